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
//!  first line of a part:                 | what is left | control  --> nothing
//! ```
//!
//! # Function
//! A message is the lines of a group as a program has stored them (`coherent_pio`): bytes 0 to 59 of the first line and all
//! bytes of those behind it are a packet, and bytes 60 and 61 say how many of them are (`PioPacketHeader`). It leaves as `store_packets`
//! takes it: a `StoreHeader`, and the packet behind it. Only the first line changes for that, by a turn of four bytes.
//!
//! A packet that `LINES` do not hold is several messages: the first one has the length of the whole and fills all lines, and each that follows says in
//! its control that it `continues`, and in its header how many bytes are left. Its first line has no bytes of the packet, so that all others leave as
//! they are; what is left fills its lines, or is all there.
//!
//! # Backpressure
//! A line is taken in every cycle in which `stored` takes a beat, and those that are dropped in any. Another message waits until the packet
//! that it does not continue has ended, for one beat. `message_ready` comes from
//! a register.
//!
//! # Ordering
//! FIFO order.
//!
//! # Faults
//! Counted, and the first one since reset is named. A packet of no bytes, one of more than `MAXIMUM`, and a part of none: nothing of the message leaves.
//! More lines than the length asks for, or fewer, or another message where a packet is to be continued: what has left ends with `error` and is dropped by
//! whoever keeps packets until they are whole; the rest of a wrong message is taken and dropped, and another message is what it is.
//!
//! # Reset
//! Forgets all; the message that is coming in is cut, so its source is reset, too.
//!
//! # Resources
//! A skid buffer, the number of lines that are still to come, and the bytes of the next part.
//!
//! # Rationale
//! With the length in front, a copy of the packet would begin at byte 4 of a line; so a program copies to the beginning of a line, and
//! the device turns. Behind `store_packets` packets of both kinds of stores are alike. A part that began with bytes of its packet would
//! move all that follow by four (ADR 106).
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSource, Module, Ports, Sink, Source, assert_always, concatenate,
    constant, cover, elaborate, instance, mux, register, register_bool, register_reset,
    register_state, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::{MAXIMUM, PACKET_BYTES, first_capacity, maximum, part_capacity};
