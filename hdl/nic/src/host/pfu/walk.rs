//! Walking over segments: which lines a segment touches, and which bytes of the packet are in each.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Stream, concatenate, constant, elaborate, mux, register,
    register_bool, register_reset, when, wire,
};

use crate::lib::successor::successor;
use crate::message::PacketSegment;

/// Bits of the number of a byte in a line.
pub(super) const BYTE_BITS: u32 = 6;
/// Bytes of a line, and of a beat.
pub(super) const LINE_BYTES: u32 = 1 << BYTE_BITS;
/// Bits of a line's data.
pub(super) const LINE_BITS: u32 = 8 * LINE_BYTES;
/// Bits of a line's address.
pub(super) const ADDRESS_BITS: u32 = 46;
/// Bits of a segment's length.
const LENGTH_BITS: u32 = 14;

/// Where a segment is.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Extent {
    /// Byte address of its first byte.
    #[width(ADDRESS_BITS + BYTE_BITS)]
    pub address: Bits,
    /// Its bytes.
    #[width(LENGTH_BITS)]
    pub length_bytes: Bits,
    /// It ends its packet.
    pub ends_packet: Bool,
}

/// The bytes of a segment that lie in one line.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Piece {
    /// Bits 51 to 6 of the byte address.
    #[width(ADDRESS_BITS)]
    pub line_address: Bits,
    /// The first byte in the line.
    #[width(BYTE_BITS)]
    pub start: Bits,
    /// How many bytes, at most those of a line.
    #[width(BYTE_BITS + 1)]
    pub bytes: Bits,
    /// Nothing of the segment is behind it.
    pub ends_segment: Bool,
}

/// A segment after the other, a piece in each cycle.
pub(super) struct Walk<A: Bundle> {
    /// There is a piece.
    pub valid: Bool,
    /// Which bytes of which line.
    pub piece: Piece,
    /// Where its first byte is in a beat of the packet.
    pub position: Bits,
    /// Nothing of the packet is behind it.
    pub ends_packet: Bool,
    /// What else is known of its segment.
    pub about: A,
    /// To be driven: the piece is taken in this cycle.
    pub taken: Bool,
}

impl<A: Bundle> Walk<A> {
    /// Walks over `segments`, each of which is at `extent`.
    ///
    /// The first piece of the next segment stands in the registers in the cycle after the last piece
    /// of the one before is taken, or after it came if there is none. A place behind `segments` takes
    /// what comes meanwhile, so that `ready` comes from a register.
    #[elaborate]
    pub(super) fn new(segments: Stream<PacketSegment>, extent: Extent, about: A) -> Self {
        let taken = wire::<Bool>(());
        let waiting_extent = register::<Extent>(());
        let waiting_about = register::<A>(about.shape());
        let segment_waits = register_bool(false);
        let piece_valid = register_bool(false);
        let piece = register::<Piece>(());
        let is_last_segment = register::<Bool>(());
        let current = register::<A>(about.shape());
        let position = register_reset(BYTE_BITS, 0);
        // Bytes of the segment behind the piece.
        let left = register::<Bits>(LENGTH_BITS);

        segments.ready.set(!segment_waits);
        let next = mux(segment_waits, waiting_extent, extent);
        let next_about = mux(segment_waits, waiting_about, about);
        let begins = !piece_valid | (taken & piece.ends_segment);
        when(begins, || {
            piece_valid.set(segment_waits | segments.valid);
            segment_waits.set(false);
        })
        .otherwise_when(segments.fires(), || {
            segment_waits.set(true);
            waiting_extent.assign(extent);
            waiting_about.assign(about);
        });

        // The first piece of a segment.
        let Extent { address, length_bytes, ends_packet } = next;
        let start = address.truncate(BYTE_BITS);
        let segment_end = length_bytes.widening_add(start.zero_extend(LENGTH_BITS));
        let end_line = segment_end.top(LENGTH_BITS + 1 - BYTE_BITS);
        let fills_line = end_line.any();
        let room = constant(BYTE_BITS + 1, LINE_BYTES) - start.zero_extend(BYTE_BITS + 1);
        let lines_behind = end_line.truncate(LENGTH_BITS - BYTE_BITS) - 1;
        let behind = concatenate([lines_behind, segment_end.truncate(BYTE_BITS)]);
        let goes_further = end_line.top(LENGTH_BITS - BYTE_BITS).any();
        let first_is_last =
            !goes_further & (!fills_line | segment_end.truncate(BYTE_BITS).is_zero());
        let first = Piece {
            line_address: address.top(ADDRESS_BITS),
            start,
            bytes: mux(fills_line, room, length_bytes.truncate(BYTE_BITS + 1)),
            ends_segment: first_is_last,
        };
        // The piece behind this one.
        let lines_left = left.top(LENGTH_BITS - BYTE_BITS);
        let is_whole = lines_left.any();
        let last_bytes = left.truncate(BYTE_BITS);
        let next_line = successor(piece.line_address);
        let further = Piece {
            line_address: next_line,
            start: constant(BYTE_BITS, 0),
            bytes: concatenate([is_whole.bits(), last_bytes & (!is_whole).mask(BYTE_BITS)]),
            ends_segment: left.is_at_most(LINE_BYTES),
        };
        when(begins, || {
            piece.assign(first);
            is_last_segment.set(ends_packet);
            current.assign(next_about);
            left.set(behind);
        })
        .otherwise_when(taken, || {
            piece.assign(further);
            left.set(concatenate([lines_left - 1, last_bytes]));
        });

        let ends_packet = is_last_segment & piece.ends_segment;
        when(taken & ends_packet, || position.set(0)).otherwise_when(taken, || {
            position.set(position + piece.bytes.truncate(BYTE_BITS));
        });
        Self { valid: piece_valid, piece, position, ends_packet, about: current, taken }
    }
}
