//! The bank of the cache of device memory, message by message: every row of the tables of device
//! memory, from each state of the device's copy, with the host played by hand.
use std::collections::BTreeMap;

use nic_model::coherence::{
    Completes, Extent, ForwardAnswer, Hint, HintRule, HostLineAfter, LineAfter, LineState as Rule,
    MemoryMessage, MemoryRule, OwnLineAfter, Rules,
};
use nic_spec::message::{
    BiasStep, D2hRequest, D2hRequestOpcode, GoState, H2dResponseOpcode, LineOperation, LineSpace,
    LineState, LineStatus, M2sRequestOpcode, M2sWriteOpcode, MemSnoop, MetaValue, S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Line, PAGE_LINES, Rig};

const PARTIAL: u64 = 0x8000_0ff0_0000_a001;

#[test]
fn every_hint_in_host_bias_does_what_its_row_says() {
    let mut tour = Tour::new(LineSpace::DeviceHostBias);
    for rule in tour.rules.host_bias_hints.clone() {
        for host_has_it in [false, true] {
            tour.every_case(&rule, host_has_it);
        }
    }
    tour.end();
}

#[test]
fn every_hint_in_device_bias_does_what_its_row_says() {
    let mut tour = Tour::new(LineSpace::DeviceDeviceBias);
    for rule in tour.rules.device_bias_hints.clone() {
        assert!(rule.requests.is_empty(), "row {}", rule.name);
        tour.every_case(&rule, false);
    }
    tour.end();
}

#[test]
fn a_push_in_device_bias_turns_the_page_and_does_what_its_row_of_host_bias_says() {
    let mut tour = Tour::new(LineSpace::DeviceDeviceBias);
    let pushes = |rule: &&HintRule| rule.operation == LineOperation::NcPush;
    let rules: Vec<HintRule> = tour.rules.host_bias_hints.iter().filter(pushes).copied().collect();
    assert_eq!(rules.len(), 4);
    for rule in rules {
        tour.every_case(&rule, false);
    }
    tour.end();
}

#[test]
fn every_request_of_the_host_does_what_its_row_says() {
    for space in [LineSpace::DeviceHostBias, LineSpace::DeviceDeviceBias] {
        let mut tour = Tour::new(space);
        for rule in tour.rules.memory.clone() {
            for state in Rule::ALL {
                // The host owns the line that it writes back.
                if rule.own_line != OwnLineAfter::MustNotBe || state == Rule::Invalid {
                    tour.demanded(&rule, state);
                }
            }
        }
        tour.end();
    }
}

#[test]
fn a_request_of_the_host_passes_a_request_of_the_device_that_is_not_forwarded() {
    let mut tour = Tour::new(LineSpace::DeviceHostBias);
    let hints = tour.rules.host_bias_hints.clone();
    for hint in hints.iter().filter(|rule| !rule.requests.is_empty()) {
        for rule in tour.rules.memory.clone() {
            tour.overtaken(hint, &rule);
        }
    }
    tour.end();
}

#[test]
fn whoever_may_own_a_line_leaves_the_device_no_copy_whatever_the_snoop_says() {
    let mut tour = Tour::new(LineSpace::DeviceHostBias);
    let specified = tour.rules.memory.clone();
    let owning = specified.iter().filter(|rule| {
        matches!(rule.message, MemoryMessage::Request(_)) && rule.meta == Some(MetaValue::Any)
    });
    for rule in owning {
        for snoop in [MemSnoop::None, MemSnoop::SnpData, MemSnoop::SnpCur, MemSnoop::SnpInv] {
            for state in Rule::ALL {
                tour.demanded(&MemoryRule { snoop, ..*rule }, state);
            }
        }
    }
    tour.end();
}

#[test]
fn a_hint_that_a_read_will_follow_changes_nothing_and_has_no_answer() {
    let mut tour = Tour::new(LineSpace::DeviceHostBias);
    for state in Rule::ALL {
        tour.cases += 1;
        let line = tour.establish(state);
        let value = tour.value(line);
        // All but the opcode and the address are reserved.
        for snoop in [MemSnoop::None, MemSnoop::SnpInv] {
            tour.rig.demand((M2sRequestOpcode::MemSpecRd, Some(MetaValue::Any), snoop), line);
        }
        tour.rig.run(40);
        assert!(tour.rig.completions.is_empty() && tour.rig.lines.is_empty());
        assert_eq!(tour.state(line), state);
        tour.forget(line, value, false);
    }
    tour.end();
}

