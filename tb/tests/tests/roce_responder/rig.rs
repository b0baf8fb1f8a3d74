//! The responder, its other ends, and what does its operations.
use std::collections::{BTreeMap, HashMap, VecDeque};

use nic_model::roce::packet::{Operation, Request};
use nic_model::roce::{Pair, SEQUENCES, Verdict};
use nic_sim::generated::roce_responder::RoceResponder;
use nic_sim::generated::roce_responder_tiny::RoceResponderTiny;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    Choice, Message, PacketBeat, RaoOperation, RaoRequest, RaoResponse, RaoResult, RoceAnswer,
    RoceFault, RocePair, RocePairSelection, RoceParserStatus, RoceStation, RoceStatus,
    RoceSyndrome,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::roce::{
    answer_packet, any_pair, any_request, any_station, coming, leaving, request_packet,
};

/// Its ports.
pub trait Responder: Wrapper + 'static {
    const SOURCE: Inlet<Self, PacketBeat>;
    const STATION: LevelInlet<Self, RoceStation>;
    const PAIR: LevelInlet<Self, RocePair>;
    const SELECTION: PulseInlet<Self, RocePairSelection>;
    const OPERATION: Outlet<Self, RaoRequest>;
    const OUTCOME: Inlet<Self, RaoResponse>;
    const PACKET: Outlet<Self, PacketBeat>;
    const STATUS: LevelOutlet<Self, RoceStatus>;
    const PARSER_STATUS: LevelOutlet<Self, RoceParserStatus>;
    const PAIRS: u64;
    const DEPTH: usize;
}

macro_rules! responder {
    ($device:ident, $pairs:literal, $depth:literal) => {
        impl Responder for $device {
            const SOURCE: Inlet<Self, PacketBeat> = Self::SOURCE;
            const STATION: LevelInlet<Self, RoceStation> = Self::STATION;
            const PAIR: LevelInlet<Self, RocePair> = Self::PAIR;
            const SELECTION: PulseInlet<Self, RocePairSelection> = Self::SELECTION;
            const OPERATION: Outlet<Self, RaoRequest> = Self::OPERATION;
            const OUTCOME: Inlet<Self, RaoResponse> = Self::OUTCOME;
            const PACKET: Outlet<Self, PacketBeat> = Self::PACKET;
            const STATUS: LevelOutlet<Self, RoceStatus> = Self::STATUS;
            const PARSER_STATUS: LevelOutlet<Self, RoceParserStatus> = Self::PARSER_STATUS;
            const PAIRS: u64 = $pairs;
            const DEPTH: usize = $depth;
        }
    };
}
responder!(RoceResponder, 16, 16);
responder!(RoceResponderTiny, 2, 4);

/// The device, its other ends, and what does its operations.
pub struct Rig<D: Responder> {
    pub bench: Bench<D>,
    pub random: Generator,
    pub station: RoceStation,
    /// By their place.
    pub pairs: BTreeMap<u64, Pair>,
    /// Words by their address, as they are when all that was sent is done.
    memory: HashMap<u64, u64>,
    /// Numbers as they were, by pair and number of the request.
    olds: HashMap<(u64, u64), u64>,
    /// What the engine should be given, and how each ends.
    operations: VecDeque<(RaoRequest, RaoResponse)>,
    due: BTreeMap<u64, Vec<RaoResponse>>,
    /// Cycles from an operation to its outcome.
    pub latency: (u64, u64),
    /// Words at this address cannot be had.
    pub lost: Option<u64>,
    pub status: RoceStatus,
    pub packets: u64,
}

/// Nothing was done.
const NOTHING: RoceStatus = RoceStatus {
    fault: RoceFault::None,
    operations: 0,
    replays: 0,
    answers: 0,
    outstanding: 0,
    stopped_pairs: 0,
    unknown_pairs: 0,
    wrong_partitions: 0,
    stopped: 0,
    gaps: 0,
    forgotten: 0,
    invalid: 0,
    access: 0,
    operational: 0,
    unknown_answers: 0,
};

