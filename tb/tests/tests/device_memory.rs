//! The adapter of a card's memory against a memory that knows the rules of AXI4 and takes every liberty that
//! they leave: a write happens as late as its response, a read at any time before its data come, reads and
//! writes pass each other, and no channel waits for the other.
use std::collections::VecDeque;

use nic_model::device_memory::DeviceMemory as Model;
use nic_sim::generated::device_memory::DeviceMemory as Usual;
use nic_sim::generated::device_memory_c1::DeviceMemoryC1 as One;
use nic_sim::generated::device_memory_tiny::DeviceMemoryTiny as Tiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::memory::place;
use nic_spec::message::{
    AxiAddress, AxiBurst, AxiLineReadData, AxiLineWriteData, AxiMasterStatus, AxiResponse,
    AxiWriteResponse, DeviceMemoryAnswer, DeviceMemoryRequest,
};
use nic_tb::{Bench, Generator, Stall};

/// Ports of a channel.
struct Channel<D> {
    write_address: Outlet<D, AxiAddress<1>>,
    write_data: Outlet<D, AxiLineWriteData>,
    write_response: Inlet<D, AxiWriteResponse<1>>,
    read_address: Outlet<D, AxiAddress<1>>,
    read_data: Inlet<D, AxiLineReadData<1>>,
    status: LevelOutlet<D, AxiMasterStatus>,
}

/// Ports of an emitted adapter, its accesses under way, and its pages.
struct Ports<D> {
    memory_request: Inlet<D, DeviceMemoryRequest>,
    memory_answer: Outlet<D, DeviceMemoryAnswer>,
    channels: Vec<Channel<D>>,
    outstanding: usize,
    pages: u64,
}

macro_rules! ports {
    ($device:ident $outstanding:literal $pages:literal, $([$aw:ident $w:ident $b:ident $ar:ident $r:ident $status:ident]),*) => {
        Ports {
            memory_request: $device::MEMORY_REQUEST,
            memory_answer: $device::MEMORY_ANSWER,
            channels: vec![$(Channel {
                write_address: $device::$aw,
                write_data: $device::$w,
                write_response: $device::$b,
                read_address: $device::$ar,
                read_data: $device::$r,
                status: $device::$status,
            }),*],
            outstanding: $outstanding,
            pages: $pages,
        }
    };
}
/// Runs a test on every emitted adapter.
macro_rules! on_every_adapter {
    ($test:ident) => {
        on_every_adapter!($test Tiny 4 16 two);
        on_every_adapter!($test Usual 32 65536 two);
        on_every_adapter!($test One 4 16 one);
    };
    ($test:ident $device:ident $outstanding:literal $pages:literal two) => {
        $test(&ports!($device $outstanding $pages,
            [WRITE_ADDRESS_0 WRITE_DATA_0 WRITE_RESPONSE_0 READ_ADDRESS_0 READ_DATA_0 STATUS_0],
            [WRITE_ADDRESS_1 WRITE_DATA_1 WRITE_RESPONSE_1 READ_ADDRESS_1 READ_DATA_1 STATUS_1]));
    };
    ($test:ident $device:ident $outstanding:literal $pages:literal one) => {
        $test(&ports!($device $outstanding $pages,
            [WRITE_ADDRESS_0 WRITE_DATA_0 WRITE_RESPONSE_0 READ_ADDRESS_0 READ_DATA_0 STATUS_0]));
    };
}

/// A channel of memory. Addresses and data wait until chance does what they ask for.
#[derive(Default)]
struct Memory {
    kept: Model,
    addresses: VecDeque<AxiAddress<1>>,
    data: VecDeque<AxiLineWriteData>,
    /// Reads that have not looked, and what those have found that did.
    reads: VecDeque<AxiAddress<1>>,
    found: VecDeque<AxiLineReadData<1>>,
    /// Accesses that have begun and not ended: writes and reads.
    under_way: [usize; 2],
    most_under_way: usize,
    /// Writes that have happened.
    written: usize,
    /// Reads and writes of one in so many end with an error; none if zero.
    error_one_in: u64,
    failed: [u64; 2],
}

