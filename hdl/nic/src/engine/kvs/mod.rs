//! The key-value handler: memcached's binary protocol over UDP, answered from NIC memory (CXL-NIC 5.4).
//! `docs/kvs.md` has the layout of the tables.
pub mod dispatch;
pub mod handler;
pub mod lookup;
pub mod parser;
pub mod recency;
pub mod responder;
pub mod worker;

mod address;
mod layout;
