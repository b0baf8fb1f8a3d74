//! What a level may look like from another clock: values that it had, none of them again after a
//! later one was seen.

/// Whether `shown` is what `history` may look like, if it begins with `first` before it is known.
/// Every value of `history` is there once.
pub fn may_show(first: u64, history: &[u64], shown: &[u64]) -> bool {
    let mut from = 0;
    shown.iter().skip_while(|value| **value == first).all(|value| {
        let found = history[from..].iter().position(|had| had == value);
        from += found.unwrap_or(0);
        found.is_some()
    })
}
