//! Every frame of a capture, through host memory and out again.
use std::path::Path;

use indicatif::ProgressBar;
use nic_eval::card::Link;
use nic_eval::card::capture::{self, Outcome};
use nic_tb::pcap::{Capture, Packet};
use nic_tb::text::{table, thousands};

use super::Part;

/// Frames of which a waveform shows the way.
const WAVEFORM_FRAMES: usize = 4;

/// The cards that frames pass through.
#[derive(Clone, Copy)]
pub enum Way {
    /// With rings in host memory, behind this.
    Rings(Link),
    /// In lines of the card.
    Lines,
}

impl Way {
    /// All of them, the baseline first.
    pub const ALL: [Self; 3] = [Self::Rings(Link::Pcie), Self::Rings(Link::Cxl), Self::Lines];

    fn run(
        self,
        frames: &[Vec<u8>],
        seed: u64,
        waves: Option<&Path>,
        sent: impl FnMut(usize),
    ) -> Result<Outcome, String> {
        match self {
            Self::Rings(link) => capture::run(link, frames, seed, waves, sent),
            Self::Lines => capture::run_in_lines(frames, seed, waves, sent),
        }
    }

    /// The card's link, and where a program has its frames.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Rings(link) => (link.name(), "host memory, by rings"),
            Self::Lines => ("CXL.mem", "lines of the card"),
        }
    }

    /// In names of files.
    fn short(self) -> &'static str {
        match self {
            Self::Rings(Link::Cxl) => "cxl",
            Self::Rings(Link::CxlMemory) => "cxl_memory",
            Self::Rings(Link::Pcie) => "pcie",
            Self::Lines => "lines",
        }
    }
}

/// Sends them this way; writes what left, and on request a waveform, to the directory.
pub fn part(
    way: Way,
    frames: &[Vec<u8>],
    (directory, waves): (&Path, bool),
    bar: &ProgressBar,
    seed: u64,
) -> Result<Part, String> {
    let mut before = 0;
    let outcome = way.run(frames, seed, None, |sent| {
        bar.inc((sent - before) as u64);
        before = sent;
    })?;
    let file = directory.join(format!("sent_{}.pcap", way.short()));
    let packet = |frame: &nic_system::Frame| {
        Packet::new(frame.began * outcome.network_period / 1_000, frame.bytes.clone())
    };
    Capture::ethernet(outcome.sent.iter().map(packet).collect())
        .write(&file)
        .map_err(|error| format!("failed to write {}: {error}", file.display()))?;
    let bytes: usize = frames.iter().map(Vec::len).sum();
    let row = vec![
        way.names().0.to_string(),
        way.names().1.to_string(),
        thousands(outcome.sent.len() as u64),
        thousands(bytes as u64),
        "equal, in order".to_string(),
        format!("{:.1}", outcome.gigabits()),
    ];
    let mut files = vec![file];
    if waves {
        let file = directory.join(format!("{}.vcd", way.short()));
        let first = &frames[..frames.len().min(WAVEFORM_FRAMES)];
        way.run(first, seed, Some(&file), |_| {})?;
        files.push(file);
    }
    Ok(Part { rows: vec![row], bars: vec![], files, cycles: outcome.cycles })
}

/// The table of all ways.
pub fn text(parts: &[Part]) -> String {
    let rows: Vec<_> = parts.iter().flat_map(|part| part.rows.clone()).collect();
    format!(
        "Every frame: network, card, driver on one processor, card, network\n\n{}\n\
         Gb/s of one processor that forwards as fast as it can.\n\n",
        table(&["card behind", "frames are in", "frames", "bytes", "left", "Gb/s"], &rows)
    )
}
