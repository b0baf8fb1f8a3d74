//! Accesses of processors to a device's registers.
use crate::line::LINE_BYTES;
use crate::write_combining::Write;

/// An access as the device sees it, in the order in which it must be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MmioAccess {
    /// A posted write: nobody waits for it. A line holds several registers.
    Write(Write),
    /// A read, which the device answers.
    Read(MmioRead),
}

/// A read of registers, within a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MmioRead {
    /// Byte address in the device's space.
    pub address: u64,
    /// Bytes, 1 to 64, not beyond the end of the line.
    pub length: usize,
    /// Comes back with the answer.
    pub number: u64,
}

/// A device's answer to a read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MmioAnswer {
    /// Of the read.
    pub number: u64,
    /// The line; what was read is where its address modulo 64 says.
    pub data: [u8; LINE_BYTES],
}

impl MmioAccess {
    /// Bytes of payload that it moves down the link.
    pub(super) fn payload_bytes(&self) -> u64 {
        match self {
            // Byte enables cover whole DWs.
            Self::Write(write) => {
                let enabled = (0..16).filter(|dw| write.byte_enable >> (4 * dw) & 0xf != 0);
                4 * enabled.count() as u64
            }
            Self::Read(_) => 0,
        }
    }
}
