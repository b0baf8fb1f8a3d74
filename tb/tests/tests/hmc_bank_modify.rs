//! The bank of the cache of host memory with a function that modifies lines: what is asked gets the old line, the line
//! has the new one, and nobody sees or changes it in between.
use std::collections::BTreeMap;

use nic_model::coherence::{COMPARE, LineState as Rule, modified};
use nic_spec::message::{
    D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineModification, LineOperation, LineStatus, Nothing,
};
use nic_tb::Stall;
use nic_tb::seed::generator;
use nic_tests::coherence::served::Served;
use nic_tests::coherence::tour::{Line, SNOOPS, Tour};
use nic_tests::coherence::{ModifyingBank, modifying_bank, small_bank};

/// One cycle to send, beside those of the bank.
const SENT: u64 = 1;
/// The first word of a line.
const WORD: u64 = 0xff;
/// Cycles of a request before and behind which a snoop comes.
const AROUND: u64 = 24;

/// What is written when these are asked for.
fn new(line: Line, data: Line, byte_enable: u64) -> Line {
    let made = modified(&LineModification { line, data, byte_enable, port: false, tag: 0 });
    let byte = |byte: usize| if byte_enable >> byte & 1 == 1 { made[byte] } else { line[byte] };
    std::array::from_fn(byte)
}

/// A line whose words are these, beside one that is added to the first.
fn add(number: u64) -> (Line, u64) {
    let mut data = [0; 64];
    data[..8].copy_from_slice(&number.to_le_bytes());
    (data, WORD)
}

fn first_word(line: Line) -> u64 {
    u64::from_le_bytes(line[..8].try_into().expect("eight bytes"))
}

/// What may be written.
const BYTES: [u64; 5] = [u64::MAX, WORD, 0x8000_0ff0_0000_a001, 0xff << 56, 0];

#[test]
fn a_hit_gives_the_old_line_after_five_cycles_and_writes_the_new_one() {
    let device = modifying_bank();
    let mut tour = Tour::new(&device);
    for before in [Rule::Exclusive, Rule::Modified] {
        for (port, bytes) in [0, 1].into_iter().flat_map(|port| BYTES.map(|bytes| (port, bytes))) {
            let line = tour.establish(before);
            let old = tour.value(line);
            let data: Line = tour.rig.bench.generator().bytes(64).try_into().expect("64 bytes");
            tour.rig.modifications.clear();
            let start = tour.rig.bench.cycle();
            let tag = tour.rig.ask(port, LineOperation::CoModify, line, (data, bytes));
            let response = tour.rig.response(tag);
            assert_eq!(tour.rig.bench.cycle() - start, 5 + SENT);
            assert_eq!((response.status, response.data), (LineStatus::Okay, old));
            tour.rig.run(4);
            let [asked] = tour.rig.modifications.make_contiguous() else { panic!("once") };
            assert_eq!((asked.line, asked.byte_enable, asked.tag), (old, bytes, tag));
            assert_eq!((asked.data, asked.port), (data, port == 1));
            assert_eq!(tour.state(line), Rule::Modified, "from {before:?}");
            tour.copies.insert(line, new(old, data, bytes));
            tour.forget(line);
        }
    }
    tour.rig.bench.dismiss();
}

