//! The card that sends stores only, behind the driver: `Card::open` knows it, frames of several queues leave through
//! its windows, a queue that stopped begins again, and what needs a ring is refused by name.
use std::cell::RefCell;
use std::collections::BTreeMap;

use nic_driver::card::CardError;
use nic_driver::card::store_queues::{StoreLimits, StoreQueueFault};
use nic_driver::card::stores::header;
use nic_driver::{Card, Machine, Reuse, StoreQueue, StoreWindow, block_on};
use nic_sim::generated::queues_nic_tiny::QueuesNicTiny as Device;
use nic_spec::message::{AxiAddress, AxiBurst, AxiLiteAddress, AxiLiteWriteData, AxiWriteData};
use nic_tb::seed::generator;
use nic_tb::{Bench, Stall};

/// Bytes of a line.
const LINE: usize = 64;
/// Queues of the card.
const QUEUES: u32 = 4;
/// Steps in which an access ends, and in which what was stored has left.
const PATIENCE: u64 = 2_000;

/// A host that reaches the card's registers and its windows.
struct Host(RefCell<Bench<Device>>);

impl Host {
    fn new() -> Self {
        let mut bench = Bench::with_periods(Stall::Never, Stall::Never, &[4_000, 3_103]);
        bench.collect(Device::REGISTER_READ_DATA);
        bench.collect(Device::CMAC);
        bench.ignore(Device::REGISTER_WRITE_RESPONSE);
        bench.ignore(Device::WRITE_RESPONSE);
        bench.run(PATIENCE);
        Self(RefCell::new(bench))
    }

    fn end(self) {
        self.0.into_inner().dismiss();
    }

    /// The frames that the MAC got since.
    fn sent(&self) -> Vec<Vec<u8>> {
        let mut bench = self.0.borrow_mut();
        bench.run(PATIENCE);
        let (mut frames, mut bytes) = (vec![], vec![]);
        for beat in bench.take(Device::CMAC) {
            bytes.extend_from_slice(&beat.data[..beat.keep.count_ones() as usize]);
            if beat.last {
                frames.push(std::mem::take(&mut bytes));
            }
        }
        assert!(bytes.is_empty(), "a frame has not ended");
        frames
    }
}

impl Machine for Host {
    async fn load(&self, _: u64, _: &mut [u8]) {
        panic!("a card without rings shares no memory");
    }

    async fn store(&self, _: u64, _: &[u8]) {
        panic!("a card without rings shares no memory");
    }

    async fn release(&self) {}

    async fn wait_for_change(&self, _: u64, _: u64) {
        panic!("a card without rings shares no memory");
    }

    async fn read_register(&self, offset: usize) -> u32 {
        let mut bench = self.0.borrow_mut();
        bench.send(Device::REGISTER_READ_ADDRESS, [AxiLiteAddress { address: offset as u64 }]);
        for _ in 0..PATIENCE {
            bench.step();
            if let Some(answer) = bench.take(Device::REGISTER_READ_DATA).pop() {
                return answer.data as u32;
            }
        }
        panic!("the read of {offset:#x} has no answer");
    }

    async fn write_register(&self, offset: usize, value: u32) {
        let mut bench = self.0.borrow_mut();
        let before = bench.transfers(Device::REGISTER_WRITE_RESPONSE.index());
        bench.send(Device::REGISTER_WRITE_ADDRESS, [AxiLiteAddress { address: offset as u64 }]);
        let data = AxiLiteWriteData { data: u64::from(value), strobe: 0xf };
        bench.send(Device::REGISTER_WRITE_DATA, [data]);
        while bench.transfers(Device::REGISTER_WRITE_RESPONSE.index()) == before {
            bench.step();
        }
    }
}

/// The window of one queue; words that are stored gather in lines until a fence.
struct Window<'a> {
    host: &'a Host,
    begin: usize,
    lines: BTreeMap<usize, ([u8; LINE], u64)>,
}

