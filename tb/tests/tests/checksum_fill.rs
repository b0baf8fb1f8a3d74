//! The filler of checksums against its model: packets of every form, whatever is in the places of their
//! checksums.
use std::path::Path;

use nic_model::checksum_fill::filled;
use nic_model::cmac_receive::Packet;
use nic_model::parser::parse;
use nic_sim::generated::checksum_fill_d128::ChecksumFillD128 as Small;
use nic_sim::generated::checksum_fill_d512::ChecksumFillD512 as Shipped;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    ChecksumFillStatus, MessageBeat, PacketBeat, PacketChecksum, PacketProtocol,
};
use nic_tb::pcap::Capture;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{about, card_beats, packets_of};
use nic_tests::headers::{Carried, Form, Network};
use nic_tests::network::draw_packet;

/// Ports of an emitted filler.
struct Filler<D: Wrapper> {
    source: Inlet<D, PacketBeat>,
    sink: Outlet<D, MessageBeat<64>>,
    status: LevelOutlet<D, ChecksumFillStatus>,
    beats: usize,
}

macro_rules! filler {
    ($device:ident, $beats:literal) => {
        Filler {
            source: $device::SOURCE,
            sink: $device::SINK,
            status: $device::STATUS,
            beats: $beats,
        }
    };
}
/// Runs a test on every emitted filler.
macro_rules! on_every_filler {
    ($test:ident) => {
        $test(&filler!(Small, 128));
        $test(&filler!(Shipped, 512));
    };
}

/// A packet to send, and whether it asks for its checksums.
#[derive(Clone, Debug)]
struct Sent {
    bytes: Vec<u8>,
    checksum: PacketChecksum,
    error: bool,
}

impl Sent {
    fn to_fill(bytes: Vec<u8>) -> Self {
        Self { bytes, checksum: PacketChecksum::Fill, error: false }
    }

    /// Its beats; what else they say is anything.
    fn beats(&self, generator: &mut Generator) -> Vec<PacketBeat> {
        let known = PacketBeat { checksum: self.checksum, error: self.error, ..about(generator) };
        card_beats(&self.bytes, &known)
    }
}

/// The packets as they should leave, counted.
fn expected(sent: &[Sent], beats: usize, status: &mut ChecksumFillStatus) -> Vec<Packet> {
    let mut expected = Vec::new();
    for Sent { bytes, checksum, error } in sent {
        if bytes.len().div_ceil(64) > beats {
            status.oversized_packets += 1;
            continue;
        }
        if *error {
            status.damaged_packets += 1;
            continue;
        }
        let bytes = match (checksum, filled(bytes)) {
            (PacketChecksum::Fill, Some(filled)) => {
                status.filled_packets += 1;
                filled
            }
            (PacketChecksum::Fill, None) => {
                status.unfilled_packets += 1;
                bytes.clone()
            }
            _ => {
                status.passed_packets += 1;
                bytes.clone()
            }
        };
        expected.push(Packet { bytes, error: false });
    }
    expected
}

/// Nothing was counted.
const NOTHING: ChecksumFillStatus = ChecksumFillStatus {
    passed_packets: 0,
    filled_packets: 0,
    unfilled_packets: 0,
    damaged_packets: 0,
    oversized_packets: 0,
};

/// Sends packets, and compares what comes and what was counted since the last reset.
fn compare<D: Wrapper>(
    bench: &mut Bench<D>,
    filler: &Filler<D>,
    sent: &[Sent],
    status: &mut ChecksumFillStatus,
) {
    for packet in sent {
        let beats = packet.beats(bench.generator());
        bench.send(filler.source, beats);
    }
    bench.until_idle();
    let got = packets_of(bench.take(filler.sink));
    let expected = expected(sent, filler.beats, status);
    for (number, (got, expected)) in got.iter().zip(&expected).enumerate() {
        assert_eq!(got, expected, "packet {number} that left");
    }
    assert_eq!(got.len(), expected.len());
    assert_eq!(bench.level(filler.status), *status);
}

