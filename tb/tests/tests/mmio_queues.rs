//! The MMIO queues against their model: any order, size and split in every queue; faults; rate.
use nic_model::mmio_queues::{Outcome, Queues};
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueueRestart, MmioQueuesStatus};
use nic_tb::seed::is_long;
use nic_tb::{Bench, Measured, Stall};
use nic_tests::mmio::{Order, Store, state_length};
use nic_tests::mmio_queues::{self, Unit};

/// Runs a test on every emitted unit.
macro_rules! on_every_unit {
    ($test:ident) => {
        $test(&mmio_queues::small());
        $test(&mmio_queues::framed());
        $test(&mmio_queues::usual());
    };
}

#[test]
fn messages_leave_whole_and_in_order_in_every_regime() {
    on_every_unit!(equals_the_model);
}

#[test]
fn lines_arrive_in_every_order() {
    takes_every_order(&mmio_queues::small());
}

#[test]
fn a_reset_in_the_middle_of_traffic_begins_again_at_line_0() {
    on_every_unit!(begins_again_after_reset);
}

#[test]
fn a_restart_in_the_middle_of_traffic_empties_one_queue_alone() {
    on_every_unit!(begins_again_after_restart);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_unit!(keeps_its_contract);
}

#[test]
fn lines_pass_at_one_per_cycle_in_any_order_in_one_queue_and_in_all() {
    on_every_unit!(sustains_full_rate);
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
fn a_memory_full_of_incomplete_messages_stops_the_queue_that_needs_more() {
    on_every_unit!(frees_what_cannot_leave);
}

#[test]
fn a_queue_that_is_blocked_holds_only_its_share() {
    shares(&mmio_queues::small());
    shares(&mmio_queues::framed());
}

#[test]
fn a_byte_that_comes_twice_keeps_its_first_value_and_is_counted() {
    on_every_unit!(keeps_the_first);
}

#[test]
fn any_stores_legal_or_not_do_what_the_model_says() {
    on_every_unit!(bears_anything);
}

/// The status of queues that have met nothing.
fn quiet<const Q: usize>() -> MmioQueuesStatus<Q> {
    MmioQueuesStatus {
        last_fault: MmioQueueFault::None,
        last_queue: 0,
        too_short: 0,
        too_long: 0,
        beyond_window: 0,
        below_start: 0,
        memory_full: 0,
        doubled_stores: 0,
        dropped_stores: 0,
    }
}

/// Counts what the model says of a store.
fn note<const Q: usize>(status: &mut MmioQueuesStatus<Q>, queue: u64, outcome: &Outcome) {
    let cause = match outcome {
        Outcome::Kept(_) => return,
        Outcome::Dropped => {
            status.dropped_stores += 1;
            return;
        }
        Outcome::Stopped(cause, _) => *cause,
    };
    status.last_fault = cause;
    status.last_queue = queue;
    let count = match cause {
        MmioQueueFault::TooShort => &mut status.too_short,
        MmioQueueFault::TooLong => &mut status.too_long,
        MmioQueueFault::BeyondWindow => &mut status.beyond_window,
        MmioQueueFault::BelowStart => &mut status.below_start,
        MmioQueueFault::MemoryFull => &mut status.memory_full,
        MmioQueueFault::None => panic!("a queue stops for a reason"),
    };
    *count += 1;
    // A store that is illegal itself is dropped; one with an illegal length was kept at first.
    let is_kept = matches!(cause, MmioQueueFault::TooShort | MmioQueueFault::TooLong);
    status.dropped_stores += u64::from(!is_kept);
}

fn equals_the_model<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for (source, sink) in Stall::pairs() {
        let mut bench = start(source, sink);
        let mut model = unit.model();
        let reach = unit.size.window_lines / 2;
        let mut ends = vec![0; 1 << Q];
        for order in [Order::AsWritten, Order::Reversed(reach), Order::Random(reach)] {
            for split in [0, 4] {
                exchange(&mut bench, unit, &mut model, &mut ends, (4, 5), (order, split));
            }
            bench.until_idle();
            is_content(&mut bench, unit, &ends);
        }
        bench.finish();
    }
}

/// A bench whose watchdog knows the sweep.
fn start<D: Wrapper>(source: Stall, sink: Stall) -> Bench<D> {
    let mut bench = Bench::<D>::new(source, sink);
    bench.watchdog(4096, "every queue is emptied after reset");
    bench
}

