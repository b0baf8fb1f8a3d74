//! Properties next to the logic they speak of. Inside a `when` they hold where the condition does.
//! Signals that only properties read are printed with them and never become hardware.
use crate::builder::{here, with};
use crate::condition::Bool;
use crate::ir::{Place, Property, PropertyKind};

#[track_caller]
fn property(kind: PropertyKind, text: &str, condition: Bool, place: Place) {
    if kind != PropertyKind::Cover && condition.as_constant() == Some(true) {
        // What the generator knows to hold needs no check.
        return;
    }
    let path = with(|b| {
        let path = b.path_condition(place);
        path.map(|id| Bool(crate::Bits { serial: b.serial, id, width: 1 }))
    });
    let condition = match (path, kind) {
        (None, _) => condition,
        (Some(path), PropertyKind::Cover) => path & condition,
        (Some(path), _) => path.implies(condition),
    };
    let condition = condition.bits().expression_at(place);
    with(|b| {
        let domain = b.domain(place);
        let name = b.scoped(&label(text));
        let property = Property { name, text: text.to_string(), kind, condition, domain, place };
        b.module.properties.push(property);
    });
}

/// `text` as an identifier: letters and digits kept in lower case, the rest as underscores.
fn label(text: &str) -> String {
    let mut label = String::new();
    for c in text.chars() {
        if c.is_ascii_alphanumeric() {
            label.push(c.to_ascii_lowercase());
        } else if !label.is_empty() && !label.ends_with('_') {
            label.push('_');
        }
    }
    let label = label.trim_end_matches('_').to_string();
    if label.starts_with(|c: char| c.is_ascii_digit()) { format!("at_{label}") } else { label }
}

/// `condition` holds at every clock edge outside reset. `text` says what holds.
#[track_caller]
pub fn assert_always(text: &str, condition: Bool) {
    property(PropertyKind::Assert, text, condition, here());
}
/// `condition` holds at every clock edge, in reset too: what is true of memories, which a reset does not change.
#[track_caller]
pub fn assert_in_reset_too(text: &str, condition: Bool) {
    property(PropertyKind::AssertInReset, text, condition, here());
}
/// `condition` may be relied on; simulation checks it all the same.
#[track_caller]
pub fn assume(text: &str, condition: Bool) {
    property(PropertyKind::Assume, text, condition, here());
}
/// `condition` should be seen to hold at some clock edge.
#[track_caller]
pub fn cover(text: &str, condition: Bool) {
    property(PropertyKind::Cover, text, condition, here());
}
