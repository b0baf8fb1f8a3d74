//! A server, and at the end of its link `coherent_pio` with the function that gives messages back.
use std::collections::VecDeque;

use nic_host::{Configuration, Core, DeviceReady, FromDevice, Host, Profile};
use nic_sim::generated::coherent_pio::CoherentPio;
use nic_sim::{Clocked, Device, Inlet, LevelInput, LevelOutput, Model, StreamInput, StreamOutput};
use nic_spec::message::{Beat, LineWindow, Message, PioFault};
use nic_tb::Seed;

/// Lines of a group of the emitted preset.
pub const GROUP_LINES: usize = 64;

/// Both, cycle by cycle.
pub struct Rig {
    host: Host,
    device: Clocked<CoherentPio>,
    first_line: u64,
    /// The lines of the message that comes, and those of results that leave.
    kept: Vec<Beat<64>>,
    results: VecDeque<Beat<64>>,
}

impl Rig {
    /// A server at rest: nothing is left to chance but what a program draws.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a property that failed.
    pub fn new(profile: &Profile, seed: u64) -> Result<Self, String> {
        let mut configuration = Configuration::server(1);
        let first_line = configuration.shape.device_memory.start;
        configuration.shape.device_memory = first_line..first_line + 2 * GROUP_LINES as u64;
        let host = Host::new(profile, configuration, Seed::new(seed).fork("host"));
        let mut device = Clocked::<CoherentPio>::new(None).map_err(|error| error.to_string())?;
        LevelInput::open(device.model_mut(), CoherentPio::WINDOW).set(&LineWindow { first_line });
        let begun = device.reset(4).and_then(|()| device.run(2));
        begun.map_err(|failure| failure.to_string())?;
        Ok(Self { host, device, first_line, kept: vec![], results: VecDeque::new() })
    }

    /// The processor.
    pub fn core(&self) -> Core {
        self.host.core(0)
    }

    /// The first line of the device's memory.
    pub fn first_line(&self) -> u64 {
        self.first_line
    }

    /// Runs a program to its end.
    ///
    /// # Errors
    /// One line: a property or a rule that was broken, or a program that takes more than so many cycles.
    pub fn run(
        &mut self,
        program: impl Future<Output = ()> + 'static,
        at_most: u64,
    ) -> Result<(), String> {
        self.host.spawn(program);
        let end = self.host.now() + at_most;
        while self.host.running() > 0 || !self.host.is_idle() {
            self.cycle()?;
            if self.host.now() >= end {
                return Err(format!("stuck after {at_most} cycles: {:?}", self.host.under_way()));
            }
        }
        let counters = self.host.counters();
        let status = LevelOutput::open(self.device.model_mut(), CoherentPio::STATUS).get();
        match (counters.unexpected + counters.refused, status.fault) {
            (0, PioFault::None) => Ok(()),
            (wrong, fault) => Err(format!("{wrong} wrong messages, fault {fault:?}")),
        }
    }

    fn cycle(&mut self) -> Result<(), String> {
        let (offered, host) = (self.host.offered(), self.host.ready());
        let result = self.results.front().copied();
        let model = self.device.model_mut();
        drive(model, CoherentPio::M2S_REQUEST, offered.m2s_request.as_ref());
        drive(model, CoherentPio::M2S_WRITE, offered.m2s_write.as_ref());
        drive(model, CoherentPio::H2D_RESPONSE, offered.h2d_response.as_ref());
        drive(model, CoherentPio::RESULT, result.as_ref());
        StreamOutput::open(model, CoherentPio::D2H_REQUEST).set_ready(host.d2h_request);
        StreamOutput::open(model, CoherentPio::S2M_RESPONSE).set_ready(host.s2m_response);
        StreamOutput::open(model, CoherentPio::S2M_DATA).set_ready(host.s2m_data);
        StreamOutput::open(model, CoherentPio::MESSAGE).set_ready(true);
        self.device.settle().map_err(|failure| failure.to_string())?;

        let model = self.device.model_mut();
        let taken = DeviceReady {
            h2d_request: true,
            m2s_request: StreamInput::open(model, CoherentPio::M2S_REQUEST).is_ready(),
            m2s_write: StreamInput::open(model, CoherentPio::M2S_WRITE).is_ready(),
        };
        let sent = FromDevice {
            d2h_request: StreamOutput::open(model, CoherentPio::D2H_REQUEST)
                .offered()
                .filter(|_| host.d2h_request),
            s2m_response: StreamOutput::open(model, CoherentPio::S2M_RESPONSE)
                .offered()
                .filter(|_| host.s2m_response),
            s2m_data: StreamOutput::open(model, CoherentPio::S2M_DATA)
                .offered()
                .filter(|_| host.s2m_data),
            ..FromDevice::default()
        };
        let gives = result.is_some() && StreamInput::open(model, CoherentPio::RESULT).is_ready();
        let message = StreamOutput::open(model, CoherentPio::MESSAGE).offered();
        if gives {
            self.results.pop_front();
        }
        if let Some(beat) = message {
            self.kept.push(beat);
            if beat.last {
                self.results.extend(self.kept.drain(..));
            }
        }
        self.host.cycle(sent, taken);
        self.device.rise().map(|_| ()).map_err(|failure| failure.to_string())
    }
}

fn drive<M: Message>(model: &mut Model, port: Inlet<CoherentPio, M>, value: Option<&M>) {
    let mut stream = StreamInput::open(model, port);
    match value {
        Some(value) => stream.offer(value),
        None => stream.withdraw(),
    }
}
