//! Boxes: a module, an external module or a module's own logic, with its pins, and, where it is
//! shown, what is inside.
use std::collections::{BTreeMap, BTreeSet};

use super::connections::{self, Connection, End, Owner, Pin};
use super::layers::{self, Column, Edge, Node};
use super::view::View;
use nic_dsl::ir::*;

/// Size of names of modules and instances.
pub(super) const TITLE: i32 = 13;
/// Size of names of ports.
pub(super) const LABEL: i32 = 12;
/// Size of types and domains.
pub(super) const SMALL: i32 = 10;
/// Height of a pin's row.
pub(super) const ROW: i32 = 20;
/// Space between a box and the names in it.
pub(super) const PAD: i32 = 12;

/// Height of a box's name, and of the line under it.
const HEADER: i32 = 28;
const SUBTITLE: i32 = 15;
/// Space between names on the left and names on the right.
const BETWEEN: i32 = 30;
/// Space below the last row.
const BOTTOM: i32 = 8;

/// What a box stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Frame {
    Module,
    External,
    Logic,
}

/// A box.
pub(super) struct Symbol {
    pub frame: Frame,
    /// Name of the instance.
    pub title: String,
    /// Name of the module, unless it is the title.
    pub subtitle: String,
    /// The module's documentation.
    pub documentation: String,
    pub width: i32,
    pub height: i32,
    pub pins: Vec<PlacedPin>,
    pub inside: Option<Inside>,
}

/// A pin, its number among all of its box, and how far below the top of the box it is.
pub(super) struct PlacedPin {
    pub number: usize,
    pub pin: Pin,
    pub y: i32,
}

/// What is inside a box, in its coordinates.
pub(super) struct Inside {
    pub children: Vec<(i32, i32, Symbol)>,
    pub wires: Vec<Wire>,
    /// Where wires of one origin part.
    pub junctions: Vec<(GroupKind, i32, i32)>,
}

/// The arrows of one origin.
pub(super) struct Wire {
    pub kind: GroupKind,
    /// The corners of each.
    pub routes: Vec<Vec<(i32, i32)>>,
    /// Where from and where to, in words.
    pub text: String,
}

/// Width of so many characters; all text is of one width a character.
pub(super) fn text_width(text: &str, size: i32) -> i32 {
    (text.chars().count() as i32 * size * 61 + 99) / 100
}

/// Width of a pin's name, with its clock domain.
fn label_width(pin: &Pin) -> i32 {
    let domain = if pin.domain.is_empty() { 0 } else { text_width(&pin.domain, SMALL) + 8 };
    text_width(&pin.name, LABEL) + domain
}

impl Symbol {
    /// A module without its inside.
    pub fn closed(title: &str, module: &Module) -> Self {
        Self::with_pins(title, module, |_| true)
    }

    /// A module with its inside, if it has one, and as much of that as the view shows.
    pub fn with_inside(title: &str, module: &Module, view: View) -> Self {
        let arrows = view.arrows(module, connections::connections(module));
        let used = |number| {
            arrows.iter().any(|arrow| [arrow.from, arrow.to].contains(&(Owner::Boundary, number)))
        };
        let mut symbol = Self::with_pins(title, module, |number| view.is_whole() || used(number));
        if !module.instances.is_empty() {
            symbol.open(module, &arrows, view);
        }
        symbol
    }

    /// A module with those of its pins.
    fn with_pins(title: &str, module: &Module, shows: impl Fn(usize) -> bool) -> Self {
        let pins = connections::pins(module).into_iter().enumerate();
        let pins = pins.filter(|(number, _)| shows(*number)).collect();
        let mut symbol = Self::frame(Frame::Module, title, &module.name, pins);
        symbol.documentation = module.documentation.clone();
        symbol
    }

    fn external(title: &str, module: &ExternalModule) -> Self {
        let pins = connections::external_pins(module).into_iter().enumerate().collect();
        Self::frame(Frame::External, title, &module.name, pins)
    }

    /// The pin of that number among all of the box.
    fn pin(&self, number: usize) -> &PlacedPin {
        self.pins
            .iter()
            .find(|pin| pin.number == number)
            .expect("arrows end at pins that are drawn")
    }

    /// The box of a module's own logic, with room for so many arrows on its sides.
    fn logic(arrows: i32) -> Self {
        let mut symbol = Self::frame(Frame::Logic, "logic", "logic", vec![]);
        symbol.height = symbol.height.max(arrows * ROW);
        symbol
    }

    fn frame(frame: Frame, title: &str, name: &str, pins: Vec<(usize, Pin)>) -> Self {
        let subtitle = if title == name { "" } else { name };
        let top = HEADER + if subtitle.is_empty() { 0 } else { SUBTITLE };
        let mut rows = (0, 0);
        let mut labels = (0, 0);
        let mut placed = vec![];
        for (number, pin) in pins {
            let (row, label) = match pin.direction {
                Direction::Input => (&mut rows.0, &mut labels.0),
                Direction::Output => (&mut rows.1, &mut labels.1),
            };
            *label = label_width(&pin).max(*label);
            placed.push(PlacedPin { number, pin, y: top + *row * ROW + ROW / 2 });
            *row += 1;
        }
        let names = text_width(title, TITLE).max(text_width(subtitle, SMALL));
        Self {
            frame,
            title: title.into(),
            subtitle: subtitle.into(),
            documentation: String::new(),
            width: names.max(labels.0 + BETWEEN + labels.1) + 2 * PAD,
            height: top + rows.0.max(rows.1) * ROW + BOTTOM,
            pins: placed,
            inside: None,
        }
    }

