//! A picture of a design: the hierarchy as nested boxes, the streams, pulses and levels between
//! them as arrows, as SVG text. The same design gives the same bytes.
//!
//! Values flow from left to right: a module's inputs are on its left side, its outputs on its
//! right, and what feeds something stands left of it where there is no feedback. What a module
//! does itself, beside its instances, is one box called "logic".
mod arrange;
mod channels;
mod connections;
mod draw;
mod layers;
#[cfg(test)]
mod sketch;
mod symbol;
#[cfg(test)]
mod tests;
mod view;

use std::rc::Rc;

use draw::Drawing;
use nic_dsl::ir::Module;
use symbol::Symbol;
pub use view::View;

/// Space around everything.
const MARGIN: i32 = 24;
/// A row of a library ends before this.
const LIBRARY_WIDTH: i32 = 1480;
/// Space between the symbols of a library.
const LIBRARY_GAP: i32 = 36;

/// The hierarchy below `top` and its connections, as much of it as the view shows.
pub fn svg(top: &Rc<Module>, view: View) -> String {
    let symbol = Symbol::with_inside(&top.name, top, view);
    let (left, right) = draw::stub_widths(&symbol);
    let mut drawing = Drawing::default();
    drawing.stubs(&symbol, MARGIN + left, MARGIN);
    drawing.symbol(&symbol, MARGIN + left, MARGIN, 0);
    let height = MARGIN + symbol.height + MARGIN;
    drawing.legend(MARGIN, height);
    let width = (left + symbol.width + right).max(draw::LEGEND_WIDTH);
    drawing.finish(width + 2 * MARGIN, height + MARGIN)
}

/// Each module as its schematic symbol: inputs left, outputs right, with the types of their
/// payloads.
pub fn svg_library(modules: &[Rc<Module>]) -> String {
    let mut drawing = Drawing::default();
    let (mut x, mut y, mut row_height, mut width) = (MARGIN, MARGIN, 0, draw::LEGEND_WIDTH);
    for module in modules {
        let symbol = Symbol::closed(&module.name, module);
        let (left, right) = draw::stub_widths(&symbol);
        let full = left + symbol.width + right;
        if x > MARGIN && x + full > LIBRARY_WIDTH {
            (x, y, row_height) = (MARGIN, y + row_height + LIBRARY_GAP, 0);
        }
        drawing.stubs(&symbol, x + left, y);
        drawing.symbol(&symbol, x + left, y, 0);
        x += full + LIBRARY_GAP;
        width = width.max(x - LIBRARY_GAP - MARGIN);
        row_height = row_height.max(symbol.height);
    }
    let height = y + row_height + MARGIN;
    drawing.legend(MARGIN, height);
    drawing.finish(width + 2 * MARGIN, height + MARGIN)
}
