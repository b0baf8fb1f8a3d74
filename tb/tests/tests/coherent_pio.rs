//! Coherent programmed I/O, the host's side of the link played by hand: cycles, answers, faults.
use nic_sim::generated::coherent_pio_tiny::CoherentPioTiny as Device;
use nic_spec::message::{
    Beat, D2hRequest, D2hRequestOpcode, GoState, H2dResponse, H2dResponseOpcode, LineWindow,
    M2sRequest, M2sRequestOpcode as Opcode, M2sWrite, M2sWriteOpcode, MemSnoop, Message, MetaField,
    MetaValue, PioAnswer, PioAnswerControl, PioConfiguration, PioFault, PioRequestControl,
    PioStatus, S2mCompletion, S2mData, S2mDataOpcode, S2mResponse,
};
use nic_tb::{Bench, Stall};

type Line = [u8; 64];

/// The first line, and how many lines a group has.
const FIRST_LINE: u64 = 0x2_0000;
const LINES: u64 = 2;
const FULL: u64 = u64::MAX;
/// A host that keeps no copy, one that owns it, and one that says nothing.
const INVALID: Option<MetaValue> = Some(MetaValue::Invalid);
const ANY: Option<MetaValue> = Some(MetaValue::Any);

struct Rig {
    bench: Bench<Device>,
    next_tag: u64,
}

impl Rig {
    fn new() -> Self {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        bench.probe_every(0);
        bench.collect(Device::S2M_RESPONSE);
        bench.collect(Device::S2M_DATA);
        bench.collect(Device::D2H_REQUEST);
        bench.collect(Device::MESSAGE);
        bench.set_level(Device::WINDOW, &LineWindow { first_line: FIRST_LINE });
        Self { bench, next_tag: 0x100 }
    }

    fn status(&mut self) -> PioStatus {
        self.bench.level(Device::STATUS)
    }

    fn tag(&mut self) -> u64 {
        self.next_tag += 1;
        self.next_tag
    }

    /// The host asks for something about a line.
    fn ask(&mut self, opcode: Opcode, meta: Option<MetaValue>, line: u64) -> u64 {
        let tag = self.tag();
        self.ask_as(opcode, meta, line, tag);
        tag
    }

    fn ask_as(&mut self, opcode: Opcode, meta: Option<MetaValue>, line: u64, tag: u64) {
        let (meta_field, meta_value) = MetaField::saying(meta);
        let line_address = FIRST_LINE + line;
        let snoop = MemSnoop::SnpInv;
        let request = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address };
        self.bench.send(Device::M2S_REQUEST, [request]);
    }

    /// The host writes a line, and is told.
    fn write(&mut self, line: u64, meta: Option<MetaValue>, write: (Line, u64, bool)) {
        self.offer(line, meta, write);
        self.bench.run(8);
        assert_eq!(self.completions(), [(S2mCompletion::Cmp, self.next_tag)]);
    }

    fn offer(&mut self, line: u64, meta: Option<MetaValue>, write: (Line, u64, bool)) {
        let (data, byte_enable, poison) = write;
        let (meta_field, meta_value) = MetaField::saying(meta);
        let tag = self.tag();
        let opcode = match byte_enable {
            FULL => M2sWriteOpcode::MemWr,
            _ => M2sWriteOpcode::MemWrPtl,
        };
        let write = M2sWrite {
            opcode,
            snoop: MemSnoop::None,
            meta_field,
            meta_value,
            tag,
            line_address: FIRST_LINE + line,
            poison,
            data,
            byte_enable,
        };
        self.bench.send(Device::M2S_WRITE, [write]);
    }

    fn completions(&mut self) -> Vec<(S2mCompletion, u64)> {
        let taken: Vec<S2mResponse> = self.bench.take(Device::S2M_RESPONSE);
        taken.into_iter().map(|one| (one.completion, one.tag)).collect()
    }

    /// The lines that come, by tag.
    fn lines(&mut self) -> Vec<S2mData> {
        self.bench.take(Device::S2M_DATA)
    }

    /// Lines that are asked back.
    fn recalls(&mut self) -> Vec<u64> {
        let taken: Vec<D2hRequest> = self.bench.take(Device::D2H_REQUEST);
        taken
            .into_iter()
            .map(|request| {
                assert_eq!(request.opcode, D2hRequestOpcode::RdOwn);
                assert_eq!(request.line_address, FIRST_LINE + request.cqid);
                request.cqid
            })
            .collect()
    }

    fn forward(&mut self, line: u64) {
        self.ask_as(Opcode::MemRdFwd, INVALID, line, line);
    }

    /// The host reads a line to own it, and gets it.
    fn gets(&mut self, line: u64) -> Line {
        let tag = self.ask(Opcode::MemRd, ANY, line);
        self.bench.run(12);
        assert_eq!(self.completions(), [(S2mCompletion::CmpE, tag)]);
        let lines = self.lines();
        assert_eq!(lines.len(), 1);
        assert_eq!((lines[0].opcode, lines[0].tag), (S2mDataOpcode::MemData, tag));
        lines[0].data
    }

    /// Everything that is asked back comes, as it was.
    fn all_come_back(&mut self) -> Vec<u64> {
        self.bench.run(8);
        let recalls = self.recalls();
        for line in &recalls {
            self.forward(*line);
        }
        self.bench.run(8);
        recalls
    }

    fn give(&mut self, lines: &[Line]) {
        let last = lines.len() - 1;
        let beat = |(i, data): (usize, &Line)| Beat { data: *data, keep: FULL, last: i == last };
        self.bench.send(Device::RESULT, lines.iter().enumerate().map(beat).collect::<Vec<_>>());
    }

    fn end(self) {
        self.bench.dismiss();
    }
}

