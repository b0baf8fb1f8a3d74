//! Messages: the payloads of streams and pulses, as plain values.
//!
//! Each message is declared once, in [`messages!`](crate::messages); the hardware makes its bundles
//! of signals from the same declarations.
mod axi;
mod bits;
mod coherence;
mod compound;
mod cxl_ip;
mod dcoh;
mod declarations;
mod descriptor;
mod generator;
mod kvs;
mod line;
mod measurement;
mod meta;
mod mmio;
mod network;
mod nic;
mod pcie;
mod pio;
mod pool;
mod rao;
mod register;
mod ring;
mod roce;
mod rpc;
mod stream;
mod values;

use std::fmt::Debug;
use std::hash::Hash;

pub use bits::Wide;
pub use compound::{Pair, Routed};
pub use line::{LINE_TAG_BITS, LINE_TAGS};
pub use rpc::{RPC_PIECE_BYTES, RPC_PRESENCE_BITS};
pub use values::*;

/// A payload: fields of known widths, in order.
pub trait Message: Clone + PartialEq + Debug {
    /// The name of the declaration, without parameters.
    const NAME: &'static str;

    /// What the message is, as its declaration says; empty where it is made of others.
    fn documentation() -> String {
        String::new()
    }
    /// The fields in order, as their declarations have them.
    fn fields() -> Vec<Field>;
    /// The fields' names in order.
    fn field_names() -> Vec<String> {
        Self::fields().into_iter().map(|field| field.name).collect()
    }
    /// How many fields there are.
    const FIELDS: usize;
    /// The fields' widths in bits, in order.
    fn field_widths() -> Vec<u32>;
    /// Gives each field in order as 32-bit words, lowest first, as many as its width needs.
    ///
    /// # Panics
    /// If a number does not fit its field.
    fn put(&self, put: &mut impl FnMut(&[u32]));
    /// The message of the fields that are fetched in order, each into as many words as its width needs.
    ///
    /// # Panics
    /// If a word has bits above its field's width, or a code belongs to no variant.
    fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self;
    /// The words of all fields, as [`Message::put`] gives them.
    ///
    /// # Panics
    /// If a number does not fit its field.
    fn field_words(&self) -> Vec<Vec<u32>> {
        let mut fields = Vec::with_capacity(Self::FIELDS);
        self.put(&mut |words| fields.push(words.to_vec()));
        fields
    }
    /// The message of these fields, as [`Message::field_words`] gives them.
    ///
    /// # Panics
    /// If there are too few or too many fields or words, a word has bits above its field's width,
    /// or a code belongs to no variant.
    fn from_field_words(fields: &[Vec<u32>]) -> Self {
        let (name, needed, given) = (Self::NAME, Self::FIELDS, fields.len());
        assert!(given == needed, "{name} has {needed} fields, not {given}");
        let mut fields = fields.iter().enumerate();
        Self::get(&mut |words| {
            let Some((number, field)) = fields.next() else { unreachable!("they were counted") };
            if field.len() != words.len() {
                let Field { name: field_name, width, .. } = &Self::fields()[number];
                let (needed, given) = (words.len(), field.len());
                panic!("{name}.{field_name}: {width} bits are {needed} words, not {given}");
            }
            words.copy_from_slice(field);
        })
    }

    /// The fields side by side without gaps, the first lowest, as bytes, lowest first. Bits above
    /// the last field are zero.
    ///
    /// # Panics
    /// If a number does not fit its field.
    fn to_bytes(&self) -> Vec<u8> {
        let widths = Self::field_widths();
        let mut bytes = vec![0; widths.iter().sum::<u32>().div_ceil(8) as usize];
        let mut at = 0;
        for (width, words) in widths.into_iter().zip(self.field_words()) {
            for bit in 0..width as usize {
                let is_one = words[bit / 32] >> (bit % 32) & 1 == 1;
                bytes[(at + bit) / 8] |= u8::from(is_one) << ((at + bit) % 8);
            }
            at += width as usize;
        }
        bytes
    }
    /// The message in these bytes, as [`Message::to_bytes`] lays it out.
    ///
    /// # Panics
    /// If there are not as many bytes as the fields need, or a code belongs to no variant.
    fn from_bytes(bytes: &[u8]) -> Self {
        let widths = Self::field_widths();
        let needed = widths.iter().sum::<u32>().div_ceil(8) as usize;
        assert!(bytes.len() == needed, "{} has {needed} bytes, not {}", Self::NAME, bytes.len());
        let mut at = 0;
        let mut fields = Vec::new();
        for width in widths {
            let mut words = vec![0; width.div_ceil(32) as usize];
            for bit in 0..width as usize {
                let is_one = bytes[(at + bit) / 8] >> ((at + bit) % 8) & 1 == 1;
                words[bit / 32] |= u32::from(is_one) << (bit % 32);
            }
            at += width as usize;
            fields.push(words);
        }
        Self::from_field_words(&fields)
    }
}

/// A field of a message, as its declaration has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Bits.
    pub width: u32,
    /// What it holds.
    pub kind: FieldKind,
    /// What it means: its documentation comment, on one line.
    pub documentation: String,
}

impl Field {
    /// The field of a message that is a part called `part` of another.
    #[must_use]
    pub fn below(self, part: &str) -> Self {
        Self { name: format!("{part}_{}", self.name), ..self }
    }
}

/// What a field holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// Yes or no.
    Flag,
    /// A number, or bytes.
    Number,
    /// How often something happened; goes around.
    Events,
    /// How often something went wrong; stops at its largest value.
    Errors,
    /// One of these codes.
    Choice(&'static [Variant]),
}

/// A named code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name.
    pub name: &'static str,
    /// The number that stands for it.
    pub code: u32,
    /// What it means, as the declaration says.
    pub documentation: &'static str,
}

/// One of several named codes.
pub trait Choice: Copy + Eq + Hash + Debug + 'static {
    /// The name of the declaration.
    const NAME: &'static str;
    /// Every variant, in order of declaration.
    const ALL: &'static [Self];
    /// Bits of a code: as declared, else enough for the largest, at least one.
    const WIDTH: u32;
    /// Every variant as its declaration has it, in order.
    const VARIANTS: &'static [Variant];

    /// The number that stands for it.
    fn code(self) -> u32;
    /// The variant that this number stands for.
    fn from_code(code: u32) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.code() == code)
    }
}
