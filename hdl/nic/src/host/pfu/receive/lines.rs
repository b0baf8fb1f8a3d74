//! From beats to lines: the bytes of a line are merged from two beats, turned, and written.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, State, assert_always, cover, elaborate, mux, register,
    register_bool, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{About, PfuReceive, PfuReceivePorts};
use crate::host::pfu::walk::{ADDRESS_BITS, BYTE_BITS, LINE_BITS, LINE_BYTES, Walk};
use crate::lib::compound::Routed;
use crate::lib::turn::{below, of_bytes, turned};
use crate::message::{LineOperation, LineRequest, LineSpace, PacketBeat};

/// What happens in a cycle.
pub(super) struct Lines {
    /// A line is ready to be made but for a slot.
    pub wants_slot: Bool,
    /// A line is made.
    pub makes: Bool,
    /// How many bytes it has.
    pub bytes: Bits,
    /// It needs bytes behind the packet's end.
    pub is_short: Bool,
    /// A packet is dropped because its segment says so.
    pub drops: Bool,
}

/// The bytes of a line before they are in their places, and where they go.
#[derive(Clone, Copy, Debug, Bundle)]
struct Merged {
    /// The bytes, each at its place in the beat that it came in.
    #[width(LINE_BITS)]
    data: Bits,
    /// How far they are to be turned.
    #[width(BYTE_BITS)]
    distance: Bits,
    /// The first byte in the line.
    #[width(BYTE_BITS)]
    start: Bits,
    /// The byte behind the last.
    #[width(BYTE_BITS + 1)]
    end: Bits,
    /// Zeros are written from there to the end of the line.
    fills: Bool,
    /// Bits 51 to 6 of the byte address.
    #[width(ADDRESS_BITS)]
    line_address: Bits,
    /// How it is written.
    operation: State<LineOperation>,
    /// Whose memory it is in.
    space: State<LineSpace>,
    /// The ring.
    #[width(8)]
    ring: Bits,
    /// The tag.
    #[width(LINE_TAG_BITS)]
    tag: Bits,
}

