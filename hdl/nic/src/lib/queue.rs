//! The requests of a stream: taken out on trial, and put back if their line is outstanding. What of them is looked at
//! in that cycle is in lookup tables, the rest in block RAM.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, ReadDuringWrite, Stream, constant, constant_bool,
    delayed_bool, elaborate, mux, register_bool, register_reset, when, wire,
};

/// Requests that wait.
const DEPTH: u32 = 16;
/// Bits of a place, with one that tells a full queue from an empty one.
pub(crate) const PLACE_BITS: u32 = DEPTH.trailing_zeros() + 1;

/// The queue of a stream.
pub(crate) struct Queue<P: Bundle> {
    /// The next request.
    pub head: P,
    /// Its place.
    pub place: Bits,
    /// There is one, and nothing ahead of it waits for its line.
    pub valid: Bool,
    /// The head is taken out, on trial.
    pub tries: Bool,
    /// The request that was tried is served.
    pub served: Bool,
    /// The request that was tried is put back.
    pub refused: Bool,
    /// A request comes, and goes to this place.
    comes: (Bool, Bits),
}

impl<P: Bundle<Shape = ()>> Queue<P> {
    /// `head` is what is queued of a request. `tried` is the place of what is decided now; a line is no longer
    /// outstanding after `frees`.
    #[elaborate]
    pub fn new<R: Bundle>(request: Stream<R>, head: P, tried: Bits, frees: Bool) -> Self {
        let requests = Memory::<P>::new((), DEPTH).style(MemoryStyle::Distributed);
        let written = register_reset(PLACE_BITS, 0);
        let read = register_reset(PLACE_BITS, 0);
        // Requests before this place are served.
        let done = register_reset(PLACE_BITS, 0);
        let waits = register_bool(false);
        let tries = wire::<Bool>(());
        let served = wire::<Bool>(());
        let refused = wire::<Bool>(());
        let full = written.equals(done + constant(PLACE_BITS, DEPTH));
        let started = register_bool(false);
        started.set(true);
        request.ready.set(started & !full);
        requests.write(request.fires(), address(written), head);
        when(request.fires(), || written.set(written + 1));

        when(tries, || read.set(read + 1));
        when(served, || done.set(tried + 1));
        when(refused, || {
            read.set(tried);
            waits.set(true);
        })
        .otherwise_when(frees, || waits.set(false));
        // Whether there is one is known a cycle ahead: what is tried is known late.
        let has_next = register_bool(false);
        let is_more = mux(tries, (read + 1).differs(written), read.differs(written));
        has_next.set(request.fires() | refused | is_more);
        let head = requests.read_now(address(read));
        let valid = has_next & !waits;
        let comes = (request.fires(), written);
        Self { head, place: read, valid, tries, served, refused, comes }
    }

    /// The rest of the requests: that of `place`, a cycle later.
    #[elaborate]
    pub fn rest<B: Bundle<Shape = ()>>(&self, rest: B, place: Bits) -> B {
        // A place is read for what has come to it in a cycle before.
        let stored = Memory::<B>::new((), DEPTH)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let (comes, written) = self.comes;
        stored.write(comes, address(written), rest);
        stored.read(constant_bool(true), address(place))
    }
}

/// Where in memory a place is.
fn address(place: Bits) -> Bits {
    place.truncate(PLACE_BITS - 1)
}

/// What is decided now follows a request of its queue that was put back: in the cycle of `refused` it was in cycle 1
/// or 2. `named` makes names of signals from what they say.
#[elaborate]
pub(crate) fn is_behind_one_put_back(refused: Bool, named: impl Fn(&str) -> String) -> Bool {
    let was_refused = delayed_bool(refused).named(&named("was_refused"));
    was_refused | delayed_bool(was_refused).named(&named("was_refused_before"))
}
