//! The tables of the key-value handler: what cannot be is refused by name, what is stored is found, and the host
//! touches a table that requests are served from only while it is alone with the key.
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use nic_driver::card::key_value::{
    KeyValueCaching, KeyValueError, KeyValueSettings, KeyValueStore, KeyValueTable,
    MOST_VALUE_BYTES, hash,
};
use nic_driver::card::{Bias, CardError};
use nic_driver::region::PAGE_BYTES;
use nic_driver::registers::nic::{
    bias, card, departures, device_memory, engine_port, kvs, kvs_parser, steering,
};
use nic_driver::{Card, Machine, Region, block_on};
use proptest::prelude::*;

const HOST_BEGIN: u64 = 0x100_0000;
const CARD_BEGIN: u64 = 0x40_0000_0000;
const CARD_PAGES: u64 = 512;
const CARD_END: u64 = CARD_BEGIN + CARD_PAGES * PAGE_BYTES;
/// Registers that the card has.
const REGISTERS: usize = 0x1_0000 / 4;
const NIC_BITS: u32 = 1;
const HOST_BITS: u32 = 2;

/// Memory, and a card whose answers are at once.
#[derive(Debug)]
struct Plain {
    words: RefCell<BTreeMap<u64, u64>>,
    registers: Vec<Cell<u32>>,
    /// The host never is alone with a key.
    refuses: Cell<bool>,
    /// Pages that are in device-bias.
    with_card: RefCell<BTreeSet<u64>>,
    /// Accesses to tables that requests were served from, while nobody held a key.
    trespasses: Cell<u32>,
    /// What the host is alone with.
    held: Cell<Option<u32>>,
}

impl Plain {
    fn new() -> Self {
        let registers = [
            (card::IDENTIFICATION, card::IDENTIFICATION_VALUE),
            (card::VERSION, card::VERSION_VALUE),
            (card::RINGS, 1),
            (card::LINK, card::LINK_CXL_MEMORY),
            (card::HAS_KEY_VALUE, 1),
            (kvs::NIC_INDEX_BITS, NIC_BITS),
            (kvs::WORKERS, 4),
            (device_memory::PAGES, CARD_PAGES as u32),
            (device_memory::HOST_END + 4, ((CARD_BEGIN / 64) >> 32) as u32),
            (device_memory::HOST_END, (CARD_BEGIN / 64) as u32),
            (device_memory::DEVICE_BEGIN, (CARD_BEGIN / 64) as u32),
            (device_memory::DEVICE_BEGIN + 4, ((CARD_BEGIN / 64) >> 32) as u32),
            (device_memory::DEVICE_END, (CARD_END / 64) as u32),
            (device_memory::DEVICE_END + 4, ((CARD_END / 64) >> 32) as u32),
            (steering::ENABLE, 1),
            (bias::DONE, 1),
        ];
        let plain = Self {
            words: RefCell::default(),
            registers: vec![Cell::new(0); REGISTERS],
            refuses: Cell::new(false),
            with_card: RefCell::default(),
            trespasses: Cell::new(0),
            held: Cell::new(None),
        };
        registers.into_iter().for_each(|(register, value)| plain.set(register, value));
        plain
    }

    fn register(&self, offset: usize) -> u32 {
        self.registers[offset / 4].get()
    }

    fn set(&self, offset: usize, value: u32) {
        self.registers[offset / 4].set(value);
    }

    fn access(&self, address: u64) {
        self.with_card.borrow_mut().remove(&(address / PAGE_BYTES));
        let serves = self.register(engine_port::ENABLE_0) == 1;
        self.trespasses.set(self.trespasses.get() + u32::from(serves && self.held.get().is_none()));
    }

    /// The byte at an address; what was never written is none that a table has.
    fn byte(&self, address: u64) -> u8 {
        let word = self.words.borrow().get(&(address & !7)).copied();
        word.map_or(0xee, |word| word.to_le_bytes()[address as usize & 7])
    }
}

