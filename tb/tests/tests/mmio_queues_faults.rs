//! The MMIO queues with stores that cannot be kept: faults, a full memory, bytes that come twice.
use nic_model::mmio_queues::{Outcome, Queues};
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueuesLimits, MmioQueuesStatus};
use nic_tb::seed::is_long;
use nic_tb::{Bench, Stall};
use nic_tests::mmio::{Order, Store, state_length};
use nic_tests::mmio_queues::{self, Unit, quiet};

/// Runs a test on these units, as far as the run is about them.
macro_rules! on_units {
    ($test:ident, $($unit:ident),+) => {
        $(if mmio_queues::$unit().is_judged() {
            $test(&mmio_queues::$unit());
        })+
    };
}

/// Runs a test on every emitted unit.
macro_rules! on_every_unit {
    ($test:ident) => {
        on_units!($test, small, framed, usual);
    };
}

#[test]
fn every_fault_stops_its_queue_alone_and_ends_with_a_restart() {
    on_every_unit!(counts_every_fault);
}

#[test]
fn a_memory_full_of_complete_messages_is_waited_for() {
    on_every_unit!(waits_for_its_sink);
}

#[test]
fn a_memory_full_of_incomplete_messages_costs_the_one_that_waits_longest() {
    on_every_unit!(frees_what_cannot_leave);
}

#[test]
fn a_slot_that_is_on_its_way_back_is_waited_for() {
    waits_for_the_last_slot(&mmio_queues::small());
}

#[test]
fn a_queue_that_is_blocked_holds_only_its_share() {
    on_units!(shares, small, framed);
}

#[test]
fn a_byte_that_comes_twice_keeps_its_first_value_and_is_counted() {
    on_every_unit!(keeps_the_first);
}

#[test]
fn any_stores_legal_or_not_do_what_the_model_says() {
    on_every_unit!(bears_anything);
}

/// Counts what the model says of a store.
fn note<const Q: usize>(status: &mut MmioQueuesStatus<Q>, queue: u64, outcome: &Outcome) {
    let cause = match outcome {
        Outcome::Kept(_) => return,
        Outcome::Late => return,
        Outcome::Dropped => {
            status.dropped_stores += 1;
            return;
        }
        Outcome::Stopped(cause, _) => *cause,
        Outcome::Short(_) => panic!("a store that waits gets its line"),
    };
    status.last_fault = cause;
    status.last_queue = queue;
    let count = match cause {
        MmioQueueFault::TooShort => &mut status.too_short,
        MmioQueueFault::TooLong => &mut status.too_long,
        MmioQueueFault::BeyondWindow => &mut status.beyond_window,
        MmioQueueFault::BelowStart => &mut status.below_start,
        MmioQueueFault::MemoryFull => &mut status.memory_full,
        MmioQueueFault::None | MmioQueueFault::Evicted | MmioQueueFault::TimedOut => {
            panic!("a store stops its queue for a reason")
        }
    };
    *count += 1;
    // A store that is illegal itself is dropped; one with an illegal length was kept at first.
    let is_kept = matches!(cause, MmioQueueFault::TooShort | MmioQueueFault::TooLong);
    status.dropped_stores += u64::from(!is_kept);
}

