//! Random traffic of four processors and both ports of the engine on few lines of host memory, and of
//! device memory while its pages turn: nobody reads what is out of date, every message is an allowed
//! step, every answer has a row of the tables, nothing is stuck.
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::hash::NumberMap;
use nic_host::ledger::{Ledger, Read};
use nic_host::{Configuration, Endpoint, Host, Line, Shape, Timing};
use nic_spec::message::{
    LINE_TAGS, LineOperation, LineRequest, LineSpace, LineStatus, MemoryMap, WritePolicy,
};
use nic_tb::Generator;

use super::checker::{Checker, Seen};
use super::closings::{ANSWERED, Closings, LONG, Phase};
use super::counters::{COUNTER_LINES, Counters, WORDS};
use super::coverage::Coverage;
use super::device::{Engine, Simulated};
use super::flip::{Flip, PAGE_LINES};
use super::flushes::Flushes;
use super::lines::{CORES, DEVICE_BEGIN, DEVICE_END, DEVICE_PAGES, host_uses, own_run, used};
use super::plan::{Plan, Summary};
use super::program::Program;
use super::stray::Stray;

/// From a tag to the next: both requesters of a port ask in turns, with every tag.
const TAG_STEP: u64 = LINE_TAGS / 8 + 1;

/// Lines of host memory in the model.
const MEMORY_LINES: u64 = 1 << 16;
/// Cycles within which memory takes what the device writes there.
const MEMORY_TAKES: u64 = 200;
/// Watches that a port may have: more than it has places for.
const WATCHES: usize = 12;
/// Bytes of a line that are modified.
const PART: u64 = 4;
/// Cycles within which what was begun must end.
const PATIENCE: u64 = 100_000;

/// What a port has asked for.
struct Asked {
    operation: LineOperation,
    line: u64,
    read: Option<Read>,
    write: Option<Range<u64>>,
    /// It adds so much to the number at this address.
    add: Option<(u64, u64)>,
    /// A barrier makes these visible.
    fences: Vec<(usize, Range<u64>)>,
    is_of_flip: bool,
}

impl Asked {
    /// It may wait for ever.
    fn is_watch(&self) -> bool {
        self.operation == LineOperation::Watch
    }

    /// It is a NC-write of host memory that may be answered before everybody can see it: ordered ones of whole lines
    /// are not.
    fn is_weak(&self, port: usize, writes: &WritePolicy) -> bool {
        let is_whole = self.write.as_ref().is_some_and(|bytes| bytes.end - bytes.start == 64);
        let is_ordered = is_whole && writes.ordered_writes >> port & 1 == 1;
        let is_local = writes.local_writes >> port & 1 == 1;
        let is_write = self.operation == LineOperation::NcWrite && self.line < DEVICE_BEGIN;
        is_write && is_local && !is_ordered
    }
}

/// A run in progress.
struct Traffic<D: Engine> {
    host: Host,
    device: Simulated<D>,
    checker: Checker,
    stray: Stray,
    stray_coverage: Coverage,
    flip: Flip,
    closings: Closings,
    /// Requests of the other port that a port without answers must not hold up: port and tag.
    watched: Vec<(usize, u64)>,
    /// When each port was answered last.
    answered: [u64; 2],
    flushes: Flushes,
    /// Ports ask for nothing until a flush has ended.
    is_quiet: bool,
    ledger: Rc<RefCell<Ledger>>,
    counters: Rc<RefCell<Counters>>,
    asked: [NumberMap<u64, Asked>; 2],
    /// Writes that were answered when they were observed locally, and their ports.
    unobserved: Vec<(usize, Range<u64>)>,
    fenced_writes: u64,
    next_tag: u64,
    errors: u64,
    random: Generator,
    plan: Plan,
}

/// Lines of host memory that are used, with those to whose numbers everybody adds.
fn all_lines(plan: &Plan) -> u64 {
    plan.lines + if plan.modifies { COUNTER_LINES } else { 0 }
}

