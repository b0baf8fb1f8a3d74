//! The push gate against its model: what leaves for each request, which lines are written back, and when.
use nic_sim::Wrapper;
use nic_sim::generated::push_gate::PushGate;
use nic_sim::generated::push_gate_tiny::PushGateTiny;
use nic_spec::message::{
    Choice, LINE_TAGS, LineOperation, LineRequest, LineSpace, LineStatus, PushWriteBack, Routed,
};
use nic_tb::{Bench, Stall};
use nic_tests::push_gate::{Gate, Rig, SHORTEST, configuration, request};

/// Runs a test on every emitted gate.
macro_rules! on_every_gate {
    ($test:ident) => {
        on_every_gate!($test PushGateTiny 2 4 2 3);
        on_every_gate!($test PushGate 8 512 64 8);
    };
    ($test:ident $device:ident $rings:literal $lines:literal $write_backs:literal $tag_bits:literal) => {
        $test(&Gate {
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            configuration: $device::CONFIGURATION,
            gated_request: $device::GATED_REQUEST,
            gated_response: $device::GATED_RESPONSE,
            status: $device::STATUS,
            rings: $rings,
            lines: $lines,
            write_backs: $write_backs,
            tag_bits: $tag_bits,
        });
    };
}

/// Requests that may pass a write-back which is due.
const PATIENCE: u64 = 4;

#[test]
fn what_leaves_equals_the_model_in_every_regime() {
    on_every_gate!(equals_the_model);
}

#[test]
fn a_gate_that_closes_in_the_middle_holds_for_the_next_request() {
    on_every_gate!(closes_in_the_middle);
}

#[test]
fn a_line_is_written_back_exactly_when_it_is_due() {
    on_every_gate!(keeps_the_deadline);
}

#[test]
fn lines_that_are_pushed_in_every_second_cycle_are_all_written_back() {
    on_every_gate!(keeps_up);
}

#[test]
fn what_finds_no_place_is_counted_and_not_written_back() {
    on_every_gate!(counts_what_finds_no_place);
}

#[test]
fn no_more_than_four_requests_pass_a_write_back() {
    on_every_gate!(lets_four_pass);
}

#[test]
fn so_many_write_backs_are_under_way_and_no_more() {
    on_every_gate!(waits_for_answers);
}

#[test]
fn failures_and_stray_answers_are_counted_and_the_first_failure_is_named() {
    on_every_gate!(counts_what_goes_wrong);
}

#[test]
fn lines_are_forgotten_when_write_back_is_turned_off() {
    on_every_gate!(forgets_when_off);
}

#[test]
fn a_new_delay_counts_for_lines_that_are_tracked() {
    on_every_gate!(follows_a_new_delay);
}

#[test]
fn parts_of_lines_are_pushed_and_not_tracked() {
    on_every_gate!(tracks_whole_lines);
}

#[test]
fn a_reset_in_the_middle_of_traffic_forgets_all() {
    on_every_gate!(forgets_all_in_reset);
}

#[test]
fn a_request_leaves_in_every_cycle() {
    on_every_gate!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper>(gate: &Gate<D>) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(gate, source, sink);
        for _ in 0..6 {
            for _ in 0..60 {
                rig.send_any();
            }
            for _ in 0..80 {
                if rig.bench.generator().chance(1, 16) {
                    rig.draw_configuration();
                }
                rig.step();
            }
            rig.until_idle();
        }
        assert!(rig.pushes > 40 && rig.gated > 20, "{} {}", rig.pushes, rig.gated);
        assert!(rig.write_backs > 10, "{}", rig.write_backs);
        rig.bench.dismiss();
    }
}

