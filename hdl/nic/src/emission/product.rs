//! What users get: `rtl-out/`, the register maps, pictures.
use std::collections::BTreeSet;
use std::rc::Rc;

use nic_dsl::{graph, hierarchy, ir, verilog};

use super::files::Files;
use super::library::{Emitted, Library};
use crate::catalog::{CARDS, RECORDS};
use crate::module::Error;

/// All of `rtl-out/`, the register maps in every form, and the pictures.
///
/// # Errors
/// A module that does not elaborate.
pub fn product() -> Result<Files, Error> {
    let library = Library::elaborate()?;
    let mut files = Files::default();
    files.own("rtl-out", "");
    let products = || library.modules().filter(|emitted| emitted.is_product);
    for emitted in products() {
        let module = &emitted.module;
        files.add(format!("rtl-out/{}.v", module.name), verilog::print(module));
        let harness = verilog::harness(module);
        files.add(format!("rtl-out/{}.sv", verilog::harness_name(module)), harness);
    }
    let names: Vec<&str> = products().map(|emitted| emitted.module.name.as_str()).collect();
    files.add("rtl-out/filelist.f", file_list(&names));
    files.add("rtl-out/nic.core", fusesoc_core("coherent_nic", ALL, &names, None));
    for top in products().filter(|emitted| is_card(emitted)) {
        let (name, parts) = (&top.module.name, hierarchy(&top.module));
        let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
        let summary = top.record.contract.summary.trim_end_matches('.');
        files.add(format!("rtl-out/{name}.f"), file_list(&names));
        let core = fusesoc_core(name, summary, &names, Some(name));
        files.add(format!("rtl-out/{name}.core"), core);
    }
    super::registers::add(&mut files);
    super::layout::add(&mut files);
    files.extend(pictures(&library));
    Ok(files)
}

/// The preset of that name, or whatever a preset instantiates under it; nothing if there is none.
///
/// # Errors
/// A module that does not elaborate.
pub fn preset(name: &str) -> Result<Option<Rc<ir::Module>>, Error> {
    Ok(Library::elaborate()?.module(name).map(|emitted| emitted.module.clone()))
}

/// The Verilog of a module with everything below it.
pub fn with_all_below(top: &Rc<ir::Module>) -> Files {
    let mut files = Files::default();
    let modules = hierarchy(top);
    for module in &modules {
        files.add(format!("{}.v", module.name), verilog::print(module));
    }
    let harness = verilog::harness(top);
    files.add(format!("{}.sv", verilog::harness_name(top)), harness);
    let names: Vec<&str> = modules.iter().map(|module| module.name.as_str()).collect();
    files.add("filelist.f", file_list(&names));
    files
}

/// The pictures: the first preset of each type side by side, and what those types are made of that
/// are part of no other.
///
/// # Errors
/// A module that does not elaborate.
pub fn graphs() -> Result<Files, Error> {
    Ok(pictures(&Library::elaborate()?))
}

fn pictures(library: &Library) -> Files {
    let firsts = RECORDS.iter().filter_map(|record| record.presets.first());
    let types: Vec<&Emitted> = firsts.filter_map(|preset| library.module(preset.name)).collect();
    let modules: Vec<Rc<ir::Module>> = types.iter().map(|first| first.module.clone()).collect();
    let mut files = Files::default();
    files.own("docs/generated", ".svg");
    files.add("docs/generated/library.svg", graph::svg_library(&modules));
    let below = |top: &Rc<ir::Module>| {
        hierarchy(top).into_iter().filter(|part| part.name != top.name).collect::<Vec<_>>()
    };
    let parts: BTreeSet<&str> = modules
        .iter()
        .flat_map(below)
        .filter_map(|part| Some(library.module(&part.name)?.record.contract.module))
        .collect();
    for first in types {
        let (module, is_part) = (&first.module, parts.contains(first.record.contract.module));
        if !module.instances.is_empty() && !is_part {
            files.add(format!("docs/generated/{}.svg", module.name), graph::svg(module));
        }
    }
    files
}

/// The Verilog files, one to a line, as simulators and synthesisers read them.
fn file_list(names: &[&str]) -> String {
    names.iter().map(|name| format!("{name}.v\n")).collect()
}

/// What the core of all modules is called in words.
const ALL: &str = "Modules of the coherent network interface card";

/// Whether it is a whole card, which has a file list and a core of its own.
fn is_card(emitted: &Emitted) -> bool {
    let module = emitted.record.contract.module;
    emitted.preset.is_some() && CARDS.iter().any(|card| card.contract.module == module)
}

/// The description that FuseSoC reads (CAPI 2); with a top, Verilator lints it.
fn fusesoc_core(name: &str, summary: &str, names: &[&str], top: Option<&str>) -> String {
    let list: String = names.iter().map(|name| format!("      - {name}.v\n")).collect();
    let lint = top.map_or(String::new(), |top| {
        format!(
            "\x20   toplevel: {top}\n\
             \x20 lint:\n\
             \x20   filesets: [rtl]\n\
             \x20   toplevel: {top}\n\
             \x20   default_tool: verilator\n\
             \x20   tools:\n\
             \x20     verilator:\n\
             \x20       mode: lint-only\n\
             \x20       verilator_options: [-Wall]\n"
        )
    });
    format!(
        "CAPI=2:\n\
         name: ::{name}:0.1.0\n\
         description: \"{summary}\"\n\
         \n\
         filesets:\n\
         \x20 rtl:\n\
         \x20   file_type: verilogSource\n\
         \x20   files:\n\
         {list}\
         \n\
         targets:\n\
         \x20 default:\n\
         \x20   filesets: [rtl]\n\
         {lint}"
    )
}
