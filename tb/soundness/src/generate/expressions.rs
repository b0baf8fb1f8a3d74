//! Random expressions of a wanted width.
use std::panic::Location;

use nic_dsl::ir::{
    BinaryOperator, EnumerationId, Expression, ExpressionId, MemoryId, Operation, SignalId,
};
use num_bigint::BigUint;

use super::{Builder, Fact, Limit, Readable, Shared};

/// No expression is wider, save the concatenation of everything that is observed.
const WIDEST: u32 = 600;

/// Draws after which a circuit is large enough and only simple things are added.
pub(super) const ENOUGH: usize = 200;

const ARITHMETIC: [BinaryOperator; 3] =
    [BinaryOperator::Add, BinaryOperator::Subtract, BinaryOperator::Multiply];
const BITWISE: [BinaryOperator; 3] = [BinaryOperator::And, BinaryOperator::Or, BinaryOperator::Xor];
const SHIFTS: [BinaryOperator; 3] =
    [BinaryOperator::ShiftLeft, BinaryOperator::ShiftRight, BinaryOperator::ShiftRightArithmetic];
const COMPARISONS: [BinaryOperator; 6] = [
    BinaryOperator::Equal,
    BinaryOperator::NotEqual,
    BinaryOperator::Less,
    BinaryOperator::LessOrEqual,
    BinaryOperator::LessSigned,
    BinaryOperator::LessOrEqualSigned,
];

