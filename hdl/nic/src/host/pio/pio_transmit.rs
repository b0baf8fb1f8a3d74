//! Transmit side of coherent programmed I/O: makes stored messages of packets in lines.
//!
//! ```text
//!             +--- pio_transmit ---+
//!     message |                    | stored
//!  ---------->| stream      stream |---------->
//!             |                    | status
//!             |              level |---------->
//!             +--------------------+
//!
//!  first line: packet, its first 60 bytes | length | control  --> StoreHeader | these 60 bytes
//!   next ones: 64 bytes each                                   --> as they are
//! ```
//!
//! # Function
//! A message is the lines of a group as a program has stored them (`coherent_pio`): bytes 0 to 59 of the first line and all
//! bytes of those behind it are a packet, and bytes 60 and 61 say how many of them are (`PioPacketHeader`). It leaves as `store_packets`
//! takes it: a `StoreHeader`, and the packet behind it. Only the first line changes for that, by a turn of four bytes.
//!
//! # Backpressure
//! A line is taken in every cycle in which `stored` takes a beat, and those that are dropped in any. `message_ready` comes from
//! a register.
//!
//! # Ordering
//! FIFO order.
//!
//! # Faults
//! Counted, and the first one since reset is named. A packet of no bytes, and one that `LINES` cannot hold: nothing of the message leaves.
//! More lines than the length asks for, or fewer: what has left ends with `error` and is dropped by whoever keeps packets until they are
//! whole; the rest of the message is taken and dropped.
//!
//! # Reset
//! Forgets all; the message that is coming in is cut, so its source is reset, too.
//!
//! # Resources
//! A skid buffer, and the number of lines that are still to come.
//!
//! # Rationale
//! With the length in front, a copy of the packet would begin at byte 4 of a line; so a program copies to the beginning of a line, and
//! the device turns. Behind `store_packets` packets of both kinds of stores are alike.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSource, Module, Ports, Sink, Source, assert_always, concatenate,
    constant, cover, elaborate, instance, mux, register, register_bool, register_state, state,
    when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::PACKET_BYTES;
use crate::host::mmio::packets::HEADER_BYTES;
use crate::lib::turn::{below, of_bytes};
use crate::lib::{counter, keep};
use crate::message::{
    Beat, BeatShape, MessageBeat, MessageBeatShape, PacketChecksum, PioPacketHeader,
    PioTransmitFault, PioTransmitStatus, StoreHeader,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::packet::is_open;
use crate::stream::skid_buffer::SkidBuffer;

/// What it promises.
pub const CONTRACT: Contract = Contract {
    module: "pio_transmit",
    summary: "Makes stored messages of packets that a program has put into lines.",
    source: contract::Source { paper: "Coherent PIO", section: "4" },
    latency: Some(Latency::exactly(1, "message")),
    interval: 1,
    waits_on: &["stored"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "LINES",
        default: "64",
        meaning: "of the longest message, a power of two from 2 to 64",
    }],
    presets: &[
        Preset::product("pio_transmit", &["LINES=64"]),
        Preset::test("pio_transmit_tiny", &["LINES=4"]).proof(Proof::bounded(10).cover(12)),
    ],
    proof: Proof::bounded(4),
    constraint: None,
    build: |values| build(&PioTransmit { lines: values.power_of_two("LINES", 2..=64)? }),
};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;
/// Bits of a line's bytes.
const BYTE_BITS: u32 = LINE_BYTES.ilog2();

/// The transmit side.
#[derive(Clone, Debug)]
pub struct PioTransmit {
    /// Lines of the longest message, a power of two from 2 to 64.
    pub lines: u32,
}

/// Ports of the transmit side.
#[derive(Ports)]
pub struct PioTransmitPorts {
    /// Messages of programs, whole lines.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub message: Sink<Beat>,
    /// Stored messages.
    #[shape(MessageBeatShape { bytes: LINE_BYTES })]
    pub stored: Source<MessageBeat>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<PioTransmitStatus>,
}

impl Module for PioTransmit {
    type Ports = PioTransmitPorts;

