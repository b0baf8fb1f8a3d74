//! A ring engine between a host and somebody who moves packets: every way of signalling, stops, faults.
use nic_sim::Wrapper;
use nic_sim::generated::ring_engine::RingEngine;
use nic_sim::generated::ring_engine_tiny::RingEngineTiny;
use nic_spec::message::{
    Choice, CompletionSignal, Descriptor, LineOperation, LineRequest, RingConfiguration, RingFault,
    RingLayout, RingSignal, RingState,
};
use nic_tb::Stall;
use nic_tests::ring::draw::{BUFFERS, Half, READS, WRITES, any, plain};
use nic_tests::ring::engine::{Dones, HalfPorts, Lines, Packets, Ports, Rig};
use nic_tests::ring::poster::NOTHING;

/// The ports of an emitted engine.
macro_rules! ports {
    ($device:ident) => {
        Ports {
            ring: Some($device::RING),
            halves: vec![[
                HalfPorts {
                    configuration: $device::RECEIVE_CONFIGURATION,
                    tail: $device::RECEIVE_TAIL,
                    status: $device::RECEIVE_STATUS,
                },
                HalfPorts {
                    configuration: $device::TRANSMIT_CONFIGURATION,
                    tail: $device::TRANSMIT_TAIL,
                    status: $device::TRANSMIT_STATUS,
                },
            ]],
            ranges: vec![$device::RANGE_0, $device::RANGE_1, $device::RANGE_2, $device::RANGE_3],
            packets: Packets::Requests($device::REQUEST),
            segments: [$device::RECEIVE_SEGMENT, $device::TRANSMIT_SEGMENT],
            dones: Dones::Pulses([$device::RECEIVE_DONE, $device::TRANSMIT_DONE]),
            lines: Lines::Plain($device::LINE_REQUEST),
            line_response: $device::LINE_RESPONSE,
            interrupt: $device::INTERRUPT,
        }
    };
}

const NEVER: (Stall, Stall) = (Stall::Never, Stall::Never);
const HALVES: [Half; 2] = [Half::Receive, Half::Transmit];

/// Packets come and are posted at random for so many cycles.
fn traffic<D: Wrapper>(rig: &mut Rig<D>, cycles: u64) {
    for _ in 0..cycles {
        if rig.bench.generator().chance(1, 12) {
            let most = *rig.bench.generator().pick(&[60, 400, 1_500]);
            let length_bytes = rig.bench.generator().within(1..=most);
            if rig.halves[0].requests.len() < 20 {
                rig.receive(0, length_bytes);
            }
        }
        if rig.bench.generator().chance(1, 16) {
            let half = rig.bench.generator().below(2) as usize;
            let most = *rig.bench.generator().pick(&[1, 2, 7, 16]);
            let tells = rig.bench.generator().chance(3, 4);
            rig.post(half, most, tells);
        }
        rig.step();
    }
}

/// Both halves alike.
fn both(change: impl Fn(RingConfiguration) -> RingConfiguration) -> [RingConfiguration; 2] {
    HALVES.map(|half| change(plain(half)))
}

