//! What the handler itself does, with stubs for all of its parts: every bit of a part comes to the part it
//! belongs to, events are summed, and each store gets the next CAS value.
use nic_sim::generated::kvs_dispatch_tiny::KvsDispatchTiny;
use nic_sim::generated::kvs_handler_tiny::KvsHandlerTiny;
use nic_sim::generated::kvs_lookup_tiny::KvsLookupTiny;
use nic_sim::generated::kvs_parser::KvsParser;
use nic_sim::generated::kvs_responder::KvsResponder;
use nic_sim::generated::kvs_worker_tiny::KvsWorkerTiny;
use nic_sim::{Design, PowerUp, Wrapper};
use nic_tests::emitted;
use nic_tests::parts::{Parts, Wiring};

/// Workers of the handler.
const WORKERS: usize = 2;
/// What is counted of the workers: the counter, which is the status' field, and the event.
const COUNTED: [(&str, &str); 7] = [
    ("worked", "ends"),
    ("nic_hits", "nic_hit"),
    ("host_hits", "host_hit"),
    ("evictions", "eviction"),
    ("write_backs", "write_back"),
    ("no_room", "no_room"),
    ("failed_requests", "failed"),
];
/// Those of the lookups.
const LOOKED: [(&str, &str); 2] = [("lookup_hits", "hit"), ("lookup_misses", "miss")];

fn parts() -> Parts {
    let of_module = |module: &'static str, names: &[&str]| {
        let design = emitted::design(module);
        names.iter().map(|name| ((*name).to_owned(), design)).collect::<Vec<_>>()
    };
    let mut all = vec![
        ("parser".to_owned(), *KvsParser::DESIGN),
        ("responder".to_owned(), *KvsResponder::DESIGN),
        ("dispatch".to_owned(), *KvsDispatchTiny::DESIGN),
        ("lookup".to_owned(), *KvsLookupTiny::DESIGN),
    ];
    all.extend((0..WORKERS).map(|i| (format!("worker_{i}"), *KvsWorkerTiny::DESIGN)));
    all.extend(of_module("id_pool_n64", &["contexts"]));
    all.extend(of_module("kvs_recency_b2_n4", &["recency"]));
    all.extend(of_module("arbiter_kvs_answer_beat_n4", &["arbiter"]));
    all.extend(of_module("line_merge_n2_b64_t3", &["lookup_lines"]));
    all.extend(of_module("line_merge_n2_b64_t5", &["worker_lines"]));
    all.extend(of_module("event_counter_b1", &LOOKED.map(|(counter, _)| counter)));
    all.extend(of_module("event_counter_b4", &COUNTED.map(|(counter, _)| counter)));
    let all: Vec<(&str, &Design)> =
        all.iter().map(|(name, design)| (name.as_str(), design)).collect();
    Parts::new(KvsHandlerTiny::DESIGN, &all)
}

