//! The whole card: stores arrive as AXI bursts, frames leave to the MAC.
use std::collections::VecDeque;
use std::path::Path;

use nic_driver::{Format, LengthOrder};
use nic_host::Write;
use nic_sim::generated::reorder_nic::ReorderNic as Nic;
use nic_sim::{Clocked, Device, ModelOptions, StreamInput, StreamOutput};
use nic_spec::message::{AxiAddress, AxiBurst, AxiLiteAddress, AxiResponse, AxiWriteData};
use nic_spec::register::{Access, reorder_nic};

use super::card::{Beat, Card, Step};

/// The module.
pub const MODULE: &str = "reorder_nic";
/// Bytes of a message before its frame.
const HEADER_BYTES: usize = 4;
/// The longest frame.
const MAXIMUM: usize = 9216;
const LINE_BITS: u32 = 12;
/// Bursts that the bridge has ready, so that one channel's stall does not hold up the other.
const READY_BURSTS: usize = 2;
/// Two to this power is the bytes of a beat.
const SIZE: u64 = 6;
/// A cycle of the host's side, 250 MHz, in picoseconds.
pub const HOST_PERIOD: u64 = 4_000;
/// A cycle of the network's side, 322.27 MHz (`cmac`), in picoseconds.
const NETWORK_PERIOD: u64 = 3_103;
/// Positions of the clock domains.
const HOST: usize = 0;
const NETWORK: usize = 1;
/// Enough for both sides to be in reset, and to come out of it.
const RESET_CYCLES: u64 = 16;

/// The card with its two clocks, and a bridge that turns stores into bursts of one beat.
#[derive(Debug)]
pub struct ReorderNic {
    device: Clocked<Nic>,
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
        let waves = waves.map(Path::to_path_buf);
        let options = ModelOptions { waves, ..ModelOptions::default() };
        let device = Clocked::with(&options, &[HOST_PERIOD, NETWORK_PERIOD])?;
        let (addresses, data) = (VecDeque::new(), VecDeque::new());
        let mut nic = Self { device, addresses, data, is_sending: false };
        nic.device.set_reset(true);
        nic.host_cycles(RESET_CYCLES)?;
        nic.device.set_reset(false);
        let model = nic.device.model_mut();
        StreamOutput::open(model, Nic::CMAC).set_ready(true);
        StreamOutput::open(model, Nic::WRITE_RESPONSE).set_ready(true);
        StreamOutput::open(model, Nic::REGISTER_READ_DATA).set_ready(true);
        nic.host_cycles(RESET_CYCLES)?;
        Ok(nic)
    }

    /// Writes what the waveform still holds back.
    pub fn flush(&mut self) {
        self.device.model_mut().flush();
    }

    /// Reads the lower word of the register called `block.register`, as software does.
    ///
    /// # Errors
    /// One line: no register of that name, no answer, or an answer that is an error.
    pub fn register(&mut self, name: &str) -> Result<u64, String> {
        let found = reorder_nic::map().find(name);
        let (address, _) = found.ok_or_else(|| format!("no register `{name}`"))?;
        let model = self.device.model_mut();
        let mut port = StreamInput::open(model, Nic::REGISTER_READ_ADDRESS);
        port.offer(&AxiLiteAddress { address: u64::from(address) });
        for _ in 0..RESET_CYCLES {
            self.device.settle()?;
            let model = self.device.model_mut();
            let is_taken = StreamInput::open(model, Nic::REGISTER_READ_ADDRESS).is_ready();
            let answer = StreamOutput::open(model, Nic::REGISTER_READ_DATA).offered();
            self.until_host_edge(|_| Ok(()))?;
            let model = self.device.model_mut();
            if is_taken {
                StreamInput::open(model, Nic::REGISTER_READ_ADDRESS).withdraw();
            }
            match answer {
                Some(answer) if answer.response == AxiResponse::Okay => return Ok(answer.data),
                Some(answer) => return Err(format!("`{name}` answers {:?}", answer.response)),
                None => {}
            }
        }
        Err(format!("`{name}` does not answer"))
    }

    /// Every counter that is not zero, as `block.register`.
    ///
    /// # Errors
    /// As from [`ReorderNic::register`].
    pub fn counters(&mut self) -> Result<Vec<(String, u64)>, String> {
        let mut counters = Vec::new();
        for block in reorder_nic::map().blocks {
            let is_counter = |access| matches!(access, Access::ErrorCounter | Access::EventCounter);
            for register in block.registers().into_iter().filter(|r| is_counter(r.access)) {
                let name = format!("{}.{}", block.name, register.name);
                let value = self.register(&name)?;
                counters.extend((value != 0).then_some((name, value)));
            }
        }
        Ok(counters)
    }

    fn host_cycles(&mut self, count: u64) -> Result<(), String> {
        for _ in 0..count {
            self.device.settle()?;
            self.until_host_edge(|_| Ok(()))?;
        }
        Ok(())
    }

    /// Runs up to and with the next edge of the host's clock; `observe` sees the model before each
    /// edge of the network's. The model has settled before.
    fn until_host_edge(
        &mut self,
        mut observe: impl FnMut(&mut Self) -> Result<(), String>,
    ) -> Result<(), String> {
        loop {
            let upcoming = self.device.upcoming();
            if upcoming.contains(NETWORK) {
                observe(self)?;
            }
            self.device.rise()?;
            if upcoming.contains(HOST) {
                return Ok(());
            }
            self.device.settle()?;
        }
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

    fn observe_host(&mut self) -> Result<(), String> {
        let model = self.device.model_mut();
        if StreamInput::open(model, Nic::WRITE_ADDRESS).is_ready() {
            self.addresses.pop_front();
        }
        if StreamInput::open(model, Nic::WRITE_DATA).is_ready() {
            self.data.pop_front();
        }
        match StreamOutput::open(model, Nic::WRITE_RESPONSE).offered() {
            Some(answer) if answer.response != AxiResponse::Okay => {
                Err(format!("{MODULE} answers a store with {:?}", answer.response))
            }
            _ => Ok(()),
        }
    }

    fn observe_network(&mut self) -> Result<Option<Beat>, String> {
        let beat = StreamOutput::open(self.device.model_mut(), Nic::CMAC).offered();
        if beat.is_none() && self.is_sending {
            return Err("the MAC runs dry inside a frame".to_owned());
        }
        self.is_sending = beat.as_ref().is_some_and(|beat| !beat.last);
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
            alignment_bytes: 4,
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
        self.device.settle()?;
        self.observe_host()?;
        let mut beats = Vec::new();
        self.until_host_edge(|nic| {
            beats.extend(nic.observe_network()?);
            Ok(())
        })?;
        Ok(Step { taken: store.is_some(), beats })
    }
}