/// A running filler.
fn bench<D: Wrapper>(filler: &Filler<D>, source: Stall, sink: Stall) -> Bench<D> {
    let mut bench = Bench::new(source, sink);
    bench.collect(filler.sink);
    bench
}

#[test]
fn packets_of_any_form_leave_as_they_should_in_every_regime() {
    on_every_filler!(equals_the_model);
}

#[test]
fn a_packet_of_as_many_beats_as_the_memory_has_leaves_and_one_more_is_dropped() {
    // The length of a packet that fills the larger memory cannot be said.
    drops_what_is_too_long(&filler!(Small, 128));
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_filler!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_filler!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper>(filler: &Filler<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(filler, source, sink);
        let draw = |generator: &mut Generator| Sent {
            bytes: draw_packet(generator, 300),
            checksum: match generator.chance(2, 3) {
                true => PacketChecksum::Fill,
                false => about(generator).checksum,
            },
            error: generator.chance(1, 8),
        };
        let sent: Vec<Sent> = (0..100).map(|_| draw(bench.generator())).collect();
        compare(&mut bench, filler, &sent, &mut NOTHING.clone());
        bench.dismiss();
    }
}

fn drops_what_is_too_long<D: Wrapper>(filler: &Filler<D>) {
    for sink in [Stall::Never, Stall::Bursts] {
        let mut bench = bench(filler, Stall::Never, sink);
        let most = 64 * filler.beats;
        let mut sent = Vec::new();
        for more in [0, 1, 64, 65, 700, 0] {
            for checksum in [PacketChecksum::Fill, PacketChecksum::None] {
                let bytes = Form::plain_udp(most + more).build(bench.generator());
                sent.push(Sent { bytes, checksum, error: more == 65 });
                let bytes = Form::plain_udp(most - 1 - more).build(bench.generator());
                sent.push(Sent { bytes, checksum, error: false });
                let bytes = Form::plain_udp(60).build(bench.generator());
                sent.push(Sent { bytes, checksum, error: false });
            }
        }
        let mut status = NOTHING;
        compare(&mut bench, filler, &sent, &mut status);
        assert_eq!(status.oversized_packets, 8);
        bench.dismiss();
    }
}

#[test]
fn many_packets_with_something_wrong_leave_as_the_model_says() {
    let filler = filler!(Small, 128);
    let mut bench = bench(&filler, Stall::Never, Stall::Never);
    let mut status = NOTHING;
    for _ in 0..20 {
        let packets = (0..200).map(|_| Sent::to_fill(draw_packet(bench.generator(), 120)));
        let sent: Vec<Sent> = packets.collect();
        compare(&mut bench, &filler, &sent, &mut status);
    }
    assert!(status.filled_packets > 1_000 && status.unfilled_packets > 1_000, "{status:?}");
    bench.dismiss();
}

/// Forms that can be filled in.
fn forms() -> Vec<Form> {
    let ipv4 = |option_words| Network::Ipv4 { option_words, fragment: 0, route: None };
    let ipv6 = |extensions: &[(u8, usize)]| Network::Ipv6 {
        extensions: extensions.to_vec(),
        elsewhere: None,
    };
    let networks =
        [ipv4(0), ipv4(3), ipv4(10), ipv6(&[]), ipv6(&[(0, 1)]), ipv6(&[(60, 2), (43, 3)])];
    let mut forms = Vec::new();
    for (number, network) in networks.into_iter().enumerate() {
        for tags in 0..3 {
            for carried in [Carried::Udp, Carried::Tcp(number)] {
                let network = network.clone();
                forms.push(Form { tags, network, carried, payload: 0, padding: 0 });
            }
        }
    }
    forms
}

/// The packet with anything in the places of its checksums.
fn scrambled(generator: &mut Generator, packet: &[u8]) -> Vec<u8> {
    let parsed = parse(packet);
    let mut packet = packet.to_vec();
    let mut scramble = |at: usize| {
        let word = match generator.below(4) {
            0 => 0,
            1 => 0xffff,
            _ => generator.bits(16) as u16,
        };
        packet[at..at + 2].copy_from_slice(&word.to_be_bytes());
    };
    use PacketProtocol::{Ipv4Tcp, Ipv4Udp, Ipv6Udp};
    if matches!(parsed.protocol, Ipv4Udp | Ipv4Tcp) {
        scramble(parsed.internet_offset + 10);
    }
    let is_udp = matches!(parsed.protocol, Ipv4Udp | Ipv6Udp);
    scramble(parsed.transport_offset + if is_udp { 6 } else { 16 });
    packet
}

