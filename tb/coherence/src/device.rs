//! The emitted engine as an end of the link.
use std::collections::VecDeque;

use nic_host::{DeviceReady, Endpoint, FromDevice, HostReady, ToDevice};
use nic_model::coherence::modified;
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_links::DcohLinks;
use nic_sim::generated::dcoh_links_r8::DcohLinksR8;
use nic_sim::generated::dcoh_links_tiny::DcohLinksTiny;
use nic_sim::generated::dcoh_o128::DcohO128 as CardDcoh;
use nic_sim::generated::dcoh_o128_r8::DcohO128R8;
use nic_sim::generated::dcoh_r8::DcohR8;
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_tiny_modify::DcohTinyModify;
use nic_sim::generated::dcoh_tiny_r1::DcohTinyR1;
use nic_sim::generated::dcoh_type2::DcohType2;
use nic_sim::generated::dcoh_type2_tiny::DcohType2Tiny;
use nic_sim::generated::dcoh_type2_tiny_modify_r1::DcohType2TinyModifyR1;
use nic_sim::generated::dcoh_type2_two_banks::DcohType2TwoBanks;
use nic_sim::generated::dcoh_type2_two_banks_tiny::DcohType2TwoBanksTiny;
use nic_sim::generated::pio_engine_tiny::PioEngineTiny;
use nic_sim::{
    Clocked, Device, Inlet, LevelInlet, LevelInput, LevelOutlet, LevelOutput, Model, ModelOptions,
    Outlet, PowerUp, PulseInlet, PulseInput, PulseOutlet, PulseOutput, StreamInput, StreamOutput,
    Wrapper,
};
use nic_spec::message::{
    BiasPolicy, CacheStatus, CoherencePolicy, DeviceMemoryStatus, FlushStatus, LineChange,
    LineModification, LineRequest, LineResponse, MemoryMap, ModifiedLine, Nothing, WritePolicy,
};
use nic_tb::Generator;
use nic_tb::seed::waves_directory;

use super::channels::{self, Channels, SETS};
use super::device_memory::{DeviceBankPorts, DeviceMemory, DeviceMemoryPorts};

/// Changes of lines in a bank, and lines that make room there.
pub type Changes<D> = (PulseOutlet<D, LineChange>, PulseOutlet<D, LineChange>);

/// Ports for a function that modifies lines.
pub type Function<D> = (PulseOutlet<D, LineModification>, LevelInlet<D, ModifiedLine>);

/// Ports of an engine.
pub trait Engine: Wrapper + 'static {
    /// Requests.
    const LINE_REQUEST: [Inlet<Self, LineRequest>; 2];
    /// Their answers.
    const LINE_RESPONSE: [Outlet<Self, LineResponse>; 2];
    /// The host's channels: of all banks, or of each of two.
    const CHANNELS: &'static [Channels<Self>];
    /// Bits of a request's number below those of its bank.
    const ENTRY_BITS: u32;
    /// Changes of lines in each bank, and lines that make room.
    const CHANGES: [Changes<Self>; 2];
    /// Counters of each bank.
    const STATUS: [LevelOutlet<Self, CacheStatus>; 2];
    /// What it has beside this if it has memory.
    const DEVICE_MEMORY: Option<DeviceMemoryPorts<Self>>;
    /// Functions of each bank that modify lines, if it has them.
    const MODIFY: &'static [Function<Self>];
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
}

