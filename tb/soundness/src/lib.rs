//! Random circuits: interpreter, Verilator and a second simulator agree on every cycle.
//!
//! A circuit is drawn ([`generate`]) from a sequence of choices ([`choices`]), printed as Verilog and
//! interpreted ([`specimen`]) under random inputs ([`stimulus`]), and run together with hundreds of
//! others in each simulator ([`simulators`], [`campaign`]). One that disagrees is shrunk
//! ([`mod@shrink`], [`mod@minimize`]) and printed with its inputs ([`report`]).
pub mod campaign;
pub mod choices;
pub mod circuit;
pub mod examine;
pub mod generate;
pub mod known;
pub mod minimize;
pub mod mutate;
pub mod permanent;
pub mod program;
pub mod recipe;
pub mod report;
pub mod seed;
pub mod shrink;
pub mod simulators;
pub mod sketch;
pub mod specimen;
pub mod stimulus;
