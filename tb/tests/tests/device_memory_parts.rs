//! What the adapter itself does, with stubs for its queues: every bit of what is asked comes to the channel
//! that it belongs to, every bit of a line comes back, and what goes wrong is counted as far as a count goes.
use nic_spec::memory;
use nic_tb::Generator;
use nic_tests::device_memory::stubs::{CHANNELS, parts};
use nic_tests::parts::{Parts, Wiring};

/// Lines of the memory.
const LINES: u64 = 16 * 64;
/// Where a count ends.
const MOST: u64 = 0xffff;
/// What AXI calls a beat of 64 bytes, and a burst of addresses that follow each other.
const SIZE: u64 = 6;
const INCREMENTING: u64 = 1;
/// A response that is an error.
const SLAVE_ERROR: u64 = 2;

/// All pairs of places that are joined.
fn joined(parts: &Parts) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    let mut join = |one: &str, other: &str, fields: &[&str]| {
        pairs.extend(
            fields.iter().map(|field| (format!("{one}_{field}"), format!("{other}_{field}"))),
        );
    };
    let line = ["write", "data", "byte_enable", "poison", "for_host", "tag"];
    join("memory_request", "requests.source", &line);
    join("memory_request", "requests.source", &["valid", "ready", "line_address"]);
    let address = ["valid", "ready", "id", "address", "length", "size", "burst"];
    for channel in 0..CHANNELS {
        let part = |name: &str| format!("channel_{channel}_{name}");
        join("requests.sink", &part("requests.source"), &line);
        join(&part("requests.sink"), &part("write_beats.source"), &["data", "poison"]);
        join(&format!("write_address_{channel}"), &part("write_addresses.sink"), &address);
        join(&format!("read_address_{channel}"), &part("read_addresses.sink"), &address);
        let beat = ["valid", "ready", "data", "strobe", "last", "poison"];
        join(&format!("write_data_{channel}"), &part("write_beats.sink"), &beat);
        let beat = ["valid", "ready", "id", "data", "response", "last", "poison"];
        join(&format!("read_data_{channel}"), &part("read_beats.source"), &beat);
    }
    let of_all: Vec<String> = parts.seen().map(str::to_owned).collect();
    for signal in ["clk", "rst"] {
        let theirs = of_all.iter().filter(|place| place.ends_with(&format!(".{signal}")));
        pairs.extend(theirs.map(|place| (signal.to_owned(), place.clone())));
    }
    pairs
}

/// The channel whose line leaves first after a reset.
fn chosen(parts: &Parts) -> Option<usize> {
    let is = |channel: usize, place: &str| parts.number(&format!("channel_{channel}_{place}")) == 1;
    let has_line = |channel| is(channel, "read_beats.sink_valid") && is(channel, "tags.sink_valid");
    (0..CHANNELS).find(|channel| has_line(*channel))
}

/// What the adapter says of its own while nothing is under way: a place, and what it should carry.
fn own(parts: &Parts) -> Vec<(String, u64)> {
    let number = |place: &str| parts.number(place);
    let mut all: Vec<(String, u64)> = Vec::new();
    let mut say = |place: String, value: u64| all.push((place, value));
    let place = memory::place(number("requests.sink_line_address") % LINES);
    let its = place as usize % CHANNELS;
    say("requests.sink_ready".to_owned(), number(&format!("channel_{its}_requests.source_ready")));
    let chosen = chosen(parts);
    say("memory_answer_valid".to_owned(), u64::from(chosen.is_some()));
    let takes = number("memory_answer_ready") == 1;
    for channel in 0..CHANNELS {
        let part = |name: &str| format!("channel_{channel}_{name}");
        let is = |name: &str| number(&part(name)) == 1;
        let comes = number("requests.sink_valid") == 1 && its == channel;
        say(part("requests.source_valid"), u64::from(comes));
        say(part("requests.source_line_address"), place);
        let writes = is("write_addresses.source_ready") && is("write_beats.source_ready");
        let reads = is("read_addresses.source_ready") && is("tags.source_ready");
        let is_write = is("requests.sink_write");
        let is_asked = is("requests.sink_valid");
        say(part("requests.sink_ready"), u64::from(if is_write { writes } else { reads }));
        let address = number(&part("requests.sink_line_address")) % LINES / 2 * 64;
        for (name, begins) in
            [("write_addresses", is_write && writes), ("read_addresses", !is_write && reads)]
        {
            say(part(&format!("{name}.source_valid")), u64::from(is_asked && begins));
            say(part(&format!("{name}.source_address")), address);
            let rules = [("id", 0), ("length", 0), ("size", SIZE), ("burst", INCREMENTING)];
            rules
                .into_iter()
                .for_each(|(field, value)| say(part(&format!("{name}.source_{field}")), value));
        }
        say(part("write_beats.source_valid"), u64::from(is_asked && is_write && writes));
        say(part("write_beats.source_strobe"), number(&part("requests.sink_byte_enable")));
        say(part("write_beats.source_last"), 1);
        say(part("tags.source_valid"), u64::from(is_asked && !is_write && reads));
        let for_host = number(&part("requests.sink_for_host"));
        say(part("tags.source_data"), (for_host << 16) | number(&part("requests.sink_tag")));
        let leaves = chosen == Some(channel) && takes;
        say(part("tags.sink_ready"), u64::from(is("read_beats.sink_valid") && leaves));
        say(part("read_beats.sink_ready"), u64::from(!is("tags.sink_valid") || leaves));
        say(format!("write_response_{channel}_ready"), 1);
        for count in COUNTS {
            say(format!("status_{channel}_{count}"), 0);
        }
    }
    all
}

