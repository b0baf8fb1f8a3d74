//! What is to happen in which cycle: cheap for the near future, where nearly everything is.
use std::collections::BTreeMap;

/// Cycles of the near future.
const NEAR: u64 = 1024;

/// Items by the cycle in which they are due; those of one cycle in the order in which they came.
#[derive(Debug)]
pub(crate) struct Calendar<T> {
    /// The first cycle that is not over.
    next: u64,
    near: Vec<Vec<T>>,
    far: BTreeMap<u64, Vec<T>>,
    count: usize,
}

impl<T> Calendar<T> {
    /// Nothing is to happen.
    pub(crate) fn new() -> Self {
        let near = (0..NEAR).map(|_| vec![]).collect();
        Self { next: 0, near, far: BTreeMap::new(), count: 0 }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Something is due in this cycle; in the next one that is taken if it is over.
    pub(crate) fn push(&mut self, cycle: u64, item: T) {
        let cycle = cycle.max(self.next);
        self.count += 1;
        match cycle - self.next < NEAR {
            true => self.near[(cycle % NEAR) as usize].push(item),
            false => self.far.entry(cycle).or_default().push(item),
        }
    }

    /// Moves what is due up to this cycle, which is over then, behind what is in `due`.
    pub(crate) fn take(&mut self, cycle: u64, due: &mut Vec<T>) {
        let before = due.len();
        while self.next <= cycle {
            // What is far away came before what is near.
            if !self.far.is_empty()
                && let Some(items) = self.far.remove(&self.next)
            {
                due.extend(items);
            }
            due.append(&mut self.near[(self.next % NEAR) as usize]);
            self.next += 1;
        }
        self.count -= due.len() - before;
    }
}

#[cfg(test)]
mod tests {
    use super::Calendar;

    #[test]
    fn everything_comes_in_its_cycle_and_in_order() {
        let mut calendar = Calendar::new();
        for item in 0..10_000u64 {
            calendar.push(item * 7919 % 5000, item);
        }
        let mut found = vec![];
        for cycle in 0..5000 {
            let mut due = vec![];
            calendar.take(cycle, &mut due);
            // A cycle that is over stands for the next.
            if cycle == 101 {
                assert_eq!(due.pop(), Some(u64::MAX));
            }
            assert!(due.is_sorted() && due.iter().all(|item| item * 7919 % 5000 == cycle));
            found.extend(due);
            if cycle == 100 {
                calendar.push(3, u64::MAX);
            }
        }
        assert_eq!((found.len(), calendar.is_empty()), (10_000, true));
    }

    #[test]
    fn what_came_first_is_first_however_far_it_was() {
        let mut calendar = Calendar::new();
        calendar.push(3000, 'a');
        calendar.take(2500, &mut vec![]);
        calendar.push(3000, 'b');
        let mut due = vec![];
        calendar.take(3000, &mut due);
        assert_eq!(due, ['a', 'b']);
    }
}
