//! Those that were there at a moment, told apart from those that came since: a count of each, and a bit for each MSHR
//! in a memory.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, assert_always, constant, delayed, delayed_bool, elaborate,
    mux, register_bool, register_reset,
};

/// MSHRs that somebody may wait for.
pub(super) struct Cohort {
    /// Of those that came since, the mark; of the others it is the opposite.
    epoch: Bool,
    marks: Memory<Bool>,
    before: Bits,
    since: Bits,
}

/// What becomes of MSHRs in a cycle.
#[derive(Clone, Copy)]
pub(super) struct Moves {
    /// One comes.
    pub comes: Bool,
    /// Its number.
    pub number: Bits,
    /// It counts as one that was there before.
    pub is_of_before: Bool,
    /// One leaves that came earlier.
    pub leaves: Bool,
    /// Its number.
    pub left: Bits,
}

impl Cohort {
    #[elaborate]
    pub fn new(outstanding: u32) -> Self {
        let epoch = register_bool(false);
        let marks = Memory::<Bool>::new((), outstanding).style(MemoryStyle::Distributed);
        let before = register_reset(outstanding.trailing_zeros() + 1, 0);
        let since = register_reset(outstanding.trailing_zeros() + 1, 0);
        Self { epoch, marks, before, since }
    }

    /// Those that were there before have all left.
    pub fn is_over(&self) -> Bool {
        self.before.is_zero()
    }

    /// So have those that came since.
    pub fn is_empty(&self) -> Bool {
        self.is_over() & self.since.is_zero()
    }

    /// Who has come and left in the cycle before this one; `begins`: all that are there now are those that were there
    /// before, which only is when none of these is left.
    #[elaborate]
    pub fn connect(&self, moves: Moves, begins: Bool) {
        let comes = delayed_bool(moves.comes);
        let number = delayed(moves.number);
        let is_of_before = delayed_bool(moves.is_of_before);
        let leaves = delayed_bool(moves.leaves);
        let left = delayed(moves.left);
        let leaves_before = leaves & (self.marks.read_now(left) ^ self.epoch);
        let leaves_since = leaves & !leaves_before;
        self.marks.write(comes, number, self.epoch ^ is_of_before);
        self.epoch.set(self.epoch ^ begins);
        let width = self.before.width();
        // One adder for both directions.
        let then = |count: Bits, comes: Bool, leaves: Bool| {
            let step = mux(leaves, constant(width, -1), constant(width, 1));
            mux(comes ^ leaves, count + step, count)
        };
        let before_then = then(self.before, comes & is_of_before, leaves_before);
        let since_then = then(self.since, comes & !is_of_before, leaves_since);
        self.before.set(mux(begins, since_then, before_then));
        self.since.set(since_then & (!begins).mask(width));
        assert_always("one that leaves is counted", {
            let is_counted = mux(leaves_before, self.before.any(), self.since.any());
            leaves.implies(is_counted)
        });
        assert_always("none is left when all begin", begins.implies(self.is_over()));
    }
}
