//! What the host does with the buckets and entries of a key while nobody else may.
use core::cell::Cell;

use super::format::{HEADER_BYTES, KeyValueTable, LINE_BYTES, Place, SLOTS, Slot, hash};
use super::{KeyValueError, KeyValueStore, MOST_KEY_BYTES, MOST_VALUE_BYTES};
use crate::Machine;
use crate::card::{Bias, CardError, PATIENCE};
use crate::region::PAGE_BYTES;
use crate::registers::nic::kvs;

/// Bytes of the CAS value of an entry.
const CAS_BYTES: usize = 8;

/// Who is alone with a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// Nobody.
    Free,
    /// The host.
    Held,
    /// The host has given it back, or asked in vain, and the card has not answered that nobody is.
    Leaving,
}

/// What is stored beside a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyValueEntry {
    /// The CAS value.
    pub cas: u64,
    /// The flags, as they came.
    pub flags: [u8; 4],
    /// Bytes of the value.
    pub value_bytes: usize,
}

/// What a table says about a key.
#[derive(Clone, Copy, Debug)]
struct Look {
    /// Where the key is, and how long its value.
    own: Option<(Place, usize)>,
    /// Another key has its hash and its length.
    collides: bool,
    /// A free slot.
    free: Option<Place>,
}

/// The host is alone with the buckets of a key, in both memories, until [`Held::release`]: requests for them wait,
/// and others behind those. A `Held` that is dropped leaves the key to the host.
#[derive(Debug)]
#[must_use = "requests for the key wait until it is released"]
pub struct Held<'s, 'a, M> {
    store: &'s KeyValueStore<'a, M>,
    key: &'s [u8],
    hash: u32,
    /// An entry in the card's memory of which the host may have lines.
    touched: Cell<Option<u64>>,
}

impl<'a, M: Machine> KeyValueStore<'a, M> {
    /// Asks to be alone with a key, and waits until the host is; while nothing is served it is anyway.
    ///
    /// # Errors
    /// A key of a length that there is not, another key that is held, or a card that does not answer.
    pub async fn hold<'s>(&'s self, key: &'s [u8]) -> Result<Held<'s, 'a, M>, CardError> {
        if !(1..=MOST_KEY_BYTES).contains(&key.len()) {
            return Err(KeyValueError::Key(key.len()).into());
        }
        self.until_free().await?;
        self.hold.set(Hold::Held);
        let hash = hash(key);
        if self.serves.get() {
            self.card.machine.write_register(kvs::HOLD_HASH, hash).await;
            self.card.machine.write_register(kvs::HOLD, 1).await;
            if let Err(error) = self.until_held(true).await {
                self.card.machine.write_register(kvs::HOLD, 0).await;
                self.hold.set(Hold::Leaving);
                return Err(error);
            }
        }
        Ok(Held { store: self, key, hash, touched: Cell::new(None) })
    }

    /// Refuses while the host is alone with a key. What the card has not answered yet it may answer by now.
    pub(super) async fn until_free(&self) -> Result<(), CardError> {
        match self.hold.get() {
            Hold::Free => return Ok(()),
            Hold::Held => return Err(KeyValueError::Held.into()),
            Hold::Leaving => self.until_held(false).await?,
        }
        self.hold.set(Hold::Free);
        Ok(())
    }

    async fn until_held(&self, is_held: bool) -> Result<(), CardError> {
        for _ in 0..PATIENCE {
            if self.card.machine.read_register(kvs::IS_HELD).await == u32::from(is_held) {
                return Ok(());
            }
        }
        Err(KeyValueError::HoldStays.into())
    }

    /// The table in the card's memory and the one in host memory, and which is which.
    fn tables(&self) -> impl Iterator<Item = (&KeyValueTable, bool)> {
        let host = self.settings.host.as_ref().map(|table| (table, false));
        [Some((&self.settings.nic, true)), host].into_iter().flatten()
    }
}

impl<M: Machine> Held<'_, '_, M> {
    fn machine(&self) -> &M {
        self.store.card.machine
    }

    /// Stores a value: in place of the key's own in either memory, else in host memory, or, without a table there,
    /// in the card's. Its CAS value.
    ///
    /// # Errors
    /// A value that is too long, a key that collides with another, or no room; nothing has changed then.
    pub async fn put(&self, flags: [u8; 4], value: &[u8]) -> Result<u64, CardError> {
        if value.len() > MOST_VALUE_BYTES {
            return Err(KeyValueError::Value(value.len()).into());
        }
        let mut place = Err(KeyValueError::NoRoom);
        for (table, is_nic) in self.store.tables() {
            let look = self.look(table, is_nic).await;
            if look.collides {
                return Err(KeyValueError::Collides.into());
            }
            if let Some((own, _)) = look.own {
                place = Ok((own, is_nic));
                break;
            }
            // The last table that there is takes what is new.
            place = look.free.map(|free| (free, is_nic)).ok_or(KeyValueError::NoRoom);
        }
        let (place, is_nic) = place?;
        let cas = self.store.next_cas.get();
        self.store.next_cas.set(cas + 1);
        self.write(place, is_nic, cas, flags, value).await;
        Ok(cas)
    }

