//! The classifier against its model: packets of every form under any rules, the published examples of the
//! flow hash, times of arrival.
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::Path;

use nic_model::classify::{Rules, beats, classify, count, toeplitz};
use nic_sim::Wrapper;
use nic_sim::generated::classify::Classify as Device;
use nic_spec::message::{
    Choice, ClassifyStatus, EngineFlow, EnginePort, PacketBeat, PacketChecksum,
};
use nic_tb::pcap::Capture;
use nic_tb::{Bench, Stall};
use nic_tests::frames;
use nic_tests::headers::{Carried, Form, Network};
use nic_tests::network::{
    PUBLISHED_KEY, draw_packet, draw_rules, key_writes, plain_rules, table_writes,
};

/// Sets what is a level.
fn set(bench: &mut Bench<Device>, rules: &Rules) {
    bench.set_level(Device::CONFIGURATION, &rules.configuration);
    let ports = [
        Device::ENGINE_PORT_0,
        Device::ENGINE_PORT_1,
        Device::ENGINE_PORT_2,
        Device::ENGINE_PORT_3,
    ];
    for (port, rule) in ports.into_iter().zip(&rules.engine_ports) {
        bench.set_level(port, rule);
    }
    let flows = [
        Device::ENGINE_FLOW_0,
        Device::ENGINE_FLOW_1,
        Device::ENGINE_FLOW_2,
        Device::ENGINE_FLOW_3,
    ];
    for (flow, rule) in flows.into_iter().zip(&rules.engine_flows) {
        bench.set_level(flow, rule);
    }
}

/// A bench under these rules.
fn bench(source: Stall, sink: Stall, rules: &Rules) -> Bench<Device> {
    let mut bench = Bench::new(source, sink);
    bench.collect(Device::SINK);
    set(&mut bench, rules);
    if rules.key != PUBLISHED_KEY {
        bench.send(Device::KEY, key_writes(rules));
    }
    bench.send(Device::TABLE, table_writes(rules));
    bench.until_idle();
    bench
}

/// What came out, as if at no time.
fn taken(bench: &mut Bench<Device>) -> Vec<PacketBeat> {
    let beats = bench.take(Device::SINK).into_iter();
    beats.map(|beat| PacketBeat { timestamp_cycles: 0, ..beat }).collect()
}

/// Sends packets and compares what comes, and what is counted since `status`.
fn compare(
    bench: &mut Bench<Device>,
    packets: &[(Vec<u8>, bool)],
    rules: &Rules,
    status: &mut ClassifyStatus,
) {
    let sent = packets.iter().flat_map(|(packet, error)| frames::beats(packet, *error));
    bench.send(Device::SOURCE, sent.collect::<Vec<_>>());
    bench.until_idle();
    let got = taken(bench);
    let expected: Vec<PacketBeat> =
        packets.iter().flat_map(|(packet, error)| beats(packet, *error, rules)).collect();
    for (got, expected) in got.iter().zip(&expected) {
        assert_eq!(got, expected);
    }
    assert_eq!(got.len(), expected.len());
    packets.iter().filter(|(_, error)| !error).for_each(|(packet, _)| count(status, packet));
    let counted = ClassifyStatus { cycles: 0, ..bench.level(Device::STATUS) };
    assert_eq!(counted, *status);
}

/// Nothing was counted.
const NOTHING: ClassifyStatus = ClassifyStatus {
    cycles: 0,
    other_packets: 0,
    arp_packets: 0,
    ipv4_packets: 0,
    ipv4_udp_packets: 0,
    ipv4_tcp_packets: 0,
    ipv6_packets: 0,
    ipv6_udp_packets: 0,
    ipv6_tcp_packets: 0,
    fragments: 0,
    bad_ipv4: 0,
    bad_udp: 0,
    bad_tcp: 0,
    malformed_packets: 0,
    unread_packets: 0,
};

#[test]
fn packets_of_any_form_are_classified_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut generator = nic_tb::seed::generator().fork(&format!("{source:?} {sink:?}"));
        let packets: Vec<(Vec<u8>, bool)> =
            (0..120).map(|_| (draw_packet(&mut generator, 200), generator.chance(1, 8))).collect();
        let all: Vec<Vec<u8>> = packets.iter().map(|(packet, _)| packet.clone()).collect();
        let rules = draw_rules(&mut generator, &all);
        let mut bench = bench(source, sink, &rules);
        compare(&mut bench, &packets, &rules, &mut NOTHING.clone());
        bench.dismiss();
    }
}

