//! Lines from memory that answer an NC-read at once: nothing of them is kept, so their MSHR needs no turn.
use nic_dsl::{
    Bits, Bool, Bundle, assert_always, cover, delayed_bool, elaborate, register, register_bool,
    register_reset, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::configuration::DmcBank;

/// Cycles that a line waits before requests make room for it.
const PATIENCE: u32 = 3;

/// An answer that needs no decision.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Straight {
    /// The MSHR, which becomes free with it.
    pub entry: Bits,
    /// The port.
    pub port: Bool,
    /// The tag of the request.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// The line.
    #[width(512)]
    pub data: Bits,
}

/// The place of one such answer, which leaves in a cycle in which no decision gives an answer or returns a number.
pub(super) struct StraightPlace {
    /// What is there.
    pub answer: Straight,
    /// It leaves.
    pub leaves: Bool,
    /// There is room for another.
    pub has_room: Bool,
    /// It has waited for long: no request is selected until it has left.
    pub presses: Bool,
    is_there: Bool,
}

impl StraightPlace {
    #[elaborate]
    pub fn new(bank: &DmcBank) -> Self {
        let answer = register::<Straight>(StraightShape { entry: bank.entry_bits() });
        let is_there = register_bool(false);
        let leaves = wire::<Bool>(());
        let waited = register_reset(2, 0);
        let presses = waited.equals(PATIENCE);
        when(leaves | !is_there, || waited.set(0))
            .otherwise_when(!presses, || waited.set(waited + 1));
        cover("a line waits for long", presses);
        Self { answer, leaves, has_room: !is_there | leaves, presses, is_there }
    }

    /// One comes, where there is room; `decision`: an answer or a number leaves in the next cycle.
    #[elaborate]
    pub fn connect(&self, (comes, answer): (Bool, Straight), decision: Bool) {
        self.leaves.set(self.is_there & !delayed_bool(decision));
        self.is_there.set(comes | (self.is_there & !self.leaves));
        when(self.has_room, || nic_dsl::BundleExt::assign(self.answer, answer));
        assert_always("there is room for what comes", comes.implies(self.has_room));
    }
}
