//! Device coherence engine with a deserialiser of remote procedure calls at one of its ports.
//!
//! ```text
//!                +-------- rpc_engine --------+
//!        message |                            | completion
//!  ------------->| stream              stream |------------------->
//!   line_request |                            | line_response
//!  ------------->| stream              stream |------------------->
//!      CXL.cache |                            | CXL.cache
//!  ------------->| stream              stream |------------------->
//!   *_write      |                            | line_change_*, victim_change_*
//!  ------------->| pulse                pulse |------------------->
//!  configuration |                            | status_*, rpc_status
//!  ------------->| level                level |------------------->
//!     memory_map |                            | fence_response
//!  ------------->| level                pulse |------------------->
//!   write_policy |                            | flush_status
//!  ------------->| level                level |------------------->
//!                +----------------------------+
//!
//!  message --> rpc_deserializer --> port 0 --+--> bank 0
//!                      line_request port 1 --+--> bank 1
//! ```
//!
//! # Function
//! Everything that `dcoh` does at its second port and for the host; in place of its first one, `rpc_deserializer`. Objects go into the host's cache by
//! NC-P or stay in the device's by CO-write, as `configuration` says; a program finds them either way.
//!
//! # Backpressure
//! As in `rpc_deserializer` and `dcoh`. A port does not wait for the other one's answers.
//!
//! # Ordering
//! As in `rpc_deserializer` and `dcoh`: a completion leaves when every line of its message is answered, and is visible.
//!
//! # Faults
//! As in `rpc_deserializer` and `dcoh`.
//!
//! # Reset
//! Of all together; the schema stays.
//!
//! # Resources
//! Those of its parts.
//!
//! # Rationale
//! A port of its own, so that no line of an object waits behind one that the rings ask for.
use nic_dsl::ports::Port;
use nic_dsl::{
    Flat, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource, Sink, Source, elaborate,
    instance,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::coherence::dcoh::{self, Dcoh, DcohPorts};
use crate::coherence::hmc_bank::HmcBank;
use crate::engine::rpc::deserializer::{self, RpcDeserializer};
use crate::interface::{CxlCachePorts, EngineControlPorts};
use crate::message::{
    CacheStatus, LineChange, LineRequest, LineResponse, MemoryMap, RpcBeat, RpcCompletion,
    RpcConfiguration, RpcFieldWrite, RpcStatus, RpcTypeWrite,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the engine promises. The latency is that of an empty message whose line the cache owns.
pub const CONTRACT: Contract = Contract {
    module: "rpc_engine",
    summary: "Keeps the device's copies of host memory coherent, and makes objects there of messages.",
    source: contract::Source { paper: "Cohet", section: "V-B" },
    latency: Some(Latency::exactly(13, "message")),
    interval: 8,
    waits_on: &[
        "completion",
        "line_response",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_response",
        "h2d_data",
    ],
    transparent: &[],
};

/// Those of the engine, and of the deserialiser.
const PARAMETERS: [Parameter; OF_DCOH.len() + OF_DESERIALIZER.len()] =
    [OF_DCOH[0], OF_DCOH[1], OF_DCOH[2], OF_DCOH[3], OF_DESERIALIZER[0], OF_DESERIALIZER[1]];
const OF_DCOH: [Parameter; 4] = {
    let all = dcoh::RECORD.parameters;
    [all[0], all[1], all[2], all[3]]
};
const OF_DESERIALIZER: [Parameter; 2] = {
    let all = deserializer::RECORD.parameters;
    [all[0], all[1]]
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &PARAMETERS,
    presets: &[
        Preset::product("rpc_engine", &["OUTSTANDING=128"]),
        Preset::test(
            "rpc_engine_tiny",
            &["SETS=2", "WAYS=2", "OUTSTANDING=4", "DEPTH=8", "LINES=8"],
        ),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&RpcEngine::new(values)?),
};

/// The engine.
#[derive(Clone, Debug)]
pub struct RpcEngine {
    engine: Dcoh,
    deserializer: RpcDeserializer,
}

impl RpcEngine {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let engine = Dcoh { bank: HmcBank::of_sizes(values)? };
        Ok(Self { engine, deserializer: RpcDeserializer::new(values)? })
    }
}

/// Ports of the engine.
#[derive(Ports)]
pub struct RpcEnginePorts {
    /// Messages.
    #[shape(())]
    pub message: Sink<RpcBeat>,
    /// How each ended.
    #[shape(())]
    pub completion: Source<RpcCompletion>,
    /// Fills the table of types, while there is no message.
    #[shape(())]
    pub type_write: PulseSink<RpcTypeWrite>,
    /// Fills the table of fields, while there is no message.
    #[shape(())]
    pub field_write: PulseSink<RpcFieldWrite>,
    /// How objects are written.
    #[shape(())]
    pub configuration: LevelSink<RpcConfiguration>,
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
    /// What was counted of messages.
    #[shape(())]
    pub rpc_status: LevelSource<RpcStatus>,
}

impl Module for RpcEngine {
    type Ports = RpcEnginePorts;

    fn name(&self) -> String {
        let HmcBank { sets, ways, outstanding, banks, .. } = self.engine.bank;
        RECORD.name(&[
            ("BANKS", "b", banks),
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", outstanding),
            ("DEPTH", "d", self.deserializer.depth),
            ("LINES", "l", self.deserializer.lines),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("rpc_engine.rs"), &CONTRACT)
    }

    fn shape(&self) -> RpcEnginePortsShape {
        let banks = self.engine.bank.banks as usize;
        RpcEnginePortsShape {
            line_change: vec![(); banks],
            victim_change: vec![(); banks],
            status: vec![(); banks],
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let deserializer = instance("deserializer", &self.deserializer);
        let engine: DcohPorts = instance("engine", &self.engine);
        ports.message.connect_to(&deserializer.message);
        ports.completion.connect_to(&deserializer.completion);
        ports.type_write.connect_to(&deserializer.type_write);
        ports.field_write.connect_to(&deserializer.field_write);
        ports.configuration.connect_to(&deserializer.configuration);
        ports.rpc_status.connect_to(&deserializer.status);
        let lines = &engine.lines;
        lines.line_request[0].connect(*deserializer.line_request);
        deserializer.line_response.connect(*lines.line_response[0]);
        ports.line_request.connect_to(&lines.line_request[1]);
        ports.line_response.connect_to(&lines.line_response[1]);

        ports.cxl_cache.connect_to(&engine.cxl_cache);
        ports.memory_map.connect_to(&engine.memory_map);
        ports.control.connect_to(&engine.control);
        ports.line_change.connect_to(&engine.line_change);
        ports.victim_change.connect_to(&engine.victim_change);
        ports.status.connect_to(&engine.status);
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
