//! Which of many bits, and how many of them: priority encoder, encoder, population count. The decoder
//! is [`crate::one_hot`].
//!
//! What is asked of many bits is asked of groups first, which are described once and printed as a loop.
use num_bigint::BigUint;

use crate::array::{Array, array_of};
use crate::bits::{Bits, concatenate, pack};
use crate::bundle::{Both, Bundle, join_path, mux};
use crate::condition::Bool;
use crate::ir::index_bits;
use crate::operand::constant;

/// Bits in which the lowest is looked for as a whole, and those of a group where there are more.
const GROUP: u32 = 16;
/// Bits of a group of up to 64 bits: fewer levels than with larger ones.
const SMALL_GROUP: u32 = 8;
/// Bits of a group of which more than one may be one.
const GROUP_OF_SEVERAL: u32 = 8;

impl Bits {
    /// Whether any bit is one, and the number of the lowest that is: the priority encoder. The number
    /// has as many bits as that of the highest bit needs, at least one; what it is where no bit is one
    /// is not said.
    #[track_caller]
    pub fn lowest_one(self) -> (Bool, Self) {
        let width = self.width();
        match width {
            1 => return (self.as_bool(), constant(1, 0)),
            2 => return (self.any(), (!self.bit(0)).bits()),
            _ if width > GROUP => return self.lowest_of_groups(),
            _ => {}
        }
        let half = 1 << (index_bits(width) - 1);
        let (low_any, low) = self.truncate(half).lowest_one();
        let (high_any, high) = self.top(width - half).lowest_one();
        (low_any | high_any, first_of(low_any, low, high))
    }

    /// As [`Bits::lowest_one`]: where in each group it would be, and in which group it is.
    #[track_caller]
    fn lowest_of_groups(self) -> (Bool, Self) {
        let group = if self.width() > 64 { GROUP } else { SMALL_GROUP };
        let groups = self.width().div_ceil(group);
        let found =
            self.of_groups(group, |bits| Both(bits.any(), bits.lowest_alone().number_of_one()));
        let (any, number) = found.split();
        let stem = self.name().unwrap_or_default();
        any.name_whole(join_path(&stem, "groups"));
        number.name_whole(join_path(&stem, "groups_lowest"));
        let any = any.bits();
        // Of the highest group nobody asks who wants the number alone.
        any.optional();
        let numbers: Vec<Self> = (0..groups).map(|group| number.at(group)).collect();
        (any.any(), lowest_of(any, &numbers))
    }

    /// The lowest bit that is one, alone.
    #[track_caller]
    pub fn lowest_alone(self) -> Self {
        self & !self.above_lowest()
    }

    /// Whether more than one bit is one.
    #[track_caller]
    pub fn several(self) -> Bool {
        if self.width() <= GROUP_OF_SEVERAL {
            return (self & self.above_lowest()).any();
        }
        let found = self.of_groups(GROUP_OF_SEVERAL, |bits| Both(bits.any(), bits.several()));
        let (any, several) = found.split();
        let stem = self.name().unwrap_or_default();
        any.name_whole(join_path(&stem, "groups"));
        several.name_whole(join_path(&stem, "groups_several"));
        several.any() | any.bits().several()
    }

    /// Whether a bit below each is one.
    #[track_caller]
    fn above_lowest(self) -> Self {
        // Whether there is one up to each bit, of twice as many bits in each step.
        let steps = (0..self.width().next_power_of_two().ilog2()).map(|step| 1_u32 << step);
        steps.fold(self, |up_to, step| up_to | (up_to << step)) << 1_u32
    }

    /// What `describe` makes of each group of so many bits, zeros above the highest.
    #[track_caller]
    fn of_groups<B: Bundle>(self, group: u32, describe: impl FnOnce(Self) -> B) -> Array<B> {
        let groups = self.width().div_ceil(group);
        let all = self.resize(groups * group);
        array_of(groups, |number| describe(all.element(number, group).named("group")))
    }

    /// The number of the only bit that is one; zero if none is.
    #[track_caller]
    pub fn number_of_one(self) -> Self {
        let width = self.width();
        pack((0..index_bits(width)).map(|bit| {
            let numbers = (0..width).filter(|number| number >> bit & 1 == 1);
            let mask = numbers.fold(BigUint::ZERO, |mask, n| mask | BigUint::from(1_u32) << n);
            (self & constant(width, mask)).any()
        }))
    }

    /// How many bits are one, with as many bits as the number of all of them needs.
    #[track_caller]
    pub fn count_ones(self) -> Self {
        let width = self.width();
        if width == 1 {
            return self;
        }
        let half = width / 2;
        let (low, high) = (self.truncate(half).count_ones(), self.top(width - half).count_ones());
        let sum = high.widening_add(low.resize(high.width()));
        sum.resize(index_bits(width + 1))
    }
}

/// Of groups, with a bit for whether each has one and the number of its lowest: the number of the lowest.
#[track_caller]
fn lowest_of(any: Bits, numbers: &[Bits]) -> Bits {
    if let [only] = numbers {
        return *only;
    }
    let half = 1 << (index_bits(any.width()) - 1);
    let (low_any, high_any) = (any.truncate(half), any.top(any.width() - half));
    let (low, high) = numbers.split_at(half as usize);
    first_of(low_any.any(), lowest_of(low_any, low), lowest_of(high_any, high))
}

/// The number in the lower half if there is one, else that in the higher half, and before it which half it is.
#[track_caller]
fn first_of(low_any: Bool, low: Bits, high: Bits) -> Bits {
    let number = mux(low_any, low, high.resize(low.width()));
    concatenate([(!low_any).bits(), number])
}
