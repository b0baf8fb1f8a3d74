//! The register maps in the forms that others read: a document, a C header, the driver's constants.
use nic_spec::register::{Access, Block, Map, Register, nic, pio_nic, reorder_nic, roce_nic};

use super::files::Files;
use super::filled;

/// Adds all forms of all maps.
pub(super) fn add(files: &mut Files) {
    let maps = [reorder_nic::map(), nic::map(nic::MOST_RINGS), pio_nic::map(), roce_nic::map()];
    let mut list =
        "//! Registers of the cards, a module for each. Written by `cargo run --bin emit`; do not \
                    edit.\n"
            .to_string();
    for map in &maps {
        assert!(map.findings().is_empty(), "{}: {:?}", map.name, map.findings());
        files.add(format!("docs/generated/registers-{}.md", map.name), document(map));
        files.add(format!("driver/include/{}.h", map.name), c_header(map));
        files.add(format!("driver/src/registers/{}.rs", map.name), constants(map));
        list += &format!("pub mod {};\n", map.name);
    }
    let mut lines: Vec<&str> = list.lines().collect();
    lines[1..].sort_unstable();
    files.add("driver/src/registers/mod.rs", lines.join("\n") + "\n");
}

/// The reset value as it reads in a table.
fn reset(register: &Register) -> String {
    match (register.access, register.reset) {
        (Access::Constant, None) => "of the hardware".to_string(),
        (Access::Constant, Some(value)) => format!("{value:#010x}"),
        (_, value) => value.map_or(String::new(), |value| value.to_string()),
    }
}

/// The address of a register of a block, of the first if there are several.
fn address(block: &Block, register: &Register) -> u32 {
    block.base + register.offset
}

/// Text without the marks of Rust's documentation.
fn plain(text: &str) -> String {
    text.replace("[`", "`").replace("`]", "`")
}

fn document(map: &Map) -> String {
    let Map { name, version: (major, minor), .. } = map;
    let mut text = format!(
        "# Registers of `{name}`, version {major}.{minor}\n\n\
         Written by `cargo run --bin emit` from `hdl/spec/src/register/{name}.rs` and the messages \
         of the units; do\nnot edit. What the parts of a block are, and in which order registers \
         of 64 bits are read and written, is\nsaid in `hdl/spec/src/register/mod.rs`.\n\n\
         Words have 32 bits and are accessed as a whole; bits above those in the table read as \
         zero. A register of\nmore than 32 bits has two words, the lower one first: read it first, \
         which keeps the upper one; write it first,\nthe upper one next, which writes both. An \
         access to an address that is not here, a write to what cannot be\nwritten or of a value \
         that has no name where values have names ends with an error and is counted. Error\n\
         counters stop at their largest value, event counters go around.\n"
    );
    for block in &map.blocks {
        text += &format!("\n## `{}` at {:#07x}\n\n", block.name, block.base);
        if block.count > 1 {
            let (count, stride) = (block.count, block.stride);
            text += &format!("Up to {count} of them, {stride:#x} bytes apart.\n\n");
        }
        for meaning in &block.meaning {
            text += &format!("{}\n\n", plain(meaning));
        }
        text += "| address | name | access | bits | reset | meaning |\n|---|---|---|---|---|---|\n";
        for register in block.registers() {
            let Register { name, access, bits, meaning, .. } = &register;
            let (address, access) = (address(block, &register), access.name());
            let (reset, meaning) = (reset(&register), plain(meaning));
            text += &format!(
                "| {address:#07x} | `{name}` | {access} | {bits} | {reset} | {meaning} |\n"
            );
        }
        for register in block.registers().iter().filter(|r| !r.values.is_empty()) {
            text += &format!("\n`{}`:\n", register.name);
            for (name, code, meaning) in &register.values {
                text += &format!("- {code} `{name}`: {}\n", plain(meaning));
            }
        }
    }
    text
}

