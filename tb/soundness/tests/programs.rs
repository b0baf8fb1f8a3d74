//! Random programs do what they say: in the interpreter of what the language makes of them, and in
//! every simulator.
use std::collections::BTreeSet;
use std::thread;

use nic_soundness::campaign::Campaign;
use nic_soundness::choices::Choices;
use nic_soundness::known;
use nic_soundness::program::draw;
use nic_soundness::recipe::Sort;
use nic_soundness::report::explain;
use nic_soundness::seed;
use nic_soundness::simulators::{Simulator, available};

/// Verilator and Icarus see all programs, CXXRTL the first batch of so many.
const CXXRTL_EVERY: u64 = 10;

#[test]
fn random_programs_do_what_they_say_in_the_interpreter_and_in_every_simulator() {
    let campaign = Campaign {
        sort: Sort::Programs,
        first: 0,
        circuits: seed::programs().expect("NIC_PROGRAMS is a number"),
        seed: seed::from(None).expect("NIC_SEED is a number"),
        simulators: available(&[]).expect("Verilator and CXXRTL are here"),
        cxxrtl_every: CXXRTL_EVERY,
        jobs: thread::available_parallelism().map_or(1, usize::from),
        patience: None,
    };
    if let Some(text) = known::known(&campaign) {
        println!("agreed before, with all that it depends on as it is: {text}");
        return;
    }
    let outcome = campaign.run().expect("there is place for temporary files");
    println!("{outcome}");
    if let Some(failure) = &outcome.failure {
        panic!("{}", explain(campaign.seed, failure));
    }
    for (simulator, count) in &outcome.agreed {
        assert_eq!(*count, campaign.planned(*simulator), "{simulator}");
        let every = if *simulator == Simulator::Cxxrtl { CXXRTL_EVERY } else { 1 };
        assert!(*count * every >= campaign.circuits, "{simulator} saw too few");
    }
    known::keep(&campaign, &outcome);
}

/// Everything that there is to write, as it prints for debugging.
const WRITTEN: &str = "Number Truth State Pair Record Light Gate Step Turn Read Crossed Field Constant \
    Not Negate Arithmetic Shift Slice Element Extend Repeat Join Pack Choice OneOf Mask OfTruth \
    OfSigned OfState Packed WideningAdd WideningMultiply ReadNow Literal Add Subtract Multiply And Or \
    Xor Left Right Fixed By OfNumber Flag Reset Compare CompareSigned Reduce Bit BitAt Both AnyOf AllOf \
    IsNegative Is Equals Differs Below AtMost Above AtLeast All Any IsZero Parity Same Implies FromBits \
    Unpacked Bundle Whole Assign When Switch Match Write ReadWrite Delay Input Output Wire Register Let \
    InstanceInput InstanceOutput MemoryOutput Delayed Memory Instance";

#[test]
fn random_programs_contain_everything_that_there_is_to_write() {
    let seed = seed::from(None).expect("NIC_SEED is a number");
    let mut missing: BTreeSet<&str> = WRITTEN.split_whitespace().collect();
    let mut clocks = BTreeSet::new();
    for number in 0..500 {
        let mut choices = Choices::random(seed.wrapping_add(number), number as u32 / 50);
        let program = draw::program(&mut choices, "c");
        let text = format!("{program:?}");
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            missing.remove(word);
        }
        clocks.extend(program.designs.iter().map(|design| design.clocks));
    }
    assert!(missing.is_empty(), "500 programs do not contain {missing:?}");
    assert_eq!(clocks, BTreeSet::from([0, 1, 2]));
}
