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
    /// Only searches and wrong rules whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Threads of a search.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn main() -> ExitCode {
    let options = nic_arguments::parse_or_exit::<Options>();
    let effort = Effort { threads: options.threads, looks_for_rest: true };
    let mut failed = false;
    let mut books = Vec::new();
    println!("{HEAD}");
    let large = if options.large { LARGE_SEARCHES } else { &[] };
    let searches = SEARCHES.iter().chain(large);
    for search in searches.filter(|search| search.name.contains(&options.only)) {
        let finding = search.run(Rules::specified(), effort);
        println!("{}", row(search.name, &finding));
        failed |= !finding.is_clean();
        if let Some(violation) = &finding.verdict.violation {
            violation.steps.iter().for_each(|step| eprintln!("  {step}"));
        }
        books.push(finding.book);
    }
    let books: Vec<&Book> = books.iter().map(AsRef::as_ref).collect();
    let unused = if options.only.is_empty() { Book::unused(&books) } else { Vec::new() };
    for name in unused {
        eprintln!("modelcheck: no search uses the row: {name}");
        failed = true;
    }
    println!("\n{MUTATION_HEAD}");
    for mutation in MUTATIONS.iter().filter(|mutation| mutation.name.contains(&options.only)) {
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
