//! The library with Verilog parameters, `rtl-out/parametric/`, and what is instantiated of it.
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use nic_dsl::ir::{Instantiated, Module, Resets};
use nic_dsl::verilog::{self, Member, Members, Printed};

use super::files::Files;
use super::library::record_of;
use super::product::{file_list, fusesoc_core};
use crate::catalog::PARAMETRIC;
use crate::module::{Error, Parametric};

/// The folder below `rtl-out/`.
pub(super) const FOLDER: &str = "parametric";
/// What is in it.
pub(super) const CONTENTS: &str = "the library with Verilog parameters (`WIDTH`, `DEPTH`, ...): what the cards instantiate, and you";

/// The module types, those first that others instantiate.
fn types() -> impl Iterator<Item = &'static Parametric> {
    PARAMETRIC.iter().copied().flatten()
}

/// What is instantiated in place of a module, if it has parameters for it.
pub(super) fn member(module: &Module) -> Option<Member> {
    let record = record_of(&module.name).ok()?;
    let mut families = types().filter(|of| of.record.contract.module == record.contract.module);
    families.find_map(|of| of.member(module))
}

/// What is instantiated in place of modules below these, by their names. Only what is reset as the library is can
/// be of it.
pub(super) fn members_below<'a>(tops: impl IntoIterator<Item = &'a Rc<Module>>) -> Members {
    fn look(module: &Module, seen: &mut BTreeSet<String>, members: &mut Members) {
        if !seen.insert(module.name.clone()) {
            return;
        }
        for instance in &module.instances {
            let Instantiated::Module(child) = &instance.of else { continue };
            if members.contains_key(&child.name) {
                continue;
            }
            match member(child).filter(|_| child.resets == Resets::default()) {
                Some(member) => _ = members.insert(child.name.clone(), member),
                None => look(child, seen, members),
            }
        }
    }
    let (mut seen, mut members) = (BTreeSet::new(), Members::new());
    tops.into_iter().for_each(|top| look(top, &mut seen, &mut members));
    members
}

/// The modules that are printed by themselves, each once, children first: these, whatever they are, and what is
/// below them but for members.
pub(super) fn printed_below<'a>(
    tops: impl IntoIterator<Item = &'a Rc<Module>>,
    members: &Members,
) -> Vec<Rc<Module>> {
    fn visit(
        module: &Rc<Module>,
        members: &Members,
        seen: &mut BTreeSet<String>,
        list: &mut Vec<Rc<Module>>,
    ) {
        if !seen.insert(module.name.clone()) {
            return;
        }
        for instance in &module.instances {
            match &instance.of {
                Instantiated::Module(child) if !members.contains_key(&child.name) => {
                    visit(child, members, seen, list);
                }
                _ => {}
            }
        }
        list.push(module.clone());
    }
    let (mut seen, mut list) = (BTreeSet::new(), vec![]);
    tops.into_iter().for_each(|top| visit(top, members, &mut seen, &mut list));
    list
}

/// The files with parameters.
pub(super) struct Families(Vec<Printed>);

impl Families {
    /// Prints all.
    ///
    /// # Errors
    /// A module type whose sizes have no common text.
    pub fn print() -> Result<Self, Error> {
        let files: Vec<Vec<Printed>> = types().map(Parametric::print).collect::<Result<_, _>>()?;
        Ok(Self(files.into_iter().flatten().collect()))
    }

    /// Those that modules instantiate in place of members, those first that others instantiate.
    pub fn below(&self, modules: &[Rc<Module>], members: &Members) -> Vec<&Printed> {
        let instances = modules.iter().flat_map(|module| &module.instances);
        let replaced = instances.filter_map(|instance| match &instance.of {
            Instantiated::Module(child) => members.get(&child.name),
            Instantiated::External(_) => None,
        });
        self.of(replaced)
    }

    /// Those that the members need, those first that others instantiate.
    pub fn of<'a>(&self, members: impl IntoIterator<Item = &'a Member>) -> Vec<&Printed> {
        let mut wanted: BTreeSet<&str> = members.into_iter().map(Member::family).collect();
        // A file stands behind those of its parts.
        for file in self.0.iter().rev() {
            if wanted.contains(file.name.as_str()) {
                wanted.extend(file.parts.iter().map(String::as_str));
            }
        }
        self.0.iter().filter(|file| wanted.contains(file.name.as_str())).collect()
    }

    /// Where a file is below `rtl-out/`.
    pub fn path(file: &Printed) -> String {
        format!("{FOLDER}/{}.v", file.name)
    }

    /// Where all are, in their order.
    pub fn paths(&self) -> Vec<String> {
        self.0.iter().map(Self::path).collect()
    }

    /// The files and their texts.
    pub fn texts(&self) -> impl Iterator<Item = (String, String)> {
        self.0.iter().map(|file| (Self::path(file), file.text.clone()))
    }

    /// Adds the files, a list and a core.
    pub fn add(&self, files: &mut Files) {
        files.own(&format!("rtl-out/{FOLDER}"), "");
        files.add(format!("rtl-out/{FOLDER}.f"), file_list(&self.paths()));
        let summary = "Streams, queues and memories with Verilog parameters";
        files.add(
            format!("rtl-out/{FOLDER}.core"),
            fusesoc_core("coherent_nic_parametric", summary, &self.paths(), None),
        );
    }
}

/// Adds, for every size that is compared, the module of that size without parameters in `sizes/`, and in
/// `stand_ins/` a module of its name and ports with one of these modules inside.
///
/// # Errors
/// A size that does not elaborate.
pub(super) fn add_comparisons(files: &mut Files) -> Result<(), Error> {
    files.own("sizes", "");
    files.own("stand_ins", "");
    let mut without: BTreeMap<String, Rc<Module>> = BTreeMap::new();
    for of in types() {
        for values in of.compared {
            let module = of.elaborate(values)?;
            files.add(format!("stand_ins/{}.v", module.name), of.stand_in(&module, values));
            for part in nic_dsl::hierarchy(&module) {
                without.insert(part.name.clone(), part);
            }
        }
    }
    for (name, module) in without {
        files.add(format!("sizes/{name}.v"), verilog::print(&module));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::types;

    #[test]
    fn a_parameter_of_zero_is_refused() {
        for of in types() {
            let parameters = of.family.parameters;
            let defaults: Vec<u64> = parameters.iter().map(|parameter| parameter.default).collect();
            assert!(of.family.is_legal(&defaults), "{}", of.family.name);
            for (at, parameter) in parameters.iter().enumerate() {
                let mut values = defaults.clone();
                values[at] = 0;
                assert!(!of.family.is_legal(&values), "{} {}=0", of.family.name, parameter.name);
            }
        }
    }
}
