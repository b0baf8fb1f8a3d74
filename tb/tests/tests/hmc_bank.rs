//! The bank of the cache of host memory, message by message: every row of the coherence tables that
//! it can meet, with the host played by hand.
use std::collections::BTreeMap;

use nic_model::coherence::{
    Answer, Completes, Extent, Hint, HintRule, LineAfter, LineState as Rule, Pending,
    PendingAnswer, Rules,
};
use nic_sim::Wrapper;
use nic_spec::message::{
    CoherenceFault, D2hRequest, D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode,
    H2dResponseOpcode, LineOperation, LineState, LineStatus,
};
use nic_tb::Stall;
use nic_tests::coherence::{Coherent, HOST_END, Rig, small_bank};

/// A line of bytes.
type Line = [u8; 64];

const SNOOPS: [H2dRequestOpcode; 3] =
    [H2dRequestOpcode::SnpData, H2dRequestOpcode::SnpInv, H2dRequestOpcode::SnpCur];

#[test]
fn every_hint_does_what_its_row_says() {
    let device = small_bank();
    for (port, go_first) in [(0, true), (1, false)] {
        let mut tour = Tour::new(&device);
        for rule in tour.rules.host_hints.clone() {
            for before in rule.before {
                for extent in rule.extents {
                    tour.hint(&rule, *before, *extent, (port, go_first));
                }
            }
        }
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn every_snoop_is_answered_as_its_row_says() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for rule in tour.rules.snoops.clone() {
        let line = tour.establish(rule.state);
        let held = tour.state(line);
        assert_eq!(held, rule.state);
        tour.snooped_by_state(rule.snoop, line, rule.state);
        tour.forget(line);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_beside_a_pending_request_is_answered_as_its_row_says() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let mut rows = 0;
    for snoop in SNOOPS {
        rows += tour.beside_unanswered(snoop);
        rows += tour.beside_shared_grant(snoop);
        rows += tour.beside_owned_grant(snoop);
        rows += tour.beside_written_grant(snoop);
        rows += tour.beside_evict(snoop);
        tour.behind_evict(snoop);
    }
    assert_eq!(rows, 3 * (10 + 1 + 3 + 1 + 3));
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_line_that_a_snoop_took_twice_is_bogus_and_the_second_finds_what_the_first_left() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for first in SNOOPS {
        for second in SNOOPS {
            let line = tour.establish(Rule::Modified);
            let tag = tour.ask(0, LineOperation::Evict, Extent::Nothing, line);
            let request = tour.expect_request(line, &[D2hRequestOpcode::DirtyEvict]);
            tour.snooped_by_state(first, line, Rule::Modified);
            let between = tour.rules.snoop(Rule::Modified, first).after;
            tour.snooped_by_state(second, line, between);
            let after = tour.rules.snoop(between, second).after;
            let uqid = tour.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
            let sent = tour.rig.line();
            assert_eq!((sent.uqid, sent.bogus), (uqid, after != Rule::Modified));
            assert_eq!(tour.rig.response(tag).status, LineStatus::Okay);
            tour.forget(line);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_hit_takes_four_cycles_and_one_comes_in_each() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Shared);
    for port in 0..2 {
        let start = tour.rig.bench.cycle();
        let tag = tour.ask(port, LineOperation::CsRead, Extent::Nothing, line);
        tour.rig.response(tag);
        // One cycle to send it, one to take the answer.
        assert_eq!(tour.rig.bench.cycle() - start, 4 + 1, "port {port}");
    }
    let tags: Vec<u64> =
        (0..64).map(|_| tour.ask(0, LineOperation::CsRead, Extent::Nothing, line)).collect();
    let start = tour.rig.bench.cycle();
    tour.rig.wait("the last answer", |rig| {
        rig.responses.iter().any(|(_, answer)| answer.tag == tags[63]).then_some(())
    });
    assert_eq!(tour.rig.bench.cycle() - start, 64 + 4);
    tour.rig.bench.dismiss();
}

#[test]
fn a_snoop_is_answered_within_eight_cycles() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for state in Rule::ALL {
        let line = tour.establish(state);
        let start = tour.rig.bench.cycle();
        tour.rig.snoop(H2dRequestOpcode::SnpCur, line);
        tour.rig.snoop_answer();
        let cycles = tour.rig.bench.cycle() - start;
        assert!(cycles <= 8, "{cycles} cycles from {state:?}");
    }
    tour.rig.bench.dismiss();
}

#[test]
fn a_modified_line_makes_room_and_can_be_snooped_meanwhile() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    for snoop in [None, Some(H2dRequestOpcode::SnpInv), Some(H2dRequestOpcode::SnpCur)] {
        let apart = device.lines_apart;
        let first = tour.next_line;
        let mut lines = vec![];
        for way in 0..device.ways {
            tour.next_line = first + way * apart;
            lines.push(tour.establish(Rule::Modified));
        }
        // The line that was used last stays.
        let tag = tour.ask(0, LineOperation::CsRead, Extent::Nothing, lines[0]);
        tour.rig.response(tag);
        let victim = lines[1];
        tour.next_line = first + device.ways * apart;
        let line = tour.next_line;
        let old = tour.value(line);
        let tag = tour.ask(1, LineOperation::CsRead, Extent::Nothing, line);
        let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdShared]).cqid;
        tour.rig.go(cqid, GoState::Shared);
        tour.rig.fill(cqid, old);
        assert_eq!(tour.rig.response(tag).data, old);
        tour.copies.insert(line, old);
        let evict = tour.expect_request(victim, &[D2hRequestOpcode::DirtyEvict]);
        if let Some(snoop) = snoop {
            tour.snooped_by_state(snoop, victim, Rule::Modified);
        }
        let copy = tour.copies[&victim];
        let uqid = tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
        let sent = tour.rig.line();
        let is_bogus = snoop == Some(H2dRequestOpcode::SnpInv);
        assert_eq!((sent.uqid, sent.bogus, sent.byte_enable), (uqid, is_bogus, u64::MAX));
        assert!(is_bogus || sent.data == copy);
        tour.memory.insert(victim, copy);
        tour.rig.run(8);
        assert_eq!(tour.state(victim), Rule::Invalid);
        tour.next_line = first + 64;
        for line in [lines[0], victim, line] {
            tour.forget(line);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_clean_line_makes_room_without_a_word() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let first = tour.next_line;
    for i in 0..=device.ways {
        tour.next_line = first + i * device.lines_apart;
        tour.establish(Rule::Exclusive);
    }
    tour.rig.assert_silent();
    assert_eq!(tour.state(first), Rule::Invalid);
    tour.rig.bench.dismiss();
}

#[test]
fn a_way_that_a_snoop_has_emptied_is_used_first() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let first = tour.next_line;
    let mut lines = vec![];
    for way in 0..device.ways {
        tour.next_line = first + way * device.lines_apart;
        lines.push(tour.establish(Rule::Modified));
    }
    // The last one was used last, so that the tree points to the first.
    tour.forget(lines[1]);
    tour.next_line = first + device.ways * device.lines_apart;
    let line = tour.establish(Rule::Shared);
    tour.rig.assert_silent();
    assert_eq!(tour.state(lines[0]), Rule::Modified);
    tour.forget(lines[0]);
    tour.forget(line);
    tour.rig.bench.dismiss();
}

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
    tour.rig.pull(cqid, H2dResponseOpcode::GoWritePull);
    tour.rig.go(cqid, GoState::Exclusive);
    tour.rig.run(8);
    let found = tour.rig.bench.level(status);
    assert_eq!(found.wrong_answers, 2);
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
fn a_line_under_way_holds_up_its_port_and_no_other() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let other = tour.establish(Rule::Shared);
    let old = tour.value(line);
    let tags: Vec<u64> = [line, line, other, line]
        .iter()
        .map(|line| tour.ask(0, LineOperation::CsRead, Extent::Nothing, *line))
        .collect();
    let beside = tour.ask(1, LineOperation::CsRead, Extent::Nothing, other);
    tour.rig.response(beside);
    tour.rig.run(40);
    assert!(tour.rig.responses.is_empty(), "a request overtook one of its port");
    let beside = tour.ask(1, LineOperation::CsRead, Extent::Nothing, other);
    tour.rig.response(beside);
    let cqid = tour.rig.request().cqid;
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    for (tag, line) in tags.into_iter().zip([line, line, other, line]) {
        let expected = tour.value(line);
        assert_eq!(tour.rig.response(tag).data, expected);
    }
    // One request was made for all three.
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn writes_of_a_port_to_one_line_take_effect_in_order() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let old = tour.value(line);
    for value in 1..=20 {
        let operation = LineOperation::CoWrite;
        tour.rig.ask(0, operation, line, ([value; 64], if value == 1 { 1 } else { u64::MAX }));
    }
    let cqid = tour.rig.request().cqid;
    tour.rig.go(cqid, GoState::Exclusive);
    tour.rig.fill(cqid, old);
    tour.rig.wait("every answer", |rig| (rig.responses.len() == 20).then_some(()));
    tour.rig.responses.clear();
    tour.copies.insert(line, [20; 64]);
    tour.snooped_by_state(H2dRequestOpcode::SnpInv, line, Rule::Modified);
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
fn every_regime_of_stalls_gives_the_same() {
    let device = small_bank();
    for (ports, to_host) in Stall::pairs() {
        let mut tour = Tour::stalled(&device, ports, to_host);
        for state in Rule::ALL {
            for snoop in SNOOPS {
                let line = tour.establish(state);
                tour.snooped_by_state(snoop, line, state);
            }
        }
        tour.rig.bench.dismiss();
    }
}

