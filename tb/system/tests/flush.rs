//! The driver flushes the cache of a card with a coherence engine of its own.
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use nic_driver::card::{CardError, Operation};
use nic_host::LineState;
use nic_system::{Near, NicPcieCard, NicType1Card, Plan, RingShape, Setup, Trial, Work, frames};
use nic_tb::seed::generator;

const FRAMES: usize = 32;
/// Lines of host memory among which those of the programs are: the first of the second gibibyte.
const LINES: Range<u64> = 1 << 24..(1 << 24) + (1 << 14);

/// What the driver says when it flushes the card's cache.
fn flush_cache<C: Near>(trial: &mut Trial<C>) -> Result<(), CardError> {
    let machine = trial.system.machine(2);
    let said = Rc::new(RefCell::new(None));
    let says = said.clone();
    trial.system.host.spawn(async move {
        let card = nic_driver::Card::open(&machine).await.expect("the card is known");
        *says.borrow_mut() = Some(card.flush_cache().await);
    });
    trial.until("the cache is flushed", |_| said.borrow().is_some());
    said.take().expect("it has ended")
}

/// Frames are received; then the lines that the card has a copy of, as the host believes.
fn received(adjust: impl FnOnce(&mut Setup)) -> (Trial<NicType1Card>, Vec<u64>) {
    let mut random = generator();
    let mut trial = Trial::<NicType1Card>::new("flush", &mut random, adjust);
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    plan.receive.fetch = Operation::CsRead;
    plan.receive.data = Operation::CoWrite;
    let done = trial.start(plan, Work::packets(FRAMES));
    trial.until_running();
    for _ in 0..FRAMES {
        let frame = frames::bare(&mut random, 200);
        trial.send(0, frame);
    }
    trial.until("frames come", |_| done.borrow().packets >= FRAMES);
    let state = |line: &u64| trial.system.host.device_state(*line);
    let held = LINES.filter(|line| state(line) != LineState::Invalid).collect();
    (trial, held)
}

#[test]
fn nothing_that_the_card_had_is_left_at_the_card_or_at_the_host() {
    let (mut trial, held) = received(|_| {});
    assert!(!held.is_empty(), "the card keeps lines of its rings");
    let begun = trial.system.host.now();
    assert_eq!(flush_cache(&mut trial), Ok(()));
    println!("{} lines, {} cycles", held.len(), trial.system.host.now() - begun);
    for line in &held {
        assert_eq!(trial.system.host.device_state(*line), LineState::Invalid, "line {line:#x}");
    }
    trial.finish();
}

#[test]
fn a_card_without_an_engine_of_its_own_has_no_cache_to_flush() {
    let mut random = generator();
    let mut trial = Trial::<NicPcieCard>::new("flush", &mut random, |_| {});
    let refused = flush_cache(&mut trial);
    assert!(matches!(refused, Err(CardError::NoEngine(_))), "{refused:?}");
}