/// Runs the plan.
///
/// # Panics
/// If anything is wrong.
pub fn run<D: Engine>(plan: &Plan, random: Generator) -> Summary {
    Traffic::<D>::new(*plan, random).run()
}

impl<D: Engine> Traffic<D> {
    fn new(plan: Plan, mut random: Generator) -> Self {
        let configuration = Configuration {
            shape: Shape {
                processors: CORES,
                private: Size { sets: 2, ways: 2 },
                last_level: Size { sets: 4, ways: 2 },
                host_memory: 0..MEMORY_LINES,
                device_memory: DEVICE_BEGIN..DEVICE_END,
                request_credits: 8,
                snoop_filter: Size { sets: 2, ways: 4 },
                chooses_freely: true,
                distant_memory: vec![(4..6, 30)],
                distant_processors: vec![0, 0, 20, 20],
            },
            freedom: plan.freedom,
            faults: plan.faults,
            lifts_home_limits: false,
        };
        let cycle_picoseconds = Timing::of(plan.profile).cycle_picoseconds;
        let mut host = Host::new(plan.profile, configuration, random.fork("host"));
        let ledger = Rc::new(RefCell::new(Ledger::default()));
        let counters = Rc::new(RefCell::new(Counters::default()));
        assert!(!plan.modifies || !D::MODIFY.is_empty());
        for index in 0..CORES {
            let program = Program {
                core: host.core(index),
                ledger: ledger.clone(),
                adds: plan.modifies.then(|| (plan.lines, counters.clone())),
                random: random.fork("program"),
                lines: used(plan.lines, plan.device_lines).collect(),
                passes_by: plan.passes_by,
                cycle_picoseconds,
                until_picoseconds: plan.cycles * cycle_picoseconds,
            };
            host.spawn(program.run());
        }
        let (host_end, device_begin, device_end) = (MEMORY_LINES, DEVICE_BEGIN, DEVICE_END);
        let device_banks = D::DEVICE_MEMORY.map_or(1, |ports| ports.banks.len());
        let map = MemoryMap { host_end, device_begin, device_end };
        Self {
            host,
            device: Simulated::new(&map, &plan.writes, random.fork("device")),
            checker: Checker::new((DEVICE_BEGIN, device_banks), all_lines(&plan) > D::HOLDS),
            stray: Stray::new(DEVICE_BEGIN..DEVICE_BEGIN + DEVICE_PAGES * PAGE_LINES),
            stray_coverage: Coverage::default(),
            flip: Flip::default(),
            closings: Closings::new(),
            watched: vec![],
            answered: [0; 2],
            flushes: Flushes::new(DEVICE_BEGIN, all_lines(&plan) > D::HOLDS),
            is_quiet: false,
            ledger,
            counters,
            asked: [NumberMap::default(), NumberMap::default()],
            unobserved: vec![],
            fenced_writes: 0,
            next_tag: 0,
            errors: 0,
            random,
            plan,
        }
    }

    fn run(mut self) -> Summary {
        while self.host.now() < self.plan.cycles {
            if self.plan.closes {
                self.close();
            }
            (0..2).for_each(|port| self.ask(port));
            if self.plan.device_lines > 0 && self.flip.is_idle() && self.random.chance(1, 100) {
                let page = self.random.below(DEVICE_PAGES);
                let first_line = DEVICE_BEGIN + page * PAGE_LINES;
                self.flip.begin(first_line, &mut self.device.memory, &mut self.random);
            }
            if self.plan.device_lines > 0 {
                self.stray.begin(&mut self.random);
            }
            if self.plan.flushes && self.flushes.is_idle() && self.random.chance(1, 400) {
                self.is_quiet = self.random.chance(2, 3);
                self.flush();
            }
            self.cycle();
        }
        self.open();
        self.until_idle();
        self.check_end()
    }

