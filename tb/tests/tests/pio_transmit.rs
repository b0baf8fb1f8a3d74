//! The transmit side of coherent programmed I/O against its model: packets of every length in lines, and messages that are none.
use nic_model::pio_packets::{Line, Sender, Sent, messages_of};
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
    /// Bytes of the longest packet.
    const MOST: usize;
    const MESSAGE: Inlet<Self, Beat<64>>;
    const STORED: Outlet<Self, MessageBeat<64>>;
    const STATUS: LevelOutlet<Self, PioTransmitStatus>;

    /// Bytes of the longest packet of one message.
    const OF_ONE: usize = 64 * Self::LINES - 4;
    /// Bytes of a packet in each message behind the first.
    const OF_PART: usize = 64 * (Self::LINES - 1);

    fn sender() -> Sender {
        Sender::new(Self::LINES, Self::MOST)
    }
}

macro_rules! transmit {
    ($device:ident, $lines:literal, $most:literal) => {
        impl Transmit for $device {
            const LINES: usize = $lines;
            const MOST: usize = $most;
            const MESSAGE: Inlet<Self, Beat<64>> = Self::MESSAGE;
            const STORED: Outlet<Self, MessageBeat<64>> = Self::STORED;
            const STATUS: LevelOutlet<Self, PioTransmitStatus> = Self::STATUS;
        }
    };
}
transmit!(PioTransmitTiny, 4, 700);
transmit!(PioTransmit, 64, 9_216);

/// Nothing has come.
const NOTHING: PioTransmitStatus = PioTransmitStatus {
    fault: PioTransmitFault::None,
    packets: 0,
    without_bytes: 0,
    too_long: 0,
    wrong_lines: 0,
    unfinished: 0,
    stray_parts: 0,
};

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

/// The messages of a packet of so many bytes, with anything where it has no bytes.
fn draw_messages<D: Transmit>(random: &mut Generator, length: usize) -> Vec<Vec<Line>> {
    let packet = random.bytes(length);
    let checksum = *random.pick(PacketChecksum::ALL);
    let mut messages = messages_of(&packet, checksum, D::LINES);
    let marked = messages_of(&vec![0xff; length], checksum, D::LINES);
    for (message, marked) in messages.iter_mut().flatten().zip(marked.iter().flatten()) {
        for (byte, mark) in message.iter_mut().zip(marked).take(60).filter(|(_, mark)| **mark == 0)
        {
            *byte |= random.below(256) as u8 & !mark;
        }
    }
    // What a control says beside that is of no concern.
    for message in &mut messages {
        message[0][62] = random.below(256) as u8;
        message[0][63] |= random.below(256) as u8 & !(1 << 2);
    }
    messages
}

/// Sends a packet in its messages, and expects it.
fn exchange<D: Transmit>(bench: &mut Bench<D>, length: usize) {
    let mut sender = D::sender();
    let mut all = vec![];
    for message in draw_messages::<D>(bench.generator(), length) {
        bench.send(D::MESSAGE, of_lines(&message).collect::<Vec<_>>());
        all.extend(sender.message(&message));
    }
    match &all[..] {
        [Sent::Packet(packet, fills)] => bench.expect(D::STORED, stored(packet, *fills)),
        other => panic!("{length} bytes: {other:?}"),
    }
}

fn packets_leave<D: Transmit>() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        // Around the end of each of the first messages, too.
        let ends = [D::OF_ONE, D::OF_ONE + D::OF_PART, D::MOST - 1];
        let around = ends.into_iter().flat_map(|end| [end - 61, end - 1, end, end + 1]);
        let mut lengths: Vec<usize> = (1..=200).chain(around).collect();
        bench.generator().shuffle(&mut lengths);
        lengths.iter().for_each(|length| exchange(&mut bench, *length));
        bench.until_idle();
        let expected = PioTransmitStatus { packets: lengths.len() as u64, ..NOTHING };
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
fn any_message<D: Transmit>(random: &mut Generator) -> Vec<Line> {
    let most = D::LINES;
    let count = 1 + random.below(most as u64) as usize;
    let mut lines = vec![[0; 64]; count];
    lines.iter_mut().for_each(|line| line.copy_from_slice(&random.bytes(64)));
    let edge = |random: &mut Generator, of: usize| 64 * of as u64 + random.below(5);
    let length_bytes = match random.below(6) {
        0 => 0,
        1 => random.bits(14),
        2 => D::MOST as u64 + random.below(5) - 2,
        3 => (edge(random, count) - 6).max(1),
        4 => edge(random, count - 1).saturating_sub(6),
        _ => 1 + random.below(64 * most as u64 - 4),
    };
    let header = PioPacketHeader { length_bytes, checksum: *random.pick(PacketChecksum::ALL) };
    lines[0][60..62].copy_from_slice(&header.to_bytes());
    lines
}

