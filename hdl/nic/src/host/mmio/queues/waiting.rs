//! The waiting list: which queues wait for their turn to advance, in the order in which they began to. As each waits
//! once, there is always a place; so nothing is counted, and who joins and who leaves may be known late in a cycle.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, elaborate, mux, register, register_bool, scope, when,
};

use super::MmioQueues;
use super::ring::Ring;

/// The first of those that wait stands in a register, the others in a memory.
pub(super) struct WaitingList {
    /// Somebody waits.
    pub any: Bool,
    /// Who has waited longest.
    pub first: Bits,
    stored: Memory<Bits>,
    ring: Ring,
}

impl WaitingList {
    pub fn new(unit: &MmioQueues) -> Self {
        scope("waiting", || Self::registers(unit))
    }

    #[elaborate]
    fn registers(unit: &MmioQueues) -> Self {
        let bits = unit.queue_bits();
        let any = register_bool(false);
        let first = register::<Bits>(bits);
        let stored = Memory::<Bits>::new(bits, unit.queues).style(MemoryStyle::Distributed);
        Self { any, first, stored, ring: Ring::new(bits) }
    }

    /// The newcomer joins where `joins` holds; the first leaves where `leaves` does.
    pub fn connect(&self, (joins, newcomer): (Bool, Bits), leaves: Bool) {
        scope("waiting", || self.describe((joins, newcomer), leaves));
    }

    #[elaborate]
    fn describe(&self, (joins, newcomer): (Bool, Bits), leaves: Bool) {
        let drain = leaves | !self.any;
        let stands_behind = self.ring.any;
        self.stored.write(joins, self.ring.write_pointer, newcomer);
        let oldest = self.stored.read_now(self.ring.read_pointer);
        // Who finds nobody takes the place at the head, and that in the memory is passed over.
        let moves_up = drain & (stands_behind | joins);
        self.ring.step(joins, moves_up);
        when(drain, || {
            self.any.set(stands_behind | joins);
            self.first.set(mux(stands_behind, oldest, newcomer));
        });
    }

    /// How many wait, for properties.
    pub fn occupancy(&self) -> Bits {
        let bits = self.first.width() + 2;
        self.ring.waiting().zero_extend(bits) + self.any.bits().zero_extend(bits)
    }

    /// Who waits behind so many others, and behind the first, for properties.
    pub fn behind(&self, others: Bits) -> Bits {
        self.stored.observe(self.ring.read_pointer + others.truncate(self.first.width()) - 1)
    }
}