fn control(data: Line) -> PioAnswerControl {
    PioAnswerControl::from_bytes(&data[62..])
}

/// A line of a message with its control.
fn with_control(byte: u8, lines: u64, wants_no_result: bool) -> Line {
    let mut line = [byte; 64];
    let control = PioRequestControl { lines, has_message: true, wants_no_result, reserved: 0 };
    line[62..].copy_from_slice(&control.to_bytes());
    line
}

fn empty() -> PioAnswerControl {
    PioAnswerControl { lines: 0, answer: PioAnswer::Empty }
}

#[test]
fn a_line_of_the_open_group_is_answered_after_as_many_cycles_as_the_contract_says() {
    let mut rig = Rig::new();
    assert_eq!(rig.gets(0), [0; 64]);
    for line in [1, 0] {
        let tag = rig.ask(Opcode::MemRd, ANY, line);
        let asked = rig.bench.cycle();
        while rig.lines().is_empty() {
            rig.bench.step();
        }
        // Taken in the first of these cycles, offered and taken in the last.
        assert_eq!(rig.bench.cycle() - asked - 1, 4, "line {line}");
        assert_eq!(rig.completions(), [(S2mCompletion::CmpE, tag)]);
    }
    // A request for a line in each cycle.
    let asked: Vec<u64> = (0..40)
        .map(|i| {
            let tag = rig.ask(Opcode::MemRd, ANY, i % LINES);
            rig.bench.run(2);
            tag
        })
        .collect();
    rig.bench.run(12);
    assert_eq!(rig.lines().iter().map(|line| line.tag).collect::<Vec<_>>(), asked);
    rig.end();
}

