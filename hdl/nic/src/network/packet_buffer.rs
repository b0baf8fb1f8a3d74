//! Packet buffer: the burst memory between a network that cannot wait and a host that may.
//!
//! ```text
//!             +--- packet_buffer ---+
//!      source |                     | sink
//!  ---------->| stream       stream |---------->
//!             |                     | status
//!             |               level |---------->
//!             +---------------------+
//! ```
//!
//! # Function
//! Stores packets, and gives out each when all of it has come, with everything that is known about it
//! on every beat. What `source` says about a packet counts with its last beat.
//!
//! A packet is dropped whole if it ends with `error`, if it has more than 9,216 bytes, if `LINES` do
//! not suffice for it beside those that are stored, or if `PACKETS` are stored already; `status`
//! counts each. What was stored of it is free again at once.
//!
//! # Backpressure
//! None: `source` is always taken. The sink may wait.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties the buffer; packets in it are lost, and the packet that is coming in is cut: its rest is
//! taken for a packet.
//!
//! # Resources
//! A RAM of `LINES` beats with their `last`, of the style asked for, read two cycles ahead, and a block
//! RAM with what is known about each of `PACKETS` packets.
//!
//! # Rationale
//! A packet that left before its end has come would have its length and its checksums behind it, and
//! an error could not be undone. A list of free lines would let packets leave in another order, which
//! nobody asks for.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSource, Memory, MemoryStyle, Module, Ports, ReadDuringWrite, Sink,
    Source, assert_always, bundle_width, constant_bool, cover, elaborate, pack, register,
    register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{PacketBeat, PacketBufferStatus};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::event_counter;
use crate::stream::packet::is_open;

/// What the buffer promises; the latency is that of the beat that ends a packet.
pub const CONTRACT: Contract = Contract {
    module: "packet_buffer",
    summary: "Stores bursts of packets and gives out whole, sound ones.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(3, "source")),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "LINES",
            default: "16384",
            meaning: "beats that it holds, a power of two from 4 to 65536",
        },
        Parameter {
            name: "PACKETS",
            default: "4096",
            meaning: "packets that it holds, a power of two from 2 to 16384",
        },
        Parameter { name: "STYLE", default: "ultra", meaning: "the RAM of beats: block, ultra" },
    ],
    presets: &[
        // 513 bits of a line (72 bits of an UltraRAM at 4,096 words), and 109 of each packet.
        Preset::product("packet_buffer_l16384_p4096", &["LINES=16384", "PACKETS=4096"])
            .memories(&[("RAMB36E2", 13), ("URAM288", 29)]),
        // How many ends are in the memory is not described by the properties, so induction relies on
        // that there is a record for each.
        Preset::test("packet_buffer_l16_p4", &["LINES=16", "PACKETS=4", "STYLE=block"])
            .proof(
                Proof::bounded(6)
                    .induction(3)
                    .cover(24)
                    .memory_as_registers()
                    .induction_of(&["*"], &["what_is_recalled_*"]),
            )
            .memories(&[("RAMB18E2", 15), ("RAMB36E2", 2)]),
        Preset::part("packet_buffer_l64_p8").memories(&[("RAMB18E2", 15), ("RAMB36E2", 2)]),
        Preset::part("packet_buffer_l256_p16").memories(&[("RAMB36E2", 2), ("URAM288", 8)]),
    ],
    proof: Proof::none("the small packet_buffer is the same description and is proved"),
    constraint: None,
    build: |values| build(&of(values)?),
};

/// The buffer that `values` describes.
///
/// # Errors
/// An illegal value.
pub(super) fn of(values: &Values) -> Result<PacketBuffer, Error> {
    let styles = [MemoryStyle::Block, MemoryStyle::Ultra];
    Ok(PacketBuffer {
        lines: values.power_of_two("LINES", 4..=65_536)?,
        packets: values.power_of_two("PACKETS", 2..=16_384)?,
        style: styles[values.word("STYLE", &["block", "ultra"])?],
    })
}

/// Bits of a beat's data.
const DATA_BITS: u32 = 512;
/// Bits of a stored beat: data and `last`.
const LINE_BITS: u32 = DATA_BITS + 1;
/// Beats of the longest packet: 9,216 bytes.
const LONGEST_BEATS: u32 = 9_216 / 64;

