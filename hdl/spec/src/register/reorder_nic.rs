//! The registers of the card that reorders stores.
use super::{Block, Map, PATIENCE_CYCLES};
use crate::message::{
    AxiReadStatus, AxiWriteControl, AxiWriteStatus, CardIdentification, CrossingStatus,
    GateConfiguration, GateStatus, HeaderStatus, MmioPosition, MmioRestart, MmioStatus,
    PacketQueueStatus, RegisterHubStatus, ReorderNicParameters, TransmitStatus,
};

/// The map. The width of a line address is the hardware's; 26 bits are the most.
pub fn map() -> Map {
    Map {
        name: "reorder_nic",
        letters: b"RNIC",
        version: (3, 0),
        blocks: vec![
            Block::new("card", 0x0000).constant::<(CardIdentification, ReorderNicParameters)>(),
            Block::new("registers", 0x0400).status::<RegisterHubStatus>(),
            Block::new("axi_write", 0x0800)
                .control::<AxiWriteControl>()
                .reset("enable", 1)
                .status::<AxiWriteStatus>(),
            Block::new("axi_read", 0x0c00).status::<AxiReadStatus>(),
            Block::new("mmio_reorder", 0x1000).command::<MmioRestart<26>>("restart").status::<(
                MmioStatus,
                MmioPosition,
            )>(
            ),
            Block::new("header_strip", 0x1400).status::<HeaderStatus>(),
            Block::new("packet_queue", 0x1800).status::<PacketQueueStatus>(),
            Block::new("cmac_transmit", 0x1c00).status::<TransmitStatus>(),
            Block::new("message_gate", 0x2000)
                .control::<GateConfiguration>()
                .reset("patience_cycles", PATIENCE_CYCLES)
                .status::<GateStatus>(),
            Block::new("mac_crossing", 0x2400).status::<CrossingStatus>(),
        ],
    }
    .identified()
}
