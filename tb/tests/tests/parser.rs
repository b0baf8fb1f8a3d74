//! The parser against its model: packets of every form, right and wrong, cut and lengthened.
use std::collections::BTreeSet;
use std::path::Path;

use nic_model::parser::{beats, parse};
use nic_sim::Wrapper;
use nic_sim::generated::parser::Parser as Device;
use nic_spec::message::{Choice, PacketProtocol};
use nic_tb::pcap::Capture;
use nic_tb::{Bench, Stall};
use nic_tests::frames;
use nic_tests::headers::{Carried, Elsewhere, Form, Network, spoiled};

/// Sends a packet, and expects what the model says.
fn send(bench: &mut Bench<Device>, packet: &[u8], error: bool) {
    bench.send(Device::SOURCE, frames::beats(packet, error));
    bench.expect(Device::SINK, beats(packet, error));
    bench.expect(Device::HEADERS, [parse(packet).headers()]);
}

#[test]
fn packets_of_any_form_are_read_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for _ in 0..150 {
            let form = Form::draw(bench.generator(), 200);
            let mut packet = form.build(bench.generator());
            if bench.generator().chance(1, 2) {
                packet = spoiled(bench.generator(), packet);
            }
            let error = bench.generator().chance(1, 8);
            send(&mut bench, &packet, error);
        }
        bench.until_idle();
        bench.sinks_wait_for_valid(true);
        for _ in 0..20 {
            let packet = Form::draw(bench.generator(), 200).build(bench.generator());
            send(&mut bench, &packet, false);
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn many_wrong_packets_are_read_as_the_model_reads_them() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut met = BTreeSet::new();
    for _ in 0..6_000 {
        let mut packet = Form::draw(bench.generator(), 120).build(bench.generator());
        for _ in 0..bench.generator().below(3) {
            packet = spoiled(bench.generator(), packet);
        }
        let parsed = parse(&packet);
        let flags = (parsed.is_fragment, parsed.is_unread, parsed.is_malformed);
        met.insert((parsed.protocol.code(), flags));
        send(&mut bench, &packet, false);
    }
    bench.until_idle();
    bench.finish();
    for protocol in PacketProtocol::ALL {
        for is_malformed in [false, true] {
            let wanted = (protocol.code(), (false, false, is_malformed));
            let is_possible = *protocol != PacketProtocol::Arp || !is_malformed;
            assert!(met.contains(&wanted) || !is_possible, "{wanted:?} was not met");
        }
    }
    for flags in [(true, false), (false, true)] {
        for is_malformed in [false, true] {
            let wanted = (PacketProtocol::Ipv6.code(), (flags.0, flags.1, is_malformed));
            assert!(met.contains(&wanted), "{wanted:?} was not met");
        }
    }
}

#[test]
fn a_beat_waits_for_the_next_one_of_its_packet() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.collect(Device::SINK);
    bench.collect(Device::HEADERS);
    let packet = bench.generator().bytes(5 * 64);
    for (given, beat) in frames::beats::<64>(&packet, false).into_iter().enumerate() {
        let ends = beat.last;
        bench.send(Device::SOURCE, [beat]);
        bench.run(40);
        let wanted = if given == 0 { 0 } else { 1 + usize::from(ends) };
        assert_eq!(bench.take(Device::SINK).len(), wanted, "behind beat {given}");
    }
    bench.dismiss();
}

/// A form of each kind that is read to its end.
fn forms() -> Vec<Form> {
    let ipv4 = |option_words| Network::Ipv4 { option_words, fragment: 0, route: None };
    let ipv6 = |extensions: &[(u8, usize)]| Network::Ipv6 {
        extensions: extensions.to_vec(),
        elsewhere: None,
    };
    let networks = [
        ipv4(0),
        ipv4(1),
        ipv4(7),
        ipv4(10),
        Network::Ipv4 { option_words: 2, fragment: 0x2000, route: None },
        ipv6(&[]),
        ipv6(&[(0, 1)]),
        ipv6(&[(60, 5)]),
        ipv6(&[(0, 2), (43, 1), (60, 2)]),
        ipv6(&[(0, 1), (60, 1), (43, 1), (60, 1), (60, 1)]),
        ipv6(&[(0, 1), (60, 5)]),
        ipv6(&[(60, 1), (44, 1)]),
        Network::Arp,
    ];
    let mut forms = Vec::new();
    for (number, network) in networks.into_iter().enumerate() {
        for carried in [Carried::Udp, Carried::Tcp(number % 11), Carried::Else(1)] {
            let network = network.clone();
            forms.push(Form { tags: number % 3, network, carried, payload: 9, padding: 3 });
        }
    }
    forms
}

#[test]
fn packets_of_every_form_are_read_however_short_they_are_cut() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for form in forms() {
        let packet = form.build(bench.generator());
        for length in 1..=packet.len() {
            send(&mut bench, &packet[..length], false);
        }
        // What is cut off comes as the next packet, and is no part of this one.
        if packet.len() > 64 {
            for length in 40..=64 {
                send(&mut bench, &packet[..length], false);
                send(&mut bench, &packet[64..], false);
            }
        }
    }
    bench.until_idle();
    bench.finish();
}

