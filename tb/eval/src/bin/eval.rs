//! Runs the papers' experiments on the emitted Verilog: their numbers beside ours.
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use nic_eval::mmio::figure::{self, Extent};
use nic_sim::tools::repository_root;
use nic_tb::Seed;

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
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
    /// Where tables and pictures go.
    #[arg(long, default_value = "out/eval")]
    out: PathBuf,
}

/// The experiments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Name {
    /// Write-combined stores: the MMIO paper's figure 2 and its unit's rate.
    Mmio,
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
            eprintln!("eval: {line} (`--help` shows the options)");
            return ExitCode::from(2);
        }
    };
    let seed = arguments.seed.map_or_else(Seed::try_from_environment, |seed| Ok(Seed::new(seed)));
    let extent = match seed {
        Ok(seed) => Extent { lines: arguments.lines, seed: seed.value() },
        Err(error) => {
            eprintln!("eval: {error}");
            return ExitCode::from(2);
        }
    };
    for name in &arguments.figures {
        let result = match name {
            Name::Mmio => mmio(extent, &repository_root().join(&arguments.out)),
        };
        if let Err(error) = result {
            eprintln!("eval: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn mmio(extent: Extent, directory: &std::path::Path) -> Result<(), String> {
    let bar = ProgressBar::new(figure::steps());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg} [{elapsed}]");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(100));
    let findings = figure::run(extent, |what| {
        bar.inc(1);
        bar.set_message(what.to_owned());
    })?;
    bar.finish_and_clear();
    let report = findings.report();
    let failed =
        |error: std::io::Error| format!("failed to write {}: {error}", directory.display());
    fs::create_dir_all(directory).map_err(failed)?;
    fs::write(directory.join("mmio.txt"), &report).map_err(failed)?;
    fs::write(directory.join("mmio.svg"), findings.figure().to_svg()).map_err(failed)?;
    println!("{report}\ntable and picture: {}", directory.join("mmio.{txt,svg}").display());
    Ok(())
}
