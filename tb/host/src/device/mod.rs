//! A plain device at the other end of the link: a cache that is never full, one request per line, the rules
//! of `docs/coherence.md` written out by hand. It knows the host by messages only. Tests of the host use it,
//! and [`CxlIp`](crate::CxlIp) stands on it.
mod host_memory;
mod own_memory;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::ops::Range;

use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode, D2hResponse, GoState, H2dRequest, S2mData, S2mResponse,
};
use rand::{Rng, RngCore};

use crate::host::Endpoint;
use crate::line::{Copy, Line, LineState};
use crate::link::{DeviceReady, FromDevice, HostReady, ToDevice};

/// What somebody asks of the device.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hint {
    /// The line, once.
    NcRead,
    /// The line, kept to be read again.
    CsRead,
    /// The line, kept to be written.
    CoRead,
    /// These bytes go to memory, one bit for each.
    NcWrite(Line, u64),
    /// These bytes go to the host's cache.
    NcPush(Line, u64),
    /// These bytes are written here and kept.
    CoWrite(Line, u64),
    /// The line is given up.
    Evict,
    /// Nobody keeps a copy.
    Flush,
}

/// A request that is outstanding for a line.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// What was asked; `None`: the device gives up a line of its own for a flip of bias.
    pub hint: Option<Hint>,
    /// What was sent.
    pub opcode: D2hRequestOpcode,
    /// Its number.
    pub cqid: u64,
    /// What the host has granted.
    pub granted: Option<GoState>,
    /// What the host has sent.
    pub data: Option<Line>,
    /// The state that the line has when it comes, if a snoop has changed it.
    pub kept: Option<LineState>,
    /// The snoop that gets the line when it comes.
    pub owes: Option<u64>,
    /// What is pulled is out of date.
    pub bogus: bool,
    /// It has failed.
    pub error: bool,
}

/// What somebody asked for is done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Done {
    /// The line's number.
    pub line: u64,
    /// What was asked.
    pub hint: Hint,
    /// What was read.
    pub value: Line,
    /// It has failed.
    pub error: bool,
}

/// The device.
pub struct Device {
    /// What it has in its cache, by line.
    pub copies: BTreeMap<u64, Copy>,
    /// Requests outstanding, by line.
    pub pending: BTreeMap<u64, Request>,
    /// What is done, for whoever asked.
    pub done: Vec<Done>,
    /// Lines of its own memory.
    pub own_memory: Range<u64>,
    /// What these hold.
    pub memory: HashMap<u64, Line>,
    /// The host has no copy of them.
    pub device_bias: bool,
    /// The lines of its memory that still have to be flushed, and whether the host got a copy since.
    pub flip: Option<(Vec<u64>, bool)>,
    /// How often it got them all.
    pub flips: u64,
    /// Requests outstanding at most.
    pub limit: usize,
    cqids: HashMap<u64, u64>,
    free_cqids: VecDeque<u64>,
    snoops: VecDeque<H2dRequest>,
    requests: VecDeque<D2hRequest>,
    responses: VecDeque<D2hResponse>,
    data: VecDeque<D2hData>,
    completions: VecDeque<S2mResponse>,
    memory_data: VecDeque<S2mData>,
    ready: DeviceReady,
    stalls: bool,
    random: Box<dyn RngCore>,
}

impl Device {
    /// A device at rest; if it stalls, it takes some of what the host asks a few cycles late.
    pub fn new(own_memory: Range<u64>, stalls: bool, random: impl RngCore + 'static) -> Self {
        Self {
            copies: BTreeMap::new(),
            pending: BTreeMap::new(),
            done: vec![],
            own_memory,
            memory: HashMap::new(),
            device_bias: false,
            flip: None,
            flips: 0,
            limit: 128,
            cqids: HashMap::new(),
            free_cqids: (0..1 << 12).collect(),
            snoops: VecDeque::new(),
            requests: VecDeque::new(),
            responses: VecDeque::new(),
            data: VecDeque::new(),
            completions: VecDeque::new(),
            memory_data: VecDeque::new(),
            ready: DeviceReady::ALL,
            stalls,
            random: Box::new(random),
        }
    }

    /// What it has of a line.
    pub fn state(&self, line: u64) -> LineState {
        self.copies.get(&line).map_or(LineState::Invalid, |copy| copy.state)
    }