#[test]
fn hits_follow_one_another_every_fourth_cycle() {
    const TIMES: u64 = 16;
    let device = modifying_bank();
    for ports in [[0, 0], [0, 1]] {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Exclusive);
        let old = tour.value(line);
        let start = tour.rig.bench.cycle();
        let tags: Vec<u64> = (0..TIMES)
            .map(|i| tour.rig.ask(ports[i as usize % 2], LineOperation::CoModify, line, add(1)))
            .collect();
        let mut first: Vec<u64> =
            tags.iter().map(|tag| first_word(tour.rig.response(*tag).data)).collect();
        let cycles = tour.rig.bench.cycle() - start;
        println!("{TIMES} lines are modified in {cycles} cycles");
        assert_eq!(cycles, 5 + SENT + 4 * (TIMES - 1));
        first.sort_by_key(|word| word.wrapping_sub(first_word(old)));
        let all: Vec<u64> = (0..TIMES).map(|i| first_word(old).wrapping_add(i)).collect();
        assert_eq!(first, all);
        let (data, bytes) = add(TIMES);
        tour.copies.insert(line, new(old, data, bytes));
        tour.forget(line);
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_word_is_compared_and_swapped() {
    let device = modifying_bank();
    let mut served = Served::new(&device);
    let line = 0x1234;
    let swap = |expected: u64, number: u64| {
        let (mut data, bytes) = add(number);
        data[8] = COMPARE;
        data[16..24].copy_from_slice(&expected.to_le_bytes());
        (data, bytes)
    };
    let mut word = first_word(served.value(line));
    for (expected, number) in [(word, 5), (word, 6), (5, 7), (5, 8), (7, 9)] {
        let tag = served.rig.ask(0, LineOperation::CoModify, line, swap(expected, number));
        assert_eq!(first_word(served.response(tag).data), word);
        word = if word == expected { number } else { word };
    }
    assert_eq!(first_word(served.taken(line)), word);
    served.rig.bench.dismiss();
}

#[test]
fn a_miss_asks_for_ownership_and_answers_as_a_read_does() {
    let device = modifying_bank();
    let mut tour = Tour::new(&device);
    for before in [Rule::Invalid, Rule::Shared] {
        for (bytes, data_first) in
            BYTES.into_iter().flat_map(|bytes| [(bytes, false), (bytes, true)])
        {
            for granted in [GoState::Exclusive, GoState::Modified] {
                let line = tour.establish(before);
                let old = tour.value(line);
                let data: Line = tour.rig.bench.generator().bytes(64).try_into().expect("64 bytes");
                tour.rig.modifications.clear();
                let start = tour.rig.bench.cycle();
                let tag = tour.rig.ask(0, LineOperation::CoModify, line, (data, bytes));
                let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdOwn]).cqid;
                assert_eq!(tour.rig.bench.cycle() - start, 5 + SENT);
                tour.rig.run(16);
                assert_eq!(tour.state(line), Rule::Invalid);
                if data_first {
                    tour.rig.fill(cqid, old);
                } else {
                    tour.rig.go(cqid, granted);
                }
                tour.rig.run(16);
                assert!(tour.rig.responses.is_empty() && tour.rig.modifications.is_empty());
                let last = tour.rig.bench.cycle();
                if data_first {
                    tour.rig.go(cqid, granted);
                } else {
                    tour.rig.fill(cqid, old);
                }
                let response = tour.rig.response(tag);
                assert_eq!(tour.rig.bench.cycle() - last, 7 + SENT);
                assert_eq!((response.status, response.data), (LineStatus::Okay, old));
                // It is told a cycle behind the decision.
                tour.rig.wait("the line", |rig| (!rig.changes.is_empty()).then_some(()));
                assert_eq!(tour.rig.bench.cycle() - last, 10 + 1 + SENT);
                tour.rig.run(16);
                assert_eq!(tour.rig.modifications.len(), 1);
                assert_eq!(tour.state(line), Rule::Modified);
                tour.copies.insert(line, new(old, data, bytes));
                tour.forget(line);
            }
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_in_any_cycle_around_a_hit_finds_the_old_line_or_the_new_one() {
    let device = modifying_bank();
    let mut served = Served::new(&device);
    let mut line = 0x1000;
    for snoop in SNOOPS {
        for (granted, cycle) in [GoState::Exclusive, GoState::Modified]
            .into_iter()
            .flat_map(|granted| (0..2 * AROUND).map(move |cycle| (granted, cycle)))
        {
            line += 1;
            served.grants = granted;
            let old = served.value(line);
            let tag = served.rig.ask(0, LineOperation::CoRead, line, add(0));
            assert_eq!(served.response(tag).data, old);
            served.run(20);
            let mut tag = None;
            for now in 0..2 * AROUND {
                if now == AROUND {
                    tag = Some(served.rig.ask(1, LineOperation::CoModify, line, add(3)));
                }
                if now == cycle {
                    served.snoop(snoop, line);
                }
                served.step();
            }
            let response = served.response(tag.expect("it was asked"));
            assert_eq!((response.status, response.data), (LineStatus::Okay, old), "{cycle}");
            served.run(20);
            let found = served.value(line);
            let (data, bytes) = add(3);
            let written = new(old, data, bytes);
            assert!([old, written].contains(&found), "neither, at {cycle}: {found:?}");
            assert_eq!(served.taken(line), written, "{snoop:?} at {cycle}");
        }
    }
    served.rig.bench.dismiss();
}

#[test]
fn a_snoop_in_any_cycle_behind_a_grant_finds_the_new_line() {
    let device = modifying_bank();
    let mut served = Served::new(&device);
    let mut line = 0x1000;
    for (snoop, granted) in SNOOPS
        .into_iter()
        .flat_map(|snoop| [(snoop, GoState::Exclusive), (snoop, GoState::Modified)])
    {
        for (data_after, cycle) in
            [-9, -1, 0, 1, 12].into_iter().flat_map(|of| (0..AROUND).map(move |cycle| (of, cycle)))
        {
            line += 1;
            (served.grants, served.data_after) = (granted, data_after);
            let old = served.value(line);
            let tag = served.rig.ask(0, LineOperation::CoModify, line, add(7));
            let before = served.seen.len();
            while served.seen.len() == before {
                served.step();
            }
            // The grant leaves in the next cycle, or when the data have.
            served.run((-data_after).max(0) as u64 + 1 + cycle);
            served.snoop(snoop, line);
            let response = served.response(tag);
            assert_eq!((response.status, response.data), (LineStatus::Okay, old));
            served.run(40);
            let (data, bytes) = add(7);
            let written = new(old, data, bytes);
            assert_eq!(served.value(line), written, "{snoop:?}, data {data_after}, at {cycle}");
            assert_eq!(served.taken(line), written, "{snoop:?}, data {data_after}, at {cycle}");
        }
    }
    served.rig.bench.dismiss();
}

#[test]
fn those_who_wait_for_the_line_modify_it_one_after_the_other() {
    let device = modifying_bank();
    // A snoop while they are served takes the line away; who comes behind it asks for it again.
    for cycle in 0..64 {
        let mut served = Served::new(&device);
        let line = 0x1234;
        let start = first_word(served.value(line));
        served.data_after = 40;
        let others = [line + 1, line + 3];
        for other in others {
            let tag = served.rig.ask(0, LineOperation::CoRead, other, add(0));
            served.response(tag);
        }
        served.data_after = 20;
        let tags: Vec<u64> = (0..4)
            .map(|i| {
                let tag = served.rig.ask(i % 2, LineOperation::CoModify, line, add(10));
                served.run(4);
                tag
            })
            .collect();
        let mut hits = vec![];
        for now in 0..64 {
            if now == cycle {
                served.snoop(H2dRequestOpcode::SnpInv, line);
            }
            // Lines beside it are written all the time.
            hits.push(served.rig.ask(0, LineOperation::CoModify, others[now as usize % 2], add(1)));
            served.step();
        }
        for (i, tag) in tags.into_iter().enumerate() {
            let found = first_word(served.response(tag).data);
            assert_eq!(found, start.wrapping_add(10 * i as u64), "{cycle}");
        }
        hits.into_iter().for_each(|tag| _ = served.response(tag));
        assert_eq!(first_word(served.taken(line)), start.wrapping_add(40), "{cycle}");
        for other in others {
            let all = first_word([other as u8; 64]).wrapping_add(32);
            assert_eq!(first_word(served.taken(other)), all, "{cycle}");
        }
        served.rig.bench.dismiss();
    }
}

#[test]
fn what_waits_beside_a_modification_keeps_its_order() {
    let device = modifying_bank();
    let mut served = Served::new(&device);
    let line = 0x1234;
    served.data_after = 40;
    let old = served.value(line);
    let ask = |served: &mut Served<'_, ModifyingBank>, operation, bytes| {
        let mut data = [9; 64];
        data[1] = 0;
        served.rig.ask(0, operation, line, (data, bytes))
    };
    use LineOperation::{CoModify, CoWrite, CsRead};
    let tags = [
        ask(&mut served, CsRead, 0),
        ask(&mut served, CoModify, WORD),
        ask(&mut served, CoWrite, 0b10),
        ask(&mut served, CoModify, 1),
    ];
    let last = ask(&mut served, CsRead, 0);
    let mut expected = old;
    let mut found = vec![];
    for (tag, bytes) in tags.into_iter().zip([0, WORD, 0b10, 1]) {
        found.push((tag, expected));
        if bytes == 0b10 {
            expected[1] = 0;
        } else {
            let mut data = [9; 64];
            data[1] = 0;
            expected = new(expected, data, bytes);
        }
    }
    // RdShared first; whoever modifies asks again.
    let request = served.rig.request();
    assert_eq!(request.opcode, D2hRequestOpcode::RdShared);
    served.rig.go(request.cqid, GoState::Shared);
    served.rig.fill(request.cqid, old);
    for (tag, value) in found {
        let response = served.response(tag);
        assert!(tag == tags[2] || response.data == value, "tag {tag}");
    }
    assert_eq!(served.response(last).data, expected);
    assert_eq!(served.taken(line), expected);
    served.rig.bench.dismiss();
}

#[test]
fn lines_that_make_room_take_what_was_modified_along() {
    const TIMES: u64 = 400;
    let device = modifying_bank();
    let mut served = Served::new(&device);
    let mut random = generator().fork("evictions");
    let lines: Vec<u64> = (0..6).map(|i| 0x1000 + i * device.lines_apart / (1 + i % 2)).collect();
    let mut sums: BTreeMap<u64, u64> = BTreeMap::new();
    let mut tags = vec![];
    for _ in 0..TIMES {
        let line = *random.pick(&lines);
        let number = random.below(1000);
        let port = random.below(2) as usize;
        *sums.entry(line).or_insert_with(|| first_word([line as u8; 64])) += number;
        tags.push(served.rig.ask(port, LineOperation::CoModify, line, add(number)));
        served.data_after = random.below(9) as i64 - 4;
        served.run(random.below(12));
        if random.chance(1, 8) {
            let snoop = *random.pick(&SNOOPS);
            let line = *random.pick(&lines);
            served.run(60);
            served.snoop(snoop, line);
        }
    }
    tags.into_iter().for_each(|tag| _ = served.response(tag));
    for (line, sum) in sums {
        assert_eq!(first_word(served.taken(line)), sum, "line {line:#x}");
    }
    let evicts = served.seen.iter().filter(|one| one.opcode == D2hRequestOpcode::DirtyEvict);
    assert!(evicts.count() > 30);
    served.rig.bench.dismiss();
}

#[test]
fn a_flush_in_any_cycle_around_it_leaves_the_new_line_at_the_host() {
    let device = modifying_bank();
    for (is_hit, cycle) in [false, true].into_iter().flat_map(|hit| (0..40).map(move |i| (hit, i)))
    {
        let mut served = Served::new(&device);
        let line = 0x1234;
        let old = served.value(line);
        if is_hit {
            let tag = served.rig.ask(0, LineOperation::CoRead, line, add(0));
            served.response(tag);
            served.run(20);
        }
        let mut tag = None;
        for now in 0..40 {
            if now == 20 {
                tag = Some(served.rig.ask(0, LineOperation::CoModify, line, add(2)));
            }
            if now == cycle {
                served.rig.bench.send(ModifyingBank::FLUSH, [Nothing {}]);
            }
            served.step();
        }
        assert_eq!(served.response(tag.expect("it was asked")).data, old);
        served.run(100);
        assert!(!served.rig.bench.level(ModifyingBank::FLUSH_STATUS).flushing);
        let (data, bytes) = add(2);
        assert_eq!(served.taken(line), new(old, data, bytes), "{is_hit}, {cycle}");
        served.rig.bench.dismiss();
    }
}

#[test]
fn what_has_failed_writes_nothing_and_asks_no_function() {
    let device = modifying_bank();
    let mut tour = Tour::new(&device);
    // Poisoned, failed, and refused.
    for (poison, go_error, granted) in [
        (true, false, GoState::Exclusive),
        (false, true, GoState::Exclusive),
        (true, false, GoState::Modified),
        (false, true, GoState::Error),
        (false, true, GoState::Invalid),
    ] {
        for followed in [false, true] {
            let line = tour.establish(Rule::Invalid);
            let old = tour.value(line);
            let (data, bytes) = add(4);
            tour.rig.modifications.clear();
            let tag = tour.rig.ask(0, LineOperation::CoModify, line, (data, bytes));
            tour.rig.run(4);
            let follows =
                followed.then(|| tour.rig.ask(1, LineOperation::CoModify, line, (data, bytes)));
            let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdOwn]).cqid;
            tour.rig.run(12);
            tour.rig.go(cqid, granted);
            tour.rig.damaged(cqid, poison, go_error);
            assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
            if granted == GoState::Modified {
                let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]).cqid;
                let uqid = tour.rig.pull(evict, H2dResponseOpcode::GoWritePull);
                let sent = tour.rig.line();
                assert_eq!((sent.uqid, sent.poison, sent.bogus), (uqid, true, false));
                assert_eq!(sent.data, [0xdb; 64], "as it came");
            }
            assert!(tour.rig.modifications.is_empty());
            assert_eq!(tour.state(line), Rule::Invalid);
            if let Some(tag) = follows {
                let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdOwn]).cqid;
                tour.rig.go(cqid, GoState::Exclusive);
                tour.rig.fill(cqid, old);
                let response = tour.rig.response(tag);
                assert_eq!((response.status, response.data), (LineStatus::Okay, old));
                tour.copies.insert(line, new(old, data, bytes));
                tour.rig.run(8);
                tour.forget(line);
            }
            tour.rig.assert_silent();
        }
    }
    tour.rig.bench.dismiss();
}

