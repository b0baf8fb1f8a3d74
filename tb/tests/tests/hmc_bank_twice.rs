//! The bank of the cache of host memory: an MSHR is ready for two reasons at once, the host's response and a line that it owes to
//! a snoop. No host sends a response while its snoop of that line has no answer; if one does, nothing is lost, and
//! the MSHR is freed once.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, D2hResponseOpcode, H2dRequestOpcode, H2dResponseOpcode, LineOperation,
};
use nic_tb::Stall;
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;
/// Lines that wait to leave, so that there is room for no other; with one more an MSHR waits for room, too.
const LINES: u64 = 4;

#[test]
fn an_mshr_that_is_ready_twice_sends_two_lines_and_is_freed_once() {
    let device = small_bank();
    // What the snoop is answered, and whether the line that is pulled is out of date then.
    let kinds = [
        (H2dRequestOpcode::SnpInv, D2hResponseOpcode::RspIFwdM, true),
        (H2dRequestOpcode::SnpCur, D2hResponseOpcode::RspVFwdV, false),
    ];
    // The line is pulled so many cycles after it is snooped, or before; where there is room, one that is pulled first
    // has left before the snoop.
    let cases = [0, LINES, LINES + 1]
        .into_iter()
        .flat_map(|lines| (-12..12i64).map(move |after| (lines, after)))
        .filter(|&(lines, after)| lines > 0 || after > 0);
    for ((snoop, answer, bogus), (lines, after)) in
        kinds.into_iter().flat_map(|kind| cases.clone().map(move |case| (kind, case)))
    {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let value = tour.value(line);
        let mut ahead = vec![];
        tour.rig.bench.set_stall(device.d2h_data.index(), Stall::Always);
        for i in 0..lines {
            tour.ask(0, LineOperation::NcPush, Extent::Full, 0x7000 + i);
            let cqid = tour.rig.request().cqid;
            ahead.push(tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull));
            tour.rig.run(20);
        }
        let evicts = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
        let number = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]).cqid;
        let (pulled, owed) = if after < 0 {
            let pulled = tour.rig.pull(number, H2dResponseOpcode::GoWritePull);
            tour.rig.run(after.unsigned_abs());
            (pulled, tour.rig.snoop(snoop, line))
        } else {
            let owed = tour.rig.snoop(snoop, line);
            tour.rig.run(after.unsigned_abs());
            (tour.rig.pull(number, H2dResponseOpcode::GoWritePull), owed)
        };
        tour.rig.run(20);
        tour.answered(owed, answer);
        tour.rig.bench.set_stall(device.d2h_data.index(), Stall::Never);
        tour.rig.run(LONG);
        let of_it = tour.rig.data.split_off(ahead.len());
        let sent: Vec<_> = tour.rig.data.drain(..).map(|sent| sent.uqid).collect();
        assert_eq!(sent, ahead);
        let of_it: Vec<_> = of_it.iter().map(|sent| (sent.uqid, sent.bogus, sent.data)).collect();
        let what = format!("{snoop:?}, pulled {after} cycles after it, {lines} lines before");
        assert_eq!(of_it, [(owed, false, value), (pulled, bogus, value)], "{what}");
        let ended = tour.rig.responses.drain(..).filter(|(_, answer)| answer.tag == evicts);
        assert_eq!(ended.count(), 1, "{what}");
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}
