//! The MMIO reorder unit against its model: any order, size, split and alignment; faults.
use nic_model::mmio_reorder::{Next, Queue};
use nic_sim::Wrapper;
use nic_spec::message::{MessageBeat, MmioFault, MmioRestart, MmioStatus};
use nic_tb::seed::{generator, is_long};
use nic_tb::{Bench, Measured, Stall};
use nic_tests::mmio::{self, Order, Store, Unit};
use proptest::collection::vec;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Runs a test on these units, as far as the run is about them.
macro_rules! on_units {
    ($test:ident, $($unit:ident),+) => {
        $(if mmio::$unit().is_judged() {
            $test(&mmio::$unit());
        })+
    };
}

/// Runs a test on every emitted unit.
macro_rules! on_every_unit {
    ($test:ident) => {
        on_units!($test, small, aligned, usual, framed);
    };
}

#[test]
fn messages_leave_in_order_in_every_regime() {
    on_every_unit!(equals_the_model);
}

#[test]
fn a_reset_in_the_middle_of_traffic_begins_again_at_address_0() {
    on_every_unit!(begins_again_after_reset);
}

#[test]
fn a_restart_in_the_middle_of_traffic_ends_what_was_begun_with_an_error() {
    on_every_unit!(begins_again_after_restart);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_unit!(keeps_its_contract);
}

#[test]
fn every_fault_stops_the_queue_is_counted_and_ends_with_a_restart() {
    on_every_unit!(counts_every_fault);
}

#[test]
fn every_counter_counts_to_its_end_and_stays_there() {
    on_units!(fills_every_counter, small);
}

#[test]
fn a_byte_that_comes_twice_keeps_its_first_value_and_is_counted() {
    on_every_unit!(keeps_the_first);
}

#[test]
fn a_stalled_sink_is_waited_for_and_is_no_fault() {
    on_every_unit!(waits_for_its_sink);
}

#[test]
fn any_traffic_that_stays_in_reach_leaves_in_order() {
    on_every_unit!(takes_any_traffic);
}

/// Sends stores and expects what the model gives; returns the end of what was sent.
fn exchange<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    start: u64,
    order: Order,
    (bytes, split): (u64, u64),
) -> u64 {
    let lengths = unit.draw_lengths(bench.generator(), bytes);
    let (all, end) = unit.bytes(bench.generator(), start, &lengths);
    let stores = unit.stores(bench.generator(), &all, split);
    let stores = unit.arrange(bench.generator(), stores, order);
    let stores = unit.insert_gaps(bench.generator(), stores, (start, end));
    let mut queue = Queue::new(unit.format, start);
    for store in &stores {
        let write = unit.write(bench.generator(), store);
        bench.send(unit.mmio_write, [write]);
        for (address, byte) in store {
            assert!(queue.store(*address, *byte), "the traffic has each byte once");
        }
        while let Next::Message(message) = queue.deliver() {
            bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
        }
    }
    assert_eq!(queue.start(), end, "the traffic is complete");
    end
}

/// Nothing was found wrong, and everything has left.
fn is_content<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    end: u64,
) {
    let status = bench.level(unit.status);
    // What of the gaps came late is up to the sink.
    let late_gap_stores = status.late_gap_stores;
    assert_eq!(status, MmioStatus { late_gap_stores, ..quiet() }, "no fault, nothing dropped");
    let address = (unit.next_start_address)(bench);
    assert_eq!(address, Unit::<D, A, B>::wrapped(end), "everything has left");
}

/// The status of a queue that has met nothing.
fn quiet() -> MmioStatus {
    MmioStatus {
        fault: MmioFault::None,
        too_short: 0,
        too_long: 0,
        beyond_window: 0,
        below_start: 0,
        doubled_stores: 0,
        dropped_stores: 0,
        late_gap_stores: 0,
    }
}

