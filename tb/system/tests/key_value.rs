//! Key-value requests that come from the network are answered by the card: those of a recorded exchange with a
//! memcached, as it answered them, and GETs of what the host's program changes meanwhile. The table in the card's memory
//! is a cache of the one in the host's.
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use nic_driver::card::key_value::{
    KeyValueSettings, KeyValueStatistics, KeyValueTable, MOST_VALUE_BYTES,
};
use nic_driver::card::{Bias, BiasStatistics};
use nic_driver::region::PAGE_BYTES;
use nic_driver::{Card as Driver, Region};
use nic_system::{SimulatedMachine, TinyType2KvsCard, Trial, checksums};
use nic_tb::kvs::{Kind, Popularity, Requests, Workload, opcode};
use nic_tb::pcap::Capture;
use nic_tb::seed::{generator, is_long};

/// Requests of the recorded exchange that are sent, and all of it with `NIC_LONG`.
const REQUESTS: usize = 150;
/// Requests for keys that change, and how many are outstanding.
const GETS: usize = 240;
const WINDOW: usize = 3;
/// Keys that change: less than there is room for in the card's memory, and more.
const FEW_KEYS: usize = 5;
const MANY_KEYS: usize = 40;
/// Processor that runs the program.
const MANAGER: usize = 2;
/// The port that memcached listens at.
const UDP_PORT: u16 = 11_211;
/// Buckets of the table in host memory, 2 to this power, which has room for all keys.
const HOST_INDEX_BITS: u32 = 7;
/// Bytes in front of memcached's own: Ethernet, IPv4, UDP.
const NETWORK_BYTES: usize = 42;
/// Bytes in front of the opaque field, of the value and of the CAS value in an answer to a GET.
const OPAQUE: usize = NETWORK_BYTES + 8 + 12;
const CAS: usize = OPAQUE + 4;
const VALUE: usize = CAS + 8 + 4;
/// Cycles between two looks of the program at what it is told.
const PAUSE_CYCLES: u64 = 500;

type Trials = Trial<TinyType2KvsCard>;

/// What test and program tell each other.
#[derive(Default)]
struct Told {
    /// Requests are served.
    serves: Cell<bool>,
    /// The program is to end.
    end: Cell<bool>,
    /// Per key, versions that the program has begun to store, and those that it has stored, with their CAS values.
    begun: RefCell<Vec<u8>>,
    stored: RefCell<Vec<BTreeMap<u8, u64>>>,
    counted: Cell<KeyValueStatistics>,
    bias: Cell<BiasStatistics>,
}

/// What a version of a key has for its value: any byte tells which version it is.
fn value(version: u8) -> Vec<u8> {
    vec![version; 1 + usize::from(version) * 97 % MOST_VALUE_BYTES]
}

/// The program: tables in the first pages of the card's memory and in the host's, values for these keys, which
/// change until the end.
async fn manage(
    machine: SimulatedMachine,
    host_begin: u64,
    bias: Bias,
    keys: Vec<Vec<u8>>,
    told: Rc<Told>,
) {
    let card = Driver::open(&machine).await.expect("the card is known");
    let (begin, end) = card.memory().await.expect("the card has memory");
    let map = vec![Cell::new(0); Region::map_words(end - begin) as usize];
    let region = Region::new(&map, begin, end).expect("whole pages");
    let index_bits = card.key_value_handler().await.expect("it has a handler").index_bits;
    let nic = KeyValueTable::alloc(&region, index_bits).expect("pages");
    let entries =
        host_begin + KeyValueTable::bucket_bytes(HOST_INDEX_BITS).next_multiple_of(PAGE_BYTES);
    let host = KeyValueTable { buckets: host_begin, entries, index_bits: HOST_INDEX_BITS };
    let settings = KeyValueSettings { nic, bias, host: Some(host) };
    let store = card.key_value(settings).await.expect("tables");
    let put = async |key: usize, version: u8| {
        told.begun.borrow_mut()[key] = version;
        let cas = store.put(&keys[key], [version; 4], &value(version)).await.expect("it is stored");
        told.stored.borrow_mut()[key].insert(version, cas);
    };
    for key in 0..keys.len() {
        put(key, 0).await;
    }
    store.start(UDP_PORT).await.expect("it starts");
    told.serves.set(true);
    let mut steps = 0;
    while !told.end.get() {
        machine.core.delay_cycles(PAUSE_CYCLES).await;
        if !keys.is_empty() {
            let key = steps % keys.len();
            let version = told.begun.borrow()[key] + 1;
            put(key, version).await;
            steps += 1;
        }
    }
    store.stop().await.expect("it stops");
    for (number, key) in keys.iter().enumerate() {
        let mut found = [0; MOST_VALUE_BYTES];
        let entry = store.get(key, &mut found).await.expect("a key").expect("it is there");
        let version = told.begun.borrow()[number];
        assert_eq!(found[..entry.value_bytes], value(version), "key {number} at the end");
        assert_eq!(Some(&entry.cas), told.stored.borrow()[number].get(&version));
    }
    told.counted.set(card.key_value_statistics().await.expect("it has a handler"));
    told.bias.set(card.bias_statistics().await.expect("it has memory"));
}

