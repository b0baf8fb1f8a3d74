//! Arrays: signals of several elements, and loops over elements.
//!
//! To the intermediate form an array is one wide value, element 0 lowest, so that reading the whole
//! of it means what it means for any signal. [`Operation::Element`] and [`Part::Element`] reach one
//! element; what lies beyond the last reads as zero, and a write there changes nothing.
use super::{
    ExpressionId, LoopId, Module, Operation, Part, Place, Signal, SignalId, Statement, Target,
};

/// A loop: its body runs for each of the elements, in ascending order.
#[derive(Clone, PartialEq, Debug)]
pub struct Loop {
    /// How many, at least 2.
    pub elements: u32,
    /// Where it was written.
    pub place: Place,
}

/// Bits of an index of one of so many elements.
pub fn index_bits(elements: u32) -> u32 {
    (u32::BITS - (elements - 1).leading_zeros()).max(1)
}

impl Signal {
    /// Bits of an element, or of the signal itself where it is no array.
    pub fn element_width(&self) -> u32 {
        self.elements.map_or(self.width, |elements| self.width / elements)
    }

    /// Whether it is printed as an array: its elements have more than one bit, and nobody reads the
    /// whole of it. Others are printed as a vector.
    pub fn is_table(&self) -> bool {
        self.element_width() != self.width && self.element_width() > 1 && !self.is_packed
    }
}

impl Module {
    /// For each expression the loop in whose body alone it has a value, if there is one.
    pub fn loops_of_expressions(&self) -> Vec<Option<LoopId>> {
        let mut of: Vec<Option<LoopId>> = Vec::with_capacity(self.expressions.len());
        for expression in &self.expressions {
            of.push(match &expression.operation {
                Operation::LoopIndex(id) => Some(*id),
                _ if self.loops.is_empty() => None,
                operation => operation.operands().iter().find_map(|operand| of[operand.index()]),
            });
        }
        of
    }

    /// Whether an index is that of an element for certain, whatever its value.
    pub fn is_inside(&self, index: ExpressionId, elements: u32) -> bool {
        match &self.expression(index).operation {
            Operation::LoopIndex(id) => self.loops[id.index()].elements <= elements,
            Operation::Constant(value) => *value < elements.into(),
            _ => elements == 1 << index_bits(elements),
        }
    }

    /// Whether a loop assigns combinational signals, not registers.
    pub fn is_combinational_loop(&self, body: &[Statement]) -> bool {
        body.iter().any(|statement| match statement {
            Statement::Assign { target, .. } => {
                self.signal(target.signal).kind.is_driven_combinationally()
            }
            _ => false,
        })
    }
}

impl Target {
    /// Whether it is the element of an array that a loop over all of them is at.
    pub fn is_each(&self, module: &Module) -> bool {
        let Part::Element { index, .. } = self.part else { return false };
        let Some(Operation::LoopIndex(id)) =
            module.expressions.get(index.index()).map(|index| &index.operation)
        else {
            return false;
        };
        let elements = module.loops.get(id.index()).map(|found| found.elements);
        elements.is_some() && module.signal(self.signal).elements == elements
    }
}

/// The arrays that an expression reads an element of.
pub(crate) fn array_read(operation: &Operation) -> Option<SignalId> {
    match operation {
        Operation::Element(signal, _) => Some(*signal),
        _ => None,
    }
}