fn closes_in_the_middle<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.configure(configuration(0, PushWriteBack::Off, 0));
    let last = gate.rings - 1;
    for _ in 0..40 {
        let request = rig.request(LineOperation::NcPush);
        rig.send(last, request);
    }
    // Open, closed, open: each for ten cycles, in which ten requests come.
    for closed in [0, 1 << last, 0] {
        rig.configure(configuration(closed, PushWriteBack::Off, 0));
        (0..10).for_each(|_| rig.step());
    }
    rig.until_idle();
    assert_eq!((rig.pushes, rig.gated), (30, 10));
    // Other rings, and one that is not there, are left alone.
    rig.configure(configuration(1 << last, PushWriteBack::Off, 0));
    for ring in 0..10 {
        let request = rig.request(LineOperation::NcPush);
        rig.send(ring, request);
    }
    rig.until_idle();
    assert_eq!((rig.pushes, rig.gated), (39, 11));
    // Everything else passes a closed gate as it is.
    rig.configure(configuration(0xff, PushWriteBack::Off, 0));
    for operation in LineOperation::ALL {
        let request = rig.request(*operation);
        rig.send(0, request);
    }
    rig.until_idle();
    assert_eq!((rig.pushes, rig.gated), (39, 12));
    rig.bench.dismiss();
}

fn keeps_the_deadline<D: Wrapper>(gate: &Gate<D>) {
    for write_back in [PushWriteBack::Rewrite, PushWriteBack::Flush] {
        let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
        for delay in [0, 1, 3, 4, 5, 6, 77, 600] {
            rig.configure(configuration(0, write_back, delay));
            (0..5).for_each(|_| rig.step());
            rig.delays.clear();
            // Every second cycle, and then two in a row, of which one is late.
            for operation in [LineOperation::NcPush, LineOperation::NcRead, LineOperation::NcPush] {
                let request = rig.request(operation);
                rig.send(0, request);
            }
            rig.until_idle();
            for _ in 0..2 {
                let request = rig.request(LineOperation::NcPush);
                rig.send(1, request);
            }
            rig.until_idle();
            let due = delay.max(SHORTEST);
            assert_eq!(rig.delays, [due, due, due, due + 1], "{delay} cycles");
        }
        rig.bench.dismiss();
    }
}

fn keeps_up<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    // As many lines are in the table as it has; write-backs and pushes leave in turns.
    let delay = 2 * gate.lines as u64 - 3;
    rig.answers_at_once = true;
    rig.configure(configuration(0, PushWriteBack::Flush, delay));
    (0..5).for_each(|_| rig.step());
    for _ in 0..1_200 {
        let request = rig.request(LineOperation::NcPush);
        rig.send(0, request);
        rig.step();
        rig.step();
    }
    rig.until_idle();
    assert_eq!((rig.pushes, rig.write_backs, rig.untracked), (1_200, 1_200, 0));
    let late = rig.delays.iter().filter(|cycles| **cycles != delay).count();
    assert_eq!(late, 0, "of {}", rig.delays.len());
    rig.bench.dismiss();
}

fn counts_what_finds_no_place<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.configure(configuration(0, PushWriteBack::Flush, 1_500));
    for _ in 0..gate.lines + 7 {
        let request = rig.request(LineOperation::NcPush);
        rig.send(0, request);
    }
    // The model says which are written back: the first.
    rig.until_idle();
    let pushes = gate.lines as u64 + 7;
    assert_eq!((rig.pushes, rig.untracked, rig.write_backs), (pushes, 7, gate.lines as u64));
    rig.bench.dismiss();
}

fn lets_four_pass<D: Wrapper>(gate: &Gate<D>) {
    for sink in Stall::ALL {
        let mut rig = Rig::new(gate, Stall::Never, sink);
        rig.answers_at_once = true;
        let delay = 40;
        rig.configure(configuration(0, PushWriteBack::Flush, delay));
        (0..5).for_each(|_| rig.step());
        for _ in 0..3 {
            let request = rig.request(LineOperation::NcPush);
            rig.send(0, request);
        }
        for _ in 0..200 {
            let request = rig.request(LineOperation::NcRead);
            rig.send(0, request);
        }
        rig.until_idle();
        assert_eq!(rig.write_backs, 3);
        // One more passes while the next line is compared with the time.
        assert!(rig.between[..2].iter().all(|count| *count <= PATIENCE + 1), "{:?}", rig.between);
        if sink == Stall::Never {
            // Each waits for four, and all but the first for one more.
            assert_eq!(
                rig.delays,
                [delay + PATIENCE, delay + 2 * PATIENCE + 1, delay + 3 * PATIENCE + 2]
            );
        }
        rig.bench.dismiss();
    }
}

