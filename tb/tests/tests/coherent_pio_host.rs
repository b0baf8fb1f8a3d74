//! Coherent programmed I/O at a host with caches: programs exchange messages with a function behind it.
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::{
    Configuration, DeviceReady, Faults, Freedom, FromDevice, Host, HostReady, Shape, ToDevice,
    profile,
};
use nic_sim::generated::coherent_pio::CoherentPio;
use nic_sim::generated::coherent_pio_tiny::CoherentPioTiny;
use nic_sim::{
    Clocked, Inlet, LevelInlet, LevelInput, LevelOutlet, LevelOutput, Outlet, StreamInput,
    StreamOutput, Wrapper,
};
use nic_spec::message::{
    Beat, D2hRequest, H2dResponse, LineWindow, M2sRequest, M2sWrite, Message, PioAnswer,
    PioAnswerControl, PioConfiguration, PioFault, PioRequestControl, PioStatus, S2mData,
    S2mResponse,
};
use nic_tb::Generator;
use nic_tb::seed::generator;
use nic_tests::pio::{
    CONTROL, End, Line, any_message, cleared_first, given, turned, without_result,
};

/// Lines of host memory, and the first line of the device's.
const HOST_LINES: u64 = 1 << 16;
const FIRST_LINE: u64 = 1 << 20;
/// Cycles within which everything must end.
const LIMIT: u64 = 4_000_000;

/// Ports of an emitted one.
trait Pio: Wrapper + 'static {
    const LINES: usize;
    const M2S_REQUEST: Inlet<Self, M2sRequest>;
    const M2S_WRITE: Inlet<Self, M2sWrite>;
    const S2M_RESPONSE: Outlet<Self, S2mResponse>;
    const S2M_DATA: Outlet<Self, S2mData>;
    const D2H_REQUEST: Outlet<Self, D2hRequest>;
    const H2D_RESPONSE: Inlet<Self, H2dResponse>;
    const MESSAGE: Outlet<Self, Beat<64>>;
    const RESULT: Inlet<Self, Beat<64>>;
    const WINDOW: LevelInlet<Self, LineWindow>;
    const CONFIGURATION: LevelInlet<Self, PioConfiguration>;
    const STATUS: LevelOutlet<Self, PioStatus>;
}

macro_rules! pio {
    ($device:ident, $lines:literal) => {
        impl Pio for $device {
            const LINES: usize = $lines;
            const M2S_REQUEST: Inlet<Self, M2sRequest> = Self::M2S_REQUEST;
            const M2S_WRITE: Inlet<Self, M2sWrite> = Self::M2S_WRITE;
            const S2M_RESPONSE: Outlet<Self, S2mResponse> = Self::S2M_RESPONSE;
            const S2M_DATA: Outlet<Self, S2mData> = Self::S2M_DATA;
            const D2H_REQUEST: Outlet<Self, D2hRequest> = Self::D2H_REQUEST;
            const H2D_RESPONSE: Inlet<Self, H2dResponse> = Self::H2D_RESPONSE;
            const MESSAGE: Outlet<Self, Beat<64>> = Self::MESSAGE;
            const RESULT: Inlet<Self, Beat<64>> = Self::RESULT;
            const WINDOW: LevelInlet<Self, LineWindow> = Self::WINDOW;
            const CONFIGURATION: LevelInlet<Self, PioConfiguration> = Self::CONFIGURATION;
            const STATUS: LevelOutlet<Self, PioStatus> = Self::STATUS;
        }
    };
}
pio!(CoherentPioTiny, 2);
pio!(CoherentPio, 64);

/// What the device makes of a message: its result.
type Function = Box<dyn FnMut(Vec<Line>) -> Option<Vec<Line>>>;

