//! What the ports were asked and answered, checked by the tables of hints: each answer has a row that
//! fits the states of its line and the requests to the host while it was outstanding.
use std::collections::BTreeSet;

use nic_host::hash::NumberMap;
use nic_model::coherence::{
    Bias, Extent, Hint, HintRule, LineAfter, LineState, Rules, Table, hint_row,
};
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode, H2dRequest, LineOperation, LineRequest, LineResponse, LineSpace,
    LineStatus,
};

use super::coverage::Coverage;
use super::pages::Pages;
use super::tracker::{Cause, Tracker};
use super::watches::Watches;

/// A request of a port.
struct Asked {
    request: LineRequest,
    /// The first cycle in which it can have done anything.
    since: u64,
    /// No other one for its line is outstanding meanwhile.
    is_alone: bool,
    /// A copy of its line that came during a flush of the whole cache may not have been given back.
    is_behind_return: bool,
}

/// The checker of both ports.
pub struct Hints {
    rules: Rules,
    /// What is outstanding, by port and tag.
    asked: NumberMap<(usize, u64), Asked>,
    /// Requests to the host, by line, with their cycle.
    sent: NumberMap<u64, Vec<(u64, D2hRequestOpcode)>>,
    /// Snoops, by line, with their cycles.
    snooped: NumberMap<u64, Vec<u64>>,
    /// Lines that were asked for during a flush of the whole cache, and from which cycle on: their copies go back as soon
    /// as they have come, and the request that gives one back may wait for a channel although the host has taken it.
    returning: NumberMap<u64, u64>,
    /// Lines that were modified when they came, and since when that is answered: they come to the cache later.
    coming: NumberMap<u64, u64>,
    watches: Watches,
    /// Whether Modified lines may make room for others.
    lines_make_room: bool,
}

impl Hints {
    /// Whether there are so many lines that Modified ones make room for others.
    pub fn new(lines_make_room: bool) -> Self {
        let (asked, sent, snooped) =
            (NumberMap::default(), NumberMap::default(), NumberMap::default());
        let (rules, watches) = (Rules::specified(), Watches::default());
        let (returning, coming) = (NumberMap::default(), NumberMap::default());
        Self { rules, asked, sent, snooped, returning, coming, watches, lines_make_room }
    }

    /// A port has taken a request.
    pub fn taken(
        &mut self,
        port: usize,
        request: &LineRequest,
        now: u64,
        (tracker, pages): (&Tracker, &mut Pages),
    ) {
        if request.operation == LineOperation::Watch {
            self.watches.taken(port, request, now);
            return;
        }
        if pushes(request) {
            pages.begins_to_turn(request.line_address, now);
        }
        let line = request.line_address;
        // A line that makes room counts as held until it has gone.
        let last = self.sent.get(&line).and_then(|sent| sent.last());
        let leaves = last.is_some_and(|(_, opcode)| *opcode == D2hRequestOpcode::DirtyEvict)
            && tracker.state(line).is_valid();
        let came = |since| tracker.came_to(line, since, LineState::Invalid).is_some();
        let held = |since| tracker.state(line).is_valid() || came(since);
        let is_behind_return = self.returning.get(&line).is_some_and(|since| held(*since));
        let has_come = |since| tracker.came_to(line, since, LineState::Modified).is_some();
        self.coming.retain(|of, since| *of != line || !has_come(*since));
        let mut is_alone = !leaves && !is_behind_return && !self.coming.contains_key(&line);
        for other in self.asked.values_mut().filter(|other| other.request.line_address == line) {
            (other.is_alone, is_alone) = (false, false);
        }
        let since = now + 1;
        let asked = Asked { request: *request, since, is_alone, is_behind_return };
        self.asked.insert((port, request.tag), asked);
    }

    /// The whole cache is flushed in this cycle: nothing outstanding is alone with its line.
    pub fn flushes(&mut self, now: u64) {
        for asked in self.asked.values_mut() {
            asked.is_alone = false;
            self.returning.entry(asked.request.line_address).or_insert(now);
        }
    }

    /// The device asks the host.
    pub fn sent(&mut self, request: &D2hRequest, now: u64, tracker: &Tracker) {
        use D2hRequestOpcode::{ClFlush, DirtyEvict};
        let line = request.line_address;
        let is_last = request.opcode == ClFlush
            || request.opcode == DirtyEvict && !tracker.state(line).is_valid();
        if is_last {
            self.returning.remove(&line);
        }
        // Whoever asks for the line has not got it any more.
        if request.opcode != DirtyEvict {
            self.coming.remove(&line);
        }
        self.sent.entry(request.line_address).or_default().push((now, request.opcode));
    }

