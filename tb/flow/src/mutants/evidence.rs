//! What the verdict on a mutant rests on, as a key: with the same evidence it need not be asked again.
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;

use super::plan::Plan;
use super::report::Fate;
use crate::cache::{Cache, Key};
use crate::error::{Context, Result};
use crate::formal;
use crate::rtl::{Rtl, Source};

/// The tests of one plan with everything that they are made of, the module, and the seed.
#[derive(Clone, Debug)]
pub struct Evidence {
    key: Key,
    cache: Cache,
}

/// Where a draw is kept; no mutant has one part.
const DRAW: [&str; 1] = ["draw"];

impl Evidence {
    /// Reads the sources of the plan's tests, of the bench, and of the shared tests and models that
    /// they use.
    pub fn gather(rtl: &Rtl, plan: &Plan, module: &Source, tools: &str, seed: u64) -> Result<Self> {
        let root = repository_root();
        let mut files: Vec<PathBuf> =
            plan.tests.iter().map(|test| root.join(format!("tb/tests/tests/{test}.rs"))).collect();
        collect(&root.join("tb/equipment/src"), &mut files)?;
        let mut shared = Vec::new();
        for directory in ["tb/tests/src", "tb/model/src"] {
            collect(&root.join(directory), &mut shared)?;
        }
        let mut used = files.len();
        let mut sources = read(&files)?;
        // What the tests name, and what that names.
        while used > 0 {
            let named = |file: &PathBuf| {
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                let mention = format!("{stem}::");
                sources.iter().any(|text| text.contains(&mention))
            };
            let (more, rest): (Vec<_>, Vec<_>) = shared.into_iter().partition(named);
            used = more.len();
            sources.extend(read(&more)?);
            shared = rest;
        }
        let proofs = formal::plan::Plan::read(rtl)?;
        let mut texts = vec![
            rtl.key(module).text(),
            rtl.properties(&module.name).map(|wrapper| wrapper.text.clone()).unwrap_or_default(),
            format!("{:?}", proofs.entry(&module.name)),
            tools.to_owned(),
            seed.to_string(),
        ];
        texts.extend(proofs.induction_of.get(&module.name).map(|part| format!("{part:?}")));
        texts.extend(sources);
        let key = Key::of(texts.iter().map(String::as_str));
        Ok(Self { key, cache: Cache::new("mutants") })
    }

    /// The verdict that was found before on this evidence.
    pub fn remembered(&self, mutant: &[&str]) -> Option<Fate> {
        serde_json::from_str(&self.cache.get(self.of(mutant))?).ok()
    }

    /// Keeps a verdict.
    pub fn remember(&self, mutant: &[&str], fate: &Fate) -> Result<()> {
        let text = serde_json::to_string(fate).context(|| "write a verdict".to_owned())?;
        self.cache.put(self.of(mutant), &text)
    }

    /// Keeps which random mutants were drawn last, so that the record needs no second draw: the
    /// name of each, and under which key its verdict is.
    pub fn note_draw<'a>(
        &self,
        drawn: impl IntoIterator<Item = (&'a str, [&'a str; 3])>,
    ) -> Result<()> {
        let drawn: Vec<(String, String)> = drawn
            .into_iter()
            .map(|(name, mutant)| (name.to_owned(), self.of(&mutant).text()))
            .collect();
        let text = serde_json::to_string(&drawn).context(|| "write a draw".to_owned())?;
        self.cache.put(self.of(&DRAW), &text)
    }

    /// The random mutants that were drawn last, with the verdicts there are.
    pub fn drawn(&self) -> Vec<(String, Option<Fate>)> {
        let text = self.cache.get(self.of(&DRAW)).unwrap_or_default();
        let drawn: Vec<(String, String)> = serde_json::from_str(&text).unwrap_or_default();
        let fate = |key: &str| serde_json::from_str(&self.cache.get_named(key)?).ok();
        drawn.into_iter().map(|(name, key)| (name, fate(&key))).collect()
    }

    fn of(&self, mutant: &[&str]) -> Key {
        let evidence = self.key.text();
        Key::of(std::iter::once(evidence.as_str()).chain(mutant.iter().copied()))
    }
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