fn c_header(map: &Map) -> String {
    let card = map.name.to_uppercase();
    let guard = format!("{card}_REGISTERS_H");
    let (major, minor) = map.version;
    let mut text = format!(
        "/* Registers of {}, version {major}.{minor}: byte addresses. Written by `cargo run --bin \
         emit`; do not\n * edit. Registers of 64 bits: read the lower word first, then the upper \
         one at the next address; write\n * the lower word first, then the upper one. */\n\
         #ifndef {guard}\n#define {guard}\n",
        map.name
    );
    for block in &map.blocks {
        let prefix = format!("{card}_{}", block.name.to_uppercase());
        let parameter = if block.count > 1 { "(n)" } else { "" };
        if block.count > 1 {
            text += &format!(
                "\n/* How many there may be. */\n#define {prefix}_COUNT {}u\n",
                block.count
            );
        }
        for register in block.registers() {
            let Register { access, reset, meaning, values, .. } = &register;
            let name = register.name.to_uppercase();
            let words = if register.words() == 2 { " 64 bits." } else { "" };
            let address = address(block, &register);
            let place = match block.count {
                1 => format!("{address:#07x}u"),
                _ => format!("({address:#07x}u + {:#x}u * (n))", block.stride),
            };
            text += &format!(
                "\n/* {}{words} */\n#define {prefix}_{name}{parameter} {place}\n",
                plain(meaning)
            );
            if let (Access::Constant, Some(value)) = (access, reset) {
                text += &format!("#define {prefix}_{name}_VALUE {value:#010x}u\n");
            }
            for (value_name, value, _) in values {
                text +=
                    &format!("#define {prefix}_{name}_{} {value}u\n", value_name.to_uppercase());
            }
        }
    }
    text + &format!("\n#endif /* {guard} */\n")
}

fn constants(map: &Map) -> String {
    let (major, minor) = map.version;
    let mut text = format!(
        "//! Registers of `{}`, version {major}.{minor}: byte addresses. Written by\n\
         //! `cargo run --bin emit`; do not edit.\n//!\n\
         //! Registers of 64 bits: read the lower word first, then the upper one at the next \
         address; write the\n//! lower word first, then the upper one.\n",
        map.name
    );
    for block in &map.blocks {
        text += "\n";
        let about = format!("Registers of `{}`.", block.name);
        let paragraphs = std::iter::once(&about).chain(&block.meaning);
        let paragraphs: Vec<_> = paragraphs.map(|text| wrapped("", &plain(text))).collect();
        text += &paragraphs.join("///\n");
        text += &format!("pub mod {} {{\n", block.name);
        let mut items = Vec::new();
        if block.count > 1 {
            let (count, stride) = (block.count, block.stride);
            items.push(format!(
                "    /// How many there may be.\n    pub const COUNT: usize = {count};\n"
            ));
            items.push(format!(
                "    /// Bytes from one to the next; the addresses here are those of the first.\n    \
                 pub const STRIDE: usize = {stride:#x};\n"
            ));
        }
        for register in block.registers() {
            let Register { access, reset, meaning, values, .. } = &register;
            let name = register.name.to_uppercase();
            let words = if register.words() == 2 { " 64 bits." } else { "" };
            let mut item = wrapped("    ", &format!("{}{words}", plain(meaning)));
            let address = address(block, &register);
            item += &format!("    pub const {name}: usize = {address:#07x};\n");
            if let (Access::Constant, Some(value)) = (access, reset) {
                item += &format!(
                    "    /// What it reads.\n    pub const {name}_VALUE: u32 = {value:#010x};\n"
                );
            }
            for (value_name, value, about) in values {
                let value_name = value_name.to_uppercase();
                item += &wrapped("    ", &plain(about));
                item += &format!("    pub const {name}_{value_name}: u32 = {value};\n");
            }
            items.push(item);
        }
        text += &(items.join("\n") + "}\n");
    }
    text
}

/// A documentation comment, wrapped.
fn wrapped(indent: &str, text: &str) -> String {
    let lines = filled(text, 100 - indent.len() - 4);
    lines.iter().map(|line| format!("{indent}/// {line}\n")).collect()
}