/// A host, and the device as all there is at the other end of its link.
struct Rig<D: Pio> {
    host: Host,
    device: Clocked<D>,
    function: Function,
    /// Lines of the message that comes.
    message: Vec<Line>,
    /// Results on their way, the cycle from which each may go, and how much of the first has gone.
    results: VecDeque<(u64, Vec<Line>)>,
    gone: usize,
    delay: u64,
    random: Generator,
    /// Part of cycles in which the function takes or gives nothing, in percent.
    stalls: u64,
}

impl<D: Pio> Rig<D> {
    fn new(freedom: Freedom, profile: &profile::Profile, function: Function) -> Self {
        let mut random = generator();
        let shape = Shape {
            processors: 4,
            private: Size { sets: 64, ways: 4 },
            last_level: Size { sets: 256, ways: 4 },
            snoop_filter: Size { sets: 64, ways: 4 },
            host_memory: 0..HOST_LINES,
            device_memory: FIRST_LINE..FIRST_LINE + 2 * D::LINES as u64,
            request_credits: 8,
            chooses_freely: freedom.reorders,
            distant_memory: vec![],
            distant_processors: vec![],
        };
        let configuration =
            Configuration { shape, freedom, faults: Faults::NONE, lifts_home_limits: false };
        let host = Host::new(profile, configuration, random.fork("host"));
        let mut device = Clocked::<D>::new(None).unwrap_or_else(|error| panic!("{error}"));
        LevelInput::open(device.model_mut(), D::WINDOW).set(&LineWindow { first_line: FIRST_LINE });
        let begun = device.reset(4).and_then(|()| device.run(2));
        begun.unwrap_or_else(|failure| panic!("{failure}"));
        let random = random.fork("function");
        Self {
            host,
            device,
            function,
            message: vec![],
            results: VecDeque::new(),
            gone: 0,
            delay: 0,
            random,
            stalls: 0,
        }
    }

    fn try_again_after(&mut self, try_again_cycles: u64) {
        let value = PioConfiguration { try_again_cycles };
        LevelInput::open(self.device.model_mut(), D::CONFIGURATION).set(&value);
    }

    fn status(&mut self) -> PioStatus {
        LevelOutput::open(self.device.model_mut(), D::STATUS).get()
    }

    fn cycle(&mut self) {
        let (offered, host): (ToDevice, HostReady) = (self.host.offered(), self.host.ready());
        assert!(offered.h2d_request.is_none(), "no line of the host is cached here");
        let takes = self.random.below(100) >= self.stalls;
        let gives = self.random.below(100) >= self.stalls;
        let now = self.host.now();
        let model = self.device.model_mut();
        offer(model, D::M2S_REQUEST, offered.m2s_request.as_ref());
        offer(model, D::M2S_WRITE, offered.m2s_write.as_ref());
        offer(model, D::H2D_RESPONSE, offered.h2d_response.as_ref());
        StreamOutput::open(model, D::S2M_RESPONSE).set_ready(host.s2m_response);
        StreamOutput::open(model, D::S2M_DATA).set_ready(host.s2m_data);
        StreamOutput::open(model, D::D2H_REQUEST).set_ready(host.d2h_request);
        StreamOutput::open(model, D::MESSAGE).set_ready(takes);
        let result = self.results.front().filter(|(from, _)| *from <= now);
        let beat = result.map(|(_, lines)| Beat {
            data: lines[self.gone],
            keep: u64::MAX,
            last: self.gone + 1 == lines.len(),
        });
        // What is offered stays until it is taken.
        let beat = beat.filter(|_| gives || self.gone > 0);
        offer(model, D::RESULT, beat.as_ref());
        self.device.settle().unwrap_or_else(|failure| panic!("{failure}"));
        let model = self.device.model_mut();
        let ready = DeviceReady {
            h2d_request: true,
            m2s_request: StreamInput::open(model, D::M2S_REQUEST).is_ready(),
            m2s_write: StreamInput::open(model, D::M2S_WRITE).is_ready(),
        };
        let sent = FromDevice {
            d2h_request: StreamOutput::open(model, D::D2H_REQUEST)
                .offered()
                .filter(|_| host.d2h_request),
            s2m_response: StreamOutput::open(model, D::S2M_RESPONSE)
                .offered()
                .filter(|_| host.s2m_response),
            s2m_data: StreamOutput::open(model, D::S2M_DATA).offered().filter(|_| host.s2m_data),
            ..FromDevice::default()
        };
        if StreamInput::open(model, D::RESULT).is_ready() && beat.is_some() {
            self.gone += 1;
            if self.gone == self.results[0].1.len() {
                self.results.pop_front();
                self.gone = 0;
            }
        }
        let line = StreamOutput::open(model, D::MESSAGE).offered().filter(|_| takes);
        if let Some(beat) = line {
            self.message.push(beat.data);
            if beat.last {
                let message = std::mem::take(&mut self.message);
                if let Some(result) = (self.function)(message) {
                    self.results.push_back((now + self.delay, result));
                }
            }
        }
        self.host.cycle(sent, ready);
        self.device.rise().unwrap_or_else(|failure| panic!("{failure}"));
        assert!(self.host.now() < LIMIT, "stuck: {:#?}", self.host.under_way());
    }

