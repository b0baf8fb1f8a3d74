//! How a half ring starts, and what it says when it stops itself: counts that come early, interrupts, patience.
use nic_sim::generated::ring_engine_tiny::RingEngineTiny;
use nic_spec::message::{Descriptor, RingConfiguration, RingFault, RingSignal, RingState};
use nic_tb::Stall;
use nic_tests::ring::draw::{BUFFERS, Half, plain};
use nic_tests::ring::engine::{Dones, HalfPorts, Lines, Packets, Ports, Rig};
use nic_tests::ring::poster::NOTHING;

type Device = RingEngineTiny;

fn ports() -> Ports<Device> {
    Ports {
        ring: Some(Device::RING),
        halves: vec![[
            HalfPorts {
                configuration: Device::RECEIVE_CONFIGURATION,
                tail: Device::RECEIVE_TAIL,
                status: Device::RECEIVE_STATUS,
            },
            HalfPorts {
                configuration: Device::TRANSMIT_CONFIGURATION,
                tail: Device::TRANSMIT_TAIL,
                status: Device::TRANSMIT_STATUS,
            },
        ]],
        ranges: vec![Device::RANGE_0, Device::RANGE_1, Device::RANGE_2, Device::RANGE_3],
        packets: Packets::Requests(Device::REQUEST),
        segments: [Device::RECEIVE_SEGMENT, Device::TRANSMIT_SEGMENT],
        dones: Dones::Pulses([Device::RECEIVE_DONE, Device::TRANSMIT_DONE]),
        lines: Lines::Plain(Device::LINE_REQUEST),
        line_response: Device::LINE_RESPONSE,
        interrupt: Device::INTERRUPT,
    }
}

/// An engine whose halves are plain but for a change.
fn rig(ports: &Ports<Device>, change: impl Fn(&mut RingConfiguration)) -> Rig<'_, Device> {
    let configurations = [Half::Receive, Half::Transmit].map(|half| {
        let mut configuration = plain(half);
        change(&mut configuration);
        configuration
    });
    Rig::new(ports, (Stall::Never, Stall::Never), &configurations)
}

#[test]
fn a_count_that_comes_while_the_ring_is_stopped_counts_when_it_starts() {
    let ports = ports();
    for half in 0..2 {
        let mut rig = rig(&ports, |plain| plain.starve_cycles = 60_000);
        for _ in 0..3 {
            rig.stop(half);
            let configuration = *rig.halves[half].configuration();
            rig.halves[half].restart(&mut rig.memory, &configuration);
            rig.post(half, 2, true);
            rig.run(5);
            // The latest counts.
            rig.post(half, 3, true);
            rig.run(20);
            rig.configure(half, &configuration);
            rig.halves[half].may_drop = false;
            rig.until(20, "it does not start", |rig| rig.status(half).state == RingState::Running);
            let before = rig.halves[half].totals().descriptors;
            if half == 0 {
                (0..2).for_each(|_| rig.receive(0, 60));
            }
            rig.run(600);
            assert_eq!(rig.status(half).posted, 5, "half {half}");
            assert!(rig.halves[half].totals().descriptors > before, "half {half}: they are used");
            rig.settle();
        }
        // What it has read is not read again without a new count.
        rig.stop(half);
        let configuration = *rig.halves[half].configuration();
        rig.restart(half, &configuration);
        rig.run(100);
        assert_eq!(rig.status(half).posted, 0);
        rig.bench.dismiss();
    }
}

#[test]
fn a_count_that_comes_after_a_refused_start_counts_when_it_starts() {
    let ports = ports();
    for half in 0..2 {
        let mut rig = rig(&ports, |plain| plain.starve_cycles = 60_000);
        rig.stop(half);
        let configuration = *rig.halves[half].configuration();
        rig.halves[half].restart(&mut rig.memory, &configuration);
        let none = RingConfiguration { batch: 0, ..configuration };
        rig.configure(half, &none);
        rig.until(50, "it starts", |rig| rig.status(half).state == RingState::Faulted);
        rig.post(half, 2, true);
        rig.run(20);
        rig.configure(half, &RingConfiguration { enable: false, ..none });
        rig.run(10);
        // What refused it is put right.
        rig.configure(half, &configuration);
        rig.until(50, "it does not start", |rig| rig.status(half).state == RingState::Running);
        rig.run(100);
        assert_eq!(rig.status(half).posted, 2, "half {half}");
        rig.bench.dismiss();
    }
}

#[test]
fn a_ring_that_stops_itself_raises_an_interrupt_if_it_has_any() {
    let ports = ports();
    for half in 0..2 {
        for interrupt_packets in [0, 1, 200] {
            let mut rig = rig(&ports, |plain| plain.interrupt_packets = interrupt_packets);
            rig.post(half, 1, true);
            if half == 0 {
                rig.receive(0, 60);
            }
            rig.settle();
            rig.halves[half].may_drop = true;
            let wrong = Descriptor { address: BUFFERS, available: true, last: true, ..NOTHING };
            let generator = rig.bench.generator();
            rig.halves[half].post_these(&mut rig.memory, generator, &[wrong]);
            rig.tell(half);
            if half == 0 {
                (0..=rig.halves[0].model.ahead(64).len()).for_each(|_| rig.receive(0, 60));
            }
            rig.until_rests(half, RingState::Faulted);
            rig.run(40);
            assert_eq!(rig.status(half).fault, RingFault::ZeroLength);
            let expected = u64::from(interrupt_packets > 0);
            assert_eq!(rig.halves[half].alarms, expected, "{interrupt_packets}");
            // Whoever is told to stop says so by its state.
            let configuration = *rig.halves[half].configuration();
            rig.stop(half);
            rig.restart(half, &configuration);
            rig.stop(half);
            rig.run(40);
            assert_eq!(rig.halves[half].alarms, expected, "{interrupt_packets}");
            rig.bench.dismiss();
        }
    }
}

