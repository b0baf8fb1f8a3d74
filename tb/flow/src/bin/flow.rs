//! Lint, synthesis figures, proofs, mutants and the benchmark of the emitted Verilog.
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use nic_flow::error::{Error, Result};
use nic_flow::formal::plan::Chosen;
use nic_flow::resources::Table;
use nic_flow::rtl::Rtl;
use nic_flow::{bench, doctor, formal, lint, mutants, new, resources, stand_ins, suites};
use nic_sim::tools::repository_root;

/// Runs the tools around the emitted Verilog.
#[derive(Parser)]
#[command(name = "flow", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Which tools are here, which versions, and what will be skipped.
    Doctor,
    /// A module to begin with, that builds, is emitted and passes: `flow new stream/packet_mirror`.
    New {
        /// Room and name.
        #[arg(value_name = "ROOM/NAME")]
        module: String,
    },
    /// Four linters, no warning allowed.
    Lint {
        /// Directory of the Verilog [default: all that is emitted].
        #[arg(long, value_name = "DIRECTORY")]
        dir: Option<PathBuf>,
        /// Only these files of the directory.
        files: Vec<String>,
    },
    /// Synthesis figures of every module, into docs/generated/resources.md.
    Resources {
        /// Directory of the Verilog [default: rtl-out; with a module all that is emitted].
        #[arg(long, value_name = "DIRECTORY")]
        dir: Option<PathBuf>,
        /// Only this module; prints and writes nothing.
        #[arg(long)]
        module: Option<String>,
        /// Compares with what is committed instead of writing; synthesises nothing.
        #[arg(long)]
        check: bool,
        /// Writes what is known already; synthesises nothing.
        #[arg(long, conflicts_with = "check")]
        known: bool,
    },
    /// Proves the properties in the emitted Verilog.
    Formal {
        /// Directory of the Verilog [default: all that is emitted].
        #[arg(long, value_name = "DIRECTORY")]
        dir: Option<PathBuf>,
        /// Only this module.
        #[arg(long)]
        module: Option<String>,
        /// Only what every change must pass, which takes minutes.
        #[arg(long, conflicts_with = "module")]
        library: bool,
        /// With z3 instead of Bitwuzla: slower, but another program says the same.
        #[arg(long)]
        second_solver: bool,
    },
    /// Breaks the emitted Verilog and demands that a test notices.
    Mutants {
        /// Directory of the Verilog [default: all that is emitted].
        #[arg(long, value_name = "DIRECTORY")]
        dir: Option<PathBuf>,
        /// Only the mutants of this module.
        #[arg(long)]
        module: Option<String>,
        /// Random mutants for each module, besides those of tb/mutants.
        #[arg(long, default_value_t = mutants::RANDOM)]
        random: usize,
        /// Seed of the draw and of the tests.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Judges nothing, writes the verdicts found so far to docs/generated/mutants.md.
        #[arg(long, conflicts_with_all = ["module", "random"])]
        record: bool,
    },
    /// Writes all emitted Verilog with modules with Verilog parameters in place of those that they equal,
    /// for NIC_RTL_DIR.
    StandIns {
        /// Where to.
        #[arg(long, value_name = "DIRECTORY")]
        out: PathBuf,
    },
    /// What nextest is told, to build and to run all tests but the suites that passed before with all that they are
    /// made of; nothing if that is all.
    Suites {
        /// They have passed: keep that, and print nothing.
        #[arg(long)]
        passed: bool,
    },
    /// Writes tb/records from what the checks noted that ran with NIC_RECORD=1.
    Record,
    /// The emitted banked buffer against hand-written Verilog: speed and size.
    Bench {
        /// Directory of the Verilog [default: all that is emitted].
        #[arg(long, value_name = "DIRECTORY")]
        dir: Option<PathBuf>,
        /// Writes the table to docs/generated/bench.md, too.
        #[arg(long)]
        record: bool,
    },
}

fn main() -> ExitCode {
    let arguments = nic_arguments::parse_or_exit::<Arguments>();
    match execute(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("flow: {error}");
            ExitCode::from(error.exit_code())
        }
    }
}

fn execute(command: Command) -> Result<()> {
    match command {
        Command::Doctor => {
            print!("{}", doctor::report());
            Ok(())
        }
        Command::New { module } => {
            for place in new::new(&repository_root(), &module)? {
                println!("{:<40} {}", place.file, place.purpose);
            }
            Ok(())
        }
        Command::StandIns { out } => {
            std::fs::create_dir_all(&out).map_err(|error| {
                Error::usage(format!("failed to make {}: {error}", out.display()))
            })?;
            println!("in their place: {}", stand_ins::write(&out)?.join(", "));
            Ok(())
        }
        Command::Lint { dir, files } => lint::lint(&read(dir)?, &files),
        Command::Resources { dir, module: Some(module), .. } => {
            resources::resources(&read(dir)?, Some(&module), Table::Write)
        }
        Command::Resources { dir, module: None, check, known } => {
            let rtl = dir.map_or_else(Rtl::product, |directory| read_given(&directory))?;
            let table = match (check, known) {
                (true, _) => Table::Check,
                (_, true) => Table::WriteKnown,
                _ => Table::Write,
            };
            resources::resources(&rtl, None, table)
        }
        Command::Formal { dir, module, library, second_solver } => {
            let chosen = match module.as_deref() {
                Some(name) => Chosen::Module(name),
                None if library => Chosen::Library,
                None => Chosen::All,
            };
            formal::formal(&read(dir)?, chosen, second_solver)
        }
        Command::Mutants { dir, seed, record: true, .. } => {
            mutants::record::record(&read(dir)?, seed, false)
        }
        Command::Mutants { dir, module, random, seed, .. } => {
            let options = mutants::Options { module, random, seed };
            mutants::mutants(&read(dir)?, &options)
        }
        Command::Suites { passed } => {
            let all = suites::suites(&read(None)?)?;
            if passed {
                return suites::keep(&all);
            }
            let known = all.iter().filter(|suite| suite.has_passed).count();
            eprintln!(
                "{known} of {} suites passed before with all that they are made of (NIC_FRESH=1 runs them)",
                all.len()
            );
            println!("{}", suites::arguments(&all)?);
            Ok(())
        }
        Command::Record => {
            for (kind, count) in nic_sim::cache::write_records()? {
                println!("tb/records/{kind}.txt: {count}");
            }
            Ok(())
        }
        Command::Bench { dir, record } => bench::bench(&read(dir)?, record),
    }
}

/// The Verilog of that directory, or all that is emitted.
fn read(directory: Option<PathBuf>) -> Result<Rtl> {
    directory.map_or_else(Rtl::emitted, |directory| read_given(&directory))
}

/// The Verilog of a directory that was asked for.
fn read_given(directory: &Path) -> Result<Rtl> {
    Rtl::read(directory).map_err(|error| Error::usage(error.to_string()))
}
