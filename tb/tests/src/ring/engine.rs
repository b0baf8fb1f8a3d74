//! Rings in the device between hosts and somebody who moves packets.
use std::collections::VecDeque;

use nic_sim::{Bits, Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    Choice, Interrupt, LineRequest, LineResponse, Message, PacketBeat, PacketChecksum,
    PacketProtocol, PacketSegment, ReceiveRequest, RingConfiguration, RingFault, RingRange,
    RingState, RingStatus, RingTail, Routed, SegmentDone,
};
use nic_tb::{Bench, Stall};

use super::draw::{Half, placed, ranges};
use super::half::HalfRing;
use super::memory::{Memory, writes};

/// The ports of half a ring.
#[derive(Debug)]
pub struct HalfPorts<D> {
    /// How it works.
    pub configuration: LevelInlet<D, RingConfiguration>,
    /// The host's register.
    pub tail: PulseInlet<D, RingTail>,
    /// How it stands.
    pub status: LevelOutlet<D, RingStatus>,
}

/// Where packets come in.
#[derive(Debug)]
pub enum Packets<D> {
    /// One ring is asked for buffers.
    Requests(Inlet<D, ReceiveRequest>),
    /// Whole packets, and where they go on.
    Beats(Inlet<D, PacketBeat>, Outlet<D, PacketBeat>),
}

/// Where it is said that segments are done, of each half.
#[derive(Debug)]
pub enum Dones<D> {
    /// To one ring.
    Pulses([PulseInlet<D, SegmentDone>; 2]),
    /// To all.
    Streams([Inlet<D, SegmentDone>; 2]),
}

/// Where lines are asked for.
#[derive(Debug)]
pub enum Lines<D> {
    /// By one ring.
    Plain(Outlet<D, LineRequest>),
    /// By all.
    Routed(Outlet<D, Routed<LineRequest, 8>>),
}

/// How the ports of an emitted module are called.
#[derive(Debug)]
pub struct Ports<D> {
    /// The number of the ring, where there is one.
    pub ring: Option<LevelInlet<D, Bits<8>>>,
    /// The receive half and the transmit half of each ring.
    pub halves: Vec<[HalfPorts<D>; 2]>,
    /// Four ranges for each ring.
    pub ranges: Vec<LevelInlet<D, RingRange>>,
    /// Packets that come.
    pub packets: Packets<D>,
    /// Where they are to be written, and what is to be sent.
    pub segments: [Outlet<D, PacketSegment>; 2],
    /// What is done.
    pub dones: Dones<D>,
    /// Requests.
    pub lines: Lines<D>,
    /// Answers.
    pub line_response: Inlet<D, LineResponse>,
    /// Interrupts.
    pub interrupt: Outlet<D, Interrupt>,
}

/// Segments that are being moved.
#[derive(Debug, Default)]
struct Moving {
    segments: VecDeque<(u64, SegmentDone)>,
    last_due: u64,
}

