//! What a module costs on each device, in that device's terms, from the cells that Yosys counts.
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::device::Device;
use crate::error::{Context, Result};
use crate::yosys::Scratch;

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

/// Cell counts by type, and the longest path.
#[derive(Clone, Default, Serialize, Deserialize, Debug)]
pub struct Cells {
    /// Cells of each type.
    pub counts: BTreeMap<String, u64>,
    /// Cells on the longest path between registers.
    pub levels: u64,
}

impl Cells {
    /// The cells, each as many times as its type weighs.
    pub fn sum(&self, weight: impl Fn(&str) -> u64) -> u64 {
        self.counts.iter().map(|(cell, count)| weight(cell) * count).sum()
    }

    /// How many cells are of these types.
    pub fn count(&self, names: &[&str]) -> u64 {
        self.sum(|cell| u64::from(names.contains(&cell)))
    }
}

impl Figures {
    /// Takes the figures of one device from its cells.
    pub fn fill(&mut self, device: Device, cells: &Cells) {
        match device {
            Device::UltraScale => {
                self.ultrascale = UltraScale {
                    luts: cells.sum(luts_of),
                    registers: cells.count(&["FDRE", "FDSE", "FDCE", "FDPE"]),
                    block_ram_36: cells.count(&["RAMB36E2"]),
                    block_ram_18: cells.count(&["RAMB18E2"]),
                    ultra_ram: cells.count(&["URAM288"]),
                    dsp: cells.count(&["DSP48E2"]),
                    levels: cells.levels,
                };
            }
            Device::Alm => {
                self.alm = Alm {
                    luts: cells.sum(|cell| u64::from(cell.starts_with("MISTRAL_ALUT"))),
                    registers: cells.count(&["MISTRAL_FF"]),
                    block_ram: cells.count(&["MISTRAL_M10K"]),
                    dsp: cells.sum(|cell| u64::from(cell.starts_with("MISTRAL_MUL"))),
                };
            }
        }
    }
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

/// Reads what the commands of a device wrote about one module.
pub fn read_cells(scratch: &Scratch, module: &str) -> Result<Cells> {
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

#[cfg(test)]
mod tests {
    use super::*;

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
