//! The key-value handler: memcached's binary protocol over UDP, as the card answers it at its network side.
//!
//! What memcached does is from its source, `proto_bin.c` and `memcached.c` of 1.6, and was seen at 1.6.18
//! (Debian 12), byte for byte. Where the card does something else, it is here:
//!
//! | | memcached 1.6.18 | the card |
//! |---|---|---|
//! | a quiet request that is not answered | a datagram with nothing but the frame header | no datagram |
//! | a body that is longer than the datagram | an answer if key and extras are there, else none | `Invalid arguments` |
//! | a data type that is not 0 | is ignored | `Invalid arguments` |
//! | a value of more than 1,200 bytes | is stored, to 1 MiB | `Too large.`, and what was stored stays |
//! | a request of a group, of an address that nobody has, or from port 0 | is answered | is dropped |
//! | a request that does not begin with 0x80 | is read as a command in text | is dropped |
//! | bytes behind the body | are the next request | are ignored |
//! | an answer of more than 1,400 bytes | several datagrams | one datagram |
//! | a sequence number that is not 0 | is ignored | the datagram is dropped |
//! | an unknown command with a body | is answered with the next datagram, of which as much is lost | is answered at once |
//! | commands such as `INCREMENT`, `TOUCH`, `STAT` | are there | `Unknown command` |
//! | expiration times | are kept | are ignored |
//!
//! [`Store`] is what a card should do; [`Store::accept`] judges what one has done, where it may choose.
//! [`table`] is what the store looks like in memory.
mod check;
mod frame;
mod protocol;
mod size;
mod store;
pub mod table;
#[cfg(test)]
mod tests;

pub use check::{Allowance, FailedWrites};
pub use frame::{Address, Envelope, ParseError, Parsed, build, parse, parse_answer};
pub use protocol::{
    Command, FRAME_HEADER_BYTES, HEADER_BYTES, MAXIMUM_KEY_BYTES, MAXIMUM_VALUE_BYTES, Opcode,
    Refusal, Request, Response, Rules, Status,
};
pub use size::Get;
pub use store::{Counts, Entry, Settings, Store};
