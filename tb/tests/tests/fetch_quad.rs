//! Four fetchers behind one line port: each gives its own descriptors, and none takes more than
//! its turn.
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use nic_model::fetch_quad::{FETCHERS, TAGS, fetch, owner};
use nic_sim::generated::fetch_quad::FetchQuad as Quad;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{Descriptor, FetchRequest, LineRead, LineResponse, Message};
use nic_tb::{Bench, Contents, Generator, LineMemory, Stall};

const REQUEST: [Inlet<Quad, FetchRequest>; FETCHERS] =
    [Quad::REQUEST_0, Quad::REQUEST_1, Quad::REQUEST_2, Quad::REQUEST_3];
const DESCRIPTOR: [Outlet<Quad, Descriptor>; FETCHERS] =
    [Quad::DESCRIPTOR_0, Quad::DESCRIPTOR_1, Quad::DESCRIPTOR_2, Quad::DESCRIPTOR_3];
/// Places for lines in each fetcher.
const LINES: u64 = 8;

/// The four and the memory behind them.
struct Top {
    bench: Bench<Quad>,
    memory: LineMemory,
    /// The lines that each should ask for, in order.
    reads: [Vec<u64>; FETCHERS],
    asked: [usize; FETCHERS],
    on_their_way: BTreeSet<u64>,
    refused_requests: [u64; FETCHERS],
    failed_lines: [u64; FETCHERS],
}

/// What moved in one cycle.
#[derive(Default)]
struct Moved {
    /// The fetcher whose read was taken.
    read_of: Option<usize>,
    answered: bool,
    given: [bool; FETCHERS],
}

impl Top {
    fn new(
        (source, sink): (Stall, Stall),
        latency: RangeInclusive<u64>,
        contents: fn(Contents) -> Contents,
    ) -> Self {
        let mut bench = Bench::<Quad>::new(source, sink);
        bench.take_transfers();
        // `step` compares the reads.
        bench.ignore(Quad::LINE_REQUEST);
        let contents = contents(Contents::random(bench.generator()));
        let memory = LineMemory::new(contents, latency, bench.generator());
        Self {
            bench,
            memory,
            reads: Default::default(),
            asked: [0; FETCHERS],
            on_their_way: BTreeSet::new(),
            refused_requests: [0; FETCHERS],
            failed_lines: [0; FETCHERS],
        }
    }

    fn request(&mut self, fetcher: usize, request: FetchRequest) {
        let contents = self.memory.contents();
        let fetched = fetch(&request, |line| contents.line(line));
        self.bench.send(REQUEST[fetcher], [request]);
        self.bench.expect(DESCRIPTOR[fetcher], fetched.descriptors);
        self.reads[fetcher].extend(fetched.lines);
        self.failed_lines[fetcher] += fetched.failed_lines as u64;
        self.refused_requests[fetcher] += u64::from(fetched.is_refused);
    }

    fn step(&mut self) -> Moved {
        self.bench.step();
        let cycle = self.bench.cycle();
        let mut moved = Moved::default();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == Quad::LINE_REQUEST.index() {
                let read = LineRead::from_field_words(&fields);
                let owner = owner(read.tag);
                let next = self.reads[owner].get(self.asked[owner]);
                assert_eq!(Some(&read.line_address), next, "the line of fetcher {owner}");
                assert!(read.tag % TAGS < LINES, "{read:?}");
                assert!(self.on_their_way.insert(read.tag), "{read:?} is asked for twice");
                self.asked[owner] += 1;
                self.memory.ask(cycle, read.line_address, read.tag);
                moved.read_of = Some(owner);
            } else if port == Quad::LINE_RESPONSE.index() {
                self.on_their_way.remove(&LineResponse::from_field_words(&fields).tag);
                moved.answered = true;
            }
            for (given, descriptor) in moved.given.iter_mut().zip(DESCRIPTOR) {
                *given |= port == descriptor.index();
            }
        }
        while let Some(answer) = self.memory.answer(cycle) {
            self.bench.send(Quad::LINE_RESPONSE, [answer]);
        }
        moved
    }

    fn until_idle(&mut self) {
        let all_asked = |top: &Self| (0..FETCHERS).all(|i| top.asked[i] == top.reads[i].len());
        let all_sent = |top: &Self| REQUEST.iter().all(|port| top.bench.waiting(port.index()) == 0);
        while !all_sent(self) || !all_asked(self) || self.memory.waiting() > 0 {
            self.step();
        }
        self.bench.until_idle();
        self.bench.take_transfers();
        self.on_their_way.clear();
        for i in 0..FETCHERS {
            assert_eq!(self.count(i, "refused_requests"), self.refused_requests[i]);
            assert_eq!(self.count(i, "failed_lines"), self.failed_lines[i]);
            assert_eq!(self.count(i, "stray_responses"), 0);
            let any = self.refused_requests[i] + self.failed_lines[i] > 0;
            assert_eq!(self.count(i, "any"), u64::from(any));
        }
    }

    fn count(&mut self, fetcher: usize, what: &str) -> u64 {
        let port = Quad::DESIGN.port(&format!("errors_{fetcher}_{what}"));
        nic_sim::Device::model(self.bench.device()).get(port.expect("the port is there"))
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.memory.reset();
        self.on_their_way.clear();
        self.reads = Default::default();
        self.asked = [0; FETCHERS];
        self.refused_requests = [0; FETCHERS];
        self.failed_lines = [0; FETCHERS];
    }
}

