//! The key-value handler: its tables, its start and stop, and what the host does to entries meanwhile.
//!
//! ```text
//! let index_bits = card.key_value_handler().await?.index_bits;
//! let nic = KeyValueTable::alloc(&card_memory, index_bits)?;
//! let host = Some(KeyValueTable::alloc(&host_memory, 16)?);
//! let store = card.key_value(KeyValueSettings { nic, bias: Bias::Device, host }).await?;
//! store.put(b"key", flags, b"value").await?;   // before it starts, or while it runs
//! store.start(11_211).await?;
//! ```
//!
//! Each part of a table has its pages for itself: the host reads buckets and entries, which turns their pages to
//! host-bias, and a buffer in such a page would be turned, too. Tables that begin elsewhere are refused.
mod format;
mod hold;
mod settings;
mod statistics;

pub use format::{KeyValueTable, MOST_KEY_BYTES, MOST_VALUE_BYTES, hash};
pub use hold::{Held, KeyValueEntry};
pub use settings::{KeyValueError, KeyValueSettings};
pub use statistics::KeyValueStatistics;

use core::cell::Cell;

use self::format::LINE_BYTES;
use self::hold::Hold;
use self::settings::pages;
use super::{Bias, Card, CardError, PATIENCE};
use crate::Machine;
use crate::registers::nic::{card, device_memory, engine_port, kvs, kvs_parser, steering};

/// The handler among the destinations of packets.
const DESTINATION: u32 = 1;
/// The CAS value of the first entry that the host stores. The card counts from 1 on.
const FIRST_CAS: u64 = 1 << 63;

/// What a card's handler is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyValueHandler {
    /// Two to this power is the number of buckets in the card's memory.
    pub index_bits: u32,
    /// Requests that are served at a time, besides GETs of what is in the card's memory.
    pub workers: u32,
}

/// Which lines of the table in the card's memory stay in the cache of that memory when GETs read them. After reset of the
/// card, buckets do, and entries do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyValueCaching {
    /// Entries: for a table, or entries asked for often, that have room in the cache beside the buckets.
    pub entries: bool,
    /// Buckets: for a table whose buckets have room there.
    pub buckets: bool,
}

/// Tables of a card, which answers key-value requests from them.
#[derive(Debug)]
pub struct KeyValueStore<'a, M> {
    card: Card<'a, M>,
    settings: KeyValueSettings,
    /// The card may use the tables: requests are served, or some that were taken are not answered.
    serves: Cell<bool>,
    /// Requests are taken.
    takes: Cell<bool>,
    hold: Cell<Hold>,
    next_cas: Cell<u64>,
}

impl From<KeyValueError> for CardError {
    fn from(error: KeyValueError) -> Self {
        Self::KeyValue(error)
    }
}

impl<'a, M: Machine> Card<'a, M> {
    /// What the card's handler is made for.
    ///
    /// # Errors
    /// The card has none.
    pub async fn key_value_handler(&self) -> Result<KeyValueHandler, CardError> {
        if self.machine.read_register(card::HAS_KEY_VALUE).await != 1 {
            return Err(KeyValueError::NoHandler.into());
        }
        Ok(KeyValueHandler {
            index_bits: self.machine.read_register(kvs::NIC_INDEX_BITS).await,
            workers: self.machine.read_register(kvs::WORKERS).await,
        })
    }

    /// Empty tables. What the card has served until now ends; pages of the table in its memory are in host-bias.
    /// One such store is there at a time.
    ///
    /// # Errors
    /// A card without handler or memory, tables that it cannot have, or requests that are not answered.
    pub async fn key_value(
        &self,
        settings: KeyValueSettings,
    ) -> Result<KeyValueStore<'a, M>, CardError> {
        let handler = self.key_value_handler().await?;
        let memory = self.memory().await?;
        let host_end = LINE_BYTES * self.read_long(device_memory::HOST_END).await;
        settings.check(handler.index_bits, memory, host_end)?;
        let store = KeyValueStore {
            card: Card { machine: self.machine, rings: self.rings },
            settings,
            serves: Cell::new(true),
            takes: Cell::new(true),
            hold: Cell::new(Hold::Free),
            next_cas: Cell::new(FIRST_CAS),
        };
        store.stop().await?;
        for (begin, end) in settings.nic.parts().map(pages) {
            self.set_bias(begin, end, Bias::Host).await?;
        }
        for table in [Some(&settings.nic), settings.host.as_ref()].into_iter().flatten() {
            let [(begin, end), _] = table.parts();
            for line in (begin..end).step_by(LINE_BYTES as usize) {
                self.machine.store(line, &[0; LINE_BYTES as usize]).await;
            }
        }
        Ok(store)
    }
}

