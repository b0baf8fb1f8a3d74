//! Which way makes room: a tree of bits for each set, each of which points away from the half that
//! was used last.
use nic_dsl::{Bits, concatenate, mux, pack};

/// Bits of a tree over that many ways.
pub(super) fn tree_bits(ways: u32) -> u32 {
    ways - 1
}

/// The way to which the tree points. Bit 0 is the root; the children of `i` are `2i + 1`, `2i + 2`.
pub(super) fn pointed(tree: Bits, ways: u32) -> Bits {
    subtree(tree, 0, ways)
}

fn subtree(tree: Bits, node: u32, ways: u32) -> Bits {
    let side = tree.bit(node);
    if ways == 2 {
        return side.bits();
    }
    let low = subtree(tree, 2 * node + 1, ways / 2);
    let high = subtree(tree, 2 * node + 2, ways / 2);
    concatenate([side.bits(), mux(side, high, low)])
}

/// The tree after a use of `way`.
pub(super) fn touched(tree: Bits, way: Bits) -> Bits {
    let levels = way.width();
    pack((0..tree.width()).map(|node| {
        let level = (node + 1).ilog2();
        // The path to this node: the upper bits of the ways below it.
        let path = node + 1 - (1 << level);
        let away = !way.bit(levels - 1 - level);
        match level {
            0 => away,
            _ => mux(way.top(level).equals(path), away, tree.bit(node)),
        }
    }))
}
