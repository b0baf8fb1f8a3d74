//! The other ends of cards' links, pin by pin.
use std::collections::{BTreeMap, BTreeSet};

use nic_host::{CxlIp, DeviceReady, FromCard, FromDevice, Host, IoFromDevice, IoToDevice, ToCard};
use nic_sim::{Inlet, LevelInlet, LevelInput, Outlet, Wrapper};
use nic_spec::message::{
    AxiAddress, AxiLineReadData, AxiLineWriteData, AxiWriteResponse, Choice, CxlIpReadAddress,
    CxlIpReadData, CxlIpWriteAddress, CxlIpWriteData, CxlIpWriteResponse, D2hData, D2hRequest,
    D2hResponse, H2dData, H2dRequest, H2dResponse, M2sRequest, M2sWrite, MemoryMap, PcieCompletion,
    PcieRequest, PcieSettings, S2mData, S2mResponse,
};

use super::CardError;
use super::memory::{CHANNELS, Memory, Moved};
use super::pins::{drive, is_taken, offered, set_ready};

/// The other end of a link.
pub trait Link<D> {
    /// Sets the device's inputs for a cycle of the host's clock.
    fn drive(&mut self, device: &mut D, host: &Host, io: &IoToDevice);

    /// What moved in it.
    ///
    /// # Errors
    /// A rule of the link that the card broke.
    fn observe(
        &mut self,
        device: &mut D,
        host: &Host,
        sent_io: &mut IoFromDevice,
    ) -> Result<(FromDevice, DeviceReady), CardError>;
}

/// CXL.cache.
pub struct CxlLink<D> {
    pub h2d_request: Inlet<D, H2dRequest>,
    pub h2d_response: Inlet<D, H2dResponse>,
    pub h2d_data: Inlet<D, H2dData>,
    pub d2h_request: Outlet<D, D2hRequest>,
    pub d2h_response: Outlet<D, D2hResponse>,
    pub d2h_data: Outlet<D, D2hData>,
}

impl<D: Wrapper> Link<D> for CxlLink<D> {
    fn drive(&mut self, device: &mut D, host: &Host, _io: &IoToDevice) {
        let (offers, ready) = (host.offered(), host.ready());
        drive(device, self.h2d_request, offers.h2d_request.as_ref());
        drive(device, self.h2d_response, offers.h2d_response.as_ref());
        drive(device, self.h2d_data, offers.h2d_data.as_ref());
        set_ready(device, self.d2h_request, ready.d2h_request);
        set_ready(device, self.d2h_response, ready.d2h_response);
        set_ready(device, self.d2h_data, ready.d2h_data);
    }

    fn observe(
        &mut self,
        device: &mut D,
        host: &Host,
        _sent_io: &mut IoFromDevice,
    ) -> Result<(FromDevice, DeviceReady), CardError> {
        let ready = host.ready();
        let h2d_request = is_taken(device, self.h2d_request);
        let sent = FromDevice {
            d2h_request: offered(device, self.d2h_request, ready.d2h_request),
            d2h_response: offered(device, self.d2h_response, ready.d2h_response),
            d2h_data: offered(device, self.d2h_data, ready.d2h_data),
            ..FromDevice::default()
        };
        Ok((sent, DeviceReady { h2d_request, ..DeviceReady::ALL }))
    }
}

/// AXI4 channels of a channel of memory.
pub struct MemoryChannel<D> {
    pub write_address: Outlet<D, AxiAddress<1>>,
    pub write_data: Outlet<D, AxiLineWriteData>,
    pub write_response: Inlet<D, AxiWriteResponse<1>>,
    pub read_address: Outlet<D, AxiAddress<1>>,
    pub read_data: Inlet<D, AxiLineReadData<1>>,
}

/// CXL.cache and CXL.mem, and the memory of the card.
pub struct CxlMemoryLink<D> {
    pub cache: CxlLink<D>,
    pub m2s_request: Inlet<D, M2sRequest>,
    pub m2s_write: Inlet<D, M2sWrite>,
    pub s2m_response: Outlet<D, S2mResponse>,
    pub s2m_data: Outlet<D, S2mData>,
    pub channels: [MemoryChannel<D>; CHANNELS],
    pub memory_map: LevelInlet<D, MemoryMap>,
    pub memory: Memory,
}

