//! Which of many is next: those that are ready together have their turns before any that becomes ready later.
use nic_dsl::{
    Bits, Bool, elaborate, mux, register, register_bool, register_reset, vector_of, when,
};

use crate::lib::pick::decoded;

/// Of as many the number is known early enough to decode it.
const MOST_DECODED: u32 = 32;

/// Bits of a group.
const GROUP: u32 = 8;

/// The lowest one alone: that of its group, if no group below has any.
#[elaborate]
fn lowest_of_groups(bits: Bits) -> Bits {
    let groups = bits.width() / GROUP;
    let has_any = vector_of(groups, |group| bits.element(group, GROUP).any().bits());
    let first = has_any.lowest_alone();
    vector_of(groups, |group| {
        bits.element(group, GROUP).lowest_alone() & first.bit_at(group).mask(GROUP)
    })
}

/// The one whose turn it is.
pub(crate) struct Turn {
    /// There is one.
    pub valid: Bool,
    /// Its number.
    pub number: Bits,
    /// It was found in this cycle, and is no longer ready.
    pub picked: Bits,
}

impl Turn {
    /// `taken`: the one that has the turn has had it.
    #[elaborate]
    pub fn new(ready: Bits, taken: Bool) -> Self {
        let batch = register_reset(ready.width(), 0);
        // Some of the batch are left: known beside who has the turn, not after it.
        let is_batch_left = register_bool(false);
        let turn_valid = register_bool(false);
        let candidates = mux(is_batch_left, batch, ready);
        let (any, number) = candidates.lowest_one();
        let turn_number = register::<Bits>(number.width());
        let moves = taken | !turn_valid;
        // Of many the number is known late: the one that is picked is found beside it.
        let is_decoded = ready.width() <= MOST_DECODED;
        let lowest = if is_decoded { decoded(any, number) } else { lowest_of_groups(candidates) };
        let picked = lowest & moves.mask(ready.width());
        when(moves, || {
            turn_valid.set(any);
            turn_number.set(number);
            batch.set(candidates & !picked);
            is_batch_left.set(candidates.several());
        });
        Self { valid: turn_valid, number: turn_number, picked }
    }
}
