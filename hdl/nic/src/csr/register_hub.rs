//! Hub of registers: gives each access to the block at its address.
//!
//! ```text
//!             +--- register_hub ---+
//!      access |                    | <block>_access
//!  ---------->| stream      stream |---------------->
//!      answer |                    | <block>_answer
//!  <----------| stream      stream |<----------------
//!             |                    | status
//!             |              level |---------------->
//!             +--------------------+
//!
//!   idle --access--> ask --taken--> wait --answer--> respond --> idle
//!                      \--no block there--------------^
//! ```
//!
//! # Function
//! An access goes to the block of the map at whose address it is, with its address in the block. An
//! access to no block is refused here. `status` counts what was refused, here or by a block, and has
//! the address of the first.
//!
//! # Backpressure
//! One access at a time: `access` is refused until `answer` has been taken.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets the outstanding access; the blocks are reset with it, those on another clock as
//! `register_crossing` says.
//!
//! # Resources
//! The access and the answer in registers, a comparison of the address for each block.
//!
//! # Rationale
//! Several accesses at a time would have to come back in order, and nobody who configures a device
//! would notice. Nothing here watches a clock that has stopped: an access to a block on that clock
//! waits.
use nic_dsl::{
    Bool, Bundle, BundleExt, LevelSource, Module, Ports, Sink, Source, States, any_of,
    assert_always, cover, elaborate, one_hot_mux, pack, register, register_bool, register_reset,
    register_state, when,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::register::{BLOCK_BYTES, Map, nic, reorder_nic};

use super::commands::CommandSet;
use super::register_block::RegisterBlockPorts;
use crate::lib::named::Named;
use crate::message::{RegisterAccess, RegisterAnswer, RegisterHubStatus};
use crate::module::{Error, Parameter, Preset, Proof, Record, build, header};

/// What the hub promises; the latency is that of an access to no block. One to a block takes that of
/// the block and two cycles more.
pub const CONTRACT: Contract = Contract {
    module: "register_hub",
    summary: "Gives each access to the block of registers at its address.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(2, "access")),
    interval: 3,
    waits_on: &["answer", "<block>_access", "<block>_answer"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "MAP", default: "reorder_nic", meaning: "reorder_nic or nic" },
        Parameter { name: "RINGS", default: "1", meaning: "rings of a `nic`, 1 to 8" },
    ],
    presets: &[Preset::product("register_hub_nic_r2", &["MAP=nic", "RINGS=2"])],
    proof: Proof::bounded(10).cover(8),
    constraint: None,
    build: |values| {
        let rings = values.number("RINGS", 1..=nic::MOST_RINGS)?;
        match values.word("MAP", &["reorder_nic", "nic"])? {
            0 if rings == 1 => build(&RegisterHub::new("reorder_nic", &reorder_nic::map())),
            0 => Err(Error::new("`register_hub`: MAP=reorder_nic has no rings; RINGS=1 is right")),
            _ => build(&RegisterHub::new(&format!("nic_r{rings}"), &nic::map(rings))),
        }
    },
};

/// A hub of the blocks of a map.
#[derive(Clone, Debug)]
pub struct RegisterHub {
    name: String,
    /// Name and address of each block.
    blocks: Vec<(String, u32)>,
}

impl RegisterHub {
    /// A hub for `map`, in a module called `register_hub_<kind>`.
    pub fn new(kind: &str, map: &Map) -> Self {
        let mut blocks = Vec::new();
        for block in &map.blocks {
            let addresses = (0..block.count).map(|number| block.address(number));
            blocks.extend(block.instance_names().into_iter().zip(addresses));
        }
        Self { name: format!("register_hub_{kind}"), blocks }
    }
}

/// Ports of the hub.
#[derive(Ports)]
pub struct RegisterHubPorts {
    /// What the host asks.
    #[shape(())]
    pub access: Sink<RegisterAccess>,
    /// What it gets.
    #[shape(())]
    pub answer: Source<RegisterAnswer>,
    /// What the host asks of this block; the address is that in the block.
    pub access_of: Named<Source<RegisterAccess>>,
    /// What the block says.
    pub answer_of: Named<Sink<RegisterAnswer>>,
    /// What was refused.
    #[shape(())]
    pub status: LevelSource<RegisterHubStatus>,
}