impl<D: Responder> Rig<D> {
    pub fn new(source: Stall, sink: Stall, latency: (u64, u64)) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        let mut random = bench.generator().fork("ends");
        let station = any_station(&mut random);
        bench.set_level(D::STATION, &station);
        // `step` looks at it.
        bench.ignore(D::OPERATION);
        bench.take_transfers();
        Self {
            bench,
            random,
            station,
            pairs: BTreeMap::new(),
            memory: HashMap::new(),
            olds: HashMap::new(),
            operations: VecDeque::new(),
            due: BTreeMap::new(),
            latency,
            lost: None,
            status: NOTHING,
            packets: 0,
        }
    }

    /// Sets a pair up, and begins its numbers anew.
    pub fn set_up(&mut self, place: u64, rules: RocePair) {
        // What was sent is for the one before.
        self.until_idle();
        self.bench.set_level(D::PAIR, &rules);
        self.bench.send(D::SELECTION, [RocePairSelection { is_valid: true, place }]);
        self.until_idle();
        self.pairs.insert(place, Pair::new(rules, D::DEPTH));
        self.olds.retain(|(of, _), _| *of != place);
    }

    /// Sets up all that there are.
    pub fn set_up_all(&mut self) {
        for place in 0..D::PAIRS {
            let number = place + D::PAIRS * self.random.below((1 << 24) / D::PAIRS);
            let rules = any_pair(&mut self.random, number);
            self.set_up(place, rules);
        }
    }

    /// A request for the pair at that place, so many numbers from its first.
    pub fn request(&mut self, place: u64, number: u64) -> Request {
        let rules = self.pairs[&place].rules;
        let mut request = any_request(&mut self.random, &rules);
        request.sequence = (rules.sequence + number) % SEQUENCES;
        // Few words, so that operations meet.
        request.address = rules.first_address + 8 * self.random.below(4);
        if self.random.chance(1, 2) {
            request.compare = self.memory.get(&request.address).copied().unwrap_or(0);
        }
        request
    }

    /// Sends a request, and expects what the model makes of it.
    pub fn send(&mut self, request: Request) -> Verdict {
        let packet = request_packet(&mut self.random, &self.station, &request);
        let beats = coming(&mut self.random, &packet);
        self.bench.send(D::SOURCE, beats);
        self.packets += 1;
        let place = request.pair_number % D::PAIRS;
        let pair = self.pairs.get_mut(&place);
        let pair = pair.filter(|pair| pair.rules.pair_number == request.pair_number);
        let Some(pair) = pair else {
            self.fault(RoceFault::UnknownPair);
            return Verdict::Dropped;
        };
        let (verdict, fault, sequence) = pair.judge(&request);
        let rules = pair.rules;
        if pair.is_stopped {
            self.status.stopped_pairs |= 1 << place;
        }
        let key = (place, sequence);
        let mut old = 0;
        let mut syndrome = RoceSyndrome::Done;
        match verdict {
            Verdict::Dropped => (),
            Verdict::Refusal(why) => syndrome = why,
            Verdict::Replay => {
                self.status.replays += 1;
                old = self.olds[&key];
            }
            Verdict::Operation => {
                self.status.operations += 1;
                let is_lost = self.lost == Some(request.address);
                if is_lost {
                    syndrome = RoceSyndrome::Operational;
                    self.fault(RoceFault::Operational);
                }
                old = self.operate(&request, is_lost);
                self.olds.insert(key, old);
            }
        }
        if let Some(fault) = fault {
            self.fault(fault);
        }
        if verdict != Verdict::Dropped {
            self.status.answers += 1;
            let messages = self.pairs[&place].messages(sequence, syndrome);
            let answer = RoceAnswer {
                syndrome,
                peer_mac: rules.peer_mac,
                peer_address: rules.peer_address,
                peer_pair_number: rules.peer_pair_number,
                p_key: rules.p_key,
                sequence,
                messages,
                old,
            };
            let packet = answer_packet(&self.station, &answer);
            self.bench.expect(D::PACKET, leaving(&packet));
        }
        verdict
    }

    /// Does an operation; gives the number as it was.
    pub fn operate(&mut self, request: &Request, is_lost: bool) -> u64 {
        let word = self.memory.entry(request.address).or_insert(0);
        let old = *word;
        let operation = match request.operation.expect("it was judged") {
            Operation::CompareSwap => RaoOperation::CompareSwap,
            Operation::FetchAdd => RaoOperation::FetchAdd,
        };
        let Request { operand, compare, address, .. } = *request;
        if !is_lost {
            *word = nic_model::rao::applied(operation, 8, old, operand, compare);
        }
        let given = RaoRequest {
            tag: 0,
            operation: operation.code().into(),
            is_long: true,
            address,
            operand,
            compare,
        };
        let result = if is_lost { RaoResult::Failed } else { RaoResult::Done };
        self.operations.push_back((given, RaoResponse { tag: 0, result, old }));
        old
    }

    pub fn fault(&mut self, fault: RoceFault) {
        let status = &mut self.status;
        let counter = match fault {
            RoceFault::None => return,
            RoceFault::UnknownPair => &mut status.unknown_pairs,
            RoceFault::WrongPartition => &mut status.wrong_partitions,
            RoceFault::Stopped => &mut status.stopped,
            RoceFault::Gap => &mut status.gaps,
            RoceFault::Forgotten => &mut status.forgotten,
            RoceFault::Invalid => &mut status.invalid,
            RoceFault::Access => &mut status.access,
            RoceFault::Operational => &mut status.operational,
            RoceFault::UnknownAnswer => &mut status.unknown_answers,
        };
        *counter += 1;
        if status.fault == RoceFault::None {
            status.fault = fault;
        }
    }

    pub fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            if port != D::OPERATION.index() {
                continue;
            }
            let given = RaoRequest::from_field_words(&self.bench.access(port).split(&words));
            let (expected, outcome) = self.operations.pop_front().expect("it should be done");
            assert_eq!(given, RaoRequest { tag: given.tag, ..expected });
            let when = cycle + self.random.within(self.latency.0..=self.latency.1);
            let outcome = RaoResponse { tag: given.tag, ..outcome };
            self.due.entry(when).or_default().push(outcome);
        }
        while let Some(entry) = self.due.first_entry().filter(|entry| *entry.key() <= cycle) {
            self.bench.send(D::OUTCOME, entry.remove());
        }
    }

    pub fn until_idle(&mut self) {
        let mut quiet = 0;
        let mut before = (0, 0);
        while quiet < 400 || !self.due.is_empty() {
            self.step();
            let now = (
                self.bench.transfers(D::PACKET.index()) + self.bench.transfers(D::SOURCE.index()),
                self.bench.transfers(D::OUTCOME.index())
                    + self.bench.transfers(D::SELECTION.index()),
            );
            quiet = if now == before { quiet + 1 } else { 0 };
            before = now;
        }
    }

    /// All that was expected has come, and nothing else.
    pub fn finish(mut self) {
        self.until_idle();
        assert!(self.operations.is_empty(), "{} were not done", self.operations.len());
        assert_eq!(self.bench.level(D::STATUS), self.status);
        assert_eq!(self.bench.level(D::PARSER_STATUS).requests, self.packets);
        self.bench.finish();
    }
}