#[test]
fn an_exchange_takes_the_device_so_many_cycles() {
    let mut rig = Rig::new();
    rig.gets(0);
    let until = |rig: &mut Rig, is_there: &mut dyn FnMut(&mut Rig) -> bool| {
        let began = rig.bench.cycle();
        while !is_there(rig) {
            rig.bench.step();
            assert!(rig.bench.cycle() - began < 50);
        }
        rig.bench.cycle() - began - 1
    };
    for (round, modified) in [true, false, true].into_iter().enumerate() {
        let (old, new) = (round as u64 % 2 * LINES, (round as u64 + 1) % 2 * LINES);
        if !modified {
            // It has left the host's cache, and has come again.
            rig.write(old, INVALID, (with_control(5, 1, false), FULL, false));
            rig.gets(old);
        }
        // The host asks for the other group.
        let tag = rig.ask(Opcode::MemRd, ANY, new);
        let to_recall = until(&mut rig, &mut |rig| rig.recalls() == [old]);
        // It writes the line back, and forwards the recall when that is completed; or forwards it at once.
        match modified {
            true => rig.offer(old, INVALID, (with_control(5, 1, false), FULL, false)),
            false => rig.forward(old),
        }
        let has_message = &mut |rig: &mut Rig| !rig.bench.take(Device::MESSAGE).is_empty();
        let to_message = until(&mut rig, has_message);
        if modified {
            rig.bench.run(8);
            assert_eq!(rig.completions().len(), 1);
            rig.forward(old);
        }
        rig.bench.run(20);
        rig.give(&[[6; 64]]);
        let to_answer = until(&mut rig, &mut |rig| !rig.lines().is_empty());
        assert_eq!(rig.completions(), [(S2mCompletion::CmpE, tag)]);
        let expected = (3, if modified { 5 } else { 4 }, 5);
        assert_eq!((to_recall, to_message, to_answer), expected, "modified: {modified}");
    }
    assert_eq!(rig.status().fault, PioFault::None);
    rig.end();
}

#[test]
fn who_asks_for_a_line_that_is_back_waits_for_the_next_exchange() {
    // The host writes a line back before it sees the recall, and somebody asks for it in the same cycle, or later.
    for later in 0..12 {
        let mut rig = Rig::new();
        rig.gets(0);
        let other = rig.ask(Opcode::MemRd, ANY, LINES);
        rig.bench.run(8);
        assert_eq!(rig.recalls(), [0]);
        rig.offer(0, INVALID, (with_control(1, 1, false), FULL, false));
        rig.bench.run(later);
        let again = rig.ask(Opcode::MemRd, ANY, 0);
        rig.bench.run(20);
        let message: Vec<Beat<64>> = rig.bench.take(Device::MESSAGE);
        let passed = message.first().map(|beat| beat.data[0]);
        let completions: Vec<u64> = rig.completions().iter().map(|(_, tag)| *tag).collect();
        if completions.contains(&again) {
            // It was answered before the write came: the host has the line, and no message is passed on.
            assert_eq!((later, passed), (0, None));
            rig.offer(0, INVALID, (with_control(1, 1, false), FULL, false));
            rig.bench.run(20);
            rig.completions();
            assert_eq!(rig.bench.take(Device::MESSAGE).len(), 1);
            rig.forward(0);
            rig.give(&[[7; 64]]);
            rig.bench.run(20);
            assert_eq!(rig.completions(), [(S2mCompletion::CmpE, other)]);
        } else {
            assert_eq!(passed, Some(1), "later: {later}");
            rig.give(&[[7; 64]]);
            rig.bench.run(20);
            assert_eq!(rig.completions(), [(S2mCompletion::CmpE, other)]);
            // The next exchange has begun. Its result answers, and only then can the host forward.
            assert_eq!(rig.recalls(), [LINES]);
            rig.forward(LINES);
            rig.give(&[[8; 64]]);
            rig.bench.run(20);
            assert_eq!(rig.completions(), [(S2mCompletion::CmpE, again)]);
            rig.forward(0);
        }
        rig.bench.run(8);
        assert_eq!(rig.status().fault, PioFault::None);
        rig.end();
    }
}

