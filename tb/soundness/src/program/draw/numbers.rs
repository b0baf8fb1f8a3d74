//! Random numbers, signed numbers and bundles of a wanted width.
use super::super::{
    Amount, Arithmetic, Bundle, Direction, Id, Kind, Machine, Number, Right, Role, Signed,
    SignedRight, State, Truth,
};
use super::{Limit, Sheet};

/// No number is wider.
const WIDEST: u32 = 600;
/// No product is wider: simulators and the second opinion both take long.
const WIDEST_PRODUCT: u32 = 70;

const ARITHMETIC: [Arithmetic; 6] = [
    Arithmetic::Add,
    Arithmetic::Subtract,
    Arithmetic::And,
    Arithmetic::Or,
    Arithmetic::Xor,
    Arithmetic::Multiply,
];

fn boxed<T>(value: T) -> Box<T> {
    Box::new(value)
}

impl Sheet<'_, '_> {
    /// A number.
    pub(super) fn number(&mut self, width: u32, depth: u32, limit: Limit) -> Number {
        self.choices().begin();
        let depth = if self.is_enough() { 0 } else { depth };
        let number = if depth == 0 {
            self.simple(width, limit)
        } else {
            self.compound(width, depth - 1, limit)
        };
        self.choices().end();
        number
    }

    /// Reads something, or is a constant.
    fn simple(&mut self, width: u32, limit: Limit) -> Number {
        if self.choices().weighted(&[75, 25]) == 1 {
            return Number::Constant(self.word(width));
        }
        self.reading(width, limit)
    }

    /// Reads something if anything can be read.
    fn reading(&mut self, width: u32, limit: Limit) -> Number {
        let fields = |kind: Kind| !matches!(kind, Kind::Truth | Kind::State(_));
        let list = self.allowed(limit, fields);
        let guarded: Vec<_> =
            self.guarded.iter().copied().filter(|(id, _)| self.may_cross(*id, limit)).collect();
        let many = list.len() + if limit.stage == super::LATE { guarded.len() } else { 0 };
        if many == 0 {
            return self.truth_as_number(width, limit);
        }
        let position = self.choices().below(many as u32) as usize;
        let number = match list.get(position) {
            Some(id) => self.whole(*id, limit),
            None => {
                let (shown, flag) = guarded[position - list.len()];
                // Unknown until it has been read once.
                let number = self.whole(shown, limit);
                let flag = self.crossed_truth(flag, limit, Truth::Read(flag));
                let zeros = vec![false; self.width_of(&number) as usize];
                Number::Choice(boxed(flag), boxed(number), boxed(Number::Constant(zeros)))
            }
        };
        self.fitted(number, width)
    }

    /// A signal, or a field of it.
    fn whole(&mut self, id: usize, limit: Limit) -> Number {
        let number = match self.kind_of(id) {
            Kind::Number(_) => Number::Read(id),
            _ => {
                let field = self.choices().below(3);
                let bundle = boxed(Bundle::Read(id));
                if field == 2 {
                    Number::Packed(bundle)
                } else {
                    Number::Field(bundle, field as usize)
                }
            }
        };
        self.crossed(id, limit, number)
    }

    /// The number with another width: cut, or extended.
    fn fitted(&mut self, number: Number, width: u32) -> Number {
        let from = self.width_of(&number);
        if from > width {
            let low = self.position(from - width);
            Number::Slice { of: boxed(number), low, width }
        } else if from < width {
            let signed = self.choices().chance(40);
            Number::Extend { of: boxed(number), width, signed }
        } else {
            number
        }
    }

    fn truth_as_number(&mut self, width: u32, limit: Limit) -> Number {
        let list = self.allowed(limit, |kind| kind == Kind::Truth);
        match self.one_of(&list) {
            Some(id) => {
                let truth = self.crossed_truth(id, limit, Truth::Read(id));
                Number::Mask(boxed(truth), width)
            }
            None => Number::Constant(self.word(width)),
        }
    }

    /// Where a slice may begin.
    fn position(&mut self, last: u32) -> u32 {
        let theme = last * self.drawing.theme.position / 16;
        match self.choices().weighted(&[4, 3, 3]) {
            0 => 0,
            1 => last,
            _ => theme,
        }
    }

    fn split(&mut self, width: u32) -> u32 {
        if width <= 2 { 1 } else { 1 + self.position(width - 2) }
    }

