//! The blocks of every map as modules: which bundles stand for the messages that a block was described
//! with.
use std::rc::Rc;

use nic_dsl::bundle::Both;
use nic_dsl::ir;
use nic_spec::message::CardLink;
use nic_spec::register::{Map, nic, pio_nic, reorder_nic, roce_nic};

use super::register_block::RegisterBlock;

use crate::message::{
    AddressGuardStatus, AvalonStatus, AxiMasterStatus, AxiReadStatus, AxiWriteControl,
    AxiWriteStatus, BiasCommand, BiasStatus, CacheFlush, CacheStatus, CardIdentification,
    ChecksumFillStatus, ClassifyConfiguration, ClassifyStatus, CoherencePolicy, CrossingStatus,
    CxlIpStatus, DepartureControl, DepartureStatus, DeviceMemorySize, DeviceMemoryStatus,
    DispatchStatus, EngineFlow, EnginePort, FlushStatus, GateConfiguration, GateStatus,
    GeneratorConfiguration, GeneratorSize, GeneratorStatus, GeneratorTemplate, HashKeyWrite,
    HeaderStatus, KvsControl, KvsParameters, KvsParserStatus, KvsResponderStatus, KvsStatus,
    LineMergeStatus, LineWindow, LoopbackConfiguration, LoopbackStatus, MacReceiveStatus,
    MemoryMap, MmioPosition, MmioQueueRestart, MmioQueueRestartShape, MmioQueueState,
    MmioQueueStateShape, MmioQueuesLimits, MmioQueuesStatus, MmioQueuesStatusShape, MmioRestart,
    MmioRestartShape, MmioStatus, MsixControl, MsixEntry, MsixPending, MsixPendingShape,
    MsixStatus, NicCapabilities, Nothing, PacketBufferStatus, PacketQueueStatus, PcieStatus,
    PfuReceiveStatus, PfuTransmitStatus, PioConfiguration, PioNicParameters, PioReceiveStatus,
    PioStatus, PioTransmitStatus, PushGateConfiguration, PushGateStatus, RaoStatus, RaoUnitStatus,
    RegisterHubStatus, ReorderNicParameters, RingConfiguration, RingRange, RingStatus,
    RingTableWrite, RingTail, RoceNicParameters, RocePair, RocePairSelection, RoceParserStatus,
    RoceStation, RoceStatus, SinkBucket, SinkConfiguration, SinkStatus, SteeringConfiguration,
    SteeringStatus, StoreQueueSelection, StoreQueuesStatus, StoreWindowParameters, TransmitStatus,
    UnmappedStatus, WriteOrder,
};
use crate::module::{Error, Preset, Values, build as make};

