//! The receive half of the packet forwarding unit against its model: every byte of every packet, where
//! it belongs and nowhere else.
use std::collections::VecDeque;
use std::ops::RangeInclusive;

use nic_model::pfu::{self, Line};
use nic_sim::generated::pfu_receive::PfuReceive;
use nic_sim::generated::pfu_receive_tiny::PfuReceiveTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    LineOperation, LineRequest, LineResponse, LineStatus, Message, PacketBeat, PacketSegment,
    PfuFault, PfuReceiveStatus, Routed, SegmentDone,
};
use nic_tb::{Bench, Contents, LineMemory, Measured, Stall};
use nic_tests::COUNTING_CYCLES;
use nic_tests::pfu::{LONGEST, beats, length, segment, segments, split};

/// Ports of an emitted half.
struct Ports<D> {
    packet: Inlet<D, PacketBeat>,
    segment: Inlet<D, PacketSegment>,
    line_request: Outlet<D, Routed<LineRequest, 8>>,
    line_response: PulseInlet<D, LineResponse>,
    done: Outlet<D, SegmentDone>,
    status: LevelOutlet<D, PfuReceiveStatus>,
    slots: usize,
}

macro_rules! ports {
    ($device:ident, $slots:literal) => {
        Ports {
            packet: $device::PACKET,
            segment: $device::SEGMENT,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            done: $device::DONE,
            status: $device::STATUS,
            slots: $slots,
        }
    };
}

const SMALL: Ports<PfuReceiveTiny> = ports!(PfuReceiveTiny, 8);
const LARGE: Ports<PfuReceive> = ports!(PfuReceive, 256);

/// How lines are written.
const WRITES: [LineOperation; 3] =
    [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];

#[test]
fn packets_are_written_to_their_segments_in_every_regime() {
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
            rig.send(*length, &[segment(64 * line + alignment, *length)]);
        }
        rig.until_few(8);
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
        let mut parts = segments(rig.bench.generator(), &WRITES, &lengths);
        parts[0].address = parts[0].address & !63 | first;
        parts[1].address = parts[1].address & !63 | second;
        rig.send(lengths.iter().sum(), &parts);
        rig.until_few(8);
    }
    rig.until_idle();
    rig.finish();
}

#[test]
fn bytes_behind_the_last_segment_and_dropped_packets_go_nowhere() {
    for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Mostly, Stall::Alternate)] {
        let mut rig = Rig::new(&SMALL, (source, sink), 1..=5, 0);
        // A packet of 1 to 5 beats of which 1 to 5 beats are wanted, or none, between whole ones.
        for packet in [1, 64, 65, 128, 129, 200, 256, 300] {
            for wanted in [0, 1, 63, 64, 65, 128, 190] {
                let parts = match wanted {
                    0 => vec![PacketSegment { drop: true, ..segment(1 << 40, packet) }],
                    wanted => segments(rig.bench.generator(), &WRITES, &[wanted.min(packet)]),
                };
                rig.send(packet, &parts);
                rig.send(64, &[segment(1 << 30 | 3, 64)]);
            }
        }
        rig.until_idle();
        let status = rig.bench.level(rig.ports.status);
        assert_eq!(status.dropped_packets, 8);
        rig.finish();
    }
}

#[test]
fn a_packet_that_ends_before_its_segments_is_filled_with_zeros_and_has_failed() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 1..=5, 0);
    for packet in [1, 64, 65, 128, 200] {
        for missing in [1, 63, 64, 65, 200] {
            for first in [1, packet, packet + missing - 1] {
                let lengths = [first, packet + missing - first];
                let parts = segments(rig.bench.generator(), &WRITES, &lengths);
                rig.send(packet, &parts);
                rig.send(100, &[segment(7, 100)]);
            }
        }
    }
    rig.until_idle();
    let status = rig.bench.level(rig.ports.status);
    assert_eq!(status.first_fault, PfuFault::ShortPacket);
    assert!(status.short_packets > 20 && status.failed_lines == 0, "{status:?}");
    rig.finish();
}

