//! CXL-NIC's figure 4: packets of every size and synchronization, PCI Express beside CXL.cache.
use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4, PCIE_GEN5};
use nic_spec::message::LineOperation::{NcRead, NcWrite};

use super::outcome::{LOWER, Outcome, Use, comparison};
use super::packets::{self, Job, Mover};
use super::synchronization::{self, Operation};
use super::{coherent, pcie};
use crate::plot::{Figure, Panel};
use nic_tb::text::{table, thousands};

/// How much is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// Packets in bytes.
    pub sizes: &'static [u64],
    /// Reads of 64 bytes that a rate is made from.
    pub small_reads: u64,
    /// Reads of 256 KiB that a rate is made from.
    pub large_reads: u64,
    /// Signals, each at another time between two polls.
    pub signals: u64,
}

impl Extent {
    /// From the paper's 64 and 9000 bytes to 9 KiB.
    pub const ALL: Self = Self {
        sizes: &[64, 128, 256, 512, 1024, 1500, 2048, 4096, 8192, 9000, 9216],
        small_reads: 8_192,
        large_reads: 16,
        signals: 200,
    };
}

/// What was found.
pub struct Findings {
    seed: u64,
    sizes: &'static [u64],
    /// By mover, then by size: nanoseconds.
    movers: Vec<(Mover, Vec<f64>)>,
    jobs: [Job; 2],
    operations: Vec<Operation>,
    small: f64,
    large: f64,
}

/// How many steps [`run`] reports.
pub const STEPS: u64 = Mover::ALL.len() as u64 + 2;

/// Measures everything; `progress` hears what begins.
///
/// # Errors
/// One line: a model that cannot be built, a property or rule that was broken.
pub fn run(extent: Extent, seed: u64, mut progress: impl FnMut(&str)) -> Result<Findings, String> {
    let Extent { sizes, small_reads, large_reads, signals } = extent;
    let delay = coherent::delay(&AGILEX7_CXL, seed)?;
    let mut movers = Vec::new();
    for mover in Mover::ALL {
        progress(mover.name());
        let found = sizes.iter().map(|bytes| mover.nanoseconds(*bytes, delay, seed));
        movers.push((mover, found.collect::<Result<Vec<f64>, String>>()?));
    }
    progress("rates of DMA");
    let small = packets::fpga_small(small_reads, seed)?;
    let large = packets::fpga_large(large_reads, seed)?;
    progress("synchronization");
    let operations = synchronization::all(signals, delay, seed)?;
    let jobs = [packets::job(NcWrite, 1, seed)?, packets::job(NcRead, 1, seed)?];
    Ok(Findings { seed, sizes, movers, jobs, operations, small, large })
}

impl Findings {
    fn nanoseconds(&self, mover: Mover, bytes: u64) -> Option<f64> {
        let at = self.sizes.iter().position(|size| *size == bytes)?;
        let (_, found) = self.movers.iter().find(|(other, _)| *other == mover)?;
        Some(found[at])
    }

