//! The emitted engine with the operations in its cache, and the host at the other end of its CXL.cache link.
use std::collections::VecDeque;

use nic_host::{Configuration, DeviceReady, FromDevice, Host, Profile};
use nic_sim::generated::rao_engine::RaoEngine;
use nic_sim::{
    Clocked, Device as _, Inlet, LevelInput, LevelOutput, Model, Outlet, StreamInput, StreamOutput,
};
use nic_spec::message::{
    Choice, CoherenceFault, MemoryMap, Message, RaoFault, RaoOperation, RaoRequest, RaoResult,
    RaoUnitFault, WritePolicy,
};
use nic_tb::Seed;

use super::{Answer, Offload};

/// Cycles from reset until the tags are swept: the sets of a bank.
const SWEPT_AFTER: u64 = 256;

/// Both, cycle by cycle.
pub struct Cached {
    host: Host,
    device: Clocked<RaoEngine>,
    requests: VecDeque<RaoRequest>,
    /// Answers on their way, and when they arrive.
    answers: VecDeque<(u64, Answer)>,
    delay: u64,
}

impl Cached {
    /// A server at rest, whose memory is zero and in no cache; answers take `delay` cycles more than the engine does.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a property that failed.
    pub fn new(profile: &Profile, delay: u64, seed: u64) -> Result<Self, String> {
        let configuration = Configuration::server(1);
        let shape = &configuration.shape;
        let map = MemoryMap {
            host_end: shape.host_memory.end,
            device_begin: shape.device_memory.start,
            device_end: shape.device_memory.end,
        };
        let host = Host::new(profile, configuration, Seed::new(seed).fork("host"));
        let mut device = Clocked::<RaoEngine>::new(None)?;
        LevelInput::open(device.model_mut(), RaoEngine::MEMORY_MAP).set(&map);
        let writes = WritePolicy { ordered_writes: 0, local_writes: 0 };
        LevelInput::open(device.model_mut(), RaoEngine::WRITE_POLICY).set(&writes);
        device.reset(4)?;
        device.run(SWEPT_AFTER + 1)?;
        Ok(Self { host, device, requests: VecDeque::new(), answers: VecDeque::new(), delay })
    }
}

impl Offload for Cached {
    fn is_ready(&self) -> bool {
        self.requests.len() < 2
    }

    fn ask(&mut self, element: u64, address: u64) {
        let operation = RaoOperation::FetchAdd.code().into();
        let request =
            RaoRequest { tag: element, operation, is_long: true, address, operand: 1, compare: 0 };
        self.requests.push_back(request);
    }

    fn cycle(&mut self) -> Result<Option<Answer>, String> {
        let (offered, host) = (self.host.offered(), self.host.ready());
        let model = self.device.model_mut();
        drive(model, RaoEngine::H2D_REQUEST, offered.h2d_request.as_ref());
        drive(model, RaoEngine::H2D_RESPONSE, offered.h2d_response.as_ref());
        drive(model, RaoEngine::H2D_DATA, offered.h2d_data.as_ref());
        drive(model, RaoEngine::REQUEST, self.requests.front());
        drive(model, RaoEngine::LINE_REQUEST, None);
        StreamOutput::open(model, RaoEngine::D2H_REQUEST).set_ready(host.d2h_request);
        StreamOutput::open(model, RaoEngine::D2H_RESPONSE).set_ready(host.d2h_response);
        StreamOutput::open(model, RaoEngine::D2H_DATA).set_ready(host.d2h_data);
        StreamOutput::open(model, RaoEngine::RESPONSE).set_ready(true);
        self.device.settle()?;

        let model = self.device.model_mut();
        let ready = DeviceReady {
            h2d_request: StreamInput::open(model, RaoEngine::H2D_REQUEST).is_ready(),
            ..DeviceReady::ALL
        };
        let sent = FromDevice {
            d2h_request: taken(model, RaoEngine::D2H_REQUEST, host.d2h_request),
            d2h_response: taken(model, RaoEngine::D2H_RESPONSE, host.d2h_response),
            d2h_data: taken(model, RaoEngine::D2H_DATA, host.d2h_data),
            ..FromDevice::default()
        };
        let now = self.host.now();
        if let Some(response) = taken(model, RaoEngine::RESPONSE, true) {
            if response.result != RaoResult::Done {
                return Err(format!("{response:?}"));
            }
            let answer = Answer { element: response.tag, old: response.old };
            self.answers.push_back((now + self.delay, answer));
        }
        if StreamInput::open(model, RaoEngine::REQUEST).is_ready() {
            self.requests.pop_front();
        }
        self.host.cycle(sent, ready);
        self.device.rise()?;
        let is_due = self.answers.front().is_some_and(|(due, _)| *due <= now);
        Ok(if is_due { self.answers.pop_front() } else { None }.map(|(_, answer)| answer))
    }

    fn now(&self) -> u64 {
        self.host.now()
    }

    fn check(&mut self) -> Result<(), String> {
        let counters = self.host.counters();
        let model = self.device.model_mut();
        let status = LevelOutput::open(model, RaoEngine::RAO_STATUS).get();
        let banks = [RaoEngine::STATUS_0, RaoEngine::STATUS_1]
            .map(|port| LevelOutput::open(model, port).get().fault);
        let units = [RaoEngine::UNIT_STATUS_0, RaoEngine::UNIT_STATUS_1]
            .map(|port| LevelOutput::open(model, port).get().fault);
        let is_fine = counters.unexpected + counters.refused == 0
            && status.fault == RaoFault::None
            && banks == [CoherenceFault::None; 2]
            && units == [RaoUnitFault::None; 2];
        if is_fine {
            Ok(())
        } else {
            Err(format!("{counters:?}, {status:?}, {banks:?}, {units:?}"))
        }
    }
}

fn drive<M: Message>(model: &mut Model, port: Inlet<RaoEngine, M>, value: Option<&M>) {
    let mut stream = StreamInput::open(model, port);
    match value {
        Some(value) => stream.offer(value),
        None => stream.withdraw(),
    }
}

fn taken<M: Message>(model: &mut Model, port: Outlet<RaoEngine, M>, takes: bool) -> Option<M> {
    StreamOutput::open(model, port).offered().filter(|_| takes)
}
