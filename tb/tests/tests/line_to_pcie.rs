//! The PCI Express endpoint against its model and a root complex that knows the rules: answers,
//! memory, packets, faults.
use std::collections::BTreeSet;

use nic_host::pcie::Numbers;
use nic_sim::Wrapper;
use nic_sim::generated::line_to_pcie::LineToPcie;
use nic_sim::generated::line_to_pcie_tiny::LineToPcieTiny;
use nic_spec::message::{
    InterruptMessage, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, Message,
    PcieCompletion, PcieCompletionStatus, PcieFault, PcieRequest, PcieRequestType, PcieSettings,
    PcieStatus,
};
use nic_tb::{Bench, Stall};
use nic_tests::line_to_pcie::{Ports, Rig, draw};

/// Runs a test on every emitted endpoint.
macro_rules! on_every_endpoint {
    ($test:ident) => {
        on_every_endpoint!($test LineToPcieTiny 4 2 2);
        on_every_endpoint!($test LineToPcie 256 8 4);
    };
    ($test:ident $device:ident $tags:literal $read:literal $payload:literal) => {
        $test(&Ports {
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            message: $device::MESSAGE,
            settings: $device::SETTINGS,
            pcie_request: $device::PCIE_REQUEST,
            pcie_completion: $device::PCIE_COMPLETION,
            status: $device::STATUS,
            tags: $tags,
            read_lines: $read,
            payload_lines: $payload,
        });
    };
}

#[test]
fn answers_and_memory_are_the_models_in_every_regime() {
    on_every_endpoint!(equals_the_model);
}

#[test]
fn damaged_and_refused_reads_are_answered_with_errors() {
    on_every_endpoint!(passes_errors_on);
}

#[test]
fn any_run_of_bytes_is_one_packet_and_any_line_at_most_sixteen() {
    on_every_endpoint!(splits_as_little_as_may_be);
}

#[test]
fn consecutive_lines_become_the_longest_packets() {
    on_every_endpoint!(merges);
}

#[test]
fn a_line_moves_in_every_cycle() {
    on_every_endpoint!(keeps_full_rate);
}

#[test]
fn completions_that_do_not_fit_are_counted_and_named() {
    on_every_endpoint!(counts_faults);
}

#[test]
fn a_message_leaves_behind_every_write_that_was_answered() {
    on_every_endpoint!(tells_behind);
}

#[test]
fn a_message_is_taken_when_it_has_left() {
    on_every_endpoint!(takes_messages_late);
}

#[test]
fn a_barrier_whose_read_fails_is_an_error() {
    on_every_endpoint!(barrier_fails);
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    on_every_endpoint!(forgets_all_in_reset);
}

#[test]
fn packets_and_tags_are_what_the_host_has_set() {
    on_every_endpoint!(keeps_to_settings);
}

#[test]
fn tags_that_might_not_be_used_are_used_when_they_may() {
    on_every_endpoint!(keeps_all_tags);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_endpoint!(keeps_its_contract);
}

/// A host that does what it may.
fn unruly() -> Numbers {
    Numbers {
        request_latency: 40_000,
        read_latency: 60_000,
        read_jitter: 100_000,
        splits: true,
        reorders: true,
        ..Numbers::pcie_gen5()
    }
}

fn equals_the_model<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        for read_completion_boundary in [64, 128] {
            let mut rig = Rig::new(ports, stalls, Numbers { read_completion_boundary, ..unruly() });
            let mut before: Option<LineRequest> = None;
            let mut refused = 0;
            while rig.count < 400 {
                let request = draw(rig.bench.generator(), before.as_ref());
                if rig.messages.len() < 2 && rig.bench.generator().chance(1, 8) {
                    rig.tell();
                }
                if rig.bench.generator().chance(2, 3) && rig.ask(request) {
                    let is_watch = request.operation == LineOperation::Watch;
                    refused += u64::from(is_watch || request.space != LineSpace::Host);
                    before = Some(request);
                } else {
                    rig.step();
                }
            }
            rig.until_idle();
            let status = rig.status();
            assert_eq!(status.refused_requests, refused);
            let packets = rig.packets.iter();
            let reads = packets.filter(|p| p.request_type == PcieRequestType::MemoryRead).count();
            assert_eq!(status.reads, reads as u64);
            assert_eq!(status.writes, (rig.packets.len() - reads) as u64);
            let fault = if refused > 0 { PcieFault::RefusedRequest } else { PcieFault::None };
            assert_eq!(status.first_fault, fault);
            rig.finish();
        }
    }
}

