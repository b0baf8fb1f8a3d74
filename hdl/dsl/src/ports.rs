//! Ports: what a module shows. `#[derive(Ports)]` turns a struct of port types into the list of
//! Verilog ports; the same struct is what an instance gives its parent, seen from outside.
use std::fmt::Debug;
use std::ops::Deref;

use crate::bits::Bits;
use crate::builder::with;
use crate::bundle::{Bundle, BundleExt, Leaf, join_path};
use crate::condition::Bool;
use crate::ir::{
    Direction, DomainId, GroupKind, InstanceId, Operation, Place, PortGroup, SignalId, SignalKind,
};
use crate::refusal::demand;
use crate::stream::{LevelSink, LevelSource, Pulse, PulseSink, PulseSource, Sink, Source, Stream};

/// The ports of a module.
pub trait Ports: Sized {
    /// Shapes of the payloads.
    type Shape: Clone + Debug;
    /// Clock domains: `[""]` is `clk` and `rst`, `["write"]` is `write_clk` and `write_rst`.
    const CLOCKS: &'static [&'static str];
    /// Where the ports are declared; errors about clocks point there.
    const PLACE: Place;
    /// Declares every port in order, each after [`PortDeclarer::at`] said where it is written.
    fn declare(shape: &Self::Shape, declarer: &mut PortDeclarer) -> Self;
    /// Connects each of a module's own ports to the same of an instance in it.
    fn connect_to(&self, instance: &Self);
}