const COUNTS: [&str; 5] =
    ["failed_writes", "failed_reads", "misplaced_lasts", "stray_responses", "stray_beats"];

#[test]
fn each_bit_of_a_request_is_joined_to_its_channel() {
    let mut parts = parts();
    let joined = joined(&parts);
    let streams = vec!["memory_answer".to_owned()];
    let wiring = Wiring { joined, choose: &|_, _| {}, own: &own, streams };
    wiring.expect(&mut parts, &mut nic_tb::seed::generator());
}

#[test]
fn each_bit_of_a_line_comes_back_with_its_tag() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    let mut of_channel = [0; CHANNELS];
    for _ in 0..200 {
        parts.reset();
        parts.set_any(&mut generator);
        parts.set_number("rst", 0);
        parts.settle();
        let Some(chosen) = chosen(&parts) else { continue };
        of_channel[chosen] += 1;
        let part = |name: &str| format!("channel_{chosen}_{name}");
        let tag = parts.number(&part("tags.sink_data"));
        assert_eq!(parts.number("memory_answer_tag"), tag & 0xffff);
        assert_eq!(parts.number("memory_answer_for_host"), tag >> 16);
        let is_error = parts.number(&part("read_beats.sink_response")) != 0;
        let is_poisoned = parts.number(&part("read_beats.sink_poison")) == 1;
        assert_eq!(parts.number("memory_answer_poison"), u64::from(is_error || is_poisoned));
        assert_eq!(parts.words("memory_answer_data"), parts.words(&part("read_beats.sink_data")));
    }
    assert!(of_channel.iter().all(|count| *count > 20), "{of_channel:?}");
}

/// What happens in a cycle in which these places are 1, and the counts that go up then.
struct Event {
    places: Vec<String>,
    counts: Vec<String>,
}

/// Each of the events in almost every cycle, until their counts have ended; no other count moves.
fn expect_counted(parts: &mut Parts, generator: &mut Generator, events: &[Event]) {
    let status = |channel: usize| COUNTS.map(|count| (format!("status_{channel}_{count}"), 0_u64));
    let mut expected: Vec<(String, u64)> = (0..CHANNELS).flat_map(status).collect();
    for _ in 0..MOST + MOST / 8 {
        for event in events {
            let happens = !generator.chance(1, 16);
            event.places.iter().for_each(|place| parts.set_number(place, u64::from(happens)));
            let is_its = |(place, _): &&mut (String, u64)| event.counts.contains(place);
            for (_, count) in expected.iter_mut().filter(is_its) {
                *count = (*count + u64::from(happens)).min(MOST);
            }
        }
        parts.settle();
        parts.tick();
        for (place, count) in &expected {
            assert_eq!(parts.number(place), *count, "`{place}`");
        }
    }
    let ended = expected.iter().filter(|(_, count)| *count == MOST).count();
    assert_eq!(ended, events.iter().map(|event| event.counts.len()).sum());
}

#[test]
fn what_answers_nothing_is_counted_as_far_as_a_count_goes() {
    let mut parts = parts();
    parts.reset();
    let of_channel = |channel: usize| {
        let beat = format!("channel_{channel}_read_beats.sink_valid");
        let response = format!("write_response_{channel}_valid");
        [(beat, "stray_beats"), (response, "stray_responses")].map(|(place, count)| Event {
            places: vec![place],
            counts: vec![format!("status_{channel}_{count}")],
        })
    };
    let events: Vec<Event> = (0..CHANNELS).flat_map(of_channel).collect();
    expect_counted(&mut parts, &mut nic_tb::seed::generator(), &events);
}

#[test]
fn what_fails_is_counted_as_far_as_a_count_goes() {
    let mut parts = parts();
    for channel in 0..CHANNELS {
        let part = |name: &str| format!("channel_{channel}_{name}");
        let response = format!("write_response_{channel}");
        for (is_write, answers, counts) in [
            (
                0,
                vec![part("read_beats.sink_valid"), part("tags.sink_valid")],
                vec!["failed_reads", "misplaced_lasts"],
            ),
            (1, vec![format!("{response}_valid")], vec!["failed_writes"]),
        ] {
            parts.reset();
            for ready in ["write_addresses", "write_beats", "read_addresses", "tags"] {
                parts.set_number(&part(&format!("{ready}.source_ready")), 1);
            }
            parts.set_number("memory_answer_ready", 1);
            parts.set_number(&part("requests.sink_write"), is_write);
            parts.set_number(&part("read_beats.sink_response"), SLAVE_ERROR);
            parts.set_number(&format!("{response}_response"), SLAVE_ERROR);
            // One is under way, and in each cycle one ends and another begins.
            let asked = part("requests.sink_valid");
            parts.set_number(&asked, 1);
            parts.settle();
            parts.tick();
            let counts = counts.iter().map(|count| format!("status_{channel}_{count}")).collect();
            let places = answers.into_iter().chain([asked]).collect();
            let events = [Event { places, counts }];
            expect_counted(&mut parts, &mut nic_tb::seed::generator(), &events);
        }
    }
}
