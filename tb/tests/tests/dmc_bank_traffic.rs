//! The bank of the cache of device memory under random traffic: both ports, a host that asks, stores,
//! writes back and forwards as the tables say, pages that turn, few lines. Every byte that anybody
//! reads is one that was the last written, or was being written, at some time of the read.
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use nic_model::coherence::{
    ForwardAnswer, HostLineAfter, LineState as Rule, MemoryMessage, MemoryRule, Rules,
};
use nic_spec::message::{
    BiasCommand, BiasStep, D2hRequest, GoState, H2dResponseOpcode, LineOperation, LineSpace,
    LineState, LineStatus, M2sRequestOpcode, M2sWriteOpcode, MemSnoop, MetaValue, S2mCompletion,
};
use nic_tb::seed::is_long;
use nic_tb::{Generator, Stall};
use nic_tests::device_memory::{Device, FIRST_LINE, Line, PAGE_LINES, Rig};

/// Lines of two pages, more than the cache holds.
const LINES: [u64; 8] = [0, 1, 2, 4, PAGE_LINES, PAGE_LINES + 1, PAGE_LINES + 2, PAGE_LINES + 6];
const OPERATIONS: [LineOperation; 8] = [
    LineOperation::NcRead,
    LineOperation::CsRead,
    LineOperation::CoRead,
    LineOperation::NcWrite,
    LineOperation::NcPush,
    LineOperation::CoWrite,
    LineOperation::Evict,
    LineOperation::Flush,
];

#[test]
fn every_byte_read_was_the_last_written() {
    let steps = if is_long() { 20_000 } else { 3_000 };
    let mut seen = Seen::default();
    for (device, host) in Stall::pairs() {
        let mut traffic = Traffic::new(device, host);
        for _ in 0..steps {
            traffic.step(true);
        }
        traffic.drain();
        seen.add(&traffic);
        traffic.rig.bench.dismiss();
    }
    println!("{seen:?}");
    seen.check();
}

/// How often what happened.
#[derive(Default, Debug)]
struct Seen {
    requests: u64,
    host_requests: u64,
    opcodes: BTreeSet<u32>,
    rows: BTreeSet<usize>,
    flips: [u64; 2],
    reversions: u64,
    evictions: u64,
    waits: u64,
    demotions: u64,
}

impl Seen {
    fn add(&mut self, traffic: &Traffic) {
        let status = traffic.status.as_ref().expect("it was drained");
        self.requests += status.requests;
        self.host_requests += status.host_requests;
        self.opcodes.extend(&traffic.opcodes);
        self.rows.extend(&traffic.rows);
        self.flips[0] += traffic.flips[0];
        self.flips[1] += traffic.flips[1];
        self.reversions += status.reversions;
        self.evictions += status.evictions;
        self.waits += status.waits;
        self.demotions += status.demotions;
    }

    fn check(&self) {
        let rules = Rules::specified();
        assert_eq!(self.opcodes.len(), rules.forwards.len(), "requests of the device: {self:?}");
        assert_eq!(self.rows.len(), rules.memory.len(), "requests of the host: {self:?}");
        let counts = [self.reversions, self.evictions, self.waits, self.demotions];
        assert!(self.flips.into_iter().chain(counts).all(|count| count > 0), "{self:?}");
    }
}

/// A write, from when it may be seen to when it must be.
struct Write {
    begin: u64,
    end: Option<u64>,
    data: Line,
    bytes: u64,
}

/// A request of a port that is not answered.
struct Asked {
    port: usize,
    operation: LineOperation,
    line: u64,
    begin: u64,
    write: Option<usize>,
}

/// A request of the host that is not completed.
struct Demanded {
    row: usize,
    begin: u64,
    completion: Option<S2mCompletion>,
    data: Option<Line>,
    write: Option<usize>,
}

/// A line in the host.
struct HostLine {
    state: Rule,
    data: Line,
    demand: Option<(u64, Demanded)>,
    is_pulling: bool,
}

/// Where a flip is.
enum Flip {
    Idle,
    Answer(BiasStep),
    Flush(VecDeque<u64>),
    Flushing(VecDeque<u64>, u64),
}

