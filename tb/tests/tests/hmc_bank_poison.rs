//! The bank of the cache of host memory: a line that was promised to a snoop as Modified comes poisoned.
use nic_model::coherence::LineState as Rule;
use nic_spec::message::{
    D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineOperation, LineStatus,
};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// A part of a line is written; the host grants the line, and looks at it before its data have come, poisoned.
fn written_and_looked_at(snoop: H2dRequestOpcode) -> D2hResponseOpcode {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let write = tour.rig.ask(0, LineOperation::CoWrite, line, ([7; 64], 0xff));
    let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdOwn]).cqid;
    tour.rig.go(cqid, GoState::Exclusive);
    tour.rig.run(8);
    let uqid = tour.rig.snoop(snoop, line);
    let answer = tour.rig.snoop_answer();
    assert_eq!(answer.uqid, uqid);
    tour.rig.damaged(cqid, true, false);
    let sent = tour.rig.line();
    assert_eq!((sent.uqid, sent.poison, sent.bogus), (uqid, true, false));
    assert_eq!(tour.rig.response(write).status, LineStatus::Error);
    if answer.opcode == D2hResponseOpcode::RspVFwdV {
        // The host was told that the line is Modified here, and stays.
        let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]).cqid;
        let uqid = tour.rig.pull(evict, H2dResponseOpcode::GoWritePull);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.poison, sent.bogus), (uqid, true, false));
    }
    tour.rig.run(8);
    assert_eq!(tour.state(line), Rule::Invalid);
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
    answer.opcode
}

#[test]
fn a_poisoned_line_that_the_host_was_told_is_modified_goes_back() {
    let answer = written_and_looked_at(H2dRequestOpcode::SnpCur);
    assert_eq!(answer, D2hResponseOpcode::RspVFwdV);
}

#[test]
fn a_poisoned_line_that_the_host_has_taken_does_not() {
    assert_eq!(written_and_looked_at(H2dRequestOpcode::SnpInv), D2hResponseOpcode::RspIFwdM);
}
