//! Simulates four descriptor fetchers that share a line port, and shows who gets how much.
use std::fs;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use nic_campaign::arguments;
use nic_campaign::progress::bar;
use nic_eval::fetch::{LINES, MODULE, Outcome, PER_LINE, Setup, Share, run};
use nic_eval::plot::{Figure, Panel};
use nic_eval::statistics::{Samples, jain};
use nic_sim::tools::repository_root;
use nic_tb::text::{table, thousands};

/// Simulates four descriptor fetchers that share a line port, and shows who gets how much.
#[derive(Parser)]
#[command(name = "fetch", allow_negative_numbers = true)]
struct Arguments {
    /// Clock cycles to measure.
    #[arg(long, value_name = "CYCLES", default_value_t = 200_000, value_parser = cycles)]
    cycles: u64,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long, value_name = "NUMBER", value_parser = seed)]
    seed: Option<u64>,
    /// Cycles that memory takes to answer, drawn anew for every line.
    #[arg(long, value_name = "MIN..MAX", default_value = "20..80", value_parser = latency)]
    latency: Latency,
}

/// A range of cycles.
#[derive(Clone, Debug)]
struct Latency(RangeInclusive<u64>);

/// Cycles that the waveform shows.
const WAVEFORM_CYCLES: u64 = 400;
/// So that every requester has got something.
const SHORTEST_RUN: u64 = 1_000;
/// About a day.
const LONGEST_RUN: u64 = 1_000_000_000;
/// The longest latency that makes sense: 25 us at 400 MHz.
const LONGEST_LATENCY: u64 = 10_000;

fn cycles(text: &str) -> Result<u64, String> {
    let cycles = text.parse().ok().filter(|cycles| (SHORTEST_RUN..=LONGEST_RUN).contains(cycles));
    cycles.ok_or_else(|| format!("a whole number from {SHORTEST_RUN} to {LONGEST_RUN} is wanted"))
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "a whole number of at most 64 bits is wanted".to_owned())
}

