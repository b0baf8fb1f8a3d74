//! The bank of the cache of host memory: messages that no host may send, errors, damaged lines, a
//! reset in the middle.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    CoherenceFault, D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode,
    H2dResponseOpcode, LineOperation, LineStatus, WritePolicy,
};
use nic_tests::coherence::tour::Tour;
use nic_tests::coherence::{HOST_END, small_bank};

#[test]
fn what_no_host_may_send_is_dropped_counted_and_named() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let status = device.status[0];
    let line = tour.establish(Rule::Invalid);
    let tag = tour.ask(0, LineOperation::CsRead, Extent::Nothing, line);
    let cqid = tour.rig.request().cqid;
    // A number that has the same lower bits is not that of the request.
    tour.rig.go(device.outstanding + cqid, GoState::Shared);
    tour.rig.run(8);
    assert_eq!(tour.rig.bench.level(status).unknown_answers, 1);
    // A read is not pulled, and is not given ownership that it did not ask for.
    let pulls = [
        H2dResponseOpcode::GoWritePull,
        H2dResponseOpcode::WritePull,
        H2dResponseOpcode::FastGoWritePull,
        H2dResponseOpcode::GoErrWritePull,
        H2dResponseOpcode::ExtCmp,
    ];
    for pull in pulls {
        tour.rig.pull(cqid, pull);
    }
    tour.rig.go(cqid, GoState::Exclusive);
    tour.rig.run(8);
    let found = tour.rig.bench.level(status);
    assert_eq!(found.wrong_answers, 6);
    tour.rig.go(cqid, GoState::Shared);
    let old = tour.value(line);
    tour.rig.fill(cqid, old);
    assert_eq!(tour.rig.response(tag).data, old);
    tour.copies.insert(line, old);
    // It has ended: both come a second time.
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, [0xee; 64]);
    // There is no such entry at all.
    tour.rig.go(device.outstanding + cqid, GoState::Shared);
    tour.rig.run(8);
    let found = tour.rig.bench.level(status);
    assert_eq!((found.unknown_answers, found.unknown_data), (3, 1));
    // The first fault is the one that is named.
    assert_eq!(found.fault, CoherenceFault::UnknownAnswer);
    assert_eq!(found.fault_number, device.outstanding + cqid);
    let outside = HOST_END + 5;
    let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, outside);
    tour.answered(uqid, D2hResponseOpcode::RspIHitI);
    let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, 2 * HOST_END);
    tour.answered(uqid, D2hResponseOpcode::RspIHitI);
    let port = device.h2d_request.index();
    let words = [vec![0], vec![line as u32, 0], vec![77]].concat();
    tour.rig.bench.send_words(port, words);
    tour.rig.run(8);
    let found = tour.rig.bench.level(status);
    assert_eq!((found.outside_snoops, found.unknown_opcodes), (1, 1));
    // All else goes on.
    tour.forget(line);
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn each_fault_is_named_if_it_is_the_first() {
    let device = small_bank();
    let causes: [(CoherenceFault, u64); 4] = [
        (CoherenceFault::UnknownAnswer, 3),
        (CoherenceFault::UnknownData, 2),
        (CoherenceFault::UnknownOpcode, 77),
        (CoherenceFault::SnoopOutside, 1),
    ];
    for (cause, number) in causes {
        let mut tour = Tour::new(&device);
        match cause {
            CoherenceFault::UnknownAnswer => tour.rig.go(number, GoState::Shared),
            CoherenceFault::UnknownData => tour.rig.fill(number, [1; 64]),
            CoherenceFault::UnknownOpcode => {
                let words = [vec![0], vec![5, 0], vec![number as u32]].concat();
                tour.rig.bench.send_words(device.h2d_request.index(), words);
            }
            _ => {
                let uqid = tour.rig.snoop(H2dRequestOpcode::SnpCur, HOST_END);
                assert_eq!(uqid, number);
            }
        }
        tour.rig.run(8);
        let found = tour.rig.bench.level(device.status[0]);
        assert_eq!((found.fault, found.fault_number), (cause, number));
        tour.rig.bench.dismiss();
    }
}

