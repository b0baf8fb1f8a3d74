//! The sender of RoCEv2: its packets are those of the model, and byte for byte those that scapy makes; tshark reads in them
//! what was said.
use std::path::Path;

use nic_model::roce::packet::{Answer, check};
use nic_sim::Wrapper;
use nic_sim::generated::roce_parser::RoceParser;
use nic_sim::generated::roce_sender::RoceSender as Device;
use nic_sim::tools::{Kind, find, repository_root};
use nic_spec::message::{Choice, PacketBeat, RoceAnswer, RoceOperation, RoceStation, RoceSyndrome};
use nic_tb::pcap::{Capture, Packet};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::roce::{answer_packet, any_station, coming, leaving, syndrome_code};

/// Any answer; what a refusal says of the number is nobody's.
fn any_answer(random: &mut Generator) -> RoceAnswer {
    RoceAnswer {
        syndrome: *random.pick(RoceSyndrome::ALL),
        peer_mac: random.bits(48),
        peer_address: random.bits(32),
        peer_pair_number: random.bits(24),
        p_key: random.bits(16),
        sequence: random.bits(24),
        messages: random.bits(24),
        old: random.bits(64),
    }
}

#[test]
fn answers_of_any_kind_leave_as_packets_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        let mut random = bench.generator().fork("answers");
        let station = any_station(&mut random);
        bench.set_level(Device::STATION, &station);
        for _ in 0..200 {
            let answer = any_answer(&mut random);
            bench.send(Device::ANSWER, [answer]);
            bench.expect(Device::PACKET, leaving(&answer_packet(&station, &answer)));
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn every_bit_of_an_answer_is_in_its_packet() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("answers");
    let station = any_station(&mut random);
    bench.set_level(Device::STATION, &station);
    for base in
        RoceSyndrome::ALL.iter().map(|&syndrome| RoceAnswer { syndrome, ..any_answer(&mut random) })
    {
        for bit in 0..64 {
            let flipped = |number: u64, width: u32| number ^ 1 << (bit % width);
            let answer = RoceAnswer {
                peer_mac: flipped(base.peer_mac, 48),
                peer_address: flipped(base.peer_address, 32),
                peer_pair_number: flipped(base.peer_pair_number, 24),
                p_key: flipped(base.p_key, 16),
                sequence: flipped(base.sequence, 24),
                messages: flipped(base.messages, 24),
                old: flipped(base.old, 64),
                ..base
            };
            bench.send(Device::ANSWER, [answer]);
            bench.expect(Device::PACKET, leaving(&answer_packet(&station, &answer)));
        }
    }
    bench.until_idle();
    bench.finish();
}

/// Packets that scapy made: `tb/eval/data/roce_scapy.py` says how.
fn recorded() -> Vec<Vec<u8>> {
    let file = repository_root().join("tb/eval/data/roce_scapy.pcap");
    let capture = Capture::read(&file).unwrap_or_else(|error| panic!("{error}"));
    capture.packets.into_iter().map(|packet| packet.data).collect()
}

/// Who scapy's packets are for, and from.
const STATION: RoceStation = RoceStation { mac: 0x0200_0000_0001, address: 0xc000_0201 };
const PEER: RoceStation = RoceStation { mac: 0x0200_0000_0002, address: 0xc000_024d };

#[test]
fn answers_are_byte_for_byte_those_that_scapy_makes() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.set_level(Device::STATION, &STATION);
    let mut met = 0;
    for packet in recorded().iter().filter(|packet| packet[..6] == [2, 0, 0, 0, 0, 2]) {
        let read = Answer::read(packet).unwrap_or_else(|error| panic!("{error}"));
        let is_meant = |syndrome: &&RoceSyndrome| syndrome_code(**syndrome) == read.syndrome;
        let syndrome = *RoceSyndrome::ALL.iter().find(is_meant).expect("a syndrome");
        let answer = RoceAnswer {
            syndrome,
            peer_mac: PEER.mac,
            peer_address: PEER.address,
            peer_pair_number: read.pair_number,
            p_key: read.p_key,
            sequence: read.sequence,
            messages: read.messages,
            old: read.old.unwrap_or(0),
        };
        bench.send(Device::ANSWER, [answer]);
        bench.expect(Device::PACKET, leaving(packet));
        met += 1;
    }
    assert_eq!(met, 24);
    bench.until_idle();
    bench.finish();
}

