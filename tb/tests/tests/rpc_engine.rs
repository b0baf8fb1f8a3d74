//! Messages become objects in host memory through the coherence engine: whoever has the lines, processors find what was sent, and what
//! they write beside it meanwhile stays.
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::{
    Configuration, Core, DeviceReady, Faults, Freedom, FromDevice, Host, HostReady, Shape, profile,
};
use nic_model::rpc::Fields;
use nic_model::rpc::object::Memory;
use nic_model::rpc::schema::Schema;
use nic_model::rpc::wire::serialized;
use nic_sim::generated::rpc_engine::RpcEngine;
use nic_sim::generated::rpc_engine_tiny::RpcEngineTiny;
use nic_sim::{
    Clocked, Inlet, LevelInlet, LevelInput, LevelOutlet, LevelOutput, Model, Outlet, PulseInlet,
    PulseInput, StreamInput, StreamOutput, Wrapper,
};
use nic_spec::message::{
    CacheStatus, CoherenceFault, D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest,
    H2dResponse, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, MemoryMap,
    Message, RpcBeat, RpcCompletion, RpcConfiguration, RpcFieldWrite, RpcResult, RpcStatus,
    RpcTypeWrite, WritePolicy,
};
use nic_tb::Generator;
use nic_tb::seed::generator;
use nic_tests::rpc::{about, any_message, any_schema, beats};

const HOST_LINES: u64 = 1 << 16;
/// Cycles within which everything must end.
const LIMIT: u64 = 1_000_000;
const PROCESSORS: usize = 4;

/// Ports of an emitted one.
trait Engine: Wrapper + 'static {
    const MESSAGE: Inlet<Self, RpcBeat>;
    const COMPLETION: Outlet<Self, RpcCompletion>;
    const TYPE_WRITE: PulseInlet<Self, RpcTypeWrite>;
    const FIELD_WRITE: PulseInlet<Self, RpcFieldWrite>;
    const CONFIGURATION: LevelInlet<Self, RpcConfiguration>;
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
    const RPC_STATUS: LevelOutlet<Self, RpcStatus>;
    const BANKS: [LevelOutlet<Self, CacheStatus>; 2];
    /// Cycles until the tags are swept.
    const SWEPT_AFTER: u64;
}

macro_rules! engine {
    ($device:ident, $swept:literal) => {
        impl Engine for $device {
            const MESSAGE: Inlet<Self, RpcBeat> = Self::MESSAGE;
            const COMPLETION: Outlet<Self, RpcCompletion> = Self::COMPLETION;
            const TYPE_WRITE: PulseInlet<Self, RpcTypeWrite> = Self::TYPE_WRITE;
            const FIELD_WRITE: PulseInlet<Self, RpcFieldWrite> = Self::FIELD_WRITE;
            const CONFIGURATION: LevelInlet<Self, RpcConfiguration> = Self::CONFIGURATION;
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
            const RPC_STATUS: LevelOutlet<Self, RpcStatus> = Self::RPC_STATUS;
            const BANKS: [LevelOutlet<Self, CacheStatus>; 2] = [Self::STATUS_0, Self::STATUS_1];
            const SWEPT_AFTER: u64 = $swept;
        }
    };
}
engine!(RpcEngineTiny, 2);
engine!(RpcEngine, 256);

struct Rig<D: Engine> {
    host: Host,
    device: Clocked<D>,
    random: Generator,
    schema: Schema,
    beats: VecDeque<RpcBeat>,
    completions: Vec<RpcCompletion>,
    /// The cycles of the first beat and of each completion.
    first_beat: Option<u64>,
    completed: Vec<u64>,
    lines: VecDeque<LineRequest>,
    line_responses: u64,
    /// Completions are taken in three of four cycles.
    stalls: bool,
}

