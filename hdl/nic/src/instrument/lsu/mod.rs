//! Load/store unit: asks for lines in a pattern, and measures latency and bandwidth.
//!
//! ```text
//!                   +-------- lsu --------+
//!     configuration |                     | line_request
//!  ---------------->| level        stream |-------------->
//!     start, stop   |                     | sample
//!  ---------------->| pulse         pulse |-------------->
//!     line_response |                     | done, results
//!  ---------------->| stream        level |-------------->
//!                   +---------------------+
//!
//!         start                          last request or stop         last answer
//!  idle ---------> preparing ---> running ---------------------> draining ---------> idle
//! ```
//!
//! # Function
//! `start` clears `results` and begins a run of the requests that `configuration` describes; `done`
//! rises when all of them are answered and `results` hold. `stop` ends a run early; requests that
//! were made are still awaited. A tag is used again only after its answer.
//!
//! The time of a request is the cycle in which it is taken, that of an answer the cycle in which it
//! comes. `sample` gives every answer's latency, three cycles later, from which percentiles are made. An answer for no
//! request is counted and has no part in any other figure.
//!
//! # Backpressure
//! Requests pause while `line_request` stalls or as many as allowed are unanswered. Answers are
//! always taken.
//!
//! # Ordering
//! Requests as the pattern has them; answers in any order, samples in theirs.
//!
//! # Reset
//! Ends the run and forgets what is unanswered; answers must not come afterwards.
//!
//! # Resources
//! A pool of `TAGS` identifiers, and a lookup-table memory of time and address for each.
//!
//! # Rationale
//! A histogram in hardware fixes its bounds before anything is measured; a pulse for each answer
//! leaves that to whoever listens.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource,
    Sink, Source, States, assert_always, constant, cover, elaborate, instance, register,
    register_bool, register_reset, register_state, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    Credit, Identifier, LineRequest, LineResponse, LsuConfiguration, LsuResults, LsuSample,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::id_pool::IdPool;
use crate::stream::skid_buffer::SkidBuffer;

mod answers;
mod requests;
mod sums;

use sums::{TIME_BITS, sum};

/// What the unit promises.
pub const CONTRACT: Contract = Contract {
    module: "lsu",
    summary: "Asks for lines in a pattern and measures latency and bandwidth.",
    source: contract::Source { paper: "CXL-NIC", section: "4; Cohet VI" },
    latency: Some(Latency::exactly(3, "start")),
    interval: 1,
    waits_on: &["line_request", "line_response"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "TAGS",
        default: "256",
        meaning: "requests that may be unanswered, a power of two from 2 to 256",
    }],
    presets: &[
        Preset::product("lsu", &["TAGS=256"]),
        Preset::test("lsu_tiny", &["TAGS=4"])
            .proof(Proof::bounded(12).cover(30).memory_as_registers()),
    ],
    proof: Proof::none("the same description as lsu_tiny, and a run that fills it is too long"),
    constraint: None,
    build: |values| build(&Lsu { tags: values.power_of_two("TAGS", 2..=256)? }),
};

/// A load/store unit with so many tags.
#[derive(Clone, Debug)]
pub struct Lsu {
    /// Requests that may be unanswered, a power of two from 2 to 256.
    pub tags: u32,
}

/// Ports of the unit.
#[derive(Ports)]
pub struct LsuPorts {
    /// What to measure; read at `start`.
    pub configuration: LevelSink<LsuConfiguration>,
    /// Begins a run; has no effect within one.
    pub start: PulseSink<Credit>,
    /// Ends a run before its last request.
    pub stop: PulseSink<Credit>,
    /// The requests.
    pub line_request: Source<LineRequest>,
    /// The answers, in any order.
    pub line_response: Sink<LineResponse>,
    /// Every answer.
    pub sample: PulseSource<LsuSample>,
    /// A run has ended, and none has begun since.
    pub done: LevelSource<Bool>,
    /// What was measured.
    pub results: LevelSource<LsuResults>,
}

/// What the unit is doing.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Run {
    /// Nothing.
    Idle,
    /// Working out what the configuration means.
    Preparing,
    /// Making requests.
    Running,
    /// Awaiting the last answers.
    Draining,
}

/// What both halves of the unit share.
struct Shared {
    configuration: LsuConfiguration,
    /// A run begins.
    starts: Bool,
    /// Cycles since the first request of the run, without the upper bits.
    elapsed_now: Bits,
    /// The same, whole, one cycle late.
    elapsed_late: Bits,
    /// Which tags are unanswered.
    busy: Bits,
}

impl Lsu {
    /// Bits of a tag.
    fn tag_bits(&self) -> u32 {
        self.tags.ilog2()
    }
}

impl Module for Lsu {
    type Ports = LsuPorts;

    fn name(&self) -> String {
        format!("lsu_t{}", self.tags)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> LsuPortsShape {
        LsuPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let pool = instance("pool", &IdPool { identifiers: self.tags });
        // Two tags are kept ready, because the pool takes most of a cycle to find one.
        let payload = pool.allocation.payload.shape();
        let tags = instance("tags", &SkidBuffer::<Identifier> { payload });
        tags.source.connect(*pool.allocation);
        // What it is given back was asked for: strays do not come that far.

        let run = register_state(Run::Idle);
        let is_done = register_bool(false);
        let held = register::<LsuConfiguration>(());
        when(ports.start.valid & run.is(Run::Idle), || held.assign(*ports.configuration));
        let starts = run.is(Run::Preparing);
        // From the cycle after the first request on, which is number 1.
        let is_counting = register_bool(false);
        let elapsed = sum("elapsed", 48, (starts, 1), is_counting, constant(1, 1));
        let shared = Shared {
            configuration: held,
            starts,
            elapsed_now: elapsed.low & is_counting.mask(TIME_BITS),
            elapsed_late: elapsed.late,
            busy: register_reset(self.tags, 0),
        };
        let answered = wire::<Bool>(());
        let is_running = run.is(Run::Running);
        let requests =
            self.requests(&shared, is_running, answered, *tags.sink, *ports.line_request);
        let answers = self.answers(&shared, &requests, &ports);
        answered.set(answers.valid);
        self.results(&shared, requests.taken, &answers, *ports.results);
        let tag = answers.sample.tag.truncate(self.tag_bits());
        pool.release.send(answers.valid, Identifier { value: tag });

        when(starts, || is_counting.set(false))
            .otherwise_when(requests.taken, || is_counting.set(true));

        run.switch(|now| match now {
            Run::Idle => {
                when(ports.start.valid, || {
                    run.goto(Run::Preparing);
                    is_done.set(false);
                });
            }
            Run::Preparing => {
                when(ports.stop.valid, || run.goto(Run::Draining))
                    .otherwise(|| run.goto(Run::Running));
            }
            Run::Running => {
                let ends = ports.stop.valid | (requests.issues & requests.is_last);
                when(ends, || run.goto(Run::Draining));
            }
            Run::Draining => {
                when(requests.all_answered, || {
                    run.goto(Run::Idle);
                    is_done.set(true);
                });
            }
        });
        ports.done.set(is_done);

        assert_always("the state is known", run.is_any(Run::ALL));
        assert_always("a run that is done awaits nothing", is_done.implies(run.is(Run::Idle)));
        cover("a run ends", is_done);
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
    fn a_power_of_two_of_tags_from_2_to_256_is_legal() {
        structure::elaborates(&RECORD, ["TAGS=2", "TAGS=64", "TAGS=256"]);
        for settings in ["TAGS=1", "TAGS=3", "TAGS=512"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.ends_with("from 2 to 256 is"), "{error}");
        }
    }
}
