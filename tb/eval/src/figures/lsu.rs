//! The emitted load/store unit with its clock.
use nic_sim::generated::lsu::Lsu;
use nic_sim::{
    Clocked, Device, LevelInput, LevelOutput, PulseInput, PulseOutput, StreamInput, StreamOutput,
};
use nic_spec::message::{
    Credit, LineRequest, LineResponse, LsuConfiguration, LsuResults, LsuSample,
};

/// What the unit did in a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Did {
    /// A request that was taken.
    pub request: Option<LineRequest>,
    /// A latency.
    pub sample: Option<LsuSample>,
}

/// `lsu` with its clock.
#[derive(Debug)]
pub struct LoadStoreUnit {
    device: Clocked<Lsu>,
}

impl LoadStoreUnit {
    /// A unit out of reset that does nothing.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a property that failed.
    pub fn new() -> Result<Self, String> {
        let mut unit = Self { device: Clocked::new(None)? };
        for reset in [true, true, false] {
            unit.device.rst().set(reset);
            unit.cycle(false, None)?;
        }
        Ok(unit)
    }

    /// Begins a run.
    ///
    /// # Errors
    /// One line: a property that failed.
    pub fn start(&mut self, configuration: &LsuConfiguration) -> Result<(), String> {
        let model = self.device.model_mut();
        LevelInput::open(model, Lsu::CONFIGURATION).set(configuration);
        PulseInput::open(model, Lsu::START).send(&Credit {});
        self.cycle(false, None)?;
        PulseInput::open(self.device.model_mut(), Lsu::START).clear();
        Ok(())
    }

    /// Ends a run before its last request; what is unanswered is awaited.
    ///
    /// # Errors
    /// One line: a property that failed.
    pub fn stop(&mut self) -> Result<(), String> {
        PulseInput::open(self.device.model_mut(), Lsu::STOP).send(&Credit {});
        self.cycle(false, None)?;
        PulseInput::open(self.device.model_mut(), Lsu::STOP).clear();
        Ok(())
    }

    /// One cycle, in which requests are taken if `is_ready`.
    ///
    /// # Errors
    /// One line: a property that failed.
    pub fn cycle(&mut self, is_ready: bool, answer: Option<&LineResponse>) -> Result<Did, String> {
        let model = self.device.model_mut();
        let mut answers = StreamInput::open(model, Lsu::LINE_RESPONSE);
        match answer {
            Some(answer) => answers.offer(answer),
            None => answers.withdraw(),
        }
        StreamOutput::open(model, Lsu::LINE_REQUEST).set_ready(is_ready);
        self.device.settle()?;
        let model = self.device.model_mut();
        let request = StreamOutput::open(model, Lsu::LINE_REQUEST).offered();
        let did = Did {
            request: request.filter(|_| is_ready),
            sample: PulseOutput::open(model, Lsu::SAMPLE).received(),
        };
        self.device.rise()?;
        Ok(did)
    }

    /// Whether the run has ended.
    pub fn is_done(&mut self) -> bool {
        self.device.done().get()
    }

    /// What was measured.
    pub fn results(&mut self) -> LsuResults {
        LevelOutput::open(self.device.model_mut(), Lsu::RESULTS).get()
    }
}
