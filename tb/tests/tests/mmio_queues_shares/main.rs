//! The shares of the MMIO queues: what a queue has whatever the others do, and who pays where lines are
//! short; in `time`, how long a message may be incomplete.
use nic_model::mmio_queues::{Outcome, Queues};
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueuesLimits, MmioQueuesStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::Store;
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

mod time;

#[test]
fn queues_that_hold_all_they_can_stop_nobody_within_its_share() {
    on_every_unit!(bears_an_attack);
}

#[test]
fn too_many_honest_messages_cost_the_oldest_and_the_rest_leave() {
    on_every_unit!(bears_an_overload);
}

#[test]
fn the_one_that_has_been_incomplete_longest_pays() {
    on_units!(evicts_in_order, framed, usual);
}

#[test]
fn the_longest_incomplete_of_two_pays_whoever_asks() {
    on_units!(chooses_one_of_two, small);
}

#[test]
fn who_begins_after_another_has_completed_is_not_the_older_one() {
    on_units!(counts_from_the_first_line, small);
}

#[test]
fn who_completes_messages_is_younger_than_who_waits() {
    on_units!(spares_who_goes_on, framed, usual);
}

#[test]
fn a_queue_holds_the_less_the_less_is_left_and_pays_for_itself() {
    on_units!(keeps_a_small_threshold, small);
    on_units!(keeps_below_its_threshold, framed, usual);
}

#[test]
fn who_wants_more_than_its_share_where_nobody_has_more_stops_itself() {
    on_every_unit!(refuses_beyond_equal_shares);
}

const fn limits(share_lines: u64, threshold_shift: u64) -> MmioQueuesLimits {
    MmioQueuesLimits { share_lines, threshold_shift, time_limit_rounds: 0 }
}

/// The lines of a message.
fn in_order<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    (first, lines): (u64, u64),
) -> Vec<Store> {
    let line = B as u64;
    let length = (lines * line).min(unit.lengths().1);
    let message = unit.message(bench.generator(), length);
    let bytes: Store = (first * line..).zip(message).collect();
    bytes.chunks(B).map(<[_]>::to_vec).collect()
}

/// The lines of a message, its first line late: nobody knows how long it is.
fn holed<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    place: (u64, u64),
) -> Vec<Store> {
    let mut stores = in_order(unit, bench, place);
    let late = stores.remove(0);
    stores.push(late);
    stores
}

/// As many lines as a queue can hold, of which the oldest lacks its last byte.
fn most<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
) -> Vec<Store> {
    let line = B as u64;
    let (_, longest) = unit.lengths();
    let mut bytes: Store = (0..).zip(unit.message(bench.generator(), longest)).collect();
    bytes.pop();
    let mut stores: Vec<Store> = bytes.chunks(B).map(<[_]>::to_vec).collect();
    let end = stores.len() as u64;
    for number in end..end + unit.size.window_lines - 1 {
        let message = unit.message(bench.generator(), line);
        stores.push((number * line..).zip(message).collect());
    }
    stores
}

/// Sends a store, and counts what it did.
fn offer<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    model: &mut Queues,
    status: &mut MmioQueuesStatus<Q>,
    (queue, store): (u64, &Store),
) -> Outcome {
    let before = model.evicted.len();
    let outcome = unit.send(bench, model, queue, store);
    for victim in &model.evicted[before..] {
        status.evicted += 1;
        (status.last_fault, status.last_queue) = (MmioQueueFault::Evicted, *victim);
    }
    if let Outcome::Stopped(cause, _) = outcome {
        assert_eq!(cause, MmioQueueFault::MemoryFull, "the stores are legal");
        status.memory_full += 1;
        (status.last_fault, status.last_queue) = (cause, queue);
    }
    status.dropped_stores += u64::from(!matches!(outcome, Outcome::Kept(_)));
    outcome
}