    /// Lays out the inside; the pins move to where the arrows want them.
    fn open(&mut self, module: &Module, connections: &[Connection], view: View) {
        let mut used: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for (owner, pin) in connections.iter().flat_map(|arrow| [arrow.from, arrow.to]) {
            if let Owner::Instance(number) = owner {
                used.entry(number).or_default().insert(pin);
            }
        }
        // The box of an instance, if it has one.
        let mut place = vec![None; module.instances.len()];
        let mut children: Vec<Symbol> = vec![];
        for (number, instance) in module.instances.iter().enumerate() {
            let used = used.get(&number);
            if used.is_none() && !view.is_whole() {
                continue;
            }
            place[number] = Some(children.len());
            children.push(match &instance.of {
                Instantiated::Module(child) if view.is_whole() => {
                    Self::with_inside(&instance.name, child, view)
                }
                Instantiated::Module(child) => Self::with_pins(&instance.name, child, |pin| {
                    used.is_some_and(|used| used.contains(&pin))
                }),
                Instantiated::External(external) => Self::external(&instance.name, external),
            });
        }
        let child = |instance: usize| place[instance].expect("arrows end at boxes that are drawn");
        let count = |is: fn(&Connection) -> Owner| {
            connections.iter().filter(|c| is(c) == Owner::Logic).count() as i32
        };
        let (into, out) = (count(|c| c.to.0), count(|c| c.from.0));
        if into + out > 0 {
            children.push(Self::logic(into.max(out)));
        }
        let top = HEADER + if self.subtitle.is_empty() { 0 } else { SUBTITLE };
        let mut nodes: Vec<Node> = children
            .iter()
            .map(|child| Node { width: child.width, height: child.height, column: Column::Inner })
            .collect();
        for PlacedPin { pin, .. } in &self.pins {
            let column = match pin.direction {
                Direction::Input => Column::First,
                Direction::Output => Column::Last,
            };
            nodes.push(Node { width: label_width(pin) + PAD + 4, height: ROW, column });
        }
        let mut edges = vec![];
        let mut used = (0, 0);
        for (i, connection) in connections.iter().enumerate() {
            let at = |end: End, used: &mut i32, arrows: i32| match end.0 {
                Owner::Boundary => {
                    let among = self.pins.iter().position(|pin| pin.number == end.1);
                    (children.len() + among.expect("arrows end at pins that are drawn"), ROW / 2)
                }
                Owner::Instance(instance) => {
                    (child(instance), children[child(instance)].pin(end.1).y)
                }
                Owner::Logic => {
                    let logic = &children[children.len() - 1];
                    *used += 1;
                    (children.len() - 1, logic.height * (2 * *used - 1) / (2 * arrows))
                }
            };
            let (from, from_y) = at(connection.from, &mut used.0, out);
            let (to, to_y) = at(connection.to, &mut used.1, into);
            // All arrows from one pin are one net; each arrow from the logic is its own.
            let first = connections.iter().position(|other| other.from == connection.from);
            let net = match connection.from.0 {
                Owner::Logic => i,
                _ => first.unwrap_or(i),
            };
            edges.push(Edge { from, from_y, to, to_y, net });
        }
        let layout = layers::lay_out(&nodes, &edges, self.width);
        self.width = layout.width;
        self.height = top + layout.height + ROW;
        for (number, pin) in self.pins.iter_mut().enumerate() {
            pin.y = top + layout.places[children.len() + number].1 + ROW / 2;
        }
        let kind = |connection: &Connection| match (connection.from, connection.to) {
            ((Owner::Boundary, pin), _) | (_, (Owner::Boundary, pin)) => self.pin(pin).pin.kind,
            ((Owner::Instance(i), pin), _) | (_, (Owner::Instance(i), pin)) => {
                children[child(i)].pin(pin).pin.kind
            }
            _ => GroupKind::Level,
        };
        let name = |end: End| match end {
            (Owner::Boundary, pin) => self.pin(pin).pin.name.clone(),
            (Owner::Instance(i), pin) => {
                let child = &children[child(i)];
                format!("{}.{}", child.title, child.pin(pin).pin.name)
            }
            (Owner::Logic, _) => "logic".to_string(),
        };
        let mut wires: Vec<(usize, Wire)> = vec![];
        for ((connection, edge), corners) in connections.iter().zip(&edges).zip(layout.routes) {
            let route = corners.into_iter().map(|(x, y)| (x, y + top)).collect();
            match wires.iter_mut().find(|(net, _)| *net == edge.net) {
                Some((_, wire)) => {
                    wire.routes.push(route);
                    wire.text += &format!(", {}", name(connection.to));
                }
                None => {
                    let text = format!("{} to {}", name(connection.from), name(connection.to));
                    let wire = Wire { kind: kind(connection), routes: vec![route], text };
                    wires.push((edge.net, wire));
                }
            }
        }
        let wires = wires.into_iter().map(|(_, wire)| wire).collect();
        let junctions = layout.junctions.iter().map(|&(net, x, y)| {
            let edge = edges.iter().position(|edge| edge.net == net).unwrap_or(0);
            (kind(&connections[edge]), x, y + top)
        });
        let junctions = junctions.collect();
        let places = layout.places.iter();
        let children =
            children.into_iter().zip(places).map(|(child, &(x, y))| (x, y + top, child)).collect();
        self.inside = Some(Inside { children, wires, junctions });
    }
}
