//! Varints: 7 bits in each byte, the lowest first; the eighth says that another byte follows
//! (protobuf.dev/programming-guides/encoding, Base 128 Varints).
use nic_dsl::{Bits, Bool, all_of, any_of, constant, elaborate, one_hot_mux, pack};

/// Bits that a byte has of the number.
const GROUP: u32 = 7;
/// Bits of a number of bytes.
pub(super) const LENGTH_BITS: u32 = 5;

/// The varint at the beginning of some bytes.
pub(super) struct Varint {
    /// It ends within them.
    pub ends: Bool,
    /// The number: 7 bits of each byte.
    pub value: Bits,
    /// The place of its last byte, one bit; the last place if it does not end.
    places: Vec<Bool>,
}

impl Varint {
    /// Of these bytes.
    #[elaborate]
    pub fn read(bytes: Bits) -> Self {
        let bytes = bytes.chunks(8);
        let continues: Vec<Bool> = bytes.iter().map(|byte| byte.bit(7)).collect();
        let reaches = |number: usize| all_of(continues[..number].iter().copied());
        let groups = bytes
            .iter()
            .enumerate()
            .map(|(number, byte)| byte.truncate(GROUP) & reaches(number).mask(GROUP));
        let value = pack(groups.collect::<Vec<_>>());
        let last = bytes.len() - 1;
        let ends = any_of(continues.iter().map(|continues| !*continues));
        let places: Vec<Bool> = (0..bytes.len())
            .map(|number| match number == last {
                true => reaches(last),
                false => reaches(number) & !continues[number],
            })
            .collect();
        Self { ends, value, places }
    }

    /// Its bytes; all of them if it does not end.
    pub fn length(&self) -> Bits {
        let places = (1_u64..).zip(&self.places);
        one_hot_mux(places.map(|(length, is_end)| (*is_end, constant(LENGTH_BITS, length))))
    }

    /// It is longer than so many bytes, of which `is_below` says whether they are fewer than a number.
    pub fn is_beyond(&self, is_below: impl Fn(u32) -> Bool) -> Bool {
        any_of((1..).zip(&self.places).map(|(length, is_end)| *is_end & is_below(length)))
    }
}