/// Half of the queues hold all that they can; the others store messages within their share, in every
/// order, all at once.
fn bears_an_attack<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let share = (unit.size.memory_lines >> Q) / 2;
    for (shift, sink) in [(0, Stall::Never), (4, Stall::Mostly), (7, Stall::Alternate)] {
        let (mut bench, mut model) = (unit.start(Stall::Never, sink), unit.model());
        unit.limit(&mut bench, &mut model, limits(share, shift));
        let queues = unit.some_queues(bench.generator(), 1 << Q);
        let (attackers, innocent) = queues.split_at(queues.len() / 2);
        let mut status = quiet();
        for queue in &attackers[..attackers.len().min(96)] {
            for store in most(unit, &mut bench) {
                offer(unit, &mut bench, &mut model, &mut status, (*queue, &store));
            }
        }
        bench.until_idle();
        // Message after message of the innocent, all of them open at once.
        for round in 0..2 {
            let stores: Vec<Vec<Store>> =
                innocent.iter().map(|_| holed(unit, &mut bench, (round * share, share))).collect();
            let count = stores[0].len();
            for number in 0..count {
                for (queue, stores) in innocent.iter().zip(&stores) {
                    let store = (*queue, &stores[number]);
                    let outcome = offer(unit, &mut bench, &mut model, &mut status, store);
                    let is_last = number + 1 == count;
                    assert!(
                        matches!(&outcome, Outcome::Kept(all) if all.len() == usize::from(is_last)),
                        "queue {queue} is within its share: {outcome:?}"
                    );
                }
            }
        }
        bench.until_idle();
        assert!(model.evicted.iter().all(|queue| attackers.contains(queue)), "only they pay");
        let wanted = attackers.len() as u64 * unit.quota + innocent.len() as u64 * share;
        let is_ample = wanted <= unit.size.memory_lines;
        assert!(is_ample || !model.evicted.is_empty(), "the attack is one");
        assert_eq!(bench.level(unit.status), status);
        bench.finish();
    }
}

/// Every queue stores a message of more than its share at the same time, a line of each in turn.
fn bears_an_overload<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let share = (unit.size.memory_lines >> Q) / 2;
    let longest = unit.lengths().1.div_ceil(B as u64);
    let lines = ((3 * unit.size.memory_lines) >> Q).min(longest).max(2);
    for (shift, sink) in [(0, Stall::Never), (4, Stall::Alternate)] {
        let (mut bench, mut model) = (unit.start(Stall::Never, sink), unit.model());
        unit.limit(&mut bench, &mut model, limits(share.min(lines - 1), shift));
        let queues = unit.some_queues(bench.generator(), 1 << Q);
        let stores: Vec<Vec<Store>> =
            queues.iter().map(|_| in_order(unit, &mut bench, (0, lines))).collect();
        let (mut whole, mut status) = (0, quiet());
        for number in 0..stores[0].len() {
            for (queue, stores) in queues.iter().zip(&stores) {
                let store = (*queue, &stores[number]);
                match offer(unit, &mut bench, &mut model, &mut status, store) {
                    Outcome::Kept(messages) => whole += messages.len() as u64,
                    Outcome::Dropped => (),
                    other => panic!("nobody is refused a line: {other:?}"),
                }
            }
        }
        bench.until_idle();
        let evicted = model.evicted.len() as u64;
        assert_eq!(whole + evicted, 1 << Q, "each leaves or pays");
        let room = unit.size.memory_lines / lines;
        assert!(whole >= (room - room / 8).min(1 << Q), "{whole} leave, room for {room}");
        assert_eq!(bench.level(unit.status), status);
        bench.finish();
    }
}

/// Fills the memory by queues that begin one after the other; then another needs lines.
fn evicts_in_order<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    unit.limit(&mut bench, &mut model, limits(1, 0));
    let queues = unit.some_queues(bench.generator(), 1 << Q);
    let (lively, queues) = queues.split_last().expect("there are queues");
    let mut begun = vec![];
    let mut asker = queues.iter();
    while model.evicted.is_empty() {
        let queue = *asker.next().expect("the memory is smaller than what all can hold");
        for store in most(unit, &mut bench) {
            unit.send(&mut bench, &mut model, queue, &store);
        }
        bench.until_idle();
        for store in in_order(unit, &mut bench, (begun.len() as u64, 1)) {
            let outcome = unit.send(&mut bench, &mut model, *lively, &store);
            assert!(matches!(outcome, Outcome::Kept(messages) if messages.len() == 1));
        }
        bench.run(Unit::<D, Q, A, B>::ROUNDS + 64);
        begun.push(queue);
    }
    // Others ask, until a few have paid.
    for queue in asker.copied() {
        if model.evicted.len() >= 4 {
            break;
        }
        for store in most(unit, &mut bench) {
            unit.send(&mut bench, &mut model, queue, &store);
        }
    }
    bench.until_idle();
    assert!(model.evicted.len() > 1, "more than one pays");
    assert_eq!(model.evicted, begun[..model.evicted.len()], "in the order in which they began");
    bench.finish();
}

/// As many lines from a line on, of which the third lacks its last byte.
fn holds<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
    bench: &mut Bench<D>,
    (first, count): (u64, usize),
) -> Vec<Store> {
    let shift = |(address, byte): (u64, u8)| (address + first * B as u64, byte);
    let lines = most(unit, bench).into_iter().take(count);
    lines.map(|store| store.into_iter().map(shift).collect()).collect()
}

