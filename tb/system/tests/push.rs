//! The push gates of a card: the driver forbids pushes while frames come, and has pushed lines flushed. Every
//! frame must leave as it came, in order.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::Card as Driver;
use nic_driver::card::{CardError, Operation, PushSettings, PushStatistics, PushWriteBack};
use nic_host::LineState;
use nic_system::{
    Forwarded, Near, Plan, RingShape, SimulatedMachine, TinyPushType1Card, TinyType1Card, Trial,
    forward, frames,
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

/// Forwards frames, all of whose lines are pushed; the gates are set so at first, and so after half of them. What
/// became of pushes, and the lines of buffers that the host's caches have at the end.
fn forwards(first: PushSettings, second: PushSettings) -> (PushStatistics, u64) {
    let mut random = generator();
    let mut trial = Trial::<TinyPushType1Card>::new("push", &mut random, |_| {});
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    plan.receive.data = Operation::NcPush;
    plan.receive.complete = Operation::NcPush;
    let (begin, end) = plan.buffer_range();
    let set = |trial: &mut Trial<TinyPushType1Card>, settings: PushSettings| {
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
