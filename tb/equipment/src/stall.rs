//! When a source has nothing to offer or a sink is not ready: four regimes, any pair of them.
use crate::seed::Generator;

/// A stall regime.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stall {
    /// Never stalls: full rate.
    Never,
    /// Stalls in every other cycle.
    Alternate,
    /// Stalls in seven of eight cycles, at random.
    Mostly,
    /// Stalls 64 cycles, runs 64 cycles.
    Bursts,
    /// Stalls always; not in `ALL`, for a test of what must not wait.
    Always,
}

impl Stall {
    /// All regimes.
    pub const ALL: [Self; 4] = [Self::Never, Self::Alternate, Self::Mostly, Self::Bursts];
    /// Cycles of a burst.
    pub const BURST: u64 = 64;

    /// Every regime of a source with every regime of a sink.
    pub fn pairs() -> impl Iterator<Item = (Self, Self)> {
        Self::ALL.into_iter().flat_map(|source| Self::ALL.map(|sink| (source, sink)))
    }

    /// Its name in file names and messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Alternate => "alternate",
            Self::Mostly => "mostly",
            Self::Bursts => "bursts",
            Self::Always => "always",
        }
    }
}

/// A regime at work.
#[derive(Clone, Debug)]
pub struct StallPattern {
    regime: Stall,
    generator: Generator,
    cycle: u64,
}

impl StallPattern {
    /// A pattern whose phase and chances come from the generator.
    pub fn new(regime: Stall, generator: &mut Generator) -> Self {
        let mut generator = generator.fork("stall");
        let cycle = generator.below(2 * Stall::BURST);
        Self { regime, generator, cycle }
    }

    /// Whether it stalls in the next cycle.
    pub fn stalls(&mut self) -> bool {
        self.cycle += 1;
        match self.regime {
            Stall::Never => false,
            Stall::Alternate => self.cycle.is_multiple_of(2),
            Stall::Mostly => self.generator.chance(7, 8),
            Stall::Bursts => (self.cycle / Stall::BURST).is_multiple_of(2),
            Stall::Always => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    #[test]
    fn regimes_stall_as_often_as_they_say() {
        let count = |regime| {
            let mut pattern = StallPattern::new(regime, &mut Seed::new(1).fork("stall"));
            (0..1024).filter(|_| pattern.stalls()).count()
        };
        assert_eq!(count(Stall::Never), 0);
        assert_eq!(count(Stall::Alternate), 512);
        assert_eq!(count(Stall::Bursts), 512);
        assert!((850..940).contains(&count(Stall::Mostly)), "{}", count(Stall::Mostly));
    }

    #[test]
    fn pairs_are_all_sixteen() {
        let pairs: std::collections::BTreeSet<_> = Stall::pairs().collect();
        assert_eq!(pairs.len(), 16);
    }
}
