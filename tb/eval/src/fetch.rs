//! Four descriptor fetchers that share one line port, in front of a memory of random latency:
//! what each of them gets, and how long it waits.
//!
//! Every requester asks for one run of descriptors after the other and takes every descriptor at
//! once, so that only the port, the memory and the turns that they take set the pace. Each
//! descriptor is compared with the memory's content.
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;

use nic_model::fetch_quad::{FETCHERS, fetch, owner};
use nic_sim::generated::fetch_quad::FetchQuad as Quad;
use nic_sim::{Clocked, Device, Inlet, Outlet, StreamInput, StreamOutput};
use nic_spec::message::{Descriptor, FetchRequest, LineResponse};
use nic_tb::{Contents, Generator, InOrder, LineMemory, Seed, Watchdog};

use crate::statistics::Samples;

/// Lines that each fetcher may have on their way.
pub const LINES: u64 = 8;
/// Descriptors in a line.
pub const PER_LINE: u64 = 4;
/// Descriptors of one request: from a small batch to a quarter of a usual ring.
pub const RUN: RangeInclusive<u64> = 16..=256;
/// The module under test.
pub const MODULE: &str = "fetch_quad";

const REQUEST: [Inlet<Quad, FetchRequest>; FETCHERS] =
    [Quad::REQUEST_0, Quad::REQUEST_1, Quad::REQUEST_2, Quad::REQUEST_3];
const DESCRIPTOR: [Outlet<Quad, Descriptor>; FETCHERS] =
    [Quad::DESCRIPTOR_0, Quad::DESCRIPTOR_1, Quad::DESCRIPTOR_2, Quad::DESCRIPTOR_3];

/// What is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Cycles that are measured; what is outstanding then is still given out and compared.
    pub cycles: u64,
    /// Where all randomness comes from.
    pub seed: u64,
    /// Cycles from a read to its answer.
    pub latency: RangeInclusive<u64>,
}

/// What one requester got in the measured cycles.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Share {
    /// Requests that were accepted.
    pub requests: u64,
    /// Lines that were read for it.
    pub lines: u64,
    /// Descriptors that it took.
    pub descriptors: u64,
    /// Cycles from a request to its first descriptor, over all requests.
    pub waits: Samples,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// By requester.
    pub shares: Vec<Share>,
    /// Cycles from the read of a line to its answer, at the shared port.
    pub line_latencies: Samples,
    /// Descriptors that were compared with memory.
    pub compared: u64,
}

/// One requester while the experiment runs.
struct Requester {
    generator: Generator,
    /// What it offers and has not been accepted yet.
    request: Option<FetchRequest>,
    /// When the request was accepted whose first descriptor it waits for.
    since: Option<u64>,
    board: InOrder<Descriptor>,
    waits: Vec<u64>,
    share: Share,
}

impl Requester {
    fn new(number: usize, generator: &mut Generator) -> Self {
        Self {
            generator: generator.fork(&format!("requester {number}")),
            request: None,
            since: None,
            board: InOrder::new(),
            waits: Vec::new(),
            share: Share::default(),
        }
    }

    /// A run of descriptors anywhere in memory, not aligned to a line.
    fn draw(&mut self) -> FetchRequest {
        let base_address = self.generator.bits(48) & !0xf;
        FetchRequest { base_address, count: self.generator.within(RUN) }
    }
}

/// The device and everything around it.
struct Experiment {
    device: Clocked<Quad>,
    memory: LineMemory,
    requesters: Vec<Requester>,
    /// The answer that the memory offers.
    answer: Option<LineResponse>,
    asked_at: BTreeMap<u64, u64>,
    line_latencies: Vec<u64>,
    cycle: u64,
}

/// Runs the experiment. With `waves` it also writes the waveform. `progress` hears of every cycle.
///
/// # Errors
/// One line: a model that cannot be built, a property that fails, a descriptor that is not what
/// the memory holds, or no progress.
pub fn run(
    setup: &Setup,
    waves: Option<&Path>,
    mut progress: impl FnMut(u64),
) -> Result<Outcome, String> {
    let mut experiment = Experiment::new(Clocked::new(waves)?, setup);
    let shares = experiment.go(setup, &mut progress);
    experiment.device.model_mut().flush();
    let compared = experiment.verdict();
    let shares = shares?;
    let line_latencies = Samples::new(experiment.line_latencies);
    Ok(Outcome { shares, line_latencies, compared: compared? })
}

