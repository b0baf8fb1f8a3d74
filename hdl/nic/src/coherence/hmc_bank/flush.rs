//! Flush of the whole cache: the ways of all sets are looked at one after the other, and each copy that
//! is found is flushed as if a port had asked for it, only that nobody is answered. Meanwhile no line
//! is installed, so that a way that was empty stays so, and no line is evicted unseen.
use nic_dsl::{
    Bits, Bool, LevelSource, PulseSink, State, States, constant, delayed, delayed_bool, elaborate,
    mux, register, register_bool, register_reset, register_state, state, when, wire,
};

use super::configuration::{HmcBank, LINE_BITS};
use crate::coherence::geometry::Geometry;
use crate::message::{CacheFlushStatus, LineOperation, LineState, Nothing};

/// What a flush does.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Phase {
    /// No flush is asked for.
    Idle,
    /// It looks at one way after the other.
    Walk,
    /// It waits for its own lines, and for those that were outstanding when it began.
    Drain,
}

/// Requests of ports that come before a step of the flush, at most: 2 to this power, less one.
const PATIENCE_BITS: u32 = 3;

/// The flush of a bank.
pub(super) struct Flush {
    /// One is asked for: lines that are outstanding now are waited for.
    pub begins: Bool,
    /// It is in progress.
    pub is_under_way: Bool,
    /// The way of a set is to be looked at.
    pub looks: Bool,
    /// A line is to be flushed.
    pub asks: Bool,
    /// The line that is to be flushed, or one of the set.
    pub line: Bits,
    /// The way.
    pub way: Bits,
    /// It comes before ports in this cycle.
    pub is_due: Bool,
    /// It could advance, and a port's request was chosen.
    pub is_passed: Bool,
    is_next: Bool,
    asked: Bool,
    phase: State<Phase>,
    set: Bits,
    has_line: Bool,
    found_line: Bits,
    is_busy: Bool,
    passes: Bits,
    own_bank: Option<Bits>,
    geometry: Geometry,
}

/// What has become of what was looked at or asked for.
pub(super) struct Progress {
    /// A way was looked at.
    pub looked: Bool,
    /// Its line's state.
    pub state: State<LineState>,
    /// Its line.
    pub line: Bits,
    /// The line's flush was tried.
    pub tried: Bool,
    /// And has begun.
    pub began: Bool,
    /// A port's request, of this line.
    pub request: (Bool, Bits),
    /// Nothing that the flush waits for is outstanding.
    pub is_quiet: Bool,
    /// One of its operations was chosen.
    pub chosen: Bool,
    /// The flush of a line has ended with an error.
    pub fails: Bool,
}

impl Flush {
    #[elaborate]
    pub fn new(bank: &HmcBank, request: &PulseSink<Nothing>) -> Self {
        let phase = register_state(Phase::Idle);
        let set = register_reset(bank.set_bits(), 0);
        let way = register_reset(bank.geometry().way_bits(), 0);
        let has_line = register_bool(false);
        let found_line = register::<Bits>(LINE_BITS);
        // What was chosen is decided two cycles later, and known here after one more.
        let is_busy = register_bool(false);
        let is_decided = delayed_bool(is_busy);
        let is_known = delayed_bool(is_decided);
        let passes = register_reset(PATIENCE_BITS, 0);
        let is_passed = wire::<Bool>(());
        // Which bank this is: whatever is in the cache was asked for once.
        let bank_bits = bank.geometry().bank_bits();
        // One was asked for while another was under way: it follows that.
        let is_next = register_bool(false);
        let own_bank = (bank_bits > 0).then(|| register::<Bits>(bank_bits).named("own_bank"));
        let of_set = bank.geometry().some_line(own_bank, set);
        let begins = (request.valid | is_next) & phase.is(Phase::Idle);
        let may = phase.is(Phase::Walk) & !is_busy & !is_decided & !is_known;
        Self {
            begins,
            is_under_way: !phase.is(Phase::Idle),
            is_next,
            asked: request.valid,
            looks: may & !has_line,
            asks: may & has_line,
            line: mux(has_line, found_line, of_set),
            way,
            is_due: passes.all(),
            is_passed,
            phase,
            set,
            has_line,
            found_line,
            is_busy,
            passes,
            own_bank,
            geometry: bank.geometry(),
        }
    }

    /// Goes on.
    #[elaborate]
    pub fn connect(&self, progress: &Progress, status: &LevelSource<CacheFlushStatus>) {
        let Progress { request, is_quiet, .. } = progress;
        let looked = delayed_bool(progress.looked);
        let found = delayed(progress.state);
        let line = delayed(progress.line);
        let tried = delayed_bool(progress.tried);
        let began = delayed_bool(progress.began);
        let is_empty = looked & found.is(LineState::Invalid);
        let goes_on = is_empty | (tried & began);
        let at_last_way = self.way.all();
        let at_end = at_last_way & self.set.all();
        self.is_busy.set(progress.chosen);
        when(looked & !is_empty, || {
            self.has_line.set(true);
            self.found_line.set(line);
        });
        // What is outstanding, or owed to a snoop, is looked at again.
        when(tried, || self.has_line.set(false));
        when(goes_on, || {
            self.way.set(self.way + 1);
            when(at_last_way, || self.set.set(self.set + 1));
            when(at_end, || self.phase.goto(Phase::Drain));
        });
        when(self.phase.is(Phase::Drain) & *is_quiet, || self.phase.goto(Phase::Idle));
        // Set and way are those of the beginning again whenever nothing is looked at.
        when(self.begins, || self.phase.goto(Phase::Walk));
        self.is_next.set(self.is_under_way & (self.is_next | self.asked));
        when(progress.chosen, || self.passes.set(constant(PATIENCE_BITS, 0)))
            .otherwise_when(self.is_passed & !self.is_due, || self.passes.set(self.passes + 1));
        if let Some(own_bank) = self.own_bank {
            let (is_request, line) = *request;
            let bank = self.geometry.bank_of(line).expect("there is more than one");
            when(is_request, || own_bank.set(bank));
        }
        status.flushing.set(self.is_under_way | self.is_next);
        let failed = register_bool(false);
        when(self.begins & !self.is_next, || failed.set(false))
            .otherwise_when(progress.fails, || failed.set(true));
        status.failed.set(failed);
    }
}

/// The kind of what is asked for.
pub(super) fn operation() -> State<LineOperation> {
    state(LineOperation::Flush)
}
