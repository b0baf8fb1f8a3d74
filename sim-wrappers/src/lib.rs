//! The emitted Verilog under Verilator as Rust values; typed ports, no behaviour.
//!
//! ```text
//!  Verilog -> Library (compiled once per content) -> Model (one running instance)
//!                                                      | ports by number, any width
//!  Design (what emit knows)  --------------------->  Wrapper (typed ports of one module)
//! ```
//! [`Design`]s and wrappers are written when this crate is built, into [`generated`]; Verilog from
//! elsewhere goes through a [`BuildRequest`]. [`Clocked`] is a module with its clocks. A property that fails in the Verilog
//! comes back as a [`Failure`].
pub mod cache;
pub mod clock;
pub mod clocked;
pub mod design;
pub mod device;
/// All emitted modules, one wrapper each.
pub mod generated {
    include!(concat!(env!("OUT_DIR"), "/ports/mod.rs"));
}
#[allow(unsafe_code, reason = "calls into the compiled model")]
pub mod library;
#[allow(unsafe_code, reason = "calls into the compiled model and reads its ports in place")]
pub mod model;
pub mod port;
pub mod prelude;
pub mod probe;
pub mod recording;
pub mod tools;
pub mod value;

pub use clock::{Clock, Clocking, Rising};
pub use clocked::Clocked;
pub use design::Design;
pub use device::{AnyDevice, Device, ModelOptions, Wrapper};
pub use error::{Error, Failure, FailureKind};
pub use library::Library;
pub use model::{Model, PowerUp};
pub use nic_verilate::build::{BuildRequest, Source};
pub use nic_verilate::{build, error};
pub use port::{
    Inlet, Input, LevelInlet, LevelInput, LevelOutlet, LevelOutput, Outlet, Output, PulseInlet,
    PulseInput, PulseOutlet, PulseOutput, StreamInput, StreamOutput,
};
pub use probe::Probe;
pub use recording::Recording;
pub use value::{Bits, Value};
