//! How many cycles the card itself takes, without host and link: at the ports of the descriptor interface,
//! and from the MAC to the line ports of the whole core and back. `docs/generated/device-latency.md` is
//! written from what is found here (`make bless`), and compared with it.
//!
//! Lines answer after a fixed time, nothing stalls, and a packet comes when everything before it is over.
//! The crossing of a packet to send is inside the core: up to there the cycles are those at the ports of the
//! host interface and those of `checksum_fill` behind it, behind it what is left of the whole.
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use nic_model::cmac_receive::Packet;
use nic_sim::generated::checksum_fill_d512::ChecksumFillD512 as Fill;
use nic_sim::generated::descriptor_interface_w256_r256_f512::DescriptorInterfaceW256R256F512 as Interface;
use nic_sim::generated::nic_core::NicCore as Core;
use nic_sim::tools::repository_root;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{
    CardLink, Descriptor, DescriptorFault, LineRequest, LineResponse, LineStatus, Message,
    PacketBeat, PacketChecksum, PacketProtocol, RegisterAccess, RegisterAnswer, RingConfiguration,
    RingRange, RingSignal, RingTail,
};
use nic_spec::register::nic::{StorePath, map_of};
use nic_tb::{Bench, Options, Stall};
use nic_tests::frames::{about, beats_of, card_beats};
use nic_tests::headers::Form;

use nic_tests::ring::draw::{Half, plain};

/// Cycles from a request for a line to its answer.
const LINE_CYCLES: u64 = 40;
/// Packets of each measurement: clocks that drift against each other meet in every phase.
const PACKETS: u64 = 24;
/// Cycles in which everything is over.
const REST: u64 = 400;
/// A cycle of the host's clock (400 MHz) and of the network's (322.27 MHz), in picoseconds.
const PERIODS: [u64; 2] = [2_500, 3_103];
/// Where the rings and the buffers are.
const RECEIVE_RING: u64 = 0x10_0000;
const TRANSMIT_RING: u64 = 0x20_0000;
const BUFFERS: u64 = 0x40_0000;
const END: u64 = 0x80_0000;
const BUFFER_BYTES: u64 = 2_048;

/// What passed a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Event {
    cycle: u64,
    port: usize,
    /// Line of a request.
    line: u64,
}

/// A module with three line ports, and the memory behind them.
struct Rig<D: Wrapper> {
    bench: Bench<D>,
    requests: [Outlet<D, LineRequest>; 3],
    responses: [Inlet<D, LineResponse>; 3],
    lines: BTreeMap<u64, [u8; 64]>,
    due: Vec<(u64, usize, LineRequest)>,
    events: Vec<Event>,
}

impl<D: Wrapper> Rig<D> {
    fn step(&mut self) {
        let now = self.bench.cycle();
        while let Some(at) = self.due.iter().position(|(due, ..)| *due <= now) {
            let (_, port, request) = self.due.remove(at);
            let data = self.lines.get(&request.line_address).copied().unwrap_or([0; 64]);
            let answer = LineResponse { tag: request.tag, status: LineStatus::Okay, data };
            self.bench.send(self.responses[port], [answer]);
        }
        self.bench.step();
        let cycle = self.bench.cycle();
        for (group, words) in self.bench.take_transfers() {
            let mut line = 0;
            if let Some(port) = self.requests.iter().position(|port| port.index() == group) {
                let fields = self.bench.access(group).split(&words);
                let request = LineRequest::from_field_words(&fields);
                line = request.line_address;
                self.due.push((cycle + LINE_CYCLES, port, request));
            }
            self.events.push(Event { cycle: cycle - 1, port: group, line });
        }
    }

    fn cycles(&mut self, count: u64) {
        let end = self.bench.cycle() + count;
        while self.bench.cycle() < end {
            self.step();
        }
    }

    /// The cycle of the first event from this place on for which this holds.
    fn first(&self, from: usize, holds: impl Fn(&Event) -> bool) -> u64 {
        let found = self.events[from..].iter().find(|event| holds(event));
        found.expect("it happens within the rest").cycle
    }

