//! Network interface card behind PCI Express: the same units as `nic_type1`, nothing cached.
//!
//! ```text
//!                    +----------------- nic_pcie -------------------+
//!       cmac_receive |                     :                        | pcie_request
//!  ----------------->| pulse               :                 stream |------>
//!      cmac_transmit |                     :                        | pcie_completion
//!  <-----------------| stream              :                 stream |<------
//!                    |                     :                        | pcie_settings
//!                    |                     :                  level |<------
//!                    |                     :                        | register_*
//!                    |                     :                 stream |<----->
//!                    |                     :                        | store_* (MMIO=reorder)
//!                    |                     :                 stream |<----->
//!                    |       network clock : host clock             |
//!                    +----------------------------------------------+
//!
//!  MAC <--> core --+-- descriptors --+
//!                  +-- writes -------+-- posted --+
//!                  +-- reads ---------------------+-- merge --> link <--> PCI Express
//! ```
//!
//! # Function
//! `nic_core` in front of `line_to_pcie`: the baseline that differs from `nic_type1` in its link only.
//! Lines that follow each other stay together and become one packet: reads of at most 512 bytes, payloads of at most 256, tags of
//! eight bits, and less of each where `pcie_settings` says so, which are the fields of Device Control that the PCI Express core
//! shows. Completions rest on the order of
//! posted writes, and so do interrupts: their messages leave behind them on the same link. Registers are reached through AXI4-Lite, which is where the host's writes to the
//! card's address range arrive; see `docs/generated/registers-nic.md` for the map.
//! With `MMIO=reorder` or `MMIO=queues` the host may also store frames into a window, reached through AXI4; see
//! `store_interface` and `store_queues`. It is enabled by a register.
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it.
//!
//! # Reset
//! Forgets everything. The host's reset comes with the link's, and with the network's; the network's comes with the
//! MAC's, also alone (`nic_network`).
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! A DMA engine of its own kind would be another design, and what is compared would not be the link.
use nic_dsl::{
    BundleExt, Flat, Group, LevelSink, Module, Ports, Sink, Source, elaborate, in_domain, instance,
    instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::{CardLink, LINE_TAG_BITS};

use super::core::NicCore;
use super::network::BEAT_BYTES;
use super::parameters::{PARAMETERS, TINY, TINY_WITH_QUEUES, TINY_WITH_STORES};
use super::stores;
use super::wiring;
use crate::adapter::line_to_pcie::LineToPcie;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::interface::{AxiLitePorts, AxiPorts, MacPorts};
use crate::memory::line_merge::LineMerge;
use crate::message::{PcieCompletion, PcieRequest, PcieSettings};
use crate::module::{Error, Preset, Proof, Record, Values, build, header};

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_pcie",
    summary: "Network interface card behind PCI Express.",
    source: contract::Source { paper: "CXL-NIC", section: "4, 6" },
    // Two clocks have no cycle in common, and memory is in between; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "pcie_request",
        "pcie_completion",
        "register_write_address",
        "register_write_data",
        "register_write_response",
        "register_read_data",
        "store_write_address?",
        "store_write_data?",
        "store_write_response?",
        "store_read_data?",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: PARAMETERS,
    presets: &[
        Preset::product("nic_pcie", &["RINGS=1"]),
        Preset::product("nic_pcie_mmio", &["RINGS=1", "MMIO=reorder"]),
        Preset::product("nic_pcie_queues", &["RINGS=1", "MMIO=queues"]),
        Preset::test("nic_pcie_tiny", TINY),
        Preset::test("nic_pcie_mmio_tiny", TINY_WITH_STORES),
        Preset::test("nic_pcie_queues_tiny", TINY_WITH_QUEUES),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&NicPcie::new(values)?),
};

/// Reads that may be on their way.
const LINK_TAGS: u32 = 256;
/// Lines of the longest read: 512 bytes.
const READ_LINES: u32 = 8;
/// Lines of the longest write: 256 bytes.
const PAYLOAD_LINES: u32 = 4;

/// A card.
#[derive(Clone, Debug)]
pub struct NicPcie {
    core: NicCore,
    link: LineToPcie,
}

