//! The push gates of a card: the driver forbids pushes while frames come, and has pushed lines flushed. Every
//! frame must leave as it came, in order.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::{CardError, Operation, PushSettings, PushStatistics, PushWriteBack, Space};
use nic_driver::region::PAGE_BYTES;
use nic_driver::{Card as Driver, Region};
use nic_host::LineState;
use nic_system::{
    Forwarded, Near, Part, Plan, PushType1Card, PushType2Card, RingShape, Sends, SimulatedMachine,
    TinyPushType1Card, TinyPushType2Card, TinyType1Card, Trial, forward, frames,
};
use nic_tb::seed::generator;

const FRAMES: usize = 24;
/// Cycles in which the smallest card gives its host a frame.
const GAP: u64 = 1_000;
/// Lines of a frame.
const LINES: u64 = 8;
/// Processor that asks the driver for what is not a ring's.
const MANAGER: usize = 2;

/// The driver does this on a processor of its own.
fn driven<C: Near, T: 'static>(
    trial: &mut Trial<C>,
    what: impl AsyncFnOnce(Driver<'_, SimulatedMachine>) -> T + 'static,
) -> T {
    let machine = trial.system.machine(MANAGER);
    let said = Rc::new(RefCell::new(None));
    let says = said.clone();
    trial.system.host.spawn(async move {
        let card = Driver::open(&machine).await.expect("the card is known");
        *says.borrow_mut() = Some(what(card).await);
    });
    trial.until("the driver answers", |_| said.borrow().is_some());
    said.take().expect("it has answered")
}

/// Where the ring that receives and its buffers are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    HostMemory,
    CardMemory,
}

/// As [`forwards_at`], in host memory.
fn forwards(first: PushSettings, second: PushSettings) -> (PushStatistics, u64) {
    forwards_at::<TinyPushType1Card>(Place::HostMemory, first, second)
}

/// A plan with the ring that receives, and its buffers, at this place.
fn planned<C: Near>(trial: &mut Trial<C>, place: Place) -> Plan {
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    if place == Place::HostMemory {
        let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
        return plan.unwrap_or_else(|error| panic!("{error}"));
    }
    let memory = driven(trial, async |card| card.memory().await);
    let (begin, end) = memory.expect("the card has memory");
    let map = vec![Cell::new(0); Region::map_words(end - begin) as usize];
    let region = Region::new(&map, begin, end).expect("whole pages");
    let host = &mut trial.system.memory;
    let plan = Plan::apart(0, (shape, shape), (64, 2048), |part, bytes| match part {
        Part::ReceiveRing | Part::Received => region.alloc(bytes).map_err(|e| e.to_string()),
        _ => host.pages(bytes.div_ceil(PAGE_BYTES)).map_err(|error| error.to_string()),
    });
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    plan.receive.ring_space = Space::DeviceHostBias;
    plan.receive.data_space = Space::DeviceHostBias;
    plan.transmit.data_space = Space::DeviceHostBias;
    plan.sends = Sends::InPlace;
    plan
}

/// Forwards frames, all of whose lines are pushed; the gates are set so at first, and so after half of them. What
/// became of pushes, and the lines of buffers that the host's caches have at the end.
fn forwards_at<C: Near>(
    place: Place,
    first: PushSettings,
    second: PushSettings,
) -> (PushStatistics, u64) {
    let mut random = generator();
    let mut trial = Trial::<C>::new("push", &mut random, |_| {});
    let mut plan = planned(&mut trial, place);
    plan.receive.data = Operation::NcPush;
    plan.receive.complete = Operation::NcPush;
    let (begin, end) = plan.buffer_range();
    let set = |trial: &mut Trial<C>, settings: PushSettings| {
        let said = driven(trial, async move |card| card.set_push_gate(&settings).await);
        assert_eq!(said, Ok(()));
    };
    set(&mut trial, first);
    let done = Rc::new(RefCell::new(Forwarded::default()));
    let machine = trial.system.machine(0);
    trial.system.host.spawn(forward(machine, plan, FRAMES, done.clone()));
    trial.until("the ring runs", |_| done.borrow().is_running || done.borrow().error.is_some());
    for number in 0..FRAMES {
        if number == FRAMES / 2 {
            trial.until_sent();
            trial.cycles(4 * GAP);
            set(&mut trial, second);
        }
        let frame = frames::bare(&mut random, 64 * LINES as usize);
        trial.send(GAP, frame);
    }
    trial.until("frames are forwarded", |trial| trial.system.host.running() == 0);
    let error = done.borrow().error.clone();
    trial.demand(error.is_none(), || format!("{error:?}"));
    trial.cycles(1_000);
    let (sent, frames) = (trial.sent(), trial.frames.clone());
    trial.demand(sent == frames, || format!("{} frames left, not {FRAMES}", sent.len()));
    assert_eq!(driven(&mut trial, async |card| card.until_pushes_are_written_back().await), Ok(()));
    let statistics = driven(&mut trial, async |card| card.push_statistics().await);
    let state = |line: &u64| trial.system.host.state(*line);
    let held = (begin / 64..end / 64).filter(|line| state(line) != LineState::Invalid).count();
    (statistics.expect("the card has gates"), held as u64)
}