/// A good queue goes on while a bad one stops; then the bad one is restarted.
fn counts_every_fault<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (shortest, longest) = unit.lengths();
    let format = &unit.format;
    let manner = (Order::Random(unit.size.window_lines / 2), 2);
    for (source, sink) in Stall::pairs().step_by(5) {
        let mut bench = unit.start(source, sink);
        let (mut model, mut status) = (unit.model(), quiet());
        let mut ends = vec![0; 1 << Q];
        for fault in [
            MmioQueueFault::TooShort,
            MmioQueueFault::TooLong,
            MmioQueueFault::BeyondWindow,
            MmioQueueFault::BelowStart,
        ] {
            let queues = unit.some_queues(bench.generator(), 2);
            let (bad, good) = (queues[0], queues[1]);
            let from = (good, ends[good as usize]);
            let ((_, mut stores), end) = unit.plan(bench.generator(), from, 6, manner);
            ends[good as usize] = end;
            let mut some = |bench: &mut Bench<D>, model: &mut Queues, count: usize| {
                for store in stores.drain(..count.min(stores.len())) {
                    unit.send(bench, model, good, &store);
                }
            };
            some(&mut bench, &mut model, 3);
            // A whole message, then what is wrong, with a line of the window behind it.
            let address = ends[bad as usize];
            let length = line.max(shortest);
            let stated = match fault {
                MmioQueueFault::TooShort => format.uncounted_bytes.min(shortest - 1),
                MmioQueueFault::TooLong => longest + 1,
                _ => longest,
            };
            let whole = unit.message(bench.generator(), length);
            let mut illegal: Store = (0..).zip(unit.message(bench.generator(), length)).collect();
            state_length(format, &mut illegal, stated);
            let at = |number: u64, bytes: Vec<u8>| -> Store {
                (address + number * line..).zip(bytes).collect()
            };
            let illegal: Vec<u8> = illegal.into_iter().map(|(_, byte)| byte).collect();
            unit.send(&mut bench, &mut model, bad, &at(2, vec![7]));
            unit.send(&mut bench, &mut model, bad, &at(0, whole));
            some(&mut bench, &mut model, 2);
            let culprit = match fault {
                MmioQueueFault::BeyondWindow => at(1 + unit.size.window_lines, vec![1]),
                MmioQueueFault::BelowStart => at(0, vec![1]),
                _ => at(1, illegal),
            };
            if fault == MmioQueueFault::BelowStart {
                // A line may be stored to until it has left the window.
                bench.until_idle();
            }
            let outcome = unit.send(&mut bench, &mut model, bad, &culprit);
            assert!(
                matches!(&outcome, Outcome::Stopped(cause, _) if *cause == fault),
                "{fault:?} is meant, {outcome:?}"
            );
            note(&mut status, bad, &outcome);
            some(&mut bench, &mut model, 5);
            let far = at(1 << (A - 1), vec![3]);
            for _ in 0..3 {
                let outcome = unit.send(&mut bench, &mut model, bad, &far);
                assert_eq!(outcome, Outcome::Dropped);
                note(&mut status, bad, &outcome);
            }
            some(&mut bench, &mut model, usize::MAX);
            bench.until_idle();
            status.late_gap_stores = bench.level(unit.status).late_gap_stores;
            assert_eq!(bench.level(unit.status), status);
            unit.stands_at(&mut bench, bad, fault, address + line);
            unit.stands_at(&mut bench, good, MmioQueueFault::None, end);

            let first = bench.generator().below(1 << A);
            unit.restart(&mut bench, &mut model, bad, first);
            ends[bad as usize] = first * line;
            unit.stands_at(&mut bench, bad, MmioQueueFault::None, first * line);
            let ((_, stores), end) = unit.plan(
                bench.generator(),
                (bad, first * line),
                3 * unit.size.memory_lines.min(9),
                manner,
            );
            ends[bad as usize] = end;
            unit.send_all(&mut bench, &mut model, &mut vec![(bad, stores)]);
            bench.until_idle();
            status.late_gap_stores = bench.level(unit.status).late_gap_stores;
            assert_eq!(bench.level(unit.status), status, "a restart clears the fault alone");
        }
        bench.finish();
    }
}

/// A sink at an eighth of the source's rate: the memory fills, then the source waits.
fn waits_for_its_sink<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let mut bench = unit.start(Stall::Never, Stall::Mostly);
    let mut model = unit.model();
    let lines = unit.size.memory_lines * 5 / 4 + 20;
    let mut ends = vec![0; 1 << Q];
    for _ in 0..lines {
        let queue = bench.generator().below(1 << Q);
        let message = unit.message(bench.generator(), line);
        let end = &mut ends[queue as usize];
        let store: Store = (*end..).zip(message).collect();
        *end += line;
        unit.send(&mut bench, &mut model, queue, &store);
    }
    let mut inside = 0;
    while bench.waiting(unit.mmio_write.index()) > 0 {
        bench.step();
        let came = bench.transfers(unit.mmio_write.index());
        inside = inside.max(came - bench.transfers(unit.message.index()));
    }
    // The memory, two stores that wait, a line that was read and the offer.
    assert_eq!(inside, unit.size.memory_lines + 4, "every slot is used");
    bench.until_idle();
    unit.is_content(&mut bench, &ends);
    bench.finish();
}

