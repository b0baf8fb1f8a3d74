//! Receive side of coherent programmed I/O: puts packets into lines, as a program finds them.
//!
//! ```text
//!             +--- pio_receive ----+
//!      packet |                    | result
//!  ---------->| stream      stream |---------->
//!     message |                    | status
//!  ---------->| stream       level |---------->
//!             +--------------------+
//!
//!  packet: 60 bytes --> first line: these 60 bytes | length | zeros
//!    4 bytes, and 60 of the next beat --> next line
//!         behind a group's last line --> | what is left | continues
//! ```
//!
//! # Function
//! A packet leaves as the lines of a result (`coherent_pio`): its first 60 bytes in the first line, its length and what was found of its
//! checksums behind them (`PioPacketHeader`), all others in the lines behind it. Bytes beyond its end are zero, and so are the last two of the
//! first line, which become the control.
//!
//! A packet that `LINES` do not hold is several results: the first one has the length of the whole and fills all lines, and each that follows says that it
//! `continues` and how many bytes are left. Its first line has no bytes of the packet.
//!
//! What a program sends here (`message`) goes nowhere.
//!
//! # Backpressure
//! A beat of `packet` is taken in every cycle in which `result` takes a line, or is offered none; one more cycle passes where the last bytes
//! of a packet need a line of their own, and one before each further result. `packet_ready` comes from a register. `message` is always taken.
//!
//! # Ordering
//! FIFO order.
//!
//! # Faults
//! Counted, and the first one since reset is named: a packet of more than `MAXIMUM` bytes is taken and dropped, and so is a message. `packet` comes from a
//! memory of whole packets (`packet_buffer`), so that none has an `error`, and a line that has left is followed by the next.
//!
//! # Reset
//! Forgets all; the packet that is coming in is cut, so its source is reset, too.
//!
//! # Resources
//! A skid buffer, four bytes that move to the next line, and what is known of a packet that goes on.
//!
//! # Rationale
//! The device's own bytes are the last of a line, not its first, so that a program reads a packet from the beginning of a line on, as an
//! application wants it.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSource, Module, Ports, Sink, Source, assert_always, concatenate,
    constant, constant_bool, cover, elaborate, instance, mux, register, register_bool,
    register_reset, register_state, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::{MAXIMUM, PACKET_BYTES, first_capacity, maximum, part_capacity};
use crate::lib::counter;
use crate::message::{
    Beat, BeatShape, PacketBeat, PacketChecksum, PioAnswer, PioAnswerControl, PioPacketHeader,
    PioReceiveFault, PioReceiveStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::packet::is_open;
use crate::stream::skid_buffer::SkidBuffer;

/// What it promises; the latency is that of the first line.
pub const CONTRACT: Contract = Contract {
    module: "pio_receive",
    summary: "Puts received packets into lines for a program.",
    source: contract::Source { paper: "Coherent PIO", section: "4" },
    latency: Some(Latency::exactly(1, "packet")),
    interval: 1,
    waits_on: &["result"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "LINES",
            default: "64",
            meaning: "of the longest result, a power of two from 2 to 64",
        },
        MAXIMUM,
    ],
    presets: &[
        Preset::product("pio_receive", &["LINES=64"]),
        Preset::test("pio_receive_tiny", &["LINES=4", "MAXIMUM=700"])
            .proof(Proof::bounded(10).cover(12)),
    ],
    proof: Proof::bounded(4),
    constraint: None,
    build: |values| {
        let lines = values.power_of_two("LINES", 2..=64)?;
        build(&PioReceive { lines, maximum: maximum(values)? })
    },
};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;
/// Bits of the number of one of them.
const BYTE_BITS: u32 = LINE_BYTES.ilog2();
/// Bytes of a beat that move to the next line.
const MOVED_BYTES: u32 = LINE_BYTES - PACKET_BYTES;

/// The receive side.
#[derive(Clone, Debug)]
pub struct PioReceive {
    /// Lines of the longest result, a power of two from 2 to 64.
    pub lines: u32,
    /// Bytes of the longest packet.
    pub maximum: u32,
}

/// Ports of the receive side.
#[derive(Ports)]
pub struct PioReceivePorts {
    /// Whole packets.
    #[shape(())]
    pub packet: Sink<PacketBeat>,
    /// The same in lines.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub result: Source<Beat>,
    /// Messages of programs, which nobody wants here.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub message: Sink<Beat>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<PioReceiveStatus>,
}

impl Module for PioReceive {
    type Ports = PioReceivePorts;

