//! Coherent PIO's figures: what the documents show is what is measured now.
use std::fs;

use nic_eval::card::Link;
use nic_eval::pio::nic::{self, Fetch};
use nic_eval::pio::{Times, descriptors, exchanges};
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, ECI};
use nic_sim::tools::repository_root;

/// Invocations of a measurement; the figures have more.
const SAMPLES: usize = 12;
/// The difference between medians of these and of the figures' invocations, as a part.
const TOLERANCE: f64 = 0.01;

/// The numbers of the row of a figure that begins with these words.
fn row(figure: &str, begins: &[&str]) -> Vec<f64> {
    let file = repository_root().join("docs/figures").join(figure);
    let text = fs::read_to_string(&file).expect("the figure is there");
    let words = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let is_number = |word: &&str| word.parse::<f64>().is_ok();
    let mut rows = words.filter(|words| {
        words.starts_with(begins) && words.get(begins.len()).is_some_and(is_number)
    });
    let row = rows.next().unwrap_or_else(|| panic!("{figure} has no row {begins:?}"));
    row[begins.len()..].iter().map_while(|word| word.parse().ok()).collect()
}

fn nanoseconds(times: &Times, percent: f64) -> f64 {
    times.percentile(percent).expect("there are some") as f64 / 1e3
}

fn one_by_one(profile: &Profile, bytes: usize) -> Times {
    let found = exchanges::one_by_one(profile, bytes, SAMPLES, 1);
    found.unwrap_or_else(|error| panic!("{error}"))
}