#[test]
fn checksums_that_were_right_come_back_at_every_length_and_alignment() {
    let filler = filler!(Shipped, 512);
    let mut bench = bench(&filler, Stall::Never, Stall::Never);
    let lengths = (0..=300).chain(1_420..=1_480).chain(9_060..=9_080);
    let forms = forms();
    let mut right = Vec::new();
    for (number, payload) in lengths.enumerate() {
        let form = Form { payload, padding: number % 5, ..forms[number % forms.len()].clone() };
        right.push(form.build(bench.generator()));
    }
    for form in &forms {
        right.push(form.build(bench.generator()));
    }
    for packet in &right {
        let sent = Sent::to_fill(scrambled(bench.generator(), packet));
        let beats = sent.beats(bench.generator());
        bench.send(filler.source, beats);
    }
    bench.until_idle();
    let got = packets_of(bench.take(filler.sink));
    for (got, right) in got.iter().zip(&right) {
        assert_eq!(&got.bytes, right);
    }
    assert_eq!(got.len(), right.len());
    assert_eq!(bench.level(filler.status).filled_packets, right.len() as u64);
    bench.dismiss();
}

#[test]
fn a_checksum_of_zero_is_sent_as_ones_in_udp_only() {
    let filler = filler!(Small, 128);
    let mut bench = bench(&filler, Stall::Never, Stall::Never);
    let mut sent = Vec::new();
    let mut met = [0; 3];
    for form in forms() {
        let form = Form { payload: 2 + form.tags, ..form };
        let mut packet = form.build(bench.generator());
        let parsed = parse(&packet);
        // What the checksum was goes into another word, and then the checksum is zero: the source
        // port, and the identification of an IPv4 packet.
        let is_udp = form.carried == Carried::Udp;
        let at = parsed.transport_offset + if is_udp { 6 } else { 16 };
        give(&mut packet, at, parsed.transport_offset);
        if matches!(form.network, Network::Ipv4 { .. }) {
            give(&mut packet, parsed.internet_offset + 10, parsed.internet_offset + 4);
        }
        let filled = filled(&packet).expect("it can be filled in");
        let word = [filled[at], filled[at + 1]];
        met[0] += u32::from(is_udp && word == [0xff, 0xff]);
        met[1] += u32::from(!is_udp && word == [0, 0]);
        met[2] += u32::from(filled[24..26] == [0, 0]);
        sent.push(Sent::to_fill(scrambled(bench.generator(), &packet)));
    }
    assert!(met.iter().all(|met| *met > 0), "all were met: {met:?}");
    compare(&mut bench, &filler, &sent, &mut NOTHING.clone());
    bench.dismiss();
}

/// Adds the word at `from` to the one at `to`, in ones' complement, and clears it.
fn give(packet: &mut [u8], from: usize, to: usize) {
    let word = |packet: &[u8], at: usize| u32::from(packet[at]) << 8 | u32::from(packet[at + 1]);
    let sum = word(packet, from) + word(packet, to);
    let folded = ((sum & 0xffff) + (sum >> 16)) as u16;
    packet[to..to + 2].copy_from_slice(&folded.to_be_bytes());
    packet[from..from + 2].fill(0);
}

