//! Writes the Verilog of every module, and what belongs to it: file lists, proof harnesses, the
//! typed ports of the simulation, pictures. The same source always gives the same bytes.
mod files;
mod list;
mod output;
mod registers;

use std::io::{ErrorKind, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use nic_hdl::catalog::{ENTRIES, Entry};
use nic_hdl::parameter::{Error, nearest};

/// Writes the Verilog of the network interface card.
#[derive(Parser)]
#[command(name = "emit")]
struct Arguments {
    /// List the modules: name, what it does, paper section, parameters; with --module the parameters
    /// of one: what they mean and which values are legal.
    #[arg(long, conflicts_with_all = ["check", "graph", "set", "out"])]
    list: bool,
    /// One module instead of all: its Verilog on the screen, or with --out in a directory, with what
    /// it instantiates.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["check", "graph"])]
    module: Option<String>,
    /// A parameter of that module; may be given several times.
    #[arg(long, value_name = "PARAM=VALUE", requires = "module")]
    set: Vec<String>,
    /// Where that module is written.
    #[arg(long, value_name = "DIR", requires = "module")]
    out: Option<PathBuf>,
    /// Write nothing; fail if what is committed is not what would be written.
    #[arg(long)]
    check: bool,
    /// Only the pictures of hierarchy and streams in docs/generated.
    #[arg(long)]
    graph: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("emit: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Error> {
    if let Some(name) = &arguments.module {
        let entry = entry(name)?;
        if arguments.list {
            return show(&list::parameters(entry)?);
        }
        let settings = arguments.set.iter().map(String::as_str);
        return match &arguments.out {
            Some(out) => output::one_module(entry, settings)?.write(out),
            None => show(&output::look(entry, settings)?),
        };
    }
    if arguments.list {
        return show(&list::modules());
    }
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let start = Instant::now();
    let files = if arguments.graph { output::graphs()? } else { output::everything()? };
    let seconds = start.elapsed().as_secs_f64();
    println!("emit: {} files elaborated, checked and printed in {seconds:.2} s", files.count());
    if arguments.check { files.check(&root) } else { files.write(&root) }
}

/// Prints a text; a reader that has seen enough is no error.
fn show(text: &str) -> Result<(), Error> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Error::new(format!("failed to print: {error}")))
        }
        _ => Ok(()),
    }
}

/// The entry of that name.
fn entry(name: &str) -> Result<&'static Entry, Error> {
    let found = ENTRIES.iter().find(|entry| entry.contract.module == name);
    found.copied().ok_or_else(|| {
        let near = nearest(name, ENTRIES.iter().map(|entry| entry.contract.module));
        let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        Error::new(format!("no module is called `{name}`{hint} (`--list` shows all)"))
    })
}
