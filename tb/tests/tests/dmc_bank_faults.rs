//! The bank of the cache of device memory beside a host and a memory that do what they must not,
//! or that fail.
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode, DeviceMemoryAnswer, DeviceMemoryFault as Fault,
    DeviceMemoryStatus, GoState, H2dResponseOpcode, LineOperation, LineSpace, LineState,
    LineStatus, M2sRequest, M2sRequestOpcode, M2sWrite, M2sWriteOpcode, MemSnoop, Message,
    MetaField, MetaValue, S2mCompletion, S2mDataOpcode,
};
use nic_tb::Stall;
use nic_tests::device_memory::{Device, FIRST_LINE, Line, PAGE_LINES, PAGES, Rig};

/// Reserved codes in the words of a request or a write: of the snoop, the meta field, the meta value.
const RESERVED: [(usize, u32); 7] = [(1, 4), (1, 5), (1, 6), (1, 7), (2, 1), (2, 2), (3, 1)];
/// Requests that may be outstanding.
const MSHRS: u64 = 4;
const READ: (Line, u64) = ([0; 64], 0);
const HOST: LineSpace = LineSpace::DeviceHostBias;
const DEVICE: LineSpace = LineSpace::DeviceDeviceBias;
const LOOK: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);

/// Each hint that asks the host, and how it is answered.
const ASKING: [(LineOperation, u64, D2hRequestOpcode); 8] = [
    (LineOperation::NcRead, 0, D2hRequestOpcode::RdCurr),
    (LineOperation::CsRead, 0, D2hRequestOpcode::RdShared),
    (LineOperation::CoRead, 0, D2hRequestOpcode::RdOwn),
    (LineOperation::CoWrite, u64::MAX, D2hRequestOpcode::RdOwnNoData),
    (LineOperation::NcWrite, u64::MAX, D2hRequestOpcode::WoWrInvF),
    (LineOperation::NcWrite, 1, D2hRequestOpcode::WoWrInv),
    (LineOperation::NcPush, u64::MAX, D2hRequestOpcode::ItoMWr),
    (LineOperation::Flush, 0, D2hRequestOpcode::ClFlush),
];

#[test]
fn an_answer_for_no_request_is_dropped_and_named() {
    for cqid in [0, 3, 4, 0x801] {
        let mut rig = rig();
        rig.go(cqid, GoState::Invalid);
        expect(rig, Fault::UnknownAnswer, cqid, |status| status.unknown_answers);
    }
    // A second answer, while the first one's request reads memory.
    let mut rig = rig();
    let (tag, request) = asked(&mut rig, ASKING[2], FIRST_LINE);
    rig.memory_waits = true;
    rig.grant(&request);
    rig.run(20);
    rig.go(request.cqid, GoState::Error);
    rig.run(20);
    rig.memory_waits = false;
    assert_eq!(rig.response(tag).status, LineStatus::Okay);
    expect(rig, Fault::UnknownAnswer, request.cqid, |status| status.unknown_answers);
}

