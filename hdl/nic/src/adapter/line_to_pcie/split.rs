//! Splitting: which bytes of a line that is written in part are the next packet.
//!
//! Byte enables of a packet of several DWs are in a row (PCI Express Base 2.2.5); those of a packet
//! of one DW need not be. So a run of bytes that reaches the end of its first DW is one packet, and
//! what does not is a packet of that DW alone.
use nic_dsl::{
    Bits, Bool, State, any_of, constant, elaborate, mux, one_hot_mux, register, thermometer,
    vector_of, when,
};

use super::send::Send;
use super::{DW_BYTES, LINE_BYTES, LineToPcie};
use crate::message::LineRequest;

/// DWs of a line.
const DWS: u32 = LINE_BYTES / DW_BYTES;

/// A packet of part of a line.
pub(super) struct Piece {
    /// The number of its first DW in the line.
    pub first_dw: Bits,
    /// How many DWs it has.
    pub length: Bits,
    /// Bytes of the first DW.
    pub first_be: Bits,
    /// Bytes of the last DW; zero for one DW.
    pub last_be: Bits,
    /// Nothing of the line is left behind it.
    pub is_last: Bool,
}

impl LineToPcie {
    /// The next piece of the request; complete in state `Emit`.
    #[elaborate]
    pub(super) fn piece(&self, request: &LineRequest, doing: State<Send>) -> Piece {
        let rest = register::<Bits>(LINE_BYTES);
        let dw = |number: Bits| rest.element(number, DW_BYTES);

        // Find: the first DW that has bytes.
        let first = register::<Bits>(DWS);
        let has_bytes = vector_of(DWS, |number| dw(number).any().bits());
        let first_found = vector_of(DWS, |number| {
            let below = has_bytes & thermometer(number, DWS);
            (has_bytes.bit_at(number) & below.is_zero()).bits()
        });
        when(doing.is(Send::Find), || first.set(first_found));

        // Measure: its bytes, and through which DWs the piece goes on: the first if its bytes reach its
        // end, the others if they are full.
        let dws = || rest.chunks(DW_BYTES).into_iter();
        let first_dw_bytes = one_hot_mux(first.to_bools().into_iter().zip(dws()));
        let suffixes = [0b1111_u32, 0b1110, 0b1100, 0b1000];
        let reaches_end = any_of(suffixes.map(|suffix| first_dw_bytes.equals(suffix)));
        let first_be = register::<Bits>(DW_BYTES);
        let goes_on = register::<Bits>(DWS);
        let full = vector_of(DWS, |number| dw(number).all().bits());
        when(doing.is(Send::Measure), || {
            goes_on.set((full & !first) | (first & reaches_end.mask(DWS)));
            first_be.set(first_dw_bytes);
        });

        // Extend: a carry that starts at the first DW runs through those where the piece goes on and stops
        // at the next, of which a part may belong to it.
        let carried = goes_on + first;
        let covered = (goes_on & !carried) | first;
        let stop = carried & !goes_on & !first;
        let is_end = vector_of(DWS, |number| {
            let is_prefix =
                any_of([0b0001_u32, 0b0011, 0b0111].map(|prefix| dw(number).equals(prefix)));
            (stop.bit_at(number) & is_prefix).bits()
        });
        let spanned = covered | is_end;
        let sent = rest & spanned.repeat_each(DW_BYTES);
        let end_be = one_hot_mux(is_end.to_bools().into_iter().zip(dws()));
        let has_end = is_end.any();
        let piece_dws = register::<Bits>(DWS);
        let end_bytes = register::<Bits>(DW_BYTES);
        let first_dw = register::<Bits>(DWS.ilog2());
        let left = rest & !sent;
        let is_last = register::<Bool>(());
        when(doing.is(Send::Extend), || {
            piece_dws.set(spanned);
            let all = constant(DW_BYTES, 0b1111);
            end_bytes.set(mux(has_end, end_be, all));
            first_dw.set(first.number_of_one());
            is_last.set(left.is_zero());
            rest.set(left);
        })
        .otherwise_when(doing.is(Send::Pass), || rest.set(request.byte_enable));
        // Emit: what else the header says.
        let is_one = !(piece_dws & (piece_dws >> 1)).any();
        let last_be = end_bytes & (!is_one).mask(DW_BYTES);
        Piece { first_dw, length: piece_dws.count_ones(), first_be, last_be, is_last }
    }
}
