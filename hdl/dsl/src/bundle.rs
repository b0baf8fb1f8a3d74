//! Bundles: structs of signals that travel together, with a plain Rust value of the same shape.
//!
//! `#[derive(Bundle)]` writes the implementation for a struct; signals, conditions, states and
//! arrays are bundles of their own.
use std::array;
use std::fmt::Debug;

use num_bigint::BigUint;
use num_traits::Zero;

use crate::bits::{Bits, pack};
use crate::builder::here;
use crate::condition::Bool;
use crate::ir::{Enumeration, Operation, Place};
use crate::naming::label_signal;
use crate::operand::constant;
use crate::refusal::{demand, refuse};
use crate::widths::{self, Free};

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
        const { assert!(N > 0, "a bundle has at least one element") };
        array::from_fn(|i| B::build(shape, &join_path(path, &i.to_string()), make))
    }
    fn shape(&self) -> B::Shape {
        const { assert!(N > 0, "a bundle has at least one element") };
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
/// # Refused
/// If there are too few leaves, or one has another width than the shape says.
#[track_caller]
pub fn from_leaves<B: Bundle>(shape: &B::Shape, leaves: &[Bits]) -> B {
    let (mut next, place) = (leaves.iter(), here());
    B::build(shape, "", &mut |leaf| {
        let Some(bits) = next.next().copied() else {
            refuse(place, format!("{} leaves are too few for this shape", leaves.len()))
        };
        demand!(
            bits.width == leaf.width,
            place,
            "field `{}` has {}, {} has {}",
            leaf.path,
            widths::bits(leaf.width),
            bits.describe(),
            bits.width
        );
        label_signal(bits, &leaf);
        bits
    })
}

/// Number of bits of a bundle of that shape.
pub fn bundle_width<B: Bundle>(shape: &B::Shape) -> u32 {
    leaves_of::<B>(shape).iter().fold(0, |width: u32, leaf| width.saturating_add(leaf.1))
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

/// Width and value of each leaf of a plain value; one that its field cannot hold is refused.
pub(crate) fn checked_leaves<B: Bundle>(
    shape: &B::Shape,
    value: &B::Value,
    place: Place,
) -> Vec<(u32, BigUint)> {
    let fields = leaves_of::<B>(shape);
    let leaves = B::value_to_leaves(value);
    demand!(
        fields.len() == leaves.len(),
        place,
        "the value {value:?} has {} fields, its bundle {}",
        leaves.len(),
        fields.len()
    );
    let check = |((path, width), leaf): ((String, u32), BigUint)| {
        let field =
            if path.is_empty() { "the value".to_string() } else { format!("field `{path}`") };
        demand!(
            leaf.bits() <= u64::from(width),
            place,
            "{leaf} does not fit {field}, which has {}",
            widths::bits(width)
        );
        (width, leaf)
    };
    fields.into_iter().zip(leaves).map(check).collect()
}

/// Operations of every bundle.
pub trait BundleExt: Bundle {
    /// Assigns every leaf; see [`Bits::set`].
    #[track_caller]
    fn assign(self, value: Self) {
        for (target, value) in self.leaves().into_iter().zip(value.leaves()) {
            target.set_at(value, here());
        }
    }
    /// All leaves side by side, the first lowest.
    #[track_caller]
    fn packed(self) -> Bits {
        pack(self.leaves())
    }
    /// The bundle in `bits`, as [`BundleExt::packed`] lays it out.
    ///
    /// # Refused
    /// If the widths differ.
    #[track_caller]
    fn unpack(shape: &Self::Shape, bits: Bits) -> Self {
        let width = bundle_width::<Self>(shape);
        demand!(
            width == bits.width,
            here(),
            "a bundle of {} is unpacked from {}, which has {}",
            widths::bits(width),
            bits.describe(),
            bits.width
        );
        let mut low = 0;
        let mut leaves = vec![];
        for (_, width) in leaves_of::<Self>(shape) {
            leaves.push(bits.slice(low, width));
            low += width;
        }
        from_leaves(shape, &leaves)
    }
    /// The bundle that is always `value`.
    #[track_caller]
    fn constant(shape: &Self::Shape, value: &Self::Value) -> Self {
        let mut leaves = vec![];
        for (width, value) in checked_leaves::<Self>(shape, value, here()) {
            leaves.push(constant(width, value));
        }
        from_leaves(shape, &leaves)
    }
    /// Declares that nobody reads any of it, on purpose.
    #[track_caller]
    fn ignore_all(self) {
        for leaf in self.leaves() {
            leaf.ignore();
        }
    }
    /// Declares that what nobody reads of it is left on purpose: for a part that needs a few fields of
    /// many. What is read, here or later, stays as it is.
    #[track_caller]
    fn ignore_the_rest(self) {
        for leaf in self.leaves() {
            leaf.optional();
        }
    }
}
impl<B: Bundle> BundleExt for B {}

/// `yes` where the condition holds, else `no`.
///
/// # Refused
/// If the widths differ.
#[track_caller]
pub fn mux<B: Bundle>(condition: Bool, yes: B, no: B) -> B {
    let place = here();
    let shape = yes.shape();
    let condition = condition.0.expression_at(place);
    let mut leaves = vec![];
    for (yes, no) in yes.leaves().into_iter().zip(no.leaves()) {
        let (one, zero) = (yes.expression_at(place), no.expression_at(place));
        widths::equal(yes, no, "mux", Free::Both, place);
        leaves.push(Bits::make(Operation::Mux(condition, one, zero), yes.width, place));
    }
    from_leaves(&shape, &leaves)
}

/// The choice whose condition holds; at most one may, and with none the result is all zeros.
///
/// # Refused
/// If there is no choice, or if widths differ.
#[track_caller]
pub fn one_hot_mux<B: Bundle>(choices: impl IntoIterator<Item = (Bool, B)>) -> B {
    let mut choices = choices.into_iter();
    let Some((condition, first)) = choices.next() else {
        refuse(here(), "`one_hot_mux` needs a choice to choose from".to_string())
    };
    let (shape, place, leaves_of_first) = (first.shape(), here(), first.leaves());
    let mut sums = masked(condition, first);
    for (condition, choice) in choices {
        for (first, other) in leaves_of_first.iter().zip(choice.leaves()) {
            widths::equal(*first, other, "one_hot_mux", Free::Both, place);
        }
        let mut longer = vec![];
        for (sum, leaf) in sums.into_iter().zip(masked(condition, choice)) {
            longer.push(sum | leaf);
        }
        sums = longer;
    }
    from_leaves(&shape, &sums)
}

/// The leaves where the condition holds, else zeros.
#[track_caller]
fn masked<B: Bundle>(condition: Bool, choice: B) -> Vec<Bits> {
    let mut leaves = vec![];
    for leaf in choice.leaves() {
        leaves.push(leaf & condition.mask(leaf.width));
    }
    leaves
}
