//! The host's caches: a private one for each processor, and the last-level cache that holds
//! whatever they hold.
//!
//! Within the host a line is `Modified` or `Exclusive` in one private cache at most. The state in
//! the last-level cache says what the host as a whole may do with the line: `Shared` if the device
//! may have a copy.
use crate::cache::{Cache, Size};
use crate::hash::NumberSet;
use crate::line::{Copy, Line, LineState};

/// A line in the last-level cache.
#[derive(Debug)]
struct Held {
    copy: Copy,
    /// The processors that have a copy, bit 0 for the first.
    holders: u64,
}

impl Held {
    fn holders(&self) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.holders;
        std::iter::from_fn(move || {
            let holder = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (holder < 64).then_some(holder)
        })
    }
}

/// All caches of the host.
#[derive(Debug)]
pub struct Caches {
    private: Vec<Cache<Copy>>,
    last_level: Cache<Held>,
    /// Lines of the last level in the ways for what is written by DMA.
    io: NumberSet<u64>,
    /// Processors and lines whose private copy has gone since somebody asked.
    gone: Vec<(usize, u64)>,
}

impl Caches {
    /// Empty caches for so many processors.
    ///
    /// # Panics
    /// If they are more than 64.
    pub fn new(processors: usize, private: Size, last_level: Size) -> Self {
        assert!(processors <= 64, "{processors} processors are more than 64");
        Self {
            private: (0..processors).map(|_| Cache::new(private)).collect(),
            last_level: Cache::new(last_level),
            io: NumberSet::default(),
            gone: vec![],
        }
    }

    /// What the host as a whole may do with the line.
    pub fn state(&self, line: u64) -> LineState {
        match self.last_level.get(line) {
            None => LineState::Invalid,
            Some(held) if held.copy.state.is_owned() && self.modified(line, held).is_some() => {
                LineState::Modified
            }
            Some(held) => held.copy.state,
        }
    }

    /// The newest copy of a line, if memory is out of date because of it.
    fn modified(&self, line: u64, held: &Held) -> Option<&Copy> {
        let is_modified = |copy: &&Copy| copy.state == LineState::Modified;
        let private =
            held.holders().find_map(|holder| self.private[holder].get(line).filter(is_modified));
        private.or_else(|| self.last_level.get(line).map(|held| &held.copy).filter(is_modified))
    }

    /// Whether memory is out of date because of a copy here.
    pub fn is_dirty(&self, line: u64) -> bool {
        self.last_level.get(line).is_some_and(|held| self.modified(line, held).is_some())
    }

    /// The line's bytes, if the host has it.
    pub fn value(&self, line: u64) -> Option<Line> {
        let held = self.last_level.get(line)?;
        Some(self.modified(line, held).unwrap_or(&held.copy).line)
    }

    /// The copy in a processor's cache.
    pub fn private(&self, processor: usize, line: u64) -> Option<&Copy> {
        self.private[processor].get(line)
    }

    /// The copy in a processor's cache, which counts as used now.
    pub fn use_private(&mut self, processor: usize, line: u64) -> Option<&mut Copy> {
        self.private[processor].touch(line)
    }

    /// Whether a processor other than this one has a copy.
    pub fn others_have(&self, processor: Option<usize>, line: u64) -> bool {
        let own = processor.map_or(0, |processor| 1 << processor);
        self.last_level.get(line).is_some_and(|held| held.holders & !own != 0)
    }

    /// No processor but this one keeps more than this; what was modified goes to the last level.
    pub fn reduce_others(&mut self, processor: Option<usize>, line: u64, most: LineState) {
        let Some(held) = self.last_level.get(line) else { return };
        if held.holders == 0 {
            return;
        }
        for other in held.holders().filter(|other| Some(*other) != processor) {
            let Some(copy) = self.private[other].touch(line) else { continue };
            let before = *copy;
            copy.state = before.state.min(most);
            if most == LineState::Invalid {
                self.drop_private(other, line);
            }
            if before.state == LineState::Modified {
                self.take_back(line, before.line);
            }
        }
    }

