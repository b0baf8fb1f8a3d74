//! Suites: test binaries that take long, and those of them that passed before with all that they are made of.
//!
//! A suite rests on its own source, on those of the packages that it names and of those that these name, on the Verilog
//! of every module that one of them names, on the files that `tb/suites.toml` has beside it, on the tools, and on
//! `Cargo.lock`; comments count nowhere. The description of the hardware is no evidence itself: what it describes is
//! the Verilog. What passed is in `tb/records`, for all; `NIC_FRESH=1` runs everything, and so does another seed than the
//! usual one.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use nic_sim::cache::{Cache, Key, key_of_files};
use nic_sim::tools::repository_root;
use serde::Deserialize;

use crate::error::{Context, Error, Result};
use crate::rtl::{Rtl, without_comments};

/// Where the suites are named.
const FILE: &str = "tb/suites.toml";
/// Packages that describe the hardware.
const DESCRIPTION: [&str; 3] = ["nic-hdl", "nic-dsl", "nic-dsl-derive"];
/// What every suite depends on: versions of packages and of tools.
const VERSIONS: [&str; 3] = ["Cargo.lock", ".ci/setup", ".ci/requirements.txt"];
/// What is recorded of a suite.
const PASSED: &str = "passed";

/// The file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    suite: Vec<Entry>,
}

/// Suites of a package.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    package: String,
    /// Names of test binaries.
    tests: Vec<String>,
    /// Files or directories that these tests read.
    #[serde(default)]
    reads: Vec<String>,
}

/// A test binary that takes long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suite {
    /// As nextest calls it: `package::binary`.
    pub name: String,
    /// What it rests on.
    pub key: Key,
    /// It passed with all of that.
    pub has_passed: bool,
}

/// All suites, as the sources and the emitted Verilog are now.
///
/// # Errors
/// A file that cannot be read, or a suite that is not there.
pub fn suites(rtl: &Rtl) -> Result<Vec<Suite>> {
    let file = repository_root().join(FILE);
    let text = fs::read_to_string(&file).context(|| format!("read {FILE}"))?;
    let listed: Listed = toml::from_str(&text).context(|| format!("read {FILE}"))?;
    let packages = packages()?;
    let cache = Cache::recorded("suites");
    let mut suites = vec![];
    for entry in &listed.suite {
        let package = packages
            .get(&entry.package)
            .ok_or_else(|| Error::usage(format!("{FILE}: no package `{}`", entry.package)))?;
        for test in &entry.tests {
            let name = format!("{}::{test}", entry.package);
            let mut sources = Sources::default();
            sources.add(&package.join("src"))?;
            sources.add_test(&package.join("tests"), test)?;
            sources.add_named(&packages, &entry.package)?;
            let key = sources.key(rtl, &entry.reads)?;
            let has_passed = is_usual_run() && cache.get(&name, key).is_some();
            suites.push(Suite { name, key, has_passed });
        }
    }
    Ok(suites)
}

/// Which tests are to be run, as an expression of nextest.
pub fn filter(suites: &[Suite]) -> String {
    let passed = suites.iter().filter(|suite| suite.has_passed);
    let names: Vec<_> = passed.map(|suite| format!("binary_id(={})", suite.name)).collect();
    match names.is_empty() {
        true => "all()".to_owned(),
        false => format!("not ({})", names.join(" | ")),
    }
}

/// Keeps that all of them have passed.
///
/// # Errors
/// A file that cannot be written.
pub fn keep(suites: &[Suite]) -> Result<()> {
    let cache = Cache::recorded("suites");
    let is_new = |suite: &&Suite| is_usual_run() && !suite.has_passed;
    suites
        .iter()
        .filter(is_new)
        .try_for_each(|suite| Ok(cache.put(&suite.name, suite.key, PASSED)?))
}

/// Tests with another seed are other tests.
fn is_usual_run() -> bool {
    std::env::var("NIC_SEED").map_or(true, |seed| seed == "1")
}

/// The texts that a suite is made of.
#[derive(Clone, Default, Debug)]
struct Sources {
    texts: Vec<String>,
}

impl Sources {
    fn add(&mut self, place: &Path) -> Result<()> {
        if place.is_dir() {
            let entries = fs::read_dir(place).context(|| format!("read {}", place.display()))?;
            let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            return paths.iter().try_for_each(|path| self.add(path));
        }
        let bytes = fs::read(place).context(|| format!("read {}", place.display()))?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let is_rust = place.extension().is_some_and(|extension| extension == "rs");
        self.texts.push(if is_rust { without_comments(&text) } else { text });
        Ok(())
    }

