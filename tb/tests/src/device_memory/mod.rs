//! A bank of the cache of device memory, with a memory behind it and the host's side of the link
//! played by hand.
pub mod stubs;
pub mod traffic;

use std::collections::{BTreeMap, VecDeque};

use nic_model::coherence::{ForwardAnswer, Rules};
use nic_sim::generated::dmc_bank_tiny as small;
use nic_spec::message::{
    BiasAnswer, BiasCommand, BiasPolicy, BiasReversion, BiasStep, CoherencePolicy, D2hData,
    D2hRequest, DeviceMemoryAnswer, DeviceMemoryRequest, DeviceMemoryStatus, GoState, H2dResponse,
    H2dResponseOpcode, LINE_TAGS, LineChange, LineOperation, LineRequest, LineResponse, LineSpace,
    LineState, M2sRequest, M2sRequestOpcode, M2sWrite, M2sWriteOpcode, MemSnoop, MemoryMap,
    MetaField, MetaValue, S2mData, S2mResponse,
};
use nic_tb::{Bench, Stall};

/// The small bank: two sets of two ways, four entries, 16 pages.
pub use small::DmcBankTiny as Device;

/// A line of bytes.
pub type Line = [u8; 64];
/// The device's first line.
pub const FIRST_LINE: u64 = 1 << 30;
/// Its pages.
pub const PAGES: u64 = 16;
/// Lines of a page.
pub const PAGE_LINES: u64 = 64;

/// A bank, its memory, and what it has sent.
pub struct Rig {
    /// The bench.
    pub bench: Bench<Device>,
    /// Answers to requests: port and answer.
    pub responses: VecDeque<(usize, LineResponse)>,
    /// Requests to the host.
    pub requests: VecDeque<D2hRequest>,
    /// Lines that it pushes.
    pub pushed: VecDeque<D2hData>,
    /// Completions of the host's requests and writes.
    pub completions: VecDeque<S2mResponse>,
    /// Lines that the host reads.
    pub lines: VecDeque<S2mData>,
    /// Answers to commands.
    pub bias_answers: VecDeque<BiasAnswer>,
    /// Pages that turned to host-bias for the host.
    pub reversions: VecDeque<BiasReversion>,
    /// What memory has: lines, and whether they are damaged.
    pub memory: BTreeMap<u64, (Line, bool)>,
    /// Answers of memory that are not sent while `memory_waits`.
    pub answers: Vec<DeviceMemoryAnswer>,
    /// Memory keeps its answers back.
    pub memory_waits: bool,
    /// States of lines, as the tracker has them.
    pub states: BTreeMap<u64, LineState>,
    next_tag: u64,
    next_host_tag: u64,
}

impl Rig {
    /// A fresh bank whose tags are swept; the ports of the device and of the host stall so.
    pub fn new(device: Stall, host: Stall) -> Self {
        let mut bench = Bench::<Device>::new(device, host);
        bench.probe_every(0);
        for port in [Device::H2D_RESPONSE.index(), Device::MEMORY_ANSWER.index()] {
            bench.set_stall(port, Stall::Never);
        }
        for port in [Device::LINE_RESPONSE_0, Device::LINE_RESPONSE_1] {
            bench.collect(port);
        }
        bench.collect(Device::D2H_REQUEST);
        bench.collect(Device::D2H_DATA);
        bench.collect(Device::S2M_RESPONSE);
        bench.collect(Device::S2M_DATA);
        bench.collect(Device::BIAS_ANSWER);
        bench.collect(Device::BIAS_REVERSION);
        bench.collect(Device::MEMORY_REQUEST);
        bench.collect(Device::LINE_CHANGE);
        bench.collect(Device::VICTIM_CHANGE);
        let device_end = FIRST_LINE + PAGES * PAGE_LINES;
        let map = MemoryMap { host_end: FIRST_LINE, device_begin: FIRST_LINE, device_end };
        bench.set_level(Device::MEMORY_MAP, &map);
        bench.run(PAGES);
        Self {
            bench,
            responses: VecDeque::new(),
            requests: VecDeque::new(),
            pushed: VecDeque::new(),
            completions: VecDeque::new(),
            lines: VecDeque::new(),
            bias_answers: VecDeque::new(),
            reversions: VecDeque::new(),
            memory: BTreeMap::new(),
            answers: Vec::new(),
            memory_waits: false,
            states: BTreeMap::new(),
            next_tag: 0,
            next_host_tag: 0x4000,
        }
    }

    /// What becomes of device-bias requests to pages in host-bias.
    pub fn set_policy(&mut self, bias: BiasPolicy) {
        self.bench.set_level(Device::POLICY, &CoherencePolicy { bias });
    }