#[test]
fn a_segment_of_which_a_line_fails_says_so_and_no_other_does() {
    for latency in [1..=1, 1..=100] {
        // One line in six fails.
        let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Mostly), latency, 6);
        for _ in 0..150 {
            rig.send_any(300);
        }
        rig.until_idle();
        let status = rig.bench.level(rig.ports.status);
        assert_eq!(status.first_fault, PfuFault::FailedLine);
        assert!(status.failed_segments > 20 && status.failed_lines > 20, "{status:?}");
        rig.finish();
    }
}

#[test]
fn an_answer_to_no_line_is_counted_and_changes_nothing() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 20..=40, 0);
    let stray = |tag| LineResponse { tag, status: LineStatus::Error, data: [0; 64] };
    // Beyond the slots, and a slot that is free.
    rig.bench.send(rig.ports.line_response, [stray(8), stray(255), stray(3)]);
    rig.send(100, &[segment(30, 100)]);
    rig.until_idle();
    rig.send(LONGEST, &[segment(30, LONGEST)]);
    rig.until_idle();
    let status = rig.bench.level(rig.ports.status);
    assert_eq!((status.stray_answers, status.first_fault), (3, PfuFault::StrayAnswer));
    assert_eq!(status.failed_segments, 0);
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
    rig.send(LONGEST, &[segment(5, LONGEST)]);
    rig.until_idle();
    assert_eq!(rig.memory.most_waiting(), rig.ports.slots);
    rig.finish();
    let mut rig = Rig::new(&LARGE, (Stall::Never, Stall::Never), 600..=600, 0);
    (0..3).for_each(|_| rig.send(LONGEST, &[segment(5, LONGEST)]));
    rig.until_idle();
    assert_eq!(rig.memory.most_waiting(), rig.ports.slots);
    rig.finish();
}

#[test]
fn lines_leave_in_every_cycle_and_as_soon_as_promised() {
    keeps_its_contract(&SMALL);
    keeps_its_contract(&LARGE);
}

/// Measures the latency of a beat whose segment is there, that of both together, and the interval.
fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    let latency = |beat_first: bool, segment_first: bool| {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1..=1, 0);
        rig.bench.probe_every(0);
        let mut found = vec![];
        for alignment in 0..64 {
            let packet = rig.bench.generator().bytes(64);
            let part = segment(640 + alignment, 64);
            rig.expect(&packet, &[part]);
            let beats = beats(rig.bench.generator(), &packet);
            if segment_first {
                rig.bench.send(rig.ports.segment, [part]);
                (0..8).for_each(|_| rig.step());
            }
            rig.bench.send(rig.ports.packet, beats);
            if beat_first {
                (0..8).for_each(|_| rig.step());
            }
            if !segment_first {
                rig.bench.send(rig.ports.segment, [part]);
            }
            // The cycle in which the later of the two moves.
            let moved = rig.bench.cycle();
            while rig.taken_in.is_empty() {
                rig.step();
            }
            found.push(rig.taken_in[0] - moved);
            rig.until(|rig| rig.open.is_empty());
            rig.taken_in.clear();
        }
        rig.finish();
        (found.iter().copied().min().unwrap_or(0), found.iter().copied().max().unwrap_or(0))
    };
    let (least, most) = latency(false, true);
    // A segment takes a cycle more to be prepared.
    assert_eq!(latency(false, false), (3, 3));
    assert_eq!(latency(true, false), (3, 3));

    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1..=1, 0);
    rig.bench.probe_every(0);
    (0..40).for_each(|number| rig.send(64 + number, &[segment(640 * number, 64 + number)]));
    rig.until_idle();
    let taken = std::mem::take(&mut rig.taken_in);
    let gaps = taken.len() as u64 - 1;
    let cycles = taken[taken.len() - 1] - taken[0];
    rig.finish();
    let contract = D::DESIGN.contract.expect("the module has a contract");
    let measured = Measured { least, most, cycles, gaps };
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// What a segment that is not done waits for.
struct Open {
    done: SegmentDone,
    lines: usize,
}

