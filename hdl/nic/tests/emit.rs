//! The command line of `emit`.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Exit code, standard output, standard error.
fn emit(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_emit")).args(arguments).output();
    let output = output.expect("emit runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().expect("it ends"), text(&output.stdout), text(&output.stderr))
}

/// What is refused: one line, exit code 2, nothing on standard output.
fn refused(arguments: &[&str]) -> String {
    let (code, shown, said) = emit(arguments);
    assert_eq!((code, shown.as_str()), (2, ""), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim_end().to_string()
}

fn scratch(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    directory
}

#[test]
fn a_module_without_a_directory_is_shown() {
    let (code, shown, said) = emit(&["--module", "skid_buffer", "--set", "PAYLOAD=word3"]);
    assert_eq!((code, said.as_str()), (0, ""));
    assert!(shown.starts_with("// SPDX-License-Identifier: "), "{shown}");
    assert!(shown.contains("\n// Skid buffer"), "{shown}");
    assert!(shown.contains("module skid_buffer_word3 ("), "{shown}");
}

#[test]
fn a_module_with_a_directory_is_written_with_what_it_needs() {
    let directory = scratch("emit_fetch");
    let out = directory.to_string_lossy();
    let (code, shown, said) = emit(&["--module", "fetch_quad", "--set", "LINES=2", "--out", &out]);
    assert_eq!((code, shown.as_str(), said.as_str()), (0, "", ""));
    for file in ["fetch_quad_l2.v", "descriptor_fetch_l2.v", "filelist.f"] {
        assert!(directory.join(file).is_file(), "{file} is missing");
    }
}

#[test]
fn parameters_are_listed_with_their_meanings_and_what_is_legal() {
    let (code, shown, _) = emit(&["--list", "--module", "fifo"]);
    assert_eq!(code, 0);
    assert!(shown.contains("PAYLOAD=beat64") && shown.contains("what it carries"), "{shown}");
    assert!(shown.contains("legal: beat<bytes> (1 to 64), word<bits> (1 to 2048)"), "{shown}");
    assert!(shown.contains("legal: a whole number from 2 to 4096"), "{shown}");
}

#[test]
fn every_parameter_of_every_module_says_what_is_legal() {
    let (_, table, _) = emit(&["--list"]);
    let rows = table.lines().skip(1).take_while(|line| !line.is_empty());
    let modules = rows.filter_map(|line| line.split_whitespace().next());
    let mut count = 0;
    for module in modules {
        let (code, shown, said) = emit(&["--list", "--module", module]);
        assert_eq!(code, 0, "{said}");
        let parameters = shown.lines().filter(|line| line.starts_with("  ") && line.contains('='));
        let legal = shown.lines().filter(|line| line.trim_start().starts_with("legal: "));
        assert_eq!(parameters.count(), legal.count(), "{shown}");
        count += 1;
    }
    assert!(count > 30, "{count} modules are few");
}

#[test]
fn what_cannot_be_is_refused_in_one_line() {
    let twice = refused(&["--module", "fifo", "--set", "DEPTH=3", "--set", "DEPTH=4"]);
    assert_eq!(twice, "emit: `DEPTH` is set twice, to 3 and to 4; keep one");
    let unknown = refused(&["--module", "fiffo"]);
    let text = "emit: no module is called `fiffo`; did you mean `fifo`? (`--list` shows all)";
    assert_eq!(unknown, text);
    let preset = refused(&["--module", "fifo_word17_d4", "--set", "DEPTH=3"]);
    let text = "emit: `fifo_word17_d4` is a preset of `fifo`: parameters are those of `fifo`";
    assert_eq!(preset, text);
    let misspelt = refused(&["--module", "fifo", "--set", "DEPHT=3"]);
    assert_eq!(misspelt, "emit: `fifo` has no parameter `DEPHT`; did you mean `DEPTH`?");
    let directory = scratch("emit_refused");
    let out = directory.to_string_lossy();
    let outside = refused(&["--module", "fifo", "--set", "DEPTH=1", "--out", &out]);
    let text = "emit: `fifo`: DEPTH=1 is not legal; a whole number from 2 to 4096 is";
    assert_eq!(outside, text);
    assert!(!directory.exists(), "something is written");
}

#[test]
fn arguments_that_contradict_each_other_are_refused() {
    for arguments in [
        &["--set", "DEPTH=3"] as &[&str],
        &["--out", "somewhere"],
        &["--module", "fifo", "--check"],
        &["--module", "fifo", "--graph"],
        &["--list", "--check"],
    ] {
        let (code, shown, _) = emit(arguments);
        assert_eq!((code, shown.as_str()), (2, ""), "{arguments:?}");
    }
}