#[test]
fn a_number_is_not_used_again_before_its_recall_is_forwarded() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.ask(Opcode::MemRd, ANY, LINES);
    rig.bench.run(8);
    assert_eq!(rig.recalls(), [0]);
    // The line was on its way back anyhow: the host has not seen the recall, and goes on for two exchanges.
    rig.write(0, INVALID, (with_control(1, 1, false), FULL, false));
    rig.give(&[[7; 64]]);
    rig.bench.run(20);
    rig.completions();
    rig.ask(Opcode::MemRd, ANY, 0);
    rig.bench.run(8);
    assert_eq!(rig.recalls(), [LINES]);
    rig.forward(LINES);
    rig.give(&[[8; 64]]);
    rig.bench.run(20);
    assert_eq!(rig.completions().len(), 1);
    rig.bench.take(Device::MESSAGE);
    // It has line 0 once more. The third exchange takes it back by the recall of the first.
    rig.ask(Opcode::MemRd, ANY, LINES);
    rig.bench.run(20);
    assert!(rig.recalls().is_empty());
    assert!(rig.bench.take(Device::MESSAGE).is_empty());
    rig.write(0, INVALID, (with_control(3, 1, false), FULL, false));
    rig.bench.run(8);
    let message: Vec<Beat<64>> = rig.bench.take(Device::MESSAGE);
    assert_eq!(message.iter().map(|beat| beat.data[0]).collect::<Vec<_>>(), [3]);
    rig.forward(0);
    rig.bench.run(4);
    assert_eq!(rig.status().fault, PioFault::None);
    rig.end();
}

#[test]
fn what_the_host_asks_is_answered_by_what_it_may_keep() {
    let mut rig = Rig::new();
    rig.gets(0);
    let cases = [
        (Opcode::MemRdData, None, Some(S2mCompletion::CmpE), true),
        (Opcode::MemRd, Some(MetaValue::Shared), Some(S2mCompletion::CmpE), true),
        (Opcode::MemRd, None, Some(S2mCompletion::Cmp), true),
        (Opcode::MemRd, INVALID, Some(S2mCompletion::Cmp), true),
        (Opcode::MemInv, ANY, Some(S2mCompletion::CmpE), false),
        (Opcode::MemInvNt, ANY, Some(S2mCompletion::CmpE), false),
        (Opcode::MemInv, INVALID, Some(S2mCompletion::Cmp), false),
        (Opcode::MemSpecRd, None, None, false),
    ];
    for (opcode, meta, completion, has_data) in cases {
        let tag = rig.ask(opcode, meta, 1);
        rig.bench.run(12);
        let expected: Vec<_> = completion.into_iter().map(|one| (one, tag)).collect();
        assert_eq!(rig.completions(), expected, "{opcode:?} {meta:?}");
        assert_eq!(rig.lines().len(), usize::from(has_data), "{opcode:?} {meta:?}");
    }
    // What it does not keep is not asked back: line 1 was given up last.
    rig.ask(Opcode::MemRd, ANY, LINES);
    assert_eq!(rig.all_come_back(), [0]);
    assert_eq!(rig.status().fault, PioFault::None);
    rig.end();
}

#[test]
fn a_flush_and_a_write_back_give_a_line_up() {
    for gives_up in 0..3 {
        let mut rig = Rig::new();
        rig.gets(0);
        rig.gets(1);
        match gives_up {
            0 => {
                rig.ask(Opcode::MemInv, INVALID, 1);
                rig.bench.run(8);
                assert_eq!(rig.completions().len(), 1);
            }
            1 => rig.write(1, INVALID, ([1; 64], FULL, false)),
            // This one keeps its copy.
            _ => rig.write(1, ANY, ([1; 64], FULL, false)),
        }
        rig.ask(Opcode::MemRd, ANY, LINES);
        let expected: &[u64] = if gives_up < 2 { &[0] } else { &[0, 1] };
        assert_eq!(rig.all_come_back(), expected, "{gives_up}");
        rig.end();
    }
}

