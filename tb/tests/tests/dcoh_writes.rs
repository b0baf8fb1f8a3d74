//! The coherence engine: when weakly ordered writes are answered, and what a barrier or a fence says about
//! those that were answered before everybody can see them.
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_type2_tiny::DcohType2Tiny;
use nic_sim::{PulseInlet, PulseOutlet, Wrapper};
use nic_spec::message::{
    D2hRequestOpcode, H2dResponseOpcode, LineOperation, LineStatus, Nothing, WritePolicy,
};
use nic_tb::Stall;
use nic_tests::coherence::{Coherent, Rig, small_engine, small_type2};

/// Cycles after which everything has come that comes at all.
const LONG: u64 = 100;
const NOTHING: ([u8; 64], u64) = ([0; 64], 0);
const WHOLE: ([u8; 64], u64) = ([7; 64], u64::MAX);

/// An engine and its port for fences.
type Fenced<D> = (Coherent<D>, PulseInlet<D, Nothing>, PulseOutlet<D, Nothing>);

/// Runs a test on both small engines.
macro_rules! on_both_engines {
    ($test:ident) => {
        $test(&(small_engine(), DcohTiny::FENCE_REQUEST, DcohTiny::FENCE_RESPONSE));
        $test(&(small_type2(), DcohType2Tiny::FENCE_REQUEST, DcohType2Tiny::FENCE_RESPONSE));
    };
}

/// An engine of which these ports get early answers.
fn rig<D: Wrapper>(engine: &Fenced<D>, local_writes: u64) -> Rig<'_, D> {
    told(engine, &WritePolicy { ordered_writes: 0, local_writes })
}

/// An engine that is told how to write.
fn told<'e, D: Wrapper>(engine: &'e Fenced<D>, writes: &WritePolicy) -> Rig<'e, D> {
    let mut rig = Rig::new(&engine.0, Stall::Never, Stall::Never);
    rig.bench.set_level(engine.0.write_policy, writes);
    rig.bench.collect(engine.2);
    rig.run(2);
    rig
}

/// A whole line is written at the port, and pulled; its tag and its number.
fn pulled<D: Wrapper>(rig: &mut Rig<'_, D>, port: usize, line: u64) -> (u64, u64) {
    let tag = rig.ask(port, LineOperation::NcWrite, line, WHOLE);
    let request = rig.request();
    assert_eq!((request.opcode, request.line_address), (D2hRequestOpcode::WoWrInvF, line));
    let uqid = rig.pull(request.cqid, H2dResponseOpcode::FastGoWritePull);
    let sent = rig.line();
    assert_eq!((sent.uqid, sent.data), (uqid, WHOLE.0));
    (tag, request.cqid)
}

/// The same, and its answer has come: it is observed locally.
fn written<D: Wrapper>(rig: &mut Rig<'_, D>, port: usize, line: u64) -> u64 {
    let (tag, cqid) = pulled(rig, port, line);
    assert_eq!(rig.response(tag).status, LineStatus::Okay);
    cqid
}

fn observed<D: Wrapper>(rig: &mut Rig<'_, D>, cqid: u64) {
    rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
}

#[test]
fn only_ports_that_are_told_so_answer_at_fast_go() {
    on_both_engines!(answer_by_port);
}