    fn compound(&mut self, width: u32, depth: u32, limit: Limit) -> Number {
        let at_least = |bits: u32, weight: u32| if width >= bits { weight } else { 0 };
        let weights = [
            8,                                                         // reads
            26,                                                        // arithmetic
            6,                                                         // not
            2,                                                         // negate
            8,                                                         // shift
            if width < WIDEST - 20 { 9 } else { 0 },                   // slice
            if width <= WIDEST / 8 { 5 } else { 0 },                   // element
            at_least(2, 8),                                            // extend
            at_least(2, 4),                                            // repeat
            at_least(2, 9),                                            // join
            at_least(2, 5),                                            // pack
            10,                                                        // choice
            3,                                                         // one of
            4,                                                         // mask
            7,                                                         // signed
            3,                                                         // state
            at_least(2, 4),                                            // packed
            4,                                                         // field
            4,                                                         // memory
            at_least(2, 4),                                            // widening add
            if (2..=WIDEST_PRODUCT).contains(&width) { 3 } else { 0 }, // widening multiply
            if width == 1 { 10 } else { 0 },                           // condition
        ];
        match self.choices().weighted(&weights) {
            1 => {
                let most = if width <= WIDEST_PRODUCT { 6 } else { 5 };
                let operator = ARITHMETIC[self.choices().below(most) as usize];
                let left = self.number(width, depth, limit);
                let right = self.right(width, depth, limit);
                Number::Arithmetic(operator, boxed(left), boxed(right))
            }
            2 => Number::Not(boxed(self.number(width, depth, limit))),
            3 => Number::Negate(boxed(self.number(width, depth, limit))),
            4 => {
                let direction =
                    if self.choices().chance(50) { Direction::Left } else { Direction::Right };
                let of = self.number(width, depth, limit);
                let amount = self.amount(width, depth, limit);
                Number::Shift(direction, boxed(of), amount)
            }
            5 => {
                let extra = self.theme_width().min(WIDEST - width).max(1);
                let of = self.number(width + extra, depth, limit);
                let low = self.position(extra);
                Number::Slice { of: boxed(of), low, width }
            }
            6 => {
                let bits = self.choices().between(1, 3);
                let of = self.number(width << bits, depth, limit);
                let index = self.number(bits, depth, limit);
                Number::Element { of: boxed(of), index: boxed(index), width }
            }
            7 => {
                let from = self.split(width);
                let of = self.number(from, depth, limit);
                Number::Extend { of: boxed(of), width, signed: self.choices().chance(50) }
            }
            8 => {
                let counts: Vec<u32> =
                    (2..=6).filter(|count| width.is_multiple_of(*count)).collect();
                match self.one_of(&counts) {
                    Some(count) => {
                        Number::Repeat(boxed(self.number(width / count, depth, limit)), count)
                    }
                    None => self.simple(width, limit),
                }
            }
            9 => Number::Join(self.parts(width, depth, limit)),
            10 => Number::Pack(self.parts(width, depth, limit)),
            11 => {
                let condition = self.truth(depth, limit);
                let yes = self.number(width, depth, limit);
                let no = self.number(width, depth, limit);
                Number::Choice(boxed(condition), boxed(yes), boxed(no))
            }
            12 => {
                let bits = self.choices().between(1, 2);
                let subject = self.number(bits, 0, limit);
                let many = self.choices().between(1, 1 << bits);
                let choices = (0..many).map(|_| self.number(width, 0, limit)).collect();
                Number::OneOf(boxed(subject), choices)
            }
            13 => Number::Mask(boxed(self.truth(depth, limit)), width),
            14 => Number::OfSigned(boxed(self.signed(width, depth, limit))),
            15 => {
                let state = self.state(None, depth, limit);
                let bits = self.machine_of(&state).codes().0;
                let number = Number::OfState(boxed(state));
                if bits == width { number } else { self.fitted(number, width) }
            }
            16 => {
                let low = self.split(width);
                let bundle = self.bundle(Kind::Pair(low, width - low), depth, limit);
                Number::Packed(boxed(bundle))
            }
            17 => {
                let other = self.theme_width();
                let (kind, field) = if self.choices().chance(50) {
                    (Kind::Pair(width, other), 0)
                } else {
                    (Kind::Record(other, width), 1)
                };
                Number::Field(boxed(self.bundle(kind, depth, limit)), field)
            }
            18 => self.read_now(width, limit),
            19 => {
                let left = self.number(width - 1, depth, limit);
                let right = self.right(width - 1, depth, limit);
                Number::WideningAdd(boxed(left), boxed(right))
            }
            20 => {
                let low = self.split(width);
                let left = self.number(low, depth, limit);
                let right = self.number(width - low, depth, limit);
                Number::WideningMultiply(boxed(left), boxed(right))
            }
            21 => Number::OfTruth(boxed(self.truth(depth, limit))),
            _ => self.simple(width, limit),
        }
    }