#[test]
fn verdicts_and_routes_are_right_under_many_rules() {
    let mut generator = nic_tb::seed::generator();
    let mut met = BTreeSet::new();
    for _ in 0..12 {
        let packets: Vec<(Vec<u8>, bool)> =
            (0..250).map(|_| (draw_packet(&mut generator, 120), false)).collect();
        let all: Vec<Vec<u8>> = packets.iter().map(|(packet, _)| packet.clone()).collect();
        let rules = draw_rules(&mut generator, &all);
        for packet in &all {
            let PacketBeat { protocol, checksum, destination, .. } = classify(packet, &rules);
            met.insert((protocol.code(), checksum.code(), destination));
        }
        let mut bench = bench(Stall::Never, Stall::Never, &rules);
        let mut status = NOTHING;
        let (first, second) = packets.split_at(60);
        compare(&mut bench, first, &rules, &mut status);
        // Other rules for what comes later; the key and the table stay.
        let other = draw_rules(&mut generator, &all);
        let rules = Rules { key: rules.key, rings: rules.rings, ..other };
        set(&mut bench, &rules);
        compare(&mut bench, second, &rules, &mut status);
        bench.dismiss();
    }
    // UDP with IPv4 and IPv6 at each engine, and every verdict about each of the protocols that has
    // checksums.
    for protocol in [3, 6] {
        for destination in 0..4 {
            let wanted = (protocol, PacketChecksum::Good.code(), destination);
            assert!(met.contains(&wanted), "{wanted:?} was not met");
        }
    }
    for protocol in [2, 3, 4, 6, 7] {
        let good = PacketChecksum::Good;
        for checksum in [good, PacketChecksum::Bad, PacketChecksum::None] {
            let any = met.iter().any(|met| (met.0, met.1) == (protocol, checksum.code()));
            let is_possible = protocol == 2 || checksum != PacketChecksum::None || any;
            assert!(any || is_possible, "{protocol}, {checksum:?} was not met");
        }
    }
}

/// Source and destination, each with its port; the hash of the addresses, and of addresses and ports.
type Published = ((IpAddr, u16), (IpAddr, u16), u32, u32);

/// The published examples (Microsoft, "Verifying the RSS Hash Calculation"): source and destination,
/// each with its port; the hash of the addresses, and of addresses and ports.
fn published() -> Vec<Published> {
    let ipv4 = |a, b, c, d| IpAddr::V4(Ipv4Addr::new(a, b, c, d));
    let ipv6 = |words: [u16; 8]| IpAddr::V6(Ipv6Addr::from(words));
    vec![
        ((ipv4(66, 9, 149, 187), 2794), (ipv4(161, 142, 100, 80), 1766), 0x323e8fc2, 0x51ccc178),
        ((ipv4(199, 92, 111, 2), 14230), (ipv4(65, 69, 140, 83), 4739), 0xd718262a, 0xc626b0ea),
        ((ipv4(24, 19, 198, 95), 12898), (ipv4(12, 22, 207, 184), 38024), 0xd2d0a5de, 0x5c2b394a),
        ((ipv4(38, 27, 205, 30), 48228), (ipv4(209, 142, 163, 6), 2217), 0x82989176, 0xafc7327f),
        ((ipv4(153, 39, 163, 191), 44251), (ipv4(202, 188, 127, 2), 1303), 0x5d1809c5, 0x10e828a2),
        (
            (ipv6([0x3ffe, 0x2501, 0x200, 0x1fff, 0, 0, 0, 7]), 2794),
            (ipv6([0x3ffe, 0x2501, 0x200, 3, 0, 0, 0, 1]), 1766),
            0x2cc18cd5,
            0x40207d3d,
        ),
        (
            (ipv6([0x3ffe, 0x501, 8, 0, 0x260, 0x97ff, 0xfe40, 0xefab]), 14230),
            (ipv6([0xff02, 0, 0, 0, 0, 0, 0, 1]), 4739),
            0x0f0c461c,
            0xdde51bbf,
        ),
        (
            (ipv6([0x3ffe, 0x1900, 0x4545, 3, 0x200, 0xf8ff, 0xfe21, 0x67cf]), 44251),
            (ipv6([0xfe80, 0, 0, 0, 0x200, 0xf8ff, 0xfe21, 0x67cf]), 38024),
            0x4b61e985,
            0x02d1feef,
        ),
    ]
}

/// Bytes of an address.
fn octets(address: IpAddr) -> Vec<u8> {
    match address {
        IpAddr::V4(address) => address.octets().to_vec(),
        IpAddr::V6(address) => address.octets().to_vec(),
    }
}