/// A device and what is known of its lines.
struct Tour<'d, D: Wrapper> {
    rig: Rig<'d, D>,
    rules: Rules,
    /// What the host has.
    memory: BTreeMap<u64, Line>,
    /// What the device has.
    copies: BTreeMap<u64, Line>,
    /// As the tracker has it.
    states: BTreeMap<u64, LineState>,
    next_line: u64,
}

impl<'d, D: Wrapper> Tour<'d, D> {
    fn new(device: &'d Coherent<D>) -> Self {
        Self::stalled(device, Stall::Never, Stall::Never)
    }

    fn stalled(device: &'d Coherent<D>, ports: Stall, to_host: Stall) -> Self {
        Self {
            rig: Rig::new(device, ports, to_host),
            rules: Rules::specified(),
            memory: BTreeMap::new(),
            copies: BTreeMap::new(),
            states: BTreeMap::new(),
            next_line: 0x1234,
        }
    }

    /// One row, from one state.
    fn hint(
        &mut self,
        rule: &HintRule,
        before: Rule,
        extent: Extent,
        (port, go_first): (usize, bool),
    ) {
        let line = self.establish(before);
        let old = self.value(line);
        let tag = self.ask(port, rule.operation, extent, line);
        let new = self.written(line, rule.operation, extent);
        let hint = Hint { operation: rule.operation, extent };
        let mut granted = before;
        if rule.requests.is_empty() {
            assert_eq!(rule.completes, Completes::Now, "row {}", rule.name);
        } else {
            let request = self.expect_request(line, rule.requests);
            assert!(self.rules.request(request.opcode).issue_from.iter().any(|from| {
                // A clean copy may be dropped before the request.
                *from == before || *from == Rule::Invalid && before != Rule::Modified
            }));
            granted = self.play(&request, (old, new), extent, go_first);
        }
        let response = self.rig.response(tag);
        assert_eq!(response.status, LineStatus::Okay, "row {}", rule.name);
        if hint.is_read() {
            assert_eq!(response.data, old, "row {} from {before:?}", rule.name);
        }
        let after = match rule.after {
            LineAfter::Same => before,
            LineAfter::Becomes(state) => state,
            LineAfter::AsGranted => granted,
        };
        self.rig.run(4);
        assert_eq!(self.state(line), after, "row {} from {before:?} {extent:?}", rule.name);
        if after.is_valid() {
            self.copies.insert(line, new);
        } else {
            self.copies.remove(&line);
            self.memory.insert(line, new);
        }
        self.forget(line);
    }