/// Two queues hold half of the memory each, one of them for longer; either asks for one line more.
fn chooses_one_of_two<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let rounds = Unit::<D, Q, A, B>::ROUNDS;
    let half = unit.size.memory_lines as usize / 2;
    for case in 0..8 {
        let [first, renews, first_asks] = [1, 2, 4].map(|bit| u64::from(case & bit != 0));
        let (first, second) = (first, 1 - first);
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        unit.limit(&mut bench, &mut model, limits(1, 0));
        // Lines 0 and 1 of the first are messages; the second of them comes early.
        let single = |bench: &mut Bench<D>, number: u64| -> Store {
            (number * line..).zip(unit.message(bench.generator(), line)).collect()
        };
        let early = [1, 0].map(|number| single(&mut bench, number));
        let own = holds(unit, &mut bench, (2, half + 1));
        let other = holds(unit, &mut bench, (0, half + 1));
        let mut send = |bench: &mut Bench<D>, queue: u64, stores: &[Store]| {
            for store in stores {
                unit.send(bench, &mut model, queue, store);
            }
            bench.until_idle();
            bench.run(rounds + 8);
        };
        send(&mut bench, first, &early[..1]);
        if renews == 0 {
            send(&mut bench, first, &early[1..]);
            send(&mut bench, first, &own[..half]);
            send(&mut bench, second, &other[..half]);
        } else {
            // It holds lines at any time, so only that messages leave makes it young.
            send(&mut bench, second, &other[..half]);
            send(&mut bench, first, &own[..half - 2]);
            send(&mut bench, first, &early[1..]);
            send(&mut bench, first, &own[half - 2..half]);
        }
        let asked = if first_asks == 1 { (first, &own[half..]) } else { (second, &other[half..]) };
        send(&mut bench, asked.0, asked.1);
        let oldest = if renews == 0 { first } else { second };
        assert_eq!(model.evicted, [oldest], "case {case}");
        assert_eq!(bench.level(unit.status).evicted, 1);
        bench.finish();
    }
}

/// Queue 0 completes messages and goes on to hold lines; a few cycles later, in the same round of the search or
/// in the next, queue 1, which was empty, begins. Queue 0 is as old or older.
fn counts_from_the_first_line<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let half = unit.size.memory_lines as usize / 2;
    // A store advances five cycles later, and a round has two.
    for (gap, phase) in (5..11).flat_map(|gap| [0, 1].map(|phase| (gap, phase))) {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        unit.limit(&mut bench, &mut model, limits(1, 0));
        let [early, completing] = [1, 0].map(|number| -> Store {
            (number * line..).zip(unit.message(bench.generator(), line)).collect()
        });
        let own = holds(unit, &mut bench, (2, half + 1));
        let other = holds(unit, &mut bench, (0, half));
        unit.send(&mut bench, &mut model, 0, &early);
        for store in &own[..half - 2] {
            unit.send(&mut bench, &mut model, 0, store);
        }
        bench.until_idle();
        bench.run(Unit::<D, Q, A, B>::ROUNDS + phase);
        unit.send(&mut bench, &mut model, 0, &completing);
        while bench.waiting(unit.mmio_write.index()) > 0 {
            bench.step();
        }
        bench.run(gap - 1);
        for store in &other {
            unit.send(&mut bench, &mut model, 1, store);
        }
        for store in &own[half - 2..] {
            unit.send(&mut bench, &mut model, 0, store);
        }
        bench.until_idle();
        assert_eq!(model.evicted, [0], "{gap} cycles after, phase {phase}");
        bench.finish();
    }
}

/// An old queue holds a line, another half of what is left: it is the latter that wants too much.
fn keeps_a_small_threshold<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for old in [0, 1] {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        unit.limit(&mut bench, &mut model, limits(0, 5));
        let kept = holds(unit, &mut bench, (0, 3));
        unit.send(&mut bench, &mut model, old, &kept[0]);
        bench.until_idle();
        bench.run(Unit::<D, Q, A, B>::ROUNDS);
        for store in holds(unit, &mut bench, (0, 3)) {
            unit.send(&mut bench, &mut model, 1 - old, &store);
        }
        assert_eq!(model.evicted, [1 - old]);
        let last = kept[2].last().expect("a line has a byte").0 + 1;
        let late = [kept[1].clone(), kept[2].clone(), vec![(last, 7)]];
        let outcomes = late.map(|store| unit.send(&mut bench, &mut model, old, &store));
        assert!(matches!(&outcomes[2], Outcome::Kept(messages) if messages.len() == 1));
        bench.until_idle();
        bench.finish();
    }
}

