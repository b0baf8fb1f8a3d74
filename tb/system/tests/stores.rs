//! Two host interfaces of one card at once: frames that the host stores into it, and those of its rings.
//! Each keeps its own order, none waits for the other, and every frame is counted.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::card::stores::StoreFault;
use nic_host::{Flush, Order};
use nic_system::frames::{self, Flow};
use nic_system::{
    Near, Plan, RingShape, StoreProgress, Stored, TinyPcieCard, TinyStoresPcieCard,
    TinyStoresType1Card, Trial, Work, checksums, send_stores,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };
/// Cycles until what was sent has been forwarded.
const REST: u64 = 12_000;
/// Cycle of the host in which frames begin where two machines are compared.
const BEGIN: u64 = 30_000;
/// The processor that stores.
const STORER: usize = 1;
/// Bytes of a frame that says who sent it: Ethernet's.
const HEADER: usize = 14;

/// A frame of bytes that mean nothing, whose first byte says which interface sent it.
fn marked(random: &mut Generator, from: u8, length: usize) -> Vec<u8> {
    let mut frame = frames::bare(random, length);
    frame[0] = from;
    frame
}

/// Interfaces, as the first byte of a frame says it.
const OF_RINGS: u8 = 2;
const OF_STORES: u8 = 4;

fn storer<C: Near>(trial: &mut Trial<C>) -> Rc<RefCell<StoreProgress>> {
    let done = Rc::new(RefCell::new(StoreProgress::default()));
    let machine = trial.system.machine(STORER);
    trial.system.host.spawn(send_stores(machine, done.clone()));
    done
}

fn until_open<C: Near>(trial: &mut Trial<C>, done: &Rc<RefCell<StoreProgress>>) {
    trial.until("the window is open", |_| {
        let done = done.borrow();
        done.is_open || done.error.is_some()
    });
    no_error(trial, done);
}

fn no_error<C: Near>(trial: &mut Trial<C>, done: &Rc<RefCell<StoreProgress>>) {
    let error = done.borrow().error.clone();
    trial.demand(error.is_none(), || format!("{error:?}"));
}

/// The program ends when all is stored.
fn end<C: Near>(trial: &mut Trial<C>, done: &Rc<RefCell<StoreProgress>>) {
    done.borrow_mut().orders.end = true;
    trial.until("all is stored", |_| {
        let done = done.borrow();
        done.fault.is_some() || done.error.is_some()
    });
    no_error(trial, done);
}

fn plan<C: Near>(trial: &mut Trial<C>) -> Plan {
    let plan = Plan::new(&mut trial.system.memory, 0, SHAPE, SHAPE);
    plan.unwrap_or_else(|error| panic!("{error}"))
}

/// The frames of each interface in the order in which they left.
fn by_interface<C: Near>(trial: &Trial<C>) -> [Vec<Vec<u8>>; 2] {
    let of = |from: u8| trial.sent().into_iter().filter(|frame| frame[0] == from).collect();
    [of(OF_RINGS), of(OF_STORES)]
}

