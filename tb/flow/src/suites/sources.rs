//! What a suite is made of, and the hash of all of it.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::cache::{Key, key_of_files};

use super::packages::Package;
use crate::error::{Context, Error, Result};
use crate::rtl::{Rtl, without_comments};

/// Packages that describe the hardware.
const DESCRIPTION: [&str; 3] = ["nic-hdl", "nic-dsl", "nic-dsl-derive"];
/// What every suite depends on: versions of packages and of tools.
const VERSIONS: [&str; 3] = ["Cargo.lock", ".ci/setup", ".ci/requirements.txt"];
/// The modules behind this word are named by who writes them there.
const GENERATED: &str = "generated::";
/// Stands there for all of them.
const ALL_MODULES: &str = "all";

/// The sources of the workspace. Each place is read once, because suites share most of what they are made of.
pub(super) struct Sources<'r> {
    rtl: &'r Rtl,
    packages: &'r BTreeMap<String, Package>,
    parts: BTreeMap<PathBuf, Part>,
    verilog: BTreeMap<String, Key>,
}

/// The files of a place, and what they name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    key: Key,
    /// Modules, and other words.
    modules: BTreeSet<String>,
    packages: BTreeSet<String>,
}

impl<'r> Sources<'r> {
    pub fn new(rtl: &'r Rtl, packages: &'r BTreeMap<String, Package>) -> Self {
        Self { rtl, packages, parts: BTreeMap::new(), verilog: BTreeMap::new() }
    }

    /// What a test of a package rests on, with the files that it reads.
    ///
    /// # Errors
    /// A file that cannot be read, or a test that uses the description of the hardware, which is no part of the hash.
    pub fn key(&mut self, package: &str, test: &str, reads: &[String]) -> Result<Key> {
        let known = self.packages;
        let own = &known[package];
        let mut places = vec![own.directory.join("src")];
        places.extend(places_of_test(&own.directory.join("tests"), &own.tests[test])?);
        let mut named = BTreeSet::new();
        let mut modules = BTreeSet::new();
        let mut keys = vec![self.build(own)?.text()];
        while let Some(place) = places.pop() {
            let part = self.part(&place)?;
            keys.push(part.key.text());
            modules.extend(part.modules);
            for other in part.packages {
                if other != package && named.insert(other.clone()) {
                    keys.push(self.build(&known[&other])?.text());
                    places.push(known[&other].directory.join("src"));
                }
            }
        }
        if let Some(description) = DESCRIPTION.into_iter().find(|name| named.contains(*name)) {
            return Err(Error::usage(format!(
                "{}: {package}::{test} uses {description}, whose sources no suite is known by",
                super::FILE
            )));
        }
        let takes_all = modules.contains(ALL_MODULES);
        for module in self.rtl.modules() {
            if takes_all || modules.contains(&module.name) {
                keys.push(self.verilog_of(&module.name)?.text());
            }
        }
        let files: Vec<&str> =
            VERSIONS.into_iter().chain(reads.iter().map(String::as_str)).collect();
        keys.push(key_of_files(&files).text());
        Ok(Key::of(keys.iter().map(String::as_str)))
    }

    /// What builds a package. What it names does not count: that of `nic-sim` has the description emitted, and what
    /// comes out is the Verilog.
    fn build(&mut self, package: &Package) -> Result<Key> {
        let script = package.directory.join("build.rs");
        match script.is_file() {
            true => Ok(self.part(&script)?.key),
            false => Ok(Key::of([])),
        }
    }

    /// The Verilog of a module, with all below it, and its properties.
    fn verilog_of(&mut self, module: &str) -> Result<Key> {
        if let Some(key) = self.verilog.get(module) {
            return Ok(*key);
        }
        let design = self.rtl.key(self.rtl.module(module)?).text();
        let properties = self.rtl.properties(module);
        let properties = properties.map_or_else(String::new, |at| without_comments(&at.text));
        let key = Key::of([design.as_str(), properties.as_str()]);
        self.verilog.insert(module.to_owned(), key);
        Ok(key)
    }

