//! What kind of resets a design has.
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{ExpressionId, Instantiated, Module, Operation, SignalId, SignalKind};
use crate::names::Names;

/// The kind of every reset of a module and of all below it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Resets {
    /// It takes effect at once, not at the next edge of its clock.
    pub asynchronous: bool,
    /// It is 0 in reset, and its name ends with `_n`.
    pub active_low: bool,
    /// Registers with a reset value have it from the start, before any reset: for devices that load registers with their
    /// configuration.
    pub initial: bool,
}

impl Module {
    /// Whether that is a reset that is 0 in reset.
    pub(crate) fn is_low_reset(&self, signal: SignalId) -> bool {
        self.resets.active_low && self.signal(signal).kind == SignalKind::Reset
    }

    /// The reset that is read inverted by an expression, because it is 0 in reset.
    pub(crate) fn low_reset(&self, id: ExpressionId) -> Option<SignalId> {
        match self.expression(id).operation {
            Operation::Signal(signal) if self.is_low_reset(signal) => Some(signal),
            _ => None,
        }
    }
}

/// The same design with resets of another kind: in the description a reset is synchronous and high. What
/// [`crate::reset`] gave is 1 in reset with every kind; where they are asynchronous, Verilator's lint warns of what reads it
/// (SYNCASYNCNET): a reset that is also data. Where they are asynchronous no properties are printed: those
/// are about clock edges.
///
/// # Errors
/// A name with `_n` at its end that something else has already; a design that has been given another kind.
pub fn with_resets(top: &Rc<Module>, resets: Resets) -> Result<Rc<Module>, String> {
    changed(top, resets, &mut BTreeMap::new())
}

fn changed(
    module: &Rc<Module>,
    resets: Resets,
    done: &mut BTreeMap<String, Rc<Module>>,
) -> Result<Rc<Module>, String> {
    if let Some(there) = done.get(&module.name) {
        return Ok(there.clone());
    }
    if module.resets != Resets::default() {
        return Err(format!("the resets of `{}` are of another kind already", module.name));
    }
    let low = |name: &str| format!("{name}_n");
    let mut new = Module { resets, ..Module::clone(module) };
    if resets.active_low {
        let names = Names::of(module);
        for domain in &module.domains {
            let name = low(&module.signal(domain.reset).name);
            if !names.is_free(&name) {
                let of = &module.name;
                return Err(format!("`{of}` has something called `{name}`; rename it"));
            }
            new.signals[domain.reset.index()].name = name;
        }
    }
    for instance in &mut new.instances {
        let Instantiated::Module(child) = &mut instance.of else { continue };
        if resets.active_low {
            for domain in &child.domains {
                let name = &child.signal(domain.reset).name;
                let ports = instance.connections.iter_mut();
                ports.filter(|(port, _)| port == name).for_each(|(port, _)| *port = low(name));
            }
        }
        *child = changed(child, resets, done)?;
    }
    let new = Rc::new(new);
    done.insert(module.name.clone(), new.clone());
    Ok(new)
}
