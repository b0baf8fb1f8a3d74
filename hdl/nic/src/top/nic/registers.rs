//! The registers of a card's core: its hub, and a block for each unit.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, elaborate, instance};
use nic_spec::message::CardLink;

use super::core::NicCore;
use super::store_path::{StorePath, StorePathPorts};
use crate::csr::blocks;
use crate::csr::register_hub::{RegisterHub, RegisterHubPorts};
use crate::host::descriptor::interface::DescriptorInterfacePorts;
use crate::host::mmio::interface::{self, StoreInterfacePorts};
use crate::host::mmio::store_queues::StoreQueuesPorts;
use crate::host::msix_table::MsixTablePorts;
use crate::message::{self, MacReceiveStatus, PacketQueueStatus, TransmitStatus};
use crate::network::receive::NetworkReceivePorts;
use crate::network::transmit::NetworkTransmitPorts;

/// Ranges of memory that a ring may touch.
const RANGES_PER_RING: usize = 4;
/// Two to this power is the number of descriptors of the largest ring.
const MOST_SIZE_LOG2: u32 = 16;
/// Which source of the transmit side the rings and the stores are.
pub(super) const OF_RINGS: usize = 0;
pub(super) const OF_STORES: usize = 1;
/// Bytes of the longest packet.
const MAXIMUM_PACKET_BYTES: u32 = 9_216;

/// The hub, to which each block is connected.
pub(super) struct CoreRegisters(RegisterHubPorts);

impl CoreRegisters {
    /// A hub of the core's blocks.
    pub(super) fn new(core: &NicCore) -> Self {
        let kind = format!("nic_r{}_{}{}", core.rings(), core.link_name(), core.extras_suffix());
        Self(instance("hub", &RegisterHub::new(&kind, &core.map())))
    }

    /// The hub.
    pub(super) fn hub(&self) -> &RegisterHubPorts {
        &self.0
    }

    /// Who the card is, what it was made with, and what its hub refused.
    #[elaborate]
    pub(super) fn card(&self, core: &NicCore) {
        let map = core.map();
        let card = instance("card_registers", &blocks::nic_card());
        self.0.connect("card", &card);
        let Both(identification, capabilities) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        capabilities.link.set(hardware(core.link));
        capabilities.rings.set(core.rings());
        capabilities.ranges_per_ring.set(RANGES_PER_RING as u32);
        capabilities.most_size_log2.set(MOST_SIZE_LOG2);
        capabilities.maximum_packet_bytes.set(MAXIMUM_PACKET_BYTES);
        capabilities.burst_bytes.set(core.buffer.lines * super::core::BEAT_BYTES);
        capabilities.outstanding_lines.set(core.outstanding_lines());
        capabilities.has_event_driven_polling.set(core.has_event_driven_polling());
        capabilities.has_interrupts.set(true);
        capabilities.has_generator.set(true);
        capabilities.has_mmio_path.set(core.stores.is_some());
        capabilities.has_key_value.set(core.has_engine);
        capabilities.has_push_gate.set(core.interface.gates.is_some());
        let is_queues = |stores: &StorePath| matches!(stores, StorePath::Queues(_));
        capabilities.has_store_queues.set(core.stores.as_ref().is_some_and(is_queues));
        let registers = instance("hub_registers", &blocks::hub());
        self.0.connect("registers", &registers);
        registers.status.assign(*self.0.status);
    }

    /// The network side.
    #[elaborate]
    pub(super) fn network(&self, receive: &NetworkReceivePorts, transmit: &NetworkTransmitPorts) {
        let registers = instance("classify_registers", &blocks::classify());
        self.0.connect("classify", &registers);
        receive.configuration.assign(*registers.control);
        let (key, table) = *registers.commands;
        receive.key.connect(*key);
        receive.table.connect(*table);
        registers.status.assign(*receive.classify_status);
        let registers = instance("engine_port_registers", &blocks::engine_port());
        self.0.connect("engine_port", &registers);
        for (port, setting) in receive.engine_port.iter().zip(*registers.control) {
            port.assign(setting);
        }
        let registers = instance("engine_flow_registers", &blocks::engine_flow());
        self.0.connect("engine_flow", &registers);
        for (flow, setting) in receive.engine_flow.iter().zip(*registers.control) {
            flow.assign(setting);
        }
        let registers = instance("packet_buffer_registers", &blocks::packet_buffer());
        self.0.connect("packet_buffer", &registers);
        registers.status.assign(*receive.buffer_status);
        let registers = instance("steering_registers", &blocks::steering());
        self.0.connect("steering", &registers);
        receive.steering.assign(*registers.control);
        registers.status.assign(*receive.steering_status);
        let registers = instance("checksum_fill_registers", &blocks::checksum_fill());
        self.0.connect("checksum_fill", &registers);
        registers.status.assign(*transmit.status[OF_RINGS]);
    }

