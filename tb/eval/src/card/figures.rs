//! CXL-NIC's figures 6, 10, 11 and 12 on our card: theirs beside ours.
use nic_driver::Half;
use nic_driver::card::{Operation, WriteAnswer};

use super::polling::{self, Poll};
use super::{Kinds, Link, latency, rate};
use crate::plot::{Figure, Panel};
use crate::report::table;

/// 64 bytes in each cycle of 400 MHz, in Gb/s.
const LIMIT: f64 = 204.8;

/// A table and a picture.
#[derive(Debug)]
pub struct Findings {
    /// What is printed.
    pub report: String,
    /// What is drawn.
    pub figure: Figure,
}

/// Medians of the paper's figure 10 against its PCIe card, as far as the text has them, 64 bytes and
/// 1,500; combination 0 first. Those of combinations 1 and 4 are relative to 0, that of 2 to 1.
const PAPER_10: [(u8, [f64; 2]); 4] = [
    (0, [0.54, 0.68]),
    (1, [0.54 * 1.17, 0.68 * 1.13]),
    (2, [0.54 * 1.17 * 1.19, 0.68 * 1.13 * 1.13]),
    (4, [0.54 * 1.15, 0.68 * 1.19]),
];

/// Unloaded loopback, by kinds of requests, against the same card behind PCI Express.
///
/// # Errors
/// As [`latency::loopback`].
pub fn figure_10(
    samples: usize,
    seed: u64,
    mut progress: impl FnMut(&str),
) -> Result<Findings, String> {
    let sizes = [64, 1500];
    let mut measure = |link: Link, kinds: Kinds, name: &str| -> Result<[[f64; 2]; 2], String> {
        let mut found = [[0.0; 2]; 2];
        for (bytes, place) in sizes.into_iter().zip(&mut found) {
            progress(&format!("{name}, {bytes} bytes"));
            let question = latency::Question { link, kinds, bytes, samples, jitter: true, seed };
            let samples = latency::loopback(&question)?;
            let of = |percent| samples.percentile(percent).unwrap_or_default() as f64 / 1e6;
            *place = [of(50.0), of(99.0)];
        }
        Ok(found)
    };
    let baseline = measure(Link::Pcie, Kinds::NC, "PCI Express")?;
    let numbers = (0..8).map(|number| (format!("Comb. {number}"), Kinds::combination(number)));
    let ours = [("NC-P", Kinds::PUSH), ("NC-P, watch", Kinds::PUSH_WATCH)];
    let all = numbers.chain(ours.map(|(name, kinds)| (name.to_string(), kinds)));
    let mut rows = Vec::new();
    let line = |name: &str, found: &[[f64; 2]; 2], paper: Option<[f64; 2]>| {
        let mut row = vec![name.to_string()];
        for (size, (found, base)) in found.iter().zip(&baseline).enumerate() {
            row.push(format!("{:.2}", found[0]));
            row.push(format!("{:.2}", found[0] / base[0]));
            row.push(format!("{:.2}", found[1] / base[1]));
            row.push(paper.map_or_else(String::new, |paper| format!("{:.2}", paper[size])));
        }
        row
    };
    rows.push(line("PCI Express", &baseline, Some([1.0, 1.0])));
    let (mut names, mut medians) = (Vec::new(), [Vec::new(), Vec::new()]);
    for (number, (name, kinds)) in all.enumerate() {
        let found = measure(Link::Cxl, kinds, &name)?;
        let paper = PAPER_10.iter().find(|(paper, _)| usize::from(*paper) == number);
        rows.push(line(&name, &found, paper.map(|(_, values)| *values)));
        for (size, medians) in medians.iter_mut().enumerate() {
            medians.push(found[size][0] / baseline[size][0]);
        }
        names.push(name);
    }
    let headings = ["", "64 B us", "median", "p99", "paper", "1500 B us", "median", "p99", "paper"];
    let report = format!(
        "CXL-NIC figure 10: unloaded loopback, {samples} frames each, seed {seed}\n\
         us: median from first bit in to first bit out; median and p99 against the same card behind\n\
         PCI Express (the paper: against a BlueField-3). Predicted, not fitted.\n\n{}",
        table(&headings, &rows)
    );
    let [small, large] = medians;
    let panel = Panel::new("Median loopback", "", "of PCI Express")
        .categories(names)
        .bars("64 bytes", small)
        .bars("1,500 bytes", large)
        .level("PCI Express", 1.0);
    Ok(Findings { report, figure: Figure::new("CXL-NIC figure 10").panel(panel) })
}

