//! Runs the papers' experiments on the emitted Verilog: their numbers beside ours.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Parser, ValueEnum};
use nic_campaign::arguments;
use nic_campaign::progress::bar;
use nic_eval::card::figures::{self as card, Findings, Next, Sheet};
use nic_eval::card::sweep::{Runner, Shard};
use nic_eval::card::{access, displacement};
use nic_eval::figures::{coherent, cohet, cxlnic4, prefetch};
use nic_eval::key_value::{rates, workloads};
use nic_eval::mmio::figure::{self, Extent};
use nic_eval::pio;
use nic_eval::plot::Figure;
use nic_eval::rao;
use nic_eval::roce;
use nic_sim::build::leave_properties_out;
use nic_sim::tools::repository_root;

/// Runs the papers' experiments on the emitted Verilog: their numbers beside ours.
#[derive(Parser)]
#[command(name = "eval")]
struct Arguments {
    /// Which experiments.
    #[arg(required = true, value_delimiter = ',')]
    figures: Vec<Name>,
    /// Lines for each order of arrival.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1_000..))]
    lines: u64,
    /// Frames behind each latency of the card, the paper has 10,000; a fifth of the key-value requests.
    #[arg(long, default_value_t = 200, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(10..=100_000))]
    samples: usize,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
    /// Where tables and pictures go, and in `points` the measurements of the card that are kept.
    #[arg(long, default_value = "out/eval")]
    out: PathBuf,
    /// Runs only a part of the card's measurements, as 2/8; the table comes when none is missing.
    #[arg(long, default_value = "0/1")]
    shard: Shard,
    /// Measurements of the card at a time [default: one for each processor].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Checks the properties of the emitted Verilog, too, as the tests do: half as fast.
    #[arg(long)]
    properties: bool,
}

/// The experiments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Name {
    /// Write-combined stores: the MMIO paper's figure 2 and its unit's rate.
    Mmio,
    /// Loads by tier: Cohet's figure 13, latency.
    Cohet13,
    /// Loads by tier: Cohet's figure 15, bandwidth.
    Cohet15,
    /// Packets and synchronization, PCI Express beside CXL.cache: CXL-NIC's figure 4.
    Cxlnic4,
    /// The fetch of what was read ahead: CXL-NIC 4.3.
    Prefetch,
    /// The share of link and card in the loopback: CXL-NIC's figure 3.
    Cxlnic3,
    /// Traffic of a ring that waits: CXL-NIC's figure 6.
    Cxlnic6,
    /// Loads and stores of a processor to the card, CXL.mem beside MMIO: CXL-NIC's figure 7.
    Cxlnic7,
    /// Loopback through the card by kinds of requests: CXL-NIC's figure 10.
    Cxlnic10,
    /// Throughput of the card by kind of request: CXL-NIC's figure 11.
    Cxlnic11,
    /// Throughput of the card by batch: CXL-NIC's figure 12.
    Cxlnic12,
    /// Loopback with buffers in host memory or in the card's: CXL-NIC's figure 13.
    Cxlnic13,
    /// Loopback by CXL-NIC's layout and by CC-NIC's: CXL-NIC's figure 14.
    Cxlnic14,
    /// Key-value requests answered at the card: CXL-NIC's figure 15.
    Cxlnic15,
    /// Sustained GETs of the whole card.
    Kvsrates,
    /// Invocations of one line by `coherent_pio`: Coherent PIO's figure 6.
    Pio6,
    /// Invocations by size, beside descriptors: Coherent PIO's figure 7.
    Pio7,
    /// Invocations back to back: Coherent PIO's figure 8.
    Pio8,
    /// Frames between a program and the MAC by `pio_nic`, beside descriptors: Coherent PIO's figure 10.
    Pio10,
    /// Remote atomic operations, in the card's cache beside PCI Express: Cohet's figure 17.
    Rao,
    /// Remote atomic operations over RoCEv2 by `roce_nic`: what they take, and their rate.
    Roce,
    /// What pushed packets displace from the host's cache: CXL-NIC 5.3.
    Push,
    /// Latency and throughput of the card by size of frame.
    Sizes,
    /// Latency of the card under load.
    Load,
    /// Packets and key-value requests together, while the host changes the table.
    Mixed,
    /// Throughput of the card by number of rings.
    Rings,
    /// Every setting of a ring: hours on one machine.
    Cross,
    /// Every placement of rings and packets on the card with memory, by kinds of requests.
    Placements,
}

