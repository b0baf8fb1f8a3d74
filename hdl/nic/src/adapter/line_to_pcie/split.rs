//! Splitting: which bytes of a line that is written in part are the next packet.
//!
//! Byte enables of a packet of several DWs are in a row (PCI Express Base 2.2.5); those of a packet
//! of one DW need not be. So a run of bytes that reaches the end of its first DW is one packet, and
//! what does not is a packet of that DW alone.
use nic_dsl::{
    Bits, Bool, State, any_of, constant, constant_bool, elaborate, mux, one_hot_mux, pack,
    register, when,
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
        let dws = rest.chunks(DW_BYTES);

        // Find: the first DW that has bytes.
        let first = register::<Bits>(DWS);
        let has_bytes: Vec<Bool> = dws.iter().map(|dw| dw.any()).collect();
        let before_last = &has_bytes[..dws.len() - 1];
        let up_to = carried(before_last, &vec![constant_bool(true); before_last.len()]);
        let is_before = |number: usize| match number {
            0 => constant_bool(false),
            _ => up_to[number - 1],
        };
        let first_found = (0..dws.len()).map(|number| has_bytes[number] & !is_before(number));
        let first_found: Vec<Bool> = first_found.collect();
        when(doing.is(Send::Find), || first.set(pack(first_found.iter().copied())));

        // Measure: its bytes, and through which DWs the piece goes on: the first if its bytes reach its
        // end, the others if they are full.
        let first_dw_bytes = one_hot_mux(first.to_bools().into_iter().zip(dws.iter().copied()));
        let suffixes = [0b1111_u32, 0b1110, 0b1100, 0b1000];
        let reaches_end = any_of(suffixes.map(|suffix| first_dw_bytes.equals(suffix)));
        let first_be = register::<Bits>(DW_BYTES);
        let goes_on = register::<Bits>(DWS);
        let full = pack(dws.iter().map(|dw| dw.all()));
        when(doing.is(Send::Measure), || {
            goes_on.set((full & !first) | (first & reaches_end.mask(DWS)));
            first_be.set(first_dw_bytes);
        });

        // Extend: a carry that starts at the first DW runs through those where the piece goes on and stops
        // at the next, of which a part may belong to it.
        let carried = goes_on + first;
        let covered = (goes_on & !carried) | first;
        let stop = carried & !goes_on & !first;
        let mut ends = vec![];
        let mut sent = vec![];
        for (number, dw) in (0..).zip(dws.iter().copied()) {
            let prefixes = [0b0001_u32, 0b0011, 0b0111].map(|prefix| dw.equals(prefix));
            let is_end = stop.bit(number) & any_of(prefixes);
            ends.push(is_end);
            sent.push(dw & (covered.bit(number) | is_end).mask(DW_BYTES));
        }
        let spanned = covered | pack(ends.iter().copied());
        let end_be = one_hot_mux(ends.iter().copied().zip(dws.iter().copied()));
        let has_end = any_of(ends.iter().copied());
        let piece_dws = register::<Bits>(DWS);
        let end_bytes = register::<Bits>(DW_BYTES);
        let first_dw = register::<Bits>(DWS.ilog2());
        let left = rest & !pack(sent);
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
        let is_pair = |number| piece_dws.bit(number) & piece_dws.bit(number + 1);
        let is_one = !any_of((0..DWS - 1).map(is_pair));
        let last_be = end_bytes & (!is_one).mask(DW_BYTES);
        Piece { first_dw, length: ones(piece_dws), first_be, last_be, is_last }
    }
}

/// Which places are reached from those where something starts, upwards through places where it
/// goes on; in as many steps as the number of places has bits.
fn carried(starts: &[Bool], goes_on: &[Bool]) -> Vec<Bool> {
    let (mut reached, mut passes) = (starts.to_vec(), goes_on.to_vec());
    let mut step = 1;
    while step < reached.len() {
        let below = (reached.clone(), passes.clone());
        for place in step..reached.len() {
            reached[place] = reached[place] | (passes[place] & below.0[place - step]);
            passes[place] = passes[place] & below.1[place - step];
        }
        step *= 2;
    }
    reached
}

/// How many ones there are, in 5 bits.
fn ones(bits: Bits) -> Bits {
    let ones = bits.to_bools().into_iter().map(|bit| bit.bits().zero_extend(5));
    let mut sums: Vec<Bits> = ones.collect();
    while sums.len() > 1 {
        sums = sums
            .chunks(2)
            .map(|pair| pair.iter().copied().reduce(|a, b| a + b))
            .map(|sum| sum.unwrap_or_else(|| constant(5, 0)))
            .collect();
    }
    sums[0]
}
