//! What a module type says of itself beside its description: its record, with what the record is made
//! of. Nothing here knows which modules there are; the catalogue does.
pub mod header;
mod parameter;
pub mod payload;
mod preset;
mod proof;
mod record;
#[cfg(test)]
pub mod structure;

pub use parameter::{Error, Parameter, Values, nearest};
pub(crate) use payload::for_payload;
pub use preset::{Preset, Purpose};
pub use proof::{Part, Proof};
pub use record::{Record, build};
