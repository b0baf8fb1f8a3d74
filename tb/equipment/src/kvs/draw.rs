//! Which key, and how long.
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::Workload;
use crate::seed::Generator;

/// Longest key and value, in bytes.
const LONGEST_KEY: usize = 250;
const LONGEST_VALUE: usize = 1_200;

/// One of several, by their shares.
pub(super) fn pick<'a, T>(choices: &'a [(u64, T)], generator: &mut Generator) -> &'a T {
    let all = choices.iter().map(|(share, _)| share).sum();
    let mut left = generator.below(all);
    let chosen = choices.iter().find(|(share, _)| {
        let is_here = left < *share;
        left = left.saturating_sub(*share);
        is_here
    });
    &chosen.expect("the shares add up to the limit").1
}

/// A number from 0 to 1, 1 excluded.
fn unit(generator: &mut Generator) -> f64 {
    generator.bits(53) as f64 / (1_u64 << 53) as f64
}

/// How many bytes a key or a value has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Length {
    /// That many.
    Exactly(usize),
    /// Any of these as often as another.
    Within(RangeInclusive<usize>),
    /// Those of the values in Facebook's pool ETC (Atikoglu and others, SIGMETRICS 2012), with the numbers of
    /// mutilate's `fb_value`: a table up to 14 bytes, a generalized Pareto distribution beyond. What is longer
    /// than a value may be is drawn again.
    Etc,
    /// The entry of 16 bytes, key and value ends with a line of 64 bytes, or one byte before it or behind it.
    LineEnd,
}

/// Shares of the values of 0, 1, ... bytes in ETC, of 100,000.
const ETC_SHORT: [u64; 15] =
    [536, 47, 17_820, 9_239, 18, 2_740, 65, 606, 23, 837, 837, 8_989, 92, 326, 1_980];
/// Location, scale and shape of the rest.
const ETC_LONG: [f64; 3] = [15.0, 214.476, 0.348_238];

impl Length {
    /// A length; `key_bytes` are in front of what is drawn.
    pub(super) fn draw(&self, key_bytes: usize, generator: &mut Generator) -> usize {
        match self {
            Self::Exactly(bytes) => *bytes,
            Self::Within(range) => {
                generator.within(*range.start() as u64..=*range.end() as u64) as usize
            }
            Self::Etc => etc(generator),
            Self::LineEnd => {
                let front = 16 + key_bytes;
                let lines = generator.within(1..=((front + LONGEST_VALUE) / 64) as u64) as usize;
                let end = 64 * lines + generator.below(3) as usize - 1;
                end.saturating_sub(front).min(LONGEST_VALUE)
            }
        }
    }
}

fn etc(generator: &mut Generator) -> usize {
    let mut left = generator.below(100_000);
    for (bytes, share) in ETC_SHORT.into_iter().enumerate() {
        if left < share {
            return bytes;
        }
        left -= share;
    }
    let [location, scale, shape] = ETC_LONG;
    loop {
        let drawn = location + scale * ((1.0 - unit(generator)).powf(-shape) - 1.0) / shape;
        if drawn < (LONGEST_VALUE + 1) as f64 {
            return drawn as usize;
        }
    }
}

/// How often the keys are asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Popularity {
    /// Each as often as another.
    Uniform,
    /// The n-th of them in proportion to n to the power of minus this.
    Zipf(f64),
}

/// Draws keys by their rank.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    /// Of each key: how much of the whole it and those before it have.
    upto: Vec<f64>,
}

impl Ranks {
    pub(super) fn new(keys: usize, popularity: Popularity) -> Self {
        let weight = |rank: usize| match popularity {
            Popularity::Uniform => 1.0,
            Popularity::Zipf(exponent) => (rank as f64).powf(-exponent),
        };
        let mut sum = 0.0;
        let mut upto: Vec<f64> = (1..=keys)
            .map(|rank| {
                sum += weight(rank);
                sum
            })
            .collect();
        upto.iter_mut().for_each(|upto| *upto /= sum);
        Self { upto }
    }

    pub(super) fn draw(&self, generator: &mut Generator) -> usize {
        let drawn = unit(generator);
        self.upto.partition_point(|upto| *upto <= drawn).min(self.upto.len() - 1)
    }
}

/// The keys, no two of which are the same.
#[derive(Clone, Debug)]
pub(super) struct Keys(pub(super) Vec<Vec<u8>>);

