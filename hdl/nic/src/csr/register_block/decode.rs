//! What an access to a word of the block reads, whether it may write, and what it writes.
use nic_dsl::{
    Bits, Bool, BundleExt, Operand, any_of, concatenate, constant, constant_bool, elaborate,
    register, register_bool, register_reset, switch, when, wire_default,
};
use nic_spec::register::{BLOCK_BYTES, Register};

use crate::message::RegisterAccess;

/// Bits of a word's number in a block.
pub(super) const WORD_BITS: u32 = BLOCK_BYTES.ilog2() - 2;

/// A register, and the signal that holds or shows its value; none for a command without fields.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    register: &'a Register,
    bits: Option<Bits>,
}

impl Place<'_> {
    /// The number of its only or lower word.
    fn low(&self) -> u32 {
        self.register.offset / 4
    }
    /// The numbers of its words.
    fn words(&self) -> std::ops::RangeInclusive<u32> {
        self.low()..=self.high().unwrap_or(self.low())
    }
    /// The number of its upper word.
    fn high(&self) -> Option<u32> {
        (self.register.words() == 2).then(|| self.low() + 1)
    }
    /// Bits of its upper word.
    fn upper_width(&self) -> Option<u32> {
        self.bits?.width().checked_sub(32).filter(|width| *width > 0)
    }
    /// What its upper word shows, in so many bits; zero if the hardware has none of them.
    fn upper(&self, width: u32) -> Bits {
        match (self.bits, self.upper_width()) {
            (Some(bits), Some(own)) => bits.top(own).zero_extend(width),
            _ => constant(width, 0),
        }
    }
}

/// Registers with their signals; a register without any is a command without fields.
pub(super) fn places<'a>(registers: &'a [Register], leaves: &[Bits]) -> Vec<Place<'a>> {
    let leaves = leaves.iter().copied().map(Some).chain([None]);
    registers.iter().zip(leaves).map(|(register, bits)| Place { register, bits }).collect()
}

/// Whether the word is one of those numbers, as ranges.
fn is_among(word: Bits, numbers: impl Iterator<Item = u32>) -> Bool {
    let mut numbers: Vec<u32> = numbers.collect();
    numbers.sort_unstable();
    let ranges = numbers.chunk_by(|one, next| one + 1 == *next);
    any_of(ranges.map(|range| match (range[0], range[range.len() - 1]) {
        (first, last) if first == last => word.equals(first),
        (0, last) => word.is_at_most(last),
        (first, last) => word.is_at_least(first) & word.is_at_most(last),
    }))
}

/// What is at the address.
pub(super) struct Found {
    /// A register.
    pub is_known: Bool,
    /// What it reads.
    pub data: Bits,
}

/// Finds what is read, and keeps the upper half where `reads` takes a lower one.
#[elaborate]
pub(super) fn read(word: Bits, reads: Bool, readable: &[Place], writable: &[Place]) -> Found {
    let only_written = writable.iter().filter(|place| !place.register.access.is_readable());
    let known = readable.iter().chain(only_written).flat_map(Place::words);
    let is_known = is_among(word, known);
    let read_data = wire_default(constant(32, 0));
    let upper_bits = readable.iter().filter_map(Place::upper_width).max();
    let upper_half = upper_bits.map(|width| register_reset(width, 0).named("upper_half"));
    let mut arms = switch(word);
    for place in readable {
        let bits = place.bits.expect("what is read has a value");
        arms = arms.case(place.low(), move || {
            read_data.set(bits.truncate(bits.width().min(32)).zero_extend(32));
        });
    }
    let uppers = readable.iter().filter_map(Place::high).map(Operand::from);
    if let Some(upper_half) = upper_half {
        arms = arms.cases(uppers, move || read_data.set(upper_half.zero_extend(32)));
    }
    arms.finish();
    if let Some(upper_half) = upper_half {
        when(reads, || {
            let mut arms = switch(word);
            for place in readable.iter().filter(|place| place.high().is_some()) {
                arms = arms.case(place.low(), || upper_half.set(place.upper(upper_half.width())));
            }
            arms.finish();
        });
    }
    Found { is_known, data: read_data }
}

