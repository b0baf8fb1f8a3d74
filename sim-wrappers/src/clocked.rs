//! A module and its clocks: what an experiment drives cycle by cycle, where the bench's ports and monitors are not
//! wanted.
use std::ops::{Deref, DerefMut};
use std::path::Path;

use crate::clock::{Clock, Clocking, Rising};
use crate::device::{ModelOptions, Wrapper};
use crate::error::{Error, Failure};

/// A running module. Within a cycle: set inputs, [`Clocked::settle`], look at outputs, [`Clocked::rise`].
#[derive(Debug)]
pub struct Clocked<D> {
    device: D,
    clocking: Clocking,
}

impl<D: Wrapper> Clocked<D> {
    /// A fresh instance of a module with one clock, not reset; it writes its waveform into `waves`.
    ///
    /// # Errors
    /// A model that cannot be built.
    pub fn new(waves: Option<&Path>) -> Result<Self, Error> {
        let waves = waves.map(Path::to_path_buf);
        Self::with(&ModelOptions { waves, ..ModelOptions::default() }, &[])
    }

    /// The same with these options; `periods` are those of its clocks, in picoseconds, or none for the usual one.
    ///
    /// # Errors
    /// A model that cannot be built.
    pub fn with(options: &ModelOptions, periods: &[u64]) -> Result<Self, Error> {
        let device = D::from_model(D::DESIGN.model(options)?);
        let domains = D::DESIGN.domains.iter().enumerate();
        let clock = |(number, domain): (usize, &crate::design::Domain)| match periods.get(number) {
            Some(&period) => Clock::with_period(domain.clock, period),
            None => Clock::new(domain.clock),
        };
        let clocks: Vec<Clock> = domains.map(clock).collect();
        Ok(Self { device, clocking: Clocking::new(&clocks) })
    }

    /// Lets the inputs that were set act.
    ///
    /// # Errors
    /// A property of the module that fails.
    pub fn settle(&mut self) -> Result<(), Box<Failure>> {
        self.clocking.settle(self.device.model_mut())
    }

    /// Which clocks [`Clocked::rise`] will raise.
    pub fn upcoming(&self) -> Rising {
        self.clocking.upcoming()
    }

    /// Raises the clocks that are next. Settle before.
    ///
    /// # Errors
    /// A property of the module that fails.
    pub fn rise(&mut self) -> Result<Rising, Box<Failure>> {
        self.clocking.rise(self.device.model_mut())
    }

    /// So many cycles with the inputs as they are; of several clocks, so many edges.
    ///
    /// # Errors
    /// A property of the module that fails.
    pub fn run(&mut self, cycles: u64) -> Result<(), Box<Failure>> {
        for _ in 0..cycles {
            self.clocking.step(self.device.model_mut())?;
        }
        Ok(())
    }

    /// Sets the resets of all clocks.
    pub fn set_reset(&mut self, value: bool) {
        for domain in D::DESIGN.domains {
            self.device.model_mut().set(domain.reset, value.into());
        }
    }

    /// A reset of so many cycles.
    ///
    /// # Errors
    /// A property of the module that fails.
    pub fn reset(&mut self, cycles: u64) -> Result<(), Box<Failure>> {
        self.set_reset(true);
        self.run(cycles)?;
        self.set_reset(false);
        Ok(())
    }
}

impl<D> Deref for Clocked<D> {
    type Target = D;
    fn deref(&self) -> &D {
        &self.device
    }
}

impl<D> DerefMut for Clocked<D> {
    fn deref_mut(&mut self) -> &mut D {
        &mut self.device
    }
}
