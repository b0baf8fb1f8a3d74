//! What the configuration means for a writer.
use nic_dsl::{Bits, Bool, State, delayed, delayed_bool, elaborate};

use crate::host::descriptor::geometry::Geometry;
use crate::message::{CompletionSignal, LineOperation, LineSpace, RingConfiguration};

/// The configuration as the writer needs it. Registers, because it changes only while the ring is
/// stopped.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    /// Where the places are.
    pub geometry: Geometry,
    /// How completions are written.
    pub operation: State<LineOperation>,
    /// In which memory.
    pub space: State<LineSpace>,
    /// Descriptors of a batch, less one.
    pub batch_less_one: Bits,
    /// Cycles that a batch waits.
    pub timeout: Bits,
    /// The device's count goes to memory.
    pub has_index: Bool,
    /// The line of that count.
    pub index_line: Bits,
    /// Packets that raise an interrupt.
    pub interrupt_packets: Bits,
    /// Some do.
    pub has_interrupts: Bool,
    /// Cycles after which fewer do.
    pub interrupt_delay: Bits,
}

impl Setting {
    /// As the configuration has it, a cycle later.
    #[elaborate]
    pub fn new(configuration: &RingConfiguration) -> Self {
        configuration.completion_address.truncate(6).ignore();
        let geometry = Geometry::new(configuration);
        let operation = delayed(configuration.completion_operation);
        let space = delayed(configuration.ring_space);
        let batch_less_one = delayed(configuration.batch - 1);
        let timeout = delayed(configuration.batch_timeout_cycles);
        let has_index = delayed_bool(configuration.completion.is(CompletionSignal::Index));
        let index_line = delayed(configuration.completion_address.top(46));
        let interrupt_packets = delayed(configuration.interrupt_packets);
        let has_interrupts = delayed_bool(configuration.interrupt_packets.any());
        let interrupt_delay = delayed(configuration.interrupt_delay_cycles);
        Self {
            geometry,
            operation,
            space,
            batch_less_one,
            timeout,
            has_index,
            index_line,
            interrupt_packets,
            has_interrupts,
            interrupt_delay,
        }
    }
}
