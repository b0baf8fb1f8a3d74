//! Modules: configuration structs that elaborate themselves.
use std::fmt::Debug;
use std::rc::Rc;

use crate::bits::Bits;
use crate::builder::{self, here, with};
use crate::check;
use crate::ir::{self, Domain, DomainId, Operation, Place, SignalKind};
use crate::library::{self, Library};
use crate::ports::{PortDeclarer, Ports};
use crate::refusal::{demand, listen};

/// A hardware module: the implementing struct is its configuration.
pub trait Module: Debug {
    /// Its ports.
    type Ports: Ports;
    /// Name of the Verilog module: the type's, and what tells this configuration from others. Two
    /// modules of one name must be the same hardware.
    fn name(&self) -> String;
    /// Text for the header of the Verilog file.
    fn documentation(&self) -> String {
        String::new()
    }
    /// Shapes of its ports' payloads.
    fn shape(&self) -> <Self::Ports as Ports>::Shape;
    /// Describes the hardware.
    fn elaborate(&self, ports: Self::Ports);
}

/// Modules inside each other; a deeper design is taken for one without an end.
const MOST_LEVELS: usize = 64;

/// Ends the elaboration of a module even when it is refused, so that the thread can go on.
struct Cleanup(usize);
impl Drop for Cleanup {
    fn drop(&mut self) {
        builder::truncate(self.0);
    }
}

/// Elaborates a module with everything below it, and checks it.
///
/// # Errors
/// What the language refuses, which is one finding at the line where it was written; else everything
/// that [`crate::check`] finds.
#[track_caller]
pub fn elaborate<M: Module>(module: &M) -> Result<Rc<ir::Module>, Vec<check::Error>> {
    elaborate_at(module, here())
}

/// As [`elaborate`], for a module that is asked for at `place`.
pub(crate) fn elaborate_at<M: Module>(
    module: &M,
    place: Place,
) -> Result<Rc<ir::Module>, Vec<check::Error>> {
    let described = Described {
        name: module.name(),
        configuration: library::configuration(std::any::type_name::<M>(), module),
        clocks: (M::Ports::CLOCKS, M::Ports::PLACE),
        body: &|declarer| {
            let ports = M::Ports::declare(&module.shape(), declarer);
            module.elaborate(ports);
            module.documentation()
        },
    };
    described.elaborate(place)
}

/// A module without its type, so that what elaborates it is compiled once.
struct Described<'a> {
    name: String,
    /// For a reader.
    configuration: String,
    /// Its clock domains, and where they are written.
    clocks: (&'static [&'static str], Place),
    /// Declares the ports and describes the hardware; gives the documentation.
    body: &'a dyn Fn(&mut PortDeclarer) -> String,
}

impl Described<'_> {
    fn elaborate(&self, place: Place) -> Result<Rc<ir::Module>, Vec<check::Error>> {
        let name = &self.name;
        let outer = builder::under_construction();
        if let Err(text) = library::ends(&outer, name, MOST_LEVELS) {
            let within = outer.last().unwrap_or(name);
            return Err(vec![check::Error::new(within, Some(place), text)]);
        }
        let built = listen(name, || self.describe(place))?;
        Library::add(built, &self.configuration, place)
    }

    /// Runs the description.
    fn describe(&self, place: Place) -> ir::Module {
        let _cleanup = Cleanup(builder::depth());
        builder::push(&self.name);
        let domains = declare_domains(self.clocks.0, self.clocks.1);
        if let Some((_, first)) = domains.first() {
            with(|b| b.domains.push(*first));
        }
        let documentation = (self.body)(&mut PortDeclarer::inside(domains, place));
        let (mut built, optional) = builder::pop();
        crate::names::settle(&mut built);
        check::ignore_unread(&mut built, &optional);
        built.documentation = documentation;
        built
    }
}

/// The clock and reset inputs of each domain.
fn declare_domains(clocks: &[&'static str], place: Place) -> Vec<(&'static str, DomainId)> {
    let declare = |(i, clock): (usize, &&'static str)| {
        let id = DomainId(i as u32);
        with(|b| {
            let name = |what: &str| crate::bundle::join_path(clock, what);
            let clock_signal = b.add_signal(&name("clk"), 1, SignalKind::Clock, Some(id), place);
            let reset = b.add_signal(&name("rst"), 1, SignalKind::Reset, Some(id), place);
            b.module.domains.push(Domain { name: clock.to_string(), clock: clock_signal, reset });
        });
        (*clock, id)
    };
    clocks.iter().enumerate().map(declare).collect()
}

/// Runs `describe` in the clock domain of that name.
///
/// # Refused
/// If the module has no such domain.
#[track_caller]
pub fn in_domain<R>(name: &str, describe: impl FnOnce() -> R) -> R {
    let found = domain_named(name, here());
    with(|b| b.domains.push(found));
    let result = describe();
    with(|b| b.domains.pop());
    result
}

/// The clock domain of that name.
pub(crate) fn domain_named(name: &str, place: Place) -> DomainId {
    let known: Vec<String> =
        with(|b| b.module.domains.iter().map(|domain| domain.name.clone()).collect());
    let found = known.iter().position(|known| known == name);
    demand!(
        found.is_some(),
        place,
        "there is no clock `{name}` here; {}",
        match &known[..] {
            [] => "this module has none".to_string(),
            [only] if only.is_empty() => "this module's only clock has no name".to_string(),
            several => format!("there is `{}`", several.join("`, `")),
        }
    );
    DomainId(found.unwrap_or_default() as u32)
}

/// The reset of the clock domain in force, as a condition: for logic that must know of it, such as
/// a stream's `valid` that is low during reset.
#[track_caller]
pub fn reset() -> crate::Bool {
    let place = here();
    with(|b| {
        let signal = b.module.domains[b.domain(place).index()].reset;
        let id = b.add(Operation::Signal(signal), 1, place);
        crate::Bool(Bits { serial: b.serial, id, width: 1 })
    })
}