/// Rows of figure 11: what moves, how, and the paper's part of the limit.
const ROWS_11: [(Half, Operation, WriteAnswer, &str, f64); 7] = [
    (Half::Receive, Operation::NcWrite, WriteAnswer::Globally, "receive, NC-write", 0.90),
    (Half::Receive, Operation::NcWrite, WriteAnswer::Locally, "receive, NC-write, Fast_GO", 0.90),
    (Half::Receive, Operation::NcPush, WriteAnswer::Globally, "receive, NC-P", 0.90),
    (Half::Receive, Operation::CoWrite, WriteAnswer::Globally, "receive, CO-write", 0.73),
    (Half::Transmit, Operation::NcRead, WriteAnswer::Globally, "transmit, NC-read", 0.62),
    (Half::Transmit, Operation::CsRead, WriteAnswer::Globally, "transmit, CS-read", 0.48),
    (Half::Transmit, Operation::CoRead, WriteAnswer::Globally, "transmit, CO-read", 0.48),
];

/// Throughput of 1,500-byte frames by kind of request.
///
/// # Errors
/// As [`rate::rate`].
pub fn figure_11(seed: u64, mut progress: impl FnMut(&str)) -> Result<Findings, String> {
    let mut rows = Vec::new();
    let (mut names, mut ours, mut theirs) = (Vec::new(), Vec::new(), Vec::new());
    let mut limits = Vec::new();
    for (half, data, answer, name, paper) in ROWS_11 {
        progress(name);
        let question = rate::Question::new(Link::Cxl, half, data, seed);
        let question = rate::Question { answer, ..question };
        let cxl = rate::rate(&question)?.gigabits();
        let lifted = rate::rate(&rate::Question { lifted: true, ..question })?.gigabits();
        rows.push(vec![
            name.to_string(),
            format!("{cxl:.1}"),
            format!("{:.0} %", 100.0 * cxl / LIMIT),
            format!("{lifted:.1}"),
            format!("{:.0} %", 100.0 * lifted / LIMIT),
            format!("{:.0} %", 100.0 * paper),
        ]);
        limits.push(100.0 * lifted / LIMIT);
        names.push(name);
        ours.push(100.0 * cxl / LIMIT);
        theirs.push(100.0 * paper);
    }
    for (half, data, name) in [
        (Half::Receive, Operation::NcWrite, "receive, PCI Express"),
        (Half::Transmit, Operation::NcRead, "transmit, PCI Express"),
    ] {
        progress(name);
        let pcie = rate::rate(&rate::Question::new(Link::Pcie, half, data, seed))?.gigabits();
        let part = format!("{:.0} %", 100.0 * pcie / LIMIT);
        let none = String::new;
        rows.push(vec![name.to_string(), format!("{pcie:.1}"), part, none(), none(), none()]);
    }
    let report = format!(
        "CXL-NIC figure 11: 1,500-byte frames, descriptors at hand, batch 8, seed {seed}\n\
         Part of 204.8 Gb/s, a line in each cycle of 400 MHz. Predicted, not fitted. At most 128 lines of\n\
         packets are outstanding in each direction. Fast_GO: writes are answered when they are observed\n\
         locally, and a fence stands before their completions. Lifted: the home agent takes a request in each cycle\n\
         and memory any number of lines; what is left is the link, and the lines outstanding.\n\n{}",
        table(&["", "Gb/s", "of the limit", "lifted", "of the limit", "paper"], &rows)
    );
    let panel = Panel::new("Throughput", "", "% of 204.8 Gb/s")
        .categories(names)
        .bars("calibrated host", ours)
        .bars("home agent's limits lifted", limits)
        .bars("paper", theirs);
    Ok(Findings { report, figure: Figure::new("CXL-NIC figure 11").panel(panel) })
}

