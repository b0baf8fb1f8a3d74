//! An element of a handler of remote atomic operations: does those on one word, in their order, some of them ahead.
//!
//! ```text
//!            +---- rao_element ----+
//!       task |                     | visit
//!  --------->| stream       stream |---------->
//!     answer |                     | response
//!  --------->| level        stream |---------->
//!            |                     | report
//!            |               level |---------->
//!            +---------------------+
//!
//!    released <= confirmed <= sent <= tail
//!  --------+-------------+-----------+------------+--------> operations
//!          | may leave   | in flight | not sent   |
//!                                       ^ run: done so far, on the value at hand
//! ```
//!
//! # Function
//! What was not asked for yet is done ahead, one operation in a cycle, on the value that the word had behind the operations that are in
//! flight, and all of it is asked for in one request (`visit`) as soon as those are answered. The answer has the word as it was. If that is what
//! it was taken to be, all are done. Otherwise the first one alone is, and those behind it are done again on what it has made. The word of
//! an element that has just begun is not known: its first request is one operation.
//!
//! # Backpressure
//! `task` waits while there are `DEPTH` operations. One visit is in flight at a time; its answer may come in any cycle and is always taken.
//!
//! # Ordering
//! FIFO order.
//!
//! # Faults
//! An answer that nothing waits for is dropped, and said (`report`). A word that cannot be had fails the first operation; those behind it are tried.
//!
//! # Reset
//! Forgets all operations.
//!
//! # Resources
//! An adder, two comparators; operations and their outcomes in lookup tables.
//!
//! # Rationale
//! In `rao_handler`.
use nic_dsl::{
    Bits, Bool, Bundle, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports, Sink, Source,
    assert_always, constant, constant_bool, cover, elaborate, mux, register, register_bool,
    register_reset, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::{DEPTH, RaoHandler, TAG_BITS, WORD_ADDRESS_BITS};
use crate::engine::rao::number::{Operands, WORD};
use crate::engine::rao::word;
use crate::message::{RaoModification, RaoResponse, RaoResult};
use crate::module::{Error, Preset, Proof, Record, Values, build, header};

/// What it promises; the latency is that to the request for the word, of its first operation.
pub const CONTRACT: Contract = Contract {
    module: "rao_element",
    summary: "Does remote atomic operations on one word, several by one request.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(1, "task")),
    interval: 1,
    waits_on: &["visit", "response"],
    // What has just been answered leaves at once.
    transparent: &[
        ("answer_comes", "response_valid"),
        ("answer_failed", "response_result"),
        ("answer_failed", "response_old"),
        ("answer_found", "response_old"),
        ("answer_comes", "report_mispredicts"),
        ("answer_failed", "report_mispredicts"),
        ("answer_found", "report_mispredicts"),
        ("answer_comes", "report_fails"),
        ("answer_failed", "report_fails"),
        ("answer_comes", "report_is_stray"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[DEPTH],
    presets: &[
        Preset::product("rao_element", &["DEPTH=32"]),
        Preset::test("rao_element_tiny", &["DEPTH=4"])
            .proof(Proof::bounded(12).cover(14).memory_as_registers()),
    ],
    proof: Proof::none("the small rao_element is the same description and is proved"),
    constraint: None,
    build: |values| build(&RaoElement::new(values)?),
};

/// An operation, and the word that it is on.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Task {
    /// Its tag.
    #[width(TAG_BITS)]
    pub tag: Bits,
    /// The word: its address, without the lowest 3 bits.
    #[width(WORD_ADDRESS_BITS)]
    pub word_address: Bits,
    /// What is done.
    #[shape(())]
    pub operands: Operands,
}

/// A request for a word.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Visit {
    /// The word.
    #[width(WORD_ADDRESS_BITS)]
    pub word_address: Bits,
    /// What becomes of it if it is what it is taken to be.
    #[width(WORD)]
    pub predicted: Bits,
    /// What is done.
    #[shape(())]
    pub modification: RaoModification,
}

/// An answer to a request for a word.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Answer {
    /// It is for this element.
    pub comes: Bool,
    /// The word could not be had.
    pub failed: Bool,
    /// The word as it was.
    #[width(WORD)]
    pub found: Bits,
}

