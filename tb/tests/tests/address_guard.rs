//! The address guard against its model: what may pass passes, what may not is answered and never leaves.
use std::collections::VecDeque;

use nic_model::address_guard::may_pass;
use nic_sim::generated::address_guard::AddressGuard;
use nic_sim::generated::address_guard_r1::AddressGuardR1;
use nic_sim::generated::address_guard_r3::AddressGuardR3;
use nic_sim::{Inlet, LevelOutlet, Outlet, PulseInlet, PulseOutlet, Wrapper};
use nic_spec::message::{
    AddressGuardStatus, Choice, Identifier, LineOperation, LineRequest, LineResponse, LineSpace,
    LineStatus, Message, RingRange, Routed,
};
use nic_tb::{Bench, Generator, Stall};

/// Ports of an emitted guard.
struct Ports<D> {
    line_request: Inlet<D, Routed<LineRequest, 8>>,
    line_response: PulseOutlet<D, LineResponse>,
    guarded_request: Outlet<D, LineRequest>,
    guarded_response: PulseInlet<D, LineResponse>,
    refusal: PulseOutlet<D, Identifier<8>>,
    status: LevelOutlet<D, AddressGuardStatus>,
    rings: u64,
}

/// Runs a test on every emitted guard.
macro_rules! on_every_guard {
    ($test:ident) => {
        on_every_guard!($test AddressGuardR1 1);
        on_every_guard!($test AddressGuardR3 3);
        on_every_guard!($test AddressGuard 8);
    };
    ($test:ident $device:ident $rings:literal) => {
        $test(&Ports {
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            guarded_request: $device::GUARDED_REQUEST,
            guarded_response: $device::GUARDED_RESPONSE,
            refusal: $device::REFUSAL,
            status: $device::STATUS,
            rings: $rings,
        });
    };
}

/// Refusals that wait for a cycle without an answer.
const WAITING: u64 = 4;

#[test]
fn what_is_inside_passes_and_the_rest_is_refused_in_every_regime() {
    on_every_guard!(equals_the_model);
}

#[test]
fn the_first_and_the_last_line_of_every_range_pass_and_their_neighbours_do_not() {
    on_every_guard!(keeps_the_edges);
}

#[test]
fn a_barrier_passes_for_every_ring() {
    on_every_guard!(lets_barriers_pass);
}

#[test]
fn refusals_wait_for_a_cycle_in_which_the_port_answers_nothing() {
    on_every_guard!(waits_with_refusals);
}

#[test]
fn the_first_refusal_is_kept() {
    on_every_guard!(keeps_the_first);
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    on_every_guard!(forgets_all_in_reset);
}

#[test]
fn a_request_passes_or_is_refused_in_every_cycle() {
    on_every_guard!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper>(ports: &Ports<D>) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(ports, source, sink);
        for _ in 0..3 {
            rig.draw_ranges();
            for _ in 0..120 {
                rig.send_any();
            }
            rig.until_idle();
        }
        assert!(rig.passed > 60 && rig.refusals > 60, "{} {}", rig.passed, rig.refusals);
        rig.bench.dismiss();
    }
}

fn keeps_the_edges<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, Stall::Never, Stall::Never);
    let top = (1_u64 << 52) - 64;
    // A line, two, none, and all that there are but the last.
    let spans = [(64 << 20, (64 << 20) + 64), (1 << 40, (1 << 40) + 128), (4096, 4096), (0, top)];
    for ring in 0..ports.rings {
        for (begin_address, end_address) in spans {
            for number in 0..4 {
                rig.set_ranges(|_| RingRange { begin_address: 0, end_address: 0 });
                let index = (4 * ring + number) as usize;
                rig.set_range(index, RingRange { begin_address, end_address });
                let (begin, end) = (begin_address / 64, end_address / 64);
                for line in [begin.wrapping_sub(1), begin, end.wrapping_sub(1), end, end + 1] {
                    let line_address = line & ((1 << 46) - 1);
                    for other in [ring, (ring + 1) % ports.rings, ports.rings, 255] {
                        let request = rig.request(line_address, LineOperation::NcWrite);
                        rig.send(other, request);
                    }
                }
                rig.until_done();
            }
        }
    }
    rig.bench.dismiss();
}

