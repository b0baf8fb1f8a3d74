//! What an access to a word of the block reads, whether it may write, and what it writes.
use nic_dsl::{
    Bits, Bool, any_of, concatenate, constant, constant_bool, elaborate, register, register_bool,
    register_reset, switch, when, wire_default,
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
    /// The number of its upper word.
    fn high(&self) -> Option<u32> {
        (self.register.words() == 2).then(|| self.low() + 1)
    }
    /// Bits of its upper word.
    fn upper_width(&self) -> Option<u32> {
        self.bits?.width().checked_sub(32).filter(|width| *width > 0)
    }
    /// What its upper word shows, if the hardware has as many bits.
    fn upper(&self) -> Option<Bits> {
        let upper = self.bits?.top(self.upper_width()?);
        Some(upper.named(&format!("{}_upper", self.register.name)))
    }
}

/// Registers with their signals; a register without any is a command without fields.
pub(super) fn places<'a>(registers: &'a [Register], leaves: &[Bits]) -> Vec<Place<'a>> {
    let leaves = leaves.iter().copied().map(Some).chain([None]);
    registers.iter().zip(leaves).map(|(register, bits)| Place { register, bits }).collect()
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
    let is_known = wire_default(constant_bool(false));
    let read_data = wire_default(constant(32, 0));
    let upper_bits = readable.iter().filter_map(Place::upper_width).max();
    let upper_half = upper_bits.map(|width| register_reset(width, 0).named("upper_half"));
    let mut arms = switch(word);
    for place in readable {
        let bits = place.bits.expect("what is read has a value");
        arms = arms.case(place.low(), move || {
            is_known.set(true);
            read_data.set(bits.truncate(bits.width().min(32)).zero_extend(32));
        });
        if let Some(high) = place.high() {
            arms = arms.case(high, move || {
                is_known.set(true);
                if let Some(upper_half) = upper_half {
                    read_data.set(upper_half.zero_extend(32));
                }
            });
        }
    }
    let only_written = writable.iter().filter(|place| !place.register.access.is_readable());
    for number in only_written.flat_map(|place| [Some(place.low()), place.high()]).flatten() {
        arms = arms.case(number, move || is_known.set(true));
    }
    arms.finish();
    if let Some(upper_half) = upper_half {
        when(reads, || {
            let mut arms = switch(word);
            for place in readable.iter().filter(|place| place.high().is_some()) {
                let extended = |upper: Bits| upper.zero_extend(upper_half.width());
                let no_bits = || constant(upper_half.width(), 0);
                let kept_bits = place.upper().map_or_else(no_bits, extended);
                arms = arms.case(place.low(), move || upper_half.set(kept_bits));
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
        access.data.ignore();
        access.byte_enable.ignore();
        return constant_bool(false);
    }
    let is_legal = wire_default(constant_bool(false));
    let mut arms = switch(word);
    for place in writable {
        let is_code = codes_of(place, access.data);
        arms = arms.case(place.low(), move || is_legal.set(is_code));
        if let (Some(high), Some(lower)) = (place.high(), lower) {
            let follows = lower.follows;
            arms = arms.case(high, move || is_legal.set(follows));
        }
    }
    arms.finish();
    is_legal & access.byte_enable.all()
}

/// Whether `data` is a value of the register.
fn codes_of(place: &Place, data: Bits) -> Bool {
    let values = &place.register.values;
    let width = place.register.bits;
    if values.is_empty() || values.len() == 1 << width {
        return constant_bool(true);
    }
    let code_bits = data.truncate(width);
    let is_code = match values.iter().zip(0..).all(|((_, code, _), number)| *code == number) {
        true => code_bits.is_below(values.len() as u32),
        false => any_of(values.iter().map(|(_, code, _)| code_bits.equals(*code))),
    };
    is_code.named(&format!("is_{}", place.register.name))
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
            let (low, width) = (place.low(), bits.width());
            match (place.high(), lower) {
                (Some(high), Some(Lower { word: lower_word, .. })) => {
                    let lower_word = *lower_word;
                    arms = arms.case(low, move || lower_word.set(data));
                    arms = arms.case(high, move || {
                        bits.set(concatenate([data.truncate(width - 32), lower_word]));
                    });
                }
                _ => arms = arms.case(low, move || bits.set(data.truncate(width))),
            }
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