fn answer_by_port<D: Wrapper>(engine: &Fenced<D>) {
    for local_writes in 0..4 {
        let mut rig = rig(engine, local_writes);
        for port in 0..2 {
            let (tag, cqid) = pulled(&mut rig, port, 40 + port as u64);
            rig.run(LONG);
            let is_early = local_writes >> port & 1 == 1;
            assert_eq!(!rig.responses.is_empty(), is_early, "{local_writes:#b}, port {port}");
            observed(&mut rig, cqid);
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
        }
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn ports_that_are_told_so_write_whole_lines_by_ordered_requests() {
    on_both_engines!(ordered_by_port);
}

fn ordered_by_port<D: Wrapper>(engine: &Fenced<D>) {
    for (ordered_writes, local_writes) in [(0b00, 0b11), (0b01, 0b00), (0b10, 0b11), (0b11, 0b11)] {
        let mut rig = told(engine, &WritePolicy { ordered_writes, local_writes });
        for port in 0..2 {
            let is_ordered = ordered_writes >> port & 1 == 1;
            let line = 40 + port as u64;
            let tag = rig.ask(port, LineOperation::NcWrite, line, WHOLE);
            let request = rig.request();
            assert_eq!(request.opcode == D2hRequestOpcode::WrCur, is_ordered, "port {port}");
            if is_ordered {
                // Who asks for the line meanwhile waits, and nothing is answered before the pull.
                let read = rig.ask(1 - port, LineOperation::NcRead, line, NOTHING);
                rig.run(LONG);
                assert!(rig.responses.is_empty() && rig.requests.is_empty());
                let uqid = rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
                let sent = rig.line();
                assert_eq!((sent.uqid, sent.data, sent.byte_enable), (uqid, WHOLE.0, u64::MAX));
                // It is observed globally: answered, and its line and its number are free.
                assert_eq!(rig.response(tag).status, LineStatus::Okay);
                let request = rig.request();
                assert_eq!(request.opcode, D2hRequestOpcode::RdCurr);
                rig.fill(request.cqid, [9; 64]);
                assert_eq!(rig.response(read).status, LineStatus::Okay);
                let fence = rig.ask(port, LineOperation::Barrier, 0, NOTHING);
                assert_eq!(rig.response(fence).status, LineStatus::Okay);
            } else {
                assert_eq!(request.opcode, D2hRequestOpcode::WoWrInvF);
                rig.pull(request.cqid, H2dResponseOpcode::FastGoWritePull);
                rig.line();
                observed(&mut rig, request.cqid);
                assert_eq!(rig.response(tag).status, LineStatus::Okay);
            }
            // A part of a line is always weakly ordered.
            let tag = rig.ask(port, LineOperation::NcWrite, line, ([7; 64], 0xff));
            let request = rig.request();
            assert_eq!(request.opcode, D2hRequestOpcode::WoWrInv);
            rig.pull(request.cqid, H2dResponseOpcode::FastGoWritePull);
            assert_eq!(rig.line().byte_enable, 0xff);
            observed(&mut rig, request.cqid);
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
            // A push is none of them.
            let tag = rig.ask(port, LineOperation::NcPush, line, WHOLE);
            let request = rig.request();
            assert_eq!(request.opcode, D2hRequestOpcode::ItoMWr);
            rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
            rig.line();
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
        }
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn an_ordered_write_that_is_refused_has_ended() {
    on_both_engines!(refused_in_order);
}

fn refused_in_order<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = told(engine, &WritePolicy { ordered_writes: 0b11, local_writes: 0 });
    let tag = rig.ask(0, LineOperation::NcWrite, 40, WHOLE);
    let request = rig.request();
    rig.pull(request.cqid, H2dResponseOpcode::GoErrWritePull);
    rig.line();
    assert_eq!(rig.response(tag).status, LineStatus::Error);
    let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    assert_eq!(rig.response(barrier).status, LineStatus::Okay);
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_write_that_was_answered_early_is_under_way_until_extcmp() {
    on_both_engines!(under_way_until_extcmp);
}

fn under_way_until_extcmp<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = rig(engine, 0b01);
    let cqid = written(&mut rig, 0, 40);
    // Whoever asks for the line waits, at either port.
    let reads = [0, 1].map(|port| rig.ask(port, LineOperation::NcRead, 40, NOTHING));
    rig.run(LONG);
    assert!(rig.responses.is_empty() && rig.requests.is_empty());
    observed(&mut rig, cqid);
    for _ in reads {
        let request = rig.request();
        assert_eq!((request.opcode, request.line_address), (D2hRequestOpcode::RdCurr, 40));
        rig.fill(request.cqid, [9; 64]);
        rig.wait("an answer", |rig| rig.responses.pop_front());
    }
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_refused_write_is_answered_once_and_its_number_lives_on() {
    on_both_engines!(refused_early);
}

fn refused_early<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = rig(engine, 0b10);
    let tag = rig.ask(1, LineOperation::NcWrite, 40, WHOLE);
    let cqid = rig.request().cqid;
    rig.pull(cqid, H2dResponseOpcode::GoErrWritePull);
    rig.line();
    assert_eq!(rig.response(tag).status, LineStatus::Error);
    let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    rig.run(LONG);
    assert!(rig.responses.is_empty(), "the host may still speak of its number");
    observed(&mut rig, cqid);
    assert_eq!(rig.response(barrier).status, LineStatus::Okay);
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_barrier_of_either_port_waits_for_what_was_answered_before() {
    on_both_engines!(barrier_waits);
}

fn barrier_waits<D: Wrapper>(engine: &Fenced<D>) {
    for (writer, port) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let mut rig = rig(engine, 1 << writer);
        // In each bank.
        let cqids = [40, 41].map(|line| written(&mut rig, writer, line));
        let barrier = rig.ask(port, LineOperation::Barrier, 0, NOTHING);
        // What is written later is not waited for.
        rig.run(LONG);
        let later = written(&mut rig, writer, 43);
        for cqid in cqids {
            rig.run(LONG);
            assert!(rig.responses.is_empty(), "{writer} {port}: {:?}", rig.responses);
            observed(&mut rig, cqid);
        }
        assert_eq!(rig.response(barrier).status, LineStatus::Okay);
        observed(&mut rig, later);
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn a_barrier_waits_for_writes_whose_answers_came_after_it() {
    on_both_engines!(barrier_waits_for_both_halves);
}

fn barrier_waits_for_both_halves<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = rig(engine, 0b01);
    let tag = rig.ask(0, LineOperation::NcWrite, 40, WHOLE);
    let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    let cqid = rig.request().cqid;
    rig.run(LONG);
    rig.pull(cqid, H2dResponseOpcode::FastGoWritePull);
    rig.line();
    assert_eq!(rig.response(tag).status, LineStatus::Okay);
    rig.run(LONG);
    assert!(rig.responses.is_empty(), "it is observed locally only");
    observed(&mut rig, cqid);
    assert_eq!(rig.response(barrier).status, LineStatus::Okay);
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn barriers_of_a_requester_pass_in_their_order_and_hold_up_no_other() {
    on_both_engines!(barriers_in_order);
}

fn barriers_in_order<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = rig(engine, 0b11);
    // A read of the first era is not answered, one of the second is.
    let first = rig.ask(0, LineOperation::NcRead, 40, NOTHING);
    let read = rig.request().cqid;
    let barriers = [0; 3].map(|_| {
        let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
        rig.run(8);
        barrier
    });
    // The port is closed behind the second barrier that waits, not for the other port.
    let behind = rig.ask(0, LineOperation::NcRead, 42, NOTHING);
    let beside = rig.ask(1, LineOperation::Barrier, 0, NOTHING);
    assert_eq!(rig.response(beside).status, LineStatus::Okay);
    rig.run(LONG);
    assert!(rig.responses.is_empty() && rig.requests.is_empty());
    rig.fill(read, [1; 64]);
    let request = rig.request();
    assert_eq!(request.line_address, 42);
    rig.wait("four answers", |rig| (rig.responses.len() == 4).then_some(()));
    let order: Vec<u64> = rig.responses.drain(..).map(|(_, answer)| answer.tag).collect();
    assert_eq!(order, [first, barriers[0], barriers[1], barriers[2]]);
    rig.fill(request.cqid, [2; 64]);
    rig.response(behind);
    // Eras go on: a barrier waits for what is between it and the one before.
    for _ in 0..4 {
        let read = rig.ask(0, LineOperation::NcRead, 44, NOTHING);
        let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
        rig.run(LONG);
        assert!(rig.responses.is_empty());
        let cqid = rig.request().cqid;
        rig.fill(cqid, [1; 64]);
        rig.wait("two answers", |rig| (rig.responses.len() == 2).then_some(()));
        let order: Vec<u64> = rig.responses.drain(..).map(|(_, answer)| answer.tag).collect();
        assert_eq!(order, [read, barrier]);
    }
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_fence_behind_another_waits_for_what_came_between() {
    on_both_engines!(fence_behind_fence);
}

fn fence_behind_fence<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = rig(engine, 0b01);
    let first = written(&mut rig, 0, 40);
    rig.bench.send(engine.1, [Nothing {}]);
    rig.run(LONG);
    let later = written(&mut rig, 0, 42);
    // It waits for its turn.
    let barrier = rig.ask(1, LineOperation::Barrier, 0, NOTHING);
    rig.run(LONG);
    observed(&mut rig, first);
    rig.run(LONG);
    assert_eq!(rig.bench.take(engine.2).len(), 1);
    assert!(rig.responses.is_empty(), "the later write is observed locally only");
    observed(&mut rig, later);
    assert_eq!(rig.response(barrier).status, LineStatus::Okay);
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_fence_waits_for_what_was_answered_and_for_nothing_else() {
    on_both_engines!(fence_waits);
}

fn fence_waits<D: Wrapper>(engine: &Fenced<D>) {
    let mut rig = rig(engine, 0b10);
    let (request, response) = (engine.1, engine.2);
    // A read and a write that are not answered do not matter.
    let read = rig.ask(0, LineOperation::NcRead, 50, NOTHING);
    let reads = rig.request().cqid;
    let write = rig.ask(1, LineOperation::NcWrite, 52, WHOLE);
    let writes = rig.request().cqid;
    let asks = |rig: &mut Rig<'_, D>| rig.bench.send(request, [Nothing {}]);
    let passes = |rig: &mut Rig<'_, D>| rig.bench.take(response).len();
    asks(&mut rig);
    rig.run(LONG);
    assert_eq!(passes(&mut rig), 1);
    for round in 0..3 {
        let cqids = [60, 61].map(|line| written(&mut rig, 1, line));
        asks(&mut rig);
        // A barrier takes its turn behind the fence, and waits for more.
        rig.run(2);
        let barrier = rig.ask(1 - round % 2, LineOperation::Barrier, 0, NOTHING);
        for cqid in cqids {
            rig.run(LONG);
            assert_eq!(passes(&mut rig), 0, "round {round}");
            observed(&mut rig, cqid);
        }
        rig.run(LONG);
        assert_eq!(passes(&mut rig), 1, "round {round}");
        // The other requests at these ports are still there.
        assert!(rig.responses.is_empty(), "round {round}");
        match round {
            0 => {
                rig.pull(writes, H2dResponseOpcode::FastGoWritePull);
                rig.line();
                rig.response(write);
                rig.run(LONG);
                assert!(rig.responses.is_empty());
                observed(&mut rig, writes);
                rig.response(barrier);
            }
            1 => {
                rig.fill(reads, [3; 64]);
                rig.response(read);
                rig.response(barrier);
                break;
            }
            _ => unreachable!("two ports"),
        }
    }
    rig.assert_silent();
    rig.bench.dismiss();
}
