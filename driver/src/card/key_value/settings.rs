//! Where the tables are, and what they cannot be.
use core::fmt;

use super::format::{KeyValueTable, MOST_KEY_BYTES, MOST_VALUE_BYTES};
use crate::Region;
use crate::card::Bias;
use crate::region::{OutOfMemory, PAGE_BYTES};

/// Bits of the number of a bucket in the largest table of host memory.
const MOST_INDEX_BITS: u32 = 26;

/// What the key-value handler works with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyValueSettings {
    /// The table in the card's memory, which has as many buckets as
    /// [`Card::key_value_handler`](crate::Card::key_value_handler) says.
    pub nic: KeyValueTable,
    /// Who keeps its pages coherent while requests are served.
    pub bias: Bias,
    /// The table in host memory, with at least as many buckets; without one, the card forgets the entry that was
    /// used longest ago to make room for another.
    pub host: Option<KeyValueTable>,
}

/// Why a table, a key or a value is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyValueError {
    /// The card answers no key-value requests.
    NoHandler,
    /// This part of a table does not begin with a page, which it would share with something else.
    Alignment(u64),
    /// The table in the card's memory has another size.
    NicBits {
        /// Its bits.
        bits: u32,
        /// Those that the card was made with.
        right: u32,
    },
    /// The table in host memory has too few or too many buckets.
    HostBits {
        /// Its bits.
        bits: u32,
        /// Those of the smallest that it may be.
        least: u32,
    },
    /// A part of the first table is not inside the card's memory, from a first byte to an end.
    OutsideCard(u64, u64),
    /// A part of the second table is not inside host memory.
    OutsideHost(u64, u64),
    /// Two parts overlap; this is the first byte of the higher one.
    Overlap(u64),
    /// A key of so many bytes.
    Key(usize),
    /// A value of so many bytes.
    Value(usize),
    /// Another key has the same hash and as many bytes.
    Collides,
    /// No slot of the key's buckets is free.
    NoRoom,
    /// The host is alone with another key.
    Held,
    /// The card does not let the host be alone with a key, or does not take that back.
    HoldStays,
    /// Requests are served already.
    Serves,
    /// Requests that were taken are not answered.
    RequestsStay,
}

impl fmt::Display for KeyValueError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::NoHandler => {
                write!(f, "the card answers no key-value requests; one made with KVS=cuckoo does")
            }
            Self::Alignment(address) => {
                write!(f, "a part of a table at {address:#x}; a multiple of {PAGE_BYTES} is right")
            }
            Self::NicBits { bits, right } => {
                write!(f, "2^{bits} buckets in the card's memory; this card has 2^{right}")
            }
            Self::HostBits { bits, least } => write!(
                f,
                "2^{bits} buckets in host memory; 2^{least} to 2^{MOST_INDEX_BITS} are right"
            ),
            Self::OutsideCard(begin, end) => {
                write!(
                    f,
                    "a part of a table from {begin:#x} to {end:#x} is not in the card's memory"
                )
            }
            Self::OutsideHost(begin, end) => {
                write!(f, "a part of a table from {begin:#x} to {end:#x} is not in host memory")
            }
            Self::Overlap(address) => write!(f, "two parts of tables overlap at {address:#x}"),
            Self::Key(bytes) => {
                write!(f, "a key of {bytes} bytes; 1 to {MOST_KEY_BYTES} is right")
            }
            Self::Value(bytes) => {
                write!(f, "a value of {bytes} bytes; 0 to {MOST_VALUE_BYTES} is right")
            }
            Self::Collides => write!(f, "another key has the same hash and as many bytes"),
            Self::NoRoom => write!(f, "no slot of the key's buckets is free"),
            Self::Held => write!(f, "the host is alone with another key"),
            Self::HoldStays => write!(f, "the card does not answer who is alone with a key"),
            Self::Serves => write!(f, "requests are served already"),
            Self::RequestsStay => write!(f, "requests that were taken are not answered"),
        }
    }
}
impl core::error::Error for KeyValueError {}

impl KeyValueTable {
    /// Pages of a region for a table of 2 to the power of `index_bits` buckets.
    ///
    /// # Errors
    /// There are not as many in a row.
    pub fn alloc(region: &Region, index_bits: u32) -> Result<Self, OutOfMemory> {
        let bucket_bytes = Self::bucket_bytes(index_bits);
        let buckets = region.alloc(bucket_bytes)?;
        match region.alloc(Self::entry_bytes(index_bits)) {
            Ok(entries) => Ok(Self { buckets, entries, index_bits }),
            Err(error) => {
                region.free(buckets, bucket_bytes);
                Err(error)
            }
        }
    }

    /// Gives the pages back that [`KeyValueTable::alloc`] has taken.
    ///
    /// # Panics
    /// If it has not.
    pub fn free(self, region: &Region) {
        region.free(self.buckets, Self::bucket_bytes(self.index_bits));
        region.free(self.entries, Self::entry_bytes(self.index_bits));
    }
}

impl KeyValueSettings {
    /// Whether a card can work with them: one with so many bits, and memory from a first byte to an end, in a host
    /// whose own memory is below `host_end`.
    pub(super) fn check(
        &self,
        right: u32,
        (begin, end): (u64, u64),
        host_end: u64,
    ) -> Result<(), KeyValueError> {
        if self.nic.index_bits != right {
            return Err(KeyValueError::NicBits { bits: self.nic.index_bits, right });
        }
        if let Some(host) = &self.host
            && !(right..=MOST_INDEX_BITS).contains(&host.index_bits)
        {
            return Err(KeyValueError::HostBits { bits: host.index_bits, least: right });
        }
        let tables = [Some(&self.nic), self.host.as_ref()];
        for table in tables.into_iter().flatten() {
            for address in [table.buckets, table.entries] {
                // Whatever is in a page with a table is turned to the bias of the table, and back.
                if !address.is_multiple_of(PAGE_BYTES) {
                    return Err(KeyValueError::Alignment(address));
                }
                if address >> 52 != 0 {
                    return Err(KeyValueError::OutsideHost(address, address));
                }
            }
            let [low, high] = in_order(table.parts());
            if pages(low).1 > high.0 {
                return Err(KeyValueError::Overlap(high.0));
            }
        }
        for (first, last) in self.nic.parts().map(pages) {
            if first < begin || last > end {
                return Err(KeyValueError::OutsideCard(first, last));
            }
        }
        for (first, last) in self.host.iter().flat_map(|host| host.parts().map(pages)) {
            if last > host_end || first < end && last > begin {
                return Err(KeyValueError::OutsideHost(first, last));
            }
        }
        Ok(())
    }
}

/// The whole pages of a part.
pub(super) fn pages((begin, end): (u64, u64)) -> (u64, u64) {
    (begin, end.next_multiple_of(PAGE_BYTES))
}

fn in_order([one, other]: [(u64, u64); 2]) -> [(u64, u64); 2] {
    if one.0 <= other.0 { [one, other] } else { [other, one] }
}
