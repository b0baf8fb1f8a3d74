//! Everything of the host that a cycle moves on: link, home agent, and who waits for them.
use std::task::Waker;

use nic_spec::message::H2dRequestOpcode;
use rand::{Rng, RngCore};

use crate::background::{Background, Load};
use crate::calendar::Calendar;
use crate::faults::{Faults, Spells};
use crate::hash::NumberMap;
use crate::home::{CoreRequest, Home, Operation};
use crate::line::Line;
use crate::link::{DeviceReady, Down, FromDevice, HostReady, Lane, Link, ToDevice};
use crate::pcie::Violation;
use crate::root::{IoFromDevice, IoToDevice, RootPort};
use crate::timing::Timing;

/// In the tickets of requests for whose answers nobody waits; beside it stands the processor.
const NOBODY: u64 = 1 << 63;
/// The same for requests of a load in the background.
const BACKGROUND: u64 = 1 << 62;

/// The host without the functions that run on its processors.
pub struct Machine {
    pub(crate) timing: Timing,
    pub(crate) home: Home,
    pub(crate) link: Link,
    pub(crate) root: RootPort,
    faults: Faults,
    spells: Spells,
    random: Box<dyn RngCore>,
    cycle: u64,
    /// Requests on their way from processors to the home agent.
    on_the_way: Calendar<CoreRequest>,
    next_ticket: u64,
    /// Lines that each processor fetches without waiting for them.
    prefetching: Vec<usize>,
    loads: Vec<Load>,
    /// Who waits for a ticket, and the tickets that are served.
    waiting: NumberMap<u64, Waker>,
    served: NumberMap<u64, Line>,
    /// Who waits until a processor's copy of a line is gone.
    watching: NumberMap<(usize, u64), Vec<Waker>>,
    /// Who waits for a time, in picoseconds.
    sleeping: Calendar<(u64, Waker)>,
    scratch: Scratch,
}

/// Lists that are empty between two cycles, and keep their places.
#[derive(Default)]
struct Scratch {
    requests: Vec<CoreRequest>,
    completed: Vec<(u64, Line)>,
    gone: Vec<(usize, u64)>,
    sleepers: Vec<(u64, Waker)>,
    sends: Vec<Down>,
}

impl Machine {
    pub(crate) fn new(
        timing: Timing,
        home: Home,
        (link, root): (Link, RootPort),
        faults: Faults,
        random: Box<dyn RngCore>,
    ) -> Self {
        let prefetching = vec![0; home.processors()];
        Self {
            timing,
            home,
            link,
            root,
            faults,
            spells: Spells::default(),
            random,
            cycle: 0,
            on_the_way: Calendar::new(),
            next_ticket: 0,
            prefetching,
            loads: vec![],
            waiting: NumberMap::default(),
            served: NumberMap::default(),
            watching: NumberMap::default(),
            sleeping: Calendar::new(),
            scratch: Scratch::default(),
        }
    }

    pub(crate) fn cycle(&self) -> u64 {
        self.cycle
    }

    /// The time at the end of this cycle.
    pub(crate) fn picoseconds(&self) -> u64 {
        self.cycle * self.timing.cycle_picoseconds
    }

    pub(crate) fn ready(&self) -> HostReady {
        let answers = !self.spells.blocks_answers(self.cycle);
        let has_credit = self.home.has_credit(self.link.requests_under_way());
        let moving = self.link.moving();
        let requests = has_credit && !self.spells.blocks_requests(self.cycle);
        HostReady {
            d2h_request: requests && moving.has(Lane::D2hRequest),
            d2h_response: answers && moving.has(Lane::D2hResponse),
            d2h_data: answers && moving.has(Lane::D2hData),
            s2m_response: moving.has(Lane::S2mResponse),
            s2m_data: moving.has(Lane::S2mData),
        }
    }

    pub(crate) fn offered(&self) -> ToDevice {
        self.link.offered()
    }

    pub(crate) fn offered_io(&self) -> IoToDevice {
        self.root.offered(self.picoseconds() + self.timing.cycle_picoseconds)
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.link.is_idle()
            && self.root.is_idle()
            && self.home.is_idle()
            && self.on_the_way.is_empty()
    }

    /// The cycle that begins now, as the root port sees it.
    pub(crate) fn take_io(&mut self, sent: &IoFromDevice) -> Result<(), Violation> {
        let begin = self.picoseconds();
        self.root.take((begin, begin + self.timing.cycle_picoseconds), sent)
    }

    /// One cycle of the device's clock, in which the device sent and took this.
    pub(crate) fn step(&mut self, sent: FromDevice, ready: DeviceReady) {
        self.count_taken(ready);
        self.link.take(ready);
        self.link.send_up(self.cycle, sent, &mut *self.random);
        self.cycle += 1;
        self.spells.step(self.cycle, &self.faults, &mut *self.random, self.home.counters_mut());
        self.home.begin_cycle(self.cycle);
        self.storm();
        self.step_loads();
        self.begin_requests();
        let arrived = self.link.arrive_up(self.cycle, &mut *self.random);
        self.home.receive(arrived);
        let now = self.picoseconds();
        self.root.arrive(now, &mut self.home);
        self.home.step();
        self.root.step(now, &mut self.home);
        self.wake();
    }

    /// What the home agent sends sets out; what arrives is offered.
    pub(crate) fn finish_cycle(&mut self) {
        self.home.take_sends(&mut self.scratch.sends);
        for message in self.scratch.sends.drain(..) {
            self.link.send_down(self.cycle, message, &mut *self.random);
        }
        self.link.offer(self.cycle, &mut *self.random);
    }

