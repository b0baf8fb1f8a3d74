//! The parser of RoCEv2: packets of every kind, right, spoilt in any byte, cut and padded, against a reading of them by this test.
use nic_model::roce::packet::{Ends, Operation, Request, base_header, check, packet};
use nic_sim::Wrapper;
use nic_sim::generated::roce_parser::RoceParser as Device;
use nic_spec::message::{
    PacketBeat, RoceOperation, RoceParserFault, RoceParserStatus, RoceRequest, RoceStation,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::roce::{any_pair, any_request, any_station, coming, request_packet};

/// Nothing has come.
const NOTHING: RoceParserStatus = RoceParserStatus {
    fault: RoceParserFault::None,
    packets: 0,
    requests: 0,
    damaged: 0,
    foreign: 0,
    bad_checks: 0,
    unsupported: 0,
};

/// The number in so many bytes from `at` on, the highest first.
fn number(bytes: &[u8], at: usize, count: usize) -> u64 {
    bytes[at..at + count].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// What a packet is to this station.
fn read(bytes: &[u8], station: &RoceStation) -> Result<RoceRequest, RoceParserFault> {
    let length = bytes.len() as u64;
    if length < 58 || length % 4 != 2 {
        return Err(RoceParserFault::Foreign);
    }
    let fields: [(usize, usize, u64); 8] = [
        (0, 6, station.mac),
        (12, 2, 0x0800),
        (14, 1, 0x45),
        (16, 2, length - 14),
        (23, 1, 17),
        (30, 4, station.address),
        (36, 2, 4791),
        (38, 2, length - 34),
    ];
    let is_right = fields.iter().all(|&(at, count, value)| number(bytes, at, count) == value);
    // Two bits of six say that it may be cut into fragments, or may not.
    if !is_right || number(bytes, 20, 2) & 0x3fff != 0 {
        return Err(RoceParserFault::Foreign);
    }
    let end = bytes.len() - 4;
    if check(&bytes[..end]) != bytes[end..] {
        return Err(RoceParserFault::BadCheck);
    }
    let (opcode, flags) = (bytes[42], bytes[43]);
    if opcode >= 0x20 || (0x0d..=0x12).contains(&opcode) || flags & 0xf != 0 {
        return Err(RoceParserFault::Unsupported);
    }
    let is_atomic = length == 86 && flags & 0x30 == 0;
    let operation = match opcode {
        0x13 if is_atomic => RoceOperation::CompareSwap,
        0x14 if is_atomic => RoceOperation::FetchAdd,
        _ => RoceOperation::Other,
    };
    let mut whole = bytes.to_vec();
    whole.resize(86, 0);
    Ok(RoceRequest {
        operation,
        source_address: number(bytes, 26, 4),
        p_key: number(bytes, 44, 2),
        pair_number: number(bytes, 47, 3),
        sequence: number(bytes, 51, 3),
        address: number(&whole, 54, 8),
        r_key: number(&whole, 62, 4),
        operand: number(&whole, 66, 8),
        compare: number(&whole, 74, 8),
    })
}

/// The device, and who it should take itself for.
struct Rig {
    bench: Bench<Device>,
    random: Generator,
    station: RoceStation,
    status: RoceParserStatus,
    /// Requests: all that is looked at of them, because what is no operation has nothing behind its headers.
    expected: Vec<RoceRequest>,
}

impl Rig {
    fn new(source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<Device>::new(source, sink);
        let mut random = bench.generator().fork("packets");
        let station = any_station(&mut random);
        bench.set_level(Device::STATION, &station);
        bench.collect(Device::REQUEST);
        Self { bench, random, station, status: NOTHING, expected: vec![] }
    }

    fn fault(&mut self, fault: RoceParserFault) {
        let status = &mut self.status;
        let counter = match fault {
            RoceParserFault::None => return,
            RoceParserFault::Damaged => &mut status.damaged,
            RoceParserFault::Foreign => &mut status.foreign,
            RoceParserFault::BadCheck => &mut status.bad_checks,
            RoceParserFault::Unsupported => &mut status.unsupported,
        };
        *counter += 1;
        if status.fault == RoceParserFault::None {
            status.fault = fault;
        }
    }

    fn send(&mut self, packet: &[u8]) -> Result<RoceRequest, RoceParserFault> {
        let beats = coming(&mut self.random, packet);
        self.bench.send(Device::SOURCE, beats);
        self.status.packets += 1;
        let read = read(packet, &self.station);
        match read {
            Ok(request) => {
                self.status.requests += 1;
                self.expected.push(request);
            }
            Err(fault) => self.fault(fault),
        }
        read
    }

    fn damaged(&mut self, beats: Vec<PacketBeat>) {
        self.bench.send(Device::SOURCE, beats);
        self.status.packets += 1;
        self.fault(RoceParserFault::Damaged);
    }

    fn request(&mut self) -> Vec<u8> {
        let pair = any_pair(&mut self.random, 77);
        let request =
            Request { sequence: self.random.bits(24), ..any_request(&mut self.random, &pair) };
        request_packet(&mut self.random, &self.station, &request)
    }

    /// A packet with this transport, for this station.
    fn of(&mut self, transport: &[u8]) -> Vec<u8> {
        let ends = Ends {
            source_mac: self.random.bits(47),
            destination_mac: self.station.mac,
            source_address: self.random.bits(32),
            destination_address: self.station.address,
            source_port: self.random.bits(16) as u16,
        };
        packet(&ends, transport, true)
    }

    fn finish(mut self) {
        self.bench.until_idle();
        let found = self.bench.take(Device::REQUEST);
        assert_eq!(found.len(), self.expected.len());
        for (found, expected) in found.into_iter().zip(self.expected) {
            let found = match expected.operation {
                RoceOperation::Other => RoceRequest {
                    address: expected.address,
                    r_key: expected.r_key,
                    operand: expected.operand,
                    compare: expected.compare,
                    ..found
                },
                _ => found,
            };
            assert_eq!(found, expected);
        }
        assert_eq!(self.bench.level(Device::STATUS), self.status);
        self.bench.dismiss();
    }
}

/// A packet with its check sequence made anew.
fn checked(mut packet: Vec<u8>) -> Vec<u8> {
    let end = packet.len() - 4;
    let check = check(&packet[..end]);
    packet[end..].copy_from_slice(&check);
    packet
}

/// Any packet: a request, one with another opcode and length, spoilt with a right check sequence or a wrong one.
fn any_packet(rig: &mut Rig) -> Vec<u8> {
    let mut packet = match rig.random.below(3) {
        0 => {
            let opcode = rig.random.bits(5) as u8;
            let mut transport = base_header(opcode, rig.random.bits(16), rig.random.bits(24), 5);
            let more = 4 * rig.random.below(60) as usize;
            transport.extend(rig.random.bytes(more));
            rig.of(&transport)
        }
        _ => rig.request(),
    };
    if rig.random.chance(1, 2) {
        let at = rig.random.below(packet.len() as u64) as usize;
        packet[at] ^= 1 << rig.random.below(8);
        if rig.random.chance(1, 2) {
            packet = checked(packet);
        }
    }
    packet
}

#[test]
fn packets_of_any_kind_are_read_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(source, sink);
        for _ in 0..150 {
            let packet = any_packet(&mut rig);
            let _ = rig.send(&packet);
        }
        rig.finish();
    }
}

