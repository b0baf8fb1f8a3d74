//! What goes wrong or slowly, by chance, within what the rules allow.
use rand::{Rng, RngCore};

use crate::counters::Counters;

/// Something that happens by chance, for a number of cycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spell {
    /// Chances in ten thousand that it begins: each cycle, or each time.
    pub per_10000: u32,
    /// Cycles that it lasts at most.
    pub cycles: u64,
}

impl Spell {
    /// It never happens.
    pub const NEVER: Self = Self { per_10000: 0, cycles: 0 };

    /// How long it lasts, if it begins now.
    fn begins(&self, random: &mut dyn RngCore) -> Option<u64> {
        let begins = self.per_10000 > 0 && random.random_range(0..10_000) < self.per_10000;
        begins.then(|| random.random_range(1..=self.cycles.max(1)))
    }
}

/// How often what goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faults {
    /// The home agent takes longer for a request.
    pub slow_answer: Spell,
    /// D2H requests are blocked, for as long as one likes.
    pub request_starvation: Spell,
    /// D2H responses and data are blocked. The rules want them back soon.
    pub answer_starvation: Spell,
    /// Chances in ten thousand that a request of the device is answered with an error.
    pub error_per_10000: u32,
    /// Chances in ten thousand that data for the device are damaged.
    pub poison_per_10000: u32,
    /// Storms of snoops that nobody needs: during one there is a snoop in every other cycle.
    pub snoop_storm: Spell,
}

impl Faults {
    /// All is well.
    pub const NONE: Self = Self {
        slow_answer: Spell::NEVER,
        request_starvation: Spell::NEVER,
        answer_starvation: Spell::NEVER,
        error_per_10000: 0,
        poison_per_10000: 0,
        snoop_storm: Spell::NEVER,
    };

    /// Everything that delays, nothing that damages.
    pub const SLOW: Self = Self {
        slow_answer: Spell { per_10000: 500, cycles: 300 },
        request_starvation: Spell { per_10000: 10, cycles: 1000 },
        answer_starvation: Spell { per_10000: 50, cycles: 50 },
        error_per_10000: 0,
        poison_per_10000: 0,
        snoop_storm: Spell { per_10000: 20, cycles: 100 },
    };

    /// Cycles that the home agent takes longer for a request.
    pub fn slow_answer(&self, random: &mut dyn RngCore, counters: &mut Counters) -> u64 {
        let extra = self.slow_answer.begins(random);
        counters.slow_answers += u64::from(extra.is_some());
        extra.unwrap_or(0)
    }

    /// Whether a request is answered with an error.
    pub fn fails(&self, random: &mut dyn RngCore, counters: &mut Counters) -> bool {
        let fails =
            self.error_per_10000 > 0 && random.random_range(0..10_000) < self.error_per_10000;
        counters.errors += u64::from(fails);
        fails
    }

    /// Whether data for the device are damaged.
    pub fn poisons(&self, random: &mut dyn RngCore, counters: &mut Counters) -> bool {
        let poisons =
            self.poison_per_10000 > 0 && random.random_range(0..10_000) < self.poison_per_10000;
        counters.poisoned += u64::from(poisons);
        poisons
    }
}

/// The spells that hold in this cycle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spells {
    requests_until: u64,
    answers_until: u64,
    storm_until: u64,
}

impl Spells {
    /// Another cycle: spells may begin.
    pub fn step(
        &mut self,
        now: u64,
        faults: &Faults,
        random: &mut dyn RngCore,
        counters: &mut Counters,
    ) {
        if now >= self.requests_until
            && let Some(cycles) = faults.request_starvation.begins(random)
        {
            self.requests_until = now + cycles;
            counters.request_starvations += 1;
        }
        if now >= self.answers_until
            && let Some(cycles) = faults.answer_starvation.begins(random)
        {
            self.answers_until = now + cycles;
            counters.answer_starvations += 1;
        }
        if now >= self.storm_until
            && let Some(cycles) = faults.snoop_storm.begins(random)
        {
            self.storm_until = now + cycles;
        }
    }

    /// Whether D2H requests are blocked.
    pub fn blocks_requests(&self, now: u64) -> bool {
        now < self.requests_until
    }

    /// Whether D2H responses and data are blocked.
    pub fn blocks_answers(&self, now: u64) -> bool {
        now < self.answers_until
    }

    /// Whether a needless snoop is due.
    pub fn storms(&self, now: u64) -> bool {
        now < self.storm_until && now.is_multiple_of(2)
    }
}
