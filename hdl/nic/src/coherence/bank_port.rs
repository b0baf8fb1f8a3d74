//! Line port of a bank: where requests wait for their cycles, what they wait for, the watches of the port, and
//! the way of its responses.
//!
//! ```text
//!              +---- bank_port ----+
//!      request |                   | response
//!  ----------->| stream     stream |----------->
//!         want |                   | state, condition
//!  ----------->| level       level |----------->
//!      outcome |                   | written
//!  ----------->| level       level |----------->
//!    departure |                   |
//!  ----------->| level             |
//!       answer |                   |
//!  ----------->| pulse             |
//!              +-------------------+
//!
//!  request --> queue --> state (cycle 1) --> written (cycle 2) --> outcome (cycle 3)
//!  answer (cycle 4) --> response queue --> response
//! ```
//!
//! # Function
//! `state` shows the request at the head of the queue. With `tries` it is taken out on trial, in cycle 1; `written` is
//! the line that the request of `read_place` writes, a cycle later. In cycle 3 `outcome` says what has become of it: it is
//! served, or put back with all that were tried behind it (`condition_is_void`). One that is put back is not tried again until
//! `frees`, or until that is there for want of which it was put back (`want`).
//!
//! A watch begins for a line that has a copy at the place of `departure`. It is due when a copy leaves that place, whoever
//! causes that; `wakes` is its answer. There may be eight.
//!
//! Each answer has a place before its request is tried: `state_may_be_tried` and `state_is_due` say so.
//!
//! # Backpressure
//! `request` is refused while 16 requests are not served. A port that takes no responses stops only itself.
//!
//! # Ordering
//! Requests are tried in their order.
//!
//! # Reset
//! Forgets requests, watches and responses.
//!
//! # Resources
//! What requests write, and more than 64 responses, in block RAM; the rest in lookup tables, the places of watches in
//! registers.
//!
//! # Rationale
//! A watch remembers where in the cache the copy stands and not which line it is, so that it is woken by a comparison of
//! few bits (ADR 12).
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source,
    all_of, any_of, elaborate, scope,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::LINE_TAG_BITS;

use super::line_request::{self, LineHead, Written};
use super::responses::Responses;
use super::want::Want;
use super::watches::{Departure, DepartureShape, Watches};
use crate::lib::queue::{PLACE_BITS, Queue, is_behind_one_put_back};
use crate::message::{LineRequest, LineResponse};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What a port promises.
pub const CONTRACT: Contract = Contract {
    module: "bank_port",
    summary: "Keeps the requests, watches and responses of a line port of a bank.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: None,
    interval: 1,
    waits_on: &["request", "response"],
    transparent: &[("want_*_is_there", "state_may_be_tried"), ("answer_valid", "loses")],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "OUTSTANDING",
            default: "64",
            meaning: "outstanding lines of the bank, a power of two from 4 to 256",
        },
        Parameter {
            name: "PLACE_BITS",
            default: "10",
            meaning: "bits of a set and a way, 2 to 15",
        },
        Parameter {
            name: "WANTS",
            default: "2",
            meaning: "what a request may be put back for, 1 or 2",
        },
    ],
    presets: &[
        Preset::product("bank_port", &["OUTSTANDING=64"]).memories(&[
            ("RAM32M16", 6),
            ("RAM64M8", 75),
            ("RAMB36E2", 8),
        ]),
        Preset::test("bank_port_tiny", &["OUTSTANDING=4", "PLACE_BITS=2"]).memories(&[
            ("RAM32M", 1),
            ("RAM32M16", 43),
            ("RAMB36E2", 8),
        ]),
        Preset::test("bank_port_tiny_w1", &["OUTSTANDING=4", "PLACE_BITS=2", "WANTS=1"])
            .memories(&[("RAM32M", 1), ("RAM32M16", 43), ("RAMB36E2", 8)]),
        Preset::part("bank_port_o8_p3").memories(&[
            ("RAM32M", 1),
            ("RAM32M16", 43),
            ("RAMB36E2", 8),
        ]),
        Preset::part("bank_port_o128").memories(&[
            ("RAM32M16", 6),
            ("RAMB18E2", 15),
            ("RAMB36E2", 8),
        ]),
        Preset::part("bank_port_o256").memories(&[
            ("RAM32M16", 6),
            ("RAMB18E2", 15),
            ("RAMB36E2", 8),
        ]),
        Preset::part("bank_port_w1").memories(&[("RAM32M16", 6), ("RAM64M8", 75), ("RAMB36E2", 8)]),
    ],
    proof: Proof::none("the proofs of hmc_bank and dmc_bank are about it, too"),
    constraint: None,
    build: |values| {
        build(&BankPort {
            outstanding: values.power_of_two("OUTSTANDING", 4..=256)?,
            place_bits: values.number("PLACE_BITS", 2..=15)?,
            wants: values.number("WANTS", 1..=2)?,
        })
    },
};

/// A line port of a bank.
#[derive(Clone, Debug)]
pub struct BankPort {
    /// Outstanding lines of the bank, a power of two from 4 to 256.
    pub outstanding: u32,
    /// Bits of a set and a way.
    pub place_bits: u32,
    /// What a request may be put back for, beside its line: 1 or 2.
    pub wants: u32,
}

/// What a port waits with.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct PortState {
    /// The next request.
    #[shape(())]
    pub head: LineHead,
    /// Its place in the queue.
    #[width(PLACE_BITS)]
    pub place: Bits,
    /// There is one, and nothing ahead of it waits for its line.
    pub has_request: Bool,
    /// And what it wants is there, and a place for its response.
    pub may_be_tried: Bool,
    /// The last miss has found no tag.
    pub lacks_number: Bool,
    /// A watch is due, and there is a place for its response.
    pub is_due: Bool,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub due_tag: Bits,
}

