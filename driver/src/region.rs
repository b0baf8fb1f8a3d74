//! A region of memory that is given out by pages, as the node of a NUMA machine: host memory or a card's.
//! Whatever lies in it has its pages for itself, so that the bias of a page is that of one thing.
use core::cell::Cell;
use core::fmt;

/// Bytes of a page.
pub const PAGE_BYTES: u64 = 4096;
/// Pages that a word of the map stands for.
const WORD_PAGES: u64 = 64;

/// Why there is no such region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Its ends are no multiples of a page, or the first is above the second.
    Ends(u64, u64),
    /// Its map has so many words, and needs so many.
    Map {
        /// Words that there are.
        words: usize,
        /// Words that it needs.
        needed: u64,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Ends(begin, end) => {
                write!(f, "a region from {begin:#x} to {end:#x}; multiples of 4096 are right")
            }
            Self::Map { words, needed } => {
                write!(f, "a map of {words} words; {needed} is right")
            }
        }
    }
}
impl core::error::Error for Error {}

/// No free pages in a row are as many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory {
    /// Bytes that were asked for.
    pub bytes: u64,
    /// Bytes of the most free pages in a row.
    pub largest: u64,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "no {} bytes are free; the largest range has {}", self.bytes, self.largest)
    }
}
impl core::error::Error for OutOfMemory {}

/// Gives out pages, the lowest that fit first.
#[derive(Debug)]
pub struct Region<'a> {
    begin: u64,
    pages: u64,
    /// A bit for each page that was given out.
    taken: &'a [Cell<u64>],
}

impl<'a> Region<'a> {
    /// Words of the map of a region of so many bytes.
    pub const fn map_words(bytes: u64) -> u64 {
        (bytes / PAGE_BYTES).div_ceil(WORD_PAGES)
    }

    /// All pages from `begin` to `end` are free.
    ///
    /// # Errors
    /// Ends that are none of pages, or a map that is too short.
    pub fn new(taken: &'a [Cell<u64>], begin: u64, end: u64) -> Result<Self, Error> {
        if !begin.is_multiple_of(PAGE_BYTES) || !end.is_multiple_of(PAGE_BYTES) || begin > end {
            return Err(Error::Ends(begin, end));
        }
        let needed = Self::map_words(end - begin);
        if (taken.len() as u64) < needed {
            return Err(Error::Map { words: taken.len(), needed });
        }
        taken.iter().for_each(|word| word.set(0));
        Ok(Self { begin, pages: (end - begin) / PAGE_BYTES, taken })
    }

    /// As many whole pages as these bytes need; the address of the first.
    ///
    /// # Errors
    /// There are not as many in a row.
    pub fn alloc(&self, bytes: u64) -> Result<u64, OutOfMemory> {
        let wanted = bytes.div_ceil(PAGE_BYTES).max(1);
        let (mut row, mut largest) = (0, 0);
        for page in 0..self.pages {
            row = if self.is_taken(page) { 0 } else { row + 1 };
            largest = row.max(largest);
            if row == wanted {
                let first = page + 1 - wanted;
                (first..=page).for_each(|page| self.mark(page, true));
                return Ok(self.begin + PAGE_BYTES * first);
            }
        }
        Err(OutOfMemory { bytes, largest: PAGE_BYTES * largest })
    }

    /// Takes the pages of so many bytes at this address back.
    ///
    /// # Panics
    /// If they are none of the region's, or one of them is free.
    pub fn free(&self, address: u64, bytes: u64) {
        let first = address.wrapping_sub(self.begin) / PAGE_BYTES;
        let count = bytes.div_ceil(PAGE_BYTES).max(1);
        let is_inside = first < self.pages && count <= self.pages - first;
        assert!(is_inside && address.is_multiple_of(PAGE_BYTES), "{address:#x} is no such range");
        for page in first..first + count {
            assert!(self.is_taken(page), "page {page} of the region is free");
            self.mark(page, false);
        }
    }

    /// Bytes that are free.
    pub fn available(&self) -> u64 {
        PAGE_BYTES * (0..self.pages).filter(|page| !self.is_taken(*page)).count() as u64
    }

    /// Whether an address is in the region.
    pub fn has(&self, address: u64) -> bool {
        address.wrapping_sub(self.begin) / PAGE_BYTES < self.pages
    }

    fn is_taken(&self, page: u64) -> bool {
        self.taken[(page / WORD_PAGES) as usize].get() >> (page % WORD_PAGES) & 1 == 1
    }

    fn mark(&self, page: u64, taken: bool) {
        let word = &self.taken[(page / WORD_PAGES) as usize];
        let bit = 1 << (page % WORD_PAGES);
        word.set(if taken { word.get() | bit } else { word.get() & !bit });
    }
}
