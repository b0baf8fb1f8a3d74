//! The coherence engine with two banks of device memory under random traffic on both memories against the host, while pages turn:
//! everybody reads the last write, every message and every answer has a row of the tables.
use nic_coherence::device::Engine;
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, profile};
use nic_sim::generated::dcoh_type2_two_banks::DcohType2TwoBanks as Usual;
use nic_sim::generated::dcoh_type2_two_banks_tiny::DcohType2TwoBanksTiny as Small;
use nic_spec::message::{CoherenceFault, DeviceMemoryFault, DeviceMemoryStatus, WritePolicy};
use nic_tb::seed::generator;

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

fn check<D: Engine>(plan: &Plan) -> Summary {
    let summary = run::<D>(plan, generator());
    for bank in &summary.banks {
        assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
        assert!(bank.requests > 0, "{bank:?}");
    }
    assert_eq!(summary.device.len(), 2);
    for bank in &summary.device {
        assert_eq!(bank.fault, DeviceMemoryFault::None, "{bank:?}");
        assert!(bank.requests > 0 && bank.host_requests > 0, "{bank:?}");
        assert_eq!(bank.violations, 0);
    }
    summary
}

#[test]
fn everybody_reads_the_last_write_of_either_memory() {
    let summary = check::<Small>(&PLAN);
    assert_eq!(summary.errors, 0);
    assert!(summary.reads > 500, "{summary:?}");
    assert!(summary.flips.iter().all(|count| *count > 0), "{summary:?}");
    let met =
        |bank: &DeviceMemoryStatus| bank.demotions > 0 && bank.reversions > 0 && bank.host_hits > 0;
    assert!(summary.device.iter().all(met), "{:?}", summary.device);
}

#[test]
fn everybody_reads_the_last_write_of_either_memory_when_messages_change_places() {
    let plan = Plan { freedom: FREE, stalls: true, ..PLAN };
    check::<Small>(&plan);
    check::<Usual>(&Plan { cycles: 30_000, ..plan });
}

#[test]
fn modified_lines_of_either_bank_make_room() {
    let plan = Plan { freedom: FREE, passes_by: true, device_lines: 24, lines: 2, ..PLAN };
    let summary = check::<Small>(&plan);
    assert!(summary.device.iter().all(|bank| bank.evictions > 50), "{:?}", summary.device);
}

#[test]
fn pages_that_are_mostly_the_devices_turn_all_the_time() {
    let quick = Plan { profile: &profile::ASIC_CXL, freedom: FREE, lines: 2, ..PLAN };
    let plan = Plan { passes_by: true, device_lines: 4, under_way: 2, ..quick };
    let summary = check::<Small>(&Plan { cycles: 120_000, ..plan });
    let [turned, interrupted] = summary.flips;
    println!("{turned} turned, {interrupted} interrupted");
    assert!(turned > 40 && interrupted > 3, "{turned} turned, {interrupted} interrupted");
}

#[test]
fn what_needs_one_channel_goes_on_while_all_others_stand_still() {
    for lines in [4, 12] {
        let plan = Plan { freedom: FREE, lines, closes: true, cycles: 160_000, ..PLAN };
        let summary = check::<Small>(&plan);
        assert!(summary.closings > 40, "{summary:?}");
    }
}

#[test]
fn flushes_of_the_whole_cache_leave_device_memory_alone() {
    let plan = Plan { freedom: FREE, stalls: true, flushes: true, ..PLAN };
    let summary = check::<Small>(&plan);
    assert!(summary.flushes[0] > 5, "{summary:?}");
}

#[test]
fn writes_that_are_answered_early_are_seen_behind_a_barrier() {
    for local_writes in 1..4 {
        let writes = WritePolicy { ordered_writes: 0, local_writes };
        let plan = Plan { freedom: FREE, stalls: true, writes, ..PLAN };
        let summary = check::<Small>(&plan);
        assert!(summary.fenced_writes > 15, "{summary:?}");
    }
}

#[test]
fn slow_answers_starved_credits_and_storms_of_snoops_stop_nobody() {
    let plan = Plan { freedom: FREE, faults: Faults::SLOW, stalls: true, ..PLAN };
    let summary = check::<Small>(&plan);
    assert!(summary.host.needless_snoops > 0 && summary.host.request_starvations > 0);
}
