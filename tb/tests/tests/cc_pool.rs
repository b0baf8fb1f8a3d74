//! The pool of packet buffers: every buffer is in one place, whatever comes; what was freed last is given first; a buffer in every
//! cycle; what goes wrong is counted and named.
use std::collections::{BTreeSet, VecDeque};

use nic_model::cc_pool::{Place, line_of};
use nic_sim::Wrapper;
use nic_sim::generated::cc_pool::CcPool;
use nic_sim::generated::cc_pool_tiny::CcPoolTiny;
use nic_sim::value::Bits;
use nic_spec::message::{
    FreedBuffer, LineOperation, LineRequest, LineResponse, LineStatus, PoolBuffers,
    PoolConfiguration, PoolFault, PoolState,
};
use nic_tb::Stall;
use nic_tests::cc_pool::{BUFFERS, LINES_LOG2, Rig, SIZES_LOG2, all_of};
use nic_tests::pool_ports;
use nic_tests::ring::memory::writes;

/// The two sizes.
const SMALL: usize = 0;
const FULL: usize = 1;

fn tiny(recycles: bool) -> Rig<CcPoolTiny> {
    Rig::new(pool_ports!(CcPoolTiny), (Stall::Never, Stall::Never), recycles)
}

/// Anything happens for so many cycles.
fn anything<D: Wrapper>(rig: &mut Rig<D>, cycles: u64) {
    for _ in 0..cycles {
        rig.step();
        let size = rig.bench.generator().below(2) as usize;
        match rig.bench.generator().below(12) {
            0 | 1 => {
                let few = rig.bench.generator().chance(1, 8);
                let count = if few { rig.bench.generator().within(1..=7) } else { 8 };
                rig.supply(size, count as usize);
            }
            2 => drop(rig.collect(size)),
            3 => {
                // The host has sent a packet.
                let mine = rig.ledger.in_place(|place| place == Place::Host);
                if !mine.is_empty() {
                    let buffer = *rig.bench.generator().pick(&mine);
                    rig.ledger.send(buffer);
                }
            }
            4..=7 => {
                let used = rig.ledger.in_place(|place| place == Place::InUse);
                if !used.is_empty() {
                    let buffer = *rig.bench.generator().pick(&used);
                    rig.free(buffer);
                }
            }
            _ => {}
        }
    }
}

fn keeps_every_buffer<D: Wrapper>(ports: impl Fn() -> nic_tests::cc_pool::Ports<D>) {
    for (stalls, recycles) in Stall::pairs().zip([true, false].into_iter().cycle()) {
        let mut rig = Rig::<D>::new(ports(), stalls, recycles);
        rig.memory.latency = 1..=40;
        rig.takes = (1, 1 + rig.bench.generator().below(4));
        for _ in 0..3 {
            rig.start();
            anything(&mut rig, 1_500);
            // Nothing is given any more; what is in use is freed before it stops.
            rig.set(false);
            let used = rig.ledger.in_place(|place| place == Place::InUse);
            used.into_iter().for_each(|buffer| rig.free(buffer));
            rig.stop();
            let all = rig.ledger.in_place(|place| place == Place::Host);
            assert_eq!(all.len() as u64, 2 * BUFFERS);
        }
        assert_eq!(rig.status().fault, PoolFault::None);
        assert!(rig.given.iter().all(|given| given.len() > 100), "{:?}", rig.given);
        for size in [SMALL, FULL] {
            assert_eq!(rig.of(size).given, rig.given[size].len() as u64);
        }
        rig.bench.dismiss();
    }
}

#[test]
fn every_buffer_is_in_one_place_in_every_regime() {
    keeps_every_buffer(|| pool_ports!(CcPoolTiny));
    keeps_every_buffer(|| pool_ports!(CcPool));
}

