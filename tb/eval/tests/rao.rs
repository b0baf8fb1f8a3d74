//! Remote atomic operations: what the document shows is what is measured now.
use std::fs;

use nic_eval::rao::{Card, Pattern, Rate, measure};
use nic_sim::tools::repository_root;

/// Iterations of a measurement; the figure has more.
const ITERATIONS: u64 = 64;
/// The difference between these and the figure's, as a part: what is met for the first time is met more often.
const TOLERANCE: f64 = 0.02;

/// The row of a pattern, in the tables of so many operations at a time: nanoseconds with ratios, and operations per us.
fn rows(elements: u64, pattern: Pattern) -> [Vec<f64>; 2] {
    let file = repository_root().join("docs/figures/rao.txt");
    let text = fs::read_to_string(&file).expect("the figure is there");
    let begins = format!("{elements} operation");
    let tables = text.lines().skip_while(|line| !line.starts_with(&begins));
    let mut words = tables.map(|line| line.split_whitespace().collect::<Vec<_>>());
    let mut row = || {
        let row = words.find(|words| words.first() == Some(&pattern.name())).expect("a row");
        row[1..].iter().map_while(|word| word.parse().ok()).collect()
    };
    [row(), row()]
}

fn measured(card: Card, pattern: Pattern, elements: u64, iterations: u64) -> Rate {
    let found = measure(card, pattern, elements, iterations, 1);
    found.unwrap_or_else(|error| panic!("{}, {}: {error}", card.name(), pattern.name()))
}

#[track_caller]
fn agree(card: Card, pattern: Pattern, figure: f64, here: f64) {
    let what = format!("{}, {}", card.name(), pattern.name());
    assert!((here / figure - 1.0).abs() < TOLERANCE, "{what}: {figure} in the figure, {here} here");
}

#[test]
fn an_operation_alone_takes_what_the_figure_says() {
    for pattern in Pattern::ALL {
        let [figure, _] = rows(1, pattern);
        // One number is met for the first time once, and otherwise takes little.
        let iterations = if pattern == Pattern::Central { 1_000 } else { ITERATIONS };
        for card in [Card::Cxl, Card::CxlAsIs] {
            let found = measured(card, pattern, 1, iterations);
            agree(card, pattern, figure[card as usize], found.each());
        }
        for card in [Card::PcieFpga, Card::Pcie, Card::PcieInOrder] {
            let found = measured(card, pattern, 1, ITERATIONS);
            agree(card, pattern, figure[card as usize], found.each());
        }
    }
}

#[test]
fn many_operations_at_a_time_take_what_the_figure_says() {
    for (elements, iterations) in [(8, 125), (256, ITERATIONS)] {
        for pattern in [Pattern::Central, Pattern::Stride1, Pattern::Rand] {
            let [_, figure] = rows(elements, pattern);
            let found = measured(Card::Cxl, pattern, elements, iterations);
            agree(Card::Cxl, pattern, figure[Card::Cxl as usize], found.per_microsecond());
        }
        for card in [Card::PcieFpga, Card::Pcie, Card::PcieInOrder] {
            let [_, figure] = rows(elements, Pattern::Rand);
            let found = measured(card, Pattern::Rand, elements, iterations);
            agree(card, Pattern::Rand, figure[card as usize], found.per_microsecond());
        }
    }
}

#[test]
fn ratios_and_rates_follow_from_the_times() {
    let both =
        [1, 8].into_iter().flat_map(|elements| Pattern::ALL.map(|pattern| (elements, pattern)));
    for (elements, pattern) in both {
        let [times, rates] = rows(elements, pattern);
        let [cxl, as_is, fpga, card, in_order] = times[..5] else {
            panic!("five cards: {times:?}")
        };
        let expected = [fpga / cxl, card / cxl, in_order / as_is];
        for (ratio, expected) in times[5..8].iter().zip(expected) {
            assert!((ratio / expected - 1.0).abs() < 0.01, "{}: {times:?}", pattern.name());
        }
        assert_eq!(pattern.paper(), times.get(8).copied(), "{}", pattern.name());
        for (time, rate) in times.iter().zip(&rates) {
            assert!((time * rate - 1e3).abs() < 30.0, "{}: {times:?} {rates:?}", pattern.name());
        }
    }
}

/// Cohet's three ratios are those of operations of which one is done at a time: seven of eight hit a line in STRIDE1.
#[test]
fn a_stride_is_made_of_hits_and_a_miss() {
    let of = |pattern: Pattern| pattern.paper().expect("the paper says it");
    let expected = 8.0 / (7.0 / of(Pattern::Central) + 1.0 / of(Pattern::Rand));
    assert!((of(Pattern::Stride1) / expected - 1.0).abs() < 0.01, "{expected}");
    let [[hit, ..], [stride, ..], [miss, ..]] = [Pattern::Central, Pattern::Stride1, Pattern::Rand]
        .map(|pattern| {
            let [row, _] = rows(1, pattern);
            [row[Card::Cxl as usize], row[Card::PcieFpga as usize]]
        });
    assert!((stride / ((7.0 * hit + miss) / 8.0) - 1.0).abs() < 0.01, "{hit} {stride} {miss}");
}
