//! The MMIO queues where one stops: for every illegal length; with its lines freed behind messages
//! that wait, and before a store that waits for them.
use nic_model::mmio_queues::{Outcome, Queues};
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueuesStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::{Store, state_length};
use nic_tests::mmio_queues::{self, Unit, quiet};

#[test]
fn every_length_above_the_maximum_is_illegal() {
    refuses_every_length(&mmio_queues::small());
    refuses_every_length(&mmio_queues::framed());
    refuses_every_length(&mmio_queues::usual());
}

#[test]
fn the_lines_of_a_queue_that_stops_are_freed_behind_messages_that_wait() {
    frees_behind_what_waits(&mmio_queues::small());
}

#[test]
fn a_store_that_waits_for_a_slot_gets_one_of_a_queue_that_stops() {
    frees_for_what_waits(&mmio_queues::small());
}

fn refuses_every_length<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    if !unit.is_judged() {
        return;
    }
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    let (_, longest) = unit.lengths();
    let largest = (1 << (8 * unit.format.length_bytes)) - 1 + unit.format.uncounted_bytes;
    // All of them where the length has one byte.
    let is_chosen = |length: &u64| largest < 512 || (length - longest).is_power_of_two();
    bench.run(2 << Q);
    let illegal = (longest + 1..=largest).filter(is_chosen);
    for (too_long, length) in (1..).zip(illegal) {
        let mut bytes: Store = (0..).zip(bench.generator().bytes(B)).collect();
        state_length(&unit.format, &mut bytes, length);
        let outcome = unit.send(&mut bench, &mut model, 1, &bytes);
        assert_eq!(outcome, Outcome::Stopped(MmioQueueFault::TooLong, vec![]));
        bench.until_idle();
        let last_fault = MmioQueueFault::TooLong;
        let expected = MmioQueuesStatus { last_fault, last_queue: 1, too_long, ..quiet() };
        assert_eq!(bench.level(unit.status), expected, "{length} bytes are too many");
        unit.restart(&mut bench, &mut model, 1, 0);
    }
    // It still takes what is legal.
    let message: Store = (0..).zip(unit.message(bench.generator(), longest)).collect();
    for store in message.chunks(B) {
        unit.send(&mut bench, &mut model, 1, store);
    }
    bench.until_idle();
    bench.finish();
}

/// Sends so many lines of one message of the greatest length and of short ones behind it, but not the
/// first one's last byte; returns what is missing.
fn hold<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    model: &mut Queues,
    (queue, first, count): (u64, u64, u64),
) -> Vec<Store> {
    let line = B as u64;
    let (_, longest) = unit.lengths();
    let mut bytes: Store = (first * line..).zip(unit.message(bench.generator(), longest)).collect();
    let late = bytes.pop().expect("a message has a byte");
    let mut stores: Vec<Store> = bytes.chunks(B).map(<[_]>::to_vec).collect();
    for number in first + stores.len() as u64.. {
        if stores.len() as u64 >= count {
            break;
        }
        let message = unit.message(bench.generator(), line);
        stores.push((number * line..).zip(message).collect());
    }
    let mut missing = stores.split_off(count as usize);
    for store in &stores {
        let outcome = unit.send(bench, model, queue, store);
        assert_eq!(outcome, Outcome::Kept(vec![]), "nothing is complete");
    }
    missing.push(vec![late]);
    missing
}

/// A queue is ended by a restart, or by a store behind it or beyond its window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Restart,
    Store(MmioQueueFault),
}

/// Ends queue 0, which began at line 0 and holds the first of its lines.
fn end<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    model: &mut Queues,
    end: End,
) -> MmioQueuesStatus<Q> {
    let End::Store(last_fault) = end else {
        unit.restart(bench, model, 0, 0);
        return quiet();
    };
    let is_behind = last_fault == MmioQueueFault::BelowStart;
    let line = if is_behind { 0 } else { model.missing(0) / B as u64 + unit.size.window_lines };
    let outcome = unit.send(bench, model, 0, &[(line * B as u64, 7)]);
    assert_eq!(outcome, Outcome::Stopped(last_fault, vec![]));
    let (beyond_window, below_start) = (u64::from(!is_behind), u64::from(is_behind));
    MmioQueuesStatus { last_fault, beyond_window, below_start, dropped_stores: 1, ..quiet() }
}

const ENDS: [End; 3] = [
    End::Restart,
    End::Store(MmioQueueFault::BelowStart),
    End::Store(MmioQueueFault::BeyondWindow),
];

/// However many lines it holds; then every slot is used again.
fn frees_behind_what_waits<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let cases = ENDS.into_iter().flat_map(|how| (1..=unit.quota).map(move |held| (how, held)));
    for (how, held) in cases {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Always), unit.model());
        // Of three messages one is offered, one is read and one waits in its slot.
        for number in 0..3 {
            let message = unit.message(bench.generator(), line);
            let store: Store = (number * line..).zip(message).collect();
            unit.send(&mut bench, &mut model, 1, &store);
        }
        hold(unit, &mut bench, &mut model, (0, 0, held));
        bench.run(Stall::BURST);
        let status = end(unit, &mut bench, &mut model, how);
        bench.run(Stall::BURST);
        bench.set_stall(unit.message.index(), Stall::Never);
        bench.until_idle();
        assert_eq!(bench.level(unit.status), status, "{how:?} with {held} lines");
        unit.restart(&mut bench, &mut model, 0, 0);

        let rest = unit.size.memory_lines - unit.quota;
        let missing = [(0, 0, unit.quota), (1, 3, rest)]
            .map(|lines| (lines.0, hold(unit, &mut bench, &mut model, lines)));
        bench.until_idle();
        assert_eq!(model.held_lines(), unit.size.memory_lines);
        for (queue, stores) in missing {
            for store in &stores {
                unit.send(&mut bench, &mut model, queue, store);
            }
        }
        bench.until_idle();
        assert_eq!((model.held_lines(), bench.level(unit.status)), (0, status));
        bench.finish();
    }
}

/// The memory is full when it ends, and at any time from then on a store needs a slot.
fn frees_for_what_waits<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let rest = unit.size.memory_lines - unit.quota;
    for (how, delay) in ENDS.into_iter().flat_map(|how| (0..16).map(move |delay| (how, delay))) {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        hold(unit, &mut bench, &mut model, (0, 0, unit.quota));
        let missing = hold(unit, &mut bench, &mut model, (1, 0, rest));
        bench.until_idle();
        assert_eq!(model.held_lines(), unit.size.memory_lines);
        let status = end(unit, &mut bench, &mut model, how);
        bench.run(delay);
        for store in &missing {
            let outcome = unit.send(&mut bench, &mut model, 1, store);
            assert!(matches!(outcome, Outcome::Kept(_)), "there is room: {outcome:?}");
        }
        bench.until_idle();
        assert_eq!((model.held_lines(), bench.level(unit.status)), (0, status), "{how:?}, {delay}");
        bench.finish();
    }
}
