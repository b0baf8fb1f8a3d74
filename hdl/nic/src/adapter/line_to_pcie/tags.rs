//! What is known of each tag of a read on its way.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, Stream, concatenate, constant, constant_bool, cover,
    elaborate, mux, register_reset, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{COUNT_BITS, LineToPcie, PLAIN_TAG_BITS};
use crate::message::Identifier;

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

/// How far a read has come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    /// Lines that have come.
    pub come: Bits,
    /// Lines that have not.
    pub left: Bits,
}

impl Progress {
    /// This one if `condition` holds, else the other.
    pub fn mux(condition: Bool, on_true: Self, on_false: Self) -> Self {
        Self {
            come: mux(condition, on_true.come, on_false.come),
            left: mux(condition, on_true.left, on_false.left),
        }
    }
}

/// The tables.
pub(super) struct Tags {
    /// Which tags are on their way.
    pub busy: Bits,
    /// For which of them some lines have come.
    pub begun: Bits,
    /// What was asked for.
    pub asked: Memory<Asked>,
    /// How many lines have come, and how many have not, if any has come.
    received: Memory<Bits>,
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
        let received =
            Memory::<Bits>::new(index_bits + COUNT_BITS, tags).style(MemoryStyle::Distributed);
        let lines =
            Memory::<Bits>::new(LINE_TAG_BITS, tags << index_bits).style(MemoryStyle::Distributed);
        Self { busy, begun, asked, received, lines }
    }

    /// Where the tag of a line's request is.
    pub(super) fn place(tag: Bits, index: Bits) -> Bits {
        concatenate([tag, index])
    }

    /// How far the read with that tag has come.
    pub fn progress(&self, tag: Bits, asked: &Asked) -> Progress {
        let received = self.received.read_now(tag);
        let index_bits = received.width() - COUNT_BITS;
        let begun =
            Progress { come: received.truncate(index_bits), left: received.top(COUNT_BITS) };
        let not_begun = Progress { come: constant(index_bits, 0), left: asked.count };
        Progress::mux(self.begun.bit_at(tag), begun, not_begun)
    }

    /// Lines of the read have come: this is how far it is now.
    pub fn advance(&self, enable: Bool, tag: Bits, progress: Progress) {
        let Progress { come, left } = progress;
        self.received.write(enable, tag, concatenate([left, come]));
        when(enable, || self.begun.bit_at(tag).set(true));
    }

    /// Nothing of the read is left.
    pub fn finish(&self, enable: Bool, tag: Bits) {
        when(enable, || {
            self.begun.bit_at(tag).set(false);
            self.busy.bit_at(tag).set(false);
        });
    }
}

/// Free tags that may be used.
pub(super) struct Usable {
    /// The next.
    pub tag: Stream<Identifier>,
    /// One that may not goes back.
    pub returns: Bool,
    /// To be assigned: it may go back in this cycle.
    pub may_return: Bool,
}

impl LineToPcie {
    /// Passes free tags on; without extended tags those of five bits only.
    #[elaborate]
    pub(super) fn usable(&self, free: Stream<Identifier>, extended: Bool) -> Usable {
        let may_return = wire::<Bool>(());
        let Some(upper_bits) = self.tag_bits().checked_sub(PLAIN_TAG_BITS).filter(|bits| *bits > 0)
        else {
            [extended, may_return].into_iter().for_each(Bool::ignore);
            return Usable { tag: free, returns: constant_bool(false), may_return };
        };
        let tag = Stream::<Identifier>::wire(&free.payload.shape());
        let is_usable = extended | free.payload.value.top(upper_bits).is_zero();
        let returns = free.valid & !is_usable & may_return;
        tag.offer(free.valid & is_usable, free.payload);
        free.ready.set(mux(is_usable, tag.ready, may_return));
        cover("a tag that may not be used goes back", returns);
        Usable { tag, returns, may_return }
    }
}
