//! What an address guard should do: say of each request whether it may pass.
use nic_spec::message::{LineOperation, LineRequest, RingRange};

/// Whether a ring may make this request, given the ranges of every ring.
pub fn may_pass(ranges: &[[RingRange; 4]], ring: u64, request: &LineRequest) -> bool {
    if request.operation == LineOperation::Barrier {
        return true;
    }
    let bytes = request.line_address * 64..request.line_address * 64 + 64;
    let Some(own) = ranges.get(ring as usize) else { return false };
    own.iter().any(|range| range.begin_address <= bytes.start && bytes.end <= range.end_address)
}
