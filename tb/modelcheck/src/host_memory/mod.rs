//! Host memory: lines in the device's cache, on the link, and in the host.
mod configuration;
mod device;
mod home;
mod processor;
mod state;
mod step;

use std::sync::Arc;

use nic_model::coherence::{Discipline, Hint, LineState, Rules};
use nic_spec::message::H2dResponseOpcode::FastGoWritePull;
use nic_spec::message::LineOperation;
use stateright::{Model, Property};

use crate::book::Book;
use crate::search::Searchable;
use crate::value::Copy;
pub use configuration::{Configuration, every_hint};
pub use state::{Fault, Line, PROCESSORS, Purpose, State};
use step::DELIVERIES;
pub use step::{Action, Step};

/// The model.
#[derive(Clone, Debug)]
pub struct HostMemory<const LINES: usize> {
    book: Arc<Book>,
    configuration: Configuration,
}

impl<const LINES: usize> HostMemory<LINES> {
    /// A model of these rules.
    pub fn new(rules: Rules, configuration: Configuration) -> Self {
        assert!(configuration.processors <= PROCESSORS && configuration.hints.len() == LINES);
        Self { book: Arc::new(Book::new(rules)), configuration }
    }

    fn steps(&self, line: usize) -> impl Iterator<Item = Step> + '_ {
        let asks = self.configuration.hints[line].iter();
        let asks = asks.flat_map(|hint| [Step::Ask(*hint, 0), Step::Ask(*hint, 1)]);
        let processors = (0..self.configuration.processors as u8).flat_map(|index| {
            let stores = self.configuration.stores.iter();
            let stores = stores.map(move |halves| Step::Store(index, *halves));
            let asks = [Step::Read(index), Step::Own(index), Step::Evict(index)];
            let needless = [Step::ReadSnooping(index), Step::OwnSnooping(index)];
            let needless = needless.into_iter().filter(|_| self.configuration.snoops_freely);
            asks.into_iter().chain(needless).chain(stores)
        });
        let once = self.configuration.snoops_freely.then_some(Step::ReadOnce);
        let rest = [Step::PassBarrier, Step::Drop, Step::EvictCache].into_iter().chain(once);
        asks.chain(processors).chain(rest).chain(DELIVERIES)
    }

    /// What the step does to its line; `None` if it cannot happen now.
    fn apply(&self, state: &mut State<LINES>, action: Action) -> Option<Result<(), Fault>> {
        let book = &self.book;
        let announces = match action.step {
            Step::Ask(hint, _) => self.admit(state, usize::from(action.line), hint)?,
            _ => false,
        };
        let line = &mut state.lines[usize::from(action.line)];
        let held_before = line.device.copy.state;
        let is_fast_go = action.step == Step::DeviceTakesResponse
            && line.link.response.is_some_and(|(opcode, _)| opcode == FastGoWritePull);
        let outcome = match action.step {
            Step::Ask(hint, choice) => device::ask(book, line, hint, usize::from(choice)),
            Step::PassBarrier => device::pass_barrier(book, line),
            Step::Drop => device::drop_silently(book, line),
            Step::Read(index) => processor::read(book, line, usize::from(index), false),
            Step::ReadSnooping(index) => processor::read(book, line, usize::from(index), true),
            Step::Own(index) => processor::own(book, line, usize::from(index), false),
            Step::OwnSnooping(index) => processor::own(book, line, usize::from(index), true),
            Step::Store(index, halves) => processor::store(line, usize::from(index), halves),
            Step::Evict(index) => processor::evict(line, usize::from(index)),
            Step::EvictCache => processor::evict_cache(line),
            Step::ReadOnce => home::snoop(book, line, Purpose::ReadOnce),
            Step::HostTakesRequest(choice) => home::take_request(book, line, usize::from(choice)),
            Step::HostTakesAnswer => home::take_answer(line),
            Step::HostTakesSnooped => home::take_snooped(line),
            Step::HostTakesWritten(choice) => home::take_written(book, line, usize::from(choice)),
            Step::DeviceTakesSnoop => device::take_snoop(book, line),
            Step::DeviceTakesResponse => device::take_response(book, line),
            Step::DeviceTakesData => device::take_data(line),
            Step::DeviceWrites => device::write_owned(line),
        }?;
        if let Some(request) = &mut line.device.pending {
            request.announces |= announces;
        }
        if is_fast_go && self.configuration.answers_locally {
            device::tell(book, line);
        }
        let is_snoop = action.step == Step::DeviceTakesSnoop;
        let wakes = is_snoop || book.keeps(Discipline::WatchEndsWithCopy);
        let has_left = held_before.is_valid() && !line.device.copy.state.is_valid();
        line.device.watched &= !(has_left && wakes);
        let is_clear = !line.has_copies();
        if let Some(request) = &mut line.device.pending {
            request.purged |= is_clear && request.hint.operation == LineOperation::Flush;
        }
        sort_processors(line);
        Some(outcome)
    }

    /// Whether the device takes this request now; then, whether it announces a write of the line
    /// before that is not visible yet. Line 1 is the flag of line 0.
    fn admit(&self, state: &State<LINES>, line: usize, hint: Hint) -> Option<bool> {
        use LineOperation::{CoRead, CoWrite, CsRead};
        let keeps_copy = matches!(hint.operation, CsRead | CoRead | CoWrite);
        let has_place = |line: &Line| {
            let asks = line
                .device
                .pending
                .is_some_and(|request| matches!(request.hint.operation, CsRead | CoRead | CoWrite));
            line.device.copy.state.is_valid() || asks
        };
        let others = state.lines.iter().enumerate().filter(|(other, _)| *other != line);
        let taken = others.filter(|(_, other)| has_place(other)).count();
        if keeps_copy && taken >= self.configuration.places {
            return None;
        }
        if line == 0 || !hint.is_write() {
            return Some(false);
        }
        let payload = state.lines[0].device.pending;
        let waits = payload.filter(|request| request.hint.is_write()).is_some_and(|request| {
            // To whoever was told, the payload has completed: a barrier stands between.
            match request.told {
                true => !request.fenced && self.book.keeps(Discipline::BarrierBeforeFlag),
                false => self.book.keeps(Discipline::FlagWaitsForPayload),
            }
        });
        if waits {
            return None;
        }
        Some(payload.is_some_and(|request| request.hint.is_write() && !request.performed))
    }
}