impl Experiment {
    fn new(device: Clocked<Quad>, setup: &Setup) -> Self {
        let mut generator = Seed::new(setup.seed).fork("fetch");
        let contents = Contents::random(&mut generator);
        Self {
            device,
            memory: LineMemory::new(contents, setup.latency.clone(), &mut generator),
            requesters: (0..FETCHERS).map(|i| Requester::new(i, &mut generator)).collect(),
            answer: None,
            asked_at: BTreeMap::new(),
            line_latencies: Vec::new(),
            cycle: 0,
        }
    }

    /// Runs the measured cycles, then until everything that was asked for has come.
    fn go(&mut self, setup: &Setup, progress: &mut dyn FnMut(u64)) -> Result<Vec<Share>, String> {
        self.reset()?;
        for cycle in 1..=setup.cycles {
            self.step(true)?;
            progress(cycle);
        }
        let measured = |requester: &Requester| Share {
            waits: Samples::new(requester.waits.clone()),
            ..requester.share.clone()
        };
        let shares = self.requesters.iter().map(measured).collect();
        let patience = setup.latency.end() + 100;
        let mut watchdog = Watchdog::new(patience, "a line comes within its latency");
        let mut left = self.pending();
        while left > 0 {
            self.step(false)?;
            watchdog.observe(self.pending() != left)?;
            left = self.pending();
        }
        Ok(shares)
    }

    /// Descriptors that are still to come.
    fn pending(&self) -> usize {
        self.requesters.iter().map(|requester| requester.board.pending()).sum()
    }

    fn reset(&mut self) -> Result<(), String> {
        self.device.reset(3)?;
        let model = self.device.model_mut();
        StreamOutput::open(model, Quad::LINE_REQUEST).set_ready(true);
        for port in DESCRIPTOR {
            StreamOutput::open(model, port).set_ready(true);
        }
        // Nothing is offered in the cycle after reset (S7).
        Ok(self.device.run(1)?)
    }

    /// One cycle; with `ask` the requesters go on asking.
    fn step(&mut self, ask: bool) -> Result<(), String> {
        self.drive(ask);
        self.device.settle()?;
        self.observe()?;
        self.device.rise()?;
        self.cycle += 1;
        Ok(())
    }

    fn drive(&mut self, ask: bool) {
        let model = self.device.model_mut();
        for (requester, port) in self.requesters.iter_mut().zip(REQUEST) {
            if requester.request.is_none() {
                let mut port = StreamInput::open(model, port);
                if ask {
                    let request = requester.draw();
                    port.offer(&request);
                    requester.request = Some(request);
                } else {
                    port.withdraw();
                }
            }
        }
        if self.answer.is_none() {
            self.answer = self.memory.answer(self.cycle);
            let mut port = StreamInput::open(model, Quad::LINE_RESPONSE);
            match &self.answer {
                Some(answer) => port.offer(answer),
                None => port.withdraw(),
            }
        }
    }

    fn observe(&mut self) -> Result<(), String> {
        let cycle = self.cycle;
        let model = self.device.model_mut();
        let contents = self.memory.contents();
        for (number, requester) in self.requesters.iter_mut().enumerate() {
            if let Some(descriptor) = StreamOutput::open(model, DESCRIPTOR[number]).offered() {
                requester
                    .board
                    .observe(&descriptor)
                    .map_err(|mismatch| format!("requester {number}, cycle {cycle}: {mismatch}"))?;
                requester.share.descriptors += 1;
                requester.waits.extend(requester.since.take().map(|since| cycle - since));
            }
            if StreamInput::open(model, REQUEST[number]).is_ready()
                && let Some(request) = requester.request.take()
            {
                let expected = fetch(&request, |line| contents.line(line));
                requester.board.expect_all(expected.descriptors);
                requester.share.requests += 1;
                requester.since = Some(cycle);
            }
        }
        if let Some(read) = StreamOutput::open(model, Quad::LINE_REQUEST).offered() {
            self.memory.ask(cycle, read.line_address, read.tag);
            self.asked_at.insert(read.tag, cycle);
            self.requesters[owner(read.tag)].share.lines += 1;
        }
        if StreamInput::open(model, Quad::LINE_RESPONSE).is_ready()
            && let Some(answer) = self.answer.take()
            && let Some(asked_at) = self.asked_at.remove(&answer.tag)
        {
            self.line_latencies.push(cycle - asked_at);
        }
        Ok(())
    }

    /// How many descriptors were compared with memory.
    fn verdict(&mut self) -> Result<u64, String> {
        let mut total = Ok(0);
        for (number, requester) in self.requesters.drain(..).enumerate() {
            let compared = requester.board.finish();
            let compared = compared.map_err(|mismatch| format!("requester {number}: {mismatch}"));
            total = total.and_then(|total| Ok(total + compared?));
        }
        total
    }
}
