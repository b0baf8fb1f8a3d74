//! A device that is coherent with a host, and the host's side of the link played by hand: a test
//! sends each message of the host itself, and sees each of the device.
mod devices;
mod rows;
pub mod served;
pub mod tour;

use std::collections::VecDeque;

use nic_model::coherence::modified;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseOutlet, Wrapper};
use nic_spec::message::{
    CacheStatus, D2hData, D2hRequest, D2hResponse, GoState, H2dData, H2dRequest, H2dRequestOpcode,
    H2dResponse, H2dResponseOpcode, LINE_TAGS, LineChange, LineModification, LineOperation,
    LineRequest, LineResponse, LineSpace, MemoryMap, ModifiedLine, WritePolicy,
};
use nic_tb::{Bench, Stall};

pub use devices::{
    ModifyingBank, SmallBank, SmallTwoBanks, SmallType2, UrgentBank, modifying_bank,
    modifying_engine, modifying_type2, small_bank, small_engine, small_two_banks, small_type2,
    urgent_bank,
};

/// Ports for a function that modifies lines.
pub type Function<D> = (PulseOutlet<D, LineModification>, LevelInlet<D, ModifiedLine>);

/// The ports of a device, and what it is.
#[derive(Debug)]
pub struct Coherent<D: Wrapper> {
    /// Requests.
    pub line_request: [Inlet<D, LineRequest>; 2],
    /// Their answers.
    pub line_response: [Outlet<D, LineResponse>; 2],
    /// Requests to the host.
    pub d2h_request: Outlet<D, D2hRequest>,
    /// Answers to snoops.
    pub d2h_response: Outlet<D, D2hResponse>,
    /// Lines for the host.
    pub d2h_data: Outlet<D, D2hData>,
    /// Snoops.
    pub h2d_request: Inlet<D, H2dRequest>,
    /// The host's answers.
    pub h2d_response: Inlet<D, H2dResponse>,
    /// Lines from the host.
    pub h2d_data: Inlet<D, H2dData>,
    /// Where there is memory.
    pub memory_map: LevelInlet<D, MemoryMap>,
    /// When weak writes are answered.
    pub write_policy: LevelInlet<D, WritePolicy>,
    /// Changes of lines.
    pub line_change: Vec<PulseOutlet<D, LineChange>>,
    /// Counters.
    pub status: Vec<LevelOutlet<D, CacheStatus>>,
    /// Lines that are to be modified, and what they are then; of each bank, if it modifies lines.
    pub modify: Vec<Function<D>>,
    /// Cycles after which the tags are swept.
    pub swept_after: u64,
    /// Ways of a set.
    pub ways: u64,
    /// Lines that are next to each other in a set.
    pub lines_apart: u64,
    /// Requests that may be outstanding.
    pub outstanding: u64,
}

/// The first line of the device's memory in these tests.
pub const DEVICE_BEGIN: u64 = 2 * HOST_END;
/// The line after the host's memory in these tests.
pub const HOST_END: u64 = 1 << 30;

/// A device, its bench, and what it has sent.
pub struct Rig<'d, D: Wrapper> {
    /// What the device is.
    pub device: &'d Coherent<D>,
    /// The bench.
    pub bench: Bench<D>,
    /// Answers to requests: port and answer.
    pub responses: VecDeque<(usize, LineResponse)>,
    /// Requests to the host.
    pub requests: VecDeque<D2hRequest>,
    /// Answers to snoops.
    pub snoop_answers: VecDeque<D2hResponse>,
    /// Lines for the host.
    pub data: VecDeque<D2hData>,
    /// Changes of lines.
    pub changes: VecDeque<LineChange>,
    /// What the functions were asked.
    pub modifications: VecDeque<LineModification>,
    /// Whose memory requests are for.
    pub space: LineSpace,
    /// The tag of the next request.
    pub next_tag: u64,
    next_uqid: u64,
}

impl<'d, D: Wrapper> Rig<'d, D> {
    /// A fresh device whose tags are swept; the host never stalls a channel of its own.
    pub fn new(device: &'d Coherent<D>, ports: Stall, to_host: Stall) -> Self {
        let mut bench = Bench::<D>::new(ports, to_host);
        for port in [device.h2d_request.index(), device.h2d_response.index()] {
            bench.set_stall(port, Stall::Never);
        }
        bench.set_stall(device.h2d_data.index(), Stall::Never);
        bench.probe_every(0);
        for port in device.line_response {
            bench.collect(port);
        }
        bench.collect(device.d2h_request);
        bench.collect(device.d2h_response);
        bench.collect(device.d2h_data);
        for port in &device.line_change {
            bench.collect(*port);
        }
        for (modify, _) in &device.modify {
            bench.collect(*modify);
        }
        let (host_end, device_begin, device_end) = (HOST_END, DEVICE_BEGIN, 3 * HOST_END);
        let map = MemoryMap { host_end, device_begin, device_end };
        bench.set_level(device.memory_map, &map);
        bench.run(device.swept_after);
        Self {
            device,
            bench,
            responses: VecDeque::new(),
            requests: VecDeque::new(),
            snoop_answers: VecDeque::new(),
            data: VecDeque::new(),
            changes: VecDeque::new(),
            modifications: VecDeque::new(),
            space: LineSpace::Host,
            next_tag: 0,
            next_uqid: 0,
        }
    }