/// One port, an array of them, or one that some configurations have.
pub trait Port: Sized {
    /// Shape of its payload.
    type Shape: Clone + Debug;
    /// Declares it.
    fn declare(
        name: &str,
        documentation: &'static str,
        clock: &'static str,
        shape: &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self;
    /// Connects it, as a module's own port, to the same port of an instance in the module: what comes in goes on to
    /// the instance, and what the instance gives goes out.
    fn connect_to(&self, instance: &Self);
}

/// Makes the signals of ports: the module's own when it is elaborated, the parent's when it is
/// instantiated.
pub struct PortDeclarer {
    side: Side,
    /// Where the port under way is written: its field, or the line that instantiates the module.
    place: Place,
    /// Nobody has to read what comes out of it.
    is_optional: bool,
    /// Of the groups that are being declared: what the names of their ports begin with, the clock, and whether they
    /// are optional.
    group: Option<Within>,
}

#[derive(Clone)]
struct Within {
    prefix: String,
    clock: &'static str,
    is_optional: bool,
}

enum Side {
    Inside { domains: Vec<(&'static str, DomainId)> },
    Outside(Outside),
}

/// The view of an instance from its parent.
pub(crate) struct Outside {
    pub instance: InstanceId,
    pub instance_name: String,
    /// Parent domain for each of the child's.
    pub domains: Vec<(&'static str, DomainId)>,
    pub connections: Vec<(String, SignalId)>,
}

impl PortDeclarer {
    pub(crate) fn inside(domains: Vec<(&'static str, DomainId)>, place: Place) -> Self {
        Self { side: Side::Inside { domains }, place, is_optional: false, group: None }
    }
    pub(crate) fn outside(outside: Outside, place: Place) -> Self {
        Self { side: Side::Outside(outside), place, is_optional: false, group: None }
    }
    /// The next port is written where this is called; if it is optional, who instantiates the module need not read
    /// what comes out of it.
    #[track_caller]
    pub fn at(&mut self, is_optional: bool) {
        self.is_optional =
            is_optional || self.group.as_ref().is_some_and(|group| group.is_optional);
        if matches!(self.side, Side::Inside { .. }) {
            self.place = std::panic::Location::caller();
        }
    }
    /// Declares the ports of a group, on the clock of the port that it is.
    fn within<P: Ports>(&mut self, prefix: &str, clock: &'static str, shape: &P::Shape) -> P {
        demand!(
            P::CLOCKS == [""],
            P::PLACE,
            "a group of ports has one clock without a name, which is that of the port that it is: leave out `#[clocks(..)]`"
        );
        let (outer, place) = (self.group.clone(), self.place);
        let prefix = join_path(outer.as_ref().map_or("", |outer| &outer.prefix), prefix);
        let clock = outer.as_ref().map_or(clock, |outer| outer.clock);
        self.group = Some(Within { prefix, clock, is_optional: self.is_optional });
        let ports = P::declare(shape, self);
        (self.group, self.place) = (outer, place);
        ports
    }
    pub(crate) fn into_connections(self) -> Vec<(String, SignalId)> {
        match self.side {
            Side::Inside { .. } => vec![],
            Side::Outside(outside) => outside.connections,
        }
    }

    /// One signal of the port, `direction` as the module sees it.
    fn signal(&mut self, leaf: &Leaf, direction: Direction, clock: &str) -> Bits {
        let place = self.place;
        let (name, kind, domain) = match &self.side {
            Side::Inside { domains } => {
                let kind = match direction {
                    Direction::Input => SignalKind::Input,
                    Direction::Output => SignalKind::Output,
                };
                (leaf.path.clone(), kind, domain_named(domains, clock, place))
            }
            Side::Outside(outside) => {
                let port = leaf.path.clone();
                let kind = match direction {
                    Direction::Input => SignalKind::InstanceInput(outside.instance, port),
                    Direction::Output => SignalKind::InstanceOutput(outside.instance, port),
                };
                let name = format!("{}_{}", outside.instance_name, leaf.path);
                (name, kind, domain_named(&outside.domains, clock, place))
            }
        };
        let (signal, bits) = with(|b| {
            let signal = b.add_signal(&name, leaf.width, kind, domain, place);
            b.module.signals[signal.index()].comment = leaf.documentation.to_string();
            let id = b.add(Operation::Signal(signal), leaf.width, place);
            (signal, Bits { serial: b.serial, id, width: leaf.width })
        });
        crate::naming::label_signal(bits, leaf);
        if self.is_optional
            && matches!(self.side, Side::Outside(_))
            && direction == Direction::Output
        {
            with(|b| b.add_optional(bits.id));
        }
        if let Side::Outside(outside) = &mut self.side {
            outside.connections.push((leaf.path.clone(), signal));
        }
        bits
    }

    fn flag(&mut self, path: String, direction: Direction, clock: &str) -> Bool {
        let leaf = Leaf { path, width: 1, enumeration: None, documentation: "" };
        Bool(self.signal(&leaf, direction, clock))
    }

    fn group<P: Bundle>(
        &mut self,
        port: &PortDescription,
        shape: &P::Shape,
        kind: GroupKind,
        direction: Direction,
    ) -> (Option<Bool>, Option<Bool>, P) {
        let opposite = match direction {
            Direction::Input => Direction::Output,
            Direction::Output => Direction::Input,
        };
        let within = self.group.clone();
        let name = join_path(within.as_ref().map_or("", |group| &group.prefix), port.name);
        let clock = within.map_or(port.clock, |group| group.clock);
        let port = &PortDescription { name: &name, documentation: port.documentation, clock };
        let valid = (kind != GroupKind::Level)
            .then(|| self.flag(format!("{}_valid", port.name), direction, clock));
        let ready = (kind == GroupKind::Stream)
            .then(|| self.flag(format!("{}_ready", port.name), opposite, clock));
        let mut fields = vec![];
        let payload = P::build(shape, "", &mut |leaf| {
            let field = leaf.path.clone();
            let path = join_path(port.name, &field);
            let bits = self.signal(&Leaf { path, ..leaf }, direction, clock);
            fields.push((field, bits));
            bits
        });
        self.record(port, kind, direction, P::value_type(shape), (valid, ready), fields);
        (valid, ready, payload)
    }

    /// Tells the module under construction of a group of its ports.
    fn record(
        &self,
        port: &PortDescription,
        kind: GroupKind,
        direction: Direction,
        payload: String,
        (valid, ready): (Option<Bool>, Option<Bool>),
        fields: Vec<(String, Bits)>,
    ) {
        let Side::Inside { domains } = &self.side else { return };
        let domain = domain_named(domains, port.clock, self.place);
        with(|b| {
            let signal = |bits: Bits| match b.module.expression(bits.id).operation {
                Operation::Signal(signal) => signal,
                _ => unreachable!("a port is a signal"),
            };
            let group = PortGroup {
                name: port.name.to_string(),
                kind,
                direction,
                domain,
                payload,
                valid: valid.map(|v| signal(v.0)),
                ready: ready.map(|r| signal(r.0)),
                fields: fields.into_iter().map(|(name, bits)| (name, signal(bits))).collect(),
                documentation: port.documentation.to_string(),
            };
            b.module.groups.push(group);
        });
    }
}

/// Name, meaning and clock of a port.
struct PortDescription<'a> {
    name: &'a str,
    documentation: &'static str,
    clock: &'static str,
}

fn domain_named(
    domains: &[(&'static str, DomainId)],
    clock: &str,
    place: Place,
) -> Option<DomainId> {
    let found = domains.iter().find(|(name, _)| *name == clock).map(|(_, id)| *id);
    demand!(
        found.is_some() || (clock.is_empty() && domains.is_empty()),
        place,
        "a port belongs to clock `{clock}`, which the module does not list in `#[clocks(..)]`"
    );
    found
}

/// Of a module's own port and the same of an instance in it, the one that is driven and the one that drives it.
fn ends<T>(direction: Direction, own: T, of_instance: T) -> (T, T) {
    match direction {
        Direction::Input => (of_instance, own),
        Direction::Output => (own, of_instance),
    }
}

macro_rules! stream_ports {
    ($($port:ident $direction:ident),*) => {$(
        impl<P: Bundle> Port for $port<P> {
            type Shape = P::Shape;
            fn declare(
                name: &str,
                documentation: &'static str,
                clock: &'static str,
                shape: &P::Shape,
                declarer: &mut PortDeclarer,
            ) -> Self {
                let port = PortDescription { name, documentation, clock };
                let (valid, ready, payload) =
                    declarer.group(&port, shape, GroupKind::Stream, Direction::$direction);
                let (valid, ready) = valid.zip(ready).expect("a stream has valid and ready");
                Self(Stream { valid, ready, payload })
            }
            #[track_caller]
            fn connect_to(&self, instance: &Self) {
                let (to, from) = ends(Direction::$direction, self.0, instance.0);
                to.connect(from);
            }
        }
    )*};
}
stream_ports!(Sink Input, Source Output);

macro_rules! pulse_ports {
    ($($port:ident $direction:ident),*) => {$(
        impl<P: Bundle> Port for $port<P> {
            type Shape = P::Shape;
            fn declare(
                name: &str,
                documentation: &'static str,
                clock: &'static str,
                shape: &P::Shape,
                declarer: &mut PortDeclarer,
            ) -> Self {
                let port = PortDescription { name, documentation, clock };
                let (valid, _, payload) =
                    declarer.group(&port, shape, GroupKind::Pulse, Direction::$direction);
                Self(Pulse { valid: valid.expect("a pulse has valid"), payload })
            }
            #[track_caller]
            fn connect_to(&self, instance: &Self) {
                let (to, from) = ends(Direction::$direction, self.0, instance.0);
                to.connect(from);
            }
        }
    )*};
}
pulse_ports!(PulseSink Input, PulseSource Output);

macro_rules! level_ports {
    ($($port:ident $direction:ident),*) => {$(
        impl<P: Bundle> Port for $port<P> {
            type Shape = P::Shape;
            fn declare(
                name: &str,
                documentation: &'static str,
                clock: &'static str,
                shape: &P::Shape,
                declarer: &mut PortDeclarer,
            ) -> Self {
                let port = PortDescription { name, documentation, clock };
                let (_, _, payload) =
                    declarer.group(&port, shape, GroupKind::Level, Direction::$direction);
                Self(payload)
            }
            #[track_caller]
            fn connect_to(&self, instance: &Self) {
                let (to, from) = ends(Direction::$direction, self.0, instance.0);
                to.assign(from);
            }
        }
    )*};
}
level_ports!(LevelSink Input, LevelSource Output);

impl<T: Port> Port for Vec<T> {
    type Shape = Vec<T::Shape>;
    fn declare(
        name: &str,
        documentation: &'static str,
        clock: &'static str,
        shape: &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self {
        let declare =
            |(i, shape)| T::declare(&format!("{name}_{i}"), documentation, clock, shape, declarer);
        shape.iter().enumerate().map(declare).collect()
    }
    #[track_caller]
    fn connect_to(&self, instance: &Self) {
        connect_each(self, instance);
    }
}

#[track_caller]
fn connect_each<T: Port>(own: &[T], of_instance: &[T]) {
    let place = std::panic::Location::caller();
    let (ours, theirs) = (own.len(), of_instance.len());
    demand!(ours == theirs, place, "{ours} ports of the module meet {theirs} of the instance");
    for (own, of_instance) in own.iter().zip(of_instance) {
        own.connect_to(of_instance);
    }
}

/// A port that some configurations have: `None` as its shape, and it is not there.
impl<T: Port> Port for Option<T> {
    type Shape = Option<T::Shape>;
    fn declare(
        name: &str,
        documentation: &'static str,
        clock: &'static str,
        shape: &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self {
        shape.as_ref().map(|shape| T::declare(name, documentation, clock, shape, declarer))
    }
    #[track_caller]
    fn connect_to(&self, instance: &Self) {
        connect_each(self.as_slice(), instance.as_slice());
    }
}

impl<T: Port, const N: usize> Port for [T; N] {
    type Shape = [T::Shape; N];
    fn declare(
        name: &str,
        documentation: &'static str,
        clock: &'static str,
        shape: &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self {
        std::array::from_fn(|i| {
            T::declare(&format!("{name}_{i}"), documentation, clock, &shape[i], declarer)
        })
    }
    #[track_caller]
    fn connect_to(&self, instance: &Self) {
        connect_each(self, instance);
    }
}

/// Ports that belong together, as the five channels of AXI4-Lite: a struct with `#[derive(Ports)]` and no
/// `#[clocks(..)]` as one port. The names of its ports begin with the name of this one: `write_address` of the
/// group `registers` is `registers_write_address`. [`Flat`] leaves the names alone.
///
/// ```text
/// /// AXI4-Lite, for registers.
/// #[shape(())]
/// #[clock(host)]
/// pub registers: Group<AxiLitePorts>,
/// // and in the module's body
/// ports.registers.connect_to(&slave.registers);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Group<P>(P);

/// A [`Group`] whose ports keep their own names.
#[derive(Clone, Copy, Debug)]
pub struct Flat<P>(P);

macro_rules! groups {
    ($($group:ident: |$name:ident| $prefix:expr),*) => {$(
        impl<P> Deref for $group<P> {
            type Target = P;
            fn deref(&self) -> &P {
                &self.0
            }
        }

        impl<P: Ports> $group<P> {
            /// Connects it, as a group of a module's own ports, to the same ports of an instance in the module: what
            /// comes in goes on to the instance, and what the instance gives goes out.
            #[track_caller]
            pub fn connect_to(&self, instance: &P) {
                self.0.connect_to(instance);
            }
        }

        impl<P: Ports> Port for $group<P> {
            type Shape = P::Shape;
            fn declare(
                $name: &str,
                _documentation: &'static str,
                clock: &'static str,
                shape: &P::Shape,
                declarer: &mut PortDeclarer,
            ) -> Self {
                Self(declarer.within($prefix, clock, shape))
            }
            #[track_caller]
            fn connect_to(&self, instance: &Self) {
                self.0.connect_to(&instance.0);
            }
        }
    )*};
}
groups!(Group: |name| name, Flat: |_name| "");