impl PfuReceive {
    /// Makes lines of beats.
    #[elaborate]
    pub(super) fn lines(
        &self,
        ports: &PfuReceivePorts,
        walk: &Walk<About>,
        tag: Bits,
        has_slot: Bool,
    ) -> Lines {
        let &Walk { valid, piece, position, about: segment, ends_packet, taken } = walk;
        let PacketBeat { data, last, .. } = ports.packet.payload;
        ignore_the_rest(&ports.packet.payload);

        // A beat that came while none was taken waits here, so that `ready` comes from a register.
        let waiting_beat = register::<Bits>(LINE_BITS);
        let waiting_is_last = register::<Bool>(());
        let beat_waits = register_bool(false);
        ports.packet.ready.set(!beat_waits);
        let beat_valid = beat_waits | ports.packet.valid;
        let beat_data = mux(beat_waits, waiting_beat, data);
        let beat_last = mux(beat_waits, waiting_is_last, last);
        let takes_beat = wire::<Bool>(());
        when(takes_beat, || beat_waits.set(false)).otherwise_when(ports.packet.fires(), || {
            beat_waits.set(true);
            waiting_beat.set(data);
            waiting_is_last.set(last);
        });

        // The bytes from `position` on of the beat before are still to be written, if it is not zero.
        let rest = register::<Bits>(LINE_BITS);
        // The last beat of the packet was taken.
        let has_ended = register_bool(false);
        // What is left of the packet belongs to no segment.
        let discards = register_bool(false);
        let reach = position.zero_extend(BYTE_BITS + 1) + piece.bytes;
        let is_fresh = position.is_zero();
        let reaches_next = reach.bit(BYTE_BITS) & reach.truncate(BYTE_BITS).any();
        let wants_beat = is_fresh | segment.drop | reaches_next;
        let needs_beat = wants_beat & !has_ended;

        let merged = register::<Merged>(());
        let is_merged = register_bool(false);
        let offered = register::<Routed<LineRequest>>(ports.line_request.payload.shape());
        let is_offered = register_bool(false);
        let offer_free = !is_offered | ports.line_request.ready;
        let merged_free = !is_merged | offer_free;
        let may_go_on = valid & !discards & (beat_valid | !needs_beat);
        let wants_slot = may_go_on & !segment.drop & merged_free;
        let makes = wants_slot & has_slot;
        let drops = may_go_on & segment.drop;
        let goes_on = makes | drops;
        taken.set(goes_on);
        takes_beat.set(beat_valid & (discards | (goes_on & needs_beat)));

        let ends_here = takes_beat & beat_last;
        when(goes_on & ends_packet, || {
            has_ended.set(false);
            discards.set(!(has_ended | ends_here));
        })
        .otherwise_when(ends_here & discards, || discards.set(false))
        .otherwise_when(ends_here, || has_ended.set(true));

        // Behind the end of a packet come zeros, never bytes of the next.
        let before_position = below(position);
        let uses_rest = !before_position & (!is_fresh).mask(LINE_BYTES);
        let uses_beat = !uses_rest & (!has_ended).mask(LINE_BYTES);
        let (rest_bits, beat_bits) = (of_bytes(uses_rest), of_bytes(uses_beat));
        let both = (rest & rest_bits) | (beat_data & beat_bits);
        when(makes & wants_beat, || rest.set(beat_data & (!has_ended).mask(LINE_BITS)));
        when(merged_free, || is_merged.set(makes));
        when(makes, || {
            merged.assign(Merged {
                data: both,
                distance: piece.start - position,
                start: piece.start,
                end: piece.start.zero_extend(BYTE_BITS + 1) + piece.bytes,
                fills: segment.fills_line & piece.ends_segment,
                line_address: piece.line_address,
                operation: segment.operation,
                space: segment.space,
                ring: segment.ring,
                tag,
            });
        });

        let before_end = below(merged.end);
        let line = turned(merged.data, merged.distance) & of_bytes(before_end);
        let before_start = below(merged.start);
        let byte_enable = (before_end | merged.fills.mask(LINE_BYTES)) & !before_start;
        when(offer_free, || is_offered.set(is_merged));
        when(offer_free & is_merged, || {
            let payload = LineRequest {
                operation: merged.operation,
                space: merged.space,
                line_address: merged.line_address,
                data: line,
                byte_enable,
                tag: merged.tag,
            };
            offered.assign(Routed { payload, selection: merged.ring });
        });
        ports.line_request.offer(is_offered, offered);

        // From the first line that wants a beat behind the end, all of the packet is short.
        let ran_out = register_bool(false);
        let is_short = ran_out | (wants_beat & has_ended & !segment.drop);
        when(goes_on, || ran_out.set(is_short & !ends_packet));
        let is_inside = merged.end.is_at_most(LINE_BYTES);
        assert_always("no line has bytes beyond its end", is_merged.implies(is_inside));
        assert_always("nothing is made of what is discarded", discards.implies(!goes_on));
        assert_always("what is discarded has not ended", discards.implies(!has_ended));
        cover("a line is filled", is_merged & merged.fills & !before_end.all());
        cover("a line is made of two beats", makes & !is_fresh & reaches_next);
        cover("a segment ends inside a beat", makes & piece.ends_segment & !ends_packet);
        cover("bytes behind the last segment are discarded", discards & takes_beat);
        cover("a packet is dropped", drops);
        cover("a packet is short", makes & is_short);
        cover("a line follows another", is_offered & is_merged & makes);
        Lines { wants_slot, makes, bytes: piece.bytes, is_short, drops: drops & ends_packet }
    }
}

/// What of a beat does not matter here.
fn ignore_the_rest(beat: &PacketBeat) {
    beat.error.ignore();
    beat.length_bytes.ignore();
    beat.ring.ignore();
    beat.destination.ignore();
    beat.protocol.ignore_all();
    beat.checksum.ignore_all();
    beat.flow_hash.ignore();
    beat.timestamp_cycles.ignore();
}
