//! The adapter to a CXL IP against the table of hints, and a memory behind its AXI port that answers
//! in any order.
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use nic_model::line_to_cxl_ip::{Channel, HINTS, TAGS, leaving};
use nic_sim::generated::line_to_cxl_ip_u5::LineToCxlIpU5;
use nic_sim::generated::line_to_cxl_ip_u6::LineToCxlIpU6;
use nic_sim::generated::line_to_cxl_ip_u7::LineToCxlIpU7;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiBurst, AxiResponse, Choice, CxlIpFault, CxlIpReadAddress, CxlIpReadData, CxlIpStatus,
    CxlIpWriteAddress, CxlIpWriteData, CxlIpWriteResponse, LINE_TAGS, LineOperation, LineRequest,
    LineResponse, LineSpace, LineStatus, Message,
};
use nic_tb::{Bench, Generator, Stall};

/// How the ports of an emitted adapter are called.
struct Ports<D: Wrapper, const AW: usize, const AR: usize, const R: usize> {
    line_request: Inlet<D, LineRequest>,
    line_response: Outlet<D, LineResponse>,
    write_address: Outlet<D, CxlIpWriteAddress<AW>>,
    write_data: Outlet<D, CxlIpWriteData>,
    write_response: Inlet<D, CxlIpWriteResponse>,
    read_address: Outlet<D, CxlIpReadAddress<AR>>,
    read_data: Inlet<D, CxlIpReadData<R>>,
    status: LevelOutlet<D, CxlIpStatus>,
}

/// Runs a test on every emitted adapter.
macro_rules! on_every_adapter {
    ($test:ident) => {
        on_every_adapter!($test LineToCxlIpU5);
        on_every_adapter!($test LineToCxlIpU6);
        on_every_adapter!($test LineToCxlIpU7);
    };
    ($test:ident $device:ident) => {
        $test(&Ports {
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            write_address: $device::WRITE_ADDRESS,
            write_data: $device::WRITE_DATA,
            write_response: $device::WRITE_RESPONSE,
            read_address: $device::READ_ADDRESS,
            read_data: $device::READ_DATA,
            status: $device::STATUS,
        });
    };
}

#[test]
fn every_hint_leaves_as_the_table_says() {
    on_every_adapter!(follows_the_table);
}

#[test]
fn requests_and_answers_are_the_models_in_every_regime() {
    on_every_adapter!(equals_the_model);
}

#[test]
fn a_line_moves_in_every_cycle_each_way() {
    on_every_adapter!(keeps_full_rate);
}

#[test]
fn an_answer_for_nothing_is_dropped_counted_and_named() {
    on_every_adapter!(counts_faults);
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    on_every_adapter!(forgets_all_in_reset);
}

#[test]
fn quiet_comes_when_all_is_answered_and_lasts_while_it_is_asked_for() {
    on_every_adapter!(gets_quiet);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_adapter!(keeps_its_contract);
}

/// An adapter and the memory behind it.
struct Rig<'p, D: Wrapper, const AW: usize, const AR: usize, const R: usize> {
    ports: &'p Ports<D, AW, AR, R>,
    bench: Bench<D>,
    /// What was asked, by tag, with its number.
    asked: BTreeMap<u64, (u64, LineRequest)>,
    count: u64,
    refused: u64,
    /// What a tag is answered with.
    answers: BTreeMap<u64, (AxiResponse, [u8; 64])>,
    /// Answers by the cycle in which they are due.
    due: BTreeSet<(u64, u64)>,
    latency: u64,
    /// Tags whose answer the adapter has taken.
    done: BTreeSet<u64>,
    /// Answers that it has taken.
    answered: u64,
    /// Numbers of requests that left, and the addresses of writes whose data have not.
    aw: u64,
    w: u64,
    writes: Vec<u64>,
}

