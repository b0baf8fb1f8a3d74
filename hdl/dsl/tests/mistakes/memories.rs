//! Memories.
use nic_dsl::naming::Nameable;
use nic_dsl::{Bundle, Memory, MemoryStyle};

use super::*;

pub fn a_memory_never_written() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8);
        words.name_signals("words");
        p.total.set(words.read(*p.enable, *p.number));
    })
}

pub fn a_memory_never_read() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8);
        words.name_signals("words");
        words.write(*p.enable, *p.number, *p.count);
        p.total.set(0);
    })
}

pub fn an_address_of_the_wrong_width() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8);
        words.write(*p.enable, *p.number, *p.count);
        p.total.set(words.read(*p.enable, *p.count));
    })
}

pub fn a_block_memory_read_at_once() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8).style(MemoryStyle::Block);
        words.write(*p.enable, *p.number, *p.count);
        p.total.set(words.read_now(*p.number));
    })
}

pub fn too_few_initial_words() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8).initial(&[1u8.into(), 2u8.into()]);
        p.total.set(words.read(*p.enable, *p.number));
    })
}

/// Two fields of a word.
#[derive(Clone, Copy, Debug, Bundle)]
struct Pair {
    /// Five bits.
    #[width(5)]
    low: Bits,
    /// Three bits.
    #[width(3)]
    high: Bits,
}

pub fn an_initial_field_that_does_not_fit() -> Outcome {
    clocked(|p| {
        let word = PairValue { low: 33u8.into(), high: 1u8.into() };
        let words = Memory::<Pair>::new((), 2).initial(&[word.clone(), word]);
        p.total.set(words.read(*p.enable, p.number.truncate(1)).low.zero_extend(8));
    })
}

pub fn lanes_that_do_not_fill_a_word() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8).lanes(3);
        p.total.set(words.read(*p.enable, *p.number));
    })
}

pub fn a_mask_of_the_wrong_width() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8).lanes(4);
        words.write_lanes(*p.enable, *p.number, *p.count, *p.number);
        p.total.set(words.read(*p.enable, *p.number));
    })
}

pub fn a_style_that_no_device_has_for_the_ports() -> Outcome {
    clocked(|p| {
        let words = Memory::<Bits>::new(8u32, 8);
        words.write(*p.enable, *p.number, *p.count);
        words.write(!*p.enable, *p.number, *p.count);
        p.total.set(words.read(*p.enable, *p.number));
        words.style(MemoryStyle::Distributed);
    })
}
