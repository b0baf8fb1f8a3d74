//! The load/store unit against its model and a memory that answers in any order: requests, samples,
//! results.
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use nic_model::lsu::{self, Answered};
use nic_sim::generated::lsu::Lsu;
use nic_sim::generated::lsu_tiny::LsuTiny;
use nic_sim::{Bits, Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, PulseOutlet, Wrapper};
use nic_spec::message::{
    Choice, Credit, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus,
    LsuAlternation, LsuConfiguration, LsuPattern, LsuResults, LsuSample, Message,
};
use nic_tb::{Bench, Generator, Stall};

/// How the ports of the emitted units are called.
struct Ports<D> {
    configuration: LevelInlet<D, LsuConfiguration>,
    start: PulseInlet<D, Credit>,
    stop: PulseInlet<D, Credit>,
    line_request: Outlet<D, LineRequest>,
    line_response: Inlet<D, LineResponse>,
    sample: PulseOutlet<D, LsuSample>,
    done: LevelOutlet<D, Bits<1>>,
    results: LevelOutlet<D, LsuResults>,
    tags: u64,
}

/// Runs a test on every emitted unit.
macro_rules! on_every_unit {
    ($test:ident) => {
        on_every_unit!($test LsuTiny 4);
        on_every_unit!($test Lsu 256);
    };
    ($test:ident $device:ident $tags:literal) => {
        $test(&Ports {
            configuration: $device::CONFIGURATION,
            start: $device::START,
            stop: $device::STOP,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            sample: $device::SAMPLE,
            done: $device::DONE,
            results: $device::RESULTS,
            tags: $tags,
        });
    };
}

#[test]
fn requests_samples_and_results_are_the_models_in_every_regime() {
    on_every_unit!(equals_the_model);
}

#[test]
fn every_operation_alternates_with_every_other() {
    on_every_unit!(all_operations);
}

#[test]
fn as_many_are_unanswered_as_the_configuration_allows() {
    on_every_unit!(reaches_the_limit);
}

#[test]
fn a_request_leaves_in_every_cycle_and_gaps_are_exact() {
    on_every_unit!(keeps_its_pace);
}

#[test]
fn stop_ends_a_run_without_end() {
    on_every_unit!(stops);
}

#[test]
fn an_answer_for_no_request_is_counted_and_nothing_else() {
    on_every_unit!(counts_strays);
}

#[test]
fn a_reset_in_the_middle_of_a_run_ends_it() {
    on_every_unit!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_unit!(keeps_its_contract);
}

