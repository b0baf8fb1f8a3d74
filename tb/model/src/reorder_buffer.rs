//! What a reorder buffer should do: keep what is asked until it is answered, and give it out in order.
use std::collections::VecDeque;

/// Questions, the oldest first.
#[derive(Clone, Debug)]
pub struct ReorderBuffer<Q, A> {
    slots: usize,
    /// The number of the oldest question since reset.
    first: usize,
    waiting: VecDeque<(Q, Option<A>)>,
    /// Answers that nobody waited for.
    pub refused: u64,
}

impl<Q, A> ReorderBuffer<Q, A> {
    /// A buffer of so many questions.
    pub fn new(slots: usize) -> Self {
        Self { slots, first: 0, waiting: VecDeque::new(), refused: 0 }
    }

    /// The tag of the next question.
    pub fn next_tag(&self) -> usize {
        (self.first + self.waiting.len()) % self.slots
    }

    /// Questions that have not left.
    pub fn taken(&self) -> usize {
        self.waiting.len()
    }

    /// A question is asked.
    pub fn ask(&mut self, question: Q) {
        self.waiting.push_back((question, None));
    }

    /// The tags of the questions that wait for their answers, the oldest first.
    pub fn awaited(&self) -> Vec<usize> {
        let numbered = self.waiting.iter().enumerate();
        let waits = numbered.filter(|(_, (_, answer))| answer.is_none());
        waits.map(|(place, _)| (self.first + place) % self.slots).collect()
    }

    /// An answer comes.
    pub fn answer(&mut self, tag: usize, answer: A) {
        // A slot is free again while its answer is offered, so that two questions may have one tag.
        let places = (0..self.waiting.len()).rev();
        let mut places = places.filter(|place| (self.first + place) % self.slots == tag);
        match places.next().map(|place| &mut self.waiting[place].1) {
            Some(waiting @ None) => *waiting = Some(answer),
            _ => self.refused += 1,
        }
    }

    /// The oldest question and its answer, if that has come.
    pub fn leave(&mut self) -> Option<(Q, A)> {
        self.waiting.front()?.1.as_ref()?;
        let (question, answer) = self.waiting.pop_front()?;
        self.first += 1;
        Some((question, answer?))
    }
}
