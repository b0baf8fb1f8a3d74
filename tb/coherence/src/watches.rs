//! Watches, checked by the tables of hints: one is answered when the copy that was there has left, and
//! not before; at once if there was none, or if its port has too many.
use std::collections::BTreeSet;

use nic_model::coherence::{Extent, Hint, LineState, Rules, Table, hint_row};
use nic_spec::message::{LineOperation, LineRequest, LineSpace};

use super::tracker::Tracker;

/// Watches that a port may have in a bank: there may be so many before one is answered at once.
const OF_A_PORT: usize = 8;
/// Cycles within which it is told where the copy has gone: a write-back may wait to leave.
const PATIENCE: u64 = 20_000;
/// Lines that are so far apart are in one bank, whatever the engine.
const SAME_BANK: u64 = 4;

/// An outstanding watch.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// What was asked.
    pub request: LineRequest,
    /// The first cycle in which it can have done anything.
    pub since: u64,
    /// By then it had looked at its line: what was asked later of the same bank is answered.
    pub looked: Option<u64>,
}

/// A watch that was answered before it was told that the copy leaves.
#[derive(Clone, Copy, Debug)]
struct Early {
    line: u64,
    since: u64,
    deadline: u64,
}

/// The checker of watches.
#[derive(Default)]
pub struct Watches {
    waiting: [Vec<Watch>; 2],
    early: Vec<Early>,
}

impl Watches {
    /// A port has taken one.
    pub fn taken(&mut self, port: usize, request: &LineRequest, now: u64) {
        self.waiting[port].push(Watch { request: *request, since: now + 1, looked: None });
    }

    /// A port has answered what it took in that cycle, which was no watch.
    pub fn passed(&mut self, port: usize, request: &LineRequest, taken: u64, now: u64) {
        let bank = |request: &LineRequest| {
            (request.space == LineSpace::Host, request.line_address % SAME_BANK)
        };
        let before = self.waiting[port].iter_mut().filter(|watch| watch.since < taken);
        for watch in before.filter(|watch| bank(&watch.request) == bank(request)) {
            watch.looked.get_or_insert(now);
        }
    }

    /// A port has answered one; the state in which it found its line, if that is certain.
    ///
    /// # Panics
    /// If there was no reason to.
    pub fn answered(
        &mut self,
        (port, tag): (usize, u64),
        now: u64,
        tracker: &Tracker,
        asks_for: impl Fn(u64, u64) -> bool,
    ) -> (Watch, Option<LineState>) {
        use LineState::Invalid;
        self.check(now, tracker, &asks_for);
        let waiting = &mut self.waiting[port];
        let at = waiting.iter().position(|watch| watch.request.tag == tag);
        let is_one_more = waiting.len() > OF_A_PORT;
        let watch = waiting.remove(at.expect("it was asked for"));
        let line = watch.request.line_address;
        let states = tracker.states(line, watch.since);
        if !states.contains(&Invalid) && !is_one_more {
            let deadline = now + PATIENCE;
            self.early.push(Early { line, since: watch.since, deadline });
        }
        let only =
            |states: BTreeSet<LineState>| states.first().copied().filter(|_| states.len() == 1);
        let found = match only(states) {
            Some(Invalid) => Some(Invalid),
            // What has looked and waits has found a copy.
            _ if is_one_more => None,
            _ => watch.looked.and_then(|by| only(tracker.states_until(line, watch.since, by))),
        };
        (watch, found)
    }

    /// The row of the table for a watch that found its line in this state.
    pub fn case(
        rules: &Rules,
        (table, space): (Table, LineSpace),
        state: LineState,
    ) -> Option<(Table, String)> {
        let hint = Hint { operation: LineOperation::Watch, extent: Extent::Nothing };
        let rule = rules.hint(space, hint, state)?;
        Some((table, hint_row(rule, state, Extent::Nothing)))
    }

    /// What was answered early must have had its reason.
    fn check(&mut self, now: u64, tracker: &Tracker, asks_for: impl Fn(u64, u64) -> bool) {
        use LineState::Invalid;
        self.early.retain(|early| {
            let Early { line, since, deadline } = *early;
            let has_left = tracker.came_to(line, since, Invalid).is_some() || asks_for(line, since);
            assert!(
                has_left || now < deadline,
                "a watch of line {line:#x} was answered, and the copy is there: {}",
                tracker.history(line)
            );
            !has_left
        });
    }

    /// Nothing is outstanding any more, and no line in the cache.
    ///
    /// # Panics
    /// If a watch was forgotten.
    pub fn finish(&self) {
        assert!(self.waiting.iter().all(Vec::is_empty), "asleep for ever: {:?}", self.waiting);
    }
}