/// A unit and the memory behind it.
struct Rig<'p, D: Wrapper> {
    ports: &'p Ports<D>,
    bench: Bench<D>,
    configuration: LsuConfiguration,
    latency: RangeInclusive<u64>,
    /// The requests that should come, in order.
    expected: Vec<LineRequest>,
    /// The cycles in which they were taken.
    taken: Vec<u64>,
    /// The number of the request that has a tag.
    by_tag: BTreeMap<u64, usize>,
    /// Answers by the cycle in which they are due.
    due: BTreeSet<(u64, u64)>,
    answers: Vec<Answered>,
    strays: u64,
    most_unanswered: u64,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    fn new(ports: &'p Ports<D>, stalls: (Stall, Stall), latency: RangeInclusive<u64>) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        bench.take_transfers();
        bench.ignore(ports.line_request);
        let configuration = draw(bench.generator(), ports.tags);
        Self {
            ports,
            bench,
            configuration,
            latency,
            expected: vec![],
            taken: vec![],
            by_tag: BTreeMap::new(),
            due: BTreeSet::new(),
            answers: vec![],
            strays: 0,
            most_unanswered: 0,
        }
    }

    /// Begins a run, of which at most `most` requests will be seen.
    fn start(&mut self, configuration: LsuConfiguration, most: usize) {
        self.configuration = configuration;
        self.expected = lsu::requests(&configuration, most);
        (self.taken, self.answers, self.strays) = (vec![], vec![], 0);
        self.bench.set_level(self.ports.configuration, &configuration);
        self.bench.send(self.ports.start, [Credit {}]);
        while self.bench.waiting(self.ports.start.index()) > 0 {
            self.step();
        }
        assert!(!self.is_done(), "a run has begun");
    }

    fn is_done(&mut self) -> bool {
        self.bench.level(self.ports.done) == Bits::new(1)
    }

    /// One cycle of unit and memory.
    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.line_request.index() {
                self.asks(cycle, &LineRequest::from_field_words(&fields));
            } else if port == self.ports.line_response.index() {
                self.answers(cycle, &LineResponse::from_field_words(&fields));
            }
        }
        self.most_unanswered = self.most_unanswered.max(self.by_tag.len() as u64);
        while let Some(&(due, tag)) = self.due.first().filter(|(due, _)| *due <= cycle) {
            self.due.remove(&(due, tag));
            let response = self.response(tag);
            self.bench.send(self.ports.line_response, [response]);
        }
    }

    fn asks(&mut self, cycle: u64, request: &LineRequest) {
        let number = self.taken.len();
        let expected = self.expected[number];
        assert_eq!(*request, LineRequest { tag: request.tag, ..expected }, "request {number}");
        assert!(request.tag < self.ports.tags, "tag {}", request.tag);
        let before = self.by_tag.insert(request.tag, number);
        assert_eq!(before, None, "tag {} is unanswered", request.tag);
        self.taken.push(cycle);
        let due = cycle + self.bench.generator().within(self.latency.clone());
        self.due.insert((due, request.tag));
    }

    /// Good, with a damaged byte, or an error.
    fn response(&mut self, tag: u64) -> LineResponse {
        let line_address = self.expected[self.by_tag[&tag]].line_address;
        let mut data = lsu::pattern(line_address, self.configuration.data_key);
        let generator = self.bench.generator();
        let status = *generator.pick(&[LineStatus::Okay, LineStatus::Okay, LineStatus::Error]);
        if generator.chance(1, 3) {
            data[generator.below(64) as usize] ^= 1 << generator.below(8);
        }
        LineResponse { tag, status, data }
    }

    fn answers(&mut self, cycle: u64, response: &LineResponse) {
        let Some(number) = self.by_tag.remove(&response.tag) else {
            self.strays += 1;
            return;
        };
        let LineRequest { operation, line_address, .. } = self.expected[number];
        let is_error = response.status == LineStatus::Error;
        let is_right = response.data == lsu::pattern(line_address, self.configuration.data_key);
        let is_checked = self.configuration.check && lsu::is_read(operation) && !is_error;
        let taken = self.taken[number];
        let is_mismatch = is_checked && !is_right;
        self.answers.push(Answered { taken, came: cycle, is_error, is_mismatch });
        let alternates = self.configuration.alternation != LsuAlternation::Off;
        let is_second = alternates && number % 2 == 1;
        let latency_cycles = cycle - taken;
        let sample = LsuSample { tag: response.tag, latency_cycles, is_second, is_error };
        self.bench.expect(self.ports.sample, [sample]);
    }

    /// Runs until the unit is done, and compares what it has measured.
    fn until_done(&mut self) {
        let mut patience = 300_000;
        while !self.is_done() {
            self.step();
            patience -= 1;
            assert!(patience > 0, "the unit is not done after {} requests", self.taken.len());
        }
        assert!(self.by_tag.is_empty(), "it is done before all are answered");
        // What is no answer of the run may still come, or be on its way to its counter.
        while self.strays > 0 && self.bench.waiting(self.ports.line_response.index()) > 0 {
            self.step();
        }
        (0..if self.strays > 0 { 4 } else { 0 }).for_each(|_| self.step());
        let results = self.bench.level(self.ports.results);
        let requests = self.taken.len() as u64;
        let first = self.taken.first().copied().unwrap_or(0);
        assert_eq!(results, lsu::results(first, requests, self.strays, &self.answers));
    }

    /// A run from its start to its end.
    fn run(&mut self, configuration: LsuConfiguration) {
        let requests = configuration.requests as usize;
        self.start(configuration, requests);
        self.until_done();
        assert_eq!(self.taken.len(), requests, "requests");
    }

    fn finish(mut self) {
        self.bench.until_idle();
        self.bench.finish();
    }
}

