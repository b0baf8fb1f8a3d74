//! Both halves of the packet forwarding unit at one memory: what is received, sent again from where it
//! was written, is the same.
use std::collections::{BTreeMap, VecDeque};

use nic_sim::generated::pfu::Pfu;
use nic_spec::message::{
    LineOperation, LineRequest, LineResponse, LineStatus, Message, PacketBeat, PacketSegment,
    Routed, SegmentDone,
};
use nic_tb::{Bench, Stall};
use nic_tests::pfu::{beats, length, segments, split};

/// Cycles from a request to its answer.
const LATENCY: u64 = 20;

#[test]
fn a_packet_that_is_sent_from_where_it_was_written_is_the_same() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(source, sink);
        (0..40).for_each(|_| rig.send(700));
        rig.until_idle();
        rig.bench.finish();
    }
}

#[test]
fn the_halves_do_not_wait_for_each_other() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.bench.probe_every(0);
    // Nobody takes what is sent: receiving goes on.
    rig.bench.set_stall(Pfu::TRANSMIT_PACKET.index(), Stall::Always);
    (0..60).for_each(|_| rig.send(700));
    let mut left = 6_000;
    while rig.written < 60 {
        rig.step();
        left -= 1;
        assert!(left > 0, "all are written");
    }
    rig.bench.set_stall(Pfu::TRANSMIT_PACKET.index(), Stall::Never);
    rig.until_idle();
    let status = rig.bench.level(Pfu::RECEIVE_STATUS);
    let sent = rig.bench.level(Pfu::TRANSMIT_STATUS);
    assert_eq!((status.packets, status.bytes, status.lines), (60, sent.bytes, sent.lines));
    assert_eq!(sent.packets, 60);
    rig.bench.finish();
}

/// A unit and its memory.
struct Rig {
    bench: Bench<Pfu>,
    memory: BTreeMap<u64, [u8; 64]>,
    /// Answers to writes and to reads, and when they are due.
    writes: VecDeque<(u64, LineResponse)>,
    reads: VecDeque<(u64, LineResponse)>,
    /// Packets that are not written yet: their segments, and their beats as they should be sent.
    open: VecDeque<(Vec<PacketSegment>, Vec<PacketBeat>)>,
    /// Packets that are written.
    written: usize,
    next_line: u64,
}

impl Rig {
    fn new(source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<Pfu>::new(source, sink);
        bench.take_transfers();
        bench.ignore(Pfu::WRITE_REQUEST);
        bench.ignore(Pfu::READ_REQUEST);
        bench.ignore(Pfu::RECEIVE_DONE);
        bench.ignore(Pfu::TRANSMIT_DONE);
        Self {
            bench,
            memory: BTreeMap::new(),
            writes: VecDeque::new(),
            reads: VecDeque::new(),
            open: VecDeque::new(),
            written: 0,
            next_line: 0,
        }
    }

    /// Sends a packet to buffers that nothing else uses.
    fn send(&mut self, most: u64) {
        let length = length(self.bench.generator(), most);
        let lengths = split(self.bench.generator(), length);
        let operations = [LineOperation::NcWrite, LineOperation::NcPush];
        let mut parts = segments(self.bench.generator(), &operations, &lengths);
        for part in &mut parts {
            part.address = 64 * self.next_line + part.address % 64;
            self.next_line += part.length_bytes / 64 + 2;
        }
        let packet = self.bench.generator().bytes(length as usize);
        let received = beats(self.bench.generator(), &packet);
        let sent = beats(self.bench.generator(), &packet).into_iter().map(|beat| PacketBeat {
            ring: parts[0].ring,
            checksum: parts[0].checksum,
            protocol: nic_spec::message::PacketProtocol::Other,
            flow_hash: 0,
            timestamp_cycles: 0,
            ..beat
        });
        self.open.push_back((parts.clone(), sent.collect()));
        self.bench.send(Pfu::RECEIVE_PACKET, received);
        self.bench.send(Pfu::RECEIVE_SEGMENT, parts);
    }

    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == Pfu::WRITE_REQUEST.index() {
                let LineRequest { line_address, data, byte_enable, tag, .. } =
                    Routed::<LineRequest, 8>::from_field_words(&fields).payload;
                let line = self.memory.entry(line_address).or_insert([0xaa; 64]);
                for byte in (0..64).filter(|byte| byte_enable >> byte & 1 == 1) {
                    line[byte] = data[byte];
                }
                let answer = LineResponse { tag, status: LineStatus::Okay, data: [0; 64] };
                self.writes.push_back((cycle + LATENCY, answer));
            } else if port == Pfu::READ_REQUEST.index() {
                let LineRequest { line_address, tag, .. } =
                    Routed::<LineRequest, 8>::from_field_words(&fields).payload;
                let data = self.memory.get(&line_address).copied().unwrap_or([0xbb; 64]);
                let answer = LineResponse { tag, status: LineStatus::Okay, data };
                self.reads.push_back((cycle + LATENCY, answer));
            } else if port == Pfu::RECEIVE_DONE.index() {
                let done = SegmentDone::from_field_words(&fields);
                assert!(!done.failed);
                if done.last {
                    self.send_back();
                }
            }
        }
        for (answers, port) in
            [(&mut self.writes, Pfu::WRITE_RESPONSE), (&mut self.reads, Pfu::READ_RESPONSE)]
        {
            if answers.front().is_some_and(|(due, _)| *due <= cycle) {
                self.bench.send(port, answers.pop_front().map(|(_, answer)| answer));
            }
        }
    }

    /// The oldest packet is written: it is read from there.
    fn send_back(&mut self) {
        let (parts, sent) = self.open.pop_front().expect("it was sent");
        let reads = parts
            .into_iter()
            .map(|part| PacketSegment { operation: LineOperation::NcRead, ..part });
        self.bench.send(Pfu::TRANSMIT_SEGMENT, reads);
        self.bench.expect(Pfu::TRANSMIT_PACKET, sent);
        self.written += 1;
    }

    fn until_idle(&mut self) {
        let mut left = 60_000;
        let is_busy = |rig: &Self| {
            let waits = |port| rig.bench.waiting(port) > 0;
            !rig.open.is_empty() || !rig.reads.is_empty() || waits(Pfu::TRANSMIT_SEGMENT.index())
        };
        while is_busy(self) {
            self.step();
            left -= 1;
            assert!(left > 0, "everything is written and read in the end");
        }
        // Lines that are asked for only now are answered, too.
        (0..3_000).for_each(|_| self.step());
        self.bench.until_idle();
    }
}
