//! The time limit of the MMIO queues, to the cycle: a limit of a round more is a round more, and time in which no
//! store is taken does not count.
use nic_model::mmio_queues::{Outcome, Queues};
use nic_sim::Wrapper;
use nic_spec::message::MmioQueuesLimits;
use nic_tb::{Bench, Stall};
use nic_tests::mmio::Store;
use nic_tests::mmio_queues::{self, Unit, quiet};

/// Limits of which each bit is seen to count.
const LIMITS: u64 = 20;

#[test]
fn a_round_more_is_waited_for_each_round_of_the_limit() {
    waits_for_each_round(&mmio_queues::small());
}

#[test]
fn a_queue_is_not_charged_for_the_time_in_which_the_sink_takes_nothing() {
    is_patient_while_the_sink_stands(&mmio_queues::small());
}

#[test]
fn a_queue_is_not_charged_for_the_time_in_which_the_sink_takes_little() {
    is_patient_with_a_slow_sink(&mmio_queues::small());
}

#[test]
fn a_queue_is_not_charged_for_the_time_that_others_take_to_stop() {
    is_patient_while_others_stop(&mmio_queues::framed());
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

/// A message of a line at that line of a queue.
fn single<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    number: u64,
) -> Store {
    let length = unit.lengths().0.max(B as u64);
    (number * B as u64..).zip(unit.message(bench.generator(), length)).collect()
}

/// Sends a message of a line.
fn send_single<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    (bench, model): (&mut Bench<D>, &mut Queues),
    (queue, number): (u64, u64),
) {
    let store = single(unit, bench, number);
    let outcome = unit.send(bench, model, queue, &store);
    assert!(matches!(outcome, Outcome::Kept(_)), "the traffic is legal: {outcome:?}");
}

fn with_limit<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    sink: Stall,
    time_limit_rounds: u64,
) -> (Bench<D>, Queues) {
    let (mut bench, mut model) = (unit.start(Stall::Never, sink), unit.model());
    bench.run(4 << Q);
    let limits = MmioQueuesLimits { share_lines: 1, threshold_shift: 0, time_limit_rounds };
    unit.limit(&mut bench, &mut model, limits);
    (bench, model)
}

/// The line that is missing waits in front of a full memory, as the first of those that wait or behind others.
fn is_patient_while_the_sink_stands<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for behind in 0..4 {
        let (mut bench, mut model) = with_limit(unit, Stall::Always, LIMITS);
        send_single(unit, (&mut bench, &mut model), (0, 1));
        // One is offered, one is read, and the others fill the memory.
        for number in 0..unit.size.memory_lines + 1 + behind {
            send_single(unit, (&mut bench, &mut model), (1, number));
        }
        send_single(unit, (&mut bench, &mut model), (0, 0));
        bench.run((4 * LIMITS) << Q);
        assert_eq!(bench.level(unit.status), quiet(), "{behind} before it");
        bench.set_stall(unit.message.index(), Stall::Never);
        bench.until_idle();
        assert_eq!(bench.level(unit.status), quiet(), "{behind} before it");
        bench.finish();
    }
}

/// The memory is full for much longer than the limit, and a slot comes free now and then.
fn is_patient_with_a_slow_sink<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (mut bench, mut model) = with_limit(unit, Stall::Mostly, LIMITS);
    send_single(unit, (&mut bench, &mut model), (0, 1));
    let stores = unit.size.memory_lines + (LIMITS << Q) / 2;
    for number in 0..stores {
        send_single(unit, (&mut bench, &mut model), (1, number));
    }
    send_single(unit, (&mut bench, &mut model), (0, 0));
    let begin = bench.cycle();
    bench.until_idle();
    assert!(bench.cycle() - begin > (2 * LIMITS) << Q, "the sink is slow");
    assert_eq!(bench.level(unit.status), quiet());
    bench.finish();
}

/// Many queues are incomplete for too long at once; another's missing line comes behind stores that wait for that.
fn is_patient_while_others_stop<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    if !unit.is_judged() {
        return;
    }
    let (mut bench, mut model) = with_limit(unit, Stall::Never, LIMITS);
    let (good, other, bad) = (0, 1, 2..1 << Q);
    for queue in bad.clone() {
        send_single(unit, (&mut bench, &mut model), (queue, 1));
    }
    let settled = (LIMITS << Q) * 7 / 8;
    bench.run(settled);
    send_single(unit, (&mut bench, &mut model), (good, 1));
    bench.until_idle();
    while bench.level(unit.status).timed_out == 0 {
        bench.step();
    }
    for number in 0..8 * bad.clone().count() as u64 {
        send_single(unit, (&mut bench, &mut model), (other, number));
    }
    send_single(unit, (&mut bench, &mut model), (good, 0));
    bench.until_idle();
    bad.clone().for_each(|queue| model.time_out(queue));
    assert_eq!(bench.level(unit.status).timed_out, bad.count() as u64);
    bench.finish();
}
