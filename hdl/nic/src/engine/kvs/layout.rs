//! The layout of the tables: hashes and buckets, slots of a bucket, lines of an entry (`docs/kvs.md`).
use nic_dsl::{Bits, Bool, Bundle, any_of, concatenate, constant, elaborate, mux, pack};

/// Bits of a line.
pub(super) const LINE_BITS: u32 = 512;
/// Bits of a line's address.
pub(super) const ADDRESS_BITS: u32 = 46;
/// Bits of a hash.
pub(super) const HASH_BITS: u32 = 32;
/// Bits of the length of a key, in bytes.
pub(super) const KEY_BITS: u32 = 8;
/// Bits of the length of a value, in bytes.
pub(super) const VALUE_BITS: u32 = 11;
/// Bits of a number of lines of an entry.
pub(super) const COUNT_BITS: u32 = 5;
/// Slots of a bucket.
pub(super) const SLOTS: u32 = 4;
/// Lines of an entry's place.
pub(super) const SLOT_LINES: u32 = 24;
/// Bits of a slot's number.
pub(super) const SLOT_NUMBER_BITS: u32 = 2;
/// Bits of a slot.
pub(super) const SLOT_BITS: u32 = LINE_BITS / SLOTS;
/// Bytes of an entry in front of its key.
pub(super) const HEADER_BYTES: u32 = 16;
/// Bits of the number of a bucket in the largest table.
pub(super) const INDEX_BITS: u32 = 26;
/// Bytes of the longest key.
const LONGEST_KEY: u32 = 250;
/// Bytes of the longest value.
const LONGEST_VALUE: u32 = 1_200;

/// What a hash chooses the first or the second bucket by: its lowest bits are the bucket's number. The
/// lowest bit of the two differs.
pub(super) fn choice(hash: Bits, is_second: Bool) -> Bits {
    let half = HASH_BITS / 2;
    let turned = concatenate([hash.truncate(half), hash.top(half)]) | constant(HASH_BITS, 1);
    hash ^ (turned & is_second.mask(HASH_BITS))
}

/// A slot: which entry there is.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Slot {
    /// Hash of the key.
    #[width(HASH_BITS)]
    pub hash: Bits,
    /// Bytes of the key.
    #[width(KEY_BITS)]
    pub key_length: Bits,
    /// Bytes of the value.
    #[width(VALUE_BITS)]
    pub value_length: Bits,
    /// There is an entry.
    pub is_used: Bool,
    /// It is newer than the host's.
    pub is_dirty: Bool,
}

impl Slot {
    /// The slot in these bits. One with a length that no entry has is free.
    fn of(bits: Bits) -> Self {
        let key_length = bits.slice(32, KEY_BITS);
        let value_length = bits.slice(48, 16);
        let is_legal = key_length.any()
            & key_length.is_at_most(LONGEST_KEY)
            & value_length.is_at_most(LONGEST_VALUE);
        bits.slice(42, 6).ignore();
        bits.slice(64, 64).ignore();
        Self {
            hash: bits.truncate(HASH_BITS),
            key_length,
            value_length: value_length.truncate(VALUE_BITS),
            is_used: bits.bit(40) & is_legal,
            is_dirty: bits.bit(41),
        }
    }

    /// Its bits.
    pub fn bits(self) -> Bits {
        pack([
            self.hash,
            self.key_length,
            self.is_used.bits(),
            self.is_dirty.bits(),
            constant(6, 0),
            self.value_length,
            constant(SLOT_BITS - 48 - VALUE_BITS, 0),
        ])
    }

    /// The slots of a bucket.
    pub fn all_of(line: Bits) -> [Self; SLOTS as usize] {
        std::array::from_fn(|i| Self::of(line.slice(SLOT_BITS * i as u32, SLOT_BITS)))
    }
}