struct Traffic {
    rig: Rig,
    rules: Rules,
    generator: Generator,
    /// Cycles between two requests of the host, about.
    host_pause: u64,
    now: u64,
    asked: BTreeMap<u64, Asked>,
    writes: BTreeMap<u64, Vec<Write>>,
    host: BTreeMap<u64, HostLine>,
    requests: Vec<D2hRequest>,
    pulls: BTreeMap<u64, u64>,
    flip: Flip,
    flip_page: u64,
    flips: [u64; 2],
    opcodes: BTreeSet<u32>,
    rows: BTreeSet<usize>,
    status: Option<nic_spec::message::DeviceMemoryStatus>,
}

impl Traffic {
    fn new(device: Stall, host: Stall) -> Self {
        let mut rig = Rig::new(device, host);
        rig.memory_waits = true;
        let mut generator = rig.bench.generator().fork(&format!("{device:?} {host:?}"));
        let host_pause = *generator.pick(&[4, 16, 64]);
        let mut writes = BTreeMap::new();
        let mut lines = BTreeMap::new();
        for line in LINES.map(|line| FIRST_LINE + line) {
            let data = rig.in_memory(line).0;
            writes.insert(line, vec![Write { begin: 0, end: Some(0), data, bytes: u64::MAX }]);
            let (state, demand) = (Rule::Invalid, None);
            lines.insert(line, HostLine { state, data, demand, is_pulling: false });
        }
        Self {
            rig,
            rules: Rules::specified(),
            generator,
            host_pause,
            now: 1,
            asked: BTreeMap::new(),
            writes,
            host: lines,
            requests: Vec::new(),
            pulls: BTreeMap::new(),
            flip: Flip::Idle,
            flip_page: FIRST_LINE,
            flips: [0; 2],
            opcodes: BTreeSet::new(),
            rows: BTreeSet::new(),
            status: None,
        }
    }

    /// One cycle; where `goes_on`, with something new in it.
    fn step(&mut self, goes_on: bool) {
        self.now += 1;
        self.rig.step();
        self.take();
        if goes_on {
            self.ask();
            self.demand();
            self.use_copies();
        }
        self.turn_pages(goes_on);
        self.let_go();
        if !self.rig.answers.is_empty() && self.generator.chance(1, 3) {
            let count = self.rig.answers.len() as u64;
            let answer = self.rig.answers.swap_remove(self.generator.below(count) as usize);
            self.rig.bench.send(Device::MEMORY_ANSWER, [answer]);
        }
        for (line, host) in &self.host {
            let device = self.rig.state(*line);
            let both = host.state.is_valid() && device != LineState::Invalid;
            let owned = host.state.is_owned()
                || matches!(device, LineState::Exclusive | LineState::Modified);
            assert!(!(both && owned), "{line:x}: host {:?}, device {device:?}", host.state);
        }
    }

    fn any_line(&mut self) -> u64 {
        FIRST_LINE + *self.generator.pick(&LINES)
    }

    fn bytes(&mut self) -> Line {
        self.generator.bytes(64).try_into().expect("64 bytes")
    }

    /// A request of a port.
    fn ask(&mut self) {
        let port = self.generator.below(2) as usize;
        let open = self.asked.values().filter(|asked| asked.port == port).count();
        if open >= 6 || !self.generator.chance(1, 3) {
            return;
        }
        let line = self.any_line();
        let operation = *self.generator.pick(&OPERATIONS);
        let spaces = [LineSpace::DeviceHostBias, LineSpace::DeviceDeviceBias];
        let space = *self.generator.pick(&spaces);
        self.ask_for(port, operation, space, line);
    }

    fn ask_for(
        &mut self,
        port: usize,
        operation: LineOperation,
        space: LineSpace,
        line: u64,
    ) -> u64 {
        use LineOperation::{CoWrite, NcPush, NcWrite};
        let is_write = matches!(operation, NcWrite | NcPush | CoWrite);
        let some = self.generator.bits(64);
        let written = if self.generator.chance(1, 2) { u64::MAX } else { some };
        let bytes = if is_write { written } else { 0 };
        let data = self.bytes();
        let tag = self.rig.ask(port, operation, space, line, (data, bytes));
        let write = is_write.then(|| self.begin_write(line, data, bytes));
        let asked = Asked { port, operation, line, begin: self.now, write };
        assert!(self.asked.insert(tag, asked).is_none());
        tag
    }