/// A bank and what is known of its lines.
struct Tour {
    rig: Rig,
    rules: Rules,
    space: LineSpace,
    /// What the device has that memory may not have.
    copies: BTreeMap<u64, Line>,
    next_line: u64,
    /// What the last request of the device writes.
    data: Line,
    cases: u64,
}

impl Tour {
    fn new(space: LineSpace) -> Self {
        Self {
            rig: Rig::new(Stall::Never, Stall::Never),
            rules: Rules::specified(),
            space,
            copies: BTreeMap::new(),
            next_line: FIRST_LINE + 5,
            data: [0; 64],
            cases: 0,
        }
    }

    fn end(mut self) {
        self.rig.assert_silent();
        let status = self.rig.status();
        assert_eq!(status.fault as u32, 0, "{status:?}");
        assert!(self.cases > 0);
        self.rig.bench.dismiss();
    }

    /// One row, from each state, with each extent, at each port.
    fn every_case(&mut self, rule: &HintRule, host_has_it: bool) {
        for before in rule.before {
            for extent in rule.extents {
                for port in [0, 1] {
                    self.hint(rule, *before, *extent, port, host_has_it);
                }
            }
        }
    }

    fn hint(
        &mut self,
        rule: &HintRule,
        before: Rule,
        extent: Extent,
        port: usize,
        host_has_it: bool,
    ) {
        self.cases += 1;
        let name = format!("row {} from {before:?} {extent:?}", rule.name);
        let line = self.establish(before);
        let hint = Hint { operation: rule.operation, extent };
        let tag = self.ask(port, hint, line);
        let mut old = self.value(line);
        let mut pushed = false;
        if rule.completes == Completes::Loss {
            self.silent();
            return self.watch(before, line, (port, tag), &name);
        }
        if rule.requests.is_empty() {
            assert_eq!(rule.completes, Completes::Now, "{name}");
        } else {
            let request = self.expect_request(line, rule.requests);
            let row = *self.rules.forward(request.opcode).expect("a row");
            if host_has_it && row.writes_back {
                old = self.write_back(line, row.host_after);
            }
            self.silent();
            let new = self.written(old, hint);
            pushed = self.play(&request, new);
        }
        let response = self.rig.response(tag);
        assert_eq!(response.status, LineStatus::Okay, "{name}");
        if hint.is_read() {
            assert_eq!(response.data, old, "{name}");
        }
        self.rig.run(4);
        let after = match rule.after {
            LineAfter::Same => before,
            LineAfter::Becomes(state) => state,
            LineAfter::AsGranted => panic!("{name}"),
        };
        assert_eq!(self.state(line), after, "{name}");
        assert_eq!(self.rig.requests.len(), 0, "{name}");
        let new = self.written(old, hint);
        self.copies.remove(&line);
        if after.is_valid() {
            self.copies.insert(line, new);
        } else if !pushed {
            assert_eq!(self.rig.in_memory(line), (new, false), "{name}");
        }
        let host_has_copy = rule.operation == LineOperation::NcPush;
        self.check_bias(line, host_has_copy, &name);
        self.forget(line, new, pushed);
    }

    /// A watch of a line that there is: answered when the other port gives it up.
    fn watch(&mut self, before: Rule, line: u64, (port, tag): (usize, u64), name: &str) {
        assert_eq!(self.state(line), before, "{name}");
        let value = self.value(line);
        let hint = Hint { operation: LineOperation::Evict, extent: Extent::Nothing };
        let evict = self.ask(1 - port, hint, line);
        for answered in [evict, tag] {
            assert_eq!(self.rig.response(answered).status, LineStatus::Okay, "{name}");
        }
        self.rig.run(4);
        assert_eq!(self.state(line), Rule::Invalid, "{name}");
        self.copies.remove(&line);
        assert_eq!(self.rig.in_memory(line), (value, false), "{name}");
        self.forget(line, value, false);
    }

    /// Plays the host for a request; whether it has the line now.
    fn play(&mut self, request: &D2hRequest, new: Line) -> bool {
        let row = *self.rules.forward(request.opcode).expect("a row");
        match row.answer {
            ForwardAnswer::Forward(opcode, meta) => self.rig.forward(request, opcode, meta),
            ForwardAnswer::Go => self.rig.go(request.cqid, GoState::Invalid),
            ForwardAnswer::GoWritePull => {
                self.rig.answer(request.cqid, H2dResponseOpcode::GoWritePull, 0x5a5);
                let sent = self.rig.wait("a line", |rig| rig.pushed.pop_front());
                assert_eq!((sent.uqid, sent.bogus, sent.poison), (0x5a5, false, false));
                assert_eq!((sent.data, sent.byte_enable), (new, u64::MAX));
                return true;
            }
        }
        false
    }

