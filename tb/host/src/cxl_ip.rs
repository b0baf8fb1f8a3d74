//! The CXL IP of Agilex 7 as a card sees it: two AXI ports before a cache of the host's memory.
//!
//! What the user fields ask for becomes what a [`Device`] asks of the host, whose caches, memory and times
//! are those of every other card. A hit takes `OwnCacheHit` of the profile, from the address to the answer;
//! both ports together begin a request per cycle, because one scheduler serves them (public report:
//! community.altera.com, "D2H write bandwidth does not scale with dual CAFU AXI-MM ports"). Writes are answered
//! when everybody can see them. Poisoned lines come with `Okay` and bit 0 of RUSER. The cache is never full: the IP's own has 128 KiB, which no test fills.
//!
//! An IP of Type 2 has memory behind it, which the host reaches by CXL.mem and a card by `target_hdm` in its user
//! fields; `do_not_send_d2hreq` beside it says device-bias: the host is not asked, and no table is looked at, for none
//! is public. What it does if the target is not that of the address is not public either: such a request is a misuse
//! here, and so is a push that may not ask the host. Reads of this memory take what a closed row of DDR4 takes, those of
//! the host none of that; no figure rests on either.
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::ops::Range;

use nic_spec::message::{
    AxiBurst, AxiResponse, CxlIpReadAddress, CxlIpReadData, CxlIpWriteAddress, CxlIpWriteData,
    CxlIpWriteResponse,
};
use rand::{Rng, RngCore};

use crate::device::{Device, Hint};
use crate::host::Endpoint;
use crate::line::{LINE_BYTES, Line, LineState};
use crate::link::{DeviceReady, FromDevice, HostReady, ToDevice};

/// Ports of the IP.
const PORTS: usize = 2;
/// Requests that wait at a port for the cache.
const PLACES: usize = 64;
/// Addresses or data that wait for the other half of their write.
const HALVES: usize = 4;
/// An idle read of a closed row, 61 ns (ADR 45) at 400 MHz.
const OWN_MEMORY_CYCLES: u64 = 25;
/// What a miss takes longer in the card than a hit (`tests/timing.rs`).
const MISS_CYCLES: u64 = 6;

/// What a card does at a port in a cycle: what it sends to channels that take, and what it takes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FromCard {
    /// Channel AW.
    pub write_address: Option<CxlIpWriteAddress<7>>,
    /// Channel W.
    pub write_data: Option<CxlIpWriteData>,
    /// Channel AR.
    pub read_address: Option<CxlIpReadAddress<6>>,
    /// It takes what channel B offers.
    pub takes_write_response: bool,
    /// It takes what channel R offers.
    pub takes_read_data: bool,
}

/// What a port does in a cycle.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ToCard {
    /// Channel AW takes.
    pub takes_write_address: bool,
    /// Channel W takes.
    pub takes_write_data: bool,
    /// Channel AR takes.
    pub takes_read_address: bool,
    /// What channel B offers.
    pub write_response: Option<CxlIpWriteResponse>,
    /// What channel R offers.
    pub read_data: Option<CxlIpReadData<2>>,
}

/// What a card does at a port that the IP has no meaning for. One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misuse(pub String);

impl fmt::Display for Misuse {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
impl std::error::Error for Misuse {}

/// Whose memory a line is in, and whether the host is asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Host,
    HostBias,
    DeviceBias,
}

/// What a request is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Asked {
    /// One for a line.
    Line(Hint, Target),
    /// It is answered when all before it are.
    Barrier,
    /// A code that means nothing, or memory that is not there.
    Nothing,
}

/// A request.
#[derive(Clone, Copy, Debug)]
struct Request {
    /// The first cycle in which the cache may have looked it up.
    from: u64,
    id: u64,
    line: u64,
    reads: bool,
    asked: Asked,
}

/// An answer, and when it may be offered.
#[derive(Clone, Copy, Debug)]
struct Answer {
    from: u64,
    id: u64,
    response: AxiResponse,
    line: Line,
}

