//! Remote atomic operations in the cache of a device behind a host: its processors, the operations, and the other line port meet on the
//! same numbers, and nothing that is added is lost. Then what it takes, in cycles.
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::{
    Configuration, Core, DeviceReady, Faults, Freedom, FromDevice, Host, HostReady, Shape, profile,
};
use nic_sim::generated::rao_engine::RaoEngine;
use nic_sim::generated::rao_engine_tiny::RaoEngineTiny;
use nic_sim::{
    Clocked, Inlet, LevelInlet, LevelInput, LevelOutlet, LevelOutput, Model, Outlet, StreamInput,
    StreamOutput, Wrapper,
};
use nic_spec::message::{
    CacheStatus, Choice, CoherenceFault, D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest,
    H2dResponse, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, MemoryMap,
    Message, RaoFault, RaoOperation, RaoRequest, RaoResponse, RaoResult, RaoStatus, RaoUnitFault,
    RaoUnitStatus, WritePolicy,
};
use nic_tb::Generator;
use nic_tb::seed::generator;
use nic_tests::rao::addition;

const HOST_LINES: u64 = 1 << 16;
/// Cycles within which everything must end.
const LIMIT: u64 = 600_000;
const PROCESSORS: usize = 4;

/// Ports of an emitted one.
trait Engine: Wrapper + 'static {
    const REQUEST: Inlet<Self, RaoRequest>;
    const RESPONSE: Outlet<Self, RaoResponse>;
    const LINE_REQUEST: Inlet<Self, LineRequest>;
    const LINE_RESPONSE: Outlet<Self, LineResponse>;
    const D2H_REQUEST: Outlet<Self, D2hRequest>;
    const D2H_RESPONSE: Outlet<Self, D2hResponse>;
    const D2H_DATA: Outlet<Self, D2hData>;
    const H2D_REQUEST: Inlet<Self, H2dRequest>;
    const H2D_RESPONSE: Inlet<Self, H2dResponse>;
    const H2D_DATA: Inlet<Self, H2dData>;
    const MEMORY_MAP: LevelInlet<Self, MemoryMap>;
    const WRITE_POLICY: LevelInlet<Self, WritePolicy>;
    const RAO_STATUS: LevelOutlet<Self, RaoStatus>;
    const BANKS: [(LevelOutlet<Self, CacheStatus>, LevelOutlet<Self, RaoUnitStatus>); 2];
    /// Cycles until the tags are swept.
    const SWEPT_AFTER: u64;
}

macro_rules! engine {
    ($device:ident, $swept:literal) => {
        impl Engine for $device {
            const REQUEST: Inlet<Self, RaoRequest> = Self::REQUEST;
            const RESPONSE: Outlet<Self, RaoResponse> = Self::RESPONSE;
            const LINE_REQUEST: Inlet<Self, LineRequest> = Self::LINE_REQUEST;
            const LINE_RESPONSE: Outlet<Self, LineResponse> = Self::LINE_RESPONSE;
            const D2H_REQUEST: Outlet<Self, D2hRequest> = Self::D2H_REQUEST;
            const D2H_RESPONSE: Outlet<Self, D2hResponse> = Self::D2H_RESPONSE;
            const D2H_DATA: Outlet<Self, D2hData> = Self::D2H_DATA;
            const H2D_REQUEST: Inlet<Self, H2dRequest> = Self::H2D_REQUEST;
            const H2D_RESPONSE: Inlet<Self, H2dResponse> = Self::H2D_RESPONSE;
            const H2D_DATA: Inlet<Self, H2dData> = Self::H2D_DATA;
            const MEMORY_MAP: LevelInlet<Self, MemoryMap> = Self::MEMORY_MAP;
            const WRITE_POLICY: LevelInlet<Self, WritePolicy> = Self::WRITE_POLICY;
            const RAO_STATUS: LevelOutlet<Self, RaoStatus> = Self::RAO_STATUS;
            const BANKS: [(LevelOutlet<Self, CacheStatus>, LevelOutlet<Self, RaoUnitStatus>); 2] =
                [(Self::STATUS_0, Self::UNIT_STATUS_0), (Self::STATUS_1, Self::UNIT_STATUS_1)];
            const SWEPT_AFTER: u64 = $swept;
        }
    };
}
engine!(RaoEngineTiny, 2);
engine!(RaoEngine, 256);

struct Rig<D: Engine> {
    host: Host,
    device: Clocked<D>,
    random: Generator,
    requests: VecDeque<RaoRequest>,
    /// Answers, with the cycle.
    responses: Vec<(u64, RaoResponse)>,
    /// The cycle in which each operation was taken.
    taken: Vec<u64>,
    lines: VecDeque<LineRequest>,
    line_responses: u64,
    /// Answers are taken in three of four cycles.
    stalls: bool,
}