/// A half, the memory behind it, and what should happen.
struct Rig<'p, D: Wrapper> {
    ports: &'p Ports<D>,
    bench: Bench<D>,
    memory: LineMemory,
    /// Lines that should be written, in order.
    lines: VecDeque<Line>,
    /// Segments that should be done, in order.
    open: VecDeque<Open>,
    /// Lines that were answered and are of no segment that is done.
    answered: usize,
    status: PfuReceiveStatus,
    /// The cycles in which lines were taken.
    taken_in: Vec<u64>,
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
        bench.watchdog(4_000, "a memory that answers late, and sinks that stall in bursts");
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
        }
    }

    /// Sends a packet of that length to these segments.
    fn send(&mut self, length: u64, parts: &[PacketSegment]) {
        let packet = self.bench.generator().bytes(length as usize);
        self.expect(&packet, parts);
        let beats = beats(self.bench.generator(), &packet);
        self.bench.send(self.ports.packet, beats);
        self.bench.send(self.ports.segment, parts.iter().copied());
    }

    /// Sends any packet: whole, cut, or dropped.
    fn send_any(&mut self, most: u64) {
        let length = length(self.bench.generator(), most);
        let wanted = match self.bench.generator().below(8) {
            0 => self.bench.generator().within(1..=length),
            _ => length,
        };
        let lengths = split(self.bench.generator(), wanted);
        let mut parts = segments(self.bench.generator(), &WRITES, &lengths);
        if self.bench.generator().chance(1, 12) {
            parts = vec![PacketSegment { drop: true, last: true, ..parts[0] }];
        }
        self.send(length, &parts);
    }

    /// Expects what the model says of a packet.
    fn expect(&mut self, packet: &[u8], parts: &[PacketSegment]) {
        let received = pfu::receive(packet, parts);
        let status = &mut self.status;
        status.dropped_packets += u64::from(received.dropped);
        let is_short = received.short.iter().any(|short| *short);
        status.short_packets += u64::from(is_short);
        status.packets += u64::from(!received.dropped);
        for ((part, lines), short) in parts.iter().zip(received.segments).zip(received.short) {
            let fails = |line: &&Line| self.memory.read(line.line_address).1 == LineStatus::Error;
            let failed_lines = lines.iter().filter(fails).count() as u64;
            let failed = short || failed_lines > 0;
            status.bytes += part.length_bytes;
            status.lines += lines.len() as u64;
            status.failed_lines += failed_lines;
            status.failed_segments += u64::from(failed);
            let done = SegmentDone { ring: part.ring, last: part.last, failed };
            self.open.push_back(Open { done, lines: lines.len() });
            self.lines.extend(lines);
        }
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
                assert_eq!(written(&request), expected);
                self.taken_in.push(cycle - 1);
                self.memory.ask(cycle - 1, request.payload.line_address, request.payload.tag);
            } else if port == self.ports.line_response.index() {
                self.answered += 1;
            } else if port == self.ports.done.index() {
                let found = SegmentDone::from_field_words(&fields);
                let open = self.open.pop_front().expect("a segment is expected to be done");
                assert_eq!(found, open.done);
                // Its lines and all before it have been answered.
                assert!(self.answered >= open.lines, "done before its lines are");
                self.answered -= open.lines;
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

    /// Goes on until only so many beats wait.
    fn until_few(&mut self, beats: usize) {
        self.until(|rig| rig.bench.waiting(rig.ports.packet.index()) <= beats);
    }

    fn until_idle(&mut self) {
        self.until(|rig| {
            let waiting = |port| rig.bench.waiting(port) > 0;
            let is_busy = waiting(rig.ports.packet.index()) || waiting(rig.ports.segment.index());
            !is_busy && rig.lines.is_empty() && rig.open.is_empty()
        });
        // Longer than a sink stalls, so that nothing more hides behind one.
        (0..200).for_each(|_| self.step());
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
        (0..COUNTING_CYCLES).for_each(|_| self.step());
        let found = self.bench.level(self.ports.status);
        let PfuReceiveStatus { stray_answers, first_fault, .. } = found;
        assert_eq!(found, PfuReceiveStatus { stray_answers, first_fault, ..self.status });
        let faults = found.failed_segments + found.short_packets + stray_answers;
        assert_eq!(faults > 0, first_fault != PfuFault::None);
        self.bench.dismiss();
    }
}

/// What a request writes.
fn written(request: &Routed<LineRequest, 8>) -> Line {
    let &Routed { payload, selection } = request;
    let LineRequest { operation, space, line_address, data, byte_enable, .. } = payload;
    let enabled = (0..64).filter(|byte| byte_enable >> byte & 1 == 1);
    let bytes = enabled.map(|byte| (byte, data[byte as usize])).collect();
    Line { ring: selection, operation, space, line_address, bytes }
}
