//! How long a message may be incomplete.
use nic_model::mmio_queues::Outcome;
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueuesLimits, MmioQueuesStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::Store;
use nic_tests::mmio_queues::{self, Unit, quiet};

use crate::limits;

#[test]
fn a_message_may_be_incomplete_for_as_long_as_the_limit_says() {
    on_every_unit!(keeps_the_time_limit);
}

#[test]
fn a_time_limit_is_kept_while_others_store_without_a_pause() {
    on_every_unit!(keeps_the_time_limit_under_load);
}

/// Steps until a queue times out; returns how many cycles that took.
fn times_out<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    most: u64,
) -> u64 {
    let before = bench.level(unit.status).timed_out;
    for waited in 0..=most {
        if bench.level(unit.status).timed_out > before {
            return waited;
        }
        bench.step();
    }
    panic!("no message times out within {most} cycles");
}

/// A queue is stopped after so many rounds, and two more at most, for as long as it completes nothing.
fn keeps_the_time_limit<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let round = 1 << Q;
    // Of few queues a round is short: what a store takes to arrive is not to matter.
    let unit_limit = (256 >> Q).max(1);
    for limit in [1, 2, 5, 9].map(|limit| limit * unit_limit) {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        bench.run(4 * round);
        let queue = *unit.some_queues(bench.generator(), 1).first().expect("there are queues");
        let number = |bench: &mut Bench<D>, number: u64| -> Store {
            (number * line..).zip(unit.message(bench.generator(), line)).collect()
        };
        // Without a limit it waits.
        let store = number(&mut bench, 1);
        unit.send(&mut bench, &mut model, queue, &store);
        bench.run((limit + 4) * round);
        assert_eq!(bench.level(unit.status), quiet());
        let store = number(&mut bench, 0);
        unit.send(&mut bench, &mut model, queue, &store);
        bench.until_idle();
        bench.run(3 * round);

        // With one, too, as long as a message leaves now and then.
        let time = MmioQueuesLimits { time_limit_rounds: limit, ..limits(1, 0) };
        unit.limit(&mut bench, &mut model, time);
        bench.run((limit + 4) * round);
        for pair in 1..5 {
            for half in [2 * pair + 1, 2 * pair] {
                let store = number(&mut bench, half);
                unit.send(&mut bench, &mut model, queue, &store);
                bench.run(limit * round - round / 2);
            }
        }
        assert_eq!(bench.level(unit.status), quiet());
        let store = number(&mut bench, 11);
        unit.send(&mut bench, &mut model, queue, &store);
        let waited = times_out(unit, &mut bench, (limit + 2) * round + unit.size.window_lines + 16);
        assert!(waited >= limit * round, "{waited} cycles, {limit} rounds of {round}");
        model.time_out(queue);
        let outcome = unit.send(&mut bench, &mut model, queue, &store);
        assert_eq!(outcome, Outcome::Dropped);
        bench.until_idle();
        let status = MmioQueuesStatus {
            last_fault: MmioQueueFault::TimedOut,
            last_queue: queue,
            timed_out: 1,
            dropped_stores: 1,
            ..quiet()
        };
        assert_eq!(bench.level(unit.status), status);
        assert_eq!(unit.inspect(&mut bench, queue).fault, MmioQueueFault::TimedOut);
        // It begins again, and has its time again.
        unit.restart(&mut bench, &mut model, queue, 0);
        let store = number(&mut bench, 0);
        unit.send(&mut bench, &mut model, queue, &store);
        bench.run((limit + 4) * round);
        assert_eq!(bench.level(unit.status), status);
        bench.finish();
    }
}

/// One queue lacks a line; the others store a message in every cycle, which all leave.
fn keeps_the_time_limit_under_load<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (round, limit) = (1 << Q, 3);
    for sink in [Stall::Never, Stall::Alternate] {
        let (mut bench, mut model) = (unit.start(Stall::Never, sink), unit.model());
        let time = MmioQueuesLimits { time_limit_rounds: limit, ..limits(1, 0) };
        unit.limit(&mut bench, &mut model, time);
        let queues = unit.some_queues(bench.generator(), 5.min(1 << Q));
        let (late, others) = (queues[0], &queues[1..]);
        let mut end = 0;
        let store: Store = (line..).zip(unit.message(bench.generator(), line)).collect();
        unit.send(&mut bench, &mut model, late, &store);
        for _ in 0..(limit + 4) * round + 200 {
            for queue in others {
                let store: Store = (end..).zip(unit.message(bench.generator(), line)).collect();
                let outcome = unit.send(&mut bench, &mut model, *queue, &store);
                assert!(matches!(outcome, Outcome::Kept(messages) if messages.len() == 1));
            }
            end += line;
        }
        let most = 2 * ((limit + 2) * round + unit.size.window_lines) + 4 * unit.size.memory_lines;
        times_out(unit, &mut bench, most);
        model.time_out(late);
        assert!(bench.waiting(unit.mmio_write.index()) > 0, "stores go on");
        bench.until_idle();
        assert_eq!(bench.level(unit.status).timed_out, 1);
        assert_eq!(unit.inspect(&mut bench, late).fault, MmioQueueFault::TimedOut);
        unit.stands_at(&mut bench, others[0], MmioQueueFault::None, end);
        bench.finish();
    }
}
