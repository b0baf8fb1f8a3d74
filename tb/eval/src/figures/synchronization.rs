//! What device and host tell each other: a descriptor that the host has written, a completion that
//! the host polls for, a signal that the device polls for.
use std::cell::Cell;
use std::rc::Rc;

use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4, Parameter};
use nic_spec::message::{LineOperation, LineResponse};
use nic_tb::Seed;

use super::coherent::{self, Coherent};
use super::packets::job;
use super::rig::{Path, Rig, Workload, content};
use crate::statistics::Samples;

/// The line of which all is about.
const PLACE: u64 = 1 << 20;
const ADDRESS: u64 = 64 * PLACE;
/// Cycles within which everything has happened once.
const LONG: u64 = 4_000;

/// An operation by both links, in nanoseconds.
#[derive(Clone, PartialEq, Debug)]
pub struct Operation {
    /// What it is.
    pub name: &'static str,
    /// By PCI Express.
    pub pcie: f64,
    /// By CXL.cache.
    pub cxl: f64,
}

/// All operations, the median of so many signals. `delay` is that of the engine's answers.
///
/// # Errors
/// One line: a model that cannot be built, a property or rule that was broken.
pub fn all(signals: u64, delay: u64, seed: u64) -> Result<Vec<Operation>, String> {
    let read = job(LineOperation::NcRead, 1, seed)?;
    let write = job(LineOperation::NcWrite, 1, seed)?;
    // The host sees the write itself; the engine's own completion is for the card's processors.
    let seen = write.total() - write.completion + load(delay, seed)?;
    let mmio = PCIE_GEN4.picoseconds(Parameter::MmioWrite) as f64 / 1e3;
    let signal = |operation| signal(operation, signals, delay, seed);
    let operation = |name, pcie, cxl| Operation { name, pcie, cxl };
    Ok(vec![
        operation("descriptor read", read.total(), descriptor(delay, seed)?),
        operation("completion", seen, completion(delay, seed)?),
        operation("H2D signal", mmio, signal(LineOperation::NcRead)?),
        operation("H2D signal by CO-read", mmio, signal(LineOperation::CoRead)?),
    ])
}

fn nanoseconds(cycles: u64) -> f64 {
    cycles as f64 * AGILEX7_CXL.cycle_picoseconds() / 1e3
}

/// A processor's load of a line that is in memory alone.
fn load(delay: u64, seed: u64) -> Result<f64, String> {
    let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
    let took = Rc::new(Cell::new(0));
    let (core, result) = (rig.path.host.core(0), took.clone());
    rig.path.host.spawn(async move {
        let begin = core.picoseconds();
        core.load(ADDRESS, 8).await;
        result.set(core.picoseconds() - begin);
    });
    rig.path.finish_programs()?;
    Ok(took.get() as f64 / 1e3)
}

/// The device reads a line that a processor has just written and still has.
fn descriptor(delay: u64, seed: u64) -> Result<f64, String> {
    let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
    let core = rig.path.host.core(0);
    rig.path.host.spawn(async move { core.store(ADDRESS, &content(PLACE)).await });
    rig.path.finish_programs()?;
    let run = rig.run(&Workload::alone(LineOperation::NcRead, PLACE, 1))?;
    Ok(nanoseconds(run.results.cycles))
}

/// The device writes a line that a processor polls, until the processor has the new one.
fn completion(delay: u64, seed: u64) -> Result<f64, String> {
    let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
    let seen = Rc::new(Cell::new(None));
    let (core, result) = (rig.path.host.core(0), seen.clone());
    rig.path.host.spawn(async move {
        let known = core.load(ADDRESS, 8).await;
        core.wait_until_changed(ADDRESS, &known).await;
        result.set(Some(core.picoseconds()));
    });
    pass(&mut rig, LONG)?;
    let run = rig.run(&Workload::alone(LineOperation::NcWrite, PLACE, 1))?;
    pass(&mut rig, LONG)?;
    let seen = seen.get().ok_or("the processor has not seen the completion")?;
    Ok(seen as f64 / 1e3 - nanoseconds(run.began))
}

fn pass(rig: &mut Rig<Coherent>, cycles: u64) -> Result<(), String> {
    (0..cycles).try_for_each(|_| rig.path.cycle().map(|_| ()))
}

/// A processor stores to a line that the device polls; from the store until the device has the new
/// line, the median over many phases of store and poll.
fn signal(operation: LineOperation, signals: u64, delay: u64, seed: u64) -> Result<f64, String> {
    let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
    let mut random = Seed::new(seed).fork("signal");
    let poll = Workload::alone(operation, PLACE, 1);
    let mut found = Vec::new();
    for number in 1..=signals {
        let stored = Rc::new(Cell::new(0));
        let (core, result) = (rig.path.host.core(0), stored.clone());
        let wait = LONG + random.below(1_000);
        rig.path.host.spawn(async move {
            core.delay_cycles(wait).await;
            result.set(core.picoseconds());
            core.store(ADDRESS, &number.to_le_bytes()).await;
        });
        let is_new = |answer: &LineResponse| answer.data[..8] == number.to_le_bytes();
        let seen = rig.poll(&poll, is_new)? as f64 * AGILEX7_CXL.cycle_picoseconds();
        found.push((seen - stored.get() as f64).round() as u64);
        rig.path.finish_programs()?;
    }
    let median = Samples::new(found).percentile(50.0).unwrap_or(0);
    Ok(median as f64 / 1e3)
}