impl<D: Engine> Rig<D> {
    fn new(freedom: Freedom, faults: Faults) -> Self {
        let mut random = generator();
        let shape = Shape {
            processors: PROCESSORS,
            private: Size { sets: 2, ways: 2 },
            last_level: Size { sets: 4, ways: 2 },
            snoop_filter: Size { sets: 2, ways: 4 },
            host_memory: 0..HOST_LINES,
            device_memory: HOST_LINES..HOST_LINES,
            request_credits: 8,
            chooses_freely: freedom.reorders,
            distant_memory: vec![],
            distant_processors: vec![],
        };
        let configuration = Configuration { shape, freedom, faults, lifts_home_limits: false };
        let host = Host::new(&profile::AGILEX7_CXL, configuration, random.fork("host"));
        let mut device = Clocked::<D>::new(None).unwrap_or_else(|error| panic!("{error}"));
        let map =
            MemoryMap { host_end: HOST_LINES, device_begin: HOST_LINES, device_end: HOST_LINES };
        LevelInput::open(device.model_mut(), D::MEMORY_MAP).set(&map);
        let writes = WritePolicy { ordered_writes: 0, local_writes: 0 };
        LevelInput::open(device.model_mut(), D::WRITE_POLICY).set(&writes);
        let begun = device.reset(4).and_then(|()| device.run(D::SWEPT_AFTER + 1));
        begun.unwrap_or_else(|failure| panic!("{failure}"));
        let random = random.fork("rig");
        Self {
            host,
            device,
            random,
            requests: VecDeque::new(),
            responses: vec![],
            taken: vec![],
            lines: VecDeque::new(),
            line_responses: 0,
            stalls: false,
        }
    }

    fn cycle(&mut self) {
        let (offered, host): (_, HostReady) = (self.host.offered(), self.host.ready());
        let takes = !self.stalls || self.random.chance(3, 4);
        let model = self.device.model_mut();
        offer(model, D::H2D_REQUEST, offered.h2d_request.as_ref());
        offer(model, D::H2D_RESPONSE, offered.h2d_response.as_ref());
        offer(model, D::H2D_DATA, offered.h2d_data.as_ref());
        offer(model, D::REQUEST, self.requests.front());
        offer(model, D::LINE_REQUEST, self.lines.front());
        StreamOutput::open(model, D::D2H_REQUEST).set_ready(host.d2h_request);
        StreamOutput::open(model, D::D2H_RESPONSE).set_ready(host.d2h_response);
        StreamOutput::open(model, D::D2H_DATA).set_ready(host.d2h_data);
        StreamOutput::open(model, D::RESPONSE).set_ready(takes);
        StreamOutput::open(model, D::LINE_RESPONSE).set_ready(true);
        self.device.settle().unwrap_or_else(|failure| panic!("{failure}"));
        let now = self.host.now();
        let model = self.device.model_mut();
        let ready = DeviceReady {
            h2d_request: StreamInput::open(model, D::H2D_REQUEST).is_ready(),
            m2s_request: true,
            m2s_write: true,
        };
        let sent = FromDevice {
            d2h_request: taken(model, D::D2H_REQUEST, host.d2h_request),
            d2h_response: taken(model, D::D2H_RESPONSE, host.d2h_response),
            d2h_data: taken(model, D::D2H_DATA, host.d2h_data),
            ..FromDevice::default()
        };
        self.responses.extend(taken(model, D::RESPONSE, takes).map(|response| (now, response)));
        if let Some(answer) = taken(model, D::LINE_RESPONSE, true) {
            assert_eq!(answer.status, LineStatus::Okay);
            self.line_responses += 1;
        }
        if StreamInput::open(model, D::LINE_REQUEST).is_ready() {
            self.lines.pop_front();
        }
        if StreamInput::open(model, D::REQUEST).is_ready() && self.requests.pop_front().is_some() {
            self.taken.push(now);
        }
        self.host.cycle(sent, ready);
        self.device.rise().unwrap_or_else(|failure| panic!("{failure}"));
        assert!(self.host.now() < LIMIT, "stuck: {:#?}", self.host.under_way());
    }

