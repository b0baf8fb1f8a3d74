//! The completion writer against what a host may read back, and when.
use nic_sim::Wrapper;
use nic_sim::generated::completion_writer::CompletionWriter;
use nic_sim::generated::completion_writer_tiny::CompletionWriterTiny;
use nic_spec::message::{
    Choice, CompletionSignal, LineRequest, LineResponse, LineStatus, RingConfiguration, RingLayout,
    SegmentDone,
};
use nic_tb::Stall;
use nic_tests::ring::draw::{Half, WRITES, any, plain};
use nic_tests::ring::writer::{Ports, Rig};

/// The ports of an emitted writer.
macro_rules! ports {
    ($device:ident $descriptors:literal) => {
        Ports {
            configuration: $device::CONFIGURATION,
            control: $device::CONTROL,
            vector: $device::VECTOR,
            completion: $device::COMPLETION,
            segment_done: $device::SEGMENT_DONE,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            interrupt: $device::INTERRUPT,
            status: $device::STATUS,
            descriptors: $descriptors,
        }
    };
}

fn tiny() -> Ports<CompletionWriterTiny> {
    ports!(CompletionWriterTiny 16)
}

fn shipped() -> Ports<CompletionWriter> {
    ports!(CompletionWriter 512)
}

const NEVER: (Stall, Stall) = (Stall::Never, Stall::Never);

fn base(layout: RingLayout) -> RingConfiguration {
    RingConfiguration { layout, ..plain(Half::Receive) }
}

#[test]
fn completions_follow_their_packets_in_every_layout_and_regime() {
    let ports = tiny();
    for (source, sink) in Stall::pairs() {
        let mut batches = [1, 2, 3, 4, 8, 64].iter().cycle();
        for &layout in RingLayout::ALL {
            for &completion in CompletionSignal::ALL {
                let batch = *batches.next().expect("it goes on");
                let mut generator =
                    nic_tb::seed::generator().fork(&format!("{layout:?} {source:?}"));
                let configuration = RingConfiguration {
                    layout,
                    completion,
                    batch,
                    ..any(&mut generator, Half::Receive)
                };
                let mut rig = Rig::new(&ports, (source, sink), &configuration);
                rig.memory.latency = 1..=*generator.pick(&[1, 8, 60]);
                rig.traffic(350);
                if generator.chance(1, 2) {
                    rig.flush(true);
                }
                rig.settle();
                rig.bench.dismiss();
            }
        }
    }
}

#[test]
fn the_shipped_size_takes_what_comes() {
    for &layout in RingLayout::ALL {
        let configuration = RingConfiguration {
            size_log2: 10,
            completion: CompletionSignal::Index,
            batch: 64,
            batch_timeout_cycles: 100,
            ..base(layout)
        };
        let ports = shipped();
        let mut rig = Rig::new(&ports, NEVER, &configuration);
        rig.traffic(2_500);
        rig.settle();
        rig.bench.dismiss();
    }
}

/// Cycles from the first segment that is done to the first write, of some that are done together.
fn closes_after<D: Wrapper>(
    ports: &Ports<D>,
    configuration: &RingConfiguration,
    count: u64,
) -> u64 {
    let mut rig = Rig::new(ports, NEVER, configuration);
    rig.move_cycles = 0;
    rig.use_some(count);
    for _ in 0..1_000 {
        rig.step();
    }
    assert_eq!(rig.dones.len() as u64, count);
    let first = rig.requests.first().map_or(u64::MAX, |(cycle, _)| *cycle);
    let waited = first - rig.dones[0];
    rig.bench.dismiss();
    waited
}

#[test]
fn a_batch_closes_when_it_is_full_or_after_its_time() {
    let ports = shipped();
    // What a batch of one takes is the contract's.
    let promised = CompletionWriter::DESIGN.contract.and_then(|contract| contract.latency);
    let promised = u64::from(promised.expect("it has a latency").most);
    for layout in [RingLayout::Packed, RingLayout::Padded] {
        assert_eq!(closes_after(&ports, &base(layout), 1), promised, "{layout:?}");
    }
    for batch_timeout_cycles in [0, 1, 2, 30, 200] {
        let late = RingConfiguration { batch: 8, batch_timeout_cycles, ..base(RingLayout::Packed) };
        let waited = closes_after(&ports, &late, 1);
        // Noticed, and then as if the batch were full.
        assert_eq!(waited, batch_timeout_cycles + promised + 2, "{batch_timeout_cycles}");
        // A group has its own time, in which the rest is asked for and comes.
        let group = RingConfiguration { layout: RingLayout::Grouped, ..late };
        let waited = closes_after(&ports, &group, 1);
        let most = batch_timeout_cycles + promised + 12;
        assert!(waited <= most, "{waited} of {batch_timeout_cycles}");
    }
    // Full before its time: with the line, or in the middle of it.
    for batch in [2, 3, 4] {
        let full =
            RingConfiguration { batch, batch_timeout_cycles: 500, ..base(RingLayout::Packed) };
        assert_eq!(closes_after(&ports, &full, batch), batch - 1 + promised, "{batch}");
        assert_eq!(closes_after(&ports, &full, batch - 1), 500 + promised + 2, "{batch}");
    }
}