#[test]
fn requests_that_scapy_makes_are_read() {
    let mut bench = Bench::<RoceParser>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("about");
    bench.set_level(RoceParser::STATION, &STATION);
    bench.collect(RoceParser::REQUEST);
    let packets = recorded();
    let requests: Vec<_> =
        packets.iter().filter(|packet| packet[..6] == [2, 0, 0, 0, 0, 1]).collect();
    for packet in &requests {
        let (covered, found) = packet.split_at(packet.len() - 4);
        assert_eq!(check(covered), found, "the model's check sequence");
        let beats = coming(&mut random, packet);
        bench.send(RoceParser::SOURCE, beats);
    }
    bench.until_idle();
    let found = bench.take(RoceParser::REQUEST);
    assert_eq!((found.len(), requests.len()), (24, 24));
    for (number, request) in (0_u64..).zip(found) {
        // As the script has them.
        let mixed = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let operation = [RoceOperation::CompareSwap, RoceOperation::FetchAdd][number as usize % 2];
        assert_eq!(request.operation, operation);
        assert_eq!(request.source_address, PEER.address);
        assert_eq!((request.p_key, request.pair_number), (0xffff, 17 + number));
        assert_eq!(request.sequence, (0xff_fff8 + number) % (1 << 24));
        assert_eq!(request.address, mixed(number + 1) >> 15);
        assert_eq!(request.r_key, mixed(number + 2) >> 32);
        assert_eq!((request.operand, request.compare), (mixed(number + 3), mixed(number + 4)));
    }
    bench.dismiss();
}

/// What tshark reads in a packet, as it writes it.
fn opinions(packets: &[Vec<u8>]) -> Option<Vec<String>> {
    let tshark = match find(Kind::Tshark) {
        Ok(tshark) => tshark,
        Err(missing) => {
            println!("skipped: {missing}");
            return None;
        }
    };
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("roce_sender.pcap");
    let packets =
        (0..).zip(packets).map(|(time, packet)| Packet::new(1_000 * time, packet.clone()));
    Capture::ethernet(packets.collect()).write(&file).unwrap_or_else(|error| panic!("{error}"));
    let mut command = tshark.command();
    command.arg("-r").arg(&file).arg("-n").args(["-T", "fields", "-E", "separator=;"]);
    let fields = [
        "frame.protocols",
        "infiniband.bth.opcode",
        "infiniband.bth.p_key",
        "infiniband.bth.destqp",
        "infiniband.bth.psn",
        "infiniband.aeth.msn",
        "infiniband.atomicacketh.origremdt",
        "infiniband.invariant.crc",
        "_ws.malformed",
    ];
    command.args(fields.iter().flat_map(|field| ["-e", field]));
    let output = command.output().unwrap_or_else(|error| panic!("tshark: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

#[test]
fn tshark_reads_what_was_said() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("answers");
    let station = any_station(&mut random);
    bench.set_level(Device::STATION, &station);
    bench.collect(Device::PACKET);
    let answers: Vec<_> = (0..80).map(|_| any_answer(&mut random)).collect();
    bench.send(Device::ANSWER, answers.iter().copied());
    bench.until_idle();
    let mut packets = vec![vec![]];
    for PacketBeat { data, last, length_bytes, .. } in bench.take(Device::PACKET) {
        let packet: &mut Vec<u8> = packets.last_mut().expect("there is one");
        packet.extend(data);
        if last {
            packet.truncate(length_bytes as usize);
            packets.push(vec![]);
        }
    }
    packets.pop();
    bench.dismiss();
    let Some(found) = opinions(&packets) else { return };
    assert_eq!(found.len(), answers.len());
    for ((found, answer), packet) in found.iter().zip(&answers).zip(&packets) {
        let is_done = answer.syndrome == RoceSyndrome::Done;
        let crc = u32::from_be_bytes(packet[packet.len() - 4..].try_into().expect("four bytes"));
        let old = if is_done { answer.old.to_string() } else { String::new() };
        let expected = format!(
            "eth:ethertype:ip:udp:infiniband;{};{};0x{:06x};{};{};{old};0x{crc:08x};",
            if is_done { 18 } else { 17 },
            answer.p_key,
            answer.peer_pair_number,
            answer.sequence,
            answer.messages,
        );
        assert_eq!(*found, expected);
    }
}

#[test]
fn latency_and_interval_are_those_of_the_contract() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("answers");
    let units: Vec<_> = (0..40)
        .map(|_| vec![RoceAnswer { syndrome: RoceSyndrome::Gap, ..any_answer(&mut random) }])
        .collect();
    let measured = bench.measure(Device::ANSWER, Device::PACKET, units);
    let contract = Device::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}
