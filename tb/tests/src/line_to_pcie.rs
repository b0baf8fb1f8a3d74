//! A PCI Express endpoint between requesters and a root complex.
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Range;

use nic_host::pcie::{Numbers, RootComplex};
use nic_model::line_to_pcie::{Answer, LineToPcie};
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    Choice, InterruptMessage, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus,
    Message, PcieCompletion, PcieCompletionStatus, PcieRequest, PcieRequestType, PcieSettings,
    PcieStatus,
};
use nic_tb::{Bench, Generator, Stall};

/// How the ports of an emitted endpoint are called, and its parameters.
#[derive(Debug)]
pub struct Ports<D> {
    /// Requests.
    pub line_request: Inlet<D, LineRequest>,
    /// Answers.
    pub line_response: Outlet<D, LineResponse>,
    /// Messages of interrupts.
    pub message: Inlet<D, InterruptMessage>,
    /// What the host has set.
    pub settings: LevelInlet<D, PcieSettings>,
    /// Packets to the host.
    pub pcie_request: Outlet<D, PcieRequest>,
    /// Packets from the host.
    pub pcie_completion: Inlet<D, PcieCompletion>,
    /// What was met.
    pub status: LevelOutlet<D, PcieStatus>,
    /// Tags of reads.
    pub tags: u64,
    /// Lines of the longest read.
    pub read_lines: u64,
    /// Lines of the longest write.
    pub payload_lines: u64,
}

/// Bits of an address that only messages have: lines have 52.
const MESSAGES: u64 = 0xfee << 52;
/// Cycles that no link stands still.
const QUIET: u32 = 200;
/// Picoseconds of a cycle.
pub const CYCLE: u64 = 2_500;

/// What a requester waits for.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The request.
    pub request: LineRequest,
    /// Its number.
    pub number: u64,
    answer: Answer,
}

