//! What the simulation and the tools need and users do not: the Verilog of test sizes, typed ports of
//! every module, the index.
use std::collections::BTreeMap;
use std::path::Path;

use nic_dsl::{verilog, wrappers};

use super::files::Files;
use super::index::index;
use super::library::{Emitted, Library};
use super::parametric::Families;
use crate::module::Error;

/// Below some directory: the Verilog that is not under `rtl-out/` in `rtl/`, the typed ports in
/// `ports/`, what the library with Verilog parameters is compared with in `sizes/` and `stand_ins/`, and
/// `modules.toml`. The ports' `mod.rs` names the others by their full paths, because it
/// is included from elsewhere.
///
/// # Errors
/// A module that does not elaborate.
pub fn simulation(directory: &Path) -> Result<Files, Error> {
    let library = Library::elaborate()?;
    let mut files = Files::default();
    files.own("rtl", "");
    files.own("ports", "");
    let families = Families::print()?;
    let of_member = |(name, member): (&String, _)| {
        let files = families.of([member]).into_iter().map(|file| format!("{}.v", file.name));
        (name.clone(), files.collect())
    };
    let files_of: BTreeMap<String, Vec<String>> = library.members().iter().map(of_member).collect();
    for emitted in library.modules() {
        let module = &emitted.module;
        if !emitted.is_product {
            files.add(format!("rtl/{}.v", module.name), library.print(emitted));
        }
        let harness = verilog::harness(module);
        files.add(format!("rtl/{}.sv", verilog::harness_name(module)), harness);
        // What is no preset of its own is part of others, and no bench drives it.
        let write = match emitted.preset {
            Some(_) => wrappers::wrapper,
            None => wrappers::description,
        };
        let facts = facts(emitted, &files_of);
        files.add(format!("ports/{}.rs", module.name), write(module, &facts));
    }
    let names = library.modules().map(|emitted| emitted.module.name.as_str());
    files.add("ports/mod.rs", wrappers::index(names, &directory.join("ports")));
    files.add("modules.toml", index(&library));
    super::parametric::add_comparisons(&mut files)?;
    Ok(files)
}

/// What the simulation should know about a module besides its ports.
fn facts(emitted: &Emitted, files_of: &BTreeMap<String, Vec<String>>) -> wrappers::Facts {
    let contract = emitted.record.contract;
    wrappers::Facts {
        summary: contract.summary.to_string(),
        combinational_paths: nic_dsl::check::combinational_paths(&emitted.module),
        contract: Some(wrappers::Contract {
            latency: contract.latency.map(|l| (l.least, l.most, l.after.to_string())),
            interval: Some(contract.interval),
            waits_on: contract.waits_on.iter().map(ToString::to_string).collect(),
            source: format!("{} {}", contract.source.paper, contract.source.section),
        }),
        files_of: files_of.clone(),
    }
}