impl<'p, D: Wrapper, const AW: usize, const AR: usize, const R: usize> Rig<'p, D, AW, AR, R> {
    fn new(ports: &'p Ports<D, AW, AR, R>, stalls: (Stall, Stall), latency: u64) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        bench.take_transfers();
        bench.ignore(ports.line_response);
        Self {
            ports,
            bench,
            asked: BTreeMap::new(),
            count: 0,
            refused: 0,
            answers: BTreeMap::new(),
            due: BTreeSet::new(),
            latency,
            done: BTreeSet::new(),
            answered: 0,
            aw: 0,
            w: 0,
            writes: vec![],
        }
    }

    /// Makes a request under a free tag, and expects what leaves of it.
    fn ask(&mut self, request: LineRequest) -> bool {
        self.ask_under(0..TAGS, request)
    }

    /// The same, under a free tag among these.
    fn ask_under(&mut self, tags: Range<u64>, request: LineRequest) -> bool {
        let free: Vec<u64> = tags.filter(|tag| !self.asked.contains_key(tag)).collect();
        if free.is_empty() {
            return false;
        }
        let id = *self.bench.generator().pick(&free);
        let request = LineRequest { tag: id, ..request };
        self.asked.insert(id, (self.count, request));
        self.count += 1;
        self.bench.send(self.ports.line_request, [request]);
        let Some(leaving) = leaving(&request, AW as u64) else {
            self.refused += 1;
            return true;
        };
        let (address, user, burst) = (leaving.address, leaving.user, AxiBurst::Fixed);
        let (length, size, protection, quality) = (0, 6, 0, 0);
        let (cache, lock, region, atomic) = (0, 0, 0, 0);
        match leaving.channel {
            Channel::Read => {
                let address = CxlIpReadAddress {
                    id,
                    address,
                    length,
                    size,
                    burst,
                    protection,
                    quality,
                    user,
                    cache,
                    lock,
                    region,
                };
                self.bench.expect(self.ports.read_address, [address]);
            }
            Channel::Write => {
                let address = CxlIpWriteAddress {
                    id,
                    address,
                    length,
                    size,
                    burst,
                    protection,
                    quality,
                    user,
                    cache,
                    lock,
                    region,
                    atomic,
                };
                self.bench.expect(self.ports.write_address, [address]);
                let (data, strobe) = (request.data, leaving.strobe);
                let data = CxlIpWriteData { data, strobe, last: true, user: false };
                self.bench.expect(self.ports.write_data, [data]);
                self.writes.push(id);
            }
        }
        true
    }

