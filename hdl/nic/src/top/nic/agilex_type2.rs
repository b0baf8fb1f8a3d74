//! Network interface card of Type 2 behind the CXL IP of Agilex 7: the IP keeps lines of both memories
//! coherent, and serves the host's loads and stores to the card's.
//!
//! ```text
//!                     +-------------- nic_type2_agilex ---------------+
//!        cmac_receive |                     :                         | write_address_*, write_data_*
//!  ------------------>| pulse               :                  stream |------>
//!       cmac_transmit |                     :                         | write_response_*
//!  <------------------| stream              :                  stream |<------
//!    register_command |                     :                         | read_address_*, read_data_*
//!  ------------------>| stream              :                  stream |<----->
//!  register_read_data |                     :                         | quiesce_request
//!  <------------------| pulse               :                   level |<------
//!                     |                     :                         | quiesce_acknowledge
//!                     |                     :                   level |------>
//!                     |                     :                         | memory_map
//!                     |                     :                   level |<------
//!                     |                     :                         | message
//!                     |                     :                  stream |------>
//!                     | network, csr clocks : host clock              |
//!                     +-----------------------------------------------+
//!
//!  MAC <--> core --+-- descriptors ---------------> ip_0 <--> AFU port 0 --+      +-- CXL.cache
//!                  +-- writes --+-- merge --------> ip_1 <--> AFU port 1 --+-- IP +-- CXL.mem
//!                  +-- reads ---+                                                 +-- DDR4 controllers
//! ```
//!
//! # Function
//! `nic_type1_agilex` where the IP has memory behind it (`ip2hdm_aximm*`). Rings and packets are in host memory or
//! in the card's, as `ring_space` and `data_space` of each half of a ring say, in host-bias or in device-bias: the
//! adapters say the target in AxUSER, `target_hdm`, and that nothing is asked of the host, `do_not_send_d2hreq`.
//! Addresses are the host's, for both memories, as the IP's example design gives them.
//!
//! The IP is the master of the memory's controllers, and has the decoders of the host's addresses beside it:
//! neither passes through the card. `memory_map` says to it where the memory is; whoever decodes sets it. Its first
//! line is at a multiple of `PAGES` pages. A request for another memory than its line is in does not reach
//! the IP (`cxl_ip_*.refused_requests`).
//!
//! Who is asked about a line in device-bias is the ring's word alone: the IP has no table of pages that its AFU side
//! could see or turn. So a program that sets a ring to device-bias answers for it that the host keeps no copy
//! (`Card::set_bias` flushes them), and nothing counts if it does (ADR 49).
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! As `nic_type1_agilex`: a completion follows the IP's responses to all writes of its packet.
//!
//! # Reset
//! Forgets everything. The resets of host and registers come with the IP's, and with the network's; the network's comes
//! with the MAC's, also alone (`nic_network`).
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! `device_memory` between the IP and the controllers: the IP's ports are AXI already, one for each controller, and
//! what may go between them is not the card's.
use nic_dsl::{
    BundleExt, Flat, Group, LevelSink, Module, Ports, Source, elaborate, in_domain,
    instance_with_clocks,
};
use nic_spec::contract::{self, Contract};

use super::afu;
use super::core::NicCore;
use super::network::BEAT_BYTES;
use super::parameters::{PARAMETERS as OF_CARDS, TINY};
use crate::adapter::line_to_cxl_ip::{self, LineToCxlIp};
use crate::csr::register_bus::RegisterBus;
use crate::interface::{AfuPorts, AvalonPorts, MacPorts};
use crate::message::{InterruptMessage, MemoryMap};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_type2_agilex",
    summary: "Network interface card with memory behind the CXL IP of Agilex 7.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4 to 6" },
    // Three clocks have no cycle in common, and memory is in between; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "write_address_*",
        "write_data_*",
        "write_response_*",
        "read_address_*",
        "read_data_*",
        "message",
    ],
    transparent: &[],
};

