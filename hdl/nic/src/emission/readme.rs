//! `rtl-out/README.md`: what is in each folder, and how a card gets into a tool.
use super::filled;
use super::library::Emitted;
use super::parametric::{CONTENTS, FOLDER};
use super::product::is_card;
use crate::catalog::FOLDERS;

/// The text.
pub(super) fn readme(products: &[&Emitted], parametric: usize) -> String {
    let count = |folder| products.iter().filter(|p| p.folder().name == folder).count();
    let mut rows: String = FOLDERS
        .iter()
        .map(|folder| {
            let (name, contents) = (folder.name, folder.contents);
            format!("| `{name}/` | {} | {contents} |\n", count(name))
        })
        .collect();
    rows += &format!("| `{FOLDER}/` | {parametric} | {CONTENTS} |\n");
    let cards: Vec<String> = products
        .iter()
        .filter(|emitted| is_card(emitted))
        .map(|emitted| format!("`{}`", emitted.module.name))
        .collect();
    format!(
        "# The emitted Verilog

Written by `make emit` from `hdl/nic`; do not edit. Verilog-2005, one module to a file of the same name. What to know of
every module (clocks, resets, streams, memories) is in [use-the-verilog.md](../docs/use-the-verilog.md).

| folder | modules | what is there |
|---|---|---|
{rows}
What a card is made of is here in the size that the card has, and called after what is no default (`dcoh_o128`); of a module type that no
card has, one size. Others are a command away (`emit --module NAME --set ...`).

Beside the folders, for each card, `<card>.f`, its files in order, children first, and `<card>.core` for FuseSoC;
`filelist.f` and `nic.core` have every module, `{FOLDER}.f` and `{FOLDER}.core` those with parameters. Paths in them are relative to this directory. The cards are
{cards}.

## A card in a tool of yours

The top with the ports of a board is in `fpga/`, with a script; these lines add a card to a project of your own, from the top
of the repository:

```tcl
# Vivado
foreach file [split [string trim [read [open rtl-out/nic_type1.f]]] \"\\n\"] {{ read_verilog rtl-out/$file }}
# Quartus
foreach file [split [string trim [read [open rtl-out/nic_type1.f]]] \"\\n\"] {{
    set_global_assignment -name VERILOG_FILE rtl-out/$file
}}
```

```sh
# FuseSoC; in a core of your own: `depend: [\"::nic_type1:0.1.0\"]`
fusesoc --cores-root rtl-out run --target lint nic_type1
# Verilator: -F takes paths relative to the list
verilator --lint-only -Wall --top-module nic_type1 -F rtl-out/nic_type1.f
```

```python
# cocotb: what its runner builds (tb/cocotb/run.py is a whole one)
rtl = Path(\"rtl-out\")
sources = [rtl / name for name in (rtl / \"nic_type1.f\").read_text().split()]
get_runner(\"icarus\").build(sources=sources, hdl_toplevel=\"nic_type1\", build_args=[\"-g2005\"])
```

`emit --module NAME --out DIR` writes one module with all below it and `NAME_properties.sv`, the harness of its proof: the
module under the assumptions of its ports, for `-DFORMAL`.

Modules with crossings between clocks need the constraints of their name in `constraints/`.
",
        cards = filled(&cards.join(", "), 110).join("\n"),
    )
}