const MESSAGE: InterruptMessage = InterruptMessage { address: 0xfee0_1234, data: 0x8765_4321 };

fn tells_behind<D: Wrapper>(ports: &Ports<D>) {
    // A line, part of one, and two lines of one packet, while the link stands still.
    let line = |number: u64| LineRequest { tag: number, ..write(number, u64::MAX) };
    let part = LineRequest { tag: 3, ..write(3, 0xff0) };
    for requests in [vec![line(8)], vec![part], vec![line(8), line(9)]] {
        for after in 0..30 {
            let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
            bench.collect(ports.line_response);
            bench.collect(ports.pcie_request);
            bench.send(ports.line_request, requests.iter().copied());
            bench.run(after);
            let answered = bench.take(ports.line_response);
            bench.set_stall(ports.pcie_request.index(), Stall::Always);
            bench.send(ports.message, [MESSAGE]);
            bench.run(40);
            bench.set_stall(ports.pcie_request.index(), Stall::Never);
            bench.until_idle();
            let packets: Vec<PcieRequest> = bench.take(ports.pcie_request);
            let told = packets.iter().position(|packet| packet.address == MESSAGE.address);
            let told = told.expect("the message leaves");
            let before: Vec<u64> =
                packets[..told].iter().map(|packet| packet.address / 64).collect();
            for LineResponse { tag, .. } in answered {
                let is_before = before.contains(&tag) || (tag == 9 && before == [8, 8]);
                assert!(is_before, "after {after} cycles: line {tag} is answered, and left later");
            }
            // Never within a packet.
            let is_within = told > 0 && !packets[told - 1].last;
            assert!(!is_within, "after {after} cycles: {packets:?}");
            assert_eq!(packets[told].data[0x34..0x38], 0x8765_4321_u32.to_le_bytes());
            bench.dismiss();
        }
    }
}

fn takes_messages_late<D: Wrapper>(ports: &Ports<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.collect(ports.pcie_request);
    for _ in 0..3 {
        bench.set_stall(ports.pcie_request.index(), Stall::Always);
        bench.send(ports.message, [MESSAGE]);
        bench.run(20);
        assert_eq!(bench.waiting(ports.message.index()), 1, "it is taken before it has left");
        bench.set_stall(ports.pcie_request.index(), Stall::Never);
        bench.run(6);
        assert_eq!(bench.waiting(ports.message.index()), 0, "it has left and is not taken");
        assert_eq!(bench.take(ports.pcie_request).len(), 1, "a message leaves once");
    }
    bench.dismiss();
}

fn passes_errors_on<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, unruly());
        rig.root.memory.refuse_page(4096);
        (128..192).step_by(3).for_each(|line| rig.root.memory.poison_line(line));
        for _ in 0..12 {
            let first = rig.bench.generator().below(250);
            for line_address in first..first + rig.bench.generator().within(1..=12) {
                rig.ask_when_it_may(read(line_address));
            }
            // A line fails as its packet does, so that each is read once at a time.
            rig.until_idle();
            rig.failing.clear();
        }
        let status = rig.status();
        assert!(status.failed_requests + status.poisoned_lines > 0);
        assert_ne!(status.first_fault, PcieFault::None);
        assert_eq!((status.too_long, status.wrong_byte_counts), (0, 0));
        rig.finish();
    }
}

