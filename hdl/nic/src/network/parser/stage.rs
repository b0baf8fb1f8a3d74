//! Stages of a pipeline that moves as one, and big-endian fields of headers.
use nic_dsl::{Bits, Bool, Bundle, BundleExt, concatenate, register, register_bool, when};

/// When the pipeline moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace(pub Bool);

impl Pace {
    /// The value in the next stage; not reset.
    pub fn next<B: Bundle>(self, value: B) -> B {
        let later = register::<B>(value.shape());
        when(self.0, || later.assign(value));
        later
    }

    /// The condition in the next stage; false after reset.
    pub fn next_bool(self, condition: Bool) -> Bool {
        let later = register_bool(false);
        when(self.0, || later.set(condition));
        later
    }
}

/// Byte `offset` of a header.
pub(super) fn byte(header: Bits, offset: u32) -> Bits {
    header.slice(8 * offset, 8)
}

/// The number in the bytes `offset` and the next: headers have the upper byte first.
pub(super) fn number(header: Bits, offset: u32) -> Bits {
    concatenate([byte(header, offset), byte(header, offset + 1)])
}

/// A number of 16 bits as its bytes lie in a header.
pub(super) fn in_header(number: Bits) -> Bits {
    concatenate([number.truncate(8), number.top(8)])
}

/// Ones' complement sums are the same whichever byte of each word comes first, except for the order
/// of their own bytes (RFC 1071, 2 B). So words are added as they lie, lowest byte first.
pub(super) fn words(bytes: Bits) -> Vec<Bits> {
    bytes.chunks(16)
}

/// The sum of all, without loss.
pub(super) fn total(terms: &[Bits]) -> Bits {
    let widest = terms.iter().map(|term| term.width()).max().unwrap_or(1);
    let width = widest + terms.len().next_power_of_two().ilog2();
    let sum = terms.iter().map(|term| term.zero_extend(width)).reduce(|a, b| a + b);
    sum.expect("something to add")
}
