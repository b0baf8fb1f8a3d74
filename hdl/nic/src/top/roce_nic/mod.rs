//! A network interface card of remote atomic operations: what other machines ask for in RoCEv2 packets is done on host memory, in the card's cache.
//!
//! ```text
//!                    +---------------- roce_nic -----------------+
//!       cmac_receive |                     :                     | d2h_*
//!  ----------------->| pulse               :              stream |------>
//!      cmac_transmit |                     :                     | h2d_*
//!  <-----------------| stream              :              stream |<------
//!                    |                     :                     | register_write_*
//!                    |                     :              stream |<----->
//!                    |                     :                     | register_read_*
//!                    |                     :              stream |<----->
//!                    |       network clock : host clock          |
//!                    +-------------------------------------------+
//!
//!  MAC --> nic_network --> roce_responder --> rao_engine <--> CXL.cache
//!  MAC <-- nic_network <--       |  ^             |
//!                                |  +-- outcomes --+
//! ```
//!
//! # Function
//! All packets go to `roce_responder`, which answers CompareSwap and FetchAdd of its queue pairs and drops what is no request of theirs. The
//! operations are done by `rao_engine`, on lines of host memory that the card owns for as long as nobody else wants them; processors of
//! the host may write the same words whenever they like. There are no rings, no descriptors, and no other requests for memory. A
//! driver sets the station and the queue pairs up; nothing of them is in host memory.
//!
//! The network side is that of the cards with rings (`nic_network`): checksums are checked and filled in, packets wait in a burst
//! memory, and a generator and a sink may take the MAC's place. The registers are in `docs/generated/registers-roce_nic.md`.
//!
//! # Backpressure
//! None towards the MAC: what does not fit the burst memory is dropped whole, and counted; whoever sent it sends it again.
//!
//! # Ordering
//! As in `roce_responder`; operations on one word take place in the order of their packets, those on others pass each other.
//!
//! # Faults
//! As in its parts: each kind has a counter, and the first is named.
//!
//! # Reset
//! Forgets everything, modified lines of the cache too; software flushes them before (`cache_flush`). The host's reset comes with
//! the network's; the network's comes with the MAC's, also alone (`nic_network`).
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! A packet that is for the host has no way to it: a card with rings and this engine would take the place that the key-value handler has in
//! `nic_network`, and give up the tags of a line port.
use nic_dsl::{
    BundleExt, Flat, Group, Module, Ports, constant, constant_bool, elaborate, in_domain, instance,
    instance_with_clocks, state,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register::roce_nic;

use super::nic::network::{self, BUFFER, NicNetwork, PACKETS};
use super::rao_engine::{self, RaoEngine, RaoEnginePorts};
use crate::adapter::axi_lite_slave::AxiLiteSlave;
use crate::csr::register_bus::RegisterBus;
use crate::csr::register_hub::RegisterHub;
use crate::engine::roce::pairs;
use crate::engine::roce::responder::RoceResponder;
use crate::interface::{AxiLitePorts, CxlCachePorts, MacPorts};
use crate::message::{LineOperation, LineRequest, LineSpace};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

mod registers;

/// What the card promises.
pub const CONTRACT: Contract = Contract {
    module: "roce_nic",
    summary: "Does remote atomic operations of other machines on host memory, over RoCEv2.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
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
    ],
    transparent: &[],
};

/// Those of its parts.
const ALL: [Parameter; OF_PAIRS + OF_ENGINE + 2] = {
    let mut all = [BUFFER; OF_PAIRS + OF_ENGINE + 2];
    let mut next = 0;
    while next < OF_PAIRS {
        all[next] = pairs::PARAMETERS[next];
        next += 1;
    }
    while next < OF_PAIRS + OF_ENGINE {
        all[next] = rao_engine::RECORD.parameters[next - OF_PAIRS];
        next += 1;
    }
    all[next + 1] = PACKETS;
    all
};
const OF_PAIRS: usize = pairs::PARAMETERS.len();
const OF_ENGINE: usize = rao_engine::RECORD.parameters.len();

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &ALL,
    presets: &[
        Preset::product("roce_nic", &["PAIRS=16", "OUTSTANDING=128"]),
        Preset::test(
            "roce_nic_tiny",
            &[
                "PAIRS=2",
                "KEPT=4",
                "DEPTH=4",
                "SLOTS=4",
                "SETS=2",
                "WAYS=2",
                "OUTSTANDING=4",
                "ELEMENTS=2",
                "BUFFER=256",
                "PACKETS=16",
            ],
        ),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&RoceNic::new(values)?),
};

