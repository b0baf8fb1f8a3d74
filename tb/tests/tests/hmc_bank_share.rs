//! The bank of the cache of host memory with one port busy beside the other, which has one request at a time: in whatever
//! cycles the host answers, the other one has its share of MSHRs, and of places to wait in.
use nic_spec::message::LineOperation;
use nic_tb::Stall;
use nic_tests::coherence::{Rig, SmallBank, small_bank};

/// Requests of the busy port that are not answered.
const UNANSWERED: u64 = 40;
/// Cycles of a run.
const CYCLES: u64 = 2_000;

/// The longest time of a request of port `single` beside the other's, where the host answers one request in `every` cycles;
/// `line` gives the line of a port's request by its number.
fn longest(single: usize, every: u64, line: fn(usize, u64) -> u64) -> u64 {
    let device = small_bank();
    let mut rig = Rig::<'_, SmallBank>::new(&device, Stall::Never, Stall::Never);
    let (mut asked, mut answered) = ([0; 2], [0; 2]);
    let (mut since, mut longest) = (0, 0);
    for cycle in 0..CYCLES {
        for port in 0..2 {
            let unanswered = if port == single { 1 } else { UNANSWERED };
            if asked[port] - answered[port] < unanswered {
                rig.ask(port, LineOperation::NcRead, line(port, asked[port]), ([0; 64], 0));
                asked[port] += 1;
                since = if port == single { cycle } else { since };
            }
        }
        rig.step();
        if cycle % every == 0
            && let Some(request) = rig.requests.pop_front()
        {
            rig.fill(request.cqid, [1; 64]);
        }
        for (port, _) in std::mem::take(&mut rig.responses) {
            answered[port] += 1;
        }
        longest = longest.max(cycle - since);
    }
    rig.bench.dismiss();
    assert!(answered[single] > 10 && answered[1 - single] > answered[single], "{answered:?}");
    longest
}

/// Each port, beside a host of each pace; at most so many answers of the host and cycles for one request.
fn check(line: fn(usize, u64) -> u64, (answers, cycles): (u64, u64)) {
    for every in 1..=12 {
        for single in 0..2 {
            let found = longest(single, every, line);
            let most = answers * every + cycles;
            assert!(found <= most, "port {single}, each {every} cycles: {found}, not {most}");
        }
    }
}

#[test]
fn a_port_with_one_miss_at_a_time_finds_an_mshr() {
    // Those that the MSHRs have already, and its own.
    check(|port, n| 0x4000 * (1 + port as u64) + n, (5, 12));
}

#[test]
fn a_port_that_asks_for_the_others_line_finds_a_place_to_wait_in() {
    check(|_, _| 0x4000, (10, 62));
}

#[test]
fn a_port_finds_its_share_where_the_other_has_many_requests_for_each_line() {
    check(|port, n| if port == 0 { 0x4000 + n / 6 } else { 0x4000 + n / 5 }, (10, 62));
}

#[test]
fn a_miss_waits_for_no_port_that_has_lacked_an_mshr_before() {
    let device = small_bank();
    for lacked in 0..2 {
        let mut rig = Rig::<'_, SmallBank>::new(&device, Stall::Never, Stall::Never);
        let read = |rig: &mut Rig<'_, SmallBank>, port, line| {
            rig.ask(port, LineOperation::NcRead, line, ([0; 64], 0))
        };
        // One more than there are MSHRs; then all are free.
        let tags: Vec<u64> =
            (0..=device.outstanding).map(|i| read(&mut rig, lacked, 0x4000 + i)).collect();
        rig.run(20);
        for tag in tags {
            let request = rig.request();
            rig.fill(request.cqid, [1; 64]);
            rig.response(tag);
        }
        rig.run(20);
        let start = rig.bench.cycle();
        read(&mut rig, 1 - lacked, 0x8000);
        rig.request();
        // One cycle to send it.
        assert_eq!(rig.bench.cycle() - start, 5 + 1, "port {}", 1 - lacked);
        rig.bench.dismiss();
    }
}