/// The lines of a message as stores.
fn lines_of<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    address: u64,
    length: u64,
) -> Vec<Store> {
    let message = unit.message(bench.generator(), length);
    let bytes: Store = (address..).zip(message).collect();
    bytes.chunks(B).map(<[_]>::to_vec).collect()
}

/// Fills a queue with as much as it can hold of messages that are not complete; what is missing. Nothing
/// is returned if another queue lost its lines meanwhile.
fn fill<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    model: &mut Queues,
    queue: u64,
    status: &mut MmioQueuesStatus<Q>,
) -> Option<Vec<Store>> {
    let line = B as u64;
    let (_, longest) = unit.lengths();
    let mut stores = lines_of(unit, bench, 0, longest);
    let last = stores.pop().expect("a message has a line");
    let end = longest.next_multiple_of(line);
    let mut rest = vec![];
    let before = model.evicted.len();
    for number in 0..unit.size.window_lines - 1 {
        stores.extend(lines_of(unit, bench, end + number * line, line));
    }
    // All but one byte of the line for which everything waits.
    let (early, late) = last.split_at(last.len() - 1);
    stores.push(early.to_vec());
    rest.push(late.to_vec());
    for store in stores {
        let outcome = unit.send(bench, model, queue, &store);
        note(status, queue, &outcome);
        match outcome {
            Outcome::Kept(messages) => assert!(messages.is_empty(), "nothing is complete"),
            other => panic!("{other:?}"),
        }
    }
    (model.evicted.len() == before).then_some(rest)
}

fn frees_what_cannot_leave<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for sink in [Stall::Never, Stall::Mostly] {
        let mut bench = unit.start(Stall::Never, sink);
        let (mut model, mut status) = (unit.model(), quiet());
        let mut blocked = vec![];
        // From the last queue down, so that the oldest is not the one with the lowest number.
        for queue in (0..1 << Q).rev() {
            let Some(rest) = fill(unit, &mut bench, &mut model, queue, &mut status) else { break };
            blocked.push((queue, rest));
            if blocked.len() == 1 {
                bench.until_idle();
                bench.run(Unit::<D, Q, A, B>::ROUNDS);
            }
        }
        let (full, _) = blocked.remove(0);
        let held = blocked.iter().map(|(queue, _)| model.held_lines_of(*queue)).sum::<u64>();
        assert_eq!(held, blocked.len() as u64 * model.held_lines_of(full - 1));
        bench.until_idle();
        status.evicted = 1;
        (status.last_fault, status.last_queue) = (MmioQueueFault::Evicted, full);
        assert_eq!(bench.level(unit.status), status, "the first that was incomplete pays");
        let asker = full - blocked.len() as u64 - 1;
        unit.restart(&mut bench, &mut model, asker, 0);
        // What is blocked goes on as soon as what it waits for comes.
        for (queue, rest) in &blocked {
            for store in rest {
                let outcome = unit.send(&mut bench, &mut model, *queue, store);
                assert!(matches!(outcome, Outcome::Kept(messages) if !messages.is_empty()));
            }
        }
        bench.until_idle();
        assert_eq!((model.held_lines(), bench.level(unit.status)), (0, status));
        unit.restart(&mut bench, &mut model, full, 3);
        let from = (full, 3 * B as u64);
        let (plan, end) = unit.plan(bench.generator(), from, 4, (Order::AsWritten, 0));
        unit.send_all(&mut bench, &mut model, &mut vec![plan]);
        bench.until_idle();
        unit.stands_at(&mut bench, full, MmioQueueFault::None, end);
        bench.finish();
    }
}