    /// Whether nothing is outstanding.
    pub fn is_idle(&self) -> bool {
        self.pending.is_empty() && self.flip.is_none() && self.snoops.is_empty()
    }

    /// Whether it may be asked for the line now.
    pub fn can_ask(&self, line: u64) -> bool {
        !self.pending.contains_key(&line) && self.pending.len() < self.limit
    }

    /// Asks for a line that has no request outstanding.
    ///
    /// # Panics
    /// If it has one, or too many requests are outstanding.
    pub fn ask(&mut self, line: u64, hint: Hint) {
        assert!(self.can_ask(line));
        match self.own_memory.contains(&line) {
            true => self.ask_own_memory(line, hint),
            false => self.ask_host_memory(line, hint),
        }
    }

    fn begin(&mut self, line: u64, hint: Option<Hint>, opcode: D2hRequestOpcode) {
        let cqid = self.free_cqids.pop_front().expect("a number is free");
        self.cqids.insert(cqid, line);
        let request = Request {
            hint,
            opcode,
            cqid,
            granted: None,
            data: None,
            kept: None,
            owes: None,
            bogus: false,
            error: false,
        };
        assert!(self.pending.insert(line, request).is_none());
        self.requests.push_back(D2hRequest {
            opcode,
            line_address: line,
            cqid,
            non_temporal: false,
        });
    }

    /// The number of the line's request is free again.
    fn release(&mut self, line: u64) -> Request {
        let request = self.pending.remove(&line).expect("a request is under way");
        self.cqids.remove(&request.cqid);
        self.free_cqids.push_back(request.cqid);
        request
    }

    /// The request of this line is over.
    fn end(&mut self, line: u64, value: Line) {
        let request = self.release(line);
        if let Some(hint) = request.hint {
            self.done.push(Done { line, hint, value, error: request.error });
        }
    }

    fn end_at_once(&mut self, line: u64, hint: Hint, value: Line) {
        self.done.push(Done { line, hint, value, error: false });
    }

    fn set(&mut self, line: u64, state: LineState, value: Line) {
        match state {
            LineState::Invalid => self.copies.remove(&line),
            state => self.copies.insert(line, Copy { state, line: value }),
        };
    }

    fn line_of(&self, cqid: u64) -> u64 {
        *self.cqids.get(&cqid).expect("an answer belongs to a request")
    }

    fn send_data(&mut self, uqid: u64, value: Line, byte_enable: u64, bogus: bool) {
        let Line { data, poison } = value;
        self.data.push_back(D2hData { uqid, chunk_valid: true, bogus, poison, data, byte_enable });
    }
}

impl Endpoint for Device {
    fn ready(&self) -> DeviceReady {
        self.ready
    }

    fn cycle(&mut self, offered: ToDevice, host: HostReady) -> FromDevice {
        if let Some(one) = offered.h2d_response {
            self.take_response(one);
        }
        if let Some(one) = offered.h2d_data {
            self.take_data(one);
        }
        if let Some(one) = offered.h2d_request.filter(|_| self.ready.h2d_request) {
            self.snoops.push_back(one);
        }
        if let Some(one) = offered.m2s_request.filter(|_| self.ready.m2s_request) {
            self.take_memory_request(one);
        }
        if let Some(one) = offered.m2s_write.filter(|_| self.ready.m2s_write) {
            self.take_memory_write(one);
        }
        while let Some(snoop) = self.snoops.pop_front() {
            self.answer(snoop);
        }
        self.go_on_flipping();
        if self.stalls {
            self.ready = DeviceReady {
                h2d_request: self.random.random_ratio(7, 10),
                m2s_request: self.random.random_ratio(7, 10),
                m2s_write: self.random.random_ratio(7, 10),
            };
        }
        FromDevice {
            d2h_request: host.d2h_request.then(|| self.requests.pop_front()).flatten(),
            d2h_response: host.d2h_response.then(|| self.responses.pop_front()).flatten(),
            d2h_data: host.d2h_data.then(|| self.data.pop_front()).flatten(),
            s2m_response: host.s2m_response.then(|| self.completions.pop_front()).flatten(),
            s2m_data: host.s2m_data.then(|| self.memory_data.pop_front()).flatten(),
        }
    }
}