    fn until_done(&mut self) {
        while self.host.running() > 0 || !self.host.is_idle() {
            self.cycle();
        }
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.refused), (0, 0));
    }
}

fn offer<D: Wrapper, M: Message>(model: &mut nic_sim::Model, port: Inlet<D, M>, value: Option<&M>) {
    let mut stream = StreamInput::open(model, port);
    match value {
        Some(value) => stream.offer(value),
        None => stream.withdraw(),
    }
}

fn echo() -> Function {
    Box::new(|message| Some(turned(&cleared_first(message))))
}

fn wild() -> Freedom {
    Freedom { jitter_cycles: 40, reorders: true, wrong: None }
}

#[test]
fn every_message_has_its_result() {
    exchanges::<CoherentPioTiny>(Freedom::NONE, 0);
    exchanges::<CoherentPioTiny>(wild(), 40);
    exchanges::<CoherentPio>(Freedom::NONE, 0);
    exchanges::<CoherentPio>(wild(), 40);
}

fn exchanges<D: Pio>(freedom: Freedom, stalls: u64) {
    let mut rig = Rig::<D>::new(freedom, &profile::AGILEX7_CXL, echo());
    rig.stalls = stalls;
    let mut random = rig.random.fork("program");
    let core = rig.host.core(0);
    let done = Rc::new(Cell::new(0));
    let says = done.clone();
    rig.host.spawn(async move {
        let mut end = End::open(core, FIRST_LINE, D::LINES).await;
        for round in 0..60 {
            let message = any_message(&mut random, D::LINES.min(9));
            end.store(&message, false).await;
            if random.chance(1, 2) {
                // Its own lines may leave the caches before they are taken back.
                end.core.flush(end.address(0), 64).await;
            }
            let control = end.exchange().await;
            let expected = turned(&cleared_first(message));
            let lines = expected.len();
            assert_eq!(control, given(&expected));
            if random.chance(1, 2) {
                for line in 0..D::LINES.min(lines + 1) {
                    end.core.prefetch(end.address(line)).await;
                }
            }
            let got = end.load(lines).await;
            assert_eq!(cleared_first(got), cleared_first(expected), "round {round}");
            for beyond in lines..D::LINES.min(lines + 2) {
                assert_eq!(end.core.load(end.address(beyond), 64).await, [0; 64]);
            }
            says.set(says.get() + 1);
        }
    });
    rig.until_done();
    let status = rig.status();
    assert_eq!((done.get(), status.messages, status.results), (60, 60, 60));
    assert_eq!((status.exchanges, status.fault), (60, PioFault::None));
}

