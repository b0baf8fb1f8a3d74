//! Figures 13 and 14: where rings and buffers lie, on the card with memory of its own.
use nic_driver::card::{Operation, Space, WriteAnswer};
use nic_system::{Placement, Sends};

use super::super::Link;
use super::super::loopback::{Loopback, Question as Loop};
use super::super::setting::{HalfSetting, Setting};
use super::{Findings, Sheet, merged, runs};
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;
use nic_tb::text::table;

/// Sizes of figure 13, and of figure 14.
const TWO_SIZES: [usize; 2] = [64, 1500];
const SIZES: [usize; 6] = [64, 128, 256, 512, 1024, 1500];

/// Buffers of packets that come and of packets that are sent in the card's memory, and the paper's medians against
/// L1, 64 bytes and 1,500.
const LAYOUTS: [(&str, [bool; 2], [f64; 2]); 4] = [
    ("L1", [false, false], [1.0, 1.0]),
    ("L2", [true, false], [1.23, 1.38]),
    ("L3", [false, true], [1.54, 1.35]),
    ("L4", [true, true], [1.71, 1.74]),
];
/// Latency of CXL-NIC's layout against CC-NIC's, on average (figure 14).
const PAPER_MEAN: f64 = 0.63;

/// Figure 13's requests: NC-writes and NC-reads, and descriptors to send are polled by CO-reads.
const SETTING: Setting = Setting {
    receive: HalfSetting::RECEIVE,
    transmit: HalfSetting {
        poll: Operation::CoRead,
        fetch: Operation::CoRead,
        ..HalfSetting::TRANSMIT
    },
};

/// The layout and the requests that section 7.2 names the best: what is received is pushed, and what is sent is stored
/// past the caches and read in device-bias.
const OPTIMAL: (Setting, Placement, Sends) = (
    Setting {
        receive: HalfSetting {
            data: Operation::NcPush,
            fetch: Operation::CsRead,
            poll: Operation::CsRead,
            complete: Operation::NcPush,
            ..HalfSetting::RECEIVE
        },
        transmit: HalfSetting::TRANSMIT,
    },
    Placement {
        rings: [Some(Space::DeviceHostBias), None],
        buffers: [Some(Space::DeviceHostBias), Some(Space::DeviceDeviceBias)],
    },
    Sends::CopiesPastCaches,
);

/// CC-NIC's as section 7.2 has it: each ring at its writer's, buffers with the host, CS-reads and CO-writes.
const CC_NIC: (Setting, Placement, Sends) = (
    Setting {
        receive: HalfSetting {
            data: Operation::CoWrite,
            fetch: Operation::CsRead,
            poll: Operation::CsRead,
            complete: Operation::CoWrite,
            ..HalfSetting::RECEIVE
        },
        transmit: HalfSetting {
            data: Operation::CsRead,
            fetch: Operation::CsRead,
            poll: Operation::CsRead,
            complete: Operation::CoWrite,
            ..HalfSetting::TRANSMIT
        },
    },
    Placement { rings: [Some(Space::DeviceHostBias), None], buffers: [None, None] },
    Sends::Copies,
);

fn question(
    (setting, placement, sends): (Setting, Placement, Sends),
    bytes: usize,
    frames: usize,
    seed: u64,
) -> Loop {
    let question = Loop::unloaded(Link::CxlMemory, setting, bytes, frames, seed);
    Loop { placement, sends, ..question }
}

/// Where the time goes: medians of what the card and the link take until the processor sees the packet, of the
/// processor's copy, and of the way back, in nanoseconds; and snoops of the card for each frame.
fn parts(of: &Loopback) -> Vec<String> {
    let median = |part: &Vec<u64>| {
        let picoseconds = Samples::new(part.clone()).percentile(50.0).unwrap_or_default();
        format!("{:.0}", picoseconds as f64 / 1e3)
    };
    let parts = [&of.receive, &of.host, &of.transmit].map(median);
    parts.into_iter().chain([format!("{:.1}", of.snoops)]).collect()
}

/// The headings of [`parts`].
const PARTS: [&str; 4] = ["in ns", "copy", "out", "snoops"];

