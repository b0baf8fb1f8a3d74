//! The bank of the cache of host memory, message by message: every row of the coherence tables that
//! it can meet, and lines that make room for others, with the host played by hand.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LineOperation, LineStatus,
};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::{SNOOPS, Tour};

#[test]
fn every_hint_does_what_its_row_says() {
    let device = small_bank();
    for (port, go_first, is_ordered) in
        [(0, true, false), (1, false, false), (0, false, true), (1, true, true)]
    {
        let mut tour = Tour::new(&device);
        tour.set_ordered(is_ordered, device.write_policy);
        for rule in tour.rules.host_hints.clone() {
            for before in rule.before {
                for extent in rule.extents {
                    tour.hint(&rule, *before, *extent, (port, go_first));
                }
            }
        }
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn every_snoop_is_answered_as_its_row_says() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for rule in tour.rules.snoops.clone() {
        let line = tour.establish(rule.state);
        let held = tour.state(line);
        assert_eq!(held, rule.state);
        tour.snooped_by_state(rule.snoop, line, rule.state);
        tour.forget(line);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_beside_a_pending_request_is_answered_as_its_row_says() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let mut rows = 0;
    for (snoop, is_ordered) in SNOOPS.into_iter().flat_map(|snoop| [(snoop, false), (snoop, true)])
    {
        tour.set_ordered(is_ordered, device.write_policy);
        rows += tour.beside_unanswered(snoop);
        rows += tour.beside_shared_grant(snoop);
        rows += tour.beside_owned_grant(snoop);
        rows += tour.beside_written_grant(snoop);
        rows += tour.beside_evict(snoop);
        tour.behind_evict(snoop);
    }
    assert_eq!(rows, 2 * 3 * (10 + 1 + 3 + 1 + 3));
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_line_that_a_snoop_took_twice_is_bogus_and_the_second_finds_what_the_first_left() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for first in SNOOPS {
        for second in SNOOPS {
            let line = tour.establish(Rule::Modified);
            let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
            let request = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
            tour.snooped_by_state(first, line, Rule::Modified);
            let between = tour.rules.snoop(Rule::Modified, first).after;
            tour.snooped_by_state(second, line, between);
            let after = tour.rules.snoop(between, second).after;
            let uqid = tour.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
            let sent = tour.rig.line();
            assert_eq!((sent.uqid, sent.bogus), (uqid, after != Rule::Modified));
            assert_eq!(tour.rig.response(tag).status, LineStatus::Okay);
            tour.forget(line);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_modified_line_makes_room_and_can_be_snooped_meanwhile() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for snoop in [None, Some(H2dRequestOpcode::SnpInv), Some(H2dRequestOpcode::SnpCur)] {
        let apart = device.lines_apart;
        let first = tour.next_line;
        let mut lines = vec![];
        for way in 0..device.ways {
            tour.next_line = first + way * apart;
            lines.push(tour.establish(Rule::Modified));
        }
        // The line that was used last stays.
        let tag = tour.ask(0, LineOperation::CsRead, Extent::Nothing, lines[0]);
        tour.rig.response(tag);
        let victim = lines[1];
        tour.next_line = first + device.ways * apart;
        let line = tour.next_line;
        let old = tour.value(line);
        let tag = tour.ask(1, LineOperation::CsRead, Extent::Nothing, line);
        let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdShared]).cqid;
        tour.rig.go(cqid, GoState::Shared);
        tour.rig.fill(cqid, old);
        assert_eq!(tour.rig.response(tag).data, old);
        tour.copies.insert(line, old);
        let evict = tour.expect_request(victim, &[D2hRequestOpcode::DirtyEvict]);
        if let Some(snoop) = snoop {
            tour.snooped_by_state(snoop, victim, Rule::Modified);
        }
        let copy = tour.copies[&victim];
        let uqid = tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
        let sent = tour.rig.line();
        let is_bogus = snoop == Some(H2dRequestOpcode::SnpInv);
        assert_eq!((sent.uqid, sent.bogus, sent.byte_enable), (uqid, is_bogus, u64::MAX));
        assert!(is_bogus || sent.data == copy);
        tour.memory.insert(victim, copy);
        tour.rig.run(8);
        assert_eq!(tour.state(victim), Rule::Invalid);
        tour.next_line = first + 64;
        for line in [lines[0], victim, line] {
            tour.forget(line);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_clean_line_makes_room_without_a_word() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let first = tour.next_line;
    for i in 0..=device.ways {
        tour.next_line = first + i * device.lines_apart;
        tour.establish(Rule::Exclusive);
    }
    tour.rig.assert_silent();
    assert_eq!(tour.state(first), Rule::Invalid);
    tour.rig.bench.dismiss();
}

#[test]
fn a_way_that_a_snoop_has_emptied_is_used_first() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let first = tour.next_line;
    let mut lines = vec![];
    for way in 0..device.ways {
        tour.next_line = first + way * device.lines_apart;
        lines.push(tour.establish(Rule::Modified));
    }
    // The last one was used last, so that the tree points to the first.
    tour.forget(lines[1]);
    tour.next_line = first + device.ways * device.lines_apart;
    let line = tour.establish(Rule::Shared);
    tour.rig.assert_silent();
    assert_eq!(tour.state(lines[0]), Rule::Modified);
    tour.forget(lines[0]);
    tour.forget(line);
    tour.rig.bench.dismiss();
}
