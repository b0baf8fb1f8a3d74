//! What of a design a picture shows.
use std::collections::BTreeSet;

use super::connections::{Connection, End, Owner, external_pins};
use nic_dsl::ir::*;

/// What a picture shows.
#[derive(Clone, Copy)]
pub enum View<'a> {
    /// Everything, down to modules without parts.
    Whole,
    /// What passes between the parts of the top: streams and pulses, those between the same two parts as one
    /// arrow. Parts are closed.
    Plan {
        /// Whether a part is left out, with all its arrows.
        hides: &'a dyn Fn(&Module) -> bool,
    },
}

impl View<'_> {
    /// Those of the arrows inside `module` that are drawn.
    pub(super) fn arrows(&self, module: &Module, mut arrows: Vec<Connection>) -> Vec<Connection> {
        let Self::Plan { hides } = self else { return arrows };
        let is_flow = |kind| kind != GroupKind::Level;
        let is_shown = |end: End| match end.0 {
            Owner::Boundary => is_flow(module.groups[end.1].kind),
            Owner::Logic => true,
            Owner::Instance(number) => match &module.instances[number].of {
                Instantiated::Module(child) => !hides(child) && is_flow(child.groups[end.1].kind),
                Instantiated::External(external) => is_flow(external_pins(external)[end.1].kind),
            },
        };
        arrows.retain(|arrow| is_shown(arrow.from) && is_shown(arrow.to));
        let mut seen = BTreeSet::new();
        arrows.retain(|arrow| {
            let is_boundary = [arrow.from, arrow.to].iter().any(|end| end.0 == Owner::Boundary);
            seen.insert((arrow.from.0, arrow.to.0)) || is_boundary
        });
        arrows
    }

    /// Whether it is everything.
    pub(super) fn is_whole(&self) -> bool {
        matches!(self, Self::Whole)
    }
}
