//! Coherent programmed I/O: messages in lines that the host's processors load and store, and the device takes back.
use crate::module::{Error, Parameter, Values};

pub mod coherent_pio;
pub mod pio_engine;
pub mod pio_receive;
pub mod pio_transmit;

/// Bytes of a packet in the first line of its message; the last four of the line are a `PioPacketHeader` and the control.
const PACKET_BYTES: u32 = 60;

/// Bytes of the longest packet, in either direction.
pub const MAXIMUM: Parameter = Parameter {
    name: "MAXIMUM",
    default: "9216",
    meaning: "bytes of the longest packet; one that LINES do not hold is several messages",
};

/// The value of [`MAXIMUM`].
///
/// # Errors
/// An illegal value.
pub fn maximum(values: &Values) -> Result<u32, Error> {
    values.number(MAXIMUM.name, 64..=9216)
}

/// Bytes of a packet in the first of its messages, of so many lines at most.
fn first_capacity(lines: u32) -> u32 {
    PACKET_BYTES + part_capacity(lines)
}

/// Bytes of a packet in each other message, whose first line has none.
fn part_capacity(lines: u32) -> u32 {
    64 * (lines - 1)
}
