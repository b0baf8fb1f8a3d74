//! The message gate: what passes is whole or marked, and nothing waits for longer than it may.
use nic_sim::generated::message_gate::MessageGate;
use nic_sim::generated::message_gate_tiny::MessageGateTiny;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{GateConfiguration, GateStatus, MessageBeat};
use nic_tb::{Bench, Stall};
use nic_tests::frames::beats;

/// Ports of an emitted gate.
struct Gate<D: Wrapper, const BYTES: usize> {
    source: Inlet<D, MessageBeat<BYTES>>,
    sink: Outlet<D, MessageBeat<BYTES>>,
    configuration: LevelInlet<D, GateConfiguration>,
    status: LevelOutlet<D, GateStatus>,
}

/// Runs a test on every emitted gate.
macro_rules! on_every_gate {
    ($test:ident) => {
        $test(&gate!(MessageGateTiny));
        $test(&gate!(MessageGate));
    };
}
macro_rules! gate {
    ($device:ident) => {
        Gate {
            source: $device::SOURCE,
            sink: $device::SINK,
            configuration: $device::CONFIGURATION,
            status: $device::STATUS,
        }
    };
}

#[test]
fn messages_pass_while_they_are_taken_in_time_in_every_regime() {
    on_every_gate!(passes_all);
}

#[test]
fn what_is_dropped_is_counted_and_what_is_cut_is_marked() {
    on_every_gate!(accounts_for_every_message);
}

#[test]
fn no_beat_waits_for_longer_than_its_message_may() {
    on_every_gate!(keeps_its_bound);
}

#[test]
fn the_time_of_a_message_is_that_of_all_its_beats() {
    on_every_gate!(adds_up_waiting);
}

#[test]
fn an_outage_counts_once() {
    on_every_gate!(counts_outages);
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    on_every_gate!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_gate!(keeps_its_contract);
}

/// A running gate with this patience.
fn bench<D: Wrapper, const BYTES: usize>(
    gate: &Gate<D, BYTES>,
    stalls: (Stall, Stall),
    patience_cycles: u64,
) -> Bench<D> {
    let mut bench = Bench::<D>::new(stalls.0, stalls.1);
    bench.set_level(gate.configuration, &GateConfiguration { patience_cycles });
    bench
}

/// Cycles for which no message of these tests waits, but all of them together do.
const LONG: u64 = 500;

fn passes_all<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    for stalls in Stall::pairs() {
        let mut bench = bench(gate, stalls, LONG);
        for number in 0..300 {
            let length = number % (4 * BYTES + 1) + 1;
            let message = bench.generator().bytes(length);
            let error = bench.generator().chance(1, 4);
            bench.send(gate.source, beats(&message, error));
            bench.expect(gate.sink, beats(&message, error));
        }
        bench.until_idle();
        let quiet = GateStatus { is_down: false, outages: 0, dropped_messages: 0 };
        assert_eq!(bench.level(gate.status), quiet);
        bench.finish();
    }
}

/// The messages of beats that left; an unfinished one is an error of its own.
fn messages_of<const BYTES: usize>(taken: Vec<MessageBeat<BYTES>>) -> Vec<(Vec<u8>, bool)> {
    let (mut found, mut bytes) = (vec![], vec![]);
    for beat in taken {
        bytes.extend_from_slice(&beat.data[..beat.keep.count_ones() as usize]);
        if beat.last {
            found.push((std::mem::take(&mut bytes), beat.error));
        }
    }
    assert!(bytes.is_empty(), "a message has not ended");
    found
}

/// Whether it is a part of a message, before the beat that ends it early.
fn is_cut_from(found: &[u8], sent: &[u8], beat: usize) -> bool {
    let kept = &found[..found.len() - beat];
    kept.len().is_multiple_of(beat) && kept.len() < sent.len() && sent.starts_with(kept)
}

/// Sends numbered messages while the sink comes and goes, and finds each again, cut, or in the count.
fn accounts_for_every_message<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    for patience in [0, 1, 2, 7, 30] {
        let mut bench = bench(gate, (Stall::Never, Stall::Never), patience);
        bench.collect(gate.sink);
        let mut sent = vec![];
        for _ in 0..300 {
            let regime = *bench.generator().pick(&[Stall::Always, Stall::Never, Stall::Mostly]);
            bench.set_stall(gate.sink.index(), regime);
            let regime = *bench.generator().pick(&[Stall::Never, Stall::Mostly]);
            bench.set_stall(gate.source.index(), regime);
            for _ in 0..bench.generator().within(1..=4) {
                let length = bench.generator().within(1..=5 * BYTES as u64) as usize;
                let bytes = bench.generator().bytes(length);
                bench.send(gate.source, beats(&bytes, false));
                sent.push(bytes);
            }
            let pause = bench.generator().within(0..=3 * patience + 20);
            bench.run(pause);
        }
        bench.set_stall(gate.sink.index(), Stall::Never);
        bench.until_idle();
        let last = vec![9; 3 * BYTES];
        bench.send(gate.source, beats(&last, false));
        sent.push(last);
        bench.until_idle();

        let mut left = sent.iter();
        let (mut whole, mut cut) = (0, 0);
        for (bytes, error) in messages_of(bench.take(gate.sink)) {
            let is_it = |sent: &&Vec<u8>| match error {
                false => **sent == bytes,
                true => is_cut_from(&bytes, sent, BYTES),
            };
            assert!(left.any(|sent| is_it(&sent)), "{bytes:?} was not sent behind those before");
            *if error { &mut cut } else { &mut whole } += 1;
        }
        let status = bench.level(gate.status);
        assert_eq!(status.dropped_messages, sent.len() as u64 - whole);
        assert!(cut > 0 && cut <= status.dropped_messages && cut <= status.outages, "{status:?}");
        assert!(whole > sent.len() as u64 / 4, "{whole} of {}", sent.len());
        assert!(!status.is_down);
        bench.dismiss();
    }
}

