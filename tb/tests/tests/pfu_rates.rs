//! How fast the packet forwarding unit is at bare line ports, beside what its contract allows: `make test
//! TEST=pfu_rates` prints the table.
//!
//! The memory never stalls, and answers after 1 cycle or after 200, or about then in any order among 16. A
//! packet takes as many cycles as its segments touch lines: that is the bound.
use std::collections::VecDeque;
use std::fmt::Write;

use nic_sim::Wrapper;
use nic_sim::generated::pfu_receive::PfuReceive as Receive;
use nic_sim::generated::pfu_transmit::PfuTransmit as Transmit;
use nic_spec::message::{LineRequest, Message, PacketSegment, Routed};
use nic_tb::{Bench, Contents, LineMemory, Stall};
use nic_tests::pfu::{beats, segment};

/// Bytes of the packets.
const LENGTHS: [u64; 5] = [64, 65, 128, 1_500, 9_216];
/// How the memory answers: after so many cycles, among so many in any order.
const LATENCIES: [(&str, u64, u64); 4] = [
    ("after 1", 1, 1),
    ("after 200", 200, 1),
    ("after 1 to 31, in any order", 16, 16),
    ("after 185 to 215, in any order", 200, 16),
];
/// Lines of a measurement, about.
const LINES: u64 = 600;

/// A kind of packet.
#[derive(Clone, Copy)]
struct Kind {
    length: u64,
    is_aligned: bool,
    segments: u64,
}

impl Kind {
    /// The segments of a packet, at addresses of its own.
    fn segments(&self, number: u64) -> Vec<PacketSegment> {
        // The second buffer is as well aligned as the first; the packet is cut where it may be.
        let first = if self.segments == 1 { self.length } else { self.length * 3 / 5 };
        let base = number << 20;
        let offsets = if self.is_aligned { [0, 0] } else { [33, 7] };
        let part = |offset, length, last| PacketSegment {
            last,
            packet_length_bytes: self.length,
            ..segment(base + offset, length)
        };
        let rest = self.length - first;
        let mut parts = vec![part(offsets[0], first, rest == 0)];
        if rest > 0 {
            parts.push(part((1 << 19) + offsets[1], rest, true));
        }
        parts
    }

    /// The lines that its segments touch.
    fn lines(&self) -> u64 {
        let touched = |part: &PacketSegment| {
            (part.address + part.length_bytes).div_ceil(64) - part.address / 64
        };
        self.segments(0).iter().map(touched).sum()
    }

    fn count(&self) -> u64 {
        (LINES / self.lines()).max(5)
    }
}

#[test]
fn rates_are_within_five_in_a_hundred_of_their_bounds() {
    let mut table = String::new();
    let mut slow = vec![];
    for half in ["receive", "transmit"] {
        let columns = LATENCIES.map(|(name, ..)| name).join(" | ");
        let _ = writeln!(table, "\n| {half} | segments | lines | packets per cycle | {columns} |");
        let _ = writeln!(table, "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
        for kind in kinds() {
            let bound = 1.0 / kind.lines() as f64;
            let mut row = String::new();
            for (name, latency, among) in LATENCIES {
                let rate = match half {
                    "receive" => receive(kind, latency, among),
                    _ => transmit(kind, latency, among),
                };
                let _ = write!(row, " {rate:.4} |");
                if rate < 0.95 * bound {
                    slow.push(format!("{half} {} {name}: {rate:.4}", kind.length));
                }
                // Faster than a line per cycle would be a mistake of this test.
                assert!(rate <= bound * 1.03, "{half} {}: {rate} above {bound}", kind.length);
            }
            let alignment = if kind.is_aligned { "aligned" } else { "unaligned" };
            let Kind { length, segments, .. } = kind;
            let lines = kind.lines();
            let _ = writeln!(
                table,
                "| {length} B {alignment} | {segments} | {lines} | {bound:.4} |{row}"
            );
        }
    }
    println!("{table}");
    assert!(slow.is_empty(), "below 95 % of the bound: {slow:?}");
}

fn kinds() -> impl Iterator<Item = Kind> {
    LENGTHS.into_iter().flat_map(|length| {
        [true, false].into_iter().flat_map(move |is_aligned| {
            [1, 2].map(|segments| Kind { length, is_aligned, segments })
        })
    })
}

/// A unit and the memory behind it; gives the transfers of a port by cycle.
struct Rig<D: Wrapper> {
    bench: Bench<D>,
    memory: LineMemory,
}

impl<D: Wrapper> Rig<D> {
    fn new(latency: u64, among: u64) -> Self {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        bench.probe_every(0);
        bench.take_transfers();
        let contents = Contents::random(bench.generator());
        let memory =
            LineMemory::new(contents, latency..=latency, bench.generator()).shuffled(among);
        Self { bench, memory }
    }

    /// Packets per cycle, from the first of `starts` to the last transfer at `port`, of which each
    /// packet has `each`; the memory is at `request` and answers at `response`.
    fn rate(
        &mut self,
        (request, response): (usize, usize),
        port: usize,
        (packets, each): (u64, u64),
    ) -> f64 {
        let mut cycles = VecDeque::new();
        while (cycles.len() as u64) < packets * each {
            self.bench.step();
            let cycle = self.bench.cycle();
            for (moved, words) in self.bench.take_transfers() {
                if moved == request {
                    let fields = self.bench.access(moved).split(&words);
                    let line = Routed::<LineRequest, 8>::from_field_words(&fields);
                    self.memory.ask(cycle - 1, line.payload.line_address, line.payload.tag);
                }
                if moved == port {
                    cycles.push_back(cycle - 1);
                }
            }
            if let Some(answer) = self.memory.answer(cycle) {
                self.bench.send_words(response, answer.field_words().concat());
            }
        }
        // The first packet is left out: from its end to that of the last.
        let first = cycles[each as usize - 1];
        let last = cycles[cycles.len() - 1];
        (packets - 1) as f64 / (last - first) as f64
    }
}

fn receive(kind: Kind, latency: u64, among: u64) -> f64 {
    let mut rig = Rig::<Receive>::new(latency, among);
    rig.bench.ignore(Receive::LINE_REQUEST);
    rig.bench.ignore(Receive::DONE);
    let count = kind.count();
    for number in 0..count {
        let packet = rig.bench.generator().bytes(kind.length as usize);
        let beats = beats(rig.bench.generator(), &packet);
        rig.bench.send(Receive::PACKET, beats);
        rig.bench.send(Receive::SEGMENT, kind.segments(number));
    }
    let ports = (Receive::LINE_REQUEST.index(), Receive::LINE_RESPONSE.index());
    // When its segments are done.
    let rate = rig.rate(ports, Receive::DONE.index(), (count, kind.segments));
    rig.bench.dismiss();
    rate
}

fn transmit(kind: Kind, latency: u64, among: u64) -> f64 {
    let mut rig = Rig::<Transmit>::new(latency, among);
    rig.bench.ignore(Transmit::LINE_REQUEST);
    rig.bench.ignore(Transmit::PACKET);
    rig.bench.ignore(Transmit::DONE);
    let count = kind.count();
    (0..count).for_each(|number| rig.bench.send(Transmit::SEGMENT, kind.segments(number)));
    let ports = (Transmit::LINE_REQUEST.index(), Transmit::LINE_RESPONSE.index());
    let beats = kind.length.div_ceil(64);
    let rate = rig.rate(ports, Transmit::PACKET.index(), (count, beats));
    rig.bench.dismiss();
    rate
}
