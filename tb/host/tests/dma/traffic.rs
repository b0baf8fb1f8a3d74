//! Random traffic of processors, a device on the coherent link and one on the I/O link, on few lines:
//! every byte has one writer, and who reads it finds no value that is too old.
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::ledger::{Ledger, Read};
use nic_host::profile::{AGILEX7_CXL, ASIC_CXL};
use nic_host::{
    Configuration, Core, Endpoint, Faults, Freedom, Host, IoEndpoint, Line, LineState, Passing,
    Profile, RootConfiguration, Shape, WrongRule,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

use super::device::Dma;
use nic_host::device::{Device, Hint};

const CORES: usize = 3;
/// The writers beside the processors.
const COHERENT: usize = CORES;
const DMA: usize = CORES + 1;
const HOST_LINES: Range<u64> = 0..12;
const DEVICE_LINES: Range<u64> = 64..67;

/// Who writes this byte.
fn writer(address: u64) -> usize {
    let line = address / 64;
    match line % 4 {
        3 => DMA,
        _ => ((line + address / 4) % (CORES as u64 + 2)) as usize,
    }
}

fn any_line(random: &mut Generator) -> u64 {
    let lines: Vec<u64> = HOST_LINES.chain(DEVICE_LINES).collect();
    lines[random.below(lines.len() as u64) as usize]
}

/// Consecutive bytes of a line that `who` writes.
fn own_run(who: usize, random: &mut Generator) -> Range<u64> {
    loop {
        let line = any_line(random);
        let at = 64 * line + 4 * random.below(16);
        if writer(at) != who {
            continue;
        }
        let whole = (64 * line..64 * line + 64).all(|at| writer(at) == who);
        return match whole {
            true if random.chance(1, 2) => 64 * line..64 * line + 64,
            true => at..at + random.within(1..=64 * line + 64 - at),
            false => at + random.below(3)..at + 4,
        };
    }
}

#[derive(Clone)]
struct Plan {
    profile: &'static Profile,
    ways: usize,
    faults: Faults,
    wrong_rule: Option<WrongRule>,
    passing: Option<Passing>,
    operations: u64,
}

async fn program(core: Core, ledger: Rc<RefCell<Ledger>>, mut random: Generator, count: u64) {
    for _ in 0..count {
        let line = any_line(&mut random);
        match random.below(12) {
            0..=3 => {
                let (from, length) = (64 * line + random.below(32), random.within(1..=32) as usize);
                let read = ledger.borrow_mut().begin_read(from, length);
                let found = core.load(from, length).await;
                ledger.borrow_mut().end_read(&read, &found);
            }
            kind @ 4..=8 => {
                let range = own_run(core.index(), &mut random);
                let bytes = ledger.borrow_mut().begin_write(range.clone());
                match kind {
                    8 => core.store_nontemporal(range.start, &bytes).await,
                    _ => core.store(range.start, &bytes).await,
                }
                core.fence().await;
                ledger.borrow_mut().end_write(range);
            }
            9 => core.flush(64 * line, 64).await,
            10 => core.prefetch_to_write(64 * line).await,
            _ => core.demote(64 * line, 64).await,
        }
    }
}

struct Traffic {
    host: Host,
    coherent: Device,
    dma: Dma,
    ledger: Rc<RefCell<Ledger>>,
    random: Generator,
    reads: HashMap<u64, Read>,
    writes: HashMap<u64, Range<u64>>,
    dma_reads: HashMap<u64, (Option<Read>, Vec<Range<u64>>)>,
    /// Posted, and not known to be visible.
    posted: Vec<Range<u64>>,
    operations: u64,
}

impl Traffic {
    fn new(plan: &Plan) -> Self {
        let mut random = generator();
        let configuration = Configuration {
            shape: Shape {
                processors: CORES,
                private: Size { sets: 2, ways: 2 },
                last_level: Size { sets: 4, ways: 3 },
                snoop_filter: Size { sets: 2, ways: 2 },
                host_memory: 0..64,
                device_memory: DEVICE_LINES,
                request_credits: 8,
                chooses_freely: true,
                distant_memory: vec![(4..6, 30)],
                distant_processors: vec![0, 20, 0],
            },
            freedom: Freedom { jitter_cycles: 20, reorders: true, wrong: None },
            faults: plan.faults,
            lifts_home_limits: false,
        };
        let root = RootConfiguration {
            io_ways: Some(plan.ways),
            wrong: plan.passing,
            ..RootConfiguration::FREE
        };
        let mut host = Host::with_root(plan.profile, configuration, root, random.fork("host"));
        if let Some(wrong) = plan.wrong_rule {
            host.break_rule(wrong);
        }
        let ledger = Rc::new(RefCell::new(Ledger::default()));
        for index in 0..CORES {
            let core = host.core(index);
            let own = random.fork("program");
            host.spawn(program(core, ledger.clone(), own, plan.operations));
        }
        let coherent = Device::new(DEVICE_LINES, true, random.fork("coherent"));
        let mut dma = Dma::new(random.fork("dma"));
        dma.takes = 7;
        Self {
            host,
            coherent,
            dma,
            ledger,
            random,
            reads: HashMap::new(),
            writes: HashMap::new(),
            dma_reads: HashMap::new(),
            posted: vec![],
            operations: plan.operations,
        }
    }

    fn run(&mut self) {
        let is_over = |traffic: &Self| {
            traffic.host.running() == 0
                && traffic.coherent.is_idle()
                && traffic.dma.is_idle()
                && traffic.host.is_idle()
                && traffic.posted.is_empty()
        };
        while !is_over(self) {
            let goes_on = self.host.running() > 0;
            if goes_on && self.random.chance(1, 6) {
                self.ask_coherent();
            }
            if goes_on && self.random.chance(1, 6) {
                self.ask_dma();
            }
            if !goes_on && self.dma.is_idle() && !self.posted.is_empty() {
                self.read_dma(None);
            }
            let taken = self.coherent.ready();
            let sent = self.coherent.cycle(self.host.offered(), self.host.ready());
            let io = self.dma.cycle(self.host.offered_io());
            let kept = self.host.cycle_both(sent, taken, &io);
            kept.unwrap_or_else(|violation| panic!("{violation}"));
            self.take_done();
            assert!(
                self.host.now() < 3000 * self.operations,
                "not done: {:#?}",
                self.host.under_way()
            );
        }
        self.check_end();
    }

    fn ask_coherent(&mut self) {
        let line = any_line(&mut self.random);
        let kind = self.random.below(6);
        let hint = match kind {
            0 => Hint::NcRead,
            1 => Hint::CsRead,
            2 => Hint::CoRead,
            3 => Hint::Evict,
            _ => {
                let range = own_run(COHERENT, &mut self.random);
                let line = range.start / 64;
                if !self.coherent.can_ask(line) {
                    return;
                }
                let values = self.ledger.borrow_mut().begin_write(range.clone());
                let mut value = Line::ZERO;
                let mut enable = 0;
                for (at, byte) in range.clone().zip(values) {
                    value.data[(at % 64) as usize] = byte;
                    enable |= 1 << (at % 64);
                }
                self.writes.insert(line, range);
                let hint = match kind {
                    4 => Hint::NcWrite(value, enable),
                    _ => Hint::CoWrite(value, enable),
                };
                return self.coherent.ask(line, hint);
            }
        };
        if !self.coherent.can_ask(line) {
            return;
        }
        if kind < 3 {
            self.reads.insert(line, self.ledger.borrow_mut().begin_read(64 * line, 64));
        }
        self.coherent.ask(line, hint);
    }

    fn ask_dma(&mut self) {
        if !self.dma.can_read() || self.dma_reads.len() > 8 {
            return;
        }
        match self.random.below(5) {
            0 => self.read_dma(None),
            1 | 2 => {
                let line = any_line(&mut self.random);
                let at = 64 * line + 4 * self.random.below(16);
                let end =
                    if DEVICE_LINES.contains(&line) { DEVICE_LINES.end } else { HOST_LINES.end };
                let most = (64 * end - at).min(300) / 4;
                let count = 4 * self.random.within(1..=most);
                self.read_dma(Some((at, count)));
            }
            _ => {
                let range = own_run(DMA, &mut self.random);
                // The ledger knows one outstanding write of a byte.
                let under_way = self.dma_reads.values().flat_map(|(_, ranges)| ranges);
                let mut under_way = under_way.chain(&self.posted);
                if !under_way.any(|other| other.start < range.end && range.start < other.end) {
                    let bytes = self.ledger.borrow_mut().begin_write(range.clone());
                    self.dma.write(range.start, &bytes);
                    self.posted.push(range);
                }
            }
        }
    }

    /// A read pushes the writes before it: when it ends, they are visible.
    fn read_dma(&mut self, range: Option<(u64, u64)>) {
        let (from, count) = range.unwrap_or((0, 0));
        let read = range.map(|_| self.ledger.borrow_mut().begin_read(from, count as usize));
        let number = self.dma.read(from, count);
        self.dma_reads.insert(number, (read, std::mem::take(&mut self.posted)));
    }

    fn take_done(&mut self) {
        let mut ledger = self.ledger.borrow_mut();
        for done in std::mem::take(&mut self.coherent.done) {
            assert!(!done.error);
            if let Some(read) = self.reads.remove(&done.line) {
                ledger.end_read(&read, &done.value.data);
            }
            if let Some(range) = self.writes.remove(&done.line) {
                ledger.end_write(range);
            }
        }
        for found in std::mem::take(&mut self.dma.found) {
            assert!(!found.failed);
            let (read, visible) = self.dma_reads.remove(&found.number).expect("it was asked for");
            visible.into_iter().for_each(|range| ledger.end_write(range));
            if let Some(read) = read {
                ledger.end_read(&read, &found.bytes);
            }
        }
    }

    fn check_end(&self) {
        let ledger = self.ledger.borrow();
        for line in HOST_LINES.chain(DEVICE_LINES) {
            let is_own = DEVICE_LINES.contains(&line);
            let value = if self.coherent.state(line) == LineState::Modified {
                self.coherent.copies[&line].line
            } else if is_own && self.host.state(line) != LineState::Modified {
                self.coherent.own_value(line)
            } else {
                self.host.value(line)
            };
            for (at, byte) in (64 * line..).zip(value.data) {
                assert_eq!(byte, ledger.last(at), "byte {at:#x} at the end");
            }
        }
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.dma_lines_refused), (0, 0));
        assert!(counters.dma_lines_read > self.operations / 4);
        assert!(counters.dma_lines_written > self.operations / 4);
    }
}