#[test]
fn what_was_freed_last_is_given_first_and_what_was_supplied_is_given_last() {
    let mut rig = tiny(true);
    let supplied = rig.supply(FULL, 8);
    rig.start();
    rig.takes = (0, 1);
    rig.run(60);
    // They lie under what is freed now, in any order; four would be few.
    let used: Vec<u64> = rig.ledger.in_place(|place| place == Place::Host);
    let used: Vec<u64> =
        used.into_iter().filter(|buffer| rig.is_of(*buffer, FULL)).take(4).collect();
    for buffer in &used {
        rig.ledger.send(*buffer);
        rig.free(*buffer);
        rig.run(5);
    }
    assert_eq!(rig.of(FULL).held, 12);
    rig.takes = (1, 1);
    rig.run(40);
    let newest: Vec<u64> = used.into_iter().rev().collect();
    assert_eq!(rig.given[FULL][..4], newest);
    // The host's are given in its order, so that it chooses which are neighbours.
    assert_eq!(rig.given[FULL][4..12], supplied);
    assert_eq!((rig.of(FULL).freed, rig.of(FULL).given), (4, 12));
    rig.bench.dismiss();
}

#[test]
fn without_recycling_nothing_that_is_freed_is_given() {
    let mut rig = tiny(false);
    rig.start();
    let mine: Vec<u64> = all_of(&rig.buffers[SMALL])[..20].to_vec();
    for buffer in &mine {
        rig.ledger.send(*buffer);
        rig.free(*buffer);
    }
    rig.run(100);
    assert!(rig.given[SMALL].is_empty(), "{:?}", rig.given);
    let back: Vec<u64> = (0..3).filter_map(|_| rig.collect(SMALL)).flatten().collect();
    assert_eq!(back, mine[..16]);
    assert_eq!(rig.of(SMALL).held, 4);
    rig.stop();
    rig.bench.dismiss();
}

/// A pool whose buffers are taken, or come, in every cycle.
fn rate(is_given: bool) -> (u64, u64) {
    let mut rig = Rig::new(pool_ports!(CcPool), (Stall::Never, Stall::Never), true);
    rig.memory.latency = 8..=8;
    for buffers in &mut rig.buffers {
        (buffers.fetch_below, buffers.return_above) = if is_given { (48, 56) } else { (0, 8) };
    }
    rig.start();
    let mut count = 0;
    for cycle in 0..1_200_u64 {
        rig.step();
        if is_given {
            rig.supply(FULL, 8);
            for buffer in std::mem::take(&mut rig.given[FULL]) {
                // Sent and freed by the host at once.
                rig.ledger.free(buffer);
                rig.ledger.take_back(buffer);
                count += u64::from(cycle >= 200);
            }
        } else {
            rig.takes = (0, 1);
            while rig.collect(FULL).is_some() {}
            let mine = rig.ledger.in_place(|place| place == Place::Host);
            let next = mine.into_iter().find(|buffer| rig.is_of(*buffer, FULL));
            if let Some(next) = next.filter(|_| rig.bench.waiting(rig.ports.freed.index()) < 2) {
                rig.ledger.send(next);
                rig.free(next);
                count += u64::from(cycle >= 200);
            }
        }
    }
    rig.bench.dismiss();
    (count, 1_000)
}

#[test]
fn a_buffer_is_given_in_every_cycle_and_one_is_taken_back() {
    let (given, cycles) = rate(true);
    println!("given: {given} in {cycles} cycles");
    assert!(100 * given >= 95 * cycles, "{given} in {cycles} cycles");
    let (freed, cycles) = rate(false);
    println!("freed: {freed} in {cycles} cycles");
    assert!(100 * freed >= 95 * cycles, "{freed} in {cycles} cycles");
}

