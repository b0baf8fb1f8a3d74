//! Rounds of the long run, one for each card: everything that may go wrong at once, and an exact account.
//! `make soak` runs as many as one likes.
use nic_system::soak::{Tally, round};
use nic_tb::seed::{generator, is_long};

/// Frames of a round.
const FRAMES: usize = 600;
/// Rounds that meet every card; with `NIC_LONG` ten times as many.
const ROUNDS: u64 = 6;

/// Rounds of one of the cards, and what must have happened in them if they are many.
fn rounds(first: u64) {
    let seed = generator().bits(64);
    let rounds = if is_long() { 10 } else { 1 };
    let mut all = Tally::default();
    for number in 0..rounds {
        all += &round(seed, first + ROUNDS * number, FRAMES);
    }
    assert!(all.came > 0 && all.sound > 0 && all.left > 0, "{all:#?}");
}

#[test]
fn every_frame_is_accounted_for_by_one_ring_through_cxl() {
    rounds(0);
}

#[test]
fn every_frame_is_accounted_for_by_one_ring_through_pci_express() {
    rounds(1);
}

#[test]
fn every_frame_is_accounted_for_by_two_rings_through_cxl() {
    rounds(2);
}

#[test]
fn every_frame_is_accounted_for_by_two_rings_through_pci_express() {
    rounds(3);
}

#[test]
fn every_frame_is_accounted_for_by_three_rings_through_cxl() {
    rounds(4);
}
