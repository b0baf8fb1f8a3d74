//! Types of the language that a program uses: enumerations, bundles, and what a signal of any kind is.
use nic_dsl::ports::{Port, PortDeclarer};
use nic_dsl::{
    BigUint, Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, State, States, register,
    register_value, wire,
};

use super::super::{Kind, Machine, Word};

/// [`Machine::Light`].
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub enum Light {
    /// The first.
    Red,
    /// The second.
    Amber,
    /// The third.
    Green,
}

/// [`Machine::Gate`].
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub enum Gate {
    /// The first.
    Open,
    /// The second.
    Shut,
}

/// [`Machine::Step`].
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub enum Step {
    /// The first.
    First = 1,
    /// The second.
    Second = 2,
    /// The third.
    Third = 9,
    /// The fourth.
    Fourth = 12,
}

/// [`Machine::Turn`].
#[derive(Clone, Copy, PartialEq, Debug, States)]
#[encoding(one_hot)]
pub enum Turn {
    /// The first.
    Left,
    /// The second.
    Right,
    /// The third.
    Around,
}

/// Two numbers.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Pair {
    /// The first, lowest.
    pub low: Bits,
    /// The second.
    pub high: Bits,
}

/// Two numbers, a condition and a state.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Record {
    /// The numbers.
    pub numbers: Pair,
    /// The condition.
    pub flag: Bool,
    /// The state.
    pub light: State<Light>,
}

/// A signal that holds a state of some machine.
#[derive(Clone, Copy)]
pub enum AnyState {
    /// Of [`Machine::Light`].
    Light(State<Light>),
    /// Of [`Machine::Gate`].
    Gate(State<Gate>),
    /// Of [`Machine::Step`].
    Step(State<Step>),
    /// Of [`Machine::Turn`].
    Turn(State<Turn>),
}

/// A signal of any kind.
#[derive(Clone, Copy)]
pub enum Handle {
    /// A number.
    Number(Bits),
    /// A condition.
    Truth(Bool),
    /// A state.
    State(AnyState),
    /// Two numbers.
    Pair(Pair),
    /// Two numbers, a condition and a state.
    Record(Record),
}

/// Runs `$body` with `$state` standing for the state and `$make` for what wraps one of its type.
macro_rules! with_state {
    ($any:expr, $state:ident, $wrap:ident => $body:expr) => {
        match $any {
            AnyState::Light($state) => {
                #[allow(unused_imports, reason = "not every use wraps")]
                use AnyState::Light as $wrap;
                $body
            }
            AnyState::Gate($state) => {
                #[allow(unused_imports, reason = "not every use wraps")]
                use AnyState::Gate as $wrap;
                $body
            }
            AnyState::Step($state) => {
                #[allow(unused_imports, reason = "not every use wraps")]
                use AnyState::Step as $wrap;
                $body
            }
            AnyState::Turn($state) => {
                #[allow(unused_imports, reason = "not every use wraps")]
                use AnyState::Turn as $wrap;
                $body
            }
        }
    };
}
pub(super) use with_state;

/// Runs `$body` with `$type` standing for the machine's type and `$wrap` for what wraps its state.
macro_rules! with_machine {
    ($machine:expr, $type:ident, $wrap:ident => $body:expr) => {
        match $machine {
            Machine::Light => {
                use AnyState::Light as $wrap;
                type $type = Light;
                $body
            }
            Machine::Gate => {
                use AnyState::Gate as $wrap;
                type $type = Gate;
                $body
            }
            Machine::Step => {
                use AnyState::Step as $wrap;
                type $type = Step;
                $body
            }
            Machine::Turn => {
                use AnyState::Turn as $wrap;
                type $type = Turn;
                $body
            }
        }
    };
}
pub(super) use with_machine;

/// The number that a word is.
pub fn number_of(word: &[bool]) -> BigUint {
    let mut number = BigUint::default();
    word.iter().enumerate().for_each(|(bit, is_one)| number.set_bit(bit as u64, *is_one));
    number
}

pub fn pair_shape(low: u32, high: u32) -> PairShape {
    PairShape { low, high }
}

pub fn record_shape(low: u32, high: u32) -> RecordShape {
    RecordShape { numbers: pair_shape(low, high) }
}

/// The value of a pair with that code.
pub fn pair_value(low: u32, word: &[bool]) -> PairValue {
    let (first, second) = word.split_at(low as usize);
    PairValue { low: number_of(first), high: number_of(second) }
}

/// The value of a record with that code, whose state is one of the machine's.
pub fn record_value(low: u32, high: u32, word: &[bool]) -> RecordValue {
    let (numbers, rest) = word.split_at((low + high) as usize);
    let light = Light::ALL.iter().find(|light| light.code() == number_of(&rest[1..]));
    RecordValue {
        numbers: pair_value(low, numbers),
        flag: rest[0],
        light: *light.expect("constants hold states that exist"),
    }
}

/// The state of a machine with that code.
pub fn state_with_code<S: States>(word: &[bool]) -> S {
    let found = S::ALL.iter().find(|state| state.code() == number_of(word));
    *found.expect("constants hold states that exist")
}

impl Handle {
    /// Its leaves.
    pub fn leaves(self) -> Vec<Bits> {
        match self {
            Self::Number(bits) => vec![bits],
            Self::Truth(truth) => vec![truth.bits()],
            Self::State(any) => with_state!(any, state, _Wrap => vec![state.bits()]),
            Self::Pair(pair) => pair.leaves(),
            Self::Record(record) => record.leaves(),
        }
    }

