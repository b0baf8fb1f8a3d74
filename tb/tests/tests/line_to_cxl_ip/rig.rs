//! An adapter and the memory behind its AXI port, which answers in any order.
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use nic_model::line_to_cxl_ip::{Channel, Leaving, TAGS, leaving, leaving_to_memory};
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiBurst, AxiResponse, Choice, CxlIpReadAddress, CxlIpReadData, CxlIpStatus, CxlIpWriteAddress,
    CxlIpWriteData, CxlIpWriteResponse, LineOperation, LineRequest, LineResponse, LineSpace,
    LineStatus, MemoryMap, Message,
};
use nic_tb::{Bench, Generator, Stall};

/// How the ports of an emitted adapter are called.
pub struct Ports<D: Wrapper, const AW: usize, const AR: usize, const R: usize> {
    pub line_request: Inlet<D, LineRequest>,
    pub line_response: Outlet<D, LineResponse>,
    pub write_address: Outlet<D, CxlIpWriteAddress<AW>>,
    pub write_data: Outlet<D, CxlIpWriteData>,
    pub write_response: Inlet<D, CxlIpWriteResponse>,
    pub read_address: Outlet<D, CxlIpReadAddress<AR>>,
    pub read_data: Inlet<D, CxlIpReadData<R>>,
    pub status: LevelOutlet<D, CxlIpStatus>,
    /// Where the card's memory is, if it has some.
    pub memory_map: Option<LevelInlet<D, MemoryMap>>,
}

/// Lines of the memory of `line_to_cxl_ip_memory`, 65,536 pages of 64, at a multiple of their size.
pub const MEMORY: Range<u64> = 5 << 22..6 << 22;

impl<D: Wrapper, const AW: usize, const AR: usize, const R: usize> Ports<D, AW, AR, R> {
    /// Says where the memory is. The ends are not looked at: what says them may be wrong there.
    pub fn place_memory(&self, bench: &mut Bench<D>) {
        let Some(memory_map) = self.memory_map else { return };
        let map = MemoryMap { host_end: 0, device_begin: MEMORY.start, device_end: 0 };
        bench.set_level(memory_map, &map);
    }

    /// What leaves of a request.
    pub fn leaving(&self, request: &LineRequest) -> Option<Leaving> {
        match self.memory_map {
            None => leaving(request, AW as u64),
            Some(_) => leaving_to_memory(request, AW as u64, &MEMORY),
        }
    }

    /// A line that is in the memory that the space says, where that matters.
    pub fn placed(&self, request: LineRequest) -> LineRequest {
        let line = request.line_address;
        let own = MEMORY.start + line % (MEMORY.end - MEMORY.start);
        let line_address = match request.space {
            LineSpace::Host if MEMORY.contains(&line) => line + MEMORY.end,
            LineSpace::Host => line,
            _ if self.memory_map.is_some() => own,
            _ => line,
        };
        LineRequest { line_address, ..request }
    }
}

/// An adapter and the memory behind it.
pub struct Rig<'p, D: Wrapper, const AW: usize, const AR: usize, const R: usize> {
    pub ports: &'p Ports<D, AW, AR, R>,
    pub bench: Bench<D>,
    /// What was asked, by tag, with its number.
    pub asked: BTreeMap<u64, (u64, LineRequest)>,
    pub count: u64,
    pub refused: u64,
    /// What a tag is answered with: how it ended, whether the line is poisoned, and the line.
    pub answers: BTreeMap<u64, (AxiResponse, bool, [u8; 64])>,
    /// Answers by the cycle in which they are due.
    pub due: BTreeSet<(u64, u64)>,
    pub latency: u64,
    /// Tags whose answer the adapter has taken.
    pub done: BTreeSet<u64>,
    /// Answers that it has taken.
    pub answered: u64,
    /// Numbers of requests that left, and the addresses of writes whose data have not.
    pub aw: u64,
    pub w: u64,
    pub writes: Vec<u64>,
}

