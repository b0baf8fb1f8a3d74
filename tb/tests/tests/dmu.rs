//! Several rings in one unit: packets in order, nobody starves, faults stay where they are.
use nic_sim::Wrapper;
use nic_sim::generated::dmu::Dmu;
use nic_sim::generated::dmu_r4::DmuR4;
use nic_sim::generated::dmu_tiny::DmuTiny;
use nic_spec::message::{
    CompletionSignal, Descriptor, DispatchStatus, Identifier, LineOperation, PacketBeat,
    PacketChecksum, PacketProtocol, RingConfiguration, RingFault, RingLayout, RingSignal,
    RingState,
};
use nic_tb::Stall;
use nic_tests::ring::draw::{Half, any, plain};
use nic_tests::ring::engine::{Dones, HalfPorts, Lines, Packets, Ports, Rig};
use nic_tests::ring::poster::NOTHING;

/// The ports of an emitted unit.
macro_rules! ports {
    ($device:ident: $($receive:ident $transmit:ident $receive_tail:ident $transmit_tail:ident
        $receive_status:ident $transmit_status:ident),*; $($range:ident),*) => {
        Ports {
            ring: None,
            halves: vec![$([
                HalfPorts {
                    configuration: $device::$receive,
                    tail: $device::$receive_tail,
                    status: $device::$receive_status,
                },
                HalfPorts {
                    configuration: $device::$transmit,
                    tail: $device::$transmit_tail,
                    status: $device::$transmit_status,
                },
            ]),*],
            ranges: vec![$($device::$range),*],
            packets: Packets::Beats($device::PACKET, $device::FORWARDED),
            segments: [$device::RECEIVE_SEGMENT, $device::TRANSMIT_SEGMENT],
            dones: Dones::Streams([$device::RECEIVE_DONE, $device::TRANSMIT_DONE]),
            lines: Lines::Routed($device::LINE_REQUEST),
            line_response: $device::LINE_RESPONSE,
            interrupt: $device::INTERRUPT,
        }
    };
}

fn one() -> Ports<Dmu> {
    ports!(Dmu: RECEIVE_CONFIGURATION_0 TRANSMIT_CONFIGURATION_0 RECEIVE_TAIL_0 TRANSMIT_TAIL_0
        RECEIVE_STATUS_0 TRANSMIT_STATUS_0; RANGE_0, RANGE_1, RANGE_2, RANGE_3)
}

fn two() -> Ports<DmuTiny> {
    ports!(DmuTiny: RECEIVE_CONFIGURATION_0 TRANSMIT_CONFIGURATION_0 RECEIVE_TAIL_0
        TRANSMIT_TAIL_0 RECEIVE_STATUS_0 TRANSMIT_STATUS_0,
        RECEIVE_CONFIGURATION_1 TRANSMIT_CONFIGURATION_1 RECEIVE_TAIL_1 TRANSMIT_TAIL_1
        RECEIVE_STATUS_1 TRANSMIT_STATUS_1;
        RANGE_0, RANGE_1, RANGE_2, RANGE_3, RANGE_4, RANGE_5, RANGE_6, RANGE_7)
}

fn four() -> Ports<DmuR4> {
    ports!(DmuR4: RECEIVE_CONFIGURATION_0 TRANSMIT_CONFIGURATION_0 RECEIVE_TAIL_0
        TRANSMIT_TAIL_0 RECEIVE_STATUS_0 TRANSMIT_STATUS_0,
        RECEIVE_CONFIGURATION_1 TRANSMIT_CONFIGURATION_1 RECEIVE_TAIL_1 TRANSMIT_TAIL_1
        RECEIVE_STATUS_1 TRANSMIT_STATUS_1,
        RECEIVE_CONFIGURATION_2 TRANSMIT_CONFIGURATION_2 RECEIVE_TAIL_2 TRANSMIT_TAIL_2
        RECEIVE_STATUS_2 TRANSMIT_STATUS_2,
        RECEIVE_CONFIGURATION_3 TRANSMIT_CONFIGURATION_3 RECEIVE_TAIL_3 TRANSMIT_TAIL_3
        RECEIVE_STATUS_3 TRANSMIT_STATUS_3;
        RANGE_0, RANGE_1, RANGE_2, RANGE_3, RANGE_4, RANGE_5, RANGE_6, RANGE_7,
        RANGE_8, RANGE_9, RANGE_10, RANGE_11, RANGE_12, RANGE_13, RANGE_14, RANGE_15)
}

