//! Random traffic on a bank of the cache of device memory: both ports, a host that asks, stores,
//! writes back and forwards as the tables say, pages that turn, few lines. Every byte that anybody
//! reads is one that was the last written, or was being written, at some time of the read.
mod flip;
mod host;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use nic_model::coherence::{LineState as Rule, Rules};
use nic_spec::message::{
    BiasStep, D2hRequest, LineOperation, LineSpace, LineState, LineStatus, S2mCompletion,
};
use nic_tb::{Generator, Stall};

use self::host::is_write_back;
use super::{Device, FIRST_LINE, Line, PAGE_LINES, Rig};

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

/// The bank, the host that plays along, and every write that may still be seen.
pub struct Traffic {
    /// The bank.
    pub rig: Rig,
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
    /// Flips that were interrupted, and those that were done.
    pub flips: [u64; 2],
    /// Requests of the device that the host took.
    pub opcodes: BTreeSet<u32>,
    /// Rows of the host's requests.
    pub rows: BTreeSet<usize>,
    /// The counters, once it is drained.
    pub status: Option<nic_spec::message::DeviceMemoryStatus>,
}

impl Traffic {
    /// A fresh bank; its ports and the host's stall so.
    pub fn new(device: Stall, host: Stall) -> Self {
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
    ///
    /// # Panics
    /// If somebody reads what was not the last write, or two own a line.
    pub fn step(&mut self, goes_on: bool) {
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

    /// Ends all that is outstanding; then memory must have the last of everything.
    ///
    /// # Panics
    /// If it does not, or something is stuck.
    pub fn drain(&mut self) {
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