#[test]
fn a_line_that_is_asked_for_again_while_it_is_taken_back_is_answered_first() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.gets(1);
    rig.bench.set_stall(Device::D2H_REQUEST.index(), Stall::Always);
    let other = rig.ask(Opcode::MemRd, ANY, LINES);
    rig.bench.run(8);
    // The host has dropped its clean copies, and loads them once more before it sees the recall.
    for line in [0, 1] {
        let tag = rig.ask(Opcode::MemRd, ANY, line);
        rig.bench.run(12);
        assert_eq!(rig.completions(), [(S2mCompletion::CmpE, tag)], "line {line}");
    }
    rig.bench.set_stall(Device::D2H_REQUEST.index(), Stall::Never);
    let late = rig.ask(Opcode::MemRd, ANY, 0);
    rig.bench.run(12);
    assert_eq!(rig.completions(), [(S2mCompletion::CmpE, late)]);
    rig.lines();
    assert_eq!(rig.all_come_back(), [0, 1]);
    assert!(rig.lines().is_empty(), "no result is there");
    // From now on who asks for a line of this group waits for the next exchange.
    let next = rig.ask(Opcode::MemRd, ANY, 1);
    rig.bench.run(20);
    assert!(rig.completions().is_empty());
    rig.give(&[[3; 64], [4; 64]]);
    rig.bench.run(20);
    assert_eq!(rig.completions(), [(S2mCompletion::CmpE, other)]);
    rig.lines();
    // That exchange has begun already.
    assert_eq!(rig.all_come_back(), [LINES]);
    rig.give(&[[5; 64]]);
    rig.bench.run(20);
    assert_eq!(rig.completions(), [(S2mCompletion::CmpE, next)]);
    assert_eq!(rig.lines()[0].data, [0; 64], "a result of one line");
    assert_eq!(rig.status().exchanges, 2);
    rig.end();
}

#[test]
fn what_is_stored_in_part_leaves_nothing_older() {
    let mut rig = Rig::new();
    rig.gets(0);
    // Both groups are full of something.
    for group in [1, 0] {
        rig.ask(Opcode::MemRd, ANY, group * LINES);
        rig.all_come_back();
        rig.give(&[[0xee; 64], [0xee; 64]]);
        rig.bench.run(20);
        rig.completions();
        rig.lines();
    }
    rig.ask(Opcode::MemRd, ANY, LINES);
    rig.all_come_back();
    rig.give(&[[0x11; 64]]);
    rig.bench.run(20);
    rig.completions();
    rig.lines();
    // Line 1 of group 1 has nothing. Eight bytes of it are stored, past the caches.
    rig.write(LINES + 1, INVALID, ([0x22; 64], 0xff00, false));
    let mut expected = [0; 64];
    expected[8..16].fill(0x22);
    assert_eq!(rig.gets(LINES + 1), expected);
    // And of line 0, the control stays the device's where it is not stored.
    rig.write(LINES, INVALID, ([0x33; 64], 0x1, false));
    let found = rig.gets(LINES);
    assert_eq!((found[0], found[1]), (0x33, 0x11));
    assert_eq!(control(found), PioAnswerControl { lines: 1, answer: PioAnswer::Result });
    // A message has the lines that were stored to, and zeros.
    let full = with_control(0x44, 2, true);
    rig.write(LINES, INVALID, (full, FULL, false));
    rig.ask(Opcode::MemRd, ANY, 0);
    rig.all_come_back();
    let message: Vec<Beat<64>> = rig.bench.take(Device::MESSAGE);
    assert_eq!(message.iter().map(|beat| beat.data).collect::<Vec<_>>(), [full, expected]);
    rig.bench.run(12);
    let of_other = rig.lines();
    assert_eq!(control(of_other[0].data), empty());
    rig.end();
}

#[test]
fn a_message_has_no_results_in_it() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.ask(Opcode::MemRd, ANY, LINES);
    rig.all_come_back();
    rig.give(&[[0xee; 64], [0xee; 64]]);
    rig.bench.run(20);
    rig.completions();
    let message = with_control(0x11, 2, true);
    rig.write(LINES, INVALID, (message, FULL, false));
    rig.ask(Opcode::MemRd, ANY, 0);
    rig.all_come_back();
    let beats: Vec<Beat<64>> = rig.bench.take(Device::MESSAGE);
    assert_eq!(beats.iter().map(|beat| beat.data).collect::<Vec<_>>(), [message, [0; 64]]);
    rig.end();
}