/// Messages of each size at most.
const MESSAGES: usize = 4_000;

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let result = arguments.and_then(|a| Ok((arguments::seed(a.seed)?, a)));
    let (seed, arguments) = match result {
        Ok(result) => result,
        Err(line) => {
            eprintln!("eval: {line}");
            return ExitCode::from(2);
        }
    };
    if !arguments.properties {
        leave_properties_out();
    }
    let extent = Extent { lines: arguments.lines, messages: MESSAGES, seed };
    let directory = repository_root().join(&arguments.out);
    let samples = arguments.samples;
    for name in &arguments.figures {
        let begin = Instant::now();
        let result = match name {
            Name::Mmio => mmio(extent, &directory),
            Name::Cohet13 => cohet13(seed, &directory),
            Name::Cohet15 => cohet15(seed, &directory),
            Name::Cxlnic4 => cxlnic4(seed, &directory),
            Name::Prefetch => prefetch(seed, &directory),
            Name::Cxlnic6 => waiting(seed, &directory),
            Name::Cxlnic3 => sweep("cxlnic3", card::share(samples, seed), &arguments),
            Name::Cxlnic10 => sweep("cxlnic10", card::combinations(samples, seed), &arguments),
            Name::Cxlnic11 => sweep("cxlnic11", card::throughput(seed), &arguments),
            Name::Cxlnic12 => sweep("cxlnic12", card::batches(seed), &arguments),
            Name::Cxlnic13 => sweep("cxlnic13", card::layouts(samples, seed), &arguments),
            Name::Cxlnic14 => sweep("cxlnic14", card::against_cc_nic(samples, seed), &arguments),
            Name::Cxlnic7 => access(samples, seed, &directory),
            Name::Cxlnic15 => key_value(5 * samples, seed, &directory),
            Name::Kvsrates => gets(200 * samples, seed, &directory),
            Name::Pio6 => distribution(samples, seed, &directory),
            Name::Pio7 => in_steps("pio7", pio::LATENCY, (samples, seed), &directory),
            Name::Pio8 => in_steps("pio8", pio::THROUGHPUT, (samples, seed), &directory),
            Name::Pio10 => in_steps("pio10", pio::WAYS, (samples, seed), &directory),
            Name::Rao => in_steps("rao", rao::FIGURE, (samples, seed), &directory),
            Name::Roce => in_steps("roce", roce::FIGURE, (samples, seed), &directory),
            Name::Push => displaced(samples, seed, &directory),
            Name::Sizes => sweep("sizes", card::sizes(samples, seed), &arguments),
            Name::Load => sweep("load", card::load(samples, seed), &arguments),
            Name::Mixed => sweep("mixed", card::mixed(samples as u64, seed), &arguments),
            Name::Rings => sweep("rings", card::rings(seed), &arguments),
            Name::Cross => sweep("cross", card::cross(samples, seed), &arguments),
            Name::Placements => sweep("placements", card::placements(samples, seed), &arguments),
        };
        if let Err(error) = result {
            eprintln!("eval: {error}");
            return ExitCode::FAILURE;
        }
        println!("time     {:.0} s, without what was kept\n", begin.elapsed().as_secs_f64());
    }
    ExitCode::SUCCESS
}

fn mmio(extent: Extent, directory: &Path) -> Result<(), String> {
    let bar = bar(figure::steps(extent));
    let findings = figure::run(extent, |what| {
        bar.inc(1);
        bar.set_message(what.to_owned());
    })?;
    bar.finish_and_clear();
    write("mmio", &findings.report(), &findings.figure(), directory)
}

fn cxlnic4(seed: u64, directory: &Path) -> Result<(), String> {
    let bar = bar(cxlnic4::STEPS);
    let findings = cxlnic4::run(cxlnic4::Extent::ALL, seed, |what| {
        bar.inc(1);
        bar.set_message(what.to_owned());
    })?;
    bar.finish_and_clear();
    write("cxlnic4", &findings.report(), &findings.figure(), directory)
}

fn waiting(seed: u64, directory: &Path) -> Result<(), String> {
    let bar = bar(card::WAITING_STEPS);
    let findings = card::waiting(seed, |what| {
        bar.inc(1);
        bar.set_message(what.to_owned());
    })?;
    bar.finish_and_clear();
    finish("cxlnic6", &findings, directory)
}

fn access(samples: usize, seed: u64, directory: &Path) -> Result<(), String> {
    finish("cxlnic7", &access::run(samples, seed)?, directory)
}

fn displaced(frames: usize, seed: u64, directory: &Path) -> Result<(), String> {
    let bar = bar(displacement::STEPS);
    bar.set_message("push");
    let findings = displacement::run(frames, seed, || bar.inc(1))?;
    bar.finish_and_clear();
    finish("push", &findings, directory)
}

