//! From Verilog to a shared library, once per content; and where the external programs are. Nothing here knows
//! what a module does or how its ports are typed, so that models of whole cards can be made while that is compiled.
pub mod build;
pub mod error;
pub mod tools;
