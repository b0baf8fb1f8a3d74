//! Address guard: lets a ring's requests for lines pass if they are inside the ring's ranges.
//!
//! ```text
//!                   +-- address_guard --+
//!      line_request |                   | guarded_request
//!  ---------------->| stream     stream |----------------->
//!     line_response |                   | guarded_response
//!  <----------------| pulse       pulse |<-----------------
//!           range_* |                   | refusal
//!  ---------------->| level       pulse |----------------->
//!                   |                   | status
//!                   |             level |----------------->
//!                   +-------------------+
//! ```
//!
//! # Function
//! `line_request_selection` is the ring that asks. A request leaves if its line is in one of the four
//! ranges of its ring, of which `range_` 4 r to 4 r + 3 are those of ring r; a range whose end is not
//! above its beginning holds nothing. It makes no difference what is asked for, or whose memory the
//! line is in. A barrier is about no line and always leaves.
//!
//! Any other request is answered with an error at once, and never leaves: `refusal` names its ring,
//! `status` counts it and keeps the first. So is one of a ring that does not exist.
//!
//! # Backpressure
//! `line_request` waits for `guarded_request`, and a refused one while four refusals wait for a cycle
//! in which the port answers nothing; one request waits behind the one that leaves. Answers are never
//! refused: whoever asks has room for them; those of the port pass in the same cycle.
//!
//! # Ordering
//! Requests leave in FIFO order. Answers of the port come before those of the guard.
//!
//! # Reset
//! Empties it; no request inside is answered.
//!
//! # Resources
//! Two requests of registers; eight comparisons of lines for each ring.
//!
//! # Rationale
//! To choose the ring's ranges first needs eight comparisons for all rings together, and a multiplexer
//! in front of them that makes the longest path longer. Ranges with a mask instead of an end compare
//! faster, and would bind the host to powers of two. A register for answers would cost a cycle on the way of
//! every line, and nothing stands behind it but a choice of two (ADR 35).
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource,
    Sink, Source, all_of, any_of, assert_always, assume, concatenate, constant, cover, delayed,
    elaborate, instance, mux, pack, register, register_bool, register_reset, register_state, scope,
    state, vector_of, when,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::compound::{Routed, RoutedShape};
