//! What the two simulators that go through the C++ compiler have in common.
use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use nic_dsl::ir::{Module, SignalId};
use nic_sim::tools::{Tool, repository_root};
use num_bigint::BigUint;

use super::{execute, read, write};
use crate::specimen::{Shown, Specimen, Trace};

/// The common driver.
pub(super) const DRIVER: &str = include_str!("driver.h");

/// What depends only on the versions of the tools, made once: a directory with the precompiled
/// `header` as `all.h`, and what else `make` puts there.
pub(super) fn prepared(
    name: &str,
    tools: &[Tool],
    flags: &[String],
    header: &str,
    make: impl FnOnce(&Path) -> Result<(), String>,
) -> Result<PathBuf, String> {
    let versions = tools.iter().map(|tool| format!("{} {}", tool.name, tool.version));
    let versions = versions.collect::<Vec<_>>().join(" ");
    let key = format!("{name} {versions} {} {header} {DRIVER}", flags.join(" "));
    let place = repository_root().join("target/soundness");
    let directory = place.join(format!("{name}-{:016x}", fingerprint(&key)));
    let failed = |error| format!("failed to prepare {}: {error}", directory.display());
    fs::create_dir_all(&directory).map_err(failed)?;
    // Made where it stays, since Clang looks for the header where it was compiled. Whoever comes
    // second, in this process or another, waits.
    let lock = File::create(directory.join("lock")).map_err(failed)?;
    lock.lock().map_err(failed)?;
    if !directory.join("complete").exists() {
        let [.., compiler] = tools else { unreachable!("the compiler comes last") };
        write(&directory, "driver.h", DRIVER)?;
        write(&directory, "all.h", header)?;
        let mut command = compiler.command();
        command.args(flags).args(["-x", "c++-header", "all.h", "-o", "all.h.gch"]);
        execute(command, &directory)?;
        make(&directory)?;
        write(&directory, "complete", "")?;
    }
    Ok(directory)
}

/// FNV-1a: the same on every machine and version.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn words(width: u32) -> usize {
    width.div_ceil(32) as usize
}

/// The stimulus file.
pub(super) fn write_stimulus(directory: &Path, batch: &[Specimen]) -> Result<(), String> {
    let mut bytes = Vec::new();
    let longest = batch.iter().map(|s| s.stimulus.cycles.len()).max().unwrap_or(0);
    for cycle in 0..longest {
        for specimen in batch {
            let Some(cycle) = specimen.stimulus.cycles.get(cycle) else { continue };
            let rising = cycle.rising.iter().enumerate();
            let rising: u32 = rising.map(|(domain, rises)| u32::from(*rises) << domain).sum();
            bytes.extend(rising.to_le_bytes());
            for (port, value) in specimen.stimulus.ports.iter().zip(&cycle.values) {
                let mut digits = value.to_u32_digits();
                digits.resize(words(specimen.module.signal(*port).width), 0);
                bytes.extend(digits.iter().flat_map(|digit| digit.to_le_bytes()));
            }
        }
    }
    write(directory, "stimulus", bytes)
}

/// The response file.
pub(super) fn read_response(directory: &Path, batch: &[Specimen]) -> Result<Vec<Trace>, String> {
    let bytes = read(directory, "response")?;
    let mut rest = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().expect("chunks of four")));
    let mut traces: Vec<Trace> = vec![Vec::new(); batch.len()];
    let longest = batch.iter().map(|s| s.stimulus.cycles.len()).max().unwrap_or(0);
    for cycle in 0..longest {
        for (specimen, trace) in batch.iter().zip(&mut traces) {
            if cycle >= specimen.stimulus.cycles.len() {
                continue;
            }
            let mut outputs = Vec::new();
            for port in &specimen.expectation.ports {
                let count = words(specimen.module.signal(*port).width);
                let digits: Vec<u32> = rest.by_ref().take(count).collect();
                if digits.len() < count {
                    return Err("the response ends early".into());
                }
                outputs.push(Shown::Known(BigUint::new(digits)));
            }
            trace.push(outputs);
        }
    }
    Ok(traces)
}

/// The tables that tell the driver about the ports of each circuit; `place` gives the address and
/// the size of a port's storage. Plain tables, since a compiler takes long over lists of lists.
pub(super) fn circuits(
    batch: &[Specimen],
    place: impl Fn(usize, &Module, SignalId) -> String,
) -> String {
    let mut ports = String::from("static const Port ports[] = {\n");
    let mut circuits = String::from("static const Circuit circuits[] = {\n");
    for (number, specimen) in batch.iter().enumerate() {
        let module = &specimen.module;
        let clocks: Vec<SignalId> = module.domains.iter().map(|domain| domain.clock).collect();
        let (inputs, outputs) = (&specimen.stimulus.ports, &specimen.expectation.ports);
        for port in clocks.iter().chain(inputs).chain(outputs) {
            let words = words(module.signal(*port).width);
            let _ = writeln!(ports, "{{{}, {words}}},", place(number, module, *port));
        }
        let cycles = specimen.stimulus.cycles.len();
        let counts = (clocks.len(), inputs.len(), outputs.len());
        let _ = writeln!(circuits, "{{{cycles}, {}, {}, {}}},", counts.0, counts.1, counts.2);
    }
    ports + "};\n" + &circuits + "};\n"
}