    /// The other port asks for something of that line that changes nothing.
    fn look_at(&mut self, line_address: u64) {
        use LineOperation::{CoRead, CsRead, Evict, NcRead};
        let operation = *self.random.pick(&[CsRead, CoRead, NcRead, Evict]);
        let tag = self.random.bits(10);
        let (space, data, byte_enable) = (LineSpace::Host, [0; 64], 0);
        let request = LineRequest { operation, space, line_address, data, byte_enable, tag };
        self.lines.push_back(request);
    }

    fn until_idle(&mut self, answers: usize) {
        while self.host.running() > 0 || !self.host.is_idle() || self.responses.len() < answers {
            self.cycle();
        }
        (0..200).for_each(|_| self.cycle());
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.refused), (0, 0));
    }

    fn status(&mut self) -> RaoStatus {
        for (of_bank, of_unit) in D::BANKS {
            let bank = LevelOutput::open(self.device.model_mut(), of_bank).get();
            assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
            let unit = LevelOutput::open(self.device.model_mut(), of_unit).get();
            assert_eq!(unit.fault, RaoUnitFault::None, "{unit:?}");
        }
        LevelOutput::open(self.device.model_mut(), D::RAO_STATUS).get()
    }

    /// What a processor finds at these addresses.
    fn load(&mut self, addresses: Vec<u64>) -> Vec<u64> {
        let found = Rc::new(RefCell::new(vec![]));
        let (core, says) = (self.host.core(0), found.clone());
        self.host.spawn(async move {
            for address in addresses {
                let number = core.load_u64(address).await;
                says.borrow_mut().push(number);
            }
        });
        self.until_idle(0);
        found.take()
    }
}

fn offer<D: Wrapper, M: Message>(model: &mut Model, port: Inlet<D, M>, value: Option<&M>) {
    let mut stream = StreamInput::open(model, port);
    match value {
        Some(value) => stream.offer(value),
        None => stream.withdraw(),
    }
}

fn taken<D: Wrapper, M: Message>(model: &mut Model, port: Outlet<D, M>, takes: bool) -> Option<M> {
    StreamOutput::open(model, port).offered().filter(|_| takes)
}

/// What was there before an addition, and what was added, by the number's address.
type Additions = Rc<RefCell<BTreeMap<u64, Vec<(u64, u64)>>>>;

/// Each addition found what the one before it has left, and this is there at the end.
fn is_a_chain(mut additions: Vec<(u64, u64)>, last: u64) {
    additions.sort_unstable();
    let reached = additions.into_iter().fold(0, |reached, (before, number)| {
        assert_eq!(before, reached, "an addition of {number}");
        reached + number
    });
    assert_eq!(reached, last);
}

async fn adds(core: Core, mut random: Generator, numbers: u64, additions: Additions) {
    for _ in 0..150 {
        let address = 8 * random.below(numbers);
        let number = random.within(1..=1000);
        let before = core.fetch_add(address, number).await;
        additions.borrow_mut().entry(address).or_default().push((before, number));
        core.delay_cycles(random.below(60)).await;
    }
}

/// Additions of everybody to so many numbers side by side.
fn everybody_adds<D: Engine>(freedom: Freedom, faults: Faults, numbers: u64) -> RaoStatus {
    const OPERATIONS: u64 = 1_500;
    let mut rig = Rig::<D>::new(freedom, faults);
    rig.stalls = true;
    let additions = Additions::default();
    for index in 0..PROCESSORS {
        let (core, random) = (rig.host.core(index), rig.random.fork("processor"));
        rig.host.spawn(adds(core, random, numbers, additions.clone()));
    }
    let mut asked = HashMap::new();
    let mut seen = 0;
    let mut looks = 0;
    let mut tag = 0;
    while seen < OPERATIONS as usize {
        if tag < OPERATIONS && rig.requests.len() < 4 && rig.random.chance(1, 2) {
            let address = 8 * rig.random.below(numbers);
            let number = rig.random.within(1..=1000);
            asked.insert(tag, (address, number));
            rig.requests.push_back(addition(tag, address, number));
            tag += 1;
        }
        if looks - rig.line_responses < 3 && rig.random.chance(1, 40) {
            let line = rig.random.below(numbers.div_ceil(8));
            rig.look_at(line);
            looks += 1;
        }
        rig.cycle();
        for (_, response) in &rig.responses[seen..] {
            let (address, number) = asked.remove(&response.tag).expect("it was asked for");
            assert_eq!(response.result, RaoResult::Done);
            additions.borrow_mut().entry(address).or_default().push((response.old, number));
        }
        seen = rig.responses.len();
    }
    while rig.line_responses < looks {
        rig.cycle();
    }
    rig.until_idle(OPERATIONS as usize);
    assert_eq!(rig.line_responses, looks);
    let addresses: Vec<u64> = (0..numbers).map(|number| 8 * number).collect();
    let last = rig.load(addresses.clone());
    let mut additions = additions.take();
    let all: usize = additions.values().map(Vec::len).sum();
    assert_eq!(all, OPERATIONS as usize + PROCESSORS * 150);
    for (address, last) in addresses.into_iter().zip(last) {
        is_a_chain(additions.remove(&address).unwrap_or_default(), last);
    }
    let status = rig.status();
    assert_eq!((status.fault, status.operations), (RaoFault::None, OPERATIONS));
    status
}

