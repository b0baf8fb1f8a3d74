//! The tables and pictures, the paper's statements beside ours.
use nic_host::LINE_BYTES;
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, ECI, Parameter};
use nic_tb::text::table;

use super::exchanges::BackToBack;
use super::parts::{PARTS, Part};
use super::rig::GROUP_LINES;
use super::{Times, descriptors, exchanges, parts};
use crate::card::Link;
use crate::card::figures::Findings;
use crate::plot::{Figure, Panel};

/// An experiment of several measurements, with how many they are: samples of each, a seed, and what is told before each.
pub type Experiment = (fn(usize, u64, &mut dyn FnMut(&str)) -> Result<Findings, String>, u64);

/// Figure 7: medians by size.
pub const LATENCY: Experiment = (latency, STEPS + (PROFILES.len() * PARTS_OF.len()) as u64);
/// Figure 8: what one processor moves by invocations back to back.
pub const THROUGHPUT: Experiment =
    (throughput, STEPS + (PROFILES.len() * FILL_BUFFERS.len()) as u64);

/// Bytes of a request, and of its result.
const SIZES: [usize; 11] = [64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];
/// Bytes of an exchange at most.
const EXCHANGE_BYTES: usize = GROUP_LINES * LINE_BYTES;
/// The profiles of `coherent_pio`.
const PROFILES: [&Profile; 2] = [&ECI, &AGILEX7_CXL];
/// What figures 7 and 8 measure, in this order.
const NAMES: [&str; 4] = ["eci", "agilex7_cxl", "nic_type1", "nic_pcie"];
const SUBJECTS: [Subject; NAMES.len()] = [
    Subject::Exchanges(&ECI),
    Subject::Exchanges(&AGILEX7_CXL),
    Subject::Descriptors(Link::Cxl),
    Subject::Descriptors(Link::Pcie),
];
/// How long invocations go on back to back (5.1), in picoseconds.
const WINDOW: u64 = 1_000_000_000;
/// The paper's medians of one line of 128 bytes, in nanoseconds (Fig. 6), and its best rate in GiB/s (5.1).
const PAPER_LINE: f64 = 900.0;
const PAPER_SHARED: f64 = 1600.0;
const PAPER_FAST_FORWARD: f64 = 1750.0;
const PAPER_RATE: f64 = 2.19;
/// Sizes whose medians are taken apart.
const PARTS_OF: [usize; 2] = [64, 4096];
/// Lines that a processor may have on their way; the profiles have 16.
const FILL_BUFFERS: [usize; 3] = [16, 32, 64];
/// Measurements of both figures: each size of each name.
const STEPS: u64 = (SIZES.len() * NAMES.len()) as u64;

/// Figure 6: what invocations of one line take.
///
/// # Errors
/// One line: what [`exchanges::one_by_one`] says.
pub fn distribution(samples: usize, seed: u64) -> Result<Findings, String> {
    let mut rows = vec![];
    let mut bars = vec![];
    for profile in PROFILES {
        for bytes in [64, 128] {
            let times = exchanges::one_by_one(profile, bytes, samples, seed)?;
            let percents = [0.0, 5.0, 50.0, 95.0, 99.0, 100.0];
            let mut row = vec![profile.name.to_owned(), bytes.to_string()];
            row.extend(percents.map(|percent| format!("{:.0}", nanoseconds(&times, percent))));
            let of_line = 100.0 * (nanoseconds(&times, 50.0) / PAPER_LINE - 1.0);
            row.push(format!("{of_line:+.1} %"));
            rows.push(row);
            bars.push((format!("{}, {bytes}", profile.name), nanoseconds(&times, 50.0)));
        }
    }
    let headings =
        ["profile", "bytes", "least", "p5", "median", "p95", "p99", "most", "against 900"];
    let report = format!(
        "Coherent PIO figure 6: one invocation, from the first store of the request to the last byte of the result, ns.\n\
         {samples} invocations with pauses of 0 to 1,000 ns between them, seed {seed}; of each request and result two bytes are\n\
         the control. The paper, a line of 128 bytes, medians: {PAPER_LINE} (ECI), {PAPER_SHARED} (ECI unopt: the line comes back\n\
         Shared), {PAPER_FAST_FORWARD} (FastForward between two sockets).\n\n{}",
        table(&headings, &rows)
    );
    let (names, medians): (Vec<String>, Vec<f64>) = bars.into_iter().unzip();
    let panel = Panel::new("Invocation of one line", "profile, bytes each way", "ns, median")
        .categories(names)
        .values()
        .bars("here", medians)
        .level("paper, ECI", PAPER_LINE)
        .level("paper, ECI unopt", PAPER_SHARED)
        .level("paper, FastForward", PAPER_FAST_FORWARD);
    Ok(Findings::new(report, Figure::new("Coherent PIO figure 6").panel(panel)))
}

