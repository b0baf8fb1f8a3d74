//! A long run through everything that may go wrong, with an exact account of every frame.
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use nic_eval::arguments;
use nic_eval::progress::bar;
use nic_eval::report::{table, thousands};
use nic_system::soak::{Tally, round};

/// Sends frames through the emitted cards, behind both links, while links fail and rings stop; demands
/// that nothing that was acknowledged is lost, nothing comes twice, and every loss is in a count.
#[derive(Parser)]
#[command(name = "soak", allow_negative_numbers = true)]
struct Arguments {
    /// Frames from the network at least.
    #[arg(long, default_value_t = 1_000_000)]
    frames: u64,
    /// The first round; each has random numbers of its own.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Only the rounds of one shard: I/N is every N-th, from the I-th on.
    #[arg(long, value_name = "I/N", default_value = "0/1", value_parser = shard)]
    shard: (u64, u64),
    /// Frames of a round.
    #[arg(long, value_name = "FRAMES", default_value_t = 1_000)]
    round: usize,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
    /// A file to which a line is added for each round, with what became of its frames.
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
            eprintln!("soak: {line}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments, seed) {
        Ok(total) => {
            let counts = total.counts();
            let rows: Vec<Vec<String>> = counts
                .iter()
                .map(|(name, count)| vec![(*name).into(), thousands(*count)])
                .collect();
            println!("seed {seed}\n\n{}", table(&["what", "count"], &rows));
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("soak: {line}");
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
    let bar = bar(arguments.frames);
    let (shard, shards) = arguments.shard;
    let begin = arguments.first.next_multiple_of(shards) + shard;
    let mut total = Tally::default();
    for number in (begin..).step_by(shards as usize) {
        if total.came >= arguments.frames {
            break;
        }
        let frames = arguments.round;
        let again = format!("make soak FRAMES=1 ROUND={frames} SEED={seed} FIRST={number}");
        bar.set_message(format!("repeat with: {again}"));
        let tally = panic::catch_unwind(AssertUnwindSafe(|| round(seed, number, frames)));
        let tally = tally.map_err(|_| format!("round {number} failed; repeat with: {again}"))?;
        total += &tally;
        bar.set_position(total.came);
        if let Some(log) = &mut log {
            let counts = tally.counts().map(|(name, count)| format!("{name} {count}")).join(", ");
            let line = format!("round {number}: {counts}; {} frames so far\n", total.came);
            log.write_all(line.as_bytes())
                .map_err(|error| format!("failed to write the log: {error}"))?;
        }
    }
    bar.finish_and_clear();
    Ok(total)
}
