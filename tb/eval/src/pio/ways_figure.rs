//! Coherent PIO's figure 10 and table 1, beside ours.
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, ECI};
use nic_tb::text::table;

use super::nic::{self, Fetch, GROUP_BYTES, LONGEST_BYTES};
use super::ways::Ways;
use super::{Times, descriptors};
use crate::card::Link;
use crate::card::figures::Findings;
use crate::plot::{Figure, Panel};

/// Figure 10: what frames take each way, by size.
pub const WAYS: super::Experiment = (ways, (SIZES.len() * NAMES.len()) as u64);

/// Bytes of a frame.
const SIZES: [usize; 6] = [64, 256, 1024, 1536, GROUP_BYTES, LONGEST_BYTES];
/// What is measured, in this order.
const NAMES: [&str; 6] =
    ["eci", "agilex7_cxl", "eci, lines", "agilex7_cxl, lines", "nic_type1", "nic_pcie"];
const SUBJECTS: [Subject; NAMES.len()] = [
    Subject::Lines(&ECI, Fetch::Together),
    Subject::Lines(&AGILEX7_CXL, Fetch::Together),
    Subject::Lines(&ECI, Fetch::LineByLine),
    Subject::Lines(&AGILEX7_CXL, Fetch::LineByLine),
    Subject::Descriptors(Link::Cxl),
    Subject::Descriptors(Link::Pcie),
];
/// The paper's medians (table 1) in nanoseconds: bytes, and ECI PIO, PCIe DMA. Its longest frame has 9,600.
const PAPER_RECEIVED: [(usize, f64, f64); 3] =
    [(64, 1050.0, 65_390.0), (1536, 7240.0, 64_770.0), (LONGEST_BYTES, 39_430.0, 65_890.0)];
const PAPER_SENT: [(usize, f64, f64); 3] =
    [(64, 1060.0, 10_060.0), (1536, 3090.0, 10_890.0), (LONGEST_BYTES, 9070.0, 15_730.0)];

/// What a column measures.
#[derive(Clone, Copy)]
enum Subject {
    Lines(&'static Profile, Fetch),
    Descriptors(Link),
}

impl Subject {
    fn ways(self, bytes: usize, samples: usize, seed: u64) -> Result<Ways, String> {
        match self {
            Self::Lines(profile, fetch) => nic::ways(profile, (bytes, fetch), samples, seed),
            Self::Descriptors(link) => descriptors::ways(link, bytes, samples, seed),
        }
    }
}

fn ways(samples: usize, seed: u64, progress: &mut dyn FnMut(&str)) -> Result<Findings, String> {
    let mut found: [Vec<Ways>; NAMES.len()] = Default::default();
    for (at, found) in found.iter_mut().enumerate() {
        for bytes in SIZES {
            progress(NAMES[at]);
            found.push(SUBJECTS[at].ways(bytes, samples, seed)?);
        }
    }
    let of_received = |ways: &Ways| ways.received.clone();
    let of_sent = |ways: &Ways| ways.sent.clone();
    let received = rows(&found, of_received, &PAPER_RECEIVED);
    let sent = rows(&found, of_sent, &PAPER_SENT);
    let headings = [&["bytes"][..], &NAMES[..], &["paper, ECI PIO", "paper, DMA"][..]].concat();
    let report = format!(
        "Coherent PIO figure 10 and table 1: a frame from the last beat at the MAC to a program's registers (received), and from\n\
         there to the last beat at the MAC (sent), ns. Medians of {samples} with pauses, the most behind them in brackets; seed {seed}.\n\
         eci, agilex7_cxl: pio_nic, a received frame is fetched all at once; lines: line by line. nic_type1, nic_pcie:\n\
         descriptors, profiles {} (ordered NC-writes) and {}. A group holds {GROUP_BYTES} bytes.\n\
         The paper's longest frame has 9600 bytes.\n\n\
         received\n{}\nsent\n{}",
        Link::Cxl.profile(false).name,
        Link::Pcie.profile(false).name,
        table(&headings, &received),
        table(&headings, &sent)
    );
    let panel = |title: &str, of: &dyn Fn(&Ways) -> Times, paper: &[(usize, f64, f64)]| {
        let panel = Panel::new(title, "bytes of a frame", "ns, median")
            .categories(SIZES.map(|bytes| bytes.to_string()));
        let panel = NAMES.iter().zip(&found).fold(panel, |panel, (name, found)| {
            let medians: Vec<f64> = found.iter().map(|ways| median(&of(ways))).collect();
            panel.line(name, (0..).map(f64::from).zip(medians))
        });
        let place = |bytes: usize| SIZES.iter().position(|size| *size == bytes).expect("a size");
        panel.line(
            "paper, ECI PIO",
            paper.iter().map(|(bytes, eci, _)| (place(*bytes) as f64, *eci)),
        )
    };
    let figure = Figure::new("Coherent PIO figure 10")
        .panel(panel("Received", &of_received, &PAPER_RECEIVED))
        .panel(panel("Sent", &of_sent, &PAPER_SENT));
    Ok(Findings::new(report, figure))
}

/// A row for each size.
fn rows(
    found: &[Vec<Ways>],
    of: impl Fn(&Ways) -> Times,
    paper: &[(usize, f64, f64)],
) -> Vec<Vec<String>> {
    let row = |(at, bytes): (usize, &usize)| {
        let mut row = vec![bytes.to_string()];
        row.extend(found.iter().map(|found| {
            let times = of(&found[at]);
            let most = times.largest().unwrap_or_default() as f64 / 1e3;
            format!("{:.0} ({most:.0})", median(&times))
        }));
        let paper = paper.iter().find(|(size, ..)| size == bytes);
        row.extend(
            paper
                .map(|(_, eci, dma)| [format!("{eci:.0}"), format!("{dma:.0}")])
                .into_iter()
                .flatten(),
        );
        row.resize(1 + NAMES.len() + 2, String::new());
        row
    };
    SIZES.iter().enumerate().map(row).collect()
}

fn median(times: &Times) -> f64 {
    times.percentile(50.0).unwrap_or_default() as f64 / 1e3
}
