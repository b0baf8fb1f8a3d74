//! The bias of each page, as the engine tells it: by its answers to commands, and by its notices of
//! pages that turn to host-bias.
use std::collections::HashMap;

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
    /// The page is in host-bias, because the host was given a copy.
    Reverts,
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

/// What is known of a page.
#[derive(Clone, Copy, Debug)]
struct Page {
    bias: Bias,
    /// Since this cycle.
    since: u64,
    /// Outstanding commands, and messages in flight, that may turn it.
    turning: u32,
    /// The last cycle in which one of them began.
    disturbed: u64,
}

/// All pages. They begin in host-bias.
#[derive(Default)]
pub struct Pages {
    pages: HashMap<u64, Page>,
}

impl Pages {
    /// The bias of the line's page, if it was the same from that cycle on.
    pub fn bias(&self, line: u64, since: u64) -> Option<Bias> {
        match self.pages.get(&(line / PAGE_LINES)) {
            None => Some(Bias::Host),
            Some(page) => (page.since <= since).then_some(page.bias),
        }
    }

    /// The bias of the line's page, if nothing is outstanding that may turn it.
    pub fn steady_bias(&self, line: u64) -> Option<Bias> {
        match self.pages.get(&(line / PAGE_LINES)) {
            None => Some(Bias::Host),
            Some(page) => (page.turning == 0).then_some(page.bias),
        }
    }

    /// Whether something has begun to turn the line's page after that cycle.
    pub fn is_disturbed(&self, line: u64, after: u64) -> bool {
        self.pages.get(&(line / PAGE_LINES)).is_some_and(|page| page.disturbed > after)
    }

    /// What may turn the line's page is outstanding from this cycle on.
    pub fn begins_to_turn(&mut self, line: u64, now: u64) {
        self.turns(line / PAGE_LINES, Turn::Begins, now);
    }

    /// It has ended.
    pub fn has_turned(&mut self, line: u64, now: u64) {
        self.turns(line / PAGE_LINES, Turn::Ends(None), now);
    }

    /// Something happens to the page.
    pub fn turns(&mut self, page: u64, turn: Turn, now: u64) {
        let fresh = Page { bias: Bias::Host, since: 0, turning: 0, disturbed: 0 };
        let page = self.pages.entry(page).or_insert(fresh);
        let bias = match turn {
            Turn::Begins => {
                page.turning += 1;
                page.disturbed = now;
                None
            }
            Turn::Ends(bias) => {
                page.turning -= 1;
                bias
            }
            Turn::Reverts => Some(Bias::Host),
        };
        if let Some(bias) = bias.filter(|bias| *bias != page.bias) {
            (page.bias, page.since) = (bias, now);
        }
    }
}
