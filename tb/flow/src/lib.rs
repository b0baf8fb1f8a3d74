//! Runs the tools around the Verilog: lint, synthesis figures, proofs, mutants, benchmark, doctor.
//!
//! The emitted directory is read as files; nothing here links the hardware description. A tool that
//! is not on this machine makes its rows `skipped`, which is never counted as a pass.

pub mod bench;
pub mod doctor;
pub mod error;
pub mod formal;
pub mod index;
pub mod lint;
pub mod mutants;
pub mod nearest;
pub mod new;
pub mod progress;
pub mod resources;
pub mod rtl;
pub mod run;
pub mod stand_ins;
pub mod suites;
pub mod table;
pub mod yosys;
