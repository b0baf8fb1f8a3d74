//! Hub of registers: gives each access to the blocks on its bus, one of which answers.
//!
//! ```text
//!             +--- register_hub ---+
//!      access |                    | bus_access
//!  ---------->| stream       pulse |----------->
//!      answer |                    | bus_answer
//!  <----------| stream       pulse |<-----------
//!             |                    | bus_deferred
//!             |              level |<-----------
//!             |                    | status
//!             |              level |----------->
//!             +--------------------+
//!
//!   idle --access--> ask --> look --answer--> respond --> idle
//!                               \--deferred--> wait --answer--^
//!                               \--neither-------------------^
//! ```
//!
//! # Function
//! An access goes to all blocks at once. The block at its address answers in the next cycle, or a bridge
//! says `bus_deferred` and its answer comes later; if nobody does, there is no block at that address, and the
//! access is refused here. What the bus answers is the disjunction of what all its blocks say, who say zero
//! when they are not meant. `status` counts what was refused, here or by a block, and has the address of
//! the first.
//!
//! # Backpressure
//! One access at a time: `access` is refused until `answer` has been taken.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets the outstanding access; the blocks are reset with it, those on another clock as
//! `register_bridge` says.
//!
//! # Resources
//! The access and the answer in registers.
//!
//! # Rationale
//! Several accesses at a time would have to come back in order, and nobody who configures a device
//! would notice. A hub with a port for each block would be a module of its own for each card, and each
//! block would have its own copy of the wires of an access. Nothing here watches a clock that has
//! stopped: an access to a block on that clock waits.
use nic_dsl::{
    Bool, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource, Sink, Source,
    States, assert_always, cover, elaborate, register, register_reset, register_state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{RegisterAccess, RegisterAnswer, RegisterHubStatus};
use crate::module::{Preset, Proof, Record, build, header};

/// What the hub promises; to a block that is not behind a bridge.
pub const CONTRACT: Contract = Contract {
    module: "register_hub",
    summary: "Gives each access to the block of registers at its address.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(3, "access")),
    interval: 4,
    waits_on: &["answer", "bus_answer"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("register_hub", &[])],
    proof: Proof::bounded(10).induction(2).cover(8),
    constraint: None,
    build: |_| build(&RegisterHub),
};

/// A hub.
#[derive(Clone, Debug)]
pub struct RegisterHub;

/// Ports of the hub.
#[derive(Ports)]
pub struct RegisterHubPorts {
    /// What the host asks.
    pub access: Sink<RegisterAccess>,
    /// What it gets.
    pub answer: Source<RegisterAnswer>,
    /// What all blocks are asked.
    pub bus_access: PulseSource<RegisterAccess>,
    /// What the block that is meant says.
    pub bus_answer: PulseSink<RegisterAnswer>,
    /// A bridge has the access of the cycle before.
    pub bus_deferred: LevelSink<Bool>,
    /// What was refused.
    pub status: LevelSource<RegisterHubStatus>,
}

/// How far an access is.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Step {
    /// There is none.
    Idle,
    /// The blocks are asked.
    Ask,
    /// The block answers, or a bridge has the access, or nobody is meant.
    Look,
    /// A bridge has it.
    Wait,
    /// The host is told.
    Respond,
}

impl Module for RegisterHub {
    type Ports = RegisterHubPorts;

    fn name(&self) -> String {
        "register_hub".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("register_hub.rs"), &CONTRACT)
    }

    fn shape(&self) -> RegisterHubPortsShape {
        RegisterHubPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let step = register_state(Step::Idle);
        let asked = register::<RegisterAccess>(());
        let kept = register::<RegisterAnswer>(());
        let refused_count = register_reset(16, 0);
        let first_refused = register_reset(32, 0);
        ports.access.ready.set(step.is(Step::Idle));
        ports.answer.offer(step.is(Step::Respond), kept);
        ports.bus_access.send(step.is(Step::Ask), asked);
        ports.status.refused_accesses.set(refused_count);
        ports.status.first_refused_address.set(first_refused);

        let said = ports.bus_answer.payload;
        let answered = ports.bus_answer.valid & (step.is(Step::Look) | step.is(Step::Wait));
        let is_nowhere = step.is(Step::Look) & !ports.bus_answer.valid & !*ports.bus_deferred;
        let refuses = is_nowhere | (answered & said.refused);
        when(ports.access.fires(), || asked.assign(ports.access.payload));
        when(is_nowhere, || {
            kept.data.set(0);
            kept.refused.set(true);
        })
        .otherwise_when(answered, || kept.assign(said));
        when(refuses, || {
            when(!refused_count.all(), || refused_count.set(refused_count + 1));
            when(refused_count.is_zero(), || first_refused.set(asked.address));
        });
        step.switch(|now| match now {
            Step::Idle => {
                when(ports.access.valid, || step.goto(Step::Ask));
            }
            Step::Ask => step.goto(Step::Look),
            Step::Look => {
                when(answered | is_nowhere, || step.goto(Step::Respond))
                    .otherwise(|| step.goto(Step::Wait));
            }
            Step::Wait => {
                when(answered, || step.goto(Step::Respond));
            }
            Step::Respond => {
                when(ports.answer.ready, || step.goto(Step::Idle));
            }
        });

        let is_busy = !step.is(Step::Idle) & !step.is(Step::Respond);
        assert_always(
            "no access is taken before the one before is answered",
            !(is_busy & ports.access.ready),
        );
        cover("an access is to no block", is_nowhere);
        cover("a block refuses", answered & said.refused);
        cover("an answer comes later", answered & step.is(Step::Wait));
        cover("an access is answered", step.is(Step::Respond) & !kept.refused);
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
