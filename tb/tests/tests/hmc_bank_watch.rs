//! The bank of the cache of host memory: watches. One is answered when the copy leaves the cache,
//! whoever takes it, and not before; at once if there is none. None is ever forgotten, and none stops
//! anybody else.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LineOperation,
    LineResponse, LineStatus,
};
use nic_tb::Stall;
use nic_tests::coherence::tour::{SNOOPS, Tour};
use nic_tests::coherence::{SmallBank, small_bank};

/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;
/// Watches that a port may have.
const WATCHES: usize = 8;
/// The states in which there is a copy.
const COPIES: [Rule; 3] = [Rule::Shared, Rule::Exclusive, Rule::Modified];

fn watch(tour: &mut Tour<'_, SmallBank>, port: usize, line: u64) -> u64 {
    tour.ask(port, LineOperation::Watch, Extent::Nothing, line)
}

fn begin(tour: &mut Tour<'_, SmallBank>, port: usize, line: u64) -> u64 {
    let tag = watch(tour, port, line);
    tour.rig.run(20);
    tag
}

fn is_woken(response: &LineResponse) {
    assert_eq!(response.status, LineStatus::Okay);
}

/// The host's side of a request that takes or gives up a line, whatever it is.
fn serve(tour: &mut Tour<'_, SmallBank>, request: &D2hRequest) {
    use D2hRequestOpcode as Opcode;
    let cqid = request.cqid;
    match request.opcode {
        Opcode::DirtyEvict | Opcode::ItoMWr => {
            tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull);
            tour.rig.line();
        }
        Opcode::WoWrInv | Opcode::WoWrInvF => {
            tour.rig.pull(cqid, H2dResponseOpcode::FastGoWritePull);
            tour.rig.line();
            tour.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
        }
        Opcode::RdOwn | Opcode::RdShared => {
            let is_own = request.opcode == Opcode::RdOwn;
            tour.rig.go(cqid, if is_own { GoState::Exclusive } else { GoState::Shared });
            tour.rig.fill(cqid, [3; 64]);
        }
        Opcode::RdOwnNoData => tour.rig.go(cqid, GoState::Exclusive),
        _ => tour.rig.go(cqid, GoState::Invalid),
    }
}

