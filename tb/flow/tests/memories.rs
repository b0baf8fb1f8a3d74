//! Memories become what they ask for: cell counts by Yosys against those of the modules' records.
use std::collections::BTreeMap;

use nic_flow::index::Index;
use nic_flow::resources::memory_cells;
use nic_flow::rtl::{Rtl, Source};
use nic_flow::run::in_parallel;

type Counts = BTreeMap<String, u64>;

fn emitted() -> Rtl {
    Rtl::emitted().expect("the emitted Verilog is read")
}

fn expected() -> BTreeMap<String, Counts> {
    let index = Index::read().expect("the index is read");
    let counted = index.module.into_iter().filter(|(_, module)| !module.memories.is_empty());
    counted.map(|(name, module)| (name, module.memories)).collect()
}

/// What the file's own memories ask for, by the attribute that Vivado reads.
fn asks_for(source: &Source, style: &str) -> bool {
    source.text.contains(&format!("ram_style = \"{style}\""))
}

#[test]
fn memory_cells_are_those_expected() {
    let (rtl, expected) = (emitted(), expected());
    assert!(!expected.is_empty(), "something is compared");
    let modules: Vec<&str> = expected.keys().map(String::as_str).collect();
    let found = in_parallel(&modules, |module| memory_cells(&rtl, rtl.module(module)?));
    let mut wrong = Vec::new();
    for ((module, expected), found) in expected.iter().zip(found) {
        let found = found.unwrap_or_else(|error| panic!("{error}"));
        if &found != expected {
            wrong.push(format!("{module}: {found:?}, and its record says {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_module_that_asks_for_a_ram_is_listed_with_one() {
    let (rtl, expected) = (emitted(), expected());
    // What has parameters is counted in the presets of its type.
    for source in rtl.modules().filter(|source| !source.has_parameters()) {
        for (style, cell) in [("block", "RAMB"), ("ultra", "URAM")] {
            if asks_for(source, style) {
                let counts = expected.get(&source.name);
                let has = counts.is_some_and(|counts| counts.keys().any(|c| c.starts_with(cell)));
                assert!(has, "give {} its {cell} in a preset of its record", source.name);
            }
        }
    }
}