impl StoreWindow for Window<'_> {
    fn store(&mut self, offset: usize, words: &[[u8; 4]]) {
        for (place, word) in (offset..).step_by(4).zip(words) {
            let (data, strobe) = self.lines.entry(place / LINE).or_insert(([0; LINE], 0));
            let lane = place % LINE;
            data[lane..lane + 4].copy_from_slice(word);
            *strobe |= 0xf << lane;
        }
    }

    fn fence(&mut self) {
        let mut bench = self.host.0.borrow_mut();
        for (line, (data, strobe)) in std::mem::take(&mut self.lines) {
            let address = (self.begin + line * LINE) as u64;
            let (size, burst) = (6, AxiBurst::Incrementing);
            let write = AxiAddress { id: 0, address, length: 0, size, burst };
            bench.send(Device::WRITE_ADDRESS, [write]);
            bench.send(Device::WRITE_DATA, [AxiWriteData { data, strobe, last: true }]);
        }
    }
}

/// Starts a queue.
fn start<'a>(host: &'a Host, card: &Card<'_, Host>, queue: u32) -> StoreQueue<Window<'a>> {
    let settings = block_on(card.start_store_queue(queue)).expect("there is such a queue");
    let window = Window { host, begin: settings.begin_bytes, lines: BTreeMap::new() };
    StoreQueue::new(window, settings.space_bytes, settings.format, Reuse::FenceOnWrap)
        .expect("the card's own format is legal")
}

#[test]
fn the_driver_opens_it_and_sends_through_its_queues() {
    let mut random = generator();
    let host = Host::new();
    let card = block_on(Card::open(&host)).expect("it is known");
    assert_eq!(card.rings(), 0);
    let made = block_on(card.store_queues()).expect("it has queues");
    assert_eq!(made.queues, QUEUES);
    block_on(card.set_store_limits(StoreLimits::shared_evenly(&made))).expect("legal");
    let mut queues: Vec<_> = (0..QUEUES).map(|queue| start(&host, &card, queue)).collect();
    let mut expected = vec![];
    for round in 0..3 {
        for (queue, stores) in queues.iter_mut().enumerate() {
            let length = random.within(60..=1_500) as usize;
            let mut frame = random.bytes(length);
            frame[..2].copy_from_slice(&[queue as u8, round]);
            stores.send(&[&header(false), &frame]).expect("it fits");
            stores.flush();
            expected.push(frame);
        }
    }
    let mut sent = host.sent();
    sent.sort();
    expected.sort();
    assert!(sent == expected, "{} of {} frames", sent.len(), expected.len());
    let statistics = block_on(card.store_statistics()).expect("it has queues");
    assert_eq!(statistics.messages, expected.len() as u32);
    drop(queues);
    host.end();
}

#[test]
fn a_queue_that_stopped_begins_again_and_rings_are_refused() {
    let host = Host::new();
    let card = block_on(Card::open(&host)).expect("it is known");
    let mut stores = start(&host, &card, 1);
    // A store by itself, far beyond what the queue has room for.
    let mut wild = Window { host: &host, begin: 1 << 18, lines: BTreeMap::new() };
    wild.store(100 * LINE, &[[1; 4]]);
    wild.fence();
    assert!(host.sent().is_empty());
    let fault = block_on(card.store_queue_fault(1)).expect("there is such a queue");
    assert_eq!(fault, StoreQueueFault::BeyondWindow);
    block_on(card.restart_store_queue(1, &mut stores)).expect("it begins again");
    let frame = vec![7; 100];
    stores.send(&[&header(false), &frame]).expect("it fits");
    stores.flush();
    assert_eq!(host.sent(), [frame]);

    let refused = block_on(card.set_ranges(0, &[])).expect_err("there are no rings");
    assert_eq!(refused, CardError::NoSuchRing { ring: 0, rings: 0 });
    assert_eq!(refused.to_string(), "ring 0 of a card without rings");
    let refused = block_on(card.start_store_queue(QUEUES)).expect_err("there are four");
    assert_eq!(refused, CardError::NoSuchQueue { queue: QUEUES, queues: QUEUES });
    drop((stores, wild));
    host.end();
}
