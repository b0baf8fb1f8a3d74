//! Tops: they wire modules together and hold no logic.
pub mod nic;
pub mod pio_nic;
pub mod queues_nic;
pub mod rao_engine;
pub mod reorder_nic;
pub mod roce_nic;
pub mod rpc_engine;
pub mod store_card;