/// Blocks under `rtl-out/` besides those that a top has.
pub(super) const PRESETS: &[Preset] = &[
    Preset::product("register_block_receive_ring", &["BLOCK=nic.receive_ring"]),
    Preset::product("register_block_ring_range", &["BLOCK=nic.ring_range"]),
    Preset::product("register_block_mmio_reorder", &["BLOCK=reorder_nic.mmio_reorder"]),
    Preset::part("register_block_axi_write"),
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
/// What keeps a dead link from the host.
pub type Gate = RegisterBlock<GateConfiguration, GateStatus, ()>;
/// What is between the clocks of a card that sends stores only.
pub type Crossing = RegisterBlock<Nothing, CrossingStatus, ()>;
/// What leaves for the MAC.
pub type Departures = RegisterBlock<DepartureControl, DepartureStatus, ()>;
/// Who the network interface card is.
pub type NicCard = RegisterBlock<Nothing, Both<CardIdentification, NicCapabilities>, ()>;
/// What gives packets to rings.
pub type Dispatch = RegisterBlock<Nothing, DispatchStatus, ()>;
/// What writes packets.
pub type PfuReceive = RegisterBlock<Nothing, PfuReceiveStatus, ()>;
/// What reads packets.
pub type PfuTransmit = RegisterBlock<Nothing, PfuTransmitStatus, ()>;
/// What keeps rings to their memory.
pub type Guard = RegisterBlock<Nothing, AddressGuardStatus, ()>;
/// What forbids pushes, and takes pushed lines back.
pub type PushGate = RegisterBlock<PushGateConfiguration, PushGateStatus, ()>;
/// What joins line ports.
pub type Merge = RegisterBlock<Nothing, LineMergeStatus, ()>;
/// The classifier.
pub type Classifier =
    RegisterBlock<ClassifyConfiguration, ClassifyStatus, (HashKeyWrite, RingTableWrite)>;
/// UDP ports of engines.
pub type EnginePorts = RegisterBlock<[EnginePort; 4], Nothing, ()>;
/// Flows of engines.
pub type EngineFlows = RegisterBlock<[EngineFlow; 4], Nothing, ()>;
/// The burst memory.
pub type Buffer = RegisterBlock<Nothing, PacketBufferStatus, ()>;
/// Where packets go.
pub type Steering = RegisterBlock<SteeringConfiguration, SteeringStatus, ()>;
/// What fills in checksums.
pub type Fill = RegisterBlock<Nothing, ChecksumFillStatus, ()>;
/// The MAC's receive side.
pub type MacReceive = RegisterBlock<Nothing, MacReceiveStatus, ()>;
/// The queue before the MAC.
pub type SentQueue = RegisterBlock<Nothing, PacketQueueStatus, ()>;
/// The MAC's transmit side.
pub type MacTransmit = RegisterBlock<Nothing, TransmitStatus, ()>;
/// A bank of the coherence engine.
pub type Cache = RegisterBlock<Nothing, CacheStatus, ()>;
/// The end of the PCI Express link.
pub type Pcie = RegisterBlock<Nothing, PcieStatus, ()>;
/// A port of a CXL IP.
pub type CxlIp = RegisterBlock<Nothing, CxlIpStatus, ()>;
/// The slave for the registers of a card behind a CXL IP.
pub type Avalon = RegisterBlock<Nothing, AvalonStatus, ()>;
/// What the coherence engine leaves to choose.
pub type Coherence = RegisterBlock<WriteOrder, FlushStatus, (CacheFlush,)>;
/// The memory of the card.
pub type DeviceMemory =
    RegisterBlock<Nothing, Both<DeviceMemorySize, Both<MemoryMap, DeviceMemoryStatus>>, ()>;
/// The memory of a card behind a CXL IP.
pub type IpMemory = RegisterBlock<Nothing, Both<DeviceMemorySize, MemoryMap>, ()>;
/// A channel of memory.
pub type MemoryChannel = RegisterBlock<Nothing, AxiMasterStatus, ()>;
/// The bias of its pages.
pub type Bias = RegisterBlock<CoherencePolicy, BiasStatus, (BiasCommand,)>;
/// The key-value handler.
pub type Kvs = RegisterBlock<KvsControl, Both<KvsParameters, KvsStatus>, ()>;
/// What came there.
pub type KvsParser = RegisterBlock<Nothing, KvsParserStatus, ()>;
/// What left it.
pub type KvsResponder = RegisterBlock<Nothing, KvsResponderStatus, ()>;
/// The packet generator.
pub type Generator =
    RegisterBlock<GeneratorConfiguration, GeneratorStatus, (GeneratorSize, GeneratorTemplate)>;
/// The packet sink.
pub type PacketSink = RegisterBlock<SinkConfiguration, SinkStatus, (Nothing, SinkBucket)>;
/// What the network side is connected to.
pub type Loopback = RegisterBlock<LoopbackConfiguration, LoopbackStatus, ()>;
/// The reorder unit of a card that has rings, too.
pub type Stores = RegisterBlock<
    Nothing,
    Both<StoreWindowParameters, Both<MmioStatus, MmioPosition>>,
    (MmioRestart,),
>;
/// The queues of stores of a card that has rings, too.
pub type StoreQueues = RegisterBlock<
    Both<MmioQueuesLimits, StoreQueueSelection>,
    Both<StoreQueuesStatus, Both<MmioQueuesStatus, MmioQueueState>>,
    (MmioQueueRestart,),
>;
/// What holds for all vectors of interrupts.
pub type Msix = RegisterBlock<MsixControl, MsixStatus, ()>;
/// The entries of so many vectors, and their pending bits.
pub type MsixVectors<const VECTORS: usize> = RegisterBlock<[MsixEntry; VECTORS], MsixPending, ()>;
/// The half of a ring that receives.
pub type ReceiveRing = RegisterBlock<RingConfiguration, RingStatus, (RingTail,)>;
/// The half of a ring that transmits.
pub type TransmitRing = RegisterBlock<RingConfiguration, RingStatus, (RingTail,)>;
/// Who the card of coherent programmed I/O is.
pub type PioCard = RegisterBlock<Nothing, Both<CardIdentification, PioNicParameters>, ()>;
/// A window of lines that programs and the card exchange.
pub type PioWindow = RegisterBlock<Both<LineWindow, PioConfiguration>, PioStatus, ()>;
/// Packets that programs send there.
pub type PioTransmit = RegisterBlock<Nothing, PioTransmitStatus, ()>;
/// Packets that they receive.
pub type PioReceive = RegisterBlock<Nothing, PioReceiveStatus, ()>;
/// Lines that are nobody's.
pub type Unmapped = RegisterBlock<Nothing, UnmappedStatus, ()>;
/// Who the card for atomic operations over RoCEv2 is.
pub type RoceCard = RegisterBlock<Nothing, Both<CardIdentification, RoceNicParameters>, ()>;
/// Its station and queue pairs.
pub type Roce = RegisterBlock<Both<RoceStation, RocePair>, RoceStatus, (RocePairSelection,)>;
/// Packets that come to it.
pub type RoceParser = RegisterBlock<Nothing, RoceParserStatus, ()>;
/// Operations.
pub type Rao = RegisterBlock<Nothing, RaoStatus, ()>;
/// The function behind a bank.
pub type RaoUnit = RegisterBlock<Nothing, RaoUnitStatus, ()>;
/// What empties the cache.
pub type Flush = RegisterBlock<Nothing, FlushStatus, (CacheFlush,)>;
/// The memory that a ring may touch.
pub type Ranges = RegisterBlock<[RingRange; 4], Nothing, ()>;

/// The map of the network interface card; its blocks do not depend on how many rings there are.
fn nic_map() -> Map {
    nic::map(nic::MOST_RINGS)
}

/// That of a card behind a CXL IP, where it differs.
fn ip_map() -> Map {
    nic::map_of(nic::MOST_RINGS, CardLink::CxlIp, nic::StorePath::None, false, false)
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
    /// What keeps a dead link from the host.
    gate() -> Gate = reorder_nic::map(), "message_gate", "message_gate", ((), (), ());
    /// What is between the clocks of the host and of the network.
    crossing() -> Crossing = reorder_nic::map(), "mac_crossing", "mac_crossing", ((), (), ());
    /// Who the network interface card is.
    nic_card() -> NicCard = nic_map(), "card", "nic_card", ((), ((), ()), ());
    /// What gives packets to rings.
    dispatch() -> Dispatch = nic_map(), "dispatch", "nic_dispatch", ((), (), ());
    /// What writes packets.
    pfu_receive() -> PfuReceive = nic_map(), "pfu_receive", "nic_pfu_receive", ((), (), ());
    /// What reads packets.
    pfu_transmit() -> PfuTransmit = nic_map(), "pfu_transmit", "nic_pfu_transmit", ((), (), ());
    /// What keeps rings to their memory.
    address_guard() -> Guard = nic_map(), "address_guard", "nic_address_guard", ((), (), ());
    /// What forbids pushes, and takes pushed lines back.
    push_gate() -> PushGate = nic_map(), "push_gate", "nic_push_gate", ((), (), ());
    /// What joins line ports.
    line_merge() -> Merge = nic_map(), "line_merge", "nic_line_merge", ((), (), ());
    /// The classifier.
    classify() -> Classifier = nic_map(), "classify", "nic_classify", ((), (), ((), ()));
    /// UDP ports of engines.
    engine_port() -> EnginePorts = nic_map(), "engine_port", "nic_engine_port", ((), (), ());
    /// Flows of engines.
    engine_flow() -> EngineFlows = nic_map(), "engine_flow", "nic_engine_flow", ((), (), ());
    /// The burst memory.
    packet_buffer() -> Buffer = nic_map(), "packet_buffer", "nic_packet_buffer", ((), (), ());
    /// Where packets go.
    steering() -> Steering = nic_map(), "steering", "nic_steering", ((), (), ());
    /// What fills in checksums.
    checksum_fill() -> Fill = nic_map(), "checksum_fill", "nic_checksum_fill", ((), (), ());
    /// The MAC's receive side.
    mac_receive() -> MacReceive = nic_map(), "mac_receive", "nic_mac_receive", ((), (), ());
    /// The queue before the MAC.
    packet_queue() -> SentQueue = nic_map(), "packet_queue", "nic_packet_queue", ((), (), ());
    /// The MAC's transmit side.
    mac_transmit() -> MacTransmit = nic_map(), "mac_transmit", "nic_mac_transmit", ((), (), ());
    /// A bank of the coherence engine.
    cache() -> Cache = nic_map(), "cache", "nic_cache", ((), (), ());
    /// The end of the PCI Express link.
    pcie() -> Pcie = nic_map(), "pcie", "nic_pcie", ((), (), ());
    /// What the coherence engine leaves to choose.
    coherence() -> Coherence = nic_map(), "coherence", "nic_coherence", ((), (), ((),));
    /// The packet generator.
    packet_generator() -> Generator = nic_map(), "packet_generator", "nic_packet_generator",
        ((), (), ((), ()));
    /// The packet sink.
    packet_sink() -> PacketSink = nic_map(), "packet_sink", "nic_packet_sink", ((), (), ((), ()));
    /// What the network side is connected to.
    loopback() -> Loopback = nic_map(), "loopback", "nic_loopback", ((), (), ());
    /// What keeps a dead link from the host.
    store_gate() -> Gate = nic_map(), "store_gate", "nic_store_gate", ((), (), ());
    /// The slave for stores.
    store_write() -> AxiWrite = nic_map(), "axi_write", "nic_axi_write", ((), (), ());
    /// The slave that reads zeros.
    store_read() -> AxiRead = nic_map(), "axi_read", "nic_axi_read", ((), (), ());
    /// The reorder unit.
    store_reorder() -> Stores = nic_map(), "mmio_reorder", "nic_mmio_reorder",
        ((), ((), ((), ())), (MmioRestartShape { line_bits: nic::STORE_LINE_BITS as u32 },));
    /// What makes packets of stored messages.
    store_packets() -> Strip = nic_map(), "store_packets", "nic_store_packets", ((), (), ());
    /// What fills in their checksums.
    store_fill() -> Fill = nic_map(), "store_fill", "nic_store_fill", ((), (), ());
    /// A port of a CXL IP.
    cxl_ip() -> CxlIp = nic_map(), "cxl_ip", "nic_cxl_ip", ((), (), ());
    /// The slave for the registers of a card behind a CXL IP.
    avalon() -> Avalon = nic_map(), "avalon", "nic_avalon", ((), (), ());
    /// The memory of the card.
    device_memory() -> DeviceMemory = nic_map(), "device_memory", "nic_device_memory",
        ((), ((), ((), ())), ());
    /// The memory of a card behind a CXL IP.
    ip_memory() -> IpMemory = ip_map(), "device_memory", "nic_ip_memory", ((), ((), ()), ());
    /// A channel of memory.
    memory_channel() -> MemoryChannel = nic_map(), "memory_channel", "nic_memory_channel",
        ((), (), ());
    /// The bias of its pages.
    bias() -> Bias = nic_map(), "bias", "nic_bias", ((), (), ((),));
    /// The key-value handler.
    kvs() -> Kvs = nic_map(), "kvs", "nic_kvs", ((), ((), ()), ());
    /// What came there.
    kvs_parser() -> KvsParser = nic_map(), "kvs_parser", "nic_kvs_parser", ((), (), ());
    /// What left it.
    kvs_responder() -> KvsResponder = nic_map(), "kvs_responder", "nic_kvs_responder", ((), (), ());
    /// What fills in the checksums of its packets.
    kvs_fill() -> Fill = nic_map(), "kvs_fill", "nic_kvs_fill", ((), (), ());
    /// The queues of stores.
    store_queues() -> StoreQueues = nic_map(), "mmio_queues", "nic_mmio_queues",
        (((), ()), ((), (MmioQueuesStatusShape { queue_bits: nic::STORE_QUEUE_BITS as u32 },
            MmioQueueStateShape { line_bits: nic::STORE_LINE_BITS as u32 })),
        (MmioQueueRestartShape { queue_bits: nic::STORE_QUEUE_BITS as u32,
            line_bits: nic::STORE_LINE_BITS as u32 },));
    /// What is between the clocks of a network interface card.
    nic_crossing() -> Crossing = nic_map(), "mac_crossing", "nic_mac_crossing", ((), (), ());
    /// What leaves there for the MAC.
    departures() -> Departures = nic_map(), "departures", "nic_departures", ((), (), ());
    /// What holds for all vectors of interrupts.
    msix() -> Msix = nic_map(), "msix", "nic_msix", ((), (), ());
    /// The half of a ring that receives.
    receive_ring() -> ReceiveRing = nic_map(), "receive_ring", "receive_ring", ((), (), ((),));
    /// The half of a ring that transmits.
    transmit_ring() -> TransmitRing = nic_map(), "transmit_ring", "transmit_ring", ((), (), ((),));
    /// Who the card of coherent programmed I/O is.
    pio_card() -> PioCard = pio_nic::map(), "card", "pio_nic_card", ((), ((), ()), ());
    /// A window of lines that programs and the card exchange.
    pio_window() -> PioWindow = pio_nic::map(), "transmit_window", "pio_window", (((), ()), (), ());
    /// Packets that programs send there.
    pio_transmit() -> PioTransmit = pio_nic::map(), "pio_transmit", "pio_nic_transmit",
        ((), (), ());
    /// Packets that they receive.
    pio_receive() -> PioReceive = pio_nic::map(), "pio_receive", "pio_nic_receive", ((), (), ());
    /// Lines that are nobody's.
    unmapped_memory() -> Unmapped = pio_nic::map(), "unmapped_memory", "pio_nic_unmapped_memory",
        ((), (), ());
    /// Who the card for atomic operations over RoCEv2 is.
    roce_card() -> RoceCard = roce_nic::map(), "card", "roce_nic_card", ((), ((), ()), ());
    /// Its station and queue pairs.
    roce() -> Roce = roce_nic::map(), "roce", "roce_nic_pairs", (((), ()), (), ((),));
    /// Packets that come to it.
    roce_parser() -> RoceParser = roce_nic::map(), "roce_parser", "roce_nic_parser", ((), (), ());
    /// Operations.
    rao() -> Rao = roce_nic::map(), "rao", "roce_nic_rao", ((), (), ());
    /// The function behind a bank.
    rao_unit() -> RaoUnit = roce_nic::map(), "rao_unit", "roce_nic_rao_unit", ((), (), ());
    /// What empties the cache.
    cache_flush() -> Flush = roce_nic::map(), "cache_flush", "roce_nic_cache_flush",
        ((), (), ((),));
    /// The memory that a ring may touch.
    ring_range() -> Ranges = nic_map(), "ring_range", "ring_range", ((), (), ());
}

/// The entries of the vectors of a card with half as many rings, and their pending bits.
pub fn msix_table<const VECTORS: usize>() -> MsixVectors<VECTORS> {
    let vectors = VECTORS as u32;
    let map = nic::map(vectors / nic::VECTORS_PER_RING);
    let shapes = ((), MsixPendingShape { vectors }, ());
    RegisterBlock::new("nic_msix_table", map.block("msix_table"), shapes)
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
    ("reorder_nic.message_gate", || make(&gate())),
    ("reorder_nic.mac_crossing", || make(&crossing())),
    ("nic.card", || make(&nic_card())),
    ("nic.registers", || make(&hub())),
    ("nic.dispatch", || make(&dispatch())),
    ("nic.pfu_receive", || make(&pfu_receive())),
    ("nic.pfu_transmit", || make(&pfu_transmit())),
    ("nic.address_guard", || make(&address_guard())),
    ("nic.line_merge", || make(&line_merge())),
    ("nic.classify", || make(&classify())),
    ("nic.engine_port", || make(&engine_port())),
    ("nic.engine_flow", || make(&engine_flow())),
    ("nic.packet_buffer", || make(&packet_buffer())),
    ("nic.steering", || make(&steering())),
    ("nic.checksum_fill", || make(&checksum_fill())),
    ("nic.mac_receive", || make(&mac_receive())),
    ("nic.packet_queue", || make(&packet_queue())),
    ("nic.mac_transmit", || make(&mac_transmit())),
    ("nic.cache", || make(&cache())),
    ("nic.pcie", || make(&pcie())),
    ("nic.coherence", || make(&coherence())),
    ("nic.packet_generator", || make(&packet_generator())),
    ("nic.packet_sink", || make(&packet_sink())),
    ("nic.loopback", || make(&loopback())),
    ("nic.store_gate", || make(&store_gate())),
    ("nic.axi_write", || make(&store_write())),
    ("nic.axi_read", || make(&store_read())),
    ("nic.mmio_reorder", || make(&store_reorder())),
    ("nic.store_packets", || make(&store_packets())),
    ("nic.store_fill", || make(&store_fill())),
    ("nic.msix", || make(&msix())),
    ("nic.msix_table", || make(&msix_table::<16>())),
    ("nic.cxl_ip", || make(&cxl_ip())),
    ("nic.avalon", || make(&avalon())),
    ("nic.device_memory", || make(&device_memory())),
    ("nic.ip_memory", || make(&ip_memory())),
    ("nic.bias", || make(&bias())),
    ("nic.kvs", || make(&kvs())),
    ("nic.kvs_fill", || make(&kvs_fill())),
    ("nic.kvs_parser", || make(&kvs_parser())),
    ("nic.kvs_responder", || make(&kvs_responder())),
    ("nic.push_gate", || make(&push_gate())),
    ("nic.memory_channel", || make(&memory_channel())),
    ("nic.mmio_queues", || make(&store_queues())),
    ("nic.mac_crossing", || make(&nic_crossing())),
    ("nic.departures", || make(&departures())),
    ("nic.receive_ring", || make(&receive_ring())),
    ("nic.transmit_ring", || make(&transmit_ring())),
    ("nic.ring_range", || make(&ring_range())),
    ("pio_nic.card", || make(&pio_card())),
    ("pio_nic.registers", || make(&hub())),
    ("pio_nic.transmit_window", || make(&pio_window())),
    ("pio_nic.receive_window", || make(&pio_window())),
    ("pio_nic.pio_transmit", || make(&pio_transmit())),
    ("pio_nic.pio_receive", || make(&pio_receive())),
    ("pio_nic.unmapped_memory", || make(&unmapped_memory())),
    ("roce_nic.card", || make(&roce_card())),
    ("roce_nic.registers", || make(&hub())),
    ("roce_nic.roce", || make(&roce())),
    ("roce_nic.roce_parser", || make(&roce_parser())),
    ("roce_nic.rao", || make(&rao())),
    ("roce_nic.rao_unit", || make(&rao_unit())),
    ("roce_nic.cache_flush", || make(&cache_flush())),
];

/// Elaborates the block that the values name.
pub(super) fn build(values: &Values) -> Result<Rc<ir::Module>, Error> {
    let names: Vec<&str> = BLOCKS.iter().map(|(name, _)| *name).collect();
    let (_, make) = &BLOCKS[values.word("BLOCK", &names)?];
    make()
}

#[cfg(test)]
mod tests {
    use super::{BLOCKS, Map, nic_map, pio_nic, reorder_nic, roce_nic};

    #[test]
    fn every_block_of_every_map_is_a_module() {
        let named = |map: &Map| -> Vec<String> {
            map.blocks.iter().map(|block| format!("{}.{}", map.name, block.name)).collect()
        };
        // Those of the network side are a `nic`'s.
        let mut pio = pio_nic::map();
        pio.blocks.retain(|block| !pio_nic::is_of_network(block.name));
        let mut roce = roce_nic::map();
        roce.blocks.retain(|block| !roce_nic::is_of_cards(block.name));
        let of_others = [named(&pio), named(&roce)].concat();
        let wanted = [named(&reorder_nic::map()), named(&nic_map()), of_others].concat();
        // Behind a CXL IP the block of the memory is another, at the same place.
        let others = |name: &&str| *name != "nic.ip_memory";
        let known: Vec<_> =
            BLOCKS.iter().map(|(name, _)| *name).filter(others).map(str::to_string).collect();
        assert_eq!(known, wanted);
        for (name, make) in BLOCKS {
            assert!(make().is_ok(), "{name} cannot be built");
        }
    }
}
