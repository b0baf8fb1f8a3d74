//! What stands behind an engine that has memory of its own: the memory, and commands about its pages.
use std::collections::VecDeque;

use nic_host::hash::NumberMap;
use nic_host::{FromDevice, HostReady, ToDevice};
use nic_sim::{
    Inlet, LevelInlet, LevelOutlet, LevelOutput, Outlet, PulseOutlet, PulseOutput, StreamInput,
};
use nic_spec::message::{
    BiasAnswer, BiasCommand, BiasReversion, CoherencePolicy, DeviceMemoryAnswer,
    DeviceMemoryRequest, DeviceMemoryStatus, LineChange, M2sRequest, M2sWrite, MemoryMap, S2mData,
    S2mResponse,
};
use nic_tb::Generator;

use super::device::{Engine, drive, offered, set_ready};
use super::pages::Turn;

/// A line of bytes.
type Line = [u8; 64];
/// Cycles that a read takes at most.
const LONGEST_READ: u64 = 12;

/// The ports that only such an engine has.
pub struct DeviceMemoryPorts<D: Engine> {
    /// What the host asks.
    pub m2s_request: Inlet<D, M2sRequest>,
    /// What it writes.
    pub m2s_write: Inlet<D, M2sWrite>,
    /// Completions of both.
    pub s2m_response: Outlet<D, S2mResponse>,
    /// Lines that it reads.
    pub s2m_data: Outlet<D, S2mData>,
    /// Commands about pages.
    pub bias_command: Inlet<D, BiasCommand>,
    /// Their answers.
    pub bias_answer: PulseOutlet<D, BiasAnswer>,
    /// What becomes of device-bias requests to pages in host-bias.
    pub policy: LevelInlet<D, CoherencePolicy>,
    /// What each bank has.
    pub banks: &'static [DeviceBankPorts<D>],
}

/// The ports of a bank of device memory.
pub struct DeviceBankPorts<D: Engine> {
    /// What is asked of memory.
    pub memory_request: Outlet<D, DeviceMemoryRequest>,
    /// Lines from memory.
    pub memory_answer: Inlet<D, DeviceMemoryAnswer>,
    /// Pages that turn to host-bias for the host.
    pub bias_reversion: PulseOutlet<D, BiasReversion>,
    /// Changes of lines.
    pub line_change: PulseOutlet<D, LineChange>,
    /// Lines that make room.
    pub victim_change: PulseOutlet<D, LineChange>,
    /// Counters.
    pub status: LevelOutlet<D, DeviceMemoryStatus>,
}

/// What a bank waits for from memory, and whether memory takes what it asks.
#[derive(Default)]
struct MemoryPort {
    answers: VecDeque<(u64, DeviceMemoryAnswer)>,
    takes_requests: bool,
}

/// Banks at most.
const BANKS: usize = 2;

/// The memory: what is asked is done at once, answers come in order at each port and take their time.
pub struct DeviceMemory {
    lines: NumberMap<u64, Line>,
    ports: [MemoryPort; BANKS],
    map: MemoryMap,
    random: Generator,
    /// Commands that wait.
    pub commands: VecDeque<BiasCommand>,
    /// Commands that were taken and are not answered.
    taken: VecDeque<BiasCommand>,
    /// Answers to commands.
    pub bias_answers: VecDeque<BiasAnswer>,
    /// What has happened to pages since somebody looked.
    pub turns: Vec<(u64, Turn)>,
}

impl DeviceMemory {
    /// A memory of zeros, where the map says; how long it takes is left to chance.
    pub fn new(map: MemoryMap, random: Generator) -> Self {
        Self {
            lines: NumberMap::default(),
            ports: Default::default(),
            map,
            random,
            commands: VecDeque::new(),
            taken: VecDeque::new(),
            bias_answers: VecDeque::new(),
            turns: vec![],
        }
    }

    /// What is in memory.
    pub fn line(&self, line_address: u64) -> Line {
        self.lines.get(&line_address).copied().unwrap_or([0; 64])
    }