    /// The value of the key; none: it is not there.
    pub async fn get(&self, value: &mut [u8; MOST_VALUE_BYTES]) -> Option<KeyValueEntry> {
        for (table, is_nic) in self.store.tables() {
            let Some((place, value_bytes)) = self.look(table, is_nic).await.own else { continue };
            let mut header = [0; HEADER_BYTES];
            self.load(place.entry, &mut header).await;
            let behind = place.entry + (HEADER_BYTES + self.key.len()) as u64;
            self.load(behind, &mut value[..value_bytes]).await;
            let [cas @ .., f0, f1, f2, f3, _, _, _, _] = header;
            let cas = u64::from_le_bytes(cas);
            return Some(KeyValueEntry { cas, flags: [f0, f1, f2, f3], value_bytes });
        }
        None
    }

    /// Forgets the key in both memories; whether it was there.
    pub async fn remove(&self) -> bool {
        let mut was_there = false;
        for (table, is_nic) in self.store.tables() {
            if let Some((place, _)) = self.look(table, is_nic).await.own {
                self.machine().store_word(place.slot, 0).await;
                was_there = true;
            }
        }
        was_there
    }

    /// Gives what was stored to the card, and the key free.
    ///
    /// # Errors
    /// A page that does not come back to device-bias (the key is free, requests are served, and the card asks the
    /// host's caches for what is in the page), or a card that does not answer: what asks for a key, starts or stops next looks
    /// whether it has answered by then.
    pub async fn release(self) -> Result<(), CardError> {
        let store = self.store;
        let is_given = if store.serves.get() { self.give_back().await } else { Ok(()) };
        if store.serves.get() {
            self.machine().release().await;
            self.machine().write_register(kvs::HOLD, 0).await;
            store.hold.set(Hold::Leaving);
        } else {
            store.hold.set(Hold::Free);
        }
        store.until_free().await?;
        is_given
    }

    /// Takes the lines of the card's memory from the host's caches, which it looked at, and gives their pages back to
    /// the card.
    async fn give_back(&self) -> Result<(), CardError> {
        let [first, second] = self.store.settings.nic.buckets_of(self.hash);
        let entry = self.touched.get();
        let last = entry.map(|entry| entry + KeyValueTable::entry_bytes(0) / SLOTS - 1);
        if self.store.settings.bias == Bias::Host {
            // Without a flush, the card asks the host's caches.
            for bucket in [first, second] {
                self.machine().flush(bucket, LINE_BYTES).await;
            }
            if let Some(entry) = entry {
                self.machine().flush(entry, KeyValueTable::entry_bytes(0) / SLOTS).await;
            }
            return Ok(());
        }
        let page = |address: u64| address / PAGE_BYTES * PAGE_BYTES;
        let pages = [Some(first), Some(second), entry, last].map(|address| address.map(page));
        let mut given = Ok(());
        for (number, begin) in pages.iter().enumerate() {
            let Some(begin) = begin.filter(|_| !pages[..number].contains(begin)) else { continue };
            let turned = self.store.card.set_bias(begin, begin + PAGE_BYTES, Bias::Device).await;
            given = given.and(turned);
        }
        given
    }

    /// Looks for the key in a table.
    async fn look(&self, table: &KeyValueTable, is_nic: bool) -> Look {
        let mut look = Look { own: None, collides: false, free: None };
        for bucket in table.buckets_of(self.hash) {
            for number in 0..SLOTS {
                let place = table.place(bucket, number);
                let Some(slot) = Slot::from_word(self.machine().load_word(place.slot).await) else {
                    look.free = look.free.or(Some(place));
                    continue;
                };
                if slot.hash != self.hash || slot.key_bytes != self.key.len() {
                    continue;
                }
                if is_nic {
                    self.touched.set(Some(place.entry));
                }
                if self.has_key(place.entry).await {
                    look.own = Some((place, slot.value_bytes));
                } else {
                    look.collides = true;
                }
            }
        }
        look
    }

    /// Whether the entry at this address is the key's.
    async fn has_key(&self, entry: u64) -> bool {
        let mut bytes = [0; MOST_KEY_BYTES];
        let bytes = &mut bytes[..self.key.len()];
        self.load(entry + HEADER_BYTES as u64, bytes).await;
        bytes == self.key
    }

    /// Writes an entry and its slot.
    async fn write(&self, place: Place, is_nic: bool, cas: u64, flags: [u8; 4], value: &[u8]) {
        let mut line = [0; LINE_BYTES as usize];
        line[..CAS_BYTES].copy_from_slice(&cas.to_le_bytes());
        line[CAS_BYTES..][..flags.len()].copy_from_slice(&flags);
        let (mut at, mut address) = (HEADER_BYTES, place.entry);
        for byte in self.key.iter().chain(value) {
            if at == line.len() {
                self.machine().store(address, &line).await;
                (line, at, address) = ([0; LINE_BYTES as usize], 0, address + LINE_BYTES);
            }
            line[at] = *byte;
            at += 1;
        }
        self.machine().store(address, &line).await;
        let slot = Slot { hash: self.hash, key_bytes: self.key.len(), value_bytes: value.len() };
        self.machine().store_word(place.slot, slot.to_word(is_nic)).await;
        if is_nic {
            self.touched.set(Some(place.entry));
        }
    }

    /// Reads bytes, a part of a line at a time.
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        let mut done = 0;
        while done < bytes.len() {
            let from = address + done as u64;
            let count = (LINE_BYTES - from % LINE_BYTES).min((bytes.len() - done) as u64) as usize;
            self.machine().load(from, &mut bytes[done..done + count]).await;
            done += count;
        }
    }
}
