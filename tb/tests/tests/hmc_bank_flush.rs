//! The bank of the cache of host memory: a flush of the whole cache. Afterwards no line is in it, each
//! Modified one was written back once, and each was flushed at the host.
use std::collections::{BTreeMap, BTreeSet};

use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    CacheFlushStatus, D2hRequest, D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode,
    H2dResponseOpcode, LineOperation, LineStatus, Nothing,
};
use nic_tb::Stall;
use nic_tests::coherence::tour::Tour;
use nic_tests::coherence::{Coherent, SmallBank, small_bank};

/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;
/// Cycles within which a flush looks at every way of the small cache while nobody else asks.
const QUICK: u64 = 24;
/// What a cache of two sets of two ways holds.
const FULL: [Rule; 4] = [Rule::Modified, Rule::Shared, Rule::Exclusive, Rule::Modified];

type Flushed<'d> = Tour<'d, SmallBank>;

fn begin(tour: &mut Flushed) {
    tour.rig.bench.send(SmallBank::FLUSH, [Nothing {}]);
    tour.rig.run(2);
    assert!(status(tour).flushing);
}

fn status(tour: &mut Flushed) -> CacheFlushStatus {
    tour.rig.bench.level(SmallBank::FLUSH_STATUS)
}

/// Plays the host for each request until `ends`; gives the requests of each line, in their order.
fn serve(
    tour: &mut Flushed,
    mut ends: impl FnMut(&mut Flushed) -> bool,
) -> BTreeMap<u64, Vec<D2hRequestOpcode>> {
    let mut seen = BTreeMap::<u64, Vec<_>>::new();
    for _ in 0..20 * LONG {
        if let Some(request) = tour.rig.requests.pop_front() {
            seen.entry(request.line_address).or_default().push(request.opcode);
            answer(tour, &request);
        }
        tour.rig.step();
        if ends(tour) {
            return seen;
        }
    }
    panic!("it goes on: {seen:x?}");
}

/// Plays the host for a request of a flush.
fn answer(tour: &mut Flushed, request: &D2hRequest) {
    match request.opcode {
        D2hRequestOpcode::DirtyEvict => {
            let line = request.line_address;
            let copy = tour.copies.remove(&line).expect("a line that was written back before");
            tour.pulled(request.cqid, H2dResponseOpcode::GoWritePull, copy, u64::MAX);
            tour.memory.insert(line, copy);
        }
        D2hRequestOpcode::ClFlush => {
            tour.copies.remove(&request.line_address);
            tour.rig.go(request.cqid, GoState::Invalid);
        }
        other => panic!("{other:?}"),
    }
}

fn has_ended(tour: &mut Flushed) -> bool {
    !status(tour).flushing
}

/// What each state asks of the host.
fn asked(state: Rule) -> &'static [D2hRequestOpcode] {
    match state {
        Rule::Invalid => &[],
        Rule::Shared | Rule::Exclusive => &[D2hRequestOpcode::ClFlush],
        Rule::Modified => &[D2hRequestOpcode::DirtyEvict, D2hRequestOpcode::ClFlush],
    }
}

/// Nothing is in the cache, and nothing else was said.
fn is_empty(tour: &mut Flushed, lines: &[u64]) {
    for line in lines {
        tour.rig.run(4);
        assert_eq!(tour.state(*line), Rule::Invalid, "line {line:#x}");
        let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, *line);
        tour.answered(uqid, D2hResponseOpcode::RspIHitI);
    }
    tour.rig.assert_silent();
}

fn filled<'d>(device: &'d Coherent<SmallBank>, states: &[Rule]) -> (Flushed<'d>, Vec<u64>) {
    let mut tour = Tour::new(device);
    let lines = states.iter().map(|state| tour.establish(*state)).collect();
    (tour, lines)
}

