//! Whether two modules are the same hardware.
use std::panic::Location;
use std::rc::Rc;

use super::{Instantiated, Module, Place, Statement};

impl Module {
    /// Whether the two differ in nothing but the lines of the source they were written on: then one
    /// Verilog module serves for both.
    pub fn is_same_hardware(&self, other: &Self) -> bool {
        let nowhere: Place = Location::caller();
        self.placed(nowhere) == other.placed(nowhere)
    }

    /// Everything in it as if written at `place`.
    fn placed(&self, place: Place) -> Self {
        let mut module = self.clone();
        module.signals.iter_mut().for_each(|signal| signal.place = place);
        module.expressions.iter_mut().for_each(|expression| expression.place = place);
        module.properties.iter_mut().for_each(|property| property.place = place);
        for memory in &mut module.memories {
            memory.place = place;
            memory.ports.iter_mut().for_each(|port| port.place = place);
        }
        for instance in &mut module.instances {
            instance.place = place;
            if let Instantiated::Module(child) = &mut instance.of {
                *child = Rc::new(child.placed(place));
            }
        }
        module.loops.iter_mut().for_each(|one| one.place = place);
        put(&mut module.body, place);
        module
    }
}

fn put(list: &mut [Statement], at: Place) {
    for statement in list {
        match statement {
            Statement::Assign { place, .. } => *place = at,
            Statement::If { then, otherwise, place, .. } => {
                *place = at;
                put(then, at);
                put(otherwise, at);
            }
            Statement::For { body, place, .. } => {
                *place = at;
                put(body, at);
            }
            Statement::Case { arms, default, place, .. } => {
                *place = at;
                for arm in arms {
                    arm.place = at;
                    put(&mut arm.body, at);
                }
                default.iter_mut().for_each(|(_, body)| put(body, at));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::interpreter::example;

    #[test]
    fn lines_of_the_source_are_no_hardware() {
        let (one, other) = (example(), example());
        assert!(one.is_same_hardware(&other));
    }

    #[test]
    fn anything_else_is() {
        let mut other = example();
        other.expressions[1].operation = crate::ir::Operation::Constant(2u32.into());
        assert!(!example().is_same_hardware(&other));
        let mut other = example();
        other.signals[2].comment = "counts".to_string();
        assert!(!example().is_same_hardware(&other));
        let mut other = example();
        other.body.pop();
        assert!(!example().is_same_hardware(&other));
    }
}