#[test]
fn what_may_be_of_the_last_address_of_a_source_route_is_left_as_it_is() {
    let filler = filler!(Small, 128);
    let mut bench = bench(&filler, Stall::Never, Stall::Never);
    let (mut sent, mut left) = (Vec::new(), Vec::new());
    for carried in [Carried::Udp, Carried::Tcp(0), Carried::Else(1)] {
        for (route, is_used_up) in [([131, 7, 4], false), ([137, 7, 4], false), ([131, 7, 8], true)]
        {
            let network = Network::Ipv4 { option_words: 2, fragment: 0, route: Some(route) };
            let form = Form { tags: 0, network, carried, payload: 30, padding: 0 };
            let right = form.build(bench.generator());
            let mut wrong = right.clone();
            wrong[24] ^= 0x55;
            left.push(if is_used_up { right } else { wrong.clone() });
            sent.push(Sent::to_fill(wrong));
        }
    }
    let mut status = NOTHING;
    for packet in &sent {
        let beats = packet.beats(bench.generator());
        bench.send(filler.source, beats);
    }
    bench.until_idle();
    let got = packets_of(bench.take(filler.sink));
    assert!(got.into_iter().map(|packet| packet.bytes).eq(left));
    (status.filled_packets, status.unfilled_packets) = (3, 6);
    assert_eq!(bench.level(filler.status), status);
    bench.dismiss();
}

#[test]
fn a_packet_asks_with_its_first_beat() {
    let filler = filler!(Small, 128);
    let mut bench = bench(&filler, Stall::Never, Stall::Never);
    let mut right = Vec::new();
    for asks in [true, false, true, true, false, false] {
        let packet = Form::plain_udp(300).build(bench.generator());
        let packet = scrambled(bench.generator(), &packet);
        let (first, others) = match asks {
            true => (PacketChecksum::Fill, PacketChecksum::None),
            false => (PacketChecksum::None, PacketChecksum::Fill),
        };
        let sent = Sent { bytes: packet, checksum: others, error: false };
        let mut beats = sent.beats(bench.generator());
        beats[0].checksum = first;
        bench.send(filler.source, beats);
        right.push(if asks { filled(&sent.bytes).expect("it can be") } else { sent.bytes });
    }
    bench.until_idle();
    let got = packets_of(bench.take(filler.sink));
    assert!(got.into_iter().map(|packet| packet.bytes).eq(right));
    bench.dismiss();
}

#[test]
fn captured_packets_get_the_checksums_that_they_had() {
    let file = nic_sim::tools::repository_root().join("tb/eval/data/mixed.pcap");
    let capture = Capture::read(Path::new(&file)).unwrap_or_else(|error| panic!("{error}"));
    let filler = filler!(Shipped, 512);
    let mut bench = bench(&filler, Stall::Never, Stall::Never);
    let has_ports = |packet: &&Vec<u8>| parse(packet).ports.is_some();
    let all: Vec<Vec<u8>> = capture.packets.iter().map(|packet| packet.data.clone()).collect();
    let right: Vec<&Vec<u8>> = all.iter().filter(has_ports).collect();
    assert!(right.len() > 80, "there are some");
    for packet in &right {
        let sent = Sent::to_fill(scrambled(bench.generator(), packet));
        let beats = sent.beats(bench.generator());
        bench.send(filler.source, beats);
    }
    bench.until_idle();
    let got = packets_of(bench.take(filler.sink));
    assert!(got.iter().map(|packet| &packet.bytes).eq(right), "as they were");
    bench.dismiss();
}

#[test]
fn a_sink_that_takes_nothing_for_long_gets_all_of_many_short_packets() {
    on_every_filler!(holds_many_packets);
}

fn holds_many_packets<D: Wrapper>(filler: &Filler<D>) {
    let mut bench = bench(filler, Stall::Never, Stall::Always);
    let forms = (0..300).map(|number| Form::plain_udp(42 + number % 22));
    let sent: Vec<Sent> = forms.map(|form| Sent::to_fill(form.build(bench.generator()))).collect();
    for packet in &sent {
        let beats = packet.beats(bench.generator());
        bench.send(filler.source, beats);
    }
    bench.run(400);
    assert!(bench.waiting(filler.source.index()) > 100, "it is full");
    bench.set_stall(filler.sink.index(), Stall::Never);
    bench.until_idle();
    let got = packets_of(bench.take(filler.sink));
    assert_eq!(got, expected(&sent, filler.beats, &mut NOTHING.clone()));
    bench.dismiss();
}

