//! The parser of the key-value handler: frames of every kind, right and wrong, cut anywhere, against a reading
//! of the frame by this test; and requests as memcached got them.
use nic_sim::Wrapper;
use nic_sim::generated::kvs_parser::KvsParser as Device;
use nic_spec::message::{KvsOperation, KvsParserStatus, KvsPeer, PacketBeat, Pair};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{about, card_beats};
use nic_tests::kvs::draw::{draw, draw_frame, right, spoil, spoil_frame};
use nic_tests::kvs::read::{Read, SERVED, crc, read};
use nic_tests::kvs::{Datagram, draw_address, draw_peer, frame, recorded};

/// Nothing has come.
const NOTHING: KvsParserStatus = KvsParserStatus {
    requests: 0,
    foreign_packets: 0,
    fragmented_requests: 0,
    bad_magic: 0,
    damaged_packets: 0,
    packets: 0,
};

/// The beats of a packet; what else they say is anything.
fn beats(generator: &mut Generator, packet: &[u8], error: bool) -> Vec<PacketBeat> {
    let known = PacketBeat { error, ..about(generator) };
    card_beats(packet, &known)
}

/// Sends a packet, and expects what this test reads in it.
fn send(bench: &mut Bench<Device>, packet: &[u8], status: &mut KvsParserStatus) -> Read {
    let beats = beats(bench.generator(), packet, false);
    bench.send(Device::SOURCE, beats);
    status.packets += 1;
    let read = read(packet);
    match &read {
        Read::Foreign => status.foreign_packets += 1,
        Read::Fragmented => status.fragmented_requests += 1,
        Read::BadMagic => status.bad_magic += 1,
        Read::Request { lines, request, peer } => {
            status.requests += 1;
            bench.expect(Device::LINE, lines.clone());
            let pair = Pair { first: *request, second: *peer };
            bench.expect(Device::REQUEST, [pair]);
        }
    }
    read
}

#[test]
fn frames_of_any_kind_are_read_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        let mut status = NOTHING;
        for _ in 0..150 {
            let frame = draw_frame(bench.generator());
            send(&mut bench, &frame, &mut status);
        }
        bench.until_idle();
        bench.sinks_wait_for_valid(true);
        for _ in 0..30 {
            let frame = draw_frame(bench.generator());
            send(&mut bench, &frame, &mut status);
        }
        bench.until_idle();
        assert_eq!(bench.level(Device::STATUS), status);
        bench.finish();
    }
}

#[test]
fn many_wrong_frames_are_read_as_they_are() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    let mut refused = [0; 3];
    for _ in 0..8_000 {
        let peer = draw_peer(bench.generator());
        let mut datagram = draw(bench.generator());
        for _ in 0..bench.generator().below(3) {
            spoil(bench.generator(), &mut datagram);
        }
        let mut frame = frame(&peer, false, &datagram.bytes());
        if bench.generator().chance(1, 3) {
            spoil_frame(bench.generator(), &mut frame);
        }
        if let Read::Request { request, .. } = send(&mut bench, &frame, &mut status) {
            match request.status {
                3 => refused[0] += 1,
                4 => refused[1] += 1,
                0x81 => refused[2] += 1,
                _ => (),
            }
        }
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS), status);
    let counts = [status.foreign_packets, status.fragmented_requests, status.bad_magic];
    assert!(counts.iter().all(|count| *count > 100), "{status:?}");
    assert!(refused.iter().skip(1).all(|count| *count > 100), "{refused:?}");
    bench.finish();
}

#[test]
fn every_opcode_is_read() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    for opcode in 0..=255 {
        for like in [0x00, 0x01, 0x0a] {
            let peer = draw_peer(bench.generator());
            let datagram = Datagram { opcode, ..right(bench.generator(), like, 20, 30) };
            send(&mut bench, &frame(&peer, false, &datagram.bytes()), &mut status);
        }
    }
    bench.until_idle();
    assert_eq!(status.requests, 3 * 256);
    assert_eq!(bench.level(Device::STATUS), status);
    bench.finish();
}

#[test]
fn every_length_of_a_key_and_of_a_value_has_its_lines_and_its_hash() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    let lengths = (0..=252).map(|key| (key, key % 7)).chain((0..=200).map(|value| (3, value)));
    let many = (1_130..=1_210).map(|value| (250, value));
    for (key, value) in lengths.chain(many) {
        for opcode in [0x00, 0x01, 0x12] {
            let peer = draw_peer(bench.generator());
            let datagram = right(bench.generator(), opcode, key, value);
            send(&mut bench, &frame(&peer, false, &datagram.bytes()), &mut status);
        }
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS), status);
    bench.finish();
}

