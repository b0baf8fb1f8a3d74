//! Everything that passes between the engine, its ports and the host, checked by the tables; and how
//! often each case of them was met.
use nic_host::{DeviceReady, FromDevice, Lane, Moving, ToDevice};
use nic_spec::message::{LineChange, LineRequest, LineResponse};

use super::coverage::Coverage;
use super::demands::Demands;
use super::hints::Hints;
use super::host_part::HostPart;
use super::pages::{Pages, Turn};
use super::scoreboard::Scoreboard;
use super::tracker::Tracker;

/// What passed in one cycle.
pub struct Seen<'a> {
    /// The cycle.
    pub now: u64,
    /// What the host sent, as far as the device was ready for it.
    pub offered: &'a ToDevice,
    /// Whether it was.
    pub ready: DeviceReady,
    /// What the device sent.
    pub sent: &'a FromDevice,
    /// Requests that the ports took.
    pub taken: &'a [(usize, LineRequest, u64)],
    /// Their answers.
    pub responses: &'a [(usize, LineResponse, u64)],
    /// Changes of lines, and whether they made room for another one.
    pub changes: &'a [(LineChange, bool)],
    /// What happens to pages.
    pub turns: &'a [(u64, Turn)],
    /// The whole cache of host memory is flushed: requests of the ports are not alone with their lines.
    pub flushing: bool,
}

/// The checkers, and what they have in common.
pub struct Checker {
    tracker: Tracker,
    pages: Pages,
    host_part: HostPart,
    scoreboard: Scoreboard,
    demands: Demands,
    hints: Hints,
    coverage: Coverage,
}

impl Checker {
    /// Device memory begins at this line and has so many banks; whether Modified lines of host memory make room for others.
    pub fn new((device_begin, device_banks): (u64, usize), lines_make_room: bool) -> Self {
        Self {
            tracker: Tracker::default(),
            pages: Pages::new(device_begin, device_banks),
            host_part: HostPart::new(device_begin),
            scoreboard: Scoreboard::default(),
            demands: Demands::new(device_begin),
            hints: Hints::new(lines_make_room),
            coverage: Coverage::default(),
        }
    }

    /// One cycle.
    ///
    /// # Panics
    /// If the device does what no row allows.
    pub fn observe(&mut self, seen: &Seen) {
        let now = seen.now;
        seen.changes.iter().for_each(|change| self.tracker.record(now, change));
        seen.turns.iter().for_each(|(page, turn)| self.pages.turns(*page, *turn, now));
        let (own, its) = self.host_part.of(*seen.sent, *seen.offered);
        self.scoreboard.observe(now, &own, (&its, seen.ready.h2d_request), &self.tracker);
        let (tracker, coverage) = (&self.tracker, &mut self.coverage);
        let came = (seen.offered, seen.ready);
        self.demands.observe(now, seen.sent, came, (tracker, &mut self.pages), coverage);
        if let Some(request) = &seen.sent.d2h_request {
            self.hints.sent(request, now, tracker);
        }
        if let Some(snoop) = seen.offered.h2d_request.filter(|_| seen.ready.h2d_request) {
            self.hints.snooped(&snoop, now);
        }
        for (port, answer, _) in seen.responses {
            self.hints.answered(*port, answer, now, (tracker, &mut self.pages), coverage);
        }
        for (port, request, _) in seen.taken {
            self.hints.taken(*port, request, now, (tracker, &mut self.pages));
        }
        if seen.flushing {
            self.hints.flushes(now);
        }
    }

    /// What the device owes since before that cycle although these channels have moved since, and in which
    /// rule that is wrong.
    pub fn overdue(&self, moving: Moving, before: u64) -> Vec<(&'static str, Vec<u64>)> {
        let Self { scoreboard, demands, .. } = self;
        let mut owed = vec![];
        if moving.has(Lane::D2hResponse) {
            owed.push(("a snoop needs D2H Rsp alone", scoreboard.unanswered(before)));
        }
        // What may have become due a moment ago is not looked at.
        let is_new = moving.has(Lane::H2dResponse) || moving.has(Lane::D2hResponse);
        if moving.has(Lane::D2hData) && !is_new {
            owed.push(("D2H Data always progresses", scoreboard.unsent()));
            owed.push(("D2H Data always progresses: pulled", demands.unsent()));
        }
        if moving.has(Lane::S2mResponse) {
            let writes = demands.incomplete_writes(before);
            owed.push(("a write of the host needs S2M NDR alone", writes));
        }
        if moving.has_all(&[Lane::S2mResponse, Lane::S2mData]) {
            owed.push(("a request of the host needs S2M alone", demands.incomplete(before)));
        }
        owed.retain(|(_, lines)| !lines.is_empty());
        owed
    }

    /// The states of lines, as they were told.
    pub fn tracker(&self) -> &Tracker {
        &self.tracker
    }

    /// What was met.
    ///
    /// # Panics
    /// If something is owed.
    pub fn finish(self) -> Coverage {
        self.scoreboard.finish();
        self.demands.finish();
        self.hints.finish();
        let mut coverage = self.coverage;
        coverage.add(&self.scoreboard.coverage);
        coverage
    }
}
