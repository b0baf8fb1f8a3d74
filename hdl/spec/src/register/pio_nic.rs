//! The registers of the card of coherent programmed I/O: blocks of its own, and those of the network side at the addresses that
//! they have in every card.
use super::{Block, Map, nic};
use crate::message::{
    CardIdentification, LineWindow, PioConfiguration, PioNicParameters, PioReceiveStatus,
    PioStatus, PioTransmitStatus, RegisterHubStatus, UnmappedStatus,
};

/// Lines of the largest window.
const MOST_WINDOW_LINES: u64 = 128;
/// Where a window is after reset: at the end of the address space, where no host has memory.
const NOWHERE: u64 = (1 << 46) - MOST_WINDOW_LINES;
/// Cycles of the host's clock that a load waits at most, after reset: 100 us at 250 MHz.
const TRY_AGAIN_CYCLES: u64 = 25_000;

/// What the map has of that of cards with rings.
const OF_NETWORK: [&str; 16] = [
    "classify",
    "engine_port",
    "engine_flow",
    "packet_buffer",
    "steering",
    "checksum_fill",
    "mac_receive",
    "packet_queue",
    "mac_transmit",
    "packet_generator",
    "packet_sink",
    "loopback",
    "store_gate",
    "store_packets",
    "mac_crossing",
    "departures",
];

/// The map.
pub fn map() -> Map {
    let own = vec![
        Block::new("card", 0x0000).constant::<(CardIdentification, PioNicParameters)>(),
        Block::new("registers", 0x0400).status::<RegisterHubStatus>(),
        window("transmit_window", 0x0800),
        window("receive_window", 0x0c00),
        Block::new("pio_transmit", 0x1000).status::<PioTransmitStatus>(),
        Block::new("pio_receive", 0x1400).status::<PioReceiveStatus>(),
        Block::new("unmapped_memory", 0x1800).status::<UnmappedStatus>(),
    ];
    let of_network = nic::map(1).blocks.into_iter().filter(|block| is_of_network(block.name));
    let blocks = own.into_iter().chain(of_network).collect();
    Map { name: "pio_nic", letters: b"PNIC", version: (1, 1), blocks }.identified()
}

/// Whether it is a block of the network side, which cards with rings have, too.
pub fn is_of_network(name: &str) -> bool {
    OF_NETWORK.contains(&name)
}

/// A window of lines that programs and the card exchange.
fn window(name: &'static str, base: u32) -> Block {
    Block::new(name, base)
        .control::<(LineWindow, PioConfiguration)>()
        .reset("first_line", NOWHERE)
        .reset("try_again_cycles", TRY_AGAIN_CYCLES)
        .status::<PioStatus>()
}