    fn at(&self, from: usize, port: usize) -> u64 {
        self.first(from, |event| event.port == port)
    }

    /// The host puts a buffer into the ring of receive buffers.
    fn post_buffer(&mut self, place: u64) {
        self.post(RECEIVE_RING, place, BUFFER_BYTES, (false, PacketChecksum::None));
    }

    /// The host puts a packet of one line into the ring of packets to send.
    fn post_packet(&mut self, place: u64, checksum: PacketChecksum) {
        let bytes = Form::plain_udp(64).build(self.bench.generator());
        let line = bytes.try_into().expect("as many bytes as a line has");
        self.lines.insert((BUFFERS + BUFFER_BYTES * place) / 64, line);
        self.post(TRANSMIT_RING, place, 64, (true, checksum));
    }

    fn post(&mut self, ring: u64, place: u64, length: u64, what: (bool, PacketChecksum)) {
        let (last, checksum) = what;
        let descriptor = Descriptor {
            address: BUFFERS + BUFFER_BYTES * place,
            length_bytes: length,
            available: true,
            done: false,
            last,
            interrupt: false,
            checksum,
            protocol: PacketProtocol::Other,
            fault: DescriptorFault::None,
            reserved: 0,
            flow_hash: 0,
        };
        let line = self.lines.entry(ring / 64 + place / 4).or_insert([0; 64]);
        let at = 16 * (place % 4) as usize;
        line[at..at + 16].copy_from_slice(&descriptor.to_bytes());
    }
}

/// Cycles of the host's clock.
type Cycles = RangeInclusive<u64>;

fn around(found: &[u64]) -> Cycles {
    let least = found.iter().min().expect("something was measured");
    *least..=*found.iter().max().expect("something was measured")
}

fn configuration(half: Half) -> RingConfiguration {
    match half {
        Half::Receive => RingConfiguration { base_address: RECEIVE_RING, ..plain(half) },
        Half::Transmit => RingConfiguration {
            base_address: TRANSMIT_RING,
            signal: RingSignal::Inline,
            poll_interval_cycles: 16,
            ..plain(half)
        },
    }
}

fn interface() -> Rig<Interface> {
    let mut bench = Bench::<Interface>::new(Stall::Never, Stall::Never);
    bench.probe_every(0);
    bench.take_transfers();
    bench.ignore(Interface::SENT);
    bench.ignore(Interface::INTERRUPT);
    let requests =
        [Interface::DESCRIPTOR_REQUEST, Interface::WRITE_REQUEST, Interface::READ_REQUEST];
    let responses =
        [Interface::DESCRIPTOR_RESPONSE, Interface::WRITE_RESPONSE, Interface::READ_RESPONSE];
    requests.iter().for_each(|port| bench.ignore(*port));
    bench.set_level(
        Interface::RANGE_0,
        &RingRange { begin_address: RECEIVE_RING, end_address: END },
    );
    bench.set_level(Interface::RECEIVE_CONFIGURATION_0, &configuration(Half::Receive));
    bench.set_level(Interface::TRANSMIT_CONFIGURATION_0, &configuration(Half::Transmit));
    let (lines, due, events) = (BTreeMap::new(), vec![], vec![]);
    Rig { bench, requests, responses, lines, due, events }
}

/// From the first beat of a packet, whose headers are read, to the first line of it that is written; the
/// descriptor has been read.
fn receive_at_interface() -> Cycles {
    let mut rig = interface();
    (0..PACKETS).for_each(|place| rig.post_buffer(place));
    rig.bench.send(Interface::RECEIVE_TAIL_0, [RingTail { tail: PACKETS }]);
    rig.cycles(REST);
    let mut found = vec![];
    for _ in 0..PACKETS {
        let bytes = rig.bench.generator().bytes(64);
        let about = PacketBeat { ring: 0, error: false, ..about(rig.bench.generator()) };
        let from = rig.events.len();
        let offered = rig.bench.cycle();
        rig.bench.send(Interface::PACKET, card_beats(&bytes, &about));
        rig.cycles(REST);
        found.push(rig.at(from, Interface::WRITE_REQUEST.index()) - offered);
    }
    rig.bench.dismiss();
    around(&found)
}