#[test]
fn a_freed_buffer_is_given_two_cycles_later() {
    let mut rig = tiny(true);
    rig.start();
    let contract = CcPoolTiny::DESIGN.contract.expect("the module has a contract");
    let latency = contract.latency.expect("it has a latency");
    assert_eq!((latency.least, latency.most), (2, 2));
    for (number, buffer) in all_of(&rig.buffers[FULL]).into_iter().enumerate() {
        rig.ledger.send(buffer);
        rig.ledger.free(buffer);
        let freed = rig.bench.transfers(rig.ports.freed.index());
        rig.bench.send(rig.ports.freed, [FreedBuffer { line_address: buffer >> 6 }]);
        while rig.bench.transfers(rig.ports.freed.index()) == freed {
            rig.step();
        }
        // It is seen before the edge at which it is taken.
        assert_eq!(rig.given[FULL].len(), number);
        rig.run(1);
        assert_eq!(rig.given[FULL].len(), number + 1);
    }
    rig.bench.dismiss();
}

#[test]
fn settings_that_are_not_legal_are_refused_and_named() {
    type Change = fn(&mut PoolConfiguration, &mut PoolBuffers);
    let changes: [Change; 14] = [
        |_, buffers| buffers.size_log2 = 6,
        |_, buffers| buffers.size_log2 = 15,
        |_, buffers| buffers.lines_log2 = 17,
        |_, buffers| buffers.begin_address += 64,
        |_, buffers| buffers.end_address += 64,
        |_, buffers| buffers.supply_address += 32,
        |_, buffers| buffers.return_address += 8,
        |_, buffers| buffers.return_above = buffers.fetch_below + 7,
        |_, buffers| buffers.return_above = 32,
        |_, buffers| buffers.fetch_below = 255,
        |configuration, _| configuration.read_operation = LineOperation::NcWrite,
        |configuration, _| configuration.read_operation = LineOperation::Watch,
        |configuration, _| configuration.write_operation = LineOperation::CoRead,
        |configuration, _| configuration.write_operation = LineOperation::Evict,
    ];
    let mut rig = tiny(true);
    let (right, sizes) = (rig.configuration, rig.buffers);
    for size in [SMALL, FULL] {
        for change in changes {
            (rig.configuration, rig.buffers) = (right, sizes);
            change(&mut rig.configuration, &mut rig.buffers[size]);
            rig.set(true);
            rig.run(30);
            let status = rig.status();
            assert_eq!(
                (status.state, status.fault),
                (PoolState::Refused, PoolFault::BadConfiguration)
            );
            rig.set(false);
            rig.run(3);
            assert_eq!(rig.status().state, PoolState::Stopped);
        }
    }
    assert!(rig.asked.is_empty(), "{:?}", rig.asked);
    // The largest values that are legal.
    (rig.configuration, rig.buffers) = (right, sizes);
    rig.configuration.read_operation = LineOperation::CoRead;
    rig.configuration.write_operation = LineOperation::NcPush;
    for buffers in &mut rig.buffers {
        (buffers.lines_log2, buffers.fetch_below, buffers.return_above) = (16, 23, 31);
    }
    rig.start();
    assert_eq!(rig.status().fault, PoolFault::None);
    rig.stop();
    rig.bench.dismiss();
}

#[test]
fn a_line_that_is_not_there_is_looked_at_alone_and_after_a_time() {
    let mut rig = tiny(true);
    rig.memory.latency = 30..=30;
    rig.buffers[SMALL].fetch_below = 0;
    // More than a line is wanted.
    (rig.buffers[FULL].fetch_below, rig.buffers[FULL].return_above) = (20, 28);
    rig.start();
    rig.run(400);
    // The last may not be answered.
    let reads: Vec<u64> = rig.asked.iter().map(|(cycle, _)| *cycle).collect();
    assert!((6..=8).contains(&reads.len()), "{reads:?}");
    let first = rig.buffers[FULL].supply_address / 64;
    assert!(rig.asked.iter().all(|(_, request)| request.line_address == first));
    assert!(reads.windows(2).all(|pair| pair[1] - pair[0] > 50), "{reads:?}");
    let polls = rig.of(FULL).empty_polls;
    assert!((reads.len() as u64 - 1..=reads.len() as u64).contains(&polls), "{polls}");
    assert_eq!(rig.of(SMALL).empty_polls, 0);
    // Many are found: they are asked for ahead, and all are given.
    let supplied: Vec<u64> = (0..6).flat_map(|_| rig.supply(FULL, 8)).collect();
    rig.run(300);
    assert_eq!(rig.given[FULL], supplied);
    assert_eq!(rig.of(FULL).supplied_lines, 6);
    rig.bench.dismiss();
}

