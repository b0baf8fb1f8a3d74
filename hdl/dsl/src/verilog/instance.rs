//! Instances of other modules.
use super::expression::constant;
use super::plan::{Inlined, Plan};
use super::text::{Text, quoted};
use crate::ir::{Instance, Instantiated, Parameter};

/// Prints every instance.
pub(super) fn print(plan: &Plan, text: &mut Text) {
    for instance in &plan.module.instances {
        print_one(plan, instance, text);
        text.line(0, "");
    }
}

fn print_one(plan: &Plan, instance: &Instance, text: &mut Text) {
    let mut opening = match &instance.of {
        Instantiated::Module(child) => child.name.clone(),
        Instantiated::External(external) => {
            text.attributes(2, &external.attributes);
            external.name.clone()
        }
    };
    if let Instantiated::External(external) = &instance.of
        && !external.parameters.is_empty()
    {
        text.line(2, &format!("{opening} #("));
        let last = external.parameters.len() - 1;
        for (number, (name, value)) in external.parameters.iter().enumerate() {
            let value = match value {
                Parameter::Bits(value, width) => constant(value, *width),
                Parameter::Integer(value) => value.to_string(),
                Parameter::Text(value) => quoted(value),
            };
            let comma = if number == last { "" } else { "," };
            text.line(4, &format!(".{name}({value}){comma}"));
        }
        opening = ")".to_string();
    }
    if instance.connections.is_empty() {
        text.line(2, &format!("{opening} {} ();", instance.name));
        return;
    }
    text.line(2, &format!("{opening} {} (", instance.name));
    let last = instance.connections.len() - 1;
    let is_external = matches!(instance.of, Instantiated::External(_));
    for (number, (port, signal)) in instance.connections.iter().enumerate() {
        let connected = match plan.inlined.get(signal) {
            Some(Inlined::Value(value)) => plan.text(*value),
            Some(Inlined::Target(target)) => plan.module.signal(*target).name.clone(),
            // Somebody else's module has a reset that is high, as the description says.
            None if is_external && plan.module.is_low_reset(*signal) => {
                format!("!{}", plan.module.signal(*signal).name)
            }
            None => plan.module.signal(*signal).name.clone(),
        };
        let comma = if number == last { "" } else { "," };
        text.line(4, &format!(".{port}({connected}){comma}"));
    }
    text.line(2, ");");
}
