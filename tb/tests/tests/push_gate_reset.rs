//! A reset of one cycle leaves nothing of what the gate held: no request, no line, no write-back, no count.
use nic_sim::Wrapper;
use nic_sim::generated::event_counter_b1::EventCounterB1;
use nic_sim::generated::push_gate_tiny::PushGateTiny;
use nic_spec::message::{Choice, LineOperation, PushWriteBack};
use nic_tests::parts::Parts;

/// What the gate counts in parts of its own.
const COUNTERS: [&str; 4] =
    ["table_untracked_count", "push_count", "gated_count", "write_back_count"];
/// The lowest tag of the gate, which is above those of the requester.
const FIRST_TAG: u64 = 8;

/// What the gate says of itself, and what it says after a reset.
const STATUS: [(&str, u64); 7] = [
    ("status_tracked_lines", 0),
    ("status_is_idle", 1),
    ("status_failed_write_backs", 0),
    ("status_any_failed", 0),
    ("status_first_ring", 0),
    ("status_first_line_address", 0),
    ("status_stray_answers", 0),
];

fn cycle(parts: &mut Parts) {
    parts.settle();
    parts.tick();
}

/// Whole lines are pushed, one in each cycle.
fn push(parts: &mut Parts, lines: usize) {
    parts.set_number("line_request_valid", 1);
    (0..lines).for_each(|_| cycle(parts));
    parts.set_number("line_request_valid", 0);
    parts.settle();
}

fn answer(parts: &mut Parts, tag: u64, status: u64) {
    parts.set_number("gated_response_tag", tag);
    parts.set_number("gated_response_status", status);
    parts.set_number("gated_response_valid", 1);
    cycle(parts);
    parts.set_number("gated_response_valid", 0);
    parts.settle();
}

/// Waits until a write-back leaves; its tag.
fn write_back(parts: &mut Parts) -> u64 {
    let is_own = |parts: &Parts| {
        let tag = parts.number("gated_request_tag");
        parts.number("gated_request_valid") == 1 && tag >= FIRST_TAG
    };
    let mut cycles = 0;
    while !is_own(parts) {
        cycles += 1;
        assert!(cycles < 20, "the line is not written back");
        parts.tick();
    }
    let tag = parts.number("gated_request_tag");
    parts.tick();
    tag
}

/// Something of each kind is there: a failure, a stray answer, a write-back without its answer, lines in the
/// table, a request that leaves and one behind it.
fn fill(parts: &mut Parts) {
    parts.set_number("configuration_write_back", PushWriteBack::Flush.code().into());
    parts.set_number("gated_request_ready", 1);
    parts.set_number("line_request_operation", LineOperation::NcPush.code().into());
    parts.set_number("line_request_line_address", 0x1234);
    parts.set_number("line_request_selection", 1);
    parts.set_number("line_request_byte_enable", u64::MAX);
    answer(parts, FIRST_TAG, 0);
    push(parts, 1);
    let tag = write_back(parts);
    answer(parts, tag, 1);
    push(parts, 1);
    write_back(parts);
    // What follows stays in the table.
    parts.set_number("configuration_delay_cycles", 1_000);
    push(parts, 3);
    parts.set_number("gated_request_ready", 0);
    push(parts, 2);
}

#[test]
fn a_reset_of_one_cycle_leaves_nothing() {
    let counters = COUNTERS.map(|counter| (counter, EventCounterB1::DESIGN));
    let mut parts = Parts::new(PushGateTiny::DESIGN, &counters);
    parts.reset();
    fill(&mut parts);
    for (place, value) in STATUS {
        assert_ne!(parts.number(place), value, "`{place}` says nothing");
    }
    assert_eq!(parts.number("gated_request_valid"), 1);
    assert_eq!(parts.number("line_request_ready"), 0, "a request waits behind it");
    parts.set_number("rst", 1);
    cycle(&mut parts);
    parts.set_number("rst", 0);
    parts.set_number("gated_request_ready", 1);
    parts.set_number("configuration_delay_cycles", 0);
    parts.settle();
    assert_eq!(parts.number("line_request_ready"), 1);
    for _ in 0..40 {
        for (place, value) in STATUS {
            assert_eq!(parts.number(place), value, "`{place}`");
        }
        assert_eq!(parts.number("gated_request_valid"), 0);
        cycle(&mut parts);
    }
    // The answer of a write-back that was forgotten is nobody's.
    answer(&mut parts, FIRST_TAG + 1, 1);
    assert_eq!(parts.number("status_stray_answers"), 1);
    assert_eq!(parts.number("status_failed_write_backs"), 0);
}
