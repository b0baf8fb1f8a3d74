//! The bank of the cache of host memory: how long it takes, what waits for what, in which order.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{GoState, H2dRequestOpcode, LineOperation};
use nic_tb::Stall;
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::{SNOOPS, Tour};

#[test]
fn a_hit_takes_five_cycles_and_one_comes_in_each() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Shared);
    for port in 0..2 {
        let start = tour.rig.bench.cycle();
        let tag = tour.ask(port, LineOperation::CsRead, Extent::Nothing, line);
        tour.rig.response(tag);
        // One cycle to send it, one to take the answer.
        assert_eq!(tour.rig.bench.cycle() - start, 5 + 1, "port {port}");
    }
    let tags: Vec<u64> =
        (0..64).map(|_| tour.ask(0, LineOperation::CsRead, Extent::Nothing, line)).collect();
    let start = tour.rig.bench.cycle();
    tour.rig.wait("the last answer", |rig| {
        rig.responses.iter().any(|(_, answer)| answer.tag == tags[63]).then_some(())
    });
    assert_eq!(tour.rig.bench.cycle() - start, 64 + 5);
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_is_answered_after_five_cycles_if_nothing_else_is_to_be_done() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for (state, snoop) in Rule::ALL.into_iter().flat_map(|state| SNOOPS.map(|s| (state, s))) {
        let line = tour.establish(state);
        tour.rig.run(20);
        let start = tour.rig.bench.cycle();
        let uqid = tour.rig.snoop(snoop, line);
        tour.rig.wait("an answer", |rig| (!rig.snoop_answers.is_empty()).then_some(()));
        // One cycle to send it.
        assert_eq!(tour.rig.bench.cycle() - start, 5 + 1, "{snoop:?} from {state:?}");
        tour.answered_by_state(snoop, line, state, uqid);
        tour.forget(line);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_is_answered_within_eight_cycles() {
    let device = small_bank();
    let mut longest = 0;
    // Requests wait at both ports, all entries are in use, data come, and another snoop was first.
    for (state, delay) in Rule::ALL.into_iter().flat_map(|state| (0..12).map(move |d| (state, d))) {
        let mut tour = Tour::new(&device);
        let hit = tour.establish(Rule::Shared);
        let line = tour.establish(state);
        for i in 0..16 {
            let other = 0x8000 + i as u64;
            let line = if i % 4 == 3 { hit } else { other };
            tour.ask(i % 2, LineOperation::NcRead, Extent::Nothing, line);
        }
        let requests: Vec<_> = (0..device.outstanding).map(|_| tour.rig.request()).collect();
        for request in requests {
            tour.rig.fill(request.cqid, [1; 64]);
        }
        tour.rig.run(delay);
        let snoop = SNOOPS[delay as usize % 3];
        let start = tour.rig.bench.cycle();
        let first = tour.rig.snoop(H2dRequestOpcode::SnpCur, hit);
        let second = tour.rig.snoop(snoop, line);
        tour.rig.wait("both answers", |rig| (rig.snoop_answers.len() == 2).then_some(()));
        longest = longest.max(tour.rig.bench.cycle() - start - 1);
        tour.answered_by_state(H2dRequestOpcode::SnpCur, hit, Rule::Shared, first);
        tour.answered_by_state(snoop, line, state, second);
        tour.rig.bench.dismiss();
    }
    println!("at most {longest} cycles");
    assert!((5..=8).contains(&longest), "{longest} cycles");
}

#[test]
fn writes_of_a_port_to_one_line_take_effect_in_order() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let old = tour.value(line);
    for value in 1..=20 {
        let operation = LineOperation::CoWrite;
        tour.rig.ask(0, operation, line, ([value; 64], if value == 1 { 1 } else { u64::MAX }));
    }
    let cqid = tour.rig.request().cqid;
    tour.rig.go(cqid, GoState::Exclusive);
    tour.rig.fill(cqid, old);
    tour.rig.wait("every answer", |rig| (rig.responses.len() == 20).then_some(()));
    tour.rig.responses.clear();
    tour.copies.insert(line, [20; 64]);
    tour.snooped_by_state(H2dRequestOpcode::SnpInv, line, Rule::Modified);
    tour.rig.bench.dismiss();
}

#[test]
fn every_regime_of_stalls_gives_the_same() {
    let device = small_bank();
    for (ports, to_host) in Stall::pairs() {
        let mut tour = Tour::stalled(&device, ports, to_host);
        for state in Rule::ALL {
            for snoop in SNOOPS {
                let line = tour.establish(state);
                tour.snooped_by_state(snoop, line, state);
            }
        }
        tour.rig.bench.dismiss();
    }
}
