//! A deserializer with a memory behind its line port, and what is expected of each message.
use std::collections::{BTreeMap, VecDeque};

use nic_model::rpc::Fields;
use nic_model::rpc::object::Memory;
use nic_model::rpc::schema::Schema;
use nic_model::rpc::wire::{Limits, deserialized};
use nic_sim::generated::rpc_deserializer::RpcDeserializer;
use nic_sim::generated::rpc_deserializer_tiny::RpcDeserializerTiny;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, Message, RpcBeat,
    RpcCompletion, RpcConfiguration, RpcFieldWrite, RpcResult, RpcStatus, RpcTypeWrite,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::rpc::{about, beats};

/// Its ports.
pub trait Deserializer: Wrapper + 'static {
    const MESSAGE: Inlet<Self, RpcBeat>;
    const TYPE_WRITE: PulseInlet<Self, RpcTypeWrite>;
    const FIELD_WRITE: PulseInlet<Self, RpcFieldWrite>;
    const CONFIGURATION: LevelInlet<Self, RpcConfiguration>;
    const LINE_REQUEST: Outlet<Self, LineRequest>;
    const LINE_RESPONSE: Inlet<Self, LineResponse>;
    const COMPLETION: Outlet<Self, RpcCompletion>;
    const STATUS: LevelOutlet<Self, RpcStatus>;
    const DEPTH: u32;
    const LINES: usize;
}

macro_rules! deserializer {
    ($device:ident, $depth:literal, $lines:literal) => {
        impl Deserializer for $device {
            const MESSAGE: Inlet<Self, RpcBeat> = Self::MESSAGE;
            const TYPE_WRITE: PulseInlet<Self, RpcTypeWrite> = Self::TYPE_WRITE;
            const FIELD_WRITE: PulseInlet<Self, RpcFieldWrite> = Self::FIELD_WRITE;
            const CONFIGURATION: LevelInlet<Self, RpcConfiguration> = Self::CONFIGURATION;
            const LINE_REQUEST: Outlet<Self, LineRequest> = Self::LINE_REQUEST;
            const LINE_RESPONSE: Inlet<Self, LineResponse> = Self::LINE_RESPONSE;
            const COMPLETION: Outlet<Self, RpcCompletion> = Self::COMPLETION;
            const STATUS: LevelOutlet<Self, RpcStatus> = Self::STATUS;
            const DEPTH: u32 = $depth;
            const LINES: usize = $lines;
        }
    };
}
deserializer!(RpcDeserializer, 16, 64);
deserializer!(RpcDeserializerTiny, 2, 2);

/// The memory behind the line port.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Cycles from a request to its answer.
    pub latency: (u64, u64),
    /// One line in so many cannot be written; 0: all can.
    pub failing: u64,
    pub pushes: bool,
}

pub const CALM: Manner = Manner { latency: (5, 5), failing: 0, pushes: true };
pub const LATE: Manner = Manner { latency: (5, 60), failing: 0, pushes: false };

/// A message that was sent.
#[derive(Clone)]
pub struct Sent {
    pub arena: u64,
    pub pieces: u64,
    pub type_number: usize,
    /// What is expected.
    pub message: Result<Fields, RpcResult>,
    /// A line of it could not be written.
    pub is_damaged: bool,
}

pub struct Rig<D: Deserializer> {
    pub bench: Bench<D>,
    pub random: Generator,
    pub manner: Manner,
    pub schema: Schema,
    pub memory: Memory,
    pub due: BTreeMap<u64, Vec<LineResponse>>,
    pub under_way: BTreeMap<u64, u64>,
    pub most_under_way: usize,
    pub sent: VecDeque<Sent>,
    pub completions: Vec<RpcCompletion>,
    pub lines: u64,
    pub first_line: Option<u64>,
    pub first_beat: Option<u64>,
    pub last_line: u64,
    pub next_arena: u64,
    pub next_tag: u64,
}

