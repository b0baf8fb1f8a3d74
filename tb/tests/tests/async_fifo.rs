//! The asynchronous FIFO against its model, for clocks of many ratios.
use nic_model::async_fifo::outputs;
use nic_sim::generated::async_fifo_beat64_d16::AsyncFifoBeat64D16;
use nic_sim::generated::async_fifo_word8_d4::AsyncFifoWord8D4;
use nic_sim::generated::async_fifo_word8_d4_memory::AsyncFifoWord8D4Memory;
use nic_sim::generated::async_fifo_word8_d8::AsyncFifoWord8D8;
use nic_sim::generated::async_fifo_word8_d8_memory::AsyncFifoWord8D8Memory;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_tb::{Bench, Measured, Stall};
use nic_tests::traffic::Random;

/// Periods of the write and the read clock in picoseconds: equal, nearly equal both ways (the edges
/// of one pass those of the other during the test), in simple ratios, and far apart.
const PERIODS: [[u64; 2]; 10] = [
    [4_000, 4_000],
    [4_000, 4_001],
    [4_003, 4_000],
    [4_000, 4_100],
    [2_000, 4_000],
    [6_000, 2_000],
    [3_000, 4_999],
    [10_007, 3_000],
    [1_000, 17_003],
    [17_003, 1_000],
];

/// Runs a test on every emitted queue.
macro_rules! on_every_queue {
    ($test:ident) => {
        $test(AsyncFifoWord8D4::SOURCE, AsyncFifoWord8D4::SINK);
        $test(AsyncFifoWord8D8::SOURCE, AsyncFifoWord8D8::SINK);
        $test(AsyncFifoBeat64D16::SOURCE, AsyncFifoBeat64D16::SINK);
        $test(AsyncFifoWord8D4Memory::SOURCE, AsyncFifoWord8D4Memory::SINK);
        $test(AsyncFifoWord8D8Memory::SOURCE, AsyncFifoWord8D8Memory::SINK);
    };
}

#[test]
fn payloads_pass_between_clocks_of_every_ratio() {
    on_every_queue!(passes_at_every_ratio);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    on_every_queue!(forgets_all_in_reset);
}

#[test]
fn eight_places_carry_a_payload_in_every_cycle_and_four_carry_two_of_three() {
    let whole = measure(AsyncFifoBeat64D16::SOURCE, AsyncFifoBeat64D16::SINK);
    assert_eq!(whole.cycles, whole.gaps);
    let whole = measure(AsyncFifoWord8D8::SOURCE, AsyncFifoWord8D8::SINK);
    assert_eq!(whole.cycles, whole.gaps);
    let whole = measure(AsyncFifoWord8D8Memory::SOURCE, AsyncFifoWord8D8Memory::SINK);
    assert_eq!(whole.cycles, whole.gaps);
    let part = measure(AsyncFifoWord8D4::SOURCE, AsyncFifoWord8D4::SINK);
    assert_eq!(part.cycles, part.gaps * 3 / 2);
    let part = measure(AsyncFifoWord8D4Memory::SOURCE, AsyncFifoWord8D4Memory::SINK);
    assert_eq!(part.cycles, part.gaps * 3 / 2);
}

#[test]
fn a_payload_is_offered_three_edges_after_it_was_taken_and_two_from_the_memory() {
    // With equal clocks in step, the first of them comes a cycle after the transfer.
    offers_in_time(AsyncFifoWord8D4::SOURCE, AsyncFifoWord8D4::SINK, 4);
    offers_in_time(AsyncFifoWord8D8::SOURCE, AsyncFifoWord8D8::SINK, 4);
    offers_in_time(AsyncFifoBeat64D16::SOURCE, AsyncFifoBeat64D16::SINK, 4);
    offers_in_time(AsyncFifoWord8D4Memory::SOURCE, AsyncFifoWord8D4Memory::SINK, 3);
    offers_in_time(AsyncFifoWord8D8Memory::SOURCE, AsyncFifoWord8D8Memory::SINK, 3);
}

fn passes_at_every_ratio<D: Wrapper, P: Random>(source: Inlet<D, P>, sink: Outlet<D, P>) {
    for periods in PERIODS {
        for (source_stall, sink_stall) in Stall::pairs() {
            let mut bench = Bench::<D>::with_periods(source_stall, sink_stall, &periods);
            be_patient(&mut bench);
            exchange(&mut bench, source, sink, 150);
            bench.finish();
        }
    }
}

fn forgets_all_in_reset<D: Wrapper, P: Random>(source: Inlet<D, P>, sink: Outlet<D, P>) {
    for periods in PERIODS {
        let mut bench = Bench::<D>::with_periods(Stall::Never, Stall::Alternate, &periods);
        be_patient(&mut bench);
        for steps in [1, 5, 20, 60, 61, 62, 63, 200] {
            let payloads = P::draw(bench.generator(), 300);
            bench.expect(sink, outputs(payloads.clone()));
            bench.send(source, payloads);
            bench.run(steps);
            bench.reset();
        }
        exchange(&mut bench, source, sink, 100);
        bench.finish();
    }
}

fn offers_in_time<D: Wrapper, P: Random>(source: Inlet<D, P>, sink: Outlet<D, P>, cycles: u64) {
    let measured = measure(source, sink);
    assert_eq!((measured.least, measured.most), (cycles, cycles), "{}", D::DESIGN.module);
}

/// With equal clocks in step.
fn measure<D: Wrapper, P: Random>(source: Inlet<D, P>, sink: Outlet<D, P>) -> Measured {
    let mut bench = Bench::<D>::with_periods(Stall::Never, Stall::Never, &[4_000, 4_000]);
    let payloads = P::draw(bench.generator(), 301);
    bench.measure(source, sink, payloads.into_iter().map(|payload| vec![payload]))
}

/// While the slow side stalls for a burst, the fast side's clock makes most of the steps.
fn be_patient<D: Wrapper>(bench: &mut Bench<D>) {
    bench.watchdog(20_000, "the slower clock may be seventeen times slower, and stall for bursts");
}

fn exchange<D: Wrapper, P: Random>(
    bench: &mut Bench<D>,
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    count: usize,
) {
    let payloads = P::draw(bench.generator(), count);
    bench.expect(sink, outputs(payloads.clone()));
    bench.send(source, payloads);
    bench.until_idle();
}
