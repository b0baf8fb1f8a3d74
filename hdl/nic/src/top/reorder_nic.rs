//! A network interface card that sends what the host stores: from AXI to an Ethernet MAC.
//!
//! ```text
//!                   +--------------------- reorder_nic ---------------------+
//!     write_address |  +-----------------+                                  |
//!        write_data |->|      write      |--+                               |
//!    write_response |<-| axi_write_slave |  |  +---------+  +-------+       |
//!  <--------------->|  +-----------------+  +->| reorder |->| strip |--+    |
//!                   |  +-----------------+     +---------+  +-------+  |    |
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
//! The host stores messages to consecutive addresses of the window, with write combining and without
//! fences. A message is a header of 4 bytes and a frame: bytes 0 and 1 of the header are the length
//! of the frame, lowest byte first; the others are not looked at and should be zero. Messages begin
//! at multiples of `ALIGNMENT`. Each frame leaves at `cmac` when all of it has come, in the order of
//! the addresses; see `mmio_reorder`, `header_strip`, `packet_queue` and `cmac_transmit`. The
//! registers enable it, begin it again after a fault, and count; see `register_block`, and
//! `docs/generated/registers-reorder_nic.md` for the map.
//!
//! # Backpressure
//! A write is answered when its stores have been taken. They wait only while the queue of packets is full
//! because the MAC does not take them, and of each frame for no more than `patience_cycles` of the register
//! map: then frames are dropped, and counted, until the MAC takes again. So behind a MAC that takes nothing one
//! store waits for that time and two cycles, and those after it for nothing. Behind a MAC that takes now and
//! then it is that time for each frame that ends in what is stored: two in a line for frames of at least 60
//! bytes, and up to eight where headers follow on headers. See `axi_write_slave` and `message_gate`.
//!
//! # Ordering
//! Frames in the order of their addresses.
//!
//! # Reset
//! Forgets everything; the next message is expected at address 0. Both resets are asserted together,
//! as `async_fifo` says.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Why not
//! Without the queue of packets a frame would leave sooner, and a MAC would run dry inside a frame
//! whose rest the host has not stored yet.
use nic_dsl::bundle::Both;
use nic_dsl::{
    Bundle, BundleExt, Module, Ports, Sink, Source, elaborate, in_domain, instance,
    instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register;

use crate::adapter::axi_lite_slave::AxiLiteSlave;
use crate::adapter::axi_read_slave::AxiReadSlave;
use crate::adapter::axi_write_slave::AxiWriteSlave;
use crate::adapter::cmac_transmit::CmacTransmit;
use crate::csr::blocks;
use crate::csr::register_hub::{RegisterHub, RegisterHubPorts};
use crate::host::mmio::reorder::{self, MmioReorder};
use crate::message::{
    AxiAddress, AxiAddressShape, AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData,
    AxiLiteWriteResponse, AxiReadData, AxiReadDataShape, AxiWriteData, AxiWriteDataShape,
    AxiWriteResponse, AxiWriteResponseShape, MessageBeat, MessageBeatShape, PacketQueueStatus,
    TransmitStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::async_fifo::AsyncFifo;
use crate::stream::header_strip::HeaderStrip;
use crate::stream::level_crossing::LevelCrossing;
use crate::stream::message_gate::MessageGate;
use crate::stream::packet_queue::PacketQueue;

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "reorder_nic",
    summary: "Sends the frames that the host stores through AXI to an Ethernet MAC.",
    source: contract::Source { paper: "MMIO", section: "3.1, 4" },
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
        Parameter { name: "WINDOW", default: "32", meaning: "lines, a power of two from 4 to 64" },
        Parameter { name: "LINE_BITS", default: "12", meaning: "bits of a line address, 6 to 26" },
        Parameter {
            name: "ALIGNMENT",
            default: "4",
            meaning: "of messages: 4 to 64 bytes, a power of two",
        },
        Parameter {
            name: "MAXIMUM",
            default: "9216",
            meaning: "bytes of the longest frame, at most DEPTH beats",
        },
        Parameter { name: "DEPTH", default: "512", meaning: "beats in the queue of packets" },
        Parameter { name: "ID_BITS", default: "6", meaning: "of AXI, 1 to 16" },
    ],
    presets: &[
        Preset::product("reorder_nic", &["WINDOW=32"]),
        Preset::test("reorder_nic_tiny", &["WINDOW=8", "ALIGNMENT=64", "DEPTH=16", "MAXIMUM=1024"]),
    ],
    proof: Proof::none("it wires parts, and those have proofs"),
    constraint: None,
    build: |values| build(&ReorderNic::new(values)?),
};

/// Bytes before a frame.
const HEADER_BYTES: u32 = 4;
/// Beats between the clocks: from 8 on they pass in every cycle.
const CROSSING_DEPTH: u32 = 16;
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
    window_lines: u32,
    alignment_bytes: u32,
    maximum_bytes: u32,
    name: String,
}

