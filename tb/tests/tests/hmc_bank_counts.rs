//! The bank of the cache of host memory: what it counts, exactly, to the ends of its counters.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    CacheStatus, CoherenceFault, D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineOperation,
};
use nic_tests::coherence::tour::Tour;
use nic_tests::coherence::{HOST_END, small_bank};

/// What a bank shows after reset.
const NOTHING: CacheStatus = CacheStatus {
    fault: CoherenceFault::None,
    fault_number: 0,
    requests: 0,
    hits: 0,
    waits: 0,
    snoops: 0,
    snoop_hits: 0,
    evictions: 0,
    unknown_answers: 0,
    wrong_answers: 0,
    unknown_data: 0,
    unknown_opcodes: 0,
    outside_snoops: 0,
};

#[test]
fn every_event_is_counted_once() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let status = device.status[0];
    assert_eq!(tour.rig.bench.level(status), NOTHING);
    let mut expected = NOTHING;

    // Hits, of both ports.
    let line = tour.establish(Rule::Shared);
    expected.requests += 1;
    for _ in 0..35_000 {
        tour.rig.ask(0, LineOperation::CsRead, line, ([0; 64], 0));
        tour.rig.ask(1, LineOperation::NcRead, line, ([0; 64], 0));
    }
    // An odd number of each, because a bit that turns at every event comes back after two.
    tour.rig.ask(0, LineOperation::CsRead, line, ([0; 64], 0));
    tour.rig.wait_long("every answer", |rig| rig.responses.len() == 70_001);
    tour.rig.responses.clear();
    expected.requests += 70_001;
    expected.hits += 70_001;
    assert_eq!(tour.rig.bench.level(status), expected);

    // Snoops, of a line that is there and of one that is not.
    for _ in 0..40_000 {
        tour.rig.snoop(H2dRequestOpcode::SnpCur, line);
        tour.rig.snoop(H2dRequestOpcode::SnpCur, line + 1);
    }
    tour.rig.snoop(H2dRequestOpcode::SnpCur, line);
    tour.rig.wait_long("every answer", |rig| rig.snoop_answers.len() == 80_001);
    tour.rig.snoop_answers.clear();
    expected.snoops += 80_001;
    expected.snoop_hits += 40_001;
    tour.rig.run(4);
    assert_eq!(tour.rig.bench.level(status), expected);

    // Two requests for one line: the second waits, once, and hits.
    for i in 0..601 {
        let line = 0x8000 + i;
        let tags = [0, 1].map(|port| tour.ask(port, LineOperation::CsRead, Extent::Nothing, line));
        let cqid = tour.rig.request().cqid;
        tour.rig.run(8);
        tour.rig.go(cqid, GoState::Shared);
        tour.rig.fill(cqid, [1; 64]);
        for tag in tags {
            tour.rig.response(tag);
        }
    }
    expected.requests += 1_202;
    expected.hits += 601;
    expected.waits += 601;
    tour.rig.run(4);
    assert_eq!(tour.rig.bench.level(status), expected);

    // Modified lines that make room, each for the next.
    let first = 0x10_0000;
    for i in 0..601 {
        let line = first + i * device.lines_apart;
        let tag = tour.ask(0, LineOperation::CoWrite, Extent::Full, line);
        let cqid = tour.rig.request().cqid;
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.response(tag);
        if i >= device.ways {
            let evict = tour.rig.request();
            assert_eq!(evict.opcode, D2hRequestOpcode::DirtyEvict);
            assert_eq!(evict.line_address, first + (i - device.ways) * device.lines_apart);
            tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
            tour.rig.line();
        }
    }
    expected.requests += 601;
    expected.evictions += 601 - device.ways;
    tour.rig.run(8);
    assert_eq!(tour.rig.bench.level(status), expected);

    tour.rig.bench.reset();
    assert_eq!(tour.rig.bench.level(status), NOTHING);
    tour.rig.bench.dismiss();
}

#[test]
fn counts_of_faults_stop_at_their_ends() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let status = device.status[0];
    let line = tour.establish(Rule::Invalid);
    tour.ask(0, LineOperation::CsRead, Extent::Nothing, line);
    let cqid = tour.rig.request().cqid;
    let other = (cqid + 1) % device.outstanding;
    let end = (1 << 16) - 1;
    let unknown = [vec![0], vec![5, 0], vec![77]].concat();
    let port = device.h2d_request.index();
    let fault = |tour: &mut Tour<'_, _>| {
        tour.rig.go(other, GoState::Shared);
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.fill(other, [0; 64]);
        tour.rig.snoop(H2dRequestOpcode::SnpCur, HOST_END);
        tour.rig.bench.send_words(port, unknown.clone());
    };
    (0..end - 1).for_each(|_| fault(&mut tour));
    tour.rig.run(2 * end + 100);
    tour.rig.snoop_answers.clear();
    let counts = |tour: &mut Tour<'_, _>| {
        let found = tour.rig.bench.level(status);
        assert_eq!(found.fault, CoherenceFault::UnknownAnswer);
        assert_eq!(found.fault_number, other);
        [
            found.unknown_answers,
            found.wrong_answers,
            found.unknown_data,
            found.unknown_opcodes,
            found.outside_snoops,
        ]
    };
    assert_eq!(counts(&mut tour), [end - 1; 5]);
    for _ in 0..3 {
        fault(&mut tour);
        tour.rig.run(20);
        assert_eq!(counts(&mut tour), [end; 5]);
    }
    tour.rig.bench.dismiss();
}
