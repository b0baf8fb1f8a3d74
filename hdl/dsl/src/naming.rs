//! Names: `#[elaborate]` gives each signal the name of its `let`, `scope` a prefix.
use crate::bits::Bits;
use crate::builder::with;
use crate::bundle::{Bundle, Leaf, leaves_of};
use crate::ir::{ExpressionId, Operation};

/// Something whose signals can be given a name.
pub trait Nameable {
    /// Names its signals: `name` itself, or `name_<field>`. Signals that have a name keep it.
    fn name_signals(&self, name: &str);
}

impl<B: Bundle> Nameable for B {
    fn name_signals(&self, name: &str) {
        let paths = leaves_of::<B>(&self.shape());
        for (bits, (path, _)) in self.leaves().into_iter().zip(paths) {
            let name = crate::bundle::join_path(name, &path);
            name_expression(bits.id, &name);
        }
    }
}
impl<T: Nameable> Nameable for Vec<T> {
    fn name_signals(&self, name: &str) {
        for (i, element) in self.iter().enumerate() {
            element.name_signals(&format!("{name}_{i}"));
        }
    }
}
impl<T: Nameable> Nameable for Option<T> {
    fn name_signals(&self, name: &str) {
        self.iter().for_each(|inner| inner.name_signals(name));
    }
}
impl<B: Bundle> Nameable for crate::Stream<B> {
    fn name_signals(&self, name: &str) {
        self.valid.name_signals(&format!("{name}_valid"));
        self.ready.name_signals(&format!("{name}_ready"));
        self.payload.name_signals(name);
    }
}
impl<B: Bundle> Nameable for crate::Array<B> {
    fn name_signals(&self, name: &str) {
        for (path, signal) in self.parts() {
            let name = crate::bundle::join_path(name, &path);
            with(|b| {
                let scoped = b.scoped(&name);
                let found = &mut b.module.signals[signal.index()];
                if found.name.is_empty() {
                    found.name = scoped;
                }
            });
        }
    }
}
impl<B: Bundle> Nameable for crate::Memory<B> {
    fn name_signals(&self, name: &str) {
        let id = self.id;
        with(|b| {
            let scoped = b.scoped(name);
            let memory = &mut b.module.memories[id.index()];
            if memory.name.is_empty() {
                memory.name = scoped;
            }
        });
    }
}

/// What `#[elaborate]` wraps a value in to name it if it can be named (autoref specialisation).
pub struct Tag<'a, T: ?Sized>(pub &'a T);
/// Names what can be named.
pub trait NameableTag {
    /// See [`Nameable::name_signals`].
    fn assign_name(&self, name: &str);
}
impl<T: Nameable + ?Sized> NameableTag for Tag<'_, T> {
    fn assign_name(&self, name: &str) {
        self.0.name_signals(name);
    }
}
/// Leaves everything else alone.
pub trait AnythingTag {
    /// Does nothing.
    fn assign_name(&self, _name: &str) {}
}
impl<T: ?Sized> AnythingTag for &Tag<'_, T> {}

/// Names the signal or value behind an expression, unless it has a name.
pub(crate) fn name_expression(id: ExpressionId, name: &str) {
    with(|b| {
        let scoped = b.scoped(name);
        match b.module.expression(id).operation {
            Operation::Signal(signal) => {
                let found = &mut b.module.signals[signal.index()];
                if found.name.is_empty() {
                    found.name = scoped;
                }
            }
            Operation::Constant(_) | Operation::Label(..) | Operation::LoopIndex(_) => {}
            // In a loop an element is called what the array is.
            Operation::Element(_, index)
                if matches!(b.module.expression(index).operation, Operation::LoopIndex(_)) => {}
            _ => {
                let found = &mut b.module.expressions[id.index()];
                if found.name.is_none() {
                    found.name = Some(scoped);
                }
            }
        }
    });
}

/// Tells the signal behind a leaf which states it holds.
pub(crate) fn label_signal(bits: Bits, leaf: &Leaf) {
    let Some(enumeration) = &leaf.enumeration else { return };
    let is_signal =
        with(|b| matches!(b.module.expression(bits.id).operation, Operation::Signal(_)));
    if is_signal {
        let id = crate::state::enumeration_id(enumeration.clone());
        with(|b| {
            if let Operation::Signal(signal) = b.module.expression(bits.id).operation {
                b.module.signals[signal.index()].enumeration = Some(id);
            }
        });
    }
}

/// Runs `describe` with `prefix_` before every name given in it.
pub fn scope<R>(prefix: &str, describe: impl FnOnce() -> R) -> R {
    with(|b| b.scopes.push(prefix.to_string()));
    let result = describe();
    with(|b| b.scopes.pop());
    result
}
