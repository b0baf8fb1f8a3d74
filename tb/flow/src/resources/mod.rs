//! What each module becomes on a device, by Yosys: figures, and the table of them in `docs`.
//!
//! Yosys is not the vendor's tool: its figures are for comparing modules and versions with each
//! other. Results are kept under a hash of the module and everything below it.
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use nic_sim::tools::{Kind, Tool, find, repository_root};
use serde::{Deserialize, Serialize};

use crate::cache::{Cache, Key};
use crate::error::{Context, Error, Result};
use crate::progress::Progress;
use crate::rtl::{Rtl, Source};
use crate::run::in_parallel;
use crate::table::Table;
use crate::yosys::{self, Scratch, first_error};

/// Modules that share one start of Yosys and one reading of its cell library.
const BATCH: usize = 6;

/// Long enough for a batch of the largest modules.
const LIMIT: Duration = Duration::from_secs(1800);

/// The figures of one module with everything below it.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Figures {
    /// AMD UltraScale+.
    pub ultrascale: UltraScale,
    /// Intel ALM (Cyclone V, the only such family in Yosys).
    pub alm: Alm,
}

/// `synth_xilinx -family xcup`.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct UltraScale {
    /// Lookup tables, those used as memory included.
    pub luts: u64,
    /// Flip-flops.
    pub registers: u64,
    /// RAMB36E2.
    pub block_ram_36: u64,
    /// RAMB18E2.
    pub block_ram_18: u64,
    /// URAM288.
    pub ultra_ram: u64,
    /// DSP48E2.
    pub dsp: u64,
    /// Lookup tables, carry cells and wide multiplexers on the longest path between registers; a
    /// memory in lookup tables counts from its read address to its data.
    pub levels: u64,
}

/// `synth_intel_alm`.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Alm {
    /// Adaptive lookup tables.
    pub luts: u64,
    /// Flip-flops.
    pub registers: u64,
    /// M10K block RAMs.
    pub block_ram: u64,
    /// Multipliers.
    pub dsp: u64,
}

/// The figures of the chosen modules, by name, from the cache or from Yosys.
pub fn figures(rtl: &Rtl, chosen: &[&Source]) -> Result<BTreeMap<String, Figures>> {
    let yosys = find(Kind::Yosys).map_err(|missing| Error::failed(missing.to_string()))?;
    let cache = Cache::new("resources");
    let key = |source: &Source| {
        let script = Device::ALL.map(|device| device.commands(rtl, source)).concat();
        Key::of([rtl.key(source).text().as_str(), &yosys.version, &script, LUTRAM_READS])
    };
    let mut known = BTreeMap::new();
    let mut wanted = Vec::new();
    for source in chosen {
        let stored = cache.get(key(source)).and_then(|text| serde_json::from_str(&text).ok());
        match stored {
            Some(figures) => drop(known.insert(source.name.clone(), figures)),
            None => wanted.push(*source),
        }
    }
    let batches: Vec<(Device, &[&Source])> =
        wanted.chunks(BATCH).flat_map(|batch| Device::ALL.map(|device| (device, batch))).collect();
    let progress = Progress::new("synthesis", wanted.len() * Device::ALL.len());
    let results = in_parallel(&batches, |(device, batch)| {
        progress.doing(device.name());
        let result = synthesize(&yosys, rtl, *device, batch);
        batch.iter().for_each(|_| progress.step());
        result
    });
    let mut fresh: BTreeMap<String, Figures> = BTreeMap::new();
    for ((device, _), result) in batches.iter().zip(results) {
        for (name, cells) in result? {
            device.fill(fresh.entry(name).or_default(), &cells);
        }
    }
    for source in wanted {
        if let Some(figures) = fresh.remove(&source.name) {
            let text = serde_json::to_string(&figures).context(|| "write figures".to_owned())?;
            cache.put(key(source), &text)?;
            known.insert(source.name.clone(), figures);
        }
    }
    Ok(known)
}

