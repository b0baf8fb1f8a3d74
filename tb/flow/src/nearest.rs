//! The valid name nearest to a mistyped one.
use strsim::levenshtein;

use crate::error::Error;

/// The candidate with the fewest single-letter edits from `name`, if it is near enough to be meant.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = name.chars().count().div_ceil(2);
    candidates
        .into_iter()
        .map(|candidate| (levenshtein(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The error for a name that is none of the candidates.
pub fn unknown<'a>(
    what: &str,
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
    where_listed: &str,
) -> Error {
    Error::usage(match nearest(name, candidates) {
        Some(near) => format!("no {what} is called `{name}`; the nearest is `{near}`"),
        None => format!("no {what} is called `{name}`; {where_listed} lists them"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_offered_and_a_far_one_is_not() {
        let names = ["skid_buffer", "fifo", "fork"];
        assert_eq!(nearest("skid_bufer", names), Some("skid_buffer"));
        assert_eq!(nearest("fifi", names), Some("fifo"));
        assert_eq!(nearest("completely_else", names), None);
    }
}
