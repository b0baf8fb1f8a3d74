//! Four processors and the device on few lines: nobody reads what is out of date, nothing is stuck.
use nic_host::{Faults, Freedom, profile};
use nic_tb::seed::generator;

use crate::traffic::{Plan, Traffic};

const FREE: Freedom = Freedom { jitter_cycles: 40, reorders: true, snoop_passes_go: false };

fn plan() -> Plan {
    let freedom = Freedom::NONE;
    Plan {
        profile: &profile::AGILEX7_CXL,
        faults: Faults::NONE,
        freedom,
        wrong: None,
        operations: 400,
    }
}

fn check(plan: &Plan, rounds: u64) {
    let mut random = generator();
    for _ in 0..rounds {
        let mut traffic = Traffic::new(plan, random.fork("round"));
        let counters = traffic.run();
        assert!(counters.snoops > 100 && counters.memory_requests > 100, "{counters:?}");
    }
}

#[test]
fn everybody_reads_the_last_write() {
    check(&plan(), 4);
}

#[test]
fn everybody_reads_the_last_write_when_messages_change_places() {
    check(&Plan { freedom: FREE, ..plan() }, 8);
}
