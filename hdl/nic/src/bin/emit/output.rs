//! What is written: the modules of the catalogue and everything made from them.
use std::collections::BTreeMap;
use std::rc::Rc;

use nic_dsl::{graph, hierarchy, ir, verilog, wrappers};
use nic_hdl::catalog::RECORDS;
use nic_hdl::module::{Error, Record};
use nic_spec::contract::Contract;

use crate::files::Files;

/// A module and the contract of its type.
struct Emitted {
    module: Rc<ir::Module>,
    contract: Option<&'static Contract>,
}

/// Every configuration under `rtl-out/` with everything below it, by name.
fn library() -> Result<BTreeMap<String, Emitted>, Error> {
    let mut library: BTreeMap<String, Emitted> = BTreeMap::new();
    for record in RECORDS {
        for settings in record.emitted {
            let top = record.elaborate(settings.iter().copied())?;
            for module in hierarchy(&top) {
                let contract = (module.name == top.name).then_some(record.contract);
                let known = library
                    .entry(module.name.clone())
                    .or_insert_with(|| Emitted { module, contract: None });
                known.contract = known.contract.or(contract);
            }
        }
    }
    // A child that is in no list of its own still belongs to a type.
    for emitted in library.values_mut().filter(|emitted| emitted.contract.is_none()) {
        let name = &emitted.module.name;
        emitted.contract = RECORDS
            .iter()
            .map(|record| record.contract)
            .filter(|contract| name.starts_with(contract.module))
            .max_by_key(|contract| contract.module.len());
    }
    Ok(library)
}

/// All of `rtl-out/` and the typed ports.
pub fn everything() -> Result<Files, Error> {
    let library = library()?;
    let mut files = Files::default();
    files.own("rtl-out");
    for emitted in library.values() {
        let module = &emitted.module;
        files.add(format!("rtl-out/{}.v", module.name), verilog::print(module));
        let harness = verilog::harness(module);
        files.add(format!("rtl-out/{}.sv", verilog::harness_name(module)), harness);
    }
    let names: Vec<&str> = library.keys().map(String::as_str).collect();
    files.own(GENERATED);
    for emitted in library.values() {
        let text = wrappers::wrapper(&emitted.module, &facts(emitted));
        files.add(format!("{GENERATED}/{}.rs", emitted.module.name), text);
    }
    files.add(format!("{GENERATED}/mod.rs"), wrappers::index(names.iter().copied()));
    files.add("rtl-out/filelist.f", file_list(&names));
    files.add("rtl-out/nic.core", fusesoc_core(&names));
    crate::registers::add(&mut files);
    Ok(files)
}

/// Where the typed ports go.
const GENERATED: &str = "sim-wrappers/src/generated";

/// What the simulation should know about a module besides its ports.
fn facts(emitted: &Emitted) -> wrappers::Facts {
    let contract = emitted.contract.map(|contract| wrappers::Contract {
        latency: contract.latency.map(|l| (l.least, l.most, l.after.to_string())),
        interval: Some(contract.interval),
        waits_on: contract.waits_on.iter().map(ToString::to_string).collect(),
        source: format!("{} {}", contract.source.paper, contract.source.section),
    });
    wrappers::Facts {
        summary: emitted.contract.map_or_else(String::new, |c| c.summary.to_string()),
        combinational_paths: nic_dsl::check::combinational_paths(&emitted.module),
        contract,
    }
}

/// One configuration of one module with everything below it.
pub fn one_module<'a>(
    record: &Record,
    settings: impl Iterator<Item = &'a str>,
) -> Result<Files, Error> {
    let top = record.elaborate(settings)?;
    let mut files = Files::default();
    let modules = hierarchy(&top);
    for module in &modules {
        files.add(format!("{}.v", module.name), verilog::print(module));
    }
    let harness = verilog::harness(&top);
    files.add(format!("{}.sv", verilog::harness_name(&top)), harness);
    let names: Vec<&str> = modules.iter().map(|module| module.name.as_str()).collect();
    files.add("filelist.f", file_list(&names));
    Ok(files)
}

/// The pictures: the first configuration of each type side by side, and what those types are made
/// of that are part of no other.
pub fn graphs() -> Result<Files, Error> {
    let mut files = Files::default();
    let mut types: Vec<(&Record, Rc<ir::Module>)> = Vec::new();
    for record in RECORDS {
        let settings = record.emitted.first().into_iter().copied().flatten();
        types.push((record, record.elaborate(settings.copied())?));
    }
    let modules: Vec<Rc<ir::Module>> = types.iter().map(|(_, module)| module.clone()).collect();
    files.add("docs/generated/library.svg", graph::svg_library(&modules));
    let parts: Vec<Rc<ir::Module>> = modules
        .iter()
        .flat_map(|top| hierarchy(top).into_iter().filter(|part| part.name != top.name))
        .collect();
    let is_part = |record: &Record| {
        parts.iter().any(|part| part.name.starts_with(&format!("{}_", record.contract.module)))
    };
    for (record, module) in types {
        if !module.instances.is_empty() && !is_part(record) {
            files.add(format!("docs/generated/{}.svg", module.name), graph::svg(&module));
        }
    }
    Ok(files)
}

/// The Verilog files, one to a line, as simulators and synthesisers read them.
fn file_list(names: &[&str]) -> String {
    names.iter().map(|name| format!("{name}.v\n")).collect()
}

/// The description that FuseSoC reads.
fn fusesoc_core(names: &[&str]) -> String {
    let list: String = names.iter().map(|name| format!("      - {name}.v\n")).collect();
    format!(
        "CAPI=2:\n\
         name: ::coherent_nic:0.1.0\n\
         description: Modules of the coherent network interface card\n\
         \n\
         filesets:\n\
         \x20 rtl:\n\
         \x20   file_type: verilogSource\n\
         \x20   files:\n\
         {list}\
         \n\
         targets:\n\
         \x20 default:\n\
         \x20   filesets: [rtl]\n"
    )
}