    /// One cycle of the bank and of memory.
    pub fn step(&mut self) {
        self.bench.step();
        for (i, port) in [Device::LINE_RESPONSE_0, Device::LINE_RESPONSE_1].into_iter().enumerate()
        {
            self.responses.extend(self.bench.take(port).into_iter().map(|answer| (i, answer)));
        }
        self.requests.extend(self.bench.take(Device::D2H_REQUEST));
        self.pushed.extend(self.bench.take(Device::D2H_DATA));
        self.completions.extend(self.bench.take(Device::S2M_RESPONSE));
        self.lines.extend(self.bench.take(Device::S2M_DATA));
        self.bias_answers.extend(self.bench.take(Device::BIAS_ANSWER));
        self.reversions.extend(self.bench.take(Device::BIAS_REVERSION));
        for request in self.bench.take(Device::MEMORY_REQUEST) {
            self.serve(&request);
        }
        if !self.memory_waits {
            let answers = std::mem::take(&mut self.answers);
            self.bench.send(Device::MEMORY_ANSWER, answers);
        }
        // A line comes after its victim has gone; they are of different lines.
        let mut changes = self.bench.take(Device::LINE_CHANGE);
        changes.extend(self.bench.take(Device::VICTIM_CHANGE));
        for change in changes {
            self.follow(change);
        }
    }

    fn serve(&mut self, request: &DeviceMemoryRequest) {
        assert!((FIRST_LINE..FIRST_LINE + PAGES * PAGE_LINES).contains(&request.line_address));
        let (mut line, damaged) = self.in_memory(request.line_address);
        if request.write {
            for byte in (0..64).filter(|byte| request.byte_enable >> byte & 1 == 1) {
                line[byte] = request.data[byte];
            }
            let damaged = request.poison || (damaged && request.byte_enable != u64::MAX);
            self.memory.insert(request.line_address, (line, damaged));
        } else {
            let &DeviceMemoryRequest { for_host, tag, .. } = request;
            self.answers.push(DeviceMemoryAnswer { for_host, tag, poison: damaged, data: line });
        }
    }

    /// What memory has; what was never written is a pattern.
    pub fn in_memory(&self, line_address: u64) -> (Line, bool) {
        let fresh = || std::array::from_fn(|byte| (line_address * 7 + byte as u64) as u8);
        self.memory.get(&line_address).copied().unwrap_or_else(|| (fresh(), false))
    }

    /// Each change begins where the last one ended.
    fn follow(&mut self, change: LineChange) {
        let known = self.states.entry(change.line_address).or_insert(LineState::Invalid);
        assert_eq!(*known, change.before, "{change:?}");
        assert_ne!(change.before, change.after, "{change:?}");
        *known = change.after;
    }

    /// The line's state.
    pub fn state(&self, line: u64) -> LineState {
        self.states.get(&line).copied().unwrap_or(LineState::Invalid)
    }

