//! Every way to set up a ring: kind of request x layout x signal, both halves whole; then the best of both
//! together with pairs drawn at random, since all pairs would take weeks.
use nic_driver::Half;
use nic_driver::card::Operation;
use nic_driver::ring::{Completion, Layout, Signal};
use nic_tb::Seed;

use super::super::Link;
use super::super::loopback::{Loopback, Question as Loop};
use super::super::rate;
use super::super::setting::{HalfSetting, Setting};
use super::super::sweep::{Answer, Question};
use super::{Findings, Next, Sheet, mean_nanoseconds};
use crate::plot::{Figure, Panel};
use crate::report::table;

/// What is compared: the shortest frame that is a whole line, and the longest of Ethernet.
const SIZES: [usize; 2] = [64, 1500];
const LAYOUTS: [Layout; 3] = [Layout::Packed, Layout::Padded, Layout::Grouped];
const SIGNALS: [Signal; 3] = [Signal::Register, Signal::Memory, Signal::Inline];
const WRITES: [Operation; 3] = [Operation::NcWrite, Operation::CoWrite, Operation::NcPush];
const READS: [Operation; 3] = [Operation::NcRead, Operation::CsRead, Operation::CoRead];
/// Reads that keep the line, so that the card can wait for its change.
const HELD: [Operation; 2] = [Operation::CsRead, Operation::CoRead];
/// Frames of a rate; completions that go together there.
const RATE_FRAMES: usize = 300;
const BATCH: u8 = 8;
/// Pairs of the second part: of so many halves of the best, and drawn at random.
const BEST: usize = 20;
const DRAWN: usize = 100;

/// Settings of a half.
fn settings(half: Half) -> Vec<HalfSetting> {
    let (plain, data) = match half {
        Half::Receive => (HalfSetting::RECEIVE, WRITES),
        Half::Transmit => (HalfSetting::TRANSMIT, READS),
    };
    let looks = READS.map(|read| (read, false)).into_iter().chain(HELD.map(|read| (read, true)));
    let looks: Vec<_> = looks.collect();
    let mut all = Vec::new();
    for data in data {
        for complete in WRITES {
            for layout in LAYOUTS {
                for signal in SIGNALS {
                    for (read, event_driven) in &looks {
                        // A count in a register is not polled.
                        if *event_driven && signal == Signal::Register {
                            continue;
                        }
                        all.push(HalfSetting {
                            data,
                            fetch: *read,
                            poll: *read,
                            event_driven: *event_driven,
                            complete,
                            layout,
                            signal,
                            completion: Completion::Inline,
                            ..plain
                        });
                    }
                }
            }
        }
    }
    all
}

/// As text, in a fixed order: data, descriptors, completion, layout, signal.
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

fn name(operation: Operation) -> &'static str {
    match operation {
        Operation::NcRead => "NC-read",
        Operation::CsRead => "CS-read",
        Operation::CoRead => "CO-read",
        Operation::NcWrite => "NC-write",
        Operation::CoWrite => "CO-write",
        Operation::NcPush => "NC-P",
    }
}

/// What one setting of a half does with each size: latency of its way in nanoseconds, and Gb/s.
#[derive(Clone, Copy, Debug)]
struct Row {
    half: Half,
    setting: HalfSetting,
    latency: [f64; 2],
    rate: [f64; 2],
}

/// So many frames for each latency.
pub fn cross(frames: usize, seed: u64) -> Sheet {
    let mut cases = Vec::new();
    let mut questions = Vec::new();
    for half in [Half::Receive, Half::Transmit] {
        for setting in settings(half) {
            cases.push((half, setting));
            for bytes in SIZES {
                let mut both = Setting::NC;
                match half {
                    Half::Receive => both.receive = setting,
                    Half::Transmit => both.transmit = setting,
                }
                let unloaded = Loop::unloaded(Link::Cxl, both, bytes, frames, seed);
                questions.push(Question::Loopback(unloaded));
                let question = rate::Question::new(Link::Cxl, half, setting.data, seed);
                let setting = HalfSetting { batch: BATCH, ..setting };
                let frames = RATE_FRAMES;
                questions.push(Question::Rate(rate::Question {
                    setting,
                    bytes,
                    frames,
                    ..question
                }));
            }
        }
    }
    let finish = move |answers: &[Answer]| {
        let rows = cases.iter().zip(answers.chunks(4)).map(|(case, found)| row(*case, found));
        Next::More(pairs(rows.collect(), frames, seed))
    };
    Sheet { questions, finish: Box::new(finish) }
}

