//! The tables and the picture, the paper's ratios beside ours.
use nic_tb::text::{table, thousands};

use super::cards::{Card, measure};
use super::patterns::{NUMBERS, Pattern};
use super::run::Rate;
use crate::card::figures::Findings;
use crate::pio::Experiment;
use crate::plot::{Figure, Panel};

/// Cohet's figure 17.
pub const FIGURE: Experiment =
    (figure, (ELEMENTS.len() * Pattern::ALL.len() * Card::ALL.len()) as u64);

/// Processing elements, each with one operation at a time: one, as many as `rao_engine` has words at a time, as PCI Express has tags.
const ELEMENTS: [u64; 3] = [1, 8, 256];
/// Iterations of an element at least.
const LEAST: u64 = 64;
/// What is compared, by name: the one with PCI Express, and the one without.
const RATIOS: [(&str, Card, Card); 3] = [
    ("FPGA / CXL", Card::PcieFpga, Card::Cxl),
    ("card / CXL", Card::Pcie, Card::Cxl),
    ("in order / as is", Card::PcieInOrder, Card::CxlAsIs),
];

/// What a pattern takes, by card.
type Row = [Rate; Card::ALL.len()];
/// All patterns.
type Rows = Vec<(Pattern, Row)>;

/// How often one takes the other's time.
fn ratio(row: &Row, (_, over, under): (&str, Card, Card)) -> f64 {
    let of = |card: Card| row[card as usize].each();
    of(over) / of(under)
}

fn figure(samples: usize, seed: u64, progress: &mut dyn FnMut(&str)) -> Result<Findings, String> {
    let iterations = |elements: u64| (samples as u64 / elements).max(LEAST);
    let mut all: Vec<Rows> = vec![];
    for elements in ELEMENTS {
        let mut rows = vec![];
        for pattern in Pattern::ALL {
            let mut row = [Rate { operations: 0, nanoseconds: 0.0 }; Card::ALL.len()];
            for card in Card::ALL {
                progress(&format!("{} {}", card.name(), pattern.name()));
                row[card as usize] = measure(card, pattern, elements, iterations(elements), seed)?;
            }
            rows.push((pattern, row));
        }
        all.push(rows);
    }
    let mut report = format!(
        "Cohet figure 17: remote atomic operations, fetch and add of 8 bytes, by CircusTent's patterns, seed {seed}.\n\
         CXL: rao_engine, profile {}, a hit delayed as Cohet's figure 13 has it; as is: the same without the delay.\n\
         PCIe FPGA: profile {}, Cohet's DMA engine with its setup; PCIe card: profile {}, an engine that takes no\n\
         time; both read a number, write it, and begin the next operation on it when the write is acknowledged. In order: the\n\
         same card, which begins it when the write has left. Arrays of {} numbers, in memory and in no cache at first;\n\
         the card's cache is full of other lines that it has modified.\n",
        Card::Cxl.profile().name,
        Card::PcieFpga.profile().name,
        Card::Pcie.profile().name,
        thousands(NUMBERS),
    );
    for (elements, rows) in ELEMENTS.into_iter().zip(&all) {
        let so_many =
            if elements == 1 { "1 operation".into() } else { format!("{elements} operations") };
        report += &format!(
            "\n{so_many} at a time, {} iterations each, ns per operation\n{}\nthe same, operations per us\n{}",
            thousands(iterations(elements)),
            nanoseconds(rows),
            per_microsecond(rows)
        );
    }
    Ok(Findings::new(report, picture(&all)))
}

fn nanoseconds(rows: &Rows) -> String {
    let cells = rows.iter().map(|(pattern, row)| {
        let mut cells = vec![pattern.name().to_owned()];
        cells.extend(row.iter().map(|rate| format!("{:.1}", rate.each())));
        cells.extend(RATIOS.map(|names| format!("{:.2}", ratio(row, names))));
        cells
            .push(pattern.paper().map_or_else(|| "moderate".to_owned(), |paper| paper.to_string()));
        cells
    });
    let names = RATIOS.map(|(name, ..)| name);
    let cards = Card::ALL.map(Card::name);
    let headings = [&["pattern"][..], &cards, &names, &["paper"]].concat();
    table(&headings, &cells.collect::<Vec<_>>())
}

fn per_microsecond(rows: &Rows) -> String {
    let cells = rows.iter().map(|(pattern, row)| {
        let mut cells = vec![pattern.name().to_owned()];
        cells.extend(row.iter().map(|rate| format!("{:.2}", rate.per_microsecond())));
        cells
    });
    let headings = [&["pattern"][..], &Card::ALL.map(Card::name)].concat();
    table(&headings, &cells.collect::<Vec<_>>())
}

fn picture(all: &[Rows]) -> Figure {
    let alone = &all[0];
    let known: Vec<_> = alone.iter().filter_map(|(of, row)| Some((of, of.paper()?, row))).collect();
    let beside = Panel::new("1 operation at a time", "", "times as many as over PCI Express")
        .categories(known.iter().map(|(pattern, ..)| pattern.name()))
        .values()
        .bars("paper", known.iter().map(|(_, paper, _)| *paper));
    let beside = RATIOS[..2].iter().fold(beside, |panel, names| {
        panel.bars(names.0, known.iter().map(|(.., row)| ratio(row, *names)))
    });
    let many = |card: Card| {
        let rates = all[2].iter().map(move |(_, row)| row[card as usize].per_microsecond());
        (card.name(), rates)
    };
    let rates = Panel::new("256 operations at a time", "", "operations per us")
        .categories(all[2].iter().map(|(pattern, _)| pattern.name()))
        .values();
    let rates = [Card::Cxl, Card::PcieFpga, Card::Pcie, Card::PcieInOrder]
        .into_iter()
        .map(many)
        .fold(rates, |panel, (name, rates)| panel.bars(name, rates));
    Figure::new("Remote atomic operations: Cohet, figure 17").panel(beside).panel(rates)
}
