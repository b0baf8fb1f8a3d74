//! Descriptor fetch against its model and a memory that answers in any order: descriptors, reads,
//! what is counted as wrong.
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use nic_model::descriptor_fetch::{Fetched, fetch};
use nic_sim::design::Design;
use nic_sim::generated::descriptor_fetch::DescriptorFetch;
use nic_sim::generated::descriptor_fetch_tiny::DescriptorFetchTiny;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{
    Descriptor, FetchRequest, LINE_TAGS, LineRead, LineResponse, LineStatus, Message,
};
use nic_tb::{Bench, Contents, Generator, LineMemory, Stall};

/// A fetcher and the memory behind it.
struct Fetcher<D: Wrapper> {
    bench: Bench<D>,
    memory: LineMemory,
    /// The lines that it should ask for, in order; the request's end belongs to the last.
    reads: Vec<u64>,
    asked: usize,
    on_their_way: BTreeSet<u64>,
    /// What it should count.
    refused_requests: u64,
    failed_lines: u64,
    stray_responses: u64,
}

/// How the ports of the emitted fetchers are called.
struct Ports<D> {
    request: Inlet<D, FetchRequest>,
    line_request: Outlet<D, LineRead>,
    line_response: Inlet<D, LineResponse>,
    descriptor: Outlet<D, Descriptor>,
    lines: u64,
}

/// Runs a test on every emitted fetcher.
macro_rules! on_every_fetcher {
    ($test:ident) => {
        on_every_fetcher!($test DescriptorFetchTiny 2);
        on_every_fetcher!($test DescriptorFetch 8);
    };
    ($test:ident $device:ident $lines:literal) => {
        $test(&Ports {
            request: $device::REQUEST,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            descriptor: $device::DESCRIPTOR,
            lines: $lines,
        });
    };
}

#[test]
fn descriptors_and_reads_are_the_models_in_every_regime() {
    on_every_fetcher!(equals_the_model);
}

#[test]
fn the_count_may_end_anywhere_in_a_line_and_the_base_begin_anywhere() {
    on_every_fetcher!(every_beginning_and_end);
}

#[test]
fn a_reset_in_the_middle_of_a_request_ends_it() {
    on_every_fetcher!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_fetcher!(keeps_its_contract);
}

#[test]
fn an_answer_that_nothing_awaits_is_dropped_and_counted() {
    on_every_fetcher!(drops_strays);
}

#[test]
fn counts_stop_at_their_largest_value() {
    on_every_fetcher!(counts_saturate);
}

