//! Coherent programmed I/O beside the coherence engine: a program that waits in its load holds up nobody.
use std::cell::Cell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use nic_coherence::device::Simulated;
use nic_host::cache::Size;
use nic_host::{Configuration, Core, Endpoint, Faults, Freedom, Host, Shape, profile};
use nic_sim::generated::pio_engine_tiny::PioEngineTiny as Device;
use nic_sim::{LevelInput, LevelOutput, StreamInput, StreamOutput};
use nic_spec::message::{
    Beat, LineOperation, LineRequest, LineSpace, LineStatus, LineWindow, MemoryMap, PioAnswer,
    PioConfiguration, PioFault, PioStatus, WritePolicy,
};
use nic_tb::Generator;
use nic_tb::seed::generator;
use nic_tests::pio::{End, Line, any_message, cleared_first, turned};

const HOST_LINES: u64 = 1 << 16;
/// 16 pages of device memory, and the window behind them.
const DEVICE_BEGIN: u64 = 1 << 20;
const DEVICE_LINES: u64 = 16 * 64;
const WINDOW: u64 = DEVICE_BEGIN + DEVICE_LINES;
/// Lines of a group.
const LINES: usize = 4;
/// Lines of either memory that everybody uses, so few that they meet.
const SHARED: u64 = 6;
/// Cycles within which everything must end.
const LIMIT: u64 = 6_000_000;

/// Who writes which bytes of a shared line: three processors, and the ports of the engine.
const WRITERS: usize = 5;
const BYTES: usize = 8;

struct Rig {
    host: Host,
    engine: Simulated<Device>,
    random: Generator,
    message: Vec<Line>,
    results: VecDeque<(u64, Vec<Line>)>,
    delay: u64,
    /// What each port has written to each line last, and what it asks now: the line, and whether it writes.
    written: [HashMap<u64, u8>; 2],
    asks: [Option<(u64, Option<u8>)>; 2],
    /// Requests of the ports that were answered.
    answered: u64,
    /// The ports ask.
    is_busy: bool,
}

impl Rig {
    fn new(freedom: Freedom) -> Self {
        let mut random = generator();
        let shape = Shape {
            processors: 4,
            private: Size { sets: 4, ways: 2 },
            last_level: Size { sets: 16, ways: 4 },
            snoop_filter: Size { sets: 16, ways: 4 },
            host_memory: 0..HOST_LINES,
            device_memory: DEVICE_BEGIN..WINDOW + 2 * LINES as u64,
            request_credits: 8,
            chooses_freely: freedom.reorders,
            distant_memory: vec![],
            distant_processors: vec![],
        };
        let configuration =
            Configuration { shape, freedom, faults: Faults::NONE, lifts_home_limits: false };
        let host = Host::new(&profile::AGILEX7_CXL, configuration, random.fork("host"));
        let map =
            MemoryMap { host_end: HOST_LINES, device_begin: DEVICE_BEGIN, device_end: WINDOW };
        let writes = WritePolicy { ordered_writes: 0, local_writes: 0 };
        let mut engine = Simulated::new(&map, &writes, random.fork("device"));
        let model = engine.model_mut();
        LevelInput::open(model, Device::WINDOW).set(&LineWindow { first_line: WINDOW });
        let configuration = PioConfiguration { try_again_cycles: 0 };
        LevelInput::open(model, Device::PIO_CONFIGURATION).set(&configuration);
        let random = random.fork("ports");
        Self {
            host,
            engine,
            random,
            message: vec![],
            results: VecDeque::new(),
            delay: 0,
            written: [HashMap::new(), HashMap::new()],
            asks: [None; 2],
            answered: 0,
            is_busy: true,
        }
    }

    fn status(&mut self) -> PioStatus {
        LevelOutput::open(self.engine.model_mut(), Device::PIO_STATUS).get()
    }

    fn cycle(&mut self) {
        let now = self.host.now();
        // The function takes a line in each cycle, and gives a result of one line.
        let model = self.engine.model_mut();
        let mut message = StreamOutput::open(model, Device::MESSAGE);
        message.set_ready(true);
        if let Some(beat) = message.offered() {
            self.message.push(beat.data);
            if beat.last {
                let result = turned(&cleared_first(std::mem::take(&mut self.message)));
                self.results.push_back((now + self.delay, result));
            }
        }
        let mut result = StreamInput::open(model, Device::RESULT);
        result.withdraw();
        if let Some((_, lines)) = self.results.front_mut().filter(|(from, _)| *from <= now) {
            result.offer(&Beat { data: lines[0], keep: u64::MAX, last: lines.len() == 1 });
            if result.is_ready() {
                lines.remove(0);
            }
        }
        self.results.retain(|(_, lines)| !lines.is_empty());
        for port in 0..2 {
            if self.is_busy && self.asks[port].is_none() {
                self.ask(port);
            }
        }
        let (offered, ready) = (self.host.offered(), self.engine.ready());
        let sent = self.engine.cycle(offered, self.host.ready());
        self.host.cycle(sent, ready);
        self.engine.taken.clear();
        self.engine.changes.clear();
        for (port, answer, _) in std::mem::take(&mut self.engine.responses) {
            let (line, written) = self.asks[port].take().expect("it was asked for");
            assert_eq!(answer.status, LineStatus::Okay);
            self.answered += 1;
            match written {
                Some(byte) => drop(self.written[port].insert(line, byte)),
                None => {
                    let own = self.written[port].get(&line).copied().unwrap_or(0);
                    let first = (3 + port) * BYTES;
                    assert_eq!(answer.data[first..first + BYTES], [own; BYTES], "line {line:#x}");
                }
            }
        }
        assert!(self.host.now() < LIMIT, "stuck: {:#?}", self.host.under_way());
    }

