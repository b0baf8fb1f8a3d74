//! Tops: they wire modules together and hold no logic.
pub mod reorder_nic;
