//! The MMIO reorder unit at full rate: a line in each cycle, in whatever order lines come within the window.
use nic_sim::Wrapper;
use nic_tb::seed::is_long;
use nic_tb::{Bench, Stall};
use nic_tests::mmio::{self, Order, Unit};

#[test]
fn lines_pass_at_one_per_cycle_in_any_order_within_the_window() {
    sustains_full_rate(&mmio::small());
    sustains_full_rate(&mmio::aligned());
    sustains_full_rate(&mmio::usual());
    sustains_full_rate(&mmio::framed());
}

fn sustains_full_rate<D: Wrapper, const A: usize, const B: usize>(unit: &Unit<D, A, B>) {
    if !unit.is_judged() {
        return;
    }
    let lines = if is_long() { 1_000_000 } else { 20_000 } / 4;
    // A line fewer than the window, which is half of what is stored.
    let ahead = unit.storage / 2 - 1;

    for order in [Order::AsWritten, Order::Reversed(ahead), Order::Random(ahead)] {
        let rate = rate(unit, order, lines);
        assert_eq!(rate.0, rate.1, "{}: {order:?}: lines and cycles", D::DESIGN.module);
    }
}

/// Lines of a message each that came in how many cycles, while nothing else stalls.
fn rate<D: Wrapper, const A: usize, const B: usize>(
    unit: &Unit<D, A, B>,
    order: Order,
    lines: u64,
) -> (u64, u64) {
    const BLOCK: u64 = 960;
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.probe_every(0);
    bench.run(2 * unit.storage);
    let (write, line) = (unit.mmio_write.index(), B as u64);
    let mut address = 0;
    let (before, start) = (bench.transfers(write), bench.cycle());
    while bench.transfers(write) - before < lines {
        if bench.waiting(write) < 2 {
            let (all, end) = unit.bytes(bench.generator(), address, &[line; BLOCK as usize]);
            address = end;
            bench.expect(
                unit.message,
                all.chunks(B).map(|line| {
                    let message: Vec<u8> = line.iter().map(|(_, byte)| *byte).collect();
                    Unit::<D, A, B>::beats(&message)[0]
                }),
            );
            let stores = unit.stores(bench.generator(), &all, 0);
            for store in unit.arrange(bench.generator(), stores, order) {
                let store = unit.write(bench.generator(), &store);
                bench.send(unit.mmio_write, [store]);
            }
        }
        bench.step();
    }
    let cycles = bench.cycle() - start;
    bench.until_idle();
    bench.finish();
    (lines, cycles)
}
