//! What the store looks like in memory: the card's table in its own memory, which is a write-back cache of the
//! host's table in host memory. Both have one format; all numbers are little endian, a line is 64 bytes.
//!
//! - A **bucket** is a line of 4 slots of 16 bytes; bucket *i* is line `buckets_base + i`. A slot has the key's
//!   hash (bytes 0-3), the length of the key (4), flags (5: bit 0 valid, bit 1 dirty), the length of the value
//!   (6-7), zeros (8-15).
//! - The **entry** of slot *s* of bucket *i* is the 24 lines from line `entries_base + 24 (4 i + s)` on: the CAS
//!   value (bytes 0-7), the flags word as it came (8-11), zeros (12-15), the key, the value directly behind it.
//!   Lines behind the last one used are not written; in that, the bytes behind the value are zero.
//! - A key is in one of its two buckets, and in one slot only. Two keys of one hash and one length cannot both
//!   be in a table.
mod contents;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

pub use contents::{compare, union};

use super::protocol::{MAXIMUM_KEY_BYTES, MAXIMUM_VALUE_BYTES};
use super::store::Entry;

/// Slots of a bucket.
pub const BUCKET_SLOTS: usize = 4;
/// Lines that an entry may have.
pub const ENTRY_LINES: u64 = 24;
/// Bytes of an entry in front of its key.
pub const ENTRY_HEADER_BYTES: usize = 16;

const LINE_BYTES: usize = 64;
const SLOT_BYTES: usize = LINE_BYTES / BUCKET_SLOTS;
const VALID: u8 = 1;
const DIRTY: u8 = 2;

/// A line of memory.
pub type Line = [u8; LINE_BYTES];

/// What is in memory, by line address; a line that is not here is zero.
pub type Image = BTreeMap<u64, Line>;

/// The hash of a key: CRC-32C over the lines of an entry with nothing in it but the key, the zeros around it
/// included. So keys that differ only in zeros at their end may have one hash.
pub fn hash(key: &[u8]) -> u32 {
    let mut lines = vec![0; ENTRY_HEADER_BYTES];
    lines.extend(key);
    lines.resize(lines.len().next_multiple_of(LINE_BYTES), 0);
    crc32c(&lines)
}

/// CRC-32C (Castagnoli; RFC 3720, 12.1), the bits of a byte from the lowest on.
fn crc32c(bytes: &[u8]) -> u32 {
    const REFLECTED_POLYNOMIAL: u32 = 0x82f6_3b78;
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ REFLECTED_POLYNOMIAL } else { crc >> 1 }
        })
    })
}

/// The two buckets, never the same, that a key with this hash may be in, in a table of 2 to the power of
/// `bucket_bits` buckets, 1 to 32. In a smaller table the numbers are the low bits of these.
pub fn buckets(hash: u32, bucket_bits: u32) -> [u64; 2] {
    let mask = (1 << bucket_bits) - 1;
    [hash, hash ^ (hash.rotate_left(16) | 1)].map(|number| u64::from(number) & mask)
}

/// A slot of a bucket.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Slot {
    /// The key's hash.
    pub hash: u32,
    /// Bytes of the key.
    pub key_bytes: u8,
    /// There is an entry.
    pub is_valid: bool,
    /// The entry is newer than the host's, or the host has none. In the card's table only.
    pub is_dirty: bool,
    /// Bytes of the value.
    pub value_bytes: u16,
}

impl Slot {
    /// The slot of a key and its value.
    pub fn of(key: &[u8], value: &[u8], is_dirty: bool) -> Self {
        Self {
            hash: hash(key),
            key_bytes: key.len() as u8,
            is_valid: true,
            is_dirty,
            value_bytes: value.len() as u16,
        }
    }

    /// Its bytes.
    pub fn to_bytes(self) -> [u8; SLOT_BYTES] {
        let mut bytes = [0; SLOT_BYTES];
        bytes[..4].copy_from_slice(&self.hash.to_le_bytes());
        bytes[4] = self.key_bytes;
        bytes[5] = (u8::from(self.is_valid) * VALID) | (u8::from(self.is_dirty) * DIRTY);
        bytes[6..8].copy_from_slice(&self.value_bytes.to_le_bytes());
        bytes
    }