#[test]
fn a_program_that_only_receives_stores_nothing() {
    // Results come when nobody has asked, and while somebody waits.
    let mut rig = Rig::<CoherentPio>::new(wild(), &profile::AGILEX7_CXL, echo());
    let mut random = rig.random.fork("results");
    let mut expected = vec![];
    let mut from = 0;
    for _ in 0..40 {
        from += random.below(4_000);
        expected.push(any_message(&mut random, 24));
        rig.results.push_back((from, expected.last().expect("one").clone()));
    }
    let core = rig.host.core(1);
    rig.host.spawn(async move {
        let mut end = End::open(core, FIRST_LINE, CoherentPio::LINES).await;
        for result in expected {
            let control = end.exchange().await;
            assert_eq!(control, given(&result));
            assert_eq!(cleared_first(end.load(result.len()).await), cleared_first(result));
        }
    });
    rig.until_done();
    let status = rig.status();
    assert_eq!((status.messages, status.results, status.exchanges), (0, 40, 40));
    assert_eq!(status.fault, PioFault::None);
}

#[test]
fn a_program_that_only_sends_does_not_wait_for_a_result() {
    let got = Rc::new(std::cell::RefCell::new(vec![]));
    let takes = got.clone();
    let function: Function = Box::new(move |message| {
        takes.borrow_mut().push(cleared_first(message));
        None
    });
    let mut rig = Rig::<CoherentPio>::new(wild(), &profile::AGILEX7_CXL, function);
    // The function takes a line now and then: messages wait for the one before.
    rig.stalls = 90;
    let mut random = rig.random.fork("messages");
    let messages: Vec<_> = (0..40).map(|_| any_message(&mut random, 24)).collect();
    let sent = messages.clone();
    let core = rig.host.core(2);
    rig.host.spawn(async move {
        let mut end = End::open(core, FIRST_LINE, CoherentPio::LINES).await;
        for message in sent {
            end.store(&message, true).await;
            let control = end.exchange().await;
            assert_eq!(control, without_result(PioAnswer::Empty));
        }
    });
    rig.until_done();
    for _ in 0..10_000 {
        rig.cycle();
    }
    let expected: Vec<_> = messages.into_iter().map(cleared_first).collect();
    assert_eq!(*got.borrow(), expected);
    let status = rig.status();
    assert_eq!((status.messages, status.results, status.exchanges), (40, 0, 40));
}

#[test]
fn a_program_is_told_to_try_again_before_its_load_waits_too_long() {
    let mut rig = Rig::<CoherentPioTiny>::new(Freedom::NONE, &profile::AGILEX7_CXL, echo());
    rig.try_again_after(1_000);
    rig.delay = 10_500;
    let core = rig.host.core(0);
    let longest = Rc::new(Cell::new(0));
    let says = longest.clone();
    rig.host.spawn(async move {
        let mut end = End::open(core, FIRST_LINE, CoherentPioTiny::LINES).await;
        for round in 0..4_u8 {
            let message = vec![[round; 64]; 2];
            end.store(&message, false).await;
            let mut tries = 0;
            let control = loop {
                let began = end.core.cycles();
                let control = end.exchange().await;
                says.set(says.get().max(end.core.cycles() - began));
                if control.answer != PioAnswer::TryAgain {
                    break control;
                }
                assert_eq!(control.lines, 0);
                tries += 1;
            };
            assert!((5..=10).contains(&tries), "{tries}");
            let expected = turned(&cleared_first(message));
            assert_eq!(control, given(&expected));
            assert_eq!(cleared_first(end.load(2).await), cleared_first(expected));
        }
    });
    rig.until_done();
    // A load waits for the time that is set, and the way there and back.
    assert!((1_000..2_000).contains(&longest.get()), "{}", longest.get());
    let status = rig.status();
    assert_eq!((status.messages, status.results), (4, 4));
    assert_eq!(status.exchanges, status.results + status.try_agains);
}

