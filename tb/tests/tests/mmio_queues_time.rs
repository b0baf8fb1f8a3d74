//! The time limit of the MMIO queues, to the cycle: a limit of a round more is a round more.
use nic_sim::Wrapper;
use nic_spec::message::MmioQueuesLimits;
use nic_tb::Stall;
use nic_tests::mmio::Store;
use nic_tests::mmio_queues::{self, Unit};

/// Limits of which each bit is seen to count.
const LIMITS: u64 = 20;

#[test]
fn a_round_more_is_waited_for_each_round_of_the_limit() {
    waits_for_each_round(&mmio_queues::small());
}

fn waits_for_each_round<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let first = waits(unit, 1);
    for limit in 2..=LIMITS {
        assert_eq!(waits(unit, limit), first + ((limit - 1) << Q), "{limit} rounds");
    }
}

/// Cycles until a message that lacks a line times out.
fn waits<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    time_limit_rounds: u64,
) -> u64 {
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    let limits = MmioQueuesLimits { share_lines: 1, threshold_shift: 0, time_limit_rounds };
    unit.limit(&mut bench, &mut model, limits);
    let line = B as u64;
    let store: Store = (0..).zip(unit.message(bench.generator(), line)).collect();
    unit.send(&mut bench, &mut model, 0, &store);
    bench.until_idle();
    // The same phase of a round each time.
    while !bench.cycle().is_multiple_of(64) {
        bench.step();
    }
    let store: Store = (2 * line..).zip(unit.message(bench.generator(), line)).collect();
    unit.send(&mut bench, &mut model, 0, &store);
    let begin = bench.cycle();
    while bench.level(unit.status).timed_out == 0 {
        assert!(bench.cycle() < begin + ((LIMITS + 32) << Q), "no message times out");
        bench.step();
    }
    let waited = bench.cycle() - begin;
    model.time_out(0);
    bench.finish();
    waited
}
