//! When segments that are written should be said to be done.
use std::collections::VecDeque;

/// What the fence should have done by now.
#[derive(Clone, Debug)]
pub struct DoneFence<T> {
    /// Segments that no fence covers, that the one that stands covers, and that may leave.
    waiting: [VecDeque<T>; 3],
    stands: bool,
}

impl<T> Default for DoneFence<T> {
    fn default() -> Self {
        Self { waiting: [const { VecDeque::new() }; 3], stands: false }
    }
}

impl<T> DoneFence<T> {
    /// A segment comes; `is_local`: its lines were answered before everybody can see them.
    pub fn comes(&mut self, segment: T, is_local: bool) {
        let place = if is_local { 0 } else { 2 };
        self.waiting[place].push_back(segment);
    }

    /// A fence is asked for, which covers the first `count` of those that wait for one.
    ///
    /// # Panics
    /// If one stands already, or it is for nothing.
    pub fn opens(&mut self, count: usize) {
        assert!(!self.stands, "one fence at a time");
        assert!(count > 0, "a fence for nothing");
        self.stands = true;
        let covered: Vec<T> = self.waiting[0].drain(..count).collect();
        self.waiting[1].extend(covered);
    }

    /// What the fence waited for is observed globally.
    pub fn passes(&mut self) {
        self.stands = false;
        let [_, covered, free] = &mut self.waiting;
        free.append(covered);
    }

    /// A segment leaves; `None` if none may.
    pub fn leaves(&mut self) -> Option<T> {
        self.waiting[2].pop_front()
    }

    /// Segments that no fence covers.
    pub fn uncovered(&self) -> usize {
        self.waiting[0].len()
    }

    /// Whether nothing is inside.
    pub fn is_empty(&self) -> bool {
        self.waiting.iter().all(VecDeque::is_empty)
    }
}
