//! Instruments: they make traffic and measure what serves it. They speak the line port and know no
//! link.
pub mod lsu;
pub mod packet_generator;
