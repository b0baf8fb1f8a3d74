//! Engines: they speak the line port and know no link.
pub mod lsu;
