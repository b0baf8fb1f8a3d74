//! Bundles: structs of signals that travel together, with a plain Rust value of the same shape.
//!
//! `#[derive(Bundle)]` writes the implementation for a struct; signals, conditions, states and
//! arrays are bundles of their own.
use std::array;
use std::fmt::Debug;

use num_bigint::BigUint;
use num_traits::Zero;

use crate::bits::{Bits, pack};
use crate::condition::Bool;
use crate::ir::{Enumeration, Operation};
use crate::naming::label_signal;
use crate::operand::constant;

/// Something made of signals.
pub trait Bundle: Copy + Debug + 'static {
    /// The widths that are known only when the generator runs; `()` if there are none.
    type Shape: Clone + Debug;
    /// The plain value of such a bundle.
    type Value: Clone + Debug + PartialEq;

    /// Makes the bundle, asking `make` for each leaf in order of the fields. `path` is the name of
    /// the bundle itself, "" at the root; see [`join_path`].
    fn build(shape: &Self::Shape, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self;
    /// Its shape.
    fn shape(&self) -> Self::Shape;
    /// Its leaves, in the order of `build`.
    fn leaves(&self) -> Vec<Bits>;
    /// The value's leaves, in the order of `build`.
    fn value_to_leaves(value: &Self::Value) -> Vec<BigUint>;
    /// A value from its leaves, in the order of `build`.
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> Self::Value;
    /// The Rust type that carries such a value outside the generator; `bits` for bare signals.
    fn value_type(_shape: &Self::Shape) -> String {
        "bits".to_string()
    }
}

/// One signal of a bundle.
pub struct Leaf {
    /// Field names joined by `_`.
    pub path: String,
    /// Bits.
    pub width: u32,
    /// The states it holds.
    pub enumeration: Option<Enumeration>,
    /// What it means.
    pub documentation: &'static str,
}

/// The path of a field within a bundle of path `prefix`.
pub fn join_path(prefix: &str, field: &str) -> String {
    match (prefix, field) {
        ("", field) => field.to_string(),
        (prefix, "") => prefix.to_string(),
        (prefix, field) => format!("{prefix}_{field}"),
    }
}

fn next_leaf(leaves: &mut dyn Iterator<Item = BigUint>) -> BigUint {
    leaves.next().expect("a value has as many leaves as its bundle")
}

