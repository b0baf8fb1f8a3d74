//! A module without the bench, for what that does not do: a reset of exactly one cycle, and millions
//! of cycles of the same.
use nic_sim::{Clocking, Inlet, Model, StreamInput, Wrapper};
use nic_spec::message::Message;

/// A module with one clock, driven port by port.
#[derive(Debug)]
pub struct Driven<D: Wrapper> {
    device: D,
    clocking: Clocking,
}

impl<D: Wrapper> Driven<D> {
    /// A fresh instance, not reset.
    ///
    /// # Panics
    /// If it cannot be built.
    pub fn fresh() -> Self {
        let device = D::new().unwrap_or_else(|error| panic!("{error}"));
        Self { device, clocking: Clocking::single(D::DESIGN.domains[0].clock) }
    }

    /// Its ports.
    pub fn model(&mut self) -> &mut Model {
        self.device.model_mut()
    }

    /// A cycle with the inputs as they are.
    ///
    /// # Panics
    /// If a property of the module fails.
    pub fn step(&mut self) {
        let model = self.device.model_mut();
        self.clocking.settle(model).unwrap_or_else(|failure| panic!("{failure}"));
        self.clocking.rise(model).unwrap_or_else(|failure| panic!("{failure}"));
    }

    /// That many of them.
    pub fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
    }

    /// Offers this from now on.
    pub fn offer<P: Message>(&mut self, port: Inlet<D, P>, payload: &P) {
        StreamInput::open(self.device.model_mut(), port).offer(payload);
    }

    /// Offers nothing from now on.
    pub fn withdraw<P: Message>(&mut self, port: Inlet<D, P>) {
        StreamInput::open(self.device.model_mut(), port).withdraw();
    }

    /// A reset of one cycle.
    pub fn reset(&mut self) {
        let reset = D::DESIGN.domains[0].reset;
        self.model().set(reset, 1);
        self.step();
        self.model().set(reset, 0);
    }
}
