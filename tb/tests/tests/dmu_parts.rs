//! What the unit itself does, with stubs for its rings and its dispatch: every bit of what is theirs
//! comes to the ring it belongs to, and what they say comes out.
use nic_sim::Wrapper;
use nic_sim::generated::dmu_tiny::DmuTiny;
use nic_sim::generated::receive_dispatch_tiny::ReceiveDispatchTiny;
use nic_sim::generated::ring_engine_tiny::RingEngineTiny;
use nic_tb::Generator;
use nic_tests::parts::{Merge, Parts, Wiring, expect_merged};

/// Rings of the unit.
const RINGS: usize = 2;
/// Bits of a ring's own tags.
const TAG_BITS: u32 = 5;

fn parts() -> Parts {
    let parts = [
        ("dispatch", ReceiveDispatchTiny::DESIGN),
        ("ring_0", RingEngineTiny::DESIGN),
        ("ring_1", RingEngineTiny::DESIGN),
    ];
    Parts::new(DmuTiny::DESIGN, &parts)
}

/// The place to which a ring's port is joined, if it is to one alone.
fn joined(ring: usize, port: &str) -> Option<String> {
    let numbered = [
        "receive_configuration",
        "transmit_configuration",
        "receive_tail",
        "transmit_tail",
        "receive_status",
        "transmit_status",
    ];
    let field = |bundle: &str| Some(port.strip_prefix(bundle)?.strip_prefix('_')?.to_owned());
    if let Some(bundle) = numbered.iter().find(|bundle| field(bundle).is_some()) {
        return Some(format!("{bundle}_{ring}_{}", field(bundle)?));
    }
    if let Some((number, field)) = port.strip_prefix("range_").and_then(|rest| rest.split_once('_'))
    {
        return Some(format!("range_{}_{field}", 4 * ring + number.parse::<usize>().ok()?));
    }
    if let Some(field) = field("request") {
        return Some(format!("dispatch.request_{ring}_{field}"));
    }
    if let Some(field) = field("receive_segment") {
        return Some(format!("dispatch.granted_{ring}_{field}"));
    }
    let of_all = [
        "clk",
        "rst",
        "receive_done_ring",
        "receive_done_last",
        "receive_done_failed",
        "transmit_done_ring",
        "transmit_done_last",
        "transmit_done_failed",
        "line_response_status",
        "line_response_data",
    ];
    of_all.contains(&port).then(|| port.to_owned())
}

/// All pairs of places that are joined.
fn all_joined() -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for ring in 0..RINGS {
        let names = RingEngineTiny::DESIGN.ports.iter().map(|port| port.name);
        let pair = |port: &str| Some((joined(ring, port)?, format!("ring_{ring}.{port}")));
        pairs.extend(names.filter_map(pair));
    }
    for port in ReceiveDispatchTiny::DESIGN.ports {
        let ours = match port.name.split_once('_') {
            Some(("request" | "granted", _)) => continue,
            Some(("segment", field)) => format!("receive_segment_{field}"),
            Some(("status", field)) => format!("dispatch_status_{field}"),
            _ => port.name.to_owned(),
        };
        pairs.push((ours, format!("dispatch.{}", port.name)));
    }
    pairs
}

/// What the unit says of its own within a cycle: a place, and what it should carry.
fn own(parts: &Parts) -> Vec<(String, u64)> {
    let is = |place: &str| parts.number(place) == 1;
    let mut all: Vec<(String, u64)> = ["receive_done", "transmit_done", "line_response"]
        .map(|port| (format!("{port}_ready"), 1))
        .into();
    let tag = parts.number("line_response_tag");
    for ring in 0..RINGS as u64 {
        let is_done = |half: &str| {
            is(&format!("{half}_done_valid")) && parts.number(&format!("{half}_done_ring")) == ring
        };
        let is_refused = |i| {
            is(&format!("refused_{i}_valid")) && parts.number(&format!("refused_{i}_value")) == ring
        };
        let is_its = is("line_response_valid") && tag >> TAG_BITS == ring;
        let of_ring = [
            ("ring", ring),
            ("receive_done_valid", is_done("receive").into()),
            ("transmit_done_valid", is_done("transmit").into()),
            ("refused_valid", (0..3).any(is_refused).into()),
            ("line_response_valid", is_its.into()),
            ("line_response_tag", tag % (1 << TAG_BITS)),
        ];
        all.extend(of_ring.map(|(port, value)| (format!("ring_{ring}.{port}"), value)));
    }
    all
}

/// What the rings give together.
fn merges() -> Vec<Merge> {
    let of_rings = |stream: &str| (0..RINGS).map(|ring| format!("ring_{ring}.{stream}")).collect();
    let merge = |stream: &str, has_packets, change| {
        let from = of_rings(stream);
        Merge { from, to: stream.to_owned(), change, has_packets }
    };
    vec![
        merge("line_request", false, |ring, request| {
            let ring = ring as u32;
            if let Some(tag) = request.get_mut("tag") {
                tag[0] = (ring << TAG_BITS) | (tag[0] % (1 << TAG_BITS));
            }
            request.insert("selection".to_owned(), vec![ring]);
        }),
        merge("interrupt", false, |_, _| {}),
        merge("transmit_segment", true, |_, _| {}),
    ]
}

#[test]
fn each_bit_of_a_ring_is_joined_to_what_it_belongs_to() {
    // Any number is mostly of no ring.
    let choose = |parts: &mut Parts, generator: &mut Generator| {
        let numbers = ["receive_done_ring", "transmit_done_ring"].into_iter();
        for number in numbers.chain(["refused_0_value", "refused_1_value", "refused_2_value"]) {
            if generator.chance(3, 4) {
                parts.set_number(number, generator.below(RINGS as u64));
            }
        }
        if generator.chance(3, 4) {
            parts.set_number("line_response_tag", generator.below((RINGS as u64) << TAG_BITS));
        }
    };
    let streams = merges().iter().flat_map(Merge::streams).collect();
    let wiring = Wiring { joined: all_joined(), choose: &choose, own: &own, streams };
    wiring.expect(&mut parts(), &mut nic_tb::seed::generator());
}

#[test]
fn what_rings_ask_and_say_comes_out_unchanged() {
    expect_merged(&mut parts(), &mut nic_tb::seed::generator(), &merges(), 400);
}
