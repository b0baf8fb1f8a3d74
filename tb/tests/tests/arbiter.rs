//! The arbiter against its model: nothing lost, packets whole, sources in turn.
use nic_model::arbiter::{are_whole, in_turn, longest_wait};
use nic_sim::generated::arbiter_beat1_n3::ArbiterBeat1N3 as Narrow;
use nic_sim::generated::arbiter_beat64_n4::ArbiterBeat64N4 as Wide;
use nic_sim::generated::arbiter_word16_n16::ArbiterWord16N16 as Many;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_tb::{Bench, Stall};
use nic_tests::packet::Packet;

/// Runs a test on every emitted arbiter.
macro_rules! on_every_arbiter {
    ($test:ident) => {
        $test(&[Narrow::SOURCE_0, Narrow::SOURCE_1, Narrow::SOURCE_2], Narrow::SINK);
        $test(&[Wide::SOURCE_0, Wide::SOURCE_1, Wide::SOURCE_2, Wide::SOURCE_3], Wide::SINK);
        $test(&sources_of_many(), Many::SINK);
    };
}

/// The sources of the widest arbiter, which have consecutive places among its ports.
fn sources_of_many<P: Packet>() -> [Inlet<Many, P>; 16] {
    std::array::from_fn(Inlet::new)
}

#[test]
fn every_source_gets_its_packets_through_in_every_regime() {
    on_every_arbiter!(merges_whole_packets);
}

#[test]
fn sources_that_always_offer_are_served_in_turn() {
    on_every_arbiter!(serves_in_turn);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    on_every_arbiter!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_arbiter!(keeps_its_contract);
}

#[test]
fn a_source_that_comes_after_silence_waits_one_cycle_for_the_grant() {
    on_every_arbiter!(parks_the_grant);
}

/// What every source sends.
fn traffic<D: Wrapper, P: Packet>(
    bench: &mut Bench<D>,
    sources: &[Inlet<D, P>],
    count: usize,
) -> Vec<Vec<P>> {
    let draw = |source| P::draw_marked(bench.generator(), count, source);
    (0..sources.len()).map(draw).collect()
}

fn merges_whole_packets<D: Wrapper, P: Packet>(sources: &[Inlet<D, P>], sink: Outlet<D, P>) {
    let mut longest = 0;
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        bench.take_transfers();
        let payloads = traffic(&mut bench, sources, 100);
        let total = 100 * sources.len();
        for (source, payloads) in sources.iter().zip(payloads) {
            bench.expect_by(sink, |payload: &P| payload.mark() as u64, payloads.clone());
            bench.send(*source, payloads);
        }
        let (mut order, mut events) = (Vec::new(), Vec::new());
        while order.len() < total {
            let offers: Vec<bool> =
                sources.iter().map(|source| bench.waiting(source.index()) > 0).collect();
            bench.step();
            let mut waiting = offers;
            let mut ended = None;
            for (port, words) in bench.take_transfers() {
                let payload = P::from_field_words(&bench.access(port).split(&words));
                if port == sink.index() {
                    order.push((payload.mark(), payload.is_last()));
                } else {
                    waiting[payload.mark()] = false;
                    ended = payload.is_last().then_some(payload.mark()).or(ended);
                }
            }
            events.push((waiting, ended));
        }
        assert!(are_whole(&order), "the packets of two sources are mixed");
        if source_stall == Stall::Never {
            longest = longest.max(longest_wait(&events));
        }
        bench.until_idle();
        bench.finish();
    }
    assert_eq!(longest, sources.len() as u64 - 1, "packets of others that a source waits for");
}

fn serves_in_turn<D: Wrapper, P: Packet>(sources: &[Inlet<D, P>], sink: Outlet<D, P>) {
    for sink_stall in Stall::ALL {
        let mut bench = Bench::<D>::new(Stall::Never, sink_stall);
        // Different numbers of payloads, so that at the end fewer and fewer sources take turns.
        let draw = |i| P::draw_marked(bench.generator(), 50 + 20 * i, i);
        let payloads: Vec<Vec<P>> = (0..sources.len()).map(draw).collect();
        let merged = in_turn(payloads.clone(), P::is_last);
        bench.expect(sink, merged.into_iter().map(|(_, payload)| payload));
        for (source, payloads) in sources.iter().zip(payloads) {
            bench.send(*source, payloads);
        }
        bench.until_idle();
        bench.finish();
    }
}

fn forgets_all_in_reset<D: Wrapper, P: Packet>(sources: &[Inlet<D, P>], sink: Outlet<D, P>) {
    for (source_stall, sink_stall) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source_stall, sink_stall);
        for steps in [1, 3, 10, 40, 90, 0] {
            for (source, payloads) in sources.iter().zip(traffic(&mut bench, sources, 100)) {
                bench.expect_by(sink, |payload: &P| payload.mark() as u64, payloads.clone());
                bench.send(*source, payloads);
            }
            if steps > 0 {
                bench.run(steps);
                bench.reset();
            }
        }
        bench.until_idle();
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, P: Packet>(sources: &[Inlet<D, P>], sink: Outlet<D, P>) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    for (number, source) in sources.iter().enumerate() {
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        let payloads = P::draw_marked(bench.generator(), 100, number);
        let units = payloads.into_iter().map(|payload| vec![payload]);
        let measured = bench.measure(*source, sink, units);
        measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
    }

    // Sources that wait follow each other as fast as the payloads of one.
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let total = 20 * sources.len();
    for (source, payloads) in sources.iter().zip(traffic(&mut bench, sources, 20)) {
        bench.send(*source, payloads);
    }
    bench.ignore(sink);
    while bench.transfers(sink.index()) == 0 {
        bench.step();
    }
    let first = bench.cycle();
    while bench.transfers(sink.index()) < total as u64 {
        bench.step();
    }
    let intervals = total as u64 - 1;
    assert_eq!(bench.cycle() - first, intervals * u64::from(contract.interval.unwrap_or(0)));
    bench.dismiss();
}

fn parks_the_grant<D: Wrapper, P: Packet>(sources: &[Inlet<D, P>], sink: Outlet<D, P>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.ignore(sink);
    let last = sources.len() - 1;
    // The grant is with source 0 after reset, and stays where it was used last.
    for (source, cycles) in [(last, 2), (last, 1), (0, 2), (0, 1)] {
        let mut payloads = P::draw_marked(bench.generator(), 8, source);
        payloads.truncate(1 + payloads.iter().position(P::is_last).unwrap_or(0));
        bench.send(sources[source], payloads);
        let before = (bench.cycle(), bench.transfers(sources[source].index()));
        while bench.transfers(sources[source].index()) == before.1 {
            bench.step();
        }
        assert_eq!(bench.cycle() - before.0, cycles, "source {source} of {}", sources.len());
        bench.until_idle();
    }
    bench.dismiss();
}