/// The processors are alike, so one order stands for both.
fn sort_processors(line: &mut Line) {
    let [first, second] = line.host.processors;
    let swaps = first < second;
    line.host.processors = [first.max(second), first.min(second)];
    if let Some(snooping) = &mut line.host.snooping {
        let renamed = |index: u8| if first == second { 0 } else { index ^ u8::from(swaps) };
        snooping.purpose = match snooping.purpose {
            Purpose::Read(index) => Purpose::Read(renamed(index)),
            Purpose::Own(index) => Purpose::Own(renamed(index)),
            Purpose::ReadOnce => Purpose::ReadOnce,
        };
    }
}

/// A flag must not be visible before its payload.
fn check_flag<const LINES: usize>(
    before: &State<LINES>,
    after: &mut State<LINES>,
) -> Result<(), Fault> {
    let is_open = |state: &State<LINES>| {
        state.lines[0].device.pending.is_some_and(|r| r.hint.is_write() && !r.performed)
    };
    let [was, is] = [is_open(before), is_open(after)];
    let mut outcome = Ok(());
    for (line, old) in after.lines.iter_mut().zip(&before.lines).skip(1) {
        let announced = old.device.pending.is_some_and(|request| request.announces);
        let visible = line.device.pending.is_none_or(|request| request.performed);
        if announced && visible && is {
            outcome = Err(Fault::FlagBeforePayload);
        }
        if let (true, false, Some(request)) = (was, is, &mut line.device.pending) {
            request.announces = false;
        }
    }
    outcome
}

impl<const LINES: usize> Model for HostMemory<LINES> {
    type State = State<LINES>;
    type Action = Action;

    fn init_states(&self) -> Vec<Self::State> {
        vec![State { lines: [const { Line::IDLE }; LINES], fault: None }]
    }