/// The memory cells that a module becomes on UltraScale+, by type.
///
/// Memories are mapped by `synth_xilinx` itself; what comes before is its own preparation without the
/// two `check` passes and the search for state machines, and nothing comes after: a quarter of the
/// time of a whole synthesis, and the same memories.
pub fn memory_cells(rtl: &Rtl, module: &Source) -> Result<BTreeMap<String, u64>> {
    let yosys = find(Kind::Yosys).map_err(|missing| Error::failed(missing.to_string()))?;
    let closure = rtl.closure(module);
    let files: Vec<&str> = closure.iter().map(|source| source.file.as_str()).collect();
    let name = &module.name;
    let script = format!(
        "{}read_verilog {}\nhierarchy -check -top {name}\nproc\nflatten\nopt_expr\nopt_clean\n\
         opt -nodffe -nosdff\nopt\nwreduce\npeepopt\nopt_clean\nmemory_dff\nopt_clean\nopt\n\
         memory -nomap\n\
         synth_xilinx -family xcup -flatten{} -top {name} -run map_memory:map_ffram\n{}",
        Device::UltraScale.library(),
        files.join(" "),
        ultra_flag(&closure),
        statistics(name)
    );
    let cache = Cache::new("memories");
    let key = Key::of([rtl.key(module).text().as_str(), &yosys.version, &script]);
    if let Some(counts) = cache.get(key).and_then(|text| serde_json::from_str(&text).ok()) {
        return Ok(counts);
    }
    let scratch = Scratch::new("memories")?;
    scratch.write_sources(closure)?;
    let outcome = yosys::run(&yosys, &scratch, &script, LIMIT)?;
    if !outcome.is_success() {
        let reason = first_error(&outcome.text);
        return Err(Error::failed(format!("synth_xilinx refuses {name}: {reason}")));
    }
    let mut counts = read_cells(&scratch, name)?.counts;
    // What is left as a memory becomes flip-flops.
    let is_memory = |cell: &str| cell.starts_with("RAM") || cell.starts_with("URAM");
    counts.retain(|cell, _| is_memory(cell) || cell.starts_with("$mem"));
    let text = serde_json::to_string(&counts).context(|| "write counts".to_owned())?;
    cache.put(key, &text)?;
    Ok(counts)
}

/// UltraRAM is only inferred on request.
fn ultra_flag(closure: &[&Source]) -> &'static str {
    match closure.iter().any(|source| source.text.contains("\"ultra\"")) {
        true => " -uram",
        false => "",
    }
}

/// Cell counts by type, and the longest path.
#[derive(Default)]
struct Cells {
    counts: BTreeMap<String, u64>,
    levels: u64,
}

impl Cells {
    fn sum(&self, weight: impl Fn(&str) -> u64) -> u64 {
        self.counts.iter().map(|(cell, count)| weight(cell) * count).sum()
    }

    fn count(&self, names: &[&str]) -> u64 {
        self.sum(|cell| u64::from(names.contains(&cell)))
    }
}

#[derive(Clone, Copy)]
enum Device {
    UltraScale,
    Alm,
}

impl Device {
    const ALL: [Self; 2] = [Self::UltraScale, Self::Alm];

