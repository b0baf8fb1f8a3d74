//! The descriptor reader against what a host posts: every layout and signal, polls, watches, faults.
use nic_sim::Wrapper;
use nic_sim::generated::descriptor_reader::DescriptorReader;
use nic_sim::generated::descriptor_reader_tiny::DescriptorReaderTiny;
use nic_spec::message::{
    Choice, Descriptor, LINE_TAGS, LineOperation, LineRequest, LineResponse, LineStatus, Message,
    RingConfiguration, RingDescriptor, RingFault, RingLayout, RingSignal, RingTail,
};
use nic_tb::Stall;
use nic_tests::on_every_reader;
use nic_tests::ring::draw::{BUFFERS, Half, any, plain, ranges};
use nic_tests::ring::memory::reads;
use nic_tests::ring::poster::NOTHING;
use nic_tests::ring::reader::{Ports, Rig};

#[test]
fn what_is_posted_comes_in_order_in_every_layout_and_regime() {
    on_every_reader!(gives_what_is_posted);
}

#[test]
fn every_limit_of_a_buffer_is_checked() {
    on_every_reader!(checks_every_limit);
}

#[test]
fn a_line_that_cannot_be_read_has_that_fault() {
    on_every_reader!(reports_unreadable_lines);
}

#[test]
fn the_window_doubles_while_lines_are_there_and_falls_back_to_one() {
    on_every_reader!(speculates);
}

#[test]
fn on_demand_a_line_is_read_when_a_packet_waits_and_nothing_is_left() {
    on_every_reader!(reads_on_demand);
}

#[test]
fn lines_are_brought_ahead_of_their_read_once_and_as_many_as_asked() {
    on_every_reader!(prefetches);
}

#[test]
fn a_stop_at_any_time_leaves_nothing_under_way() {
    on_every_reader!(stops);
}

#[test]
fn a_wrong_count_and_a_failed_poll_are_named_until_the_ring_is_disabled() {
    on_every_reader!(names_faults);
}

#[test]
fn an_answer_for_no_request_is_counted_and_nothing_else() {
    on_every_reader!(counts_strays);
}

#[test]
fn a_descriptor_leaves_in_every_cycle() {
    on_every_reader!(keeps_its_pace);
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    on_every_reader!(forgets_all_in_reset);
}

const NEVER: (Stall, Stall) = (Stall::Never, Stall::Never);

/// Posts through some laps, at a random pace.
fn traffic<D: Wrapper>(rig: &mut Rig<D>, count: u64) {
    let until = rig.poster.posted + count;
    let mut patience = 60_000;
    while rig.poster.posted < until {
        if rig.bench.generator().chance(1, 12) {
            let most = *rig.bench.generator().pick(&[1, 2, 7, 64]);
            rig.post_some(most);
            if rig.bench.generator().chance(3, 4) {
                rig.tell();
            }
        }
        rig.step();
        patience -= 1;
        if patience % 1_000 == 0 {
            rig.tell();
        }
        assert!(patience > 0, "the ring stands still: {:?}", rig.status());
    }
    rig.until_empty();
}

fn gives_what_is_posted<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut signals = RingSignal::ALL.iter().cycle();
        for &layout in RingLayout::ALL {
            let mut generator = nic_tb::seed::generator();
            let signal = *signals.next().expect("it goes on");
            let drawn = RingConfiguration { layout, signal, ..any(&mut generator, Half::Receive) };
            let mut rig = Rig::new(ports, stalls, &drawn);
            let configuration = RingConfiguration {
                layout,
                signal: *rig.bench.generator().pick(RingSignal::ALL),
                ..any(rig.bench.generator(), Half::Receive)
            };
            rig.stop();
            rig.restart(&configuration);
            rig.memory.evictions = *rig.bench.generator().pick(&[0, 5, 50]);
            traffic(&mut rig, 150);
            rig.stop();
            let status = rig.status();
            assert_eq!(status.fault, RingFault::None);
            assert_eq!(status.posted, rig.poster.posted, "{configuration:?}");
            assert_eq!(status.stray_answers, 0);
            let is_ring = |(_, request): &&(u64, LineRequest)| {
                request.tag < ports.lines && reads(request.operation)
            };
            assert_eq!(status.line_reads, rig.requests.iter().filter(is_ring).count() as u64);
            rig.bench.dismiss();
        }
    }
}

