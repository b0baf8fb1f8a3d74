//! What an event counter should show: the sum of all amounts.

/// The sum, which begins again beyond 64 bits.
pub fn sum(amounts: &[u64]) -> u64 {
    amounts.iter().fold(0, |sum, amount| sum.wrapping_add(*amount))
}