fn equals_the_model<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let mut late = 0;
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let mut end = 0;
        for order in
            [Order::AsWritten, Order::Reversed(unit.storage / 2), Order::Random(unit.reach())]
        {
            for split in [0, 3, 8] {
                end = exchange(&mut bench, unit, end, order, (30 * B as u64, split));
            }
            bench.until_idle();
            is_content(&mut bench, unit, end);
        }
        late += bench.level(unit.status).late_gap_stores;
        bench.finish();
    }
    assert!(late > 100, "gaps come when their messages have left: {late}");
}

fn begins_again_after_reset<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        for steps in [1, 7, 40, 90] {
            let order = Order::Random(unit.reach());
            exchange(&mut bench, unit, 0, order, ((steps + 20) * B as u64, 2));
            bench.run(steps);
            bench.reset();
        }
        let end = exchange(&mut bench, unit, 0, Order::Random(unit.reach()), (20 * B as u64, 2));
        bench.until_idle();
        is_content(&mut bench, unit, end);
        bench.finish();
    }
}

/// Any lengths, any byte enables, any order, from any line on, in any regime; what fails shrinks.
fn takes_any_traffic<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let config = Config {
        cases: if is_long() { 2_000 } else { 64 },
        failure_persistence: None,
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed.copy_from_slice(&generator().bytes(32));
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(config, random);
    let (least, most) = unit.lengths();
    let lengths = vec(least..=most.min(5 * B as u64), 1..12);
    // Which store has a byte, and which of the stores in reach is next.
    let parts = vec(0..3_usize, 1..150);
    let keys = vec(0..1_000_usize, 1..40);
    let line = 0..1_u64 << A;
    let stalls = (select(&Stall::ALL[..]), select(&Stall::ALL[..]));
    let traffic = (lengths, parts, keys, line, stalls);
    let result = runner.run(&traffic, |(lengths, parts, keys, line, (source, sink))| {
        let mut bench = Bench::<D>::new(source, sink);
        restart(&mut bench, unit, line);
        let start = line * B as u64;
        let (all, end) = unit.bytes(bench.generator(), start, &lengths);
        let mut waiting = Vec::new();
        for line in all.chunk_by(|a, b| a.0 / B as u64 == b.0 / B as u64) {
            let part = |number: usize| -> Store {
                let has =
                    |(address, _): &&(u64, u8)| parts[*address as usize % parts.len()] == number;
                line.iter().filter(has).copied().collect()
            };
            waiting.extend((0..3).map(part).filter(|part| !part.is_empty()));
        }
        let mut queue = Queue::new(unit.format, start);
        for key in keys.iter().cycle() {
            let Some(oldest) = waiting.first() else { break };
            let limit = oldest[0].0 / B as u64 + unit.reach();
            let free = waiting.iter().take_while(|store| store[0].0 / (B as u64) < limit).count();
            let store = waiting.remove(key % free);
            let write = unit.write(bench.generator(), &store);
            bench.send(unit.mmio_write, [write]);
            store.iter().for_each(|(address, byte)| _ = queue.store(*address, *byte));
            while let Next::Message(message) = queue.deliver() {
                bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
            }
        }
        bench.until_idle();
        is_content(&mut bench, unit, end);
        bench.finish();
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{}: {error}", D::DESIGN.module));
}

/// Restarts the queue at a line and waits until it runs.
fn restart<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    line: u64,
) {
    bench.send(unit.restart, [MmioRestart { line_address: line % (1 << A) }]);
    let restart = unit.restart.index();
    while bench.waiting(restart) > 0 {
        bench.step();
    }
    // The sweep, and a message to be ended before a sink that stalls.
    bench.run(unit.storage + 4 * Stall::BURST);
}

/// What comes out is the messages in order, and one that the restart cut short.
fn begins_again_after_restart<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let mut cut = 0;
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(unit.message);
        let line = B as u64;
        let mut first = 0;
        for steps in [12, 1, 30, 77, 150, 3, 45, 60, 20, 100, 8, 35] {
            let lengths = unit.draw_lengths(bench.generator(), 150 * line);
            let (all, _) = unit.bytes(bench.generator(), first * line, &lengths);
            let stores = unit.stores(bench.generator(), &all, 2);
            let order = Order::Random(unit.reach());
            let stores = unit.arrange(bench.generator(), stores, order);
            let mut queue = Queue::new(unit.format, first * line);
            let mut recent = first;
            let mut stores = stores.iter();
            for _ in 0..steps {
                if bench.waiting(unit.mmio_write.index()) == 0 {
                    let store = stores.next().expect("the restart is in the middle of traffic");
                    recent = store[0].0 / line;
                    let write = unit.write(bench.generator(), store);
                    bench.send(unit.mmio_write, [write]);
                    store.iter().for_each(|(address, byte)| _ = queue.store(*address, *byte));
                }
                bench.step();
            }
            // Half the address space away, so that a store which still waits is behind the queue.
            first = recent + (1 << (A - 1));
            restart(&mut bench, unit, first);
            let mut expected = Vec::new();
            while let Next::Message(message) = queue.deliver() {
                expected.extend(Unit::<D, A, B>::beats(&message));
            }
            let found = bench.take(unit.message);
            let is_error = found.last().is_some_and(|beat| beat.error);
            let whole = &found[..found.len() - usize::from(is_error)];
            if is_error {
                cut += 1;
                let end = found[found.len() - 1];
                assert!(end.last && end.keep == 1 && end.data == [0; B], "{end:?}");
                // The rest of the message that was cut may be missing from what came.
                assert!(whole.last().is_some_and(|beat| !beat.last), "it had begun");
                expected.truncate(whole.len());
            } else {
                assert!(whole.last().is_none_or(|beat| beat.last), "what was begun is ended");
                expected.truncate(whole.len());
            }
            let compared = expected.len();
            assert_eq!(whole[..compared], expected[..], "in order");
            assert!(
                whole[compared..].iter().all(|beat| !beat.last),
                "only what is cut is not whole"
            );
            if bench.waiting(unit.mmio_write.index()) > 0 || bench.level(unit.status) != quiet() {
                restart(&mut bench, unit, first);
            }
            assert_eq!(bench.level(unit.status).fault, MmioFault::None);
        }
        bench.dismiss();
    }
    assert!(cut > 10, "messages are cut short: {cut}");
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

