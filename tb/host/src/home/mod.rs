//! The home agent: one job at a time for each line, whoever asks.
//!
//! ```text
//!  processors --> jobs by line --> last-level cache, private caches, snoop filter --> memory
//!                     ^  |                                  |
//!      D2H, S2M ------+  +------> H2D, M2S                  +--> device memory (M2S)
//! ```
//!
//! # Function
//! A job is tried again after everything that it waits for, and asks for what is still missing: a
//! snoop, memory, a place in the last-level cache, the device's memory. While it is outstanding, no
//! other job for its line begins; what the rules say of snoops, GOs and pulls that must not meet
//! follows from that. After a GO the line is free again: the link keeps the next snoop behind it.
//!
//! # Progress
//! What a job waits for never waits for a request of the device: snoops and M2S requests are
//! answered whatever the device has asked for, pulled data always come.
mod caches;
mod device_memory;
mod error;
mod host_memory;
mod io;
mod processor;
mod receive;
mod shape;
mod steps;
mod transaction;

use std::collections::{HashSet, VecDeque};

use nic_spec::message::{D2hRequest, H2dRequestOpcode};
use rand::{Rng, RngCore};

use crate::cache::Cache;
use crate::calendar::Calendar;
use crate::counters::Counters;
use crate::dram::Dram;
use crate::faults::Faults;
use crate::hash::NumberMap;
use crate::line::{Line, LineState};
use crate::link::Down;
use crate::memory::Memory;
use crate::timing::Timing;
pub use caches::Caches;
pub use error::WrongRule;
pub(crate) use io::{IoOperation, IoRequest, IoTicket};
pub use shape::Shape;
pub use transaction::{Atomic, Change, CoreRequest, Operation};
use transaction::{Job, Transaction, Waits};

/// Lines that a needless snoop may be about.
const RECENT: usize = 64;

/// The home agent with everything behind it.
pub struct Home {
    shape: Shape,
    timing: Timing,
    faults: Faults,
    wrong: Option<WrongRule>,
    random: Box<dyn RngCore>,
    now: u64,
    caches: Caches,
    /// What the device has at most of lines of host memory.
    snoop_filter: Cache<LineState>,
    memory: Memory,
    dram: Option<Dram>,
    /// The device's requests that have not begun.
    intake: VecDeque<D2hRequest>,
    /// Thousandths of a request that may begin.
    allowance: u64,
    active: NumberMap<u64, Box<Transaction>>,
    waiting: NumberMap<u64, VecDeque<Job>>,
    /// Places of transactions that are over.
    #[allow(clippy::vec_box, reason = "they move between the map and here without being copied")]
    spare: Vec<Box<Transaction>>,
    /// Lines that were used last, for snoops that nobody needs.
    recent: VecDeque<u64>,
    /// When which line's job is tried again.
    due: Calendar<u64>,
    due_now: Vec<u64>,
    /// Lines of the device's requests by CXL.cache, which wait for memory.
    memory_queue: VecDeque<u64>,
    /// Whether the job that goes on now is such a request.
    for_device: bool,
    free_uqids: VecDeque<u64>,
    uqids: NumberMap<u64, u64>,
    next_tag: u64,
    tags: NumberMap<u64, u64>,
    sends: Vec<Down>,
    completed: Vec<(u64, Line)>,
    /// Ways of the last-level cache that take what is written by DMA.
    io_ways: usize,
    io_done: Vec<(IoTicket, Option<Line>)>,
    counters: Counters,
    /// Lines that the device has pushed and no processor has used.
    unread: HashSet<u64>,
}

