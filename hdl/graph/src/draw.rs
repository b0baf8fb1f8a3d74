//! Writes boxes and arrows as SVG.
use std::fmt::Write;

use super::symbol::{Frame, LABEL, PAD, SMALL, Symbol, TITLE, Wire, text_width};
use nic_dsl::ir::{Direction, GroupKind};

/// Length of the arrows outside the outermost box.
const STUB: i32 = 30;
/// Length of an arrow's head.
const HEAD: i32 = 7;
/// Radius of the corners of arrows.
const CORNER: i32 = 6;
/// Width of the legend.
pub(super) const LEGEND_WIDTH: i32 = 560;

const INK: &str = "#1d2733";
const FAINT: &str = "#66727f";
/// Backgrounds of modules that show their inside, from the outermost inwards.
const SHADES: [&str; 4] = ["#f4f6f9", "#e8edf4", "#dde5ef", "#d3dde9"];

/// Colour, width and dashes of an arrow.
fn style(kind: GroupKind) -> (&'static str, &'static str, &'static str) {
    match kind {
        GroupKind::Stream => ("#1c4f9c", "2", ""),
        GroupKind::Pulse => ("#b4501a", "1", ""),
        GroupKind::Level => {
            ("#4d6b53", "1.5", " stroke-dasharray=\"0.1 4\" stroke-linecap=\"round\"")
        }
    }
}

/// Space that the arrows outside a box and the types at them take on its left and right.
pub(super) fn stub_widths(symbol: &Symbol) -> (i32, i32) {
    let width = |direction: Direction| {
        let own = symbol.pins.iter().filter(|placed| placed.pin.direction == direction);
        let text = own.map(|placed| text_width(&placed.pin.payload, SMALL) + 6).max();
        text.map_or(0, |text| STUB + text)
    };
    (width(Direction::Input), width(Direction::Output))
}

/// Where a text is relative to its place.
#[derive(Clone, Copy)]
enum Anchor {
    Start,
    End,
}

/// The elements drawn so far.
#[derive(Default)]
pub(super) struct Drawing {
    body: String,
}

