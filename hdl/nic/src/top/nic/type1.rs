//! Network interface card of Type 1: its lines are coherent with the host's caches through CXL.cache.
//!
//! ```text
//!                    +----------------- nic_type1 ------------------+
//!       cmac_receive |                     :                        | d2h_*
//!  ----------------->| pulse               :                 stream |------>
//!      cmac_transmit |                     :                        | h2d_*
//!  <-----------------| stream              :                 stream |<------
//!                    |                     :                        | register_*
//!                    |                     :                 stream |<----->
//!                    |                     :                        | message
//!                    |                     :                 stream |------>
//!                    |                     :                        | store_* (MMIO=reorder)
//!                    |                     :                 stream |<----->
//!                    |       network clock : host clock             |
//!                    +----------------------------------------------+
//!
//!  MAC <--> core --+-- descriptors ---------------> port 0 --+
//!                  +-- writes --+-- merge --------> port 1 --+-- engine <--> CXL.cache
//!                  +-- reads ---+                            |
//!                  +-- fences -------------------------------+
//! ```
//!
//! # Function
//! `nic_core` in front of a coherence engine: descriptors at one of its ports, packets at the other.
//! NC-writes of packets are answered by the engine as the register `coherence.nc_writes` says; those of
//! descriptors and counts always when they are observed globally.
//! Registers are reached through AXI4-Lite; see `docs/generated/registers-nic.md` for the map.
//! An interrupt is a message at a port of its own, since CXL.cache has none: the completion that it is about is observed
//! globally before it leaves (ADR 32).
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
//! For as many cycles as a bank of the cache has sets nothing is answered: tags are swept.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! Writes at one port and reads at the other would make descriptors wait behind packets.
use nic_dsl::{
    BundleExt, Flat, Group, Module, Ports, Source, elaborate, in_domain, instance,
    instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::CardLink;
use nic_spec::message::LINE_TAG_BITS;

use super::core::NicCore;
use super::network::BEAT_BYTES;
use super::parameters::{PARAMETERS, TINY, TINY_WITH_GATES, TINY_WITH_QUEUES, TINY_WITH_STORES};
use super::stores;
use super::wiring::{self, EnginePorts};
use crate::coherence::dcoh::{self, Dcoh};
use crate::csr::register_bus::RegisterBus;
use crate::interface::{AxiLitePorts, AxiPorts, CxlCachePorts, MacPorts};
use crate::message::InterruptMessage;
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_type1",
    summary: "Network interface card behind CXL.cache.",
    source: contract::Source { paper: "CXL-NIC", section: "4, 6" },
    // Two clocks have no cycle in common, and memory is in between; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_request",
        "h2d_response",
        "h2d_data",
        "register_write_address",
        "register_write_data",
        "register_write_response",
        "register_read_data",
        "message",
        "store_write_address?",
        "store_write_data?",
        "store_write_response?",
        "store_read_data?",
    ],
    transparent: &[],
};

/// What all cards have, and how much its engine does at a time.
const TYPE1_PARAMETERS: [Parameter; PARAMETERS.len() + 1] = {
    let mut all = [OUTSTANDING; PARAMETERS.len() + 1];
    all.split_at_mut(PARAMETERS.len()).0.copy_from_slice(PARAMETERS);
    all
};

const OUTSTANDING: Parameter =
    Parameter { name: "OUTSTANDING", default: "128", meaning: "as OUTSTANDING of `dcoh`" };

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &TYPE1_PARAMETERS,
    presets: &[
        Preset::product("nic_type1", &["RINGS=1", "WRITES=256", "READS=256"]),
        Preset::product("nic_type1_push", &["RINGS=1", "WRITES=256", "READS=256", "PUSH=gate"]),
        Preset::product("nic_type1_r4", &["RINGS=4", "WRITES=256", "READS=256"]),
        Preset::test("nic_type1_tiny", TINY),
        Preset::test("nic_type1_mmio_tiny", TINY_WITH_STORES),
        Preset::test("nic_type1_queues_tiny", TINY_WITH_QUEUES),
        Preset::test("nic_type1_push_tiny", TINY_WITH_GATES),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&NicType1::new(values)?),
};

/// A card.
#[derive(Clone, Debug)]
pub struct NicType1 {
    core: NicCore,
    engine: Dcoh,
}

impl NicType1 {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let core = NicCore::new(values, CardLink::Cxl)?;
        let outstanding: u32 = values.power_of_two("OUTSTANDING", 4..=256)?;
        let setting = format!("OUTSTANDING={outstanding}");
        let engine = Values::new("dcoh", dcoh::RECORD.parameters, [setting.as_str()])?;
        let engine = Dcoh::new(&engine)?;
        core.check_tags("nic_type1", &[&[0], &[1, 2]], LINE_TAG_BITS)?;
        Ok(Self { core, engine })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct NicType1Ports {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// The host.
    #[shape(())]
    #[clock(host)]
    pub cxl_cache: Flat<CxlCachePorts>,
    /// AXI4 for stores, if there is an interface for them.
    #[clock(host)]
    pub store: Option<Group<AxiPorts>>,
    /// AXI4-Lite for registers.
    #[shape(())]
    #[clock(host)]
    pub register: Group<AxiLitePorts>,
    /// Interrupts, as posted writes of 4 bytes that go over CXL.io.
    #[shape(())]
    #[clock(host)]
    pub message: Source<InterruptMessage>,
}

impl Module for NicType1 {
    type Ports = NicType1Ports;

    fn name(&self) -> String {
        format!("nic_type1{}_o{}", self.core.suffix(), self.engine.bank.outstanding)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("type1.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicType1PortsShape {
        NicType1PortsShape {
            mac: MacPorts::shape_for(BEAT_BYTES),
            store: self.core.stores.is_some().then_some(stores::SHAPE),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let core = instance_with_clocks("core", &self.core, &both);
        let bus = RegisterBus::new(*core.outside_access, &self.core.map());
        wiring::lite(&core, &ports.register);
        let engine = in_domain("host", || instance("engine", &self.engine));
        let merge = wiring::packets(&core, &bus, LINE_TAG_BITS);
        ports.mac.connect_to(&core.mac);
        ports.message.connect(*core.message);
        stores::connect(&core, &bus, self.core.store_line_bits(), ports.store.as_deref());
        let engine_ports =
            EnginePorts { lines: &engine.lines, control: &engine.control, status: &engine.status };
        wiring::descriptors(&core, &engine_ports);
        wiring::engine(&core, &bus, &merge, &engine_ports);
        in_domain("host", || core.outside_answer.connect(bus.answer()));

        ports.cxl_cache.connect_to(&engine.cxl_cache);
        // All memory is the host's.
        engine.memory_map.host_end.set(-1);
        engine.memory_map.device_begin.set(-1);
        engine.memory_map.device_end.set(-1);
        for change in engine.line_change.iter().chain(&engine.victim_change) {
            change.valid.ignore();
            change.payload.ignore_all();
        }
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
        structure::elaborates(&RECORD, ["RINGS=2", "RINGS=4 LINES=64 WRITES=512 READS=512"]);
        structure::elaborates(&RECORD, ["PUSH=gate WRITES=256 READS=256"]);
        let error = structure::refused(&RECORD, "PUSH=gate WRITES=512 READS=512");
        assert!(error.contains("halve the largest"), "{error}");
        let error = structure::refused(&RECORD, "RINGS=8 LINES=64");
        assert!(error.contains("at most 256 lines"), "{error}");
        let error = structure::refused(&RECORD, "OUTSTANDING=96");
        assert!(error.contains("a power of two from 4 to 256"), "{error}");
    }
}
