//! Random traffic of processors and the device on few lines, and what must hold all the time.
mod programs;

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::{
    Configuration, Counters, Faults, Freedom, Host, Line, LineState, Profile, Shape, WrongRule,
};
use nic_tb::Generator;

use nic_host::device::{Device, Done, Hint};
use nic_host::ledger::{Ledger, Read};

/// Processors.
pub const CORES: usize = 4;
/// Lines of host memory that are used.
pub const HOST_LINES: Range<u64> = 0..10;
/// Lines of the device's memory.
pub const DEVICE_LINES: Range<u64> = 64..70;
/// Bytes that have one writer.
pub const CHUNK: u64 = 4;
/// A line of numbers that processors add to.
pub const COUNTERS: u64 = 20;

/// Cycles in which each processor does one more thing, at the slowest: the slowest plan needed 325,
/// of 26 rounds with other seeds.
const LIMIT: u64 = 1000;

/// Who writes these bytes: a processor, or the device, which is number [`CORES`].
pub fn writer(address: u64) -> usize {
    let line = address / 64;
    match line % 4 {
        3 => CORES,
        2 => 0,
        _ => ((line + address / CHUNK) % (CORES as u64 + 1)) as usize,
    }
}

/// The bytes of a line that somebody writes, one run of them.
pub fn own_run(line: u64, who: usize, random: &mut Generator) -> Option<Range<u64>> {
    let whole = 64 * line..64 * line + 64;
    if whole.clone().all(|at| writer(at) == who) && random.chance(1, 2) {
        return Some(whole);
    }
    let chunks: Vec<u64> = whole.step_by(CHUNK as usize).filter(|at| writer(*at) == who).collect();
    if chunks.is_empty() {
        return None;
    }
    let from = chunks[random.below(chunks.len() as u64) as usize];
    Some(from..from + CHUNK)
}

/// How a run goes.
#[derive(Clone)]
pub struct Plan {
    pub profile: &'static Profile,
    pub faults: Faults,
    pub freedom: Freedom,
    pub wrong: Option<WrongRule>,
    /// Operations of each processor.
    pub operations: u64,
}

/// A run in progress.
pub struct Traffic {
    pub host: Host,
    pub device: Device,
    ledger: Rc<RefCell<Ledger>>,
    random: Generator,
    reads: HashMap<u64, Read>,
    writes: HashMap<u64, Range<u64>>,
    added: Rc<RefCell<u64>>,
    operations: u64,
    pub errors: u64,
}

impl Traffic {
    pub fn new(plan: &Plan, mut random: Generator) -> Self {
        let configuration = Configuration {
            shape: Shape {
                processors: CORES,
                private: Size { sets: 2, ways: 2 },
                last_level: Size { sets: 4, ways: 2 },
                snoop_filter: Size { sets: 2, ways: 2 },
                host_memory: 0..64,
                device_memory: DEVICE_LINES,
                request_credits: 8,
                chooses_freely: true,
                distant_memory: vec![(4..6, 30)],
                distant_processors: vec![0, 0, 20, 20],
            },
            freedom: plan.freedom,
            faults: plan.faults,
            lifts_home_limits: false,
        };
        let mut host = Host::new(plan.profile, configuration, random.fork("host"));
        if let Some(wrong) = plan.wrong {
            host.break_rule(wrong);
        }
        let ledger = Rc::new(RefCell::new(Ledger::default()));
        let added = Rc::new(RefCell::new(0));
        for index in 0..CORES {
            let program = programs::Program {
                core: host.core(index),
                ledger: ledger.clone(),
                random: random.fork("program"),
                added: added.clone(),
            };
            host.spawn(program.run(plan.operations));
        }
        let device = Device::new(DEVICE_LINES, true, random.fork("device"));
        Self {
            host,
            device,
            ledger,
            random,
            reads: HashMap::new(),
            writes: HashMap::new(),
            added,
            operations: plan.operations,
            errors: 0,
        }
    }

    /// Runs until all programs have ended and nothing is outstanding, and looks at what is left.
    pub fn run(&mut self) -> Counters {
        while self.host.running() > 0 || !self.device.is_idle() || !self.host.is_idle() {
            let ends = self.host.running() == 0;
            if !ends && self.random.chance(1, 4) {
                self.ask();
            }
            self.host.cycle_with(&mut self.device);
            self.take_done();
            self.check_states();
            let is_stuck = self.host.now() > LIMIT * self.operations;
            assert!(
                !is_stuck,
                "not done after {} cycles: {:#?}",
                self.host.now(),
                self.host.under_way()
            );
        }
        self.check_end();
        self.host.counters()
    }

