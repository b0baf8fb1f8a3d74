//! Host memory given out by lines and pages, for programs that a driver is made of.
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use crate::line::LINE_BYTES;

/// Bytes of a page.
pub const PAGE_BYTES: u64 = 4096;

/// Gives out ranges of memory, the lowest that fits first.
#[derive(Clone, Debug)]
pub struct Allocator {
    whole: Range<u64>,
    /// Free ranges: begin and length; no two touch.
    free: BTreeMap<u64, u64>,
    /// What has been given out.
    taken: BTreeMap<u64, u64>,
}

/// No free range is large enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory {
    /// Bytes that were asked for.
    pub bytes: u64,
    /// Bytes of the largest free range.
    pub largest: u64,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, largest } = self;
        write!(
            formatter,
            "no {bytes} bytes of host memory are free; the largest range has {largest}"
        )
    }
}

impl std::error::Error for OutOfMemory {}

impl Allocator {
    /// All of these byte addresses are free.
    pub fn new(range: Range<u64>) -> Self {
        let free = [(range.start, range.end - range.start)].into();
        Self { whole: range, free, taken: BTreeMap::new() }
    }

    /// So many lines, at a multiple of a line.
    ///
    /// # Errors
    /// If no free range is large enough.
    pub fn lines(&mut self, count: u64) -> Result<u64, OutOfMemory> {
        self.allocate(count * LINE_BYTES as u64, LINE_BYTES as u64)
    }

    /// So many pages, at a multiple of a page.
    ///
    /// # Errors
    /// If no free range is large enough.
    pub fn pages(&mut self, count: u64) -> Result<u64, OutOfMemory> {
        self.allocate(count * PAGE_BYTES, PAGE_BYTES)
    }

    /// So many bytes, at a multiple of `alignment`.
    ///
    /// # Errors
    /// If no free range is large enough.
    ///
    /// # Panics
    /// If it is no bytes, or the alignment is no power of two.
    pub fn allocate(&mut self, bytes: u64, alignment: u64) -> Result<u64, OutOfMemory> {
        assert!(bytes > 0 && alignment.is_power_of_two(), "{bytes} bytes at {alignment}");
        let place = |(begin, length): (&u64, &u64)| {
            let at = begin.next_multiple_of(alignment);
            (at + bytes <= begin + length).then_some((*begin, *length, at))
        };
        let Some((begin, length, at)) = self.free.iter().find_map(place) else {
            let largest = self.free.values().copied().max().unwrap_or(0);
            return Err(OutOfMemory { bytes, largest });
        };
        self.free.remove(&begin);
        let rest = [(begin, at - begin), (at + bytes, begin + length - at - bytes)];
        self.free.extend(rest.into_iter().filter(|(_, length)| *length > 0));
        self.taken.insert(at, bytes);
        Ok(at)
    }

    /// What was given out at this address is free again.
    ///
    /// # Panics
    /// If nothing was.
    pub fn free(&mut self, address: u64) {
        let taken = self.taken.remove(&address);
        let mut length = taken.unwrap_or_else(|| panic!("nothing was given out at {address:#x}"));
        let mut begin = address;
        if let Some(after) = self.free.remove(&(begin + length)) {
            length += after;
        }
        let before = self.free.range(..begin).next_back().map(|(begin, length)| (*begin, *length));
        if let Some((other, its_length)) = before.filter(|(other, length)| other + length == begin)
        {
            begin = other;
            length += its_length;
        }
        self.free.insert(begin, length);
    }

    /// Bytes that are free.
    pub fn free_bytes(&self) -> u64 {
        self.free.values().sum()
    }

    /// All addresses, free or not.
    pub fn range(&self) -> Range<u64> {
        self.whole.clone()
    }
}

#[cfg(test)]
mod tests {
    use rand::{Rng, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn what_is_given_out_lies_apart_and_comes_back_whole() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let range = 64..1 << 20;
        let mut allocator = Allocator::new(range.clone());
        let mut taken: Vec<(u64, u64)> = vec![];
        let mut refused = 0;
        for _ in 0..20_000 {
            if random.random_bool(0.5) && !taken.is_empty() {
                let (at, _) = taken.swap_remove(random.random_range(0..taken.len()));
                allocator.free(at);
            } else {
                let (bytes, alignment) =
                    (random.random_range(1..30_000), 1 << random.random_range(0..14));
                match allocator.allocate(bytes, alignment) {
                    Ok(at) => {
                        assert!(at % alignment == 0);
                        assert!(range.contains(&at) && at + bytes <= range.end);
                        let is_apart = |(other, length): &(u64, u64)| {
                            other + length <= at || at + bytes <= *other
                        };
                        assert!(taken.iter().all(is_apart), "{at:#x}");
                        taken.push((at, bytes));
                    }
                    Err(error) => {
                        assert!(error.largest < bytes + alignment);
                        refused += 1;
                    }
                }
            }
            let given: u64 = taken.iter().map(|(_, bytes)| bytes).sum();
            assert_eq!(allocator.free_bytes(), range.end - range.start - given);
        }
        assert!(refused > 0);
        taken.iter().for_each(|(at, _)| allocator.free(*at));
        assert_eq!(allocator.allocate(range.end - range.start, 64), Ok(64));
    }

    #[test]
    fn lines_and_pages_are_aligned() {
        let mut allocator = Allocator::new(100..10_000);
        assert_eq!((allocator.lines(2), allocator.pages(1)), (Ok(128), Ok(4096)));
        let error = allocator.pages(2).expect_err("two pages are not left");
        assert_eq!(
            error.to_string(),
            "no 8192 bytes of host memory are free; the largest range has 3840"
        );
    }
}