    /// The device takes a snoop.
    pub fn snooped(&mut self, snoop: &H2dRequest, now: u64) {
        self.snooped.entry(snoop.line_address).or_default().push(now);
    }

    /// A port has answered. The case is met if it is the only one that fits.
    ///
    /// # Panics
    /// If no row fits.
    pub fn answered(
        &mut self,
        port: usize,
        answer: &LineResponse,
        now: u64,
        (tracker, pages): (&Tracker, &mut Pages),
        coverage: &mut Coverage,
    ) {
        let Some(asked) = self.asked.remove(&(port, answer.tag)) else {
            return self.woken((port, answer), now, (tracker, pages), coverage);
        };
        let Asked { request, since, is_alone, is_behind_return } = asked;
        if is_behind_return {
            self.returning.remove(&request.line_address);
        }
        if request.operation != LineOperation::Barrier {
            self.watches.passed(port, &request, since, now);
        }
        if pushes(&request) {
            pages.has_turned(request.line_address);
        }
        if request.operation == LineOperation::Barrier || answer.status == LineStatus::Error {
            return;
        }
        let comes_later = request.operation == LineOperation::CoModify
            && !self.requests(request.line_address, since).is_empty();
        if comes_later {
            self.coming.insert(request.line_address, now);
        }
        let fitting = self.fitting(&request, (since, is_alone && !comes_later), tracker, pages);
        assert!(
            !fitting.is_empty(),
            "no row fits {:?} of line {:#x}, cycles {since} to {now}, changes {}, requests {:?}",
            request.operation,
            request.line_address,
            tracker.history(request.line_address),
            self.requests(request.line_address, since),
        );
        // Rows of engines with functions have no bins.
        let has_bins = request.operation != LineOperation::CoModify;
        if let (1, Some(Some((table, case)))) = (fitting.len(), fitting.into_iter().next())
            && has_bins
        {
            coverage.meet(table, case);
        }
    }

    /// A port has answered a watch.
    fn woken(
        &mut self,
        (port, answer): (usize, &LineResponse),
        now: u64,
        (tracker, pages): (&Tracker, &Pages),
        coverage: &mut Coverage,
    ) {
        assert_eq!(answer.status, LineStatus::Okay);
        let Self { watches, sent, rules, .. } = self;
        let asks_for = |line: u64, since: u64| {
            sent.get(&line).is_some_and(|sent| sent.iter().any(|(cycle, _)| *cycle >= since))
        };
        let (watch, found) = watches.answered((port, answer.tag), now, tracker, asks_for);
        let line = watch.request.line_address;
        if let (Some(state), [table]) =
            (found, spaces(&watch.request, pages.bias(line, watch.since)).as_slice())
            && let Some((table, case)) = Watches::case(rules, *table, state)
        {
            coverage.meet(table, case);
        }
    }

    /// No line is in the cache any more.
    ///
    /// # Panics
    /// If a watch was forgotten.
    pub fn finish(&self) {
        self.watches.finish();
    }

    /// The cases that fit; `None` stands for a hint that does nothing.
    fn fitting(
        &self,
        request: &LineRequest,
        (since, is_alone): (u64, bool),
        tracker: &Tracker,
        pages: &Pages,
    ) -> BTreeSet<Option<(Table, String)>> {
        let LineRequest { operation, byte_enable, line_address: line, .. } = *request;
        let extent = match (operation, byte_enable) {
            (
                LineOperation::NcWrite
                | LineOperation::NcPush
                | LineOperation::CoWrite
                | LineOperation::CoModify,
                bytes,
            ) => {
                if bytes == u64::MAX {
                    Extent::Full
                } else {
                    Extent::Partial
                }
            }
            _ => Extent::Nothing,
        };
        let hint = Hint { operation, extent };
        let own = tracker.changes(line, since, Cause::Port);
        let sent: Vec<_> = self.requests(line, since).iter().map(|(_, opcode)| *opcode).collect();
        let is_alone = is_alone && tracker.changes(line, since, Cause::Host).is_empty();
        // A snoop that came before the line, or a set without room for it, leaves less of it.
        let snoops = self.snooped.get(&line).and_then(|snoops| snoops.last());
        let is_snooped = snoops.is_some_and(|cycle| *cycle >= since);
        let is_met = request.space == LineSpace::Host && (self.lines_make_room || is_snooped);
        let mut fitting = BTreeSet::new();
        for state in tracker.states(line, since) {
            for (table, space) in spaces(request, pages.bias(line, since)) {
                let Some(rule) = self.rules.hint(space, hint, state) else {
                    if !is_alone || self.explains(None, (state, false), &own, &sent) {
                        fitting.insert(None);
                    }
                    continue;
                };
                let explains = !is_alone || self.explains(Some(rule), (state, is_met), &own, &sent);
                if explains && fits(rule, state, (line, since), tracker, &sent) {
                    fitting.insert(Some((table, hint_row(rule, state, extent))));
                }
            }
        }
        fitting
    }

