//! Every message between the engine and the host, checked by the tables of coherence: what the engine
//! sends must be an allowed step in a state that what came before leaves possible.
//!
//! Of a line the scoreboard knows which states the device may have it in. A device may drop a clean
//! copy and write an Exclusive one without a word.
use std::collections::BTreeSet;

use nic_host::hash::NumberMap;
use nic_host::{FromDevice, ToDevice};
use nic_model::coherence::{
    LineState, Pending, PendingAnswer, Rules, Table, pending_row, request_row, snoop_row,
};
use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode as Request, D2hResponse, GoState, H2dData, H2dRequest,
    H2dRequestOpcode as Snoop, H2dResponse, H2dResponseOpcode as Answer,
};

use super::board::{Board, Open, OpenSnoop, States, is_evict, reachable, to_come};
use super::coverage::Coverage;
use super::tracker::Tracker;

/// The checker of one link.
pub struct Scoreboard {
    rules: Rules,
    lines: NumberMap<u64, Board>,
    requests: NumberMap<u64, u64>,
    snoops: NumberMap<u64, u64>,
    /// Lines that the device owes: of which line, and whether it must be Bogus, and all of it.
    owed: NumberMap<u64, (u64, bool, bool)>,
    /// Lines of snoops that came before the answers, by their numbers.
    early: BTreeSet<u64>,
    now: u64,
    /// How often each case was met.
    pub coverage: Coverage,
}

impl Default for Scoreboard {
    fn default() -> Self {
        Self {
            rules: Rules::specified(),
            lines: NumberMap::default(),
            requests: NumberMap::default(),
            snoops: NumberMap::default(),
            owed: NumberMap::default(),
            early: BTreeSet::new(),
            now: 0,
            coverage: Coverage::default(),
        }
    }
}

impl Scoreboard {
    /// One cycle. What the device sends depends on nothing that comes in the same cycle.
    ///
    /// # Panics
    /// If the device does what no row allows.
    pub fn observe(
        &mut self,
        now: u64,
        sent: &FromDevice,
        (came, snoop_taken): (&ToDevice, bool),
        tracker: &Tracker,
    ) {
        self.now = now;
        if let Some(message) = &sent.d2h_request {
            self.request(message);
        }
        if let Some(message) = &sent.d2h_response {
            self.response(message, tracker);
        }
        if let Some(message) = &sent.d2h_data {
            self.data(message);
        }
        if let Some(message) = &came.h2d_response {
            self.answer(message);
        }
        if let Some(message) = &came.h2d_data {
            self.fill(message);
        }
        if let Some(message) = came.h2d_request.as_ref().filter(|_| snoop_taken) {
            self.snoop(message, tracker);
        }
    }

    /// Lines of which the device has taken a snoop before that cycle, and not answered it.
    pub fn unanswered(&self, before: u64) -> Vec<u64> {
        let is_old = |board: &Board| board.snoop.is_some_and(|snoop| snoop.since < before);
        self.snoops.values().copied().filter(|line| is_old(&self.lines[line])).collect()
    }

    /// Lines that the device has, or needs nothing more of the host for, and owes to it.
    pub fn unsent(&self) -> Vec<u64> {
        let is_to_come = |line: &u64| self.lines[line].open.as_ref().and_then(to_come).is_some();
        self.owed.values().map(|(line, ..)| *line).filter(|line| !is_to_come(line)).collect()
    }

    /// # Panics
    /// If the device owes something.
    pub fn finish(&self) {
        assert!(self.owed.is_empty(), "lines that never came: {:?}", self.owed);
        for (line, board) in &self.lines {
            assert!(board.open.is_none() && board.snoop.is_none(), "line {line:#x}: {board:?}");
        }
    }

    fn request(&mut self, request: &D2hRequest) {
        let D2hRequest { opcode, line_address, cqid, .. } = *request;
        let rule = *self.rules.request(opcode);
        let board = self.lines.entry(line_address).or_default();
        board.remember(format!("{opcode:?}"));
        assert!(board.open.is_none(), "a second request for a line: {request:?}, {board:?}");
        let is_evict = is_evict(opcode);
        let from = |states: &States| -> States {
            states.iter().copied().filter(|state| rule.issue_from.contains(state)).collect()
        };
        let mut allowed = from(&reachable(&board.possible));
        if let Some(OpenSnoop { opcode: snoop, .. }) = board.snoop {
            // The answer may have been given, and wait in its channel.
            board.before = reachable(&board.possible);
            let answered = board.before.iter().map(|state| self.rules.snoop(*state, snoop).after);
            allowed.extend(from(&reachable(&answered.collect())));
        }
        let is_late = allowed.is_empty() && is_evict && !from(&board.lost).is_empty();
        assert!(
            !allowed.is_empty() || is_late,
            "{request:?} from none of {:?}: {board:?}",
            rule.issue_from
        );
        if !is_evict {
            board.possible = [LineState::Invalid].into();
        } else if !is_late {
            board.possible = allowed;
        }
        board.lost.clear();
        board.open = Some(Open {
            opcode,
            cqid,
            since: self.now,
            granted: None,
            has_data: false,
            failed: false,
            pull: None,
            bogus: is_late,
        });
        let other = self.requests.insert(cqid, line_address);
        assert!(other.is_none(), "{request:?} has the number of one for {other:x?}");
        self.coverage.meet(Table::Requests, request_row(opcode));
    }

