//! The sets: which lines are in the ways of the cache, and which are outstanding. Tags are in block RAM, whatever
//! changes with every use in a summary beside them. A line is in the cache or outstanding, never in both.
//!
//! In cycle 1 the set of a line is read, in 2 its tags are compared, in 3 the operation is decided, and what it
//! changes is written. Two operations before it have then not been read: what the one in cycle 4 has written is
//! put in place of what was read in cycle 2, what the one in cycle 3 is about to write is compared in cycle 2 and
//! put in its place in cycle 3.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, ReadDuringWrite, State, constant, delayed,
    elaborate, mux, one_hot, one_hot_mux, pack, register, register_reset, wire,
};

use super::configuration::HmcBank;
use super::stage::Stage;
use crate::coherence::replacement;
use crate::lib::pick::lowest_alone;
use crate::lib::ready::several;
use crate::message::LineState;

/// Lines of a set that may be outstanding at a time.
pub(super) const OUTSTANDING_OF_A_SET: u32 = 4;
/// Bits of a state.
const STATE_BITS: u32 = 2;

/// What is known of a set beside its tags.
#[derive(Clone, Copy, Debug, Bundle)]
struct Summary {
    /// The state of the line in each way.
    states: Bits,
    /// Lines that are owed to snoops, and stay where they are.
    pinned: Bits,
    /// Which way makes room.
    tree: Bits,
    /// The line of this place is outstanding.
    outstanding: Bits,
    /// Requests that waited for the line of this place are being served.
    serving: Bits,
}

/// The line of a set that is outstanding, in one of its places.
#[derive(Clone, Copy, Debug, Bundle)]
struct Place {
    tag: Bits,
    entry: Bits,
}

/// What cycle 2 has found.
#[derive(Clone, Copy, Debug, Bundle)]
struct Search {
    /// The ways that have the line's tag.
    equal: Bits,
    /// The places that have it.
    place_equal: Bits,
    /// The place of the operation's own MSHR.
    own: Bits,
    /// The MSHR of each place.
    entries: Bits,
    /// A place is free.
    has_room: Bool,
    /// More than one is.
    has_more_room: Bool,
    /// The way that makes room, or that the flush looks at.
    victim: Bits,
    /// Its tag.
    victim_tag: Bits,
    /// The line's set.
    set: Bits,
    summary: Summary,
    /// The operation before this one is of the same set.
    same_set: Bool,
    /// It is of the same line.
    same_line: Bool,
    /// The line that it may put into a place is this one.
    same_place: Bool,
}

/// What is found for a line in cycle 3, and what becomes of it.
pub(super) struct Sets {
    /// The line's set.
    pub set: Bits,
    /// The line's state in the cache.
    pub state: State<LineState>,
    /// The way where it is.
    pub way: Bits,
    /// The way that makes room, or that the flush looks at.
    pub victim: Bits,
    /// A line has come to the set since that way was found.
    pub is_late: Bool,
    /// The state of the line in it.
    pub victim_state: State<LineState>,
    /// Its tag.
    pub victim_tag: Bits,
    /// The line's state changes, where it is.
    pub changes: Bool,
    /// The line comes to the victim's way.
    pub installs: Bool,
    /// Its state then.
    pub new_state: State<LineState>,
    /// It is used.
    pub touches: Bool,
    /// Lines that must stay where they are.
    pub pins: Pins,
    /// Lines that are outstanding.
    pub places: Places,
}

/// Lines that must stay where they are.
pub(super) struct Pins {
    /// The line that was found is one.
    pub found: Bool,
    /// That of the victim's way is one, so that none can make room.
    pub full: Bool,
    /// The line becomes one.
    pub begins: Bool,
    /// It is none any longer.
    pub ends: Bool,
}

