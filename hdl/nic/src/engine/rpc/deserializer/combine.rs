//! Pieces of the same line are written together: one line of objects and one of what they point to are held.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Stream, all_of, any_of, constant, cover, elaborate, mux,
    mux_each, one_hot, one_hot_mux, register, register_bool, scope, when,
};

use super::piece::Piece;
use crate::engine::rpc::layout::{LINE_ADDRESS_BITS, PIECE, PIECES_OF_LINE};

/// Bytes of a line.
const LINE_BYTES: u32 = PIECES_OF_LINE * PIECE / 8;

/// Bytes of a line, or that the message has ended.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Written {
    /// The message has ended, and the lowest bytes say how.
    pub is_end: Bool,
    #[width(LINE_ADDRESS_BITS)]
    pub line_address: Bits,
    #[width(8 * LINE_BYTES)]
    pub data: Bits,
    #[width(LINE_BYTES)]
    pub byte_enable: Bits,
}

/// A line that is held.
struct Held {
    is_held: Bool,
    line: Written,
}

impl Held {
    #[elaborate]
    fn none() -> Self {
        let is_held = register_bool(false);
        let line = register::<Written>(());
        Self { is_held, line }
    }
}

/// Lines of the pieces, and behind the lines of a message its end.
#[elaborate]
pub(super) fn combined(pieces: Stream<Piece>, sink: Stream<Written>) {
    let out_valid = register_bool(false);
    let out = register::<Written>(());
    sink.offer(out_valid, out);
    let is_free = !out_valid | sink.ready;
    when(sink.ready, || out_valid.set(false));

    let Piece { is_end, is_object, address, data, byte_enable } = pieces.payload;
    let (line_address, place) = (address.top(LINE_ADDRESS_BITS), address.truncate(2));
    let lane = one_hot(place, PIECES_OF_LINE);
    let enabled = byte_enable.repeat(PIECES_OF_LINE) & lane.repeat_each(PIECE / 8);
    let held: Vec<Held> =
        (0..2).map(|number| scope(&format!("held_{number}"), Held::none)).collect();
    let mut joins = vec![];
    let mut leaves = vec![];
    for (number, Held { is_held, line }) in held.iter().enumerate() {
        let is_its = !is_end & (if number == 0 { is_object } else { !is_object });
        let fits = !*is_held | line.line_address.equals(line_address);
        let comes = pieces.valid & is_its;
        // At the end both leave, the first before the second.
        let is_before = all_of(held[..number].iter().map(|before| !before.is_held));
        let ends = pieces.valid & is_end & *is_held & is_before;
        let leaves_now = is_free & ((comes & !fits) | ends);
        let taken = comes & (fits | is_free);
        let is_new = !*is_held | !fits;
        let kept = line.byte_enable & (!is_new).mask(LINE_BYTES);
        when(taken, || {
            line.line_address.set(line_address);
            line.data.set(mux_each(enabled, data.repeat(PIECES_OF_LINE), line.data));
            line.byte_enable.set(kept | enabled);
        });
        is_held.set(taken | (*is_held & !(ends & is_free)));
        line.is_end.set(false);
        joins.push(is_its & fits);
        leaves.push(leaves_now);
    }
    let is_empty = all_of(held.iter().map(|held| !held.is_held));
    let end = Written {
        is_end,
        line_address,
        data: data.zero_extend(8 * LINE_BYTES),
        byte_enable: constant(LINE_BYTES, 0),
    };
    let ends = pieces.valid & is_end & is_empty & is_free;
    let leaving = any_of(leaves.iter().copied()) | ends;
    let lines = leaves.iter().copied().zip(held.iter().map(|held| held.line));
    let chosen = one_hot_mux(lines.chain([(ends, end)]).collect::<Vec<_>>());
    when(leaving, || {
        out_valid.set(true);
        out.assign(chosen);
    });
    let conflict_ends = mux(is_end, is_empty & is_free, is_free);
    pieces.ready.set(any_of(joins.iter().copied()) | conflict_ends);
    cover("a line makes room for another", leaves[0] & !is_end);
    cover("both lines leave at the end", leaves[0] & is_end & held[1].is_held);
}
