//! What the verdict on a mutant rests on, as a key: with the same evidence it need not be asked again.
//!
//! A kill rests on the module, the mutant and the one test that noticed, so that other tests may change;
//! that nobody notices rests on all tests of the plan. The bench below the tests is no evidence, or one line
//! of it would void every verdict: `NIC_FRESH=1` asks again. Verdicts are in `tb/records`, for all.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;

use super::plan::Plan;
use super::report::Fate;
use crate::error::{Context, Result};
use crate::formal;
use crate::rtl::{Rtl, Source, without_comments};
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

/// What a verdict is about.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// What it is recorded as, of a plan: without spaces.
    pub name: &'a str,
    /// What is broken, and who must notice.
    pub texts: [&'a str; 3],
}

impl Subject<'_> {
    fn key(&self, evidence: Key) -> Key {
        let digest = Key::of(self.texts.map(without_comments).iter().map(String::as_str));
        Key::of([evidence.text().as_str(), &digest.text()])
    }
}

/// The module, the tools and the seed, and all that the plan's tests and proofs are made of.
#[derive(Clone, Debug)]
pub struct Evidence {
    plan: String,
    device: Key,
    /// What each witness is made of, the device included.
    witnesses: BTreeMap<String, Key>,
    cache: Cache,
}

impl Evidence {
    /// Reads the sources of the plan's tests.
    pub fn gather(rtl: &Rtl, plan: &Plan, module: &Source, tools: &str, seed: u64) -> Result<Self> {
        let root = repository_root();
        let device = Key::of([rtl.key(module).text().as_str(), tools, &seed.to_string()]);
        let mut witnesses = BTreeMap::new();
        for test in &plan.tests {
            // A test of several files is a directory.
            let directory = root.join(format!("tb/tests/tests/{test}"));
            let mut files = Vec::new();
            match directory.is_dir() {
                true => collect(&directory, &mut files)?,
                false => files.push(directory.with_extension("rs")),
            }
            witnesses.insert(test.clone(), key_of(device, &read(&files)?));
        }
        let proofs = formal::plan::Plan::emitted()?;
        let proof = [
            rtl.properties(&module.name).map(|wrapper| wrapper.text.clone()).unwrap_or_default(),
            format!("{:?}", proofs.entry(&module.name)),
        ];
        witnesses.insert(PROOF.to_owned(), key_of(device, &proof));
        Ok(Self { plan: plan.name.clone(), device, witnesses, cache: Cache::recorded("mutants") })
    }

    /// The verdict that was found before on this evidence.
    pub fn remembered(&self, subject: Subject) -> Option<Fate> {
        let mut keys = self.witnesses.values().copied().chain([self.all()]);
        let name = self.name(subject.name);
        let text = keys.find_map(|evidence| self.cache.get(&name, subject.key(evidence)))?;
        serde_json::from_str(&text).ok()
    }

    /// Keeps a verdict.
    pub fn remember(&self, subject: Subject, fate: &Fate, witness: Witness) -> Result<()> {
        let text = serde_json::to_string(fate).context(|| "write a verdict".to_owned())?;
        let one = match witness {
            Witness::One(name) => self.witnesses.get(name).copied(),
            Witness::All => None,
        };
        let key = subject.key(one.unwrap_or(self.all()));
        Ok(self.cache.put(&self.name(subject.name), key, &text)?)
    }

    /// Keeps what became of the random mutants that were drawn last, so that the record needs no second draw.
    pub fn note_draw<'a>(&self, fates: impl Iterator<Item = &'a (String, Fate)>) -> Result<()> {
        let text = serde_json::to_string(&fates.collect::<Vec<_>>())
            .context(|| "write a draw".to_owned())?;
        Ok(self.cache.put(&self.name("draw"), self.draw(), &text)?)
    }

    /// The random mutants that were drawn last for the plan's tests as they are, with their verdicts.
    pub fn drawn(&self) -> Vec<(String, Fate)> {
        let text = self.cache.get(&self.name("draw"), self.draw()).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    fn name(&self, subject: &str) -> String {
        format!("{}/{subject}", self.plan)
    }

    fn all(&self) -> Key {
        let keys: Vec<String> = self.witnesses.values().map(|key| key.text()).collect();
        key_of(self.device, &keys)
    }

    fn draw(&self) -> Key {
        Key::of([self.all().text().as_str(), "draw"])
    }
}

fn key_of(device: Key, texts: &[String]) -> Key {
    Key::of([device.text().as_str()].into_iter().chain(texts.iter().map(String::as_str)))
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
        Evidence { plan: "fifo".to_owned(), device, witnesses, cache: Cache::new("evidence_test") }
    }

    #[test]
    fn a_kill_rests_on_the_test_that_killed_and_a_survivor_on_all() {
        let (killed, survived) = (Fate::Killed("it_runs".to_owned()), Fate::Survived);
        let before = evidence(&[("runs", "a"), ("stops", "b"), (PROOF, "c")]);
        let dead = Subject { name: "dead", texts: ["file", "a = b; // one", ""] };
        let alive = Subject { name: "alive", texts: ["file", "a = c;", ""] };
        before.remember(dead, &killed, Witness::One("runs")).expect("it is kept");
        before.remember(alive, &survived, Witness::All).expect("it is kept");
        before.note_draw([("it dies".to_owned(), killed.clone())].iter()).expect("it is kept");
        let found = |now: &Evidence| (now.remembered(dead), now.remembered(alive));
        assert_eq!(found(&before), (Some(killed.clone()), Some(survived)));
        assert_eq!(before.drawn(), [("it dies".to_owned(), killed.clone())]);
        let said_otherwise = Subject { name: "dead", texts: ["file", "a = b; // two", ""] };
        assert_eq!(before.remembered(said_otherwise), Some(killed.clone()), "a comment is no code");
        let others = evidence(&[("more", "d"), ("runs", "a"), ("stops", "e"), (PROOF, "f")]);
        assert_eq!(found(&others), (Some(killed), None));
        let changed = evidence(&[("runs", "g"), ("stops", "b"), (PROOF, "c")]);
        assert_eq!(found(&changed), (None, None));
        fs::remove_dir_all(before.cache.directory()).expect("the scratch verdicts are removed");
    }
}
