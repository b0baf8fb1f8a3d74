//! What goes in and out.
use nic_dsl::{LevelSink, LevelSource, Ports, PulseSink, PulseSource, Sink, Source};

use crate::message::{
    CacheFlushStatus, CacheStatus, D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest,
    H2dResponse, LineChange, LineModification, LineRequest, LineResponse, MemoryMap, ModifiedLine,
    Nothing, WriteFence, WriteFenceStatus, WritePolicy,
};

/// Ports of a bank.
#[derive(Ports)]
pub struct HmcBankPorts {
    /// Requests for lines of host memory; no barriers.
    pub line_request: [Sink<LineRequest>; 2],
    /// Their responses, in any order.
    pub line_response: [Source<LineResponse>; 2],
    /// What it asks of the host.
    pub d2h_request: Source<D2hRequest>,
    /// Responses to snoops.
    pub d2h_response: Source<D2hResponse>,
    /// Lines for the host.
    pub d2h_data: Source<D2hData>,
    /// Snoops.
    pub h2d_request: Sink<H2dRequest>,
    /// The host's responses; always taken.
    pub h2d_response: Sink<H2dResponse>,
    /// Lines from the host; always taken.
    pub h2d_data: Sink<H2dData>,
    /// Where there is memory.
    pub memory_map: LevelSink<MemoryMap>,
    /// How NC-writes are made, and when they are answered.
    pub write_policy: LevelSink<WritePolicy>,
    /// A barrier waits for the writes that were answered early.
    pub write_fence: LevelSink<WriteFence>,
    /// It need not wait any longer.
    pub write_fence_status: LevelSource<WriteFenceStatus>,
    /// The whole cache is to be flushed.
    pub flush: PulseSink<Nothing>,
    /// Whether it is.
    pub flush_status: LevelSource<CacheFlushStatus>,
    /// A line that is to be modified; there with `MODIFY=1`.
    pub modify: Option<PulseSource<LineModification>>,
    /// What it is in the cycle behind that.
    pub modified: Option<LevelSink<ModifiedLine>>,
    /// A line's state changes.
    pub line_change: PulseSource<LineChange>,
    /// A victim is dropped.
    pub victim_change: PulseSource<LineChange>,
    /// What is counted.
    pub status: LevelSource<CacheStatus>,
}
