//! What an AXI4-Lite slave owes its master: every write and every read once, in order of its kind,
//! and neither kind waits for more than one of the other.

/// An access: whether it writes, and the number that tells it from others of its kind.
pub type Access = (bool, usize);

/// Whether the accesses are `writes` writes and `reads` reads, each kind in order.
pub fn is_complete(accesses: &[Access], writes: usize, reads: usize) -> bool {
    let of = |kind: bool| accesses.iter().filter(move |(write, _)| *write == kind);
    let is_counting = |kind| of(kind).map(|(_, number)| *number).eq(0..of(kind).count());
    is_counting(true)
        && is_counting(false)
        && of(true).count() == writes
        && of(false).count() == reads
}

/// The most accesses of one kind in a row while the other kind still had some to come.
pub fn longest_wait(accesses: &[Access]) -> usize {
    let last_of = |kind| accesses.iter().rposition(|(write, _)| *write == kind).unwrap_or(0);
    let both = last_of(true).min(last_of(false)) + 1;
    let runs = accesses[..both].chunk_by(|a, b| a.0 == b.0).map(<[Access]>::len);
    runs.max().unwrap_or(0)
}