#[test]
fn the_published_examples_of_the_flow_hash_come_out_after_reset() {
    for has_ports in [false, true] {
        let mut rules = plain_rules();
        rules.configuration.hash_tcp_ports = has_ports;
        rules.configuration.hash_udp_ports = !has_ports;
        rules.configuration.spread = true;
        rules.rings = std::array::from_fn(|entry| 255 - entry as u64);
        let mut bench = bench(Stall::Never, Stall::Never, &rules);
        let mut expected = Vec::new();
        for ((source, from), (destination, to), of_addresses, of_ports) in published() {
            let hash = if has_ports { of_ports } else { of_addresses };
            let mut flow = [octets(source), octets(destination)].concat();
            if has_ports {
                flow.extend([from.to_be_bytes(), to.to_be_bytes()].concat());
            }
            assert_eq!(toeplitz(&PUBLISHED_KEY, &flow), hash, "the model");
            let (network, at, length, ports) = match source {
                IpAddr::V4(_) => {
                    (Network::Ipv4 { option_words: 0, fragment: 0, route: None }, 26, 4, 34)
                }
                IpAddr::V6(_) => {
                    (Network::Ipv6 { extensions: Vec::new(), elsewhere: None }, 22, 16, 54)
                }
            };
            let carried = Carried::Tcp(0);
            let form = Form { tags: 0, network, carried, payload: 10, padding: 0 };
            let mut packet = form.build(bench.generator());
            packet[at..at + length].copy_from_slice(&octets(source));
            packet[at + length..at + 2 * length].copy_from_slice(&octets(destination));
            packet[ports..ports + 2].copy_from_slice(&from.to_be_bytes());
            packet[ports + 2..ports + 4].copy_from_slice(&to.to_be_bytes());
            bench.send(Device::SOURCE, frames::beats(&packet, false));
            expected.push((u64::from(hash), u64::from(255 - hash % 128)));
        }
        bench.until_idle();
        let lasts = taken(&mut bench).into_iter().filter(|beat| beat.last);
        let got: Vec<(u64, u64)> = lasts.map(|beat| (beat.flow_hash, beat.ring)).collect();
        assert_eq!(got, expected);
        bench.dismiss();
    }
}

#[test]
fn ports_count_before_flows_and_the_first_rule_before_others() {
    let mut generator = nic_tb::seed::generator();
    let packet = Form::plain_udp(90).build(&mut generator);
    let udp_port = u64::from(u16::from_be_bytes([packet[36], packet[37]]));
    let flow_hash = classify(&packet, &plain_rules()).flow_hash;
    let port = |destination| EnginePort { enable: true, udp_port, destination };
    let flow = |destination| EngineFlow { enable: true, flow_hash, destination };
    let none = plain_rules();
    let mut cases = Vec::new();
    for place in 0..4 {
        for other in 0..4 {
            let mut rules = none.clone();
            rules.engine_ports[place] = port(1);
            rules.engine_flows[other] = flow(2);
            cases.push((rules, 1));
            let mut rules = none.clone();
            rules.engine_flows[other] = flow(2);
            rules.engine_flows[place] = flow(3);
            cases.push((rules, if other < place { 2 } else { 3 }));
            let mut rules = none.clone();
            rules.engine_ports[other] = port(2);
            rules.engine_ports[place] = port(1);
            rules.engine_flows[0] = flow(3);
            cases.push((rules, if other < place { 2 } else { 1 }));
        }
    }
    // A rule that names the host keeps it there, whatever flow it is of and whatever rule comes later.
    for place in 0..4 {
        let mut rules = none.clone();
        rules.engine_ports[place] = port(0);
        rules.engine_flows[3] = flow(2);
        cases.push((rules.clone(), 0));
        rules.engine_ports[3] = port(if place == 3 { 0 } else { 1 });
        cases.push((rules, 0));
        let mut rules = none.clone();
        rules.engine_flows[place] = flow(0);
        rules.engine_flows[3] = flow(if place == 3 { 0 } else { 2 });
        cases.push((rules, 0));
    }
    let mut bench = bench(Stall::Never, Stall::Never, &none);
    for (rules, engine) in cases {
        assert_eq!(classify(&packet, &rules).destination, engine, "the model");
        set(&mut bench, &rules);
        bench.send(Device::SOURCE, frames::beats(&packet, false));
        bench.until_idle();
        let last = taken(&mut bench).pop().expect("it leaves");
        assert_eq!(last.destination, engine, "{rules:?}");
    }
    bench.dismiss();
}

