//! Gaps between the messages of the MMIO reorder unit: what is stored there is dropped, whenever it comes, and a
//! byte of a message that comes once more is not taken for it.
use nic_sim::Wrapper;
use nic_spec::message::{MmioFault, MmioRestart, MmioStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::{self, Store, Unit};

/// Runs a test on every emitted unit, as far as the run is about it.
macro_rules! on_every_unit {
    ($test:ident) => {
        on_every_unit!($test, small, aligned, usual, framed);
    };
    ($test:ident, $($unit:ident),+) => {
        $(if mmio::$unit().is_judged() {
            $test(&mmio::$unit());
        })+
    };
}

#[test]
fn a_gap_is_dropped_before_with_and_after_its_message() {
    on_every_unit!(drops_every_gap);
}

#[test]
fn a_gap_is_remembered_for_as_many_lines_as_are_stored() {
    on_every_unit!(remembers_so_many_lines);
}

#[test]
fn a_byte_of_a_message_beside_a_gap_is_a_fault() {
    on_every_unit!(knows_messages_from_gaps);
}

#[test]
fn a_gap_that_comes_with_the_next_message_takes_nothing_from_it() {
    on_every_unit!(takes_what_is_beside);
}

#[test]
fn a_restart_or_a_reset_forgets_the_gaps() {
    on_every_unit!(forgets_gaps);
}

#[test]
fn late_stores_are_counted_one_by_one_to_the_end_of_their_counter() {
    let unit = mmio::small();
    if unit.is_judged() {
        counts_to_the_end(&unit);
    }
}

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

fn store<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    bytes: &[(u64, u8)],
) {
    let write = unit.write(bench.generator(), bytes);
    bench.send(unit.mmio_write, [write]);
}

/// Expects a message of these bytes.
fn expect<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    bytes: &[(u64, u8)],
) {
    let message: Vec<u8> = bytes.iter().map(|(_, byte)| *byte).collect();
    bench.expect(unit.message, Unit::<D, A, B>::beats(&message));
}

/// Sends a message and waits until it has left; returns its bytes, and where the next one begins.
fn pass<D: Wrapper, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, A, B>,
    (address, length): (u64, u64),
) -> (Store, u64) {
    let (bytes, end) = unit.bytes(bench.generator(), address, &[length]);
    for line in unit.stores(bench.generator(), &bytes, 0) {
        store(bench, unit, &line);
    }
    expect(bench, unit, &bytes);
    bench.until_idle();
    (bytes, end)
}

/// The bytes between a message and the next, with some value.
fn gap(bytes: &[(u64, u8)], end: u64) -> Store {
    let last = bytes.last().expect("a message has a byte").0;
    (last + 1..end).map(|address| (address, 0xa5)).collect()
}

/// Messages of every length up to two lines from a place that moves on, so that they begin and end anywhere.
fn drops_every_gap<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let line = B as u64;
    let (least, most) = unit.lengths();
    for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Bursts)] {
        let mut bench = Bench::<D>::new(source, sink);
        let (mut address, mut status) = (0, QUIET);
        for length in least..=most.min(2 * line) {
            for manner in 0..4 {
                let (bytes, end) = unit.bytes(bench.generator(), address, &[length]);
                let gap = gap(&bytes, end);
                if gap.is_empty() {
                    (_, address) = pass(&mut bench, unit, (address, length));
                    break;
                }
                let mut lines = unit.stores(bench.generator(), &bytes, 0);
                match manner {
                    0 => store(&mut bench, unit, &gap),
                    1 => lines.last_mut().expect("a message has a line").extend(&gap),
                    _ => {}
                }
                for line in &lines {
                    store(&mut bench, unit, line);
                }
                expect(&mut bench, unit, &bytes);
                bench.until_idle();
                // The whole gap twice, or byte after byte.
                if manner == 2 {
                    store(&mut bench, unit, &gap);
                    store(&mut bench, unit, &gap);
                    status.late_gap_stores += 2;
                } else if manner == 3 {
                    gap.iter().for_each(|byte| store(&mut bench, unit, &[*byte]));
                    status.late_gap_stores += gap.len() as u64;
                }
                bench.until_idle();
                status.late_gap_stores = status.late_gap_stores.min(u64::from(u16::MAX));
                assert_eq!(bench.level(unit.status), status, "{length} bytes, {manner}");
                address = end;
            }
        }
        assert!(status.late_gap_stores > 10, "gaps come late");
        bench.finish();
    }
}

/// The shortest messages, then stores to the gaps of all that are in reach, and to one that is not.
fn remembers_so_many_lines<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let line = B as u64;
    let (least, _) = unit.lengths();
    let length = least.max(line - unit.format.alignment_bytes + 1);
    assert!(length < line, "each line ends with a gap");
    // Half of the address space is behind the oldest line.
    let furthest = (1 << (A - 1)).min(3 * unit.storage);
    for behind in [1, 2, unit.storage - 1, unit.storage, unit.storage + 1, furthest] {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        let mut gaps = vec![];
        let first = bench.generator().below(1 << A);
        bench.send(unit.restart, [MmioRestart { line_address: first }]);
        bench.run(2 * unit.storage);
        for number in 0..furthest + 3 {
            let (bytes, end) = pass(&mut bench, unit, ((first + number) * line, length));
            gaps.push(gap(&bytes, end));
        }
        let late = &gaps[gaps.len() - behind as usize];
        store(&mut bench, unit, late);
        bench.until_idle();
        let expected = match behind <= unit.storage {
            true => MmioStatus { late_gap_stores: 1, ..QUIET },
            false => {
                let fault = MmioFault::BelowStart;
                MmioStatus { fault, below_start: 1, dropped_stores: 1, ..QUIET }
            }
        };
        assert_eq!(bench.level(unit.status), expected, "{behind} lines behind");
        bench.finish();
    }
}

