//! The sets of a bank: which lines are in the ways of its cache, and which are outstanding. Tags are in block RAM,
//! whatever changes with every use in a summary beside them. A line is in the cache or outstanding, never in both.
//!
//! In cycle 1 the set of a line is read, in 2 its tags are compared, in 3 the operation is decided, and what it
//! changes is written. Two operations before it have then not been read: what the one in cycle 4 has written is
//! put in place of what was read in cycle 2, what the one in cycle 3 is about to write is compared in cycle 2 and
//! put in its place in cycle 3.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, ReadDuringWrite, State, assert_always,
    concatenate, constant_bool, delayed, delayed_bool, elaborate, mux, one_hot, one_hot_mux, pack,
    register, register_reset,
};

use super::geometry::Geometry;
use super::replacement;
use crate::message::LineState;

/// Lines of a set that may be outstanding at a time.
pub(super) const OUTSTANDING_OF_A_SET: u32 = 4;
/// Bits of a state.
const STATE_BITS: u32 = 2;

/// The sets of a bank.
#[derive(Clone, Copy, Debug)]
pub(super) struct SetTable {
    /// Where lines stand.
    pub geometry: Geometry,
    /// Bits of an MSHR's number.
    pub entry_bits: u32,
}

/// What a bank does with its sets beside finding lines.
#[derive(Clone, Copy)]
pub(super) enum Policy {
    /// Of host memory: lines may be owed, and stay where they are. An MSHR may be found by its line, taken over by a
    /// victim, and marked while its line is not outstanding: its place is in use all the same.
    Host {
        /// The operation in cycle 2 looks at that way in place of a victim.
        looks: (Bool, Bits),
        /// If the operation in cycle 3 takes a place, that is for the victim.
        places_victim: Bool,
        /// What becomes of lines that are owed, and of MSHRs that are taken over.
        change: HostChange,
    },
    /// Of device memory: an MSHR may be marked from its beginning, and end without a decision.
    Device {
        /// That MSHR does; its line is outstanding until two cycles later.
        ended: (Bool, Bits),
        /// The MSHR that is allocated is marked.
        marks_new: Bool,
    },
}

/// The operation in cycle 2.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Probe {
    /// The tag of its line.
    pub tag: Bits,
    /// Its MSHR, if it has one.
    pub entry: Bits,
}

/// The operation in cycle 3.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Decided {
    /// The tag of its line.
    pub tag: Bits,
    /// It may change its set.
    pub changes: Bool,
}

/// What is found in the set of the operation in cycle 3.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Found {
    /// The set.
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
    /// The line is outstanding.
    pub is_under_way: Bool,
    /// The MSHR of the place that has the line is marked; of device memory: and the line is outstanding.
    pub is_marked: Bool,
    /// One more of the set may be outstanding. It may not be said although one may, where the operation before is of
    /// the same set: whoever is put back for it then waits for the others.
    pub has_room: Bool,
}

/// What is found beside, of host memory.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct HostFound {
    /// The line is owed, and must stay where it is.
    pub is_pinned: Bool,
    /// So is that of the victim's way: none can make room.
    pub is_full: Bool,
    /// The MSHR at which the line is outstanding.
    pub at: Bits,
    /// MSHRs among which it is: for each, whether it is this one.
    pub have_line: Bits,
    /// Their numbers.
    pub numbers: Bits,
}

/// What the operation in cycle 3 does to its set.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Change {
    /// The line's state changes, where it is.
    pub changes: Bool,
    /// The line comes to the victim's way.
    pub installs: Bool,
    /// Its state then.
    pub new_state: State<LineState>,
    /// It is used.
    pub touches: Bool,
    /// A further line is outstanding: that of the operation, or the victim of an MSHR that resumes.
    pub allocates: Bool,
    /// At this MSHR.
    pub target: Bits,
    /// That of the operation's MSHR is none any longer.
    pub frees: Bool,
    /// The MSHR of the operation is marked from now on.
    pub marks: Bool,
}

/// What it does beside, of host memory.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct HostChange {
    /// The line is owed from now on.
    pub pins: Bool,
    /// It is owed no longer.
    pub unpins: Bool,
    /// The victim takes over the place of the operation's MSHR.
    pub evicts: Bool,
    /// The line of the operation's MSHR is outstanding, again or still.
    pub asks: Bool,
    /// The MSHR of the operation is not marked any longer.
    pub unmarks: Bool,
}

/// What is known of a set beside its tags.
#[derive(Clone, Copy, Debug, Bundle)]
struct Summary {
    /// The state of the line in each way.
    states: Bits,
    /// Which way makes room.
    tree: Bits,
    /// The line of this place is outstanding; where MSHRs also end without a decision: unless the bit beside
    /// it says the same.
    outstanding: Bits,
    /// The MSHR of this place is marked.
    marked: Bits,
}

