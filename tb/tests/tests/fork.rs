//! The fork against its model: everything to everyone, each in its own time.
use nic_model::fork::copies;
use nic_sim::generated::fork_beat64_n2::ForkBeat64N2 as Wide;
use nic_sim::generated::fork_word8_n3::ForkWord8N3 as Narrow;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_tb::{Bench, Stall};
use nic_tests::traffic::Random;

/// Runs a test on every emitted fork.
macro_rules! on_every_fork {
    ($test:ident) => {
        $test(Narrow::SOURCE, &[Narrow::SINK_0, Narrow::SINK_1, Narrow::SINK_2]);
        $test(Wide::SOURCE, &[Wide::SINK_0, Wide::SINK_1]);
    };
}

#[test]
fn every_sink_gets_everything_in_every_regime() {
    on_every_fork!(copies_everything);
}

#[test]
fn a_sink_takes_a_payload_while_another_stalls_and_runs_ahead_by_one() {
    on_every_fork!(serves_each_in_its_time);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    on_every_fork!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_fork!(keeps_its_contract);
}

/// Sends payloads and expects all of them at every sink.
fn send<D: Wrapper, P: Random>(
    bench: &mut Bench<D>,
    source: Inlet<D, P>,
    sinks: &[Outlet<D, P>],
    count: usize,
) {
    let payloads = P::draw(bench.generator(), count);
    for (sink, copy) in sinks.iter().zip(copies(payloads.clone(), sinks.len())) {
        bench.expect(*sink, copy);
    }
    bench.send(source, payloads);
}

/// Gives each sink a regime of its own.
fn differ<D: Wrapper, P: Random>(bench: &mut Bench<D>, sinks: &[Outlet<D, P>], first: usize) {
    for (number, sink) in sinks.iter().enumerate() {
        bench.set_stall(sink.index(), Stall::ALL[(first + number) % Stall::ALL.len()]);
    }
}

fn copies_everything<D: Wrapper, P: Random>(source: Inlet<D, P>, sinks: &[Outlet<D, P>]) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        send(&mut bench, source, sinks, 400);
        bench.until_idle();
        bench.finish();
    }
}

fn serves_each_in_its_time<D: Wrapper, P: Random>(source: Inlet<D, P>, sinks: &[Outlet<D, P>]) {
    for first in 0..Stall::ALL.len() {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        differ(&mut bench, sinks, first);
        send(&mut bench, source, sinks, 200);
        let mut furthest = 0;
        loop {
            let taken: Vec<u64> = sinks.iter().map(|sink| bench.transfers(sink.index())).collect();
            let (least, most) = (taken.iter().min(), taken.iter().max());
            let ahead = most.zip(least).map_or(0, |(most, least)| most - least);
            furthest = furthest.max(ahead);
            if least == Some(&200) {
                break;
            }
            bench.step();
        }
        assert_eq!(furthest, 1, "payloads by which a sink runs ahead");
        bench.until_idle();
        bench.finish();
    }
}

fn forgets_all_in_reset<D: Wrapper, P: Random>(source: Inlet<D, P>, sinks: &[Outlet<D, P>]) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        for (first, steps) in [1, 2, 3, 10, 40, 90, 0].into_iter().enumerate() {
            differ(&mut bench, sinks, first);
            send(&mut bench, source, sinks, 100);
            if steps > 0 {
                bench.run(steps);
                bench.reset();
            }
        }
        bench.until_idle();
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, P: Random>(source: Inlet<D, P>, sinks: &[Outlet<D, P>]) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    for sink in sinks {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        let payloads = P::draw(bench.generator(), 100);
        let units = payloads.into_iter().map(|payload| vec![payload]);
        let measured = bench.measure(source, *sink, units);
        measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
    }
}
