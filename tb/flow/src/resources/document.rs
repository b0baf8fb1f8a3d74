//! The table of all modules, as it stands in `docs`.
use std::collections::BTreeMap;

use super::figures::Figures;
use crate::table::Table;

/// `docs/generated/resources.md`.
pub fn document(figures: &BTreeMap<String, Figures>, version: &str) -> String {
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
         it.\n\nFirst `synth_xilinx -family xcup` (UltraScale+); *levels* are the lookup tables (those \
         read as\nmemories too), carry cells and wide multiplexers on the longest path between \
         registers. Then\n`synth_intel_alm` (Cyclone V). Not from a vendor's tool and not from \
         silicon: for comparing modules\nand versions with each other.\n\n{}",
        table.markdown()
    )
}
