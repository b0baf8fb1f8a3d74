//! Packets of every size between device and host: CXL.cache requests beside DMA.
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4, PCIE_GEN5, Parameter};
use nic_spec::message::{LineOperation, WritePolicy};

use super::coherent;
use super::pcie::{self, Pcie};
use super::rig::{Rig, Run, Workload, bandwidth};

/// Bytes of a line.
const LINE: u64 = 64;
/// Where a packet begins in memory: at a page.
const PLACE: u64 = 1 << 20;

/// How a packet moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// CXL.cache requests of this kind.
    Cxl(LineOperation),
    /// A job of the network card's DMA engine, submitted by the card's own processors (CXL-NIC 3.2):
    /// doorbell, descriptor read, transfer, completion.
    CardWrite,
    /// The same, from host memory.
    CardRead,
    /// NC-writes that are answered when they are observed locally.
    LocalWrite,
    /// NC-writes that are ordered requests (WrCur).
    OrderedWrite,
    /// A read of the FPGA's DMA engine.
    FpgaRead,
}

impl Mover {
    /// All of the figure, in its order.
    pub const ALL: [Self; 11] = [
        Self::Cxl(LineOperation::NcWrite),
        Self::LocalWrite,
        Self::OrderedWrite,
        Self::Cxl(LineOperation::NcPush),
        Self::Cxl(LineOperation::CoWrite),
        Self::CardWrite,
        Self::Cxl(LineOperation::NcRead),
        Self::Cxl(LineOperation::CsRead),
        Self::Cxl(LineOperation::CoRead),
        Self::CardRead,
        Self::FpgaRead,
    ];

    /// What the paper calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cxl(LineOperation::NcWrite) => "NC-write",
            Self::Cxl(LineOperation::NcPush) => "NC-P",
            Self::Cxl(LineOperation::CoWrite) => "CO-write",
            Self::Cxl(LineOperation::NcRead) => "NC-read",
            Self::Cxl(LineOperation::CsRead) => "CS-read",
            Self::Cxl(LineOperation::CoRead) => "CO-read",
            Self::Cxl(_) => "no transfer",
            Self::LocalWrite => "NC-write, Fast_GO",
            Self::OrderedWrite => "NC-write, WrCur",
            Self::CardWrite => "DOCA write",
            Self::CardRead => "DOCA read",
            Self::FpgaRead => "FPGA read",
        }
    }

    /// Nanoseconds until a packet of so many bytes has moved.
    ///
    /// # Errors
    /// One line: a model that cannot be built, a property or rule that was broken.
    pub fn nanoseconds(self, bytes: u64, delay: u64, seed: u64) -> Result<f64, String> {
        let lines = bytes.div_ceil(LINE);
        match self {
            Self::Cxl(_) | Self::LocalWrite | Self::OrderedWrite => {
                let operation = match self {
                    Self::Cxl(operation) => operation,
                    _ => LineOperation::NcWrite,
                };
                let writes = WritePolicy {
                    ordered_writes: u64::from(self == Self::OrderedWrite),
                    local_writes: u64::from(self == Self::LocalWrite),
                };
                let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
                rig.path.set_write_policy(&writes);
                rig.path.fill_memory(PLACE..PLACE + lines);
                let run = rig.run(&Workload::burst(operation, PLACE, lines))?;
                Ok(run.results.cycles as f64 * AGILEX7_CXL.cycle_picoseconds() / 1e3)
            }
            Self::CardWrite => job(LineOperation::NcWrite, lines, seed).map(|job| job.total()),
            Self::CardRead => job(LineOperation::NcRead, lines, seed).map(|job| job.total()),
            Self::FpgaRead => fpga_read(lines, seed),
        }
    }
}

/// Nanoseconds of the steps of a job of the card's DMA engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Job {
    /// A posted write rings the engine's doorbell.
    pub doorbell: f64,
    /// The engine reads the descriptor.
    pub descriptor: f64,
    /// The packet, until it has arrived.
    pub transfer: f64,
    /// A posted write says that it has.
    pub completion: f64,
}

impl Job {
    /// All of them, one after the other.
    pub fn total(&self) -> f64 {
        self.doorbell + self.descriptor + self.transfer + self.completion
    }
}

/// Until the last answer of a read, or until the last write is visible.
fn nanoseconds(profile: &Profile, operation: LineOperation, run: &Run) -> f64 {
    let cycles = match operation {
        LineOperation::NcWrite => run.settled - run.began,
        _ => run.results.cycles,
    };
    cycles as f64 * profile.cycle_picoseconds() / 1e3
}

/// A job that moves so many lines.
///
/// # Errors
/// As [`Mover::nanoseconds`].
pub fn job(operation: LineOperation, lines: u64, seed: u64) -> Result<Job, String> {
    let mut rig: Rig<Pcie> = pcie::rig(&PCIE_GEN4, seed)?;
    rig.path.fill_memory(PLACE..PLACE + lines);
    let mut step = |operation, lines| {
        let run = rig.run(&Workload::burst(operation, PLACE, lines))?;
        Ok::<f64, String>(nanoseconds(&PCIE_GEN4, operation, &run))
    };
    Ok(Job {
        doorbell: PCIE_GEN4.picoseconds(Parameter::MmioWrite) as f64 / 1e3,
        descriptor: step(LineOperation::NcRead, 1)?,
        transfer: step(operation, lines)?,
        completion: step(LineOperation::NcWrite, 1)?,
    })
}

/// A read of the FPGA's DMA engine, its setup included.
fn fpga_read(lines: u64, seed: u64) -> Result<f64, String> {
    let mut rig = pcie::rig(&PCIE_GEN5, seed)?;
    rig.path.fill_memory(PLACE..PLACE + lines);
    let run = rig.run(&Workload::burst(LineOperation::NcRead, PLACE, lines))?;
    let setup = PCIE_GEN5.picoseconds(Parameter::DmaSetup) as f64 / 1e3;
    Ok(setup + nanoseconds(&PCIE_GEN5, LineOperation::NcRead, &run))
}

/// GB/s of so many reads of a line each, as fast as the FPGA's engine begins them.
///
/// # Errors
/// As [`Mover::nanoseconds`].
pub fn fpga_small(reads: u64, seed: u64) -> Result<f64, String> {
    // Other lines each time: the home agent serves the readers of one line one after the other.
    fpga_bandwidth(reads, 1, PCIE_GEN5.cycles(Parameter::DmaInterval) - 1, seed)
}

/// GB/s of so many reads of 256 KiB.
///
/// # Errors
/// As [`Mover::nanoseconds`].
pub fn fpga_large(reads: u64, seed: u64) -> Result<f64, String> {
    fpga_bandwidth(256 * 1024 / LINE, reads, 0, seed)
}

/// The setup of all but the first read is hidden behind the reads before it.
fn fpga_bandwidth(lines: u64, rounds: u64, gap: u64, seed: u64) -> Result<f64, String> {
    let mut rig = pcie::rig(&PCIE_GEN5, seed)?;
    rig.path.fill_memory(PLACE..PLACE + lines);
    let burst = Workload::burst(LineOperation::NcRead, PLACE, lines);
    let run = rig.run(&Workload { gap, rounds, ..burst })?;
    let cycles = run.results.cycles + PCIE_GEN5.cycles(Parameter::DmaSetup);
    Ok(bandwidth(&PCIE_GEN5, lines * rounds, cycles))
}