impl<D: Wrapper> Fetcher<D> {
    fn new(
        ports: &Ports<D>,
        (source, sink): (Stall, Stall),
        latency: RangeInclusive<u64>,
        contents: fn(Contents) -> Contents,
    ) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        // `step` compares the reads.
        bench.ignore(ports.line_request);
        let contents = contents(Contents::random(bench.generator()));
        let memory = LineMemory::new(contents, latency, bench.generator());
        Self {
            bench,
            memory,
            reads: Vec::new(),
            asked: 0,
            on_their_way: BTreeSet::new(),
            refused_requests: 0,
            failed_lines: 0,
            stray_responses: 0,
        }
    }

    /// Sends a request and expects what the model says of it.
    fn request(&mut self, ports: &Ports<D>, request: FetchRequest) {
        let contents = self.memory.contents();
        let fetched = fetch(&request, |line| contents.line(line));
        let Fetched { descriptors, lines, failed_lines, is_refused } = fetched;
        self.bench.send(ports.request, [request]);
        self.bench.expect(ports.descriptor, descriptors);
        self.reads.extend(lines);
        self.failed_lines += failed_lines as u64;
        self.refused_requests += u64::from(is_refused);
    }

    /// One cycle of fetcher and memory.
    fn step(&mut self, ports: &Ports<D>) -> Vec<usize> {
        self.bench.step();
        let cycle = self.bench.cycle();
        let transfers = self.bench.take_transfers();
        for (port, words) in &transfers {
            let fields = self.bench.access(*port).split(words);
            if *port == ports.line_request.index() {
                let read = LineRead::from_field_words(&fields);
                assert_eq!(Some(&read.line_address), self.reads.get(self.asked), "the line");
                assert!(read.tag < ports.lines, "{read:?}");
                assert!(self.on_their_way.insert(read.tag), "{read:?} is asked for twice");
                self.asked += 1;
                self.memory.ask(cycle, read.line_address, read.tag);
            } else if *port == ports.line_response.index() {
                self.on_their_way.remove(&LineResponse::from_field_words(&fields).tag);
            }
        }
        while let Some(answer) = self.memory.answer(cycle) {
            self.bench.send(ports.line_response, [answer]);
        }
        transfers.into_iter().map(|(port, _)| port).collect()
    }

    /// Runs until everything is answered and given out, and compares what was counted.
    fn until_idle(&mut self, ports: &Ports<D>) {
        while self.bench.waiting(ports.request.index()) > 0 || self.asked < self.reads.len() {
            self.step(ports);
        }
        while self.memory.waiting() > 0 {
            self.step(ports);
        }
        self.bench.until_idle();
        assert_eq!(self.asked, self.reads.len(), "lines asked for");
        self.bench.take_transfers();
        self.on_their_way.clear();
        let expected = [self.refused_requests, self.failed_lines, self.stray_responses];
        assert_eq!(self.counts(), expected, "refused requests, failed lines, stray responses");
        assert_eq!(self.error(), expected != [0, 0, 0]);
    }

    fn counts(&mut self) -> [u64; 3] {
        let names = ["errors_refused_requests", "errors_failed_lines", "errors_stray_responses"];
        names.map(|name| self.port(name))
    }

    fn error(&mut self) -> bool {
        self.port("errors_any") == 1
    }

    fn port(&mut self, name: &str) -> u64 {
        let design: &Design = D::DESIGN;
        self.bench.device().model().get(design.port(name).expect("the port is there"))
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.memory.reset();
        self.reads.clear();
        self.on_their_way.clear();
        self.asked = 0;
        (self.refused_requests, self.failed_lines, self.stray_responses) = (0, 0, 0);
        assert_eq!((self.counts(), self.error()), ([0; 3], false));
    }
}

/// Requests of all sorts: short and long, at the end of the address space, for nothing, unaligned,
/// out of reach.
fn draw(generator: &mut Generator) -> FetchRequest {
    let space = generator.within(12..=52) as u32;
    let base_address = generator.bits(space) & !0xf;
    let count = match generator.below(4) {
        0 => generator.within(30..=90),
        _ => generator.within(1..=12),
    };
    match generator.below(12) {
        0 => FetchRequest { base_address, count: 0 },
        1 => FetchRequest { base_address: base_address | generator.within(1..=15), count },
        2 => FetchRequest { base_address: base_address | 1 << generator.within(52..=63), count },
        3 => FetchRequest { base_address: (1 << 52) - 16 * generator.within(1..=6), count },
        _ => FetchRequest { base_address, count },
    }
}

fn equals_the_model<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        for latency in [1..=1, 1..=30] {
            let mut fetcher = Fetcher::<D>::new(ports, stalls, latency, |random| random.failing(8));
            for _ in 0..25 {
                let request = draw(fetcher.bench.generator());
                fetcher.request(ports, request);
            }
            fetcher.until_idle(ports);
            fetcher.bench.finish();
        }
    }
}

fn every_beginning_and_end<D: Wrapper>(ports: &Ports<D>) {
    let mut fetcher =
        Fetcher::<D>::new(ports, (Stall::Never, Stall::Never), 1..=12, |random| random.marked());
    for position in 0..4 {
        for count in 1..=4 * (ports.lines + 1) {
            let base_address = 0x7_f3c0 + 0x400 * count + 16 * position;
            fetcher.request(ports, FetchRequest { base_address, count });
        }
    }
    // The most, from the end of a line on. From its second place, a count that lost a bit would be
    // wrong only at the end of a line, where nobody sees it.
    fetcher.request(ports, FetchRequest { base_address: 48, count: 65_535 });
    fetcher.until_idle(ports);
    fetcher.bench.finish();
}

