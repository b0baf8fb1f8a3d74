//! The experiment runs the same for the same seed, and refuses what it cannot run in one line.
use std::process::Command;

use nic_eval::fetch::{Outcome, PER_LINE, Setup, run};

fn outcome(seed: u64) -> Outcome {
    let setup = Setup { cycles: 3_000, seed, latency: 5..=30 };
    run(&setup, None, |_| {}).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_seed_always_gives_the_same_outcome() {
    let first = outcome(1);
    assert_eq!(outcome(1), first);
    assert_ne!(outcome(2), first);
}

#[test]
fn every_requester_gets_its_share_and_all_of_it_is_compared() {
    let outcome = outcome(1);
    let descriptors: Vec<u64> = outcome.shares.iter().map(|share| share.descriptors).collect();
    let (least, most) = (descriptors.iter().min(), descriptors.iter().max());
    let (least, most) = least.zip(most).expect("there are requesters");
    assert!(*least * 10 > *most * 8, "{descriptors:?}");
    assert!(outcome.compared >= descriptors.iter().sum(), "{outcome:?}");
    for share in &outcome.shares {
        assert!(share.lines * PER_LINE >= share.descriptors, "{share:?}");
        assert!(share.waits.percentile(0.0) > Some(5), "nothing comes before memory answers");
    }
}

#[test]
fn a_bad_value_is_answered_in_one_line_with_exit_code_2() {
    for (arguments, part) in [
        (["--latency", "80"], "MIN..MAX within 1..10000 is wanted, such as 20..80"),
        (["--latency", "80..20"], "MIN..MAX within 1..10000 is wanted"),
        (["--cycles", "many"], "a whole number from 1000 to 1000000000 is wanted"),
        (["--seed", "-3"], "a whole number of at most 64 bits is wanted"),
        (["--circles", "7"], "unexpected argument '--circles'"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_fetch")).args(arguments).output();
        let output = output.expect("the program is there");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(text.starts_with("fetch: ") && text.contains(part), "{text}");
        assert!(output.stdout.is_empty());
    }
}
