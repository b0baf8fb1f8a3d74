//! What the host finds in a block of registers: values by name, and what a write does to them.
use std::collections::BTreeMap;

use nic_spec::register::{Access, Block, Register};

/// A block.
#[derive(Clone, Debug)]
pub struct RegisterBlock {
    block: Block,
    /// What the unit shows, by name of the register.
    pub shown: BTreeMap<String, u64>,
    /// What was written, by name of the register.
    held: BTreeMap<String, u64>,
    /// The upper half that was kept by a read.
    upper: u64,
    /// The word that was written last, and what was written.
    last: Option<(u32, u64)>,
}

/// A command that was sent: its name, and what goes with it, field by field.
pub type Sent = (&'static str, Vec<u64>);

impl RegisterBlock {
    /// A block after reset.
    pub fn new(block: &Block) -> Self {
        let (shown, held) = Default::default();
        let mut model = Self { block: block.clone(), shown, held, upper: 0, last: None };
        model.reset();
        model
    }

    /// Control registers take their first values, what is outstanding is forgotten; what goes with a
    /// command stays.
    pub fn reset(&mut self) {
        for register in &self.block.control {
            self.held.insert(register.name.clone(), register.reset.unwrap_or(0));
        }
        (self.last, self.upper) = (None, 0);
    }

    /// What a control register holds.
    pub fn control(&self, name: &str) -> u64 {
        self.held[name]
    }

    /// The register with that word, and whether it is its upper one.
    fn at(&self, address: u32) -> Option<(Register, bool)> {
        self.block.registers().into_iter().find_map(|register| {
            let word = (address & !3).checked_sub(register.offset)? / 4;
            (word < register.words()).then_some((register, word == 1))
        })
    }

    /// Reads a word; nothing if there is none.
    pub fn read(&mut self, address: u32) -> Option<u64> {
        let (register, is_upper) = self.at(address)?;
        if is_upper && register.access.is_readable() {
            return Some(self.upper);
        }
        let value = match register.access {
            Access::Argument | Access::Command => return Some(0),
            Access::Control => self.held[&register.name],
            _ => self.shown.get(&register.name).copied().unwrap_or(0),
        };
        if register.words() == 2 {
            self.upper = value >> 32;
        }
        Some(value & 0xffff_ffff)
    }

    /// Writes a word; nothing if that is refused, else the command that it sends, if it does.
    pub fn write(&mut self, address: u32, data: u64, byte_enable: u64) -> Option<Option<Sent>> {
        let (register, is_upper) = self.at(address)?;
        if !register.access.is_writable() || byte_enable != 0xf {
            return None;
        }
        let before = self.last;
        let word = address & !3;
        let mask = u64::MAX >> (64 - register.bits);
        let is_code = |value: u64| register.values.iter().any(|v| u64::from(v.1) == value & mask);
        if !register.values.is_empty() && !is_code(data) {
            return None;
        }
        if is_upper {
            let (earlier, lower) = before?;
            if earlier + 4 != word {
                return None;
            }
            self.last = Some((word, data));
            self.held.insert(register.name.clone(), (data << 32 | lower) & mask);
        } else {
            self.last = Some((word, data));
            if register.words() == 2 {
                return Some(None);
            }
            self.held.insert(register.name.clone(), data & mask);
        }
        Some(self.sent(&register, data))
    }

    /// The command that the last word of this register sends.
    fn sent(&self, register: &Register, data: u64) -> Option<Sent> {
        let own = |r: &Register| r.name == register.name;
        let command = self.block.commands.iter().find(|c| c.registers.last().is_some_and(own))?;
        if command.is_bare {
            return (data & 1 == 1).then_some((command.name, Vec::new()));
        }
        let value = |r: &Register| self.held.get(&r.name).copied().unwrap_or(0);
        Some((command.name, command.registers.iter().map(value).collect()))
    }
}