impl Builder<'_> {
    /// Adds an expression; its facts follow from its operands'.
    pub(super) fn add(&mut self, operation: Operation, width: u32) -> ExpressionId {
        let mut fact = Fact::default();
        if let Operation::Signal(signal) = operation {
            fact = self.fact_of(signal);
            fact.reads = true;
        }
        if let Operation::Element(array, _) = operation {
            fact = self.fact_of(array);
            fact.reads = true;
        }
        fact.reads |= matches!(operation, Operation::MemoryRead(..));
        for operand in operation.operands() {
            fact = fact.join(self.facts[operand.index()]);
        }
        fact.reads &= !self.may_be_constant(&operation);
        self.facts.push(fact);
        let place = Location::caller();
        self.module.expressions.push(Expression { operation, width, name: None, place });
        ExpressionId(self.module.expressions.len() as u32 - 1)
    }

    /// Whether a constant operand can decide the value, whatever the others are. The language
    /// computes such a value itself; so does Icarus, whose `always @*` then waits for nothing.
    fn may_be_constant(&self, operation: &Operation) -> bool {
        use BinaryOperator::{Add, Equal, NotEqual, Subtract, Xor};
        let reads = |id: &ExpressionId| self.facts[id.index()].reads;
        match operation {
            Operation::Mux(condition, one, zero) => {
                !(reads(condition) || reads(one) && reads(zero))
            }
            Operation::Binary(Add | Subtract | Xor | Equal | NotEqual, ..) => false,
            Operation::Binary(_, a, b) => !reads(a) || !reads(b),
            _ => false,
        }
    }

    fn fact_of(&self, signal: SignalId) -> Fact {
        self.readable.iter().find(|r| r.signal == signal).map_or(Fact::default(), |r| r.fact)
    }

    pub(super) fn width_of(&self, id: ExpressionId) -> u32 {
        self.module.expression(id).width
    }

    pub(super) fn signal(&mut self, signal: SignalId) -> ExpressionId {
        let width = self.module.signal(signal).width;
        self.add(Operation::Signal(signal), width)
    }

    pub(super) fn constant(&mut self, value: impl Into<BigUint>, width: u32) -> ExpressionId {
        self.add(Operation::Constant(value.into()), width)
    }

    pub(super) fn binary(
        &mut self,
        operator: BinaryOperator,
        a: ExpressionId,
        b: ExpressionId,
    ) -> ExpressionId {
        let width = if COMPARISONS.contains(&operator) { 1 } else { self.width_of(a) };
        self.add(Operation::Binary(operator, a, b), width)
    }

    pub(super) fn mux(
        &mut self,
        condition: ExpressionId,
        one: ExpressionId,
        zero: ExpressionId,
    ) -> ExpressionId {
        let width = self.width_of(one);
        self.add(Operation::Mux(condition, one, zero), width)
    }

    /// An expression of `width` bits, at most `depth` operators deep, of what `limit` allows.
    pub(super) fn expression(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        self.choices.begin();
        let id = self.any_expression(width, depth, limit);
        self.choices.end();
        id
    }

    fn any_expression(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        if depth == 0 || self.choices.drawn() > ENOUGH {
            return self.leaf(width, limit);
        }
        let bit = if width == 1 { 1 } else { 0 };
        let choice = self.choices.weighted(&[
            8,
            6,
            4,
            14,
            12,
            9,
            9,
            6,
            8,
            3,
            4,
            4,
            4,
            30 * bit,
            12 * bit,
            if self.memories.is_empty() { 0 } else { 20 },
            1,
            match (self.inside, self.arrays.is_empty()) {
                (Some(_), _) => 40,
                (None, false) => 20,
                (None, true) => 0,
            },
            3,
        ]);
        let below = depth - 1;
        let id = match choice {
            1 => {
                let of = self.expression(width, below, limit);
                self.add(Operation::Not(of), width)
            }
            2 => {
                let of = self.expression(width, below, limit);
                self.add(Operation::Negate(of), width)
            }
            3 => self.two(&ARITHMETIC, width, below, limit),
            4 => self.two(&BITWISE, width, below, limit),
            5 => self.shift(width, below, limit),
            6 => {
                let condition = self.expression(1, below, limit);
                let one = self.expression(width, below, limit);
                let zero = self.expression(width, below, limit);
                self.mux(condition, one, zero)
            }
            7 if width < WIDEST => {
                let of_width = self.width_above(width);
                let low = self.position(of_width - width);
                let of = self.expression(of_width, below, limit);
                self.add(Operation::Slice { of, low }, width)
            }
            8 if width > 1 => self.concatenation(width, below, limit),
            9 => {
                let counts: Vec<u32> = (1..=width).filter(|n| width.is_multiple_of(*n)).collect();
                let count = counts[self.choices.below(counts.len() as u32) as usize];
                let of = self.expression(width / count, below, limit);
                self.add(Operation::Repeat(of, count), width)
            }
            10 if 2 * width <= WIDEST => self.select(width, below, limit),
            11 | 12 if width > 1 => {
                let of_width = self.width_below(width);
                let of = self.expression(of_width, below, limit);
                let operation = if choice == 11 {
                    Operation::ZeroExtend(of)
                } else {
                    Operation::SignExtend(of)
                };
                self.add(operation, width)
            }
            13 if width == 1 => {
                let operand_width = self.some_width();
                self.two(&COMPARISONS, operand_width, below, limit)
            }
            14 if width == 1 => self.reduction(below, limit),
            15 if !self.memories.is_empty() => self.memory_read(width, below, limit),
            16 => {
                let of = self.expression(width, below, limit);
                self.add(Operation::Cross(of), width)
            }
            17 if self.inside.is_some() || !self.arrays.is_empty() => {
                self.element(width, below, limit)
            }
            18 if width > 1 => self.decoded(width, below, limit),
            _ => return self.leaf(width, limit),
        };
        self.perhaps_share(id)
    }

    /// Offers the expression for further use, sometimes under a name.
    fn perhaps_share(&mut self, id: ExpressionId) -> ExpressionId {
        let way = self.choices.weighted(&[70, 12, 18]);
        if way > 0 {
            let key = self.key();
            let (width, fact) = (self.width_of(id), self.facts[id.index()]);
            self.shared.push(Shared { expression: id, width, fact, key });
        }
        if way == 2 {
            self.module.expressions[id.index()].name = Some(format!("e_{}", id.index()));
        }
        id
    }

    fn two(
        &mut self,
        operators: &[BinaryOperator],
        width: u32,
        depth: u32,
        limit: Limit,
    ) -> ExpressionId {
        let operator = operators[self.choices.below(operators.len() as u32) as usize];
        let a = self.expression(width, depth, limit);
        let b = self.expression(width, depth, limit);
        self.binary(operator, a, b)
    }

    fn shift(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        let operator = SHIFTS[self.choices.below(3) as usize];
        let enough = (u32::BITS - width.leading_zeros()).min(31);
        let amount_width = match self.choices.weighted(&[6, 2, 1]) {
            0 => enough,
            1 => self.width_below(13),
            _ => 31,
        };
        let a = self.expression(width, depth, limit);
        let b = self.expression(amount_width, depth, limit);
        self.binary(operator, a, b)
    }

    /// One bit, that of a number.
    fn decoded(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        let one = self.constant(1u32, width);
        let bits = nic_dsl::ir::index_bits(width);
        let number = self.expression(bits, depth, limit);
        self.binary(BinaryOperator::ShiftLeft, one, number)
    }

    fn concatenation(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        let mut parts = Vec::new();
        let mut rest = width;
        while rest > 0 {
            let last =
                parts.len() == 3 || rest == 1 || (!parts.is_empty() && self.choices.chance(40));
            let part = if last { rest } else { self.width_below(rest) };
            parts.push(self.expression(part, depth, limit));
            rest -= part;
        }
        self.add(Operation::Concatenate(parts), width)
    }

    fn select(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        let most = (WIDEST / width).ilog2().min(5);
        let index_width = self.choices.between(1, most);
        let of = self.expression(width << index_width, depth, limit);
        let index = self.expression(index_width, depth, limit);
        self.add(Operation::Select { of, index }, width)
    }

    fn reduction(&mut self, depth: u32, limit: Limit) -> ExpressionId {
        let operation = self.choices.below(3);
        let width = self.some_width();
        let of = self.expression(width, depth, limit);
        let operation = match operation {
            0 => Operation::ReduceOr(of),
            1 => Operation::ReduceAnd(of),
            _ => Operation::ReduceXor(of),
        };
        self.add(operation, 1)
    }

    fn memory_read(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        let last = self.memories.len() as u32 - 1;
        let memory = self.memories[self.choices.between(0, last) as usize];
        let address = self.address(memory.depth, depth, limit);
        let read = Operation::MemoryRead(MemoryId(memory.number), address);
        let word = self.add(read, memory.width);
        self.fit(word, width)
    }

    /// An address below `depth`.
    pub(super) fn address(&mut self, depth: u32, levels: u32, limit: Limit) -> ExpressionId {
        let width = (u32::BITS - (depth - 1).leading_zeros()).max(1);
        let address = self.expression(width, levels, limit);
        self.below_depth(address, depth)
    }

    /// The address, or 0 where it is not below `depth`.
    pub(super) fn below_depth(&mut self, address: ExpressionId, depth: u32) -> ExpressionId {
        let width = self.width_of(address);
        if depth == 1 << width {
            return address;
        }
        let (bound, zero) = (self.constant(depth, width), self.constant(0u32, width));
        let inside = self.binary(BinaryOperator::Less, address, bound);
        self.mux(inside, address, zero)
    }

    /// A width that the circuits of the batch share.
    pub(super) fn theme_width(&mut self) -> u32 {
        let last = self.theme.widths.len() as u32 - 1;
        self.theme.widths[self.choices.between(0, last) as usize]
    }

    /// A width as most signals have it.
    pub(super) fn some_width(&mut self) -> u32 {
        match self.choices.weighted(&[90, 9, 1]) {
            0 => self.palette[self.choices.below(self.palette.len() as u32) as usize],
            1 => self.theme_width(),
            _ => self.choices.between(1, WIDEST),
        }
    }

    fn width_above(&mut self, width: u32) -> u32 {
        let wider: Vec<u32> = self.theme.widths.iter().copied().filter(|w| *w > width).collect();
        if wider.is_empty() || self.choices.chance(2) {
            return (width + self.choices.between(1, 40)).min(WIDEST);
        }
        wider[self.choices.below(wider.len() as u32) as usize]
    }

    /// A width below `width`, which is above 1.
    pub(super) fn width_below(&mut self, width: u32) -> u32 {
        let narrower: Vec<u32> = self.theme.widths.iter().copied().filter(|w| *w < width).collect();
        if self.choices.chance(2) {
            return self.choices.between(1, width - 1);
        }
        narrower[self.choices.below(narrower.len() as u32) as usize]
    }

    /// A position up to `last`: the lowest, the highest, or in between.
    pub(super) fn position(&mut self, last: u32) -> u32 {
        match self.choices.weighted(&[30, 30, 38, 2]) {
            0 => 0,
            1 => last,
            2 => last * self.theme.position / 16,
            _ => self.choices.between(0, last),
        }
    }

    /// A number by which others refer to a thing.
    pub(super) fn key(&mut self) -> u32 {
        self.choices.below(64)
    }

    fn leaf(&mut self, width: u32, limit: Limit) -> ExpressionId {
        match self.choices.weighted(&[2, 60, 10, 20, 4]) {
            1 => self.read(width, limit),
            2 => {
                let value = self.value(width);
                self.constant(value, width)
            }
            3 => self.read_shared(width, limit),
            4 => self.label(width),
            _ => self.constant(0u32, width),
        }
    }

    /// A constant, often one at an edge.
    pub(super) fn value(&mut self, width: u32) -> BigUint {
        let ones = (BigUint::from(1u32) << width) - 1u32;
        match self.choices.weighted(&[1, 2, 2, 2, 2, 4]) {
            0 => BigUint::ZERO,
            1 => BigUint::from(1u32),
            2 => ones,
            3 => BigUint::from(1u32) << (width - 1),
            4 => BigUint::from(self.choices.below(16)) & ones,
            _ => {
                let words = (0..width.div_ceil(32)).map(|_| self.choices.word()).collect();
                BigUint::new(words) & ones
            }
        }
    }

    fn label(&mut self, width: u32) -> ExpressionId {
        let found = self.module.enumerations.iter().position(|e| e.width == width);
        let Some(number) = found else { return self.constant(1u32, width) };
        let variants = self.module.enumerations[number].variants.len() as u32;
        let variant = self.choices.below(variants) as usize;
        self.add(Operation::Label(EnumerationId(number as u32), variant), width)
    }

    /// The candidate with the lowest key from `reference` on, so that a candidate shrunk away
    /// changes only what referred to it.
    fn find<T: Copy>(list: &[T], reference: u32, key: impl Fn(&T) -> u32) -> Option<T> {
        let after = list.iter().filter(|c| key(c) >= reference).min_by_key(|c| key(c));
        after.or_else(|| list.iter().min_by_key(|c| key(c))).copied()
    }

    pub(super) fn read(&mut self, width: u32, limit: Limit) -> ExpressionId {
        let reference = self.key();
        let other_width = self.choices.chance(12);
        let allowed = self.readable.iter().filter(|r| limit.allows(r.fact));
        let (exact, others): (Vec<Readable>, Vec<Readable>) =
            allowed.partition(|r| r.width == width);
        let wanted =
            if exact.is_empty() || (other_width && !others.is_empty()) { others } else { exact };
        match Self::find(&wanted, reference, |r| r.key) {
            Some(found) => {
                let id = self.signal(found.signal);
                self.fit(id, width)
            }
            None => self.constant(1u32, width),
        }
    }

    fn read_shared(&mut self, width: u32, limit: Limit) -> ExpressionId {
        let reference = self.key();
        let allowed = self.shared.iter().filter(|s| s.width == width && limit.allows(s.fact));
        let allowed: Vec<Shared> = allowed.copied().collect();
        match Self::find(&allowed, reference, |s| s.key) {
            Some(found) => found.expression,
            None => self.read(width, limit),
        }
    }

    /// The expression made as wide as is wanted.
    pub(super) fn fit(&mut self, id: ExpressionId, width: u32) -> ExpressionId {
        let has = self.width_of(id);
        if has > width {
            let low = self.position(has - width);
            self.add(Operation::Slice { of: id, low }, width)
        } else if has < width {
            let operation = if self.choices.chance(50) {
                Operation::SignExtend(id)
            } else {
                Operation::ZeroExtend(id)
            };
            self.add(operation, width)
        } else {
            id
        }
    }
}
