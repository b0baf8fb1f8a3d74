//! From lines to beats: the bytes of each line are turned to their places and joined.
use nic_dsl::{
    Bits, Bool, BundleExt, Source, States, assert_always, constant, cover, elaborate, mux,
    register, register_bool, register_state, state, when,
};

use super::{About, Asked, PfuTransmit};
use crate::host::pfu::walk::{BYTE_BITS, LINE_BITS, LINE_BYTES};
use crate::lib::turn::{below, of_bytes, turned};
use crate::message::{PacketBeat, PacketProtocol};

/// What is kept beside the beat that leaves.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Kept {
    /// Nothing.
    Nothing,
    /// The first bytes of a beat.
    Part,
    /// A beat that waits until the one before it has left.
    Beat,
}

impl PfuTransmit {
    /// Joins lines to beats. `line_valid`: the line may be taken, and `line_stays` that it may until it is; gives whether
    /// it is, if so.
    #[elaborate]
    pub(super) fn beats(
        &self,
        packet: Source<PacketBeat>,
        (line_valid, line_stays): (Bool, Bool),
        asked: &Asked,
        data: Bits,
        has_error: Bool,
    ) -> Bool {
        let &Asked { distance, position, reach, ends_packet, packet: about, .. } = asked;
        let kept = register_state(Kept::Nothing);
        let kept_data = register::<Bits>(LINE_BITS);
        let kept_last = register::<Bool>(());
        let kept_error = register::<Bool>(());
        let kept_about = register::<About>(());
        let beat_data = register::<Bits>(LINE_BITS);
        let beat_last = register::<Bool>(());
        let beat_error = register::<Bool>(());
        let beat_about = register::<About>(());
        let beat_offered = register_bool(false);
        let is_free = !beat_offered | packet.ready;
        let takes = line_valid & is_free;

        // Bytes before `position` are kept already, those up to `reach` are the line's; it may fill
        // the beat and begin the next.
        let line = turned(data.truncate(LINE_BITS), distance);
        let fills = reach.bit(BYTE_BITS);
        let over = reach.truncate(BYTE_BITS);
        let begins_next = fills & over.any();
        let before_position = below(position);
        let before_over = below(over);
        let before_reach = before_over | fills.mask(LINE_BYTES);
        let completes = fills | ends_packet;
        let ends_here = ends_packet & !begins_next;

        // The beat that waits goes first; while one does, no line begins within a beat.
        let waits = kept.is(Kept::Beat);
        let keeps = before_position | waits.mask(LINE_BYTES);
        let adds = before_reach & !keeps;
        let (kept_bits, added_bits) = (of_bytes(keeps), of_bytes(adds));
        let joined = (kept_data & kept_bits) | (line & added_bits);
        let joined_last = mux(waits, kept_last, ends_here);
        let joined_error = joined_last & mux(waits, kept_error, has_error);
        let joined_about = mux(waits, kept_about, about);
        // While the place of the beat is free, one that a line completes passes it, and waits in it only if it is not
        // taken. One that waited goes through the place: the path would be a level longer.
        let passes = line_stays & completes & !(waits | beat_offered);
        let has_passed = passes & packet.ready;
        when(is_free, || {
            beat_offered.set(waits | (takes & completes & !has_passed));
            beat_data.set(joined);
            beat_last.set(joined_last);
            beat_error.set(joined_error);
            beat_about.assign(joined_about);
        });
        // What is kept is the beat as far as it goes, or what reaches beyond it.
        let still_keeps = before_position & !begins_next.mask(LINE_BYTES);
        let now_keeps = mux(begins_next, before_over, before_reach & !before_position);
        let (still_kept_bits, now_kept_bits) = (of_bytes(still_keeps), of_bytes(now_keeps));
        let next_kept = (kept_data & still_kept_bits) | (line & now_kept_bits);
        when(takes, || {
            kept_data.set(next_kept);
            kept_last.set(ends_packet);
            kept_error.set(has_error);
            kept_about.assign(about);
            let stays = mux(waits, completes, begins_next & ends_packet);
            let is_part = over.any() & !ends_packet;
            when(stays, || kept.goto(Kept::Beat))
                .otherwise_when(is_part, || kept.goto(Kept::Part))
                .otherwise(|| kept.goto(Kept::Nothing));
        })
        .otherwise_when(is_free & waits, || kept.goto(Kept::Nothing));
        let left_about = mux(beat_offered, beat_about, joined_about);
        let beat = PacketBeat {
            data: mux(beat_offered, beat_data, joined),
            last: mux(beat_offered, beat_last, joined_last),
            error: mux(beat_offered, beat_error, joined_error),
            length_bytes: left_about.length_bytes,
            ring: left_about.ring,
            destination: constant(2, 0),
            protocol: state(PacketProtocol::Other),
            checksum: left_about.checksum,
            flow_hash: constant(32, 0),
            timestamp_cycles: constant(48, 0),
        };
        packet.offer(beat_offered | passes, beat);

        let begins_beat = position.is_zero();
        let has_part = kept.is(Kept::Part);
        assert_always("what is kept is known", kept.is_any(Kept::ALL));
        assert_always(
            "a line goes on where the one before ended",
            line_valid.implies(begins_beat.equals(!has_part)),
        );
        cover("a line ends a packet and begins a beat", takes & begins_next & ends_packet);
        cover("a beat waits behind another", takes & waits & completes);
        cover("a beat waits while the next is begun", takes & waits & !completes);
        cover("a beat follows another", beat_offered & takes & completes);
        cover("a beat passes", has_passed);
        cover("a beat would pass and waits", passes & !packet.ready);
        is_free
    }
}
