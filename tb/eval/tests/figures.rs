//! The papers' numbers that the host's profiles were chosen with.
use nic_eval::figures::outcome::{Outcome, Use};
use nic_eval::figures::{cohet, cxlnic4, prefetch};
use nic_spec::message::LineOperation;

/// The error that Cohet states of its own simulator (VI-C2).
const TOLERANCE: f64 = 0.03;

fn check(outcomes: &[Outcome]) {
    assert!(!outcomes.is_empty());
    for outcome in outcomes {
        assert!(outcome.error().abs() < TOLERANCE, "{outcome:?}");
    }
}

#[test]
fn a_load_takes_the_calibrated_time_in_every_tier() {
    let found = cohet::latencies(32, 1).unwrap_or_else(|error| panic!("{error}"));
    check(&cohet::latency_outcomes(&found));
}

#[test]
fn loads_reach_the_calibrated_bandwidth_in_every_tier() {
    // Their beginning and end are part of the paper's number of loads.
    let found = cohet::rates(&[cohet::LOADS], 1).unwrap_or_else(|error| panic!("{error}"));
    check(&cohet::bandwidth_outcomes(&found));
}

#[test]
fn dma_has_the_calibrated_times_and_rates() {
    let extent = cxlnic4::Extent { sizes: &[64], small_reads: 2_048, large_reads: 8, signals: 1 };
    let found = cxlnic4::run(extent, 1, |_| {}).unwrap_or_else(|error| panic!("{error}"));
    let outcomes = found.outcomes();
    // A read of 8 KiB takes longer than one of 64 B, which the paper's words do not say.
    let is_fitted =
        |outcome: &&Outcome| outcome.used == Use::Calibrate && !outcome.what.contains("8 KiB");
    let fitted: Vec<Outcome> = outcomes.iter().filter(is_fitted).cloned().collect();
    assert_eq!(fitted.len(), 4);
    check(&fitted);
}

#[test]
fn what_was_read_ahead_is_fetched_without_the_host_or_upgraded() {
    const LINES: u64 = 64;
    let found = prefetch::run(LINES, 1).unwrap_or_else(|error| panic!("{error}"));
    let row = |ahead, fetch| {
        let is_it = |row: &&prefetch::Fetch| (row.ahead, row.fetch) == (ahead, fetch);
        *found.iter().find(is_it).expect("every row is there")
    };
    let memory = row(None, LineOperation::CoRead);
    let upgrade = row(Some(LineOperation::CsRead), LineOperation::CoRead);
    assert_eq!((memory.requests, upgrade.requests), (LINES, LINES));
    assert!(upgrade.nanoseconds <= memory.nanoseconds, "{upgrade:?} {memory:?}");
    for ahead in [LineOperation::CsRead, LineOperation::CoRead] {
        let hit = row(Some(ahead), LineOperation::CsRead);
        assert_eq!(hit.requests, 0, "{hit:?}");
        assert!(hit.nanoseconds < upgrade.nanoseconds, "{hit:?} {upgrade:?}");
    }
    let owned = row(Some(LineOperation::CoRead), LineOperation::CoRead);
    assert_eq!(owned.requests, 0, "{owned:?}");
}
