//! What an identifier pool should do: what is free is given once, what is out is taken back.
use std::collections::{BTreeSet, VecDeque};

/// A pool of identifiers.
#[derive(Clone, Debug)]
pub struct IdPool {
    /// Those that are free, the one that has been for longest first.
    free: VecDeque<u64>,
    out: BTreeSet<u64>,
    given: BTreeSet<u64>,
    /// Releases of identifiers that were not out.
    pub refused: u64,
    /// Whether one of them had been given before.
    pub released_twice: bool,
    /// Whether one of them had never been given.
    pub never_given: bool,
}

impl IdPool {
    /// A pool of the identifiers below `identifiers`, all of them free.
    pub fn new(identifiers: u64) -> Self {
        Self {
            free: (0..identifiers).collect(),
            out: BTreeSet::new(),
            given: BTreeSet::new(),
            refused: 0,
            released_twice: false,
            never_given: false,
        }
    }

    /// Gives an identifier out; `None` if all are out.
    pub fn give(&mut self) -> Option<u64> {
        let identifier = self.free.pop_front()?;
        self.out.insert(identifier);
        self.given.insert(identifier);
        Some(identifier)
    }

    /// An identifier comes back.
    pub fn release(&mut self, identifier: u64) {
        if self.out.remove(&identifier) {
            self.free.push_back(identifier);
            return;
        }
        self.refused += 1;
        match self.given.contains(&identifier) {
            true => self.released_twice = true,
            false => self.never_given = true,
        }
    }

    /// Those that are out.
    pub fn out(&self) -> &BTreeSet<u64> {
        &self.out
    }
}