macro_rules! engine {
    (
        $device:ident, holds $lines:literal, swept after $cycles:literal, $device_memory:expr
        $(, modifies $($modify:ident $modified:ident),+)?
    ) => {
        engine!(
            $device,
            holds $lines,
            swept after $cycles,
            $device_memory,
            0 [$($($modify $modified),+)?],
            Channels {
                request: Self::D2H_REQUEST,
                response: Self::D2H_RESPONSE,
                data: Self::D2H_DATA,
                snoop: Self::H2D_REQUEST,
                answer: Self::H2D_RESPONSE,
                fill: Self::H2D_DATA,
            }
        );
    };
    (
        $device:ident, holds $lines:literal, swept after $cycles:literal, $device_memory:expr,
        $entry_bits:literal [$($modify:ident $modified:ident),*], $($channels:expr),+
    ) => {
        impl Engine for $device {
            const LINE_REQUEST: [Inlet<Self, LineRequest>; 2] =
                [Self::LINE_REQUEST_0, Self::LINE_REQUEST_1];
            const LINE_RESPONSE: [Outlet<Self, LineResponse>; 2] =
                [Self::LINE_RESPONSE_0, Self::LINE_RESPONSE_1];
            const CHANNELS: &'static [Channels<Self>] = &[$($channels),+];
            const ENTRY_BITS: u32 = $entry_bits;
            const CHANGES: [Changes<Self>; 2] = [
                (Self::LINE_CHANGE_0, Self::VICTIM_CHANGE_0),
                (Self::LINE_CHANGE_1, Self::VICTIM_CHANGE_1),
            ];
            const STATUS: [LevelOutlet<Self, CacheStatus>; 2] = [Self::STATUS_0, Self::STATUS_1];
            const DEVICE_MEMORY: Option<DeviceMemoryPorts<Self>> = $device_memory;
            const MODIFY: &'static [Function<Self>] =
                &[$((Self::$modify, Self::$modified)),*];
            const POLICY_OF_WRITES: LevelInlet<Self, WritePolicy> = Self::WRITE_POLICY;
            const FLUSH: PulseInlet<Self, Nothing> = Self::FLUSH;
            const FLUSH_STATUS: LevelOutlet<Self, FlushStatus> = Self::FLUSH_STATUS;
            const HOLDS: u64 = $lines;
            const SWEPT_AFTER: u64 = $cycles;
            fn set_memory_map(&mut self, map: &MemoryMap) {
                LevelInput::open(self.model_mut(), Self::MEMORY_MAP).set(map);
            }
        }
    };
}
macro_rules! engine_with_memory {
    (
        $device:ident, holds $lines:literal, swept after $cycles:literal, $($bank:expr),+
        $(; modifies $($modify:ident $modified:ident),+)?
    ) => {
        engine!(
            $device,
            holds $lines,
            swept after $cycles,
            Some(DeviceMemoryPorts {
                m2s_request: Self::M2S_REQUEST,
                m2s_write: Self::M2S_WRITE,
                s2m_response: Self::S2M_RESPONSE,
                s2m_data: Self::S2M_DATA,
                bias_command: Self::BIAS_COMMAND,
                bias_answer: Self::BIAS_ANSWER,
                policy: Self::POLICY,
                banks: &[$($bank),+],
            })
            $(, modifies $($modify $modified),+)?
        );
    };
}
macro_rules! engine_with_a_bank {
    (
        $device:ident, holds $lines:literal, swept after $cycles:literal
        $(, modifies $($modify:ident $modified:ident),+)?
    ) => {
        engine_with_memory!(
            $device,
            holds $lines,
            swept after $cycles,
            DeviceBankPorts {
                memory_request: Self::MEMORY_REQUEST,
                memory_answer: Self::MEMORY_ANSWER,
                bias_reversion: Self::BIAS_REVERSION,
                line_change: Self::DEVICE_LINE_CHANGE,
                victim_change: Self::DEVICE_VICTIM_CHANGE,
                status: Self::DEVICE_STATUS,
            }
            $(; modifies $($modify $modified),+)?
        );
    };
}
macro_rules! engine_with_two_banks {
    ($device:ident, holds $lines:literal, swept after $cycles:literal) => {
        engine_with_memory!(
            $device,
            holds $lines,
            swept after $cycles,
            DeviceBankPorts {
                memory_request: Self::MEMORY_REQUEST_0,
                memory_answer: Self::MEMORY_ANSWER_0,
                bias_reversion: Self::BIAS_REVERSION_0,
                line_change: Self::DEVICE_LINE_CHANGE_0,
                victim_change: Self::DEVICE_VICTIM_CHANGE_0,
                status: Self::DEVICE_STATUS_0,
            },
            DeviceBankPorts {
                memory_request: Self::MEMORY_REQUEST_1,
                memory_answer: Self::MEMORY_ANSWER_1,
                bias_reversion: Self::BIAS_REVERSION_1,
                line_change: Self::DEVICE_LINE_CHANGE_1,
                victim_change: Self::DEVICE_VICTIM_CHANGE_1,
                status: Self::DEVICE_STATUS_1,
            }
        );
    };
}
macro_rules! engine_with_links {
    ($device:ident, holds $lines:literal, swept after $cycles:literal, $entry_bits:literal) => {
        engine!(
            $device,
            holds $lines,
            swept after $cycles,
            None,
            $entry_bits [],
            Channels {
                request: Self::D2H_REQUEST_0,
                response: Self::D2H_RESPONSE_0,
                data: Self::D2H_DATA_0,
                snoop: Self::H2D_REQUEST_0,
                answer: Self::H2D_RESPONSE_0,
                fill: Self::H2D_DATA_0,
            },
            Channels {
                request: Self::D2H_REQUEST_1,
                response: Self::D2H_RESPONSE_1,
                data: Self::D2H_DATA_1,
                snoop: Self::H2D_REQUEST_1,
                answer: Self::H2D_RESPONSE_1,
                fill: Self::H2D_DATA_1,
            }
        );
    };
}
engine!(DcohTiny, holds 8, swept after 2, None);
engine!(
    DcohTinyModify,
    holds 8,
    swept after 2,
    None,
    modifies MODIFY_0 MODIFIED_0, MODIFY_1 MODIFIED_1
);
engine!(DcohTinyR1, holds 8, swept after 2, None);
engine!(Dcoh, holds 2048, swept after 256, None);
engine!(DcohR8, holds 2048, swept after 256, None);
engine!(DcohO128R8, holds 2048, swept after 256, None);
engine!(CardDcoh, holds 2048, swept after 256, None);
engine_with_links!(DcohLinks, holds 2048, swept after 256, 8);
engine_with_links!(DcohLinksR8, holds 2048, swept after 256, 8);
engine_with_links!(DcohLinksTiny, holds 8, swept after 2, 2);
engine_with_a_bank!(DcohType2Tiny, holds 8, swept after 16);
engine_with_a_bank!(
    DcohType2TinyModifyR1,
    holds 8,
    swept after 16,
    modifies MODIFY_0 MODIFIED_0, MODIFY_1 MODIFIED_1
);
engine_with_a_bank!(DcohType2, holds 2048, swept after 65_536);
engine_with_two_banks!(DcohType2TwoBanksTiny, holds 8, swept after 16);
engine_with_two_banks!(DcohType2TwoBanks, holds 2048, swept after 65_536);
engine_with_a_bank!(PioEngineTiny, holds 8, swept after 16);

