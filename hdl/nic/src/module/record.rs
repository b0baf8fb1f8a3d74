//! The record of a module type.
use std::collections::BTreeMap;
use std::rc::Rc;

use nic_dsl::{Module, ir};
use nic_spec::contract::Contract;

use super::parameter::{Error, Parameter, Values};
use super::preset::Preset;
use super::proof::Proof;

/// A module type: what it promises, what can be chosen, and what is made, proved and expected of it.
#[derive(Debug)]
pub struct Record {
    /// What it promises.
    pub contract: &'static Contract,
    /// What can be chosen.
    pub parameters: &'static [Parameter],
    /// The configurations that have a name; the first is the one that pictures show.
    pub presets: &'static [Preset],
    /// What is proved of configurations for which no preset says otherwise.
    pub proof: Proof,
    /// The file of `constraints/` that bounds its paths in a device.
    pub constraint: Option<&'static str>,
    /// Elaborates one configuration.
    pub build: fn(&Values) -> Result<Rc<ir::Module>, Error>,
}

impl Record {
    /// Elaborates the configuration that `settings` (`DEPTH=16`) describes.
    ///
    /// # Errors
    /// An unknown parameter or an illegal value.
    pub fn elaborate<'a>(
        &self,
        settings: impl IntoIterator<Item = &'a str>,
    ) -> Result<Rc<ir::Module>, Error> {
        let values = Values::new(self.contract.module, self.parameters, settings)?;
        (self.build)(&values)
    }

    /// The name of a configuration: that of the type, and its suffix.
    pub(crate) fn name(&self, values: &[(&str, &str, u32)]) -> String {
        self.contract.module.to_owned() + &self.suffix(values)
    }

    /// The values that are no defaults, each behind its letters: `_o128` of `("OUTSTANDING", "o", 128)`.
    pub(crate) fn suffix(&self, values: &[(&str, &str, u32)]) -> String {
        let suffix = |&(name, letters, value): &(&str, &str, u32)| {
            let parameter = self.parameters.iter().find(|parameter| parameter.name == name);
            let is_default = parameter.is_some_and(|known| known.default == value.to_string());
            if is_default { String::new() } else { format!("_{letters}{value}") }
        };
        values.iter().map(suffix).collect()
    }

    /// Which values of each parameter are legal while the others have their defaults.
    ///
    /// # Errors
    /// A default that is not legal.
    pub fn legal_values(&self) -> Result<BTreeMap<String, String>, Error> {
        let values = Values::new(self.contract.module, self.parameters, [])?;
        (self.build)(&values)?;
        Ok(values.legal())
    }
}

/// Elaborates a module, the language's findings as an error.
///
/// # Errors
/// Everything that the language finds wrong with it: a fault of ours, not of the user's values.
pub fn build<M: Module>(module: &M) -> Result<Rc<ir::Module>, Error> {
    nic_dsl::elaborate(module).map_err(|errors| {
        let list: Vec<String> = errors.iter().map(|error| format!("{error:#}")).collect();
        Error::new(list.join("\n"))
    })
}
