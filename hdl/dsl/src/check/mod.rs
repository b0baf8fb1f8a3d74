//! The checks over the intermediate form: no latches, no surprises, by construction.
//!
//! A module is checked after its children. The order is structure (widths, connections), names,
//! driving, combinational loops, clock domain crossings, unused bits. What is checked later relies
//! on what was checked before: a module with a broken structure or a loop gets only these errors.
mod arrays;
mod crossings;
mod driven;
mod excerpt;
mod expressions;
mod external;
mod flow;
mod instances;
mod keywords;
mod loops;
mod memories;
mod names;
mod origins;
mod ranges;
mod structure;
#[cfg(test)]
mod tests;
mod uses;

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::rc::{Rc, Weak};

use crate::ir::{Instantiated, Module, Place, SignalId, SignalKind};
use flow::Flow;
pub use origins::Origins;
pub use uses::formal_only;
pub(crate) use uses::ignore_unread;

/// One finding: what is wrong, where, and what would be right. `{}` writes it on one line, `{:#}` adds the
/// line of the source that it is about.
#[derive(Clone, Debug)]
pub struct Error {
    module: String,
    text: String,
    place: Option<Place>,
}

impl Error {
    pub(crate) fn new(module: &str, place: Option<Place>, text: String) -> Self {
        Self { module: module.to_string(), text, place }
    }
    /// The Verilog name of the module in which it was found.
    pub fn module(&self) -> &str {
        &self.module
    }
    /// What is wrong and what would be right, without the place.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// Where in the Rust source it is; further places are in the text.
    pub fn place(&self) -> Option<Place> {
        self.place
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{}: ", At(place))?;
        }
        write!(f, "module `{}`: {}", self.module, self.text)?;
        match self.place {
            Some(place) if f.alternate() => excerpt::write(f, place),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Error {}

/// What a parent needs to know of a checked module.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// Combinational paths, from input port to output port, in order of declaration.
    pub combinational_paths: Vec<(String, String)>,
}

/// Checks one module whose children have been checked already.
///
/// # Errors
/// All findings, in a fixed order.
pub fn check(module: &Module) -> Result<Summary, Vec<Error>> {
    check_with(module, &mut summary)
}

/// Checks a module and everything below it, each module once, children first.
///
/// # Errors
/// All findings, in a fixed order.
pub fn check_design(top: &Rc<Module>) -> Result<Summary, Vec<Error>> {
    let mut errors = vec![];
    let mut summaries: HashMap<*const Module, Rc<Summary>> = HashMap::new();
    let mut names: HashMap<String, Rc<Module>> = HashMap::new();
    let mut stack = vec![(top, false)];
    while let Some((module, children_done)) = stack.pop() {
        if summaries.contains_key(&Rc::as_ptr(module)) {
            continue;
        }
        if !children_done {
            stack.push((module, true));
            stack.extend(children(module).rev().map(|child| (child, false)));
            continue;
        }
        if let Some(other) = names.insert(module.name.to_lowercase(), module.clone()) {
            errors.extend(same_name(module, &other));
        }
        let known = |child: &Rc<Module>| summaries[&Rc::as_ptr(child)].clone();
        let summary = check_with(module, &mut { known }).unwrap_or_else(|found| {
            errors.extend(found);
            // The parent is still checked, for what does not follow from these errors.
            Summary::default()
        });
        summaries.insert(Rc::as_ptr(module), Rc::new(summary));
    }
    if errors.is_empty() { Ok((*summaries[&Rc::as_ptr(top)]).clone()) } else { Err(errors) }
}

/// The combinational paths from input ports to output ports, in order of declaration.
pub fn combinational_paths(module: &Rc<Module>) -> Vec<(String, String)> {
    summary(module).combinational_paths.clone()
}

/// Checks one module; `summary` gives those of its children.
fn check_with(
    module: &Module,
    summary: &mut dyn FnMut(&Rc<Module>) -> Rc<Summary>,
) -> Result<Summary, Vec<Error>> {
    let mut report = Report { module, errors: vec![] };
    structure::check(&mut report);
    if !report.errors.is_empty() {
        return Err(report.errors);
    }
    names::check(&mut report);
    let flow = Flow::new(module, summary);
    driven::check(&mut report, &flow);
    let order = loops::check(&mut report, &flow);
    if order.is_acyclic() {
        crossings::check(&mut report, &flow, &order);
        uses::check(&mut report, &flow);
    }
    if report.errors.is_empty() { Ok(loops::summary(&flow, &order)) } else { Err(report.errors) }
}

/// Summaries by the address of the module. The weak reference keeps an address from being used
/// again while it stands here.
type Summaries = HashMap<*const Module, (Weak<Module>, Rc<Summary>)>;

thread_local! {
    static SUMMARIES: RefCell<Summaries> = RefCell::default();
}

/// The summary of a well-formed module, remembered or computed.
fn summary(module: &Rc<Module>) -> Rc<Summary> {
    let key = Rc::as_ptr(module);
    if let Some(known) = SUMMARIES.with_borrow(|map| map.get(&key).map(|(_, s)| s.clone())) {
        return known;
    }
    let flow = Flow::new(module, &mut summary);
    let new = Rc::new(loops::summary(&flow, &loops::order(&flow)));
    SUMMARIES.with_borrow_mut(|map| {
        if map.len() >= 1024 && map.len().is_power_of_two() {
            map.retain(|_, (module, _)| module.strong_count() > 0);
        }
        map.insert(key, (Rc::downgrade(module), new.clone()));
    });
    new
}

/// The modules a module instantiates, in order of their instances.
fn children(module: &Module) -> impl DoubleEndedIterator<Item = &Rc<Module>> {
    module.instances.iter().filter_map(|instance| match &instance.of {
        Instantiated::Module(child) => Some(child),
        Instantiated::External(_) => None,
    })
}

/// The error that two different modules want one file.
fn same_name(module: &Module, other: &Module) -> Option<Error> {
    // Module has no equality of its own; equal text is equal hardware, and clashes are rare.
    let equal = module.name == other.name && format!("{module:?}") == format!("{other:?}");
    (!equal).then(|| Error {
        module: module.name.clone(),
        text: format!(
            "another module of different content is called `{}`; give each configuration its own \
             name",
            other.name
        ),
        place: module.signals.first().map(|signal| signal.place),
    })
}

/// The errors found so far in one module.
struct Report<'m> {
    module: &'m Module,
    errors: Vec<Error>,
}