    /// One cycle of adapter and memory.
    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for (port, words) in self.bench.take_transfers() {
            let fields = self.bench.access(port).split(&words);
            if port == self.ports.read_address.index() {
                self.leaves(cycle, CxlIpReadAddress::<AR>::from_field_words(&fields).id);
            } else if port == self.ports.write_address.index() {
                self.aw += 1;
                self.write_leaves(cycle, self.aw <= self.w, self.aw);
            } else if port == self.ports.write_data.index() {
                self.w += 1;
                self.write_leaves(cycle, self.w <= self.aw, self.w);
            } else if port == self.ports.read_data.index() {
                self.answered += 1;
                self.done.insert(CxlIpReadData::<R>::from_field_words(&fields).id);
            } else if port == self.ports.write_response.index() {
                self.answered += 1;
                self.done.insert(CxlIpWriteResponse::from_field_words(&fields).id);
            } else if port == self.ports.line_response.index() {
                self.check(&LineResponse::from_field_words(&fields));
            }
        }
        while let Some(&(due, id)) = self.due.first().filter(|(due, _)| *due <= cycle) {
            self.due.remove(&(due, id));
            self.answer(id);
        }
    }

    /// A write has left when both its address and its data have.
    fn write_leaves(&mut self, cycle: u64, is_whole: bool, number: u64) {
        if is_whole {
            self.leaves(cycle, self.writes[number as usize - 1]);
        }
    }

    fn leaves(&mut self, cycle: u64, id: u64) {
        let due = cycle + self.bench.generator().within(1..=self.latency);
        self.due.insert((due, id));
        let &(number, request) = &self.asked[&id];
        // Those that are refused never leave.
        let earlier = self.asked.iter().filter(|(tag, (other, request))| {
            *other < number && !self.done.contains(tag) && leaving(request, AW as u64).is_some()
        });
        for (_, (_, other)) in earlier {
            let operations = [request.operation, other.operation];
            let is_ordered = operations.contains(&LineOperation::Barrier);
            assert!(!is_ordered, "{request:?} leaves before the answer to {other:?}");
        }
    }

    fn answer(&mut self, id: u64) {
        let generator = self.bench.generator();
        let response = match generator.chance(1, 5) {
            true => *generator.pick(&[AxiResponse::SlaveError, AxiResponse::DecodeError]),
            false => AxiResponse::Okay,
        };
        let mut data = [0; 64];
        data.copy_from_slice(&generator.bytes(64));
        self.answers.insert(id, (response, data));
        let (_, request) = self.asked[&id];
        let user = generator.bits(R as u32);
        match leaving(&request, AW as u64).expect("it has left").channel {
            Channel::Read => {
                let beat = CxlIpReadData { id, data, response, last: true, user };
                self.bench.send(self.ports.read_data, [beat]);
            }
            Channel::Write => {
                let user = self.bench.generator().bits(4);
                let beat = CxlIpWriteResponse { id, response, user };
                self.bench.send(self.ports.write_response, [beat]);
            }
        }
    }

    fn check(&mut self, response: &LineResponse) {
        self.done.remove(&response.tag);
        let asked = self.asked.remove(&response.tag);
        let (_, request) = asked.unwrap_or_else(|| panic!("nobody asked for {response:?}"));
        let Some((code, data)) = self.answers.remove(&response.tag) else {
            assert!(leaving(&request, AW as u64).is_none(), "{response:?} comes out of nothing");
            assert_eq!(response.status, LineStatus::Error, "{request:?}");
            return;
        };
        let is_good = code == AxiResponse::Okay;
        assert_eq!(response.status == LineStatus::Okay, is_good, "{request:?} after {code:?}");
        if reads(&request) {
            assert_eq!(response.data, data, "{request:?}");
        }
    }

    fn until_idle(&mut self) {
        while !self.asked.is_empty() {
            self.step();
        }
        // Long enough for a burst of stalls to end: whatever still comes is wrong.
        (0..100).for_each(|_| self.step());
    }

    fn ask_for_quiet(&mut self, asks: bool) {
        let request = pin::<D>("quiesce_request");
        self.bench.device().model_mut().set(request, asks.into());
    }

    fn status(&mut self) -> CxlIpStatus {
        self.bench.level(self.ports.status)
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        self.asked.clear();
        self.answers.clear();
        self.due.clear();
        self.done.clear();
        self.writes.clear();
        (self.aw, self.w, self.refused, self.answered) = (0, 0, 0, 0);
    }
}

/// The port of that name.
fn pin<D: Wrapper>(name: &str) -> usize {
    let position = D::DESIGN.ports.iter().position(|port| port.name == name);
    position.unwrap_or_else(|| panic!("{} has no {name}", D::DESIGN.module))
}

fn reads(request: &LineRequest) -> bool {
    nic_model::lsu::is_read(request.operation)
}

fn draw(generator: &mut Generator) -> LineRequest {
    let mut data = [0; 64];
    data.copy_from_slice(&generator.bytes(64));
    // Barriers are rare, or everything waits.
    let operation = match generator.pick(LineOperation::ALL) {
        LineOperation::Barrier if generator.chance(2, 3) => LineOperation::CoRead,
        operation => *operation,
    };
    LineRequest {
        operation,
        space: *generator.pick(LineSpace::ALL),
        line_address: generator.bits(46),
        data,
        byte_enable: generator.bits(64),
        tag: 0,
    }
}

