//! The messages about device memory, checked by the tables: what the device asks for its own memory,
//! and what the host asks and writes there, by the state that the device's copy had meanwhile.
use std::collections::BTreeSet;

use nic_host::hash::NumberMap;
use nic_host::{DeviceReady, FromDevice, ToDevice};
use nic_model::coherence::{
    Bias, ForwardAnswer, LineState, MemoryMessage, MemoryRule, OwnLine, OwnLineAfter, Rules, Table,
    forward_row, memory_row,
};
use nic_spec::message::{
    D2hRequestOpcode, H2dResponse, H2dResponseOpcode, M2sRequest, M2sRequestOpcode, S2mCompletion,
    S2mResponse,
};

use super::coverage::Coverage;
use super::pages::Pages;
use super::tracker::{Cause, Tracker};

/// A request of the device for its own memory.
#[derive(Clone, Copy, Debug)]
struct Own {
    line: u64,
    opcode: D2hRequestOpcode,
    since: u64,
}

/// A request or write of the host.
#[derive(Clone, Copy, Debug)]
struct Demand {
    row: usize,
    line: u64,
    since: u64,
    /// The page's bias, where it is known.
    bias: Option<Bias>,
    /// A request of the device for the line was outstanding already.
    meets_own: bool,
}

/// The checker of CXL.mem, and of CXL.cache as far as it is about device memory.
pub struct Demands {
    rules: Rules,
    device_begin: u64,
    own: NumberMap<u64, Own>,
    pulls: BTreeSet<u64>,
    demands: NumberMap<u64, Demand>,
    /// Tags of lines that the host waits for.
    owed: BTreeSet<u64>,
}

impl Demands {
    /// Device memory begins at this line.
    pub fn new(device_begin: u64) -> Self {
        Self {
            rules: Rules::specified(),
            device_begin,
            own: NumberMap::default(),
            pulls: BTreeSet::new(),
            demands: NumberMap::default(),
            owed: BTreeSet::new(),
        }
    }

    /// One cycle. What the device sends depends on nothing that comes in the same cycle.
    ///
    /// # Panics
    /// If a message is not what a row says.
    pub fn observe(
        &mut self,
        now: u64,
        sent: &FromDevice,
        (came, ready): (&ToDevice, DeviceReady),
        (tracker, pages): (&Tracker, &mut Pages),
        coverage: &mut Coverage,
    ) {
        if let Some(request) = sent.d2h_request.filter(|r| r.line_address >= self.device_begin) {
            let own = Own { line: request.line_address, opcode: request.opcode, since: now };
            assert!(self.rules.forward(own.opcode).is_some(), "{request:?} has no row");
            assert_eq!(tracker.state(own.line), LineState::Invalid, "{request:?} beside a copy");
            let is_second = self.own.values().any(|other| other.line == own.line);
            assert!(!is_second, "a second request for a line: {request:?}");
            assert!(self.own.insert(request.cqid, own).is_none(), "{request:?}: a number twice");
        }
        if let Some(data) = sent.d2h_data.filter(|data| self.pulls.remove(&data.uqid)) {
            assert!(!data.bogus && data.byte_enable == u64::MAX, "{data:?}");
        }
        if let Some(response) = &sent.s2m_response {
            self.completed(response, (tracker, pages), coverage);
        }
        if let Some(data) = &sent.s2m_data {
            assert!(self.owed.remove(&data.tag), "a line that nobody asked for: {data:?}");
        }
        if let Some(answer) = &came.h2d_response {
            self.answered(answer, coverage);
        }
        if let Some(request) = came.m2s_request.as_ref().filter(|_| ready.m2s_request) {
            self.requested(now, request, pages, coverage);
        }
        if let Some(write) = came.m2s_write.as_ref().filter(|_| ready.m2s_write) {
            let message = MemoryMessage::Write(write.opcode);
            let fits = |rule: &MemoryRule| {
                (rule.message, rule.meta, rule.snoop) == (message, write.meta(), write.snoop)
            };
            let row = self.rules.memory.iter().position(fits);
            let row = row.unwrap_or_else(|| panic!("{write:?} has no row"));
            self.demanded(now, row, (write.line_address, write.tag), pages);
        }
    }

    /// Lines that the host has pulled for its cache, and has not got.
    pub fn unsent(&self) -> Vec<u64> {
        self.pulls.iter().copied().collect()
    }

    /// Lines of which a write of the host came before that cycle, and is not completed.
    pub fn incomplete_writes(&self, before: u64) -> Vec<u64> {
        let is_write = |demand: &&Demand| {
            let message = self.rules.memory[demand.row].message;
            matches!(message, MemoryMessage::Write(_)) && demand.since < before
        };
        self.demands.values().filter(is_write).map(|demand| demand.line).collect()
    }

    /// Lines of which a request or a write of the host came before that cycle, and is not completed.
    pub fn incomplete(&self, before: u64) -> Vec<u64> {
        let old = self.demands.values().filter(|demand| demand.since < before);
        old.map(|demand| demand.line).collect()
    }

