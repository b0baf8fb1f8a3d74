//! Arrays of registers and wires that stay arrays in the Verilog, and loops over their elements.
//!
//! An array has elements of one shape. [`Array::at`] reads or assigns one by its number, [`Array::map`]
//! makes an array of wires of it, and [`Array::each`] assigns each of its registers. What a closure
//! describes is described once and printed as a loop, so that the text of a module does not grow with
//! its entries; in a closure every element is the one that the loop is at.
//!
//! An index beyond the last element, which only a size that is no power of two knows, reads zero; a
//! write there changes nothing.
use std::marker::PhantomData;

use crate::bits::Bits;
use crate::builder::{here, with};
use crate::bundle::{Both, Bundle, Leaf, checked_leaves, from_leaves, leaves_of};
use crate::condition::Bool;
use crate::ir::{
    Loop, LoopId, Operation, Part, Place, SignalId, SignalKind, Statement, Target, WIDEST,
    index_bits,
};
use crate::operand::{Operand, constant};
use crate::refusal::demand;
use crate::widths;

/// Steps of a loop up to which Verilator 5.048 unrolls it.
const LONGEST_LOOP: u32 = 1 << 14;

/// Elements of one shape, each found by its number.
#[derive(Clone, Debug)]
pub struct Array<B: Bundle> {
    elements: u32,
    shape: B::Shape,
    /// Whose signals they are.
    serial: u32,
    /// One signal for each leaf of the shape.
    signals: Vec<SignalId>,
    kind: PhantomData<B>,
}

/// An array of registers without reset: each holds its value until it is assigned.
///
/// # Refused
/// If there are fewer than two elements, or more than a signal has bits for.
#[track_caller]
pub fn register_array<B: Bundle>(
    shape: impl std::borrow::Borrow<B::Shape>,
    elements: u32,
) -> Array<B> {
    let none = |_| SignalKind::Register { reset: None };
    declare(shape.borrow(), elements, none, here())
}

/// An array of registers, each of which reset sets to `value`.
///
/// # Refused
/// As [`register_array`].
#[track_caller]
pub fn register_array_value<B: Bundle>(
    shape: &B::Shape,
    elements: u32,
    value: &B::Value,
) -> Array<B> {
    let place = here();
    let values = checked_leaves::<B>(shape, value, place);
    let reset = |leaf: usize| {
        let (width, value) = &values[leaf];
        let zero = num_bigint::BigUint::default();
        let all = (0..elements).fold(zero, |all, _| (all << *width) | value);
        SignalKind::Register { reset: Some(all) }
    };
    declare(shape, elements, reset, place)
}

/// An array of wires: `describe` gives the element of each number.
///
/// # Refused
/// As [`register_array`]; and if `describe` assigns anything.
#[track_caller]
pub fn array_of<B: Bundle>(elements: u32, describe: impl FnOnce(Bits) -> B) -> Array<B> {
    let place = here();
    let (id, index) = begin(elements, place);
    with(|b| b.open_loop());
    let value = describe(index);
    let assigned = with(|b| b.close_loop());
    demand!(
        assigned.is_empty(),
        place,
        "an array of wires has a value for each element, and nothing is assigned for it; use `mux`, \
         or `each` for registers"
    );
    let array: Array<B> = declare(&value.shape(), elements, |_| SignalKind::Wire, place);
    let mut body = vec![];
    for (signal, value) in array.signals.iter().zip(value.leaves()) {
        let (signal, index, width) = (*signal, index.id, value.width());
        let target = Target { signal, part: Part::Element { index, width } };
        body.push(Statement::Assign { target, value: value.expression_at(place), place });
    }
    with(|b| b.emit_apart(Statement::For { index: id, body, place }));
    array
}

/// A vector of so many fields side by side, field 0 lowest: `describe` gives the one of each number.
///
/// # Refused
/// As [`array_of`].
#[track_caller]
pub fn vector_of(elements: u32, describe: impl FnOnce(Bits) -> Bits) -> Bits {
    let fields = array_of(elements, describe);
    let signal = fields.signals[0];
    with(|b| b.module.signals[signal.index()].is_packed = true);
    fields.whole()
}

