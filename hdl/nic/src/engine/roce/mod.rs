//! Atomic operations of other machines: requests of reliable connections in RoCEv2 packets, and the packets that answer them
//! (Cohet V-A, which leaves the network open; `docs/remote-atomics.md` has what of the protocol there is).
pub mod pairs;
pub mod parser;
pub mod responder;
pub mod sender;

mod format;
