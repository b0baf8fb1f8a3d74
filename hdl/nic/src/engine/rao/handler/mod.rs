//! Remote atomic operations: takes operations on numbers in host memory, and has them done where their lines are, in the device's cache.
//!
//! ```text
//!                +---- rao_handler ----+
//!        request |                     | response
//!  ------------->| stream       stream |-------------->
//!  line_response |                     | line_request
//!  ------------->| stream       stream |-------------->
//!                |                     | status
//!                |               level |-------------->
//!                +---------------------+
//!
//!  request --> element of its word --+--> line_request
//!              element --------------+
//!  line_response --> element --> response
//! ```
//!
//! # Function
//! Stands before a coherence engine with `MODIFY=1` behind whose banks `rao_unit` stands, and has one of its line ports, all tags of it. An
//! operation is on a number of 8 or 4 bytes of host memory; its answer has the number as it was. Those on one word of 8 bytes go to
//! one of `ELEMENTS` elements, whose word it is until the last of them is answered; so many words are worked on at the same time. An
//! element asks for its word (CoModify), with its first operation. While it waits for the answer, up to `DEPTH` operations
//! gather. It does them ahead, and asks for all that there are with one request. If nobody else has written the word in
//! between, all of them are done by it; otherwise the first one is, and the rest begins anew. An operation takes place when the bank modifies the
//! line, between two accesses of the host.
//!
//! # Backpressure
//! `request` waits while its element has `DEPTH` operations, and while all elements have other words. Elements fill up while `response`
//! is not taken. `line_response` is always taken.
//!
//! # Ordering
//! Operations on the same word take place, and are answered, in the order in which they came. Others have none: tags tell answers apart.
//!
//! # Faults
//! An operation without a meaning, or whose address is no multiple of its bytes, is answered so, and asks for nothing. One whose line
//! is answered with an error is answered `Failed`, and those behind it are tried. An answer that nothing waits for is dropped.
//! All are counted, and the first since reset is named.
//!
//! # Reset
//! Forgets all operations; those that were asked for may have been done.
//!
//! # Resources
//! For each element an adder, two comparators, and its operations in lookup tables.
//!
//! # Rationale
//! A bank modifies a line in four cycles; an element that waited for each answer would do one operation in eight. With what is done
//! ahead it is one in a cycle, and the line needs no lock that a snoop would have to wait for
//! (ADR 102).
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, Sink, Source, Stream, any_of,
    constant, delayed, delayed_bool, elaborate, instance, one_hot_mux, register_bool, scope, state,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use super::word;
use crate::lib::merge::merge;
use crate::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, RaoRequest, RaoResponse,
    RaoStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

mod dispatch;
pub mod element;
mod status;

use element::{Answer, RaoElement, RaoElementPorts, Visit};
use status::Events;

/// What it promises; the latency is that to the request for a line, of an operation that finds an element.
pub const CONTRACT: Contract = Contract {
    module: "rao_handler",
    summary: "Has remote atomic operations done in the device's cache, several on a word by one request.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(2, "request")),
    interval: 1,
    waits_on: &["response", "line_request", "line_response"],
    transparent: &[],
};

/// The parameter of the same name, of an element too.
const DEPTH: Parameter = Parameter {
    name: "DEPTH",
    default: "32",
    meaning: "operations of a word, a power of two from 4 to 64",
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "ELEMENTS",
            default: "8",
            meaning: "words that are worked on at the same time, a power of two from 2 to 64",
        },
        DEPTH,
    ],
    presets: &[
        Preset::product("rao_handler", &["ELEMENTS=8"]),
        Preset::test("rao_handler_tiny", &["ELEMENTS=2", "DEPTH=4"])
            .proof(Proof::bounded(12).cover(16).memory_as_registers().seconds(900)),
    ],
    proof: Proof::none("the small rao_handler is the same description and is proved"),
    constraint: None,
    build: |values| build(&RaoHandler::new(values)?),
};

/// Bits of an operation's tag.
const TAG_BITS: u32 = 16;
/// Bits of a word's address.
const WORD_ADDRESS_BITS: u32 = 49;

/// Elements, and operations of each.
#[derive(Clone, Debug)]
pub struct RaoHandler {
    /// Words at the same time, a power of two from 2 to 64.
    pub elements: u32,
    /// Operations of a word, a power of two from 4 to 64.
    pub depth: u32,
}

impl RaoHandler {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { elements: values.power_of_two("ELEMENTS", 2..=64)?, depth: Self::depth(values)? })
    }

    /// Operations of an element.
    fn depth(values: &Values) -> Result<u32, Error> {
        values.power_of_two("DEPTH", 4..=64)
    }
}