#[test]
fn any_byte_of_a_header_may_be_anything() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for form in forms() {
        let packet = form.build(bench.generator());
        for at in 12..packet.len().min(110) {
            let mut wrong = packet.clone();
            wrong[at] ^= 1 << bench.generator().below(8);
            send(&mut bench, &wrong, false);
            wrong[at] = bench.generator().bits(8) as u8;
            send(&mut bench, &wrong, false);
        }
    }
    bench.until_idle();
    bench.finish();
}

#[test]
fn a_source_route_that_is_not_used_up_is_unread_wherever_it_is() {
    let routes = [
        ([131, 7, 4], true),
        ([137, 7, 4], true),
        ([131, 39, 39], true),
        ([137, 63, 63], true),
        ([131, 7, 8], false),
        ([137, 39, 40], false),
        ([131, 64, 4], false),
        ([131, 68, 4], false),
        ([137, 7, 68], false),
        ([7, 7, 4], false),
        ([130, 7, 4], false),
    ];
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for option_words in 0..=10 {
        let network = Network::Ipv4 { option_words, fragment: 0, route: None };
        let form = Form { tags: 0, network, carried: Carried::Udp, payload: 9, padding: 0 };
        let plain = form.build(bench.generator());
        // In the options or not: the last three places are in the next header, or end there.
        for place in 0..=4 * option_words {
            for (route, counts) in routes {
                let mut packet = plain.clone();
                packet[34 + place..37 + place].copy_from_slice(&route);
                let parsed = parse(&packet);
                assert_eq!(parsed.is_unread, counts && place + 3 <= 4 * option_words);
                assert_eq!(parsed.ports.is_none(), parsed.is_unread);
                send(&mut bench, &packet, false);
            }
        }
    }
    // Those bytes in an IPv6 packet are none.
    let network = Network::Ipv6 { extensions: Vec::new(), elsewhere: None };
    let form = Form { tags: 0, network, carried: Carried::Tcp(0), payload: 99, padding: 0 };
    let mut packet = form.build(bench.generator());
    packet[14] = 0x6f;
    packet[34..37].copy_from_slice(&[131, 7, 4]);
    assert!(!parse(&packet).is_unread);
    send(&mut bench, &packet, false);
    bench.until_idle();
    bench.finish();
}

#[test]
fn what_is_behind_an_ipv6_packet_is_no_header_of_it() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let lists: [&[(u8, usize)]; 8] = [
        &[(0, 1)],
        &[(0, 3)],
        &[(60, 1), (43, 2), (44, 1)],
        &[(44, 1)],
        &[(0, 5), (44, 1)],
        &[(0, 1), (60, 1), (0, 1), (43, 1), (60, 1), (60, 1)],
        &[(43, 6)],
        &[(60, 2), (60, 9)],
    ];
    for extensions in lists {
        for elsewhere in [None, Some(Elsewhere::Route), Some(Elsewhere::Home([201, 16]))] {
            for carried in [Carried::Udp, Carried::Tcp(0), Carried::Else(58)] {
                let network = Network::Ipv6 { extensions: extensions.to_vec(), elsewhere };
                let form = Form { tags: 0, network, carried, payload: 24, padding: 0 };
                let whole = form.build(bench.generator());
                for stated in 0..whole.len() - 53 {
                    let mut packet = whole.clone();
                    packet[18..20].copy_from_slice(&(stated as u16).to_be_bytes());
                    let parsed = parse(&packet);
                    let first_bytes = 8 * extensions[0].1;
                    if stated < first_bytes {
                        let found = (parsed.is_malformed, parsed.is_fragment, parsed.is_unread);
                        assert_eq!(found, (true, false, false), "{extensions:?}, {stated}");
                    }
                    send(&mut bench, &packet, false);
                }
                bench.until_idle();
            }
        }
    }
    // Behind a packet without a byte are bytes that would announce something.
    for announced in [0, 43, 44, 60] {
        for trailer in [0, 43, 44, 60, 6, 17] {
            let network = Network::Ipv6 { extensions: Vec::new(), elsewhere: None };
            let carried = Carried::Else(announced);
            let form = Form { tags: 0, network, carried, payload: 0, padding: 46 };
            let mut packet = form.build(bench.generator());
            packet[54..].fill(0);
            packet[54] = trailer;
            let parsed = parse(&packet);
            let found = (parsed.is_malformed, parsed.is_fragment, parsed.is_unread);
            assert_eq!(found, (true, false, false), "{announced}, {trailer}");
            send(&mut bench, &packet, false);
        }
    }
    // The longest extension header, and as many bytes, or one fewer.
    for (before, units) in [(0, 256), (1, 256), (4, 200), (5, 256), (5, 2)] {
        let mut extensions = vec![(60, 1); before];
        extensions.push((0, units));
        let network = Network::Ipv6 { extensions, elsewhere: None };
        let form = Form { tags: 0, network, carried: Carried::Else(58), payload: 0, padding: 9 };
        let mut packet = form.build(bench.generator());
        let stated = 8 * (before + units) as u16;
        for (less, found) in [(0, (false, true)), (1, (true, false)), (8, (true, false))] {
            packet[18..20].copy_from_slice(&(stated - less).to_be_bytes());
            let parsed = parse(&packet);
            assert_eq!((parsed.is_malformed, parsed.is_unread), found, "{before}, {units}, {less}");
            send(&mut bench, &packet, false);
        }
    }
    bench.until_idle();
    bench.finish();
}