fn latency(samples: usize, seed: u64, progress: &mut dyn FnMut(&str)) -> Result<Findings, String> {
    let mut medians = [const { vec![] }; NAMES.len()];
    for (at, found) in medians.iter_mut().enumerate() {
        for bytes in SIZES {
            progress(NAMES[at]);
            found.push(SUBJECTS[at].median(bytes, samples, seed)?);
        }
    }
    let rows = SIZES.iter().enumerate().map(|(at, bytes)| {
        let mut row = vec![bytes.to_string(), bytes.div_ceil(EXCHANGE_BYTES).to_string()];
        row.extend(medians.iter().map(|found| format!("{:.0}", found[at])));
        row
    });
    let of = |name: usize, bytes: usize| medians[name][place(bytes)];
    let grows = |name: usize, to: usize| format!("{:.2}", of(name, to) / of(name, 64));
    let statements = [
        statement("a line of 128 bytes, ns", "900", |name| format!("{:.0}", of(name, 128))),
        statement("256 bytes over 64: constant", "1", |name| grows(name, 256)),
        statement("4 KiB over 64 bytes", "", |name| grows(name, 4096)),
        statement("8 KiB over 64 bytes: DMA largely independent", "1 (DMA)", |name| {
            grows(name, 8192)
        }),
        statement("ns for a line more, 256 bytes to 4 KiB", "", |name| {
            let lines = (4096 - 256) / LINE_BYTES;
            format!("{:.1}", (of(name, 4096) - of(name, 256)) / lines as f64)
        }),
    ];
    let headings = [&["bytes", "exchanges"][..], &NAMES[..]].concat();
    let beside = [&["", "paper"][..], &NAMES[..]].concat();
    let report = format!(
        "Coherent PIO figure 7: invocations by size, from the first store of the request to the last byte of the result, ns.\n\
         Medians of {samples} with pauses, seed {seed}; the same bytes in both directions. eci, agilex7_cxl: coherent_pio, at most\n\
         {EXCHANGE_BYTES} bytes in an exchange, two of them the control. nic_type1, nic_pcie: descriptors, profiles {} (ordered\n\
         NC-writes) and {}, packets of at most {} bytes that come back when they have left whole.\n\n{}\n{}",
        Link::Cxl.profile(false).name,
        Link::Pcie.profile(false).name,
        descriptors::PACKET_BYTES,
        table(&headings, &rows.collect::<Vec<_>>()),
        table(&beside, &statements)
    );
    let report = format!("{report}\n{}", made_of(samples, seed, progress)?);
    let few = SIZES.iter().filter(|bytes| **bytes <= EXCHANGE_BYTES).count();
    let panel = |title: &str, sizes: std::ops::Range<usize>| {
        let panel = Panel::new(title, "bytes each way", "ns, median")
            .categories(SIZES[sizes.clone()].iter().map(|bytes| label(*bytes)));
        NAMES.iter().zip(&medians).fold(panel, |panel, (name, found)| {
            panel.line(name, (0..).map(f64::from).zip(found[sizes.clone()].to_vec()))
        })
    };
    let figure = Figure::new("Coherent PIO figure 7")
        .panel(panel("One exchange", 0..few).level("paper, ECI, a line", PAPER_LINE))
        .panel(panel("Several exchanges in a row", few..SIZES.len()));
    Ok(Findings::new(report, figure))
}

fn throughput(
    samples: usize,
    seed: u64,
    progress: &mut dyn FnMut(&str),
) -> Result<Findings, String> {
    let mut rates: [Vec<BackToBack>; NAMES.len()] = Default::default();
    for (at, found) in rates.iter_mut().enumerate() {
        for bytes in SIZES {
            progress(NAMES[at]);
            found.push(SUBJECTS[at].rate(bytes, samples, seed)?);
        }
    }
    let gibibytes = |name: usize, at: usize| rates[name][at].gibibytes(SIZES[at]);
    let rows = SIZES.iter().enumerate().map(|(at, bytes)| {
        let mut row = vec![bytes.to_string()];
        row.extend((0..NAMES.len()).map(|name| format!("{:.2}", gibibytes(name, at))));
        let each = |one: BackToBack| one.picoseconds as f64 / 1e3 / one.count as f64;
        row.extend(rates.iter().map(|found| format!("{:.0}", each(found[at]))));
        row.push(if *bytes == 32_768 { format!("{PAPER_RATE} (peak)") } else { String::new() });
        row
    });
    let each = NAMES.map(|name| format!("{name}, ns"));
    let headings =
        [&["bytes"][..], &NAMES[..], &each.each_ref().map(String::as_str)[..], &["paper, ECI"][..]]
            .concat();
    let report = format!(
        "Coherent PIO figure 8: invocations of one processor back to back, GiB/s of requests and results together, and ns of\n\
         each. coherent_pio: for 1 ms, as the paper's; descriptors: {samples} invocations. Seed {seed}; sizes and names as in\n\
         figure 7. The paper does not say whether its volume has both directions; of one it is half of this.\n\n{}",
        table(&headings, &rows.collect::<Vec<_>>())
    );
    let report = format!("{report}\n{}", by_fill_buffers(seed, progress)?);
    let panel = Panel::new("Invocations back to back", "bytes each way", "GiB/s, both ways")
        .categories(SIZES.map(label))
        .level("paper, ECI, peak", PAPER_RATE);
    let panel = (0..NAMES.len()).fold(panel, |panel, name| {
        let points = (0..SIZES.len()).map(|at| (at as f64, gibibytes(name, at)));
        panel.line(NAMES[name], points)
    });
    Ok(Findings::new(report, Figure::new("Coherent PIO figure 8").panel(panel)))
}

