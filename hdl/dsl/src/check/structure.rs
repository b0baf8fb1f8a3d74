//! Structure: what the intermediate form promises about widths, kinds and connections. The language
//! keeps these promises itself; the check guards against a module made otherwise.
use std::collections::HashMap;

use num_bigint::BigUint;

use super::external::attributes;
use super::{At, Report, Width, arrays, describe, expressions, instances, memories};
use crate::ir::*;

/// Clock domains are kept in one machine word.
const DOMAINS_AT_MOST: usize = 64;

pub(super) fn check(report: &mut Report) {
    domains(report);
    enumerations(report);
    signals(report);
    arrays::declarations(report);
    if !report.errors.is_empty() {
        return;
    }
    expressions::check(report);
    if !report.errors.is_empty() {
        return;
    }
    let module = report.module;
    statements(report, &module.body);
    memories::check(report);
    instances::check(report);
    properties(report);
    groups(report);
    for &id in &module.ignored {
        if id.index() >= module.expressions.len() {
            report.error_in_module(format!("ignored expression {} does not exist", id.0));
        }
    }
    if report.errors.is_empty() {
        arrays::check(report);
    }
}

/// Whether `value` needs at most `width` bits.
pub(super) fn fits(value: &BigUint, width: u32) -> bool {
    value.bits() <= u64::from(width)
}

fn domains(report: &mut Report) {
    let module = report.module;
    if module.domains.len() > DOMAINS_AT_MOST {
        let count = module.domains.len();
        report.error_in_module(format!(
            "{count} clock domains are more than {DOMAINS_AT_MOST}; divide the module"
        ));
    }
    for (i, domain) in module.domains.iter().enumerate() {
        if module.domains[..i].iter().any(|other| other.name == domain.name) {
            let name = &domain.name;
            report.error_in_module(format!("two clock domains are called `{name}`; rename one"));
        }
        for (id, kind) in [(domain.clock, SignalKind::Clock), (domain.reset, SignalKind::Reset)] {
            let signal = module.signals.get(id.index());
            if !signal.is_some_and(|signal| signal.kind == kind && signal.width == 1) {
                report.error_in_module(format!(
                    "clock domain `{}` (number {i}) needs a {} signal of 1 bit",
                    domain.name,
                    if kind == SignalKind::Clock { "clock" } else { "reset" }
                ));
            }
        }
    }
}

fn enumerations(report: &mut Report) {
    for enumeration in &report.module.enumerations {
        let name = &enumeration.name;
        let mut codes: HashMap<&BigUint, &str> = HashMap::new();
        for (label, code) in &enumeration.variants {
            if !fits(code, enumeration.width) {
                report.error_in_module(format!(
                    "code {code} of `{label}` needs {}, enumeration `{name}` has {}",
                    Width(code.bits()),
                    enumeration.width
                ));
            }
            if let Some(other) = codes.insert(code, label) {
                report.error_in_module(format!(
                    "`{other}` and `{label}` of enumeration `{name}` have one code, {code}; give \
                     each its own"
                ));
            }
        }
    }
}

fn signals(report: &mut Report) {
    let module = report.module;
    for (i, signal) in module.signals.iter().enumerate() {
        let what = describe(module, SignalId(i as u32));
        if signal.width == 0 {
            report.error(signal.place, format!("{what} has no bits; it needs at least 1"));
        }
        if signal.width > WIDEST {
            let width = Width(signal.width);
            report.error(signal.place, format!("{what} has {width}; {WIDEST} are the most"));
        }
        if !signal.attributes.is_empty() {
            attributes(report, &signal.attributes, &what.to_string(), signal.place);
        }
        let has_domain = match signal.domain {
            Some(domain) => {
                if domain.index() >= module.domains.len() {
                    let text =
                        format!("{what} is in clock domain {}, which does not exist", domain.0);
                    report.error(signal.place, text);
                }
                true
            }
            None => false,
        };
        match &signal.kind {
            SignalKind::Register { reset } => {
                if !has_domain {
                    report.error(signal.place, format!("{what} has no clock domain"));
                }
                if let Some(value) = reset.as_ref().filter(|value| !fits(value, signal.width)) {
                    report.error(
                        signal.place,
                        format!(
                            "reset value {value} of {what} needs {}, it has {}",
                            Width(value.bits()),
                            signal.width
                        ),
                    );
                }
            }
            SignalKind::Clock | SignalKind::Reset => {
                let id = SignalId(i as u32);
                let owned = module.domains.iter().any(|d| d.clock == id || d.reset == id);
                if !owned {
                    report.error(signal.place, format!("{what} belongs to no clock domain"));
                }
            }
            _ => {}
        }
        if let Some(id) = signal.enumeration {
            match module.enumerations.get(id.index()) {
                Some(enumeration) if enumeration.width == signal.element_width() => {}
                Some(enumeration) => report.error(
                    signal.place,
                    format!(
                        "{what} has {}, its enumeration `{}` has {}",
                        Width(signal.width),
                        enumeration.name,
                        enumeration.width
                    ),
                ),
                None => {
                    let text = format!("{what} is of enumeration {}, which does not exist", id.0);
                    report.error(signal.place, text);
                }
            }
        }
    }
}

