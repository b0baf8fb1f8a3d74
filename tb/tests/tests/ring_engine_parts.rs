//! What the ring itself does while both halves are stopped, with stubs for its parts: every bit of a
//! half comes to the part it belongs to, and what the parts ask and say comes out.
use nic_sim::generated::completion_writer_tiny::CompletionWriterTiny;
use nic_sim::generated::descriptor_reader_tiny::DescriptorReaderTiny;
use nic_sim::generated::receive_match::ReceiveMatch;
use nic_sim::generated::ring_engine_tiny::RingEngineTiny;
use nic_sim::generated::transmit_match::TransmitMatch;
use nic_sim::{Design, Wrapper};
use nic_tb::Generator;
use nic_tests::parts::{Merge, Parts, Wiring, expect_merged};

const HALVES: [&str; 2] = ["receive", "transmit"];
/// Set in the tags of the transmit half.
const IS_TRANSMIT: u64 = 1 << 4;

/// The parts of a half: how each is called behind the half, and what it is.
fn of_half(half: usize) -> [(&'static str, &'static Design); 3] {
    let matches = [ReceiveMatch::DESIGN, TransmitMatch::DESIGN];
    [
        ("reader", DescriptorReaderTiny::DESIGN),
        ("writer", CompletionWriterTiny::DESIGN),
        ("match", matches[half]),
    ]
}

fn parts() -> Parts {
    let named = |half: usize| {
        of_half(half).map(|(part, design)| (format!("{}_{part}", HALVES[half]), design))
    };
    let all: Vec<(String, &Design)> = (0..2).flat_map(named).collect();
    let all: Vec<(&str, &Design)> = all.iter().map(|(name, part)| (name.as_str(), *part)).collect();
    Parts::new(RingEngineTiny::DESIGN, &all)
}

/// The place to which a part's port is joined, if it is to one alone.
fn joined(half: &str, part: &str, port: &str) -> Option<String> {
    let of_ring = ["clk", "rst", "ring", "line_response_status", "line_response_data"];
    if of_ring.contains(&port) || port.starts_with("range_") || port.starts_with("request_") {
        return Some(port.to_owned());
    }
    if let Some(field) = port.strip_prefix("segment_done_") {
        return Some(format!("{half}_done_{field}"));
    }
    let field = |bundle: &str| Some(port.strip_prefix(bundle)?.strip_prefix('_')?.to_owned());
    let others = |bundle: &str| field(bundle).map(|field| format!("{half}_match.{bundle}_{field}"));
    match (part, port) {
        // These depend on what the half does.
        ("reader" | "writer", "configuration_enable") => None,
        ("reader", "control_wanted") => Some(format!("{half}_match.status_wanted")),
        ("reader", "control_issued" | "control_visible") => {
            Some(format!("{half}_writer.status_{}", field("control")?))
        }
        ("match", "control_coming") => Some(format!("{half}_reader.status_coming")),
        ("match", "control_has_room") => Some(format!("{half}_writer.status_has_room")),
        ("match", "control_return_line") if half == "receive" => {
            Some(format!("{half}_writer.status_return_line"))
        }
        ("reader", _) if field("descriptor").is_some() => others("descriptor"),
        ("writer", _) if field("completion").is_some() => others("completion"),
        ("writer", "status_visible") => Some(format!("{half}_status_completed")),
        (_, "status_fault" | "status_strays") => None,
        _ => {
            let bundles = ["configuration", "tail", "segment", "status"];
            let is_of_half = bundles.iter().any(|bundle| field(bundle).is_some());
            is_of_half.then(|| format!("{half}_{port}"))
        }
    }
}

/// All pairs of places that are joined.
fn all_joined(parts: &Parts) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for (number, half) in HALVES.iter().enumerate() {
        for (part, design) in of_half(number) {
            for port in design.ports {
                let theirs = format!("{half}_{part}.{}", port.name);
                if let Some(ours) = joined(half, part, port.name).filter(|ours| parts.has(ours)) {
                    pairs.push((ours, theirs));
                }
            }
        }
    }
    pairs
}

