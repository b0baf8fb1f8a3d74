//! The bank of the cache of host memory, cycle by cycle: what the header of `hmc_bank` says of a miss, of
//! those who wait for it, of an eviction and of a snoop. A hit is in `hmc_bank_pace.rs`.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{D2hRequestOpcode, GoState, H2dRequestOpcode, LineOperation};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// One cycle to send, beside those of the bank.
const SENT: u64 = 1;

#[test]
fn a_miss_asks_after_five_cycles_and_is_answered_seven_after_the_last_response() {
    let device = small_bank();
    for data_first in [false, true] {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Invalid);
        let old = tour.value(line);
        let start = tour.rig.bench.cycle();
        let tag = tour.ask(0, LineOperation::CsRead, Extent::Nothing, line);
        let cqid = tour.rig.request().cqid;
        assert_eq!(tour.rig.bench.cycle() - start, 5 + SENT);
        if data_first {
            tour.rig.fill(cqid, old);
        } else {
            tour.rig.go(cqid, GoState::Shared);
        }
        tour.rig.run(20);
        assert!(tour.rig.responses.is_empty(), "the other one is missing");
        let last = tour.rig.bench.cycle();
        if data_first {
            tour.rig.go(cqid, GoState::Shared);
        } else {
            tour.rig.fill(cqid, old);
        }
        assert_eq!(tour.rig.response(tag).data, old);
        assert_eq!(tour.rig.bench.cycle() - last, 7 + SENT);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn those_who_wait_at_an_mshr_follow_every_fourth_cycle() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let old = tour.value(line);
    let tags = [0, 1, 0, 1].map(|port| {
        // One after the other: ports that ask in the same cycle take turns.
        let tag = tour.ask(port, LineOperation::CsRead, Extent::Nothing, line);
        tour.rig.run(4);
        tag
    });
    let cqid = tour.rig.request().cqid;
    tour.rig.run(20);
    let last = tour.rig.bench.cycle();
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    for (tag, cycles) in tags.into_iter().zip([7, 11, 15, 19]) {
        tour.rig.response(tag);
        assert_eq!(tour.rig.bench.cycle() - last, cycles + SENT);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_modified_victim_asks_when_the_line_that_comes_is_answered() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let first = tour.establish(Rule::Modified);
    let [second, third] = [1, 2].map(|i| first + i * device.lines_apart);
    for line in [second, third] {
        let tag = tour.ask(0, LineOperation::CoWrite, Extent::Full, line);
        let cqid = tour.rig.request().cqid;
        tour.rig.run(20);
        let last = tour.rig.bench.cycle();
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.response(tag);
        assert_eq!(tour.rig.bench.cycle() - last, 7 + SENT);
        if line == third {
            let evict = tour.rig.request();
            assert_eq!(tour.rig.bench.cycle() - last, 7 + SENT);
            assert_eq!(evict.opcode, D2hRequestOpcode::DirtyEvict);
            assert_eq!(evict.cqid, cqid, "it takes the MSHR over");
        }
    }
    tour.rig.bench.dismiss();
}

#[test]
fn the_line_of_a_snoop_comes_with_its_response() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Modified);
    tour.rig.run(20);
    let start = tour.rig.bench.cycle();
    tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
    tour.rig.snoop_answer();
    assert_eq!(tour.rig.bench.cycle() - start, 5 + SENT);
    tour.rig.line();
    assert_eq!(tour.rig.bench.cycle() - start, 5 + SENT);
    tour.rig.bench.dismiss();
}