/// Throughput by batch.
///
/// # Errors
/// As [`rate::rate`].
pub fn figure_12(seed: u64, mut progress: impl FnMut(&str)) -> Result<Findings, String> {
    let batches = [1, 2, 4, 8, 16, 32, 64];
    let halves = [
        (Half::Receive, Operation::NcWrite, "receive"),
        (Half::Transmit, Operation::NcRead, "transmit"),
    ];
    let mut found = Vec::new();
    for (half, data, name) in halves {
        let mut rates = Vec::new();
        for batch in batches {
            progress(&format!("{name}, batch {batch}"));
            let question =
                rate::Question { batch, ..rate::Question::new(Link::Cxl, half, data, seed) };
            rates.push(rate::rate(&question)?.gigabits());
        }
        found.push(rates);
    }
    let rows: Vec<_> = (0..batches.len())
        .map(|at| {
            let mut row = vec![batches[at].to_string()];
            for rates in &found {
                let most = rates.iter().copied().fold(0.0, f64::max);
                row.push(format!("{:.1}", rates[at]));
                row.push(format!("{:.0} %", 100.0 * rates[at] / most));
            }
            let paper = match batches[at] {
                1 => ["", "31 %"],
                8 => ["95 %", ""],
                32 => ["", "88 %"],
                _ => ["", ""],
            };
            row.extend(paper.map(str::to_string));
            row
        })
        .collect();
    let headings =
        ["batch", "receive", "of most", "transmit", "of most", "paper, receive", "paper, transmit"];
    let report = format!(
        "CXL-NIC figure 12: 1,500-byte frames by completions that go together, Gb/s, seed {seed}\n\n{}",
        table(&headings, &rows)
    );
    let points =
        |rates: &[f64]| (0..).map(f64::from).zip(rates.to_vec()).collect::<Vec<(f64, f64)>>();
    let panel = Panel::new("Throughput", "batch", "Gb/s")
        .categories(batches.map(|batch| batch.to_string()))
        .line("receive", points(&found[0]))
        .line("transmit", points(&found[1]));
    Ok(Findings { report, figure: Figure::new("CXL-NIC figure 12").panel(panel) })
}

/// Traffic of a ring that waits.
///
/// # Errors
/// As [`polling::messages`].
pub fn figure_6(seed: u64, mut progress: impl FnMut(&str)) -> Result<Findings, String> {
    let polls = [
        (Operation::NcRead, false, "NC-read"),
        (Operation::CsRead, false, "CS-read"),
        (Operation::CoRead, false, "CO-read"),
        (Operation::CsRead, true, "CS-read, event-driven"),
        (Operation::CoRead, true, "CO-read, event-driven"),
    ];
    let intervals = [0, 16, 100, 400];
    let mut rows = Vec::new();
    let (mut names, mut busiest) = (Vec::new(), Vec::new());
    for (operation, event_driven, name) in polls {
        let mut row = vec![name.to_string()];
        for interval_cycles in intervals {
            progress(&format!("{name}, every {interval_cycles} cycles"));
            let poll = Poll { operation, event_driven, interval_cycles };
            let messages = polling::messages(poll, seed)?;
            row.push(format!("{messages:.3}"));
            if interval_cycles == 0 {
                busiest.push(messages);
            }
        }
        names.push(name);
        rows.push(row);
    }
    let headings = ["interval, cycles", "0", "16", "100", "400"];
    let report = format!(
        "CXL-NIC figure 6: D2H requests per microsecond of a transmit ring that waits, seed {seed}\n\
         The paper: CO-reads of the tail make no traffic until the host writes.\n\n{}",
        table(&headings, &rows)
    );
    let panel = Panel::new("Waiting ring, interval 0", "", "requests per us")
        .categories(names)
        .bars("D2H requests", busiest);
    Ok(Findings { report, figure: Figure::new("CXL-NIC figure 6").panel(panel) })
}