/// Medians as sums of the host's times: how often each, and what is left for device and function.
fn made_of(samples: usize, seed: u64, progress: &mut dyn FnMut(&str)) -> Result<String, String> {
    let mut headings = vec!["median, ns".to_owned()];
    let mut rows: Vec<Vec<String>> = PARTS.map(|part| vec![format!("{part:?}")]).to_vec();
    let mut ends = ["device, function, rounding", "the same in cycles", "all"]
        .map(|name| vec![name.to_owned()]);
    for profile in PROFILES {
        for bytes in PARTS_OF {
            progress("parts");
            let (median, parts) = parts::parts(profile, bytes, samples, seed)?;
            headings.push(format!("{}, {bytes} B", profile.name));
            for (row, part) in rows.iter_mut().zip(&parts) {
                row.push(format!(
                    "{:.1} x {:.1} = {:.0}",
                    part.count,
                    part.nanoseconds,
                    part.all()
                ));
            }
            let rest = median - parts.iter().map(Part::all).sum::<f64>();
            let cycles = rest * 1e3 / profile.cycle_picoseconds();
            ends[0].push(format!("{rest:.0}"));
            ends[1].push(format!("{cycles:.0}"));
            ends[2].push(format!("{median:.0}"));
        }
    }
    rows.extend(ends);
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    Ok(format!(
        "How often each time of the host is in a median: by how much it grows when that time does, other times as they are.\n\n{}",
        table(&headings, &rows)
    ))
}

/// What a processor with more fill buffers would move.
fn by_fill_buffers(seed: u64, progress: &mut dyn FnMut(&str)) -> Result<String, String> {
    let mut rows = vec![];
    for buffers in FILL_BUFFERS {
        let mut row = vec![buffers.to_string()];
        for profile in PROFILES {
            progress("fill buffers");
            let profile = parts::with(profile, Parameter::FillBuffers, buffers as f64);
            let found = exchanges::back_to_back(&profile, EXCHANGE_BYTES, WINDOW, seed)?;
            row.push(format!("{:.2}", found.gibibytes(EXCHANGE_BYTES)));
        }
        rows.push(row);
    }
    let headings = ["fill buffers", PROFILES[0].name, PROFILES[1].name];
    Ok(format!(
        "{EXCHANGE_BYTES} bytes each way, GiB/s, if the processor had more lines on their way (the profiles: 16).\n\n{}",
        table(&headings, &rows)
    ))
}

/// What a column measures.
#[derive(Clone, Copy)]
enum Subject {
    Exchanges(&'static Profile),
    Descriptors(Link),
}

impl Subject {
    fn median(self, bytes: usize, samples: usize, seed: u64) -> Result<f64, String> {
        let times = match self {
            Self::Exchanges(profile) => exchanges::one_by_one(profile, bytes, samples, seed),
            Self::Descriptors(link) => descriptors::one_by_one(link, bytes, samples, seed),
        };
        Ok(nanoseconds(&times?, 50.0))
    }

    fn rate(self, bytes: usize, samples: usize, seed: u64) -> Result<BackToBack, String> {
        match self {
            Self::Exchanges(profile) => exchanges::back_to_back(profile, bytes, WINDOW, seed),
            Self::Descriptors(link) => descriptors::back_to_back(link, bytes, samples, seed),
        }
    }
}

/// What the paper says, and each column.
fn statement(what: &str, paper: &str, here: impl FnMut(usize) -> String) -> Vec<String> {
    [what.to_owned(), paper.to_owned()].into_iter().chain((0..NAMES.len()).map(here)).collect()
}

fn place(bytes: usize) -> usize {
    SIZES.iter().position(|size| *size == bytes).expect("a size of the figure")
}

fn label(bytes: usize) -> String {
    match bytes {
        small if small < 1024 => small.to_string(),
        large => format!("{} Ki", large / 1024),
    }
}

fn nanoseconds(times: &Times, percent: f64) -> f64 {
    times.percentile(percent).unwrap_or_default() as f64 / 1e3
}
