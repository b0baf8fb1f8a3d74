//! What goes in and out.
use nic_dsl::{LevelSink, LevelSource, Ports, PulseSource, Sink, Source};

use crate::message::{
    BiasAnswer, BiasCommand, BiasReversion, CoherencePolicy, D2hData, D2hRequest,
    DeviceMemoryAnswer, DeviceMemoryRequest, DeviceMemoryStatus, H2dResponse, LineChange,
    LineRequest, LineResponse, M2sRequest, M2sWrite, MemoryMap, S2mData, S2mResponse,
};

/// Ports of a bank.
#[derive(Ports)]
pub struct DmcBankPorts {
    /// Requests for lines of device memory; no barriers.
    pub line_request: [Sink<LineRequest>; 2],
    /// Their answers, in any order.
    pub line_response: [Source<LineResponse>; 2],
    /// What it asks of the host.
    pub d2h_request: Source<D2hRequest>,
    /// Lines that it pushes to the host.
    pub d2h_data: Source<D2hData>,
    /// The host's answers; always taken.
    pub h2d_response: Sink<H2dResponse>,
    /// What the host asks, and its forwards, whose tag is the number of the request.
    pub m2s_request: Sink<M2sRequest>,
    /// What the host writes.
    pub m2s_write: Sink<M2sWrite>,
    /// Completions of both.
    pub s2m_response: Source<S2mResponse>,
    /// Lines that the host reads.
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
    /// Where there is memory: the first line of the device's counts.
    pub memory_map: LevelSink<MemoryMap>,
    /// What becomes of device-bias requests to pages in host-bias.
    pub policy: LevelSink<CoherencePolicy>,
    /// A line's state changes.
    pub line_change: PulseSource<LineChange>,
    /// A line makes room.
    pub victim_change: PulseSource<LineChange>,
    /// What is counted.
    pub status: LevelSource<DeviceMemoryStatus>,
}