fn lets_barriers_pass<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, Stall::Never, Stall::Never);
    rig.set_ranges(|_| RingRange { begin_address: 0, end_address: 0 });
    for ring in [0, ports.rings - 1, ports.rings, 255] {
        for operation in LineOperation::ALL {
            let request = rig.request(5, *operation);
            rig.send(ring, request);
        }
    }
    rig.until_idle();
    assert_eq!(rig.passed, 4);
    rig.bench.dismiss();
}

fn waits_with_refusals<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, Stall::Never, Stall::Never);
    rig.set_ranges(|_| RingRange { begin_address: 0, end_address: 1 << 20 });
    // The port answers in every cycle; that nobody asked is no concern of the guard.
    rig.answers_always = true;
    (0..4).for_each(|_| rig.step());
    let outside = (1 << 20) / 64;
    for _ in 0..20 {
        let request = rig.request(outside, LineOperation::NcRead);
        rig.send(0, request);
    }
    (0..40).for_each(|_| rig.step());
    // Those whose refusals wait, one that is judged, and one behind it.
    assert_eq!((rig.refusals, rig.refused.len() as u64), (0, WAITING + 2));
    rig.answers_always = false;
    rig.until_idle();
    assert_eq!(rig.refusals, 20);
    rig.bench.dismiss();
}

fn keeps_the_first<D: Wrapper>(ports: &Ports<D>) {
    let mut rig = Rig::new(ports, Stall::Never, Stall::Never);
    rig.set_ranges(|_| RingRange { begin_address: 0, end_address: 64 });
    let status = rig.bench.level(ports.status);
    assert!(!status.any_refused);
    for (ring, line, operation) in [
        (0, 0, LineOperation::NcRead),
        (7, 77, LineOperation::Flush),
        (0, 9, LineOperation::CoRead),
    ] {
        let request = rig.request(line, operation);
        rig.send(ring, request);
    }
    rig.until_idle();
    let expected = AddressGuardStatus {
        refused: 2,
        any_refused: true,
        first_ring: 7,
        first_line_address: 77,
        first_operation: LineOperation::Flush,
    };
    assert_eq!(rig.bench.level(ports.status), expected);
    rig.bench.dismiss();
}

fn forgets_all_in_reset<D: Wrapper>(ports: &Ports<D>) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(ports, source, sink);
        for steps in [1, 2, 5, 12, 40] {
            rig.draw_ranges();
            (0..30).for_each(|_| rig.send_any());
            (0..steps).for_each(|_| rig.step());
            rig.bench.reset();
            rig.forget();
            assert_eq!(rig.bench.level(ports.status).refused, 0);
        }
        (0..30).for_each(|_| rig.send_any());
        rig.until_idle();
        rig.bench.dismiss();
    }
    // One is offered and one waits; the shortest reset of the bench takes both.
    let mut rig = Rig::new(ports, Stall::Never, Stall::Never);
    rig.set_ranges(|_| RingRange { begin_address: 0, end_address: 4096 });
    rig.bench.set_stall(ports.guarded_request.index(), Stall::Always);
    for line_address in 0..3 {
        let request = rig.request(line_address, LineOperation::NcWrite);
        rig.send(0, request);
    }
    (0..6).for_each(|_| rig.step());
    assert_eq!(rig.passing.len(), 2, "one waits behind what is offered");
    rig.bench.reset_for(1);
    rig.forget();
    rig.bench.set_stall(ports.guarded_request.index(), Stall::Never);
    rig.until_idle();
    assert_eq!(rig.passed, 0);
    rig.bench.dismiss();
}

