//! The coherence engine with memory of its own under random traffic on both memories against the host:
//! everybody reads the last write, every message and every answer has a row of the tables, and every
//! case of every table is met.
use nic_coherence::coverage::Coverage;
use nic_coherence::device::Engine;
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, Spell, profile};
use nic_model::coherence::Table;
use nic_sim::generated::dcoh_type2::DcohType2 as Usual;
use nic_spec::message::{CoherenceFault, DeviceMemoryFault, DeviceMemoryStatus, WritePolicy};
use nic_tb::seed::generator;
use nic_tests::coherence::SmallType2;

const FREE: Freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };

const PLAN: Plan = Plan {
    profile: &profile::AGILEX7_CXL,
    faults: Faults::NONE,
    freedom: Freedom::NONE,
    lines: 8,
    device_lines: 8,
    cycles: 60_000,
    stalls: false,
    passes_by: false,
    under_way: 16,
    writes: WritePolicy { ordered_writes: 0, local_writes: 0 },
    closes: false,
    flushes: false,
    modifies: false,
};

fn check<D: Engine>(plan: &Plan) -> (Summary, DeviceMemoryStatus) {
    let summary = run::<D>(plan, generator());
    for bank in &summary.banks {
        assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
        assert!(bank.requests > 0, "{bank:?}");
    }
    let [device] = summary.device[..] else { panic!("it has a bank of memory") };
    assert_eq!(device.fault, DeviceMemoryFault::None, "{device:?}");
    assert!(device.requests > 0 && device.host_requests > 0, "{device:?}");
    assert_eq!(device.violations, 0);
    (summary, device)
}

#[test]
fn everybody_reads_the_last_write_of_either_memory() {
    let (summary, device) = check::<SmallType2>(&PLAN);
    assert_eq!(summary.errors, 0);
    assert!(summary.reads > 500, "{summary:?}");
    assert!(summary.flips.iter().all(|count| *count > 0), "{summary:?}");
    assert!(device.demotions > 0 && device.reversions > 0 && device.host_hits > 0, "{device:?}");
}

#[test]
fn everybody_reads_the_last_write_of_either_memory_over_a_link_that_holds_messages_up() {
    let wide = Plan { freedom: FREE, ..PLAN };
    let narrow = Plan { profile: &profile::AGILEX7_CXL_SLOW, ..wide };
    let [wide_reads, reads] = [wide, narrow].map(|plan| check::<SmallType2>(&plan).0.reads);
    println!("{wide_reads} reads over 16 lanes, {reads} over a slow link");
    assert!(
        50 < reads && 4 * reads < 3 * wide_reads,
        "{wide_reads} reads over 16 lanes, {reads} over a slow link"
    );
}

#[test]
fn everybody_reads_the_last_write_of_either_memory_when_messages_change_places() {
    let plan = Plan { freedom: FREE, stalls: true, ..PLAN };
    check::<SmallType2>(&plan);
    check::<Usual>(&Plan { cycles: 30_000, ..plan });
}

#[test]
fn what_needs_one_channel_goes_on_while_all_others_stand_still() {
    for lines in [4, 12] {
        let plan = Plan { freedom: FREE, lines, closes: true, cycles: 160_000, ..PLAN };
        let (summary, _) = check::<SmallType2>(&plan);
        assert!(summary.closings > 40, "{summary:?}");
    }
}

#[test]
fn flushes_of_the_whole_cache_leave_device_memory_alone() {
    let plan = Plan { freedom: FREE, stalls: true, flushes: true, ..PLAN };
    let (summary, _) = check::<SmallType2>(&plan);
    assert!(summary.flushes[0] > 5, "{summary:?}");
}

#[test]
fn writes_that_are_answered_early_are_seen_behind_a_barrier() {
    for local_writes in 1..4 {
        let writes = WritePolicy { ordered_writes: 0, local_writes };
        let plan = Plan { freedom: FREE, stalls: true, writes, ..PLAN };
        let (summary, _) = check::<SmallType2>(&plan);
        assert!(summary.fenced_writes > 15, "{summary:?}");
    }
}

#[test]
fn slow_answers_starved_credits_and_storms_of_snoops_stop_nobody() {
    let plan = Plan { freedom: FREE, faults: Faults::SLOW, stalls: true, ..PLAN };
    let (summary, _) = check::<SmallType2>(&plan);
    assert!(summary.host.needless_snoops > 0 && summary.host.request_starvations > 0);
}

/// Rounds of a tour at most.
const ROUNDS: u64 = 24;

#[test]
fn a_tour_meets_every_case_of_every_table() {
    // Few lines of host memory, so that none makes room for another: an evict is a port's then. Few
    // requests at a time, so that it is plain which of them a message is for; or many, that meet.
    let crowded = Plan { freedom: FREE, faults: Faults::SLOW, cycles: 50_000, ..PLAN };
    let snoop_storm = Spell { per_10000: 200, cycles: 200 };
    let faults = Faults { snoop_storm, ..Faults::NONE };
    let writes = WritePolicy { ordered_writes: 0b10, local_writes: 0 };
    let stormy = Plan { writes, lines: 24, device_lines: 0, cycles: 250_000, faults, ..crowded };
    let slow = Plan { under_way: 2, ..crowded };
    let quick = Plan { profile: &profile::ASIC_CXL, faults: Faults::NONE, lines: 2, ..slow };
    let local = Plan { passes_by: true, cycles: 100_000, ..quick };
    let narrow = Plan { device_lines: 4, cycles: 100_000, ..quick };
    let mut coverage = Coverage::default();
    let mut unmet = vec![];
    for round in 0..ROUNDS {
        for (i, plan) in [crowded, stormy, slow, quick, local, narrow].iter().enumerate() {
            let random = generator().fork(&format!("tour {round} {i}"));
            coverage.add(&run::<SmallType2>(plan, random).coverage);
        }
        assert_eq!(coverage.impossible(), Vec::<String>::new());
        unmet = coverage.unmet(&Table::ALL);
        if unmet.is_empty() {
            println!("{}\n{}", coverage.text(), coverage.summary());
            return println!("after {} rounds", round + 1);
        }
    }
    panic!("after {ROUNDS} rounds: {unmet:#?}");
}