    /// Ends a phase in which not everything moves, and begins the next one.
    fn close(&mut self) {
        let now = self.host.now();
        let moving = self.closings.moving();
        if let Phase::PortWaits(port) = self.closings.phase
            && self.closings.is_over(now)
            && self.is_watched_left()
            && now < self.answered[1 - port] + ANSWERED
            && self.closings.extend(now)
        {
            // One behind the other, and a slow host.
            return;
        }
        let Some(ended) = self.closings.step(now, &mut self.random) else { return };
        match ended {
            Phase::Open => {}
            Phase::Only(_) => {
                let overdue = self.checker.overdue(moving, now - LONG);
                assert!(overdue.is_empty(), "{ended:?} until cycle {now}: {overdue:x?}");
                let waits = self.closings.waiting(moving);
                assert!(waits.is_empty(), "{ended:?} until cycle {now}: {waits:?} waits");
            }
            Phase::PortWaits(port) => {
                assert!(
                    !self.is_watched_left(),
                    "port {port} takes nothing until cycle {now}, and the other one waits: {:?}",
                    self.watched
                );
            }
        }
        self.host.set_moving(self.closings.moving());
        self.watched.clear();
        if let Phase::PortWaits(port) = self.closings.phase {
            let other = 1 - port;
            let asked = self.asked[other].iter().filter(|(_, asked)| !asked.is_watch());
            self.watched.extend(asked.map(|(tag, _)| (other, *tag)));
        }
    }

    /// Whether a request is not answered that a port without answers must not hold up.
    fn is_watched_left(&self) -> bool {
        self.watched.iter().any(|(of, tag)| self.asked[*of].contains_key(tag))
    }

    /// Everything moves from now on.
    fn open(&mut self) {
        self.closings.phase = Phase::Open;
        self.host.set_moving(self.closings.moving());
    }

    fn until_idle(&mut self) {
        let end = self.host.now() + PATIENCE;
        while self.is_busy() {
            self.cycle();
            assert!(
                self.host.now() < end,
                "still busy after {PATIENCE} cycles: {:?}, {} programs, {:#?}",
                self.asked(),
                self.host.running(),
                self.host.under_way()
            );
        }
    }

    /// What the ports wait for, for whoever looks for what is stuck.
    fn asked(&self) -> Vec<(LineOperation, u64)> {
        self.asked
            .iter()
            .flat_map(NumberMap::values)
            .map(|asked| (asked.operation, asked.line))
            .collect()
    }

    fn is_busy(&self) -> bool {
        let asked = self.asked.iter().flat_map(NumberMap::values).any(|asked| !asked.is_watch());
        let turns =
            !self.flip.is_idle() || !self.device.memory.is_idle() || !self.flushes.is_idle();
        asked || turns || !self.stray.is_idle() || self.host.running() > 0 || !self.host.is_idle()
    }