#[test]
fn a_poisoned_line_that_the_host_was_promised_goes_to_it_as_it_came() {
    let device = modifying_bank();
    for snoop in SNOOPS {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Invalid);
        let tag = tour.rig.ask(0, LineOperation::CoModify, line, add(4));
        let cqid = tour.rig.request().cqid;
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.run(8);
        let uqid = tour.rig.snoop(snoop, line);
        let answer = tour.rig.snoop_answer();
        tour.rig.damaged(cqid, true, false);
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.poison, sent.data), (uqid, true, [0xdb; 64]));
        assert_eq!(tour.rig.response(tag).status, LineStatus::Error);
        if answer.opcode == D2hResponseOpcode::RspVFwdV {
            let evict = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]).cqid;
            tour.rig.pull(evict, H2dResponseOpcode::GoWritePull);
            assert!(tour.rig.line().poison);
        }
        assert!(tour.rig.modifications.is_empty());
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_port_that_takes_no_answers_stops_only_itself() {
    let device = modifying_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Exclusive);
    let old = tour.value(line);
    let blocked = device.line_response[0].index();
    tour.rig.bench.set_stall(blocked, Stall::Always);
    let held: Vec<u64> =
        (0..40).map(|_| tour.rig.ask(0, LineOperation::CoModify, line, add(1))).collect();
    tour.rig.run(300);
    assert!(tour.rig.responses.is_empty());
    let mut last = first_word(old);
    for _ in 0..8 {
        let tag = tour.rig.ask(1, LineOperation::CoModify, line, add(1));
        let found = first_word(tour.rig.response(tag).data);
        assert!(found.wrapping_sub(first_word(old)) >= last.wrapping_sub(first_word(old)));
        last = found.wrapping_add(1);
    }
    tour.rig.bench.set_stall(blocked, Stall::Never);
    held.into_iter().for_each(|tag| _ = tour.rig.response(tag));
    let (data, bytes) = add(48);
    tour.copies.insert(line, new(old, data, bytes));
    tour.rig.run(8);
    assert_eq!(tour.state(line), Rule::Modified);
    tour.forget(line);
    tour.rig.bench.dismiss();
}

