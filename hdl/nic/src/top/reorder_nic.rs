//! A network interface card that sends what the host stores: from AXI to an Ethernet MAC.
//!
//! ```text
//!                   +--------------------- reorder_nic ---------------------+
//!     write_address |  +-----------------+                                  |
//!        write_data |->|      write      |--+                               |
//!    write_response |<-| axi_write_slave |  |  +---------+  +-------+       |
//!  <--------------->|  +-----------------+  +->| reorder |->| strip |--+    |
//!                   |  +-----------------+     +---------+  +-------+  |    |
//!      read_address |->|      read       |                             |    |
//!         read_data |<-| axi_read_slave  |     +----------+  +-------+ |    | cmac
//!  <--------------->|  +-----------------+     | transmit |<-| queue |<+    |------>
//!                   |                          +----------+  +-------+      |
//!                   |                               |                       |
//!                   |                               +---------------------->|
//!                   +-------------------------------------------------------+
//! ```
//!
//! # Function
//! The host stores messages to consecutive addresses of the window, with write combining and without
//! fences. A message is a header of 8 bytes and a frame: bytes 0 and 1 of the header are the length
//! of the frame, lowest byte first; the others are not looked at and should be zero. Messages begin
//! at multiples of `ALIGNMENT`. Each frame leaves at `cmac` when all of it has come, in the order of
//! the addresses; see `mmio_reorder`, `header_strip`, `packet_queue` and `cmac_transmit`.
//!
//! # Backpressure
//! A write is answered when its stores have been taken. They are always taken, except while the
//! queue of packets is full because the MAC does not take them: see `axi_write_slave`.
//!
//! # Ordering
//! Frames in the order of their addresses.
//!
//! # Reset
//! Forgets everything; the next message is expected at address 0.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Why not
//! Without the queue of packets a frame would leave sooner, and a MAC would run dry inside a frame
//! whose rest the host has not stored yet.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate,
    instance,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::adapter::axi_read_slave::AxiReadSlave;
use crate::adapter::axi_write_slave::AxiWriteSlave;
use crate::adapter::cmac_transmit::CmacTransmit;
use crate::catalog::{Entry, build};
use crate::header;
use crate::message::{
    AxiAddress, AxiAddressShape, AxiReadData, AxiReadDataShape, AxiWriteData, AxiWriteDataShape,
    AxiWriteResponse, AxiWriteResponseShape, AxiWriteStatus, HeaderStatus, MessageBeat,
    MessageBeatShape, MmioRestart, MmioRestartShape, MmioStatus, PacketQueueStatus, TransmitStatus,
};
use crate::network::header_strip::HeaderStrip;
use crate::network::mmio_reorder::{self, MmioReorder};
use crate::parameter::{Error, Parameter, Values};
use crate::stream::packet_queue::PacketQueue;

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "reorder_nic",
    summary: "Sends the frames that the host stores through AXI to an Ethernet MAC.",
    source: contract::Source { paper: "MMIO", section: "3.1, 4" },
    latency: Some(Latency { least: 9, most: 12, after: "write_data" }),
    interval: 1,
    waits_on: &["write_address", "write_data", "write_response", "read_data", "cmac"],
    transparent: &[],
};

/// In the catalogue.
pub const ENTRY: Entry = Entry {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "WINDOW", default: "32", meaning: "lines, a power of two from 4 to 64" },
        Parameter { name: "LINE_BITS", default: "12", meaning: "bits of a line address, 6 to 48" },
        Parameter { name: "ALIGNMENT", default: "8", meaning: "of messages: 8, 16, 32, 64 bytes" },
        Parameter { name: "MAXIMUM", default: "9216", meaning: "bytes of the longest frame" },
        Parameter { name: "DEPTH", default: "512", meaning: "beats in the queue of packets" },
        Parameter { name: "ID_BITS", default: "6", meaning: "of AXI, 1 to 16" },
    ],
    emitted: &[&["WINDOW=32"], &["WINDOW=8", "ALIGNMENT=64", "DEPTH=16", "MAXIMUM=1518"]],
    build: |values| build(&ReorderNic::new(values)?),
};

/// Bytes before a frame.
const HEADER_BYTES: u32 = 8;
/// Bytes of a line, and of a beat.
const LINE_BYTES: u32 = 64;

/// A card.
#[derive(Clone, Debug)]
pub struct ReorderNic {
    write: AxiWriteSlave,
    read: AxiReadSlave,
    reorder: MmioReorder,
    strip: HeaderStrip,
    queue: PacketQueue,
    name: String,
}

