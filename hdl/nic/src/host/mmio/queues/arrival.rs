//! Arrival: a store is judged, gets a slot if it is the first of its line, and is noted.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Sink, concatenate, elaborate, mux, pack, register,
    register_bool, scope, when, wire,
};

use super::faults::Fault;
use super::free_list::FreeList;
use super::late::{Bytes, Past};
use super::restart::{Phase, Restart};
use super::shares::Shares;
use super::tables::{Place, Tables};
use super::{MmioQueues, Pace};
use crate::message::{MmioQueueFault, MmioQueueWrite};

/// The store that is being judged.
pub(super) struct Arrival {
    /// There is one.
    pub valid: Bool,
    /// It.
    pub store: MmioQueueWrite,
    /// There is one, or one behind it.
    pub any: Bool,
    /// There is one behind it.
    pub occupied: Bool,
    /// Its queue has begun again since it was taken.
    pub is_stale: Bool,
    /// It goes to the line memory.
    pub commits: Bool,
    /// As the first of its line.
    pub takes_slot: Bool,
    /// What is known of its line then.
    pub place: Place,
    /// Its bytes that have not come before.
    pub fresh: Bits,
    /// Which places of its window are taken then.
    pub taken: Bits,
    /// A byte of it has come before.
    pub doubled: Bool,
    /// It is dropped.
    pub dropped: Bool,
    /// It is behind its window and has only bytes of a gap: it is dropped.
    pub is_of_gap: Bool,
    /// It waits.
    pub stalls: Bool,
    /// It stops its queue.
    pub fault: Fault,
    /// Its line is in the window.
    pub is_inside: Bool,
    /// It needs a line that its queue may not have or that is not there, and nothing will change that.
    pub short: Bool,
    /// Its queue holds less than its share.
    pub is_within: Bool,
}

impl MmioQueues {
    /// `soon`: the store of the cycle before, which may wake its queue in this one.
    #[elaborate]
    pub(super) fn arrival(
        &self,
        mmio_write: &Sink<MmioQueueWrite>,
        (tables, past): (&Tables, &Past),
        (free, shares): (&FreeList, &Shares),
        (soon, restart): ((Bool, Bits), &Restart),
        pace: Pace,
    ) -> Arrival {
        let valid = register_bool(false);
        let store = register::<MmioQueueWrite>(mmio_write.payload.shape());
        let held = register::<MmioQueueWrite>(mmio_write.payload.shape());
        let occupied = register_bool(false);

        // What is known of its queue.
        let line = store.line_address;
        let distance = line - tables.next.read_now(store.queue);
        let is_inside = distance.top(self.line_bits - self.window_bits()).is_zero();
        distance.truncate(self.window_bits()).ignore();
        let is_behind = distance.bit(self.line_bits - 1);
        let has_stopped = !tables.cause.read_now(store.queue).is(MmioQueueFault::None);
        let is_swept = restart.closes() & store.queue.equals(restart.target);
        let is_stale = register_bool(false);
        let stopped = has_stopped | is_swept | is_stale;
        let (soon_valid, soon_queue) = soon;
        let awake = tables.is_awake(store.queue) | (soon_valid & soon_queue.equals(store.queue));

        // What is known of its line.
        let row = tables.taken.read_now(store.queue);
        let present = self.has_come(row, line);
        let holding = shares.held(self, store.queue).zero_extend(self.limit_bits());
        let is_within = holding.is_below(shares.share.zero_extend(self.limit_bits()));
        let may_take = holding.is_below(shares.limit);
        let has_room = present | (may_take & free.available);
        let is_judged = valid & pace.swept & !stopped;
        let begins = restart.has(Phase::Again);
        let commits = is_judged & is_inside & has_room & !pace.holds & !begins;
        let stays = wire::<Bool>(());
        let late = scope("late", || {
            let MmioQueueWrite { queue, byte_enable, .. } = store;
            let judged = (is_judged & !is_inside & is_behind, !awake, stays);
            self.late((tables, past), &Bytes { queue, line, byte_enable }, judged)
        });
        let stalls = valid & !commits & !late.is_of_gap & !(pace.swept & stopped);
        stays.set(stalls);
        let is_settled = pace.nothing_advances & (!may_take | pace.nothing_moves);
        let short = is_judged & is_inside & !has_room & is_settled & !awake;
        let is_outside = is_judged & !is_inside & (!is_behind | late.is_too_late);
        let faulty = is_outside & !awake;
        let fault = Fault {
            valid: faulty,
            queue: store.queue,
            cause: mux(
                is_behind,
                MmioQueueFault::BelowStart.into(),
                MmioQueueFault::BeyondWindow.into(),
            ),
        };

        // The store after it, and what is known of that one's line.
        let arrives = mmio_write.fires();
        let upcoming = mux(occupied, held, mmio_write.payload);
        let any_upcoming = occupied | arrives;
        // What waits here since before its queue begins again is of its old round.
        let held_is_stale = register_bool(false);
        let becomes_stale = begins & held.queue.equals(restart.target);
        let upcoming_is_stale = occupied & (held_is_stale | becomes_stale);
        when(!stalls, || {
            valid.set(any_upcoming);
            is_stale.set(upcoming_is_stale);
            store.assign(upcoming);
        });
        when(!occupied, || held.assign(mmio_write.payload));
        held_is_stale.set(upcoming_is_stale);
        occupied.set(stalls & any_upcoming);
        mmio_write.ready.set(!occupied & pace.open);

        let index = concatenate([store.queue, self.place_of(line)]);
        let upcoming_index = concatenate([upcoming.queue, self.place_of(upcoming.line_address)]);
        let read = tables.places.read(!stalls & any_upcoming, upcoming_index);
        // The memory gives the old word where it was written at the same edge.
        let follows = register_bool(false);
        let recent = register::<Place>(self.place_shape());
        let known = mux(follows, recent, read);
        let came_before = known.mask & present.mask(self.line_bytes);
        let fresh = store.byte_enable & !came_before;
        let place = Place {
            mask: came_before | store.byte_enable,
            slot: mux(present, known.slot, free.slot),
            length: self.merge_length(store.data, fresh, known.length),
        };
        tables.places.write(commits, index, place);
        when(!stalls, || {
            follows.set(commits & index.equals(upcoming_index));
            recent.assign(place);
        });

        let chosen = self.place_of(line);
        let bit = |(i, old): (usize, Bool)| mux(chosen.equals(i as u64), self.turn_of(line), old);
        let taken = pack(row.to_bools().into_iter().enumerate().map(bit));
        let takes_slot = commits & !present;
        let doubled = commits & (store.byte_enable & came_before).any();
        let dropped = valid & pace.swept & stopped;
        let any = valid | occupied;
        Arrival {
            valid,
            store,
            any,
            occupied,
            is_stale,
            commits,
            takes_slot,
            place,
            fresh,
            taken,
            doubled,
            dropped,
            is_of_gap: late.is_of_gap,
            stalls,
            fault,
            is_inside,
            short,
            is_within,
        }
    }

    /// The length field with the bytes of it that come new.
    fn merge_length(&self, data: Bits, fresh: Bits, known: Bits) -> Bits {
        let byte = |i: u32| {
            let place = self.length_offset + i;
            mux(fresh.bit(place), data.slice(8 * place, 8), known.slice(8 * i, 8))
        };
        concatenate((0..self.length_bytes).rev().map(byte))
    }
}
