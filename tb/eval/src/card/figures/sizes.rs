//! Every size of frame: latency of one, and the most that a direction takes.
use nic_driver::Half;
use nic_driver::card::Operation;

use super::super::Link;
use super::super::loopback::Question as Loop;
use super::super::rate;
use super::super::setting::Setting;
use super::super::sweep::{Answer, Question};
use super::{Findings, Sheet, merged, runs};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

/// Whole lines, one byte more, what Ethernet has at both ends, jumbo frames.
const SIZES: [usize; 10] = [60, 64, 65, 128, 256, 512, 1024, 1500, 4096, 9000];
/// Bytes that a rate is measured on, at most; frames, at least and at most.
const BYTES: usize = 1_200_000;
const FRAMES: [usize; 2] = [120, 900];
const CASES: [(Link, Operation, Setting, &str); 3] = [
    (Link::Pcie, Operation::NcWrite, Setting::NC, "PCI Express"),
    (Link::Cxl, Operation::NcWrite, Setting::NC, "CXL.cache"),
    (Link::Cxl, Operation::NcPush, Setting::PUSH, "CXL.cache, NC-P"),
];

/// Latencies of so many frames each.
pub fn sizes(frames: usize, seed: u64) -> Sheet {
    let mut questions = Vec::new();
    for (link, _, setting, _) in CASES {
        for bytes in SIZES {
            questions.extend(runs(Loop::unloaded(link, setting, bytes, frames, seed)));
        }
    }
    for bytes in SIZES {
        questions.extend(runs(Loop::stores(bytes, frames, seed)));
    }
    let count = questions.len();
    for (link, write, ..) in CASES {
        for bytes in SIZES {
            for (half, data) in [(Half::Receive, write), (Half::Transmit, Operation::NcRead)] {
                let frames = (BYTES / bytes).clamp(FRAMES[0], FRAMES[1]);
                let question = rate::Question::new(link, half, data, seed);
                questions.push(Question::Rate(rate::Question { bytes, frames, ..question }));
            }
        }
    }
    for bytes in SIZES {
        let frames = (BYTES / bytes).clamp(FRAMES[0], FRAMES[1]);
        let question = rate::Question { bytes, frames, ..rate::Question::stores(seed) };
        questions.push(Question::Rate(question));
    }
    Sheet::new(questions, move |answers| {
        let latencies = merged(&answers[..count], frames);
        let latencies: Vec<f64> = latencies.iter().map(|one| one.microseconds(50.0)).collect();
        let rates: Vec<f64> = answers[count..].iter().map(Answer::gigabits).collect();
        findings(&latencies, &rates, (frames, seed))
    })
}

fn findings(latencies: &[f64], rates: &[f64], (frames, seed): (usize, u64)) -> Findings {
    let mut rows = Vec::new();
    let mut panels = ["Median loopback", "Receive", "Transmit"]
        .map(|title| (title, if title == "Median loopback" { "us" } else { "Gb/s" }))
        .map(|(title, unit)| Panel::new(title, "bytes", unit).values());
    // What is stored has no receive direction of its own.
    let (both, sent) = rates.split_at(2 * SIZES.len() * CASES.len());
    let received = both.iter().step_by(2).copied().map(Some);
    let received: Vec<Option<f64>> = received.chain(sent.iter().map(|_| None)).collect();
    let sent: Vec<f64> = both.iter().skip(1).step_by(2).chain(sent).copied().collect();
    let names = CASES.map(|(.., name)| name).into_iter().chain(["PCI Express, stores"]);
    for (case, name) in names.enumerate() {
        let of_case = case * SIZES.len()..(case + 1) * SIZES.len();
        let (latencies, received, sent) =
            (&latencies[of_case.clone()], &received[of_case.clone()], &sent[of_case]);
        for (at, bytes) in SIZES.iter().enumerate() {
            let mega = |gigabits: f64| format!("{:.1}", gigabits * 1e3 / (8 * bytes) as f64);
            let latency = format!("{:.2}", latencies[at]);
            let mut row = vec![name.to_string(), bytes.to_string(), latency];
            row.extend(
                received[at].map_or([String::new(), String::new()], |rate| {
                    [format!("{rate:.1}"), mega(rate)]
                }),
            );
            row.extend([format!("{:.1}", sent[at]), mega(sent[at])]);
            rows.push(row);
        }
        let columns =
            [latencies.to_vec(), received.iter().flatten().copied().collect(), sent.to_vec()];
        for (panel, column) in panels.iter_mut().zip(columns).filter(|(_, c)| !c.is_empty()) {
            let points = SIZES.iter().map(|bytes| *bytes as f64).zip(column);
            let empty = Panel::new("", "", "");
            *panel = std::mem::replace(panel, empty).line(name, points);
        }
    }
    let headings = ["", "bytes", "loopback, us", "receive, Gb/s", "Mpps", "transmit, Gb/s", "Mpps"];
    let report = format!(
        "Every size: median of {frames} frames one at a time; the most of each direction with descriptors\n\
         at hand, batch 8, seed {seed}. Bytes without check sequence, preamble and gap. Stores: received\n\
         through the ring, sent by one processor that stores into a window of combined writes.\n\n{}",
        table(&headings, &rows)
    );
    let figure = panels.into_iter().fold(Figure::new("Every size"), Figure::panel);
    Findings::new(report, figure)
}
