//! A cache of sets and ways, least recently used first out; what it holds is up to the user.

/// How large a cache is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Sets; a line's set is its number modulo this.
    pub sets: usize,
    /// Lines per set.
    pub ways: usize,
}

/// Values by line number.
#[derive(Debug)]
pub struct Cache<T> {
    /// Each set in order of use, the most recent last.
    sets: Vec<Vec<(u64, T)>>,
    ways: usize,
}

impl<T> Cache<T> {
    /// An empty cache.
    ///
    /// # Panics
    /// If it has no place.
    pub fn new(size: Size) -> Self {
        assert!(size.sets > 0 && size.ways > 0, "a cache has places: {size:?}");
        Self { sets: (0..size.sets).map(|_| vec![]).collect(), ways: size.ways }
    }

    fn set(&self, line: u64) -> usize {
        (line % self.sets.len() as u64) as usize
    }

    /// The line's value.
    pub fn get(&self, line: u64) -> Option<&T> {
        self.sets[self.set(line)].iter().find(|(found, _)| *found == line).map(|(_, value)| value)
    }

    /// The line's value, which counts as used now.
    pub fn touch(&mut self, line: u64) -> Option<&mut T> {
        let set = self.set(line);
        let set = &mut self.sets[set];
        let at = set.iter().position(|(found, _)| *found == line)?;
        set[at..].rotate_left(1);
        set.last_mut().map(|(_, value)| value)
    }

    /// Whether the line could be put in without taking another out.
    pub fn has_room(&self, line: u64) -> bool {
        let set = &self.sets[self.set(line)];
        set.len() < self.ways || set.iter().any(|(found, _)| *found == line)
    }

    /// The lines of the same set, the one that was used least recently first.
    pub fn in_set(&self, line: u64) -> impl Iterator<Item = u64> {
        self.sets[self.set(line)].iter().map(|(found, _)| *found)
    }

    /// Whether the line's set holds more than its ways.
    pub fn is_crowded(&self, line: u64) -> bool {
        self.sets[self.set(line)].len() > self.ways
    }

    /// Puts the line in as the most recent of its set, even if that gets crowded.
    pub fn crowd(&mut self, line: u64, value: T) {
        self.remove(line);
        let set = self.set(line);
        self.sets[set].push((line, value));
    }

    /// The line of the same set that was used least recently, among those that may go.
    pub fn victim(&self, line: u64, may_go: impl Fn(u64) -> bool) -> Option<u64> {
        self.sets[self.set(line)].iter().map(|(found, _)| *found).find(|found| may_go(*found))
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
        let at = self.sets[set].iter().position(|(found, _)| *found == line)?;
        Some(self.sets[set].remove(at).1)
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
