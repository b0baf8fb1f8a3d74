//! Figure 11: throughput of 1,500-byte frames by kind of request.
use nic_driver::Half;
use nic_driver::card::{Operation, WriteAnswer};

use super::super::Link;
use super::super::rate;
use super::super::sweep::{Answer, Question};
use super::{Findings, LIMIT, Sheet};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

/// What moves, how, when writes are answered, and the paper's part of the limit.
const ROWS: [(Half, Operation, WriteAnswer, &str, f64); 8] = [
    (Half::Receive, Operation::NcWrite, WriteAnswer::Globally, "receive, NC-write", 0.90),
    (Half::Receive, Operation::NcWrite, WriteAnswer::Locally, "receive, NC-write, Fast_GO", 0.90),
    (Half::Receive, Operation::NcWrite, WriteAnswer::Ordered, "receive, NC-write, WrCur", 0.90),
    (Half::Receive, Operation::NcPush, WriteAnswer::Globally, "receive, NC-P", 0.90),
    (Half::Receive, Operation::CoWrite, WriteAnswer::Globally, "receive, CO-write", 0.73),
    (Half::Transmit, Operation::NcRead, WriteAnswer::Globally, "transmit, NC-read", 0.62),
    (Half::Transmit, Operation::CsRead, WriteAnswer::Globally, "transmit, CS-read", 0.48),
    (Half::Transmit, Operation::CoRead, WriteAnswer::Globally, "transmit, CO-read", 0.48),
];
/// The same card behind PCI Express.
const BASELINE: [(Half, Operation, &str); 2] = [
    (Half::Receive, Operation::NcWrite, "receive, PCI Express"),
    (Half::Transmit, Operation::NcRead, "transmit, PCI Express"),
];

/// With the calibrated host, and with the home agent's limits lifted.
pub fn throughput(seed: u64) -> Sheet {
    let cxl = ROWS.into_iter().flat_map(|(half, data, answer, ..)| {
        let question = rate::Question::new(Link::Cxl, half, data, seed);
        let question = rate::Question { answer, ..question };
        [question, rate::Question { lifted: true, ..question }]
    });
    let pcie = BASELINE.map(|(half, data, _)| rate::Question::new(Link::Pcie, half, data, seed));
    let questions = cxl.chain(pcie).map(Question::Rate).collect();
    Sheet::new(questions, move |answers| findings(answers, seed))
}

fn findings(answers: &[Answer], seed: u64) -> Findings {
    let rates: Vec<f64> = answers.iter().map(Answer::gigabits).collect();
    let part = |rate: f64| format!("{:.0} %", 100.0 * rate / LIMIT);
    let mut rows = Vec::new();
    for ((.., name, paper), pair) in ROWS.iter().zip(rates.chunks(2)) {
        rows.push(vec![
            (*name).to_string(),
            format!("{:.1}", pair[0]),
            part(pair[0]),
            format!("{:.1}", pair[1]),
            part(pair[1]),
            part(paper * LIMIT),
        ]);
    }
    for ((.., name), rate) in BASELINE.iter().zip(&rates[2 * ROWS.len()..]) {
        let none = String::new;
        let name = (*name).to_string();
        rows.push(vec![name, format!("{rate:.1}"), part(*rate), none(), none(), none()]);
    }
    let report = format!(
        "CXL-NIC figure 11: 1,500-byte frames, descriptors at hand, batch 8, seed {seed}\n\
         Part of 204.8 Gb/s, a line in each cycle of 400 MHz. Predicted, not fitted. Fast_GO:\n\
         writes are answered when they are observed locally, and a fence stands before their completions.\n\
         WrCur: whole lines are written by ordered requests.\n\
         Lifted: the home agent takes a request in each cycle and memory any number of lines; what is left\n\
         is the link, and the lines outstanding.\n\n{}",
        table(&["", "Gb/s", "of the limit", "lifted", "of the limit", "paper"], &rows)
    );
    let column = |offset: usize| {
        let pairs = rates[..2 * ROWS.len()].chunks(2);
        pairs.map(|pair| 100.0 * pair[offset] / LIMIT).collect::<Vec<_>>()
    };
    let panel = Panel::new("Throughput", "", "% of 204.8 Gb/s")
        .categories(ROWS.map(|(.., name, _)| name))
        .bars("calibrated host", column(0))
        .bars("home agent's limits lifted", column(1))
        .bars("paper", ROWS.map(|(.., paper)| 100.0 * paper));
    Findings::new(report, Figure::new("CXL-NIC figure 11").panel(panel))
}
