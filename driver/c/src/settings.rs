//! How a ring lies in memory and works, as a program in C says it.
use nic_driver::RingSettings;
use nic_driver::ring::Geometry;

use crate::codes::{
    COMPLETIONS, HALVES, LAYOUTS, OPERATIONS, SIGNALS, SPACES, choice, nic_completion, nic_layout,
    nic_operation, nic_signal, nic_space,
};
use crate::status::nic_status;
use crate::{give, read};

/// Where one half of a ring is, and how both sides signal.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_geometry {
    /// Address of the first descriptor, a multiple of 64.
    pub base_address: u64,
    /// Address of the host's count with `NIC_SIGNAL_MEMORY`; a multiple of 64, such as 0, with the others, too.
    pub tail_address: u64,
    /// Address of the device's count with `NIC_COMPLETION_INDEX`; a multiple of 64, such as 0, without it, too.
    pub completion_address: u64,
    /// Two to this power is the number of places, 6 to 16.
    pub size_log2: u32,
    /// How descriptors lie: a `nic_layout`.
    pub layout: u32,
    /// How the host signals: a `nic_signal`.
    pub signal: u32,
    /// How the device signals: a `nic_completion`.
    pub completion: u32,
}

impl nic_geometry {
    pub(crate) fn to_driver(self) -> Result<Geometry, nic_status> {
        Ok(Geometry {
            base_address: self.base_address,
            size_log2: self.size_log2,
            layout: choice(&LAYOUTS, self.layout)?,
            signal: choice(&SIGNALS, self.signal)?,
            tail_address: self.tail_address,
            completion: choice(&COMPLETIONS, self.completion)?,
            completion_address: self.completion_address,
        })
    }

    fn from_driver(geometry: &Geometry) -> Self {
        Self {
            base_address: geometry.base_address,
            tail_address: geometry.tail_address,
            completion_address: geometry.completion_address,
            size_log2: geometry.size_log2,
            layout: nic_layout::from(geometry.layout) as u32,
            signal: nic_signal::from(geometry.signal) as u32,
            completion: nic_completion::from(geometry.completion) as u32,
        }
    }
}

/// How one half of a ring works. `nic_ring_settings_default` fills it in.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_ring_settings {
    /// Where it is and how both sides signal.
    pub geometry: nic_geometry,
    /// The memory that the ring is in: a `nic_space`.
    pub ring_space: u32,
    /// The memory that packets are in: a `nic_space`.
    pub data_space: u32,
    /// How descriptors are read: a `nic_operation`.
    pub fetch: u32,
    /// How lines are brought into the card's cache ahead of their fetch: a `nic_operation`.
    pub prefetch: u32,
    /// How the host's count, or the next descriptor, is polled: a `nic_operation`.
    pub poll: u32,
    /// How completions are written: a `nic_operation`.
    pub complete: u32,
    /// How packets are read or written: a `nic_operation`.
    pub data: u32,
    /// Cycles from a poll that found nothing to the next one.
    pub poll_interval_cycles: u16,
    /// Cycles that a completion waits for others.
    pub batch_timeout_cycles: u16,
    /// Cycles that a packet waits for a descriptor before it is dropped.
    pub starve_cycles: u16,
    /// Cycles after which fewer packets than `interrupt_packets` raise an interrupt.
    pub interrupt_delay_cycles: u16,
    /// Lines of descriptors read ahead of their use, 0 to 64.
    pub fetch_lines: u8,
    /// How many lines ahead of the fetch lines are brought into the card's cache, 0 to 127.
    pub prefetch_lines: u8,
    /// Completions that go together, 1 to 64.
    pub batch: u8,
    /// Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when the ring stops itself.
    pub interrupt_packets: u8,
    /// The next poll waits for the line to change.
    pub event_driven: bool,
}