impl Home {
    /// A home agent that has nothing outstanding, caches nothing, and has zeros in memory.
    pub fn new(shape: Shape, timing: Timing, faults: Faults, random: Box<dyn RngCore>) -> Self {
        Self {
            caches: Caches::new(shape.processors, shape.private, shape.last_level),
            memory: Memory::new(timing.memory_outstanding),
            dram: None,
            snoop_filter: Cache::new(shape.snoop_filter),
            shape,
            timing,
            faults,
            wrong: None,
            random,
            now: 0,
            intake: VecDeque::new(),
            allowance: 0,
            active: NumberMap::default(),
            waiting: NumberMap::default(),
            spare: vec![],
            recent: VecDeque::new(),
            due: Calendar::new(),
            due_now: vec![],
            memory_queue: VecDeque::new(),
            for_device: false,
            // The last one is left to whoever snoops beside this host.
            free_uqids: (0..0xfff).collect(),
            uqids: NumberMap::default(),
            next_tag: 0,
            tags: NumberMap::default(),
            sends: vec![],
            completed: vec![],
            io_ways: 0,
            io_done: vec![],
            counters: Counters::default(),
            unread: HashSet::new(),
        }
    }

    /// Memory has these banks; without any, all accesses take the same time.
    pub(crate) fn set_dram(&mut self, dram: Option<Dram>) {
        self.dram = dram;
    }

    /// Breaks a rule on purpose.
    pub fn break_rule(&mut self, wrong: WrongRule) {
        self.wrong = Some(wrong);
    }

    /// What has been counted.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// What has been counted.
    pub(crate) fn counters_mut(&mut self) -> &mut Counters {
        &mut self.counters
    }

    /// The caches of the host.
    pub fn caches(&self) -> &Caches {
        &self.caches
    }

    /// The caches of the host.
    pub(crate) fn caches_mut(&mut self) -> &mut Caches {
        &mut self.caches
    }

    /// How many processors there are.
    pub(crate) fn processors(&self) -> usize {
        self.shape.processors
    }

    /// What the device has at most of a line of host memory.
    pub fn device_state(&self, line: u64) -> LineState {
        self.snoop_filter.get(line).copied().unwrap_or(LineState::Invalid)
    }

    /// The line as the host has it: in a cache, else in its memory.
    pub fn value(&self, line: u64) -> Line {
        self.caches.value(line).unwrap_or_else(|| self.memory.read(line))
    }

    /// Sets a line of host memory; for use before anything runs.
    pub fn set_memory(&mut self, line: u64, value: Line) {
        self.memory.write(line, value);
    }

    /// Whether another request of the device may be on its way when so many already are.
    pub fn has_credit(&self, under_way: usize) -> bool {
        under_way + self.intake.len() < self.shape.request_credits
    }

    /// Whether nothing is outstanding.
    pub fn is_idle(&self) -> bool {
        self.active.is_empty() && self.intake.is_empty() && self.sends.is_empty()
    }

    /// Lines for which something is outstanding, and what.
    pub fn under_way(&self) -> Vec<String> {
        let mut open: Vec<&Transaction> = self.active.values().map(Box::as_ref).collect();
        open.sort_unstable_by_key(|one| one.line);
        open.iter().map(|one| format!("{one:?}")).collect()
    }

    /// A processor asks.
    pub fn ask(&mut self, request: CoreRequest) {
        self.submit(request.line, Job::Core(request));
    }

    /// A snoop that nobody needs, if the line has no job; lines of device memory are never snooped.
    pub fn snoop_needlessly(&mut self, line: u64, snoop: H2dRequestOpcode) {
        if !self.active.contains_key(&line) && !self.is_device_memory(line) {
            self.counters.needless_snoops += 1;
            self.submit(line, Job::Snoop(snoop));
        }
    }

    /// A line that somebody used not long ago.
    pub fn any_line(&mut self) -> Option<u64> {
        let count = self.recent.len();
        (count > 0).then(|| self.recent[self.random.random_range(0..count)])
    }

    /// Another cycle begins.
    pub fn begin_cycle(&mut self, now: u64) {
        self.now = now;
    }