    fn parts(&mut self, width: u32, depth: u32, limit: Limit) -> Vec<Number> {
        let mut rest = width;
        let mut parts = vec![];
        while rest > 1 && parts.len() < 3 {
            let part = self.split(rest);
            parts.push(self.number(part, depth, limit));
            rest -= part;
        }
        parts.push(self.number(rest, depth, limit));
        parts
    }

    /// The right-hand side of an operator.
    pub(super) fn right(&mut self, width: u32, depth: u32, limit: Limit) -> Right {
        if self.choices().chance(45) {
            // A number below zero is taken in two's complement.
            return match self.choices().weighted(&[80, 10, 10]) {
                1 => Right::Literal(-1),
                2 if width < 60 => Right::Literal(-(1 << (width - 1))),
                _ => Right::Literal(self.literal(width)),
            };
        }
        Right::Number(self.number(width, depth, limit))
    }

    fn amount(&mut self, width: u32, depth: u32, limit: Limit) -> Amount {
        if self.choices().chance(50) {
            return Amount::Fixed(match self.choices().weighted(&[3, 3, 2, 1]) {
                0 => 1,
                1 => self.choices().below(width + 1),
                2 => 0,
                _ => width + self.choices().below(5),
            });
        }
        let bits = self.choices().between(1, 5);
        Amount::By(boxed(self.number(bits, depth.min(1), limit)))
    }

    /// A word of a memory that is read at once.
    fn read_now(&mut self, width: u32, limit: Limit) -> Number {
        if let Some(array) = self.array_for(limit)
            && self.choices().chance(60)
        {
            return self.of_array(array, width, limit);
        }
        let memories: Vec<usize> = (0..self.design.memories.len())
            .filter(|number| {
                let memory = self.memory(*number);
                memory.distributed && matches!(memory.kind, Kind::Number(_))
            })
            .collect();
        // What it shows depends on what was written, which may be known late.
        let is_foreign = self.design.clocks == 2 && limit.domain != 0;
        let is_seen = is_foreign && self.is_child && limit.rank < u32::MAX;
        let is_late = limit.stage == super::LATE && !is_seen;
        let memory = if is_late { self.one_of(&memories) } else { None };
        let Some(memory) = memory else { return self.simple(width, limit) };
        let address = self.address(memory, limit);
        let number = Number::ReadNow(memory, boxed(address));
        // Words change with the clock of the memory's writer, which is the first.
        let number = if is_foreign { Number::Crossed(boxed(number)) } else { number };
        self.fitted(number, width)
    }

    /// An array that may be read under a limit.
    fn array_for(&mut self, limit: Limit) -> Option<Id> {
        let arrays: Vec<Id> = self.arrays.clone();
        let own: Vec<Id> = arrays.into_iter().filter(|id| !self.is_foreign(*id, limit)).collect();
        self.one_of(&own)
    }

    /// An element, whose number may be beyond the last, or which elements equal a number.
    fn of_array(&mut self, array: Id, width: u32, limit: Limit) -> Number {
        let number = if self.choices().chance(50) {
            let of_index = self.index_width(array);
            let index = self.number(of_index, 1, limit);
            Number::At(array, boxed(index))
        } else {
            let of_element = self.kind_of(array).width();
            let wanted = self.number(of_element, 1, limit);
            Number::Matches(array, boxed(wanted))
        };
        self.fitted(number, width)
    }

    /// Bits of an index of an array.
    pub(super) fn index_width(&self, array: Id) -> u32 {
        let Role::Array(elements, _) = self.design.signals[array].role else { return 1 };
        (u32::BITS - (elements - 1).leading_zeros()).max(1)
    }

    /// An address inside the memory.
    pub(super) fn address(&mut self, memory: usize, limit: Limit) -> Number {
        let depth = self.memory(memory).depth;
        let width = (u32::BITS - (depth - 1).leading_zeros()).max(1);
        let address = self.number(width, 1, limit);
        if depth == 1 << width {
            return address;
        }
        let inside = Truth::Compare(
            super::super::Comparison::Below,
            boxed(address.clone()),
            boxed(Right::Literal(depth.into())),
        );
        let zero = Number::Constant(vec![false; width as usize]);
        Number::Choice(boxed(inside), boxed(address), boxed(zero))
    }

