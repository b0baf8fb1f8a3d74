//! The FIFO against its model: order, occupancy, and exactly as many places as it says.
use nic_model::fifo::Fifo;
use nic_sim::design::{Contract, Latency};
use nic_sim::generated::fifo_beat64_d16::FifoBeat64D16;
use nic_sim::generated::fifo_beat64_d512::FifoBeat64D512;
use nic_sim::generated::fifo_word8_d2::FifoWord8D2;
use nic_sim::generated::fifo_word8_d5_block::FifoWord8D5Block;
use nic_sim::generated::fifo_word8_d5_bypassed::FifoWord8D5Bypassed;
use nic_sim::generated::fifo_word8_d16::FifoWord8D16;
use nic_sim::generated::fifo_word8_d16_block::FifoWord8D16Block;
use nic_sim::generated::fifo_word8_d16_bypassed::FifoWord8D16Bypassed;
use nic_sim::generated::fifo_word12_d5::FifoWord12D5;
use nic_sim::{Bits, Inlet, LevelOutlet, Outlet, Wrapper};
use nic_tb::{Bench, Stall};
use nic_tests::queue;
use nic_tests::traffic::Random;

/// Runs a test on every emitted FIFO: how many payloads it holds, and after how many cycles it offers
/// one.
macro_rules! on_every_fifo {
    ($test:ident) => {
        $test(FifoWord8D2::SOURCE, FifoWord8D2::SINK, FifoWord8D2::OCCUPANCY, (2, 1));
        $test(FifoWord12D5::SOURCE, FifoWord12D5::SINK, FifoWord12D5::OCCUPANCY, (5, 1));
        $test(FifoWord8D16::SOURCE, FifoWord8D16::SINK, FifoWord8D16::OCCUPANCY, (16, 1));
        $test(FifoBeat64D16::SOURCE, FifoBeat64D16::SINK, FifoBeat64D16::OCCUPANCY, (16, 1));
        $test(
            FifoWord8D5Block::SOURCE,
            FifoWord8D5Block::SINK,
            FifoWord8D5Block::OCCUPANCY,
            (5, 2),
        );
        $test(
            FifoWord8D16Block::SOURCE,
            FifoWord8D16Block::SINK,
            FifoWord8D16Block::OCCUPANCY,
            (16, 2),
        );
        $test(
            FifoWord8D5Bypassed::SOURCE,
            FifoWord8D5Bypassed::SINK,
            FifoWord8D5Bypassed::OCCUPANCY,
            (5, 1),
        );
        $test(
            FifoWord8D16Bypassed::SOURCE,
            FifoWord8D16Bypassed::SINK,
            FifoWord8D16Bypassed::OCCUPANCY,
            (16, 1),
        );
        $test(FifoBeat64D512::SOURCE, FifoBeat64D512::SINK, FifoBeat64D512::OCCUPANCY, (512, 2));
    };
}

#[test]
fn payloads_occupancy_and_places_are_the_models_in_every_regime() {
    on_every_fifo!(equals_the_model);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    on_every_fifo!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_fifo!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper, P: Random, const WIDTH: u32>(
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    occupancy: LevelOutlet<D, Bits<WIDTH>>,
    (depth, _): (usize, u32),
) {
    let count = 400.max(depth + depth / 4);
    let mut most = 0;
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        let mut model = Fifo::new(depth);
        bench.take_transfers();
        bench.collect(sink);
        let payloads = P::draw(bench.generator(), count);
        bench.send(source, payloads);
        let mut left = count;
        while left > 0 {
            let accepts = model.accepts();
            bench.step();
            let (came, went): (Vec<_>, Vec<_>) =
                bench.take_transfers().into_iter().partition(|(port, _)| *port == source.index());
            for (_, words) in went {
                assert_eq!(model.pop(), Some(words), "the oldest leaves");
                left -= 1;
            }
            for (_, words) in came {
                assert!(accepts, "it is full");
                model.push(words);
            }
            assert_eq!(bench.level(occupancy), Bits::new(model.occupancy() as u64));
            most = most.max(model.occupancy());
        }
        bench.dismiss();
    }
    assert_eq!(most, depth, "every place is used");
}

fn forgets_all_in_reset<D: Wrapper, P: Random, const WIDTH: u32>(
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    _: LevelOutlet<D, Bits<WIDTH>>,
    _: (usize, u32),
) {
    queue::forgets_all_in_reset(source, sink, |payloads| payloads);
}

fn keeps_its_contract<D: Wrapper, P: Random, const WIDTH: u32>(
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    _: LevelOutlet<D, Bits<WIDTH>>,
    (_, latency): (usize, u32),
) {
    let contract = queue::contract_of::<D>();
    let latency = contract.latency.map(|promised| {
        assert!((promised.least..=promised.most).contains(&latency));
        Latency { least: latency, most: latency, ..promised }
    });
    queue::keeps(source, sink, &Contract { latency, ..contract });
}
