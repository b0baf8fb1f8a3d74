//! How many lines the coherence engine moves in a cycle: not fewer than it did.
use nic_coherence::rates::{Row, engines, links, markdown};
use nic_sim::tools::repository_root;

/// For each row and engine the least that it may be, or, of what counts cycles, the most.
const PINNED: [[f64; 18]; 3] = [
    [
        2.0, 1.0, 1.0, 1.0, 0.649, 0.649, 0.649, 0.49, 0.419, 0.99, 0.649, 0.649, 0.49, 0.31, 0.49,
        1.0, 8.0, 8.0,
    ],
    [
        2.0, 1.0, 1.0, 1.0, 0.99, 0.99, 0.99, 0.49, 0.49, 0.99, 0.99, 0.99, 0.49, 0.48, 0.49, 1.0,
        8.0, 8.0,
    ],
    [
        2.0, 1.0, 1.0, 1.0, 0.99, 0.99, 0.99, 0.66, 0.66, 0.99, 0.99, 0.99, 0.66, 0.66, 0.49, 1.0,
        8.0, 8.0,
    ],
];

/// The same of what goes over links of flits.
const PINNED_BEHIND_LINKS: [[f64; 11]; 2] = [
    [0.99, 0.99, 0.99, 0.66, 0.66, 0.99, 0.99, 0.99, 0.66, 0.66, 0.49],
    [0.54, 0.54, 0.54, 0.46, 0.46, 0.46, 0.46, 0.46, 0.38, 0.38, 0.49],
];

#[test]
fn no_row_is_slower_than_it_was() {
    let (engines, links) = (engines(), links());
    let text = markdown(&engines, &links);
    println!("{text}");
    for (rows, pinned) in engines.iter().zip(PINNED) {
        check(rows, &pinned);
    }
    for (rows, pinned) in links.iter().zip(PINNED_BEHIND_LINKS) {
        check(rows, &pinned);
    }
    let recorded = std::fs::read_to_string(repository_root().join(RECORD)).expect("it is there");
    assert_eq!(recorded, text, "{RECORD} is not what is measured: make engine-rates");
}

fn check(rows: &[Row], pinned: &[f64]) {
    assert_eq!(rows.len(), pinned.len());
    for (Row { what, found, is_rate, bound }, pinned) in rows.iter().zip(pinned) {
        let (holds, is_possible) = match is_rate {
            // What was under way when it began is counted, too.
            true => (found >= pinned, *found <= bound.0 * 1.01),
            false => (found <= pinned, *found >= bound.0),
        };
        assert!(holds, "{what}: {found}, and it was {pinned}");
        assert!(is_possible, "{what}: {found} is beyond its bound, {bound:?}");
    }
}

const RECORD: &str = "docs/generated/engine-rates.md";