use crate::lib::counter;
use crate::message::{
    AddressGuardStatus, Identifier, IdentifierShape, LineOperation, LineRequest, LineResponse,
    LineStatus, RingRange, Word, WordShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::fifo::Fifo;

/// What the guard promises; the latency is that of a request that may pass.
pub const CONTRACT: Contract = Contract {
    module: "address_guard",
    summary: "Lets requests for lines pass that are inside the ranges of their ring.",
    source: contract::Source { paper: "CXL-NIC", section: "8; design, architecture" },
    latency: Some(Latency::exactly(1, "line_request")),
    interval: 1,
    waits_on: &["guarded_request", "guarded_response"],
    // Answers come from a register of the port, and go into one of whoever asked.
    transparent: &[
        ("guarded_response_valid", "line_response_valid"),
        ("guarded_response_valid", "line_response_tag"),
        ("guarded_response_valid", "line_response_status"),
        ("guarded_response_valid", "line_response_data"),
        ("guarded_response_tag", "line_response_tag"),
        ("guarded_response_status", "line_response_status"),
        ("guarded_response_data", "line_response_data"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "RINGS",
        default: "8",
        meaning: "rings that have ranges, 1 to 16",
    }],
    presets: &[
        Preset::product("address_guard", &["RINGS=8"]),
        // What passes was inside, what is refused was not: for all time, every address, all ranges.
        Preset::test("address_guard_r1", &["RINGS=1"])
            .proof(Proof::bounded(6).induction(2).cover(8)),
        Preset::test("address_guard_r3", &["RINGS=3"])
            .proof(Proof::bounded(4).induction(2).cover(8).seconds(900)),
    ],
    proof: Proof::none("those of one ring and of three are the same description and are proved"),
    constraint: None,
    build: |values| build(&AddressGuard { rings: values.number("RINGS", 1..=16)? }),
};

/// Ranges of a ring.
const RANGES: u32 = 4;
/// Bits of a byte's number in its line.
const BYTE_BITS: u32 = 6;
/// Bits of a line's address.
const ADDRESS_BITS: u32 = 46;
/// Bits of a ring's number.
const RING_BITS: u32 = 8;
/// Refusals that may wait.
const REFUSALS: u32 = 4;

/// A guard of so many rings.
#[derive(Clone, Debug)]
pub struct AddressGuard {
    /// Rings that have ranges, 1 to 16.
    pub rings: u32,
}

/// Ports of the guard.
#[derive(Ports)]
pub struct AddressGuardPorts {
    /// Requests, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: RING_BITS })]
    pub line_request: Sink<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub line_response: PulseSource<LineResponse>,
    /// The ranges of the rings, four each; those of a ring change only while no request of it is
    /// inside.
    pub range: Vec<LevelSink<RingRange>>,
    /// Requests that may pass.
    #[shape(())]
    pub guarded_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub guarded_response: PulseSink<LineResponse>,
    /// The ring of a request that was refused.
    #[shape(IdentifierShape { bits: RING_BITS })]
    pub refusal: PulseSource<Identifier>,
    /// What was refused.
    #[shape(())]
    pub status: LevelSource<AddressGuardStatus>,
}

impl Module for AddressGuard {
    type Ports = AddressGuardPorts;

    fn name(&self) -> String {
        format!("address_guard_r{}", self.rings)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("address_guard.rs"), &CONTRACT)
    }

    fn shape(&self) -> AddressGuardPortsShape {
        AddressGuardPortsShape { range: vec![(); (RANGES * self.rings) as usize] }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let AddressGuardPorts { line_request, range, guarded_request, .. } = &ports;
        // Checked as it comes, so that nothing but a register waits for the comparison.
        let ranges: Vec<RingRange> = range.iter().map(|range| **range).collect();
        let coming = line_request.payload;
        let is_inside = self.is_inside(&ranges, coming.selection, coming.payload.line_address);
        let is_barrier = coming.payload.operation.is(LineOperation::Barrier);
        let coming_may_pass = is_inside | is_barrier;

        let payload = WordShape { bits: LINE_TAG_BITS };
        let refusals = instance("refusals", &Fifo::<Word> { payload, depth: REFUSALS });
        let judged = register::<Routed<LineRequest>>(coming.shape());
        let judged_may_pass = register::<Bool>(());
        let is_judged = register_bool(false);
        let may_pass = is_judged & judged_may_pass;
        let may_not = is_judged & !judged_may_pass;
        guarded_request.offer(may_pass, judged.payload);
        refusals.source.offer(may_not, Word { data: judged.payload.tag });
        let refuses = may_not & refusals.source.ready;
        let has_room = !is_judged | guarded_request.fires() | refuses;

        // One that found no room waits here, so that `ready` comes from a register.
        let waiting = register::<Routed<LineRequest>>(coming.shape());
        let waiting_may_pass = register::<Bool>(());
        let is_waiting = register_bool(false);
        line_request.ready.set(!is_waiting);
        when(has_room, || {
            is_waiting.set(false);
            is_judged.set(is_waiting | line_request.valid);
            judged.assign(mux(is_waiting, waiting, coming));
            judged_may_pass.set(mux(is_waiting, waiting_may_pass, coming_may_pass));
        })
        .otherwise_when(line_request.fires(), || {
            is_waiting.set(true);
            waiting.assign(coming);
            waiting_may_pass.set(coming_may_pass);
        });

        give_answers(&ports, refusals.sink.payload.data, refusals.sink.valid, refusals.sink.ready);
        report(&ports, refuses, &judged);
        for (name, holds, may, request) in [
            ("judged", is_judged, judged_may_pass, judged),
            ("waiting", is_waiting, waiting_may_pass, waiting),
        ] {
            scope(name, || self.is_judged_rightly(&ports, holds, may, &request));
        }
        cover("a request passes", guarded_request.fires() & !is_barrier);
        cover("a request is refused", refuses);
        cover("one passes after another", guarded_request.fires() & is_waiting);
        cover("one is refused as another comes", refuses & line_request.fires());
        let stay = ranges.chunks(RANGES as usize).zip(0_u32..).map(|(ranges, ring)| {
            let now = concatenate(ranges.iter().map(|range| range.packed()));
            let is_inside = any_of([
                is_judged & judged.selection.equals(ring),
                is_waiting & waiting.selection.equals(ring),
            ]);
            let ranges_before = delayed(now);
            is_inside.implies(now.equals(ranges_before))
        });
        assume("ranges of a ring stay while a request of it is inside", all_of(stay));
    }
}

