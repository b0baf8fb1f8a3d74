//! Sends every frame of a capture through the card, and shows that they leave as they came.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use nic_campaign::arguments;
use nic_campaign::progress::bar;
use nic_eval::card::capture;
use nic_eval::mmio::figure::{self, Extent};
use nic_eval::mmio::nic::{HOST_PERIOD, MODULE, ReorderNic};
use nic_eval::mmio::processor::Buffers;
use nic_eval::mmio::report::report;
use nic_eval::mmio::{Core, Setup, transfer};
use nic_host::{Flush, Order};
use nic_sim::tools::repository_root;
use nic_tb::pcap::{Capture, Packet};
use nic_tb::text::{table, thousands};

/// Sends every frame of a capture through the card, and shows that they leave as they came.
#[derive(Parser)]
#[command(name = "stores", allow_negative_numbers = true)]
struct Arguments {
    /// The frames, as pcap or pcapng [default: tb/eval/data/mixed.pcap].
    #[arg(long, value_name = "FILE")]
    pcap: Option<PathBuf>,
    /// Write-combining buffers of the core: 8 and 10 are Intel's, 12 a Zen's, 24 the most known.
    #[arg(long, value_name = "NUMBER", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=30))]
    buffers: u8,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Frames of which the waveform shows the sending.
const WAVEFORM_FRAMES: usize = 12;
/// Messages of each size in the picture.
const MESSAGES: usize = 300;

/// What the latencies mean.
const NOTE: &str = "A frame is sent when all of it has come, so that the MAC never runs dry inside \
                    it. While a long one comes\nthe MAC idles, and the frames after it wait until \
                    its faster clock (322 MHz) has made up for that.\n";

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let result = arguments.and_then(|a| {
        let own = repository_root().join("tb/eval/data/mixed.pcap");
        let frames = capture::frames(a.pcap.as_deref().unwrap_or(&own))?;
        Ok((arguments::seed(a.seed)?, frames, a))
    });
    let (seed, frames, arguments) = match result {
        Ok(result) => result,
        Err(line) => {
            eprintln!("stores: {line}");
            return ExitCode::from(2);
        }
    };
    match demonstrate(frames, usize::from(arguments.buffers), seed) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("stores: {line}");
            ExitCode::FAILURE
        }
    }
}

/// Runs everything, writes the files; gives the report.
fn demonstrate(frames: Vec<Vec<u8>>, buffers: usize, seed: u64) -> Result<String, String> {
    let directory = repository_root().join("out/stores");
    let failed =
        |error: std::io::Error| format!("failed to write {}: {error}", directory.display());
    fs::create_dir_all(&directory).map_err(failed)?;

    let buffers = Buffers::counted(buffers, Order::Random, Flush::Whole);
    let setup =
        Setup { core: Core::PAPER, buffers, seed, period: HOST_PERIOD, ..Setup::of(frames) };

    let bar = bar(setup.frames.len() as u64);
    bar.set_message("building the model");
    let mut card = ReorderNic::new(None)?;
    bar.set_message("sending frames");
    let begin = Instant::now();
    let outcome = transfer(&mut card, &setup, |frames| bar.set_position(frames as u64))?;
    let seconds = begin.elapsed().as_secs_f64();

    bar.set_message("writing the waveform");
    let waveform = directory.join("reorder_nic.vcd");
    let first = setup.frames.iter().take(WAVEFORM_FRAMES).cloned().collect();
    let mut traced = ReorderNic::new(Some(&waveform))?;
    transfer(&mut traced, &Setup { frames: first, ..setup.clone() }, |_| {})?;
    traced.flush();
    bar.finish_and_clear();

    let sent = directory.join("sent.pcap");
    let packets = outcome.received.iter().zip(&outcome.deliveries);
    let packets = packets
        .map(|(frame, delivery)| Packet::new(delivery.last * setup.period / 1_000, frame.clone()));
    Capture::ethernet(packets.collect()).write(&sent).map_err(failed)?;
    compare(&setup.frames, &Capture::read(&sent).map_err(|error| error.to_string())?)?;

    let picture = directory.join("throughput.svg");
    fs::write(&picture, sizes(seed)?.to_svg()).map_err(failed)?;
    let speed = outcome.simulated as f64 / seconds;
    let counters = card.counters()?.into_iter();
    let counters: Vec<_> = counters.map(|(name, n)| vec![name.to_owned(), thousands(n)]).collect();
    let counters = table(&["counters of the card", ""], &counters);
    let text = report(MODULE, &setup, &outcome) + NOTE + "\n" + &counters;
    let root = repository_root();
    let shown = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    Ok(format!(
        "{text}\nSimulated {} cycles in {seconds:.2} s, {} cycles per second, bench included.\n\n\
         frames    {}\nwaveform  {} (the first {WAVEFORM_FRAMES} frames)\npicture   {}",
        thousands(outcome.simulated),
        thousands(speed as u64),
        shown(&sent),
        shown(&waveform),
        shown(&picture)
    ))
}

/// The file holds what was to be sent, in the same order.
fn compare(frames: &[Vec<u8>], sent: &Capture) -> Result<(), String> {
    let (came, left) = (frames.len(), sent.packets.len());
    let pairs = frames.iter().zip(&sent.packets);
    match pairs.map(|(came, left)| *came == left.data).position(|is_same| !is_same) {
        Some(number) => Err(format!("frame {number} is not as it came")),
        None if came != left => Err(format!("{left} frames left of {came}")),
        None => Ok(()),
    }
}

/// Throughput against message size.
fn sizes(seed: u64) -> Result<nic_eval::plot::Figure, String> {
    let extent = Extent { lines: 0, messages: MESSAGES, seed };
    let bar = bar(figure::steps(extent));
    let findings = figure::run(extent, |what| {
        bar.inc(1);
        bar.set_message(what.to_owned());
    })?;
    bar.finish_and_clear();
    Ok(findings.figure())
}