/// A lower word that waits for its upper word.
pub(super) struct Lower {
    word: Bits,
    number: Bits,
    is_held: Bool,
    /// The word that is accessed is the upper word of what was written last.
    follows: Bool,
}

impl Lower {
    /// What is needed for registers of two words, if there are any that can be written.
    #[elaborate]
    pub(super) fn new(word: Bits, writable: &[Place]) -> Option<Self> {
        writable.iter().any(|place| place.high().is_some()).then(|| {
            let lower_word = register::<Bits>(32);
            let lower_number = register::<Bits>(WORD_BITS);
            let lower_held = register_bool(false);
            let wanted_number = concatenate([word.top(WORD_BITS - 1), constant(1, 0)]);
            let follows = lower_held & lower_number.equals(wanted_number);
            Self { word: lower_word, number: lower_number, is_held: lower_held, follows }
        })
    }
}

/// Whether a write of this word is one that its register takes.
#[elaborate]
pub(super) fn legal(
    word: Bits,
    access: &RegisterAccess,
    writable: &[Place],
    lower: Option<&Lower>,
) -> Bool {
    if writable.is_empty() {
        access.ignore_the_rest();
        return constant_bool(false);
    }
    let is_writable = is_among(word, writable.iter().flat_map(Place::words));
    let is_whole = access.byte_enable.all();
    let mut conditions = Vec::new();
    for place in writable {
        let is_code = codes_of(place, access.data);
        conditions.extend(is_code.map(|is_code| (vec![place.low()], is_code)));
    }
    let uppers = || writable.iter().filter_map(Place::high).collect();
    conditions.extend(lower.map(|lower| (uppers(), lower.follows)));
    if conditions.is_empty() {
        return is_writable & is_whole;
    }
    let is_legal = wire_default(is_writable);
    let mut arms = switch(word);
    for (numbers, condition) in conditions {
        let numbers = numbers.into_iter().map(Operand::from);
        arms = arms.cases(numbers, move || is_legal.set(condition));
    }
    arms.finish();
    is_legal & is_whole
}

/// Whether `data` is a value of the register, if there are others.
fn codes_of(place: &Place, data: Bits) -> Option<Bool> {
    let values = &place.register.values;
    let width = place.register.bits;
    if values.is_empty() || values.len() == 1 << width {
        return None;
    }
    let code_bits = data.truncate(width);
    let is_code = match values.iter().zip(0..).all(|((_, code, _), number)| *code == number) {
        true => code_bits.is_below(values.len() as u32),
        false => any_of(values.iter().map(|(_, code, _)| code_bits.equals(*code))),
    };
    Some(is_code.named(&format!("is_{}", place.register.name)))
}

/// Writes `data` to the word where `writes` holds.
#[elaborate]
pub(super) fn write(
    word: Bits,
    (writes, data): (Bool, Bits),
    writable: &[Place],
    lower: Option<&Lower>,
) {
    when(writes, || {
        let mut arms = switch(word);
        for place in writable {
            let Some(bits) = place.bits else { continue };
            let width = bits.width();
            match (place.high(), lower) {
                (Some(high), Some(Lower { word: lower_word, .. })) => {
                    let lower_word = *lower_word;
                    arms = arms.case(high, move || {
                        bits.set(concatenate([data.truncate(width - 32), lower_word]));
                    });
                }
                _ => arms = arms.case(place.low(), move || bits.set(data.truncate(width))),
            }
        }
        if let Some(Lower { word: lower_word, .. }) = lower {
            let wide = writable.iter().filter(|place| place.high().is_some());
            let lows = wide.map(|place| Operand::from(place.low()));
            arms = arms.cases(lows, || lower_word.set(data));
        }
        arms.finish();
        if let Some(lower) = lower {
            lower.number.set(word);
            lower.is_held.set(true);
        }
    });
    let used = |place: &Place| match (place.bits, place.high()) {
        (Some(bits), None) => bits.width(),
        (None, _) => 1,
        (_, Some(_)) => 32,
    };
    let used = writable.iter().map(used).max().unwrap_or(32);
    if used < 32 {
        data.top(32 - used).ignore();
    }
}