    fn part(&mut self, place: &Path) -> Result<Part> {
        if let Some(part) = self.parts.get(place) {
            return Ok(part.clone());
        }
        let mut texts = vec![];
        read(place, &mut texts)?;
        let part = Part::of(&texts, self.packages.keys());
        self.parts.insert(place.to_owned(), part.clone());
        Ok(part)
    }
}

impl Part {
    fn of<'p>(texts: &[String], packages: impl Iterator<Item = &'p String>) -> Self {
        let names = |package: &&String| texts.iter().any(|text| names_package(text, package));
        Self {
            key: Key::of(texts.iter().map(String::as_str)),
            modules: texts.iter().flat_map(|text| modules(text)).map(str::to_owned).collect(),
            packages: packages.filter(names).cloned().collect(),
        }
    }
}

/// Where the source of a test is, a file or a directory with `main.rs`, and what all tests beside it share.
fn places_of_test(tests: &Path, root: &Path) -> Result<Vec<PathBuf>> {
    let own = root.parent().filter(|_| root.ends_with("main.rs")).unwrap_or(root);
    let mut places = vec![own.to_owned()];
    let is_shared = |place: &PathBuf| place.is_dir() && !place.join("main.rs").is_file();
    places.extend(entries(tests)?.into_iter().filter(is_shared));
    Ok(places)
}

fn entries(directory: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(directory).context(|| format!("read {}", directory.display()))?;
    let mut places: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    places.sort();
    Ok(places)
}

/// The texts below a place; of Rust without comments.
fn read(place: &Path, texts: &mut Vec<String>) -> Result<()> {
    if place.is_dir() {
        return entries(place)?.iter().try_for_each(|entry| read(entry, texts));
    }
    let bytes = fs::read(place).context(|| format!("read {}", place.display()))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let is_rust = place.extension().is_some_and(|extension| extension == "rs");
    texts.push(if is_rust { without_comments(&text) } else { text });
    Ok(())
}

/// Whether a text names a package: nobody uses one without.
fn names_package(text: &str, package: &str) -> bool {
    let path = format!("{}::", package.replace('-', "_"));
    let is_behind_a_letter =
        |before: &str| before.ends_with(|last: char| last.is_alphanumeric() || last == '_');
    text.match_indices(&path).any(|(at, _)| !is_behind_a_letter(&text[..at]))
}

/// What may be names of modules: what is behind `generated::`, of several in braces each, and what stands alone in a
/// string.
fn modules(text: &str) -> BTreeSet<&str> {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let is_name = |word: &&str| !word.is_empty() && word.chars().all(is_letter);
    let is_one = |word: &&str| is_name(word) && *word != ALL_MODULES;
    let mut names: BTreeSet<&str> = text.split('"').filter(is_one).collect();
    for place in text.split(GENERATED).skip(1) {
        match place.strip_prefix('{') {
            Some(several) => {
                let inside = several.split_once("};").map_or(several, |(inside, _)| inside);
                names.extend(inside.split(|c| !is_letter(c)).filter(is_name));
            }
            None => names.extend(place.split(|c| !is_letter(c)).next().filter(is_name)),
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_behind_generated_or_alone_in_a_string() {
        let text = "use nic_sim::generated::fifo_d4::FifoD4;\n\
                    use nic_sim::generated::{arbiter_n4, id_pool_16};\n\
                    design(\"skid_buffer\"); [\"no join here\", \"all\"]";
        assert_eq!(
            Vec::from_iter(modules(text)),
            ["arbiter_n4", "fifo_d4", "id_pool_16", "skid_buffer"]
        );
        assert_eq!(Vec::from_iter(modules("for design in generated::all() {")), ["all"]);
    }

    #[test]
    fn a_package_counts_if_it_is_named_by_what_counts() {
        let text = "use nic_driver::{Card, Half};\nlet x = nic_hostile; let y = my_nic_host::z;";
        assert!(names_package(text, "nic-driver"));
        assert!(!names_package(text, "nic-host") && !names_package(text, "driver"));
    }
}
