//! The bank of the cache of host memory: which snoops are outside of all memory.
use nic_spec::message::{D2hResponseOpcode, H2dRequestOpcode, MemoryMap};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

#[test]
fn every_bit_decides_whether_a_snoop_is_outside() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let mut outside = 0;
    let mut expect = |tour: &mut Tour<'_, _>, line: u64, is_outside: bool| {
        let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
        tour.answered(uqid, D2hResponseOpcode::RspIHitI);
        tour.rig.run(4);
        outside += u64::from(is_outside);
        assert_eq!(tour.rig.bench.level(device.status[0]).outside_snoops, outside, "{line:#x}");
    };
    for bit in 3..44 {
        // Memory of the host, a hole, memory of the device, nothing.
        let host_end = tour.rig.bench.generator().below(1 << bit) | 1 << bit;
        let device_begin = host_end + 5;
        let device_end = device_begin + (1 << bit);
        tour.rig
            .bench
            .set_level(device.memory_map, &MemoryMap { host_end, device_begin, device_end });
        for (line, is_outside) in [
            (host_end - 1, false),
            (host_end ^ 1 << bit, false),
            (host_end, true),
            (device_begin - 1, true),
            (device_begin, false),
            (device_end - 1, false),
            (device_end, true),
            (device_end | 1 << 45, true),
        ] {
            expect(&mut tour, line, is_outside);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}