fn descriptors(link: Link, bytes: usize) -> Times {
    let found = descriptors::one_by_one(link, bytes, SAMPLES, 1);
    found.unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn agree(what: &str, figure: f64, here: f64) {
    assert!((here / figure - 1.0).abs() < TOLERANCE, "{what}: {figure} in the figure, {here} here");
}

#[test]
fn an_invocation_of_a_line_takes_what_figure_6_says() {
    for profile in [&ECI, &AGILEX7_CXL] {
        for bytes in ["64", "128"] {
            let found = one_by_one(profile, bytes.parse().expect("a number"));
            // least, p5, median, p95, p99, most
            let row = row("pio6.txt", &[profile.name, bytes]);
            agree(profile.name, row[2], nanoseconds(&found, 50.0));
            assert!(row[5] / row[0] < 1.0 + TOLERANCE, "nobody else uses the link: {row:?}");
        }
    }
}

#[test]
fn invocations_of_each_kind_of_size_take_what_figure_7_says() {
    // A line, as many as the processor has on their way, a whole group, two exchanges.
    for bytes in ["64", "1024", "4096", "8192"] {
        // exchanges, eci, agilex7_cxl, nic_type1, nic_pcie
        let row = row("pio7.txt", &[bytes]);
        for (profile, figure) in [(&ECI, row[1]), (&AGILEX7_CXL, row[2])] {
            let found = one_by_one(profile, bytes.parse().expect("a number"));
            agree(&format!("{}, {bytes} bytes", profile.name), figure, nanoseconds(&found, 50.0));
        }
    }
}

#[test]
fn a_line_by_descriptors_takes_what_figure_7_says_and_twice_as_long() {
    let row = row("pio7.txt", &["64"]);
    for (link, exchange, figure) in [(Link::Cxl, row[2], row[3]), (Link::Pcie, row[2], row[4])] {
        let found = descriptors(link, 64);
        // Invocations meet polls of the card in any phase.
        let range = nanoseconds(&found, 0.0)..=nanoseconds(&found, 100.0);
        assert!(range.contains(&figure), "{}: {figure} in the figure, {range:?}", link.name());
        assert!(figure > 2.0 * exchange, "{row:?}");
    }
}

#[test]
fn more_lines_than_a_processor_fetches_at_a_time_take_a_round_trip_more_for_as_many() {
    // 16 fill buffers, and two ways of 150 ns.
    let [sixteen, thirty_two] =
        [1024, 2048].map(|bytes| nanoseconds(&one_by_one(&ECI, bytes), 50.0));
    let eight = nanoseconds(&one_by_one(&ECI, 512), 50.0);
    let [within, beyond] = [(sixteen - eight) / 8.0, (thirty_two - sixteen) / 16.0];
    assert!(beyond - within > 300.0 / 16.0, "a line more takes {within}, beyond them {beyond} ns");
}

#[test]
fn invocations_back_to_back_move_what_figure_8_says() {
    for (at, profile) in [&ECI, &AGILEX7_CXL].into_iter().enumerate() {
        let found = exchanges::back_to_back(profile, 4096, 100_000_000, 1);
        let found = found.unwrap_or_else(|error| panic!("{error}"));
        agree(profile.name, row("pio8.txt", &["4096"])[at], found.gibibytes(4096));
    }
}

#[test]
fn a_card_with_memory_has_no_ring_for_invocations_here() {
    let error = descriptors::one_by_one(Link::CxlMemory, 64, 1, 1).expect_err("it is not measured");
    assert!(error.contains("CXL.mem"), "{error}");
}

/// The medians of a row of figure 10, of one table or the other.
fn medians(table: &str, bytes: &str) -> Vec<f64> {
    let file = repository_root().join("docs/figures/pio10.txt");
    let text = fs::read_to_string(&file).expect("the figure is there");
    let lines = text.lines().skip_while(|line| *line != table);
    let mut rows = lines.map(|line| line.split_whitespace().collect::<Vec<_>>());
    let row = rows.find(|words| words.first() == Some(&bytes)).expect("a row");
    let is_median = |word: &&&str| !word.starts_with('(');
    row[1..].iter().filter(is_median).map(|word| word.parse().expect("a number")).collect()
}

#[test]
fn a_frame_takes_to_a_program_and_from_it_what_figure_10_says() {
    for bytes in ["64", "1536", "9216"] {
        let [received, sent] = ["received", "sent"].map(|table| medians(table, bytes));
        let size = bytes.parse().expect("a number");
        let subjects = [
            (&ECI, Fetch::Together),
            (&AGILEX7_CXL, Fetch::Together),
            (&ECI, Fetch::LineByLine),
            (&AGILEX7_CXL, Fetch::LineByLine),
        ];
        for (at, (profile, fetch)) in subjects.into_iter().enumerate() {
            let found = nic::ways(profile, (size, fetch), SAMPLES, 1);
            let found = found.unwrap_or_else(|error| panic!("{error}"));
            let what = format!("{}, {fetch:?}, {bytes} bytes", profile.name);
            agree(&what, received[at], nanoseconds(&found.received, 50.0));
            agree(&what, sent[at], nanoseconds(&found.sent, 50.0));
        }
        // With the same link a frame comes sooner than by descriptors behind CXL.cache, and leaves sooner than behind PCI Express.
        let is_faster = received[1] < received[4] && sent[1] < sent[5];
        assert_eq!(is_faster, size < 4096, "{received:?} {sent:?}");
    }
}

#[test]
fn a_frame_by_descriptors_takes_as_long_as_figure_10_says() {
    for (at, link) in [(4, Link::Cxl), (5, Link::Pcie)] {
        let found = descriptors::ways(link, 64, SAMPLES, 1);
        let found = found.unwrap_or_else(|error| panic!("{error}"));
        for (table, times) in [("received", &found.received), ("sent", &found.sent)] {
            let figure = medians(table, "64")[at];
            let range = nanoseconds(times, 0.0)..=nanoseconds(times, 100.0);
            assert!(range.contains(&figure), "{}: {table} {figure}, {range:?}", link.name());
        }
    }
    let error = descriptors::ways(Link::Cxl, 9_217, 1, 1).expect_err("it is too long");
    assert!(error.contains("9217 bytes"), "{error}");
}