/// Those of every card, the width of the IP's user fields, and how much memory there is.
const PARAMETERS: &[Parameter] = &{
    let mut all = [line_to_cxl_ip::WRITE_USER; OF_CARDS.len() + 2];
    all.split_at_mut(OF_CARDS.len()).0.copy_from_slice(OF_CARDS);
    all[OF_CARDS.len() + 1] = line_to_cxl_ip::PAGES;
    all
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: PARAMETERS,
    presets: &[
        Preset::product("nic_type2_agilex", &["RINGS=1", "WRITES=128"]),
        Preset::test("nic_type2_agilex_tiny", &SMALL),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&NicType2Agilex::new(values)?),
};

/// The smallest with two rings, and 2 MiB of memory, for tests.
const SMALL: [&str; TINY.len() + 1] = {
    let mut all = ["PAGES=512"; TINY.len() + 1];
    all.split_at_mut(TINY.len()).0.copy_from_slice(TINY);
    all
};

/// A card.
#[derive(Clone, Debug)]
pub struct NicType2Agilex {
    core: NicCore,
    link: LineToCxlIp,
    pages: u32,
}

impl NicType2Agilex {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let core = afu::core("nic_type2_agilex", values)?;
        let pages = values.power_of_two(line_to_cxl_ip::PAGES.name, line_to_cxl_ip::LEGAL_PAGES)?;
        Ok(Self { core, link: LineToCxlIp::new(values)?.with_memory(pages)?, pages })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, csr, network)]
pub struct NicType2AgilexPorts {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// The AFU ports of the IP.
    #[clock(host)]
    pub afu: Flat<AfuPorts>,
    /// Where there is memory; set while nothing is outstanding.
    #[shape(())]
    #[clock(host)]
    pub memory_map: LevelSink<MemoryMap>,
    /// Avalon-MM for registers.
    #[shape(())]
    #[clock(csr)]
    pub register: Group<AvalonPorts>,
    /// Interrupts, as posted writes of 4 bytes that go over CXL.io.
    #[shape(())]
    #[clock(host)]
    pub message: Source<InterruptMessage>,
}

impl Module for NicType2Agilex {
    type Ports = NicType2AgilexPorts;

    fn name(&self) -> String {
        let (user, core) = (self.link.write_user_bits, self.core.suffix());
        format!("nic_type2_agilex_u{user}{core}_g{}", self.pages)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("agilex_type2.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicType2AgilexPortsShape {
        NicType2AgilexPortsShape {
            mac: MacPorts::shape_for(BEAT_BYTES),
            afu: afu::shape(&self.link),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let core = instance_with_clocks("core", &self.core, &both);
        let bus = RegisterBus::new(*core.outside_access, &self.core.map());
        ports.mac.connect_to(&core.mac);
        ports.message.connect(*core.message);
        for link in afu::lines(&core, &bus, &self.link, &ports.afu) {
            link.map_of.of(line_to_cxl_ip::MEMORY).assign(*ports.memory_map);
        }
        afu::registers(&core, &bus, &ports.register);
        in_domain("host", || {
            afu::memory(&bus, Some((self.pages, *ports.memory_map)));
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
    fn versions_of_the_ip_that_name_its_memory_are_legal() {
        structure::elaborates(&RECORD, ["WRITE_USER=6 RINGS=2", "WRITE_USER=7 PAGES=2"]);
        let error = structure::refused(&RECORD, "WRITE_USER=5");
        assert!(error.ends_with("6 or 7 can"), "{error}");
        let error = structure::refused(&RECORD, "PAGES=1000");
        assert!(error.contains("a power of two from 2 to 1048576"), "{error}");
    }

    #[test]
    fn stores_and_gates_without_an_engine_are_refused() {
        let error = structure::refused(&RECORD, "MMIO=reorder");
        assert!(error.ends_with("MMIO=none is right"), "{error}");
        let error = structure::refused(&RECORD, "PUSH=gate");
        assert!(error.contains("PUSH=gate needs a coherence engine"), "{error}");
    }
}