impl AddressGuard {
    /// Whether the line is in a range of the ring.
    #[elaborate]
    fn is_inside(&self, ranges: &[RingRange], ring: Bits, line: Bits) -> Bool {
        let first_line = |address: Bits| {
            address.truncate(BYTE_BITS).ignore();
            address.top(ADDRESS_BITS)
        };
        let begins = pack(ranges.iter().map(|range| first_line(range.begin_address)));
        let ends = pack(ranges.iter().map(|range| first_line(range.end_address)));
        let holds = vector_of(RANGES * self.rings, |i| {
            let is_before = is_below(line, begins.element(i, ADDRESS_BITS));
            let is_before_end = is_below(line, ends.element(i, ADDRESS_BITS));
            (!is_before & is_before_end).bits()
        });
        let of_rings = holds.chunks(RANGES).into_iter().zip(0_u32..);
        any_of(of_rings.map(|(holds, number)| ring.equals(number) & holds.any()))
    }

    /// What is proved of a request inside, said without the ring's number as an index: for each ring,
    /// what it may touch.
    #[elaborate]
    fn is_judged_rightly(
        &self,
        ports: &AddressGuardPorts,
        holds: Bool,
        may_pass: Bool,
        asked: &Routed<LineRequest>,
    ) {
        let line = asked.payload.line_address;
        let address = concatenate([line, constant(BYTE_BITS, 0)]);
        let whole_lines = |address: Bits| {
            let below = constant(address.width(), (1 << BYTE_BITS) - 1);
            address & !below
        };
        let rings = ports.range.chunks(RANGES as usize).zip(0_u32..);
        let touches = rings.map(|(ranges, ring)| {
            let holds = ranges.iter().map(|range| {
                let begins = whole_lines(range.begin_address);
                let ends = whole_lines(range.end_address);
                all_of([begins.is_at_most(address), ends.is_above(address)])
            });
            asked.selection.equals(ring) & any_of(holds)
        });
        let is_barrier = asked.payload.operation.is(LineOperation::Barrier);
        let is_allowed = any_of(touches) | is_barrier;
        assert_always("nothing outside passes", (holds & may_pass).implies(is_allowed));
        assert_always("nothing inside is refused", (holds & !may_pass).implies(!is_allowed));
    }
}

/// Whether one line is before the other, the halves of their addresses compared at the same time.
fn is_below(line: Bits, other: Bits) -> Bool {
    let half = ADDRESS_BITS / 2;
    let (high, other_high) = (line.top(half), other.top(half));
    let low_is_below = line.truncate(half).is_below(other.truncate(half));
    high.is_below(other_high) | (high.equals(other_high) & low_is_below)
}

/// Gives the answers of the port, and in other cycles those of the guard.
#[elaborate]
fn give_answers(ports: &AddressGuardPorts, tag: Bits, is_refused: Bool, takes: Bool) {
    let response = ports.guarded_response;
    takes.set(!response.valid);
    // A refusal shows nobody a line of another.
    let own = LineResponse { tag, status: state(LineStatus::Error), data: constant(512, 0) };
    let answer = mux(response.valid, response.payload, own);
    ports.line_response.send(response.valid | is_refused, answer);
}

/// Counts refusals, and keeps the first.
#[elaborate]
fn report(ports: &AddressGuardPorts, refuses: Bool, asked: &Routed<LineRequest>) {
    let refused_ring = register::<Bits>(RING_BITS);
    let is_refused = register_bool(false);
    is_refused.set(refuses);
    refused_ring.set(asked.selection);
    ports.refusal.send(is_refused, Identifier { value: refused_ring });

    let status = *ports.status;
    counter::saturating("refused_count", status.refused, is_refused);
    let any_refused = register_bool(false);
    let first_ring = register_reset(RING_BITS, 0);
    let first_line_address = register_reset(ADDRESS_BITS, 0);
    let first_operation = register_state(LineOperation::NcRead);
    when(refuses & !any_refused, || {
        any_refused.set(true);
        first_ring.set(asked.selection);
        first_line_address.set(asked.payload.line_address);
        first_operation.set(asked.payload.operation);
    });
    status.any_refused.set(any_refused);
    status.first_ring.set(first_ring);
    status.first_line_address.set(first_line_address);
    status.first_operation.set(first_operation);
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
    fn one_to_sixteen_rings_are_legal() {
        structure::elaborates(&RECORD, ["RINGS=2", "RINGS=5", "RINGS=16"]);
        let error = structure::refused(&RECORD, "RINGS=0");
        assert!(error.contains("a whole number from 1 to 16"), "{error}");
    }
}