/// What a bucket says about a key.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Found {
    /// A slot has its hash and length.
    pub matches: Bool,
    /// The lowest such slot.
    #[width(SLOT_NUMBER_BITS)]
    pub slot: Bits,
    /// Bytes of that slot's value.
    #[width(VALUE_BITS)]
    pub value_length: Bits,
    /// A slot is free.
    pub has_free: Bool,
    /// The lowest such slot.
    #[width(SLOT_NUMBER_BITS)]
    pub free: Bits,
}

/// Looks for a key in the slots of a bucket.
pub(super) fn look(slots: &[Slot], hash: Bits, key_length: Bits) -> Found {
    let (found, is_dirty) = look_closer(slots, hash, key_length);
    is_dirty.ignore();
    found
}

/// The same; and whether the entry that is found is newer than the host's.
#[elaborate]
pub(super) fn look_closer(slots: &[Slot], hash: Bits, key_length: Bits) -> (Found, Bool) {
    let matching: Vec<Bool> = slots
        .iter()
        .map(|slot| slot.is_used & slot.hash.equals(hash) & slot.key_length.equals(key_length))
        .collect();
    let free: Vec<Bool> = slots.iter().map(|slot| !slot.is_used).collect();
    let lengths: Vec<Bits> = slots.iter().map(|slot| slot.value_length).collect();
    let value_length = first_of(&matching, &lengths);
    let dirty: Vec<Bits> = slots.iter().map(|slot| slot.is_dirty.bits()).collect();
    let is_dirty = first_of(&matching, &dirty).as_bool();
    let found = Found {
        matches: any_of(matching.iter().copied()),
        slot: lowest(&matching),
        value_length,
        has_free: any_of(free.iter().copied()),
        free: lowest(&free),
    };
    (found, is_dirty)
}

/// The number of the first that holds; the last if none does.
fn lowest(holds: &[Bool]) -> Bits {
    let numbers: Vec<Bits> = (0..SLOTS).map(|i| constant(SLOT_NUMBER_BITS, i)).collect();
    first_of(holds, &numbers)
}

/// What belongs to the first that holds; to the last if none does.
fn first_of(holds: &[Bool], choices: &[Bits]) -> Bits {
    let (last, others) = choices.split_last().expect("a bucket has slots");
    others.iter().zip(holds).rev().fold(*last, |rest, (choice, holds)| mux(*holds, *choice, rest))
}

/// Lines of an entry.
#[elaborate]
pub(super) fn lines_of(key_length: Bits, value_length: Bits) -> Bits {
    let bits = VALUE_BITS;
    let sum = key_length.zero_extend(bits) + value_length + constant(bits, HEADER_BYTES + 63);
    sum.truncate(VALUE_BITS - COUNT_BITS).ignore();
    sum.top(COUNT_BITS)
}

/// Lines of an entry in which its key is.
pub(super) fn key_lines(key_length: Bits) -> Bits {
    lines_of(key_length, constant(VALUE_BITS, 0))
}

/// Which bytes of a line of an entry are the key's; lines count from 0.
#[elaborate]
pub(super) fn key_bytes(key_length: Bits, line: Bits) -> Bits {
    let key_end = key_length.zero_extend(9) + constant(9, HEADER_BYTES);
    let end_line = key_end.top(3).zero_extend(COUNT_BITS);
    let all = constant(64, u64::MAX);
    let partial = !(all << key_end.truncate(6));
    let is_before = line.is_below(end_line);
    let is_end = line.equals(end_line);
    let up_to = is_before.mask(64) | (partial & is_end.mask(64));
    let header = constant(64, (1_u64 << HEADER_BYTES) - 1) & line.is_zero().mask(64);
    up_to & !header
}

/// Where an entry begins, counted in lines from the first entry: 24 lines for each slot.
#[elaborate]
pub(super) fn entry_lines_before(index: Bits, slot: Bits) -> Bits {
    let number = concatenate([index, slot]).zero_extend(ADDRESS_BITS);
    (number << 4) + (number << 3)
}
