//! A load/store unit and what answers it, cycle by cycle.
use std::collections::VecDeque;

use nic_host::Profile;
use nic_model::lsu::pattern;
use nic_spec::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, LsuAlternation, LsuConfiguration,
    LsuPattern, LsuResults,
};

use super::lsu::LoadStoreUnit;
use crate::statistics::Samples;

/// What the data of every line are made from.
const KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// Cycles after which a run is stuck.
const PATIENCE: u64 = 20_000_000;
/// From an answer until its latency is known.
const SAMPLE_LATENCY: u32 = 4;

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
    /// Whether nothing is under way.
    fn is_idle(&self) -> bool;
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
}

/// What a run measured, in cycles.
#[derive(Clone, Debug)]
pub struct Run {
    /// What the unit counted.
    pub results: LsuResults,
    /// The latency of every request.
    pub latencies: Vec<u64>,
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
    now: u64,
}

impl<P: Path> Rig<P> {
    /// Answers take `delay` cycles more than the path does.
    ///
    /// # Errors
    /// One line: a model that cannot be built.
    pub fn new(path: P, delay: u64) -> Result<Self, String> {
        let lsu = LoadStoreUnit::new()?;
        Ok(Self { path, lsu, answers: VecDeque::new(), delay, now: 0 })
    }

    fn step(&mut self, latencies: &mut Vec<u64>) -> Result<(), String> {
        let is_due = self.answers.front().is_some_and(|(due, _)| *due <= self.now);
        let answer = if is_due { self.answers.pop_front() } else { None };
        let did =
            self.lsu.cycle(self.path.is_ready(), answer.as_ref().map(|(_, answer)| answer))?;
        latencies.extend(did.sample.map(|sample| sample.latency_cycles));
        if let Some(request) = did.request {
            self.path.ask(request);
        }
        // An answer crosses a register even without a delay.
        let due = self.now + 1 + self.delay;
        self.answers.extend(self.path.cycle()?.map(|answer| (due, answer)));
        self.now += 1;
        Ok(())
    }

    /// A run from its first request to its last answer, and until nothing is under way.
    ///
    /// # Errors
    /// One line: a property or rule that was broken, an answer that was wrong, a run without end.
    pub fn run(&mut self, workload: &Workload) -> Result<Run, String> {
        self.lsu.start(&configuration(workload))?;
        let mut latencies = Vec::new();
        let end = self.now + PATIENCE;
        while !self.lsu.is_done() || !self.path.is_idle() {
            self.step(&mut latencies)?;
            if self.now > end {
                return Err(format!("{workload:?} is stuck after {} answers", latencies.len()));
            }
        }
        for _ in 0..SAMPLE_LATENCY {
            self.step(&mut latencies)?;
        }
        let results = self.lsu.results();
        let wrong = results.errors + results.mismatches + results.stray_answers;
        match results.answers == workload.lines && wrong == 0 {
            true => Ok(Run { results, latencies }),
            false => Err(format!("{workload:?}: {results:?}")),
        }
    }

    /// The latencies of requests that are made one after the other's answer.
    ///
    /// # Errors
    /// As [`Rig::run`].
    pub fn latency(
        &mut self,
        operation: LineOperation,
        first: u64,
        lines: u64,
    ) -> Result<Samples, String> {
        let workload = Workload { operation, first, lines, outstanding: 1, gap: 0 };
        Ok(Samples::new(self.run(&workload)?.latencies))
    }
}

fn configuration(workload: &Workload) -> LsuConfiguration {
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
        requests: workload.lines,
        outstanding: workload.outstanding,
        gap_cycles: workload.gap,
        byte_enable: u64::MAX,
        data_key: KEY,
        check: true,
    }
}