    fn begin_write(&mut self, line: u64, data: Line, bytes: u64) -> usize {
        let writes = self.writes.get_mut(&line).expect("a line");
        writes.push(Write { begin: self.now, end: None, data, bytes });
        writes.len() - 1
    }

    fn end_write(&mut self, line: u64, write: Option<usize>) {
        if let Some(write) = write {
            self.writes.get_mut(&line).expect("a line")[write].end = Some(self.now);
        }
    }

    /// What was read from `begin` until now.
    fn check(&self, line: u64, data: &Line, begin: u64, who: &str) {
        let writes = &self.writes[&line];
        for (byte, read) in data.iter().enumerate() {
            let of_byte = || writes.iter().filter(move |write| write.bytes >> byte & 1 == 1);
            // The last write that had ended before the read began; what had ended before that one
            // began is gone.
            let over = of_byte().filter(|write| write.end.is_some_and(|end| end < begin));
            let newest = over.map(|write| write.begin).max().unwrap_or(0);
            let is_there = |write: &Write| write.end.is_none_or(|end| end >= newest);
            let fits = of_byte().any(|w| is_there(w) && w.data[byte] == *read);
            assert!(fits, "{who} reads byte {byte} of {line:x} as {read:02x}");
        }
    }

    /// What has come from the bank.
    fn take(&mut self) {
        while let Some((port, response)) = self.rig.responses.pop_front() {
            let asked = self.asked.remove(&response.tag).expect("it was asked for");
            assert_eq!((asked.port, response.status), (port, LineStatus::Okay));
            use LineOperation::{CoRead, CsRead, NcRead};
            if matches!(asked.operation, NcRead | CsRead | CoRead) {
                self.check(asked.line, &response.data, asked.begin, "the device");
            }
            self.end_write(asked.line, asked.write);
        }
        self.requests.extend(self.rig.requests.drain(..));
        while let Some(sent) = self.rig.pushed.pop_front() {
            let line = self.pulls.remove(&sent.uqid).expect("it was pulled");
            assert_eq!((sent.bogus, sent.poison, sent.byte_enable), (false, false, u64::MAX));
            let host = self.host.get_mut(&line).expect("a line");
            (host.is_pulling, host.state, host.data) = (false, Rule::Modified, sent.data);
        }
        let completions = std::mem::take(&mut self.rig.completions);
        for completion in completions {
            self.open(completion.tag).1.completion = Some(completion.completion);
            self.complete(completion.tag);
        }
        let lines = std::mem::take(&mut self.rig.lines);
        for line in lines {
            assert!(!line.poison);
            self.open(line.tag).1.data = Some(line.data);
            self.complete(line.tag);
        }
    }

    fn open(&mut self, tag: u64) -> (u64, &mut Demanded) {
        let open = self.host.iter_mut().find_map(|(line, host)| match &mut host.demand {
            Some((found, demanded)) if *found == tag => Some((*line, demanded)),
            _ => None,
        });
        open.expect("it was asked for")
    }

    /// The host's request is over if all of it has come.
    fn complete(&mut self, tag: u64) {
        let (line, demanded) = self.open(tag);
        let Some(completion) = demanded.completion else { return };
        let (row, begin, data, write) =
            (demanded.row, demanded.begin, demanded.data, demanded.write);
        let rule = self.rules.memory[row];
        if rule.returns_data && data.is_none() {
            return;
        }
        self.host.get_mut(&line).expect("a line").demand = None;
        let rows = [rule.beside_copy, rule.alone];
        let after = rows.into_iter().find(|row| row.0 == completion).expect("a row").1;
        self.end_write(line, write);
        if let Some(data) = data {
            self.check(line, &data, begin, "the host");
            if rule.meta.is_some() {
                let host = self.host.get_mut(&line).expect("a line");
                (host.state, host.data) = (after, data);
            }
        } else if rule.message == MemoryMessage::Request(M2sRequestOpcode::MemInv) {
            self.host.get_mut(&line).expect("a line").state = Rule::Invalid;
            if after.is_owned() {
                // Owned without data: the whole line is written at once.
                self.store(line, u64::MAX);
            }
        }
    }

