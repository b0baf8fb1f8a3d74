//! The interfaces to the host.
pub mod descriptor_fetch;
