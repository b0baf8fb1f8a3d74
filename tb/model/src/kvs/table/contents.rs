//! What two tables hold together, and whether that is what it should be.
use std::collections::BTreeMap;

use super::super::store::Entry;
use super::Contents;

/// All that is stored: the host's table, and the card's over it.
///
/// # Errors
/// One line: the two contradict each other.
pub fn union(
    card: &Contents,
    card_bits: u32,
    host: &Contents,
) -> Result<BTreeMap<Vec<u8>, Entry>, String> {
    let mut all: BTreeMap<_, _> =
        host.iter().map(|(key, found)| (key.clone(), found.entry.clone())).collect();
    if let Some((key, _)) = host.iter().find(|(_, found)| found.is_dirty) {
        return Err(format!("\"{}\" is dirty in the host's table", key.escape_ascii()));
    }
    for (key, found) in card {
        let name = key.escape_ascii();
        match host.get(key) {
            Some(old) if old.bucket & ((1 << card_bits) - 1) != found.bucket => {
                return Err(format!(
                    "\"{name}\" is in the card's bucket {} and the host's bucket {}",
                    found.bucket, old.bucket
                ));
            }
            Some(old) if !found.is_dirty && old.entry != found.entry => {
                return Err(format!("\"{name}\" is not dirty, but other than in the host's table"));
            }
            None if !found.is_dirty => {
                return Err(format!("\"{name}\" is not dirty, but not in the host's table"));
            }
            _ => {}
        }
        all.insert(key.clone(), found.entry.clone());
    }
    Ok(all)
}

/// What is stored in one way and should be in another: the first few keys. CAS values that the store does not
/// know are not compared.
///
/// # Errors
/// One line.
pub fn compare(
    stored: &BTreeMap<Vec<u8>, Entry>,
    expected: &BTreeMap<Vec<u8>, Entry>,
) -> Result<(), String> {
    let keys = stored.keys().chain(expected.keys().filter(|key| !stored.contains_key(*key)));
    let mut wrong = Vec::new();
    for key in keys {
        let name = key.escape_ascii();
        match (stored.get(key), expected.get(key)) {
            (Some(_), None) => wrong.push(format!("\"{name}\" is there and should not be")),
            (None, Some(_)) => wrong.push(format!("\"{name}\" is not there")),
            (Some(stored), Some(expected)) => {
                if stored.value != expected.value {
                    wrong.push(format!("\"{name}\" has another value"));
                } else if stored.flags != expected.flags {
                    wrong.push(format!(
                        "\"{name}\" has flags {:02x?}, not {:02x?}",
                        stored.flags, expected.flags
                    ));
                } else if expected.cas.is_some() && stored.cas != expected.cas {
                    wrong.push(format!(
                        "\"{name}\" has CAS value {}, not {}",
                        stored.cas.unwrap_or(0),
                        expected.cas.unwrap_or(0)
                    ));
                }
            }
            (None, None) => {}
        }
    }
    match wrong.len() {
        0 => Ok(()),
        count => {
            wrong.truncate(3);
            Err(format!("{count} keys are wrong: {}", wrong.join("; ")))
        }
    }
}
