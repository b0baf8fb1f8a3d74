//! Enumerations in hardware: labels in the Verilog and in the waveform, exhaustive `switch`.
use std::fmt::Debug;
use std::marker::PhantomData;

use num_bigint::BigUint;

use crate::bits::Bits;
use crate::builder::{here, with};
use crate::bundle::{Bundle, Leaf};
use crate::condition::Bool;
use crate::control::{ArmRun, run_case};
use crate::ir::{Enumeration, EnumerationId, Operation};
use crate::refusal::demand;

/// How the variants of an enumeration become bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// The discriminant as a number.
    Binary,
    /// One bit for each variant, the first lowest.
    OneHot,
}

/// A field-less enum whose variants are states; `#[derive(States)]` implements it.
pub trait States: Copy + PartialEq + Debug + 'static {
    /// Type name.
    const NAME: &'static str;
    /// The variants in order of declaration.
    const ALL: &'static [Self];
    /// How they become bits.
    const ENCODING: Encoding;
    /// Bits that a code has at least: more than the variants need where a field has codes that
    /// belong to none.
    const LEAST_WIDTH: u32 = 1;
    /// Position in `ALL`.
    fn index(self) -> usize;
    /// Label in the Verilog: `SCREAMING_SNAKE_CASE`.
    fn label(self) -> &'static str;
    /// The bits that stand for it.
    fn code(self) -> BigUint;
}

/// The enumeration of `S` as the intermediate form has it.
pub fn enumeration<S: States>() -> Enumeration {
    let variants: Vec<(String, BigUint)> =
        S::ALL.iter().map(|s| (s.label().to_string(), s.code())).collect();
    let width = match S::ENCODING {
        Encoding::OneHot => variants.len() as u32,
        Encoding::Binary => {
            let needed = variants.iter().map(|(_, code)| code.bits() as u32).max().unwrap_or(1);
            needed.max(S::LEAST_WIDTH)
        }
    };
    Enumeration { name: S::NAME.to_string(), width, variants }
}

/// The number of `wanted` in the module under construction, added if it is new.
pub(crate) fn enumeration_id(wanted: Enumeration) -> EnumerationId {
    with(|b| {
        let list = &mut b.module.enumerations;
        let found = list.iter().position(|e| *e == wanted).unwrap_or_else(|| {
            list.push(wanted);
            list.len() - 1
        });
        EnumerationId(found as u32)
    })
}

/// A signal that holds one of the variants of `S`.
#[derive(Clone, Copy, Debug)]
pub struct State<S: States> {
    bits: Bits,
    states: PhantomData<S>,
}

/// The constant `state`.
#[track_caller]
pub fn state<S: States>(state: S) -> State<S> {
    let enumeration = enumeration::<S>();
    let width = enumeration.width;
    let id = enumeration_id(enumeration);
    State::from_bits(Bits::make(Operation::Label(id, state.index()), width, here()))
}

impl<S: States> State<S> {
    /// `bits` as a state. What a code that belongs to no variant means is the reader's affair:
    /// `is` is false for every variant, `switch` takes the last.
    ///
    /// # Refused
    /// If the width is not that of the enumeration.
    #[track_caller]
    pub fn from_bits(bits: Bits) -> Self {
        let width = enumeration::<S>().width;
        demand!(
            bits.width() == width,
            here(),
            "`{}` has {}, {} has {}",
            S::NAME,
            crate::widths::bits(width),
            bits.describe(),
            bits.width()
        );
        Self { bits, states: PhantomData }
    }
    /// Its code.
    pub fn bits(self) -> Bits {
        self.bits
    }
    /// Gives it a name, unless it has one.
    #[track_caller]
    pub fn named(self, name: &str) -> Self {
        self.bits.named(name);
        self
    }
    /// Whether it is `wanted`.
    #[track_caller]
    pub fn is(self, wanted: S) -> Bool {
        self.bits.equals(state(wanted).bits)
    }
    /// Whether it is any of `wanted`.
    #[track_caller]
    pub fn is_any(self, wanted: &[S]) -> Bool {
        let mut any = crate::condition::constant_bool(false);
        for wanted in wanted {
            any = any | self.is(*wanted);
        }
        any
    }
    /// Assigns it; see [`Bits::set`].
    #[track_caller]
    pub fn set(self, value: impl Into<State<S>>) {
        self.bits.set(value.into().bits);
    }
    /// The state machine's word for `set`.
    #[track_caller]
    pub fn goto(self, next: S) {
        self.set(state(next));
    }
    /// Runs `arm` once for each variant, so that a Rust `match` becomes the `case` statement and
    /// the compiler checks that it is exhaustive. A code that belongs to no variant takes the last
    /// variant's arm.
    #[track_caller]
    pub fn switch(self, mut arm: impl FnMut(S)) {
        let place = here();
        let mut labels = vec![];
        for of in S::ALL {
            labels.push(state(*of).bits);
        }
        let last = S::ALL.len() - 1;
        let mut arms: Vec<ArmRun> = vec![];
        // Each arm borrows the same closure in turn; the cell hands it on.
        let arm = std::cell::RefCell::new(&mut arm);
        for (state, label) in S::ALL[..last].iter().zip(&labels) {
            let arm = &arm;
            let run = Box::new(move || (arm.borrow_mut())(*state));
            arms.push(ArmRun { labels: vec![*label], run, place });
        }
        let default: Box<dyn FnOnce() + '_> = Box::new(|| (arm.borrow_mut())(S::ALL[last]));
        run_case(self.bits, arms, Some((Some(labels[last]), default)), place);
    }
}

impl<S: States> From<S> for State<S> {
    #[track_caller]
    fn from(value: S) -> Self {
        state(value)
    }
}

impl<S: States> Bundle for State<S> {
    type Shape = ();
    type Value = S;
    fn build((): &(), path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        let enumeration = enumeration::<S>();
        let width = enumeration.width;
        let path = path.to_string();
        let leaf = Leaf { path, width, enumeration: Some(enumeration), documentation: "" };
        Self { bits: make(leaf), states: PhantomData }
    }
    fn shape(&self) {}
    fn leaves(&self) -> Vec<Bits> {
        vec![self.bits]
    }
    fn value_to_leaves(value: &S) -> Vec<BigUint> {
        vec![value.code()]
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> S {
        let code = leaves.next().expect("a value has as many leaves as its bundle");
        let found = S::ALL.iter().find(|s| s.code() == code);
        *found.unwrap_or_else(|| panic!("{code} is no code of {}", S::NAME))
    }
}
