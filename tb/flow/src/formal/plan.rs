//! `formal.toml`: which proofs of which module, how deep and how.
use std::collections::BTreeMap;

use serde::Deserialize;

use crate::error::{Context, Error, Result};
use crate::nearest;
use crate::rtl::{Rtl, Source};

/// What to prove, as `formal.toml` states it.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The modules whose proofs every change must pass, in minutes: names, or starts of names with a
    /// `*` behind them.
    #[serde(default)]
    pub library: Vec<String>,
    /// For modules without an entry of their own.
    pub default: Entry,
    /// By module name, or by the start of one with a `*` behind it; the longest that fits counts.
    #[serde(default)]
    pub module: BTreeMap<String, Entry>,
    /// By module name: inductions that are about a part of a module.
    #[serde(default)]
    pub induction_of: BTreeMap<String, Part>,
}

/// What an induction is about, if not about all properties of a module; each is named, or the start
/// of its name with a `*` behind it.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Those that it is about. The others it neither shows nor relies on.
    pub properties: Vec<String>,
    /// Those among them that it only relies on: what something inside promises that has a proof of
    /// its own, or what the rest of the module keeps. The bounded check is about them too.
    #[serde(default)]
    pub given: Vec<String>,
}

/// How one module is proved.
#[derive(Clone, Default, Deserialize, Debug)]
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
    /// Whether the clocks are independent; then a cycle is a step in which any of them may rise.
    #[serde(default)]
    pub several_clocks: bool,
    /// Memories as registers instead of arrays: better for small ones.
    #[serde(default)]
    pub memory_as_registers: bool,
    /// Time limit of each run.
    #[serde(default)]
    pub seconds: Option<u64>,
    /// Why this module is not proved at all.
    #[serde(default)]
    pub not_proved: Option<String>,
}

/// Which modules are to be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen<'a> {
    /// All that have properties.
    All,
    /// Those that every change must pass.
    Library,
    /// This one.
    Module(&'a str),
}

/// What a run of the solver shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// No assertion fails in the first cycles.
    Bounded,
    /// If no assertion failed for some cycles, none fails in the next.
    Induction,
    /// Every cover is reached.
    Cover,
}

impl Mode {
    /// As `formal.toml` calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bounded => "bounded",
            Self::Induction => "induction",
            Self::Cover => "cover",
        }
    }

    /// What success means.
    pub fn success(self) -> &'static str {
        match self {
            Self::Bounded => "holds to this depth",
            Self::Induction => "proved",
            Self::Cover => "all reached",
        }
    }

    /// The option of yosys-smtbmc.
    pub fn flag(self) -> &'static str {
        match self {
            // Contradicting assumptions would make every assertion true.
            Self::Bounded => "--presat",
            Self::Induction => "-i",
            Self::Cover => "-c",
        }
    }
}

/// One run of the solver.
#[derive(Clone, Debug)]
pub struct Proof<'a> {
    /// The module that is proved.
    pub module: &'a str,
    /// The wrapper that holds its properties.
    pub wrapper: &'a Source,
    /// How.
    pub entry: &'a Entry,
    /// What an induction is about, if not about everything.
    pub part: Option<&'a Part>,
    /// What is shown.
    pub mode: Mode,
    /// How deep.
    pub depth: u32,
}

impl Plan {
    /// Reads the plan; every name in it must mean a module.
    pub fn read(rtl: &Rtl) -> Result<Self> {
        let plan = Self::parse(include_str!("../../formal.toml"))?;
        for name in plan.module.keys().chain(&plan.library).chain(plan.induction_of.keys()) {
            if !rtl.modules().any(|source| means(name, &source.name)) {
                rtl.module(name).map_err(|error| Error::failed(format!("formal.toml: {error}")))?;
            }
        }
        Ok(plan)
    }

    fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).context(|| "read tb/flow/formal.toml".to_owned())
    }

    /// How a module is proved.
    pub fn entry(&self, module: &str) -> &Entry {
        let fits = self.module.iter().filter(|(name, _)| means(name, module));
        fits.max_by_key(|(name, _)| name.len()).map_or(&self.default, |(_, entry)| entry)
    }

    /// Whether a module is among the chosen ones.
    pub fn is_chosen(&self, chosen: Chosen, module: &str) -> bool {
        match chosen {
            Chosen::All => true,
            Chosen::Library => self.library.iter().any(|name| means(name, module)),
            Chosen::Module(only) => only == module,
        }
    }

    /// Modules that are left out, and why.
    pub fn not_proved<'a>(&'a self, rtl: &'a Rtl) -> impl Iterator<Item = (&'a str, &'a str)> {
        rtl.all_properties()
            .filter_map(|(name, _)| Some((name, self.entry(name).not_proved.as_deref()?)))
    }

    /// The proofs of the chosen modules.
    pub fn proofs<'a>(&'a self, rtl: &'a Rtl, chosen: Chosen) -> Result<Vec<Proof<'a>>> {
        if let Chosen::Module(name) = chosen {
            rtl.module(name)?;
            if rtl.properties(name).is_none() {
                let names = rtl.all_properties().map(|(name, _)| name);
                let what = "module with properties";
                return Err(nearest::unknown(what, name, names, "`make formal`"));
            }
        }
        let mut proofs = Vec::new();
        for (name, wrapper) in rtl.all_properties() {
            let entry = self.entry(name);
            if !self.is_chosen(chosen, name) || entry.not_proved.is_some() {
                continue;
            }
            // Taking several clocks for one would prove something else.
            if has_several_clocks(&wrapper.text) != entry.several_clocks {
                return Err(Error::failed(format!(
                    "formal.toml: {name}: `several_clocks` must be {}",
                    !entry.several_clocks
                )));
            }
            let sources = [Some(wrapper), rtl.module(name).ok()];
            let covers = sources.iter().flatten().any(|source| source.text.contains("cover ("));
            let modes = [
                (Mode::Bounded, entry.bounded),
                (Mode::Induction, entry.induction),
                (Mode::Cover, entry.cover.filter(|_| covers)),
            ];
            for (mode, depth) in modes {
                if let Some(depth) = depth {
                    let part = self.induction_of.get(name).filter(|_| mode == Mode::Induction);
                    proofs.push(Proof { module: name, wrapper, entry, part, mode, depth });
                }
            }
        }
        Ok(proofs)
    }
}

/// Whether a name of the plan means the module.
fn means(name: &str, module: &str) -> bool {
    match name.strip_suffix('*') {
        Some(start) => module.starts_with(start),
        None => name == module,
    }
}

/// Whether a wrapper has more than one clock input: `clk`, or any that ends in `_clk`.
fn has_several_clocks(wrapper: &str) -> bool {
    let inputs = wrapper.lines().filter_map(|line| line.trim().strip_prefix("input"));
    let names = inputs.filter_map(|line| line.trim_end_matches(',').split_whitespace().last());
    names.filter(|name| *name == "clk" || name.ends_with("_clk")).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_counted_in_the_ports() {
        let ports = "  input  wire write_clk,\n  input  wire write_rst,\n  input  wire read_clk\n";
        assert!(has_several_clocks(ports));
        assert!(!has_several_clocks("  input  wire clk,\n  input  wire [3:0] clk_divisor,\n"));
    }

    #[test]
    fn the_longest_name_that_fits_a_module_counts() {
        let plan = "[default]\nbounded = 1\n[module.\"fifo_*\"]\nbounded = 2\n\
                    [module.\"fifo_beat64_*\"]\nbounded = 3\n[module.fifo_beat64_d2]\nbounded = 4\n";
        let plan = Plan::parse(plan).expect("a plan");
        let depths = ["arbiter", "fifo_word8_d2", "fifo_beat64_d16", "fifo_beat64_d2"]
            .map(|module| plan.entry(module).bounded);
        assert_eq!(depths, [Some(1), Some(2), Some(3), Some(4)]);
    }

    #[test]
    fn an_unknown_word_in_the_plan_is_refused() {
        assert!(Plan::parse("[default]\nbounded = 20\n[module.fifo]\ninducton = 3\n").is_err());
    }
}