fn checks_every_limit<D: Wrapper>(ports: &Ports<D>) {
    let configuration = RingConfiguration { layout: RingLayout::Padded, ..plain(Half::Receive) };
    let mut rig = Rig::new(ports, NEVER, &configuration);
    let mut cases = vec![(1_u64 << 52, 64), (u64::MAX - 63, 64), ((1 << 52) + BUFFERS, 64)];
    for range in ranges() {
        for length in [1, 63, 64, 65, 9_215, 9_216] {
            for off in [0_u64, 1, 2] {
                cases.push((range.begin_address.wrapping_add(off).wrapping_sub(1), length));
                cases.push((range.end_address.wrapping_add(off).wrapping_sub(1 + length), length));
            }
        }
        for length in [0, 9_217, 0x2000, 0x4000, 0x4001, 0xffff] {
            cases.push((range.begin_address, length));
        }
        // Across the part of the address that a length can change.
        for bits in [6, 13, 14, 15] {
            cases.push((range.begin_address + (1 << bits) - 5, 9));
        }
    }
    for (address, length_bytes) in cases {
        if rig.room() == 0 {
            rig.until_empty();
        }
        rig.post_these(&[(0, Descriptor { address, length_bytes, ..NOTHING })]);
    }
    rig.until_empty();
    rig.bench.dismiss();
}

fn reports_unreadable_lines<D: Wrapper>(ports: &Ports<D>) {
    for &signal in RingSignal::ALL {
        for &layout in RingLayout::ALL {
            let configuration = RingConfiguration { signal, layout, ..plain(Half::Receive) };
            let mut rig = Rig::new(ports, NEVER, &configuration);
            let per_line = if layout == RingLayout::Padded { 1 } else { 4 };
            while rig.poster.posted < 8 * per_line {
                rig.post_some(1);
            }
            // The sixth line; what comes before it is unharmed.
            rig.memory.failing.insert(configuration.base_address / 64 + 5);
            let first = 5 * per_line;
            let is_before = |given: &RingDescriptor| given.place < first;
            rig.expected.retain(is_before);
            let expected = rig.expected.len();
            rig.expected.push_back(RingDescriptor {
                place: first,
                address: 0,
                length_bytes: 0,
                last: false,
                interrupt: false,
                checksum: nic_spec::message::PacketChecksum::None,
                ends_line: true,
                fault: RingFault::RingUnreadable,
            });
            rig.tell();
            let mut patience = 2_000;
            while rig.came.len() <= expected {
                rig.step();
                // Those behind it belong to nobody's line any more.
                if rig.came.len() == expected + 1 {
                    break;
                }
                patience -= 1;
                assert!(patience > 0, "{:?}", rig.status());
            }
            rig.bench.dismiss();
        }
    }
}

fn speculates<D: Wrapper>(ports: &Ports<D>) {
    for fetch_lines in [1, 3, 8, 64] {
        let configuration = RingConfiguration {
            layout: RingLayout::Padded,
            signal: RingSignal::Inline,
            fetch_lines,
            fetch_operation: LineOperation::CsRead,
            size_log2: 8,
            poll_interval_cycles: 50,
            ..plain(Half::Receive)
        };
        let mut rig = Rig::new(ports, NEVER, &configuration);
        // So long that as many as may be are under way.
        rig.memory.latency = if fetch_lines > 3 { 100..=100 } else { 30..=30 };
        rig.run(500);
        // Nothing is there: one poll at a time.
        let cycles: Vec<u64> = rig.requests.iter().map(|(cycle, _)| *cycle).collect();
        assert!(cycles.windows(2).all(|pair| pair[1] - pair[0] > 80), "{cycles:?}");
        let polls = rig.requests.iter();
        let operations: Vec<LineOperation> = polls.map(|(_, ask)| ask.operation).collect();
        assert!(operations.iter().all(|operation| *operation == LineOperation::NcRead));
        rig.requests.clear();
        rig.use_cycles = None;
        rig.post_some(200);
        // As lines are found, twice as many are under way.
        let most = fetch_lines.min(ports.lines);
        let mut widest = 0;
        let mut patience = 12_000;
        while !rig.expected.is_empty() {
            rig.step();
            let under_way = rig.memory.waiting() as u64;
            widest = widest.max(under_way);
            let found = rig.came.len() as u64;
            let window = most.min(1 << found.min(10));
            assert!(under_way <= 2 * window, "{under_way} lines after {found} were found");
            patience -= 1;
            assert!(patience > 0, "{:?}", rig.status());
        }
        assert_eq!(widest, most, "lines under way");
        // The end: all but one of the window are forgotten, and the poll begins again.
        rig.run(200);
        rig.requests.clear();
        rig.run(300);
        assert!(rig.requests.len() <= 5, "{} polls", rig.requests.len());
        rig.bench.dismiss();
    }
}