fn read(line_address: u64) -> LineRequest {
    let (operation, space) = (LineOperation::NcRead, LineSpace::Host);
    LineRequest { operation, space, line_address, data: [0; 64], byte_enable: 0, tag: 0 }
}

fn write(line_address: u64, byte_enable: u64) -> LineRequest {
    let data = std::array::from_fn(|byte| byte as u8 ^ line_address as u8);
    LineRequest { operation: LineOperation::NcWrite, data, byte_enable, ..read(line_address) }
}

fn splits_as_little_as_may_be<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), unruly());
    for first in 0..64 {
        for last in first..64 {
            let mask = (u64::MAX << first) & (u64::MAX >> (63 - last));
            assert!(rig.ask(write(100 + first, mask)));
            while !rig.asked.is_empty() {
                rig.step();
            }
            // Within a DW and its neighbour, a run may end where the first does not reach.
            assert_eq!(rig.packets.len(), 1, "bytes {first} to {last}");
            rig.packets.clear();
        }
    }
    // Two DWs beside each other: the first as a run may begin, the second anyhow.
    let pairs =
        [0x8_u64, 0xc, 0xe, 0xf].into_iter().flat_map(|one| (0..16).map(move |two| one | two << 4));
    let pairs = pairs.flat_map(|pair| (0..15).map(move |place| pair << (4 * place)));
    let random: Vec<u64> = (0..500)
        .map(|_| rig.bench.generator().bits(64) & rig.bench.generator().bits(64) | 1)
        .collect();
    for mask in pairs.chain(random) {
        assert!(rig.ask(write(7, mask)));
        while !rig.asked.is_empty() {
            rig.step();
        }
        assert!(rig.packets.len() <= 16, "{mask:#x}: {} packets", rig.packets.len());
        rig.packets.clear();
    }
    rig.until_idle();
    rig.finish();
}

fn merges<D: Wrapper>(ports: &Ports<D>) {
    for (make, most) in [
        (read as fn(u64) -> LineRequest, ports.read_lines),
        (|line| write(line, u64::MAX), ports.payload_lines),
    ] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), unruly());
        // From the middle of a packet before the end of a page.
        let lines = 64 - most - 1..64 + 2 * most + 1;
        lines.clone().for_each(|line| assert!(rig.ask(make(line))));
        rig.until_idle();
        let found: Vec<u64> = rig.packets.iter().map(|packet| packet.length / 16).collect();
        assert_eq!(found, [most, 1, most, most, 1]);
        // The first line of a page does not follow its last one.
        rig.packets.clear();
        [63, 0].into_iter().for_each(|line| assert!(rig.ask(make(line))));
        rig.until_idle();
        let found: Vec<u64> = rig.packets.iter().map(|packet| packet.length / 16).collect();
        assert_eq!(found, [1, 1]);
        rig.finish();
    }
}

fn keeps_to_settings<D: Wrapper>(ports: &Ports<D>) {
    let sizes = [128, 256, 512, 1024, 2048, 4096];
    let opposite = sizes.into_iter().zip(sizes.into_iter().rev());
    for (maximum_payload, maximum_read_request) in opposite.chain([(128, 128)]) {
        for extended_tags in [false, true] {
            // Many reads on their way.
            let numbers = Numbers {
                maximum_payload,
                maximum_read_request,
                extended_tags,
                read_latency: 800_000,
                request_latency: 0,
                reorders: true,
                ..Numbers::pcie_gen5()
            };
            let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), numbers);
            for make in [read as fn(u64) -> LineRequest, |line| write(line, u64::MAX)] {
                // Runs of whole pages, then lines by themselves, so that tags are what there is too few of.
                let alone = (0..ports.tags + 40).map(|number| 128 + 2 * number);
                for line in (0..128).chain(alone) {
                    rig.ask_when_it_may(make(line));
                }
                rig.until_idle();
            }
            let longest = |kind| {
                let of_kind = rig.packets.iter().filter(|packet| packet.request_type == kind);
                of_kind.map(|packet| packet.length * 4).max().expect("there are packets")
            };
            let own = (ports.payload_lines * 64, ports.read_lines * 64);
            assert_eq!(longest(PcieRequestType::MemoryWrite), own.0.min(maximum_payload));
            assert_eq!(longest(PcieRequestType::MemoryRead), own.1.min(maximum_read_request));
            let highest = rig.packets.iter().map(|packet| packet.tag).max();
            let tags = if extended_tags { ports.tags } else { ports.tags.min(32) };
            assert_eq!(highest, Some(tags - 1), "{maximum_read_request}");
            rig.finish();
        }
    }
}

