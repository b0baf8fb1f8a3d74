//! What a program may see when: no completion before its payload, no interrupt before its completion,
//! however late some of the answers are.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::card::{Operation, WriteAnswer};
use nic_driver::descriptor::Control;
use nic_driver::ring::{Completion, Signal};
use nic_driver::{Half, Machine};
use nic_host::link::{Freedom, WrongOrder};
use nic_host::{LineState, Passing, RootConfiguration, Spell};
use nic_system::{
    Near, NicAgilexCard, NicPcieCard, NicType1Card, Plan, RingShape, Setup, SimulatedMachine,
    Trial, Work, frames,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const FRAMES: usize = 16;

/// Every second answer is late, messages overtake one another, and so do completions of reads.
fn late(setup: &mut Setup) {
    setup.host.faults.slow_answer = Spell { per_10000: 5_000, cycles: 400 };
    setup.host.freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };
    setup.root = RootConfiguration::FREE;
}

/// When the answers of cards to writes of packets come: a card with an engine of its own leaves that to choose.
const OF_THE_ENGINE: [Option<WriteAnswer>; 3] =
    [Some(WriteAnswer::Globally), Some(WriteAnswer::Locally), Some(WriteAnswer::Ordered)];
const OF_THE_LINK: [Option<WriteAnswer>; 1] = [None];

/// Tells the card so.
fn choose<C: Near>(trial: &mut Trial<C>, answer: Option<WriteAnswer>) {
    let Some(answer) = answer else { return };
    assert_eq!(set_write_answer(trial, answer), Ok(()));
}

/// What the driver says when it tells the card so.
fn set_write_answer<C: Near>(
    trial: &mut Trial<C>,
    answer: WriteAnswer,
) -> Result<(), nic_driver::card::CardError> {
    let before = trial.system.host.running();
    let machine = trial.system.machine(2);
    let said = Rc::new(RefCell::new(None));
    let says = said.clone();
    trial.system.host.spawn(async move {
        let card = nic_driver::Card::open(&machine).await.expect("the card is known");
        *says.borrow_mut() = Some(card.set_write_answer(answer).await);
    });
    trial.until("the card is told", |trial| trial.system.host.running() == before);
    let said = said.borrow_mut().take();
    said.expect("it has ended")
}

#[test]
fn answers_to_writes_are_chosen_while_no_ring_receives_and_where_there_is_an_engine() {
    let mut random = generator();
    let mut trial = Trial::<NicType1Card>::new("choice", &mut random, |_| {});
    assert_eq!(set_write_answer(&mut trial, WriteAnswer::Locally), Ok(()));
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    trial.start(plan.unwrap_or_else(|error| panic!("{error}")), Work::packets(1));
    trial.until_running();
    let refused = set_write_answer(&mut trial, WriteAnswer::Globally);
    assert_eq!(refused, Err(nic_driver::card::CardError::RingRuns(0)));
    let mut trial = Trial::<NicPcieCard>::new("choice", &mut random, |_| {});
    let refused = set_write_answer(&mut trial, WriteAnswer::Locally);
    assert!(matches!(refused, Err(nic_driver::card::CardError::NoEngine(_))), "{refused:?}");
}

