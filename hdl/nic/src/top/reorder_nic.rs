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
//! Forgets everything; the next message is expected at address 0. Either side may be reset alone
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
//! Without the queue of packets a frame would leave sooner, and a MAC would run dry inside a frame
//! whose rest the host has not stored yet.
use nic_dsl::bundle::Both;
use nic_dsl::{BundleExt, Module, elaborate, in_domain, instance};
use nic_spec::contract::{self, Contract};
use nic_spec::register;

use super::store_card::{LINE_BYTES, Slaves, StoreCardPorts, StoreCardPortsShape};
use crate::adapter::axi_write_slave::AxiWriteSlave;
use crate::csr::blocks;
use crate::host::mmio::reorder::{self, MmioReorder};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::header_strip::HeaderStrip;
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
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&ReorderNic::new(values)?),
};

/// Bytes before a frame.
const HEADER_BYTES: u32 = 4;

/// A card.
#[derive(Clone, Debug)]
pub struct ReorderNic {
    write: AxiWriteSlave,
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

impl Module for ReorderNic {
    type Ports = StoreCardPorts;

    fn name(&self) -> String {
        self.name.clone()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("reorder_nic.rs"), &CONTRACT)
    }

    fn shape(&self) -> StoreCardPortsShape {
        StoreCardPorts::shape_for(&self.write)
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let (slaves, reorder, gate, strip) = in_domain("host", || {
            let map = register::reorder_nic::map();
            (
                ports.slaves(&self.write, &map),
                instance("reorder", &self.reorder),
                instance("gate", &MessageGate { bytes: LINE_BYTES }),
                instance("strip", &self.strip),
            )
        });
        reorder.mmio_write.connect(*slaves.write.mmio_write);
        gate.source.connect(*reorder.message);
        strip.source.connect(*gate.sink);
        let sent = ports.send(&strip.sink, &self.queue);

        in_domain("host", || {
            self.card_registers(&slaves);
            slaves.registers(&blocks::axi_write(), &blocks::axi_read());
            let registers = instance("reorder_registers", &blocks::reorder(self.write.line_bits));
            slaves.bus.connect("mmio_reorder", &registers);
            let (restart,) = *registers.commands;
            reorder.restart.connect(*restart);
            let Both(status, position) = *registers.status;
            status.assign(*reorder.status);
            position.next_start_address.set(reorder.next_start_address.zero_extend(32));
            let registers = instance("strip_registers", &blocks::strip());
            slaves.bus.connect("header_strip", &registers);
            registers.status.assign(*strip.status);
            let registers = instance("queue_registers", &blocks::queue());
            slaves.bus.connect("packet_queue", &registers);
            registers.status.assign(sent.queue);
            let registers = instance("transmit_registers", &blocks::transmit());
            slaves.bus.connect("cmac_transmit", &registers);
            registers.status.assign(sent.transmit);
            let registers = instance("crossing_registers", &blocks::crossing());
            slaves.bus.connect("mac_crossing", &registers);
            registers.status.assign(sent.crossing);
            let registers = instance("gate_registers", &blocks::gate());
            slaves.bus.connect("message_gate", &registers);
            gate.configuration.assign(*registers.control);
            registers.status.assign(*gate.status);
            slaves.finish();
        });
    }
}

impl ReorderNic {
    /// Who the card is, and what it was made with.
    fn card_registers(&self, slaves: &Slaves) {
        let map = register::reorder_nic::map();
        let card = instance("card_registers", &blocks::reorder_card());
        slaves.bus.connect("card", &card);
        let Both(identification, parameters) = *card.status;
        identification.identification.set(map.identification());
        identification.version.set(map.version_number());
        parameters.window_lines.set(self.window_lines);
        parameters.line_bits.set(self.write.line_bits);
        parameters.alignment_bytes.set(self.alignment_bytes);
        parameters.maximum_bytes.set(self.maximum_bytes);
        parameters.queue_beats.set(self.queue.depth);
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