    /// What is due in this cycle goes on, requests of the device begin.
    pub fn step(&mut self) {
        let mut due = std::mem::take(&mut self.due_now);
        self.due.take(self.now, &mut due);
        due.drain(..).for_each(|line| self.try_again(line));
        self.due_now = due;
        self.begin_memory_accesses();
        self.begin_requests();
    }

    fn begin_memory_accesses(&mut self) {
        while !self.memory_queue.is_empty() && self.memory.may_begin(self.now) {
            let Some(line) = self.memory_queue.pop_front() else { return };
            let cycles = self.read_memory(line);
            self.memory.post(self.now, cycles);
        }
    }

    /// An access of memory for the line's job begins; how many cycles it takes.
    fn read_memory(&mut self, line: u64) -> u64 {
        self.counters.memory_reads += 1;
        let cycles = self.memory_cycles(line);
        if let Some(open) = self.active.get_mut(&line) {
            open.read_memory = true;
        }
        self.due.push(self.now + cycles, line);
        cycles
    }

    fn begin_requests(&mut self) {
        self.allowance = (self.allowance + self.timing.requests_per_1000).min(2000);
        if self.allowance < 1000 || self.intake.is_empty() {
            return;
        }
        self.allowance -= 1000;
        let at = match self.shape.chooses_freely {
            true => self.random.random_range(0..self.intake.len()),
            false => 0,
        };
        let Some(request) = self.intake.remove(at) else { return };
        self.submit(request.line_address, Job::Device(request));
    }

    fn submit(&mut self, line: u64, job: Job) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(line);
        if self.active.contains_key(&line) {
            self.waiting.entry(line).or_default().push_back(job);
            return;
        }
        let open = match self.spare.pop() {
            Some(mut open) => {
                *open = Transaction::new(job, line);
                open
            }
            None => Box::new(Transaction::new(job, line)),
        };
        self.continue_with(open);
    }

    /// The line's job goes on as far as it can; when it is done, the next one begins.
    fn try_again(&mut self, line: u64) {
        if let Some(open) = self.active.remove(&line) {
            self.continue_with(open);
        }
    }

    fn continue_with(&mut self, mut open: Box<Transaction>) {
        let line = open.line;
        loop {
            match self.go_on(&mut open) {
                Ok(()) => match self.next_job(line) {
                    Some(job) => *open = Transaction::new(job, line),
                    None => return self.spare.push(open),
                },
                Err(waits) => {
                    match waits {
                        Waits::Until(cycle) => self.due.push(cycle, line),
                        Waits::Memory if self.for_device => self.memory_queue.push_back(line),
                        Waits::Memory | Waits::Answer | Waits::Pull | Waits::Completion => {}
                    }
                    self.active.insert(line, open);
                    if waits == Waits::Memory && !self.for_device {
                        self.read_memory(line);
                    }
                    return;
                }
            }
        }
    }

    /// The job that waits for the one of this line to be over.
    fn next_job(&mut self, line: u64) -> Option<Job> {
        if self.waiting.is_empty() {
            return None;
        }
        let queue = self.waiting.get_mut(&line)?;
        let job = queue.pop_front();
        if queue.is_empty() {
            self.waiting.remove(&line);
        }
        job
    }

    fn go_on(&mut self, open: &mut Transaction) -> Result<(), Waits> {
        self.for_device = matches!(open.job, Job::Device(_));
        match open.job {
            Job::Device(request) => self.serve_device(open, &request),
            Job::Core(request) => self.serve_processor(open, &request),
            Job::Io(request) => self.serve_io(open, &request),
            Job::WriteBack(value) => self.return_to_device(open, value),
            Job::Snoop(snoop) => self.snoop(open, snoop),
        }
    }

    /// Moves the messages for the device since the last call.
    pub fn take_sends(&mut self, into: &mut Vec<Down>) {
        into.append(&mut self.sends);
    }

    /// Moves the tickets of processors that are served, and the line; of an atomic as it was before.
    pub fn take_completed(&mut self, into: &mut Vec<(u64, Line)>) {
        into.append(&mut self.completed);
    }
}
