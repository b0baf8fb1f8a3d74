//! The emitted PCI Express endpoint, and the host at the other end of its link.
use std::collections::VecDeque;

use nic_host::profile::Parameter;
use nic_host::{
    Configuration, DeviceReady, FromDevice, Host, IoFromDevice, Line, Profile, RootConfiguration,
};
use nic_sim::generated::line_to_pcie::LineToPcie as Device;
use nic_sim::{Clocked, Device as _, LevelInput, StreamInput, StreamOutput};
use nic_spec::message::{LineOperation, LineRequest, LineResponse};
use nic_tb::Seed;

use super::rig::{Path, Rig, Workload, content};

/// The module.
pub const MODULE: &str = "line_to_pcie";

/// The endpoint, and the host.
pub struct Pcie {
    device: Clocked<Device>,
    host: Host,
    requests: VecDeque<LineRequest>,
}

impl Pcie {
    /// The device takes so many picoseconds of the profile's read itself.
    fn new(profile: &Profile, device_picoseconds: u64, seed: u64) -> Result<Self, String> {
        let root = RootConfiguration { device_picoseconds, ..RootConfiguration::PLAIN };
        let random = Seed::new(seed).fork("pcie path");
        let mut path = Self {
            device: Clocked::new(None)?,
            host: Host::with_root(profile, Configuration::server(1), root, random),
            requests: VecDeque::new(),
        };
        let model = path.device.model_mut();
        offer(StreamInput::open(model, Device::LINE_REQUEST), None);
        offer(StreamInput::open(model, Device::PCIE_COMPLETION), None);
        LevelInput::open(model, Device::SETTINGS).set(&path.host.pcie_settings());
        path.device.reset(2)?;
        path.device.run(1)?;
        Ok(path)
    }

    /// Memory has these lines, and no cache.
    pub fn fill_memory(&mut self, lines: std::ops::Range<u64>) {
        for line in lines {
            self.host.set_memory(line, Line { data: content(line), poison: false });
        }
    }
}

impl Path for Pcie {
    fn is_ready(&self) -> bool {
        self.requests.len() < 2
    }

    fn ask(&mut self, request: LineRequest) {
        self.requests.push_back(request);
    }

    fn cycle(&mut self) -> Result<Option<LineResponse>, String> {
        let offered = self.host.offered_io();
        let model = self.device.model_mut();
        offer(StreamInput::open(model, Device::LINE_REQUEST), self.requests.front());
        offer(StreamInput::open(model, Device::PCIE_COMPLETION), offered.completion.as_ref());
        StreamOutput::open(model, Device::LINE_RESPONSE).set_ready(true);
        StreamOutput::open(model, Device::PCIE_REQUEST).set_ready(offered.takes_request);
        self.device.settle()?;
        let model = self.device.model_mut();
        if StreamInput::open(model, Device::LINE_REQUEST).is_ready() {
            self.requests.pop_front();
        }
        let packet = StreamOutput::open(model, Device::PCIE_REQUEST).offered();
        let sent = IoFromDevice {
            request: packet.filter(|_| offered.takes_request),
            takes_completion: StreamInput::open(model, Device::PCIE_COMPLETION).is_ready(),
            ..IoFromDevice::default()
        };
        let answer = StreamOutput::open(model, Device::LINE_RESPONSE).offered();
        self.device.rise()?;
        let kept = self.host.cycle_both(FromDevice::default(), DeviceReady::ALL, &sent);
        kept.map_err(|violation| violation.to_string())?;
        Ok(answer)
    }

    fn is_idle(&self) -> bool {
        self.requests.is_empty() && self.host.is_idle()
    }

    fn now(&self) -> u64 {
        self.host.now()
    }
}

fn offer<P: nic_spec::message::Message>(mut port: StreamInput<'_, P>, payload: Option<&P>) {
    match payload {
        Some(payload) => port.offer(payload),
        None => port.withdraw(),
    }
}

/// A load/store unit before the endpoint; a read of a line in memory takes the profile's time, of
/// which the host has what unit and endpoint leave.
///
/// # Errors
/// One line: a model that cannot be built, or a read that takes less than the host alone.
pub fn rig(profile: &Profile, seed: u64) -> Result<Rig<Pcie>, String> {
    let mut slow = Rig::new(Pcie::new(profile, 0, seed)?, 0)?;
    slow.path.fill_memory(0..1);
    let cycles = slow.run(&Workload::alone(LineOperation::NcRead, 0, 1))?.results.cycles;
    let wanted = profile.picoseconds(Parameter::DmaRead);
    let whole = cycles * profile.cycle_picoseconds().round() as u64;
    let own = whole.checked_sub(wanted).ok_or(format!("{whole} ps are less than {wanted}"))?;
    Rig::new(Pcie::new(profile, own, seed)?, 0)
}
