//! An exchange: one group is taken back, its message passed on, and the other given to the host.
use nic_dsl::{
    Bits, Bool, BundleExt, State, concatenate, constant, constant_bool, delayed_bool, elaborate,
    instance, mux, register, register_bool, register_reset, register_state, state, when,
};

use super::lines::Lines;
use super::{ADDRESS_BITS, CoherentPio, CoherentPioPorts, LINE_BYTES, Store};
use crate::message::{
    D2hRequest, D2hRequestOpcode, PioAnswer, PioAnswerControl, PioRequestControl,
};
use crate::stream::fifo::Fifo;

/// Bytes of a control, the last of a group's first line.
const CONTROL_BYTES: u32 = 2;
/// Bits of a control.
const CONTROL_BITS: u32 = 8 * CONTROL_BYTES;
/// Bits of a time.
const WAIT_BITS: u32 = 32;

/// What is being done.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
pub(super) enum Phase {
    /// The host has a group, or none.
    Given,
    /// Its lines are taken back.
    Recall,
    /// A result is waited for.
    Await,
    /// The control goes into the first line.
    Close,
}

/// Registers of the exchange.
pub(super) struct Exchange {
    /// What is being done.
    pub phase: State<Phase>,
    /// The host was given a group since reset.
    pub is_given: Bool,
    /// Which; in an exchange the one that is taken back.
    pub group: Bool,
    /// Controls of the groups as the host has stored them.
    controls: [Bits; 2],
}

/// What an exchange does in a cycle.
pub(super) struct Steps {
    /// Lines that become due.
    pub becomes_due: Bits,
    /// A line is asked back.
    pub recalls: Bool,
    /// Which.
    pub recalled_place: Bits,
    /// The host refuses to give one back.
    pub refused: Bool,
    /// Which.
    pub refused_place: Bits,
    /// A response that nothing waits for, or about a line that the host has asked for since.
    pub is_stray: Bool,
    /// Lines that lose what they have.
    pub empties: Bits,
    /// A line of a result, or a control, is stored.
    pub fills: Bool,
    /// Where.
    pub filled_place: Bits,
    /// What.
    pub data: Bits,
    /// Which bytes.
    pub bytes: Bits,
    /// An exchange begins.
    pub begins: Bool,
    /// A message is passed on.
    pub passes: Bool,
    /// The number of its last line.
    pub last_line: Bits,
    /// A message has no lines, or too many.
    pub has_bad_length: Bool,
    /// A message is poisoned.
    pub is_poisoned: Bool,
    /// A result has ended.
    pub ends_result: Bool,
    /// It was too long.
    pub is_cut: Bool,
    /// A program is told to try again.
    pub gives_up: Bool,
}

impl Exchange {
    #[elaborate]
    pub fn new() -> Self {
        let phase = register_state(Phase::Given);
        let is_given = register_bool(false);
        let group = register_bool(false);
        let controls =
            [0, 1].map(|i| register_reset(CONTROL_BITS, 0).named(&format!("control_{i}")));
        Self { phase, is_given, group, controls }
    }

    /// Lines that are answered: those of the group that the host has. While they are taken back, these are the ones that are
    /// not back: whoever asks for such a line has to be answered before it can come. One that is back waits for the next exchange.
    #[elaborate]
    pub fn lent(&self, lines: &Lines) -> Bits {
        let is_quiet = self.is_given & self.phase.is(Phase::Given);
        let out = lines.missing | lines.granted;
        lines.of(self.group) & (out | is_quiet.mask(out.width()))
    }

    /// Keeps what the host stores into the control of a group; an empty group has none.
    #[elaborate]
    fn keep_controls(&self, store: &Store, empties: Bool) {
        let place = store.place;
        let (group, line) = (place.top(1).as_bool(), place.truncate(place.width() - 1));
        let is_first = store.fires & line.is_zero();
        let bytes = store.write.byte_enable.top(CONTROL_BYTES);
        let data = store.write.data.top(CONTROL_BITS);
        for (i, control) in self.controls.iter().enumerate() {
            let is_its = |of: Bool| if i == 0 { !of } else { of };
            let written = nic_dsl::mux_each(bytes, data, *control);
            when(is_first & is_its(group), || control.set(written))
                .otherwise_when(empties & is_its(!self.group), || control.set(0));
        }
    }
}

