//! A push gate beside its model, and a port behind it.
use std::collections::VecDeque;

use nic_model::push_gate::{Asked, PushGate as Model};
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, PulseOutlet, Wrapper};
use nic_spec::message::{
    Choice, LINE_TAG_BITS, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus,
    Message, PushGateConfiguration, PushGateStatus, PushWriteBack, Routed,
};
use nic_tb::{Bench, Generator, Stall};

/// Ports of an emitted gate, and its sizes.
pub struct Gate<D: Wrapper> {
    /// Requests.
    pub line_request: Inlet<D, Routed<LineRequest, 8>>,
    /// Their answers.
    pub line_response: PulseOutlet<D, LineResponse>,
    /// The gates and the delay.
    pub configuration: LevelInlet<D, PushGateConfiguration>,
    /// What leaves.
    pub gated_request: Outlet<D, Routed<LineRequest, 8>>,
    /// What is answered.
    pub gated_response: PulseInlet<D, LineResponse>,
    /// What was counted.
    pub status: LevelOutlet<D, PushGateStatus>,
    /// Rings that have a gate.
    pub rings: u64,
    /// Lines of its table.
    pub lines: usize,
    /// Write-backs that may be unanswered.
    pub write_backs: u64,
    /// Bits of the requester's tag.
    pub tag_bits: u32,
}

/// Cycles from a push to its write-back, whatever was asked for.
pub const SHORTEST: u64 = 4;
/// A setting of the gate.
pub fn configuration(
    closed_rings: u64,
    write_back: PushWriteBack,
    delay: u64,
) -> PushGateConfiguration {
    PushGateConfiguration { closed_rings, write_back, delay_cycles: delay }
}
/// A request of a whole line.
pub fn request(generator: &mut Generator, operation: LineOperation, tag_bits: u32) -> LineRequest {
    let mut data = [0; 64];
    data.copy_from_slice(&generator.bytes(64));
    LineRequest {
        operation,
        space: *generator.pick(LineSpace::ALL),
        line_address: generator.bits(46),
        data,
        byte_enable: u64::MAX,
        tag: generator.bits(tag_bits),
    }
}

/// A gate, its model, and a port behind it that answers.
pub struct Rig<'g, D: Wrapper> {
    gate: &'g Gate<D>,
    /// The bench.
    pub bench: Bench<D>,
    model: Model,
    configuration: PushGateConfiguration,
    /// What should leave, in order, and whether it was a push.
    leaving: VecDeque<(Asked, bool)>,
    /// The write-back that is offered, and when its line was pushed.
    loaded: Option<(Asked, u64)>,
    tracked_lines: usize,
    /// Tags of write-backs that are not answered, and of requests.
    pub own_tags: VecDeque<u64>,
    tags: VecDeque<u64>,
    /// The answers that should pass, in order.
    passing: VecDeque<LineResponse>,
    /// The port answers nothing.
    pub answers_never: bool,
    /// The port answers write-backs first.
    pub answers_at_once: bool,
    /// Tags of the answers that passed.
    pub answered: Vec<u64>,
    /// Cycles from each push to its write-back.
    pub delays: Vec<u64>,
    /// Requests between write-backs.
    pub between: Vec<u64>,
    /// Requests that left.
    pub left: u64,
    /// Those that were pushes.
    pub pushes: u64,
    /// Those that were pushes, and left as writes.
    pub gated: u64,
    /// Pushes without a place.
    pub untracked: u64,
    /// Write-backs that left.
    pub write_backs: u64,
    failed: u64,
}

impl<'g, D: Wrapper> Rig<'g, D> {
    /// A gate of which nothing is asked yet.
    pub fn new(gate: &'g Gate<D>, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        bench.ignore(gate.line_response);
        bench.ignore(gate.gated_request);
        let first = configuration(0, PushWriteBack::Off, 0);
        bench.set_level(gate.configuration, &first);
        Self {
            gate,
            bench,
            model: Model::new(gate.rings, gate.lines),
            configuration: first,
            leaving: VecDeque::new(),
            loaded: None,
            tracked_lines: 0,
            own_tags: VecDeque::new(),
            tags: VecDeque::new(),
            passing: VecDeque::new(),
            answers_never: false,
            answers_at_once: false,
            answered: vec![],
            delays: vec![],
            between: vec![],
            left: 0,
            pushes: 0,
            gated: 0,
            untracked: 0,
            write_backs: 0,
            failed: 0,
        }
    }