    /// A slot from its bytes.
    ///
    /// # Errors
    /// One line: what cannot be so. A slot that is not valid may say anything else.
    pub fn from_bytes(bytes: [u8; SLOT_BYTES]) -> Result<Self, String> {
        let slot = Self {
            hash: u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]),
            key_bytes: bytes[4],
            is_valid: bytes[5] & VALID != 0,
            is_dirty: bytes[5] & DIRTY != 0,
            value_bytes: u16::from_le_bytes([bytes[6], bytes[7]]),
        };
        if slot.is_valid {
            if !(1..=MAXIMUM_KEY_BYTES).contains(&usize::from(slot.key_bytes)) {
                return Err(format!("a key has {} bytes", slot.key_bytes));
            }
            if usize::from(slot.value_bytes) > MAXIMUM_VALUE_BYTES {
                return Err(format!("a value has {} bytes", slot.value_bytes));
            }
            if slot.to_bytes() != bytes {
                return Err(format!("the slot {bytes:02x?} has bits that mean nothing"));
            }
        }
        Ok(slot)
    }
}

/// The lines of an entry; a CAS value that is not known is 0.
///
/// # Panics
/// If key or value are too long.
pub fn entry_lines(key: &[u8], entry: &Entry) -> Vec<Line> {
    assert!((1..=MAXIMUM_KEY_BYTES).contains(&key.len()), "a key of {} bytes", key.len());
    assert!(entry.value.len() <= MAXIMUM_VALUE_BYTES, "a value of {} bytes", entry.value.len());
    let cas = entry.cas.unwrap_or(0).to_le_bytes();
    let mut bytes = [&cas[..], &entry.flags, &[0; 4], key, &entry.value].concat();
    bytes.resize(bytes.len().next_multiple_of(LINE_BYTES), 0);
    bytes.as_chunks().0.to_vec()
}

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The line address of bucket 0.
    pub buckets_base: u64,
    /// The line address of the entry of slot 0 of bucket 0.
    pub entries_base: u64,
    /// The binary logarithm of the number of buckets, 1 to 32.
    pub bucket_bits: u32,
}

/// What a table says of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Where its slot is.
    pub bucket: u64,
    /// Which of the bucket.
    pub slot: usize,
    /// Whether it is newer than the host's.
    pub is_dirty: bool,
    /// What is stored.
    pub entry: Entry,
}

/// What a table holds.
pub type Contents = BTreeMap<Vec<u8>, Found>;

impl Table {
    /// Lines of buckets.
    pub fn bucket_lines(&self) -> u64 {
        1 << self.bucket_bits
    }

    /// Lines of entries.
    pub fn entry_lines(&self) -> u64 {
        self.bucket_lines() * BUCKET_SLOTS as u64 * ENTRY_LINES
    }

    /// The line address at which the entry of a slot begins.
    pub fn entry_address(&self, bucket: u64, slot: usize) -> u64 {
        self.entries_base + ENTRY_LINES * (BUCKET_SLOTS as u64 * bucket + slot as u64)
    }

    fn slot(&self, memory: &impl Fn(u64) -> Line, bucket: u64, slot: usize) -> [u8; SLOT_BYTES] {
        memory(self.buckets_base + bucket).as_chunks().0[slot]
    }

    /// Puts a key that is not there into the first free slot of its buckets, as the host preloads a table.
    /// Where it is now: bucket and slot.
    ///
    /// # Errors
    /// One line: its buckets are full, or it meets a key of its hash and its length.
    ///
    /// # Panics
    /// If key or value are too long.
    pub fn insert(
        &self,
        image: &mut Image,
        key: &[u8],
        entry: &Entry,
        is_dirty: bool,
    ) -> Result<(u64, usize), String> {
        self.insert_where(image, key, entry, is_dirty, |_| true)
    }

