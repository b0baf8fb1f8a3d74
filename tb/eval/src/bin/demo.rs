//! Boots the network interface card through its driver, and sends every frame of a capture through host
//! memory; then a recorded exchange with a memcached through a card that answers by itself, and the loopback's latency and
//! rates, behind CXL.cache and behind PCI Express.
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::ProgressBar;
use nic_driver::Half;
use nic_driver::card::Operation;
use nic_driver::card::key_value::KeyValueStatistics;
use nic_eval::arguments;
use nic_eval::card::loopback::{Question, loopback};
use nic_eval::card::setting::Setting;
use nic_eval::card::{Link, capture, rate};
use nic_eval::key_value::replay::{self, Pair, Places};
use nic_eval::plot::{Figure, Panel};
use nic_eval::progress::bar;
use nic_eval::report::{table, thousands};
use nic_sim::tools::repository_root;
use nic_tb::pcap::{Capture, Packet};

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

/// Frames of which a waveform shows the way.
const WAVEFORM_FRAMES: usize = 4;
/// Bytes of the frames whose latency is measured.
const SIZES: [usize; 5] = [64, 256, 512, 1024, 1500];
/// Frames of each size.
const SAMPLES: usize = 12;

fn main() -> ExitCode {
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

fn demonstrate(
    frames: &[Vec<u8>],
    exchange: &[Pair],
    waves: bool,
    seed: u64,
) -> Result<String, String> {
    let directory = repository_root().join("out/demo");
    let failed =
        |error: std::io::Error| format!("failed to write {}: {error}", directory.display());
    fs::create_dir_all(&directory).map_err(failed)?;
    let begin = Instant::now();
    let bar = bar(2 * frames.len() as u64);
    let mut text = String::new();
    let mut rows = Vec::new();
    let mut files = Vec::new();
    let mut cycles = 0;
    for (link, before) in Link::BOTH.into_iter().zip([0, frames.len()]) {
        bar.set_message(format!("through the card behind {}", link.name()));
        let outcome = capture::run(link, frames, seed, None, |sent| {
            bar.set_position((before + sent) as u64);
        })?;
        cycles += outcome.cycles;
        let file = directory.join(format!("sent_{}.pcap", short(link)));
        let packet = |frame: &nic_system::Frame| {
            Packet::new(frame.began * outcome.network_period / 1_000, frame.bytes.clone())
        };
        Capture::ethernet(outcome.sent.iter().map(packet).collect())
            .write(&file)
            .map_err(failed)?;
        files.push(file);
        let bytes: usize = frames.iter().map(Vec::len).sum();
        rows.push(vec![
            link.name().to_string(),
            thousands(outcome.sent.len() as u64),
            thousands(bytes as u64),
            "equal, in order".to_string(),
            format!("{:.1}", outcome.gigabits()),
        ]);
        if waves {
            let file = directory.join(format!("{}.vcd", short(link)));
            let first = &frames[..frames.len().min(WAVEFORM_FRAMES)];
            capture::run(link, first, seed, Some(&file), |_| {})?;
            files.push(file);
        }
    }
    let simulating = begin.elapsed().as_secs_f64();
    text += "Every frame: network, card, host memory, driver on one processor, card, network\n\n";
    text += &table(&["card behind", "frames", "bytes", "left", "Gb/s"], &rows);
    text += &format!(
        "\nGb/s of one processor that forwards as fast as it can. {} cycles in {simulating:.1} s.\n\n",
        thousands(cycles)
    );

    text += &key_value(exchange, &bar, seed)?;

    let steps = (SIZES.len() * 2 + 4) as u64;
    bar.set_length(steps);
    bar.set_position(0);
    let mut rows = Vec::new();
    let mut panel = Panel::new("Loopback of one frame, unloaded", "frame, bytes", "median, us")
        .categories(SIZES.map(|size| size.to_string()));
    for link in Link::BOTH {
        let mut cells = vec![link.name().to_string()];
        let mut medians = Vec::new();
        for bytes in SIZES {
            bar.set_message(format!("latency behind {}, {bytes} bytes", link.name()));
            let question = Question::unloaded(link, Setting::NC, bytes, SAMPLES, seed);
            let found = loopback(&Question { jitter: false, ..question })?;
            let median = found.microseconds(50.0);
            cells.push(format!("{median:.2}"));
            medians.push(median);
            bar.inc(1);
        }
        panel = panel.bars(link.name(), medians);
        rows.push(cells);
    }
    let sizes = SIZES.map(|size| format!("{size} B"));
    let headings: Vec<&str> =
        ["median, us"].into_iter().chain(sizes.iter().map(String::as_str)).collect();
    text += "Loopback latency: first bit in to first bit out, the processor polls and copies\n\n";
    text += &table(&headings, &rows);

    let mut rows = Vec::new();
    let mut rates = Panel::new("1,500-byte frames, one direction", "", "Gb/s")
        .categories(["receive", "transmit"]);
    for link in Link::BOTH {
        let mut cells = vec![link.name().to_string()];
        let mut found = Vec::new();
        for (half, data) in
            [(Half::Receive, Operation::NcWrite), (Half::Transmit, Operation::NcRead)]
        {
            bar.set_message(format!("rate behind {}", link.name()));
            let gigabits = rate::rate(&rate::Question::new(link, half, data, seed))?.gigabits();
            cells.push(format!("{gigabits:.1}"));
            found.push(gigabits);
            bar.inc(1);
        }
        rates = rates.bars(link.name(), found);
        rows.push(cells);
    }
    bar.finish_and_clear();
    text += "\nRate with descriptors at hand, 1,500-byte frames; 204.8 Gb/s is a line in every cycle\n\n";
    text += &table(&["Gb/s", "receive", "transmit"], &rows);
    let picture = directory.join("loopback.svg");
    let figure = Figure::new("One card behind two links")
        .note(&format!("Calibrated profiles agilex7_cxl and pcie_gen4, NC requests, seed {seed}"))
        .panel(panel)
        .panel(rates);
    fs::write(&picture, figure.to_svg()).map_err(failed)?;
    files.push(picture);
    let root = repository_root();
    text += "\n";
    for file in files {
        text += &format!("{}\n", file.strip_prefix(&root).unwrap_or(&file).display());
    }
    Ok(text)
}

/// The recorded exchange with a memcached through a card that answers it.
fn key_value(exchange: &[Pair], bar: &ProgressBar, seed: u64) -> Result<String, String> {
    let begin = Instant::now();
    bar.set_length(exchange.len() as u64);
    bar.set_position(0);
    bar.set_message("key-value requests, answered at the card");
    let outcome = replay::run(exchange, seed, |answered| bar.set_position(answered as u64))?;
    let places = Places::between(&KeyValueStatistics::default(), &outcome.counted);
    let share = |count: u64| format!("{:.1} %", 100.0 * count as f64 / places.all().max(1) as f64);
    let latency = |percent: f64| {
        format!("{:.0} ({})", outcome.nanoseconds(percent), outcome.cycles_of(percent))
    };
    let row = vec![
        "memcached".to_owned(),
        thousands(exchange.len() as u64),
        "equal".to_owned(),
        share(places.nic),
        share(places.host),
        share(places.nowhere),
        latency(50.0),
        latency(99.0),
    ];
    let headings =
        ["recorded", "requests", "answers", "NIC", "host", "nowhere", "median, ns", "p99, ns"];
    Ok(format!(
        "Key-value requests: network, card, network; the host only where the key is not in NIC memory\n\n{}\n\
         Shares of {} requests with a key, by where it was; entries of 256 keys fit NIC memory. Latency from the first\n\
         beat of a request at the MAC to the last of its answer (cycles of the MAC's clock), simulated, one at a time.\n\
         {} cycles in {:.1} s.\n\n",
        table(&headings, &[row]),
        thousands(places.all()),
        thousands(outcome.cycles),
        begin.elapsed().as_secs_f64()
    ))
}

fn short(link: Link) -> &'static str {
    match link {
        Link::Cxl => "cxl",
        Link::CxlMemory => "cxl_memory",
        Link::Pcie => "pcie",
    }
}
