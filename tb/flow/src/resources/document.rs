//! The table of all modules, as it stands in `docs`.
use std::collections::BTreeMap;

use super::Synthesis;
use crate::table::Table;

/// `docs/generated/resources.md`.
pub fn document(found: &BTreeMap<String, Option<Synthesis>>, version: &str) -> String {
    let mut table = Table::new(&[
        "module",
        "LUT",
        "FF",
        "RAMB36",
        "RAMB18",
        "URAM",
        "DSP",
        "LUT levels",
        "with carries",
        "counted",
    ]);
    for (name, synthesis) in found {
        let Some(Synthesis { figures, is_assembly }) = synthesis else {
            let unknown = std::iter::repeat_n("-".to_owned(), 8);
            table.row([name.clone()].into_iter().chain(unknown).chain(["not yet".to_owned()]));
            continue;
        };
        let numbers = [
            figures.luts,
            figures.registers,
            figures.block_ram_36,
            figures.block_ram_18,
            figures.ultra_ram,
            figures.dsp,
            figures.lut_levels,
            figures.levels,
        ];
        let numbers = numbers.map(|number| number.to_string());
        let counted = if *is_assembly { "in parts" } else { "flat" }.to_owned();
        table.row(std::iter::once(name.clone()).chain(numbers).chain([counted]));
    }
    format!(
        "# Resources\n\n\
         Written by `make resources`: Yosys {version}, `synth_xilinx -family xcup` (UltraScale+), \
         mapped for few levels\n([ADR 79](../adr/0079-modules-are-mapped-for-few-levels.md)), \
         memories of few bits as the cells that they take\n\
         ([ADR 86](../adr/0086-memories-of-few-bits-count-as-what-they-take.md)), each module alone \
         with everything below it. Not from a vendor's tool\nand not from silicon: for comparing \
         modules and versions with each other.\n\n\
         - *LUT levels* are the lookup tables (those read as memories too) and wide multiplexers on \
         the longest path between\n  registers or carry cells; *with carries* is the longest path \
         between registers, carry cells included.\n\
         - *Flat* is a module whose parts are optimised together. What is larger is the sum of its \
         *parts*, each counted by itself,\n  and its path the longest of them; what is between two \
         parts is on no path.\n\n{}",
        table.markdown()
    )
}
