//! Typed handles of ports and of port groups. They borrow from their model.
//!
//! An output cannot be set, and a value of another width does not fit:
//!
//! ```compile_fail
//! fn set(mut output: nic_sim::Output<'_, bool>) {
//!     output.set(true);
//! }
//! ```
//! ```compile_fail
//! fn connect(mut input: nic_sim::Input<'_, nic_sim::Bits<12>>, value: nic_sim::Bits<16>) {
//!     input.set(value);
//! }
//! ```
//! ```
//! fn connect(mut input: nic_sim::Input<'_, nic_sim::Bits<12>>, value: nic_sim::Bits<12>) {
//!     input.set(value);
//! }
//! ```
//! ```compile_fail
//! fn outlive(mut model: nic_sim::Model) -> nic_sim::Output<'static, bool> {
//!     model.output(0)
//! }
//! ```
use std::fmt;
use std::marker::PhantomData;

use nic_spec::message::Message;

use crate::design::{Design, Direction, Group, GroupKind};
use crate::device::Wrapper;
use crate::model::Model;
use crate::value::Value;

/// An input port.
#[derive(Debug)]
pub struct Input<'m, V> {
    model: &'m mut Model,
    port: usize,
    value: PhantomData<V>,
}

impl<V: Value> Input<'_, V> {
    /// Drives the port; it acts at the next evaluation.
    pub fn set(&mut self, value: V) {
        value.store(self.model, self.port);
    }

    /// What the port is driven with.
    pub fn get(&self) -> V {
        V::load(self.model, self.port)
    }
}

/// An output port.
#[derive(Debug)]
pub struct Output<'m, V> {
    model: &'m Model,
    port: usize,
    value: PhantomData<V>,
}

impl<V: Value> Output<'_, V> {
    /// The value since the last evaluation.
    pub fn get(&self) -> V {
        V::load(self.model, self.port)
    }
}

impl Model {
    /// A typed handle of an input.
    ///
    /// # Panics
    /// If the port is an output or has another width.
    pub fn input<V: Value>(&mut self, port: usize) -> Input<'_, V> {
        assert!(!self.is_output(port), "`{}` is an output", self.name(port));
        self.check_width::<V>(port);
        Input { model: self, port, value: PhantomData }
    }

    /// A typed handle of an output.
    ///
    /// # Panics
    /// If the port is an input or has another width.
    pub fn output<V: Value>(&self, port: usize) -> Output<'_, V> {
        assert!(self.is_output(port), "`{}` is an input", self.name(port));
        self.check_width::<V>(port);
        Output { model: self, port, value: PhantomData }
    }

    fn check_width<V: Value>(&self, port: usize) {
        let (width, name) = (self.width(port), self.name(port));
        assert!(width == V::WIDTH, "`{name}` has {width} bits, not {}", V::WIDTH);
    }

    /// Drives the payload ports of a group with a message.
    pub fn write_message<P: Message>(&mut self, group: &Group, message: &P) {
        let mut ports = group.fields.iter().map(|field| field.port);
        message.put(&mut |words| {
            let port = ports.next().expect("a port for each field of the payload");
            self.write(port, words);
        });
    }

    /// The message on the payload ports of a group.
    pub fn read_message<P: Message>(&self, group: &Group) -> P {
        let mut ports = group.fields.iter().map(|field| field.port);
        P::get(&mut |words| {
            let port = ports.next().expect("a port for each field of the payload");
            self.read(port, words);
        })
    }

    /// Reads the payload ports of a group.
    pub fn read_fields(&self, group: &Group) -> Vec<Vec<u32>> {
        group.fields.iter().map(|field| self.words(field.port)).collect()
    }
}

macro_rules! group_names {
    ($($(#[$doc:meta])* $name:ident, $kind:ident, $direction:ident;)*) => {$(
        $(#[$doc])*
        pub struct $name<D, P> {
            index: usize,
            types: PhantomData<fn() -> (D, P)>,
        }

        impl<D: Wrapper, P: Message> $name<D, P> {
            /// Names group `index` of the module's design.
            pub const fn new(index: usize) -> Self {
                Self { index, types: PhantomData }
            }

            /// The position in [`Design::groups`].
            ///
            /// # Panics
            /// If the design's group is of another kind, or its payload has other widths: then
            /// the wrapper is not of this build.
            pub fn index(self) -> usize {
                let expected = (GroupKind::$kind, Direction::$direction);
                check_group::<P>(D::DESIGN, self.index, expected);
                self.index
            }
        }

        impl<D, P> Clone for $name<D, P> {
            fn clone(&self) -> Self { *self }
        }
        impl<D, P> Copy for $name<D, P> {}
        impl<D, P> fmt::Debug for $name<D, P> {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, "{}({})", stringify!($name), self.index)
            }
        }
    )*};
}
group_names! {
    /// Names a stream into module `D` with payload `P`.
    Inlet, Stream, Input;
    /// Names a stream out of module `D` with payload `P`.
    Outlet, Stream, Output;
    /// Names a pulse into module `D` with payload `P`.
    PulseInlet, Pulse, Input;
    /// Names a pulse out of module `D` with payload `P`.
    PulseOutlet, Pulse, Output;
    /// Names a level into module `D` with payload `P`.
    LevelInlet, Level, Input;
    /// Names a level out of module `D` with payload `P`.
    LevelOutlet, Level, Output;
}

