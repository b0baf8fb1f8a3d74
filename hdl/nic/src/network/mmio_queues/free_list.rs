//! The free list: which slots of the line memory hold no line.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, elaborate, mux, register_bool, register_reset, scope, when,
};

use super::MmioQueues;

/// The slots that were never taken since reset, then those that came back, oldest first.
pub(super) struct FreeList {
    /// There is a free slot.
    pub available: Bool,
    /// It.
    pub slot: Bits,
    /// Slots that came back and are not at the head yet.
    pub waiting: Bits,
    /// Slots from this one on were not taken since reset.
    pub fresh: Bits,
    /// The head is a slot that came back.
    pub head_valid: Bool,
    queue: Memory<Bits>,
    head: Bits,
    read_pointer: Bits,
    write_pointer: Bits,
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
        let queue = Memory::<Bits>::new(bits, unit.memory_lines).style(MemoryStyle::Block);
        let read_pointer = register_reset(bits, 0);
        let write_pointer = register_reset(bits, 0);
        let waiting = register_reset(bits + 1, 0);
        let head_valid = register_bool(false);
        let fetch = nic_dsl::wire::<Bool>(());
        let head = queue.read(fetch, read_pointer);
        let any_fresh = !fresh.bit(bits);
        let available = any_fresh | head_valid;
        let slot = mux(any_fresh, fresh.truncate(bits), head);
        Self {
            available,
            slot,
            waiting,
            fresh,
            head_valid,
            queue,
            head,
            read_pointer,
            write_pointer,
            fetch,
        }
    }

    /// Takes the slot that is offered where `takes` holds; takes one back where `returns` does.
    pub fn connect(&self, takes: Bool, returns: Bool, returned: Bits) {
        scope("free", || self.describe(takes, returns, returned));
    }

    #[elaborate]
    fn describe(&self, takes: Bool, returns: Bool, returned: Bits) {
        let any_fresh = !self.fresh.bit(self.fresh.width() - 1);
        let drain = !self.head_valid | (takes & !any_fresh);
        let any_waiting = self.waiting.any();
        let fetch = drain & any_waiting;
        self.fetch.set(fetch);
        self.head.ignore();
        when(drain, || self.head_valid.set(any_waiting));
        when(takes & any_fresh, || self.fresh.set(self.fresh + 1));
        self.queue.write(returns, self.write_pointer, returned);
        when(returns, || self.write_pointer.set(self.write_pointer + 1));
        when(fetch, || self.read_pointer.set(self.read_pointer + 1));
        when(returns & !fetch, || self.waiting.set(self.waiting + 1));
        when(fetch & !returns, || self.waiting.set(self.waiting - 1));
    }
}
