//! What an author does to a signal besides reading it: assign it, name it, describe it to synthesis,
//! declare it unused.
use crate::bits::Bits;
use crate::builder::{here, with};
use crate::ir::{ExpressionId, Module, Operation, Part, Place, SignalKind, Statement, Target};
use crate::operand::Operand;
use crate::refusal::refuse;
use crate::widths::{self, Free};

impl Bits {
    /// Assigns it: a wire, an output or an instance's input takes the value in this cycle, a
    /// register at the clock edge. The last assignment that runs wins.
    ///
    /// # Refused
    /// If the widths differ, or if it is no signal (or slice or element of one) that can be driven.
    #[track_caller]
    pub fn set(self, value: impl Into<Operand>) {
        self.set_at(value.into().fit(self), here());
    }

    /// As [`Self::set`], for an assignment written at `place`.
    pub(crate) fn set_at(self, value: Self, place: Place) {
        let (target, value_id) = (self.expression_at(place), value.expression_at(place));
        widths::equal(self, value, "set", Free::Right, place);
        let target = with(|b| {
            let found = target_of(&b.module, target);
            if let Ok(found) = &found
                && !matches!(found.part, Part::Whole)
            {
                // A named slice that is only assigned must not become a wire of its own.
                b.module.expressions[target.index()].name = None;
            }
            found
        });
        match target {
            Ok(target) => {
                with(|b| b.emit(Statement::Assign { target, value: value_id, place }));
            }
            Err(text) => refuse(place, text),
        }
    }

    /// Declares that nobody reads it, on purpose.
    #[track_caller]
    pub fn ignore(self) {
        let id = self.expression();
        with(|b| b.module.ignored.push(id));
    }
    /// Declares that nobody has to read it.
    pub(crate) fn optional(self) {
        let id = self.expression();
        with(|b| b.add_optional(id));
    }
    /// Tells synthesis something about a register or wire: `(* name = "value" *)`.
    ///
    /// # Refused
    /// If it is a port, or no signal but a value.
    #[track_caller]
    pub fn attribute(self, name: &str, value: &str) -> Self {
        let (id, place) = (self.expression(), here());
        let signal = with(|b| match b.module.expression(id).operation {
            Operation::Signal(signal) if !b.module.signal(signal).kind.is_port() => Some(signal),
            _ => None,
        });
        let Some(signal) = signal else {
            refuse(
                place,
                format!("{} is no register or wire: it has no attributes", self.describe()),
            )
        };
        let attribute = (name.to_string(), value.to_string());
        with(|b| b.module.signals[signal.index()].attributes.push(attribute));
        self
    }
    /// Gives it a name in the Verilog and the waveform, unless it has one.
    #[track_caller]
    pub fn named(self, name: &str) -> Self {
        crate::naming::name_expression(self.expression(), name);
        self
    }
}

/// The signal, or the part of one, that an expression names; or why it cannot be assigned.
fn target_of(module: &Module, target: ExpressionId) -> Result<Target, String> {
    let mut low = 0;
    let mut width = None;
    let mut element = None;
    let mut at = target;
    let signal = loop {
        let expression = module.expression(at);
        match &expression.operation {
            Operation::Signal(signal) => break *signal,
            Operation::Slice { of, low: further } if element.is_none() => {
                low += further;
                width = width.or(Some(expression.width));
                at = *of;
            }
            Operation::Select { of, index } if width.is_none() && element.is_none() => {
                element = Some((*index, expression.width));
                at = *of;
            }
            Operation::Element(array, index) if width.is_none() && element.is_none() => {
                element = Some((*index, expression.width));
                break *array;
            }
            Operation::Select { .. } | Operation::Element(..) => {
                let what = crate::describe::describe(module, target);
                return Err(format!(
                    "{what} is a part of an element, which is assigned as a whole; put it together with \
                     `concatenate`, or make the element a bundle"
                ));
            }
            _ => {
                let what = crate::describe::describe(module, target);
                return Err(format!(
                    "{what} cannot be assigned: it is a value; assign a wire, a register or an output"
                ));
            }
        }
    };
    let found = module.signal(signal);
    if !found.kind.is_assignable() {
        let driver = match found.kind {
            SignalKind::InstanceOutput(..) => "it is an output of an instance",
            SignalKind::MemoryOutput(..) => "a memory drives it",
            _ => "it is an input of this module",
        };
        return Err(format!("`{}` cannot be assigned here: {driver}", found.name));
    }
    let part = match (element, width) {
        (Some((index, width)), _) => Part::Element { index, width },
        (None, Some(width)) => Part::Slice { low, width },
        (None, None) => Part::Whole,
    };
    Ok(Target { signal, part })
}