fn keeps_its_contract<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.ignore(unit.message);
    bench.run(2 * unit.storage);
    let (write, message) = (unit.mmio_write.index(), unit.message.index());
    let line = B as u64;
    let (mut least, mut most) = (u64::MAX, 0);
    let field = unit.format.length_offset + unit.format.length_bytes;
    for number in 0..100 {
        let (all, _) = unit.bytes(bench.generator(), number * line, &[line]);
        // Every second message comes in two parts, the one with the length first.
        let (first, rest) = all.split_at(if number % 2 == 0 { B } else { field as usize });
        for part in [first, rest].iter().filter(|part| !part.is_empty()) {
            let store = unit.write(bench.generator(), part);
            bench.send(unit.mmio_write, [store]);
        }
        let mut sent = next_transfer(&mut bench, write);
        if number % 2 == 1 {
            sent = next_transfer(&mut bench, write);
        }
        let latency = next_transfer(&mut bench, message) - sent;
        assert_eq!(latency, if number % 2 == 0 { 5 } else { 4 }, "one store, or two");
        (least, most) = (least.min(latency), most.max(latency));
    }
    let gaps = 200;
    let (all, _) = unit.bytes(bench.generator(), 100 * line, &vec![line; gaps as usize + 1]);
    for store in unit.stores(bench.generator(), &all, 0) {
        let write = unit.write(bench.generator(), &store);
        bench.send(unit.mmio_write, [write]);
    }
    let first = next_transfer(&mut bench, message);
    let last = (0..gaps).map(|_| next_transfer(&mut bench, message)).last().unwrap_or(first);
    bench.dismiss();
    let measured = Measured { least, most, cycles: last - first, gaps };
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// Sends a message of `length` bytes at `address` whose field states `stated` in all.
fn send_message<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    address: u64,
    length: u64,
    stated: u64,
) -> Vec<u8> {
    let (mut all, _) = unit.bytes(bench.generator(), address, &[length]);
    mmio::state_length(&unit.format, &mut all, stated);
    for store in unit.stores(bench.generator(), &all, 0) {
        let write = unit.write(bench.generator(), &store);
        bench.send(unit.mmio_write, [write]);
    }
    all.into_iter().map(|(_, byte)| byte).collect()
}

