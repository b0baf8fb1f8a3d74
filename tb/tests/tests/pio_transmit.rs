//! The transmit side of coherent programmed I/O against its model: packets of every length in lines, and messages that are none.
use nic_model::pio_packets::{Line, Sent, lines_of, sent};
use nic_model::reorder_nic::message;
use nic_sim::generated::pio_transmit::PioTransmit;
use nic_sim::generated::pio_transmit_tiny::PioTransmitTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    Beat, Choice, Message, MessageBeat, PacketChecksum, PioPacketHeader, PioTransmitFault,
    PioTransmitStatus,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{beats, packets_of};

/// Ports of an emitted one.
trait Transmit: Wrapper {
    const LINES: usize;
    const MESSAGE: Inlet<Self, Beat<64>>;
    const STORED: Outlet<Self, MessageBeat<64>>;
    const STATUS: LevelOutlet<Self, PioTransmitStatus>;

    /// Bytes of the longest packet.
    const MOST: usize = 64 * Self::LINES - 4;
}

macro_rules! transmit {
    ($device:ident, $lines:literal) => {
        impl Transmit for $device {
            const LINES: usize = $lines;
            const MESSAGE: Inlet<Self, Beat<64>> = Self::MESSAGE;
            const STORED: Outlet<Self, MessageBeat<64>> = Self::STORED;
            const STATUS: LevelOutlet<Self, PioTransmitStatus> = Self::STATUS;
        }
    };
}
transmit!(PioTransmitTiny, 4);
transmit!(PioTransmit, 64);

/// The beats of a message of whole lines.
fn of_lines(lines: &[Line]) -> impl Iterator<Item = Beat<64>> {
    let count = lines.len();
    let beat = move |(number, line): (usize, &Line)| Beat {
        data: *line,
        keep: u64::MAX,
        last: number + 1 == count,
    };
    lines.iter().enumerate().map(beat)
}

/// The stored message of a packet.
fn stored(packet: &[u8], fills: bool) -> Vec<MessageBeat<64>> {
    let mut bytes = message(packet.len() as u16, packet);
    bytes[2] = fills.into();
    beats(&bytes, false)
}

/// A packet of so many bytes in lines, with anything where it has no bytes.
fn draw_lines(random: &mut Generator, length: usize) -> Vec<Line> {
    let packet = random.bytes(length);
    let checksum = *random.pick(PacketChecksum::ALL);
    let mut lines = lines_of(&packet, checksum);
    let end = if length <= 60 { length } else { (length - 60).next_multiple_of(64) + 60 };
    let beyond = if length <= 60 { 60 - length } else { end - length };
    if let (Some(line), true) = (lines.last_mut(), beyond > 0) {
        let from = if length <= 60 { length } else { 64 - beyond };
        let noise = random.bytes(beyond);
        line[from..from + beyond].copy_from_slice(&noise);
    }
    let control = random.bytes(2);
    lines[0][62..].copy_from_slice(&control);
    lines
}

/// Sends a message that is a packet, and expects it.
fn exchange<D: Transmit>(bench: &mut Bench<D>, length: usize) {
    let lines = draw_lines(bench.generator(), length);
    bench.send(D::MESSAGE, of_lines(&lines).collect::<Vec<_>>());
    match sent(&lines, D::LINES) {
        Sent::Packet(packet, fills) => bench.expect(D::STORED, stored(&packet, fills)),
        other => panic!("{length} bytes: {other:?}"),
    }
}

fn packets_leave<D: Transmit>() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let mut lengths: Vec<usize> =
            (1..=200.min(D::MOST)).chain([D::MOST - 1, D::MOST]).collect();
        bench.generator().shuffle(&mut lengths);
        lengths.iter().for_each(|length| exchange(&mut bench, *length));
        bench.until_idle();
        let expected = PioTransmitStatus {
            fault: PioTransmitFault::None,
            packets: lengths.len() as u64,
            without_bytes: 0,
            too_long: 0,
            wrong_lines: 0,
        };
        assert_eq!(bench.level(D::STATUS), expected);
        bench.finish();
    }
}

#[test]
fn packets_of_every_length_leave_behind_a_header_in_every_regime() {
    packets_leave::<PioTransmitTiny>();
    packets_leave::<PioTransmit>();
}

/// A message whose length is not that of its lines, mostly.
fn any_message(random: &mut Generator, most: usize) -> Vec<Line> {
    let count = 1 + random.below(most as u64) as usize;
    let mut lines = vec![[0; 64]; count];
    lines.iter_mut().for_each(|line| line.copy_from_slice(&random.bytes(64)));
    let edge = |random: &mut Generator, of: usize| 64 * of as u64 + random.below(5);
    let length_bytes = match random.below(6) {
        0 => 0,
        1 => random.bits(14),
        2 => edge(random, most) - 6,
        3 => (edge(random, count) - 6).max(1),
        4 => edge(random, count - 1).saturating_sub(6),
        _ => 1 + random.below(64 * most as u64 - 4),
    };
    let header = PioPacketHeader { length_bytes, checksum: *random.pick(PacketChecksum::ALL) };
    lines[0][60..62].copy_from_slice(&header.to_bytes());
    lines
}

