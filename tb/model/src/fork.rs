//! What a fork should do: give everything to everyone.

/// What each of so many sinks gets.
pub fn copies<P: Clone>(inputs: Vec<P>, sinks: usize) -> Vec<Vec<P>> {
    vec![inputs; sinks]
}