    /// Sets the gate.
    pub fn configure(&mut self, configuration: PushGateConfiguration) {
        self.bench.set_level(self.gate.configuration, &configuration);
        self.configuration = configuration;
    }

    /// Sets the gate at random.
    pub fn draw_configuration(&mut self) {
        let generator = self.bench.generator();
        let write_backs = [
            PushWriteBack::Off,
            PushWriteBack::Rewrite,
            PushWriteBack::Flush,
            PushWriteBack::Flush,
        ];
        let write_back = *generator.pick(&write_backs);
        let delay = generator.below(60);
        let closed = generator.bits(8);
        self.configure(configuration(closed, write_back, delay));
    }

    /// A request of a whole line.
    pub fn request(&mut self, operation: LineOperation) -> LineRequest {
        request(self.bench.generator(), operation, self.gate.tag_bits)
    }

    /// Sends a request of a ring.
    pub fn send(&mut self, ring: u64, payload: LineRequest) {
        self.bench.send(self.gate.line_request, [Routed { payload, selection: ring }]);
    }

    /// A request of any kind, most of them pushes of whole lines.
    pub fn send_any(&mut self) {
        let generator = self.bench.generator();
        let operation = match generator.below(4) {
            0 => *generator.pick(LineOperation::ALL),
            _ => LineOperation::NcPush,
        };
        let ring = match generator.below(8) {
            0 => generator.bits(8),
            _ => generator.below(self.gate.rings),
        };
        let byte_enable = match generator.below(8) {
            0 => generator.bits(64),
            _ => u64::MAX,
        };
        let request = LineRequest { byte_enable, ..self.request(operation) };
        self.send(ring, request);
    }

    /// The port answers.
    pub fn answer(&mut self, tag: u64, status: LineStatus) {
        let mut data = [0; 64];
        data.copy_from_slice(&self.bench.generator().bytes(64));
        self.bench.send(self.gate.gated_response, [LineResponse { tag, status, data }]);
    }

    /// One cycle.
    pub fn step(&mut self) {
        self.answer_some();
        let cycle = self.bench.cycle();
        self.bench.step();
        // What came in a cycle first: an answer passes in the cycle in which it comes.
        let mut transfers = self.bench.take_transfers();
        transfers.sort_by_key(|(port, _)| *port == self.gate.line_response.index());
        let mut left = None;
        for (port, words) in transfers {
            let fields = self.bench.access(port).split(&words);
            if port == self.gate.line_request.index() {
                let asked = Asked::from_field_words(&fields);
                let leaves = self.model.through(&asked, &self.configuration);
                let is_push = asked.payload.operation == LineOperation::NcPush;
                self.leaving.push_back((leaves, is_push));
            } else if port == self.gate.gated_request.index() {
                left = Some(Asked::from_field_words(&fields));
            } else if port == self.gate.gated_response.index() {
                let response = LineResponse::from_field_words(&fields);
                if !self.is_own(response.tag) {
                    self.passing.push_back(response);
                }
            } else {
                let response = LineResponse::from_field_words(&fields);
                assert_eq!(self.passing.pop_front(), Some(response), "what passes");
                self.answered.push(response.tag);
            }
        }
        self.follow(left, cycle);
    }

    /// Compares what left in this cycle, and how many lines are tracked, with the model.
    fn follow(&mut self, left: Option<Asked>, cycle: u64) {
        let mut tracks = 0;
        if let Some(left) = left {
            if self.is_own(left.payload.tag) {
                self.take_write_back(left, cycle);
            } else {
                let (expected, was_push) = self.leaving.pop_front().expect("a request to leave");
                assert_eq!(left, expected, "what leaves");
                self.left += 1;
                self.tags.push_back(left.payload.tag);
                let is_push = left.payload.operation == LineOperation::NcPush;
                self.pushes += u64::from(is_push);
                self.gated += u64::from(was_push && !is_push);
                if let Some(count) = self.between.last_mut() {
                    *count += 1;
                }
                if self.model.wants_write_back(&left, &self.configuration) {
                    let has_place = self.model.tracks(&left, cycle);
                    tracks = usize::from(has_place);
                    self.untracked += u64::from(!has_place);
                }
            }
        }
        // At most one line leaves the table: it is offered, or forgotten.
        let now = self.bench.level(self.gate.status).tracked_lines as usize;
        let gone = (self.tracked_lines + tracks).checked_sub(now).expect("lines come by pushes");
        self.tracked_lines = now;
        match (gone, self.configuration.write_back) {
            (0, _) => (),
            (1, PushWriteBack::Off) => assert!(self.model.forgets()),
            (1, _) => {
                assert!(self.loaded.is_none(), "one is offered at a time");
                self.loaded = self.model.write_back(&self.configuration);
                assert!(self.loaded.is_some(), "a line is tracked");
            }
            _ => panic!("{gone} lines leave the table in a cycle"),
        }
        assert_eq!(now, self.model.tracked());
    }

