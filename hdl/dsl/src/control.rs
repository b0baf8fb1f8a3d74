//! Conditional assignment: `when`, `switch`.
use crate::bits::Bits;
use crate::builder::{Builder, Position, here, with};
use crate::check::At;
use crate::condition::Bool;
use crate::ir::{Arm, BinaryOperator, ExpressionId, Operation, Place, Statement};
use crate::operand::{Operand, constant};
use crate::refusal::{demand, refuse};
use crate::widths::{self, Free};

/// What stands under a condition. Boxed, so that what surrounds it is compiled once and not for each
/// condition in the description of every module.
type Describe<'a> = Box<dyn FnOnce() + 'a>;

/// Runs `describe` with its statements collected apart, under `condition`.
fn block(condition: ExpressionId, describe: Describe) -> Vec<Statement> {
    with(|b| b.open(condition));
    describe();
    with(|b| b.close())
}

/// Runs `describe` where the generator knows that it counts: in the list at hand. What it assigns
/// takes the place of what the list has assigned before, as it would under a condition that holds.
fn decided(describe: Describe) {
    let start = with(|b| b.position());
    describe();
    with(|b| b.supersede(start));
}

/// What follows a `when`.
pub struct When {
    /// Condition of the branches so far not taken; `None` once one is known to be taken.
    untaken: Option<Bool>,
    /// How deep the last `if` is nested in `otherwise` lists; `None` if there is none yet.
    depth: Option<usize>,
    /// Where the next branch must stand: right behind those before.
    next: Position,
    /// Where it began.
    place: Place,
}

/// The assignments in `describe` count where `condition` holds.
#[track_caller]
pub fn when(condition: Bool, describe: impl FnOnce()) -> When {
    let place = here();
    When::start(place).branch(condition, Box::new(describe), place)
}

impl When {
    fn start(place: Place) -> Self {
        let untaken = Some(crate::condition::constant_bool(true));
        Self { untaken, depth: None, next: with(|b| b.position()), place }
    }

    /// Where none of the conditions before holds, but `condition` does.
    #[track_caller]
    pub fn otherwise_when(self, condition: Bool, describe: impl FnOnce()) -> When {
        self.follows("otherwise_when", here());
        self.branch(condition, Box::new(describe), here())
    }

    /// Where none of the conditions before holds.
    #[track_caller]
    pub fn otherwise(self, describe: impl FnOnce()) {
        self.follows("otherwise", here());
        self.last(Box::new(describe), here());
    }

    /// Refuses a branch behind other statements: it would count as if it stood before them.
    fn follows(&self, method: &str, place: Place) {
        demand!(
            with(|b| b.position()) == self.next,
            place,
            "`{method}` follows the `when` at {} directly; other statements stand between them",
            At(self.place)
        );
    }

    fn last(self, describe: Describe, place: Place) {
        let Some(untaken) = self.untaken else { return };
        match self.depth {
            None => decided(describe),
            Some(depth) => {
                let statements = block(untaken.bits().expression_at(place), describe);
                append(depth, statements);
            }
        }
    }

    fn branch(self, condition: Bool, describe: Describe, place: Place) -> When {
        let When { untaken, depth, next, place: began } = self;
        let Some(untaken) = untaken else {
            return When { untaken, depth, next, place: began };
        };
        let id = condition.bits().expression_at(place);
        // A condition that the generator knows is no hardware: the branch is there or it is not.
        match condition.as_constant() {
            Some(false) => return When { untaken: Some(untaken), depth, next, place: began },
            Some(true) => {
                let last = When { untaken: Some(untaken), depth, next, place: began };
                last.last(describe, place);
                let next = with(|b| b.position());
                return When { untaken: None, depth: None, next, place: began };
            }
            None => {}
        }
        let and = |a: Bool, b: Bool| {
            let both = Operation::Binary(
                BinaryOperator::And,
                a.bits().expression_at(place),
                b.bits().expression_at(place),
            );
            Bool(Bits::make(both, 1, place))
        };
        let then = block(and(untaken, condition).bits().expression_at(place), describe);
        let statement = Statement::If { condition: id, then, otherwise: vec![], place };
        let depth = match depth {
            None => {
                with(|b| b.emit(statement));
                0
            }
            Some(depth) => {
                append(depth, vec![statement]);
                depth + 1
            }
        };
        let not = Bool(Bits::make(Operation::Not(id), 1, place));
        let untaken = Some(and(untaken, not));
        When { untaken, depth: Some(depth), next: with(|b| b.position()), place: began }
    }
}

/// Adds to the innermost `otherwise` list of the `if` that was added last.
fn append(depth: usize, statements: Vec<Statement>) {
    with(|b| {
        let mut list = b.innermost();
        for _ in 0..=depth {
            let Some(Statement::If { otherwise, .. }) = list.last_mut() else {
                unreachable!("the position was compared")
            };
            list = otherwise;
        }
        list.extend(statements);
    });
}

