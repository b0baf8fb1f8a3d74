//! Where the external programs are ([`nic_verilate::tools`]), and where the Verilog of each emitted module is.
use std::env;
use std::path::{Path, PathBuf};

pub use nic_verilate::tools::*;

/// Where the build of this crate left the Verilog of the sizes that only tests use.
pub fn test_size_directory() -> PathBuf {
    Path::new(env!("OUT_DIR")).join("rtl")
}

/// Where it left, under the same names, modules without parameters, and modules that have nothing inside but one
/// with Verilog parameters.
pub fn compared_directories() -> [PathBuf; 2] {
    ["sizes", "stand_ins"].map(|folder| Path::new(env!("OUT_DIR")).join(folder))
}

/// What is known of every emitted module beside its Verilog: the index that the build of this crate
/// wrote.
pub fn module_index() -> PathBuf {
    Path::new(env!("OUT_DIR")).join("modules.toml")
}

/// The directory that stands in for both, if `NIC_RTL_DIR` names one: so tests run on a mutated copy.
pub fn substitute_directory() -> Option<PathBuf> {
    env::var_os("NIC_RTL_DIR").filter(|directory| !directory.is_empty()).map(PathBuf::from)
}

/// An emitted Verilog file; one that is nowhere is named where a test size would be.
pub fn emitted_file(name: &str) -> PathBuf {
    if let Some(directory) = substitute_directory() {
        return directory.join(name);
    }
    let test_size = test_size_directory().join(name);
    if test_size.is_file() {
        return test_size;
    }
    nic_verilate::tools::product_file(name).unwrap_or(test_size)
}
