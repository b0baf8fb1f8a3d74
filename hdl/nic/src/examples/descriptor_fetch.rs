//! Descriptor fetch: reads consecutive descriptors of a ring and gives them out one by one.
//!
//! ```text
//!                 +- descriptor_fetch -+
//!         request |                    | descriptor
//!  -------------->| stream      stream |-------------->
//!                 |                    |
//!   line_response |                    | line_request
//!  -------------->| stream      stream |-------------->
//!                 |                    |
//!                 |              level | errors
//!                 |                    |-------------->
//!                 +--------------------+
//!
//!         a request            the last line          the last descriptor
//!         is accepted          is asked for           is given out
//!  IDLE -------------> READING -------------> DRAINING -------------> IDLE
//! ```
//!
//! # Function
//! A request names a base address and a count. The lines that hold these descriptors are read, up
//! to `LINES` at a time, and the descriptors in them are given out. The first need not begin a
//! line, nor the last end one. Answers may come in any order and after any time: the tag of a read
//! is the number of the place that waits for its line.
//!
//! What goes wrong is counted in `errors`, and the fetcher goes on:
//! - a request for nothing, or with an address that is no multiple of a descriptor's size or has
//!   more bits than the line port carries, is taken and refused;
//! - the descriptors in a line that could not be read are left out;
//! - an answer that nothing waits for is dropped.
//!
//! # Backpressure
//! `request` is refused until the descriptors of the request before are given out. `line_response`
//! is never refused: its place is reserved before the line is asked for, so that an answer never
//! waits for a request.
//!
//! # Ordering
//! Requests in FIFO order, the descriptors of each by address.
//!
//! # Reset
//! Ends the request and forgets every line. Lines still on their way must arrive before the next
//! request is made: they would be taken for its own.
//!
//! # Resources
//! One memory of `LINES` lines, read in the same cycle (lookup tables), and two bits for each; one
//! multiplexer from a line to a descriptor.
//!
//! # Rationale
//! Overlapping the reads of one request with the descriptors of the one before hides a round trip
//! per request; whoever needs it asks for longer runs of descriptors.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Memory, MemoryStyle, Module, Ports, Sink, Source,
    State, States, Stream, all_of, any_of, assert_always, concatenate, constant, cover, elaborate,
    mux, register, register_bool, register_reset, register_state, when,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::message::{Descriptor, FetchRequest, LineRead, LineResponse, LineStatus};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What the fetcher promises.
pub const CONTRACT: Contract = Contract {
    module: "descriptor_fetch",
    summary: "Reads descriptors of a ring, four to a line, and gives them out in order.",
    source: contract::Source { paper: "CXL-NIC", section: "4.2" },
    latency: Some(Latency::exactly(1, "line_response")),
    interval: 1,
    waits_on: &["line_request", "line_response", "descriptor"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "LINES",
        default: "8",
        meaning: "lines on their way or waiting at a time, a power of two from 2 to 64",
    }],
    presets: &[
        Preset::product("descriptor_fetch", &["LINES=8"]),
        Preset::test("descriptor_fetch_tiny", &["LINES=2"])
            .proof(Proof::bounded(6).induction(2).cover(10).memory_as_registers()),
    ],
    proof: Proof::bounded(4).induction(2).cover(14).memory_as_registers(),
    constraint: None,
    build: |values| build(&DescriptorFetch { lines: values.power_of_two("LINES", 2..=64)? }),
};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;
/// Bytes of a descriptor.
const DESCRIPTOR_BYTES: u32 = 16;
/// Descriptors in a line.
const PER_LINE: u32 = LINE_BYTES / DESCRIPTOR_BYTES;

// A byte address: zeros, line address, position in the line, byte in the descriptor.
/// Bits of a line address.
const LINE_ADDRESS_BITS: u32 = 46;
/// Bits of the number of a descriptor in its line.
const POSITION_BITS: u32 = PER_LINE.ilog2();
/// Bits of the number of a byte in its descriptor.
const BYTE_BITS: u32 = DESCRIPTOR_BYTES.ilog2();
/// Bits of a byte address that are zero for all that the line port reaches.
const ZERO_BITS: u32 = 64 - LINE_ADDRESS_BITS - POSITION_BITS - BYTE_BITS;