/// An engine, its clock, and what its requesters have for it.
pub struct Simulated<D: Engine> {
    device: Clocked<D>,
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
    /// What lines are that the functions were asked for in the last cycle.
    modified: Vec<ModifiedLine>,
    readies: Readies,
    cycle: u64,
}

/// Ports of the model that say what the device takes.
struct Readies {
    /// Of each set of channels.
    h2d_request: Vec<usize>,
    /// Of M2S Req and M2S RwD, if the device has memory.
    m2s: Option<[usize; 2]>,
}

impl Readies {
    fn of<D: Engine>() -> Self {
        let ready = |group: usize| D::DESIGN.groups[group].ready.expect("a stream has a ready");
        Self {
            h2d_request: D::CHANNELS.iter().map(|one| ready(one.snoop.index())).collect(),
            m2s: D::DEVICE_MEMORY
                .map(|ports| [ready(ports.m2s_request.index()), ready(ports.m2s_write.index())]),
        }
    }
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
        let device = Clocked::with(&options, &[]).unwrap_or_else(|error| panic!("{error}"));
        let mut simulated = Self {
            device,
            requests: [VecDeque::new(), VecDeque::new()],
            responses: vec![],
            taken: vec![],
            changes: vec![],
            flushes: false,
            takes_answers: [true; 2],
            memory: DeviceMemory::new(*map, random),
            modified: vec![],
            readies: Readies::of::<D>(),
            cycle: 0,
        };
        simulated.device.set_memory_map(map);
        simulated.set_write_policy(writes);
        if let Some(ports) = D::DEVICE_MEMORY {
            let policy = CoherencePolicy { bias: BiasPolicy::Demote };
            LevelInput::open(simulated.device.model_mut(), ports.policy).set(&policy);
        }
        simulated.drive(&Default::default(), None);
        let begun = simulated.device.reset(4);
        let begun = begun.and_then(|()| simulated.device.run(D::SWEPT_AFTER + 1));
        begun.unwrap_or_else(|failure| panic!("{failure}"));
        simulated
    }

    /// When weak writes are answered from now on.
    pub fn set_write_policy(&mut self, writes: &WritePolicy) {
        LevelInput::open(self.device.model_mut(), D::POLICY_OF_WRITES).set(writes);
    }

    /// Drives every input; `None`: the host takes nothing.
    fn drive(&mut self, offers: &[ToDevice; SETS], host: Option<&[HostReady; SETS]>) {
        let device = &mut *self.device;
        for (set, channels) in D::CHANNELS.iter().enumerate() {
            drive(device, channels.snoop, offers[set].h2d_request.as_ref());
            drive(device, channels.answer, offers[set].h2d_response.as_ref());
            drive(device, channels.fill, offers[set].h2d_data.as_ref());
            let host = host.map(|host| host[set]);
            set_ready(device, channels.request, host.is_some_and(|host| host.d2h_request));
            set_ready(device, channels.response, host.is_some_and(|host| host.d2h_response));
            set_ready(device, channels.data, host.is_some_and(|host| host.d2h_data));
        }
        for port in 0..2 {
            drive(device, D::LINE_REQUEST[port], self.requests[port].front());
            set_ready(device, D::LINE_RESPONSE[port], self.takes_answers[port]);
        }
        for ((_, port), line) in D::MODIFY.iter().zip(&self.modified) {
            LevelInput::open(device.model_mut(), *port).set(line);
        }
        let mut flush = PulseInput::open(device.model_mut(), D::FLUSH);
        match std::mem::take(&mut self.flushes) {
            true => flush.send(&Nothing {}),
            false => flush.clear(),
        }
        if let Some(ports) = D::DEVICE_MEMORY {
            self.memory.drive(device, &ports, &offers[0], (self.cycle, host.map(|host| host[0])));
        }
    }

    /// The running instance, for ports that no other engine has; nothing that it offers depends on inputs of the same cycle.
    pub fn model_mut(&mut self) -> &mut Model {
        self.device.model_mut()
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

    /// The counters of each bank of the cache of device memory, if there is one.
    pub fn device_status(&mut self) -> Vec<DeviceMemoryStatus> {
        D::DEVICE_MEMORY.map_or(vec![], |ports| DeviceMemory::status(&mut *self.device, &ports))
    }

    fn is_high(&self, port: usize) -> bool {
        self.device.model().get(port) != 0
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
        let m2s = self.readies.m2s;
        DeviceReady {
            h2d_request: self.readies.h2d_request.iter().all(|&port| self.is_high(port)),
            m2s_request: m2s.is_some_and(|[request, _]| self.is_high(request)),
            m2s_write: m2s.is_some_and(|[_, write]| self.is_high(write)),
        }
    }

    fn cycle(&mut self, offers: ToDevice, host: HostReady) -> FromDevice {
        if D::CHANNELS.len() == 1 {
            let [sent, _] = self.cycle_at_each(&[offers, ToDevice::default()], &[host; SETS]);
            return sent;
        }
        let offers = channels::taken(offers, self.ready());
        let bank_of_number = |number: u64| ((number >> D::ENTRY_BITS) % 2) as usize;
        let host = channels::in_turn(host, self.cycle);
        channels::together(self.cycle_at_each(&channels::apart(&offers, bank_of_number), &host))
    }
}

