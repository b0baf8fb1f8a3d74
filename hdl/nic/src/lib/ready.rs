//! Which MSHR resumes next: those that are ready together have their turns before
//! any that becomes ready later.
use nic_dsl::{Bits, Bool, elaborate, mux, register, register_bool, register_reset, when};

use crate::lib::pick::decoded;

/// The MSHR whose turn it is.
pub(crate) struct Turn {
    /// There is one.
    pub valid: Bool,
    /// Its number.
    pub number: Bits,
    /// It was found in this cycle, and is no longer ready.
    pub picked: Bits,
}

impl Turn {
    /// `taken`: the MSHR that has the turn resumes.
    #[elaborate]
    pub fn new(ready: Bits, taken: Bool) -> Self {
        let batch = register_reset(ready.width(), 0);
        let turn_valid = register_bool(false);
        let candidates = mux(batch.any(), batch, ready);
        let (any, number) = candidates.lowest_one();
        let turn_number = register::<Bits>(number.width());
        let moves = taken | !turn_valid;
        let picked = decoded(moves & any, number);
        when(moves, || {
            turn_valid.set(any);
            turn_number.set(number);
            batch.set(candidates & !picked);
        });
        Self { valid: turn_valid, number: turn_number, picked }
    }
}
