//! The emitted coherence engine against the host model: random traffic, every message judged.
use nic_eval::coherence::device::Engine;
use nic_eval::coherence::traffic::{Plan, Summary, run};
use nic_host::{Faults, Freedom, profile};
use nic_sim::generated::dcoh_b2_s2_w2_o4::DcohB2S2W2O4;
use nic_sim::generated::dcoh_b2_s256_w4_o64::DcohB2S256W4O64;
use nic_tb::seed::generator;

const FREE: Freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };

const PLAN: Plan = Plan {
    profile: &profile::AGILEX7_CXL,
    faults: Faults::NONE,
    freedom: Freedom::NONE,
    lines: 12,
    cycles: 20_000,
    stalls: false,
};

fn check<D: Engine>(plan: &Plan) -> Summary {
    let summary = run::<D>(plan, generator());
    for bank in &summary.banks {
        assert_eq!(bank.fault, nic_spec::message::CoherenceFault::None, "{bank:?}");
    }
    summary
}

#[test]
fn everybody_reads_the_last_write() {
    let summary = check::<DcohB2S2W2O4>(&PLAN);
    assert_eq!(summary.errors, 0);
    assert!(summary.reads > 500, "{summary:?}");
}

#[test]
fn everybody_reads_the_last_write_when_messages_change_places() {
    let plan = Plan { freedom: FREE, stalls: true, ..PLAN };
    check::<DcohB2S2W2O4>(&plan);
    check::<DcohB2S256W4O64>(&plan);
}

#[test]
fn slow_answers_starved_credits_and_storms_of_snoops_stop_nobody() {
    let plan = Plan { freedom: FREE, faults: Faults::SLOW, stalls: true, ..PLAN };
    let summary = check::<DcohB2S2W2O4>(&plan);
    assert!(summary.host.needless_snoops > 0 && summary.host.request_starvations > 0);
}
