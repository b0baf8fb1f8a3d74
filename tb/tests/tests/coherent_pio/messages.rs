//! What groups have: messages, results, and what is wrong with them.
use nic_sim::generated::coherent_pio_tiny::CoherentPioTiny as Device;
use nic_spec::message::{
    Beat, M2sRequestOpcode as Opcode, PioAnswer, PioAnswerControl, PioConfiguration, PioFault,
    S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::pio::{given, without_result};

use super::rig::{ANY, FULL, INVALID, LINES, Rig, control, empty, with_control};

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
    assert_eq!(control(found), given(&[[0x11; 64]]));
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
    assert_eq!(control(rig.lines()[0].data), given(&[[1; 64], [2; 64]]));
    assert_eq!(rig.gets(LINES + 1), [2; 64]);
    // Where none has begun, the program is told.
    rig.ask(Opcode::MemRd, ANY, 0);
    rig.all_come_back();
    rig.bench.run(30);
    assert_eq!(control(rig.lines()[0].data), without_result(PioAnswer::TryAgain));
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
    let cut = PioAnswerControl { answer: PioAnswer::Cut, ..given(&[[1; 64], [2; 64]]) };
    assert_eq!(control(first), cut);
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
fn a_program_is_told_of_a_result_whether_it_continues_another() {
    let mut rig = Rig::new();
    rig.gets(0);
    let mut group = 0;
    for continues in [true, false, false, true] {
        group = LINES - group;
        rig.ask(Opcode::MemRd, ANY, group);
        rig.all_come_back();
        let mut first = [0x7f; 64];
        first[62] |= u8::from(continues) << 7;
        // It stands in the first line alone.
        let second = [if continues { 0 } else { 0xff }; 64];
        rig.give(&[first, second]);
        rig.bench.run(20);
        let found = control(rig.lines()[0].data);
        assert_eq!((found, found.continues), (given(&[first, second]), continues));
        rig.completions();
        rig.gets(group + 1);
    }
    // What is no result continues nothing.
    rig.bench.set_level(Device::CONFIGURATION, &PioConfiguration { try_again_cycles: 20 });
    rig.ask(Opcode::MemRd, ANY, LINES - group);
    rig.all_come_back();
    rig.bench.run(60);
    assert_eq!(control(rig.lines()[0].data), without_result(PioAnswer::TryAgain));
    rig.end();
}