#[test]
fn as_many_are_fetched_as_are_wanted_and_the_oldest_go_back() {
    let mut rig = tiny(true);
    (0..6).for_each(|_| drop(rig.supply(FULL, 8)));
    rig.start();
    rig.takes = (0, 1);
    rig.run(200);
    // Fewer than four were there: one line.
    assert_eq!((rig.of(FULL).held, rig.of(FULL).supplied_lines), (8, 1));
    let lines: Vec<u64> = rig.ledger.in_place(|place| place == Place::Supplied(0));
    let sent: Vec<u64> = all_of(&rig.buffers[FULL])[48..].to_vec();
    let more = rig.ledger.in_place(|place| matches!(place, Place::Supplied(4..)));
    assert_eq!(more.len(), 16);
    sent.iter().for_each(|buffer| {
        rig.ledger.send(*buffer);
        rig.free(*buffer);
    });
    rig.run(50);
    // Two more than the twelve that may stay would have to go; eight make a line.
    assert_eq!((rig.of(FULL).held, rig.of(FULL).returned_lines), (10, 0));
    rig.takes = (1, 1);
    rig.run(30);
    let mut expected: Vec<u64> = sent.into_iter().rev().collect();
    expected.extend(lines);
    assert_eq!(rig.given[FULL][..10], expected);
    // What was given comes back in its order: the first of them are at the bottom.
    rig.takes = (0, 1);
    rig.run(60);
    let mut held = rig.of(FULL).held;
    let used = rig.given[FULL].clone();
    used.iter().for_each(|buffer| rig.free(*buffer));
    rig.run(200);
    held += used.len() as u64;
    let returned = rig.of(FULL).returned_lines;
    assert!(returned >= 1, "{held} are held");
    assert!(rig.of(FULL).held <= 12 + 8, "{:?}", rig.of(FULL));
    let back: Vec<u64> = (0..returned).filter_map(|_| rig.collect(FULL)).flatten().collect();
    assert_eq!(back.len() as u64, 8 * returned);
    let last: Vec<u64> = used.iter().rev().take(8).copied().collect();
    assert!(back.iter().all(|buffer| !last.contains(buffer)), "{back:?} beside {last:?}");
    rig.stop();
    rig.bench.dismiss();
}

#[test]
fn what_the_host_does_wrong_is_counted_and_not_used() {
    let mut rig = tiny(true);
    let PoolBuffers { begin_address, end_address, .. } = rig.buffers[FULL];
    let good = begin_address + (3 << SIZES_LOG2[FULL]);
    rig.ledger.supply(good, 0);
    rig.fill(FULL, &[begin_address + 128, begin_address - 2048, good, end_address]);
    rig.start();
    rig.run(60);
    assert_eq!(rig.given[FULL], [good]);
    assert_eq!((rig.of(FULL).bad_buffers, rig.status().fault), (3, PoolFault::BadBuffer));
    // Bits of a word that are not zero.
    for bit in [2, 6, 52, 63] {
        let buffer = begin_address + ((bit + 1) << SIZES_LOG2[FULL]);
        let line = rig.of(FULL).supplied_lines;
        let mut bytes = line_of(&[buffer], (line >> LINES_LOG2).is_multiple_of(2));
        bytes[bit as usize / 8] ^= 1 << (bit % 8);
        let address = rig.buffers[FULL].supply_address + 64 * (line % (1 << LINES_LOG2));
        rig.memory.store(address, &bytes);
        rig.run(60);
        assert_eq!(rig.given[FULL], [good], "bit {bit}");
    }
    assert_eq!((rig.of(FULL).bad_buffers, rig.of(SMALL).bad_buffers), (7, 0));
    rig.bench.dismiss();
}

