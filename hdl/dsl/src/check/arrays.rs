//! Arrays and loops over their elements.
use super::{Report, describe};
use crate::ir::*;

/// Sizes and kinds of arrays and loops.
pub(super) fn declarations(report: &mut Report) {
    let module = report.module;
    for (i, signal) in module.signals.iter().enumerate() {
        let Some(elements) = signal.elements else { continue };
        let what = describe(module, SignalId(i as u32));
        if elements < 2 || !signal.width.is_multiple_of(elements) {
            let text = format!(
                "{what} has {} bits for {elements} elements; an array has at least 2, of one width",
                signal.width
            );
            report.error(signal.place, text);
        }
        if !matches!(signal.kind, SignalKind::Register { .. } | SignalKind::Wire) {
            let text = format!("{what} is an array; only registers and wires are");
            report.error(signal.place, text);
        }
    }
    for found in &module.loops {
        if found.elements < 2 {
            let text = format!("a loop over {} elements; it has at least 2", found.elements);
            report.error(found.place, text);
        }
    }
}

/// Where what has a value in a loop alone is used, and what loops assign.
pub(super) fn check(report: &mut Report) {
    let module = report.module;
    let mut uses = Uses {
        of: module.loops_of_expressions(),
        seen: vec![false; module.loops.len()],
        found: vec![],
    };
    uses.list(module, &module.body, None, true);
    let mut outside: Vec<(ExpressionId, Place)> = vec![];
    for port in module.memories.iter().flat_map(|memory| &memory.ports) {
        outside.extend(port.expressions().map(|id| (id, port.place)));
    }
    outside.extend(module.properties.iter().map(|p| (p.condition, p.place)));
    outside.into_iter().for_each(|(id, place)| uses.value(id, None, place));
    uses.mixed(module);
    uses.found.into_iter().for_each(|(place, text)| report.error(place, text));
}

struct Uses {
    of: Vec<Option<LoopId>>,
    /// The loops that a statement is for.
    seen: Vec<bool>,
    found: Vec<(Place, String)>,
}

impl Uses {
    fn value(&mut self, id: ExpressionId, inside: Option<LoopId>, place: Place) {
        if self.of[id.index()].is_some_and(|of| Some(of) != inside) {
            let text = "a value of a loop over elements is used outside of that loop; \
                        assign it to an array there (`map`), and use that. Where it is used in another loop: \
                        `vector_of`, `mux_each`, `repeat_each`, and of many bits `lowest_one` and `several`, \
                        are loops, too";
            let found = (place, text.into());
            if !self.found.contains(&found) {
                self.found.push(found);
            }
        }
    }

    fn list(
        &mut self,
        module: &Module,
        list: &[Statement],
        inside: Option<LoopId>,
        is_outermost: bool,
    ) {
        for statement in list {
            match statement {
                Statement::Assign { target, value, place } => {
                    self.value(*value, inside, place);
                    if let Part::Element { index, .. } = target.part {
                        self.value(index, inside, place);
                    }
                    self.target(module, target, inside, place);
                }
                Statement::If { condition, then, otherwise, place } => {
                    self.value(*condition, inside, place);
                    self.list(module, then, inside, false);
                    self.list(module, otherwise, inside, false);
                }
                Statement::Case { subject, arms, default, place } => {
                    self.value(*subject, inside, place);
                    arms.iter().for_each(|arm| self.list(module, &arm.body, inside, false));
                    if let Some((_, body)) = default {
                        self.list(module, body, inside, false);
                    }
                }
                Statement::For { index, body, place } => {
                    self.statement(module, *index, body, is_outermost, place);
                    if inside.is_some() {
                        self.found.push((place, "a loop inside a loop; use two arrays".into()));
                    }
                    self.list(module, body, Some(*index), false);
                }
            }
        }
    }

    fn statement(
        &mut self,
        module: &Module,
        index: LoopId,
        body: &[Statement],
        is_outermost: bool,
        place: Place,
    ) {
        match self.seen.get_mut(index.index()) {
            None => self.found.push((place, format!("loop {} does not exist", index.0))),
            Some(seen) if *seen => {
                self.found.push((place, format!("loop {} has two statements", index.0)));
            }
            Some(seen) => *seen = true,
        }
        let assigns_wire = |statement: &Statement| {
            matches!(statement, Statement::Assign { target, .. }
                if module.signal(target.signal).kind.is_driven_combinationally())
        };
        if module.is_combinational_loop(body) && !(is_outermost && body.iter().all(assigns_wire)) {
            let text = "a loop that assigns wires stands under no condition and has none, and \
                        assigns no registers; use `map`";
            self.found.push((place, text.into()));
        }
    }

    fn target(&mut self, module: &Module, target: &Target, inside: Option<LoopId>, place: Place) {
        let signal = module.signal(target.signal);
        let what = describe(module, target.signal);
        let is_wire = signal.kind.is_driven_combinationally();
        let is_element = matches!(target.part, Part::Element { .. });
        let text = match inside {
            Some(_) if !target.is_each(module) => format!(
                "{what} is assigned in a loop over elements, which assigns the element that it is \
                 at of arrays of its size, and nothing else"
            ),
            None if signal.is_table() && !is_element => {
                format!("{what} is an array and assigned as a whole; assign it in a loop (`each`)")
            }
            None if is_wire && signal.elements.is_some() && is_element => {
                format!("an element of {what} is assigned by itself; a loop assigns all (`map`)")
            }
            _ => return,
        };
        self.found.push((place, text));
    }

    /// Values of two loops in one.
    fn mixed(&mut self, module: &Module) {
        for (i, expression) in module.expressions.iter().enumerate() {
            for operand in expression.operation.operands() {
                self.value(operand, self.of[i], expression.place);
            }
        }
    }
}
