//! Sets of bits as sorted ranges, so that a 2,048-bit word costs no more than a flag.
use std::fmt;

/// A set of bits: disjoint half-open ranges in rising order, never touching one another.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Ranges(Vec<(u32, u32)>);

impl Ranges {
    /// The bits `low .. high`.
    pub fn of(low: u32, high: u32) -> Self {
        Self(if low < high { vec![(low, high)] } else { vec![] })
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether these are exactly the bits `0 .. width`.
    pub fn is_whole(&self, width: u32) -> bool {
        self.0.len() == 1 && self.0[0] == (0, width)
    }

    /// Adds the bits `low .. high`, merging ranges that then touch.
    pub fn insert(&mut self, low: u32, high: u32) {
        if low >= high {
            return;
        }
        if let Some(last) = self.0.last_mut() {
            if last.0 <= low && high <= last.1 {
                return;
            }
            if last.0 <= low && low <= last.1 {
                last.1 = high;
                return;
            }
        }
        let start = self.0.partition_point(|range| range.1 < low);
        let end = self.0.partition_point(|range| range.0 <= high);
        if start == end {
            self.0.insert(start, (low, high));
        } else {
            let merged = (self.0[start].0.min(low), self.0[end - 1].1.max(high));
            self.0[start] = merged;
            self.0.drain(start + 1..end);
        }
    }

    pub fn union(&mut self, other: &Self) {
        for &(low, high) in &other.0 {
            self.insert(low, high);
        }
    }

    pub fn intersection(&self, other: &Self) -> Self {
        let (mut left, mut right) = (self.0.iter().peekable(), other.0.iter().peekable());
        let mut result = vec![];
        while let (Some(&&(a, b)), Some(&&(c, d))) = (left.peek(), right.peek()) {
            if a.max(c) < b.min(d) {
                result.push((a.max(c), b.min(d)));
            }
            if b < d {
                left.next();
            } else {
                right.next();
            }
        }
        Self(result)
    }

    /// Those of the bits `low .. low + width`, counted from `low`.
    pub fn part(&self, low: u32, width: u32) -> Self {
        let inside = self.intersection(&Self::of(low, low + width));
        Self(inside.0.into_iter().map(|(first, end)| (first - low, end - low)).collect())
    }

    /// The bits of `0 .. width` that are not in the set.
    pub fn complement(&self, width: u32) -> Self {
        let mut result = vec![];
        let mut next = 0;
        for &(low, high) in &self.0 {
            if next < low {
                result.push((next, low.min(width)));
            }
            next = high;
        }
        if next < width {
            result.push((next, width));
        }
        Self(result)
    }

    /// The bits of `self` that are not in `other`.
    pub fn without(&self, other: &Self) -> Self {
        let width = self.0.last().map_or(0, |range| range.1);
        self.intersection(&other.complement(width))
    }

    pub fn iter(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.0.iter().copied()
    }
}

/// Writes `bit 3`, `bits 7:4` or `bits 7:4, 2`, highest first, as Verilog counts them.
impl fmt::Display for Ranges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let single = self.0.len() == 1 && self.0[0].1 - self.0[0].0 == 1;
        f.write_str(if single { "bit " } else { "bits " })?;
        for (i, &(low, high)) in self.0.iter().rev().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            if high - low == 1 {
                write!(f, "{low}")?;
            } else {
                write!(f, "{}:{low}", high - 1)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(set: &Ranges) -> Vec<u32> {
        set.iter().flat_map(|(low, high)| low..high).collect()
    }

    #[test]
    fn ranges_agree_with_lists_of_bits() {
        // Every pair of subsets of six bits, built up bit by bit in two orders.
        for left in 0_u32..64 {
            let members = |set: u32| (0..6).filter(move |bit| set >> bit & 1 == 1);
            let (mut up, mut down) = (Ranges::default(), Ranges::default());
            members(left).for_each(|bit| up.insert(bit, bit + 1));
            members(left).collect::<Vec<_>>().iter().rev().for_each(|b| down.insert(*b, b + 1));
            assert_eq!(up, down);
            assert_eq!(bits(&up), members(left).collect::<Vec<_>>());
            assert_eq!(bits(&up.complement(6)), members(!left).collect::<Vec<_>>());
            for right in 0_u32..64 {
                let mut other = Ranges::default();
                members(right).for_each(|bit| other.insert(bit, bit + 1));
                assert_eq!(
                    bits(&up.intersection(&other)),
                    members(left & right).collect::<Vec<_>>()
                );
                assert_eq!(bits(&up.without(&other)), members(left & !right).collect::<Vec<_>>());
                let mut both = up.clone();
                both.union(&other);
                assert_eq!(bits(&both), members(left | right).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn an_insertion_over_a_gap_merges_what_it_touches() {
        let mut set = Ranges::of(0, 4);
        set.insert(8, 12);
        set.insert(20, 24);
        set.insert(4, 8);
        assert_eq!(set.to_string(), "bits 23:20, 11:0");
        set.insert(2, 22);
        assert!(set.is_whole(24));
        assert_eq!(Ranges::of(3, 4).to_string(), "bit 3");
    }
}
