//! Byte joiner: puts pieces of any length together to beats without gaps.
//!
//! ```text
//!             +---- byte_joiner ----+
//!      source |                     | sink
//!  ---------->| stream       stream |---------->
//!             +---------------------+
//!
//!  source --> a place beside --> turn to the beat's bytes, join --> sink
//! ```
//!
//! # Function
//! Gives the bytes of a packet's pieces one after the other, filled from byte 0 of its first beat; those
//! behind its end are zero. A packet of no bytes is none. A piece goes on with byte 0 behind byte 63, and has 64 bytes at
//! most, whatever its count.
//!
//! A beat leaves when it is full and something of the packet is known to be behind it, or with the end of
//! the packet.
//!
//! # Backpressure
//! A piece is taken in every cycle in which the sink takes a beat, or is offered none, and one that completes no beat in
//! any. `source_ready` comes from a register.
//!
//! # Ordering
//! As they come.
//!
//! # Reset
//! Empties it; bytes inside are lost, and the packet that they belong to is cut.
//!
//! # Resources
//! Three beats of registers: a piece that had to wait, the bytes that are kept, the beat that leaves.
//!
//! # Rationale
//! A piece that fills a beat and ends its packet in the next one makes two. To leave in the cycle of that
//! piece both would need a second port; the other waits where bytes are kept, because the first piece of
//! the next packet leaves nothing to be done there unless it is a packet by itself, which then waits in
//! turn. A full beat could leave at once, if a packet never ended with a piece of no bytes.
use nic_dsl::{
    Bits, BundleExt, Module, Ports, Sink, Source, States, assert_always, concatenate, constant,
    cover, elaborate, mux, register, register_bool, register_reset, register_state, scope, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::keep;
use crate::lib::passing::past_a_place;
use crate::lib::turn::{below, of_bytes, turned};
use crate::message::{Beat, BeatShape, BytePiece};
use crate::module::{Preset, Proof, Record, build, header};

/// What the joiner promises; the latency is that of a packet of one piece.
pub const CONTRACT: Contract = Contract {
    module: "byte_joiner",
    summary: "Joins pieces of bytes to beats without gaps.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("byte_joiner", &[])],
    proof: Proof::bounded(8).cover(12),
    constraint: None,
    build: |_| build(&ByteJoiner),
};

/// Bytes of a beat.
const BYTES: u32 = 64;
/// Bits of the number of one of them.
const BYTE_BITS: u32 = 6;

/// A joiner of pieces.
#[derive(Clone, Debug)]
pub struct ByteJoiner;

/// Ports of the joiner.
#[derive(Ports)]
pub struct ByteJoinerPorts {
    /// Packets in pieces.
    #[shape(())]
    pub source: Sink<BytePiece>,
    /// The same packets in beats.
    pub sink: Source<Beat>,
}

/// What is kept beside the beat that leaves.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Kept {
    /// Nothing.
    Nothing,
    /// The first bytes of a beat, or all, of a packet that goes on.
    Part,
    /// A last beat that waits until the one before it has left.
    Beat,
}

impl Module for ByteJoiner {
    type Ports = ByteJoinerPorts;