    /// # Panics
    /// If something is owed.
    pub fn finish(&self) {
        assert!(
            self.own.is_empty() && self.demands.is_empty(),
            "{:?} {:?}",
            self.own,
            self.demands
        );
        assert!(self.owed.is_empty() && self.pulls.is_empty(), "{:?} {:?}", self.owed, self.pulls);
    }

    /// The host answers on H2D.
    fn answered(&mut self, answer: &H2dResponse, coverage: &mut Coverage) {
        let Some(own) = self.own.remove(&answer.cqid) else { return };
        let expected = self.rules.forward(own.opcode).expect("it has a row").answer;
        match (expected, answer.opcode) {
            (ForwardAnswer::Go, H2dResponseOpcode::Go) => {}
            (ForwardAnswer::GoWritePull, H2dResponseOpcode::GoWritePull) => {
                self.pulls.insert(answer.response_data);
            }
            _ => panic!("{answer:?} to {own:?}"),
        }
        coverage.meet(Table::Forwards, forward_row(own.opcode));
    }

    fn requested(
        &mut self,
        now: u64,
        request: &M2sRequest,
        pages: &mut Pages,
        coverage: &mut Coverage,
    ) {
        let M2sRequest { opcode, snoop, meta_value, tag, line_address, .. } = *request;
        if opcode == M2sRequestOpcode::MemSpecRd {
            return;
        }
        if matches!(opcode, M2sRequestOpcode::MemRdFwd | M2sRequestOpcode::MemWrFwd) {
            let own = self.own.remove(&tag).unwrap_or_else(|| panic!("{request:?} to no request"));
            let expected = self.rules.forward(own.opcode).expect("it has a row").answer;
            assert_eq!(expected, ForwardAnswer::Forward(opcode, meta_value), "{own:?}");
            return coverage.meet(Table::Forwards, forward_row(own.opcode));
        }
        let message = MemoryMessage::Request(opcode);
        let fits = |rule: &MemoryRule| {
            (rule.message, rule.meta, rule.snoop) == (message, request.meta(), snoop)
        };
        let row = self.rules.memory.iter().position(fits);
        let row = row.unwrap_or_else(|| panic!("{request:?} has no row"));
        self.demanded(now, row, (line_address, tag), pages);
    }

    fn demanded(&mut self, now: u64, row: usize, (line, tag): (u64, u64), pages: &mut Pages) {
        let bias = pages.steady_bias(line);
        let meets_own = self.own.values().any(|own| own.line == line);
        let is_second = self.demands.values().any(|other| other.line == line);
        assert!(!is_second, "the host asks twice for line {line:#x}");
        let rule = &self.rules.memory[row];
        if rule.returns_data {
            assert!(self.owed.insert(tag), "the host uses tag {tag:#x} twice");
        }
        if rule.gives_copy() {
            pages.begins_to_turn(line, now);
        }
        let demand = Demand { row, line, since: now, bias, meets_own };
        assert!(self.demands.insert(tag, demand).is_none(), "the host uses tag {tag:#x} twice");
    }

    fn completed(
        &mut self,
        response: &S2mResponse,
        (tracker, pages): (&Tracker, &mut Pages),
        coverage: &mut Coverage,
    ) {
        let demand = self.demands.remove(&response.tag);
        let demand = demand.unwrap_or_else(|| panic!("{response:?} belongs to no request"));
        let rule = self.rules.memory[demand.row];
        let is_disturbed = pages.is_disturbed(demand.line, demand.since);
        if rule.gives_copy() {
            pages.has_turned(demand.line);
        }
        let states = tracker.states(demand.line, demand.since);
        let fits = |state: &LineState| {
            fits(&rule, *state, response.completion, (demand.line, demand.since), tracker)
        };
        let fitting: Vec<LineState> = states.iter().copied().filter(fits).collect();
        assert!(!fitting.is_empty(), "{response:?} to {demand:?}, {rule:?}, states {states:?}");
        let own = self.own.values().find(|own| own.line == demand.line);
        let own_line = match (fitting[..] == [LineState::Invalid], own) {
            _ if fitting.len() > 1 => return,
            (true, Some(own)) if demand.meets_own && own.since <= demand.since => OwnLine::UnderWay,
            (true, Some(_)) => return,
            _ => OwnLine::Is(fitting[0]),
        };
        if let Some(bias) = demand.bias.filter(|_| !is_disturbed) {
            coverage.meet(Table::Memory, memory_row(demand.row, own_line, bias));
        }
    }
}

fn fits(
    rule: &MemoryRule,
    state: LineState,
    completion: S2mCompletion,
    (line, since): (u64, u64),
    tracker: &Tracker,
) -> bool {
    let expected = if state.is_valid() { rule.beside_copy } else { rule.alone };
    // The host has one request for a line outstanding at a time.
    let own = tracker.changes(line, since, Cause::Host);
    let changes = match rule.own_line {
        OwnLineAfter::MustNotBe => !state.is_valid() && own.is_empty(),
        OwnLineAfter::Becomes(after) if after < state => own == [(state, after)],
        OwnLineAfter::Becomes(_) | OwnLineAfter::Unchanged => own.is_empty(),
    };
    completion == expected.0 && changes
}
