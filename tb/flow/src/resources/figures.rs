//! What a module costs on UltraScale+, from the cells that Yosys counts.
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::{Context, Result};
use crate::yosys::Scratch;

/// The figures of one module with everything below it, `synth_xilinx -family xcup`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Figures {
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
    /// Lookup tables and wide multiplexers on the longest path between registers or carry cells; a
    /// memory in lookup tables counts from its read address to its data.
    pub lut_levels: u64,
    /// The same between registers, and with the carry cells.
    pub levels: u64,
}

/// Cell counts by type, and the longest paths.
#[derive(Clone, Default, Serialize, Deserialize, Debug)]
pub struct Cells {
    /// Cells of each type; the parts of an assembly by their module.
    pub counts: BTreeMap<String, u64>,
    /// Cells on the longest path between registers, without carry cells.
    pub lut_levels: u64,
    /// With carry cells.
    pub levels: u64,
}

impl Cells {
    /// The cells, each as many times as its type weighs.
    fn sum(&self, weight: impl Fn(&str) -> u64) -> u64 {
        self.counts.iter().map(|(cell, count)| weight(cell) * count).sum()
    }

    /// How many cells are of these types.
    fn count(&self, names: &[&str]) -> u64 {
        self.sum(|cell| u64::from(names.contains(&cell)))
    }
}

impl Figures {
    /// Of these cells alone.
    pub fn of(cells: &Cells) -> Self {
        Self {
            luts: cells.sum(luts_of),
            registers: cells.count(&["FDRE", "FDSE", "FDCE", "FDPE"]),
            block_ram_36: cells.count(&["RAMB36E2"]),
            block_ram_18: cells.count(&["RAMB18E2"]),
            ultra_ram: cells.count(&["URAM288"]),
            dsp: cells.count(&["DSP48E2"]),
            lut_levels: cells.lut_levels,
            levels: cells.levels,
        }
    }

    /// With `count` of a part: cells add up, and the longest path is the longest of them.
    pub fn with(self, part: &Self, count: u64) -> Self {
        Self {
            luts: self.luts + count * part.luts,
            registers: self.registers + count * part.registers,
            block_ram_36: self.block_ram_36 + count * part.block_ram_36,
            block_ram_18: self.block_ram_18 + count * part.block_ram_18,
            ultra_ram: self.ultra_ram + count * part.ultra_ram,
            dsp: self.dsp + count * part.dsp,
            lut_levels: self.lut_levels.max(part.lut_levels),
            levels: self.levels.max(part.levels),
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

/// Reads what the commands of a synthesis wrote about one module.
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
    let length = |kind: &str| {
        let text = scratch.read(&format!("{module}.{kind}")).ok();
        text.and_then(|text| path_length(&text, module)).unwrap_or(0)
    };
    Ok(Cells { counts, lut_levels: length("lut_path"), levels: length("path") })
}

/// The number in `Longest topological path in <module> (length=N):`.
fn path_length(text: &str, module: &str) -> Option<u64> {
    let (_, after) = text.split_once(&format!("path in {module} (length="))?;
    after.split(')').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_length_of_the_longest_path_is_read_from_the_log() {
        let log = "Longest topological path in fifo_d2 (length=9):\n\n\
                   Longest topological path in fifo (length=4):\n    0: \\count [1]\n";
        assert_eq!(path_length(log, "fifo"), Some(4));
        assert_eq!(path_length("nothing", "fifo"), None);
    }

    fn cells<const N: usize>(counts: [(&str, u64); N], levels: u64) -> Cells {
        let counts = counts.map(|(cell, count)| (cell.to_owned(), count)).into();
        Cells { counts, lut_levels: levels, levels }
    }

    #[test]
    fn memory_cells_count_as_the_lookup_tables_they_occupy() {
        let found = Figures::of(&cells([("LUT6", 2), ("RAM32M16", 3), ("FDRE", 100)], 0));
        assert_eq!((found.luts, found.registers), (26, 100));
    }

    #[test]
    fn parts_add_up_and_the_longest_path_counts() {
        let part = Figures::of(&cells([("LUT6", 10), ("RAMB36E2", 1)], 7));
        let whole = Figures::of(&cells([("LUT6", 2), ("part", 2)], 3)).with(&part, 2);
        assert_eq!((whole.luts, whole.block_ram_36, whole.levels), (22, 2, 7));
    }
}
