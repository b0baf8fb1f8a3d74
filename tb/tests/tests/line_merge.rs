//! The merge of line ports against its model: turns, bursts, and answers that find their way back.
use std::collections::{BTreeMap, VecDeque};

use nic_model::line_merge::LineMerge;
use nic_sim::generated::{line_merge, line_merge_tiny};
use nic_sim::{AnyDevice, Design, Device};
use nic_spec::message::{
    Choice, LINE_TAG_BITS, LINE_TAGS, LineOperation, LineRequest, LineResponse, LineSpace,
    LineStatus, Message,
};
use nic_tb::bench::Options;
use nic_tb::{Bench, Measured, Stall};
use nic_tests::parts::Parts;

/// An emitted merge: how many requesters it has, and the lines of a turn.
/// A merge, its requesters, the most lines of a turn, and the bits of their own tags.
type Emitted = (&'static Design, usize, u64, u32);

/// Every emitted merge.
const MERGES: [Emitted; 2] = [(&line_merge_tiny::DESIGN, 2, 4, 7), (&line_merge::DESIGN, 3, 64, 6)];

#[test]
fn requests_leave_by_turns_in_every_regime() {
    for (merge, (source, sink)) in MERGES.iter().flat_map(|m| Stall::pairs().map(move |s| (m, s))) {
        let mut rig = Rig::new(*merge, source, sink);
        for _ in 0..40 {
            let requester = rig.bench.generator().below(rig.requesters as u64) as usize;
            let lines = rig.bench.generator().within(1..=12);
            rig.send_run(requester, lines);
        }
        rig.until_idle();
        assert!(rig.moved > 100, "{}", rig.moved);
        rig.bench.dismiss();
    }
}

#[test]
fn a_burst_stays_together_up_to_its_limit() {
    for merge in MERGES {
        let mut rig = Rig::new(merge, Stall::Never, Stall::Never);
        rig.bench.probe_every(0);
        let lines = 2 * merge.2 + 1;
        (0..rig.requesters).for_each(|requester| rig.send_run(requester, lines));
        rig.until_idle();
        let mut turns: Vec<(usize, u64)> = vec![];
        for (requester, _) in &rig.order {
            match turns.last_mut() {
                Some((last, count)) if last == requester => *count += 1,
                _ => turns.push((*requester, 1)),
            }
        }
        // All begin in the same cycle.
        let rounds = [merge.2, merge.2, 1].into_iter();
        let expected = rounds.flat_map(|count| (0..rig.requesters).map(move |r| (r, count)));
        assert_eq!(turns, expected.collect::<Vec<_>>());
        rig.bench.dismiss();
    }
}

#[test]
fn what_does_not_follow_ends_the_turn() {
    for merge in MERGES {
        let mut rig = Rig::new(merge, Stall::Never, Stall::Never);
        let first = LineRequest {
            operation: LineOperation::NcWrite,
            space: LineSpace::Host,
            line_address: 100,
            data: [7; 64],
            byte_enable: u64::MAX,
            tag: 1,
        };
        let next = LineRequest { line_address: 101, ..first };
        for other in [
            LineRequest { line_address: 100, ..next },
            LineRequest { line_address: 102, ..next },
            LineRequest { line_address: 98, ..next },
            LineRequest { line_address: 101 + (1 << 45), ..next },
            LineRequest { operation: LineOperation::CoWrite, ..next },
            LineRequest { operation: LineOperation::NcPush, ..next },
            LineRequest { space: LineSpace::DeviceHostBias, ..next },
            LineRequest { space: LineSpace::DeviceDeviceBias, ..next },
        ] {
            for requester in 0..rig.requesters {
                rig.send(requester, first);
                rig.send(requester, other);
            }
            rig.until_idle();
            let order: Vec<usize> = rig.order.drain(..).map(|(requester, _)| requester).collect();
            let expected = (0..rig.requesters).chain(0..rig.requesters);
            assert_eq!(order, expected.collect::<Vec<_>>(), "{other:?}");
        }
        rig.bench.dismiss();
    }
}

#[test]
fn answers_find_their_requester_and_others_are_counted() {
    for merge in MERGES {
        for source in Stall::ALL {
            let mut rig = Rig::new(merge, source, Stall::Always);
            // Requests that nobody takes are in no answer's way.
            (0..rig.requesters).for_each(|requester| rig.send_run(requester, 3));
            for tag in (0..LINE_TAGS).chain(0..LINE_TAGS) {
                let status = *rig.bench.generator().pick(LineStatus::ALL);
                let mut data = [0; 64];
                data.copy_from_slice(&rig.bench.generator().bytes(64));
                rig.answer(LineResponse { tag, status, data });
            }
            let port = rig.merged_response;
            let mut left = 20_000;
            while rig.bench.waiting(port) > 0 {
                rig.step();
                left -= 1;
                assert!(left > 0, "answers never wait");
            }
            (0..3).for_each(|_| rig.step());
            assert!(rig.answers.values().all(VecDeque::is_empty), "every answer came");
            let strays = (0..LINE_TAGS).filter(|tag| rig.model.requester(*tag).is_none()).count();
            assert_eq!(rig.level("status"), 2 * strays as u64);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    for (merge, (source, sink)) in MERGES.iter().flat_map(|m| Stall::pairs().map(move |s| (m, s))) {
        let mut rig = Rig::new(*merge, source, sink);
        for steps in [1, 2, 5, 12, 40] {
            (0..rig.requesters).for_each(|requester| rig.send_run(requester, 9));
            (0..steps).for_each(|_| rig.step());
            rig.bench.reset();
            rig.forget();
        }
        (0..rig.requesters).for_each(|requester| rig.send_run(requester, 9));
        rig.until_idle();
        rig.bench.dismiss();
    }
}

#[test]
fn a_reset_in_the_middle_needs_one_cycle() {
    // A bench's reset takes two cycles at least, and in the second what waits would leave by itself.
    for (design, requesters, ..) in MERGES {
        let mut parts = Parts::new(design, &[]);
        parts.reset();
        let offer = |parts: &mut Parts, valid: u64| {
            for requester in 0..requesters {
                parts.set_number(&format!("line_request_{requester}_valid"), valid);
            }
        };
        let cycle = |parts: &mut Parts| {
            parts.settle();
            parts.tick();
        };
        offer(&mut parts, 1);
        (0..6).for_each(|_| cycle(&mut parts));
        offer(&mut parts, 0);
        parts.settle();
        let is_ready = |parts: &Parts, requester: usize| {
            parts.number(&format!("line_request_{requester}_ready"))
        };
        assert!((0..requesters).all(|requester| is_ready(&parts, requester) == 0), "each waits");
        assert_eq!(parts.number("merged_request_valid"), 1);
        parts.set_number("rst", 1);
        cycle(&mut parts);
        parts.set_number("rst", 0);
        parts.set_number("merged_request_ready", 1);
        for _ in 0..10 {
            parts.settle();
            assert_eq!(parts.number("merged_request_valid"), 0);
            assert!((0..requesters).all(|requester| is_ready(&parts, requester) == 1));
            parts.tick();
        }
    }
}

#[test]
fn a_request_leaves_in_every_cycle() {
    for merge in MERGES {
        let mut rig = Rig::new(merge, Stall::Never, Stall::Never);
        rig.bench.probe_every(0);
        let (mut least, mut most) = (u64::MAX, 0);
        for number in 0..30 {
            let requester = number % rig.requesters;
            let sent = rig.bench.cycle();
            rig.send_run(requester, 1);
            while rig.order.is_empty() {
                rig.step();
            }
            let latency = rig.order.remove(0).1 - sent;
            (least, most) = (least.min(latency), most.max(latency));
        }
        // Some follow, some do not; turns change without a gap.
        for number in 0..60 {
            (0..rig.requesters).for_each(|requester| rig.send_run(requester, 1 + number % 5));
        }
        rig.until_idle();
        let (first, last) = (rig.order[0].1, rig.order[rig.order.len() - 1].1);
        let gaps = rig.order.len() as u64 - 1;
        let measured = Measured { least, most, cycles: last - first, gaps };
        let contract = merge.0.contract.expect("the module has a contract");
        measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", merge.0.module));
        rig.bench.dismiss();
    }
}

/// A merge and its model, which sees the same offers in the same cycles.
struct Rig {
    bench: Bench<AnyDevice>,
    model: LineMerge,
    requesters: usize,
    burst: u64,
    own_bits: u32,
    requests: Vec<usize>,
    responses: Vec<usize>,
    merged_request: usize,
    merged_response: usize,
    /// What each requester has given and has not left.
    offers: Vec<Option<LineRequest>>,
    /// What is about to leave.
    leaving: Option<(usize, LineRequest)>,
    /// Whose requests left, and in which cycles.
    order: Vec<(usize, u64)>,
    /// Answers that should come, by requester.
    answers: BTreeMap<usize, VecDeque<LineResponse>>,
    moved: u64,
}

impl Rig {
    fn new((design, requesters, burst, own_bits): Emitted, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::any(design, &Options::new(source, sink));
        bench.take_transfers();
        let port = |name: &str| design.groups.iter().position(|g| g.name == name);
        let port = |name: String| port(&name).unwrap_or_else(|| panic!("no port is `{name}`"));
        let each = |name: &str| (0..requesters).map(|i| port(format!("{name}_{i}"))).collect();
        Self {
            bench,
            model: LineMerge::new(requesters, burst, own_bits),
            requesters,
            burst,
            own_bits,
            requests: each("line_request"),
            responses: each("line_response"),
            merged_request: port("merged_request".into()),
            merged_response: port("merged_response".into()),
            offers: vec![None; requesters],
            leaving: None,
            order: vec![],
            answers: BTreeMap::new(),
            moved: 0,
        }
    }

    fn level(&mut self, name: &str) -> u64 {
        let device = self.bench.device();
        let group = device.design().groups.iter().find(|g| g.name == name).expect("it has one");
        u64::from(device.model().words(group.fields[0].port)[0])
    }

    fn send(&mut self, requester: usize, request: LineRequest) {
        self.bench.send_words(self.requests[requester], request.field_words().concat());
    }

    /// Sends lines that follow each other.
    fn send_run(&mut self, requester: usize, lines: u64) {
        let generator = self.bench.generator();
        // Runs of requesters go on where those of others end, now and then.
        let first = 16 * generator.below(8);
        let operation = *generator.pick(&[LineOperation::NcWrite, LineOperation::NcRead]);
        for line_address in first..first + lines {
            let generator = self.bench.generator();
            let mut data = [0; 64];
            data.copy_from_slice(&generator.bytes(64));
            let (byte_enable, tag) = (generator.bits(64), generator.bits(LINE_TAG_BITS));
            let space = LineSpace::Host;
            let request = LineRequest { operation, space, line_address, data, byte_enable, tag };
            self.send(requester, request);
        }
    }

    fn answer(&mut self, response: LineResponse) {
        if let Some((requester, tag)) = self.model.requester(response.tag) {
            let answer = LineResponse { tag, ..response };
            self.answers.entry(requester).or_default().push_back(answer);
        }
        self.bench.send_words(self.merged_response, response.field_words().concat());
    }

    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle() - 1;
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.merged_request {
                let (requester, request) = self.leaving.take().expect("something leaves");
                assert_eq!(LineRequest::from_field_words(&fields), request);
                self.order.push((requester, cycle));
                self.moved += 1;
            } else if let Some(requester) = self.requests.iter().position(|other| *other == port) {
                assert!(self.offers[requester].is_none(), "one waits at most");
                self.offers[requester] = Some(LineRequest::from_field_words(&fields));
            } else if let Some(requester) = self.responses.iter().position(|other| *other == port) {
                let expected = self.answers.get_mut(&requester).and_then(VecDeque::pop_front);
                assert_eq!(Some(LineResponse::from_field_words(&fields)), expected);
            }
        }
        if self.leaving.is_none()
            && let Some(next) = self.model.next(&self.offers)
        {
            let request = self.offers[next].take().expect("it was chosen");
            let tag = self.model.tag(next, request.tag);
            self.leaving = Some((next, LineRequest { tag, ..request }));
        }
    }

    fn until_idle(&mut self) {
        let mut left = 60_000;
        let is_busy = |rig: &Self| {
            let waits = rig.requests.iter().any(|port| rig.bench.waiting(*port) > 0);
            waits || rig.leaving.is_some() || rig.offers.iter().any(Option::is_some)
        };
        while is_busy(self) {
            self.step();
            left -= 1;
            assert!(left > 0, "everything leaves in the end");
        }
    }

    /// The device was reset.
    fn forget(&mut self) {
        self.bench.take_transfers();
        self.model = LineMerge::new(self.requesters, self.burst, self.own_bits);
        self.offers = vec![None; self.requesters];
        self.leaving = None;
    }
}