/// A memory full of what is incomplete, but for one message that leaves as another queue asks.
fn waits_for_the_last_slot<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (_, longest) = unit.lengths();
    for delay in 0..8 {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        let mut first = lines_of(unit, &mut bench, 0, longest);
        let count = first.len() as u64;
        let behind = lines_of(unit, &mut bench, count * line, longest);
        let single = lines_of(unit, &mut bench, 0, line);
        let other = lines_of(unit, &mut bench, line, longest);
        // Of queue 0 all but one byte and a line of the second message, of queue 1 what does not follow
        // its first line at once; one slot is left.
        let late = first.last_mut().and_then(Vec::pop).expect("a line has a byte");
        for store in first.iter().chain(&behind[..2]) {
            unit.send(&mut bench, &mut model, 0, store);
        }
        other[1..3].iter().for_each(|store| _ = unit.send(&mut bench, &mut model, 1, store));
        assert_eq!(model.held_lines() + 1, unit.size.memory_lines);
        bench.until_idle();
        unit.send(&mut bench, &mut model, 1, &single[0]);
        bench.run(delay);
        unit.send(&mut bench, &mut model, 0, &behind[2]);
        unit.send(&mut bench, &mut model, 0, &[late]);
        unit.send(&mut bench, &mut model, 1, &other[0]);
        bench.until_idle();
        unit.is_content(&mut bench, &[2 * count * line, (1 + count) * line]);
        bench.finish();
    }
}

/// A blocked queue has all that it can have; another goes on with what is left.
fn shares<D: Wrapper, const Q: usize, const A: usize, const B: usize>(unit: &Unit<D, Q, A, B>) {
    let mut bench = unit.start(Stall::Never, Stall::Mostly);
    let (mut model, mut status) = (unit.model(), quiet());
    let rest = fill(unit, &mut bench, &mut model, 0, &mut status).expect("there is room");
    assert!(model.held_lines() <= unit.quota, "{} lines", model.held_lines());
    let mut end = 0;
    for _ in 0..200 {
        let stores = lines_of(unit, &mut bench, end, 2 * B as u64);
        end += 2 * B as u64;
        stores.iter().rev().for_each(|store| _ = unit.send(&mut bench, &mut model, 1, store));
    }
    bench.until_idle();
    unit.is_content(&mut bench, &[0, end]);
    for store in &rest {
        unit.send(&mut bench, &mut model, 0, store);
    }
    bench.until_idle();
    assert_eq!((model.held_lines(), bench.level(unit.status)), (0, quiet()));
    bench.finish();
}

fn keeps_the_first<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for (source, sink) in Stall::pairs().step_by(5) {
        let (mut bench, mut model) = (unit.start(source, sink), unit.model());
        let line = B as u64;
        for number in 0..20 {
            let message = unit.message(bench.generator(), line);
            let all: Store = (number * line..).zip(message).collect();
            let is_early = |address: u64| {
                let place = address % line;
                place != unit.format.length_offset && place % 3 != number % 3
            };
            let early: Store = all.iter().filter(|(a, _)| is_early(*a)).copied().collect();
            let other = |(address, byte): &(u64, u8)| (*address, byte ^ 0x5a);
            // Again with other values: alone, and beside what is still missing.
            let again: Store = early.iter().map(other).collect();
            let mixed = all.iter().map(|b| if is_early(b.0) { other(b) } else { *b });
            for store in [early, again, mixed.collect()] {
                unit.send(&mut bench, &mut model, 1, &store);
            }
        }
        bench.until_idle();
        assert_eq!(model.doubled, 40);
        let status = bench.level(unit.status);
        assert_eq!(status, MmioQueuesStatus { doubled_stores: 40, ..quiet() });
        bench.finish();
    }
}