#[test]
fn lines_are_merged_and_the_count_is_written_once_for_a_batch() {
    let ports = shipped();
    for (layout, batch) in [
        (RingLayout::Packed, 4),
        (RingLayout::Packed, 8),
        (RingLayout::Packed, 64),
        (RingLayout::Padded, 1),
        (RingLayout::Padded, 8),
    ] {
        for &completion_operation in &WRITES {
            let configuration = RingConfiguration {
                completion: CompletionSignal::Index,
                completion_operation,
                size_log2: 9,
                batch,
                batch_timeout_cycles: 5_000,
                ..base(layout)
            };
            let mut rig = Rig::new(&ports, NEVER, &configuration);
            rig.memory.latency = 1..=1;
            rig.move_cycles = 0;
            rig.use_some(256);
            rig.settle();
            let in_line = if layout == RingLayout::Padded { 1 } else { 4 };
            assert_eq!(rig.model.totals.completion_lines, 256 / in_line, "{layout:?} {batch}");
            let counts = rig.model.totals.index_writes;
            if batch >= 4 {
                assert_eq!(counts, 256 / batch, "one for each batch");
            } else {
                // A count is on its way while the next batches end: they share the next.
                assert!(counts < 256 / batch, "{counts}");
            }
            rig.bench.dismiss();
        }
    }
}

#[test]
fn descriptors_have_room_until_it_is_full_and_are_never_lost() {
    let ports = tiny();
    let mut rig = Rig::new(&ports, NEVER, &base(RingLayout::Packed));
    // Nothing is done for so long that all of them wait.
    rig.move_cycles = 0;
    rig.delay = 200;
    for _ in 0..100 {
        rig.use_one(true, Some(false));
        rig.step();
    }
    let held = rig.used;
    assert!((ports.descriptors - 7..=ports.descriptors).contains(&held), "{held}");
    rig.delay = 0;
    rig.settle();
    rig.traffic(200);
    rig.settle();
    rig.bench.dismiss();
}

#[test]
fn a_line_leaves_in_every_cycle() {
    let ports = shipped();
    let configuration = RingConfiguration { size_log2: 10, ..base(RingLayout::Padded) };
    let mut rig = Rig::new(&ports, NEVER, &configuration);
    rig.memory.latency = 8..=8;
    rig.move_cycles = 0;
    rig.use_some(300);
    rig.settle();
    let cycles: Vec<u64> = rig.requests.iter().map(|(cycle, _)| *cycle).collect();
    let steady = &cycles[20..];
    assert_eq!(steady[steady.len() - 1] - steady[0], steady.len() as u64 - 1);
    rig.bench.dismiss();
}

#[test]
fn a_line_is_written_again_only_when_the_first_write_is_answered() {
    let ports = tiny();
    let mut rig = Rig::new(&ports, NEVER, &base(RingLayout::Packed));
    rig.memory.latency = 50..=50;
    rig.move_cycles = 0;
    rig.use_some(1);
    rig.run(5);
    rig.use_some(3);
    rig.settle();
    // One, and then all that were done meanwhile.
    let enables: Vec<u64> = rig.requests.iter().map(|(_, ask)| ask.byte_enable).collect();
    assert_eq!(enables, [0xffff, 0xffff_ffff_ffff_0000]);
    assert!(rig.requests[1].0 > rig.answers[0].0);
    rig.bench.dismiss();
}

