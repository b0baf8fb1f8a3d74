//! Numbers of bits.
use nic_dsl::{BundleExt, mux, register};

use super::*;

pub fn a_sum_of_unequal_widths() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.count + *p.limit);
    })
}

pub fn a_value_too_wide_for_its_signal() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.limit);
    })
}

pub fn a_value_too_narrow_for_its_signal() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.number);
    })
}

pub fn a_choice_between_unequal_widths() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(mux(*p.enable, *p.count, *p.number));
    })
}

pub fn a_comparison_of_unequal_widths() -> Outcome {
    plain(|p| {
        p.total.set(*p.count);
        p.overflow.set(p.count.is_above(*p.limit));
    })
}

pub fn a_sum_of_unnamed_values() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set((*p.count + 1) & p.limit.slice(2, 4));
    })
}

pub fn a_number_that_does_not_fit() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.count + 256);
    })
}

pub fn a_number_below_zero_compared_unsigned() -> Outcome {
    plain(|p| {
        p.total.set(*p.count);
        p.overflow.set(p.count.is_above(-1));
    })
}

pub fn a_number_outside_the_range_of_a_signed_value() -> Outcome {
    plain(|p| {
        p.total.set(*p.count);
        p.overflow.set(p.count.as_signed().is_below(200));
    })
}

pub fn a_saturation_that_widens() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(p.count.as_signed().saturate(9).bits().truncate(8));
    })
}

pub fn a_slice_outside_its_signal() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(p.limit.slice(4, 8));
    })
}

pub fn a_slice_without_bits() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(p.limit.slice(4, 0));
    })
}

pub fn a_register_without_bits() -> Outcome {
    clocked(|p| {
        let held = register::<Bits>(0u32);
        p.total.set(held);
    })
}

pub fn a_register_too_wide_for_any_tool() -> Outcome {
    clocked(|p| {
        let held = register::<Bits>(1u32 << 31);
        held.ignore_all();
        p.total.set(*p.count);
    })
}

pub fn a_condition_of_several_bits() -> Outcome {
    plain(|p| {
        p.total.set(*p.count);
        p.overflow.set(p.number.as_bool());
    })
}

pub fn an_extension_to_fewer_bits() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(p.limit.zero_extend(8));
    })
}

pub fn an_element_by_an_index_of_the_wrong_width() -> Outcome {
    plain(|p| {
        p.total.set(*p.count);
        p.overflow.set(p.limit.bit_at(*p.number));
    })
}

pub fn a_shift_by_less_than_nothing() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.count << -1);
    })
}
