//! What the bench puts on a module's inputs: offers on streams and pulses, `ready` on outputs.
use std::collections::VecDeque;

use nic_sim::Model;

use crate::port::{PortAccess, Words};
use crate::seed::Generator;
use crate::stall::{Stall, StallPattern};

/// Offers payloads at a stream or pulse into the module, in order.
#[derive(Clone, Debug)]
pub struct Source {
    port: PortAccess,
    queue: VecDeque<Words>,
    is_offering: bool,
    pattern: StallPattern,
    noise: Generator,
}

impl Source {
    /// A source with nothing to offer.
    pub fn new(port: PortAccess, stall: Stall, generator: &mut Generator) -> Self {
        let mut noise = generator.fork(port.group.name);
        let pattern = StallPattern::new(stall, &mut noise);
        Self { port, queue: VecDeque::new(), is_offering: false, pattern, noise }
    }

    /// Offers this after what is waiting.
    pub fn send(&mut self, words: Words) {
        self.queue.push_back(words);
    }

    /// How many wait, the present offer included.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Forgets everything that waits.
    pub fn clear(&mut self) {
        self.queue.clear();
        self.is_offering = false;
    }

    /// Another regime from now on.
    pub fn set_stall(&mut self, stall: Stall) {
        self.pattern = StallPattern::new(stall, &mut self.noise);
    }

    /// Drives the inputs for the next cycle; quiet during reset (S7).
    pub fn prepare(&mut self, model: &mut Model, quiet: bool) {
        let stalls = self.pattern.stalls();
        if self.is_offering && !quiet {
            return;
        }
        self.is_offering = !quiet && !stalls && !self.queue.is_empty();
        self.port.set_valid(model, self.is_offering);
        match self.queue.front() {
            Some(words) if self.is_offering => self.port.write(model, words),
            // Without `valid` the payload means nothing, so a module that looks must trip.
            _ => self.port.write(model, &self.port.random(&mut self.noise)),
        }
    }

    /// The offer was taken at the clock edge.
    pub fn taken(&mut self) {
        self.is_offering = false;
        self.queue.pop_front();
    }
}

/// Drives `ready` of a stream out of the module.
#[derive(Clone, Debug)]
pub struct Sink {
    port: PortAccess,
    pattern: StallPattern,
    noise: Generator,
    waits_for_valid: bool,
}

impl Sink {
    /// A sink in that regime.
    pub fn new(port: PortAccess, stall: Stall, generator: &mut Generator) -> Self {
        let mut noise = generator.fork(port.group.name);
        let pattern = StallPattern::new(stall, &mut noise);
        Self { port, pattern, noise, waits_for_valid: false }
    }

    /// Another regime from now on.
    pub fn set_stall(&mut self, stall: Stall) {
        self.pattern = StallPattern::new(stall, &mut self.noise);
    }

    /// From now on `ready` only rises in the cycle after `valid` did: with such a sink a module
    /// that waits for `ready` before it offers (S3) makes no progress.
    pub fn wait_for_valid(&mut self, wait: bool) {
        self.waits_for_valid = wait;
    }

    /// Drives `ready` for the next cycle; `offered`: the module held an offer at the last edge.
    pub fn prepare(&mut self, model: &mut Model, offered: bool) {
        let stalls = self.pattern.stalls();
        self.port.set_ready(model, !stalls && (offered || !self.waits_for_valid));
    }
}
