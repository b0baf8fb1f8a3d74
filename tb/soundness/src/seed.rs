//! The one place that reads the environment.
use std::env;

/// The seed: what was asked for, else `NIC_SEED`, else 1.
///
/// # Errors
/// When `NIC_SEED` is not a number.
pub fn from(asked: Option<u64>) -> Result<u64, String> {
    match asked {
        Some(seed) => Ok(seed),
        None => variable("NIC_SEED", 1),
    }
}

/// How many random circuits the test runs: `NIC_CIRCUITS`, else 5,000.
///
/// # Errors
/// When `NIC_CIRCUITS` is not a number.
pub fn circuits() -> Result<u64, String> {
    variable("NIC_CIRCUITS", 5_000)
}

/// How many random programs the test runs: `NIC_PROGRAMS`, else 1,000.
///
/// # Errors
/// When `NIC_PROGRAMS` is not a number.
pub fn programs() -> Result<u64, String> {
    variable("NIC_PROGRAMS", 1_000)
}

fn variable(name: &str, default: u64) -> Result<u64, String> {
    match env::var(name) {
        Ok(text) => text.parse().map_err(|_| format!("{name} must be a number, is `{text}`")),
        Err(_) => Ok(default),
    }
}