#[test]
fn errors_and_damage_reach_the_requester_and_are_not_kept() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let reads = [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];
    for operation in reads {
        for (poison, go_error, grant) in
            [(true, false, None), (false, true, None), (false, true, Some(GoState::Error))]
        {
            let line = tour.establish(Rule::Invalid);
            let tag = tour.ask(0, operation, Extent::Nothing, line);
            let cqid = tour.rig.request().cqid;
            let usual = match operation {
                LineOperation::CsRead => GoState::Shared,
                _ => GoState::Exclusive,
            };
            if operation != LineOperation::NcRead {
                tour.rig.go(cqid, grant.unwrap_or(usual));
            }
            tour.rig.damaged(cqid, poison, go_error);
            assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
            tour.rig.run(4);
            assert_eq!(tour.state(line), Rule::Invalid);
            tour.forget(line);
        }
    }
    // A refused GO without data, and refused pulls, whose data go all the same.
    let line = tour.establish(Rule::Invalid);
    let tag = tour.ask(0, LineOperation::CoWrite, Extent::Full, line);
    let cqid = tour.rig.request().cqid;
    tour.rig.go(cqid, GoState::Error);
    assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
    for (operation, extent) in [
        (LineOperation::NcWrite, Extent::Full),
        (LineOperation::NcPush, Extent::Full),
        (LineOperation::NcPush, Extent::Partial),
    ] {
        let tag = tour.ask(0, operation, extent, line);
        let cqid = tour.rig.request().cqid;
        let uqid = tour.rig.pull(cqid, H2dResponseOpcode::GoErrWritePull);
        assert_eq!(tour.rig.line().uqid, uqid);
        if operation == LineOperation::NcWrite {
            tour.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
        }
        assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
    }
    tour.forget(line);
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_damaged_line_that_memory_has_not_got_goes_back_as_damaged() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for (operation, extent) in
        [(LineOperation::CoRead, Extent::Nothing), (LineOperation::CoWrite, Extent::Partial)]
    {
        let line = tour.establish(Rule::Invalid);
        let tag = tour.ask(0, operation, extent, line);
        let cqid = tour.rig.request().cqid;
        tour.rig.go(cqid, GoState::Modified);
        tour.rig.damaged(cqid, true, false);
        assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
        let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
        tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
        let sent = tour.rig.line();
        assert_eq!((sent.poison, sent.data, sent.byte_enable), (true, [0xdb; 64], u64::MAX));
        // The entry serves others afterwards; entries take turns.
        for _ in 0..device.outstanding {
            let line = tour.establish(Rule::Modified);
            let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
            let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
            tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
            assert!(!tour.rig.line().poison);
            tour.rig.response(tag);
            tour.copies.remove(&line);
        }
    }
    tour.rig.bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_forgets_everything() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let kept = tour.establish(Rule::Modified);
    let line = tour.establish(Rule::Invalid);
    tour.ask(0, LineOperation::CoRead, Extent::Nothing, line);
    tour.ask(0, LineOperation::CoRead, Extent::Nothing, line);
    let cqid = tour.rig.request().cqid;
    tour.rig.bench.reset();
    tour.rig.run(device.swept_after + 8);
    tour.rig.go(cqid, GoState::Exclusive);
    let uqid = tour.rig.snoop(H2dRequestOpcode::SnpInv, kept);
    tour.answered(uqid, D2hResponseOpcode::RspIHitI);
    tour.rig.run(8);
    assert_eq!(tour.rig.bench.level(device.status[0]).unknown_answers, 1);
    tour.rig.responses.clear();
    tour.states.clear();
    tour.rig.changes.clear();
    tour.copies.clear();
    let line = tour.establish(Rule::Exclusive);
    tour.forget(line);
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn the_end_of_a_refused_write_may_come_right_behind_its_refusal() {
    let device = small_bank();
    // The host drops the data, so that ExtCmp need not wait for them. Several at a time: turns are late.
    for local_writes in [0, 1] {
        for (writes, gap) in (0..24).map(|gap| (1, gap)).chain([(4, 0), (4, 3), (4, 9)]) {
            let mut tour = Tour::new(&device);
            let policy = WritePolicy { ordered_writes: 0, local_writes };
            tour.rig.bench.set_level(device.write_policy, &policy);
            let lines: Vec<u64> = (0..writes).map(|_| tour.establish(Rule::Invalid)).collect();
            for extent in [Extent::Full, Extent::Partial] {
                let ask = |line: &u64| tour.ask(0, LineOperation::NcWrite, extent, *line);
                let tags: Vec<u64> = lines.iter().map(ask).collect();
                let numbers: Vec<u64> = lines.iter().map(|_| tour.rig.request().cqid).collect();
                let refusal = H2dResponseOpcode::GoErrWritePull;
                let pulls: Vec<u64> =
                    numbers.iter().map(|cqid| tour.rig.pull(*cqid, refusal)).collect();
                tour.rig.run(gap);
                for cqid in &numbers {
                    tour.rig.answer(*cqid, H2dResponseOpcode::ExtCmp, 0);
                }
                for uqid in pulls {
                    assert_eq!(tour.rig.line().uqid, uqid, "{gap} cycles behind");
                }
                for tag in tags {
                    let status = tour.rig.response(tag).status;
                    assert_eq!(status, LineStatus::Error, "{gap} cycles behind");
                }
            }
            // Numbers and lines are free again, and whoever has them next is not refused.
            for line in lines.iter().cycle().take(2 * device.outstanding as usize) {
                let tag = tour.ask(0, LineOperation::NcWrite, Extent::Full, *line);
                let cqid = tour.rig.request().cqid;
                let uqid = tour.rig.pull(cqid, H2dResponseOpcode::FastGoWritePull);
                assert_eq!(tour.rig.line().uqid, uqid);
                tour.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
                assert_eq!(tour.rig.response(tag).status, LineStatus::Okay);
            }
            let status = tour.rig.bench.level(device.status[0]);
            assert_eq!(status.fault, CoherenceFault::None, "{gap} cycles behind");
            tour.rig.assert_silent();
            tour.rig.bench.dismiss();
        }
    }
}
