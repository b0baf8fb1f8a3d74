//! Remote atomic operations before a line port: whatever others write in between, operations on a word are done one behind
//! the other, none is lost or done twice, and each is told what was there before.
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::ops::RangeInclusive;

use nic_model::rao::history::{History, word_behind};
use nic_model::rao::modified;
use nic_sim::generated::rao_handler::RaoHandler;
use nic_sim::generated::rao_handler_tiny::RaoHandlerTiny;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    LineModification, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, Message,
    RaoFault, RaoRequest, RaoResponse, RaoResult, RaoStatus,
};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::rao::{addition, any_number, any_request};

/// Its ports.
trait Handler: Wrapper + 'static {
    const REQUEST: Inlet<Self, RaoRequest>;
    const RESPONSE: Outlet<Self, RaoResponse>;
    const LINE_REQUEST: Outlet<Self, LineRequest>;
    const LINE_RESPONSE: Inlet<Self, LineResponse>;
    const STATUS: LevelOutlet<Self, RaoStatus>;
    const ELEMENTS: u64;
}

macro_rules! handler {
    ($device:ident, $elements:literal) => {
        impl Handler for $device {
            const REQUEST: Inlet<Self, RaoRequest> = Self::REQUEST;
            const RESPONSE: Outlet<Self, RaoResponse> = Self::RESPONSE;
            const LINE_REQUEST: Outlet<Self, LineRequest> = Self::LINE_REQUEST;
            const LINE_RESPONSE: Inlet<Self, LineResponse> = Self::LINE_RESPONSE;
            const STATUS: LevelOutlet<Self, RaoStatus> = Self::STATUS;
            const ELEMENTS: u64 = $elements;
        }
    };
}
handler!(RaoHandler, 8);
handler!(RaoHandlerTiny, 2);

/// What the memory behind the line port does.
#[derive(Clone, Copy)]
struct Manner {
    /// Cycles from a request to its answer.
    latency: (u64, u64),
    /// Parts of a hundred of the cycles in which somebody else writes a word.
    writes: u64,
    /// Somebody else writes each word that was visited, right behind the visit.
    disturbs: bool,
    /// One visit in so many fails; 0: none does.
    failing: u64,
}

const CALM: Manner = Manner { latency: (5, 5), writes: 0, disturbs: false, failing: 0 };

/// The device, and the memory behind it.
struct Rig<D: Handler> {
    bench: Bench<D>,
    random: Generator,
    manner: Manner,
    /// Words by their address over 8.
    memory: HashMap<u64, u64>,
    due: BTreeMap<u64, Vec<LineResponse>>,
    /// Tags that wait for an answer of the line port.
    under_way: Vec<u64>,
    histories: BTreeMap<u64, History>,
    /// What is not answered, of each word and of all that is refused.
    asked: BTreeMap<u64, VecDeque<RaoRequest>>,
    refused: HashMap<u64, RaoResult>,
    visits: u64,
    fails: u64,
    /// The cycle in which each answer left, and the first one in which each request was taken.
    left: Vec<u64>,
    answers: Vec<RaoResponse>,
    first_visit: Option<u64>,
    first_taken: Option<u64>,
    most_under_way: usize,
    next_tag: u64,
    taken: u64,
}