impl Bundle for Bits {
    type Shape = u32;
    type Value = BigUint;
    fn build(width: &u32, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        let path = path.to_string();
        make(Leaf { path, width: *width, enumeration: None, documentation: "" })
    }
    fn shape(&self) -> u32 {
        self.width
    }
    fn leaves(&self) -> Vec<Bits> {
        vec![*self]
    }
    fn value_to_leaves(value: &BigUint) -> Vec<BigUint> {
        vec![value.clone()]
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> BigUint {
        next_leaf(leaves)
    }
}

impl Bundle for Bool {
    type Shape = ();
    type Value = bool;
    fn build((): &(), path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        Self(Bits::build(&1, path, make))
    }
    fn shape(&self) {}
    fn leaves(&self) -> Vec<Bits> {
        vec![self.0]
    }
    fn value_to_leaves(value: &bool) -> Vec<BigUint> {
        vec![BigUint::from(u8::from(*value))]
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> bool {
        !next_leaf(leaves).is_zero()
    }
}

impl<B: Bundle, const N: usize> Bundle for [B; N] {
    type Shape = B::Shape;
    type Value = [B::Value; N];
    fn build(shape: &B::Shape, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        array::from_fn(|i| B::build(shape, &join_path(path, &i.to_string()), make))
    }
    fn shape(&self) -> B::Shape {
        self[0].shape()
    }
    fn leaves(&self) -> Vec<Bits> {
        self.iter().flat_map(B::leaves).collect()
    }
    fn value_to_leaves(value: &Self::Value) -> Vec<BigUint> {
        value.iter().flat_map(B::value_to_leaves).collect()
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> Self::Value {
        array::from_fn(|_| B::value_from_leaves(leaves))
    }
    fn value_type(shape: &B::Shape) -> String {
        match B::value_type(shape) {
            bits if bits == "bits" => bits,
            element => format!("[{element}; {N}]"),
        }
    }
}

/// Two bundles side by side; their fields keep their names.
#[derive(Clone, Copy, Debug)]
pub struct Both<A, B>(pub A, pub B);

impl<A: Bundle, B: Bundle> Bundle for Both<A, B> {
    type Shape = (A::Shape, B::Shape);
    type Value = (A::Value, B::Value);
    fn build(shape: &Self::Shape, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        let first = A::build(&shape.0, path, make);
        Self(first, B::build(&shape.1, path, make))
    }
    fn shape(&self) -> Self::Shape {
        (self.0.shape(), self.1.shape())
    }
    fn leaves(&self) -> Vec<Bits> {
        [self.0.leaves(), self.1.leaves()].concat()
    }
    fn value_to_leaves((first, second): &Self::Value) -> Vec<BigUint> {
        [A::value_to_leaves(first), B::value_to_leaves(second)].concat()
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> Self::Value {
        let first = A::value_from_leaves(&mut *leaves);
        (first, B::value_from_leaves(leaves))
    }
    fn value_type(shape: &Self::Shape) -> String {
        match (A::value_type(&shape.0), B::value_type(&shape.1)) {
            (first, second) if first == "bits" || second == "bits" => "bits".to_string(),
            (first, second) => format!("({first}, {second})"),
        }
    }
}

/// A bundle of that shape from its leaves.
///
/// # Panics
/// If there are too few leaves, or one has another width than the shape says.
#[track_caller]
pub fn from_leaves<B: Bundle>(shape: &B::Shape, leaves: &[Bits]) -> B {
    let mut next = leaves.iter();
    B::build(shape, "", &mut |leaf| {
        let bits = *next.next().expect("as many leaves as the shape has");
        assert!(
            bits.width == leaf.width,
            "field `{}` has {} bits, {} has {}",
            leaf.path,
            leaf.width,
            bits.describe(),
            bits.width
        );
        label_signal(bits, &leaf);
        bits
    })
}

/// Number of bits of a bundle of that shape.
pub fn bundle_width<B: Bundle>(shape: &B::Shape) -> u32 {
    let mut width = 0;
    leaves_of::<B>(shape).iter().for_each(|leaf| width += leaf.1);
    width
}

/// Path and width of each leaf of that shape, in order.
pub fn leaves_of<B: Bundle>(shape: &B::Shape) -> Vec<(String, u32)> {
    let mut list = vec![];
    B::build(shape, "", &mut |leaf| {
        list.push((leaf.path, leaf.width));
        Bits { serial: 0, id: crate::ir::ExpressionId(0), width: leaf.width }
    });
    list
}

/// Operations of every bundle.
pub trait BundleExt: Bundle {
    /// Assigns every leaf; see [`Bits::set`].
    #[track_caller]
    fn assign(self, value: Self) {
        for (target, value) in self.leaves().into_iter().zip(value.leaves()) {
            target.set(value);
        }
    }
    /// All leaves side by side, the first lowest.
    #[track_caller]
    fn packed(self) -> Bits {
        pack(self.leaves())
    }
    /// The bundle in `bits`, as [`BundleExt::packed`] lays it out.
    ///
    /// # Panics
    /// If the widths differ.
    #[track_caller]
    fn unpack(shape: &Self::Shape, bits: Bits) -> Self {
        let width = bundle_width::<Self>(shape);
        assert!(width == bits.width, "{} has {} bits, not {width}", bits.describe(), bits.width);
        let mut low = 0;
        let leaves: Vec<Bits> = leaves_of::<Self>(shape)
            .into_iter()
            .map(|(_, width)| {
                low += width;
                bits.slice(low - width, width)
            })
            .collect();
        from_leaves(shape, &leaves)
    }
    /// The bundle that is always `value`.
    #[track_caller]
    fn constant(shape: &Self::Shape, value: &Self::Value) -> Self {
        let leaves: Vec<Bits> = leaves_of::<Self>(shape)
            .into_iter()
            .zip(Self::value_to_leaves(value))
            .map(|((_, width), value)| constant(width, value))
            .collect();
        from_leaves(shape, &leaves)
    }
    /// Declares that nobody reads any of it, on purpose.
    fn ignore_all(self) {
        self.leaves().into_iter().for_each(Bits::ignore);
    }
}
impl<B: Bundle> BundleExt for B {}

/// `yes` where the condition holds, else `no`.
///
/// # Panics
/// If the widths differ.
#[track_caller]
pub fn mux<B: Bundle>(condition: Bool, yes: B, no: B) -> B {
    let place = crate::builder::here();
    let shape = yes.shape();
    let leaves: Vec<Bits> = yes
        .leaves()
        .into_iter()
        .zip(no.leaves())
        .map(|(yes, no)| {
            assert!(
                yes.width == no.width,
                "`mux` needs equal widths: {} has {} bits, {} has {}",
                yes.describe(),
                yes.width,
                no.describe(),
                no.width
            );
            let operation =
                Operation::Mux(condition.0.expression(), yes.expression(), no.expression());
            Bits::make(operation, yes.width, place)
        })
        .collect();
    from_leaves(&shape, &leaves)
}

/// The choice whose condition holds; at most one may, and with none the result is all zeros.
///
/// # Panics
/// If there is no choice.
#[track_caller]
pub fn one_hot_mux<B: Bundle>(choices: impl IntoIterator<Item = (Bool, B)>) -> B {
    let choices: Vec<(Bool, B)> = choices.into_iter().collect();
    let shape = choices.first().expect("a choice to choose from").1.shape();
    let mut sums: Option<Vec<Bits>> = None;
    for (condition, choice) in choices {
        let masked: Vec<Bits> =
            choice.leaves().into_iter().map(|leaf| leaf & condition.mask(leaf.width)).collect();
        sums = Some(match sums {
            None => masked,
            Some(sums) => sums.into_iter().zip(masked).map(|(a, b)| a | b).collect(),
        });
    }
    from_leaves(&shape, &sums.unwrap_or_default())
}
