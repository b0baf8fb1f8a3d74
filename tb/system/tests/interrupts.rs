//! Interrupts as messages, behind both links: what a program may see when one arrives, and that none is lost
//! or comes while masked.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::card::interrupts::InterruptStatistics;
use nic_driver::card::{CardError, Operation};
use nic_driver::descriptor::Control;
use nic_driver::ring::{Completion, Signal};
use nic_driver::{Card, Half, ReceiveRing};
use nic_host::link::Freedom;
use nic_host::{LineState, Passing, RootConfiguration, Spell, message_of};
use nic_system::{
    Near, NicPcieCard, NicType1Card, Plan, RingShape, Setup, TinyPcieCard, TinyType1Card, Trial,
    Work, frames,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const FRAMES: usize = 12;
const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };

/// Every second answer is late, messages overtake one another, and so do completions of reads.
fn late(setup: &mut Setup) {
    setup.host.faults.slow_answer = Spell { per_10000: 5_000, cycles: 400 };
    setup.host.freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };
    setup.root = RootConfiguration::FREE;
}

/// Whether whoever looks into all caches of the host at once sees this descriptor done, and the frame in its buffer.
/// What the card has in its own cache the host gets from there.
fn is_visible<C: Near>(trial: &Trial<C>, plan: &Plan, number: usize) -> bool {
    let host = &trial.system.host;
    let descriptor = plan.receive.geometry.base_address + 16 * number as u64;
    let line = host.value(descriptor / 64);
    let at = (descriptor % 64) as usize;
    let word = |at: usize| line.data[at..at + 8].try_into().map_or(0, u64::from_le_bytes);
    if host.device_state(descriptor / 64) != LineState::Invalid {
        return true;
    }
    let frame = trial.frames[number].chunks(64);
    let holds = |(line, part): (u64, &[u8])| {
        host.device_state(line) != LineState::Invalid
            || host.value(line).data[..part.len()] == *part
    };
    Control::from_word(word(at + 8)).done && (word(at) / 64..).zip(frame).all(holds)
}

/// A frame comes, and when its message arrives, the next. In the cycle in which a message arrives, its completion is looked
/// at: how many were not visible then.
fn early_messages<C: Near>(
    random: &mut Generator,
    (complete, completion): (Operation, Completion),
    adjust: impl FnOnce(&mut Setup),
) -> usize {
    let mut trial = Trial::<C>::new(format!("{complete:?}, {completion:?}"), random, adjust);
    let shape = RingShape { completion, ..SHAPE };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    plan.receive.interrupt_packets = 1;
    plan.receive.complete = complete;
    trial.start(plan, Work { interrupts: true, sends: false, ..Work::packets(FRAMES) });
    trial.until_running();
    let mut early = 0;
    for number in 0..FRAMES {
        let frame = frames::bare(random, frames::SHORTEST + 100 * (number % 4));
        trial.send(0, frame);
        let arrived = |trial: &Trial<C>| trial.system.host.counters().interrupt_messages as usize;
        trial.until("a message arrives", |trial| arrived(trial) > number);
        assert_eq!(arrived(&trial), number + 1, "one message for each");
        early += usize::from(!is_visible(&trial, &plan, number));
    }
    early
}

fn completion_first<C: Near>() {
    let mut random = generator();
    for complete in [Operation::NcWrite, Operation::NcPush, Operation::CoWrite] {
        for completion in [Completion::Inline, Completion::Index] {
            let early = early_messages::<C>(&mut random, (complete, completion), late);
            assert_eq!(early, 0, "{complete:?}, {completion:?}: messages before their completion");
        }
    }
}

#[test]
fn in_the_cycle_of_its_message_a_completion_is_visible_through_cxl() {
    completion_first::<NicType1Card>();
}

#[test]
fn in_the_cycle_of_its_message_a_completion_is_visible_through_pci_express() {
    completion_first::<NicPcieCard>();
}

/// The race can be lost: a root port that lets messages pass posted writes is noticed.
#[test]
fn a_message_that_passes_its_completion_is_noticed() {
    let mut random = generator();
    let wrong = |setup: &mut Setup| {
        late(setup);
        setup.root.wrong = Some(Passing::Interrupt);
    };
    let kinds = (Operation::NcWrite, Completion::Inline);
    assert!(early_messages::<NicPcieCard>(&mut random, kinds, wrong) > 0);
}

/// What the driver saw of a vector that it masked and unmasked.
#[derive(Debug, Default)]
struct Seen {
    is_ready: bool,
    /// Whether the vector was pending before the frames, while it was masked, and after.
    pending: Vec<bool>,
    /// Whether its interrupt had come by then.
    raised: Vec<bool>,
    received: usize,
    statistics: InterruptStatistics,
    refused: Vec<CardError>,
    has_ended: bool,
}

/// Which way a vector is masked.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mask {
    Vector,
    Function,
}

