//! What a window that cannot be read should answer: zeros, for as many beats as were asked for.

/// The beats that answer a burst of this length field: whether each is the last.
pub fn lasts_of(length: u64) -> Vec<bool> {
    let mut lasts = vec![false; length as usize];
    lasts.push(true);
    lasts
}