#[test]
fn frames_are_read_however_short_they_are_cut() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    for (has_tag, is_ipv6) in [(false, false), (true, false), (false, true), (true, true)] {
        for opcode in [0x00, 0x01, 0x0a] {
            let peer = draw_peer(bench.generator());
            let address = draw_address(bench.generator(), is_ipv6);
            let peer = KvsPeer {
                has_tag,
                is_ipv6,
                source_address: address,
                destination_address: address,
                ..peer
            };
            let whole = right(bench.generator(), opcode, 30, 60).bytes();
            let full = frame(&peer, false, &whole);
            for length in 1..=full.len() {
                // Cut where the headers know nothing of it, and where they do.
                send(&mut bench, &full[..length], &mut status);
            }
            for length in 0..=whole.len() {
                send(&mut bench, &frame(&peer, false, &whole[..length]), &mut status);
            }
        }
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS), status);
    bench.finish();
}

#[test]
fn any_byte_of_a_header_may_be_anything() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    for number in 0..40 {
        let peer = draw_peer(bench.generator());
        let opcode = SERVED[number % SERVED.len()].0;
        let datagram = right(bench.generator(), opcode, 20, 30);
        let frame = frame(&peer, false, &datagram.bytes());
        for at in 12..frame.len().min(110) {
            let mut wrong = frame.clone();
            wrong[at] ^= 1 << bench.generator().below(8);
            send(&mut bench, &wrong, &mut status);
            wrong[at] = bench.generator().bits(8) as u8;
            send(&mut bench, &wrong, &mut status);
        }
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS), status);
    bench.finish();
}

#[test]
fn recorded_requests_are_served() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    for frame in recorded().iter().step_by(2) {
        let Read::Request { request, .. } = send(&mut bench, frame, &mut status) else {
            panic!("not a request: {frame:02x?}")
        };
        assert_ne!(request.operation, KvsOperation::Refused);
    }
    bench.until_idle();
    assert_eq!(status, KvsParserStatus { requests: 1_500, packets: 1_500, ..NOTHING });
    assert_eq!(bench.level(Device::STATUS), status);
    // The answers are no requests.
    for frame in recorded().iter().skip(1).step_by(2) {
        send(&mut bench, frame, &mut status);
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS).bad_magic, 1_500);
    bench.finish();
}

#[test]
fn what_goes_to_a_group_of_stations_is_foreign() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    for frame in recorded().iter().step_by(2).take(40) {
        let mut to_all = frame.clone();
        to_all[..6].fill(0xff);
        let mut to_a_group = frame.clone();
        to_a_group[0] |= 1;
        for packet in [to_all, to_a_group] {
            assert!(matches!(send(&mut bench, &packet, &mut status), Read::Foreign));
        }
        send(&mut bench, frame, &mut status);
    }
    bench.until_idle();
    let expected = KvsParserStatus { requests: 40, foreign_packets: 80, packets: 120, ..NOTHING };
    assert_eq!(bench.level(Device::STATUS), expected);
    bench.finish();
}

#[test]
fn what_no_single_station_can_have_sent_is_foreign() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    let mut expected = NOTHING;
    for is_ipv6 in [false, true] {
        for has_tag in [false, true] {
            let peer = draw_peer(bench.generator());
            let tag = if has_tag { 5 } else { 0 };
            let [source_address, destination_address] =
                [(); 2].map(|()| draw_address(bench.generator(), is_ipv6));
            let peer =
                KvsPeer { is_ipv6, has_tag, tag, source_address, destination_address, ..peer };
            let with = |mut address: [u8; 16], first: u8| {
                address[0] = first;
                address
            };
            let of_a_group = |mut mac: [u8; 6]| {
                mac[0] |= 1;
                mac
            };
            let from = |first| KvsPeer { source_address: with(source_address, first), ..peer };
            let to =
                |first| KvsPeer { destination_address: with(destination_address, first), ..peer };
            let groups: &[u8] = if is_ipv6 { &[0xff] } else { &[224, 239, 240, 255] };
            let others: &[u8] = if is_ipv6 { &[0, 0xe0, 0xf0, 0xfe] } else { &[1, 10, 127, 223] };
            let mut foreign: Vec<_> = groups.iter().flat_map(|at| [from(*at), to(*at)]).collect();
            let mut sound: Vec<_> = others.iter().flat_map(|at| [from(*at), to(*at)]).collect();
            foreign.extend([
                KvsPeer { source_mac: of_a_group(peer.source_mac), ..peer },
                KvsPeer { source_mac: [0xff; 6], ..peer },
                KvsPeer { destination_mac: of_a_group(peer.destination_mac), ..peer },
                KvsPeer { source_port: 0, ..peer },
            ]);
            if !is_ipv6 {
                foreign.push(from(0));
            }
            sound.extend([
                to(0),
                KvsPeer { source_port: 1, ..peer },
                KvsPeer { source_port: 0x100, ..peer },
            ]);
            for (peers, is_foreign) in [(foreign, true), (sound, false)] {
                for peer in peers {
                    let datagram = right(bench.generator(), 0x01, 20, 30);
                    let packet = frame(&peer, false, &datagram.bytes());
                    let read = send(&mut bench, &packet, &mut status);
                    assert_eq!(matches!(read, Read::Foreign), is_foreign, "{peer:?}");
                    expected.packets += 1;
                    expected.foreign_packets += u64::from(is_foreign);
                    expected.requests += u64::from(!is_foreign);
                }
            }
        }
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS), expected);
    bench.finish();
}