impl NicPcie {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let core = NicCore::new(values, CardLink::PciExpress)?;
        core.check_tags("nic_pcie", &[&[0, 1, 2]], LINE_TAG_BITS)?;
        let link =
            LineToPcie { tags: LINK_TAGS, read_lines: READ_LINES, payload_lines: PAYLOAD_LINES };
        Ok(Self { core, link })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct NicPciePorts {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// Packets to the host.
    #[shape(())]
    #[clock(host)]
    pub pcie_request: Source<PcieRequest>,
    /// Packets from the host.
    #[shape(())]
    #[clock(host)]
    pub pcie_completion: Sink<PcieCompletion>,
    /// What the host has set for the link.
    #[shape(())]
    #[clock(host)]
    pub pcie_settings: LevelSink<PcieSettings>,
    /// AXI4 for stores, if there is an interface for them.
    #[clock(host)]
    pub store: Option<Group<AxiPorts>>,
    /// AXI4-Lite for registers.
    #[shape(())]
    #[clock(host)]
    pub register: Group<AxiLitePorts>,
}

impl Module for NicPcie {
    type Ports = NicPciePorts;

    fn name(&self) -> String {
        format!("nic_pcie{}", self.core.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("pcie.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicPciePortsShape {
        NicPciePortsShape {
            mac: MacPorts::shape_for(BEAT_BYTES),
            store: self.core.stores.is_some().then_some(stores::SHAPE),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let core = instance_with_clocks("core", &self.core, &both);
        let [descriptor_bits, write_bits, read_bits] = self.core.interface.tag_bits();
        let posted_bits = descriptor_bits.max(write_bits);
        let line_bits = read_bits.max(posted_bits + 1);
        let bus = RegisterBus::new(*core.outside_access, &self.core.map());
        wiring::lite(&core, &ports.register);
        let (link, posted, merge) = in_domain("host", || {
            (
                instance("link", &self.link),
                instance(
                    "posted",
                    &LineMerge {
                        requesters: 2,
                        burst: PAYLOAD_LINES,
                        own_bits: posted_bits,
                        urgent: 0,
                    },
                ),
                instance(
                    "lines",
                    &LineMerge { requesters: 2, burst: READ_LINES, own_bits: line_bits, urgent: 0 },
                ),
            )
        });
        ports.mac.connect_to(&core.mac);
        link.message.connect(*core.message);
        link.settings.assign(*ports.pcie_settings);
        stores::connect(&core, &bus, self.core.store_line_bits(), ports.store.as_deref());

        posted.line_request[0].connect(*core.descriptor_request);
        wiring::answer(&core.descriptor_response, &posted.line_response[0]);
        posted.line_request[1].connect(*core.write_request);
        wiring::answer(&core.write_response, &posted.line_response[1]);
        merge.line_request[0].connect(*posted.merged_request);
        wiring::answer(&posted.merged_response, &merge.line_response[0]);
        merge.line_request[1].connect(*core.read_request);
        wiring::answer(&core.read_response, &merge.line_response[1]);
        link.line_request.connect(*merge.merged_request);
        merge.merged_response.connect(*link.line_response);
        ports.pcie_request.connect(*link.pcie_request);
        link.pcie_completion.connect(*ports.pcie_completion);

        in_domain("host", || {
            for (number, status) in [posted.status, merge.status].into_iter().enumerate() {
                let name = format!("line_merge_{number}");
                let registers = instance(&format!("{name}_registers"), &blocks::line_merge());
                bus.connect(&name, &registers);
                registers.status.assign(*status);
            }
            let registers = instance("pcie_registers", &blocks::pcie());
            bus.connect("pcie", &registers);
            registers.status.assign(*link.status);
            core.outside_answer.connect(bus.answer());
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
    fn tags_of_one_port_suffice_or_the_card_is_refused() {
        structure::elaborates(&RECORD, ["RINGS=2 LINES=8"]);
        let error = structure::refused(&RECORD, "RINGS=4 LINES=64");
        assert!(error.contains("WRITES"), "{error}");
    }

    #[test]
    fn gates_without_an_engine_are_refused() {
        let error = structure::refused(&RECORD, "PUSH=gate");
        assert!(error.contains("PUSH=gate needs a coherence engine"), "{error}");
    }
}
