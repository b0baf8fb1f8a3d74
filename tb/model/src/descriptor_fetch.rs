//! What descriptor fetch should do: a request gives the descriptors that stand in memory from its
//! base address on, in order, except those in lines that cannot be read.
use std::collections::BTreeSet;

use nic_spec::message::{Descriptor, FetchRequest, Message};

/// Bytes of a line.
pub const LINE_BYTES: u64 = 64;
/// Bytes of a descriptor.
pub const DESCRIPTOR_BYTES: u64 = 16;
/// The first byte address that the line port does not reach.
const END: u64 = 1 << 52;

/// What comes of a request.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Fetched {
    /// The descriptors that are given out, in order.
    pub descriptors: Vec<Descriptor>,
    /// The lines that are read, in order of their addresses.
    pub lines: Vec<u64>,
    /// How many of these cannot be read.
    pub failed_lines: usize,
    /// The request itself is refused.
    pub is_refused: bool,
}

/// What comes of a request. `memory` gives the line at a line address; `None`: it cannot be read.
pub fn fetch(request: &FetchRequest, memory: impl Fn(u64) -> Option<[u8; 64]>) -> Fetched {
    let FetchRequest { base_address, count } = *request;
    if count == 0 || base_address % DESCRIPTOR_BYTES != 0 || base_address >= END {
        return Fetched { is_refused: true, ..Fetched::default() };
    }
    let addresses: Vec<u64> =
        (0..count).map(|i| (base_address + i * DESCRIPTOR_BYTES) % END).collect();
    let descriptors = addresses.iter().filter_map(|address| {
        let line = memory(address / LINE_BYTES)?;
        let start = (address % LINE_BYTES) as usize;
        Some(Descriptor::from_bytes(&line[start..start + DESCRIPTOR_BYTES as usize]))
    });
    let mut seen = BTreeSet::new();
    let lines: Vec<u64> = addresses
        .iter()
        .map(|address| address / LINE_BYTES)
        .filter(|line_address| seen.insert(*line_address))
        .collect();
    let failed_lines = lines.iter().filter(|line| memory(**line).is_none()).count();
    Fetched { descriptors: descriptors.collect(), lines, failed_lines, is_refused: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A memory in which byte n of line l is l + n; line 3 cannot be read.
    fn memory(line_address: u64) -> Option<[u8; 64]> {
        (line_address != 3).then(|| std::array::from_fn(|i| line_address as u8 + i as u8))
    }

    #[test]
    fn descriptors_are_read_across_lines_from_within_the_first() {
        let fetched = fetch(&FetchRequest { base_address: 64 + 48, count: 3 }, memory);
        let first_bytes: Vec<u8> = fetched.descriptors.iter().map(|d| d.to_bytes()[0]).collect();
        assert_eq!(first_bytes, [1 + 48, 2, 2 + 16]);
        assert_eq!(fetched.lines, [1, 2]);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_left_out() {
        let fetched = fetch(&FetchRequest { base_address: 128, count: 9 }, memory);
        assert_eq!((fetched.descriptors.len(), fetched.failed_lines), (5, 1));
        assert_eq!(fetched.lines, [2, 3, 4]);
    }

    #[test]
    fn a_request_for_nothing_or_beyond_reach_is_refused() {
        for (base_address, count) in [(0, 0), (8, 1), (1 << 52, 1)] {
            assert!(fetch(&FetchRequest { base_address, count }, memory).is_refused);
        }
    }
}
