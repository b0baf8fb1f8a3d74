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
//! FIFO order.
//!
//! # Reset
//! Empties the queue; payloads in it are lost.
//!
//! # Resources
//! One memory of `DEPTH` payloads, whose output is `sink`: no payload stands in registers, and none
//! passes by the memory. A deep queue is block RAM and offers a payload two cycles after it came,
//! any other is lookup tables and offers it in the next cycle. `MEMORY=auto` takes block RAM from 512
//! payloads and 16,384 bits on. `MEMORY=bypassed` is block RAM that offers in the next cycle: a payload
//! that finds nothing ahead of it goes into a register beside the memory, which costs the register and
//! a multiplexer of the payload's width.
//!
//! # Rationale
//! A register behind the lookup tables would cost a cycle, or a multiplexer of the payload's width
//! past the memory; who needs the shorter path after the clock puts a `forward_register` behind it.
//! A register behind the block RAM would need places for the payloads on their way. The register beside it
//! needs none: what goes into the memory waits for one that leaves a cycle later at the earliest, and is read
//! in that cycle.
use nic_dsl::{
    Bits, Bundle, BundleExt, LevelSource, Memory, MemoryStyle, Module, Ports, ReadDuringWrite,
    Sink, Source, Stream, assert_always, bundle_width, constant, cover, elaborate, mux, register,
    register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::followed::Followed;
use crate::module::{
    ADDRESS_BITS, COUNT_BITS, DEPTH_OF_2, Parameter, Parametric, Preset, Proof, Record, WIDTH,
    WIDTH_OF_1, build, depth, for_payload, header, no_parts, payload, payload_bits,
};

/// What the queue promises; the latency is 1 in lookup tables and 2 in block RAM.
pub const CONTRACT: Contract = Contract {
    module: "fifo",
    summary: "Queues payloads in order.",
    source: contract::Source { paper: "design", section: "style 2" },
    latency: Some(Latency { least: 1, most: 2, after: "source" }),
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
        Parameter {
            name: "MEMORY",
            default: "auto",
            meaning: "auto, distributed, block, bypassed",
        },
    ],
    presets: &[
        // 577 bits in lookup tables, 14 in each cell.
        Preset::product("fifo_beat64_d16", &["PAYLOAD=beat64", "DEPTH=16"])
            .memories(&[("RAM32M", 1), ("RAM32M16", 41)]),
        // 36 bits in each cell.
        Preset::product("fifo_beat64_d512", &["PAYLOAD=beat64", "DEPTH=512"])
            .memories(&[("RAMB18E2", 17)]),
        Preset::test("fifo_word12_d5", &["PAYLOAD=word12", "DEPTH=5"]),
        Preset::test("fifo_word17_d4", &["PAYLOAD=word17", "DEPTH=4"]),
        Preset::test("fifo_word8_d2", &["PAYLOAD=word8", "DEPTH=2"]),
        Preset::test("fifo_word8_d16", &["PAYLOAD=word8", "DEPTH=16"]),
        Preset::test("fifo_word8_d5_block", &["PAYLOAD=word8", "DEPTH=5", "MEMORY=block"])
            .memories(&[("RAMB18E2", 1)]),
        Preset::test("fifo_word8_d16_block", &["PAYLOAD=word8", "DEPTH=16", "MEMORY=block"])
            .memories(&[("RAMB18E2", 1)]),
        Preset::test("fifo_word8_d5_bypassed", &["PAYLOAD=word8", "DEPTH=5", "MEMORY=bypassed"])
            .memories(&[("RAMB18E2", 1)]),
        Preset::test("fifo_word8_d16_bypassed", &["PAYLOAD=word8", "DEPTH=16", "MEMORY=bypassed"])
            .memories(&[("RAMB18E2", 1)]),
    ],
    proof: Proof::bounded(8).induction(4).cover(20).cover_to(16),
    constraint: None,
    build: |values| {
        let depth = values.number("DEPTH", 2..=4096)?;
        let choice = values.word("MEMORY", &["auto", "distributed", "block", "bypassed"])?;
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            let fifo = Fifo::<P> { payload, depth };
            match choice {
                0 => build(&fifo),
                1 => build(&FifoIn { fifo, memory: FifoMemory::Distributed }),
                2 => build(&FifoIn { fifo, memory: FifoMemory::Block }),
                _ => build(&FifoIn { fifo, memory: FifoMemory::Bypassed }),
            }
        })
    },
};

