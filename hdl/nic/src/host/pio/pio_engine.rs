//! Device coherence engine of a Type-2 device, with coherent programmed I/O beside it.
//!
//! ```text
//!                 +------ pio_engine -------+
//!  line_request_* |                         | line_response_*
//!  -------------->| stream           stream |---------------->
//!   CXL.cache and |                         | CXL.cache and
//!    CXL.mem, m2s |                         | CXL.mem, s2m
//!  -------------->| stream           stream |---------------->
//!   memory_answer |                         | memory_request
//!  -------------->| stream           stream |---------------->
//!          result |                         | message
//!  -------------->| stream           stream |---------------->
//!          window |                         | pio_status
//!  -------------->| level             level |---------------->
//! pio_configuration                         |
//!  -------------->| level                   |
//!                 +-------------------------+
//!
//!  CXL.mem ----> memory_window --+--> dcoh_type2 ---> CXL.cache, memory
//!                                +--> coherent_pio -> message, result
//! ```
//!
//! # Function
//! Everything that `dcoh_type2` does, with the ports of `dcoh_type2`; and for the lines of `window`, which are device memory to the
//! host and none to the engine, `coherent_pio`. A program that waits for a result holds up no other request of the host.
//!
//! # Backpressure
//! As in `dcoh_type2`, `memory_window` and `coherent_pio`. A program's load waits for its result, and for the lines that it gives back;
//! nothing that the engine does waits for a program.
//!
//! # Ordering
//! As in `dcoh_type2` and in `coherent_pio`; between them there is none.
//!
//! # Faults
//! As in `dcoh_type2` and in `coherent_pio`. `memory_map` does not say that the window is memory: a line port that asks for a line of it
//! gets an error or, where it is within device memory, lines that the host does not see.
//!
//! # Reset
//! Of all together.
//!
//! # Resources
//! Those of its parts.
//!
//! # Rationale
//! Numbers of the engine and of recalls are told apart by a bit above both, so that neither has fewer.
use nic_dsl::ports::Port;
use nic_dsl::{Flat, LevelSink, LevelSource, Module, Ports, Sink, Source, elaborate, instance};
use nic_spec::contract::{self, Contract, Latency};

use super::coherent_pio::CoherentPio;
use crate::coherence::dcoh_type2::{self, DcohType2, DcohType2Ports, DcohType2PortsShape};
use crate::coherence::memory_window::MemoryWindow;
use crate::message::{Beat, BeatShape, LineWindow, PioConfiguration, PioStatus};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the engine promises. The latency is that of a hit.
pub const CONTRACT: Contract = Contract {
    module: "pio_engine",
    summary: "Keeps a Type-2 device coherent with the host, and exchanges messages through lines of a window.",
    source: contract::Source { paper: "Coherent PIO", section: "4" },
    latency: Some(Latency::exactly(5, "line_request_0")),
    interval: 1,
    waits_on: &[
        "line_response_*",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_response",
        "h2d_data",
        "m2s_request",
        "m2s_write",
        "s2m_response",
        "s2m_data",
        "memory_request",
        "memory_answer",
        "bias_command",
        "message",
        "result",
    ],
    transparent: &[],
};

/// Those of the engine, and lines of a group.
const PARAMETERS: [Parameter; OF_ENGINE.len() + 1] = {
    let mut all = [PIO_LINES; OF_ENGINE.len() + 1];
    let (of_engine, _) = all.split_at_mut(OF_ENGINE.len());
    of_engine.copy_from_slice(OF_ENGINE);
    all
};
const OF_ENGINE: &[Parameter] = dcoh_type2::RECORD.parameters;
const PIO_LINES: Parameter =
    Parameter { name: "PIO_LINES", default: "64", meaning: "as LINES of `coherent_pio`" };

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &PARAMETERS,
    presets: &[
        Preset::product("pio_engine", &["OUTSTANDING=128"]),
        Preset::test(
            "pio_engine_tiny",
            &[
                "SETS=2",
                "WAYS=2",
                "OUTSTANDING=4",
                "DEVICE_SETS=2",
                "DEVICE_WAYS=2",
                "DEVICE_OUTSTANDING=4",
                "HOST_READS=4",
                "PAGES=16",
                "PIO_LINES=4",
            ],
        ),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&PioEngine::new(values)?),
};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;
/// The bit of a request's number that says that it is a recall.
const NUMBER_BIT: u32 = 11;

