//! Packet queue: holds each packet back until it is whole (store and forward).
//!
//! ```text
//!             +--- packet_queue ---+
//!      source |                    | sink
//!  ---------->| stream      stream |---------->
//!             |                    | status
//!             |              level |---------->
//!             +--------------------+
//! ```
//!
//! # Function
//! Takes packets beat by beat and offers a packet when its last beat comes, from then on without
//! a gap: a sink that must not run dry inside a packet is never kept waiting. A packet that ends
//! with `error` is dropped, and so is one of more than `DEPTH` beats; `status` counts both.
//!
//! Where nothing is before it, a packet is offered in the cycle of its last beat, because its first is at hand;
//! one of a single beat passes in that cycle.
//!
//! # Backpressure
//! `source` is refused while the memory is full and holds a whole packet, which leaves when the sink
//! takes it. A memory that is full of one packet that has not ended is emptied at once, and the rest
//! of that packet is taken and dropped: nothing waits for a packet that cannot be stored.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties the queue; packets in it are lost, and the packet that is coming in is cut.
//!
//! # Resources
//! One block RAM of `DEPTH` words of nine bits for each byte of a beat, read a cycle ahead; a beat of registers for
//! one that is the next at once; four pointers. Byte 0 of a beat is always kept, so its place in `keep` holds `last`.
//!
//! # Rationale
//! A sink that may run dry needs no store and forward: `fifo` adds one cycle instead of a packet's
//! length. A limit in packets besides that in beats would need a memory of its own and no sink asks
//! for it.
use nic_dsl::{
    Bits, Bool, LevelSource, Memory, MemoryStyle, Module, Ports, ReadDuringWrite, Sink, Source,
    assert_always, assume, constant_bool, cover, elaborate, mux, pack, register, register_bool,
    register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::packet::is_open;
use crate::lib::counter;
use crate::message::{Beat, BeatShape, MessageBeat, MessageBeatShape, PacketQueueStatus};
use crate::module::{
    ADDRESS_BITS, BYTES, BYTES_OF_2, COUNT_BITS, DEPTH_OF_4, Parameter, Parametric, Preset, Proof,
    Record, build, bytes, depth, header, no_parts,
};

/// What the queue promises; the latency is that of the beat that ends a packet.
pub const CONTRACT: Contract = Contract {
    module: "packet_queue",
    summary: "Queues packets and gives out only whole ones, without a gap.",
    source: contract::Source { paper: "design", section: "interfaces 2, CMAC" },
    latency: Some(Latency::exactly(0, "source")),
    interval: 1,
    waits_on: &["sink"],
    // Whole packets of one beat.
    transparent: &[
        ("source_valid", "sink_valid"),
        ("source_last", "sink_valid"),
        ("source_error", "sink_valid"),
        ("source_data", "sink_data"),
        ("source_keep", "sink_keep"),
        ("source_last", "sink_last"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BYTES", default: "64", meaning: "bytes of a beat, 2 to 64" },
        Parameter { name: "DEPTH", default: "512", meaning: "beats, a power of two, 4 to 4096" },
    ],
    presets: &[
        Preset::product("packet_queue_b64_d512", &["BYTES=64", "DEPTH=512"])
            .memories(&[("RAMB36E2", 8)]),
        // 72 bits wide at 512 words: the place of byte 0, which is always there, holds `last`.
        Preset::test("packet_queue_b2_d4", &["BYTES=2", "DEPTH=4"])
            .proof(Proof::bounded(10).induction(3).cover(14).memory_as_registers())
            .memories(&[("RAMB18E2", 1)]),
        Preset::test("packet_queue_b64_d16", &["BYTES=64", "DEPTH=16"])
            .memories(&[("RAMB36E2", 8)]),
        Preset::test("packet_queue_b64_d128", &["BYTES=64", "DEPTH=128"])
            .memories(&[("RAMB36E2", 8)]),
    ],
    proof: Proof::none("the small packet_queue is the same description and is proved"),
    constraint: None,
    build: |values| {
        build(&PacketQueue {
            bytes: values.number("BYTES", 2..=64)?,
            depth: values.power_of_two("DEPTH", 4..=4096)?,
        })
    },
};

/// The queue with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "packet_queue",
        note: "",
        parameters: &[
            BYTES,
            verilog::Parameter {
                name: "DEPTH",
                default: 512,
                meaning: "Beats it holds, a power of two.",
            },
        ],
        derived: &[ADDRESS_BITS, COUNT_BITS],
        refusals: &[BYTES_OF_2, DEPTH_OF_4],
        part: no_parts,
    },
    record: &RECORD,
    settings: |values| vec![format!("BYTES={}", values[0]), format!("DEPTH={}", values[1])],
    values: |module| Some(vec![bytes(module, "source")?, depth(module)?]),
    sizes: &[&[7, 16], &[13, 64], &[9, 32], &[24, 128]],
    compared: &[&[2, 4], &[3, 8]],
}];

