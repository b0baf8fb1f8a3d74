//! Streams: the contract that every module obeys, and the library that moves payloads by it.
//!
//! | | Rule |
//! |---|---|
//! | S1 | **Transfer.** A payload moves on a clock edge at which `valid` and `ready` are both high; never otherwise. |
//! | S2 | **Persistence.** Once `valid` is high, it and the payload hold until the transfer. |
//! | S3 | **No waiting for ready.** `valid` never depends on `ready`, in this cycle or an earlier one. |
//! | S4 | **Free ready.** `ready` may rise and fall at any time. |
//! | S5 | **Cut.** No input reaches an output in the same cycle. A module that must lists the paths as `transparent` in its contract; two transparent modules never meet. |
//! | S6 | **Packets.** `last` ends a packet; bytes are filled from 0; only a last beat may be partial; packets do not interleave on a port; an arbiter keeps its grant until `last`. |
//! | S7 | **Reset.** `valid` is low from the first clock edge in reset to the cycle after reset. Control state is reset, payload is not. |
//! | S8 | **Progress.** With every sink ready, an accepted input causes its output within the stated latency. What a module may wait on is in `waits_on`, and nothing else. |
//!
//! Only three types cross a module's border: `Stream` may stall, `Pulse` lasts one cycle and cannot
//! be refused, `Level` is configuration or status.
pub mod arbiter;
pub mod async_fifo;
pub mod byte_joiner;
pub mod credit_gate;
pub mod demultiplexer;
pub mod event_counter;
pub mod fifo;
pub mod fork;
pub mod forward_register;
pub mod frame_crossing;
pub mod header_strip;
pub mod id_pool;
pub mod join;
pub mod level_crossing;
pub mod message_gate;
pub mod packet;
pub mod packet_queue;
pub mod reorder_buffer;
pub mod skid_buffer;
pub mod synchronizer;
pub mod width_adapter;
