//! The bank of the cache of host memory: a line that makes room goes back to where it came from,
//! wherever that is.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LineOperation, LineState,
    MemoryMap,
};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

#[test]
fn a_line_that_makes_room_keeps_every_bit_of_its_address() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let end = (1 << 46) - 1;
    let map = MemoryMap { host_end: end, device_begin: end, device_end: end };
    tour.rig.bench.set_level(device.memory_map, &map);
    // Lines of a set, the one used last at the end.
    let mut lines: Vec<(u64, [u8; 64])> = vec![];
    for i in 0..120_u8 {
        let line = tour.rig.bench.generator().below(end) & !(device.lines_apart - 1);
        let tag = tour.rig.ask(0, LineOperation::CoWrite, line, ([i; 64], u64::MAX));
        let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdOwnNoData]).cqid;
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.response(tag);
        lines.push((line, [i; 64]));
        if lines.len() as u64 > device.ways {
            let (victim, data) = lines.remove(0);
            let evict = tour.expect_request(victim, &[D2hRequestOpcode::DirtyEvict]);
            tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
            let sent = tour.rig.line();
            assert_eq!((sent.data, sent.bogus, sent.byte_enable), (data, false, u64::MAX));
            tour.rig.run(8);
            tour.state(victim);
            assert_eq!(tour.states[&victim], LineState::Invalid);
        }
    }
    // Clean ones are dropped, and the tracker says which.
    let mut read = vec![];
    for i in 0..120 {
        let line = tour.rig.bench.generator().below(end) & !(device.lines_apart - 1);
        let tag = tour.ask(1, LineOperation::CsRead, Extent::Nothing, line);
        let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdShared]).cqid;
        let old = tour.value(line);
        tour.rig.go(cqid, GoState::Shared);
        tour.rig.fill(cqid, old);
        tour.rig.response(tag);
        if i < device.ways {
            let evict = tour.expect_request(lines.remove(0).0, &[D2hRequestOpcode::DirtyEvict]);
            tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
            tour.rig.line();
        }
        tour.rig.run(8);
        tour.state(line);
        read.push(line);
        if read.len() as u64 > device.ways {
            assert_eq!(tour.states[&read.remove(0)], LineState::Invalid);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn lines_that_come_to_a_set_one_after_the_other_are_both_kept() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let first = tour.next_line;
    let lines = [first, first + device.lines_apart];
    let numbers = lines.map(|line| {
        let written = ([line as u8; 64], u64::MAX);
        tour.rig.ask(0, LineOperation::CoWrite, line, written);
        tour.expect_request(line, &[D2hRequestOpcode::RdOwnNoData]).cqid
    });
    tour.rig.run(20);
    // The MSHRs resume in cycles that follow each other.
    numbers.iter().for_each(|cqid| tour.rig.go(*cqid, GoState::Exclusive));
    tour.rig.wait("both answers", |rig| (rig.responses.len() == 2).then_some(()));
    tour.rig.responses.clear();
    for line in lines {
        tour.copies.insert(line, [line as u8; 64]);
        tour.snooped_by_state(H2dRequestOpcode::SnpInv, line, Rule::Modified);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}