const OPEN: PushSettings =
    PushSettings { closed_rings: 0, write_back: PushWriteBack::Off, delay_cycles: 0 };
/// The ring of these tests has number 0.
const CLOSED: PushSettings = PushSettings { closed_rings: 1, ..OPEN };
/// The gate of a ring without traffic.
const OTHER_CLOSED: PushSettings = PushSettings { closed_rings: 2, ..OPEN };

/// Lines of all frames.
const ALL_LINES: u64 = LINES * FRAMES as u64;

#[test]
fn a_closed_ring_writes_what_an_open_one_pushes() {
    let (open, held_open) = forwards(OPEN, OTHER_CLOSED);
    assert!(open.pushes >= ALL_LINES, "{open:?}");
    assert_eq!((open.gated, open.write_backs, open.untracked), (0, 0, 0));
    assert!(held_open >= ALL_LINES, "{held_open} lines of buffers are in the host's caches");
    let (closed, held) = forwards(CLOSED, CLOSED);
    assert_eq!((closed.pushes, closed.gated), (0, open.pushes));
    assert_eq!(held, 0);
}

#[test]
fn a_gate_is_closed_while_the_ring_runs() {
    let (both, held) = forwards(OPEN, CLOSED);
    assert!(both.pushes >= ALL_LINES / 2 && both.gated >= ALL_LINES / 2, "{both:?}");
    assert_eq!(held, ALL_LINES / 2);
}

#[test]
fn pushed_lines_are_flushed_and_every_frame_leaves_as_it_came() {
    for delay_cycles in [0, 700, 20_000] {
        let flush = PushSettings { write_back: PushWriteBack::Flush, delay_cycles, ..OPEN };
        let (flushed, held) = forwards(flush, flush);
        assert!(flushed.write_backs >= ALL_LINES, "{flushed:?}");
        assert_eq!((flushed.untracked, flushed.failed, flushed.gated), (0, 0, 0));
        assert_eq!(held, 0, "after {delay_cycles} cycles");
    }
}

#[test]
fn lines_of_the_cards_own_memory_are_pushed_written_and_flushed() {
    let card = |settings| forwards_at::<TinyPushType2Card>(Place::CardMemory, settings, settings);
    let (open, held) = card(OPEN);
    assert!(open.pushes >= ALL_LINES && held >= ALL_LINES, "{open:?}, {held}");
    let (closed, held) = card(CLOSED);
    assert_eq!((closed.pushes, closed.gated, held), (0, open.pushes, 0));
    let flush = PushSettings { write_back: PushWriteBack::Flush, delay_cycles: 700, ..OPEN };
    let (flushed, held) = card(flush);
    assert!(flushed.write_backs >= ALL_LINES, "{flushed:?}");
    assert_eq!((flushed.untracked, flushed.failed, held), (0, 0, 0));
}

/// A ring of the card that a user has is closed while it runs, and what it pushed before is flushed.
fn gates_of_a_user<C: Near>(place: Place) {
    let first = PushSettings { write_back: PushWriteBack::Flush, delay_cycles: 700, ..OPEN };
    let second = PushSettings { closed_rings: 1, ..first };
    let (both, held) = forwards_at::<C>(place, first, second);
    assert!(both.pushes >= ALL_LINES / 2 && both.gated >= ALL_LINES / 2, "{both:?}");
    assert!(both.write_backs >= ALL_LINES / 2, "{both:?}");
    assert_eq!((both.untracked, both.failed, held), (0, 0, 0));
}

#[test]
fn the_gates_of_a_users_card_forbid_pushes_and_take_them_back_in_host_memory() {
    gates_of_a_user::<PushType1Card>(Place::HostMemory);
}

#[test]
fn the_gates_of_a_users_card_forbid_pushes_and_take_them_back_in_its_own_memory() {
    gates_of_a_user::<PushType2Card>(Place::CardMemory);
}

#[test]
fn what_cannot_be_is_refused() {
    let mut random = generator();
    let mut trial = Trial::<TinyType1Card>::new("push", &mut random, |_| {});
    let refused = driven(&mut trial, async |card| card.set_push_gate(&OPEN).await);
    assert_eq!(refused, Err(CardError::NoPushGate));
    assert_eq!(
        driven(&mut trial, async |card| card.push_statistics().await),
        Err(CardError::NoPushGate)
    );
    let mut trial = Trial::<TinyPushType1Card>::new("push", &mut random, |_| {});
    let late = PushSettings { delay_cycles: 1 << 24, ..OPEN };
    let refused = driven(&mut trial, async move |card| card.set_push_gate(&late).await);
    assert_eq!(refused, Err(CardError::PushDelay(1 << 24)));
}
