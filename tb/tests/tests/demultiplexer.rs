//! The demultiplexer against its model: every packet at its sink, strays counted.
use nic_model::demultiplexer::sorted;
use nic_sim::generated::demultiplexer_beat1_n3_s2::DemultiplexerBeat1N3S2 as Narrow;
use nic_sim::generated::demultiplexer_beat64_n4_s2::DemultiplexerBeat64N4S2 as Wide;
use nic_sim::generated::demultiplexer_word8_n2_s3::DemultiplexerWord8N2S3 as Sparse;
use nic_sim::{Bits, Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{Beat, Routed, Word};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::packet::Packet;

/// The ports of a demultiplexer.
struct Ports<'a, D, P, const SELECTION_BITS: usize> {
    source: Inlet<D, Routed<P, SELECTION_BITS>>,
    sinks: &'a [Outlet<D, P>],
    error: LevelOutlet<D, Bits<1>>,
    stray_packets: LevelOutlet<D, Bits<16>>,
}

/// Runs a test on every emitted demultiplexer.
macro_rules! on_every_demultiplexer {
    ($test:ident) => {
        $test(&narrow());
        $test(&wide());
        $test(&sparse());
    };
}

macro_rules! ports {
    ($device:ident, $($sink:ident),*) => {
        Ports {
            source: $device::SOURCE,
            sinks: &[$($device::$sink),*],
            error: $device::ERROR,
            stray_packets: $device::STRAY_PACKETS,
        }
    };
}

fn narrow() -> Ports<'static, Narrow, Beat<1>, 2> {
    ports!(Narrow, SINK_0, SINK_1, SINK_2)
}

fn wide() -> Ports<'static, Wide, Beat<64>, 2> {
    ports!(Wide, SINK_0, SINK_1, SINK_2, SINK_3)
}

fn sparse() -> Ports<'static, Sparse, Word<8>, 3> {
    ports!(Sparse, SINK_0, SINK_1)
}

#[test]
fn every_packet_reaches_the_sink_that_it_names_in_every_regime() {
    on_every_demultiplexer!(equals_the_model);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside_and_clears_the_error() {
    on_every_demultiplexer!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_demultiplexer!(keeps_its_contract);
}

#[test]
fn the_count_of_stray_packets_stays_at_its_largest_value() {
    saturates(&narrow(), Beat { data: [0x55], keep: 1, last: true }, 3);
    saturates(&sparse(), Word { data: 0x55.into() }, 5);
}

/// Sends packets of this one payload to a sink that does not exist, more than can be counted.
fn saturates<D: Wrapper, P: Packet, const SELECTION_BITS: usize>(
    ports: &Ports<D, P, SELECTION_BITS>,
    payload: P,
    selection: u64,
) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let stray = Routed { payload, selection };
    bench.send(ports.source, vec![stray; 0xffff]);
    bench.until_idle();
    assert_eq!(bench.level(ports.stray_packets), Bits::new(0xffff));
    bench.send(ports.source, [stray, stray, Routed { selection: 1, ..stray }]);
    bench.expect(ports.sinks[1], [payload]);
    bench.until_idle();
    assert_eq!(bench.level(ports.stray_packets), Bits::new(0xffff));
    assert_eq!(bench.level(ports.error), Bits::new(1));
    bench.finish();
}

/// Packets whose payloads name any sink, or none; only the first payload of a packet counts.
fn traffic<P: Packet, const SELECTION_BITS: usize>(
    generator: &mut Generator,
    count: usize,
) -> Vec<Routed<P, SELECTION_BITS>> {
    let payloads = P::draw(generator, count).into_iter();
    let route = |payload| Routed { payload, selection: generator.bits(SELECTION_BITS as u32) };
    payloads.map(route).collect()
}

/// Sends everything and compares with the model.
fn exchange<D: Wrapper, P: Packet, const SELECTION_BITS: usize>(
    bench: &mut Bench<D>,
    ports: &Ports<D, P, SELECTION_BITS>,
    inputs: Vec<Routed<P, SELECTION_BITS>>,
) -> u64 {
    let Ports { source, sinks, error, stray_packets } = ports;
    let plain = inputs.iter().map(|routed| (routed.payload, routed.selection));
    let model = sorted(plain, sinks.len(), P::is_last);
    for (sink, payloads) in sinks.iter().zip(model.sinks) {
        bench.expect(*sink, payloads);
    }
    bench.send(*source, inputs);
    bench.until_idle();
    assert_eq!(bench.level(*stray_packets), Bits::new(model.stray_packets));
    assert_eq!(bench.level(*error), Bits::new(u64::from(model.stray_packets > 0)));
    model.stray_packets
}

fn equals_the_model<D: Wrapper, P: Packet, const SELECTION_BITS: usize>(
    ports: &Ports<D, P, SELECTION_BITS>,
) {
    let mut stray_packets = 0;
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        let inputs = traffic(bench.generator(), 400);
        stray_packets += exchange(&mut bench, ports, inputs);
        bench.finish();
    }
    let names_all = ports.sinks.len() == 1 << SELECTION_BITS;
    assert_eq!(stray_packets == 0, names_all, "strays are part of the traffic where they can be");
}

fn forgets_all_in_reset<D: Wrapper, P: Packet, const SELECTION_BITS: usize>(
    ports: &Ports<D, P, SELECTION_BITS>,
) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        for steps in [1, 3, 10, 40, 90] {
            let inputs = traffic(bench.generator(), 400);
            let plain = inputs.iter().map(|routed| (routed.payload, routed.selection));
            let model = sorted(plain, ports.sinks.len(), P::is_last);
            for (sink, payloads) in ports.sinks.iter().zip(model.sinks) {
                bench.expect(*sink, payloads);
            }
            bench.send(ports.source, inputs);
            bench.run(steps);
            bench.reset();
            assert_eq!(bench.level(ports.error), Bits::new(0), "the error is cleared");
            assert_eq!(bench.level(ports.stray_packets), Bits::new(0), "the count is cleared");
        }
        let inputs = traffic(bench.generator(), 100);
        exchange(&mut bench, ports, inputs);
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, P: Packet, const SELECTION_BITS: usize>(
    ports: &Ports<D, P, SELECTION_BITS>,
) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    for (number, sink) in ports.sinks.iter().enumerate() {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        let selection = number as u64;
        let payloads = P::draw(bench.generator(), 100).into_iter();
        let units = payloads.map(|payload| vec![Routed { payload, selection }]);
        let measured = bench.measure(ports.source, *sink, units);
        measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
    }
}
