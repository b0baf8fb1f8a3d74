//! What is known of each line: a bit for each of both groups.
use nic_dsl::{Bits, Bool, concatenate, elaborate, register_reset};

use super::Store;
use super::answers::Answer;
use super::exchange::Steps;
use super::requests::Request;
use crate::lib::pick::decoded;

/// A bit for each line, those of group 1 above those of group 0.
pub(super) struct Lines {
    /// The host asks for it, and is not answered.
    pub asked: Bits,
    /// The host may have a copy.
    pub granted: Bits,
    /// The host is to be asked to give it back.
    pub due: Bits,
    /// It was asked, and has not forwarded that.
    pub recalled: Bits,
    /// The line has come back before that, with what the host had modified.
    pub written_back: Bits,
    /// It is to come back, and has not.
    pub missing: Bits,
    /// It has something to read: since its group was given out, a result or a store has come.
    pub filled: Bits,
    /// The host has stored to it since.
    pub stored: Bits,
    /// What it has is poisoned.
    pub poisoned: Bits,
    of_group: u32,
}

impl Lines {
    /// `of_group`: lines of each group.
    #[elaborate]
    pub fn new(of_group: u32) -> Self {
        let count = 2 * of_group;
        let asked = register_reset(count, 0);
        let granted = register_reset(count, 0);
        let due = register_reset(count, 0);
        let recalled = register_reset(count, 0);
        let written_back = register_reset(count, 0);
        let missing = (due | recalled) & !written_back;
        let filled = register_reset(count, 0);
        let stored = register_reset(count, 0);
        let poisoned = register_reset(count, 0);
        Self {
            asked,
            granted,
            due,
            recalled,
            written_back,
            missing,
            filled,
            stored,
            poisoned,
            of_group,
        }
    }

    /// Those of a group.
    pub fn of(&self, group: Bool) -> Bits {
        concatenate([group.mask(self.of_group), (!group).mask(self.of_group)])
    }

    /// What becomes of them in a cycle.
    #[elaborate]
    pub fn connect(&self, request: &Request, store: &Store, steps: &Steps, answer: &Answer) {
        let at = |happens: Bool, place: Bits| decoded(happens, place);
        let asks = at(request.asks, request.place);
        let answered = at(answer.valid, answer.place);
        let writes_back = at(store.fires & store.gives_up(), store.place);
        let grants = at(answer.valid & answer.grants, answer.place);
        let comes_back =
            at(request.returns, request.forwarded) | at(steps.refused, steps.refused_place);
        let gives_up = at(request.flushes, request.place) | comes_back | writes_back;
        let recalls = at(steps.recalls, steps.recalled_place);
        let stores = at(store.fires, store.place);
        let poisons = at(store.fires & store.write.poison, store.place);
        let heals = at(store.fires & store.is_whole(), store.place);
        let fills = at(steps.fills, steps.filled_place);
        let emptied = steps.empties;

        self.asked.set((self.asked & !answered) | asks);
        self.granted.set((self.granted & !gives_up) | grants);
        self.due.set((self.due & !recalls) | steps.becomes_due);
        self.recalled.set((self.recalled & !comes_back) | recalls);
        let is_over = comes_back | grants;
        let waits = (self.due | self.recalled) & writes_back;
        self.written_back.set((self.written_back | waits) & !is_over);
        self.filled.set((self.filled & !emptied) | stores | fills);
        self.stored.set((self.stored & !emptied) | stores);
        self.poisoned.set((self.poisoned & !(emptied | heals)) | poisons);
    }
}
