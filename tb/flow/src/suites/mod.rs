//! Suites: test binaries, and those of them that passed before with all that they are made of.
//!
//! A suite rests on its own source, on those of the packages that it names and of those that these name, on the Verilog
//! of every module that one of them names (behind `generated::`, or alone in a string), on the files that
//! `tb/suites.toml` has beside it, on the tools, and on `Cargo.lock`; comments count nowhere. The description of the
//! hardware is no evidence itself: what it describes is the Verilog. What passed is in `tb/records`, for all;
//! `NIC_FRESH=1` runs everything, and so does another seed than the usual one.
mod packages;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use nic_sim::cache::{Cache, Key};
use nic_sim::tools::repository_root;
use serde::Deserialize;

use self::packages::{Package, packages};
use self::sources::Sources;
use crate::error::{Context, Error, Result};
use crate::rtl::Rtl;

/// Where the suites are named.
const FILE: &str = "tb/suites.toml";
/// What is recorded of a suite.
const PASSED: &str = "passed";
/// Stands for all tests of a package.
const EVERY: &str = "*";

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
    /// Names of test binaries; `*` is every one that no entry of its package names.
    tests: Vec<String>,
    /// Those that no record stands for.
    #[serde(default)]
    except: Vec<String>,
    /// Files or directories that these tests read.
    #[serde(default)]
    reads: Vec<String>,
}

/// A test binary.
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
    let mut sources = Sources::new(rtl, &packages);
    let cache = Cache::recorded("suites");
    let mut suites = vec![];
    for entry in &listed.suite {
        let package = packages
            .get(&entry.package)
            .ok_or_else(|| Error::usage(format!("{FILE}: no package `{}`", entry.package)))?;
        for test in tests_of(entry, package, &listed)? {
            let name = format!("{}::{test}", entry.package);
            let key = sources.key(&entry.package, test, &entry.reads)?;
            let has_passed = is_usual_run() && cache.get(&name, key).is_some();
            suites.push(Suite { name, key, has_passed });
        }
    }
    Ok(suites)
}

/// The tests that an entry is about.
fn tests_of<'p>(entry: &Entry, package: &'p Package, listed: &Listed) -> Result<Vec<&'p str>> {
    let known = |test: &String| match package.tests.get_key_value(test) {
        Some((name, _)) => Ok(name.as_str()),
        None => Err(Error::usage(format!("{FILE}: `{}` has no test `{test}`", entry.package))),
    };
    let except = entry.except.iter().map(known).collect::<Result<BTreeSet<&str>>>()?;
    let of_package = || listed.suite.iter().filter(|other| other.package == entry.package);
    let is_named =
        |test: &str| of_package().any(|other| other.tests.iter().any(|name| name == test));
    let mut tests = vec![];
    for test in &entry.tests {
        if test == EVERY {
            let all = package.tests.keys().map(String::as_str);
            tests.extend(all.filter(|test| !except.contains(test) && !is_named(test)));
        } else {
            tests.push(known(test)?);
        }
    }
    Ok(tests)
}

/// What nextest is told: to build and to run all but the suites that passed; nothing if none did.
///
/// # Errors
/// Cargo does not say which tests there are.
pub fn arguments(suites: &[Suite]) -> Result<String> {
    Ok(arguments_for(suites, &packages()?))
}

/// The same, of these packages. Without a space within an argument.
fn arguments_for(suites: &[Suite], packages: &BTreeMap<String, Package>) -> String {
    let passed = suites.iter().filter(|suite| suite.has_passed);
    let passed: BTreeSet<&str> = passed.map(|suite| suite.name.as_str()).collect();
    if passed.is_empty() {
        return String::new();
    }
    // A test that is not run is not built.
    let is_left = |name: &str, test: &str| !passed.contains(format!("{name}::{test}").as_str());
    let mut left = BTreeSet::new();
    for (name, package) in packages {
        let tests = package.tests.keys().filter(|test| is_left(name, test));
        left.extend(tests.map(|test| format!("--test {test}")));
    }
    let targets: Vec<String> =
        ["--lib", "--bins", "--examples"].map(str::to_owned).into_iter().chain(left).collect();
    // Another package may have a test of the same name.
    let names: Vec<_> = passed.iter().map(|name| format!("binary_id(={name})")).collect();
    format!("{} -E !({})", targets.join(" "), names.join("|"))
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

/// Tests with another seed, longer ones, and those of other Verilog are other tests; waveforms are of a run.
fn is_usual_run() -> bool {
    let is_set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_usual_seed = std::env::var("NIC_SEED").map_or(true, |seed| seed == "1");
    is_usual_seed && !["NIC_LONG", "NIC_RTL_DIR", "NIC_WAVES"].iter().any(is_set)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn what_passed_is_left_out_and_nothing_else() {
        let suite =
            |name: &str, has_passed| Suite { name: name.into(), key: Key::of([name]), has_passed };
        let package = |tests: &[&str]| Package {
            directory: PathBuf::new(),
            tests: tests.iter().map(|test| ((*test).to_owned(), PathBuf::new())).collect(),
        };
        let packages =
            [("a", package(&["one", "two", "three"])), ("b", package(&["three", "four"]))];
        let packages = packages.map(|(name, package)| (name.to_owned(), package)).into();
        assert_eq!(arguments_for(&[suite("a::one", false)], &packages), "");
        let some = [suite("a::one", true), suite("a::two", false), suite("b::three", true)];
        assert_eq!(
            arguments_for(&some, &packages),
            "--lib --bins --examples --test four --test three --test two \
             -E !(binary_id(=a::one)|binary_id(=b::three))"
        );
    }
}
