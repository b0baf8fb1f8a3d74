//! The registers of the network interface card: a page for each ring, and a block for each unit that all
//! rings share.
use super::{Block, Map, PATIENCE_CYCLES};
use crate::message::{
    AddressGuardStatus, AvalonStatus, AxiMasterStatus, AxiReadStatus, AxiWriteControl,
    AxiWriteStatus, BiasCommand, BiasStatus, CacheFlush, CacheStatus, CardIdentification, CardLink,
    ChecksumFillStatus, ClassifyConfiguration, ClassifyStatus, CoherencePolicy, CrossingStatus,
    CxlIpStatus, DepartureControl, DepartureStatus, DeviceMemorySize, DeviceMemoryStatus,
    DispatchStatus, EngineFlow, EnginePort, FlushStatus, GateConfiguration, GateStatus,
    GeneratorConfiguration, GeneratorSize, GeneratorStatus, GeneratorTemplate, HashKeyWrite,
    HeaderStatus, KvsControl, KvsParameters, KvsParserStatus, KvsResponderStatus, KvsStatus,
    LineMergeStatus, LoopbackConfiguration, LoopbackStatus, MacReceiveStatus, MemoryMap,
    MmioPosition, MmioQueueRestart, MmioQueueState, MmioQueuesLimits, MmioQueuesStatus,
    MmioRestart, MmioStatus, MsixControl, MsixEntry, MsixPending, MsixStatus, NicCapabilities,
    Nothing, PacketBufferStatus, PacketQueueStatus, PcieStatus, PfuReceiveStatus,
    PfuTransmitStatus, PushGateConfiguration, PushGateStatus, RegisterHubStatus, RingConfiguration,
    RingRange, RingStatus, RingTableWrite, RingTail, SinkBucket, SinkConfiguration, SinkStatus,
    SteeringConfiguration, SteeringStatus, StoreQueueSelection, StoreQueuesStatus,
    StoreWindowParameters, TransmitStatus, WriteOrder,
};