impl<D: Handler> Rig<D> {
    fn new(source: Stall, sink: Stall, manner: Manner) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        // `step` looks at both.
        bench.ignore(D::LINE_REQUEST);
        bench.ignore(D::RESPONSE);
        let random = bench.generator().fork("memory");
        Self {
            bench,
            random,
            manner,
            memory: HashMap::new(),
            due: BTreeMap::new(),
            under_way: vec![],
            histories: BTreeMap::new(),
            asked: BTreeMap::new(),
            refused: HashMap::new(),
            visits: 0,
            fails: 0,
            left: vec![],
            answers: vec![],
            first_visit: None,
            first_taken: None,
            most_under_way: 0,
            next_tag: 0,
            taken: 0,
        }
    }

    /// Asks for an operation; gives its tag.
    fn ask(&mut self, request: RaoRequest) -> u64 {
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % (1 << 16);
        let request = RaoRequest { tag, ..request };
        self.asked.entry(request.address >> 3).or_default().push_back(request);
        self.bench.send(D::REQUEST, [request]);
        tag
    }

    /// Asks for one that is to be refused.
    fn ask_in_vain(&mut self, request: RaoRequest, why: RaoResult) {
        let tag = self.next_tag;
        self.next_tag += 1;
        self.refused.insert(tag, why);
        self.bench.send(D::REQUEST, [RaoRequest { tag, ..request }]);
    }

    fn word(&mut self, word: u64) -> &mut u64 {
        let random = &mut self.random;
        self.memory.entry(word).or_insert_with(|| any_number(random))
    }

    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == D::LINE_REQUEST.index() {
                self.first_visit.get_or_insert(cycle);
                self.visited(cycle, &LineRequest::from_field_words(&fields));
            } else if port == D::RESPONSE.index() {
                self.answered(cycle, RaoResponse::from_field_words(&fields));
            } else if port == D::REQUEST.index() {
                self.first_taken.get_or_insert(cycle);
                self.taken += 1;
            }
        }
        if self.random.below(100) < self.manner.writes {
            let words: Vec<u64> = self.asked.keys().copied().collect();
            if !words.is_empty() {
                let word = *self.random.pick(&words);
                let number = any_number(&mut self.random);
                *self.word(word) = number;
            }
        }
        while let Some(first) = self.due.first_entry().filter(|first| *first.key() <= cycle) {
            for answer in first.remove() {
                self.under_way.retain(|tag| *tag != answer.tag);
                self.bench.send(D::LINE_RESPONSE, [answer]);
            }
        }
    }

    /// The bank modifies a line: now, as far as others can see.
    fn visited(&mut self, cycle: u64, request: &LineRequest) {
        let LineRequest { operation, space, line_address, data, byte_enable, tag } = *request;
        assert_eq!((operation, space), (LineOperation::CoModify, LineSpace::Host));
        assert!(tag < D::ELEMENTS && !self.under_way.contains(&tag), "{tag}");
        self.under_way.push(tag);
        self.most_under_way = self.most_under_way.max(self.under_way.len());
        self.visits += 1;
        let word = 8 * line_address + u64::from(byte_enable.trailing_zeros()) / 8;
        assert!(self.asked.get(&word).is_some_and(|asked| !asked.is_empty()), "{word:#x}");
        let mut line = [0; 64];
        for (number, bytes) in (0..).zip(line.chunks_mut(8)) {
            let value = *self.word(8 * line_address + number);
            bytes.copy_from_slice(&value.to_le_bytes());
        }
        let fails = self.manner.failing > 0 && self.random.chance(1, self.manner.failing);
        let history = self.histories.entry(word).or_default();
        let (status, given) = if fails {
            history.visit(None);
            self.fails += 1;
            (LineStatus::Error, [0xee; 64])
        } else {
            let of = LineModification { line, data, byte_enable, port: false, tag };
            let written = modified(&of).expect("the request is legal");
            let at = (word % 8 * 8) as usize;
            let number = |line: &[u8; 64]| {
                u64::from_le_bytes(line[at..at + 8].try_into().expect("eight bytes"))
            };
            history.visit(Some((number(&line), number(&written))));
            self.memory.insert(word, number(&written));
            (LineStatus::Okay, line)
        };
        if self.manner.disturbs {
            *self.word(word) ^= 1 << 40;
        }
        let (least, most) = self.manner.latency;
        // The answer is sent behind this step, and moves in the next one.
        let due = cycle + self.random.within(RangeInclusive::new(least, most)) - 1;
        self.due.entry(due).or_default().push(LineResponse { tag, status, data: given });
    }

    fn answered(&mut self, cycle: u64, response: RaoResponse) {
        self.left.push(cycle);
        self.answers.push(response);
        if let Some(why) = self.refused.remove(&response.tag) {
            assert_eq!((response.result, response.old), (why, 0));
            return;
        }
        let is_its = |asked: &&mut VecDeque<RaoRequest>| {
            asked.front().is_some_and(|first| first.tag == response.tag)
        };
        let asked = self.asked.values_mut().find(is_its);
        let asked = asked.unwrap_or_else(|| panic!("{response:x?} is not the next of a word"));
        let request = asked.pop_front().expect("it was looked at");
        self.histories.entry(request.address >> 3).or_default().answer(request, response);
    }

    fn is_busy(&self) -> bool {
        self.asked.values().any(|asked| !asked.is_empty()) || !self.refused.is_empty()
    }

    /// Until all is answered; then says what may have happened to each word.
    fn until_done(&mut self) {
        let mut patience = 0;
        let mut left = self.left.len();
        while self.is_busy() {
            self.step();
            patience = if self.left.len() > left { 0 } else { patience + 1 };
            left = self.left.len();
            assert!(patience < 4_000, "{:x?} waits", self.asked);
        }
        self.bench.run(8);
        assert!(self.bench.take_transfers().is_empty(), "nothing is left");
        for (word, history) in &self.histories {
            history.check().unwrap_or_else(|why| panic!("word {word:#x}: {why}"));
        }
    }

    fn status(&mut self) -> RaoStatus {
        self.bench.level(D::STATUS)
    }
}

