//! What is known about a module without running it: its files, ports, streams, domains, promises.
//!
//! The build of this crate writes one [`Design`] per module; the bench walks over them.

/// An emitted module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Design {
    /// Verilog module name.
    pub module: &'static str,
    /// One line: what it does.
    pub summary: &'static str,
    /// Where its Verilog is, the module's own file first.
    pub sources: Sources,
    /// Modules below it whose Verilog is somebody else's; with any, there is no model.
    pub externals: &'static [&'static str],
    /// Ports in order of declaration.
    pub ports: &'static [Port],
    /// Ports grouped as streams, pulses and levels.
    pub groups: &'static [Group],
    /// Clock domains; a module without state may have none.
    pub domains: &'static [Domain],
    /// Declared paths from an input port to an output port within one cycle.
    pub combinational_paths: &'static [(&'static str, &'static str)],
    /// What the module promises about time, if it has a contract.
    pub contract: Option<Contract>,
}

/// Where the Verilog of a module is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sources {
    /// Emitted files, see [`crate::tools::emitted_file`].
    Emitted(&'static [&'static str]),
    /// File names and their text.
    Embedded(&'static [(&'static str, &'static str)]),
}

/// A Verilog port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Port {
    /// Verilog name.
    pub name: &'static str,
    /// Bits.
    pub width: u32,
    /// Into or out of the module.
    pub direction: Direction,
    /// Clock, reset or data.
    pub kind: PortKind,
    /// The domain it belongs to, a position in [`Design::domains`].
    pub domain: Option<usize>,
}

/// Direction, seen from the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Into the module.
    Input,
    /// Out of the module.
    Output,
}

/// What a port is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PortKind {
    /// A clock.
    Clock,
    /// A synchronous, active-high reset.
    Reset,
    /// Anything else.
    Data,
}

/// A clock and its reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Domain {
    /// Empty for the module's only domain.
    pub name: &'static str,
    /// The clock, a position in [`Design::ports`].
    pub clock: usize,
    /// The reset, a position in [`Design::ports`].
    pub reset: usize,
}

/// Ports that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The prefix of its ports.
    pub name: &'static str,
    /// Stream, pulse or level.
    pub kind: GroupKind,
    /// Whether the payload enters or leaves the module.
    pub direction: Direction,
    /// Whose clock, a position in [`Design::domains`].
    pub domain: usize,
    /// Rust type of the payload, or `bits`.
    pub payload: &'static str,
    /// `valid` of streams and pulses, a position in [`Design::ports`].
    pub valid: Option<usize>,
    /// `ready` of streams, a position in [`Design::ports`].
    pub ready: Option<usize>,
    /// Payload fields in order.
    pub fields: &'static [Field],
}

/// A field of a payload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The field's path in the payload, joined by `_`; empty for a bare payload.
    pub name: &'static str,
    /// Its port, a position in [`Design::ports`].
    pub port: usize,
}

/// Kind of a port group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupKind {
    /// `valid`, `ready`, payload: may stall.
    Stream,
    /// `valid`, payload: one cycle, cannot be refused.
    Pulse,
    /// Payload alone.
    Level,
}

/// Promises about time, in cycles of the module's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    /// Least and most cycles from the transfer on an input to the first offer of its result.
    pub latency: Option<Latency>,
    /// Cycles between transfers on the busiest port when nothing stalls.
    pub interval: Option<u32>,
    /// Streams that the module may wait on.
    pub waits_on: &'static [&'static str],
    /// Key in the bibliography and section; empty when no paper is behind it.
    pub source: &'static str,
}

/// A latency and what it is counted from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Latency {
    /// At least this many cycles.
    pub least: u32,
    /// At most this many cycles.
    pub most: u32,
    /// The input group whose transfer starts the count.
    pub after: &'static str,
}

impl Port {
    /// A clock.
    pub const fn clock(name: &'static str, domain: Option<usize>) -> Self {
        Self { name, width: 1, direction: Direction::Input, kind: PortKind::Clock, domain }
    }

    /// A reset.
    pub const fn reset(name: &'static str, domain: Option<usize>) -> Self {
        Self { name, width: 1, direction: Direction::Input, kind: PortKind::Reset, domain }
    }

    /// A data input.
    pub const fn input(name: &'static str, width: u32, domain: Option<usize>) -> Self {
        Self { name, width, direction: Direction::Input, kind: PortKind::Data, domain }
    }

    /// A data output.
    pub const fn output(name: &'static str, width: u32, domain: Option<usize>) -> Self {
        Self { name, width, direction: Direction::Output, kind: PortKind::Data, domain }
    }
}

impl Design {
    /// The position of the port of that name.
    pub fn port(&self, name: &str) -> Option<usize> {
        self.ports.iter().position(|port| port.name == name)
    }

    /// The position of the group of that name.
    pub fn group(&self, name: &str) -> Option<usize> {
        self.groups.iter().position(|group| group.name == name)
    }

    /// Whether the module declares a path from that input port to that output port.
    pub fn has_combinational_path(&self, input: &str, output: &str) -> bool {
        self.combinational_paths.contains(&(input, output))
    }
}

impl Group {
    /// Whether it is a stream.
    pub fn is_stream(&self) -> bool {
        self.kind == GroupKind::Stream
    }

    /// The position, among the fields, of the one of that name.
    pub fn field(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.name == name)
    }
}
