//! The emitted engine as an end of the link.
use std::collections::VecDeque;

use nic_host::{DeviceReady, Endpoint, FromDevice, HostReady, ToDevice};
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_b2_s256_w4_o128::DcohB2S256W4O128 as CardDcoh;
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_type2::DcohType2;
use nic_sim::generated::dcoh_type2_tiny::DcohType2Tiny;
use nic_sim::{
    Clocking, Device, Inlet, LevelInlet, LevelInput, LevelOutlet, LevelOutput, ModelOptions,
    Outlet, PowerUp, PulseInlet, PulseInput, PulseOutlet, PulseOutput, StreamInput, StreamOutput,
    Wrapper,
};
use nic_spec::message::{
    BiasPolicy, CacheStatus, CoherencePolicy, D2hData, D2hRequest, D2hResponse, DeviceMemoryStatus,
    FlushStatus, H2dData, H2dRequest, H2dResponse, LineChange, LineRequest, LineResponse,
    MemoryMap, Nothing, WritePolicy,
};
use nic_tb::Generator;
use nic_tb::seed::waves_directory;

use super::device_memory::{DeviceMemory, DeviceMemoryPorts};

/// Changes of lines in a bank, and lines that make room there.
pub type Changes<D> = (PulseOutlet<D, LineChange>, PulseOutlet<D, LineChange>);

/// Ports of an engine.
pub trait Engine: Wrapper + 'static {
    /// Requests.
    const LINE_REQUEST: [Inlet<Self, LineRequest>; 2];
    /// Their answers.
    const LINE_RESPONSE: [Outlet<Self, LineResponse>; 2];
    /// Requests to the host.
    const REQUEST: Outlet<Self, D2hRequest>;
    /// Answers to snoops.
    const RESPONSE: Outlet<Self, D2hResponse>;
    /// Lines for the host.
    const DATA: Outlet<Self, D2hData>;
    /// Snoops.
    const SNOOP: Inlet<Self, H2dRequest>;
    /// The host's answers.
    const ANSWER: Inlet<Self, H2dResponse>;
    /// Lines from the host.
    const FILL: Inlet<Self, H2dData>;
    /// Changes of lines in each bank, and lines that make room.
    const CHANGES: [Changes<Self>; 2];
    /// Counters of each bank.
    const STATUS: [LevelOutlet<Self, CacheStatus>; 2];
    /// What it has beside this if it has memory.
    const DEVICE_MEMORY: Option<DeviceMemoryPorts<Self>>;
    /// When weak writes are answered.
    const POLICY_OF_WRITES: LevelInlet<Self, WritePolicy>;
    /// The whole cache of host memory is to be flushed.
    const FLUSH: PulseInlet<Self, Nothing>;
    /// Whether it is.
    const FLUSH_STATUS: LevelOutlet<Self, FlushStatus>;
    /// Lines of host memory, from the first one on, that the cache holds all at once.
    const HOLDS: u64;
    /// Cycles until the tags and the table of bias are swept.
    const SWEPT_AFTER: u64;
    /// Sets the map of memory.
    fn set_memory_map(&mut self, map: &MemoryMap);
    /// Drives the reset.
    fn set_reset(&mut self, reset: bool);
}

macro_rules! engine {
    ($device:ident, holds $lines:literal, swept after $cycles:literal, $device_memory:expr) => {
        impl Engine for $device {
            const LINE_REQUEST: [Inlet<Self, LineRequest>; 2] =
                [Self::LINE_REQUEST_0, Self::LINE_REQUEST_1];
            const LINE_RESPONSE: [Outlet<Self, LineResponse>; 2] =
                [Self::LINE_RESPONSE_0, Self::LINE_RESPONSE_1];
            const REQUEST: Outlet<Self, D2hRequest> = Self::D2H_REQUEST;
            const RESPONSE: Outlet<Self, D2hResponse> = Self::D2H_RESPONSE;
            const DATA: Outlet<Self, D2hData> = Self::D2H_DATA;
            const SNOOP: Inlet<Self, H2dRequest> = Self::H2D_REQUEST;
            const ANSWER: Inlet<Self, H2dResponse> = Self::H2D_RESPONSE;
            const FILL: Inlet<Self, H2dData> = Self::H2D_DATA;
            const CHANGES: [Changes<Self>; 2] = [
                (Self::LINE_CHANGE_0, Self::VICTIM_CHANGE_0),
                (Self::LINE_CHANGE_1, Self::VICTIM_CHANGE_1),
            ];
            const STATUS: [LevelOutlet<Self, CacheStatus>; 2] = [Self::STATUS_0, Self::STATUS_1];
            const DEVICE_MEMORY: Option<DeviceMemoryPorts<Self>> = $device_memory;
            const POLICY_OF_WRITES: LevelInlet<Self, WritePolicy> = Self::WRITE_POLICY;
            const FLUSH: PulseInlet<Self, Nothing> = Self::FLUSH;
            const FLUSH_STATUS: LevelOutlet<Self, FlushStatus> = Self::FLUSH_STATUS;
            const HOLDS: u64 = $lines;
            const SWEPT_AFTER: u64 = $cycles;
            fn set_memory_map(&mut self, map: &MemoryMap) {
                LevelInput::open(self.model_mut(), Self::MEMORY_MAP).set(map);
            }
            fn set_reset(&mut self, reset: bool) {
                self.rst().set(reset);
            }
        }
    };
}
macro_rules! engine_with_memory {
    ($device:ident, holds $lines:literal, swept after $cycles:literal) => {
        engine!(
            $device,
            holds $lines,
            swept after $cycles,
            Some(DeviceMemoryPorts {
                m2s_request: Self::M2S_REQUEST,
                m2s_write: Self::M2S_WRITE,
                s2m_response: Self::S2M_RESPONSE,
                s2m_data: Self::S2M_DATA,
                memory_request: Self::MEMORY_REQUEST,
                memory_answer: Self::MEMORY_ANSWER,
                bias_command: Self::BIAS_COMMAND,
                bias_answer: Self::BIAS_ANSWER,
                bias_reversion: Self::BIAS_REVERSION,
                policy: Self::POLICY,
                line_change: Self::DEVICE_LINE_CHANGE,
                victim_change: Self::DEVICE_VICTIM_CHANGE,
                status: Self::DEVICE_STATUS,
            })
        );
    };
}
engine!(DcohTiny, holds 8, swept after 2, None);
engine!(Dcoh, holds 2048, swept after 256, None);
engine!(CardDcoh, holds 2048, swept after 256, None);
engine_with_memory!(DcohType2Tiny, holds 8, swept after 16);
engine_with_memory!(DcohType2, holds 2048, swept after 65_536);

