//! The Yosys commands that make UltraScale+ cells of a module.
use crate::rtl::{Rtl, Source};

/// Reads the cell library: the `begin` step of `synth_xilinx`.
pub const LIBRARY: &str = "read_verilog -lib -specify +/xilinx/cells_sim.v\n\
                           read_verilog -lib +/xilinx/cells_xtra.v\n";

/// What a memory in lookup tables is on a path: the read address selects the data.
pub const LUTRAM_READS: &str = include_str!("../../cells/lutram_reads.v");

/// What a memory in lookup tables costs of which few bits are used.
pub const LUTRAM_NARROW: &str = include_str!("../../cells/lutram_narrow.v");

/// How lookup tables are mapped (ADR 79): by the best of several rounds, for few levels. A wire is taken to be so much
/// slower than a cell that Yosys' delays, which are those of another family, do not count.
pub const MAPPER: &str = "scratchpad -copy abc9.script.flow3 abc9.script\n\
                          scratchpad -set synth_xilinx.abc9.W 1000\n";

/// The commands for one module, the library and `files` being there; each module of `parts` is a box
/// without content.
pub fn commands(top: &Source, files: &[&Source], parts: &[&str]) -> String {
    let name = &top.name;
    let boxes: String = parts.iter().map(|part| format!("blackbox {part}\n")).collect();
    let ultra = ultra_flag(files);
    let part = |labels: &str| {
        let family = "-family xcup -flatten -noiopad -noclkbuf -nowidelut";
        format!("synth_xilinx {family}{ultra} -top {name} -run {labels}\n")
    };
    // Parsing the maps of the block RAMs takes most of the time of a small module, and without a
    // memory they change nothing.
    let synthesis = match files.iter().any(|source| has_memory(&source.text)) {
        true => part("prepare:map_memory") + &memories(ultra) + &part("map_memory:"),
        false => part("prepare:map_memory") + &part("map_ffram:"),
    };
    let (statistics, levels) = (statistics(name), levels(name));
    format!("{boxes}{MAPPER}hierarchy -check -top {name}\n{synthesis}{statistics}{levels}")
}

/// What `synth_xilinx` maps memories by, and then those in lookup tables of which few bits are used (ADR 86); it maps the
/// others itself.
pub fn memories(ultra: &str) -> String {
    let no_ultra = if ultra.is_empty() { " -no-auto-huge" } else { "" };
    format!(
        "memory_libmap -logic-cost-rom 0.015625 -lib +/xilinx/lutrams_xcu.txt \
         -lib +/xilinx/brams_xc4v.txt -D HAS_SIZE_36 -D HAS_MIXWIDTH_SDP -D HAS_ADDRCE \
         -lib +/xilinx/urams.txt{no_ultra}\n\
         techmap -map lutram_narrow.v\n"
    )
}

/// Writes the cell counts.
pub fn statistics(name: &str) -> String {
    format!("tee -o {name}.json stat -json -top {name}\n")
}

/// Writes the longest path, with carry cells and without. It comes last, because it takes the memories
/// apart.
fn levels(name: &str) -> String {
    format!(
        "techmap -map lutram_reads.v\n\
         tee -o {name}.path ltp {name}/w:* {name}/t:LUT* {name}/t:INV {name}/t:CARRY* {name}/t:MUXF* %%\n\
         tee -o {name}.lut_path ltp {name}/w:* {name}/t:LUT* {name}/t:INV {name}/t:MUXF* %%\n"
    )
}

/// UltraRAM is only inferred on request.
pub fn ultra_flag(files: &[&Source]) -> &'static str {
    match files.iter().any(|source| source.text.contains("\"ultra\"")) {
        true => " -uram",
        false => "",
    }
}

/// Lines of a module as it is elaborated, above which its parts are counted by themselves.
const LINES_AT_ONCE: usize = 5_000;

/// Whether a module is too large to be flattened: it is counted as the sum of its parts.
pub fn is_assembly(rtl: &Rtl, source: &Source) -> bool {
    rtl.parts(source).next().is_some() && elaborated_lines(rtl, source) > LINES_AT_ONCE
}

/// Lines of a module with each instance below it.
pub fn elaborated_lines(rtl: &Rtl, source: &Source) -> usize {
    let below: usize = rtl.parts(source).map(|part| elaborated_lines(rtl, part)).sum();
    source.text.lines().count() + below
}

/// Whether a file declares an array, `reg [7:0] name [0:15];`.
pub fn has_memory(text: &str) -> bool {
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