/// The line of a set that is outstanding, in one of its places.
#[derive(Clone, Copy, Debug, Bundle)]
struct Place {
    tag: Bits,
    entry: Bits,
}

/// The place of an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
struct Home {
    set: Bits,
    place: Bits,
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

impl SetTable {
    /// `reads`: that set is read, for the operation that is in cycle 2 next. `probe` is in cycle 2, `decided` in
    /// cycle 3, and does `change`. `sweep`: a set is emptied.
    #[elaborate]
    pub fn sets(
        &self,
        (reads, next_set): (Bool, Bits),
        (probe, decided, change): (Probe, Decided, Change),
        policy: Policy,
        sweep: (Bool, Bits),
    ) -> (Found, Option<HostFound>) {
        let (sweeping, swept) = sweep;
        let (host, device) = match policy {
            Policy::Host { looks, places_victim, change } => {
                (Some((looks, places_victim, change)), None)
            }
            Policy::Device { ended, marks_new } => (None, Some((ended, marks_new))),
        };
        let Self { geometry, entry_bits, .. } = *self;
        let Geometry { sets: count, ways, .. } = geometry;
        let tag_bits = geometry.tag_bits();
        let block = MemoryStyle::Block;
        let undefined = ReadDuringWrite::Undefined;
        let tags: Vec<Memory<Bits>> = (0..ways)
            .map(|_| Memory::new(tag_bits, count).style(block).read_during_write(undefined))
            .collect();
        let place_shape = PlaceShape { tag: tag_bits, entry: entry_bits };
        let places: Vec<Memory<Place>> = (0..OUTSTANDING_OF_A_SET)
            .map(|_| {
                Memory::new(place_shape.clone(), count).style(block).read_during_write(undefined)
            })
            .collect();
        let distributed = MemoryStyle::Distributed;
        let summaries = Memory::<Summary>::new(self.summary_shape(), count).style(distributed);
        let pinned = host.map(|_| Memory::<Bits>::new(ways, count).style(distributed));

        // What the operation before has written: in cycle 2 that is the one before the last.
        let last_set = register::<Bits>(geometry.set_bits());
        let last_tag = register::<Bits>(tag_bits);
        let wrote = register_reset(ways, 0);
        let wrote_place = register_reset(OUTSTANDING_OF_A_SET, 0);
        let last_place = register::<Place>(place_shape.clone());
        let last_summary = register::<Summary>(self.summary_shape());
        let last_pinned = pinned.as_ref().map(|_| register::<Bits>(ways));
        let found = register::<Search>(self.search_shape());

        let apart = device.map(|(ended, _)| self.apart(ended, sweep));

        // Cycle 2.
        let (tag_2, set_2) = (probe.tag, delayed(next_set).named("probe_set"));
        let (tag_3, set_3) = (decided.tag, found.set);
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
        let pinned_2 = pinned.as_ref().map(|pinned| pinned.read_now(set_2));
        let ended_2 = apart.as_ref().map(|apart| apart.ended.read_now(set_2));
        let is_used = used(summary_2, ended_2);
        let unused = !is_used;
        let (mut place_equal, mut own, mut entries_2) = (vec![], vec![], vec![]);
        for (place, memory) in (0..).zip(&places) {
            let stored = memory.read(reads, next_set);
            let is_stale = is_of_last & wrote_place.bit(place);
            place_equal.push(mux(is_stale, last_place_equal, stored.tag.equals(tag_2)));
            let entry = mux(is_stale, last_place.entry, stored.entry);
            own.push(entry.equals(probe.entry) & is_used.bit(place));
            entries_2.push(entry);
        }
        let victim = self.victim_of(summary_2, pinned_2, host.map(|(looked, _, _)| looked));
        let way_tags = pack(way_tags);
        let victim_tag = way_tags.element(victim, tag_bits);
        let same_set = decided.changes & set_3.equals(set_2);
        let same_tag = tag_3.equals(tag_2);
        let same_place = host.map_or(same_tag, |(_, places_victim, _)| {
            mux(places_victim, found.victim_tag.equals(tag_2), same_tag)
        });
        let found_entries = host.map(|_| delayed(pack(entries_2)));
        let found_pinned = pinned_2.map(delayed);
        let found_ended = ended_2.map(delayed);
        found.assign(Search {
            equal: pack(equal),
            place_equal: pack(place_equal),
            own: pack(own),
            has_room: unused.any(),
            has_more_room: unused.several(),
            victim,
            victim_tag,
            set: set_2,
            summary: summary_2,
            same_set,
            same_line: same_tag,
            same_place,
        });

        // Cycle 3.
        let summary = mux(found.same_set, last_summary, found.summary);
        let both_pinned = found_pinned.zip(last_pinned);
        let pinned_3 = both_pinned.map(|(read, last)| mux(found.same_set, last, read));
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
        let under_way = place_equal_now & outstanding(summary, found_ended);
        let free_place = (!used(summary, found_ended)).lowest_alone();
        // The operation before may have taken the last place: whether it has is known late.
        let has_room = found.has_room & (!found.same_set | found.has_more_room);
        let way = hits.number_of_one();
        let marked = place_equal_now & summary.marked;
        let is_marked = if host.is_some() { marked.any() } else { (under_way & marked).any() };
        let is_late = found.same_set & wrote.any();
        let of_set = Found {
            set: set_3,
            state,
            way,
            victim: found.victim,
            is_late,
            victim_state,
            victim_tag: found.victim_tag,
            is_under_way: under_way.any(),
            is_marked,
            has_room,
        };
        let of_host = found_entries.zip(pinned_3).map(|(read, pinned)| {
            // That of the operation before stands beside those of the places: what is known of each is read as soon
            // as cycle 3 begins.
            let under_way_before = under_way & !replaced;
            let is_last_place = (under_way & replaced).any();
            let have_line = concatenate([is_last_place.bits(), under_way_before]);
            let numbers = concatenate([last_place.entry, read]);
            let number = |i: u32| numbers.slice(entry_bits * i, entry_bits);
            let at = one_hot_mux((0..have_line.width()).map(|i| (have_line.bit(i), number(i))));
            let is_pinned = (pinned & hits).any();
            HostFound { is_pinned, is_full: (pinned & victims).any(), at, have_line, numbers }
        });

        // What is written.
        let Change { installs, target, allocates, .. } = change;
        let installed = victims & installs.mask(ways);
        let changed = (hits & change.changes.mask(ways)) | installed;
        let new_state = change.new_state.bits();
        let states = pack((0..ways).map(|way| mux(changed.bit(way), new_state, state_of(way))));
        let used_way = mux(installs, found.victim, way);
        let used = replacement::touched(summary.tree, used_way);
        let of_own = |condition: Bool| found.own & condition.mask(OUTSTANDING_OF_A_SET);
        let allocated = free_place & allocates.mask(OUTSTANDING_OF_A_SET);
        let (freed, new_marks) = (of_own(change.frees), of_own(change.marks));
        let (outstanding_after, marked_after, put_at) = match policy {
            Policy::Host { change: HostChange { evicts, asks, unmarks, .. }, .. } => (
                (summary.outstanding | of_own(asks) | allocated) & !freed,
                (summary.marked | new_marks) & !of_own(unmarks),
                allocated | of_own(evicts),
            ),
            Policy::Device { marks_new, .. } => {
                let marked_too = allocated & marks_new.mask(allocated.width());
                let kept = (summary.marked & !allocated) | new_marks;
                (summary.outstanding ^ (allocated | freed), kept | marked_too, allocated)
            }
        };
        let after = Summary {
            states,
            tree: mux(change.touches, used, summary.tree),
            outstanding: outstanding_after,
            marked: marked_after,
        };
        let written_set = mux(sweeping, swept, set_3);
        let written = after.masked(!sweeping);
        summaries.write(sweeping | decided.changes, written_set, written);
        if let (Some(memory), Some(before), Some((_, _, change))) = (&pinned, pinned_3, host) {
            let begun = before | (hits & change.pins.mask(ways));
            let after = begun & !(hits & change.unpins.mask(ways));
            let written = after & (!sweeping).mask(ways);
            memory.write(sweeping | decided.changes, written_set, written);
            last_pinned.into_iter().for_each(|last| last.set(after));
        }
        if let Some(apart) = &apart {
            apart.homes.write(allocates, target, Home { set: set_3, place: free_place });
        }
        last_summary.assign(after);
        last_set.set(set_3);
        last_tag.set(tag_3);
        wrote.set(installed);
        for (way, tags) in (0..).zip(&tags) {
            tags.write(installed.bit(way), set_3, tag_3);
        }
        let place_tag =
            host.map_or(tag_3, |(_, places_victim, _)| mux(places_victim, found.victim_tag, tag_3));
        let put = Place { tag: place_tag, entry: target };
        last_place.assign(put);
        wrote_place.set(put_at);
        for (place, memory) in (0..).zip(&places) {
            memory.write(put_at.bit(place), set_3, put);
        }
        if device.is_some() {
            let is_once = (under_way & (under_way - 1)).is_zero();
            assert_always("a line is under way once", decided.changes.implies(is_once));
        }
        (of_set, of_host)
    }