fn latency(text: &str) -> Result<Latency, String> {
    let bounds = text.split_once("..").and_then(|(low, high)| {
        Some((low.trim().parse().ok()?, high.trim().trim_start_matches('=').parse().ok()?))
    });
    match bounds {
        Some((low, high)) if 1 <= low && low <= high && high <= LONGEST_LATENCY => {
            Ok(Latency(low..=high))
        }
        _ => Err(format!("MIN..MAX within 1..{LONGEST_LATENCY} is wanted, such as 20..80")),
    }
}

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let result = arguments.and_then(|a| Ok((arguments::seed(a.seed)?, a)));
    let (seed, arguments) = match result {
        Ok(result) => result,
        Err(line) => {
            eprintln!("fetch: {line}");
            return ExitCode::from(2);
        }
    };
    let Arguments { cycles, latency: Latency(latency), .. } = arguments;
    match demonstrate(&Setup { cycles, seed, latency }) {
        Ok(text) => {
            // A reader that has seen enough closes the pipe.
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("fetch: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the experiment, writes the files; gives the report.
fn demonstrate(setup: &Setup) -> Result<String, String> {
    let directory = repository_root().join("out/fetch");
    let failed =
        |error: std::io::Error| format!("failed to write {}: {error}", directory.display());
    fs::create_dir_all(&directory).map_err(failed)?;

    let bar = bar(setup.cycles);
    bar.set_message("building the model");
    let mut progress = |cycle: u64| {
        if cycle.is_multiple_of(1_000) || cycle == setup.cycles {
            bar.set_message("simulating");
            bar.set_position(cycle);
        }
    };
    let outcome = run(setup, None, &mut progress)?;
    bar.set_message("writing the waveform");
    let waveform = directory.join("fetch_quad.vcd");
    let short = Setup { cycles: WAVEFORM_CYCLES.min(setup.cycles), ..setup.clone() };
    run(&short, Some(&waveform), |_| {})?;
    bar.finish_and_clear();

    let plot = directory.join("fetch_quad.svg");
    fs::write(&plot, figure(setup, &outcome).to_svg()).map_err(failed)?;
    Ok(report(setup, &outcome) + &files(&waveform, &plot))
}

/// Descriptors of a requester per 1000 cycles.
fn rate(setup: &Setup, share: &Share) -> f64 {
    share.descriptors as f64 * 1_000.0 / setup.cycles as f64
}

fn rates(setup: &Setup, outcome: &Outcome) -> Vec<f64> {
    outcome.shares.iter().map(|share| rate(setup, share)).collect()
}

/// What the lines on their way allow one requester at most: each brings its descriptors once per
/// round trip.
fn limit(outcome: &Outcome) -> f64 {
    let round_trip = outcome.line_latencies.mean().unwrap_or(1.0);
    (1_000.0 * (LINES * PER_LINE) as f64 / round_trip).min(1_000.0)
}

fn report(setup: &Setup, outcome: &Outcome) -> String {
    let headings = [
        "requester",
        "requests",
        "lines",
        "descriptors",
        "per 1000 cycles",
        "wait p50",
        "p90",
        "p99",
        "max",
    ];
    let row = |name: String, share: &Share, rate: f64| {
        let waits = [50.0, 90.0, 99.0, 100.0].map(|percent| share.waits.percentile(percent));
        let waits = waits.map(|wait| wait.map_or("-".to_owned(), thousands));
        let counts = [share.requests, share.lines, share.descriptors].map(thousands);
        [vec![name], counts.to_vec(), vec![format!("{rate:.1}")], waits.to_vec()].concat()
    };
    let shares = &outcome.shares;
    let sum = |what: fn(&Share) -> u64| shares.iter().map(what).sum();
    let all = Share {
        requests: sum(|share| share.requests),
        lines: sum(|share| share.lines),
        descriptors: sum(|share| share.descriptors),
        waits: Samples::merged(shares.iter().map(|share| &share.waits)),
    };
    let rates = rates(setup, outcome);
    let numbered = shares.iter().zip(&rates).enumerate();
    let mut rows: Vec<_> =
        numbered.map(|(number, (share, rate))| row(number.to_string(), share, *rate)).collect();
    rows.push(row("all".to_owned(), &all, rates.iter().sum()));

    let least = rates.iter().copied().fold(f64::INFINITY, f64::min);
    let most = rates.iter().copied().fold(0.0, f64::max);
    let Setup { cycles, seed, latency } = setup;
    format!(
        "{MODULE}: {} cycles, seed {seed}, memory answers after {} to {} cycles\n\n\
         {}\n\
         Wait: cycles from a request to its first descriptor.\n\
         Fairness: Jain's index {:.5} (1 is equal shares); the smallest share is {:.1} % of the \
         largest.\n\
         The line port takes turns, so the four get the same. {LINES} lines of {PER_LINE} descriptors on \
         their way,\n\
         back after {:.1} cycles on average, would allow each {:.0} per 1000 cycles. It gets {:.0}: a \
         late line\n\
         holds up those behind it, and every request waits for its first.\n\
         All {} descriptors are what memory holds, in order.\n\n",
        thousands(*cycles),
        latency.start(),
        latency.end(),
        table(&headings, &rows),
        jain(&rates),
        if most > 0.0 { 100.0 * least / most } else { 100.0 },
        outcome.line_latencies.mean().unwrap_or(0.0),
        limit(outcome),
        rates.iter().sum::<f64>() / rates.len() as f64,
        thousands(outcome.compared),
    )
}

fn files(waveform: &Path, plot: &Path) -> String {
    let root = repository_root();
    let shown = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    format!(
        "waveform  {} (the first {WAVEFORM_CYCLES} cycles)\nplot      {}\n",
        shown(waveform),
        shown(plot)
    )
}

fn figure(setup: &Setup, outcome: &Outcome) -> Figure {
    let rates = rates(setup, outcome);
    let throughput = Panel::new("Throughput", "requester", "descriptors per 1000 cycles")
        .categories((0..rates.len()).map(|number| number.to_string()))
        .values()
        .bars("", rates)
        .level("what the lines on their way allow", limit(outcome));
    let waits = Samples::merged(outcome.shares.iter().map(|share| &share.waits));
    let percentile = |percent| waits.percentile(percent).unwrap_or(0);
    let start = percentile(0.0);
    let width = ((percentile(100.0) + 1 - start).div_ceil(40)).max(1);
    let count = (percentile(100.0) + 1 - start).div_ceil(width) as usize;
    let part = 100.0 / waits.count().max(1) as f64;
    let classes = waits.classes(start, width, count).into_iter().map(|n| n as f64 * part);
    let wait =
        Panel::new("Wait for the first descriptor", "cycles from the request", "requests, %")
            // Numbers are whole: a class lies around them, not above.
            .histogram("", start as f64 - 0.5, width as f64, classes)
            .mark(&format!("p50: {}", percentile(50.0)), percentile(50.0) as f64)
            .mark(&format!("p99: {}", percentile(99.0)), percentile(99.0) as f64);
    let latency = &setup.latency;
    Figure::new("Four descriptor fetchers behind one line port")
        .note(&format!(
            "{} cycles, seed {}, memory answers after {} to {} cycles",
            thousands(setup.cycles),
            setup.seed,
            latency.start(),
            latency.end()
        ))
        .panel(throughput)
        .panel(wait)
}
