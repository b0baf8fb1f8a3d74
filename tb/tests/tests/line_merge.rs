//! The merge of line ports against its model: turns, bursts, and answers that find their way back.
use std::collections::{BTreeMap, VecDeque};

use nic_model::line_merge::LineMerge;
use nic_sim::generated::{line_merge, line_merge_tiny, line_merge_tiny_u2, line_merge_u7};
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
/// Those whose requester 0 comes first, and with how many lines in a row.
const URGENT: [(Emitted, u64); 2] =
    [((&line_merge_tiny_u2::DESIGN, 3, 4, 7), 2), ((&line_merge_u7::DESIGN, 3, 64, 6), 7)];

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

#[test]
fn the_urgent_requester_comes_first_in_every_regime() {
    for (merge, (source, sink)) in URGENT.iter().flat_map(|m| Stall::pairs().map(move |s| (m, s))) {
        let mut rig = Rig::urgent(*merge, source, sink);
        for _ in 0..60 {
            let requester = rig.bench.generator().below(rig.requesters as u64) as usize;
            let lines = rig.bench.generator().within(1..=12);
            rig.send_run(requester, lines);
        }
        rig.until_idle();
        rig.send_run(0, 3);
        rig.send_run(1, 5);
        rig.run(4);
        rig.bench.reset();
        rig.forget();
        (0..rig.requesters).for_each(|requester| rig.send_run(requester, 9));
        rig.until_idle();
        assert!(rig.moved > 100, "{}", rig.moved);
        rig.bench.dismiss();
    }
}

#[test]
fn an_urgent_request_breaks_a_burst_which_goes_on_behind_it() {
    for (merge, lines) in URGENT {
        let mut rig = Rig::urgent((merge, lines), Stall::Never, Stall::Never);
        rig.bench.probe_every(0);
        let burst = merge.2;
        (1..rig.requesters).for_each(|requester| rig.send_run(requester, burst));
        rig.run(3);
        rig.send_run(0, 1);
        rig.until_idle();
        let order: Vec<usize> = rig.order.iter().map(|(requester, _)| *requester).collect();
        let at = order.iter().position(|requester| *requester == 0).expect("it left");
        assert!((1..4).contains(&at), "{order:?}");
        // Without it, two whole turns.
        let others = order.iter().copied().filter(|requester| *requester != 0);
        let turns = (1..rig.requesters).flat_map(|r| std::iter::repeat_n(r, burst as usize));
        assert_eq!(others.collect::<Vec<_>>(), turns.collect::<Vec<_>>());
        rig.bench.dismiss();
    }
}

#[test]
fn others_have_a_line_behind_so_many_urgent_ones() {
    for (merge, lines) in URGENT {
        let mut rig = Rig::urgent((merge, lines), Stall::Never, Stall::Never);
        rig.bench.probe_every(0);
        rig.send_run(1, 8);
        for _ in 0..8 * lines {
            rig.send_run(0, 1);
        }
        rig.until_idle();
        let order: Vec<usize> = rig.order.iter().map(|(requester, _)| *requester).collect();
        let positions = (0..order.len()).filter(|at| order[*at] == 1).collect::<Vec<_>>();
        let gaps: Vec<usize> = positions.windows(2).map(|pair| pair[1] - pair[0] - 1).collect();
        assert_eq!(gaps, [lines as usize; 7], "{order:?}");
        rig.bench.dismiss();
    }
}

/// Cycles that requests of requester 0 wait, on average and at most, and lines of others in a cycle, beside
/// two that send bursts without end.
fn beside_bursts(rig: &mut Rig) -> (f64, u64, f64) {
    rig.bench.probe_every(0);
    const REQUESTS: u64 = 200;
    let begin = rig.bench.cycle();
    let mut waits = vec![];
    for n in 0..REQUESTS {
        for requester in 1..3 {
            while rig.bench.waiting(rig.requests[requester]) < 200 {
                rig.send_burst(requester, 64);
            }
        }
        rig.order.clear();
        let sent = rig.bench.cycle();
        rig.send_run(0, 1);
        while !rig.order.iter().any(|(requester, _)| *requester == 0) {
            rig.step();
        }
        // A cycle through the merge is no wait.
        waits.push(rig.bench.cycle() - 1 - sent - 1);
        rig.run(7 + n % 5);
    }
    let cycles = rig.bench.cycle() - begin;
    let bulk = rig.moved - REQUESTS;
    let mean = waits.iter().sum::<u64>() as f64 / waits.len() as f64;
    (mean, *waits.iter().max().expect("there are some"), bulk as f64 / cycles as f64)
}

#[test]
fn beside_two_bursts_an_urgent_request_waits_for_a_line() {
    let mut equal = Rig::new(MERGES[1], Stall::Never, Stall::Never);
    let (mean, worst, bulk) = beside_bursts(&mut equal);
    println!("equal: {mean:.1} on average, {worst} at most, others {bulk:.3} lines per cycle");
    equal.bench.dismiss();
    let mut urgent = Rig::urgent(URGENT[1], Stall::Never, Stall::Never);
    let (mean_first, worst_first, bulk_first) = beside_bursts(&mut urgent);
    println!("first: {mean_first:.1} on average, {worst_first} at most, others {bulk_first:.3}");
    urgent.bench.dismiss();
    assert!(worst > 100, "{worst}: the others send bursts of 64");
    assert_eq!((mean_first, worst_first), (0.0, 0));
    // A request each 11 cycles, which the others do not have.
    assert!(bulk > 0.98 && bulk_first > 0.9, "{bulk}, {bulk_first}");
}

#[test]
fn while_lines_leave_slowly_an_urgent_request_waits_for_one() {
    for is_urgent in [false, true] {
        let mut rig = match is_urgent {
            false => Rig::new(MERGES[1], Stall::Never, Stall::Never),
            true => Rig::urgent(URGENT[1], Stall::Never, Stall::Never),
        };
        rig.bench.probe_every(0);
        (1..3).for_each(|requester| rig.send_burst(requester, 64));
        rig.run(6);
        rig.bench.set_stall(rig.merged_request, Stall::Always);
        rig.run(4);
        rig.order.clear();
        rig.send_run(0, 1);
        rig.run(4);
        rig.bench.set_stall(rig.merged_request, Stall::Never);
        rig.until_idle();
        let before = rig.order.iter().position(|(requester, _)| *requester == 0);
        match is_urgent {
            // The one that is offered.
            true => assert_eq!(before, Some(1)),
            false => assert!(before > Some(60)),
        }
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
    /// Lines in a row of requester 0, if it comes first.
    lines: Option<u64>,
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
    /// One whose requester 0 comes first.
    fn urgent((merge, lines): (Emitted, u64), source: Stall, sink: Stall) -> Self {
        let rig = Self::new(merge, source, sink);
        Self { model: rig.model.with_urgent(lines), lines: Some(lines), ..rig }
    }

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
            lines: None,
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

    /// Lines of a burst, each behind the other, behind those of the last one.
    fn send_burst(&mut self, requester: usize, lines: u64) {
        let first = (requester as u64) << 30 | (self.moved << 7);
        for line_address in first..first + lines {
            let request = LineRequest {
                operation: LineOperation::NcWrite,
                space: LineSpace::Host,
                line_address,
                data: [requester as u8; 64],
                byte_enable: u64::MAX,
                tag: 0,
            };
            self.send(requester, request);
        }
    }

    fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
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
        if let Some(lines) = self.lines {
            self.model = self.model.clone().with_urgent(lines);
        }
        self.offers = vec![None; self.requesters];
        self.leaving = None;
    }
}
