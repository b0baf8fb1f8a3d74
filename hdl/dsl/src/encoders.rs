//! Which of many bits, and how many of them: priority encoder, encoder, population count. The decoder
//! is [`crate::one_hot`].
use num_bigint::BigUint;

use crate::bits::{Bits, concatenate, pack};
use crate::bundle::mux;
use crate::condition::Bool;
use crate::ir::index_bits;
use crate::operand::constant;

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
            _ => {}
        }
        let half = 1 << (index_bits(width) - 1);
        let (low_any, low) = self.truncate(half).lowest_one();
        let (high_any, high) = self.top(width - half).lowest_one();
        let any = low_any | high_any;
        let number = mux(low_any, low, high.resize(low.width()));
        (any, concatenate([(!low_any).bits(), number]))
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
