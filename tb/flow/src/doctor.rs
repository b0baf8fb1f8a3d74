//! Which tools are here, and which checks will be skipped without the others.
use nic_sim::tools::{Kind, find};

use crate::table::Table;

/// What cannot be done without a tool.
fn needed_for(kind: Kind) -> &'static str {
    match kind {
        Kind::Verilator | Kind::Cxx => "simulation, lint",
        Kind::Yosys => "lint, synthesis, proofs, mutants, soundness",
        Kind::SmtBmc | Kind::Solver => "proofs",
        Kind::SecondSolver => "proofs a second time",
        Kind::Icarus => "lint, soundness",
        Kind::IcarusRun => "soundness",
        Kind::Python => "lint",
        Kind::Cc => "tests of the driver for C",
        Kind::Tshark => "a second opinion on frames that the card sends",
        Kind::Memcached => "a second opinion on the answers of the key-value store",
    }
}

/// One row for each tool.
pub fn report() -> String {
    let mut table = Table::new(&["tool", "version", "for", "state"]);
    let mut skipped = Vec::new();
    for kind in Kind::ALL {
        let (version, state) = match find(kind) {
            Ok(tool) => (short(&tool.version), "here".to_owned()),
            Err(missing) => {
                skipped.push(format!("skipped: {} - {missing}", needed_for(kind)));
                ("-".to_owned(), "missing".to_owned())
            }
        };
        table.row([kind.name().to_owned(), version, needed_for(kind).to_owned(), state]);
    }
    let mut text = table.to_string();
    if skipped.is_empty() {
        text += "nothing will be skipped\n";
    }
    for line in skipped {
        text += &format!("{line}\n");
    }
    text
}

/// The first words of a version line; the rest names builds and licences.
fn short(version: &str) -> String {
    version.chars().take(60).collect::<String>().trim_end().to_owned()
}
