//! Turns pages between host-bias and device-bias beside the traffic, a page at a time.
use std::collections::VecDeque;

use nic_spec::message::{BiasCommand, BiasStep};
use nic_tb::Generator;

use super::device_memory::DeviceMemory;

/// Lines of a page.
pub const PAGE_LINES: u64 = 64;

/// What is to be done next.
#[derive(Debug)]
enum Step {
    /// Nothing.
    Idle,
    /// A command is outstanding.
    Answer(BiasStep),
    /// Lines wait to be flushed.
    Flush(VecDeque<u64>),
    /// One is being flushed.
    Flushing(VecDeque<u64>),
}

/// The page that turns, if one does.
#[derive(Debug)]
pub struct Flip {
    step: Step,
    page: u64,
    /// Flips to device-bias that were done.
    pub done: u64,
    /// Those that the host's copies interrupted.
    pub interrupted: u64,
}

impl Default for Flip {
    fn default() -> Self {
        Self { step: Step::Idle, page: 0, done: 0, interrupted: 0 }
    }
}

impl Flip {
    /// Whether no page turns.
    pub fn is_idle(&self) -> bool {
        matches!(self.step, Step::Idle)
    }

    /// The page with this line begins to turn, or turns back.
    pub fn begin(&mut self, line: u64, memory: &mut DeviceMemory, random: &mut Generator) {
        self.page = line / PAGE_LINES;
        let back = random.chance(1, 4);
        let step = if back { BiasStep::ToHost } else { BiasStep::BeginToDevice };
        self.command(step, memory);
    }

    /// Goes on; gives the line that must be flushed now. `used`: the lines that are ever asked for.
    pub fn go_on(
        &mut self,
        used: impl Iterator<Item = u64>,
        memory: &mut DeviceMemory,
    ) -> Option<u64> {
        match &mut self.step {
            Step::Idle | Step::Flushing(_) => {}
            Step::Answer(step) => {
                let answer = memory.bias_answers.pop_front()?;
                let step = *step;
                self.step = Step::Idle;
                match step {
                    BiasStep::ToHost => assert!(answer.done, "the device has this page"),
                    BiasStep::BeginToDevice => {
                        assert!(answer.done, "the device has this page");
                        let of_page = used.filter(|line| line / PAGE_LINES == self.page);
                        self.step = Step::Flush(of_page.collect());
                    }
                    BiasStep::CommitToDevice if answer.done => self.done += 1,
                    BiasStep::CommitToDevice => self.interrupted += 1,
                }
            }
            Step::Flush(lines) => {
                let Some(line) = lines.pop_front() else {
                    self.command(BiasStep::CommitToDevice, memory);
                    return None;
                };
                self.step = Step::Flushing(std::mem::take(lines));
                return Some(line);
            }
        }
        None
    }

    /// The line is flushed.
    pub fn flushed(&mut self) {
        if let Step::Flushing(lines) = &mut self.step {
            self.step = Step::Flush(std::mem::take(lines));
        }
    }

    fn command(&mut self, step: BiasStep, memory: &mut DeviceMemory) {
        memory.commands.push_back(BiasCommand { page: self.page, step });
        self.step = Step::Answer(step);
    }
}