/// Lines that are outstanding.
pub(super) struct Places {
    /// The line is outstanding.
    pub is_under_way: Bool,
    /// At this MSHR.
    pub at: Bits,
    /// In this place, a bit for each.
    pub under_way: Bits,
    /// The MSHR of each place.
    pub entries: Vec<Bits>,
    /// Requests that waited for it are being served.
    pub is_served: Bool,
    /// One more of its set may be outstanding. It may not be said although one may, where the operation before is of
    /// the same set: whoever is put back for it then waits for the others.
    pub has_room: Bool,
    /// A further line is outstanding: that of the operation, or the victim of an MSHR that resumes.
    pub allocates: Bool,
    /// At this MSHR.
    pub target: Bits,
    /// The victim takes over the place of the operation's MSHR.
    pub evicts: Bool,
    /// The line of the operation's MSHR is outstanding, again or still.
    pub asks: Bool,
    /// It is no longer.
    pub frees: Bool,
    /// Requests that waited for it are served from now on.
    pub serves: Bool,
    /// No longer.
    pub stops_serving: Bool,
}

impl HmcBank {
    /// `reads`: the set of that line is read, for the operation that is in cycle 2 next. `probe` is in cycle 2,
    /// `stage` in cycle 3. `looked` is the way at which the flush looks. `sweep`: a set is emptied.
    #[elaborate]
    pub(super) fn sets(
        &self,
        (reads, next): (Bool, Bits),
        (probe, stage): (&Stage, &Stage),
        looked: Bits,
        (sweeping, swept): (Bool, Bits),
    ) -> Sets {
        let geometry = self.geometry();
        let (ways, entry_bits) = (self.ways, self.entry_bits());
        let tag_bits = geometry.tag_bits();
        let next_set = self.set_of(next);
        let block = MemoryStyle::Block;
        let undefined = ReadDuringWrite::Undefined;
        let tags: Vec<Memory<Bits>> = (0..ways)
            .map(|_| Memory::new(tag_bits, self.sets).style(block).read_during_write(undefined))
            .collect();
        let place_shape = PlaceShape { tag: tag_bits, entry: entry_bits };
        let places: Vec<Memory<Place>> = (0..OUTSTANDING_OF_A_SET)
            .map(|_| {
                Memory::new(place_shape.clone(), self.sets)
                    .style(block)
                    .read_during_write(undefined)
            })
            .collect();
        let summaries =
            Memory::<Summary>::new(self.summary_shape(), self.sets).style(MemoryStyle::Distributed);

        // What the operation before has written: in cycle 2 that is the one before the last.
        let last_set = register::<Bits>(self.set_bits());
        let last_tag = register::<Bits>(tag_bits);
        let wrote = register_reset(ways, 0);
        let wrote_place = register_reset(OUTSTANDING_OF_A_SET, 0);
        let last_place = register::<Place>(place_shape.clone());
        let last_summary = register::<Summary>(self.summary_shape());
        let found = register::<Search>(self.search_shape());

        // Cycle 2.
        let (tag_2, set_2) = (geometry.tag_of(probe.operation.line), delayed(next_set));
        let (tag_3, set_3) = (geometry.tag_of(stage.operation.line), found.set);
        let is_of_last = last_set.equals(set_2);
        let last_equal = last_tag.equals(tag_2);
        let last_place_equal = last_place.tag.equals(tag_2);
        let mut equal = vec![];
        let mut way_tags = vec![];
        for (way, tags) in (0..).zip(&tags) {
            let stored = tags.read(reads, next_set);
            let is_stale = is_of_last & wrote.bit(way);
            equal.push(mux(is_stale, last_equal, stored.equals(tag_2)));
            way_tags.push(mux(is_stale, last_tag, stored));
        }
        let summary_2 = summaries.read_now(set_2);
        let is_used = summary_2.outstanding | summary_2.serving;
        let unused = !is_used;
        let (mut place_equal, mut own, mut entries) = (vec![], vec![], vec![]);
        for (place, memory) in (0..).zip(&places) {
            let stored = memory.read(reads, next_set);
            let is_stale = is_of_last & wrote_place.bit(place);
            place_equal.push(mux(is_stale, last_place_equal, stored.tag.equals(tag_2)));
            let entry = mux(is_stale, last_place.entry, stored.entry);
            own.push(entry.equals(probe.operation.entry) & is_used.bit(place));
            entries.push(entry);
        }
        let victim = mux(probe.kinds.look, looked, self.victim_of(summary_2));
        let is_victim = |way: u32| victim.equals(constant(victim.width(), way));
        let victim_tag = one_hot_mux((0..).zip(&way_tags).map(|(way, tag)| (is_victim(way), *tag)));
        let changes_set = stage.kinds.request | stage.kinds.snoop | stage.kinds.complete;
        let same_set = changes_set & set_3.equals(set_2);
        let same_tag = tag_3.equals(tag_2);
        let same_victim = found.victim_tag.equals(tag_2);
        found.assign(Search {
            equal: pack(equal),
            place_equal: pack(place_equal),
            own: pack(own),
            entries: pack(entries),
            has_room: unused.any(),
            has_more_room: several(unused),
            victim,
            victim_tag,
            set: set_2,
            summary: summary_2,
            same_set,
            same_line: same_tag,
            same_place: mux(stage.kinds.complete, same_victim, same_tag),
        });

        // Cycle 3.
        let summary = mux(found.same_set, last_summary, found.summary);
        let rewritten = wrote & found.same_set.mask(ways);
        let equal_now = (found.equal & !rewritten) | (rewritten & found.same_line.mask(ways));
        let replaced = wrote_place & found.same_set.mask(OUTSTANDING_OF_A_SET);
        let same_place = found.same_place.mask(OUTSTANDING_OF_A_SET);
        let place_equal_now = (found.place_equal & !replaced) | (replaced & same_place);
        let state_of = |way: u32| summary.states.slice(STATE_BITS * way, STATE_BITS);
        let hits = pack((0..ways).map(|way| equal_now.bit(way) & state_of(way).any()));
        let state: State<LineState> =
            State::from_bits(one_hot_mux((0..ways).map(|way| (equal_now.bit(way), state_of(way)))));
        let victims = one_hot(found.victim, ways);
        let victim_state: State<LineState> =
            State::from_bits(one_hot_mux((0..ways).map(|way| (victims.bit(way), state_of(way)))));
        let under_way = place_equal_now & summary.outstanding;
        let served = place_equal_now & summary.serving;
        let entry_of = |place: u32| {
            let read = found.entries.slice(entry_bits * place, entry_bits);
            mux(replaced.bit(place), last_place.entry, read)
        };
        let entries: Vec<Bits> = (0..OUTSTANDING_OF_A_SET).map(entry_of).collect();
        let at = one_hot_mux((0..).zip(&entries).map(|(i, entry)| (under_way.bit(i), *entry)));
        let empty_places = !(summary.outstanding | summary.serving);
        let free_place = lowest_alone(empty_places);
        // The operation before may have taken the last place: whether it has is known late.
        let has_room = found.has_room & (!found.same_set | found.has_more_room);
        let way = hits.number_of_one();

        let found_places = Places {
            is_under_way: under_way.any(),
            at,
            under_way,
            entries,
            is_served: served.any(),
            has_room,
            allocates: wire::<Bool>(()).named("allocates"),
            target: wire::<Bits>(entry_bits).named("target"),
            evicts: wire::<Bool>(()).named("evicts"),
            asks: wire::<Bool>(()).named("asks"),
            frees: wire::<Bool>(()).named("frees"),
            serves: wire::<Bool>(()).named("serves"),
            stops_serving: wire::<Bool>(()).named("stops_serving"),
        };
        let pins = Pins {
            found: (summary.pinned & hits).any(),
            full: (summary.pinned & victims).any(),
            begins: wire::<Bool>(()).named("begins"),
            ends: wire::<Bool>(()).named("ends"),
        };
        let sets = Sets {
            set: set_3,
            state,
            way,
            victim: found.victim,
            is_late: found.same_set & wrote.any(),
            victim_state,
            victim_tag: found.victim_tag,
            changes: wire::<Bool>(()).named("changes"),
            installs: wire::<Bool>(()).named("installs"),
            new_state: wire::<State<LineState>>(()).named("new_state"),
            touches: wire::<Bool>(()).named("touches"),
            pins,
            places: found_places,
        };

        // What is written.
        let installed = victims & sets.installs.mask(ways);
        let changed = (hits & sets.changes.mask(ways)) | installed;
        let new_state = sets.new_state.bits();
        let states = pack((0..ways).map(|way| mux(changed.bit(way), new_state, state_of(way))));
        let begun = summary.pinned | (hits & sets.pins.begins.mask(ways));
        let used_way = mux(sets.installs, sets.victim, sets.way);
        let used = replacement::touched(summary.tree, used_way);
        let &Places { allocates, evicts, asks, frees, serves, stops_serving, .. } = &sets.places;
        let of_own = |condition: Bool| found.own & condition.mask(OUTSTANDING_OF_A_SET);
        let allocated = free_place & allocates.mask(OUTSTANDING_OF_A_SET);
        let after = Summary {
            states,
            pinned: begun & !(hits & sets.pins.ends.mask(ways)),
            tree: mux(sets.touches, used, summary.tree),
            outstanding: (summary.outstanding | of_own(asks) | allocated) & !of_own(frees),
            serving: (summary.serving | of_own(serves)) & !of_own(stops_serving),
        };
        let written_set = mux(sweeping, swept, set_3);
        let written = after.masked(!sweeping);
        summaries.write(sweeping | changes_set, written_set, written);
        last_summary.assign(after);
        last_set.set(set_3);
        last_tag.set(tag_3);
        wrote.set(installed);
        for (way, tags) in (0..).zip(&tags) {
            tags.write(installed.bit(way), set_3, tag_3);
        }
        let place_tag = mux(stage.kinds.complete, found.victim_tag, tag_3);
        let put = Place { tag: place_tag, entry: sets.places.target };
        let put_at = allocated | of_own(evicts);
        last_place.assign(put);
        wrote_place.set(put_at);
        for (place, memory) in (0..).zip(&places) {
            memory.write(put_at.bit(place), set_3, put);
        }
        sets
    }