/// Operations on so many words, now and then one that is refused.
fn traffic<D: Handler>(
    stalls: (Stall, Stall),
    manner: Manner,
    words: u64,
    operations: u64,
) -> RaoStatus {
    let mut rig = Rig::<D>::new(stalls.0, stalls.1, manner);
    let mut random = rig.bench.generator().fork("operations");
    let base = random.bits(40) << 6;
    let mut refusals = [0, 0];
    for _ in 0..operations {
        let number = random.below(words);
        // Far from each other, too: every bit of the line's address counts.
        let far = if number % 3 == 2 { 0xf_ffff_ffff_ffc0 } else { 0 };
        let word = (base + 8 * number) ^ far;
        let request = any_request(&mut random, word);
        match random.below(40) {
            0 => {
                refusals[0] += 1;
                let address = request.address + 1 + random.below(3);
                rig.ask_in_vain(RaoRequest { address, ..request }, RaoResult::Unaligned);
            }
            1 => {
                refusals[1] += 1;
                let operation = 10 + random.below(6);
                rig.ask_in_vain(RaoRequest { operation, ..request }, RaoResult::UnknownOperation);
            }
            _ => {
                // Often a comparison that comes true.
                let compare =
                    if random.chance(1, 2) { *rig.word(word >> 3) } else { request.compare };
                rig.ask(RaoRequest { compare, ..request });
            }
        }
        (0..random.below(3)).for_each(|_| rig.step());
    }
    rig.until_done();
    let (visits, fails, taken) = (rig.visits, rig.fails, rig.taken);
    let status = rig.status();
    assert_eq!((status.visits, status.failures), (visits, fails));
    assert_eq!((status.operations, taken), (operations, operations));
    assert_eq!([status.unaligned, status.unknown_operations], refusals);
    assert_eq!(status.unknown_answers, 0);
    rig.bench.dismiss();
    status
}

#[test]
fn every_operation_is_done_once_and_told_what_was_there() {
    for stalls in Stall::pairs() {
        for words in [1, 3, 12] {
            let manner = Manner { latency: (5, 30), ..CALM };
            let status = traffic::<RaoHandlerTiny>(stalls, manner, words, 150);
            assert_eq!(status.mispredictions, 0, "nobody else writes");
        }
    }
    let status = traffic::<RaoHandler>((Stall::Never, Stall::Never), CALM, 4, 3_000);
    assert!(status.visits < status.operations && status.mispredictions == 0, "{status:?}");
}

#[test]
fn others_write_in_between() {
    let manner = Manner { latency: (5, 40), writes: 30, ..CALM };
    for stalls in Stall::pairs() {
        traffic::<RaoHandlerTiny>(stalls, manner, 3, 150);
    }
    let status = traffic::<RaoHandler>((Stall::Never, Stall::Never), manner, 3, 3_000);
    assert!(status.mispredictions > 100, "{status:?}");
}

