//! The bank of the cache of host memory: what waits for which channel. A port that takes no answers
//! stops nobody else; a snoop's answer waits for no channel but its own; a request that is refused is
//! under way for as long as the host may still say something about it.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineOperation, LineStatus,
};
use nic_tb::Stall;
use nic_tests::coherence::tour::{SNOOPS, Tour};
use nic_tests::coherence::{Rig, SmallBank, small_bank};

/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;

#[test]
fn a_weak_write_that_is_refused_keeps_its_number_until_extcmp() {
    let device = small_bank();
    for extent in [Extent::Full, Extent::Partial] {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Invalid);
        let tag = tour.ask(0, LineOperation::NcWrite, extent, line);
        let cqid = tour.rig.request().cqid;
        let uqid = tour.rig.pull(cqid, H2dResponseOpcode::GoErrWritePull);
        assert_eq!(tour.rig.line().uqid, uqid);
        tour.rig.run(LONG);
        assert!(tour.rig.responses.is_empty(), "ExtCmp has not come");
        // Its number is nobody else's: one request fewer than there are numbers leaves.
        let others: Vec<u64> = (0..device.outstanding)
            .map(|i| tour.ask(0, LineOperation::NcRead, Extent::Nothing, 0x8000 + i))
            .collect();
        tour.rig.run(LONG);
        let asked: Vec<u64> = tour.rig.requests.drain(..).map(|request| request.cqid).collect();
        assert_eq!(asked.len() as u64, device.outstanding - 1);
        assert!(!asked.contains(&cqid), "a number twice");
        tour.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
        assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
        let last = tour.rig.request().cqid;
        for (cqid, tag) in asked.into_iter().chain([last]).zip(others) {
            tour.rig.fill(cqid, [1; 64]);
            assert_eq!(tour.rig.response(tag).status, LineStatus::Okay);
        }
        // What comes after it with the same number ends well, and not before its own ExtCmp.
        for _ in 0..device.outstanding {
            let tag = tour.ask(0, LineOperation::NcWrite, extent, line);
            let cqid = tour.rig.request().cqid;
            tour.rig.pull(cqid, H2dResponseOpcode::FastGoWritePull);
            tour.rig.line();
            tour.rig.run(LONG);
            assert!(tour.rig.responses.is_empty(), "ExtCmp has not come");
            tour.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
            assert_eq!(tour.rig.response(tag).status, LineStatus::Okay);
        }
        tour.forget(line);
        tour.rig.assert_silent();
        assert_eq!(tour.rig.bench.level(device.status[0]).fault_number, 0);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_port_that_takes_no_answers_stops_nobody_else() {
    let device = small_bank();
    for port in 0..2 {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let value = tour.value(line);
        let stalled = device.line_response[port].index();
        tour.rig.bench.set_stall(stalled, Stall::Always);
        // Hits and misses, more than the port has places for answers.
        let mut tags = vec![];
        for i in 0..12 {
            tags.push(tour.ask(port, LineOperation::NcRead, Extent::Nothing, 0x8000 + i));
            tags.push(tour.ask(port, LineOperation::NcRead, Extent::Nothing, line));
        }
        let fill_all = |tour: &mut Tour<_>| {
            tour.rig.run(LONG);
            for request in tour.rig.requests.drain(..).collect::<Vec<_>>() {
                assert_eq!(request.opcode, D2hRequestOpcode::RdCurr);
                tour.rig.fill(request.cqid, [request.line_address as u8; 64]);
            }
            tour.rig.run(LONG);
        };
        fill_all(&mut tour);
        // The other port: a hit, a miss, an evict whose line is pulled.
        let other = 1 - port;
        tour.snooped_by_state(H2dRequestOpcode::SnpCur, line, Rule::Modified);
        let tag = tour.ask(other, LineOperation::CsRead, Extent::Nothing, line);
        assert_eq!(tour.rig.response(tag).data, value);
        let tag = tour.ask(other, LineOperation::NcRead, Extent::Nothing, 0x9000);
        let cqid = tour.rig.request().cqid;
        tour.rig.fill(cqid, [7; 64]);
        assert_eq!(tour.rig.response(tag).data, [7; 64]);
        let tag = tour.ask(other, LineOperation::Evict, Extent::Nothing, line);
        let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
        tour.pulled(evict.cqid, H2dResponseOpcode::GoWritePull, value, u64::MAX);
        tour.rig.response(tag);
        tour.copies.remove(&line);
        // Nothing was lost meanwhile.
        tour.rig.bench.set_stall(stalled, Stall::Never);
        while tour.rig.responses.len() < tags.len() {
            fill_all(&mut tour);
        }
        for tag in tags {
            tour.rig.response(tag);
        }
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn an_evicted_line_goes_while_its_port_takes_no_answers() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Modified);
    let value = tour.value(line);
    tour.rig.bench.set_stall(device.line_response[0].index(), Stall::Always);
    let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
    let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
    let mut reads = vec![];
    for i in 0..device.outstanding + 2 {
        reads.push(tour.ask(0, LineOperation::NcRead, Extent::Nothing, 0x8000 + i));
        tour.rig.run(20);
        if let Some(request) = tour.rig.requests.pop_front() {
            tour.rig.fill(request.cqid, [1; 64]);
        }
    }
    tour.rig.run(LONG);
    tour.pulled(evict.cqid, H2dResponseOpcode::GoWritePull, value, u64::MAX);
    tour.copies.remove(&line);
    tour.rig.bench.set_stall(device.line_response[0].index(), Stall::Never);
    tour.rig.response(tag);
    for request in tour.rig.requests.drain(..).collect::<Vec<_>>() {
        tour.rig.fill(request.cqid, [1; 64]);
    }
    for tag in reads {
        tour.rig.response(tag);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

/// Lines that are pulled while the host takes none, until the bank has no place for one more; gives
/// their numbers.
fn fill_the_lines(tour: &mut Tour<'_, SmallBank>) -> Vec<u64> {
    let data = tour.rig.device.d2h_data.index();
    tour.rig.bench.set_stall(data, Stall::Always);
    let mut numbers = vec![];
    for i in 0..4 {
        let tag = tour.ask(0, LineOperation::NcPush, Extent::Full, 0x7000 + i);
        let cqid = tour.rig.request().cqid;
        numbers.push(tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull));
        tour.rig.response(tag);
    }
    tour.rig.run(LONG);
    numbers
}

/// Takes them all.
fn take_the_lines(tour: &mut Tour<'_, SmallBank>, numbers: &[u64]) {
    let data = tour.rig.device.d2h_data.index();
    tour.rig.bench.set_stall(data, Stall::Never);
    for number in numbers {
        assert_eq!(tour.rig.line().uqid, *number);
    }
}

#[test]
fn an_evicted_line_that_a_snoop_has_taken_is_pulled_once() {
    let device = small_bank();
    // The pull may come as soon as the snoop has its response: while the line has room, while it is the next
    // that waits for room, and while another waits before it.
    for (ahead, pulled_after) in (0..3).flat_map(|ahead| (0..12).map(move |b| (ahead, b))) {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let value = tour.value(line);
        let mut numbers = if ahead > 0 { fill_the_lines(&mut tour) } else { vec![] };
        let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
        let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
        let mut other = None;
        if ahead == 2 {
            other = Some(tour.ask(0, LineOperation::NcPush, Extent::Full, 0x7100));
            let cqid = tour.rig.request().cqid;
            numbers.push(tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull));
            tour.rig.run(20);
        }
        let owed = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
        tour.answered(owed, D2hResponseOpcode::RspIFwdM);
        tour.rig.run(pulled_after);
        let uqid = tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
        tour.rig.run(20);
        take_the_lines(&mut tour, &numbers);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.data, sent.bogus), (owed, value, false));
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.bogus), (uqid, true), "{ahead} {pulled_after}");
        tour.rig.response(tag);
        other.into_iter().for_each(|tag| _ = tour.rig.response(tag));
        tour.rig.run(LONG);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn snoops_are_answered_while_the_host_takes_no_lines() {
    let device = small_bank();
    for snoop in SNOOPS {
        let mut tour = Tour::new(&device);
        // All that the cache holds is Modified; each way of a set is owed at the end.
        let lines: Vec<u64> = (0..4).map(|_| tour.establish(Rule::Modified)).collect();
        let numbers = fill_the_lines(&mut tour);
        let rule = *tour.rules.snoop(Rule::Modified, snoop);
        let mut owed = vec![];
        for line in &lines {
            let uqid = tour.rig.snoop(snoop, *line);
            tour.answered(uqid, rule.answer);
            owed.push(uqid);
            let absent = tour.rig.snoop(snoop, 0x6000 + line);
            tour.answered(absent, D2hResponseOpcode::RspIHitI);
        }
        // A line that is owed is nobody's until it has left.
        let reads: Vec<u64> = (0..)
            .zip(&lines)
            .map(|(i, line)| tour.ask(i % 2, LineOperation::CsRead, Extent::Nothing, *line))
            .collect();
        tour.rig.run(LONG);
        let Rig { responses, requests, data, .. } = &tour.rig;
        assert!(responses.is_empty() && requests.is_empty() && data.is_empty());
        take_the_lines(&mut tour, &numbers);
        for (uqid, line) in owed.into_iter().zip(&lines) {
            let sent = tour.rig.line();
            assert_eq!((sent.uqid, sent.bogus, sent.poison), (uqid, false, false));
            assert_eq!((sent.data, sent.byte_enable), (tour.value(*line), u64::MAX));
        }
        let mut asked = 0;
        for _ in 0..LONG {
            tour.rig.step();
            if let Some(request) = tour.rig.requests.pop_front() {
                asked += 1;
                tour.rig.go(request.cqid, GoState::Shared);
                let value = tour.value(request.line_address);
                tour.rig.fill(request.cqid, value);
            }
        }
        for (tag, line) in reads.into_iter().zip(&lines) {
            let value = tour.value(*line);
            assert_eq!(tour.rig.response(tag).data, value);
        }
        // What the snoop has left is read, and what it has taken is asked for.
        let (all, left) = match rule.after {
            Rule::Invalid => (lines.len(), Rule::Shared),
            kept => (0, kept),
        };
        assert_eq!(asked, all, "{snoop:?}");
        for line in &lines {
            assert_eq!(tour.state(*line), left, "{snoop:?}");
        }
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_line_comes_while_every_line_of_its_set_is_owed() {
    let device = small_bank();
    let asked = [
        (LineOperation::CsRead, Extent::Nothing, GoState::Shared),
        (LineOperation::CoRead, Extent::Nothing, GoState::Exclusive),
        (LineOperation::CoRead, Extent::Nothing, GoState::Modified),
        (LineOperation::CoWrite, Extent::Partial, GoState::Exclusive),
        (LineOperation::CoWrite, Extent::Full, GoState::Exclusive),
    ];
    for (operation, extent, granted) in asked {
        let mut tour = Tour::new(&device);
        let [a, c, b, d] = [(); 4].map(|()| tour.establish(Rule::Modified));
        let numbers = fill_the_lines(&mut tour);
        let line = tour.establish(Rule::Invalid);
        let (old, new) = (tour.value(line), tour.written(line, operation, extent));
        let tag = tour.ask(0, operation, extent, line);
        let cqid = tour.rig.request().cqid;
        tour.rig.go(cqid, granted);
        if extent != Extent::Full {
            tour.rig.fill(cqid, old);
        }
        // The other set pays first.
        let snoop = H2dRequestOpcode::SnpInv;
        for other in [c, a, b, d] {
            let uqid = tour.rig.snoop(snoop, other);
            tour.answered(uqid, D2hResponseOpcode::RspIFwdM);
        }
        tour.rig.run(LONG);
        take_the_lines(&mut tour, &numbers);
        let response = tour.rig.response(tag);
        assert_eq!(response.status, LineStatus::Okay);
        assert!(operation == LineOperation::CoWrite || response.data == old);
        if granted == GoState::Modified || operation == LineOperation::CoWrite {
            // It is the only copy, and goes back.
            let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
            for _ in 0..4 {
                tour.rig.line();
            }
            tour.pulled(evict.cqid, H2dResponseOpcode::GoWritePull, new, u64::MAX);
        } else {
            for _ in 0..4 {
                tour.rig.line();
            }
        }
        tour.rig.run(8);
        assert_eq!(tour.state(line), Rule::Invalid);
        let uqid = tour.rig.snoop(snoop, line);
        tour.answered(uqid, D2hResponseOpcode::RspIHitI);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_refused_grant_and_a_damaged_line_are_what_a_snoop_finds() {
    let device = small_bank();
    for snoop in SNOOPS {
        // The GO says that the line is granted, and the snoop is answered for; the line is damaged.
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Invalid);
        let tag = tour.ask(0, LineOperation::CoWrite, Extent::Partial, line);
        let cqid = tour.rig.request().cqid;
        tour.rig.go(cqid, GoState::Modified);
        let uqid = tour.rig.snoop(snoop, line);
        tour.answered(uqid, tour.rules.snoop(Rule::Modified, snoop).answer);
        tour.rig.damaged(cqid, true, false);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.poison, sent.bogus), (uqid, true, false));
        assert_eq!((sent.data, sent.byte_enable), ([0xdb; 64], u64::MAX));
        assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
        if snoop == H2dRequestOpcode::SnpCur {
            // The host knows of it, but it is still the only copy.
            let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
            tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
            assert!(tour.rig.line().poison);
        }
        tour.rig.run(8);
        assert_eq!(tour.state(line), Rule::Invalid);
        // It was refused: the snoop finds nothing, before the data and after them.
        let tag = tour.ask(0, LineOperation::CoWrite, Extent::Partial, line);
        let cqid = tour.rig.request().cqid;
        tour.rig.go(cqid, GoState::Error);
        for _ in 0..2 {
            let uqid = tour.rig.snoop(snoop, line);
            tour.answered(uqid, D2hResponseOpcode::RspIHitI);
        }
        tour.rig.damaged(cqid, false, true);
        assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
        let uqid = tour.rig.snoop(snoop, line);
        tour.answered(uqid, D2hResponseOpcode::RspIHitI);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn lines_that_are_pulled_go_while_the_host_takes_no_answers_to_snoops() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Modified);
    let value = tour.value(line);
    let clean = tour.establish(Rule::Shared);
    tour.rig.bench.set_stall(device.d2h_response.index(), Stall::Always);
    let snoop = H2dRequestOpcode::SnpCur;
    let first = tour.rig.snoop(snoop, clean);
    let many: Vec<u64> = (0..20).map(|i| tour.rig.snoop(snoop, 0x6000 + i)).collect();
    let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
    let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
    tour.pulled(evict.cqid, H2dResponseOpcode::GoWritePull, value, u64::MAX);
    tour.rig.response(tag);
    tour.copies.remove(&line);
    let tag = tour.ask(1, LineOperation::NcRead, Extent::Nothing, 0x9000);
    let cqid = tour.rig.request().cqid;
    tour.rig.fill(cqid, [7; 64]);
    assert_eq!(tour.rig.response(tag).data, [7; 64]);
    assert!(tour.rig.snoop_answers.is_empty());
    tour.rig.bench.set_stall(device.d2h_response.index(), Stall::Never);
    tour.answered(first, D2hResponseOpcode::RspVHitV);
    for uqid in many {
        tour.answered(uqid, D2hResponseOpcode::RspIHitI);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}