fn check_group<P: Message>(
    design: &'static Design,
    index: usize,
    expected: (GroupKind, Direction),
) -> &'static Group {
    let group = &design.groups[index];
    assert_eq!((group.kind, group.direction), expected, "`{}.{}`", design.module, group.name);
    let widths: Vec<_> = group.fields.iter().map(|field| design.ports[field.port].width).collect();
    let name = P::NAME;
    assert_eq!(P::field_widths(), widths, "`{}.{}` as {name}", design.module, group.name);
    group
}

/// What all typed groups of a model can do: `G` is the group's name in the wrapper.
macro_rules! group_handles {
    ($($(#[$doc:meta])* $handle:ident, $name:ident, $open:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $handle<'m, P> {
            model: &'m mut Model,
            group: &'static Group,
            payload: PhantomData<P>,
        }

        impl<'m, P: Message> $handle<'m, P> {
            /// The group of that name in a model of its module.
            pub fn $open<D: Wrapper>(model: &'m mut Model, name: $name<D, P>) -> Self {
                if model.compares(name.index, std::any::type_name::<P>()) {
                    let _ = name.index();
                }
                let group = &D::DESIGN.groups[name.index];
                Self { model, group, payload: PhantomData }
            }
        }
    )*};
}
group_handles! {
    /// A stream into the module.
    StreamInput, Inlet, open;
    /// A stream out of the module.
    StreamOutput, Outlet, open;
    /// A pulse into the module.
    PulseInput, PulseInlet, open;
    /// A pulse out of the module.
    PulseOutput, PulseOutlet, open;
    /// A level into the module.
    LevelInput, LevelInlet, open;
    /// A level out of the module.
    LevelOutput, LevelOutlet, open;
}

#[inline]
fn is_high(model: &Model, port: Option<usize>) -> bool {
    port.is_some_and(|port| model.get(port) != 0)
}

#[inline]
fn drive(model: &mut Model, port: Option<usize>, value: bool) {
    if let Some(port) = port {
        model.set(port, u64::from(value));
    }
}

impl<P: Message> StreamInput<'_, P> {
    /// Raises `valid` with this payload.
    pub fn offer(&mut self, payload: &P) {
        self.model.write_message(self.group, payload);
        drive(self.model, self.group.valid, true);
    }

    /// Lowers `valid`.
    pub fn withdraw(&mut self) {
        drive(self.model, self.group.valid, false);
    }

    /// Whether the module takes a payload at the next clock edge.
    pub fn is_ready(&self) -> bool {
        is_high(self.model, self.group.ready)
    }
}

impl<P: Message> StreamOutput<'_, P> {
    /// Drives `ready`.
    pub fn set_ready(&mut self, ready: bool) {
        drive(self.model, self.group.ready, ready);
    }

    /// What the module offers.
    pub fn offered(&self) -> Option<P> {
        is_high(self.model, self.group.valid).then(|| self.model.read_message(self.group))
    }
}

impl<P: Message> PulseInput<'_, P> {
    /// Raises `valid` with this payload.
    pub fn send(&mut self, payload: &P) {
        self.model.write_message(self.group, payload);
        drive(self.model, self.group.valid, true);
    }

    /// Lowers `valid`.
    pub fn clear(&mut self) {
        drive(self.model, self.group.valid, false);
    }
}

impl<P: Message> PulseOutput<'_, P> {
    /// What the module sends in this cycle.
    pub fn received(&self) -> Option<P> {
        is_high(self.model, self.group.valid).then(|| self.model.read_message(self.group))
    }
}

impl<P: Message> LevelInput<'_, P> {
    /// Drives the level.
    pub fn set(&mut self, payload: &P) {
        self.model.write_message(self.group, payload);
    }
}

impl<P: Message> LevelOutput<'_, P> {
    /// The level's value.
    pub fn get(&self) -> P {
        self.model.read_message(self.group)
    }
}
