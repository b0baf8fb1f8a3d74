//! Which lines a half gives up when it stops, with stubs for its parts: each line of the longest ring there
//! is, one after the other, then that of the tail and that of the index; never more than eight at once.
use std::collections::VecDeque;

use nic_sim::generated::completion_writer_tiny::CompletionWriterTiny;
use nic_sim::generated::descriptor_reader_tiny::DescriptorReaderTiny;
use nic_sim::generated::receive_match::ReceiveMatch;
use nic_sim::generated::ring_engine_tiny::RingEngineTiny;
use nic_sim::generated::transmit_match::TransmitMatch;
use nic_sim::{Design, Wrapper};
use nic_spec::message::{
    Choice, CompletionSignal, LineOperation, LineSpace, RingLayout, RingSignal, RingState,
};
use nic_tb::Generator;
use nic_tests::parts::Parts;

const HALVES: [&str; 2] = ["receive", "transmit"];
/// Set in the tags of the transmit half.
const IS_TRANSMIT: u64 = 1 << 4;
/// Descriptors of the longest ring, as a power of two.
const LONGEST: u64 = 16;
/// Lines that may be asked for and not answered.
const MOST: usize = 8;
/// The first line of the ring, whose lower 16 bits wrap on the way, and the lines of the counts.
const FIRST: u64 = 0x2aaa_5555_fff3;
const TAIL: u64 = 0x1555_aaaa_0f0f;
const INDEX: u64 = 0x3fff_0000_f0f0;

fn parts() -> Parts {
    let matches = [ReceiveMatch::DESIGN, TransmitMatch::DESIGN];
    let of_half = |half: usize| {
        [
            ("reader", DescriptorReaderTiny::DESIGN),
            ("writer", CompletionWriterTiny::DESIGN),
            ("match", matches[half]),
        ]
        .map(|(part, design)| (format!("{}_{part}", HALVES[half]), design))
    };
    let all: Vec<(String, &Design)> = (0..2).flat_map(of_half).collect();
    let all: Vec<(&str, &Design)> = all.iter().map(|(name, part)| (name.as_str(), *part)).collect();
    Parts::new(RingEngineTiny::DESIGN, &all)
}

/// The longest ring, with lines of its own and of the host's signals in the cache.
fn configure(parts: &mut Parts, half: &str, layout: RingLayout) {
    let writes = if half == "receive" { LineOperation::NcWrite } else { LineOperation::NcRead };
    for (field, value) in [
        ("size_log2", LONGEST),
        ("layout", layout.code().into()),
        ("signal", RingSignal::Memory.code().into()),
        ("completion", CompletionSignal::Index.code().into()),
        ("ring_space", LineSpace::DeviceHostBias.code().into()),
        ("data_space", LineSpace::Host.code().into()),
        ("base_address", FIRST * 64),
        ("tail_address", TAIL * 64),
        ("completion_address", INDEX * 64),
        ("fetch_operation", LineOperation::CsRead.code().into()),
        ("poll_operation", LineOperation::NcRead.code().into()),
        ("completion_operation", LineOperation::NcWrite.code().into()),
        ("data_operation", writes.code().into()),
        ("batch", 1),
    ] {
        parts.set_number(&format!("{half}_configuration_{field}"), value);
    }
}

/// The half runs, and is told to stop; its parts have nothing under way.
fn start_and_stop(parts: &mut Parts, half: &str) {
    for part in ["reader", "writer", "match"] {
        parts.set_number(&format!("{half}_{part}.status_idle"), 1);
    }
    for is_enabled in [1, 0] {
        parts.set_number(&format!("{half}_configuration_enable"), is_enabled);
        (0..4).for_each(|_| cycle(parts));
        let state = if is_enabled == 1 { RingState::Running } else { RingState::Evicting };
        assert_eq!(parts.number(&format!("{half}_status_state")), u64::from(state.code()));
    }
}

fn cycle(parts: &mut Parts) {
    parts.settle();
    parts.tick();
}

/// The lines that a half asks for until it has stopped. Each is answered some cycles later.
fn given_up(parts: &mut Parts, generator: &mut Generator, half: &str) -> Vec<u64> {
    let of_half = if half == "transmit" { IS_TRANSMIT } else { 0 };
    let (mut lines, mut unanswered, mut has_read) = (Vec::new(), VecDeque::new(), false);
    while parts.number(&format!("{half}_status_state")) != u64::from(RingState::Stopped.code()) {
        let answered = if generator.chance(3, 4) { unanswered.pop_front() } else { None };
        parts.set_number("line_response_valid", u64::from(answered.is_some()));
        parts.set_number("line_response_tag", answered.unwrap_or_default());
        parts.set_number("line_request_ready", u64::from(generator.chance(7, 8)));
        parts.settle();
        let is = |place: &str| parts.number(place) == 1;
        if is("line_request_valid") && is("line_request_ready") {
            let tag = parts.number("line_request_tag");
            assert_eq!(tag & !(MOST as u64 - 1), of_half);
            assert!(!unanswered.contains(&tag), "tag {tag} is used twice");
            let space = LineSpace::DeviceHostBias;
            assert_eq!(parts.number("line_request_space"), space.code().into());
            let operation = parts.number("line_request_operation");
            let line = parts.number("line_request_line_address");
            assert!(!has_read, "nothing follows the read");
            if operation == u64::from(LineOperation::NcRead.code()) {
                assert_eq!((unanswered.len(), line), (0, FIRST), "the read is behind all");
                has_read = true;
            } else {
                assert_eq!(operation, LineOperation::Evict.code().into());
                lines.push(line);
            }
            unanswered.push_back(tag);
            assert!(unanswered.len() <= MOST);
        }
        parts.tick();
        assert!(lines.len() <= (1 << LONGEST) + 2, "it does not end");
    }
    assert!(has_read);
    assert_eq!(unanswered, [], "it has stopped before all was answered");
    lines
}

#[test]
fn each_line_of_the_longest_ring_is_given_up_once_and_in_order() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    for half in HALVES {
        for (layout, descriptors_of_a_line) in
            [(RingLayout::Padded, 1), (RingLayout::Packed, 4), (RingLayout::Grouped, 4)]
        {
            parts.reset();
            configure(&mut parts, half, layout);
            start_and_stop(&mut parts, half);
            let lines = given_up(&mut parts, &mut generator, half);
            let of_ring = (1 << LONGEST) / descriptors_of_a_line;
            let expected: Vec<u64> =
                (0..of_ring).map(|line| FIRST + line).chain([TAIL, INDEX]).collect();
            let wrong = lines.iter().zip(&expected).find(|(line, right)| line != right);
            assert_eq!(wrong, None, "{half}, {layout:?}");
            assert_eq!(lines.len(), expected.len(), "{half}, {layout:?}");
        }
    }
}
