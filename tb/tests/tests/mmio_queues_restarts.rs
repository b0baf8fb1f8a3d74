//! Restarts of the MMIO queues: what the others keep of their rate, how long one takes, and that
//! nothing of the old round comes back.
use nic_model::mmio_queues::Queues;
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueueRestart, MmioQueuesStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::Store;
use nic_tests::mmio_queues::{self, Unit};

/// Runs a test on every emitted unit, as far as the run is about it.
macro_rules! on_every_unit {
    ($test:ident) => {
        if mmio_queues::small().is_judged() {
            $test(&mmio_queues::small());
        }
        if mmio_queues::framed().is_judged() {
            $test(&mmio_queues::framed());
        }
        if mmio_queues::usual().is_judged() {
            $test(&mmio_queues::usual());
        }
    };
}

#[test]
fn others_keep_their_rate_while_queue_after_queue_restarts() {
    on_every_unit!(leaves_the_others_alone);
}

#[test]
fn nothing_of_the_old_round_comes_in_the_new_one() {
    on_every_unit!(forgets_the_old_round);
}

#[test]
fn a_sweep_between_turns_of_another_frees_the_lines_of_its_own_queue() {
    frees_its_own_lines(&mmio_queues::small());
}

#[test]
fn a_store_that_waits_since_before_a_restart_is_of_the_old_round() {
    drops_what_waits(&mmio_queues::small());
}

/// Cycles in which a restart is done, whatever the others do: a turn of 33 for each place of the window, and
/// three more; and what was there before.
fn longest<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) -> u64 {
    33 * (unit.size.window_lines + 3) + 64
}

/// A message of a line.
fn single<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    number: u64,
) -> Store {
    (number * B as u64..).zip(unit.message(bench.generator(), B as u64)).collect()
}

/// Half of the queues hold lines and restart, one after the other and again, as fast as they can; the others
/// store a line in each cycle.
fn leaves_the_others_alone<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    bench.probe_every(0);
    bench.run(2 << Q);
    let half = 1 << (Q - 1);
    for queue in half..2 * half {
        // The first line is late.
        let store = single(unit, &mut bench, 1);
        unit.send(&mut bench, &mut model, queue, &store);
    }
    bench.until_idle();
    let lines = 12_288;
    for number in 0..lines {
        let store = single(unit, &mut bench, number / half);
        unit.send(&mut bench, &mut model, number % half, &store);
    }
    for count in 0..lines {
        let queue = half + count % half;
        bench.send(unit.restart, [MmioQueueRestart { queue, line_address: 0 }]);
        model.restart(queue, 0);
    }
    let (write, restart) = (unit.mmio_write.index(), unit.restart.index());
    let begin = bench.cycle();
    let (mut done, mut since, mut slowest) = (bench.transfers(restart), begin, 0);
    while bench.waiting(write) > 0 {
        bench.step();
        if bench.transfers(restart) > done {
            slowest = slowest.max(bench.cycle() - since);
            (done, since) = (bench.transfers(restart), bench.cycle());
        }
    }
    let cycles = bench.cycle() - begin;
    let module = D::DESIGN.module;
    println!(
        "{module}: {lines} lines in {cycles} cycles beside {done} restarts, of {slowest} at most"
    );
    assert!(100 * lines >= 95 * cycles, "{module}: {lines} lines in {cycles} cycles");
    let least = cycles / longest(unit);
    assert!(done >= least.max(1), "{module}: {done} restarts in {cycles} cycles");
    assert!(slowest <= longest(unit), "{module}: a restart takes {slowest} cycles");
    // Alone they need two cycles for each place.
    let rest = bench.waiting(restart) as u64;
    let begin = bench.cycle();
    while bench.waiting(restart) > 0 {
        bench.step();
    }
    let each = (bench.cycle() - begin) / rest;
    assert!(each <= 2 * unit.size.window_lines + 12, "{module}: {each} cycles for a restart alone");
    bench.until_idle();
    for queue in half..2 * half {
        let store = single(unit, &mut bench, 0);
        unit.send(&mut bench, &mut model, queue, &store);
    }
    bench.until_idle();
    assert_eq!(model.held_lines(), 0);
    has_every_slot(unit, &mut bench, &mut model, lines / half);
    let MmioQueuesStatus { last_fault, dropped_stores, .. } = bench.level(unit.status);
    assert_eq!((last_fault, dropped_stores), (MmioQueueFault::None, 0));
    bench.finish();
}

/// Every slot is there, and once: as many messages of queue 0, from that line on, wait as the memory has lines.
fn has_every_slot<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    model: &mut Queues,
    first: u64,
) {
    bench.set_stall(unit.message.index(), Stall::Always);
    let whole = unit.size.memory_lines + 2;
    for number in first..first + whole {
        let store = single(unit, bench, number);
        unit.send(bench, model, 0, &store);
    }
    bench.run(whole + 64);
    assert_eq!(bench.waiting(unit.mmio_write.index()), 0, "a slot is lost");
    bench.set_stall(unit.message.index(), Stall::Never);
    bench.until_idle();
}