impl ReorderNic {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let window = values.power_of_two("WINDOW", 4..=64)?;
        let line_bits = values.number("LINE_BITS", 6..=48)?;
        let alignment = values.power_of_two("ALIGNMENT", 8..=64)?;
        let maximum = values.number("MAXIMUM", 1..=65_527)?;
        let depth = values.power_of_two("DEPTH", 4..=4096)?;
        let id_bits = values.number("ID_BITS", 1..=16)?;
        let settings = [
            format!("WINDOW={window}"),
            format!("LINE_BITS={line_bits}"),
            format!("ALIGNMENT={alignment}"),
            format!("UNCOUNTED={HEADER_BYTES}"),
            format!("MAXIMUM={}", maximum + HEADER_BYTES),
        ];
        let settings = settings.iter().map(String::as_str);
        let parameters = mmio_reorder::ENTRY.parameters;
        let reorder = MmioReorder::new(&Values::new("mmio_reorder", parameters, settings)?)?;
        let mut name = format!("reorder_nic_w{window}");
        let mut add = |differs: bool, text: String| {
            if differs {
                name += &format!("_{text}");
            }
        };
        add(line_bits != 12, format!("address{line_bits}"));
        add(alignment != 8, format!("align{alignment}"));
        add(maximum != 9216, format!("max{maximum}"));
        add(depth != 512, format!("d{depth}"));
        add(id_bits != 6, format!("i{id_bits}"));
        Ok(Self {
            write: AxiWriteSlave { line_bytes: LINE_BYTES, line_bits, id_bits },
            read: AxiReadSlave { bytes: LINE_BYTES, id_bits },
            reorder,
            strip: HeaderStrip::new_checked(LINE_BYTES, HEADER_BYTES)?,
            queue: PacketQueue { bytes: LINE_BYTES, depth },
            name,
        })
    }
}

/// Ports of the card.
#[derive(Ports)]
pub struct ReorderNicPorts {
    /// AXI4 channel AW.
    pub write_address: Sink<AxiAddress>,
    /// AXI4 channel W.
    pub write_data: Sink<AxiWriteData>,
    /// AXI4 channel B.
    pub write_response: Source<AxiWriteResponse>,
    /// AXI4 channel AR.
    pub read_address: Sink<AxiAddress>,
    /// AXI4 channel R.
    pub read_data: Source<AxiReadData>,
    /// Frames, padded, for the MAC.
    pub cmac: Source<MessageBeat>,
    /// Stores are passed on.
    #[shape(())]
    pub enable: LevelSink<nic_dsl::Bool>,
    /// Empties the window and begins again.
    pub restart: PulseSink<MmioRestart>,
    /// Byte address of the oldest message whose last beat has not left the window.
    pub next_start_address: LevelSource<Bits>,
    /// What the AXI slave for stores has met.
    #[shape(())]
    pub write_status: LevelSource<AxiWriteStatus>,
    /// Reads that were answered.
    pub reads: LevelSource<Bits>,
    /// What the reorder unit has met.
    #[shape(())]
    pub reorder_status: LevelSource<MmioStatus>,
    /// Messages.
    #[shape(())]
    pub header_status: LevelSource<HeaderStatus>,
    /// Packets that were dropped.
    #[shape(())]
    pub queue_status: LevelSource<PacketQueueStatus>,
    /// What was given to the MAC.
    #[shape(())]
    pub transmit_status: LevelSource<TransmitStatus>,
}

impl Module for ReorderNic {
    type Ports = ReorderNicPorts;

    fn name(&self) -> String {
        self.name.clone()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("reorder_nic.rs"), &CONTRACT)
    }

    fn shape(&self) -> ReorderNicPortsShape {
        let AxiWriteSlave { id_bits, line_bits, line_bytes } = self.write;
        ReorderNicPortsShape {
            write_address: AxiAddressShape { id_bits },
            write_data: AxiWriteDataShape { bytes: line_bytes },
            write_response: AxiWriteResponseShape { id_bits },
            read_address: AxiAddressShape { id_bits },
            read_data: AxiReadDataShape { id_bits, bytes: line_bytes },
            cmac: MessageBeatShape { bytes: line_bytes },
            restart: MmioRestartShape { line_bits },
            next_start_address: line_bits + line_bytes.ilog2(),
            reads: 16,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let write = instance("write", &self.write);
        let read = instance("read", &self.read);
        let reorder = instance("reorder", &self.reorder);
        let strip = instance("strip", &self.strip);
        let queue = instance("queue", &self.queue);
        let transmit = instance("transmit", &CmacTransmit);

        write.write_address.connect(*ports.write_address);
        write.write_data.connect(*ports.write_data);
        ports.write_response.connect(*write.write_response);
        write.enable.set(*ports.enable);
        read.read_address.connect(*ports.read_address);
        ports.read_data.connect(*read.read_data);

        reorder.mmio_write.connect(*write.mmio_write);
        reorder.restart.connect(*ports.restart);
        strip.source.connect(*reorder.message);
        queue.source.connect(*strip.sink);
        transmit.packet.connect(*queue.sink);
        ports.cmac.connect(*transmit.cmac);

        ports.next_start_address.set(*reorder.next_start_address);
        ports.write_status.assign(*write.status);
        ports.reads.set(*read.reads);
        ports.reorder_status.assign(*reorder.status);
        ports.header_status.assign(*strip.status);
        ports.queue_status.assign(*queue.status);
        ports.transmit_status.assign(*transmit.status);
    }
}

#[cfg(test)]
mod tests {
    use super::ENTRY;
    use crate::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&ENTRY);
    }

    #[test]
    fn values_out_of_range_are_refused() {
        structure::elaborates(&ENTRY, ["WINDOW=64 LINE_BITS=48", "MAXIMUM=65527 DEPTH=4096"]);
        for (settings, why) in [
            ("WINDOW=12", "a power of two from 4 to 64"),
            ("MAXIMUM=65528", "a whole number from 1 to 65527"),
            ("WINDOW=64 LINE_BITS=6", "WINDOW=64 needs LINE_BITS of at least 8"),
        ] {
            let error = structure::refused(&ENTRY, settings);
            assert!(error.contains(why), "{settings}: {error}");
        }
    }
}