impl Memory {
    fn line_of(address: &AxiAddress<1>) -> u64 {
        let rules = (address.id, address.length, address.size, address.burst);
        assert_eq!(rules, (0, 0, 6, AxiBurst::Incrementing), "{address:?}");
        assert!(address.address.is_multiple_of(64), "{address:?}");
        address.address / 64
    }

    fn response(&mut self, kind: usize, generator: &mut Generator) -> AxiResponse {
        let fails = self.error_one_in > 0 && generator.chance(1, self.error_one_in);
        self.failed[kind] += u64::from(fails);
        match fails {
            true => *generator.pick(&[AxiResponse::SlaveError, AxiResponse::DecodeError]),
            false => AxiResponse::Okay,
        }
    }

    /// A write happens, if one is whole.
    fn write(&mut self, generator: &mut Generator) -> Option<AxiWriteResponse<1>> {
        if self.addresses.is_empty() || self.data.is_empty() {
            return None;
        }
        let (address, beat) = (self.addresses.pop_front()?, self.data.pop_front()?);
        assert!(beat.last);
        self.kept.write(Self::line_of(&address), &beat.data, beat.strobe, beat.poison);
        self.under_way[0] -= 1;
        self.written += 1;
        Some(AxiWriteResponse { id: 0, response: self.response(0, generator) })
    }

    /// The oldest read that has not looked does.
    fn look(&mut self, generator: &mut Generator) {
        let Some(address) = self.reads.pop_front() else { return };
        let (data, poison) = self.kept.line(Self::line_of(&address));
        let response = self.response(1, generator);
        self.found.push_back(AxiLineReadData { id: 0, data, response, last: true, poison });
    }

    fn note(&mut self) {
        self.most_under_way =
            self.under_way.into_iter().max().unwrap_or(0).max(self.most_under_way);
    }
}

/// A bench with memory behind the adapter and the model beside it.
struct Rig<'a, D: Wrapper> {
    ports: &'a Ports<D>,
    bench: Bench<D>,
    model: Model,
    memories: Vec<Memory>,
    /// How likely memory does something in a cycle, in eighths.
    pace: u64,
    /// Answers that are awaited in each channel, in order.
    awaited: Vec<VecDeque<DeviceMemoryAnswer>>,
    next_tag: u64,
    /// Writes that were asked for.
    writes: usize,
    answers: usize,
    damaged: usize,
}

impl<'a, D: Wrapper> Rig<'a, D> {
    fn new(ports: &'a Ports<D>, (source, sink): (Stall, Stall)) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(ports.memory_answer);
        for channel in &ports.channels {
            bench.collect(channel.write_address);
            bench.collect(channel.write_data);
            bench.collect(channel.read_address);
        }
        let count = ports.channels.len();
        Self {
            ports,
            bench,
            model: Model::default(),
            memories: (0..count).map(|_| Memory::default()).collect(),
            pace: 3,
            awaited: vec![VecDeque::new(); count],
            next_tag: 0,
            writes: 0,
            answers: 0,
            damaged: 0,
        }
    }

    fn lines(&self) -> u64 {
        64 * self.ports.pages
    }

    /// Asks for a line of memory; the bits above its size are somebody else's.
    fn ask(&mut self, line: u64, write: Option<(u64, bool)>) {
        let generator = self.bench.generator();
        let (byte_enable, poison) = write.unwrap_or((generator.bits(64), false));
        let data = std::array::from_fn(|_| generator.bits(8) as u8);
        let (for_host, above) = (generator.chance(1, 2), generator.bits(8));
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % (1 << 16);
        let write = write.is_some();
        self.writes += usize::from(write);
        let request = DeviceMemoryRequest {
            write,
            line_address: line,
            data,
            byte_enable,
            poison,
            for_host,
            tag,
        };
        let channel = (place(line) % self.ports.channels.len() as u64) as usize;
        self.awaited[channel].extend(self.model.request(&request));
        let line_address = line + above * self.lines();
        self.bench
            .send(self.ports.memory_request, [DeviceMemoryRequest { line_address, ..request }]);
    }