/// A configuration of any kind.
fn draw(generator: &mut Generator, tags: u64) -> LsuConfiguration {
    let pattern = *generator.pick(LsuPattern::ALL);
    let most_bits = if pattern == LsuPattern::Random { 32 } else { 46 };
    let stride_bits = generator.below(47) as u32;
    LsuConfiguration {
        operation: *generator.pick(LineOperation::ALL),
        second_operation: *generator.pick(LineOperation::ALL),
        alternation: *generator.pick(LsuAlternation::ALL),
        space: *generator.pick(LineSpace::ALL),
        pattern,
        base_line_address: generator.bits(46),
        region_line_bits: generator.within(0..=most_bits),
        stride_lines: generator.bits(stride_bits.max(1)),
        random_seed: if generator.chance(1, 4) { 0 } else { generator.bits(32) },
        requests: generator.within(1..=60),
        outstanding: generator.within(0..=2 * tags - 1),
        gap_cycles: if generator.chance(1, 2) { 0 } else { generator.below(6) },
        byte_enable: generator.bits(64),
        data_key: generator.bits(64),
        check: generator.chance(3, 4),
    }
}

/// Reads of consecutive lines at full rate.
fn plain(requests: u64, outstanding: u64) -> LsuConfiguration {
    LsuConfiguration {
        operation: LineOperation::NcRead,
        second_operation: LineOperation::NcRead,
        alternation: LsuAlternation::Off,
        space: LineSpace::Host,
        pattern: LsuPattern::Sequential,
        base_line_address: 0x1_0000,
        region_line_bits: 20,
        stride_lines: 1,
        random_seed: 1,
        requests,
        outstanding,
        gap_cycles: 0,
        byte_enable: u64::MAX,
        data_key: 0x0123_4567_89ab_cdef,
        check: true,
    }
}

fn equals_the_model<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        for latency in [1..=1, 1..=80] {
            let mut rig = Rig::new(ports, stalls, latency);
            for _ in 0..8 {
                let configuration = draw(rig.bench.generator(), ports.tags);
                rig.run(configuration);
            }
            rig.finish();
        }
    }
}

fn all_operations<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1..=9);
    for &operation in LineOperation::ALL {
        for &second_operation in LineOperation::ALL {
            for &alternation in LsuAlternation::ALL {
                let drawn = draw(rig.bench.generator(), ports.tags);
                let (check, requests) = (true, 12);
                rig.run(LsuConfiguration {
                    operation,
                    second_operation,
                    alternation,
                    check,
                    requests,
                    ..drawn
                });
            }
        }
    }
    rig.finish();
}

fn reaches_the_limit<D: Wrapper>(ports: &Ports<D>) {
    for outstanding in [0, 1, 2, 3, 4, 5, 100, 255, 256, 257, 511] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 600..=600);
        let limit = lsu::limit(&plain(0, outstanding), ports.tags);
        rig.run(plain(2 * limit + 10, outstanding));
        assert_eq!(rig.most_unanswered, limit, "{outstanding} may be unanswered");
        rig.finish();
    }
}

fn keeps_its_pace<D: Wrapper>(ports: &Ports<D>) {
    let full_rate = if ports.tags == 256 { 1..=1 } else { 2..=5 };
    for (gap_cycles, pattern) in full_rate.zip([LsuPattern::Sequential, LsuPattern::Random]) {
        // Few tags come back too late for full rate.
        let gap_cycles = if ports.tags == 256 { gap_cycles - 1 } else { 10 * gap_cycles };
        for gap_cycles in [gap_cycles, gap_cycles + 1, gap_cycles + 20] {
            let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1..=1);
            rig.run(LsuConfiguration { gap_cycles, pattern, ..plain(1_000, 256) });
            let gaps = rig.taken.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(gaps.into_iter().all(|gap| gap == gap_cycles + 1), "gaps of {gap_cycles}");
            rig.finish();
        }
    }
}

