//! Which banks there are.
use nic_dsl::Bits;

use crate::coherence::bank_port::BankPort;
use crate::coherence::geometry::Geometry;
pub(super) use crate::coherence::geometry::LINE_BITS;
use crate::coherence::sets::SetTable;
use crate::module::{Error, Record, Values};

/// The configuration of a bank.
#[derive(Clone, Debug)]
pub struct HmcBank {
    /// Sets, a power of two from 2 to 4096.
    pub sets: u32,
    /// Ways, 2, 4 or 8.
    pub ways: u32,
    /// Requests that may be outstanding, a power of two from 4 to 256.
    pub outstanding: u32,
    /// Banks among which the lines are divided, 1, 2 or 4.
    pub banks: u32,
}

impl HmcBank {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self {
            sets: values.power_of_two("SETS", 2..=4096)?,
            ways: values.power_of_two("WAYS", 2..=8)?,
            outstanding: values.power_of_two("OUTSTANDING", 4..=256)?,
            banks: values.power_of_two("BANKS", 1..=4)?,
        })
    }

    /// The name of a module of that type for a bank of this configuration.
    pub(super) fn name_as(&self, record: &Record) -> String {
        let Self { sets, ways, outstanding, banks } = *self;
        record.name(&[
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", outstanding),
            ("BANKS", "b", banks),
        ])
    }

    /// Where lines stand.
    pub(in crate::coherence) fn geometry(&self) -> Geometry {
        Geometry {
            sets: self.sets,
            ways: self.ways,
            banks: self.banks,
            line_bits: LINE_BITS,
            is_hashed: true,
        }
    }
    /// Its sets.
    pub(super) fn set_table(&self) -> SetTable {
        SetTable { geometry: self.geometry(), entry_bits: self.entry_bits() }
    }
    /// Its line ports; a request may be put back for want of a tag, or of a place to wait in.
    pub(super) fn line_port(&self) -> BankPort {
        let place_bits = self.geometry().place_bits();
        BankPort { outstanding: self.outstanding, place_bits, wants: 2 }
    }
    /// Bits of a set's number.
    pub(super) fn set_bits(&self) -> u32 {
        self.geometry().set_bits()
    }
    /// Bits of the tag of an outstanding request.
    pub(super) fn entry_bits(&self) -> u32 {
        self.outstanding.trailing_zeros()
    }
    /// The line with that tag in the set of `neighbour`.
    pub(super) fn line_of(&self, tag: Bits, neighbour: Bits) -> Bits {
        self.geometry().line_of(tag, neighbour)
    }
}