    fn waiting(&self) -> usize {
        self.bench.waiting(self.ports.memory_request.index())
    }

    /// One cycle: memory does something or nothing, and answers are those that are awaited.
    fn step(&mut self) {
        for (memory, ports) in self.memories.iter_mut().zip(&self.ports.channels) {
            let generator = self.bench.generator();
            let [writes, looks, brings] = [0; 3].map(|_| generator.chance(self.pace, 8));
            let mut generator = generator.fork("memory");
            if writes && let Some(response) = memory.write(&mut generator) {
                self.bench.send(ports.write_response, [response]);
            }
            if looks {
                memory.look(&mut generator);
            }
            if brings && let Some(beat) = memory.found.pop_front() {
                self.bench.send(ports.read_data, [beat]);
            }
        }
        self.bench.step();
        for (memory, ports) in self.memories.iter_mut().zip(&self.ports.channels) {
            let addresses = self.bench.take(ports.write_address);
            memory.under_way[0] += addresses.len();
            memory.addresses.extend(addresses);
            memory.data.extend(self.bench.take(ports.write_data));
            let reads = self.bench.take(ports.read_address);
            memory.under_way[1] += reads.len();
            memory.reads.extend(reads);
            memory.note();
        }
        for answer in self.bench.take(self.ports.memory_answer) {
            self.answer(&answer);
        }
    }

    /// An answer is the oldest one of a channel. A line that memory could not read is damaged.
    fn answer(&mut self, answer: &DeviceMemoryAnswer) {
        let is_its = |awaited: &VecDeque<DeviceMemoryAnswer>| {
            awaited.front().is_some_and(|oldest| {
                (oldest.tag, oldest.for_host) == (answer.tag, answer.for_host)
            })
        };
        let channel = self.awaited.iter().position(is_its);
        let channel = channel.unwrap_or_else(|| panic!("{answer:?} is awaited by nobody"));
        let expected = self.awaited[channel].pop_front().expect("it is the oldest");
        self.memories[channel].under_way[1] -= 1;
        let may_fail = self.memories[channel].error_one_in > 0;
        assert_eq!(answer.data, expected.data, "line of tag {}", answer.tag);
        let is_right = answer.poison == expected.poison || (may_fail && answer.poison);
        assert!(is_right, "tag {}: poison {}", answer.tag, answer.poison);
        self.answers += 1;
        self.damaged += usize::from(answer.poison);
    }

    /// All that was asked is done.
    fn settle(&mut self) {
        let mut left = 40_000;
        let is_done = |rig: &Self| {
            let written: usize = rig.memories.iter().map(|memory| memory.written).sum();
            written == rig.writes && rig.awaited.iter().all(VecDeque::is_empty)
        };
        while !is_done(self) {
            self.step();
            left -= 1;
            assert!(left > 0, "requests stay: {:?}", self.awaited);
        }
        (0..20).for_each(|_| self.step());
    }

    fn statuses(&mut self) -> Vec<AxiMasterStatus> {
        let ports = self.ports;
        ports.channels.iter().map(|channel| self.bench.level(channel.status)).collect()
    }
}

const NOTHING_WRONG: AxiMasterStatus = AxiMasterStatus {
    failed_writes: 0,
    failed_reads: 0,
    misplaced_lasts: 0,
    stray_responses: 0,
    stray_beats: 0,
};

/// What is written: all bytes, or some, now and then damaged.
fn written(generator: &mut Generator) -> (u64, bool) {
    let enable = if generator.chance(1, 2) { u64::MAX } else { generator.bits(64) };
    (enable, generator.chance(1, 8))
}

#[test]
fn answers_are_what_was_written_before_in_every_regime() {
    on_every_adapter!(equals_the_model);
}

