//! The MAC is reset alone, again and again in the middle of traffic: what the host has outstanding ends as it should, what
//! reaches memory and the wire is whole and in order, no ring stops, and frames pass when the MAC is back.
use nic_driver::descriptor::Fault;
use nic_system::{
    Near, Plan, RingShape, TinyAgilexCard, TinyPcieCard, TinyType1Card, Trial, Work, frames,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const RESETS: u64 = 60;
/// Frames that come before each reset, and behind the last one.
const FRAMES: [usize; 2] = [8, 10];
const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };
/// Cycles in which a program has worked off what waits in its ring.
const CATCH_UP: u64 = 60_000;
/// Cycles in which everything that is on its way has come or is lost.
const REST: u64 = 8_000;

/// Frames of any of these lengths, with up to so many cycles of the network between them.
fn send<C: Near>(trial: &mut Trial<C>, random: &mut Generator, count: usize, most: (u64, u64)) {
    let (most_bytes, most_gap) = most;
    for _ in 0..count {
        let length = random.within(60..=most_bytes) as usize;
        let frame = frames::any(random, length);
        trial.send(random.within(0..=most_gap), frame);
    }
}

fn resets<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("resets of the MAC", &mut random, |_| {});
    let plan = Plan::new(&mut trial.system.memory, 0, SHAPE, SHAPE);
    let plan = plan.unwrap_or_else(|error| panic!("{error}"));
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    for _ in 0..RESETS {
        send(&mut trial, &mut random, FRAMES[0], (4_000, 60));
        trial.cycles(random.within(100..=600));
        trial.reset_network(random.within(3..=40));
    }
    trial.until_sent();
    trial.cycles(CATCH_UP);
    let before = trial.frames.len();
    send(&mut trial, &mut random, FRAMES[1], (1_514, 12_000));
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    let progress = done.borrow().brief();
    trial.demand(progress.faults.is_empty() && progress.failed == 0, || {
        "a ring or packet failed".into()
    });
    let received = done.borrow().received.clone();
    trial.demand(received.iter().all(|packet| packet.fault == Fault::None), || "a fault".into());
    let received: Vec<_> = received.into_iter().map(|packet| packet.bytes).collect();
    let (all, sent) = (trial.frames.clone(), trial.sent());
    let are_among = |some: &[Vec<u8>], all: &[Vec<u8>]| {
        let mut rest = all.iter();
        some.iter().all(|frame| rest.any(|other| other == frame))
    };
    trial.demand(are_among(&received, &all), || "a packet is wrong, or in another order".into());
    trial.demand(are_among(&sent, &received), || "a frame is wrong, or in another order".into());
    let (last, lost) = (&all[before..], before + FRAMES[1] - received.len());
    let here = |frames: &[Vec<u8>]| last.iter().filter(|frame| frames.contains(frame)).count();
    trial.demand(here(&received) == last.len() && here(&sent) == last.len(), || {
        format!("of the last {} are received, {} sent", here(&received), here(&sent))
    });
    let unsent = received.len() - sent.len();
    trial.demand(lost > 0 && unsent > 0, || {
        format!("{lost} lost, {unsent} not sent: no reset hits a frame")
    });
    let account = trial.counted();
    let resets = account.of("mac_crossing.peer_resets");
    trial.demand(resets == RESETS, || format!("{resets} resets counted, {RESETS} made"));
    trial.demand(account.of("mac_crossing.is_linked") == 1, || "the sides are not linked".into());
    let damaged = account.of("packet_buffer.damaged_packets");
    trial.demand(damaged > 0, || "no frame is cut on its way in".into());
}

#[test]
fn a_mac_that_is_reset_alone_takes_nothing_else_with_it_through_cxl() {
    resets::<TinyType1Card>();
}

#[test]
fn a_mac_that_is_reset_alone_takes_nothing_else_with_it_through_the_cxl_ip() {
    resets::<TinyAgilexCard>();
}

#[test]
fn a_mac_that_is_reset_alone_takes_nothing_else_with_it_through_pci_express() {
    resets::<TinyPcieCard>();
}
