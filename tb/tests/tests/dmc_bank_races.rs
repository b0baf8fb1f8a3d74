//! The bank of the cache of device memory: what waits for what, pages that turn, and pace.
use nic_model::coherence::{MemoryMessage, OwnLineAfter, Rules};
use nic_sim::Wrapper;
use nic_spec::message::{
    BiasCommand, BiasPolicy, BiasStep, D2hRequestOpcode, GoState, H2dResponseOpcode, LineOperation,
    LineRequest, LineSpace, LineState, LineStatus, M2sRequestOpcode, M2sWriteOpcode, MemSnoop,
    MetaValue, S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::device_memory::{Device, FIRST_LINE, Line, PAGE_LINES, PAGES, Rig};

const READ: (Line, u64) = ([0; 64], 0);
const HOST: LineSpace = LineSpace::DeviceHostBias;
const DEVICE: LineSpace = LineSpace::DeviceDeviceBias;
const OWN: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, Some(MetaValue::Any), MemSnoop::SnpInv);
const LOOK: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);

/// Operations that read memory, and the state that they leave.
const READS: [(LineOperation, u64, LineState); 4] = [
    (LineOperation::NcRead, 0, LineState::Invalid),
    (LineOperation::CsRead, 0, LineState::Shared),
    (LineOperation::CoRead, 0, LineState::Exclusive),
    (LineOperation::CoWrite, 0xff, LineState::Modified),
];

#[test]
fn the_host_waits_for_an_access_of_its_line_and_finds_what_it_left() {
    let rules = Rules::specified();
    for space in [HOST, DEVICE] {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        let mut line = FIRST_LINE;
        for (operation, bytes, after) in READS {
            // The host does not write a line back that it does not have.
            let rows = rules.memory.iter().filter(|row| row.own_line != OwnLineAfter::MustNotBe);
            for row in rows {
                line += 2;
                if space == DEVICE {
                    rig.to_device_bias(line);
                }
                let old = rig.in_memory(line).0;
                let mut value = old;
                value[..8]
                    .iter_mut()
                    .for_each(|byte| *byte = if bytes == 0 { *byte } else { !*byte });
                rig.memory_waits = true;
                let tag = rig.ask(0, operation, space, line, (old.map(|byte| !byte), bytes));
                if space == HOST {
                    let request = rig.request();
                    rig.grant(&request);
                }
                rig.wait("the read of memory", |rig| (!rig.answers.is_empty()).then_some(()));
                let other = line + 1;
                let host_tag = match row.message {
                    MemoryMessage::Request(opcode) => {
                        let passing = (M2sWriteOpcode::MemWr, row.meta, MemSnoop::SnpInv);
                        let passing = rig.write(passing, other, ([7; 64], u64::MAX, false));
                        let tag = rig.demand((opcode, row.meta, row.snoop), line);
                        rig.completion(passing);
                        tag
                    }
                    MemoryMessage::Write(opcode) => {
                        let passing = rig.demand(LOOK, other);
                        let data = ([7; 64], 0xff00, false);
                        let tag = rig.write((opcode, row.meta, row.snoop), line, data);
                        rig.completion(passing);
                        tag
                    }
                };
                // What waits for the line does not stop the other channel.
                let passing = match row.message {
                    MemoryMessage::Request(_) => {
                        let passing = (M2sWriteOpcode::MemWr, row.meta, MemSnoop::SnpInv);
                        rig.write(passing, other, ([7; 64], u64::MAX, false))
                    }
                    MemoryMessage::Write(_) => rig.demand(LOOK, other),
                };
                rig.completion(passing);
                rig.run(20);
                assert!(rig.completions.is_empty(), "{operation:?}, {}: too early", row.means);
                assert!(rig.responses.is_empty());
                rig.memory_waits = false;
                let kept = match row.own_line {
                    OwnLineAfter::Becomes(_) if after == LineState::Invalid => false,
                    OwnLineAfter::Becomes(most) => most.is_valid(),
                    _ => after != LineState::Invalid,
                };
                let expected = if kept { row.beside_copy } else { row.alone };
                assert_eq!(rig.completion(host_tag).completion, expected.0, "{}", row.means);
                if row.returns_data {
                    assert_eq!(rig.line(host_tag).data, value, "{operation:?}, {}", row.means);
                }
                let response = rig.response(tag);
                assert_eq!(response.status, LineStatus::Okay);
                assert!(bytes != 0 || response.data == old);
                rig.run(8);
                assert_eq!(rig.state(line) != LineState::Invalid, kept, "{}", row.means);
                rig.lines.clear();
            }
        }
        finish(rig);
    }
}

