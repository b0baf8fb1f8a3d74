//! Queue pairs: decides what becomes of each request, and has the answers leave in their order.
//!
//! ```text
//!             +---- roce_pairs ----+
//!     request |                    | operation
//!  ---------->| stream      stream |---------->
//!        pair |                    | answer
//!  ---------->| level       stream |---------->
//!   selection |                    | status
//!  ---------->| pulse        level |---------->
//!     outcome |                    |
//!  ---------->| stream             |
//!             +--------------------+
//!
//!  request --> known? allowed? --> sequence --> verdict --+--> operation
//!                                                         +--> slots, in order --> answer
//!  outcome -------------------------------------------------------^    ^
//!                                                   kept outcomes <----+
//! ```
//!
//! # Function
//! Keeps `PAIRS` queue pairs of reliable connections. `selection` sets the one at a place up as `pair` says, or takes it away; that has
//! to wait until nothing is outstanding. A request for a pair that there is, from its other end and in its
//! partition, is judged by its packet sequence number:
//!
//! | number | what becomes of it |
//! |---|---|
//! | the expected one | the operation is done, and the next number is expected; or it is refused, and the pair stops |
//! | one of the last `KEPT` that were done | it is answered as before, and not done again |
//! | one before these | dropped |
//! | one after it | refused (`Gap`) once until the expected one comes; others are dropped |
//!
//! Refused are, in this order: what is no atomic operation (`Invalid`); another key than the pair's, or an address outside
//! its range (`Access`); an address that is no multiple of 8 (`Invalid`). An operation whose line cannot be had ends as `Operational`, and the pair
//! stops; what of it is under way by then may be done, but is not answered. A pair that has stopped takes nothing until it is set up
//! anew.
//!
//! # Backpressure
//! Requests wait while `SLOTS` of them are not answered, and while `operation` is not taken. `outcome` is always taken.
//!
//! # Ordering
//! Answers leave in the order of the requests, those of all pairs together. Operations are given in that order, too; whether they take place
//! in it is up to whoever does them.
//!
//! # Faults
//! What is dropped or refused is counted by its kind, and the first is named. An outcome that nothing waits for is dropped and counted.
//!
//! # Reset
//! Forgets all pairs and requests. Operations on their way must not be answered afterwards.
//!
//! # Resources
//! Lookup tables: what each pair is set up with, `SLOTS` outcomes, `KEPT` for each pair. A bit in registers for each slot.
//!
//! # Rationale
//! One order for all pairs (ADR 105): an answer that is given again stands behind the operation that it repeats, and a
//! refusal behind all that came before it, so that neither has to look for what is under way; and an outcome is
//! kept when it leaves, so that nobody has to count what the other end has outstanding.
use nic_dsl::{
    Bits, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, assert_always, cover,
    elaborate, register_reset, scope, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    RaoRequest, RaoResponse, RoceAnswer, RoceFault, RocePair, RocePairSelection, RoceRequest,
    RoceStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

mod answers;
mod status;
mod verdict;

use answers::Answers;
use status::Events;
use verdict::Verdicts;

/// What it promises; latency is that to the operation.
pub const CONTRACT: Contract = Contract {
    module: "roce_pairs",
    summary: "Keeps queue pairs of reliable connections, and answers their atomic operations once and in order.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(3, "request")),
    interval: 1,
    waits_on: &["operation", "answer", "outcome"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &PARAMETERS,
    presets: &[
        Preset::product("roce_pairs", &["PAIRS=16"]),
        Preset::test("roce_pairs_tiny", &["PAIRS=2", "KEPT=4", "SLOTS=4"]),
    ],
    proof: Proof::none("what it decides is left to the tests"),
    constraint: None,
    build: |values| build(&RocePairs::new(values)?),
};

/// Those of whoever has it inside, too.
pub const PARAMETERS: [Parameter; 3] = [
    Parameter { name: "PAIRS", default: "16", meaning: "queue pairs, a power of two from 2 to 64" },
    Parameter {
        name: "KEPT",
        default: "16",
        meaning: "answers that are kept of a pair: how many requests may be unanswered at its other end, a power of \
                  two from 4 to 64",
    },
    Parameter {
        name: "SLOTS",
        default: "64",
        meaning: "requests of all pairs that are not answered, a power of two from 4 to 256",
    },
];

/// Bits of the address of a word, and below it.
const WORD_BITS: u32 = 49;
const BYTE_BITS: u32 = 3;
/// Bits of a place, as many as the largest number of pairs needs.
const PLACE_BITS: u32 = 6;

/// How many there are.
#[derive(Clone, Debug)]
pub struct RocePairs {
    /// Queue pairs, a power of two from 2 to 64.
    pub pairs: u32,
    /// Answers that are kept of each, a power of two from 4 to 64.
    pub kept: u32,
    /// Requests that are not answered, a power of two from 4 to 256.
    pub slots: u32,
}

impl RocePairs {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self {
            pairs: values.power_of_two("PAIRS", 2..=64)?,
            kept: values.power_of_two("KEPT", 4..=64)?,
            slots: values.power_of_two("SLOTS", 4..=256)?,
        })
    }

    /// Bits of a pair's place.
    fn place_bits(&self) -> u32 {
        self.pairs.ilog2()
    }

    /// The lowest bits of a number: the place of its pair.
    fn place_of(&self, number: Bits) -> Bits {
        let place_bits = self.place_bits();
        if number.width() > place_bits {
            number.top(number.width() - place_bits).ignore();
        }
        number.truncate(place_bits)
    }
}

