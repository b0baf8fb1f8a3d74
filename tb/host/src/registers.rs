//! Accesses of processors as a device's register port takes them: words of 32 bits, one after the
//! other, each answered.
use std::collections::VecDeque;

use nic_spec::message::{RegisterAccess, RegisterAnswer};

use crate::line::LINE_BYTES;
use crate::root::{MmioAccess, MmioAnswer, MmioRead};

/// Bytes of a word.
const WORD: u64 = 4;

/// What an answer belongs to.
#[derive(Clone, Copy, Debug)]
struct Expected {
    /// The read, and whether this is its last word.
    read: Option<(u64, bool)>,
    /// Where the word is in its line.
    offset: usize,
}

/// Between the root port and a register port. Refused reads find ones, refused writes are counted.
#[derive(Clone, Debug, Default)]
pub struct RegisterPort {
    words: VecDeque<(RegisterAccess, Expected)>,
    expected: VecDeque<Expected>,
    /// The line of the read that is being answered.
    found: Option<[u8; LINE_BYTES]>,
    answers: VecDeque<MmioAnswer>,
    refused_writes: u64,
}

impl RegisterPort {
    /// Whether it takes another access.
    pub fn is_ready(&self) -> bool {
        self.words.is_empty()
    }

    /// Takes an access: a word for each of its aligned four bytes, the lowest address first.
    pub fn take(&mut self, access: &MmioAccess) {
        match access {
            MmioAccess::Write(write) => {
                for (word, bytes) in (0..).zip(write.data.chunks(WORD as usize)) {
                    let byte_enable = write.byte_enable >> (WORD * word) & 0xf;
                    if byte_enable != 0 {
                        let address = write.line * LINE_BYTES as u64 + WORD * word;
                        let data = bytes.iter().rev().fold(0, |sum, byte| sum << 8 | *byte as u64);
                        let access = RegisterAccess { address, write: true, data, byte_enable };
                        self.words.push_back((access, Expected { read: None, offset: 0 }));
                    }
                }
            }
            MmioAccess::Read(MmioRead { address, length, number }) => {
                let (first, end) = (address / WORD, (address + *length as u64).div_ceil(WORD));
                for word in first..end {
                    let address = word * WORD;
                    let read = Some((*number, word + 1 == end));
                    let offset = (address % LINE_BYTES as u64) as usize;
                    let access =
                        RegisterAccess { address, write: false, data: 0, byte_enable: 0xf };
                    self.words.push_back((access, Expected { read, offset }));
                }
            }
        }
    }

    /// The word that is offered to the register port.
    pub fn offered(&self) -> Option<RegisterAccess> {
        self.words.front().map(|(access, _)| *access)
    }

    /// The register port has taken it.
    pub fn taken(&mut self) {
        self.expected.extend(self.words.pop_front().map(|(_, expected)| expected));
    }

    /// The register port answers the oldest word that it has taken.
    ///
    /// # Panics
    /// If it has answered all of them.
    pub fn answer(&mut self, answer: &RegisterAnswer) {
        let expected = self.expected.pop_front().expect("an answer belongs to an access");
        let Some((number, is_last)) = expected.read else {
            self.refused_writes += u64::from(answer.refused);
            return;
        };
        let found = self.found.get_or_insert([0; LINE_BYTES]);
        let word = if answer.refused { u32::MAX } else { answer.data as u32 };
        found[expected.offset..][..WORD as usize].copy_from_slice(&word.to_le_bytes());
        if is_last && let Some(data) = self.found.take() {
            self.answers.push_back(MmioAnswer { number, data });
        }
    }

    /// An answer for the root port.
    pub fn next_answer(&mut self) -> Option<MmioAnswer> {
        self.answers.pop_front()
    }

    /// Writes that the register port refused.
    pub fn refused_writes(&self) -> u64 {
        self.refused_writes
    }

    /// Forgets everything, as the device does in reset.
    pub fn reset(&mut self) {
        *self = Self { refused_writes: self.refused_writes, ..Self::default() };
    }
}
