//! What the settings of a ring cost: the best of each size, medians by what is chosen, and every row.
use nic_driver::Half;
use nic_driver::ring::{Layout, Signal};

use super::super::super::loopback::Loopback;
use super::super::super::setting::{HalfSetting, Setting};
use super::super::choices::{Group, Number, medians};
use super::super::{Findings, name};
use super::{BATCH, BEST, DRAWN, Row, SIZES, way};
use crate::page::{Page, Table};
use crate::plot::{Figure, Panel};
use nic_tb::text::folded;

/// What is chosen for a half, in the order of [`describe`].
const CHOICES: [&str; 5] = ["packet", "descriptors", "completion", "layout", "signal"];
const HALVES: [(Half, &str); 2] = [(Half::Receive, "receive"), (Half::Transmit, "transmit")];
/// Pairs that are printed, of each size; the page has all.
const PRINTED: usize = 20;

/// As text: kinds of requests, layout, signal.
fn describe(setting: &HalfSetting) -> [String; 5] {
    let read = match (setting.event_driven, setting.poll) {
        (true, poll) => format!("{} on change", name(poll)),
        (false, poll) => name(poll).to_string(),
    };
    let layout = match setting.layout {
        Layout::Packed => "packed",
        Layout::Padded => "padded",
        Layout::Grouped => "grouped",
    };
    let signal = match setting.signal {
        Signal::Register => "register",
        Signal::Memory => "memory",
        Signal::Inline => "inline",
    };
    let complete = name(setting.complete).to_string();
    [name(setting.data).into(), read, complete, layout.into(), signal.into()]
}

/// A row of the page: one case with one size.
struct Line<'a> {
    measured: &'static str,
    size: usize,
    /// Without one it was plain.
    settings: [Option<HalfSetting>; 2],
    found: &'a Loopback,
    rate: Option<f64>,
}

impl Line<'_> {
    fn cells(&self) -> Vec<String> {
        let mut cells = vec![self.measured.to_string(), SIZES[self.size].to_string()];
        for setting in &self.settings {
            cells.extend(setting.as_ref().map(describe).unwrap_or_default());
        }
        cells.extend(HALVES.map(|(half, _)| format!("{:.0}", way(half, self.found))));
        cells.push(format!("{:.3}", self.found.microseconds(50.0)));
        cells.push(self.rate.map_or_else(String::new, |rate| format!("{rate:.1}")));
        cells
    }

    /// Both halves, each in one cell.
    fn halves(&self) -> [String; 2] {
        self.settings.map(|half| half.map_or_else(String::new, |half| describe(&half).join(", ")))
    }
}

/// Every case with every size, in a fixed order: receive halves, transmit halves, pairs.
fn lines<'a>(rows: &'a [Row], pairs: &'a [(Setting, [Loopback; 2])]) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    for row in rows {
        let (measured, settings) = match row.half {
            Half::Receive => ("receive", [Some(row.setting), None]),
            Half::Transmit => ("transmit", [None, Some(row.setting)]),
        };
        for (size, found) in row.loopback.iter().enumerate() {
            lines.push(Line {
                measured,
                size,
                settings,
                found,
                rate: row.rate.map(|rate| rate[size]),
            });
        }
    }
    for (setting, found) in pairs {
        let settings = [Some(setting.receive), Some(setting.transmit)];
        for (size, found) in found.iter().enumerate() {
            lines.push(Line { measured: "both", size, settings, found, rate: None });
        }
    }
    lines
}

fn every_row(lines: &[Line]) -> Table {
    let mut headings = vec!["measured".to_string(), "bytes".to_string()];
    for (_, half) in HALVES {
        headings.extend(CHOICES.map(|choice| format!("{half}: {choice}")));
    }
    let numbers = ["receive ns", "transmit ns", "loopback us", "Gb/s"];
    headings.extend(numbers.map(str::to_string));
    let title = format!("All {} rows", lines.len());
    Table { title, headings, rows: lines.iter().map(Line::cells).collect() }
}

