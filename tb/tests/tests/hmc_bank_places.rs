//! The bank of the cache of host memory: a set has four places for lines that are outstanding, and a snoop finds a line in
//! each, and while it comes there.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineOperation,
};
use nic_tests::coherence::tour::Tour;
use nic_tests::coherence::{SmallBank, small_bank};

/// Places of a set.
const PLACES: u64 = 4;

/// Reads of these other lines of its set are outstanding, which have the first places.
fn take_places(
    tour: &mut Tour<'_, SmallBank>,
    others: impl Iterator<Item = u64>,
) -> Vec<(u64, u64, u64)> {
    let read = |other| {
        let tag = tour.ask(1, LineOperation::NcRead, Extent::Nothing, other);
        (other, tag, tour.expect_request(other, &[D2hRequestOpcode::RdCurr]).cqid)
    };
    others.map(read).collect()
}

/// These are answered.
fn give_places(tour: &mut Tour<'_, SmallBank>, reads: Vec<(u64, u64, u64)>) {
    for (line, tag, cqid) in reads {
        let value = tour.value(line);
        tour.rig.fill(cqid, value);
        assert_eq!(tour.rig.response(tag).data, value);
    }
    tour.rig.assert_silent();
}

#[test]
fn a_snoop_finds_a_line_that_is_written_back_in_each_place() {
    let device = small_bank();
    for place in 0..PLACES {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let value = tour.value(line);
        let others = (1..=place).map(|i| line + i * device.lines_apart);
        let reads = take_places(&mut tour, others);
        let evicts = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
        let number = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]).cqid;
        let owed = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
        tour.answered(owed, D2hResponseOpcode::RspIFwdM);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.bogus, sent.data), (owed, false, value), "place {place}");
        let pulled = tour.rig.pull(number, H2dResponseOpcode::GoWritePull);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.bogus), (pulled, true), "place {place}");
        tour.rig.response(evicts);
        give_places(&mut tour, reads);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_snoop_finds_a_line_that_is_granted_in_each_place() {
    let device = small_bank();
    let grants = [
        (LineOperation::CsRead, GoState::Shared, Rule::Shared),
        (LineOperation::CoRead, GoState::Exclusive, Rule::Exclusive),
        (LineOperation::CoRead, GoState::Modified, Rule::Modified),
    ];
    let snoops = [H2dRequestOpcode::SnpCur, H2dRequestOpcode::SnpData, H2dRequestOpcode::SnpInv];
    let kinds = grants.into_iter().flat_map(|grant| snoops.map(|snoop| (grant, snoop)));
    for ((operation, grant, state), snoop) in kinds {
        for place in 0..PLACES {
            let mut tour = Tour::new(&device);
            let line = tour.establish(Rule::Invalid);
            let value = tour.value(line);
            let others = (1..=place).map(|i| line + i * device.lines_apart);
            let reads = take_places(&mut tour, others);
            let tag = tour.ask(0, operation, Extent::Nothing, line);
            let number = tour.rig.request().cqid;
            tour.rig.go(number, grant);
            let uqid = tour.rig.snoop(snoop, line);
            let rule = *tour.rules.snoop(state, snoop);
            tour.answered(uqid, rule.answer);
            tour.rig.fill(number, value);
            assert_eq!(tour.rig.response(tag).data, value, "place {place}");
            if rule.sends_data {
                let sent = tour.rig.line();
                assert_eq!((sent.uqid, sent.bogus, sent.data), (uqid, false, value));
            }
            give_places(&mut tour, reads);
            assert_eq!(tour.state(line), rule.after, "place {place}, {grant:?}, {snoop:?}");
            tour.rig.bench.dismiss();
        }
    }
}

#[test]
fn a_snoop_finds_a_line_that_is_about_to_be_written_back() {
    let device = small_bank();
    for cycles in 0..20 {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let value = tour.value(line);
        let evicts = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
        tour.rig.run(cycles);
        let owed = tour.rig.snoop(H2dRequestOpcode::SnpInv, line);
        tour.answered(owed, D2hResponseOpcode::RspIFwdM);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.bogus, sent.data), (owed, false, value), "{cycles} cycles");
        tour.rig.run(20);
        // Where the snoop came first there was nothing to write back.
        if let Some(request) = tour.rig.requests.pop_front() {
            assert_eq!(request.opcode, D2hRequestOpcode::DirtyEvict);
            let pulled = tour.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
            let sent = tour.rig.line();
            assert_eq!((sent.uqid, sent.bogus), (pulled, true), "{cycles} cycles");
        }
        tour.rig.response(evicts);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}