/// A port.
#[derive(Debug, Default)]
struct Port {
    addresses: VecDeque<CxlIpWriteAddress<7>>,
    data: VecDeque<CxlIpWriteData>,
    waiting: VecDeque<Request>,
    /// Requests that have been looked up and are not done.
    under_way: usize,
    read: VecDeque<Answer>,
    written: VecDeque<Answer>,
    offered: ToCard,
}

impl Port {
    /// Whether every request that was looked up has been answered.
    fn has_answered(&self) -> bool {
        self.under_way == 0 && self.read.is_empty() && self.written.is_empty()
    }
}

/// The IP.
pub struct CxlIp {
    device: Device,
    hit_cycles: u64,
    /// It answers writes when they set out.
    answers_early: bool,
    stalls: bool,
    ports: [Port; PORTS],
    /// The port and the request that a line is asked for by; an early answer leaves none.
    asking: HashMap<u64, Option<(usize, Request)>>,
    turn: usize,
    now: u64,
    random: Box<dyn RngCore>,
}

impl CxlIp {
    /// An idle IP: so many cycles for a hit, so many requests to the host outstanding. If it stalls, its
    /// ports take only now and then; if it is wrong, it answers writes before anybody can see them.
    /// Its memory is in these lines.
    pub(crate) fn new(
        memory: Range<u64>,
        (hit_cycles, outstanding): (u64, usize),
        (stalls, answers_early): (bool, bool),
        random: impl RngCore + Clone + 'static,
    ) -> Self {
        let mut device = Device::new(memory, stalls, random.clone());
        device.limit = outstanding;
        let mut ip = Self {
            device,
            hit_cycles,
            answers_early,
            stalls,
            ports: Default::default(),
            asking: HashMap::new(),
            turn: 0,
            now: 0,
            random: Box::new(random),
        };
        ip.offer();
        ip
    }

    /// What a port does in this cycle.
    pub fn offered(&self, port: usize) -> &ToCard {
        &self.ports[port].offered
    }

    /// What it takes from the host in this cycle.
    pub fn ready(&self) -> DeviceReady {
        self.device.ready()
    }

    /// Whether nothing is asked.
    pub fn is_idle(&self) -> bool {
        let is_idle = |port: &Port| {
            let offers = port.offered.read_data.is_some() || port.offered.write_response.is_some();
            let halves = port.addresses.is_empty() && port.data.is_empty();
            port.waiting.is_empty() && port.has_answered() && !offers && halves
        };
        self.ports.iter().all(is_idle)
    }

    /// One cycle: what the card did at both ports, and what the host offers and takes; what goes to the
    /// host.
    ///
    /// # Errors
    /// A burst that is not one line, whole and aligned.
    pub fn cycle(
        &mut self,
        came: &[FromCard; PORTS],
        offered: ToDevice,
        host: HostReady,
    ) -> Result<FromDevice, Misuse> {
        for (number, came) in came.iter().enumerate() {
            self.take(number, came)?;
        }
        for _ in 0..PORTS {
            self.turn = (self.turn + 1) % PORTS;
            if self.begin(self.turn) {
                break;
            }
        }
        let sent = self.device.cycle(offered, host);
        for done in std::mem::take(&mut self.device.done) {
            let Some((port, request)) = self.asking.remove(&done.line).expect("it was asked")
            else {
                continue;
            };
            self.ports[port].under_way -= 1;
            self.answer(port, &request, done.error, done.value, MISS_CYCLES);
        }
        self.now += 1;
        self.offer();
        Ok(sent)
    }

