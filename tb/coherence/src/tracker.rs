//! The states of lines as the engine's tracker tells them, with their history: which states a line was
//! in while something was outstanding.
use std::collections::BTreeSet;

use nic_host::hash::NumberMap;
use nic_model::coherence::LineState;
use nic_spec::message::{LineChange, LineState as Told};

/// Why a line changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A request of a port, or the answer to what it asked of the host.
    Port,
    /// The host asked.
    Host,
    /// It made room for another line.
    Victim,
}

/// A change of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Change {
    cycle: u64,
    cause: Cause,
    before: LineState,
    after: LineState,
}

/// The changes of every line, in their order.
#[derive(Default)]
pub struct Tracker {
    lines: NumberMap<u64, Vec<Change>>,
}

impl Tracker {
    /// A change that is told in this cycle.
    ///
    /// # Panics
    /// If it does not begin where the last one ended.
    pub fn record(&mut self, now: u64, (change, is_victim): &(LineChange, bool)) {
        let known = self.state(change.line_address);
        let (before, after) = (state(change.before), state(change.after));
        assert_eq!(known, before, "{change:?} in cycle {now}");
        assert_ne!(before, after, "{change:?} in cycle {now}");
        let changes = self.lines.entry(change.line_address).or_default();
        let cause = match (is_victim, change.by_host) {
            (true, _) => Cause::Victim,
            (false, true) => Cause::Host,
            (false, false) => Cause::Port,
        };
        changes.push(Change { cycle: now, cause, before, after });
    }

    /// The state that was told last.
    pub fn state(&self, line: u64) -> LineState {
        let last = self.lines.get(&line).and_then(|changes| changes.last());
        last.map_or(LineState::Invalid, |change| change.after)
    }

    /// The states from that cycle on.
    pub fn states(&self, line: u64, since: u64) -> BTreeSet<LineState> {
        let changes = self.since(line, since);
        let first = changes.first().map_or(self.state(line), |change| change.before);
        changes.iter().map(|change| change.after).chain([first]).collect()
    }

    /// The states from that cycle on, before the other.
    pub fn states_until(&self, line: u64, since: u64, until: u64) -> BTreeSet<LineState> {
        let changes = self.since(line, since);
        let first = changes.first().map_or(self.state(line), |change| change.before);
        let told = changes.iter().take_while(|change| change.cycle < until);
        told.map(|change| change.after).chain([first]).collect()
    }

    /// What changed for that cause from that cycle on: the states before and after.
    pub fn changes(&self, line: u64, since: u64, cause: Cause) -> Vec<(LineState, LineState)> {
        let changes = self.since(line, since).iter().filter(|change| change.cause == cause);
        changes.map(|change| (change.before, change.after)).collect()
    }

    /// Whether the line has made room for another from that cycle on, before the other.
    pub fn made_room(&self, line: u64, since: u64, until: u64) -> bool {
        let mut told = self.since(line, since).iter().take_while(|change| change.cycle < until);
        told.any(|change| change.cause == Cause::Victim)
    }

    /// The last changes of the line, for whoever reads a verdict.
    pub fn history(&self, line: u64) -> String {
        let changes = self.since(line, 0);
        format!("{:?}", &changes[changes.len().saturating_sub(6)..])
    }

    /// Whether the line has gone from one state to another from that cycle on.
    pub fn has_gone(&self, line: u64, since: u64, before: LineState, after: LineState) -> bool {
        let goes = |change: &Change| change.before == before && change.after == after;
        self.since(line, since).iter().any(goes)
    }

    /// Whether the line has left that state from that cycle on.
    pub fn has_left(&self, line: u64, since: u64, before: LineState) -> bool {
        self.since(line, since).iter().any(|change| change.before == before)
    }

    /// The first cycle from that one on in which the line came to that state.
    pub fn came_to(&self, line: u64, since: u64, after: LineState) -> Option<u64> {
        let changes = self.since(line, since);
        changes.iter().find(|change| change.after == after).map(|change| change.cycle)
    }

    fn since(&self, line: u64, since: u64) -> &[Change] {
        let Some(changes) = self.lines.get(&line) else { return &[] };
        &changes[changes.partition_point(|change| change.cycle < since)..]
    }
}

fn state(told: Told) -> LineState {
    match told {
        Told::Invalid => LineState::Invalid,
        Told::Shared => LineState::Shared,
        Told::Exclusive => LineState::Exclusive,
        Told::Modified => LineState::Modified,
    }
}