impl CoherentPio {
    /// `passing`: a message is still being read; `answering`: a line is on its way to the host.
    #[elaborate]
    pub(super) fn exchange(
        &self,
        ports: &CoherentPioPorts,
        exchange: &Exchange,
        lines: &Lines,
        store: &Store,
        (passing, answering): (Bool, Bool),
    ) -> Steps {
        let Exchange { phase, is_given, group, .. } = *exchange;
        let (refused, refused_place, is_stray) = self.refusals(ports, lines);

        // A request for a line of the other group begins an exchange; the first of all gives out its own.
        let is_quiet = phase.is(Phase::Given);
        let others = lines.asked & lines.of(!group);
        let begins = is_quiet & is_given & others.any();
        when(is_quiet & !is_given & lines.asked.any(), || {
            is_given.set(true);
            group.set(others.any());
        });
        // One whose recall of an earlier exchange has not been forwarded comes by that: its number is in use.
        let out = (lines.granted | lines.asked) & lines.of(group) & !lines.recalled;
        let becomes_due = out & begins.mask(out.width());

        // Recall.
        let (any_due, recalled_place) = lines.due.lowest_one();
        let recalls = self.recalls(ports, any_due, recalled_place);
        // A line that is written back is back: the forward that follows tells nothing new.
        let missing = lines.missing & lines.of(group);
        let is_back = !any_due & missing.is_zero() & !answering;
        let is_over = phase.is(Phase::Recall) & is_back & !passing;
        let has_failed = register_bool(false);
        when(begins, || has_failed.set(false)).otherwise_when(refused, || has_failed.set(true));
        let control =
            PioRequestControl::unpack(&(), mux(group, exchange.controls[1], exchange.controls[0]));
        control.continues.ignore();
        control.reserved.ignore();
        let last_line = (control.lines - 1).truncate(self.line_bits());
        let bad_length = control.lines.is_zero() | control.lines.is_above(self.lines);
        let bad_line = (lines.poisoned & lines.of(group)).any();
        let has_message = is_over & control.has_message;
        let is_right = !(bad_length | bad_line | has_failed);
        let passes = has_message & is_right;
        let is_refused = has_message & !is_right;
        let empties = lines.of(!group) & is_over.mask(out.width());
        exchange.keep_controls(store, is_over);

        // Await.
        let waited = register_reset(WAIT_BITS, 0);
        let limit = ports.configuration.try_again_cycles;
        let is_late = delayed_bool(limit.any() & waited.is_at_least(limit));
        let count = register_reset(self.line_bits() + 1, 0);
        let is_full = count.top(1).as_bool();
        let awaits = phase.is(Phase::Await);
        let may_store = !store.offered;
        ports.result.ready.set(awaits & may_store);
        let comes = ports.result.fires();
        let beat = ports.result.payload;
        let of_result = nic_dsl::mux_each(beat.keep, beat.data, constant(8 * LINE_BYTES, 0));
        let ends_result = comes & beat.last;
        let gives_up = awaits & is_late & count.is_zero() & !comes;
        when(begins, || waited.set(0)).otherwise_when(!waited.all(), || waited.set(waited + 1));
        when(is_over, || count.set(0)).otherwise_when(comes & !is_full, || count.set(count + 1));

        // Close.
        let answer = register_state(PioAnswer::Empty);
        let result_lines = register::<Bits>(self.line_bits() + 1);
        let stated = PioAnswerControl::unpack(&(), of_result.top(CONTROL_BITS));
        stated.lines.ignore();
        stated.answer.bits().ignore();
        let continues = register_bool(false);
        when(is_over, || continues.set(false))
            .otherwise_when(comes & count.is_zero(), || continues.set(stated.continues));
        let ends = mux(is_full, state(PioAnswer::Cut), state(PioAnswer::Result));
        when(is_over, || {
            answer.set(mux(is_refused, state(PioAnswer::Refused), state(PioAnswer::Empty)));
            result_lines.set(0);
        })
        .otherwise_when(gives_up, || answer.goto(PioAnswer::TryAgain))
        .otherwise_when(ends_result, || {
            answer.set(ends);
            result_lines.set(mux(is_full, count, count + 1));
        });
        let closes = phase.is(Phase::Close) & may_store;

        when(begins, || phase.goto(Phase::Recall))
            .otherwise_when(is_over, || {
                let waits = !(control.wants_no_result | is_refused);
                phase.set(mux(waits, state(Phase::Await), state(Phase::Close)));
            })
            .otherwise_when(gives_up | ends_result, || phase.goto(Phase::Close))
            .otherwise_when(closes, || {
                phase.goto(Phase::Given);
                group.set(!group);
            });

        // What is stored.
        let line = mux(closes, constant(self.line_bits(), 0), count.truncate(self.line_bits()));
        let filled_place = concatenate([(!group).bits(), line]);
        let given = PioAnswerControl { lines: result_lines.zero_extend(7), continues, answer };
        let above = constant(8 * LINE_BYTES - CONTROL_BITS, 0);
        let in_place = concatenate([given.packed(), above]);
        let is_empty = !lines.filled.bit_at(filled_place);
        let control_bytes = constant(LINE_BYTES, 0b11_u64 << (LINE_BYTES - CONTROL_BYTES));
        let stores_all = is_empty | !closes;
        let fills = closes | (comes & !is_full);
        let has_bad_length = has_message & bad_length;
        let is_poisoned = has_message & bad_line;
        let is_cut = ends_result & is_full;
        Steps {
            becomes_due,
            recalls,
            recalled_place,
            refused,
            refused_place,
            is_stray,
            empties,
            fills,
            filled_place,
            data: mux(closes, in_place, of_result),
            bytes: control_bytes | stores_all.mask(LINE_BYTES),
            begins,
            passes,
            last_line,
            has_bad_length,
            is_poisoned,
            ends_result,
            is_cut,
            gives_up,
        }
    }