const PLAN: Plan = Plan {
    profile: &AGILEX7_CXL,
    ways: 1,
    faults: Faults::NONE,
    wrong_rule: None,
    passing: None,
    operations: 400,
};

#[test]
fn everybody_reads_what_was_written() {
    for (profile, ways, faults) in [
        (&AGILEX7_CXL, 1, Faults::NONE),
        (&AGILEX7_CXL, 0, Faults::SLOW),
        (&ASIC_CXL, 2, Faults::SLOW),
        (&ASIC_CXL, 0, Faults::NONE),
    ] {
        Traffic::new(&Plan { profile, ways, faults, ..PLAN }).run();
    }
}

#[test]
fn the_same_seed_gives_the_same_traffic() {
    let run = || {
        let mut traffic = Traffic::new(&Plan { faults: Faults::SLOW, ..PLAN });
        traffic.run();
        (traffic.host.now(), traffic.host.counters())
    };
    assert_eq!(run(), run());
}

/// Whether random traffic fails with this rule broken, in one of two places for what is written.
fn is_noticed(wrong_rule: Option<WrongRule>, passing: Option<Passing>) -> bool {
    let run = |ways| {
        let plan = Plan { wrong_rule, passing, ways, faults: Faults::SLOW, ..PLAN };
        catch_unwind(AssertUnwindSafe(|| Traffic::new(&plan).run())).is_err()
    };
    run(1) || run(0)
}

#[test]
fn a_write_by_dma_that_leaves_copies_is_noticed() {
    assert!(is_noticed(Some(WrongRule::DmaWriteLeavesCopies), None));
}

#[test]
fn a_read_by_dma_that_overlooks_caches_is_noticed() {
    assert!(is_noticed(Some(WrongRule::DmaReadOverlooksCaches), None));
}

#[test]
fn a_write_by_dma_that_drops_the_rest_of_its_line_is_noticed() {
    assert!(is_noticed(Some(WrongRule::DmaWriteDropsTheRest), None));
}

#[test]
fn a_read_by_dma_that_passes_writes_is_noticed() {
    assert!(is_noticed(None, Some(Passing::Read)));
}