    fn name(&self) -> String {
        "byte_joiner".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("byte_joiner.rs"), &CONTRACT)
    }

    fn shape(&self) -> ByteJoinerPortsShape {
        ByteJoinerPortsShape { sink: BeatShape { bytes: BYTES } }
    }

    #[elaborate]
    fn elaborate(&self, ByteJoinerPorts { source, sink }: Self::Ports) {
        let next = scope("next", || past_a_place(*source));
        let piece = next.payload;
        let kept = register_state(Kept::Nothing);
        let kept_data = register::<Bits>(8 * BYTES);
        let kept_keep = register_reset(BYTES, 0);
        let beat = register::<Beat>(BeatShape { bytes: BYTES });
        let beat_offered = register_bool(false);
        sink.offer(beat_offered, beat);
        let is_free = !beat_offered | sink.ready;

        // Where the piece goes in its beat. Bytes before the position are kept already, those up to `reach` are the piece's;
        // it may fill the beat and begin the next.
        let position = register_reset(BYTE_BITS, 0);
        let is_most = piece.count.bit(BYTE_BITS);
        let below_most = piece.count.truncate(BYTE_BITS) & (!is_most).mask(BYTE_BITS);
        let count = concatenate([is_most.bits(), below_most]);
        let reach = position.zero_extend(BYTE_BITS + 1) + count;
        let has_bytes = count.any();
        let last = piece.last;
        let has_piece = next.valid & (has_bytes | last);
        let turned_line = turned(piece.data, position - piece.first_byte);
        let fills = reach.bit(BYTE_BITS);
        let over = reach.truncate(BYTE_BITS);
        let begins_next = fills & over.any();
        let before_over = below(over);
        let before_reach = before_over | fills.mask(BYTES);
        let waits = kept.is(Kept::Beat);
        let has_part = kept.is(Kept::Part);
        let is_full = has_part & kept_keep.bit(BYTES - 1);

        // What is kept leaves as it is, or with the piece's first bytes.
        let is_whole = waits | is_full;
        let adds = before_reach & !kept_keep & !is_whole.mask(BYTES);
        let goes_on = mux(is_whole, has_bytes, begins_next | !last);
        let ends_beat = mux(is_full, has_bytes | last, begins_next | (last & reach.any()));
        let ends_here = last & !mux(is_full, has_bytes, begins_next);
        // A piece that completes no beat need not wait for the one that leaves.
        let may_join = is_free | !(waits | ends_beat);
        let joins = has_piece & may_join;
        next.ready.set(may_join);
        let kept_bits = of_bytes(kept_keep);
        when(is_free, || {
            beat_offered.set(waits | (has_piece & ends_beat));
            beat.assign(Beat {
                data: (kept_data & kept_bits) | (turned_line & of_bytes(adds)),
                keep: kept_keep | adds,
                last: waits | ends_here,
            });
        });

        // What of the piece is kept: all if what was kept leaves, or what reaches beyond the beat.
        let now_keep = before_over | (fills & !begins_next).mask(BYTES);
        let stays = !is_whole & !begins_next;
        let still_keep = kept_keep & stays.mask(BYTES);
        let added_keep = now_keep & !still_keep;
        let still_bits = of_bytes(still_keep);
        when(joins, || {
            kept_data.set((kept_data & still_bits) | (turned_line & of_bytes(added_keep)));
            kept_keep.set(now_keep & goes_on.mask(BYTES));
            when(!goes_on, || kept.goto(Kept::Nothing))
                .otherwise_when(last, || kept.goto(Kept::Beat))
                .otherwise(|| kept.goto(Kept::Part));
        })
        .otherwise_when(is_free & waits, || {
            kept.goto(Kept::Nothing);
            kept_keep.set(0);
        });

        when(joins, || {
            position.set(mux(last, constant(BYTE_BITS, 0), reach.truncate(BYTE_BITS)));
        });

        let is_partial = !kept_keep.bit(BYTES - 1);
        let begins_beat = position.is_zero();
        assert_always("what is kept is known", kept.is_any(Kept::ALL));
        assert_always("a part has bytes", (has_part | waits).implies(kept_keep.bit(0)));
        assert_always("nothing has none", has_part | waits | kept_keep.is_zero());
        assert_always(
            "a piece goes on where the one before ended",
            begins_beat.equals(!(has_part & is_partial)),
        );
        when(sink.valid, || {
            let Beat { keep, last, .. } = sink.payload;
            assert_always("sink bytes are filled from 0", keep::is_filled(keep));
            assert_always("only a last sink beat is partial", last | keep.all());
        });
        cover("a piece ends a packet and begins a beat", joins & begins_next & last);
        cover("a beat waits behind another", joins & waits & last);
        cover("a beat waits while the next is begun", joins & waits & !last);
        cover("a full beat is the last", joins & is_full & !has_bytes);
        cover("a piece is kept while a beat stalls", joins & !is_free);
        cover("a beat follows another", beat_offered & joins & ends_beat);
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
