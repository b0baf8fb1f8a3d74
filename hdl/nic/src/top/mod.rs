//! Tops: they wire modules together and hold no logic.
pub mod fetch_quad;
pub mod reorder_nic;
