//! Thousands of random circuits do the same in the interpreter and in every simulator.
use std::thread;

use nic_soundness::campaign::Campaign;
use nic_soundness::known;
use nic_soundness::recipe::Sort;
use nic_soundness::report::explain;
use nic_soundness::seed;
use nic_soundness::simulators::{Simulator, available};

/// Verilator and Icarus see all circuits, CXXRTL the first batch of so many.
const CXXRTL_EVERY: u64 = 10;

#[test]
fn random_circuits_agree_in_the_interpreter_and_in_every_simulator() {
    let campaign = Campaign {
        sort: Sort::Circuits,
        first: 0,
        circuits: seed::circuits().expect("NIC_CIRCUITS is a number"),
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