    /// The host interface.
    #[elaborate]
    pub(super) fn descriptors(&self, descriptors: &DescriptorInterfacePorts) {
        let registers = instance("dispatch_registers", &blocks::dispatch());
        self.0.connect("dispatch", &registers);
        registers.status.assign(*descriptors.dispatch_status);
        let registers = instance("pfu_receive_registers", &blocks::pfu_receive());
        self.0.connect("pfu_receive", &registers);
        registers.status.assign(*descriptors.write_status);
        let registers = instance("pfu_transmit_registers", &blocks::pfu_transmit());
        self.0.connect("pfu_transmit", &registers);
        registers.status.assign(*descriptors.read_status);
        for (number, guard) in descriptors.guard_status.iter().enumerate() {
            let name = format!("address_guard_{number}");
            let registers = instance(&format!("{name}_registers"), &blocks::address_guard());
            self.0.connect(&name, &registers);
            registers.status.assign(**guard);
        }
        for (number, status) in descriptors.push_gate_status.iter().enumerate() {
            let name = format!("push_gate_{number}");
            let registers = instance(&format!("{name}_registers"), &blocks::push_gate());
            self.0.connect(&name, &registers);
            descriptors.push_gate[number].assign(*registers.control);
            registers.status.assign(**status);
        }
        for ring in 0..descriptors.receive_configuration.len() {
            self.ring(ring, descriptors);
        }
    }

    /// The interface for stores, of either kind.
    #[elaborate]
    pub(super) fn stores(&self, stores: &StorePathPorts, transmit: &NetworkTransmitPorts) {
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
        self.0.connect("store_gate", &registers);
        gate.assign(*registers.control);
        registers.status.assign(**gate_status);
        let registers = instance("store_packets_registers", &blocks::store_packets());
        self.0.connect("store_packets", &registers);
        registers.status.assign(**packets_status);
        let registers = instance("store_fill_registers", &blocks::store_fill());
        self.0.connect("store_fill", &registers);
        registers.status.assign(*transmit.status[OF_STORES]);
    }

    /// One window of stores.
    #[elaborate]
    fn store_window(&self, stores: &StoreInterfacePorts) {
        let registers = instance("mmio_reorder_registers", &blocks::store_reorder());
        self.0.connect("mmio_reorder", &registers);
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
        self.0.connect("mmio_queues", &registers);
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

    /// What fills in the checksums of an engine's packets, which come last.
    #[elaborate]
    pub(super) fn engine(&self, transmit: &NetworkTransmitPorts) {
        let registers = instance("kvs_fill_registers", &blocks::kvs_fill());
        self.0.connect("kvs_fill", &registers);
        let fill = transmit.status.last().expect("an engine is a source");
        registers.status.assign(**fill);
    }

    /// What makes messages of interrupts.
    #[elaborate]
    pub(super) fn interrupts(&self, table: &MsixTablePorts) {
        let registers = instance("msix_registers", &blocks::msix());
        self.0.connect("msix", &registers);
        table.control.assign(*registers.control);
        registers.status.assign(*table.status);
        match table.entry.len() {
            2 => self.vectors::<2>(table),
            4 => self.vectors::<4>(table),
            8 => self.vectors::<8>(table),
            _ => self.vectors::<16>(table),
        }
    }

    /// The entries of so many vectors.
    #[elaborate]
    fn vectors<const VECTORS: usize>(&self, table: &MsixTablePorts) {
        let registers = instance("msix_table_registers", &blocks::msix_table::<VECTORS>());
        self.0.connect("msix_table", &registers);
        for (entry, setting) in table.entry.iter().zip(*registers.control) {
            entry.assign(setting);
        }
        registers.status.assign(*table.pending);
    }

    /// A ring: both halves, and the memory that it may touch.
    fn ring(&self, ring: usize, descriptors: &DescriptorInterfacePorts) {
        let of_ring = |name: &str| match descriptors.receive_configuration.len() {
            1 => name.to_string(),
            _ => format!("{name}_{ring}"),
        };
        let name = of_ring("receive_ring");
        let registers = instance(&format!("{name}_registers"), &blocks::receive_ring());
        self.0.connect(&name, &registers);
        descriptors.receive_configuration[ring].assign(*registers.control);
        let (tail,) = *registers.commands;
        descriptors.receive_tail[ring].connect(*tail);
        registers.status.assign(*descriptors.receive_status[ring]);

        let name = of_ring("transmit_ring");
        let registers = instance(&format!("{name}_registers"), &blocks::transmit_ring());
        self.0.connect(&name, &registers);
        descriptors.transmit_configuration[ring].assign(*registers.control);
        let (tail,) = *registers.commands;
        descriptors.transmit_tail[ring].connect(*tail);
        registers.status.assign(*descriptors.transmit_status[ring]);

        let name = of_ring("ring_range");
        let registers = instance(&format!("{name}_registers"), &blocks::ring_range());
        self.0.connect(&name, &registers);
        let ranges = descriptors.range[RANGES_PER_RING * ring..].iter();
        for (range, setting) in ranges.zip(*registers.control) {
            range.assign(setting);
        }
    }

    /// Both sides of the MAC, as the host's clock sees them.
    #[elaborate]
    pub(super) fn mac(
        &self,
        receive: MacReceiveStatus,
        queue: PacketQueueStatus,
        transmit: TransmitStatus,
    ) {
        let registers = instance("mac_receive_registers", &blocks::mac_receive());
        self.0.connect("mac_receive", &registers);
        registers.status.assign(receive);
        let registers = instance("packet_queue_registers", &blocks::packet_queue());
        self.0.connect("packet_queue", &registers);
        registers.status.assign(queue);
        let registers = instance("mac_transmit_registers", &blocks::mac_transmit());
        self.0.connect("mac_transmit", &registers);
        registers.status.assign(transmit);
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
