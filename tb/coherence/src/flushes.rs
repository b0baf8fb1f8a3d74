//! Flushes of the whole cache of host memory: each copy that the cache had when one began is written back
//! if it is Modified, and flushed at the host, once; at the end no line is left.
use std::collections::{BTreeMap, BTreeSet};

use nic_host::FromDevice;
use nic_model::coherence::LineState;
use nic_spec::message::{D2hRequestOpcode as Request, LineChange, LineState as Told};

use super::tracker::Tracker;

/// Cycles from the one in which a flush begins to the last one in which it is told that a clean line made room before.
const TOLD: u64 = 2;

/// A flush in progress.
#[derive(Debug)]
struct Flush {
    /// What the cache had.
    had: BTreeMap<u64, LineState>,
    /// Lines that a port has asked for since, or was waiting for.
    asked: BTreeSet<u64>,
    /// Lines that the host has asked for since, and whether it took them.
    snooped: BTreeMap<u64, bool>,
    /// Requests to the host since, by line.
    sent: BTreeMap<u64, Vec<Request>>,
    /// In which cycle it began.
    since: u64,
    /// It has been seen to go on.
    is_seen: bool,
}

/// The checker of flushes.
pub struct Flushes {
    under_way: Option<Flush>,
    /// Lines that came while the last one went on and go back, or were taken by the host before, and for which nothing was
    /// sent since it ended.
    returning: BTreeSet<u64>,
    /// What was asked last of the host for a line.
    last: BTreeMap<u64, Request>,
    /// The first line that is no longer host memory.
    host_end: u64,
    /// Whether Modified lines may make room for others.
    lines_make_room: bool,
    /// Flushes that have ended.
    pub done: u64,
    /// Copies that they gave up, which no port had asked for.
    pub copies: u64,
}

impl Flushes {
    /// A checker of host memory up to that line; whether Modified lines of it make room for others.
    pub fn new(host_end: u64, lines_make_room: bool) -> Self {
        let (returning, last) = (BTreeSet::new(), BTreeMap::new());
        Self { under_way: None, returning, last, host_end, lines_make_room, done: 0, copies: 0 }
    }

    /// Whether none is outstanding.
    pub fn is_idle(&self) -> bool {
        self.under_way.is_none()
    }

    /// Whether the line was given back to the host, and not flushed there since.
    pub fn has_left(&self, line: u64) -> bool {
        self.last.get(&line) == Some(&Request::DirtyEvict)
    }

    /// One begins: these lines are used, and ports wait for those.
    pub fn begin(
        &mut self,
        lines: impl Iterator<Item = u64>,
        asked: impl Iterator<Item = u64>,
        (since, tracker): (u64, &Tracker),
    ) {
        // What goes back since the last one is outstanding, and not in the cache, even if the host has taken the line
        // meanwhile: the request that gives it back may wait for a channel.
        let returning = std::mem::take(&mut self.returning);
        let leaving = self.last.iter().filter(|(_, last)| **last == Request::DirtyEvict);
        let leaving = leaving.map(|(line, _)| *line);
        let asked = asked.chain(returning).chain(leaving).collect();
        let had = lines.filter(|line| *line < self.host_end);
        let had = had.map(|line| (line, tracker.state(line))).filter(|(_, state)| state.is_valid());
        let had = had.collect();
        let (snooped, sent) = (BTreeMap::new(), BTreeMap::new());
        self.under_way = Some(Flush { had, asked, snooped, sent, since, is_seen: false });
    }

    /// A cycle: lines that ports ask for, what the device sends, how lines change.
    pub fn observe(
        &mut self,
        taken: impl Iterator<Item = u64>,
        sent: &FromDevice,
        changes: &[(LineChange, bool)],
    ) {
        let request = sent.d2h_request.filter(|one| one.line_address < self.host_end);
        if let Some(request) = request {
            self.last.insert(request.line_address, request.opcode);
            self.returning.remove(&request.line_address);
        }
        let Some(flush) = &mut self.under_way else { return };
        flush.asked.extend(taken);
        if let Some(request) = request {
            flush.sent.entry(request.line_address).or_default().push(request.opcode);
        }
        for (change, _) in changes.iter().filter(|(change, _)| change.by_host) {
            *flush.snooped.entry(change.line_address).or_default() |= change.after == Told::Invalid;
        }
    }

    /// What the device says of it in this cycle.
    ///
    /// # Panics
    /// If it has ended and has not done what it should.
    pub fn status(&mut self, flushing: bool, tracker: &Tracker) {
        let Some(flush) = &mut self.under_way else { return };
        flush.is_seen |= flushing;
        if flushing || !flush.is_seen {
            return;
        }
        let Flush { had, asked, snooped, sent, since, .. } =
            self.under_way.take().expect("it is there");
        self.done += 1;
        let is_taken = |line: &u64| snooped.get(line) == Some(&true);
        let left = |line: &u64| tracker.state(*line).is_valid() || is_taken(line);
        self.returning = asked.iter().copied().filter(left).collect();
        let nothing = vec![];
        let own = |line: &u64| !asked.contains(line);
        for line in had.keys().chain(sent.keys()).filter(|line| own(line)) {
            let requests = sent.get(line).unwrap_or(&nothing);
            let found = had.get(line).copied().unwrap_or(LineState::Invalid);
            let expected: &[Request] = match found {
                LineState::Invalid => &[],
                LineState::Shared | LineState::Exclusive => &[Request::ClFlush],
                LineState::Modified => &[Request::DirtyEvict, Request::ClFlush],
            };
            // What the host takes or shares before its turn has less to be done, from the end on.
            let is_less = snooped.contains_key(line) && expected.ends_with(requests);
            let is_taken = is_taken(line);
            let is_left = requests.is_empty() && !expected.is_empty();
            // It made room for a line that came just before.
            let was_dropped = requests.is_empty() && tracker.made_room(*line, since, since + TOLD);
            let made_room = self.lines_make_room && requests == &[Request::DirtyEvict];
            assert!(
                requests == expected
                    || made_room
                    || was_dropped
                    || (is_less && (is_taken || !is_left)),
                "line {line:#x}, {found:?} when a flush began: {requests:?}, {}; began {since}",
                tracker.history(*line)
            );
            assert!(!tracker.state(*line).is_valid(), "line {line:#x} is left by a flush");
            self.copies += u64::from(found.is_valid());
        }
    }
}
