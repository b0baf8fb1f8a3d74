//! Store interface: packets that the host sends by storing them into the card.
//!
//! ```text
//!                +--- store_interface ----+
//!     mmio_write |                        | sent
//!  ------------->| stream          stream |------------->
//!        restart |                        | *_status, next_start_address
//!  ------------->| pulse            level |------------->
//!           gate |                        |
//!  ------------->| level                  |
//!                +------------------------+
//!
//!  mmio_write --> mmio_reorder --> message_gate --> store_packets --> sent
//! ```
//!
//! # Function
//! The second of the host interfaces (`docs/nic.md`), transmit only. The host stores messages, each a
//! `StoreHeader` and a frame, to consecutive addresses with write combining and without fences;
//! `mmio_reorder` puts the stores in order again. A packet leaves as its lines come; one that a restart has
//! cut ends with `error`.
//!
//! # Backpressure
//! Stores wait only while `sent` is not taken, and of each message for no more than `patience_cycles`: then
//! `message_gate` drops, and counts, until it is taken again. On PCI Express the card must not make them wait for
//! an answer of the host, so whoever takes `sent` must not wait for another interface's packet either; see
//! `network_transmit`.
//!
//! # Ordering
//! Packets in the order of their addresses.
//!
//! # Faults
//! Those of `mmio_reorder`: it stops, takes and drops what is stored, and counts it, until it is restarted.
//!
//! # Reset
//! Forgets everything; the next message is expected at address 0.
//!
//! # Resources
//! Those of the parts.
//!
//! # Rationale
//! A queue of whole messages would keep a host that is slow to store, or never stores the rest, from holding
//! up others; `checksum_fill` behind it is such a queue already.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate,
    instance,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register::nic::STORE_LINE_BITS;

use super::packets::{HEADER_BYTES, StorePackets};
use super::reorder::{self, MmioReorder};
use crate::message::{
    GateConfiguration, GateStatus, HeaderStatus, MmioRestart, MmioRestartShape, MmioStatus,
    MmioWrite, MmioWriteShape, PacketBeat,
};
use crate::module::{Error, Preset, Proof, Record, Values, build, header};
use crate::stream::message_gate::MessageGate;

/// What the interface promises.
pub const CONTRACT: Contract = Contract {
    module: "store_interface",
    summary: "Makes packets of what the host stores, in the order of the addresses.",
    source: contract::Source { paper: "MMIO", section: "3.1" },
    // As long as a store waits for those before it.
    latency: None,
    interval: 1,
    waits_on: &["sent"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("store_interface", &[])],
    proof: Proof::of_parts(),
    constraint: None,
    build: |_| build(&StoreInterface::new()?),
};

/// Bytes of a line.
pub const LINE_BYTES: u32 = 64;
/// Bits of a line's address.
pub const LINE_BITS: u32 = STORE_LINE_BITS as u32;
/// Lines that a host may be ahead at full rate: more than processors have write-combining buffers.
pub const WINDOW_LINES: u32 = 32;
/// Messages begin at multiples of this.
pub const ALIGNMENT_BYTES: u32 = 4;
/// Bytes of the longest frame.
pub const MAXIMUM_BYTES: u32 = 9_216;

/// An interface.
#[derive(Clone, Debug)]
pub struct StoreInterface {
    reorder: MmioReorder,
    packets: StorePackets,
}

impl StoreInterface {
    /// The only one that there is.
    ///
    /// # Errors
    /// None; its parts are legal.
    pub fn new() -> Result<Self, Error> {
        let settings = [
            format!("WINDOW={WINDOW_LINES}"),
            format!("LINE_BITS={LINE_BITS}"),
            format!("ALIGNMENT={ALIGNMENT_BYTES}"),
            format!("UNCOUNTED={HEADER_BYTES}"),
            format!("MAXIMUM={}", MAXIMUM_BYTES + HEADER_BYTES),
        ];
        let settings = settings.iter().map(String::as_str);
        let values = Values::new("mmio_reorder", reorder::RECORD.parameters, settings)?;
        Ok(Self { reorder: MmioReorder::new(&values)?, packets: StorePackets::new()? })
    }
}

/// Ports of the interface.
#[derive(Ports)]
pub struct StoreInterfacePorts {
    /// Stores of the host.
    pub mmio_write: Sink<MmioWrite>,
    /// Forgets everything, and expects the next message at this line.
    pub restart: PulseSink<MmioRestart>,
    /// How long a message may wait for `sent`.
    #[shape(())]
    pub gate: LevelSink<GateConfiguration>,
    /// Packets to send.
    #[shape(())]
    pub sent: Source<PacketBeat>,
    /// Byte address of the oldest message that has not left the window whole.
    pub next_start_address: LevelSource<Bits>,
    /// What the stores were.
    #[shape(())]
    pub reorder_status: LevelSource<MmioStatus>,
    /// Messages that were dropped because `sent` was not taken.
    #[shape(())]
    pub gate_status: LevelSource<GateStatus>,
    /// Messages that came from the gate, those that were cut among them.
    #[shape(())]
    pub packets_status: LevelSource<HeaderStatus>,
}

impl Module for StoreInterface {
    type Ports = StoreInterfacePorts;

    fn name(&self) -> String {
        "store_interface".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("interface.rs"), &CONTRACT)
    }

    fn shape(&self) -> StoreInterfacePortsShape {
        StoreInterfacePortsShape {
            mmio_write: MmioWriteShape { line_bits: LINE_BITS, line_bytes: LINE_BYTES },
            restart: MmioRestartShape { line_bits: LINE_BITS },
            next_start_address: LINE_BITS + LINE_BYTES.ilog2(),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let reorder = instance("reorder", &self.reorder);
        let gate = instance("gate", &MessageGate { bytes: LINE_BYTES });
        let packets = instance("packets", &self.packets);

        reorder.mmio_write.connect(*ports.mmio_write);
        reorder.restart.connect(*ports.restart);
        gate.source.connect(*reorder.message);
        packets.message.connect(*gate.sink);
        ports.sent.connect(*packets.packet);

        ports.next_start_address.set(*reorder.next_start_address);
        ports.reorder_status.assign(*reorder.status);
        gate.configuration.assign(*ports.gate);
        ports.gate_status.assign(*gate.status);
        ports.packets_status.assign(*packets.status);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