/// A ring forwards while a processor stores; both in a profile of write combining that the seed chooses.
fn both_at_once<C: Near>() {
    let mut random = generator();
    let order = *random.pick(&[Order::InOrder, Order::Random, Order::Adversarial]);
    let flush = *random.pick(&[Flush::Whole, Flush::Words]);
    let mut trial = Trial::<C>::new("both", &mut random, |setup| {
        (setup.root.combining_order, setup.root.combining_flush) = (order, flush);
    });
    let plan = plan(&mut trial);
    trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    let done = storer(&mut trial);
    until_open(&mut trial, &done);
    trial.until_running();
    let (mut stored, mut given) = (vec![], 0);
    for number in 0..60 {
        let length = frames::any_length(&mut random);
        trial.send(300, marked(&mut random, OF_RINGS, length));
        // In bursts that do not wait for each other, and at least once around the address space.
        for _ in 0..random.below(10) {
            let length = frames::any_length(&mut random);
            stored.push(marked(&mut random, OF_STORES, length));
        }
        if number % 20 == 0 {
            stored.push(marked(&mut random, OF_STORES, frames::JUMBO));
        }
        let new = stored[given..].iter().map(|frame| Stored::Frame(frame.clone(), false));
        done.borrow_mut().orders.stores.extend(new);
        given = stored.len();
        trial.cycles(random.within(100..=500));
    }
    trial.until_sent();
    end(&mut trial, &done);
    trial.cycles(REST);
    trial.finish();
    let [of_rings, of_stores] = by_interface(&trial);
    let given = trial.frames.clone();
    trial.demand(of_rings == given, || {
        format!("{order:?}, {flush:?}: {} of {} forwarded", of_rings.len(), given.len())
    });
    trial.demand(of_stores == stored, || {
        format!("{order:?}, {flush:?}: {} of {} stored", of_stores.len(), stored.len())
    });
    // Neither waited until the other had ended.
    let kinds: Vec<_> = trial.sent().iter().map(|frame| frame[0]).collect();
    let turns = kinds.windows(2).filter(|two| two[0] != two[1]).count();
    trial.demand(turns > 10, || format!("{turns} changes between the interfaces"));
    trial.account();
    let statistics = done.borrow().statistics;
    let messages = (statistics.messages, statistics.empty_messages, statistics.cut_messages);
    trial.demand(messages == (stored.len() as u32, 0, 0), || format!("{statistics:?}"));
}

#[test]
fn rings_and_stores_send_at_once_through_cxl() {
    both_at_once::<TinyStoresType1Card>();
}

#[test]
fn rings_and_stores_send_at_once_through_pci_express() {
    both_at_once::<TinyStoresPcieCard>();
}

/// Checksums are filled in for a stored frame that asks, and left alone in one that does not.
#[test]
fn checksums_of_stored_frames_are_filled_in_where_asked() {
    let mut random = generator();
    let mut trial = Trial::<TinyStoresPcieCard>::new("filled", &mut random, |_| {});
    let done = storer(&mut trial);
    until_open(&mut trial, &done);
    let mut expected = vec![];
    for number in 0..30 {
        let length = random.within(60..=300) as usize;
        let flow = Flow::any(&mut random);
        let right = frames::udp(&mut random, &flow, length);
        let mut spoiled = right.clone();
        // IPv4's and UDP's own: RFC 791, 3.1; RFC 768.
        for at in [HEADER + 10, HEADER + 20 + 6] {
            spoiled[at] ^= 0x55;
        }
        let fills = number % 2 == 0;
        expected.push(if fills { right } else { spoiled.clone() });
        done.borrow_mut().orders.stores.push_back(Stored::Frame(spoiled, fills));
    }
    end(&mut trial, &done);
    trial.cycles(REST);
    let sent = trial.sent();
    for frame in expected.iter().step_by(2) {
        let mut filled = frame.clone();
        checksums::fill(&mut filled);
        assert_eq!(&filled, frame, "the test knows what is right");
    }
    let progress = done.borrow().clone();
    trial.demand(sent == expected, || {
        format!("{} of {} frames, {progress:?}", sent.len(), expected.len())
    });
    trial.account();
}

/// What goes wrong in a window of stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// Nothing is stored at all.
    Idle,
    /// A message begins and never ends.
    Unfinished,
    /// A length above the maximum, and stores behind it.
    TooLong,
    /// A store far beyond the window.
    Beyond,
    /// Stores while the window is closed.
    Closed,
}

/// Why the window stands still, as the driver reads it.
fn fault_of<C: Near>(trial: &mut Trial<C>) -> Option<StoreFault> {
    let machine = trial.system.machine(STORER);
    let found = Rc::new(RefCell::new(None));
    let kept = found.clone();
    trial.system.host.spawn(async move {
        let card = nic_driver::Card::open(&machine).await.expect("the card is known");
        *kept.borrow_mut() = Some(card.store_fault().await.expect("it takes stores"));
    });
    trial.until("the fault is read", |_| found.borrow().is_some());
    *found.borrow()
}

