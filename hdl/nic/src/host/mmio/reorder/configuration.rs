//! Which reorder units there are.
use nic_dsl::MemoryStyle;

use crate::module::{Error, Values};

/// Lines of a window from which on its bytes are in block RAM.
const BLOCK_FROM: u32 = 32;

/// The configuration of the unit.
#[derive(Clone, Debug)]
pub struct MmioReorder {
    pub(super) window_lines: u32,
    pub(super) line_bytes: u32,
    pub(super) line_bits: u32,
    pub(super) length_bytes: u32,
    pub(super) length_offset: u32,
    pub(super) is_big_endian: bool,
    pub(super) uncounted_bytes: u32,
    pub(super) alignment_bytes: u32,
    pub(super) maximum_bytes: u32,
    /// Whether the bytes are in block RAM.
    is_block: bool,
}

impl MmioReorder {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let mut new = Self {
            window_lines: values.power_of_two("WINDOW", 2..=64)?,
            line_bytes: values.power_of_two("LINE_BYTES", 16..=64)?,
            line_bits: values.number("LINE_BITS", 4..=48)?,
            length_bytes: values.number("LENGTH_BYTES", 1..=2)?,
            length_offset: values.number("LENGTH_OFFSET", 0..=63)?,
            is_big_endian: values.word("LENGTH_ORDER", &["little", "big"])? == 1,
            uncounted_bytes: values.number("UNCOUNTED", 0..=255)?,
            alignment_bytes: values.power_of_two("ALIGNMENT", 4..=64)?,
            maximum_bytes: values.number("MAXIMUM", 1..=65_535)?,
            is_block: false,
        };
        let memory = values.word("MEMORY", &["auto", "distributed", "block"])?;
        new.is_block = memory == 2 || (memory == 0 && new.window_lines >= BLOCK_FROM);
        match new.contradiction() {
            None => Ok(new),
            Some(text) => Err(Error::new(format!("`mmio_reorder`: {text}"))),
        }
    }

    fn contradiction(&self) -> Option<String> {
        let Self { window_lines, line_bytes, length_bytes, length_offset, .. } = self;
        let least_bits = self.slot_bits() + 2;
        if self.line_bits < least_bits {
            // Half of the space is ahead, half behind, and the storage must be a part of the former.
            return Some(format!("WINDOW={window_lines} needs LINE_BITS of at least {least_bits}"));
        }
        if length_offset + length_bytes > *line_bytes {
            let last = line_bytes - length_bytes;
            return Some(format!("LENGTH_OFFSET is at most {last}, within the first LINE_BYTES"));
        }
        let granule = self.granule_bytes();
        if *length_bytes == 2 && length_offset % granule == granule - 1 {
            return Some(format!(
                "a length field of 2 bytes does not cross a multiple of {granule}"
            ));
        }
        if self.alignment_bytes > *line_bytes {
            return Some(format!("ALIGNMENT is at most LINE_BYTES={line_bytes}"));
        }
        if self.maximum_bytes < self.shortest_bytes() {
            return Some(format!("MAXIMUM is at least {}", self.shortest_bytes()));
        }
        None
    }

    /// What differs from the defaults, in the name of the module.
    pub(super) fn module_name(&self) -> String {
        let mut name = super::RECORD.name(&[("WINDOW", "w", self.window_lines)]);
        let mut add = |differs: bool, text: String| {
            if differs {
                name += &format!("_{text}");
            }
        };
        add(self.line_bytes != 64, format!("line{}", self.line_bytes));
        add(self.line_bits != 12, format!("address{}", self.line_bits));
        add(self.length_bytes != 2, format!("length{}", self.length_bytes));
        add(self.length_offset != 0, format!("at{}", self.length_offset));
        add(self.is_big_endian, "big".to_string());
        add(self.uncounted_bytes != 0, format!("plus{}", self.uncounted_bytes));
        add(self.alignment_bytes != 4, format!("align{}", self.alignment_bytes));
        add(self.maximum_bytes != 9216, format!("max{}", self.maximum_bytes));
        let is_usual = self.is_block == (self.window_lines >= BLOCK_FROM);
        add(!is_usual, if self.is_block { "block" } else { "distributed" }.to_string());
        name
    }

    /// Bytes up to and with the length field: no message is shorter.
    pub(super) fn shortest_bytes(&self) -> u32 {
        self.length_offset + self.length_bytes
    }
    /// What the memories of the bytes become.
    pub(super) fn data_style(&self) -> MemoryStyle {
        if self.is_block { MemoryStyle::Block } else { MemoryStyle::Distributed }
    }
    /// Bytes of the unit in which places are counted: a message begins with one.
    pub(super) fn granule_bytes(&self) -> u32 {
        self.alignment_bytes.min(8)
    }
    /// Bits of a byte's number in its granule.
    pub(super) fn granule_byte_bits(&self) -> u32 {
        self.granule_bytes().trailing_zeros()
    }
    /// Granules of a line.
    pub(super) fn granules(&self) -> u32 {
        self.line_bytes / self.granule_bytes()
    }
    /// Bits of a granule's number in its line.
    pub(super) fn granule_bits(&self) -> u32 {
        self.granules().trailing_zeros()
    }
    /// Lines that are stored: a window of stores that arrive, and one of lines that leave.
    pub(super) fn storage_lines(&self) -> u32 {
        2 * self.window_lines
    }
    /// Bits of a place in the storage.
    pub(super) fn slot_bits(&self) -> u32 {
        self.storage_lines().trailing_zeros()
    }
    /// Bits of a byte's number in its line.
    pub(super) fn byte_bits(&self) -> u32 {
        self.line_bytes.trailing_zeros()
    }
    /// The largest length that the field can state, with what it does not count.
    pub(super) fn largest_total(&self) -> u32 {
        (1 << (8 * self.length_bytes)) - 1 + self.uncounted_bytes
    }
    /// Bits of such a length; enough to tell a beat from more than a beat.
    pub(super) fn total_bits(&self) -> u32 {
        let value = self.largest_total().max(2 * self.line_bytes);
        u32::BITS - value.leading_zeros()
    }
}
