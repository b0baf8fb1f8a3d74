//! A long run of everybody at once against the whole card with memory of its own: every message checked, every read
//! compared, the cases of the coherence tables counted.
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use nic_eval::arguments;
use nic_eval::progress::bar;
use nic_eval::report::{table, thousands};
use nic_eval::type2::{NAMES, Tally, round, unreached};
use nic_model::coherence::Table;
use nic_sim::build::leave_properties_out;

/// Random traffic of four processors, of rings, of the key-value handler and of the host's driver in the memory of the
/// emitted card, whose pages turn between host-bias and device-bias meanwhile.
#[derive(Parser)]
#[command(name = "type2-soak", allow_negative_numbers = true)]
struct Arguments {
    /// Messages on the link at least.
    #[arg(long, default_value_t = 10_000_000)]
    messages: u64,
    /// The first round; each has random numbers of its own.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Only the rounds of one shard: I/N is every N-th, from the I-th on.
    #[arg(long, value_name = "I/N", default_value = "0/1", value_parser = shard)]
    shard: (u64, u64),
    /// Cycles of a round in which requests are made.
    #[arg(long, default_value_t = 300_000)]
    cycles: u64,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
    /// Checks the properties of the Verilog, too: at two thirds of the speed.
    #[arg(long)]
    properties: bool,
    /// A file to which a line is added for each round, with what was counted.
    #[arg(long)]
    log: Option<PathBuf>,
}

fn shard(text: &str) -> Result<(u64, u64), String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    parts.filter(|(i, n)| i < n).ok_or_else(|| "expected I/N with I below N, such as 0/4".into())
}

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let (seed, arguments) = match arguments.and_then(|a| Ok((arguments::seed(a.seed)?, a))) {
        Ok(found) => found,
        Err(line) => {
            eprintln!("type2-soak: {line}");
            return ExitCode::from(2);
        }
    };
    if !arguments.properties {
        leave_properties_out();
    }
    match run(&arguments, seed) {
        Ok(total) => {
            println!("{}", report(&total, seed));
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("type2-soak: {line}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments, seed: u64) -> Result<Tally, String> {
    let mut log = match &arguments.log {
        None => None,
        Some(path) => {
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(file.map_err(|error| format!("failed to open {}: {error}", path.display()))?)
        }
    };
    let bar = bar(arguments.messages);
    let (shard, shards) = arguments.shard;
    let begin = arguments.first.next_multiple_of(shards) + shard;
    let mut total = Tally::default();
    for number in (begin..).step_by(shards as usize) {
        if total.of("messages") >= arguments.messages {
            break;
        }
        let cycles = arguments.cycles;
        let again =
            format!("make type2-soak MESSAGES=1 CYCLES={cycles} SEED={seed} FIRST={number}");
        bar.set_message(format!("repeat with: {again}"));
        let tally = panic::catch_unwind(AssertUnwindSafe(|| round(seed, number, cycles)));
        let tally = tally.map_err(|_| format!("round {number} failed; repeat with: {again}"))?;
        total += &tally;
        bar.set_position(total.of("messages"));
        if let Some(log) = &mut log {
            let counts = NAMES.iter().zip(tally.counts);
            let counts: Vec<_> = counts.map(|(name, count)| format!("{name} {count}")).collect();
            let line = format!(
                "round {number}: {}; {} messages so far\n",
                counts.join(", "),
                total.of("messages")
            );
            log.write_all(line.as_bytes())
                .map_err(|error| format!("failed to write the log: {error}"))?;
        }
    }
    bar.finish_and_clear();
    Ok(total)
}

fn report(total: &Tally, seed: u64) -> String {
    let rows: Vec<Vec<String>> = NAMES
        .iter()
        .zip(total.counts)
        .map(|(name, count)| vec![(*name).into(), thousands(count)])
        .collect();
    let counts = table(&["what", "count"], &rows);
    let coverage = &total.coverage;
    let mut text = format!("seed {seed}\n\n{counts}\n{}\n{}", coverage.text(), coverage.summary());
    // A short run need not meet every case.
    for (of, case) in coverage.unmet_cases(&Table::ALL) {
        let reason = unreached::why_not(of, &case).unwrap_or("not met in this run");
        text += &format!("{}: {case}: {reason}\n", of.title());
    }
    text
}