impl nic_ring_settings {
    pub(crate) fn to_driver(self) -> Result<RingSettings, nic_status> {
        Ok(RingSettings {
            geometry: self.geometry.to_driver()?,
            ring_space: choice(&SPACES, self.ring_space)?,
            data_space: choice(&SPACES, self.data_space)?,
            fetch: choice(&OPERATIONS, self.fetch)?,
            fetch_lines: self.fetch_lines,
            prefetch: choice(&OPERATIONS, self.prefetch)?,
            prefetch_lines: self.prefetch_lines,
            poll: choice(&OPERATIONS, self.poll)?,
            poll_interval_cycles: self.poll_interval_cycles,
            event_driven: self.event_driven,
            complete: choice(&OPERATIONS, self.complete)?,
            data: choice(&OPERATIONS, self.data)?,
            batch: self.batch,
            batch_timeout_cycles: self.batch_timeout_cycles,
            starve_cycles: self.starve_cycles,
            interrupt_packets: self.interrupt_packets,
            interrupt_delay_cycles: self.interrupt_delay_cycles,
        })
    }

    fn from_driver(settings: &RingSettings) -> Self {
        let operation = |operation| nic_operation::from(operation) as u32;
        Self {
            geometry: nic_geometry::from_driver(&settings.geometry),
            ring_space: nic_space::from(settings.ring_space) as u32,
            data_space: nic_space::from(settings.data_space) as u32,
            fetch: operation(settings.fetch),
            prefetch: operation(settings.prefetch),
            poll: operation(settings.poll),
            complete: operation(settings.complete),
            data: operation(settings.data),
            poll_interval_cycles: settings.poll_interval_cycles,
            batch_timeout_cycles: settings.batch_timeout_cycles,
            starve_cycles: settings.starve_cycles,
            interrupt_delay_cycles: settings.interrupt_delay_cycles,
            fetch_lines: settings.fetch_lines,
            prefetch_lines: settings.prefetch_lines,
            batch: settings.batch,
            interrupt_packets: settings.interrupt_packets,
            event_driven: settings.event_driven,
        }
    }
}

/// Bytes of memory that the descriptors of a ring's half take.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_geometry_bytes(
    geometry: *const nic_geometry,
    bytes: *mut u64,
) -> nic_status {
    let found = || {
        // SAFETY: the caller's promise.
        let geometry = unsafe { read(geometry) }?.to_driver()?;
        geometry.check()?;
        // SAFETY: the caller's promise.
        unsafe { give(bytes, geometry.bytes()) }
    };
    nic_status::of(found())
}

/// Settings of a ring's half, a `nic_half`, that reads descriptors ahead and gives packets back one by
/// one.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_ring_settings_default(
    half: u32,
    geometry: *const nic_geometry,
    settings: *mut nic_ring_settings,
) -> nic_status {
    let found = || {
        // SAFETY: the caller's promise.
        let geometry = unsafe { read(geometry) }?.to_driver()?;
        let found = match choice(&HALVES, half)? {
            nic_driver::Half::Receive => RingSettings::receive(geometry),
            nic_driver::Half::Transmit => RingSettings::transmit(geometry),
        };
        // SAFETY: the caller's promise.
        unsafe { give(settings, nic_ring_settings::from_driver(&found)) }
    };
    nic_status::of(found())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nic_driver::card::{Operation, Space};
    use nic_driver::ring::{Completion, Layout, Signal};

    #[test]
    fn settings_come_back_as_they_went() {
        let geometry = Geometry {
            base_address: 0x1000,
            size_log2: 9,
            layout: Layout::Grouped,
            signal: Signal::Memory,
            tail_address: 0x40,
            completion: Completion::Index,
            completion_address: 0x80,
        };
        // Every number is another one, so that none can stand for another.
        let settings = RingSettings {
            geometry,
            ring_space: Space::DeviceHostBias,
            data_space: Space::DeviceDeviceBias,
            fetch: Operation::CoRead,
            fetch_lines: 3,
            prefetch: Operation::CsRead,
            prefetch_lines: 4,
            poll: Operation::NcRead,
            poll_interval_cycles: 5,
            event_driven: true,
            complete: Operation::NcPush,
            data: Operation::CoWrite,
            batch: 6,
            batch_timeout_cycles: 7,
            starve_cycles: 8,
            interrupt_packets: 9,
            interrupt_delay_cycles: 10,
        };
        assert_eq!(nic_ring_settings::from_driver(&settings).to_driver(), Ok(settings));
    }
}