    fn cycle(&mut self) {
        let stands = |port| self.closings.phase == Phase::PortWaits(port);
        let takes = |port, random: &mut Generator, stalls: bool| {
            (!stalls || random.chance(3, 4)) && !stands(port)
        };
        let (random, stalls) = (&mut self.random, self.plan.stalls);
        self.device.takes_answers = [0, 1].map(|port| takes(port, random, stalls));
        let (offered, ready) = (self.host.offered(), self.device.ready());
        let mut with_stray = offered;
        let is_stray = self.stray.offer(&mut with_stray);
        let mut sent = self.device.cycle(with_stray, self.host.ready());
        self.closings.observe(&offered, ready);
        self.stray.observe(is_stray, ready, &mut sent, &mut self.stray_coverage);
        self.checker.observe(&Seen {
            now: self.host.now(),
            offered: &offered,
            ready,
            sent: &sent,
            taken: &self.device.taken,
            responses: &self.device.responses,
            changes: &self.device.changes,
            turns: &self.device.memory.turns,
            flushing: !self.flushes.is_idle(),
        });
        let brings = |(_, request, _): &(usize, LineRequest, u64)| {
            (request.operation != LineOperation::Watch).then_some(request.line_address)
        };
        let taken = self.device.taken.iter().filter_map(brings);
        self.flushes.observe(taken, &sent, &self.device.changes);
        if !self.flushes.is_idle() {
            let flushing = self.device.flush_status().flushing;
            self.flushes.status(flushing, self.checker.tracker());
        }
        self.device.memory.turns.clear();
        self.host.cycle(sent, ready);
        if let Some(line) =
            self.flip.go_on(used(self.plan.lines, self.plan.device_lines), &mut self.device.memory)
        {
            self.order(LineOperation::Flush, line, true);
        }
        self.device.taken.clear();
        self.device.changes.clear();
        for (port, answer, _) in std::mem::take(&mut self.device.responses) {
            let asked = self.asked[port].remove(&answer.tag).expect("it was asked for");
            self.answered[port] = self.host.now();
            if asked.is_of_flip {
                self.flip.flushed();
            }
            let failed = answer.status == LineStatus::Error;
            let is_local = asked.is_weak(port, &self.plan.writes);
            self.errors += u64::from(failed);
            let mut ledger = self.ledger.borrow_mut();
            if let Some((address, number)) = asked.add.filter(|_| !failed) {
                let at = (address % 64) as usize;
                let before = answer.data[at..at + 8].try_into().expect("eight bytes");
                self.counters.borrow_mut().added(address, u64::from_le_bytes(before), number);
            }
            if let Some(read) = asked.read.filter(|_| !failed) {
                ledger.end_read(&read, &answer.data);
            }
            self.fenced_writes += asked.fences.len() as u64;
            asked.fences.into_iter().for_each(|(_, range)| ledger.end_write(range));
            match asked.write {
                Some(range) if failed => ledger.take_back(range),
                Some(range) if is_local => self.unobserved.push((port, range)),
                Some(range) => ledger.end_write(range),
                None => {}
            }
        }
    }

    fn ask(&mut self, port: usize) {
        let watches = self.asked[port].values().filter(|asked| asked.is_watch()).count();
        let under_way = self.asked[port].len() - watches;
        if self.is_quiet && !self.flushes.is_idle() {
            return;
        }
        if under_way >= self.plan.under_way || !self.random.chance(1, 3) {
            return;
        }
        let lines: Vec<u64> = used(self.plan.lines, self.plan.device_lines).collect();
        let line = *self.random.pick(&lines);
        let kinds = [
            LineOperation::NcRead,
            LineOperation::CsRead,
            LineOperation::CsRead,
            LineOperation::CoRead,
            LineOperation::CoRead,
            LineOperation::Evict,
            LineOperation::NcWrite,
            LineOperation::NcPush,
            LineOperation::CoWrite,
            LineOperation::CoWrite,
        ];
        if self.plan.modifies && self.random.chance(1, 4) {
            return self.add(port);
        }
        let mut operation = *self.random.pick(&kinds);
        // There is no function for lines of the device.
        if self.plan.modifies && line < DEVICE_BEGIN && self.random.chance(1, 8) {
            operation = LineOperation::CoModify;
        }
        let writes = self.plan.writes;
        if !self.unobserved.is_empty() && self.random.chance(1, 8) {
            operation = LineOperation::Barrier;
        } else if (writes.local_writes | writes.ordered_writes) >> port & 1 == 1
            && self.random.chance(1, 3)
        {
            operation = LineOperation::NcWrite;
        } else if self.random.chance(1, 10) {
            let rare = [LineOperation::Flush, LineOperation::Barrier, LineOperation::Watch];
            operation = *self.random.pick(&rare);
        }
        if operation == LineOperation::Watch && watches >= WATCHES {
            return;
        }
        if operation == LineOperation::NcPush
            && !host_uses(line, self.host.now(), self.plan.passes_by)
        {
            operation = LineOperation::NcWrite;
        }
        let (read, write) = match operation {
            LineOperation::NcRead | LineOperation::CsRead | LineOperation::CoRead => {
                (Some(self.ledger.borrow_mut().begin_read(64 * line, 64)), None)
            }
            LineOperation::NcWrite
            | LineOperation::NcPush
            | LineOperation::CoWrite
            | LineOperation::CoModify => {
                // A writer counts; so it has one write of a line outstanding.
                let mut asked = self.asked[port].values();
                let writes = asked.any(|asked| asked.line == line && asked.write.is_some());
                let fenced = self.asked.iter().flat_map(NumberMap::values).flat_map(|a| &a.fences);
                let mut early = self.unobserved.iter().chain(fenced);
                let writes =
                    writes || early.any(|(of, range)| (*of, range.start / 64) == (port, line));
                let who = (CORES + port) as u64;
                match own_run(line, who, &mut self.random) {
                    // The function replaces less than eight bytes.
                    Some(range) if !writes && operation == LineOperation::CoModify => (
                        Some(self.ledger.borrow_mut().begin_read(64 * line, 64)),
                        Some(range.start..range.start + PART),
                    ),
                    Some(range) if !writes => (None, Some(range)),
                    // Of another's line it may write no byte at all, and has it Modified then.
                    None if operation == LineOperation::CoWrite => (None, None),
                    _ => return,
                }
            }
            _ => (None, None),
        };
        let mut data = [0; 64];
        let mut byte_enable = 0;
        if let Some(range) = &write {
            let values = self.ledger.borrow_mut().begin_write(range.clone());
            for (at, value) in range.clone().zip(values) {
                data[(at % 64) as usize] = value;
                byte_enable |= 1 << (at % 64);
            }
        }
        let device_spaces = [LineSpace::DeviceHostBias, LineSpace::DeviceDeviceBias];
        let space = match line >= DEVICE_BEGIN {
            true => *self.random.pick(&device_spaces),
            false => LineSpace::Host,
        };
        let tag = self.take_tag(port);
        let fences = self.fenced_by(operation);
        let asked = Asked { operation, line, read, write, add: None, fences, is_of_flip: false };
        self.asked[port].insert(tag, asked);
        let request = LineRequest { operation, space, line_address: line, data, byte_enable, tag };
        self.device.requests[port].push_back(request);
    }