/// What is kept of an operation until its answer leaves.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    #[width(TAG_BITS)]
    tag: Bits,
    lower: Bool,
    upper: Bool,
}

/// How an operation ended.
#[derive(Clone, Copy, Debug, Bundle)]
struct Outcome {
    #[width(WORD)]
    old: Bits,
    failed: Bool,
}

/// What others see of an element.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Report {
    /// It has operations.
    pub is_busy: Bool,
    /// On this word.
    #[width(WORD_ADDRESS_BITS)]
    pub word_address: Bits,
    /// The word was not what it was taken to be.
    pub mispredicts: Bool,
    /// An operation fails.
    pub fails: Bool,
    /// An answer came that nothing waits for.
    pub is_stray: Bool,
}

/// An element of so many operations.
#[derive(Clone, Debug)]
pub struct RaoElement {
    /// A power of two from 4 to 64.
    pub depth: u32,
}

impl RaoElement {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { depth: RaoHandler::depth(values)? })
    }
}

/// Ports of an element.
#[derive(Ports)]
pub struct RaoElementPorts {
    /// Operations on its word, which the first one brings.
    #[shape(())]
    pub task: Sink<Task>,
    /// Requests for the word.
    #[shape(())]
    pub visit: Source<Visit>,
    /// What comes back.
    #[shape(())]
    pub answer: LevelSink<Answer>,
    /// An answer to each operation.
    #[shape(())]
    pub response: Source<RaoResponse>,
    /// What others see.
    #[shape(())]
    pub report: LevelSource<Report>,
}

impl Module for RaoElement {
    type Ports = RaoElementPorts;