/// Frames that a ring forwards, and when each left: as many network cycles after the first came.
fn times<C: Near>(wrong: Option<Wrong>) -> (Vec<u64>, Option<StoreFault>) {
    let mut random = generator();
    let mut trial = Trial::<C>::new(format!("{wrong:?}"), &mut random, |_| {});
    let plan = plan(&mut trial);
    trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    let done = wrong.map(|_| storer(&mut trial));
    if let Some(done) = &done {
        until_open(&mut trial, done);
    }
    let header = |length: u16| Stored::Bytes(0, [&length.to_le_bytes()[..], &[0; 2]].concat());
    let stored = match wrong {
        None | Some(Wrong::Idle) => vec![],
        Some(Wrong::Unfinished) => vec![header(9_216), Stored::Bytes(64, vec![7; 640])],
        Some(Wrong::TooLong) => vec![header(9_217), Stored::Bytes(4, vec![7; 3_000])],
        Some(Wrong::Beyond) => vec![Stored::Bytes(64 * 300, vec![7; 3_000])],
        Some(Wrong::Closed) => vec![header(100), Stored::Bytes(4, vec![7; 3_000])],
    };
    if wrong == Some(Wrong::Closed) {
        trial.write_registers(vec![(nic_driver::registers::nic::axi_write::ENABLE, 0)]);
    }
    if let Some(done) = &done {
        done.borrow_mut().orders.stores.extend(stored);
        trial.until("it is stored", |_| done.borrow().orders.stores.is_empty());
    }
    // The same cycle, whatever happened before.
    trial.until("the ring's frames begin", |trial| trial.system.host.now() >= BEGIN);
    let at_once = trial.system.host.now() == BEGIN;
    trial.demand(at_once, || "the window took too long".to_string());
    for _ in 0..40 {
        let length = frames::any_length(&mut random);
        trial.send(random.within(50..=200), marked(&mut random, OF_RINGS, length));
    }
    trial.until_sent();
    trial.cycles(REST);
    let began = trial.system.wire.given[0];
    let left: Vec<_> = trial.system.wire.received.iter().map(|frame| frame.ended - began).collect();
    let [of_rings, _] = by_interface(&trial);
    let given = trial.frames.clone();
    trial.demand(of_rings == given && left.len() == given.len(), || {
        format!("{} of {} forwarded, {} left", of_rings.len(), given.len(), left.len())
    });
    // What stood still goes on after a restart.
    if let Some(done) = &done {
        let fault = fault_of(&mut trial);
        let frame = marked(&mut random, OF_STORES, 333);
        done.borrow_mut()
            .orders
            .stores
            .extend([Stored::Restart, Stored::Frame(frame.clone(), false)]);
        end(&mut trial, done);
        trial.cycles(REST);
        trial.finish();
        let [_, of_stores] = by_interface(&trial);
        trial.demand(of_stores == [frame], || format!("{} frames of stores", of_stores.len()));
        trial.account();
        return (left, fault);
    }
    trial.finish();
    trial.account();
    (left, None)
}

/// A window that is idle, or in which something is wrong, costs the ring's frames not a cycle: they leave
/// when they leave from a card without a window, but for the cycle of the arbiter.
#[test]
fn a_window_that_is_idle_or_faulty_does_not_disturb_the_rings() {
    let (without, _) = times::<TinyPcieCard>(None);
    let (idle, fault) = times::<TinyStoresPcieCard>(Some(Wrong::Idle));
    assert_eq!(fault, Some(StoreFault::None));
    let late = idle.iter().zip(&without).map(|(with, without)| with.abs_diff(*without)).max();
    assert!(late.is_some_and(|late| late <= 1), "{late:?} cycles: {idle:?} {without:?}");
    for (wrong, expected) in [
        (Wrong::Unfinished, StoreFault::None),
        (Wrong::TooLong, StoreFault::TooLong),
        (Wrong::Beyond, StoreFault::BeyondWindow),
        (Wrong::Closed, StoreFault::None),
    ] {
        let (left, fault) = times::<TinyStoresPcieCard>(Some(wrong));
        assert_eq!(fault, Some(expected), "{wrong:?}");
        assert_eq!(left, idle, "{wrong:?}");
    }
}
