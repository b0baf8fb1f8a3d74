//! Who looks at every cycle of the card: the checkers of the coherence engine at its link and at its ports, and what
//! units of the card read and write.
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use nic_host::LineState;
use nic_model::coherence::LineState as Told;
use nic_spec::message::{BiasCommand, LineOperation, LineRequest, LineResponse, LineStatus};
use nic_system::{Passed, Probes};

use super::history::{ReadId, WHOLE, WriteId};
use super::machine::Records;
use nic_coherence::checker::{Checker, Seen};
use nic_coherence::coverage::Coverage;
use nic_coherence::pages::Turn;

/// What a unit has asked for.
enum Asked {
    Read(ReadId),
    Write(WriteId),
    Other,
}

/// The checkers, and what they need to know.
pub struct Bench {
    checker: Checker,
    probes: Probes,
    records: Records,
    asked: [HashMap<u64, Asked>; 2],
    /// Commands about pages that are not answered.
    commands: VecDeque<BiasCommand>,
    /// The whole cache of host memory is flushed.
    flushing: Rc<dyn Fn() -> bool>,
    /// Lines that have changed in this cycle.
    pub changed: Vec<u64>,
    /// Reads of the card's units that were compared, and their writes.
    pub reads: u64,
    /// Writes of the card's units.
    pub writes: u64,
    /// Pages that the host has turned.
    pub reversions: u64,
}

impl Bench {
    /// A bench; the card's memory begins at this line.
    pub fn new(
        probes: Probes,
        device_begin: u64,
        records: Records,
        flushing: impl Fn() -> bool + 'static,
    ) -> Self {
        Self {
            checker: Checker::new((device_begin, 1), true),
            probes,
            records,
            asked: [HashMap::new(), HashMap::new()],
            commands: VecDeque::new(),
            flushing: Rc::new(flushing),
            changed: vec![],
            reads: 0,
            writes: 0,
            reversions: 0,
        }
    }

    /// A cycle.
    ///
    /// # Panics
    /// If the device does what no row allows.
    pub fn observe(&mut self, passed: &Passed) {
        let Passed { now, offered, taken: ready, sent, model } = passed;
        let (now, probes) = (*now, &self.probes);
        let with_time = |(port, one)| (port, one, now);
        let taken: Vec<_> = probes.requests(model).into_iter().map(with_time).collect();
        let responses = probes.responses(model).into_iter();
        let responses: Vec<_> = responses.map(|(port, one)| (port, one, now)).collect();
        let changes = probes.changes(model);
        let mut turns = vec![];
        if let Some(command) = probes.command(model) {
            turns.push((command.page, Turn::Begins));
            self.commands.push_back(command);
        }
        if let Some(answer) = probes.answer(model) {
            let command = self.commands.pop_front().expect("an answer to a command");
            turns.push((command.page, Turn::answered(&command, answer)));
        }
        if let Some(reversion) = probes.reversion(model) {
            turns.push((reversion.page, Turn::Reverts(0)));
            self.reversions += 1;
        }
        let flushing = (self.flushing)() || probes.flushing(model);
        self.checker.observe(&Seen {
            now,
            offered,
            ready: *ready,
            sent,
            taken: &taken,
            responses: &responses,
            changes: &changes,
            turns: &turns,
            flushing,
        });
        self.changed.extend(changes.iter().map(|(change, _)| change.line_address));
        responses.iter().for_each(|(port, answer, _)| self.answered(*port, answer, now));
        taken.iter().for_each(|(port, request, _)| self.taken(*port, request, now));
    }

    fn taken(&mut self, port: usize, request: &LineRequest, now: u64) {
        let LineRequest { operation, line_address: line, data, byte_enable, tag, .. } = request;
        let mut history = self.records.history.borrow_mut();
        let asked = match operation {
            LineOperation::NcRead | LineOperation::CsRead | LineOperation::CoRead => {
                Asked::Read(history.begin_read(*line, now))
            }
            LineOperation::NcWrite | LineOperation::NcPush | LineOperation::CoWrite => {
                Asked::Write(history.begin_write(*line, (data, *byte_enable), now))
            }
            _ => Asked::Other,
        };
        let other = self.asked[port].insert(*tag, asked);
        assert!(other.is_none(), "port {port} has tag {tag} twice");
    }

    fn answered(&mut self, port: usize, answer: &LineResponse, now: u64) {
        let asked = self.asked[port].remove(&answer.tag);
        let asked = asked.unwrap_or_else(|| panic!("nobody asked for {answer:?}"));
        let failed = answer.status == LineStatus::Error;
        let mut history = self.records.history.borrow_mut();
        match asked {
            Asked::Read(read) if !failed => {
                self.reads += 1;
                let found = history.end_read(read, (&answer.data, WHOLE), (now, true));
                if let Err(what) = found {
                    self.records.complain(|| format!("port {port}: {what}"));
                }
            }
            Asked::Write(write) if !failed => {
                self.writes += 1;
                history.end_write(write, now);
            }
            Asked::Other => {}
            _ => self.records.complain(|| format!("port {port} is answered with an error")),
        }
    }

    /// Whether a line has an owner beside a copy, by what the host may do with it.
    pub fn is_shared_wrongly(&self, line: u64, host: LineState) -> Option<String> {
        let card = self.checker.tracker().state(line);
        let is_wrong =
            card >= Told::Exclusive && host.is_valid() || host.is_owned() && card.is_valid();
        is_wrong.then(|| {
            let history = self.checker.tracker().history(line);
            format!("line {line:#x} is {host:?} at the host and {card:?} at the card: {history}")
        })
    }

    /// What was met.
    ///
    /// # Panics
    /// If something is owed.
    pub fn finish(self) -> Coverage {
        for (port, asked) in self.asked.iter().enumerate() {
            let left = asked.values().filter(|asked| !matches!(asked, Asked::Other)).count();
            assert!(left == 0, "port {port} waits for {left} lines");
        }
        self.checker.finish()
    }
}
