//! Key-value requests that come from the network are answered by the card: those of a recorded exchange with a
//! memcached, as it answered them. The table in the card's memory is a cache of the one in the host's.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::region::PAGE_BYTES;
use nic_driver::registers::nic::{engine_port, kvs, steering};
use nic_driver::{Card as Driver, Machine};
use nic_system::{TinyType2KvsCard, Trial, checksums};
use nic_tb::pcap::Capture;
use nic_tb::seed::{generator, is_long};

/// Requests of the recorded exchange that are sent, and all of it with `NIC_LONG`.
const REQUESTS: usize = 150;
/// Processor that talks to the card.
const MANAGER: usize = 2;
/// The port that memcached listens at.
const UDP_PORT: u32 = 11_211;
/// Buckets of the table in NIC memory: 2 to this power; that in host memory has room for all keys.
const NIC_INDEX_BITS: u32 = 2;
const HOST_INDEX_BITS: u32 = 7;
/// Lines of an entry, and entries of a bucket.
const ENTRY_LINES: u64 = 24;
const SLOTS: u64 = 4;
/// Bytes in front of memcached's own: Ethernet, IPv4, UDP.
const NETWORK_BYTES: usize = 42;

fn words(register: usize, value: u64) -> [(usize, u32); 2] {
    [(register, value as u32), (register + 4, (value >> 32) as u32)]
}

/// Where the card's memory begins, as its registers say.
fn card_memory(trial: &mut Trial<TinyType2KvsCard>) -> u64 {
    let machine = trial.system.machine(MANAGER);
    let found = Rc::new(RefCell::new(None));
    let says = found.clone();
    trial.system.host.spawn(async move {
        let card = Driver::open(&machine).await.expect("the card is known");
        *says.borrow_mut() = Some(card.memory().await.expect("the card has memory").0);
    });
    trial.until("the driver answers", |_| found.borrow().is_some());
    found.take().expect("it has answered")
}

#[test]
fn recorded_requests_are_answered_as_memcached_answered_them() {
    let mut random = generator();
    let mut trial = Trial::<TinyType2KvsCard>::new("key-value", &mut random, |_| {});
    let file = nic_sim::tools::repository_root().join("tb/eval/data/kvs_memcached_udp.pcap");
    let capture = Capture::read(&file).unwrap_or_else(|error| panic!("{error}"));
    let recorded: Vec<_> = capture.packets.into_iter().map(|packet| packet.data).collect();

    // The tables: in the first pages of the card's memory, and in pages of the host.
    let nic_begin = card_memory(&mut trial) / 64;
    let nic_lines = 1 << NIC_INDEX_BITS;
    let host_lines = 1_u64 << HOST_INDEX_BITS;
    let bytes = 64 * (host_lines + host_lines * SLOTS * ENTRY_LINES);
    let host_begin = trial.system.memory.pages(bytes.div_ceil(PAGE_BYTES)).expect("pages") / 64;
    let mut values = vec![
        (kvs::HOST_INDEX_BITS, HOST_INDEX_BITS),
        (kvs::HAS_HOST, 1),
        (engine_port::UDP_PORT_0, UDP_PORT),
        (engine_port::DESTINATION_0, 1),
        (engine_port::ENABLE_0, 1),
        (steering::ENABLE, 3),
    ];
    values.extend(words(kvs::NIC_BUCKETS, nic_begin));
    values.extend(words(kvs::NIC_ENTRIES, nic_begin + nic_lines));
    values.extend(words(kvs::HOST_BUCKETS, host_begin));
    values.extend(words(kvs::HOST_ENTRIES, host_begin + host_lines));
    trial.write_registers(values);

    let count = if is_long() { recorded.len() / 2 } else { REQUESTS };
    for (number, pair) in recorded.chunks(2).take(count).enumerate() {
        let before = trial.sent().len();
        trial.system.wire.send_after(0, pair[0].clone());
        trial.until("an answer leaves", |trial| trial.sent().len() > before);
        let answer = trial.sent().remove(before);
        let is_right = answer[NETWORK_BYTES..] == pair[1][NETWORK_BYTES..];
        trial.demand(is_right, || format!("request {number} is answered {answer:02x?}"));
        let wrong = checksums::wrong(&answer);
        trial.demand(wrong.is_none(), || format!("request {number}: {wrong:?}"));
    }
    let served = Rc::new(RefCell::new([0; 4]));
    let says = served.clone();
    let machine = trial.system.machine(MANAGER);
    trial.system.host.spawn(async move {
        let counters = [kvs::LOOKUP_HITS, kvs::HOST_HITS, kvs::WRITE_BACKS, kvs::FAILED_REQUESTS];
        for (number, counter) in counters.into_iter().enumerate() {
            says.borrow_mut()[number] = machine.read_register(counter).await;
        }
    });
    trial.until("counters are read", |trial| trial.system.host.running() == 0);
    let [hits, from_host, written_back, failed] = *served.borrow();
    assert!(hits > 10 && from_host > 5 && written_back > 5, "{served:?}");
    assert_eq!(failed, 0);
}