/// What leaves in part is followed by nothing until it is answered, so as little as possible does: a batch
/// that began in the middle of a line must not part the lines of all that follow.
#[test]
fn what_waited_for_an_answer_leaves_in_whole_lines() {
    const ROUND_TRIP: u64 = 1_000;
    // Of 32 lines, which may be under way together.
    const COUNT: u64 = 4 * 31;
    let ports = shipped();
    for batch in [1, 2, 3, 5, 8, 64] {
        for &completion in CompletionSignal::ALL {
            let configuration = RingConfiguration {
                size_log2: 10,
                batch,
                batch_timeout_cycles: 64,
                completion,
                ..base(RingLayout::Packed)
            };
            let mut rig = Rig::new(&ports, NEVER, &configuration);
            rig.memory.latency = ROUND_TRIP..=ROUND_TRIP;
            rig.move_cycles = 0;
            // One is late, and all others are done while its write is under way.
            rig.use_some(1);
            rig.run(100);
            rig.use_some(COUNT - 1);
            assert!(rig.answers.is_empty(), "they wait");
            rig.settle();
            let is_line =
                |ask: &LineRequest| ask.line_address * 64 != configuration.completion_address;
            let lines: Vec<_> = rig.requests.iter().filter(|(_, ask)| is_line(ask)).collect();
            let (first, last) = (lines[0].0, lines[lines.len() - 1].0);
            // The first answer; then one in each cycle; and what is left at the end may be parted again.
            let most = COUNT + 2 * ROUND_TRIP;
            assert!(last - first < most, "{batch} {completion:?}: {} of {most}", last - first);
            let count = lines.len() as u64;
            assert!(count <= COUNT / 4 + 3, "{batch} {completion:?}: {count} lines");
            rig.bench.dismiss();
        }
    }
}

#[test]
fn the_rest_of_a_group_is_not_asked_for_while_a_packet_in_it_is_under_way() {
    const TIMEOUT: u64 = 30;
    let ports = shipped();
    let configuration =
        RingConfiguration { batch: 8, batch_timeout_cycles: TIMEOUT, ..base(RingLayout::Grouped) };
    let mut rig = Rig::new(&ports, NEVER, &configuration);
    rig.move_cycles = 0;
    let mut seen = 0;
    for _ in 0..40 {
        rig.use_one(true, Some(false));
        rig.run(3);
        // Groups have one to four buffers.
        if rig.model.next().is_some_and(|(place, ..)| place % 4 != 0) {
            rig.delay = 10 * TIMEOUT;
            rig.use_one(true, Some(false));
            rig.delay = 0;
            for cycle in 0..5 * TIMEOUT {
                rig.step();
                assert!(!rig.status().return_line, "after {cycle} cycles");
            }
            seen += 1;
        }
        rig.settle();
    }
    assert!(seen > 10, "{seen}");
    rig.bench.dismiss();
}