impl Machine for Plain {
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        assert!(address % 64 + bytes.len() as u64 <= 64, "an access lies in one line");
        self.access(address);
        for (address, byte) in (address..).zip(bytes) {
            *byte = self.byte(address);
        }
    }
    async fn store(&self, address: u64, bytes: &[u8]) {
        assert!(address % 64 + bytes.len() as u64 <= 64, "an access lies in one line");
        self.access(address);
        for (address, byte) in (address..).zip(bytes) {
            let mut words = self.words.borrow_mut();
            let word = words.entry(address & !7).or_insert(0xeeee_eeee_eeee_eeee);
            let shift = 8 * (address & 7);
            *word = *word & !(0xff << shift) | u64::from(*byte) << shift;
        }
    }
    async fn release(&self) {}
    async fn read_register(&self, offset: usize) -> u32 {
        self.register(offset)
    }
    async fn write_register(&self, offset: usize, value: u32) {
        self.set(offset, value);
        match offset {
            kvs::HOLD if !self.refuses.get() => {
                self.held.set((value == 1).then(|| self.register(kvs::HOLD_HASH)));
                self.set(kvs::IS_HELD, value);
            }
            bias::TURN_STEP if value == bias::TURN_STEP_COMMIT_TO_DEVICE => {
                let page = u64::from(self.register(bias::TURN_PAGE));
                let upper = u64::from(self.register(bias::TURN_PAGE + 4));
                self.with_card.borrow_mut().insert(upper << 32 | page);
            }
            _ => {}
        }
    }
    async fn flush(&self, _: u64, _: u64) -> bool {
        true
    }
    async fn wait_for_change(&self, _: u64, _: u64) {}
}

fn nic() -> KeyValueTable {
    let buckets = CARD_BEGIN + 16 * PAGE_BYTES;
    KeyValueTable { buckets, entries: buckets + PAGE_BYTES, index_bits: NIC_BITS }
}

fn host() -> KeyValueTable {
    let buckets = HOST_BEGIN;
    KeyValueTable { buckets, entries: buckets + PAGE_BYTES, index_bits: HOST_BITS }
}

fn settings() -> KeyValueSettings {
    KeyValueSettings { nic: nic(), bias: Bias::Device, host: Some(host()) }
}

fn opened(plain: &Plain) -> Card<'_, Plain> {
    block_on(Card::open(plain)).expect("a card")
}

fn store(plain: &Plain, settings: KeyValueSettings) -> KeyValueStore<'_, Plain> {
    block_on(opened(plain).key_value(settings)).expect("tables")
}

fn refusal<T: std::fmt::Debug>(result: Result<T, CardError>) -> KeyValueError {
    match result {
        Err(CardError::KeyValue(error)) => error,
        other => panic!("{other:?} is no refusal"),
    }
}

fn get(store: &KeyValueStore<'_, Plain>, key: &[u8]) -> Option<(u64, [u8; 4], Vec<u8>)> {
    let mut value = [0xaa; MOST_VALUE_BYTES];
    let found = block_on(store.get(key, &mut value)).expect("a key");
    found.map(|entry| (entry.cas, entry.flags, value[..entry.value_bytes].to_vec()))
}