#[test]
fn where_there_is_no_copy_it_is_answered_at_once() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    for port in [0, 1] {
        let tag = watch(&mut tour, port, line);
        tour.rig.run(8);
        let (from, answer) = tour.rig.responses.pop_front().expect("it is answered at once");
        assert_eq!((from, answer.tag), (port, tag));
        is_woken(&answer);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn the_hosts_snoop_wakes_it_when_it_takes_the_copy() {
    let device = small_bank();
    for state in COPIES {
        for port in [0, 1] {
            let mut tour = Tour::new(&device);
            let line = tour.establish(state);
            let tag = begin(&mut tour, port, line);
            // The copy stays, if as a Shared one: so does the watch.
            for keeps in [H2dRequestOpcode::SnpCur, H2dRequestOpcode::SnpData] {
                tour.rig.run(4);
                let now = tour.state(line);
                tour.snooped_by_state(keeps, line, now);
            }
            tour.rig.run(LONG);
            assert!(tour.rig.responses.is_empty(), "the copy is there: {:?}", tour.rig.responses);
            tour.forget(line);
            is_woken(&tour.rig.response(tag));
            assert!(tour.rig.changes.is_empty());
            tour.rig.assert_silent();
            tour.rig.bench.dismiss();
        }
    }
}

#[test]
fn whatever_the_device_gives_up_wakes_it() {
    use Extent::{Full, Nothing, Partial};
    use LineOperation::{CoRead, CoWrite, Evict, Flush, NcPush, NcWrite};
    let device = small_bank();
    let all = [
        (Evict, Nothing, &COPIES[..]),
        (Flush, Nothing, &COPIES[..]),
        (NcWrite, Full, &COPIES[..]),
        (NcWrite, Partial, &COPIES[..]),
        (NcPush, Full, &COPIES[..]),
        (CoRead, Nothing, &COPIES[..1]),
        (CoWrite, Partial, &COPIES[..1]),
        (CoWrite, Full, &COPIES[..1]),
    ];
    for (operation, extent, states) in all {
        for state in states {
            for port in [0, 1] {
                let mut tour = Tour::new(&device);
                let line = tour.establish(*state);
                let tag = begin(&mut tour, 0, line);
                let other = tour.ask(port, operation, extent, line);
                loop {
                    tour.rig.run(30);
                    let Some(request) = tour.rig.requests.pop_front() else { break };
                    serve(&mut tour, &request);
                }
                is_woken(&tour.rig.response(tag));
                assert_eq!(tour.rig.response(other).status, LineStatus::Okay);
                tour.rig.assert_silent();
                tour.rig.bench.dismiss();
            }
        }
    }
}

#[test]
fn two_watches_that_come_together_take_the_last_two_places() {
    let device = small_bank();
    let pairs = (0..WATCHES).flat_map(|i| (i + 1..WATCHES).map(move |j| [i, j]));
    for (port, places) in
        [0, 1].into_iter().flat_map(|port| pairs.clone().map(move |at| (port, at)))
    {
        let mut tour = Tour::new(&device);
        let [kept, given] = [0; 2].map(|_| tour.establish(Rule::Shared));
        let mut tags: Vec<u64> = (0..WATCHES)
            .map(|i| watch(&mut tour, port, if places.contains(&i) { given } else { kept }))
            .collect();
        tour.rig.run(20);
        assert!(tour.rig.responses.is_empty());
        tour.forget(given);
        for (i, place) in places.into_iter().enumerate() {
            is_woken(&tour.rig.response(tags.remove(place - i)));
        }
        tour.rig.run(8);
        tags.extend([0; 2].map(|_| watch(&mut tour, port, kept)));
        tour.rig.run(20);
        assert!(tour.rig.responses.is_empty(), "port {port}, places {places:?}");
        tour.forget(kept);
        tags.into_iter().for_each(|tag| is_woken(&tour.rig.response(tag)));
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn what_uses_the_copy_wakes_nobody() {
    use LineOperation::{CoRead, CoWrite, CsRead, NcRead};
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Exclusive);
    let tag = begin(&mut tour, 0, line);
    for (operation, extent) in [
        (NcRead, Extent::Nothing),
        (CsRead, Extent::Nothing),
        (CoRead, Extent::Nothing),
        (CoWrite, Extent::Partial),
        (CoWrite, Extent::Full),
    ] {
        let value = tour.written(line, operation, extent);
        let other = tour.ask(1, operation, extent, line);
        assert_eq!(tour.rig.response(other).tag, other);
        tour.copies.insert(line, value);
    }
    // Nor does a snoop of another line of its set, or of its way in the other set.
    for i in 1..=4 {
        tour.snooped_by_state(H2dRequestOpcode::SnpInv, line + i, Rule::Invalid);
    }
    let neighbour = tour.establish(Rule::Modified);
    tour.forget(neighbour);
    tour.rig.run(LONG);
    assert!(tour.rig.responses.is_empty());
    tour.forget(line);
    is_woken(&tour.rig.response(tag));
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_line_that_makes_room_wakes_it() {
    let device = small_bank();
    for state in COPIES {
        let mut tour = Tour::new(&device);
        let line = tour.establish(state);
        let tag = begin(&mut tour, 1, line);
        for way in 1..=device.ways {
            let other = line + way * device.lines_apart;
            let read = tour.ask(0, LineOperation::CsRead, Extent::Nothing, other);
            let request = tour.expect_request(other, &[D2hRequestOpcode::RdShared]);
            assert!(tour.rig.responses.is_empty(), "the copy is still there");
            serve(&mut tour, &request);
            tour.rig.run(20);
            if let Some(request) = tour.rig.requests.pop_front() {
                assert_eq!((request.line_address, state), (line, Rule::Modified));
                serve(&mut tour, &request);
            }
            tour.rig.response(read);
        }
        is_woken(&tour.rig.response(tag));
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

/// The read, the watch and the snoop in every order and at every distance: the watch is answered.
#[test]
fn a_snoop_at_any_distance_wakes_it() {
    let device = small_bank();
    for state in COPIES {
        let mut tour = Tour::new(&device);
        for distance in 0..40_u64 {
            let line = tour.establish(state);
            let value = tour.value(line);
            let (mut tag, mut uqid) = (0, 0);
            for cycle in 0..40 {
                if cycle == 20 {
                    tag = watch(&mut tour, (distance % 2) as usize, line);
                }
                if cycle == distance {
                    uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
                }
                tour.rig.step();
            }
            let rule = *tour.rules.snoop(state, H2dRequestOpcode::SnpInv);
            tour.answered(uqid, rule.answer);
            if rule.sends_data {
                assert_eq!(tour.rig.line().data, value);
            }
            is_woken(&tour.rig.response(tag));
            tour.copies.remove(&line);
        }
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

/// A watch of a line that is under way waits until that has ended, and sees what is left.
#[test]
fn a_watch_behind_a_read_holds_on_to_what_the_read_brings() {
    let device = small_bank();
    for snoop in SNOOPS {
        for is_snooped in [false, true] {
            let mut tour = Tour::new(&device);
            let line = tour.establish(Rule::Invalid);
            let read = tour.ask(0, LineOperation::CsRead, Extent::Nothing, line);
            let tag = watch(&mut tour, 0, line);
            let cqid = tour.rig.request().cqid;
            tour.rig.go(cqid, GoState::Shared);
            tour.rig.run(20);
            if is_snooped {
                let uqid = tour.rig.snoop(snoop, line);
                tour.answered(uqid, tour.rules.snoop(Rule::Shared, snoop).answer);
            }
            let value = tour.value(line);
            tour.rig.fill(cqid, value);
            assert_eq!(tour.rig.response(read).data, value);
            tour.rig.run(LONG);
            let is_kept = !(is_snooped && snoop == H2dRequestOpcode::SnpInv);
            assert_eq!(tour.rig.responses.is_empty(), is_kept);
            if is_kept {
                tour.copies.insert(line, value);
                tour.forget(line);
            }
            is_woken(&tour.rig.response(tag));
            tour.rig.assert_silent();
            tour.rig.bench.dismiss();
        }
    }
}

#[test]
fn each_of_many_is_answered_for_its_own_line() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    // Two sets of two ways: every place of the cache.
    let lines = [(); 4].map(|()| tour.establish(Rule::Exclusive));
    let mut tags = vec![];
    for i in 0..2 * WATCHES {
        let (port, line) = (i / WATCHES, lines[i % 4]);
        tags.push((port, line, begin(&mut tour, port, line)));
    }
    // One more than there are places is answered at once, whichever port has asked.
    for (port, line) in [(0, lines[0]), (1, lines[3])] {
        let tag = begin(&mut tour, port, line);
        assert_eq!(tour.rig.responses.len(), 1);
        is_woken(&tour.rig.response(tag));
    }
    for line in [lines[2], lines[0], lines[3], lines[1]] {
        tour.forget(line);
        for (port, _, tag) in tags.extract_if(.., |(_, watched, _)| *watched == line) {
            let wait = |rig: &mut nic_tests::coherence::Rig<'_, SmallBank>| {
                let found = rig.responses.iter().position(|(_, answer)| answer.tag == tag)?;
                rig.responses.remove(found)
            };
            let (from, answer) = tour.rig.wait("a watch that is due", wait);
            assert_eq!(from, port);
            is_woken(&answer);
        }
        tour.rig.assert_silent();
    }
    tour.rig.bench.dismiss();
}

#[test]
fn watches_of_a_port_that_takes_no_answers_stop_nobody() {
    let device = small_bank();
    for port in 0..2 {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let other = tour.establish(Rule::Shared);
        let stalled = device.line_response[port].index();
        tour.rig.bench.set_stall(stalled, Stall::Always);
        let mut tags: Vec<u64> = (0..WATCHES).map(|_| begin(&mut tour, port, line)).collect();
        // Its places for answers are taken by others.
        for i in 0..12 {
            tags.push(tour.ask(port, LineOperation::NcRead, Extent::Nothing, [line, other][i % 2]));
        }
        tour.rig.run(LONG);
        let watched = begin(&mut tour, 1 - port, line);
        tour.forget(line);
        is_woken(&tour.rig.response(watched));
        let read = tour.ask(1 - port, LineOperation::NcRead, Extent::Nothing, other);
        assert_eq!(tour.rig.response(read).data, tour.copies[&other]);
        tour.rig.bench.set_stall(stalled, Stall::Never);
        while !tags.is_empty() {
            tour.rig.step();
            if let Some(request) = tour.rig.requests.pop_front() {
                assert_eq!(request.opcode, D2hRequestOpcode::RdCurr);
                tour.rig.fill(request.cqid, [1; 64]);
            }
            while let Some((from, answer)) = tour.rig.responses.pop_front() {
                let known = tags.iter().position(|tag| *tag == answer.tag);
                assert_eq!(from, port);
                tags.swap_remove(known.expect("each is answered once"));
            }
        }
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_reset_forgets_watches() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Shared);
    for _ in 0..WATCHES {
        begin(&mut tour, 0, line);
    }
    tour.rig.bench.reset();
    tour.rig.bench.run(device.swept_after);
    tour.copies.clear();
    tour.states.clear();
    tour.rig.changes.clear();
    let line = tour.establish(Rule::Shared);
    let tag = begin(&mut tour, 0, line);
    assert!(tour.rig.responses.is_empty(), "there are places again");
    tour.forget(line);
    is_woken(&tour.rig.response(tag));
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}
