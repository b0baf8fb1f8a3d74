//! Instruments: they make traffic and measure what serves it. They speak the line port, or packets, and
//! know no link.
pub mod loopback;
pub mod lsu;
pub mod packet_generator;
pub mod packet_sink;
