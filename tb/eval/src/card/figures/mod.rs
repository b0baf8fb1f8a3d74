//! CXL-NIC's figures on our card, theirs beside ours, and sweeps that the paper does not have.
mod batches;
mod choices;
mod combinations;
mod cross;
mod layouts;
mod load;
mod mixed;
mod placements;
mod rings;
mod share;
mod sizes;
mod throughput;
mod waiting;

pub use batches::batches;
pub use combinations::combinations;
pub use cross::cross;
pub use layouts::{against_cc_nic, layouts};
pub use load::load;
pub use mixed::mixed;
pub use placements::placements;
pub use rings::rings;
pub use share::share;
pub use sizes::sizes;
pub use throughput::throughput;
pub use waiting::{WAITING_STEPS, waiting};

use nic_driver::card::Operation;

use super::loopback::{self, Loopback};
use super::sweep::{Answer, Question};
use crate::page::Page;
use crate::plot::Figure;

/// 64 bytes in each cycle of 400 MHz, in Gb/s.
const LIMIT: f64 = 204.8;
/// Frames that one measurement of latencies has at most: more are several, with seeds of their own.
const FRAMES_PER_RUN: usize = 500;
/// Frames of a run that use each buffer and each descriptor for the first time, when no copy of them is in the
/// card's cache. What comes behind them is steady.
const FIRST_USES: usize = 64;

/// A table and a picture.
#[derive(Debug)]
pub struct Findings {
    /// What is printed.
    pub report: String,
    /// What is drawn.
    pub figure: Figure,
    /// What is searched, of a figure with more rows than a person reads.
    pub page: Option<Page>,
}

impl Findings {
    /// A table that is read, and a picture.
    pub(crate) fn new(report: String, figure: Figure) -> Self {
        Self { report, figure, page: None }
    }
}

/// What follows from answers.
pub enum Next {
    /// The end.
    Done(Findings),
    /// More questions.
    More(Sheet),
}

/// Makes something of answers.
pub type Finish = Box<dyn FnOnce(&[Answer]) -> Next>;

/// Questions, and what is made of their answers, in the same order.
pub struct Sheet {
    /// They do not depend on each other.
    pub questions: Vec<Question>,
    /// Gets one answer to each.
    pub finish: Finish,
}

impl Sheet {
    fn new(questions: Vec<Question>, finish: impl FnOnce(&[Answer]) -> Findings + 'static) -> Self {
        Self { questions, finish: Box::new(|answers| Next::Done(finish(answers))) }
    }
}

/// The same loopback with as many frames as asked for, in several runs.
fn runs(question: loopback::Question) -> Vec<Question> {
    let count = question.frames.div_ceil(FRAMES_PER_RUN);
    let run = |number: usize| {
        let frames = question.frames * (number + 1) / count - question.frames * number / count;
        Question::Loopback(loopback::Question {
            frames,
            seed: question.seed.wrapping_add(number as u64),
            ..question
        })
    };
    (0..count).map(run).collect()
}

/// The answers to [`runs`] as one, for each of several.
fn merged(answers: &[Answer], frames: usize) -> Vec<Loopback> {
    let of = |runs: &[Answer]| {
        let found: Vec<Loopback> = runs.iter().filter_map(Answer::loopback).cloned().collect();
        Loopback::merged(&found)
    };
    answers.chunks(frames.div_ceil(FRAMES_PER_RUN)).map(of).collect()
}

/// Without the frames of first uses.
fn steady(found: &Loopback) -> Loopback {
    let behind = |times: &Vec<u64>| times.iter().skip(FIRST_USES).copied().collect();
    Loopback {
        whole: behind(&found.whole),
        receive: behind(&found.receive),
        host: behind(&found.host),
        transmit: behind(&found.transmit),
        ..*found
    }
}

/// A kind of request in a table.
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

/// The mean of times in picoseconds, in nanoseconds.
fn mean_nanoseconds(times: &[u64]) -> f64 {
    times.iter().sum::<u64>() as f64 / 1e3 / times.len().max(1) as f64
}
