//! Arrival: a store is checked against its queue's window, gets a slot if it is the first of its line, and is noted.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Sink, any_of, assert_always, concatenate, delayed_bool,
    elaborate, mux, pack, register, register_bool, scope, when, wire,
};

use super::context::Context;
use super::faults::Fault;
use super::free_list::FreeList;
use super::late::Past;
use super::restart::{Phase, Restart};
use super::shares::Shares;
use super::tables::{Place, Tables};
use super::{MmioQueues, Pace};
use crate::lib::compare::{is_less, is_one_more};
use crate::message::{MmioQueueFault, MmioQueueWrite};

/// The store that is being checked.
pub(super) struct Arrival {
    /// There is one.
    pub valid: Bool,
    /// Its address, its bytes and its queue.
    pub store: MmioQueueWrite,
    /// The queue of the one behind it, which may come in this cycle.
    pub upcoming_queue: Bits,
    /// And its line.
    pub upcoming_line: Bits,
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
    /// `soon`: the stores of the cycles before, which may wake their queues.
    #[elaborate]
    pub(super) fn arrival(
        &self,
        mmio_write: &Sink<MmioQueueWrite>,
        (tables, past, context): (&Tables, &Past, &Context),
        (free, shares): (&FreeList, &Shares),
        (soon, restart): ([(Bool, Bits); 2], &Restart),
        pace: Pace,
    ) -> Arrival {
        let valid = register_bool(false);
        let store = register::<MmioQueueWrite>(mmio_write.payload.shape());
        let held = register::<MmioQueueWrite>(mmio_write.payload.shape());
        let occupied = register_bool(false);

        // What is known of its queue.
        let line = store.line_address;
        let is_inside = self.is_in_window(line, context.next);
        let distance = line - context.next;
        distance.truncate(self.line_bits - 1).ignore();
        let is_behind = distance.top(1).any();
        let is_swept = restart.closes() & store.queue.equals(restart.target);
        let is_stale = register_bool(false);
        let stopped = context.has_stopped | is_swept | is_stale;
        let is_soon = any_of(soon.map(|(valid, queue)| valid & queue.equals(store.queue)));
        let awake = tables.is_awake(store.queue) | is_soon;

        // What is known of its line.
        let row = context.row;
        let present = context.present;
        let holding = context.held.zero_extend(self.limit_bits());
        let is_within = holding.is_below(shares.share.zero_extend(self.limit_bits()));
        let may_take = mux(
            shares.took,
            is_less(holding, shares.limit_less),
            is_less(holding, shares.limit_full),
        );
        let has_room = present | (may_take & free.available);
        let is_judged = valid & pace.swept & !stopped;
        let begins = restart.has(Phase::Again);
        let may_commit = is_judged & !pace.holds & !begins;
        let commits = may_commit & (is_inside & has_room);
        // The store after it.
        let upcoming = mux(occupied, held, mmio_write.payload);
        let upcoming_index = concatenate([upcoming.queue, self.place_of(upcoming.line_address)]);
        let stays = wire::<Bool>(());
        let late = scope("late", || {
            let is_late = is_judged & !is_inside & is_behind & !awake;
            let stores = (&store, upcoming_index);
            self.late((context.next, past), stores, (is_judged, is_late, stays))
        });
        let may_stall = valid & !late.is_of_gap & !(pace.swept & stopped);
        let stalls = may_stall & !commits;
        stays.set(stalls);
        // Once its queue is quiescent it remains so, because nothing comes before the store that waits.
        let rests = delayed_bool(stalls & !awake);
        assert_always(
            "the queue of a store that waits remains at rest",
            rests.implies(valid & !awake),
        );
        let may_be_short = is_judged & rests & pace.nothing_advances;
        let is_settled = !may_take | pace.nothing_moves;
        let short = may_be_short & (is_inside & !has_room) & is_settled;
        let is_outside = is_judged & !is_inside & (!is_behind | late.is_too_late);
        let fault = Fault {
            valid: is_outside & rests,
            queue: store.queue,
            cause: mux(
                is_behind,
                MmioQueueFault::BelowStart.into(),
                MmioQueueFault::BeyondWindow.into(),
            ),
        };

        // It comes, and what is known of its line.
        let arrives = mmio_write.fires();
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
            upcoming_queue: upcoming.queue,
            upcoming_line: upcoming.line_address,
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

    /// Whether a line is in the window that begins at `first`: its place is not before that one's place, or it is and
    /// the line is of the turn around the window after it.
    fn is_in_window(&self, line: Bits, first: Bits) -> Bool {
        let bits = self.line_bits - self.window_bits();
        let (turn, first_turn) = (line.top(bits), first.top(bits));
        let wraps = is_less(self.place_of(line), self.place_of(first));
        mux(wraps, is_one_more(turn, first_turn), turn.equals(first_turn))
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