/// Ports of remote atomic operations.
#[derive(Ports)]
pub struct RaoHandlerPorts {
    /// Operations.
    #[shape(())]
    pub request: Sink<RaoRequest>,
    /// An answer to each.
    #[shape(())]
    pub response: Source<RaoResponse>,
    /// Lines that are to be modified.
    #[shape(())]
    pub line_request: Source<LineRequest>,
    /// The lines as they were; always taken.
    #[shape(())]
    pub line_response: Sink<LineResponse>,
    /// What was counted.
    #[shape(())]
    pub status: LevelSource<RaoStatus>,
}

impl Module for RaoHandler {
    type Ports = RaoHandlerPorts;

    fn name(&self) -> String {
        RECORD.name(&[("ELEMENTS", "e", self.elements), ("DEPTH", "d", self.depth)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let depth = self.depth;
        let elements: Vec<_> = (0..self.elements)
            .map(|number| instance(&format!("element_{number}"), &RaoElement { depth }))
            .collect();
        let answered = scope("answer", || Answered::new(&ports.line_response, &elements));
        for (number, element) in (0..).zip(&elements) {
            element.answer.assign(answered.of(number));
        }
        let refused = scope("dispatch", || dispatch::dispatch(&ports.request, &elements));
        let answers: Vec<_> =
            elements.iter().map(|element| *element.response).chain([refused.answer]).collect();
        scope("answers", || merge(&answers, *ports.response));

        let visit = Stream::<NumberedVisit>::wire(&());
        let visits: Vec<_> = (0_u32..)
            .zip(&elements)
            .map(|(number, element)| numbered(number, *element.visit))
            .collect();
        scope("visits", || merge(&visits, visit));
        let NumberedVisit { element, visit: asked } = visit.payload;
        let Visit { word_address, predicted, modification } = asked;
        let line_bits = WORD_ADDRESS_BITS - word::NUMBER_BITS;
        let number = word_address.truncate(word::NUMBER_BITS);
        let (data, byte_enable) = word::request(number, predicted, modification);
        let line_request = LineRequest {
            operation: state(LineOperation::CoModify),
            space: state(LineSpace::Host),
            line_address: word_address.top(line_bits),
            data,
            byte_enable,
            tag: element,
        };
        ports.line_request.offer(visit.valid, line_request);
        visit.ready.set(ports.line_request.ready);

        let is_stray = any_of(elements.iter().map(|one| one.report.is_stray));
        let events = Events {
            takes: ports.request.fires(),
            visits: visit.fires(),
            mispredicts: any_of(elements.iter().map(|one| one.report.mispredicts)),
            is_unaligned: refused.is_unaligned,
            is_unknown: refused.is_unknown,
            fails: any_of(elements.iter().map(|one| one.report.fails)),
            is_stray: is_stray | answered.is_foreign(self.elements),
        };
        scope("status", || status::report(&ports.status, &events));
    }
}

/// A request for a word, and the element that asks.
#[derive(Clone, Copy, Debug, Bundle)]
struct NumberedVisit {
    #[width(LINE_TAG_BITS)]
    element: Bits,
    #[shape(())]
    visit: Visit,
}

/// A stream of an element's requests, with its number.
fn numbered(number: u32, visit: Stream<Visit>) -> Stream<NumberedVisit> {
    let element = constant(LINE_TAG_BITS, number);
    let payload = NumberedVisit { element, visit: visit.payload };
    Stream { valid: visit.valid, ready: visit.ready, payload }
}

/// An answer of the line port, its word alone.
struct Answered {
    comes: Bool,
    tag: Bits,
    failed: Bool,
    found: Bits,
}

impl Answered {
    #[elaborate]
    fn new(line_response: &Sink<LineResponse>, elements: &[RaoElementPorts]) -> Self {
        let LineResponse { tag, status, data } = line_response.payload;
        line_response.ready.set(nic_dsl::constant_bool(true));
        let comes = register_bool(false);
        comes.set(line_response.valid);
        let numbers = (0_u32..).zip(elements).map(|(number, element)| {
            let word = element.report.word_address.truncate(word::NUMBER_BITS);
            (tag.equals(number), word)
        });
        let found = delayed(word::chosen(data, one_hot_mux(numbers)));
        let failed = delayed_bool(status.is(LineStatus::Error));
        let tag = delayed(tag).named("element");
        Self { comes, tag, failed, found }
    }

    /// What an element sees of it.
    fn of(&self, number: u32) -> Answer {
        let comes = self.comes & self.tag.equals(number);
        Answer { comes, failed: self.failed, found: self.found }
    }

    /// It is for no element.
    fn is_foreign(&self, elements: u32) -> Bool {
        self.comes & self.tag.is_at_least(elements)
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
    fn elements_and_operations_are_powers_of_two() {
        structure::elaborates(&RECORD, ["ELEMENTS=2 DEPTH=4", "ELEMENTS=4 DEPTH=64"]);
        let error = structure::refused(&RECORD, "ELEMENTS=3");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
