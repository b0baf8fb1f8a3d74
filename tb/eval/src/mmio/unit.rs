//! The reorder unit alone, without adapters: what it can do at most.
use std::path::Path;

use nic_driver::{Format, LengthOrder};
use nic_host::Write;
use nic_sim::generated::mmio_reorder::MmioReorder;
use nic_sim::{Clocked, Device, StreamInput, StreamOutput};
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
    device: Clocked<MmioReorder>,
}

impl Unit {
    /// A unit that has come out of reset and takes stores. With `waves` it writes a waveform.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a property that failed.
    pub fn new(waves: Option<&Path>) -> Result<Self, String> {
        let mut device = Clocked::<MmioReorder>::new(waves)?;
        device.reset(3)?;
        StreamOutput::open(device.model_mut(), MmioReorder::MESSAGE).set_ready(true);
        // It makes every line of its storage absent before it begins.
        device.run(4 * WINDOW)?;
        Ok(Self { device })
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
        self.device.settle()?;
        let model = self.device.model_mut();
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
        self.device.rise()?;
        Ok(Step { taken, beats: beat.into_iter().collect() })
    }
}