    /// A port reads a shared line, or writes its own bytes there.
    fn ask(&mut self, port: usize) {
        let random = &mut self.random;
        let of_device = random.chance(1, 2);
        let line = random.below(SHARED) + if of_device { DEVICE_BEGIN } else { 0 };
        let byte = random.chance(1, 2).then(|| random.below(256) as u8);
        let operation = match byte {
            Some(_) => LineOperation::CoWrite,
            None => LineOperation::CsRead,
        };
        let first = (3 + port) * BYTES;
        self.engine.requests[port].push_back(LineRequest {
            operation,
            space: if of_device { LineSpace::DeviceHostBias } else { LineSpace::Host },
            line_address: line,
            data: [byte.unwrap_or(0); 64],
            byte_enable: byte.map_or(0, |_| 0xff << first),
            tag: 0,
        });
        self.asks[port] = Some((line, byte));
    }

    fn until_done(&mut self) {
        while self.host.running() > 0 {
            self.cycle();
        }
        self.is_busy = false;
        while !self.host.is_idle() || self.asks.iter().any(Option::is_some) {
            self.cycle();
        }
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.refused), (0, 0));
    }
}

/// Loads and stores its own bytes of shared lines, and finds what it stored, until `stops`.
async fn stores_and_loads(core: Core, mut random: Generator, stops: Rc<Cell<bool>>) -> u64 {
    let own = core.index() - 1;
    let mut stored = HashMap::new();
    let mut rounds = 0;
    while !stops.get() {
        let of_device = random.chance(1, 2);
        let line = random.below(SHARED) + if of_device { DEVICE_BEGIN } else { 0 };
        let address = 64 * line + (own * BYTES) as u64;
        if random.chance(1, 2) {
            let byte = random.below(256) as u8;
            core.store(address, &[byte; BYTES]).await;
            stored.insert(line, byte);
        } else {
            let byte = stored.get(&line).copied().unwrap_or(0);
            assert_eq!(core.load(address, BYTES).await, [byte; BYTES], "line {line:#x}");
        }
        rounds += 1;
    }
    rounds
}

fn runs(freedom: Freedom, delay: u64, exchanges: u64) -> (u64, u64, PioStatus) {
    assert_eq!(3 + 2, WRITERS);
    let mut rig = Rig::new(freedom);
    rig.delay = delay;
    let stops = Rc::new(Cell::new(false));
    let rounds = Rc::new(Cell::new(0));
    for core in 1..4 {
        let (core, random) = (rig.host.core(core), rig.random.fork("processor"));
        let (stops, rounds) = (stops.clone(), rounds.clone());
        rig.host.spawn(async move {
            let done = stores_and_loads(core, random, stops).await;
            rounds.set(rounds.get() + done);
        });
    }
    let (core, mut random) = (rig.host.core(0), rig.random.fork("program"));
    rig.host.spawn(async move {
        let mut end = End::open(core, WINDOW, LINES).await;
        for _ in 0..exchanges {
            let message = any_message(&mut random, LINES);
            end.store(&message, false).await;
            let control = end.exchange().await;
            let expected = turned(&cleared_first(message));
            assert_eq!((control.answer, control.lines), (PioAnswer::Result, expected.len() as u64));
            assert_eq!(cleared_first(end.load(expected.len()).await), cleared_first(expected));
        }
        stops.set(true);
    });
    rig.until_done();
    (rounds.get(), rig.answered, rig.status())
}

#[test]
fn both_keep_their_promises_beside_each_other() {
    for freedom in [Freedom::NONE, Freedom { jitter_cycles: 30, reorders: true, wrong: None }] {
        let (rounds, answered, status) = runs(freedom, 0, 80);
        assert_eq!((status.exchanges, status.messages, status.results), (80, 80, 80));
        assert_eq!(status.fault, PioFault::None);
        assert!(rounds > 300 && answered > 300, "{rounds} {answered}");
    }
}

#[test]
fn a_program_that_waits_holds_up_nobody() {
    let (rounds, answered, status) = runs(Freedom::NONE, 20_000, 2);
    assert_eq!((status.results, status.fault), (2, PioFault::None));
    // In 40,000 cycles; where somebody waited for the program, it would be a few.
    assert!(rounds > 1_000 && answered > 100, "{rounds} {answered}");
}
