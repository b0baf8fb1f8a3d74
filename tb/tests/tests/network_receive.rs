//! The receive side of the network against the models of its parts: what a MAC gives arrives at the
//! destination that the rules say, with everything that is known, or is counted as lost.
use nic_model::classify::{Rules, beats};
use nic_model::network_receive::delivered;
use nic_model::packet_buffer::{Packet, judge, stored};
use nic_sim::generated::network_receive::NetworkReceive as Shipped;
use nic_sim::generated::network_receive_small::NetworkReceiveSmall as Small;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    ClassifyConfiguration, ClassifyStatus, EngineFlow, EnginePort, HashKeyWrite, MessageBeat,
    PacketBeat, PacketBufferStatus, RingTableWrite, SteeringConfiguration, SteeringStatus,
};
use nic_tb::{Bench, Stall};
use nic_tests::frames;
use nic_tests::frames::card_packets_of;
use nic_tests::headers::Form;
use nic_tests::network::{draw_packet, draw_rules, key_writes, plain_rules, table_writes};

/// Ports of an emitted receive side.
struct Side<D: Wrapper> {
    source: Inlet<D, MessageBeat<64>>,
    sinks: Vec<Outlet<D, PacketBeat>>,
    configuration: LevelInlet<D, ClassifyConfiguration>,
    engine_ports: [LevelInlet<D, EnginePort>; 4],
    engine_flows: [LevelInlet<D, EngineFlow>; 4],
    key: PulseInlet<D, HashKeyWrite>,
    table: PulseInlet<D, RingTableWrite>,
    steering: LevelInlet<D, SteeringConfiguration>,
    classify_status: LevelOutlet<D, ClassifyStatus>,
    buffer_status: LevelOutlet<D, PacketBufferStatus>,
    steering_status: LevelOutlet<D, SteeringStatus>,
}

macro_rules! side {
    ($device:ident, $($sink:ident),+) => {
        Side {
            source: $device::SOURCE,
            sinks: vec![$($device::$sink),+],
            configuration: $device::CONFIGURATION,
            engine_ports: [
                $device::ENGINE_PORT_0,
                $device::ENGINE_PORT_1,
                $device::ENGINE_PORT_2,
                $device::ENGINE_PORT_3,
            ],
            engine_flows: [
                $device::ENGINE_FLOW_0,
                $device::ENGINE_FLOW_1,
                $device::ENGINE_FLOW_2,
                $device::ENGINE_FLOW_3,
            ],
            key: $device::KEY,
            table: $device::TABLE,
            steering: $device::STEERING,
            classify_status: $device::CLASSIFY_STATUS,
            buffer_status: $device::BUFFER_STATUS,
            steering_status: $device::STEERING_STATUS,
        }
    };
}
/// Runs a test on every emitted receive side.
macro_rules! on_every_side {
    ($test:ident) => {
        $test(&side!(Small, SINK_0, SINK_1, SINK_2));
        $test(&side!(Shipped, SINK_0, SINK_1));
    };
}

impl<D: Wrapper> Side<D> {
    /// A running receive side under these rules.
    fn bench(&self, source: Stall, sink: Stall, rules: &Rules, enable: u64) -> Bench<D> {
        let mut bench = Bench::new(source, sink);
        self.sinks.iter().for_each(|sink| bench.collect(*sink));
        bench.set_level(self.configuration, &rules.configuration);
        bench.set_level(self.steering, &SteeringConfiguration { enable });
        for (port, rule) in self.engine_ports.into_iter().zip(&rules.engine_ports) {
            bench.set_level(port, rule);
        }
        for (flow, rule) in self.engine_flows.into_iter().zip(&rules.engine_flows) {
            bench.set_level(flow, rule);
        }
        bench.send(self.key, key_writes(rules));
        bench.send(self.table, table_writes(rules));
        bench.until_idle();
        bench
    }

    /// The packets at each sink since the last call, as if they came at no time.
    fn taken(&self, bench: &mut Bench<D>) -> Vec<Vec<Packet>> {
        let taken = self.sinks.iter().map(|sink| {
            let beats = bench.take(*sink).into_iter();
            card_packets_of(beats.map(|beat| PacketBeat { timestamp_cycles: 0, ..beat }))
        });
        taken.collect()
    }
}

#[test]
fn packets_arrive_where_the_rules_say_in_every_regime() {
    on_every_side!(equals_the_model);
}