fn reads_on_demand<D: Wrapper>(ports: &Ports<D>) {
    for &signal in RingSignal::ALL {
        for &layout in RingLayout::ALL {
            let configuration =
                RingConfiguration { signal, layout, fetch_lines: 0, ..plain(Half::Receive) };
            let mut rig = Rig::new(ports, NEVER, &configuration);
            rig.set_control(|control| control.wanted = false);
            rig.run(30);
            rig.requests.clear();
            rig.post_some(40);
            rig.tell();
            rig.run(60);
            let of_ring = |rig: &Rig<D>| {
                rig.requests.iter().filter(|(_, request)| request.tag < ports.lines).count()
            };
            assert_eq!(of_ring(&rig), 0, "nobody waits");
            // One line for each time that somebody waits for one.
            for lines in 1..=5 {
                let came = rig.came.len();
                rig.set_control(|control| control.wanted = true);
                while rig.came.len() == came {
                    rig.step();
                }
                rig.set_control(|control| control.wanted = false);
                rig.run(40);
                assert_eq!(of_ring(&rig), lines, "{signal:?} {layout:?}");
            }
            rig.bench.dismiss();
        }
    }
}

fn prefetches<D: Wrapper>(ports: &Ports<D>) {
    for prefetch_lines in [1, 3, 20] {
        for &layout in RingLayout::ALL {
            let configuration = RingConfiguration {
                layout,
                size_log2: 7,
                fetch_lines: 0,
                prefetch_lines,
                fetch_operation: LineOperation::CoRead,
                ..plain(Half::Receive)
            };
            let mut rig = Rig::new(ports, NEVER, &configuration);
            rig.set_control(|control| control.wanted = false);
            let per_line = if layout == RingLayout::Padded { 1 } else { 4 };
            while rig.poster.posted < 16 * per_line {
                rig.post_some(1);
            }
            rig.tell();
            rig.run(400);
            let first = configuration.base_address / 64;
            let ahead: Vec<u64> = rig.requests.iter().map(|(_, ask)| ask.line_address).collect();
            let expected: Vec<u64> = (first..first + prefetch_lines.min(16)).collect();
            assert_eq!(ahead, expected, "each once, in order");
            // Each read finds its line in the cache, and the next line is brought.
            rig.requests.clear();
            rig.set_control(|control| control.wanted = true);
            rig.until_empty();
            let is_read = |(_, request): &&(u64, LineRequest)| request.tag < ports.lines;
            let reads = rig.requests.iter().filter(is_read).count();
            let brought = (rig.requests.len() - reads) as u64;
            assert_eq!(reads, 16);
            assert_eq!(brought, 16 - prefetch_lines.min(16));
            rig.bench.dismiss();
        }
    }
}

fn stops<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, &plain(Half::Receive));
        for _ in 0..12 {
            rig.stop();
            let configuration = any(rig.bench.generator(), Half::Receive);
            rig.restart(&configuration);
            rig.post_some(50);
            rig.tell();
            let cycles = *rig.bench.generator().pick(&[0, 1, 2, 5, 11, 30, 120]);
            rig.run(cycles);
        }
        rig.until_empty();
        rig.bench.dismiss();
    }
}

fn names_faults<D: Wrapper>(ports: &Ports<D>) {
    let memory = RingConfiguration { signal: RingSignal::Memory, ..plain(Half::Transmit) };
    for configuration in [plain(Half::Transmit), memory] {
        // The count of the host, and whether it is right, with 10 posted and 4 completed.
        let near = [(11, true), (68, true), (69, false), (9, false), (0, false), (10, true)];
        let far = [18, 19, 31].map(|bit| (11 + (1 << bit), false));
        let cases = near.into_iter().chain(far);
        for (tail, is_right) in cases {
            let mut rig = Rig::new(ports, NEVER, &configuration);
            rig.use_cycles = None;
            rig.post_some(10);
            rig.until_empty();
            rig.set_control(|control| (control.issued, control.visible) = (4, 2));
            rig.run(20);
            if configuration.signal == RingSignal::Memory {
                let bytes = (tail as u32).to_le_bytes();
                rig.memory.store(configuration.tail_address, &bytes);
            } else {
                rig.bench.send(ports.tail, [RingTail { tail }]);
            }
            rig.is_strict = false;
            rig.bench.ignore(ports.descriptor);
            for _ in 0..60 {
                rig.bench.step();
                let cycle = rig.bench.cycle();
                // What is said to be posted need not be there, so descriptors pass unseen.
                for (port, words) in rig.bench.take_transfers() {
                    if port == ports.line_request.index() {
                        let fields = rig.bench.access(port).split(&words);
                        rig.memory.ask(cycle, &LineRequest::from_field_words(&fields));
                    }
                }
                if let Some(answer) = rig.memory.step(rig.bench.cycle()) {
                    rig.bench.send(ports.line_response, [answer]);
                }
            }
            let fault = if is_right { RingFault::None } else { RingFault::BadTail };
            let status = rig.status();
            assert_eq!(status.fault, fault, "{tail} of {:?}", configuration.signal);
            let posted = if is_right { tail } else { 10 };
            assert_eq!(status.posted, posted);
            rig.bench.dismiss();
        }
    }
    for event_driven in [false, true, false, true, false, true] {
        let poll_operation = LineOperation::CoRead;
        let configuration = RingConfiguration { event_driven, poll_operation, ..memory };
        let mut rig = Rig::new(ports, NEVER, &configuration);
        rig.memory.failing.insert(configuration.tail_address / 64);
        rig.memory.store(configuration.tail_address, &[5, 0, 0, 0]);
        rig.run(60);
        assert_eq!(rig.status().fault, RingFault::RingUnreadable);
        assert_eq!(rig.status().posted, 0, "what could not be read says nothing");
        let asked = rig.requests.len();
        rig.run(60);
        assert_eq!(rig.requests.len(), asked, "a poll that failed is not made again");
        rig.stop();
        assert_eq!(rig.status().fault, RingFault::RingUnreadable, "as long as it is enabled");
        rig.memory.failing.clear();
        rig.restart(&configuration);
        rig.run(10);
        assert_eq!(rig.status().fault, RingFault::None);
        rig.post_some(9);
        rig.until_empty();
        rig.bench.dismiss();
    }
}