fn equals_the_model<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls);
        for pace in [8, 3, 1] {
            rig.pace = pace;
            for _ in 0..400 {
                let lines = rig.lines();
                let generator = rig.bench.generator();
                // Few lines, among them the first and the last.
                let line = *generator.pick(&[0, 1, 2, 3, 5, lines - 2, lines - 1]);
                let write = generator.chance(1, 2).then(|| written(generator));
                if rig.waiting() < 4 {
                    rig.ask(line, write);
                }
                rig.step();
            }
        }
        rig.settle();
        for (channel, memory) in rig.memories.iter().enumerate() {
            let count = rig.memories.len() as u64;
            let line = |local: u64| local * count + channel as u64;
            for local in 0..rig.lines().min(512) / count {
                assert_eq!(memory.kept.line(local), rig.model.line(line(local)), "line {local}");
            }
        }
        assert!(rig.answers > 30 && rig.damaged > 0, "{} {}", rig.answers, rig.damaged);
        assert!(rig.statuses().iter().all(|status| *status == NOTHING_WRONG));
        rig.bench.dismiss();
    }
}

#[test]
fn accesses_of_other_lines_are_under_way_together_up_to_the_bound() {
    on_every_adapter!(bounds);
}

fn bounds<D: Wrapper>(ports: &Ports<D>) {
    for write in [None, Some((u64::MAX, false))] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.pace = 0;
        let count = ports.channels.len() as u64;
        for line in 0..count * (ports.outstanding as u64 + 8) {
            rig.ask(line, write);
        }
        (0..8 * ports.outstanding + 40).for_each(|_| rig.step());
        for memory in &rig.memories {
            assert_eq!(memory.most_under_way, ports.outstanding, "{write:?}");
        }
        rig.pace = 8;
        rig.settle();
        rig.bench.dismiss();
    }
}

#[test]
fn a_channel_that_stands_still_holds_up_no_request_of_the_other() {
    on_every_adapter!(goes_on);
}

fn goes_on<D: Wrapper>(ports: &Ports<D>) {
    let [_, other] = &ports.channels[..] else { return };
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    rig.pace = 0;
    // As many of the first channel as fit into it: they are not taken from it.
    rig.bench.set_stall(ports.channels[0].read_address.index(), Stall::Always);
    for number in 0..5 {
        rig.ask(place(2 * number), None);
    }
    for number in 0..4 {
        rig.ask(place(2 * number + 1), None);
    }
    (0..40).for_each(|_| rig.step());
    assert_eq!(rig.memories[1].under_way[1], 4, "{}", other.read_address.index());
    rig.bench.set_stall(ports.channels[0].read_address.index(), Stall::Never);
    rig.pace = 8;
    rig.settle();
    rig.bench.dismiss();
}

#[test]
fn lines_of_every_stride_are_in_both_channels() {
    on_every_adapter!(spreads);
}

fn spreads<D: Wrapper>(ports: &Ports<D>) {
    const LINES: u64 = 32;
    let count = ports.channels.len();
    for stride in [1, 2, 8, 24] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.pace = 8;
        (0..LINES).for_each(|number| rig.ask(number * stride, None));
        let mut places = vec![vec![]; count];
        let awaited = rig.awaited.iter().map(VecDeque::len).collect::<Vec<_>>();
        while rig.awaited.iter().any(|awaited| !awaited.is_empty()) {
            rig.step();
            for (places, memory) in places.iter_mut().zip(&rig.memories) {
                places.extend(memory.reads.iter().map(Memory::line_of));
            }
        }
        let expected = (0..LINES).map(|number| place(number * stride));
        for (channel, places) in places.iter_mut().enumerate() {
            places.dedup();
            let its = expected.clone().filter(|place| *place as usize % count == channel);
            let its: Vec<u64> = its.map(|place| place / count as u64).collect();
            assert_eq!(*places, its, "stride {stride}");
            assert!(its.len() * count >= LINES as usize / 2, "stride {stride}: {awaited:?}");
        }
        rig.bench.dismiss();
    }
}

#[test]
fn what_memory_cannot_read_is_damaged_and_all_errors_are_counted() {
    on_every_adapter!(fails);
}

