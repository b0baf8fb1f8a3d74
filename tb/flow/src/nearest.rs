//! The valid name nearest to a mistyped one.
use crate::error::Error;

/// The candidate with the fewest single-letter edits from `name`, if it is near enough to be meant.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = name.chars().count().div_ceil(2);
    candidates
        .into_iter()
        .map(|candidate| (distance(name, candidate), candidate))
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

/// Insertions, deletions and replacements of one letter between two names.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (above, letter) in left.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], above + 1);
        for (column, other) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distance_counts_single_letter_edits() {
        for (left, right, edits) in
            [("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("same", "same", 0)]
        {
            assert_eq!(distance(left, right), edits, "{left} {right}");
        }
    }

    #[test]
    fn the_nearest_name_is_offered_and_a_far_one_is_not() {
        let names = ["skid_buffer", "fifo", "fork"];
        assert_eq!(nearest("skid_bufer", names), Some("skid_buffer"));
        assert_eq!(nearest("fifi", names), Some("fifo"));
        assert_eq!(nearest("completely_else", names), None);
    }
}