#[test]
fn tables_that_cannot_be_are_refused_by_name() {
    let plain = Plain::new();
    let of = |change: &dyn Fn(&mut KeyValueSettings)| {
        let mut changed = settings();
        change(&mut changed);
        refusal(block_on(opened(&plain).key_value(changed)))
    };
    let host_of =
        |change: fn(&mut KeyValueTable)| of(&|settings| settings.host.iter_mut().for_each(change));
    use KeyValueError::*;
    assert_eq!(of(&|s| s.nic.index_bits = 3), NicBits { bits: 3, right: NIC_BITS });
    assert_eq!(host_of(|host| host.index_bits = 0), HostBits { bits: 0, least: NIC_BITS });
    assert_eq!(host_of(|host| host.index_bits = 27), HostBits { bits: 27, least: NIC_BITS });
    // In one page with something else.
    let [buckets, entries] = [nic().buckets, nic().entries];
    assert_eq!(of(&|s| s.nic.buckets += 64), Alignment(buckets + 64));
    assert_eq!(of(&|s| s.nic.entries -= 2048), Alignment(entries - 2048));
    assert_eq!(host_of(|host| host.entries += 128), Alignment(host().entries + 128));
    assert_eq!(of(&|s| s.nic.entries = s.nic.buckets), Overlap(buckets));
    assert_eq!(host_of(|host| host.buckets = host.entries + PAGE_BYTES), {
        Overlap(host().entries + PAGE_BYTES)
    });
    let outside = |buckets: u64| of(&|s| s.nic.buckets = buckets);
    for buckets in [CARD_BEGIN - PAGE_BYTES, CARD_END, HOST_BEGIN + 64 * PAGE_BYTES] {
        assert_eq!(outside(buckets), OutsideCard(buckets, buckets + PAGE_BYTES));
    }
    // The last entry is behind the last page.
    let entries = CARD_END - PAGE_BYTES;
    let bytes = KeyValueTable::entry_bytes(NIC_BITS);
    assert_eq!(of(&|s| s.nic.entries = entries), OutsideCard(entries, entries + bytes));
    assert_eq!(
        host_of(|host| host.buckets = CARD_END),
        OutsideHost(CARD_END, CARD_END + PAGE_BYTES)
    );
    assert_eq!(host_of(|host| host.entries = 1 << 52), OutsideHost(1 << 52, 1 << 52));
    assert_eq!(of(&|s| s.host = Some(KeyValueTable { index_bits: HOST_BITS, ..s.nic })), {
        OutsideHost(buckets, buckets + PAGE_BYTES)
    });

    plain.set(card::HAS_KEY_VALUE, 0);
    assert_eq!(refusal(block_on(opened(&plain).key_value(settings()))), NoHandler);
    assert_eq!(refusal(block_on(opened(&plain).key_value_statistics())), NoHandler);
    // A register that is not there.
    plain.set(card::HAS_KEY_VALUE, u32::MAX);
    assert_eq!(refusal(block_on(opened(&plain).key_value_handler())), NoHandler);
}

#[test]
fn a_region_gives_parts_pages_of_their_own() {
    let map = vec![Cell::new(0); Region::map_words(CARD_END - CARD_BEGIN) as usize];
    let region = Region::new(&map, CARD_BEGIN, CARD_END).expect("a region");
    let buffer = region.alloc(64).expect("a page");
    let table = KeyValueTable::alloc(&region, NIC_BITS).expect("pages");
    let plain = Plain::new();
    assert!(
        block_on(opened(&plain).key_value(KeyValueSettings { nic: table, ..settings() })).is_ok()
    );
    assert_eq!((buffer, table.buckets), (CARD_BEGIN, CARD_BEGIN + PAGE_BYTES));
    let before = region.available();
    assert!(KeyValueTable::alloc(&region, 12).is_err(), "2^12 buckets have more pages");
    assert_eq!(region.available(), before, "nothing stays taken");
    table.free(&region);
    assert_eq!(region.available(), CARD_END - CARD_BEGIN - PAGE_BYTES);
}