/// From the answer to a poll that finds a packet to send to the first line of it that is asked for; and
/// from the answer with its only line to the beat that leaves the interface.
fn transmit_at_interface() -> (Cycles, Cycles) {
    let mut rig = interface();
    let (mut asked, mut left) = (vec![], vec![]);
    for place in 0..PACKETS {
        rig.cycles(REST);
        rig.post_packet(place, PacketChecksum::None);
        let from = rig.events.len();
        rig.cycles(REST);
        let request = rig.at(from, Interface::READ_REQUEST.index());
        let mut polls = rig.events[from..].iter().filter(|event| {
            event.port == Interface::DESCRIPTOR_RESPONSE.index() && event.cycle < request
        });
        asked.push(request - polls.next_back().expect("it polled").cycle);
        let answer = rig.at(from, Interface::READ_RESPONSE.index());
        left.push(rig.at(from, Interface::SENT.index()) - answer);
    }
    rig.bench.dismiss();
    (around(&asked), around(&left))
}

/// Writes a register of the core.
fn write(rig: &mut Rig<Core>, name: &str, value: u64) {
    let map = map_of(1, CardLink::Cxl, StorePath::None, false, false);
    let (address, register) = map.find(name).unwrap_or_else(|| panic!("no register {name}"));
    for word in 0..u64::from(register.words()) {
        let access = RegisterAccess {
            address: u64::from(address) + 4 * word,
            write: true,
            data: value >> (32 * word) & 0xffff_ffff,
            byte_enable: 0xf,
        };
        rig.bench.send(Core::ACCESS, [access]);
        let answers = |rig: &mut Rig<Core>| rig.bench.take(Core::ANSWER);
        let mut answer: Vec<RegisterAnswer> = vec![];
        while answer.is_empty() {
            rig.step();
            answer = answers(rig);
        }
        assert!(!answer[0].refused, "{name} can be written");
    }
}

fn core() -> Rig<Core> {
    let mut bench = Bench::<Core>::with_options(&Options {
        periods: Some(PERIODS.to_vec()),
        ..Options::new(Stall::Never, Stall::Never)
    });
    bench.probe_every(0);
    bench.take_transfers();
    bench.ignore(Core::CMAC_TRANSMIT);
    bench.ignore(Core::MESSAGE);
    bench.ignore(Core::OUTSIDE_ACCESS);
    bench.collect(Core::ANSWER);
    let requests = [Core::DESCRIPTOR_REQUEST, Core::WRITE_REQUEST, Core::READ_REQUEST];
    let responses = [Core::DESCRIPTOR_RESPONSE, Core::WRITE_RESPONSE, Core::READ_RESPONSE];
    requests.iter().for_each(|port| bench.ignore(*port));
    let (lines, due, events) = (BTreeMap::new(), vec![], vec![]);
    let mut rig = Rig { bench, requests, responses, lines, due, events };
    rig.cycles(600);
    write(&mut rig, "ring_range.begin_address_0", RECEIVE_RING);
    write(&mut rig, "ring_range.end_address_0", END);
    for (half, name) in [(Half::Receive, "receive_ring"), (Half::Transmit, "transmit_ring")] {
        let settings = configuration(half);
        for (register, value) in [
            ("base_address", settings.base_address),
            ("signal", settings.signal as u64),
            ("fetch_lines", settings.fetch_lines),
            ("poll_interval_cycles", settings.poll_interval_cycles),
            ("completion_operation", settings.completion_operation as u64),
            ("data_operation", settings.data_operation as u64),
            ("starve_cycles", settings.starve_cycles),
            ("enable", 1),
        ] {
            write(&mut rig, &format!("{name}.{register}"), value);
        }
    }
    rig
}