/// Bytes of a beat.
const BEAT_BYTES: u32 = 64;

/// A card.
#[derive(Clone, Debug)]
pub struct RoceNic {
    responder: RoceResponder,
    engine: RaoEngine,
    network: NicNetwork,
}

impl RoceNic {
    /// The card that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let buffer = network::buffer(values)?;
        let network = NicNetwork { buffer, has_stores: false, has_engine: false };
        Ok(Self {
            responder: RoceResponder::new(values)?,
            engine: RaoEngine::new(values)?,
            network,
        })
    }
}

/// Ports of the card.
#[derive(Ports)]
#[clocks(host, network)]
pub struct RoceNicPorts {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// The host.
    #[shape(())]
    #[clock(host)]
    pub cxl_cache: Flat<CxlCachePorts>,
    /// AXI4-Lite for registers.
    #[shape(())]
    #[clock(host)]
    pub register: Group<AxiLitePorts>,
}

impl Module for RoceNic {
    type Ports = RoceNicPorts;

    fn name(&self) -> String {
        let tail = |name: String, of: &str| name.strip_prefix(of).unwrap_or_default().to_owned();
        let responder = tail(self.responder.name(), "roce_responder");
        let engine = tail(self.engine.name(), "rao_engine");
        format!("roce_nic{responder}{engine}{}", self.network.sizes())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> RoceNicPortsShape {
        RoceNicPortsShape { mac: MacPorts::shape_for(BEAT_BYTES) }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let network = instance_with_clocks("network", &self.network, &both);
        network.cmac_receive.connect(*ports.mac.cmac_receive);
        ports.mac.cmac_transmit.connect(*network.cmac_transmit);
        let (lite, hub, responder, engine) = in_domain("host", || {
            (
                instance("lite", &AxiLiteSlave),
                instance("hub", &RegisterHub),
                instance("roce", &self.responder),
                instance("engine", &self.engine),
            )
        });
        responder.source.connect(*network.packet);
        network.sent.connect(*responder.packet);
        engine.request.connect(*responder.operation);
        responder.outcome.connect(*engine.response);
        ports.cxl_cache.connect_to(&engine.cxl_cache);
        in_domain("host", || leave_unused(&engine));

        ports.register.connect_to(&lite.axi);
        hub.access.connect(*lite.access);
        lite.answer.connect(*hub.answer);
        let bus = RegisterBus::new(*hub.bus_access, &roce_nic::map());
        in_domain("host", || {
            self.registers(&bus, &hub, &responder, &engine);
            bus.extend(&network.access, *network.answer);
            bus.defers(*network.deferred);
            hub.bus_answer.connect(bus.answer());
            hub.bus_deferred.set(bus.is_deferred());
        });
    }
}

/// What of the engine nobody uses here: its other line port, fences, weak writes, changes of lines. All memory is the host's.
fn leave_unused(engine: &RaoEnginePorts) {
    let never = constant_bool(false);
    let request = LineRequest {
        operation: state(LineOperation::NcRead),
        space: state(LineSpace::Host),
        line_address: constant(46, 0),
        data: constant(8 * BEAT_BYTES, 0),
        byte_enable: constant(BEAT_BYTES, 0),
        tag: constant(nic_spec::message::LINE_TAG_BITS, 0),
    };
    engine.line_request.offer(never, request);
    engine.line_request.ready.ignore();
    engine.line_response.ready.set(true);
    engine.line_response.valid.ignore();
    engine.line_response.payload.ignore_all();
    engine.memory_map.host_end.set(-1);
    engine.memory_map.device_begin.set(-1);
    engine.memory_map.device_end.set(-1);
    let control = &engine.control;
    control.write_policy.local_writes.set(0);
    control.write_policy.ordered_writes.set(0);
    control.fence_request.valid.set(false);
    control.fence_response.valid.ignore();
    for change in engine.line_change.iter().chain(&engine.victim_change) {
        change.valid.ignore();
        change.payload.ignore_all();
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
        structure::elaborates(&RECORD, ["PAIRS=64 KEPT=64 DEPTH=64 SLOTS=256 BUFFER=256"]);
        let error = structure::refused(&RECORD, "PAIRS=128");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
