//! Bridge of registers: accesses to some blocks pass to the clock that they are on, and answers back.
//!
//! ```text
//!             +- register_bridge -+
//!      access |         :         | unit_access
//!  ---------->| pulse   :   pulse |------------->
//!      page_* |         :         | unit_answer
//!  ---------->| level   :   pulse |<-------------
//!      answer |         :         |
//!  <----------| pulse   :         |
//!    deferred |         :         |
//!  <----------| level   :         |
//!             | host clock : unit |
//!             +-------------------+
//! ```
//!
//! # Function
//! An access to one of the pages passes to the blocks behind it; in the next cycle `deferred` says that its
//! answer comes later. Without `answer`, its data and `refused` are zero, as on every bus of registers.
//!
//! # Backpressure
//! None: the hub asks for the next when the one before was answered.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Both sides are reset together, as `async_fifo` says, and with them the hub and the blocks.
//!
//! # Resources
//! A comparison for each page, and the two queues of `register_crossing`.
//!
//! # Rationale
//! One for all blocks of a clock: only one of them is asked at a time. There is no watch on a clock that
//! has stopped: an access to a block on it waits.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource, any_of,
    assert_always, cover, delayed_bool, elaborate, in_domain, instance_with_clocks,
};
use nic_spec::contract::{self, Contract};

use super::register_bus::{PAGE_BITS, silent_without_answer};
use super::register_crossing::RegisterCrossing;
use crate::message::{RegisterAccess, RegisterAnswer};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What the bridge promises.
pub const CONTRACT: Contract = Contract {
    module: "register_bridge",
    summary: "Passes accesses to some blocks of registers to their clock, and answers back.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    // Two clocks have no cycle in common; `async_fifo` says how long each way takes.
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter { name: "BLOCKS", default: "3", meaning: "blocks behind it, 1 to 16" }],
    presets: &[Preset::product("register_bridge_n3", &["BLOCKS=3"])],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&RegisterBridge { blocks: values.number("BLOCKS", 1..=16)? }),
};

/// A bridge to some blocks.
#[derive(Clone, Debug)]
pub struct RegisterBridge {
    /// Blocks behind it, 1 to 16.
    pub blocks: u32,
}

/// Ports of the bridge.
#[derive(Ports)]
#[clocks(host, unit)]
pub struct RegisterBridgePorts {
    /// What the host asks of any block.
    #[shape(())]
    #[clock(host)]
    pub access: PulseSink<RegisterAccess>,
    /// The blocks behind it: bits 31 to 10 of the address of each.
    #[clock(host)]
    pub page: Vec<LevelSink<Bits>>,
    /// What they say.
    #[shape(())]
    #[clock(host)]
    pub answer: PulseSource<RegisterAnswer>,
    /// The access of the cycle before is for one of them.
    #[shape(())]
    #[clock(host)]
    pub deferred: LevelSource<Bool>,
    /// The accesses to them, on their clock.
    #[shape(())]
    #[clock(unit)]
    pub unit_access: PulseSource<RegisterAccess>,
    /// What they say there.
    #[shape(())]
    #[clock(unit)]
    pub unit_answer: PulseSink<RegisterAnswer>,
}

impl Module for RegisterBridge {
    type Ports = RegisterBridgePorts;

    fn name(&self) -> String {
        format!("register_bridge_n{}", self.blocks)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("register_bridge.rs"), &CONTRACT)
    }

    fn shape(&self) -> RegisterBridgePortsShape {
        RegisterBridgePortsShape { page: vec![PAGE_BITS; self.blocks as usize] }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let clocks = [("host", "host"), ("unit", "unit")];
        let crossing = instance_with_clocks("crossing", &RegisterCrossing, &clocks);
        in_domain("host", || {
            let access = ports.access.payload;
            let asked_page = access.address.top(PAGE_BITS);
            let is_here = any_of(ports.page.iter().map(|page| asked_page.equals(**page)));
            let takes = ports.access.valid & is_here;
            crossing.access.offer(takes, access);
            let was_taken = delayed_bool(crossing.access.fires());
            ports.deferred.set(was_taken);
            let answers = crossing.answer.valid;
            crossing.answer.ready.set(true);
            let answer = crossing.answer.payload;
            let shown = RegisterAnswer {
                data: answer.data & answers.mask(32),
                refused: answer.refused & answers,
            };
            ports.answer.send(answers, shown);
            silent_without_answer(&ports.answer);
            assert_always("there is a place for an access", !takes | crossing.access.ready);
            cover("an access passes", takes);
            cover("an answer comes back", answers);
        });
        in_domain("unit", || {
            ports.unit_access.send(crossing.unit_access.valid, crossing.unit_access.payload);
            crossing.unit_access.ready.set(true);
            crossing.unit_answer.offer(ports.unit_answer.valid, ports.unit_answer.payload);
            let has_room = crossing.unit_answer.ready;
            has_room.ignore();
            assert_always("there is a place for an answer", !ports.unit_answer.valid | has_room);
        });
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

    #[test]
    fn a_bridge_to_1_or_16_blocks_is_legal() {
        structure::elaborates(&RECORD, ["BLOCKS=1", "BLOCKS=16"]);
        let error = structure::refused(&RECORD, "BLOCKS=17");
        assert!(error.contains("a whole number from 1 to 16"), "{error}");
    }
}
