//! The whole card with memory of its own under traffic of everybody at once; `make type2-soak` runs as many rounds as
//! one likes. What is wrong on purpose must be noticed.
use std::panic;

use nic_campaign::type2::{NAMES, Wrong, round, round_with};
use nic_host::{WrongOrder, WrongRule};
use nic_tb::seed::{generator, is_long};

/// Cycles of a round in which requests are made; with `NIC_LONG` there are more, and more rounds.
const CYCLES: u64 = 8_000;
const LONG_CYCLES: u64 = 100_000;
const LONG_ROUNDS: u64 = 20;
/// Rounds in which something is wrong, at most, until it is noticed.
const WRONG_ROUNDS: u64 = 4;

#[test]
fn everybody_at_once_finds_the_last_value_of_every_byte() {
    let seed = generator().bits(64);
    let (rounds, cycles) = if is_long() { (LONG_ROUNDS, LONG_CYCLES) } else { (1, CYCLES) };
    for number in 0..rounds {
        let tally = round(seed, number, cycles);
        for name in
            ["messages", "loads of processors compared", "GETs", "packets received and sent"]
        {
            assert!(tally.of(name) > 0, "round {number}: {name}: {:?} {:?}", NAMES, tally.counts);
        }
        let impossible = tally.coverage.impossible();
        assert!(impossible.is_empty(), "{impossible:?}");
    }
}

/// What is said when this is wrong.
fn noticed(wrong: Wrong) -> String {
    let seed = generator().bits(64);
    for number in 0..WRONG_ROUNDS {
        let run = panic::catch_unwind(|| round_with(seed, number, CYCLES, Some(wrong)));
        let Err(said) = run else { continue };
        let text = said.downcast_ref::<String>().cloned();
        return text
            .or(said.downcast_ref::<&str>().map(|text| (*text).to_owned()))
            .unwrap_or_default();
    }
    panic!("nobody notices {wrong:?} in {WRONG_ROUNDS} rounds");
}

#[test]
fn a_page_that_turns_without_a_flush_is_noticed() {
    let said = noticed(Wrong::NoFlush);
    println!("{said}");
}

#[test]
fn an_order_of_the_link_that_is_broken_is_noticed() {
    println!("{}", noticed(Wrong::Order(WrongOrder::RequestPassesForward)));
}

/// They are noticed when units of the card read: a round has begun then.
#[test]
fn wrong_rules_of_the_host_are_noticed() {
    let rules = [WrongRule::ForwardPassesWriteBack, WrongRule::SharedTakenForExclusive];
    for rule in rules.into_iter().take(if is_long() { 2 } else { 0 }) {
        println!("{rule:?}: {}", noticed(Wrong::Rule(rule)));
    }
}