fn keeps_its_contract<D: Wrapper>(ports: &Ports<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let all = RingRange { begin_address: 0, end_address: (1 << 52) - 64 };
    let group = group_of::<D>("range_0");
    bench.set_level_words(group, &all.field_words().concat());
    let units = (0..200).map(|number| {
        let payload = request(bench.generator(), number, LineOperation::NcRead);
        vec![Routed { payload, selection: 0 }]
    });
    let units: Vec<_> = units.collect();
    let measured = bench.measure(ports.line_request, ports.guarded_request, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));

    // Refused at the same pace.
    let mut rig = Rig::new(ports, Stall::Never, Stall::Never);
    rig.set_ranges(|_| RingRange { begin_address: 0, end_address: 0 });
    for _ in 0..100 {
        let request = rig.request(3, LineOperation::NcRead);
        rig.send(0, request);
    }
    let begun = rig.bench.cycle();
    while rig.refusals < 100 {
        rig.step();
    }
    let cycles = rig.bench.cycle() - begun;
    // Through the register of what is judged and the queue.
    assert_eq!(cycles, 100 + 2);
    rig.bench.dismiss();
}

/// The position of a group of that name.
fn group_of<D: Wrapper>(name: &str) -> usize {
    let mut groups = D::DESIGN.groups.iter();
    groups.position(|group| group.name == name).unwrap_or_else(|| panic!("no port is `{name}`"))
}

fn request(generator: &mut Generator, line_address: u64, operation: LineOperation) -> LineRequest {
    let mut data = [0; 64];
    data.copy_from_slice(&generator.bytes(64));
    LineRequest {
        operation,
        space: *generator.pick(LineSpace::ALL),
        line_address,
        data,
        byte_enable: generator.bits(64),
        tag: generator.bits(8),
    }
}

/// A guard, its model, and a port behind it that answers.
struct Rig<'p, D: Wrapper> {
    ports: &'p Ports<D>,
    bench: Bench<D>,
    ranges: Vec<[RingRange; 4]>,
    /// Requests that should leave, in order.
    passing: VecDeque<LineRequest>,
    /// Requests that should be answered with an error, in order, as they were taken in.
    refused: VecDeque<Routed<LineRequest, 8>>,
    /// What the port answers, in order.
    answers: VecDeque<LineResponse>,
    /// Rings that should be named.
    named: VecDeque<u64>,
    /// The port answers in every cycle.
    answers_always: bool,
    passed: u64,
    refusals: u64,
}

impl<'p, D: Wrapper> Rig<'p, D> {
    fn new(ports: &'p Ports<D>, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<D>::new(source, sink);
        bench.take_transfers();
        bench.ignore(ports.line_response);
        bench.ignore(ports.guarded_request);
        bench.ignore(ports.refusal);
        let none = RingRange { begin_address: 0, end_address: 0 };
        let mut rig = Self {
            ports,
            bench,
            ranges: vec![[none; 4]; ports.rings as usize],
            passing: VecDeque::new(),
            refused: VecDeque::new(),
            answers: VecDeque::new(),
            named: VecDeque::new(),
            answers_always: false,
            passed: 0,
            refusals: 0,
        };
        rig.draw_ranges();
        rig
    }

    fn set_range(&mut self, index: usize, range: RingRange) {
        let group = group_of::<D>(&format!("range_{index}"));
        self.bench.set_level_words(group, &range.field_words().concat());
        self.ranges[index / 4][index % 4] = range;
    }

    fn set_ranges(&mut self, range: impl Fn(usize) -> RingRange) {
        (0..4 * self.ranges.len()).for_each(|index| self.set_range(index, range(index)));
    }

    /// Ranges of a few lines near each other, some of them empty, some the wrong way round.
    fn draw_ranges(&mut self) {
        let base = 64 * self.bench.generator().bits(40);
        for index in 0..4 * self.ranges.len() {
            let mut address = || base + 64 * self.bench.generator().below(24);
            let range = RingRange { begin_address: address(), end_address: address() };
            self.set_range(index, range);
        }
    }

    fn request(&mut self, line_address: u64, operation: LineOperation) -> LineRequest {
        request(self.bench.generator(), line_address, operation)
    }