#[test]
fn more_requests_of_the_host_than_wait_here_keep_their_order_behind_one_that_waits() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for round in 0..4 {
        let line = FIRST_LINE + 40 * round;
        rig.memory_waits = true;
        let tag = rig.ask(0, LineOperation::CoRead, HOST, line, ([0; 64], 0));
        let request = rig.request();
        rig.grant(&request);
        rig.wait("the read of memory", |rig| (!rig.answers.is_empty()).then_some(()));
        let tags: Vec<u64> = (0..20).map(|i| rig.demand(LOOK, line + i)).collect();
        rig.run(60);
        assert!(rig.completions.is_empty() && rig.lines.is_empty());
        rig.memory_waits = false;
        assert_eq!(rig.response(tag).status, LineStatus::Okay);
        for (i, tag) in (0..).zip(tags) {
            assert_eq!(rig.line(tag).data, rig.in_memory(line + i).0, "request {i}");
            rig.completion(tag);
        }
    }
    finish(rig);
}

#[test]
fn the_host_waits_neither_for_requests_of_the_device_nor_for_their_answers() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.to_device_bias(FIRST_LINE);
    for port in [
        Device::D2H_REQUEST.index(),
        Device::LINE_RESPONSE_0.index(),
        Device::LINE_RESPONSE_1.index(),
    ] {
        rig.bench.set_stall(port, Stall::Always);
    }
    // More than there are places, of lines that memory gives; then, at the other port, of lines that
    // the host must give.
    for i in 0..40 {
        rig.ask(0, LineOperation::CoRead, DEVICE, FIRST_LINE + i, READ);
    }
    rig.run(100);
    for i in 0..40 {
        rig.ask(1, LineOperation::CoRead, HOST, FIRST_LINE + PAGE_LINES + i, READ);
    }
    rig.run(100);
    for i in 0..40 {
        for page in [0, PAGE_LINES] {
            let line = FIRST_LINE + i + page;
            let data = rig.in_memory(line).0;
            let tag = rig.demand(OWN, line);
            assert_eq!(rig.completion(tag).completion, S2mCompletion::CmpE);
            assert_eq!(rig.line(tag).data, data);
            let message = (M2sWriteOpcode::MemWr, Some(MetaValue::Invalid), MemSnoop::None);
            let tag = rig.write(message, line, (data, u64::MAX, false));
            assert_eq!(rig.completion(tag).completion, S2mCompletion::Cmp);
        }
    }
    assert!(rig.responses.is_empty() && rig.requests.is_empty());
    for port in [
        Device::D2H_REQUEST.index(),
        Device::LINE_RESPONSE_0.index(),
        Device::LINE_RESPONSE_1.index(),
    ] {
        rig.bench.set_stall(port, Stall::Never);
    }
    for _ in 0..500 {
        rig.step();
        while let Some(request) = rig.requests.pop_front() {
            rig.grant(&request);
        }
    }
    assert_eq!(rig.responses.len(), 80, "no answer is lost");
    rig.responses.clear();
    finish(rig);
}

#[test]
fn requests_for_a_line_take_effect_one_after_the_other_across_both_ports() {
    for space in [HOST, DEVICE] {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        let line = FIRST_LINE + 9;
        if space == DEVICE {
            rig.to_device_bias(line);
        }
        // Often enough to use up all places, if those of what is put back were lost.
        for _ in 0..20 {
            let mut expected = rig.in_memory(line).0;
            // Each port writes its own bytes; all are there in the end.
            let mut tags = vec![];
            for i in 0..12 {
                let byte = i as usize;
                expected[byte] = 0xe0 + i;
                let write = ([0xe0 + i; 64], 1 << i);
                tags.push(rig.ask(byte % 2, LineOperation::CoWrite, space, line, write));
            }
            if space == HOST {
                let request = rig.request();
                assert_eq!(request.opcode, D2hRequestOpcode::RdOwn);
                rig.run(30);
                rig.grant(&request);
            }
            for tag in tags {
                assert_eq!(rig.response(tag).status, LineStatus::Okay);
            }
            let tag = rig.ask(0, LineOperation::NcRead, space, line, READ);
            assert_eq!(rig.response(tag).data, expected);
            assert!(rig.status().waits > 0);
            let tag = rig.ask(0, LineOperation::Evict, space, line, READ);
            rig.response(tag);
            rig.run(4);
            assert_eq!(rig.in_memory(line), (expected, false));
        }
        finish(rig);
    }
}