fn bad_messages_are_dropped<D: Transmit>() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(D::STORED);
        let mut all = PioTransmitStatus {
            fault: PioTransmitFault::None,
            packets: 0,
            without_bytes: 0,
            too_long: 0,
            wrong_lines: 0,
        };
        let mut expected = vec![];
        for _ in 0..200 {
            let lines = any_message(bench.generator(), D::LINES);
            bench.send(D::MESSAGE, of_lines(&lines).collect::<Vec<_>>());
            let fault = match sent(&lines, D::LINES) {
                Sent::Packet(packet, fills) => {
                    all.packets += 1;
                    expected.push(stored(&packet, fills));
                    continue;
                }
                Sent::WithoutBytes => {
                    all.without_bytes += 1;
                    PioTransmitFault::NoBytes
                }
                Sent::TooLong => {
                    all.too_long += 1;
                    PioTransmitFault::TooLong
                }
                Sent::WrongLines => {
                    all.wrong_lines += 1;
                    PioTransmitFault::WrongLines
                }
            };
            if all.fault == PioTransmitFault::None {
                all.fault = fault;
            }
        }
        bench.until_idle();
        let taken = packets_of(bench.take(D::STORED));
        let (whole, cut): (Vec<_>, Vec<_>) = taken.into_iter().partition(|packet| !packet.error);
        let expected: Vec<_> = packets_of(expected.concat());
        assert!(whole == expected, "{} of {} packets", whole.len(), expected.len());
        // Of those with other lines something may have left, with an error at its end; of the others nothing.
        assert_eq!(cut.len() as u64, all.wrong_lines);
        assert_eq!(bench.level(D::STATUS), all);
        assert!(all.without_bytes > 0 && all.too_long > 0 && all.wrong_lines > 0);
        bench.dismiss();
    }
}

#[test]
fn messages_whose_length_is_not_that_of_their_lines_are_dropped_and_named() {
    bad_messages_are_dropped::<PioTransmitTiny>();
    bad_messages_are_dropped::<PioTransmit>();
}

#[test]
fn the_first_fault_stays_and_counts_have_all_their_bits() {
    let faults = [
        (0, PioTransmitFault::NoBytes),
        (300, PioTransmitFault::TooLong),
        (100, PioTransmitFault::WrongLines),
    ];
    for (length, expected) in faults {
        let mut bench = Bench::<PioTransmitTiny>::new(Stall::Never, Stall::Never);
        bench.ignore(PioTransmitTiny::STORED);
        let mut line = [0; 64];
        let header = PioPacketHeader { length_bytes: length, checksum: PacketChecksum::None };
        line[60..62].copy_from_slice(&header.to_bytes());
        let many = vec![Beat { data: line, keep: u64::MAX, last: true }; 70_000];
        bench.send(PioTransmitTiny::MESSAGE, many);
        bench.until_idle();
        let header = PioPacketHeader { length_bytes: 0, checksum: PacketChecksum::None };
        line[60..62].copy_from_slice(&header.to_bytes());
        bench.send(PioTransmitTiny::MESSAGE, [Beat { data: line, keep: u64::MAX, last: true }]);
        bench.until_idle();
        let status = bench.level(PioTransmitTiny::STATUS);
        let counts = [status.without_bytes, status.too_long, status.wrong_lines];
        assert!(counts.contains(&0xffff), "{counts:?}");
        assert_eq!(status.fault, expected);
        bench.dismiss();
    }
}

#[test]
fn what_is_dropped_waits_for_nobody() {
    let mut bench = Bench::<PioTransmitTiny>::new(Stall::Never, Stall::Never);
    bench.set_stall(PioTransmitTiny::STORED.index(), Stall::Always);
    let lines = vec![[0; 64]; 3];
    bench.send(PioTransmitTiny::MESSAGE, of_lines(&lines).collect::<Vec<_>>());
    bench.send(PioTransmitTiny::MESSAGE, of_lines(&lines).collect::<Vec<_>>());
    bench.run(20);
    assert_eq!(bench.waiting(PioTransmitTiny::MESSAGE.index()), 0);
    assert_eq!(bench.level(PioTransmitTiny::STATUS).without_bytes, 2);
    bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<PioTransmitTiny>::new(source, sink);
        for steps in [1, 2, 3, 5, 8, 20, 60] {
            for _ in 0..10 {
                let length = bench.generator().within(1..=252) as usize;
                exchange(&mut bench, length);
            }
            bench.run(steps);
            bench.reset();
        }
        (1..=150).for_each(|length| exchange(&mut bench, length));
        bench.until_idle();
        assert_eq!(bench.level(PioTransmitTiny::STATUS).packets, 150);
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<PioTransmit>::new(Stall::Never, Stall::Never);
    // The first are of one line.
    let units: Vec<Vec<_>> = (1..=60)
        .cycle()
        .take(64)
        .chain(1..=200)
        .map(|length| of_lines(&draw_lines(bench.generator(), length)).collect())
        .collect();
    let measured = bench.measure(PioTransmit::MESSAGE, PioTransmit::STORED, units);
    let contract = PioTransmit::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}
