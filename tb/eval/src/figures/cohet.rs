//! Cohet's figures 13 and 15: loads of whole lines from the device's own cache, from the host's
//! last-level cache and from its memory.
use nic_host::profile::{AGILEX7_CXL, Parameter};
use nic_spec::message::LineOperation;

use super::coherent::{self, CACHE_LINES, Coherent};
use super::outcome::{Outcome, Use, comparison};
use super::rig::{Rig, Run, Workload, bandwidth};
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;
use nic_tb::text::{table, thousands};

/// Loads of each tier, as in the paper.
pub const LOADS: u64 = 2_048;
/// Numbers of loads: the paper's rates converge beyond 512.
pub const COUNTS: [u64; 7] = [32, 64, 128, 256, 512, 1_024, LOADS];

/// Where a load finds its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tier {
    /// In the engine's cache of host memory.
    OwnCache,
    /// In the host's last-level cache.
    LastLevel,
    /// In the host's memory alone.
    Memory,
}

impl Tier {
    /// From near to far.
    pub const ALL: [Self; 3] = [Self::OwnCache, Self::LastLevel, Self::Memory];

    /// What Cohet calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::OwnCache => "HMC hit",
            Self::LastLevel => "LLC hit",
            Self::Memory => "memory hit",
        }
    }

    /// Median latency in nanoseconds (VI-B2).
    fn paper_latency(self) -> f64 {
        match self {
            Self::OwnCache => 115.0,
            Self::LastLevel => 575.6,
            Self::Memory => 688.3,
        }
    }

    /// Gigabytes per second of 2,048 lines (VI-C1).
    fn paper_bandwidth(self) -> f64 {
        match self {
            Self::OwnCache => 25.07,
            Self::LastLevel => 14.10,
            Self::Memory => 13.49,
        }
    }

    /// Lines are in this tier and in no nearer one.
    fn prepare(self, rig: &mut Rig<Coherent>, lines: u64) -> Result<(), String> {
        match self {
            Self::LastLevel => rig.path.fill_last_level(0..lines)?,
            Self::OwnCache | Self::Memory => rig.path.fill_memory(0..lines),
        }
        if self == Self::OwnCache {
            rig.run(&Workload::burst(LOAD, 0, lines))?;
        }
        Ok(())
    }

    /// The messages and accesses of memory of that many loads.
    fn traffic(self, lines: u64) -> (u64, u64) {
        match self {
            Self::OwnCache => (0, 0),
            Self::LastLevel => (lines, 0),
            Self::Memory => (lines, lines),
        }
    }
}

/// A load; it leaves the line in the engine's cache.
const LOAD: LineOperation = LineOperation::CsRead;
/// Loads of one of Cohet's tests of latency.
const BURST: u64 = 32;

/// A run whose loads were all served by this tier.
fn served_by(tier: Tier, rig: &mut Rig<Coherent>, workload: &Workload) -> Result<Run, String> {
    let before = rig.path.host.counters();
    let run = rig.run(workload)?;
    let after = rig.path.host.counters();
    let found = (after.d2h_request - before.d2h_request, after.memory_reads - before.memory_reads);
    match found == tier.traffic(workload.lines) {
        true => Ok(run),
        false => Err(format!("{tier:?}: {found:?} requests and accesses for {workload:?}")),
    }
}

/// Latencies of a tier, in cycles.
pub struct Latencies {
    tier: Tier,
    /// One load after the other.
    alone: Samples,
    /// As many as a test of Cohet's has, a load per cycle.
    together: Samples,
}

