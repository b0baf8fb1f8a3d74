//! Driving: each bit of a combinational signal on every path, each register at all, and no
//! assignment that a later one makes void.
use std::collections::BTreeMap;

use super::flow::Flow;
use super::ranges::Ranges;
use super::{At, Described, Report, describe};
use crate::ir::*;

/// At most so many missing branches are named for one signal.
const BRANCHES_NAMED: usize = 4;

pub(super) fn check(report: &mut Report, flow: &Flow) {
    undriven(report);
    registers_never_set(report, flow);
    void_assignments(report);
}

// ---- Each bit on every path ----

fn undriven(report: &mut Report) {
    let module = report.module;
    let driven = driven_by(module, &module.body);
    for (i, signal) in module.signals.iter().enumerate() {
        let id = SignalId(i as u32);
        if !signal.kind.is_driven_combinationally() {
            continue;
        }
        let missing = driven.get(&id).cloned().unwrap_or_default().complement(signal.width);
        if missing.is_empty() {
            continue;
        }
        let what = subject(&missing, signal.width, describe(module, id));
        let mut branches = vec![];
        missing_branches(module, &module.body, id, (&missing, &missing), &mut branches);
        match branches.first() {
            Some(first) => report.error(
                first.place,
                format!(
                    "{what} not driven {}; assign it there too, or unconditionally before",
                    listed(&branches)
                ),
            ),
            None if touches(module, &module.body, id, &missing) => report.error(
                signal.place,
                format!(
                    "{what} driven only in elements chosen at run time; assign it whole before"
                ),
            ),
            None => report.error(signal.place, format!("{what} never driven; assign it")),
        }
    }
}

/// A way through a conditional statement on which something is missing.
struct Missing {
    /// Under which condition.
    condition: String,
    /// The statement.
    statement: &'static str,
    place: Place,
}

/// `wire ... is` or `bits 7:4 of wire ... are`.
fn subject(bits: &Ranges, width: u32, signal: Described) -> String {
    if bits.is_whole(width) {
        return format!("{signal} is");
    }
    let text = bits.to_string();
    let verb = if text.starts_with("bits") { "are" } else { "is" };
    format!("{text} of {signal} {verb}")
}

/// The error is at the first of them; the others are named with their places.
fn listed(branches: &[Missing]) -> String {
    let shown = branches.len().min(BRANCHES_NAMED);
    let text = |(i, branch): (usize, &Missing)| match i {
        0 => branch.condition.clone(),
        _ if branch.place == branches[0].place => branch.condition.clone(),
        _ => format!("{} (the `{}` at {})", branch.condition, branch.statement, At(branch.place)),
    };
    let named: Vec<String> = branches[..shown].iter().enumerate().map(text).collect();
    let mut text = named.join(", nor ");
    if branches.len() > shown {
        text += &format!(", nor on {} other paths", branches.len() - shown);
    }
    text
}

/// The bits that a list drives on every path through it. A dynamically indexed element drives none
/// for certain.
fn driven_by(module: &Module, list: &[Statement]) -> BTreeMap<SignalId, Ranges> {
    let mut driven: BTreeMap<SignalId, Ranges> = BTreeMap::new();
    for statement in list {
        match statement {
            Statement::Assign { target, .. } => {
                // A register holds where it is not assigned, so it is of no interest here.
                let kind = &module.signal(target.signal).kind;
                if let (true, Some((low, high))) =
                    (kind.is_driven_combinationally(), target.certain_bits(module))
                {
                    driven.entry(target.signal).or_default().insert(low, high);
                }
            }
            _ => {
                let mut branches = branches_of(module, statement).into_iter();
                let Some(first) = branches.next() else { continue };
                let mut common = first.body.map(|b| driven_by(module, b)).unwrap_or_default();
                for branch in branches {
                    let other = branch.body.map(|b| driven_by(module, b)).unwrap_or_default();
                    common.retain(|id, bits| match other.get(id) {
                        Some(there) => {
                            *bits = bits.intersection(there);
                            !bits.is_empty()
                        }
                        None => false,
                    });
                }
                for (id, bits) in common {
                    driven.entry(id).or_default().union(&bits);
                }
            }
        }
    }
    driven
}