/// The most rings that the map has room for.
pub const MOST_RINGS: u32 = 8;
/// Bits of a line's address in the window of stores, or in that of each queue: 256 KiB.
pub const STORE_LINE_BITS: usize = 12;
/// Bits of the number of a queue of stores that the map has room for.
pub const STORE_QUEUE_BITS: usize = 10;
/// Limits of queues of stores after reset: beyond its share a queue may hold a half of what nobody holds, and
/// a message may be incomplete as long as it likes.
const THRESHOLD_SHIFT: u64 = 5;
/// Vectors of interrupts of each ring: one for each half.
pub const VECTORS_PER_RING: u32 = 2;
/// The most vectors, which the pending bits have room for.
const MOST_VECTORS: usize = 64;
/// No unit of the card modifies lines, and no ring may be told to.
const MODIFY: &str = "co_modify";
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
        version: (1, 0),
        blocks: vec![
            Block::new("card", 0x0000).constant::<(CardIdentification, NicCapabilities)>(),
            Block::new("registers", 0x0400).status::<RegisterHubStatus>(),
            Block::new("dispatch", 0x0800).status::<DispatchStatus>(),
            Block::new("pfu_receive", 0x0c00).status::<PfuReceiveStatus>(),
            Block::new("pfu_transmit", 0x1000).status::<PfuTransmitStatus>(),
            Block::new("address_guard", 0x1400)
                .repeated(3, 0x400)
                .status::<AddressGuardStatus>()
                .without(MODIFY),
            Block::new("line_merge", 0x2000).repeated(2, 0x400).status::<LineMergeStatus>(),
            Block::new("classify", 0x2800)
                .control::<ClassifyConfiguration>()
                .command::<HashKeyWrite>("hash_key")
                .command::<RingTableWrite>("ring_table")
                .status::<ClassifyStatus>(),
            Block::new("engine_port", 0x2c00).control::<[EnginePort; 4]>(),
            Block::new("engine_flow", 0x3000).control::<[EngineFlow; 4]>(),
            Block::new("packet_buffer", 0x3400).status::<PacketBufferStatus>(),
            // The host interface takes packets from the beginning.
            Block::new("steering", 0x3800)
                .control::<SteeringConfiguration>()
                .status::<SteeringStatus>()
                .reset("enable", 1),
            Block::new("checksum_fill", 0x3c00).status::<ChecksumFillStatus>(),
            Block::new("mac_receive", 0x4000).status::<MacReceiveStatus>(),
            Block::new("packet_queue", 0x4400).status::<PacketQueueStatus>(),
            Block::new("mac_transmit", 0x4800).status::<TransmitStatus>(),
            Block::new("cache", 0x5000).repeated(2, 0x400).status::<CacheStatus>(),
            Block::new("pcie", 0x5800).status::<PcieStatus>(),
            Block::new("coherence", 0x5c00)
                .control::<WriteOrder>()
                .command::<CacheFlush>("flush")
                .status::<FlushStatus>(),
            Block::new("packet_generator", 0x6000)
                .control::<GeneratorConfiguration>()
                .command::<GeneratorSize>("size")
                .command::<GeneratorTemplate>("template")
                .status::<GeneratorStatus>(),
            Block::new("packet_sink", 0x6400)
                .control::<SinkConfiguration>()
                .command::<Nothing>("clear")
                .command::<SinkBucket>("bucket")
                .status::<SinkStatus>(),
            Block::new("loopback", 0x6800)
                .control::<LoopbackConfiguration>()
                .status::<LoopbackStatus>(),
            Block::new("store_gate", 0x6c00)
                .control::<GateConfiguration>()
                .reset("patience_cycles", PATIENCE_CYCLES)
                .status::<GateStatus>(),
            // Stores are dropped until a driver has asked for them.
            Block::new("axi_write", 0x7000).control::<AxiWriteControl>().status::<AxiWriteStatus>(),
            Block::new("axi_read", 0x7400).status::<AxiReadStatus>(),
            Block::new("mmio_reorder", 0x7800)
                .constant::<StoreWindowParameters>()
                .command::<MmioRestart<STORE_LINE_BITS>>("restart")
                .status::<(MmioStatus, MmioPosition)>(),
            Block::new("store_packets", 0x7c00).status::<HeaderStatus>(),
            Block::new("store_fill", 0x8000).status::<ChecksumFillStatus>(),
            Block::new("msix", 0x8400).control::<MsixControl>().status::<MsixStatus>(),
            // Nothing else is in its 4 KiB, so that an operating system may map them apart (PCI Local
            // Bus 3.0, 6.8.2).
            msix_table(rings),
            Block::new("cxl_ip", 0xa000).repeated(2, 0x400).status::<CxlIpStatus>(),
            Block::new("avalon", 0xa800).status::<AvalonStatus>(),
            device_memory().status::<(MemoryMap, DeviceMemoryStatus)>(),
            Block::new("bias", 0xb000)
                .control::<CoherencePolicy>()
                .command::<BiasCommand>("turn")
                .status::<BiasStatus>(),
            Block::new("kvs", 0xb400)
                .control::<KvsControl>()
                .status::<(KvsParameters, KvsStatus)>(),
            Block::new("kvs_fill", 0xb800).status::<ChecksumFillStatus>(),
            Block::new("kvs_parser", 0xbc00).status::<KvsParserStatus>(),
            Block::new("kvs_responder", 0xc000).status::<KvsResponderStatus>(),
            // That of descriptors and counts, and that of packets.
            Block::new("push_gate", 0xc400)
                .repeated(2, 0x400)
                .control::<PushGateConfiguration>()
                .status::<PushGateStatus>(),
            Block::new("memory_channel", 0xcc00).repeated(2, 0x400).status::<AxiMasterStatus>(),
            Block::new("mmio_queues", 0xd400)
                .control::<(MmioQueuesLimits, StoreQueueSelection)>()
                .reset("threshold_shift", THRESHOLD_SHIFT)
                .command::<MmioQueueRestart<STORE_QUEUE_BITS, STORE_LINE_BITS>>("restart")
                .status::<(
                    StoreQueuesStatus,
                    (MmioQueuesStatus<STORE_QUEUE_BITS>, MmioQueueState<STORE_LINE_BITS>),
                )>(),
            Block::new("mac_crossing", 0xd800).status::<CrossingStatus>(),
            Block::new("departures", 0xdc00)
                .control::<DepartureControl>()
                .status::<DepartureStatus>(),
            half(ring("receive_ring", 0x000)),
            half(ring("transmit_ring", 0x400)),
            ring("ring_range", 0x800).control::<[RingRange; 4]>(),
        ],
    }
    .identified()
}