    fn store(&mut self, line: u64, bytes: u64) {
        let data = self.bytes();
        let write = self.begin_write(line, data, bytes);
        self.end_write(line, Some(write));
        let host = self.host.get_mut(&line).expect("a line");
        (0..64).filter(|i| bytes >> i & 1 == 1).for_each(|i| host.data[i] = data[i]);
        host.state = Rule::Modified;
    }

    fn is_idle(&self, line: u64) -> bool {
        self.host[&line].demand.is_none() && !self.host[&line].is_pulling
    }

    /// The host asks for something, if its copy is such that it would.
    fn demand(&mut self) {
        let line = self.any_line();
        let row = self.generator.below(self.rules.memory.len() as u64) as usize;
        if self.generator.chance(1, self.host_pause) && self.is_idle(line) {
            let rule = self.rules.memory[row];
            let held = self.host[&line].state;
            let wants = match rule.message {
                MemoryMessage::Write(_) if is_write_back(&rule) => held == Rule::Modified,
                MemoryMessage::Request(_) if rule.meta == Some(MetaValue::Any) => !held.is_owned(),
                _ => held == Rule::Invalid,
            };
            if wants {
                self.send(line, row);
            }
        }
    }

    fn send(&mut self, line: u64, row: usize) {
        self.rows.insert(row);
        let rule = self.rules.memory[row];
        let mut write = None;
        let tag = match rule.message {
            MemoryMessage::Request(opcode) => {
                self.rig.demand((opcode, rule.meta, rule.snoop), line)
            }
            MemoryMessage::Write(opcode) => {
                let whole = opcode == M2sWriteOpcode::MemWr;
                let bytes = if whole { u64::MAX } else { self.generator.bits(64) };
                let data = if is_write_back(&rule) {
                    let host = self.host.get_mut(&line).expect("a line");
                    host.state = rule.alone.1;
                    host.data
                } else {
                    let data = self.bytes();
                    write = Some(self.begin_write(line, data, bytes));
                    data
                };
                self.rig.write((opcode, rule.meta, rule.snoop), line, (data, bytes, false))
            }
        };
        let (completion, data) = (None, None);
        let demanded = Demanded { row, begin: self.now, completion, data, write };
        self.host.get_mut(&line).expect("a line").demand = Some((tag, demanded));
    }

    /// Processors read, write and drop what they have.
    fn use_copies(&mut self) {
        let line = self.any_line();
        let host = &self.host[&line];
        if !host.state.is_valid() || host.demand.is_some() {
            return;
        }
        let data = host.data;
        self.check(line, &data, self.now, "a processor");
        let bytes = self.generator.bits(64);
        if self.host[&line].state.is_owned() && self.generator.chance(1, 4) {
            self.store(line, bytes);
        } else if self.host[&line].state != Rule::Modified && self.generator.chance(1, 8) {
            self.host.get_mut(&line).expect("a line").state = Rule::Invalid;
        }
    }

    /// The host takes a request of the device, or writes its Modified copy back first.
    fn let_go(&mut self) {
        if self.requests.is_empty() || !self.generator.chance(1, 4) {
            return;
        }
        let count = self.requests.len() as u64;
        let at = self.generator.below(count) as usize;
        let line = self.requests[at].line_address;
        if !self.is_idle(line) {
            return;
        }
        let rule = *self.rules.forward(self.requests[at].opcode).expect("a row");
        if self.host[&line].state == Rule::Modified && rule.writes_back {
            let drops = rule.host_after == HostLineAfter::Is(Rule::Invalid);
            let meta = if drops { MetaValue::Invalid } else { MetaValue::Any };
            let wanted = |row: &MemoryRule| is_write_back(row) && row.meta == Some(meta);
            let row = self.rules.memory.iter().position(wanted).expect("a row");
            return self.send(line, row);
        }
        let request = self.requests.swap_remove(at);
        self.opcodes.insert(request.opcode as u32);
        let host = self.host.get_mut(&line).expect("a line");
        match rule.host_after {
            HostLineAfter::Same => {}
            HostLineAfter::AtMost(most) => host.state = host.state.min(most),
            HostLineAfter::Is(_) => host.state = Rule::Invalid,
        }
        match rule.answer {
            ForwardAnswer::Forward(opcode, meta) => self.rig.forward(&request, opcode, meta),
            ForwardAnswer::Go => self.rig.go(request.cqid, GoState::Invalid),
            ForwardAnswer::GoWritePull => {
                host.is_pulling = true;
                let uqid = (0..4096).find(|uqid| !self.pulls.contains_key(uqid)).expect("a number");
                self.pulls.insert(uqid, line);
                self.rig.answer(request.cqid, H2dResponseOpcode::GoWritePull, uqid);
            }
        }
    }

