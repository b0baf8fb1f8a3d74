//! The packages of the workspace and their test binaries, as cargo says.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use nic_sim::tools::repository_root;
use serde::Deserialize;

use crate::error::{Context, Result};

/// A package of the workspace.
#[derive(Clone, Debug)]
pub(super) struct Package {
    pub directory: PathBuf,
    /// Its test binaries, and the file in which the source of each begins.
    pub tests: BTreeMap<String, PathBuf>,
}

/// All of them, by name.
///
/// # Errors
/// Cargo cannot be asked.
pub(super) fn packages() -> Result<BTreeMap<String, Package>> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["metadata", "--format-version", "1", "--no-deps", "--offline"]);
    let output = command.current_dir(repository_root()).output();
    let output = output.context(|| "ask cargo for the packages".to_owned())?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .context(|| "read what cargo says of the packages".to_owned())?;
    let package = |package: MetadataPackage| {
        let directory = package.manifest_path.parent().map(Path::to_path_buf);
        let is_test = |target: &MetadataTarget| target.kind.iter().any(|kind| kind == "test");
        let tests = package.targets.into_iter().filter(is_test);
        let tests = tests.map(|target| (target.name, target.src_path)).collect();
        (package.name, Package { directory: directory.unwrap_or_default(), tests })
    };
    Ok(metadata.packages.into_iter().map(package).collect())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<MetadataPackage>,
}

#[derive(Deserialize)]
struct MetadataPackage {
    name: String,
    manifest_path: PathBuf,
    targets: Vec<MetadataTarget>,
}

#[derive(Deserialize)]
struct MetadataTarget {
    name: String,
    kind: Vec<String>,
    src_path: PathBuf,
}
