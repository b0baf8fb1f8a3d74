//! Which of many, beside the encoders of the language.
use nic_dsl::{Bits, Bool, elaborate, one_hot, scope};

/// One bit, that of the number, where `valid` holds.
pub(crate) fn decoded(valid: Bool, number: Bits) -> Bits {
    let count = 1 << number.width();
    one_hot(number, count) & valid.mask(count)
}

/// The same, of two parts of the number each of which is decoded by itself: of many bits each is one of two that are
/// decoded once, where whether it holds is known as early as the number. Its signals are called after `name`.
#[elaborate]
pub(crate) fn decoded_by_halves(name: &str, valid: Bool, number: Bits) -> Bits {
    if number.width() <= LOW_BITS {
        return decoded(valid, number);
    }
    scope(name, || {
        let (low, high) = (number.truncate(LOW_BITS), number.top(number.width() - LOW_BITS));
        let group = decoded(valid, high);
        let in_group = group.repeat_each(1 << LOW_BITS);
        in_group & one_hot(low, 1 << LOW_BITS).repeat(group.width())
    })
}

/// Bits of the lower part.
const LOW_BITS: u32 = 3;