fn fails<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Mostly));
    rig.memories.iter_mut().for_each(|memory| memory.error_one_in = 3);
    for _ in 0..2_000 {
        let generator = rig.bench.generator();
        let line = generator.below(16);
        let write = generator.chance(1, 2).then_some((u64::MAX, false));
        if rig.waiting() < 4 {
            rig.ask(line, write);
        }
        rig.step();
    }
    rig.settle();
    let failed: u64 = rig.memories.iter().map(|memory| memory.failed[1]).sum();
    assert_eq!(rig.damaged as u64, failed, "each error is said");
    let statuses = rig.statuses();
    for (memory, status) in rig.memories.iter().zip(statuses) {
        let [failed_writes, failed_reads] = memory.failed;
        assert!(failed_writes > 5 && failed_reads > 5, "{:?}", memory.failed);
        assert_eq!(status, AxiMasterStatus { failed_writes, failed_reads, ..NOTHING_WRONG });
    }
    rig.bench.dismiss();
}

#[test]
fn what_answers_nothing_is_dropped_and_counted() {
    on_every_adapter!(strays);
}

fn strays<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
    let good = AxiResponse::Okay;
    let beat = |last| AxiLineReadData { id: 0, data: [7; 64], response: good, last, poison: false };
    for channel in &ports.channels {
        rig.bench.send(channel.write_response, [AxiWriteResponse { id: 0, response: good }; 2]);
        rig.bench.send(channel.read_data, [beat(true); 3]);
    }
    (0..20).for_each(|_| rig.step());
    assert_eq!(rig.answers, 0);
    let expected = AxiMasterStatus { stray_responses: 2, stray_beats: 3, ..NOTHING_WRONG };
    assert!(rig.statuses().iter().all(|status| *status == expected));
    // What is asked then is answered as ever, and a beat that does not end its burst is counted.
    rig.pace = 0;
    for line in 0..ports.channels.len() as u64 {
        rig.ask(line, Some((u64::MAX, false)));
        rig.ask(line, None);
    }
    (0..20).for_each(|_| rig.step());
    let is_still = |memory: &Memory| memory.under_way[1] == 0;
    assert!(rig.memories.iter().all(is_still), "a read waits for the write of its line");
    rig.pace = 8;
    rig.settle();
    rig.pace = 0;
    for line in 0..ports.channels.len() as u64 {
        rig.ask(line, None);
    }
    (0..20).for_each(|_| rig.step());
    for (memory, channel) in rig.memories.iter_mut().zip(&ports.channels) {
        let address = memory.reads.pop_front().expect("it was asked");
        let (data, poison) = memory.kept.line(Memory::line_of(&address));
        let beat = AxiLineReadData { id: 0, data, response: good, last: false, poison };
        rig.bench.send(channel.read_data, [beat]);
    }
    rig.settle();
    let expected = AxiMasterStatus { misplaced_lasts: 1, ..expected };
    assert!(rig.statuses().iter().all(|status| *status == expected), "{:?}", rig.statuses());
    rig.bench.dismiss();
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_adapter!(keeps_its_contract);
}

fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    for write in [None, Some((u64::MAX, false))] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never));
        rig.pace = 8;
        (0..4).for_each(|_| rig.step());
        rig.ask(0, write);
        let begun = rig.bench.cycle();
        let kind = usize::from(write.is_none());
        let mut cycles = 0;
        while rig.memories[0].under_way[kind] == 0 {
            rig.step();
            cycles = rig.bench.cycle() - begun;
            assert!(cycles < 20);
        }
        // Sent in the first of these cycles.
        assert_eq!(cycles, 1 + 3, "{write:?}");
        rig.settle();
        // A line in each cycle, with all channels, while no line is asked for twice.
        let lines = 200_u64;
        (0..lines).for_each(|line| rig.ask(line, write));
        let begun = rig.bench.cycle();
        while rig.waiting() > 0 {
            rig.step();
        }
        let cycles = rig.bench.cycle() - begun;
        if ports.outstanding > 4 {
            assert!(cycles <= lines + 8, "{cycles} cycles for {lines} lines, {write:?}");
        }
        rig.settle();
        rig.bench.dismiss();
    }
}
