//! Device coherence engine with remote atomic operations in its cache.
//!
//! ```text
//!                +-------- rao_engine --------+
//!        request |                            | response
//!  ------------->| stream              stream |------------------->
//!   line_request |                            | line_response
//!  ------------->| stream              stream |------------------->
//!      CXL.cache |                            | CXL.cache
//!  ------------->| stream              stream |------------------->
//!     memory_map |                            | line_change_*, victim_change_*
//!  ------------->| level                pulse |------------------->
//!   write_policy |                            | status_*, rao_status, unit_status_*
//!  ------------->| level                level |------------------->
//!  fence_request |                            | fence_response
//!  ------------->| pulse                pulse |------------------->
//!          flush |                            | flush_status
//!  ------------->| pulse                level |------------------->
//!                +----------------------------+
//!
//!  request --> rao_handler --> port 0 --+--> bank 0 <--> rao_unit
//!                  line_request port 1 -+--> bank 1 <--> rao_unit
//! ```
//!
//! # Function
//! Everything that `dcoh` does at its second port and for the host; in place of its first one, `rao_handler`, with a `rao_unit` behind each
//! bank. Operations of the card, requests of the other port, and the host's processors may meet on the same line in any
//! order.
//!
//! # Backpressure
//! As in `rao_handler` and `dcoh`. A port does not wait for the other one's answers.
//!
//! # Ordering
//! As in `rao_handler` and `dcoh`; between the operations and the other port, as between ports of `dcoh`: per line, the order in which a
//! bank takes the requests.
//!
//! # Faults
//! As in `rao_handler`, `rao_unit` and `dcoh`.
//!
//! # Reset
//! Of all together.
//!
//! # Resources
//! Those of its parts.
//!
//! # Rationale
//! A port of its own, so that a line request can have any tag, and no operation waits behind a line that the rings ask for.
use nic_dsl::ports::Port;
use nic_dsl::{
    BundleExt, Flat, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, Source, elaborate,
    instance,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::coherence::dcoh::{self, Dcoh, DcohPorts};
use crate::coherence::hmc_bank::HmcBank;
use crate::engine::rao::handler::{self, RaoHandler};
use crate::engine::rao::unit::RaoUnit;
use crate::interface::{CxlCachePorts, EngineControlPorts};
use crate::message::{
    CacheStatus, LineChange, LineRequest, LineResponse, MemoryMap, RaoRequest, RaoResponse,
    RaoStatus, RaoUnitStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the engine promises. The latency is that of an operation on a line that the cache owns.
pub const CONTRACT: Contract = Contract {
    module: "rao_engine",
    summary: "Keeps the device's copies of host memory coherent, and does remote atomic operations on them.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(8, "request")),
    interval: 1,
    waits_on: &[
        "response",
        "line_response",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_response",
        "h2d_data",
    ],
    transparent: &[],
};

/// Those of the engine, whose banks modify lines, and of the handler.
const PARAMETERS: [Parameter; OF_DCOH.len() + OF_HANDLER.len()] =
    [OF_DCOH[0], OF_DCOH[1], OF_DCOH[2], OF_DCOH[3], OF_HANDLER[0], OF_HANDLER[1]];
const OF_DCOH: [Parameter; 4] = {
    let all = dcoh::RECORD.parameters;
    [all[0], all[1], all[2], all[3]]
};
const OF_HANDLER: [Parameter; 2] = {
    let all = handler::RECORD.parameters;
    [all[0], all[1]]
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &PARAMETERS,
    presets: &[
        Preset::product("rao_engine", &["OUTSTANDING=128"]),
        Preset::test(
            "rao_engine_tiny",
            &["SETS=2", "WAYS=2", "OUTSTANDING=4", "ELEMENTS=2", "DEPTH=4"],
        ),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&RaoEngine::new(values)?),
};

/// The engine.
#[derive(Clone, Debug)]
pub struct RaoEngine {
    engine: Dcoh,
    handler: RaoHandler,
}

impl RaoEngine {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let bank = HmcBank { modifies: true, ..HmcBank::of_sizes(values)? };
        Ok(Self { engine: Dcoh { bank }, handler: RaoHandler::new(values)? })
    }
}

/// Ports of the engine.
#[derive(Ports)]
pub struct RaoEnginePorts {
    /// Remote atomic operations.
    #[shape(())]
    pub request: Sink<RaoRequest>,
    /// An answer to each.
    #[shape(())]
    pub response: Source<RaoResponse>,
    /// Other requests for lines, and barriers.
    #[shape(())]
    pub line_request: Sink<LineRequest>,
    /// Their answers, in any order.
    #[shape(())]
    pub line_response: Source<LineResponse>,
    /// The host.
    #[shape(())]
    pub cxl_cache: Flat<CxlCachePorts>,
    /// Where there is memory.
    #[shape(())]
    pub memory_map: LevelSink<MemoryMap>,
    /// What it is told and asked besides.
    #[shape(())]
    pub control: Flat<EngineControlPorts>,
    /// A line's state changes, in each bank.
    pub line_change: Vec<PulseSource<LineChange>>,
    /// A line that made room is dropped, in each bank.
    pub victim_change: Vec<PulseSource<LineChange>>,
    /// What each bank counts.
    pub status: Vec<LevelSource<CacheStatus>>,
    /// What was counted of operations.
    #[shape(())]
    pub rao_status: LevelSource<RaoStatus>,
    /// What the function behind each bank has refused.
    pub unit_status: Vec<LevelSource<RaoUnitStatus>>,
}

impl Module for RaoEngine {
    type Ports = RaoEnginePorts;

    fn name(&self) -> String {
        let HmcBank { sets, ways, outstanding, banks, .. } = self.engine.bank;
        RECORD.name(&[
            ("BANKS", "b", banks),
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", outstanding),
            ("ELEMENTS", "e", self.handler.elements),
            ("DEPTH", "d", self.handler.depth),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("rao_engine.rs"), &CONTRACT)
    }

    fn shape(&self) -> RaoEnginePortsShape {
        let banks = self.engine.bank.banks as usize;
        RaoEnginePortsShape {
            line_change: vec![(); banks],
            victim_change: vec![(); banks],
            status: vec![(); banks],
            unit_status: vec![(); banks],
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let handler = instance("handler", &self.handler);
        let engine: DcohPorts = instance("engine", &self.engine);
        ports.request.connect_to(&handler.request);
        ports.response.connect_to(&handler.response);
        ports.rao_status.connect_to(&handler.status);
        let lines = &engine.lines;
        lines.line_request[0].connect(*handler.line_request);
        handler.line_response.connect(*lines.line_response[0]);
        ports.line_request.connect_to(&lines.line_request[1]);
        ports.line_response.connect_to(&lines.line_response[1]);

        ports.cxl_cache.connect_to(&engine.cxl_cache);
        ports.memory_map.connect_to(&engine.memory_map);
        ports.control.connect_to(&engine.control);
        ports.line_change.connect_to(&engine.line_change);
        ports.victim_change.connect_to(&engine.victim_change);
        ports.status.connect_to(&engine.status);
        for (i, status) in ports.unit_status.iter().enumerate() {
            let unit = instance(&format!("unit_{i}"), &RaoUnit);
            unit.modify.connect(*engine.modify[i]);
            engine.modified[i].assign(*unit.modified);
            status.connect_to(&unit.status);
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
}
