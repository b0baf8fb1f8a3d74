//! What goes in and out.
use nic_dsl::{LevelSink, LevelSource, Ports, PulseSink, PulseSource, Sink, Source};

use crate::message::{
    BiasAnswer, BiasCommand, BiasReversion, CacheStatus, CoherencePolicy, D2hData, D2hRequest,
    D2hResponse, DeviceMemoryAnswer, DeviceMemoryRequest, DeviceMemoryStatus, FlushStatus, H2dData,
    H2dRequest, H2dResponse, LineChange, LineRequest, LineResponse, M2sRequest, M2sWrite,
    MemoryMap, Nothing, S2mData, S2mResponse, WritePolicy,
};

/// Ports of the engine.
#[derive(Ports)]
pub struct DcohType2Ports {
    /// Requests for lines of either memory, and barriers.
    pub line_request: [Sink<LineRequest>; 2],
    /// Their answers, in any order.
    pub line_response: [Source<LineResponse>; 2],
    /// What it asks of the host.
    pub d2h_request: Source<D2hRequest>,
    /// Answers to snoops.
    pub d2h_response: Source<D2hResponse>,
    /// Lines for the host.
    pub d2h_data: Source<D2hData>,
    /// Snoops.
    pub h2d_request: Sink<H2dRequest>,
    /// The host's answers; always taken.
    pub h2d_response: Sink<H2dResponse>,
    /// Lines from the host; always taken.
    pub h2d_data: Sink<H2dData>,
    /// What the host asks of device memory, and its forwards, whose tag is the number of the request.
    pub m2s_request: Sink<M2sRequest>,
    /// What the host writes there.
    pub m2s_write: Sink<M2sWrite>,
    /// Completions of both.
    pub s2m_response: Source<S2mResponse>,
    /// Lines that the host reads there.
    pub s2m_data: Source<S2mData>,
    /// What is asked of memory.
    pub memory_request: Source<DeviceMemoryRequest>,
    /// Lines from memory; always taken.
    pub memory_answer: Sink<DeviceMemoryAnswer>,
    /// Commands about pages.
    pub bias_command: Sink<BiasCommand>,
    /// Their answers, in order.
    pub bias_answer: PulseSource<BiasAnswer>,
    /// A page turns to host-bias for the host.
    pub bias_reversion: PulseSource<BiasReversion>,
    /// Where there is memory.
    pub memory_map: LevelSink<MemoryMap>,
    /// When weak writes of host memory are answered.
    pub write_policy: LevelSink<WritePolicy>,
    /// A fence is to stand, as in `dcoh`.
    pub fence_request: PulseSink<Nothing>,
    /// What it waits for is observed globally.
    pub fence_response: PulseSource<Nothing>,
    /// The whole cache of host memory is to be flushed.
    pub flush: PulseSink<Nothing>,
    /// Whether it is.
    pub flush_status: LevelSource<FlushStatus>,
    /// What becomes of device-bias requests to pages in host-bias.
    pub policy: LevelSink<CoherencePolicy>,
    /// A line of host memory changes its state, in each bank.
    pub line_change: Vec<PulseSource<LineChange>>,
    /// A line of host memory makes room, in each bank.
    pub victim_change: Vec<PulseSource<LineChange>>,
    /// A line of device memory changes its state.
    pub device_line_change: PulseSource<LineChange>,
    /// A line of device memory makes room.
    pub device_victim_change: PulseSource<LineChange>,
    /// What each bank of the cache of host memory counts.
    pub status: Vec<LevelSource<CacheStatus>>,
    /// What the cache of device memory counts.
    pub device_status: LevelSource<DeviceMemoryStatus>,
}