/// A buffer of packets.
#[derive(Clone, Debug)]
pub struct PacketBuffer {
    /// Beats that it holds, a power of two from 4 to 65,536.
    pub lines: u32,
    /// Packets that it holds, a power of two from 2 to 16,384.
    pub packets: u32,
    /// What the RAM of beats becomes: block or ultra.
    pub style: MemoryStyle,
}

/// Ports of the buffer.
#[derive(Ports)]
pub struct PacketBufferPorts {
    /// Packets in; what a last beat says about its packet counts.
    pub source: Sink<PacketBeat>,
    /// Whole packets; never with `error`.
    pub sink: Source<PacketBeat>,
    /// What has come.
    pub status: LevelSource<PacketBufferStatus>,
}

/// The places of lines: from `read` to `committed` are whole packets, from there to `written` is the
/// one that is coming in. One bit more than an address has tells full from empty.
struct Places {
    written: Bits,
    committed: Bits,
    read: Bits,
}

impl Module for PacketBuffer {
    type Ports = PacketBufferPorts;

    fn name(&self) -> String {
        format!("packet_buffer_l{}_p{}", self.lines, self.packets)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("packet_buffer.rs"), &CONTRACT)
    }

    fn shape(&self) -> PacketBufferPortsShape {
        PacketBufferPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, PacketBufferPorts { source, sink, status }: Self::Ports) {
        // Nobody reads a place in the cycle in which it is written: it is not committed yet.
        let lines = Memory::<Bits>::new(LINE_BITS, self.lines)
            .style(self.style)
            .read_during_write(ReadDuringWrite::Undefined);
        let records = Memory::<Bits>::new(record_bits(), self.packets)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let line_width = lines.address_width();
        let record_width = records.address_width();
        let written = register_reset(line_width + 1, 0);
        let committed = register_reset(line_width + 1, 0);
        let read = register_reset(line_width + 1, 0);
        let recorded = register_reset(record_width + 1, 0);
        let recalled = register_reset(record_width + 1, 0);
        // The rest of a packet that was given up is coming.
        let dropping = register_bool(false);
        let beats = register_reset(8, 0);

        let beat = source.payload;
        source.ready.set(true);
        let is_full = written.equals(read ^ self.lines);
        let table_is_full = recorded.equals(recalled ^ self.packets);
        let comes = source.valid & !dropping;
        let is_oversized = comes & beats.equals(LONGEST_BEATS);
        let overflows = comes & is_full & !is_oversized;
        let store = comes & !is_full & !is_oversized;
        let ends = store & beat.last;
        let is_damaged = ends & beat.error;
        let is_unlisted = ends & !beat.error & table_is_full;
        let commits = ends & !beat.error & !table_is_full;

        let line = pack([beat.data, beat.last.bits()]);
        lines.write(store, written.truncate(line_width), line);
        records.write(commits, recorded.truncate(record_width), record_of(beat));
        let breaks_off = overflows | is_oversized;
        when(breaks_off | is_damaged | is_unlisted, || written.set(committed))
            .otherwise_when(store, || written.set(written + 1));
        when(commits, || {
            committed.set(written + 1);
            recorded.set(recorded + 1);
        });
        when(breaks_off, || dropping.set(!beat.last))
            .otherwise_when(source.valid & beat.last, || dropping.set(false));
        when(breaks_off | ends, || beats.set(0)).otherwise_when(store, || beats.set(beats + 1));

        // A line is read from the memory, and moves on while what is known of its packet is read.
        let fetched_valid = register_bool(false);
        let offered_valid = register_bool(false);
        let offered_line = register::<Bits>(LINE_BITS);
        let begins = register_bool(true);
        let drain = sink.ready | !offered_valid;
        let holds_whole = committed.differs(read);
        let takes = drain | !fetched_valid;
        let fetch = takes & holds_whole;
        let fetched_line = lines.read(fetch, read.truncate(line_width));
        when(fetch, || read.set(read + 1));
        when(takes, || fetched_valid.set(holds_whole));
        let moves = drain & fetched_valid;
        let recall = moves & begins;
        let record = records.read(recall, recalled.truncate(record_width));
        when(recall, || recalled.set(recalled + 1));
        when(drain, || {
            offered_valid.set(fetched_valid);
            offered_line.set(fetched_line);
        });
        when(moves, || begins.set(fetched_line.bit(DATA_BITS)));
        sink.offer(offered_valid, beat_of(offered_line, record));

        let stored = written - read;
        let most_stored = register_reset(line_width + 1, 0);
        when(stored.is_above(most_stored), || most_stored.set(stored));
        status.lines.set(stored.zero_extend(status.lines.width()));
        status.most_lines.set(most_stored.zero_extend(status.lines.width()));
        event_counter::wrapping("packet_count", status.packets, commits);
        event_counter::sum("byte_count", status.bytes, commits, beat.length_bytes);
        event_counter::saturating("full_count", status.memory_full, overflows);
        event_counter::saturating("unlisted_count", status.table_full, is_unlisted);
        event_counter::saturating("damaged_count", status.damaged_packets, is_damaged);
        event_counter::saturating("oversized_count", status.oversized_packets, is_oversized);

        let recorded_now = recorded - recalled;
        let whole = committed - read;
        assert_always("the memory holds what is stored", stored.is_at_most(self.lines));
        assert_always("whole packets are stored", whole.is_at_most(stored));
        assert_always("the table holds what is recorded", recorded_now.is_at_most(self.packets));
        assert_always("what is recalled was recorded", recall.implies(recorded_now.any()));
        let nothing_open = written.equals(committed);
        assert_always("what is dropped is not stored", dropping.implies(nothing_open));
        let open = is_open(sink.fires(), &sink.payload);
        let goes_on = offered_valid & !sink.payload.last;
        assert_always("what follows an offer is there", goes_on.implies(fetched_valid));
        assert_always("no gap is within a packet", open.implies(offered_valid));
        let places = Places { written, committed, read };
        self.follow(&lines, places, (store, commits, line), (fetched_valid, fetched_line));
        cover("the memory is full", is_full);
        cover("the table is full", table_is_full);
        cover("a packet overflows with its last beat", overflows & beat.last);
        cover("a packet is dropped at its last beat", is_unlisted);
        cover("packets of one beat follow each other", recall & offered_valid & sink.ready);
    }
}

