//! Loaded latency: frames at random, up to 95 % of what one processor forwards.
use nic_system::Sends;

use super::super::Link;
use super::super::loopback::{Loopback, Pace, Question as Loop};
use super::super::setting::Setting;
use super::super::sweep::{Answer, Question};
use super::{Findings, Next, Sheet, merged, runs};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

/// Parts of the limit, in hundredths.
pub(super) const LOADS: [u64; 6] = [10, 25, 50, 75, 90, 95];
const SIZES: [usize; 2] = [64, 1500];
const LINKS: [(Link, Setting, Sends, &str); 4] = [
    (Link::Pcie, Setting::NC, Sends::Copies, "PCI Express"),
    (Link::Pcie, Setting::NC, Sends::Stores, "PCI Express, stores"),
    (Link::Cxl, Setting::NC, Sends::Copies, "CXL.cache"),
    (Link::Cxl, Setting::PUSH, Sends::Copies, "CXL.cache, NC-P"),
];
/// Frames that measure a limit, and how many are outstanding.
const LIMIT_FRAMES: usize = 800;
const WINDOW: usize = 48;

/// What one processor forwards at most in that way.
pub(super) fn limit_question(question: Loop) -> Question {
    Question::Loopback(Loop { pace: Pace::Window(WINDOW), frames: LIMIT_FRAMES, ..question })
}

/// Frames one at a time in each way and of each size.
fn cases(frames: usize, seed: u64) -> Vec<(Loop, &'static str)> {
    let of = |bytes| {
        LINKS.map(|(link, setting, sends, name)| {
            let question = Loop::unloaded(link, setting, bytes, frames, seed);
            (Loop { sends, ..question }, name)
        })
    };
    SIZES.into_iter().flat_map(of).collect()
}

/// First the limits, then the loads.
pub fn load(frames: usize, seed: u64) -> Sheet {
    let cases = cases(frames, seed);
    let limits = cases.iter().map(|(question, _)| limit_question(*question)).collect();
    let finish = move |answers: &[Answer]| {
        let limits: Vec<f64> = answers.iter().map(Answer::gigabits).collect();
        let questions = cases.iter().zip(&limits).flat_map(|((question, _), limit)| {
            let of = |percent: u64| {
                let pace = Pace::Megabits((limit * percent as f64 * 10.0) as u64);
                runs(Loop { pace, ..*question })
            };
            LOADS.into_iter().flat_map(of).collect::<Vec<_>>()
        });
        let questions = questions.collect();
        Next::More(Sheet::new(questions, move |answers| {
            findings(&cases, &limits, &merged(answers, frames), (frames, seed))
        }))
    };
    Sheet { questions: limits, finish: Box::new(finish) }
}

fn findings(
    cases: &[(Loop, &str)],
    limits: &[f64],
    found: &[Loopback],
    (frames, seed): (usize, u64),
) -> Findings {
    let mut rows = Vec::new();
    let mut figure = Figure::new("Loaded latency");
    for bytes in SIZES {
        let mut panel = Panel::new(&format!("{bytes} bytes"), "Gb/s", "p99, us").values();
        let all = cases.iter().zip(limits).zip(found.chunks(LOADS.len()));
        for (((_, name), limit), found) in all.filter(|(((case, _), _), _)| case.bytes == bytes) {
            for (percent, one) in LOADS.iter().zip(found) {
                let [median, tail] = [50.0, 99.0].map(|p| format!("{:.2}", one.microseconds(p)));
                let size = bytes.to_string();
                let limit = format!("{limit:.1}");
                rows.push(vec![(*name).into(), size, limit, format!("{percent} %"), median, tail]);
            }
            panel =
                panel.line(name, found.iter().map(|one| (one.gigabits, one.microseconds(99.0))));
        }
        figure = figure.panel(panel);
    }
    let report = format!(
        "Loaded latency: frames at random (Poisson), one ring, one processor that copies, {frames} frames\n\
         each, seed {seed}. Limit: Gb/s with {WINDOW} frames always under way. us from first bit in to first\n\
         bit out.\n\n{}",
        table(&["", "bytes", "limit", "load", "median", "p99"], &rows)
    );
    Findings::new(report, figure)
}
