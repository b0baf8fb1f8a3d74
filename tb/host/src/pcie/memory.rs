//! Memory as bytes.
use std::collections::{BTreeMap, BTreeSet};

use crate::write_combining::{LINE_BYTES, Write};

/// Bytes of a page.
const PAGE: u64 = 4096;

/// Memory; what was never written is a function of the address.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    bytes: BTreeMap<u64, u8>,
    refused_pages: BTreeSet<u64>,
    poisoned_lines: BTreeSet<u64>,
}

impl Memory {
    /// The byte at an address.
    pub fn read(&self, address: u64) -> u8 {
        let fresh = (address ^ address >> 8 ^ address >> 16) as u8;
        self.bytes.get(&address).copied().unwrap_or(fresh)
    }

    /// Writes a byte.
    pub fn write(&mut self, address: u64, byte: u8) {
        self.bytes.insert(address, byte);
    }

    /// Writes the enabled bytes of a line.
    pub fn write_line(&mut self, write: &Write) {
        for byte in (0..LINE_BYTES).filter(|byte| write.byte_enable >> byte & 1 == 1) {
            self.write(write.line * LINE_BYTES as u64 + byte as u64, write.data[byte]);
        }
    }

    /// The line at a line address.
    pub fn line(&self, line_address: u64) -> [u8; 64] {
        std::array::from_fn(|byte| self.read(line_address * 64 + byte as u64))
    }

    /// From now on reads that begin in this page are completed as unsupported.
    pub fn refuse_page(&mut self, address: u64) {
        self.refused_pages.insert(address / PAGE);
    }

    /// From now on completions that have this line in them are poisoned.
    pub fn poison_line(&mut self, line_address: u64) {
        self.poisoned_lines.insert(line_address);
    }

    /// Whether reads that begin here are completed as unsupported.
    pub fn refuses(&self, address: u64) -> bool {
        self.refused_pages.contains(&(address / PAGE))
    }

    /// Whether completions with this address in them are poisoned.
    pub fn is_poisoned(&self, address: u64) -> bool {
        self.poisoned_lines.contains(&(address / 64))
    }
}
