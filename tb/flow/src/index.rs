//! What is known of each emitted module beside its Verilog: the index that is written from the records
//! of `hdl/nic` when nic-sim is built.
use std::collections::BTreeMap;
use std::fs;

use nic_sim::tools::module_index;
use serde::Deserialize;

use crate::error::{Context, Result};

/// All emitted modules.
#[derive(Clone, Default, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Index {
    /// By Verilog name.
    #[serde(default)]
    pub module: BTreeMap<String, Module>,
}

/// One of them.
#[derive(Clone, Default, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Module {
    /// The module type of which it is a configuration.
    #[serde(rename = "type")]
    pub of: String,
    /// Whether it stands under `rtl-out/`; the others are sizes for tests.
    pub product: bool,
    /// The file of `constraints/` that bounds its paths.
    #[serde(default)]
    pub constraint: Option<String>,
    /// What is proved of it.
    pub proof: Entry,
    /// The memory cells that Yosys makes of it; empty where nobody counts them.
    #[serde(default)]
    pub memories: BTreeMap<String, u64>,
}

/// How a module is proved.
#[derive(Clone, Default, PartialEq, Eq, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Cycles of the bounded check, counted from reset.
    #[serde(default)]
    pub bounded: Option<u32>,
    /// Cycles of the longest induction step: with the bounded check, a proof for all time.
    #[serde(default)]
    pub induction: Option<u32>,
    /// Cycles in which every cover must be reached.
    #[serde(default)]
    pub cover: Option<u32>,
    /// Memories as registers instead of arrays: better for small ones.
    #[serde(default)]
    pub memory_as_registers: bool,
    /// Time limit of each run.
    #[serde(default)]
    pub seconds: Option<u64>,
    /// What the induction is about, if not about all properties.
    #[serde(default)]
    pub part: Option<Part>,
    /// Why this module is not proved at all.
    #[serde(default)]
    pub not_proved: Option<String>,
}

/// The properties that an induction is about; each is named, or the start of its name with a `*`
/// behind it.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Those that it is about. The others it neither shows nor relies on.
    pub properties: Vec<String>,
    /// Those among them that it only relies on: what something inside promises that has a proof of
    /// its own, or what the rest of the module keeps. The bounded check is about them too.
    #[serde(default)]
    pub given: Vec<String>,
}

impl Index {
    /// Reads the index.
    pub fn read() -> Result<Self> {
        let file = module_index();
        let text = fs::read_to_string(&file).context(|| format!("read {}", file.display()))?;
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).context(|| "read modules.toml".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_that_was_written_can_be_read() {
        let index = Index::read().unwrap_or_else(|error| panic!("{error}"));
        let fifo = &index.module["fifo_beat64_d16"];
        assert_eq!((fifo.of.as_str(), fifo.product), ("fifo", false));
        assert!(index.module["nic_type1"].product);
        assert_eq!(fifo.proof.induction, Some(4));
        let tiny = &index.module["mmio_queues_tiny"];
        assert!(!tiny.product && tiny.proof.part.is_some() && !tiny.memories.is_empty());
    }

    #[test]
    fn an_unknown_word_in_the_index_is_refused() {
        let text = |word: &str| {
            format!("[module.fifo]\ntype = \"fifo\"\nproduct = true\nproof = {{ {word} = 3 }}\n")
        };
        assert!(Index::parse(&text("induction")).is_ok());
        assert!(Index::parse(&text("inducton")).is_err());
    }
}