/// The polynomial of CRC-32C from its highest power on, the lowest bit of a byte first: a multiple of itself,
/// it leaves the remainder of what it is added to as it is.
const POLYNOMIAL: [u8; 5] = [0xf1, 0x76, 0xec, 0x05, 0x01];

impl Keys {
    pub(super) fn draw(workload: &Workload, generator: &mut Generator) -> Self {
        assert!(workload.keys > 0, "a workload has at least one key");
        let mut keys: Vec<Vec<u8>> = Vec::new();
        let mut known = BTreeSet::new();
        // Of one byte there are 256 keys; who wants more of them gets fewer.
        for _ in 0..4 * workload.keys {
            if keys.len() == workload.keys {
                break;
            }
            let length = pick(&workload.key_bytes, generator).draw(0, generator);
            assert!((1..=LONGEST_KEY).contains(&length), "a key of {length} bytes");
            let before = keys.last().filter(|_| generator.chance(1, 16));
            let collides = workload.colliding > 0 && generator.chance(1, workload.colliding);
            let key = match before.or(keys.last().filter(|_| collides)) {
                Some(key) if collides && key.len() >= POLYNOMIAL.len() => {
                    let at = generator.below((key.len() - POLYNOMIAL.len() + 1) as u64) as usize;
                    let mut key = key.clone();
                    let turned = key[at..].iter_mut().zip(POLYNOMIAL);
                    turned.for_each(|(byte, turned)| *byte ^= turned);
                    key
                }
                // Nothing but a zero more: whoever pads keys with zeros must look at their lengths.
                Some(key) if !collides && key.len() < LONGEST_KEY => {
                    [key.as_slice(), &[0][..]].concat()
                }
                _ => generator.bytes(length),
            };
            if known.insert(key.clone()) {
                keys.push(key);
            }
        }
        Self(keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn shares_are_kept() {
        let mut generator = Seed::new(1).fork("shares");
        let mut met = [0; 3];
        for _ in 0..6_000 {
            met[*pick(&[(1, 0), (0, 1), (2, 2)], &mut generator)] += 1;
        }
        assert_eq!(met[1], 0);
        assert!((1_850..=2_150).contains(&met[0]), "{met:?}");
    }

    #[test]
    fn the_most_popular_key_has_its_share() {
        let mut generator = Seed::new(1).fork("ranks");
        let mut share = |popularity| {
            let ranks = Ranks::new(1_000, popularity);
            let drawn: Vec<usize> = (0..50_000).map(|_| ranks.draw(&mut generator)).collect();
            assert!(drawn.iter().all(|rank| *rank < 1_000) && drawn.contains(&999));
            drawn.iter().filter(|rank| **rank == 0).count() as f64 / 50_000.0
        };
        // 1 over the sum of n^-0.99 up to 1,000, which is 7.729.
        let zipf = share(Popularity::Zipf(0.99));
        assert!((0.124..0.135).contains(&zipf), "{zipf}");
        let uniform = share(Popularity::Uniform);
        assert!((0.000_5..0.001_5).contains(&uniform), "{uniform}");
    }

    #[test]
    fn values_have_the_sizes_of_etc() {
        let mut generator = Seed::new(1).fork("etc");
        let mut drawn: Vec<usize> =
            (0..40_000).map(|_| Length::Etc.draw(0, &mut generator)).collect();
        drawn.sort_unstable();
        let twos = drawn.iter().filter(|bytes| **bytes == 2).count();
        assert!((6_900..7_350).contains(&twos), "17.82 % have 2 bytes, not {twos}");
        let short = drawn.iter().filter(|bytes| **bytes < 15).count();
        assert!((17_300..18_000).contains(&short), "44.16 % are in the table, not {short}");
        let above = drawn.iter().filter(|bytes| **bytes >= 300).count();
        // 55.84 % times (S(300) - S(1201)) / (1 - S(1201)), where S(x) = (1 + 0.348 (x - 15) / 214.5)^(-1 / 0.348):
        // 0.3355 and 0.0458.
        assert!((6_550..7_000).contains(&above), "{above}");
        assert!(*drawn.last().expect("some are drawn") <= 1_200);
    }

    #[test]
    fn ends_of_lines_are_met() {
        let mut generator = Seed::new(1).fork("line ends");
        let mut met = [0; 64];
        for key in (1..=250).cycle().take(2_000) {
            let value = Length::LineEnd.draw(key, &mut generator);
            assert!(value <= 1_200);
            met[(16 + key + value) % 64] += 1;
        }
        assert!([63, 0, 1].into_iter().all(|place| met[place] > 300), "{met:?}");
    }
}