#[test]
fn the_card_is_told_where_the_tables_are_and_then_serves() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    assert_eq!(plain.register(engine_port::ENABLE_0), 0);
    assert_eq!(block_on(store.start(11_211)), Ok(()));
    let long = |register| {
        u64::from(plain.register(register + 4)) << 32 | u64::from(plain.register(register))
    };
    let places = [kvs::NIC_BUCKETS, kvs::NIC_ENTRIES, kvs::HOST_BUCKETS, kvs::HOST_ENTRIES];
    let right = [nic().buckets, nic().entries, host().buckets, host().entries];
    assert_eq!(places.map(long), right.map(|address| address / 64));
    let said = [
        (kvs::HAS_HOST, 1),
        (kvs::HOST_INDEX_BITS, HOST_BITS),
        (engine_port::ENABLE_0, 1),
        (engine_port::UDP_PORT_0, 11_211),
        (engine_port::DESTINATION_0, 1),
        (steering::ENABLE, 3),
    ];
    said.into_iter().for_each(|(register, value)| assert_eq!(plain.register(register), value));
    // 1 page of buckets, 3 of entries.
    let first = nic().buckets / PAGE_BYTES;
    assert_eq!(*plain.with_card.borrow(), (first..first + 4).collect());
    assert_eq!(refusal(block_on(store.start(1))), KeyValueError::Serves);

    // A request has come that is not answered; then one that nobody has looked at.
    plain.set(kvs::OUTSTANDING, 1);
    assert_eq!(refusal(block_on(store.stop())), KeyValueError::RequestsStay);
    plain.set(kvs::OUTSTANDING, 0);
    plain.set(steering::PACKETS_1, 7);
    plain.set(kvs_parser::PACKETS, 5);
    assert_eq!(refusal(block_on(store.stop())), KeyValueError::RequestsStay);
    plain.set(kvs_parser::PACKETS, 7);
    // A worker still moves an entry.
    plain.set(kvs::IS_WORKING, 1);
    assert_eq!(refusal(block_on(store.stop())), KeyValueError::RequestsStay);
    plain.set(kvs::IS_WORKING, 0);
    assert_eq!(block_on(store.stop()), Ok(()));
    assert_eq!(plain.register(engine_port::ENABLE_0), 0);
    // What waits for the handler is dropped, and the rings take what comes.
    assert_eq!(plain.register(steering::ENABLE), 1);
    let without = self::store(&plain, KeyValueSettings { host: None, ..settings() });
    assert_eq!(block_on(without.start(1)), Ok(()));
    assert_eq!(plain.register(kvs::HAS_HOST), 0);
}

#[test]
fn what_stays_in_the_cache_is_said_before_requests_are_served() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    for (entries, buckets) in [(true, true), (false, false), (false, true), (true, false)] {
        block_on(store.set_caching(KeyValueCaching { entries, buckets }))
            .expect("nothing is served");
        let said = [kvs::KEEP_ENTRIES, kvs::PASS_BUCKETS].map(|register| plain.register(register));
        assert_eq!(said, [entries.into(), (!buckets).into()]);
    }
    block_on(store.start(11_211)).expect("it serves");
    let caching = KeyValueCaching { entries: false, buckets: true };
    let refused = refusal(block_on(store.set_caching(caching)));
    assert_eq!(refused, KeyValueError::Serves);
    assert_eq!(plain.register(kvs::KEEP_ENTRIES), 1);
}

#[test]
fn one_key_is_held_at_a_time_and_a_card_that_refuses_is_named() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    block_on(store.start(11_211)).expect("it starts");
    let held = block_on(store.hold(b"one")).expect("a key");
    assert_eq!(plain.held.get(), Some(hash(b"one")));
    assert_eq!(refusal(block_on(store.hold(b"two")).map(|_| ())), KeyValueError::Held);
    assert_eq!(refusal(block_on(store.stop())), KeyValueError::Held);
    block_on(held.release()).expect("it is released");
    assert_eq!(plain.held.get(), None);
    plain.refuses.set(true);
    assert_eq!(refusal(block_on(store.hold(b"two")).map(|_| ())), KeyValueError::HoldStays);
    plain.refuses.set(false);
    assert_eq!(block_on(store.put(b"two", [0; 4], b"2")), Ok(1 << 63));
}