/// How NC-writes of host memory are made in figure 13.
const ANSWERS: [(WriteAnswer, &str); 2] = [
    (
        WriteAnswer::Globally,
        "Weakly ordered NC-writes (WOWrInvF), answered at ExtCmp: two round trips",
    ),
    (WriteAnswer::Ordered, "Ordered NC-writes (WrCur), answered at GO_WritePull: one round trip"),
];

/// Figure 13, with so many frames for each value.
pub fn layouts(frames: usize, seed: u64) -> Sheet {
    let of_one = move |answer: WriteAnswer, in_card: [bool; 2]| {
        let buffers = in_card.map(|is_there| is_there.then_some(Space::DeviceHostBias));
        let case = (SETTING, Placement { rings: [None, None], buffers }, Sends::Copies);
        let of = move |bytes| runs(Loop { answer, ..question(case, bytes, frames, seed) });
        TWO_SIZES.into_iter().flat_map(of)
    };
    let questions = ANSWERS.iter().flat_map(|(answer, _)| {
        LAYOUTS.iter().flat_map(move |(_, in_card, _)| of_one(*answer, *in_card))
    });
    Sheet::new(questions.collect(), move |answers| {
        of_layouts(&merged(answers, frames), (frames, seed))
    })
}

fn of_layouts(found: &[Loopback], (frames, seed): (usize, u64)) -> Findings {
    let mut report = format!(
        "CXL-NIC figure 13: buffers of received packets (L2, L4) and of packets to send (L3, L4) in the\n\
         card's memory, in host-bias; else in host memory. {frames} frames each, seed {seed}. Memory: two\n\
         channels of DDR4-2400. us: median; median and p99 against L1. Predicted, not fitted. The second\n\
         of two tables: medians until the processor sees the packet, of its copy of it, and from there to\n\
         the MAC; and snoops of the card for each frame.\n"
    );
    let mut figure = Figure::new("CXL-NIC figure 13");
    for ((_, name), found) in ANSWERS.iter().zip(found.chunks(TWO_SIZES.len() * LAYOUTS.len())) {
        report.push_str(&format!("\n{name}\n\n{}\n{}", against_first(found), parts_of(found)));
        let medians =
            |size| (0..LAYOUTS.len()).map(move |layout| ratio(found, (layout, size), 50.0));
        let papers =
            |size: usize| LAYOUTS.iter().map(|(.., paper)| paper[size]).collect::<Vec<_>>();
        let (name, _) = name.split_once(',').unwrap_or((name, ""));
        let panel = Panel::new(&format!("Median loopback: {name}"), "", "of L1")
            .categories(LAYOUTS.map(|(name, ..)| name.to_string()).to_vec())
            .bars("64 bytes", medians(0).collect::<Vec<_>>())
            .bars("64 bytes, paper", papers(0))
            .bars("1,500 bytes", medians(1).collect::<Vec<_>>())
            .bars("1,500 bytes, paper", papers(1));
        figure = figure.panel(panel);
    }
    Findings::new(report, figure)
}

/// A percentile of a layout and a size, in microseconds, and against that of L1.
fn value(found: &[Loopback], (layout, size): (usize, usize), percent: f64) -> f64 {
    found[TWO_SIZES.len() * layout + size].microseconds(percent)
}

fn ratio(found: &[Loopback], (layout, size): (usize, usize), percent: f64) -> f64 {
    value(found, (layout, size), percent) / value(found, (0, size), percent)
}

/// Medians of the layouts, and against L1.
fn against_first(found: &[Loopback]) -> String {
    let row = |(layout, (name, _, paper)): (usize, &(&str, [bool; 2], [f64; 2]))| {
        let mut row = vec![(*name).to_string()];
        for (size, paper) in paper.iter().enumerate() {
            row.push(format!("{:.2}", value(found, (layout, size), 50.0)));
            row.push(format!("{:.2}", ratio(found, (layout, size), 50.0)));
            row.push(format!("{:.2}", ratio(found, (layout, size), 99.0)));
            row.push(format!("{paper:.2}"));
            let error = ratio(found, (layout, size), 50.0) / paper - 1.0;
            row.push(format!("{:+.0} %", 100.0 * error));
        }
        row
    };
    let rows: Vec<_> = LAYOUTS.iter().enumerate().map(row).collect();
    let [small, large] = TWO_SIZES.map(|bytes| format!("{bytes} B us"));
    let columns = ["median", "p99", "paper", "error"];
    let headings = [&["", &small], &columns[..], &[&large], &columns[..]].concat();
    table(&headings, &rows)
}