/// Something that is measured: what of which lines, and whether less of it is better.
type Measure = (&'static str, fn(&Line) -> Option<f64>, bool);
const MEASURES: [Measure; 5] = [
    ("loopback, median, us", |line| Some(line.found.microseconds(50.0)), true),
    ("receive, mean, ns", |line| of_half(line, 0).then(|| way(Half::Receive, line.found)), true),
    ("transmit, mean, ns", |line| of_half(line, 1).then(|| way(Half::Transmit, line.found)), true),
    ("receive, Gb/s", |line| line.rate.filter(|_| of_half(line, 0)), false),
    ("transmit, Gb/s", |line| line.rate.filter(|_| of_half(line, 1)), false),
];

/// Whether only this half was varied.
fn of_half(line: &Line, half: usize) -> bool {
    line.measured == HALVES[half].1
}

/// The best of each size; of equals, the first.
fn best(lines: &[Line]) -> Table {
    let headings = ["bytes", "best of", "value", "of", "within 1 %", "receive", "transmit"];
    let mut table =
        Table::new("The best of each size; a half that is not named is plain", &headings);
    for (size, bytes) in SIZES.iter().enumerate() {
        for (what, measure, less_is_better) in MEASURES {
            let of_size = lines.iter().filter(|line| line.size == size);
            let mut all: Vec<(f64, &Line)> =
                of_size.filter_map(|line| Some((measure(line)?, line))).collect();
            let sign = if less_is_better { 1.0 } else { -1.0 };
            all.sort_by(|(a, _), (b, _)| (sign * a).total_cmp(&(sign * b)));
            let Some((value, line)) = all.first() else { continue };
            let near = all.iter().filter(|(other, _)| (other - value).abs() <= 0.01 * value);
            let [receive, transmit] = line.halves();
            let digits = if what.ends_with("us") { 3 } else { 1 };
            table.rows.push(vec![
                bytes.to_string(),
                what.to_string(),
                format!("{value:.digits$}"),
                all.len().to_string(),
                near.count().to_string(),
                receive,
                transmit,
            ]);
        }
    }
    table
}

/// What each choice costs.
fn by_choice(rows: &[Row]) -> Table {
    let group = |(half, name)| {
        let of = rows.iter().filter(|row| row.half == half);
        let rows = of.map(|row| (describe(&row.setting).to_vec(), row.clone())).collect();
        Group { name, choices: CHOICES.to_vec(), rows }
    };
    let numbers = SIZES.iter().enumerate().flat_map(|(size, bytes)| {
        let rate = move |row: &Row| row.rate.map(|rate| rate[size]);
        [
            Number::new(format!("{bytes} B ns"), 0, move |row: &Row| Some(row.latency(size))),
            Number::new(format!("{bytes} B Gb/s"), 1, rate),
        ]
    });
    let title = "Medians of all settings of a half with one choice";
    medians(title, &HALVES.map(group), &numbers.collect::<Vec<_>>())
}

/// The fastest pairs of one size.
fn fastest(lines: &[Line], size: usize) -> Table {
    let mut pairs: Vec<&Line> =
        lines.iter().filter(|line| line.measured == "both" && line.size == size).collect();
    pairs.sort_by(|a, b| a.found.microseconds(50.0).total_cmp(&b.found.microseconds(50.0)));
    let title = format!("The {PRINTED} fastest pairs of {}, {} bytes", pairs.len(), SIZES[size]);
    let mut table = Table::new(&title, &["receive", "transmit", "loopback us"]);
    for line in pairs.into_iter().take(PRINTED) {
        let [receive, transmit] = line.halves();
        table.rows.push(vec![receive, transmit, format!("{:.3}", line.found.microseconds(50.0))]);
    }
    table
}

pub(super) fn findings(
    rows: &[Row],
    pairs: &[(Setting, [Loopback; 2])],
    (frames, seed): (usize, u64),
) -> Findings {
    let lines = lines(rows, pairs);
    let about = format!(
        "Every setting of a ring behind CXL.cache: each of a half with the other half plain (NC-writes, NC-reads, packed, \
         inline), then pairs: the {BEST} best halves of each size together, and {DRAWN} drawn. Latencies: {frames} \
         frames one at a time behind 64 that use each buffer for the first time; receive: from the first bit in until \
         the program has the packet, mean; transmit: from its copy to the first bit out, mean; loopback: both, \
         median. Gb/s: one direction with 900 descriptors at hand, batch {BATCH}, where the count is in a register and descriptors are \
         read by NC-reads: how they are signalled and read does not matter then. Seed {seed}."
    );
    let mut summaries = vec![best(&lines), by_choice(rows)];
    summaries.extend((0..SIZES.len()).map(|size| fastest(&lines, size)));
    let report: Vec<String> = summaries.iter().map(Table::to_text).collect();
    let report = format!("{}\n\n{}", folded(&about, 100), report.join("\n"));
    let title = "Every setting of a ring".to_string();
    let figure = picture(rows);
    let page = Some(Page { title, about, summaries, all: every_row(&lines) });
    Findings { report, figure, page }
}

fn picture(rows: &[Row]) -> Figure {
    let mut figure = Figure::new("Every setting of a ring");
    for (half, name) in HALVES {
        let mut panel = Panel::new(&format!("Latency, {name}"), "rank", "ns");
        for (size, bytes) in SIZES.iter().enumerate() {
            let of = rows.iter().filter(|row| row.half == half);
            let mut times: Vec<f64> = of.map(|row| row.latency(size)).collect();
            times.sort_by(f64::total_cmp);
            let points = times.into_iter().enumerate().map(|(rank, time)| (rank as f64, time));
            panel = panel.line(&format!("{bytes} bytes"), points);
        }
        figure = figure.panel(panel);
    }
    figure
}

#[cfg(test)]
mod tests {
    use super::super::super::super::sweep::{Answer, Question};
    use super::super::super::{FIRST_USES, Next};
    use super::super::cross;
    use super::*;

    const FRAMES: usize = 3;
    /// Settings of a half: kinds of packets and completions, layouts, and signals by how descriptors are read.
    const SETTINGS: usize = 3 * 3 * 3 * (3 * 3 + 2 * 2);

    /// What a loopback of so many nanoseconds for each part finds behind its first uses, which take ten times as long.
    fn found(nanoseconds: u64) -> Answer {
        let mut times = vec![10_000 * nanoseconds; FIRST_USES];
        times.extend([1_000 * nanoseconds; FRAMES]);
        Answer::Loopback(Loopback {
            whole: times.iter().map(|time| 3 * time).collect(),
            receive: times.clone(),
            host: times.clone(),
            transmit: times,
            ..Loopback::default()
        })
    }

    /// Settings of a half with rates: kinds of packets and completions, layouts.
    const RATED: usize = 3 * 3 * 3;

    /// The fastest loopback is of the ninth setting, 64 bytes; the fastest rate of the second that has one, 1,500
    /// bytes. All others are as fast as each other.
    fn answers(questions: &[Question]) -> Vec<Answer> {
        let rate = 2 * SETTINGS * SIZES.len() + 3;
        let of = |(number, question): (usize, &Question)| match question {
            Question::Loopback(loopback) => {
                assert_eq!(loopback.frames, FIRST_USES + FRAMES);
                found(if number == 16 { 400 } else { 500 })
            }
            Question::Rate(_) => Answer::Gigabits(if number == rate { 90.0 } else { 80.0 }),
            Question::Mixed(_) => panic!("nobody asks for a mixed workload"),
        };
        questions.iter().enumerate().map(of).collect()
    }

    fn all() -> Findings {
        let halves = cross(FRAMES, 1);
        assert_eq!(halves.questions.len(), 2 * (SETTINGS + RATED) * SIZES.len());
        let found = answers(&halves.questions);
        let Next::More(pairs) = (halves.finish)(&found) else { panic!("pairs follow") };
        assert_eq!(pairs.questions.len(), SIZES.len() * (SIZES.len() * BEST + DRAWN));
        let even: Vec<Answer> = pairs.questions.iter().map(|_| self::found(450)).collect();
        let Next::Done(findings) = (pairs.finish)(&even) else { panic!("it is the end") };
        findings
    }

    #[test]
    fn every_case_is_a_row_and_the_best_are_named() {
        let findings = all();
        let page = findings.page.as_ref().expect("it is searched");
        assert_eq!(page.all.rows.len(), SIZES.len() * (2 * SETTINGS + SIZES.len() * BEST + DRAWN));
        assert!(page.all.rows.iter().all(|row| row.len() == page.all.headings.len()));
        let mut cases: Vec<_> = page.all.rows.iter().map(|row| row[..12].to_vec()).collect();
        cases.sort();
        cases.dedup();
        // The best halves of both sizes may meet again, and so may those that are drawn.
        assert!(cases.len() >= SIZES.len() * (2 * SETTINGS + BEST), "{}", cases.len());
        // The ninth setting of the receive half, 64 bytes, in a row of its own and as the best.
        let row = &page.all.rows[16];
        assert_eq!(row[..2], ["receive", "64"]);
        assert_eq!(row[12..], ["400", "400", "1.200", ""]);
        let best = &page.summaries[0].rows;
        assert_eq!(best[0][1..5], ["loopback, median, us", "1.200", "842", "1"]);
        assert_eq!((&best[0][5], &best[0][6]), (&row[2..7].join(", "), &String::new()));
        assert_eq!(best[1][1..4], ["receive, mean, ns", "400.0", "351"]);
        assert_eq!(best[8][..5], ["1500", "receive, Gb/s", "90.0", "27", "1"]);
        assert_eq!(best[8][5], "NC-write, NC-read, NC-write, padded, register");
        let rated = page.all.rows.iter().filter(|row| !row[15].is_empty());
        assert_eq!(rated.count(), SIZES.len() * 2 * RATED);
    }

    #[test]
    fn medians_are_of_all_settings_with_a_choice() {
        let findings = all();
        let medians = &findings.page.expect("it is searched").summaries[1];
        let of = |half: &str, choice: &str| {
            let rows = medians.rows.iter().filter(|row| row[0] == half && row[1] == choice);
            rows.map(|row| row[3].parse::<usize>().expect("a count")).collect::<Vec<_>>()
        };
        for (_, half) in HALVES {
            for choice in CHOICES {
                assert_eq!(of(half, choice).iter().sum::<usize>(), SETTINGS, "{half} {choice}");
            }
        }
        assert_eq!(of("receive", "layout"), [117; 3]);
        assert_eq!(medians.rows[0][4..], ["500", "80.0", "500", "80.0"]);
    }

    #[test]
    fn the_same_answers_give_the_same_text() {
        let (one, other) = (all(), all());
        assert_eq!(one.report, other.report);
        assert_eq!(one.page, other.page);
    }
}
