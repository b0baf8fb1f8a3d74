//! Lines are answered, taken back, given up and asked for again.
use nic_sim::generated::coherent_pio_tiny::CoherentPioTiny as Device;
use nic_spec::message::{
    Beat, GoState, H2dResponse, H2dResponseOpcode, M2sRequestOpcode as Opcode, MetaValue,
    PioAnswer, PioConfiguration, PioFault, S2mCompletion,
};
use nic_tb::Stall;

use super::rig::{ANY, FULL, INVALID, LINES, Rig, control, empty, with_control};

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
