//! The responder of the key-value handler: each answer becomes the packet that it should, and those of a
//! recorded exchange are those that memcached sent.
use nic_sim::Wrapper;
use nic_sim::generated::kvs_responder::KvsResponder as Device;
use nic_spec::message::{
    Identifier, KvsAnswerBeat, KvsBody, KvsPeer, KvsResponderStatus, PacketBeat, PacketChecksum,
    PacketProtocol, Routed,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::card_beats;
use nic_tests::kvs::{Datagram, array, draw_peer, frame, recorded};

/// Contexts that there are.
const CONTEXTS: u64 = 128;
/// The texts that memcached sends with a status.
const TEXTS: [(u64, &str); 8] = [
    (1, "Not found"),
    (2, "Data exists for key."),
    (3, "Too large."),
    (4, "Invalid arguments"),
    (5, "Not stored."),
    (0x81, "Unknown command"),
    (0x82, "Out of memory"),
    (0x84, "Internal error"),
];

/// An answer, and what should be in its packet.
#[derive(Clone, Debug)]
struct Sent {
    /// All of it but data and ends.
    about: KvsAnswerBeat,
    /// The lines that come with it.
    lines: Vec<[u8; 64]>,
}

impl Sent {
    /// Its beats.
    fn beats(&self) -> Vec<KvsAnswerBeat> {
        let count = self.lines.len();
        let beat = |(index, data): (usize, &[u8; 64])| KvsAnswerBeat {
            data: *data,
            last: index + 1 == count,
            ..self.about
        };
        self.lines.iter().enumerate().map(beat).collect()
    }

    fn body(&self) -> Vec<u8> {
        let text = |status| TEXTS.iter().find(|(number, _)| *number == status);
        match self.about.body {
            KvsBody::Empty => vec![],
            KvsBody::Version => b"1.6.18".to_vec(),
            KvsBody::Text => {
                text(self.about.status).map_or(vec![], |(_, text)| text.bytes().collect())
            }
            KvsBody::Entry => {
                let first = self.about.first_byte as usize;
                let entry = self.lines.concat();
                entry[first..first + self.about.body_length as usize].to_vec()
            }
        }
    }

    /// The packet to `peer`.
    fn packet(&self, peer: &KvsPeer) -> Vec<u8> {
        let extras = if self.about.has_flags { &self.about.flags[..] } else { &[] };
        let body = [extras, &self.body()].concat();
        let datagram = Datagram {
            frame: [peer.request_id as u16, 0, 1],
            magic: 0x81,
            opcode: peer.opcode as u8,
            key_length: self.about.key_length as u16,
            extras_length: extras.len() as u8,
            data_type: 0,
            status: self.about.status as u16,
            body_length: body.len() as u32,
            opaque: peer.opaque,
            cas: self.about.cas,
            body,
        };
        frame(peer, true, &datagram.bytes())
    }
}

/// An answer of this kind to any context, whatever else it says.
fn draw_about(generator: &mut Generator, body: KvsBody) -> KvsAnswerBeat {
    let status = match generator.below(3) {
        0 => 0,
        1 => generator.bits(8),
        _ => generator.pick(&TEXTS).0,
    };
    KvsAnswerBeat {
        data: [0; 64],
        last: false,
        context: 0,
        is_silent: generator.chance(1, 6),
        status,
        cas: generator.bits(64),
        has_flags: generator.chance(1, 2),
        flags: array(generator.bytes(4)),
        key_length: generator.bits(8),
        body,
        first_byte: generator.bits(9),
        body_length: generator.bits(11),
    }
}

/// Lines of noise.
fn draw_lines(generator: &mut Generator, count: usize) -> Vec<[u8; 64]> {
    (0..count).map(|_| array(generator.bytes(64))).collect()
}

/// An answer with so much of an entry, and lines behind what is sent now and then.
fn of_entry(generator: &mut Generator, first_byte: u64, body_length: u64) -> Sent {
    let about = draw_about(generator, KvsBody::Entry);
    let least = (first_byte + body_length).div_ceil(64).max(1) as usize;
    let more = if generator.chance(1, 4) { generator.below(3) as usize } else { 0 };
    let lines = draw_lines(generator, least + more);
    Sent { about: KvsAnswerBeat { first_byte, body_length, ..about }, lines }
}

/// Any answer.
fn draw(generator: &mut Generator) -> Sent {
    match generator.below(6) {
        0 => Sent { about: draw_about(generator, KvsBody::Empty), lines: draw_lines(generator, 1) },
        1 => Sent { about: draw_about(generator, KvsBody::Text), lines: draw_lines(generator, 1) },
        2 => {
            Sent { about: draw_about(generator, KvsBody::Version), lines: draw_lines(generator, 1) }
        }
        _ => {
            let first_byte = *generator.pick(&[16, 16, 17, 47, 48, 63, 64, 100, 128, 200, 266]);
            let body_length = match generator.below(3) {
                0 => generator.below(4),
                1 => generator.below(130),
                _ => generator.below(1_451),
            };
            of_entry(generator, first_byte, body_length)
        }
    }
}

/// Nothing was answered.
const NOTHING: KvsResponderStatus = KvsResponderStatus {
    answers: 0,
    silent_answers: 0,
    missing_keys: 0,
    conflicts: 0,
    refused_requests: 0,
    failed_answers: 0,
};

/// Counts an answer.
fn count(status: &mut KvsResponderStatus, about: &KvsAnswerBeat) {
    if about.is_silent {
        status.silent_answers += 1;
        return;
    }
    status.answers += 1;
    match about.status {
        0 => (),
        1 => status.missing_keys += 1,
        2 | 5 => status.conflicts += 1,
        3 | 4 | 0x81 => status.refused_requests += 1,
        _ => status.failed_answers += 1,
    }
}

/// The beats of a packet that should leave.
fn packet_beats(packet: &[u8], peer: &KvsPeer) -> Vec<PacketBeat> {
    let about = PacketBeat {
        data: [0; 64],
        last: false,
        error: false,
        length_bytes: 0,
        ring: 0,
        destination: 0,
        protocol: if peer.is_ipv6 { PacketProtocol::Ipv6Udp } else { PacketProtocol::Ipv4Udp },
        checksum: PacketChecksum::Fill,
        flow_hash: 0,
        timestamp_cycles: 0,
    };
    card_beats(packet, &about)
}

/// Sends answers, each to a context and a peer of its own, and expects what should come of them.
fn begin(bench: &mut Bench<Device>, answers: &[Sent], status: &mut KvsResponderStatus) {
    let mut contexts: Vec<u64> = (0..CONTEXTS).collect();
    bench.generator().shuffle(&mut contexts);
    let peers: Vec<KvsPeer> = answers.iter().map(|_| draw_peer(bench.generator())).collect();
    for (peer, &selection) in peers.iter().zip(&contexts) {
        bench.send(Device::PEER, [Routed { payload: *peer, selection }]);
    }
    bench.until_idle();
    for ((answer, peer), &context) in answers.iter().zip(&peers).zip(&contexts) {
        let mut answer = answer.clone();
        answer.about.context = context;
        count(status, &answer.about);
        bench.send(Device::SOURCE, answer.beats());
        bench.expect(Device::FREED, [Identifier { value: context }]);
        if !answer.about.is_silent {
            bench.expect(Device::PACKET, packet_beats(&answer.packet(peer), peer));
        }
    }
}

/// Sends any number of answers, and waits for what should come of them.
fn exchange(bench: &mut Bench<Device>, answers: &[Sent], status: &mut KvsResponderStatus) {
    for answers in answers.chunks(CONTEXTS as usize) {
        begin(bench, answers, status);
        bench.until_idle();
    }
}

/// Any answers, so many.
fn draw_all(bench: &mut Bench<Device>, count: usize) -> Vec<Sent> {
    (0..count).map(|_| draw(bench.generator())).collect()
}

#[test]
fn answers_of_any_kind_leave_as_packets_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        let mut status = NOTHING;
        let answers = draw_all(&mut bench, 150);
        exchange(&mut bench, &answers, &mut status);
        bench.sinks_wait_for_valid(true);
        let answers = draw_all(&mut bench, 30);
        exchange(&mut bench, &answers, &mut status);
        assert_eq!(bench.level(Device::STATUS), status);
        bench.finish();
    }
}