    /// The host writes its Modified copy back; what that is.
    fn write_back(&mut self, line: u64, host_after: HostLineAfter) -> Line {
        let value = self.rig.in_memory(line).0.map(|byte| byte ^ 0xff);
        let drops = host_after == HostLineAfter::Is(Rule::Invalid);
        let meta = if drops { MetaValue::Invalid } else { MetaValue::Any };
        let message = (M2sWriteOpcode::MemWr, Some(meta), MemSnoop::None);
        let tag = self.rig.write(message, line, (value, u64::MAX, false));
        assert_eq!(self.rig.completion(tag).completion, S2mCompletion::Cmp);
        value
    }

    /// One row of the host's requests, beside a copy in this state.
    fn demanded(&mut self, rule: &MemoryRule, state: Rule) {
        self.cases += 1;
        let name = format!("{} beside {state:?}", rule.means);
        let line = self.establish(state);
        let old = self.value(line);
        let (after, new) = self.served(rule, line, (state, old), &name);
        self.rig.run(4);
        assert_eq!(self.state(line), after, "{name}");
        if !after.is_valid() {
            self.copies.remove(&line);
        }
        let is_kept = after == Rule::Modified || self.rig.in_memory(line) == (new, false);
        assert!(is_kept, "{name}");
        let gives = if after.is_valid() { rule.beside_copy } else { rule.alone };
        let gives_copy = gives.1.is_valid() && rule.snoop != MemSnoop::None;
        self.check_bias(line, gives_copy, &name);
        self.forget(line, new, false);
    }

    /// The host's request is answered as its row says; the device's copy and the value then.
    fn served(
        &mut self,
        rule: &MemoryRule,
        line: u64,
        (state, old): (Rule, Line),
        name: &str,
    ) -> (Rule, Line) {
        let mut new = old;
        let tag = match rule.message {
            MemoryMessage::Request(opcode) => {
                self.rig.demand((opcode, rule.meta, rule.snoop), line)
            }
            MemoryMessage::Write(opcode) => {
                let bytes = match opcode {
                    M2sWriteOpcode::MemWr => u64::MAX,
                    M2sWriteOpcode::MemWrPtl => PARTIAL,
                };
                new = changed(old, bytes);
                let data = changed(old, u64::MAX);
                self.rig.write((opcode, rule.meta, rule.snoop), line, (data, bytes, false))
            }
        };
        let after = match rule.own_line {
            OwnLineAfter::MustNotBe => Rule::Invalid,
            OwnLineAfter::Unchanged => state,
            OwnLineAfter::Becomes(most) => state.min(most),
        };
        let expected = if after.is_valid() { rule.beside_copy } else { rule.alone };
        assert_eq!(self.rig.completion(tag).completion, expected.0, "{name}");
        if rule.returns_data {
            let returned = self.rig.line(tag);
            assert_eq!((returned.data, returned.poison), (old, false), "{name}");
        }
        (after, new)
    }

    /// The host's request comes while that of the device waits to be forwarded.
    fn overtaken(&mut self, hint: &HintRule, rule: &MemoryRule) {
        self.cases += 1;
        let name = format!("{} during row {}", rule.means, hint.name);
        let before = hint.before[0];
        let (operation, extent) = (hint.operation, *hint.extents.last().expect("an extent"));
        let line = self.establish(before);
        let asked = Hint { operation, extent };
        let tag = self.ask(0, asked, line);
        let request = self.expect_request(line, hint.requests);
        let old = self.value(line);
        self.rig.run(4);
        assert_eq!(self.state(line), Rule::Invalid, "{name}");
        let (after, between) = self.served(rule, line, (Rule::Invalid, old), &name);
        assert_eq!(after, Rule::Invalid);
        let new = self.written(between, asked);
        let pushed = self.play(&request, new);
        let response = self.rig.response(tag);
        assert_eq!(response.status, LineStatus::Okay, "{name}");
        if asked.is_read() {
            assert_eq!(response.data, between, "{name}");
        }
        self.copies.remove(&line);
        self.rig.run(4);
        if self.state(line).is_valid() {
            self.copies.insert(line, new);
        }
        self.forget(line, new, pushed);
    }

