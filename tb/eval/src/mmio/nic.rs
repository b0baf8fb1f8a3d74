//! The whole card: stores arrive as AXI bursts, frames leave to the MAC.
use std::collections::VecDeque;
use std::path::Path;

use nic_driver::{Format, LengthOrder};
use nic_host::Write;
use nic_sim::generated::reorder_nic_w32::ReorderNicW32 as Nic;
use nic_sim::{Bits, Clocking, Device, LevelInput, StreamInput, StreamOutput, Wrapper};
use nic_spec::message::{AxiAddress, AxiBurst, AxiResponse, AxiWriteData, MmioFault};

use super::card::{Beat, Card, Step};

/// The module.
pub const MODULE: &str = "reorder_nic_w32";
/// Bytes of a message before its frame.
const HEADER_BYTES: usize = 8;
/// The longest frame.
const MAXIMUM: usize = 9216;
const LINE_BITS: u32 = 12;
/// Bursts that the bridge has ready, so that one channel's stall does not hold up the other.
const READY_BURSTS: usize = 2;
/// Two to this power is the bytes of a beat.
const SIZE: u64 = 6;

/// `reorder_nic_w32` with its clock and a bridge that turns stores into bursts of one beat.
#[derive(Debug)]
pub struct ReorderNic {
    device: Nic,
    clocking: Clocking,
    addresses: VecDeque<AxiAddress<6>>,
    data: VecDeque<AxiWriteData<64>>,
    /// Whether the MAC is inside a frame.
    is_sending: bool,
}

impl ReorderNic {
    /// A card that has come out of reset and takes stores. With `waves` it writes a waveform.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a property that failed.
    pub fn new(waves: Option<&Path>) -> Result<Self, String> {
        let device = match waves {
            Some(path) => Nic::traced(path),
            None => Nic::new(),
        };
        let device = device.map_err(|error| error.to_string())?;
        let clocking = Clocking::single(Nic::DESIGN.domains[0].clock);
        let (addresses, data) = (VecDeque::new(), VecDeque::new());
        let mut nic = Self { device, clocking, addresses, data, is_sending: false };
        nic.device.rst().set(true);
        for _ in 0..3 {
            nic.clocking.step(nic.device.model_mut()).map_err(|failure| failure.to_string())?;
        }
        nic.device.rst().set(false);
        let model = nic.device.model_mut();
        StreamOutput::open(model, Nic::CMAC).set_ready(true);
        StreamOutput::open(model, Nic::WRITE_RESPONSE).set_ready(true);
        LevelInput::open(model, Nic::ENABLE).set(&Bits::new(1));
        Ok(nic)
    }

    /// Writes what the waveform still holds back.
    pub fn flush(&mut self) {
        self.device.model_mut().flush();
    }

    fn queue(&mut self, store: &Write) {
        let address = store.line * 64;
        let burst = AxiBurst::Incrementing;
        self.addresses.push_back(AxiAddress { id: 0, address, length: 0, size: SIZE, burst });
        let (data, strobe) = (store.data, store.byte_enable);
        self.data.push_back(AxiWriteData { data, strobe, last: true });
    }

    fn drive(&mut self) {
        let model = self.device.model_mut();
        let mut port = StreamInput::open(model, Nic::WRITE_ADDRESS);
        match self.addresses.front() {
            Some(address) => port.offer(address),
            None => port.withdraw(),
        }
        let mut port = StreamInput::open(model, Nic::WRITE_DATA);
        match self.data.front() {
            Some(data) => port.offer(data),
            None => port.withdraw(),
        }
    }

    fn observe(&mut self) -> Result<Option<Beat>, String> {
        let model = self.device.model_mut();
        if StreamInput::open(model, Nic::WRITE_ADDRESS).is_ready() {
            self.addresses.pop_front();
        }
        if StreamInput::open(model, Nic::WRITE_DATA).is_ready() {
            self.data.pop_front();
        }
        let response = StreamOutput::open(model, Nic::WRITE_RESPONSE).offered();
        if let Some(response) = response
            && response.response != AxiResponse::Okay
        {
            return Err(format!("{MODULE} answers a store with {:?}", response.response));
        }
        let beat = StreamOutput::open(model, Nic::CMAC).offered();
        if beat.is_none() && self.is_sending {
            return Err("the MAC runs dry inside a frame".to_owned());
        }
        self.is_sending = beat.as_ref().is_some_and(|beat| !beat.last);
        let fault = self.device.reorder_status().get().fault;
        if fault != MmioFault::None {
            return Err(format!("{MODULE} stopped: {fault:?}"));
        }
        Ok(beat.map(|beat| Beat {
            bytes: beat.data[..beat.keep.count_ones() as usize].to_vec(),
            last: beat.last,
            error: beat.error,
        }))
    }
}

impl Card for ReorderNic {
    fn format(&self) -> Format {
        Format {
            length_offset: 0,
            length_bytes: 2,
            length_order: LengthOrder::Little,
            uncounted_bytes: HEADER_BYTES,
            alignment_bytes: 8,
            maximum_bytes: MAXIMUM + HEADER_BYTES,
        }
    }

    fn header_bytes(&self) -> usize {
        HEADER_BYTES
    }

    fn removes_header(&self) -> bool {
        true
    }

    fn least_frame_bytes(&self) -> usize {
        60
    }

    fn space_bytes(&self) -> usize {
        64 << LINE_BITS
    }

    fn step(&mut self, store: Option<&Write>) -> Result<Step, String> {
        let store = store.filter(|_| self.data.len().max(self.addresses.len()) < READY_BURSTS);
        if let Some(store) = store {
            self.queue(store);
        }
        self.drive();
        self.clocking.settle(self.device.model_mut()).map_err(|failure| failure.to_string())?;
        let beat = self.observe()?;
        self.clocking.rise(self.device.model_mut()).map_err(|failure| failure.to_string())?;
        Ok(Step { taken: store.is_some(), beat })
    }
}
