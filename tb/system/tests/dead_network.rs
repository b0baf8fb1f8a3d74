//! The MAC takes nothing, in reset or stuck, while a ring has frames on their way to it: the ring stops all the same, what it
//! does not send is counted, and it sends again when the MAC is back.
use nic_driver::Half;
use nic_driver::card::RingState;
use nic_system::{
    Near, Plan, RingShape, TinyAgilexCard, TinyPcieCard, TinyType1Card, Trial, Work, frames,
};
use nic_tb::seed::generator;

/// Frames of 1,514 bytes: more than there is room for between the ring and the MAC.
const FRAMES: usize = 100;
/// And those that come when the MAC is back.
const MORE: usize = 10;
const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };
/// Cycles in which a program has worked off what waits in its ring, as far as it can.
const CATCH_UP: u64 = 60_000;
/// Cycles in which everything that is on its way has come.
const REST: u64 = 8_000;

/// How the MAC comes to take nothing.
#[derive(Clone, Copy, PartialEq)]
enum Dead {
    InReset,
    Stuck,
}

fn stops<C: Near>(dead: Dead) {
    let mut random = generator();
    let mut trial = Trial::<C>::new("a ring stops", &mut random, |_| {});
    let mut plan = || {
        let plan = Plan::new(&mut trial.system.memory, 0, SHAPE, SHAPE);
        plan.unwrap_or_else(|error| panic!("{error}"))
    };
    let plans = [plan(), plan()];
    let [first, second] = plans;
    let done = trial.start(first, Work::UNTIL_TOLD);
    trial.until_running();
    // All places between the ring and the MAC fill up first.
    trial.system.wire.is_stuck = true;
    for _ in 0..FRAMES {
        let frame = frames::any(&mut random, 1_514);
        trial.send(random.within(400..=1_600), frame);
    }
    trial.until_sent();
    trial.cycles(CATCH_UP);
    if dead == Dead::InReset {
        trial.system.hold_network(true);
        trial.cycles(CATCH_UP);
    }
    let waits = done.borrow().given;
    trial.demand(waits > 0 && trial.sent().is_empty(), || format!("{waits} frames wait"));

    done.borrow_mut().orders.abandon = true;
    trial.finish();
    let state = trial.with_card(async |card| card.state(Half::Transmit, 0).await);
    trial.demand(state == RingState::Stopped, || format!("the ring is {state:?}"));
    let progress = done.borrow().brief();
    trial.demand(progress.error.is_none() && progress.faults.is_empty(), || "a fault".into());
    let dropped = trial.counted().of("departures.discarded_frames");
    trial.demand(dropped > 0, || "no frame is counted".into());

    trial.system.wire.is_stuck = false;
    if dead == Dead::InReset {
        trial.system.hold_network(false);
    }
    trial.cycles(REST);
    let before = trial.sent().len();
    let again = trial.start(second, Work::UNTIL_TOLD);
    trial.until_running();
    let begin = trial.frames.len();
    for _ in 0..MORE {
        let length = random.within(60..=1_514) as usize;
        let frame = frames::any(&mut random, length);
        trial.send(random.within(0..=600), frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    let given = again.borrow().given;
    trial.demand(given == MORE, || format!("{given} frames of {MORE} are given"));
    let (sent, expected) = (trial.sent()[before..].to_vec(), trial.frames[begin..].to_vec());
    trial.demand(sent == expected, || "what is sent afterwards is not what came".into());
    if dead == Dead::Stuck {
        trial.account();
    }
}

#[test]
fn a_ring_stops_while_the_mac_is_in_reset_through_cxl() {
    stops::<TinyType1Card>(Dead::InReset);
}

#[test]
fn a_ring_stops_while_the_mac_is_in_reset_through_the_cxl_ip() {
    stops::<TinyAgilexCard>(Dead::InReset);
}

#[test]
fn a_ring_stops_while_the_mac_is_in_reset_through_pci_express() {
    stops::<TinyPcieCard>(Dead::InReset);
}

#[test]
fn a_ring_stops_while_the_mac_is_stuck_through_cxl() {
    stops::<TinyType1Card>(Dead::Stuck);
}

#[test]
fn a_ring_stops_while_the_mac_is_stuck_through_pci_express() {
    stops::<TinyPcieCard>(Dead::Stuck);
}
