//! The searches by name, and the tables that `make modelcheck` prints.
use std::sync::Arc;

use nic_model::coherence::Rules;

use crate::book::Book;
use crate::device_memory::{self, DeviceMemory};
use crate::host_memory::{Configuration, HostMemory};
use crate::mutation::{Mutation, Subject};
use crate::search::{Rest, Searchable, Verdict, rest, search};

/// One search.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// What is searched.
    pub name: &'static str,
    /// Searches with these rules and so many threads; follows the graph for rest if told so.
    run: fn(Rules, Effort) -> Finding,
}

/// How a search is run.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Threads; the states until a violation are the same in every run only with one.
    pub threads: usize,
    /// Whether the graph of all steps is followed too.
    pub looks_for_rest: bool,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// In every state.
    pub verdict: Verdict,
    /// From every state, if it was looked for and nothing is violated.
    pub rest: Option<Rest>,
    /// The rows that were used.
    pub book: Arc<Book>,
}

impl Finding {
    /// Whether everything that must hold holds.
    pub fn is_clean(&self) -> bool {
        let rests = self.rest.as_ref().is_none_or(|rest| rest.stuck == 0 && rest.endless == 0);
        self.verdict.violation.is_none() && rests
    }

    fn says(&self) -> String {
        match (&self.verdict.violation, &self.rest) {
            (Some(violation), _) => format!("violated: {}", violation.property),
            (None, None) => "holds".to_owned(),
            (None, Some(rest)) if rest.stuck + rest.endless == 0 => {
                format!("holds; all come to rest ({} idle)", rest.idle)
            }
            (None, Some(rest)) => format!("{} stuck, {} endless", rest.stuck, rest.endless),
        }
    }
}

fn run<M>(model: M, effort: Effort) -> Finding
where
    M: Searchable + Clone + Send + Sync + 'static,
    M::State: std::hash::Hash + Send + Sync + Clone + Eq + std::fmt::Debug,
    M::Action: std::fmt::Debug + Clone + PartialEq,
{
    let (verdict, model) = search(model, effort.threads);
    let follows = effort.looks_for_rest && verdict.violation.is_none();
    let rest = follows.then(|| rest(&model));
    Finding { verdict, rest, book: model.book().clone() }
}

fn one_line(rules: Rules, effort: Effort) -> Finding {
    run(HostMemory::<1>::new(rules, Configuration::everything(1, 2)), effort)
}

fn shared_place(rules: Rules, effort: Effort) -> Finding {
    run(HostMemory::<2>::new(rules, Configuration::shared_place()), effort)
}

fn shared_place_locally(rules: Rules, effort: Effort) -> Finding {
    let configuration = Configuration { answers_locally: true, ..Configuration::shared_place() };
    run(HostMemory::<2>::new(rules, configuration), effort)
}

fn device_memory_line(rules: Rules, effort: Effort) -> Finding {
    run(DeviceMemory::<1>::new(rules, device_memory::Configuration::everything()), effort)
}

fn device_page(rules: Rules, effort: Effort) -> Finding {
    run(DeviceMemory::<2>::new(rules, device_memory::Configuration::copies()), effort)
}

fn device_page_all_hints(rules: Rules, effort: Effort) -> Finding {
    let all = device_memory::Configuration::everything();
    let configuration =
        device_memory::Configuration { hints: all.hints, ..device_memory::Configuration::copies() };
    run(DeviceMemory::<2>::new(rules, configuration), effort)
}

fn shared_place_all_hints(rules: Rules, effort: Effort) -> Finding {
    let all = Configuration::everything(2, 1);
    let configuration = Configuration { hints: all.hints, ..Configuration::shared_place() };
    run(HostMemory::<2>::new(rules, configuration), effort)
}

/// The searches of `make modelcheck`.
pub const SEARCHES: &[Search] = &[
    Search { name: "host memory, 1 line, 2 processors", run: one_line },
    Search { name: "host memory, 2 lines, 1 place, 1 processor", run: shared_place },
    Search { name: "host memory, 2 lines, 1 place, answers at Fast_GO", run: shared_place_locally },
    Search { name: "device memory, 1 line", run: device_memory_line },
    Search { name: "device memory, page of 2 lines, copies only", run: device_page },
];

/// The further searches of `make modelcheck LARGE=1`.
pub const LARGE_SEARCHES: &[Search] = &[
    Search { name: "host memory, 2 lines, 1 place, all hints", run: shared_place_all_hints },
    Search { name: "device memory, page of 2 lines, all hints", run: device_page_all_hints },
];

impl Search {
    /// Searches by these rules.
    pub fn run(&self, rules: Rules, effort: Effort) -> Finding {
        (self.run)(rules, effort)
    }
}

/// Searches by the rules that this mutation makes wrong, until the fault is found.
pub fn run_mutation(mutation: &Mutation) -> Finding {
    let mut rules = Rules::specified();
    (mutation.edit)(&mut rules);
    let effort = Effort { threads: 1, looks_for_rest: true };
    match mutation.subject {
        Subject::HostMemory => one_line(rules, effort),
        Subject::TwoLines => shared_place(rules, effort),
        Subject::TwoLinesLocally => shared_place_locally(rules, effort),
        Subject::DeviceMemory => device_memory_line(rules, effort),
    }
}

/// The head of the table of searches.
pub const HEAD: &str = "| model | states | unique | seconds | verdict |\n|---|---|---|---|---|";

/// A row of the table of searches.
pub fn row(name: &str, finding: &Finding) -> String {
    let Verdict { states, unique, time, .. } = finding.verdict;
    let seconds = time.as_secs_f64();
    format!("| {name} | {states} | {unique} | {seconds:.1} | {} |", finding.says())
}

/// The head of the table of mutations.
pub const MUTATION_HEAD: &str =
    "| wrong rule | found after states | steps | by |\n|---|---|---|---|";

/// A row of the table of mutations; `None` if it was not found.
pub fn mutation_row(mutation: &Mutation, finding: &Finding) -> Option<String> {
    let unique = finding.verdict.unique;
    let (steps, by) = match (&finding.verdict.violation, &finding.rest) {
        (Some(violation), _) => (violation.steps.len().to_string(), violation.property.clone()),
        (None, Some(rest)) if rest.stuck + rest.endless > 0 => {
            ("-".to_owned(), "from every state the system comes to rest".to_owned())
        }
        _ => return None,
    };
    Some(format!("| {} | {unique} | {steps} | {by} |", mutation.name))
}
