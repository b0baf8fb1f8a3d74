//! The rules hold in every state of the small models, and each wrong rule is found.
use nic_model::coherence::Rules;
use nic_modelcheck::book::Book;
use nic_modelcheck::mutation::{MUTATIONS, Subject};
use nic_modelcheck::report::{Effort, Finding, SEARCHES, mutation_row, run_mutation};

/// One thread: the same states in every run.
const SMALL: Effort = Effort { threads: 1, looks_for_rest: true };

fn small(name: &str) -> Finding {
    let search = SEARCHES.iter().find(|search| search.name.starts_with(name));
    search.expect("there is such a search").run(Rules::specified(), SMALL)
}

/// The counts are measured by this test; a change of the rules or of a model changes them.
fn holds(name: &str, states: usize, idle: usize) {
    let finding = small(name);
    assert!(finding.is_clean(), "{:#?}, {:?}", finding.verdict.violation, finding.rest);
    let rest = finding.rest.expect("it was looked for");
    // Two ways through the same graph: stateright's, and the one that looks for rest.
    assert_eq!((finding.verdict.unique, rest.states, rest.idle), (states, states, idle));
}

#[test]
fn every_state_of_a_line_of_host_memory_obeys_and_comes_to_rest() {
    holds("host memory, 1 line", 11103, 40);
}

#[test]
fn every_state_of_a_line_of_device_memory_obeys_and_comes_to_rest() {
    holds("device memory, 1 line", 12523, 25);
}

#[test]
fn every_row_that_is_said_to_be_checked_is_used() {
    let books = ["host memory, 1 line", "device memory, 1 line"].map(|name| small(name).book);
    let both: Vec<&Book> = books.iter().map(AsRef::as_ref).collect();
    assert_eq!(Book::unused(&both), Vec::<String>::new());
    // Without the search of device memory, its rows are missed.
    assert!(Book::unused(&both[..1]).contains(&"hint H14".to_owned()));
}

#[test]
fn every_wrong_rule_for_device_memory_is_found_within_14000_states() {
    wrong_rules_are_found(Subject::DeviceMemory);
}

fn wrong_rules_are_found(subject: Subject) {
    for mutation in MUTATIONS.iter().filter(|mutation| mutation.subject == subject) {
        let finding = run_mutation(mutation);
        assert!(mutation_row(mutation, &finding).is_some(), "not found: {}", mutation.name);
        let states = finding.verdict.unique;
        assert!(states <= 14_000, "{}: {states} states", mutation.name);
    }
}

#[test]
fn every_wrong_rule_for_host_memory_is_found_within_14000_states() {
    wrong_rules_are_found(Subject::HostMemory);
}

#[test]
fn every_wrong_rule_between_two_lines_is_found_within_14000_states() {
    wrong_rules_are_found(Subject::TwoLines);
    wrong_rules_are_found(Subject::TwoLinesLocally);
}
