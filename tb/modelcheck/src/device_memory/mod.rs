//! Device memory: the lines of a page in the device's cache and memory, on the link, and in the host,
//! with the bias of the page.
mod device;
mod host;
mod state;

use std::sync::Arc;

use nic_model::coherence::{Discipline, Extent, Hint, Rules};
use nic_spec::message::{D2hRequestOpcode, LineOperation};
use stateright::{Model, Property};

use crate::book::Book;
use crate::host_memory::every_hint;
use crate::search::Searchable;
use crate::value::Halves;
use state::Page;
pub use state::{Fault, Line, State};

/// What may happen in a search.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// What the device is asked for.
    pub hints: Vec<Hint>,
    /// Rows of the host's requests that it sends, by what they mean; all if there are none.
    pub host_wants: Vec<&'static str>,
    /// The halves that processors write.
    pub stores: Vec<Halves>,
}

impl Configuration {
    /// Every hint and every request of the host.
    pub fn everything() -> Self {
        let stores = Halves::SINGLE.to_vec();
        Self { hints: every_hint(), host_wants: Vec::new(), stores }
    }

    /// What makes and takes copies, whole lines only: what lines of a page do to one another.
    pub fn copies() -> Self {
        let full = [LineOperation::CoWrite, LineOperation::NcPush];
        let full = full.map(|operation| Hint { operation, extent: Extent::Full });
        let read = Hint { operation: LineOperation::CsRead, extent: Extent::Nothing };
        Self {
            hints: full.into_iter().chain([read]).collect(),
            host_wants: vec!["own", "share", "write back, drop", "write back, keep"],
            stores: vec![Halves::ALL],
        }
    }
}

/// The model.
#[derive(Clone, Debug)]
pub struct DeviceMemory<const LINES: usize> {
    book: Arc<Book>,
    configuration: Configuration,
}

/// One step, in the line of that number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Action {
    /// The line.
    pub line: u8,
    /// What happens.
    pub step: Step,
}

/// One step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// The device is asked for this, as device-bias or not.
    Ask(Hint, bool),
    /// The page is to be in device-bias, by this request.
    Flip(D2hRequestOpcode),
    /// It is the line's turn to be given up by the host.
    FlipLine,
    /// Every line has had its turn.
    EndFlip,
    /// The page is to be in host-bias.
    FlipBack,
    /// The host sends the request of this row.
    HostAsks(u8),
    /// A processor writes these halves.
    Store(Halves),
    /// The host drops its clean copy.
    Drop,
    /// The host takes D2H Req, or writes back what it has first.
    HostTakesRequest,
    /// The host takes D2H Data.
    HostTakesWritten,
    /// The host takes S2M NDR.
    HostTakesCompletion,
    /// The host takes S2M DRS.
    HostTakesData,
    /// The device takes what was forwarded on M2S Req.
    DeviceTakesForward,
    /// The device accesses its memory.
    DeviceAccesses,
    /// The device takes a request of the host on M2S.
    DeviceTakesAsked,
    /// The device takes H2D Rsp.
    DeviceTakesResponse,
}

const DELIVERIES: [Step; 10] = [
    Step::FlipLine,
    Step::EndFlip,
    Step::DeviceAccesses,
    Step::HostTakesRequest,
    Step::HostTakesWritten,
    Step::HostTakesCompletion,
    Step::HostTakesData,
    Step::DeviceTakesForward,
    Step::DeviceTakesAsked,
    Step::DeviceTakesResponse,
];

impl<const LINES: usize> DeviceMemory<LINES> {
    /// A model of these rules.
    pub fn new(rules: Rules, configuration: Configuration) -> Self {
        Self { book: Arc::new(Book::new(rules)), configuration }
    }

    fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        let Configuration { hints, host_wants, stores } = &self.configuration;
        let asks = hints.iter().flat_map(|hint| [Step::Ask(*hint, false), Step::Ask(*hint, true)]);
        let rows = self.book.memory().iter().enumerate();
        let rows = rows
            .filter(|(_, rule)| host_wants.is_empty() || host_wants.contains(&rule.means))
            .map(|(row, _)| Step::HostAsks(row as u8));
        let stores = stores.iter().map(|halves| Step::Store(*halves));
        asks.chain(rows).chain(stores).chain([Step::Drop]).chain(DELIVERIES)
    }

    fn apply(&self, state: &mut State<LINES>, action: Action) -> Option<Result<(), Fault>> {
        let book = &self.book;
        let page = &mut state.page;
        let line = &mut state.lines[usize::from(action.line)];
        let held_before = line.device.copy.state;
        let outcome = match action.step {
            Step::Ask(hint, as_device_bias) => device::ask(book, page, line, hint, as_device_bias),
            Step::Flip(opcode) => device::flip(page, opcode),
            Step::FlipLine => device::flip_line(page, line, action.line),
            Step::EndFlip if action.line == 0 => device::end_flip(book, page, LINES),
            Step::EndFlip => None,
            Step::FlipBack => device::flip_back(page),
            Step::HostAsks(row) => host::ask(book, line, usize::from(row)),
            Step::Store(halves) => host::store(line, halves),
            Step::Drop => host::drop_silently(line),
            Step::HostTakesRequest => host::take_request(book, line),
            Step::HostTakesWritten => host::take_written(line),
            Step::HostTakesCompletion => host::take_completion(book, line),
            Step::HostTakesData => host::take_data(book, line),
            Step::DeviceTakesForward => device::take_forward(line),
            Step::DeviceAccesses => device::access(page, line),
            Step::DeviceTakesAsked => device::take_asked(book, page, line),
            Step::DeviceTakesResponse => device::take_response(page, line),
        }?;
        let is_snoop = action.step == Step::DeviceTakesAsked;
        let wakes = is_snoop || book.keeps(Discipline::WatchEndsWithCopy);
        let has_left = held_before.is_valid() && !line.device.copy.state.is_valid();
        line.device.watched &= !(has_left && wakes);
        let is_clear = !line.has_copies();
        if let Some(request) = &mut line.device.pending {
            request.purged |= is_clear && request.is_flush();
        }
        Some(outcome)
    }
}

impl<const LINES: usize> Model for DeviceMemory<LINES> {
    type State = State<LINES>;
    type Action = Action;

    fn init_states(&self) -> Vec<Self::State> {
        let page = Page { device_bias: false, flip: None };
        vec![State { lines: [const { Line::IDLE }; LINES], page, fault: None }]
    }

    fn actions(&self, state: &Self::State, actions: &mut Vec<Action>) {
        if state.fault.is_some() {
            return;
        }
        let flips = [D2hRequestOpcode::RdOwnNoData, D2hRequestOpcode::ClFlush].map(Step::Flip);
        let of_page = flips.into_iter().chain([Step::FlipBack]);
        actions.extend(of_page.map(|step| Action { line: 0, step }));
        for line in 0..LINES as u8 {
            actions.extend(self.steps().map(|step| Action { line, step }));
        }
    }

    fn next_state(&self, before: &Self::State, action: Action) -> Option<Self::State> {
        let mut state = before.clone();
        state.fault = self.apply(&mut state, action)?.err();
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("one writer or many readers", |_, state: &State<LINES>| {
                state.lines.iter().all(|line| {
                    let [own, host] = [line.device.copy.state, line.host.copy.state];
                    !(own.is_valid() && host.is_valid() && own.max(host).is_owned())
                })
            }),
            Property::always("every read returns the last write", |_, state: &State<LINES>| {
                let copies = state.lines.iter().flat_map(|l| [l.device.copy, l.host.copy]);
                let mut valid = copies.filter(|copy| copy.state.is_valid());
                state.fault != Some(Fault::StaleRead) && valid.all(|copy| copy.value.is_latest())
            }),
            Property::always("no stale write-back is taken", |_, state: &State<LINES>| {
                state.fault != Some(Fault::StaleWriteBack)
            }),
            Property::always("no write is lost", |_, state: &State<LINES>| {
                state.lines.iter().all(|line| !line.is_idle() || line.is_kept())
            }),
            Property::always("every message has a row", |_, state: &State<LINES>| {
                state.fault != Some(Fault::NoRow)
            }),
            Property::always("who watches has a copy", |_, state: &State<LINES>| {
                let devices = state.lines.iter().map(|line| &line.device);
                devices.into_iter().all(|device| !device.watched || device.copy.state.is_valid())
            }),
            Property::always("a flush leaves no copy anywhere", |_, state: &State<LINES>| {
                state.fault != Some(Fault::CopyAfterFlush)
            }),
            Property::always("in device-bias the host has no copy", |_, state: &State<LINES>| {
                let copies = state.lines.iter().map(|line| line.host.copy.state);
                !state.page.device_bias || !copies.into_iter().any(|state| state.is_valid())
            }),
            Property::always("something can go on", |model: &Self, state: &State<LINES>| {
                state.fault.is_some() || model.is_idle(state) || model.goes_on(state)
            }),
        ]
    }
}

impl<const LINES: usize> Searchable for DeviceMemory<LINES> {
    fn is_idle(&self, state: &Self::State) -> bool {
        state.page.flip.is_none() && state.lines.iter().all(Line::is_idle)
    }
    fn is_delivery(&self, action: &Action) -> bool {
        DELIVERIES.contains(&action.step)
    }
    fn book(&self) -> &Arc<Book> {
        &self.book
    }
}
