//! A module without the bench, for what that does not do: a reset of exactly one cycle, and millions
//! of cycles of the same.
use nic_sim::{Clocked, Inlet, Model, StreamInput, Wrapper};
use nic_spec::message::Message;

/// A module with one clock, driven port by port.
#[derive(Debug)]
pub struct Driven<D: Wrapper>(Clocked<D>);

impl<D: Wrapper> Driven<D> {
    /// A fresh instance, not reset.
    ///
    /// # Panics
    /// If it cannot be built.
    pub fn fresh() -> Self {
        Self(Clocked::new(None).unwrap_or_else(|error| panic!("{error}")))
    }

    /// Its ports.
    pub fn model(&mut self) -> &mut Model {
        self.0.model_mut()
    }

    /// A cycle with the inputs as they are.
    ///
    /// # Panics
    /// If a property of the module fails.
    pub fn step(&mut self) {
        self.run(1);
    }

    /// That many of them.
    ///
    /// # Panics
    /// If a property of the module fails.
    pub fn run(&mut self, cycles: u64) {
        self.0.run(cycles).unwrap_or_else(|failure| panic!("{failure}"));
    }

    /// Offers this from now on.
    pub fn offer<P: Message>(&mut self, port: Inlet<D, P>, payload: &P) {
        StreamInput::open(self.model(), port).offer(payload);
    }

    /// Offers nothing from now on.
    pub fn withdraw<P: Message>(&mut self, port: Inlet<D, P>) {
        StreamInput::open(self.model(), port).withdraw();
    }

    /// A reset of one cycle.
    pub fn reset(&mut self) {
        self.0.reset(1).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
