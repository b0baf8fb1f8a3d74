//! What the host and the memory answer: always taken, and checked against what was asked.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, PulseSink, delayed, delayed_bool,
    elaborate, instance, mux, register_reset, state, wire,
};

use super::channels::lines_for_host;
use super::entries::{Arrivals, CAME, Entries};
use super::mshrs::DmcMshrs;
use super::operation::{Pending, Pull};
use super::straight::{Straight, StraightAnswers};
use crate::message::{
    DeviceMemoryAnswer, GoState, H2dResponse, H2dResponseOpcode as Opcode, S2mData, S2mDataOpcode,
};
use crate::stream::fifo::FifoPorts;

/// What was wrong with what came.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Wrongs {
    /// No MSHR waits for the answer that has come.
    pub unknown_answer: Bool,
    /// Its request cannot have it.
    pub wrong_answer: Bool,
    /// The number of that answer.
    #[width(16)]
    pub answer_number: Bits,
    /// Nobody waits for the line that has come.
    pub unknown_data: Bool,
    /// The number of those data.
    #[width(16)]
    pub data_number: Bits,
}

/// Lines that memory reads for the host.
pub(super) struct HostReads {
    /// They wait here to leave.
    pub lines: FifoPorts<S2mData>,
    /// There is a place for one more, with two on their way.
    pub has_room: Bool,
    /// One more is read.
    pub begins: Bool,
    under_way: Bits,
}

impl HostReads {
    /// A line has no place.
    pub fn loses(&self) -> Bool {
        self.lines.source.valid & !self.lines.source.ready
    }
}

impl DmcMshrs {
    /// Places for what memory reads for the host.
    #[elaborate]
    pub(super) fn host_reads(&self) -> HostReads {
        let lines = instance("host_lines", &lines_for_host(self.host_reads));
        let width = self.host_reads.trailing_zeros() + 1;
        let taken_places = register_reset(width, 0);
        let under_way = register_reset(width, 0);
        let begins = wire::<Bool>(());
        let one = |condition: Bool| condition.bits().zero_extend(width);
        let leaves = lines.sink.fires();
        let comes = lines.source.valid;
        // What begins is known late.
        let others_places = taken_places - one(leaves);
        let others_under_way = under_way - one(comes);
        taken_places.set(mux(begins, others_places + 1, others_places));
        under_way.set(mux(begins, others_under_way + 1, others_under_way));
        let has_room = taken_places.is_below(self.host_reads - 2);
        HostReads { lines, has_room, begins, under_way }
    }

    /// Takes answers and lines; gives the store of the lines that were read, too.
    #[elaborate]
    pub(super) fn answers(
        &self,
        (h2d_response, memory_answer): (&PulseSink<H2dResponse>, &PulseSink<DeviceMemoryAnswer>),
        (entries, sweeping): (&Entries, Bool),
        (host_reads, straight): (&HostReads, &StraightAnswers),
    ) -> (Arrivals, Wrongs, Memory<Bits>, (Bool, Straight)) {
        let is_small = |number: Bits| number.top(number.width() - self.entry_bits()).is_zero();

        let answer = delayed(h2d_response.payload);
        let has_answer = delayed_bool(h2d_response.valid);
        let number = answer.cqid.truncate(self.entry_bits());
        let is_wanted = entries.wants_answer.at(number) & !sweeping;
        let is_known = has_answer & is_small(answer.cqid) & is_wanted;
        // What it answers is looked up as it comes: that has been written long before.
        let asked = entries.records.read_now(h2d_response.payload.cqid.truncate(self.entry_bits()));
        asked.tag.ignore();
        [asked.writes, asked.filled, asked.turn, asked.port].into_iter().for_each(Bool::ignore);
        let pending = delayed(asked.pending);
        answer.response_pre.ignore();
        let opcode = answer.opcode;
        let grant = answer.response_data.truncate(GO_BITS);
        let grants = |wanted: GoState| {
            opcode.is(Opcode::Go) & grant.equals(state(wanted).bits().zero_extend(GO_BITS))
        };
        let refused = grants(GoState::Invalid) | grants(GoState::Error);
        let pull_failed = opcode.is(Opcode::GoErrWritePull);
        let is_push = pending.is(Pending::Push);
        // A write that is refused has two: the one that pulls its line, and ExtCmp, which may come before its MSHR has
        // its turn, for the host waits for no line that it drops (CXL 3.2, 3.2.4.5.7).
        let is_write = pending.is_any(&[Pending::Write, Pending::Refused]);
        let is_refused = is_write & entries.refused.read_now(number);
        // A host that does not forward says so by a GO, or pulls a line that is written and drops it.
        let pulled = pull_failed | (is_push & opcode.is(Opcode::GoWritePull));
        let may_pull = is_push | (is_write & !is_refused);
        let legal = (may_pull & pulled)
            | (is_refused & opcode.is(Opcode::ExtCmp))
            | (!is_push & !is_refused & refused);
        let ends_flush = pending.is(Pending::Flush) & grants(GoState::Invalid);
        let fails = pull_failed | (refused & !ends_flush);
        let good = is_known & legal;
        let turn = !entries.turn_of(number);
        let pull = Pull { turn, uqid: answer.response_data, pulled, failed: fails };
        let refuses = good & is_write & pull_failed;
        let ends_refused = good & is_refused;
        entries.pulls.write(good & !is_refused, number, pull);
        entries.refuse(refuses | ends_refused, number, refuses);
        entries.wants_answer.clear(CAME, (good & !refuses, number));

        let line = delayed(memory_answer.payload);
        let has_line = delayed_bool(memory_answer.valid);
        let line_entry = line.tag.truncate(self.entry_bits());
        let may_fill = has_line & !line.for_host & is_small(line.tag);
        let is_wanted = entries.wants_data.at(line_entry) & !sweeping;
        let good_line = may_fill & is_wanted;
        // It fails nobody, and nothing of it is kept.
        let of_line = entries.records.read_now(line_entry);
        of_line.ignore_the_rest();
        let is_once = of_line.pending.is(Pending::ReadOnce) & !line.poison;
        let may_go_straight = is_once & straight.has_room;
        let goes_straight = good_line & may_go_straight;
        let straight_answer =
            Straight { entry: line_entry, port: of_line.port, tag: of_line.tag, data: line.data };
        let read_lines = Memory::<Bits>::new(512, self.outstanding).style(MemoryStyle::Block);
        read_lines.write(good_line, line_entry, line.data);
        entries.poisoned.write(good_line, line_entry, line.poison);
        entries.wants_data.clear(CAME, (good_line, line_entry));
        let host_line = has_line & line.for_host & host_reads.under_way.any();
        let opcode = state(S2mDataOpcode::MemData);
        let returned = S2mData { opcode, tag: line.tag, poison: line.poison, data: line.data };
        host_reads.lines.source.offer(host_line, returned);

        let fills = good_line & !may_go_straight;
        let (answers, answered, pulls, filled) = (good, number, pulled, line_entry);
        let arrivals = Arrivals { answers, answered, pulls, refuses, ends_refused, fills, filled };
        let wrong_answer = is_known & !legal;
        let unknown_data = has_line & !good_line & !host_line;
        let wrongs = Wrongs {
            unknown_answer: has_answer & !is_known,
            wrong_answer,
            answer_number: answer.cqid.zero_extend(16),
            unknown_data,
            data_number: line.tag,
        };
        (arrivals, wrongs, read_lines, (goes_straight, straight_answer))
    }
}

/// Bits of the response data that a granted state takes.
const GO_BITS: u32 = 4;
