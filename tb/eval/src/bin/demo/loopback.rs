//! One card behind two links: latency of a loopback, rates of each direction.
use indicatif::ProgressBar;
use nic_driver::Half;
use nic_driver::card::Operation;
use nic_eval::card::loopback::{Question, loopback};
use nic_eval::card::setting::Setting;
use nic_eval::card::{Link, rate};
use nic_eval::plot::{Figure, Panel};
use nic_tb::text::table;

use super::Part;

/// Bytes of the frames whose latency is measured.
const SIZES: [usize; 5] = [64, 256, 512, 1024, 1500];
/// Frames of each size.
const SAMPLES: usize = 12;
/// What is measured of the rate.
const HALVES: [(Half, Operation); 2] =
    [(Half::Receive, Operation::NcWrite), (Half::Transmit, Operation::NcRead)];
/// Measurements behind one link.
pub const STEPS: usize = SIZES.len() + HALVES.len();

/// The latency of each size, then both rates, behind `link`.
pub fn part(link: Link, bar: &ProgressBar, seed: u64) -> Result<Part, String> {
    let mut medians = Vec::new();
    for bytes in SIZES {
        let question = Question::unloaded(link, Setting::NC, bytes, SAMPLES, seed);
        medians.push(loopback(&Question { jitter: false, ..question })?.microseconds(50.0));
        bar.inc(1);
    }
    let mut rates = Vec::new();
    for (half, data) in HALVES {
        rates.push(rate::rate(&rate::Question::new(link, half, data, seed))?.gigabits());
        bar.inc(1);
    }
    let row = |digits: usize, values: &[f64]| {
        let values = values.iter().map(|value| format!("{value:.digits$}"));
        std::iter::once(link.name().to_string()).chain(values).collect()
    };
    let rows = vec![row(2, &medians), row(1, &rates)];
    Ok(Part { rows, bars: vec![medians, rates], files: vec![], cycles: 0 })
}

/// Both tables, a row for each link.
pub fn text(parts: &[Part]) -> String {
    let rows =
        |number: usize| parts.iter().map(|part| part.rows[number].clone()).collect::<Vec<_>>();
    let sizes = SIZES.map(|size| format!("{size} B"));
    let headings: Vec<&str> =
        ["median, us"].into_iter().chain(sizes.iter().map(String::as_str)).collect();
    format!(
        "Loopback latency: first bit in to first bit out, the processor polls and copies\n\n{}\n\
         Rate with descriptors at hand, 1,500-byte frames; 204.8 Gb/s is a line in every cycle\n\n{}",
        table(&headings, &rows(0)),
        table(&["Gb/s", "receive", "transmit"], &rows(1))
    )
}

/// Both as bars.
pub fn figure(parts: &[Part], seed: u64) -> Figure {
    let all = |mut panel: Panel, number: usize| {
        for (link, part) in Link::BOTH.into_iter().zip(parts) {
            panel = panel.bars(link.name(), part.bars[number].clone());
        }
        panel
    };
    let latency = Panel::new("Loopback of one frame, unloaded", "frame, bytes", "median, us");
    let rates = Panel::new("1,500-byte frames, one direction", "", "Gb/s");
    let note = format!("Calibrated profiles agilex7_cxl and pcie_gen4, NC requests, seed {seed}");
    Figure::new("One card behind two links")
        .note(&note)
        .panel(all(latency.categories(SIZES.map(|size| size.to_string())), 0))
        .panel(all(rates.categories(["receive", "transmit"]), 1))
}