    fn take_back(&mut self, line: u64, value: Line) {
        if let Some(held) = self.last_level.touch(line) {
            held.copy = Copy { state: LineState::Modified, line: value };
        }
    }

    /// A processor's cache has no copy from now on.
    fn drop_private(&mut self, processor: usize, line: u64) -> Option<Copy> {
        let copy = self.private[processor].remove(line)?;
        if let Some(held) = self.last_level.get_mut(line) {
            held.holders &= !(1 << processor);
        }
        self.gone.push((processor, line));
        Some(copy)
    }

    /// The whole host keeps no copy; what it had, if it had any.
    pub fn remove(&mut self, line: u64) -> Option<Copy> {
        self.reduce_others(None, line, LineState::Invalid);
        self.io.remove(&line);
        self.last_level.remove(line).map(|held| held.copy)
    }

    /// The host may do this with the line from now on: its state, not its bytes, changes.
    pub fn set_state(&mut self, line: u64, state: LineState) {
        self.reduce_others(None, line, state.min(LineState::Exclusive));
        if let Some(held) = self.last_level.touch(line) {
            held.copy.state = state;
        }
    }

    /// Whether the last level has a place for the line.
    pub fn has_room(&self, line: u64) -> bool {
        self.last_level.has_room(line)
    }

    /// The line that should leave the last level to make room.
    pub fn victim(&self, line: u64, may_go: impl Fn(u64) -> bool) -> Option<u64> {
        self.last_level.victim(line, may_go)
    }

    /// The last level holds this.
    ///
    /// # Panics
    /// If there is no place.
    pub fn put(&mut self, line: u64, copy: Copy) {
        let holders = self.last_level.get(line).map_or(0, |held| held.holders);
        self.last_level.put(line, Held { copy, holders });
    }

    /// The last level holds this in one of the ways for what is written by DMA.
    ///
    /// # Panics
    /// If there is no place.
    pub fn put_io(&mut self, line: u64, copy: Copy) {
        self.put(line, copy);
        self.io.insert(line);
    }

    /// Whether fewer lines than these ways of the line's set are there by DMA.
    pub fn has_io_room(&self, line: u64, ways: usize) -> bool {
        self.last_level.in_set(line).filter(|found| self.io.contains(found)).count() < ways
    }

    /// The line that is there by DMA and should leave to make room for another.
    pub fn io_victim(&self, line: u64, may_go: impl Fn(u64) -> bool) -> Option<u64> {
        self.last_level.victim(line, |found| self.io.contains(&found) && may_go(found))
    }

    /// The processor's cache gets a copy of what the last level has, in this state; the line that
    /// it replaces goes back to the last level.
    ///
    /// # Panics
    /// If the last level does not have the line.
    pub fn fill(&mut self, processor: usize, line: u64, state: LineState) {
        let held = self.last_level.touch(line).expect("the last level has the line");
        held.holders |= 1 << processor;
        let value = held.copy.line;
        let cache = &mut self.private[processor];
        if let Some(copy) = cache.touch(line) {
            copy.state = copy.state.max(state);
            return;
        }
        if !cache.has_room(line) {
            let victim = cache.victim(line, |_| true).expect("a full set has lines");
            self.evict_private(processor, victim);
        }
        self.private[processor].put(line, Copy { state, line: value });
    }

    /// A processor's cache gives up its copy.
    pub fn evict_private(&mut self, processor: usize, line: u64) {
        if let Some(copy) = self.drop_private(processor, line)
            && copy.state == LineState::Modified
        {
            self.take_back(line, copy.line);
        }
    }

    /// Moves the processors and lines whose private copy has gone since the last call.
    pub fn take_gone(&mut self, into: &mut Vec<(usize, u64)>) {
        into.append(&mut self.gone);
    }
}
