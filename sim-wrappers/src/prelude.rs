//! What a generated wrapper needs.
pub use nic_spec::message;

pub use crate::design::{
    Contract, Design, Direction, Domain, Field, Group, GroupKind, Latency, Port, Sources,
};
pub use crate::device::{Device, Wrapper};
pub use crate::model::Model;
pub use crate::port::{
    Inlet, Input, LevelInlet, LevelInput, LevelOutlet, LevelOutput, Outlet, Output, PulseInlet,
    PulseInput, PulseOutlet, PulseOutput, StreamInput, StreamOutput,
};
pub use crate::value::Bits;