    /// Adds to a number that others add to, or does something else to its line.
    fn add(&mut self, port: usize) {
        use LineOperation::{CoModify, CoRead, CsRead, Evict, Flush, NcRead};
        let number = self.random.below(COUNTER_LINES * WORDS);
        let (line, word) = (self.plan.lines + number / WORDS, number % WORDS);
        let kinds = [CoModify, CoModify, CoModify, CoModify, CsRead, CoRead, NcRead, Evict, Flush];
        let operation = *self.random.pick(&kinds);
        let (mut data, mut byte_enable, mut add) = ([0; 64], 0, None);
        if operation == CoModify {
            let number = self.random.within(1..=1000);
            let at = 8 * word as usize;
            data[at..at + 8].copy_from_slice(&number.to_le_bytes());
            byte_enable = 0xff << at;
            add = Some((64 * line + 8 * word, number));
        }
        let tag = self.take_tag(port);
        let (read, write, fences) = (None, None, vec![]);
        let asked = Asked { operation, line, read, write, add, fences, is_of_flip: false };
        self.asked[port].insert(tag, asked);
        let space = LineSpace::Host;
        let request = LineRequest { operation, space, line_address: line, data, byte_enable, tag };
        self.device.requests[port].push_back(request);
    }

    /// Begins a flush of the whole cache.
    fn flush(&mut self) {
        let lines = 0..all_lines(&self.plan);
        let asked = self.asked.iter().flat_map(NumberMap::values).filter(|one| !one.is_watch());
        let asked = asked.map(|asked| asked.line);
        self.flushes.begin(lines, asked, (self.host.now(), self.checker.tracker()));
        self.device.flushes = true;
    }

    /// The writes that everybody sees when this is answered: of either port, answered before.
    fn fenced_by(&mut self, operation: LineOperation) -> Vec<(usize, Range<u64>)> {
        match operation {
            LineOperation::Barrier => std::mem::take(&mut self.unobserved),
            _ => vec![],
        }
    }

