//! The registers of the network interface card: a page for each ring, and a block for each unit that all
//! rings share.
use super::{Block, Map};
use crate::message::{
    CardIdentification, Message, NicCapabilities, Nothing, RegisterHubStatus, RingConfiguration,
    RingRange, RingTail,
};

/// What the half of a ring that receives shows.
pub type ReceiveRingStatus = Nothing;
/// What the half of a ring that transmits shows.
pub type TransmitRingStatus = Nothing;

/// The most rings that the map has room for.
pub const MOST_RINGS: u32 = 8;
/// Where the pages of the rings begin, and bytes of each.
const RINGS: u32 = 0x1_0000;
const RING_BYTES: u32 = 0x1000;

/// The map of a card of so many rings. No address depends on the number of rings.
///
/// # Panics
/// If there are no rings, or more than [`MOST_RINGS`].
pub fn map(rings: u32) -> Map {
    assert!((1..=MOST_RINGS).contains(&rings), "a card has 1 to {MOST_RINGS} rings, not {rings}");
    let ring = |name, offset| Block::new(name, RINGS + offset).repeated(rings, RING_BYTES);
    Map {
        name: "nic",
        letters: b"CNIC",
        version: (0, 1),
        blocks: vec![
            Block::new("card", 0x0000).constant::<(CardIdentification, NicCapabilities)>(),
            Block::new("registers", 0x0400).status::<RegisterHubStatus>(),
            half::<ReceiveRingStatus>(ring("receive_ring", 0x000)),
            half::<TransmitRingStatus>(ring("transmit_ring", 0x400)),
            ring("ring_range", 0x800).control::<[RingRange; 4]>(),
        ],
    }
    .identified()
}

/// The registers of one half of a ring.
fn half<Status: Message>(block: Block) -> Block {
    let block = block.control::<RingConfiguration>().command::<RingTail>("tail").status::<Status>();
    // The least that is legal, so that a ring that is not configured is not a wrong one.
    block.reset("size_log2", 6).reset("batch", 1)
}
