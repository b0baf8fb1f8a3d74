//! What each module becomes on UltraScale+, by Yosys: figures, and the table of them in `docs`.
//!
//! Yosys is not the vendor's tool: its figures are for comparing modules and versions with each
//! other. Results are kept under a hash of the module and everything below it, in `tb/records` for
//! all, so that only what has changed is synthesised.
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use nic_sim::tools::{Kind, Tool, find, repository_root};

use crate::error::{Context, Error, Result};
use crate::progress::Progress;
use crate::rtl::{Rtl, Source};
use crate::run::in_parallel;
use crate::yosys::{self, Scratch, first_error};
use nic_sim::cache::{Cache, Key};

pub mod device;
pub mod document;
pub mod figures;
pub mod memories;

use device::{LIBRARY, LUTRAM_NARROW, LUTRAM_READS, elaborated_lines, has_memory, is_assembly};
use document::document;
use figures::{Cells, Figures, read_cells};
pub use memories::memory_cells;

/// Long enough for the largest module beside other work.
const LIMIT: Duration = Duration::from_secs(7200);

/// The figures of a module, and how they were counted.
#[derive(Clone, Copy, Debug)]
pub struct Synthesis {
    /// What it costs.
    pub figures: Figures,
    /// Whether they are the sum over its parts, because all at once would be too large.
    pub is_assembly: bool,
}

/// The figures of the chosen modules, by name, from the records, the cache or Yosys.
pub fn figures(rtl: &Rtl, chosen: &[&Source]) -> Result<BTreeMap<String, Synthesis>> {
    let found = known_or_made(rtl, chosen, true)?;
    Ok(found.into_iter().filter_map(|(name, synthesis)| Some((name, synthesis?))).collect())
}

/// The same; what is not known yet is synthesised, or is nothing.
fn known_or_made(rtl: &Rtl, chosen: &[&Source], makes: bool) -> Result<Found> {
    let mut wanted = BTreeMap::new();
    chosen.iter().for_each(|source| want(rtl, source, &mut wanted));
    // The small ones first: most are known when a run is stopped.
    let mut wanted: Vec<&Source> = wanted.into_values().collect();
    wanted.sort_by_key(|source| elaborated_lines(rtl, source));
    let yosys = find(Kind::Yosys).map_err(|missing| Error::failed(missing.to_string()))?;
    let cache = Cache::recorded("resources");
    let progress = Progress::new("synthesis", wanted.len());
    let found = in_parallel(&wanted, |source| {
        progress.doing(&source.name);
        let cells = cells(rtl, &yosys, &cache, source, makes);
        progress.step();
        cells
    });
    let names = wanted.iter().map(|source| source.name.as_str());
    let cells = names.zip(found).map(|(name, cells)| Ok((name, cells?)));
    let cells = cells.collect::<Result<BTreeMap<&str, Option<Cells>>>>()?;
    let synthesis = |source: &&Source| {
        let is_assembly = is_assembly(rtl, source);
        sum(&cells, &source.name).map(|figures| Synthesis { figures, is_assembly })
    };
    Ok(chosen.iter().map(|source| (source.name.clone(), synthesis(source))).collect())
}

/// The module, and if it is an assembly, all that it is counted from.
fn want<'a>(rtl: &'a Rtl, source: &'a Source, wanted: &mut BTreeMap<&'a str, &'a Source>) {
    if wanted.insert(&source.name, source).is_none() && is_assembly(rtl, source) {
        rtl.parts(source).for_each(|part| want(rtl, part, wanted));
    }
}

/// The figures of a module from the cells of all that it is counted from, if all are known.
fn sum(cells: &BTreeMap<&str, Option<Cells>>, name: &str) -> Option<Figures> {
    let own = cells.get(name)?.as_ref()?;
    let mut parts = own.counts.iter().filter(|(cell, _)| cells.contains_key(cell.as_str()));
    parts.try_fold(Figures::of(own), |whole, (part, count)| {
        Some(whole.with(&sum(cells, part)?, *count))
    })
}

