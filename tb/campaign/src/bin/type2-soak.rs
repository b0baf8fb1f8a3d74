//! A long run of everybody at once against the whole card with memory of its own: every message checked, every read
//! compared, the cases of the coherence tables counted.
use std::process::ExitCode;

use clap::Parser;
use nic_campaign::arguments;
use nic_campaign::campaign::{Campaign, Rounds, counted, finish};
use nic_campaign::type2::{Tally, round, unreached};
use nic_model::coherence::Table;
use nic_sim::build::{build_for_long_runs, leave_properties_out};

/// Random traffic of processors, of rings, of the key-value handler and of the host's driver in the memory of the
/// emitted card, whose pages turn between host-bias and device-bias meanwhile.
#[derive(Parser)]
#[command(name = "type2-soak", allow_negative_numbers = true)]
struct Arguments {
    /// Messages on the link at least.
    #[arg(long, default_value_t = 10_000_000)]
    messages: u64,
    /// Cycles of a round in which requests are made.
    #[arg(long, default_value_t = 300_000)]
    cycles: u64,
    /// Checks the properties of the Verilog, too: at two thirds of the speed.
    #[arg(long)]
    properties: bool,
    #[command(flatten)]
    rounds: Rounds,
}

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let (seed, arguments) = match arguments.and_then(|a| Ok((a.rounds.seed()?, a))) {
        Ok(found) => found,
        Err(line) => {
            eprintln!("type2-soak: {line}");
            return ExitCode::from(2);
        }
    };
    if !arguments.properties {
        leave_properties_out();
        build_for_long_runs();
    }
    let cycles = arguments.cycles;
    let campaign = Campaign {
        goal: (arguments.messages, "messages"),
        command: format!("make type2-soak MESSAGES=1 CYCLES={cycles}"),
        round: |seed, number| round(seed, number, cycles),
    };
    finish("type2-soak", arguments.rounds.run(seed, &campaign).map(|total| report(&total, seed)))
}

fn report(total: &Tally, seed: u64) -> String {
    let coverage = &total.coverage;
    let counts = counted(total, seed);
    let mut text = format!("{counts}\n{}\n{}", coverage.text(), coverage.summary());
    // A short run need not meet every case.
    for (of, case) in coverage.unmet_cases(&Table::ALL) {
        let reason = unreached::why_not(of, &case).unwrap_or("not met in this run");
        text += &format!("{}: {case}: {reason}\n", of.title());
    }
    text
}
