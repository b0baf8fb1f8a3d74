//! Which emitted modules a run is about, where it is not about all.
use std::env;

/// Whether a test is to run on this module: on any, unless `NIC_JUDGED` names one. A mutant is in
/// one module only, and to test the others again would say nothing about it.
pub fn is_judged(module: &str) -> bool {
    env::var("NIC_JUDGED").map_or(true, |judged| judged == module)
}
