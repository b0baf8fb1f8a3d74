//! A reader of descriptors between a ring in memory and somebody who uses what it gives.
use std::collections::VecDeque;

use nic_model::descriptor_reader as model;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    Descriptor, LineOperation, LineRequest, LineResponse, Message, ReaderControl, ReaderStatus,
    RingConfiguration, RingDescriptor, RingFault, RingLayout, RingRange, RingSignal, RingTail,
};
use nic_tb::{Bench, Stall};

use super::draw::{lines_of, ranges};
use super::memory::{Memory, reads};
use super::poster::{NOTHING, Poster};

/// How the ports of an emitted reader are called, and how many lines it has.
#[derive(Debug)]
pub struct Ports<D> {
    /// How the ring works.
    pub configuration: LevelInlet<D, RingConfiguration>,
    /// The ranges.
    pub ranges: [LevelInlet<D, RingRange>; 4],
    /// What the reader is told.
    pub control: LevelInlet<D, ReaderControl>,
    /// The register.
    pub tail: PulseInlet<D, RingTail>,
    /// Requests.
    pub line_request: Outlet<D, LineRequest>,
    /// Answers.
    pub line_response: Inlet<D, LineResponse>,
    /// Descriptors.
    pub descriptor: Outlet<D, RingDescriptor>,
    /// How it stands.
    pub status: LevelOutlet<D, ReaderStatus>,
    /// Lines read ahead.
    pub lines: u64,
}

/// Runs a test on every emitted reader; their wrappers are in the scope of the caller.
#[macro_export]
macro_rules! on_every_reader {
    ($test:ident) => {
        $crate::on_every_reader!($test DescriptorReaderTiny 8);
        $crate::on_every_reader!($test DescriptorReader 64);
    };
    ($test:ident $device:ident $lines:literal) => {
        $test(&$crate::ring::reader::Ports {
            configuration: $device::CONFIGURATION,
            ranges: [$device::RANGE_0, $device::RANGE_1, $device::RANGE_2, $device::RANGE_3],
            control: $device::CONTROL,
            tail: $device::TAIL,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            descriptor: $device::DESCRIPTOR,
            status: $device::STATUS,
            lines: $lines,
        });
    };
}

/// Places that are given back.
#[derive(Clone, Copy, Debug)]
struct Completion {
    places: u64,
    sent: u64,
    seen: u64,
}

