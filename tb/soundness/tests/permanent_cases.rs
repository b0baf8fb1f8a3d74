//! The permanent cases: each against values written down by hand, all together in every simulator.
use nic_soundness::examine::{Scratch, examine};
use nic_soundness::permanent::{Case, cases, rows};
use nic_soundness::report::describe_fault;
use nic_soundness::simulators::{Options, Simulator, available};
use nic_soundness::sketch;
use nic_soundness::specimen::Specimen;
use num_bigint::BigUint;

fn specimen(case: &Case, rows: &[Vec<BigUint>]) -> Specimen {
    let stimulus = sketch::rows(&case.module, rows);
    Specimen::with_stimulus(case.module.clone(), stimulus).expect("no external modules")
}

#[test]
fn every_case_agrees_in_every_simulator() {
    let cases = cases();
    let specimens: Vec<Specimen> = cases.iter().map(|case| specimen(case, &rows(case))).collect();
    for specimen in &specimens {
        assert!(specimen.expectation.broken.is_empty(), "{:?}", specimen.expectation.broken);
        assert!(specimen.stimulus.cycles.len() > 10, "too few rows");
    }
    let mut faults = Vec::new();
    let mut simulators = available(&[]).expect("Verilator and CXXRTL are here");
    if simulators.contains(&Simulator::Icarus) {
        simulators.push(Simulator::Netlist);
    }
    for simulator in simulators {
        // Only Verilator is run in two ways.
        let ways = [false, true].map(|thorough| Options { thorough, ..Options::default() });
        let ways = if simulator == Simulator::Verilator { &ways[..] } else { &ways[..1] };
        for options in ways {
            let scratch = Scratch::new(&format!("permanent-{simulator}")).expect("a directory");
            let found = examine(simulator, *options, scratch.path(), &specimens);
            for ((case, specimen), fault) in cases.iter().zip(&specimens).zip(found) {
                let text = fault.map(|fault| describe_fault(specimen, &fault));
                faults.extend(text.map(|text| format!("{}: {simulator}: {text}", case.name)));
            }
        }
        println!("{} permanent cases in {simulator}", cases.len());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The interpreter, against the example.
fn is_right(name: &str) {
    let case = cases().into_iter().find(|case| case.name == name).expect("the case exists");
    let row: Vec<BigUint> = case.example.0.iter().map(|value| (*value).into()).collect();
    let specimen = specimen(&case, &[row.clone(), row.clone(), row]);
    // The last row is the second after the reset, if there is one: a register shows the first.
    let shown = specimen.expectation.values.last().expect("three rows");
    let expected: Vec<BigUint> = case.example.1.iter().map(|value| (*value).into()).collect();
    assert_eq!(*shown, expected, "the interpreter is wrong");
}

macro_rules! named_after_their_cases {
    ($($name:ident)*) => {
        $(#[test] fn $name() { is_right(stringify!($name)); })*
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
    an_address_wraps_to_its_own_width
    shifts_in_a_row_add_their_distances_without_a_wrap
    the_last_assignment_wins_after_a_nested_condition
    two_handshakes_in_series_come_to_rest
    a_signal_of_constants_alone_is_known
    a_switch_on_what_is_known_has_one_arm
    labels_that_are_compared_are_known
    a_shift_beyond_the_width_gives_zeros
    an_arithmetic_shift_enters_an_instance
    a_negative_number_is_an_index_like_others
    two_local_types_of_one_name_are_two_modules
    names_of_ports_keep_what_is_derived_from_a_memory_away
    what_is_delayed_does_not_wait_for_a_condition
    signed_numbers_at_the_ends_of_their_range_compare
    a_table_of_bundles_keeps_its_fields_apart
    an_else_belongs_to_its_own_condition
    lanes_are_written_as_a_label_says
    a_wide_product_keeps_to_its_width
}
