//! The shared pool of packet buffers: who has something to put into a buffer takes one, who has read it frees it.
pub mod cc_pool;
