//! The commands of a block of registers as ports: pulses of different payloads, each under its name.
use std::fmt::Debug;
use std::ops::Deref;

use nic_dsl::bundle::leaves_of;
use nic_dsl::ports::{Port, PortDeclarer};
use nic_dsl::{Bits, Bool, Bundle, PulseSource, bundle};

/// Payloads of commands: `()`, or a tuple of up to three bundles.
pub trait CommandSet: Debug + Copy + 'static {
    /// Shapes of the payloads.
    type Shapes: Clone + Debug;
    /// The pulses, as a tuple.
    type Pulses: Clone + Debug;
    /// Fields and widths of each payload.
    fn fields(shapes: &Self::Shapes) -> Vec<Vec<(String, u32)>>;
    /// Declares the pulses.
    fn declare(shapes: &Self::Shapes, declare: &mut CommandDeclarer) -> Self::Pulses;
    /// Sends what the pulses of an instance send.
    fn connect(pulses: &Self::Pulses, of_instance: &Self::Pulses);
    /// Sends each payload, whose leaves are given, where its condition holds.
    fn send(pulses: &Self::Pulses, shapes: &Self::Shapes, values: &[(Bool, Vec<Bits>)]);
}

/// What the declaration of each pulse needs.
pub struct CommandDeclarer<'a> {
    names: &'a [String],
    next: usize,
    documentation: &'static str,
    clock: &'static str,
    declarer: &'a mut PortDeclarer,
}

impl CommandDeclarer<'_> {
    fn pulse<P: Bundle>(&mut self, shape: &P::Shape) -> PulseSource<P> {
        let name = &self.names[self.next];
        self.next += 1;
        PulseSource::declare(name, self.documentation, self.clock, shape, self.declarer)
    }
}

impl CommandSet for () {
    type Shapes = ();
    type Pulses = ();
    fn fields((): &()) -> Vec<Vec<(String, u32)>> {
        Vec::new()
    }
    fn declare((): &(), _: &mut CommandDeclarer) {}
    fn connect((): &(), (): &()) {}
    fn send((): &(), (): &(), _: &[(Bool, Vec<Bits>)]) {}
}

macro_rules! command_sets {
    ($(($($payload:ident $position:tt),*);)*) => {$(
        impl<$($payload: Bundle),*> CommandSet for ($($payload,)*) {
            type Shapes = ($($payload::Shape,)*);
            type Pulses = ($(PulseSource<$payload>,)*);
            fn fields(shapes: &Self::Shapes) -> Vec<Vec<(String, u32)>> {
                vec![$(leaves_of::<$payload>(&shapes.$position)),*]
            }
            fn declare(shapes: &Self::Shapes, declare: &mut CommandDeclarer) -> Self::Pulses {
                ($(declare.pulse::<$payload>(&shapes.$position),)*)
            }
            fn connect(pulses: &Self::Pulses, of_instance: &Self::Pulses) {
                $(pulses.$position.connect(*of_instance.$position);)*
            }
            fn send(pulses: &Self::Pulses, shapes: &Self::Shapes, values: &[(Bool, Vec<Bits>)]) {
                $({
                    let (condition, leaves) = &values[$position];
                    let payload = bundle::from_leaves::<$payload>(&shapes.$position, leaves);
                    pulses.$position.send(*condition, payload);
                })*
            }
        }
    )*};
}
command_sets! {
    (A 0);
    (A 0, B 1);
    (A 0, B 1, C 2);
}

/// The pulses of a set of commands, as ports.
#[derive(Clone, Debug)]
pub struct CommandPorts<K: CommandSet>(K::Pulses);

impl<K: CommandSet> Deref for CommandPorts<K> {
    type Target = K::Pulses;
    fn deref(&self) -> &K::Pulses {
        &self.0
    }
}

impl<K: CommandSet> Port for CommandPorts<K> {
    /// Names of the commands, and the shapes of their payloads.
    type Shape = (Vec<String>, K::Shapes);

    fn declare(
        _: &str,
        documentation: &'static str,
        clock: &'static str,
        (names, shapes): &Self::Shape,
        declarer: &mut PortDeclarer,
    ) -> Self {
        let mut declare = CommandDeclarer { names, next: 0, documentation, clock, declarer };
        Self(K::declare(shapes, &mut declare))
    }

    fn connect_to(&self, instance: &Self) {
        K::connect(&self.0, &instance.0);
    }
}