/// Cycles until the next packet is dropped.
fn until_dropped(rig: &mut Rig<Device>) -> u64 {
    let (before, begin) = (rig.halves[0].drops, rig.bench.cycle());
    rig.receive(0, 60);
    rig.until(3_000, "it is not dropped", |rig| rig.halves[0].drops > before);
    rig.bench.cycle() - begin
}

/// A packet finds the descriptor that is posted for it.
fn is_served(rig: &mut Rig<Device>) {
    let before = rig.halves[0].totals().packets;
    rig.receive(0, 60);
    rig.until(500, "it is not served", |rig| rig.halves[0].totals().packets > before);
}

#[test]
fn a_ring_with_a_buffer_now_and_then_holds_up_the_others_once() {
    let ports = ports();
    let mut rig = rig(&ports, |plain| plain.starve_cycles = 1_000);
    rig.halves[0].may_drop = true;
    let patience = until_dropped(&mut rig);
    assert!((1_000..1_100).contains(&patience), "{patience}");
    assert!(until_dropped(&mut rig) < 20, "the next is dropped at once");
    for _ in 0..4 {
        rig.post(0, 1, true);
        rig.run(100);
        is_served(&mut rig);
        let impatient = until_dropped(&mut rig);
        assert!(impatient < 20, "one buffer is no reason to wait: {impatient}");
    }
    // Two that follow each other are.
    rig.post(0, 2, true);
    rig.run(100);
    is_served(&mut rig);
    is_served(&mut rig);
    let patience = until_dropped(&mut rig);
    assert!((1_000..1_100).contains(&patience), "{patience}");
    rig.bench.dismiss();
}

#[test]
fn packets_of_two_buffers_bring_patience_back() {
    let ports = ports();
    let mut rig = rig(&ports, |plain| plain.starve_cycles = 1_000);
    rig.halves[0].may_drop = true;
    until_dropped(&mut rig);
    let small = Descriptor { address: BUFFERS, length_bytes: 100, available: true, ..NOTHING };
    for _ in 0..4 {
        for _ in 0..2 {
            let generator = rig.bench.generator();
            rig.halves[0].post_these(&mut rig.memory, generator, &[small]);
        }
        rig.tell(0);
        rig.run(100);
        let before = rig.halves[0].totals().packets;
        rig.receive(0, 150);
        rig.until(500, "it is not served", |rig| rig.halves[0].totals().packets > before);
    }
    let patience = until_dropped(&mut rig);
    assert!((1_000..1_100).contains(&patience), "{patience}");
    rig.bench.dismiss();
}

#[test]
fn packets_of_two_buffers_follow_each_other_without_patience() {
    let ports = ports();
    for (starve_cycles, starves) in [(0, false), (0, true), (500, true), (500, false)] {
        let mut rig = rig(&ports, |plain| plain.starve_cycles = starve_cycles);
        rig.halves[0].may_drop = true;
        if starves {
            until_dropped(&mut rig);
        }
        let small = Descriptor { address: BUFFERS, length_bytes: 100, available: true, ..NOTHING };
        for _ in 0..20 {
            let generator = rig.bench.generator();
            rig.halves[0].post_these(&mut rig.memory, generator, &[small]);
        }
        rig.tell(0);
        rig.run(300);
        let (served, dropped) = (rig.halves[0].totals().packets, rig.halves[0].drops);
        (0..10).for_each(|_| rig.receive(0, 150));
        rig.run(1_500);
        assert_eq!(rig.halves[0].drops, dropped, "{starve_cycles}, {starves}: all are posted");
        assert_eq!(rig.halves[0].totals().packets - served, 10, "{starve_cycles}, {starves}");
        rig.bench.dismiss();
    }
}

#[test]
fn what_never_comes_is_waited_for_once() {
    let ports = ports();
    let mut rig = rig(&ports, |plain| plain.starve_cycles = 1_000);
    rig.halves[0].may_drop = true;
    rig.bench.set_stall(ports.line_response.index(), Stall::Always);
    rig.post(0, 2, true);
    rig.run(200);
    let patience = until_dropped(&mut rig);
    assert!((1_000..1_100).contains(&patience), "{patience}");
    assert!(until_dropped(&mut rig) < 20, "it was waited for in vain");
    rig.bench.set_stall(ports.line_response.index(), Stall::Never);
    rig.run(500);
    is_served(&mut rig);
    is_served(&mut rig);
    rig.bench.dismiss();
}

#[test]
fn what_is_posted_is_waited_for_after_a_packet_has_starved() {
    let ports = ports();
    for (fetch_lines, signal) in
        [(0, RingSignal::Register), (1, RingSignal::Register), (0, RingSignal::Memory)]
    {
        let mut rig = rig(&ports, |plain| {
            plain.starve_cycles = 1_000;
            plain.fetch_lines = fetch_lines;
            plain.signal = signal;
        });
        rig.halves[0].may_drop = true;
        until_dropped(&mut rig);
        rig.post(0, 12, true);
        rig.run(2_000);
        let (served, dropped) = (rig.halves[0].totals().packets, rig.halves[0].drops);
        for _ in 0..6 {
            rig.receive(0, 60);
            rig.run(1);
        }
        rig.run(2_000);
        let lost = rig.halves[0].drops - dropped;
        assert_eq!(lost, 0, "{fetch_lines}, {signal:?}: buffers are posted");
        assert_eq!(rig.halves[0].totals().packets - served, 6, "{fetch_lines}, {signal:?}");
        rig.bench.dismiss();
    }
}
