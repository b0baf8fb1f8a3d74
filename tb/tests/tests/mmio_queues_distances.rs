//! Lines of one queue of the MMIO queues that come one after the other, at each distance at which one may meet the
//! other on its way: what the first changes, the second must find changed.
use nic_sim::Wrapper;
use nic_tb::{Generator, Stall};
use nic_tests::mmio::Store;
use nic_tests::mmio_queues::{self, Unit};

/// More cycles than from arrival to the end of a turn.
const FARTHEST: u64 = 9;

#[test]
fn lines_of_one_queue_meet_at_every_distance_in_every_order() {
    meets_itself(&mmio_queues::small());
}

#[test]
fn lines_of_one_queue_meet_between_those_of_another() {
    meets_between_others(&mmio_queues::small());
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

/// The stores of three lines from `first` on, of messages of so many lines each, in an order, each in parts.
fn stores<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    generator: &mut Generator,
    (first, lines): (u64, &[u64]),
    (order, parts): (&[u64], usize),
) -> Vec<Store> {
    let line = B as u64;
    let mut address = first * line;
    let mut bytes: Store = vec![];
    for count in lines {
        let length = count * line - generator.below(line - 1);
        let message = unit.message(generator, length);
        bytes.extend((address..).zip(message));
        address += count * line;
    }
    let of_line = |number: &u64| -> Store {
        let is_in = |place: u64| place / line == first + number;
        bytes.iter().filter(|(place, _)| is_in(*place)).copied().collect()
    };
    let split = |store: Store| -> Vec<Store> {
        store.chunks(store.len().div_ceil(parts)).map(<[_]>::to_vec).collect()
    };
    order.iter().map(of_line).flat_map(split).collect()
}

/// Nothing else is on its way.
fn meets_itself<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    let write = unit.mmio_write.index();
    let mut first = 0;
    for distance in 1..=FARTHEST {
        for lines in [&[1, 1, 1][..], &[2, 1], &[1, 2]] {
            for order in permutations(3) {
                for parts in [1, 2] {
                    let manner = (order.as_slice(), parts);
                    let plan = stores(unit, bench.generator(), (first, lines), manner);
                    first += 3;
                    for store in plan {
                        unit.send(&mut bench, &mut model, 0, &store);
                        if distance > 1 {
                            while bench.waiting(write) > 0 {
                                bench.step();
                            }
                            bench.run(distance - 1);
                        }
                    }
                }
            }
        }
    }
    bench.until_idle();
    unit.is_content(&mut bench, &[first * B as u64, 0]);
    bench.finish();
}

/// Stores of two queues take turns, some of one between two of the other.
fn meets_between_others<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for sink in [Stall::Never, Stall::Alternate] {
        let (mut bench, mut model) = (unit.start(Stall::Never, sink), unit.model());
        let mut firsts = [0, 0];
        for between in 1..4 {
            for order in permutations(3) {
                for lines in [&[1, 1, 1][..], &[2, 1], &[1, 2]] {
                    let own = (order.as_slice(), 2);
                    let own = stores(unit, bench.generator(), (firsts[0], lines), own);
                    firsts[0] += 3;
                    let mut others = vec![];
                    while others.len() < own.len() * between {
                        let manner = (&[1, 0, 2][..], 1);
                        others.extend(stores(
                            unit,
                            bench.generator(),
                            (firsts[1], &[1, 1, 1]),
                            manner,
                        ));
                        firsts[1] += 3;
                    }
                    let mut others = others.into_iter();
                    for store in own {
                        unit.send(&mut bench, &mut model, 0, &store);
                        for store in others.by_ref().take(between) {
                            unit.send(&mut bench, &mut model, 1, &store);
                        }
                    }
                    for store in others {
                        unit.send(&mut bench, &mut model, 1, &store);
                    }
                }
            }
        }
        bench.until_idle();
        unit.is_content(&mut bench, &firsts.map(|first| first * B as u64));
        bench.finish();
    }
}
