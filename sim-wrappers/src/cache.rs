//! Results of slow checks, under a hash of everything that they depend on: in `out/cache` on this
//! machine, and in `tb/records` for all, so that a clean clone checks what has changed and no more.
//!
//! `NIC_FRESH=1` forgets both: everything is checked again. `NIC_RECORD=1` notes which results a run
//! used or found; [`write_records`] makes `tb/records` of the notes.
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::tools::repository_root;

/// A 128-bit hash of text (FNV-1a): for naming results, not against an adversary.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Key(u128);

impl Key {
    /// The hash of several texts; where one ends and the next begins matters.
    pub fn of<'a>(parts: impl IntoIterator<Item = &'a str>) -> Self {
        const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        Self(parts.into_iter().fold(BASIS, absorbed))
    }

    /// The hash in letters, for a file name.
    pub fn text(self) -> String {
        format!("{:032x}", self.0)
    }
}

/// The hash with a part behind it. Not generic, so that it is compiled as this crate is, for speed.
fn absorbed(hash: u128, part: &str) -> u128 {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let length = (part.len() as u64).to_le_bytes();
    let bytes = length.iter().chain(part.as_bytes());
    bytes.fold(hash, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(PRIME))
}

/// The results of one kind of check.
#[derive(Clone, Debug)]
pub struct Cache {
    kind: String,
    directory: PathBuf,
    /// What `tb/records` has, by key.
    recorded: BTreeMap<String, String>,
    is_recorded: bool,
}

impl Cache {
    /// The results of runs called `kind`, of this machine only.
    pub fn new(kind: &str) -> Self {
        let directory = out_directory().join("cache").join(kind);
        Self { kind: kind.to_owned(), directory, recorded: BTreeMap::new(), is_recorded: false }
    }

    /// As [`Cache::new`], and those that were committed to `tb/records`.
    pub fn recorded(kind: &str) -> Self {
        let text = fs::read_to_string(record_file(kind)).unwrap_or_default();
        let recorded = text.lines().filter_map(|line| {
            let (_, key, result) = entry(line)?;
            Some((key.to_owned(), result.to_owned()))
        });
        Self { recorded: recorded.collect(), is_recorded: true, ..Self::new(kind) }
    }

    /// Where those of this machine are.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// What was found of `name` under the key.
    pub fn get(&self, name: &str, key: Key) -> Option<String> {
        if std::env::var_os("NIC_FRESH").is_some_and(|value| value == "1") {
            return None;
        }
        let here = fs::read_to_string(self.directory.join(key.text())).ok();
        let result = here.or_else(|| self.recorded.get(&key.text()).cloned())?;
        self.note(name, key, &result).ok()?;
        Some(result)
    }

    /// Stores a result; whole or not at all, because two processes may do so at once.
    pub fn put(&self, name: &str, key: Key, result: &str) -> Result<(), Error> {
        let file = self.directory.join(key.text());
        let partial = file.with_extension(std::process::id().to_string());
        fs::create_dir_all(&self.directory)
            .and_then(|()| fs::write(&partial, result))
            .and_then(|()| fs::rename(&partial, &file))
            .and_then(|()| self.note(name, key, result))
            .map_err(|error| Error::new(format!("write {}", file.display()), error))
    }

    fn note(&self, name: &str, key: Key, result: &str) -> io::Result<()> {
        let wanted = std::env::var_os("NIC_RECORD").is_some_and(|value| value == "1");
        if !wanted || !self.is_recorded {
            return Ok(());
        }
        assert!(!result.contains('\n') && !name.contains(' '), "a record is a line of three parts");
        let line = format!("{} {name} {} {result}\n", self.kind, key.text());
        fs::create_dir_all(out_directory())?;
        let mut file = fs::OpenOptions::new().create(true).append(true).open(notes_file())?;
        // One write, so that lines of two processes do not mix.
        file.write_all(line.as_bytes())
    }
}