#[test]
fn a_line_that_is_owed_is_modified_when_it_has_left() {
    let device = modifying_bank();
    for snoop in SNOOPS {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Modified);
        let old = tour.value(line);
        let channel = device.d2h_data.index();
        tour.rig.bench.set_stall(channel, Stall::Always);
        let pushed: Vec<u64> = (0..8)
            .map(|i| {
                let push = (LineOperation::NcPush, 0x7000 + i);
                let tag = tour.rig.ask(0, push.0, push.1, ([1; 64], u64::MAX));
                let cqid = tour.rig.request().cqid;
                tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull);
                tour.rig.run(12);
                tag
            })
            .take(4)
            .collect();
        pushed.into_iter().for_each(|tag| _ = tour.rig.response(tag));
        let uqid = tour.rig.snoop(snoop, line);
        tour.rig.snoop_answer();
        let tag = tour.rig.ask(1, LineOperation::CoModify, line, add(5));
        tour.rig.run(100);
        assert!(tour.rig.responses.is_empty() && tour.rig.modifications.is_empty());
        tour.rig.bench.set_stall(channel, Stall::Never);
        for _ in 0..4 {
            tour.rig.line();
        }
        let sent = tour.rig.line();
        assert_eq!((sent.uqid, sent.data), (uqid, old), "the line of before");
        if snoop != H2dRequestOpcode::SnpCur {
            let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdOwn]).cqid;
            tour.rig.go(cqid, GoState::Exclusive);
            tour.rig.fill(cqid, old);
        }
        assert_eq!(tour.rig.response(tag).data, old);
        let (data, bytes) = add(5);
        tour.copies.insert(line, new(old, data, bytes));
        tour.rig.run(12);
        assert_eq!(tour.state(line), Rule::Modified);
        tour.forget(line);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn hits_go_on_while_the_host_takes_no_request() {
    let device = modifying_bank();
    let mut served = Served::new(&device);
    let tag = served.rig.ask(0, LineOperation::CoRead, 0x1000, add(0));
    served.response(tag);
    served.run(20);
    let channel = device.d2h_request.index();
    served.rig.bench.set_stall(channel, Stall::Always);
    let waits: Vec<u64> = [0x2000, 0x2000]
        .map(|line| served.rig.ask(0, LineOperation::CoModify, line, add(1)))
        .to_vec();
    for i in 0..8 {
        let tag = served.rig.ask(i % 2, LineOperation::CoModify, 0x1000, add(1));
        served.response(tag);
    }
    assert!(served.rig.responses.is_empty());
    served.rig.bench.set_stall(channel, Stall::Never);
    waits.into_iter().for_each(|tag| _ = served.response(tag));
    assert_eq!(first_word(served.taken(0x1000)), 8);
    assert_eq!(first_word(served.taken(0x2000)), 2);
    served.rig.bench.dismiss();
}

#[test]
fn a_bank_without_a_function_flushes_the_line_and_drops_it() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for before in [Rule::Invalid, Rule::Shared, Rule::Exclusive, Rule::Modified] {
        let line = tour.establish(before);
        let tag = tour.rig.ask(0, LineOperation::CoModify, line, add(1));
        let cqid = tour.expect_request(line, &[D2hRequestOpcode::ClFlush]).cqid;
        tour.rig.go(cqid, GoState::Invalid);
        assert_eq!(tour.rig.response(tag).status, LineStatus::Okay);
        tour.rig.assert_silent();
        assert_eq!(tour.state(line), Rule::Invalid);
    }
    tour.rig.bench.dismiss();
}
