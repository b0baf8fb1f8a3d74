//! Gaps behind the messages of the MMIO queues: what is stored there is dropped, whenever it comes, and a byte of
//! a message that comes once more is not taken for it.
use nic_model::mmio_queues::{Outcome, Queues};
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueuesStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::Store;
use nic_tests::mmio_queues::{self, Unit, quiet};

/// Runs a test on every emitted unit, as far as the run is about it.
macro_rules! on_every_unit {
    ($test:ident) => {
        on_every_unit!($test, small, framed, usual);
    };
    ($test:ident, $($unit:ident),+) => {
        $(if mmio_queues::$unit().is_judged() {
            $test(&mmio_queues::$unit());
        })+
    };
}

#[test]
fn a_gap_is_dropped_before_with_and_after_its_message() {
    on_every_unit!(drops_every_gap);
}

#[test]
fn a_gap_is_remembered_for_as_many_lines_as_a_window_has() {
    on_every_unit!(remembers_so_many_lines);
}

#[test]
fn a_byte_of_a_message_beside_a_gap_is_a_fault() {
    on_every_unit!(knows_messages_from_gaps);
}

#[test]
fn a_restart_or_a_reset_forgets_the_gaps() {
    on_every_unit!(forgets_gaps);
}

#[test]
fn a_late_store_holds_up_others_for_two_cycles() {
    on_every_unit!(goes_on);
}

/// A message of so many bytes from an address on, line by line, and the gap behind it.
fn message<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, Q, A, B>,
    (address, length): (u64, u64),
) -> (Vec<Store>, Store) {
    let bytes = unit.message(bench.generator(), length);
    let end = address + length;
    let gap = (end..end.next_multiple_of(B as u64)).map(|address| (address, 0xa5)).collect();
    let addressed: Store = (address..).zip(bytes).collect();
    (addressed.chunks(B).map(<[_]>::to_vec).collect(), gap)
}

/// Sends a message to a queue and waits until it has left; returns its lines and its gap.
fn pass<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, Q, A, B>,
    model: &mut Queues,
    (queue, address, length): (u64, u64, u64),
) -> (Vec<Store>, Store) {
    let (lines, gap) = message(bench, unit, (address, length));
    for line in &lines {
        let outcome = unit.send(bench, model, queue, line);
        assert!(matches!(outcome, Outcome::Kept(_)), "{outcome:?}");
    }
    bench.until_idle();
    (lines, gap)
}

fn stopped<const Q: usize>(queue: u64) -> MmioQueuesStatus<Q> {
    let last_fault = MmioQueueFault::BelowStart;
    let last_queue = queue;
    MmioQueuesStatus { last_fault, last_queue, below_start: 1, dropped_stores: 1, ..quiet() }
}

/// Messages of every length up to two lines.
fn drops_every_gap<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (least, most) = unit.lengths();
    for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Bursts)] {
        let (mut bench, mut model) = (unit.start(source, sink), unit.model());
        let (mut address, mut status) = (0, quiet());
        let lengths = (least..=most.min(2 * line)).filter(|length| length % line != 0);
        for (length, manner) in
            lengths.flat_map(|length| (0..4).map(move |manner| (length, manner)))
        {
            let (mut lines, gap) = message(&mut bench, unit, (address, length));
            match manner {
                0 => _ = unit.send(&mut bench, &mut model, 1, &gap),
                1 => lines.last_mut().expect("a message has a line").extend(&gap),
                _ => {}
            }
            for line in &lines {
                unit.send(&mut bench, &mut model, 1, line);
            }
            bench.until_idle();
            // The whole gap twice, or byte after byte; it may have come before.
            let late: Vec<Store> = match manner {
                3 => gap.iter().map(|byte| vec![*byte]).collect(),
                _ => vec![gap.clone(), gap],
            };
            for store in late {
                assert_eq!(unit.send(&mut bench, &mut model, 1, &store), Outcome::Late);
                status.late_gap_stores += 1;
            }
            bench.until_idle();
            assert_eq!(bench.level(unit.status), status, "{length} bytes, {manner}");
            address = (address + length).next_multiple_of(line);
        }
        bench.finish();
    }
}

