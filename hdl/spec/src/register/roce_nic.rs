//! The registers of the card for atomic operations over RoCEv2: blocks of its own, and those of the network side and of the cache at
//! the addresses that they have in every card.
use super::{Block, Map, nic, pio_nic};
use crate::message::{
    CacheFlush, CardIdentification, FlushStatus, RaoStatus, RaoUnitStatus, RegisterHubStatus,
    RoceNicParameters, RocePair, RocePairSelection, RoceParserStatus, RoceStation, RoceStatus,
};

/// Of the network side of other cards: what stores go through.
const OF_STORES: [&str; 2] = ["store_gate", "store_packets"];

/// The map.
pub fn map() -> Map {
    let own = vec![
        Block::new("card", 0x0000).constant::<(CardIdentification, RoceNicParameters)>(),
        Block::new("registers", 0x0400).status::<RegisterHubStatus>(),
        // A pair is set up as the other registers say when it is selected.
        Block::new("roce", 0x0800)
            .control::<(RoceStation, RocePair)>()
            .command::<RocePairSelection>("select")
            .status::<RoceStatus>(),
        Block::new("roce_parser", 0x0c00).status::<RoceParserStatus>(),
        Block::new("rao", 0x1000).status::<RaoStatus>(),
        Block::new("rao_unit", 0x1400).repeated(2, 0x400).status::<RaoUnitStatus>(),
        Block::new("cache_flush", 0x1c00).command::<CacheFlush>("flush").status::<FlushStatus>(),
    ];
    let of_cards = nic::map(1).blocks.into_iter().filter(|block| is_of_cards(block.name));
    let blocks = own.into_iter().chain(of_cards).collect();
    Map { name: "roce_nic", letters: b"RNIC", version: (1, 0), blocks }.identified()
}

/// Whether it is a block which cards with rings have, too.
pub fn is_of_cards(name: &str) -> bool {
    let is_of_network = pio_nic::is_of_network(name) && !OF_STORES.contains(&name);
    is_of_network || name == "cache"
}
