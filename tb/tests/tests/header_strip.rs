//! The header remover against its model: messages of every length, in every regime.
use nic_model::header_strip::packet_of;
use nic_sim::generated::header_strip::HeaderStrip;
use nic_sim::generated::header_strip_tiny::HeaderStripTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{HeaderStatus, MessageBeat};
use nic_tb::{Bench, Stall};
use nic_tests::frames::beats;

/// Ports of an emitted remover.
struct Strip<D: Wrapper, const BYTES: usize> {
    source: Inlet<D, MessageBeat<BYTES>>,
    sink: Outlet<D, MessageBeat<BYTES>>,
    status: LevelOutlet<D, HeaderStatus>,
    header: usize,
}

/// Runs a test on every emitted remover.
macro_rules! on_every_strip {
    ($test:ident) => {
        $test(&strip!(HeaderStripTiny, 1));
        $test(&strip!(HeaderStrip, 4));
    };
}
macro_rules! strip {
    ($device:ident, $header:literal) => {
        Strip {
            source: $device::SOURCE,
            sink: $device::SINK,
            status: $device::STATUS,
            header: $header,
        }
    };
}

#[test]
fn packets_of_every_length_leave_without_their_headers_in_every_regime() {
    on_every_strip!(equals_the_model);
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_strip!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_strip!(keeps_its_contract);
}

/// Sends a message of so many bytes; whether it is empty.
fn exchange<D: Wrapper, const BYTES: usize>(
    bench: &mut Bench<D>,
    strip: &Strip<D, BYTES>,
    length: usize,
) -> bool {
    let message = bench.generator().bytes(length);
    let packet = packet_of(&message, strip.header);
    let error = bench.generator().chance(1, 4);
    bench.send(strip.source, beats(&message, error));
    bench.expect(strip.sink, packet.map_or(vec![], |packet| beats(packet, error)));
    packet.is_none() && !error
}

fn equals_the_model<D: Wrapper, const BYTES: usize>(strip: &Strip<D, BYTES>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let mut lengths: Vec<usize> = (1..=4 * BYTES + 1).collect();
        bench.generator().shuffle(&mut lengths);
        let mut empty = 0;
        for &length in &lengths {
            empty += u64::from(exchange(&mut bench, strip, length));
        }
        bench.until_idle();
        let status = bench.level(strip.status);
        assert_eq!(status, HeaderStatus { messages: lengths.len() as u64, empty_messages: empty });
        bench.finish();
    }
}

fn forgets_all_in_reset<D: Wrapper, const BYTES: usize>(strip: &Strip<D, BYTES>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        for steps in [1, 2, 3, 5, 20, 60] {
            for length in [3 * BYTES, BYTES + 1, 2 * BYTES, 1, 20 * BYTES, 9 * BYTES] {
                exchange(&mut bench, strip, length);
            }
            bench.run(steps);
            bench.reset();
        }
        for length in 1..3 * BYTES {
            exchange(&mut bench, strip, length);
        }
        bench.until_idle();
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, const BYTES: usize>(strip: &Strip<D, BYTES>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let lengths = strip.header + 1..=2 * BYTES;
    // Of each kind one is among the first.
    let lengths: Vec<usize> = lengths.clone().rev().step_by(3).chain(lengths).collect();
    let units: Vec<_> =
        lengths.iter().map(|&length| beats(&bench.generator().bytes(length), false)).collect();
    let measured = bench.measure(strip.source, strip.sink, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