#[test]
fn lines_that_make_room_are_written_to_memory() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.to_device_bias(FIRST_LINE);
    let data = |i: u64| std::array::from_fn(|byte| (i as u8).wrapping_mul(37) ^ byte as u8);
    let lines: Vec<u64> = (0..20).map(|i| FIRST_LINE + 2 * i).collect();
    for (i, line) in (0..).zip(&lines) {
        // Whole lines come at once, others after they were read.
        let bytes = if i % 2 == 0 { u64::MAX } else { !1 };
        let tag = rig.ask(0, LineOperation::CoWrite, DEVICE, *line, (data(i), bytes));
        rig.response(tag);
    }
    rig.run(8);
    let held = lines.iter().filter(|line| rig.state(**line) == LineState::Modified).count();
    assert_eq!(held, 2, "a set has two ways");
    assert_eq!(rig.status().evictions, 18);
    for (i, line) in (0..).zip(&lines) {
        let tag = rig.ask(1, LineOperation::NcRead, DEVICE, *line, READ);
        let found = rig.response(tag).data;
        assert_eq!(found[1..], data(i)[1..], "line {i}");
    }
    finish(rig);
}

#[test]
fn a_flip_fails_if_the_host_was_given_a_copy_since_it_began() {
    let rules = Rules::specified();
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    let page = |i: u64| FIRST_LINE + i % PAGES * PAGE_LINES;
    for (i, row) in (0..).zip(&rules.memory) {
        let line = page(i) + 3;
        assert!(!rig.turn(line, BiasStep::CommitToDevice), "it did not begin");
        assert!(rig.turn(line, BiasStep::BeginToDevice));
        flush(&mut rig, line);
        let tag = match row.message {
            MemoryMessage::Request(opcode) => {
                rig.demand((opcode, row.meta, row.snoop), page(i) + 40)
            }
            MemoryMessage::Write(opcode) => {
                let data = ([1; 64], u64::MAX, false);
                rig.write((opcode, row.meta, row.snoop), page(i) + 40, data)
            }
        };
        rig.completion(tag);
        let gives = row.alone.1.is_valid() && row.snoop != MemSnoop::None;
        assert_eq!(rig.turn(line, BiasStep::CommitToDevice), !gives, "{}", row.means);
        // Not the next page.
        assert!(rig.turn(page(i + 1), BiasStep::BeginToDevice));
        assert!(rig.turn(page(i + 1), BiasStep::CommitToDevice));
        assert!(rig.turn(page(i + 1), BiasStep::ToHost));
        if gives {
            assert!(rig.turn(line, BiasStep::BeginToDevice), "it may be tried again");
            assert!(rig.turn(line, BiasStep::CommitToDevice));
        }
        assert!(rig.turn(line, BiasStep::BeginToDevice), "it stays in device-bias");
        assert!(rig.turn(line, BiasStep::CommitToDevice));
        assert!(rig.turn(line, BiasStep::ToHost));
    }
    rig.lines.clear();

    // A push gives a copy, too.
    assert!(rig.turn(FIRST_LINE, BiasStep::BeginToDevice));
    let tag = rig.ask(0, LineOperation::NcPush, HOST, FIRST_LINE, ([1; 64], u64::MAX));
    let request = rig.request();
    assert!(!rig.turn(FIRST_LINE, BiasStep::CommitToDevice));
    rig.answer(request.cqid, H2dResponseOpcode::GoWritePull, 1);
    rig.response(tag);
    rig.pushed.clear();
    // So does turning back.
    assert!(rig.turn(FIRST_LINE, BiasStep::BeginToDevice));
    assert!(rig.turn(FIRST_LINE, BiasStep::ToHost));
    assert!(!rig.turn(FIRST_LINE, BiasStep::CommitToDevice));
    assert!(!rig.turn(0, BiasStep::BeginToDevice), "there is no such page");
    assert!(rig.status().reversions > 0);
    finish(rig);
}