#[test]
fn what_is_too_long_or_empty_is_said() {
    let function: Function = Box::new(|_| Some(vec![[7; 64]; 5]));
    let mut rig = Rig::<CoherentPioTiny>::new(Freedom::NONE, &profile::AGILEX7_CXL, function);
    let core = rig.host.core(0);
    rig.host.spawn(async move {
        let mut end = End::open(core, FIRST_LINE, CoherentPioTiny::LINES).await;
        for lines in [0, 3, 255] {
            let control = PioRequestControl {
                lines,
                has_message: true,
                wants_no_result: false,
                continues: false,
                reserved: 0,
            };
            end.core.store(end.address(0) + CONTROL as u64, &control.to_bytes()).await;
            end.core.fence().await;
            let control = end.exchange().await;
            assert_eq!(control, without_result(PioAnswer::Refused));
        }
        end.store(&[[1; 64]], false).await;
        let control = end.exchange().await;
        assert_eq!(control, PioAnswerControl { answer: PioAnswer::Cut, ..given(&[[7; 64]; 2]) });
        assert_eq!(end.load(2).await[1], [7; 64]);
        // Who stores into a result and forgets the control sends nothing.
        end.core.store(end.address(0), &[9; 8]).await;
        end.core.fence().await;
        end.exchange().await;
    });
    while rig.status().long_results == 0 {
        rig.cycle();
    }
    rig.results.push_back((rig.host.now() + 5_000, vec![[3; 64]]));
    rig.until_done();
    let status = rig.status();
    assert_eq!((status.bad_lengths, status.long_results), (3, 1));
    assert_eq!((status.messages, status.results), (1, 2));
    assert_eq!(status.fault, PioFault::BadLength);
}

/// Nanoseconds of an exchange of so many lines each way, the median of 21: from the fence behind the message to the last byte of the
/// result.
fn nanoseconds(profile: &profile::Profile, lines: usize) -> f64 {
    let function: Function = Box::new(Some);
    let mut rig = Rig::<CoherentPio>::new(Freedom::NONE, profile, function);
    let core = rig.host.core(0);
    let times = Rc::new(std::cell::RefCell::new(vec![]));
    let says = times.clone();
    rig.host.spawn(async move {
        let mut end = End::open(core, FIRST_LINE, CoherentPio::LINES).await;
        for round in 0..22_u8 {
            end.store(&vec![[round; 64]; lines], false).await;
            let began = end.core.nanoseconds();
            end.group ^= 1;
            for line in 0..lines {
                end.core.prefetch(end.address(line)).await;
            }
            let got = end.load(lines).await;
            assert_eq!(got[lines - 1][0], round);
            says.borrow_mut().push(end.core.nanoseconds() - began);
        }
    });
    rig.until_done();
    // The first exchange finds no line of the other group in the caches.
    let mut times = times.borrow()[1..].to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[test]
fn an_exchange_is_two_round_trips_and_grows_by_the_line() {
    println!("{:>5} {:>11} {:>6}", "lines", "agilex7_cxl", "eci");
    let counts = [1, 2, 4, 8, 16, 32, 64];
    let mut all = vec![];
    for lines in counts {
        let both =
            [&profile::AGILEX7_CXL, &profile::ECI].map(|profile| nanoseconds(profile, lines));
        println!("{lines:>5} {:>11.0} {:>6.0}", both[0], both[1]);
        all.push(both);
    }
    for (i, name) in ["agilex7_cxl", "eci"].into_iter().enumerate() {
        let of = |at: usize| all[at][i];
        // A line more costs little beside the round trips: 64 lines less than ten times one.
        assert!(of(1) < 1.3 * of(0) && of(6) < 10.0 * of(0), "{name}: {all:?}");
        assert!((1..counts.len()).all(|at| of(at) > of(at - 1)), "{name}: {all:?}");
    }
    // Two round trips of 300 ns, and the host's work; the paper has 900 ns with its own (4, Fig. 6). A third one would be 1,380.
    assert!((1_000.0..1_150.0).contains(&all[0][1]), "{all:?}");
}