    /// What a card sent and took at a port.
    fn take(&mut self, number: usize, came: &FromCard) -> Result<(), Misuse> {
        let from = self.now + self.hit_cycles - 1;
        let port = &mut self.ports[number];
        if came.takes_write_response {
            port.offered.write_response = None;
        }
        if came.takes_read_data {
            port.offered.read_data = None;
        }
        if let Some(read) = &came.read_address {
            let zeros = [read.length, read.protection, read.quality, read.cache, read.lock];
            is_a_line(read.address, (read.size, read.burst), &zeros, read.region)?;
            let line = read.address / LINE_BYTES as u64;
            let asked = self.device.placed(of_read(read.user), line)?;
            port.waiting.push_back(Request { from, id: read.id, line, reads: true, asked });
        }
        port.addresses.extend(came.write_address);
        port.data.extend(came.write_data);
        if port.addresses.is_empty() || port.data.is_empty() {
            return Ok(());
        }
        let (Some(write), Some(data)) = (port.addresses.pop_front(), port.data.pop_front()) else {
            return Ok(());
        };
        let zeros = [write.length, write.protection, write.quality, write.cache, write.lock];
        is_a_line(write.address, (write.size, write.burst), &zeros, write.region | write.atomic)?;
        if !data.last {
            return Err(Misuse(format!("a write of id {} goes on after its line", write.id)));
        }
        let line = write.address / LINE_BYTES as u64;
        let written = Line { data: data.data, poison: data.user };
        let asked = self.device.placed(of_write(write.user, written, data.strobe), line)?;
        let moves = matches!(
            asked,
            Asked::Line(Hint::NcWrite(..) | Hint::NcPush(..) | Hint::CoWrite(..), _)
                | Asked::Nothing
        );
        if !moves && data.strobe != 0 {
            return Err(Misuse(format!("{asked:?} of id {} writes bytes", write.id)));
        }
        port.waiting.push_back(Request { from, id: write.id, line, reads: false, asked });
        Ok(())
    }

    /// The cache looks up the first request of a port that may be; whether there is one.
    fn begin(&mut self, number: usize) -> bool {
        let mut held = vec![];
        let mut found = None;
        for (at, one) in self.ports[number].waiting.iter().enumerate() {
            let is_barrier = one.asked == Asked::Barrier;
            let may = match one.asked {
                Asked::Line(..) => self.may_ask(one.line) && !held.contains(&one.line),
                Asked::Barrier => at == 0 && self.ports[number].has_answered(),
                Asked::Nothing => true,
            };
            if one.from <= self.now && may {
                found = Some(at);
            }
            if found.is_some() || one.from > self.now || is_barrier {
                break;
            }
            held.push(one.line);
        }
        let Some(request) = found.and_then(|at| self.ports[number].waiting.remove(at)) else {
            return false;
        };
        match request.asked {
            Asked::Barrier => self.answer(number, &request, false, Line::ZERO, 0),
            Asked::Nothing => self.answer(number, &request, true, Line::ONES, 0),
            Asked::Line(hint, target) => self.ask(number, request, (hint, target)),
        }
        true
    }

    fn may_ask(&self, line: u64) -> bool {
        self.device.can_ask(line) && !self.asking.contains_key(&line)
    }

    fn ask(&mut self, number: usize, request: Request, (hint, target): (Hint, Target)) {
        let reads_memory = target != Target::Host
            && request.reads
            && self.device.state(request.line) == LineState::Invalid;
        let extra = if reads_memory { MISS_CYCLES + OWN_MEMORY_CYCLES } else { 0 };
        // Who asks says the bias of a line, for this once.
        self.device.device_bias = target == Target::DeviceBias;
        self.device.ask(request.line, hint);
        self.device.device_bias = false;
        let is_write = matches!(hint, Hint::NcWrite(..) | Hint::NcPush(..));
        match self.device.done.pop() {
            Some(done) => self.answer(number, &request, false, done.value, extra),
            None if self.answers_early && is_write => {
                self.asking.insert(request.line, None);
                self.answer(number, &request, false, Line::ZERO, 0);
            }
            None => {
                self.asking.insert(request.line, Some((number, request)));
                self.ports[number].under_way += 1;
            }
        }
    }

    fn answer(&mut self, port: usize, request: &Request, failed: bool, line: Line, extra: u64) {
        let response = if failed { AxiResponse::SlaveError } else { AxiResponse::Okay };
        let (from, id) = (self.now + 1 + extra, request.id);
        let answer = Answer { from, id, response, line };
        let port = &mut self.ports[port];
        if request.reads { port.read.push_back(answer) } else { port.written.push_back(answer) }
    }

