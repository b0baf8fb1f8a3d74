//! What goes in and out.
use std::ops::Deref;

use nic_dsl::ports::{Port, PortDeclarer};
use nic_dsl::{Flat, LevelSink, LevelSource, Ports, PulseSource, Sink, Source};

use crate::interface::{CxlCachePorts, CxlMemoryPorts, EngineControlPorts, LinePorts};
use crate::message::{
    BiasAnswer, BiasCommand, BiasReversion, CacheStatus, CoherencePolicy, DeviceMemoryAnswer,
    DeviceMemoryRequest, DeviceMemoryStatus, LineChange, LineModification, MemoryMap, ModifiedLine,
};

/// A port for each bank of device memory, with the number of the bank behind its name if there are several.
#[derive(Clone, Debug)]
pub struct OfEachBank<T>(Vec<T>);

impl<T> Deref for OfEachBank<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Port> Port for OfEachBank<T> {
    type Shape = Vec<T::Shape>;
    fn declare(
        name: &str,
        documentation: &'static str,
        clock: &'static str,
        shape: &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self {
        Self(match &shape[..] {
            [only] => vec![T::declare(name, documentation, clock, only, declarer)],
            _ => Vec::declare(name, documentation, clock, shape, declarer),
        })
    }
    #[track_caller]
    fn connect_to(&self, instance: &Self) {
        self.0.connect_to(&instance.0);
    }
}

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
    pub memory_request: OfEachBank<Source<DeviceMemoryRequest>>,
    /// Lines from memory; always taken.
    pub memory_answer: OfEachBank<Sink<DeviceMemoryAnswer>>,
    /// Commands about pages.
    pub bias_command: Sink<BiasCommand>,
    /// Their answers, in order.
    pub bias_answer: PulseSource<BiasAnswer>,
    /// A page turns to host-bias for the host.
    pub bias_reversion: OfEachBank<PulseSource<BiasReversion>>,
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
    pub device_line_change: OfEachBank<PulseSource<LineChange>>,
    /// A line of device memory makes room.
    pub device_victim_change: OfEachBank<PulseSource<LineChange>>,
    /// What each bank of the cache of host memory counts.
    pub status: Vec<LevelSource<CacheStatus>>,
    /// What the cache of device memory counts.
    pub device_status: OfEachBank<LevelSource<DeviceMemoryStatus>>,
    /// A line of host memory that is to be modified, of each bank; there with `MODIFY=1`.
    pub modify: Vec<PulseSource<LineModification>>,
    /// What it is in the cycle behind that.
    pub modified: Vec<LevelSink<ModifiedLine>>,
}