    /// The paper's numbers beside ours.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let at = |mover| self.nanoseconds(mover, 64).unwrap_or(f64::NAN);
        let growth = |mover| self.nanoseconds(mover, 9000).unwrap_or(f64::NAN) / at(mover);
        let lower = |than: f64, what: f64| 100.0 * (1.0 - what / than);
        let of = |name: &str| {
            let found = self.operations.iter().find(|operation| operation.name == name);
            found.map_or(f64::NAN, |operation| lower(operation.pcie, operation.cxl))
        };
        let kib8 = self.nanoseconds(Mover::FpgaRead, 8192).unwrap_or(f64::NAN);
        let card = self.jobs[1].descriptor;
        let (write, read) = (Mover::Cxl(NcWrite), Mover::Cxl(NcRead));
        use Use::{Calibrate, Predict};
        let row = |what: &str, unit, paper, here, used| Outcome {
            what: what.to_owned(),
            unit,
            paper,
            here,
            used,
        };
        vec![
            row("card's DMA, round trip of 64 B", "ns", 1000.0, card, Calibrate),
            row("FPGA's DMA read, 64 B", "ns", 2500.0, at(Mover::FpgaRead), Calibrate),
            row("FPGA's DMA read, 8 KiB", "ns", 2500.0, kib8, Calibrate),
            row("FPGA's DMA reads, 64 B", "GB/s", 0.92, self.small, Calibrate),
            row("FPGA's DMA reads, 256 KiB", "GB/s", 22.9, self.large, Calibrate),
            row(
                "NC-write than DOCA write",
                LOWER,
                69.0,
                lower(at(Mover::CardWrite), at(write)),
                Predict,
            ),
            row(
                "NC-write at Fast_GO than DOCA write",
                LOWER,
                69.0,
                lower(at(Mover::CardWrite), at(Mover::LocalWrite)),
                Predict,
            ),
            row(
                "NC-write by WrCur than DOCA write",
                LOWER,
                69.0,
                lower(at(Mover::CardWrite), at(Mover::OrderedWrite)),
                Predict,
            ),
            row(
                "NC-read than DOCA read",
                LOWER,
                81.0,
                lower(at(Mover::CardRead), at(read)),
                Predict,
            ),
            row(
                "NC-read than FPGA's DMA read",
                LOWER,
                68.0,
                lower(at(Mover::FpgaRead), at(read)),
                Predict,
            ),
            row("NC-write, 64 to 9000 B", "times", 1.1, growth(write), Predict),
            row(
                "NC-write at Fast_GO, 64 to 9000 B",
                "times",
                1.1,
                growth(Mover::LocalWrite),
                Predict,
            ),
            row(
                "NC-write by WrCur, 64 to 9000 B",
                "times",
                1.1,
                growth(Mover::OrderedWrite),
                Predict,
            ),
            row("NC-read, 64 to 9000 B", "times", 1.2, growth(read), Predict),
            row("DOCA write, 64 to 9000 B", "times", 1.3, growth(Mover::CardWrite), Predict),
            row("DOCA read, 64 to 9000 B", "times", 1.3, growth(Mover::CardRead), Predict),
            row("FPGA's DMA, 64 to 9000 B", "times", 2.9, growth(Mover::FpgaRead), Predict),
            row("descriptor read", LOWER, 85.0, of("descriptor read"), Predict),
            row("completion", LOWER, 82.0, of("completion"), Predict),
            row("H2D signal", LOWER, 29.0, of("H2D signal"), Predict),
        ]
    }

    fn by_size(&self, cell: impl Fn(Mover, usize) -> String, movers: &[Mover]) -> String {
        let mut headings = vec!["bytes"];
        headings.extend(movers.iter().map(|mover| mover.name()));
        let row = |(at, bytes): (usize, &u64)| {
            let cells = movers.iter().map(|mover| cell(*mover, at));
            [thousands(*bytes)].into_iter().chain(cells).collect()
        };
        table(&headings, &self.sizes.iter().enumerate().map(row).collect::<Vec<Vec<String>>>())
    }

    /// By size of packet: CXL.cache requests as a part of their counterpart.
    fn normalised(&self) -> String {
        let ratio = |mover, than, at: usize| {
            let bytes = self.sizes[at];
            let found = self.nanoseconds(mover, bytes).zip(self.nanoseconds(than, bytes));
            found.map_or_else(String::new, |(here, than)| format!("{:.2}", here / than))
        };
        let writes = &Mover::ALL[..4];
        let reads = &Mover::ALL[5..8];
        let write = self.by_size(|mover, at| ratio(mover, Mover::CardWrite, at), writes);
        let read = self.by_size(|mover, at| ratio(mover, Mover::CardRead, at), reads);
        let fpga = self.by_size(|mover, at| ratio(mover, Mover::FpgaRead, at), reads);
        format!(
            "As a part of a DOCA write:\n\n{write}\nAs a part of a DOCA read:\n\n{read}\n\
             As a part of a read of the FPGA's DMA:\n\n{fpga}"
        )
    }

    fn synchronization(&self) -> String {
        let row = |operation: &Operation| {
            let Operation { name, pcie, cxl } = operation;
            let part = format!("{:.2}", cxl / pcie);
            vec![(*name).to_owned(), format!("{pcie:.1}"), format!("{cxl:.1}"), part]
        };
        let rows: Vec<Vec<String>> = self.operations.iter().map(row).collect();
        table(&["", "PCI Express ns", "CXL.cache ns", "CXL / PCI Express"], &rows)
    }

    fn jobs(&self) -> String {
        let row = |(name, job): (&str, &Job)| {
            let steps = [job.doorbell, job.descriptor, job.transfer, job.completion, job.total()];
            let cells = steps.map(|step| format!("{step:.1}"));
            [name.to_owned()].into_iter().chain(cells).collect()
        };
        let rows: Vec<Vec<String>> =
            ["write, 64 B", "read, 64 B"].into_iter().zip(&self.jobs).map(row).collect();
        table(&["ns", "doorbell", "descriptor", "transfer", "completion", "all"], &rows)
    }

    /// The report.
    pub fn report(&self) -> String {
        let cell = |mover, at: usize| {
            self.nanoseconds(mover, self.sizes[at])
                .map_or_else(String::new, |ns| format!("{ns:.1}"))
        };
        format!(
            "CXL-NIC figure 4, seed {}.\n\
             CXL.cache: lsu and {}, emitted, profile {}; lines are in memory.\n\
             DMA: lsu and {}, emitted, profiles {} (DOCA) and {} (FPGA).\n\n\
             {}\nNanoseconds until a packet has moved, from the first request to the last answer, \
             of a DMA write until it is\nvisible:\n\n{}\n{}\n\
             Steps of a DOCA job:\n\n{}\nSynchronization:\n\n{}",
            self.seed,
            coherent::MODULE,
            AGILEX7_CXL.name,
            pcie::MODULE,
            PCIE_GEN4.name,
            PCIE_GEN5.name,
            comparison(&self.outcomes()),
            self.by_size(cell, &Mover::ALL),
            self.normalised(),
            self.jobs(),
            self.synchronization(),
        )
    }

    /// The picture.
    pub fn figure(&self) -> Figure {
        let names = || self.sizes.iter().map(ToString::to_string);
        let panel = |title, movers: &[Mover]| {
            let panel = Panel::new(title, "packet, bytes", "ns").categories(names());
            movers.iter().fold(panel, |panel, mover| {
                let found = self.sizes.iter().filter_map(|bytes| self.nanoseconds(*mover, *bytes));
                panel.line(mover.name(), (0..).map(f64::from).zip(found).collect::<Vec<_>>())
            })
        };
        let operations = || self.operations.iter().take(3);
        let bars = Panel::new("Synchronization", "", "ns")
            .categories(operations().map(|operation| operation.name))
            .values()
            .bars("PCI Express", operations().map(|operation| operation.pcie))
            .bars("CXL.cache", operations().map(|operation| operation.cxl));
        Figure::new("PCI Express beside CXL.cache")
            .note(
                "emitted load/store unit, coherence engine and endpoint, 400 MHz; NC-P and CO-write \
                 coincide, and so do the three reads of CXL.cache",
            )
            .panel(panel("Device to host", &Mover::ALL[..5]))
            .panel(panel("Host to device", &Mover::ALL[5..]))
            .panel(bars)
    }
}