fn forgets_all_in_reset<D: Wrapper>(filler: &Filler<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(filler, source, sink);
        for steps in [1, 3, 10, 25, 60] {
            for length in [70, 400, 64, 1_000, 60] {
                let packet = Sent::to_fill(Form::plain_udp(length).build(bench.generator()));
                let beats = packet.beats(bench.generator());
                bench.send(filler.source, beats);
            }
            bench.run(steps);
            bench.reset();
            bench.collect(filler.sink);
        }
        let lengths = [60, 64, 65, 128, 129, 700];
        let sent = lengths.map(|length| Form::plain_udp(length).build(bench.generator()));
        let sent = sent.map(Sent::to_fill);
        compare(&mut bench, filler, &sent, &mut NOTHING.clone());
        bench.dismiss();
    }
}

/// Packets of one beat that ask for nothing and that ask, by turns: the least latency and the most.
fn keeps_its_contract<D: Wrapper>(filler: &Filler<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let forms = (42..=64).cycle().take(300).map(Form::plain_udp);
    let units: Vec<_> = forms
        .enumerate()
        .map(|(number, form)| {
            let bytes = form.build(bench.generator());
            let sent = match number % 2 {
                // The first is one that asks: from the first beat that leaves on there is no gap.
                0 => Sent::to_fill(bytes),
                _ => Sent { bytes, checksum: PacketChecksum::None, error: false },
            };
            sent.beats(bench.generator())
        })
        .collect();
    let measured = bench.measure(filler.source, filler.sink, units);
    let contract = D::DESIGN.contract.expect("it has a contract");
    let latency = contract.latency.expect("it has a latency");
    assert_eq!(measured.least, u64::from(latency.least));
    assert_eq!(measured.most, u64::from(latency.most));
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// Cycles from the last beat of a packet to the first of it that is offered, and cycles for each beat when
/// they follow each other.
fn unhindered(length: usize) -> (u64, u64) {
    let filler = filler!(Shipped, 512);
    let mut bench = Bench::<Shipped>::new(Stall::Never, Stall::Never);
    let units: Vec<_> = (0..100)
        .map(|_| {
            let bytes = Form::plain_udp(length).build(bench.generator());
            let sent = Sent { bytes, checksum: PacketChecksum::None, error: false };
            sent.beats(bench.generator())
        })
        .collect();
    let measured = bench.measure(filler.source, filler.sink, units);
    assert_eq!(measured.least, measured.most);
    (measured.least, measured.cycles / measured.gaps)
}

#[test]
fn what_asks_for_nothing_does_not_wait_for_the_parser() {
    assert_eq!(unhindered(64), (0, 1));
    // What is to be filled in, and the place at the sink; a packet may not leave before its last beat has come.
    assert_eq!(unhindered(65), (3, 1));
    assert_eq!(unhindered(1_500), (3, 1));
}

#[test]
fn what_asks_for_nothing_does_not_overtake_what_asks() {
    on_every_filler!(keeps_the_order);
}

fn keeps_the_order<D: Wrapper>(filler: &Filler<D>) {
    // So long that the parser is empty again, while the sink has not taken the packet before.
    let stalled = [Stall::Alternate, Stall::Mostly, Stall::Bursts].map(|sink| (24, sink));
    let spread = (0..24).map(|gap| (gap, Stall::Never));
    for (gap, sink) in spread.chain(stalled) {
        let mut bench = bench(filler, Stall::Never, sink);
        let mut sent = vec![];
        for number in 0..12 {
            for (checksum, length) in [
                (PacketChecksum::Fill, 60 + 10 * number),
                (PacketChecksum::None, 62),
                (PacketChecksum::None, 130 + number),
            ] {
                let bytes = Form::plain_udp(length).build(bench.generator());
                let error = number % 5 == 4;
                let packet = Sent { bytes, checksum, error };
                let beats = packet.beats(bench.generator());
                bench.send(filler.source, beats);
                sent.push(packet);
                bench.run(gap);
            }
        }
        bench.until_idle();
        let got = packets_of(bench.take(filler.sink));
        assert_eq!(
            got,
            expected(&sent, filler.beats, &mut NOTHING.clone()),
            "{gap} cycles between, {sink:?}"
        );
        bench.dismiss();
    }
}
