//! First in, first out: a queue of any depth for any payload.
//!
//! ```text
//!             +---- fifo ----+
//!      source |              | sink
//!  ---------->| stream stream|---------->
//!             |              |
//!             |        level | occupancy
//!             |              |---------->
//!             +--------------+
//! ```
//!
//! # Function
//! Holds up to `DEPTH` payloads and gives them out in the order in which they came. `occupancy`
//! counts those inside.
//!
//! # Backpressure
//! `source` is refused while `DEPTH` payloads are inside. `source_ready` does not depend on
//! `sink_ready`: a full queue takes a payload in the cycle after it gave one.
//!
//! # Ordering
//! As they come.
//!
//! # Reset
//! Empties the queue; payloads in it are lost.
//!
//! # Resources
//! One memory of `DEPTH` payloads, read in the same cycle (lookup tables), and one payload of
//! registers at `sink`; `DEPTH` counts both.
//!
//! # Why not
//! Block RAM would add a cycle and needs a prefetch stage; a deep queue of wide payloads uses a
//! RAM wrapper and credits instead.
use nic_dsl::{
    Bits, Bundle, BundleExt, LevelSource, Memory, MemoryStyle, Module, Ports, Sink, Source,
    assert_always, constant, cover, elaborate, mux, register, register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::followed::Followed;
use crate::module::{Parameter, Preset, Proof, Record, build, for_payload, header, payload};

/// What the queue promises.
pub const CONTRACT: Contract = Contract {
    module: "fifo",
    summary: "Queues payloads in order.",
    source: contract::Source { paper: "design", section: "style 2" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" },
        Parameter { name: "DEPTH", default: "16", meaning: "payloads it holds, 2 to 4096" },
    ],
    presets: &[
        // 15 words of 577 bits in lookup tables, 14 bits in each cell.
        Preset::product("fifo_beat64_d16", &["PAYLOAD=beat64", "DEPTH=16"])
            .memories(&[("RAM32M16", 42)]),
        Preset::test("fifo_word12_d5", &["PAYLOAD=word12", "DEPTH=5"]),
        Preset::test("fifo_word8_d2", &["PAYLOAD=word8", "DEPTH=2"]),
        Preset::test("fifo_word8_d16", &["PAYLOAD=word8", "DEPTH=16"]),
        Preset::part("fifo_packet_beat_d32").proof(Proof::bounded(8).induction(4).cover(40)),
        Preset::part("fifo_word17_d32").proof(Proof::bounded(8).induction(4).cover(40)),
    ],
    proof: Proof::bounded(8).induction(4).cover(20).cover_to(16),
    constraint: None,
    build: |values| {
        let depth = values.number("DEPTH", 2..=4096)?;
        for_payload!(values.payload("PAYLOAD")?, P, payload => build(&Fifo::<P> { payload, depth }))
    },
};

/// A queue of `depth` payloads of type `P`.
#[derive(Clone, Debug)]
pub struct Fifo<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Payloads it holds, at least 2.
    pub depth: u32,
}

/// Ports of the queue.
#[derive(Ports)]
pub struct FifoPorts<P: Bundle> {
    /// Payloads in.
    pub source: Sink<P>,
    /// The same payloads.
    #[shape(shape.source.clone())]
    pub sink: Source<P>,
    /// Payloads inside.
    pub occupancy: LevelSource<Bits>,
}

impl<P: Bundle> Module for Fifo<P> {
    type Ports = FifoPorts<P>;

    fn name(&self) -> String {
        format!("fifo_{}_d{}", payload::name_of::<P>(&self.payload), self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("fifo.rs"), &CONTRACT)
    }

    fn shape(&self) -> FifoPortsShape<P> {
        FifoPortsShape { source: self.payload.clone(), occupancy: bits_for(self.depth) }
    }