    fn name(&self) -> String {
        RECORD.name(&[("DEPTH", "d", self.depth)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("element.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        elaborate_element(self.depth, &ports);
    }
}

/// Element of `depth` operations.
#[elaborate]
fn elaborate_element(depth: u32, ports: &RaoElementPorts) {
    let RaoElementPorts { task, visit, answer, response, report } = ports;
    let bits = depth.trailing_zeros();
    let pointer = || register_reset(bits + 1, 0);
    let place = |pointer: Bits| pointer.truncate(bits);
    let (tail, run, sent) =
        (pointer().named("tail"), pointer().named("run"), pointer().named("sent"));
    let (confirmed, released) = (pointer().named("confirmed"), pointer().named("released"));
    let tasks = Memory::<Operands>::new((), depth).style(MemoryStyle::Distributed);
    let asked = Memory::<Asked>::new((), depth).style(MemoryStyle::Distributed);
    let outcomes = Memory::<Outcome>::new((), depth).style(MemoryStyle::Distributed);
    let word_address = register::<Bits>(WORD_ADDRESS_BITS);

    // The word, behind all operations that were done ahead; it is known behind the first answer.
    let value = register::<Bits>(WORD);
    let knows = register_bool(false);
    // What it was before the first one that is not asked for yet, and before the first in flight.
    let expected = register::<Bits>(WORD);
    let expected_in_flight = register::<Bits>(WORD);
    let is_predicted = register_bool(false);
    // The first one in flight was done alone, and is done again here, for the value behind it.
    let repeats = register_bool(false);

    // Known by registers: they decide which element an operation goes to.
    let is_busy = register_bool(false);
    let is_full = register_bool(false);
    task.ready.set(!is_full);
    let begins = task.fires() & !is_busy;
    tasks.write(task.fires(), place(tail), task.payload.operands);
    let Task { tag, operands: Operands { lower, upper, .. }, .. } = task.payload;
    asked.write(task.fires(), place(tail), Asked { tag, lower, upper });
    let behind_tail = tail + 1;
    when(task.fires(), || tail.set(behind_tail));
    when(begins, || word_address.set(task.payload.word_address));

    let in_flight = register_bool(false);
    let offers = register_bool(false);
    let first = tasks.read_now(place(sent));
    let modification = word::modification(&first, expected, knows);
    visit.offer(offers, Visit { word_address, predicted: value, modification });
    let asks = visit.fires();

    // What is offered stays as it is: nothing more is done ahead while it waits.
    let runs = knows & tail.differs(run) & !(offers & !visit.ready);
    let made = tasks.read_now(place(run)).applied(value);

    let settles = answer.comes & in_flight;
    in_flight.set(asks | (in_flight & !settles));
    // The first operation is offered at once. Behind an answer there is a cycle in which it counts.
    let has_more = mux(knows, run.differs(sent), tail.differs(sent));
    let continues = !offers & !in_flight & !repeats & has_more;
    offers.set(begins | continues | (offers & !visit.ready));
    let is_as_expected = is_predicted & answer.found.equals(expected_in_flight);
    let all_done = settles & !answer.failed & is_as_expected;
    let first_done = settles & !answer.failed & !is_as_expected;
    let first_fails = settles & answer.failed;
    let behind_first = confirmed + 1;

    when(runs, || {
        run.set(run + 1);
        value.set(made);
    });
    when(runs & (run.equals(sent) | asks), || expected.set(value));
    when(asks, || {
        sent.set(mux(knows, run, sent + 1));
        expected_in_flight.set(expected);
        is_predicted.set(knows);
    });
    repeats.set(first_done);
    when(all_done, || confirmed.set(sent));
    when(first_done | first_fails, || {
        confirmed.set(behind_first);
        sent.set(behind_first);
        value.set(answer.found);
        run.set(mux(first_fails, behind_first, confirmed));
        knows.set(!first_fails);
    });
    when(begins, || knows.set(false));

    // The first one's outcome is that of its answer; those done ahead have theirs from the value.
    let outcome = Outcome { old: answer.found, failed: answer.failed };
    let writes_first = first_done | first_fails;
    let ahead = Outcome { old: value, failed: constant_bool(false) };
    outcomes.write(
        runs | writes_first,
        place(mux(writes_first, confirmed, run)),
        mux(writes_first, outcome, ahead),
    );

    // What has just been answered leaves at once if nothing is before it.
    // Known by a register: it decides which element answers.
    let is_next = register_bool(true);
    let leaving = mux(is_next, outcome, outcomes.read_now(place(released)));
    let Asked { tag, lower, upper } = asked.read_now(place(released));
    let old = Operands::number(lower, upper, leaving.old) & (!leaving.failed).mask(WORD);
    let result = mux(leaving.failed, state(RaoResult::Failed), state(RaoResult::Done));
    response.offer(!is_next | settles, RaoResponse { tag, result, old });
    let leaves = response.fires();
    let behind_released = released + 1;
    when(leaves, || released.set(behind_released));
    when(settles, || {
        let is_last = mux(all_done, behind_released.equals(sent), is_next);
        is_next.set(leaves & is_last);
    })
    .otherwise_when(leaves, || is_next.set(behind_released.equals(confirmed)));
    let fills = behind_tail.equals(released + constant(bits + 1, depth));
    when(task.fires(), || {
        is_busy.set(true);
        is_full.set(!leaves & fills);
    })
    .otherwise_when(leaves, || {
        is_busy.set(behind_released.differs(tail));
        is_full.set(false);
    });

    let has = |pointer: Bits| (pointer - released).is_at_most(tail - released);
    assert_always("no more operations than places", (tail - released).is_at_most(depth));
    let in_order = has(confirmed) & (confirmed - released).is_at_most(sent - released);
    assert_always("what leaves is confirmed, and what is confirmed was sent", in_order & has(sent));
    let are_all_places_taken = tail.equals(released + constant(bits + 1, depth));
    assert_always("whether there are places is known", is_full.equals(are_all_places_taken));
    let is_any_there = released.differs(tail);
    assert_always("whether there are operations is known", is_busy.equals(is_any_there));
    let none_may_leave = released.equals(confirmed);
    assert_always("whether one may leave is known", is_next.equals(none_may_leave));
    assert_always("what was done ahead is there", has(run) | repeats);
    assert_always("what was sent is in flight", in_flight.equals(sent.differs(confirmed)));
    assert_always("what is offered is there", offers.implies(!in_flight & tail.differs(sent)));
    assert_always(
        "what was sent was done ahead",
        (!knows | repeats).implies(!in_flight | !is_predicted),
    );
    cover("several operations are done in one request", all_done & (sent - confirmed).is_above(1));
    cover("the word was somebody else's in between", first_done & is_predicted);
    report.is_busy.set(is_busy);
    report.word_address.set(word_address);
    report.mispredicts.set(first_done & is_predicted);
    report.fails.set(first_fails);
    report.is_stray.set(answer.comes & !in_flight);
}