/// The bits of a signal as an array, lowest first.
///
/// # Refused
/// If it has one bit only.
#[track_caller]
pub fn array_of_bits(bits: Bits) -> Array<Bool> {
    let place = here();
    let array: Array<Bool> = declare(&(), bits.width(), |_| SignalKind::Wire, place);
    let target = Target { signal: array.signals[0], part: Part::Whole };
    let value = bits.expression_at(place);
    with(|b| b.emit_apart(Statement::Assign { target, value, place }));
    array
}

/// Runs `describe` for each number below `elements`: it assigns elements of that number, of register
/// arrays of that size, and nothing else.
///
/// # Refused
/// If there are fewer than two elements.
#[track_caller]
pub fn each(elements: u32, describe: impl FnOnce(Bits)) {
    let place = here();
    let (id, index) = begin(elements, place);
    with(|b| b.open_loop());
    describe(index);
    let body = with(|b| b.close_loop());
    if !body.is_empty() {
        with(|b| b.emit(Statement::For { index: id, body, place }));
    }
}

/// One bit of `elements`, that of the number: the decoder. None where the number is beyond the last.
///
/// # Refused
/// If the number has more than 31 bits.
#[track_caller]
pub fn one_hot(number: Bits, elements: u32) -> Bits {
    constant(elements, 1) << number
}

/// A loop over so many elements, and its index.
#[track_caller]
fn begin(elements: u32, place: Place) -> (LoopId, Bits) {
    demand!(
        (2..=LONGEST_LOOP).contains(&elements),
        place,
        "a loop is over 2 to {LONGEST_LOOP} elements; this one would be over {elements}"
    );
    let id = with(|b| {
        b.module.loops.push(Loop { elements, place });
        LoopId(b.module.loops.len() as u32 - 1)
    });
    (id, Bits::make(Operation::LoopIndex(id), index_bits(elements), place))
}

fn check_size(elements: u32, place: Place) {
    demand!(
        (2..=WIDEST).contains(&elements),
        place,
        "an array has 2 to {WIDEST} elements; this one would have {elements}"
    );
}

fn declare<B: Bundle>(
    shape: &B::Shape,
    elements: u32,
    kind: impl Fn(usize) -> SignalKind,
    place: Place,
) -> Array<B> {
    check_size(elements, place);
    let (mut signals, serial) = (vec![], with(|b| b.serial));
    B::build(shape, "", &mut |leaf: Leaf| {
        let enumeration = leaf.enumeration.map(crate::state::enumeration_id);
        with(|b| {
            let kind = kind(signals.len());
            let domain = kind.is_register().then(|| b.domain(place));
            let width = leaf.width.saturating_mul(elements);
            let id = b.add_signal("", width, kind, domain, place);
            let signal = &mut b.module.signals[id.index()];
            (signal.elements, signal.enumeration) = (Some(elements), enumeration);
            signals.push(id);
        });
        constant(leaf.width, 0)
    });
    Array { elements, shape: shape.clone(), serial, signals, kind: PhantomData }
}

impl<B: Bundle> Array<B> {
    /// How many elements it has.
    pub fn elements(&self) -> u32 {
        self.elements
    }

    /// Bits of an index.
    pub fn index_width(&self) -> u32 {
        index_bits(self.elements)
    }

