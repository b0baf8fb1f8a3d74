//! Orders each column so that few arrows cross, and moves its boxes up and down so that many arrows
//! are straight.
use super::channels::Side;

/// Space around a box, around an arrow that passes a column, around the name of a port.
pub(super) const BOX_GAP: i32 = 26;
pub(super) const PASS_GAP: i32 = 12;
pub(super) const PORT_GAP: i32 = 8;
/// A bend is as bad as so much way up or down.
const BEND: i32 = 40;
/// Rounds of ordering and of moving.
const ROUNDS: usize = 12;

/// What stands in a column: a box, or an arrow that passes.
pub(super) struct Item {
    pub width: i32,
    pub height: i32,
    pub layer: usize,
    /// Space above and below it, unless its neighbour asks for less.
    pub gap: i32,
    pub y: i32,
}

/// A place on an arrow's way: an item, and how far below its top.
pub(super) type Stop = (usize, i32);

/// A piece of an arrow between two columns, or back to the same column.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub net: usize,
    /// The space it is in; channel 0 is right of column 0.
    pub channel: usize,
    pub stops: [Stop; 2],
    /// Where each stop is, seen from the channel.
    pub sides: [Side; 2],
}

/// Gives the columns their order and the items their places.
pub(super) fn arrange(columns: &mut [Vec<usize>], items: &mut [Item], links: &[Link]) {
    let of = Neighbours::new(items, links);
    let mut channels: Vec<Vec<Link>> = vec![vec![]; columns.len()];
    links.iter().for_each(|link| channels[link.channel].push(*link));
    order(columns, items, &channels, &of);
    align(columns, items, &of);
    straighten(columns, items, links);
}

/// For each item its links: its own height on each, and the stop at the other end.
struct Neighbours {
    left: Vec<Vec<(i32, Stop)>>,
    right: Vec<Vec<(i32, Stop)>>,
    /// In the same column, where an arrow turns back.
    same: Vec<Vec<(i32, Stop)>>,
}

impl Neighbours {
    fn new(items: &[Item], links: &[Link]) -> Self {
        let none = || vec![vec![]; items.len()];
        let mut of = Self { left: none(), right: none(), same: none() };
        for link in links {
            for [own, other] in [link.stops, [link.stops[1], link.stops[0]]] {
                let (here, there) = (items[own.0].layer, items[other.0].layer);
                let list = match there.cmp(&here) {
                    std::cmp::Ordering::Less => &mut of.left,
                    std::cmp::Ordering::Greater => &mut of.right,
                    std::cmp::Ordering::Equal => &mut of.same,
                };
                list[own.0].push((own.1, other));
            }
        }
        of
    }

    /// Where an item would have to be for each of its links to be straight.
    fn straight(list: &[(i32, Stop)], items: &[Item]) -> Vec<i32> {
        list.iter().map(|(own, (other, at))| items[*other].y + at - own).collect()
    }

    /// Where an item is on average straight.
    fn mean(&self, item: usize, items: &[Item]) -> i32 {
        let all = [&self.left, &self.right, &self.same].map(|list| &list[item]);
        let wishes: Vec<i32> = all.iter().flat_map(|list| Self::straight(list, items)).collect();
        match wishes.len() {
            0 => items[item].y,
            count => wishes.iter().sum::<i32>() / count as i32,
        }
    }
}

/// Space between two items that follow one another in a column.
fn gap(above: &Item, below: &Item) -> i32 {
    above.gap.min(below.gap)
}

/// Stacks a column from the top.
fn stack(column: &[usize], items: &mut [Item]) {
    let mut y = 0;
    for (position, &item) in column.iter().enumerate() {
        if position > 0 {
            y += gap(&items[column[position - 1]], &items[item]);
        }
        items[item].y = y;
        y += items[item].height;
    }
}

/// Orders each column by what its items are linked to, then exchanges neighbours where that helps;
/// keeps the order with fewest crossings.
fn order(columns: &mut [Vec<usize>], items: &mut [Item], channels: &[Vec<Link>], of: &Neighbours) {
    columns.iter().for_each(|column| stack(column, items));
    let mut best = (crossings(channels, items), columns.to_vec());
    for round in 0..ROUNDS {
        let mut sequence: Vec<usize> = (0..columns.len()).collect();
        if round % 2 == 1 {
            sequence.reverse();
        }
        for &layer in &sequence {
            columns[layer].sort_by_cached_key(|&item| of.mean(item, items));
            stack(&columns[layer], items);
        }
        while sequence.iter().any(|&layer| exchange(layer, columns, items, channels)) {}
        let now = crossings(channels, items);
        if now < best.0 {
            best = (now, columns.to_vec());
        }
    }
    columns.clone_from_slice(&best.1);
    columns.iter().for_each(|column| stack(column, items));
}

/// Exchanges neighbours of a column where fewer arrows cross then; gives whether any did.
fn exchange(
    layer: usize,
    columns: &mut [Vec<usize>],
    items: &mut [Item],
    channels: &[Vec<Link>],
) -> bool {
    let mut helped = false;
    let near = &channels[layer.saturating_sub(1)..=layer];
    for position in 1..columns[layer].len() {
        let before = crossings(near, items);
        columns[layer].swap(position - 1, position);
        stack(&columns[layer], items);
        if crossings(near, items) < before {
            helped = true;
        } else {
            columns[layer].swap(position - 1, position);
            stack(&columns[layer], items);
        }
    }
    helped
}