/// The restart of a queue that holds lines begins at any time of a burst of another, whose turn it takes where
/// the line lands that the other has next.
fn frees_its_own_lines<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    if !unit.is_judged() {
        return;
    }
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    bench.probe_every(0);
    bench.run(2 << Q);
    let restart = unit.restart.index();
    let mut number = 0;
    for delay in 0..32 {
        for line in 1..unit.size.window_lines {
            let store = single(unit, &mut bench, line);
            unit.send(&mut bench, &mut model, 1, &store);
        }
        bench.until_idle();
        bench.send(unit.restart, [MmioQueueRestart { queue: 1, line_address: 0 }]);
        model.restart(1, 0);
        bench.run(delay);
        for _ in 0..40 {
            let store = single(unit, &mut bench, number);
            number += 1;
            unit.send(&mut bench, &mut model, 0, &store);
        }
        while bench.waiting(restart) > 0 {
            bench.step();
        }
        bench.until_idle();
        has_every_slot(unit, &mut bench, &mut model, number);
        number += unit.size.memory_lines + 2;
    }
    bench.finish();
}

/// Stores of the old round come, beside those of another queue, until the restart is done; then the new round
/// stores to the same lines.
fn forgets_the_old_round<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let window = unit.size.window_lines;
    for round in 0..24 {
        let sink = [Stall::Never, Stall::Alternate, Stall::Mostly][round % 3];
        let (mut bench, mut model) = (unit.start(Stall::Never, sink), unit.model());
        bench.run(2 << Q);
        let (write, restart) = (unit.mmio_write.index(), unit.restart.index());
        let mut number = 0;
        let lead = bench.generator().below(12);
        for turn in 0.. {
            if turn == lead {
                bench.send(unit.restart, [MmioQueueRestart { queue: 1, line_address: 0 }]);
            }
            if turn > lead && bench.waiting(restart) == 0 {
                break;
            }
            // No message of the old round is complete: its first line does not come.
            let place = bench.generator().within(1..=window - 1);
            let old: Store = (place * line..).zip(bench.generator().bytes(B)).collect();
            let old = unit.write(bench.generator(), 1, &old);
            bench.send(unit.mmio_write, [old]);
            if bench.generator().chance(1, 2) {
                let store = single(unit, &mut bench, number);
                number += 1;
                unit.send(&mut bench, &mut model, 0, &store);
            }
            // As many wait as keeps the unit busy.
            while bench.waiting(write) > 2 && bench.waiting(restart) > 0 {
                bench.step();
            }
        }
        // What was offered and not taken when it was done is of the new round; it must not be.
        bench.until_idle();
        unit.restart(&mut bench, &mut model, 1, 0);
        while bench.waiting(restart) > 0 {
            bench.step();
        }
        bench.until_idle();
        for place in (0..window - 1).rev() {
            let store = single(unit, &mut bench, place);
            unit.send(&mut bench, &mut model, 1, &store);
        }
        bench.until_idle();
        unit.stands_at(&mut bench, 1, MmioQueueFault::None, (window - 1) * line);
        let status = bench.level(unit.status);
        assert_eq!(status.last_fault, MmioQueueFault::None, "round {round}");
        // Every slot came back.
        let held = unit.quota.min(unit.size.memory_lines);
        assert!(model.held_lines() < held);
        bench.finish();
    }
}

/// The memory is full of messages that cannot leave. A store of another queue waits for a line, and behind it
/// one of the old round, which was taken at any time of a restart.
fn drops_what_waits<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    if !unit.is_judged() {
        return;
    }
    let line = B as u64;
    let mut dropped = 0;
    for delay in 0..48 {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Always), unit.model());
        bench.run(2 << Q);
        let (write, restart) = (unit.mmio_write.index(), unit.restart.index());
        // Two lines more than the memory has are on their way out.
        let count = unit.size.memory_lines + 2;
        for number in 0..count {
            let store = single(unit, &mut bench, number);
            unit.send(&mut bench, &mut model, 0, &store);
        }
        bench.run(64);
        bench.send(unit.restart, [MmioQueueRestart { queue: 1, line_address: 0 }]);
        model.restart(1, 0);
        bench.run(delay);
        let store = single(unit, &mut bench, count);
        unit.send(&mut bench, &mut model, 0, &store);
        let old: Store = (line..).zip(bench.generator().bytes(B)).collect();
        let old = unit.write(bench.generator(), 1, &old);
        bench.send(unit.mmio_write, [old]);
        while bench.waiting(write) > 0 {
            bench.step();
        }
        let is_old = bench.transfers(restart) == 0;
        // A restart waits for the stores that were there before it.
        bench.run(64);
        bench.set_stall(unit.message.index(), Stall::Never);
        bench.run(64);
        assert_eq!(bench.waiting(restart), 0);
        let was_dropped = bench.level(unit.status).dropped_stores;
        if is_old {
            dropped += was_dropped;
            for number in [1, 0] {
                let store = single(unit, &mut bench, number);
                unit.send(&mut bench, &mut model, 1, &store);
            }
        } else {
            assert_eq!(was_dropped, 0, "after {delay} cycles it is of the new round");
        }
        bench.until_idle();
        assert_eq!(bench.level(unit.status).last_fault, MmioQueueFault::None);
        bench.finish();
    }
    assert!(dropped >= 4, "a store waits at some time of a restart");
}
