//! Places boxes in columns so that arrows go to the right, and turns the arrangement into
//! coordinates and lines.
use std::collections::BTreeMap;

use super::arrange::{self, Item, Link, Stop};
use super::channels::{self, Channel, Side};

/// Where a box may stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    /// In the first column: an input of the surrounding module.
    First,
    /// Between.
    Inner,
    /// In the last column: an output of the surrounding module.
    Last,
}

/// A box.
pub(super) struct Node {
    pub width: i32,
    pub height: i32,
    pub column: Column,
}

/// An arrow from the right side of one box to the left side of another.
pub(super) struct Edge {
    pub from: usize,
    /// Where on the box it begins.
    pub from_y: i32,
    pub to: usize,
    /// Where on the box it ends.
    pub to_y: i32,
    /// Arrows of one net share lines.
    pub net: usize,
}

/// Where everything is.
pub(super) struct Layout {
    /// Top left corner of each box.
    pub places: Vec<(i32, i32)>,
    /// Corners of each arrow.
    pub routes: Vec<Vec<(i32, i32)>>,
    /// Where arrows of one net part: net, place.
    pub junctions: Vec<(usize, i32, i32)>,
    pub width: i32,
    pub height: i32,
}

/// Places the boxes and routes the arrows; the whole is at least `width` wide.
pub(super) fn lay_out(nodes: &[Node], edges: &[Edge], width: i32) -> Layout {
    let (layers, count) = assign_layers(nodes, edges);
    let mut items: Vec<Item> = nodes
        .iter()
        .zip(&layers)
        .map(|(node, &layer)| Item {
            width: node.width,
            height: node.height,
            layer,
            gap: match node.column {
                Column::First | Column::Last => arrange::PORT_GAP,
                Column::Inner => arrange::BOX_GAP,
            },
            y: 0,
        })
        .collect();
    let chains = chains(edges, &layers, &mut items);
    let links: Vec<Vec<Link>> =
        chains.iter().zip(edges).map(|(chain, edge)| links(chain, edge.net, &items)).collect();
    let mut columns: Vec<Vec<usize>> = vec![vec![]; count];
    for (i, item) in items.iter().enumerate() {
        columns[item.layer].push(i);
    }
    arrange::arrange(&mut columns, &mut items, &links.concat());
    let layout = place(nodes, edges, (&columns, &items, &links), 0);
    if layout.width >= width {
        return layout;
    }
    let channels = count as i32 - 1;
    let spare = (width - layout.width + channels - 1) / channels;
    place(nodes, edges, (&columns, &items, &links), spare)
}

/// The column of each box, right of everything that feeds it but for feedback, and the number of
/// columns.
fn assign_layers(nodes: &[Node], edges: &[Edge]) -> (Vec<usize>, usize) {
    let mut next: Vec<Vec<usize>> = vec![vec![]; nodes.len()];
    for edge in edges {
        next[edge.from].push(edge.to);
    }
    // Depth first from the inputs: what leads back to a box that is still open is feedback.
    let mut finished = vec![];
    let mut open = vec![false; nodes.len()];
    let mut seen = vec![false; nodes.len()];
    let mut forward: Vec<Vec<usize>> = vec![vec![]; nodes.len()];
    let inputs = (0..nodes.len()).filter(|&i| nodes[i].column == Column::First);
    for root in inputs.chain(0..nodes.len()) {
        let mut calls = vec![(root, 0)];
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        open[root] = true;
        while let Some((node, position)) = calls.last_mut() {
            let node = *node;
            if let Some(&other) = next[node].get(*position) {
                *position += 1;
                if open[other] {
                    continue;
                }
                forward[node].push(other);
                if !std::mem::replace(&mut seen[other], true) {
                    open[other] = true;
                    calls.push((other, 0));
                }
            } else {
                open[node] = false;
                finished.push(node);
                calls.pop();
            }
        }
    }
    let first = |node: usize| usize::from(nodes[node].column != Column::First);
    let mut layers: Vec<usize> = (0..nodes.len()).map(first).collect();
    for &node in finished.iter().rev() {
        for &other in &forward[node] {
            layers[other] = layers[other].max(layers[node] + 1);
        }
    }
    let is_last = |node: usize| nodes[node].column == Column::Last;
    let inner = (0..nodes.len()).filter(|&node| !is_last(node)).map(|node| layers[node]).max();
    let last = inner.unwrap_or(0) + 1;
    (0..nodes.len()).filter(|&node| is_last(node)).for_each(|node| layers[node] = last);
    // A box that nothing feeds stands just before what it feeds.
    let fed: Vec<usize> = forward.iter().flatten().copied().collect();
    for &node in &finished {
        let nearest = forward[node].iter().map(|&other| layers[other]).min();
        if let (Column::Inner, false, Some(nearest)) =
            (nodes[node].column, fed.contains(&node), nearest)
        {
            layers[node] = nearest - 1;
        }
    }
    (layers, last + 1)
}