#[test]
fn interrupts_are_moderated_and_come_behind_what_they_are_about() {
    let ports = shipped();
    for &completion in CompletionSignal::ALL {
        for delay in [0, 1, 90] {
            let configuration = RingConfiguration {
                completion,
                batch: 2,
                batch_timeout_cycles: 300,
                interrupt_packets: 5,
                interrupt_delay_cycles: if delay == 90 { 60_000 } else { delay },
                ..base(RingLayout::Padded)
            };
            let mut rig = Rig::new(&ports, NEVER, &configuration);
            rig.memory.latency = 6..=6;
            rig.move_cycles = 0;
            for round in 0..3 {
                rig.use_some(4);
                rig.run(400);
                let told = rig.interrupts.len();
                if delay == 90 {
                    // Of 4, 8, 12 packets: after 5 or 6, which is a batch, and 10.
                    let few = [0, 1, 2][round];
                    assert_eq!(told, few, "{completion:?} round {round}");
                } else {
                    assert!((round < told) && told <= 4 * (round + 1), "{told}");
                    let last = rig.answers.last().expect("something was written").0;
                    let waited = rig.interrupts[told - 1] - last;
                    assert!((1 + delay..=5 + delay).contains(&waited), "{waited} of {delay}");
                }
            }
            // At once when told to, or for a packet for which one is wanted.
            let told = rig.interrupts.len();
            rig.use_one(true, Some(true));
            rig.run(400);
            assert_eq!(rig.interrupts.len(), told + 1);
            let last = rig.answers.last().expect("something was written").0;
            assert!(rig.interrupts[told] > last, "behind the last of its batch");
            rig.use_some(1);
            rig.flush(true);
            rig.run(100);
            assert_eq!(rig.interrupts.len(), told + 2);
            rig.settle();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn no_interrupt_comes_where_none_is_wanted() {
    let ports = tiny();
    let configuration = RingConfiguration { interrupt_packets: 0, ..base(RingLayout::Packed) };
    let mut rig = Rig::new(&ports, NEVER, &configuration);
    for _ in 0..20 {
        rig.use_one(true, Some(true));
        rig.run(5);
    }
    rig.settle();
    assert!(rig.interrupts.is_empty());
    rig.bench.dismiss();
}

#[test]
fn a_write_that_fails_is_told_and_counts() {
    let ports = tiny();
    for is_count in [false, true] {
        let completion = if is_count { CompletionSignal::Index } else { CompletionSignal::Inline };
        let configuration = RingConfiguration { completion, ..base(RingLayout::Padded) };
        let mut rig = Rig::new(&ports, NEVER, &configuration);
        let line =
            if is_count { configuration.completion_address } else { configuration.base_address };
        rig.memory.failing.insert(line / 64);
        rig.use_some(1);
        rig.run(200);
        assert_eq!(rig.failures, 1);
        let status = rig.status();
        assert!(status.idle, "it goes on");
        assert_eq!((status.issued, status.visible), (1, 1));
        rig.bench.dismiss();
    }
}

/// The rig's model refuses a count of places that nobody has written.
#[test]
fn a_line_that_could_not_be_written_is_not_counted_to_the_host() {
    let ports = shipped();
    for urgent in [false, true] {
        let configuration = RingConfiguration {
            completion: CompletionSignal::Index,
            batch: 2,
            batch_timeout_cycles: 5_000,
            interrupt_packets: 3,
            interrupt_delay_cycles: 60_000,
            ..base(RingLayout::Padded)
        };
        let mut rig = Rig::new(&ports, NEVER, &configuration);
        rig.move_cycles = 0;
        let count_line = configuration.completion_address / 64;
        // The second line of the second batch fails: only the first batch is counted.
        rig.memory.failing.insert(configuration.base_address / 64 + 3);
        for _ in 0..6 {
            rig.use_one(true, Some(urgent));
            rig.run(200);
        }
        let counts = |rig: &Rig<_>| {
            rig.requests.iter().filter(|(_, one)| one.line_address == count_line).count()
        };
        assert_eq!((rig.failures, counts(&rig)), (1, 1));
        // The first batch is told, at once or as the ring is about to stop.
        assert_eq!(rig.interrupts.len(), usize::from(urgent));
        rig.flush(true);
        rig.run(100);
        assert_eq!(rig.interrupts.len(), 1, "what is not counted is not told");
        let status = rig.status();
        assert!(status.idle, "nothing is left");
        assert_eq!((status.issued, status.visible, status.index_writes), (6, 6, 1));

        // The ring begins again: counts are written, and what was lost is not told behind them.
        rig.memory.failing.clear();
        rig.restart();
        rig.use_some(2);
        rig.run(200);
        assert_eq!(rig.status().visible, 2);
        assert_eq!(counts(&rig), 2);
        assert_eq!(rig.interrupts.len(), 1, "two packets are not three");
        rig.bench.dismiss();
    }
}

#[test]
fn what_nobody_asked_for_is_counted_and_nothing_else() {
    let ports = tiny();
    let configuration =
        RingConfiguration { completion: CompletionSignal::Index, ..base(RingLayout::Packed) };
    let mut rig = Rig::new(&ports, NEVER, &configuration);
    rig.traffic(100);
    rig.settle();
    let mut strays = 0;
    // Of a line, of the count, of nobody.
    for tag in [12, 15, 9, 0, 16] {
        let answer = LineResponse { tag, status: LineStatus::Okay, data: [0xff; 64] };
        rig.bench.send(ports.line_response, [answer]);
        rig.run(5);
        strays += 1;
        assert_eq!(rig.status().strays, strays, "tag {tag}");
    }
    rig.bench.send(ports.segment_done, [SegmentDone { ring: 0, last: true, failed: false }]);
    rig.bench.step();
    rig.bench.take_transfers();
    rig.bench.step();
    assert_eq!(rig.status().strays, strays + 1);
    assert!(rig.status().idle);
    rig.bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    let ports = tiny();
    for stalls in Stall::pairs() {
        let mut generator = nic_tb::seed::generator();
        let configuration = any(&mut generator, Half::Receive);
        let mut rig = Rig::new(&ports, stalls, &configuration);
        for cycles in [2, 20, 90] {
            rig.traffic(cycles);
            rig.reset();
        }
        rig.traffic(100);
        rig.settle();
        rig.bench.dismiss();
    }
}