fn keeps_all_tags<D: Wrapper>(ports: &Ports<D>) {
    let numbers = Numbers {
        request_latency: 0,
        read_latency: 400_000,
        read_jitter: 800_000,
        reorders: true,
        ..Numbers::pcie_gen5()
    };
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), numbers.clone());
    for extended_tags in [false, true, false, true] {
        rig.bench.set_level(ports.settings, &PcieSettings { extended_tags, ..numbers.settings() });
        rig.packets.clear();
        for number in 0..3 * ports.tags {
            rig.ask_when_it_may(read(2 * number));
        }
        rig.until_idle();
        let found: BTreeSet<u64> = rig.packets.iter().map(|packet| packet.tag).collect();
        let tags = if extended_tags { ports.tags } else { ports.tags.min(32) };
        assert_eq!(found, (0..tags).collect());
    }
    rig.finish();
}

fn keeps_full_rate<D: Wrapper>(ports: &Ports<D>) {
    // What few tags cannot hide is not the endpoint's.
    let numbers = Numbers {
        bytes_per_microsecond: 1_000_000,
        request_latency: 0,
        read_latency: 0,
        ..Numbers::pcie_gen5()
    };
    for make in [read as fn(u64) -> LineRequest, |line| write(line, u64::MAX)] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), numbers.clone());
        let before = rig.bench.transfers(ports.line_response.index());
        let begin = rig.bench.cycle();
        let mut line = 0;
        while line < 2_000 {
            while line < 2_000 && rig.asked.len() < 200 && rig.ask(make(line)) {
                line += 1;
            }
            rig.step();
        }
        while !rig.asked.is_empty() {
            rig.step();
        }
        let (cycles, answers) =
            (rig.bench.cycle() - begin, rig.bench.transfers(ports.line_response.index()) - before);
        assert_eq!(answers, 2_000);
        if ports.tags == 256 {
            assert!(cycles < 2_000 + 60, "{cycles} cycles for 2,000 lines");
        }
        rig.finish();
    }
}

/// A good completion of `lines` lines of which the first is `line`, when `left` are missing.
fn completion(tag: u64, line: u64, left: u64, lines: u64) -> Vec<PcieCompletion> {
    let make = |number| PcieCompletion {
        status: PcieCompletionStatus::SuccessfulCompletion,
        poisoned: false,
        tag,
        byte_count: left * 64 % 4096,
        lower_address: line % 2 * 64,
        length: lines * 16 % 1024,
        data: [0; 64],
        last: number + 1 == lines,
    };
    (0..lines).map(make).collect()
}

