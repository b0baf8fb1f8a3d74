//! Bundles made of bundles: what travels beside a payload, and two payloads side by side. Their
//! plain values are in `nic_spec::message`.
use nic_dsl::bundle::{Leaf, join_path};
use nic_dsl::{BigUint, Bits, Bundle};

/// A payload and where it is to go.
#[derive(Clone, Copy, Debug)]
pub struct Routed<P: Bundle> {
    /// The payload; its fields keep their names.
    pub payload: P,
    /// Number of the sink.
    pub selection: Bits,
}

/// What is open about the widths of [`Routed`].
#[derive(Clone, Debug)]
pub struct RoutedShape<S> {
    /// Shape of the payload.
    pub payload: S,
    /// Bits of the selection.
    pub selection_bits: u32,
}

impl<P: Bundle> Bundle for Routed<P> {
    type Shape = RoutedShape<P::Shape>;
    type Value = (P::Value, BigUint);

    fn build(shape: &Self::Shape, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        let payload = P::build(&shape.payload, path, make);
        let selection = make(Leaf {
            path: join_path(path, "selection"),
            width: shape.selection_bits,
            enumeration: None,
            documentation: "Number of the sink it is to go to.",
        });
        Self { payload, selection }
    }
    fn shape(&self) -> Self::Shape {
        RoutedShape { payload: self.payload.shape(), selection_bits: self.selection.width() }
    }
    fn leaves(&self) -> Vec<Bits> {
        [self.payload.leaves(), vec![self.selection]].concat()
    }
    fn value_to_leaves((payload, selection): &Self::Value) -> Vec<BigUint> {
        [P::value_to_leaves(payload), vec![selection.clone()]].concat()
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> Self::Value {
        (P::value_from_leaves(&mut *leaves), Bits::value_from_leaves(leaves))
    }
    fn value_type(shape: &Self::Shape) -> String {
        let payload = P::value_type(&shape.payload);
        format!("nic_spec::message::Routed<{payload}, {}>", shape.selection_bits)
    }
}

/// Two payloads that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Pair<A: Bundle, B: Bundle> {
    /// One; its fields are called `first_<field>`.
    pub first: A,
    /// The other; its fields are called `second_<field>`.
    pub second: B,
}

impl<A: Bundle, B: Bundle> Bundle for Pair<A, B> {
    type Shape = (A::Shape, B::Shape);
    type Value = (A::Value, B::Value);

    fn build(shape: &Self::Shape, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        let first = A::build(&shape.0, &join_path(path, "first"), make);
        let second = B::build(&shape.1, &join_path(path, "second"), make);
        Self { first, second }
    }
    fn shape(&self) -> Self::Shape {
        (self.first.shape(), self.second.shape())
    }
    fn leaves(&self) -> Vec<Bits> {
        [self.first.leaves(), self.second.leaves()].concat()
    }
    fn value_to_leaves((first, second): &Self::Value) -> Vec<BigUint> {
        [A::value_to_leaves(first), B::value_to_leaves(second)].concat()
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> Self::Value {
        (A::value_from_leaves(&mut *leaves), B::value_from_leaves(leaves))
    }
    fn value_type(shape: &Self::Shape) -> String {
        let (first, second) = (A::value_type(&shape.0), B::value_type(&shape.1));
        format!("nic_spec::message::Pair<{first}, {second}>")
    }
}