/// Ports of the queue pairs.
#[derive(Ports)]
pub struct RocePairsPorts {
    /// Requests, from packets that are sound.
    #[shape(())]
    pub request: Sink<RoceRequest>,
    /// What the pair that is selected is set up with.
    #[shape(())]
    pub pair: LevelSink<RocePair>,
    /// Which pair is set up, or taken away.
    #[shape(())]
    pub selection: PulseSink<RocePairSelection>,
    /// Operations that are to be done.
    #[shape(())]
    pub operation: Source<RaoRequest>,
    /// How each of them ended.
    #[shape(())]
    pub outcome: Sink<RaoResponse>,
    /// What is to be sent.
    #[shape(())]
    pub answer: Source<RoceAnswer>,
    /// What was done.
    #[shape(())]
    pub status: LevelSource<RoceStatus>,
}

impl Module for RocePairs {
    type Ports = RocePairsPorts;

    fn name(&self) -> String {
        RECORD.name(&[
            ("PAIRS", "p", self.pairs),
            ("KEPT", "k", self.kept),
            ("SLOTS", "s", self.slots),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sets = ports.selection.valid;
        let selected = ports.selection.payload;
        let place = self.place_of(selected.place);
        let pair = *ports.pair;
        // They are those of words.
        pair.first_address.truncate(BYTE_BITS).ignore();
        pair.last_address.truncate(BYTE_BITS).ignore();

        // Which pairs there are, and which of them have stopped: for requests, and for answers.
        let are_valid = register_reset(self.pairs, 0).named("are_valid");
        let are_stopped = register_reset(self.pairs, 0).named("are_stopped");
        let are_broken = register_reset(self.pairs, 0).named("are_broken");

        let verdicts = Verdicts { pairs: self, sets, place, pair, are_valid, are_stopped };
        let decided = scope("verdict", || verdicts.of(*ports.request));
        let answers = Answers { pairs: self, sets, place, pair, are_broken };
        let left = scope("answers", || answers.of(&decided, &ports));

        when(decided.stops, || are_stopped.bit_at(decided.stopped_place).set(true));
        when(left.fails, || {
            are_stopped.bit_at(left.place).set(true);
            are_broken.bit_at(left.place).set(true);
        });
        when(sets, || {
            are_valid.bit_at(place).set(selected.is_valid);
            are_stopped.bit_at(place).set(false);
            are_broken.bit_at(place).set(false);
        });

        let status = *ports.status;
        status.stopped_pairs.set(are_stopped.zero_extend(64));
        status.outstanding.set(left.outstanding.zero_extend(16));
        let of_answers =
            [(RoceFault::Operational, left.fails), (RoceFault::UnknownAnswer, left.is_stray)];
        let events = Events {
            operates: ports.operation.fires(),
            replays: decided.replays,
            answers: ports.answer.fires(),
            faults: decided.faults.into_iter().chain(of_answers).collect(),
        };
        scope("status", || status::report(status, &events));
        assert_always("a pair that is broken has stopped", (are_broken & !are_stopped).is_zero());
        cover("a pair stops", decided.stops | left.fails);
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
    fn sizes_are_powers_of_two() {
        structure::elaborates(&RECORD, ["PAIRS=64 KEPT=64 SLOTS=256", "PAIRS=2 KEPT=4 SLOTS=4"]);
        let error = structure::refused(&RECORD, "PAIRS=3");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
