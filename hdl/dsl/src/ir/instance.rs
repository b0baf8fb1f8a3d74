//! Instances of the intermediate form, of our modules and of somebody else's.
use std::rc::Rc;

use num_bigint::BigUint;

use super::{Module, Place, SignalId};

/// An instance of another module.
#[derive(Clone, PartialEq, Debug)]
pub struct Instance {
    /// Instance name.
    pub name: String,
    /// What is instantiated.
    pub of: Instantiated,
    /// For each port of the child, in its order: port name, and what it is connected to. A clock or
    /// reset port is connected to that signal of the parent; another input to an `InstanceInput`,
    /// an output to an `InstanceOutput`.
    pub connections: Vec<(String, SignalId)>,
    /// Where it was made.
    pub place: Place,
}

/// What an instance is made of.
#[derive(Clone, PartialEq, Debug)]
pub enum Instantiated {
    /// A module of this design.
    Module(Rc<Module>),
    /// A module somebody else provides.
    External(ExternalModule),
}

/// A module whose Verilog is not ours (a vendor primitive or IP core).
#[derive(Clone, PartialEq, Debug)]
pub struct ExternalModule {
    /// Verilog name.
    pub name: String,
    /// `#(.NAME(value))`.
    pub parameters: Vec<(String, Parameter)>,
    /// `(* name = "value" *)` on the instance.
    pub attributes: Vec<(String, String)>,
    /// Ports in order.
    pub ports: Vec<ExternalPort>,
}

/// A port of an external module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExternalPort {
    /// Verilog name.
    pub name: String,
    /// Bits.
    pub width: u32,
    /// Whether it is an input, output, clock or reset.
    pub direction: ExternalDirection,
}

/// Direction of an external port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExternalDirection {
    /// Driven by the parent.
    Input,
    /// Drives the parent.
    Output,
    /// Connected to the clock of the domain current at the instance.
    Clock,
    /// Connected to the reset of the domain current at the instance.
    Reset,
}

/// A parameter value of an external module.
#[derive(Clone, PartialEq, Debug)]
pub enum Parameter {
    /// A sized constant: value, width.
    Bits(BigUint, u32),
    /// A plain decimal number.
    Integer(i64),
    /// A string.
    Text(String),
}