    /// Gives it a name.
    pub fn name(self, name: &str) {
        use nic_dsl::naming::Nameable;
        match self {
            Self::Number(bits) => bits.name_signals(name),
            Self::Truth(truth) => truth.name_signals(name),
            Self::State(any) => with_state!(any, state, _Wrap => state.name_signals(name)),
            Self::Pair(pair) => pair.name_signals(name),
            Self::Record(record) => record.name_signals(name),
        }
    }

    /// Declares that nobody may read it.
    pub fn ignore(self) {
        self.leaves().into_iter().for_each(Bits::ignore);
    }

    /// Assigns all of it.
    pub fn assign(self, value: Self) {
        match (self, value) {
            (Self::Number(target), Self::Number(value)) => target.set(value),
            (Self::Truth(target), Self::Truth(value)) => target.set(value),
            (Self::Pair(target), Self::Pair(value)) => target.assign(value),
            (Self::Record(target), Self::Record(value)) => target.assign(value),
            (Self::State(AnyState::Light(target)), Self::State(AnyState::Light(value))) => {
                target.set(value);
            }
            (Self::State(AnyState::Gate(target)), Self::State(AnyState::Gate(value))) => {
                target.set(value);
            }
            (Self::State(AnyState::Step(target)), Self::State(AnyState::Step(value))) => {
                target.set(value);
            }
            (Self::State(AnyState::Turn(target)), Self::State(AnyState::Turn(value))) => {
                target.set(value);
            }
            _ => unreachable!("a target takes values of its kind"),
        }
    }

    /// A wire.
    pub fn wire(kind: Kind) -> Self {
        match kind {
            Kind::Number(width) => Self::Number(wire(width)),
            Kind::Truth => Self::Truth(wire(())),
            Kind::State(machine) => {
                with_machine!(machine, S, Wrap => Self::State(Wrap(wire::<State<S>>(()))))
            }
            Kind::Pair(low, high) => Self::Pair(wire(pair_shape(low, high))),
            Kind::Record(low, high) => Self::Record(wire(record_shape(low, high))),
        }
    }

    /// A register, with its value after a reset if it has one.
    pub fn register(kind: Kind, reset: Option<&Word>) -> Self {
        match (kind, reset) {
            (Kind::Number(width), None) => Self::Number(register(width)),
            (Kind::Number(width), Some(value)) => {
                Self::Number(register_value(&width, &number_of(value)))
            }
            (Kind::Truth, None) => Self::Truth(register(())),
            (Kind::Truth, Some(value)) => Self::Truth(nic_dsl::register_bool(value[0])),
            (Kind::State(machine), None) => {
                with_machine!(machine, S, Wrap => Self::State(Wrap(register::<State<S>>(()))))
            }
            (Kind::State(machine), Some(value)) => with_machine!(machine, S, Wrap => {
                Self::State(Wrap(nic_dsl::register_state(state_with_code::<S>(value))))
            }),
            (Kind::Pair(low, high), None) => Self::Pair(register(pair_shape(low, high))),
            (Kind::Pair(low, high), Some(value)) => {
                Self::Pair(register_value(&pair_shape(low, high), &pair_value(low, value)))
            }
            (Kind::Record(low, high), None) => Self::Record(register(record_shape(low, high))),
            (Kind::Record(low, high), Some(value)) => {
                let value = record_value(low, high, value);
                Self::Record(register_value(&record_shape(low, high), &value))
            }
        }
    }
}

/// A port of any kind at which something enters.
pub struct In(pub Handle);
/// A port of any kind at which something leaves.
pub struct Out(pub Handle);

macro_rules! ports {
    ($($port:ident of $level:ident, enters: $enters:literal;)*) => {$(
        impl Port for $port {
            type Shape = Kind;
            fn declare(
                name: &str,
                documentation: &'static str,
                clock: &'static str,
                kind: &Kind,
                declarer: &mut PortDeclarer,
            ) -> Self {
                let text = documentation;
                Self(match kind {
                    Kind::Number(width) => {
                        let port = $level::<Bits>::declare(name, text, clock, width, declarer);
                        Handle::Number(*port)
                    }
                    Kind::Truth => {
                        Handle::Truth(*$level::<Bool>::declare(name, text, clock, &(), declarer))
                    }
                    Kind::State(machine) => with_machine!(machine, S, Wrap => {
                        let port = $level::<State<S>>::declare(name, text, clock, &(), declarer);
                        Handle::State(Wrap(*port))
                    }),
                    Kind::Pair(low, high) => {
                        let shape = pair_shape(*low, *high);
                        Handle::Pair(*$level::<Pair>::declare(name, text, clock, &shape, declarer))
                    }
                    Kind::Record(low, high) => {
                        let shape = record_shape(*low, *high);
                        let port = $level::<Record>::declare(name, text, clock, &shape, declarer);
                        Handle::Record(*port)
                    }
                })
            }
            fn connect_to(&self, instance: &Self) {
                let ends = (self.0, instance.0);
                let (driven, driver) = if $enters { (ends.1, ends.0) } else { ends };
                driven.assign(driver);
            }
        }
    )*};
}
ports! {
    In of LevelSink, enters: true;
    Out of LevelSource, enters: false;
}
