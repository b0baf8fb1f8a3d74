//! The transmit half of the packet forwarding unit against its model: every packet as it lies in memory,
//! in order.
use std::collections::VecDeque;
use std::ops::RangeInclusive;

use nic_model::pfu::{self, Line};
use nic_sim::generated::pfu_transmit::PfuTransmit;
use nic_sim::generated::pfu_transmit_tiny::PfuTransmitTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    LineOperation, LineRequest, LineResponse, LineStatus, Message, PacketBeat, PacketSegment,
    PfuFault, PfuTransmitStatus, Routed, SegmentDone,
};
use nic_tb::{Bench, Contents, LineMemory, Measured, Stall};
use nic_tests::pfu::{LONGEST, length, segment, segments, split};

/// Ports of an emitted half.
struct Ports<D> {
    segment: Inlet<D, PacketSegment>,
    line_request: Outlet<D, Routed<LineRequest, 8>>,
    line_response: PulseInlet<D, LineResponse>,
    packet: Outlet<D, PacketBeat>,
    done: Outlet<D, SegmentDone>,
    status: LevelOutlet<D, PfuTransmitStatus>,
    slots: usize,
}

macro_rules! ports {
    ($device:ident, $slots:literal) => {
        Ports {
            segment: $device::SEGMENT,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            packet: $device::PACKET,
            done: $device::DONE,
            status: $device::STATUS,
            slots: $slots,
        }
    };
}

const SMALL: Ports<PfuTransmitTiny> = ports!(PfuTransmitTiny, 8);
const LARGE: Ports<PfuTransmit> = ports!(PfuTransmit, 256);

/// How lines are read.
const READS: [LineOperation; 3] =
    [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];

#[test]
fn packets_leave_as_they_lie_in_memory_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        for latency in [1..=1, 1..=60] {
            let mut rig = Rig::new(&SMALL, (source, sink), latency, 0);
            for _ in 0..30 {
                rig.send_any(400);
            }
            rig.until_idle();
            rig.finish();
        }
    }
    let mut rig = Rig::new(&LARGE, (Stall::Bursts, Stall::Mostly), 1..=400, 40);
    for _ in 0..60 {
        rig.send_any(LONGEST / 4);
    }
    rig.until_idle();
    rig.finish();
}

#[test]
fn every_alignment_with_every_length() {
    let lengths = (1..=200).chain(1_499..=1_501).chain([1_514, LONGEST - 1, LONGEST]);
    let lengths: Vec<u64> = lengths.collect();
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 1..=1, 0);
    rig.bench.probe_every(0);
    for alignment in 0..64 {
        for length in &lengths {
            let line = rig.bench.generator().bits(45);
            rig.send(&[segment(64 * line + alignment, *length)]);
        }
        rig.until_few(4);
    }
    rig.until_idle();
    rig.finish();
}

#[test]
fn two_segments_meet_anywhere_in_a_beat_and_in_a_line() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 1..=3, 0);
    rig.bench.probe_every(0);
    for (first, second) in (0..64).flat_map(|f| (0..64).map(move |s| (f, s))) {
        let lengths =
            [rig.bench.generator().within(1..=150), rig.bench.generator().within(1..=150)];
        let mut parts = segments(rig.bench.generator(), &READS, &lengths);
        parts[0].address = parts[0].address & !63 | first;
        parts[1].address = parts[1].address & !63 | second;
        rig.send(&parts);
        rig.until_few(4);
    }
    rig.until_idle();
    rig.finish();
}

#[test]
fn a_packet_of_which_a_line_fails_ends_with_an_error_and_no_other_does() {
    for (latency, sink) in [(1..=1, Stall::Never), (1..=100, Stall::Mostly)] {
        // One line in six fails.
        let mut rig = Rig::new(&SMALL, (Stall::Never, sink), latency, 6);
        for _ in 0..150 {
            rig.send_any(300);
        }
        rig.until_idle();
        let status = rig.bench.level(rig.ports.status);
        assert_eq!(status.first_fault, PfuFault::FailedLine);
        assert!(status.failed_packets > 20 && status.failed_lines > 20, "{status:?}");
        rig.finish();
    }
}

