//! Which proofs of which module, how deep and how.
use crate::error::Result;
use crate::index::{Entry, Index, Part};
use crate::nearest;
use crate::rtl::{Rtl, Source};

/// The module types whose proofs every change must pass, in minutes.
const AT_EVERY_CHANGE: [&str; 5] = ["skid_buffer", "fifo", "arbiter", "credit_gate", "id_pool"];

/// For modules that the index does not know: variants that somebody emitted.
const VARIANT: Entry = Entry {
    bounded: Some(20),
    induction: None,
    cover: None,
    memory_as_registers: false,
    seconds: None,
    part: None,
    not_proved: None,
};

/// What to prove of each module.
#[derive(Clone, Debug)]
pub struct Plan {
    index: Index,
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
    /// As the record of a module calls it.
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
    /// Whether the clocks are independent; then a cycle is a step in which any of them may rise.
    pub several_clocks: bool,
    /// What an induction is about, if not about everything.
    pub part: Option<&'a Part>,
    /// What is shown.
    pub mode: Mode,
    /// How deep.
    pub depth: u32,
}

impl Plan {
    /// What the records of the emitted modules ask for.
    pub fn emitted() -> Result<Self> {
        Ok(Self { index: Index::read()? })
    }

    /// What this index asks for.
    pub fn of(index: Index) -> Self {
        Self { index }
    }

    /// How a module is proved.
    pub fn entry(&self, module: &str) -> &Entry {
        self.index.module.get(module).map_or(&VARIANT, |module| &module.proof)
    }

    /// Whether a module is among the chosen ones.
    pub fn is_chosen(&self, chosen: Chosen, module: &str) -> bool {
        match chosen {
            Chosen::All => true,
            Chosen::Library => self
                .index
                .module
                .get(module)
                .is_some_and(|module| AT_EVERY_CHANGE.contains(&module.of.as_str())),
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
            let several_clocks = has_several_clocks(&wrapper.text);
            let sources = [Some(wrapper), rtl.module(name).ok()];
            let covers = sources.iter().flatten().any(|source| source.text.contains("cover ("));
            let modes = [
                (Mode::Bounded, entry.bounded),
                (Mode::Induction, entry.induction),
                (Mode::Cover, entry.cover.filter(|_| covers)),
            ];
            for (mode, depth) in modes {
                if let Some(depth) = depth {
                    let part = entry.part.as_ref().filter(|_| mode == Mode::Induction);
                    let module = name;
                    let proof = Proof { module, wrapper, entry, several_clocks, part, mode, depth };
                    proofs.push(proof);
                }
            }
        }
        Ok(proofs)
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
    fn a_module_that_the_index_does_not_know_is_checked_for_some_cycles() {
        let plan = Plan::of(Index::default());
        assert_eq!(plan.entry("fifo_word8_d3"), &VARIANT);
        assert!(!plan.is_chosen(Chosen::Library, "fifo_word8_d3"));
    }
}
