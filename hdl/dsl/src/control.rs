//! Conditional assignment: `when`, `switch`.
use crate::bits::Bits;
use crate::builder::{here, with};
use crate::condition::Bool;
use crate::ir::{Arm, BinaryOperator, ExpressionId, Operation, Place, Statement};
use crate::operand::Operand;

/// Runs `describe` with its statements collected apart, under `condition`.
fn block(condition: ExpressionId, describe: impl FnOnce()) -> Vec<Statement> {
    with(|b| {
        b.blocks.push(vec![]);
        b.conditions.push(condition);
    });
    describe();
    with(|b| {
        b.conditions.pop();
        b.blocks.pop().expect("opened above")
    })
}

/// What follows a `when`.
pub struct When {
    /// Condition of the branches so far not taken; `None` once one is known to be taken.
    untaken: Option<Bool>,
    /// How deep the last `if` is nested in `otherwise` lists; `None` if there is none yet.
    depth: Option<usize>,
}

/// The assignments in `describe` count where `condition` holds.
#[track_caller]
pub fn when(condition: Bool, describe: impl FnOnce()) -> When {
    let start = When { untaken: Some(crate::condition::constant_bool(true)), depth: None };
    start.branch(condition, describe, here())
}

impl When {
    /// Where none of the conditions before holds, but `condition` does.
    #[track_caller]
    pub fn otherwise_when(self, condition: Bool, describe: impl FnOnce()) -> When {
        self.branch(condition, describe, here())
    }

    /// Where none of the conditions before holds.
    #[track_caller]
    pub fn otherwise(self, describe: impl FnOnce()) {
        let Some(untaken) = self.untaken else { return };
        match self.depth {
            None => describe(),
            Some(depth) => {
                let statements = block(untaken.bits().expression(), describe);
                self.append(depth, statements);
            }
        }
    }

    #[track_caller]
    fn branch(self, condition: Bool, describe: impl FnOnce(), place: Place) -> When {
        let Some(untaken) = self.untaken else { return self };
        // A condition that the generator knows is no hardware: the branch is there or it is not.
        match condition.as_constant() {
            Some(false) => return self,
            Some(true) => {
                self.otherwise(describe);
                return When { untaken: None, depth: None };
            }
            None => {}
        }
        let taken = (untaken & condition).bits().expression();
        let then = block(taken, describe);
        let statement = Statement::If {
            condition: condition.bits().expression(),
            then,
            otherwise: vec![],
            place,
        };
        let depth = match self.depth {
            None => {
                with(|b| b.emit(statement));
                0
            }
            Some(depth) => {
                self.append(depth, vec![statement]);
                depth + 1
            }
        };
        When { untaken: Some(untaken & !condition), depth: Some(depth) }
    }

    fn append(&self, depth: usize, statements: Vec<Statement>) {
        with(|b| {
            let mut list = b.blocks.last_mut().expect("the body is open");
            for _ in 0..=depth {
                let Some(Statement::If { otherwise, .. }) = list.last_mut() else {
                    panic!("`otherwise` follows its `when` directly");
                };
                list = otherwise;
            }
            list.extend(statements);
        });
    }
}

/// An arm of a case: labels, and what runs.
pub(crate) type ArmRun<'a> = (Vec<Bits>, Box<dyn FnOnce() + 'a>);
/// The default: the label it stands for, and what runs.
type DefaultRun<'a> = Option<(Option<Bits>, Box<dyn FnOnce() + 'a>)>;

/// Builds a case statement.
#[track_caller]
pub(crate) fn run_case(subject: Bits, arms: Vec<ArmRun>, default: DefaultRun, place: Place) {
    let equals = |label: &Bits| subject.equals(*label).bits();
    let mut matched: Option<Bits> = None;
    let mut built = vec![];
    for (labels, describe) in arms {
        let hit = labels
            .iter()
            .map(equals)
            .reduce(|a, b| Bits::make(or(a, b), 1, place))
            .expect("an arm has a label");
        let body = block(hit.expression(), describe);
        matched = Some(matched.map_or(hit, |m| Bits::make(or(m, hit), 1, place)));
        let labels = labels.iter().map(|l| l.expression()).collect();
        built.push(Arm { labels, body });
    }
    let default = default.map(|(label, describe)| {
        let condition = match matched {
            Some(matched) => !matched,
            None => crate::operand::constant(1, 1),
        };
        (label.map(Bits::expression), block(condition.expression(), describe))
    });
    let statement = Statement::Case { subject: subject.expression(), arms: built, default, place };
    with(|b| b.emit(statement));
}

fn or(a: Bits, b: Bits) -> Operation {
    Operation::Binary(BinaryOperator::Or, a.expression(), b.expression())
}

/// A choice by the value of a signal; see [`switch`].
pub struct Switch<'a> {
    subject: Bits,
    arms: Vec<ArmRun<'a>>,
    place: Place,
}

/// Begins a choice by the value of `subject`; it is complete with [`Switch::otherwise`] or
/// [`Switch::finish`]. For an enumeration use [`crate::State::switch`].
#[track_caller]
pub fn switch<'a>(subject: Bits) -> Switch<'a> {
    Switch { subject, arms: vec![], place: here() }
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
        let width = self.subject.width();
        let labels: Vec<Bits> = values.into_iter().map(|v| v.fit(width)).collect();
        for label in &labels {
            assert!(label.as_constant().is_some(), "a case label is a constant");
        }
        self.arms.push((labels, Box::new(describe)));
        self
    }
    /// What counts for all other values.
    #[track_caller]
    pub fn otherwise(self, describe: impl FnOnce() + 'a) {
        run_case(self.subject, self.arms, Some((None, Box::new(describe))), self.place);
    }
    /// Nothing counts for other values.
    #[track_caller]
    pub fn finish(self) {
        run_case(self.subject, self.arms, None, self.place);
    }
}