// ---- Statements ----

fn statements(report: &mut Report, list: &[Statement]) {
    for statement in list {
        match statement {
            Statement::Assign { target, value, place } => {
                if exists(report, *value, place) {
                    assignment(report, target, *value, place);
                }
            }
            Statement::If { condition, then, otherwise, place } => {
                if exists(report, *condition, place) {
                    one_bit(report, *condition, "the condition of `if`", place);
                }
                statements(report, then);
                statements(report, otherwise);
            }
            Statement::For { body, .. } => statements(report, body),
            Statement::Case { subject, arms, default, place } => {
                if exists(report, *subject, place) {
                    labels(report, *subject, arms, default.as_ref().and_then(|d| d.0), place);
                }
                arms.iter().for_each(|arm| statements(report, &arm.body));
                if let Some((_, body)) = default {
                    statements(report, body);
                }
            }
        }
    }
}

/// Whether the expression exists; else it is reported.
pub(super) fn exists(report: &mut Report, id: ExpressionId, place: Place) -> bool {
    let exists = id.index() < report.module.expressions.len();
    if !exists {
        report.error(place, format!("expression {} does not exist", id.0));
    }
    exists
}

/// Reports an expression of more than one bit.
pub(super) fn one_bit(report: &mut Report, id: ExpressionId, what: &str, place: Place) {
    let width = report.module.expression(id).width;
    if width != 1 {
        report.error(place, format!("{what} has {}; it must have 1", Width(width)));
    }
}

fn assignment(report: &mut Report, target: &Target, value: ExpressionId, place: Place) {
    let module = report.module;
    let Some(signal) = module.signals.get(target.signal.index()) else {
        let text = format!("assignment to signal {}, which does not exist", target.signal.0);
        return report.error(place, text);
    };
    let what = describe(module, target.signal);
    if !signal.kind.is_assignable() {
        return report.error(
            place,
            format!(
                "{what} is assigned, which the body does not drive; assign an output, a wire, a \
                 register or an instance input"
            ),
        );
    }
    let width = match target.part {
        Part::Whole => signal.width,
        Part::Slice { low, width } => {
            if low.checked_add(width).is_none_or(|high| high > signal.width) || width == 0 {
                let text = format!(
                    "{} from bit {low} of {what} are assigned, which has {}",
                    Width(width),
                    signal.width
                );
                return report.error(place, text);
            }
            width
        }
        Part::Element { index, width } => {
            if !exists(report, index, place) {
                return;
            }
            let index_width = module.expression(index).width;
            if let Some(elements) = signal.elements {
                if index_width != index_bits(elements) || width != signal.element_width() {
                    let text = format!(
                        "an index of {} chooses among {elements} elements of {what}; it must have {}, \
                         and an element has {}",
                        Width(index_width),
                        Width(index_bits(elements)),
                        Width(signal.element_width())
                    );
                    return report.error(place, text);
                }
            } else if elements_width(width, index_width) != Some(signal.width) {
                let text = format!(
                    "an index of {} chooses among elements of {} of {what}, which has {}; it must \
                     have {width} << {index_width}",
                    Width(index_width),
                    Width(width),
                    signal.width
                );
                return report.error(place, text);
            }
            width
        }
    };
    let found = module.expression(value).width;
    if found != width {
        let text = format!(
            "a value of {} is assigned to {} of {what}; extend or slice it",
            Width(found),
            Width(width)
        );
        report.error(place, text);
    }
}

