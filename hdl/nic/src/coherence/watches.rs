//! Watches: requests that are answered when the device's copy of their line leaves the cache.
//!
//! A watch remembers where in the cache the copy stands, not which line it is: a write of the tags
//! there that takes the copy away wakes it, whoever causes that. Nothing is lost in between, because
//! the tags are looked up in the cycle in which the watch begins.
use nic_dsl::{
    Array, Bits, Bool, Bundle, Memory, MemoryStyle, delayed, delayed_bool, elaborate, mux,
    register_array, register_bool, register_reset, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::pick::decoded;

/// Watches that a port may have in a bank. A further one is answered at once, as if its line had left:
/// whoever is woken looks again.
pub(super) const OF_A_PORT: u32 = 8;

/// What happens in the cache.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Departure {
    /// A copy leaves, or makes room.
    pub leaves: Bool,
    /// Set and way of the line of this cycle.
    pub place: Bits,
}

/// The watches of a port.
pub(super) struct Watches {
    /// There is no place for one more.
    pub full: Bool,
    /// The copy of one has left, and it is not answered yet.
    pub due: Bool,
    /// The tag of that one.
    pub tag: Bits,
    /// It is answered.
    pub wakes: Bool,
    begins: Bool,
    waiting: Bits,
    left: Bits,
    places: Array<Bits>,
    tags: Memory<Bits>,
    next: Bits,
    woken: Bits,
}

impl Watches {
    /// `place_bits`: of a set and a way.
    #[elaborate]
    pub fn new(place_bits: u32) -> Self {
        let waiting = register_reset(OF_A_PORT, 0);
        let left = register_reset(OF_A_PORT, 0);
        let places = register_array::<Bits>(place_bits, OF_A_PORT);
        let tags = Memory::<Bits>::new(LINE_TAG_BITS, OF_A_PORT).style(MemoryStyle::Distributed);
        let free = !(waiting | left);
        let (_, next) = free.lowest_one();
        // Whether a watch begins is known late: whether there is a place behind it, beside it.
        let begins = wire::<Bool>(());
        let full = register_bool(false);
        full.set(!mux(begins, free.several(), free.any()));
        let (_, woken) = left.lowest_one();
        let tag = tags.read_now(woken);
        let due = register_bool(false);
        let wakes = wire::<Bool>(());
        Self { full, due, tag, wakes, begins, waiting, left, places, tags, next, woken }
    }

    /// `begins`: a watch of the line of this cycle, whose copy stands at the place of `departure`. What leaves is
    /// known late: its watches are found a cycle later, and are due a cycle later. A watch that begins in that
    /// cycle does not meet it: nothing of this cycle is there yet.
    #[elaborate]
    pub fn connect(&self, (begins, tag): (Bool, Bits), departure: Departure) {
        let leaves = delayed_bool(departure.leaves).named("leaves");
        let left_place = delayed(departure.place).named("left_place");
        self.begins.set(begins);
        let begun = decoded(begins, self.next);
        let is_there = self.places.map(|place, _| leaves & place.equals(left_place));
        let leaving = self.waiting & is_there.bits();
        let answered = decoded(self.wakes, self.woken);
        self.waiting.set((self.waiting | begun) & !leaving);
        self.left.set((self.left | leaving) & !answered);
        // Which one is answered is known late: whether others are due, beside it.
        self.due.set(leaving.any() | mux(self.wakes, self.left.several(), self.left.any()));
        self.tags.write(begins, self.next, tag);
        when(begins, || self.places.at(self.next).set(departure.place));
    }
}
