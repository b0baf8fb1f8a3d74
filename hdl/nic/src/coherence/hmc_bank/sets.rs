//! Sets of a bank of the cache of host memory: which lines are in its ways, which are outstanding and at which MSHR,
//! and which are owed to snoops.
//!
//! ```text
//!           +------ hmc_sets ------+
//!      read |                      | found, host_found
//!  -------->| pulse          level |------------------>
//!     probe |                      |
//!  -------->| level                |
//!      look |                      |
//!  -------->| pulse                |
//!   decided |                      |
//!  -------->| level                |
//!    change |                      |
//!  -------->| level                |
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
//! of the line, and `change` what becomes of it. The victim is an empty way, or the one that the tree of uses points to
//! unless its line is owed; `look` chooses a way in its place. What an operation changes in its set is there for the
//! next one, which is a cycle behind it.
//!
//! An MSHR has a place in the set of its line. The place is in use while the line is outstanding, or the MSHR is marked:
//! requests that waited for the line are served.
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
//! what is marked in lookup tables. A comparator for each way and each place, and one for what the operation before has
//! written.
//!
//! # Rationale
//! Reading a set for the operation behind again, after what was written, would take a cycle more for each operation of
//! the same set.
use nic_dsl::{Bool, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, elaborate};
use nic_spec::contract::{self, Contract};

use super::configuration::HmcBank;
use crate::coherence::sets::{
    Change, Decided, Found, HostChange, HostFound, Policy, Probe, Shapes,
};
use crate::message::{Identifier, IdentifierShape};
use crate::module::{Preset, Proof, Record, build, header};

/// What sets promise.
pub const CONTRACT: Contract = Contract {
    module: "hmc_sets",
    summary: "Finds a line in the sets of a bank of the cache of host memory, and changes its set.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: super::SIZES,
    presets: &[
        Preset::product("hmc_sets", &["SETS=256"]).memories(&[("RAM64M8", 16), ("RAMB36E2", 8)]),
        Preset::test("hmc_sets_tiny", &["SETS=2", "WAYS=2", "OUTSTANDING=4", "BANKS=1"])
            .memories(&[("RAM32M", 1), ("RAM32M16", 1), ("RAMB36E2", 6)]),
        Preset::part("hmc_sets_o128").memories(&[("RAM64M8", 16), ("RAMB36E2", 8)]),
        Preset::part("hmc_sets_o256").memories(&[("RAM64M8", 16), ("RAMB36E2", 8)]),
        Preset::part("hmc_sets_s4_w2_o8_b1").memories(&[
            ("RAM32M", 1),
            ("RAM32M16", 1),
            ("RAMB36E2", 6),
        ]),
        Preset::part("hmc_sets_s2_w2_o4").memories(&[
            ("RAM32M", 1),
            ("RAM32M16", 1),
            ("RAMB36E2", 6),
        ]),
    ],
    proof: Proof::none("the proof of hmc_bank is about it, too"),
    constraint: None,
    build: |values| build(&HmcSets::of(&HmcBank::of_sizes(values)?)),
};

/// The sets of such a bank.
#[derive(Clone, Debug)]
pub struct HmcSets(HmcBank);

impl HmcSets {
    /// Those of a bank; which port comes first, and what modifies lines, is the same to them.
    pub(super) fn of(bank: &HmcBank) -> Self {
        Self(HmcBank { reserved: 0, modifies: false, ..bank.clone() })
    }
}

/// Ports of the sets.
#[derive(Ports)]
pub struct HmcSetsPorts {
    /// The set that is read for the operation that is in cycle 2 next.
    pub read: PulseSink<Identifier>,
    /// The operation in cycle 2.
    pub probe: LevelSink<Probe>,
    /// That operation looks at this way in place of a victim.
    pub look: PulseSink<Identifier>,
    /// The operation in cycle 3.
    pub decided: LevelSink<Decided>,
    /// If that operation takes a place, it is for the victim.
    #[shape(())]
    pub places_victim: LevelSink<Bool>,
    /// What is found for it.
    pub found: LevelSource<Found>,
    /// What is found beside.
    pub host_found: LevelSource<HostFound>,
    /// What it changes.
    pub change: LevelSink<Change>,
    /// What it changes beside.
    #[shape(())]
    pub host_change: LevelSink<HostChange>,
    /// A set that is emptied.
    pub sweep: PulseSink<Identifier>,
}

impl Module for HmcSets {
    type Ports = HmcSetsPorts;

    fn name(&self) -> String {
        self.0.name_as(&RECORD)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("sets.rs"), &CONTRACT)
    }

    fn shape(&self) -> HmcSetsPortsShape {
        let Shapes { probe, decided, found, host_found, change } = self.0.set_table().shapes();
        let set = IdentifierShape { bits: self.0.set_bits() };
        let look = IdentifierShape { bits: self.0.geometry().way_bits() };
        HmcSetsPortsShape {
            read: set.clone(),
            sweep: set,
            look,
            probe,
            decided,
            found,
            host_found,
            change,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let named = |pulse: &PulseSink<Identifier>| (pulse.valid, pulse.payload.value);
        let policy = Policy::Host {
            looks: named(&ports.look),
            places_victim: *ports.places_victim,
            change: *ports.host_change,
        };
        let operations = (*ports.probe, *ports.decided, *ports.change);
        let table = self.0.set_table();
        let (found, of_host) =
            table.sets(named(&ports.read), operations, policy, named(&ports.sweep));
        ports.found.assign(found);
        ports.host_found.assign(of_host.expect("the sets are of host memory"));
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
