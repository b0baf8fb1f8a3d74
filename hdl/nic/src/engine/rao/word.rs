//! A word in a line: where what stands in a request that modifies it.
use nic_dsl::{
    Bits, Bool, BundleExt, bundle_width, concatenate, elaborate, mux, one_hot, one_hot_mux, pack,
};

use super::number::{Operands, WORD};
use crate::message::RaoModification;

/// Words of a line, and bytes of a word.
pub(super) const WORDS: u32 = 8;
const BYTES: u32 = 8;
/// Bits of a word's number.
pub(super) const NUMBER_BITS: u32 = 3;
/// Bits of half a line.
const HALF_LINE: u32 = WORDS / 2 * WORD;

/// A request's line that says what is to be done with a word, and which bytes of it are written.
#[elaborate]
pub(super) fn request(
    number: Bits,
    predicted: Bits,
    modification: RaoModification,
) -> (Bits, Bits) {
    let says = modification.packed().zero_extend(HALF_LINE);
    let written = predicted.repeat(WORDS / 2);
    let is_upper = number.bit(NUMBER_BITS - 1);
    let data = concatenate([mux(is_upper, written, says), mux(is_upper, says, written)]);
    (data, one_hot(number, WORDS).repeat_each(BYTES))
}

/// A word that a request modifies.
pub(super) struct Word {
    /// What is to be written is one word.
    pub is_one: Bool,
    enabled: Bits,
}

impl Word {
    /// Of so many bytes that are written.
    #[elaborate]
    pub fn written(byte_enable: Bits) -> Self {
        let words = byte_enable.chunks(BYTES);
        let whole = pack(words.iter().map(|bytes| bytes.all()));
        let touched = pack(words.iter().map(|bytes| bytes.any()));
        let is_one = whole.equals(touched) & whole.any() & !whole.several();
        // Where it is one word, each of its bytes says which.
        let enabled = pack(words.iter().map(|bytes| bytes.bit(0)));
        Self { is_one, enabled }
    }

    /// The word of a line.
    #[elaborate]
    pub fn of(&self, line: Bits) -> Bits {
        one_hot_mux(self.enabled.to_bools().into_iter().zip(line.chunks(WORD)))
    }

    /// What a request says is to be done with it.
    #[elaborate]
    pub fn modification(&self, data: Bits) -> RaoModification {
        let is_upper = self.enabled.top(WORDS / 2).any();
        let says = mux(is_upper, data.truncate(HALF_LINE), data.top(HALF_LINE));
        let width = bundle_width::<RaoModification>(&());
        says.top(HALF_LINE - width).ignore();
        RaoModification::unpack(&(), says.truncate(width))
    }
}

/// The word of a line that has this number.
#[elaborate]
pub(super) fn chosen(line: Bits, number: Bits) -> Bits {
    line.element(number, WORD)
}

/// What an operation needs, as a modification has it.
pub(super) fn operands(of: &RaoModification) -> Operands {
    let RaoModification { operand, compare, operation, lower, upper, .. } = *of;
    Operands { operation, lower, upper, operand, compare }
}

/// A modification of these operands; `expected`: if it is predicted, what the word is taken to be.
pub(super) fn modification(of: &Operands, expected: Bits, is_predicted: Bool) -> RaoModification {
    let Operands { operation, lower, upper, operand, compare } = *of;
    RaoModification { operand, compare, expected, operation, lower, upper, is_predicted }
}