/// From the cycle in which the MAC gives the first bytes of a frame to the first line that is written.
fn receive_at_core() -> Cycles {
    let mut rig = core();
    (0..PACKETS).for_each(|place| rig.post_buffer(place));
    write(&mut rig, "receive_ring.tail", PACKETS);
    rig.cycles(REST);
    let mut found = vec![];
    for _ in 0..PACKETS {
        let mut bytes = rig.bench.generator().bytes(64);
        // An EtherType for experiments (IEEE 802): no header follows.
        bytes[12..14].copy_from_slice(&[0x88, 0xb5]);
        let from = rig.events.len();
        rig.bench.send(Core::CMAC_RECEIVE, beats_of(&[Packet { bytes, error: false }]));
        rig.cycles(REST);
        let came = rig.at(from, Core::CMAC_RECEIVE.index());
        found.push(rig.at(from, Core::WRITE_REQUEST.index()) - came);
    }
    rig.bench.dismiss();
    around(&found)
}

/// From the beat that leaves the interface to the one at the crossing, which nothing else is behind.
fn transmit_at_fill(checksum: PacketChecksum) -> Cycles {
    let mut bench = Bench::<Fill>::new(Stall::Never, Stall::Never);
    let known = PacketBeat { checksum, error: false, ..about(bench.generator()) };
    let mut unit = || card_beats(&Form::plain_udp(64).build(bench.generator()), &known);
    let units: Vec<_> = (0..PACKETS).map(|_| unit()).collect();
    let measured = bench.measure(Fill::SOURCE, Fill::SINK, units);
    measured.least..=measured.most
}

/// From the answer with the only line of a packet to the first beat for the MAC.
fn transmit_at_core(checksum: PacketChecksum) -> Cycles {
    let mut rig = core();
    let mut found = vec![];
    for place in 0..PACKETS {
        rig.cycles(REST);
        rig.post_packet(place, checksum);
        let from = rig.events.len();
        rig.cycles(REST);
        let answer = rig.at(from, Core::READ_RESPONSE.index());
        found.push(rig.at(from, Core::CMAC_TRANSMIT.index()) - answer);
    }
    rig.bench.dismiss();
    around(&found)
}

/// A path through the card.
struct Path {
    from: &'static str,
    to: &'static str,
    found: Cycles,
    /// The most that it should take, if that is said.
    bound: Option<u64>,
    /// What it is made of.
    parts: &'static str,
}

/// Bounds that do not hold, and what is needed instead: no more, so that it does not grow unseen.
const MISSED: [(&str, &str, u64); 2] = [
    (ANSWER, "beat at the crossing, checksums filled in", 18),
    (ANSWER, "first beat for the MAC, checksums filled in", 22),
];
const ANSWER: &str = "answer with its only line";

/// One after the other.
fn sum(first: &Cycles, second: &Cycles) -> Cycles {
    first.start() + second.start()..=first.end() + second.end()
}

/// What is left of the whole behind its first part, which always takes as long.
fn rest(whole: &Cycles, first: &Cycles) -> Cycles {
    assert_eq!(first.start(), first.end(), "the clocks meet behind it");
    whole.start() - first.start()..=whole.end() - first.end()
}

