//! The counters of the MMIO queues, one by one as far as the seconds of a test reach; their end, of 32
//! bits, is beyond it.
use nic_sim::{StreamOutput, Wrapper};
use nic_spec::message::MmioQueueRestart;
use nic_tb::seed::generator;
use nic_tests::driven::Driven;
use nic_tests::mmio::{Store, state_length};
use nic_tests::mmio_queues::{self, Unit};

#[test]
fn stores_are_counted_one_by_one() {
    counts_stores(&mmio_queues::small());
}

#[test]
fn faults_are_counted_one_by_one() {
    counts_faults(&mmio_queues::small());
}

/// Cycles from one event to the next, at most.
const PATIENCE: u64 = 64;

/// A running device whose sink takes everything.
fn running<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) -> Driven<D> {
    let mut driven = Driven::fresh();
    StreamOutput::open(driven.model(), unit.message).set_ready(true);
    driven.withdraw(unit.mmio_write);
    driven.withdraw(unit.restart);
    driven.reset();
    driven.run(2 << Q);
    driven
}

/// Steps until the counter has risen so often, by one each time.
fn rises<D: Wrapper>(driven: &mut Driven<D>, counter: &str, times: u64) {
    let port = driven.model().port(counter).expect("the counter is a port");
    let begin = driven.model().get(port);
    let mut before = begin;
    let mut waited = 0;
    while before < begin + times {
        driven.step();
        let now = driven.model().get(port);
        assert!(now == before || now == before + 1, "`{counter}` is {before}, then {now}");
        waited = if now == before { waited + 1 } else { 0 };
        assert!(waited < PATIENCE, "`{counter}` stays at {now}");
        before = now;
    }
}

/// The same byte again and again, to a queue that runs and to one that has stopped.
fn counts_stores<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let times = (1 << 21) + 2;
    let mut driven = running(unit);
    let line = B as u64;
    let mut generator = generator();
    let write = unit.write(&mut generator, 1, &[(line - 1, 7)]);
    driven.offer(unit.mmio_write, &write);
    rises(&mut driven, "status_doubled_stores", times);
    // The gap behind a message of queue 0, which has left, at a store in two cycles.
    let mut message: Store = (0..line - 1).map(|address| (address, 7)).collect();
    state_length(&unit.format, &mut message, line - 1);
    let write = unit.write(&mut generator, 0, &message);
    driven.offer(unit.mmio_write, &write);
    driven.step();
    let write = unit.write(&mut generator, 0, &[(line - 1, 7)]);
    driven.offer(unit.mmio_write, &write);
    rises(&mut driven, "status_late_gap_stores", (1 << 18) + 2);
    // A line behind the queue stops it.
    let write = unit.write(&mut generator, 1, &[(((1 << A) - 1) * line, 7)]);
    driven.offer(unit.mmio_write, &write);
    rises(&mut driven, "status_dropped_stores", times);
}

/// The same illegal store and a restart, again and again.
fn counts_faults<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    let line = B as u64;
    let mut generator = generator();
    let stating = |length: u64| -> Store {
        let mut bytes: Store = (0..line).map(|address| (address, 7)).collect();
        state_length(&unit.format, &mut bytes, length);
        bytes
    };
    let far = |line_address: u64| vec![(line_address * line, 7)];
    for (counter, store, times) in [
        ("status_too_long", stating(unit.lengths().1 + 1), (1 << 19) + 2),
        ("status_too_short", stating(0), (1 << 11) + 2),
        ("status_beyond_window", far(unit.size.window_lines), (1 << 11) + 2),
        ("status_below_start", far((1 << A) - 1), (1 << 11) + 2),
    ] {
        let mut driven = running(unit);
        let write = unit.write(&mut generator, 1, &store);
        driven.offer(unit.mmio_write, &write);
        driven.offer(unit.restart, &MmioQueueRestart { queue: 1, line_address: 0 });
        rises(&mut driven, counter, times);
    }
}