impl<D: Engine> Rig<D> {
    fn new(freedom: Freedom, faults: Faults, pushes: bool) -> Self {
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
        LevelInput::open(device.model_mut(), D::CONFIGURATION).set(&RpcConfiguration { pushes });
        let begun = device.reset(4).and_then(|()| device.run(D::SWEPT_AFTER + 1));
        begun.unwrap_or_else(|failure| panic!("{failure}"));
        let mut random = random.fork("rig");
        // As many levels as the small one has.
        let schema = any_schema(&mut random, 6);
        let mut rig = Self {
            host,
            device,
            random,
            schema,
            beats: VecDeque::new(),
            completions: vec![],
            first_beat: None,
            completed: vec![],
            lines: VecDeque::new(),
            line_responses: 0,
            stalls: true,
        };
        rig.load_schema();
        rig
    }

    fn load_schema(&mut self) {
        let (types, fields) = self.schema.tables();
        for number in 0..types.len().max(fields.len()) {
            let model = self.device.model_mut();
            if let Some(entry) = types.get(number) {
                PulseInput::open(model, D::TYPE_WRITE).send(entry);
            }
            if let Some(entry) = fields.get(number) {
                PulseInput::open(model, D::FIELD_WRITE).send(entry);
            }
            self.cycle();
            let model = self.device.model_mut();
            PulseInput::open(model, D::TYPE_WRITE).clear();
            PulseInput::open(model, D::FIELD_WRITE).clear();
        }
    }

    fn cycle(&mut self) {
        let (offered, host): (_, HostReady) = (self.host.offered(), self.host.ready());
        let takes = !self.stalls || self.random.chance(3, 4);
        let model = self.device.model_mut();
        offer(model, D::H2D_REQUEST, offered.h2d_request.as_ref());
        offer(model, D::H2D_RESPONSE, offered.h2d_response.as_ref());
        offer(model, D::H2D_DATA, offered.h2d_data.as_ref());
        offer(model, D::MESSAGE, self.beats.front());
        offer(model, D::LINE_REQUEST, self.lines.front());
        StreamOutput::open(model, D::D2H_REQUEST).set_ready(host.d2h_request);
        StreamOutput::open(model, D::D2H_RESPONSE).set_ready(host.d2h_response);
        StreamOutput::open(model, D::D2H_DATA).set_ready(host.d2h_data);
        StreamOutput::open(model, D::COMPLETION).set_ready(takes);
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
        if let Some(completion) = taken(model, D::COMPLETION, takes) {
            self.completions.push(completion);
            self.completed.push(now);
        }
        if let Some(answer) = taken(model, D::LINE_RESPONSE, true) {
            assert_eq!(answer.status, LineStatus::Okay);
            self.line_responses += 1;
        }
        if StreamInput::open(model, D::LINE_REQUEST).is_ready() {
            self.lines.pop_front();
        }
        if StreamInput::open(model, D::MESSAGE).is_ready() && self.beats.pop_front().is_some() {
            self.first_beat.get_or_insert(now);
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

    /// Until so many messages are complete.
    fn until(&mut self, completions: usize) {
        while self.completions.len() < completions {
            self.cycle();
        }
    }

    fn until_idle(&mut self) {
        while self.host.running() > 0 || !self.host.is_idle() {
            self.cycle();
        }
        (0..200).for_each(|_| self.cycle());
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.refused), (0, 0));
        for bank in D::BANKS {
            let bank = LevelOutput::open(self.device.model_mut(), bank).get();
            assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
        }
    }

