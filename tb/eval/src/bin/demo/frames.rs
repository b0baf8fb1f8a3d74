//! Every frame of a capture, through host memory and out again.
use std::path::Path;

use indicatif::ProgressBar;
use nic_eval::card::{Link, capture};
use nic_tb::pcap::{Capture, Packet};
use nic_tb::text::{table, thousands};

use super::Part;

/// Frames of which a waveform shows the way.
const WAVEFORM_FRAMES: usize = 4;

/// Sends them through the card behind `link`; writes what left, and on request a waveform, to the directory.
pub fn part(
    link: Link,
    frames: &[Vec<u8>],
    (directory, waves): (&Path, bool),
    bar: &ProgressBar,
    seed: u64,
) -> Result<Part, String> {
    let mut before = 0;
    let outcome = capture::run(link, frames, seed, None, |sent| {
        bar.inc((sent - before) as u64);
        before = sent;
    })?;
    let file = directory.join(format!("sent_{}.pcap", short(link)));
    let packet = |frame: &nic_system::Frame| {
        Packet::new(frame.began * outcome.network_period / 1_000, frame.bytes.clone())
    };
    Capture::ethernet(outcome.sent.iter().map(packet).collect())
        .write(&file)
        .map_err(|error| format!("failed to write {}: {error}", file.display()))?;
    let bytes: usize = frames.iter().map(Vec::len).sum();
    let row = vec![
        link.name().to_string(),
        thousands(outcome.sent.len() as u64),
        thousands(bytes as u64),
        "equal, in order".to_string(),
        format!("{:.1}", outcome.gigabits()),
    ];
    let mut files = vec![file];
    if waves {
        let file = directory.join(format!("{}.vcd", short(link)));
        let first = &frames[..frames.len().min(WAVEFORM_FRAMES)];
        capture::run(link, first, seed, Some(&file), |_| {})?;
        files.push(file);
    }
    Ok(Part { rows: vec![row], bars: vec![], files, cycles: outcome.cycles })
}

/// The table of both links.
pub fn text(parts: &[Part]) -> String {
    let rows: Vec<_> = parts.iter().flat_map(|part| part.rows.clone()).collect();
    format!(
        "Every frame: network, card, host memory, driver on one processor, card, network\n\n{}\n\
         Gb/s of one processor that forwards as fast as it can.\n\n",
        table(&["card behind", "frames", "bytes", "left", "Gb/s"], &rows)
    )
}

fn short(link: Link) -> &'static str {
    match link {
        Link::Cxl => "cxl",
        Link::CxlMemory => "cxl_memory",
        Link::Pcie => "pcie",
    }
}