#[test]
fn every_bit_of_a_request_is_looked_at_or_changes_nothing() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    let right = rig.request();
    let (mut taken, mut taken_anew) = (vec![], vec![]);
    for bit in 0..8 * right.len() {
        let mut packet = right.clone();
        packet[bit / 8] ^= 0x80 >> (bit % 8);
        if rig.send(&packet).is_ok() {
            taken.push(bit / 8);
        }
        if rig.send(&checked(packet)).is_ok() {
            taken_anew.push(bit / 8);
        }
    }
    taken.dedup();
    taken_anew.dedup();
    // The source's Ethernet address is covered by the frame's check sequence alone; the others change on the way.
    assert_eq!(taken, [6, 7, 8, 9, 10, 11, 15, 22, 24, 25, 40, 41, 46]);
    assert!(taken_anew.len() > 50, "{taken_anew:?}");
    rig.finish();
}

#[test]
fn every_opcode_of_every_length_is_told() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for opcode in 0..=255 {
        for words in [0, 1, 6, 7, 8, 23, 24, 40] {
            let mut transport = base_header(opcode, 0xffff, 9, 1);
            transport.extend(rig.random.bytes(4 * words));
            let packet = rig.of(&transport);
            let read = rig.send(&packet);
            let is_request = opcode < 0x0d || (0x13..0x20).contains(&opcode);
            assert_eq!(read.is_ok(), is_request, "{opcode:x}");
        }
    }
    // Of every length that ends anywhere in a beat, and in a long packet.
    for words in (0..40).chain([1_024]) {
        let mut transport = base_header(0x04, 0xffff, 9, 1);
        transport.extend(rig.random.bytes(4 * words));
        let packet = rig.of(&transport);
        assert!(rig.send(&packet).is_ok());
    }
    // With bytes to fill up, or of another version.
    for flags in [0x10, 0x30, 0x01, 0x08, 0x40, 0x80] {
        let mut packet = rig.request();
        packet[43] = flags;
        let _ = rig.send(&checked(packet));
    }
    rig.finish();
}

