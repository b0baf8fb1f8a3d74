//! What the cards that only send stores have in common: their ports, the slaves in front of the unit that takes
//! the stores, and the way of its frames to the MAC.
use nic_dsl::{
    BundleExt, Flat, Group, Ports, Source, elaborate, in_domain, instance, instance_with_clocks,
};
use nic_spec::register::Map;

use crate::adapter::axi_lite_slave::AxiLiteSlave;
use crate::adapter::axi_read_slave::{AxiReadSlave, AxiReadSlavePorts};
use crate::adapter::axi_write_slave::{AxiWriteSlave, AxiWriteSlavePorts};
use crate::adapter::cmac_transmit::CmacTransmit;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_hub::{RegisterHub, RegisterHubPorts};
use crate::interface::{AxiLitePorts, AxiPorts};
use crate::message::{
    CrossingStatus, MessageBeat, MessageBeatShape, PacketQueueStatus, TransmitStatus,
};
use crate::stream::async_fifo::Output;
use crate::stream::frame_crossing::FrameCrossing;
use crate::stream::level_crossing::LevelCrossing;
use crate::stream::packet_queue::PacketQueue;

/// Beats between the clocks: from 8 on they pass in every cycle.
const CROSSING_DEPTH: u32 = 16;
/// Bytes of a line, and of a beat.
pub(super) const LINE_BYTES: u32 = 64;

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct StoreCardPorts {
    /// AXI4 for stores.
    #[clock(host)]
    pub axi: Flat<AxiPorts>,
    /// Frames, padded, for the MAC.
    #[clock(network)]
    pub cmac: Source<MessageBeat>,
    /// AXI4-Lite for registers.
    #[shape(())]
    #[clock(host)]
    pub register: Group<AxiLitePorts>,
}

impl StoreCardPorts {
    /// The shapes for a window that `write` takes stores of.
    pub(super) fn shape_for(write: &AxiWriteSlave) -> StoreCardPortsShape {
        let &AxiWriteSlave { id_bits, line_bytes, .. } = write;
        StoreCardPortsShape {
            axi: AxiPorts::shape_for(id_bits, line_bytes),
            cmac: MessageBeatShape { bytes: line_bytes },
        }
    }

    /// The slaves and the hub of the registers between the host and the card, on the host's clock.
    pub(super) fn slaves(&self, slave: &AxiWriteSlave, map: &Map) -> Slaves {
        let &AxiWriteSlave { id_bits, line_bytes, .. } = slave;
        let write = instance("write", slave);
        let read = instance("read", &AxiReadSlave { bytes: line_bytes, id_bits });
        let lite = instance("lite", &AxiLiteSlave);
        let hub = instance("hub", &RegisterHub);
        self.axi.write.connect_to(&write.axi);
        self.axi.read.connect_to(&read.axi);
        self.register.connect_to(&lite.axi);
        hub.access.connect(*lite.access);
        lite.answer.connect(*hub.answer);
        let bus = RegisterBus::new(*hub.bus_access, map);
        Slaves { write, read, hub, bus }
    }

    /// The way of frames to the MAC, through a queue that holds each until it is whole, on the network's clock.
    pub(super) fn send(&self, frames: &Source<MessageBeat>, queue: &PacketQueue) -> NetworkStatus {
        let (queue, transmit) = in_domain("network", || {
            (instance("queue", queue), instance("transmit", &CmacTransmit))
        });
        let crossing = FrameCrossing {
            bytes: LINE_BYTES,
            depth: CROSSING_DEPTH,
            output: Output::Register,
            discards: false,
        };
        let crossing =
            instance_with_clocks("crossing", &crossing, &[("write", "host"), ("read", "network")]);
        let back = [("write", "network"), ("read", "host")];
        let queue_status = LevelCrossing::<PacketQueueStatus> { payload: (), is_calm: true };
        let queue_status = instance_with_clocks("queue_status_crossing", &queue_status, &back);
        let transmit_status = LevelCrossing::<TransmitStatus> { payload: (), is_calm: true };
        let transmit_status =
            instance_with_clocks("transmit_status_crossing", &transmit_status, &back);

        crossing.source.connect(**frames);
        queue.source.connect(*crossing.sink);
        transmit.packet.connect(*queue.sink);
        self.cmac.connect(*transmit.cmac);
        queue_status.source.assign(*queue.status);
        transmit_status.source.assign(*transmit.status);
        NetworkStatus {
            crossing: *crossing.status,
            queue: *queue_status.sink,
            transmit: *transmit_status.sink,
        }
    }
}

/// What the way to the MAC has counted, on the host's clock.
pub(super) struct NetworkStatus {
    /// Resets of the network side.
    pub crossing: CrossingStatus,
    /// The queue.
    pub queue: PacketQueueStatus,
    /// What the MAC was given.
    pub transmit: TransmitStatus,
}

/// What is between the host and the card.
pub(super) struct Slaves {
    /// The slave for stores.
    pub write: AxiWriteSlavePorts,
    /// The slave that reads zeros.
    pub read: AxiReadSlavePorts,
    /// The hub of the registers.
    hub: RegisterHubPorts,
    /// The bus of its blocks.
    pub bus: RegisterBus,
}

impl Slaves {
    /// The registers of the hub and of the slaves: the card's own blocks, because after reset one takes stores, and
    /// another drops them.
    #[elaborate]
    pub(super) fn registers(&self, of_write: &blocks::AxiWrite, of_read: &blocks::AxiRead) {
        let registers = instance("refusal_registers", &blocks::hub());
        self.bus.connect("registers", &registers);
        registers.status.assign(*self.hub.status);
        let registers = instance("write_registers", of_write);
        self.bus.connect("axi_write", &registers);
        self.write.enable.set(registers.control.enable);
        registers.status.assign(*self.write.status);
        let registers = instance("read_registers", of_read);
        self.bus.connect("axi_read", &registers);
        registers.status.reads.set(*self.read.reads);
    }

    /// Gives the hub what the blocks answer, when all are connected.
    pub(super) fn finish(&self) {
        self.hub.bus_answer.connect(self.bus.answer());
        self.hub.bus_deferred.set(self.bus.is_deferred());
    }
}
