//! Configurations of a module that are not under `rtl-out`: emitted when a test asks for them.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use nic_sim::Source;
use nic_sim::tools::repository_root;

/// The Verilog of a module with these settings (`DEPTH=7`), and of everything below it. `scratch`
/// is a directory of the caller's: `CARGO_TARGET_TMPDIR`.
///
/// # Panics
/// If `emit` refuses; the message is its own.
pub fn emit(module: &str, settings: &[String], scratch: &Path) -> Vec<Source> {
    let mut command = Command::new(emitter());
    command.args(["--module", module]);
    settings.iter().for_each(|setting| _ = command.args(["--set", setting]));
    let out = scratch.join(format!("{module} {}", settings.join(" ")));
    let output = command.arg("--out").arg(&out).output();
    let output = output.unwrap_or_else(|error| panic!("failed to run emit: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let list = out.join("filelist.f");
    let list = fs::read_to_string(&list).unwrap_or_else(|e| panic!("{}: {e}", list.display()));
    let read = |file| Source::read(&out.join(file)).unwrap_or_else(|error| panic!("{error}"));
    list.lines().map(read).collect()
}

/// The program `emit`, built if need be, once per process.
fn emitter() -> &'static Path {
    static EMITTER: OnceLock<PathBuf> = OnceLock::new();
    EMITTER.get_or_init(|| {
        // A test runs as `<target>/<profile>/deps/<name>`.
        let test = std::env::current_exe().unwrap_or_else(|e| panic!("this test's file: {e}"));
        let target = test.ancestors().nth(3).expect("a test runs below the target directory");
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--bin", "emit", "--target-dir"])
            .arg(target)
            .current_dir(repository_root())
            .status();
        assert!(built.is_ok_and(|status| status.success()), "failed to build emit");
        target.join("debug").join("emit")
    })
}
