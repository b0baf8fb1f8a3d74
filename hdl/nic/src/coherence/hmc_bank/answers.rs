//! Responses and data of the host: always taken, and a cycle later checked against the MSHR that they name.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, PulseSink, State, constant_bool, delayed,
    delayed_bool, elaborate, mux, state,
};

use super::entries::{Arrivals, CAME, Entries};
use super::mshrs::HmcMshrs;
use super::operation::{Answer, Pending};
use crate::message::{GoState, H2dData, H2dResponse, H2dResponseOpcode as Opcode, LineState};

/// What was wrong with what came.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Wrongs {
    /// No MSHR waits for the response that has come.
    pub unknown_answer: Bool,
    /// Its request cannot have it.
    pub wrong_answer: Bool,
    /// The tag of that response.
    #[width(12)]
    pub answer_number: Bits,
    /// No MSHR waits for the data that have come.
    pub unknown_data: Bool,
    /// The tag of those data.
    #[width(12)]
    pub data_number: Bits,
}

impl HmcMshrs {
    /// Takes responses and data; gives the store of the lines that were read, too.
    #[elaborate]
    pub(super) fn answers(
        &self,
        (h2d_response, h2d_data): (&PulseSink<H2dResponse>, &PulseSink<H2dData>),
        entries: &Entries,
        sweeping: Bool,
    ) -> (Arrivals, Wrongs, Memory<Bits>) {
        let answer = delayed(h2d_response.payload);
        let has_answer = delayed_bool(h2d_response.valid);
        let number = answer.cqid.truncate(self.entry_bits());
        // Until reset has come to each MSHR, none is known.
        let wants_answer = entries.wants_answer.at(number);
        let is_known = self.is_entry(answer.cqid) & wants_answer & !sweeping;
        // What it answers is looked up as it comes: that has been written long before.
        let answered = h2d_response.payload.cqid.truncate(self.entry_bits());
        let asked = entries.asked.read(constant_bool(true), answered);
        // A weak write has two: the one that pulls its line, and ExtCmp, which may come before its MSHR has its turn,
        // for the host waits for no line that it drops (CXL 3.2, 3.2.4.5.7).
        let is_pulled = entries.has_come(number, &asked);
        let is_weak = asked.pending.is(Pending::WeakWrite);
        let pulls_weakly = is_weak & !is_pulled;
        let ends_weakly = asked.pending.is(Pending::WeakFinal) | (is_weak & is_pulled);
        let verdict = Verdict::new(&answer, asked.pending, (pulls_weakly, ends_weakly));
        let good = has_answer & is_known & verdict.legal;
        let modified = verdict.owned_modified;
        let fails = verdict.fails;

        let data = delayed(h2d_data.payload);
        let has_data = delayed_bool(h2d_data.valid);
        let data_entry = data.cqid.truncate(self.entry_bits());
        let wants_data = entries.wants_data.at(data_entry);
        let data_known = self.is_entry(data.cqid) & wants_data & !sweeping;
        let good_data = has_data & data_known;
        let read_lines = Memory::<Bits>::new(512, self.outstanding).style(MemoryStyle::Block);
        read_lines.write(good_data, data_entry, data.data);
        data.chunk_valid.ignore();
        answer.response_pre.ignore();

        entries.damaged.write(good_data, data_entry, data.poison | data.go_error);
        entries.wants_answer.clear(CAME, (good & !pulls_weakly, number));
        entries.wants_data.clear(CAME, (good_data, data_entry));
        // An MSHR is ready with the last that it waits for.
        let is_both = good & good_data & number.equals(data_entry);
        let wants_data_too = entries.wants_data.at(number);
        let wants_answer_too = entries.wants_answer.at(data_entry);
        let answers_last = good & (!wants_data_too | is_both);
        let fills_last = good_data & !wants_answer_too;
        let gives_shared = good & verdict.shared;
        let gives_owned = good & verdict.owned;
        // A line that is written when it comes is Modified from the GO on (CXL 3.2, 3.2.5.2).
        let gives_modified = verdict.owned_modified | asked.writes;
        let owned = mux(gives_modified, state(LineState::Modified), state(LineState::Exclusive));
        let grant = mux(verdict.shared, state(LineState::Shared), owned);
        let told = Answer { uqid: answer.response_data, modified, fails };
        entries.answers.write(good & !ends_weakly, number, told);
        entries.grant(good, number, (gives_shared | gives_owned, grant));
        let arrivals = Arrivals { answers_last, number, fills_last, filled: data_entry };
        let wrong_answer = has_answer & is_known & !verdict.legal;
        let wrongs = Wrongs {
            unknown_answer: has_answer & !is_known,
            wrong_answer,
            answer_number: answer.cqid,
            unknown_data: has_data & !data_known,
            data_number: data.cqid,
        };
        (arrivals, wrongs, read_lines)
    }
}

impl HmcMshrs {
    /// Whether there is an MSHR of that number.
    fn is_entry(&self, cqid: Bits) -> Bool {
        cqid.top(cqid.width() - self.entry_bits()).is_zero()
    }
}

/// What a response means to the MSHR that waits for it.
struct Verdict {
    /// It may be answered so.
    legal: Bool,
    /// It failed.
    fails: Bool,
    /// A Shared copy is granted.
    shared: Bool,
    /// Ownership is granted.
    owned: Bool,
    /// Of a line that must be written back.
    owned_modified: Bool,
}

impl Verdict {
    #[elaborate]
    fn new(
        answer: &H2dResponse,
        pending: State<Pending>,
        (pulls_weakly, ends_weakly): (Bool, Bool),
    ) -> Self {
        let opcode = answer.opcode;
        let grant = answer.response_data.truncate(GO_BITS);
        let grants = |wanted: GoState| {
            opcode.is(Opcode::Go) & grant.equals(state(wanted).bits().zero_extend(GO_BITS))
        };
        let modified = grants(GoState::Modified);
        let exclusive = grants(GoState::Exclusive);
        let error = grants(GoState::Error);
        let invalid = grants(GoState::Invalid);
        let owned = exclusive | modified;
        let shared = grants(GoState::Shared);
        let refused = error | invalid;
        let pull_failed = opcode.is(Opcode::GoErrWritePull);

        let reads_shared = pending.is(Pending::ReadShared);
        let reads_owned = pending.is(Pending::ReadOwned);
        let owns = pending.is(Pending::Own);
        let pulls = pending.is_any(&[Pending::Push, Pending::DirtyEvict, Pending::Flush]);
        let writes = pending.is(Pending::Write);
        let ends = pending.is(Pending::Final);
        let legal = (reads_shared & (shared | refused))
            | (reads_owned & (owned | refused))
            | (owns & (exclusive | refused))
            | (pulls & (opcode.is(Opcode::GoWritePull) | pull_failed))
            | (writes & (opcode.is(Opcode::WritePull) | pull_failed))
            | (pulls_weakly & (opcode.is(Opcode::FastGoWritePull) | pull_failed))
            | (ends_weakly & opcode.is(Opcode::ExtCmp))
            | (ends & refused);
        let fails = pull_failed | error | (invalid & !ends);
        Self {
            legal,
            fails,
            shared: shared & reads_shared,
            owned: owned & (reads_owned | owns),
            owned_modified: modified,
        }
    }
}

/// Bits of the response data that a granted state takes.
const GO_BITS: u32 = 4;
