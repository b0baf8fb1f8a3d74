//! A load/store unit and what answers it, cycle by cycle.
use std::collections::VecDeque;

use nic_host::Profile;
use nic_model::lsu::pattern;
use nic_spec::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, LsuAlternation, LsuConfiguration,
    LsuPattern, LsuResults,
};

use super::lsu::{Did, LoadStoreUnit};

/// What the data of every line are made from.
const KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// Cycles after which a run is stuck.
const PATIENCE: u64 = 20_000_000;
/// Cycles without anything outstanding after which nothing can come any more, posted writes included.
const QUIET: u64 = 64;

/// What answers requests for lines.
pub trait Path {
    /// Whether it takes a request in this cycle.
    fn is_ready(&self) -> bool;
    /// Takes a request.
    fn ask(&mut self, request: LineRequest);
    /// One cycle, with the answer that leaves in it.
    ///
    /// # Errors
    /// One line: a property or a rule that was broken.
    fn cycle(&mut self) -> Result<Option<LineResponse>, String>;
    /// Whether nothing is outstanding.
    fn is_idle(&self) -> bool;
    /// Cycles since the beginning.
    fn now(&self) -> u64;
}

/// Which lines a run asks for, how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workload {
    /// What is asked for.
    pub operation: LineOperation,
    /// The first line.
    pub first: u64,
    /// How many lines.
    pub lines: u64,
    /// Requests that may be unanswered.
    pub outstanding: u64,
    /// Cycles without a request after each.
    pub gap: u64,
    /// How often all lines are asked for.
    pub rounds: u64,
}

impl Workload {
    /// A request per cycle for each of these lines.
    pub fn burst(operation: LineOperation, first: u64, lines: u64) -> Self {
        Self { operation, first, lines, outstanding: 256, gap: 0, rounds: 1 }
    }

    /// A request after the other's answer.
    pub fn alone(operation: LineOperation, first: u64, lines: u64) -> Self {
        Self { outstanding: 1, ..Self::burst(operation, first, lines) }
    }
}

/// What a run measured, in cycles.
#[derive(Clone, Debug)]
pub struct Run {
    /// What the unit counted.
    pub results: LsuResults,
    /// The latency of every request.
    pub latencies: Vec<u64>,
    /// When the first request was made.
    pub began: u64,
    /// When nothing was outstanding any more, posted writes included.
    pub settled: u64,
}

/// What every line holds.
pub fn content(line: u64) -> [u8; 64] {
    pattern(line, KEY)
}

/// Gigabytes per second of so many lines in so many cycles of the profile's clock.
pub fn bandwidth(profile: &Profile, lines: u64, cycles: u64) -> f64 {
    (64 * lines) as f64 * 1e3 / (cycles as f64 * profile.cycle_picoseconds())
}

/// A load/store unit, a delay, and what answers.
pub struct Rig<P> {
    /// What answers.
    pub path: P,
    lsu: LoadStoreUnit,
    /// Answers on their way to the unit, and when they arrive.
    answers: VecDeque<(u64, LineResponse)>,
    delay: u64,
}

/// What a cycle brought.
#[derive(Clone, Copy, Debug)]
struct Step {
    did: Did,
    /// The answer that reached the unit.
    answer: Option<LineResponse>,
}

impl<P: Path> Rig<P> {
    /// Answers take `delay` cycles more than the path does.
    ///
    /// # Errors
    /// One line: a model that cannot be built.
    pub fn new(path: P, delay: u64) -> Result<Self, String> {
        let lsu = LoadStoreUnit::new()?;
        Ok(Self { path, lsu, answers: VecDeque::new(), delay })
    }

    fn step(&mut self) -> Result<Step, String> {
        let now = self.path.now();
        let is_due = self.answers.front().is_some_and(|(due, _)| *due <= now);
        let answer = if is_due { self.answers.pop_front() } else { None };
        let answer = answer.map(|(_, answer)| answer);
        let did = self.lsu.cycle(self.path.is_ready(), answer.as_ref())?;
        if let Some(request) = did.request {
            self.path.ask(request);
        }
        // An answer crosses a register even without a delay.
        let due = now + 1 + self.delay;
        self.answers.extend(self.path.cycle()?.map(|answer| (due, answer)));
        Ok(Step { did, answer })
    }

    /// A run from its first request to its last answer, and until nothing is outstanding.
    ///
    /// # Errors
    /// One line: a property or rule that was broken, an answer that was wrong, a run without end.
    pub fn run(&mut self, workload: &Workload) -> Result<Run, String> {
        let requests = workload.lines * workload.rounds;
        self.lsu.start(&configuration(workload, requests))?;
        let mut latencies = Vec::new();
        let mut began = None;
        let end = self.path.now() + PATIENCE;
        let mut settled = self.path.now();
        while self.path.now() < settled + QUIET {
            let now = self.path.now();
            if !self.lsu.is_done() || !self.path.is_idle() {
                settled = now + 1;
            }
            let did = self.step()?.did;
            latencies.extend(did.sample.map(|sample| sample.latency_cycles));
            began = began.or(did.request.map(|_| now));
            if now > end {
                return Err(format!("{workload:?} is stuck after {} answers", latencies.len()));
            }
        }
        let results = self.lsu.results();
        let wrong = results.errors + results.mismatches + results.stray_answers;
        match began.filter(|_| results.answers == requests && wrong == 0) {
            Some(began) => Ok(Run { results, latencies, began, settled }),
            None => Err(format!("{workload:?}: {results:?}")),
        }
    }

    /// Asks again and again until an answer is the one that is wanted; the cycle in which the unit
    /// has it.
    ///
    /// # Errors
    /// As [`Rig::run`].
    pub fn poll(
        &mut self,
        workload: &Workload,
        is_wanted: impl Fn(&LineResponse) -> bool,
    ) -> Result<u64, String> {
        // What is polled changes, and has no pattern.
        self.lsu.start(&LsuConfiguration { check: false, ..configuration(workload, 0) })?;
        let end = self.path.now() + PATIENCE;
        let found = loop {
            let now = self.path.now();
            if self.step()?.answer.is_some_and(|answer| is_wanted(&answer)) {
                break now;
            }
            if now > end {
                return Err(format!("{workload:?} polls in vain"));
            }
        };
        self.lsu.stop()?;
        while !self.lsu.is_done() {
            self.step()?;
        }
        Ok(found)
    }
}

fn configuration(workload: &Workload, requests: u64) -> LsuConfiguration {
    // The region is aligned to its size, and a run begins where one does.
    let region_line_bits = u64::from(workload.lines.next_power_of_two().ilog2());
    LsuConfiguration {
        operation: workload.operation,
        second_operation: workload.operation,
        alternation: LsuAlternation::Off,
        space: LineSpace::Host,
        pattern: LsuPattern::Sequential,
        base_line_address: workload.first,
        region_line_bits,
        stride_lines: 1,
        random_seed: 1,
        requests,
        outstanding: workload.outstanding,
        gap_cycles: workload.gap,
        byte_enable: u64::MAX,
        data_key: KEY,
        check: true,
    }
}
