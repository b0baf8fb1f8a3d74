//! A link that is slow, changes the order of what may change it, fails, or damages data: nothing is
//! received or sent twice, nothing wrong, and nothing that was acknowledged is missing.
use nic_driver::descriptor::Fault;
use nic_host::link::Freedom;
use nic_host::{Faults, RootConfiguration};
use nic_system::{Near, NicPcieCard, NicType1Card, Plan, RingShape, Setup, Trial, Work, frames};
use nic_tb::seed::generator;

const FRAMES: usize = 60;
const REST: u64 = 8_000;

/// Frames through a link like this; how often the ring stopped itself.
fn forwarded<C: Near>(adjust: impl FnOnce(&mut Setup)) -> (Trial<C>, usize) {
    let mut random = generator();
    let mut trial = Trial::<C>::new("link faults", &mut random, adjust);
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let plan = plan.unwrap_or_else(|error| panic!("{error}"));
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    for _ in 0..FRAMES {
        let length = frames::any_length(&mut random);
        let frame = frames::any(&mut random, length);
        trial.send(500, frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    let progress = done.borrow().brief();
    let packets = done.borrow().received.clone();
    let sound = packets.iter().filter(|packet| packet.fault == Fault::None);
    let sound: Vec<_> = sound.map(|packet| packet.bytes.clone()).collect();
    let (all, sent) = (trial.frames.clone(), trial.sent());
    let are_among = |some: &[Vec<u8>], all: &[Vec<u8>]| {
        let mut rest = all.iter();
        some.iter().all(|frame| rest.any(|other| other == frame))
    };
    trial.demand(are_among(&sound, &all), || "a packet is wrong, or comes twice".to_string());
    trial.demand(are_among(&sent, &sound), || "a frame is wrong, or leaves twice".to_string());
    let (acknowledged, left) = (progress.sent as usize, sent.len());
    let least = acknowledged..=acknowledged + progress.unsent;
    trial.demand(least.contains(&left), || format!("{left} frames left, {least:?} are right"));
    let account = trial.account();
    let fine =
        account.of_rings("receive_ring", "strays") + account.of_rings("transmit_ring", "strays");
    trial.demand(fine == 0, || "answers for no request".to_string());
    (trial, progress.faults.len())
}

fn free(setup: &mut Setup) {
    setup.host.freedom = Freedom { jitter_cycles: 60, reorders: true, wrong: None };
    setup.host.shape.chooses_freely = true;
    setup.root = RootConfiguration::FREE;
}

fn slow<C: Near>() {
    let (mut trial, faults) = forwarded::<C>(|setup| {
        free(setup);
        setup.host.faults = Faults::SLOW;
    });
    let (sent, all) = (trial.sent(), trial.frames.clone());
    trial.demand(faults == 0 && sent == all, || format!("{faults} faults, {} sent", sent.len()));
}

#[test]
fn a_slow_link_that_reorders_loses_nothing_through_cxl() {
    slow::<NicType1Card>();
}

#[test]
fn a_slow_link_that_reorders_loses_nothing_through_pci_express() {
    slow::<NicPcieCard>();
}

#[test]
fn requests_that_fail_stop_rings_and_are_neither_lost_nor_repeated() {
    let (mut trial, _) = forwarded::<NicType1Card>(|setup| {
        free(setup);
        setup.host.faults.error_per_10000 = 60;
    });
    let errors = trial.system.host.counters().errors;
    trial.demand(errors > 0, || "no request failed".to_string());
}

#[test]
fn damaged_data_are_not_sent() {
    let (mut trial, _) = forwarded::<NicType1Card>(|setup| {
        free(setup);
        setup.host.faults.poison_per_10000 = 100;
    });
    let poisoned = trial.system.host.counters().poisoned;
    trial.demand(poisoned > 0, || "nothing was damaged".to_string());
}