    /// The shapes of what is found and changed, and of the operations in cycles 2 and 3.
    pub fn shapes(&self) -> Shapes {
        let Self { geometry, entry_bits } = *self;
        let (tag, set, way) = (geometry.tag_bits(), geometry.set_bits(), geometry.way_bits());
        // The line that the operation before may have put into a place stands beside the others.
        let candidates = OUTSTANDING_OF_A_SET + 1;
        Shapes {
            probe: ProbeShape { tag, entry: entry_bits },
            decided: DecidedShape { tag },
            found: FoundShape { set, way, victim: way, victim_tag: tag },
            host_found: HostFoundShape {
                at: entry_bits,
                have_line: candidates,
                numbers: candidates * entry_bits,
            },
            change: ChangeShape { target: entry_bits },
        }
    }

    /// The way that is looked at; otherwise an empty one first, then the one that the tree points to, unless it must
    /// stay.
    #[elaborate]
    fn victim_of(
        &self,
        summary: Summary,
        pinned: Option<Bits>,
        looked: Option<(Bool, Bits)>,
    ) -> Bits {
        let ways = self.geometry.ways;
        let is_empty = |way: u32| summary.states.slice(STATE_BITS * way, STATE_BITS).is_zero();
        let (any_empty, first_empty) = pack((0..ways).map(is_empty)).lowest_one();
        let pointed = replacement::pointed(summary.tree, ways);
        let used = pinned.map_or(pointed, |pinned| {
            let (_, first_free) = (!pinned).lowest_one();
            mux(pinned.bit_at(pointed), first_free, pointed)
        });
        let (looks, way) = looked.unwrap_or((constant_bool(false), first_empty));
        mux(any_empty & !looks, first_empty, mux(looks, way, used))
    }