/// A queue of whole packets.
#[derive(Clone, Debug)]
pub struct PacketQueue {
    /// Bytes of a beat, at least 2.
    pub bytes: u32,
    /// Beats in the memory, a power of two of at least 4.
    pub depth: u32,
}

/// Ports of the queue.
#[derive(Ports)]
pub struct PacketQueuePorts {
    /// Packets in; the last beat says whether the packet may be used.
    pub source: Sink<MessageBeat>,
    /// The packets that may be used.
    pub sink: Source<Beat>,
    /// What was dropped.
    #[shape(())]
    pub status: LevelSource<PacketQueueStatus>,
}

impl Module for PacketQueue {
    type Ports = PacketQueuePorts;

    fn name(&self) -> String {
        format!("packet_queue_b{}_d{}", self.bytes, self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("packet_queue.rs"), &CONTRACT)
    }

    fn shape(&self) -> PacketQueuePortsShape {
        PacketQueuePortsShape {
            source: MessageBeatShape { bytes: self.bytes },
            sink: BeatShape { bytes: self.bytes },
        }
    }

    #[elaborate]
    fn elaborate(&self, PacketQueuePorts { source, sink, status }: Self::Ports) {
        // Nobody reads a place in the cycle in which it is written: what is the next at once is caught.
        let stored = Memory::<Bits>::new(9 * self.bytes, self.depth)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let address_width = stored.address_width();
        let width = address_width + 1;
        // From `read_pointer` to `committed` are whole packets, from there to `write_pointer` is
        // the one that is coming in.
        let write_pointer = register_reset(width, 0);
        let committed = register_reset(width, 0);
        let read_pointer = register_reset(width, 0);
        let discarding = register_bool(false);

        let MessageBeat { data, keep, last, error } = source.payload;
        let full = write_pointer.equals(read_pointer ^ self.depth);
        let holds_whole = committed.differs(read_pointer);
        let oversized = full & !holds_whole & !discarding;
        source.ready.set(!full | discarding);
        let accept = source.fires();
        let store = accept & !discarding;
        let damaged = store & last & error;
        let drops = oversized | damaged;

        let place = write_pointer.truncate(address_width);
        let word = pack([data, last.bits(), keep.top(self.bytes - 1)]);
        stored.write(store, place, word);
        when(drops, || write_pointer.set(committed))
            .otherwise_when(store, || write_pointer.set(write_pointer + 1));
        let commit = store & last & !error;
        when(commit, || committed.set(write_pointer + 1));
        when(oversized, || discarding.set(true))
            .otherwise_when(accept & last, || discarding.set(false));
        counter::saturating("damaged_count", status.damaged_packets, damaged);
        counter::saturating("oversized_count", status.oversized_packets, oversized);

        // The oldest beat is at hand, whether its packet has ended or not: in the memory's own output
        // register, or caught as it came. Where there is none, what comes is the oldest itself.
        let has_head = register_bool(false);
        let is_caught = register_bool(false);
        let caught = register::<Bits>(word.width());
        // Of the beat behind it.
        let next_pointer = register_reset(width, 0);
        let leaves = sink.fires();
        let drain = leaves | !has_head;
        let has_next = next_pointer.differs(write_pointer);
        let next_is_whole = next_pointer.differs(committed);
        let fetch = drain & has_next & (next_is_whole | !drops);
        let passes = leaves & !has_head;
        let catches = drain & !has_next & store & !damaged & !passes;
        let read = stored.read(fetch, next_pointer.truncate(address_width));
        when(drain, || {
            caught.set(word);
            is_caught.set(!has_next);
        });
        when(drops & !holds_whole, || {
            has_head.set(false);
            next_pointer.set(committed);
        })
        .otherwise_when(drain, || {
            has_head.set(fetch | catches);
            when(fetch | catches | passes, || next_pointer.set(next_pointer + 1));
        });
        when(leaves, || read_pointer.set(read_pointer + 1));
        let head = mux(is_caught, caught, read);
        let came = Beat { data, keep, last };
        let oldest = mux(has_head, self.beat(head), came);
        sink.offer(holds_whole | commit, oldest);

        // From here on only properties read what is made.
        let filled = write_pointer - read_pointer;
        let whole = committed - read_pointer;
        let is_last = |word: Bits| word.bit(8 * self.bytes);
        let newest = stored.observe(committed.truncate(address_width) - 1);
        let ending = register::<Bits>(word.width());
        when(commit, || ending.set(word));
        let open = is_open(leaves, &sink.payload);
        let discards_alone = discarding.implies(write_pointer.equals(committed));
        let head_place = stored.observe(read_pointer.truncate(address_width));
        assume("source beats have a byte 0", source.valid.implies(keep.bit(0)));
        assert_always("the memory holds what is stored", filled.is_at_most(self.depth));
        assert_always("whole packets are stored", whole.is_at_most(filled));
        assert_always("what is dropped is not stored", discards_alone);
        assert_always("an end stays as it is stored", holds_whole.implies(newest.equals(ending)));
        assert_always("whole packets end", holds_whole.implies(is_last(ending)));
        assert_always("what is stored has a beat at hand", has_head.equals(filled.any()));
        let behind_head = read_pointer + has_head.bits().zero_extend(width);
        assert_always("the next is behind it", next_pointer.equals(behind_head));
        assert_always("the beat at hand is the oldest", has_head.implies(head.equals(head_place)));
        assert_always("no gap is inside a packet", open.implies(sink.valid));
        let left = pack([oldest.data, oldest.last.bits(), oldest.keep.top(self.bytes - 1)]);
        self.follow(&stored, (write_pointer, read_pointer), (store, word), (sink.valid, left));
        cover("a packet is too long", oversized);
        cover("a packet ends with an error", damaged);
        cover("the memory is full of whole packets", full & committed.equals(write_pointer));
        cover("a beat follows another", leaves & fetch);
        cover("a packet passes", passes);
        cover("a packet leaves as it ends", leaves & !holds_whole & has_head);
        cover("a beat is caught behind one that leaves", leaves & catches);
        cover("a packet is dropped whose first beat is at hand", drops & has_head & !holds_whole);
        cover("a packet is dropped as the last before it leaves", drops & leaves & !next_is_whole);
    }
}