/// Sends messages of so many lines to some queues and expects them.
fn exchange<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, Q, A, B>,
    model: &mut Queues,
    ends: &mut [u64],
    (queues, lines): (u64, u64),
    manner: (Order, u64),
) {
    let mut plans = vec![];
    for queue in unit.some_queues(bench.generator(), queues) {
        let from = (queue, ends[queue as usize]);
        let (plan, end) = unit.plan(bench.generator(), from, lines, manner);
        ends[queue as usize] = end;
        plans.push(plan);
    }
    unit.send_all(bench, model, &mut plans);
}

/// Nothing was found wrong, and everything has left.
fn is_content<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, Q, A, B>,
    ends: &[u64],
) {
    assert_eq!(bench.level(unit.status), quiet(), "no fault, nothing dropped");
    for (queue, end) in ends.iter().enumerate().filter(|(_, end)| **end > 0).take(4) {
        stands_at(bench, unit, queue as u64, MmioQueueFault::None, *end);
    }
}

fn stands_at<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, Q, A, B>,
    queue: u64,
    fault: MmioQueueFault,
    address: u64,
) {
    let state = unit.inspect(bench, queue);
    let line = address / Unit::<D, Q, A, B>::LINE % (1 << A);
    assert_eq!((state.fault, state.next_line), (fault, line), "how queue {queue} stands");
}

/// Small lengths in every order in which four lines can arrive, in two queues at a time.
fn takes_every_order<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (mut bench, mut model) = (start::<D>(Stall::Never, Stall::Alternate), unit.model());
    let mut ends = [0; 2];
    let orders = permutations(4);
    for lines in [&[1, 1, 1, 1][..], &[2, 2], &[3, 1], &[1, 3]] {
        for order in &orders {
            let mut stores = vec![];
            for (queue, end) in ends.iter_mut().enumerate() {
                let mut bytes: Store = vec![];
                for count in lines {
                    let length = count * line - bench.generator().below(line - 1);
                    let length = length.min(unit.format.maximum_bytes);
                    let message = unit.message(bench.generator(), length);
                    bytes.extend((*end..).zip(message));
                    *end += count * line;
                }
                let of_line = |number: u64| -> Store {
                    let first = *end - (4 - number) * line;
                    let is_in = |address: u64| (first..first + line).contains(&address);
                    bytes.iter().filter(|(address, _)| is_in(*address)).copied().collect()
                };
                let order = if queue == 0 { order } else { &orders[orders.len() / 2] };
                stores.push(order.iter().map(|number| of_line(*number)).collect::<Vec<_>>());
            }
            for number in 0..4 {
                for (queue, stores) in stores.iter().enumerate() {
                    unit.send(&mut bench, &mut model, queue as u64, &stores[number]);
                }
            }
        }
    }
    bench.until_idle();
    is_content(&mut bench, unit, &ends);
    bench.finish();
}

/// Every order of the numbers below `count`.
fn permutations(count: u64) -> Vec<Vec<u64>> {
    let Some(last) = count.checked_sub(1) else { return vec![vec![]] };
    let shorter = permutations(last);
    let insert = |order: &Vec<u64>, place: usize| {
        let mut order = order.clone();
        order.insert(place, last);
        order
    };
    shorter.iter().flat_map(|order| (0..=order.len()).map(|p| insert(order, p))).collect()
}

fn begins_again_after_reset<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let manner = (Order::Random(unit.size.window_lines / 2), 2);
    for (source, sink) in Stall::pairs().step_by(5) {
        let mut bench = start(source, sink);
        for steps in [1, 7, 40, 90] {
            let (mut model, mut ends) = (unit.model(), vec![0; 1 << Q]);
            exchange(&mut bench, unit, &mut model, &mut ends, (2, steps / 8 + 4), manner);
            bench.run(steps + (1 << Q));
            bench.reset();
        }
        let (mut model, mut ends) = (unit.model(), vec![0; 1 << Q]);
        exchange(&mut bench, unit, &mut model, &mut ends, (4, 8), manner);
        bench.until_idle();
        is_content(&mut bench, unit, &ends);
        bench.finish();
    }
}

