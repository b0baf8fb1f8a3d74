//! Recency of the key-value handler: which slot of a bucket was used longest ago.
//!
//! ```text
//!              +--- kvs_recency ---+
//!    request_0 |                   | victim_0
//!  ----------->| stream      pulse |---------->
//!    request_n |                   | victim_n
//!  ----------->| stream      pulse |---------->
//!              +-------------------+
//! ```
//!
//! # Function
//! Keeps, for each bucket of the table in NIC memory, the order in which its four slots were used: of each two of them,
//! which was used later. A request says that a slot was used, or asks for the one that was used longest ago, which
//! comes as `victim` of the same number.
//!
//! At power-up, slots count as used in the order of their numbers.
//!
//! # Backpressure
//! A request takes three cycles, and requesters take turns.
//!
//! # Ordering
//! Per requester: as they come.
//!
//! # Reset
//! Forgets requests; what was used when stays known.
//!
//! # Resources
//! Six bits for each bucket in block RAM.
//!
//! # Rationale
//! The time of the last use would be exact over several buckets, but needs a read and a write of the bucket's line
//! in NIC memory at each hit, or far more block RAM.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, Module, Ports, PulseSource, ReadDuringWrite, Sink, States,
    constant, cover, elaborate, mux, one_hot_mux, pack, register, register_reset, register_state,
    when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use super::worker::NIC_INDEX_BITS;
use crate::lib::pick::decoded;
use crate::lib::ready::Turn;
use crate::message::{KvsRecencyRequest, KvsVictim};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What it promises.
pub const CONTRACT: Contract = Contract {
    module: "kvs_recency",
    summary: "Knows which slot of a bucket was used longest ago.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    latency: Some(Latency { least: 3, most: 6, after: "request_*" }),
    interval: 3,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        NIC_INDEX_BITS,
        Parameter {
            name: "REQUESTERS",
            default: "8",
            meaning: "how many there are, a power of two from 2 to 16",
        },
    ],
    presets: &[
        Preset::product("kvs_recency", &["INDEX_BITS=14", "REQUESTERS=8"])
            .memories(&[("RAMB36E2", 3)]),
        Preset::test("kvs_recency_tiny", &["INDEX_BITS=2", "REQUESTERS=2"])
            .proof(Proof::bounded(12).cover(14).memory_as_registers()),
    ],
    proof: Proof::none("the small kvs_recency is the same description and is proved"),
    constraint: None,
    build: |values| {
        build(&KvsRecency {
            index_bits: values.number("INDEX_BITS", 1..=20)?,
            requesters: values.power_of_two("REQUESTERS", 2..=16)?,
        })
    },
};

/// Tables with fewer buckets than 2 to this power are in lookup tables.
const LEAST_BLOCK_BITS: u32 = 7;
/// Slots of a bucket, two by two, the lower first.
const PAIRS: [(u64, u64); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// What is done with a request.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Phase {
    /// Nothing.
    Idle,
    /// The bucket's order is being read.
    Read,
    /// It is known.
    Know,
}

/// The order of use of all buckets.
#[derive(Clone, Debug)]
pub struct KvsRecency {
    /// Bits of the number of a bucket, 1 to 20.
    pub index_bits: u32,
    /// Requesters, a power of two from 2 to 16.
    pub requesters: u32,
}

/// Ports of the order of use.
#[derive(Ports)]
pub struct KvsRecencyPorts {
    /// What was used, and questions.
    pub request: Vec<Sink<KvsRecencyRequest>>,
    /// What was used longest ago.
    pub victim: Vec<PulseSource<KvsVictim>>,
}

impl Module for KvsRecency {
    type Ports = KvsRecencyPorts;

    fn name(&self) -> String {
        format!("kvs_recency_b{}_n{}", self.index_bits, self.requesters)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("recency.rs"), &CONTRACT)
    }

    fn shape(&self) -> KvsRecencyPortsShape {
        let each = vec![(); self.requesters as usize];
        KvsRecencyPortsShape { request: each.clone(), victim: each }
    }

    #[elaborate]
    fn elaborate(&self, KvsRecencyPorts { request: requests, victim: victims }: Self::Ports) {
        let phase = register_state(Phase::Idle);
        let chosen = register_reset(self.requesters, 0);
        let index = register::<Bits>(self.index_bits);
        let slot = register::<Bits>(2);
        let is_use = register::<Bool>(());
        let is_idle = phase.is(Phase::Idle);

        let asks = pack(requests.iter().map(|request| request.valid));
        let turn_taken = wire::<Bool>(());
        let has_turn = wire::<Bits>(self.requesters);
        let turn = Turn::new(asks & !has_turn, turn_taken);
        turn.picked.ignore();
        has_turn.set(decoded(turn.valid, turn.number));
        let takes = is_idle & turn.valid;
        turn_taken.set(takes);
        let taken = has_turn & takes.mask(self.requesters);
        for (request, ready) in requests.iter().zip(taken.to_bools()) {
            request.ready.set(ready);
        }
        let offers = requests.iter().map(|request| request.payload);
        let offer: KvsRecencyRequest = one_hot_mux(has_turn.to_bools().into_iter().zip(offers));
        offer.index.top(20 - self.index_bits).ignore();

        let orders = Memory::<Bits>::new(PAIRS.len() as u32, 1 << self.index_bits)
            .style(if self.index_bits < LEAST_BLOCK_BITS {
                MemoryStyle::Distributed
            } else {
                MemoryStyle::Block
            })
            .read_during_write(ReadDuringWrite::Undefined)
            .initial(&vec![0_u32.into(); 1 << self.index_bits])
            .comment("Of each two slots, whether the lower was used later.");
        when(takes, || {
            chosen.set(taken);
            index.set(offer.index.truncate(self.index_bits));
            slot.set(offer.slot);
            is_use.set(offer.is_use);
            phase.goto(Phase::Read);
        });
        when(phase.is(Phase::Read), || phase.goto(Phase::Know));
        when(phase.is(Phase::Know), || phase.goto(Phase::Idle));
        let order = orders.read(phase.is(Phase::Read), index);

        let used: Vec<Bool> = order
            .to_bools()
            .into_iter()
            .zip(PAIRS)
            .map(|(is_later, (low, high))| {
                let is_slot = |number| slot.equals(constant(2, number));
                is_slot(low) | (is_later & !is_slot(high))
            })
            .collect();
        let knows = phase.is(Phase::Know);
        orders.write(knows & is_use, index, pack(used));

        // A slot is the oldest if it was used before each of the others.
        let is_oldest = |wanted: u64| {
            let pairs = order.to_bools().into_iter().zip(PAIRS);
            let before = pairs.filter_map(|(is_later, (low, high))| match wanted {
                _ if wanted == low => Some(!is_later),
                _ if wanted == high => Some(is_later),
                _ => None,
            });
            nic_dsl::all_of(before)
        };
        let number = |slot| constant(2, slot);
        let above_1 = mux(is_oldest(2), number(2), number(3));
        let above_0 = mux(is_oldest(1), number(1), above_1);
        let oldest = mux(is_oldest(0), number(0), above_0);
        for (victim, chosen) in victims.iter().zip(chosen.to_bools()) {
            victim.send(knows & !is_use & chosen, KvsVictim { slot: oldest });
        }
        cover("the slot with the highest number is the oldest", knows & oldest.equals(3));
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
    fn requesters_are_a_power_of_two() {
        let error = structure::refused(&RECORD, "REQUESTERS=3");
        assert!(error.contains("a power of two from 2 to 16"), "{error}");
    }
}
