//! The bank of the cache of host memory: a line that is owed to a snoop is found again at whatever address it is, when the host takes
//! lines again.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hResponseOpcode, H2dRequestOpcode, H2dResponseOpcode, LineOperation, MemoryMap,
};
use nic_tb::Stall;
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// Bits of a line's address.
const LINE_BITS: u32 = 46;
/// Lines that find room on their way to the host.
const ROOM: u64 = 4;
/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;

#[test]
fn a_line_that_is_owed_leaves_at_every_address() {
    let device = small_bank();
    for bit in 0..LINE_BITS {
        let mut tour = Tour::new(&device);
        let end = (1 << LINE_BITS) - 1;
        let map = MemoryMap { host_end: end, device_begin: end, device_end: end };
        tour.rig.bench.set_level(device.memory_map, &map);
        let lines = [1 << bit, 0x2000_0000_0000 ^ (1 << bit)].map(|address| {
            tour.next_line = address;
            tour.establish(Rule::Modified)
        });
        let data = device.d2h_data.index();
        tour.rig.bench.set_stall(data, Stall::Always);
        for i in 0..ROOM {
            let tag = tour.ask(0, LineOperation::NcPush, Extent::Full, 0x7000 + i);
            let cqid = tour.rig.request().cqid;
            tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull);
            tour.rig.response(tag);
        }
        let owed = lines.map(|line| {
            let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
            tour.answered(uqid, D2hResponseOpcode::RspIFwdM);
            (uqid, tour.value(line))
        });
        tour.rig.run(LONG);
        tour.rig.bench.set_stall(data, Stall::Never);
        for _ in 0..ROOM {
            tour.rig.line();
        }
        for (uqid, value) in owed {
            let sent = tour.rig.line();
            assert_eq!((sent.uqid, sent.data, sent.bogus), (uqid, value, false), "bit {bit}");
        }
        tour.rig.run(LONG);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}
