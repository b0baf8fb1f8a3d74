//! Deserialiser of remote procedure calls: makes objects in host memory of messages of Protocol Buffers.
//!
//! ```text
//!             +- rpc_deserializer -+
//!     message |                    | line_request
//!  ---------->| stream      stream |--------------->
//!  type_write |                    | line_response
//!  ---------->| pulse       stream |<---------------
//! field_write |                    | completion
//!  ---------->| pulse       stream |--------------->
//!configuration|                    | status
//!  ---------->| level        level |--------------->
//!             +--------------------+
//!
//!  message --> window --> step --> piece --> lines that are held --> line_request
//!                |         ^
//!                +-> tag --+-- table of types, table of fields, last runs
//! ```
//!
//! # Function
//! Reads a message field by field and writes each into the object of its type, as soon as it is read. What a field is, and
//! where it goes, says the schema: the entry of its number in `field_write`'s table, which begins where the entry of
//! its type in `type_write`'s says. Objects, strings and arrays stand one behind the other in the message's arena, the object of
//! the message itself first; `docs/rpc.md` has their layout. Pieces of the same line are written together, as far as they
//! follow each other: one line of objects and one of what they point to are held back.
//!
//! Varints, ZigZag, fixed fields, strings, messages in messages up to `DEPTH` levels, repeated fields, packed or not; fields
//! that the schema has not are skipped. A scalar or a string that comes again takes the place of the one before.
//!
//! # Backpressure
//! `message` waits for the message before, and for the line port. `LINES` writes are unanswered at a time, of up to four
//! messages.
//!
//! # Ordering
//! Completions leave in the order of the messages, each behind the answers to all of its lines. Lines are asked for in the order in
//! which they are to be written; the line port keeps that of the same line.
//!
//! # Faults
//! A message that cannot be read ends there: the rest is dropped, its completion says why (`RpcResult`), that is counted, the first is named.
//! Its object must not be used. The next message is as any other. Nothing is written outside the arena. An answer that nothing waits for is counted.
//!
//! # Reset
//! Forgets the message, and what was counted; the schema stays. Lines on their way must not be answered afterwards.
//!
//! # Resources
//! Two lines and 32 bytes of registers, the tables (1,024 fields, 64 types) and the last runs in block RAM, levels in lookup tables.
//!
//! # Rationale
//! A tag and what is behind it take a cycle each, because the entry of a field is read in between; to look at the next tag in that cycle
//! would need a second window behind a length that is known late. With a window of 48 bytes 16 of a string would leave in each cycle, and not in
//! every other one where it does not begin at a multiple of them. Repeated fields are runs that are linked and not one
//! array: how many elements come is known when they have come (ADR 104).
use nic_dsl::{LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    LineRequest, LineResponse, RpcBeat, RpcCompletion, RpcConfiguration, RpcFieldWrite, RpcStatus,
    RpcTypeWrite,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

mod combine;
mod fields;
mod issue;
mod lists;
mod piece;
mod program;
mod status;
mod tables;
mod window;

/// What the deserialiser promises. The latency is that of an empty message's line; the interval is that of beats of a long string.
pub const CONTRACT: Contract = Contract {
    module: "rpc_deserializer",
    summary: "Makes objects in host memory of messages of Protocol Buffers.",
    source: contract::Source { paper: "Cohet", section: "V-B" },
    latency: Some(Latency::exactly(7, "message")),
    interval: 8,
    waits_on: &["line_request", "line_response", "completion"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "DEPTH",
            default: "16",
            meaning: "messages in messages, the outermost counted, a power of two from 2 to 32",
        },
        Parameter {
            name: "LINES",
            default: "64",
            meaning: "lines that are written and not answered, a power of two from 2 to 128",
        },
    ],
    presets: &[
        Preset::product("rpc_deserializer", &["DEPTH=16"]).memories(&[
            ("RAM32M16", 11),
            ("RAMB18E2", 4),
            ("RAMB36E2", 2),
        ]),
        Preset::test("rpc_deserializer_tiny", &["DEPTH=2", "LINES=2"]).memories(&[
            ("RAM32M16", 11),
            ("RAMB18E2", 4),
            ("RAMB36E2", 1),
        ]),
        Preset::part("rpc_deserializer_d8_l8").memories(&[
            ("RAM32M16", 11),
            ("RAMB18E2", 4),
            ("RAMB36E2", 1),
        ]),
    ],
    proof: Proof::none("what it does depends on the schema; the tests' model has both"),
    constraint: None,
    build: |values| build(&RpcDeserializer::new(values)?),
};

/// Levels, and lines.
#[derive(Clone, Debug)]
pub struct RpcDeserializer {
    /// Messages in messages, a power of two from 2 to 32.
    pub depth: u32,
    /// Lines that are written and not answered, a power of two from 2 to 128.
    pub lines: u32,
}

impl RpcDeserializer {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let depth = values.power_of_two("DEPTH", 2..=32)?;
        Ok(Self { depth, lines: values.power_of_two("LINES", 2..=128)? })
    }
}

/// Ports of the deserialiser.
#[derive(Ports)]
pub struct RpcDeserializerPorts {
    /// Messages.
    #[shape(())]
    pub message: Sink<RpcBeat>,
    /// Fills the table of types, while there is no message.
    #[shape(())]
    pub type_write: PulseSink<RpcTypeWrite>,
    /// Fills the table of fields, while there is no message.
    #[shape(())]
    pub field_write: PulseSink<RpcFieldWrite>,
    /// How lines are written.
    #[shape(())]
    pub configuration: LevelSink<RpcConfiguration>,
    /// Lines to be written.
    #[shape(())]
    pub line_request: Source<LineRequest>,
    /// Their answers; always taken.
    #[shape(())]
    pub line_response: Sink<LineResponse>,
    /// How each message ended.
    #[shape(())]
    pub completion: Source<RpcCompletion>,
    /// What was counted.
    #[shape(())]
    pub status: LevelSource<RpcStatus>,
}

impl Module for RpcDeserializer {
    type Ports = RpcDeserializerPorts;

    fn name(&self) -> String {
        RECORD.name(&[("DEPTH", "d", self.depth), ("LINES", "l", self.lines)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        self.program(&ports);
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
    fn levels_and_lines_are_powers_of_two() {
        structure::elaborates(&RECORD, ["DEPTH=2 LINES=128", "DEPTH=32 LINES=2"]);
        let error = structure::refused(&RECORD, "DEPTH=3");
        assert!(error.contains("a power of two from 2 to 32"), "{error}");
    }
}