    /// What the ports do in the next cycle: what is offered stays until it is taken.
    fn offer(&mut self) {
        let mut takes = |has_room| {
            // As many as a ready that is high for seven cycles of ten.
            has_room && (!self.stalls || self.random.random_ratio(7, 10))
        };
        for port in &mut self.ports {
            let has_room = port.waiting.len() < PLACES;
            let offered = &mut port.offered;
            offered.takes_read_address = takes(has_room);
            offered.takes_write_address = takes(has_room && port.addresses.len() < HALVES);
            offered.takes_write_data = takes(has_room && port.data.len() < HALVES);
            let next = |answers: &mut VecDeque<Answer>| {
                let due = answers.iter().position(|answer| answer.from <= self.now)?;
                answers.remove(due)
            };
            if offered.read_data.is_none() {
                offered.read_data =
                    next(&mut port.read).map(|Answer { id, response, line, .. }| CxlIpReadData {
                        id,
                        data: line.data,
                        response,
                        last: true,
                        user: line.poison.into(),
                    });
            }
            if offered.write_response.is_none() {
                offered.write_response =
                    next(&mut port.written).map(|Answer { id, response, .. }| CxlIpWriteResponse {
                        id,
                        response,
                        user: 0,
                    });
            }
        }
    }
}

/// Whether a burst is one line: the rest of its fields is zero (design: interfaces 1).
fn is_a_line(
    address: u64,
    (size, burst): (u64, AxiBurst),
    zeros: &[u64],
    other: u64,
) -> Result<(), Misuse> {
    let is_line =
        address.is_multiple_of(LINE_BYTES as u64) && size == 6 && burst == AxiBurst::Fixed;
    match is_line && other == 0 && zeros.iter().all(|field| *field == 0) {
        true => Ok(()),
        false => Err(Misuse(format!("a burst at {address:#x} is not one line of 64 bytes"))),
    }
}

impl Device {
    /// The same, if its target is that of the line. Without memory there is one target.
    fn placed(&self, asked: Asked, line: u64) -> Result<Asked, Misuse> {
        let is_own = self.own_memory.contains(&line);
        match asked {
            Asked::Line(_, Target::HostBias | Target::DeviceBias) if self.own_memory.is_empty() => {
                Ok(Asked::Nothing)
            }
            Asked::Line(_, target) if is_own != (target != Target::Host) => {
                Err(Misuse(format!("line {line:#x} is asked for with the target {target:?}")))
            }
            Asked::Line(Hint::NcPush(..), Target::DeviceBias) => {
                Err(Misuse(format!("a push of line {line:#x} may not ask the host")))
            }
            asked => Ok(asked),
        }
    }
}

/// What bit 5, `target_hdm`, and bit 4, `do_not_send_d2hreq`, of a user field say.
fn target(user: u64) -> Option<Target> {
    match user >> 4 {
        0b00 => Some(Target::Host),
        0b10 => Some(Target::HostBias),
        0b11 => Some(Target::DeviceBias),
        _ => None,
    }
}

/// What ARUSER says (design: coherence 2).
fn of_read(user: u64) -> Asked {
    let Some(target) = target(user) else { return Asked::Nothing };
    match user & 0xf {
        0 => Asked::Line(Hint::NcRead, target),
        1 => Asked::Line(Hint::CsRead, target),
        2 => Asked::Line(Hint::CoRead, target),
        _ => Asked::Nothing,
    }
}

/// What AWUSER says.
fn of_write(user: u64, line: Line, enable: u64) -> Asked {
    let Some(target) = target(user) else { return Asked::Nothing };
    match (user & 0xf, target) {
        (0, _) => Asked::Line(Hint::NcWrite(line, enable), target),
        (1, _) => Asked::Line(Hint::CoWrite(line, enable), target),
        (2, _) => Asked::Line(Hint::NcPush(line, enable), target),
        (3, Target::Host) => Asked::Barrier,
        (4, _) => Asked::Line(Hint::Evict, target),
        (5, Target::Host) => Asked::Line(Hint::Flush, target),
        // The IP's own cache of its memory: what it has written goes there, and nobody is asked.
        (6, Target::HostBias | Target::DeviceBias) => Asked::Line(Hint::Evict, target),
        _ => Asked::Nothing,
    }
}
