//! How keys and values lie in a table.
//!
//! A bucket is a line of four slots of 16 bytes, of which the first word says which entry there is. The
//! entry of a slot has 24 lines: CAS value, flags, four zeros, the key, the value directly behind it, zeros to the
//! end of the last line that is used.

/// Bytes of a line.
pub(super) const LINE_BYTES: u64 = 64;
/// Slots of a bucket.
pub(super) const SLOTS: u64 = 4;
/// Bytes of a slot.
const SLOT_BYTES: u64 = LINE_BYTES / SLOTS;
/// Lines of an entry.
const ENTRY_LINES: u64 = 24;
/// Bytes of an entry in front of its key.
pub(super) const HEADER_BYTES: usize = 16;
/// Bytes of the longest key.
pub const MOST_KEY_BYTES: usize = 250;
/// Bytes of the longest value.
pub const MOST_VALUE_BYTES: usize = 1_200;

/// The flag of a slot in which there is an entry.
const USED: u64 = 1 << 40;
/// The flag of a slot whose entry is newer than the host's, in the card's memory only.
const NEWER: u64 = 1 << 41;
/// Bits that the length of a key, and that of a value, are shifted by.
const KEY_SHIFT: u32 = 32;
const VALUE_SHIFT: u32 = 48;

/// The polynomial of CRC-32C (RFC 3720, 12.1), its lowest power in the highest bit.
const POLYNOMIAL: u32 = 0x82f6_3b78;

/// The hash of a key: CRC-32C over the lines of an entry with nothing in it but the key.
pub fn hash(key: &[u8]) -> u32 {
    let lines = (HEADER_BYTES + key.len()).div_ceil(LINE_BYTES as usize);
    let behind = LINE_BYTES as usize * lines - HEADER_BYTES - key.len();
    let zeros = |count| core::iter::repeat_n(0_u8, count);
    let bytes = zeros(HEADER_BYTES).chain(key.iter().copied()).chain(zeros(behind));
    !bytes.fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (POLYNOMIAL * (crc & 1)))
    })
}

/// The numbers of the two buckets of a key with this hash in a table of 2 to the power of `index_bits`.
fn buckets(hash: u32, index_bits: u32) -> [u64; 2] {
    let second = hash ^ (hash.rotate_left(16) | 1);
    [hash, second].map(|number| u64::from(number) & ((1 << index_bits) - 1))
}

/// What the first word of a slot says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub hash: u32,
    pub key_bytes: usize,
    pub value_bytes: usize,
}

impl Slot {
    /// A slot with an entry; one with a length that no entry has counts as free.
    pub fn from_word(word: u64) -> Option<Self> {
        let key_bytes = (word >> KEY_SHIFT & 0xff) as usize;
        let value_bytes = (word >> VALUE_SHIFT) as usize;
        let is_legal = (1..=MOST_KEY_BYTES).contains(&key_bytes) && value_bytes <= MOST_VALUE_BYTES;
        let slot = Self { hash: word as u32, key_bytes, value_bytes };
        (word & USED != 0 && is_legal).then_some(slot)
    }

    /// Its word; `is_newer`: the host's table has another entry of the key, or none.
    pub fn to_word(self, is_newer: bool) -> u64 {
        let newer = if is_newer { NEWER } else { 0 };
        u64::from(self.hash)
            | (self.key_bytes as u64) << KEY_SHIFT
            | USED
            | newer
            | (self.value_bytes as u64) << VALUE_SHIFT
    }
}

/// Where a table is: byte addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyValueTable {
    /// The first of its buckets.
    pub buckets: u64,
    /// The first of its entries.
    pub entries: u64,
    /// Two to this power is the number of its buckets.
    pub index_bits: u32,
}

/// A place for an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// The address of the slot.
    pub slot: u64,
    /// The address of the entry.
    pub entry: u64,
}

impl KeyValueTable {
    /// Bytes of the buckets of such a table.
    pub const fn bucket_bytes(index_bits: u32) -> u64 {
        LINE_BYTES << index_bits
    }

    /// Bytes of the entries of such a table.
    pub const fn entry_bytes(index_bits: u32) -> u64 {
        (SLOTS * ENTRY_LINES * LINE_BYTES) << index_bits
    }

    /// The buckets, from the first byte up to, but without, an end; and the entries.
    pub(super) fn parts(&self) -> [(u64, u64); 2] {
        [
            (self.buckets, self.buckets + Self::bucket_bytes(self.index_bits)),
            (self.entries, self.entries + Self::entry_bytes(self.index_bits)),
        ]
    }

    /// The addresses of a key's buckets.
    pub(super) fn buckets_of(&self, hash: u32) -> [u64; 2] {
        buckets(hash, self.index_bits).map(|number| self.buckets + LINE_BYTES * number)
    }

    /// A slot of the bucket at this address.
    pub(super) fn place(&self, bucket: u64, slot: u64) -> Place {
        let number = SLOTS * ((bucket - self.buckets) / LINE_BYTES) + slot;
        Place {
            slot: bucket + SLOT_BYTES * slot,
            entry: self.entries + ENTRY_LINES * LINE_BYTES * number,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_the_hash_of_rfc_3720() {
        // The example of 32 zeros (RFC 3720, B.4), continued to a line.
        let crc = |bytes: usize| {
            !(0..8 * bytes).fold(u32::MAX, |crc, _| (crc >> 1) ^ (POLYNOMIAL * (crc & 1)))
        };
        assert_eq!(crc(32), 0x8a91_36aa);
        assert_eq!(hash(&[0; 48]), crc(64));
        assert_eq!(hash(&[0; 49]), crc(128), "a byte more is a line more");
    }

    #[test]
    fn the_two_buckets_of_a_key_differ() {
        for hash in (0..100_000_u32).map(|number| number.wrapping_mul(0x9e37_79b9)) {
            for bits in [1, 2, 14, 26] {
                let [first, second] = buckets(hash, bits);
                assert!(first != second && first.max(second) < 1 << bits);
            }
        }
    }

    #[test]
    fn a_slot_is_what_was_written_to_it() {
        let slot = Slot { hash: 0x1234_5678, key_bytes: 250, value_bytes: 1_200 };
        for is_newer in [false, true] {
            assert_eq!(Slot::from_word(slot.to_word(is_newer)), Some(slot));
        }
        assert_eq!(slot.to_word(true), 0x04b0_03fa_1234_5678);
        let free = [
            slot.to_word(true) & !USED,
            Slot { key_bytes: 0, ..slot }.to_word(false),
            Slot { key_bytes: 251, ..slot }.to_word(false),
            Slot { value_bytes: 1_201, ..slot }.to_word(false),
        ];
        assert!(free.into_iter().all(|word| Slot::from_word(word).is_none()));
    }
}
