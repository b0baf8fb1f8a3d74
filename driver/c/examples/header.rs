//! Writes the C header of this crate into the file that is named, or compares with `--check`.
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use cbindgen::{
    Braces, Builder, Config, DocumentationLength, DocumentationStyle, EnumConfig, ExportConfig,
    Language, RenameRule, Style,
};

const HEADER: &str = "/* The driver of the network interface card for programs in C. Written by \
                      `make emit` from\n * driver/c; do not edit. Link it with libnic_driver_c.a, \
                      which `cargo build --package nic-driver-c` makes. */";

/// The choices that programs make, which no function's type names.
fn choices() -> Vec<String> {
    let lines = include_str!("../src/codes.rs").lines();
    let names = lines.filter_map(|line| line.strip_prefix("pub enum ")?.split(' ').next());
    names.map(str::to_owned).collect()
}

fn text() -> Result<String, String> {
    let config = Config {
        language: Language::C,
        header: Some(HEADER.to_owned()),
        include_guard: Some("NIC_DRIVER_H".to_owned()),
        no_includes: true,
        sys_includes: ["stdbool.h", "stddef.h", "stdint.h"].map(str::to_owned).to_vec(),
        cpp_compat: true,
        usize_is_size_t: true,
        style: Style::Tag,
        braces: Braces::SameLine,
        line_length: 100,
        tab_width: 4,
        documentation_style: DocumentationStyle::C99,
        documentation_length: DocumentationLength::Full,
        export: ExportConfig { include: choices(), ..ExportConfig::default() },
        enumeration: EnumConfig {
            rename_variants: RenameRule::ScreamingSnakeCase,
            prefix_with_name: true,
            ..EnumConfig::default()
        },
        ..Config::default()
    };
    let mut text = Vec::new();
    Builder::new()
        .with_config(config)
        .with_crate(env!("CARGO_MANIFEST_DIR"))
        .generate()
        .map_err(|error| format!("the crate cannot be read: {error}"))?
        .write(&mut text);
    let text = String::from_utf8(text).map_err(|error| error.to_string())?;
    Ok(text.replace("// # Safety\n", "// The caller promises:\n"))
}

fn run(arguments: &[&str]) -> Result<(), String> {
    match arguments {
        [path] if !path.starts_with('-') => {
            fs::write(path, text()?).map_err(|error| format!("failed to write {path}: {error}"))
        }
        ["--check", path] => match fs::read_to_string(Path::new(path)) {
            Ok(found) if found == text()? => Ok(()),
            Ok(_) => Err(format!("{path} is not what driver/c says: run `make emit`")),
            Err(error) => Err(format!("failed to read {path}: {error}")),
        },
        _ => Err("expected [--check] and the path of the header".to_owned()),
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("header: {error}");
            ExitCode::from(2)
        }
    }
}
