//! How large the host is, and what is where.
use std::ops::Range;

use crate::cache::Size;

/// What the host consists of.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Processors.
    pub processors: usize,
    /// Each processor's cache.
    pub private: Size,
    /// The last-level cache.
    pub last_level: Size,
    /// Lines of host memory that the device may hold, as far as the host can remember.
    pub snoop_filter: Size,
    /// Lines of the host's memory.
    pub host_memory: Range<u64>,
    /// Lines of the device's memory.
    pub device_memory: Range<u64>,
    /// D2H requests that are outstanding and not begun.
    pub request_credits: usize,
    /// Whether the host makes every choice that the rules leave it, or always the same one.
    pub chooses_freely: bool,
    /// Cycles that memory accesses of these lines take beside the profile's: distant nodes.
    pub distant_memory: Vec<(Range<u64>, u64)>,
    /// Cycles that each processor is away from the home agent beside the profile's.
    pub distant_processors: Vec<u64>,
}
