//! The bank of the cache of device memory with both ports busy: they take turns, whatever each could do alone.
use nic_spec::message::{LineOperation, LineSpace, LineState};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Rig};

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