/// One way through a conditional statement.
struct Branch<'m> {
    /// What runs; `None` where the author wrote nothing.
    body: Option<&'m [Statement]>,
    /// `where ...`, for an error.
    describe: Box<dyn Fn() -> String + 'm>,
    statement: &'static str,
    place: Place,
}

/// All ways through a conditional statement, also the one that is not written.
fn branches_of<'m>(module: &'m Module, statement: &'m Statement) -> Vec<Branch<'m>> {
    match statement {
        Statement::Assign { .. } => vec![],
        // Not a choice: it runs for every element.
        Statement::For { body, place, .. } => vec![Branch {
            body: Some(body.as_slice()),
            describe: Box::new(|| "in the loop".to_string()),
            statement: "each",
            place,
        }],
        Statement::If { condition, then, otherwise, place } => {
            let branch = |body, value| Branch {
                body: Some(body),
                describe: Box::new(move || format!("where {} {value}", said(module, *condition))),
                statement: "when",
                place,
            };
            vec![branch(then.as_slice(), "holds"), branch(otherwise.as_slice(), "does not hold")]
        }
        Statement::Case { subject, arms, default, place } => {
            let branch = |body, place, labels: Vec<ExpressionId>| Branch {
                body,
                describe: Box::new(move || {
                    let labels: Vec<String> =
                        labels.iter().map(|label| label_text(module, *label)).collect();
                    let labels = if labels.is_empty() {
                        "none of the cases".to_string()
                    } else {
                        labels.join(" or ")
                    };
                    format!("where {} is {labels}", said(module, *subject))
                }),
                statement: "switch",
                place,
            };
            let mut branches: Vec<Branch> = arms
                .iter()
                .map(|arm| branch(Some(arm.body.as_slice()), arm.place, arm.labels.clone()))
                .collect();
            match default {
                Some((label, body)) => {
                    let label = label.iter().copied().collect();
                    branches.push(branch(Some(body.as_slice()), place, label));
                }
                None if is_complete(module, *subject, arms) => {}
                None => branches.push(branch(None, place, vec![])),
            }
            branches
        }
    }
}

/// What an expression is called.
fn said(module: &Module, id: ExpressionId) -> String {
    crate::describe::describe(module, id)
}

/// Whether the arms, whose labels are distinct, have one for every value of the subject.
fn is_complete(module: &Module, subject: ExpressionId, arms: &[Arm]) -> bool {
    let labels: usize = arms.iter().map(|arm| arm.labels.len()).sum();
    let width = module.expression(subject).width;
    width < usize::BITS && labels == 1 << width
}

pub(super) fn label_text(module: &Module, label: ExpressionId) -> String {
    match &module.expression(label).operation {
        Operation::Label(enumeration, variant) => {
            format!("`{}`", module.enumerations[enumeration.index()].variants[*variant].0)
        }
        Operation::Constant(value) => format!("`{value}`"),
        _ => "of an unknown label".into(),
    }
}

/// Describes the branches that leave `missing` bits of a signal undriven, innermost first: of each
/// list the last conditional statement that has anything to do with them. Where it is not `all` of
/// the signal's missing bits, they are named.
fn missing_branches(
    module: &Module,
    list: &[Statement],
    signal: SignalId,
    (all, missing): (&Ranges, &Ranges),
    found: &mut Vec<Missing>,
) {
    for statement in list.iter().rev() {
        if let Statement::Assign { .. } = statement {
            continue;
        }
        if !touches(module, std::slice::from_ref(statement), signal, missing) {
            continue;
        }
        for branch in branches_of(module, statement) {
            let driven = branch.body.and_then(|body| driven_by(module, body).remove(&signal));
            let still = missing.without(&driven.unwrap_or_default());
            if still.is_empty() {
                continue;
            }
            let before = found.len();
            if let Some(body) = branch.body {
                missing_branches(module, body, signal, (all, &still), found);
            }
            if found.len() == before {
                let mut condition = (branch.describe)();
                if still != *all {
                    condition += &format!(" ({still})");
                }
                let Branch { statement, place, .. } = branch;
                found.push(Missing { condition, statement, place });
            }
        }
        return;
    }
}

/// Whether a list may assign some of these bits.
fn touches(module: &Module, list: &[Statement], signal: SignalId, bits: &Ranges) -> bool {
    list.iter().any(|statement| match statement {
        Statement::Assign { target, .. } => {
            target.signal == signal
                && target
                    .certain_bits(module)
                    .is_none_or(|(low, high)| !bits.intersection(&Ranges::of(low, high)).is_empty())
        }
        _ => branches_of(module, statement)
            .iter()
            .any(|branch| branch.body.is_some_and(|body| touches(module, body, signal, bits))),
    })
}

