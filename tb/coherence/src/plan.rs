//! How a run of random traffic goes, and what it was.
use nic_host::{Counters, Faults, Freedom, Profile};
use nic_spec::message::{CacheStatus, DeviceMemoryStatus, WritePolicy};

use super::coverage::Coverage;

/// How a run goes.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The link and the host behind it.
    pub profile: &'static Profile,
    /// What goes wrong.
    pub faults: Faults,
    /// How freely the link treats messages.
    pub freedom: Freedom,
    /// Lines of host memory that are used.
    pub lines: u64,
    /// Lines of device memory that are used, 0 for an engine that has none.
    pub device_lines: u64,
    /// Cycles for which requests are made.
    pub cycles: u64,
    /// Whether ports sometimes take no answers.
    pub stalls: bool,
    /// Whether the host leaves device memory to the device, mostly.
    pub passes_by: bool,
    /// Requests of a port outstanding at most.
    pub under_way: usize,
    /// How the ports make NC-writes, and when these are answered.
    pub writes: WritePolicy,
    /// Whether now and then all channels but a few stand still for ever: what must go on is demanded.
    pub closes: bool,
    /// Whether the whole cache of host memory is flushed now and then.
    pub flushes: bool,
    /// Whether ports modify lines, and they and processors add to the same numbers.
    pub modifies: bool,
}

/// What a run was.
#[derive(Debug)]
pub struct Summary {
    /// What the host counted.
    pub host: Counters,
    /// What the banks counted.
    pub banks: [CacheStatus; 2],
    /// What each bank of the cache of device memory counted, if there is one.
    pub device: Vec<DeviceMemoryStatus>,
    /// Flips to device-bias, and those that were interrupted.
    pub flips: [u64; 2],
    /// Flushes of the whole cache, and copies that they gave up.
    pub flushes: [u64; 2],
    /// Phases in which channels stood still.
    pub closings: u64,
    /// Requests that ended with an error.
    pub errors: u64,
    /// Reads that were compared.
    pub reads: u64,
    /// Additions to numbers that processors and ports share.
    pub additions: u64,
    /// Writes that counted as visible at a barrier, not when they were answered.
    pub fenced_writes: u64,
    /// Cycles it took.
    pub cycles: u64,
    /// How often each case of the tables was met.
    pub coverage: Coverage,
}