impl<D: Wrapper> Link<D> for CxlMemoryLink<D> {
    fn drive(&mut self, device: &mut D, host: &Host, io: &IoToDevice) {
        self.cache.drive(device, host, io);
        let (offers, ready) = (host.offered(), host.ready());
        drive(device, self.m2s_request, offers.m2s_request.as_ref());
        drive(device, self.m2s_write, offers.m2s_write.as_ref());
        set_ready(device, self.s2m_response, ready.s2m_response);
        set_ready(device, self.s2m_data, ready.s2m_data);
        for (number, channel) in self.channels.iter().enumerate() {
            let [takes_address, takes_data, takes_read] = self.memory.ready(number);
            set_ready(device, channel.write_address, takes_address);
            set_ready(device, channel.write_data, takes_data);
            set_ready(device, channel.read_address, takes_read);
            drive(device, channel.write_response, self.memory.response(number));
            drive(device, channel.read_data, self.memory.data(number));
        }
        LevelInput::open(device.model_mut(), self.memory_map).set(&host.memory_map());
    }

    fn observe(
        &mut self,
        device: &mut D,
        host: &Host,
        sent_io: &mut IoFromDevice,
    ) -> Result<(FromDevice, DeviceReady), CardError> {
        let (sent, taken) = self.cache.observe(device, host, sent_io)?;
        let ready = host.ready();
        let sent = FromDevice {
            s2m_response: offered(device, self.s2m_response, ready.s2m_response),
            s2m_data: offered(device, self.s2m_data, ready.s2m_data),
            ..sent
        };
        let m2s_request = is_taken(device, self.m2s_request);
        let m2s_write = is_taken(device, self.m2s_write);
        let moved = std::array::from_fn(|number| {
            let channel = &self.channels[number];
            let [takes_address, takes_data, takes_read] = self.memory.ready(number);
            let offers_data = self.memory.data(number).is_some();
            let offers_response = self.memory.response(number).is_some();
            Moved {
                write_address: offered(device, channel.write_address, takes_address),
                write_data: offered(device, channel.write_data, takes_data),
                read_address: offered(device, channel.read_address, takes_read),
                takes_response: offers_response && is_taken(device, channel.write_response),
                takes_data: offers_data && is_taken(device, channel.read_data),
            }
        });
        let MemoryMap { device_begin, device_end, .. } = host.memory_map();
        let now = host.picoseconds();
        self.memory.cycle(moved, now, &(device_begin..device_end)).map_err(CardError)?;
        Ok((sent, DeviceReady { m2s_request, m2s_write, ..taken }))
    }
}

/// PCI Express.
pub struct PcieLink<D> {
    pub request: Outlet<D, PcieRequest>,
    pub completion: Inlet<D, PcieCompletion>,
    pub settings: LevelInlet<D, PcieSettings>,
}

impl<D: Wrapper> Link<D> for PcieLink<D> {
    fn drive(&mut self, device: &mut D, host: &Host, io: &IoToDevice) {
        LevelInput::open(device.model_mut(), self.settings).set(&host.pcie_settings());
        drive(device, self.completion, io.completion.as_ref());
        set_ready(device, self.request, io.takes_request);
    }

    fn observe(
        &mut self,
        device: &mut D,
        host: &Host,
        sent_io: &mut IoFromDevice,
    ) -> Result<(FromDevice, DeviceReady), CardError> {
        let takes = host.offered_io().takes_request;
        sent_io.request = offered(device, self.request, takes);
        sent_io.takes_completion = is_taken(device, self.completion);
        Ok((FromDevice::default(), DeviceReady::ALL))
    }
}

/// Pins of a port of the CXL IP.
pub struct AfuPort<D> {
    pub write_address: Outlet<D, CxlIpWriteAddress<7>>,
    pub write_data: Outlet<D, CxlIpWriteData>,
    pub write_response: Inlet<D, CxlIpWriteResponse>,
    pub read_address: Outlet<D, CxlIpReadAddress<6>>,
    pub read_data: Inlet<D, CxlIpReadData<2>>,
}

