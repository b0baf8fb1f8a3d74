//! The register maps in the forms that others read: a document, a C header, the driver's constants.
use nic_spec::register::{Access, REORDER_NIC, Register};

use super::files::Files;

/// Adds all forms of all maps.
pub(super) fn add(files: &mut Files) {
    files.add("docs/generated/registers.md", document("reorder_nic", REORDER_NIC));
    files.add("driver/include/reorder_nic.h", c_header("reorder_nic", REORDER_NIC));
    files.add("driver/src/registers.rs", constants("reorder_nic", REORDER_NIC));
}

/// The reset value as it reads in a table.
fn reset(register: &Register) -> String {
    match (register.access, register.reset) {
        (Access::Constant, 0) => "of the hardware".to_string(),
        (Access::Constant, value) => format!("{value:#010x}"),
        (_, value) => format!("{value}"),
    }
}

fn document(module: &str, map: &[Register]) -> String {
    let mut text = format!(
        "# Registers of `{module}`\n\n\
         Written by `cargo run --bin emit` from `hdl/spec/src/register.rs`; do not edit. Registers \
         have 32 bits\nand are accessed as a whole; bits above those in the table read as zero. An \
         access to an address that is\nnot here ends with an error and is counted. Error counters \
         stop at their largest value, event counters\ngo around.\n\n\
         | offset | name | access | bits | reset | meaning |\n|---|---|---|---|---|---|\n"
    );
    for register in map {
        let Register { name, offset, access, bits, meaning, .. } = register;
        let (access, reset) = (access.name(), reset(register));
        text +=
            &format!("| {offset:#04x} | `{name}` | {access} | {bits} | {reset} | {meaning} |\n");
    }
    for register in map.iter().filter(|register| !register.values.is_empty()) {
        text += &format!("\n`{}`: ", register.name);
        let value = |(name, value): &(&str, u32)| format!("{value} is `{name}`");
        text += &(register.values.iter().map(value).collect::<Vec<_>>().join(", ") + ".\n");
    }
    text
}

fn c_header(module: &str, map: &[Register]) -> String {
    let guard = format!("{}_H", module.to_uppercase());
    let prefix = module.to_uppercase();
    let mut text = format!(
        "/* Registers of {module}: byte offsets. Written by `cargo run --bin emit`; do not edit. */\n\
         #ifndef {guard}\n#define {guard}\n\n"
    );
    for Register { name, offset, meaning, reset, access, values, .. } in map {
        let name = name.to_uppercase();
        text += &format!("/* {meaning} */\n#define {prefix}_{name} {offset:#04x}u\n");
        if *access == Access::Constant && *reset != 0 {
            text += &format!("#define {prefix}_{name}_VALUE {reset:#010x}u\n");
        }
        for (value_name, value) in *values {
            text += &format!("#define {prefix}_{name}_{} {value}u\n", value_name.to_uppercase());
        }
    }
    text + &format!("\n#endif /* {guard} */\n")
}

fn constants(module: &str, map: &[Register]) -> String {
    let mut text = format!(
        "//! Registers of `{module}`: byte offsets. Written by `cargo run --bin emit`; do not edit.\n"
    );
    for Register { name, offset, meaning, reset, access, values, .. } in map {
        let name = name.to_uppercase();
        text += &format!("\n/// {meaning}\npub const {name}: usize = {offset:#04x};\n");
        if *access == Access::Constant && *reset != 0 {
            text += &format!("/// What it reads.\npub const {name}_VALUE: u32 = {reset:#010x};\n");
        }
        for (value_name, value) in *values {
            let value_name = value_name.to_uppercase();
            text += &format!("/// A value of it.\npub const {name}_{value_name}: u32 = {value};\n");
        }
    }
    text
}
