//! Programmed I/O: messages that the host stores, write-combined and in any order, put in order.
pub mod queues;
pub mod reorder;