#[test]
fn an_entry_of_any_length_is_sent_from_any_byte_on() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut answers = Vec::new();
    for first_byte in 0..=266 {
        let body_length = bench.generator().below(200);
        answers.push(of_entry(bench.generator(), first_byte, body_length));
    }
    for body_length in (0..=260).chain(1_180..=1_210).chain(1_440..=1_450) {
        let first_byte = 16 + body_length % 67;
        answers.push(of_entry(bench.generator(), first_byte, body_length));
    }
    exchange(&mut bench, &answers, &mut NOTHING.clone());
    bench.finish();
}

#[test]
fn every_status_has_its_text_and_its_counter() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let mut status = NOTHING;
    let mut answers = Vec::new();
    for number in 0..256 {
        for body in [KvsBody::Text, KvsBody::Empty, KvsBody::Version] {
            let about = draw_about(bench.generator(), body);
            let about = KvsAnswerBeat { status: number, is_silent: false, ..about };
            answers.push(Sent { about, lines: draw_lines(bench.generator(), 1) });
        }
    }
    exchange(&mut bench, &answers, &mut status);
    assert_eq!(bench.level(Device::STATUS), status);
    assert_eq!(status.missing_keys, 3);
    assert_eq!(status.refused_requests, 9);
    bench.finish();
}

