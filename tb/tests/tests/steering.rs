//! The steering stage against its model: each packet whole at the sink of its destination, or dropped and
//! counted.
use nic_model::steering::sink;
use nic_sim::generated::steering_e0::SteeringE0;
use nic_sim::generated::steering_e1::SteeringE1;
use nic_sim::generated::steering_e3::SteeringE3;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{PacketBeat, SteeringConfiguration, SteeringStatus};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{about, card_beats};

/// Ports of an emitted stage.
struct Stage<D: Wrapper> {
    source: Inlet<D, PacketBeat>,
    sinks: Vec<Outlet<D, PacketBeat>>,
    configuration: LevelInlet<D, SteeringConfiguration>,
    status: LevelOutlet<D, SteeringStatus>,
}

macro_rules! stage {
    ($device:ident, $($sink:ident),+) => {
        Stage {
            source: $device::SOURCE,
            sinks: vec![$($device::$sink),+],
            configuration: $device::CONFIGURATION,
            status: $device::STATUS,
        }
    };
}
/// Runs a test on every emitted stage.
macro_rules! on_every_stage {
    ($test:ident) => {
        $test(&stage!(SteeringE0, SINK_0));
        $test(&stage!(SteeringE1, SINK_0, SINK_1));
        $test(&stage!(SteeringE3, SINK_0, SINK_1, SINK_2, SINK_3));
    };
}

/// Nothing was counted.
const NOTHING: SteeringStatus =
    SteeringStatus { packets_0: 0, packets_1: 0, packets_2: 0, packets_3: 0, dropped_packets: 0 };

fn packet(generator: &mut Generator) -> Vec<PacketBeat> {
    let length = if generator.chance(1, 2) { 64 } else { generator.within(1..=400) };
    let error = generator.chance(1, 8);
    let known = PacketBeat { error, ..about(generator) };
    card_beats(&generator.bytes(length as usize), &known)
}

/// Sends packets, expects what the model says, and counts.
fn send<D: Wrapper>(
    bench: &mut Bench<D>,
    stage: &Stage<D>,
    enable: u64,
    count: usize,
    status: &mut SteeringStatus,
) {
    for _ in 0..count {
        let packet = packet(bench.generator());
        match sink(packet[0].destination, stage.sinks.len(), enable) {
            Some(number) => {
                bench.expect(stage.sinks[number], packet.clone());
                *match number {
                    0 => &mut status.packets_0,
                    1 => &mut status.packets_1,
                    2 => &mut status.packets_2,
                    _ => &mut status.packets_3,
                } += 1;
            }
            None => status.dropped_packets += 1,
        }
        bench.send(stage.source, packet);
    }
}

/// A running stage that expects nothing yet.
fn bench<D: Wrapper>(stage: &Stage<D>, source: Stall, sink: Stall) -> Bench<D> {
    let mut bench = Bench::new(source, sink);
    stage.sinks.iter().for_each(|sink| bench.expect(*sink, []));
    bench
}

#[test]
fn packets_leave_whole_at_their_sinks_in_every_regime() {
    on_every_stage!(equals_the_model);
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_stage!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_stage!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper>(stage: &Stage<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(stage, source, sink);
        let mut status = NOTHING;
        let other = bench.generator().bits(4);
        for enable in [15, other, 0, 1, other ^ 15] {
            bench.set_level(stage.configuration, &SteeringConfiguration { enable });
            send(&mut bench, stage, enable, 40, &mut status);
            bench.until_idle();
            assert_eq!(bench.level(stage.status), status);
        }
        bench.finish();
    }
}

#[test]
fn a_packet_goes_where_its_first_beat_went_whatever_is_set_meanwhile() {
    let stage = stage!(SteeringE1, SINK_0, SINK_1);
    for was_enabled in [false, true] {
        let mut bench = bench(&stage, Stall::Never, Stall::Never);
        for destination in [0, 1, 1, 0] {
            let enable = if was_enabled { 3 } else { 0 };
            bench.set_level(stage.configuration, &SteeringConfiguration { enable });
            let known = PacketBeat { destination, error: false, ..about(bench.generator()) };
            let packet = card_beats(&bench.generator().bytes(1_000), &known);
            if was_enabled {
                bench.expect(stage.sinks[destination as usize], packet.clone());
            }
            let (begin, rest) = packet.split_at(3);
            bench.send(stage.source, begin.to_vec());
            bench.run(20);
            bench.set_level(stage.configuration, &SteeringConfiguration { enable: enable ^ 3 });
            bench.send(stage.source, rest.to_vec());
            bench.until_idle();
        }
        let status = bench.level(stage.status);
        let counted = (status.packets_0, status.packets_1, status.dropped_packets);
        assert_eq!(counted, if was_enabled { (2, 2, 0) } else { (0, 0, 4) });
        match was_enabled {
            true => bench.finish(),
            false => bench.dismiss(),
        }
    }
}

fn forgets_all_in_reset<D: Wrapper>(stage: &Stage<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(stage, source, sink);
        let enable = 15;
        bench.set_level(stage.configuration, &SteeringConfiguration { enable });
        for steps in [1, 3, 10, 40] {
            send(&mut bench, stage, enable, 20, &mut NOTHING.clone());
            bench.run(steps);
            bench.reset();
        }
        let mut status = NOTHING;
        send(&mut bench, stage, enable, 30, &mut status);
        bench.until_idle();
        assert_eq!(bench.level(stage.status), status);
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper>(stage: &Stage<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.set_level(stage.configuration, &SteeringConfiguration { enable: 15 });
    let mut unit = || {
        let known = PacketBeat { destination: 0, ..about(bench.generator()) };
        card_beats(&bench.generator().bytes(64), &known)
    };
    let units: Vec<_> = (0..200).map(|_| unit()).collect();
    let measured = bench.measure(stage.source, stage.sinks[0], units);
    let contract = D::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
