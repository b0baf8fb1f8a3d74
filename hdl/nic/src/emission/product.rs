//! What users get: `rtl-out/`, the register maps, pictures.
use std::rc::Rc;

use nic_dsl::{ir, verilog};
use nic_graph::{self as graph, View};

use super::contracts;
use super::files::Files;
use super::library::{Emitted, Library};
use super::parametric::{Families, members_below, printed_below};
use super::readme::readme;
use crate::catalog::{FOLDERS, LIBRARY, TOPS, records};
use crate::module::{Error, Record};

/// All of `rtl-out/`, the register maps in every form, and the pictures.
///
/// # Errors
/// A module that does not elaborate.
pub fn product() -> Result<Files, Error> {
    let library = Library::elaborate()?;
    let mut files = Files::default();
    files.own("rtl-out", "");
    FOLDERS.iter().for_each(|folder| files.own(&format!("rtl-out/{}", folder.name), ""));
    let products: Vec<&Emitted> = library.modules().filter(|emitted| emitted.is_product).collect();
    let families = Families::print()?;
    let texts = products.iter().map(|emitted| (emitted.file(), library.print(emitted)));
    for (file, text) in contracts::each_once(families.texts().chain(texts).collect()) {
        files.add(format!("rtl-out/{file}"), text);
    }
    families.add(&mut files);
    let mut paths = families.paths();
    paths.extend(products.iter().map(|emitted| emitted.file()));
    files.add("rtl-out/filelist.f", file_list(&paths));
    files.add("rtl-out/nic.core", fusesoc_core("coherent_nic", ALL, &paths, None));
    for top in products.iter().filter(|emitted| is_card(emitted)) {
        let (name, members) = (&top.module.name, library.members());
        let modules = printed_below([&top.module], members);
        let parts = modules.iter().filter_map(|part| library.module(&part.name));
        let below = families.below(&modules, members).into_iter().map(Families::path);
        let paths: Vec<String> = below.chain(parts.map(Emitted::file)).collect();
        let summary = top.record.contract.summary.trim_end_matches('.');
        files.add(format!("rtl-out/{name}.f"), file_list(&paths));
        let core = fusesoc_core(name, summary, &paths, Some(name));
        files.add(format!("rtl-out/{name}.core"), core);
    }
    files.add("rtl-out/README.md", readme(&products, families.paths().len()));
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
///
/// # Errors
/// What is instantiated with Verilog parameters cannot be printed.
pub fn with_all_below(top: &Rc<ir::Module>) -> Result<Files, Error> {
    let mut files = Files::default();
    let members = members_below([top]);
    let mut names = vec![];
    if !members.is_empty() {
        for file in Families::print()?.of(members.values()) {
            files.add(format!("{}.v", file.name), file.text.clone());
            names.push(format!("{}.v", file.name));
        }
    }
    for module in printed_below([top], &members) {
        let name = format!("{}.v", module.name);
        files.add(&name, verilog::print_with(&module, &members));
        names.push(name);
    }
    // The harness resets as the description does.
    if top.resets == ir::Resets::default() {
        let harness = verilog::harness(top);
        files.add(format!("{}.sv", verilog::harness_name(top)), harness);
    }
    files.add("filelist.f", file_list(&names));
    Ok(files)
}

/// The pictures: the library's module types side by side, and the plan of each type that is made of parts.
///
/// # Errors
/// A module that does not elaborate.
pub fn graphs() -> Result<Files, Error> {
    Ok(pictures(&Library::elaborate()?))
}

/// What a plan leaves out: registers and what brings them to their units.
const PLUMBING: [&str; 7] = [
    "register_block",
    "register_hub",
    "register_crossing",
    "register_bridge",
    "level_crossing",
    "synchronizer",
    "axi_lite_slave",
];

fn pictures(library: &Library) -> Files {
    let of = |emitted: &&'static Record| {
        emitted.presets.first().and_then(|preset| library.module(preset.name))
    };
    let mut files = Files::default();
    files.own("docs/generated", ".svg");
    let symbols: Vec<Rc<ir::Module>> =
        LIBRARY.iter().filter_map(of).map(|first| first.module.clone()).collect();
    files.add("docs/generated/library.svg", graph::svg_library(&symbols));
    let is_plumbing = |module: &ir::Module| {
        let found = library.module(&module.name);
        found.is_some_and(|emitted| PLUMBING.contains(&emitted.record.contract.module))
    };
    for first in records().collect::<Vec<_>>().iter().filter_map(of) {
        let module = &first.module;
        if first.record.proof.is_of_parts() && !is_plumbing(module) {
            let picture = graph::svg(module, View::Plan { hides: &is_plumbing });
            files.add(format!("docs/generated/{}.svg", module.name), picture);
        }
    }
    files
}

/// The Verilog files by their paths from the list, one to a line, as simulators and synthesisers read them.
pub(super) fn file_list(paths: &[String]) -> String {
    paths.iter().map(|path| format!("{path}\n")).collect()
}

/// What the core of all modules is called in words.
const ALL: &str = "Modules of the coherent network interface card";

/// Whether it is a whole card, which has a file list and a core of its own.
pub(super) fn is_card(emitted: &Emitted) -> bool {
    let module = emitted.record.contract.module;
    emitted.preset.is_some() && TOPS.iter().any(|top| top.contract.module == module)
}

/// The description that FuseSoC reads (CAPI 2); with a top, Verilator lints it.
pub(super) fn fusesoc_core(
    name: &str,
    summary: &str,
    paths: &[String],
    top: Option<&str>,
) -> String {
    let list: String = paths.iter().map(|path| format!("      - {path}\n")).collect();
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
