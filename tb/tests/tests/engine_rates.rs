//! How many lines the coherence engine moves in a cycle: not fewer than it did.
use nic_eval::coherence::rates::{Row, markdown, measure};
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::tools::repository_root;

/// Numbers of the engine.
const ENTRIES: u32 = 128;

/// For each row the least that it may be, or, of what counts cycles, the most.
const PINNED: [f64; 16] =
    [2.0, 1.0, 1.0, 1.0, 0.66, 0.66, 0.66, 0.49, 0.42, 0.66, 0.49, 0.31, 0.010, 0.0, 73.0, 8.0];

#[test]
fn no_row_is_slower_than_it_was() {
    let rows = measure::<Dcoh>(ENTRIES);
    println!("{}", markdown(&rows));
    assert_eq!(rows.len(), PINNED.len());
    for (Row { what, found, is_rate, bound }, pinned) in rows.iter().zip(PINNED) {
        let (holds, is_possible) = match is_rate {
            true => (*found >= pinned, *found <= bound.0 * 1.001),
            false => (*found <= pinned, *found >= bound.0),
        };
        assert!(holds, "{what}: {found}, and it was {pinned}");
        assert!(is_possible, "{what}: {found} is beyond its bound, {bound:?}");
    }
    let recorded = std::fs::read_to_string(repository_root().join(RECORD)).expect("it is there");
    assert_eq!(recorded, markdown(&rows), "{RECORD} is not what is measured: make engine-rates");
}

const RECORD: &str = "docs/generated/engine-rates.md";
