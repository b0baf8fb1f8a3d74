//! Every message between the engine and the host, judged by the tables of coherence: what the engine
//! sends must be an allowed step in a state that what came before leaves possible.
//!
//! Of a line the scoreboard knows which states the device may have it in. A device may drop a clean
//! copy and write an Exclusive one without a word.
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use nic_host::{FromDevice, ToDevice};
use nic_model::coherence::{LineState, Pending, PendingAnswer, Rules};
use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode as Request, D2hResponse, GoState, H2dData, H2dRequest,
    H2dRequestOpcode as Snoop, H2dResponse, H2dResponseOpcode as Answer,
};

/// Messages of a line that are remembered.
const HISTORY: usize = 16;

/// States that a line may be in.
type States = BTreeSet<LineState>;

/// A request that the host has not finished.
#[derive(Clone, Debug)]
struct Open {
    opcode: Request,
    cqid: u64,
    granted: Option<LineState>,
    has_data: bool,
    failed: bool,
    pull: Option<(u64, Answer)>,
    bogus: bool,
}

/// What is known of a line.
#[derive(Clone, Debug)]
struct Board {
    possible: States,
    open: Option<Open>,
    snoop: Option<(u64, Snoop)>,
    /// States before a request that overtook the answer to the open snoop, or did not.
    before: States,
    /// A snoop has taken the copy, and an evict of it may have been on its way already.
    lost: States,
    /// The last messages, for whoever reads a verdict.
    history: VecDeque<String>,
}

impl Board {
    fn remember(&mut self, message: String) {
        if self.history.len() == HISTORY {
            self.history.pop_front();
        }
        self.history.push_back(message);
    }
}

impl Default for Board {
    fn default() -> Self {
        let possible = [LineState::Invalid].into();
        let none = States::new;
        Self {
            possible,
            open: None,
            snoop: None,
            before: none(),
            lost: none(),
            history: VecDeque::new(),
        }
    }
}

/// The judge of one link.
pub struct Scoreboard {
    rules: Rules,
    lines: HashMap<u64, Board>,
    requests: HashMap<u64, u64>,
    snoops: HashMap<u64, u64>,
    /// Lines that the device owes: of which line, and whether it must be Bogus, and all of it.
    owed: HashMap<u64, (u64, bool, bool)>,
    /// Lines of snoops that came before the answers, by their numbers.
    early: BTreeSet<u64>,
    /// How often each row was met.
    pub rows: BTreeMap<String, u64>,
}

impl Default for Scoreboard {
    fn default() -> Self {
        Self {
            rules: Rules::specified(),
            lines: HashMap::new(),
            requests: HashMap::new(),
            snoops: HashMap::new(),
            owed: HashMap::new(),
            early: BTreeSet::new(),
            rows: BTreeMap::new(),
        }
    }
}

impl Scoreboard {
    /// One cycle. What the device sends depends on nothing that comes in the same cycle.
    ///
    /// # Panics
    /// If the device does what no row allows.
    pub fn observe(&mut self, sent: &FromDevice, came: &ToDevice, snoop_taken: bool) {
        if let Some(message) = &sent.d2h_request {
            self.request(message);
        }
        if let Some(message) = &sent.d2h_response {
            self.response(message);
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
            self.snoop(message);
        }
    }

    /// # Panics
    /// If the device owes something.
    pub fn finish(&self) {
        assert!(self.owed.is_empty(), "lines that never came: {:?}", self.owed);
        for (line, board) in &self.lines {
            assert!(board.open.is_none() && board.snoop.is_none(), "line {line:#x}: {board:?}");
        }
    }

