//! Writes the Verilog of every module that users get, and what belongs to it: file lists, proof
//! harnesses, register maps, pictures. The same source always gives the same bytes.
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use nic_hdl::catalog::RECORDS;
use nic_hdl::emission::{self, Files};
use nic_hdl::module::{Error, Purpose, Record, nearest};

/// Writes the Verilog of the network interface card.
#[derive(Parser)]
#[command(name = "emit")]
struct Arguments {
    /// List the modules: name, what it does, paper section, parameters; and the presets.
    #[arg(long, conflicts_with_all = ["module", "check", "graph"])]
    list: bool,
    /// Write one module (with what it instantiates) instead of all: a type, or a preset.
    #[arg(long, value_name = "NAME", requires = "out")]
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
    /// Write the pictures of hierarchy and streams to docs/generated instead.
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
    if arguments.list {
        print!("{}", list());
        return Ok(());
    }
    if let (Some(name), Some(out)) = (&arguments.module, &arguments.out) {
        return one_module(name, &arguments.set)?.write(out);
    }
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let start = Instant::now();
    let files = if arguments.graph { emission::graphs()? } else { emission::product()? };
    let seconds = start.elapsed().as_secs_f64();
    println!("emit: {} files elaborated, checked and printed in {seconds:.2} s", files.count());
    if arguments.check { files.check(&root) } else { files.write(&root) }
}

/// Without settings the preset of that name, or whatever a preset instantiates under it; else a
/// configuration of the type.
fn one_module(name: &str, settings: &[String]) -> Result<Files, Error> {
    let is_type = RECORDS.iter().any(|record| record.contract.module == name);
    let mut presets = RECORDS.iter().flat_map(|record| record.presets);
    let is_preset = presets.any(|preset| preset.name == name);
    let found = match settings {
        [] if is_preset || !is_type => emission::one_preset(name)?,
        _ => None,
    };
    match found {
        Some(files) => Ok(files),
        None => emission::one_configuration(record(name)?, settings.iter().map(String::as_str)),
    }
}

/// The record of that type.
fn record(name: &str) -> Result<&'static Record, Error> {
    let found = RECORDS.iter().find(|record| record.contract.module == name);
    found.copied().ok_or_else(|| {
        let presets = RECORDS.iter().flat_map(|record| record.presets).map(|preset| preset.name);
        let types = RECORDS.iter().map(|record| record.contract.module);
        let near = nearest(name, types.chain(presets));
        let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        Error::new(format!("no module is called `{name}`{hint} (`--list` shows all)"))
    })
}

/// The table of modules, and the presets.
fn list() -> String {
    let mut rows = vec![[
        "module".to_string(),
        "what it does".to_string(),
        "source".to_string(),
        "parameters".to_string(),
    ]];
    for record in RECORDS {
        let contract = record.contract;
        let parameters: Vec<String> =
            record.parameters.iter().map(|p| format!("{}={}", p.name, p.default)).collect();
        rows.push([
            contract.module.to_string(),
            contract.summary.to_string(),
            format!("{} {}", contract.source.paper, contract.source.section),
            parameters.join(" "),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let (a, b, c) = (width(0), width(1), width(2));
    let line = |row: &[String; 4]| {
        format!("{:a$}  {:b$}  {:c$}  {}", row[0], row[1], row[2], row[3]).trim_end().to_string()
            + "\n"
    };
    let table: String = rows.iter().map(line).collect();
    table
        + "\n"
        + &names("presets under rtl-out/", Purpose::Product)
        + &names("test sizes", Purpose::Test)
}

/// The presets of that purpose.
fn names(title: &str, purpose: Purpose) -> String {
    let presets = RECORDS.iter().flat_map(|record| record.presets);
    let names = presets.filter(|preset| preset.purpose == purpose).map(|preset| preset.name);
    format!("{title}: {}\n", names.collect::<Vec<_>>().join(", "))
}