/// The queue with Verilog parameters, in lookup tables, in block RAM and with a register beside that.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family(
            "fifo",
            "Here in lookup tables, however deep; `fifo_block` is in block RAM.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "auto"),
        values: |module| Some(vec![payload_bits(module, "source")?, depth(module)?]),
        sizes: SIZES,
        compared: &[&[8, 2], &[1, 4], &[5, 8], &[8, 16]],
    },
    Parametric {
        family: family(
            "fifo_block",
            "Here in block RAM, however small; `fifo` is in lookup tables.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "block"),
        values: |module| Some(vec![payload_bits(module, "source")?, depth(module)?]),
        sizes: SIZES,
        compared: &[&[8, 2], &[1, 4], &[5, 8]],
    },
    Parametric {
        family: family(
            "fifo_bypassed",
            "Here in block RAM with a register beside it, which offers in the next cycle what finds nothing ahead.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "bypassed"),
        values: |module| Some(vec![payload_bits(module, "source")?, depth(module)?]),
        sizes: SIZES,
        compared: &[&[8, 2], &[1, 4], &[5, 8]],
    },
];

const SIZES: &[&[u64]] = &[&[37, 16], &[53, 64], &[41, 32], &[90, 128]];

const fn family(name: &'static str, note: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note,
        parameters: &[
            WIDTH,
            verilog::Parameter {
                name: "DEPTH",
                default: 16,
                meaning: "Payloads it holds, a power of two.",
            },
        ],
        derived: &[ADDRESS_BITS, COUNT_BITS],
        refusals: &[WIDTH_OF_1, DEPTH_OF_2],
        part: no_parts,
    }
}

fn settings(values: &[u64], memory: &str) -> Vec<String> {
    let [width, depth] = values else { unreachable!("there are two parameters") };
    vec![format!("PAYLOAD=word{width}"), format!("DEPTH={depth}"), format!("MEMORY={memory}")]
}

/// A queue of `depth` payloads of type `P`, in the memory that suits it.
#[derive(Clone, Debug)]
pub struct Fifo<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Payloads it holds, at least 2.
    pub depth: u32,
}

/// Where payloads wait.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FifoMemory {
    /// In lookup tables, and are offered in the next cycle.
    Distributed,
    /// In block RAM, and are offered two cycles later.
    Block,
    /// In block RAM, or in a register beside it if nothing is ahead, and are offered in the next cycle.
    Bypassed,
}

/// A queue in a memory of this kind, where the size does not choose it.
#[derive(Clone, Debug)]
pub struct FifoIn<P: Bundle> {
    /// The queue.
    pub fifo: Fifo<P>,
    /// Where its payloads wait.
    pub memory: FifoMemory,
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
    #[optional]
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

    fn elaborate(&self, ports: Self::Ports) {
        self.describe(self.memory(), ports);
    }
}

impl<P: Bundle> Module for FifoIn<P> {
    type Ports = FifoPorts<P>;

    fn name(&self) -> String {
        format!("{}_{}", self.fifo.name(), format!("{:?}", self.memory).to_lowercase())
    }

    fn documentation(&self) -> String {
        self.fifo.documentation()
    }

    fn shape(&self) -> FifoPortsShape<P> {
        self.fifo.shape()
    }

    fn elaborate(&self, ports: Self::Ports) {
        self.fifo.describe(self.memory, ports);
    }
}

impl<P: Bundle> Fifo<P> {
    /// The memory that suits its size. A block RAM of 18 kbit costs as much of an UltraScale+ device as
    /// 270 lookup tables, and those hold 16,384 bits; it has at least 512 words.
    fn memory(&self) -> FifoMemory {
        let is_deep = self.depth >= 512 && bundle_width::<P>(&self.payload) * self.depth >= 16_384;
        if is_deep { FifoMemory::Block } else { FifoMemory::Distributed }
    }

    #[elaborate]
    fn describe(&self, memory: FifoMemory, FifoPorts { source, sink, occupancy }: FifoPorts<P>) {
        let style = match memory {
            FifoMemory::Distributed => MemoryStyle::Distributed,
            FifoMemory::Block | FifoMemory::Bypassed => MemoryStyle::Block,
        };
        // A word is never read at the clock edge that writes it.
        let stored = Memory::<P>::new(self.payload.clone(), self.depth)
            .style(style)
            .read_during_write(ReadDuringWrite::Undefined);
        let pointer_width = stored.address_width();
        let write_pointer = register_reset(pointer_width, 0);
        let read_pointer = register_reset(pointer_width, 0);
        let held = register_reset(bits_for(self.depth), 0);

        let full = match self.depth.is_power_of_two() {
            true => held.bit(self.depth.ilog2()),
            false => held.equals(self.depth),
        };
        source.ready.set(!full);
        occupancy.set(held);
        let (store, leaves) = (source.fires(), sink.fires());
        // One adder for both directions.
        let step = mux(leaves, constant(held.width(), -1), constant(held.width(), 1));
        when(store ^ leaves, || held.set(held + step));
        // Not all that comes to a register beside the memory goes into it.
        if memory != FifoMemory::Bypassed {
            when(store, || self.advance(write_pointer));
        }
        stored.write(store, write_pointer, source.payload);

        // Payloads that have left the memory and are on offer: none where it is read in the cycle of the
        // offer.
        let offered = match memory {
            FifoMemory::Distributed => {
                sink.offer(held.any(), stored.read_now(read_pointer));
                when(leaves, || self.advance(read_pointer));
                constant(1, 0)
            }
            FifoMemory::Block | FifoMemory::Bypassed => {
                let offered_valid = register_bool(false);
                let waits = held.differs(offered_valid.bits().zero_extend(held.width()));
                let drain = sink.ready | !offered_valid;
                let fetch = drain & waits;
                // The memory's own output register holds the offer.
                let read = stored.read(fetch, read_pointer);
                match memory {
                    FifoMemory::Bypassed => {
                        let bypass = register::<P>(self.payload.clone());
                        let is_bypassed = register_bool(false);
                        let passes = drain & !waits;
                        sink.offer(offered_valid, mux(is_bypassed, bypass, read));
                        when(store & !passes, || self.advance(write_pointer));
                        when(drain, || {
                            offered_valid.set(waits | store);
                            is_bypassed.set(!waits);
                            bypass.assign(source.payload);
                        });
                        cover("what was stored follows what was not", fetch & is_bypassed);
                        cover("what is not stored follows what was", passes & store & !is_bypassed);
                    }
                    _ => {
                        sink.offer(offered_valid, read);
                        when(drain, || offered_valid.set(waits));
                    }
                }
                when(fetch, || self.advance(read_pointer));
                cover("one is fetched as another is stored", fetch & store);
                offered_valid.bits()
            }
        };
        self.properties((*source, *sink), &stored, (write_pointer, read_pointer), (held, offered));
        cover("no place is left", full);
        cover("empty again", held.is_zero() & read_pointer.any());
        cover("one comes as another leaves", store & leaves);
    }