fn stops<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, 1..=30);
        for steps in [0, 1, 7, 200] {
            let drawn = draw(rig.bench.generator(), ports.tags);
            rig.start(LsuConfiguration { requests: 0, ..drawn }, 2_000);
            for _ in 0..steps {
                rig.step();
                // A second start has no effect.
                if rig.bench.generator().chance(1, 20) {
                    rig.bench.send(ports.start, [Credit {}]);
                }
            }
            while rig.bench.waiting(ports.start.index()) > 0 {
                rig.step();
            }
            rig.bench.send(ports.stop, [Credit {}]);
            while rig.bench.waiting(ports.stop.index()) > 0 {
                assert!(!rig.is_done(), "a run without end ends");
                rig.step();
            }
            rig.until_done();
            // Not one more.
            let requests = rig.taken.len();
            (0..80).for_each(|_| rig.step());
            assert_eq!(rig.taken.len(), requests);
        }
        assert!(rig.bench.transfers(ports.line_request.index()) > 0);
        rig.finish();
    }
}

fn counts_strays<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, 1..=40);
        for _ in 0..6 {
            let drawn = draw(rig.bench.generator(), ports.tags);
            // So few unanswered that there are free tags.
            rig.start(LsuConfiguration { outstanding: 2, ..drawn }, 60);
            for _ in 0..60 {
                rig.step();
                let tag = rig.bench.generator().bits(8);
                // A tag that is asked for before the stray arrives would be answered by it.
                let is_safe = tag >= ports.tags;
                if is_safe && rig.bench.waiting(ports.line_response.index()) == 0 {
                    let stray = LineResponse { tag, status: LineStatus::Okay, data: [7; 64] };
                    rig.bench.send(ports.line_response, [stray]);
                }
            }
            rig.until_done();
            // Twice the same: the second has no request any more.
            let last = rig.bench.generator().below(ports.tags);
            let stray = LineResponse { tag: last, status: LineStatus::Error, data: [7; 64] };
            rig.bench.send(ports.line_response, [stray; 2]);
            while rig.bench.waiting(ports.line_response.index()) > 0 {
                rig.step();
            }
            (0..5).for_each(|_| rig.step());
            assert!(rig.strays >= 2);
            rig.until_done();
        }
        rig.finish();
    }
}

fn forgets_all_in_reset<D: Wrapper>(ports: &Ports<D>) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, 1..=30);
        for steps in [1, 5, 40, 150] {
            let drawn = draw(rig.bench.generator(), ports.tags);
            rig.start(LsuConfiguration { requests: 0, gap_cycles: 0, ..drawn }, 2_000);
            (0..steps).for_each(|_| rig.step());
            rig.bench.reset();
            rig.bench.take_transfers();
            rig.by_tag.clear();
            rig.due.clear();
            assert!(!rig.is_done(), "nothing was done since reset");
            assert_eq!(rig.bench.level(ports.results), lsu::results(0, 0, 0, &[]));
        }
        let configuration = draw(rig.bench.generator(), ports.tags);
        rig.run(configuration);
        rig.finish();
    }
}

fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    let contract = D::DESIGN.contract.expect("the module has a contract");
    let latency = contract.latency.expect("it promises a latency");
    assert_eq!((latency.after, contract.interval), ("start", Some(1)));
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1..=1);
    for _ in 0..3 {
        rig.start(plain(3, 3), 3);
        let started = rig.bench.cycle();
        rig.until_done();
        let found = rig.taken[0] - started;
        assert_eq!((found, found), (latency.least.into(), latency.most.into()));
        assert_eq!(rig.taken[2] - rig.taken[0], 2);
    }
    rig.finish();
}