/// The first that began completes messages, and holds as much as the second.
fn spares_who_goes_on<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let rounds = Unit::<D, Q, A, B>::ROUNDS;
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    unit.limit(&mut bench, &mut model, limits(1, 0));
    let queues = unit.some_queues(bench.generator(), 1 << Q);
    let (busy, waiting) = (queues[0], queues[1]);
    let ahead = unit.size.window_lines;
    let single = |bench: &mut Bench<D>, number: u64| -> Store {
        (number * line..).zip(unit.message(bench.generator(), line)).collect()
    };
    for number in 1..ahead {
        let store = single(&mut bench, number);
        unit.send(&mut bench, &mut model, busy, &store);
    }
    bench.until_idle();
    bench.run(rounds);
    for store in most(unit, &mut bench) {
        unit.send(&mut bench, &mut model, waiting, &store);
    }
    bench.until_idle();
    bench.run(rounds);
    // All but the newest of its messages leave, and it is as far ahead again.
    for number in std::iter::once(0).chain(ahead + 1..2 * ahead) {
        let store = single(&mut bench, number);
        unit.send(&mut bench, &mut model, busy, &store);
    }
    bench.until_idle();
    bench.run(rounds);
    for queue in &queues[2..] {
        if !model.evicted.is_empty() {
            break;
        }
        for store in most(unit, &mut bench) {
            unit.send(&mut bench, &mut model, *queue, &store);
        }
    }
    assert_eq!(model.evicted[0], waiting, "{busy} began before it, but completed messages");
    bench.until_idle();
    bench.finish();
}

/// With an eighth of what is left a queue is stopped for itself, though there is memory, and though
/// an older one holds a little.
fn keeps_below_its_threshold<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
    unit.limit(&mut bench, &mut model, limits(1, 7));
    let queues = unit.some_queues(bench.generator(), 1 << Q);
    let (old, greedy) = (queues[0], &queues[1..]);
    let mut stores = holed(unit, &mut bench, (0, 4));
    let first = stores.pop().expect("a message has a line");
    for store in &stores {
        unit.send(&mut bench, &mut model, old, store);
    }
    bench.until_idle();
    bench.run(Unit::<D, Q, A, B>::ROUNDS);
    for queue in &greedy[..greedy.len().min(64)] {
        for store in most(unit, &mut bench) {
            unit.send(&mut bench, &mut model, *queue, &store);
        }
    }
    assert!(!model.evicted.is_empty() && !model.evicted.contains(&old), "{:?}", model.evicted);
    assert!(model.held_lines() < unit.size.memory_lines, "lines are left for others");
    let outcome = unit.send(&mut bench, &mut model, old, &first);
    assert!(matches!(outcome, Outcome::Kept(messages) if messages.len() == 1));
    bench.until_idle();
    bench.finish();
}

/// All lines are held by queues with exactly their share.
fn refuses_beyond_equal_shares<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let share = unit.size.memory_lines >> Q;
    for asker in [0, (1 << Q) - 1] {
        let (mut bench, mut model) = (unit.start(Stall::Never, Stall::Never), unit.model());
        unit.limit(&mut bench, &mut model, limits(share, 0));
        let mut next = vec![];
        for queue in 0..1 << Q {
            let mut stores = most(unit, &mut bench);
            next.push(stores.remove(share as usize));
            for store in &stores[..share as usize] {
                let outcome = unit.send(&mut bench, &mut model, queue, store);
                assert_eq!(outcome, Outcome::Kept(vec![]));
            }
        }
        assert_eq!(model.held_lines(), unit.size.memory_lines);
        bench.until_idle();
        assert_eq!(bench.level(unit.status), quiet(), "there are lines for every share");
        let outcome = unit.send(&mut bench, &mut model, asker, &next[asker as usize]);
        assert_eq!(outcome, Outcome::Stopped(MmioQueueFault::MemoryFull, vec![]));
        bench.until_idle();
        bench.run(Unit::<D, Q, A, B>::ROUNDS + unit.size.window_lines + 16);
        let status = MmioQueuesStatus {
            last_fault: MmioQueueFault::MemoryFull,
            last_queue: asker,
            memory_full: 1,
            dropped_stores: 1,
            ..quiet()
        };
        assert_eq!(bench.level(unit.status), status);
        // What has become free may go beyond another's share.
        let other = (1 << Q) - 1 - asker;
        let outcome = unit.send(&mut bench, &mut model, other, &next[other as usize]);
        assert_eq!(outcome, Outcome::Kept(vec![]));
        unit.restart(&mut bench, &mut model, asker, 0);
        for store in in_order(unit, &mut bench, (0, share.min(2))) {
            unit.send(&mut bench, &mut model, asker, &store);
        }
        assert_eq!(model.evicted, []);
        bench.until_idle();
        assert_eq!(bench.level(unit.status), status);
        bench.finish();
    }
}
