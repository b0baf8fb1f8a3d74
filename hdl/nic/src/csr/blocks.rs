//! The blocks of every map as modules: which bundles stand for the messages that a block was described
//! with.
use std::rc::Rc;

use nic_dsl::bundle::Both;
use nic_dsl::ir;
use nic_spec::register::{Map, nic, reorder_nic};

use super::register_block::RegisterBlock;

use crate::message::{
    AxiReadStatus, AxiWriteControl, AxiWriteStatus, CardIdentification, HeaderStatus, MmioPosition,
    MmioRestart, MmioRestartShape, MmioStatus, NicCapabilities, Nothing, PacketQueueStatus,
    RegisterHubStatus, ReorderNicParameters, RingConfiguration, RingRange, RingTail,
    TransmitStatus,
};
use crate::module::{Error, Preset, Values, build as make, nearest};

/// Blocks under `rtl-out/` besides those that a top has.
pub(super) const PRESETS: &[Preset] = &[
    Preset::product("register_block_receive_ring", &["BLOCK=nic.receive_ring"]),
    Preset::product("register_block_ring_range", &["BLOCK=nic.ring_range"]),
    Preset::product("register_block_mmio_reorder", &["BLOCK=reorder_nic.mmio_reorder"]),
];

/// Who the card that reorders stores is.
pub type ReorderCard = RegisterBlock<Nothing, Both<CardIdentification, ReorderNicParameters>, ()>;
/// What a hub has met.
pub type Hub = RegisterBlock<Nothing, RegisterHubStatus, ()>;
/// The slave for stores.
pub type AxiWrite = RegisterBlock<AxiWriteControl, AxiWriteStatus, ()>;
/// The slave that reads zeros.
pub type AxiRead = RegisterBlock<Nothing, AxiReadStatus, ()>;
/// The reorder unit.
pub type Reorder = RegisterBlock<Nothing, Both<MmioStatus, MmioPosition>, (MmioRestart,)>;
/// What takes headers off.
pub type Strip = RegisterBlock<Nothing, HeaderStatus, ()>;
/// The queue of packets.
pub type Queue = RegisterBlock<Nothing, PacketQueueStatus, ()>;
/// The MAC's transmit side.
pub type Transmit = RegisterBlock<Nothing, TransmitStatus, ()>;
/// Who the network interface card is.
pub type NicCard = RegisterBlock<Nothing, Both<CardIdentification, NicCapabilities>, ()>;
/// The half of a ring that receives.
pub type ReceiveRing = RegisterBlock<RingConfiguration, Nothing, (RingTail,)>;
/// The half of a ring that transmits.
pub type TransmitRing = RegisterBlock<RingConfiguration, Nothing, (RingTail,)>;
/// The memory that a ring may touch.
pub type Ranges = RegisterBlock<[RingRange; 4], Nothing, ()>;

/// The map of the network interface card; its blocks do not depend on how many rings there are.
fn nic_map() -> Map {
    nic::map(nic::MOST_RINGS)
}

/// A function for each block: it makes the module.
macro_rules! blocks {
    ($($(#[$about:meta])* $name:ident ($($argument:ident: $kind:ty)?) -> $type:ty =
        $map:expr, $block:literal, $module:literal, $shapes:expr;)*) => {$(
        $(#[$about])*
        pub fn $name($($argument: $kind)?) -> $type {
            RegisterBlock::new($module, $map.block($block), $shapes)
        }
    )*};
}
blocks! {
    /// Who the card that reorders stores is.
    reorder_card() -> ReorderCard = reorder_nic::map(), "card", "reorder_nic_card", ((), ((), ()), ());
    /// What a hub has met.
    hub() -> Hub = reorder_nic::map(), "registers", "registers", ((), (), ());
    /// The slave for stores.
    axi_write() -> AxiWrite = reorder_nic::map(), "axi_write", "axi_write", ((), (), ());
    /// The slave that reads zeros.
    axi_read() -> AxiRead = reorder_nic::map(), "axi_read", "axi_read", ((), (), ());
    /// The reorder unit, whose line addresses have so many bits.
    reorder(line_bits: u32) -> Reorder = reorder_nic::map(), "mmio_reorder", "mmio_reorder",
        ((), ((), ()), (MmioRestartShape { line_bits },));
    /// What takes headers off.
    strip() -> Strip = reorder_nic::map(), "header_strip", "header_strip", ((), (), ());
    /// The queue of packets.
    queue() -> Queue = reorder_nic::map(), "packet_queue", "packet_queue", ((), (), ());
    /// The MAC's transmit side.
    transmit() -> Transmit = reorder_nic::map(), "cmac_transmit", "cmac_transmit", ((), (), ());
    /// Who the network interface card is.
    nic_card() -> NicCard = nic_map(), "card", "nic_card", ((), ((), ()), ());
    /// The half of a ring that receives.
    receive_ring() -> ReceiveRing = nic_map(), "receive_ring", "receive_ring", ((), (), ((),));
    /// The half of a ring that transmits.
    transmit_ring() -> TransmitRing = nic_map(), "transmit_ring", "transmit_ring", ((), (), ((),));
    /// The memory that a ring may touch.
    ring_range() -> Ranges = nic_map(), "ring_range", "ring_range", ((), (), ());
}

/// How a block's module is made.
type Make = fn() -> Result<Rc<ir::Module>, Error>;

/// Every block, as `<map>.<block>`.
const BLOCKS: &[(&str, Make)] = &[
    ("reorder_nic.card", || make(&reorder_card())),
    ("reorder_nic.registers", || make(&hub())),
    ("reorder_nic.axi_write", || make(&axi_write())),
    ("reorder_nic.axi_read", || make(&axi_read())),
    ("reorder_nic.mmio_reorder", || make(&reorder(26))),
    ("reorder_nic.header_strip", || make(&strip())),
    ("reorder_nic.packet_queue", || make(&queue())),
    ("reorder_nic.cmac_transmit", || make(&transmit())),
    ("nic.card", || make(&nic_card())),
    ("nic.registers", || make(&hub())),
    ("nic.receive_ring", || make(&receive_ring())),
    ("nic.transmit_ring", || make(&transmit_ring())),
    ("nic.ring_range", || make(&ring_range())),
];

/// Elaborates the block that the values name.
pub(super) fn build(values: &Values) -> Result<Rc<ir::Module>, Error> {
    let wanted = values.text("BLOCK");
    if let Some((_, make)) = BLOCKS.iter().find(|(name, _)| *name == wanted) {
        return make();
    }
    let near = nearest(wanted, BLOCKS.iter().map(|(name, _)| *name)).unwrap_or_default();
    Err(Error::new(format!(
        "`register_block`: no map has a block `{wanted}`; did you mean `{near}`?"
    )))
}

#[cfg(test)]
mod tests {
    use super::{BLOCKS, Map, nic_map, reorder_nic};

    #[test]
    fn every_block_of_every_map_is_a_module() {
        let named = |map: &Map| -> Vec<String> {
            map.blocks.iter().map(|block| format!("{}.{}", map.name, block.name)).collect()
        };
        let wanted = [named(&reorder_nic::map()), named(&nic_map())].concat();
        let known: Vec<_> = BLOCKS.iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(known, wanted);
        for (name, make) in BLOCKS {
            assert!(make().is_ok(), "{name} cannot be built");
        }
    }
}