/// A fetcher with up to `lines` lines on their way.
#[derive(Clone, Debug)]
pub struct DescriptorFetch {
    /// Places for lines, a power of two from 2 to 64.
    pub lines: u32,
}

/// What has gone wrong since reset. A count stops at its largest value.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct FetchErrors {
    /// Something has.
    pub any: Bool,
    /// Requests that were taken and refused.
    #[width(16)]
    pub refused_requests: Bits,
    /// Lines that could not be read.
    #[width(16)]
    pub failed_lines: Bits,
    /// Answers that nothing waited for.
    #[width(16)]
    pub stray_responses: Bits,
}

/// Ports of the fetcher.
#[derive(Ports)]
pub struct DescriptorFetchPorts {
    /// What to fetch.
    pub request: Sink<FetchRequest>,
    /// Asks for a line; the tag is below `LINES`.
    pub line_request: Source<LineRead>,
    /// The lines, in any order.
    pub line_response: Sink<LineResponse>,
    /// The descriptors.
    pub descriptor: Source<Descriptor>,
    /// What has gone wrong.
    pub errors: LevelSource<FetchErrors>,
}

/// What the fetcher is doing.
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub enum Fetch {
    /// Nothing: a request may come.
    Idle,
    /// Some lines of the request are not asked for yet.
    Reading,
    /// All lines are asked for, some descriptors are not given out yet.
    Draining,
}

impl Module for DescriptorFetch {
    type Ports = DescriptorFetchPorts;

    fn name(&self) -> String {
        format!("descriptor_fetch_l{}", self.lines)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("descriptor_fetch.rs"), &CONTRACT)
    }

    fn shape(&self) -> DescriptorFetchPortsShape {
        DescriptorFetchPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let DescriptorFetchPorts { request, line_request, line_response, descriptor, errors } =
            ports;
        let state = register_state(Fetch::Idle);
        // What is left of the request. `unread` counts descriptors from the beginning of the line
        // at `line_address`, the next to ask for; `descriptors_left` those from `position` in the
        // oldest line.
        let line_address = register::<Bits>(LINE_ADDRESS_BITS);
        let unread = register::<Bits>(17);
        let descriptors_left = register::<Bits>(16);
        let position = register::<Bits>(POSITION_BITS);
        // Places for lines, used in turn: each is free, then awaits its line, then holds it.
        let places = Memory::<Bits>::new(8 * LINE_BYTES, self.lines);
        let places = places.style(MemoryStyle::Distributed);
        let place_bits = places.address_width();
        let awaits = register_reset(self.lines, 0);
        let holds = register_reset(self.lines, 0);
        // Not reset: it counts only for a place that holds its line.
        let failed = register::<Bits>(self.lines);
        let place_to_fill = register_reset(place_bits, 0);
        let place_to_empty = register_reset(place_bits, 0);

        // An answer goes to the place that its tag names, if that one awaits it.
        let answer = line_response.payload;
        let answered_place = answer.tag.truncate(place_bits);
        let tag_is_known = answer.tag.top(LINE_TAG_BITS - place_bits).is_zero();
        let is_awaited = tag_is_known & awaits.bit_at(answered_place);
        let arrives = line_response.valid & is_awaited;
        let is_failure = answer.status.is(LineStatus::Error);
        line_response.ready.set(true);
        places.write(arrives, answered_place, answer.data);
        when(arrives, || {
            awaits.bit_at(answered_place).set(false);
            holds.bit_at(answered_place).set(true);
            failed.bit_at(answered_place).set(is_failure);
        });

        // The oldest line gives out its descriptors; those of a failed line are passed over.
        let oldest_line = places.read_now(place_to_empty);
        let is_here = holds.bit_at(place_to_empty);
        let is_bad = failed.bit_at(place_to_empty);
        let next = oldest_line.element(position, 8 * DESCRIPTOR_BYTES);
        descriptor.offer(is_here & !is_bad, Descriptor::unpack(&(), next));
        let step = is_here & (is_bad | descriptor.ready);
        let is_last = descriptors_left.equals(1);
        when(step, || {
            position.set(position + 1);
            descriptors_left.set(descriptors_left - 1);
            when(position.all() | is_last, || {
                holds.bit_at(place_to_empty).set(false);
                place_to_empty.set(place_to_empty + 1);
            });
        });

        // A free place stays free until the read is taken, so the offer holds (S2).
        let in_use = awaits | holds;
        let is_free = !in_use.bit_at(place_to_fill);
        let tag = place_to_fill.zero_extend(LINE_TAG_BITS);
        line_request.offer(state.is(Fetch::Reading) & is_free, LineRead { line_address, tag });

        let base = request.payload.base_address;
        let count = request.payload.count;
        let first_position = base.slice(BYTE_BITS, POSITION_BITS);
        let is_aligned = base.truncate(BYTE_BITS).is_zero();
        let is_reachable = base.top(ZERO_BITS).is_zero();
        let is_legal = count.any() & is_aligned & is_reachable;
        let starts = request.fires() & is_legal;
        request.ready.set(state.is(Fetch::Idle));
        state.switch(|now| match now {
            Fetch::Idle => {
                when(starts, || {
                    line_address.set(base.slice(BYTE_BITS + POSITION_BITS, LINE_ADDRESS_BITS));
                    unread.set(count.zero_extend(17) + first_position.zero_extend(17));
                    descriptors_left.set(count);
                    position.set(first_position);
                    state.goto(Fetch::Reading);
                });
            }
            Fetch::Reading => {
                when(line_request.fires(), || {
                    awaits.bit_at(place_to_fill).set(true);
                    place_to_fill.set(place_to_fill + 1);
                    line_address.set(line_address + 1);
                    unread.set(unread - PER_LINE);
                    when(unread.is_at_most(PER_LINE), || state.goto(Fetch::Draining));
                });
            }
            Fetch::Draining => {
                when(step & is_last, || state.goto(Fetch::Idle));
            }
        });

        let refused_requests = saturating_count(request.fires() & !is_legal);
        let failed_lines = saturating_count(arrives & is_failure);
        let stray_responses = saturating_count(line_response.valid & !is_awaited);
        let any = any_of([refused_requests, failed_lines, stray_responses].map(Bits::any));
        errors.assign(FetchErrors { any, refused_requests, failed_lines, stray_responses });

        cover("a younger line is here before the oldest", holds.any() & !is_here);
        cover("all places hold lines", holds.all());
        cover("a failed line is passed over", is_here & is_bad);
        cover("a request is refused", request.fires() & !is_legal);
        cover("an answer comes that nothing awaits", stray_responses.any());
        cover("a request ends within a line", step & is_last & !position.all());

        let inside = Inside {
            state,
            line_address,
            unread,
            descriptors_left,
            position,
            places,
            awaits,
            holds,
            failed,
            place_to_fill,
            place_to_empty,
        };
        let lines_ahead = inside.places_are_used_in_turn();
        let good_answer = (arrives & !is_failure, answer);
        inside.order_is_kept(lines_ahead, (starts, base), good_answer, step, *descriptor);
    }
}