/// What counts when a request of the port is decided, in cycle 3.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct PortCondition {
    /// There is no place for a further watch.
    pub watches_are_full: Bool,
    /// What is decided in this cycle was tried behind a request that was put back.
    pub is_void: Bool,
}

/// Something that a request may be put back for.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct PortWant {
    /// It is there.
    pub is_there: Bool,
    /// The request of cycle 3 is put back for want of it.
    pub is_lacking: Bool,
    /// It is not: the port wants it no longer.
    pub is_satisfied: Bool,
}

/// What has become of the request in cycle 3.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct PortOutcome {
    /// Its place in the queue.
    #[width(PLACE_BITS)]
    pub place: Bits,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// It leaves the queue.
    pub is_served: Bool,
    /// It is put back.
    pub is_refused: Bool,
    /// It has no response now: the place for it is free.
    pub is_returned: Bool,
    /// It is a watch that begins.
    pub begins_watch: Bool,
}

/// Ports of a line port.
#[derive(Ports)]
pub struct BankPortPorts {
    /// Requests.
    #[shape(())]
    pub request: Sink<LineRequest>,
    /// Their responses, in any order.
    #[shape(())]
    pub response: Source<LineResponse>,
    /// Cycle 1: what may be tried.
    #[shape(())]
    pub state: LevelSource<PortState>,
    /// The next request is tried.
    #[shape(())]
    pub tries: LevelSink<Bool>,
    /// The watch that is due is answered.
    #[shape(())]
    pub wakes: LevelSink<Bool>,
    /// The place of the request whose line is read.
    #[shape(PLACE_BITS)]
    pub read_place: LevelSink<Bits>,
    /// A cycle later: the line that it writes.
    #[shape(())]
    pub written: LevelSource<Written>,
    /// Cycle 3: what counts for a request of the port.
    #[shape(())]
    pub condition: LevelSource<PortCondition>,
    /// The request in that cycle is one of this port.
    #[shape(())]
    pub is_its: LevelSink<Bool>,
    /// What has become of it.
    #[shape(())]
    pub outcome: LevelSink<PortOutcome>,
    /// What it was put back for: a tag, and, where requests wait at MSHRs, a place to wait in.
    pub want: Vec<LevelSink<PortWant>>,
    /// A line that a request may have been put back for is no longer outstanding.
    #[shape(())]
    pub frees: LevelSink<Bool>,
    /// What leaves the cache in cycle 3, and where the line of that cycle stands.
    pub departure: LevelSink<Departure>,
    /// Cycle 4: an answer.
    #[shape(())]
    pub answer: PulseSink<LineResponse>,
    /// It has no place. A bank sees to it that this is never so.
    #[shape(())]
    pub loses: LevelSource<Bool>,
}

impl Module for BankPort {
    type Ports = BankPortPorts;

    fn name(&self) -> String {
        let Self { outstanding, place_bits, wants } = *self;
        RECORD.name(&[
            ("OUTSTANDING", "o", outstanding),
            ("PLACE_BITS", "p", place_bits),
            ("WANTS", "w", wants),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("bank_port.rs"), &CONTRACT)
    }

    fn shape(&self) -> BankPortPortsShape {
        BankPortPortsShape {
            want: vec![(); self.wants as usize],
            departure: DepartureShape { place: self.place_bits },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let (outcome, is_its) = (*ports.outcome, *ports.is_its);
        let (tries, wakes) = (*ports.tries, *ports.wakes);
        let (head, written) = line_request::parts(ports.request.payload);
        let wants: Vec<Want> = (0..)
            .zip(&ports.want)
            .map(|(i, want)| scope(&format!("want_{i}"), || Want::new(want.is_there)))
            .collect();
        let may_try = all_of(wants.iter().map(|want| want.may_try));
        let ends_want = may_try & any_of(wants.iter().map(|want| want.is_known));
        let queue = scope("queue", || {
            Queue::new(*ports.request, head, outcome.place, *ports.frees | ends_want)
        });
        let stored = scope("queue", || queue.rest(written, *ports.read_place));
        ports.written.assign(stored);
        // It tells a full queue from an empty one.
        ports.read_place.slice(PLACE_BITS - 1, 1).ignore();
        let responses = scope("responses", || Responses::new(self.outstanding, &ports.response));
        let watches = scope("watches", || Watches::new(self.place_bits));
        ports.state.assign(PortState {
            head: queue.head,
            place: queue.place,
            has_request: queue.valid,
            may_be_tried: queue.valid & may_try & responses.has_place,
            lacks_number: wants[0].is_known,
            is_due: watches.due & responses.has_place,
            due_tag: watches.tag,
        });
        ports.condition.assign(PortCondition {
            watches_are_full: watches.full,
            is_void: is_behind_one_put_back(queue.refused, str::to_owned),
        });

        queue.tries.set(tries);
        queue.served.set(outcome.is_served & is_its);
        queue.refused.set(outcome.is_refused & is_its);
        for (i, (want, port)) in wants.iter().zip(&ports.want).enumerate() {
            let (lacks, satisfied) = (port.is_lacking & is_its, port.is_satisfied & is_its);
            scope(&format!("want_{i}"), || want.connect(lacks, satisfied));
        }
        responses.takes.set(tries | wakes);
        responses.returns.set(outcome.is_returned & is_its);
        responses.queue.offer(ports.answer.valid, ports.answer.payload);
        ports.loses.set(responses.loses());
        watches.wakes.set(wakes);
        let begun = (outcome.begins_watch & is_its, outcome.tag);
        scope("watches", || watches.connect(begun, *ports.departure));
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn only_a_want_reaches_what_may_be_tried() {
        structure::only_the_declared_paths(&RECORD);
    }
}