/// What a host sends for a read of two lines.
type Wrong = fn(u64) -> Vec<PcieCompletion>;
/// Its name, what is sent, what it is called, and where it is counted.
type Case = (&'static str, Wrong, PcieFault, fn(&PcieStatus) -> u64);

fn counts_faults<D: Wrapper>(ports: &Ports<D>) {
    let cases: [Case; 9] = [
        ("too long", |tag| completion(tag, 8, 2, 3), PcieFault::TooLong, |s| s.too_long),
        ("64 lines", |tag| completion(tag, 8, 2, 64), PcieFault::TooLong, |s| s.too_long),
        (
            "byte count",
            |tag| completion(tag, 8, 3, 1),
            PcieFault::WrongByteCount,
            |s| s.wrong_byte_counts,
        ),
        (
            "address",
            |tag| completion(tag, 9, 2, 1),
            PcieFault::WrongByteCount,
            |s| s.wrong_byte_counts,
        ),
        (
            "early end",
            |tag| vec![PcieCompletion { last: true, ..completion(tag, 8, 2, 2)[0] }],
            PcieFault::WrongByteCount,
            |s| s.wrong_byte_counts,
        ),
        (
            "late end",
            |tag| {
                let mut lines = completion(tag, 8, 2, 2);
                lines[1].last = false;
                lines.push(PcieCompletion { last: true, ..lines[1] });
                lines
            },
            PcieFault::WrongByteCount,
            |s| s.wrong_byte_counts,
        ),
        (
            "part of a line",
            |tag| vec![PcieCompletion { length: 8, ..completion(tag, 8, 2, 1)[0] }],
            PcieFault::WrongByteCount,
            |s| s.wrong_byte_counts,
        ),
        (
            "abort",
            |tag| {
                let status = PcieCompletionStatus::CompleterAbort;
                vec![PcieCompletion { status, length: 0, ..completion(tag, 8, 2, 1)[0] }]
            },
            PcieFault::FailedRequest,
            |s| s.failed_requests,
        ),
        (
            "retry",
            |tag| {
                let status = PcieCompletionStatus::ConfigurationRequestRetry;
                vec![PcieCompletion { status, length: 0, ..completion(tag, 8, 2, 1)[0] }]
            },
            PcieFault::FailedRequest,
            |s| s.failed_requests,
        ),
    ];
    for stalls in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Mostly)] {
        for (name, wrong, fault, count) in &cases {
            let mut bench = Bench::<D>::new(stalls.0, stalls.1);
            bench.collect(ports.line_response);
            let tag = read_two_lines(&mut bench, ports);
            bench.send(ports.pcie_completion, wrong(tag));
            bench.until_idle();
            let answers = bench.take(ports.line_response);
            let tags: Vec<u64> = answers.iter().map(|answer| answer.tag).collect();
            assert_eq!(tags, [20, 21], "{name}");
            assert_eq!(answers[1].status, LineStatus::Error, "{name}");
            let status = bench.level(ports.status);
            assert_eq!((status.first_fault, count(&status)), (*fault, 1), "{name}");
            assert_eq!(status.unexpected_completions, 0, "{name}");
            // The request is over: what comes now is unexpected, and so is a tag that never was.
            bench.send(ports.pcie_completion, completion(tag, 8, 2, 2));
            let free = tag ^ 0x80;
            bench.send(ports.pcie_completion, completion(free, 8, 2, 1));
            bench.until_idle();
            assert!(bench.take(ports.line_response).is_empty());
            let status = bench.level(ports.status);
            assert_eq!((status.first_fault, status.unexpected_completions), (*fault, 2), "{name}");
            // And it works on.
            let tag = read_two_lines(&mut bench, ports);
            bench.send(ports.pcie_completion, completion(tag, 8, 2, 1));
            bench.send(ports.pcie_completion, completion(tag, 9, 1, 1));
            bench.until_idle();
            let answers = bench.take(ports.line_response);
            assert!(answers.iter().all(|answer| answer.status == LineStatus::Okay), "{name}");
            assert_eq!(answers.len(), 2);
            bench.dismiss();
        }
    }
    // A completion in the cycle behind the last one of its request.
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.collect(ports.line_response);
    let tag = read_two_lines(&mut bench, ports);
    let twice = [completion(tag, 8, 2, 2), completion(tag, 8, 2, 1)].concat();
    bench.send(ports.pcie_completion, twice);
    bench.until_idle();
    let answers = bench.take(ports.line_response);
    let found: Vec<_> = answers.iter().map(|answer| (answer.tag, answer.status)).collect();
    assert_eq!(found, [20, 21].map(|tag| (tag, LineStatus::Okay)));
    let status = bench.level(ports.status);
    let unexpected = (PcieFault::UnexpectedCompletion, 1);
    assert_eq!((status.first_fault, status.unexpected_completions), unexpected);
    bench.dismiss();
}

