//! The MMIO queues against their model: any order, size and split in every queue; faults; rate.
use nic_sim::Wrapper;
use nic_spec::message::MmioQueueRestart;
use nic_tb::seed::is_long;
use nic_tb::{Bench, Measured, Stall};
use nic_tests::mmio::{Order, Store, state_length};
use nic_tests::mmio_queues::{self, Unit};

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
fn messages_leave_whole_and_in_order_in_every_regime() {
    on_every_unit!(equals_the_model);
}

#[test]
fn lines_arrive_in_every_order() {
    takes_every_order(&mmio_queues::small());
}

#[test]
fn every_byte_of_a_message_is_awaited() {
    awaits_every_byte(&mmio_queues::small());
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

fn equals_the_model<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    // Every pair of regimes, but for the many queues, which are the same description.
    let pairs = Stall::pairs().step_by(if Q > 4 { 5 } else { 1 });
    for (source, sink) in pairs {
        let mut bench = unit.start(source, sink);
        let mut model = unit.model();
        let reach = unit.size.window_lines / 2;
        let mut ends = vec![0; 1 << Q];
        for order in [Order::AsWritten, Order::Reversed(reach), Order::Random(reach)] {
            for split in [0, 4] {
                unit.exchange(&mut bench, &mut model, &mut ends, (4, 5), (order, split));
            }
            bench.until_idle();
            unit.is_content(&mut bench, &ends);
        }
        bench.finish();
    }
}

/// Small lengths in every order in which four lines can arrive, in two queues at a time.
fn takes_every_order<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Alternate), unit.model());
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
    unit.is_content(&mut bench, &ends);
    bench.finish();
}

/// Messages of every length up to a line, each without one of its bytes until nothing moves.
fn awaits_every_byte<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    let line = B as u64;
    let mut address = 0;
    for length in unit.lengths().0..=line {
        for late in 0..length as usize {
            let mut bytes: Store = (address..).zip(bench.generator().bytes(B)).collect();
            state_length(&unit.format, &mut bytes, length);
            let last = bytes.remove(late);
            unit.send(&mut bench, &mut model, 1, &bytes);
            bench.until_idle();
            unit.send(&mut bench, &mut model, 1, &[last]);
            address += line;
        }
    }
    bench.until_idle();
    unit.is_content(&mut bench, &[0, address]);
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
        let mut bench = unit.start(source, sink);
        for steps in [1, 7, 40, 90] {
            let (mut model, mut ends) = (unit.model(), vec![0; 1 << Q]);
            unit.exchange(&mut bench, &mut model, &mut ends, (2, steps / 8 + 4), manner);
            bench.run(steps + (1 << Q));
            bench.reset();
        }
        let (mut model, mut ends) = (unit.model(), vec![0; 1 << Q]);
        unit.exchange(&mut bench, &mut model, &mut ends, (4, 8), manner);
        bench.until_idle();
        unit.is_content(&mut bench, &ends);
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
        let mut bench = unit.start(source, sink);
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
        unit.is_content(&mut bench, &ends);
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
    let mut bench = unit.start(Stall::Never, Stall::Never);
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
    let mut bench = unit.start(Stall::Never, Stall::Never);
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