/// A card that serves, and what its program is told.
fn served(name: &str, bias: Bias, keys: &[Vec<u8>]) -> (Trials, Rc<Told>) {
    let mut trial = Trials::new(name, &mut generator(), |_| {});
    let bytes = KeyValueTable::bucket_bytes(HOST_INDEX_BITS).next_multiple_of(PAGE_BYTES)
        + KeyValueTable::entry_bytes(HOST_INDEX_BITS);
    let host_begin = trial.system.memory.pages(bytes.div_ceil(PAGE_BYTES)).expect("pages");
    let told = Rc::new(Told::default());
    *told.begun.borrow_mut() = vec![0; keys.len()];
    *told.stored.borrow_mut() = vec![BTreeMap::new(); keys.len()];
    let machine = trial.system.machine(MANAGER);
    trial.system.host.spawn(manage(machine, host_begin, bias, keys.to_vec(), told.clone()));
    trial.until("requests are served", |_| told.serves.get());
    (trial, told)
}

fn end(trial: &mut Trials, told: &Told) {
    told.end.set(true);
    trial.until("the program ends", |trial| trial.system.host.running() == 0);
    let unexpected = trial.system.host.counters().unexpected;
    trial.demand(unexpected == 0, || format!("{unexpected} answers that the host cannot have"));
}

#[test]
fn recorded_requests_are_answered_as_memcached_answered_them() {
    let file = nic_sim::tools::repository_root().join("tb/eval/data/kvs_memcached_udp.pcap");
    let capture = Capture::read(&file).unwrap_or_else(|error| panic!("{error}"));
    let recorded: Vec<_> = capture.packets.into_iter().map(|packet| packet.data).collect();
    let (mut trial, told) = served("recorded", Bias::Device, &[]);
    let count = if is_long() { recorded.len() / 2 } else { REQUESTS };
    for (number, pair) in recorded.chunks(2).take(count).enumerate() {
        let before = trial.system.wire.received.len();
        trial.system.wire.send_after(0, pair[0].clone());
        trial.until("an answer leaves", |trial| trial.system.wire.received.len() > before);
        let answer = trial.sent().remove(before);
        let is_right = answer[NETWORK_BYTES..] == pair[1][NETWORK_BYTES..];
        trial.demand(is_right, || format!("request {number} is answered {answer:02x?}"));
        let wrong = checksums::wrong(&answer);
        trial.demand(wrong.is_none(), || format!("request {number}: {wrong:?}"));
    }
    end(&mut trial, &told);
    let counted = told.counted.get();
    let KeyValueStatistics { lookup_hits, host_hits, write_backs, .. } = counted;
    assert!(lookup_hits > 10 && host_hits > 5 && write_backs > 5, "{counted:?}");
    assert_eq!((counted.failed_requests, counted.failed_answers, counted.no_room), (0, 0, 0));
    assert_eq!((counted.requests, counted.answers), (count as u64, count as u64));
    assert_eq!(told.bias.get(), BiasStatistics::default(), "no page was turned");
}

/// GETs of keys that the host stores to meanwhile: each answer is a whole value, none older than what was stored
/// before it was asked for.
fn updates(bias: Bias, keys: usize) -> (KeyValueStatistics, BiasStatistics) {
    let workload = Workload {
        kinds: vec![(1, Kind::Good(opcode::GET))],
        ..Workload::reads_and_writes(keys, Popularity::Uniform, 100)
    };
    let mut requests = Requests::new(workload, &mut generator());
    let keys = requests.keys().to_vec();
    let (mut trial, told) = served(&format!("{} keys, {bias:?}", keys.len()), bias, &keys);
    // Per opaque field, the key and the version that was there.
    let mut asked = BTreeMap::new();
    let mut versions = 0;
    for number in 0..GETS {
        let request = requests.draw();
        let key = request.key.expect("a GET has a key");
        let known = told.stored.borrow()[key].last_key_value().map(|(version, _)| *version);
        asked.insert(request.opaque, (key, known.expect("each key has a value")));
        trial.system.wire.send_after(0, request.frame);
        trial.until("answers leave", |trial| trial.system.wire.received.len() + WINDOW > number);
    }
    trial.until("answers leave", |trial| trial.system.wire.received.len() == GETS);
    end(&mut trial, &told);
    for answer in trial.sent() {
        let opaque = u32::from_be_bytes(answer[OPAQUE..][..4].try_into().expect("four bytes"));
        let (key, known) = asked.remove(&opaque).expect("it was asked");
        let version = answer[VALUE];
        let cas = u64::from_be_bytes(answer[CAS..][..8].try_into().expect("eight bytes"));
        assert_eq!(answer[VALUE..], value(version), "key {key}: a value is whole");
        assert!(known <= version, "key {key}: {version} came after {known}");
        assert_eq!(Some(&cas), told.stored.borrow()[key].get(&version), "key {key}");
        versions += usize::from(version > 0);
    }
    assert!(versions > GETS / 8, "{versions} answers had a value that was stored meanwhile");
    (told.counted.get(), told.bias.get())
}

#[test]
fn what_the_host_stores_meanwhile_is_answered_whole() {
    let (counted, turned) = updates(Bias::Device, FEW_KEYS);
    assert!(counted.lookup_hits > GETS as u64 / 2, "most are in the card's memory: {counted:?}");
    assert!(turned.reversions > 0 && turned.violations == 0, "{turned:?}");
}

#[test]
fn what_the_host_stores_meanwhile_moves_between_both_memories() {
    let (counted, turned) = updates(Bias::Host, MANY_KEYS);
    assert!(counted.host_hits > 20 && counted.evictions > 20, "{counted:?}");
    assert!(turned.demotions > 0, "lookups ask for device-bias: {turned:?}");
}
