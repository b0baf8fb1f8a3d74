//! Random traffic on the engine whose port 0 comes first: every message judged by the tables, as of the others.
use nic_coherence::device::Engine;
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, Spell, profile};
use nic_sim::generated::dcoh_r8::DcohR8;
use nic_sim::generated::dcoh_tiny_r1::DcohTinyR1;
use nic_spec::message::{CoherenceFault, WritePolicy};
use nic_tb::seed::generator;

const PLAN: Plan = Plan {
    profile: &profile::AGILEX7_CXL,
    faults: Faults::NONE,
    freedom: Freedom { jitter_cycles: 40, reorders: true, wrong: None },
    lines: 12,
    device_lines: 0,
    cycles: 60_000,
    stalls: true,
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
    }
    summary
}

#[test]
fn everybody_reads_the_last_write() {
    for lines in [4, 12, 40] {
        let summary = check::<DcohTinyR1>(&Plan { lines, ..PLAN });
        assert_eq!(summary.errors, 0);
        assert!(summary.reads > 500, "{summary:?}");
    }
    check::<DcohR8>(&Plan { lines: 400, under_way: 100, cycles: 20_000, ..PLAN });
}

#[test]
fn slow_answers_starved_credits_and_storms_of_snoops_stop_nobody() {
    let summary = check::<DcohTinyR1>(&Plan { faults: Faults::SLOW, ..PLAN });
    assert!(summary.host.needless_snoops > 0 && summary.host.request_starvations > 0);
}

#[test]
fn what_needs_one_channel_goes_on_while_all_others_stand_still() {
    for lines in [6, 40] {
        let summary = check::<DcohTinyR1>(&Plan { lines, closes: true, cycles: 150_000, ..PLAN });
        assert!(summary.closings > 40, "{summary:?}");
    }
    let snoop_storm = Spell { per_10000: 200, cycles: 400 };
    let faults = Faults { snoop_storm, ..Faults::NONE };
    check::<DcohTinyR1>(&Plan { faults, closes: true, cycles: 100_000, ..PLAN });
}

#[test]
fn flushes_and_writes_of_every_policy_leave_the_last_write() {
    for policy in 0..4 {
        let writes = WritePolicy { ordered_writes: policy, local_writes: 3 - policy };
        let plan = Plan { writes, flushes: true, ..PLAN };
        let summary = check::<DcohTinyR1>(&plan);
        assert!(summary.flushes[0] > 5, "{summary:?}");
        check::<DcohTinyR1>(&Plan { faults: Faults::SLOW, lines: 40, ..plan });
    }
}
