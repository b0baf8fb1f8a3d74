//! Coherent programmed I/O: messages in lines that the host's processors load and store, and the device takes back.
pub mod coherent_pio;
pub mod pio_engine;
