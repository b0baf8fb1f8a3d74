//! A network interface card that sends what the host stores into many queues: from AXI to an Ethernet MAC.
//!
//! ```text
//!                   +--------------------- queues_nic ----------------------+
//!     write_address |  +-----------------+                                  |
//!        write_data |->|      write      |--+                               |
//!    write_response |<-| axi_write_slave |  |  +--------+  +------+         |
//!  <--------------->|  +-----------------+  +->| stores |->| fill |---+     |
//!                   |  +-----------------+     +--------+  +------+   |     |
//!      read_address |->|      read       |                       +----------+
//!         read_data |<-| axi_read_slave  |                       | crossing |
//!  <--------------->|  +-----------------+     +----------+      +----------+
//! register_write_.. |  +----------------+      | transmit |  +-------+ |    | cmac
//!  register_read_.. |->|      lite      |      |          |<-| queue |<+    |------>
//!  <--------------->|  | axi_lite_slave |<-+   +----------+  +-------+      |
//!                   |  +----------------+  |        |           |           |
//!                   |                hub <-+  registers <--status crossings |
//!                   |                                                       |
//!        host clock |                           :                           | network clock
//!                   +-------------------------------------------------------+
//! ```
//!
//! # Function
//! As `reorder_nic`, but with `QUEUES` windows of 256 KiB, each behind the one before, so that as many programs
//! send without a lock, and one that is slow or wrong holds up none of the others. A message is a `StoreHeader` of
//! 4 bytes and a frame of up to 9,216 bytes, and begins a line. Each frame leaves at `cmac` when all of it has come,
//! with its checksums filled in if its header asks for that; see `store_queues`, `checksum_fill`, `packet_queue`
//! and `cmac_transmit`. Its registers are those of a `nic` without rings, at the same addresses
//! (`docs/generated/registers-nic.md`: `card`, `registers`, `axi_write`, `axi_read`, `mmio_queues`, `store_gate`,
//! `store_packets`, `store_fill`, `packet_queue`, `mac_transmit`, `mac_crossing`), so that one driver knows both. After reset it
//! drops stores until it is enabled.
//!
//! # Backpressure
//! A write is answered when its stores have been taken; see `store_queues` for what they wait for. Because of the
//! MAC they wait for no longer than `reorder_nic` says.
//!
//! # Ordering
//! Frames of a queue in the order of their addresses; between queues, as they are complete.
//!
//! # Reset
//! Forgets everything; each queue expects its next message at its line 0. Either side may be reset alone
//! (`frame_crossing`), and no frame that the MAC gets is made of two:
//! - The host's side: frames that were whole behind the crossing still leave; one that was not is dropped there, and
//!   counted by the queue (`damaged_packets`).
//! - The network's side, with which the MAC is reset, too, because the frame on its way is cut: what was behind the
//!   host's side is lost, and the rest of a frame that was coming is dropped. The host goes on, and sees that in
//!   `mac_crossing`; until the network's side is back, stores are as with a dead link.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! A register map of its own would need a driver of its own.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, Module, elaborate, in_domain, instance};
use nic_spec::contract::{self, Contract};
use nic_spec::register::nic;

use super::store_card::{LINE_BYTES, Slaves, StoreCardPorts, StoreCardPortsShape};
use crate::adapter::axi_write_slave::AxiWriteSlave;
use crate::csr::blocks;
use crate::host::mmio::interface::MAXIMUM_BYTES;
use crate::host::mmio::store_queues::{StoreQueues, StoreQueuesPorts};
use crate::message::CardLink;
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::network::checksum_fill::ChecksumFill;
use crate::stream::packet_queue::PacketQueue;

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "queues_nic",
    summary: "Sends the frames that the host stores into many queues through AXI to an Ethernet MAC.",
    source: contract::Source { paper: "MMIO", section: "3.3, 4" },
    // Two clocks have no cycle in common; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "write_address",
        "write_data",
        "write_response",
        "read_data",
        "cmac",
        "register_write_address",
        "register_write_data",
        "register_write_response",
        "register_read_data",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "QUEUES", default: "64", meaning: "as of `store_queues`" },
        Parameter { name: "QUEUE_LINES", default: "8192", meaning: "as of `store_queues`" },
        Parameter { name: "ID_BITS", default: "6", meaning: "of AXI, 1 to 16" },
    ],
    presets: &[
        Preset::product("queues_nic", &["QUEUES=64"]),
        Preset::test("queues_nic_tiny", &["QUEUES=4", "QUEUE_LINES=1024"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&QueuesNic::new(values)?),
};

/// Beats in what fills in checksums, and in the queue before the MAC.
const DEPTH: u32 = 512;
const _: () = assert!(MAXIMUM_BYTES <= DEPTH * LINE_BYTES);

/// A card.
#[derive(Clone, Debug)]
pub struct QueuesNic {
    write: AxiWriteSlave,
    stores: StoreQueues,
}

impl QueuesNic {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or fewer lines than one queue may need.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let stores = StoreQueues::new(values)?;
        let id_bits = values.number("ID_BITS", 1..=16)?;
        let (line_bytes, line_bits) = (LINE_BYTES, stores.line_bits());
        Ok(Self { write: AxiWriteSlave { line_bytes, line_bits, id_bits }, stores })
    }
}

