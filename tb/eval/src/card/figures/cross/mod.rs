//! Every way to set up a ring: kind of request x layout x signal, both halves whole; then the best of both
//! together with pairs drawn at random, since all pairs would take weeks.
mod findings;

use nic_driver::Half;
use nic_driver::card::Operation;
use nic_driver::ring::{Completion, Layout, Signal};
use nic_tb::Seed;

use super::super::Link;
use super::super::loopback::{Loopback, Question as Loop};
use super::super::rate;
use super::super::setting::{HalfSetting, Setting};
use super::super::sweep::{Answer, Question};
use super::{FIRST_USES, Next, Sheet, mean_nanoseconds, steady};
use findings::findings;

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

/// What one setting of a half does with each size.
#[derive(Clone, Debug)]
struct Row {
    half: Half,
    setting: HalfSetting,
    /// With the other half plain, without first uses.
    loopback: [Loopback; 2],
    /// Gb/s.
    rate: [f64; 2],
}

impl Row {
    /// Mean latency of its way in nanoseconds.
    fn latency(&self, size: usize) -> f64 {
        way(self.half, &self.loopback[size])
    }
}

/// The mean of a half's part of the loopback, in nanoseconds.
fn way(half: Half, found: &Loopback) -> f64 {
    mean_nanoseconds(match half {
        Half::Receive => &found.receive,
        Half::Transmit => &found.transmit,
    })
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
                let unloaded = Loop::unloaded(Link::Cxl, both, bytes, FIRST_USES + frames, seed);
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
    let steady = |answer: &Answer| answer.loopback().map(steady).unwrap_or_default();
    let loopback = [steady(&found[0]), steady(&found[2])];
    Row { half, setting, loopback, rate: [found[1].gigabits(), found[3].gigabits()] }
}

/// The best halves of each size together, and others.
fn pairs(rows: Vec<Row>, frames: usize, seed: u64) -> Sheet {
    let of = |half: Half| rows.iter().filter(move |row| row.half == half);
    let mut chosen: Vec<Setting> = Vec::new();
    for size in 0..SIZES.len() {
        let best = |half: Half| {
            let mut all: Vec<&Row> = of(half).collect();
            all.sort_by(|a, b| a.latency(size).total_cmp(&b.latency(size)));
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
            Question::Loopback(Loop::unloaded(
                Link::Cxl,
                *setting,
                bytes,
                FIRST_USES + frames,
                seed,
            ))
        })
    });
    let questions = questions.collect();
    Sheet::new(questions, move |answers| {
        let found: Vec<Loopback> =
            answers.iter().filter_map(Answer::loopback).map(steady).collect();
        let pairs: Vec<_> =
            chosen.into_iter().zip(found.as_chunks::<2>().0.iter().cloned()).collect();
        findings(&rows, &pairs, (frames, seed))
    })
}
