//! Writes the Verilog of every module that users get, and what belongs to it: file lists, proof
//! harnesses, register maps, pictures. The same source always gives the same bytes.
mod list;

use std::io::{ErrorKind, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Instant;

use clap::{Parser, ValueEnum};
use nic_dsl::{ir, verilog};
use nic_hdl::catalog::records;
use nic_hdl::emission;
use nic_hdl::module::{Error, Preset, Record, nearest};

/// Writes the Verilog of the network interface card.
#[derive(Parser)]
#[command(name = "emit")]
struct Arguments {
    /// List the modules: name, what it does, paper section, parameters; and the presets. With
    /// --module the parameters of one type: what they mean and which values are legal.
    #[arg(long, conflicts_with_all = ["check", "graph", "set", "out"])]
    list: bool,
    /// One module instead of all, a type or a preset: its Verilog on the screen, or with --out in a
    /// directory, with what it instantiates.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["check", "graph"])]
    module: Option<String>,
    /// A parameter of that module; may be given several times.
    #[arg(long, value_name = "PARAM=VALUE", requires = "module")]
    set: Vec<String>,
    /// Where that module is written.
    #[arg(long, value_name = "DIR", requires = "module")]
    out: Option<PathBuf>,
    /// Of what kind its resets are, and those of all below it.
    #[arg(long, value_enum, value_name = "KIND", requires = "module", default_value_t)]
    reset: Reset,
    /// Registers with a reset value have it from the start, too.
    #[arg(long, requires = "module")]
    initial: bool,
    /// Write nothing; fail if what is committed is not what would be written.
    #[arg(long)]
    check: bool,
    /// Only the pictures of hierarchy and streams in docs/generated.
    #[arg(long)]
    graph: bool,
}

/// What kind of resets.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Reset {
    /// `rst`, 1 in reset, at the clock's edge.
    #[default]
    Synchronous,
    /// `rst_n`, 0 in reset, at the clock's edge.
    SynchronousLow,
    /// `rst`, 1 in reset, at once.
    Asynchronous,
    /// `rst_n`, 0 in reset, at once.
    AsynchronousLow,
}

impl Reset {
    fn resets(self, initial: bool) -> ir::Resets {
        ir::Resets {
            initial,
            asynchronous: matches!(self, Self::Asynchronous | Self::AsynchronousLow),
            active_low: matches!(self, Self::SynchronousLow | Self::AsynchronousLow),
        }
    }
}

fn main() -> ExitCode {
    let arguments = nic_arguments::parse_or_exit::<Arguments>();
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
        if arguments.list {
            return show(&list::parameters(record(name)?)?);
        }
        let module = one_module(name, &arguments.set)?;
        let module = match arguments.reset.resets(arguments.initial) {
            described if described == ir::Resets::default() => module,
            resets => ir::with_resets(&module, resets).map_err(Error::new)?,
        };
        return match &arguments.out {
            Some(out) => emission::with_all_below(&module)?.write(out),
            None => show(&verilog::print(&module)),
        };
    }
    if arguments.list {
        return show(&list::modules());
    }
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let start = Instant::now();
    let files = if arguments.graph { emission::graphs()? } else { emission::product()? };
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

/// Without settings the preset of that name, or whatever a preset instantiates under it; else a
/// configuration of the type.
fn one_module(name: &str, settings: &[String]) -> Result<Rc<ir::Module>, Error> {
    let is_type = records().any(|record| record.contract.module == name);
    let mut presets = records().flat_map(|record| record.presets);
    let is_preset = presets.any(|preset| preset.name == name);
    let found = match settings {
        [] if is_preset || !is_type => emission::preset(name)?,
        _ => None,
    };
    match found {
        Some(module) => Ok(module),
        None => record(name)?.elaborate(settings.iter().map(String::as_str)),
    }
}

/// The record of that type.
fn record(name: &str) -> Result<&'static Record, Error> {
    let found = records().find(|record| record.contract.module == name);
    found.ok_or_else(|| {
        let is_its = |preset: &Preset| preset.name == name;
        if let Some(owner) = records().find(|record| record.presets.iter().any(is_its)) {
            let owner = owner.contract.module;
            let advice = format!("parameters are those of `{owner}`");
            return Error::new(format!("`{name}` is a preset of `{owner}`: {advice}"));
        }
        let presets = records().flat_map(|record| record.presets).map(|preset| preset.name);
        let types = records().map(|record| record.contract.module);
        let near = nearest(name, types.chain(presets));
        let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        Error::new(format!("no module is called `{name}`{hint} (`--list` shows all)"))
    })
}