/// The parts of a frame's time, for each layout and size.
fn parts_of(found: &[Loopback]) -> String {
    let rows = LAYOUTS.iter().zip(found.chunks(TWO_SIZES.len())).map(|((name, ..), sizes)| {
        [(*name).to_string()].into_iter().chain(sizes.iter().flat_map(parts)).collect()
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let mut headings = [&[""], &PARTS[..], &PARTS[..]].concat();
    let named = TWO_SIZES.map(|bytes| format!("{bytes} B: {}", PARTS[0]));
    named.iter().enumerate().for_each(|(i, name)| headings[1 + i * PARTS.len()] = name);
    table(&headings, &rows)
}

/// Figure 14, with so many frames for each value.
pub fn against_cc_nic(frames: usize, seed: u64) -> Sheet {
    let questions = [OPTIMAL, CC_NIC].into_iter().flat_map(|case| {
        let of = move |bytes| runs(question(case, bytes, frames, seed));
        SIZES.into_iter().flat_map(of)
    });
    Sheet::new(questions.collect(), move |answers| {
        of_cc_nic(&merged(answers, frames), (frames, seed))
    })
}

fn of_cc_nic(found: &[Loopback], (frames, seed): (usize, u64)) -> Findings {
    let (optimal, cc_nic) = found.split_at(SIZES.len());
    let medians =
        |all: &[Loopback]| -> Vec<f64> { all.iter().map(|one| one.microseconds(50.0)).collect() };
    let part = |size: usize, percent: f64| {
        optimal[size].microseconds(percent) / cc_nic[size].microseconds(percent)
    };
    let rows = (0..SIZES.len()).map(|size| {
        vec![
            SIZES[size].to_string(),
            format!("{:.2}", optimal[size].microseconds(50.0)),
            format!("{:.2}", cc_nic[size].microseconds(50.0)),
            format!("{:.2}", part(size, 50.0)),
            format!("{:.2}", part(size, 99.0)),
        ]
    });
    let headings = ["bytes", "CXL-NIC us", "CC-NIC us", "median", "p99"];
    let parts = (0..SIZES.len()).map(|size| {
        let both = [&optimal[size], &cc_nic[size]].map(parts);
        [SIZES[size].to_string()].into_iter().chain(both.concat()).collect()
    });
    let parts: Vec<Vec<String>> = parts.collect();
    let mut parts_headings = [&["bytes"], &PARTS[..], &PARTS[..]].concat();
    (parts_headings[1], parts_headings[1 + PARTS.len()]) = ("CXL-NIC: in ns", "CC-NIC: in ns");
    let mean = (0..SIZES.len()).map(|size| part(size, 50.0)).sum::<f64>() / SIZES.len() as f64;
    let report = format!(
        "CXL-NIC figure 14: its layout (received packets and their ring in the card's memory, pushed; packets\n\
         to send stored past the caches into the card's memory in device-bias) against CC-NIC's (rings at\n\
         their writers', buffers with the host, CS-reads and CO-writes). {frames} frames each, seed {seed}.\n\
         us: medians; then the ratio of medians and of p99.\n\
         Mean of the medians' ratios: {mean:.2}; the paper: {PAPER_MEAN:.2}. Predicted, not fitted.\n\n{}\n\
         Until the processor sees the packet, its copy of it, from there to the MAC: medians, and snoops of the\n\
         card for each frame.\n\n{}",
        table(&headings, &rows.collect::<Vec<_>>()),
        table(&parts_headings, &parts)
    );
    let points = |all: &[Loopback]| {
        SIZES.iter().map(|bytes| *bytes as f64).zip(medians(all)).collect::<Vec<_>>()
    };
    let panel = Panel::new("Median loopback", "bytes", "us")
        .line("CXL-NIC's layout", points(optimal))
        .line("CC-NIC's layout", points(cc_nic));
    Findings::new(report, Figure::new("CXL-NIC figure 14").panel(panel))
}
