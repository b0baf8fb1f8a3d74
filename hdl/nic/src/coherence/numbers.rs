//! Numbers that are free, of MSHRs and of places to wait in, in block RAM; the next one is there early, for what takes
//! it is known late.
use nic_dsl::{Bits, Bool, Stream, assert_always, elaborate, instance, mux};

use crate::message::{Identifier, IdentifierShape};
use crate::stream::fifo::{Fifo, FifoIn, FifoMemory, FifoPorts};
use crate::stream::skid_buffer::SkidBuffer;

/// When each number comes once after reset, and which: in the first round of a sweep of the MSHRs, whose number is the
/// lower part of the counter.
#[elaborate]
pub(super) fn fills(sweep: Bits, swept: Bits) -> (Bool, Bits) {
    let is_first_round = sweep.top(sweep.width() - swept.width()).is_zero();
    (is_first_round, swept)
}

/// Such numbers.
pub(super) struct Numbers {
    /// The next one.
    pub next: Stream<Identifier>,
    /// There is one behind it.
    pub has_more: Bool,
    free: FifoPorts<Identifier>,
    fills: (Bool, Bits),
}

impl Numbers {
    /// Those below `count`, a power of two; after reset each of them comes once, in `fills`.
    #[elaborate]
    pub fn new(count: u32, fills: (Bool, Bits)) -> Self {
        let payload = IdentifierShape { bits: count.trailing_zeros() };
        let fifo = Fifo::<Identifier> { payload: payload.clone(), depth: count };
        let free = instance("free", &FifoIn { fifo, memory: FifoMemory::Block });
        free.source.ready.ignore();
        let next = instance("next", &SkidBuffer::<Identifier> { payload });
        next.source.connect(*free.sink);
        Self { next: *next.sink, has_more: free.sink.valid, free, fills }
    }

    /// That number is free again.
    #[elaborate]
    pub fn release(&self, returns: Bool, number: Bits) {
        let (fills, first) = self.fills;
        let source = self.free.source;
        let comes = fills | returns;
        source.offer(comes, Identifier { value: mux(fills, first, number) });
        assert_always("a number that is free has a place", comes.implies(source.ready));
        assert_always("none comes back before all were there", !(fills & returns));
    }
}