#[test]
fn a_result_that_has_begun_is_given_whole() {
    let mut rig = Rig::new();
    rig.bench.set_level(Device::CONFIGURATION, &PioConfiguration { try_again_cycles: 20 });
    rig.gets(0);
    let tag = rig.ask(Opcode::MemRd, ANY, LINES);
    rig.all_come_back();
    let beat = |byte: u8, last| Beat { data: [byte; 64], keep: FULL, last };
    rig.bench.send(Device::RESULT, [beat(1, false)]);
    rig.bench.run(60);
    assert!(rig.completions().is_empty(), "long after the time that is set");
    rig.bench.send(Device::RESULT, [beat(2, true)]);
    rig.bench.run(12);
    assert_eq!(rig.completions(), [(S2mCompletion::CmpE, tag)]);
    let expected = PioAnswerControl { lines: 2, answer: PioAnswer::Result };
    assert_eq!(control(rig.lines()[0].data), expected);
    assert_eq!(rig.gets(LINES + 1), [2; 64]);
    // Where none has begun, the program is told.
    rig.ask(Opcode::MemRd, ANY, 0);
    rig.all_come_back();
    rig.bench.run(30);
    let expected = PioAnswerControl { lines: 0, answer: PioAnswer::TryAgain };
    assert_eq!(control(rig.lines()[0].data), expected);
    rig.end();
}

#[test]
fn a_result_that_is_cut_has_its_first_lines() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.ask(Opcode::MemRd, ANY, LINES);
    rig.all_come_back();
    rig.give(&[[1; 64], [2; 64], [3; 64], [4; 64]]);
    rig.bench.run(20);
    let first = rig.lines()[0].data;
    assert_eq!(control(first), PioAnswerControl { lines: 2, answer: PioAnswer::Cut });
    assert_eq!(first[..62], [1; 62]);
    rig.completions();
    assert_eq!(rig.gets(LINES + 1), [2; 64]);
    rig.end();
}

#[test]
fn a_poisoned_line_is_not_passed_on() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.write(0, INVALID, (with_control(1, 2, false), FULL, false));
    rig.write(1, INVALID, ([2; 64], FULL, true));
    // Whoever reads it is told.
    let tag = rig.ask(Opcode::MemRd, ANY, 1);
    rig.bench.run(12);
    assert_eq!(rig.completions(), [(S2mCompletion::CmpE, tag)]);
    assert!(rig.lines()[0].poison);
    rig.ask(Opcode::MemRd, ANY, LINES);
    assert_eq!(rig.all_come_back(), [1]);
    rig.bench.run(12);
    assert_eq!(control(rig.lines()[0].data).answer, PioAnswer::Refused);
    assert!(rig.bench.take(Device::MESSAGE).is_empty());
    let status = rig.status();
    assert_eq!((status.fault, status.poisoned_messages), (PioFault::PoisonedMessage, 1));
    // The poison goes with the group.
    rig.completions();
    rig.write(LINES, INVALID, (with_control(3, 1, false), FULL, false));
    rig.ask(Opcode::MemRd, ANY, 0);
    rig.all_come_back();
    let message: Vec<Beat<64>> = rig.bench.take(Device::MESSAGE);
    assert_eq!(message.len(), 1);
    rig.give(&[[4; 64]]);
    rig.bench.run(12);
    assert!(!rig.lines()[0].poison);
    rig.end();
}

#[test]
fn a_recall_that_the_host_refuses_refuses_the_message() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.write(0, ANY, (with_control(1, 1, false), FULL, false));
    rig.ask(Opcode::MemRd, ANY, LINES);
    rig.bench.run(8);
    assert_eq!(rig.recalls(), [0]);
    let response_data = GoState::Error as u64;
    let refusal =
        H2dResponse { opcode: H2dResponseOpcode::Go, response_data, response_pre: 0, cqid: 0 };
    rig.bench.send(Device::H2D_RESPONSE, [refusal]);
    rig.bench.run(20);
    assert_eq!(control(rig.lines()[0].data).answer, PioAnswer::Refused);
    assert!(rig.bench.take(Device::MESSAGE).is_empty());
    let status = rig.status();
    assert_eq!((status.fault, status.refused_recalls), (PioFault::RefusedRecall, 1));
    // Nothing waits for a second one.
    rig.bench.send(Device::H2D_RESPONSE, [refusal]);
    rig.bench.run(4);
    assert_eq!(rig.status().unknown_answers, 1);
    rig.end();
}