/// Figure 13: so many loads in each tier.
///
/// # Errors
/// One line: a property or rule that was broken, or a load that another tier served.
///
/// # Panics
/// If they are more than the engine's cache holds.
pub fn latencies(lines: u64, seed: u64) -> Result<Vec<Latencies>, String> {
    assert!(lines <= CACHE_LINES && lines.is_multiple_of(BURST), "{lines} lines are no test");
    let delay = coherent::delay(&AGILEX7_CXL, seed)?;
    let mut all = Vec::new();
    for tier in Tier::ALL {
        let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
        tier.prepare(&mut rig, lines)?;
        let alone = served_by(tier, &mut rig, &Workload::alone(LOAD, 0, lines))?.latencies;
        let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
        tier.prepare(&mut rig, lines)?;
        let mut together = Vec::new();
        for first in (0..lines).step_by(BURST as usize) {
            let burst = Workload::burst(LOAD, first, BURST);
            together.extend(served_by(tier, &mut rig, &burst)?.latencies);
        }
        let (alone, together) = (Samples::new(alone), Samples::new(together));
        all.push(Latencies { tier, alone, together });
    }
    Ok(all)
}

/// Figure 15: cycles from the first request to the last answer.
pub struct Rates {
    tier: Tier,
    /// By number of loads, the last as many as the paper's.
    cycles: Vec<(u64, u64)>,
}

impl Rates {
    /// GB/s of so many loads.
    fn bandwidth(&self, lines: u64) -> f64 {
        let found = self.cycles.iter().find(|(count, _)| *count == lines);
        found.map_or(f64::NAN, |(count, cycles)| bandwidth(&AGILEX7_CXL, *count, *cycles))
    }
}

/// Figure 15: so many loads in each tier.
///
/// # Errors
/// As [`latencies`].
pub fn rates(counts: &[u64], seed: u64) -> Result<Vec<Rates>, String> {
    let delay = coherent::delay(&AGILEX7_CXL, seed)?;
    let mut all = Vec::new();
    for tier in Tier::ALL {
        let mut cycles = Vec::new();
        for lines in counts.iter().copied() {
            let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
            tier.prepare(&mut rig, lines)?;
            let run = served_by(tier, &mut rig, &Workload::burst(LOAD, 0, lines))?;
            cycles.push((lines, run.results.cycles));
        }
        all.push(Rates { tier, cycles });
    }
    Ok(all)
}

fn nanoseconds(samples: &Samples, percent: f64) -> f64 {
    samples.percentile(percent).unwrap_or(0) as f64 * AGILEX7_CXL.cycle_picoseconds() / 1e3
}

/// The medians beside the paper's.
pub fn latency_outcomes(all: &[Latencies]) -> Vec<Outcome> {
    let outcome = |found: &Latencies| Outcome {
        what: found.tier.name().to_owned(),
        unit: "ns",
        paper: found.tier.paper_latency(),
        here: nanoseconds(&found.alone, 50.0),
        used: Use::Calibrate,
    };
    all.iter().map(outcome).collect()
}

/// Bandwidths of the paper's number of loads beside the paper's.
pub fn bandwidth_outcomes(all: &[Rates]) -> Vec<Outcome> {
    let outcome = |found: &Rates| Outcome {
        what: found.tier.name().to_owned(),
        unit: "GB/s",
        paper: found.tier.paper_bandwidth(),
        here: found.bandwidth(LOADS),
        used: Use::Calibrate,
    };
    all.iter().map(outcome).collect()
}

/// What both reports begin with.
fn setting(figure: &str, seed: u64) -> Result<String, String> {
    let own = coherent::own_hit(&AGILEX7_CXL, seed)?;
    Ok(format!(
        "{figure}: CS-read of 64-byte lines at {} MHz, profile {}, seed {seed}.\n\
         lsu and {}, emitted; a hit takes {own} cycles in the engine and {} with the delay that \
         the profile adds.\n\n",
        AGILEX7_CXL.value(Parameter::DeviceClock),
        AGILEX7_CXL.name,
        coherent::MODULE,
        AGILEX7_CXL.cycles(Parameter::OwnCacheHit),
    ))
}