/// Bundles that are joined, all of their signals.
fn bundles() -> Vec<(String, String)> {
    let mut pairs: Vec<(String, String)> = [
        ("source", "parser.source"),
        ("packet", "responder.packet"),
        ("hold", "dispatch.hold"),
        ("parser_status", "parser.status"),
        ("responder_status", "responder.status"),
        ("tables", "lookup.tables"),
        ("parser.line", "dispatch.line"),
        ("parser.request_second", "responder.peer"),
        ("responder.freed", "dispatch.freed"),
        ("lookup.events", "dispatch.looked"),
        ("dispatch.lookup", "lookup.request"),
        ("dispatch.lookup_line", "lookup.line"),
        ("lookup.miss", "dispatch.miss"),
        ("lookup.miss_line", "dispatch.miss_line"),
        ("lookup.bucket_request", "lookup_lines.line_request_0"),
        ("lookup.entry_request", "lookup_lines.line_request_1"),
        ("lookup_lines.line_response_0", "lookup.bucket_response"),
        ("lookup_lines.line_response_1", "lookup.entry_response"),
        ("lookup_lines.merged_request", "line_request_0"),
        ("lookup_lines.merged_response", "line_response_0"),
        ("worker_lines.merged_request", "line_request_1"),
        ("worker_lines.merged_response", "line_response_1"),
        ("lookup.answer", "arbiter.source_0"),
        ("dispatch.answer", "arbiter.source_1"),
        ("arbiter.sink", "responder.source"),
    ]
    .map(|(one, other)| (one.to_owned(), other.to_owned()))
    .into();
    pairs.push(("lookup.recency".to_owned(), format!("recency.request_{WORKERS}")));
    for i in 0..WORKERS {
        let of_worker = [
            ("tables".to_owned(), "tables"),
            (format!("dispatch.worker_{i}"), "request"),
            (format!("dispatch.worker_line_{i}"), "line"),
            (format!("worker_lines.line_request_{i}"), "line_request"),
            (format!("worker_lines.line_response_{i}"), "line_response"),
            (format!("recency.request_{i}"), "recency"),
            (format!("recency.victim_{i}"), "victim"),
            (format!("arbiter.source_{}", i + 2), "answer"),
        ];
        pairs.extend(of_worker.map(|(other, bundle)| (other, format!("worker_{i}.{bundle}"))));
    }
    pairs
}

/// All pairs of places that are joined.
fn joined(parts: &Parts) -> Vec<(String, String)> {
    let designs = [
        KvsHandlerTiny::DESIGN,
        KvsParser::DESIGN,
        KvsResponder::DESIGN,
        KvsDispatchTiny::DESIGN,
        KvsLookupTiny::DESIGN,
        KvsWorkerTiny::DESIGN,
        &emitted::design("arbiter_kvs_answer_beat_n4"),
    ];
    // The names of all signals of bundles: whatever stands behind the name of a bundle.
    let names: Vec<&str> =
        designs.iter().flat_map(|design| design.ports).map(|port| port.name).collect();
    let mut fields: Vec<&str> = names
        .iter()
        .flat_map(|name| name.match_indices('_').map(|(at, _)| &name[at + 1..]))
        .collect();
    fields.sort_unstable();
    fields.dedup();
    let mut pairs = Vec::new();
    for (one, other) in bundles() {
        let before = pairs.len();
        let pair = |field: &&str| (format!("{one}_{field}"), format!("{other}_{field}"));
        let is_there = |(one, other): &(String, String)| parts.has(one) && parts.has(other);
        pairs.extend(fields.iter().map(pair).filter(is_there));
        assert!(pairs.len() > before, "`{one}` and `{other}` have signals");
    }
    // A request is given its number on the way.
    for field in fields.iter().filter(|field| **field != "context") {
        let pair = (format!("parser.request_first_{field}"), format!("dispatch.request_{field}"));
        if parts.has(&pair.0) && parts.has(&pair.1) {
            pairs.push(pair);
        }
    }
    pairs.push(("status_outstanding".to_owned(), "contexts.outstanding".to_owned()));
    pairs.push(("status_is_held".to_owned(), "dispatch.is_held".to_owned()));
    for i in 0..WORKERS {
        pairs.push((format!("worker_{i}.events_valid"), format!("dispatch.done_{i}_valid")));
    }
    for (counter, _) in COUNTED.iter().chain(&LOOKED) {
        pairs.push((format!("status_{counter}"), format!("{counter}.count")));
    }
    let of_all: Vec<String> = parts.seen().map(str::to_owned).collect();
    for signal in ["clk", "rst"] {
        let theirs = of_all.iter().filter(|place| place.ends_with(&format!(".{signal}")));
        pairs.extend(theirs.map(|place| (signal.to_owned(), place.clone())));
    }
    pairs
}

