//! One seed for everything that is random, and what the environment says about a run.
//!
//! Each test forks its own generator from the seed and its name, so that the order of tests does
//! not matter. This is the only place that reads the environment: `NIC_SEED` (a number, 1 if it is
//! not set), `NIC_WAVES` (a directory; every bench then writes a waveform there) and `NIC_LONG` (set:
//! tests that draw a part of what there is take all of it).
use std::cell::RefCell;
use std::fmt;
use std::ops::RangeInclusive;
use std::panic;
use std::path::PathBuf;
use std::sync::Once;

use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The seed of this run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(u64);

impl Seed {
    /// A chosen seed, for tests of the equipment itself.
    pub const fn new(value: u64) -> Self {
        Self(value)
    }

    /// The seed that `NIC_SEED` names.
    ///
    /// # Panics
    /// If it is not a number.
    pub fn from_environment() -> Self {
        Self::try_from_environment().unwrap_or_else(|text| panic!("{text}"))
    }

    /// As [`Seed::from_environment`].
    ///
    /// # Errors
    /// One line if it is not a number.
    pub fn try_from_environment() -> Result<Self, String> {
        let Some(text) = std::env::var_os("NIC_SEED") else { return Ok(Self(1)) };
        let value = text.to_str().and_then(|text| text.trim().parse().ok());
        value.map(Self).ok_or_else(|| format!("NIC_SEED is {text:?}; it should be a number"))
    }

    /// The number itself.
    pub const fn value(self) -> u64 {
        self.0
    }

    /// The generator of a test.
    pub fn fork(self, test: &str) -> Generator {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.0.to_le_bytes());
        key[8..16].copy_from_slice(&spread(test, 0xcbf2_9ce4_8422_2325).to_le_bytes());
        key[16..24].copy_from_slice(&spread(test, 0x8422_2325_cbf2_9ce4).to_le_bytes());
        Generator(ChaCha8Rng::from_seed(key))
    }

    /// The command that runs a test again with this seed.
    pub fn replay(self, test: &str) -> String {
        format!("make test TEST={test} NIC_SEED={self}")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// FNV-1a: the same on every machine and version, which the standard hasher does not promise.
fn spread(text: &str, start: u64) -> u64 {
    text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The name of the running test, which its thread carries.
pub fn test_name() -> String {
    let thread = std::thread::current();
    thread.name().filter(|name| *name != "main").unwrap_or("bench").to_owned()
}

/// Whether `NIC_LONG` asks for everything, however long it takes (`make test-long`).
pub fn is_long() -> bool {
    std::env::var_os("NIC_LONG").is_some_and(|value| !value.is_empty())
}

/// The directory that `NIC_WAVES` names, if it is set.
pub fn waves_directory() -> Option<PathBuf> {
    std::env::var_os("NIC_WAVES").filter(|value| !value.is_empty()).map(PathBuf::from)
}

thread_local! {
    static REPLAY: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Lets every panic of this thread begin with the command that repeats it.
pub fn announce(seed: Seed, test: &str) {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let replay = REPLAY.try_with(|replay| replay.borrow().clone()).ok().flatten();
            if let Some(replay) = replay {
                eprintln!("{replay}\n  (add NIC_WAVES=out/waves for waveforms)");
            }
            before(info);
        }));
    });
    REPLAY.with(|replay| *replay.borrow_mut() = Some(seed.replay(test)));
}

/// The generator of the running test. From now on its failures begin with the replay command.
pub fn generator() -> Generator {
    let (seed, test) = (Seed::from_environment(), test_name());
    announce(seed, &test);
    seed.fork(&test)
}

/// Random numbers, the same on every machine for the same seed and name.
#[derive(Clone, Debug)]
pub struct Generator(ChaCha8Rng);

impl Generator {
    /// A generator of its own for a part of the test.
    pub fn fork(&mut self, name: &str) -> Self {
        Seed(self.0.next_u64()).fork(name)
    }

    /// A number below `limit`.
    ///
    /// # Panics
    /// If `limit` is zero.
    pub fn below(&mut self, limit: u64) -> u64 {
        assert!(limit > 0, "no number is below zero");
        // The high half of the product; its bias is below limit / 2^64.
        ((u128::from(self.0.next_u64()) * u128::from(limit)) >> 64) as u64
    }