#[test]
fn every_copy_is_written_back_and_flushed_once() {
    let device = small_bank();
    // Each way of each set in each state.
    for turn in 0..4 {
        let mut states = FULL;
        states.rotate_left(turn);
        let (mut tour, lines) = filled(&device, &states);
        begin(&mut tour);
        let seen = serve(&mut tour, has_ended);
        for (line, state) in lines.iter().zip(states) {
            assert_eq!(seen[line], asked(state), "{state:?}");
        }
        assert!(!status(&mut tour).failed);
        is_empty(&mut tour, &lines);
        // Nobody has asked for anything.
        let counted = tour.rig.bench.level(device.status[0]);
        assert_eq!((counted.requests, counted.waits), (lines.len() as u64, 0));
        // The cache is of use again.
        let line = tour.establish(Rule::Modified);
        tour.forget(line);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn an_empty_cache_is_flushed_without_a_word() {
    let device = small_bank();
    let (mut tour, _) = filled(&device, &[]);
    begin(&mut tour);
    tour.rig.run(QUICK);
    assert!(has_ended(&mut tour));
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn it_goes_on_until_the_host_has_answered_for_the_last_line() {
    let device = small_bank();
    let (mut tour, lines) = filled(&device, &FULL);
    begin(&mut tour);
    let mut left = 6;
    for _ in 0..6 {
        tour.rig.run(LONG);
        assert!(status(&mut tour).flushing, "{left} requests are not answered");
        let request = tour.rig.request();
        answer(&mut tour, &request);
        left -= 1;
    }
    tour.rig.run(8);
    assert!(has_ended(&mut tour));
    is_empty(&mut tour, &lines);
    tour.rig.bench.dismiss();
}

#[test]
fn what_was_under_way_is_waited_for_and_does_not_come_to_the_cache() {
    let device = small_bank();
    for (operation, grant) in [
        (LineOperation::CsRead, GoState::Shared),
        (LineOperation::CoRead, GoState::Exclusive),
        (LineOperation::CoRead, GoState::Modified),
    ] {
        let (mut tour, _) = filled(&device, &[]);
        let line = tour.establish(Rule::Invalid);
        let old = tour.value(line);
        let tag = tour.ask(0, operation, Extent::Nothing, line);
        let cqid = tour.rig.request().cqid;
        begin(&mut tour);
        tour.rig.run(LONG);
        assert!(status(&mut tour).flushing, "a line is under way");
        tour.rig.go(cqid, grant);
        tour.rig.fill(cqid, old);
        assert_eq!(tour.rig.response(tag).data, old);
        if grant == GoState::Modified {
            // Memory has not got it.
            let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
            assert!(status(&mut tour).flushing);
            tour.pulled(evict.cqid, H2dResponseOpcode::GoWritePull, old, u64::MAX);
        }
        tour.rig.run(8);
        assert!(has_ended(&mut tour));
        is_empty(&mut tour, &[line]);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_line_that_comes_meanwhile_makes_nobody_leave() {
    let device = small_bank();
    let (mut tour, lines) = filled(&device, &FULL);
    let (read, written) = (0x1238, 0x1239);
    let read_tag = tour.ask(0, LineOperation::CsRead, Extent::Nothing, read);
    let read_cqid = tour.rig.request().cqid;
    begin(&mut tour);
    let new = tour.written(written, LineOperation::CoWrite, Extent::Full);
    let write_tag = tour.ask(1, LineOperation::CoWrite, Extent::Full, written);
    let value = tour.value(read);
    let mut write_cqid = None;
    // The first line is written back and not answered for, so that the flush goes on.
    let mut held = vec![];
    for _ in 0..LONG {
        tour.rig.step();
        while let Some(request) = tour.rig.requests.pop_front() {
            match request.opcode {
                D2hRequestOpcode::RdOwnNoData => write_cqid = Some(request.cqid),
                _ => held.push(request),
            }
        }
    }
    tour.rig.go(read_cqid, GoState::Shared);
    tour.rig.fill(read_cqid, value);
    assert_eq!(tour.rig.response(read_tag).data, value);
    let victims = tour.rig.changes.iter().filter(|change| change.line_address == read).count();
    assert_eq!(victims, 0, "it came to the cache");
    for request in &held {
        answer(&mut tour, request);
    }
    let cqid = match write_cqid {
        Some(cqid) => cqid,
        None => tour.rig.wait("a request", |rig| {
            let at = rig.requests.iter().position(|r| r.opcode == D2hRequestOpcode::RdOwnNoData)?;
            rig.requests.remove(at).map(|request| request.cqid)
        }),
    };
    tour.rig.go(cqid, GoState::Exclusive);
    assert_eq!(tour.rig.response(write_tag).status, LineStatus::Okay);
    tour.copies.insert(written, new);
    let seen = serve(&mut tour, |tour| has_ended(tour) && !tour.copies.contains_key(&written));
    assert_eq!(tour.memory[&written], new, "{seen:x?}");
    let flushed: Vec<u64> = held.iter().map(|request| request.line_address).collect();
    for line in &lines {
        assert!(seen.contains_key(line) || flushed.contains(line), "line {line:#x}");
    }
    is_empty(&mut tour, &[&lines[..], &[read, written]].concat());
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_takes_a_line_that_is_being_flushed() {
    let device = small_bank();
    let (mut tour, lines) = filled(&device, &[Rule::Modified]);
    let (line, value) = (lines[0], tour.value(lines[0]));
    begin(&mut tour);
    let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
    let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
    tour.answered(uqid, D2hResponseOpcode::RspIFwdM);
    let sent = tour.rig.line();
    assert_eq!((sent.uqid, sent.data, sent.bogus), (uqid, value, false));
    let uqid = tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
    let sent = tour.rig.line();
    assert_eq!((sent.uqid, sent.bogus), (uqid, true), "what the snoop took is out of date");
    let flush = tour.expect_request(line, &[D2hRequestOpcode::ClFlush]);
    tour.rig.go(flush.cqid, GoState::Invalid);
    tour.rig.run(QUICK);
    assert!(has_ended(&mut tour));
    is_empty(&mut tour, &lines);
    tour.rig.bench.dismiss();
}

#[test]
fn a_line_that_is_owed_to_a_snoop_is_flushed_when_it_has_left() {
    let device = small_bank();
    let (mut tour, lines) = filled(&device, &[Rule::Modified]);
    let value = tour.value(lines[0]);
    let data = device.d2h_data.index();
    tour.rig.bench.set_stall(data, Stall::Always);
    // Lines that are pulled until there is no place for one more.
    let mut numbers = vec![];
    for i in 0..4 {
        let tag = tour.ask(0, LineOperation::NcPush, Extent::Full, 0x7000 + i);
        let cqid = tour.rig.request().cqid;
        numbers.push(tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull));
        tour.rig.response(tag);
    }
    tour.rig.run(LONG);
    let owed = tour.rig.snoop(H2dRequestOpcode::SnpCur, lines[0]);
    tour.answered(owed, D2hResponseOpcode::RspVFwdV);
    begin(&mut tour);
    tour.rig.run(LONG);
    assert!(tour.rig.requests.is_empty() && status(&mut tour).flushing);
    tour.rig.bench.set_stall(data, Stall::Never);
    for number in numbers {
        assert_eq!(tour.rig.line().uqid, number);
    }
    let sent = tour.rig.line();
    assert_eq!((sent.uqid, sent.data, sent.bogus), (owed, value, false));
    let seen = serve(&mut tour, has_ended);
    assert_eq!(seen[&lines[0]], asked(Rule::Modified));
    is_empty(&mut tour, &lines);
    tour.rig.bench.dismiss();
}

#[test]
fn one_that_the_host_refuses_is_told() {
    let device = small_bank();
    for refuses_evict in [false, true] {
        let (mut tour, lines) = filled(&device, &[Rule::Modified, Rule::Shared]);
        begin(&mut tour);
        for _ in 0..3 {
            let request = tour.rig.request();
            match request.opcode {
                D2hRequestOpcode::DirtyEvict if refuses_evict => {
                    let uqid = tour.rig.pull(request.cqid, H2dResponseOpcode::GoErrWritePull);
                    assert_eq!(tour.rig.line().uqid, uqid);
                    tour.copies.remove(&request.line_address);
                }
                D2hRequestOpcode::ClFlush if !refuses_evict => {
                    tour.rig.go(request.cqid, GoState::Error);
                }
                _ => answer(&mut tour, &request),
            }
        }
        tour.rig.run(QUICK);
        let told = status(&mut tour);
        assert!(told.failed && !told.flushing, "{told:?}");
        is_empty(&mut tour, &lines);
        // The next one has nothing to do, and does it well.
        begin(&mut tour);
        tour.rig.run(QUICK);
        let told = status(&mut tour);
        assert!(!told.failed && !told.flushing, "{told:?}");
        tour.rig.bench.dismiss();
    }
}

#[test]
fn one_that_comes_while_another_goes_on_waits_for_what_is_under_way_then() {
    let device = small_bank();
    let (mut tour, lines) = filled(&device, &[Rule::Shared]);
    begin(&mut tour);
    let flush = tour.expect_request(lines[0], &[D2hRequestOpcode::ClFlush]);
    // It is no line that the first flush waits for.
    let line = tour.establish(Rule::Invalid);
    let value = tour.value(line);
    let tag = tour.ask(0, LineOperation::CsRead, Extent::Nothing, line);
    let cqid = tour.rig.request().cqid;
    tour.rig.bench.send(SmallBank::FLUSH, [Nothing {}]);
    tour.rig.run(2);
    answer(&mut tour, &flush);
    for _ in 0..LONG {
        tour.rig.step();
        assert!(status(&mut tour).flushing, "a line is under way");
    }
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, value);
    assert_eq!(tour.rig.response(tag).data, value);
    tour.rig.run(8);
    assert!(has_ended(&mut tour));
    is_empty(&mut tour, &[lines[0], line]);
    tour.rig.bench.dismiss();
}

#[test]
fn two_at_a_time_flush_each_line_once() {
    let device = small_bank();
    for delay in 0..QUICK {
        let (mut tour, lines) = filled(&device, &FULL);
        begin(&mut tour);
        tour.rig.run(delay);
        tour.rig.bench.send(SmallBank::FLUSH, [Nothing {}]);
        tour.rig.run(2);
        let seen = serve(&mut tour, has_ended);
        for (line, state) in lines.iter().zip(FULL) {
            assert_eq!(seen[line], asked(state), "after {delay} cycles, {state:?}");
        }
        is_empty(&mut tour, &lines);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn ports_do_not_hold_it_up_nor_it_them() {
    let device = small_bank();
    let (mut tour, lines) = filled(&device, &FULL);
    // Both ports ask without end for lines that are never kept, and the host answers at once.
    let mut waiting = BTreeSet::new();
    let mut asked = 0;
    let mut beside = 0;
    let mut seen = BTreeMap::<u64, Vec<_>>::new();
    begin(&mut tour);
    for cycle in 0..80 * QUICK {
        while waiting.len() < 64 && cycle < 40 * QUICK {
            let line = 0x8000 + asked;
            let tag = tour.ask(asked as usize % 2, LineOperation::NcRead, Extent::Nothing, line);
            assert!(waiting.insert((tag, line as u8)), "tag {tag} waits");
            asked += 1;
        }
        tour.rig.step();
        for (_, answer) in tour.rig.responses.drain(..) {
            let (tag, line) = (answer.tag, answer.data[0]);
            assert!(waiting.remove(&(tag, line)), "nobody asked: {tag} {line:#x}");
        }
        while let Some(request) = tour.rig.requests.pop_front() {
            if request.opcode == D2hRequestOpcode::RdCurr {
                tour.rig.fill(request.cqid, [request.line_address as u8; 64]);
                continue;
            }
            seen.entry(request.line_address).or_default().push(request.opcode);
            match request.opcode {
                D2hRequestOpcode::DirtyEvict => {
                    tour.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
                }
                _ => tour.rig.go(request.cqid, GoState::Invalid),
            }
        }
        if beside == 0 && has_ended(&mut tour) {
            beside = asked - waiting.len() as u64;
            println!("{cycle} cycles, {beside} reads beside it");
            assert!(cycle < 20 * QUICK, "{cycle} cycles");
        }
    }
    assert!(beside > 20, "{beside} reads beside the flush, which has ended if that is not 0");
    assert!(waiting.is_empty(), "never answered: {waiting:x?}");
    for (line, state) in lines.iter().zip(FULL) {
        assert_eq!(seen[line], self::asked(state), "{state:?}");
    }
    tour.rig.bench.dismiss();
}
