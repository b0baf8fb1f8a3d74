//! Modules: configuration structs that elaborate themselves, once per configuration.
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::rc::Rc;

use crate::bits::Bits;
use crate::builder::{self, here, with};
use crate::check;
use crate::ir::{
    self, Domain, DomainId, ExternalDirection, ExternalModule, Instance, InstanceId, Instantiated,
    Operation, SignalId, SignalKind,
};
use crate::ports::{Outside, PortDeclarer, Ports};

/// A hardware module: the implementing struct is its configuration.
pub trait Module: Debug {
    /// Its ports.
    type Ports: Ports;
    /// Name of the Verilog module: the type's, and what tells this configuration from others.
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

type Key = (&'static str, String);
thread_local! {
    /// Modules elaborated in this thread, by type and configuration.
    static DONE: RefCell<BTreeMap<Key, Rc<ir::Module>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Ends the elaboration of a module even when it panics, so that the thread can go on.
struct Cleanup(usize);
impl Drop for Cleanup {
    fn drop(&mut self) {
        builder::truncate(self.0);
    }
}

/// Elaborates a module with everything below it, and checks it.
///
/// # Errors
/// Everything that [`crate::check`] finds.
///
/// # Panics
/// Where an operator is used wrongly: the message names the operands and the place.
pub fn elaborate<M: Module>(module: &M) -> Result<Rc<ir::Module>, Vec<check::Error>> {
    let key = (std::any::type_name::<M>(), format!("{module:?}"));
    if let Some(done) = DONE.with_borrow(|done| done.get(&key).cloned()) {
        return Ok(done);
    }
    let name = module.name();
    let other = DONE.with_borrow(|done| {
        let mut others = done.iter().filter(|(_, m)| m.name == name);
        others.next().map(|(key, _)| key.clone())
    });
    if let Some((_, other)) = other {
        let (this, _) = (&key.1, ());
        panic!("two configurations are both called `{name}`: {other} and {this}");
    }
    let _cleanup = Cleanup(builder::depth());
    builder::push(&name);
    let domains = declare_domains(M::Ports::CLOCKS);
    if let Some((_, first)) = domains.first() {
        with(|b| b.domains.push(*first));
    }
    let mut declarer = PortDeclarer::inside(domains);
    let ports = M::Ports::declare(&module.shape(), &mut declarer);
    module.elaborate(ports);
    let mut built = finish();
    built.documentation = module.documentation();
    let built = Rc::new(built);
    check::check(&built)?;
    DONE.with_borrow_mut(|done| done.insert(key, built.clone()));
    Ok(built)
}

/// The clock and reset inputs of each domain.
fn declare_domains(clocks: &[&'static str]) -> Vec<(&'static str, DomainId)> {
    let place = here();
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
/// # Panics
/// If the module has no such domain.
#[track_caller]
pub fn in_domain<R>(name: &str, describe: impl FnOnce() -> R) -> R {
    with(|b| {
        let found = b.module.domains.iter().position(|d| d.name == name);
        let Some(found) = found else {
            let known: Vec<&str> = b.module.domains.iter().map(|d| d.name.as_str()).collect();
            panic!("`{}` has no clock `{name}`; its clocks are {known:?}", b.module.name);
        };
        b.domains.push(DomainId(found as u32));
    });
    let result = describe();
    with(|b| b.domains.pop());
    result
}

/// The reset of the clock domain in force, as a condition: for logic that must know of it, such as
/// a stream's `valid` that is low during reset.
#[track_caller]
pub fn reset() -> crate::Bool {
    let place = here();
    with(|b| {
        let signal = b.module.domains[b.domain().index()].reset;
        let id = b.add(Operation::Signal(signal), 1, place);
        crate::Bool(Bits { serial: b.serial, id, width: 1 })
    })
}

/// Takes the module off the stack and settles its names.
fn finish() -> ir::Module {
    let mut built = builder::pop();
    let body = built.blocks.pop().expect("the body is open");
    assert!(built.blocks.is_empty(), "every `when` has ended");
    built.module.body = body;
    crate::names::settle(&mut built.module);
    built.module
}

/// An instance of `module` in the clock domain in force.
///
/// # Panics
/// If the module has findings of [`crate::check`] (all are listed), or several clock domains: for
/// those see [`instance_with_clocks`].
#[track_caller]
pub fn instance<M: Module>(name: &str, module: &M) -> M::Ports {
    let clocks = M::Ports::CLOCKS;
    assert!(
        clocks.len() <= 1,
        "`{}` has clocks {clocks:?}: say which is which with `instance_with_clocks`",
        module.name()
    );
    let domains = match clocks.first() {
        Some(clock) => vec![(*clock, with(|b| b.domain()))],
        None => vec![],
    };
    instantiate(name, module, domains)
}

/// An instance of a module with several clock domains: pairs of its domain and ours.
///
/// # Panics
/// As [`instance`]; or if a domain of either is missing or unknown.
#[track_caller]
pub fn instance_with_clocks<M: Module>(
    name: &str,
    module: &M,
    clocks: &[(&str, &str)],
) -> M::Ports {
    let domains = M::Ports::CLOCKS.iter().map(|clock| {
        let ours = clocks.iter().find(|(theirs, _)| theirs == clock);
        let ours = ours.unwrap_or_else(|| panic!("clock `{clock}` of `{name}` is not connected"));
        (*clock, in_domain(ours.1, || with(|b| b.domain())))
    });
    let domains = domains.collect();
    instantiate(name, module, domains)
}

#[track_caller]
fn instantiate<M: Module>(
    name: &str,
    module: &M,
    domains: Vec<(&'static str, DomainId)>,
) -> M::Ports {
    let place = here();
    let child = elaborate(module).unwrap_or_else(|errors| {
        let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", list.join("\n"))
    });
    let (id, name) = add_instance(name, Instantiated::Module(child), place);
    let mut connections = clock_connections(&domains);
    let outside = Outside { instance: id, instance_name: name, domains, connections: vec![] };
    let mut declarer = PortDeclarer::outside(outside);
    let ports = M::Ports::declare(&module.shape(), &mut declarer);
    connections.extend(declarer.into_connections());
    with(|b| b.module.instances[id.index()].connections = connections);
    ports
}

fn clock_connections(domains: &[(&'static str, DomainId)]) -> Vec<(String, SignalId)> {
    let mut connections = vec![];
    for (theirs, ours) in domains {
        with(|b| {
            let domain = &b.module.domains[ours.index()];
            connections.push((crate::bundle::join_path(theirs, "clk"), domain.clock));
            connections.push((crate::bundle::join_path(theirs, "rst"), domain.reset));
        });
    }
    connections
}

/// Adds an instance under a name of its own.
fn add_instance(name: &str, of: Instantiated, place: ir::Place) -> (InstanceId, String) {
    with(|b| {
        let wanted = b.scoped(name);
        let taken = |name: &str| b.module.instances.iter().any(|i| i.name == name);
        assert!(!taken(&wanted), "`{}` has an instance `{wanted}` already", b.module.name);
        let id = InstanceId(b.module.instances.len() as u32);
        let instance = Instance { name: wanted.clone(), of, connections: vec![], place };
        b.module.instances.push(instance);
        (id, wanted)
    })
}

/// An instance of a module whose Verilog is not ours; gives its input and output ports by name.
/// Clock and reset ports are connected to the domain in force.
#[track_caller]
pub fn instance_external(name: &str, module: &ExternalModule) -> BTreeMap<String, Bits> {
    let place = here();
    let (id, name) = add_instance(name, Instantiated::External(module.clone()), place);
    let mut connections = vec![];
    let mut ports = BTreeMap::new();
    for port in &module.ports {
        let kind = match port.direction {
            ExternalDirection::Clock | ExternalDirection::Reset => {
                let signal = with(|b| {
                    let domain = &b.module.domains[b.domain().index()];
                    let is_clock = port.direction == ExternalDirection::Clock;
                    if is_clock { domain.clock } else { domain.reset }
                });
                connections.push((port.name.clone(), signal));
                continue;
            }
            ExternalDirection::Input => SignalKind::InstanceInput(id, port.name.clone()),
            ExternalDirection::Output => SignalKind::InstanceOutput(id, port.name.clone()),
        };
        let bits = with(|b| {
            let full_name = format!("{name}_{}", port.name);
            let domain = b.domains.last().copied();
            let signal = b.add_signal(&full_name, port.width, kind, domain, place);
            connections.push((port.name.clone(), signal));
            let expression = b.add(Operation::Signal(signal), port.width, place);
            Bits { serial: b.serial, id: expression, width: port.width }
        });
        ports.insert(port.name.clone(), bits);
    }
    with(|b| b.module.instances[id.index()].connections = connections);
    ports
}

/// Every module of a hierarchy once, children before parents.
pub fn hierarchy(top: &Rc<ir::Module>) -> Vec<Rc<ir::Module>> {
    fn visit(module: &Rc<ir::Module>, list: &mut Vec<Rc<ir::Module>>) {
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