    /// As [`Table::insert`], into a bucket that `may_take`: for a key that is in the other table already, the
    /// one that corresponds to its bucket there.
    ///
    /// # Errors
    /// As [`Table::insert`].
    ///
    /// # Panics
    /// As [`Table::insert`].
    pub fn insert_where(
        &self,
        image: &mut Image,
        key: &[u8],
        entry: &Entry,
        is_dirty: bool,
        may_take: impl Fn(u64) -> bool,
    ) -> Result<(u64, usize), String> {
        let new = Slot::of(key, &entry.value, is_dirty);
        let memory = |line: u64| line_of(image, line);
        let both = buckets(new.hash, self.bucket_bits);
        let places =
            both.into_iter().flat_map(|bucket| (0..BUCKET_SLOTS).map(move |slot| (bucket, slot)));
        let mut free = None;
        for (bucket, slot) in places {
            let old = Slot::from_bytes(self.slot(&memory, bucket, slot))?;
            if old.is_valid && (old.hash, old.key_bytes) == (new.hash, new.key_bytes) {
                return Err(format!(
                    "a key of {} bytes has hash {:#010x}, too",
                    new.key_bytes, new.hash
                ));
            }
            free = free.or((!old.is_valid && may_take(bucket)).then_some((bucket, slot)));
        }
        let Some((bucket, slot)) = free else {
            return Err(format!("no slot of buckets {} and {} is free", both[0], both[1]));
        };
        let line = image.entry(self.buckets_base + bucket).or_insert([0; LINE_BYTES]);
        line[SLOT_BYTES * slot..][..SLOT_BYTES].copy_from_slice(&new.to_bytes());
        image.extend((self.entry_address(bucket, slot)..).zip(entry_lines(key, entry)));
        Ok((bucket, slot))
    }

    /// Everything that is in a table. `memory` is what a line address holds.
    ///
    /// # Errors
    /// One line: what in the table is against its format.
    pub fn contents(&self, memory: impl Fn(u64) -> Line) -> Result<Contents, String> {
        let mut contents = Contents::new();
        let mut known = BTreeMap::new();
        for bucket in 0..self.bucket_lines() {
            for slot in 0..BUCKET_SLOTS {
                let wrong = |text: String| format!("slot {slot} of bucket {bucket}: {text}");
                let bytes = self.slot(&memory, bucket, slot);
                let said = Slot::from_bytes(bytes).map_err(wrong)?;
                if !said.is_valid {
                    continue;
                }
                let address = self.entry_address(bucket, slot);
                let (key, entry) = read_entry(&memory, address, said).map_err(wrong)?;
                let name = key.escape_ascii();
                if said.hash != hash(&key) {
                    return Err(wrong(format!(
                        "the hash is {:#010x}; that of \"{name}\" is {:#010x}",
                        said.hash,
                        hash(&key)
                    )));
                }
                let both = buckets(said.hash, self.bucket_bits);
                if !both.contains(&bucket) {
                    return Err(wrong(format!("\"{name}\" belongs into buckets {both:?}")));
                }
                if let Some((other, at)) =
                    known.insert((said.hash, said.key_bytes), (key.clone(), bucket))
                {
                    let other = other.escape_ascii();
                    return Err(wrong(format!("\"{name}\" meets \"{other}\" in bucket {at}")));
                }
                contents.insert(key, Found { bucket, slot, is_dirty: said.is_dirty, entry });
            }
        }
        Ok(contents)
    }
}

/// The line of an image.
pub fn line_of(image: &Image, line_address: u64) -> Line {
    image.get(&line_address).copied().unwrap_or([0; LINE_BYTES])
}

/// The entry at a line address whose slot says so much of it.
fn read_entry(
    memory: &impl Fn(u64) -> Line,
    address: u64,
    slot: Slot,
) -> Result<(Vec<u8>, Entry), String> {
    let (key, value) = (usize::from(slot.key_bytes), usize::from(slot.value_bytes));
    let used = ENTRY_HEADER_BYTES + key + value;
    let lines = address..address + used.div_ceil(LINE_BYTES) as u64;
    let bytes: Vec<u8> = lines.flat_map(memory).collect();
    let (header, rest) = bytes.split_at(ENTRY_HEADER_BYTES);
    let (key, rest) = rest.split_at(key);
    let (value, behind) = rest.split_at(value);
    if header[12..] != [0; 4] || behind.iter().any(|byte| *byte != 0) {
        let key = key.escape_ascii();
        return Err(format!("the entry of \"{key}\" has bytes other than zero where nothing is"));
    }
    let entry = Entry {
        cas: Some(u64::from_le_bytes(header[..8].try_into().expect("8 bytes"))),
        flags: header[8..12].try_into().expect("4 bytes"),
        value: value.to_vec(),
    };
    Ok((key.to_vec(), entry))
}
