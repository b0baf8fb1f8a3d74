//! A long run through everything that may go wrong, with an exact account of every frame.
use std::process::ExitCode;

use clap::Parser;
use nic_campaign::arguments;
use nic_campaign::campaign::{Campaign, Rounds, counted, finish};
use nic_system::soak::round;

/// Sends frames through the emitted cards, behind both links, while links fail and rings stop; demands
/// that nothing that was acknowledged is lost, nothing comes twice, and every loss is in a count.
#[derive(Parser)]
#[command(name = "soak", allow_negative_numbers = true)]
struct Arguments {
    /// Frames from the network at least.
    #[arg(long, default_value_t = 1_000_000)]
    frames: u64,
    /// Frames of a round.
    #[arg(long, value_name = "FRAMES", default_value_t = 1_000)]
    round: usize,
    #[command(flatten)]
    rounds: Rounds,
}

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let (seed, arguments) = match arguments.and_then(|a| Ok((a.rounds.seed()?, a))) {
        Ok(found) => found,
        Err(line) => {
            eprintln!("soak: {line}");
            return ExitCode::from(2);
        }
    };
    let frames = arguments.round;
    let campaign = Campaign {
        goal: (arguments.frames, "frames"),
        command: format!("make soak FRAMES=1 ROUND={frames}"),
        round: |seed, number| round(seed, number, frames),
    };
    finish("soak", arguments.rounds.run(seed, &campaign).map(|total| counted(&total, seed)))
}
