//! Which banks there are.
use nic_dsl::Bits;

use super::mshrs::DmcMshrs;
use crate::coherence::bank_port::BankPort;
use crate::coherence::geometry::Geometry;
pub(super) use crate::coherence::geometry::LINE_BITS;
use crate::coherence::sets::SetTable;
use crate::message::MemoryMap;
use crate::module::{Error, Values};

/// Bits of a line's number in its page.
const LINE_IN_PAGE_BITS: u32 = 6;

/// The configuration of a bank.
#[derive(Clone, Debug)]
pub struct DmcBank {
    /// Sets, a power of two from 2 to 4096.
    pub sets: u32,
    /// Ways, 2, 4 or 8.
    pub ways: u32,
    /// Requests that may be outstanding, a power of two from 4 to 256.
    pub outstanding: u32,
    /// Lines that memory may be reading for the host, a power of two from 4 to 256.
    pub host_reads: u32,
    /// Banks among which the lines are divided, 1, 2 or 4.
    pub banks: u32,
    /// Pages of 4 KiB, a power of two from 2 to 2^20.
    pub pages: u32,
}

impl DmcBank {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self {
            sets: values.power_of_two("SETS", 2..=4096)?,
            ways: values.power_of_two("WAYS", 2..=8)?,
            outstanding: values.power_of_two("OUTSTANDING", 4..=256)?,
            host_reads: values.power_of_two("HOST_READS", 4..=256)?,
            banks: values.power_of_two("BANKS", 1..=4)?,
            pages: values.power_of_two("PAGES", 2..=1 << 20)?,
        })
    }

    pub(super) fn module_name(&self) -> String {
        let Self { sets, ways, outstanding, host_reads, banks, pages } = *self;
        super::RECORD.name(&[
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", outstanding),
            ("HOST_READS", "h", host_reads),
            ("BANKS", "b", banks),
            ("PAGES", "p", pages),
        ])
    }

    /// Where lines stand.
    pub(super) fn geometry(&self) -> Geometry {
        let Self { sets, ways, banks, .. } = *self;
        Geometry { sets, ways, banks, line_bits: self.line_bits(), is_hashed: true }
    }
    /// The bank of a line of memory, if there are several: by what tells the line from the others.
    pub(in crate::coherence) fn bank_of(&self, line: Bits) -> Option<Bits> {
        self.geometry().bank_of(self.local(line))
    }
    /// Its sets.
    pub(super) fn set_table(&self) -> SetTable {
        SetTable { geometry: self.geometry(), entry_bits: self.entry_bits() }
    }
    /// Its MSHRs.
    pub(super) fn mshrs(&self) -> DmcMshrs {
        let Self { outstanding, host_reads, .. } = *self;
        DmcMshrs { outstanding, host_reads, line_bits: self.line_bits() }
    }
    /// Its line ports; a request may be put back for want of a tag.
    pub(super) fn line_port(&self) -> BankPort {
        let place_bits = self.geometry().place_bits();
        BankPort { outstanding: self.outstanding, place_bits, wants: 1 }
    }
    /// Bits that tell the lines of memory from one another, or the sets of the cache if it is larger.
    pub(super) fn line_bits(&self) -> u32 {
        let set_and_bank = (self.sets * self.banks).trailing_zeros();
        self.memory_bits().max(set_and_bank + 1)
    }
    /// What tells a line of memory from its other lines.
    pub(super) fn local(&self, line: Bits) -> Bits {
        line.truncate(self.line_bits())
    }
    /// The line of memory that is told from its other lines by `local`.
    pub(super) fn line_in_memory(&self, local: Bits, memory_map: &MemoryMap) -> Bits {
        let begin = memory_map.device_begin.top(LINE_BITS - self.line_bits());
        nic_dsl::concatenate([begin, local])
    }
    /// Bits of the tag of an outstanding request.
    pub(super) fn entry_bits(&self) -> u32 {
        self.outstanding.trailing_zeros()
    }
    /// Bits of a page's number.
    pub(super) fn page_bits(&self) -> u32 {
        self.pages.trailing_zeros()
    }
    /// The page of a line.
    pub(super) fn page_of(&self, line: Bits) -> Bits {
        line.slice(LINE_IN_PAGE_BITS, self.page_bits())
    }
    /// What tells the device's memory from other addresses.
    pub(in crate::coherence) fn region_of(&self, line: Bits) -> Bits {
        line.top(LINE_BITS - self.memory_bits())
    }
    /// Bits of a line's number in the device's memory.
    pub(super) fn memory_bits(&self) -> u32 {
        LINE_IN_PAGE_BITS + self.page_bits()
    }
    /// Bits 51 to 12 of a line's byte address.
    pub(super) fn page_number(line: Bits) -> Bits {
        line.top(LINE_BITS - LINE_IN_PAGE_BITS)
    }
    /// The first line of a page.
    pub(super) fn first_line(page: Bits) -> Bits {
        nic_dsl::concatenate([page, nic_dsl::constant(LINE_IN_PAGE_BITS, 0)])
    }
    /// Bits of the counter that empties the tags, the table of bias and the MSHRs.
    pub(super) fn sweep_bits(&self) -> u32 {
        self.geometry().set_bits().max(self.page_bits()).max(self.entry_bits())
    }
}