/// The engine.
#[derive(Clone, Debug)]
pub struct PioEngine {
    engine: DcohType2,
    pio: CoherentPio,
}

impl PioEngine {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let pio = CoherentPio { lines: values.power_of_two("PIO_LINES", 2..=64)? };
        Ok(Self { engine: DcohType2::new(values)?, pio })
    }
}

/// Ports of the engine.
#[derive(Ports)]
pub struct PioEnginePorts {
    /// As of `dcoh_type2`.
    pub engine: Flat<DcohType2Ports>,
    /// Messages of programs, whole lines.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub message: Source<Beat>,
    /// Results, whole lines.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub result: Sink<Beat>,
    /// Lines that programs and the device exchange.
    #[shape(())]
    pub window: LevelSink<LineWindow>,
    /// What software sets of them.
    #[shape(())]
    pub pio_configuration: LevelSink<PioConfiguration>,
    /// What was counted of them.
    #[shape(())]
    pub pio_status: LevelSource<PioStatus>,
}

impl Module for PioEngine {
    type Ports = PioEnginePorts;

    fn name(&self) -> String {
        let engine = self.engine.name().replacen("dcoh_type2", "pio_engine", 1);
        format!("{engine}{}", RECORD.suffix(&[("PIO_LINES", "l", self.pio.lines)]))
    }

    fn documentation(&self) -> String {
        header::text(include_str!("pio_engine.rs"), &CONTRACT)
    }

    fn shape(&self) -> PioEnginePortsShape {
        let engine: DcohType2PortsShape = self.engine.shape();
        PioEnginePortsShape { engine }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let engine = instance("engine", &self.engine);
        let lines = 2 * self.pio.lines;
        let split = instance("split", &MemoryWindow { lines, number_bit: NUMBER_BIT });
        let pio = instance("pio", &self.pio);
        let own = &ports.engine;

        own.lines.connect_to(&engine.lines);
        own.control.connect_to(&engine.control);
        own.memory_request.connect_to(&engine.memory_request);
        own.memory_answer.connect_to(&engine.memory_answer);
        own.bias_command.connect_to(&engine.bias_command);
        own.bias_answer.connect_to(&engine.bias_answer);
        own.bias_reversion.connect_to(&engine.bias_reversion);
        own.memory_map.connect_to(&engine.memory_map);
        own.policy.connect_to(&engine.policy);
        own.line_change.connect_to(&engine.line_change);
        own.victim_change.connect_to(&engine.victim_change);
        own.device_line_change.connect_to(&engine.device_line_change);
        own.device_victim_change.connect_to(&engine.device_victim_change);
        own.status.connect_to(&engine.status);
        own.device_status.connect_to(&engine.device_status);
        own.modify.connect_to(&engine.modify);
        own.modified.connect_to(&engine.modified);

        own.cxl_memory.connect_to(&split.host);
        ports.window.connect_to(&split.window);
        let (cache, of_engine) = (&own.cxl_cache, &engine.cxl_cache);
        cache.d2h_request.connect_to(&split.d2h_request);
        cache.h2d_response.connect_to(&split.h2d_response);
        cache.d2h_response.connect_to(&of_engine.d2h_response);
        cache.d2h_data.connect_to(&of_engine.d2h_data);
        cache.h2d_request.connect_to(&of_engine.h2d_request);
        cache.h2d_data.connect_to(&of_engine.h2d_data);

        let memory = &engine.cxl_memory;
        memory.m2s_request.connect(*split.engine.m2s_request);
        memory.m2s_write.connect(*split.engine.m2s_write);
        split.engine.s2m_response.connect(*memory.s2m_response);
        split.engine.s2m_data.connect(*memory.s2m_data);
        split.engine.d2h_request.connect(*of_engine.d2h_request);
        of_engine.h2d_response.connect(*split.engine.h2d_response);

        let host = &pio.host;
        host.m2s_request.connect(*split.owner.m2s_request);
        host.m2s_write.connect(*split.owner.m2s_write);
        split.owner.s2m_response.connect(*host.s2m_response);
        split.owner.s2m_data.connect(*host.s2m_data);
        split.owner.d2h_request.connect(*pio.d2h_request);
        pio.h2d_response.connect(*split.owner.h2d_response);
        ports.window.connect_to(&pio.window);
        ports.pio_configuration.connect_to(&pio.configuration);
        ports.pio_status.connect_to(&pio.status);
        ports.message.connect_to(&pio.message);
        ports.result.connect_to(&pio.result);
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