/// What the ring says of its own: a place, and what it should carry.
fn own(parts: &Parts) -> Vec<(String, u64)> {
    let tag = parts.number("line_response_tag");
    let is_written = (tag >> 2) & 3 == 3 || tag & 15 == 9;
    let mut all = vec![("line_response_ready".to_owned(), 1)];
    for (number, half) in HALVES.iter().enumerate() {
        let is_enabled = parts.number(&format!("{half}_configuration_enable"));
        let answer = parts.number("line_response_valid") == 1
            && (tag & IS_TRANSMIT != 0) == (*half == "transmit");
        let strays = ["reader.status_stray_answers", "writer.status_strays"];
        let strays: u64 = strays.map(|place| parts.number(&format!("{half}_{place}"))).iter().sum();
        let of_parts = [
            ("reader.configuration_enable", is_enabled),
            ("reader.control_run", 0),
            ("reader.line_response_valid", u64::from(answer && !is_written)),
            ("reader.line_response_tag", tag & 15),
            ("writer.configuration_enable", is_enabled),
            ("writer.control_run", 1 - is_enabled),
            ("writer.control_flush", 0),
            ("writer.control_alarm", 0),
            ("writer.vector_vector", 2 * parts.number("ring") + number as u64),
            ("writer.line_response_valid", u64::from(answer && is_written)),
            ("writer.line_response_tag", tag & 15),
            ("match.control_accept", 0),
            ("match.control_forget", 1),
            ("status_state", 0),
            ("status_fault", 0),
            ("status_strays", strays.min(u64::from(u16::MAX))),
        ];
        all.extend(of_parts.map(|(place, value)| (format!("{half}_{place}"), value)));
    }
    // Nothing is given back of a group that is half sent, unless the half stops.
    all.push(("transmit_match.control_return_line".to_owned(), 0));
    all
}

/// What both halves give together.
fn merges() -> [Merge; 2] {
    let of_parts = |parts: &[&str], stream: &str| {
        let of_half = |half| parts.iter().map(move |part| format!("{half}_{part}.{stream}"));
        HALVES.iter().flat_map(of_half).collect()
    };
    [
        Merge {
            from: of_parts(&["reader", "writer"], "line_request"),
            to: "line_request".to_owned(),
            change: |part, request| {
                if part >= 2
                    && let Some(tag) = request.get_mut("tag")
                {
                    tag[0] = IS_TRANSMIT as u32 | (tag[0] & 15);
                }
            },
            has_packets: false,
        },
        Merge {
            from: of_parts(&["writer"], "interrupt"),
            to: "interrupt".to_owned(),
            change: |_, _| {},
            has_packets: false,
        },
    ]
}

#[test]
fn each_bit_of_a_half_is_joined_to_what_it_belongs_to() {
    // The tags of answers to the writer are few.
    let choose = |parts: &mut Parts, generator: &mut Generator| {
        if generator.chance(1, 2) {
            let half = *generator.pick(&[0, IS_TRANSMIT]);
            parts.set_number("line_response_tag", half | generator.pick(&[9, 12, 13, 14, 15]));
        }
        if generator.chance(1, 2) {
            parts.set_number("receive_reader.status_stray_answers", generator.below(9));
            parts.set_number("transmit_reader.status_stray_answers", generator.below(9));
        }
    };
    let mut parts = parts();
    let streams = merges().iter().flat_map(Merge::streams).collect();
    let wiring = Wiring { joined: all_joined(&parts), choose: &choose, own: &own, streams };
    wiring.expect(&mut parts, &mut nic_tb::seed::generator());
}

#[test]
fn what_both_halves_ask_and_say_comes_out_unchanged() {
    expect_merged(&mut parts(), &mut nic_tb::seed::generator(), &merges(), 400);
}