impl<'p, D: Wrapper, const AW: usize, const AR: usize, const R: usize> Rig<'p, D, AW, AR, R> {
    pub fn new(ports: &'p Ports<D, AW, AR, R>, stalls: (Stall, Stall), latency: u64) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        ports.place_memory(&mut bench);
        bench.take_transfers();
        bench.ignore(ports.line_response);
        Self {
            ports,
            bench,
            asked: BTreeMap::new(),
            count: 0,
            refused: 0,
            answers: BTreeMap::new(),
            due: BTreeSet::new(),
            latency,
            done: BTreeSet::new(),
            answered: 0,
            aw: 0,
            w: 0,
            writes: vec![],
        }
    }

    /// A request, now and then with a space that is not that of its line.
    pub fn draw(&mut self) -> LineRequest {
        let drawn = draw(self.bench.generator());
        match self.bench.generator().chance(1, 8) {
            true => drawn,
            false => self.ports.placed(drawn),
        }
    }

    /// Makes a request under a free tag, and expects what leaves of it.
    pub fn ask(&mut self, request: LineRequest) -> bool {
        self.ask_under(0..TAGS, request)
    }

    /// The same, under a free tag among these.
    pub fn ask_under(&mut self, tags: Range<u64>, request: LineRequest) -> bool {
        let free: Vec<u64> = tags.filter(|tag| !self.asked.contains_key(tag)).collect();
        if free.is_empty() {
            return false;
        }
        let id = *self.bench.generator().pick(&free);
        let request = LineRequest { tag: id, ..request };
        self.asked.insert(id, (self.count, request));
        self.count += 1;
        self.bench.send(self.ports.line_request, [request]);
        let Some(leaving) = self.ports.leaving(&request) else {
            self.refused += 1;
            return true;
        };
        let (address, user, burst) = (leaving.address, leaving.user, AxiBurst::Fixed);
        let (length, size, protection, quality) = (0, 6, 0, 0);
        let (cache, lock, region, atomic) = (0, 0, 0, 0);
        match leaving.channel {
            Channel::Read => {
                let address = CxlIpReadAddress {
                    id,
                    address,
                    length,
                    size,
                    burst,
                    protection,
                    quality,
                    user,
                    cache,
                    lock,
                    region,
                };
                self.bench.expect(self.ports.read_address, [address]);
            }
            Channel::Write => {
                let address = CxlIpWriteAddress {
                    id,
                    address,
                    length,
                    size,
                    burst,
                    protection,
                    quality,
                    user,
                    cache,
                    lock,
                    region,
                    atomic,
                };
                self.bench.expect(self.ports.write_address, [address]);
                let (data, strobe) = (request.data, leaving.strobe);
                let data = CxlIpWriteData { data, strobe, last: true, user: false };
                self.bench.expect(self.ports.write_data, [data]);
                self.writes.push(id);
            }
        }
        true
    }