fn follows_the_table<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 4);
    for (operation, space, _, _) in HINTS {
        let drawn = draw(rig.bench.generator());
        assert!(rig.ask(LineRequest { operation, space, ..drawn }));
        rig.until_idle();
    }
    let fault = if AW == 5 { CxlIpFault::RefusedRequest } else { CxlIpFault::None };
    assert_eq!(rig.status().first_fault, fault);
    for &space in LineSpace::ALL {
        let drawn = draw(rig.bench.generator());
        assert!(rig.ask(LineRequest { operation: LineOperation::Watch, space, ..drawn }));
        rig.until_idle();
    }
    let status = rig.status();
    let refused = if AW == 5 { 18 + 3 } else { 3 };
    assert_eq!((rig.refused, status.refused_requests), (refused, refused));
    assert_eq!((status.reads, status.writes), if AW == 5 { (3, 6) } else { (9, 18) });
    assert_eq!(status.first_fault, CxlIpFault::RefusedRequest);
    rig.bench.finish();
}

fn equals_the_model<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    for stalls in Stall::pairs() {
        for latency in [1, 60] {
            let mut rig = Rig::new(ports, stalls, latency);
            while rig.count < 300 {
                let request = draw(rig.bench.generator());
                let is_too_large = rig.bench.generator().chance(1, 16);
                let tags = if is_too_large { TAGS..LINE_TAGS } else { 0..TAGS };
                if !rig.bench.generator().chance(2, 3) || !rig.ask_under(tags, request) {
                    rig.step();
                }
            }
            rig.until_idle();
            let status = rig.status();
            assert_eq!(status.reads + status.writes + status.refused_requests, 300);
            assert_eq!(status.refused_requests, rig.refused);
            rig.bench.finish();
        }
    }
}

fn keeps_full_rate<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    let both = [LineOperation::NcRead, LineOperation::NcWrite];
    for operations in [&both[..1], &both[1..], &both[..]] {
        let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 1);
        let begin = rig.bench.cycle();
        let mut made = 0;
        while made < 1_000 {
            while made < 1_000 && rig.asked.len() < 100 {
                let operation = operations[made % operations.len()];
                let drawn = draw(rig.bench.generator());
                assert!(rig.ask(LineRequest { operation, space: LineSpace::Host, ..drawn }));
                made += 1;
            }
            rig.step();
        }
        while !rig.asked.is_empty() {
            rig.step();
        }
        let cycles = rig.bench.cycle() - begin;
        assert!(cycles <= 1_000 + 12, "{cycles} cycles for 1,000 lines");
        rig.bench.finish();
    }
}

fn counts_faults<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    let read = |id, last| {
        let response = AxiResponse::Okay;
        CxlIpReadData::<R> { id, data: [id as u8; 64], response, last, user: 0 }
    };
    let written = |id| CxlIpWriteResponse { id, response: AxiResponse::Okay, user: 0 };
    for stalls in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Mostly)] {
        // Ids that nobody has, of the other channel, and beyond the tags.
        for (wrong, fault) in [
            (0, CxlIpFault::UnknownReadId),
            (1, CxlIpFault::UnknownWriteId),
            (2, CxlIpFault::MissingLast),
        ] {
            let mut bench = Bench::<D>::new(stalls.0, stalls.1);
            bench.collect(ports.line_response);
            bench.ignore(ports.read_address);
            bench.ignore(ports.write_address);
            bench.ignore(ports.write_data);
            let drawn = draw(bench.generator());
            let make =
                |operation, tag| LineRequest { operation, space: LineSpace::Host, tag, ..drawn };
            bench.send(ports.line_request, [make(LineOperation::CsRead, 3)]);
            bench.send(ports.line_request, [make(LineOperation::Evict, 4)]);
            bench.until_idle();
            match wrong {
                0 => bench.send(ports.read_data, [read(4, true), read(0x103, true), read(9, true)]),
                1 => bench.send(ports.write_response, [written(3), written(0x804), written(9)]),
                _ => bench.send(ports.read_data, [read(3, false), read(3, true)]),
            }
            bench.until_idle();
            let answers: Vec<LineResponse> = bench.take(ports.line_response);
            let status = bench.level(ports.status);
            assert_eq!(status.first_fault, fault);
            let counts = [status.unknown_read_ids, status.unknown_write_ids, status.missing_lasts];
            let expected = [[3, 0, 0], [0, 3, 0], [1, 0, 1]][wrong];
            assert_eq!(counts, expected, "{fault:?}");
            if wrong == 2 {
                assert_eq!((answers.len(), answers[0].status), (1, LineStatus::Error));
            } else {
                assert!(answers.is_empty(), "{answers:?}");
                bench.send(ports.read_data, [read(3, true)]);
            }
            bench.send(ports.write_response, [written(4)]);
            bench.until_idle();
            let answers = bench.take(ports.line_response);
            assert!(answers.iter().all(|answer| answer.status == LineStatus::Okay));
            assert_eq!(answers.len(), if wrong == 2 { 1 } else { 2 });
            // All are answered: what comes again is for nothing.
            bench.send(ports.write_response, [written(4)]);
            bench.send(ports.read_data, [read(3, true)]);
            bench.until_idle();
            assert!(bench.take(ports.line_response).is_empty());
            let status = bench.level(ports.status);
            let counts = [status.unknown_read_ids, status.unknown_write_ids];
            assert_eq!(counts, [expected[0] + 1, expected[1] + 1]);
            bench.dismiss();
        }
    }
}