/// Messages of a line with a gap each, then a store to one of the gaps.
fn remembers_so_many_lines<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (line, window) = (B as u64, unit.size.window_lines);
    let furthest = (1 << (A - 1)).min(3 * window);
    for behind in [1, 2, window - 1, window, window + 1, furthest] {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        let mut gaps = vec![];
        for number in 0..furthest + 3 {
            let (_, gap) = pass(&mut bench, unit, &mut model, (1, number * line, line - 1));
            gaps.push(gap);
        }
        let late = &gaps[gaps.len() - behind as usize];
        let outcome = unit.send(&mut bench, &mut model, 1, late);
        assert_eq!(outcome == Outcome::Late, behind <= window, "{behind} lines behind");
        bench.until_idle();
        let dropped = MmioQueuesStatus { late_gap_stores: 1, ..quiet() };
        let expected = if behind <= window { dropped } else { stopped(1) };
        assert_eq!(bench.level(unit.status), expected, "{behind} lines behind");
        bench.finish();
    }
}

/// Each byte of messages that have left, alone and with the gap; of a message of two lines, too.
fn knows_messages_from_gaps<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (least, _) = unit.lengths();
    let lengths = [least, line / 2 + least / 2, line - 1, line, line + 1];
    for length in lengths.into_iter().filter(|length| (least..=unit.lengths().1).contains(length)) {
        for place in 0..length {
            for with_gap in [false, true] {
                let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
                let (_, gap) = pass(&mut bench, unit, &mut model, (0, 0, length));
                let mut late = vec![(place, 0x5a)];
                if with_gap {
                    late.extend(gap.into_iter().filter(|(a, _)| a / line == place / line));
                }
                let outcome = unit.send(&mut bench, &mut model, 0, &late);
                assert_eq!(outcome, Outcome::Stopped(MmioQueueFault::BelowStart, vec![]));
                bench.until_idle();
                assert_eq!(bench.level(unit.status), stopped(0), "byte {place} of {length}");
                bench.finish();
            }
        }
    }
}

/// What was a gap is none of the new round.
fn forgets_gaps<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    for is_reset in [false, true] {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        // Behind line 0 is the last one of the space.
        let begin = (1 << A) - 3;
        unit.restart(&mut bench, &mut model, 1, begin);
        let mut gaps = vec![];
        for number in begin..begin + 3 {
            let (_, gap) = pass(&mut bench, unit, &mut model, (1, number * line, line - 1));
            gaps.push(gap);
        }
        if is_reset {
            bench.reset();
            bench.run(2 << Q);
        } else {
            unit.restart(&mut bench, &mut model, 1, 1 << A);
        }
        let late = unit.write(bench.generator(), 1, &gaps[2]);
        bench.send(unit.mmio_write, [late]);
        bench.until_idle();
        assert_eq!(bench.level(unit.status), stopped(1));
        bench.finish();
    }
}

/// Late stores of one queue, each before one of another, which all come in time.
fn goes_on<D: Wrapper, const Q: usize, const A: usize, const B: usize>(unit: &Unit<D, Q, A, B>) {
    let line = B as u64;
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    let (_, gap) = pass(&mut bench, unit, &mut model, (0, 0, line - 1));
    let count = 100;
    let begin = bench.cycle();
    for number in 0..count {
        let (lines, _) = message(&mut bench, unit, (number * line, line));
        assert_eq!(unit.send(&mut bench, &mut model, 0, &gap), Outcome::Late);
        unit.send(&mut bench, &mut model, 1, &lines[0]);
    }
    while bench.waiting(unit.mmio_write.index()) > 0 {
        bench.step();
    }
    let cycles = bench.cycle() - begin;
    assert!(cycles <= 3 * count + 1, "a late store takes two cycles, the next one: {cycles}");
    bench.until_idle();
    let status = MmioQueuesStatus { late_gap_stores: count, ..quiet() };
    assert_eq!(bench.level(unit.status), status);
    bench.finish();
}