/// What says where a frame of the recorded exchange is from; it is IPv4 without a tag.
fn peer_of(request: &[u8]) -> KvsPeer {
    let word = |at: usize| u64::from(request[at]) << 8 | u64::from(request[at + 1]);
    let address = |at: usize| array([&request[at..at + 4], &[0; 12]].concat());
    KvsPeer {
        destination_mac: array(request[..6].to_vec()),
        source_mac: array(request[6..12].to_vec()),
        has_tag: false,
        tag: 0,
        is_ipv6: false,
        source_address: address(26),
        destination_address: address(30),
        source_port: word(34),
        destination_port: word(36),
        request_id: word(42),
        opcode: u64::from(request[51]),
        opaque: array(request[62..66].to_vec()),
    }
}

#[test]
fn recorded_answers_are_those_of_memcached() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let frames = recorded();
    let mut met = 0;
    for exchanged in frames.chunks(2 * CONTEXTS as usize) {
        for (pair, selection) in exchanged.chunks(2).zip(0..) {
            bench.send(Device::PEER, [Routed { payload: peer_of(&pair[0]), selection }]);
        }
        bench.until_idle();
        for (pair, context) in exchanged.chunks(2).zip(0..) {
            let mut answer = pair[1].clone();
            let read = Datagram::read(&answer[42..]);
            let has_flags = read.extras_length == 4;
            let status = u64::from(read.status);
            // An entry has 16 bytes in front of its key, and there is none in these answers.
            let value = &read.body[usize::from(read.extras_length)..];
            let key = bench.generator().within(1..=250) as usize;
            let mut entry = bench.generator().bytes(16 + key);
            entry.extend(value);
            entry.resize(entry.len().next_multiple_of(64), 0);
            let body = match (status, value.is_empty()) {
                (0, false) => KvsBody::Entry,
                (0, true) => KvsBody::Empty,
                _ => KvsBody::Text,
            };
            met += u32::from(body == KvsBody::Entry);
            let about = KvsAnswerBeat {
                context,
                is_silent: false,
                status,
                cas: read.cas,
                has_flags,
                flags: match has_flags {
                    true => array(read.body[..4].to_vec()),
                    false => [0; 4],
                },
                key_length: 0,
                first_byte: 16 + key as u64,
                body_length: value.len() as u64,
                ..draw_about(bench.generator(), body)
            };
            let lines = match body {
                KvsBody::Entry => entry.chunks(64).map(|line| array(line.to_vec())).collect(),
                _ => draw_lines(bench.generator(), 1),
            };
            bench.send(Device::SOURCE, Sent { about, lines }.beats());
            bench.expect(Device::FREED, [Identifier { value: context }]);
            // Checksums are filled in behind, and its identification is its sender's affair (RFC 6864).
            for at in [18, 24, 40] {
                answer[at..at + 2].fill(0);
            }
            bench.expect(Device::PACKET, packet_beats(&answer, &peer_of(&pair[0])));
        }
        bench.until_idle();
    }
    assert!(met > 400, "{met} with a value");
    bench.finish();
}

#[test]
fn an_answer_takes_a_cycle_and_one_for_each_line() {
    // The first beat of a packet may wait for the end of the one before it, which comes late where it has several beats.
    let cycles = |answers: &[Sent], may_wait: bool| -> u64 {
        let more = 1 + u64::from(may_wait);
        let of =
            |sent: &Sent| sent.lines.len() as u64 + if sent.about.is_silent { 0 } else { more };
        answers.iter().map(of).sum()
    };
    for kind in [KvsBody::Text, KvsBody::Entry] {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        bench.ignore(Device::PACKET);
        bench.ignore(Device::FREED);
        let sent = |generator: &mut Generator| match kind {
            KvsBody::Entry => {
                let length = generator.within(1..=300);
                let mut sent = of_entry(generator, 16, length);
                sent.lines.truncate((16 + length).div_ceil(64) as usize);
                sent
            }
            _ => {
                let about = KvsAnswerBeat { status: 1, ..draw_about(generator, kind) };
                Sent { about, lines: draw_lines(generator, 1) }
            }
        };
        let answers: Vec<Sent> = (0..200).map(|_| sent(bench.generator())).collect();
        for answer in &answers {
            bench.send(Device::SOURCE, answer.beats());
        }
        let allowed = cycles(&answers, kind == KvsBody::Entry);
        bench.run(allowed + 3);
        assert_eq!(bench.waiting(Device::SOURCE.index()), 0, "all are taken in {allowed} cycles");
        bench.until_idle();
        bench.dismiss();
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for steps in [1, 2, 5, 9, 30, 90] {
            let answers = draw_all(&mut bench, 20);
            begin(&mut bench, &answers, &mut NOTHING.clone());
            bench.run(steps);
            bench.reset();
        }
        let mut status = NOTHING;
        let answers = draw_all(&mut bench, 40);
        exchange(&mut bench, &answers, &mut status);
        assert_eq!(bench.level(Device::STATUS), status);
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let units: Vec<_> = (0..100)
        .map(|_| {
            let about = draw_about(bench.generator(), KvsBody::Empty);
            Sent { about: KvsAnswerBeat { is_silent: false, ..about }, lines: vec![[0; 64]] }
                .beats()
        })
        .collect();
    let measured = bench.measure(Device::SOURCE, Device::PACKET, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("kvs_responder: {text}"));
}
