//! What comes before something else, but not for ever: after so many in a row the other has a turn.
use nic_dsl::{
    Bits, Bool, Bundle, Stream, assert_always, elaborate, mux, register_bool, register_reset, when,
};

/// How many came before the other that waited.
pub(crate) struct Precedence {
    passed: Bits,
    most: u32,
}

impl Precedence {
    /// At most `most` in a row, at least one.
    #[elaborate]
    pub fn new(most: u32) -> Self {
        let passed = register_reset(u32::BITS - most.leading_zeros(), 0);
        Self { passed, most }
    }

    /// The other comes first if it wants to.
    pub fn is_over(&self) -> Bool {
        self.passed.equals(self.most)
    }

    /// None came first since the other had its turn.
    pub fn is_new(&self) -> Bool {
        self.passed.is_zero()
    }

    /// `passes`: one comes before the other, which waits; `other`: the other has its turn.
    #[elaborate]
    pub fn connect(&self, passes: Bool, other: Bool) {
        assert_always("no more come first in a row", passes.implies(!self.is_over()));
        when(other, || self.passed.set(0))
            .otherwise_when(passes & !self.is_over(), || self.passed.set(self.passed + 1));
    }

    /// The other has lost the turn that it had, and has the next one.
    pub fn owe(&self, owed: Bool) {
        when(owed, || self.passed.set(self.most));
    }
}

/// Connects `sink` to `first`, or to `second` where `first` offers nothing; after `most` payloads of `first` that
/// `second` waited for to one of `second`. What is offered stays until it is taken.
#[elaborate]
pub(crate) fn merge_in_order<P: Bundle>(
    (first, second): (Stream<P>, Stream<P>),
    most: u32,
    sink: Stream<P>,
) {
    let precedence = Precedence::new(most);
    let is_held = register_bool(false);
    let was_second = register_bool(false);
    let in_turn = second.valid & (!first.valid | precedence.is_over());
    let is_second = mux(is_held, was_second, in_turn);
    let any = first.valid | second.valid;
    sink.offer(any, mux(is_second, second.payload, first.payload));
    is_held.set(any & !sink.ready);
    was_second.set(is_second);
    first.ready.set(!is_second & sink.ready);
    second.ready.set(is_second & sink.ready);
    let moves = any & sink.ready;
    let passes = moves & !is_second & second.valid;
    let follows = moves & is_second;
    precedence.connect(passes, follows);
}
