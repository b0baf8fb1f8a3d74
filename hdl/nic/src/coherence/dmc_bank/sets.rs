//! Sets of a bank of the cache of device memory: which lines are in its ways, and which are outstanding.
//!
//! ```text
//!           +------ dmc_sets ------+
//!      read |                      | found
//!  -------->| pulse          level |------->
//!     probe |                      |
//!  -------->| level                |
//!   decided |                      |
//!  -------->| level                |
//!    change |                      |
//!  -------->| level                |
//!     ended |                      |
//!  -------->| pulse                |
//!     sweep |                      |
//!  -------->| pulse                |
//!           +----------------------+
//!
//!   1: read ---> tags, places (block RAM)
//!   2: probe --> compared with the tags of each way and place, victim chosen
//!   3: found --> decided, changes --> what is written
//! ```
//!
//! # Function
//! In cycle 1 the set of a line is read, in 2 its tags are compared with that of `probe`, in 3 `found` says what is known
//! of the line, and `change` what becomes of it. The victim is an empty way, or the one that the tree of uses points
//! to. What an operation changes in its set is there for the next one, which is a cycle behind it.
//!
//! An MSHR has a place in the set of its line until its line is no longer outstanding. It is marked while memory is
//! accessed for it. One that ends without a decision (`ended`) is found outstanding until two cycles later.
//!
//! # Backpressure
//! None.
//!
//! # Ordering
//! An operation in each cycle, in the order in which their sets are read.
//!
//! # Reset
//! `sweep` empties a set in each cycle; until all are empty nothing may be found.
//!
//! # Resources
//! Tags of ways, and tags and numbers of outstanding lines in block RAM; the states of lines, the trees of uses and
//! what is marked in lookup tables, and beside them who ended without a decision. A comparator for each way and each place, and one for what the operation before has
//! written.
//!
//! # Rationale
//! Reading a set for the operation behind again, after what was written, would take a cycle more for each operation of
//! the same set.
use nic_dsl::{Bool, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, elaborate};
use nic_spec::contract::{self, Contract};

use crate::coherence::geometry::Geometry;
use crate::coherence::sets::{Change, Decided, Found, Policy, Probe, SetTable, Shapes};
use crate::message::{Identifier, IdentifierShape};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What sets promise.
pub const CONTRACT: Contract = Contract {
    module: "dmc_sets",
    summary: "Finds a line in the sets of a bank of the cache of device memory, and changes its set.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "SETS", default: "256", meaning: "a power of two from 2 to 4096" },
        Parameter { name: "WAYS", default: "4", meaning: "2, 4 or 8" },
        Parameter {
            name: "OUTSTANDING",
            default: "64",
            meaning: "outstanding lines, a power of two from 4 to 256",
        },
        Parameter {
            name: "BANKS",
            default: "2",
            meaning: "banks among which lines are divided by the parity of their address, 1, 2 or 4",
        },
        Parameter {
            name: "LINE_BITS",
            default: "22",
            meaning: "bits that tell lines of memory from one another, more than those of a set and a bank, to 46",
        },
    ],
    presets: &[
        Preset::product("dmc_sets", &["SETS=256"]).memories(&[("RAM64M8", 22), ("RAMB18E2", 8)]),
        Preset::test(
            "dmc_sets_tiny",
            &["SETS=2", "WAYS=2", "OUTSTANDING=4", "BANKS=1", "LINE_BITS=10"],
        )
        .memories(&[("RAM32M", 3), ("RAM32M16", 1), ("RAMB18E2", 6)]),
        Preset::part("dmc_sets_s2_w2_o4_l10").memories(&[
            ("RAM32M", 3),
            ("RAM32M16", 1),
            ("RAMB18E2", 6),
        ]),
        Preset::part("dmc_sets_b1").memories(&[("RAM64M8", 22), ("RAMB18E2", 8)]),
        Preset::part("dmc_sets_b1_l15").memories(&[("RAM64M8", 22), ("RAMB18E2", 8)]),
    ],
    proof: Proof::none("the proof of dmc_bank is about it, too"),
    constraint: None,
    build: |values| build(&DmcSets::new(values)?),
};

/// The sets of such a bank.
#[derive(Clone, Debug)]
pub struct DmcSets {
    pub(super) table: SetTable,
}

/// Ports of the sets.
#[derive(Ports)]
pub struct DmcSetsPorts {
    /// The set that is read for the operation that is in cycle 2 next.
    pub read: PulseSink<Identifier>,
    /// The operation in cycle 2.
    pub probe: LevelSink<Probe>,
    /// The operation in cycle 3.
    pub decided: LevelSink<Decided>,
    /// What is found for it.
    pub found: LevelSource<Found>,
    /// What it changes.
    pub change: LevelSink<Change>,
    /// The MSHR that it allocates is marked.
    #[shape(())]
    pub marks_new: LevelSink<Bool>,
    /// An MSHR that ends without a decision.
    pub ended: PulseSink<Identifier>,
    /// A set that is emptied.
    pub sweep: PulseSink<Identifier>,
}

impl DmcSets {
    fn new(values: &Values) -> Result<Self, Error> {
        let (sets, ways) =
            (values.power_of_two("SETS", 2..=4096)?, values.power_of_two("WAYS", 2..=8)?);
        let outstanding = values.power_of_two("OUTSTANDING", 4..=256)?;
        let banks = values.power_of_two("BANKS", 1..=4)?;
        let line_bits = values.number("LINE_BITS", (sets * banks).trailing_zeros() + 1..=46)?;
        let geometry = Geometry { sets, ways, banks, line_bits, is_hashed: true };
        Ok(Self { table: SetTable { geometry, entry_bits: outstanding.trailing_zeros() } })
    }
}

impl Module for DmcSets {
    type Ports = DmcSetsPorts;

    fn name(&self) -> String {
        let SetTable { geometry, entry_bits } = self.table;
        let Geometry { sets, ways, banks, line_bits, .. } = geometry;
        RECORD.name(&[
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", 1 << entry_bits),
            ("BANKS", "b", banks),
            ("LINE_BITS", "l", line_bits),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("sets.rs"), &CONTRACT)
    }

    fn shape(&self) -> DmcSetsPortsShape {
        let SetTable { geometry, entry_bits } = self.table;
        let Shapes { probe, decided, found, change, .. } = self.table.shapes();
        let set = IdentifierShape { bits: geometry.set_bits() };
        let ended = IdentifierShape { bits: entry_bits };
        DmcSetsPortsShape { read: set.clone(), sweep: set, ended, probe, decided, found, change }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let named = |pulse: &PulseSink<Identifier>| (pulse.valid, pulse.payload.value);
        let policy = Policy::Device { ended: named(&ports.ended), marks_new: *ports.marks_new };
        let operations = (*ports.probe, *ports.decided, *ports.change);
        let (found, _) =
            self.table.sets(named(&ports.read), operations, policy, named(&ports.sweep));
        ports.found.assign(found);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