/// An endpoint, a root complex, and the model.
pub struct Rig<'p, D: Wrapper> {
    /// The ports.
    pub ports: &'p Ports<D>,
    /// The endpoint.
    pub bench: Bench<D>,
    /// The host.
    pub root: RootComplex<Generator>,
    /// What should be.
    pub model: LineToPcie,
    /// What is not answered, by tag.
    pub asked: BTreeMap<u64, Asked>,
    /// Requests that were made.
    pub count: u64,
    /// Lines whose answer must be an error.
    pub failing: BTreeSet<u64>,
    /// Packets that were sent, messages not among them.
    pub packets: Vec<PcieRequest>,
    /// Messages that were given to the endpoint and have not left.
    pub messages: VecDeque<InterruptMessage>,
    /// Lines of reads on their way that have not come, by tag.
    reads: BTreeMap<u64, Range<u64>>,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    /// An idle endpoint before an empty host, which says what of the numbers the endpoint has to keep.
    pub fn new(ports: &'p Ports<D>, (source, sink): (Stall, Stall), numbers: Numbers) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        bench.ignore(ports.pcie_request);
        bench.ignore(ports.line_response);
        bench.set_level(ports.settings, &numbers.settings());
        let random = bench.generator().fork("root complex");
        let root = RootComplex::new(numbers, random);
        let model =
            LineToPcie::new(|line_address| nic_host::pcie::Memory::default().line(line_address));
        let (asked, reads) = (BTreeMap::new(), BTreeMap::new());
        let (failing, packets, messages) = (BTreeSet::new(), vec![], VecDeque::new());
        Self { ports, bench, root, model, asked, count: 0, failing, packets, messages, reads }
    }

    /// Makes a request as soon as it may.
    pub fn ask_when_it_may(&mut self, request: LineRequest) {
        while !self.ask(request) {
            self.step();
        }
    }

    /// Makes a request under any free tag; false if there is none, or the line is being read.
    pub fn ask(&mut self, request: LineRequest) -> bool {
        let writes = [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];
        let is_write = writes.contains(&request.operation);
        let is_read_now = self.asked.values().any(|asked| {
            asked.request.line_address == request.line_address && asked.answer.data.is_some()
        });
        let free: Vec<u64> = (0..256).filter(|tag| !self.asked.contains_key(tag)).collect();
        if free.is_empty() || (is_write && is_read_now) {
            return false;
        }
        let tag = *self.bench.generator().pick(&free);
        let request = LineRequest { tag, ..request };
        let answer = self.model.ask(&request);
        self.asked.insert(tag, Asked { request, number: self.count, answer });
        self.count += 1;
        self.bench.send(self.ports.line_request, [request]);
        true
    }

    /// Sends a message; its address has bits that no line's has.
    pub fn tell(&mut self) {
        let (low, data) = (self.bench.generator().bits(20), self.bench.generator().bits(32));
        let message = InterruptMessage { address: MESSAGES | low << 2, data };
        self.messages.push_back(message);
        self.bench.send(self.ports.message, [message]);
    }

    /// A packet that is a message is the oldest one, and has one whole DW.
    fn told(&mut self, packet: &PcieRequest) {
        let message = self.messages.pop_front().expect("a message that nobody sent");
        let PcieRequest { request_type, address, length, first_dw_be, last_dw_be, .. } = *packet;
        assert_eq!((request_type, address), (PcieRequestType::MemoryWrite, message.address));
        assert_eq!((length, first_dw_be, last_dw_be, packet.last), (1, 0b1111, 0, true));
        let at = (address % 64) as usize;
        assert_eq!(packet.data[at..at + 4], (message.data as u32).to_le_bytes(), "{message:?}");
    }

    /// One cycle of endpoint and host.
    pub fn step(&mut self) {
        self.bench.step();
        let now = self.bench.cycle() * CYCLE;
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.pcie_request.index() {
                let line = PcieRequest::from_field_words(&fields);
                self.root.request(now, &line).unwrap_or_else(|violation| panic!("{violation}"));
                if line.address & MESSAGES == MESSAGES {
                    self.told(&line);
                } else if line.last {
                    self.packets.push(line);
                }
                if line.request_type == PcieRequestType::MemoryRead {
                    let first = line.address / 64;
                    self.reads.insert(line.tag, first..first + line.length.div_ceil(16));
                }
            } else if port == self.ports.line_response.index() {
                self.check(&LineResponse::from_field_words(&fields));
            }
        }
        while let Some(completion) = self.root.completion(now) {
            self.damage(&completion);
            self.bench.send(self.ports.pcie_completion, [completion]);
        }
    }

    /// Remembers which lines a completion fails.
    fn damage(&mut self, completion: &PcieCompletion) {
        let lines = self.reads.get_mut(&completion.tag).expect("a completion has its read");
        if completion.status != PcieCompletionStatus::SuccessfulCompletion {
            self.failing.extend(lines.clone());
        }
        self.failing.extend(lines.next().filter(|_| completion.poisoned));
    }

    fn check(&mut self, response: &LineResponse) {
        let asked = self.asked.remove(&response.tag);
        let Asked { request, number, answer } =
            asked.unwrap_or_else(|| panic!("nobody asked for {response:?}"));
        let fails = answer.data.is_some() && self.failing.contains(&request.line_address);
        let status = if fails { LineStatus::Error } else { answer.status };
        assert_eq!(response.status, status, "{request:?}");
        if let (Some(data), LineStatus::Okay) = (answer.data, status) {
            assert_eq!(response.data, data, "line {:#x}", request.line_address);
        }
        if request.operation == LineOperation::Barrier && request.space == LineSpace::Host {
            self.everything_before(number);
        }
    }

    /// All requests before a barrier are answered, and their writes are in memory.
    fn everything_before(&self, barrier: u64) {
        let earlier = self.asked.values().find(|asked| asked.number < barrier);
        assert!(earlier.is_none(), "before a barrier: {earlier:?}");
        let later: BTreeSet<u64> =
            self.asked.values().map(|asked| asked.request.line_address).collect();
        for (line_address, line) in self.model.written() {
            if !later.contains(&line_address) {
                assert_eq!(self.root.memory.line(line_address), line, "line {line_address:#x}");
            }
        }
    }

    /// Runs until everything is answered, and compares the memories.
    pub fn until_idle(&mut self) {
        // A write is answered before it leaves.
        let mut quiet = 0;
        while quiet < QUIET {
            let is_quiet = self.asked.is_empty() && self.messages.is_empty() && self.root.is_idle();
            quiet = if is_quiet { quiet + 1 } else { 0 };
            self.step();
        }
        for (line_address, line) in self.model.written() {
            assert_eq!(self.root.memory.line(line_address), line, "line {line_address:#x}");
        }
    }

    /// Status of the endpoint.
    pub fn status(&mut self) -> PcieStatus {
        self.bench.level(self.ports.status)
    }

    /// Forgets everything with a reset on both sides.
    pub fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.root.reset();
        self.asked.clear();
        self.reads.clear();
        self.packets.clear();
        self.messages.clear();
        // What was on its way to memory is lost, or not: both begin with fresh memories.
        let random = self.bench.generator().fork("root complex");
        self.root = RootComplex::new(self.root.numbers().clone(), random);
        self.model = LineToPcie::new(|line| nic_host::pcie::Memory::default().line(line));
    }

    /// The verdict: every answer was compared as it came.
    pub fn finish(self) {
        assert!(self.count > 0, "nothing was asked");
        self.bench.dismiss();
    }
}

/// Requests of all sorts in a few pages, consecutive ones now and then.
pub fn draw(generator: &mut Generator, before: Option<&LineRequest>) -> LineRequest {
    let operation = match generator.below(12) {
        0 => *generator.pick(&[LineOperation::Evict, LineOperation::Flush]),
        1 if generator.chance(1, 6) => LineOperation::Barrier,
        1..6 => LineOperation::NcRead,
        _ => *generator.pick(LineOperation::ALL),
    };
    let operation = match operation {
        LineOperation::Barrier if generator.chance(3, 4) => LineOperation::NcWrite,
        other => other,
    };
    let space =
        if generator.chance(1, 20) { *generator.pick(LineSpace::ALL) } else { LineSpace::Host };
    let mut data = [0; 64];
    data.copy_from_slice(&generator.bytes(64));
    let byte_enable = match generator.below(4) {
        0 => generator.bits(64) & generator.bits(64),
        1 => (u64::MAX >> generator.below(64)) & (u64::MAX << generator.below(64)),
        _ => u64::MAX,
    };
    let line_address = (generator.below(2) << 45) + generator.below(4 * 64);
    let fresh = LineRequest { operation, space, line_address, data, byte_enable, tag: 0 };
    match before {
        Some(before) if generator.chance(5, 6) => {
            let (operation, byte_enable) = (before.operation, before.byte_enable);
            let line_address = before.line_address + 1;
            LineRequest { operation, byte_enable, line_address, space: before.space, ..fresh }
        }
        _ => fresh,
    }
}
