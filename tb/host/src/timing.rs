//! A profile's numbers in the units that the host counts in.
use crate::link::flit::FLIT_BYTES;
use crate::profile::{Parameter, Profile, Unit};

/// Times in cycles of the device's clock unless the name says otherwise.
#[derive(Clone, Debug)]
pub struct Timing {
    /// A cycle.
    pub cycle_picoseconds: u64,
    /// Whether the device's link is one of CXL.cache; else nothing is ever sent over its channels.
    pub is_coherent: bool,
    /// A hit in the device's own cache.
    pub own_cache_hit: u64,
    /// Requests that the device has outstanding at most.
    pub device_outstanding: usize,
    /// The link, one way.
    pub link_one_way: u64,
    /// Flits of the link in each direction in a cycle, if that is said.
    pub flits: Option<f64>,
    /// Last-level cache and snoop filter.
    pub home_lookup: u64,
    /// Memory, beyond the lookup.
    pub memory_access: u64,
    /// Accesses of the device by CXL.cache that memory has outstanding at most.
    pub memory_outstanding: usize,
    /// Requests of the device that begin in a thousand cycles.
    pub requests_per_1000: u64,
    /// A processor to the home agent, one way.
    pub core_to_home: u64,
    /// The home agent asks a private cache.
    pub core_snoop: u64,
    /// A hit in a private cache.
    pub private_hit_picoseconds: u64,
    /// A fence.
    pub fence_picoseconds: u64,
    /// A flush.
    pub flush_picoseconds: u64,
    /// An atomic.
    pub atomic_picoseconds: u64,
    /// Lines that a processor fetches at a time.
    pub fill_buffers: usize,
    /// Stores that a processor keeps until it owns their lines.
    pub store_buffer: usize,
    /// Non-temporal stores that a processor has outstanding.
    pub write_combining_buffers: usize,
    /// Lines of 64 bytes that caches move together.
    pub lines_together: u64,
    /// Between two lines stored to a device through write-combining buffers.
    pub combining_line_picoseconds: u64,
    /// A fence behind such stores.
    pub combining_fence_picoseconds: u64,
    /// A pause in a loop that polls.
    pub pause_picoseconds: u64,
}

impl Timing {
    /// The numbers of a profile. What it does not say of a link that is not coherent does not matter.
    ///
    /// # Panics
    /// If the profile says too little.
    pub fn of(profile: &Profile) -> Self {
        use Parameter::*;
        let or_one = |parameter| match profile.row(parameter) {
            Some(row) if matches!(row.unit, Unit::Cycles | Unit::Nanoseconds) => {
                profile.cycles(parameter)
            }
            row => row.map_or(1, |row| row.value as u64),
        };
        Self {
            is_coherent: profile.row(LinkOneWay).is_some(),
            cycle_picoseconds: profile.cycle_picoseconds().round() as u64,
            own_cache_hit: or_one(OwnCacheHit).max(1),
            device_outstanding: or_one(DeviceOutstanding) as usize,
            link_one_way: or_one(LinkOneWay),
            flits: profile.row(FlitBandwidth).map(|row| {
                let per_picosecond = row.value / 1e3;
                per_picosecond * profile.cycle_picoseconds() / FLIT_BYTES
            }),
            home_lookup: profile.cycles(HomeLookup).max(1),
            memory_access: profile.cycles(MemoryAccess).max(1),
            memory_outstanding: or_one(MemoryOutstanding) as usize,
            requests_per_1000: or_one(HomeRate),
            core_to_home: profile.cycles(CoreToHome).max(1),
            core_snoop: profile.cycles(CoreSnoop).max(1),
            private_hit_picoseconds: profile.picoseconds(PrivateHit),
            fence_picoseconds: profile.picoseconds(Fence),
            flush_picoseconds: profile.picoseconds(Flush),
            atomic_picoseconds: profile.picoseconds(Atomic),
            fill_buffers: profile.count(FillBuffers),
            store_buffer: profile.count(StoreBuffer),
            write_combining_buffers: profile.count(WriteCombiningBuffers),
            lines_together: or_one(LineBytes).div_ceil(crate::line::LINE_BYTES as u64),
            combining_line_picoseconds: profile.picoseconds(CombiningLine),
            combining_fence_picoseconds: profile.picoseconds(CombiningFence),
            pause_picoseconds: profile.picoseconds(Pause),
        }
    }
}
