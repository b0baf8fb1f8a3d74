//! The packet queue against its model: whole packets only, without a gap, whatever is dropped.
use nic_model::packet_queue::PacketQueue;
use nic_sim::generated::packet_queue_b2_d4::PacketQueueB2D4;
use nic_sim::generated::packet_queue_b64_d512::PacketQueueB64D512;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{Beat, MessageBeat, PacketQueueStatus};
use nic_tb::{Bench, Stall};
use nic_tests::frames::beats;

/// Ports of an emitted queue.
struct Queue<D: Wrapper, const BYTES: usize> {
    source: Inlet<D, MessageBeat<BYTES>>,
    sink: Outlet<D, Beat<BYTES>>,
    status: LevelOutlet<D, PacketQueueStatus>,
    depth: usize,
}

/// Runs a test on every emitted queue.
macro_rules! on_every_queue {
    ($test:ident) => {
        $test(&queue!(PacketQueueB2D4, 4));
        $test(&queue!(PacketQueueB64D512, 512));
    };
}
macro_rules! queue {
    ($device:ident, $depth:literal) => {
        Queue {
            source: $device::SOURCE,
            sink: $device::SINK,
            status: $device::STATUS,
            depth: $depth,
        }
    };
}

#[test]
fn whole_packets_leave_and_the_others_are_counted_in_every_regime() {
    on_every_queue!(equals_the_model);
}

#[test]
fn no_gap_is_inside_a_packet_however_slowly_it_came() {
    on_every_queue!(leaves_without_a_gap);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_inside() {
    on_every_queue!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_queue!(keeps_its_contract);
}

#[test]
fn a_packet_is_offered_in_the_cycle_of_its_last_beat() {
    on_every_queue!(leaves_as_it_ends);
}

/// Sends packets, and expects what the model says.
fn exchange<D: Wrapper, const BYTES: usize>(
    bench: &mut Bench<D>,
    queue: &Queue<D, BYTES>,
    model: &mut PacketQueue<Beat<BYTES>>,
    count: usize,
) {
    for _ in 0..count {
        let most = match bench.generator().below(8) {
            // Just too long, just not, and far too long.
            0 => queue.depth + 1,
            1 => queue.depth,
            2 => 2 * queue.depth + 3,
            _ => 3.min(queue.depth),
        };
        let least = if most > 3 { (most - 1) * BYTES + 1 } else { 1 };
        let length = bench.generator().within(least as u64..=(most * BYTES) as u64);
        let error = bench.generator().chance(1, 5);
        let packet = bench.generator().bytes(length as usize);
        for beat in beats::<BYTES>(&packet, error) {
            // Before the end `error` means nothing.
            let error = if beat.last { error } else { bench.generator().chance(1, 2) };
            bench.send(queue.source, [MessageBeat { error, ..beat }]);
            let MessageBeat { data, keep, last, .. } = beat;
            if let Some(whole) = model.push(Beat { data, keep, last }, last, error) {
                bench.expect(queue.sink, whole);
            }
        }
    }
}

fn equals_the_model<D: Wrapper, const BYTES: usize>(queue: &Queue<D, BYTES>) {
    let count = if queue.depth > 100 { 24 } else { 150 };
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        let mut model = PacketQueue::new(queue.depth);
        exchange(&mut bench, queue, &mut model, count);
        bench.until_idle();
        bench.sinks_wait_for_valid(true);
        exchange(&mut bench, queue, &mut model, count / 4);
        bench.until_idle();
        let status = bench.level(queue.status);
        assert_eq!(
            (status.damaged_packets, status.oversized_packets),
            (model.damaged, model.oversized)
        );
        assert!(count < 100 || (model.damaged > 0 && model.oversized > 0), "all was met");
        bench.finish();
    }
}

fn leaves_without_a_gap<D: Wrapper, const BYTES: usize>(queue: &Queue<D, BYTES>) {
    for source in Stall::ALL {
        let mut bench = Bench::<D>::new(source, Stall::Never);
        let mut model = PacketQueue::new(queue.depth);
        exchange(&mut bench, queue, &mut model, 24);
        bench.take_transfers();
        let mut open = false;
        let mut left = 400_000;
        while bench.waiting(queue.source.index()) > 0 {
            bench.step();
            let moved = bench.take_transfers();
            let sent = moved.iter().find(|(port, _)| *port == queue.sink.index());
            assert!(!open || sent.is_some(), "a packet has a gap");
            if let Some((_, words)) = sent {
                let last = bench.access(queue.sink.index()).field(words, "last");
                open = last.is_some_and(|last| last[0] == 0);
            }
            left -= 1;
            assert!(left > 0, "the packets are taken");
        }
        bench.until_idle();
        bench.finish();
    }
}

fn forgets_all_in_reset<D: Wrapper, const BYTES: usize>(queue: &Queue<D, BYTES>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        for steps in [1, 3, 10, 40, 90] {
            exchange(&mut bench, queue, &mut PacketQueue::new(queue.depth), 30);
            bench.run(steps);
            bench.reset();
        }
        let mut model = PacketQueue::new(queue.depth);
        exchange(&mut bench, queue, &mut model, 10);
        bench.until_idle();
        let status = bench.level(queue.status);
        assert_eq!(
            (status.damaged_packets, status.oversized_packets),
            (model.damaged, model.oversized)
        );
        bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, const BYTES: usize>(queue: &Queue<D, BYTES>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    // Packets of one beat: a longer one leaves only after its last, and its first then waits.
    let lengths = (0..200).map(|i| i % BYTES + 1);
    let units: Vec<_> =
        lengths.map(|length| beats(&bench.generator().bytes(length), false)).collect();
    let measured = bench.measure(queue.source, queue.sink, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// Packets that come alone leave in as many cycles as they have beats, of which the first is that of their last beat;
/// so they do behind one that was dropped.
fn leaves_as_it_ends<D: Wrapper, const BYTES: usize>(queue: &Queue<D, BYTES>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.ignore(queue.sink);
    let most = queue.depth.min(9);
    for drops in [false, true] {
        for count in 1..=most {
            bench.take_transfers();
            if drops {
                let damaged = bench.generator().bytes(BYTES * (count % 3 + 1));
                bench.send(queue.source, beats::<BYTES>(&damaged, true));
            }
            let packet = bench.generator().bytes(BYTES * count);
            bench.send(queue.source, beats::<BYTES>(&packet, false));
            let (mut taken, mut left) = (vec![], vec![]);
            for cycle in 0..40 {
                bench.step();
                for (port, _) in bench.take_transfers() {
                    if port == queue.source.index() {
                        taken.push(cycle);
                    } else if port == queue.sink.index() {
                        left.push(cycle);
                    }
                }
            }
            let last = *taken.last().expect("it is taken");
            assert_eq!(left, (last..last + count).collect::<Vec<_>>(), "{count} beats");
        }
    }
    bench.dismiss();
}