fn draw(generator: &mut Generator) -> FetchRequest {
    let base_address = generator.bits(48) & !0xf;
    let count = if generator.chance(1, 10) { 0 } else { generator.within(1..=40) };
    FetchRequest { base_address, count }
}

#[test]
fn each_port_gives_its_own_descriptors_in_every_regime() {
    for stalls in Stall::pairs() {
        let mut top = Top::new(stalls, 1..=40, |random| random.failing(10));
        for number in 0..40 {
            let request = draw(top.bench.generator());
            top.request(number % FETCHERS, request);
        }
        top.until_idle();
        top.bench.finish();
    }
}

#[test]
fn a_port_that_stalls_does_not_hold_up_the_others() {
    let mut top = Top::new((Stall::Never, Stall::Never), 1..=20, |random| random.marked());
    top.bench.set_stall(DESCRIPTOR[1].index(), Stall::Mostly);
    for fetcher in 0..FETCHERS {
        top.request(fetcher, FetchRequest { base_address: 0x10_0000 * fetcher as u64, count: 800 });
    }
    let mut given = [0; FETCHERS];
    for _ in 0..1_600 {
        let moved = top.step();
        given.iter_mut().zip(moved.given).for_each(|(count, given)| *count += u64::from(given));
    }
    assert!(given[1] < 400, "{given:?}");
    assert_eq!([given[0], given[2], given[3]], [800; 3], "the others are done");
    top.until_idle();
    top.bench.finish();
}

#[test]
fn reads_take_turns_while_all_ask() {
    let mut top = Top::new((Stall::Never, Stall::Never), 30..=30, |random| random);
    top.bench.set_stall(Quad::LINE_REQUEST.index(), Stall::Alternate);
    for fetcher in 0..FETCHERS {
        top.request(fetcher, FetchRequest { base_address: 0x4000 * fetcher as u64, count: 400 });
    }
    let mut turns = Vec::new();
    while turns.len() < 380 {
        turns.extend(top.step().read_of);
    }
    for window in turns.windows(FETCHERS).take(16) {
        let distinct: BTreeSet<_> = window.iter().collect();
        assert_eq!(distinct.len(), FETCHERS, "{turns:?}");
    }
    for number in 0..FETCHERS {
        let count = turns.iter().filter(|turn| **turn == number).count();
        assert!(count.abs_diff(turns.len() / FETCHERS) <= 2, "{number} has {count} turns");
    }
    top.until_idle();
    top.bench.finish();
}

#[test]
fn a_reset_in_the_middle_of_traffic_ends_all_requests() {
    for stalls in Stall::pairs() {
        let mut top = Top::new(stalls, 1..=10, |random| random.failing(5));
        for steps in [3, 20, 70, 200] {
            for number in 0..20 {
                let request = draw(top.bench.generator());
                top.request(number % FETCHERS, request);
            }
            (0..steps).for_each(|_| _ = top.step());
            top.reset();
        }
        (0..FETCHERS).for_each(|fetcher| {
            top.request(fetcher, FetchRequest { base_address: 0x30, count: 9 });
        });
        top.until_idle();
        top.bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let contract = Quad::DESIGN.contract.expect("the module has a contract");
    let latency = contract.latency.expect("it promises a latency");
    assert_eq!(latency.after, "line_response");
    for fetcher in 0..FETCHERS {
        let mut top = Top::new((Stall::Never, Stall::Never), 1..=1, |random| random);
        top.request(fetcher, FetchRequest { base_address: 0x4000, count: 200 });
        let (mut answered, mut given) = (Vec::new(), Vec::new());
        while given.len() < 200 {
            let moved = top.step();
            answered.extend(moved.answered.then(|| top.bench.cycle()));
            given.extend(moved.given[fetcher].then(|| top.bench.cycle()));
        }
        let found = given[0] - answered[0];
        assert_eq!((found, found), (latency.least.into(), latency.most.into()), "latency");
        let interval = u64::from(contract.interval.expect("it promises an interval"));
        assert_eq!(given[199] - given[0], 199 * interval, "cycles for 200 descriptors");
        top.until_idle();
        top.bench.finish();
    }
}