fn row((half, setting): (Half, HalfSetting), found: &[Answer]) -> Row {
    let latency = |answer: &Answer| {
        let found = answer.loopback().cloned().unwrap_or_default();
        let of = match half {
            Half::Receive => &found.receive,
            Half::Transmit => &found.transmit,
        };
        mean_nanoseconds(of)
    };
    let latency = [latency(&found[0]), latency(&found[2])];
    Row { half, setting, latency, rate: [found[1].gigabits(), found[3].gigabits()] }
}

/// The best halves of each size together, and others.
fn pairs(rows: Vec<Row>, frames: usize, seed: u64) -> Sheet {
    let of = |half: Half| rows.iter().filter(move |row| row.half == half);
    let mut chosen: Vec<Setting> = Vec::new();
    for size in 0..SIZES.len() {
        let best = |half: Half| {
            let mut all: Vec<&Row> = of(half).collect();
            all.sort_by(|a, b| a.latency[size].total_cmp(&b.latency[size]));
            all.into_iter().take(BEST).map(|row| row.setting).collect::<Vec<_>>()
        };
        let halves = best(Half::Receive).into_iter().zip(best(Half::Transmit));
        chosen.extend(halves.map(|(receive, transmit)| Setting { receive, transmit }));
    }
    let mut random = Seed::new(seed).fork("pairs");
    let [receive, transmit] = [Half::Receive, Half::Transmit]
        .map(|half| of(half).map(|row| row.setting).collect::<Vec<_>>());
    chosen.extend(
        (0..DRAWN).map(|_| Setting {
            receive: *random.pick(&receive),
            transmit: *random.pick(&transmit),
        }),
    );
    let questions = chosen.iter().flat_map(|setting| {
        SIZES.map(|bytes| {
            Question::Loopback(Loop::unloaded(Link::Cxl, *setting, bytes, frames, seed))
        })
    });
    let questions = questions.collect();
    Sheet::new(questions, move |answers| {
        let found: Vec<Loopback> = answers.iter().filter_map(Answer::loopback).cloned().collect();
        findings(&rows, &chosen, &found, (frames, seed))
    })
}

fn findings(
    rows: &[Row],
    chosen: &[Setting],
    found: &[Loopback],
    (frames, seed): (usize, u64),
) -> Findings {
    let mut report = format!(
        "Every setting of a ring behind CXL.cache: latency of its half, mean of {frames} frames one at a\n\
         time with the other half plain; Gb/s with descriptors at hand, batch {BATCH}; seed {seed}\n"
    );
    for half in [Half::Receive, Half::Transmit] {
        let mut of: Vec<&Row> = rows.iter().filter(|row| row.half == half).collect();
        of.sort_by(|a, b| a.latency[0].total_cmp(&b.latency[0]));
        let lines = of.iter().map(|row| {
            let numbers = (0..2).flat_map(|size| {
                [format!("{:.0}", row.latency[size]), format!("{:.1}", row.rate[size])]
            });
            describe(&row.setting).into_iter().chain(numbers).collect()
        });
        let lines: Vec<Vec<String>> = lines.collect();
        let headings = [
            "packet",
            "descriptors",
            "completion",
            "layout",
            "signal",
            "64 B ns",
            "Gb/s",
            "1500 B ns",
            "Gb/s",
        ];
        report += &format!("\n{half:?}, by latency of 64 bytes\n{}", table(&headings, &lines));
    }
    for (size, bytes) in SIZES.iter().enumerate() {
        let mut all: Vec<(f64, &Setting)> =
            found.chunks(2).map(|pair| pair[size].microseconds(50.0)).zip(chosen).collect();
        all.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let lines = all.iter().map(|(median, setting)| {
            let halves = [setting.receive, setting.transmit].map(|half| describe(&half).join(", "));
            vec![halves[0].clone(), halves[1].clone(), format!("{median:.2}")]
        });
        let lines: Vec<Vec<String>> = lines.collect();
        report += &format!(
            "\nPairs, {bytes} bytes, by median loopback: the {BEST} best halves of each size together, and \
             {DRAWN} drawn\n{}",
            table(&["receive", "transmit", "us"], &lines)
        );
    }
    let mut figure = Figure::new("Every setting of a ring");
    for half in [Half::Receive, Half::Transmit] {
        let mut panel = Panel::new(&format!("{half:?}, 64 bytes"), "rank", "ns").values();
        for (size, bytes) in SIZES.iter().enumerate() {
            let mut times: Vec<f64> =
                rows.iter().filter(|row| row.half == half).map(|row| row.latency[size]).collect();
            times.sort_by(f64::total_cmp);
            let points = times.into_iter().enumerate().map(|(rank, time)| (rank as f64, time));
            panel = panel.line(&format!("{bytes} bytes"), points);
        }
        figure = figure.panel(panel);
    }
    Findings { report, figure }
}