impl PacketQueue {
    /// The beat that a word of the memory stands for.
    fn beat(&self, word: Bits) -> Beat {
        let data = word.truncate(8 * self.bytes);
        let last = word.bit(8 * self.bytes);
        let keep = pack([constant_bool(true).bits(), word.top(self.bytes - 1)]);
        Beat { data, keep, last }
    }

    /// Any beat leaves as it was stored: every n-th, beginning with any, where n is twice the depth.
    #[elaborate]
    fn follow(
        &self,
        stored: &Memory<Bits>,
        (write_pointer, read_pointer): (Bits, Bits),
        (store, word): (Bool, Bits),
        (offered_valid, offered): (Bool, Bits),
    ) {
        let chosen = register::<Bits>(write_pointer.width());
        let followed = register::<Bits>(word.width());
        chosen.set(chosen);
        when(store & write_pointer.equals(chosen), || followed.set(word));
        let is_stored = (chosen - read_pointer).is_below(write_pointer - read_pointer);
        let there = stored.observe(chosen.truncate(stored.address_width()));
        let is_offered = offered_valid & read_pointer.equals(chosen);
        let as_it_came = mux(is_stored, followed, word);
        assert_always("a beat stays as it is stored", is_stored.implies(there.equals(followed)));
        assert_always("a beat leaves as it came", is_offered.implies(offered.equals(as_it_came)));
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
    fn beats_of_2_to_64_bytes_and_powers_of_two_are_legal() {
        structure::elaborates(&RECORD, ["BYTES=2 DEPTH=4096", "BYTES=63", "DEPTH=4"]);
        let error = structure::refused(&RECORD, "DEPTH=6");
        assert!(error.contains("a power of two from 4 to 4096"), "{error}");
        let error = structure::refused(&RECORD, "BYTES=1");
        assert!(error.contains("a whole number from 2 to 64"), "{error}");
    }
}