/// Cycles in which the gate takes nothing, of messages of so many beats while the sink takes nothing.
fn keeps_its_bound<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    for patience in [0, 1, 5, 100] {
        for length in [1, BYTES, BYTES + 1, 9 * BYTES] {
            for taken in 0..12 {
                let mut bench = bench(gate, (Stall::Never, Stall::Never), patience);
                bench.ignore(gate.sink);
                for _ in 0..40 {
                    let bytes = bench.generator().bytes(length);
                    bench.send(gate.source, beats(&bytes, false));
                }
                // The sink takes some beats, and then none, so that it stops at every place of a message.
                bench.run(taken);
                bench.set_stall(gate.sink.index(), Stall::Always);
                let (mut longest, mut waits) = (0, 0);
                while bench.waiting(gate.source.index()) > 0 {
                    let before = bench.transfers(gate.source.index());
                    bench.step();
                    let moved = bench.transfers(gate.source.index()) > before;
                    waits = if moved { 0 } else { waits + 1 };
                    longest = longest.max(waits);
                    assert!(longest <= patience + 2, "{longest} cycles, {patience} promised");
                }
                // One cycle more where the sink stops only as the run begins.
                assert!(longest + 1 >= patience, "it gave up after {longest} of {patience}");
                assert!(bench.level(gate.status).is_down);
                bench.dismiss();
            }
        }
    }
}

/// A sink that takes a beat now and then has no more time for a message than one that takes none.
fn adds_up_waiting<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    for (patience, is_dropped) in [(200, false), (60, true)] {
        let mut bench = bench(gate, (Stall::Never, Stall::Always), patience);
        bench.ignore(gate.sink);
        let bytes = bench.generator().bytes(10 * BYTES);
        bench.send(gate.source, beats(&bytes, false));
        for _ in 0..12 {
            bench.run(10);
            bench.set_stall(gate.sink.index(), Stall::Never);
            bench.step();
            bench.set_stall(gate.sink.index(), Stall::Always);
        }
        let status = bench.level(gate.status);
        assert_eq!(status.dropped_messages > 0, is_dropped, "{patience}: {status:?}");
        bench.dismiss();
    }
}

fn counts_outages<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    let mut bench = bench(gate, (Stall::Never, Stall::Never), 8);
    bench.ignore(gate.sink);
    for outages in 1..=5 {
        bench.set_stall(gate.sink.index(), Stall::Always);
        for _ in 0..6 {
            let bytes = bench.generator().bytes(3 * BYTES);
            bench.send(gate.source, beats(&bytes, false));
        }
        bench.run(100);
        assert!(bench.level(gate.status).is_down);
        bench.set_stall(gate.sink.index(), Stall::Never);
        bench.until_idle();
        let expected = GateStatus { is_down: false, outages, dropped_messages: 6 * outages };
        assert_eq!(bench.level(gate.status), expected);
    }
    bench.dismiss();
}

fn forgets_all_in_reset<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    for steps in [1, 2, 3, 5, 20, 60] {
        let mut bench = bench(gate, (Stall::Never, Stall::Always), 4);
        bench.ignore(gate.sink);
        for _ in 0..6 {
            let bytes = bench.generator().bytes(7 * BYTES);
            bench.send(gate.source, beats(&bytes, false));
        }
        bench.run(steps);
        bench.reset();
        bench.set_stall(gate.sink.index(), Stall::Never);
        bench.collect(gate.sink);
        let bytes = bench.generator().bytes(3 * BYTES);
        bench.send(gate.source, beats(&bytes, false));
        bench.until_idle();
        assert_eq!(messages_of(bench.take(gate.sink)), [(bytes, false)], "{steps}");
        let quiet = GateStatus { is_down: false, outages: 0, dropped_messages: 0 };
        assert_eq!(bench.level(gate.status), quiet);
        bench.dismiss();
    }
}

fn keeps_its_contract<D: Wrapper, const BYTES: usize>(gate: &Gate<D, BYTES>) {
    let mut bench = bench(gate, (Stall::Never, Stall::Never), LONG);
    // Messages of one beat: of a longer one, beats leave before its last has come.
    let units: Vec<_> = (0..100).map(|_| beats(&bench.generator().bytes(BYTES), false)).collect();
    let measured = bench.measure(gate.source, gate.sink, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
