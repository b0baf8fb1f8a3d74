//! Banked buffer: lines with byte enables in several banks of block RAM.
//!
//! ```text
//!          +- banked_buffer -+
//!    write |                 | word
//!  ------->| pulse     pulse |------->
//!     read |                 |
//!  ------->| pulse           |
//!          +-----------------+
//! ```
//!
//! # Function
//! Holds lines of 64 bytes. `write` puts the enabled bytes of a line; `read` asks for a line, which
//! `word` gives a fixed time later. The lowest bits of the address choose the bank, so that
//! consecutive lines lie in different banks and only one bank in each direction is active. A read of
//! a line that is written in the same cycle gives the old line.
//!
//! # Backpressure
//! None: a write and a read in every cycle.
//!
//! # Ordering
//! Answers come in the order of the reads. A read in the cycle after a write sees it.
//!
//! # Reset
//! Forgets reads on their way. The contents stay.
//!
//! # Resources
//! `BANKS` block RAMs of `DEPTH` lines, one multiplexer of lines.
//!
//! # Rationale
//! One deep RAM has the same ports; banks keep each RAM's cascade short and leave room for a port
//! for each bank.
use nic_dsl::{
    Bits, Memory, MemoryStyle, Module, Ports, PulseSink, PulseSource, concatenate, cover,
    delayed_bool, elaborate, pack, register, scope, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{RamRead, RamReadShape, RamWrite, RamWriteShape, Word, WordShape};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What the buffer promises.
pub const CONTRACT: Contract = Contract {
    module: "banked_buffer",
    summary: "Stores lines with byte enables in banks of block RAM.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(1, "read")),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BANKS", default: "4", meaning: "a power of two from 2 to 16" },
        Parameter {
            name: "DEPTH",
            default: "1024",
            meaning: "lines in a bank, a power of two from 16 to 65536",
        },
    ],
    presets: &[
        // A RAMB36E2 is 64 bits wide at 512 words and 32 bits wide at 1,024, its parity bits left
        // alone.
        Preset::product("banked_buffer_b4_d1024", &["BANKS=4", "DEPTH=1024"])
            .memories(&[("RAMB36E2", 64)]),
        Preset::test("banked_buffer_b2_d16", &["BANKS=2", "DEPTH=16"])
            .memories(&[("RAMB36E2", 16)]),
    ],
    proof: Proof::bounded(4).induction(2).cover(6),
    constraint: None,
    build: |values| {
        let banks = values.power_of_two("BANKS", 2..=16)?;
        let depth = values.power_of_two("DEPTH", 16..=65_536)?;
        build(&BankedBuffer { banks, depth })
    },
};

/// A buffer of lines in banks.
#[derive(Clone, Debug)]
pub struct BankedBuffer {
    /// Banks, a power of two.
    pub banks: u32,
    /// Lines in each, a power of two.
    pub depth: u32,
}

const LINE_BITS: u32 = 512;

impl BankedBuffer {
    fn bank_bits(&self) -> u32 {
        self.banks.trailing_zeros()
    }
    fn address_bits(&self) -> u32 {
        self.bank_bits() + self.depth.trailing_zeros()
    }
    /// The bank and the line in it.
    fn split(&self, address: Bits) -> (Bits, Bits) {
        let bank = address.truncate(self.bank_bits());
        (bank, address.top(self.depth.trailing_zeros()))
    }
}

/// Ports of the buffer.
#[derive(Ports)]
pub struct BankedBufferPorts {
    /// Writes, a lane for each byte.
    pub write: PulseSink<RamWrite>,
    /// Reads.
    pub read: PulseSink<RamRead>,
    /// What was read.
    #[shape(WordShape { bits: LINE_BITS })]
    pub word: PulseSource<Word>,
}

impl Module for BankedBuffer {
    type Ports = BankedBufferPorts;

    fn name(&self) -> String {
        format!("banked_buffer_b{}_d{}", self.banks, self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("banked_buffer.rs"), &CONTRACT)
    }

    fn shape(&self) -> BankedBufferPortsShape {
        let address_bits = self.address_bits();
        BankedBufferPortsShape {
            write: RamWriteShape { address_bits, bits: LINE_BITS, lanes: LINE_BITS / 8 },
            read: RamReadShape { address_bits },
        }
    }

    #[elaborate]
    fn elaborate(&self, BankedBufferPorts { write, read, word }: Self::Ports) {
        let request = write.payload;
        let (write_bank, write_line) = self.split(request.address);
        let (read_bank, read_line) = self.split(read.payload.address);
        let bank = |number: u32| {
            scope(&format!("bank_{number}"), || {
                let lines =
                    Memory::<Bits>::new(LINE_BITS, self.depth).lanes(8).style(MemoryStyle::Block);

                let written = write.valid & write_bank.equals(number);
                lines.write_lanes(written, write_line, request.data, request.lanes);
                lines.read(read.valid & read_bank.equals(number), read_line)
            })
        };
        let found = pack((0..self.banks).map(bank));
        let found_bank = register::<Bits>(self.bank_bits());
        when(read.valid, || found_bank.set(read_bank));
        let data = found.element(found_bank, LINE_BITS);
        let found_valid = delayed_bool(read.valid);
        word.send(found_valid, Word { data });
        let same = concatenate([write_line, write_bank]).equals(read.payload.address);
        cover("a line is read while it is written", write.valid & read.valid & same);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn banks_are_a_power_of_two() {
        let text = structure::refused(&RECORD, "BANKS=3");
        assert_eq!(text, "`banked_buffer`: BANKS=3 is not legal; a power of two from 2 to 16 is");
        structure::elaborates(&RECORD, ["BANKS=16 DEPTH=16", "BANKS=2 DEPTH=65536"]);
    }
}