fn wild() -> Freedom {
    Freedom { jitter_cycles: 40, reorders: true, wrong: None }
}

#[test]
fn nothing_that_anybody_adds_is_lost() {
    for numbers in [1, 5, 24, 60] {
        let status = everybody_adds::<RaoEngineTiny>(wild(), Faults::NONE, numbers);
        println!("{numbers} numbers: {status:?}");
        assert!(numbers > 5 || status.visits < status.operations);
    }
    everybody_adds::<RaoEngineTiny>(Freedom::NONE, Faults::SLOW, 8);
    everybody_adds::<RaoEngine>(wild(), Faults::NONE, 24);
}

#[test]
fn processors_that_write_in_between_are_noticed() {
    let status = everybody_adds::<RaoEngine>(wild(), Faults::NONE, 1);
    println!("{status:?}");
    assert!(status.mispredictions > 0, "{status:?}");
}

/// Adds one as often as that, by comparing and swapping.
async fn counts(core: Core, times: u64) {
    for _ in 0..times {
        let mut expected = core.load_u64(0).await;
        loop {
            let found = core.compare_swap(0, expected, expected + 1).await;
            if found == expected {
                break;
            }
            expected = found;
        }
    }
}

#[test]
fn who_compares_and_swaps_counts_right_beside_processors_that_do() {
    const TIMES: u64 = 60;
    let mut rig = Rig::<RaoEngineTiny>::new(wild(), Faults::NONE);
    for index in 0..PROCESSORS {
        let core = rig.host.core(index);
        rig.host.spawn(counts(core, TIMES));
    }
    let (mut swapped, mut expected, mut tag) = (0, 0, 0);
    while swapped < TIMES {
        let operation = RaoOperation::CompareSwap.code().into();
        let request = addition(tag, 0, expected + 1);
        rig.requests.push_back(RaoRequest { operation, compare: expected, ..request });
        while rig.responses.len() == tag as usize {
            rig.cycle();
        }
        let (_, response) = rig.responses[tag as usize];
        if response.old == expected {
            swapped += 1;
            expected += 1;
        } else {
            expected = response.old;
        }
        tag += 1;
    }
    rig.until_idle(0);
    assert_eq!(rig.load(vec![0]), [TIMES * (PROCESSORS as u64 + 1)]);
    rig.status();
}

/// Cycles of so many operations on a line that the cache owns, on the word that `word` says; and the first one's alone.
fn cycles(operations: u64, word: fn(u64) -> u64) -> (u64, u64, RaoStatus) {
    let mut rig = Rig::<RaoEngine>::new(Freedom::NONE, Faults::NONE);
    for first in 0..8 {
        rig.requests.push_back(addition(first, 8 * first, 0));
    }
    rig.until_idle(8);
    rig.requests.push_back(addition(8, 0, 1));
    rig.until_idle(9);
    let alone = rig.responses[8].0 - rig.taken[8];
    let before = rig.status();
    rig.requests.extend((0..operations).map(|tag| addition(tag, 8 * word(tag), 1)));
    let all = 9 + operations as usize;
    while rig.responses.len() < all {
        rig.cycle();
    }
    let cycles = rig.responses[all - 1].0 - rig.taken[9];
    let mut status = rig.status();
    status.visits -= before.visits;
    (cycles, alone, status)
}

#[test]
fn a_number_in_the_cache_has_an_operation_in_each_cycle() {
    const OPERATIONS: u64 = 2_000;
    let (of_one, alone, status) = cycles(OPERATIONS, |_| 0);
    println!(
        "alone {alone} cycles; {OPERATIONS} on a number {of_one}, in {} requests",
        status.visits
    );
    assert_eq!(alone, 8);
    assert!(of_one < OPERATIONS + 40, "{of_one}");
    let (of_eight, _, status) = cycles(OPERATIONS, |tag| tag % 8);
    println!("on the numbers of a line in turn {of_eight} cycles, {} requests", status.visits);
    assert!(of_eight < OPERATIONS + 80, "{of_eight}");
}