use crate::host::mmio::packets::HEADER_BYTES;
use crate::lib::turn::{below, of_bytes};
use crate::lib::{counter, keep};
use crate::message::{
    Beat, BeatShape, MessageBeat, MessageBeatShape, PacketChecksum, PioPacketHeader,
    PioRequestControl, PioTransmitFault, PioTransmitStatus, StoreHeader,
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
    parameters: &[
        Parameter {
            name: "LINES",
            default: "64",
            meaning: "of the longest message, a power of two from 2 to 64",
        },
        MAXIMUM,
    ],
    presets: &[
        Preset::product("pio_transmit", &["LINES=64"]),
        Preset::test("pio_transmit_tiny", &["LINES=4", "MAXIMUM=700"])
            .proof(Proof::bounded(10).cover(12)),
    ],
    proof: Proof::bounded(4),
    constraint: None,
    build: |values| {
        let lines = values.power_of_two("LINES", 2..=64)?;
        build(&PioTransmit { lines, maximum: maximum(values)? })
    },
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
    /// Bytes of the longest packet.
    pub maximum: u32,
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
        RECORD.name(&[("LINES", "l", self.lines), ("MAXIMUM", "max", self.maximum)])
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

        let header = PioPacketHeader::unpack(&(), line.data.slice(8 * PACKET_BYTES, 16));
        let control = PioRequestControl::unpack(&(), line.data.top(16));
        control.lines.ignore();
        control.has_message.ignore();
        control.wants_no_result.ignore();
        control.reserved.ignore();
        let length = header.length_bytes;

        // A packet of which a message is still to come, and the bytes that are left by then.
        let awaits_part = register_bool(false);
        let part_bytes = register::<Bits>(length.width());
        let begins_packet = is_first & !control.continues;
        let begins_part = is_first & control.continues;
        let is_next_part = begins_part & awaits_part & length.equals(part_bytes);
        let is_stray_part = begins_part & !awaits_part;
        // That packet ends before another message is looked at.
        let abandons = buffer.sink.valid & is_first & awaits_part & !is_next_part;

        // With the header in front, the last byte of the packet is this one; one for which the sum is too long is not passed on.
        let last_byte = length + (HEADER_BYTES - 1);
        let first_tail = last_byte.truncate(BYTE_BITS);
        let first_left = last_byte.top(length.width() - BYTE_BITS);
        let kept_tail = register::<Bits>(BYTE_BITS);
        let tail = mux(begins_packet, first_tail, kept_tail);
        // Lines of the packet behind this one.
        let kept_left = register::<Bits>(first_left.width());
        let left = mux(begins_packet, first_left, kept_left);
        when(takes & !begins_part, || {
            kept_tail.set(tail);
            kept_left.set(left - 1);
        });
        let number = register_reset(self.lines.trailing_zeros(), 0);
        when(takes, || number.set(mux(line.last, constant(number.width(), 0), number + 1)));

        let dropping = register_bool(false);
        let is_empty = begins_packet & length.is_zero();
        let is_long = begins_packet & length.is_above(self.maximum);
        let drops = dropping | is_empty | is_long | is_stray_part;
        let ends = left.is_zero() & !begins_part;
        let is_full = number.all();
        let is_wrong = line.last ^ (ends | is_full);
        let last = ends | is_wrong;
        when(takes, || dropping.set((drops | last) & !line.last));
        let held = mux(
            begins_part,
            constant(length.width(), part_capacity(self.lines)),
            constant(length.width(), first_capacity(self.lines)),
        );
        when(takes & is_first, || part_bytes.set(length - held));
        let gives_up = abandons & stored.ready;
        when(gives_up | (takes & is_next_part), || awaits_part.set(false))
            .otherwise_when(takes & !drops & is_full & !last, || awaits_part.set(true));

        let up_to_tail = below(tail) | below(tail) << 1_u32 | constant(LINE_BYTES, 1);
        let ended = up_to_tail | (!ends).mask(LINE_BYTES);
        let asks = header.checksum.is(PacketChecksum::Fill);
        let front = StoreHeader {
            length_bytes: length.zero_extend(16),
            fill_checksums: asks,
            reserved: constant(15, 0),
        };
        let turned = concatenate([line.data.truncate(8 * PACKET_BYTES), front.packed()]);
        let data = mux(begins_packet, turned, line.data) & of_bytes(ended);
        let error = is_wrong | abandons;
        let beat = MessageBeat { data, keep: ended, last: last | abandons, error };
        // The first line of a part is nothing to send.
        let is_kept = is_next_part & !line.last;
        let offers = buffer.sink.valid & !is_kept & (abandons | !drops);
        stored.offer(offers, beat);
        buffer.sink.ready.set(!abandons & (stored.ready | drops | is_kept));

        let ended_here = takes & !drops & last;
        let has_wrong_lines = ended_here & is_wrong;
        let passes = ended_here & !is_wrong;
        counter::wrapping("packet_count", status.packets, passes);
        let faults: [(PioTransmitFault, &str, Bits, Bool); 5] = [
            (PioTransmitFault::NoBytes, "without_bytes", status.without_bytes, takes & is_empty),
            (PioTransmitFault::TooLong, "too_long", status.too_long, takes & is_long),
            (PioTransmitFault::WrongLines, "wrong_lines", status.wrong_lines, has_wrong_lines),
            (PioTransmitFault::Unfinished, "unfinished", status.unfinished, gives_up),
            (PioTransmitFault::StrayPart, "stray_part", status.stray_parts, takes & is_stray_part),
        ];
        let fault = register_state(PioTransmitFault::None);
        status.fault.set(fault);
        for (cause, name, count, happens) in faults {
            counter::saturating(&format!("{name}_count"), count, happens);
            when(happens & fault.is(PioTransmitFault::None), || fault.set(state(cause)));
        }

        when(stored.valid, || {
            assert_always("bytes are filled from 0", keep::is_filled(ended));
            assert_always("only a last beat is partial", last | abandons | ended.all());
        });
        assert_always("what is dropped is a message's rest", dropping.implies(goes_on));
        assert_always("a part follows a whole message", awaits_part.implies(is_first));
        cover("a packet leaves", passes);
        cover("a part is taken", takes & is_next_part);
        cover("a packet is given up for another message", gives_up);
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