fn counts_every_fault<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let line = B as u64;
    let (shortest, longest) = unit.lengths();
    let beats = Unit::<D, A, B>::beats;
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let mut status = quiet();
        let mut first = 0;
        // A whole message, one of two lines that is begun, and what is wrong with the queue.
        let faults = [
            MmioFault::TooShort,
            MmioFault::TooLong,
            MmioFault::BeyondWindow,
            MmioFault::BelowStart,
            MmioFault::BelowStart,
        ];
        for (number, fault) in faults.into_iter().enumerate() {
            let largest = (1 << (8 * unit.format.length_bytes)) - 1 + unit.format.uncounted_bytes;
            if fault == MmioFault::TooLong && largest == longest {
                continue;
            }
            let start = first * line;
            let whole = send_message(&mut bench, unit, start, line, line);
            bench.expect(unit.message, beats(&whole));
            let address = start + line;
            match fault {
                MmioFault::TooShort => {
                    let stated = unit.format.uncounted_bytes.min(shortest - 1);
                    send_message(&mut bench, unit, address, line, stated);
                    status.too_short += 1;
                }
                MmioFault::TooLong => {
                    send_message(&mut bench, unit, address, line, longest + 1);
                    status.too_long += 1;
                }
                MmioFault::BeyondWindow => {
                    let open = send_message(&mut bench, unit, address, line, line + shortest);
                    let end = MessageBeat { data: [0; B], keep: 1, last: true, error: true };
                    let begun = MessageBeat { last: false, ..beats(&open)[0] };
                    bench.expect(unit.message, [begun, end]);
                    let far = [(address + (unit.storage + 1) * line, 7)];
                    let write = unit.write(bench.generator(), &far);
                    bench.send(unit.mmio_write, [write]);
                    status.beyond_window += 1;
                    status.dropped_stores += 1;
                }
                _ => {
                    // Behind the oldest line, or in it.
                    let is_line_left = number == 3 || unit.format.alignment_bytes == line;
                    let length = if is_line_left { line } else { shortest };
                    let left = send_message(&mut bench, unit, address, length, length);
                    bench.expect(unit.message, beats(&left));
                    bench.until_idle();
                    let write = unit.write(bench.generator(), &[(address, 7)]);
                    bench.send(unit.mmio_write, [write]);
                    status.below_start += 1;
                    status.dropped_stores += 1;
                }
            }
            bench.until_idle();
            if fault != MmioFault::BelowStart {
                let oldest = (unit.next_start_address)(&mut bench);
                assert_eq!(oldest, Unit::<D, A, B>::wrapped(address), "it has not left whole");
            }
            status.fault = fault;
            assert_eq!(bench.level(unit.status), status);
            let write = unit.write(bench.generator(), &[(address, 7)]);
            bench.send(unit.mmio_write, [write; 3]);
            bench.until_idle();
            status.dropped_stores += 3;
            assert_eq!(bench.level(unit.status), status, "a queue that stopped drops stores");

            first = bench.generator().below(1 << A);
            restart(&mut bench, unit, first);
            status.fault = MmioFault::None;
            assert_eq!(bench.level(unit.status), status, "a restart clears the fault only");
            let start = first * line;
            let end = exchange(&mut bench, unit, start, Order::Random(unit.reach()), (9 * line, 2));
            bench.until_idle();
            status.late_gap_stores = bench.level(unit.status).late_gap_stores;
            assert_eq!(bench.level(unit.status), status);
            first = end.div_ceil(line);
            restart(&mut bench, unit, first);
        }
        bench.finish();
    }
}

