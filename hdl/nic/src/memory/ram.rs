//! What the RAMs have in common: their size, and the parameters that say it.
use nic_dsl::{Bits, BundleExt, Memory, MemoryStyle, ReadDuringWrite};

use crate::message::{RamReadShape, RamWriteShape, Word, WordShape};
use crate::module::{Error, Parameter, Values};

/// The size and the kind of a RAM.
#[derive(Clone, Debug)]
pub struct Ram {
    /// Bits of a word.
    pub width: u32,
    /// Words.
    pub depth: u32,
    /// Bits that one lane of a write covers.
    pub lane_width: u32,
    /// What it should become.
    pub style: MemoryStyle,
    /// What a read of a word written in the same cycle gives.
    pub read_during_write: ReadDuringWrite,
    /// Whether a register stands behind the RAM.
    pub output_register: bool,
}

/// Bits of a word.
pub const WIDTH: Parameter =
    Parameter { name: "WIDTH", default: "512", meaning: "bits of a word, 1 to 2048" };
/// Words.
pub const DEPTH: Parameter =
    Parameter { name: "DEPTH", default: "1024", meaning: "words, 2 to 1048576" };
/// Bits of a lane.
pub const LANE: Parameter = Parameter {
    name: "LANE",
    default: "8",
    meaning: "bits that one write enable covers; a divisor of WIDTH, at most 64 lanes",
};
/// What it should become.
pub const STYLE: Parameter =
    Parameter { name: "STYLE", default: "block", meaning: "auto, distributed, block, ultra" };
/// What a read of a word written in the same cycle gives.
pub const READ_DURING_WRITE: Parameter =
    Parameter { name: "READ_DURING_WRITE", default: "old", meaning: "old, new, undefined" };
/// Whether a register stands behind the RAM.
pub const OUTPUT_REGISTER: Parameter =
    Parameter { name: "OUTPUT_REGISTER", default: "0", meaning: "0 or 1: cycles it adds" };

impl Ram {
    /// The RAM that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or lanes that do not fill a word.
    pub fn new(module: &str, values: &Values) -> Result<Self, Error> {
        let width = values.number("WIDTH", 1..=2048)?;
        let lane_width = values.number("LANE", 1..=width)?;
        if !width.is_multiple_of(lane_width) || width / lane_width > 64 {
            return Err(Error::new(format!(
                "`{module}`: LANE={lane_width} is not legal; a divisor of WIDTH={width} that \
                 makes at most 64 lanes is"
            )));
        }
        let styles =
            [MemoryStyle::Auto, MemoryStyle::Distributed, MemoryStyle::Block, MemoryStyle::Ultra];
        let style = styles[values.word("STYLE", &["auto", "distributed", "block", "ultra"])?];
        let given = [ReadDuringWrite::Old, ReadDuringWrite::New, ReadDuringWrite::Undefined];
        let names = ["old", "new", "undefined"];
        Ok(Self {
            width,
            depth: values.number("DEPTH", 2..=1 << 20)?,
            lane_width,
            style,
            read_during_write: given[values.word("READ_DURING_WRITE", &names)?],
            output_register: values.number("OUTPUT_REGISTER", 0..=1)? == 1,
        })
    }

    /// What tells this RAM from others, in a module's name.
    pub fn suffix(&self) -> String {
        let Self { width, depth, lane_width, .. } = self;
        let style = format!("{:?}", self.style).to_lowercase();
        let during = match self.read_during_write {
            ReadDuringWrite::Old => "",
            ReadDuringWrite::New => "_new",
            ReadDuringWrite::Undefined => "_undefined",
        };
        let registered = if self.output_register { "_registered" } else { "" };
        format!("w{width}_d{depth}_l{lane_width}_{style}{during}{registered}")
    }

    /// Write enables of a word.
    pub fn lanes(&self) -> u32 {
        self.width / self.lane_width
    }
    /// Bits of an address.
    pub fn address_bits(&self) -> u32 {
        u32::BITS - (self.depth - 1).leading_zeros()
    }
    /// Shape of a write.
    pub fn write_shape(&self) -> RamWriteShape {
        let (address_bits, bits) = (self.address_bits(), self.width);
        RamWriteShape { address_bits, bits, lanes: self.lanes() }
    }
    /// Shape of a read.
    pub fn read_shape(&self) -> RamReadShape {
        RamReadShape { address_bits: self.address_bits() }
    }
    /// Shape of a word.
    pub fn word_shape(&self) -> WordShape {
        WordShape { bits: self.width }
    }
    /// The memory itself.
    pub fn memory(&self) -> Memory<Bits> {
        Memory::<Bits>::new(self.width, self.depth)
            .lanes(self.lane_width)
            .style(self.style)
            .read_during_write(self.read_during_write)
    }
    /// A word of those bits.
    pub fn word(&self, bits: Bits) -> Word {
        Word::unpack(&self.word_shape(), bits)
    }
}
