//! What each module becomes on a device, by Yosys: figures, and the table of them in `docs`.
//!
//! Yosys is not the vendor's tool: its figures are for comparing modules and versions with each
//! other. Results are kept under a hash of the module and everything below it.
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

use device::{Device, LUTRAM_READS};
use document::document;
use figures::{Cells, Figures, read_cells};
pub use memories::memory_cells;

/// Long enough for the largest module.
const LIMIT: Duration = Duration::from_secs(1800);

/// The figures of the chosen modules, by name, from the cache or from Yosys.
pub fn figures(rtl: &Rtl, chosen: &[&Source]) -> Result<BTreeMap<String, Figures>> {
    let yosys = find(Kind::Yosys).map_err(|missing| Error::failed(missing.to_string()))?;
    let cache = Cache::new("resources");
    let key = |device: Device, source: &Source| {
        let script = device.commands(rtl, source);
        let (module, library) = (rtl.key(source).text(), device.library());
        Key::of([module.as_str(), &yosys.version, library, &script, LUTRAM_READS])
    };
    let mut figures: BTreeMap<String, Figures> = BTreeMap::new();
    let mut wanted = Vec::new();
    for device in Device::ALL {
        for source in chosen {
            let stored = cache.get(&source.name, key(device, source));
            match stored.and_then(|text| serde_json::from_str(&text).ok()) {
                Some(cells) => {
                    figures.entry(source.name.clone()).or_default().fill(device, &cells);
                }
                None => wanted.push((device, *source)),
            }
        }
    }
    let progress = Progress::new("synthesis", wanted.len());
    let results = in_parallel(&wanted, |(device, source)| {
        progress.doing(&source.name);
        let cells = synthesize(&yosys, rtl, *device, source)?;
        let text = serde_json::to_string(&cells).context(|| "write figures".to_owned())?;
        cache.put(&source.name, key(*device, source), &text)?;
        progress.step();
        Ok::<_, Error>(cells)
    });
    for ((device, source), cells) in wanted.iter().zip(results) {
        figures.entry(source.name.clone()).or_default().fill(*device, &cells?);
    }
    Ok(figures)
}

/// The cells of a module. Each has a start of Yosys for itself: what the same one has mapped before
/// changes the names of cells, their order, and with it the longest path by a level or two.
fn synthesize(yosys: &Tool, rtl: &Rtl, device: Device, top: &Source) -> Result<Cells> {
    let scratch = Scratch::new("synthesis")?;
    scratch.write("lutram_reads.v", LUTRAM_READS)?;
    let closure = rtl.closure(top);
    scratch.write_sources(closure.iter().copied())?;
    let files: Vec<&str> = closure.iter().map(|source| source.file.as_str()).collect();
    let script = format!(
        "{}read_verilog {}\nhierarchy -check -top {}\n{}",
        device.library(),
        files.join(" "),
        top.name,
        device.commands(rtl, top)
    );
    let outcome = yosys::run(yosys, &scratch, &script, LIMIT)?;
    if outcome.is_success() {
        return read_cells(&scratch, &top.name);
    }
    let reason = if outcome.timed_out { "time limit" } else { first_error(&outcome.text) };
    Err(Error::failed(format!("{} refuses {}: {reason}", device.name(), top.name)))
}

/// Where the table goes.
fn table_file() -> PathBuf {
    repository_root().join("docs/generated/resources.md")
}

/// Writes the table, or with `check` compares it with the one that is there; prints it. The modules
/// of the directories `also`, if they are not in `rtl`, stand in it too.
pub fn resources(rtl: &Rtl, also: &[PathBuf], module: Option<&str>, check: bool) -> Result<()> {
    let version = match find(Kind::Yosys) {
        Ok(yosys) => yosys.version,
        Err(missing) => {
            println!("resources: skipped: {missing}");
            return Ok(());
        }
    };
    let mut figures = figures(rtl, &rtl.chosen(module)?)?;
    for directory in also {
        let rtl = Rtl::read(directory)?;
        for (name, found) in self::figures(&rtl, &rtl.chosen(None)?)? {
            figures.entry(name).or_insert(found);
        }
    }
    let text = document(&figures, &version);
    if module.is_some() {
        print!("{text}");
        return Ok(());
    }
    let file = table_file();
    if check {
        let present = fs::read_to_string(&file).unwrap_or_default();
        return match present == text {
            true => Ok(()),
            false => Err(Error::failed(
                "docs/generated/resources.md is stale: `make resources` writes it".to_owned(),
            )),
        };
    }
    let parent = file.parent().unwrap_or(&file);
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(&file, &text))
        .context(|| format!("write {}", file.display()))?;
    print!("{text}");
    Ok(())
}
