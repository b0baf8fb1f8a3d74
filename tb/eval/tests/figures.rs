//! The papers' numbers that the host's profile was chosen with, on fewer lines than `make eval` has.
use nic_eval::figures::cohet;
use nic_eval::figures::outcome::Outcome;

/// The error that Cohet states of its own simulator (VI-C2).
const TOLERANCE: f64 = 0.03;

fn check(outcomes: &[Outcome]) {
    assert_eq!(outcomes.len(), 3);
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
    // The beginning and the end are part of the paper's 2,048.
    let found = cohet::cycles(2_048, 1).unwrap_or_else(|error| panic!("{error}"));
    check(&cohet::bandwidth_outcomes(2_048, &found));
}