    /// Plays the host for a request, and looks at what is written; gives the state it granted.
    fn play(
        &mut self,
        request: &D2hRequest,
        (old, new): (Line, Line),
        extent: Extent,
        go_first: bool,
    ) -> Rule {
        let cqid = request.cqid;
        let answer = self.rules.request(request.opcode).answer;
        let silent = |rig: &mut Rig<'d, D>| {
            rig.run(16);
            assert!(rig.responses.is_empty(), "answered too early");
        };
        silent(&mut self.rig);
        match answer {
            Answer::Data => self.rig.fill(cqid, old),
            Answer::GoAndData(states) => {
                let granted = states[usize::from(go_first && states.len() > 1)];
                if go_first {
                    self.rig.go(cqid, go_state(granted));
                    silent(&mut self.rig);
                    self.rig.fill(cqid, old);
                } else {
                    self.rig.fill(cqid, old);
                    silent(&mut self.rig);
                    self.rig.go(cqid, go_state(granted));
                }
                return granted;
            }
            Answer::Go(state) => {
                self.rig.go(cqid, go_state(state));
                return state;
            }
            Answer::GoWritePull { .. } => {
                self.pulled(cqid, H2dResponseOpcode::GoWritePull, new, u64::MAX);
            }
            Answer::FastGoWritePull | Answer::WritePull => {
                let bytes = byte_enable(extent);
                let weak = answer == Answer::FastGoWritePull;
                let opcode = if weak {
                    H2dResponseOpcode::FastGoWritePull
                } else {
                    H2dResponseOpcode::WritePull
                };
                self.pulled(cqid, opcode, new, bytes);
                silent(&mut self.rig);
                if weak {
                    self.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
                } else {
                    self.rig.go(cqid, GoState::Invalid);
                }
            }
        }
        Rule::Invalid
    }

    /// Pulls a line, which must have these bytes.
    fn pulled(&mut self, cqid: u64, opcode: H2dResponseOpcode, line: Line, bytes: u64) {
        let uqid = self.rig.pull(cqid, opcode);
        let sent = self.rig.line();
        assert_eq!((sent.uqid, sent.bogus, sent.poison), (uqid, false, false));
        assert_eq!(sent.byte_enable, bytes);
        for byte in (0..64).filter(|byte| bytes >> byte & 1 == 1) {
            assert_eq!(sent.data[byte], line[byte], "byte {byte}");
        }
    }

    /// A snoop of a line in that state, answered as the table says.
    fn snooped_by_state(&mut self, snoop: H2dRequestOpcode, line: u64, state: Rule) {
        let uqid = self.rig.snoop(snoop, line);
        self.answered_by_state(snoop, line, state, uqid);
    }

    /// The answer to the snoop of that number, as the table says.
    fn answered_by_state(&mut self, snoop: H2dRequestOpcode, line: u64, state: Rule, uqid: u64) {
        let rule = *self.rules.snoop(state, snoop);
        self.answered(uqid, rule.answer);
        if rule.sends_data {
            let sent = self.rig.line();
            assert_eq!((sent.uqid, sent.bogus, sent.byte_enable), (uqid, false, u64::MAX));
            assert_eq!(sent.data, self.copies[&line]);
            if rule.after != Rule::Modified {
                self.memory.insert(line, sent.data);
            }
        }
    }

    fn answered(&mut self, uqid: u64, opcode: D2hResponseOpcode) {
        let answer = self.rig.snoop_answer();
        assert_eq!((answer.uqid, answer.opcode), (uqid, opcode));
    }

    /// Rows of requests that have no answer yet.
    fn beside_unanswered(&mut self, snoop: H2dRequestOpcode) -> u32 {
        use Extent::{Full, Nothing, Partial};
        use LineOperation::{CoRead, CoWrite, CsRead, Flush, NcPush, NcRead, NcWrite};
        self.expect_rule(Pending::Nothing, snoop, PendingAnswer::ByState { makes_bogus: false });
        let cases = [
            (NcRead, Nothing),
            (CsRead, Nothing),
            (CoRead, Nothing),
            (CoWrite, Full),
            (CoWrite, Partial),
            (NcWrite, Full),
            (NcWrite, Partial),
            (NcPush, Full),
            (NcPush, Partial),
            (Flush, Nothing),
        ];
        for (operation, extent) in cases {
            let line = self.establish(Rule::Invalid);
            let (old, new) = (self.value(line), self.written(line, operation, extent));
            let tag = self.ask(0, operation, extent, line);
            let request = self.rig.request();
            self.snooped_by_state(snoop, line, Rule::Invalid);
            let granted = self.play(&request, (old, new), extent, true);
            assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
            let keeps = operation == CoWrite || granted.is_valid();
            let kept = if keeps { &mut self.copies } else { &mut self.memory };
            kept.insert(line, new);
            self.forget(line);
        }
        cases.len() as u32
    }

    /// RdShared: GO-S has come, the data have not.
    fn beside_shared_grant(&mut self, snoop: H2dRequestOpcode) -> u32 {
        let line = self.establish(Rule::Invalid);
        let old = self.value(line);
        let tag = self.ask(1, LineOperation::CsRead, Extent::Nothing, line);
        let cqid = self.rig.request().cqid;
        self.rig.go(cqid, GoState::Shared);
        let uqid = self.rig.snoop(snoop, line);
        let rule = self.rules.pending(Pending::SharedWithoutData, snoop).expect("a row").answer;
        let (answer, after) = match rule {
            PendingAnswer::UseOnce(answer) => (answer, Rule::Invalid),
            PendingAnswer::Keep(answer) => (answer, Rule::Shared),
            _ => panic!("{rule:?}"),
        };
        self.answered(uqid, answer);
        self.rig.fill(cqid, old);
        assert_eq!(self.rig.response(tag).data, old);
        self.rig.run(4);
        assert_eq!(self.state(line), after);
        self.forget(line);
        1
    }

    /// RdOwn: the GO has come, the data have not.
    fn beside_owned_grant(&mut self, snoop: H2dRequestOpcode) -> u32 {
        self.expect_rule(Pending::OwnedWithoutData, snoop, PendingAnswer::Hold);
        let read = (LineOperation::CoRead, Extent::Nothing);
        let write = (LineOperation::CoWrite, Extent::Partial);
        for (grant, (operation, extent)) in
            [(Rule::Exclusive, read), (Rule::Modified, read), (Rule::Exclusive, write)]
        {
            let line = self.establish(Rule::Invalid);
            let (old, new) = (self.value(line), self.written(line, operation, extent));
            let tag = self.ask(0, operation, extent, line);
            let cqid = self.rig.request().cqid;
            self.rig.go(cqid, go_state(grant));
            let uqid = self.rig.snoop(snoop, line);
            self.rig.run(30);
            assert!(self.rig.snoop_answers.is_empty(), "the answer is not held");
            self.rig.fill(cqid, old);
            self.copies.insert(line, new);
            let state = if operation == LineOperation::CoWrite { Rule::Modified } else { grant };
            self.answered_by_state(snoop, line, state, uqid);
            let response = self.rig.response(tag);
            assert!(operation == LineOperation::CoWrite || response.data == old);
            self.forget(line);
        }
        3
    }

    /// RdOwnNoData: GO-E has come.
    fn beside_written_grant(&mut self, snoop: H2dRequestOpcode) -> u32 {
        self.expect_rule(Pending::OwnedNotWritten, snoop, PendingAnswer::Hold);
        for after in 0..8 {
            let line = self.establish(Rule::Invalid);
            let new = self.written(line, LineOperation::CoWrite, Extent::Full);
            let tag = self.ask(0, LineOperation::CoWrite, Extent::Full, line);
            let cqid = self.rig.request().cqid;
            self.rig.go(cqid, GoState::Exclusive);
            self.rig.run(after);
            let uqid = self.rig.snoop(snoop, line);
            self.copies.insert(line, new);
            self.answered_by_state(snoop, line, Rule::Modified, uqid);
            assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
            self.forget(line);
        }
        1
    }

    /// An evict that has not been pulled.
    fn beside_evict(&mut self, snoop: H2dRequestOpcode) -> u32 {
        let rule = self.rules.pending(Pending::Evict, snoop).expect("a row").answer;
        let PendingAnswer::ByState { makes_bogus } = rule else { panic!("{rule:?}") };
        for state in [Rule::Modified, Rule::Exclusive, Rule::Shared] {
            let line = self.establish(state);
            let tag = self.ask(0, LineOperation::Evict, Extent::Nothing, line);
            let request = self.rig.request();
            self.snooped_by_state(snoop, line, state);
            if state == Rule::Modified {
                let uqid = self.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
                let sent = self.rig.line();
                assert_eq!((sent.uqid, sent.bogus), (uqid, makes_bogus));
                if !makes_bogus {
                    assert_eq!(sent.data, self.copies[&line]);
                    self.memory.insert(line, sent.data);
                }
            } else {
                self.rig.go(request.cqid, GoState::Invalid);
            }
            assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
            self.rig.run(4);
            assert_eq!(self.state(line), Rule::Invalid);
            self.copies.remove(&line);
        }
        3
    }

    /// The GO of an evict comes, and right behind it a snoop.
    fn behind_evict(&mut self, snoop: H2dRequestOpcode) {
        for state in [Rule::Exclusive, Rule::Shared] {
            for after in 0..6 {
                if after % 2 == 1 {
                    // Entries take turns; so each has its evict.
                    let other = self.establish(Rule::Shared);
                    self.forget(other);
                }
                let line = self.establish(state);
                let tag = self.ask(0, LineOperation::Evict, Extent::Nothing, line);
                let request = self.rig.request();
                self.rig.go(request.cqid, GoState::Invalid);
                self.rig.run(after);
                self.snooped_by_state(snoop, line, Rule::Invalid);
                assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
                self.copies.remove(&line);
                self.forget(line);
            }
        }
    }

    fn expect_rule(&self, pending: Pending, snoop: H2dRequestOpcode, answer: PendingAnswer) {
        assert_eq!(self.rules.pending(pending, snoop).expect("a row").answer, answer);
    }

    /// A fresh line, which the device has in that state.
    fn establish(&mut self, state: Rule) -> u64 {
        let line = self.next_line;
        self.next_line += 1;
        let old = self.value(line);
        let (operation, grant) = match state {
            Rule::Invalid => return line,
            Rule::Shared => (LineOperation::CsRead, GoState::Shared),
            Rule::Exclusive => (LineOperation::CoRead, GoState::Exclusive),
            Rule::Modified => (LineOperation::CoRead, GoState::Modified),
        };
        let tag = self.ask(0, operation, Extent::Nothing, line);
        let cqid = self.rig.request().cqid;
        self.rig.go(cqid, grant);
        self.rig.fill(cqid, old);
        assert_eq!(self.rig.response(tag).data, old);
        self.copies.insert(line, old);
        self.rig.run(4);
        assert_eq!(self.state(line), state);
        line
    }

    /// Makes the device give the line up, and the host see its last value.
    fn forget(&mut self, line: u64) {
        self.rig.run(4);
        let state = self.state(line);
        let uqid = self.rig.snoop(H2dRequestOpcode::SnpInv, line);
        self.answered_by_state(H2dRequestOpcode::SnpInv, line, state, uqid);
        if let Some(copy) = self.copies.remove(&line) {
            assert!(state != Rule::Modified || self.memory[&line] == copy);
        }
        self.rig.run(4);
        assert_eq!(self.state(line), Rule::Invalid);
    }

    /// What reading the line gives.
    fn value(&mut self, line: u64) -> Line {
        if let Some(copy) = self.copies.get(&line) {
            return *copy;
        }
        let bytes = self.rig.bench.generator().bytes(64);
        *self.memory.entry(line).or_insert_with(|| bytes.try_into().expect("64 bytes"))
    }

    /// What the line is after the request that [`Tour::ask`] makes.
    fn written(&mut self, line: u64, operation: LineOperation, extent: Extent) -> Line {
        let mut value = self.value(line);
        let bytes = if is_write(operation) { byte_enable(extent) } else { 0 };
        (0..64).filter(|byte| bytes >> byte & 1 == 1).for_each(|byte| value[byte] ^= pattern(byte));
        value
    }

    /// Asks for something. A write changes each byte, from what it is, by a pattern.
    fn ask(&mut self, port: usize, operation: LineOperation, extent: Extent, line: u64) -> u64 {
        let mut data = self.value(line);
        (0..64).for_each(|byte| data[byte] ^= pattern(byte));
        self.rig.ask(port, operation, line, (data, byte_enable(extent)))
    }

    fn expect_request(&mut self, line: u64, opcodes: &[D2hRequestOpcode]) -> D2hRequest {
        let request = self.rig.request();
        assert_eq!(request.line_address, line);
        assert!(opcodes.contains(&request.opcode), "{request:?}, not {opcodes:?}");
        request
    }

    /// The line's state as the tracker has it. Each change begins where the last one ended.
    fn state(&mut self, line: u64) -> Rule {
        while let Some(change) = self.rig.changes.pop_front() {
            let known = self.states.entry(change.line_address).or_insert(LineState::Invalid);
            assert_eq!(*known, change.before, "{change:?}");
            assert_ne!(change.before, change.after, "{change:?}");
            *known = change.after;
        }
        match self.states.get(&line) {
            None | Some(LineState::Invalid) => Rule::Invalid,
            Some(LineState::Shared) => Rule::Shared,
            Some(LineState::Exclusive) => Rule::Exclusive,
            Some(LineState::Modified) => Rule::Modified,
        }
    }
}

fn is_write(operation: LineOperation) -> bool {
    matches!(operation, LineOperation::NcWrite | LineOperation::NcPush | LineOperation::CoWrite)
}

fn pattern(byte: usize) -> u8 {
    0x5a ^ byte as u8
}

fn byte_enable(extent: Extent) -> u64 {
    match extent {
        Extent::Nothing => 0,
        Extent::Partial => 0x8000_0ff0_0000_a001,
        Extent::Full => u64::MAX,
    }
}

fn go_state(state: Rule) -> GoState {
    match state {
        Rule::Invalid => GoState::Invalid,
        Rule::Shared => GoState::Shared,
        Rule::Exclusive => GoState::Exclusive,
        Rule::Modified => GoState::Modified,
    }
}