/// Brings what runs with `NIC_RECORD=1` have noted into `tb/records`, and forgets the notes. What was not
/// looked at stays. Says how many results each file has.
pub fn write_records() -> Result<Vec<(String, usize)>, Error> {
    let failed = |error: io::Error| Error::new("write the records", error);
    let notes = fs::read_to_string(notes_file()).map_err(|error| {
        Error::new(
            format!("read {}: run the checks with NIC_RECORD=1 first", notes_file().display()),
            error,
        )
    })?;
    let mut kinds: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for line in notes.lines() {
        if let Some((kind, rest)) = line.split_once(' ')
            && let Some((name, _, _)) = entry(rest)
        {
            // The last one counts: files may have changed between two runs.
            kinds.entry(kind).or_default().insert(name, rest);
        }
    }
    let mut written = Vec::new();
    for (kind, noted) in kinds {
        let present = fs::read_to_string(record_file(kind)).unwrap_or_default();
        let named = |line| entry(line).map(|(name, _, _)| (name, line));
        let mut entries: BTreeMap<&str, &str> = present.lines().filter_map(named).collect();
        entries.extend(noted);
        let mut text = String::from(HEADING);
        for line in entries.values() {
            let _ = writeln!(text, "{line}");
        }
        fs::create_dir_all(repository_root().join("tb/records")).map_err(failed)?;
        fs::write(record_file(kind), text).map_err(failed)?;
        written.push((kind.to_owned(), entries.len()));
    }
    fs::remove_file(notes_file()).map_err(failed)?;
    Ok(written)
}

const HEADING: &str = "# What was checked, the hash of all that it depends on, what was found. `make record` writes it.\n";

/// Name, key and result of a line.
fn entry(line: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = line.split_once(' ')?;
    let (key, result) = rest.split_once(' ')?;
    (name != "#").then_some((name, key, result))
}

fn record_file(kind: &str) -> PathBuf {
    repository_root().join("tb/records").join(format!("{kind}.txt"))
}

fn notes_file() -> PathBuf {
    out_directory().join("records.log")
}

/// Where everything goes that can be made again.
pub fn out_directory() -> PathBuf {
    repository_root().join("out")
}

/// The hash of the files below these directories, or these files, of the repository: what a check is
/// made of. A file that cannot be read counts as empty.
pub fn key_of_files(places: &[&str]) -> Key {
    let mut files = Vec::new();
    places.iter().for_each(|place| collect(&repository_root().join(place), &mut files));
    files.sort();
    let root = repository_root();
    let texts: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let name = file.strip_prefix(&root).unwrap_or(file).to_string_lossy().into_owned();
            [name, fs::read_to_string(file).unwrap_or_default()]
        })
        .collect();
    Key::of(texts.iter().map(String::as_str))
}

fn collect(place: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(place) {
        Ok(entries) => entries.flatten().for_each(|entry| collect(&entry.path(), files)),
        Err(_) => files.push(place.to_path_buf()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_part_ends_matters() {
        assert_ne!(Key::of(["ab", "c"]), Key::of(["a", "bc"]));
        assert_eq!(Key::of(["ab", "c"]), Key::of(["ab", "c"]));
    }

    #[test]
    fn what_is_put_is_found_again_under_its_key_only() {
        let cache = Cache::new("cache_test");
        let key = Key::of(["this one"]);
        cache.put("it", key, "result").expect("the result is stored");
        assert_eq!(cache.get("it", key).as_deref(), Some("result"));
        assert_eq!(cache.get("it", Key::of(["another"])), None);
        fs::remove_dir_all(cache.directory()).expect("the scratch results are removed");
    }

    #[test]
    fn a_record_is_a_name_a_key_and_a_result_that_may_have_spaces() {
        assert_eq!(
            entry("fifo 00ff {\"RAMB18E2\": 2}"),
            Some(("fifo", "00ff", "{\"RAMB18E2\": 2}"))
        );
        assert_eq!(entry("# What was checked"), None);
        assert_eq!(entry("fifo 00ff"), None);
    }

    #[test]
    fn files_count_by_name_and_text() {
        let here = key_of_files(&["sim-wrappers/src/cache.rs"]);
        assert_eq!(here, key_of_files(&["sim-wrappers/src/cache.rs"]));
        assert_ne!(here, key_of_files(&["sim-wrappers/src/clock.rs"]));
        assert_ne!(here, key_of_files(&["sim-wrappers/src/cache.rs", "sim-wrappers/src/clock.rs"]));
        assert_eq!(key_of_files(&["sim-wrappers"]), key_of_files(&["sim-wrappers/"]));
    }
}
