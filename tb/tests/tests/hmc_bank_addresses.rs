//! The bank of the cache of host memory: every bit of a line's address counts, in every entry; and a
//! host that takes no requests.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LineOperation, MemoryMap,
};
use nic_tb::Stall;
use nic_tests::coherence::tour::{SNOOPS, Tour};
use nic_tests::coherence::{Coherent, SmallBank, small_bank};

/// Bits of a line's address.
const LINE_BITS: u32 = 46;

/// A tour of a device to which all lines but the last are the host's.
fn everywhere(device: &Coherent<SmallBank>) -> Tour<'_, SmallBank> {
    let mut tour = Tour::new(device);
    let end = (1 << LINE_BITS) - 1;
    let map = MemoryMap { host_end: end, device_begin: end, device_end: end };
    tour.rig.bench.set_level(device.memory_map, &map);
    tour
}

#[test]
fn rows_hold_at_every_address() {
    let device = small_bank();
    let mut tour = everywhere(&device);
    for _ in 0..6 {
        for snoop in SNOOPS {
            let anywhere = |tour: &mut Tour<'_, _>| {
                tour.next_line = tour.rig.bench.generator().below((1 << LINE_BITS) - 65);
            };
            anywhere(&mut tour);
            tour.beside_unanswered(snoop);
            anywhere(&mut tour);
            tour.beside_shared_grant(snoop);
            anywhere(&mut tour);
            tour.beside_owned_grant(snoop);
            anywhere(&mut tour);
            tour.beside_written_grant(snoop);
            anywhere(&mut tour);
            tour.beside_evict(snoop);
            anywhere(&mut tour);
            tour.behind_evict(snoop);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn lines_that_differ_in_one_bit_are_two() {
    let device = small_bank();
    let mut tour = everywhere(&device);
    for bit in 0..LINE_BITS {
        let base = tour.rig.bench.generator().below(1 << (LINE_BITS - 1));
        let lines = [base, base ^ 1 << bit];
        // Both under way at once.
        let tags = lines.map(|line| tour.ask(0, LineOperation::CsRead, Extent::Nothing, line));
        let cqids = lines.map(|line| tour.expect_request(line, &[D2hRequestOpcode::RdShared]).cqid);
        for ((line, cqid), tag) in lines.into_iter().zip(cqids).zip(tags) {
            let old = tour.value(line);
            tour.rig.go(cqid, GoState::Shared);
            tour.rig.fill(cqid, old);
            assert_eq!(tour.rig.response(tag).data, old);
            tour.copies.insert(line, old);
        }
        // Both in the cache.
        for line in lines {
            let tag = tour.ask(1, LineOperation::NcRead, Extent::Nothing, line);
            assert_eq!(tour.rig.response(tag).data, tour.copies[&line]);
        }
        tour.rig.run(4);
        assert!(tour.rig.requests.is_empty(), "bit {bit}");
        // Each goes by itself, and each Modified line goes back to where it came from.
        tour.forget(lines[0]);
        assert_eq!(tour.state(lines[1]), Rule::Shared);
        tour.forget(lines[1]);
        tour.next_line = lines[1];
        let line = tour.establish(Rule::Modified);
        let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
        let request = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
        tour.snooped_by_state(H2dRequestOpcode::SnpInv, lines[0], Rule::Invalid);
        tour.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
        let sent = tour.rig.line();
        assert!(!sent.bogus && sent.data == tour.copies[&line]);
        tour.memory.insert(line, sent.data);
        tour.copies.remove(&line);
        tour.rig.response(tag);
        tour.rig.run(8);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn lines_that_differ_in_one_bit_are_two_in_the_last_place_of_a_set() {
    let device = small_bank();
    let mut tour = everywhere(&device);
    let read = [D2hRequestOpcode::RdCurr];
    let kept = tour.establish(Rule::Shared);
    for bit in 0..LINE_BITS {
        let base = tour.rig.bench.generator().below(1 << (LINE_BITS - 1));
        for line in [base, base ^ 1 << bit] {
            // A port whose request found no MSHR tries again when one is free, or it has hit.
            let hit = tour.ask(1, LineOperation::NcRead, Extent::Nothing, kept);
            assert_eq!(tour.rig.response(hit).data, tour.copies[&kept]);
            // Three of its set, each two bits away, take the places before it.
            let lines = [line ^ 0b00110, line ^ 0b01010, line ^ 0b10010, line];
            let tags = lines.map(|line| tour.ask(0, LineOperation::NcRead, Extent::Nothing, line));
            let cqids = lines.map(|line| tour.expect_request(line, &read).cqid);
            // No MSHR is free for the other one.
            let other = line ^ 1 << bit;
            let tag_of_other = tour.ask(1, LineOperation::NcRead, Extent::Nothing, other);
            tour.rig.run(12);
            for ((line, cqid), tag) in lines.into_iter().zip(cqids).zip(tags).rev() {
                let old = tour.value(line);
                tour.rig.fill(cqid, old);
                assert_eq!(tour.rig.response(tag).data, old, "bit {bit}");
            }
            let cqid = tour.expect_request(other, &read).cqid;
            let old = tour.value(other);
            tour.rig.fill(cqid, old);
            assert_eq!(tour.rig.response(tag_of_other).data, old, "bit {bit}");
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn what_has_not_been_asked_yet_keeps_its_state() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let requests = device.d2h_request.index();
    for state in [Rule::Shared, Rule::Exclusive, Rule::Modified] {
        // Entries take turns; the host takes nothing while each of them gives a line up.
        for snoop in SNOOPS.into_iter().cycle().take(2 * device.outstanding as usize) {
            let line = tour.establish(state);
            tour.rig.bench.set_stall(requests, Stall::Always);
            let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
            tour.rig.run(12);
            tour.snooped_by_state(snoop, line, state);
            let after = tour.rules.snoop(state, snoop).after;
            tour.rig.bench.set_stall(requests, Stall::Never);
            let request = tour.rig.request();
            if state == Rule::Modified {
                tour.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
                let sent = tour.rig.line();
                assert_eq!(sent.bogus, after != Rule::Modified);
                assert!(sent.bogus || sent.data == tour.copies[&line]);
                tour.memory.insert(line, tour.copies[&line]);
            } else {
                tour.rig.go(request.cqid, GoState::Invalid);
            }
            tour.rig.response(tag);
            tour.rig.run(8);
            assert_eq!(tour.state(line), Rule::Invalid);
            tour.copies.remove(&line);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_host_that_takes_no_requests_stops_no_snoop_and_loses_nothing() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let requests = device.d2h_request.index();
    for round in 0..4 {
        tour.rig.bench.set_stall(requests, Stall::Always);
        let first = 0x4000 + 64 * round;
        let lines: Vec<u64> = (0..2 * device.outstanding).map(|i| first + i).collect();
        let ask = |line: &u64| {
            (*line, tour.ask(*line as usize % 2, LineOperation::CoRead, Extent::Nothing, *line))
        };
        let tags: Vec<(u64, u64)> = lines.iter().map(ask).collect();
        tour.rig.run(40);
        for line in &lines {
            tour.snooped_by_state(H2dRequestOpcode::SnpInv, *line, Rule::Invalid);
        }
        // Answers to what has not been asked are faults.
        let before = tour.rig.bench.level(device.status[0]);
        for entry in 0..device.outstanding {
            tour.rig.go(entry, GoState::Exclusive);
            tour.rig.fill(entry, [0xee; 64]);
        }
        tour.rig.run(12);
        let after = tour.rig.bench.level(device.status[0]);
        assert_eq!(after.unknown_answers - before.unknown_answers, device.outstanding);
        assert_eq!(after.unknown_data - before.unknown_data, device.outstanding);
        tour.rig.bench.set_stall(requests, Stall::Never);
        for _ in &lines {
            let request = tour.rig.request();
            let old = tour.value(request.line_address);
            tour.rig.go(request.cqid, GoState::Exclusive);
            tour.rig.fill(request.cqid, old);
        }
        for (line, tag) in tags {
            assert_eq!(tour.rig.response(tag).data, tour.value(line));
        }
        tour.rig.run(8);
        for line in lines {
            // Clean lines made room for one another.
            let state = tour.state(line);
            let old = tour.value(line);
            tour.copies.insert(line, old);
            tour.snooped_by_state(H2dRequestOpcode::SnpInv, line, state);
            tour.copies.remove(&line);
        }
    }
    tour.rig.bench.dismiss();
}