    fn count_taken(&mut self, ready: DeviceReady) {
        let offered = self.link.offered();
        let counters = self.home.counters_mut();
        counters.h2d_request += u64::from(offered.h2d_request.is_some() && ready.h2d_request);
        counters.h2d_response += u64::from(offered.h2d_response.is_some());
        counters.h2d_data += u64::from(offered.h2d_data.is_some());
        counters.m2s_request += u64::from(offered.m2s_request.is_some() && ready.m2s_request);
        counters.m2s_write += u64::from(offered.m2s_write.is_some() && ready.m2s_write);
    }

    /// Other programs load memory from now on.
    pub(crate) fn load(&mut self, background: Background) {
        let load = Load::new(background, &self.timing);
        let is_alone = self.loads.iter().all(|other| !other.shares_processors(&load));
        assert!(is_alone, "one load for each processor: {load:?}");
        self.loads.push(load);
    }

    fn step_loads(&mut self) {
        for at in 0..self.loads.len() {
            let ticket = |processor| BACKGROUND | processor as u64;
            let requests = self.loads[at].step(ticket, &mut *self.random);
            requests.into_iter().for_each(|request| self.set_out(request));
        }
    }

    /// A request is served for whose answer nobody waits.
    fn forget(&mut self, ticket: u64) {
        let processor = (ticket & !(NOBODY | BACKGROUND)) as usize;
        if ticket & NOBODY != 0 {
            self.prefetching[processor] -= 1;
        } else {
            self.home.counters_mut().background_lines += 1;
            let mut loads = self.loads.iter_mut();
            let found = loads.any(|load| load.served(processor));
            debug_assert!(found, "a load's request is served once");
        }
    }

    fn storm(&mut self) {
        if self.timing.is_coherent
            && self.spells.storms(self.cycle)
            && let Some(line) = self.home.any_line()
        {
            use H2dRequestOpcode::{SnpCur, SnpData, SnpInv};
            let snoop = [SnpCur, SnpData, SnpInv][self.random.random_range(0..3)];
            self.home.snoop_needlessly(line, snoop);
        }
    }

    fn begin_requests(&mut self) {
        self.on_the_way.take(self.cycle, &mut self.scratch.requests);
        self.scratch.requests.drain(..).for_each(|request| self.home.ask(request));
    }

    /// Wakes whoever waits for what has happened.
    fn wake(&mut self) {
        let mut scratch = std::mem::take(&mut self.scratch);
        self.home.take_completed(&mut scratch.completed);
        for (ticket, line) in scratch.completed.drain(..) {
            if ticket & (NOBODY | BACKGROUND) != 0 {
                self.forget(ticket);
                continue;
            }
            self.served.insert(ticket, line);
            self.waiting.remove(&ticket).into_iter().for_each(Waker::wake);
        }
        self.home.caches_mut().take_gone(&mut scratch.gone);
        for watched in scratch.gone.drain(..) {
            let watchers = self.watching.remove(&watched).unwrap_or_default();
            watchers.into_iter().for_each(Waker::wake);
        }
        self.sleeping.take(self.cycle, &mut scratch.sleepers);
        // Within a cycle whose time comes first goes first.
        scratch.sleepers.sort_by_key(|(time, _)| *time);
        scratch.sleepers.drain(..).for_each(|(_, waker)| waker.wake());
        self.scratch = scratch;
    }

    /// A request sets out to the home agent; the ticket under which it will be served.
    pub(crate) fn request(&mut self, processor: usize, line: u64, operation: Operation) -> u64 {
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        self.set_out(CoreRequest { processor, line, operation, ticket });
        ticket
    }

    fn set_out(&mut self, request: CoreRequest) {
        let from = self.cycle + self.home.core_distance(request.processor);
        self.on_the_way.push(from, request);
    }

    /// A processor fetches a line for which nobody waits; `false` if it has no buffer for it.
    pub(crate) fn prefetch(&mut self, processor: usize, line: u64, operation: Operation) -> bool {
        let has_buffer = self.prefetching[processor] < self.timing.fill_buffers;
        if has_buffer {
            self.prefetching[processor] += 1;
            let ticket = NOBODY | processor as u64;
            self.set_out(CoreRequest { processor, line, operation, ticket });
        }
        has_buffer
    }

    /// The answer to a ticket, or a promise to wake when it is there.
    pub(crate) fn collect(&mut self, ticket: u64, waker: &Waker) -> Option<Line> {
        let served = self.served.remove(&ticket);
        if served.is_none() {
            self.waiting.insert(ticket, waker.clone());
        }
        served
    }

    /// Wakes when the processor's copy of the line is gone; `false` if it has none.
    pub(crate) fn watch(&mut self, processor: usize, line: u64, waker: &Waker) -> bool {
        let has_copy = self.home.caches().private(processor, line).is_some();
        if has_copy {
            self.watching.entry((processor, line)).or_default().push(waker.clone());
        }
        has_copy
    }

    /// Wakes at the end of the cycle that reaches this time.
    pub(crate) fn sleep(&mut self, until_picoseconds: u64, waker: &Waker) {
        let cycle = until_picoseconds.div_ceil(self.timing.cycle_picoseconds);
        self.sleeping.push(cycle, (until_picoseconds, waker.clone()));
    }
}
