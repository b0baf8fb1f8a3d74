//! The papers' measurements of the link, repeated: an emitted load/store unit asks, and the emitted
//! coherence engine with the host behind it answers, or the emitted PCI Express endpoint with a root
//! complex behind it.
//!
//! ```text
//!  lsu <--> delay <--> dcoh <-- CXL.cache --> host
//!                 or   line_to_pcie <-- PCI Express --> root complex
//! ```
//!
//! `lsu`, `dcoh`, `line_to_pcie` are emitted Verilog; the delay is a number of the profile; host and
//! root complex are models with the profile's numbers.
pub mod coherent;
pub mod cohet;
pub mod cxlnic4;
pub mod lsu;
pub mod outcome;
pub mod packets;
pub mod pcie;
pub mod prefetch;
pub mod rig;
pub mod synchronization;
