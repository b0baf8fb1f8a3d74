//! A writer of completions between those who use descriptors and a host that reads them back.
use std::collections::VecDeque;

use nic_model::descriptor_ring::{DescriptorRing, Said};
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    Choice, CompletionSignal, DescriptorCompletion, DescriptorFault, Interrupt, LineRequest,
    LineResponse, Message, PacketChecksum, PacketProtocol, RingConfiguration, RingLayout,
    SegmentDone, WriterControl, WriterStatus,
};
use nic_tb::{Bench, Stall};

use super::memory::Memory;
use super::poster::Poster;
use crate::COUNTING_CYCLES;

/// How the ports of an emitted writer are called.
#[derive(Debug)]
pub struct Ports<D> {
    /// How the ring works.
    pub configuration: LevelInlet<D, RingConfiguration>,
    /// What the writer is told.
    pub control: LevelInlet<D, WriterControl>,
    /// What its interrupts say.
    pub vector: LevelInlet<D, Interrupt>,
    /// Descriptors that were used.
    pub completion: PulseInlet<D, DescriptorCompletion>,
    /// Segments that are done.
    pub segment_done: PulseInlet<D, SegmentDone>,
    /// Writes.
    pub line_request: Outlet<D, LineRequest>,
    /// Their answers.
    pub line_response: Inlet<D, LineResponse>,
    /// Interrupts.
    pub interrupt: Outlet<D, Interrupt>,
    /// How it stands.
    pub status: LevelOutlet<D, WriterStatus>,
    /// Descriptors that it holds.
    pub descriptors: u64,
}

/// What its interrupts say here.
const VECTOR: u64 = 0x155;

