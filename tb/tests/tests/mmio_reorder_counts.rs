//! What the MMIO reorder unit counts: one by one, no store twice and none never, and all of it is
//! forgotten by a reset of one cycle.
use nic_sim::{LevelOutput, StreamOutput, Wrapper};
use nic_spec::message::{MmioFault, MmioStatus};
use nic_tb::seed::generator;
use nic_tb::{Bench, Stall};
use nic_tests::driven::Driven;
use nic_tests::mmio::{self, Unit};

#[test]
fn stores_are_counted_one_by_one() {
    counts_one_by_one(&mmio::small());
}

#[test]
fn every_store_after_one_to_what_has_left_is_dropped_and_counted() {
    drops_what_follows(&mmio::small());
    drops_what_follows(&mmio::aligned());
    drops_what_follows(&mmio::usual());
    drops_what_follows(&mmio::framed());
}

#[test]
fn a_reset_of_one_cycle_forgets_everything() {
    forgets_everything(&mmio::small());
    forgets_everything(&mmio::aligned());
    forgets_everything(&mmio::usual());
    forgets_everything(&mmio::framed());
}

/// The status of a queue that has met nothing.
const QUIET: MmioStatus = MmioStatus {
    fault: MmioFault::None,
    too_short: 0,
    too_long: 0,
    beyond_window: 0,
    below_start: 0,
    doubled_stores: 0,
    dropped_stores: 0,
    late_gap_stores: 0,
};

/// Sends so many stores of one byte and watches their counter in every cycle.
fn watch<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    (address, count): (u64, u64),
    counter: fn(MmioStatus) -> u64,
) {
    let write = unit.write(bench.generator(), &[(address, 7)]);
    bench.send(unit.mmio_write, vec![write; count as usize]);
    let mut before = counter(bench.level(unit.status));
    for _ in 0..count + 10 {
        bench.step();
        let now = counter(bench.level(unit.status));
        assert!(now == before || now == before + 1, "{before}, then {now}");
        before = now;
    }
    assert_eq!(bench.waiting(unit.mmio_write.index()), 0, "all were taken");
}

/// To the end of both counters of stores, and no further.
fn counts_one_by_one<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    if !unit.is_judged() {
        return;
    }
    let end = u64::from(u16::MAX);
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.ignore(unit.message);
    let last = B as u64 - 1;
    watch(&mut bench, unit, (last, 1), |status| status.doubled_stores);
    watch(&mut bench, unit, (last, end - 1), |status| status.doubled_stores);
    assert_eq!(bench.level(unit.status).doubled_stores, end - 1);
    watch(&mut bench, unit, (last, 3), |status| status.doubled_stores);
    assert_eq!(bench.level(unit.status), MmioStatus { doubled_stores: end, ..QUIET });

    // A line behind the queue stops it, and is the first that is dropped.
    let behind = ((1 << A) - 1) * B as u64;
    watch(&mut bench, unit, (behind, end - 1), |status| status.dropped_stores);
    assert_eq!(bench.level(unit.status).dropped_stores, end - 1);
    watch(&mut bench, unit, (behind, 3), |status| status.dropped_stores);
    assert_eq!(bench.level(unit.status).dropped_stores, end);
    bench.dismiss();
}

/// A store to bytes that have left, with others close behind it that the window had a place for.
fn drops_what_follows<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    if !unit.is_judged() {
        return;
    }
    let line = B as u64;
    let (shortest, _) = unit.lengths();
    for following in 0..6_u64 {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        // In the oldest line where that can have bytes that left, behind it otherwise.
        let length = if unit.format.alignment_bytes < line { shortest } else { line };
        let (all, end) = unit.bytes(bench.generator(), 0, &[length]);
        for store in unit.stores(bench.generator(), &all, 0) {
            let write = unit.write(bench.generator(), &store);
            bench.send(unit.mmio_write, [write]);
        }
        let message: Vec<u8> = all.iter().map(|(_, byte)| *byte).collect();
        bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
        bench.until_idle();
        let free = end.next_multiple_of(line) + line - 1;
        for address in [0].into_iter().chain(vec![free; following as usize]) {
            let write = unit.write(bench.generator(), &[(address, 7)]);
            bench.send(unit.mmio_write, [write]);
        }
        bench.until_idle();
        bench.run(4);
        let dropped_stores = following + 1;
        let fault = MmioFault::BelowStart;
        let expected = MmioStatus { fault, below_start: 1, dropped_stores, ..QUIET };
        assert_eq!(bench.level(unit.status), expected, "{following} stores follow");
        bench.finish();
    }
}

/// A store beyond the window, then a reset so many cycles later: before, with and after the fault.
fn forgets_everything<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    if !unit.is_judged() {
        return;
    }
    let mut generator = generator();
    let far = unit.write(&mut generator, &[((unit.storage + 1) * B as u64, 7)]);
    let mut faults = 0;
    let status_of = |driven: &mut Driven<D>| LevelOutput::open(driven.model(), unit.status).get();
    for delay in 0..12 {
        let mut driven = Driven::<D>::fresh();
        StreamOutput::open(driven.model(), unit.message).set_ready(true);
        driven.withdraw(unit.mmio_write);
        driven.reset();
        driven.run(2 * unit.storage);
        assert_eq!(status_of(&mut driven), QUIET, "after power-up");
        driven.offer(unit.mmio_write, &far);
        driven.step();
        driven.withdraw(unit.mmio_write);
        driven.run(delay);
        faults += u32::from(status_of(&mut driven).fault == MmioFault::BeyondWindow);
        driven.reset();
        for _ in 0..2 * unit.storage {
            driven.step();
            let status = status_of(&mut driven);
            assert_eq!(status, QUIET, "reset {delay} cycles after the store");
        }
    }
    assert!((1..12).contains(&faults), "a reset before the fault, and one after it");
}