    fn name(self) -> &'static str {
        match self {
            Self::UltraScale => "synth_xilinx -family xcup",
            Self::Alm => "synth_intel_alm",
        }
    }

    /// Reads the cell library, once for a whole batch: the `begin` step of each command.
    fn library(self) -> &'static str {
        match self {
            Self::UltraScale => {
                "read_verilog -lib -specify +/xilinx/cells_sim.v\n\
                 read_verilog -lib +/xilinx/cells_xtra.v\n"
            }
            Self::Alm => {
                "read_verilog -specify -lib -D cyclonev +/intel_alm/common/alm_sim.v\n\
                 read_verilog -specify -lib -D cyclonev +/intel_alm/common/dff_sim.v\n\
                 read_verilog -specify -lib -D cyclonev +/intel_alm/common/dsp_sim.v\n\
                 read_verilog -specify -lib -D cyclonev +/intel_alm/common/mem_sim.v\n\
                 read_verilog -specify -lib -D cyclonev +/intel_alm/common/misc_sim.v\n\
                 read_verilog -specify -lib -D cyclonev -icells +/intel_alm/common/abc9_model.v\n\
                 read_verilog -lib +/intel/common/altpll_bb.v\n\
                 read_verilog -lib +/intel_alm/common/megafunction_bb.v\n"
            }
        }
    }

    /// The commands for one module, the library being there.
    fn commands(self, rtl: &Rtl, top: &Source) -> String {
        let closure = rtl.closure(top);
        let name = &top.name;
        let pads = "-noiopad -noclkbuf";
        match self {
            Self::UltraScale => {
                let ultra = ultra_flag(&closure);
                let part = |labels: &str| {
                    let family = "-family xcup -flatten";
                    format!("synth_xilinx {family} {pads}{ultra} -top {name} -run {labels}\n")
                };
                // Parsing the maps of the block RAMs takes most of the time of a small module, and
                // without a memory they change nothing.
                let synthesis = match closure.iter().any(|source| has_memory(&source.text)) {
                    true => part("prepare:"),
                    false => part("prepare:map_memory") + &part("map_ffram:"),
                };
                format!("{synthesis}{}{}", statistics(name), levels(name))
            }
            Self::Alm => {
                format!("synth_intel_alm {pads} -top {name} -run coarse:\n{}", statistics(name))
            }
        }
    }

    fn fill(self, figures: &mut Figures, cells: &Cells) {
        match self {
            Self::UltraScale => {
                figures.ultrascale = UltraScale {
                    luts: cells.sum(luts_of),
                    registers: cells.count(&["FDRE", "FDSE", "FDCE", "FDPE"]),
                    block_ram_36: cells.count(&["RAMB36E2"]),
                    block_ram_18: cells.count(&["RAMB18E2"]),
                    ultra_ram: cells.count(&["URAM288"]),
                    dsp: cells.count(&["DSP48E2"]),
                    levels: cells.levels,
                };
            }
            Self::Alm => {
                figures.alm = Alm {
                    luts: cells.sum(|cell| u64::from(cell.starts_with("MISTRAL_ALUT"))),
                    registers: cells.count(&["MISTRAL_FF"]),
                    block_ram: cells.count(&["MISTRAL_M10K"]),
                    dsp: cells.sum(|cell| u64::from(cell.starts_with("MISTRAL_MUL"))),
                };
            }
        }
    }
}

/// Writes the cell counts.
fn statistics(name: &str) -> String {
    format!("tee -o {name}.json stat -json -top {name}\n")
}

/// What a memory in lookup tables is on a path: the read address selects the data.
const LUTRAM_READS: &str = include_str!("../cells/lutram_reads.v");

/// Writes the longest path. It comes last, because it takes the memories apart.
fn levels(name: &str) -> String {
    format!(
        "techmap -map lutram_reads.v\n\
         tee -o {name}.path ltp w:* t:LUT* t:INV t:CARRY* t:MUXF*\n"
    )
}

/// Lookup tables that an UltraScale+ cell occupies (UG574: RAM and shift register primitives).
fn luts_of(cell: &str) -> u64 {
    match cell {
        "LUT1" | "LUT2" | "LUT3" | "LUT4" | "LUT5" | "LUT6" | "INV" => 1,
        "SRL16E" | "SRLC16E" | "SRLC32E" | "RAM32X1S" | "RAM64X1S" => 1,
        "RAM32X1D" | "RAM64X1D" | "RAM128X1S" => 2,
        "RAM32M" | "RAM64M" | "RAM128X1D" | "RAM256X1S" => 4,
        "RAM32M16" | "RAM64M8" | "RAM256X1D" | "RAM512X1S" => 8,
        _ => 0,
    }
}

/// Whether a file declares an array, `reg [7:0] name [0:15];`.
fn has_memory(text: &str) -> bool {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or("").trim_end())
        .any(|line| line.ends_with("];") && line.contains("reg"))
}