/// More events of each kind than its counter can count, one after the other.
fn fills_every_counter<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let (faults_end, stores_end) = (u64::from(u8::MAX), u64::from(u16::MAX));
    let line = B as u64;
    let (shortest, longest) = unit.lengths();
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.ignore(unit.message);
    for count in 1..faults_end + 3 {
        restart(&mut bench, unit, 0);
        send_message(&mut bench, unit, 0, line, unit.format.uncounted_bytes.min(shortest - 1));
        bench.run(10);
        restart(&mut bench, unit, 0);
        send_message(&mut bench, unit, 0, line, longest + 1);
        bench.run(10);
        for address in [(unit.storage + 1) * line, ((1 << A) - 1) * line] {
            restart(&mut bench, unit, 0);
            let write = unit.write(bench.generator(), &[(address, 7)]);
            bench.send(unit.mmio_write, [write]);
            bench.run(10);
        }
        let found = bench.level(unit.status);
        let counts = [found.too_short, found.too_long, found.beyond_window, found.below_start];
        assert_eq!(counts, [count.min(faults_end); 4]);
    }
    // It stands still, and drops; then it runs, and has the byte already.
    let write = unit.write(bench.generator(), &[(line - 1, 7)]);
    bench.send(unit.mmio_write, vec![write; stores_end as usize + 3]);
    bench.run(stores_end + 10);
    assert_eq!(bench.level(unit.status).dropped_stores, stores_end);
    restart(&mut bench, unit, 0);
    let mut expected = 0;
    for count in [0, 2, 0x5554, 0x5554, 0x5554, 0x5554] {
        let write = unit.write(bench.generator(), &[(line - 1, 7)]);
        bench.send(unit.mmio_write, vec![write; count + usize::from(count == 0)]);
        bench.run(count as u64 + 10);
        expected += count as u64;
        assert_eq!(bench.level(unit.status).doubled_stores, expected.min(stores_end));
    }
    bench.dismiss();
}

fn keeps_the_first<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let line = B as u64;
        for number in 0..20 {
            let (all, _) = unit.bytes(bench.generator(), number * line, &[line]);
            let message: Vec<u8> = all.iter().map(|(_, byte)| *byte).collect();
            bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
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
                let write = unit.write(bench.generator(), &store);
                bench.send(unit.mmio_write, [write]);
            }
        }
        // One byte of a granule alone, beside any length field: again, then the rest.
        let granules = line / 8;
        for granule in 0..granules {
            let (all, _) = unit.bytes(bench.generator(), (20 + granule) * line, &[line]);
            let message: Vec<u8> = all.iter().map(|(_, byte)| *byte).collect();
            bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
            let place = 8 * granule + 7;
            let (early, rest): (Store, Store) =
                all.into_iter().partition(|(address, _)| address % line == place);
            for store in [early.clone(), early, rest] {
                let write = unit.write(bench.generator(), &store);
                bench.send(unit.mmio_write, [write]);
            }
        }
        bench.until_idle();
        let status = bench.level(unit.status);
        let doubled_stores = 40 + granules;
        assert_eq!(status, MmioStatus { doubled_stores, ..quiet() });
        bench.finish();
    }
}

/// A sink at an eighth of the source's rate: the storage fills, then the source waits.
fn waits_for_its_sink<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Mostly);
    let lines = 4 * unit.storage;
    let (all, end) = unit.bytes(bench.generator(), 0, &vec![B as u64; lines as usize]);
    for store in unit.stores(bench.generator(), &all, 0) {
        let write = unit.write(bench.generator(), &store);
        bench.send(unit.mmio_write, [write]);
        let message: Vec<u8> = store.iter().map(|(_, byte)| *byte).collect();
        bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
    }
    let mut inside = 0;
    while bench.transfers(unit.message.index()) < lines {
        bench.step();
        let came = bench.transfers(unit.mmio_write.index());
        inside = inside.max(came - bench.transfers(unit.message.index()));
    }
    // The storage, a store that waits for it, the beat that was read and the offer.
    assert_eq!(inside, unit.storage + 3, "every line of the storage is used");
    bench.until_idle();
    is_content(&mut bench, unit, end);
    bench.finish();
}