    fn send(&mut self, ring: u64, payload: LineRequest) {
        self.bench.send(self.ports.line_request, [Routed { payload, selection: ring }]);
    }

    /// A request near the edge of a range, of any ring, or of one that does not exist.
    fn send_any(&mut self) {
        let ranges = self.ranges.concat();
        let generator = self.bench.generator();
        let range = *generator.pick(&ranges);
        let edge = *generator.pick(&[range.begin_address, range.end_address]);
        let line_address = (edge / 64 + generator.below(5)).saturating_sub(2);
        let operation = *generator.pick(LineOperation::ALL);
        let ring = match generator.below(8) {
            0 => generator.bits(8),
            _ => generator.below(self.ports.rings),
        };
        let request = self.request(line_address, operation);
        self.send(ring, request);
    }

    fn step(&mut self) {
        if self.answers_always {
            let (tag, status) = (self.bench.generator().bits(8), LineStatus::Okay);
            let answer = LineResponse { tag, status, data: [0x55; 64] };
            self.bench.send(self.ports.guarded_response, [answer]);
        }
        self.bench.step();
        // What came in a cycle first: an answer passes in the cycle in which it comes.
        let mut transfers = self.bench.take_transfers();
        transfers.sort_by_key(|(port, _)| *port == self.ports.line_response.index());
        for (port, words) in transfers {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.line_request.index() {
                let request = Routed::<LineRequest, 8>::from_field_words(&fields);
                if may_pass(&self.ranges, request.selection, &request.payload) {
                    self.passing.push_back(request.payload);
                } else {
                    self.named.push_back(request.selection);
                    self.refused.push_back(request);
                }
            } else if port == self.ports.guarded_request.index() {
                let request = LineRequest::from_field_words(&fields);
                assert_eq!(self.passing.pop_front(), Some(request), "what leaves");
                self.passed += 1;
                let generator = self.bench.generator();
                let mut data = [0; 64];
                data.copy_from_slice(&generator.bytes(64));
                let status = *generator.pick(LineStatus::ALL);
                let answer = LineResponse { tag: request.tag, status, data };
                self.bench.send(self.ports.guarded_response, [answer]);
            } else if port == self.ports.guarded_response.index() {
                self.answers.push_back(LineResponse::from_field_words(&fields));
            } else if port == self.ports.refusal.index() {
                let ring = Identifier::<8>::from_field_words(&fields).value;
                assert_eq!(self.named.pop_front(), Some(ring), "the ring that is named");
            } else {
                self.answered(LineResponse::from_field_words(&fields));
            }
        }
    }

    /// Every answer is the next of the port, or the next refusal.
    fn answered(&mut self, response: LineResponse) {
        if self.answers.front() == Some(&response) {
            self.answers.pop_front();
            return;
        }
        let refused = self.refused.pop_front().expect("an answer to what was refused");
        let tag = refused.payload.tag;
        let expected = LineResponse { tag, status: LineStatus::Error, data: [0; 64] };
        assert_eq!(response, expected);
        self.refusals += 1;
    }

    fn is_done(&self) -> bool {
        let waits = |port| self.bench.waiting(port) > 0;
        !waits(self.ports.line_request.index())
            && !waits(self.ports.guarded_response.index())
            && self.passing.is_empty()
            && self.refused.is_empty()
            && self.answers.is_empty()
    }

    fn until_done(&mut self) {
        let mut left = 50_000;
        while !self.is_done() {
            self.step();
            left -= 1;
            assert!(left > 0, "{} pass, {} are refused", self.passing.len(), self.refused.len());
        }
    }

    fn until_idle(&mut self) {
        self.until_done();
        (0..150).for_each(|_| self.step());
        assert!(self.named.is_empty() && self.is_done());
        assert_eq!(self.bench.level(self.ports.status).refused, self.refusals);
    }

    /// The device was reset.
    fn forget(&mut self) {
        self.bench.take_transfers();
        self.passing.clear();
        self.refused.clear();
        self.answers.clear();
        self.named.clear();
        (self.passed, self.refusals) = (0, 0);
    }
}