impl<D: Deserializer> Rig<D> {
    pub fn new(stalls: (Stall, Stall), manner: Manner) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        bench.ignore(D::LINE_REQUEST);
        bench.ignore(D::COMPLETION);
        bench.set_level(D::CONFIGURATION, &RpcConfiguration { pushes: manner.pushes });
        let random = bench.generator().fork("memory");
        Self {
            bench,
            random,
            manner,
            schema: Schema::default(),
            memory: Memory::default(),
            due: BTreeMap::new(),
            under_way: BTreeMap::new(),
            most_under_way: 0,
            sent: VecDeque::new(),
            completions: vec![],
            lines: 0,
            first_line: None,
            first_beat: None,
            last_line: 0,
            next_arena: 0x5_4321_0000,
            next_tag: 7,
        }
    }

    /// Fills the tables.
    pub fn load(&mut self, schema: &Schema) {
        self.schema = schema.clone();
        let (types, fields) = schema.tables();
        assert!(types.len() <= 64 && fields.len() <= 1024, "{} fields", fields.len());
        let entries = types.len().max(fields.len()) as u64;
        self.bench.send(D::TYPE_WRITE, types);
        self.bench.send(D::FIELD_WRITE, fields);
        while self.bench.waiting(D::FIELD_WRITE.index()) + self.bench.waiting(D::TYPE_WRITE.index())
            > 0
        {
            self.bench.step();
            assert!(self.bench.cycle() < 100 * entries + 1_000, "the tables are filled");
        }
        self.bench.run(2);
        self.bench.take_transfers();
    }

    /// Sends bytes as a message; what it is to become says the model.
    pub fn send(&mut self, type_number: usize, bytes: &[u8], pieces: u64) {
        let limits = Limits { depth: D::DEPTH };
        let message = deserialized(&self.schema, type_number, bytes, limits);
        self.send_beats(type_number, pieces, message, |about| beats(bytes, about));
    }

    pub fn send_beats(
        &mut self,
        type_number: usize,
        pieces: u64,
        message: Result<Fields, RpcResult>,
        beats: impl FnOnce(RpcBeat) -> Vec<RpcBeat>,
    ) {
        let arena = self.next_arena + 16 * self.random.below(8);
        self.next_arena = (arena + 16 * pieces + 64).next_multiple_of(64);
        let about = about(type_number, self.next_tag, arena, pieces);
        self.next_tag += 1;
        self.bench.send(D::MESSAGE, beats(about));
        self.sent.push_back(Sent { arena, pieces, type_number, message, is_damaged: false });
    }

    pub fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == D::LINE_REQUEST.index() {
                self.written(cycle, &LineRequest::from_field_words(&fields));
            } else if port == D::COMPLETION.index() {
                self.completed(RpcCompletion::from_field_words(&fields));
            } else if port == D::MESSAGE.index() {
                self.first_beat.get_or_insert(cycle);
            }
        }
        while let Some(first) = self.due.first_entry().filter(|first| *first.key() <= cycle) {
            for answer in first.remove() {
                self.under_way.remove(&answer.tag).expect("it was asked for");
                self.bench.send(D::LINE_RESPONSE, [answer]);
            }
        }
    }

    fn written(&mut self, cycle: u64, request: &LineRequest) {
        let LineRequest { operation, space, line_address, data, byte_enable, tag } = *request;
        let expected =
            if self.manner.pushes { LineOperation::NcPush } else { LineOperation::CoWrite };
        assert_eq!((operation, space), (expected, LineSpace::Host));
        assert_ne!(byte_enable, 0, "a line without bytes");
        assert!(tag < 512 && !self.under_way.contains_key(&tag), "tag {tag}");
        self.lines += 1;
        self.first_line.get_or_insert(cycle);
        self.last_line = cycle;
        let first = 64 * line_address;
        let bytes = (0..64).filter(|byte| byte_enable >> byte & 1 == 1);
        let bytes: Vec<u64> = bytes.map(|byte| first + byte).collect();
        let is_in = |sent: &Sent| {
            bytes.iter().all(|at| (sent.arena..sent.arena + 16 * sent.pieces).contains(at))
        };
        let owner = self.sent.iter_mut().find(|sent| is_in(sent));
        let owner = owner.unwrap_or_else(|| panic!("{request:x?} is in no arena"));
        let fails = self.manner.failing > 0 && self.random.chance(1, self.manner.failing);
        owner.is_damaged |= fails;
        for at in bytes {
            self.memory.write(at, if fails { 0xee } else { data[(at % 64) as usize] });
        }
        self.under_way.insert(tag, owner.arena);
        self.most_under_way = self.most_under_way.max(self.under_way.len());
        let (least, most) = self.manner.latency;
        let due = cycle + self.random.within(least..=most) - 1;
        let status = if fails { LineStatus::Error } else { LineStatus::Okay };
        let data = [0x77; 64];
        self.due.entry(due).or_default().push(LineResponse { tag, status, data });
    }

    fn completed(&mut self, completion: RpcCompletion) {
        let sent = self.sent.pop_front().expect("a message was sent");
        let is_its = |arena: &u64| *arena == sent.arena;
        assert!(!self.under_way.values().any(is_its), "its lines are answered");
        assert!(completion.used_pieces <= sent.pieces, "{completion:?} of {}", sent.pieces);
        let expected_tag = self.next_tag - self.sent.len() as u64 - 1;
        assert_eq!(completion.tag, expected_tag);
        let result = completion.result;
        self.completions.push(completion);
        if sent.is_damaged {
            assert_eq!(result, RpcResult::Failed);
            return;
        }
        match sent.message {
            Err(why) => assert_eq!(result, why, "{completion:?}"),
            Ok(fields) => {
                assert_eq!(result, RpcResult::Done);
                let found = self.memory.object(&self.schema, sent.type_number, sent.arena);
                assert_eq!(found, fields, "an object differs");
            }
        }
    }

    pub fn until_done(&mut self) {
        let mut patience = 0;
        while !self.sent.is_empty() {
            let before = (self.lines, self.sent.len(), self.bench.waiting(D::MESSAGE.index()));
            self.step();
            let after = (self.lines, self.sent.len(), self.bench.waiting(D::MESSAGE.index()));
            patience = if before == after { patience + 1 } else { 0 };
            // Skipped bytes, stalled answers: longer than any of them takes.
            assert!(patience < 20_000, "{} messages wait", self.sent.len());
        }
        self.bench.run(8);
        assert!(self.bench.take_transfers().is_empty(), "nothing is left");
    }

    pub fn status(&mut self) -> RpcStatus {
        self.bench.level(D::STATUS)
    }

    /// Sends one message, and gives its completion.
    pub fn complete(&mut self, type_number: usize, bytes: &[u8], pieces: u64) -> RpcCompletion {
        self.send(type_number, bytes, pieces);
        self.until_done();
        *self.completions.last().expect("it is complete")
    }
}
