//! Tops: they wire modules together and hold no logic.
pub mod nic;
pub mod reorder_nic;
