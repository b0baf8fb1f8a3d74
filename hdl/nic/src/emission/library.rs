//! Every module that is emitted, by its Verilog name.
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use nic_dsl::ir;
use nic_dsl::ir::{Instantiated, Module};
use nic_dsl::verilog::{self, Members};

use super::parametric::{member, members_below, printed_below};
use crate::catalog::{FOLDERS, Folder, TOPS, records};
use crate::module::{Error, Preset, Proof, Purpose, Record};

/// A module and what is known of its type.
#[derive(Debug)]
pub struct Emitted {
    /// The module.
    pub module: Rc<ir::Module>,
    /// The record of its type.
    pub record: &'static Record,
    /// The preset that it is, if it is one.
    pub preset: Option<&'static Preset>,
    /// Whether it stands under `rtl-out/`: a product is made of it, and not of one with Verilog parameters in
    /// its place.
    pub is_product: bool,
}

impl Emitted {
    /// The folder of `rtl-out/` to which it belongs.
    pub fn folder(&self) -> &'static Folder {
        let is_here = |record: &&Record| record.contract.module == self.record.contract.module;
        let found = FOLDERS.iter().find(|folder| folder.records.iter().any(&is_here));
        found.expect("every record of the catalogue is in a folder")
    }

    /// Where its Verilog is below `rtl-out/`.
    pub fn file(&self) -> String {
        format!("{}/{}.v", self.folder().name, self.module.name)
    }

    /// What is proved of it.
    pub fn proof(&self) -> Proof {
        let proof = self.preset.and_then(|preset| preset.proof).unwrap_or(self.record.proof);
        proof.of_depth(self.module.memories.iter().map(|memory| memory.depth).max().unwrap_or(0))
    }
}

/// All presets with everything below them.
#[derive(Debug)]
pub struct Library {
    modules: BTreeMap<String, Emitted>,
    members: Members,
}

impl Library {
    /// Elaborates every preset of the catalogue.
    ///
    /// # Errors
    /// A preset that does not elaborate, two that are the same, a configuration whose own name is that of
    /// another preset, or a part that nothing is made of.
    pub fn elaborate() -> Result<Self, Error> {
        let mut tops: Vec<(&'static Preset, Rc<Module>)> = vec![];
        let mut names = Names::default();
        for record in records() {
            for preset in record.presets.iter().filter(|p| p.purpose != Purpose::Part) {
                let top = record.elaborate(preset.settings.iter().copied())?;
                names.add(&top.name, preset.name)?;
                tops.push((preset, top));
            }
        }
        let mut all: Vec<Rc<Module>> = vec![];
        let mut of_products: Vec<Rc<Module>> = vec![];
        for (preset, top) in tops {
            let is_product = preset.purpose == Purpose::Product && member(&top).is_none();
            let top = names.renamed(&top)?;
            if is_product {
                of_products.push(top.clone());
            }
            all.push(top);
        }
        let members = members_below(&all);
        let products = products(&of_products, &members)?;
        let emitted = printed_below(&all, &members).into_iter().map(|module| {
            let name = module.name.clone();
            let is_product = products.contains(&name);
            let record = record_of(&name)?;
            let preset = record.presets.iter().find(|preset| preset.name == name);
            Ok((name, Emitted { module, record, preset, is_product }))
        });
        let library = Self { modules: emitted.collect::<Result<_, Error>>()?, members };
        let presets = records().flat_map(|record| record.presets);
        match presets.into_iter().find(|preset| !library.modules.contains_key(preset.name)) {
            Some(idle) => Err(Error::new(format!("nothing is made of the part `{}`", idle.name))),
            None => Ok(library),
        }
    }

    /// The modules, in order of name.
    pub fn modules(&self) -> impl Iterator<Item = &Emitted> {
        self.modules.values()
    }

    /// Modules in whose place others with Verilog parameters are instantiated.
    pub fn members(&self) -> &Members {
        &self.members
    }

    /// The Verilog of one of them.
    pub fn print(&self, emitted: &Emitted) -> String {
        verilog::print_with(&emitted.module, &self.members)
    }

    /// The module of that name.
    pub fn module(&self, name: &str) -> Option<&Emitted> {
        self.modules.get(name)
    }
}

/// The names of what stands under `rtl-out/`: the cards with all below them, and the first product of each module
/// type that is not there by then.
fn products(tops: &[Rc<Module>], members: &Members) -> Result<BTreeSet<String>, Error> {
    let type_of = |module: &Module| Ok(record_of(&module.name)?.contract.module);
    let is_card = |of: &str| TOPS.iter().any(|top| top.contract.module == of);
    let mut names: BTreeSet<String> = BTreeSet::new();
    let mut types: BTreeSet<&str> = BTreeSet::new();
    for wants_cards in [true, false] {
        for top in tops {
            let of = type_of(top)?;
            if is_card(of) != wants_cards || (!wants_cards && types.contains(of)) {
                continue;
            }
            for module in printed_below([top], members) {
                types.insert(type_of(&module)?);
                names.insert(module.name.clone());
            }
        }
    }
    Ok(names)
}

/// The record of the type that a module's name begins with.
pub(super) fn record_of(module: &str) -> Result<&'static Record, Error> {
    let fits = records().filter(|record| {
        let rest = module.strip_prefix(record.contract.module);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    });
    fits.max_by_key(|record| record.contract.module.len()).ok_or_else(|| {
        Error::new(format!("`{module}` begins with the name of no module type of the catalogue"))
    })
}

