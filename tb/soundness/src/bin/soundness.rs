//! Runs random circuits in the interpreter and in every simulator that is here, and compares.
use std::process::ExitCode;

use clap::Parser;
use nic_soundness::campaign::{Campaign, recipe, specimens};
use nic_soundness::examine::{Scratch, examine};
use nic_soundness::recipe::{Recipe, Sort};
use nic_soundness::report::{describe_fault, explain};
use nic_soundness::seed;

use nic_soundness::simulators::{Options, Simulator, available};

/// Random circuits must do the same in the interpreter and in every simulator, on every cycle.
#[derive(Parser)]
#[command(name = "soundness")]
struct Arguments {
    /// How many circuits to run.
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    circuits: u64,
    /// What is drawn: circuits in the intermediate form, or programs in the language.
    #[arg(long, default_value_t = Sort::Circuits)]
    sort: Sort,
    /// Decides all circuits and their inputs (default: NIC_SEED, else 1).
    #[arg(long)]
    seed: Option<u64>,
    /// Which simulators: verilator, cxxrtl, icarus, netlist (default: all that are here but the last).
    #[arg(long, value_delimiter = ',')]
    simulators: Vec<Simulator>,
    /// The number of the first circuit, to go on where another run stopped.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// One batch of circuits in so many goes through CXXRTL too, which takes the longest.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    cxxrtl_every: u64,
    /// Batches that are compiled and run at a time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Puts aside, by number, what Icarus does not finish alone in so many seconds of processor time
    /// (default: that is a failure, after 300).
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    patience: Option<u32>,
    /// Runs only the circuit of that number, and prints its Verilog.
    #[arg(long, conflicts_with_all = ["circuits", "first", "jobs"])]
    circuit: Option<u64>,
    /// Runs only the circuit that these choices make, as a failure printed them.
    #[arg(long, value_delimiter = ',', conflicts_with_all = ["circuits", "first", "jobs", "circuit", "seed"])]
    sequence: Option<Vec<u32>>,
}

fn main() -> ExitCode {
    let arguments = nic_arguments::parse_or_exit::<Arguments>();
    let result = seed::from(arguments.seed).and_then(|seed| {
        let (sort, simulators) = (arguments.sort, available(&arguments.simulators)?);
        match (arguments.circuit, arguments.sequence) {
            (_, Some(choices)) => one(&Recipe { sort, choices }, &simulators),
            (Some(number), None) => one(&recipe(sort, seed, number), &simulators),
            (None, None) => {
                let Arguments { first, circuits, cxxrtl_every, patience, .. } = arguments;
                let jobs = usize::from(arguments.jobs);
                many(&Campaign {
                    sort,
                    first,
                    circuits,
                    seed,
                    simulators,
                    cxxrtl_every,
                    jobs,
                    patience,
                })
            }
        }
    });
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(text) => {
            eprintln!("error: {text}");
            ExitCode::from(2)
        }
    }
}

fn many(campaign: &Campaign) -> Result<bool, String> {
    let outcome = campaign.run()?;
    println!("{outcome}");
    if let Some(failure) = &outcome.failure {
        println!("{}", explain(campaign.seed, failure));
    }
    Ok(outcome.failure.is_none())
}

fn one(recipe: &Recipe, simulators: &[Simulator]) -> Result<bool, String> {
    let specimens = specimens(std::slice::from_ref(recipe));
    let specimen = &specimens[0];
    println!("{}", specimen.verilog.trim());
    let mut agree = true;
    for &simulator in simulators {
        for thorough in [false, true] {
            let scratch = Scratch::new(&format!("one-{simulator}"))?;
            let options = Options { thorough, ..Options::default() };
            let fault = examine(simulator, options, scratch.path(), &specimens).swap_remove(0);
            let text = match &fault {
                None => "agrees".into(),
                Some(fault) => describe_fault(specimen, fault),
            };
            println!("{simulator}: {text}");
            agree &= fault.is_none();
            if simulator != Simulator::Verilator {
                break;
            }
        }
    }
    Ok(agree)
}
