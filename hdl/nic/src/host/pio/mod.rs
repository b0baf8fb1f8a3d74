//! Coherent programmed I/O: messages in lines that the host's processors load and store, and the device takes back.
pub mod coherent_pio;
pub mod pio_engine;
pub mod pio_receive;
pub mod pio_transmit;

/// Bytes of a packet in the first line of its message; the last four of the line are a `PioPacketHeader` and the control.
const PACKET_BYTES: u32 = 60;
