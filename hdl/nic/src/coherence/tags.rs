//! The tags: which line is where, in which state; and which way makes room.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, ReadDuringWrite, State, any_of, constant,
    elaborate, mux, one_hot_mux, pack, register, register_bool, state, wire,
};

use super::geometry::Geometry;
use super::replacement;
use crate::message::LineState;

/// What is kept for a way of a set.
#[derive(Clone, Copy, Debug, Bundle)]
struct Way {
    tag: Bits,
    state: State<LineState>,
}

/// What is found for a line, and what becomes of it.
pub(super) struct Tags {
    /// The line's state in the cache.
    pub state: State<LineState>,
    /// The way where it is.
    pub way: Bits,
    /// The way that makes room.
    pub victim: Bits,
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
}

impl Geometry {
    /// Looks `line` up, whose set was read in the cycle before: where `reads`, the set of `next`.
    /// `sweep`: every way of a set becomes Invalid.
    #[elaborate]
    pub fn tags(self, (reads, next): (Bool, Bits), line: Bits, sweep: (Bool, Bits)) -> Tags {
        let (sweeping, swept) = sweep;
        let changes = wire::<Bool>(());
        let installs = wire::<Bool>(());
        let new_state = wire::<State<LineState>>(());
        let touches = wire::<Bool>(());
        let tag = self.tag_of(line);
        let set = self.set_of(line);

        let shape = WayShape { tag: self.tag_bits() };
        let mut memories: Vec<Memory<Way>> = vec![];
        let mut ways: Vec<Way> = vec![];
        let mut hits: Vec<Bool> = vec![];
        // A line may be looked up in the cycle after its state has changed: what was written then
        // is compared beside what is stored, because the comparison takes longest. Whether it was written
        // to the set that was read is found here, too: which set is read is known late in its cycle.
        let last = register::<Way>(shape.clone());
        let last_set = register::<Bits>(self.set_bits());
        let wrote: Vec<Bool> = (0..self.ways).map(|_| register_bool(false)).collect();
        let is_same_set = last_set.equals(set);
        let is_it = |way: &Way| !way.state.is(LineState::Invalid) & way.tag.equals(tag);
        let hits_last = is_it(&last);
        let mut stored_hits: Vec<(Bool, State<LineState>)> = vec![];
        for wrote in &wrote {
            let tags = Memory::<Way>::new(shape.clone(), self.sets)
                .style(MemoryStyle::Block)
                .read_during_write(ReadDuringWrite::Undefined);
            let stored = tags.read(reads, self.set_of(next));
            let is_last = is_same_set & *wrote;
            let way = mux(is_last, last, stored);
            let stored_hit = !is_last & is_it(&stored);
            let hit = stored_hit | (is_last & hits_last);
            stored_hits.push((stored_hit, stored.state));
            ways.push(way);
            hits.push(hit);
            memories.push(tags);
        }
        let last_hit = any_of(wrote.iter().copied()) & is_same_set & hits_last;
        let hit_state = one_hot_mux(stored_hits.into_iter().chain([(last_hit, last.state)]));
        let hit_way = pack(hits.iter().copied()).number_of_one();

        // An empty way first, then the one that the tree points to.
        let trees = Memory::<Bits>::new(replacement::tree_bits(self.ways), self.sets)
            .style(MemoryStyle::Distributed);
        let tree = trees.read_now(set);
        let pointed = replacement::pointed(tree, self.ways);
        let empty: Vec<Bool> = ways.iter().map(|way| way.state.is(LineState::Invalid)).collect();
        let (_, first_empty) = pack(empty.clone()).lowest_one();
        let victim_way = mux(any_of(empty), first_empty, pointed);
        let chosen = |i: u32| victim_way.equals(constant(self.way_bits(), i));
        let victim = one_hot_mux((0_u32..).zip(&ways).map(|(i, way)| (chosen(i), *way)));

        let used_way = mux(installs, victim_way, hit_way);
        let used_tree = replacement::touched(tree, used_way);
        let fresh_tree = mux(sweeping, constant(used_tree.width(), 0), used_tree);
        let written_set = mux(sweeping, swept, set);
        trees.write(sweeping | touches, written_set, fresh_tree);
        let written_state = mux(sweeping, state(LineState::Invalid), new_state);
        let written = Way { tag, state: written_state };
        last.assign(written);
        last_set.set(written_set);
        for (i, tags) in (0_u32..).zip(&memories) {
            let here = (changes & hits[i as usize]) | (installs & chosen(i));
            let writes = sweeping | here;
            tags.write(writes, written_set, written);
            wrote[i as usize].set(writes);
        }
        Tags {
            state: hit_state,
            way: hit_way,
            victim: victim_way,
            victim_state: victim.state,
            victim_tag: victim.tag,
            changes,
            installs,
            new_state,
            touches,
        }
    }
}

/// Whether the state is that one, for each state.
#[derive(Clone, Copy)]
pub(super) struct Is {
    pub invalid: Bool,
    pub shared: Bool,
    pub exclusive: Bool,
    pub modified: Bool,
}

impl Is {
    pub fn new(of: State<LineState>) -> Self {
        Self {
            invalid: of.is(LineState::Invalid),
            shared: of.is(LineState::Shared),
            exclusive: of.is(LineState::Exclusive),
            modified: of.is(LineState::Modified),
        }
    }
    /// The only copy.
    pub fn owned(self) -> Bool {
        self.exclusive | self.modified
    }
}