    fn meet(&mut self, row: String) {
        *self.rows.entry(row).or_default() += 1;
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
        if let Some((_, snoop)) = board.snoop {
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
            granted: None,
            has_data: false,
            failed: false,
            pull: None,
            bogus: is_late,
        });
        let other = self.requests.insert(cqid, line_address);
        assert!(other.is_none(), "{request:?} has the number of one for {other:x?}");
        self.meet(format!("request {opcode:?}"));
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
            Request::WoWrInv | Request::WoWrInvF | Request::WrInv => {
                let is_seen = open.granted.is_some() && !is_owed;
                pull == Some(Answer::GoErrWritePull) || pull.is_some() && is_seen
            }
            // The data may be overtaken by the next request, on another channel.
            Request::DirtyEvict | Request::ItoMWr => pull.is_some(),
            _ => open.granted.is_some(),
        };
        if !ends {
            return;
        }
        let granted = open.granted.unwrap_or(LineState::Invalid);
        board.possible = match (open.opcode, open.failed) {
            // A damaged line that memory has not got goes back.
            (Request::RdOwn, true) if granted == LineState::Modified => {
                [LineState::Invalid, LineState::Modified].into()
            }
            // The copy that was granted is given up a little later.
            (Request::RdShared, true) => [LineState::Invalid, granted].into(),
            (Request::RdShared | Request::RdOwn, false) => [granted].into(),
            (Request::RdOwnNoData, false) => [LineState::Modified].into(),
            _ => [LineState::Invalid].into(),
        };
        self.requests.remove(&open.cqid);
        board.open = None;
    }

    fn snoop(&mut self, snoop: &H2dRequest) {
        let board = self.lines.entry(snoop.line_address).or_default();
        board.remember(format!("{:?}", snoop.opcode));
        assert!(board.snoop.is_none(), "the host snoops a line twice");
        board.snoop = Some((snoop.uqid, snoop.opcode));
        self.snoops.insert(snoop.uqid, snoop.line_address);
    }

    fn response(&mut self, response: &D2hResponse) {
        let line = self.snoops.remove(&response.uqid);
        let line = line.unwrap_or_else(|| panic!("{response:?} belongs to no snoop"));
        let board = self.lines.get_mut(&line).expect("the line is known");
        let (uqid, snoop) = board.snoop.take().expect("a snoop is open");
        board.remember(format!("{:?}", response.opcode));
        let before = std::mem::take(&mut board.before);
        let mut overtaken = before.iter().map(|state| self.rules.snoop(*state, snoop));
        let earlier = overtaken.find(|rule| rule.answer == response.opcode).copied();
        let is_owned = |open: &Open| open.granted.is_some_and(LineState::is_owned);
        let mut sends_data = false;
        let row = match &mut board.open {
            Some(open) if earlier.is_some_and(|rule| rule.state.is_valid()) => {
                let rule = earlier.expect("it was found");
                open.bogus |= open.opcode == Request::DirtyEvict && rule.after != rule.state;
                if is_evict(open.opcode) {
                    // Or the evict was first, and the line was answered for as it was then.
                    board.possible.insert(rule.after);
                }
                sends_data = rule.sends_data;
                format!("snoop {:?} {snoop:?}", rule.state)
            }
            Some(open) if open.granted == Some(LineState::Shared) && !open.has_data => {
                let rule = self.rules.pending(Pending::SharedWithoutData, snoop);
                let (expected, after) = match rule.expect("a row").answer {
                    PendingAnswer::UseOnce(answer) => (answer, LineState::Invalid),
                    PendingAnswer::Keep(answer) => (answer, LineState::Shared),
                    other => panic!("{other:?}"),
                };
                assert_eq!(response.opcode, expected, "line {line:#x}, {snoop:?}, {open:?}");
                open.granted = Some(after);
                format!("pending SharedWithoutData {snoop:?}")
            }
            Some(open) if is_owned(open) && !open.has_data => {
                panic!("the answer to {snoop:?} is not held: line {line:#x}, {open:?}")
            }
            open => {
                let states = reachable(&board.possible);
                let rows = states.iter().map(|state| self.rules.snoop(*state, snoop));
                let rows: Vec<_> = rows.filter(|rule| rule.answer == response.opcode).collect();
                assert!(
                    !rows.is_empty(),
                    "{response:?} to {snoop:?} of line {line:#x} in {states:?}, {open:?}: {:?}",
                    board.history
                );
                sends_data = rows[0].sends_data;
                let mut name = format!("snoop {:?} {snoop:?}", rows[0].state);
                if let Some(open) = open {
                    let pending =
                        if is_evict(open.opcode) { Pending::Evict } else { Pending::Nothing };
                    name = format!("pending {pending:?} {snoop:?}");
                    let rule = self.rules.pending(pending, snoop).expect("a row");
                    let makes = rule.answer == PendingAnswer::ByState { makes_bogus: true };
                    let had_data = rows.iter().any(|rule| rule.state == LineState::Modified);
                    open.bogus |= makes && had_data;
                } else if snoop != Snoop::SnpCur {
                    board.lost.extend(rows.iter().map(|rule| rule.state));
                }
                board.possible = rows.iter().map(|rule| rule.after).collect();
                name
            }
        };
        let is_early = self.early.remove(&uqid);
        assert!(sends_data || !is_early, "{response:?} after its line");
        if sends_data && !is_early {
            self.owed.insert(uqid, (line, false, true));
        }
        self.meet(row);
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
        if bogus {
            self.meet("data Bogus".to_owned());
        }
        self.settle(line);
    }
}

fn is_evict(opcode: Request) -> bool {
    matches!(opcode, Request::CleanEvict | Request::DirtyEvict | Request::CleanEvictNoData)
}

/// What the device may have made of these states without a word.
fn reachable(states: &States) -> States {
    let mut all = states.clone();
    if states.contains(&LineState::Exclusive) {
        all.extend([LineState::Modified, LineState::Invalid]);
    }
    if states.contains(&LineState::Shared) {
        all.insert(LineState::Invalid);
    }
    all
}