    /// A response says that the host does not give a line back.
    #[elaborate]
    fn refusals(&self, ports: &CoherentPioPorts, lines: &Lines) -> (Bool, Bits, Bool) {
        let response = ports.h2d_response.payload;
        ports.h2d_response.ready.set(constant_bool(true));
        let comes = ports.h2d_response.valid;
        let place = self.place_of(response.cqid);
        let is_number = response.cqid.top(response.cqid.width() - self.place_bits()).is_zero();
        let refused = comes & is_number & lines.recalled.bit_at(place);
        response.opcode.bits().ignore();
        response.response_data.ignore();
        response.response_pre.ignore();
        let is_stray = comes & !(refused & !lines.asked.bit_at(place));
        (refused, place, is_stray)
    }

    /// Asks for a line; whether that has room.
    #[elaborate]
    fn recalls(&self, ports: &CoherentPioPorts, wanted: Bool, place: Bits) -> Bool {
        let recalls = instance("recalls", &Fifo::<D2hRequest> { payload: (), depth: 2 });
        ports.d2h_request.connect(*recalls.sink);
        let first_line = ports.window.first_line;
        let window = first_line.top(ADDRESS_BITS - self.place_bits());
        first_line.truncate(self.place_bits()).ignore();
        recalls.source.offer(
            wanted,
            D2hRequest {
                opcode: state(D2hRequestOpcode::RdOwn),
                line_address: concatenate([window, place]),
                cqid: place.zero_extend(12),
                non_temporal: constant_bool(false),
            },
        );
        recalls.source.fires()
    }
}