    fn answer(&mut self, answer: &H2dResponse) {
        let line = self.requests[&answer.cqid];
        let board = self.lines.get_mut(&line).expect("the line is known");
        board.remember(format!("{:?} {}", answer.opcode, answer.response_data));
        let open = board.open.as_mut().expect("the host answers a request");
        match answer.opcode {
            Answer::Go => {
                let state = [
                    (GoState::Invalid, LineState::Invalid),
                    (GoState::Shared, LineState::Shared),
                    (GoState::Exclusive, LineState::Exclusive),
                    (GoState::Modified, LineState::Modified),
                ];
                let found = state.iter().find(|(go, _)| *go as u64 == answer.response_data);
                let reads = matches!(
                    open.opcode,
                    Request::RdOwn | Request::RdShared | Request::RdOwnNoData
                );
                open.granted = Some(found.map_or(LineState::Invalid, |(_, state)| *state));
                open.failed |= found.is_none() || reads && found.unwrap().0 == GoState::Invalid;
                // What the line will be: whether it is to be written cannot be seen.
                board.possible = match (open.opcode, open.granted) {
                    (Request::RdOwn, Some(LineState::Exclusive)) => {
                        [LineState::Exclusive, LineState::Modified].into()
                    }
                    (Request::RdOwn | Request::RdShared, Some(granted)) => [granted].into(),
                    _ => std::mem::take(&mut board.possible),
                };
            }
            Answer::ExtCmp => open.granted = Some(LineState::Invalid),
            pull => {
                open.pull = Some((answer.response_data, pull));
                let whole = !matches!(open.opcode, Request::WoWrInv | Request::WrInv);
                self.owed.insert(answer.response_data, (line, open.bogus, whole));
            }
        }
        self.settle(line);
    }

    fn fill(&mut self, fill: &H2dData) {
        let line = self.requests[&fill.cqid];
        let board = self.lines.get_mut(&line).expect("the line is known");
        board.remember(format!("data, poison {}, error {}", fill.poison, fill.go_error));
        let open = board.open.as_mut().expect("the host fills a request");
        open.has_data = true;
        open.failed |= fill.poison || fill.go_error;
        self.settle(line);
    }

    /// Ends the request of a line if nothing of it is missing.
    fn settle(&mut self, line: u64) {
        let board = self.lines.get_mut(&line).expect("the line is known");
        let Some(open) = &board.open else { return };
        let is_owed = open.pull.is_some_and(|(uqid, _)| self.owed.contains_key(&uqid));
        let pull = open.pull.map(|(_, answer)| answer);
        let ends = match open.opcode {
            Request::RdCurr => open.has_data,
            Request::RdShared | Request::RdOwn => open.granted.is_some() && open.has_data,
            Request::WrInv if pull == Some(Answer::GoErrWritePull) => true,
            // A weak write ends with ExtCmp, even one that is refused.
            Request::WoWrInv | Request::WoWrInvF | Request::WrInv => {
                pull.is_some() && open.granted.is_some() && !is_owed
            }
            // The data may be overtaken by the next request, on another channel.
            Request::DirtyEvict | Request::ItoMWr | Request::WrCur => pull.is_some(),
            _ => open.granted.is_some(),
        };
        if !ends {
            return;
        }
        let granted = std::mem::take(&mut board.possible);
        board.possible = match (open.opcode, open.failed) {
            // As the GO and the snoops since then have left it.
            (Request::RdShared | Request::RdOwn, false) => granted,
            // It is given up a little later, or goes back if memory has not got it.
            (Request::RdShared | Request::RdOwn, true) => {
                granted.into_iter().chain([LineState::Invalid]).collect()
            }
            (Request::RdOwnNoData, false) => [LineState::Modified].into(),
            _ => [LineState::Invalid].into(),
        };
        let is_owned = open.opcode == Request::RdOwnNoData && !open.failed;
        board.owned_at = is_owned.then_some(self.now);
        self.requests.remove(&open.cqid);
        board.open = None;
    }

    fn snoop(&mut self, snoop: &H2dRequest, tracker: &Tracker) {
        let H2dRequest { opcode, line_address: line, uqid } = *snoop;
        let board = self.lines.entry(line).or_default();
        board.remember(format!("{opcode:?}"));
        assert!(board.snoop.is_none(), "the host snoops a line twice");
        let met = match &board.open {
            Some(open) => to_come(open),
            None => {
                let is_written = |since| tracker.came_to(line, since, LineState::Modified);
                let waits = board.owned_at.is_some_and(|since| is_written(since).is_none());
                waits.then_some(Pending::OwnedNotWritten)
            }
        };
        board.snoop = Some(OpenSnoop { uqid, opcode, since: self.now, met });
        self.snoops.insert(uqid, line);
    }

