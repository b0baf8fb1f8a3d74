//! Campaigns that agreed before, and nothing of what they depend on has changed since.
use nic_sim::cache::{Cache, Key, key_of_files};
use nic_sim::tools::{Kind, find};

use crate::campaign::{Campaign, Outcome};

/// What the campaign came to when it was run before: with this language, these generators and
/// simulators. `NIC_FRESH=1` forgets it.
pub fn known(campaign: &Campaign) -> Option<String> {
    Cache::recorded("soundness").get(&name(campaign), key(campaign))
}

/// Keeps an outcome without a failure.
///
/// # Panics
/// If it cannot be written.
pub fn keep(campaign: &Campaign, outcome: &Outcome) {
    let text = outcome.to_string().lines().collect::<Vec<_>>().join("; ");
    let kept = Cache::recorded("soundness").put(&name(campaign), key(campaign), &text);
    kept.unwrap_or_else(|error| panic!("{error}"));
}

fn name(campaign: &Campaign) -> String {
    format!("random_{}_{}", campaign.sort, campaign.seed)
}

fn key(campaign: &Campaign) -> Key {
    let code = key_of_files(&["hdl/dsl/src", "hdl/dsl-derive/src", "tb/soundness/src"]).text();
    let drawn = format!(
        "{} {} {} {} {} {:?}",
        campaign.sort,
        campaign.first,
        campaign.circuits,
        campaign.seed,
        campaign.cxxrtl_every,
        campaign.simulators
    );
    let tools = [Kind::Verilator, Kind::Cxx, Kind::Icarus, Kind::Yosys];
    let versions = tools.map(|kind| find(kind).map_or_else(|_| String::new(), |tool| tool.version));
    Key::of([code.as_str(), &drawn].into_iter().chain(versions.iter().map(String::as_str)))
}