#[test]
fn the_policy_says_what_becomes_of_device_bias_requests_to_a_page_in_host_bias() {
    let cases = [
        (LineOperation::NcRead, 0, D2hRequestOpcode::RdCurr),
        (LineOperation::CsRead, 0, D2hRequestOpcode::RdShared),
        (LineOperation::CoRead, 0, D2hRequestOpcode::RdOwn),
        (LineOperation::CoWrite, u64::MAX, D2hRequestOpcode::RdOwnNoData),
        (LineOperation::CoWrite, 1, D2hRequestOpcode::RdOwn),
        (LineOperation::NcWrite, u64::MAX, D2hRequestOpcode::WoWrInvF),
        (LineOperation::NcWrite, 1, D2hRequestOpcode::WoWrInv),
        (LineOperation::Flush, 0, D2hRequestOpcode::ClFlush),
    ];
    for policy in [BiasPolicy::Demote, BiasPolicy::Obey] {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        rig.set_policy(policy);
        // Nor does a flip that has only begun make it device-bias.
        assert!(rig.turn(FIRST_LINE + PAGE_LINES, BiasStep::BeginToDevice));
        for (i, (operation, bytes, opcode)) in (0_u64..).zip(cases) {
            let line = FIRST_LINE + i * 11;
            let tag = rig.ask(1, operation, DEVICE, line, ([3; 64], bytes));
            if policy == BiasPolicy::Demote {
                let request = rig.request();
                assert_eq!((request.opcode, request.line_address), (opcode, line));
                rig.grant(&request);
            }
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
        }
        let count = cases.len() as u64;
        let status = rig.status();
        let expected = if policy == BiasPolicy::Demote { (count, 0) } else { (0, count) };
        assert_eq!((status.demotions, status.violations), expected);
        // A push asks the host in either case.
        let tag = rig.ask(0, LineOperation::NcPush, DEVICE, FIRST_LINE + 99, ([3; 64], u64::MAX));
        let request = rig.request();
        assert_eq!(request.opcode, D2hRequestOpcode::ItoMWr);
        rig.answer(request.cqid, H2dResponseOpcode::GoWritePull, 1);
        rig.response(tag);
        rig.pushed.clear();
        let status = rig.status();
        assert_eq!((status.demotions, status.violations), (expected.0 + 1, expected.1));
        finish(rig);
    }
}

#[test]
fn hits_take_five_cycles_one_in_each_cycle() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.to_device_bias(FIRST_LINE);
    let tag = rig.ask(0, LineOperation::CoRead, DEVICE, FIRST_LINE, READ);
    rig.response(tag);
    let request = LineRequest {
        operation: LineOperation::CsRead,
        space: HOST,
        line_address: FIRST_LINE,
        data: [0; 64],
        byte_enable: 0,
        tag: 0,
    };
    let units = vec![vec![request]; 100];
    let measured = rig.bench.measure(Device::LINE_REQUEST_0, Device::LINE_RESPONSE_0, units);
    let contract = Device::DESIGN.contract.expect("a contract");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_request_for_a_line_that_answers_at_once_goes_on_after_it() {
    for distance in 0..24 {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        rig.to_device_bias(FIRST_LINE);
        let first = rig.ask(0, LineOperation::NcRead, DEVICE, FIRST_LINE, READ);
        rig.run(distance);
        let write = ([7; 64], u64::MAX);
        let second =
            rig.ask(distance as usize % 2, LineOperation::NcWrite, DEVICE, FIRST_LINE, write);
        let old = rig.in_memory(FIRST_LINE).0;
        assert_eq!(rig.response(first).data, old);
        assert_eq!(rig.response(second).status, LineStatus::Okay);
        finish(rig);
    }
}