    fn take_tag(&mut self, port: usize) -> u64 {
        while self.asked[port].contains_key(&self.next_tag) {
            self.next_tag = (self.next_tag + TAG_STEP) % LINE_TAGS;
        }
        let tag = self.next_tag;
        self.next_tag = (tag + TAG_STEP) % LINE_TAGS;
        tag
    }

    /// Asks for something that neither reads nor writes, at port 0.
    fn order(&mut self, operation: LineOperation, line: u64, is_of_flip: bool) {
        let tag = self.take_tag(0);
        let fences = self.fenced_by(operation);
        let asked =
            Asked { operation, line, read: None, write: None, add: None, fences, is_of_flip };
        self.asked[0].insert(tag, asked);
        let of_device = line >= DEVICE_BEGIN;
        let space = if of_device { LineSpace::DeviceHostBias } else { LineSpace::Host };
        let (data, byte_enable) = ([0; 64], 0);
        let request = LineRequest { operation, space, line_address: line, data, byte_enable, tag };
        self.device.requests[0].push_back(request);
    }

    /// Makes the device give everything back, and compares with what was written last.
    fn check_end(mut self) -> Summary {
        self.plan.stalls = false;
        self.order(LineOperation::Barrier, 0, false);
        self.until_idle();
        if self.plan.flushes {
            let had = (0..all_lines(&self.plan))
                .filter(|line| self.checker.tracker().state(*line).is_valid());
            let had: Vec<u64> = had.collect();
            self.flush();
            self.until_idle();
            // A Modified line may have made room for another just before, or have come while another flush went on:
            // the host keeps what it is given.
            for line in had.into_iter().filter(|line| !self.flushes.has_left(*line)) {
                let state = self.host.state(line);
                assert_eq!(state, nic_host::LineState::Invalid, "line {line:#x} at the host");
            }
        }
        for line in used(self.plan.lines, self.plan.device_lines) {
            let of_device = line >= DEVICE_BEGIN;
            let operation = if of_device { LineOperation::Flush } else { LineOperation::Evict };
            self.order(operation, line, false);
            self.until_idle();
        }
        for line in self.plan.lines..all_lines(&self.plan) {
            self.order(LineOperation::Evict, line, false);
            self.until_idle();
        }
        // The last lines are answered for before memory has taken them; and watches of them.
        (0..MEMORY_TAKES).for_each(|_| self.cycle());
        self.until_idle();
        let mut coverage = self.checker.finish();
        coverage.add(&self.stray_coverage);
        let ledger = self.ledger.borrow();
        for line in used(self.plan.lines, self.plan.device_lines) {
            let value = match line >= DEVICE_BEGIN {
                true => Line { data: self.device.memory.line(line), poison: false },
                false => self.host.value(line),
            };
            let bytes = (64 * line..).zip(value.data).filter(|_| !value.poison);
            for (at, byte) in bytes {
                assert_eq!(byte, ledger.last(at), "byte {at:#x} at the end");
            }
        }
        let additions = self.counters.borrow().count();
        for line in self.plan.lines..all_lines(&self.plan) {
            let found = self.host.value(line).data;
            for (address, word) in (64 * line..).step_by(8).zip(found.chunks(8)) {
                let word = u64::from_le_bytes(word.try_into().expect("eight bytes"));
                self.counters.borrow_mut().finish(address, word);
            }
        }
        assert!(ledger.reads > 0 && ledger.writes > 0, "nothing was compared");
        let host = self.host.counters();
        assert_eq!((host.unexpected, host.refused), (0, 0), "{host:?}");
        let cycles = self.host.now();
        Summary {
            host,
            banks: self.device.status(),
            device: self.device.device_status(),
            flips: [self.flip.done, self.flip.interrupted],
            flushes: [self.flushes.done, self.flushes.copies],
            closings: self.closings.done,
            errors: self.errors,
            reads: ledger.reads,
            additions,
            fenced_writes: self.fenced_writes,
            cycles,
            coverage,
        }
    }
}