/// How packets are sent by stores, if they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorePath {
    /// They are not.
    None,
    /// Through one window.
    Window,
    /// Through many queues.
    Queues,
}

/// Whether a card behind this link has a coherence engine of its own.
pub fn has_engine(link: CardLink) -> bool {
    matches!(link, CardLink::Cxl | CardLink::CxlMemory)
}

/// The same with the blocks of what the card reaches its host through only: a coherence engine of its
/// own, with memory or without, a CXL IP with its registers' port, or PCI Express; and with those of the
/// interface for stores that it has, of the key-value handler and of the push gates if it has them. Behind a CXL IP
/// `device_memory` says how much memory there is, if any, and where; what becomes of its lines only the IP knows.
pub fn map_of(
    rings: u32,
    link: CardLink,
    stores: StorePath,
    has_key_value: bool,
    has_push_gate: bool,
) -> Map {
    let mut map = map(rings);
    map.blocks.retain(|block| match block.name {
        "cache" | "coherence" => has_engine(link),
        "device_memory" => matches!(link, CardLink::CxlMemory | CardLink::CxlIp),
        "memory_channel" | "bias" => link == CardLink::CxlMemory,
        "pcie" => link == CardLink::PciExpress,
        "cxl_ip" | "avalon" => link == CardLink::CxlIp,
        "push_gate" => has_push_gate,
        "kvs" | "kvs_fill" | "kvs_parser" | "kvs_responder" => has_key_value,
        "mmio_reorder" => stores == StorePath::Window,
        "mmio_queues" => stores == StorePath::Queues,
        "store_gate" | "axi_write" | "axi_read" | "store_packets" | "store_fill" => {
            stores != StorePath::None
        }
        _ => true,
    });
    for block in map.blocks.iter_mut().filter(|block| block.name == "line_merge") {
        block.count = if link == CardLink::PciExpress { 2 } else { 1 };
    }
    if link == CardLink::CxlIp {
        let blocks = map.blocks.iter_mut().filter(|block| block.name == "device_memory");
        blocks.for_each(|block| *block = device_memory().status::<MemoryMap>());
    }
    map
}

/// The same of a card without rings that sends what is stored into many queues, and has nothing else.
pub fn map_of_queues() -> Map {
    let mut map = map(1);
    map.blocks.retain(|block| {
        let of_network = matches!(block.name, "packet_queue" | "mac_transmit" | "mac_crossing");
        let of_stores = matches!(block.name, "store_gate" | "store_packets" | "store_fill");
        let of_host = matches!(block.name, "axi_write" | "axi_read" | "mmio_queues");
        matches!(block.name, "card" | "registers") || of_network || of_stores || of_host
    });
    map
}

/// How much memory the card has.
fn device_memory() -> Block {
    Block::new("device_memory", 0xac00).constant::<DeviceMemorySize>()
}

/// The MSI-X table and the pending bits of a card of so many rings.
fn msix_table(rings: u32) -> Block {
    let block = Block::new("msix_table", 0x9000).status::<MsixPending<MOST_VECTORS>>();
    let vectors = VECTORS_PER_RING * rings.next_power_of_two();
    let block = match vectors {
        2 => block.control::<[MsixEntry; 2]>(),
        4 => block.control::<[MsixEntry; 4]>(),
        8 => block.control::<[MsixEntry; 8]>(),
        _ => block.control::<[MsixEntry; 16]>(),
    };
    (0..vectors).fold(block, |block, vector| block.reset(&format!("masked_{vector}"), 1))
}

/// The registers of one half of a ring.
fn half(block: Block) -> Block {
    let block = block
        .control::<RingConfiguration>()
        .without(MODIFY)
        .command::<RingTail>("tail")
        .status::<RingStatus>();
    // The least that is legal, so that a ring that is not configured is not a wrong one.
    block.reset("size_log2", 6).reset("batch", 1)
}