fn forgets_all_in_reset<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut fetcher = Fetcher::<D>::new(ports, stalls, 1..=10, |random| random.failing(5));
        for steps in [1, 5, 20, 60, 150] {
            for _ in 0..20 {
                let request = draw(fetcher.bench.generator());
                fetcher.request(ports, request);
            }
            for _ in 0..steps {
                fetcher.step(ports);
            }
            fetcher.reset();
        }
        fetcher.request(ports, FetchRequest { base_address: 0x1230, count: 50 });
        fetcher.until_idle(ports);
        fetcher.bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    let latency = contract.latency.expect("it promises a latency");
    assert_eq!(latency.after, "line_response");
    let mut fetcher =
        Fetcher::<D>::new(ports, (Stall::Never, Stall::Never), 1..=1, |random| random);
    for count in [1, 200] {
        fetcher.request(ports, FetchRequest { base_address: 0x4000, count });
        let (mut answered, mut given) = (Vec::new(), Vec::new());
        for _ in 0..250 {
            let moved = fetcher.step(ports);
            let cycle = fetcher.bench.cycle();
            answered
                .extend(moved.iter().filter(|p| **p == ports.line_response.index()).map(|_| cycle));
            given.extend(moved.iter().filter(|p| **p == ports.descriptor.index()).map(|_| cycle));
        }
        let found = given[0] - answered[0];
        assert_eq!((found, found), (latency.least.into(), latency.most.into()), "latency");
        let (first, last) = (given[0], *given.last().expect("there is one"));
        let interval = u64::from(contract.interval.expect("it promises an interval"));
        assert_eq!(last - first, interval * (count - 1), "cycles for {count} descriptors");
    }
    fetcher.until_idle(ports);
    fetcher.bench.finish();
}

/// An answer with that tag.
fn answer(tag: u64) -> LineResponse {
    LineResponse { tag, status: LineStatus::Okay, data: [0x5a; 64] }
}

fn drops_strays<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut fetcher = Fetcher::<D>::new(ports, stalls, 1..=20, |random| random.marked());
        // To an idle fetcher every tag is a stray, later those beyond its places.
        let known: Vec<_> = (0..ports.lines).map(answer).collect();
        fetcher.stray_responses += ports.lines;
        fetcher.bench.send(ports.line_response, known);
        fetcher.until_idle(ports);
        for _ in 0..20 {
            let request = draw(fetcher.bench.generator());
            fetcher.request(ports, request);
        }
        for _ in 0..300 {
            fetcher.step(ports);
            if fetcher.bench.generator().chance(1, 8) {
                let tag = fetcher.bench.generator().within(ports.lines..=LINE_TAGS - 1);
                fetcher.bench.send(ports.line_response, [answer(tag)]);
                fetcher.stray_responses += 1;
            }
        }
        fetcher.until_idle(ports);
        fetcher.bench.finish();
    }
}

fn counts_saturate<D: Wrapper>(ports: &Ports<D>) {
    const MOST: u64 = 0xffff;
    let mut fetcher =
        Fetcher::<D>::new(ports, (Stall::Never, Stall::Never), 1..=1, |random| random);
    fetcher.bench.probe_every(0);
    let nothing = FetchRequest { base_address: 0, count: 0 };
    let strays = (0..MOST + 3).map(|_| answer(200));
    fetcher.bench.send(ports.line_response, strays);
    fetcher.bench.send(ports.request, (0..MOST - 1).map(|_| nothing));
    fetcher.bench.until_idle();
    assert_eq!(fetcher.counts(), [MOST - 1, 0, MOST]);
    fetcher.bench.send(ports.request, [nothing; 3]);
    fetcher.bench.until_idle();
    assert_eq!(fetcher.counts(), [MOST, 0, MOST]);
    fetcher.bench.dismiss();
}
