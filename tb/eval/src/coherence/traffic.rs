//! Random traffic of four processors and both ports of the engine on few lines: nobody reads what is
//! out of date, every message is an allowed step, nothing is stuck.
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::ledger::{Ledger, Read};
use nic_host::{
    Configuration, Core, Counters, Endpoint, Faults, Freedom, Host, Profile, Shape, Timing,
};
use nic_spec::message::{
    CacheStatus, LineOperation, LineRequest, LineSpace, LineStatus, MemoryMap,
};
use nic_tb::Generator;

use super::device::{Engine, Simulated};
use super::scoreboard::Scoreboard;

/// Processors.
const CORES: usize = 4;
/// Writers: the processors, then the ports.
const WRITERS: u64 = CORES as u64 + 2;
/// Bytes that have one writer.
const CHUNK: u64 = 4;
/// Lines of host memory in the model.
const MEMORY_LINES: u64 = 1 << 16;
/// Requests of a port under way at most.
const MOST_UNDER_WAY: usize = 16;
/// Cycles within which what was begun must end.
const PATIENCE: u64 = 100_000;

/// How a run goes.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The link and the host behind it.
    pub profile: &'static Profile,
    /// What goes wrong.
    pub faults: Faults,
    /// How freely the link treats messages.
    pub freedom: Freedom,
    /// Lines that are used.
    pub lines: u64,
    /// Cycles for which requests are made.
    pub cycles: u64,
    /// Whether ports sometimes take no answers.
    pub stalls: bool,
}

/// What a run was.
#[derive(Debug)]
pub struct Summary {
    /// What the host counted.
    pub host: Counters,
    /// What the banks counted.
    pub banks: [CacheStatus; 2],
    /// Requests that ended with an error.
    pub errors: u64,
    /// Reads that were compared.
    pub reads: u64,
    /// Cycles it took.
    pub cycles: u64,
    /// How often each row of the tables was met.
    pub rows: std::collections::BTreeMap<String, u64>,
}

/// Who writes these bytes: lines of each writer's own in turn, and lines that all share.
fn writer(address: u64) -> u64 {
    let line = address / 64;
    match line % 3 {
        0 => line / 3 % WRITERS,
        1 => CORES as u64 + line / 3 % 2,
        _ => (line / 3 + address / CHUNK) % WRITERS,
    }
}

/// The bytes of a line that somebody writes: all of it, or one chunk.
fn own_run(line: u64, who: u64, random: &mut Generator) -> Option<Range<u64>> {
    let whole = 64 * line..64 * line + 64;
    let chunks = whole.clone().step_by(CHUNK as usize);
    let own: Vec<u64> = chunks.filter(|at| writer(*at) == who).collect();
    match own.len() {
        0 => None,
        16 if random.chance(1, 2) => Some(whole),
        _ => {
            let from = *random.pick(&own);
            Some(from..from + CHUNK)
        }
    }
}

/// What a port has asked for.
struct Asked {
    operation: LineOperation,
    line: u64,
    read: Option<Read>,
    write: Option<Range<u64>>,
}