#[test]
fn an_unknown_opcode_is_looked_at_behind_the_lengths() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    // Bytes of the key and of the body as the header says, of the body that is there, and the status.
    let cases = [
        (4, 8, 8, 0x81),
        (4, 8, 7, 4),
        (4, 0xffff_ffff, 8, 4),
        (251, 251, 251, 4),
        (0xffff, 8, 8, 0x81),
        (0xffff, 8, 7, 4),
        (250, 250, 250, 0x81),
        (251, 250, 250, 0x81),
        (256, 300, 300, 4),
    ];
    for opcode in [0x05, 0x10, 0x1c, 0x80, 0xff] {
        for (key_length, body_length, there, expected) in cases {
            let peer = draw_peer(bench.generator());
            let datagram = Datagram {
                opcode,
                key_length,
                extras_length: 0,
                body_length,
                body: bench.generator().bytes(there),
                ..right(bench.generator(), 0x00, 1, 0)
            };
            let packet = frame(&peer, false, &datagram.bytes());
            let Read::Request { request, .. } = send(&mut bench, &packet, &mut status) else {
                panic!("no request: {datagram:?}")
            };
            assert_eq!(request.status, expected, "{datagram:?}");
        }
        // One that is served, so that there are lines.
        let peer = draw_peer(bench.generator());
        let served = right(bench.generator(), 0x01, 20, 30);
        send(&mut bench, &frame(&peer, false, &served.bytes()), &mut status);
    }
    bench.until_idle();
    assert_eq!(bench.level(Device::STATUS), status);
    bench.finish();
}

#[test]
fn the_hash_is_crc_32c() {
    // Check value of the catalogue of CRC algorithms, CRC-32/ISCSI.
    assert_eq!(crc(b"123456789"), 0xe306_9283);
}

#[test]
fn of_a_damaged_packet_comes_no_request() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        bench.collect(Device::LINE);
        let mut status = NOTHING;
        let mut sound = Vec::new();
        for _ in 0..80 {
            let frame = draw_frame(bench.generator());
            let error = bench.generator().chance(1, 3);
            let beats = beats(bench.generator(), &frame, error);
            bench.send(Device::SOURCE, beats);
            status.packets += 1;
            match (error, read(&frame)) {
                (true, _) => status.damaged_packets += 1,
                (false, Read::Foreign) => status.foreign_packets += 1,
                (false, Read::Fragmented) => status.fragmented_requests += 1,
                (false, Read::BadMagic) => status.bad_magic += 1,
                (false, Read::Request { lines, request, peer }) => {
                    status.requests += 1;
                    sound.push(lines);
                    bench.expect(Device::REQUEST, [Pair { first: request, second: peer }]);
                }
            }
        }
        bench.until_idle();
        assert_eq!(bench.level(Device::STATUS), status);
        // The lines of the sound ones are there, each request's together and in order.
        let lines = bench.take(Device::LINE);
        let mut groups = lines.split_inclusive(|line| line.last);
        for expected in sound.iter().filter(|lines| !lines.is_empty()) {
            assert!(groups.any(|group| group == expected), "lines of a sound request");
        }
        bench.finish();
    }
}

#[test]
fn a_packet_with_fewer_beats_than_bytes_is_damaged() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    bench.collect(Device::LINE);
    let mut damaged = 0;
    for _ in 0..200 {
        let mut frame = draw_frame(bench.generator());
        if bench.generator().chance(1, 4) {
            // Longer than every request.
            frame.resize(9_216, 0);
        }
        let mut beats = beats(bench.generator(), &frame, false);
        let left = bench.generator().within(1..=beats.len().min(30) as u64) as usize;
        if left < beats.len() {
            beats.truncate(left);
            beats[left - 1].last = true;
            bench.send(Device::SOURCE, beats);
            damaged += 1;
        }
    }
    bench.until_idle();
    let counted = bench.level(Device::STATUS);
    assert_eq!(counted.damaged_packets, damaged, "{counted:?}");
    // Nothing of them is in the way of the next.
    bench.take(Device::LINE);
    let peer = draw_peer(bench.generator());
    let packet = frame(&peer, false, &right(bench.generator(), 0x01, 20, 300).bytes());
    let beats = beats(bench.generator(), &packet, false);
    bench.send(Device::SOURCE, beats);
    let Read::Request { lines, request, peer } = read(&packet) else { panic!("a request") };
    bench.expect(Device::REQUEST, [Pair { first: request, second: peer }]);
    bench.until_idle();
    assert_eq!(bench.take(Device::LINE), lines);
    bench.finish();
}