/// What the handler says of its own within a cycle: a place, and what it should carry.
fn own(parts: &Parts) -> Vec<(String, u64)> {
    let is = |place: &str| parts.number(place) == 1;
    let has_context = is("contexts.allocation_valid");
    let takes = is("dispatch.request_ready");
    let comes = is("parser.request_valid");
    let context = parts.number("contexts.allocation_value");
    let freed = parts.number("responder.freed_value");
    let mut all: Vec<(String, u64)> = [
        ("dispatch.request_valid", u64::from(comes && has_context)),
        ("dispatch.request_context", context),
        ("parser.request_ready", u64::from(has_context && takes)),
        ("contexts.allocation_ready", u64::from(comes && takes)),
        ("contexts.release_valid", parts.number("responder.freed_valid")),
        ("contexts.release_value", freed % 64),
        ("responder.peer_valid", u64::from(comes && has_context && takes)),
        ("responder.peer_selection", context),
        ("status_next_cas", 1),
        ("status_is_working", 0),
    ]
    .map(|(place, value)| (place.to_owned(), value))
    .into();
    all.push((format!("recency.request_{}_valid", WORKERS + 1), 0));
    let mut is_wanted = false;
    for i in 0..WORKERS {
        all.push((format!("worker_{i}.cas_valid"), u64::from(!is_wanted)));
        all.push((format!("worker_{i}.cas_value"), 1));
        is_wanted |= is(&format!("worker_{i}.cas_ready"));
    }
    let mut counted = |counter: &str, amount: u64| {
        all.push((format!("{counter}.event_valid"), u64::from(amount > 0)));
        all.push((format!("{counter}.event_data"), amount));
    };
    for (counter, event) in COUNTED {
        let tells = |i: &usize| {
            is(&format!("worker_{i}.events_valid")) && is(&format!("worker_{i}.events_{event}"))
        };
        counted(counter, (0..WORKERS).filter(tells).count() as u64);
    }
    for (counter, event) in LOOKED {
        let tells = is("lookup.events_valid") && is(&format!("lookup.events_{event}"));
        all.push((format!("{counter}.event_valid"), u64::from(tells)));
        all.push((format!("{counter}.event_data"), 1));
    }
    all
}

#[test]
fn each_bit_of_a_part_is_joined_to_what_it_belongs_to() {
    let mut parts = parts();
    let wiring = Wiring {
        joined: joined(&parts),
        choose: &|_, _| {},
        own: &own,
        // What nobody asks with.
        streams: vec![format!("recency.request_{}", WORKERS + 1)],
    };
    wiring.expect(&mut parts, &mut nic_tb::seed::generator());
}

/// What the workers are given in a cycle, if they want it.
fn expect_cas(parts: &Parts, next: u64) {
    assert_eq!(parts.number("status_next_cas"), next);
    for i in 0..WORKERS {
        assert_eq!(parts.number(&format!("worker_{i}.cas_value")), next, "worker {i}");
    }
}

/// A cycle in which these workers want a value.
fn want(parts: &mut Parts, wants: [bool; WORKERS], next: &mut u64) {
    for (i, wants) in wants.into_iter().enumerate() {
        parts.set_number(&format!("worker_{i}.cas_ready"), u64::from(wants));
    }
    parts.settle();
    expect_cas(parts, *next);
    parts.tick();
    *next = next.wrapping_add(u64::from(wants.contains(&true)));
}

#[test]
fn each_store_gets_the_next_cas_value() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    parts.reset();
    let mut next = 1;
    for _ in 0..200 {
        let wants = [0; WORKERS].map(|_| generator.chance(1, 3));
        want(&mut parts, wants, &mut next);
    }
    parts.reset();
    expect_cas(&parts, 1);
}

#[test]
fn cas_values_are_counted_as_far_as_they_go() {
    let mut parts = parts();
    parts.power_up(PowerUp::Ones);
    let mut next = u64::MAX;
    want(&mut parts, [true, false], &mut next);
    expect_cas(&parts, 0);
    // From anywhere to beyond the carry of the lowest 16 bits.
    for seed in 1..=8 {
        parts.power_up(PowerUp::Random(seed));
        let mut next = parts.number("status_next_cas");
        parts.set_number("worker_1.cas_ready", 1);
        for _ in 0..0x10000 - next % 0x10000 {
            parts.tick();
            next = next.wrapping_add(1);
            assert_eq!(parts.number("status_next_cas"), next);
        }
    }
}