    fn response(&mut self, response: &D2hResponse, tracker: &Tracker) {
        let line = self.snoops.remove(&response.uqid);
        let line = line.unwrap_or_else(|| panic!("{response:?} belongs to no snoop"));
        let board = self.lines.get_mut(&line).expect("the line is known");
        let asked = board.snoop.take().expect("a snoop is open");
        let OpenSnoop { uqid, opcode: snoop, since, met } = asked;
        board.remember(format!("{:?}", response.opcode));
        let before = std::mem::take(&mut board.before);
        let mut overtaken = before.iter().map(|state| self.rules.snoop(*state, snoop));
        let earlier = overtaken.find(|rule| rule.answer == response.opcode).copied();
        let sends_data;
        // The case, if it is certain which it was.
        let mut pending = None;
        let mut idle = None;
        match &mut board.open {
            Some(open) if earlier.is_some_and(|rule| rule.state.is_valid()) => {
                let rule = earlier.expect("it was found");
                open.bogus |= open.opcode == Request::DirtyEvict && rule.after != rule.state;
                if is_evict(open.opcode) {
                    // Or the evict was first, and the line was answered for as it was then.
                    board.possible.insert(rule.after);
                }
                sends_data = rule.sends_data;
            }
            open => {
                let coming = open.as_ref().and_then(to_come);
                // A line that is still to come is in the state that it is granted in.
                let states = match coming {
                    Some(_) => board.possible.clone(),
                    None => reachable(&board.possible),
                };
                let rows = states.iter().map(|state| self.rules.snoop(*state, snoop));
                let rows: Vec<_> = rows.filter(|rule| rule.answer == response.opcode).collect();
                assert!(
                    !rows.is_empty(),
                    "{response:?} to {snoop:?} of line {line:#x} in {states:?}, {open:?}: {:?}",
                    board.history
                );
                sends_data = rows[0].sends_data;
                if let Some(open) = open {
                    let is_evict = is_evict(open.opcode);
                    let none = if is_evict { Pending::Evict } else { Pending::Nothing };
                    let kind = coming.unwrap_or(none);
                    let rule = self.rules.pending(kind, snoop).expect("a row");
                    let makes = rule.answer == PendingAnswer::ByState { makes_bogus: true };
                    let had_data = rows.iter().any(|rule| rule.state == LineState::Modified);
                    open.bogus |= makes && had_data;
                    let is_untouched = open.granted.is_none() && !open.has_data;
                    let is_certain = is_untouched || coming.is_some();
                    let was_first = open.since <= since;
                    pending = (is_certain && was_first).then_some(kind);
                } else {
                    if snoop != Snoop::SnpCur {
                        board.lost.extend(rows.iter().map(|rule| rule.state));
                    }
                    let told = tracker.states(line, since);
                    let mut told = rows.iter().filter(|rule| told.contains(&rule.state));
                    idle = told.next().filter(|_| told.next().is_none()).map(|rule| rule.state);
                }
                board.possible = rows.iter().map(|rule| rule.after).collect();
            }
        }
        // What came while the line was on its way may have been answered after it had come. What was
        // answered two cycles ago was answered before a change that is told now.
        let is_written = |since| {
            let told = tracker.came_to(line, since, LineState::Modified);
            told.is_some_and(|cycle| cycle < self.now)
        };
        if met == Some(Pending::OwnedNotWritten) {
            let is_certain = board.open.is_none() && !board.owned_at.is_some_and(is_written);
            (pending, idle) = (met.filter(|_| is_certain), None);
            board.owned_at = None;
        } else if met.is_some() && pending != met {
            (pending, idle) = (None, None);
        }
        let is_early = self.early.remove(&uqid);
        assert!(sends_data || !is_early, "{response:?} after its line");
        if sends_data && !is_early {
            self.owed.insert(uqid, (line, false, true));
        }
        if let Some(pending) = pending {
            let case = pending_row(&self.rules, pending, snoop);
            self.coverage.meet(Table::Pending, case);
        }
        if let Some(state) = idle {
            self.coverage.meet(Table::Snoops, snoop_row(state, snoop));
        }
    }

    fn data(&mut self, data: &D2hData) {
        if self.snoops.contains_key(&data.uqid) {
            assert!(!data.bogus && data.byte_enable == u64::MAX, "{data:?}");
            assert!(self.early.insert(data.uqid), "two lines for a snoop: {data:?}");
            return;
        }
        let owed = self.owed.remove(&data.uqid);
        let (line, bogus, whole) = owed.unwrap_or_else(|| panic!("nobody asked for {data:?}"));
        assert_eq!(data.bogus, bogus, "line {line:#x}: {:?}", self.lines[&line]);
        assert!(!whole || data.byte_enable == u64::MAX, "a part of line {line:#x}");
        self.settle(line);
    }
}