#[test]
fn what_nobody_takes_is_lost_whole_and_counted() {
    on_every_side!(loses_whole_packets);
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_side!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_side!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper>(side: &Side<D>) {
    for (source, sink) in Stall::pairs() {
        let mut generator = nic_tb::seed::generator().fork(&format!("{source:?} {sink:?}"));
        let packets: Vec<(Vec<u8>, bool)> =
            (0..100).map(|_| (draw_packet(&mut generator, 300), generator.chance(1, 8))).collect();
        let all: Vec<Vec<u8>> = packets.iter().map(|(packet, _)| packet.clone()).collect();
        let rules = draw_rules(&mut generator, &all);
        let enable = generator.bits(4) | 1;
        let mut bench = side.bench(source, sink, &rules, enable);
        let mut expected: Vec<Vec<Packet>> = vec![Vec::new(); side.sinks.len()];
        let (mut dropped, mut damaged) = (0, 0);
        // A few at a time, so that there is room for all.
        for group in packets.chunks(6) {
            for (packet, error) in group {
                bench.send(side.source, frames::beats(packet, *error));
                match delivered(packet, *error, &rules, side.sinks.len(), enable) {
                    Some((sink, packet)) => expected[sink].push(packet),
                    None if *error => damaged += 1,
                    None => dropped += 1,
                }
            }
            bench.until_idle();
        }
        let got = side.taken(&mut bench);
        assert_eq!(got, expected);
        let buffer = bench.level(side.buffer_status);
        assert_eq!((buffer.memory_full, buffer.table_full), (0, 0), "there is room for all");
        assert_eq!(buffer.damaged_packets, damaged);
        let steering = bench.level(side.steering_status);
        assert_eq!(steering.dropped_packets, dropped);
        let steered =
            [steering.packets_0, steering.packets_1, steering.packets_2, steering.packets_3];
        let counts = expected.iter().map(|packets| packets.len() as u64);
        assert!(counts.chain([0; 4]).zip(steered).all(|(count, steered)| count == steered));
        let known = bench.level(side.classify_status);
        let sound = packets.iter().filter(|(_, error)| !error).count() as u64;
        let counted = known.other_packets
            + known.arp_packets
            + known.ipv4_packets
            + known.ipv4_udp_packets
            + known.ipv4_tcp_packets
            + known.ipv6_packets
            + known.ipv6_udp_packets
            + known.ipv6_tcp_packets;
        assert_eq!(counted, sound);
        bench.dismiss();
    }
}

fn loses_whole_packets<D: Wrapper>(side: &Side<D>) {
    for stall in [Stall::Mostly, Stall::Bursts] {
        let rules = plain_rules();
        let mut bench = side.bench(Stall::Never, stall, &rules, 1);
        let lengths: Vec<usize> =
            (0..300).map(|_| bench.generator().within(60..=400) as usize).collect();
        let packets: Vec<Vec<u8>> = lengths
            .into_iter()
            .map(|length| Form::plain_udp(length).build(bench.generator()))
            .collect();
        let sent: Vec<Packet> = packets.iter().map(|packet| beats(packet, false, &rules)).collect();
        bench.send(side.source, packets.iter().flat_map(|packet| frames::beats(packet, false)));
        bench.until_idle();
        let got = side.taken(&mut bench).swap_remove(0);
        let counts = judge(&sent, &got).unwrap_or_else(|text| panic!("{text}"));
        let status = bench.level(side.buffer_status);
        assert_eq!(status.packets, counts.packets);
        assert_eq!(status.bytes, counts.bytes);
        assert_eq!(status.memory_full + status.table_full, counts.lost);
        let is_small = status.most_lines < 100;
        assert!(!is_small || counts.lost > 10, "the small one loses some");
        bench.dismiss();
    }
}

fn forgets_all_in_reset<D: Wrapper>(side: &Side<D>) {
    for (source, sink) in Stall::pairs() {
        let rules = plain_rules();
        let mut bench = side.bench(source, sink, &rules, 15);
        for steps in [1, 5, 15, 20, 40] {
            for length in [70, 400, 64, 1_000, 60] {
                let packet = Form::plain_udp(length).build(bench.generator());
                bench.send(side.source, frames::beats(&packet, false));
            }
            bench.run(steps);
            bench.reset();
            side.sinks.iter().for_each(|sink| bench.collect(*sink));
        }
        let lengths = [60, 64, 65, 128, 129, 700];
        let packets = lengths.map(|length| Form::plain_udp(length).build(bench.generator()));
        bench.send(side.source, packets.iter().flat_map(|packet| frames::beats(packet, false)));
        bench.until_idle();
        let got = side.taken(&mut bench).swap_remove(0);
        let expected = packets.iter().filter_map(|packet| stored(&beats(packet, false, &rules)));
        assert!(got.into_iter().eq(expected));
        bench.dismiss();
    }
}

fn keeps_its_contract<D: Wrapper>(side: &Side<D>) {
    let mut bench = side.bench(Stall::Never, Stall::Never, &plain_rules(), 1);
    let packets = (42..=64).cycle().take(300).map(Form::plain_udp);
    let packets: Vec<_> = packets.map(|form| form.build(bench.generator())).collect();
    let units = packets.iter().map(|packet| frames::beats(packet, false));
    let measured = bench.measure(side.source, side.sinks[0], units);
    let contract = D::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

#[test]
fn packets_of_65_bytes_pass_at_full_rate() {
    let side = side!(Shipped, SINK_0, SINK_1);
    let rules = plain_rules();
    let mut bench = side.bench(Stall::Never, Stall::Never, &rules, 1);
    let packets: Vec<_> = (0..400).map(|_| Form::plain_udp(65).build(bench.generator())).collect();
    bench.send(side.source, packets.iter().flat_map(|packet| frames::beats(packet, false)));
    bench.run(2 * 400 + 4);
    assert_eq!(bench.waiting(side.source.index()), 0, "a beat in every cycle");
    bench.until_idle();
    assert_eq!(side.taken(&mut bench)[0].len(), 400);
    bench.dismiss();
}