#[test]
fn a_checksum_of_the_last_address_of_a_source_route_is_not_judged() {
    let rules = plain_rules();
    let mut bench = bench(Stall::Never, Stall::Never, &rules);
    let mut packets = Vec::new();
    for carried in [Carried::Udp, Carried::Tcp(0)] {
        for route in [[131, 7, 4], [137, 11, 8], [131, 7, 8]] {
            let network = Network::Ipv4 { option_words: 3, fragment: 0, route: Some(route) };
            let form = Form { tags: 1, network, carried, payload: 40, padding: 0 };
            packets.push((form.build(bench.generator()), false));
        }
    }
    let sent = packets.iter().flat_map(|(packet, error)| frames::beats(packet, *error));
    bench.send(Device::SOURCE, sent.collect::<Vec<_>>());
    bench.until_idle();
    let lasts = taken(&mut bench).into_iter().filter(|beat| beat.last);
    use PacketChecksum::{Good, None};
    assert!(lasts.map(|beat| beat.checksum).eq([None, None, Good, None, None, Good]));
    let status: ClassifyStatus = bench.level(Device::STATUS);
    assert_eq!((status.unread_packets, status.bad_udp, status.bad_tcp), (4, 0, 0));
    assert_eq!((status.ipv4_packets, status.ipv4_udp_packets, status.ipv4_tcp_packets), (4, 1, 1));
    bench.dismiss();
}

#[test]
fn words_beyond_the_key_write_nothing() {
    let mut rules = plain_rules();
    let mut bench = bench(Stall::Never, Stall::Never, &rules);
    rules.key.copy_from_slice(&bench.generator().bytes(40));
    for mut write in key_writes(&rules) {
        bench.send(Device::KEY, [write]);
        write.word |= 10;
        write.value ^= 0xffff_ffff;
        if write.word > 9 {
            bench.send(Device::KEY, [write]);
        }
    }
    bench.until_idle();
    let packets: Vec<_> = (0..50).map(|_| (draw_packet(bench.generator(), 100), false)).collect();
    compare(&mut bench, &packets, &rules, &mut NOTHING.clone());
    bench.dismiss();
}

#[test]
fn a_packet_says_in_which_cycle_its_first_beat_came() {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(source, sink, &plain_rules());
        let lengths: Vec<u64> = (0..60).map(|_| bench.generator().within(42..=400)).collect();
        for length in lengths {
            let packet = Form::plain_udp(length as usize).build(bench.generator());
            bench.send(Device::SOURCE, frames::beats(&packet, false));
        }
        bench.take_transfers();
        let mut begins = Vec::new();
        let mut is_first = true;
        while bench.waiting(Device::SOURCE.index()) > 0 {
            let cycle = bench.level(Device::STATUS).cycles;
            bench.step();
            for (port, words) in bench.take_transfers() {
                if port == Device::SOURCE.index() {
                    if is_first {
                        begins.push(cycle);
                    }
                    let last = bench.access(port).split(&words)[2][0];
                    is_first = last == 1;
                }
            }
        }
        bench.until_idle();
        let lasts = bench.take(Device::SINK).into_iter().filter(|beat| beat.last);
        let arrivals: Vec<u64> = lasts.map(|beat| beat.timestamp_cycles).collect();
        assert_eq!(arrivals, begins);
        bench.dismiss();
    }
}

#[test]
fn captured_packets_are_good() {
    let file = nic_sim::tools::repository_root().join("tb/eval/data/mixed.pcap");
    let capture = Capture::read(Path::new(&file)).unwrap_or_else(|error| panic!("{error}"));
    let rules = plain_rules();
    let mut bench = bench(Stall::Never, Stall::Never, &rules);
    let packets: Vec<_> =
        capture.packets.iter().map(|packet| (packet.data.clone(), false)).collect();
    let mut status = NOTHING;
    compare(&mut bench, &packets, &rules, &mut status);
    assert_eq!((status.bad_ipv4, status.bad_udp, status.bad_tcp), (0, 0, 0));
    assert!(status.ipv4_udp_packets > 40 && status.ipv4_tcp_packets > 40, "{status:?}");
    bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let rules = plain_rules();
        let mut bench = bench(source, sink, &rules);
        let mut other = rules.clone();
        for steps in [1, 2, 3, 10, 17, 50] {
            other.key.copy_from_slice(&bench.generator().bytes(40));
            bench.send(Device::KEY, key_writes(&other));
            for length in [70, 400, 64, 2_000, 60] {
                let packet = Form::plain_udp(length).build(bench.generator());
                bench.send(Device::SOURCE, frames::beats(&packet, false));
            }
            bench.run(steps);
            bench.reset();
            bench.collect(Device::SINK);
        }
        let lengths = [60, 64, 65, 128, 129, 700];
        let packets: Vec<_> = lengths
            .map(|length| (Form::plain_udp(length).build(bench.generator()), false))
            .to_vec();
        compare(&mut bench, &packets, &rules, &mut NOTHING.clone());
        bench.dismiss();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let packets = (42..=64).cycle().take(300).map(Form::plain_udp);
    let packets: Vec<_> = packets.map(|form| form.build(bench.generator())).collect();
    let units = packets.iter().map(|packet| frames::beats(packet, false));
    let measured = bench.measure(Device::SOURCE, Device::SINK, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("classify: {text}"));
}
