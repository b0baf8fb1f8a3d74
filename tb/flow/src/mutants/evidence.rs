//! What the verdict on a mutant rests on, as a key: with the same evidence it need not be asked again.
//!
//! A kill rests on the one test that noticed, so that other tests may change; that nobody notices
//! rests on all of them.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;

use super::plan::Plan;
use super::report::Fate;
use crate::error::{Context, Result};
use crate::formal;
use crate::rtl::{Rtl, Source};
use nic_sim::cache::{Cache, Key};

/// The witness that is no test file.
pub const PROOF: &str = "proof";

/// Who vouches for a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Witness<'a> {
    /// A test file, or [`PROOF`].
    One(&'a str),
    /// All tests and proofs of the plan.
    All,
}

/// The module, the tools and the seed, and all that the plan's tests and proofs are made of.
#[derive(Clone, Debug)]
pub struct Evidence {
    device: Key,
    /// What each witness is made of, the device included.
    witnesses: BTreeMap<String, Key>,
    cache: Cache,
}

impl Evidence {
    /// Reads the sources of the plan's tests, of the bench, and of the shared tests, models, hosts and
    /// judges that they use.
    pub fn gather(rtl: &Rtl, plan: &Plan, module: &Source, tools: &str, seed: u64) -> Result<Self> {
        let root = repository_root();
        let device = Key::of([rtl.key(module).text().as_str(), tools, &seed.to_string()]);
        let mut bench = Vec::new();
        collect(&root.join("tb/equipment/src"), &mut bench)?;
        let mut shared = Vec::new();
        for directory in ["tb/tests/src", "tb/model/src", "tb/host/src", "tb/eval/src"] {
            collect(&root.join(directory), &mut shared)?;
        }
        let mut witnesses = BTreeMap::new();
        for test in &plan.tests {
            // A test of several files is a directory.
            let directory = root.join(format!("tb/tests/tests/{test}"));
            let mut files = Vec::new();
            match directory.is_dir() {
                true => collect(&directory, &mut files)?,
                false => files.push(directory.with_extension("rs")),
            }
            files.extend(bench.iter().cloned());
            let sources = read_with_named(&files, shared.clone())?;
            witnesses.insert(test.clone(), key_of(device, &sources));
        }
        let proofs = formal::plan::Plan::emitted()?;
        let proof = [
            rtl.properties(&module.name).map(|wrapper| wrapper.text.clone()).unwrap_or_default(),
            format!("{:?}", proofs.entry(&module.name)),
        ];
        witnesses.insert(PROOF.to_owned(), key_of(device, &proof));
        Ok(Self { device, witnesses, cache: Cache::new("mutants") })
    }

    /// The verdict that was found before on this evidence.
    pub fn remembered(&self, mutant: &[&str]) -> Option<Fate> {
        self.fate_of(&digest(mutant))
    }

    /// Keeps a verdict.
    pub fn remember(&self, mutant: &[&str], fate: &Fate, witness: Witness) -> Result<()> {
        let text = serde_json::to_string(fate).context(|| "write a verdict".to_owned())?;
        let one = match witness {
            Witness::One(name) => self.witnesses.get(name).copied(),
            Witness::All => None,
        };
        let key = verdict_key(one.unwrap_or(self.all()), &digest(mutant));
        Ok(self.cache.put("verdict", key, &text)?)
    }

    /// Keeps which random mutants were drawn last, so that the record needs no second draw.
    pub fn note_draw<'a>(
        &self,
        drawn: impl IntoIterator<Item = (&'a str, [&'a str; 3])>,
    ) -> Result<()> {
        let drawn: Vec<(&str, String)> =
            drawn.into_iter().map(|(name, mutant)| (name, digest(&mutant))).collect();
        let text = serde_json::to_string(&drawn).context(|| "write a draw".to_owned())?;
        Ok(self.cache.put("draw", self.draw(), &text)?)
    }

    /// The random mutants that were drawn last, with the verdicts there are.
    pub fn drawn(&self) -> Vec<(String, Option<Fate>)> {
        let text = self.cache.get("draw", self.draw()).unwrap_or_default();
        let drawn: Vec<(String, String)> = serde_json::from_str(&text).unwrap_or_default();
        let known = |(name, digest): (String, String)| (name, self.fate_of(&digest));
        drawn.into_iter().map(known).collect()
    }

    /// The verdict on a mutant of this digest.
    fn fate_of(&self, digest: &str) -> Option<Fate> {
        let mut keys = self.witnesses.values().copied().chain([self.all()]);
        let text = keys.find_map(|key| self.cache.get("verdict", verdict_key(key, digest)))?;
        serde_json::from_str(&text).ok()
    }

    fn all(&self) -> Key {
        let keys: Vec<String> = self.witnesses.values().map(|key| key.text()).collect();
        key_of(self.device, &keys)
    }

    fn draw(&self) -> Key {
        Key::of([self.device.text().as_str(), "draw"])
    }
}

