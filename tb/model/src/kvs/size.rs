//! What a GET moves: the least work of whoever answers it, for the bounds of its rate.
use super::table::ENTRY_HEADER_BYTES;
use super::{FRAME_HEADER_BYTES, HEADER_BYTES};

/// Bytes of a line, and of a beat.
const LINE: usize = 64;
/// Bytes of the headers of Ethernet, IPv4 without options, and UDP.
const ETHERNET_TO_UDP_BYTES: usize = 14 + 20 + 8;
/// Bytes in front of the key of a request.
const REQUEST_BYTES: usize = ETHERNET_TO_UDP_BYTES + FRAME_HEADER_BYTES + HEADER_BYTES;
/// Bytes in front of the value of an answer: those, and its flags.
const ANSWER_BYTES: usize = REQUEST_BYTES + 4;

/// A GET without a VLAN tag of a key that is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Get {
    /// Bytes of the key, 1 to 250.
    pub key_bytes: usize,
    /// Bytes of the value, 0 to 1,200.
    pub value_bytes: usize,
}

impl Get {
    /// Beats of the request.
    pub const fn beats_in(self) -> usize {
        (REQUEST_BYTES + self.key_bytes).div_ceil(LINE)
    }

    /// Beats of the answer.
    pub const fn beats_out(self) -> usize {
        (ANSWER_BYTES + self.value_bytes).div_ceil(LINE)
    }

    /// Lines of the entry.
    pub const fn entry_lines(self) -> usize {
        (ENTRY_HEADER_BYTES + self.key_bytes + self.value_bytes).div_ceil(LINE)
    }

    /// Lines that are read: both buckets and the entry.
    pub const fn lines(self) -> usize {
        2 + self.entry_lines()
    }
}