impl ReorderNic {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let window = values.power_of_two("WINDOW", 4..=64)?;
        let line_bits = values.number("LINE_BITS", 6..=26)?;
        let alignment = values.power_of_two("ALIGNMENT", 4..=64)?;
        let maximum = values.number("MAXIMUM", 1..=65_531)?;
        let depth = values.power_of_two("DEPTH", 4..=4096)?;
        let id_bits = values.number("ID_BITS", 1..=16)?;
        let sendable = depth * LINE_BYTES;
        if maximum > sendable {
            let text =
                format!("`reorder_nic`: MAXIMUM={maximum} announces frames that are never sent");
            let queue = format!("the queue of packets holds DEPTH={depth} beats, {sendable} bytes");
            return Err(Error::new(format!("{text}: {queue}")));
        }
        let settings = [
            format!("WINDOW={window}"),
            format!("LINE_BITS={line_bits}"),
            format!("ALIGNMENT={alignment}"),
            format!("UNCOUNTED={HEADER_BYTES}"),
            format!("MAXIMUM={}", maximum + HEADER_BYTES),
        ];
        let settings = settings.iter().map(String::as_str);
        let parameters = reorder::RECORD.parameters;
        let reorder = MmioReorder::new(&Values::new("mmio_reorder", parameters, settings)?)?;
        let mut name = format!("reorder_nic_w{window}");
        let mut add = |differs: bool, text: String| {
            if differs {
                name += &format!("_{text}");
            }
        };
        add(line_bits != 12, format!("address{line_bits}"));
        add(alignment != 4, format!("align{alignment}"));
        add(maximum != 9216, format!("max{maximum}"));
        add(depth != 512, format!("d{depth}"));
        add(id_bits != 6, format!("i{id_bits}"));
        Ok(Self {
            write: AxiWriteSlave { line_bytes: LINE_BYTES, line_bits, id_bits },
            read: AxiReadSlave { bytes: LINE_BYTES, id_bits },
            reorder,
            strip: HeaderStrip::new_checked(LINE_BYTES, HEADER_BYTES)?,
            queue: PacketQueue { bytes: LINE_BYTES, depth },
            window_lines: window,
            alignment_bytes: alignment,
            maximum_bytes: maximum,
            name,
        })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct ReorderNicPorts {
    /// AXI4 channel AW.
    #[clock(host)]
    pub write_address: Sink<AxiAddress>,
    /// AXI4 channel W.
    #[clock(host)]
    pub write_data: Sink<AxiWriteData>,
    /// AXI4 channel B.
    #[clock(host)]
    pub write_response: Source<AxiWriteResponse>,
    /// AXI4 channel AR.
    #[clock(host)]
    pub read_address: Sink<AxiAddress>,
    /// AXI4 channel R.
    #[clock(host)]
    pub read_data: Source<AxiReadData>,
    /// Frames, padded, for the MAC.
    #[clock(network)]
    pub cmac: Source<MessageBeat>,
    /// AXI4-Lite channel AW, for registers.
    #[shape(())]
    #[clock(host)]
    pub register_write_address: Sink<AxiLiteAddress>,
    /// AXI4-Lite channel W.
    #[shape(())]
    #[clock(host)]
    pub register_write_data: Sink<AxiLiteWriteData>,
    /// AXI4-Lite channel B.
    #[shape(())]
    #[clock(host)]
    pub register_write_response: Source<AxiLiteWriteResponse>,
    /// AXI4-Lite channel AR.
    #[shape(())]
    #[clock(host)]
    pub register_read_address: Sink<AxiLiteAddress>,
    /// AXI4-Lite channel R.
    #[shape(())]
    #[clock(host)]
    pub register_read_data: Source<AxiLiteReadData>,
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
        let AxiWriteSlave { id_bits, line_bytes, .. } = self.write;
        ReorderNicPortsShape {
            write_address: AxiAddressShape { id_bits },
            write_data: AxiWriteDataShape { bytes: line_bytes },
            write_response: AxiWriteResponseShape { id_bits },
            read_address: AxiAddressShape { id_bits },
            read_data: AxiReadDataShape { id_bits, bytes: line_bytes },
            cmac: MessageBeatShape { bytes: line_bytes },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let (write, read, lite, hub, reorder, gate, strip) = in_domain("host", || {
            (
                instance("write", &self.write),
                instance("read", &self.read),
                instance("lite", &AxiLiteSlave),
                instance("hub", &RegisterHub::new("reorder_nic", &register::reorder_nic::map())),
                instance("reorder", &self.reorder),
                instance("gate", &MessageGate { bytes: LINE_BYTES }),
                instance("strip", &self.strip),
            )
        });
        let (queue, transmit) = in_domain("network", || {
            (instance("queue", &self.queue), instance("transmit", &CmacTransmit))
        });
        let crossing = AsyncFifo { payload: strip.sink.payload.shape(), depth: CROSSING_DEPTH };
        let crossing =
            instance_with_clocks("crossing", &crossing, &[("write", "host"), ("read", "network")]);
        let back = [("write", "network"), ("read", "host")];
        let queue_status = LevelCrossing::<PacketQueueStatus> { payload: () };
        let queue_status = instance_with_clocks("queue_status_crossing", &queue_status, &back);
        let transmit_status = LevelCrossing::<TransmitStatus> { payload: () };
        let transmit_status =
            instance_with_clocks("transmit_status_crossing", &transmit_status, &back);

        write.write_address.connect(*ports.write_address);
        write.write_data.connect(*ports.write_data);
        ports.write_response.connect(*write.write_response);
        read.read_address.connect(*ports.read_address);
        ports.read_data.connect(*read.read_data);
        lite.write_address.connect(*ports.register_write_address);
        lite.write_data.connect(*ports.register_write_data);
        ports.register_write_response.connect(*lite.write_response);
        lite.read_address.connect(*ports.register_read_address);
        ports.register_read_data.connect(*lite.read_data);
        hub.access.connect(*lite.access);
        lite.answer.connect(*hub.answer);

        reorder.mmio_write.connect(*write.mmio_write);
        gate.source.connect(*reorder.message);
        strip.source.connect(*gate.sink);
        crossing.source.connect(*strip.sink);
        queue.source.connect(*crossing.sink);
        transmit.packet.connect(*queue.sink);
        ports.cmac.connect(*transmit.cmac);
        queue_status.source.assign(*queue.status);
        transmit_status.source.assign(*transmit.status);

        in_domain("host", || {
            self.card_registers(&hub);
            let registers = instance("write_registers", &blocks::axi_write());
            hub.connect("axi_write", &registers);
            write.enable.set(registers.control.enable);
            registers.status.assign(*write.status);
            let registers = instance("read_registers", &blocks::axi_read());
            hub.connect("axi_read", &registers);
            registers.status.reads.set(*read.reads);
            let registers = instance("reorder_registers", &blocks::reorder(self.write.line_bits));
            hub.connect("mmio_reorder", &registers);
            let (restart,) = *registers.commands;
            reorder.restart.connect(*restart);
            let Both(status, position) = *registers.status;
            status.assign(*reorder.status);
            position.next_start_address.set(reorder.next_start_address.zero_extend(32));
            let registers = instance("strip_registers", &blocks::strip());
            hub.connect("header_strip", &registers);
            registers.status.assign(*strip.status);
            let registers = instance("queue_registers", &blocks::queue());
            hub.connect("packet_queue", &registers);
            registers.status.assign(*queue_status.sink);
            let registers = instance("transmit_registers", &blocks::transmit());
            hub.connect("cmac_transmit", &registers);
            registers.status.assign(*transmit_status.sink);
            let registers = instance("gate_registers", &blocks::gate());
            hub.connect("message_gate", &registers);
            gate.configuration.assign(*registers.control);
            registers.status.assign(*gate.status);
        });
    }
}

impl ReorderNic {
    /// Who the card is, what it was made with, and what its hub refused.
    fn card_registers(&self, hub: &RegisterHubPorts) {
        let map = register::reorder_nic::map();
        let card = instance("card_registers", &blocks::reorder_card());
        hub.connect("card", &card);
        let Both(identification, parameters) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        parameters.window_lines.set(self.window_lines);
        parameters.line_bits.set(self.write.line_bits);
        parameters.alignment_bytes.set(self.alignment_bytes);
        parameters.maximum_bytes.set(self.maximum_bytes);
        parameters.queue_beats.set(self.queue.depth);
        let registers = instance("refusal_registers", &blocks::hub());
        hub.connect("registers", &registers);
        registers.status.assign(*hub.status);
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

    #[test]
    fn values_out_of_range_are_refused() {
        structure::elaborates(&RECORD, ["WINDOW=64 LINE_BITS=26", "MAXIMUM=65531 DEPTH=1024"]);
        for (settings, why) in [
            ("WINDOW=12", "a power of two from 4 to 64"),
            ("MAXIMUM=65532", "a whole number from 1 to 65531"),
            ("WINDOW=64 LINE_BITS=6", "WINDOW=64 needs LINE_BITS of at least 9"),
        ] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains(why), "{settings}: {error}");
        }
    }

    #[test]
    fn a_frame_that_is_announced_and_cannot_be_sent_is_refused() {
        structure::elaborates(&RECORD, ["DEPTH=16 MAXIMUM=1024", "DEPTH=256"]);
        for (settings, why) in [
            ("DEPTH=16 MAXIMUM=1518", "MAXIMUM=1518 announces frames that are never sent"),
            ("DEPTH=16 MAXIMUM=1025", "holds DEPTH=16 beats, 1024 bytes"),
            ("DEPTH=128", "MAXIMUM=9216 announces frames that are never sent"),
        ] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains(why), "{settings}: {error}");
        }
    }
}