#[test]
fn requests_are_not_served_from_tables_that_the_host_works_on() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    let held = block_on(store.hold(b"key")).expect("a key");
    assert_eq!(refusal(block_on(store.start(11_211))), KeyValueError::Held);
    block_on(held.put([0; 4], b"value")).expect("there is room");
    assert_eq!(plain.trespasses.get(), 0);
    block_on(held.release()).expect("it is released");
    assert_eq!(block_on(store.start(11_211)), Ok(()));
}

#[test]
fn a_page_that_the_host_looks_at_meanwhile_undoes_nothing() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    block_on(store.start(11_211)).expect("it starts");
    plain.set(bias::DONE, 0);
    assert_eq!(block_on(store.put(b"key", [1; 4], b"value")), Ok(1 << 63));
    let found = get(&store, b"key");
    assert_eq!(found, Some((1 << 63, [1; 4], b"value".to_vec())));
    assert_eq!(block_on(store.remove(b"key")), Ok(true));
    let held = block_on(store.hold(b"key")).expect("the key is free");
    let released = block_on(held.release());
    assert!(matches!(released, Err(CardError::HostHasCopies { .. })), "{released:?}");
}

#[test]
fn a_store_whose_stop_failed_starts_again() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    block_on(store.start(11_211)).expect("it starts");
    plain.set(kvs::OUTSTANDING, 1);
    assert_eq!(refusal(block_on(store.stop())), KeyValueError::RequestsStay);
    let opened = || {
        let opened = [engine_port::ENABLE_0, steering::ENABLE, engine_port::UDP_PORT_0];
        opened.map(|register| plain.register(register))
    };
    assert_eq!(opened(), [0, 1, 11_211]);
    // The card may still use the tables: the host asks for each key.
    block_on(store.put(b"key", [0; 4], b"value")).expect("there is room");
    assert_eq!(plain.trespasses.get(), 0);
    let caching = KeyValueCaching { entries: false, buckets: true };
    assert_eq!(refusal(block_on(store.set_caching(caching))), KeyValueError::Serves);
    plain.set(departures::DISCARD, 1);
    assert_eq!(block_on(store.start(11_212)), Ok(()));
    assert_eq!(opened(), [1, 3, 11_212]);
    assert_eq!(plain.register(departures::DISCARD), 0, "answers leave");
    assert_eq!(refusal(block_on(store.start(1))), KeyValueError::Serves);
    plain.set(kvs::OUTSTANDING, 0);
    assert_eq!(block_on(store.stop()), Ok(()));
}

#[test]
fn a_release_that_is_answered_late_is_one() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    block_on(store.start(11_211)).expect("it starts");
    let held = block_on(store.hold(b"one")).expect("a key");
    plain.refuses.set(true);
    assert_eq!(refusal(block_on(held.release())), KeyValueError::HoldStays);
    assert_eq!(refusal(block_on(store.hold(b"two")).map(|_| ())), KeyValueError::HoldStays);
    assert_eq!(refusal(block_on(store.stop())), KeyValueError::HoldStays);
    // Now it answers.
    plain.refuses.set(false);
    plain.set(kvs::IS_HELD, 0);
    assert_eq!(block_on(store.remove(b"two")), Ok(false));
    assert_eq!(block_on(store.stop()), Ok(()));
}

