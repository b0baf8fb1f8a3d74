//! What four fetchers behind one line port should do: each serves its own requests as if it were
//! alone, and a tag on the shared port says whose it is.
use nic_spec::message::{FetchRequest, LINE_TAG_BITS};

use crate::descriptor_fetch::{self, Fetched};

/// How many fetchers.
pub const FETCHERS: usize = 4;
/// Tags that each of them has.
pub const TAGS: u64 = (1 << LINE_TAG_BITS) / FETCHERS as u64;

/// What comes of a request to any of them.
pub fn fetch(request: &FetchRequest, memory: impl Fn(u64) -> Option<[u8; 64]>) -> Fetched {
    descriptor_fetch::fetch(request, memory)
}

/// The fetcher to which a tag on the shared port belongs.
pub fn owner(tag: u64) -> usize {
    (tag / TAGS) as usize
}