#[test]
fn somebody_who_writes_behind_every_visit_stops_nobody() {
    let manner = Manner { latency: (5, 12), disturbs: true, ..CALM };
    let status = traffic::<RaoHandler>((Stall::Never, Stall::Never), manner, 2, 2_000);
    assert!(status.mispredictions > 500, "{status:?}");
}

#[test]
fn a_line_that_cannot_be_had_is_told_and_those_behind_are_tried() {
    let manner = Manner { latency: (5, 20), writes: 5, failing: 4, ..CALM };
    for stalls in Stall::pairs() {
        let status = traffic::<RaoHandlerTiny>(stalls, manner, 3, 150);
        assert!(status.failures > 10, "{status:?}");
        // Nothing is predicted of a line that could not be had.
        let status = traffic::<RaoHandlerTiny>(stalls, Manner { writes: 0, ..manner }, 3, 150);
        assert_eq!(status.mispredictions, 0, "nobody else writes");
    }
    let status = traffic::<RaoHandler>((Stall::Never, Stall::Never), manner, 3, 2_000);
    assert!(status.failures > 100, "{status:?}");
}

#[test]
fn an_operation_asks_for_its_line_after_two_cycles_and_is_answered_with_it() {
    let mut rig = Rig::<RaoHandler>::new(Stall::Never, Stall::Never, CALM);
    for round in 0..20 {
        (rig.first_taken, rig.first_visit) = (None, None);
        rig.left.clear();
        rig.ask(addition(0, 0x1_0000 + 8 * (round % 3), 5));
        rig.until_done();
        let taken = rig.first_taken.expect("it was taken");
        assert_eq!(rig.first_visit.expect("it was asked for") - taken, 2);
        // Two cycles, five of the line port, and one.
        assert_eq!(rig.left, [taken + 8]);
    }
    assert_eq!(rig.status().visits, 20);
    rig.bench.dismiss();
}

/// Cycles of so many operations, each on the word that `word` says, with a line port that answers after five cycles.
fn cycles(operations: u64, word: fn(u64) -> u64) -> (u64, RaoStatus) {
    let mut rig = Rig::<RaoHandler>::new(Stall::Never, Stall::Never, CALM);
    let mut random = rig.bench.generator().fork("operations");
    for number in 0..operations {
        let request = any_request(&mut random, 0x4_0000 + 8 * word(number));
        rig.ask(request);
    }
    rig.until_done();
    let cycles = rig.left[rig.left.len() - 1] - rig.first_taken.expect("taken");
    let status = rig.status();
    rig.bench.dismiss();
    (cycles, status)
}

#[test]
fn a_word_has_an_operation_in_each_cycle() {
    const OPERATIONS: u64 = 2_000;
    let (of_one, status) = cycles(OPERATIONS, |_| 0);
    println!("{OPERATIONS} operations on a word: {of_one} cycles, {} requests", status.visits);
    assert!(of_one < OPERATIONS + 40, "{of_one} cycles");
    assert!(status.visits < OPERATIONS / 6, "{status:?}");
    let (of_eight, status) = cycles(OPERATIONS, |number| number % 8);
    println!("on the words of a line in turn: {of_eight} cycles, {} requests", status.visits);
    assert!(of_eight < OPERATIONS + 40, "{of_eight} cycles");
}

#[test]
fn so_many_words_are_worked_on_at_the_same_time() {
    let manner = Manner { latency: (100, 100), ..CALM };
    let mut rig = Rig::<RaoHandler>::new(Stall::Never, Stall::Never, manner);
    for number in 0..64 {
        rig.ask(addition(0, 64 * number, 1));
    }
    rig.until_done();
    assert_eq!(rig.most_under_way, 8);
    // Eight rounds.
    let cycles = rig.left[63] - rig.first_taken.expect("taken");
    assert!((800..880).contains(&cycles), "{cycles}");
    rig.bench.dismiss();
}