/// Frames come while a vector is masked; then it is not masked any longer.
fn masks<C: Near>(ring: u32, mask: Mask) {
    let mut random = generator();
    let mut trial = Trial::<C>::new(format!("ring {ring}, {mask:?}"), &mut random, |_| {});
    let shape = RingShape { signal: Signal::Register, ..SHAPE };
    let plan = Plan::new(&mut trial.system.memory, ring, shape, shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    plan.receive.interrupt_packets = 1;
    if ring > 0 {
        trial.give_all_to(ring);
    }
    let seen = Rc::new(RefCell::new(Seen::default()));
    let machine = trial.system.machine(0);
    let notes = seen.clone();
    trial.system.host.spawn(async move {
        let card = Card::open(&machine).await.expect("the card is known");
        let vector = card.vector(Half::Receive, ring);
        // Not the vector's own number, so that the entry is what counts.
        let (data, other) = (0x1_2345 + vector, card.vector(Half::Transmit, ring));
        let message = message_of(data.into());
        let refused = [
            card.set_vector(card.vectors(), 0, 0).await,
            card.set_vector(vector, 2, 0).await,
            card.unmask(card.vectors()).await,
        ];
        notes.borrow_mut().refused.extend(refused.into_iter().filter_map(Result::err));
        for vector in [vector, other] {
            card.set_vector(vector, message.address, data).await.expect("there is such a vector");
        }
        card.unmask(vector).await.expect("there is such a vector");
        card.enable_interrupts().await;
        match mask {
            Mask::Vector => card.mask(vector).await.expect("no message stays"),
            Mask::Function => card.disable_interrupts().await.expect("no message stays"),
        }
        let stack = vec![std::cell::Cell::new(0); plan.buffer_count];
        let pool =
            nic_driver::Pool::new(&stack, plan.buffers, plan.buffer_bytes, plan.stride_bytes);
        let pool = pool.expect("there is room");
        let tail = Card::<nic_system::SimulatedMachine>::tail_register(Half::Receive, ring);
        let mut receive =
            ReceiveRing::new(&machine, plan.receive.geometry, tail).await.expect("it is legal");
        card.set_ranges(ring, &[plan.ring_range(), plan.buffer_range()]).await.expect("legal");
        card.start(Half::Receive, ring, &plan.receive).await.expect("the ring starts");
        receive.refill(&pool).await;
        let look = async |notes: &RefCell<Seen>| {
            let pending = card.pending(vector).await.expect("there is such a vector");
            let mut notes = notes.borrow_mut();
            notes.pending.push(pending);
            notes.raised.push(machine.core.has_interrupt(data.into()));
        };
        look(&notes).await;
        notes.borrow_mut().is_ready = true;
        let mut burst = [const { None }; 4];
        while notes.borrow().received < FRAMES {
            let came = receive.burst(&pool, &mut burst).await;
            notes.borrow_mut().received += came;
            burst.iter_mut().filter_map(Option::take).for_each(|packet| {
                pool.free(packet.first);
                packet.second.into_iter().for_each(|buffer| pool.free(buffer));
            });
            machine.core.delay_cycles(50).await;
        }
        machine.core.delay_cycles(2_000).await;
        look(&notes).await;
        match mask {
            Mask::Vector => card.unmask(vector).await.expect("there is such a vector"),
            Mask::Function => card.enable_interrupts().await,
        }
        machine.core.interrupt(data.into()).await;
        machine.core.delay_cycles(2_000).await;
        look(&notes).await;
        card.stop(Half::Receive, ring).await.expect("it stops");
        let statistics = card.interrupt_statistics().await;
        let mut notes = notes.borrow_mut();
        (notes.statistics, notes.has_ended) = (statistics, true);
    });
    trial.until("the ring runs", |_| seen.borrow().is_ready);
    for _ in 0..FRAMES {
        trial.send(0, frames::bare(&mut random, frames::SHORTEST));
    }
    trial.until("the program ends", |_| seen.borrow().has_ended);
    let seen = seen.borrow();
    assert_eq!(seen.pending, [false, true, false], "{mask:?}");
    // The one that came was taken notice of before the last look.
    assert_eq!(seen.raised, [false; 3], "{mask:?}");
    let InterruptStatistics { messages, shared, outside, first_outside } = seen.statistics;
    assert_eq!((messages, outside, first_outside), (1, 0, 0), "{mask:?}");
    assert!(shared > 0 && shared < FRAMES as u32, "{mask:?}: {shared} share the message");
    // Two rings.
    let vectors = 4;
    let [no_vector, address, no_vector_again] = &seen.refused[..] else {
        panic!("{:?}", seen.refused);
    };
    assert_eq!(*no_vector, CardError::NoSuchVector { vector: vectors, vectors });
    assert_eq!((address, no_vector_again), (&CardError::MessageAddress(2), no_vector));
    assert_eq!(trial.system.host.counters().interrupt_messages, 1);
}

#[test]
fn a_masked_vector_tells_once_when_it_is_unmasked_through_cxl() {
    masks::<TinyType1Card>(0, Mask::Vector);
    masks::<TinyType1Card>(1, Mask::Function);
}

#[test]
fn a_masked_vector_tells_once_when_it_is_unmasked_through_pci_express() {
    masks::<TinyPcieCard>(1, Mask::Vector);
    masks::<TinyPcieCard>(0, Mask::Function);
}
