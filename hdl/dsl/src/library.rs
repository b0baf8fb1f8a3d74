//! The modules elaborated so far in this thread: one of each name, whoever asks for it.
//!
//! What a configuration is called and how it prints for debugging says nothing certain about its
//! hardware, so every one is elaborated, and two of one name must have become the same.
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::rc::Rc;

use crate::check::{self, Error};
use crate::ir::{Instantiated, Module, Place};

/// A module, and the configuration it came from.
struct Entry {
    module: Rc<Module>,
    configuration: String,
}

thread_local! {
    /// By name in lower case: file names that differ in nothing else are one on some systems.
    static MODULES: RefCell<BTreeMap<String, Entry>> = const { RefCell::new(BTreeMap::new()) };
}

/// Runs `elaborate` apart from everything that this thread has elaborated: its modules may have names
/// that others have, and do not count afterwards.
pub fn apart<R>(elaborate: impl FnOnce() -> R) -> R {
    /// Puts the modules from before back, also after a panic.
    struct Before(BTreeMap<String, Entry>);
    impl Drop for Before {
        fn drop(&mut self) {
            MODULES.set(std::mem::take(&mut self.0));
        }
    }
    let _before = Before(MODULES.take());
    elaborate()
}

/// The modules of this thread.
pub(crate) struct Library;

impl Library {
    /// Adds a module that was built for something at `place`, after checking it; gives the one that
    /// is there, if there is one.
    pub fn add(
        module: Module,
        configuration: &str,
        place: Place,
    ) -> Result<Rc<Module>, Vec<Error>> {
        let key = module.name.to_lowercase();
        let known = MODULES.with_borrow(|modules| {
            let entry = modules.get(&key)?;
            Some((entry.module.clone(), entry.configuration.clone()))
        });
        if let Some((known, other)) = known {
            if known.is_same_hardware(&module) {
                return Ok(known);
            }
            let text = format!(
                "two modules are both called `{}` and are different hardware: {other} and \
                 {configuration}; give each configuration a name of its own",
                module.name
            );
            return Err(vec![Error::new(&module.name, Some(place), text)]);
        }
        let taken = |name: &str| MODULES.with_borrow(|modules| modules.contains_key(name));
        let harness = format!("{key}_properties");
        let tested = key.strip_suffix("_properties").filter(|tested| taken(tested));
        if taken(&harness) || tested.is_some() {
            let text = "a module and the proof harness of another have one name, which ends in \
                        `_properties`; choose another name";
            return Err(vec![Error::new(&module.name, Some(place), text.to_string())]);
        }
        let module = Rc::new(module);
        check::check(&module)?;
        let entry = Entry { module: module.clone(), configuration: configuration.to_string() };
        MODULES.with_borrow_mut(|modules| modules.insert(key, entry));
        Ok(module)
    }
}

/// What a configuration is, for a reader.
pub(crate) fn configuration(type_name: &str, module: &dyn Debug) -> String {
    let text = format!("{module:?}");
    let short = type_name.rsplit("::").next().unwrap_or(type_name);
    if text.starts_with(short) { format!("`{text}`") } else { format!("`{text}` ({type_name})") }
}

/// Whether a module inside the modules `outer` comes to an end.
pub(crate) fn ends(outer: &[String], name: &str, most: usize) -> Result<(), String> {
    if let Some(first) = outer.iter().position(|other| other == name) {
        let mut path = outer[first..].to_vec();
        path.push(name.to_string());
        return Err(format!(
            "`{name}` is inside itself: `{}`; that has no end, and another module needs another name",
            path.join("` -> `")
        ));
    }
    if outer.len() >= most {
        let top = &outer[0];
        return Err(format!(
            "`{name}` is {most} modules below `{top}`; hardware that contains itself in ever new \
             configurations has no end"
        ));
    }
    Ok(())
}

/// Every module of a hierarchy once, children before parents.
pub fn hierarchy(top: &Rc<Module>) -> Vec<Rc<Module>> {
    fn visit(module: &Rc<Module>, list: &mut Vec<Rc<Module>>) {
        if list.iter().any(|m| m.name == module.name) {
            return;
        }
        for instance in &module.instances {
            if let Instantiated::Module(child) = &instance.of {
                visit(child, list);
            }
        }
        list.push(module.clone());
    }
    let mut list = vec![];
    visit(top, &mut list);
    list
}