/// An engine, its clock, and what its requesters have for it.
pub struct Simulated<D: Engine> {
    device: D,
    clocking: Clocking,
    /// Requests that wait at each port.
    pub requests: [VecDeque<LineRequest>; 2],
    /// Answers that were taken, with their port and the cycle.
    pub responses: Vec<(usize, LineResponse, u64)>,
    /// Requests that were taken, with their port and the cycle.
    pub taken: Vec<(usize, LineRequest, u64)>,
    /// Changes of lines, and whether they made room for another one.
    pub changes: Vec<(LineChange, bool)>,
    /// A flush of the whole cache begins in the next cycle.
    pub flushes: bool,
    /// Whether each port takes answers.
    pub takes_answers: [bool; 2],
    /// Memory behind the device, if it has some.
    pub memory: DeviceMemory,
    cycle: u64,
}

impl<D: Engine> Simulated<D> {
    /// An engine out of reset, its tags swept; it writes a waveform where `NIC_WAVES` says. What its
    /// stores hold at first, and how long its memory takes, is left to chance.
    ///
    /// # Panics
    /// If the model cannot be built.
    pub fn new(map: &MemoryMap, writes: &WritePolicy, mut random: Generator) -> Self {
        let power_up = random.within(1..=0x7fff_ffff) as u32;
        let options = ModelOptions {
            power_up: PowerUp::Random(power_up),
            waves: waves_directory().map(|directory| directory.join("coherence.vcd")),
        };
        let model = D::DESIGN.model(&options).unwrap_or_else(|error| panic!("{error}"));
        let device = D::from_model(model);
        let clocking = Clocking::single(D::DESIGN.domains[0].clock);
        let mut simulated = Self {
            device,
            clocking,
            requests: [VecDeque::new(), VecDeque::new()],
            responses: vec![],
            taken: vec![],
            changes: vec![],
            flushes: false,
            takes_answers: [true; 2],
            memory: DeviceMemory::new(*map, random),
            cycle: 0,
        };
        simulated.device.set_memory_map(map);
        simulated.set_write_policy(writes);
        if let Some(ports) = D::DEVICE_MEMORY {
            let policy = CoherencePolicy { bias: BiasPolicy::Demote };
            LevelInput::open(simulated.device.model_mut(), ports.policy).set(&policy);
        }
        simulated.drive(&ToDevice::default(), None);
        for (reset, cycles) in [(true, 4), (false, D::SWEPT_AFTER + 1)] {
            simulated.device.set_reset(reset);
            for _ in 0..cycles {
                let stepped = simulated.clocking.step(simulated.device.model_mut());
                stepped.unwrap_or_else(|failure| panic!("{failure}"));
            }
        }
        simulated
    }

    /// When weak writes are answered from now on.
    pub fn set_write_policy(&mut self, writes: &WritePolicy) {
        LevelInput::open(self.device.model_mut(), D::POLICY_OF_WRITES).set(writes);
    }

