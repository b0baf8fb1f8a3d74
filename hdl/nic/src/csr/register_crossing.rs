//! Crossing of registers: accesses from a hub on one clock to blocks on another.
//!
//! ```text
//!             +- register_crossing -+
//!      access |                     | unit_access
//!  ---------->| stream       stream |------------->
//!      answer |                     | unit_answer
//!  <----------| stream       stream |<-------------
//!             |                     |
//!        host clock      :      unit clock
//!             +---------------------+
//! ```
//!
//! # Function
//! Passes accesses to the other clock, and answers back. Behind it stands a block, or a hub with the
//! blocks of that clock.
//!
//! # Backpressure
//! That of the queues: an access is taken while there is a place. A hub has one outstanding.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Both sides are reset together, as `async_fifo` says, and with them who asks and who answers.
//!
//! # Resources
//! Two queues of four places in lookup tables.
//!
//! # Rationale
//! A handshake of two flags would need fewer flip-flops and one more module that crosses clocks.
use nic_dsl::{Module, Ports, Sink, Source, elaborate, instance_with_clocks};
use nic_spec::contract::{self, Contract};

use crate::message::{RegisterAccess, RegisterAnswer};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::async_fifo::{AsyncFifo, Output};

/// What the crossing promises.
pub const CONTRACT: Contract = Contract {
    module: "register_crossing",
    summary: "Passes accesses to registers to another clock, and answers back.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    // Two clocks have no cycle in common; `async_fifo` says how long each way takes.
    latency: None,
    interval: 1,
    waits_on: &["answer", "unit_access"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("register_crossing", &[])],
    proof: Proof::none("it wires two queues, and those have proofs"),
    constraint: None,
    build: |_| build(&RegisterCrossing),
};

/// Places of each queue: the fewest that there are.
const DEPTH: u32 = 4;

/// A crossing of registers.
#[derive(Clone, Debug)]
pub struct RegisterCrossing;

/// Ports of the crossing.
#[derive(Ports)]
#[clocks(host, unit)]
pub struct RegisterCrossingPorts {
    /// What the host asks.
    #[clock(host)]
    pub access: Sink<RegisterAccess>,
    /// What it gets.
    #[clock(host)]
    pub answer: Source<RegisterAnswer>,
    /// The accesses, on the unit's clock.
    #[clock(unit)]
    pub unit_access: Source<RegisterAccess>,
    /// What the unit says.
    #[clock(unit)]
    pub unit_answer: Sink<RegisterAnswer>,
}

impl Module for RegisterCrossing {
    type Ports = RegisterCrossingPorts;

    fn name(&self) -> String {
        "register_crossing".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("register_crossing.rs"), &CONTRACT)
    }

    fn shape(&self) -> RegisterCrossingPortsShape {
        RegisterCrossingPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let queue =
            AsyncFifo::<RegisterAccess> { payload: (), depth: DEPTH, output: Output::Register };
        let accesses =
            instance_with_clocks("accesses", &queue, &[("write", "host"), ("read", "unit")]);
        let queue =
            AsyncFifo::<RegisterAnswer> { payload: (), depth: DEPTH, output: Output::Register };
        let answers =
            instance_with_clocks("answers", &queue, &[("write", "unit"), ("read", "host")]);
        accesses.source.connect(*ports.access);
        ports.unit_access.connect(*accesses.sink);
        answers.source.connect(*ports.unit_answer);
        ports.answer.connect(*answers.sink);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