const NEVER: (Stall, Stall) = (Stall::Never, Stall::Never);

fn half(number: usize) -> Half {
    if number.is_multiple_of(2) { Half::Receive } else { Half::Transmit }
}

/// Configurations of all halves.
fn all<D: Wrapper>(
    ports: &Ports<D>,
    mut each: impl FnMut(Half) -> RingConfiguration,
) -> Vec<RingConfiguration> {
    (0..2 * ports.halves.len()).map(|number| each(half(number))).collect()
}

/// Packets come and are posted at random for so many cycles.
fn traffic<D: Wrapper>(rig: &mut Rig<D>, cycles: u64) {
    let rings = rig.ports.halves.len() as u64;
    for _ in 0..cycles {
        if rig.bench.generator().chance(1, 8) {
            let ring = rig.bench.generator().below(rings) as usize;
            let most = *rig.bench.generator().pick(&[64, 60, 400, 1_500]);
            let length_bytes = rig.bench.generator().within(1..=most);
            if rig.halves.iter().map(|half| half.requests.len()).sum::<usize>() < 20 {
                rig.receive(ring, length_bytes);
            }
        }
        if rig.bench.generator().chance(1, 8) {
            let half = rig.bench.generator().below(2 * rings) as usize;
            let most = *rig.bench.generator().pick(&[1, 2, 7, 16]);
            let tells = rig.bench.generator().chance(3, 4);
            rig.post(half, most, tells);
        }
        rig.step();
    }
}

fn serves_all<D: Wrapper>(ports: &Ports<D>, rounds: usize, dispatch: impl Fn(&mut Rig<D>) -> u64) {
    for stalls in Stall::pairs().take(rounds) {
        let mut generator = nic_tb::seed::generator().fork(&format!("{stalls:?}"));
        let configurations = all(ports, |half| RingConfiguration {
            starve_cycles: 60_000,
            ..any(&mut generator, half)
        });
        let mut rig = Rig::new(ports, stalls, &configurations);
        rig.memory.evictions = *generator.pick(&[0, 5, 60]);
        traffic(&mut rig, 700);
        rig.settle();
        let received: u64 = rig.halves.iter().step_by(2).map(|half| half.totals().packets).sum();
        assert_eq!(dispatch(&mut rig), received);
        for half in 0..rig.halves.len() {
            rig.stop(half);
        }
        rig.check_counts();
        rig.bench.dismiss();
    }
}

#[test]
fn rings_of_every_kind_beside_each_other_give_back_what_they_use() {
    serves_all(&two(), 16, |rig| {
        let status: DispatchStatus = rig.bench.level(DmuTiny::DISPATCH_STATUS);
        status.packets
    });
}

#[test]
fn one_ring_and_four_give_back_what_they_use() {
    serves_all(&one(), 4, |rig| rig.bench.level(Dmu::DISPATCH_STATUS).packets);
    serves_all(&four(), 4, |rig| rig.bench.level(DmuR4::DISPATCH_STATUS).packets);
}

#[test]
fn rings_stop_and_start_beside_one_that_goes_on() {
    let ports = two();
    for stalls in Stall::pairs() {
        let configurations =
            all(&ports, |half| RingConfiguration { starve_cycles: 60_000, ..plain(half) });
        let mut rig = Rig::new(&ports, stalls, &configurations);
        for _ in 0..6 {
            for number in [2, 3] {
                let mut configuration = any(rig.bench.generator(), half(number));
                configuration.starve_cycles = 60_000;
                rig.post(0, 4, true);
                rig.stop(number);
                rig.restart(number, &configuration);
            }
            let cycles = *rig.bench.generator().pick(&[3, 40, 200]);
            traffic(&mut rig, cycles);
        }
        rig.settle();
        rig.bench.dismiss();
    }
}

