//! What a join should do: put the n-th of one source beside the n-th of the other.

/// The pairs.
pub fn pairs<A, B>(first: Vec<A>, second: Vec<B>) -> Vec<(A, B)> {
    first.into_iter().zip(second).collect()
}
