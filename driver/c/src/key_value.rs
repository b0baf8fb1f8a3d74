//! The key-value handler: its tables, its start and stop, and entries that the host stores and reads.
use nic_driver::block_on;
use nic_driver::card::Bias;
use nic_driver::card::key_value::{
    KeyValueCaching, KeyValueHandler, KeyValueSettings, KeyValueStatistics, KeyValueStore,
    KeyValueTable, MOST_VALUE_BYTES,
};

use crate::card::nic_card;
use crate::codes::choice;
use crate::machine::nic_machine;
use crate::status::nic_status;
use crate::{end_handle, give, give_handle, read, slice};

/// What a card's handler is made for.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_key_value_handler {
    /// Two to this power is the number of buckets in the card's memory.
    pub index_bits: u32,
    /// Requests that are served at a time, besides GETs of what is in the card's memory.
    pub workers: u32,
}

/// Where a table is. Buckets, 64 bytes each, and entries, 6,144 bytes for each bucket, begin with a page of 4096
/// bytes, and have their pages for themselves.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_key_value_table {
    /// Address of the first of its buckets.
    pub buckets: u64,
    /// Address of the first of its entries.
    pub entries: u64,
    /// Two to this power is the number of its buckets.
    pub index_bits: u32,
}

impl nic_key_value_table {
    fn to_driver(self) -> KeyValueTable {
        let Self { buckets, entries, index_bits } = self;
        KeyValueTable { buckets, entries, index_bits }
    }
}

/// What is stored beside a value.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_key_value_entry {
    /// The CAS value.
    pub cas: u64,
    /// Bytes of the value.
    pub value_bytes: usize,
    /// The flags, as they came.
    pub flags: [u8; 4],
}

/// Tables of a card, which answers key-value requests from them. One thread uses it at a time.
#[derive(Debug)]
pub struct nic_key_value {
    store: KeyValueStore<'static, nic_machine>,
}

/// What has become of key-value requests since reset.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_key_value_statistics {
    /// Requests that came.
    pub requests: u64,
    /// GETs that were answered from the card's memory without a worker.
    pub lookup_hits: u64,
    /// GETs that the lookups gave to a worker.
    pub lookup_misses: u64,
    /// Requests that a worker has ended.
    pub worked: u64,
    /// Of these, whose key was in the card's memory.
    pub nic_hits: u64,
    /// Of these, whose key was in host memory.
    pub host_hits: u64,
    /// Entries that made room for another.
    pub evictions: u64,
    /// Entries that were written back to host memory.
    pub write_backs: u64,
    /// Requests for which there was no room, or whose key collides with another.
    pub no_room: u64,
    /// Requests that ended because a line failed.
    pub failed_requests: u64,
    /// Answers that were sent.
    pub answers: u64,
    /// Quiet requests that are not answered.
    pub silent_answers: u64,
    /// Answers that say that there is no such key.
    pub missing_keys: u64,
    /// Answers that say that a key is there, or has another CAS value.
    pub conflicts: u64,
    /// Answers to requests that are not served.
    pub refused_requests: u64,
    /// Answers that say that there is no room, or that a line failed.
    pub failed_answers: u64,
    /// Packets that are no UDP, or cut off.
    pub foreign_packets: u32,
    /// Requests of several datagrams.
    pub fragmented_requests: u32,
    /// Packets that are no requests of the protocol.
    pub bad_magic: u32,
    /// Packets that came with an error.
    pub damaged_packets: u32,
}

impl From<KeyValueStatistics> for nic_key_value_statistics {
    fn from(counted: KeyValueStatistics) -> Self {
        Self {
            requests: counted.requests,
            lookup_hits: counted.lookup_hits,
            lookup_misses: counted.lookup_misses,
            worked: counted.worked,
            nic_hits: counted.nic_hits,
            host_hits: counted.host_hits,
            evictions: counted.evictions,
            write_backs: counted.write_backs,
            no_room: counted.no_room,
            failed_requests: counted.failed_requests,
            answers: counted.answers,
            silent_answers: counted.silent_answers,
            missing_keys: counted.missing_keys,
            conflicts: counted.conflicts,
            refused_requests: counted.refused_requests,
            failed_answers: counted.failed_answers,
            foreign_packets: counted.foreign_packets,
            fragmented_requests: counted.fragmented_requests,
            bad_magic: counted.bad_magic,
            damaged_packets: counted.damaged_packets,
        }
    }
}

/// What the card's key-value handler is made for.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_key_value_handler(
    card: *const nic_card,
    handler: *mut nic_key_value_handler,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let KeyValueHandler { index_bits, workers } = block_on(card.card.key_value_handler())?;
        // SAFETY: the caller's promise.
        unsafe { give(handler, nic_key_value_handler { index_bits, workers }) }
    };
    nic_status::of(find())
}

/// What has become of key-value requests.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_key_value_statistics(
    card: *const nic_card,
    statistics: *mut nic_key_value_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let counted = block_on(card.card.key_value_statistics())?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, counted.into()) }
    };
    nic_status::of(find())
}

/// Empty tables in the card's memory, whose pages have a `nic_bias` while requests are served, and in host
/// memory; `host` may be NULL. What the card has served until now ends. A card has one such handle at a time.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_new(
    card: *const nic_card,
    nic: *const nic_key_value_table,
    bias: u32,
    host: *const nic_key_value_table,
    store: *mut *mut nic_key_value,
) -> nic_status {
    let make = || {
        // SAFETY: the caller's promise.
        let (card, nic) = unsafe { (read(card)?, read(nic)?) };
        if store.is_null() {
            return Err(nic_status::NullPointer);
        }
        let host = match host.is_null() {
            true => None,
            // SAFETY: the caller's promise.
            false => Some(unsafe { read(host) }?.to_driver()),
        };
        let bias = choice(&[Bias::Host, Bias::Device], bias)?;
        let settings = KeyValueSettings { nic: nic.to_driver(), bias, host };
        let made = nic_key_value { store: block_on(card.card.key_value(settings))? };
        // SAFETY: the caller's promise.
        unsafe { give_handle(store, made) }
    };
    nic_status::of(make())
}

