//! The lists that `make formal` and `make mutants` work through fit the emitted Verilog.
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use nic_flow::formal::plan::{Chosen, Plan};
use nic_flow::index::Index;
use nic_flow::mutants::evidence::PROOF;
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
fn every_list_of_mutants_has_its_tests_and_every_edit_the_one_it_names() {
    let tests = repository_root().join("tb/tests/tests");
    let mut misfits = Vec::new();
    for plan in plan::read(None, &emitted()).unwrap_or_else(|error| panic!("{error}")) {
        let mut functions = String::new();
        for test in &plan.tests {
            let places = [format!("{test}.rs"), format!("{test}/main.rs")];
            let file = places.iter().map(|place| tests.join(place)).find(|place| place.is_file());
            let file = file.unwrap_or_else(|| panic!("{}: no tests {test}", plan.name));
            for file in sources(&file) {
                functions += &std::fs::read_to_string(file).expect("a test is readable");
            }
        }
        let functions: Vec<&str> = functions
            .split("fn ")
            .skip(1)
            .filter_map(|rest| rest.split(|c: char| c != '_' && !c.is_alphanumeric()).next())
            .collect();
        for mutant in &plan.mutant {
            let named = mutant.killed_by.as_deref().filter(|named| *named != PROOF);
            if named.is_some_and(|named| !functions.iter().any(|name| name.contains(named))) {
                misfits.push(format!("{}: `{}` names no test", plan.name, mutant.name));
            }
        }
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

/// A test of one file, or all files of one that is a directory.
fn sources(file: &Path) -> Vec<PathBuf> {
    if !file.ends_with("main.rs") {
        return vec![file.to_path_buf()];
    }
    let entries = file.parent().expect("it is in a directory").read_dir();
    let files = entries.expect("the directory is readable").flatten().map(|entry| entry.path());
    files.filter(|path| path.is_file()).collect()
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
