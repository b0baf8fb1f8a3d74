//! The bias of each page, as the engine tells it: by its answers to commands, and by its notices of
//! pages that turn to host-bias. Where there are several banks, each has lines of every page, and turns them by itself.

use nic_host::hash::NumberMap;
use nic_model::coherence::Bias;
use nic_spec::message::{BiasAnswer, BiasCommand, BiasStep};

use super::flip::PAGE_LINES;

/// What happens to a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn {
    /// A command is outstanding from this cycle on.
    Begins,
    /// It is answered: the page has turned so, if it has.
    Ends(Option<Bias>),
    /// The page is in host-bias, because the host was given a copy: its lines in that bank.
    Reverts(usize),
}

impl Turn {
    /// What this answer to a command means.
    pub fn answered(command: &BiasCommand, answer: BiasAnswer) -> Self {
        Self::Ends(match command.step {
            BiasStep::ToHost => Some(Bias::Host),
            BiasStep::CommitToDevice if answer.done => Some(Bias::Device),
            BiasStep::BeginToDevice | BiasStep::CommitToDevice => None,
        })
    }
}

/// What is known of the lines of a page in a bank.
#[derive(Clone, Copy, Debug)]
struct Page {
    bias: Bias,
    /// Since this cycle.
    since: u64,
    /// Outstanding commands, and messages in flight, that may turn it.
    turning: u32,
    /// Outstanding commands among these.
    commands: u32,
    /// The last cycle in which one of them began.
    disturbed: u64,
}

/// All pages. They begin in host-bias.
pub struct Pages {
    device_begin: u64,
    banks: usize,
    /// By page and bank.
    pages: NumberMap<(u64, usize), Page>,
}

impl Pages {
    /// Device memory begins at this line, a multiple of its size, and has so many banks.
    pub fn new(device_begin: u64, banks: usize) -> Self {
        Self { device_begin, banks, pages: NumberMap::default() }
    }

    fn of(&self, line: u64) -> Option<&Page> {
        self.pages.get(&(line / PAGE_LINES, self.bank_of(line)))
    }

    fn bank_of(&self, line: u64) -> usize {
        (line ^ self.device_begin).count_ones() as usize % self.banks
    }

    fn of_mut(&mut self, page: u64, bank: usize) -> &mut Page {
        let fresh = Page { bias: Bias::Host, since: 0, turning: 0, commands: 0, disturbed: 0 };
        self.pages.entry((page, bank)).or_insert(fresh)
    }

    /// The bias of the line's page, if it was the same from that cycle on. Several banks do not do a command in the same cycle: while
    /// one is outstanding it is not known which of them have.
    pub fn bias(&self, line: u64, since: u64) -> Option<Bias> {
        let Some(page) = self.of(line) else { return Some(Bias::Host) };
        let is_known = self.banks == 1 || page.commands == 0;
        (is_known && page.since <= since).then_some(page.bias)
    }

    /// The bias of the line's page, if nothing is outstanding that may turn it.
    pub fn steady_bias(&self, line: u64) -> Option<Bias> {
        match self.of(line) {
            None => Some(Bias::Host),
            Some(page) => (page.turning == 0).then_some(page.bias),
        }
    }

    /// Whether something has begun to turn the line's page after that cycle.
    pub fn is_disturbed(&self, line: u64, after: u64) -> bool {
        self.of(line).is_some_and(|page| page.disturbed > after)
    }

    /// A message that may turn the line's page is outstanding from this cycle on.
    pub fn begins_to_turn(&mut self, line: u64, now: u64) {
        let page = self.of_mut(line / PAGE_LINES, self.bank_of(line));
        page.turning += 1;
        page.disturbed = now;
    }

    /// It has ended.
    pub fn has_turned(&mut self, line: u64) {
        self.of_mut(line / PAGE_LINES, self.bank_of(line)).turning -= 1;
    }

    /// Something happens to the page.
    pub fn turns(&mut self, page: u64, turn: Turn, now: u64) {
        let several = self.banks > 1;
        let banks = match turn {
            Turn::Reverts(bank) => bank..bank + 1,
            Turn::Begins | Turn::Ends(_) => 0..self.banks,
        };
        for bank in banks {
            let page = self.of_mut(page, bank);
            let bias = match turn {
                Turn::Begins => {
                    page.turning += 1;
                    page.commands += 1;
                    page.disturbed = now;
                    None
                }
                Turn::Ends(bias) => {
                    page.turning -= 1;
                    page.commands -= 1;
                    if several {
                        page.since = now;
                    }
                    bias
                }
                Turn::Reverts(_) => Some(Bias::Host),
            };
            if let Some(bias) = bias.filter(|bias| *bias != page.bias) {
                (page.bias, page.since) = (bias, now);
            }
        }
    }
}
