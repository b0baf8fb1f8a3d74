//! Rings of every kind: every signal with every layout and every completion, and with each signal every way
//! of polling, every kind of request and every batch at least once. Which of them meet, and which receive
//! half stands beside which transmit half, is drawn from the seed. Every frame must be received as it
//! came, and leave as it came, in order, and be counted.
use nic_driver::Half;
use nic_driver::ring::{Completion, Geometry, Layout};
use nic_system::{
    Drawn, Near, NicAgilexCard, NicPcieCard, NicType1Card, Plan, Trial, Work, draw, frames,
};
use nic_tb::Generator;
use nic_tb::seed::{generator, is_long};

/// Rounds with `NIC_LONG`, each of 18 rings.
const LONG_ROUNDS: usize = 6;
/// Frames for each.
const FRAMES: usize = 14;

fn combination<C: Near>(random: &mut Generator, receive: &Drawn, transmit: &Drawn) {
    let name = format!("receive {receive:?}; transmit {transmit:?}");
    let mut trial = Trial::<C>::new(name, random, |_| {});
    let ring = 0;
    let plan = Plan::new(&mut trial.system.memory, ring, receive.shape, transmit.shape);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    receive.set(&mut plan.receive);
    transmit.set(&mut plan.transmit);
    let work = Work { reads: true, ..Work::packets(FRAMES) };
    let done = trial.start(plan, work);
    trial.until_running();
    for _ in 0..FRAMES {
        let length = frames::any_length(random);
        let frame = frames::any(random, length);
        let gap = if random.chance(1, 3) { 0 } else { random.within(100..=600) };
        trial.send(gap, frame);
    }
    trial.finish();
    let done = done.borrow().clone();
    let received: Vec<_> = done.received.iter().map(|packet| packet.bytes.clone()).collect();
    let (frames, sent) = (trial.frames.clone(), trial.sent());
    trial.demand(received == frames, || different("received", &received, &frames));
    trial.demand(sent == frames, || different("sent", &sent, &frames));
    let bytes = frames.iter().map(Vec::len).sum::<usize>() as u64;
    for (half, counted) in [(Half::Receive, done.receive), (Half::Transmit, done.transmit)] {
        let right = counted.packets == FRAMES as u64 && counted.bytes == bytes;
        let lost = counted.starved_drops + counted.stopped_drops + counted.truncated;
        trial.demand(right && lost + counted.poisoned == 0, || format!("{half:?}: {counted:?}"));
    }
    for geometry in [plan.receive.geometry, plan.transmit.geometry] {
        demand_count(&mut trial, &geometry);
    }
    trial.account();
}

/// A ring that has ended has its count of completions in memory: of places, so that whole groups count.
fn demand_count<C: Near>(trial: &mut Trial<C>, geometry: &Geometry) {
    if geometry.completion == Completion::Inline {
        return;
    }
    let line = trial.system.host.value(geometry.completion_address / 64);
    let count = line.data[..4].try_into().map_or(0, u32::from_le_bytes) as usize;
    let is_right = match geometry.layout {
        Layout::Grouped => count.is_multiple_of(4) && (FRAMES..=4 * FRAMES).contains(&count),
        Layout::Packed | Layout::Padded => count == FRAMES,
    };
    trial.demand(is_right, || format!("{count} places are done, of {FRAMES} packets"));
}

/// Which frames are not what they should be.
fn different(what: &str, found: &[Vec<u8>], expected: &[Vec<u8>]) -> String {
    let lengths = |frames: &[Vec<u8>]| frames.iter().map(Vec::len).collect::<Vec<_>>();
    let first = found.iter().zip(expected).position(|(found, expected)| found != expected);
    let (found, expected) = (lengths(found), lengths(expected));
    format!("{what} {found:?}, not {expected:?}; the first other one is {first:?}")
}

fn matrix<C: Near>() {
    let mut random = generator();
    let rounds = if is_long() { LONG_ROUNDS } else { 1 };
    let receive = draw(&mut random, Half::Receive, C::LINK, rounds);
    let transmit = draw(&mut random, Half::Transmit, C::LINK, rounds);
    for (receive, transmit) in receive.iter().zip(&transmit) {
        combination::<C>(&mut random, receive, transmit);
    }
}

#[test]
fn every_setting_forwards_frames_in_order_through_cxl() {
    matrix::<NicType1Card>();
}

#[test]
fn every_setting_forwards_frames_in_order_through_the_cxl_ip() {
    matrix::<NicAgilexCard>();
}

#[test]
fn every_setting_forwards_frames_in_order_through_pci_express() {
    matrix::<NicPcieCard>();
}