#[test]
fn what_is_not_the_pools_is_not_taken() {
    let mut rig = tiny(true);
    rig.start();
    let [small, full] = rig.buffers;
    let foreign =
        [0, small.begin_address - 64, small.end_address, full.begin_address - 64, full.end_address];
    let foreign = foreign.map(|address| FreedBuffer { line_address: address >> 6 });
    rig.bench.send(rig.ports.freed, foreign);
    rig.run(30);
    assert_eq!(rig.status().foreign, 5);
    assert_eq!((rig.of(SMALL).freed, rig.of(FULL).freed), (0, 0));
    // The first and the last byte of either size.
    for (size, buffers) in [small, full].iter().enumerate() {
        let all = all_of(buffers);
        for buffer in [all[0], *all.last().expect("there are some")] {
            rig.ledger.send(buffer);
            rig.ledger.free(buffer);
            let last = buffer + (1 << SIZES_LOG2[size]) - 64;
            rig.bench.send(rig.ports.freed, [FreedBuffer { line_address: last >> 6 }]);
            rig.run(10);
            assert_eq!(rig.given[size].last(), Some(&buffer));
        }
    }
    assert_eq!((rig.status().foreign, rig.status().fault), (5, PoolFault::None));
    rig.bench.dismiss();
}

#[test]
fn a_line_that_cannot_be_read_is_looked_at_again_and_loses_nothing() {
    let mut rig = tiny(true);
    let supplied: Vec<u64> = (0..4).flat_map(|_| rig.supply(FULL, 8)).collect();
    rig.memory.failing.insert(rig.buffers[FULL].supply_address / 64 + 1);
    rig.start();
    rig.run(300);
    assert_eq!(rig.given[FULL], supplied[..8]);
    let unreadable = rig.of(FULL).unreadable_lines;
    assert!(unreadable > 3, "{unreadable}");
    assert_eq!(rig.status().fault, PoolFault::Unreadable);
    rig.memory.failing.clear();
    rig.run(300);
    assert_eq!(rig.given[FULL], supplied);
    // The first fault of the next run is its own.
    let used = rig.given[FULL].clone();
    rig.set(false);
    used.into_iter().for_each(|buffer| rig.free(buffer));
    rig.stop();
    rig.start();
    assert_eq!(rig.status().fault, PoolFault::None);
    rig.stop();
    rig.bench.dismiss();
}

#[test]
fn a_line_that_is_not_written_and_a_stray_answer_are_counted() {
    let mut rig = tiny(true);
    rig.start();
    rig.takes = (0, 1);
    rig.memory.failing.insert(rig.buffers[FULL].return_address / 64);
    for buffer in all_of(&rig.buffers[FULL]).into_iter().take(30) {
        rig.ledger.send(buffer);
        rig.free(buffer);
    }
    rig.run(200);
    assert_eq!(rig.of(FULL).returned_lines, 2);
    assert_eq!((rig.of(FULL).unwritten_lines, rig.of(SMALL).unwritten_lines), (1, 0));
    assert_eq!(rig.status().fault, PoolFault::Unwritten);
    for tag in [0, 0b0111, 0b1101] {
        let answer = LineResponse { tag, status: LineStatus::Okay, data: [3; 64] };
        rig.bench.send(rig.ports.line_response, [answer]);
        rig.run(3);
    }
    assert_eq!((rig.status().stray_answers, rig.of(FULL).supplied_lines), (3, 0));
    assert_eq!(rig.status().fault, PoolFault::Unwritten);
    rig.bench.dismiss();
}