/// Frames are received with these settings, and read when their completion is seen; those that came,
/// and what the program read.
fn received<C: Near>(
    random: &mut Generator,
    (work, answer): (Work, Option<WriteAnswer>),
    (length, gap): (usize, u64),
    adjust: impl FnOnce(&mut Setup),
    set: impl FnOnce(&mut Plan),
) -> (Trial<C>, Vec<Vec<u8>>) {
    let mut trial = Trial::<C>::new("ordering", random, adjust);
    choose(&mut trial, answer);
    let shape = RingShape { size_log2: 6, completion: Completion::Index, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    set(&mut plan);
    let done = trial.start(plan, work);
    trial.until_running();
    for _ in 0..FRAMES {
        let frame = frames::bare(random, length);
        trial.send(gap, frame);
    }
    let (mut next, mut early) = (0, vec![]);
    trial.until("frames come", |trial| {
        while next < FRAMES
            && let Some(buffer) = done_buffer(trial, places(&plan, next).0)
        {
            if !holds(trial, buffer, &trial.frames[next]) {
                early.push(next);
            }
            next += 1;
        }
        done.borrow().packets >= FRAMES
    });
    trial.demand(early.is_empty(), || format!("done before their payload: {early:?}"));
    trial.finish();
    let bytes = done.borrow().received.iter().map(|packet| packet.bytes.clone()).collect();
    (trial, bytes)
}

/// Frames of many lines, one behind the other.
const LONG: (usize, u64) = (frames::LONGEST, 600);
/// Frames of a line, each when the one before has been seen.
const APART: (usize, u64) = (frames::SHORTEST, 3_000);
const READS: Work = Work { reads: true, sends: false, ..Work::packets(FRAMES) };

fn payload_first<C: Near>(answers: &[Option<WriteAnswer>]) {
    let mut random = generator();
    let kinds = [
        (Operation::NcWrite, Operation::NcWrite),
        (Operation::CoWrite, Operation::NcPush),
        (Operation::NcPush, Operation::CoWrite),
    ];
    let of_all = answers.iter().flat_map(|answer| kinds.map(|kinds| (*answer, kinds)));
    for (answer, (data, complete)) in of_all {
        for completion in [Completion::Inline, Completion::Index] {
            let work = (READS, answer);
            let (mut trial, read) = received::<C>(&mut random, work, LONG, late, |plan| {
                plan.receive.geometry.completion = completion;
                (plan.receive.data, plan.receive.complete) = (data, complete);
            });
            let frames = trial.frames.clone();
            trial.demand(read == frames, || {
                format!("{answer:?}, {data:?}, {complete:?}, {completion:?}: read before they came")
            });
        }
    }
}

#[test]
fn no_completion_is_visible_before_its_payload_through_cxl() {
    payload_first::<NicType1Card>(&OF_THE_ENGINE);
}

#[test]
fn no_completion_is_visible_before_its_payload_through_the_cxl_ip() {
    payload_first::<NicAgilexCard>(&OF_THE_LINK);
}

#[test]
fn no_completion_is_visible_before_its_payload_through_pci_express() {
    payload_first::<NicPcieCard>(&OF_THE_LINK);
}

fn interrupt_last<C: Near>(answers: &[Option<WriteAnswer>]) {
    let mut random = generator();
    let work = Work { interrupts: true, ..READS };
    let kinds = [Operation::NcWrite, Operation::NcPush, Operation::CoWrite];
    for (answer, complete) in answers.iter().flat_map(|answer| kinds.map(|kind| (*answer, kind))) {
        let work = (work, answer);
        let (mut trial, read) = received::<C>(&mut random, work, APART, late, |plan| {
            plan.receive.interrupt_packets = 1;
            plan.receive.complete = complete;
        });
        let frames = trial.frames.clone();
        trial.demand(read == frames, || format!("{complete:?}: read before they came"));
        let progress = trial.programs[0].borrow().brief();
        // A frame comes when the one before has been read: whoever wakes finds it.
        let (empty, raised) = (progress.empty_wakes, progress.receive.interrupts);
        trial.demand((empty, raised) == (0, FRAMES as u64), || {
            format!("{complete:?}: {empty} empty wakes, {raised} interrupts")
        });
    }
}

#[test]
fn no_interrupt_comes_before_its_completion_through_cxl() {
    interrupt_last::<NicType1Card>(&OF_THE_ENGINE);
}

#[test]
fn no_interrupt_comes_before_its_completion_through_the_cxl_ip() {
    interrupt_last::<NicAgilexCard>(&OF_THE_LINK);
}

#[test]
fn no_interrupt_comes_before_its_completion_through_pci_express() {
    interrupt_last::<NicPcieCard>(&OF_THE_LINK);
}

/// Frames of a race, and their bytes: five lines.
const RACES: usize = 8;
const RACE_BYTES: usize = 320;

/// How a race stands.
#[derive(Default)]
struct Race {
    posted: usize,
    seen: usize,
    /// Looks of the program that found a completion and not its payload.
    early_reads: usize,
}

/// Where a frame of the race goes: its descriptor and its buffer.
fn places(plan: &Plan, number: usize) -> (u64, u64) {
    let number = number as u64;
    (plan.receive.geometry.base_address + 16 * number, plan.buffers + plan.stride_bytes * number)
}

/// Posts one buffer after the other, whose lines another processor has modified, so that each must be
/// called back before it can be written; polls the descriptor with a period of its own for each, and
/// reads the payload as soon as it is done, the last line first.
async fn racer(
    near: SimulatedMachine,
    far: SimulatedMachine,
    plan: Plan,
    frames: Vec<Vec<u8>>,
    race: Rc<RefCell<Race>>,
) {
    let card = nic_driver::Card::open(&near).await.expect("the card is known");
    let ranges = [plan.ring_range(), plan.buffer_range()];
    card.set_ranges(plan.ring, &ranges).await.expect("the ranges are right");
    card.start(Half::Receive, plan.ring, &plan.receive).await.expect("the ring starts");
    let tail = nic_driver::Card::<SimulatedMachine>::tail_register(Half::Receive, plan.ring);
    let length_bytes = plan.buffer_bytes;
    let posted = Control { length_bytes, available: true, ..Control::default() };
    for (number, frame) in frames.iter().enumerate() {
        let (descriptor, buffer) = places(&plan, number);
        far.store(buffer, &vec![0xaa; frame.len()]).await;
        far.core.fence().await;
        near.store_word(descriptor, buffer).await;
        near.store_word(descriptor + 8, posted.to_word()).await;
        near.write_register(tail, number as u32 + 1).await;
        race.borrow_mut().posted = number + 1;
        while !Control::from_word(near.core.load_u64(descriptor + 8).await).done {
            near.core.delay_cycles(1 + number as u64).await;
        }
        let last = frame.len() / 64 * 64 - 64;
        let end = near.core.load(buffer + last as u64, 64).await;
        let begin = near.core.load(buffer, last).await;
        let mut race = race.borrow_mut();
        race.early_reads += usize::from([begin, end].concat() != *frame);
        race.seen = number + 1;
    }
}

/// How often a completion was seen before its payload: by the program that polls, and in any cycle by
/// whoever looks into all caches of the host at once.
fn raced<C: Near>(
    random: &mut Generator,
    (answer, data, complete): (Option<WriteAnswer>, Operation, Operation),
    adjust: impl FnOnce(&mut Setup),
) -> (usize, usize) {
    let name = format!("race, {answer:?}, {data:?}, {complete:?}");
    let mut trial = Trial::<C>::new(name, random, adjust);
    choose(&mut trial, answer);
    let shape = RingShape { size_log2: 6, signal: Signal::Register, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    (plan.receive.data, plan.receive.complete) = (data, complete);
    let frames: Vec<_> = (0..RACES).map(|_| frames::bare(random, RACE_BYTES)).collect();
    let race = Rc::new(RefCell::new(Race::default()));
    let (near, far) = (trial.system.machine(0), trial.system.machine(1));
    trial.system.host.spawn(racer(near, far, plan, frames.clone(), race.clone()));
    let mut early_cycles = 0;
    for (number, frame) in frames.into_iter().enumerate() {
        trial.until("a buffer is posted", |_| race.borrow().posted > number);
        trial.send(0, frame.clone());
        let (descriptor, _) = places(&plan, number);
        trial.until("the completion is seen", |trial| {
            let done = done_buffer(trial, descriptor);
            early_cycles += usize::from(done.is_some_and(|buffer| !holds(trial, buffer, &frame)));
            race.borrow().seen > number
        });
    }
    trial.account();
    (race.borrow().early_reads, early_cycles)
}

/// The buffer of a descriptor that the host sees done in this cycle.
fn done_buffer<C: Near>(trial: &Trial<C>, descriptor: u64) -> Option<u64> {
    let line = trial.system.host.value(descriptor / 64);
    let at = (descriptor % 64) as usize;
    let word = |at: usize| line.data[at..at + 8].try_into().map_or(0, u64::from_le_bytes);
    Control::from_word(word(at + 8)).done.then(|| word(at))
}

/// Whether the host has this frame in a buffer in this cycle. What the card has in its own cache it gets
/// from there.
fn holds<C: Near>(trial: &Trial<C>, buffer: u64, frame: &[u8]) -> bool {
    let host = &trial.system.host;
    (buffer / 64..).zip(frame.chunks(64)).all(|(line, part)| {
        host.device_state(line) != LineState::Invalid
            || host.value(line).data[..part.len()] == *part
    })
}

/// A weakly ordered write has two responses, Fast_GO_WritePull and ExtCmp, an ordered one GO_WritePull alone: with each
/// setting of the register the host sends as many as the lines that it pulls demand.
#[test]
fn ordered_writes_are_what_the_register_says() {
    let mut random = generator();
    for answer in OF_THE_ENGINE {
        let (trial, _) =
            received::<NicType1Card>(&mut random, (READS, answer), LONG, |_| {}, |_| {});
        let counters = trial.system.host.counters();
        let saved = 2 * counters.d2h_data - counters.h2d_response;
        let payload = (FRAMES * frames::LONGEST.div_ceil(64)) as u64;
        let expected = if answer == Some(WriteAnswer::Ordered) { payload } else { 0 };
        assert_eq!(saved, expected, "{answer:?}: {counters:?}");
    }
}

fn never_early<C: Near>(answers: &[Option<WriteAnswer>]) {
    let mut random = generator();
    let writes = [Operation::NcWrite, Operation::NcPush, Operation::CoWrite];
    let kinds = writes.into_iter().flat_map(|data| writes.map(|complete| (data, complete)));
    let kinds: Vec<_> = kinds.collect();
    let of_all = answers.iter().flat_map(|answer| kinds.iter().map(|kinds| (*answer, *kinds)));
    for kinds in of_all.map(|(answer, (data, complete))| (answer, data, complete)) {
        let early = raced::<C>(&mut random, kinds, late);
        assert_eq!(early, (0, 0), "{kinds:?}: early reads, and cycles in which there could be one");
    }
}

#[test]
fn a_poll_in_the_worst_cycle_finds_the_payload_through_cxl() {
    never_early::<NicType1Card>(&OF_THE_ENGINE);
}

#[test]
fn a_poll_in_the_worst_cycle_finds_the_payload_through_the_cxl_ip() {
    never_early::<NicAgilexCard>(&OF_THE_LINK);
}

#[test]
fn a_poll_in_the_worst_cycle_finds_the_payload_through_pci_express() {
    never_early::<NicPcieCard>(&OF_THE_LINK);
}

/// The race can be lost: a root port that lets posted writes pass one another is noticed.
#[test]
fn a_completion_that_passes_its_payload_is_noticed() {
    let mut random = generator();
    let wrong = |setup: &mut Setup| {
        late(setup);
        setup.root.wrong = Some(Passing::Write);
    };
    let kinds = (None, Operation::NcWrite, Operation::NcWrite);
    let (early_reads, early_cycles) = raced::<NicPcieCard>(&mut random, kinds, wrong);
    assert!(early_reads > 0 && early_cycles > 0, "{early_reads} reads, {early_cycles} cycles");
}

/// And so is an IP that answers a write before anybody can see it, though not by the program: its read waits at
/// the home agent behind the write that is outstanding.
#[test]
fn a_response_that_passes_its_write_is_noticed() {
    let mut random = generator();
    let wrong = |setup: &mut Setup| {
        late(setup);
        setup.host.freedom.wrong = Some(WrongOrder::ResponsePassesWrite);
    };
    let kinds = (None, Operation::NcWrite, Operation::NcWrite);
    let (_, early_cycles) = raced::<NicAgilexCard>(&mut random, kinds, wrong);
    assert!(early_cycles > 0, "no cycle in which a completion is there before its payload");
}