/// A mutant in short.
fn digest(mutant: &[&str]) -> String {
    Key::of(mutant.iter().copied()).text()
}

fn verdict_key(evidence: Key, digest: &str) -> Key {
    Key::of([evidence.text().as_str(), digest])
}

fn key_of(device: Key, texts: &[String]) -> Key {
    Key::of([device.text().as_str()].into_iter().chain(texts.iter().map(String::as_str)))
}

/// The sources in these files, with those among `shared` that they name, and that these name.
fn read_with_named(files: &[PathBuf], mut shared: Vec<PathBuf>) -> Result<Vec<String>> {
    let mut sources = read(files)?;
    loop {
        let named = |file: &PathBuf| {
            let mention = format!("{}::", module_of(file));
            sources.iter().any(|text| text.contains(&mention))
        };
        let (more, rest): (Vec<_>, Vec<_>) = shared.into_iter().partition(named);
        if more.is_empty() {
            return Ok(sources);
        }
        sources.extend(read(&more)?);
        shared = rest;
    }
}

/// The name of the Rust module that a file holds.
fn module_of(file: &Path) -> String {
    let named = match file.ends_with("mod.rs") {
        true => file.parent().unwrap_or(file),
        false => file,
    };
    named.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(files: &[PathBuf]) -> Result<Vec<String>> {
    let text =
        |file: &PathBuf| fs::read_to_string(file).context(|| format!("read {}", file.display()));
    files.iter().map(text).collect()
}

/// All Rust files below a directory, in the order of their names.
fn collect(directory: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(directory).context(|| format!("read {}", directory.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evidence(texts: &[(&str, &str)]) -> Evidence {
        let device = Key::of(["module"]);
        let witness = |(name, text): &(&str, &str)| {
            ((*name).to_owned(), key_of(device, &[(*text).to_owned()]))
        };
        let witnesses = texts.iter().map(witness).collect();
        Evidence { device, witnesses, cache: Cache::new("evidence_test") }
    }

    #[test]
    fn a_file_is_known_by_its_module() {
        assert_eq!(module_of(Path::new("src/coherence/mod.rs")), "coherence");
        assert_eq!(module_of(Path::new("src/coherence/tour.rs")), "tour");
    }

    #[test]
    fn a_kill_rests_on_the_test_that_killed_and_a_survivor_on_all() {
        let (killed, survived) = (Fate::Killed("it_runs".to_owned()), Fate::Survived);
        let before = evidence(&[("runs", "a"), ("stops", "b"), (PROOF, "c")]);
        let dead = ["file", "dead", ""];
        before.remember(&dead, &killed, Witness::One("runs")).expect("it is kept");
        before.remember(&["alive"], &survived, Witness::All).expect("it is kept");
        before.note_draw([("it dies", dead)]).expect("it is kept");
        let found = |now: &Evidence| (now.remembered(&dead), now.remembered(&["alive"]));
        assert_eq!(found(&before), (Some(killed.clone()), Some(survived)));
        let others = evidence(&[("more", "d"), ("runs", "a"), ("stops", "e"), (PROOF, "f")]);
        assert_eq!(found(&others), (Some(killed.clone()), None));
        assert_eq!(others.drawn(), [("it dies".to_owned(), Some(killed))]);
        let changed = evidence(&[("runs", "g"), ("stops", "b"), (PROOF, "c")]);
        assert_eq!(found(&changed), (None, None));
        fs::remove_dir_all(before.cache.directory()).expect("the scratch verdicts are removed");
    }
}
