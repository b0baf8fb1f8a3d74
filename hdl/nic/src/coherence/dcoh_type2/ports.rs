//! What goes in and out.
use nic_dsl::{Flat, LevelSink, LevelSource, Ports, PulseSource, Sink, Source};

use crate::interface::{CxlCachePorts, CxlMemoryPorts, EngineControlPorts, LinePorts};
use crate::message::{
    BiasAnswer, BiasCommand, BiasReversion, CacheStatus, CoherencePolicy, DeviceMemoryAnswer,
    DeviceMemoryRequest, DeviceMemoryStatus, LineChange, MemoryMap,
};

/// Ports of the engine.
#[derive(Ports)]
pub struct DcohType2Ports {
    /// Requests for lines of either memory, and their answers.
    #[shape(())]
    pub lines: Flat<LinePorts>,
    /// The host, about its memory and in answer to requests for the device's.
    #[shape(())]
    pub cxl_cache: Flat<CxlCachePorts>,
    /// The host, about device memory.
    #[shape(())]
    pub cxl_memory: Flat<CxlMemoryPorts>,
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
    /// What it is told and asked besides.
    #[shape(())]
    pub control: Flat<EngineControlPorts>,
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