/// A writer, a ring, those who use it.
pub struct Rig<'p, D: Wrapper> {
    /// The ports.
    pub ports: &'p Ports<D>,
    /// The writer.
    pub bench: Bench<D>,
    /// Memory.
    pub memory: Memory,
    /// What must come of it.
    pub model: DescriptorRing,
    /// How the ring works.
    pub configuration: RingConfiguration,
    /// Cycles from the use of a descriptor to that it is done, at most.
    pub move_cycles: u64,
    /// More cycles, for each.
    pub delay: u64,
    /// Requests, with their cycles.
    pub requests: Vec<(u64, LineRequest)>,
    /// Answers, with their cycles.
    pub answers: Vec<(u64, LineResponse)>,
    /// Cycles in which segments were done.
    pub dones: Vec<u64>,
    /// Cycles of interrupts.
    pub interrupts: Vec<u64>,
    /// Cycles in which a write was said to have failed.
    pub failures: u64,
    /// Descriptors that were used.
    pub used: u64,
    in_packet: bool,
    moving: VecDeque<(u64, SegmentDone)>,
    last_due: u64,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    /// A writer of an empty ring.
    pub fn new(
        ports: &'p Ports<D>,
        (source, sink): (Stall, Stall),
        configuration: &RingConfiguration,
    ) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        bench.ignore(ports.line_request);
        bench.ignore(ports.interrupt);
        let memory = Memory::new(bench.generator());
        bench.set_level(ports.vector, &Interrupt { vector: VECTOR });
        bench.set_level(ports.configuration, configuration);
        bench.set_level(ports.control, &WriterControl { run: false, flush: false, alarm: false });
        bench.run(3);
        bench.set_level(ports.control, &WriterControl { run: true, flush: false, alarm: false });
        bench.run(1);
        bench.take_transfers();
        let has_index = configuration.completion == CompletionSignal::Index;
        let size = 1 << configuration.size_log2;
        Self {
            ports,
            bench,
            memory,
            model: DescriptorRing::new(configuration.layout, size, has_index),
            configuration: *configuration,
            move_cycles: 30,
            delay: 0,
            requests: vec![],
            answers: vec![],
            dones: vec![],
            interrupts: vec![],
            failures: 0,
            used: 0,
            in_packet: false,
            moving: VecDeque::new(),
            last_due: 0,
        }
    }

    /// What the writer is told.
    pub fn flush(&mut self, flush: bool) {
        self.bench.set_level(self.ports.control, &WriterControl { run: true, flush, alarm: false });
    }

    /// How it stands.
    pub fn status(&mut self) -> WriterStatus {
        self.bench.level(self.ports.status)
    }

    fn is_grouped(&self) -> bool {
        self.configuration.layout == RingLayout::Grouped
    }

    /// Posts as much as there is room for.
    fn post(&mut self) {
        let poster = Poster::new(&self.configuration);
        let each = if self.is_grouped() { 4 } else { 1 };
        while self.model.room() >= each {
            let generator = self.bench.generator();
            let mut line = vec![None; each as usize];
            let count = generator.within(1..=each) as usize;
            for slot in Poster::slots(generator, count) {
                line[slot] = Some(poster.draw(generator, 9_216));
            }
            self.model.post(&line);
        }
    }

    /// Uses the next descriptor for a packet that it ends, or not, or returns it; its completion.
    fn send(&mut self, last: Option<bool>, urgent: Option<bool>) {
        let (place, mut posted, ends_line) = self.model.next().expect("there is one");
        let generator = self.bench.generator();
        let checksum = *generator.pick(PacketChecksum::ALL);
        let truncated = last == Some(true) && self.in_packet && generator.chance(1, 4);
        let said = Said {
            length_bytes: generator.within(1..=9_216),
            last: last == Some(true),
            truncated,
            checksum,
            protocol: *generator.pick(PacketProtocol::ALL),
            flow_hash: generator.bits(32),
        };
        if let Some(urgent) = urgent {
            posted.interrupt = urgent;
            self.model.set_interrupt(place, urgent);
        }
        let fault = match (last, truncated) {
            (None, _) => DescriptorFault::Returned,
            (_, true) => DescriptorFault::Truncated,
            _ => DescriptorFault::None,
        };
        let used = DescriptorCompletion {
            slot: place % 4,
            address: posted.address,
            length_bytes: said.length_bytes,
            last: said.last,
            interrupt: posted.interrupt,
            checksum,
            protocol: said.protocol,
            fault,
            flow_hash: said.flow_hash,
            ends_line,
        };
        let Some(last) = last else {
            self.model.give_up(place);
            let returned = DescriptorCompletion {
                length_bytes: 0,
                checksum: posted.checksum,
                protocol: PacketProtocol::Other,
                flow_hash: 0,
                ..used
            };
            self.bench.send(self.ports.completion, [returned]);
            return;
        };
        self.model.take(posted.address, |_| said).expect("it is next");
        self.bench.send(self.ports.completion, [used]);
        self.in_packet = !last;
        let cycle = self.bench.cycle() + 1 + self.delay;
        let wait = self.bench.generator().within(0..=self.move_cycles);
        self.last_due = self.last_due.max(cycle + wait);
        let failed = self.move_cycles > 1 && self.bench.generator().chance(1, 12);
        let done = SegmentDone { ring: self.bench.generator().bits(8), last, failed };
        self.moving.push_back((self.last_due, done));
        self.used += 1;
    }

    /// Uses a descriptor if the writer has room for it; `last`: the packet ends in it.
    pub fn use_one(&mut self, last: bool, urgent: Option<bool>) {
        self.post();
        let is_sent = self.bench.waiting(self.ports.completion.index()) == 0;
        if is_sent && self.status().has_room && self.model.next().is_some() {
            self.send(Some(last), urgent);
        }
    }

    /// Uses so many for packets of one descriptor each, without an interrupt, one in a cycle.
    pub fn use_some(&mut self, count: u64) {
        let until = self.used + count;
        while self.used < until {
            self.use_one(true, Some(false));
            self.step();
        }
    }

    fn note_transfers(&mut self) {
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.line_request.index() {
                let request = LineRequest::from_field_words(&fields);
                assert_eq!(request.space, self.configuration.ring_space);
                assert_eq!(request.operation, self.configuration.completion_operation);
                self.requests.push((cycle, request));
                self.memory.ask(cycle, &request);
            } else if port == self.ports.line_response.index() {
                self.answers.push((cycle, LineResponse::from_field_words(&fields)));
            } else if port == self.ports.segment_done.index() {
                let done = SegmentDone::from_field_words(&fields);
                self.model.done(done.last, done.failed).expect("it is under way");
                self.dones.push(cycle);
            } else if port == self.ports.interrupt.index() {
                assert_eq!(Interrupt::from_field_words(&fields).vector, VECTOR);
                self.interrupts.push(cycle);
                let (told, known) = (self.interrupts.len() as u64, self.model.known_packets);
                assert!(told <= known, "interrupt {told} after {known} packets");
            }
        }
    }

    /// One cycle.
    pub fn step(&mut self) {
        self.bench.step();
        self.note_transfers();
        let cycle = self.bench.cycle();
        self.failures += u64::from(self.status().failed);
        if let Some(answer) = self.memory.step(cycle) {
            self.bench.send(self.ports.line_response, [answer]);
        }
        for request in std::mem::take(&mut self.memory.written) {
            let first = self.configuration.base_address / 64;
            let judged = if request.line_address == self.configuration.completion_address / 64 {
                assert_eq!(request.byte_enable, 0xf);
                let bytes = [0, 1, 2, 3].map(|byte| request.data[byte]);
                self.model.counted(u64::from(u32::from_le_bytes(bytes)))
            } else {
                let line = request.line_address.checked_sub(first).expect("in the ring");
                self.model.written(line, request.byte_enable, &request.data)
            };
            judged.unwrap_or_else(|error| panic!("{cycle}: {error}\n{:?}", self.configuration));
        }
        let is_sent = self.bench.waiting(self.ports.completion.index()) == 0;
        if is_sent && let Some((_, done)) = self.moving.pop_front_if(|(due, _)| *due <= cycle) {
            self.bench.send(self.ports.segment_done, [done]);
        }
        self.model.reap();
        // What is asked to be returned is, when no packet is in between.
        if is_sent && !self.in_packet && self.status().return_line {
            let is_inside = self.model.next().is_some_and(|(place, ..)| place % 4 != 0);
            if is_inside {
                self.send(None, None);
            }
        }
    }

    /// So many cycles.
    pub fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
    }

    /// Uses descriptors at random for so many cycles.
    pub fn traffic(&mut self, cycles: u64) {
        let pace = *self.bench.generator().pick(&[1, 2, 9]);
        for _ in 0..cycles {
            if self.bench.generator().chance(1, pace) {
                let last = self.in_packet || self.bench.generator().chance(3, 4);
                self.use_one(last, None);
            }
            self.step();
        }
    }

    /// Loses all, as the device does in reset.
    pub fn reset(&mut self) {
        self.bench.reset();
        self.memory.reset();
        self.bench.take_transfers();
        let Self { configuration, .. } = *self;
        let has_index = configuration.completion == CompletionSignal::Index;
        self.model = DescriptorRing::new(configuration.layout, self.model.size(), has_index);
        self.moving.clear();
        self.interrupts.clear();
        self.in_packet = false;
        self.last_due = 0;
    }

    /// The ring stops, and begins again empty.
    pub fn restart(&mut self) {
        for run in [false, true] {
            self.bench
                .set_level(self.ports.control, &WriterControl { run, flush: false, alarm: false });
            self.run(3);
        }
        let has_index = self.configuration.completion == CompletionSignal::Index;
        self.model = DescriptorRing::new(self.configuration.layout, self.model.size(), has_index);
    }

    /// Waits until all is back and counted.
    pub fn settle(&mut self) {
        let mut patience = 20_000;
        while self.in_packet || !self.model.is_settled() || !self.status().idle {
            if self.in_packet {
                self.use_one(true, None);
            }
            self.step();
            patience -= 1;
            assert!(
                patience > 0,
                "not all comes back: {:?} {:?}",
                self.status(),
                self.configuration
            );
        }
        self.run(COUNTING_CYCLES);
        let status = self.status();
        let totals = self.model.totals;
        let counted = nic_model::descriptor_ring::Totals {
            packets: status.packets,
            bytes: status.bytes,
            descriptors: status.descriptors,
            returned: status.returned,
            poisoned: status.poisoned,
            completion_lines: status.completion_lines,
            index_writes: status.index_writes,
        };
        assert_eq!(counted, totals, "{:?}", self.configuration);
        assert_eq!(status.visible, self.model.reaped() % (1 << 32));
        assert_eq!(status.issued, status.visible);
        assert_eq!(status.interrupts, self.interrupts.len() as u64);
        assert_eq!(status.strays, 0);
    }
}