    /// Whether the row, from that state, makes these changes of the line, asks the host so, and does
    /// nothing else. `is_met`: something may have taken of the line what it was granted, or all of it.
    fn explains(
        &self,
        rule: Option<&HintRule>,
        (state, is_met): (LineState, bool),
        own: &[(LineState, LineState)],
        sent: &[D2hRequestOpcode],
    ) -> bool {
        let asks = rule.is_some_and(|rule| !rule.requests.is_empty());
        let then = rule.and_then(|rule| rule.then);
        let count = usize::from(asks) + usize::from(then.is_some());
        // A line that makes room for another one asks, too.
        let is_moved = |opcode: &D2hRequestOpcode| *opcode == D2hRequestOpcode::DirtyEvict;
        if self.lines_make_room && sent.iter().filter(|opcode| is_moved(opcode)).count() > 0 {
            let others = sent.iter().filter(|opcode| !is_moved(opcode)).count();
            return others <= count;
        }
        if sent.len() != count || then.is_some_and(|then| sent.last() != Some(&then)) {
            return false;
        }
        let Some(rule) = rule else { return own.is_empty() };
        let leaves = (asks && state.is_valid()).then_some((state, LineState::Invalid)).into_iter();
        let now = if asks { LineState::Invalid } else { state };
        match rule.after {
            // A copy that is taken before it is there never comes.
            LineAfter::AsGranted | LineAfter::Becomes(_)
                if asks && is_met && own.len() == leaves.len() =>
            {
                own.iter().copied().eq(leaves)
            }
            LineAfter::Becomes(_)
                if asks && is_met && own.last() == Some(&(now, LineState::Shared)) =>
            {
                own.len() == leaves.len() + 1
            }
            LineAfter::AsGranted => {
                let granted = own.last().map(|(_, after)| (now, *after));
                own.iter().copied().eq(leaves.chain(granted))
            }
            LineAfter::Becomes(after) if after != now => {
                own.iter().copied().eq(leaves.chain([(now, after)]))
            }
            LineAfter::Same | LineAfter::Becomes(_) => own.iter().copied().eq(leaves),
        }
    }

    fn requests(&self, line: u64, since: u64) -> &[(u64, D2hRequestOpcode)] {
        let Some(sent) = self.sent.get(&line) else { return &[] };
        &sent[sent.partition_point(|(cycle, _)| *cycle < since)..]
    }
}

/// Whether something of what the row does was seen, perhaps among other things.
fn fits(
    rule: &HintRule,
    state: LineState,
    (line, since): (u64, u64),
    tracker: &Tracker,
    sent: &[D2hRequestOpcode],
) -> bool {
    if rule.requests.is_empty() {
        return match rule.after {
            LineAfter::Becomes(after) if after != state => {
                tracker.has_gone(line, since, state, after)
            }
            _ => true,
        };
    }
    // A line that the host is asked for is not in the cache meanwhile.
    let asks = sent.iter().any(|opcode| rule.requests.contains(opcode));
    let follows = rule.then.is_none_or(|then| sent.contains(&then));
    asks && follows && (state == LineState::Invalid || tracker.has_left(line, since, state))
}

/// A push turns its page to host-bias.
fn pushes(request: &LineRequest) -> bool {
    request.operation == LineOperation::NcPush && request.space != LineSpace::Host
}

/// The tables that a request may be served by: a device-bias request by that of host-bias if its page
/// is, or if it pushes.
fn spaces(request: &LineRequest, bias: Option<Bias>) -> Vec<(Table, LineSpace)> {
    let host_bias = (Table::HostBiasHints, LineSpace::DeviceHostBias);
    let device_bias = (Table::DeviceBiasHints, LineSpace::DeviceDeviceBias);
    match (request.space, bias) {
        (LineSpace::Host, _) => vec![(Table::HostHints, LineSpace::Host)],
        (LineSpace::DeviceHostBias, _) => vec![host_bias],
        _ if pushes(request) => vec![host_bias],
        (LineSpace::DeviceDeviceBias, Some(Bias::Host)) => vec![host_bias],
        (LineSpace::DeviceDeviceBias, Some(Bias::Device)) => vec![device_bias],
        (LineSpace::DeviceDeviceBias, None) => vec![host_bias, device_bias],
    }
}