    fn name(&self) -> String {
        RECORD.name(&[("LINES", "l", self.lines), ("MAXIMUM", "max", self.maximum)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("pio_receive.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, PioReceivePorts { packet, result, message, status }: Self::Ports) {
        let buffer = instance("buffer", &SkidBuffer::<PacketBeat> { payload: () });
        buffer.source.connect(*packet);
        let beat = buffer.sink.payload;
        let PacketBeat { data, last, error, length_bytes, checksum, .. } = beat;
        error.ignore();
        beat.ring.ignore();
        beat.destination.ignore();
        beat.protocol.bits().ignore();
        beat.flow_hash.ignore();
        beat.timestamp_cycles.ignore();

        // The last bytes of a packet are a line of their own where they do not fit the one before.
        let has_tail = register_bool(false);
        let moved = register::<Bits>(8 * MOVED_BYTES);
        let takes = buffer.sink.fires();
        let goes_on = is_open(takes, &beat);
        let is_first = !goes_on;
        let last_byte = (length_bytes - 1).truncate(BYTE_BITS);
        let leaves_tail = last & last_byte.is_at_least(PACKET_BYTES);

        // A packet goes on in another result, of which the first line is due.
        let begins_part = register_bool(false);
        let part_bytes = register::<Bits>(length_bytes.width());
        let kept_checksum = register_state(PacketChecksum::None);
        let number = register_reset(self.lines.trailing_zeros(), 0);
        let is_full = number.all();

        let dropping = register_bool(false);
        let is_long = is_first & length_bytes.is_above(self.maximum);
        let drops = dropping | is_long;
        let tail_leaves = has_tail & !begins_part & result.ready;
        when(takes, || {
            dropping.set(drops & !last);
            moved.set(data.top(8 * MOVED_BYTES));
        });
        when(tail_leaves, || has_tail.set(false))
            .otherwise_when(takes & !drops, || has_tail.set(leaves_tail));

        let of_packet = PioPacketHeader { length_bytes, checksum };
        let of_part = PioPacketHeader { length_bytes: part_bytes, checksum: kept_checksum };
        let control = |continues: Bool| PioAnswerControl {
            lines: constant(7, 0),
            continues,
            answer: state(PioAnswer::Empty),
        };
        let body = data.truncate(8 * PACKET_BYTES);
        let first = concatenate([control(constant_bool(false)).packed(), of_packet.packed(), body]);
        let nothing = constant(8 * PACKET_BYTES, 0);
        let part = concatenate([control(constant_bool(true)).packed(), of_part.packed(), nothing]);
        let next = concatenate([mux(has_tail, nothing, body), moved]);
        let is_whole_first = is_first & !has_tail;
        let line = mux(begins_part, part, mux(is_whole_first, first, next));
        let ends = !begins_part & (has_tail | (last & !leaves_tail));
        let offers = begins_part | has_tail | (buffer.sink.valid & !drops);
        let keep = constant(LINE_BYTES, -1);
        result.offer(offers, Beat { data: line, keep, last: ends | is_full });
        buffer.sink.ready.set(!begins_part & !has_tail & (result.ready | drops));

        let gives = result.fires();
        when(gives, || {
            number.set(mux(ends, constant(number.width(), 0), number + 1));
            begins_part.set(is_full & !ends);
        });
        when(takes & is_first, || {
            part_bytes.set(length_bytes - first_capacity(self.lines));
            kept_checksum.set(checksum);
        })
        .otherwise_when(gives & begins_part, || {
            part_bytes.set(part_bytes - part_capacity(self.lines));
        });

        message.ready.set(true);
        message.payload.data.ignore();
        message.payload.keep.ignore();
        let is_stray = message.fires() & message.payload.last;
        let is_too_long = takes & is_long;
        let leaves = gives & ends;
        counter::wrapping("packet_count", status.packets, leaves);
        let faults: [(PioReceiveFault, &str, Bits, Bool); 2] = [
            (PioReceiveFault::TooLong, "too_long", status.too_long, is_too_long),
            (PioReceiveFault::StrayMessage, "stray_message", status.stray_messages, is_stray),
        ];
        let fault = register_state(PioReceiveFault::None);
        status.fault.set(fault);
        for (cause, name, count, happens) in faults {
            counter::saturating(&format!("{name}_count"), count, happens);
            when(happens & fault.is(PioReceiveFault::None), || fault.set(state(cause)));
        }

        assert_always("a tail ends its packet", has_tail.implies(is_first));
        assert_always("what is dropped is a packet's rest", dropping.implies(goes_on));
        cover("a packet leaves", leaves);
        cover("the last bytes of a packet have a line of their own", has_tail & result.ready);
        cover("the rest of a packet is dropped", takes & dropping & last);
        cover("a packet goes on in another result", gives & begins_part);
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
    fn results_of_2_to_64_lines_are_legal() {
        structure::elaborates(&RECORD, ["LINES=2", "LINES=64"]);
        let error = structure::refused(&RECORD, "LINES=1");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