/// A run under way.
struct Traffic<D: Engine> {
    host: Host,
    device: Simulated<D>,
    scoreboard: Scoreboard,
    ledger: Rc<RefCell<Ledger>>,
    asked: [HashMap<u64, Asked>; 2],
    next_tag: u64,
    errors: u64,
    random: Generator,
    plan: Plan,
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
                device_memory: MEMORY_LINES..MEMORY_LINES,
                request_credits: 8,
                snoop_filter: Size { sets: 2, ways: 4 },
                chooses_freely: true,
                distant_memory: vec![(4..6, 30)],
                distant_processors: vec![0, 0, 20, 20],
            },
            freedom: plan.freedom,
            faults: plan.faults,
        };
        let cycle_picoseconds = Timing::of(plan.profile).cycle_picoseconds;
        let mut host = Host::new(plan.profile, configuration, random.fork("host"));
        let ledger = Rc::new(RefCell::new(Ledger::default()));
        for index in 0..CORES {
            let program = Program {
                core: host.core(index),
                ledger: ledger.clone(),
                random: random.fork("program"),
                lines: plan.lines,
                until_picoseconds: plan.cycles * cycle_picoseconds,
            };
            host.spawn(program.run());
        }
        let map = MemoryMap { host_end: MEMORY_LINES, device_begin: 0, device_end: 0 };
        let power_up = random.within(1..=0x7fff_ffff) as u32;
        Self {
            host,
            device: Simulated::new(&map, power_up),
            scoreboard: Scoreboard::default(),
            ledger,
            asked: [HashMap::new(), HashMap::new()],
            next_tag: 0,
            errors: 0,
            random,
            plan,
        }
    }

    fn run(mut self) -> Summary {
        while self.host.now() < self.plan.cycles {
            (0..2).for_each(|port| self.ask(port));
            self.cycle();
        }
        self.until_idle();
        self.check_end()
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
            .flat_map(HashMap::values)
            .map(|asked| (asked.operation, asked.line))
            .collect()
    }

    fn is_busy(&self) -> bool {
        let asked = self.asked.iter().any(|asked| !asked.is_empty());
        asked || self.host.running() > 0 || !self.host.is_idle()
    }

    fn cycle(&mut self) {
        self.device.takes_answers = [0, 1].map(|_| !self.plan.stalls || self.random.chance(3, 4));
        let (offered, ready) = (self.host.offered(), self.device.ready());
        let sent = self.device.cycle(offered, self.host.ready());
        self.scoreboard.observe(&sent, &offered, ready.h2d_request);
        self.host.cycle(sent, ready);
        self.device.taken.clear();
        self.device.changes.clear();
        for (port, answer, _) in std::mem::take(&mut self.device.responses) {
            let asked = self.asked[port].remove(&answer.tag).expect("it was asked for");
            let failed = answer.status == LineStatus::Error;
            self.errors += u64::from(failed);
            let mut ledger = self.ledger.borrow_mut();
            if let Some(read) = asked.read.filter(|_| !failed) {
                ledger.end_read(&read, &answer.data);
            }
            match asked.write {
                Some(range) if failed => ledger.take_back(range),
                Some(range) => ledger.end_write(range),
                None => {}
            }
        }
    }

    fn ask(&mut self, port: usize) {
        let under_way = self.asked[port].len();
        if under_way >= MOST_UNDER_WAY || !self.random.chance(1, 3) {
            return;
        }
        let line = self.random.below(self.plan.lines);
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
        let mut operation = *self.random.pick(&kinds);
        if self.random.chance(1, 50) {
            operation = *self.random.pick(&[LineOperation::Flush, LineOperation::Barrier]);
        }
        let (read, write) = match operation {
            LineOperation::NcRead | LineOperation::CsRead | LineOperation::CoRead => {
                (Some(self.ledger.borrow_mut().begin_read(64 * line, 64)), None)
            }
            LineOperation::NcWrite | LineOperation::NcPush | LineOperation::CoWrite => {
                // A writer counts; so it has one write of a line under way.
                let mut asked = self.asked[port].values();
                let writes = asked.any(|asked| asked.line == line && asked.write.is_some());
                let who = (CORES + port) as u64;
                match own_run(line, who, &mut self.random) {
                    Some(range) if !writes => (None, Some(range)),
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
        while self.asked[port].contains_key(&self.next_tag) {
            self.next_tag = (self.next_tag + 1) % 256;
        }
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % 256;
        self.asked[port].insert(tag, Asked { operation, line, read, write });
        let space = LineSpace::Host;
        let request = LineRequest { operation, space, line_address: line, data, byte_enable, tag };
        self.device.requests[port].push_back(request);
    }

    /// Makes the device give everything back, and compares with what was written last.
    fn check_end(mut self) -> Summary {
        self.plan.stalls = false;
        for line in 0..self.plan.lines {
            let tag = self.next_tag;
            self.next_tag = (tag + 1) % 256;
            let operation = LineOperation::Evict;
            self.asked[0].insert(tag, Asked { operation, line, read: None, write: None });
            self.device.requests[0].push_back(LineRequest {
                operation,
                space: LineSpace::Host,
                line_address: line,
                data: [0; 64],
                byte_enable: 0,
                tag,
            });
            self.until_idle();
        }
        self.scoreboard.finish();
        let ledger = self.ledger.borrow();
        for line in 0..self.plan.lines {
            let value = self.host.value(line);
            let bytes = (64 * line..).zip(value.data).filter(|_| !value.poison);
            for (at, byte) in bytes {
                assert_eq!(byte, ledger.last(at), "byte {at:#x} at the end");
            }
        }
        assert!(ledger.reads > 0 && ledger.writes > 0, "nothing was compared");
        let host = self.host.counters();
        assert_eq!((host.unexpected, host.refused), (0, 0), "{host:?}");
        let cycles = self.host.now();
        Summary {
            host,
            banks: self.device.status(),
            errors: self.errors,
            reads: ledger.reads,
            cycles,
            rows: self.scoreboard.rows,
        }
    }
}

/// What a processor does.
struct Program {
    core: Core,
    ledger: Rc<RefCell<Ledger>>,
    random: Generator,
    lines: u64,
    until_picoseconds: u64,
}

impl Program {
    async fn run(mut self) {
        while self.core.picoseconds() < self.until_picoseconds {
            let line = self.random.below(self.lines);
            match self.random.below(12) {
                0..=4 => self.load(line).await,
                5..=7 => self.store(line, false).await,
                8 => self.store(line, true).await,
                9 => self.core.flush(64 * line, 64).await,
                _ => self.core.delay_cycles(30).await,
            }
        }
    }

    async fn load(&mut self, line: u64) {
        let read = self.ledger.borrow_mut().begin_read(64 * line, 64);
        if let Ok(found) = self.core.try_load(64 * line, 64).await {
            self.ledger.borrow_mut().end_read(&read, &found);
        }
    }

    async fn store(&mut self, line: u64, nontemporal: bool) {
        let who = self.core.index() as u64;
        let Some(range) = own_run(line, who, &mut self.random) else { return };
        let bytes = self.ledger.borrow_mut().begin_write(range.clone());
        match nontemporal {
            true => self.core.store_nontemporal(range.start, &bytes).await,
            false => self.core.store(range.start, &bytes).await,
        }
        self.core.fence().await;
        self.ledger.borrow_mut().end_write(range);
    }
}
