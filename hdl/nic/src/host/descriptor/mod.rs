//! Descriptor rings: the host posts buffers and packets, the device uses them and gives them back.
//!
//! ```text
//!                    +------------------ ring, receive half -------------------+
//!  packet --+        |                                                         |
//!           v        |  descriptor_reader --> receive_match --> completion_    |
//!  receive_dispatch --->                        |    ^           writer        |--> line port
//!           ^        |                          |    |             ^           |
//!           |        +--------------------------|----|-------------|-----------+
//!           +--------- segments ----------------+ requests    segments done
//! ```
//!
//! The transmit half is the same with `transmit_match`. `ring_engine` has both halves, `dmu` several of
//! them.
pub mod completion_writer;
pub mod descriptor_reader;
pub mod dmu;
pub mod done_fence;
mod geometry;
pub mod interface;
mod lookahead;
pub mod receive_dispatch;
pub mod receive_match;
pub mod ring_engine;
pub mod transmit_match;
