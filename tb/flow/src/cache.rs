//! Results of slow tools, kept in `out/cache` under a hash of everything they depend on.
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;

use crate::error::{Context, Result};

/// A 128-bit hash of text (FNV-1a): for naming results, not against an adversary.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Key(u128);

impl Key {
    /// The hash of several texts; where one ends and the next begins matters.
    pub fn of<'a>(parts: impl IntoIterator<Item = &'a str>) -> Self {
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
        let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        for part in parts {
            let length = (part.len() as u64).to_le_bytes();
            for byte in length.iter().chain(part.as_bytes()) {
                hash = (hash ^ u128::from(*byte)).wrapping_mul(PRIME);
            }
        }
        Self(hash)
    }

    /// The hash in letters, for a file name.
    pub fn text(self) -> String {
        format!("{:032x}", self.0)
    }
}

/// The results of one kind of run.
#[derive(Clone, Debug)]
pub struct Cache {
    directory: PathBuf,
}

impl Cache {
    /// The results of runs called `kind`.
    pub fn new(kind: &str) -> Self {
        Self { directory: out_directory().join("cache").join(kind) }
    }

    /// Where they are.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// What was stored under the key.
    pub fn get(&self, key: Key) -> Option<String> {
        fs::read_to_string(self.directory.join(key.text())).ok()
    }

    /// Stores a result; whole or not at all, because two processes may do so at once.
    pub fn put(&self, key: Key, result: &str) -> Result<()> {
        let file = self.directory.join(key.text());
        let partial = file.with_extension(std::process::id().to_string());
        fs::create_dir_all(&self.directory)
            .and_then(|()| fs::write(&partial, result))
            .and_then(|()| fs::rename(&partial, &file))
            .context(|| format!("write {}", file.display()))
    }
}

/// Where everything goes that can be made again.
pub fn out_directory() -> PathBuf {
    repository_root().join("out")
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
        cache.put(key, "result").expect("the result is stored");
        assert_eq!(cache.get(key).as_deref(), Some("result"));
        assert_eq!(cache.get(Key::of(["another"])), None);
        fs::remove_dir_all(cache.directory()).expect("the scratch results are removed");
    }
}