/// The registers, for the properties that speak of them.
struct Inside {
    state: State<Fetch>,
    line_address: Bits,
    unread: Bits,
    descriptors_left: Bits,
    position: Bits,
    places: Memory<Bits>,
    awaits: Bits,
    holds: Bits,
    failed: Bits,
    place_to_fill: Bits,
    place_to_empty: Bits,
}

impl Inside {
    /// The places in use are those from `place_to_empty` up to `place_to_fill`: as many as there
    /// are lines between the next descriptor to give out and the next line to ask for. Returns
    /// that number.
    #[elaborate]
    fn places_are_used_in_turn(&self) -> Bits {
        let &Self { state, unread, descriptors_left, position, awaits, holds, .. } = self;
        let &Self { place_to_fill, place_to_empty, .. } = self;
        let is_idle = state.is(Fetch::Idle);
        let left = descriptors_left.zero_extend(17) + position.zero_extend(17);
        let descriptors_ahead = mux(is_idle, constant(17, 0), left - unread);
        let lines_ahead = descriptors_ahead.top(17 - POSITION_BITS);
        let place_bits = place_to_fill.width();
        let in_use = awaits | holds;
        let used_in_turn = all_of((0..in_use.width()).map(|i| {
            let place = place_to_empty + constant(place_bits, i);
            in_use.bit_at(place).equals(lines_ahead.is_above(i))
        }));
        // Zero, or below it where the last line was counted whole.
        let all_is_read = (-unread).is_below(PER_LINE);
        let most_unread = u32::from(u16::MAX) + PER_LINE - 1;
        assert_always("the state is known", state.is_any(Fetch::ALL));
        assert_always("a place that holds its line awaits none", (awaits & holds).is_zero());
        assert_always("places are used in turn", used_in_turn);
        assert_always("there are places for all lines", lines_ahead.is_at_most(in_use.width()));
        assert_always("lines ahead are whole", descriptors_ahead.truncate(POSITION_BITS).is_zero());
        assert_always(
            "the next place to fill follows the last in use",
            place_to_fill.equals(place_to_empty + lines_ahead.truncate(place_bits)),
        );
        assert_always("a busy fetcher has descriptors left", is_idle | descriptors_left.any());
        assert_always(
            "a draining fetcher has asked for all lines",
            is_idle | state.is(Fetch::Draining).equals(all_is_read),
        );
        assert_always(
            "no more is unread than a request can ask for",
            is_idle | all_is_read | unread.is_at_most(most_unread),
        );
        lines_ahead
    }