#[test]
fn a_reset_in_the_middle_forgets_everything() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for round in 0..5 {
        rig.to_device_bias(FIRST_LINE);
        let tag = rig.ask(0, LineOperation::CoWrite, DEVICE, FIRST_LINE, ([9; 64], u64::MAX));
        rig.response(tag);
        for i in 0..4 {
            rig.ask(0, LineOperation::CoRead, HOST, FIRST_LINE + PAGE_LINES + i, READ);
            rig.ask(1, LineOperation::CoRead, DEVICE, FIRST_LINE + 1 + i, READ);
        }
        rig.memory_waits = true;
        rig.run(round);
        rig.bench.reset();
        rig.answers.clear();
        rig.memory_waits = false;
        rig.requests.clear();
        rig.responses.clear();
        rig.states.clear();
        rig.bench.run(PAGES + 8);
        for port in [Device::LINE_REQUEST_0.index(), Device::LINE_REQUEST_1.index()] {
            assert_eq!(rig.bench.waiting(port), 0);
        }
        // No copy, no entry, and the page is in host-bias.
        let tag = rig.ask(0, LineOperation::CsRead, DEVICE, FIRST_LINE, READ);
        let request = rig.request();
        assert_eq!(request.opcode, D2hRequestOpcode::RdShared);
        rig.grant(&request);
        assert_eq!(rig.response(tag).data, rig.in_memory(FIRST_LINE).0);
        let tag = rig.ask(0, LineOperation::Flush, HOST, FIRST_LINE, READ);
        let request = rig.request();
        rig.go(request.cqid, GoState::Invalid);
        rig.response(tag);
    }
    finish(rig);
}

fn flush(rig: &mut Rig, line: u64) {
    let tag = rig.ask(0, LineOperation::Flush, HOST, line, READ);
    let request = rig.request();
    assert_eq!(request.opcode, D2hRequestOpcode::ClFlush);
    rig.go(request.cqid, GoState::Invalid);
    assert_eq!(rig.response(tag).status, LineStatus::Okay);
}

/// Nothing is left, and nobody has done what nobody may do.
fn finish(mut rig: Rig) {
    rig.assert_silent();
    let status = rig.status();
    assert_eq!(status.fault as u32, 0, "{status:?}");
    rig.bench.dismiss();
}

#[test]
fn whoever_counts_answers_and_reversions_knows_the_bias_of_a_page() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    let mut orders = [0_u32; 2];
    for delay in 0..24 {
        let page = FIRST_LINE + PAGE_LINES * (delay % PAGES);
        rig.to_device_bias(page);
        rig.reversions.clear();
        // The host is given a copy while a commit, which is done already, is asked for again.
        let owns_first = delay % 2 == 1;
        let mut believed = true;
        let asks = |rig: &mut Rig| {
            let command = BiasCommand { page: page / PAGE_LINES, step: BiasStep::CommitToDevice };
            rig.bench.send(Device::BIAS_COMMAND, [command]);
        };
        if owns_first {
            rig.demand(OWN, page + 3);
            rig.run(delay / 2);
            asks(&mut rig);
        } else {
            asks(&mut rig);
            rig.run(delay / 2);
            rig.demand(OWN, page + 3);
        }
        for _ in 0..40 {
            rig.step();
            // Never both in one cycle: a page turns in one cycle in one way.
            assert!(rig.bias_answers.len() + rig.reversions.len() <= 1);
            if let Some(answer) = rig.bias_answers.pop_front() {
                assert_eq!(answer.done, believed, "an answer says what is");
                orders[usize::from(answer.done)] += 1;
            }
            if let Some(reversion) = rig.reversions.pop_front() {
                assert!(believed, "a page that has turned turns again");
                assert_eq!(reversion.page, page / PAGE_LINES);
                believed = false;
            }
        }
        assert!(!believed);
        rig.completions.clear();
        rig.lines.clear();
        let tag = rig.ask(0, LineOperation::NcRead, DEVICE, page + 7, READ);
        let request = rig.request();
        rig.grant(&request);
        rig.response(tag);
    }
    assert!(orders.iter().all(|count| *count > 0), "{orders:?}");
    let status = rig.status();
    assert_eq!(status.reversions, 24, "{status:?}");
    rig.assert_silent();
    rig.bench.dismiss();
}