impl<M: Machine> KeyValueStore<'_, M> {
    /// The tables.
    pub fn settings(&self) -> &KeyValueSettings {
        &self.settings
    }

    /// Says which lines stay in the cache of the card's memory; the card keeps it until it is reset.
    ///
    /// # Errors
    /// Requests are served, or some that were taken are not answered.
    pub async fn set_caching(&self, caching: KeyValueCaching) -> Result<(), CardError> {
        if self.serves.get() {
            return Err(KeyValueError::Serves.into());
        }
        let machine = self.card.machine;
        machine.write_register(kvs::KEEP_ENTRIES, caching.entries.into()).await;
        machine.write_register(kvs::PASS_BUCKETS, (!caching.buckets).into()).await;
        Ok(())
    }

    /// Requests that come to this UDP port are served from now on, also after a [`KeyValueStore::stop`] that failed.
    ///
    /// # Errors
    /// They are already, the host is alone with a key, or pages that cannot be turned to device-bias.
    pub async fn start(&self, udp_port: u16) -> Result<(), CardError> {
        if self.takes.get() {
            return Err(KeyValueError::Serves.into());
        }
        self.until_free().await?;
        // After a stop that failed the card has its tables, and still uses them.
        if !self.serves.get() {
            self.give_tables().await?;
        }
        self.open(udp_port).await;
        self.serves.set(true);
        self.takes.set(true);
        Ok(())
    }

    /// Gives the card its pages, and says where the tables are.
    async fn give_tables(&self) -> Result<(), CardError> {
        if self.settings.bias == Bias::Device {
            for (begin, end) in self.settings.nic.parts().map(pages) {
                self.card.set_bias(begin, end, Bias::Device).await?;
            }
        }
        let nic = &self.settings.nic;
        // Without a table in host memory its registers are not looked at.
        let host = self.settings.host.unwrap_or(*nic);
        for (register, address) in [
            (kvs::NIC_BUCKETS, nic.buckets),
            (kvs::NIC_ENTRIES, nic.entries),
            (kvs::HOST_BUCKETS, host.buckets),
            (kvs::HOST_ENTRIES, host.entries),
        ] {
            self.card.write64(register, address / LINE_BYTES).await;
        }
        let machine = self.card.machine;
        machine.write_register(kvs::HOST_INDEX_BITS, host.index_bits).await;
        machine.write_register(kvs::HAS_HOST, self.settings.host.is_some().into()).await;
        Ok(())
    }

    /// Lets requests come to the handler, and answers leave.
    async fn open(&self, udp_port: u16) {
        let machine = self.card.machine;
        self.card.end_discard().await;
        let enabled = machine.read_register(steering::ENABLE).await;
        machine.write_register(steering::ENABLE, enabled | 1 << DESTINATION).await;
        machine.write_register(engine_port::UDP_PORT_0, udp_port.into()).await;
        machine.write_register(engine_port::DESTINATION_0, DESTINATION).await;
        // The tables are stored before the first request is served.
        machine.release().await;
        machine.write_register(engine_port::ENABLE_0, 1).await;
        // The answer comes when the card has all that was written.
        machine.read_register(engine_port::ENABLE_0).await;
    }

    /// Serves no more requests, and waits until all that were taken are answered and the card moves no entry. The entries
    /// stay; those in the card's memory may be newer than the host's. What comes then goes to the rings; what waits for the
    /// handler in the card's packet buffer is dropped and counted (`steering`).
    ///
    /// # Errors
    /// The host is alone with a key, or requests are not answered: none is taken then, and it may be called again.
    pub async fn stop(&self) -> Result<(), CardError> {
        self.until_free().await?;
        let machine = self.card.machine;
        self.takes.set(false);
        machine.write_register(engine_port::ENABLE_0, 0).await;
        let enabled = machine.read_register(steering::ENABLE).await;
        machine.write_register(steering::ENABLE, enabled & !(1 << DESTINATION)).await;
        // What the last store's program has left.
        machine.write_register(kvs::HOLD, 0).await;
        for _ in 0..PATIENCE {
            // In this order: what was steered before is parsed, what was parsed before is outstanding, and who has answered
            // may still be at work.
            let steered = self.card.read_long(steering::PACKETS_1).await;
            let has_parsed = self.card.read_long(kvs_parser::PACKETS).await == steered;
            let outstanding = machine.read_register(kvs::OUTSTANDING).await;
            let is_working = machine.read_register(kvs::IS_WORKING).await != 0;
            if has_parsed && outstanding == 0 && !is_working {
                self.serves.set(false);
                return Ok(());
            }
        }
        Err(KeyValueError::RequestsStay.into())
    }

    /// Stores a value: in place of the key's own in either memory, else in host memory, or, without a table there,
    /// in the card's. Its CAS value. Requests for the key see the old value or the new one, whole.
    ///
    /// # Errors
    /// A key or a value of a length that there is not, a key that collides with another, no room, or a card that does not
    /// answer: with [`CardError::PageStays`] and [`KeyValueError::HoldStays`] the value may be stored. A page that the host
    /// looked at meanwhile, and that stays in host-bias for that, is no error.
    pub async fn put(&self, key: &[u8], flags: [u8; 4], value: &[u8]) -> Result<u64, CardError> {
        let held = self.hold(key).await?;
        let stored = held.put(flags, value).await;
        ended(held.release().await)?;
        stored
    }

    /// The value of a key, into a place of `MOST_VALUE_BYTES`; none: it is not there.
    ///
    /// # Errors
    /// A key of a length that there is not, or a card that does not answer.
    pub async fn get(
        &self,
        key: &[u8],
        value: &mut [u8; MOST_VALUE_BYTES],
    ) -> Result<Option<KeyValueEntry>, CardError> {
        let held = self.hold(key).await?;
        let found = held.get(value).await;
        ended(held.release().await)?;
        Ok(found)
    }

    /// Forgets a key; whether it was there.
    ///
    /// # Errors
    /// A key of a length that there is not, or a card that does not answer: with [`CardError::PageStays`] and
    /// [`KeyValueError::HoldStays`] it may be forgotten.
    pub async fn remove(&self, key: &[u8]) -> Result<bool, CardError> {
        let held = self.hold(key).await?;
        let removed = held.remove().await;
        ended(held.release().await)?;
        Ok(removed)
    }
}

/// How an operation ended whose key was released. Where a page stayed in host-bias it is done, and the key is free.
fn ended(released: Result<(), CardError>) -> Result<(), CardError> {
    match released {
        Err(CardError::HostHasCopies { .. }) => Ok(()),
        other => other,
    }
}