impl<D: Wrapper> AfuPort<D> {
    fn drive(&self, device: &mut D, port: &ToCard) {
        set_ready(device, self.write_address, port.takes_write_address);
        set_ready(device, self.write_data, port.takes_write_data);
        set_ready(device, self.read_address, port.takes_read_address);
        drive(device, self.write_response, port.write_response.as_ref());
        drive(device, self.read_data, port.read_data.as_ref());
    }

    fn observe(&self, device: &mut D, port: &ToCard) -> FromCard {
        FromCard {
            write_address: offered(device, self.write_address, port.takes_write_address),
            write_data: offered(device, self.write_data, port.takes_write_data),
            read_address: offered(device, self.read_address, port.takes_read_address),
            takes_write_response: is_taken(device, self.write_response),
            takes_read_data: is_taken(device, self.read_data),
        }
    }
}

/// The CXL IP of Agilex 7, between the card and CXL.cache.
pub struct CxlIpLink<D> {
    ports: [AfuPort<D>; 2],
    /// The host says what it costs.
    ip: Option<CxlIp>,
    /// It asks for quiet.
    pub asks_for_quiet: bool,
    /// The card says that it is.
    pub is_quiet: bool,
    /// What the IP has asked of the host, by the opcode's code, and how often.
    pub asked: BTreeMap<u32, u64>,
    /// Lines that it has asked about.
    pub asked_lines: BTreeSet<u64>,
    /// Where the card is told where its memory is, if the IP has some behind it.
    memory_map: Option<LevelInlet<D, MemoryMap>>,
}

/// The same with memory behind the IP.
pub type CxlIpMemoryLink<D> = CxlIpLink<D>;

impl<D: Wrapper> CxlIpLink<D> {
    /// An IP at rest behind these pins.
    pub fn new(ports: [AfuPort<D>; 2]) -> Self {
        Self {
            ports,
            ip: None,
            asks_for_quiet: false,
            is_quiet: false,
            asked: BTreeMap::new(),
            asked_lines: BTreeSet::new(),
            memory_map: None,
        }
    }

    /// The same with memory behind the IP; the card is told there where it is.
    pub fn with_memory(self, memory_map: LevelInlet<D, MemoryMap>) -> Self {
        Self { memory_map: Some(memory_map), ..self }
    }

    /// The IP that the host says the cost of.
    fn made(&self, host: &Host) -> CxlIp {
        if self.memory_map.is_some() { host.cxl_ip_with_memory() } else { host.cxl_ip() }
    }

    /// Whether it has nothing to answer.
    pub fn is_idle(&self) -> bool {
        self.ip.as_ref().is_none_or(CxlIp::is_idle)
    }

    /// The pin of that name.
    fn pin(name: &str) -> usize {
        let position = D::DESIGN.ports.iter().position(|port| port.name == name);
        position.unwrap_or_else(|| panic!("{} has no {name}", D::DESIGN.module))
    }
}

impl<D: Wrapper> Link<D> for CxlIpLink<D> {
    fn drive(&mut self, device: &mut D, host: &Host, _io: &IoToDevice) {
        let ip = self.ip.take().unwrap_or_else(|| self.made(host));
        for (number, port) in self.ports.iter().enumerate() {
            port.drive(device, ip.offered(number));
        }
        self.ip = Some(ip);
        if let Some(memory_map) = self.memory_map {
            LevelInput::open(device.model_mut(), memory_map).set(&host.memory_map());
        }
        device.model_mut().set(Self::pin("quiesce_request"), self.asks_for_quiet.into());
    }

    fn observe(
        &mut self,
        device: &mut D,
        host: &Host,
        _sent_io: &mut IoFromDevice,
    ) -> Result<(FromDevice, DeviceReady), CardError> {
        let ip = self.ip.as_mut().expect("it has been driven");
        let [first, second] = &self.ports;
        let came = [first.observe(device, ip.offered(0)), second.observe(device, ip.offered(1))];
        self.is_quiet = device.model().get(Self::pin("quiesce_acknowledge")) != 0;
        let taken = ip.ready();
        let sent = ip.cycle(&came, host.offered(), host.ready()).map_err(CardError::of)?;
        if let Some(request) = &sent.d2h_request {
            *self.asked.entry(request.opcode.code()).or_default() += 1;
            self.asked_lines.insert(request.line_address);
        }
        Ok((sent, taken))
    }
}