#[test]
fn a_udp_length_may_be_anything() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let packet = Form::plain_udp(60).build(bench.generator());
    for length in (0..=80).chain([0x100, 0x8000, 0xffff]) {
        let mut wrong = packet.clone();
        wrong[38..40].copy_from_slice(&u16::to_be_bytes(length));
        send(&mut bench, &wrong, false);
    }
    bench.until_idle();
    bench.finish();
}

#[test]
fn sums_are_right_at_every_length_and_alignment() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let lengths = (0..=300).chain(1_420..=1_480).chain(9_100..=9_120);
    let forms: Vec<Form> = forms().into_iter().filter(is_summed).collect();
    for (number, payload) in lengths.enumerate() {
        let form = Form { payload, padding: number % 5, ..forms[number % forms.len()].clone() };
        let packet = form.build(bench.generator());
        let parsed = parse(&packet);
        assert_eq!(parsed.transport_sum, 0xffff, "{form:?}");
        assert!(parsed.header_sum == 0xffff || matches!(form.network, Network::Ipv6 { .. }));
        send(&mut bench, &packet, false);
    }
    bench.until_idle();
    bench.finish();
}

/// Whether the model knows its UDP or TCP header.
fn is_summed(form: &Form) -> bool {
    let packet = form.build(&mut nic_tb::seed::generator());
    parse(&packet).ports.is_some()
}

#[test]
fn sums_that_are_all_ones_or_carry_to_the_last_are_right() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for (length, fill) in [(9_216, 0xff), (9_216, 0), (9_215, 0xff), (1_000, 0xff), (64, 0xff)] {
        let mut packet = Form::plain_udp(length).build(bench.generator());
        packet[42..].fill(fill);
        // The addresses, and in turn every value of the last word, so that the sum crosses its end.
        packet[26..34].fill(fill);
        for word in (0..256_u16).chain(0xff00..=0xffff).step_by(7) {
            packet[40..42].copy_from_slice(&word.to_be_bytes());
            send(&mut bench, &packet, false);
        }
        bench.until_idle();
    }
    // Every value of a word, so that a carry into the last bit meets every sum.
    let mut packet = Form::plain_udp(192).build(bench.generator());
    packet[42..].fill(0xff);
    // Addresses that make all ones of the pseudo header: 17 for UDP, 158 bytes.
    packet[26..32].fill(0);
    packet[32..34].copy_from_slice(&(0xffff_u16 - 17 - 158).to_be_bytes());
    for word in 0..=u16::MAX {
        packet[40..42].copy_from_slice(&word.to_be_bytes());
        send(&mut bench, &packet, false);
    }
    bench.until_idle();
    bench.finish();
}

#[test]
fn captured_packets_have_right_sums() {
    let file = nic_sim::tools::repository_root().join("tb/eval/data/mixed.pcap");
    let capture = Capture::read(Path::new(&file)).unwrap_or_else(|error| panic!("{error}"));
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut met = [0; 2];
    for packet in &capture.packets {
        let parsed = parse(&packet.data);
        if parsed.internet_offset > 0 {
            assert_eq!(parsed.header_sum, 0xffff, "{parsed:?}");
        }
        met[0] += u32::from(parsed.protocol == PacketProtocol::Ipv4Udp);
        met[1] += u32::from(parsed.protocol == PacketProtocol::Ipv4Tcp);
        if parsed.ports.is_some() {
            assert_eq!(parsed.transport_sum, 0xffff, "{parsed:?}");
        }
        send(&mut bench, &packet.data, false);
    }
    assert!(met.iter().all(|met| *met > 40), "both protocols are there: {met:?}");
    bench.until_idle();
    bench.finish();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for steps in [1, 2, 3, 10, 17, 50] {
            for length in [70, 400, 64, 2_000, 60] {
                let packet = Form::plain_udp(length).build(bench.generator());
                send(&mut bench, &packet, false);
            }
            bench.run(steps);
            bench.reset();
        }
        for length in [60, 64, 65, 128, 129, 700] {
            let packet = Form::plain_udp(length).build(bench.generator());
            send(&mut bench, &packet, false);
        }
        bench.until_idle();
        bench.finish();
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
    measured.check(&contract).unwrap_or_else(|text| panic!("parser: {text}"));
}