/// An arm of a case: labels, what runs, where it was written.
pub(crate) struct ArmRun<'a> {
    pub labels: Vec<Bits>,
    pub run: Describe<'a>,
    pub place: Place,
}
/// The default: the label it stands for, and what runs.
type DefaultRun<'a> = Option<(Option<Bits>, Describe<'a>)>;

/// Builds a case statement.
pub(crate) fn run_case(subject: Bits, arms: Vec<ArmRun>, default: DefaultRun, place: Place) {
    let id = subject.expression_at(place);
    let value = |of: Bits| with(|b| b.known(of.id));
    if let Some(known) = value(subject) {
        // The generator knows the subject: one arm is there, the others are not.
        for arm in arms {
            if arm.labels.iter().any(|label| value(*label).as_ref() == Some(&known)) {
                return decided(arm.run);
            }
        }
        return default.into_iter().for_each(|(_, describe)| decided(describe));
    }
    let binary = |operator, a: Bits, b: Bits| {
        let operation = Operation::Binary(operator, a.expression_at(place), b.expression_at(place));
        Bits::make(operation, 1, place)
    };
    let mut matched: Option<Bits> = None;
    let mut built = vec![];
    for arm in arms {
        let hits = arm.labels.iter().map(|label| binary(BinaryOperator::Equal, subject, *label));
        let Some(hit) = hits.reduce(|a, b| binary(BinaryOperator::Or, a, b)) else {
            refuse(arm.place, "this arm has no label; name the values it is for".to_string())
        };
        let body = block(hit.expression_at(place), arm.run);
        matched = Some(matched.map_or(hit, |m| binary(BinaryOperator::Or, m, hit)));
        let labels = arm.labels.iter().map(|label| label.expression_at(place)).collect();
        built.push(Arm { labels, body, place: arm.place });
    }
    let default = default.map(|(label, describe)| {
        let condition = match matched {
            Some(matched) => {
                let matched = Operation::Not(matched.expression_at(place));
                Bits::make(matched, 1, place)
            }
            None => crate::condition::constant_bool(true).bits(),
        };
        (label.map(|label| label.id), block(condition.expression_at(place), describe))
    });
    let statement = Statement::Case { subject: id, arms: built, default, place };
    with(|b| b.emit(statement));
}

/// A choice by the value of a signal; see [`switch`].
#[must_use = "a `switch` ends with `otherwise` or `finish`"]
pub struct Switch<'a> {
    /// `None` once it has ended.
    open: Option<Open<'a>>,
}

/// A choice that has not ended.
struct Open<'a> {
    subject: Bits,
    arms: Vec<ArmRun<'a>>,
    place: Place,
}

/// Begins a choice by the value of `subject`; it is complete with [`Switch::otherwise`] or
/// [`Switch::finish`]. For an enumeration use [`crate::State::switch`].
#[track_caller]
pub fn switch<'a>(subject: Bits) -> Switch<'a> {
    Switch { open: Some(Open { subject, arms: vec![], place: here() }) }
}

impl<'a> Switch<'a> {
    /// What counts where the subject is `value`.
    #[track_caller]
    pub fn case(self, value: impl Into<Operand>, describe: impl FnOnce() + 'a) -> Self {
        self.cases([value.into()], describe)
    }
    /// What counts where the subject is one of `values`.
    #[track_caller]
    pub fn cases(
        mut self,
        values: impl IntoIterator<Item = Operand>,
        describe: impl FnOnce() + 'a,
    ) -> Self {
        let place = here();
        let Some(open) = &mut self.open else { unreachable!("it ends by value") };
        let mut labels = vec![];
        for value in values {
            let label = value.fit(open.subject);
            label.expression_at(place);
            widths::equal(open.subject, label, "case", Free::Right, place);
            let Some(known) = label.as_constant() else {
                let label = label.describe();
                refuse(place, format!("a case is for a constant, and {label} is none; use `when`"))
            };
            let is_label = |b: &mut Builder| {
                matches!(b.module.expression(label.id).operation, Operation::Label(..))
            };
            labels.push(if with(is_label) { label } else { constant(label.width(), known) });
        }
        open.arms.push(ArmRun { labels, run: Box::new(describe), place });
        self
    }
    /// What counts for all other values.
    #[track_caller]
    pub fn otherwise(mut self, describe: impl FnOnce() + 'a) {
        if let Some(Open { subject, arms, place }) = self.open.take() {
            run_case(subject, arms, Some((None, Box::new(describe))), place);
        }
    }
    /// Nothing counts for other values.
    #[track_caller]
    pub fn finish(mut self) {
        if let Some(Open { subject, arms, place }) = self.open.take() {
            run_case(subject, arms, None, place);
        }
    }
}

impl Drop for Switch<'_> {
    /// A choice that does not end would be no hardware at all.
    fn drop(&mut self) {
        if let Some(open) = &self.open
            && !std::thread::panicking()
        {
            let text = "this `switch` does not end; end it with `.otherwise(..)` or `.finish()`";
            refuse(open.place, text.to_string());
        }
    }
}