    /// An empty way first, then the one that the tree points to, unless it must stay.
    #[elaborate]
    fn victim_of(&self, summary: Summary) -> Bits {
        let is_empty = |way: u32| summary.states.slice(STATE_BITS * way, STATE_BITS).is_zero();
        let (any_empty, first_empty) = pack((0..self.ways).map(is_empty)).lowest_one();
        let pointed = replacement::pointed(summary.tree, self.ways);
        let (_, first_free) = (!summary.pinned).lowest_one();
        let used = mux(summary.pinned.bit_at(pointed), first_free, pointed);
        mux(any_empty, first_empty, used)
    }

    fn summary_shape(&self) -> SummaryShape {
        SummaryShape {
            states: STATE_BITS * self.ways,
            pinned: self.ways,
            tree: replacement::tree_bits(self.ways),
            outstanding: OUTSTANDING_OF_A_SET,
            serving: OUTSTANDING_OF_A_SET,
        }
    }

    fn search_shape(&self) -> SearchShape {
        SearchShape {
            equal: self.ways,
            place_equal: OUTSTANDING_OF_A_SET,
            own: OUTSTANDING_OF_A_SET,
            entries: OUTSTANDING_OF_A_SET * self.entry_bits(),
            victim: self.geometry().way_bits(),
            victim_tag: self.geometry().tag_bits(),
            set: self.set_bits(),
            summary: self.summary_shape(),
        }
    }
}

impl Summary {
    /// The summary of an empty set unless `keeps`.
    fn masked(self, keeps: Bool) -> Self {
        let only = |bits: Bits| bits & keeps.mask(bits.width());
        Self {
            states: only(self.states),
            pinned: only(self.pinned),
            tree: only(self.tree),
            outstanding: only(self.outstanding),
            serving: only(self.serving),
        }
    }
}
