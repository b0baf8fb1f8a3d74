//! The lists that `make formal` and `make mutants` work through fit the emitted Verilog.
use std::collections::BTreeSet;
use std::path::Path;

use nic_flow::formal::plan::{Chosen, Plan};
use nic_flow::index::Index;
use nic_flow::mutants::plan;
use nic_flow::rtl::Rtl;
use nic_sim::tools::repository_root;

fn emitted() -> Rtl {
    Rtl::emitted().expect("the emitted Verilog is read")
}

#[test]
fn every_edit_applies_exactly_once_and_every_module_has_five() {
    let rtl = emitted();
    let plans = plan::read(None, &rtl).unwrap_or_else(|error| panic!("{error}"));
    assert!(!plans.is_empty(), "there are lists of mutants");
    let mut misfits = Vec::new();
    for plan in plans {
        let (name, count) = (&plan.name, plan.mutant.len());
        if count < 5 {
            misfits.push(format!("{name}: {count} edits; five are the least"));
        }
        for mutant in &plan.mutant {
            let stem = mutant.file.as_deref().map(|file| file.trim_end_matches(".v"));
            let source = rtl.module(stem.unwrap_or(&plan.verilog));
            if let Err(error) = source.and_then(|source| mutant.apply(&source.text)) {
                misfits.push(format!("{name}: {error}"));
            }
        }
    }
    assert!(misfits.is_empty(), "tb/mutants does not fit the Verilog:\n{}", misfits.join("\n"));
}

#[test]
fn every_list_of_mutants_has_its_tests() {
    let tests = repository_root().join("tb/tests/tests");
    for plan in plan::read(None, &emitted()).unwrap_or_else(|error| panic!("{error}")) {
        for test in &plan.tests {
            let places = [format!("{test}.rs"), format!("{test}/main.rs")];
            let is_there = places.iter().any(|place| tests.join(place).is_file());
            assert!(is_there, "{}: no tests {test}", plan.name);
        }
    }
}

#[test]
fn every_module_with_properties_is_proved_or_says_why_not() {
    let rtl = emitted();
    let plan = Plan::emitted().unwrap_or_else(|error| panic!("{error}"));
    let proofs = plan.proofs(&rtl, Chosen::All).unwrap_or_else(|error| panic!("{error}"));
    let proved = proofs.iter().map(|proof| proof.module);
    let treated: BTreeSet<&str> =
        proved.chain(plan.not_proved(&rtl).map(|(name, _)| name)).collect();
    let all: BTreeSet<&str> = rtl.all_properties().map(|(name, _)| name).collect();
    assert!(!all.is_empty(), "there are properties");
    assert_eq!(treated, all);
}

/// A board's own modules stand beside it, under `fpga/`; the records do not know them.
#[test]
fn every_file_of_constraints_belongs_to_a_module_and_every_module_has_the_one_it_names() {
    let root = repository_root();
    let index = Index::read().unwrap_or_else(|error| panic!("{error}"));
    let named: BTreeSet<String> =
        index.module.into_values().filter_map(|module| module.constraint).collect();
    let files = |directory: &Path, ending: &str| -> BTreeSet<String> {
        let entries = std::fs::read_dir(directory).expect("the directory is readable");
        let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        names.filter(|name| name.ends_with(ending)).collect()
    };
    let boards = std::fs::read_dir(root.join("fpga")).expect("there are boards").flatten();
    let of_boards: BTreeSet<String> = boards
        .filter(|board| board.path().is_dir())
        .flat_map(|board| files(&board.path(), ".v"))
        .map(|file| file.replace(".v", ".xdc"))
        .collect();
    let present = files(&root.join("constraints"), ".xdc");
    assert!(!named.is_empty() && named.is_subset(&present), "{named:?} {present:?}");
    let nobodys: Vec<&String> = present
        .iter()
        .filter(|file| !named.contains(*file) && !of_boards.contains(*file))
        .collect();
    assert!(nobodys.is_empty(), "no record names {nobodys:?}");
}