    /// The source of a test, a file or a directory, and the directories that several tests may share.
    fn add_test(&mut self, tests: &Path, name: &str) -> Result<()> {
        let file = tests.join(name).with_extension("rs");
        if !file.is_file() && !tests.join(name).is_dir() {
            let line = format!("{FILE} names `{name}`, which is not in {}", tests.display());
            return Err(Error::usage(line));
        }
        if file.is_file() {
            self.add(&file)?;
        }
        let entries = fs::read_dir(tests).context(|| format!("read {}", tests.display()))?;
        let mut places: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        places.sort();
        let is_other = |place: &PathBuf| place.join("main.rs").is_file() && !place.ends_with(name);
        let shared = places.iter().filter(|place| place.is_dir() && !is_other(place));
        shared.into_iter().try_for_each(|place| self.add(place))
    }

    /// The sources of the packages that these name, and of those that they name in turn.
    fn add_named(&mut self, packages: &BTreeMap<String, PathBuf>, own: &str) -> Result<()> {
        let mut left: BTreeMap<&String, &PathBuf> = packages.iter().collect();
        left.retain(|name, _| *name != own && !DESCRIPTION.contains(&name.as_str()));
        while let Some(name) = left.keys().copied().find(|name| self.names(name)).cloned() {
            if let Some(directory) = left.remove(&name) {
                self.add(&directory.join("src"))?;
            }
        }
        Ok(())
    }

    /// Whether a package is named: nobody uses one without.
    fn names(&self, package: &str) -> bool {
        let path = format!("{}::", package.replace('-', "_"));
        let is_behind_a_letter =
            |before: &str| before.ends_with(|last: char| last.is_alphanumeric() || last == '_');
        let is_named =
            |text: &str| text.match_indices(&path).any(|(at, _)| !is_behind_a_letter(&text[..at]));
        self.texts.iter().any(|text| is_named(text))
    }

    /// Names behind `generated::`; of several in braces, each.
    fn modules(&self) -> BTreeSet<&str> {
        let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let mut names = BTreeSet::new();
        for place in self.texts.iter().flat_map(|text| text.split("generated::").skip(1)) {
            match place.strip_prefix('{') {
                Some(several) => {
                    let inside = several.split_once("};").map_or(several, |(inside, _)| inside);
                    names.extend(inside.split(|c| !is_letter(c)).filter(|name| !name.is_empty()));
                }
                None => {
                    names.insert(place.split(|c| !is_letter(c)).next().unwrap_or_default());
                }
            }
        }
        names
    }

    fn key(&self, rtl: &Rtl, reads: &[String]) -> Result<Key> {
        let named = self.modules();
        // Whoever takes all of them depends on all.
        let takes_all = named.contains("all");
        let is_named = |name: &str| takes_all || named.contains(name);
        let mut parts = self.texts.clone();
        for module in rtl.modules().filter(|module| is_named(&module.name)) {
            parts.push(rtl.key(module).text());
            parts.extend(
                rtl.properties(&module.name).map(|wrapper| without_comments(&wrapper.text)),
            );
        }
        let files: Vec<&str> =
            VERSIONS.into_iter().chain(reads.iter().map(String::as_str)).collect();
        parts.push(key_of_files(&files).text());
        Ok(Key::of(parts.iter().map(String::as_str)))
    }
}

/// The directories of the packages of the workspace, as cargo says.
fn packages() -> Result<BTreeMap<String, PathBuf>> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["metadata", "--format-version", "1", "--no-deps", "--offline"]);
    let output = command.current_dir(repository_root()).output();
    let output = output.context(|| "ask cargo for the packages".to_owned())?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .context(|| "read what cargo says of the packages".to_owned())?;
    let place = |package: MetadataPackage| {
        let directory = package.manifest_path.parent().map(Path::to_path_buf);
        (package.name, directory.unwrap_or_default())
    };
    Ok(metadata.packages.into_iter().map(place).collect())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<MetadataPackage>,
}

#[derive(Deserialize)]
struct MetadataPackage {
    name: String,
    manifest_path: PathBuf,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(texts: &[&str]) -> Sources {
        Sources { texts: texts.iter().map(|text| (*text).to_owned()).collect() }
    }

    #[test]
    fn the_modules_are_those_behind_generated() {
        let sources = sources(&[
            "use nic_sim::generated::fifo_d4::FifoD4;\nuse nic_sim::generated::{arbiter_n4, id_pool_16};",
            "generated::all()",
        ]);
        assert_eq!(
            Vec::from_iter(sources.modules()),
            ["all", "arbiter_n4", "fifo_d4", "id_pool_16"]
        );
    }

    #[test]
    fn what_passed_is_left_out_and_nothing_else() {
        let suite =
            |name: &str, has_passed| Suite { name: name.into(), key: Key::of([name]), has_passed };
        assert_eq!(filter(&[suite("a::one", false)]), "all()");
        let some = [suite("a::one", true), suite("a::two", false), suite("b::three", true)];
        assert_eq!(filter(&some), "not (binary_id(=a::one) | binary_id(=b::three))");
    }

    #[test]
    fn a_package_counts_if_it_is_named_by_what_counts() {
        let found = sources(&["use nic_driver::{Card, Half};\nlet x = nic_hostile;"]);
        assert!(found.names("nic-driver"));
        assert!(!found.names("nic-host") && !found.names("driver"));
    }
}