    /// A page turns: to host-bias by the bit alone, to device-bias after its lines are flushed.
    fn turn_pages(&mut self, goes_on: bool) {
        let flip = std::mem::replace(&mut self.flip, Flip::Idle);
        self.flip = match flip {
            Flip::Idle if goes_on && self.generator.chance(1, 32) => {
                self.flip_page = FIRST_LINE + PAGE_LINES * self.generator.below(2);
                let back = self.generator.chance(1, 4);
                self.command(if back { BiasStep::ToHost } else { BiasStep::BeginToDevice })
            }
            Flip::Answer(step) => match self.rig.bias_answers.pop_front() {
                None => Flip::Answer(step),
                Some(answer) if step == BiasStep::BeginToDevice => {
                    assert!(answer.done);
                    let page = self.flip_page;
                    let of_page = |line: &u64| (page..page + PAGE_LINES).contains(line);
                    Flip::Flush(
                        LINES.map(|line| FIRST_LINE + line).into_iter().filter(of_page).collect(),
                    )
                }
                Some(answer) => {
                    self.flips[usize::from(answer.done)] += 1;
                    Flip::Idle
                }
            },
            Flip::Flush(mut lines) => match lines.pop_front() {
                None => self.command(BiasStep::CommitToDevice),
                Some(line) => {
                    let space = LineSpace::DeviceHostBias;
                    let tag = self.ask_for(0, LineOperation::Flush, space, line);
                    Flip::Flushing(lines, tag)
                }
            },
            Flip::Flushing(lines, tag) if self.asked.contains_key(&tag) => {
                Flip::Flushing(lines, tag)
            }
            Flip::Flushing(lines, _) => Flip::Flush(lines),
            Flip::Idle => Flip::Idle,
        };
    }

    fn command(&mut self, step: BiasStep) -> Flip {
        let page = self.flip_page / PAGE_LINES;
        self.rig.bench.send(Device::BIAS_COMMAND, [BiasCommand { page, step }]);
        Flip::Answer(step)
    }

    /// Ends all that is under way; then memory must have the last of everything.
    fn drain(&mut self) {
        let mut patience = 20_000;
        while !self.asked.is_empty()
            || !self.host.keys().all(|line| self.is_idle(*line))
            || !matches!(self.flip, Flip::Idle)
        {
            self.step(false);
            patience -= 1;
            assert!(patience > 0, "something is stuck");
        }
        let lines: Vec<u64> = self.host.keys().copied().collect();
        for line in lines {
            if self.host[&line].state == Rule::Modified {
                let row = self.rules.memory.iter().position(is_write_back).expect("a row");
                self.send(line, row);
                while !self.is_idle(line) {
                    self.step(false);
                }
            }
            let tag = self.ask_for(0, LineOperation::Evict, LineSpace::DeviceHostBias, line);
            while self.asked.contains_key(&tag) {
                self.step(false);
            }
        }
        self.rig.run(500);
        for line in self.host.keys() {
            let (data, damaged) = self.rig.in_memory(*line);
            assert!(!damaged);
            self.check(*line, &data, self.now, "memory");
        }
        self.rig.assert_silent();
        let status = self.rig.status();
        assert_eq!(status.fault as u32, 0, "{status:?}");
        self.status = Some(status);
    }
}

fn is_write_back(rule: &MemoryRule) -> bool {
    matches!(rule.message, MemoryMessage::Write(_)) && rule.snoop == MemSnoop::None
}