#[test]
fn an_answer_before_its_request_has_left_is_for_no_request() {
    let mut rig = rig();
    rig.bench.set_stall(Device::D2H_REQUEST.index(), Stall::Always);
    let tags: Vec<u64> =
        (0..4).map(|i| rig.ask(0, LineOperation::CoRead, HOST, FIRST_LINE + i, READ)).collect();
    rig.run(40);
    for cqid in 0..4 {
        rig.go(cqid, GoState::Error);
    }
    rig.run(40);
    assert!(rig.responses.is_empty());
    let status = rig.status();
    assert_eq!((status.fault, status.fault_number), (Fault::UnknownAnswer, 0));
    assert_eq!(status.unknown_answers, 4);
    rig.bench.set_stall(Device::D2H_REQUEST.index(), Stall::Never);
    for tag in tags {
        let request = rig.request();
        rig.grant(&request);
        assert_eq!(rig.response(tag).status, LineStatus::Okay);
    }
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn an_answer_that_its_request_cannot_have_is_dropped_and_named() {
    use H2dResponseOpcode as Answer;
    for case in ASKING {
        let is_push = case.2 == D2hRequestOpcode::ItoMWr;
        let is_pulled = is_push || case.0 == LineOperation::NcWrite;
        let answers = [
            (Answer::Go, GoState::Shared as u64, true),
            (Answer::Go, GoState::Exclusive as u64, true),
            (Answer::Go, GoState::Modified as u64, true),
            (Answer::Go, GoState::Invalid as u64, is_push),
            (Answer::GoWritePull, 7, !is_push),
            (Answer::GoErrWritePull, 7, !is_pulled),
            (Answer::WritePull, 7, true),
            (Answer::FastGoWritePull, 7, true),
            (Answer::ExtCmp, 0, true),
            (Answer::GoWritePullDrop, 0, true),
        ];
        for (opcode, data, is_wrong) in answers {
            if is_wrong {
                let mut rig = rig();
                let (tag, request) = asked(&mut rig, case, FIRST_LINE);
                rig.answer(request.cqid, opcode, data);
                rig.run(20);
                assert!(rig.responses.is_empty(), "{case:?} {opcode:?}");
                rig.grant(&request);
                assert_eq!(rig.response(tag).status, LineStatus::Okay, "{case:?} {opcode:?}");
                rig.pushed.clear();
                expect(rig, Fault::WrongAnswer, request.cqid, |status| status.wrong_answers);
            }
        }
    }
}

#[test]
fn a_forward_that_its_request_cannot_have_is_dropped_and_named() {
    use D2hRequestOpcode as Asked;
    use M2sRequestOpcode::{MemRdFwd, MemWrFwd};
    use MetaValue::{Any, Invalid, Shared};
    for case in ASKING {
        let legal: &[(M2sRequestOpcode, MetaValue)] = match case.2 {
            Asked::RdCurr => &[(MemRdFwd, Invalid), (MemRdFwd, Shared), (MemRdFwd, Any)],
            Asked::RdShared => &[(MemRdFwd, Invalid), (MemRdFwd, Shared)],
            Asked::RdOwn | Asked::RdOwnNoData => &[(MemRdFwd, Invalid)],
            Asked::WoWrInv | Asked::WoWrInvF => &[(MemWrFwd, Invalid)],
            _ => &[],
        };
        for opcode in [MemRdFwd, MemWrFwd] {
            for meta in [Invalid, Shared, Any] {
                let mut rig = rig();
                let (tag, request) = asked(&mut rig, case, FIRST_LINE);
                rig.forward(&request, opcode, meta);
                rig.run(20);
                if legal.contains(&(opcode, meta)) {
                    assert_eq!(rig.response(tag).status, LineStatus::Okay);
                    rig.bench.dismiss();
                    continue;
                }
                assert!(rig.responses.is_empty(), "{case:?} {opcode:?} {meta:?}");
                rig.grant(&request);
                assert_eq!(rig.response(tag).status, LineStatus::Okay, "{case:?} {opcode:?}");
                rig.pushed.clear();
                expect(rig, Fault::WrongAnswer, request.cqid, |status| status.wrong_answers);
            }
        }
    }
}

#[test]
fn a_forward_for_no_request_is_dropped_and_named() {
    // Nothing waits; another line; another number; a number beyond the table.
    for (line_apart, cqid_apart) in [(1, 0), (0, 1), (0, 4), (0, 0x400)] {
        let mut rig = rig();
        let (tag, request) = asked(&mut rig, ASKING[2], FIRST_LINE);
        let line_address = request.line_address + line_apart;
        let wrong = D2hRequest { line_address, cqid: request.cqid ^ cqid_apart, ..request };
        rig.grant(&wrong);
        rig.run(20);
        assert!(rig.responses.is_empty());
        rig.grant(&request);
        assert_eq!(rig.response(tag).status, LineStatus::Okay);
        // It waits no longer.
        rig.grant(&request);
        rig.run(20);
        assert_eq!(rig.status().unknown_forwards, 2);
        rig.assert_silent();
        assert_eq!(rig.status().fault, Fault::UnknownForward);
        assert_eq!(rig.status().fault_number, wrong.cqid);
        rig.bench.dismiss();
    }
}

#[test]
fn of_a_response_and_a_forward_for_one_request_in_any_cycles_one_counts() {
    let forward = (M2sRequestOpcode::MemRdFwd, MetaValue::Invalid);
    let mut counted = vec![];
    for apart in 0..12_u64 {
        let mut rig = rig();
        let (tag, request) = asked(&mut rig, ASKING[2], FIRST_LINE);
        rig.forward(&request, forward.0, forward.1);
        rig.run(apart);
        rig.go(request.cqid, GoState::Error);
        let status = rig.response(tag).status;
        rig.run(20);
        let wrongs = [rig.status().unknown_forwards, rig.status().unknown_answers];
        let expected = if status == LineStatus::Error { [1, 0] } else { [0, 1] };
        assert_eq!(wrongs, expected, "{apart} cycles apart");
        counted.push(status);
        // The number waits for nothing: one more response is for no request.
        rig.go(request.cqid, GoState::Error);
        rig.run(20);
        assert_eq!(rig.status().unknown_answers, wrongs[1] + 1, "{apart} cycles apart");
        let (tag, request) = asked(&mut rig, ASKING[0], FIRST_LINE + 1);
        rig.grant(&request);
        assert_eq!(rig.response(tag).status, LineStatus::Okay);
        rig.assert_silent();
        rig.bench.dismiss();
    }
    // From the response that comes first to the forward that does, through the cycle in which both do.
    assert!(counted.contains(&LineStatus::Error) && counted.contains(&LineStatus::Okay));
}

#[test]
fn a_line_from_memory_that_nobody_has_read_is_dropped_and_named() {
    for (for_host, tag) in [(false, 0), (false, 3), (false, 0x100), (true, 0), (true, 0x1234)] {
        let mut rig = rig();
        let answer = DeviceMemoryAnswer { for_host, tag, poison: false, data: [1; 64] };
        rig.bench.send(Device::MEMORY_ANSWER, [answer]);
        expect(rig, Fault::UnknownData, tag, |status| status.unknown_data);
    }
}

#[test]
fn a_message_without_a_known_opcode_is_dropped_and_named() {
    let request = M2sRequest {
        opcode: M2sRequestOpcode::MemRd,
        snoop: MemSnoop::SnpInv,
        meta_field: MetaField::Meta0State,
        meta_value: MetaValue::Any,
        tag: 0x77,
        line_address: FIRST_LINE,
    };
    // Opcodes for other devices and none at all, then reserved codes of the other fields: none of
    // them becomes one that is known.
    let opcodes = [5, 6, 7, M2sRequestOpcode::MemClnEvct as u32, 11, 12, 13, 14, 15];
    for (field, code) in opcodes.map(|code| (0, code)).into_iter().chain(RESERVED) {
        let mut rig = rig();
        let mut words = request.field_words().concat();
        words[field] = code;
        rig.bench.send_words(Device::M2S_REQUEST.index(), words);
        expect(rig, Fault::UnknownOpcode, 0x77, |status| status.unknown_opcodes);
    }
    let write = M2sWrite {
        opcode: M2sWriteOpcode::MemWr,
        snoop: MemSnoop::SnpInv,
        meta_field: MetaField::Meta0State,
        meta_value: MetaValue::Invalid,
        tag: 0x78,
        line_address: FIRST_LINE,
        poison: false,
        data: [1; 64],
        byte_enable: u64::MAX,
    };
    let opcodes = [0, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15];
    for (field, code) in opcodes.map(|code| (0, code)).into_iter().chain(RESERVED) {
        let mut rig = rig();
        let mut words = write.field_words().concat();
        words[field] = code;
        rig.bench.send_words(Device::M2S_WRITE.index(), words);
        expect(rig, Fault::UnknownOpcode, 0x78, |status| status.unknown_opcodes);
    }
}

#[test]
fn a_write_back_of_a_line_that_the_device_has_is_done_and_named() {
    for operation in [LineOperation::CsRead, LineOperation::CoRead, LineOperation::CoWrite] {
        let mut rig = rig();
        rig.to_device_bias(FIRST_LINE);
        let tag = rig.ask(0, operation, DEVICE, FIRST_LINE, ([2; 64], u64::MAX));
        rig.response(tag);
        let message = (M2sWriteOpcode::MemWr, Some(MetaValue::Any), MemSnoop::None);
        let tag = rig.write(message, FIRST_LINE, ([1; 64], u64::MAX, false));
        assert_eq!(rig.completion(tag).completion, S2mCompletion::Cmp);
        rig.run(8);
        assert_eq!(rig.state(FIRST_LINE), LineState::Invalid);
        assert_eq!(rig.in_memory(FIRST_LINE), ([1; 64], false));
        expect(rig, Fault::WriteToHeld, tag, |status| status.writes_to_held);
    }
}

#[test]
fn an_address_outside_memory_is_answered_and_named() {
    let after = FIRST_LINE + PAGES * PAGE_LINES;
    for line in [0, FIRST_LINE - 1, after, after + FIRST_LINE, 1 << 45] {
        for case in ASKING {
            for space in [HOST, DEVICE] {
                let mut rig = rig();
                let tag = rig.ask(1, case.0, space, line, ([1; 64], case.1));
                assert_eq!(rig.response(tag).status, LineStatus::Error);
                expect(rig, Fault::Outside, tag, |status| status.outside_addresses);
            }
        }
        let mut rig = rig();
        // A read has data without a completion, all else a completion (CXL 3.2, table 3-55).
        let first = rig.demand(LOOK, line);
        let (opcode, meta) = (M2sRequestOpcode::MemRdData, None);
        for tag in [first, rig.demand((opcode, meta, MemSnoop::SnpData), line)] {
            let found = rig.line(tag);
            assert_eq!(found.opcode, S2mDataOpcode::MemDataNxm);
            assert!(found.poison && found.data == [0xff; 64]);
        }
        rig.run(10);
        assert!(rig.completions.is_empty(), "{:?}", rig.completions);
        let own = (M2sRequestOpcode::MemInv, Some(MetaValue::Any), MemSnoop::SnpInv);
        let second = rig.demand(own, line);
        rig.completion(second);
        let message = (M2sWriteOpcode::MemWr, Some(MetaValue::Any), MemSnoop::None);
        let third = rig.write(message, line, ([1; 64], u64::MAX, false));
        rig.completion(third);
        rig.run(10);
        assert_eq!(rig.status().outside_addresses, 4);
        assert_eq!((rig.status().fault, rig.status().fault_number), (Fault::Outside, first));
        rig.bench.dismiss();
    }
}

#[test]
fn an_address_outside_memory_waits_for_no_line_of_it() {
    let mut rig = rig();
    let read = ([0; 64], 0);
    rig.to_device_bias(FIRST_LINE);
    rig.memory_waits = true;
    let inside = rig.ask(0, LineOperation::NcRead, DEVICE, FIRST_LINE, read);
    rig.wait("the read of memory", |rig| (!rig.answers.is_empty()).then_some(()));
    // The bits that tell lines of memory apart are the same.
    let outside = FIRST_LINE + PAGES * PAGE_LINES;
    let tag = rig.ask(1, LineOperation::NcRead, DEVICE, outside, read);
    assert_eq!(rig.response(tag).status, LineStatus::Error);
    let tag = rig.demand(LOOK, outside);
    assert_eq!(rig.line(tag).opcode, S2mDataOpcode::MemDataNxm);
    rig.memory_waits = false;
    assert_eq!(rig.response(inside).status, LineStatus::Okay);
    rig.bench.dismiss();
}

#[test]
fn a_request_that_the_host_refuses_ends_with_an_error_and_leaves_no_copy() {
    for case in ASKING {
        let mut rig = rig();
        let (tag, request) = asked(&mut rig, case, FIRST_LINE);
        match request.opcode {
            D2hRequestOpcode::ItoMWr => {
                rig.answer(request.cqid, H2dResponseOpcode::GoErrWritePull, 0x123);
                let sent = rig.wait("a line", |rig| rig.pushed.pop_front());
                assert_eq!(sent.uqid, 0x123);
            }
            _ => rig.go(request.cqid, GoState::Error),
        }
        assert_eq!(rig.response(tag).status, LineStatus::Error, "{case:?}");
        rig.run(4);
        assert_eq!(rig.state(FIRST_LINE), LineState::Invalid);
        assert!(rig.memory.is_empty(), "nothing is written");
        // The number is free again, and the line, too: whoever has that number next is not refused.
        let mut numbers = Vec::new();
        for i in 0..MSHRS {
            let (tag, next) = asked(&mut rig, case, FIRST_LINE + i);
            rig.grant(&next);
            assert_eq!(rig.response(tag).status, LineStatus::Okay, "{case:?}, {i} later");
            numbers.push(next.cqid);
        }
        assert!(numbers.contains(&request.cqid), "{numbers:?}");
        rig.pushed.clear();
        finish(rig);
    }
}

#[test]
fn the_end_of_a_refused_write_may_come_right_behind_its_refusal() {
    // The host drops the data, so that ExtCmp need not wait for them. Several at a time: turns are late.
    for (writes, gap) in (0..24).map(|gap| (1, gap)).chain([(4, 0), (4, 3), (4, 9)]) {
        let mut rig = rig();
        for case in &ASKING[4..6] {
            let asked: Vec<_> =
                (0..writes).map(|i| asked(&mut rig, *case, FIRST_LINE + i)).collect();
            for (i, (_, request)) in (0..).zip(&asked) {
                rig.answer(request.cqid, H2dResponseOpcode::GoErrWritePull, 0x120 + i);
            }
            rig.run(gap);
            for (_, request) in &asked {
                rig.answer(request.cqid, H2dResponseOpcode::ExtCmp, 0);
            }
            for (i, (tag, _)) in (0..).zip(asked) {
                let sent = rig.wait("a line", |rig| rig.pushed.pop_front());
                assert_eq!(sent.uqid, 0x120 + i, "{gap} cycles behind");
                assert_eq!(rig.response(tag).status, LineStatus::Error, "{gap} cycles behind");
            }
        }
        assert!(rig.memory.is_empty(), "nothing is written");
        // Numbers and lines are free again, and whoever has them next is not refused.
        for i in 0..2 * MSHRS {
            let (tag, next) = asked(&mut rig, ASKING[4], FIRST_LINE + i % 4);
            rig.grant(&next);
            assert_eq!(rig.response(tag).status, LineStatus::Okay, "{gap} cycles behind");
        }
        finish(rig);
    }
}

#[test]
fn damage_in_memory_reaches_whoever_reads_and_is_not_kept() {
    for (operation, bytes, _) in &ASKING[..3] {
        damaged_read(*operation, *bytes);
    }
    damaged_read(LineOperation::CoWrite, 0xf0);
    let mut rig = rig();
    rig.memory.insert(FIRST_LINE, ([4; 64], true));
    let tag = rig.demand(LOOK, FIRST_LINE);
    assert!(rig.line(tag).poison);
    rig.completion(tag);
    let other = rig.demand(LOOK, FIRST_LINE + 1);
    assert!(!rig.line(other).poison);
    rig.completion(other);
    finish(rig);
}

fn damaged_read(operation: LineOperation, bytes: u64) {
    for space in [HOST, DEVICE] {
        let mut rig = rig();
        rig.to_device_bias(FIRST_LINE);
        rig.memory.insert(FIRST_LINE, ([4; 64], true));
        let tag = rig.ask(0, operation, space, FIRST_LINE, ([1; 64], bytes));
        if space == HOST {
            let request = rig.request();
            rig.grant(&request);
        }
        assert_eq!(rig.response(tag).status, LineStatus::Error, "{operation:?}");
        rig.run(4);
        assert_eq!(rig.state(FIRST_LINE), LineState::Invalid);
        assert_eq!(rig.in_memory(FIRST_LINE), ([4; 64], true), "the damage is still known");
        // A whole line heals it.
        let tag = rig.ask(0, LineOperation::NcWrite, DEVICE, FIRST_LINE, ([5; 64], u64::MAX));
        rig.response(tag);
        let tag = rig.ask(0, LineOperation::CoRead, DEVICE, FIRST_LINE, READ);
        let response = rig.response(tag);
        assert_eq!((response.status, response.data), (LineStatus::Okay, [5; 64]));
        finish(rig);
    }
}

#[test]
fn damage_that_the_host_writes_reaches_memory() {
    let mut rig = rig();
    for (i, opcode) in (0..).zip([M2sWriteOpcode::MemWr, M2sWriteOpcode::MemWrPtl]) {
        for poison in [true, false] {
            let message = (opcode, Some(MetaValue::Invalid), MemSnoop::SnpInv);
            let line = FIRST_LINE + 2 * i + u64::from(poison);
            let tag = rig.write(message, line, ([1; 64], 0xff, poison));
            rig.completion(tag);
            rig.run(8);
            assert_eq!(rig.in_memory(line).1, poison);
        }
    }
    finish(rig);
}

fn rig() -> Rig {
    Rig::new(Stall::Never, Stall::Never)
}

/// A request that asks the host.
fn asked(
    rig: &mut Rig,
    (operation, bytes, opcode): (LineOperation, u64, D2hRequestOpcode),
    line: u64,
) -> (u64, D2hRequest) {
    let tag = rig.ask(0, operation, HOST, line, ([0x33; 64], bytes));
    let request = rig.request();
    assert_eq!(request.opcode, opcode);
    (tag, request)
}

/// The fault is the first one, was counted once, and a second of another kind does not hide it.
fn expect(mut rig: Rig, fault: Fault, number: u64, count: fn(&DeviceMemoryStatus) -> u64) {
    rig.run(10);
    let status = rig.status();
    assert_eq!((status.fault, status.fault_number, count(&status)), (fault, number, 1));
    let tag = rig.ask(0, LineOperation::NcRead, HOST, 1, READ);
    rig.response(tag);
    if fault != Fault::UnknownAnswer {
        rig.go(1, GoState::Error);
    }
    rig.assert_silent();
    let status = rig.status();
    assert_eq!((status.fault, status.fault_number), (fault, number));
    // All else goes on.
    let tag = rig.ask(0, LineOperation::NcRead, HOST, FIRST_LINE + 70, READ);
    let request = rig.request();
    rig.grant(&request);
    assert_eq!(rig.response(tag).data, rig.in_memory(FIRST_LINE + 70).0);
    rig.bench.dismiss();
}

fn finish(mut rig: Rig) {
    rig.assert_silent();
    assert_eq!(rig.status().fault, Fault::None);
    rig.bench.dismiss();
}
