//! The reorder unit alone, without adapters: what it can do at most.
use std::path::Path;

use nic_driver::{Format, LengthOrder};
use nic_host::Write;
use nic_sim::generated::mmio_reorder::MmioReorder;
use nic_sim::{Clocking, Device, StreamInput, StreamOutput, Wrapper};
use nic_spec::message::{MmioFault, MmioWrite};

use super::card::{Beat, Card, Step};

/// The module.
pub const MODULE: &str = "mmio_reorder";
/// Lines of its window.
pub const WINDOW: u64 = 32;
const LINE_BITS: u32 = 12;
/// The length field, before the frame.
pub const HEADER_BYTES: usize = 2;

/// `mmio_reorder` with its clock.
#[derive(Debug)]
pub struct Unit {
    device: MmioReorder,
    clocking: Clocking,
}

impl Unit {
    /// A unit that has come out of reset and takes stores. With `waves` it writes a waveform.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a property that failed.
    pub fn new(waves: Option<&Path>) -> Result<Self, String> {
        let device = match waves {
            Some(path) => MmioReorder::traced(path),
            None => MmioReorder::new(),
        };
        let device = device.map_err(|error| error.to_string())?;
        let clocking = Clocking::single(MmioReorder::DESIGN.domains[0].clock);
        let mut unit = Self { device, clocking };
        unit.device.rst().set(true);
        for _ in 0..3 {
            unit.cycle()?;
        }
        unit.device.rst().set(false);
        StreamOutput::open(unit.device.model_mut(), MmioReorder::MESSAGE).set_ready(true);
        // It makes every line of its storage absent before it begins.
        for _ in 0..4 * WINDOW {
            unit.cycle()?;
        }
        Ok(unit)
    }

    fn cycle(&mut self) -> Result<(), String> {
        let step = self.clocking.step(self.device.model_mut());
        step.map(|_| ()).map_err(|failure| failure.to_string())
    }
}

impl Card for Unit {
    fn format(&self) -> Format {
        Format {
            length_offset: 0,
            length_bytes: 2,
            length_order: LengthOrder::Little,
            uncounted_bytes: 0,
            alignment_bytes: 4,
            maximum_bytes: 9216,
        }
    }

    fn header_bytes(&self) -> usize {
        HEADER_BYTES
    }

    fn removes_header(&self) -> bool {
        false
    }

    fn least_frame_bytes(&self) -> usize {
        0
    }

    fn space_bytes(&self) -> usize {
        64 << LINE_BITS
    }

    fn step(&mut self, store: Option<&Write>) -> Result<Step, String> {
        let model = self.device.model_mut();
        let mut port = StreamInput::open(model, MmioReorder::MMIO_WRITE);
        match store {
            Some(Write { line, data, byte_enable }) => port.offer(&MmioWrite {
                line_address: *line,
                data: *data,
                byte_enable: *byte_enable,
            }),
            None => port.withdraw(),
        }
        self.clocking.settle(model).map_err(|failure| failure.to_string())?;
        let taken = store.is_some() && StreamInput::open(model, MmioReorder::MMIO_WRITE).is_ready();
        let beat = StreamOutput::open(model, MmioReorder::MESSAGE).offered();
        let beat = beat.map(|beat| Beat {
            bytes: beat.data[..beat.keep.count_ones() as usize].to_vec(),
            last: beat.last,
            error: beat.error,
        });
        let fault = self.device.status().get().fault;
        if fault != MmioFault::None {
            return Err(format!("{MODULE} stopped: {fault:?}"));
        }
        self.clocking.rise(self.device.model_mut()).map_err(|failure| failure.to_string())?;
        Ok(Step { taken, beats: beat.into_iter().collect() })
    }
}