#[test]
fn an_answer_to_no_line_is_counted_and_changes_nothing() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 20..=40, 0);
    let stray = |tag| LineResponse { tag, status: LineStatus::Error, data: [0; 64] };
    // Beyond the slots, and a slot that is free.
    rig.bench.send(rig.ports.line_response, [stray(8), stray(255), stray(3)]);
    rig.send(&[segment(30, 100)]);
    rig.until_idle();
    rig.send(&[segment(30, LONGEST)]);
    rig.until_idle();
    let status = rig.bench.level(rig.ports.status);
    assert_eq!((status.stray_answers, status.first_fault), (3, PfuFault::StrayAnswer));
    assert_eq!(status.failed_packets, 0);
    rig.finish();
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(&SMALL, (source, sink), 1..=20, 0);
        for steps in [1, 2, 5, 12, 40, 90, 200] {
            (0..20).for_each(|_| rig.send_any(300));
            (0..steps).for_each(|_| rig.step());
            rig.reset();
        }
        (0..10).for_each(|_| rig.send_any(300));
        rig.until_idle();
        rig.finish();
    }
}

#[test]
fn as_many_lines_are_unanswered_as_there_are_slots() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 60..=60, 0);
    rig.send(&[segment(5, LONGEST)]);
    rig.until_idle();
    assert_eq!(rig.memory.most_waiting(), rig.ports.slots);
    rig.finish();
    let mut rig = Rig::new(&LARGE, (Stall::Never, Stall::Never), 600..=600, 0);
    (0..3).for_each(|_| rig.send(&[segment(5, LONGEST)]));
    rig.until_idle();
    assert_eq!(rig.memory.most_waiting(), rig.ports.slots);
    rig.finish();
}

#[test]
fn a_last_beat_leaves_as_promised_after_the_last_line() {
    leaves_as_promised(&SMALL);
    leaves_as_promised(&LARGE);
}

fn leaves_as_promised<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 5..=5, 0);
    rig.bench.probe_every(0);
    for alignment in 0..64 {
        for length in [1, 2, 60, 63, 64, 65, 66, 100, 127, 128, 129, 190] {
            rig.send(&[segment(640 + alignment, length)]);
            rig.until(|rig| rig.open.is_empty());
            // The last beat may leave after the segment is done.
            (0..4).for_each(|_| rig.step());
            // A cycle, and two more where a line ends a beat and begins the last.
            let lines = (alignment + length).div_ceil(64);
            let bytes_before = if lines > 1 { 64 * (lines - 1) - alignment } else { 0 };
            let is_split = length.div_ceil(64) > bytes_before / 64 + 1;
            let cycles = if is_split { 3 } else { 1 };
            let found = rig.last_beat - rig.last_answer;
            assert_eq!(found, cycles, "{length} bytes at {alignment}");
        }
    }
    rig.finish();
}

#[test]
fn lines_are_asked_for_in_every_cycle_and_as_soon_as_promised() {
    keeps_its_contract(&SMALL);
    keeps_its_contract(&LARGE);
}

fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1..=1, 0);
    rig.bench.probe_every(0);
    let (mut least, mut most) = (u64::MAX, 0);
    for alignment in 0..64 {
        let sent = rig.bench.cycle();
        rig.send(&[segment(640 + alignment, 64)]);
        rig.until(|rig| rig.open.is_empty());
        let latency = rig.taken_in[0] - sent;
        (least, most) = (least.min(latency), most.max(latency));
        rig.taken_in.clear();
    }
    (0..40).for_each(|number| rig.send(&[segment(640 * number, 64 + number)]));
    rig.until_idle();
    let taken = std::mem::take(&mut rig.taken_in);
    rig.finish();
    let gaps = taken.len() as u64 - 1;
    let measured = Measured { least, most, cycles: taken[taken.len() - 1] - taken[0], gaps };
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// A half, the memory behind it, and what should happen.
struct Rig<'p, D: Wrapper> {
    ports: &'p Ports<D>,
    bench: Bench<D>,
    memory: LineMemory,
    /// Lines that should be read, in order.
    lines: VecDeque<Line>,
    /// Segments that should be done, in order, and how many lines they have.
    open: VecDeque<(SegmentDone, usize)>,
    answered: usize,
    status: PfuTransmitStatus,
    /// The cycles in which lines were taken.
    taken_in: Vec<u64>,
    last_answer: u64,
    last_beat: u64,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    fn new(
        ports: &'p Ports<D>,
        stalls: (Stall, Stall),
        latency: RangeInclusive<u64>,
        failing: u64,
    ) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        bench.take_transfers();
        bench.ignore(ports.line_request);
        bench.ignore(ports.done);
        let contents = Contents::random(bench.generator()).failing(failing);
        let memory = LineMemory::new(contents, latency, bench.generator());
        let status = bench.level(ports.status);
        Self {
            ports,
            bench,
            memory,
            lines: VecDeque::new(),
            open: VecDeque::new(),
            answered: 0,
            status,
            taken_in: vec![],
            last_answer: 0,
            last_beat: 0,
        }
    }

    /// Sends the packet that lies in these segments.
    fn send(&mut self, parts: &[PacketSegment]) {
        let memory = &self.memory;
        let fails = |line: &Line| memory.read(line.line_address).1 == LineStatus::Error;
        let status = &mut self.status;
        let mut error = false;
        for part in parts {
            let lines = pfu::reads(&[*part]);
            let failed_lines = lines.iter().filter(|line| fails(line)).count() as u64;
            let failed = failed_lines > 0;
            error |= failed;
            status.bytes += part.length_bytes;
            status.lines += lines.len() as u64;
            status.failed_lines += failed_lines;
            let done = SegmentDone { ring: part.ring, last: part.last, failed };
            self.open.push_back((done, lines.len()));
            self.lines.extend(lines);
        }
        status.packets += 1;
        status.failed_packets += u64::from(error);
        let packet = pfu::transmit(parts, error, |line| memory.read(line).0);
        self.bench.expect(self.ports.packet, packet);
        self.bench.send(self.ports.segment, parts.iter().copied());
    }

    /// Sends any packet, in one segment or two.
    fn send_any(&mut self, most: u64) {
        let length = length(self.bench.generator(), most);
        let lengths = split(self.bench.generator(), length);
        let parts = segments(self.bench.generator(), &READS, &lengths);
        self.send(&parts);
    }

    /// A cycle of the half and of the memory.
    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.line_request.index() {
                let request = Routed::<LineRequest, 8>::from_field_words(&fields);
                let expected = self.lines.pop_front().expect("a line is expected");
                assert_eq!(read(&request), expected);
                self.taken_in.push(cycle - 1);
                self.memory.ask(cycle - 1, request.payload.line_address, request.payload.tag);
            } else if port == self.ports.line_response.index() {
                self.answered += 1;
                self.last_answer = cycle - 1;
            } else if port == self.ports.packet.index() {
                self.last_beat = cycle - 1;
            } else if port == self.ports.done.index() {
                let found = SegmentDone::from_field_words(&fields);
                let (done, lines) = self.open.pop_front().expect("a segment should be done");
                assert_eq!(found, done);
                assert!(self.answered >= lines, "done before its lines are");
                self.answered -= lines;
            }
        }
        if let Some(answer) = self.memory.answer(cycle) {
            self.bench.send(self.ports.line_response, [answer]);
        }
    }

    fn until(&mut self, done: impl Fn(&Self) -> bool) {
        let mut left = 300_000;
        while !done(self) {
            self.step();
            left -= 1;
            let (lines, open) = (self.lines.len(), self.open.len());
            assert!(left > 0, "{lines} lines and {open} segments are missing");
        }
    }

    /// Goes on until only so many segments wait.
    fn until_few(&mut self, segments: usize) {
        self.until(|rig| rig.bench.waiting(rig.ports.segment.index()) <= segments);
    }

    fn until_idle(&mut self) {
        self.until(|rig| rig.lines.is_empty() && rig.open.is_empty());
        // What was expected of the packets is there; the bench says so.
        self.bench.until_idle();
        assert!(self.bench.take_transfers().iter().all(|(p, _)| *p == self.ports.packet.index()));
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.memory.reset();
        self.lines.clear();
        self.open.clear();
        self.answered = 0;
        self.status = self.bench.level(self.ports.status);
        assert_eq!((self.status.packets, self.status.first_fault), (0, PfuFault::None));
    }

    fn finish(mut self) {
        let found = self.bench.level(self.ports.status);
        let PfuTransmitStatus { stray_answers, first_fault, .. } = found;
        assert_eq!(found, PfuTransmitStatus { stray_answers, first_fault, ..self.status });
        let faults = found.failed_lines + stray_answers;
        assert_eq!(faults > 0, first_fault != PfuFault::None);
        self.bench.finish();
    }
}

/// What a request reads.
fn read(request: &Routed<LineRequest, 8>) -> Line {
    let &Routed { payload, selection } = request;
    let LineRequest { operation, space, line_address, byte_enable, .. } = payload;
    assert_eq!(byte_enable, 0, "a read writes nothing");
    Line { ring: selection, operation, space, line_address, bytes: [].into() }
}
