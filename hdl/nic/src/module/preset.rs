//! Configurations that have a name.
use super::proof::Proof;

/// A configuration of a module type. Its name is that of the Verilog module, and its file's.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The type's name, or one that begins with it.
    pub name: &'static str,
    /// What differs from the defaults, each as `DEPTH=16`.
    pub settings: &'static [&'static str],
    /// Who wants it.
    pub purpose: Purpose,
    /// What is proved of it, if not what the record says.
    pub proof: Option<Proof>,
    /// The memory cells that Yosys makes of it and of all below it (`synth_xilinx -family xcup`), by
    /// type and number; empty where nobody counts them.
    pub memories: &'static [(&'static str, u64)],
}

/// Who wants a configuration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Users: it stands under `rtl-out/`, unless a card has its type in another size, or has parameters in its
    /// place.
    Product,
    /// Tests and proofs: it is written when they are built, as are those of users that are not under `rtl-out/`.
    Test,
    /// Other modules instantiate it, under the name that its own configuration gives it; here it
    /// only gets its proof, its memories and typed ports, for a bench that drives it.
    Part,
}

impl Preset {
    const fn new(name: &'static str, settings: &'static [&'static str], purpose: Purpose) -> Self {
        Self { name, settings, purpose, proof: None, memories: &[] }
    }

    /// A configuration for users.
    pub const fn product(name: &'static str, settings: &'static [&'static str]) -> Self {
        Self::new(name, settings, Purpose::Product)
    }

    /// A size for tests.
    pub const fn test(name: &'static str, settings: &'static [&'static str]) -> Self {
        Self::new(name, settings, Purpose::Test)
    }

    /// A configuration that other modules instantiate, of which something is to be said or which a bench drives.
    pub const fn part(name: &'static str) -> Self {
        Self::new(name, &[], Purpose::Part)
    }

    /// With a proof of its own.
    pub const fn proof(self, proof: Proof) -> Self {
        Self { proof: Some(proof), ..self }
    }

    /// With these memory cells.
    pub const fn memories(self, memories: &'static [(&'static str, u64)]) -> Self {
        Self { memories, ..self }
    }
}