    /// Whether nothing waits.
    pub fn is_idle(&self) -> bool {
        let answers = self.ports.iter().all(|port| port.answers.is_empty());
        answers && self.commands.is_empty() && self.taken.is_empty()
    }

    /// Drives the inputs for the next cycle.
    pub(super) fn drive<D: Engine>(
        &mut self,
        device: &mut D,
        ports: &DeviceMemoryPorts<D>,
        offers: &ToDevice,
        (now, host): (u64, Option<HostReady>),
    ) {
        drive(device, ports.m2s_request, offers.m2s_request.as_ref());
        drive(device, ports.m2s_write, offers.m2s_write.as_ref());
        drive(device, ports.bias_command, self.commands.front());
        for (port, bank) in self.ports.iter_mut().zip(ports.banks) {
            let due = port.answers.front().filter(|(cycle, _)| *cycle <= now);
            drive(device, bank.memory_answer, due.map(|(_, answer)| answer));
            port.takes_requests = host.is_some() && self.random.chance(3, 4);
            set_ready(device, bank.memory_request, port.takes_requests);
        }
        set_ready(device, ports.s2m_response, host.is_some_and(|host| host.s2m_response));
        set_ready(device, ports.s2m_data, host.is_some_and(|host| host.s2m_data));
    }

    /// Does what the settled cycle says, and adds what is sent to the host.
    pub(super) fn cycle<D: Engine>(
        &mut self,
        device: &mut D,
        ports: &DeviceMemoryPorts<D>,
        (now, host): (u64, HostReady),
        sent: &mut FromDevice,
    ) {
        for port in &mut self.ports {
            port.answers.pop_front_if(|(cycle, _)| *cycle <= now);
        }
        if StreamInput::open(device.model_mut(), ports.bias_command).is_ready() {
            let taken = self.commands.pop_front();
            self.turns.extend(taken.iter().map(|command| (command.page, Turn::Begins)));
            self.taken.extend(taken);
        }
        let model = device.model_mut();
        if let Some(answer) = PulseOutput::open(model, ports.bias_answer).received() {
            let command = self.taken.pop_front().expect("an answer to a command");
            self.turns.push((command.page, Turn::answered(&command, answer)));
            self.bias_answers.push_back(answer);
        }
        for (number, bank) in ports.banks.iter().enumerate() {
            let reversion = PulseOutput::open(device.model_mut(), bank.bias_reversion).received();
            self.turns.extend(reversion.map(|page| (page.page, Turn::Reverts(number))));
            let takes = self.ports[number].takes_requests;
            if let Some(request) = offered(device, bank.memory_request, takes) {
                self.serve(number, &request, now);
            }
        }
        sent.s2m_response = offered(device, ports.s2m_response, host.s2m_response);
        sent.s2m_data = offered(device, ports.s2m_data, host.s2m_data);
    }

    fn serve(&mut self, port: usize, request: &DeviceMemoryRequest, now: u64) {
        let DeviceMemoryRequest { line_address, byte_enable, for_host, tag, .. } = *request;
        let range = self.map.device_begin..self.map.device_end;
        assert!(range.contains(&line_address), "{request:?} outside memory");
        let mut data = self.line(line_address);
        if request.write {
            assert!(!request.poison, "{request:?} of a line that nobody damaged");
            for byte in (0..64).filter(|byte| byte_enable >> byte & 1 == 1) {
                data[byte] = request.data[byte];
            }
            self.lines.insert(line_address, data);
            return;
        }
        let due = now + self.random.within(1..=LONGEST_READ);
        let answer = DeviceMemoryAnswer { for_host, tag, poison: false, data };
        self.ports[port].answers.push_back((due, answer));
    }

    /// What each bank has counted.
    pub(super) fn status<D: Engine>(
        device: &mut D,
        ports: &DeviceMemoryPorts<D>,
    ) -> Vec<DeviceMemoryStatus> {
        let status = ports.banks.iter().map(|bank| bank.status);
        status.map(|status| LevelOutput::open(device.model_mut(), status).get()).collect()
    }
}
