//! The receive side of coherent programmed I/O against its model: packets of every length, and those that no group holds.
use nic_model::pio_packets::{Line, results_of};
use nic_sim::generated::pio_receive::PioReceive;
use nic_sim::generated::pio_receive_tiny::PioReceiveTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{Beat, PacketBeat, PioReceiveFault, PioReceiveStatus};
use nic_tb::{Bench, Stall};
use nic_tests::frames::{about, card_beats};

/// Ports of an emitted one.
trait Receive: Wrapper {
    const LINES: usize;
    /// Bytes of the longest packet.
    const MOST: usize;
    const PACKET: Inlet<Self, PacketBeat>;
    const RESULT: Outlet<Self, Beat<64>>;
    const STATUS: LevelOutlet<Self, PioReceiveStatus>;

    /// Bytes of the longest packet of one result.
    const OF_ONE: usize = 64 * Self::LINES - 4;
    /// Bytes of a packet in each result behind the first.
    const OF_PART: usize = 64 * (Self::LINES - 1);
}

macro_rules! receive {
    ($device:ident, $lines:literal, $most:literal) => {
        impl Receive for $device {
            const LINES: usize = $lines;
            const MOST: usize = $most;
            const PACKET: Inlet<Self, PacketBeat> = Self::PACKET;
            const RESULT: Outlet<Self, Beat<64>> = Self::RESULT;
            const STATUS: LevelOutlet<Self, PioReceiveStatus> = Self::STATUS;
        }
    };
}
receive!(PioReceiveTiny, 4, 700);
receive!(PioReceive, 64, 9_216);

fn lines(lines: &[Line]) -> Vec<Beat<64>> {
    let count = lines.len();
    let beat = |(number, line): (usize, &Line)| Beat {
        data: *line,
        keep: u64::MAX,
        last: number + 1 == count,
    };
    lines.iter().enumerate().map(beat).collect()
}

/// Sends a packet; whether it is given.
fn exchange<D: Receive>(bench: &mut Bench<D>, length: usize) -> bool {
    let packet = bench.generator().bytes(length);
    let about = about(bench.generator());
    bench.send(D::PACKET, card_beats(&packet, &about));
    let is_given = length <= D::MOST;
    if is_given {
        let results = results_of(&packet, about.checksum, D::LINES);
        results.iter().for_each(|result| bench.expect(D::RESULT, lines(result)));
    }
    is_given
}

fn equals_the_model<D: Receive>() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        // Around the ends of the first results, and what is too long.
        let ends = [D::OF_ONE, D::OF_ONE + D::OF_PART, D::MOST - 1];
        let around = ends.into_iter().flat_map(|end| [end - 61, end - 5, end - 1, end, end + 1]);
        let long = [D::MOST + 1, D::MOST + 5, 10_000];
        let mut lengths: Vec<usize> = (1..=200).chain(around).chain(long).chain(long).collect();
        bench.generator().shuffle(&mut lengths);
        let mut given = 0;
        for length in &lengths {
            given += u64::from(exchange(&mut bench, *length));
        }
        bench.until_idle();
        let expected = PioReceiveStatus {
            fault: PioReceiveFault::TooLong,
            packets: given,
            too_long: 6,
            stray_messages: 0,
        };
        assert_eq!(bench.level(D::STATUS), expected);
        bench.finish();
    }
}

#[test]
fn packets_of_every_length_are_the_models_lines_in_every_regime() {
    equals_the_model::<PioReceiveTiny>();
    equals_the_model::<PioReceive>();
}

#[test]
fn what_a_program_sends_here_is_counted_and_holds_up_nothing() {
    let mut bench = Bench::<PioReceiveTiny>::new(Stall::Never, Stall::Never);
    bench.set_stall(PioReceiveTiny::RESULT.index(), Stall::Always);
    let packet = bench.generator().bytes(100);
    let about = about(bench.generator());
    bench.send(PioReceiveTiny::PACKET, card_beats(&packet, &about));
    let beat = |last| Beat { data: [1; 64], keep: u64::MAX, last };
    bench.send(PioReceiveTiny::MESSAGE, [beat(false), beat(true), beat(true)]);
    bench.run(20);
    let status = bench.level(PioReceiveTiny::STATUS);
    assert_eq!((status.stray_messages, status.fault), (2, PioReceiveFault::StrayMessage));
    bench.set_stall(PioReceiveTiny::RESULT.index(), Stall::Never);
    let results = results_of(&packet, about.checksum, PioReceiveTiny::LINES);
    bench.expect(PioReceiveTiny::RESULT, lines(&results.concat()));
    // The first fault stays.
    exchange(&mut bench, 701);
    bench.until_idle();
    let expected = PioReceiveStatus {
        fault: PioReceiveFault::StrayMessage,
        packets: 1,
        too_long: 1,
        stray_messages: 2,
    };
    assert_eq!(bench.level(PioReceiveTiny::STATUS), expected);
    bench.finish();
}

#[test]
fn counts_of_faults_stop_at_their_largest_value_and_packets_are_all_counted() {
    let mut bench = Bench::<PioReceiveTiny>::new(Stall::Never, Stall::Never);
    bench.ignore(PioReceiveTiny::RESULT);
    let packet = PacketBeat { last: true, length_bytes: 60, ..about(bench.generator()) };
    bench.send(PioReceiveTiny::PACKET, vec![packet; 5_000]);
    let beat = Beat { data: [1; 64], keep: u64::MAX, last: true };
    bench.send(PioReceiveTiny::MESSAGE, vec![beat; 70_000]);
    let packet = PacketBeat { last: true, length_bytes: 701, ..about(bench.generator()) };
    bench.send(PioReceiveTiny::PACKET, vec![packet; 70_000]);
    bench.until_idle();
    let status = bench.level(PioReceiveTiny::STATUS);
    assert_eq!((status.too_long, status.stray_messages), (0xffff, 0xffff));
    // And the count stays, from cycle to cycle.
    for _ in 0..3 {
        assert_eq!(bench.level(PioReceiveTiny::STATUS).packets, 5_000);
        bench.step();
    }
    bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<PioReceiveTiny>::new(source, sink);
        for steps in [1, 2, 3, 5, 8, 20, 60] {
            for _ in 0..10 {
                let length = bench.generator().within(1..=720) as usize;
                exchange(&mut bench, length);
            }
            bench.run(steps);
            bench.reset();
        }
        (1..=150).for_each(|length| assert!(exchange(&mut bench, length)));
        bench.until_idle();
        assert_eq!(bench.level(PioReceiveTiny::STATUS).packets, 150);
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<PioReceive>::new(Stall::Never, Stall::Never);
    let about = about(bench.generator());
    // The first are of one line; those whose last bytes need a line of their own take a cycle more.
    let lengths =
        (1..=60).cycle().take(64).chain((1..=250_usize).filter(|length| (length - 1) % 64 < 60));
    let units: Vec<Vec<_>> =
        lengths.map(|length| card_beats(&vec![length as u8; length], &about)).collect();
    let measured = bench.measure(PioReceive::PACKET, PioReceive::RESULT, units);
    let contract = PioReceive::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}
