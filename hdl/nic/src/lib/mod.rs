//! Parts that modules are described with: circuits without a module of their own, and bundles made
//! of bundles. They stand below every other room.
pub(crate) mod big_endian;
pub(crate) mod compare;
pub mod compound;
pub mod counter;
pub(crate) mod crc;
pub mod followed;
pub(crate) mod keep;
pub(crate) mod merge;
pub mod named;
pub(crate) mod pace;
pub(crate) mod passing;
pub(crate) mod pick;
pub(crate) mod precedence;
pub(crate) mod queue;
pub(crate) mod ready;
pub(crate) mod successor;
pub(crate) mod turn;