impl<D: Engine> Simulated<D> {
    /// A cycle with a host at each set of channels.
    pub fn cycle_at_each(
        &mut self,
        offers: &[ToDevice; SETS],
        host: &[HostReady; SETS],
    ) -> [FromDevice; SETS] {
        self.drive(offers, Some(host));
        self.device.settle().unwrap_or_else(|failure| panic!("{failure}"));
        let device = &mut *self.device;

        for port in 0..2 {
            let is_ready = StreamInput::open(device.model_mut(), D::LINE_REQUEST[port]).is_ready();
            if is_ready && let Some(request) = self.requests[port].pop_front() {
                self.taken.push((port, request, self.cycle));
            }
            let answer = offered(device, D::LINE_RESPONSE[port], self.takes_answers[port]);
            self.responses.extend(answer.map(|answer| (port, answer, self.cycle)));
        }
        let of_device = D::DEVICE_MEMORY.map_or(&[][..], |ports| ports.banks).iter();
        let of_device = of_device.map(|bank| (bank.line_change, bank.victim_change));
        let of_both = D::CHANGES.into_iter().chain(of_device);
        for (line_change, victim_change) in of_both {
            for (port, is_victim) in [(line_change, false), (victim_change, true)] {
                let change = PulseOutput::open(device.model_mut(), port).received();
                self.changes.extend(change.map(|change| (change, is_victim)));
            }
        }
        let mut sent = [FromDevice::default(); SETS];
        for (channels, (sent, host)) in D::CHANNELS.iter().zip(sent.iter_mut().zip(host)) {
            sent.d2h_request = offered(device, channels.request, host.d2h_request);
            sent.d2h_response = offered(device, channels.response, host.d2h_response);
            sent.d2h_data = offered(device, channels.data, host.d2h_data);
        }
        self.modified.clear();
        for (modify, _) in D::MODIFY {
            let asked = PulseOutput::open(device.model_mut(), *modify).received();
            // Who was not asked says anything.
            let data = asked.map_or([0xee; 64], |asked| modified(&asked));
            self.modified.push(ModifiedLine { data });
        }
        if let Some(ports) = D::DEVICE_MEMORY {
            self.memory.cycle(device, &ports, (self.cycle, host[0]), &mut sent[0]);
        }
        self.device.rise().unwrap_or_else(|failure| panic!("{failure}"));
        self.cycle += 1;
        sent
    }
}