/// The way of each arrow from stop to stop; makes the items for the columns that arrows pass.
fn chains(edges: &[Edge], layers: &[usize], items: &mut Vec<Item>) -> Vec<Vec<Stop>> {
    let mut passes: BTreeMap<(usize, usize, bool), usize> = BTreeMap::new();
    let mut pass = |net: usize, layer: usize, back: bool| {
        let item = *passes.entry((net, layer, back)).or_insert_with(|| {
            items.push(Item { width: 0, height: 0, layer, gap: arrange::PASS_GAP, y: 0 });
            items.len() - 1
        });
        (item, 0)
    };
    let chain = |edge: &Edge| {
        let (from, to) = (layers[edge.from], layers[edge.to]);
        let mut chain = vec![(edge.from, edge.from_y)];
        if from < to {
            chain.extend((from + 1..to).map(|layer| pass(edge.net, layer, false)));
        } else {
            chain.extend((to..=from).rev().map(|layer| pass(edge.net, layer, true)));
        }
        chain.push((edge.to, edge.to_y));
        chain
    };
    edges.iter().map(chain).collect()
}

/// The links of one arrow. Going back, it leaves its box to the right and turns, and turns again
/// before the left side of the box where it ends.
fn links(chain: &[Stop], net: usize, items: &[Item]) -> Vec<Link> {
    let layer = |stop: Stop| items[stop.0].layer;
    let back = layer(chain[0]) >= layer(chain[chain.len() - 1]);
    let link = |(step, pair): (usize, &[Stop])| {
        let from = layer(pair[0]);
        let (channel, sides) = match (back, step, step == chain.len() - 2) {
            (false, ..) => (from, [Side::Left, Side::Right]),
            (true, 0, _) => (from, [Side::Left, Side::Left]),
            (true, _, true) => (from - 1, [Side::Right, Side::Right]),
            (true, _, false) => (from - 1, [Side::Right, Side::Left]),
        };
        Link { net, channel, stops: [pair[0], pair[1]], sides }
    };
    chain.windows(2).enumerate().map(link).collect()
}

/// Turns columns into coordinates and links into lines, with so much space to spare between two
/// columns.
fn place(
    nodes: &[Node],
    edges: &[Edge],
    (columns, items, links): (&[Vec<usize>], &[Item], &[Vec<Link>]),
    spare: i32,
) -> Layout {
    let y = |stop: Stop| items[stop.0].y + stop.1;
    let mut between: Vec<Channel> = (1..columns.len()).map(|_| Channel::default()).collect();
    for link in links.iter().flatten() {
        let [a, b] = link.stops;
        between[link.channel].join(link.net, (link.sides[0], y(a)), (link.sides[1], y(b)));
    }
    let mut x = 0;
    let mut lefts = vec![];
    let mut widths = vec![];
    let mut tracks = vec![];
    let mut junctions = vec![];
    for (layer, column) in columns.iter().enumerate() {
        lefts.push(x);
        widths.push(column.iter().map(|&item| items[item].width).max().unwrap_or(0));
        x += widths[layer];
        if let Some(channel) = between.get(layer) {
            let (track, width) = channels::tracks(channel, x, spare);
            junctions.extend(channel.junctions(&track));
            tracks.push(track);
            x += width;
        }
    }
    let place_of = |i: usize| {
        let (left, room) = (lefts[items[i].layer], widths[items[i].layer] - items[i].width);
        let shift = match nodes[i].column {
            Column::First => 0,
            Column::Inner => room / 2,
            Column::Last => room,
        };
        (left + shift, items[i].y)
    };
    let places: Vec<(i32, i32)> = (0..nodes.len()).map(place_of).collect();
    let route = |(edge, links): (&Edge, &Vec<Link>)| {
        let mut route = vec![(places[edge.from].0 + nodes[edge.from].width, y(links[0].stops[0]))];
        for link in links {
            let [from, to] = link.stops.map(y);
            if from != to {
                let x = tracks[link.channel][&edge.net];
                route.extend([(x, from), (x, to)]);
            }
        }
        route.push((places[edge.to].0, y(links[links.len() - 1].stops[1])));
        route
    };
    let routes = edges.iter().zip(links).map(route).collect();
    let height = items.iter().map(|item| item.y + item.height).max().unwrap_or(0);
    Layout { places, routes, junctions, width: x, height }
}
