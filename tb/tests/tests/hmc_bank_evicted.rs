//! The bank of the cache of host memory: a line makes room while requests that waited for it are still to be served.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{D2hRequestOpcode as Asked, GoState, H2dResponseOpcode, LineOperation};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// The first of the lines that share a set.
const FIRST_LINE: u64 = 0x8000;
/// What is written to it.
const WRITTEN: [u8; 64] = [7; 64];

/// A line that is written, requests of these kinds that wait for it, and as many other lines of its set as make it
/// leave again, all of which come at once. Gives the tags of what waits, and the request that evicts the line.
fn evicted_before_its_waiters(
    tour: &mut Tour<'_, nic_tests::coherence::SmallBank>,
    waiting: &[(usize, LineOperation)],
) -> (Vec<u64>, u64) {
    let (ways, apart) = (tour.rig.device.ways, tour.rig.device.lines_apart);
    tour.next_line = FIRST_LINE + 1;
    let hit = tour.establish(Rule::Shared);
    let write = tour.rig.ask(0, LineOperation::CoWrite, FIRST_LINE, (WRITTEN, u64::MAX));
    let mut numbers = vec![tour.expect_request(FIRST_LINE, &[Asked::RdOwnNoData]).cqid];
    let ask = |(port, operation): &(usize, LineOperation)| {
        tour.rig.ask(*port, *operation, FIRST_LINE, ([9; 64], u64::MAX))
    };
    let waiting: Vec<u64> = waiting.iter().map(ask).collect();
    let others: Vec<u64> = (1..=ways).map(|i| FIRST_LINE + i * apart).collect();
    for line in &others {
        tour.ask(0, LineOperation::CoRead, Extent::Nothing, *line);
        numbers.push(tour.expect_request(*line, &[Asked::RdOwn]).cqid);
    }
    numbers[1..].iter().for_each(|cqid| tour.rig.fill(*cqid, [3; 64]));
    tour.rig.run(8);
    // Between two lines that come a hit has its turn: of two of a set that follow each other the second comes
    // again, and then the waiting requests before it.
    let hits: Vec<u64> =
        (0..10).map(|_| tour.ask(1, LineOperation::CsRead, Extent::Nothing, hit)).collect();
    numbers.iter().for_each(|cqid| tour.rig.go(*cqid, GoState::Exclusive));
    tour.rig.response(write);
    let evict = tour.expect_request(FIRST_LINE, &[Asked::DirtyEvict]).cqid;
    let expected = others.len() + hits.len();
    tour.rig.wait("the other lines", |rig| (rig.responses.len() == expected).then_some(()));
    tour.rig.responses.clear();
    (waiting, evict)
}

#[test]
fn who_waited_for_a_line_that_has_made_room_waits_for_the_end_of_that() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let (waiting, evict) = evicted_before_its_waiters(
        &mut tour,
        &[(1, LineOperation::CoRead), (1, LineOperation::CsRead)],
    );
    // One request for a line at a time (CXL 3.2, 3.2.4).
    tour.rig.assert_silent();
    tour.rig.pull(evict, H2dResponseOpcode::GoWritePull);
    assert_eq!(tour.rig.line().data, WRITTEN);
    let again = tour.expect_request(FIRST_LINE, &[Asked::RdOwn]).cqid;
    tour.rig.go(again, GoState::Exclusive);
    tour.rig.fill(again, WRITTEN);
    for tag in waiting {
        assert_eq!(tour.rig.response(tag).data, WRITTEN);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn who_asks_for_a_line_that_has_made_room_comes_behind_who_waited_for_it() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let (waiting, evict) = evicted_before_its_waiters(&mut tour, &[(0, LineOperation::NcWrite)]);
    // It must not join a list of its own at the eviction.
    let read = tour.ask(0, LineOperation::NcRead, Extent::Nothing, FIRST_LINE);
    tour.rig.assert_silent();
    tour.rig.pull(evict, H2dResponseOpcode::GoWritePull);
    assert_eq!(tour.rig.line().data, WRITTEN);
    let write = tour.expect_request(FIRST_LINE, &[Asked::WoWrInvF]).cqid;
    tour.rig.pull(write, H2dResponseOpcode::FastGoWritePull);
    assert_eq!(tour.rig.line().data, [9; 64]);
    tour.rig.answer(write, H2dResponseOpcode::ExtCmp, 0);
    tour.rig.response(waiting[0]);
    let again = tour.expect_request(FIRST_LINE, &[Asked::RdCurr]).cqid;
    tour.rig.fill(again, [9; 64]);
    assert_eq!(tour.rig.response(read).data, [9; 64]);
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}
