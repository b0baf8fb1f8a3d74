//! Figure 10: unloaded loopback by kinds of requests, against the same card behind PCI Express.
use nic_driver::card::WriteAnswer;

use super::super::Link;
use super::super::loopback::{Loopback, Question};
use super::super::setting::Setting;
use super::{Findings, Sheet, merged, runs};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

const SIZES: [usize; 2] = [64, 1500];

/// Medians of the paper's figure 10 against its PCIe card, as far as the text has them, 64 bytes and
/// 1,500; combination 0 first. Those of combinations 1 and 4 are relative to 0, that of 2 to 1.
const PAPER: [(u8, [f64; 2]); 4] = [
    (0, [0.54, 0.68]),
    (1, [0.54 * 1.17, 0.68 * 1.13]),
    (2, [0.54 * 1.17 * 1.19, 0.68 * 1.13 * 1.13]),
    (4, [0.54 * 1.15, 0.68 * 1.19]),
];

/// Combinations whose packets are received by NC-writes: with ordered requests, too.
const ORDERED: [u8; 4] = [0, 1, 2, 3];

/// The row of the first of them.
const ORDERED_FROM: usize = 10;

/// So many frames for each value.
pub fn combinations(frames: usize, seed: u64) -> Sheet {
    let numbers = (0..8).map(|number| (format!("Comb. {number}"), Setting::combination(number)));
    let ours = [("NC-P", Setting::PUSH), ("NC-P, watch", Setting::PUSH_WATCH)];
    let all = numbers.chain(ours.map(|(name, setting)| (name.to_string(), setting)));
    let weak = WriteAnswer::Globally;
    let mut rows = vec![("PCI Express".to_string(), Link::Pcie, Setting::NC, weak)];
    rows.extend(all.map(|(name, setting)| (name, Link::Cxl, setting, weak)));
    rows.extend(ORDERED.map(|number| {
        let setting = Setting::combination(number);
        (format!("Comb. {number}, WrCur"), Link::Cxl, setting, WriteAnswer::Ordered)
    }));
    let questions = rows.iter().flat_map(|(_, link, setting, answer)| {
        let of = |bytes| {
            let question = Question::unloaded(*link, *setting, bytes, frames, seed);
            runs(Question { answer: *answer, ..question })
        };
        SIZES.into_iter().flat_map(of).collect::<Vec<_>>()
    });
    let questions = questions.collect();
    let names: Vec<String> = rows.into_iter().map(|(name, ..)| name).collect();
    Sheet::new(questions, move |answers| findings(&names, &merged(answers, frames), (frames, seed)))
}

fn findings(names: &[String], found: &[Loopback], (frames, seed): (usize, u64)) -> Findings {
    let [base, others @ ..] = found.as_chunks::<2>().0 else { unreachable!("there are rows") };
    let part = |one: &[Loopback; 2], size: usize, percent: f64| {
        one[size].microseconds(percent) / base[size].microseconds(percent)
    };
    let row = |name: &String, one: &[Loopback; 2], paper: Option<[f64; 2]>| {
        let mut row = vec![name.clone()];
        for size in 0..2 {
            row.push(format!("{:.2}", one[size].microseconds(50.0)));
            row.push(format!("{:.2}", part(one, size, 50.0)));
            row.push(format!("{:.2}", part(one, size, 99.0)));
            row.push(paper.map_or_else(String::new, |paper| format!("{:.2}", paper[size])));
            row.push(format!("{:.1}", one[size].snoops));
        }
        row
    };
    let mut rows = vec![row(&names[0], base, Some([1.0, 1.0]))];
    for (number, (name, one)) in names[1..].iter().zip(others).enumerate() {
        // The paper does not say which request a NC-write is.
        let of = name.split_once(", WrCur").map_or(number, |_| number - ORDERED_FROM);
        let paper = PAPER.iter().find(|(paper, _)| usize::from(*paper) == of);
        rows.push(row(name, one, paper.map(|(_, values)| *values)));
    }
    let [small, large] = SIZES.map(|bytes| format!("{bytes} B us"));
    let columns = ["median", "p99", "paper", "snoops"];
    let headings = [&["", &small], &columns[..], &[&large], &columns[..]].concat();
    let report = format!(
        "CXL-NIC figure 10: unloaded loopback, {frames} frames each, seed {seed}\n\
         us: median from first bit in to first bit out; median and p99 against the same card behind\n\
         PCI Express (the paper: against a BlueField-3). Snoops: of the card, for each frame from the\n\
         25th to the 90th of a hundred. Predicted, not fitted.\n\n{}",
        table(&headings, &rows)
    );
    let medians = |size: usize| others.iter().map(|one| part(one, size, 50.0)).collect::<Vec<_>>();
    let panel = Panel::new("Median loopback", "", "of PCI Express")
        .categories(names[1..].to_vec())
        .bars("64 bytes", medians(0))
        .bars("1,500 bytes", medians(1))
        .level("PCI Express", 1.0);
    Findings::new(report, Figure::new("CXL-NIC figure 10").panel(panel))
}