#[test]
fn the_usual_rings_give_back_what_they_use_in_every_regime() {
    let ports = ports!(RingEngineTiny);
    for stalls in Stall::pairs() {
        let mut writes = WRITES.iter().cycle();
        for &layout in RingLayout::ALL {
            let completion_operation = *writes.next().expect("it goes on");
            let configurations = both(|plain| RingConfiguration {
                layout,
                signal: RingSignal::Inline,
                poll_operation: LineOperation::CoRead,
                completion_operation,
                batch: 8,
                batch_timeout_cycles: 60,
                starve_cycles: 60_000,
                interrupt_packets: 3,
                interrupt_delay_cycles: 50,
                ..plain
            });
            let mut rig = Rig::new(&ports, stalls, &configurations);
            traffic(&mut rig, 700);
            rig.settle();
            rig.stop(0);
            rig.stop(1);
            rig.check_counts();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn every_way_of_signalling_gives_back_what_is_used() {
    let ports = ports!(RingEngineTiny);
    let mut stalls = Stall::pairs().collect::<Vec<_>>().into_iter().cycle();
    let mut batches = [1, 3, 4, 8, 64].iter().cycle();
    for &signal in RingSignal::ALL {
        for &layout in RingLayout::ALL {
            for &completion in CompletionSignal::ALL {
                for event_driven in [false, true] {
                    {
                        let batch = *batches.next().expect("it goes on");
                        let drawn = |half, generator: &mut nic_tb::Generator| RingConfiguration {
                            signal,
                            layout,
                            completion,
                            event_driven,
                            poll_operation: *generator.pick(&READS[usize::from(event_driven)..]),
                            batch,
                            starve_cycles: 60_000,
                            ..any(generator, half)
                        };
                        let mut generator = nic_tb::seed::generator().fork(&format!(
                            "{signal:?} {layout:?} {completion:?} {event_driven} {batch}"
                        ));
                        let configurations = HALVES.map(|half| drawn(half, &mut generator));
                        let stall = stalls.next().expect("it goes on");
                        let mut rig = Rig::new(&ports, stall, &configurations);
                        rig.memory.evictions = *generator.pick(&[0, 5, 60]);
                        rig.failing = *generator.pick(&[0, 0, 9]);
                        rig.move_cycles = *generator.pick(&[0, 3, 40, 200]);
                        traffic(&mut rig, 600);
                        rig.settle();
                        rig.stop(0);
                        rig.stop(1);
                        rig.check_counts();
                        rig.bench.dismiss();
                    }
                }
            }
        }
    }
}

#[test]
fn a_ring_of_full_size_wraps_and_fills() {
    let ports = ports!(RingEngine);
    for &layout in RingLayout::ALL {
        for &signal in RingSignal::ALL {
            let configurations = both(|plain| RingConfiguration {
                layout,
                signal,
                batch: 8,
                batch_timeout_cycles: 100,
                starve_cycles: 60_000,
                ..plain
            });
            let mut rig = Rig::new(&ports, NEVER, &configurations);
            // Full, and nobody takes back what is done.
            rig.reaps = false;
            rig.post(0, 64, true);
            rig.post(1, 64, true);
            for _ in 0..90 {
                rig.receive(0, 50);
            }
            rig.run(2_000);
            assert!(!rig.halves[0].requests.is_empty(), "it has no more");
            assert_eq!(rig.halves[0].model.ahead(1).len(), 0);
            rig.reaps = true;
            for _ in 0..6 {
                traffic(&mut rig, 300);
                rig.post(0, 64, true);
                rig.post(1, 64, true);
            }
            rig.settle();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_stop_in_the_middle_of_traffic_leaves_nothing_and_loses_nothing() {
    let ports = ports!(RingEngineTiny);
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(&ports, stalls, &both(|plain| plain));
        for _ in 0..10 {
            for (half, which) in HALVES.into_iter().enumerate() {
                let mut configuration = any(rig.bench.generator(), which);
                configuration.starve_cycles = 60_000;
                rig.stop(half);
                rig.restart(half, &configuration);
            }
            rig.memory.evictions = *rig.bench.generator().pick(&[0, 5, 60]);
            rig.post(0, 9, true);
            rig.post(1, 9, true);
            let cycles = *rig.bench.generator().pick(&[1, 3, 11, 40, 150, 400]);
            traffic(&mut rig, cycles);
        }
        rig.settle();
        rig.bench.dismiss();
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    let ports = ports!(RingEngineTiny);
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(&ports, stalls, &both(|plain| plain));
        for cycles in [1, 5, 30, 140, 200] {
            rig.post(0, 9, true);
            rig.post(1, 9, true);
            traffic(&mut rig, cycles);
            rig.reset();
            for (half, which) in HALVES.into_iter().enumerate() {
                let mut configuration = any(rig.bench.generator(), which);
                configuration.starve_cycles = 60_000;
                rig.stop(half);
                rig.restart(half, &configuration);
            }
        }
        traffic(&mut rig, 300);
        rig.settle();
        rig.bench.dismiss();
    }
}

/// A descriptor with something wrong, and what the ring says of it.
fn wrong() -> Vec<(Vec<Descriptor>, RingFault)> {
    let good = good();
    let long = Descriptor { length_bytes: 9_217, ..good };
    vec![
        (vec![Descriptor { address: 64, ..good }], RingFault::BadAddress),
        (vec![Descriptor { length_bytes: 0, ..good }], RingFault::ZeroLength),
        (vec![long], RingFault::TooLong),
        (vec![Descriptor { last: false, ..good }; 3], RingFault::TooManySegments),
        (
            vec![
                Descriptor { last: false, length_bytes: 9_000, ..good },
                Descriptor { length_bytes: 217, ..good },
            ],
            RingFault::TooLong,
        ),
        (vec![Descriptor { last: false, ..good }, long], RingFault::TooLong),
    ]
}

#[test]
fn a_half_that_finds_a_fault_stops_itself_and_the_other_goes_on() {
    let ports = ports!(RingEngineTiny);
    // Four, so that each signal meets every layout.
    let mut layouts = RingLayout::ALL.iter().chain(&RingLayout::ALL[..1]).cycle();
    for half in 0..2 {
        let cases = if half == 0 { 3 } else { 6 };
        for (descriptors, fault) in wrong().into_iter().take(cases) {
            for &signal in RingSignal::ALL {
                for layout in [*layouts.next().expect("it goes on")] {
                    let configurations = both(|plain| RingConfiguration {
                        signal,
                        layout,
                        poll_operation: LineOperation::CsRead,
                        completion: CompletionSignal::Index,
                        batch_timeout_cycles: 30,
                        starve_cycles: 60_000,
                        ..plain
                    });
                    let mut rig = Rig::new(&ports, NEVER, &configurations);
                    traffic(&mut rig, 200);
                    rig.settle();
                    // A packet that is good before it, and one behind it.
                    rig.post(half, 1, true);
                    rig.settle();
                    rig.halves[half].may_drop = true;
                    for descriptor in &descriptors {
                        let generator = rig.bench.generator();
                        let slots = [*descriptor];
                        rig.halves[half].post_these(&mut rig.memory, generator, &slots);
                    }
                    rig.tell(half);
                    if half == 0 {
                        (0..=rig.halves[0].model.ahead(64).len()).for_each(|_| rig.receive(0, 90));
                    }
                    rig.until_rests(half, RingState::Faulted);
                    assert_eq!(rig.status(half).fault, fault, "{signal:?} {layout:?}");
                    let other = 1 - half;
                    let before = rig.halves[other].totals().packets;
                    rig.post(other, 8, true);
                    for _ in 0..4 {
                        rig.receive(0, 30);
                    }
                    rig.run(600);
                    assert!(rig.halves[other].totals().packets > before, "the other goes on");
                    assert_eq!(rig.status(half).fault, fault, "it is kept");
                    rig.stop(half);
                    assert_eq!(rig.status(half).fault, fault, "until it starts again");
                    rig.restart(half, &configurations[half]);
                    traffic(&mut rig, 200);
                    rig.settle();
                    rig.bench.dismiss();
                }
            }
        }
    }
}

/// Packets in a cycle, of 64 bytes, in hundredths: given out, and given back.
fn rate<D: Wrapper>(ports: &Ports<D>, half: usize, configuration: RingConfiguration) -> [u64; 2] {
    let configurations = HALVES.map(|other| {
        let enable = other == HALVES[half];
        RingConfiguration { enable, data_operation: plain(other).data_operation, ..configuration }
    });
    let mut rig = Rig::new(ports, NEVER, &configurations);
    rig.move_cycles = 8;
    rig.halves[half].most_bytes = 64;
    rig.halves[half].is_plain = true;
    let mut marks = vec![];
    for cycle in 0..3_000 {
        // The host posts four to eight at a time, as they come back.
        if rig.halves[half].model.room() >= 8 {
            let most = if configuration.layout == RingLayout::Grouped { 1 } else { 4 };
            rig.post(half, most, cycle % 2 == 0);
        }
        if half == 0 && rig.halves[0].requests.len() < 40 {
            rig.receive(0, 1);
        }
        rig.step();
        if cycle == 999 || cycle == 2_999 {
            let given_out = rig.segments.iter().filter(|(_, _, segment)| segment.last).count();
            marks.push([given_out as u64, rig.status(half).packets]);
        }
    }
    rig.bench.dismiss();
    [0, 1].map(|i| (marks[1][i] - marks[0][i]) / 20)
}

#[test]
fn a_packet_leaves_in_nineteen_of_twenty_cycles() {
    let ports = ports!(RingEngine);
    for (half, which) in HALVES.into_iter().enumerate() {
        for &layout in RingLayout::ALL {
            for &signal in RingSignal::ALL {
                for &completion in CompletionSignal::ALL {
                    let configuration = RingConfiguration {
                        size_log2: 10,
                        layout,
                        signal,
                        completion,
                        batch: 8,
                        batch_timeout_cycles: 200,
                        starve_cycles: 60_000,
                        poll_interval_cycles: 20,
                        ..plain(which)
                    };
                    let rates = rate(&ports, half, configuration);
                    // A line is read and another written for each place that has its own.
                    let least = if layout == RingLayout::Padded { 43 } else { 95 };
                    let half = which;
                    let is_right = rates.iter().all(|rate| *rate >= least);
                    assert!(is_right, "{half:?} {layout:?} {signal:?} {completion:?}: {rates:?}");
                }
            }
        }
    }
}

#[test]
fn a_poll_that_finds_a_descriptor_has_its_segment_as_soon_as_promised() {
    let ports = ports!(RingEngine);
    let promised = RingEngine::DESIGN.contract.and_then(|contract| contract.latency);
    let promised = promised.expect("it has a latency");
    let mut met = vec![];
    for (half, which) in HALVES.into_iter().enumerate() {
        for &layout in RingLayout::ALL {
            let configurations = HALVES.map(|other| RingConfiguration {
                enable: other == which,
                layout,
                signal: RingSignal::Inline,
                poll_interval_cycles: 30,
                starve_cycles: 60_000,
                ..plain(other)
            });
            let mut rig = Rig::new(&ports, NEVER, &configurations);
            rig.halves[half].is_plain = true;
            if half == 0 {
                rig.receive(0, 1);
            }
            rig.run(100);
            rig.post(half, 1, false);
            rig.until(200, "it has a segment", |rig| !rig.segments.is_empty());
            let segment = rig.segments[0].0;
            let answer = rig.answered.iter().rfind(|answer| **answer < segment);
            // What came waits for its buffer to be matched, and a group for which of its places are used.
            let longer = u64::from(half == 0) + u64::from(layout == RingLayout::Grouped);
            let cycles = u64::from(promised.least) + longer;
            assert_eq!(Some(segment - cycles), answer.copied(), "{:?} {layout:?}", which);
            met.push(cycles);
            // With descriptors at hand, from the request.
            if half == 0 {
                rig.post(0, 4, false);
                rig.settle();
                rig.post(0, 4, false);
                rig.run(100);
                let (asked, given) = (rig.asked.len(), rig.segments.len());
                rig.receive(0, 1);
                rig.until(20, "it has a segment", |rig| rig.segments.len() > given);
                let waited = rig.segments[given].0 - rig.asked[asked];
                assert_eq!(waited, 2, "{layout:?}");
            }
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_group_to_send_waits_for_a_packet_that_ends_in_another() {
    let ports = ports!(RingEngineTiny);
    let configurations = both(|plain| RingConfiguration {
        layout: RingLayout::Grouped,
        signal: RingSignal::Inline,
        batch: 8,
        batch_timeout_cycles: 20,
        ..plain
    });
    let mut rig = Rig::new(&ports, NEVER, &configurations);
    let good = good();
    let first = Descriptor { last: false, address: good.address + 1_000, ..good };
    let second = Descriptor { address: good.address + 5_000, ..good };
    let generator = rig.bench.generator();
    rig.halves[1].post_these(&mut rig.memory, generator, &[good, first]);
    rig.run(500);
    assert_eq!(rig.segments.len(), 1, "the first packet is sent");
    assert_eq!(rig.halves[1].totals().descriptors, 0, "its group is not done");
    let generator = rig.bench.generator();
    rig.halves[1].post_these(&mut rig.memory, generator, &[second]);
    rig.settle();
    assert_eq!(rig.segments.len(), 3);
    assert_eq!(rig.halves[1].totals().returned, 0);
    rig.bench.dismiss();
}

/// A descriptor with nothing wrong.
fn good() -> Descriptor {
    Descriptor { address: BUFFERS, length_bytes: 100, available: true, last: true, ..NOTHING }
}

#[test]
fn an_illegal_configuration_is_refused() {
    use LineOperation::{CoRead, Evict, NcRead, NcWrite};
    let ports = ports!(RingEngineTiny);
    let mut rig =
        Rig::new(&ports, NEVER, &both(|plain| RingConfiguration { enable: false, ..plain }));
    for (half, which) in HALVES.into_iter().enumerate() {
        let memory = RingConfiguration {
            signal: RingSignal::Memory,
            completion: CompletionSignal::Index,
            prefetch_lines: 1,
            poll_operation: CoRead,
            ..plain(which)
        };
        let other_data = if half == 0 { NcRead } else { NcWrite };
        let cases = [
            (memory, true),
            (RingConfiguration { size_log2: 5, ..memory }, false),
            (RingConfiguration { size_log2: 17, ..memory }, false),
            (RingConfiguration { size_log2: 16, ..memory }, true),
            (RingConfiguration { batch: 0, ..memory }, false),
            (RingConfiguration { batch: 65, ..memory }, false),
            (RingConfiguration { batch: 64, ..memory }, true),
            (RingConfiguration { base_address: memory.base_address + 32, ..memory }, false),
            (RingConfiguration { tail_address: memory.tail_address + 4, ..memory }, false),
            (RingConfiguration { completion_address: memory.base_address + 1, ..memory }, false),
            (RingConfiguration { completion_address: memory.tail_address, ..memory }, false),
            (RingConfiguration { fetch_operation: NcWrite, ..memory }, false),
            (RingConfiguration { prefetch_operation: Evict, ..memory }, false),
            (RingConfiguration { poll_operation: Evict, ..memory }, false),
            (RingConfiguration { completion_operation: NcRead, ..memory }, false),
            (RingConfiguration { data_operation: other_data, ..memory }, false),
            (RingConfiguration { event_driven: true, ..memory }, true),
            (RingConfiguration { event_driven: true, poll_operation: NcRead, ..memory }, false),
        ];
        for (case, is_legal) in cases {
            rig.configure(half, &RingConfiguration { enable: false, ..case });
            rig.bench.run(3);
            rig.configure(half, &case);
            rig.bench.run(6);
            let status = rig.status(half);
            let expected = match is_legal {
                true => (RingState::Running, RingFault::None),
                false => (RingState::Faulted, RingFault::BadConfiguration),
            };
            assert_eq!((status.state, status.fault), expected, "{case:?}");
            rig.configure(half, &RingConfiguration { enable: false, ..case });
            rig.bench.take_transfers();
            rig.bench.reset();
            rig.bench.take_transfers();
        }
    }
    rig.bench.dismiss();
}

#[test]
fn each_half_moves_packets_by_itself() {
    let ports = ports!(RingEngineTiny);
    for half in 0..2 {
        for &signal in RingSignal::ALL {
            let configurations = both(|plain| RingConfiguration {
                signal,
                fetch_operation: LineOperation::CsRead,
                poll_operation: LineOperation::CsRead,
                starve_cycles: 60_000,
                ..plain
            });
            let mut rig = Rig::new(&ports, NEVER, &configurations);
            rig.stop(1 - half);
            // Nobody else's request moves the turn on.
            for _ in 0..40 {
                rig.post(half, 3, true);
                if half == 0 {
                    (0..2).for_each(|_| rig.receive(0, 90));
                }
                rig.run(50);
            }
            rig.settle();
            assert!(rig.halves[half].totals().packets >= 40, "{signal:?}: packets move");
            rig.stop(half);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_half_gives_up_lines_only_if_it_keeps_some() {
    let ports = ports!(RingEngineTiny);
    for (fetch_operation, gives_up) in
        [(LineOperation::NcRead, false), (LineOperation::CsRead, true)]
    {
        let configurations = both(|plain| RingConfiguration { fetch_operation, ..plain });
        let mut rig = Rig::new(&ports, NEVER, &configurations);
        traffic(&mut rig, 400);
        rig.settle();
        for half in 0..2 {
            rig.requests.clear();
            rig.stop(half);
            let evicts =
                rig.requests.iter().any(|(_, asked)| asked.operation == LineOperation::Evict);
            assert_eq!(evicts, gives_up, "half {half}, {fetch_operation:?}");
            // A link may have answered what has not left: no write is before the read.
            let of_half =
                |(_, asked): &&(u64, LineRequest)| rig.halves[half].holds(asked.line_address);
            let last = rig.requests.iter().rfind(of_half);
            let is_read = last.is_some_and(|(_, last)| last.operation == LineOperation::NcRead);
            assert!(is_read, "half {half}: {last:?}");
        }
        rig.bench.dismiss();
    }
}

#[test]
fn a_half_that_is_enabled_while_it_stops_starts_afresh() {
    let ports = ports!(RingEngineTiny);
    for fetch_operation in [LineOperation::NcRead, LineOperation::CsRead] {
        for half in 0..2 {
            let configurations = both(|plain| RingConfiguration { fetch_operation, ..plain });
            let mut rig = Rig::new(&ports, NEVER, &configurations);
            rig.move_cycles = 40;
            for _ in 0..6 {
                rig.post(half, 9, true);
                traffic(&mut rig, 90);
                // What was posted last is told.
                rig.run(3);
                let configuration = *rig.halves[half].configuration();
                rig.halves[half].may_drop = true;
                rig.configure(half, &RingConfiguration { enable: false, ..configuration });
                rig.until(20, "it does not begin to stop", |rig| {
                    rig.status(half).state == RingState::Stopping
                });
                rig.configure(half, &configuration);
                rig.until(20_000, "it does not start again", |rig| {
                    rig.status(half).state == RingState::Running
                });
                assert_eq!(rig.status(half).fault, RingFault::None);
                // What waits, or comes before the next descriptor, is dropped when it has starved.
                rig.halves[half].restart(&mut rig.memory, &configuration);
            }
            traffic(&mut rig, 300);
            rig.settle();
            rig.bench.dismiss();
        }
    }
}
