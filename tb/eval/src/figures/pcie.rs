//! The emitted PCI Express endpoint, and the root complex at the other end of its link.
use std::collections::VecDeque;

use nic_host::Profile;
use nic_host::pcie::{Numbers, RootComplex};
use nic_host::profile::Parameter;
use nic_sim::generated::line_to_pcie::LineToPcie as Device;
use nic_sim::{Clocking, Device as _, StreamInput, StreamOutput, Wrapper};
use nic_spec::message::{LineOperation, LineRequest, LineResponse, PcieCompletion};
use nic_tb::{Generator, Seed};

use super::rig::{Path, Rig, Workload, content};

/// The module.
pub const MODULE: &str = "line_to_pcie";
/// Bytes of a line.
const LINE: u64 = 64;
/// An idle link is asked for completions every so many picoseconds, far less than a line takes.
const GRAIN: u64 = 100;

/// The endpoint, and the root complex.
pub struct Pcie {
    device: Device,
    clocking: Clocking,
    root: RootComplex<Generator>,
    requests: VecDeque<LineRequest>,
    completions: VecDeque<PcieCompletion>,
    /// Until when the link has been asked for completions.
    asked_until: u64,
    period: u64,
    cycle: u64,
}

impl Pcie {
    fn new(profile: &Profile, read_latency: u64, seed: u64) -> Result<Self, String> {
        let device = Device::new().map_err(|error| error.to_string())?;
        let numbers = numbers(profile, read_latency);
        let mut path = Self {
            device,
            clocking: Clocking::single(Device::DESIGN.domains[0].clock),
            root: RootComplex::new(numbers, Seed::new(seed).fork("pcie path")),
            requests: VecDeque::new(),
            completions: VecDeque::new(),
            asked_until: 0,
            period: profile.cycle_picoseconds().round() as u64,
            cycle: 0,
        };
        let model = path.device.model_mut();
        offer(StreamInput::open(model, Device::LINE_REQUEST), None);
        offer(StreamInput::open(model, Device::PCIE_COMPLETION), None);
        for reset in [true, true, false] {
            path.device.rst().set(reset);
            let step = path.clocking.step(path.device.model_mut());
            step.map_err(|failure| failure.to_string())?;
        }
        Ok(path)
    }

    /// Memory has these lines.
    pub fn fill_memory(&mut self, lines: std::ops::Range<u64>) {
        for line in lines {
            for (at, byte) in (LINE * line..).zip(content(line)) {
                self.root.memory.write(at, byte);
            }
        }
    }

    /// Completions that leave the link until now.
    fn complete(&mut self, now: u64) {
        if self.root.is_idle() {
            self.asked_until = now;
        }
        while self.asked_until < now {
            let completion = self.root.completion(self.asked_until);
            // Behind a line the link is busy for as long as it takes.
            let busy = self.root.numbers().time_of(LINE);
            self.asked_until += if completion.is_some() { busy } else { GRAIN };
            self.completions.extend(completion);
        }
    }
}

/// What the root complex is like. A posted write of the device takes as long as one of the processor.
fn numbers(profile: &Profile, read_latency: u64) -> Numbers {
    let per_nanosecond = profile.value(Parameter::Bandwidth);
    Numbers {
        name: profile.name,
        bytes_per_microsecond: (1e3 * per_nanosecond).round() as u64,
        request_latency: profile.picoseconds(Parameter::MmioWrite),
        read_latency,
        read_jitter: 0,
        maximum_payload: profile.value(Parameter::MaximumPayload) as u64,
        maximum_read_request: profile.value(Parameter::MaximumReadRequest) as u64,
        read_completion_boundary: profile.value(Parameter::CompletionBoundary) as u64,
        splits: false,
        reorders: false,
        ..Numbers::pcie_gen4()
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
        let now = self.cycle * self.period;
        self.complete(now);
        // What begins within the cycle begins when the link is free.
        let is_free = self.root.is_ready(now + self.period - 1);
        let model = self.device.model_mut();
        offer(StreamInput::open(model, Device::LINE_REQUEST), self.requests.front());
        offer(StreamInput::open(model, Device::PCIE_COMPLETION), self.completions.front());
        StreamOutput::open(model, Device::LINE_RESPONSE).set_ready(true);
        StreamOutput::open(model, Device::PCIE_REQUEST).set_ready(is_free);
        self.clocking.settle(model).map_err(|failure| failure.to_string())?;
        if StreamInput::open(model, Device::LINE_REQUEST).is_ready() {
            self.requests.pop_front();
        }
        if StreamInput::open(model, Device::PCIE_COMPLETION).is_ready() {
            self.completions.pop_front();
        }
        let packet = StreamOutput::open(model, Device::PCIE_REQUEST).offered();
        if let Some(line) = packet.filter(|_| is_free) {
            self.root.request(now, &line).map_err(|violation| violation.to_string())?;
        }
        let answer = StreamOutput::open(model, Device::LINE_RESPONSE).offered();
        self.clocking.rise(self.device.model_mut()).map_err(|failure| failure.to_string())?;
        self.cycle += 1;
        Ok(answer)
    }

    fn is_idle(&self) -> bool {
        self.requests.is_empty() && self.completions.is_empty() && self.root.is_idle()
    }

    fn now(&self) -> u64 {
        self.cycle
    }
}

fn offer<P: nic_spec::message::Message>(mut port: StreamInput<'_, P>, payload: Option<&P>) {
    match payload {
        Some(payload) => port.offer(payload),
        None => port.withdraw(),
    }
}

/// A load/store unit before the endpoint; a read of a line takes the profile's time, of which the
/// root complex has what the unit, the endpoint and the link leave.
///
/// # Errors
/// One line: a model that cannot be built, or a read that takes longer than the profile says.
pub fn rig(profile: &Profile, seed: u64) -> Result<Rig<Pcie>, String> {
    let mut quick = Rig::new(Pcie::new(profile, 0, seed)?, 0)?;
    quick.path.fill_memory(0..1);
    let cycles = quick.run(&Workload::alone(LineOperation::NcRead, 0, 1))?.results.cycles;
    let wanted = profile.picoseconds(Parameter::DmaRead);
    let own = cycles * quick.path.period;
    let rest = wanted.checked_sub(own).ok_or(format!("a read takes {own} ps, not {wanted}"))?;
    Rig::new(Pcie::new(profile, rest, seed)?, 0)
}