    fn any_line(&mut self) -> u64 {
        let lines: Vec<u64> = HOST_LINES.chain(DEVICE_LINES).collect();
        lines[self.random.below(lines.len() as u64) as usize]
    }

    fn ask(&mut self) {
        if self.random.chance(1, 100) {
            self.device.flip();
        }
        let line = self.any_line();
        if !self.device.can_ask(line) {
            return;
        }
        let hint = match self.random.below(10) {
            0 => Hint::NcRead,
            1 | 2 => Hint::CsRead,
            3 | 4 => Hint::CoRead,
            5 => Hint::Evict,
            6 if self.random.chance(1, 4) => Hint::Flush,
            kind => {
                let Some(range) = own_run(line, CORES, &mut self.random) else { return };
                let values = self.ledger.borrow_mut().begin_write(range.clone());
                let mut value = Line::ZERO;
                let mut enable = 0;
                for (at, byte) in range.clone().zip(values) {
                    value.data[(at % 64) as usize] = byte;
                    enable |= 1 << (at % 64);
                }
                self.writes.insert(line, range);
                match kind {
                    7 => Hint::NcWrite(value, enable),
                    // A push into the page would end its device-bias.
                    8 if !(DEVICE_LINES.contains(&line) && self.device.has_or_wants_bias()) => {
                        Hint::NcPush(value, enable)
                    }
                    _ => Hint::CoWrite(value, enable),
                }
            }
        };
        if matches!(hint, Hint::NcRead | Hint::CsRead | Hint::CoRead) {
            self.reads.insert(line, self.ledger.borrow_mut().begin_read(64 * line, 64));
        }
        self.device.ask(line, hint);
    }

    fn take_done(&mut self) {
        for Done { line, value, error, .. } in std::mem::take(&mut self.device.done) {
            self.errors += u64::from(error);
            let mut ledger = self.ledger.borrow_mut();
            if let Some(read) = self.reads.remove(&line)
                && !error
                && !value.poison
            {
                ledger.end_read(&read, &value.data);
            }
            match self.writes.remove(&line) {
                Some(range) if error => ledger.take_back(range),
                Some(range) => ledger.end_write(range),
                None => {}
            }
        }
    }

    /// There is one writer or there are many readers.
    fn check_states(&self) {
        for line in HOST_LINES.chain(DEVICE_LINES).chain([COUNTERS]) {
            let (host, device) = (self.host.state(line), self.device.state(line));
            let is_evicting = self.device.pending.get(&line).is_some_and(|request| {
                use nic_spec::message::D2hRequestOpcode::{
                    CleanEvict, CleanEvictNoData, DirtyEvict,
                };
                matches!(request.opcode, CleanEvict | CleanEvictNoData | DirtyEvict)
            });
            let both = host.is_valid() && device.is_valid() && !is_evicting;
            assert!(
                !both || !(host.is_owned() || device.is_owned()),
                "line {line:#x}: the host has it {host:?}, the device {device:?}"
            );
        }
    }

    /// The last write is where it will be looked for.
    fn check_end(&self) {
        let ledger = self.ledger.borrow();
        for line in HOST_LINES.chain(DEVICE_LINES) {
            let value = self.final_value(line);
            if value.poison {
                continue;
            }
            for (at, byte) in (64 * line..).zip(value.data) {
                assert_eq!(byte, ledger.last(at), "byte {at:#x} at the end");
            }
        }
        let numbers = self.final_value(COUNTERS);
        if !numbers.poison {
            let sum: u64 =
                numbers.data.chunks(8).map(|n| u64::from(n[0]) | u64::from(n[1]) << 8).sum();
            assert_eq!(sum, *self.added.borrow(), "atomics");
        }
        assert!(ledger.reads > 0 && ledger.writes > 0);
        assert_eq!(self.host.counters().unexpected, 0);
    }

    fn final_value(&self, line: u64) -> Line {
        let is_own = DEVICE_LINES.contains(&line);
        if self.device.state(line) == LineState::Modified {
            self.device.copies[&line].line
        } else if is_own && self.host.state(line) != LineState::Modified {
            self.device.own_value(line)
        } else {
            self.host.value(line)
        }
    }
}