    /// A number in a range.
    ///
    /// # Panics
    /// If the range is empty.
    pub fn within(&mut self, range: RangeInclusive<u64>) -> u64 {
        let (low, high) = range.into_inner();
        assert!(low <= high, "no number is in {low}..={high}");
        match (high - low).checked_add(1) {
            Some(count) => low + self.below(count),
            None => self.0.next_u64(),
        }
    }

    /// True in `part` of `whole` cases.
    pub fn chance(&mut self, part: u64, whole: u64) -> bool {
        self.below(whole) < part
    }

    /// A number of that many bits, at most 64.
    pub fn bits(&mut self, width: u32) -> u64 {
        assert!((1..=64).contains(&width), "1 to 64 bits, not {width}");
        self.0.next_u64() >> (64 - width)
    }

    /// Little-endian words of a number of that many bits.
    pub fn words(&mut self, width: u32) -> Vec<u32> {
        let mut words = vec![0; width.div_ceil(32) as usize];
        words.fill_with(|| self.0.next_u32());
        if let Some(top) = words.last_mut() {
            *top &= u32::MAX >> ((32 - width % 32) % 32);
        }
        words
    }

    /// Bytes.
    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// One of several.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len() as u64) as usize]
    }

    /// Any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }

    /// An order in which each item comes less than `window` places early: a later item overtakes
    /// only those that are within the window.
    ///
    /// # Panics
    /// If the window is zero.
    pub fn shuffled_within_window<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        window: usize,
    ) -> Vec<T> {
        assert!(window > 0, "a window holds at least one item");
        let (mut items, mut held, mut order) = (items.into_iter(), Vec::new(), Vec::new());
        // The oldest item held goes out at the latest when the window has moved past it.
        let mut first = 0_usize;
        let mut count = 0_usize;
        loop {
            while count < first + window {
                let Some(item) = items.next() else { break };
                held.push((count, item));
                count += 1;
            }
            if held.is_empty() {
                return order;
            }
            let chosen = self.below(held.len() as u64) as usize;
            order.push(held.remove(chosen).1);
            first = held.first().map_or(count, |(position, _)| *position);
        }
    }
}

impl RngCore for Generator {
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_a_name_always_give_the_same_numbers() {
        let mut generator = Seed::new(1).fork("a_test");
        let first: Vec<_> = (0..3).map(|_| generator.next_u64()).collect();
        // Written down: another machine or version must not give others.
        assert_eq!(
            first,
            [571_298_108_718_971_460, 17_246_564_860_165_980_476, 7_589_228_036_281_020_689]
        );
        assert_ne!(Seed::new(2).fork("a_test").next_u64(), first[0]);
        assert_ne!(Seed::new(1).fork("b_test").next_u64(), first[0]);
    }

    #[test]
    fn numbers_stay_in_their_ranges_and_reach_the_ends() {
        let mut generator = Seed::new(1).fork("ranges");
        let mut seen = [false; 5];
        for _ in 0..200 {
            seen[generator.within(0..=4) as usize] = true;
            assert!(generator.bits(3) < 8);
            assert!(generator.words(33)[1] < 2);
        }
        assert_eq!(seen, [true; 5]);
        generator.within(0..=u64::MAX);
    }

    #[test]
    fn a_window_bounds_how_early_an_item_comes() {
        let mut generator = Seed::new(1).fork("window");
        let order = generator.shuffled_within_window(0..1000_usize, 8);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..1000).collect::<Vec<_>>());
        assert_ne!(order, sorted);
        for (place, item) in order.iter().enumerate() {
            let oldest_missing = order[place..].iter().min().expect("not empty");
            assert!(*item < oldest_missing + 8, "{item} comes while {oldest_missing} is missing");
        }
        assert_eq!(generator.shuffled_within_window(0..5, 1), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<_> = (0..50).collect();
        Seed::new(1).fork("shuffle").shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn the_replay_command_names_test_and_seed() {
        assert_eq!(Seed::new(811).replay("fifo"), "make test TEST=fifo NIC_SEED=811");
    }
}