/// One queue is restarted while it has lines everywhere; the others notice nothing.
fn begins_again_after_restart<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let manner = (Order::Random(unit.size.window_lines / 2), 2);
    for (source, sink) in Stall::pairs().step_by(5) {
        let mut bench = start(source, sink);
        let mut model = unit.model();
        let mut ends = vec![0; 1 << Q];
        for _ in 0..12 {
            let queues = unit.some_queues(bench.generator(), 3);
            let (victim, others) = (queues[0], &queues[1..]);
            let from = (victim, ends[victim as usize]);
            let ((_, stores), _) = unit.plan(bench.generator(), from, 6, manner);
            let count = bench.generator().below(stores.len() as u64 + 1) as usize;
            for store in stores.iter().take(count) {
                unit.send(&mut bench, &mut model, victim, store);
            }
            while bench.waiting(unit.mmio_write.index()) > 0 {
                bench.step();
            }
            // At once, with stores of others at the same time.
            let first = bench.generator().below(1 << A);
            let restart = MmioQueueRestart { queue: victim, line_address: first };
            bench.send(unit.restart, [restart]);
            model.restart(victim, first * line);
            ends[victim as usize] = first * line;
            let mut plans = vec![];
            for queue in others {
                let from = (*queue, ends[*queue as usize]);
                let (plan, end) = unit.plan(bench.generator(), from, 4, manner);
                ends[*queue as usize] = end;
                plans.push(plan);
            }
            unit.send_all(&mut bench, &mut model, &mut plans);
            while bench.waiting(unit.restart.index()) > 0 {
                bench.step();
            }
            let from = (victim, ends[victim as usize]);
            let (plan, end) = unit.plan(bench.generator(), from, 4, manner);
            ends[victim as usize] = end;
            unit.send_all(&mut bench, &mut model, &mut vec![plan]);
        }
        bench.until_idle();
        is_content(&mut bench, unit, &ends);
        bench.finish();
    }
}

/// Steps until a payload passes the port; returns the cycle.
fn next_transfer<D: Wrapper>(bench: &mut Bench<D>, port: usize) -> u64 {
    let before = bench.transfers(port);
    for _ in 0..100 {
        let cycle = bench.cycle();
        bench.step();
        if bench.transfers(port) > before {
            return cycle;
        }
    }
    panic!("nothing passes");
}

fn keeps_its_contract<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let mut bench = start::<D>(Stall::Never, Stall::Never);
    let mut model = unit.model();
    bench.run(2 << Q);
    let (write, message) = (unit.mmio_write.index(), unit.message.index());
    let line = B as u64;
    let (mut least, mut most) = (u64::MAX, 0);
    let mut send = |bench: &mut Bench<D>, number: u64, parts: usize| {
        let bytes = unit.message(bench.generator(), line);
        let store: Store = (number * line..).zip(bytes).collect();
        for part in store.chunks(B.div_ceil(parts)) {
            unit.send(bench, &mut model, 1, part);
        }
    };
    for number in 0..50 {
        let parts = 1 + number as usize % 2;
        send(&mut bench, number, parts);
        let sent = (0..parts).map(|_| next_transfer(&mut bench, write)).last().unwrap_or(0);
        let latency = next_transfer(&mut bench, message) - sent;
        (least, most) = (least.min(latency), most.max(latency));
    }
    let gaps = 200;
    (50..51 + gaps).for_each(|number| send(&mut bench, number, 1));
    let first = next_transfer(&mut bench, message);
    let last = (0..gaps).map(|_| next_transfer(&mut bench, message)).last().unwrap_or(first);
    bench.until_idle();
    bench.finish();
    let measured = Measured { least, most, cycles: last - first, gaps };
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

fn sustains_full_rate<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let ahead = (unit.size.window_lines.saturating_sub(3) / 2).max(1);
    let lines = if is_long() { 1_000_000 } else { 12_000 } / 6;
    for order in [Order::AsWritten, Order::Reversed(ahead), Order::Random(ahead)] {
        for queues in [1, unit.size.memory_lines / (2 * ahead)] {
            let queues = queues.min(1 << Q);
            let (came, cycles) = rate(unit, order, queues, lines.max(4 * queues));
            let module = D::DESIGN.module;
            assert_eq!(came, cycles, "{module}: {order:?}, {queues} queues: lines and cycles");
        }
    }
}