/// Bits of all elements that an index can choose among, if there are that many.
pub(super) fn elements_width(element: u32, index_width: u32) -> Option<u32> {
    let count = 1_u32.checked_shl(index_width)?;
    element.checked_mul(count).filter(|width| *width > 0)
}

fn labels(
    report: &mut Report,
    subject: ExpressionId,
    arms: &[Arm],
    default: Option<ExpressionId>,
    place: Place,
) {
    let module = report.module;
    let width = module.expression(subject).width;
    let mut seen: HashMap<BigUint, Place> = HashMap::new();
    let of_arms = arms.iter().flat_map(|arm| arm.labels.iter().map(|label| (*label, arm.place)));
    for (label, at) in of_arms.chain(default.map(|label| (label, place))) {
        if !exists(report, label, at) {
            continue;
        }
        let Some(value) = label_value(module, label) else {
            let text = "a label of this `switch` is not constant; use constants or labels of an \
                        enumeration";
            report.error(at, text.into());
            continue;
        };
        let found = module.expression(label).width;
        if found != width {
            let text = format!(
                "label {value} of this `switch` has {}, its subject has {width}",
                Width(found)
            );
            report.error(at, text);
        }
        if let Some(other) = seen.get(&value) {
            let text = format!(
                "two cases of this `switch` are for {}, this one and the one at {}; remove one",
                super::driven::label_text(module, label),
                At(other)
            );
            report.error(at, text);
        } else {
            seen.insert(value, at);
        }
    }
}

/// The value of a label, which is a constant or belongs to an enumeration.
fn label_value(module: &Module, label: ExpressionId) -> Option<BigUint> {
    match &module.expression(label).operation {
        Operation::Constant(value) => Some(value.clone()),
        Operation::Label(enumeration, variant) => {
            Some(module.enumerations[enumeration.index()].variants[*variant].1.clone())
        }
        _ => None,
    }
}

// ---- Properties and port groups ----

fn properties(report: &mut Report) {
    let module = report.module;
    for property in &module.properties {
        if exists(report, property.condition, property.place) {
            let what = format!("the condition of property `{}`", property.name);
            one_bit(report, property.condition, &what, property.place);
        }
        if property.domain.index() >= module.domains.len() {
            let text = format!("property `{}` has no clock domain", property.name);
            report.error(property.place, text);
        }
    }
}

fn groups(report: &mut Report) {
    let module = report.module;
    for group in &module.groups {
        let (forward, backward) = match group.direction {
            Direction::Input => (SignalKind::Input, SignalKind::Output),
            Direction::Output => (SignalKind::Output, SignalKind::Input),
        };
        let (has_valid, has_ready) = match group.kind {
            GroupKind::Stream => (true, true),
            GroupKind::Pulse => (true, false),
            GroupKind::Level => (false, false),
        };
        let name = &group.name;
        let known = |domain: DomainId| domain.index() < module.domains.len();
        if !group.domain.map_or(module.domains.is_empty(), known) {
            report.error_in_module(format!("port `{name}` has no clock domain"));
        }
        if group.valid.is_some() != has_valid || group.ready.is_some() != has_ready {
            report.error_in_module(format!(
                "port `{name}` needs valid and ready if it is a stream, valid alone if it is a \
                 pulse, neither if it is a level"
            ));
        }
        let is = |id: SignalId, kind: &SignalKind, one_bit: bool| {
            let signal = module.signals.get(id.index());
            signal.is_some_and(|s| s.kind == *kind && (!one_bit || s.width == 1))
        };
        let right = group.valid.is_none_or(|id| is(id, &forward, true))
            && group.ready.is_none_or(|id| is(id, &backward, true))
            && group.fields.iter().all(|(_, id)| is(*id, &forward, false));
        if !right {
            report.error_in_module(format!(
                "port `{name}` has a signal of the wrong direction or width; valid and payload go \
                 with the payload, ready against it, valid and ready have 1 bit"
            ));
        }
    }
}