#[test]
fn messages_that_nobody_may_send_are_counted_and_change_nothing() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.forward(0);
    rig.ask_as(Opcode::MemRdFwd, INVALID, 0, 0x8000);
    rig.bench.run(4);
    assert_eq!(rig.status().unknown_answers, 2);
    for opcode in [Opcode::MemWrFwd, Opcode::MemClnEvct] {
        rig.ask(opcode, INVALID, 0);
    }
    rig.bench.run(4);
    assert_eq!(rig.status().unknown_opcodes, 2);
    // Two requests for a line that waits.
    let first = rig.ask(Opcode::MemRd, ANY, LINES);
    rig.ask(Opcode::MemRd, ANY, LINES);
    assert_eq!(rig.all_come_back(), [0]);
    rig.give(&[[1; 64]]);
    rig.bench.run(12);
    assert_eq!(rig.completions(), [(S2mCompletion::CmpE, first)]);
    let status = rig.status();
    assert_eq!((status.fault, status.second_requests), (PioFault::UnknownAnswer, 1));
    rig.end();
}

#[test]
fn requests_and_writes_are_taken_while_messages_wait() {
    let mut rig = Rig::new();
    rig.gets(0);
    rig.bench.set_stall(Device::MESSAGE.index(), Stall::Always);
    // Messages fill the queue, until one waits for the one before it.
    let mut answered = 0;
    let mut group = 0;
    for sent in 1.. {
        rig.write(group * LINES, INVALID, (with_control(sent, 2, true), FULL, false));
        rig.write(group * LINES + 1, INVALID, ([sent; 64], FULL, false));
        group ^= 1;
        rig.ask(Opcode::MemRd, ANY, group * LINES);
        rig.all_come_back();
        rig.bench.run(20);
        if rig.completions().is_empty() {
            break;
        }
        answered += 1;
        assert!(answered < 8);
    }
    for _ in 0..10 {
        let line = (group ^ 1) * LINES + 1;
        rig.write(line, INVALID, ([answered + 1; 64], FULL, false));
        rig.ask(Opcode::MemInv, INVALID, line);
        rig.bench.run(8);
        assert_eq!(rig.completions().len(), 1);
    }
    assert_eq!(rig.bench.waiting(Device::M2S_REQUEST.index()), 0);
    rig.bench.set_stall(Device::MESSAGE.index(), Stall::Never);
    rig.bench.run(40);
    let messages: Vec<Beat<64>> = rig.bench.take(Device::MESSAGE);
    let bytes: Vec<u8> = messages.iter().map(|beat| beat.data[0]).collect();
    let expected: Vec<u8> = (1..=answered + 1).flat_map(|sent| [sent; 2]).collect();
    assert_eq!(bytes, expected);
    assert_eq!(rig.completions().len(), 1, "the last one is answered");
    rig.end();
}

#[test]
fn a_reset_in_an_exchange_forgets_it() {
    let mut rig = Rig::new();
    rig.bench.set_level(Device::CONFIGURATION, &PioConfiguration { try_again_cycles: 0 });
    for steps in 0..30 {
        rig.gets(0);
        rig.write(0, ANY, (with_control(9, 1, false), FULL, false));
        rig.ask(Opcode::MemRd, ANY, LINES);
        for _ in 0..steps {
            rig.bench.step();
            for line in rig.recalls() {
                rig.forward(line);
            }
        }
        rig.bench.reset();
        rig.bench.run(4);
        rig.completions();
        rig.lines();
        rig.recalls();
        rig.bench.take(Device::MESSAGE);
        // Group 1 is opened, empty.
        assert_eq!(control(rig.gets(LINES)), empty());
        assert_eq!(rig.status().exchanges, 0);
        rig.bench.reset();
        rig.bench.run(4);
    }
    rig.end();
}
