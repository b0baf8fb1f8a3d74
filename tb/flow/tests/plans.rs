//! The lists that `make formal` and `make mutants` work through fit the emitted Verilog.
use std::collections::BTreeSet;

use nic_flow::formal::plan::{Chosen, Plan};
use nic_flow::mutants::plan;
use nic_flow::rtl::Rtl;
use nic_sim::tools::repository_root;

fn emitted() -> Rtl {
    Rtl::read(&repository_root().join("rtl-out")).expect("the emitted Verilog is read")
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
    assert!(misfits.is_empty(), "tb/mutants does not fit rtl-out:\n{}", misfits.join("\n"));
}

#[test]
fn every_list_of_mutants_has_its_tests() {
    let tests = repository_root().join("tb/tests/tests");
    for plan in plan::read(None, &emitted()).unwrap_or_else(|error| panic!("{error}")) {
        for test in &plan.tests {
            assert!(tests.join(format!("{test}.rs")).is_file(), "{}: no tests {test}", plan.name);
        }
    }
}

#[test]
fn every_module_with_properties_is_proved_or_says_why_not() {
    let rtl = emitted();
    let plan = Plan::read(&rtl).unwrap_or_else(|error| panic!("{error}"));
    let proofs = plan.proofs(&rtl, Chosen::All).unwrap_or_else(|error| panic!("{error}"));
    let proved = proofs.iter().map(|proof| proof.module);
    let treated: BTreeSet<&str> =
        proved.chain(plan.not_proved(&rtl).map(|(name, _)| name)).collect();
    let all: BTreeSet<&str> = rtl.all_properties().map(|(name, _)| name).collect();
    assert!(!all.is_empty(), "there are properties");
    assert_eq!(treated, all);
}
