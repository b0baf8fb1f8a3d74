//! Register maps: the one description from which the hardware's decoders, the documents, the C headers
//! and the driver's constants come.
//!
//! A [`Map`] consists of [`Block`]s, each the registers of one unit. What is in a block follows from
//! messages: every field of its control message is a register to read and write, every field of its
//! status message one to read, and every command is a message that a write sends. The text of a register
//! is the documentation of its field.
//!
//! # Where registers are
//! A block has [`BLOCK_BYTES`] bytes, in three parts:
//!
//! | part | from | up to |
//! |---|---|---|
//! | control, or constants | 0x000 | 64 words |
//! | commands | 0x100 | 8 commands of 8 words, command `i` from 0x100 + 0x20 `i` on |
//! | status | 0x200 | 128 words |
//!
//! In each part, and in each command, registers follow one another as the fields do in the declaration
//! of the message: a field of up to 32 bits has the next word, one of up to 64 bits the next two words
//! that begin at a multiple of 8, the lower half first. So a field that is added at the end of a message
//! moves no other, and neither does a further command. Blocks have the addresses that the map gives them.
//!
//! # Fields of more than 32 bits
//! Reading the lower word keeps the upper half of that moment, which the upper word reads, of whichever
//! such field of the block the lower word was read last. Writing the lower word changes nothing; writing
//! the upper word then writes both, and is refused if the write before it in the block was another one.
//!
//! # Commands
//! A command is sent by the write of its last word, with what the words before it were last written with.
//! One without fields is a register of its own, sent by writing 1.
mod block;
pub mod nic;
pub mod pio_nic;
pub mod reorder_nic;
pub mod roce_nic;
#[cfg(test)]
mod tests;

pub use block::{Block, Command, register_name, snake};

/// Cycles of the host's clock that a message may wait for its link, after reset: 4 us at 250 MHz.
const PATIENCE_CYCLES: u64 = 1_000;
/// Bytes of a block.
pub const BLOCK_BYTES: u32 = 0x400;

/// A register: one word of 32 bits, or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// Name, in lower case, different from others of its block.
    pub name: String,
    /// Byte address in its block, a multiple of 4, or of 8 if it has two words.
    pub offset: u32,
    /// What reading and writing do.
    pub access: Access,
    /// Bits that mean something, from bit 0, at most 64; the others read as zero.
    pub bits: u32,
    /// Its value after reset. What a constant one reads, where that is the same in every hardware of the
    /// map; else `None`.
    pub reset: Option<u64>,
    /// What it says or does.
    pub meaning: String,
    /// Values that have a name: name, value and meaning. If there are any, no other is written.
    pub values: Vec<(String, u32, String)>,
}

impl Register {
    /// Words of 32 bits.
    pub fn words(&self) -> u32 {
        self.bits.div_ceil(32)
    }
}

/// What reading and writing do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads the same at all times.
    Constant,
    /// Reads what is so now.
    Status,
    /// Reads how often something went wrong since reset; stops at its largest value.
    ErrorCounter,
    /// Reads how often something happened since reset; goes around.
    EventCounter,
    /// Reads what was written.
    Control,
    /// Reads zero; what is written goes with the command that follows.
    Argument,
    /// Reads zero; a write sends the command.
    Command,
}

impl Access {
    /// Whether a write is answered without an error.
    pub const fn is_writable(self) -> bool {
        matches!(self, Self::Control | Self::Argument | Self::Command)
    }

    /// Whether a read gives its value.
    pub const fn is_readable(self) -> bool {
        !matches!(self, Self::Argument | Self::Command)
    }

    /// In a table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Constant => "constant",
            Self::Status => "status",
            Self::ErrorCounter => "error counter",
            Self::EventCounter => "event counter",
            Self::Control => "read and write",
            Self::Argument => "write, argument",
            Self::Command => "write, sends",
        }
    }
}

/// The registers of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// Name of the card.
    pub name: &'static str,
    /// Four letters that its first register reads.
    pub letters: &'static [u8; 4],
    /// Major number: an old driver cannot go on with another. Minor number: there is more than before.
    pub version: (u16, u16),
    /// Its blocks, in order of their addresses. The first is at 0 and begins with
    /// `CardIdentification`.
    pub blocks: Vec<Block>,
}

impl Map {
    /// The block of that name.
    ///
    /// # Panics
    /// If there is none.
    pub fn block(&self, name: &str) -> &Block {
        let found = self.blocks.iter().find(|block| block.name == name);
        found.unwrap_or_else(|| panic!("the map of {} has no block `{name}`", self.name))
    }

    /// The address and the register called `block.register`, or `block_3.register` in a block of which
    /// there are several.
    pub fn find(&self, path: &str) -> Option<(u32, Register)> {
        let (wanted, name) = path.split_once('.')?;
        for block in &self.blocks {
            let number = block.instance_names().iter().position(|instance| instance == wanted);
            if let Some(number) = number {
                let register = block.registers().into_iter().find(|r| r.name == name)?;
                return Some((block.address(number as u32) + register.offset, register));
            }
        }
        None
    }

    /// Says in the first block who the card is.
    ///
    /// # Panics
    /// If the first block does not begin with `CardIdentification`.
    fn identified(mut self) -> Self {
        let values = [u64::from(self.identification()), u64::from(self.version_number())];
        let first = self.blocks.remove(0);
        let first = first.always("identification", values[0]).always("version", values[1]);
        self.blocks.insert(0, first);
        self
    }

    /// What the version register reads.
    pub fn version_number(&self) -> u32 {
        u32::from(self.version.0) << 16 | u32::from(self.version.1)
    }

    /// What the identification register reads.
    pub fn identification(&self) -> u32 {
        u32::from_le_bytes(*self.letters)
    }

    /// What is wrong with it, a line for each: names that are taken, addresses that overlap.
    pub fn findings(&self) -> Vec<String> {
        let mut findings = Vec::new();
        let mut taken: Vec<(u32, String)> = Vec::new();
        for block in &self.blocks {
            findings.extend(block.findings());
            for (number, name) in block.instance_names().into_iter().enumerate() {
                let address = block.address(number as u32);
                for (other_address, other) in &taken {
                    if *other == name {
                        findings.push(format!("two blocks are called `{name}`"));
                    }
                    if *other_address == address {
                        findings.push(format!("`{name}` and `{other}` are both at {address:#x}"));
                    }
                }
                taken.push((address, name));
            }
        }
        let first = self.blocks.first().map(|block| (block.base, block.registers()));
        let begins = first.is_some_and(|(base, registers)| {
            base == 0 && registers.first().is_some_and(|r| r.name == "identification")
        });
        if !begins {
            findings.push(format!("the map of {} does not begin with who it is", self.name));
        }
        findings
    }
}
