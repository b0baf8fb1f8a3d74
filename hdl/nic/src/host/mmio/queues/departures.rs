//! Departures: the lists of lines that are to leave, in the order in which they were complete.
use nic_dsl::{
    Bool, BundleExt, Memory, MemoryStyle, elaborate, mux, register, register_bool, scope, when,
    wire,
};

use super::MmioQueues;
use super::ring::Ring;
use super::tables::Departure;

/// A queue of departures in block RAM; a departure that finds it empty passes it by.
pub(super) struct Departures {
    /// There is an oldest departure.
    pub valid: Bool,
    /// The oldest departure.
    pub oldest: Departure,
    /// There is a departure.
    pub any: Bool,
    /// How many are in the memory: never as many as there are lines.
    pub waiting: Ring,
    /// The one that is added goes there.
    pub stored: Bool,
    /// It leaves.
    pub leaves: Bool,
}

impl Departures {
    /// `comes`: one is added. Each has a line at least, so as many as there are lines have a place.
    pub fn new(unit: &MmioQueues, comes: Bool, departure: Departure) -> Self {
        scope("departures", || Self::describe(unit, comes, departure))
    }

    #[elaborate]
    fn describe(unit: &MmioQueues, comes: Bool, departure: Departure) -> Self {
        let bits = unit.slot_bits();
        let shape = unit.departure_shape();
        let queue = Memory::<Departure>::new(&shape, unit.memory_lines).style(MemoryStyle::Block);
        let waiting = Ring::new(bits);
        let fetched_valid = register_bool(false);
        let oldest_valid = register_bool(false);
        let oldest = register::<Departure>(&shape);
        let leaves = wire::<Bool>(());

        let any_waiting = waiting.any;
        let drain = !oldest_valid | leaves;
        let fetch = any_waiting & (!fetched_valid | drain);
        let fetched = queue.read(fetch, waiting.read_pointer);
        let passes = drain & !fetched_valid & !any_waiting;
        let stored = comes & !passes;
        queue.write(stored, waiting.write_pointer, departure);
        waiting.step(stored, fetch);
        when(fetch, || fetched_valid.set(true)).otherwise_when(drain, || fetched_valid.set(false));
        when(drain, || {
            oldest_valid.set(fetched_valid | (comes & passes));
            oldest.assign(mux(fetched_valid, fetched, departure));
        });
        let any = oldest_valid | fetched_valid | any_waiting;
        Self { valid: oldest_valid, oldest, any, waiting, stored, leaves }
    }
}