/// Figure 13 as text.
///
/// # Errors
/// One line: a model that cannot be built.
pub fn latency_report(all: &[Latencies], seed: u64) -> Result<String, String> {
    let mut rows = Vec::new();
    for found in all {
        for (how, samples) in [("alone", &found.alone), ("32 at a time", &found.together)] {
            let mut row = vec![format!("{}, {how}", found.tier.name())];
            row.push(thousands(samples.count() as u64));
            row.push(samples.percentile(50.0).unwrap_or(0).to_string());
            let percentiles = [25.0, 50.0, 75.0, 99.0, 100.0];
            row.extend(percentiles.map(|percent| format!("{:.1}", nanoseconds(samples, percent))));
            rows.push(row);
        }
    }
    let headings = ["loads", "count", "cycles", "p25 ns", "p50 ns", "p75 ns", "p99 ns", "p100 ns"];
    Ok(format!(
        "{}Median latency of a load, each after the one before:\n\n{}\n\
         The same with percentiles, and with as many at a time as the paper's tests have:\n\n{}",
        setting("Cohet figure 13", seed)?,
        comparison(&latency_outcomes(all)),
        table(&headings, &rows),
    ))
}

/// Figure 15 as text.
///
/// # Errors
/// One line: a model that cannot be built.
pub fn bandwidth_report(all: &[Rates], seed: u64) -> Result<String, String> {
    let mut rows = Vec::new();
    for found in all {
        for (lines, cycles) in &found.cycles {
            rows.push(vec![
                found.tier.name().to_owned(),
                thousands(*lines),
                thousands(*cycles),
                format!("{:.3}", *lines as f64 / *cycles as f64),
                format!("{:.2}", found.bandwidth(*lines)),
            ]);
        }
    }
    Ok(format!(
        "{}Bandwidth of {} loads, a load per cycle offered, from the first request to the last \
         answer:\n\n{}\nBy number of loads:\n\n{}",
        setting("Cohet figure 15", seed)?,
        thousands(LOADS),
        comparison(&bandwidth_outcomes(all)),
        table(&["", "loads", "cycles", "lines per cycle", "GB/s"], &rows),
    ))
}

/// What both pictures say of themselves.
const NOTE: &str = "emitted load/store unit and coherence engine, 400 MHz";

/// Bars of the paper beside ours.
fn bars(axis: &str, outcomes: &[Outcome]) -> Panel {
    Panel::new("2,048 loads", "", axis)
        .categories(outcomes.iter().map(|outcome| outcome.what.clone()))
        .values()
        .bars("paper", outcomes.iter().map(|outcome| outcome.paper))
        .bars("here", outcomes.iter().map(|outcome| outcome.here))
}

/// Figure 13 as a picture.
pub fn latency_picture(all: &[Latencies]) -> Figure {
    let names = all.iter().map(|found| found.tier.name());
    let bar = |percent| all.iter().map(move |found| nanoseconds(&found.together, percent));
    let together = Panel::new("Here, 32 loads at a time", "", "ns")
        .categories(names)
        .values()
        .bars("p25", bar(25.0))
        .bars("p50", bar(50.0))
        .bars("p75", bar(75.0));
    Figure::new("Latency of loads by tier: Cohet, figure 13")
        .note(NOTE)
        .panel(bars("median, ns", &latency_outcomes(all)))
        .panel(together)
}

/// Figure 15 as a picture.
pub fn bandwidth_picture(all: &[Rates]) -> Figure {
    let counts = all.first().map_or(&[][..], |found| &found.cycles);
    let mut by_count = Panel::new("Here, by number of loads", "loads", "GB/s")
        .categories(counts.iter().map(|(count, _)| count.to_string()));
    for found in all {
        let points = found.cycles.iter().map(|(count, _)| found.bandwidth(*count));
        by_count = by_count.line(found.tier.name(), (0..).map(f64::from).zip(points));
    }
    Figure::new("Bandwidth of loads by tier: Cohet, figure 15")
        .note(NOTE)
        .panel(bars("GB/s", &bandwidth_outcomes(all)))
        .panel(by_count)
}
