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
/// Completions that go together where rates are measured.
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
    /// Gb/s, where it is measured.
    rate: Option<[f64; 2]>,
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
    let of = |half: Half| settings(half).into_iter().map(move |setting| (half, setting));
    let cases: Vec<_> = of(Half::Receive).chain(of(Half::Transmit)).collect();
    let unloaded = |(half, setting): &(Half, HalfSetting)| {
        let mut both = Setting::NC;
        match half {
            Half::Receive => both.receive = *setting,
            Half::Transmit => both.transmit = *setting,
        }
        let of = move |bytes| Loop::unloaded(Link::Cxl, both, bytes, FIRST_USES + frames, seed);
        SIZES.map(of).map(Question::Loopback)
    };
    let rate = |(half, setting): &(Half, HalfSetting)| {
        let question = rate::Question::new(Link::Cxl, *half, setting.data, seed);
        let setting = HalfSetting { batch: BATCH, ..*setting };
        SIZES.map(|bytes| Question::Rate(rate::Question { setting, bytes, ..question }))
    };
    let mut questions: Vec<Question> = cases.iter().flat_map(unloaded).collect();
    questions.extend(cases.iter().filter(|(_, setting)| is_rated(setting)).flat_map(rate));
    let finish = move |answers: &[Answer]| {
        let (unloaded, rates) = answers.split_at(SIZES.len() * cases.len());
        let mut rates = rates.as_chunks::<2>().0.iter();
        let row = |((half, setting), found): (&(Half, HalfSetting), &[Answer; 2])| {
            let steady = |answer: &Answer| answer.loopback().map(steady).unwrap_or_default();
            let rate = if is_rated(setting) { rates.next() } else { None };
            let rate = rate.map(|pair| pair.each_ref().map(Answer::gigabits));
            Row { half: *half, setting: *setting, loopback: found.each_ref().map(steady), rate }
        };
        let rows = cases.iter().zip(unloaded.as_chunks::<2>().0).map(row);
        Next::More(pairs(rows.collect(), frames, seed))
    };
    Sheet { questions, finish: Box::new(finish) }
}

/// Whether rates are measured: with descriptors at hand it does not matter how they are signalled and read.
fn is_rated(setting: &HalfSetting) -> bool {
    setting.signal == Signal::Register && setting.poll == Operation::NcRead
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