    pub(super) fn signed(&mut self, width: u32, depth: u32, limit: Limit) -> Signed {
        if depth == 0 {
            return Signed::OfNumber(boxed(self.number(width, 0, limit)));
        }
        let depth = depth - 1;
        let product = if (2..=WIDEST_PRODUCT).contains(&width) { 2 } else { 0 };
        let weights = [4, 4, 1, 4, if width > 1 { 3 } else { 0 }, product];
        match self.choices().weighted(&weights) {
            1 => {
                let operators = [Arithmetic::Add, Arithmetic::Subtract, Arithmetic::Multiply];
                let most = if width <= WIDEST_PRODUCT { 3 } else { 2 };
                let operator = operators[self.choices().below(most) as usize];
                let left = self.signed(width, depth, limit);
                let right = self.signed_right(width, depth, limit);
                Signed::Arithmetic(operator, boxed(left), boxed(right))
            }
            2 => Signed::Negate(boxed(self.signed(width, depth, limit))),
            3 => {
                let of = self.signed(width, depth, limit);
                Signed::Shift(boxed(of), self.amount(width, depth, limit))
            }
            4 => {
                let from = self.split(width);
                Signed::Extend(boxed(self.signed(from, depth, limit)), width)
            }
            5 => {
                let low = self.split(width);
                let left = self.signed(low, depth, limit);
                let right = self.signed(width - low, depth, limit);
                Signed::WideningMultiply(boxed(left), boxed(right))
            }
            _ => Signed::OfNumber(boxed(self.number(width, depth, limit))),
        }
    }

    pub(super) fn signed_right(&mut self, width: u32, depth: u32, limit: Limit) -> SignedRight {
        if self.choices().chance(45) {
            let most = (1i128 << (width.min(60) - 1)) - 1;
            return SignedRight::Literal(match self.choices().weighted(&[3, 2, 2, 2, 2]) {
                0 => 0,
                1 => 1.min(most),
                2 => -1,
                3 => most,
                _ => -most - 1,
            });
        }
        SignedRight::Signed(self.signed(width, depth, limit))
    }

    /// A bundle of a kind.
    pub(super) fn bundle(&mut self, kind: Kind, depth: u32, limit: Limit) -> Bundle {
        let own = self.allowed(limit, |other| other == kind);
        let own: Vec<_> = own.into_iter().filter(|id| !self.is_foreign(*id, limit)).collect();
        let pair = if matches!(kind, Kind::Pair(..)) { 4 } else { 0 };
        let deep = if depth > 0 { 2 } else { 0 };
        match self.choices().weighted(&[4, pair, 2, 1, deep]) {
            1 => {
                let Kind::Pair(low, high) = kind else { unreachable!("the weight says so") };
                let low = self.number(low, depth.saturating_sub(1), limit);
                let high = self.number(high, depth.saturating_sub(1), limit);
                Bundle::Pair(boxed(low), boxed(high))
            }
            3 => Bundle::Constant(kind, self.code(kind)),
            4 => {
                let condition = self.truth(depth - 1, limit);
                let yes = self.bundle(kind, depth - 1, limit);
                let no = self.bundle(kind, depth - 1, limit);
                Bundle::Choice(boxed(condition), boxed(yes), boxed(no))
            }
            0 if !own.is_empty() => Bundle::Read(self.one_of(&own).expect("there are some")),
            _ => Bundle::Unpacked(kind, boxed(self.number(kind.width(), depth.min(1), limit))),
        }
    }

    /// Bits that are a legal value of a kind: states are states.
    pub(super) fn code(&mut self, kind: Kind) -> Vec<bool> {
        let mut word = vec![];
        for field in kind.fields() {
            match field {
                Kind::State(machine) => {
                    let (width, codes) = machine.codes();
                    let code = codes[self.choices().below(codes.len() as u32) as usize];
                    word.extend((0..width).map(|bit| code >> bit & 1 == 1));
                }
                field => word.extend(self.word(field.width())),
            }
        }
        word
    }

    fn width_of(&self, number: &Number) -> u32 {
        let bundle = |bundle: &Bundle| match bundle {
            Bundle::Read(id) => self.kind_of(*id),
            _ => unreachable!("only signals are measured"),
        };
        match number {
            Number::Read(id) => self.kind_of(*id).width(),
            Number::Crossed(of) => self.width_of(of),
            Number::Field(of, field) => bundle(of).field(*field).1.width(),
            Number::Packed(of) => bundle(of).width(),
            Number::Choice(_, yes, _) => self.width_of(yes),
            Number::OfState(state) => self.machine_of(state).codes().0,
            Number::ReadNow(memory, _) => self.memory(*memory).kind.width(),
            Number::At(array, _) => self.kind_of(*array).width(),
            Number::Matches(array, _) => match self.design.signals[*array].role {
                Role::Array(elements, _) => elements,
                _ => 1,
            },
            _ => unreachable!("only what reads is measured"),
        }
    }

    pub(super) fn machine_of(&self, state: &State) -> Machine {
        match state {
            State::Read(machine, _) | State::Constant(machine, _) | State::FromBits(machine, _) => {
                *machine
            }
            State::Field(_) => Machine::Light,
            State::Choice(_, yes, _) => self.machine_of(yes),
        }
    }
}
