//! The Yosys commands that make a device's cells of a module.
use crate::rtl::{Rtl, Source};

/// A device family, and how Yosys is told to aim at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// AMD UltraScale+.
    UltraScale,
    /// Intel ALM.
    Alm,
}

impl Device {
    /// Both, in the order of the table.
    pub const ALL: [Self; 2] = [Self::UltraScale, Self::Alm];

    /// The Yosys command.
    pub fn name(self) -> &'static str {
        match self {
            Self::UltraScale => "synth_xilinx -family xcup",
            Self::Alm => "synth_intel_alm",
        }
    }

    /// Reads the cell library: the `begin` step of each command.
    pub fn library(self) -> &'static str {
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
    pub fn commands(self, rtl: &Rtl, top: &Source) -> String {
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
}

/// Writes the cell counts.
pub fn statistics(name: &str) -> String {
    format!("tee -o {name}.json stat -json -top {name}\n")
}

/// What a memory in lookup tables is on a path: the read address selects the data.
pub const LUTRAM_READS: &str = include_str!("../../cells/lutram_reads.v");

/// Writes the longest path. It comes last, because it takes the memories apart.
fn levels(name: &str) -> String {
    format!(
        "techmap -map lutram_reads.v\n\
         tee -o {name}.path ltp w:* t:LUT* t:INV t:CARRY* t:MUXF*\n"
    )
}

/// UltraRAM is only inferred on request.
pub fn ultra_flag(closure: &[&Source]) -> &'static str {
    match closure.iter().any(|source| source.text.contains("\"ultra\"")) {
        true => " -uram",
        false => "",
    }
}

/// Whether a file declares an array, `reg [7:0] name [0:15];`.
fn has_memory(text: &str) -> bool {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or("").trim_end())
        .any(|line| line.ends_with("];") && line.contains("reg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_is_a_memory_and_a_vector_is_none() {
        assert!(has_memory("    (* ram_style = \"block\" *) reg [7:0] store [0:15]; // words\n"));
        assert!(!has_memory("    reg [7:0] name;\n    wire [3:0] a = b[3:0];\n"));
    }
}