    #[elaborate]
    fn elaborate(&self, FifoPorts { source, sink, occupancy }: Self::Ports) {
        // One payload stands in the register at the sink, the others in the memory.
        let places = self.depth - 1;
        let words = self.words();
        let stored = Memory::<P>::new(self.payload.clone(), words).style(MemoryStyle::Distributed);
        let pointer_width = stored.address_width();
        let write_pointer = register_reset(pointer_width, 0);
        let read_pointer = register_reset(pointer_width, 0);
        let waiting = register_reset(bits_for(places), 0);
        let offered = register::<P>(self.payload.clone());
        let offered_valid = register_bool(false);

        let full = waiting.equals(places) & offered_valid;
        // `places` payloads wait only while one is offered, so the memory itself never overflows.
        source.ready.set(!full);
        sink.offer(offered_valid, offered);
        let width = occupancy.width();
        occupancy.set(waiting.resize(width) + offered_valid.bits().zero_extend(width));

        let accept = source.fires();
        let drain = sink.ready | !offered_valid;
        let empty = waiting.is_zero();
        let store = accept & !(drain & empty);
        let fetch = drain & !empty;

        when(store, || self.advance(write_pointer));
        when(fetch, || self.advance(read_pointer));
        when(store & !fetch, || waiting.set(waiting + 1));
        when(fetch & !store, || waiting.set(waiting - 1));
        stored.write(store, write_pointer, source.payload);
        let oldest = stored.read_now(read_pointer);
        when(drain, || {
            offered_valid.set(fetch | accept);
            offered.assign(mux(empty, source.payload, oldest));
        });

        let followed = Followed::new(*source, *sink, self.depth);
        let followed_place = stored.read_now(self.place(read_pointer, followed.ahead, 1));
        let stored_right = followed.waits().implies(followed.is_in(followed_place));
        assert_always("what waits fits the memory", waiting.is_at_most(places));
        assert_always("something waits only behind an offer", empty | offered_valid);
        assert_always("nothing is stored over what waits", store.implies(waiting.differs(places)));
        let counted = followed.inside.resize(width).equals(*occupancy);
        assert_always("what is inside is counted", counted);
        assert_always("what waits is stored", stored_right);
        let follows = self.place(read_pointer, waiting, 0).equals(write_pointer);
        assert_always("the write pointer follows", follows);
        if !words.is_power_of_two() {
            assert_always("the read pointer is inside", read_pointer.is_below(words));
        }
        cover("no place is left", full);
        cover("empty again", empty & !offered_valid);
        if places > 1 {
            cover("one comes to wait as another leaves", store & fetch);
        }
    }
}

impl<P: Bundle> Fifo<P> {
    /// Words of the memory: a place for each payload that waits, but at least two, because a memory
    /// of one word is a register to some tools, which say so.
    fn words(&self) -> u32 {
        (self.depth - 1).max(2)
    }

    /// Moves a pointer to the next place.
    fn advance(&self, pointer: Bits) {
        let words = self.words();
        if words.is_power_of_two() {
            // It wraps by itself.
            pointer.set(pointer + 1);
        } else {
            let at_end = pointer.equals(words - 1);
            pointer.set(mux(at_end, constant(pointer.width(), 0), pointer + 1));
        }
    }

    /// The place of number `number` of what waits, where `first` is the number of the oldest.
    fn place(&self, read_pointer: Bits, number: Bits, first: u32) -> Bits {
        let words = self.words();
        let width = read_pointer.width();
        let less = |value: Bits, less: u32| match less % (1 << width) {
            0 => value,
            less => value - less,
        };
        if words.is_power_of_two() {
            return less(read_pointer + number.truncate(width), first);
        }
        let sum_width = bits_for(2 * words);
        let sum = read_pointer.zero_extend(sum_width) + number.zero_extend(sum_width);
        let low = sum.truncate(width);
        mux(sum.is_at_least(words + first), less(low, words + first), less(low, first))
    }
}

/// Bits that hold `value`.
fn bits_for(value: u32) -> u32 {
    u32::BITS - value.leading_zeros()
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
    fn every_depth_from_2_to_4096_is_legal() {
        structure::elaborates(&RECORD, ["DEPTH=2", "DEPTH=3", "DEPTH=4096 PAYLOAD=word1"]);
        for settings in ["DEPTH=1", "DEPTH=4097", "DEPTH=many"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a whole number from 2 to 4096"), "{error}");
        }
    }
}