impl Module for QueuesNic {
    type Ports = StoreCardPorts;

    fn name(&self) -> String {
        let StoreQueues { count, memory_lines, .. } = self.stores;
        let name = format!("queues_nic_n{count}_l{memory_lines}");
        match self.write.id_bits {
            6 => name,
            bits => format!("{name}_i{bits}"),
        }
    }

    fn documentation(&self) -> String {
        header::text(include_str!("queues_nic.rs"), &CONTRACT)
    }

    fn shape(&self) -> StoreCardPortsShape {
        StoreCardPorts::shape_for(&self.write)
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let (slaves, stores, fill) = in_domain("host", || {
            (
                ports.slaves(&self.write, &nic::map_of_queues()),
                instance("stores", &self.stores),
                instance("fill", &ChecksumFill { depth: DEPTH }),
            )
        });
        stores.mmio_write.connect(*slaves.write.mmio_write);
        fill.source.connect(*stores.sent);
        let queue = PacketQueue { bytes: LINE_BYTES, depth: DEPTH };
        let sent = ports.send(&fill.sink, &queue);

        in_domain("host", || {
            self.card_registers(&slaves);
            slaves.registers(&blocks::store_write(), &blocks::store_read());
            queue_registers(&slaves, &stores);
            let registers = instance("fill_registers", &blocks::store_fill());
            slaves.bus.connect("store_fill", &registers);
            registers.status.assign(*fill.status);
            let registers = instance("packet_queue_registers", &blocks::packet_queue());
            slaves.bus.connect("packet_queue", &registers);
            registers.status.assign(sent.queue);
            let registers = instance("transmit_registers", &blocks::mac_transmit());
            slaves.bus.connect("mac_transmit", &registers);
            registers.status.assign(sent.transmit);
            let registers = instance("crossing_registers", &blocks::nic_crossing());
            slaves.bus.connect("mac_crossing", &registers);
            registers.status.assign(sent.crossing);
            slaves.finish();
        });
    }
}

impl QueuesNic {
    /// Who the card is, and what it was made with.
    fn card_registers(&self, slaves: &Slaves) {
        let map = nic::map_of_queues();
        let card = instance("card_registers", &blocks::nic_card());
        slaves.bus.connect("card", &card);
        let Both(identification, capabilities) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        capabilities.link.set(CardLink::PciExpress);
        capabilities.rings.set(0);
        capabilities.ranges_per_ring.set(0);
        capabilities.most_size_log2.set(0);
        capabilities.maximum_packet_bytes.set(MAXIMUM_BYTES);
        capabilities.burst_bytes.set(0);
        capabilities.outstanding_lines.set(0);
        capabilities.has_event_driven_polling.set(false);
        capabilities.has_interrupts.set(false);
        capabilities.has_generator.set(false);
        capabilities.has_mmio_path.set(true);
        capabilities.has_key_value.set(false);
        capabilities.has_push_gate.set(false);
        capabilities.has_store_queues.set(true);
    }
}

/// The registers of the queues.
#[elaborate]
fn queue_registers(slaves: &Slaves, stores: &StoreQueuesPorts) {
    let registers = instance("queues_registers", &blocks::store_queues());
    slaves.bus.connect("mmio_queues", &registers);
    let (restart,) = *registers.commands;
    stores.restart.connect(*restart);
    let Both(limits, selection) = *registers.control;
    stores.limits.assign(limits);
    stores.inspected_queue.set(selection.inspected_queue);
    let Both(status, Both(counted, inspected)) = *registers.status;
    status.assign(*stores.status);
    counted.assign(*stores.queues_status);
    inspected.assign(*stores.inspected);
    let registers = instance("gate_registers", &blocks::store_gate());
    slaves.bus.connect("store_gate", &registers);
    stores.gate.assign(*registers.control);
    registers.status.assign(*stores.gate_status);
    let registers = instance("packets_registers", &blocks::store_packets());
    slaves.bus.connect("store_packets", &registers);
    registers.status.assign(*stores.packets_status);
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn few_queues_and_many_are_legal() {
        structure::elaborates(&RECORD, ["QUEUES=2 QUEUE_LINES=256 ID_BITS=16", "QUEUES=1024"]);
        let error = structure::refused(&RECORD, "QUEUES=2048");
        assert!(error.contains("a power of two from 2 to 1024"), "{error}");
    }
}
