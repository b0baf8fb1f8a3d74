//! Memories of the intermediate form.
use num_bigint::BigUint;

use super::{DomainId, ExpressionId, Place, SignalId};

/// A memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    /// Verilog name, unique in the module.
    pub name: String,
    /// Bits of a word.
    pub width: u32,
    /// Words, at most [`super::DEEPEST`]; addresses have `address_width()` bits.
    pub depth: u32,
    /// Bits that one write-enable bit covers (divides `width`; equal to `width`: no lanes).
    pub lane_width: u32,
    /// What it should become.
    pub style: MemoryStyle,
    /// What a synchronous read of a word written in the same cycle gives.
    pub read_during_write: ReadDuringWrite,
    /// Contents at power-up: one value for each word, or none.
    pub initial: Option<Vec<BigUint>>,
    /// Ports, in order of declaration.
    pub ports: Vec<MemoryPort>,
    /// One line of meaning; may be empty.
    pub comment: String,
    /// Where it was declared.
    pub place: Place,
}

impl Memory {
    /// Bits of an address: enough for `depth - 1`, at least 1.
    pub fn address_width(&self) -> u32 {
        (u32::BITS - (self.depth - 1).leading_zeros()).max(1)
    }
    /// Write-enable bits of a write port.
    pub fn lanes(&self) -> u32 {
        self.width / self.lane_width
    }
}

/// What a memory should become on the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryStyle {
    /// The tool decides.
    Auto,
    /// Lookup tables (LUTRAM, MLAB); the only style with combinational reads.
    Distributed,
    /// Block RAM (RAMB36, M20K).
    Block,
    /// UltraRAM (M20K on Intel).
    Ultra,
}

/// What a synchronous read gives for a word written at the same clock edge by a *different* port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadDuringWrite {
    /// The word before the write.
    Old,
    /// Each lane as written, other lanes as before.
    New,
    /// The author promises it does not matter; simulators give the word before the write.
    Undefined,
}

/// A port of a memory. The author promises that an enabled port's address is below the depth; the
/// interpreter ignores a write beyond it and reads zero there, simulators may differ.
#[derive(Clone, PartialEq, Debug)]
pub struct MemoryPort {
    /// Clock domain.
    pub domain: DomainId,
    /// Name of the port, unique in the memory, part of generated names.
    pub name: String,
    /// Width 1; the port does nothing in a cycle in which it is zero (its output holds).
    pub enable: ExpressionId,
    /// `address_width()` bits.
    pub address: ExpressionId,
    /// What it does.
    pub kind: MemoryPortKind,
    /// Where it was written.
    pub place: Place,
}

impl MemoryPort {
    /// What it reads: enable, address, and of one that writes word and lanes.
    pub fn expressions(&self) -> impl Iterator<Item = ExpressionId> {
        let written = match self.kind {
            MemoryPortKind::Write { data, lanes }
            | MemoryPortKind::ReadWrite { data, lanes, .. } => Some([data, lanes]),
            MemoryPortKind::Read { .. } => None,
        };
        [self.enable, self.address].into_iter().chain(written.into_iter().flatten())
    }
}

/// What a memory port does when it is enabled.
#[derive(Clone, PartialEq, Debug)]
pub enum MemoryPortKind {
    /// `data` (a word) goes to the lanes whose bit in `lanes` (width `lanes()`) is one.
    Write {
        /// The word.
        data: ExpressionId,
        /// Which lanes.
        lanes: ExpressionId,
    },
    /// The word appears on `output` after the clock edge.
    Read {
        /// A `SignalKind::MemoryOutput`.
        output: SignalId,
    },
    /// Both at one address: a port of a true dual-port memory. `output` takes the word before this
    /// port's own write. Two ports that write one lane of one word at one edge: the author promises
    /// it does not happen, and a property says so.
    ReadWrite {
        /// The word.
        data: ExpressionId,
        /// Which lanes are written; none: a read.
        lanes: ExpressionId,
        /// A `SignalKind::MemoryOutput`.
        output: SignalId,
    },
}
