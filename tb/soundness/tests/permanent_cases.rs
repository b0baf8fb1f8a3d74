//! The permanent cases in every simulator, and against values written down by hand.
use std::sync::OnceLock;

use nic_soundness::examine::{Scratch, examine};
use nic_soundness::permanent::{cases, rows};
use nic_soundness::report::describe_fault;
use nic_soundness::simulators::{Options, available};
use nic_soundness::sketch;
use nic_soundness::specimen::Specimen;
use num_bigint::BigUint;

/// What is wrong, by case; all are compiled together, once.
fn faults() -> &'static [(&'static str, Vec<String>)] {
    static FAULTS: OnceLock<Vec<(&str, Vec<String>)>> = OnceLock::new();
    FAULTS.get_or_init(|| {
        let cases = cases();
        let specimen = |case: &nic_soundness::permanent::Case| {
            let stimulus = sketch::rows(&case.module, &rows(case));
            Specimen::with_stimulus(case.module.clone(), stimulus).expect("no external modules")
        };
        let specimens: Vec<Specimen> = cases.iter().map(specimen).collect();
        let mut faults: Vec<(&str, Vec<String>)> =
            cases.iter().map(|case| (case.name, vec![])).collect();
        for specimen in &specimens {
            assert!(specimen.expectation.broken.is_empty(), "{:?}", specimen.expectation.broken);
            assert!(specimen.stimulus.cycles.len() > 10, "too few rows");
        }
        for simulator in available(&[]).expect("Verilator and CXXRTL are here") {
            for thorough in [false, true] {
                let scratch = Scratch::new(&format!("permanent-{simulator}")).expect("a directory");
                let options = Options { thorough };
                let found = examine(simulator, options, scratch.path(), &specimens);
                for ((specimen, fault), (_, list)) in specimens.iter().zip(found).zip(&mut faults) {
                    let text = fault.map(|fault| describe_fault(specimen, &fault));
                    list.extend(text.map(|text| format!("{simulator}: {text}")));
                }
            }
        }
        faults
    })
}

fn agrees(name: &str) {
    let case = cases().into_iter().find(|case| case.name == name).expect("the case exists");
    let row: Vec<BigUint> = case.example.0.iter().map(|value| (*value).into()).collect();
    let stimulus = sketch::rows(&case.module, &[row.clone(), row.clone(), row]);
    let specimen = Specimen::with_stimulus(case.module, stimulus).expect("no external modules");
    let clocked = specimen.stimulus.compared_from;
    let expected: Vec<BigUint> = case.example.1.iter().map(|value| (*value).into()).collect();
    assert_eq!(specimen.expectation.values[clocked], expected, "the interpreter is wrong");
    let (_, faults) = faults().iter().find(|(known, _)| *known == name).expect("was run");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

macro_rules! named_after_their_cases {
    ($($name:ident)*) => {
        $(#[test] fn $name() { agrees(stringify!($name)); })*
        #[test]
        fn every_case_has_its_test() {
            let mut tested = vec![$(stringify!($name)),*];
            let mut known: Vec<&str> = cases().iter().map(|case| case.name).collect();
            tested.sort_unstable();
            known.sort_unstable();
            assert_eq!(tested, known);
        }
    };
}

named_after_their_cases! {
    and_binds_tighter_than_equal_where_it_is_written_so
    a_pointer_wraps_before_it_is_compared
    a_complement_stays_narrow_when_it_is_widened
    a_sum_loses_its_carry_before_it_is_shifted
    signed_and_unsigned_comparisons_stand_side_by_side
    an_arithmetic_shift_keeps_its_sign_among_unsigned_values
    a_carry_does_not_reach_a_wider_sum
    a_negation_stays_as_wide_as_its_operand
    a_reduction_takes_all_of_its_operand
    a_choice_stands_inside_a_concatenation
    a_difference_is_subtracted_as_a_whole
    an_index_wraps_to_its_own_width
}
