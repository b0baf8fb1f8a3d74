//! A cache of sets and ways, least recently used first out; what it holds is up to the user.

/// How large a cache is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Sets; a line's set is its number modulo this.
    pub sets: usize,
    /// Lines per set.
    pub ways: usize,
}

/// A line in its set.
#[derive(Debug)]
struct Place<T> {
    line: u64,
    /// When it was used last: the higher, the later.
    used: u64,
    value: T,
}

/// Values by line number.
#[derive(Debug)]
pub struct Cache<T> {
    sets: Vec<Vec<Place<T>>>,
    ways: usize,
    uses: u64,
}

impl<T> Cache<T> {
    /// An empty cache.
    ///
    /// # Panics
    /// If it has no place.
    pub fn new(size: Size) -> Self {
        assert!(size.sets > 0 && size.ways > 0, "a cache has places: {size:?}");
        Self { sets: (0..size.sets).map(|_| vec![]).collect(), ways: size.ways, uses: 0 }
    }

    fn set(&self, line: u64) -> usize {
        (line % self.sets.len() as u64) as usize
    }

    /// The line's value.
    pub fn get(&self, line: u64) -> Option<&T> {
        self.sets[self.set(line)].iter().find(|place| place.line == line).map(|place| &place.value)
    }

    /// The line's value; it does not count as used.
    pub fn get_mut(&mut self, line: u64) -> Option<&mut T> {
        let set = self.set(line);
        let mut places = self.sets[set].iter_mut();
        places.find(|place| place.line == line).map(|place| &mut place.value)
    }

    /// The line's value, which counts as used now.
    pub fn touch(&mut self, line: u64) -> Option<&mut T> {
        let set = self.set(line);
        let place = self.sets[set].iter_mut().find(|place| place.line == line)?;
        self.uses += 1;
        place.used = self.uses;
        Some(&mut place.value)
    }

    /// Whether the line could be put in without taking another out.
    pub fn has_room(&self, line: u64) -> bool {
        let set = &self.sets[self.set(line)];
        set.len() < self.ways || set.iter().any(|place| place.line == line)
    }

    /// The lines of the same set.
    pub fn in_set(&self, line: u64) -> impl Iterator<Item = u64> {
        self.sets[self.set(line)].iter().map(|place| place.line)
    }

    /// Whether the line's set holds more than its ways.
    pub fn is_crowded(&self, line: u64) -> bool {
        self.sets[self.set(line)].len() > self.ways
    }

    /// Puts the line in as the most recent of its set, even if that gets crowded.
    pub fn crowd(&mut self, line: u64, value: T) {
        let set = self.set(line);
        self.uses += 1;
        let used = self.uses;
        let place = Place { line, used, value };
        match self.sets[set].iter_mut().find(|place| place.line == line) {
            Some(found) => *found = place,
            None => self.sets[set].push(place),
        }
    }

    /// The line of the same set that was used least recently, among those that may go.
    pub fn victim(&self, line: u64, may_go: impl Fn(u64) -> bool) -> Option<u64> {
        let places = self.sets[self.set(line)].iter().filter(|place| may_go(place.line));
        places.min_by_key(|place| place.used).map(|place| place.line)
    }

    /// Puts the line in, as the most recent of its set.
    ///
    /// # Panics
    /// If there is no room.
    pub fn put(&mut self, line: u64, value: T) {
        assert!(self.has_room(line), "line {line:#x} has no place");
        self.crowd(line, value);
    }

    /// Takes the line out.
    pub fn remove(&mut self, line: u64) -> Option<T> {
        let set = self.set(line);
        let at = self.sets[set].iter().position(|place| place.line == line)?;
        Some(self.sets[set].swap_remove(at).value)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cache, Size};

    #[test]
    fn the_least_recently_used_goes_first() {
        let mut cache = Cache::new(Size { sets: 2, ways: 2 });
        cache.put(0, 'a');
        cache.put(2, 'b');
        assert!(!cache.has_room(4) && cache.has_room(1) && cache.has_room(2));
        assert_eq!(cache.touch(0), Some(&mut 'a'));
        assert_eq!(cache.victim(4, |_| true), Some(2));
        assert_eq!(cache.victim(4, |line| line != 2), Some(0));
        assert_eq!((cache.remove(2), cache.get(2)), (Some('b'), None));
    }
}