// ---- Registers ----

fn registers_never_set(report: &mut Report, flow: &Flow) {
    let module = report.module;
    let mut set: Vec<Ranges> = vec![Ranges::default(); module.signals.len()];
    collect_set(module, &module.body, &mut set);
    for (i, signal) in module.signals.iter().enumerate() {
        let id = SignalId(i as u32);
        let missing = set[i].complement(signal.width);
        if !signal.kind.is_register() || missing.is_empty() {
            continue;
        }
        let what = subject(&missing, signal.width, describe(module, id));
        let right = if flow.assignments_to(id).next().is_none() {
            "assign it, or use a constant"
        } else {
            "assign all its bits, or declare fewer"
        };
        report.error(signal.place, format!("{what} never set; {right}"));
    }
}

/// The bits of registers that some assignment may set.
fn collect_set(module: &Module, list: &[Statement], set: &mut [Ranges]) {
    for statement in list {
        match statement {
            Statement::Assign { target, .. } => {
                let width = module.signal(target.signal).width;
                let (low, high) = target.certain_bits(module).unwrap_or((0, width));
                set[target.signal.index()].insert(low, high);
            }
            Statement::For { body, .. } => collect_set(module, body, set),
            Statement::If { then, otherwise, .. } => {
                collect_set(module, then, set);
                collect_set(module, otherwise, set);
            }
            Statement::Case { arms, default, .. } => {
                arms.iter().for_each(|arm| collect_set(module, &arm.body, set));
                if let Some((_, body)) = default {
                    collect_set(module, body, set);
                }
            }
        }
    }
}

// ---- Two drivers ----

/// Later unconditional assignments of one list: from (signal, low) to (high, place). Of each signal
/// none lies inside another, so both ends rise together.
type Later = BTreeMap<(SignalId, u32), (u32, Place)>;

fn void_assignments(report: &mut Report) {
    let module = report.module;
    let mut found = vec![];
    walk_back(module, &module.body, &mut vec![], &mut found);
    // The walk runs backwards; an author reads forwards.
    for (signal, place, winner) in found.into_iter().rev() {
        report.error(
            place,
            format!(
                "two drivers: this assignment to {} has no effect, because the one at {} always \
                 overwrites it; remove one of them, or put a condition around the later one",
                describe(module, signal),
                At(winner)
            ),
        );
    }
}

fn walk_back(
    module: &Module,
    list: &[Statement],
    later: &mut Vec<Later>,
    found: &mut Vec<(SignalId, Place, Place)>,
) {
    later.push(Later::new());
    for statement in list.iter().rev() {
        match statement {
            Statement::Assign { target, place, .. } => {
                let certain = target.certain_bits(module);
                let signal = target.signal;
                let (low, high) = certain.unwrap_or((0, module.signal(signal).width));
                let winner = later.iter().rev().find_map(|list| {
                    let (&(of, _), &(end, place)) = list.range(..=(signal, low)).next_back()?;
                    (of == signal && end >= high).then_some(place)
                });
                if let Some(winner) = winner {
                    found.push((signal, place, winner));
                } else if let (Some(list), Some(_)) = (later.last_mut(), certain) {
                    remember(list, signal, low, high, place);
                }
            }
            Statement::For { body, .. } => walk_back(module, body, later, found),
            Statement::If { then, otherwise, .. } => {
                walk_back(module, otherwise, later, found);
                walk_back(module, then, later, found);
            }
            Statement::Case { arms, default, .. } => {
                if let Some((_, body)) = default {
                    walk_back(module, body, later, found);
                }
                for arm in arms.iter().rev() {
                    walk_back(module, &arm.body, later, found);
                }
            }
        }
    }
    later.pop();
}

/// Adds a range, dropping those inside it.
fn remember(list: &mut Later, signal: SignalId, low: u32, high: u32, place: Place) {
    while let Some((&key, &(end, _))) = list.range((signal, low)..).next() {
        if key.0 != signal || end > high {
            break;
        }
        list.remove(&key);
    }
    list.insert((signal, low), (high, place));
}