/// The cells of a module; where it is an assembly, each of its parts is one cell. Nothing if they are not
/// known and must not be made.
///
/// Each has a start of Yosys for itself: what the same one has mapped before changes the names of cells,
/// their order, and with it the longest path by a level or two.
fn cells(
    rtl: &Rtl,
    yosys: &Tool,
    cache: &Cache,
    top: &Source,
    makes: bool,
) -> Result<Option<Cells>> {
    let (files, parts) = match is_assembly(rtl, top) {
        false => (rtl.closure(top), Vec::new()),
        true => {
            let mut files: Vec<&Source> = rtl.parts(top).collect();
            files.sort_by_key(|part| &part.name);
            files.dedup_by_key(|part| &part.name);
            let parts = files.iter().map(|part| part.name.as_str()).collect();
            // What has parameters belongs to whoever sets them.
            files.extend(rtl.with_parameters(top));
            files.push(top);
            (files, parts)
        }
    };
    let script = device::commands(top, &files, &parts);
    let text = rtl.key(top).text();
    let mut parts = vec![text.as_str(), &yosys.version, LIBRARY, script.as_str(), LUTRAM_READS];
    if files.iter().any(|source| has_memory(&source.text)) {
        parts.push(LUTRAM_NARROW);
    }
    let key = Key::of(parts);
    let stored = cache.get(&top.name, key);
    if let Some(cells) = stored.and_then(|text| serde_json::from_str(&text).ok()) {
        return Ok(Some(cells));
    }
    if !makes {
        return Ok(None);
    }
    let scratch = Scratch::new("synthesis")?;
    scratch.write("lutram_reads.v", LUTRAM_READS)?;
    scratch.write("lutram_narrow.v", LUTRAM_NARROW)?;
    scratch.write_sources(files.iter().copied())?;
    let names: Vec<&str> = files.iter().map(|source| source.file.as_str()).collect();
    let script = format!("{LIBRARY}read_verilog {}\n{script}", names.join(" "));
    let outcome = yosys::run(yosys, &scratch, &script, LIMIT)?;
    if !outcome.is_success() {
        let reason = if outcome.timed_out { "time limit" } else { first_error(&outcome.text) };
        return Err(Error::failed(format!("synth_xilinx refuses {}: {reason}", top.name)));
    }
    let cells = read_cells(&scratch, &top.name)?;
    let text = serde_json::to_string(&cells).context(|| "write figures".to_owned())?;
    cache.put(&top.name, key, &text)?;
    Ok(Some(cells))
}

/// Where the table goes.
fn table_file() -> PathBuf {
    repository_root().join("docs/generated/resources.md")
}

/// Figures by module; of some nothing may be known.
type Found = BTreeMap<String, Option<Synthesis>>;

/// What is done with the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// All of it is made and written.
    Write,
    /// What is known is written, and nothing is synthesised.
    WriteKnown,
    /// What is known is compared with what is written.
    Check,
}

/// Writes the table, or compares it with the one that is there. With a module it is printed only.
pub fn resources(rtl: &Rtl, module: Option<&str>, table: Table) -> Result<()> {
    let version = match find(Kind::Yosys) {
        Ok(yosys) => yosys.version,
        Err(missing) => {
            println!("resources: skipped: {missing}");
            return Ok(());
        }
    };
    let makes = table == Table::Write || module.is_some();
    let mut chosen = rtl.chosen(module)?;
    // A module without values for its parameters costs nothing in particular.
    chosen.retain(|source| !source.has_parameters());
    let text = document(&known_or_made(rtl, &chosen, makes)?, &version);
    if module.is_some() {
        print!("{text}");
        return Ok(());
    }
    let file = table_file();
    if table == Table::Check {
        let present = fs::read_to_string(&file).unwrap_or_default();
        return match present == text {
            true => Ok(()),
            false => Err(Error::failed(
                "docs/generated/resources.md is stale: `make resources` writes it".to_owned(),
            )),
        };
    }
    fs::write(&file, &text).context(|| format!("write {}", file.display()))?;
    print!("{text}");
    Ok(())
}
