//! A recorded exchange with a memcached through a card that answers it.
use indicatif::ProgressBar;
use nic_driver::card::key_value::KeyValueStatistics;
use nic_eval::key_value::replay::{self, Pair, Places};
use nic_tb::text::{table, thousands};

use super::Part;

/// Asks all of it, one at a time, and compares each answer with the recorded one.
pub fn part(exchange: &[Pair], bar: &ProgressBar, seed: u64) -> Result<Part, String> {
    let mut before = 0;
    let outcome = replay::run(exchange, seed, |answered| {
        bar.inc((answered - before) as u64);
        before = answered;
    })?;
    let places = Places::between(&KeyValueStatistics::default(), &outcome.counted);
    let share = |count: u64| format!("{:.1} %", 100.0 * count as f64 / places.all().max(1) as f64);
    let latency = |percent: f64| {
        format!("{:.0} ({})", outcome.nanoseconds(percent), outcome.cycles_of(percent))
    };
    let row = vec![
        "memcached".to_owned(),
        thousands(exchange.len() as u64),
        "equal".to_owned(),
        thousands(places.all()),
        share(places.nic),
        share(places.host),
        share(places.nowhere),
        latency(50.0),
        latency(99.0),
    ];
    Ok(Part { rows: vec![row], bars: vec![], files: vec![], cycles: outcome.cycles })
}

/// Its table.
pub fn text(part: &Part) -> String {
    let headings = [
        "recorded",
        "requests",
        "answers",
        "with a key",
        "NIC",
        "host",
        "nowhere",
        "median, ns",
        "p99, ns",
    ];
    format!(
        "Key-value requests: network, card, network; the host only where the key is not in NIC memory\n\n{}\n\
         Shares of those with a key, by where it was; entries of 256 keys fit NIC memory. Latency from the first\n\
         beat of a request at the MAC to the last of its answer (cycles of the MAC's clock), simulated, one at a time.\n\n",
        table(&headings, &part.rows)
    )
}