#[test]
fn what_is_damaged_is_dropped_and_the_next_packet_is_read() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for way in 0..4 {
        let packet = rig.request();
        let mut beats = coming(&mut rig.random, &packet);
        match way {
            0 => beats[1].error = true,
            1 => {
                beats.remove(1);
                beats[0].last = true;
            }
            2 => {
                beats[0].last = false;
                let more = beats[1];
                beats[1].last = false;
                beats.push(more);
            }
            _ => beats[0].length_bytes += 64,
        }
        if way == 2 {
            beats[2].last = true;
        }
        rig.damaged(beats);
        let right = rig.request();
        assert!(rig.send(&right).is_ok());
    }
    assert_eq!(rig.status.fault, RoceParserFault::Damaged);
    rig.finish();
}

/// What makes a packet with a fault, and the fault.
type Way = (fn(&mut Rig) -> Vec<u8>, RoceParserFault);

#[test]
fn each_kind_of_fault_can_be_the_first() {
    let ways: [Way; 3] = [
        (
            |rig| {
                let mut packet = rig.request();
                packet[0] ^= 2;
                packet
            },
            RoceParserFault::Foreign,
        ),
        (
            |rig| {
                let mut packet = rig.request();
                packet[80] ^= 2;
                packet
            },
            RoceParserFault::BadCheck,
        ),
        (|rig| rig.of(&base_header(0x11, 0xffff, 9, 1)), RoceParserFault::Unsupported),
    ];
    for (way, fault) in ways {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        let packet = way(&mut rig);
        assert_eq!(rig.send(&packet), Err(fault));
        let short = rig.of(&base_header(0x91, 0xffff, 9, 1));
        let _ = rig.send(&short);
        rig.bench.until_idle();
        assert_eq!(rig.bench.level(Device::STATUS).fault, fault);
        rig.bench.reset();
        assert_eq!(rig.bench.level(Device::STATUS), NOTHING);
        rig.bench.dismiss();
    }
}

#[test]
fn latency_and_interval_are_those_of_the_contract() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("packets");
    let station = any_station(&mut random);
    bench.set_level(Device::STATION, &station);
    let pair = any_pair(&mut random, 1);
    let units: Vec<_> = (0..40)
        .map(|_| {
            let operation = None::<Operation>;
            let request = Request { operation, ..any_request(&mut random, &pair) };
            let packet = request_packet(&mut random, &station, &request);
            coming(&mut random, &packet)
        })
        .collect();
    let measured = bench.measure(Device::SOURCE, Device::REQUEST, units);
    let contract = Device::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}
