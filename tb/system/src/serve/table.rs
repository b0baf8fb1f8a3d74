//! A hash table in host memory, with chains, after memcached's `assoc.c` and `slabs.c`: buckets are addresses of items,
//! and an item has the address of the next. Every access of it is a load or a store of the processor.
use nic_host::{Allocator, Core, OutOfMemory};

use super::protocol::{LONGEST_KEY, LONGEST_VALUE};

/// Bytes of a line.
const LINE_BYTES: usize = 64;
/// Bytes of an item in front of its key: 0-7 address of the next item, 8-15 CAS value, 16-19 hash, 20-23 flags,
/// 24-25 key bytes, 26-27 value bytes, 28-31 zero.
const HEADER_BYTES: usize = 32;
/// Lines of the longest item.
const LONGEST_LINES: usize = (HEADER_BYTES + LONGEST_KEY + LONGEST_VALUE).div_ceil(LINE_BYTES);

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HashTablePlace {
    /// Address of the first bucket; a bucket has 8 bytes.
    buckets: u64,
    /// Two to this power is the number of buckets.
    index_bits: u32,
    /// Address of the first item.
    items: u64,
    /// Address behind the last.
    end: u64,
}

impl HashTablePlace {
    /// A table of 2 to `index_bits` buckets with room for so many items of any length.
    ///
    /// # Errors
    /// No memory is free.
    pub fn new(memory: &mut Allocator, index_bits: u32, items: usize) -> Result<Self, OutOfMemory> {
        let buckets = memory.allocate(8 << index_bits, LINE_BYTES as u64)?;
        let bytes = (items * LONGEST_LINES * LINE_BYTES) as u64;
        let items = memory.allocate(bytes, LINE_BYTES as u64)?;
        Ok(Self { buckets, index_bits, items, end: items + bytes })
    }
}

/// An item that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Where its address is: in a bucket or in the item before it.
    link: u64,
    address: u64,
    next: u64,
    value_bytes: usize,
    /// Its CAS value.
    pub cas: u64,
    /// Its flags as they came.
    pub flags: [u8; 4],
    /// Its value, if that was asked for.
    pub value: Vec<u8>,
}

/// What is stored under a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewItem<'a> {
    /// The key.
    pub key: &'a [u8],
    /// The CAS value.
    pub cas: u64,
    /// The flags as they came.
    pub flags: [u8; 4],
    /// The value.
    pub value: &'a [u8],
}

/// A table, and which of its memory is free.
pub struct HashTable<'a> {
    core: &'a Core,
    place: HashTablePlace,
    /// Memory from here on was never used.
    unused: u64,
    /// The first free item of so many lines, 0: none; each has the address of the next.
    free: [u64; LONGEST_LINES + 1],
}

impl<'a> HashTable<'a> {
    /// An empty table.
    pub async fn new(core: &'a Core, place: HashTablePlace) -> Self {
        for line in (0..8_u64 << place.index_bits).step_by(LINE_BYTES) {
            core.store(place.buckets + line, &[0; LINE_BYTES]).await;
        }
        Self { core, place, unused: place.items, free: [0; LONGEST_LINES + 1] }
    }

    /// Looks for a key; its value is read with it if `reads_value`.
    pub async fn find(&self, key: &[u8], reads_value: bool) -> Option<Found> {
        let hash = hash(key);
        let mut link = self.bucket(hash);
        let mut address = self.core.load_u64(link).await;
        while address != 0 {
            let header = self.core.load(address, HEADER_BYTES).await;
            let next = u64::from_le_bytes(part(&header, 0));
            let has_hash = header[16..20] == hash.to_le_bytes();
            let bytes = |at| usize::from(u16::from_le_bytes(part(&header, at)));
            let (key_bytes, value_bytes) = (bytes(24), bytes(26));
            if has_hash && key_bytes == key.len() {
                let read = if reads_value { value_bytes } else { 0 };
                let mut value = self.load_behind(address, key_bytes + read).await;
                if value[..key_bytes] == *key {
                    value.drain(..key_bytes);
                    let cas = u64::from_le_bytes(part(&header, 8));
                    let flags = part(&header, 20);
                    return Some(Found { link, address, next, value_bytes, cas, flags, value });
                }
            }
            (link, address) = (address, next);
        }
        None
    }

    /// Stores an item over the one that was found under its key, or beside all others. `false`: there is no room.
    pub async fn put(&mut self, item: &NewItem<'_>, found: Option<&Found>) -> bool {
        let lines = lines(item.key.len(), item.value.len());
        if let Some(found) = found
            && lines == self.lines_of(item, found)
        {
            self.write(found.address, found.next, item).await;
            return true;
        }
        let Some(address) = self.alloc(lines).await else { return false };
        match found {
            Some(found) => {
                self.write(address, found.next, item).await;
                self.core.store_u64(found.link, address).await;
                self.give_back(found.address, self.lines_of(item, found)).await;
            }
            None => {
                let bucket = self.bucket(hash(item.key));
                let first = self.core.load_u64(bucket).await;
                self.write(address, first, item).await;
                self.core.store_u64(bucket, address).await;
            }
        }
        true
    }

    /// Forgets an item with a key of so many bytes.
    pub async fn remove(&mut self, found: &Found, key_bytes: usize) {
        self.core.store_u64(found.link, found.next).await;
        self.give_back(found.address, lines(key_bytes, found.value_bytes)).await;
    }

    /// Lines that the item has which was found under the key of another.
    fn lines_of(&self, item: &NewItem<'_>, found: &Found) -> usize {
        lines(item.key.len(), found.value_bytes)
    }

    /// Reads so many bytes behind the header of an item.
    async fn load_behind(&self, address: u64, length: usize) -> Vec<u8> {
        self.core.load(address + HEADER_BYTES as u64, length).await
    }

    async fn write(&self, address: u64, next: u64, item: &NewItem<'_>) {
        let NewItem { key, cas, flags, value } = item;
        let mut bytes = [next.to_le_bytes(), cas.to_le_bytes()].concat();
        bytes.extend(hash(key).to_le_bytes());
        bytes.extend(flags);
        bytes.extend((key.len() as u16).to_le_bytes());
        bytes.extend((value.len() as u16).to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend([*key, *value].concat());
        self.core.store(address, &bytes).await;
    }

    async fn alloc(&mut self, lines: usize) -> Option<u64> {
        let first = self.free[lines];
        if first != 0 {
            self.free[lines] = self.core.load_u64(first).await;
            return Some(first);
        }
        let end = self.unused + (lines * LINE_BYTES) as u64;
        let address = (end <= self.place.end).then_some(self.unused)?;
        self.unused = end;
        Some(address)
    }

    async fn give_back(&mut self, address: u64, lines: usize) {
        self.core.store_u64(address, self.free[lines]).await;
        self.free[lines] = address;
    }

    fn bucket(&self, hash: u32) -> u64 {
        self.place.buckets + 8 * (u64::from(hash) & ((1 << self.place.index_bits) - 1))
    }
}

/// FNV-1a of 32 bits (RFC 9923).
fn hash(key: &[u8]) -> u32 {
    key.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

fn lines(key_bytes: usize, value_bytes: usize) -> usize {
    (HEADER_BYTES + key_bytes + value_bytes).div_ceil(LINE_BYTES)
}

fn part<const BYTES: usize>(bytes: &[u8], at: usize) -> [u8; BYTES] {
    bytes[at..at + BYTES].try_into().expect("it is in the header")
}
