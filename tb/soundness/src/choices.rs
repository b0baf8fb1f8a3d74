//! The sequence of numbers that decides everything about a random circuit.
//!
//! A generator draws from [`Choices`] and never from anywhere else. Drawn at random, the numbers are
//! recorded; replayed, they give the same circuit again. Shrinking edits the recorded numbers and
//! generates anew, so that every shrunk circuit is one the generator could have made, with all its
//! promises kept. For that to shrink well, 0 is the simplest choice everywhere, numbers beyond a
//! limit count as the limit, and a sequence that ends goes on with zeros.
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A part of the sequence that belongs together: an expression, a statement, a list element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// First position.
    pub start: usize,
    /// Position after the last.
    pub end: usize,
    /// How many spans are around it.
    pub depth: usize,
}

/// Where a generator draws from.
pub struct Choices {
    source: Source,
    drawn: Vec<u32>,
    spans: Vec<Span>,
    open: Vec<usize>,
}

enum Source {
    /// With the theme.
    Random(Box<ChaCha8Rng>, u32),
    Replay(Vec<u32>),
}

impl Choices {
    /// Draws at random; see [`Self::theme`].
    pub fn random(seed: u64, theme: u32) -> Self {
        Self::new(Source::Random(Box::new(ChaCha8Rng::seed_from_u64(seed)), theme))
    }

    /// Draws what was drawn before.
    pub fn replay(sequence: Vec<u32>) -> Self {
        Self::new(Source::Replay(sequence))
    }

    fn new(source: Source) -> Self {
        Self { source, drawn: Vec::new(), spans: Vec::new(), open: Vec::new() }
    }

    /// What was drawn, and the spans in it.
    pub fn finish(self) -> (Vec<u32>, Vec<Span>) {
        assert!(self.open.is_empty(), "every span is closed");
        (self.drawn, self.spans)
    }

    /// How much was drawn so far.
    pub fn drawn(&self) -> usize {
        self.drawn.len()
    }

    /// A number in `0 ..= limit`; at random, the one that `pick` gives.
    fn draw(&mut self, limit: u32, pick: impl FnOnce(&mut ChaCha8Rng) -> u32) -> u32 {
        let number = match &mut self.source {
            Source::Random(random, _) => pick(random),
            Source::Replay(sequence) => sequence.get(self.drawn.len()).copied().unwrap_or(0),
        };
        let number = number.min(limit);
        self.drawn.push(number);
        number
    }

    /// What this circuit has in common with the others of its batch.
    pub fn theme(&mut self) -> u32 {
        let theme = match self.source {
            Source::Random(_, theme) => theme,
            Source::Replay(_) => 0,
        };
        self.draw(u32::MAX, |_| theme)
    }

    /// A number below `limit`, all equally likely.
    pub fn below(&mut self, limit: u32) -> u32 {
        let last = limit - 1;
        self.draw(last, |random| random.random_range(0..=last))
    }

    /// A number in `first ..= last`, all equally likely; `first` is the simplest.
    pub fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last - first + 1)
    }

    /// Any 32 bits.
    pub fn word(&mut self) -> u32 {
        self.draw(u32::MAX, |random| random.random())
    }

    /// True in `percent` of all cases; false is simpler.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.draw(1, |random| u32::from(random.random_range(0..100) < percent)) == 1
    }

    /// The position in `weights`, in proportion to the weights; the first is the simplest. A choice
    /// that a shrunk sequence makes at random never is one of weight zero.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let total: u32 = weights.iter().sum();
        let pick = |random: &mut ChaCha8Rng| {
            let mut rest = random.random_range(0..total);
            let position = weights.iter().position(|weight| {
                let found = rest < *weight;
                rest = rest.saturating_sub(*weight);
                found
            });
            position.unwrap_or(0) as u32
        };
        let picked = self.draw(weights.len() as u32 - 1, pick) as usize;
        let possible = |weight: &u32| *weight > 0;
        if possible(&weights[picked]) {
            picked
        } else {
            weights.iter().position(possible).expect("one of them is possible")
        }
    }

    /// Begins a span.
    pub fn begin(&mut self) {
        let start = self.drawn.len();
        self.open.push(self.spans.len());
        self.spans.push(Span { start, end: start, depth: self.open.len() });
    }

    /// Ends the span that was begun last.
    pub fn end(&mut self) {
        let span = self.open.pop().expect("a span is open");
        self.spans[span].end = self.drawn.len();
    }

    /// Whether a list goes on; true begins the span of the element, which [`Self::end`] ends.
    pub fn another(&mut self, percent: u32) -> bool {
        self.begin();
        let more = self.chance(percent);
        if !more {
            self.end();
        }
        more
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_draws(choices: &mut Choices) -> Vec<u32> {
        choices.begin();
        let mut numbers = vec![choices.below(10), choices.between(5, 9), choices.word()];
        choices.end();
        while choices.another(70) {
            numbers.push(choices.weighted(&[1, 5, 0, 2]) as u32);
            choices.end();
        }
        numbers
    }

    #[test]
    fn a_replay_draws_what_was_drawn() {
        for seed in 0..50 {
            let mut first = Choices::random(seed, 7);
            let numbers = some_draws(&mut first);
            let (sequence, spans) = first.finish();
            let mut second = Choices::replay(sequence.clone());
            assert_eq!(some_draws(&mut second), numbers);
            assert_eq!(second.finish(), (sequence, spans));
        }
    }

    #[test]
    fn a_sequence_that_ends_goes_on_with_the_simplest() {
        let mut choices = Choices::replay(vec![3, u32::MAX]);
        assert_eq!(some_draws(&mut choices), [3, 9, 0]);
    }

    #[test]
    fn weight_zero_is_never_picked() {
        let mut choices = Choices::random(1, 0);
        for _ in 0..1_000 {
            assert_ne!(choices.weighted(&[3, 0, 1]), 1);
        }
    }
}