impl Drawing {
    /// The whole as a document of that size.
    pub fn finish(self, width: i32, height: i32) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"'DejaVu Sans Mono', Menlo, Consolas, \
             monospace\" fill=\"none\">\n<rect width=\"{width}\" height=\"{height}\" \
             fill=\"#ffffff\"/>\n{}</svg>\n",
            self.body
        )
    }

    fn line(&mut self, text: &str) {
        self.body.push_str(text);
        self.body.push('\n');
    }

    fn text(&mut self, (x, y): (i32, i32), anchor: Anchor, look: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::End => " text-anchor=\"end\"",
        };
        self.line(&format!("<text x=\"{x}\" y=\"{y}\"{anchor} {look}>{}</text>", escape(text)));
    }

    /// A box with everything in it; `depth` boxes are around it.
    pub fn symbol(&mut self, symbol: &Symbol, x: i32, y: i32, depth: usize) {
        let Symbol { width, height, .. } = symbol;
        self.line("<g>");
        if !symbol.documentation.is_empty() {
            self.line(&format!("<title>{}</title>", escape(symbol.documentation.trim())));
        }
        let fill = match &symbol.inside {
            Some(_) => SHADES[depth.min(SHADES.len() - 1)],
            None => "#ffffff",
        };
        let (radius, border) = match symbol.frame {
            Frame::Module => (3, ""),
            Frame::External => (3, " stroke-dasharray=\"6 3\""),
            Frame::Logic => (12, " stroke-dasharray=\"3 3\""),
        };
        self.line(&format!(
            "<rect x=\"{x}.5\" y=\"{y}.5\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" \
             fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1\"{border}/>"
        ));
        if symbol.frame == Frame::Logic {
            let look = format!("font-size=\"{LABEL}\" font-style=\"italic\" fill=\"{FAINT}\"");
            let left = x + (width - text_width(&symbol.title, LABEL)) / 2;
            self.text((left, y + height / 2 + 4), Anchor::Start, &look, &symbol.title);
        } else {
            let look = format!("font-size=\"{TITLE}\" font-weight=\"bold\" fill=\"{INK}\"");
            self.text((x + PAD, y + 19), Anchor::Start, &look, &symbol.title);
        }
        if !symbol.subtitle.is_empty() {
            let look = format!("font-size=\"{SMALL}\" fill=\"{FAINT}\"");
            self.text((x + PAD, y + 34), Anchor::Start, &look, &symbol.subtitle);
        }
        if let Some(inside) = &symbol.inside {
            for wire in &inside.wires {
                self.wire(wire, x, y);
            }
            for &(kind, at_x, at_y) in &inside.junctions {
                let (x, y) = (x + at_x, y + at_y);
                let colour = style(kind).0;
                self.line(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{colour}\"/>"));
            }
            for (child_x, child_y, child) in &inside.children {
                self.symbol(child, x + child_x, y + child_y, depth + 1);
            }
        }
        for placed in &symbol.pins {
            self.pin_name(symbol, placed, x, y);
        }
        self.line("</g>");
    }

    /// The name of a pin and, smaller, of its clock domain, inside the box.
    fn pin_name(&mut self, symbol: &Symbol, placed: &super::symbol::PlacedPin, x: i32, y: i32) {
        let pin = &placed.pin;
        let baseline = y + placed.y + 4;
        let name = format!("font-size=\"{LABEL}\" fill=\"{INK}\"");
        let domain = format!("font-size=\"{SMALL}\" fill=\"{FAINT}\"");
        let beside = text_width(&pin.name, LABEL) + 8;
        match pin.direction {
            Direction::Input => {
                let left = x + PAD;
                self.text((left, baseline), Anchor::Start, &name, &pin.name);
                if !pin.domain.is_empty() {
                    self.text((left + beside, baseline), Anchor::Start, &domain, &pin.domain);
                }
            }
            Direction::Output => {
                let right = x + symbol.width - PAD;
                self.text((right, baseline), Anchor::End, &name, &pin.name);
                if !pin.domain.is_empty() {
                    self.text((right - beside, baseline), Anchor::End, &domain, &pin.domain);
                }
            }
        }
    }

    /// The arrows outside the outermost box, with the types of what they carry.
    pub fn stubs(&mut self, symbol: &Symbol, x: i32, y: i32) {
        for placed in &symbol.pins {
            let (pin, y) = (&placed.pin, y + placed.y);
            let (from, text, anchor) = match pin.direction {
                Direction::Input => (x - STUB, x - STUB - 6, Anchor::End),
                Direction::Output => (x + symbol.width, x + symbol.width + STUB + 6, Anchor::Start),
            };
            let routes = vec![vec![(from, y), (from + STUB, y)]];
            let wire = Wire { kind: pin.kind, routes, text: pin.name.clone() };
            self.wire(&wire, 0, 0);
            let look = format!("font-size=\"{SMALL}\" fill=\"{FAINT}\"");
            self.text((text, y + 3), anchor, &look, &pin.payload);
        }
    }

    /// Arrows with rounded corners; one path for all, so that what they share is drawn once.
    fn wire(&mut self, wire: &Wire, x: i32, y: i32) {
        let (colour, width, dashes) = style(wire.kind);
        let (mut lines, mut heads) = (String::new(), String::new());
        for route in &wire.routes {
            let mut corners: Vec<(i32, i32)> =
                route.iter().map(|&(corner_x, corner_y)| (x + corner_x, y + corner_y)).collect();
            let Some(last) = corners.last_mut() else { continue };
            let (tip, middle) = *last;
            last.0 -= HEAD - 1;
            lines += &rounded(&corners);
            let (left, top, bottom) = (tip - HEAD, middle - 4, middle + 4);
            heads += &format!("M{tip} {middle}L{left} {top}V{bottom}Z");
        }
        self.line(&format!(
            "<path d=\"{lines}\" stroke=\"{colour}\" stroke-width=\"{width}\"{dashes}>\
             <title>{}</title></path>",
            escape(&wire.text)
        ));
        self.line(&format!("<path d=\"{heads}\" fill=\"{colour}\"/>"));
    }

    /// What the kinds of arrows mean.
    pub fn legend(&mut self, x: i32, y: i32) {
        let kinds = [
            (GroupKind::Stream, "stream"),
            (GroupKind::Pulse, "pulse"),
            (GroupKind::Level, "level"),
        ];
        let look = format!("font-size=\"{SMALL}\" fill=\"{FAINT}\"");
        let mut left = x;
        for (kind, name) in kinds {
            let routes = vec![vec![(left, y), (left + STUB, y)]];
            self.wire(&Wire { kind, routes, text: name.into() }, 0, 0);
            self.text((left + STUB + 6, y + 3), Anchor::Start, &look, name);
            left += STUB + 6 + text_width(name, SMALL) + 24;
        }
    }
}

/// The path through the corners, each of them rounded.
fn rounded(corners: &[(i32, i32)]) -> String {
    let mut path = format!("M{} {}", corners[0].0, corners[0].1);
    let toward = |from: (i32, i32), to: (i32, i32), by: i32| {
        (from.0 + (to.0 - from.0).signum() * by, from.1 + (to.1 - from.1).signum() * by)
    };
    let length = |a: (i32, i32), b: (i32, i32)| (a.0 - b.0).abs() + (a.1 - b.1).abs();
    for three in corners.windows(3) {
        let (before, corner, after) = (three[0], three[1], three[2]);
        let radius = CORNER.min(length(before, corner) / 2).min(length(corner, after) / 2);
        let (start, end) = (toward(corner, before, radius), toward(corner, after, radius));
        let _ =
            write!(path, "L{} {}Q{} {} {} {}", start.0, start.1, corner.0, corner.1, end.0, end.1);
    }
    let last = corners[corners.len() - 1];
    let _ = write!(path, "L{} {}", last.0, last.1);
    path
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