    /// That many cycles.
    pub fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
    }

    /// Runs until there is something, and gives it.
    ///
    /// # Panics
    /// If it does not come.
    pub fn wait<T>(&mut self, what: &str, mut get: impl FnMut(&mut Self) -> Option<T>) -> T {
        for _ in 0..PATIENCE {
            if let Some(found) = get(self) {
                return found;
            }
            self.step();
        }
        panic!("{what} has not come within {PATIENCE} cycles");
    }

    /// Asks for something; gives the tag.
    pub fn ask(
        &mut self,
        port: usize,
        operation: LineOperation,
        space: LineSpace,
        line_address: u64,
        (data, byte_enable): (Line, u64),
    ) -> u64 {
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % LINE_TAGS;
        let request = LineRequest { operation, space, line_address, data, byte_enable, tag };
        let ports = [Device::LINE_REQUEST_0, Device::LINE_REQUEST_1];
        self.bench.send(ports[port], [request]);
        tag
    }

    /// The answer with that tag.
    pub fn response(&mut self, tag: u64) -> LineResponse {
        self.wait("an answer to a request", |rig| {
            let found = rig.responses.iter().position(|(_, answer)| answer.tag == tag)?;
            rig.responses.remove(found).map(|(_, answer)| answer)
        })
    }

    /// The next request to the host.
    pub fn request(&mut self) -> D2hRequest {
        self.wait("a request to the host", |rig| rig.requests.pop_front())
    }

    /// Answers a request on H2D.
    pub fn answer(&mut self, cqid: u64, opcode: H2dResponseOpcode, response_data: u64) {
        let answer = H2dResponse { opcode, response_data, response_pre: 0, cqid };
        self.bench.send(Device::H2D_RESPONSE, [answer]);
    }

    /// Answers a request by a GO.
    pub fn go(&mut self, cqid: u64, state: GoState) {
        self.answer(cqid, H2dResponseOpcode::Go, state as u64);
    }

    /// Lets a request access memory.
    pub fn forward(&mut self, request: &D2hRequest, opcode: M2sRequestOpcode, meta: MetaValue) {
        let &D2hRequest { line_address, cqid, .. } = request;
        self.send_request((opcode, Some(meta), MemSnoop::None), line_address, cqid);
    }

    /// Lets a request go on, as a host does that has no copy.
    ///
    /// # Panics
    /// If no row says how.
    pub fn grant(&mut self, request: &D2hRequest) {
        let rules = Rules::specified();
        match rules.forward(request.opcode).expect("a row").answer {
            ForwardAnswer::Forward(opcode, meta) => self.forward(request, opcode, meta),
            ForwardAnswer::Go => self.go(request.cqid, GoState::Invalid),
            ForwardAnswer::GoWritePull => {
                self.answer(request.cqid, H2dResponseOpcode::GoWritePull, request.cqid);
            }
        }
    }

    /// Turns the line's page to device-bias; the host has no copy.
    ///
    /// # Panics
    /// If it cannot be.
    pub fn to_device_bias(&mut self, line: u64) {
        assert!(self.turn(line, BiasStep::BeginToDevice));
        assert!(self.turn(line, BiasStep::CommitToDevice));
    }

    /// A request of the host; gives the tag.
    pub fn demand(
        &mut self,
        message: (M2sRequestOpcode, Option<MetaValue>, MemSnoop),
        line_address: u64,
    ) -> u64 {
        let tag = self.host_tag();
        self.send_request(message, line_address, tag);
        tag
    }

    fn send_request(
        &mut self,
        (opcode, meta, snoop): (M2sRequestOpcode, Option<MetaValue>, MemSnoop),
        line_address: u64,
        tag: u64,
    ) {
        let (meta_field, meta_value) = MetaField::saying(meta);
        let request = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address };
        self.bench.send(Device::M2S_REQUEST, [request]);
    }

    /// A write of the host; gives the tag.
    pub fn write(
        &mut self,
        (opcode, meta, snoop): (M2sWriteOpcode, Option<MetaValue>, MemSnoop),
        line_address: u64,
        (data, byte_enable, poison): (Line, u64, bool),
    ) -> u64 {
        let tag = self.host_tag();
        let (meta_field, meta_value) = MetaField::saying(meta);
        let write = M2sWrite {
            opcode,
            snoop,
            meta_field,
            meta_value,
            tag,
            line_address,
            poison,
            data,
            byte_enable,
        };
        self.bench.send(Device::M2S_WRITE, [write]);
        tag
    }

    fn host_tag(&mut self) -> u64 {
        self.next_host_tag = (self.next_host_tag + 0x101) % (1 << 16);
        self.next_host_tag
    }

    /// The completion with that tag.
    pub fn completion(&mut self, tag: u64) -> S2mResponse {
        self.wait("a completion", |rig| {
            let found = rig.completions.iter().position(|completion| completion.tag == tag)?;
            rig.completions.remove(found)
        })
    }

    /// The line with that tag.
    pub fn line(&mut self, tag: u64) -> S2mData {
        self.wait("a line for the host", |rig| {
            let found = rig.lines.iter().position(|line| line.tag == tag)?;
            rig.lines.remove(found)
        })
    }

    /// A command for a page, by a line of it; whether it is done.
    pub fn turn(&mut self, line: u64, step: BiasStep) -> bool {
        self.bench.send(Device::BIAS_COMMAND, [BiasCommand { page: line / PAGE_LINES, step }]);
        self.wait("an answer to a command", |rig| rig.bias_answers.pop_front()).done
    }

    /// The counters.
    pub fn status(&mut self) -> DeviceMemoryStatus {
        self.bench.level(Device::STATUS)
    }

    /// Asserts that the bank has said nothing that was not looked at.
    pub fn assert_silent(&mut self) {
        self.run(SILENCE);
        let Self { responses, requests, pushed, completions, lines, bias_answers, .. } = self;
        assert!(responses.is_empty(), "unexpected answers: {responses:?}");
        assert!(requests.is_empty(), "unexpected requests: {requests:?}");
        assert!(pushed.is_empty(), "unexpected lines: {pushed:?}");
        assert!(completions.is_empty(), "unexpected completions: {completions:?}");
        assert!(lines.is_empty(), "unexpected lines: {lines:?}");
        assert!(bias_answers.is_empty(), "unexpected answers: {bias_answers:?}");
    }
}

/// Cycles within which everything comes that comes, with the longest stall of a bench.
const PATIENCE: u64 = 2_000;
/// Cycles after which a bank that never waits has said what it has to say.
const SILENCE: u64 = 24;
