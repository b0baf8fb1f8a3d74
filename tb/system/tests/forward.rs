//! The main job through the whole card: what comes from the network is received into host buffers by the
//! driver, sent from there, and leaves as it came, in order.
use std::cell::RefCell;
use std::rc::Rc;

use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4};
use nic_system::{
    Card, Forwarded, NicAgilexCard, NicPcieCard, NicType1Card, Plan, RingShape, Sends, Setup,
    System, TinyStoresPcieCard, forward, frames,
};
use nic_tb::seed::generator;

const FRAMES: usize = 40;
/// Cycles in which the smallest card gives its host a frame: it has little room for those that wait.
const SLOW_GAP: u64 = 1_500;

/// Frames come so many cycles after each other.
fn run<C: Card>(profile: &'static Profile, gap: u64, sends: Sends) {
    let mut random = generator();
    let mut frame = |_| {
        let length = frames::any_length(&mut random);
        frames::bare(&mut random, length)
    };
    let frames: Vec<_> = (0..FRAMES).map(&mut frame).collect();
    let setup = Setup::server(profile, 2, random.bits(64));
    let mut system = System::<C>::new(&setup).unwrap_or_else(|error| panic!("{error}"));
    let mut plan = Plan::new(&mut system.memory, 0, RingShape::PLAIN, RingShape::PLAIN)
        .unwrap_or_else(|error| panic!("{error}"));
    plan.sends = sends;
    let done = Rc::new(RefCell::new(Forwarded::default()));
    // Frames come when the rings have been set up.
    for (number, frame) in frames.iter().enumerate() {
        system.wire.send(60_000 + number as u64 * gap, frame.clone());
    }
    let machine = system.machine(0);
    system.host.spawn(forward(machine, plan, frames.len(), done.clone()));
    let result = system.run(600_000);
    if let Err(error) = result {
        let counters = system.counters(1);
        panic!("{error}: {:?}\n{counters:#?}", done.borrow());
    }
    assert_eq!(done.borrow().error, None, "{:?}", done.borrow());
    let sent: Vec<_> = system.wire.received.iter().map(|frame| frame.bytes.clone()).collect();
    assert_eq!(sent.len(), frames.len());
    assert_eq!(sent, frames);
}

#[test]
fn frames_leave_as_they_came_through_cxl() {
    run::<NicType1Card>(&AGILEX7_CXL, 0, Sends::InPlace);
}

#[test]
fn frames_leave_as_they_came_through_the_cxl_ip() {
    run::<NicAgilexCard>(&AGILEX7_CXL, 0, Sends::InPlace);
}

#[test]
fn frames_leave_as_they_came_through_pci_express() {
    run::<NicPcieCard>(&PCIE_GEN4, 0, Sends::InPlace);
}

#[test]
fn frames_leave_as_they_came_from_copies() {
    run::<NicPcieCard>(&PCIE_GEN4, 0, Sends::Copies);
}

#[test]
fn frames_leave_as_they_came_by_stores() {
    run::<TinyStoresPcieCard>(&PCIE_GEN4, SLOW_GAP, Sends::Stores);
}