#[test]
fn lengths_room_and_collisions_are_looked_at_before_anything_is_stored() {
    let plain = Plain::new();
    let store = store(&plain, settings());
    let put = |key: &[u8], value: &[u8]| block_on(store.put(key, [0; 4], value));
    assert_eq!(refusal(put(b"", b"")), KeyValueError::Key(0));
    assert_eq!(refusal(put(&[1; 251], b"")), KeyValueError::Key(251));
    assert_eq!(refusal(put(b"key", &[0; 1_201])), KeyValueError::Value(1_201));
    put(&[0; 20], b"stored").expect("there is room");
    // The polynomial of CRC-32C, turned over, leaves every CRC as it is.
    let mut other = [0; 20];
    other[..5].copy_from_slice(&[0xf1, 0x76, 0xec, 0x05, 0x01]);
    assert_eq!(hash(&other), hash(&[0; 20]));
    assert_eq!(refusal(put(&other, b"lost")), KeyValueError::Collides);
    assert_eq!(get(&store, &other), None);
    assert_eq!(block_on(store.remove(&other)), Ok(false));
    assert_eq!(get(&store, &[0; 20]).map(|found| found.2), Some(b"stored".to_vec()));
    // 16 places; each key has 8 of them.
    let stored = (0..100_u8).filter(|key| put(&[*key], b"").is_ok()).count();
    assert!((9..=15).contains(&stored), "{stored}");
    let refused = (0..100_u8).find(|key| get(&store, &[*key]).is_none()).expect("not all fit");
    assert_eq!(refusal(put(&[refused], b"")), KeyValueError::NoRoom);
}

/// Steps of a program, with keys by their numbers.
#[derive(Clone, Debug)]
enum Step {
    Put(u8, [u8; 4], usize),
    Remove(u8),
    /// Requests are served from now on, or no longer.
    Turn,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (0..24_u8, any::<[u8; 4]>(), 0..=MOST_VALUE_BYTES).prop_map(|(k, f, v)| Step::Put(k, f, v)),
        3 => (0..24_u8).prop_map(Step::Remove),
        1 => Just(Step::Turn),
    ]
}

/// A key of that number; lengths differ, up to the longest.
fn key(number: u8) -> Vec<u8> {
    (0..1 + usize::from(number) * 249 / 23).map(|at| number ^ at as u8).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_stored_is_found_and_nobody_is_disturbed(
        steps in prop::collection::vec(step(), 1..60), has_host: bool, in_device_bias: bool
    ) {
        let plain = Plain::new();
        let bias = if in_device_bias { Bias::Device } else { Bias::Host };
        let host = has_host.then(host);
        let store = store(&plain, KeyValueSettings { host, bias, nic: nic() });
        let mut known = BTreeMap::new();
        let mut cas_values = BTreeSet::new();
        let mut serves = false;
        for step in steps {
            match step {
                Step::Put(number, flags, bytes) => {
                    let value: Vec<u8> = (0..bytes).map(|at| number ^ (at / 7) as u8).collect();
                    match block_on(store.put(&key(number), flags, &value)) {
                        Ok(cas) => {
                            prop_assert!(cas_values.insert(cas), "every store has its own");
                            known.insert(number, (cas, flags, value));
                        }
                        Err(error) => {
                            let room = if has_host { 16 } else { 8 };
                            prop_assert_eq!(error, KeyValueError::NoRoom.into());
                            prop_assert!(!known.contains_key(&number));
                            prop_assert!(known.len() >= room / 2, "a key has half of all places");
                        }
                    }
                }
                Step::Remove(number) => {
                    let was_there = known.remove(&number).is_some();
                    prop_assert_eq!(block_on(store.remove(&key(number))), Ok(was_there));
                }
                Step::Turn => {
                    let turned =
                        if serves { block_on(store.stop()) } else { block_on(store.start(11_211)) };
                    prop_assert_eq!(turned, Ok(()));
                    serves = !serves;
                }
            }
            prop_assert_eq!(plain.trespasses.get(), 0);
            prop_assert_eq!(plain.held.get(), None);
            if serves && in_device_bias {
                let first = nic().buckets / PAGE_BYTES;
                let whole: BTreeSet<u64> = (first..first + 4).collect();
                prop_assert_eq!(&*plain.with_card.borrow(), &whole, "pages come back");
            }
        }
        for number in 0..24 {
            prop_assert_eq!(&get(&store, &key(number)), &known.get(&number).cloned());
        }
        prop_assert_eq!(plain.trespasses.get(), 0);
    }
}
