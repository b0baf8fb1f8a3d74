//! Network interface card of Type 1 behind the CXL IP of Agilex 7: the IP keeps its lines coherent.
//!
//! ```text
//!                     +-------------- nic_type1_agilex ---------------+
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
//!                     |                     :                         | message
//!                     |                     :                  stream |------>
//!                     | network, csr clocks : host clock              |
//!                     +-----------------------------------------------+
//!
//!  MAC <--> core --+-- descriptors ---------------> ip_0 <--> AFU port 0 --+
//!                  +-- writes --+-- merge --------> ip_1 <--> AFU port 1 --+-- IP <--> CXL.cache
//!                  +-- reads ---+
//! ```
//!
//! # Function
//! `nic_core` in front of both AFU ports of the IP (`cafu2ip_aximm0`, `cafu2ip_aximm1`), each behind a
//! `line_to_cxl_ip`: descriptors at one, packets at the other, as `nic_type1` has them at its engine. The
//! user fields say what is asked of the IP's caches. Rings cannot have themselves woken when a line changes
//! (`card.has_event_driven_polling` is 0): a watch is answered with an error, and the ring stops.
//!
//! Registers are reached through Avalon-MM of 64 bits on the IP's clock for them; see
//! `docs/generated/registers-nic.md` for the map. A window of stores is not there: that port does not bring
//! lines whole.
//!
//! When the IP asks for quiet, port 0 ends first and port 1 then; the acknowledge says that the IP has
//! answered everything and that nothing follows. Meanwhile packets wait, and are dropped where they do not
//! fit.
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it. A completion follows the IP's
//! responses to all writes of its packet: with `AWCACHE` of zero a response comes from where the line ends up
//! (AXI4, A4.4.1, Device Non-bufferable).
//!
//! # Reset
//! Forgets everything. The resets of host and registers come with the IP's, and with the network's; the network's comes
//! with the MAC's, also alone (`nic_network`).
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! Writes at one port and reads at the other would make descriptors wait behind packets, and gain nothing:
//! one scheduler of the IP serves both ports, as users of it found. Halves of the rings at one port each would
//! put descriptors behind packets, too.
use nic_dsl::{Flat, Group, Module, Ports, Source, elaborate, in_domain, instance_with_clocks};
use nic_spec::contract::{self, Contract};

use super::afu;
use super::core::NicCore;
use super::network::BEAT_BYTES;
use super::parameters::{PARAMETERS as OF_CARDS, TINY};
use crate::adapter::line_to_cxl_ip::{self, LineToCxlIp};
use crate::csr::register_bus::RegisterBus;
use crate::interface::{AfuPorts, AvalonPorts, MacPorts};
use crate::message::InterruptMessage;
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_type1_agilex",
    summary: "Network interface card behind the CXL IP of Agilex 7.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4, 6" },
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

/// Those of every card, and the width of the IP's user fields.
const PARAMETERS: &[Parameter] = &{
    let mut all = [line_to_cxl_ip::WRITE_USER; OF_CARDS.len() + 1];
    all.split_at_mut(OF_CARDS.len()).0.copy_from_slice(OF_CARDS);
    all
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: PARAMETERS,
    presets: &[
        Preset::product("nic_type1_agilex", &["RINGS=1", "WRITES=128"]),
        Preset::test("nic_type1_agilex_tiny", TINY),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&NicType1Agilex::new(values)?),
};

/// A card.
#[derive(Clone, Debug)]
pub struct NicType1Agilex {
    core: NicCore,
    link: LineToCxlIp,
}

impl NicType1Agilex {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { core: afu::core("nic_type1_agilex", values)?, link: LineToCxlIp::new(values)? })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, csr, network)]
pub struct NicType1AgilexPorts {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// The AFU ports of the IP.
    #[clock(host)]
    pub afu: Flat<AfuPorts>,
    /// Avalon-MM for registers.
    #[shape(())]
    #[clock(csr)]
    pub register: Group<AvalonPorts>,
    /// Interrupts, as posted writes of 4 bytes that go over CXL.io.
    #[shape(())]
    #[clock(host)]
    pub message: Source<InterruptMessage>,
}

impl Module for NicType1Agilex {
    type Ports = NicType1AgilexPorts;

    fn name(&self) -> String {
        format!("nic_type1_agilex_u{}{}", self.link.write_user_bits, self.core.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("agilex.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicType1AgilexPortsShape {
        NicType1AgilexPortsShape {
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
        afu::lines(&core, &bus, &self.link, &ports.afu);
        afu::registers(&core, &bus, &ports.register);
        in_domain("host", || {
            afu::memory(&bus, None);
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
    fn cards_for_every_version_of_the_ip_are_legal() {
        structure::elaborates(&RECORD, ["WRITE_USER=5", "WRITE_USER=6 RINGS=2", "WRITE_USER=7"]);
    }

    #[test]
    fn too_many_tags_and_stores_are_refused() {
        let error = structure::refused(&RECORD, "WRITES=256");
        assert!(error.contains("WRITES"), "{error}");
        let error = structure::refused(&RECORD, "MMIO=reorder");
        assert!(error.ends_with("MMIO=none is right"), "{error}");
    }

    #[test]
    fn gates_without_an_engine_are_refused() {
        let error = structure::refused(&RECORD, "PUSH=gate");
        assert!(error.contains("PUSH=gate needs a coherence engine"), "{error}");
    }
}
