//! The bank of the cache of device memory: lines of a set, cached and outstanding, beside each other.
use nic_spec::message::{LineOperation, LineSpace, LineState};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Line, Rig};

const DEVICE: LineSpace = LineSpace::DeviceDeviceBias;
const READ: (Line, u64) = ([0; 64], 0);
/// Lines of a set of the small bank are this far apart.
const APART: u64 = 2;
/// Its MSHRs.
const OUTSTANDING: u64 = 4;

fn bank() -> Rig {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.to_device_bias(FIRST_LINE);
    rig
}

/// The lines are in the cache: they are read, and memory is not.
fn both_are_there(rig: &mut Rig, lines: [(u64, Line); 2]) {
    rig.memory_waits = true;
    for (line, data) in lines {
        let tag = rig.ask(0, LineOperation::CsRead, DEVICE, line, READ);
        assert_eq!(rig.response(tag).data, data, "line {line:#x}");
    }
    rig.run(20);
    assert!(rig.answers.is_empty(), "memory was read");
    rig.memory_waits = false;
}

#[test]
fn a_miss_asks_after_five_cycles_and_is_answered_seven_after_its_line() {
    let mut rig = bank();
    rig.memory_waits = true;
    let miss = rig.ask(0, LineOperation::CsRead, DEVICE, FIRST_LINE, READ);
    let began = rig.bench.cycle();
    rig.wait("the read of memory", |rig| (!rig.answers.is_empty()).then_some(()));
    // A step offers what was sent before it, and has taken what a cycle offers when it ends.
    assert_eq!(rig.bench.cycle() - began - 1, 5, "from the request to the read of memory");
    rig.memory_waits = false;
    rig.step();
    let came = rig.bench.cycle();
    rig.response(miss);
    assert_eq!(rig.bench.cycle() - came - 1, 7, "from the line to the response");
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn lines_that_come_to_a_set_one_after_the_other_are_both_kept() {
    for operation in [LineOperation::CsRead, LineOperation::CoRead] {
        let mut rig = bank();
        rig.memory_waits = true;
        let lines = [FIRST_LINE, FIRST_LINE + APART];
        let tags = lines.map(|line| rig.ask(0, operation, DEVICE, line, READ));
        rig.wait("both reads of memory", |rig| (rig.answers.len() == 2).then_some(()));
        rig.memory_waits = false;
        for (line, tag) in lines.into_iter().zip(tags) {
            assert_eq!(rig.response(tag).data, rig.in_memory(line).0);
        }
        rig.run(8);
        let values = lines.map(|line| (line, rig.in_memory(line).0));
        both_are_there(&mut rig, values);
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn a_line_that_is_written_whole_beside_one_that_comes_to_its_set_is_kept_too() {
    for distance in 0..16 {
        let mut rig = bank();
        let lines = [FIRST_LINE, FIRST_LINE + APART];
        rig.memory_waits = true;
        let read = rig.ask(0, LineOperation::CoRead, DEVICE, lines[0], READ);
        rig.wait("the read of memory", |rig| (!rig.answers.is_empty()).then_some(()));
        rig.memory_waits = false;
        rig.run(distance);
        let written = [0x5a; 64];
        let write = rig.ask(1, LineOperation::CoWrite, DEVICE, lines[1], (written, u64::MAX));
        rig.response(read);
        rig.response(write);
        rig.run(8);
        assert_eq!(lines.map(|line| rig.state(line)), [LineState::Exclusive, LineState::Modified]);
        let values = [(lines[0], rig.in_memory(lines[0]).0), (lines[1], written)];
        both_are_there(&mut rig, values);
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn hits_go_on_while_every_mshr_is_in_use() {
    const HITS: usize = 40;
    let mut rig = bank();
    let line = FIRST_LINE + 1;
    let tag = rig.ask(1, LineOperation::CsRead, DEVICE, line, READ);
    rig.response(tag);
    rig.memory_waits = true;
    let misses = (1..=OUTSTANDING + 2)
        .map(|i| rig.ask(0, LineOperation::NcRead, DEVICE, FIRST_LINE + 8 * i, READ));
    let misses: Vec<u64> = misses.collect();
    let all = OUTSTANDING as usize;
    rig.wait("a read for each MSHR", |rig| (rig.answers.len() == all).then_some(()));
    for _ in 0..HITS {
        rig.ask(1, LineOperation::CsRead, DEVICE, line, READ);
    }
    rig.run(HITS as u64 + 12);
    assert_eq!(rig.responses.len(), HITS, "hits beside {all} misses");
    rig.responses.clear();
    rig.memory_waits = false;
    misses.into_iter().for_each(|tag| _ = rig.response(tag));
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_miss_behind_the_last_mshr_is_asked_as_soon_as_one_is_free() {
    let mut rig = bank();
    rig.memory_waits = true;
    let lines: Vec<u64> = (0..3 * OUTSTANDING).map(|i| FIRST_LINE + 4 * i).collect();
    for operation in [LineOperation::NcRead, LineOperation::CoRead] {
        for line in &lines {
            rig.ask(0, operation, DEVICE, *line, READ);
        }
        for asked in 0..lines.len() {
            rig.wait("a read of memory", |rig| (!rig.answers.is_empty()).then_some(()));
            rig.run(30);
            let left = lines.len() - asked;
            assert_eq!(rig.answers.len(), left.min(OUTSTANDING as usize), "{operation:?}");
            // One of them comes.
            let others = rig.answers.split_off(1);
            rig.memory_waits = false;
            rig.step();
            rig.memory_waits = true;
            rig.answers.extend(others);
        }
        rig.wait("all answers", |rig| (rig.responses.len() == lines.len()).then_some(()));
        rig.responses.clear();
        for line in &lines {
            rig.memory_waits = false;
            let tag = rig.ask(0, LineOperation::Flush, DEVICE, *line, READ);
            rig.response(tag);
            rig.memory_waits = true;
        }
    }
    rig.memory_waits = false;
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_line_that_is_read_again_and_again_is_asked_for_when_its_last_answer_has_left() {
    const READS: usize = 60;
    for distance in 0..20 {
        let mut rig = bank();
        let mut tags = vec![];
        for port in 0..2 {
            for _ in 0..READS / 2 {
                tags.push(rig.ask(port, LineOperation::NcRead, DEVICE, FIRST_LINE, READ));
            }
            rig.run(distance);
        }
        for tag in tags {
            assert_eq!(rig.response(tag).data, rig.in_memory(FIRST_LINE).0);
        }
        rig.assert_silent();
        rig.bench.dismiss();
    }
}