impl PacketBuffer {
    /// Any line leaves as it was stored: every n-th, beginning with any, where n is twice the lines.
    #[elaborate]
    fn follow(
        &self,
        lines: &Memory<Bits>,
        Places { written, committed, read }: Places,
        (store, commits, line): (Bool, Bool, Bits),
        (fetched_valid, fetched_line): (Bool, Bits),
    ) {
        let chosen = register::<Bits>(written.width());
        let followed = register::<Bits>(line.width());
        chosen.set(chosen);
        when(store & written.equals(chosen), || followed.set(line));
        let is_there = (chosen - read).is_below(written - read);
        let there = lines.observe(chosen.truncate(lines.address_width()));
        let was_fetched = fetched_valid & (read - 1).equals(chosen);
        let newest = lines.observe(committed.truncate(lines.address_width()) - 1);
        let ending = register::<Bits>(line.width());
        when(commits, || ending.set(line));
        let holds_whole = committed.differs(read);
        let ends_as_stored = newest.equals(ending) & ending.bit(DATA_BITS);
        assert_always("a line stays as it is stored", is_there.implies(there.equals(followed)));
        let leaves_unchanged = fetched_line.equals(followed);
        assert_always("a line leaves as stored", was_fetched.implies(leaves_unchanged));
        assert_always("whole packets end", holds_whole.implies(ends_as_stored));
        let goes_on = !fetched_line.bit(DATA_BITS);
        let is_cut = fetched_valid & goes_on & !holds_whole;
        assert_always("what has begun to leave is whole", !is_cut);
    }
}

/// Bits of what is known about a packet.
fn record_bits() -> u32 {
    bundle_width::<PacketBeat>(&()) - DATA_BITS - 2
}

/// What is known about a packet: all fields of a beat behind `data`, `last` and `error`.
fn record_of(beat: PacketBeat) -> Bits {
    beat.packed().top(record_bits())
}

/// The beat of a line and what is known about its packet.
fn beat_of(line: Bits, record: Bits) -> PacketBeat {
    let error = constant_bool(false).bits();
    PacketBeat::unpack(&(), pack([line, error, record]))
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
    fn powers_of_two_are_legal() {
        structure::elaborates(&RECORD, ["LINES=4 PACKETS=2", "LINES=65536 PACKETS=16384"]);
        let error = structure::refused(&RECORD, "LINES=1000");
        assert!(error.contains("a power of two from 4 to 65536"), "{error}");
        let error = structure::refused(&RECORD, "STYLE=distributed");
        assert!(error.contains("one of block, ultra"), "{error}");
    }
}
