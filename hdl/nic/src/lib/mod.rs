//! Parts that modules are described with: circuits without a module of their own, and bundles made
//! of bundles. They stand below every other room.
pub mod compound;
pub mod counter;
pub mod followed;
pub(crate) mod merge;
pub(crate) mod pick;
pub(crate) mod queue;
pub(crate) mod ready;
