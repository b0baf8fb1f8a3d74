//! Figure 3: the part of a packet's way through a host that is the link's and the card's.
use super::super::Link;
use super::super::loopback::{Loopback, Pace, Question};
use super::super::setting::Setting;
use super::load::{LOADS, limit_question};
use super::{Findings, Next, Sheet, mean_nanoseconds, merged, runs};
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

const SIZES: [usize; 5] = [64, 256, 512, 1024, 1500];
const LINKS: [(Link, Setting, &str); 3] = [
    (Link::Pcie, Setting::NC, "PCI Express"),
    (Link::Cxl, Setting::NC, "CXL.cache"),
    (Link::Cxl, Setting::PUSH, "CXL.cache, NC-P"),
];

/// By size, one frame at a time; then with 64 bytes by rate, up to what one processor forwards.
pub fn share(frames: usize, seed: u64) -> Sheet {
    let unloaded = LINKS.into_iter().flat_map(|(link, setting, _)| {
        let of = |bytes| runs(Question::unloaded(link, setting, bytes, frames, seed));
        SIZES.into_iter().flat_map(of).collect::<Vec<_>>()
    });
    let questions: Vec<_> = unloaded.collect();
    let count = questions.len();
    let limits = LINKS.map(|(link, setting, _)| {
        limit_question(Question::unloaded(link, setting, 64, frames, seed))
    });
    let questions = questions.into_iter().chain(limits).collect();
    let finish = move |answers: &[_]| {
        let unloaded = merged(&answers[..count], frames);
        let limits: Vec<f64> = answers[count..].iter().map(super::Answer::gigabits).collect();
        Next::More(loaded(unloaded, limits, frames, seed))
    };
    Sheet { questions, finish: Box::new(finish) }
}

/// The second half needs the limits of the first.
fn loaded(unloaded: Vec<Loopback>, limits: Vec<f64>, frames: usize, seed: u64) -> Sheet {
    let questions = LINKS.iter().zip(&limits).flat_map(|((link, setting, _), limit)| {
        let of = |percent: u64| {
            let pace = Pace::Megabits((limit * percent as f64 * 10.0) as u64);
            runs(Question { pace, ..Question::unloaded(*link, *setting, 64, frames, seed) })
        };
        LOADS.into_iter().flat_map(of).collect::<Vec<_>>()
    });
    Sheet::new(questions.collect(), move |answers| {
        findings(&unloaded, &limits, &merged(answers, frames), (frames, seed))
    })
}

fn findings(
    unloaded: &[Loopback],
    limits: &[f64],
    loaded: &[Loopback],
    (frames, seed): (usize, u64),
) -> Findings {
    let mut rows = Vec::new();
    for ((_, _, name), found) in LINKS.iter().zip(unloaded.chunks(SIZES.len())) {
        for (bytes, one) in SIZES.iter().zip(found) {
            let paper = match (*name, bytes) {
                ("PCI Express", 64) => "52 %",
                ("PCI Express", 1500) => "45 %",
                _ => "",
            };
            rows.push(row(name, &format!("{bytes} B, one at a time"), one, paper));
        }
    }
    for (((_, _, name), limit), found) in LINKS.iter().zip(limits).zip(loaded.chunks(LOADS.len())) {
        for (percent, one) in LOADS.iter().zip(found) {
            let what = format!("64 B at {percent} % of {limit:.1} Gb/s");
            rows.push(row(name, &what, one, ""));
        }
    }
    let headings = ["", "", "in, ns", "host, ns", "out, ns", "share", "paper"];
    let report = format!(
        "CXL-NIC figure 3: the share of link and card in the loopback, {frames} frames each, seed {seed}\n\
         in: first bit in (T0) to the program has the packet (T1); host: to the program gives its copy to\n\
         the card (T2); out: to the first bit out (T3). Share: 1 - (T2 - T1) / (T3 - T0), as 3.1 has it.\n\
         The paper: 52 % at 64 bytes, 45 % at 1,500; from 57 % at 1 Gb/s to 52 % at 64 Gb/s.\n\
         Predicted, not fitted.\n\n{}",
        table(&headings, &rows)
    );
    let mut sizes =
        Panel::new("Share of link and card, one frame at a time", "bytes", "%").values();
    for ((_, _, name), found) in LINKS.iter().zip(unloaded.chunks(SIZES.len())) {
        let points = SIZES.iter().zip(found);
        sizes = sizes.line(name, points.map(|(x, y)| (*x as f64, 100.0 * y.link_share())));
    }
    let mut loads = Panel::new("64 bytes, by load", "Gb/s", "%").values();
    for ((_, _, name), found) in LINKS.iter().zip(loaded.chunks(LOADS.len())) {
        loads = loads.line(name, found.iter().map(|y| (y.gigabits, 100.0 * y.link_share())));
    }
    let figure = Figure::new("CXL-NIC figure 3").panel(sizes).panel(loads);
    Findings::new(report, figure)
}

fn row(name: &str, what: &str, found: &Loopback, paper: &str) -> Vec<String> {
    let [receive, host, transmit] = [&found.receive, &found.host, &found.transmit]
        .map(|times| format!("{:.0}", mean_nanoseconds(times)));
    let share = format!("{:.0} %", 100.0 * found.link_share());
    vec![name.into(), what.into(), receive, host, transmit, share, paper.into()]
}