fn forgets_all_in_reset<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, 30);
        for steps in [2, 15, 70] {
            for _ in 0..steps {
                let request = draw(rig.bench.generator());
                rig.ask(request);
                rig.step();
            }
            rig.reset();
            assert_eq!(rig.status().field_words().concat().iter().sum::<u32>(), 0);
        }
        for _ in 0..50 {
            let request = draw(rig.bench.generator());
            rig.ask(request);
        }
        rig.until_idle();
        let status = rig.status();
        assert_eq!(status.reads + status.writes + status.refused_requests, 50);
        rig.bench.finish();
    }
}

fn gets_quiet<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    let is_quiet = |rig: &mut Rig<'_, D, AW, AR, R>| {
        rig.bench.device().model().get(pin::<D>("quiesce_acknowledge")) != 0
    };
    let left = |rig: &mut Rig<'_, D, AW, AR, R>| {
        let status = rig.status();
        status.reads + status.writes
    };
    for stalls in Stall::pairs() {
        let mut rig = Rig::new(ports, stalls, 40);
        for _ in 0..6 {
            for _ in 0..30 {
                let drawn = draw(rig.bench.generator());
                rig.ask(drawn);
            }
            let steps = rig.bench.generator().within(1..=40);
            for _ in 0..steps {
                rig.step();
                assert!(!is_quiet(&mut rig), "nobody has asked for quiet");
            }
            rig.ask_for_quiet(true);
            let mut patience = 2_000;
            while !is_quiet(&mut rig) {
                rig.step();
                patience -= 1;
                assert!(patience > 0, "the adapter never gets quiet");
            }
            // All that has left is answered, and nothing follows.
            let before = left(&mut rig);
            assert_eq!(before, rig.answered, "quiet before all is answered");
            for _ in 0..50 {
                rig.step();
                assert!(is_quiet(&mut rig), "quiet ends by itself");
            }
            assert_eq!(left(&mut rig), before, "something leaves while all is quiet");
            rig.ask_for_quiet(false);
            rig.step();
            assert!(!is_quiet(&mut rig), "quiet outlasts its request");
        }
        rig.until_idle();
        rig.bench.finish();
    }
}

fn keeps_its_contract<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    let bench = Bench::<D>::new(Stall::Never, Stall::Never);
    let request = |tag| LineRequest {
        operation: LineOperation::CoRead,
        space: LineSpace::Host,
        line_address: 7 * tag,
        data: [0; 64],
        byte_enable: 0,
        tag,
    };
    let units = (0..100).map(|tag| vec![request(tag)]);
    let measured = bench.measure(ports.line_request, ports.read_address, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