    /// One cycle of adapter and memory.
    pub fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.read_address.index() {
                self.leaves(cycle, CxlIpReadAddress::<AR>::from_field_words(&fields).id);
            } else if port == self.ports.write_address.index() {
                self.aw += 1;
                self.write_leaves(cycle, self.aw <= self.w, self.aw);
            } else if port == self.ports.write_data.index() {
                self.w += 1;
                self.write_leaves(cycle, self.w <= self.aw, self.w);
            } else if port == self.ports.read_data.index() {
                self.answered += 1;
                self.done.insert(CxlIpReadData::<R>::from_field_words(&fields).id);
            } else if port == self.ports.write_response.index() {
                self.answered += 1;
                self.done.insert(CxlIpWriteResponse::from_field_words(&fields).id);
            } else if port == self.ports.line_response.index() {
                self.check(&LineResponse::from_field_words(&fields));
            }
        }
        while let Some(&(due, id)) = self.due.first().filter(|(due, _)| *due <= cycle) {
            self.due.remove(&(due, id));
            self.answer(id);
        }
    }

    /// A write has left when both its address and its data have.
    pub fn write_leaves(&mut self, cycle: u64, is_whole: bool, number: u64) {
        if is_whole {
            self.leaves(cycle, self.writes[number as usize - 1]);
        }
    }

    pub fn leaves(&mut self, cycle: u64, id: u64) {
        let due = cycle + self.bench.generator().within(1..=self.latency);
        self.due.insert((due, id));
        let &(number, request) = &self.asked[&id];
        // Those that are refused never leave.
        let earlier = self.asked.iter().filter(|(tag, (other, request))| {
            *other < number && !self.done.contains(tag) && self.ports.leaving(request).is_some()
        });
        for (_, (_, other)) in earlier {
            let operations = [request.operation, other.operation];
            let is_ordered = operations.contains(&LineOperation::Barrier);
            assert!(!is_ordered, "{request:?} leaves before the answer to {other:?}");
        }
    }

    pub fn answer(&mut self, id: u64) {
        let generator = self.bench.generator();
        let response = match generator.chance(1, 5) {
            true => *generator.pick(&[AxiResponse::SlaveError, AxiResponse::DecodeError]),
            false => AxiResponse::Okay,
        };
        let mut data = [0; 64];
        data.copy_from_slice(&generator.bytes(64));
        let (_, request) = self.asked[&id];
        let channel = self.ports.leaving(&request).expect("it has left").channel;
        let poison = channel == Channel::Read && generator.chance(1, 5);
        // What else RUSER says is of atomic swaps, which nobody asks for.
        let user = generator.bits(R as u32) & !1 | u64::from(poison);
        self.answers.insert(id, (response, poison, data));
        match channel {
            Channel::Read => {
                let beat = CxlIpReadData { id, data, response, last: true, user };
                self.bench.send(self.ports.read_data, [beat]);
            }
            Channel::Write => {
                let user = self.bench.generator().bits(4);
                let beat = CxlIpWriteResponse { id, response, user };
                self.bench.send(self.ports.write_response, [beat]);
            }
        }
    }

    pub fn check(&mut self, response: &LineResponse) {
        self.done.remove(&response.tag);
        let asked = self.asked.remove(&response.tag);
        let (_, request) = asked.unwrap_or_else(|| panic!("nobody asked for {response:?}"));
        let Some((code, poison, data)) = self.answers.remove(&response.tag) else {
            assert!(self.ports.leaving(&request).is_none(), "{response:?} comes out of nothing");
            assert_eq!(response.status, LineStatus::Error, "{request:?}");
            return;
        };
        let is_good = code == AxiResponse::Okay && !poison;
        let status = response.status;
        assert_eq!(status == LineStatus::Okay, is_good, "{request:?} after {code:?}, {poison}");
        if reads(&request) {
            assert_eq!(response.data, data, "{request:?}");
        }
    }

    pub fn until_idle(&mut self) {
        while !self.asked.is_empty() {
            self.step();
        }
        // Long enough for a burst of stalls to end: whatever still comes is wrong.
        (0..100).for_each(|_| self.step());
    }

    pub fn ask_for_quiet(&mut self, asks: bool) {
        let request = pin::<D>("quiesce_request");
        self.bench.device().model_mut().set(request, asks.into());
    }

    pub fn status(&mut self) -> CxlIpStatus {
        self.bench.level(self.ports.status)
    }

    pub fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.asked.clear();
        self.answers.clear();
        self.due.clear();
        self.done.clear();
        self.writes.clear();
        (self.aw, self.w, self.refused, self.answered) = (0, 0, 0, 0);
    }
}

/// The port of that name.
pub fn pin<D: Wrapper>(name: &str) -> usize {
    let position = D::DESIGN.ports.iter().position(|port| port.name == name);
    position.unwrap_or_else(|| panic!("{} has no {name}", D::DESIGN.module))
}

pub fn reads(request: &LineRequest) -> bool {
    nic_model::lsu::is_read(request.operation)
}

pub fn draw(generator: &mut Generator) -> LineRequest {
    let mut data = [0; 64];
    data.copy_from_slice(&generator.bytes(64));
    // Barriers are rare, or everything waits.
    let operation = match generator.pick(LineOperation::ALL) {
        LineOperation::Barrier if generator.chance(2, 3) => LineOperation::CoRead,
        operation => *operation,
    };
    LineRequest {
        operation,
        space: *generator.pick(LineSpace::ALL),
        line_address: generator.bits(46),
        data,
        byte_enable: generator.bits(64),
        tag: 0,
    }
}
