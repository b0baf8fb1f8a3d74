//! What a module type says of itself beside its description: its record, with what the record is made
//! of. Nothing here knows which modules there are; the catalogue does.
pub mod header;
mod parameter;
mod parametric;
pub mod payload;
mod preset;
mod proof;
mod record;
#[cfg(test)]
pub mod structure;

pub use parameter::{Error, Parameter, Values, nearest};
pub use parametric::Parametric;
pub(crate) use parametric::{
    ADDRESS_BITS, BYTES, BYTES_OF_2, COUNT_BITS, DEPTH_OF_2, DEPTH_OF_4, WIDTH, WIDTH_OF_1,
    beat_buffers, bytes, depth, logarithm, no_parts, number, payload_bits, synchronizers,
    word_buffers,
};
pub(crate) use payload::for_payload;
pub use preset::{Preset, Purpose};
pub use proof::{Part, Proof};
pub use record::{Record, build};
