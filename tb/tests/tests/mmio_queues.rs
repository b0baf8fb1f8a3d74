//! The MMIO queues against their model: any order, size and split in every queue; faults; rate.
use nic_sim::Wrapper;
use nic_spec::message::{MmioQueueFault, MmioQueuesStatus};
use nic_tb::{Bench, Stall};
use nic_tests::mmio::Order;
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

fn equals_the_model<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    unit: &Unit<D, Q, A, B>,
) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        bench.watchdog(4096, "every queue is emptied after reset");
        let mut model = unit.model();
        let reach = unit.size.window_lines / 2;
        let mut ends = vec![0; 1 << Q];
        for order in [Order::AsWritten, Order::Reversed(reach), Order::Random(reach)] {
            for split in [0, 4] {
                let mut plans = vec![];
                for queue in unit.some_queues(bench.generator(), 4) {
                    let from = (queue, ends[queue as usize]);
                    let (plan, end) = unit.plan(bench.generator(), from, 5, (order, split));
                    ends[queue as usize] = end;
                    plans.push(plan);
                }
                unit.send_all(&mut bench, &mut model, &mut plans);
            }
            bench.until_idle();
            is_content(&mut bench, unit, &ends);
        }
        bench.finish();
    }
}

/// Nothing was found wrong, and everything has left.
fn is_content<D: Wrapper, const Q: usize, const A: usize, const B: usize>(
    bench: &mut Bench<D>,
    unit: &Unit<D, Q, A, B>,
    ends: &[u64],
) {
    assert_eq!(bench.level(unit.status), quiet(), "no fault, nothing dropped");
    for (queue, end) in ends.iter().enumerate().filter(|(_, end)| **end > 0).take(4) {
        let state = unit.inspect(bench, queue as u64);
        let line = end / Unit::<D, Q, A, B>::LINE % (1 << A);
        assert_eq!((state.fault, state.next_line), (MmioQueueFault::None, line), "all has left");
    }
}
