//! The transmit side of the network against its model: packets of several sources in turn, each whole,
//! with its checksums filled in where it asks for that.
use nic_model::network_transmit::sent;
use nic_sim::generated::network_transmit::NetworkTransmit as Shipped;
use nic_sim::generated::network_transmit_n3::NetworkTransmitN3 as Small;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{ChecksumFillStatus, MessageBeat, PacketBeat, PacketChecksum};
use nic_tb::{Bench, Stall};
use nic_tests::frames::{about, card_beats, packets_of};
use nic_tests::headers::Form;
use nic_tests::network::draw_packet;

/// Ports of an emitted transmit side.
struct Side<D: Wrapper> {
    sources: Vec<Inlet<D, PacketBeat>>,
    sink: Outlet<D, MessageBeat<64>>,
    status: Vec<LevelOutlet<D, ChecksumFillStatus>>,
    beats: usize,
}

macro_rules! side {
    ($device:ident, $beats:literal, $($source:ident $status:ident),+) => {
        Side {
            sources: vec![$($device::$source),+],
            sink: $device::SINK,
            status: vec![$($device::$status),+],
            beats: $beats,
        }
    };
}
/// Runs a test on every emitted transmit side.
macro_rules! on_every_side {
    ($test:ident) => {
        $test(&side!(Small, 16, SOURCE_0 STATUS_0, SOURCE_1 STATUS_1, SOURCE_2 STATUS_2));
        $test(&side!(Shipped, 512, SOURCE_0 STATUS_0, SOURCE_1 STATUS_1));
    };
}

impl<D: Wrapper> Side<D> {
    /// Sends packets to every source; byte 0 of each says which. What should leave of them, by source.
    fn send(&self, bench: &mut Bench<D>, count: usize) -> Vec<Vec<Vec<u8>>> {
        let mut expected = vec![Vec::new(); self.sources.len()];
        for (number, source) in self.sources.iter().enumerate() {
            for _ in 0..count {
                let most = if bench.generator().chance(1, 20) { 1_300 } else { 200 };
                let mut bytes = draw_packet(bench.generator(), most);
                bytes[0] = number as u8;
                let mut known = about(bench.generator());
                known.error = bench.generator().chance(1, 8);
                if bench.generator().chance(1, 2) {
                    known.checksum = PacketChecksum::Fill;
                }
                bench.send(*source, card_beats(&bytes, &known));
                expected[number].extend(sent(&bytes, known.checksum, known.error, self.beats));
            }
        }
        expected
    }

    /// The packets that left, by source.
    fn taken(&self, bench: &mut Bench<D>) -> Vec<Vec<Vec<u8>>> {
        let mut taken = vec![Vec::new(); self.sources.len()];
        for packet in packets_of(bench.take(self.sink)) {
            assert!(!packet.error, "what leaves may be sent");
            taken[usize::from(packet.bytes[0])].push(packet.bytes);
        }
        taken
    }
}

#[test]
fn packets_of_all_sources_leave_whole_in_every_regime() {
    on_every_side!(equals_the_model);
}

#[test]
fn sources_take_turns() {
    [PacketChecksum::None, PacketChecksum::Fill].into_iter().for_each(sources_that_ask_take_turns);
}

/// All packets ask for the same, and so are there at the same time.
fn sources_that_ask_take_turns(checksum: PacketChecksum) {
    let side = side!(Small, 16, SOURCE_0 STATUS_0, SOURCE_1 STATUS_1, SOURCE_2 STATUS_2);
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    bench.collect(side.sink);
    for (number, source) in side.sources.iter().enumerate() {
        for length in 0..50 {
            let mut bytes = Form::plain_udp(60 + length).build(bench.generator());
            bytes[0] = number as u8;
            let known = PacketBeat { error: false, checksum, ..about(bench.generator()) };
            bench.send(*source, card_beats(&bytes, &known));
        }
    }
    bench.until_idle();
    let packets = packets_of(bench.take(side.sink));
    assert_eq!(packets.len(), 150);
    for turn in packets.chunks(3) {
        let mut sources: Vec<u8> = turn.iter().map(|packet| packet.bytes[0]).collect();
        sources.sort_unstable();
        assert_eq!(sources, [0, 1, 2]);
    }
    bench.dismiss();
}

/// A source whose packet never ends does not hold up the others (ADR 26).
#[test]
fn nobody_waits_for_the_rest_of_a_packet() {
    let side = side!(Small, 16, SOURCE_0 STATUS_0, SOURCE_1 STATUS_1, SOURCE_2 STATUS_2);
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    bench.collect(side.sink);
    for length in [600, 200] {
        let bytes = Form::plain_udp(length).build(bench.generator());
        let known = PacketBeat { error: false, ..about(bench.generator()) };
        let mut beats = card_beats(&bytes, &known);
        beats.pop();
        bench.send(side.sources[if length == 600 { 0 } else { 2 }], beats);
    }
    bench.run(50);
    let mut expected = vec![];
    for number in 0..20 {
        let bytes = Form::plain_udp(60 + 20 * number).build(bench.generator());
        let checksum = PacketChecksum::None;
        let known = PacketBeat { error: false, checksum, ..about(bench.generator()) };
        bench.send(side.sources[1], card_beats(&bytes, &known));
        expected.push(bytes);
    }
    bench.run(400);
    let packets = packets_of(bench.take(side.sink));
    assert_eq!(packets.into_iter().map(|packet| packet.bytes).collect::<Vec<_>>(), expected);
    bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_side!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    keeps_its_contract(&side!(Small, 16, SOURCE_0 STATUS_0, SOURCE_1 STATUS_1, SOURCE_2 STATUS_2));
    keeps_its_contract(&side!(Shipped, 512, SOURCE_0 STATUS_0, SOURCE_1 STATUS_1));
}

fn equals_the_model<D: Wrapper>(side: &Side<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        bench.collect(side.sink);
        let expected = side.send(&mut bench, 40);
        bench.until_idle();
        assert_eq!(side.taken(&mut bench), expected);
        for (status, expected) in side.status.iter().zip(&expected) {
            let status = bench.level(*status);
            let counted = status.passed_packets + status.filled_packets + status.unfilled_packets;
            assert_eq!(counted, expected.len() as u64);
            let dropped = status.damaged_packets + status.oversized_packets;
            assert_eq!(dropped as usize, 40 - expected.len());
        }
        bench.dismiss();
    }
}

fn forgets_all_in_reset<D: Wrapper>(side: &Side<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        bench.collect(side.sink);
        for steps in [1, 5, 15, 20, 40] {
            side.send(&mut bench, 10);
            bench.run(steps);
            bench.reset();
            bench.collect(side.sink);
        }
        let expected = side.send(&mut bench, 10);
        bench.until_idle();
        assert_eq!(side.taken(&mut bench), expected);
        bench.dismiss();
    }
}

fn keeps_its_contract<D: Wrapper>(side: &Side<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let mut unit = |(number, length)| {
        let bytes = Form::plain_udp(length).build(bench.generator());
        let checksum = if number % 2 == 0 { PacketChecksum::Fill } else { PacketChecksum::None };
        let known = PacketBeat { checksum, error: false, ..about(bench.generator()) };
        card_beats(&bytes, &known)
    };
    let units: Vec<_> = (42..=64).cycle().take(300).enumerate().map(&mut unit).collect();
    let measured = bench.measure(side.sources[0], side.sink, units);
    let contract = D::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
