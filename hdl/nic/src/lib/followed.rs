//! A payload that the properties follow through a queue: it leaves unchanged, and neither before
//! nor after its turn. None of it becomes hardware.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Stream, assert_always, elaborate, register, register_bool,
    register_reset, scope, when,
};

/// One payload between its arrival and its departure.
#[derive(Clone, Copy, Debug)]
pub struct Followed<P: Bundle> {
    /// Payloads that came and have not left.
    pub inside: Bits,
    /// The followed payload is among them.
    pub is_inside: Bool,
    /// How many leave before it.
    pub ahead: Bits,
    /// The payload as it came.
    pub payload: P,
}

impl<P: Bundle> Followed<P> {
    /// Follows payloads from `source` to `sink` of a queue that holds at most `places`.
    ///
    /// Which ones is the choice of the prover: every n-th, beginning with any, and n is more than
    /// fit the queue, so that what holds for those holds for all. An induction needs to know
    /// besides where in the queue the payload is; the queue asserts that.
    pub fn new(source: Stream<P>, sink: Stream<P>, places: u32) -> Self {
        scope("followed", || Self::describe(source, sink, places))
    }

    #[elaborate]
    fn describe(source: Stream<P>, sink: Stream<P>, places: u32) -> Self {
        // One more than fits must not look like none.
        let width = u32::BITS - (places + 1).leading_zeros();
        let inside = register_reset(width, 0);
        let is_inside = register_bool(false);
        let ahead = register::<Bits>(width);
        let payload = register::<P>(source.payload.shape());
        // `chosen` has any value, and keeps it.
        let chosen = register::<Bits>(width);
        let arrivals = register_reset(width, 0);
        chosen.set(chosen);

        let arrives = source.fires();
        let leaves = sink.fires();
        let one = |condition: Bool| condition.bits().zero_extend(width);
        inside.set(inside + one(arrives) - one(leaves));
        arrivals.set(arrivals + one(arrives));
        when(arrives & !is_inside & arrivals.equals(chosen), || {
            is_inside.set(true);
            ahead.set(inside - one(leaves));
            payload.assign(source.payload);
        })
        .otherwise_when(leaves & is_inside, || {
            is_inside.set(ahead.any());
            ahead.set(ahead - 1);
        });

        let turn = is_inside & ahead.is_zero();
        let unchanged = payload.packed().equals(sink.payload.packed());
        assert_always("no more are inside than there are places", inside.is_at_most(places));
        assert_always("nothing leaves that did not come", sink.valid.implies(inside.any()));
        assert_always("the followed payload is inside", is_inside.implies(ahead.is_below(inside)));
        assert_always("it leaves unchanged", (turn & sink.valid).implies(unchanged));
        Self { inside, is_inside, ahead, payload }
    }

    /// As many payloads are inside as there are occupied places.
    pub fn counts(&self, occupied: impl IntoIterator<Item = Bool>) -> Bool {
        let width = self.inside.width();
        let one = |place: Bool| place.bits().zero_extend(width);
        let count = occupied.into_iter().map(one).reduce(|a, b| a + b);
        self.inside.equals(count.expect("a queue has a place"))
    }

    /// It is inside, and others leave before it.
    pub fn waits(&self) -> Bool {
        self.is_inside & self.ahead.any()
    }

    /// `place` holds the followed payload.
    pub fn is_in(&self, place: P) -> Bool {
        place.packed().equals(self.payload.packed())
    }
}