    /// One cycle.
    pub fn step(&mut self) {
        self.bench.step();
        for (i, port) in self.device.line_response.into_iter().enumerate() {
            self.responses.extend(self.bench.take(port).into_iter().map(|answer| (i, answer)));
        }
        self.requests.extend(self.bench.take(self.device.d2h_request));
        self.snoop_answers.extend(self.bench.take(self.device.d2h_response));
        self.data.extend(self.bench.take(self.device.d2h_data));
        for port in &self.device.line_change {
            self.changes.extend(self.bench.take(*port));
        }
        for (modify, modified_line) in &self.device.modify {
            let asked = self.bench.take(*modify);
            assert!(asked.len() < 2);
            // Only in the cycle behind the question there is an answer.
            let data = asked.first().map_or([NO_ANSWER; 64], modified);
            self.bench.set_level(*modified_line, &ModifiedLine { data });
            self.modifications.extend(asked);
        }
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

    /// Runs for as long as it takes.
    ///
    /// # Panics
    /// If it takes a million cycles.
    pub fn wait_long(&mut self, what: &str, mut is_so: impl FnMut(&Self) -> bool) {
        for _ in 0..1_000_000 {
            if is_so(self) {
                return;
            }
            self.step();
        }
        panic!("{what} has not come within a million cycles");
    }

    /// Asks for something; gives the tag.
    pub fn ask(
        &mut self,
        port: usize,
        operation: LineOperation,
        line_address: u64,
        (data, byte_enable): ([u8; 64], u64),
    ) -> u64 {
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % LINE_TAGS;
        let space = self.space;
        let request = LineRequest { operation, space, line_address, data, byte_enable, tag };
        self.bench.send(self.device.line_request[port], [request]);
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

    /// The next line for the host.
    pub fn line(&mut self) -> D2hData {
        self.wait("a line for the host", |rig| rig.data.pop_front())
    }

    /// The next answer to a snoop.
    pub fn snoop_answer(&mut self) -> D2hResponse {
        self.wait("an answer to a snoop", |rig| rig.snoop_answers.pop_front())
    }

    /// Grants a state.
    pub fn go(&mut self, cqid: u64, state: GoState) {
        self.answer(cqid, H2dResponseOpcode::Go, state as u64);
    }

    /// Asks for the data of a request; gives the number they must carry.
    pub fn pull(&mut self, cqid: u64, opcode: H2dResponseOpcode) -> u64 {
        let uqid = self.uqid();
        self.answer(cqid, opcode, uqid);
        uqid
    }

    /// Answers a request.
    pub fn answer(&mut self, cqid: u64, opcode: H2dResponseOpcode, response_data: u64) {
        let answer = H2dResponse { opcode, response_data, response_pre: 0, cqid };
        self.bench.send(self.device.h2d_response, [answer]);
    }

    /// Sends a line.
    pub fn fill(&mut self, cqid: u64, data: [u8; 64]) {
        let fill = H2dData { cqid, chunk_valid: true, poison: false, go_error: false, data };
        self.bench.send(self.device.h2d_data, [fill]);
    }

    /// Sends a line that is poisoned, or failed; its bytes are `0xdb`.
    pub fn damaged(&mut self, cqid: u64, poison: bool, go_error: bool) {
        let fill = H2dData { cqid, chunk_valid: true, poison, go_error, data: [0xdb; 64] };
        self.bench.send(self.device.h2d_data, [fill]);
    }

    /// Snoops; gives the number of it.
    pub fn snoop(&mut self, opcode: H2dRequestOpcode, line_address: u64) -> u64 {
        let uqid = self.uqid();
        self.bench.send(self.device.h2d_request, [H2dRequest { opcode, line_address, uqid }]);
        uqid
    }

    fn uqid(&mut self) -> u64 {
        self.next_uqid = (self.next_uqid + 1) % 4096;
        self.next_uqid
    }

    /// Asserts that the device has said nothing that was not looked at.
    pub fn assert_silent(&mut self) {
        self.run(SILENCE);
        let Self { responses, requests, snoop_answers, data, .. } = self;
        assert!(responses.is_empty(), "unexpected answers: {responses:?}");
        assert!(requests.is_empty(), "unexpected requests: {requests:?}");
        assert!(snoop_answers.is_empty(), "unexpected answers to snoops: {snoop_answers:?}");
        assert!(data.is_empty(), "unexpected lines: {data:?}");
    }
}

/// Bytes of a function that was not asked.
const NO_ANSWER: u8 = 0xee;
/// Cycles within which everything comes that comes, with the longest stall of a bench.
const PATIENCE: u64 = 2_000;
/// Cycles after which a device that never waits has said what it has to say.
const SILENCE: u64 = 24;