    /// If every descriptor in memory is the number of its own byte address, they are given out in
    /// order from the request's address on, each once. Shown for one place and position of a line,
    /// which the proof chooses and two registers hold, so that it holds for all.
    #[elaborate]
    fn order_is_kept(
        &self,
        lines_ahead: Bits,
        (starts, base): (Bool, Bits),
        (arrives, answer): (Bool, LineResponse),
        step: Bool,
        descriptor: Stream<Descriptor>,
    ) {
        let &Self { state, line_address, position, place_to_fill, place_to_empty, .. } = self;
        let place_bits = place_to_fill.width();
        let watched_place = register::<Bits>(place_bits);
        let watched_position = register::<Bits>(POSITION_BITS);
        watched_place.set(watched_place);
        watched_position.set(watched_position);

        let is_marked = |line: Bits, place: Bits| {
            let lines_back = (place_to_fill - place - 1).zero_extend(LINE_ADDRESS_BITS) + 1;
            let byte = constant(BYTE_BITS, 0);
            let address = concatenate([line_address - lines_back, watched_position, byte]);
            let descriptor = line.element(watched_position, 8 * DESCRIPTOR_BYTES);
            descriptor.equals(address.zero_extend(8 * DESCRIPTOR_BYTES))
        };
        let memory_is_marked = register_bool(true);
        let answer_is_marked = is_marked(answer.data, answer.tag.truncate(place_bits));
        when(arrives & !answer_is_marked, || memory_is_marked.set(false));
        let holds_line = (self.holds & !self.failed).bit_at(watched_place);
        let line_is_marked = is_marked(self.places.read_now(watched_place), watched_place);
        assert_always(
            "a place keeps its line",
            (memory_is_marked & holds_line).implies(line_is_marked),
        );

        // The number of the next descriptor to give out or pass over, counted in the whole memory.
        let number_bits = LINE_ADDRESS_BITS + POSITION_BITS;
        let next_number = register::<Bits>(number_bits);
        when(starts, || next_number.set(base.slice(BYTE_BITS, number_bits)));
        when(step, || next_number.set(next_number + 1));
        let oldest_address = line_address - lines_ahead.zero_extend(LINE_ADDRESS_BITS);
        assert_always(
            "the oldest line holds the next descriptor",
            state.is(Fetch::Idle) | next_number.equals(concatenate([oldest_address, position])),
        );
        let is_watched = place_to_empty.equals(watched_place) & position.equals(watched_position);
        let number = descriptor.payload.address.slice(BYTE_BITS, number_bits);
        assert_always(
            "descriptors come in order, each once",
            (memory_is_marked & descriptor.valid & is_watched).implies(number.equals(next_number)),
        );
    }
}

/// How often `event` has happened since reset, up to the largest number of 16 bits.
fn saturating_count(event: Bool) -> Bits {
    let count = register_reset(16, 0);
    when(event & !count.all(), || count.set(count + 1));
    count
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
    fn a_power_of_two_of_lines_from_2_to_64_is_legal() {
        structure::elaborates(&RECORD, ["LINES=2", "LINES=16", "LINES=64"]);
        for settings in ["LINES=1", "LINES=3", "LINES=128", "LINES=some"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.ends_with("from 2 to 64 is"), "{error}");
        }
    }
}