#[test]
fn it_does_not_stop_while_a_buffer_is_on_its_way() {
    let mut rig = tiny(true);
    rig.start();
    rig.bench.set_level(rig.ports.returning, &Bits::new(1));
    rig.set(false);
    rig.run(200);
    assert_eq!(rig.status().state, PoolState::Draining);
    let buffer = all_of(&rig.buffers[SMALL])[7];
    rig.ledger.send(buffer);
    rig.free(buffer);
    rig.run(20);
    rig.bench.set_level(rig.ports.returning, &Bits::new(0));
    rig.stop();
    assert!(rig.given[SMALL].is_empty(), "a pool that stops gives nothing");
    // And while it is stopped what is freed waits.
    rig.ledger.send(buffer);
    rig.free(buffer);
    rig.run(50);
    assert_eq!(rig.of(SMALL).freed, 1);
    rig.start();
    rig.run(10);
    assert_eq!(rig.given[SMALL], [buffer]);
    rig.bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(pool_ports!(CcPoolTiny), stalls, true);
        for cycles in [3, 10, 30, 100, 300] {
            rig.start();
            anything(&mut rig, cycles);
            rig.bench.reset();
            rig.forget();
        }
        rig.start();
        anything(&mut rig, 500);
        rig.set(false);
        let used = rig.ledger.in_place(|place| place == Place::InUse);
        used.into_iter().for_each(|buffer| rig.free(buffer));
        rig.stop();
        assert_eq!(rig.status().fault, PoolFault::None);
        rig.bench.dismiss();
    }
}

/// Packets that come, are forwarded by the host from the buffer that they came in, and leave: how many, the lines of buffers on the
/// link, and the buffers that were used.
fn forwarding(recycles: bool) -> (u64, u64, usize) {
    let mut rig = Rig::new(pool_ports!(CcPool), (Stall::Never, Stall::Never), recycles);
    rig.memory.latency = 40..=60;
    for buffers in &mut rig.buffers {
        (buffers.fetch_below, buffers.return_above) = (24, 40);
    }
    rig.buffers[SMALL].fetch_below = 0;
    rig.start();
    rig.takes = (1, 4);
    let mut leaves = VecDeque::new();
    let (mut packets, mut used, mut before, mut taken_before) = (0, BTreeSet::new(), 0, 0);
    for cycle in 0..10_000_u64 {
        rig.step();
        // The host keeps nothing back.
        while rig.collect(FULL).is_some() {}
        rig.supply_whole(FULL);
        let come = std::mem::take(&mut rig.given[FULL]);
        leaves.extend(come.into_iter().map(|buffer| (cycle + 30, buffer)));
        while leaves.front().is_some_and(|(due, _)| *due <= cycle) {
            let (_, buffer) = leaves.pop_front().expect("there is one");
            rig.free(buffer);
            if cycle >= 2_000 {
                packets += 1;
                used.insert(buffer);
            }
        }
        if cycle < 2_000 {
            (before, taken_before) = (rig.asked.len(), rig.of(FULL).supplied_lines);
        }
    }
    let is_found = |(_, request): &&(u64, LineRequest)| writes(request.operation);
    let written = rig.asked[before..].iter().filter(is_found).count() as u64;
    let lines = written + rig.of(FULL).supplied_lines - taken_before;
    rig.bench.dismiss();
    (packets, lines, used.len())
}

#[test]
fn equal_directions_need_no_line_of_buffers_and_few_buffers() {
    let (packets, lines, used) = forwarding(true);
    println!("recycled: {packets} packets, {lines} lines of buffers, {used} buffers");
    assert!(packets > 1_500 && lines * 100 <= packets, "{lines} lines for {packets} packets");
    assert!(used <= 32, "{used} buffers");
    let (packets, lines, used) = forwarding(false);
    println!("not recycled: {packets} packets, {lines} lines of buffers, {used} buffers");
    // A read for eight, and a write.
    assert!((24 * packets..=26 * packets).contains(&(100 * lines)), "{lines} for {packets}");
    // All but those that make no line.
    assert!(used as u64 > BUFFERS - 8, "{used} buffers");
}
