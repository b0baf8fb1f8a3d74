//! Where the lines of a card's own memory are.

/// Bits of a group, of which the lowest of a place depends on all.
const GROUP_BITS: u32 = 3;

/// The place of a line of the card's memory, or the line at a place: the lowest three bits are those of the number xor all
/// groups of three bits above them. Channels of memory take turns by the lowest bit of the place.
pub const fn place(line: u64) -> u64 {
    let mut low = 0;
    let mut rest = line >> GROUP_BITS;
    while rest > 0 {
        low ^= rest & ((1 << GROUP_BITS) - 1);
        rest >>= GROUP_BITS;
    }
    line ^ low
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn every_line_has_a_place_of_its_own_beside_its_neighbours() {
        for line in (0..1 << 16).chain((1 << 22) - 64..1 << 22) {
            assert_eq!(place(place(line)), line);
            assert_eq!(place(line) >> 3, line >> 3);
        }
    }

    /// Of lines of any stride a third at least is in each of two channels, and some are at each of the lowest places: an
    /// exclusive or of groups is no better for strides such as 9, whose groups follow each other.
    #[test]
    fn lines_of_every_stride_are_at_all_lowest_places() {
        for stride in 1..=1_024 {
            let mut counts = [0; 8];
            (0..4_096).for_each(|number| counts[(place(number * stride) & 7) as usize] += 1);
            assert!(counts.iter().all(|count| *count > 4_096 / 25), "{stride}: {counts:?}");
            let even: u32 = counts.iter().step_by(2).sum();
            assert!((4_096 / 3..=4_096 * 2 / 3).contains(&even), "{stride}: {counts:?}");
        }
    }
}
