//! What a host and its link cost: one table of numbers for each, every number with its source.
mod render;
mod tables;

pub use render::markdown;
pub use tables::{
    AGILEX7_CXL, AGILEX7_CXL_JITTER, AGILEX7_CXL_SLOW, AGILEX7_CXL_X4, ALL, ASIC_CXL, ECI,
    PCIE_GEN4, PCIE_GEN4_JITTER, PCIE_GEN5, PCIE_GEN5_JITTER, UPI,
};

/// What a number says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// The device's clock.
    DeviceClock,
    /// Bytes of the line that caches move.
    LineBytes,
    /// A hit in the device's own cache.
    OwnCacheHit,
    /// From a message leaving one end of the link until it is at the other.
    LinkOneWay,
    /// What the flits of a CXL link carry in each direction, headers and check sums included. Without it there is
    /// one message per channel and cycle, whatever else there is.
    FlitBandwidth,
    /// The home agent looks up last-level cache and snoop filter.
    HomeLookup,
    /// Memory, beyond the lookup.
    MemoryAccess,
    /// Requests of the device that the home agent begins in a thousand cycles.
    HomeRate,
    /// Accesses of the device by CXL.cache that memory has outstanding at most.
    MemoryOutstanding,
    /// Requests that the device has outstanding at most.
    DeviceOutstanding,
    /// A processor's hit in its private cache.
    PrivateHit,
    /// From a processor to the home agent, one way.
    CoreToHome,
    /// The home agent asks a private cache.
    CoreSnoop,
    /// A fence, beyond what it waits for.
    Fence,
    /// A flush instruction, beyond what it waits for.
    Flush,
    /// An atomic, beyond the access of its line.
    Atomic,
    /// Lines that a processor fetches at a time.
    FillBuffers,
    /// Stores that a processor keeps until it owns their lines.
    StoreBuffer,
    /// Non-temporal stores that a processor has outstanding; lines of a device that it combines.
    WriteCombiningBuffers,
    /// Between two lines of 64 bytes that a processor stores to a device through its write-combining
    /// buffers.
    CombiningLine,
    /// A fence behind such stores.
    CombiningFence,
    /// A pause in a loop that polls.
    Pause,
    /// What a remote node adds to a memory access.
    RemoteNode,
    /// Channels of memory, if its banks matter.
    MemoryChannels,
    /// Banks of a channel.
    MemoryBanks,
    /// From one access of a bank to the next.
    BankCycle,
    /// From one line of a channel to the next.
    MemoryBurst,
    /// From one refresh of a channel to the next.
    RefreshInterval,
    /// A refresh, during which the channel does nothing else.
    RefreshTime,
    /// A posted write to a device's registers, until the device sees it.
    MmioWrite,
    /// A read of a device's registers, there and back, beside what the device takes.
    MmioRead,
    /// From an interrupt's message, when it may not be held up by writes before it, to the program
    /// that waits for it.
    Interrupt,
    /// Ways of a set of the last-level cache that take what is written by DMA.
    IoWays,
    /// A device's read of 64 bytes of memory, there and back.
    DmaRead,
    /// What a DMA engine does before its first read.
    DmaSetup,
    /// From one DMA to the next, at least.
    DmaInterval,
    /// What the link carries at most.
    Bandwidth,
    /// Bytes of a packet's payload at most.
    MaximumPayload,
    /// Bytes of a read request at most.
    MaximumReadRequest,
    /// Completions are split at multiples of so many bytes.
    CompletionBoundary,
    /// Reads that the device has outstanding at most.
    Tags,
}

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Megahertz.
    Megahertz,
    /// Cycles of the device's clock.
    Cycles,
    /// Nanoseconds.
    Nanoseconds,
    /// Bytes.
    Bytes,
    /// Things.
    Count,
    /// Things in a thousand cycles of the device's clock.
    PerThousandCycles,
    /// A thousand million bytes in a second.
    GigabytesPerSecond,
}

/// How far a number is to be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Chosen so that the model gives what the source measured.
    Calibrated,
    /// The source says it.
    Published,
    /// A choice of ours.
    Ours,
}

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The paper's short name, or the document's.
    pub paper: &'static str,
    /// The section, or the reason.
    pub section: &'static str,
}

/// One number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row {
    /// What it says.
    pub parameter: Parameter,
    /// How much.
    pub value: f64,
    /// Of what.
    pub unit: Unit,
    /// How far it is to be trusted.
    pub mark: Mark,
    /// Where it comes from.
    pub source: Source,
}

/// A host and its link.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Profile {
    /// Its name.
    pub name: &'static str,
    /// What it stands for.
    pub about: &'static str,
    /// Its numbers; of two for one parameter the first holds.
    pub rows: &'static [&'static [Row]],
    /// The profile whose numbers hold where it has none itself.
    pub base: Option<&'static Profile>,
}

impl Profile {
    /// The numbers that hold.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = vec![];
        let base = self.base.map_or(vec![], Profile::rows);
        for row in self.rows.iter().copied().flatten().chain(&base) {
            if rows.iter().all(|earlier| earlier.parameter != row.parameter) {
                rows.push(*row);
            }
        }
        rows
    }

    /// The number for this parameter.
    pub fn row(&self, parameter: Parameter) -> Option<Row> {
        self.rows().into_iter().find(|row| row.parameter == parameter)
    }

    /// Picoseconds of a cycle of the device's clock.
    ///
    /// # Panics
    /// If the profile says nothing of it.
    pub fn cycle_picoseconds(&self) -> f64 {
        1e6 / self.value(Parameter::DeviceClock)
    }

    /// The bare number.
    ///
    /// # Panics
    /// If the profile says nothing of it.
    pub fn value(&self, parameter: Parameter) -> f64 {
        let row = self.row(parameter);
        row.unwrap_or_else(|| panic!("{} says nothing of {parameter:?}", self.name)).value
    }

    /// A count.
    ///
    /// # Panics
    /// If the profile says nothing of it.
    pub fn count(&self, parameter: Parameter) -> usize {
        self.value(parameter) as usize
    }

    /// A time in picoseconds.
    ///
    /// # Panics
    /// If the profile says nothing of it, or it is no time.
    pub fn picoseconds(&self, parameter: Parameter) -> u64 {
        let value = self.value(parameter);
        let picoseconds = match self.row(parameter).map(|row| row.unit) {
            Some(Unit::Cycles) => value * self.cycle_picoseconds(),
            Some(Unit::Nanoseconds) => value * 1e3,
            unit => panic!("{parameter:?} of {} is no time: {unit:?}", self.name),
        };
        picoseconds.round() as u64
    }

    /// A time in cycles of the device's clock.
    ///
    /// # Panics
    /// If the profile says nothing of it, or it is no time.
    pub fn cycles(&self, parameter: Parameter) -> u64 {
        (self.picoseconds(parameter) as f64 / self.cycle_picoseconds()).round() as u64
    }
}
