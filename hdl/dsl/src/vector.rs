//! Vectors of fields side by side: what is the same for each field is described once, and printed as a
//! loop over the fields.
use num_bigint::BigUint;

use crate::array::vector_of;
use crate::bits::{Bits, pack};
use crate::builder::{at, here};
use crate::bundle::mux;
use crate::ir::Place;
use crate::operand::constant;
use crate::refusal::demand;
use crate::widths::{self, Free};

/// Fields up to which they are printed one by one.
const FEW: u32 = 8;

/// So many bits, of which those below the number are ones: the thermometer code. All of them where the
/// number is beyond the last.
///
/// # Refused
/// If the number has more than 31 bits.
#[track_caller]
pub fn thermometer(number: Bits, elements: u32) -> Bits {
    let all = (BigUint::from(1_u32) << elements) - 1_u32;
    !(constant(elements, all) << number)
}

/// Of each field, `yes` where its bit of `choice` is one, otherwise `no`: byte enables, for instance, with
/// a bit for each byte.
///
/// # Refused
/// Unless both have as many bits, and `choice` one for each of their fields.
#[track_caller]
pub fn mux_each(choice: Bits, yes: Bits, no: Bits) -> Bits {
    let place = here();
    at(place, || mux_each_at(choice, yes, no, place))
}

fn mux_each_at(choice: Bits, yes: Bits, no: Bits, place: Place) -> Bits {
    widths::equal(yes, no, "mux_each", Free::Both, place);
    demand!(
        yes.width().is_multiple_of(choice.width()),
        place,
        "`mux_each` chooses fields of one width: {} has {}, which are no {} fields",
        yes.describe(),
        widths::bits(yes.width()),
        choice.width()
    );
    if choice.width() == 1 {
        return mux(choice.as_bool(), yes, no);
    }
    let (fields, width) = (choice.width(), yes.width() / choice.width());
    let chosen = |i| mux(choice.bit_at(i), yes.element(i, width), no.element(i, width));
    whoever_reads(vector_of(fields, chosen))
}

/// A vector of which nobody has to read every bit.
fn whoever_reads(vector: Bits) -> Bits {
    vector.optional();
    vector
}

impl Bits {
    /// Each bit so many times: of a bit for each byte a mask of the bytes' bits.
    #[track_caller]
    pub fn repeat_each(self, count: u32) -> Self {
        at(here(), || {
            if self.width() <= FEW || count == 1 {
                return pack(self.to_bools().into_iter().map(|bit| bit.mask(count)));
            }
            whoever_reads(vector_of(self.width(), |i| self.element(i, 1).repeat(count)))
        })
    }
}
