//! Streams, pulses and levels: the three ways in which payloads travel between modules. The rules
//! of the stream contract (S1 to S8) stand with the library that obeys them.
use std::ops::Deref;

use crate::bundle::{Bundle, BundleExt};
use crate::condition::Bool;
use crate::storage::wire;

/// A payload that may stall: it moves at a clock edge at which `valid` and `ready` are both high.
#[derive(Clone, Copy, Debug)]
pub struct Stream<P: Bundle> {
    /// The source offers a payload.
    pub valid: Bool,
    /// The sink takes it.
    pub ready: Bool,
    /// What is offered.
    pub payload: P,
}

impl<P: Bundle> Stream<P> {
    /// A stream of wires inside a module; both sides must be assigned.
    #[track_caller]
    pub fn wire(shape: &P::Shape) -> Self {
        Self { valid: wire::<Bool>(()), ready: wire::<Bool>(()), payload: wire::<P>(shape.clone()) }
    }
    /// The payload moves in this cycle.
    #[track_caller]
    pub fn fires(self) -> Bool {
        self.valid & self.ready
    }
    /// Takes what `origin` offers: assigns this stream's `valid` and payload and `origin`'s `ready`.
    #[track_caller]
    pub fn connect(self, origin: Stream<P>) {
        self.valid.set(origin.valid);
        self.payload.assign(origin.payload);
        origin.ready.set(self.ready);
    }
    /// Offers `payload` where `valid` holds.
    #[track_caller]
    pub fn offer(self, valid: Bool, payload: P) {
        self.valid.set(valid);
        self.payload.assign(payload);
    }
}

/// A payload for one cycle that cannot be refused.
#[derive(Clone, Copy, Debug)]
pub struct Pulse<P: Bundle> {
    /// There is a payload in this cycle.
    pub valid: Bool,
    /// What it is.
    pub payload: P,
}

impl<P: Bundle> Pulse<P> {
    /// Sends `payload` where `valid` holds.
    #[track_caller]
    pub fn send(self, valid: Bool, payload: P) {
        self.valid.set(valid);
        self.payload.assign(payload);
    }
    /// Passes on what `origin` sends.
    #[track_caller]
    pub fn connect(self, origin: Pulse<P>) {
        self.send(origin.valid, origin.payload);
    }
}

macro_rules! port_types {
    ($($(#[$doc:meta])* $name:ident of $inner:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name<P: Bundle>(pub(crate) $inner<P>);
        impl<P: Bundle> Deref for $name<P> {
            type Target = $inner<P>;
            fn deref(&self) -> &$inner<P> {
                &self.0
            }
        }
    )*};
}
port_types! {
    /// A port at which a stream enters the module.
    Sink of Stream,
    /// A port at which a stream leaves the module.
    Source of Stream,
    /// A port at which a pulse enters the module.
    PulseSink of Pulse,
    /// A port at which a pulse leaves the module.
    PulseSource of Pulse,
}

/// A port at which signals enter the module that are always there: configuration, status.
#[derive(Clone, Copy, Debug)]
pub struct LevelSink<P: Bundle>(pub(crate) P);
/// A port at which signals leave the module that are always there.
#[derive(Clone, Copy, Debug)]
pub struct LevelSource<P: Bundle>(pub(crate) P);
impl<P: Bundle> Deref for LevelSink<P> {
    type Target = P;
    fn deref(&self) -> &P {
        &self.0
    }
}
impl<P: Bundle> Deref for LevelSource<P> {
    type Target = P;
    fn deref(&self) -> &P {
        &self.0
    }
}
