//! Writes the typed ports of every emitted module, the Verilog of the sizes that only tests use, and
//! the index `modules.toml`, into the build folder.
//!
//! Only this script links the description of the hardware, and it takes no behaviour from there: what
//! runs is compiled from Verilog text, that of users' modules from `rtl-out/` as it was committed. A
//! typed port that does not fit the Verilog is an error when the model is opened.
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    // Everything that the files depend on is linked into this program.
    println!("cargo::rerun-if-changed=build.rs");
    let Some(directory) = std::env::var_os("OUT_DIR").map(PathBuf::from) else {
        println!("cargo::error=OUT_DIR is not set: this is a build script, cargo runs it");
        return ExitCode::FAILURE;
    };
    match nic_hdl::emission::simulation(&directory).and_then(|files| files.write(&directory)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            error.to_string().lines().for_each(|line| println!("cargo::error={line}"));
            ExitCode::FAILURE
        }
    }
}
