//! A set of files to write or to compare, so that nothing is written before everything is known.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::module::Error;

/// Files by their path below some directory.
#[derive(Default)]
pub struct Files {
    contents: BTreeMap<PathBuf, String>,
    /// Directories, and endings of names in them, that no other file has.
    owned: Vec<(PathBuf, &'static str)>,
}

impl Files {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<PathBuf>, text: String) {
        self.contents.insert(path.into(), text);
    }

    /// How many files there are.
    pub fn count(&self) -> usize {
        self.contents.len()
    }

    /// Adds the files of another set.
    pub fn extend(&mut self, other: Files) {
        self.contents.extend(other.contents);
        self.owned.extend(other.owned);
    }

    /// Says that files in `directory` with names of that ending that are not in the set do not belong
    /// there.
    pub fn own(&mut self, directory: &str, ending: &'static str) {
        self.owned.push((PathBuf::from(directory), ending));
    }

    /// Files in owned directories that are not in the set.
    fn strangers(&self, root: &Path) -> Vec<PathBuf> {
        let mut found = vec![];
        for (directory, ending) in &self.owned {
            for entry in fs::read_dir(root.join(directory)).into_iter().flatten().flatten() {
                let path = directory.join(entry.file_name());
                let is_owned = entry.file_name().to_string_lossy().ends_with(ending);
                if is_owned && entry.path().is_file() && !self.contents.contains_key(&path) {
                    found.push(path);
                }
            }
        }
        found.sort();
        found
    }

    /// Writes every file whose content has changed below `root`, and removes what does not belong.
    ///
    /// # Errors
    /// A file that cannot be written; files appear whole or not at all.
    pub fn write(&self, root: &Path) -> Result<(), Error> {
        for (path, text) in &self.contents {
            let path = root.join(path);
            if fs::read_to_string(&path).is_ok_and(|there| there == *text) {
                continue;
            }
            let failed = |error: std::io::Error| {
                Error::new(format!("failed to write {}: {error}", path.display()))
            };
            if let Some(directory) = path.parent() {
                fs::create_dir_all(directory).map_err(failed)?;
            }
            let mut name = path.file_name().unwrap_or_default().to_os_string();
            name.push(".new");
            let new = path.with_file_name(name);
            fs::write(&new, text).map_err(failed)?;
            fs::rename(&new, &path).map_err(failed)?;
        }
        for stranger in self.strangers(root) {
            let path = root.join(stranger);
            fs::remove_file(&path).map_err(|error| {
                Error::new(format!("failed to remove {}: {error}", path.display()))
            })?;
        }
        Ok(())
    }

    /// Compares every file below `root` with what it should be.
    ///
    /// # Errors
    /// One line that names the files that differ.
    pub fn check(&self, root: &Path) -> Result<(), Error> {
        let mut stale: Vec<String> = vec![];
        for (path, text) in &self.contents {
            if !fs::read_to_string(root.join(path)).is_ok_and(|there| there == *text) {
                stale.push(path.display().to_string());
            }
        }
        stale.extend(self.strangers(root).iter().map(|path| path.display().to_string()));
        if stale.is_empty() {
            return Ok(());
        }
        let more = stale.len().saturating_sub(5);
        stale.truncate(5);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let list = stale.join(", ");
        Err(Error::new(format!("not fresh: {list}{more}; run `cargo run --bin emit`")))
    }
}