/// Messages of packets that are as they should be, or have one message too few, or are cut by any message.
fn any_messages<D: Transmit>(random: &mut Generator) -> Vec<Vec<Line>> {
    if random.chance(1, 2) {
        return vec![any_message::<D>(random)];
    }
    let parts = random.within(0..=((D::MOST - D::OF_ONE) / D::OF_PART) as u64) as usize;
    let length = match random.below(3) {
        0 => D::OF_ONE + parts * D::OF_PART,
        1 => random.within(1..=D::MOST as u64) as usize,
        _ => random.within(D::OF_ONE as u64..=D::MOST as u64) as usize,
    };
    let mut messages = draw_messages::<D>(random, length);
    let place = random.below(messages.len() as u64) as usize;
    match random.below(4) {
        0 => drop(messages.remove(place)),
        1 => messages.insert(place, any_message::<D>(random)),
        2 if messages[place].len() > 1 => drop(messages[place].pop()),
        _ => {}
    }
    messages
}

fn bad_messages_are_dropped<D: Transmit>() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(D::STORED);
        let mut all = NOTHING;
        let mut expected = vec![];
        let mut sender = D::sender();
        let mut messages: Vec<_> =
            (0..200).flat_map(|_| any_messages::<D>(bench.generator())).collect();
        // The last is none that waits for another.
        messages.extend(draw_messages::<D>(bench.generator(), 60));
        for lines in messages {
            bench.send(D::MESSAGE, of_lines(&lines).collect::<Vec<_>>());
            for outcome in sender.message(&lines) {
                let (count, fault) = match outcome {
                    Sent::Packet(packet, fills) => {
                        all.packets += 1;
                        expected.push(stored(&packet, fills));
                        continue;
                    }
                    Sent::WithoutBytes => (&mut all.without_bytes, PioTransmitFault::NoBytes),
                    Sent::TooLong => (&mut all.too_long, PioTransmitFault::TooLong),
                    Sent::WrongLines => (&mut all.wrong_lines, PioTransmitFault::WrongLines),
                    Sent::Unfinished => (&mut all.unfinished, PioTransmitFault::Unfinished),
                    Sent::StrayPart => (&mut all.stray_parts, PioTransmitFault::StrayPart),
                };
                *count += 1;
                if all.fault == PioTransmitFault::None {
                    all.fault = fault;
                }
            }
        }
        bench.until_idle();
        let taken = packets_of(bench.take(D::STORED));
        let (whole, cut): (Vec<_>, Vec<_>) = taken.into_iter().partition(|packet| !packet.error);
        let expected: Vec<_> = packets_of(expected.concat());
        assert!(whole == expected, "{} of {} packets", whole.len(), expected.len());
        // Of these something may have left, with an error at its end; of the others nothing.
        assert_eq!(cut.len() as u64, all.wrong_lines + all.unfinished);
        assert_eq!(bench.level(D::STATUS), all);
        let counts = [all.without_bytes, all.too_long, all.wrong_lines];
        assert!(!counts.contains(&0) && all.unfinished > 0 && all.stray_parts > 0, "{all:?}");
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
    // One line, or four that are the beginning of a packet.
    let faults = [
        (0, false, 1, PioTransmitFault::NoBytes),
        (701, false, 1, PioTransmitFault::TooLong),
        (100, false, 1, PioTransmitFault::WrongLines),
        (300, false, 4, PioTransmitFault::Unfinished),
        (100, true, 1, PioTransmitFault::StrayPart),
    ];
    for (length_bytes, continues, lines, expected) in faults {
        let mut bench = Bench::<PioTransmitTiny>::new(Stall::Never, Stall::Never);
        bench.ignore(PioTransmitTiny::STORED);
        let message = |length_bytes, continues: bool, lines| {
            let mut all = vec![[0; 64]; lines];
            let header = PioPacketHeader { length_bytes, checksum: PacketChecksum::None };
            all[0][60..62].copy_from_slice(&header.to_bytes());
            all[0][63] = u8::from(continues) << 2;
            of_lines(&all).collect::<Vec<_>>()
        };
        let many = message(length_bytes, continues, lines).repeat(70_000);
        bench.send(PioTransmitTiny::MESSAGE, many);
        bench.until_idle();
        let other = if length_bytes == 0 { 701 } else { 0 };
        bench.send(PioTransmitTiny::MESSAGE, message(other, false, 1));
        bench.until_idle();
        let PioTransmitStatus {
            fault,
            packets,
            without_bytes,
            too_long,
            wrong_lines,
            unfinished,
            stray_parts,
        } = bench.level(PioTransmitTiny::STATUS);
        let counts = [without_bytes, too_long, wrong_lines, unfinished, stray_parts];
        assert_eq!((fault, packets), (expected, 0));
        assert!(counts.contains(&0xffff), "{counts:?}");
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
                let length = bench.generator().within(1..=700) as usize;
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
        .map(|length| {
            let messages = draw_messages::<PioTransmit>(bench.generator(), length);
            of_lines(&messages[0]).collect()
        })
        .collect();
    let measured = bench.measure(PioTransmit::MESSAGE, PioTransmit::STORED, units);
    let contract = PioTransmit::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}
