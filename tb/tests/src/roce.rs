//! Packets of RoCEv2 for tests.
use nic_model::roce::packet::{Answer, Ends, Operation, Request, packet};
use nic_spec::message::{
    PacketBeat, PacketChecksum, PacketProtocol, RoceAnswer, RocePair, RoceStation, RoceSyndrome,
};
use nic_tb::Generator;

use crate::frames::{about, card_beats};

/// Bits of the first byte of an Ethernet address that says that it is a group's.
const GROUP: u64 = 1 << 40;

/// Anybody.
pub fn any_station(random: &mut Generator) -> RoceStation {
    RoceStation { mac: random.bits(48) & !GROUP, address: random.bits(32) }
}

/// A pair with this number, which may reach at least sixteen words.
pub fn any_pair(random: &mut Generator, pair_number: u64) -> RocePair {
    let first_address = 8 + 8 * random.bits(47);
    let width = random.within(4..=47) as u32;
    let words = 16 + random.bits(width);
    RocePair {
        pair_number,
        peer_pair_number: random.bits(24),
        peer_mac: random.bits(48) & !GROUP,
        peer_address: random.bits(32),
        p_key: 0x8000 | random.within(1..=0x7fff),
        // Where numbers begin anew, often.
        sequence: if random.chance(1, 2) {
            (1 << 24) - random.within(1..=9)
        } else {
            random.bits(24)
        },
        first_address,
        last_address: first_address + 8 * (words - 1),
        r_key: random.bits(32),
    }
}

/// A request for that pair, which may be done; its number is zero.
pub fn any_request(random: &mut Generator, pair: &RocePair) -> Request {
    let words = (pair.last_address - pair.first_address) / 8 + 1;
    let operation = *random.pick(&[Operation::CompareSwap, Operation::FetchAdd]);
    Request {
        operation: Some(operation),
        source_address: pair.peer_address,
        p_key: pair.p_key,
        pair_number: pair.pair_number,
        sequence: 0,
        address: pair.first_address + 8 * random.below(words),
        r_key: pair.r_key,
        operand: random.bits(64),
        compare: random.bits(64),
    }
}

/// The packet of a request.
pub fn request_packet(random: &mut Generator, to: &RoceStation, request: &Request) -> Vec<u8> {
    let ends = Ends {
        source_mac: random.bits(48) & !GROUP,
        destination_mac: to.mac,
        source_address: request.source_address,
        destination_address: to.address,
        source_port: random.bits(16) as u16,
    };
    packet(&ends, &request.transport(), true)
}

/// The beats of a packet that comes; what else they say is anything.
pub fn coming(random: &mut Generator, packet: &[u8]) -> Vec<PacketBeat> {
    card_beats(packet, &about(random))
}

/// The packet of an answer, without checksums.
pub fn answer_packet(from: &RoceStation, answer: &RoceAnswer) -> Vec<u8> {
    let ends = Ends {
        source_mac: from.mac,
        destination_mac: answer.peer_mac,
        source_address: from.address,
        destination_address: answer.peer_address,
        source_port: (0xc000 | answer.peer_pair_number & 0x3fff) as u16,
    };
    let said = Answer {
        p_key: answer.p_key,
        pair_number: answer.peer_pair_number,
        sequence: answer.sequence,
        syndrome: syndrome_code(answer.syndrome),
        messages: answer.messages,
        old: (answer.syndrome == RoceSyndrome::Done).then_some(answer.old),
    };
    packet(&ends, &said.transport(), false)
}

/// The code of a syndrome (Linux, `drivers/infiniband/sw/rxe/rxe_hdr.h`).
pub fn syndrome_code(syndrome: RoceSyndrome) -> u8 {
    use nic_model::roce::packet::{ACCESS, DONE, GAP, INVALID, OPERATIONAL};
    match syndrome {
        RoceSyndrome::Done => DONE,
        RoceSyndrome::Gap => GAP,
        RoceSyndrome::Invalid => INVALID,
        RoceSyndrome::Access => ACCESS,
        RoceSyndrome::Operational => OPERATIONAL,
    }
}

/// The beats of a packet that leaves.
pub fn leaving(packet: &[u8]) -> Vec<PacketBeat> {
    let known = PacketBeat {
        data: [0; 64],
        last: false,
        error: false,
        length_bytes: 0,
        ring: 0,
        destination: 0,
        protocol: PacketProtocol::Ipv4Udp,
        checksum: PacketChecksum::Fill,
        flow_hash: 0,
        timestamp_cycles: 0,
    };
    card_beats(packet, &known)
}