    fn name(&self) -> String {
        RECORD.name(&[("LINES", "l", self.lines)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("pio_transmit.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, PioTransmitPorts { message, stored, status }: Self::Ports) {
        let payload = BeatShape { bytes: LINE_BYTES };
        let buffer = instance("buffer", &SkidBuffer::<Beat> { payload });
        buffer.source.connect(*message);
        let line = buffer.sink.payload;
        line.keep.ignore();
        let takes = buffer.sink.fires();
        let goes_on = is_open(takes, &line);
        let is_first = !goes_on;

        // With the header in front, the last byte of the message is this one; a packet for which the sum is too long is not passed on.
        let words = line.data.slice(8 * PACKET_BYTES, 16);
        let header = PioPacketHeader::unpack(&(), words);
        let length = header.length_bytes;
        let last_byte = length + (HEADER_BYTES - 1);
        let first_tail = last_byte.truncate(BYTE_BITS);
        let first_left = last_byte.top(length.width() - BYTE_BITS);
        let kept_tail = register::<Bits>(BYTE_BITS);
        let tail = mux(is_first, first_tail, kept_tail);
        // Lines of the packet behind this one.
        let kept_left = register::<Bits>(first_left.width());
        let left = mux(is_first, first_left, kept_left);
        when(takes, || {
            kept_tail.set(tail);
            kept_left.set(left - 1);
        });

        let dropping = register_bool(false);
        let is_empty = is_first & length.is_zero();
        let is_long = is_first & length.is_above(LINE_BYTES * self.lines - HEADER_BYTES);
        let drops = dropping | is_empty | is_long;
        let ends = left.is_zero();
        let is_wrong = line.last ^ ends;
        let last = line.last | ends;
        when(takes, || dropping.set((drops | ends) & !line.last));

        let up_to_tail = below(tail) | below(tail) << 1_u32 | constant(LINE_BYTES, 1);
        let ended = up_to_tail | (!ends).mask(LINE_BYTES);
        let asks = header.checksum.is(PacketChecksum::Fill);
        let front = StoreHeader {
            length_bytes: length.zero_extend(16),
            fill_checksums: asks,
            reserved: constant(15, 0),
        };
        let turned = concatenate([line.data.truncate(8 * PACKET_BYTES), front.packed()]);
        let data = mux(is_first, turned, line.data);
        let beat = MessageBeat { data: data & of_bytes(ended), keep: ended, last, error: is_wrong };
        let offers = buffer.sink.valid & !drops;
        stored.offer(offers, beat);
        buffer.sink.ready.set(stored.ready | drops);

        let begins = takes & is_first;
        let is_without_bytes = begins & is_empty;
        let is_too_long = begins & is_long;
        let has_wrong_lines = takes & !drops & last & is_wrong;
        let passes = takes & !drops & last & !is_wrong;
        counter::wrapping("packet_count", status.packets, passes);
        let faults: [(PioTransmitFault, &str, Bits, Bool); 3] = [
            (PioTransmitFault::NoBytes, "without_bytes", status.without_bytes, is_without_bytes),
            (PioTransmitFault::TooLong, "too_long", status.too_long, is_too_long),
            (PioTransmitFault::WrongLines, "wrong_lines", status.wrong_lines, has_wrong_lines),
        ];
        let fault = register_state(PioTransmitFault::None);
        status.fault.set(fault);
        for (cause, name, count, happens) in faults {
            counter::saturating(&format!("{name}_count"), count, happens);
            when(happens & fault.is(PioTransmitFault::None), || fault.set(state(cause)));
        }

        when(stored.valid, || {
            assert_always("bytes are filled from 0", keep::is_filled(ended));
            assert_always("only a last beat is partial", last | ended.all());
        });
        assert_always("a packet fits the lines", offers.implies(left.is_below(self.lines)));
        let is_idle = !goes_on;
        assert_always("what is dropped is a message's rest", dropping.implies(!is_idle));
        cover("a packet leaves", passes);
        cover("a message has a line more than its packet", has_wrong_lines & !line.last);
        cover("a message has a line less than its packet", has_wrong_lines & line.last);
        cover("the rest of a message is dropped", takes & dropping & line.last);
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
    fn messages_of_2_to_64_lines_are_legal() {
        structure::elaborates(&RECORD, ["LINES=2", "LINES=64"]);
        let error = structure::refused(&RECORD, "LINES=128");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
