//! What the host finds in the registers: a map from words to values, built from the names.
use std::collections::BTreeMap;

use nic_spec::register::{Access, REORDER_NIC};

/// The registers.
#[derive(Clone, Debug, Default)]
pub struct Registers {
    /// What the device shows, by name.
    pub shown: BTreeMap<&'static str, u64>,
    control: Option<u64>,
    upper_bytes: u64,
    refused: u64,
}

/// What an access gives: the word that was read, or nothing if it is refused.
pub type Answer = Option<u64>;

impl Registers {
    /// Reads a word.
    pub fn read(&mut self, address: u64) -> Answer {
        let register = REORDER_NIC.iter().find(|r| u64::from(r.offset) == address & !3);
        let Some(register) = register else {
            self.refused += 1;
            return None;
        };
        let bytes = self.shown.get("bytes").copied().unwrap_or(0);
        let value = match register.name {
            "control" => self.control.unwrap_or(u64::from(register.reset)),
            "refused_accesses" => self.refused,
            "bytes_low" => {
                self.upper_bytes = bytes >> 32;
                bytes & 0xffff_ffff
            }
            "bytes_high" => self.upper_bytes,
            _ if register.reset != 0 => u64::from(register.reset),
            name => self.shown.get(name).copied().unwrap_or(0),
        };
        Some(value)
    }

    /// Writes a word, or some of its bytes; what it starts, if anything.
    pub fn write(&mut self, address: u64, data: u64, byte_enable: u64) -> (Answer, Option<u64>) {
        let register = REORDER_NIC.iter().find(|r| u64::from(r.offset) == address & !3);
        let whole = byte_enable == 0xf;
        match register {
            Some(register) if whole && register.access == Access::Control => {
                self.control = Some(data & ((1 << register.bits) - 1));
                (Some(0), None)
            }
            Some(register) if whole && register.access == Access::Command => (Some(0), Some(data)),
            _ => {
                self.refused += 1;
                (None, None)
            }
        }
    }

    /// Stores are enabled.
    pub fn is_enabled(&self) -> bool {
        self.control.unwrap_or(1) & 1 == 1
    }
}