#[test]
fn lines_of_a_request_wait_until_the_one_before_is_taken() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    bench.set_stall(Device::REQUEST.index(), Stall::Always);
    let mut status = NOTHING;
    for _ in 0..3 {
        let peer = draw_peer(bench.generator());
        let datagram = right(bench.generator(), 0x01, 20, 100);
        send(&mut bench, &frame(&peer, false, &datagram.bytes()), &mut status);
    }
    bench.run(200);
    assert_eq!(bench.transfers(Device::LINE.index()), 3, "the first has three lines");
    bench.set_stall(Device::REQUEST.index(), Stall::Never);
    bench.until_idle();
    assert_eq!(bench.transfers(Device::LINE.index()), 9);
    bench.finish();
}

/// Cycles that packets of this request take, and their beats. `like` says what headers they have.
fn pace((opcode, key, value): (u8, usize, usize), like: impl Fn(KvsPeer) -> KvsPeer) -> (u64, u64) {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut beats = 0;
    for _ in 0..PACE_PACKETS {
        let peer = like(draw_peer(bench.generator()));
        let datagram = right(bench.generator(), opcode, key, value);
        let frame = frame(&peer, false, &datagram.bytes());
        let read = send(&mut bench, &frame, &mut NOTHING.clone());
        assert!(matches!(read, Read::Request { .. }), "not a request");
        beats += (frame.len() as u64).div_ceil(64);
    }
    let before = bench.cycle();
    while bench.waiting(Device::SOURCE.index()) > 0 {
        bench.step();
    }
    let took = bench.cycle() - before;
    bench.until_idle();
    // Not every request has lines that could be compared.
    bench.dismiss();
    (took, beats)
}

/// Packets that are sent to measure a pace, and cycles that the stages are filled in.
const PACE_PACKETS: u64 = 200;
const PACE_FILL: u64 = 20;
/// Requests of which the pace is measured: opcode, bytes of key and value.
const PACED: [(u8, usize, usize); 6] = [
    (0x00, 20, 0),
    (0x00, 48, 0),
    (0x00, 250, 0),
    (0x0a, 0, 0),
    (0x01, 10, 32),
    (0x01, 250, 1_200),
];

#[test]
fn a_packet_takes_as_many_cycles_as_beats() {
    for asked in PACED {
        for (has_tag, is_ipv6) in [(false, false), (true, false), (false, true), (true, true)] {
            let (took, beats) = pace(asked, |peer| KvsPeer { has_tag, is_ipv6, ..peer });
            let kind = (asked, has_tag, is_ipv6);
            assert!(took <= beats + PACE_FILL, "{kind:?}: {took} cycles for {beats} beats");
        }
    }
}

#[test]
fn packets_of_different_headers_take_no_cycle_more() {
    for asked in PACED {
        let (took, beats) = pace(asked, |peer| peer);
        assert!(took <= beats + PACE_FILL, "{asked:?}: {took} cycles for {beats} beats");
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for steps in [1, 2, 5, 9, 15, 30, 90] {
            for _ in 0..20 {
                let frame = draw_frame(bench.generator());
                send(&mut bench, &frame, &mut NOTHING.clone());
            }
            bench.run(steps);
            bench.reset();
        }
        let mut status = NOTHING;
        for _ in 0..40 {
            let frame = draw_frame(bench.generator());
            send(&mut bench, &frame, &mut status);
        }
        bench.until_idle();
        assert_eq!(bench.level(Device::STATUS), status);
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let units: Vec<_> = (1..=48)
        .cycle()
        .take(200)
        .map(|key| {
            let peer = draw_peer(bench.generator());
            let is_ipv6 = false;
            let datagram = right(bench.generator(), 0x00, key.min(30), 0);
            let packet = frame(&KvsPeer { is_ipv6, ..peer }, false, &datagram.bytes());
            beats(bench.generator(), &packet, false)
        })
        .collect();
    let measured = bench.measure(Device::SOURCE, Device::REQUEST, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("kvs_parser: {text}"));
}
