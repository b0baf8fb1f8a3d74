//! What the gate itself counts, as far as a count goes; and with stubs for its other counters, that every bit
//! of them comes out; and which write-back fails, whatever its line and its ring.
use nic_sim::Wrapper;
use nic_sim::generated::event_counter_b1::EventCounterB1;
use nic_sim::generated::push_gate_tiny::PushGateTiny;
use nic_spec::message::{Choice, LineOperation, PushWriteBack};
use nic_tests::parts::Parts;

/// The counters, and the field of the status that each is.
const COUNTERS: [(&str, &str); 4] = [
    ("table_untracked_count", "untracked_pushes"),
    ("push_count", "pushes"),
    ("gated_count", "gated_pushes"),
    ("write_back_count", "write_backs"),
];
/// The lowest tag of the gate, which is above those of the requester, and its tags.
const FIRST_TAG: u64 = 8;
const TAGS: u64 = 2;

fn parts() -> Parts {
    let counters = COUNTERS.map(|(counter, _)| (counter, EventCounterB1::DESIGN));
    Parts::new(PushGateTiny::DESIGN, &counters)
}

#[test]
fn every_bit_of_a_count_comes_out() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    parts.reset();
    for _ in 0..64 {
        parts.set_any(&mut generator);
        parts.settle();
        for (counter, field) in COUNTERS {
            let count = parts.number(&format!("{counter}.count"));
            assert_eq!(parts.number(&format!("status_{field}")), count, "`{field}`");
            assert_eq!(parts.number(&format!("{counter}.event_data")), 1, "`{counter}`");
            assert_eq!(parts.number(&format!("{counter}.rst")), parts.number("rst"));
        }
    }
}

#[test]
fn stray_answers_are_counted_as_far_as_the_count_goes() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    parts.reset();
    let mut strays = 0_u64;
    while strays < 0x1_0020 {
        let comes = !generator.chance(1, 16);
        parts.set_number("gated_response_valid", u64::from(comes));
        parts.set_number("gated_response_tag", FIRST_TAG + generator.below(TAGS));
        parts.set_number("gated_response_status", generator.below(2));
        parts.settle();
        assert_eq!(parts.number("line_response_valid"), 0, "the requester does not see it");
        parts.tick();
        strays += u64::from(comes);
        assert_eq!(parts.number("status_stray_answers"), strays.min(0xffff));
        assert_eq!(parts.number("status_failed_write_backs"), 0);
    }
}

#[test]
fn a_write_back_is_of_the_line_that_was_pushed_and_is_named_if_it_fails() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    for _ in 0..60 {
        parts.reset();
        parts.set_number("configuration_write_back", PushWriteBack::Flush.code().into());
        parts.set_number("gated_request_ready", 1);
        let (line, ring) = (generator.bits(46), generator.bits(8));
        let data = generator.words(512);
        parts.set_number("line_request_operation", LineOperation::NcPush.code().into());
        parts.set_number("line_request_line_address", line);
        parts.set_number("line_request_selection", ring);
        parts.set("line_request_data", &data);
        parts.set_number("line_request_byte_enable", u64::MAX);
        parts.set_number("line_request_valid", 1);
        parts.settle();
        parts.tick();
        parts.set_number("line_request_valid", 0);
        parts.settle();
        let is_own = |parts: &Parts| {
            parts.number("gated_request_valid") == 1
                && parts.number("gated_request_tag") >= FIRST_TAG
        };
        let mut cycles = 0;
        while !is_own(&parts) {
            assert!(cycles < 20, "the line is not written back");
            parts.tick();
            cycles += 1;
        }
        assert_eq!(parts.number("gated_request_line_address"), line);
        assert_eq!(parts.number("gated_request_selection"), ring);
        assert_eq!(parts.words("gated_request_data"), data);
        let tag = parts.number("gated_request_tag");
        parts.tick();
        parts.set_number("gated_response_tag", tag);
        parts.set_number("gated_response_status", 1);
        parts.set_number("gated_response_valid", 1);
        parts.settle();
        parts.tick();
        assert_eq!(parts.number("status_any_failed"), 1);
        assert_eq!(parts.number("status_first_line_address"), line);
        assert_eq!(parts.number("status_first_ring"), ring);
    }
}
