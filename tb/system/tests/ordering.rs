//! What a program may see when: no completion before its payload, no interrupt before its completion,
//! however late some of the answers are.
use nic_driver::card::Operation;
use nic_driver::ring::Completion;
use nic_host::link::Freedom;
use nic_host::{Passing, RootConfiguration, Spell};
use nic_system::{Near, NicPcieCard, NicType1Card, Plan, RingShape, Setup, Trial, Work, frames};
use nic_tb::Generator;
use nic_tb::seed::generator;

const FRAMES: usize = 16;

/// Every second answer is late, messages overtake one another, and so do completions of reads.
fn late(setup: &mut Setup) {
    setup.host.faults.slow_answer = Spell { per_10000: 5_000, cycles: 400 };
    setup.host.freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };
    setup.root = RootConfiguration::FREE;
}

/// Frames are received with these settings, and read when their completion is seen; those that came,
/// and what the program read.
fn received<C: Near>(
    random: &mut Generator,
    work: Work,
    (length, gap): (usize, u64),
    adjust: impl FnOnce(&mut Setup),
    set: impl FnOnce(&mut Plan),
) -> (Trial<C>, Vec<Vec<u8>>) {
    let mut trial = Trial::<C>::new("ordering", random, adjust);
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
    trial.finish();
    let bytes = done.borrow().received.iter().map(|packet| packet.bytes.clone()).collect();
    (trial, bytes)
}

/// Frames of many lines, one behind the other.
const LONG: (usize, u64) = (frames::LONGEST, 600);
/// Frames of a line, each when the one before has been seen.
const APART: (usize, u64) = (frames::SHORTEST, 3_000);
const READS: Work = Work { reads: true, sends: false, ..Work::packets(FRAMES) };

fn payload_first<C: Near>() {
    let mut random = generator();
    let kinds = [
        (Operation::NcWrite, Operation::NcWrite),
        (Operation::CoWrite, Operation::NcPush),
        (Operation::NcPush, Operation::CoWrite),
    ];
    for (data, complete) in kinds {
        let (mut trial, read) = received::<C>(&mut random, READS, LONG, late, |plan| {
            (plan.receive.data, plan.receive.complete) = (data, complete);
        });
        let frames = trial.frames.clone();
        trial.demand(read == frames, || format!("{data:?}, {complete:?}: read before they came"));
    }
}

#[test]
fn no_completion_is_visible_before_its_payload_through_cxl() {
    payload_first::<NicType1Card>();
}

#[test]
fn no_completion_is_visible_before_its_payload_through_pci_express() {
    payload_first::<NicPcieCard>();
}

fn interrupt_last<C: Near>() {
    let mut random = generator();
    let work = Work { interrupts: true, ..READS };
    let (mut trial, read) = received::<C>(&mut random, work, APART, late, |plan| {
        plan.receive.interrupt_packets = 1;
    });
    let frames = trial.frames.clone();
    trial.demand(read == frames, || "read before they came".to_string());
    let progress = trial.programs[0].borrow().brief();
    // A frame comes when the one before has been read: whoever wakes finds it.
    trial.demand(progress.empty_wakes == 0, || format!("{} empty wakes", progress.empty_wakes));
    trial.demand(progress.receive.interrupts == FRAMES as u64, || "interrupts".to_string());
}

#[test]
fn no_interrupt_comes_before_its_completion_through_cxl() {
    interrupt_last::<NicType1Card>();
}

#[test]
fn no_interrupt_comes_before_its_completion_through_pci_express() {
    interrupt_last::<NicPcieCard>();
}

/// The tests above can fail: a root port that lets posted writes pass one another is noticed.
#[test]
fn a_completion_that_passes_its_payload_would_be_noticed() {
    let mut random = generator();
    let wrong = |setup: &mut Setup| {
        late(setup);
        setup.root.wrong = Some(Passing::Write);
    };
    let (trial, read) = received::<NicPcieCard>(&mut random, READS, LONG, wrong, |_| {});
    assert_ne!(read, trial.frames);
}