/// Random stores about the window of a few queues: partial, double, beyond and behind, with lengths
/// of all kinds; queues that stopped are restarted.
fn bears_anything<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let window = unit.size.window_lines;
    let steps = if is_long() { 30_000 } else { 1_000 };
    let largest_share = unit.size.memory_lines >> Q;
    // Large memories have more lines than a few queues can hold; a small one is drawn for more often.
    let is_ample = unit.size.memory_lines > 16;
    let pace = if is_ample { 5 } else { 2 };
    let mut faults = [0; 3];
    let mut shortages = [0; 2];
    let mut gaps_dropped = 0;
    for (number, (source, sink)) in Stall::pairs().step_by(pace).enumerate() {
        let mut bench = unit.start(source, sink);
        let (mut model, mut status, mut late) = (unit.model(), quiet(), 0);
        let queues = unit.some_queues(bench.generator(), 5);
        // Every second one drawn; the others are such that somebody pays, and that only the asker can.
        let (share_lines, threshold_shift) = match number % 5 {
            0 => (0, 0),
            2 => (largest_share / 2, 7),
            4 => (largest_share, 0),
            _ => (bench.generator().within(0..=largest_share), bench.generator().below(8)),
        };
        let limits = MmioQueuesLimits { share_lines, threshold_shift, time_limit_rounds: 0 };
        unit.limit(&mut bench, &mut model, limits);
        // Those that stopped, and a line far from all that came to them.
        let mut stopped: Vec<(u64, u64)> = vec![];
        for _ in 0..steps {
            let queue = *bench.generator().pick(&queues);
            let halted = stopped.iter().find(|(other, _)| *other == queue).map(|(_, far)| *far);
            if halted.is_some() {
                let first = bench.generator().below(1 << A);
                if bench.generator().chance(1, 4) {
                    bench.until_idle();
                    unit.restart(&mut bench, &mut model, queue, (1 << A) + first);
                    stopped.retain(|(other, _)| *other != queue);
                    continue;
                }
            }
            let missing = model.missing(queue);
            let oldest = missing / line;
            // Mostly what is missing, then anywhere in the window, seldom outside.
            let drawn = match bench.generator().below(64) {
                0 if oldest > 2 * window => {
                    oldest - window - 1 - bench.generator().below(window - 1)
                }
                1 => oldest + window + bench.generator().below(window / 2),
                2..16 => oldest + bench.generator().below(window),
                16..24 => oldest + 1,
                _ => oldest,
            };
            // What it dropped as late or kept as early is up to the turns of the queues.
            let gaps = model.gaps(queue);
            if halted.is_none() && !gaps.is_empty() && bench.generator().chance(1, 8) {
                let chosen = *bench.generator().pick(&gaps);
                let near = gaps.iter().filter(|address| **address / line == chosen / line);
                let bytes: Store = near.map(|address| (*address, 7)).collect();
                let outcome = unit.send(&mut bench, &mut model, queue, &bytes);
                assert_eq!(outcome, Outcome::Late);
                late += 1;
                continue;
            }
            let first = halted.unwrap_or(drawn) * line;
            let mut bytes: Store = (first..).zip(bench.generator().bytes(B)).collect();
            // Any line may be taken for the first of a message, so each says how long that is.
            let length = match bench.generator().below(64) {
                0 => 0,
                1 => unit.lengths().1 + 1,
                _ => unit.draw_length(bench.generator()).min(4 * line),
            };
            let length = length.max(unit.format.uncounted_bytes);
            state_length(&unit.format, &mut bytes, length);
            let partial = bench.generator().chance(1, 4);
            if partial {
                let from = bench.generator().below(line);
                let to = from + 1 + bench.generator().below(line - from);
                bytes = bytes[from as usize..to as usize].to_vec();
            }
            // Half of them leave out what is behind the end, as compilers do.
            if bench.generator().chance(1, 2) && bytes[0].0 < first + length {
                bytes.retain(|(address, _)| *address < first + length);
            }
            let before = model.clone();
            let outcome = unit.send(&mut bench, &mut model, queue, &bytes);
            for victim in &model.evicted[before.evicted.len()..] {
                status.evicted += 1;
                (status.last_fault, status.last_queue) = (MmioQueueFault::Evicted, *victim);
                let oldest = before.clone().missing(*victim) / line;
                stopped.push((*victim, oldest + (1 << (A - 1))));
            }
            note(&mut status, queue, &outcome);
            if matches!(outcome, Outcome::Stopped(..)) {
                stopped.push((queue, oldest + (1 << (A - 1))));
            }
        }
        bench.until_idle();
        status.doubled_stores = model.doubled;
        status.late_gap_stores = bench.level(unit.status).late_gap_stores;
        assert!(status.late_gap_stores <= late, "{late} gaps come late");
        gaps_dropped += status.late_gap_stores;
        assert_eq!(bench.level(unit.status), status);
        let lengths = status.too_short + status.too_long;
        let counts = [lengths, status.beyond_window, status.below_start];
        faults.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        shortages[0] += status.evicted;
        shortages[1] += status.memory_full;
        bench.finish();
    }
    assert!(faults.iter().all(|count| *count > 0), "every kind occurs: {faults:?}");
    assert!(gaps_dropped > 0, "gaps come when their messages have left");
    assert!(is_ample || shortages.iter().all(|count| *count > 0), "lines are short: {shortages:?}");
}
