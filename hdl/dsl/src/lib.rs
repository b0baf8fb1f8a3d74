//! A hardware description language embedded in Rust: signals, modules, memories, checks, Verilog,
//! interpreter.
//!
//! A module is a configuration struct that implements [`Module`]; its `elaborate` runs once and
//! builds the module's [intermediate form](ir), which [`check`] examines, [`verilog`] prints and
//! [`interpreter`] runs.
//!
//! What cannot be is refused where it is written: [`elaborate()`] then gives an error with the line, what
//! is wrong and what would be right. What a function refuses is under *Refused* in its documentation.
extern crate self as nic_dsl;

mod arithmetic;
mod array;
mod assign;
mod bits;
mod builder;
pub mod bundle;
pub mod check;
mod condition;
mod control;
mod describe;
mod encoders;
#[doc(hidden)]
pub mod fold;
mod instance;
pub mod interpreter;
pub mod ir;
mod library;
mod memory;
mod module;
mod names;
pub mod naming;
mod operand;
pub mod ports;
mod property;
mod refusal;
mod shift;
mod signed;
pub mod state;
mod storage;
mod stream;
mod vector;
pub mod verilog;
mod widths;
pub mod wrappers;

pub use array::{
    Array, array_of, array_of_bits, each, one_hot, register_array, register_array_value, vector_of,
};
pub use bits::{Bits, concatenate, pack};
pub use bundle::{Both, Bundle, BundleExt, bundle_width, mux, one_hot_mux};
pub use condition::{Bool, all_of, any_of, constant_bool};
pub use control::{Switch, When, switch, when};
pub use instance::{instance, instance_external, instance_with_clocks};
pub use ir::{ExternalModule, MemoryStyle, ReadDuringWrite};
pub use library::{apart, hierarchy};
pub use memory::Memory;
pub use module::{Module, elaborate, in_domain, reset};
pub use naming::scope;
pub use nic_dsl_derive::{Bundle, Ports, States, elaborate, hardware_messages};
pub use num_bigint::BigUint;
pub use operand::{ConstantValue, Operand, constant};
pub use ports::{Flat, Group, Ports};
pub use property::{assert_always, assert_in_reset_too, assume, cover};
pub use shift::ShiftAmount;
pub use signed::Signed;
pub use state::{Encoding, State, States, state};
pub use storage::{
    delayed, delayed_bool, register, register_bool, register_reset, register_state, register_value,
    wire, wire_default,
};
pub use stream::{LevelSink, LevelSource, Pulse, PulseSink, PulseSource, Sink, Source, Stream};
pub use vector::{mux_each, thermometer};

/// The guide's examples are compiled as the documentation's are.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Guide;