/// Lines of a message each that came in how many cycles, while nothing else stalls: a line of each
/// queue in turn.
fn rate<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    order: Order,
    queues: u64,
    lines: u64,
) -> (u64, u64) {
    let line = B as u64;
    let mut bench = start::<D>(Stall::Never, Stall::Never);
    bench.probe_every(0);
    let mut model = unit.model();
    bench.run(2 << Q);
    let each = lines / queues;
    let mut plans = vec![];
    for _ in 0..queues {
        let mut stores = vec![];
        for number in 0..each {
            let message = unit.message(bench.generator(), line);
            stores.push((number * line..).zip(message).collect());
        }
        plans.push(unit.arrange(bench.generator(), stores, order));
    }
    for _ in 0..each {
        for (queue, stores) in plans.iter_mut().enumerate() {
            let store = stores.pop_front().expect("as many as there are turns");
            unit.send(&mut bench, &mut model, queue as u64, &store);
        }
    }
    let write = unit.mmio_write.index();
    let begin = bench.cycle();
    while bench.waiting(write) > 0 {
        bench.step();
    }
    let cycles = bench.cycle() - begin;
    bench.until_idle();
    let last = bench.cycle();
    assert!(last > cycles, "time passes");
    bench.finish();
    (each * queues, cycles)
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
        let mut bench = start(source, sink);
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
            assert_eq!(bench.level(unit.status), status);
            assert_eq!(unit.inspect(&mut bench, bad).fault, fault);
            stands_at(&mut bench, unit, good, MmioQueueFault::None, end);

            let first = bench.generator().below(1 << A);
            unit.restart(&mut bench, &mut model, bad, first);
            ends[bad as usize] = first * line;
            stands_at(&mut bench, unit, bad, MmioQueueFault::None, first * line);
            let ((_, stores), end) = unit.plan(
                bench.generator(),
                (bad, first * line),
                3 * unit.size.memory_lines.min(9),
                manner,
            );
            ends[bad as usize] = end;
            unit.send_all(&mut bench, &mut model, &mut vec![(bad, stores)]);
            bench.until_idle();
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
    let mut bench = start::<D>(Stall::Never, Stall::Mostly);
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
    is_content(&mut bench, unit, &ends);
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

/// Fills a queue with as much as it can hold of messages that are not complete; what is missing.
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
            Outcome::Stopped(MmioQueueFault::MemoryFull, _) => return None,
            other => panic!("{other:?}"),
        }
    }
    Some(rest)
}

fn frees_what_cannot_leave<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for sink in [Stall::Never, Stall::Mostly] {
        let mut bench = start::<D>(Stall::Never, sink);
        let (mut model, mut status) = (unit.model(), quiet());
        let mut blocked = vec![];
        let full = (0..1 << Q)
            .find(|queue| {
                let rest = fill(unit, &mut bench, &mut model, *queue, &mut status);
                rest.map(|rest| blocked.push((*queue, rest))).is_none()
            })
            .expect("the memory is smaller than the shares of all");
        let held = blocked.iter().map(|(queue, _)| model.held_lines_of(*queue)).sum::<u64>();
        assert_eq!(held, blocked.len() as u64 * unit.quota.min(model.held_lines_of(0)));
        bench.until_idle();
        assert_eq!(status.memory_full, 1);
        assert_eq!(bench.level(unit.status), status);
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
        stands_at(&mut bench, unit, full, MmioQueueFault::None, end);
        bench.finish();
    }
}

/// A blocked queue has all that it can have; another goes on with what is left.
fn shares<D: Wrapper, const Q: usize, const A: usize, const B: usize>(unit: &Unit<D, Q, A, B>) {
    let mut bench = start::<D>(Stall::Never, Stall::Mostly);
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
    is_content(&mut bench, unit, &[0, end]);
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
        let (mut bench, mut model) = (start::<D>(source, sink), unit.model());
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
    let mut faults = [0; 3];
    for (source, sink) in Stall::pairs().step_by(5) {
        let mut bench = start::<D>(source, sink);
        let (mut model, mut status) = (unit.model(), quiet());
        let queues = unit.some_queues(bench.generator(), 5);
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
            let first = halted.unwrap_or(drawn) * line;
            let mut bytes: Store = (first..).zip(bench.generator().bytes(B)).collect();
            // Any line may be taken for the first of a message, so each says how long that is.
            let length = match bench.generator().below(64) {
                0 => 0,
                1 => unit.lengths().1 + 1,
                _ => unit.draw_length(bench.generator()).min(4 * line),
            };
            state_length(&unit.format, &mut bytes, length.max(unit.format.uncounted_bytes));
            let partial = bench.generator().chance(1, 4);
            if partial {
                let from = bench.generator().below(line);
                let to = from + 1 + bench.generator().below(line - from);
                bytes = bytes[from as usize..to as usize].to_vec();
            }
            let outcome = unit.send(&mut bench, &mut model, queue, &bytes);
            note(&mut status, queue, &outcome);
            if matches!(outcome, Outcome::Stopped(..)) {
                stopped.push((queue, oldest + (1 << (A - 1))));
            }
        }
        bench.until_idle();
        status.doubled_stores = model.doubled;
        assert_eq!(bench.level(unit.status), status);
        let lengths = status.too_short + status.too_long;
        let counts = [lengths, status.beyond_window, status.below_start];
        faults.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        bench.finish();
    }
    assert!(faults.iter().all(|count| *count > 0), "every kind occurs: {faults:?}");
}