#[test]
fn a_packet_for_no_ring_is_dropped_and_counted() {
    let ports = two();
    let mut rig = Rig::new(&ports, NEVER, &all(&ports, plain));
    rig.post(0, 4, true);
    rig.receive(0, 64);
    rig.run(40);
    let stray = PacketBeat {
        data: [1; 64],
        last: true,
        error: false,
        length_bytes: 64,
        ring: 2,
        destination: 0,
        protocol: PacketProtocol::Other,
        checksum: PacketChecksum::None,
        flow_hash: 0,
        timestamp_cycles: 0,
    };
    rig.strays.push_back(stray);
    rig.bench.send(DmuTiny::PACKET, [stray]);
    rig.run(40);
    rig.receive(0, 64);
    rig.settle();
    let status = rig.bench.level(DmuTiny::DISPATCH_STATUS);
    assert_eq!((status.packets, status.unknown_ring_drops), (3, 1));
    rig.bench.dismiss();
}

#[test]
fn a_fault_of_one_ring_leaves_the_others_alone() {
    let ports = four();
    for faulty in [1, 2, 6] {
        let configurations = all(&ports, |half| RingConfiguration {
            signal: RingSignal::Inline,
            poll_operation: LineOperation::CoRead,
            layout: RingLayout::Grouped,
            completion: CompletionSignal::Index,
            starve_cycles: 60_000,
            batch: 4,
            batch_timeout_cycles: 30,
            ..plain(half)
        });
        let mut rig = Rig::new(&ports, NEVER, &configurations);
        traffic(&mut rig, 300);
        rig.settle();
        let wrong = Descriptor { address: 64, length_bytes: 9, available: true, ..NOTHING };
        let generator = rig.bench.generator();
        rig.halves[faulty].post_these(&mut rig.memory, generator, &[wrong]);
        rig.halves[faulty].may_drop = true;
        if half(faulty) == Half::Receive {
            let ahead = rig.halves[faulty].model.ahead(64).len();
            (0..=ahead).for_each(|_| rig.receive(faulty / 2, 64));
        }
        rig.until_rests(faulty, RingState::Faulted);
        assert_eq!(rig.status(faulty).fault, RingFault::BadAddress);
        let before: Vec<u64> = rig.halves.iter().map(|half| half.totals().packets).collect();
        traffic(&mut rig, 1_500);
        for (number, before) in before.iter().enumerate() {
            let now = rig.halves[number].totals().packets;
            assert_eq!(now > *before, number != faulty, "half {number}");
            let is_faulty = rig.status(number).state == RingState::Faulted;
            assert_eq!(is_faulty, number == faulty);
        }
        rig.bench.dismiss();
    }
}

#[test]
fn a_refused_request_stops_both_halves_of_its_ring() {
    let ports = two();
    for refused in [DmuTiny::REFUSED_0, DmuTiny::REFUSED_1, DmuTiny::REFUSED_2] {
        let mut rig = Rig::new(&ports, NEVER, &all(&ports, plain));
        rig.post(0, 4, true);
        rig.run(100);
        rig.bench.send(refused, [Identifier { value: 1 }]);
        let expected = [RingFault::None, RingFault::None, RingFault::Refused, RingFault::Refused];
        for (number, fault) in expected.into_iter().enumerate() {
            let is_stopped = fault != RingFault::None;
            let state = if is_stopped { RingState::Faulted } else { RingState::Running };
            rig.until(100, "it stops", |rig| rig.status(number).state == state);
            assert_eq!(rig.status(number).fault, fault);
        }
        rig.bench.dismiss();
    }
}

#[test]
fn rings_have_equal_shares_of_what_is_sent() {
    shares(&two());
    shares(&four());
}

fn shares<D: Wrapper>(ports: &Ports<D>) {
    let configurations = all(ports, |half| RingConfiguration { size_log2: 9, ..plain(half) });
    let mut rig = Rig::new(ports, NEVER, &configurations);
    rig.move_cycles = 0;
    // So slow that all rings always have something.
    rig.bench.set_stall(ports.segments[1].index(), Stall::Mostly);
    let rings = ports.halves.len();
    for ring in 0..rings {
        rig.post(2 * ring + 1, 512, true);
    }
    rig.until(4_000, "they are sent", |rig| rig.segments.len() > 200);
    let mut sent = vec![0; rings];
    // The first was told a little earlier than the last.
    for (_, _, segment) in &rig.segments[40..200] {
        sent[segment.ring as usize] += i32::from(segment.last);
    }
    let (least, most) = (sent.iter().min(), sent.iter().max());
    assert!(most.zip(least).is_some_and(|(most, least)| most - least <= 1), "{sent:?}");
    rig.settle();
    rig.bench.dismiss();
}
