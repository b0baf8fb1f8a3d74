//! What is known of each tag of a read on its way.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, concatenate, constant, elaborate, mux, register_reset,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{COUNT_BITS, LineToPcie};

/// What a read asked for.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Asked {
    /// How many lines.
    #[width(COUNT_BITS)]
    pub count: Bits,
    /// Whether the first is the upper half of 128 bytes.
    pub is_odd: Bool,
    /// It belongs to a barrier, and asked for nothing.
    pub is_barrier: Bool,
}

/// The tables.
pub(super) struct Tags {
    /// Which tags are on their way.
    pub busy: Bits,
    /// For which of them some lines have come.
    pub begun: Bits,
    /// What was asked for.
    pub asked: Memory<Asked>,
    /// How many lines have come, if any has.
    pub received: Memory<Bits>,
    /// The tag of each line's request.
    pub lines: Memory<Bits>,
}

impl Tags {
    #[elaborate]
    pub(super) fn new(adapter: &LineToPcie) -> Self {
        let tags = adapter.tags;
        let index_bits = adapter.index_bits();
        let busy = register_reset(tags, 0);
        let begun = register_reset(tags, 0);
        let asked = Memory::<Asked>::new((), tags).style(MemoryStyle::Distributed);
        let received = Memory::<Bits>::new(index_bits, tags).style(MemoryStyle::Distributed);
        let lines =
            Memory::<Bits>::new(LINE_TAG_BITS, tags << index_bits).style(MemoryStyle::Distributed);
        Self { busy, begun, asked, received, lines }
    }

    /// Where the tag of a line's request is.
    pub(super) fn place(tag: Bits, index: Bits) -> Bits {
        concatenate([tag, index])
    }

    /// How many lines of that read have come.
    pub(super) fn index(&self, tag: Bits) -> Bits {
        let received = self.received.read_now(tag);
        mux(self.begun.bit_at(tag), received, constant(received.width(), 0))
    }
}