    fn take_write_back(&mut self, left: Asked, cycle: u64) {
        let (mut expected, pushed) = self.loaded.take().expect("a write-back is offered");
        expected.payload.tag = left.payload.tag;
        expected.payload.byte_enable = u64::MAX;
        assert_eq!(left, expected, "what is written back");
        assert!(!self.own_tags.contains(&left.payload.tag), "a tag is given once");
        assert!(cycle - pushed >= SHORTEST);
        self.own_tags.push_back(left.payload.tag);
        assert!(self.own_tags.len() as u64 <= self.gate.write_backs);
        self.delays.push(cycle - pushed);
        self.between.push(0);
        self.write_backs += 1;
    }

    /// Whether the tag is one of the gate's own.
    fn is_own(&self, tag: u64) -> bool {
        assert!(tag < 1 << LINE_TAG_BITS);
        let begin = 1 << self.gate.tag_bits;
        (begin..begin + self.gate.write_backs).contains(&tag)
    }

    /// The port answers in any order.
    fn answer_some(&mut self) {
        let busy = self.bench.waiting(self.gate.gated_response.index()) > 0;
        if self.answers_never || busy {
            return;
        }
        let generator = self.bench.generator();
        let own_first = generator.chance(1, 2);
        if !self.answers_at_once && generator.chance(1, 2) {
            return;
        }
        let status = *generator.pick(LineStatus::ALL);
        if !self.own_tags.is_empty() && (own_first || self.answers_at_once || self.tags.is_empty())
        {
            let index = self.bench.generator().below(self.own_tags.len() as u64) as usize;
            let tag = self.own_tags.remove(index).expect("inside");
            self.failed += u64::from(status == LineStatus::Error);
            self.answer(tag, status);
        } else if let Some(tag) = self.tags.pop_front() {
            self.answer(tag, status);
        }
    }

    fn is_done(&self) -> bool {
        let waits = |port| self.bench.waiting(port) > 0;
        let is_answered = self.own_tags.is_empty() && self.tags.is_empty();
        !waits(self.gate.line_request.index())
            && !waits(self.gate.gated_response.index())
            && self.leaving.is_empty()
            && self.loaded.is_none()
            && self.model.tracked() == 0
            && self.passing.is_empty()
            && is_answered
    }

    /// Runs until something is so.
    pub fn until(&mut self, mut is_there: impl FnMut(&mut Self) -> bool) {
        let mut left = 50_000;
        while !is_there(self) {
            self.step();
            left -= 1;
            assert!(left > 0, "{} leave, {} are tracked", self.leaving.len(), self.model.tracked());
        }
    }

    /// Runs until nothing is outstanding, and compares the counts.
    pub fn until_idle(&mut self) {
        self.until(|rig| rig.is_done());
        // Counters are some cycles late.
        (0..8).for_each(|_| self.step());
        let status = self.bench.level(self.gate.status);
        let counted = [
            status.pushes,
            status.gated_pushes,
            status.untracked_pushes,
            status.write_backs,
            status.failed_write_backs,
        ];
        let expected = [self.pushes, self.gated, self.untracked, self.write_backs, self.failed];
        assert_eq!(counted, expected, "what is counted");
        assert!(status.is_idle && status.stray_answers == 0, "{status:?}");
    }

    /// The device was reset.
    pub fn forget(&mut self) {
        self.bench.take_transfers();
        self.model = Model::new(self.gate.rings, self.gate.lines);
        self.leaving.clear();
        self.loaded = None;
        self.tracked_lines = 0;
        self.own_tags.clear();
        self.tags.clear();
        self.passing.clear();
        (self.left, self.pushes, self.gated) = (0, 0, 0);
        (self.untracked, self.write_backs, self.failed) = (0, 0, 0);
    }
}