/// Rings, hosts, and who moves packets.
pub struct Rig<'p, D: Wrapper> {
    /// The ports.
    pub ports: &'p Ports<D>,
    /// The device.
    pub bench: Bench<D>,
    /// Memory.
    pub memory: Memory,
    /// Twice the number of a ring, and one more for its transmit half.
    pub halves: Vec<HalfRing>,
    /// Cycles from a segment to that it is done, at most.
    pub move_cycles: u64,
    /// One of so many segments fails; zero: none.
    pub failing: u64,
    /// Segments, with their cycles, and requests for lines, if they are to be kept.
    pub segments: Vec<(u64, Half, PacketSegment)>,
    /// See `segments`.
    pub requests: Vec<(u64, LineRequest)>,
    /// Cycles in which packets were asked for.
    pub asked: Vec<u64>,
    /// Cycles in which answers came.
    pub answered: Vec<u64>,
    /// Packets for rings that do not exist, which are dropped.
    pub strays: VecDeque<PacketBeat>,
    /// The host takes back what is done.
    pub reaps: bool,
    moving: [Moving; 2],
    /// The rings of packets that have no segment, in order.
    order: VecDeque<u64>,
    forwarded: VecDeque<PacketBeat>,
    /// The ring whose packet is being sent.
    sending: Option<u64>,
    /// Halves that have stopped themselves.
    is_faulted: Vec<bool>,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    /// Rings that run, empty; configurations of the halves in order.
    pub fn new(
        ports: &'p Ports<D>,
        (source, sink): (Stall, Stall),
        configurations: &[RingConfiguration],
    ) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        ports.segments.iter().for_each(|port| bench.ignore(*port));
        bench.ignore(ports.interrupt);
        match ports.lines {
            Lines::Plain(port) => bench.ignore(port),
            Lines::Routed(port) => bench.ignore(port),
        }
        if let Packets::Beats(_, forwarded) = ports.packets {
            bench.ignore(forwarded);
        }
        let memory = Memory::new(bench.generator());
        let half = |(i, configuration): (usize, &RingConfiguration)| {
            let which = if i % 2 == 0 { Half::Receive } else { Half::Transmit };
            let ring = if ports.ring.is_some() { RING } else { i as u64 / 2 };
            HalfRing::new(which, ring, &placed(*configuration, i as u64))
        };
        let halves: Vec<HalfRing> = configurations.iter().enumerate().map(half).collect();
        let mut rig = Self {
            ports,
            bench,
            memory,
            halves,
            move_cycles: 40,
            failing: 0,
            segments: vec![],
            requests: vec![],
            asked: vec![],
            answered: vec![],
            strays: VecDeque::new(),
            reaps: true,
            moving: [Moving::default(), Moving::default()],
            order: VecDeque::new(),
            forwarded: VecDeque::new(),
            sending: None,
            is_faulted: vec![false; configurations.len()],
        };
        if let Some(port) = ports.ring {
            rig.bench.set_level(port, &Bits::from(RING as u8));
        }
        for (i, port) in ports.ranges.iter().enumerate() {
            // The same in another order, so that each ring has its own.
            rig.bench.set_level(*port, &ranges()[(i + i / 4) % 4]);
        }
        rig.enable_all();
        rig
    }

    /// Starts all halves that are enabled in their configuration.
    pub fn enable_all(&mut self) {
        let every: Vec<usize> = (0..self.halves.len()).collect();
        for half in &every {
            let configuration = *self.halves[*half].configuration();
            self.configure(*half, &RingConfiguration { enable: false, ..configuration });
        }
        self.bench.run(3);
        for half in every {
            let configuration = *self.halves[half].configuration();
            self.configure(half, &configuration);
        }
        self.bench.run(4);
        self.note_transfers();
    }

    fn half_ports(&self, half: usize) -> &'p HalfPorts<D> {
        &self.ports.halves[half / 2][half % 2]
    }

    /// Tells the device how a half works, and nobody else.
    pub fn configure(&mut self, half: usize, configuration: &RingConfiguration) {
        let port = self.half_ports(half).configuration;
        self.bench.set_level(port, configuration);
    }

    /// How a half stands.
    pub fn status(&mut self, half: usize) -> RingStatus {
        let port = self.half_ports(half).status;
        self.bench.level(port)
    }

    /// A packet that comes for a ring.
    pub fn receive(&mut self, ring: usize, length_bytes: u64) {
        let generator = self.bench.generator();
        let request = ReceiveRequest {
            length_bytes,
            protocol: *generator.pick(PacketProtocol::ALL),
            checksum: *generator.pick(PacketChecksum::ALL),
            flow_hash: generator.bits(32),
        };
        self.halves[2 * ring].requests.push_back(request);
        match self.ports.packets {
            Packets::Requests(port) => self.bench.send(port, [request]),
            Packets::Beats(port, _) => {
                let beats = length_bytes.div_ceil(64);
                for beat in 1..=beats {
                    let mut data = [0; 64];
                    let bytes = (length_bytes - 64 * (beat - 1)).min(64) as usize;
                    let random = self.bench.generator().bytes(bytes);
                    data[..bytes].copy_from_slice(&random);
                    let beat = PacketBeat {
                        data,
                        last: beat == beats,
                        error: false,
                        length_bytes,
                        ring: ring as u64,
                        destination: 0,
                        protocol: request.protocol,
                        checksum: request.checksum,
                        flow_hash: request.flow_hash,
                        timestamp_cycles: 0,
                    };
                    self.forwarded.push_back(beat);
                    self.bench.send(port, [beat]);
                }
                self.order.push_back(ring as u64);
            }
        }
    }

    /// Posts up to so many lines or places; tells the device if `tells`.
    pub fn post(&mut self, half: usize, most: u64, tells: bool) {
        for _ in 0..most {
            self.halves[half].post(&mut self.memory, self.bench.generator());
        }
        if tells {
            self.tell(half);
        }
    }

    /// Tells the device what was posted.
    pub fn tell(&mut self, half: usize) {
        let port = self.half_ports(half).tail;
        if let Some(tail) = self.halves[half].tell(&mut self.memory) {
            self.bench.send(port, [tail]);
        }
    }

    fn half_of_line(&self, line_address: u64) -> usize {
        let half = self.halves.iter().position(|half| half.holds(line_address));
        half.unwrap_or_else(|| panic!("line {line_address:#x} is of no ring"))
    }

    fn note_transfers(&mut self) {
        let cycle = self.bench.cycle();
        for half in 0..self.halves.len() {
            self.is_faulted[half] = self.status(half).state == RingState::Faulted;
        }
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            let is_done_of = |half: usize| match &self.ports.dones {
                Dones::Pulses(ports) => ports[half].index() == port,
                Dones::Streams(ports) => ports[half].index() == port,
            };
            if port == self.ports.line_response.index() {
                self.answered.push(cycle);
            } else if port == self.ports.interrupt.index() {
                self.interrupt(cycle, &Interrupt::from_field_words(&fields));
            } else if let Some(half) = (0..2).find(|i| self.ports.segments[*i].index() == port) {
                self.segment(cycle, half, &PacketSegment::from_field_words(&fields));
            } else if let Some(half) = (0..2).find(|half| is_done_of(*half)) {
                let done = SegmentDone::from_field_words(&fields);
                let ring = if self.ports.ring.is_some() { 0 } else { done.ring as usize };
                let told = self.halves[2 * ring + half].model.done(done.last, done.failed);
                told.unwrap_or_else(|error| panic!("{error}"));
            } else {
                self.note_others(cycle, port, &fields);
            }
        }
    }

    fn note_others(&mut self, cycle: u64, port: usize, fields: &[Vec<u32>]) {
        match self.ports.lines {
            Lines::Plain(lines) if lines.index() == port => {
                self.ask(cycle, LineRequest::from_field_words(fields));
            }
            Lines::Routed(lines) if lines.index() == port => {
                let routed = Routed::<LineRequest, 8>::from_field_words(fields);
                let ring = self.half_of_line(routed.payload.line_address) as u64 / 2;
                assert_eq!(routed.selection, ring, "{routed:?}");
                self.ask(cycle, routed.payload);
            }
            _ => {}
        }
        match self.ports.packets {
            Packets::Requests(packets) if packets.index() == port => self.asked.push(cycle),
            Packets::Beats(packets, _) if packets.index() == port => {
                self.asked.push(cycle);
            }
            Packets::Beats(_, forwarded) if forwarded.index() == port => {
                let beat = PacketBeat::from_field_words(fields);
                if self.strays.front() == Some(&beat) {
                    return;
                }
                assert_eq!(Some(beat), self.forwarded.pop_front(), "as it came");
            }
            _ => {}
        }
    }

    fn ask(&mut self, cycle: u64, request: LineRequest) {
        let half = self.half_of_line(request.line_address);
        let space = self.halves[half].configuration().ring_space;
        assert_eq!(request.space, space, "{request:?}");
        assert!(writes(request.operation) || request.byte_enable == 0, "{request:?}");
        self.requests.push((cycle, request));
        self.memory.ask(cycle, &request);
    }

    fn segment(&mut self, cycle: u64, half: usize, segment: &PacketSegment) {
        let which = if half == 0 { Half::Receive } else { Half::Transmit };
        if segment.drop && self.strays.pop_front_if(|stray| stray.ring == segment.ring).is_some() {
            return;
        }
        self.segments.push((cycle, which, *segment));
        let ring = if self.ports.ring.is_some() { 0 } else { segment.ring as usize };
        if half == 0 && matches!(self.ports.packets, Packets::Beats(..)) {
            let next = self.order.front().copied();
            assert_eq!(next, Some(segment.ring), "in the order of packets");
            if segment.last {
                self.order.pop_front();
            }
        }
        if half == 1 {
            assert!(self.sending.is_none_or(|sending| sending == segment.ring), "packet by packet");
            self.sending = (!segment.last).then_some(segment.ring);
        }
        let done = self.halves[2 * ring + half].segment(segment);
        let done = done.unwrap_or_else(|error| {
            let status = self.status(2 * ring + half);
            panic!(
                "cycle {cycle}, {which:?}: {error}; {status:?} {:?}",
                self.halves[2 * ring + half].configuration()
            )
        });
        let generator = self.bench.generator();
        let moving = &mut self.moving[half];
        if let Some(done) = done {
            let due = cycle.max(moving.last_due) + generator.within(0..=self.move_cycles);
            moving.last_due = cycle + self.move_cycles.min(due - cycle);
            let failed = self.failing > 0 && generator.chance(1, self.failing);
            moving.segments.push_back((moving.last_due, SegmentDone { failed, ..done }));
        }
    }

    fn interrupt(&mut self, cycle: u64, interrupt: &Interrupt) {
        let ring = interrupt.vector / 2;
        let ring = if self.ports.ring.is_some() { ring.checked_sub(RING) } else { Some(ring) };
        let ring = ring.unwrap_or_else(|| panic!("{interrupt:?}"));
        let half = &mut self.halves[2 * ring as usize + interrupt.vector as usize % 2];
        assert!(half.configuration().interrupt_packets > 0, "{interrupt:?}");
        // All others were raised before it rests.
        if self.is_faulted[2 * ring as usize + interrupt.vector as usize % 2] {
            half.alarms += 1;
            return;
        }
        half.interrupts.push(cycle);
        let (told, known) = (half.interrupts.len() as u64, half.known_packets());
        let configuration = half.configuration();
        assert!(told <= known, "interrupt {told} after {known} packets: {configuration:?}");
    }

    fn advance(&mut self) {
        let cycle = self.bench.cycle();
        if let Some(answer) = self.memory.step(cycle) {
            self.bench.send(self.ports.line_response, [answer]);
        }
        for request in std::mem::take(&mut self.memory.written) {
            let half = self.half_of_line(request.line_address);
            let judged = self.halves[half].written(cycle, &request);
            judged.unwrap_or_else(|error| {
                let configuration = self.halves[half].configuration();
                panic!("cycle {cycle}: {error}\n{request:?}\n{configuration:?}")
            });
        }
        for half in 0..2 {
            let moving = &mut self.moving[half].segments;
            while let Some((_, done)) = moving.pop_front_if(|(due, _)| *due <= cycle) {
                match &self.ports.dones {
                    Dones::Pulses(ports) => self.bench.send(ports[half], [done]),
                    Dones::Streams(ports) => self.bench.send(ports[half], [done]),
                }
            }
        }
        if self.reaps && self.bench.generator().chance(1, 4) {
            self.halves.iter_mut().for_each(|half| {
                half.model.reap();
            });
        }
    }

    /// One cycle.
    pub fn step(&mut self) {
        self.bench.step();
        self.note_transfers();
        self.advance();
    }

    /// So many cycles.
    pub fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
    }

    /// Runs until a condition holds.
    ///
    /// # Panics
    /// If it does not within so many cycles.
    pub fn until(&mut self, cycles: u64, what: &str, mut holds: impl FnMut(&mut Self) -> bool) {
        for _ in 0..cycles {
            if holds(self) {
                return;
            }
            self.step();
        }
        let all: Vec<RingStatus> = (0..self.halves.len()).map(|half| self.status(half)).collect();
        let settings: Vec<_> = self.halves.iter().map(HalfRing::configuration).collect();
        panic!("{what}: {all:?}\n{settings:?}");
    }

    /// Serves all packets that have come and been posted, and waits until all is back.
    pub fn settle(&mut self) {
        let mut waited = 0;
        let halves = self.halves.len();
        self.until(60_000, "not all comes back", |rig| {
            waited += 1;
            for half in 0..halves {
                let is_open = match rig.halves[half].half {
                    Half::Receive => !rig.halves[half].requests.is_empty(),
                    Half::Transmit => rig.halves[half].is_in_packet(),
                };
                if is_open && waited % 16 == 0 {
                    rig.post(half, 1, true);
                }
                if waited % 256 == 1 {
                    rig.tell(half);
                }
                rig.halves[half].model.reap();
            }
            rig.halves.iter().all(|half| {
                let nothing_left = match half.half {
                    Half::Receive => half.requests.is_empty(),
                    Half::Transmit => !half.is_in_packet() && half.model.ahead(1).is_empty(),
                };
                nothing_left && half.model.is_settled()
            })
        });
        let delay = self.halves.iter().map(|half| half.configuration().interrupt_delay_cycles);
        let delay = delay.max().unwrap_or(0);
        let last_words = 500 + delay;
        self.run(last_words);
        self.check_counts();
        for half in &self.halves {
            let is_told = half.interrupts.last().is_some_and(|told| *told >= half.known_at);
            let wants = half.configuration().interrupt_packets > 0 && half.known_at > 0;
            let told = half.interrupts.last();
            let configuration = half.configuration();
            assert!(!wants || is_told, "{} {told:?} {configuration:?}", half.known_at);
        }
    }

    /// Compares what was counted.
    pub fn check_counts(&mut self) {
        for half in 0..self.halves.len() {
            let status = self.status(half);
            let ring = &self.halves[half];
            let totals = ring.totals();
            let counted = nic_model::descriptor_ring::Totals {
                packets: status.packets,
                bytes: status.bytes,
                descriptors: status.descriptors,
                returned: status.returned,
                poisoned: status.poisoned,
                completion_lines: status.completion_lines,
                index_writes: status.index_writes,
            };
            assert_eq!(counted, totals, "{:?}", ring.configuration());
            assert_eq!(status.interrupts, ring.interrupts.len() as u64 + ring.alarms);
            assert_eq!(status.truncated, ring.truncated);
            assert_eq!(status.stopped_drops + status.starved_drops, ring.drops);
            assert_eq!(status.strays, 0);
        }
    }

    /// Clears `enable`, and waits until the half says that it has stopped.
    pub fn stop(&mut self, half: usize) {
        let configuration = *self.halves[half].configuration();
        self.halves[half].may_drop = true;
        self.configure(half, &RingConfiguration { enable: false, ..configuration });
        self.run(2);
        self.until_rests(half, RingState::Stopped);
    }

    /// Waits until the half has stopped, and looks that nothing is left.
    pub fn until_rests(&mut self, half: usize, state: RingState) {
        self.halves[half].may_drop = true;
        self.until(20_000, "it does not stop", |rig| rig.status(half).state == state);
        let ring = &mut self.halves[half];
        assert!(!ring.is_in_use(&self.memory), "a line is held or under way");
        ring.model.reap();
        let model = &ring.model;
        assert_eq!(model.segments_under_way(), 0);
        assert!(model.is_settled(), "all that was used is back: {model:?}");
    }

    /// As a driver does before a ring starts: a count that comes while it is stopped would count.
    pub fn clear_count(&mut self, half: usize) {
        let port = self.half_ports(half).tail;
        self.bench.send(port, [RingTail { tail: 0 }]);
        self.until(5_000, "the count is not taken", |rig| rig.bench.waiting(port.index()) == 0);
    }

    /// Starts a half again, empty.
    pub fn restart(&mut self, half: usize, configuration: &RingConfiguration) {
        let configuration = placed(*configuration, half as u64);
        self.until(20_000, "packets are not dropped", |rig| rig.halves[half].requests.is_empty());
        self.configure(half, &RingConfiguration { enable: false, ..configuration });
        self.halves[half].restart(&mut self.memory, &configuration);
        self.clear_count(half);
        self.run(3);
        self.configure(half, &configuration);
        self.halves[half].may_drop = false;
        self.until(20, "it does not start", |rig| rig.status(half).state == RingState::Running);
        assert_eq!(self.status(half).fault, RingFault::None);
    }

    /// Loses all, as the device does in reset.
    pub fn reset(&mut self) {
        self.bench.reset();
        self.memory.reset();
        self.bench.take_transfers();
        self.moving = [Moving::default(), Moving::default()];
        self.order.clear();
        self.forwarded.clear();
        self.sending = None;
        for half in &mut self.halves {
            let configuration = *half.configuration();
            let fresh = HalfRing::new(half.half, half.ring, &configuration);
            *half = fresh;
            half.restart(&mut self.memory, &configuration);
        }
    }
}

/// The number of a ring that stands alone.
const RING: u64 = 5;
