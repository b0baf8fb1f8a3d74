//! Searches every state that the coherence rules allow, then makes rules wrong and demands that
//! each wrong one is found.
use std::process::ExitCode;

use clap::Parser;
use nic_model::coherence::Rules;
use nic_modelcheck::book::Book;
use nic_modelcheck::mutation::MUTATIONS;
use nic_modelcheck::report::{
    Effort, HEAD, LARGE_SEARCHES, MUTATION_HEAD, SEARCHES, mutation_row, row, run_mutation,
};

/// Searches every state that the coherence rules allow.
#[derive(Parser)]
struct Options {
    /// The larger searches too.
    #[arg(long)]
    large: bool,
    /// Threads of a search.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let effort = Effort { threads: options.threads, looks_for_rest: true };
    let mut failed = false;
    let mut books = Vec::new();
    println!("{HEAD}");
    let large = if options.large { LARGE_SEARCHES } else { &[] };
    for search in SEARCHES.iter().chain(large) {
        let finding = search.run(Rules::specified(), effort);
        println!("{}", row(search.name, &finding));
        failed |= !finding.is_clean();
        if let Some(violation) = &finding.verdict.violation {
            violation.steps.iter().for_each(|step| eprintln!("  {step}"));
        }
        books.push(finding.book);
    }
    let books: Vec<&Book> = books.iter().map(AsRef::as_ref).collect();
    for name in Book::unused(&books) {
        eprintln!("modelcheck: no search uses the row: {name}");
        failed = true;
    }
    println!("\n{MUTATION_HEAD}");
    for mutation in MUTATIONS {
        match mutation_row(mutation, &run_mutation(mutation)) {
            Some(row) => println!("{row}"),
            None => {
                println!("| {} | NOT FOUND | | |", mutation.name);
                failed = true;
            }
        }
    }
    ExitCode::from(u8::from(failed))
}
