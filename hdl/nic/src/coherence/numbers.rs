//! Numbers that are free, of MSHRs and of places to wait in, in block RAM; the next one is there early, for what takes
//! it is known late.
use nic_dsl::{Bits, Bool, Stream, assert_always, delayed_bool, elaborate, instance, mux};

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

/// A try for the number that is there is on its way; if it is the only one, there is none for another. `seeks`: a request is tried
/// that is known to need one.
#[elaborate]
pub(super) fn is_sought(seeks: Bool) -> Bool {
    let sought = delayed_bool(seeks);
    let was_sought = delayed_bool(sought).named("was_sought");
    sought | was_sought
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

    /// The next one is left for what is searched in cycle 2 and decided in cycle 3. The last one is kept from a request of `port` for
    /// the other port, where that is known to lack one and `port` is not; it is put back, and known to lack one from then on.
    /// Otherwise a port that does not know may be tried each time in the very cycle in which one comes back, and the other, which
    /// waits until it is there, too late (ADR 100). `asks`: it is a request of a port. `lacks`: what is known of each.
    #[elaborate]
    pub fn is_left_for(&self, (asks, port): (Bool, Bool), lacks: [Bool; 2]) -> Bool {
        let [first, second] = lacks;
        let is_kept = delayed_bool(asks & mux(port, first & !second, second & !first));
        !is_kept | self.has_more
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
