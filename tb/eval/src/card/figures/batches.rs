//! Figure 12: throughput by batch.
use nic_driver::Half;
use nic_driver::card::Operation;

use super::super::Link;
use super::super::rate;
use super::super::setting::HalfSetting;
use super::super::sweep::{Answer, Question};
use super::{Findings, Sheet};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

const BATCHES: [u8; 7] = [1, 2, 4, 8, 16, 32, 64];
const HALVES: [(Half, Operation); 2] =
    [(Half::Receive, Operation::NcWrite), (Half::Transmit, Operation::NcRead)];

/// Both halves with every batch.
pub fn batches(seed: u64) -> Sheet {
    let questions = HALVES.into_iter().flat_map(|(half, data)| {
        let question = rate::Question::new(Link::Cxl, half, data, seed);
        BATCHES.map(|batch| {
            let setting = HalfSetting { batch, ..question.setting };
            Question::Rate(rate::Question { setting, ..question })
        })
    });
    Sheet::new(questions.collect(), move |answers| findings(answers, seed))
}

fn findings(answers: &[Answer], seed: u64) -> Findings {
    let rates: Vec<f64> = answers.iter().map(Answer::gigabits).collect();
    let halves: Vec<&[f64]> = rates.chunks(BATCHES.len()).collect();
    let row = |(at, batch): (usize, &u8)| {
        let mut row = vec![batch.to_string()];
        for rates in &halves {
            let most = rates.iter().copied().fold(0.0, f64::max);
            row.push(format!("{:.1}", rates[at]));
            row.push(format!("{:.0} %", 100.0 * rates[at] / most));
        }
        let paper = match batch {
            1 => ["", "31 %"],
            8 => ["95 %", ""],
            32 => ["", "88 %"],
            _ => ["", ""],
        };
        row.extend(paper.map(str::to_string));
        row
    };
    let rows: Vec<_> = BATCHES.iter().enumerate().map(row).collect();
    let headings =
        ["batch", "receive", "of most", "transmit", "of most", "paper, receive", "paper, transmit"];
    let report = format!(
        "CXL-NIC figure 12: 1,500-byte frames by completions that go together, Gb/s, seed {seed}\n\n{}",
        table(&headings, &rows)
    );
    let points = |rates: &[f64]| (0..).map(f64::from).zip(rates.to_vec()).collect::<Vec<_>>();
    let panel = Panel::new("Throughput", "batch", "Gb/s")
        .categories(BATCHES.map(|batch| batch.to_string()))
        .line("receive", points(halves[0]))
        .line("transmit", points(halves[1]));
    Findings::new(report, Figure::new("CXL-NIC figure 12").panel(panel))
}