/// The names of presets by those that their configurations give themselves.
#[derive(Default)]
struct Names {
    names: BTreeMap<String, &'static str>,
    taken: BTreeSet<&'static str>,
}

impl Names {
    fn add(&mut self, configuration: &str, preset: &'static str) -> Result<(), Error> {
        if !self.taken.insert(preset) {
            return Err(Error::new(format!("two presets are called `{preset}`")));
        }
        match self.names.insert(configuration.to_owned(), preset) {
            Some(other) => Err(Error::new(format!("`{preset}` and `{other}` are the same"))),
            None => Ok(()),
        }
    }

    /// The module under its preset's name, and so everything below it; an error if its own name is that
    /// of a preset with other settings, whose file it would take.
    fn renamed(&self, module: &Rc<Module>) -> Result<Rc<Module>, Error> {
        let mut renamed = Module::clone(module);
        match self.names.get(&renamed.name) {
            Some(name) => renamed.name = (*name).to_owned(),
            None if self.taken.contains(renamed.name.as_str()) => {
                let name = &renamed.name;
                return Err(Error::new(format!(
                    "the preset `{name}` has other settings than the configuration that gives itself \
                     this name; give the preset these settings, or another name"
                )));
            }
            None => {}
        }
        for instance in &mut renamed.instances {
            if let Instantiated::Module(child) = &mut instance.of {
                *child = self.renamed(child)?;
            }
        }
        Ok(Rc::new(renamed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_is_found_by_the_longest_name_that_a_module_begins_with() {
        let name = |module| record_of(module).map(|record| record.contract.module);
        assert_eq!(name("dcoh_type2_tiny"), Ok("dcoh_type2"));
        assert_eq!(name("dcoh_tiny"), Ok("dcoh"));
        assert_eq!(name("dcoh"), Ok("dcoh"));
        assert!(name("fifos").is_err());
    }

    #[test]
    fn a_module_type_is_catalogued_once() {
        let mut names: Vec<_> = records().map(|record| record.contract.module).collect();
        names.sort_unstable();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None);
    }

    #[test]
    fn a_preset_gives_its_name_wherever_its_configuration_is() {
        let mut names = Names::default();
        let leaf = Rc::new(Module::new("fifo_word8_d2"));
        assert_eq!(names.add("fifo_word8_d2", "fifo_tiny"), Ok(()));
        let renamed = names.renamed(&leaf).map(|module| module.name.clone());
        assert_eq!(renamed.as_deref(), Ok("fifo_tiny"));
        let namesake = Rc::new(Module::new("fifo_tiny"));
        assert!(names.renamed(&namesake).is_err(), "one name, two configurations");
        assert!(names.add("fifo_word8_d3", "fifo_tiny").is_err(), "one name, two modules");
        assert!(names.add("fifo_word8_d2", "fifo_two").is_err(), "one module, two names");
    }

    #[test]
    fn names_of_presets_begin_with_their_type_and_products_come_first() {
        for record in records() {
            let first = record.presets.first().map(|preset| preset.purpose);
            assert_eq!(first, Some(Purpose::Product), "{}", record.contract.module);
            for preset in record.presets {
                let of = record_of(preset.name).map(|record| record.contract.module);
                assert_eq!(of, Ok(record.contract.module), "{}", preset.name);
            }
        }
    }
}
