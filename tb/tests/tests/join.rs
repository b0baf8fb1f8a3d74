//! The join against its model: the n-th of one source beside the n-th of the other.
use nic_model::join::pairs;
use nic_sim::generated::join_descriptor_beat64::JoinDescriptorBeat64 as Wide;
use nic_sim::generated::join_word8_word5::JoinWord8Word5 as Narrow;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::Pair;
use nic_tb::{Bench, Measured, Stall};
use nic_tests::traffic::Random;

/// Runs a test on every emitted join.
macro_rules! on_every_join {
    ($test:ident) => {
        $test(Narrow::FIRST, Narrow::SECOND, Narrow::SINK);
        $test(Wide::FIRST, Wide::SECOND, Wide::SINK);
    };
}

#[test]
fn payloads_leave_with_their_partners_in_every_regime() {
    on_every_join!(pairs_in_order);
}

#[test]
fn a_source_runs_ahead_by_two_payloads() {
    on_every_join!(lets_a_source_run_ahead);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    on_every_join!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_join!(keeps_its_contract);
}

/// Sends so many payloads to both sources and expects the pairs.
fn send<D: Wrapper, A: Random, B: Random>(
    bench: &mut Bench<D>,
    (first, second): (Inlet<D, A>, Inlet<D, B>),
    sink: Outlet<D, Pair<A, B>>,
    count: usize,
) {
    let one = A::draw(bench.generator(), count);
    let other = B::draw(bench.generator(), count);
    let expected = pairs(one.clone(), other.clone()).into_iter();
    bench.expect(sink, expected.map(|(first, second)| Pair { first, second }));
    bench.send(first, one);
    bench.send(second, other);
}

fn pairs_in_order<D: Wrapper, A: Random, B: Random>(
    first: Inlet<D, A>,
    second: Inlet<D, B>,
    sink: Outlet<D, Pair<A, B>>,
) {
    for (source_stall, sink_stall) in Stall::pairs() {
        // The other source in every regime, too.
        for second_stall in Stall::ALL {
            let mut bench = Bench::<D>::new(source_stall, sink_stall);
            bench.set_stall(second.index(), second_stall);
            send(&mut bench, (first, second), sink, 200);
            bench.until_idle();
            bench.finish();
        }
    }
}

fn lets_a_source_run_ahead<D: Wrapper, A: Random, B: Random>(
    first: Inlet<D, A>,
    second: Inlet<D, B>,
    sink: Outlet<D, Pair<A, B>>,
) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let one = A::draw(bench.generator(), 5);
    let other = B::draw(bench.generator(), 9);
    bench.send(first, one.clone());
    bench.run(10);
    assert_eq!(bench.transfers(first.index()), 2);
    let expected = pairs(one, other.clone()).into_iter();
    bench.expect(sink, expected.map(|(first, second)| Pair { first, second }));
    bench.send(second, other);
    bench.run(20);
    assert_eq!(bench.transfers(second.index()), 5 + 2);
    bench.reset();
    send(&mut bench, (first, second), sink, 5);
    bench.until_idle();
    bench.finish();
}

fn forgets_all_in_reset<D: Wrapper, A: Random, B: Random>(
    first: Inlet<D, A>,
    second: Inlet<D, B>,
    sink: Outlet<D, Pair<A, B>>,
) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        for steps in [1, 3, 10, 40, 90, 0] {
            send(&mut bench, (first, second), sink, 100);
            if steps > 0 {
                bench.run(steps);
                bench.reset();
            }
        }
        bench.until_idle();
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, A: Random, B: Random>(
    first: Inlet<D, A>,
    second: Inlet<D, B>,
    sink: Outlet<D, Pair<A, B>>,
) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    // Whichever source comes later, the pair is offered so long after its payload.
    let mut latencies = vec![];
    for first_waits in [false, true] {
        for _ in 0..20 {
            let (one, other) = (A::draw(bench.generator(), 1), B::draw(bench.generator(), 1));
            let later = if first_waits { second.index() } else { first.index() };
            bench.expect(sink, [Pair { first: one[0], second: other[0] }]);
            if first_waits {
                bench.send(first, one);
                bench.run(5);
                bench.send(second, other);
            } else {
                bench.send(second, other);
                bench.run(5);
                bench.send(first, one);
            }
            let (before, paired) = (bench.transfers(later), bench.transfers(sink.index()));
            while bench.transfers(later) == before {
                bench.step();
            }
            let came = bench.cycle();
            while bench.transfers(sink.index()) == paired {
                bench.step();
            }
            latencies.push(bench.cycle() - came);
        }
    }
    let (least, most) = (latencies.iter().min(), latencies.iter().max());

    send(&mut bench, (first, second), sink, 100);
    let before = bench.transfers(sink.index());
    while bench.transfers(sink.index()) == before {
        bench.step();
    }
    let began = bench.cycle();
    while bench.transfers(sink.index()) < before + 100 {
        bench.step();
    }
    let measured = Measured {
        least: *least.expect("there are some"),
        most: *most.expect("there are some"),
        cycles: bench.cycle() - began,
        gaps: 99,
    };
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
    bench.finish();
}