    /// Drives every input; `None`: the host takes nothing.
    fn drive(&mut self, offers: &ToDevice, host: Option<HostReady>) {
        let device = &mut self.device;
        drive(device, D::SNOOP, offers.h2d_request.as_ref());
        drive(device, D::ANSWER, offers.h2d_response.as_ref());
        drive(device, D::FILL, offers.h2d_data.as_ref());
        for port in 0..2 {
            drive(device, D::LINE_REQUEST[port], self.requests[port].front());
            set_ready(device, D::LINE_RESPONSE[port], self.takes_answers[port]);
        }
        let mut flush = PulseInput::open(device.model_mut(), D::FLUSH);
        match std::mem::take(&mut self.flushes) {
            true => flush.send(&Nothing {}),
            false => flush.clear(),
        }
        set_ready(device, D::REQUEST, host.is_some_and(|host| host.d2h_request));
        set_ready(device, D::RESPONSE, host.is_some_and(|host| host.d2h_response));
        set_ready(device, D::DATA, host.is_some_and(|host| host.d2h_data));
        if let Some(ports) = D::DEVICE_MEMORY {
            self.memory.drive(device, &ports, offers, (self.cycle, host));
        }
    }

    /// Cycles since the model was made.
    pub fn now(&self) -> u64 {
        self.cycle
    }

    /// The counters of each bank.
    pub fn status(&mut self) -> [CacheStatus; 2] {
        let model = self.device.model_mut();
        D::STATUS.map(|port| LevelOutput::open(model, port).get())
    }

    /// What has become of flushes of the whole cache.
    pub fn flush_status(&mut self) -> FlushStatus {
        LevelOutput::open(self.device.model_mut(), D::FLUSH_STATUS).get()
    }

    /// The counters of the cache of device memory, if there is one.
    pub fn device_status(&mut self) -> Option<DeviceMemoryStatus> {
        D::DEVICE_MEMORY.map(|ports| DeviceMemory::status(&mut self.device, &ports))
    }

    fn is_ready(&self, port: usize) -> bool {
        let ready = D::DESIGN.groups[port].ready.expect("a stream has a ready");
        self.device.model().get(ready) != 0
    }
}

pub(super) fn drive<D: Engine, P: nic_spec::message::Message>(
    device: &mut D,
    port: Inlet<D, P>,
    offer: Option<&P>,
) {
    let mut stream = StreamInput::open(device.model_mut(), port);
    match offer {
        Some(payload) => stream.offer(payload),
        None => stream.withdraw(),
    }
}

pub(super) fn set_ready<D: Engine, P: nic_spec::message::Message>(
    device: &mut D,
    port: Outlet<D, P>,
    ready: bool,
) {
    StreamOutput::open(device.model_mut(), port).set_ready(ready);
}

pub(super) fn offered<D: Engine, P: nic_spec::message::Message>(
    device: &mut D,
    port: Outlet<D, P>,
    ready: bool,
) -> Option<P> {
    let offered = StreamOutput::open(device.model_mut(), port).offered();
    offered.filter(|_| ready)
}

impl<D: Engine> Endpoint for Simulated<D> {
    fn ready(&self) -> DeviceReady {
        let ports = D::DEVICE_MEMORY.as_ref();
        DeviceReady {
            h2d_request: self.is_ready(D::SNOOP.index()),
            m2s_request: ports.is_some_and(|ports| self.is_ready(ports.m2s_request.index())),
            m2s_write: ports.is_some_and(|ports| self.is_ready(ports.m2s_write.index())),
        }
    }

    fn cycle(&mut self, offers: ToDevice, host: HostReady) -> FromDevice {
        self.drive(&offers, Some(host));
        let device = &mut self.device;
        let settled = self.clocking.settle(device.model_mut());
        settled.unwrap_or_else(|failure| panic!("{failure}"));

        for port in 0..2 {
            let is_ready = StreamInput::open(device.model_mut(), D::LINE_REQUEST[port]).is_ready();
            if is_ready && let Some(request) = self.requests[port].pop_front() {
                self.taken.push((port, request, self.cycle));
            }
            let answer = offered(device, D::LINE_RESPONSE[port], self.takes_answers[port]);
            self.responses.extend(answer.map(|answer| (port, answer, self.cycle)));
        }
        let of_device = D::DEVICE_MEMORY.map(|ports| (ports.line_change, ports.victim_change));
        let of_both = D::CHANGES.into_iter().chain(of_device);
        for (line_change, victim_change) in of_both {
            for (port, is_victim) in [(line_change, false), (victim_change, true)] {
                let change = PulseOutput::open(device.model_mut(), port).received();
                self.changes.extend(change.map(|change| (change, is_victim)));
            }
        }
        let mut sent = FromDevice {
            d2h_request: offered(device, D::REQUEST, host.d2h_request),
            d2h_response: offered(device, D::RESPONSE, host.d2h_response),
            d2h_data: offered(device, D::DATA, host.d2h_data),
            s2m_response: None,
            s2m_data: None,
        };
        if let Some(ports) = D::DEVICE_MEMORY {
            self.memory.cycle(device, &ports, (self.cycle, host), &mut sent);
        }
        let rising = self.clocking.rise(device.model_mut());
        rising.unwrap_or_else(|failure| panic!("{failure}"));
        self.cycle += 1;
        sent
    }
}
