//! The host's caches: a private one for each processor, and the last-level cache that holds
//! whatever they hold.
//!
//! Within the host a line is `Modified` or `Exclusive` in one private cache at most. The state in
//! the last-level cache says what the host as a whole may do with the line: `Shared` if the device
//! may have a copy.
use std::collections::HashSet;

use crate::cache::{Cache, Size};
use crate::line::{Copy, Line, LineState};

/// All caches of the host.
#[derive(Debug)]
pub struct Caches {
    private: Vec<Cache<Copy>>,
    last_level: Cache<Copy>,
    /// Lines of the last level in the ways for what is written by DMA.
    io: HashSet<u64>,
    /// Processors and lines whose private copy has gone since somebody asked.
    gone: Vec<(usize, u64)>,
}

impl Caches {
    /// Empty caches for so many processors.
    pub fn new(processors: usize, private: Size, last_level: Size) -> Self {
        Self {
            private: (0..processors).map(|_| Cache::new(private)).collect(),
            last_level: Cache::new(last_level),
            io: HashSet::new(),
            gone: vec![],
        }
    }

    /// What the host as a whole may do with the line.
    pub fn state(&self, line: u64) -> LineState {
        let found = self.last_level.get(line).map_or(LineState::Invalid, |copy| copy.state);
        if found.is_owned() && self.is_dirty(line) { LineState::Modified } else { found }
    }

    /// Whether memory is out of date because of a copy here.
    pub fn is_dirty(&self, line: u64) -> bool {
        let modified = |copy: &Copy| copy.state == LineState::Modified;
        self.last_level.get(line).is_some_and(modified)
            || self.private.iter().any(|cache| cache.get(line).is_some_and(modified))
    }

    /// The line's bytes, if the host has it.
    pub fn value(&self, line: u64) -> Option<Line> {
        let modified = |cache: &Cache<Copy>| {
            cache.get(line).filter(|copy| copy.state == LineState::Modified).map(|copy| copy.line)
        };
        let written = self.private.iter().find_map(modified);
        written.or_else(|| self.last_level.get(line).map(|copy| copy.line))
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
        let mut caches = self.private.iter().enumerate();
        caches.any(|(other, cache)| Some(other) != processor && cache.get(line).is_some())
    }

    /// No processor but this one keeps more than this; what was modified goes to the last level.
    pub fn reduce_others(&mut self, processor: Option<usize>, line: u64, most: LineState) {
        for other in (0..self.private.len()).filter(|other| Some(*other) != processor) {
            let Some(copy) = self.private[other].get(line).copied() else { continue };
            if copy.state == LineState::Modified {
                self.take_back(line, copy.line);
            }
            if most == LineState::Invalid {
                self.private[other].remove(line);
                self.gone.push((other, line));
            } else if let Some(kept) = self.private[other].touch(line) {
                kept.state = copy.state.min(most);
            }
        }
    }

    fn take_back(&mut self, line: u64, value: Line) {
        if let Some(copy) = self.last_level.touch(line) {
            *copy = Copy { state: LineState::Modified, line: value };
        }
    }

    /// The whole host keeps no copy; what it had, if it had any.
    pub fn remove(&mut self, line: u64) -> Option<Copy> {
        self.reduce_others(None, line, LineState::Invalid);
        self.io.remove(&line);
        self.last_level.remove(line)
    }

    /// The host may do this with the line from now on: its state, not its bytes, changes.
    pub fn set_state(&mut self, line: u64, state: LineState) {
        self.reduce_others(None, line, state.min(LineState::Exclusive));
        if let Some(copy) = self.last_level.touch(line) {
            copy.state = state;
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
        self.last_level.put(line, copy);
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
        let value = self.last_level.touch(line).expect("the last level has the line").line;
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
        let Some(copy) = self.private[processor].remove(line) else { return };
        if copy.state == LineState::Modified {
            self.take_back(line, copy.line);
        }
        self.gone.push((processor, line));
    }

    /// Processors and lines whose private copy has gone since the last call.
    pub fn take_gone(&mut self) -> Vec<(usize, u64)> {
        std::mem::take(&mut self.gone)
    }
}