    /// A fresh line in a page of the right bias, which the device has in that state.
    fn establish(&mut self, state: Rule) -> u64 {
        let line = self.next_line;
        self.next_line += 3;
        if self.next_line >= FIRST_LINE + 16 * PAGE_LINES {
            self.next_line = FIRST_LINE + self.cases % 3;
        }
        if self.space == LineSpace::DeviceDeviceBias {
            self.rig.to_device_bias(line);
        } else {
            assert!(self.rig.turn(line, BiasStep::ToHost));
        }
        let (operation, extent) = match state {
            Rule::Invalid => return line,
            Rule::Shared => (LineOperation::CsRead, Extent::Nothing),
            Rule::Exclusive => (LineOperation::CoRead, Extent::Nothing),
            Rule::Modified => (LineOperation::CoWrite, Extent::Full),
        };
        let hint = Hint { operation, extent };
        let old = self.value(line);
        let tag = self.ask(0, hint, line);
        if self.space == LineSpace::DeviceHostBias {
            let request = self.rig.request();
            self.play(&request, old);
        }
        assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
        self.copies.insert(line, self.written(old, hint));
        self.rig.run(4);
        assert_eq!(self.state(line), state);
        line
    }

    /// Reads the line for the host, flushes it, and looks at memory; a line that the host has
    /// comes back first.
    fn forget(&mut self, line: u64, value: Line, host_has_it: bool) {
        if host_has_it {
            let message = (M2sWriteOpcode::MemWr, Some(MetaValue::Invalid), MemSnoop::None);
            let tag = self.rig.write(message, line, (value, u64::MAX, false));
            self.rig.completion(tag);
        }
        let tag = self.rig.demand((M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur), line);
        assert_eq!(self.rig.completion(tag).completion, S2mCompletion::Cmp);
        assert_eq!(self.rig.line(tag).data, value);
        let flush = (M2sRequestOpcode::MemInv, Some(MetaValue::Invalid), MemSnoop::SnpInv);
        let tag = self.rig.demand(flush, line);
        self.rig.completion(tag);
        self.rig.run(4);
        self.copies.remove(&line);
        assert_eq!(self.state(line), Rule::Invalid);
        assert_eq!(self.rig.in_memory(line), (value, false));
    }

    /// A page that was in device-bias still is, unless the host was given a copy.
    fn check_bias(&mut self, line: u64, host_has_copy: bool, name: &str) {
        if self.space == LineSpace::DeviceDeviceBias {
            let is_device = self.rig.turn(line, BiasStep::CommitToDevice);
            assert_eq!(is_device, !host_has_copy, "{name}");
        }
    }

    fn silent(&mut self) {
        self.rig.run(16);
        assert!(self.rig.responses.is_empty(), "answered too early");
    }

    fn value(&self, line: u64) -> Line {
        self.copies.get(&line).copied().unwrap_or_else(|| self.rig.in_memory(line).0)
    }

    /// What a line is after the last request of the device.
    fn written(&self, old: Line, hint: Hint) -> Line {
        let bytes = byte_enable(hint.extent);
        let byte = |i: usize| if bytes >> i & 1 == 1 { self.data[i] } else { old[i] };
        std::array::from_fn(byte)
    }

    /// Asks for something, each time with other data.
    fn ask(&mut self, port: usize, hint: Hint, line: u64) -> u64 {
        let bytes = self.rig.bench.generator().bytes(64);
        let data: Line = bytes.try_into().expect("64 bytes");
        self.data = data;
        self.rig.ask(port, hint.operation, self.space, line, (data, byte_enable(hint.extent)))
    }

    fn expect_request(&mut self, line: u64, opcodes: &[D2hRequestOpcode]) -> D2hRequest {
        let request = self.rig.request();
        assert_eq!(request.line_address, line);
        assert!(opcodes.contains(&request.opcode), "{request:?}, not {opcodes:?}");
        request
    }

    fn state(&self, line: u64) -> Rule {
        match self.rig.state(line) {
            LineState::Invalid => Rule::Invalid,
            LineState::Shared => Rule::Shared,
            LineState::Exclusive => Rule::Exclusive,
            LineState::Modified => Rule::Modified,
        }
    }
}

/// A line whose bytes are changed where `bytes` says so.
fn changed(mut line: Line, bytes: u64) -> Line {
    (0..64).filter(|byte| bytes >> byte & 1 == 1).for_each(|byte| line[byte] ^= 0x5a ^ byte as u8);
    line
}

fn byte_enable(extent: Extent) -> u64 {
    match extent {
        Extent::Nothing => 0,
        Extent::Partial => PARTIAL,
        Extent::Full => u64::MAX,
    }
}
