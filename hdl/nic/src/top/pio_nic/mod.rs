//! A network interface card of coherent programmed I/O: a program stores a packet into lines and it is sent, and loads a line and finds the
//! next that came.
//!
//! ```text
//!                    +----------------- pio_nic ------------------+
//!       cmac_receive |                     :                      | s2m_*, d2h_request
//!  ----------------->| pulse               :               stream |------>
//!      cmac_transmit |                     :                      | m2s_*, h2d_response
//!  <-----------------| stream              :               stream |<------
//!                    |                     :                      | register_write_*
//!                    |                     :               stream |<----->
//!                    |                     :                      | register_read_*
//!                    |                     :               stream |<----->
//!                    |       network clock : host clock           |
//!                    +--------------------------------------------+
//!
//!  CXL.mem --> memory_window --> coherent_pio (transmit) --> pio_transmit --> message_gate --> store_packets --> nic_network --> MAC
//!                   |
//!              memory_window --> coherent_pio (receive) <-- pio_receive <-- nic_network <-- MAC
//!                   |
//!              unmapped_memory
//! ```
//!
//! # Function
//! The card has two windows of device memory, each of two groups of `PIO_LINES` lines (`coherent_pio`): through one a program sends, through the
//! other it receives, so that one that sends does not wait for one that receives. Registers say where they are; until then
//! they are where no host has memory. What else the host asks of device memory is answered by `unmapped_memory`. There are no rings, no
//! descriptors and no requests for memory of the host.
//!
//! To send, a program stores a packet and its length (`PioPacketHeader`) into the group of the transmit window that it has, says
//! in the control how many lines that are and `wants_no_result`, and loads the first line of the other group (`pio_transmit`). To receive, it loads the first
//! line of the group of the receive window that it has not, and finds a packet and its length, or `TryAgain` (`pio_receive`). It stores nothing there. A
//! packet that a group does not hold is several messages in sequence, in both directions.
//!
//! The network side is that of the cards with rings (`nic_network`): checksums are checked and filled in, packets wait in a burst
//! memory, and a generator and a sink may take the MAC's place. The registers are in `docs/generated/registers-pio_nic.md`.
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted. A program that sends waits until its message is here, and until the one before
//! has left: while the MAC takes nothing for no more than `patience_cycles` of `store_gate`, which then drops messages, and counts.
//! One that receives waits for a packet, for no more than `try_again_cycles` of `receive_window`.
//!
//! # Ordering
//! Packets leave in the order of exchanges, and are given to a program in the order in which they came.
//!
//! # Faults
//! Each part names its first fault and counts all (`transmit_window`, `receive_window`, `pio_transmit`, `pio_receive`, `unmapped_memory`): lengths that
//! are not those of their lines, packets that are too long or not finished, messages in the receive window, whatever the host does that CXL does not allow. What is wrong is
//! dropped whole, and everything else goes on.
//!
//! # Reset
//! Forgets everything, also which lines the host has; software flushes them before it begins again. The host's reset comes with
//! the network's; the network's comes with the MAC's, also alone (`nic_network`).
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! One window for both directions would make a program that wants to send wait for a packet to come, or for the time after which it is to try again.
use nic_dsl::{
    Flat, Group, Module, Ports, Sink, Source, elaborate, in_domain, instance, instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register::pio_nic;

use super::nic::network::{self, BUFFER, NicNetwork, PACKETS};
use crate::adapter::axi_lite_slave::AxiLiteSlave;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_hub::RegisterHub;
use crate::host::pio::{MAXIMUM, maximum};
use crate::interface::{AxiLitePorts, CxlMemoryPorts, MacPorts};
use crate::message::{D2hRequest, H2dResponse};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

mod registers;
mod windows;

use windows::Windows;

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "pio_nic",
    summary: "Sends what programs store into lines, and gives them what came, without descriptors.",
    source: contract::Source { paper: "Coherent PIO", section: "4, 5.4" },
    // Two clocks have no cycle in common; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "m2s_request",
        "m2s_write",
        "s2m_response",
        "s2m_data",
        "d2h_request",
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
        Parameter {
            name: "PIO_LINES",
            default: "64",
            meaning: "of a group, as LINES of `coherent_pio`",
        },
        MAXIMUM,
        BUFFER,
        PACKETS,
    ],
    presets: &[
        Preset::product("pio_nic", &["PIO_LINES=64"]),
        Preset::test("pio_nic_tiny", &["PIO_LINES=4", "MAXIMUM=700", "BUFFER=256", "PACKETS=16"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&PioNic::new(values)?),
};

/// Bytes of a line, and of a beat.
const LINE_BYTES: u32 = 64;

/// A card.
#[derive(Clone, Debug)]
pub struct PioNic {
    /// Lines of a group.
    lines: u32,
    /// Bytes of the longest packet.
    maximum: u32,
    network: NicNetwork,
}

impl PioNic {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let lines = values.power_of_two("PIO_LINES", 2..=64)?;
        let maximum = maximum(values)?;
        let buffer = network::buffer(values)?;
        let network = NicNetwork { buffer, has_stores: false, has_engine: false };
        Ok(Self { lines, maximum, network })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct PioNicPorts {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// The host, about the card's lines.
    #[shape(())]
    #[clock(host)]
    pub cxl_memory: Flat<CxlMemoryPorts>,
    /// Takes lines back: requests of CXL.cache for the card's own lines, the only ones that it has.
    #[shape(())]
    #[clock(host)]
    pub d2h_request: Source<D2hRequest>,
    /// The host's responses to them; always taken.
    #[shape(())]
    #[clock(host)]
    pub h2d_response: Sink<H2dResponse>,
    /// AXI4-Lite for registers.
    #[shape(())]
    #[clock(host)]
    pub register: Group<AxiLitePorts>,
}

impl Module for PioNic {
    type Ports = PioNicPorts;

    fn name(&self) -> String {
        let lines =
            RECORD.suffix(&[("PIO_LINES", "l", self.lines), ("MAXIMUM", "max", self.maximum)]);
        format!("pio_nic{lines}{}", self.network.sizes())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> PioNicPortsShape {
        PioNicPortsShape { mac: MacPorts::shape_for(LINE_BYTES) }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let network = instance_with_clocks("network", &self.network, &both);
        network.cmac_receive.connect(*ports.mac.cmac_receive);
        ports.mac.cmac_transmit.connect(*network.cmac_transmit);
        let (lite, hub, windows) = in_domain("host", || {
            (
                instance("lite", &AxiLiteSlave),
                instance("hub", &RegisterHub),
                Windows::new(self.lines, self.maximum),
            )
        });
        windows.connect(&ports);
        network.sent.connect(*windows.packets.packet);
        windows.packing.packet.connect(*network.packet);

        ports.register.connect_to(&lite.axi);
        hub.access.connect(*lite.access);
        lite.answer.connect(*hub.answer);
        let bus = RegisterBus::new(*hub.bus_access, &pio_nic::map());
        in_domain("host", || {
            self.registers(&bus, &hub, &windows);
            bus.extend(&network.access, *network.answer);
            bus.defers(*network.deferred);
            hub.bus_answer.connect(bus.answer());
            hub.bus_deferred.set(bus.is_deferred());
        });
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
    fn the_sizes_of_its_parts_are_legal() {
        structure::elaborates(&RECORD, ["PIO_LINES=2 BUFFER=256", "PACKETS=16384"]);
        let error = structure::refused(&RECORD, "PIO_LINES=128");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
