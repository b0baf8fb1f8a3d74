//! Which banks there are.
use nic_dsl::Bits;
use nic_spec::contract::Contract;

use crate::coherence::bank_port::BankPort;
use crate::coherence::geometry::Geometry;
pub(super) use crate::coherence::geometry::LINE_BITS;
use crate::coherence::sets::SetTable;
use crate::module::{Error, Record, Values, header};

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
    /// It has ports for a function that modifies lines.
    pub modifies: bool,
    /// MSHRs, and places to wait in, that are left to port 0, which then comes first; 0: ports are equal.
    pub reserved: u32,
}

/// Requests of port 0 in a row, behind which port 1 has a turn.
pub(super) const MOST_IN_A_ROW: u32 = 7;

impl HmcBank {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let sizes = Self::of_sizes(values)?;
        let outstanding = sizes.outstanding;
        let reserved = values.number("RESERVED", 0..=128)?;
        if reserved > outstanding / 2 {
            return Err(Error::new(format!(
                "RESERVED={reserved} is more than half of OUTSTANDING={outstanding}"
            )));
        }
        Ok(Self { reserved, modifies: values.number("MODIFY", 0..=1)? == 1, ..sizes })
    }

    /// The same, of one whose ports are equal, and that modifies no line.
    ///
    /// # Errors
    /// An illegal value.
    pub fn of_sizes(values: &Values) -> Result<Self, Error> {
        Ok(Self {
            sets: values.power_of_two("SETS", 2..=4096)?,
            ways: values.power_of_two("WAYS", 2..=8)?,
            outstanding: values.power_of_two("OUTSTANDING", 4..=256)?,
            banks: values.power_of_two("BANKS", 1..=4)?,
            reserved: 0,
            modifies: false,
        })
    }

    /// What is said of it in `source`, and of lines that it modifies.
    pub(in crate::coherence) fn documented(&self, source: &str, contract: &Contract) -> String {
        let of_modify = self.modifies.then_some(include_str!("modify.rs"));
        let sources: Vec<&str> = [source].into_iter().chain(of_modify).collect();
        header::text_of(&sources, contract)
    }

    /// The name of a module of that type for a bank of this configuration.
    pub(super) fn name_as(&self, record: &Record) -> String {
        let Self { sets, ways, outstanding, banks, reserved, modifies } = *self;
        let mut name = record.name(&[
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", outstanding),
            ("BANKS", "b", banks),
        ]);
        if reserved > 0 {
            name += &format!("_r{reserved}");
        }
        if modifies {
            name += "_m1";
        }
        name
    }

    /// Port 0 comes first.
    pub(super) fn is_urgent(&self) -> bool {
        self.reserved > 0
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