/// The cells of each module of the batch; if the batch fails, each alone, to name the culprit.
fn synthesize(
    yosys: &Tool,
    rtl: &Rtl,
    device: Device,
    batch: &[&Source],
) -> Result<Vec<(String, Cells)>> {
    let scratch = Scratch::new("synthesis")?;
    scratch.write("lutram_reads.v", LUTRAM_READS)?;
    let mut script = format!("{}design -save library\n", device.library());
    for top in batch {
        let closure = rtl.closure(top);
        scratch.write_sources(closure.iter().copied())?;
        let files: Vec<&str> = closure.iter().map(|source| source.file.as_str()).collect();
        script += &format!(
            "design -load library\nread_verilog {}\nhierarchy -check -top {}\n{}",
            files.join(" "),
            top.name,
            device.commands(rtl, top)
        );
    }
    let outcome = yosys::run(yosys, &scratch, &script, LIMIT)?;
    if outcome.is_success() {
        return batch
            .iter()
            .map(|top| Ok((top.name.clone(), read_cells(&scratch, &top.name)?)))
            .collect();
    }
    match batch {
        [top] => {
            let reason = if outcome.timed_out { "time limit" } else { first_error(&outcome.text) };
            Err(Error::failed(format!("{} refuses {}: {reason}", device.name(), top.name)))
        }
        _ => {
            let single = batch.iter().map(|top| synthesize(yosys, rtl, device, &[*top]));
            Ok(single.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
        }
    }
}

fn read_cells(scratch: &Scratch, module: &str) -> Result<Cells> {
    let text = scratch.read(&format!("{module}.json"))?;
    let statistics: serde_json::Value =
        serde_json::from_str(&text).context(|| format!("read the statistics of {module}"))?;
    let counts = &statistics["design"]["num_cells_by_type"];
    let counts = counts
        .as_object()
        .map(|counts| counts.iter().filter_map(|(cell, n)| Some((cell.clone(), n.as_u64()?))))
        .map(Iterator::collect)
        .unwrap_or_default();
    let levels = scratch.read(&format!("{module}.path")).ok().and_then(|text| path_length(&text));
    Ok(Cells { counts, levels: levels.unwrap_or(0) })
}

/// The number in `Longest topological path in <module> (length=N):`.
fn path_length(text: &str) -> Option<u64> {
    let (_, after) = text.rsplit_once("(length=")?;
    after.split(')').next()?.parse().ok()
}

/// Where the table goes.
fn table_file() -> PathBuf {
    repository_root().join("docs/generated/resources.md")
}

fn document(figures: &BTreeMap<String, Figures>, version: &str) -> String {
    let mut table = Table::new(&[
        "module", "LUT", "FF", "RAMB36", "RAMB18", "URAM", "DSP", "levels", "ALUT", "ALM FF",
        "M10K", "ALM DSP",
    ]);
    for (name, figures) in figures {
        let (ultrascale, alm) = (&figures.ultrascale, &figures.alm);
        let numbers = [
            ultrascale.luts,
            ultrascale.registers,
            ultrascale.block_ram_36,
            ultrascale.block_ram_18,
            ultrascale.ultra_ram,
            ultrascale.dsp,
            ultrascale.levels,
            alm.luts,
            alm.registers,
            alm.block_ram,
            alm.dsp,
        ];
        let numbers = numbers.map(|number| number.to_string());
        table.row(std::iter::once(name.clone()).chain(numbers));
    }
    format!(
        "# Resources\n\n\
         Written by `make resources`, Yosys {version}. Each module alone, with everything below \
         it.\n\nFirst `synth_xilinx -family xcup` (UltraScale+); *levels* are the lookup tables \
         (those read as\nmemories too), carry cells and wide multiplexers on the longest path \
         between registers. Then \
         `synth_intel_alm` (Cyclone V). Not from a\nvendor's tool and not from silicon: for \
         comparing modules and versions with each other.\n\n{}",
        table.markdown()
    )
}

/// Writes the table, or with `check` compares it with the one that is there; prints it.
pub fn resources(directory: &std::path::Path, module: Option<&str>, check: bool) -> Result<()> {
    let rtl = Rtl::read(directory)?;
    let version = match find(Kind::Yosys) {
        Ok(yosys) => yosys.version,
        Err(missing) => {
            println!("resources: skipped: {missing}");
            return Ok(());
        }
    };
    let figures = figures(&rtl, &rtl.chosen(module)?)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_is_a_memory_and_a_vector_is_none() {
        assert!(has_memory("    (* ram_style = \"block\" *) reg [7:0] store [0:15]; // words\n"));
        assert!(!has_memory("    reg [7:0] name;\n    wire [3:0] a = b[3:0];\n"));
    }

    #[test]
    fn the_length_of_the_longest_path_is_read_from_the_log() {
        let log = "Longest topological path in fifo (length=4):\n    0: \\count [1]\n";
        assert_eq!(path_length(log), Some(4));
        assert_eq!(path_length("nothing"), None);
    }

    #[test]
    fn memory_cells_count_as_the_lookup_tables_they_occupy() {
        let counts = [("LUT6", 2), ("RAM32M16", 3), ("FDRE", 100)];
        let counts = counts.map(|(cell, count)| (cell.to_owned(), count)).into();
        assert_eq!(Cells { counts, levels: 0 }.sum(luts_of), 26);
    }
}
