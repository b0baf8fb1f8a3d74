//! One ring and more, each with a processor of its own.
use super::super::Link;
use super::super::loopback::{Pace, Question as Loop};
use super::super::setting::Setting;
use super::super::sweep::{Answer, Question};
use super::{Findings, Sheet};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

const RINGS: [u32; 3] = [1, 2, 4];
const SIZES: [usize; 2] = [64, 1500];
const SETTINGS: [(Setting, &str); 2] = [(Setting::NC, "NC"), (Setting::PUSH, "NC-P")];
/// Frames of a run, and how many are outstanding for each ring.
const FRAMES: usize = 900;
const WINDOW: usize = 48;

/// What is forwarded with so many frames always outstanding.
pub fn rings(seed: u64) -> Sheet {
    let mut questions = Vec::new();
    for (setting, _) in SETTINGS {
        for bytes in SIZES {
            for rings in RINGS {
                let pace = Pace::Window(WINDOW * rings as usize);
                let question = Loop::unloaded(Link::Cxl, setting, bytes, FRAMES, seed);
                questions.push(Question::Loopback(Loop { rings, pace, ..question }));
            }
        }
    }
    Sheet::new(questions, move |answers| findings(answers, seed))
}

fn findings(answers: &[Answer], seed: u64) -> Findings {
    let names = SETTINGS.iter().flat_map(|(_, name)| SIZES.map(|b| format!("{name}, {b} B")));
    let names: Vec<String> = names.collect();
    let found: Vec<Vec<f64>> =
        answers.chunks(RINGS.len()).map(|row| row.iter().map(Answer::gigabits).collect()).collect();
    let row = |(name, rates): (&String, &Vec<f64>)| {
        let cells = rates.iter().map(|rate| format!("{rate:.1} ({:.2}x)", rate / rates[0]));
        [name.clone()].into_iter().chain(cells).collect()
    };
    let rows: Vec<_> = names.iter().zip(&found).map(row).collect();
    let report = format!(
        "Rings behind CXL.cache: Gb/s that are forwarded through host memory, a processor for each ring,\n\
         {WINDOW} frames under way for each, flows spread by their hash, seed {seed}\n\
         The paper: a second ring works, and gains nothing on one CXL port.\n\n{}",
        table(&["", "1 ring", "2 rings", "4 rings"], &rows)
    );
    let mut panel = Panel::new("Forwarding", "", "Gb/s").categories(names);
    for (position, rings) in RINGS.iter().enumerate() {
        let name = if *rings == 1 { "1 ring".into() } else { format!("{rings} rings") };
        panel = panel.bars(&name, found.iter().map(|rates| rates[position]).collect::<Vec<_>>());
    }
    Findings::new(report, Figure::new("Rings").panel(panel))
}