/// Ends the handle of tables; the card goes on as it is. NULL does nothing.
///
/// # Safety
/// It is null, or was given by `nic_key_value_new` and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_free(store: *mut nic_key_value) {
    // SAFETY: the caller's promise.
    unsafe { end_handle(store) }
}

/// Says which lines stay in the cache of the card's memory when GETs read them: `entries`, for a table, or entries asked for
/// often, that have room there beside the buckets; `buckets`, for a table whose buckets have. The card keeps it until it is
/// reset; after reset buckets stay, and entries do not. Refused while requests are served.
///
/// # Safety
/// The pointer is null or points to tables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_set_caching(
    store: *const nic_key_value,
    entries: bool,
    buckets: bool,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let store = unsafe { read(store) }?;
        Ok(block_on(store.store.set_caching(KeyValueCaching { entries, buckets }))?)
    };
    nic_status::of(set())
}

/// Requests that come to this UDP port are served from now on, also after a `nic_key_value_stop` that failed.
///
/// # Safety
/// The pointer is null or points to tables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_start(
    store: *const nic_key_value,
    udp_port: u16,
) -> nic_status {
    let start = || {
        // SAFETY: the caller's promise.
        let store = unsafe { read(store) }?;
        Ok(block_on(store.store.start(udp_port))?)
    };
    nic_status::of(start())
}

/// Serves no more requests, and waits until all that were taken are answered. The entries stay. If they are not answered,
/// none is taken all the same, and it may be called again.
///
/// # Safety
/// The pointer is null or points to tables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_stop(store: *const nic_key_value) -> nic_status {
    let stop = || {
        // SAFETY: the caller's promise.
        let store = unsafe { read(store) }?;
        Ok(block_on(store.store.stop())?)
    };
    nic_status::of(stop())
}

/// Stores a value with 4 bytes of flags, before requests are served or meanwhile: they see the old value or the new
/// one, whole. Its CAS value goes to `cas`, which may be NULL. With `NIC_STATUS_PAGE_STAYS` and `NIC_STATUS_HOLD_STAYS`, of a
/// card that does not answer, the value may be stored.
///
/// # Safety
/// Pointers are null or point to what their types say, `key` and `value` to so many bytes, `flags` to 4.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_put(
    store: *const nic_key_value,
    key: *const u8,
    key_bytes: usize,
    flags: *const u8,
    value: *const u8,
    value_bytes: usize,
    cas: *mut u64,
) -> nic_status {
    let put = || {
        // SAFETY: the caller's promise.
        let (store, key) = unsafe { (read(store)?, slice(key, key_bytes)?) };
        // SAFETY: the caller's promise.
        let (flags, value) = unsafe { (slice(flags, 4)?, slice(value, value_bytes)?) };
        let flags = [flags[0], flags[1], flags[2], flags[3]];
        let stored = block_on(store.store.put(key, flags, value))?;
        match cas.is_null() {
            true => Ok(()),
            // SAFETY: the caller's promise.
            false => unsafe { give(cas, stored) },
        }
    };
    nic_status::of(put())
}

/// The value of a key, into 1200 bytes, and what is stored beside it; `found` says whether it is there, and nothing
/// else is written if it is not.
///
/// # Safety
/// Pointers are null or point to what their types say, `key` to so many bytes, `value` to 1200.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_get(
    store: *const nic_key_value,
    key: *const u8,
    key_bytes: usize,
    value: *mut u8,
    entry: *mut nic_key_value_entry,
    found: *mut bool,
) -> nic_status {
    let get = || {
        // SAFETY: the caller's promise.
        let (store, key) = unsafe { (read(store)?, slice(key, key_bytes)?) };
        if value.is_null() || entry.is_null() || found.is_null() {
            return Err(nic_status::NullPointer);
        }
        let mut bytes = [0; MOST_VALUE_BYTES];
        let stored = block_on(store.store.get(key, &mut bytes))?;
        if let Some(stored) = stored {
            let count = stored.value_bytes;
            // SAFETY: the caller's promise; a value has at most as many bytes.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), value, count) };
            let given =
                nic_key_value_entry { cas: stored.cas, value_bytes: count, flags: stored.flags };
            // SAFETY: the caller's promise.
            unsafe { give(entry, given) }?;
        }
        // SAFETY: the caller's promise.
        unsafe { give(found, stored.is_some()) }
    };
    nic_status::of(get())
}

/// Forgets a key; `found`, which may be NULL, says whether it was there. With `NIC_STATUS_PAGE_STAYS` and
/// `NIC_STATUS_HOLD_STAYS`, of a card that does not answer, it may be forgotten.
///
/// # Safety
/// Pointers are null or point to what their types say, `key` to so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_key_value_remove(
    store: *const nic_key_value,
    key: *const u8,
    key_bytes: usize,
    found: *mut bool,
) -> nic_status {
    let remove = || {
        // SAFETY: the caller's promise.
        let (store, key) = unsafe { (read(store)?, slice(key, key_bytes)?) };
        let was_there = block_on(store.store.remove(key))?;
        match found.is_null() {
            true => Ok(()),
            // SAFETY: the caller's promise.
            false => unsafe { give(found, was_there) },
        }
    };
    nic_status::of(remove())
}
