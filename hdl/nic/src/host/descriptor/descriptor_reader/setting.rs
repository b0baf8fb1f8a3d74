//! What the configuration means for a reader.
use nic_dsl::{Bits, Bool, State, constant, delayed, delayed_bool, elaborate, mux};

use super::{DescriptorReader, SIZE_BITS};
use crate::host::descriptor::geometry::Geometry;
use crate::message::{LineSpace, RingConfiguration, RingSignal};

/// The configuration as the reader needs it. Registers, because it changes only while the ring is
/// stopped.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    /// The ring is to run, or runs.
    pub is_enabled: Bool,
    /// Where the places are.
    pub geometry: Geometry,
    /// In which memory they are.
    pub space: State<LineSpace>,
    /// How many places there are.
    pub size: Bits,
    /// The host's count comes as a pulse.
    pub is_register: Bool,
    /// The host's count is in memory.
    pub is_memory: Bool,
    /// The host's signal is in each descriptor.
    pub is_inline: Bool,
    /// Lines that may be read ahead of their use.
    pub most_lines: Bits,
    /// Lines are read when a packet waits for one.
    pub is_on_demand: Bool,
    /// Lines that may be brought into the device's cache ahead of their read.
    pub most_prefetches: Bits,
    /// The next poll waits for the line to change.
    pub is_event_driven: Bool,
    /// Cycles from a poll that found nothing to the next.
    pub interval: Bits,
    /// The line of the host's count.
    pub tail_line: Bits,
}

impl DescriptorReader {
    /// As the configuration has it, a cycle later.
    #[elaborate]
    pub(super) fn setting(&self, configuration: &RingConfiguration) -> Setting {
        let RingConfiguration { enable, signal, fetch_lines, .. } = *configuration;
        let geometry = Geometry::new(configuration);
        let width = self.line_bits() + 1;
        let is_many = fetch_lines.is_above(self.lines);
        let on_demand = fetch_lines.is_zero();
        let some = mux(on_demand, constant(width, 1), fetch_lines.resize(width));
        configuration.tail_address.truncate(6).ignore();
        let is_register = delayed_bool(signal.is(RingSignal::Register));
        let is_memory = delayed_bool(signal.is(RingSignal::Memory));
        let is_inline = delayed_bool(signal.is(RingSignal::Inline));
        let space = delayed(configuration.ring_space);
        let size = delayed(constant(SIZE_BITS, 1) << configuration.size_log2);
        let most_lines = delayed(mux(is_many, constant(width, self.lines), some));
        let is_on_demand = delayed_bool(on_demand);
        let tail_line = delayed(configuration.tail_address.top(46));
        Setting {
            is_enabled: enable,
            geometry,
            space,
            size,
            is_register,
            is_memory,
            is_inline,
            most_lines,
            is_on_demand,
            most_prefetches: configuration.prefetch_lines,
            is_event_driven: configuration.event_driven,
            interval: configuration.poll_interval_cycles,
            tail_line,
        }
    }
}