impl RegisterHubPorts {
    /// Connects a block, as the parent of both sees them.
    ///
    /// # Panics
    /// If the map has no such block.
    pub fn connect<C: Bundle, S: Bundle, K: CommandSet>(
        &self,
        name: &str,
        block: &RegisterBlockPorts<C, S, K>,
    ) {
        block.access.connect(**self.access_of.of(name));
        self.answer_of.of(name).connect(*block.answer);
    }
}

/// How far an access is.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Step {
    /// There is none.
    Idle,
    /// It is offered to its block.
    Ask,
    /// The block has it.
    Wait,
    /// The host is told.
    Respond,
}

impl Module for RegisterHub {
    type Ports = RegisterHubPorts;

    fn name(&self) -> String {
        self.name.clone()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("register_hub.rs"), &CONTRACT)
    }

    fn shape(&self) -> RegisterHubPortsShape {
        let named: Vec<_> = self.blocks.iter().map(|(name, _)| (name.clone(), ())).collect();
        RegisterHubPortsShape { access_of: named.clone(), answer_of: named }
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
        ports.status.refused_accesses.set(refused_count);
        ports.status.first_refused_address.set(first_refused);
        when(ports.access.fires(), || asked.assign(ports.access.payload));

        // Which block it is for is found while the access is taken, so that the offer is a register.
        let offset_bits = BLOCK_BYTES.ilog2();
        let page = ports.access.payload.address.top(32 - offset_bits);
        let mut selected = Vec::new();
        for (name, address) in &self.blocks {
            let is_selected = register_bool(false).named(&format!("{name}_selected"));
            when(ports.access.fires(), || {
                is_selected.set(page.equals(address >> offset_bits));
            });
            selected.push(is_selected);
        }
        let is_mapped = any_of(selected.iter().copied());
        let address = asked.address.truncate(offset_bits).zero_extend(32);
        for (port, is_selected) in ports.access_of.iter().zip(&selected) {
            let forwarded = RegisterAccess { address, ..asked };
            port.offer(step.is(Step::Ask) & *is_selected, forwarded);
        }
        let is_selected_at =
            |of: &dyn Fn(usize) -> Bool| any_of((0..selected.len()).map(|i| selected[i] & of(i)));
        let taken = is_selected_at(&|i| ports.access_of[i].ready);
        let answered = is_selected_at(&|i| ports.answer_of[i].valid);
        for (port, is_selected) in ports.answer_of.iter().zip(&selected) {
            port.ready.set(step.is(Step::Wait) & *is_selected);
        }
        let answers = ports.answer_of.iter().map(|port| port.payload);
        let answer = one_hot_mux(selected.iter().copied().zip(answers));

        let is_nowhere = step.is(Step::Ask) & !is_mapped;
        let refuses = is_nowhere | (step.is(Step::Wait) & answered & answer.refused);
        when(refuses, || {
            when(!refused_count.all(), || refused_count.set(refused_count + 1));
            when(refused_count.is_zero(), || first_refused.set(asked.address));
        });
        step.switch(|now| match now {
            Step::Idle => {
                when(ports.access.valid, || step.goto(Step::Ask));
            }
            Step::Ask => {
                when(!is_mapped, || {
                    kept.data.set(0);
                    kept.refused.set(true);
                    step.goto(Step::Respond);
                })
                .otherwise_when(taken, || step.goto(Step::Wait));
            }
            Step::Wait => {
                when(answered, || {
                    kept.data.set(answer.data);
                    kept.refused.set(answer.refused);
                    step.goto(Step::Respond);
                });
            }
            Step::Respond => {
                when(ports.answer.ready, || step.goto(Step::Idle));
            }
        });

        let chosen = pack(selected.iter().copied());
        let is_one = (chosen & (chosen - 1)).is_zero();
        assert_always("no two blocks are at one address", is_one);
        cover("an access is to no block", is_nowhere);
        cover("a block refuses", refuses & is_mapped);
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

    #[test]
    fn maps_of_1_to_8_rings_are_legal() {
        structure::elaborates(&RECORD, ["MAP=reorder_nic", "MAP=nic RINGS=8"]);
        let error = structure::refused(&RECORD, "MAP=nic RINGS=9");
        assert!(error.contains("a whole number from 1 to 8"), "{error}");
        let error = structure::refused(&RECORD, "RINGS=2");
        assert!(error.contains("has no rings"), "{error}");
    }
}