/// Reads lines 8 and 9 under tags 20 and 21; gives the packet's tag.
fn read_two_lines<D: Wrapper>(bench: &mut Bench<D>, ports: &Ports<D>) -> u64 {
    bench.collect(ports.pcie_request);
    // In consecutive cycles, whatever the regime of the source.
    bench.set_stall(ports.line_request.index(), Stall::Never);
    bench.send(ports.line_request, [20, 21].map(|tag| LineRequest { tag, ..read(tag - 12) }));
    bench.until_idle();
    let packets: Vec<PcieRequest> = bench.take(ports.pcie_request);
    assert_eq!(packets.len(), 1, "one packet");
    packets[0].tag
}

fn barrier_fails<D: Wrapper>(ports: &Ports<D>) {
    let flush = |tag| PcieCompletion { byte_count: 1, length: 1, ..completion(tag, 4, 1, 1)[0] };
    let failed = |tag| {
        let status = PcieCompletionStatus::UnsupportedRequest;
        PcieCompletion { status, length: 0, ..flush(tag) }
    };
    let cases: [(&dyn Fn(u64) -> PcieCompletion, LineStatus); 4] = [
        (&flush, LineStatus::Okay),
        (&failed, LineStatus::Error),
        (&|tag| PcieCompletion { poisoned: true, ..flush(tag) }, LineStatus::Error),
        (&flush, LineStatus::Okay),
    ];
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.collect(ports.line_response);
    for (completion, status) in cases {
        bench.collect(ports.pcie_request);
        let barrier = LineRequest { operation: LineOperation::Barrier, tag: 9, ..read(4) };
        bench.send(ports.line_request, [barrier]);
        bench.until_idle();
        let packets = bench.take(ports.pcie_request);
        assert_eq!((packets[0].length, packets[0].first_dw_be, packets[0].last_dw_be), (1, 0, 0));
        assert!(bench.take(ports.line_response).is_empty(), "it is answered too early");
        bench.send(ports.pcie_completion, [completion(packets[0].tag)]);
        bench.until_idle();
        let answers: Vec<LineResponse> = bench.take(ports.line_response);
        assert_eq!((answers[0].tag, answers[0].status), (9, status));
    }
    bench.dismiss();
}

fn forgets_all_in_reset<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, unruly());
        for steps in [3, 20, 90, 200] {
            let mut before: Option<LineRequest> = None;
            for _ in 0..steps {
                let request = draw(rig.bench.generator(), before.as_ref());
                if rig.ask(request) {
                    before = Some(request);
                }
                rig.step();
            }
            rig.reset();
            let status = rig.status();
            assert_eq!(status.field_words().concat().iter().sum::<u32>(), 0, "{status:?}");
        }
        (0..40).for_each(|line| assert!(rig.ask(write(line, u64::MAX))));
        (0..40).for_each(|line| assert!(rig.ask(read(line))));
        rig.until_idle();
        rig.finish();
    }
}

fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    let latency = contract.latency.expect("it promises a latency");
    assert_eq!((latency.after, contract.interval), ("line_request", Some(1)));
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.take_transfers();
    bench.ignore(ports.pcie_request);
    for tag in 0..ports.tags.min(8) {
        bench.send(ports.line_request, [LineRequest { tag, ..read(3 * tag) }]);
        let (mut asked, mut sent) = (0, 0);
        for _ in 0..12 {
            bench.step();
            for (port, _) in bench.take_transfers() {
                let cycle = if port == ports.line_request.index() { &mut asked } else { &mut sent };
                *cycle = bench.cycle();
            }
        }
        let found = sent - asked;
        assert_eq!((found, found), (latency.least.into(), latency.most.into()), "latency");
    }
    bench.dismiss();
}