    /// What a processor finds at this address, while everything goes on.
    fn load(&mut self, processor: usize, address: u64, length: u64) -> Vec<u8> {
        let found = Rc::new(RefCell::new(None));
        let (core, says) = (self.host.core(processor), found.clone());
        self.host.spawn(async move {
            let bytes = core.load(address, length as usize).await;
            *says.borrow_mut() = Some(bytes);
        });
        while found.borrow().is_none() {
            self.cycle();
        }
        found.take().expect("it was looked at")
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

/// Adds one to each of these numbers, again and again.
async fn counts(core: Core, mut random: Generator, numbers: Vec<u64>, rounds: u64) {
    for _ in 0..rounds {
        for number in &numbers {
            core.fetch_add(*number, 1).await;
            core.delay_cycles(random.below(40)).await;
        }
    }
}

/// Pieces of an arena, and where it begins: 16 bytes behind the beginning of a line, so that its first and last line are others' as well.
const ARENA_PIECES: u64 = 1_022;
const ARENA: u64 = 64 * 512 + 16;

/// Messages one behind the other into the same arena, beside processors that count in the words in front of it and behind it.
fn messages_beside_counters<D: Engine>(freedom: Freedom, faults: Faults, pushes: bool) {
    const MESSAGES: usize = 30;
    const ROUNDS: u64 = 40;
    let mut rig = Rig::<D>::new(freedom, faults, pushes);
    let neighbours = vec![ARENA - 16, ARENA - 8, ARENA + 16 * ARENA_PIECES + 8];
    for processor in 0..PROCESSORS {
        let (core, random) = (rig.host.core(processor), rig.random.fork("counter"));
        rig.host.spawn(counts(core, random, neighbours.clone(), ROUNDS));
    }
    let mut looks = 0;
    for number in 0..MESSAGES {
        let (fields, bytes) = fitting(&mut rig);
        let about = about(0, number as u64, ARENA, ARENA_PIECES);
        rig.beats.extend(beats(&bytes, about));
        if looks - rig.line_responses < 3 {
            let line = ARENA / 64 + rig.random.below(4);
            rig.look_at(line);
            looks += 1;
        }
        rig.until(number + 1);
        let completion = rig.completions[number];
        assert_eq!((completion.tag, completion.result), (number as u64, RpcResult::Done));
        // Any processor finds the object at once.
        let processor = rig.random.below(PROCESSORS as u64) as usize;
        let found = rig.load(processor, ARENA, 16 * completion.used_pieces);
        let mut memory = Memory::default();
        (ARENA..).zip(found).for_each(|(address, byte)| memory.write(address, byte));
        assert_eq!(memory.object(&rig.schema, 0, ARENA), fields);
    }
    while rig.line_responses < looks {
        rig.cycle();
    }
    rig.until_idle();
    for number in neighbours {
        let found = rig.load(0, number, 8);
        assert_eq!(found, (PROCESSORS as u64 * ROUNDS).to_le_bytes(), "{number:#x}");
    }
    let status = LevelOutput::open(rig.device.model_mut(), D::RPC_STATUS).get();
    assert_eq!((status.messages, status.fault), (MESSAGES as u64, RpcResult::Done));
    println!("{status:?}");
}

/// A message that the arena holds.
fn fitting<D: Engine>(rig: &mut Rig<D>) -> (Fields, Vec<u8>) {
    loop {
        let fields = any_message(&mut rig.random, &rig.schema, 0);
        let mut packs = rig.random.fork("packs");
        let bytes = serialized(&rig.schema, 0, &fields, &mut || packs.chance(1, 2));
        if bytes.len() < 1_000 {
            return (fields, bytes);
        }
    }
}

fn wild() -> Freedom {
    Freedom { jitter_cycles: 40, reorders: true, wrong: None }
}

#[test]
fn processors_find_the_objects_and_what_they_write_beside_them_stays() {
    for pushes in [true, false] {
        messages_beside_counters::<RpcEngineTiny>(wild(), Faults::NONE, pushes);
        messages_beside_counters::<RpcEngineTiny>(Freedom::NONE, Faults::SLOW, pushes);
        messages_beside_counters::<RpcEngine>(wild(), Faults::NONE, pushes);
    }
}

#[test]
fn an_object_in_the_cache_is_complete_after_the_stated_cycles() {
    let mut rig = Rig::<RpcEngine>::new(Freedom::NONE, Faults::NONE, false);
    rig.stalls = false;
    let mut latency = 0;
    for number in 0..3 {
        rig.first_beat = None;
        rig.beats.extend(beats(&[], about(5, number, 0x4000, 64)));
        rig.until(number as usize + 1);
        latency = rig.completed[number as usize] - rig.first_beat.expect("it was sent");
        rig.until_idle();
    }
    println!("an empty message: {latency} cycles");
    assert_eq!(latency, 13);
}
