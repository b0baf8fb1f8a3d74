//! Boots the network interface card through its driver, and sends every frame of a capture through host
//! memory; then a recorded exchange with a memcached through a card that answers by itself, and the loopback's latency and
//! rates, behind CXL.cache and behind PCI Express; the frames also through the card without rings.
mod frames;
mod key_value;
mod loopback;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use frames::Way;
use nic_campaign::arguments;
use nic_campaign::parallel::{parallel, processors};
use nic_campaign::progress::bar;
use nic_eval::card::{Link, capture};
use nic_eval::key_value::replay::{self, Pair};
use nic_sim::build::leave_properties_out;
use nic_sim::tools::repository_root;
use nic_tb::text::thousands;

/// Receives every frame of a capture into host memory and sends it from there.
#[derive(Parser)]
#[command(name = "demo", allow_negative_numbers = true)]
struct Arguments {
    /// The frames [default: 957 of many protocols].
    #[arg(long, value_name = "FILE")]
    pcap: Option<PathBuf>,
    /// Requests and memcached's answers by turns [default: 1,500 of each].
    #[arg(long, value_name = "FILE")]
    exchange: Option<PathBuf>,
    /// Write waveforms of the first frames, too.
    #[arg(long)]
    waves: bool,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

fn main() -> ExitCode {
    // With them the models take 208 s of processor time to compile and not 124; the tests check them.
    leave_properties_out();
    let arguments = arguments::parse::<Arguments>();
    let result = arguments.and_then(|a| {
        let own = repository_root().join("tb/eval/data/mixed.pcap");
        let frames = capture::frames(a.pcap.as_deref().unwrap_or(&own))?;
        let exchange = repository_root().join("tb/eval/data/kvs_memcached_udp.pcap");
        let exchange = replay::pairs(a.exchange.as_deref().unwrap_or(&exchange))?;
        Ok((arguments::seed(a.seed)?, frames, exchange, a.waves))
    });
    let (seed, frames, exchange, waves) = match result {
        Ok(result) => result,
        Err(line) => {
            eprintln!("demo: {line}");
            return ExitCode::from(2);
        }
    };
    match demonstrate(&frames, &exchange, waves, seed) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("demo: {line}");
            ExitCode::FAILURE
        }
    }
}

/// What a part of the demonstration has to show.
struct Part {
    /// Rows of its table.
    rows: Vec<Vec<String>>,
    /// Bars of its figure, by panel.
    bars: Vec<Vec<f64>>,
    /// What it wrote.
    files: Vec<PathBuf>,
    /// Simulated cycles.
    cycles: u64,
}

/// All parts, as many at a time as there are processors.
fn demonstrate(
    frames: &[Vec<u8>],
    exchange: &[Pair],
    waves: bool,
    seed: u64,
) -> Result<String, String> {
    let directory = repository_root().join("out/demo");
    fs::create_dir_all(&directory)
        .map_err(|error| format!("failed to write {}: {error}", directory.display()))?;
    let begin = Instant::now();
    let ways = Way::ALL.len();
    let steps = exchange.len() + ways * frames.len() + 2 * loopback::STEPS;
    let bar = bar(steps as u64);
    bar.set_message("frames, key-value requests, loopback");
    // The longest first: it has a model of its own to compile.
    let mut parts = parallel(1 + ways + 2, processors(), |number| match number {
        0 => key_value::part(exchange, &bar, seed),
        number if number <= ways => {
            frames::part(Way::ALL[number - 1], frames, (&directory, waves), &bar, seed)
        }
        number => loopback::part(Link::BOTH[number - 1 - ways], &bar, seed),
    })?;
    bar.finish_and_clear();
    let loopbacks = parts.split_off(1 + ways);
    let forwarded = parts.split_off(1);
    let key_value = parts.remove(0);

    let mut text = frames::text(&forwarded);
    text += &key_value::text(&key_value);
    text += &loopback::text(&loopbacks);
    let picture = directory.join("loopback.svg");
    fs::write(&picture, loopback::figure(&loopbacks, seed).to_svg())
        .map_err(|error| format!("failed to write {}: {error}", picture.display()))?;
    let cycles: u64 = forwarded.iter().chain([&key_value]).map(|part| part.cycles).sum();
    text += &format!(
        "\n{} cycles of frames and requests; all of it in {:.0} s, models compiled where they were missing.\n\n",
        thousands(cycles),
        begin.elapsed().as_secs_f64()
    );
    let root = repository_root();
    for file in forwarded.iter().flat_map(|part| &part.files).chain([&picture]) {
        text += &format!("{}\n", file.strip_prefix(&root).unwrap_or(file).display());
    }
    Ok(text)
}