fn waits_for_answers<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.answers_never = true;
    rig.configure(configuration(0, PushWriteBack::Rewrite, 0));
    let pushes = gate.write_backs + 2;
    for _ in 0..pushes {
        let request = rig.request(LineOperation::NcPush);
        rig.send(0, request);
    }
    (0..4 * pushes + 40).for_each(|_| rig.step());
    assert_eq!((rig.pushes, rig.write_backs), (pushes, gate.write_backs));
    let status = rig.bench.level(gate.status);
    assert_eq!((status.tracked_lines, status.is_idle), (2, false));
    // One answer, one more; it has the tag that is free.
    let first = rig.own_tags.pop_front().expect("one is under way");
    rig.answer(first, LineStatus::Okay);
    (0..20).for_each(|_| rig.step());
    assert_eq!(rig.write_backs, gate.write_backs + 1);
    assert_eq!(rig.own_tags.back(), Some(&first));
    // The requester is not held up.
    let left = rig.left;
    for _ in 0..9 {
        let request = rig.request(LineOperation::CoRead);
        rig.send(0, request);
    }
    (0..20).for_each(|_| rig.step());
    assert_eq!(rig.left, left + 9);
    rig.answers_never = false;
    rig.until_idle();
    assert_eq!(rig.write_backs, pushes);
    rig.bench.dismiss();
}

fn counts_what_goes_wrong<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    // Nothing is under way: every tag of the gate is a stray one, all others are the requester's.
    let own = |tag: u64| {
        let numbers = 1_u64 << gate.tag_bits..(1 << gate.tag_bits) + gate.write_backs;
        numbers.contains(&tag)
    };
    for tag in 0..LINE_TAGS {
        rig.answer(tag, LineStatus::Error);
    }
    (0..LINE_TAGS + 20).for_each(|_| rig.step());
    assert_eq!(rig.answered, (0..LINE_TAGS).filter(|tag| !own(*tag)).collect::<Vec<_>>());
    let status = rig.bench.level(gate.status);
    assert_eq!((status.stray_answers, status.failed_write_backs), (gate.write_backs, 0));
    assert!(!status.any_failed);

    rig.answers_never = true;
    rig.configure(configuration(0, PushWriteBack::Flush, 0));
    let mut lines = vec![];
    for ring in 0..2 {
        let request = rig.request(LineOperation::NcPush);
        lines.push(request.line_address);
        rig.send(ring, request);
    }
    (0..40).for_each(|_| rig.step());
    assert_eq!(rig.write_backs, 2);
    let status = rig.bench.level(gate.status);
    assert_eq!((status.tracked_lines, status.is_idle), (0, false), "two are unanswered");
    let own: Vec<u64> = rig.own_tags.drain(..).collect();
    for (count, number) in [1, 0].into_iter().enumerate() {
        rig.answer(own[number], LineStatus::Error);
        (0..5).for_each(|_| rig.step());
        let status = rig.bench.level(gate.status);
        assert_eq!(status.failed_write_backs, count as u64 + 1);
        let first = (status.any_failed, status.first_ring, status.first_line_address);
        assert_eq!(first, (true, 1, lines[1]));
    }
    assert!(rig.bench.level(gate.status).is_idle);
    rig.bench.dismiss();
}

