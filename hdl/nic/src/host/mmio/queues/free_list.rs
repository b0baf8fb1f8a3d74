//! The free list: which slots of the line memory hold no line.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, assert_always, constant, elaborate, mux, pack, register_bool,
    register_reset, scope, when,
};

use super::MmioQueues;
use super::ring::Ring;

/// Up to so many bits of a slot the properties look at each slot; such a list is in lookup tables.
const MOST_WATCHED_BITS: u32 = 3;

/// The slots that were never taken since reset, then those that came back, oldest first.
pub(super) struct FreeList {
    /// There is a free slot.
    pub available: Bool,
    /// The free slot that is next.
    pub slot: Bits,
    /// Slots that came back and are not at the head yet; not all of them at once.
    pub waiting: Ring,
    /// Slots from this one on were not taken since reset.
    pub fresh: Bits,
    /// The head is a slot that came back.
    pub head_valid: Bool,
    queue: Memory<Bits>,
    head: Bits,
    fetch: Bool,
}

impl FreeList {
    /// Takes a slot where `takes` holds; that is asked later, see [`FreeList::connect`].
    pub fn new(unit: &MmioQueues) -> Self {
        scope("free", || Self::registers(unit))
    }

    #[elaborate]
    fn registers(unit: &MmioQueues) -> Self {
        let bits = unit.slot_bits();
        let fresh = register_reset(bits + 1, 0);
        let style = match bits > MOST_WATCHED_BITS {
            true => MemoryStyle::Block,
            false => MemoryStyle::Distributed,
        };
        let queue = Memory::<Bits>::new(bits, unit.memory_lines).style(style);
        let waiting = Ring::new(bits);
        let head_valid = register_bool(false);
        let fetch = nic_dsl::wire::<Bool>(());
        let head = queue.read(fetch, waiting.read_pointer);
        let any_fresh = !fresh.bit(bits);
        let available = any_fresh | head_valid;
        let slot = mux(any_fresh, fresh.truncate(bits), head);
        Self { available, slot, waiting, fresh, head_valid, queue, head, fetch }
    }

    /// Takes the slot that is offered where `takes` holds; takes one back where `returns` does.
    pub fn connect(&self, takes: Bool, returns: Bool, returned: Bits) {
        scope("free", || self.describe(takes, returns, returned));
    }

    #[elaborate]
    fn describe(&self, takes: Bool, returns: Bool, returned: Bits) {
        let any_fresh = !self.fresh.bit(self.fresh.width() - 1);
        let drain = !self.head_valid | (takes & !any_fresh);
        let any_waiting = self.waiting.any;
        let fetch = drain & any_waiting;
        self.fetch.set(fetch);
        self.head.ignore();
        when(drain, || self.head_valid.set(any_waiting));
        when(takes & any_fresh, || self.fresh.set(self.fresh + 1));
        self.queue.write(returns, self.waiting.write_pointer, returned);
        self.waiting.step(returns, fetch);
        self.watch(takes, returns, returned);
    }

    /// Each slot is in one place: never taken, taken, waiting, or at the head.
    #[elaborate]
    fn watch(&self, takes: Bool, returns: Bool, returned: Bits) {
        let bits = self.slot.width();
        if bits > MOST_WATCHED_BITS {
            return;
        }
        let slots = 1 << bits;
        let owned = register_reset(slots, 0);
        let decode = |slot: Bits| pack((0..slots).map(|each| slot.equals(each)));
        let given = decode(self.slot) & takes.mask(slots);
        let taken_back = decode(returned) & returns.mask(slots);
        owned.set((owned | given) & !taken_back);
        assert_always("a slot is given where there is one", takes.implies(self.available));
        assert_always("given a slot comes back only while it is out", {
            returns.implies(owned.bit_at(returned))
        });
        assert_always("nobody gets a slot that another has", {
            takes.implies(!owned.bit_at(self.slot))
        });

        assert_always("no slot is beyond the last", self.fresh.is_at_most(slots));
        let place = |address: u32| {
            let address = constant(bits, u64::from(address));
            let is_waiting = (address - self.waiting.read_pointer).is_below(self.waiting.waiting());
            (is_waiting, self.queue.read_now(address))
        };
        let places: Vec<(Bool, Bits)> =
            (0..slots).map(place).chain([(self.head_valid, self.head)]).collect();
        for slot in 0..slots {
            let is_here = |(is_used, value): &(Bool, Bits)| *is_used & value.equals(slot);
            let others = [self.fresh.is_at_most(slot), owned.bit(slot)];
            let all = places.iter().map(is_here).chain(others);
            let ones = all.map(|is_there| is_there.bits().zero_extend(bits + 2));
            let sum = ones.reduce(|sum, one| sum + one).unwrap_or(constant(bits + 2, 0));
            assert_always("each slot is in one place, and none is lost", sum.equals(1));
        }
    }
}
