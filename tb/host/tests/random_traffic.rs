//! Four processors and the device on few lines: nobody reads what is out of date, nothing is stuck.
use nic_host::{Counters, Faults, Freedom, Spell, profile};
use nic_tb::seed::{generator, is_long};

use crate::traffic::{Plan, Traffic};

pub const FREE: Freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };

pub fn plan() -> Plan {
    let freedom = Freedom::NONE;
    Plan {
        profile: &profile::AGILEX7_CXL,
        faults: Faults::NONE,
        freedom,
        wrong: None,
        operations: 1500,
    }
}

fn check(plan: &Plan, rounds: u64) -> Counters {
    let mut random = generator();
    let mut last = Counters::default();
    let mut flips = 0;
    let rounds = if is_long() { 20 * rounds } else { rounds };
    for _ in 0..rounds {
        let mut traffic = Traffic::new(plan, random.fork("round"));
        last = traffic.run();
        assert!(last.snoops > 100 && last.memory_requests > 100, "{last:?}");
        flips += traffic.device.flips;
        assert_eq!(traffic.errors, last.errors + last.refused, "every error arrives");
    }
    assert!(flips > 0, "the page is never in device-bias");
    last
}

#[test]
fn everybody_reads_the_last_write() {
    check(&plan(), 2);
}

#[test]
fn everybody_reads_the_last_write_when_messages_change_places() {
    check(&Plan { freedom: FREE, ..plan() }, 4);
}

#[test]
fn everybody_reads_the_last_write_when_answers_are_slow_and_credits_rare() {
    let faults = Faults { snoop_storm: Spell::NEVER, ..Faults::SLOW };
    let counters = check(&Plan { faults, freedom: FREE, ..plan() }, 2);
    assert!(counters.slow_answers > 0 && counters.request_starvations > 0, "{counters:?}");
    assert!(counters.answer_starvations > 0, "{counters:?}");
}

#[test]
fn everybody_reads_the_last_write_in_storms_of_snoops() {
    let snoop_storm = Spell { per_10000: 100, cycles: 200 };
    let faults = Faults { snoop_storm, ..Faults::NONE };
    let counters = check(&Plan { faults, freedom: FREE, ..plan() }, 2);
    assert!(counters.needless_snoops > 1000 && counters.recalls > 100, "{counters:?}");
}

#[test]
fn a_refused_write_is_seen_by_nobody() {
    let faults = Faults { error_per_10000: 500, ..Faults::SLOW };
    let counters = check(&Plan { faults, freedom: FREE, ..plan() }, 2);
    assert!(counters.errors > 20, "{counters:?}");
}

#[test]
fn damaged_bytes_are_known_to_be_damaged_wherever_they_go() {
    let faults = Faults { poison_per_10000: 100, ..Faults::NONE };
    let counters = check(&Plan { faults, freedom: FREE, ..plan() }, 2);
    assert!(counters.poisoned > 0 && counters.poison_read > 0, "{counters:?}");
}

#[test]
fn everybody_reads_the_last_write_in_every_profile() {
    for profile in [&profile::ASIC_CXL, &profile::UPI, &profile::ECI] {
        check(&Plan { profile, freedom: FREE, ..plan() }, 2);
    }
}