fn forgets_when_off<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.configure(configuration(0, PushWriteBack::Flush, 2_000));
    for _ in 0..gate.lines {
        let request = rig.request(LineOperation::NcPush);
        rig.send(0, request);
    }
    (0..gate.lines + 20).for_each(|_| rig.step());
    assert_eq!(rig.bench.level(gate.status).tracked_lines, gate.lines as u64);
    rig.configure(configuration(0, PushWriteBack::Off, 0));
    // One a cycle.
    (0..gate.lines).for_each(|_| rig.step());
    assert_eq!(rig.bench.level(gate.status).tracked_lines, 0);
    rig.until_idle();
    assert_eq!((rig.write_backs, rig.untracked), (0, 0));
    rig.bench.dismiss();
}

fn follows_a_new_delay<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.configure(configuration(0, PushWriteBack::Flush, (1 << 24) - 1));
    let request = rig.request(LineOperation::NcPush);
    rig.send(0, request);
    (0..300).for_each(|_| rig.step());
    assert_eq!(rig.write_backs, 0);
    let changed = rig.bench.cycle();
    rig.configure(configuration(0, PushWriteBack::Flush, 100));
    rig.until(|rig| rig.write_backs == 1);
    // Through the registers of the delay, of the time and of what is due, and out.
    assert_eq!(rig.bench.cycle() - changed, 5);
    rig.bench.dismiss();
}

fn tracks_whole_lines<D: Wrapper>(gate: &Gate<D>) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.configure(configuration(0, PushWriteBack::Rewrite, 10));
    for byte in 0..64 {
        let request =
            LineRequest { byte_enable: !(1 << byte), ..rig.request(LineOperation::NcPush) };
        rig.send(0, request);
    }
    rig.until_idle();
    assert_eq!((rig.pushes, rig.write_backs, rig.untracked), (64, 0, 0));
    // Where the line is says which memory is asked: that of the device in host-bias.
    for space in LineSpace::ALL {
        let request = LineRequest { space: *space, ..rig.request(LineOperation::NcPush) };
        rig.send(0, request);
    }
    rig.until_idle();
    assert_eq!(rig.write_backs, 3);
    rig.bench.dismiss();
}

fn forgets_all_in_reset<D: Wrapper>(gate: &Gate<D>) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(gate, source, sink);
        for steps in [1, 2, 5, 12, 40] {
            rig.configure(configuration(1, PushWriteBack::Flush, 9));
            (0..30).for_each(|_| rig.send_any());
            (0..steps).for_each(|_| rig.step());
            rig.bench.reset();
            rig.forget();
        }
        (0..30).for_each(|_| rig.send_any());
        rig.until_idle();
        rig.bench.dismiss();
    }
    // One is offered, one waits, one is tracked, and one is under way: a cycle takes all of them.
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.answers_never = true;
    rig.configure(configuration(0, PushWriteBack::Flush, 20));
    for wait in [40, 2] {
        let request = rig.request(LineOperation::NcPush);
        rig.send(0, request);
        (0..wait).for_each(|_| rig.step());
    }
    rig.bench.set_stall(gate.gated_request.index(), Stall::Always);
    for _ in 0..3 {
        let request = rig.request(LineOperation::NcRead);
        rig.send(0, request);
    }
    (0..4).for_each(|_| rig.step());
    assert_eq!((rig.write_backs, rig.bench.level(gate.status).tracked_lines), (1, 1));
    rig.bench.reset_for(1);
    rig.forget();
    rig.bench.set_stall(gate.gated_request.index(), Stall::Never);
    (0..60).for_each(|_| rig.step());
    assert_eq!((rig.left, rig.write_backs), (0, 0));
    assert!(rig.bench.level(gate.status).is_idle);
    rig.bench.dismiss();
}

fn keeps_its_contract<D: Wrapper>(gate: &Gate<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    bench.set_level(gate.configuration, &configuration(1, PushWriteBack::Off, 0));
    let units = (0..200).map(|_| {
        let payload = request(bench.generator(), LineOperation::NcPush, gate.tag_bits);
        vec![Routed { payload, selection: 0 }]
    });
    let units: Vec<_> = units.collect();
    let measured = bench.measure(gate.line_request, gate.gated_request, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
