//! The test of the test: a printer broken in each of seven ways is noticed.
//!
//! Random circuits are printed, the text is broken wherever that is possible, and a simulator runs
//! it. Some breaks change nothing (`(a & b) & c`), and some are no Verilog any more; what counts is
//! one that runs and shows something else than the interpreter.
use nic_soundness::campaign::recipe;
use nic_soundness::examine::{Fault, Scratch, examine};
use nic_soundness::mutate::Mutation;
use nic_soundness::recipe::Sort;
use nic_soundness::report::describe_fault;
use nic_soundness::seed;
use nic_soundness::simulators::{Options, Simulator, available};
use nic_soundness::sketch::{self, Sketch};
use nic_soundness::specimen::Specimen;

/// Broken texts that are run together.
const TRIED: usize = 100;
/// Of one circuit, so that many circuits have their turn.
const OF_ONE_CIRCUIT: usize = 4;
/// Circuits among which places for the break are looked for.
const MOST_CIRCUITS: u64 = 2_000;

/// The simulator that starts fastest of those that are here.
fn quickest() -> Simulator {
    let here = available(&[]).expect("Verilator and CXXRTL are here");
    if here.contains(&Simulator::Icarus) { Simulator::Icarus } else { Simulator::Verilator }
}

/// Texts of random circuits with one break in each.
fn broken(mutation: Mutation) -> Vec<Specimen> {
    let seed = seed::from(None).expect("NIC_SEED is a number");
    let mut list: Vec<Specimen> = Vec::new();
    for number in 0..MOST_CIRCUITS {
        let recipe = recipe(Sort::Circuits, seed, number);
        for place in 0..OF_ONE_CIRCUIT {
            let circuit = recipe.circuit(&format!("c{}", list.len()));
            let specimen = Specimen::new(&circuit).expect("no external modules are generated");
            let mut texts = mutation.apply(&specimen.verilog);
            // The places are spread over the text.
            let count = texts.len();
            if place >= count {
                break;
            }
            let verilog = texts.swap_remove(place * count / OF_ONE_CIRCUIT.min(count));
            list.push(Specimen { verilog, ..specimen });
            if list.len() == TRIED {
                return list;
            }
        }
    }
    list
}

/// The first difference that a simulator shows, and what became of all of them.
fn caught(name: &str, specimens: &[Specimen]) -> Result<String, String> {
    let simulator = quickest();
    let scratch = Scratch::new(&format!("broken-{name}-{simulator}"))?;
    let faults = examine(simulator, Options::default(), scratch.path(), specimens);
    let differs = |fault: &Option<Fault>| matches!(fault, Some(Fault::Difference(_)));
    let shown = faults.iter().filter(|fault| differs(fault)).count();
    let refused = faults.iter().filter(|f| matches!(f, Some(Fault::Refused(_)))).count();
    let count =
        format!("{shown} of {} differ in {simulator}, {refused} are refused", specimens.len());
    let first = faults.iter().position(differs).ok_or_else(|| format!("not caught: {count}"))?;
    let fault = faults[first].as_ref().ok_or("it differs")?;
    Ok(format!("{count}; the first: {}", describe_fault(&specimens[first], fault)))
}

fn is_caught(mutation: Mutation) {
    let name = format!("{mutation:?}");
    match caught(&name, &broken(mutation)) {
        Ok(text) => println!("{name}: {text}"),
        Err(text) => panic!("{name}: {text}"),
    }
}

#[test]
fn a_dropped_parenthesis_is_caught() {
    is_caught(Mutation::DropParentheses);
}

#[test]
fn a_dropped_sign_is_caught() {
    is_caught(Mutation::DropSign);
}

#[test]
fn a_narrowed_width_is_caught() {
    is_caught(Mutation::NarrowWidth);
}

#[test]
fn a_swapped_choice_is_caught() {
    is_caught(Mutation::SwapChoice);
}

#[test]
fn a_reordered_assignment_is_caught() {
    is_caught(Mutation::SwapAssignments);
}

#[test]
fn a_loop_without_its_last_element_is_caught() {
    is_caught(Mutation::ShortenLoop);
}

#[test]
fn a_fixed_index_is_caught() {
    is_caught(Mutation::FixIndex);
}

#[test]
fn a_break_that_changes_nothing_is_not_taken_for_caught() {
    use nic_dsl::ir::BinaryOperator::And;
    let mut sketch = Sketch::new("harmless");
    let (a, b, c) = (sketch.input("a", 4), sketch.input("b", 4), sketch.input("c", 4));
    let first = sketch.binary(And, a, b);
    let all = sketch.binary(And, first, c);
    sketch.output("all", all);
    let module = sketch.finish();
    let rows: Vec<_> = (0..16u32).map(|n| vec![n.into(), (n ^ 5).into(), 7u32.into()]).collect();
    let stimulus = sketch::rows(&module, &rows);
    let mut specimen = Specimen::with_stimulus(module, stimulus).expect("no external modules");
    let written = specimen.verilog.replace("a & b & c", "(a & b) & c");
    assert_ne!(written, specimen.verilog);
    let broken = Mutation::DropParentheses.apply(&written);
    assert_eq!(broken, [specimen.verilog.clone()]);
    specimen.verilog = broken[0].clone();
    let text = caught("harmless", &[specimen]).expect_err("nothing differs");
    assert!(text.starts_with("not caught: 0 of 1 differ"), "{text}");
}