    /// The element of that number. On the left of `assign` or `set` it assigns that element of an
    /// array of registers.
    ///
    /// # Refused
    /// If the index has not [`Array::index_width`] bits, or is a number beyond the last element.
    #[track_caller]
    pub fn at(&self, index: impl Into<Operand>) -> B {
        let (place, width) = (here(), self.index_width());
        let index = match index.into() {
            Operand::Signal(bits) | Operand::Signed(bits) => bits,
            Operand::Number(number) => {
                demand!(
                    number >= 0.into() && number < self.elements.into(),
                    place,
                    "this array has {} elements, and none of number {number}",
                    self.elements
                );
                Operand::Number(number).fit(constant(width, 0))
            }
        };
        demand!(
            index.width() == width,
            place,
            "an array of {} elements has indices of {}: {} has {}; {}",
            self.elements,
            widths::bits(width),
            index.describe(),
            index.width(),
            widths::to(index, width)
        );
        let steps = index.loop_elements().unwrap_or(0);
        demand!(
            steps <= self.elements,
            place,
            "the loop whose index this is has {steps} steps, and the array {} elements; loop over the \
             array (`map`, `each`), or over one of its size",
            self.elements
        );
        demand!(
            with(|b| b.serial) == self.serial,
            place,
            "an array of another module is used here; pass its elements through ports"
        );
        let index = index.expression_at(place);
        let leaves = leaves_of::<B>(&self.shape).into_iter().zip(&self.signals);
        let leaves: Vec<Bits> = leaves
            .map(|((_, width), signal)| {
                Bits::make(Operation::Element(*signal, index), width, place)
            })
            .collect();
        from_leaves(&self.shape, &leaves)
    }

    /// An array of wires, each element what `describe` makes of the one of this array and its number.
    ///
    /// # Refused
    /// If `describe` assigns anything.
    #[track_caller]
    pub fn map<R: Bundle>(&self, describe: impl FnOnce(B, Bits) -> R) -> Array<R> {
        array_of(self.elements, |index| describe(self.at(index), index))
    }

    /// Runs `describe` for each element and its number: it assigns that element, and those of the
    /// same number of arrays of the same size.
    #[track_caller]
    pub fn each(&self, describe: impl FnOnce(B, Bits)) {
        each(self.elements, |index| describe(self.at(index), index));
    }

    /// One line of meaning for the declaration.
    pub fn comment(self, text: &str) -> Self {
        with(|b| {
            for signal in &self.signals {
                b.module.signals[signal.index()].comment = text.to_string();
            }
        });
        self
    }

    /// Gives it a name in the Verilog and the waveform, unless it has one.
    pub fn named(self, name: &str) -> Self {
        crate::naming::Nameable::name_signals(&self, name);
        self
    }

    /// Gives an array with one leaf this name, whatever the scope.
    pub(crate) fn name_whole(&self, name: String) {
        with(|b| b.module.signals[self.signals[0].index()].name = name);
    }

    /// The elements of the first leaf side by side.
    fn whole(&self) -> Bits {
        let signal = self.signals[0];
        with(|b| {
            let width = b.module.signal(signal).width;
            let id = b.add(Operation::Signal(signal), width, here());
            Bits { serial: self.serial, id, width }
        })
    }

    /// Name stem and signal of each leaf.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (String, SignalId)> {
        let paths = leaves_of::<B>(&self.shape).into_iter().map(|(path, _)| path);
        paths.zip(self.signals.clone())
    }
}

impl<A: Bundle, B: Bundle> Array<Both<A, B>> {
    /// The first and the second of each two.
    pub fn split(&self) -> (Array<A>, Array<B>) {
        let (first, second) = self.signals.split_at(leaves_of::<A>(&self.shape.0).len());
        (self.part(&self.shape.0, first), self.part(&self.shape.1, second))
    }

    fn part<P: Bundle>(&self, shape: &P::Shape, signals: &[SignalId]) -> Array<P> {
        let (shape, signals) = (shape.clone(), signals.to_vec());
        Array { elements: self.elements, shape, serial: self.serial, signals, kind: PhantomData }
    }
}

impl Array<Bool> {
    /// All elements side by side, element 0 lowest: a vector, which may also be assigned as one.
    pub fn bits(&self) -> Bits {
        self.whole()
    }
    /// Whether any element holds.
    #[track_caller]
    pub fn any(&self) -> Bool {
        self.bits().any()
    }
    /// Whether all elements hold.
    #[track_caller]
    pub fn all(&self) -> Bool {
        self.bits().all()
    }
}