fn counts_strays<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, NEVER, &plain(Half::Receive));
    rig.post_some(20);
    rig.until_empty();
    let answer = |tag| LineResponse { tag, status: LineStatus::Okay, data: [0xff; 64] };
    let tags =
        [0, 1, ports.lines - 1, ports.lines, ports.lines + 1, ports.lines + 2, LINE_TAGS - 1];
    for (count, tag) in (1..).zip(tags) {
        rig.bench.send(ports.line_response, [answer(tag)]);
        rig.run(6);
        assert_eq!(rig.status().stray_answers, count, "tag {tag}");
    }
    rig.post_some(20);
    rig.until_empty();
    rig.bench.dismiss();
}

fn keeps_its_pace<D: Wrapper>(ports: &Ports<D>) {
    for &signal in RingSignal::ALL {
        for &layout in RingLayout::ALL {
            let configuration = RingConfiguration {
                signal,
                layout,
                size_log2: 9,
                // A poll takes a turn of the port.
                poll_interval_cycles: 2_000,
                ..plain(Half::Receive)
            };
            let mut rig = Rig::new(ports, NEVER, &configuration);
            rig.memory.latency = 3..=3;
            rig.use_cycles = None;
            let each = if layout == RingLayout::Grouped { 4 } else { 1 };
            for _ in 0..400 / each {
                let generator = rig.bench.generator();
                let drawn: Vec<(usize, Descriptor)> =
                    (0..each).map(|slot| (slot, rig.poster.draw(generator, 9_216))).collect();
                rig.post_these(&drawn);
            }
            rig.until_empty();
            let steady = &rig.came[50..];
            let cycles = steady.last().expect("they came") - steady[0];
            // With inline signals, a few answers pass before the window is wide.
            assert_eq!(cycles as usize, steady.len() - 1, "{signal:?} {layout:?}");
            // From the answer that has it to a descriptor.
            let latency = rig.came[0] - rig.answered[0];
            let first = rig.requests.iter().find(|(_, ask)| ask.tag < ports.lines);
            let first = first.expect("a line was read").0;
            let contract = D::DESIGN.contract.expect("the module has a contract");
            let promised = contract.latency.expect("it has a latency");
            if signal == RingSignal::Register {
                let is_grouped = layout == RingLayout::Grouped;
                let cycles = if is_grouped { promised.most } else { promised.least };
                assert_eq!(latency, u64::from(cycles), "{layout:?}: after the answer");
                assert!(first < rig.answered[0]);
            }
            rig.bench.dismiss();
        }
    }
}

fn forgets_all_in_reset<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, &plain(Half::Receive));
        for cycles in [1, 4, 13, 50, 110] {
            let configuration = any(rig.bench.generator(), Half::Receive);
            rig.stop();
            rig.restart(&configuration);
            rig.post_some(60);
            rig.tell();
            rig.run(cycles);
            rig.set_control(|control| control.run = false);
            rig.bench.reset();
            rig.memory.reset();
            rig.bench.take_transfers();
            assert_eq!(rig.status().posted * u64::from(!configuration.enable), 0);
        }
        let configuration = any(rig.bench.generator(), Half::Receive);
        rig.stop();
        rig.restart(&configuration);
        traffic(&mut rig, 60);
        rig.bench.dismiss();
    }
}
