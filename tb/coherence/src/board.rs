//! What the scoreboard knows of a line.
use std::collections::{BTreeSet, VecDeque};

use nic_model::coherence::{LineState, Pending};
use nic_spec::message::{
    D2hRequestOpcode as Request, H2dRequestOpcode as Snoop, H2dResponseOpcode as Answer,
};

/// Messages of a line that are remembered.
const HISTORY: usize = 16;

/// States that a line may be in.
pub(super) type States = BTreeSet<LineState>;

/// A request that the host has not finished.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub opcode: Request,
    pub cqid: u64,
    pub since: u64,
    pub granted: Option<LineState>,
    pub has_data: bool,
    pub failed: bool,
    pub pull: Option<(u64, Answer)>,
    pub bogus: bool,
}

/// A snoop that is not answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenSnoop {
    pub uqid: u64,
    pub opcode: Snoop,
    pub since: u64,
    /// It came when so much of the line's request had been answered.
    pub met: Option<Pending>,
}

/// What is known of a line.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub possible: States,
    pub open: Option<Open>,
    pub snoop: Option<OpenSnoop>,
    /// Ownership was granted for a whole line in this cycle.
    pub owned_at: Option<u64>,
    /// States before a request that overtook the answer to the open snoop, or did not.
    pub before: States,
    /// A snoop has taken the copy, and an evict of it may have been on its way already.
    pub lost: States,
    /// The last messages, for whoever reads a verdict.
    pub history: VecDeque<String>,
}

impl Board {
    /// For whoever reads a verdict.
    pub fn remember(&mut self, message: String) {
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
            owned_at: None,
            before: none(),
            lost: none(),
            history: VecDeque::new(),
        }
    }
}

/// How much of the request for a line has been answered, while the line is still to come.
pub(super) fn to_come(open: &Open) -> Option<Pending> {
    let waits = !open.has_data && open.granted.is_some_and(LineState::is_valid);
    match open.opcode {
        Request::RdShared if waits => Some(Pending::SharedWithoutData),
        Request::RdOwn if waits => Some(Pending::OwnedWithoutData),
        _ => None,
    }
}

pub(super) fn is_evict(opcode: Request) -> bool {
    matches!(opcode, Request::CleanEvict | Request::DirtyEvict | Request::CleanEvictNoData)
}

/// What the device may have made of these states without a word.
pub(super) fn reachable(states: &States) -> States {
    let mut all = states.clone();
    if states.contains(&LineState::Exclusive) {
        all.extend([LineState::Modified, LineState::Invalid]);
    }
    if states.contains(&LineState::Shared) {
        all.insert(LineState::Invalid);
    }
    all
}
