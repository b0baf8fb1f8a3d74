//! The registers of a card's core: the hub, and the blocks of what is neither on the network side nor of
//! rings.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, elaborate, instance};
use nic_spec::message::CardLink;

use super::core::{NicCore, NicCorePorts};
use super::network::{BEAT_BYTES, NicNetworkPorts};
use super::rings::NicRingsPorts;
use super::store_path::{StorePath, StorePathPorts};
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_hub::{RegisterHub, RegisterHubPorts};
use crate::host::descriptor::interface::RANGES_PER_RING;
use crate::host::mmio::interface::{self, StoreInterfacePorts};
use crate::host::mmio::store_queues::StoreQueuesPorts;
use crate::message;

/// Two to this power is the number of descriptors of the largest ring.
const MOST_SIZE_LOG2: u32 = 16;
/// Bytes of the longest packet.
const MAXIMUM_PACKET_BYTES: u32 = 9_216;

/// The hub, and the bus to which each block is connected.
pub(super) struct CoreRegisters {
    hub: RegisterHubPorts,
    bus: RegisterBus,
}

impl CoreRegisters {
    /// A hub for the core's blocks, and those outside.
    #[elaborate]
    pub(super) fn new(core: &NicCore, ports: &NicCorePorts) -> Self {
        let hub = instance("hub", &RegisterHub);
        hub.access.connect(*ports.access);
        ports.answer.connect(*hub.answer);
        let bus = RegisterBus::new(*hub.bus_access, &core.map());
        bus.extend_out(&ports.outside_access, *ports.outside_answer);
        Self { hub, bus }
    }

    /// Gives the hub what the blocks answer, when all are connected.
    pub(super) fn finish(&self) {
        self.hub.bus_answer.connect(self.bus.answer());
        self.hub.bus_deferred.set(self.bus.is_deferred());
    }

    /// Who the card is, what it was made with, and what its hub refused.
    #[elaborate]
    pub(super) fn card(&self, core: &NicCore) {
        let map = core.map();
        let card = instance("card_registers", &blocks::nic_card());
        self.bus.connect("card", &card);
        let Both(identification, capabilities) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        capabilities.link.set(hardware(core.link));
        capabilities.rings.set(core.rings());
        capabilities.ranges_per_ring.set(RANGES_PER_RING as u32);
        capabilities.most_size_log2.set(MOST_SIZE_LOG2);
        capabilities.maximum_packet_bytes.set(MAXIMUM_PACKET_BYTES);
        capabilities.burst_bytes.set(core.network.buffer.lines * BEAT_BYTES);
        capabilities.outstanding_lines.set(core.outstanding_lines());
        capabilities.has_event_driven_polling.set(core.has_event_driven_polling());
        capabilities.has_interrupts.set(true);
        capabilities.has_generator.set(true);
        capabilities.has_mmio_path.set(core.stores.is_some());
        capabilities.has_key_value.set(core.network.has_engine);
        capabilities.has_push_gate.set(core.interface.gates.is_some());
        let is_queues = |stores: &StorePath| matches!(stores, StorePath::Queues(_));
        capabilities.has_store_queues.set(core.stores.as_ref().is_some_and(is_queues));
        let registers = instance("hub_registers", &blocks::hub());
        self.bus.connect("registers", &registers);
        registers.status.assign(*self.hub.status);
    }

    /// The network side and the rings, which have their own.
    pub(super) fn parts(&self, network: &NicNetworkPorts, rings: &NicRingsPorts) {
        self.bus.extend(&network.access, *network.answer);
        self.bus.defers(*network.deferred);
        self.bus.extend(&rings.access, *rings.answer);
    }

    /// The interface for stores, of either kind.
    #[elaborate]
    pub(super) fn stores(&self, stores: &StorePathPorts) {
        let (gate, gate_status, packets_status) = match stores {
            StorePathPorts::Window(window) => {
                self.store_window(window);
                (&window.gate, &window.gate_status, &window.packets_status)
            }
            StorePathPorts::Queues(queues) => {
                self.store_queues(queues);
                (&queues.gate, &queues.gate_status, &queues.packets_status)
            }
        };
        let registers = instance("store_gate_registers", &blocks::store_gate());
        self.bus.connect("store_gate", &registers);
        gate.assign(*registers.control);
        registers.status.assign(**gate_status);
        let registers = instance("store_packets_registers", &blocks::store_packets());
        self.bus.connect("store_packets", &registers);
        registers.status.assign(**packets_status);
    }

    /// One window of stores.
    #[elaborate]
    fn store_window(&self, stores: &StoreInterfacePorts) {
        let registers = instance("mmio_reorder_registers", &blocks::store_reorder());
        self.bus.connect("mmio_reorder", &registers);
        let (restart,) = *registers.commands;
        stores.restart.connect(*restart);
        let Both(parameters, Both(status, position)) = *registers.status;
        parameters.window_lines.set(interface::WINDOW_LINES);
        parameters.line_bits.set(interface::LINE_BITS);
        parameters.alignment_bytes.set(interface::ALIGNMENT_BYTES);
        parameters.maximum_bytes.set(interface::MAXIMUM_BYTES);
        status.assign(*stores.reorder_status);
        position.next_start_address.set(stores.next_start_address.zero_extend(32));
    }

    /// Many queues of stores.
    #[elaborate]
    fn store_queues(&self, stores: &StoreQueuesPorts) {
        let registers = instance("mmio_queues_registers", &blocks::store_queues());
        self.bus.connect("mmio_queues", &registers);
        let (restart,) = *registers.commands;
        stores.restart.connect(*restart);
        let Both(limits, selection) = *registers.control;
        stores.limits.assign(limits);
        stores.inspected_queue.set(selection.inspected_queue);
        let Both(status, Both(counted, inspected)) = *registers.status;
        status.assign(*stores.status);
        counted.assign(*stores.queues_status);
        inspected.assign(*stores.inspected);
    }
}

/// The link as a register says it.
fn hardware(link: CardLink) -> message::CardLink {
    match link {
        CardLink::Cxl => message::CardLink::Cxl,
        CardLink::CxlIp => message::CardLink::CxlIp,
        CardLink::PciExpress => message::CardLink::PciExpress,
        CardLink::CxlMemory => message::CardLink::CxlMemory,
    }
}
