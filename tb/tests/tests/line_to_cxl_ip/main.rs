//! The adapter to a CXL IP against the table of hints, and a memory behind its AXI port that answers
//! in any order.
use nic_model::line_to_cxl_ip::{HINTS, TAGS};
use nic_sim::Wrapper;
use nic_sim::generated::line_to_cxl_ip_memory::LineToCxlIpMemory;
use nic_sim::generated::line_to_cxl_ip_u5::LineToCxlIpU5;
use nic_sim::generated::line_to_cxl_ip_u6::LineToCxlIpU6;
use nic_sim::generated::line_to_cxl_ip_u7::LineToCxlIpU7;
use nic_spec::message::{
    AxiResponse, Choice, CxlIpFault, CxlIpReadData, CxlIpWriteResponse, LINE_TAGS, LineOperation,
    LineRequest, LineResponse, LineSpace, LineStatus, Message,
};
use nic_tb::{Bench, Stall};

mod rig;

use rig::{MEMORY, Ports, Rig, draw, pin};

/// How the ports of this one are called.
macro_rules! ports {
    ($device:ident, $memory_map:expr) => {
        Ports {
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            write_address: $device::WRITE_ADDRESS,
            write_data: $device::WRITE_DATA,
            write_response: $device::WRITE_RESPONSE,
            read_address: $device::READ_ADDRESS,
            read_data: $device::READ_DATA,
            status: $device::STATUS,
            memory_map: $memory_map,
        }
    };
}

/// Runs a test on every emitted adapter.
macro_rules! on_every_adapter {
    ($test:ident) => {
        on_every_adapter!($test LineToCxlIpU5);
        on_every_adapter!($test LineToCxlIpU6);
        on_every_adapter!($test LineToCxlIpU7);
        on_every_adapter!($test LineToCxlIpMemory, Some(LineToCxlIpMemory::MEMORY_MAP));
    };
    ($test:ident $device:ident) => {
        on_every_adapter!($test $device, None);
    };
    ($test:ident $device:ident, $memory_map:expr) => {
        $test(&ports!($device, $memory_map));
    };
}

#[test]
fn every_hint_leaves_as_the_table_says() {
    on_every_adapter!(follows_the_table);
}

/// Nothing of it leaves, so that what the IP would make of it does not matter.
#[test]
fn a_request_for_another_memory_than_its_line_is_in_is_refused() {
    let ports = ports!(LineToCxlIpMemory, Some(LineToCxlIpMemory::MEMORY_MAP));
    let mut rig = Rig::new(&ports, (Stall::Never, Stall::Never), 4);
    let edges = [MEMORY.start - 1, MEMORY.start, MEMORY.end - 1, MEMORY.end];
    let mut expected = 0;
    for &operation in LineOperation::ALL {
        for &space in LineSpace::ALL {
            for line_address in edges {
                let drawn = draw(rig.bench.generator());
                assert!(rig.ask(LineRequest { operation, space, line_address, ..drawn }));
                rig.until_idle();
                let is_wrong = MEMORY.contains(&line_address) == (space == LineSpace::Host);
                let has_a_word = operation != LineOperation::Watch;
                let has_a_line = operation != LineOperation::Barrier;
                expected += u64::from(is_wrong && has_a_line || !has_a_word);
                assert_eq!(rig.status().refused_requests, expected, "{operation:?} {space:?}");
            }
        }
    }
    assert_eq!(rig.status().first_fault, CxlIpFault::RefusedRequest);
    rig.bench.finish();
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

fn follows_the_table<D: Wrapper, const AW: usize, const AR: usize, const R: usize>(
    ports: &Ports<D, AW, AR, R>,
) {
    let mut rig = Rig::new(ports, (Stall::Never, Stall::Never), 4);
    for (operation, space, _, _) in HINTS {
        let drawn = draw(rig.bench.generator());
        assert!(rig.ask(ports.placed(LineRequest { operation, space, ..drawn })));
        rig.until_idle();
    }
    let fault = if AW == 5 { CxlIpFault::RefusedRequest } else { CxlIpFault::None };
    assert_eq!(rig.status().first_fault, fault);
    for &space in LineSpace::ALL {
        let drawn = draw(rig.bench.generator());
        let watch = LineRequest { operation: LineOperation::Watch, space, ..drawn };
        assert!(rig.ask(ports.placed(watch)));
        rig.until_idle();
    }
    let status = rig.status();
    let refused = if AW == 5 { 20 + 3 } else { 3 };
    assert_eq!((rig.refused, status.refused_requests), (refused, refused));
    assert_eq!((status.reads, status.writes), if AW == 5 { (3, 7) } else { (9, 21) });
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
                let request = rig.draw();
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
                let request = LineRequest { operation, space: LineSpace::Host, ..drawn };
                assert!(rig.ask(ports.placed(request)));
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
            ports.place_memory(&mut bench);
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
                let request = rig.draw();
                rig.ask(request);
                rig.step();
            }
            rig.reset();
            assert_eq!(rig.status().field_words().concat().iter().sum::<u32>(), 0);
        }
        for _ in 0..50 {
            let request = rig.draw();
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
                let drawn = rig.draw();
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
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    ports.place_memory(&mut bench);
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
