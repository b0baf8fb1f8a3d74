//! A page of which two banks have lines: what each of them makes of it, and what somebody believes of it who counts
//! answers and reversions.
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use nic_spec::message::{BiasAnswer, BiasCommand, BiasReversion, BiasStep};

/// The lines of a page in a bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// The host is asked.
    Host,
    /// The host was given no copy since they set out.
    Flipping,
    /// The host has no copy.
    Device,
}

/// A bank, as far as pages are concerned.
#[derive(Clone, Debug)]
pub struct Bank {
    memory: Range<u64>,
    pages: HashMap<u64, Half>,
}

impl Bank {
    /// All of these pages are in host-bias.
    pub fn new(memory: Range<u64>) -> Self {
        Self { memory, pages: HashMap::new() }
    }

    /// What its lines of the page are.
    pub fn half(&self, page: u64) -> Half {
        self.pages.get(&page).copied().unwrap_or(Half::Host)
    }

    /// Does the command.
    pub fn command(&mut self, command: &BiasCommand) -> BiasAnswer {
        let before = self.half(command.page);
        let after = match (command.step, before) {
            _ if !self.memory.contains(&command.page) => return BiasAnswer { done: false },
            (BiasStep::CommitToDevice, Half::Host) => return BiasAnswer { done: false },
            (BiasStep::ToHost, _) => Half::Host,
            (BiasStep::BeginToDevice, Half::Device) | (BiasStep::CommitToDevice, _) => Half::Device,
            (BiasStep::BeginToDevice, _) => Half::Flipping,
        };
        self.pages.insert(command.page, after);
        BiasAnswer { done: true }
    }

    /// The host is given a copy of one of these lines.
    pub fn gives_copy(&mut self, page: u64) -> Option<BiasReversion> {
        let before = self.pages.insert(page, Half::Host);
        before.filter(|half| *half != Half::Host).map(|_| BiasReversion { page })
    }
}

/// The pages in device-bias, by what was said of them.
#[derive(Clone, Debug, Default)]
pub struct Belief {
    device: HashSet<u64>,
}

impl Belief {
    /// A command has this answer.
    pub fn answered(&mut self, command: &BiasCommand, answer: BiasAnswer) {
        match command.step {
            BiasStep::CommitToDevice if answer.done => self.device.insert(command.page),
            BiasStep::ToHost if answer.done => self.device.remove(&command.page),
            _ => false,
        };
    }

    /// A page turns back, in either bank.
    pub fn reverted(&mut self, reversion: BiasReversion) {
        self.device.remove(&reversion.page);
    }

    /// Whether the page is in device-bias.
    pub fn is_device(&self, page: u64) -> bool {
        self.device.contains(&page)
    }
}