/// How often arrows of different nets cross.
fn crossings(channels: &[Vec<Link>], items: &[Item]) -> usize {
    let mut count = 0;
    for channel in channels {
        let ends: Vec<(usize, [i32; 2], [Side; 2])> = channel
            .iter()
            .map(|link| (link.net, link.stops.map(|(item, at)| items[item].y + at), link.sides))
            .collect();
        for (i, a) in ends.iter().enumerate() {
            let others = ends[..i].iter().filter(|b| a.0 != b.0);
            count += others.filter(|b| cross((a.1, a.2), (b.1, b.2))).count();
        }
    }
    count
}

/// Whether two links of a channel cross.
fn cross((a, a_sides): ([i32; 2], [Side; 2]), (b, b_sides): ([i32; 2], [Side; 2])) -> bool {
    let turns = |sides: [Side; 2]| sides[0] == sides[1];
    let within = |y: i32, span: [i32; 2]| span[0].min(span[1]) < y && y < span[0].max(span[1]);
    match (turns(a_sides), turns(b_sides)) {
        (false, false) => {
            let b = if a_sides == b_sides { b } else { [b[1], b[0]] };
            (a[0] - b[0]).signum() * (a[1] - b[1]).signum() < 0
        }
        (true, true) => a_sides == b_sides && (within(a[0], b) != within(a[1], b)),
        (true, false) => within(if a_sides[0] == b_sides[0] { b[0] } else { b[1] }, a),
        (false, true) => within(if b_sides[0] == a_sides[0] { a[0] } else { a[1] }, b),
    }
}

/// Moves the items, in their order, to where their arrows are straight on average.
fn align(columns: &[Vec<usize>], items: &mut [Item], of: &Neighbours) {
    for round in 0..2 * ROUNDS {
        let mut sequence: Vec<usize> = (0..columns.len()).collect();
        if round % 2 == 1 {
            sequence.reverse();
        }
        for layer in sequence {
            let column = &columns[layer];
            let wishes: Vec<i32> = column.iter().map(|&item| of.mean(item, items)).collect();
            for (&item, y) in column.iter().zip(nearest(column, items, &wishes)) {
                items[item].y = y;
            }
        }
    }
}

/// The places nearest to the wishes that keep order and gaps: neighbours whose wishes collide form
/// a block that stands at the mean of their wishes.
fn nearest(column: &[usize], items: &[Item], wishes: &[i32]) -> Vec<i32> {
    // Without the heights and gaps above them, places must only not fall.
    let mut above = vec![0; column.len()];
    for i in 1..column.len() {
        let (before, item) = (&items[column[i - 1]], &items[column[i]]);
        above[i] = above[i - 1] + before.height + gap(before, item);
    }
    let mut blocks: Vec<(i32, i32)> = vec![];
    for (wish, above) in wishes.iter().zip(&above) {
        let mut block = (wish - above, 1);
        while let Some((sum, size)) = blocks.pop_if(|(sum, size)| *sum * block.1 > block.0 * *size)
        {
            block = (sum + block.0, size + block.1);
        }
        blocks.push(block);
    }
    let mean = |(sum, size): (i32, i32)| std::iter::repeat_n(sum.div_euclid(size), size as usize);
    blocks.into_iter().flat_map(mean).zip(above).map(|(place, above)| place + above).collect()
}

/// How far down a link goes.
fn fall(link: &Link, items: &[Item]) -> i32 {
    let [a, b] = link.stops.map(|(item, at)| items[item].y + at);
    b - a
}

/// What a link that goes so far down costs: a bend is worse than some way.
fn bend(fall: i32) -> i32 {
    if fall == 0 { 0 } else { fall.abs() + BEND }
}

/// Straightens links: moves what hangs together by straight links as a whole, where there is room
/// and it makes the picture better.
fn straighten(columns: &[Vec<usize>], items: &mut [Item], links: &[Link]) {
    for _ in 0..ROUNDS {
        let mut helped = false;
        for link in links {
            for (end, towards) in [(0, 1), (1, -1)] {
                let by = towards * fall(link, items);
                if by == 0 {
                    continue;
                }
                let group = group(link.stops[end].0, items, links);
                let gain = |other: &Link| {
                    let inside = other.stops.map(|(item, _)| group[item]);
                    let now = fall(other, items);
                    let then = now + by * (i32::from(inside[1]) - i32::from(inside[0]));
                    bend(now) - bend(then)
                };
                if links.iter().map(gain).sum::<i32>() > 0 && is_free(columns, items, &group, by) {
                    for (item, moves) in items.iter_mut().zip(&group) {
                        item.y += if *moves { by } else { 0 };
                    }
                    helped = true;
                }
            }
        }
        if !helped {
            break;
        }
    }
    let top = items.iter().map(|item| item.y).min().unwrap_or(0);
    items.iter_mut().for_each(|item| item.y -= top);
}

/// The items that straight links join to one of them.
fn group(item: usize, items: &[Item], links: &[Link]) -> Vec<bool> {
    let mut group = vec![false; items.len()];
    group[item] = true;
    let straight: Vec<&Link> = links.iter().filter(|link| fall(link, items) == 0).collect();
    loop {
        let mut grown = false;
        for link in &straight {
            let [a, b] = link.stops.map(|(item, _)| item);
            if group[a] != group[b] {
                group[a] = true;
                group[b] = true;
                grown = true;
            }
        }
        if !grown {
            return group;
        }
    }
}

/// Whether there is room to move the group.
fn is_free(columns: &[Vec<usize>], items: &[Item], group: &[bool], by: i32) -> bool {
    columns.iter().flat_map(|column| column.windows(2)).all(|pair| {
        let moved = |item: usize| items[item].y + if group[item] { by } else { 0 };
        let (above, below) = (&items[pair[0]], &items[pair[1]]);
        moved(pair[0]) + above.height + gap(above, below) <= moved(pair[1])
    })
}
