//! Programmed I/O: messages that the host stores, write-combined and in any order, put in order.
pub mod interface;
pub mod packets;
pub mod queues;
pub mod reorder;
pub mod store_queues;
