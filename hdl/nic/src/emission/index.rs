//! `modules.toml`: what the tools around the Verilog must know of each module. They read it instead of
//! the description.
use super::library::{Emitted, Library};
use crate::module::Proof;

/// The text of `modules.toml`.
pub(super) fn index(library: &Library) -> String {
    let head =
        "# The emitted modules, from their records. Written when nic-sim is built; do not edit.\n";
    head.to_owned() + &library.modules().map(module).collect::<String>()
}

fn module(emitted: &Emitted) -> String {
    let name = &emitted.module.name;
    let mut text = format!("\n[module.{name}]\n");
    text += &format!("type = {:?}\n", emitted.record.contract.module);
    text += &format!("product = {}\n", emitted.is_product);
    if let Some(file) = emitted.record.constraint {
        text += &format!("constraint = {file:?}\n");
    }
    text += &format!("\n[module.{name}.proof]\n{}", proof(&emitted.proof()));
    let memories = emitted.preset.map_or(&[][..], |preset| preset.memories);
    if !memories.is_empty() {
        text += &format!("\n[module.{name}.memories]\n");
        text +=
            &memories.iter().map(|(cell, count)| format!("{cell} = {count}\n")).collect::<String>();
    }
    text
}

/// The strings hold ASCII without control characters, which Rust quotes as TOML does.
fn proof(proof: &Proof) -> String {
    let number = |name: &str, value: Option<u64>| match value {
        Some(value) => format!("{name} = {value}\n"),
        None => String::new(),
    };
    let mut text = number("bounded", proof.bounded.map(u64::from));
    text += &number("induction", proof.induction.map(u64::from));
    text += &number("cover", proof.cover.map(u64::from));
    text += &number("seconds", proof.seconds);
    if proof.memory_as_registers {
        text += "memory_as_registers = true\n";
    }
    if let Some(reason) = proof.not_proved {
        text += &format!("not_proved = {reason:?}\n");
    }
    if let Some(part) = proof.part {
        let (properties, given) = (part.properties, part.given);
        text += &format!("part = {{ properties = {properties:?}, given = {given:?} }}\n");
    }
    text
}