    fn actions(&self, state: &Self::State, actions: &mut Vec<Self::Action>) {
        if state.fault.is_some() {
            return;
        }
        for line in 0..LINES {
            let steps = self.steps(line).map(|step| Action { line: line as u8, step });
            actions.extend(steps);
        }
    }

    fn next_state(&self, before: &Self::State, action: Self::Action) -> Option<Self::State> {
        let mut state = before.clone();
        let outcome = self.apply(&mut state, action)?;
        let outcome = outcome.and_then(|()| check_flag(before, &mut state));
        state.fault = outcome.err();
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("one writer or many readers", |model: &Self, state: &State<LINES>| {
                state.lines.iter().all(|line| model.has_one_writer_or_many_readers(line))
            }),
            Property::always(
                "every read returns the last write",
                |model: &Self, state: &State<LINES>| {
                    state.fault != Some(Fault::StaleRead)
                        && state.lines.iter().all(|line| model.copies_are_latest(line))
                },
            ),
            Property::always("no stale write-back is taken", |_, state: &State<LINES>| {
                state.fault != Some(Fault::StaleWriteBack)
            }),
            Property::always("no write is lost", |_, state: &State<LINES>| {
                state.lines.iter().all(|line| !line.is_idle() || is_kept(line))
            }),
            Property::always("every message has a row", |_, state: &State<LINES>| {
                state.fault != Some(Fault::NoRow)
            }),
            Property::always("a flag is visible after its payload", |_, state: &State<LINES>| {
                state.fault != Some(Fault::FlagBeforePayload)
            }),
            Property::always("who watches has a copy", |_, state: &State<LINES>| {
                let devices = state.lines.iter().map(|line| &line.device);
                devices.into_iter().all(|device| !device.watched || device.copy.state.is_valid())
            }),
            Property::always("a flush leaves no copy anywhere", |_, state: &State<LINES>| {
                state.fault != Some(Fault::CopyAfterFlush)
            }),
            Property::always(
                "a snoop is answered at once",
                |model: &Self, state: &State<LINES>| {
                    state.fault.is_some() || state.lines.iter().all(|line| model.answers(line))
                },
            ),
            Property::always("something can go on", |model: &Self, state: &State<LINES>| {
                state.fault.is_some() || model.is_idle(state) || model.goes_on(state)
            }),
        ]
    }
}

impl<const LINES: usize> HostMemory<LINES> {
    /// Whether the device answers the snoop that it has, if it has one: whatever else is blocked.
    fn answers(&self, line: &Line) -> bool {
        let waits = line.link.snoop.is_none() || device::is_behind_go(&self.book, line);
        waits || device::take_snoop(&self.book, &mut line.clone()).is_some()
    }

    /// The copies that are there to be used. A line that the device gives up is not: the host may
    /// have passed it on while its GO is on the link.
    fn usable<'a>(&self, line: &'a Line) -> impl Iterator<Item = Copy> + 'a {
        let hits_evicted = !self.book.keeps(Discipline::EvictedLineServesNoHits);
        let gives_up = line.device.pending.is_some_and(|r| device::is_evict(r.opcode));
        let own = (!gives_up || hits_evicted).then_some(line.device.copy);
        let copies = line.host.processors.iter().copied().chain(own);
        copies.filter(|copy| copy.state.is_valid())
    }

    fn has_one_writer_or_many_readers(&self, line: &Line) -> bool {
        self.usable(line).count() <= 1 || !self.usable(line).any(|copy| copy.state.is_owned())
    }

    fn copies_are_latest(&self, line: &Line) -> bool {
        self.usable(line).all(|copy| copy.value.is_latest())
    }
}

/// The last write is where it will be looked for.
fn is_kept(line: &Line) -> bool {
    let own = line.device.copy;
    if own.state == LineState::Modified {
        return own.value.is_latest();
    }
    processor::value(line).is_latest()
}

impl<const LINES: usize> Searchable for HostMemory<LINES> {
    fn is_idle(&self, state: &Self::State) -> bool {
        state.lines.iter().all(Line::is_idle)
    }
    fn is_delivery(&self, action: &Self::Action) -> bool {
        DELIVERIES.contains(&action.step)
    }
    fn book(&self) -> &Arc<Book> {
        &self.book
    }
}
