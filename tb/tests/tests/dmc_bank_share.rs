//! The bank of the cache of device memory with both ports busy: they take turns, whatever each could do alone, and whenever
//! memory answers.
use nic_spec::message::{LineOperation, LineSpace, LineState};
use nic_tb::Stall;
use nic_tests::device_memory::{Device, FIRST_LINE, PAGE_LINES, Rig};

/// Requests of each port.
const REQUESTS: usize = 150;
/// How far one port may be ahead of the other while both have requests.
const AHEAD: usize = 3;

/// A line of each port, in sets of their own.
fn line(port: usize) -> u64 {
    FIRST_LINE + port as u64
}

fn ask(rig: &mut Rig, port: usize) -> u64 {
    let space = LineSpace::DeviceDeviceBias;
    rig.ask(port, LineOperation::CsRead, space, line(port), ([0; 64], 0))
}

#[test]
fn two_ports_with_hits_are_served_in_turns() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.to_device_bias(FIRST_LINE);
    for port in 0..2 {
        let tag = ask(&mut rig, port);
        rig.response(tag);
        assert_eq!(rig.state(line(port)), LineState::Shared);
    }
    rig.run(20);
    for _ in 0..REQUESTS {
        (0..2).for_each(|port| _ = ask(&mut rig, port));
    }
    let mut answered = [0; 2];
    let mut cycles = 0;
    while answered.iter().any(|count| *count < REQUESTS) {
        rig.step();
        for (port, _) in rig.responses.drain(..) {
            answered[port] += 1;
        }
        if answered.iter().all(|count| *count < REQUESTS - AHEAD) {
            assert!(answered[0].abs_diff(answered[1]) <= AHEAD, "{answered:?}");
        }
        cycles += 1;
        assert!(cycles <= 2 * REQUESTS + 40, "{answered:?} in {cycles} cycles");
    }
    rig.bench.dismiss();
}

/// The longest time of a read of port `single`, which has one at a time, beside the other's, where memory answers one in
/// `every` cycles.
fn longest(single: usize, every: u64) -> u64 {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for page in 0..2 {
        rig.to_device_bias(FIRST_LINE + page * PAGE_LINES);
    }
    rig.memory_waits = true;
    let (mut asked, mut answered) = ([0; 2], [0; 2]);
    let (mut since, mut longest) = (0, 0);
    for cycle in 0..2_000 {
        for port in 0..2 {
            let unanswered = if port == single { 1 } else { 40 };
            if asked[port] - answered[port] < unanswered {
                let line = FIRST_LINE + port as u64 * PAGE_LINES + asked[port] % PAGE_LINES;
                let space = LineSpace::DeviceDeviceBias;
                rig.ask(port, LineOperation::NcRead, space, line, ([0; 64], 0));
                asked[port] += 1;
                since = if port == single { cycle } else { since };
            }
        }
        rig.step();
        if cycle % every == 0 && !rig.answers.is_empty() {
            let answer = rig.answers.remove(0);
            rig.bench.send(Device::MEMORY_ANSWER, [answer]);
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

#[test]
fn a_port_with_one_miss_at_a_time_finds_an_mshr() {
    for every in 1..=12 {
        for single in 0..2 {
            let found = longest(single, every);
            // Those that the MSHRs have already, and its own.
            let most = 5 * every + 14;
            assert!(found <= most, "port {single}, each {every} cycles: {found}, not {most}");
        }
    }
}
