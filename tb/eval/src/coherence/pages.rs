//! The bias of each page, as far as commands, their answers and the host's requests tell it: where a
//! page may turn at any moment, nothing is said.
use std::collections::HashMap;

use nic_model::coherence::Bias;
use nic_spec::message::BiasStep;

use super::flip::PAGE_LINES;

/// What is known of a page.
#[derive(Clone, Copy, Debug)]
struct Page {
    /// `None`: either.
    bias: Option<Bias>,
    /// Since this cycle.
    since: u64,
    /// Messages under way that turn it to host-bias.
    turning: u32,
    /// A commit was answered while there were some.
    is_muddled: bool,
    /// The last cycle in which a command or a message began to turn it.
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
            Some(page) => page.bias.filter(|_| page.since <= since),
        }
    }

    /// Whether something has begun to turn the line's page after that cycle.
    pub fn is_disturbed(&self, line: u64, after: u64) -> bool {
        self.pages.get(&(line / PAGE_LINES)).is_some_and(|page| page.disturbed > after)
    }

    /// What turns the line's page to host-bias is under way from this cycle on.
    pub fn begins_to_turn(&mut self, line: u64, now: u64) {
        let page = self.page(line / PAGE_LINES);
        page.turning += 1;
        page.disturbed = now;
        if page.bias == Some(Bias::Device) {
            (page.bias, page.since) = (None, now);
        }
    }

    /// It has.
    pub fn has_turned(&mut self, line: u64, now: u64) {
        let page = self.page(line / PAGE_LINES);
        page.turning -= 1;
        if page.bias.is_none() && page.turning == 0 && !std::mem::take(&mut page.is_muddled) {
            (page.bias, page.since) = (Some(Bias::Host), now);
        }
    }

    /// A command for this page is under way.
    pub fn commanded(&mut self, page: u64, step: BiasStep, now: u64) {
        let page = self.page(page);
        let target = match step {
            BiasStep::ToHost => Bias::Host,
            BiasStep::BeginToDevice => return,
            BiasStep::CommitToDevice => Bias::Device,
        };
        page.disturbed = now;
        if page.bias.is_some_and(|bias| bias != target) {
            (page.bias, page.since) = (None, now);
        }
    }

    /// The command is answered.
    pub fn answered(&mut self, page: u64, step: BiasStep, is_done: bool, now: u64) {
        let page = self.page(page);
        page.bias = match (step, is_done) {
            (BiasStep::BeginToDevice, _) => return,
            (BiasStep::ToHost, _) | (BiasStep::CommitToDevice, false) => Some(Bias::Host),
            (BiasStep::CommitToDevice, true) if page.turning == 0 => Some(Bias::Device),
            (BiasStep::CommitToDevice, true) => {
                page.is_muddled = true;
                None
            }
        };
        (page.since, page.disturbed) = (now, now);
    }

    fn page(&mut self, page: u64) -> &mut Page {
        let fresh =
            Page { bias: Some(Bias::Host), since: 0, turning: 0, is_muddled: false, disturbed: 0 };
        self.pages.entry(page).or_insert(fresh)
    }
}
