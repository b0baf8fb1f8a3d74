//! What the tests of the network side share: rules drawn at random, and packets that meet them.
use nic_model::classify::{Rules, toeplitz};
use nic_model::parser::parse;
use nic_spec::message::{
    ClassifyConfiguration, EngineFlow, EnginePort, HashKeyWrite, RingTableWrite,
};
use nic_tb::Generator;

use crate::headers::{Form, spoiled};

/// The key of the published examples (Microsoft, "Verifying the RSS Hash Calculation"), which a
/// classifier has after reset.
pub const PUBLISHED_KEY: [u8; 40] = [
    0x6d, 0x5a, 0x56, 0xda, 0x25, 0x5b, 0x0e, 0xc2, 0x41, 0x67, 0x25, 0x3d, 0x43, 0xa3, 0x8f, 0xb0,
    0xd0, 0xca, 0x2b, 0xcb, 0xae, 0x7b, 0x30, 0xb4, 0x77, 0xcb, 0x2d, 0xa3, 0x80, 0x30, 0xf2, 0x0c,
    0x6a, 0x42, 0xb7, 0x3b, 0xbe, 0xac, 0x01, 0xfa,
];

/// Few ports, so that packets and rules meet.
const PORTS: [u16; 6] = [53, 80, 4_791, 11_211, 0, 65_535];

/// Rules that spread nothing and have no engines.
pub fn plain_rules() -> Rules {
    Rules {
        configuration: ClassifyConfiguration {
            spread: false,
            default_ring: 0,
            hash_tcp_ports: true,
            hash_udp_ports: true,
        },
        engine_ports: [EnginePort { enable: false, udp_port: 0, destination: 0 }; 4],
        engine_flows: [EngineFlow { enable: false, flow_hash: 0, destination: 0 }; 4],
        key: PUBLISHED_KEY,
        rings: [0; 128],
    }
}

/// Any rules; engines want flows of these packets.
pub fn draw_rules(generator: &mut Generator, packets: &[Vec<u8>]) -> Rules {
    let mut rules = plain_rules();
    let flag = |generator: &mut Generator| generator.chance(1, 2);
    rules.configuration = ClassifyConfiguration {
        spread: generator.chance(3, 4),
        default_ring: generator.bits(8),
        hash_tcp_ports: flag(generator),
        hash_udp_ports: flag(generator),
    };
    if generator.chance(3, 4) {
        rules.key.copy_from_slice(&generator.bytes(40));
    }
    rules.rings = std::array::from_fn(|_| generator.bits(8));
    rules.engine_ports = std::array::from_fn(|_| EnginePort {
        enable: generator.chance(2, 3),
        udp_port: u64::from(*generator.pick(&PORTS)),
        destination: generator.bits(2),
    });
    rules.engine_flows = std::array::from_fn(|_| {
        let packet: &Vec<u8> = generator.pick(packets);
        let parsed = parse(packet);
        let (source, destination) = parsed.addresses.unwrap_or_default();
        let mut flow = [source, destination].concat();
        if let (Some((from, to)), true) = (parsed.ports, generator.chance(1, 2)) {
            flow.extend([from.to_be_bytes(), to.to_be_bytes()].concat());
        }
        EngineFlow {
            enable: generator.chance(2, 3),
            flow_hash: toeplitz(&rules.key, &flow).into(),
            destination: generator.bits(2),
        }
    });
    rules
}

/// The writes of the whole key.
pub fn key_writes(rules: &Rules) -> Vec<HashKeyWrite> {
    let word = |(word, bytes): (u64, &[u8])| {
        let value = bytes.iter().fold(0, |value, byte| value << 8 | u64::from(*byte));
        HashKeyWrite { word, value }
    };
    (0..).zip(rules.key.chunks(4)).map(word).collect()
}

/// The writes of the whole table.
pub fn table_writes(rules: &Rules) -> Vec<RingTableWrite> {
    (0..).zip(rules.rings).map(|(entry, ring)| RingTableWrite { entry, ring }).collect()
}

/// A packet of any form, half of them spoiled; its ports are often ones that engines want.
pub fn draw_packet(generator: &mut Generator, most: u64) -> Vec<u8> {
    let mut packet = Form::draw(generator, most).build(generator);
    let parsed = parse(&packet);
    let udp = parsed.transport_checksum != 0 && parsed.transport_sum == 0xffff;
    if udp && generator.chance(2, 3) {
        // The checksum stays right if what one word gains another loses: the ports change places
        // with what they were.
        let at = parsed.transport_offset + 2;
        let old = u16::from_be_bytes([packet[at], packet[at + 1]]);
        let new = *generator.pick(&PORTS);
        packet[at..at + 2].copy_from_slice(&new.to_be_bytes());
        let from = u16::from_be_bytes([packet[at - 2], packet[at - 1]]);
        let sum = u32::from(from) + u32::from(old) + u32::from(!new);
        let folded = (sum & 0xffff) + (sum >> 16);
        let folded = ((folded & 0xffff) + (folded >> 16)) as u16;
        packet[at - 2..at].copy_from_slice(&folded.to_be_bytes());
    }
    match generator.chance(1, 2) {
        true => spoiled(generator, packet),
        false => packet,
    }
}
