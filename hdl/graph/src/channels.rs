//! Lines between two columns: each net gets a vertical line of its own where it needs one, ordered
//! so that few lines cross and none lie on one another.
use std::collections::{BTreeMap, BTreeSet};

/// Distance between vertical lines.
const PITCH: i32 = 10;
/// Space between the columns and the first and last vertical line.
const SPACE: i32 = 20;
/// A channel is never narrower than this.
const WIDTH_AT_LEAST: i32 = 44;
/// Horizontal lines nearer than this would be read as one.
const NEAR: i32 = 5;
/// Two lines that lie on one another are as bad as this many crossings.
const OVERLAP: usize = 1000;
/// Rounds of reordering.
const ROUNDS: usize = 8;

/// A side of a channel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// The space between two columns: for each net the places at which it enters or leaves.
#[derive(Default)]
pub(super) struct Channel {
    nets: BTreeMap<usize, Net>,
}

#[derive(Default)]
struct Net {
    left: Vec<i32>,
    right: Vec<i32>,
}

impl Net {
    fn add(&mut self, (side, y): (Side, i32)) {
        let list = if side == Side::Left { &mut self.left } else { &mut self.right };
        list.push(y);
    }

    /// From where to where its vertical line goes.
    fn span(&self) -> (i32, i32) {
        let all = || self.left.iter().chain(&self.right).copied();
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    }

    fn is_straight(&self) -> bool {
        let (top, bottom) = self.span();
        top == bottom
    }
}

impl Channel {
    /// A net goes from one place to another.
    pub fn join(&mut self, net: usize, from: (Side, i32), to: (Side, i32)) {
        let net = self.nets.entry(net).or_default();
        net.add(from);
        net.add(to);
    }

    /// Where lines of one net meet, so that they do not read as crossing.
    pub fn junctions(&self, tracks: &BTreeMap<usize, i32>) -> Vec<(usize, i32, i32)> {
        let mut found = vec![];
        for (id, net) in self.nets.iter().filter(|(_, net)| !net.is_straight()) {
            let (top, bottom) = net.span();
            let all: BTreeSet<i32> = net.left.iter().chain(&net.right).copied().collect();
            let meet = |y: &i32| {
                (top < *y && *y < bottom) || (net.left.contains(y) && net.right.contains(y))
            };
            found.extend(all.into_iter().filter(meet).map(|y| (*id, tracks[id], y)));
        }
        found
    }
}

/// Where the vertical lines are, and how wide the channel is; it begins at `x`, and has so much
/// more space than it needs.
pub(super) fn tracks(channel: &Channel, x: i32, spare: i32) -> (BTreeMap<usize, i32>, i32) {
    let mut order: Vec<(usize, &Net)> = channel
        .nets
        .iter()
        .filter(|(_, net)| !net.is_straight())
        .map(|(id, net)| (*id, net))
        .collect();
    // Moves each net to the best position among the others, as long as that helps.
    for _ in 0..ROUNDS {
        let mut changed = false;
        for i in 0..order.len() {
            let moved = order[i].1;
            let (mut cost, mut best) = (0, (0, i));
            for left in (0..i).rev() {
                cost += change(moved, order[left].1);
                best = best.min((cost, left));
            }
            cost = 0;
            for (right, (_, net)) in order.iter().enumerate().skip(i + 1) {
                cost += change(net, moved);
                best = best.min((cost, right));
            }
            if best.0 < 0 {
                changed = true;
                if best.1 < i {
                    order[best.1..=i].rotate_right(1);
                } else {
                    order[i..=best.1].rotate_left(1);
                }
            }
        }
        if !changed {
            break;
        }
    }
    // Lines that do not meet share a track.
    let mut levels: Vec<i32> = vec![];
    for (i, (_, net)) in order.iter().enumerate() {
        let (top, bottom) = net.span();
        let meets = |other: &Net| {
            let (above, below) = other.span();
            top <= below + NEAR && above <= bottom + NEAR
        };
        let before = (0..i).filter(|&j| meets(order[j].1)).map(|j| levels[j] + 1);
        levels.push(before.max().unwrap_or(0));
    }
    let count = levels.iter().max().map_or(0, |last| last + 1);
    let width = (2 * SPACE + (count - 1).max(0) * PITCH).max(WIDTH_AT_LEAST) + spare;
    let first = x + (width - (count - 1).max(0) * PITCH) / 2;
    let places = order.iter().zip(levels).map(|((id, _), level)| (*id, first + level * PITCH));
    (places.collect(), width)
}

/// What it costs more to have `a` directly left of `b` than the other way round.
fn change(a: &Net, b: &Net) -> isize {
    cost(a, b) as isize - cost(b, a) as isize
}

/// Crossings and overlaps where the vertical line of `a` is left of that of `b`.
fn cost(a: &Net, b: &Net) -> usize {
    let crosses = |y: i32, net: &Net| {
        let (top, bottom) = net.span();
        usize::from(top < y && y < bottom)
    };
    let right: usize = a.right.iter().map(|&y| crosses(y, b)).sum();
    let left: usize = b.left.iter().map(|&y| crosses(y, a)).sum();
    let near = |y: &i32| b.left.iter().filter(|other| (*other - y).abs() < NEAR).count();
    let overlaps: usize = a.right.iter().map(near).sum();
    right + left + OVERLAP * overlaps
}