fn paths() -> [Path; 9] {
    let (asked, left) = transmit_at_interface();
    let plain = sum(&left, &transmit_at_fill(PacketChecksum::None));
    let filled = sum(&left, &transmit_at_fill(PacketChecksum::Fill));
    let plain_whole = transmit_at_core(PacketChecksum::None);
    let filled_whole = transmit_at_core(PacketChecksum::Fill);
    [
        Path {
            from: "first beat at the host interface, headers read, descriptor at hand",
            to: "its first line written",
            found: receive_at_interface(),
            bound: Some(8),
            parts: "dispatch 1, match 2, first write 2, guard 1; two skid buffers",
        },
        Path {
            from: "first bytes from the MAC",
            to: "first line written",
            found: receive_at_core(),
            bound: None,
            parts: "network's clock: loopback 1, MAC 1, crossing; then receive side of the network 18 \
                    (headers 14, memory 3, steering 1), host interface 8",
        },
        Path {
            from: "answer to a poll that finds a packet to send",
            to: "its first line asked for",
            found: asked,
            bound: Some(4),
            parts: "rings 2 (reader 1, match 1), first read 1, guard 1",
        },
        Path {
            from: ANSWER,
            to: "beat that leaves the host interface",
            found: left.clone(),
            bound: Some(6),
            parts: "order of lines 1, alignment 0",
        },
        Path {
            from: ANSWER,
            to: "beat at the crossing, nothing to be filled in",
            found: plain.clone(),
            bound: Some(6),
            parts: "host interface 1, past parser and memory 0; where stores are sent, too, an arbiter 1 more",
        },
        Path {
            from: ANSWER,
            to: MISSED[0].1,
            found: filled,
            bound: Some(6),
            parts: "host interface 1, checksums 17 (headers and sums 13, what is to be filled in 3, filling in 1)",
        },
        Path {
            from: "beat at the crossing",
            to: "first beat for the MAC",
            found: rest(&plain_whole, &plain),
            bound: None,
            parts: "network's clock: crossing 2 to 3, whole packets 0, MAC 1, loopback 0; 3 of its cycles are \
                    3.7 of the host's, 4 are 5.0",
        },
        Path {
            from: ANSWER,
            to: "first beat for the MAC",
            found: plain_whole,
            bound: Some(6),
            parts: "up to the crossing, then in the network's clock, as above",
        },
        Path {
            from: ANSWER,
            to: MISSED[1].1,
            found: filled_whole,
            bound: Some(6),
            parts: "the same with checksums",
        },
    ]
}

fn document(paths: &[Path]) -> String {
    let mut text = format!(
        "# How long the card itself takes\n\n\
         Written by `make bless` from `tb/tests/tests/device_latency.rs`: cycles of the host's clock at {} MHz, \
         the\nnetwork's at {:.2} MHz, of packets of 64 bytes that come one by one; nothing stalls. Least and \
         most of {PACKETS}\npackets where clocks cross. Host, link and cache are not in it. What a path is made \
         of are the latencies\nthat the contracts of its units promise.\n\n\
         | from | to | cycles | at most | holds | made of |\n| --- | --- | ---: | ---: | --- | --- |\n",
        1_000_000 / PERIODS[0],
        1e6 / PERIODS[1] as f64
    );
    for Path { from, to, found, bound, parts } in paths {
        let (least, most) = (found.start(), found.end());
        let cycles = if least == most { least.to_string() } else { format!("{least} to {most}") };
        let (at_most, holds) = match bound {
            None => (String::new(), ""),
            Some(bound) => (bound.to_string(), if most <= bound { "yes" } else { "no" }),
        };
        let _ = writeln!(text, "| {from} | {to} | {cycles} | {at_most} | {holds} | {parts} |");
    }
    text
}

/// Bounds hold, but for those that are known not to, which must not get worse; and the document says what
/// is measured.
#[test]
fn latencies_are_within_their_bounds_or_known_to_miss_them() {
    let paths = paths();
    for Path { from, to, found, bound, .. } in &paths {
        let missed = MISSED.iter().find(|(begin, end, _)| (begin, end) == (from, to));
        let most = missed.map(|(.., most)| *most).or(*bound);
        assert!(most.is_none_or(|most| *found.end() <= most), "{from}, {to}: {found:?}");
        let is_needed = bound.is_some_and(|bound| *found.end() > bound);
        assert_eq!(
            is_needed,
            missed.is_some(),
            "{from}, {to}: {found:?} is said to miss its bound"
        );
    }
    let (text, file) = (document(&paths), "docs/generated/device-latency.md");
    let path = repository_root().join(file);
    if std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always") {
        std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{file} is not what is measured, run `make bless`:\n{text}");
}
