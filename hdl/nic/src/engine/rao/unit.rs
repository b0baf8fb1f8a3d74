//! Atomic unit: the function behind `CoModify`, which adds to a number in a line, swaps it, compares it.
//!
//! ```text
//!            +--- rao_unit ---+
//!     modify |                | modified
//!  --------->| pulse    level |--------->
//!            |                | status
//!            |          level |--------->
//!            +----------------+
//!
//!  line ---> word --+--> operation --+
//!                   |                +--> modified
//!                   +-- is it what ? |
//!  data ---> predicted --------------+
//! ```
//!
//! # Function
//! Stands at the ports for a function that a bank of the coherence engine has with `MODIFY=1`, and makes of the
//! line at `modify` what is at `modified` in the next cycle. A request modifies one word, 8 bytes in a row that begin at a multiple
//! of 8: it enables these and no others. What is done with it stands in the half of the request's line that the word is not in, from its
//! first byte on (`RaoModification`): an operation (`RaoOperation`) on all 8 bytes or 4 of them, its operands. Numbers are little endian.
//! The other 4 bytes stay as they are. Whoever asked gets the line as it was, from the bank.
//!
//! With `is_predicted` the request says what it takes the word to be (`expected`), and in the word's place what it is to be then: the
//! outcome of any number of operations. If it is that, it is written. Otherwise the operation is done alone. So a request always does
//! something, and whoever asked sees by the old word what.
//!
//! # Backpressure
//! None: it takes a line in each cycle.
//!
//! # Ordering
//! That of the lines.
//!
//! # Faults
//! A request that enables anything but one word, one without a known operation, and one in which no byte counts: the line stays as it is,
//! refusals are counted, and the first since reset is named.
//!
//! # Reset
//! Forgets what was counted.
//!
//! # Resources
//! A line of registers, a multiplexer of a word from a line, an adder, two comparators.
//!
//! # Rationale
//! A prediction lets several operations on a word be done in one request, where a bank modifies a line in every fourth
//! cycle at most; that none of them may fail for ever is why the first one stands beside it
//! (ADR 102). What is predicted is a word: a line of them would need the
//! room in which the operands stand.
use nic_dsl::{
    LevelSource, Module, Ports, PulseSink, assert_always, cover, delayed, delayed_bool, elaborate,
    mux, register_state, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::number::{WORD, is_known};
use super::word::{self, WORDS, Word};
use crate::lib::counter;
use crate::message::{LineModification, ModifiedLine, RaoUnitFault, RaoUnitStatus};
use crate::module::{Preset, Proof, Record, build, header};

/// What the unit promises.
pub const CONTRACT: Contract = Contract {
    module: "rao_unit",
    summary: "Adds to a number in an owned line, swaps it, compares it: the function behind CoModify.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(1, "modify")),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its preset, and what is proved and expected of it.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("rao_unit", &[]).memories(&[])],
    proof: Proof::bounded(6),
    constraint: None,
    build: |_| build(&RaoUnit),
};

/// The unit.
#[derive(Clone, Debug)]
pub struct RaoUnit;

/// Ports of the unit.
#[derive(Ports)]
pub struct RaoUnitPorts {
    /// A line that is to be modified.
    #[shape(())]
    pub modify: PulseSink<LineModification>,
    /// What it is in the cycle behind that.
    #[shape(())]
    pub modified: LevelSource<ModifiedLine>,
    /// What was refused.
    #[shape(())]
    pub status: LevelSource<RaoUnitStatus>,
}

impl Module for RaoUnit {
    type Ports = RaoUnitPorts;

    fn name(&self) -> String {
        CONTRACT.module.to_owned()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("unit.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let asks = ports.modify.valid;
        let LineModification { line, data, byte_enable, port, tag } = ports.modify.payload;
        // Whose request it is makes no difference.
        port.ignore();
        tag.ignore();
        let word = Word::written(byte_enable);
        let old = word.of(line);
        let predicted = word.of(data);
        let modification = word.modification(data);
        let operands = word::operands(&modification);

        let is_as_predicted = modification.is_predicted & old.equals(modification.expected);
        let made = operands.applied(old);
        let is_operation = is_known(operands.operation.bits()) & (operands.lower | operands.upper);
        let is_refused = !(word.is_one & is_operation);
        // Chosen behind the registers, because what chooses is known last.
        let (was_refused, as_it_was) = (delayed_bool(is_refused), delayed(line));
        let (was_predicted, foretold) = (delayed_bool(is_as_predicted), delayed(predicted));
        let done = delayed(made).named("done");
        let written = mux(was_predicted, foretold, done).repeat(WORDS);
        ports.modified.data.set(mux(was_refused, as_it_was, written));

        let faults = [
            (RaoUnitFault::NotAWord, "not_a_word", ports.status.not_a_word, !word.is_one),
            (
                RaoUnitFault::UnknownOperation,
                "unknown_operation",
                ports.status.unknown_operations,
                word.is_one & !is_operation,
            ),
        ];
        let fault = register_state(RaoUnitFault::None);
        let is_first = fault.is(RaoUnitFault::None);
        ports.status.fault.set(fault);
        for (cause, name, count, is_so) in faults {
            let happens = delayed_bool(asks & is_so).named(&format!("is_{name}"));
            counter::saturating(&format!("{name}_count"), count, happens);
            when(happens & is_first, || fault.set(state(cause)));
        }
        let stays = asks & is_refused;
        assert_always(
            "what is refused changes nothing",
            was_refused.implies(ports.modified.data.equals(as_it_was)),
        );
        let is_upper_left = asks & !is_refused & !is_as_predicted & !operands.upper;
        let upper_stays = made.top(WORD / 2).equals(old.top(WORD / 2));
        assert_always("bytes that do not count stay", is_upper_left.implies(upper_stays));
        cover("a word is what it was taken to be", asks & is_as_predicted & !is_refused);
        cover("a request is refused", stays);
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