    /// Keeps which MSHRs end without a decision: a bit of their place changes. What decides writes another one.
    #[elaborate]
    fn apart(&self, (ends, entry): (Bool, Bits), (sweeping, swept): (Bool, Bits)) -> Apart {
        let distributed = MemoryStyle::Distributed;
        let Geometry { sets, .. } = self.geometry;
        let shape = HomeShape { set: self.geometry.set_bits(), place: OUTSTANDING_OF_A_SET };
        let homes = Memory::<Home>::new(shape, 1 << self.entry_bits).style(distributed);
        let ended = Memory::<Bits>::new(OUTSTANDING_OF_A_SET, sets).style(distributed);
        let has_ended = delayed_bool(ends);
        let home = delayed(homes.read_now(entry));
        let changed = ended.read_now(home.set) ^ home.place;
        let written = changed & (!sweeping).mask(OUTSTANDING_OF_A_SET);
        ended.write(sweeping | has_ended, mux(sweeping, swept, home.set), written);
        Apart { homes, ended }
    }

    fn summary_shape(&self) -> SummaryShape {
        SummaryShape {
            states: STATE_BITS * self.geometry.ways,
            tree: replacement::tree_bits(self.geometry.ways),
            outstanding: OUTSTANDING_OF_A_SET,
            marked: OUTSTANDING_OF_A_SET,
        }
    }

    fn search_shape(&self) -> SearchShape {
        SearchShape {
            equal: self.geometry.ways,
            place_equal: OUTSTANDING_OF_A_SET,
            own: OUTSTANDING_OF_A_SET,
            victim: self.geometry.way_bits(),
            victim_tag: self.geometry.tag_bits(),
            set: self.geometry.set_bits(),
            summary: self.summary_shape(),
        }
    }
}

/// The shapes of the ports of sets.
pub(super) struct Shapes {
    pub probe: ProbeShape,
    pub decided: DecidedShape,
    pub found: FoundShape,
    pub host_found: HostFoundShape,
    pub change: ChangeShape,
}

/// MSHRs that end without a decision.
struct Apart {
    /// Where each MSHR is.
    homes: Memory<Home>,
    /// A bit for each place of a set.
    ended: Memory<Bits>,
}

/// The places whose lines are outstanding.
fn outstanding(summary: Summary, ended: Option<Bits>) -> Bits {
    ended.map_or(summary.outstanding, |ended| summary.outstanding ^ ended)
}

/// The places that are in use: of host memory also those whose MSHR is marked.
fn used(summary: Summary, ended: Option<Bits>) -> Bits {
    match ended {
        None => summary.outstanding | summary.marked,
        Some(_) => outstanding(summary, ended),
    }
}

impl Summary {
    /// The summary of an empty set unless `keeps`.
    fn masked(self, keeps: Bool) -> Self {
        let only = |bits: Bits| bits & keeps.mask(bits.width());
        Self {
            states: only(self.states),
            tree: only(self.tree),
            outstanding: only(self.outstanding),
            marked: only(self.marked),
        }
    }
}