/// Each byte of messages that have left, alone and with the gap behind its message.
fn knows_messages_from_gaps<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let line = B as u64;
    let (least, _) = unit.lengths();
    // Its last line is the oldest, has left with it, or has left long ago.
    for (length, more) in [(least, 0), (least + 3, 1), (line - 1, 0), (line - 1, 1), (line - 1, 3)]
    {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        let (bytes, _) = unit.bytes(bench.generator(), 0, &[length]);
        for (place, _) in bytes {
            for with_gap in [false, true] {
                bench.send(unit.restart, [MmioRestart { line_address: 0 }]);
                bench.run(2 * unit.storage);
                let before = bench.level(unit.status);
                let (bytes, mut end) = pass(&mut bench, unit, (0, length));
                let mut late = vec![(place, 0x5a)];
                if with_gap {
                    late.extend(
                        gap(&bytes, end).into_iter().filter(|b| b.0 / line == place / line),
                    );
                }
                for _ in 0..more {
                    (_, end) = pass(&mut bench, unit, (end, line));
                }
                store(&mut bench, unit, &late);
                bench.until_idle();
                let found = bench.level(unit.status);
                assert_eq!(found.fault, MmioFault::BelowStart, "byte {place} of {length}, {more}");
                let full = u64::from(u8::MAX);
                assert_eq!(found.below_start, (before.below_start + 1).min(full));
                assert_eq!(found.late_gap_stores, 0, "it is no gap");
                assert_eq!(found.dropped_stores, before.dropped_stores + 1);
            }
        }
        bench.finish();
    }
}

/// One store has the gap behind a message that has left and the beginning of the next one.
fn takes_what_is_beside<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let line = B as u64;
    if unit.format.alignment_bytes == line {
        return;
    }
    let (least, most) = unit.lengths();
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Alternate);
    let (mut address, mut late) = (0, 0);
    for length in (least..most.min(line)).cycle().take(200) {
        let (before, end) = pass(&mut bench, unit, (address, length));
        let (next, after) = unit.bytes(bench.generator(), end, &[length]);
        let mut beside = gap(&before, end);
        let is_same_line = beside.first().is_some_and(|(address, _)| address / line == end / line);
        late += u64::from(is_same_line);
        if !is_same_line {
            beside.clear();
        }
        let (first, rest): (Store, Store) = next.iter().partition(|(a, _)| a / line == end / line);
        beside.extend(first);
        store(&mut bench, unit, &beside);
        if !rest.is_empty() {
            store(&mut bench, unit, &rest);
        }
        expect(&mut bench, unit, &next);
        bench.until_idle();
        address = after;
    }
    assert!(late > 50, "gaps come beside messages: {late}");
    assert_eq!(bench.level(unit.status), MmioStatus { late_gap_stores: late, ..QUIET });
    bench.finish();
}

/// What was a gap is none of the new round.
fn forgets_gaps<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let line = B as u64;
    let (least, _) = unit.lengths();
    for is_reset in [false, true] {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        // Line 0 is one line behind line 1, and the last line behind line 0.
        let first = if is_reset { (1 << A) - 1 } else { 0 };
        bench.send(unit.restart, [MmioRestart { line_address: first }]);
        bench.run(2 * unit.storage);
        let length = least.max(line - unit.format.alignment_bytes + 1);
        let (bytes, end) = pass(&mut bench, unit, (first * line, length));
        if is_reset {
            bench.reset();
        } else {
            bench.send(unit.restart, [MmioRestart { line_address: 1 }]);
        }
        bench.run(2 * unit.storage);
        store(&mut bench, unit, &gap(&bytes, end));
        bench.until_idle();
        let fault = MmioFault::BelowStart;
        let expected = MmioStatus { fault, below_start: 1, dropped_stores: 1, ..QUIET };
        assert_eq!(bench.level(unit.status), expected);

        // A gap in the oldest line, and then a longer message in its place.
        bench.send(unit.restart, [MmioRestart { line_address: 0 }]);
        bench.run(2 * unit.storage);
        let (bytes, end) = pass(&mut bench, unit, (0, least));
        let place = gap(&bytes, end)[0];
        bench.send(unit.restart, [MmioRestart { line_address: 0 }]);
        bench.run(2 * unit.storage);
        pass(&mut bench, unit, (0, end));
        store(&mut bench, unit, &[place]);
        bench.until_idle();
        let expected = MmioStatus { fault, below_start: 2, dropped_stores: 2, ..QUIET };
        assert_eq!(bench.level(unit.status), expected);
        bench.finish();
    }
}

fn counts_to_the_end<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    let end = u64::from(u16::MAX);
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let length = B as u64 - 1;
    let (bytes, next) = pass(&mut bench, unit, (0, length));
    let late = unit.write(bench.generator(), &gap(&bytes, next));
    let mut count = 0;
    for stores in [1, 2, 100, end - 104, 1, 1, 5] {
        bench.send(unit.mmio_write, vec![late; stores as usize]);
        bench.until_idle();
        count = (count + stores).min(end);
        assert_eq!(bench.level(unit.status), MmioStatus { late_gap_stores: count, ..QUIET });
    }
    bench.finish();
}