fn key_value(requests: usize, seed: u64, directory: &Path) -> Result<(), String> {
    let bar = bar(workloads::STEPS);
    bar.set_message("cxlnic15");
    let findings = workloads::run(requests, seed, || bar.inc(1))?;
    bar.finish_and_clear();
    finish("cxlnic15", &findings, directory)
}

fn gets(requests: usize, seed: u64, directory: &Path) -> Result<(), String> {
    let bar = bar(rates::STEPS);
    bar.set_message("kvsrates");
    let findings = rates::run(requests, seed, || bar.inc(1))?;
    bar.finish_and_clear();
    finish("kvsrates", &findings, directory)
}

fn distribution(samples: usize, seed: u64, directory: &Path) -> Result<(), String> {
    finish("pio6", &pio::distribution(samples, seed)?, directory)
}

fn in_steps(
    name: &str,
    (run, steps): pio::Experiment,
    (samples, seed): (usize, u64),
    directory: &Path,
) -> Result<(), String> {
    let bar = bar(steps);
    let findings = run(samples, seed, &mut |what| {
        bar.inc(1);
        bar.set_message(what.to_owned());
    })?;
    bar.finish_and_clear();
    finish(name, &findings, directory)
}

/// A figure of the whole card: what is not kept yet is measured.
fn sweep(name: &str, mut sheet: Sheet, arguments: &Arguments) -> Result<(), String> {
    let directory = repository_root().join(&arguments.out);
    let jobs = arguments.jobs.map_or_else(nic_campaign::parallel::processors, usize::from);
    let runner = Runner::new(directory.join("points"), arguments.shard, jobs)?;
    loop {
        let bar = bar(0);
        bar.set_message(name.to_owned());
        let answers = runner.run(&sheet.questions, |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        })?;
        bar.finish_and_clear();
        let missing = answers.iter().filter(|answer| answer.is_none()).count();
        if missing > 0 {
            let shard = arguments.shard;
            println!(
                "{name}: part {shard} is measured, {missing} of {} are missing",
                answers.len()
            );
            return Ok(());
        }
        let answers: Vec<_> = answers.into_iter().flatten().collect();
        match (sheet.finish)(&answers) {
            Next::Done(findings) => return finish(name, &findings, &directory),
            Next::More(next) => sheet = next,
        }
    }
}

fn finish(name: &str, findings: &Findings, directory: &Path) -> Result<(), String> {
    write(name, &findings.report, &findings.figure, directory)?;
    let Some(page) = &findings.page else { return Ok(()) };
    keep(directory, &format!("{name}.csv"), &page.all.to_csv())?;
    keep(directory, &format!("{name}.html"), &page.to_html())?;
    println!("rows     {0}/{name}.csv\npage     {0}/{name}.html", shown(directory).display());
    Ok(())
}

fn cohet13(seed: u64, directory: &Path) -> Result<(), String> {
    let found = cohet::latencies(cohet::LOADS, seed)?;
    let report = cohet::latency_report(&found, seed)?;
    write("cohet13", &report, &cohet::latency_picture(&found), directory)
}

fn prefetch(seed: u64, directory: &Path) -> Result<(), String> {
    let lines = coherent::CACHE_LINES / 2;
    let found = prefetch::run(lines, seed)?;
    write("prefetch", &prefetch::report(&found, lines, seed), &prefetch::picture(&found), directory)
}

fn cohet15(seed: u64, directory: &Path) -> Result<(), String> {
    let found = cohet::rates(&cohet::COUNTS, seed)?;
    let report = cohet::bandwidth_report(&found, seed)?;
    write("cohet15", &report, &cohet::bandwidth_picture(&found), directory)
}

/// A table and a picture into the directory, and the table to the terminal.
fn write(name: &str, report: &str, figure: &Figure, directory: &Path) -> Result<(), String> {
    keep(directory, &format!("{name}.txt"), report)?;
    keep(directory, &format!("{name}.svg"), &figure.to_svg())?;
    let shown = shown(directory).display().to_string();
    println!("{report}\ntable    {shown}/{name}.txt\npicture  {shown}/{name}.svg");
    Ok(())
}

/// A file into the directory.
fn keep(directory: &Path, name: &str, text: &str) -> Result<(), String> {
    let written =
        fs::create_dir_all(directory).and_then(|()| fs::write(directory.join(name), text));
    written.map_err(|error| format!("failed to write {}: {error}", directory.display()))
}

/// The directory as a person at the repository's root names it.
fn shown(directory: &Path) -> PathBuf {
    directory.strip_prefix(repository_root()).unwrap_or(directory).to_path_buf()
}