#[test]
fn answers_that_nothing_waits_for_are_dropped() {
    let mut rig = Rig::<RaoHandlerTiny>::new(Stall::Never, Stall::Never, CALM);
    for tag in [0, 1, 2, 3, 1 << 9, (1 << 10) - 1] {
        let stray = LineResponse { tag, status: LineStatus::Okay, data: [3; 64] };
        rig.bench.send(RaoHandlerTiny::LINE_RESPONSE, [stray]);
        rig.step();
    }
    (0..8).for_each(|_| rig.step());
    rig.ask(addition(0, 0x1000, 1));
    rig.until_done();
    let status = rig.status();
    assert_eq!((status.unknown_answers, status.fault), (6, RaoFault::UnknownAnswer));
    rig.bench.dismiss();
}

#[test]
fn the_first_fault_is_named() {
    let bad = addition(0, 0x1004, 1);
    let unknown = RaoRequest { operation: 15, address: 0x1000, ..bad };
    let cases = [
        (bad, unknown, RaoResult::Unaligned, RaoResult::UnknownOperation, RaoFault::Unaligned),
        (
            unknown,
            bad,
            RaoResult::UnknownOperation,
            RaoResult::Unaligned,
            RaoFault::UnknownOperation,
        ),
    ];
    for (first, second, why_first, why_second, fault) in cases {
        let mut rig = Rig::<RaoHandlerTiny>::new(Stall::Never, Stall::Never, CALM);
        rig.ask_in_vain(first, why_first);
        rig.ask_in_vain(second, why_second);
        rig.until_done();
        assert_eq!(rig.status().fault, fault);
        assert_eq!(rig.visits, 0);
        rig.bench.dismiss();
    }
    let mut rig =
        Rig::<RaoHandlerTiny>::new(Stall::Never, Stall::Never, Manner { failing: 1, ..CALM });
    rig.ask(addition(0, 0x1000, 1));
    rig.ask_in_vain(bad, RaoResult::Unaligned);
    (0..12).for_each(|_| rig.step());
    rig.until_done();
    assert_eq!(rig.status().failures, 1);
    rig.bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_forgets_all() {
    let manner = Manner { latency: (5, 30), writes: 5, ..CALM };
    let mut rig = Rig::<RaoHandlerTiny>::new(Stall::Alternate, Stall::Alternate, manner);
    let mut random = rig.bench.generator().fork("operations");
    for round in 0..12 {
        for _ in 0..12 {
            let word = random.below(3);
            let request = any_request(&mut random, 0x1000 + 8 * word);
            rig.ask(request);
        }
        (0..20 + 7 * round).for_each(|_| rig.step());
        rig.bench.reset();
        rig.bench.take_transfers();
        rig.due.clear();
        rig.under_way.clear();
        rig.asked.clear();
        rig.histories.clear();
        assert_eq!(rig.status().operations, 0);
        rig.ask(addition(0, 0x1000, 1));
        rig.until_done();
        assert_eq!(rig.status().operations, 1);
        rig.histories.clear();
    }
    rig.bench.dismiss();
}

#[test]
fn the_history_of_a_word_refuses_what_cannot_be() {
    let request = |operand| addition(0, 0x1000, operand);
    let done = |old| RaoResponse { tag: 0, result: RaoResult::Done, old };
    let (old, new) = word_behind(&request(3), 4);
    assert_eq!((old, new), (4, 7));
    let mut right = History::default();
    right.visit(Some((4, 7)));
    right.answer(request(3), done(4));
    right.visit(Some((9, 20)));
    right.answer(request(1), done(9));
    right.answer(request(10), done(10));
    right.check().expect("this may be");
    let mut lost = right.clone();
    lost.answer(request(1), done(20));
    lost.check().expect_err("what was answered was not written");
    let mut other = right.clone();
    other.visit(Some((20, 25)));
    other.answer(request(5), done(19));
    other.check().expect_err("nobody has seen 19");
    let mut more = right;
    more.visit(Some((20, 25)));
    more.check().expect_err("somebody added 5, and was not answered");
}