/// A reader, a ring, a user.
pub struct Rig<'p, D: Wrapper> {
    /// The ports.
    pub ports: &'p Ports<D>,
    /// The reader.
    pub bench: Bench<D>,
    /// Memory.
    pub memory: Memory,
    /// The host.
    pub poster: Poster,
    /// What should come.
    pub expected: VecDeque<RingDescriptor>,
    /// Requests that were made, with their cycles.
    pub requests: Vec<(u64, LineRequest)>,
    /// Cycles in which descriptors came.
    pub came: Vec<u64>,
    /// Cycles in which answers came.
    pub answered: Vec<u64>,
    /// What the reader is told.
    pub control: ReaderControl,
    /// The line that was watched last.
    watched: Option<u64>,
    /// Cycles from a descriptor's use to its completion, at most; none: the user keeps all.
    pub use_cycles: Option<u64>,
    /// Descriptors that were posted but that the device was not told of.
    told: u64,
    given: u64,
    completions: VecDeque<Completion>,
    /// Places that the host has seen completed.
    seen: u64,
    /// Completions are written by CO-write: the device keeps their line.
    pub completes_by_co_write: bool,
    /// Whether reads that the rules forbid are a fault; not while the ring stops.
    pub is_strict: bool,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    /// A reader of an empty ring, that runs.
    pub fn new(
        ports: &'p Ports<D>,
        (source, sink): (Stall, Stall),
        configuration: &RingConfiguration,
    ) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        bench.ignore(ports.line_request);
        bench.ignore(ports.descriptor);
        let memory = Memory::new(bench.generator());
        let control = ReaderControl { run: false, wanted: true, issued: 0, visible: 0 };
        let mut rig = Self {
            ports,
            bench,
            memory,
            poster: Poster::new(configuration),
            expected: VecDeque::new(),
            requests: vec![],
            came: vec![],
            answered: vec![],
            control,
            use_cycles: Some(40),
            told: 0,
            given: 0,
            watched: None,
            completions: VecDeque::new(),
            seen: 0,
            completes_by_co_write: false,
            is_strict: true,
        };
        for (port, range) in ports.ranges.into_iter().zip(ranges()) {
            rig.bench.set_level(port, &range);
        }
        rig.configure(configuration);
        rig.set_control(|_| {});
        rig.bench.run(3);
        rig.set_control(|control| control.run = true);
        rig.bench.run(3);
        rig.note_transfers();
        rig
    }

    /// Another configuration.
    pub fn configure(&mut self, configuration: &RingConfiguration) {
        self.poster.configuration = *configuration;
        self.bench.set_level(self.ports.configuration, configuration);
    }

    /// Tells the reader something else.
    pub fn set_control(&mut self, change: impl FnOnce(&mut ReaderControl)) {
        change(&mut self.control);
        self.bench.set_level(self.ports.control, &self.control);
    }

    /// How the reader stands.
    pub fn status(&mut self) -> ReaderStatus {
        self.bench.level(self.ports.status)
    }

    fn configuration(&self) -> RingConfiguration {
        self.poster.configuration
    }

    /// Places that the host may post into.
    pub fn room(&self) -> u64 {
        self.seen + self.poster.size() - self.poster.posted
    }

    /// Posts a descriptor, or a group of some, as drawn; tells nobody.
    pub fn post(&mut self, most_bytes: u64) {
        let generator = self.bench.generator();
        let count = match self.poster.configuration.layout {
            RingLayout::Grouped => generator.within(1..=4) as usize,
            _ => 1,
        };
        let drawn: Vec<Descriptor> =
            (0..count).map(|_| self.poster.draw(generator, most_bytes)).collect();
        let slots = Poster::slots(generator, count);
        self.post_these(&slots.into_iter().zip(drawn).collect::<Vec<_>>());
    }

    /// Posts these.
    pub fn post_these(&mut self, descriptors: &[(usize, Descriptor)]) {
        let layout = self.poster.configuration.layout;
        let place = self.poster.posted % self.poster.size();
        let ranges = ranges();
        let given = match layout {
            RingLayout::Grouped => {
                let mut slots = [NOTHING; 4];
                descriptors.iter().for_each(|(slot, descriptor)| slots[*slot] = *descriptor);
                model::line(layout, &slots, 0, place, &ranges)
            }
            _ => {
                let ends_line = layout == RingLayout::Padded || place % 4 == 3;
                vec![model::given(&descriptors[0].1, place, ends_line, &ranges)]
            }
        };
        self.expected.extend(given);
        self.poster.put(&mut self.memory, descriptors);
    }

    /// Tells the reader what was posted.
    pub fn tell(&mut self) {
        self.told = self.poster.posted;
        if let Some(tail) = self.poster.tell(&mut self.memory) {
            self.bench.send(self.ports.tail, [tail]);
        }
    }

    /// Posts as much as there is room for, at most so many.
    pub fn post_some(&mut self, most: u64) {
        let each = if self.poster.configuration.layout == RingLayout::Grouped { 4 } else { 1 };
        for _ in 0..most {
            if self.room() >= each {
                self.post(9_216);
            }
        }
    }

    fn note_transfers(&mut self) {
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.line_request.index() {
                let request = LineRequest::from_field_words(&fields);
                self.check(&request);
                self.requests.push((cycle, request));
                self.memory.ask(cycle, &request);
            } else if port == self.ports.line_response.index() {
                self.answered.push(cycle);
            } else if port == self.ports.descriptor.index() {
                self.takes(cycle, &RingDescriptor::from_field_words(&fields));
            }
        }
    }

    fn takes(&mut self, cycle: u64, found: &RingDescriptor) {
        self.came.push(cycle);
        let expected = self.expected.pop_front();
        let expected = expected.unwrap_or_else(|| panic!("{found:?} was not posted"));
        if expected.fault == RingFault::RingUnreadable {
            assert_eq!((found.place, found.fault), (expected.place, expected.fault));
        } else {
            assert_eq!(*found, expected, "descriptor {}", self.came.len());
        }
        let places = match (self.poster.configuration.layout, found.ends_line) {
            (RingLayout::Grouped, false) => 0,
            (RingLayout::Grouped, true) => 4,
            _ => 1,
        };
        self.given += places;
        if let (Some(most), true) = (self.use_cycles, places > 0) {
            // In the order of the ring.
            let after = self.completions.back().map_or(cycle, |last| last.sent.max(cycle));
            let sent = after + self.bench.generator().within(0..=most);
            let before = self.completions.back().map_or(0, |last| last.seen);
            let seen = before.max(sent + self.bench.generator().within(0..=most));
            self.completions.push_back(Completion { places, sent, seen });
        }
    }

    /// What the reader may ask.
    fn check(&mut self, request: &LineRequest) {
        let configuration = self.configuration();
        let signal = configuration.signal;
        let is_inline = signal == RingSignal::Inline;
        assert_eq!(request.space, configuration.ring_space);
        assert_eq!((request.data, request.byte_enable), ([0; 64], 0));
        let tail_line = configuration.tail_address / 64;
        let next_line = self.poster.line(self.given);
        if request.tag == self.ports.lines {
            let is_watch = request.operation == LineOperation::Watch;
            assert!(!is_watch || configuration.event_driven, "{request:?}");
            self.watched = is_watch.then_some(request.line_address);
            assert!(is_watch || request.operation == configuration.poll_operation, "{request:?}");
            match signal {
                RingSignal::Memory => assert_eq!(request.line_address, tail_line),
                RingSignal::Inline => assert!(is_watch, "{request:?}"),
                RingSignal::Register => panic!("{request:?}"),
            }
            return;
        }
        if request.operation == LineOperation::Evict {
            assert!(request.tag > self.ports.lines + 1, "{request:?}");
            // A watch that came too late is given up, too; its line may just have changed.
            let is_late = is_inline && Some(request.line_address) == self.watched;
            assert!(!self.control.run || is_late, "{request:?}");
            return;
        }
        assert!(reads(request.operation), "{request:?}");
        let first = configuration.base_address / 64;
        let index = request.line_address.checked_sub(first).expect("in the ring");
        let lines = lines_of(&configuration);
        assert!(index < lines, "{request:?} is outside the ring");
        let is_prefetch = request.tag > self.ports.lines;
        if is_prefetch {
            assert!(request.tag >= self.ports.lines + 2, "{request:?}");
            assert_eq!(request.operation, configuration.prefetch_operation);
            assert!(configuration.prefetch_lines > 0);
        } else {
            let legal = if is_inline {
                [configuration.fetch_operation, configuration.poll_operation]
            } else {
                [configuration.fetch_operation; 2]
            };
            assert!(legal.contains(&request.operation), "{request:?}");
        }
        if !self.is_strict {
            return;
        }
        // Which line it is, counted on over the laps: the next that it can be.
        let ahead = (index + lines - next_line % lines) % lines;
        let line = next_line + ahead;
        let per_line = if configuration.layout == RingLayout::Padded { 1 } else { 4 };
        let bound = self.control.visible + self.poster.size();
        assert!((line + 1) * per_line <= bound, "{request:?} is of a lap that is not over");
        if !is_inline {
            assert!(line * per_line < self.told, "{request:?} is not posted");
        }
        if !is_prefetch {
            let most = configuration.fetch_lines.clamp(1, self.ports.lines);
            // What is here and not taken counts, too.
            assert!(ahead <= most, "{request:?} is {ahead} lines ahead of {next_line}");
        }
    }

    /// Sends answers and completions that are due.
    fn advance(&mut self) {
        let cycle = self.bench.cycle();
        if let Some(answer) = self.memory.step(cycle) {
            self.bench.send(self.ports.line_response, [answer]);
        }
        let mut control = self.control;
        for completion in &mut self.completions {
            if completion.sent != 0 && completion.sent <= cycle {
                completion.sent = 0;
                control.issued += completion.places;
                for count in self.seen..self.seen + completion.places {
                    let address = self.poster.address(count);
                    // Done, and no longer available.
                    match self.completes_by_co_write {
                        true => self.memory.store_by_device(address + 10, &[2]),
                        false => self.memory.store(address + 10, &[2]),
                    }
                }
                self.seen += completion.places;
            }
        }
        while let Some(first) =
            self.completions.front().filter(|first| first.sent == 0 && first.seen <= cycle)
        {
            control.visible += first.places;
            self.completions.pop_front();
        }
        if control != self.control {
            self.set_control(|old| *old = control);
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

    /// Until all that was posted has come and the completions are visible.
    pub fn until_empty(&mut self) {
        self.tell();
        let mut patience = 40_000;
        while !self.expected.is_empty()
            || (self.use_cycles.is_some() && !self.completions.is_empty())
        {
            self.step();
            patience -= 1;
            assert!(patience > 0, "{} are missing: {:?}", self.expected.len(), self.status());
        }
    }

    /// Clears `run`, and waits until the reader is idle; what was read and not given is the host's.
    pub fn stop(&mut self) {
        self.is_strict = false;
        self.set_control(|control| control.run = false);
        let mut patience = 4_000;
        // What is on offer is taken first.
        while !self.status().idle {
            self.step();
            patience -= 1;
            assert!(patience > 0, "the reader does not stop: {:?}", self.status());
        }
        assert_eq!(self.memory.waiting(), 0, "nothing is under way");
    }

    /// Begins again with an empty ring.
    pub fn restart(&mut self, configuration: &RingConfiguration) {
        self.configure(&RingConfiguration { enable: false, ..*configuration });
        self.run(3);
        self.expected.clear();
        self.completions.clear();
        self.poster = Poster::new(configuration);
        (self.given, self.told, self.seen) = (0, 0, 0);
        let lines = configuration.base_address / 64;
        for line in lines..lines + lines_of(configuration) {
            self.memory.store(line * 64, &[0; 64]);
        }
        self.memory.store(configuration.tail_address, &[0; 4]);
        self.configure(configuration);
        self.set_control(|control| (control.issued, control.visible) = (0, 0));
        self.run(3);
        self.set_control(|control| control.run = true);
        self.is_strict = true;
    }
}