    /// What is proved: where in the memory what is inside stands, and that it leaves as it came.
    #[elaborate]
    fn properties(
        &self,
        (source, sink): (Stream<P>, Stream<P>),
        stored: &Memory<P>,
        (write_pointer, read_pointer): (Bits, Bits),
        (held, offered): (Bits, Bits),
    ) {
        let followed = Followed::new(source, sink, self.depth);
        let width = read_pointer.width();
        let in_memory = |number: Bits| number.truncate(width) - offered.zero_extend(width);
        let (waiting, ahead) = (in_memory(held), in_memory(followed.ahead));
        let is_stored = followed.is_inside & (followed.ahead.any() | offered.is_zero());
        let stored_there = stored.observe(self.place(read_pointer, ahead));
        let stored_right = is_stored.implies(followed.is_in(stored_there));
        let counted = followed.inside.resize(held.width()).equals(held);
        let follows = self.place(read_pointer, waiting).equals(write_pointer);
        assert_always("what is inside is counted", counted);
        assert_always("what waits is stored", stored_right);
        assert_always("the write pointer follows", follows);
        assert_always("what is offered is inside", offered.any().implies(held.any()));
        if !self.depth.is_power_of_two() {
            assert_always("the read pointer is inside", read_pointer.is_below(self.depth));
        }
    }

    /// Moves a pointer to the next place.
    fn advance(&self, pointer: Bits) {
        if self.depth.is_power_of_two() {
            // It wraps by itself.
            pointer.set(pointer + 1);
        } else {
            let at_end = pointer.equals(self.depth - 1);
            pointer.set(mux(at_end, constant(pointer.width(), 0), pointer + 1));
        }
    }

    /// The place `number` behind that of the read pointer.
    fn place(&self, read_pointer: Bits, number: Bits) -> Bits {
        let width = read_pointer.width();
        if self.depth.is_power_of_two() {
            return read_pointer + number;
        }
        let sum_width = bits_for(2 * self.depth);
        let sum = read_pointer.zero_extend(sum_width) + number.zero_extend(sum_width);
        let low = sum.truncate(width);
        mux(sum.is_at_least(self.depth), low - self.depth % (1 << width), low)
    }
}

/// Bits that hold `value`.
fn bits_for(value: u32) -> u32 {
    u32::BITS - value.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::{Fifo, FifoMemory, RECORD};
    use crate::message::{Word, WordShape};
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn a_deep_wide_queue_is_block_ram() {
        let memory =
            |bits: u32, depth: u32| Fifo::<Word> { payload: WordShape { bits }, depth }.memory();
        for (bits, depth) in [(32, 512), (577, 512), (16, 1024), (4, 4096)] {
            assert_eq!(memory(bits, depth), FifoMemory::Block, "{bits} {depth}");
        }
        for (bits, depth) in [(31, 512), (640, 256), (10, 1024), (3, 4096)] {
            assert_eq!(memory(bits, depth), FifoMemory::Distributed, "{bits} {depth}");
        }
    }

    #[test]
    fn every_depth_from_2_to_4096_is_legal() {
        structure::elaborates(
            &RECORD,
            [
                "DEPTH=2",
                "DEPTH=3",
                "DEPTH=4096 PAYLOAD=word1",
                "DEPTH=7 MEMORY=block",
                "DEPTH=7 MEMORY=bypassed",
            ],
        );
        for settings in ["DEPTH=1", "DEPTH=4097", "DEPTH=many"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a whole number from 2 to 4096"), "{error}");
        }
    }
}