impl Report<'_> {
    fn error(&mut self, place: Place, text: String) {
        self.errors.push(Error { module: self.module.name.clone(), text, place: Some(place) });
    }

    /// As `error`, for what belongs to the module as a whole.
    fn error_in_module(&mut self, text: String) {
        self.errors.push(Error { module: self.module.name.clone(), text, place: None });
    }
}

/// Writes a place as `file:line`.
pub(crate) struct At(pub Place);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0.file(), self.0.line())
    }
}

/// Writes a width as `1 bit`, `8 bits`.
struct Width<T>(T);

impl<T: Copy + Into<u64>> fmt::Display for Width<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width: u64 = self.0.into();
        write!(f, "{width} {}", if width == 1 { "bit" } else { "bits" })
    }
}

/// What a signal is called in an error: its kind and name, ports of instances with both names.
/// Written out only when an error is.
struct Described<'m>(&'m Module, SignalId);

fn describe(module: &Module, id: SignalId) -> Described<'_> {
    Described(module, id)
}

impl fmt::Display for Described<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.0.signal(self.1).kind {
            SignalKind::Clock => "clock",
            SignalKind::Reset => "reset",
            SignalKind::Input => "input",
            SignalKind::Output => "output",
            SignalKind::Wire => "wire",
            SignalKind::Register { .. } => "register",
            SignalKind::InstanceInput(..) => "instance input",
            SignalKind::InstanceOutput(..) => "instance output",
            SignalKind::MemoryOutput(..) => "memory output",
        };
        write!(f, "{kind} `{}`", path_name(self.0, self.1))
    }
}

/// The name of a signal in a path: ports of instances as `instance.port`.
fn path_name(module: &Module, id: SignalId) -> String {
    let signal = module.signal(id);
    match &signal.kind {
        SignalKind::InstanceInput(instance, port) | SignalKind::InstanceOutput(instance, port) => {
            match module.instances.get(instance.index()) {
                Some(instance) => format!("{}.{port}", instance.name),
                None => signal.name.clone(),
            }
        }
        _ => signal.name.clone(),
    }
}
